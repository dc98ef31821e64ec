"""A small button that accepts touches 20 points around it: point_inside with a larger rectangle. A touch outside of the superview is still
lost."""

import responderkit as rk
from shared import make_window, put, tap


class GenerousButton(rk.Button):
    def point_inside(self, point, event=None):
        return self.bounds.inset(-20, -20).contains(point)


def try_tap(x, y, time):
    print(f"tap at ({x:g}, {y:g}):")
    tap(context, x, y, time)


with rk.Context() as context:
    window = make_window()
    bar = put(window, "bar", rk.View((0, 100, 320, 60)))
    close = put(bar, "close", GenerousButton((280, 10, 16, 16)))
    close.add_action(lambda button: print(f"  {button.name} pressed"), rk.ControlEvents.TOUCH_UP_INSIDE)

    try_tap(288, 118, 1)  # on the button
    try_tap(264, 134, 2)  # 16 points to its left, 8 below it
    try_tap(250, 118, 3)  # 30 points away
    try_tap(288, 104, 4)  # above the button, in the bar
    try_tap(288, 95, 5)  # 15 points above it, but outside of the bar
