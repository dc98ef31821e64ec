"""A window that sees every event before anything in it: it counts them, and while it is locked it keeps them to itself."""

import responderkit as rk
from shared import make_window, put, tap


class Guard(rk.Window):
    locked = False

    def send_event(self, event):
        touches = event.touches_for_window(self)
        kept = ", kept" if self.locked else ""
        print(f"  {event.timestamp:.2f} s: {len(touches)} touch, {touches[0].phase.name.lower()}{kept}")
        if not self.locked:
            super().send_event(event)


with rk.Context() as context:
    window = make_window(Guard)
    button = put(window, "button", rk.Button((20, 20, 100, 44)))
    button.add_action(lambda: print(f"  {button.name} pressed"), rk.ControlEvents.TOUCH_UP_INSIDE)

    print("open:")
    tap(context, 50, 40, 1)
    print("locked:")
    window.locked = True
    tap(context, 50, 40, 2)
    print("open again:")
    window.locked = False
    tap(context, 50, 40, 3)
    print("locked while the finger is down:")
    context.down(1, 50, 40, 4)
    context.move(1, 52, 40, 4.25)
    window.locked = True
    context.up(1, 52, 40, 4.5)
    print("open for the next one:")
    window.locked = False
    tap(context, 50, 40, 6)
