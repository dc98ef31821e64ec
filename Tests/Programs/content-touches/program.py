"""What a cell and a button in a list get of a finger that may scroll: nothing for 0.15 s; then their touch, until the list takes it
away."""

import responderkit as rk
from shared import make_window, put, tap

EVENTS = rk.ControlEvents


def note(what):
    print(f"  {context.time:.2f} s: {what}")


class Cell(rk.View):
    def touches_began(self, touches, event):
        note("cell began")

    def touches_ended(self, touches, event):
        note("cell ended")

    def touches_cancelled(self, touches, event):
        note("cell cancelled")


class Delegate:
    def will_begin_dragging(self, view):
        note("list is dragged")


def drag(what, y, time, rest):
    """A finger that rests, moves up by 40 points and lifts."""
    print(f"{what}:")
    context.down(1, 160, y, time)
    context.advance(time + rest)
    context.move(1, 160, y - 40, time + rest + 0.01)
    context.up(1, 160, y - 40, time + rest + 0.5)
    context.advance(time + 3)


with rk.Context() as context:
    window = make_window()
    list_view = put(window, "list", rk.ScrollView((0, 0, 320, 480), content_size=(320, 4000), delegate=Delegate()))
    put(list_view, "cell", Cell((0, 0, 320, 2000)))
    button = put(list_view, "button", rk.Button((0, 2000, 320, 2000)))
    button.add_action(lambda: note("button pressed"), EVENTS.TOUCH_DOWN)
    button.add_action(lambda: note("button sends its action"), EVENTS.TOUCH_UP_INSIDE)
    button.add_action(lambda: note("button cancelled"), EVENTS.TOUCH_CANCEL)

    print("a quick tap:")
    tap(context, 160, 100, 1)
    drag("dragged at once", 100, 2, 0.05)
    drag("held, then dragged", 200, 6, 0.3)
    list_view.content_offset = (0, 2000)
    drag("a button, held, then dragged", 200, 10, 0.3)
    drag("a button, dragged at once", 200, 14, 0.05)
    print("not delayed:")
    list_view.delays_content_touches = False
    list_view.content_offset = (0, 0)
    drag("dragged at once", 100, 18, 0.05)
    print("nor cancelled:")
    list_view.can_cancel_content_touches = False
    drag("dragged at once", 100, 22, 0.05)
