"""A layer over the whole screen that lets touches through except on its own button: hit_test without itself as an answer."""

import responderkit as rk
from shared import make_window, put, tap


class Overlay(rk.View):
    def hit_test(self, point, event=None):
        hit = super().hit_test(point, event)
        return None if hit is self else hit


def button(superview, name, frame):
    made = put(superview, name, rk.Button(frame))
    made.add_action(lambda pressed: print(f"  {pressed.name} pressed"), rk.ControlEvents.TOUCH_UP_INSIDE)


def try_all(time):
    for i, (x, y) in enumerate(((60, 60), (260, 60), (160, 300))):
        print(f"tap at ({x:g}, {y:g}):")
        tap(context, x, y, time + i)


with rk.Context() as context:
    window = make_window()
    button(window, "play", (20, 20, 80, 80))
    button(window, "stop", (220, 20, 80, 80))

    print("under an overlay:")
    overlay = put(window, "overlay", Overlay((0, 0, 320, 480)))
    button(overlay, "help", (240, 40, 40, 40))  # over stop
    try_all(1)

    print("under a plain view:")
    plain = put(window, "plain", rk.View((0, 0, 320, 480)))
    try_all(11)

    print("with both removed:")
    plain.remove_from_superview()
    overlay.remove_from_superview()
    try_all(21)
