"""A book of four pages: a quick flick turns the page, a slow drag goes to the nearest one, and no flick passes more than one page."""

from math import inf

import responderkit as rk
from shared import make_window, put, text


class Delegate:
    def will_end_dragging(self, view, velocity, target):
        print(f"  goes to {text(target)}")

    def did_end_decelerating(self, view):
        print(f"  at page {view.content_offset.x / 320 + 1:g}")


def rest():
    """Let all movement come to its end."""
    while context.next_deadline < inf:
        context.advance(context.next_deadline)


def drag(what, start, end, time, seconds):
    """Five moves in the time given, and the lift."""
    print(f"{what}:")
    context.down(1, start, 200, time)
    for k in range(1, 6):
        context.move(1, start + (end - start) * k / 5, 200, time + seconds * k / 5)
    context.up(1, end, 200, time + seconds)
    rest()


with rk.Context() as context:
    window = make_window()
    book = put(window, "book", rk.ScrollView((0, 0, 320, 400), content_size=(4 * 320, 400), paging_enabled=True))
    book.delegate = Delegate()

    drag("a quick flick to the left", 200, 150, 1, 0.1)
    drag("a quick and long one", 310, 10, 4, 0.1)
    drag("a slow drag by 100", 250, 150, 7, 2)
    drag("a slow drag by 200", 310, 110, 12, 2)
    drag("a flick beyond the last page", 200, 100, 17, 0.1)
    drag("a flick to the right", 100, 150, 20, 0.1)
    print("by the program:")
    book.content_offset = (0, 0)
    book.delegate.did_end_decelerating(book)
