"""A tab bar whose middle item sticks out above it: the bar's hit_test offers points beyond its bounds to that item."""

import responderkit as rk
from shared import make_window, put, tap


class TabBar(rk.View):
    raised = None

    def hit_test(self, point, event=None):
        hit = super().hit_test(point, event)
        if hit is not None or self.hidden:
            return hit
        return self.raised.hit_test(self.convert_point_to(point, self.raised), event)


def try_tap(x, y, time):
    print(f"tap at ({x:g}, {y:g}):")
    tap(context, x, y, time)


with rk.Context() as context:
    window = make_window()
    bar = put(window, "bar", TabBar((0, 430, 320, 50)))
    for title, frame in (("home", (20, 5, 60, 40)), ("new", (130, -30, 60, 70)), ("profile", (240, 5, 60, 40))):
        item = put(bar, title, rk.Button(frame))
        item.add_action(lambda item: print(f"  {item.name} chosen"), rk.ControlEvents.TOUCH_UP_INSIDE)
        if title == "new":
            bar.raised = item

    try_tap(50, 455, 1)
    try_tap(160, 455, 2)
    try_tap(160, 410, 3)  # above the bar
    try_tap(50, 420, 4)  # above the bar, beside the item
    bar.hidden = True
    print("bar hidden")
    try_tap(160, 410, 5)
