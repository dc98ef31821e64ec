"""A scroll view with three pages: the calls of its delegate, its offset while it moves by itself, and a drag that is turned back.

    python examples/pages.py
"""

import responderkit as rk


class Pages:
    """A delegate is any object; only the methods that it has are called."""

    def will_begin_dragging(self, view):
        print("  the finger begins to scroll")

    def will_end_dragging(self, view, velocity, target):
        print(f"  the finger lifts at {velocity.x * 1000:.0f} points per second; it will come to rest at {target.x:.0f}")
        if target.x > 300:
            print("  the third page is not for children: back to the second")
            return (300, 0)
        return None

    def did_end_decelerating(self, view):
        print(f"  page {view.content_offset.x / 300 + 1:.0f}")


def flick(context, at):
    """60 points to the left in a tenth of a second."""
    context.down(1, 250, 100, at)
    for step in range(1, 11):
        context.move(1, 250 - 6 * step, 100, at + step * 0.01)
    context.up(1, 190, 100, at + 0.1)


with rk.Context() as context:
    window = rk.Window((0, 0, 300, 200))
    pages = rk.ScrollView((0, 0, 300, 200), content_size=(900, 200), paging_enabled=True)
    pages.delegate = Pages()
    window.add_subview(pages)

    print("a flick:")
    flick(context, 0.0)
    for _ in range(3):
        # A program's own loop would draw here, and then sleep until the next frame is due.
        context.advance(context.next_deadline)
        print(f"    {context.time:.3f} s: at {pages.content_offset.x:.1f}")
    context.advance(3.0)

    print("another one:")
    flick(context, 4.0)
    context.advance(8.0)

    print("and back by program:")
    pages.set_content_offset((0, 0), animated=True)
    context.advance(8.15)
    print(f"  half of the time, half of the way: {pages.content_offset.x:.0f}")
