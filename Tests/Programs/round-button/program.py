"""A button that is a circle: point_inside measures the distance from the middle. In the corners of its frame what lies behind it is hit."""

import responderkit as rk
from shared import make_window, name, put, tap


class RoundButton(rk.Button):
    def point_inside(self, point, event=None):
        if not super().point_inside(point, event):
            return False
        radius = self.bounds.width / 2
        x, y = point.x - radius, point.y - radius
        return x * x + y * y <= radius * radius


def sent(button):
    print(f"  {button.name} sent its action")


with rk.Context() as context:
    window = make_window()
    behind = put(window, "behind", rk.Button((80, 80, 140, 140)))
    record = put(window, "record", RoundButton((100, 100, 100, 100)))
    behind.add_action(sent, rk.ControlEvents.TOUCH_UP_INSIDE)
    record.add_action(sent, rk.ControlEvents.TOUCH_UP_INSIDE)

    for i, (x, y) in enumerate(((150, 150), (105, 105), (195, 195), (150, 101), (115, 115), (114, 114))):
        print(f"({x:g}, {y:g}) hits {name(window.view_at((x, y)))}")
        tap(context, x, y, 1 + i)
