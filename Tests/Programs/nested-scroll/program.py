"""A row that scrolls sideways in a list that scrolls up and down: each drag moves the one that can scroll that way."""

import responderkit as rk
from shared import make_window, put, text


class Delegate:
    def will_begin_dragging(self, view):
        print(f"  {view.name} is dragged")


def drag(what, start, end, time):
    """A drag in two moves, held before the lift."""
    print(f"{what}:")
    context.down(1, *start, time)
    context.move(1, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, time + 0.25)
    context.move(1, *end, time + 0.5)
    context.up(1, *end, time + 1)
    context.advance(time + 3)
    print(f"  row at {text(row.content_offset)}, list at {text(list_view.content_offset)}")


with rk.Context() as context:
    window = make_window()
    delegate = Delegate()
    list_view = put(window, "list", rk.ScrollView((0, 0, 320, 480), content_size=(320, 2000), delegate=delegate))
    row = put(list_view, "row", rk.ScrollView((0, 100, 320, 120), content_size=(1000, 120), delegate=delegate))

    drag("sideways in the row", (250, 160), (150, 160), 1)
    drag("upwards in the row", (160, 160), (160, 110), 5)
    drag("upwards in the list", (160, 400), (160, 350), 9)
    drag("sideways in the list", (250, 400), (150, 400), 13)
    print("the row does not scroll:")
    row.scroll_enabled = False
    drag("sideways in the row", (250, 60), (150, 60), 17)
    drag("slanting in the row", (250, 70), (200, 20), 21)
    row.scroll_enabled = True
    list_view.content_offset = (0, 0)
    print("the row is at its end:")
    row.content_offset = (680, 0)
    drag("sideways in the row", (250, 160), (150, 160), 25)
