"""First responder: asked for, refused, handed on, given up, and lost by leaving the window."""

import responderkit as rk
from shared import make_window, name, put, yes


class Box(rk.View):
    @property
    def can_become_first_responder(self):
        return self.name != "picture"

    @property
    def can_resign_first_responder(self):
        if self.name != "code":
            return True
        print("  code does not resign")
        return False

    def become_first_responder(self):
        done = super().become_first_responder()
        print(f"  {self.name} becomes first responder: {yes(done)}")
        return done

    def resign_first_responder(self):
        done = super().resign_first_responder()
        print(f"  {self.name} resigns: {yes(done)}")
        return done


def ask(view):
    print(f"{view.name}:")
    view.become_first_responder()
    print(f"  first responder: {name(window.first_responder)}")


with rk.Context():
    window = make_window()
    name_box = put(window, "name", Box((0, 0, 320, 40)))
    picture = put(window, "picture", Box((0, 40, 320, 40)))
    code = put(window, "code", Box((0, 80, 320, 40)))

    ask(name_box)
    ask(picture)
    ask(code)
    ask(name_box)  # code keeps it
    print("code is asked to resign:")
    print(f"  answer: {yes(code.resign_first_responder())}")
    print("code leaves the window:")
    code.remove_from_superview()
    print(f"  first responder: {name(window.first_responder)}")
    ask(code)  # it is in no window
    ask(name_box)
    print("name is asked to resign:")
    print(f"  answer: {yes(name_box.resign_first_responder())}")
