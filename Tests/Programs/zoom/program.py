"""A map in a scroll view that zooms: by two fingers, beyond the limit and back, and by the program to a rectangle."""

import responderkit as rk
from shared import make_window, put, two_fingers


def show(what):
    size = scroll_view.content_size
    content = f"content ({size.width:.2f}, {size.height:.2f})"
    print(f"  {what}: scale {scroll_view.zoom_scale:.2f}, {content}, map {map_view.frame.width:.2f} wide")


class Delegate:
    def view_for_zooming(self, view):
        return map_view

    def will_begin_zooming(self, view, zoomed):
        print(f"  zooming of {zoomed.name} begins")

    def did_end_zooming(self, view, zoomed, scale):
        print(f"  zooming of {zoomed.name} ends at {scale:.2f}")


def pinch(distances, time):
    """Two fingers around (160, 200), first 120 points apart; then each distance."""
    two_fingers(context, rk.TouchPhase.BEGAN, (100, 200), (220, 200), time)
    for i, distance in enumerate(distances, 1):
        first, second = (160 - distance / 2, 200), (160 + distance / 2, 200)
        two_fingers(context, rk.TouchPhase.MOVED, first, second, time + 0.25 * i)
        show("moved")
    two_fingers(context, rk.TouchPhase.ENDED, first, second, time + 2)
    context.advance(time + 3)
    show("at rest")


with rk.Context() as context:
    window = make_window()
    scroll_view = put(window, "scroll view", rk.ScrollView((0, 0, 320, 400), content_size=(320, 400), zoom_scale_range=(1, 4)))
    map_view = put(scroll_view, "map", rk.View((0, 0, 320, 400)))
    scroll_view.delegate = Delegate()

    print("apart:")
    pinch((160, 192), 1)
    print("too far:")
    scroll_view.zoom_scale = 3
    pinch((160, 300), 5)
    print("together:")
    scroll_view.zoom_scale = 2
    pinch((100, 60), 9)
    print("to a rectangle of the map:")
    scroll_view.zoom_to_rect((80, 100, 160, 200))
    show("at rest")
    print(f"  offset ({scroll_view.bounds.x:.2f}, {scroll_view.bounds.y:.2f})")
