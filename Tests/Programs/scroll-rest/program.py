"""A list that a finger drags and flicks: offsets while it is dragged, and at whole moments until it rests, by the context's clock."""

from math import inf

import responderkit as rk
from shared import make_window, put


class Delegate:
    scrolled = False  # whether did_scroll came since the last line

    def did_scroll(self, view):
        self.scrolled = True

    def will_begin_dragging(self, view):
        show("will begin dragging")

    def did_end_dragging(self, view, will_decelerate):
        show("lifted, will decelerate" if will_decelerate else "lifted, stands")

    def did_end_decelerating(self, view):
        show("rests")


def show(what):
    print(f"  {context.time:.2f} s: {what} at {list_view.content_offset.y:.2f}{', scrolled' if delegate.scrolled else ''}")
    delegate.scrolled = False


def drag(x, y, time):
    """Up by 24 points every 0.03 s: 800 points a second."""
    context.down(1, x, y, time)
    for k in range(1, 5):
        context.move(1, x, y - 24 * k, time + 0.03 * k)
        if k == 2:
            show("halfway")


with rk.Context() as context:
    window = make_window()
    delegate = Delegate()
    list_view = put(window, "list", rk.ScrollView((0, 0, 320, 480), content_size=(320, 4000), delegate=delegate))

    print("dragged, and held before the lift:")
    drag(160, 400, 1)
    context.advance(2)
    context.up(1, 160, 304, 2)

    print("flicked:")
    drag(160, 400, 4)
    context.up(1, 160, 304, 4.12)
    for k in range(1, 5):
        context.advance(4.12 + 0.5 * k)
        show("on its way")
    while context.next_deadline < inf:  # something still moves
        context.advance(context.next_deadline)

    print("flicked, and stopped by a finger:")
    drag(160, 400, 10)
    context.up(1, 160, 304, 10.12)
    context.advance(10.5)
    delegate.scrolled = False
    context.down(1, 160, 400, 10.5)
    context.advance(11)
    show("held")
    context.up(1, 160, 400, 11)
