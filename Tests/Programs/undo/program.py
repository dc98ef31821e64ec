"""Undo by key and by button: actions without target reach the nearest document that can perform them, through a presented one."""

import responderkit as rk
from shared import make_window, name, put, tap

context = rk.current_context()


class Document(rk.ViewController):
    def __init__(self, **properties):
        super().__init__(**properties)
        self.count, self.changes = 0, []

    @property
    def can_become_first_responder(self):
        return True

    def can_perform_action(self, selector, sender):
        if selector == "undo:" and not self.changes:
            print(f"  {self.name} has nothing to undo")
            return False
        return super().can_perform_action(selector, sender)

    @rk.action("increase:")
    def increase(self, sender):
        self.change(1, sender)

    @rk.action("decrease:")
    def decrease(self, sender):
        self.change(-1, sender)

    @rk.action("undo:")
    def undo(self, sender):
        self.count -= self.changes.pop()
        print(f"  {self.name} undoes for {name(sender)}: {self.count}")

    def change(self, by, sender):
        self.count += by
        self.changes.append(by)
        print(f"  {self.name} changes for {name(sender)}: {self.count}")


class Logged(rk.Button):
    def send_action(self, selector, target, event=None):
        print(f"{self.name} sends {selector} to {name(target)}")
        super().send_action(selector, target, event)


def page(title):
    made = Document(name=title)
    made.view = rk.View((0, 0, 320, 480))
    for number, word in enumerate(("increase", "decrease", "undo")):
        button = put(made.view, word, Logged((20 + 100 * number, 100, 80, 44)))
        button.add_target(None, f"{word}:", rk.ControlEvents.TOUCH_UP_INSIDE)
    made.add_key_command("z", rk.KeyModifierFlags.COMMAND, "undo:")
    return made


def command_z(time):
    print("command z")
    context.key_down(1, "z", time, modifiers=rk.KeyModifierFlags.COMMAND)
    context.press_up(1, time + 0.25)


window = make_window()
book, sheet = page("book"), page("sheet")
window.root_view_controller = book
book.become_first_responder()
tap(context, 60, 120, 1)
tap(context, 60, 120, 2)
tap(context, 160, 120, 3)
command_z(4)
book.present(sheet)
sheet.become_first_responder()
command_z(5)
tap(context, 60, 120, 6)
command_z(7)
tap(context, 260, 120, 8)
sheet.dismiss()
print(f"first responder: {name(window.first_responder)}")
book.become_first_responder()
command_z(9)
command_z(10)
