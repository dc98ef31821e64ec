"""Why a button got no tap: the library names the cause. Covered, outside of its superview, in a hidden one, disabled, lost to a pan."""

import responderkit as rk
from shared import attach, make_window, put, tap


def explain(thing):
    print(f"  {thing.explain()}")


with rk.Context() as context:
    context.trace.start()
    window = make_window()
    panel = put(window, "panel", rk.View((0, 0, 200, 200)))
    button = put(panel, "send", rk.Button((100, 50, 150, 40)))
    button.add_action(lambda: None, rk.ControlEvents.TOUCH_UP_INSIDE)

    print("nothing in the way:")
    tap(context, 150, 70, 1)
    explain(button)
    print("where it sticks out of the panel:")
    print(f"  {button.explain(at=(230, 70))}")
    print("under another view:")
    glass = put(window, "glass", rk.View((0, 0, 320, 480)))
    tap(context, 150, 70, 3)
    explain(button)
    glass.remove_from_superview()
    print("in a hidden panel:")
    panel.hidden = True
    tap(context, 150, 70, 5)
    explain(button)
    panel.hidden = False
    print("disabled:")
    button.enabled = False
    tap(context, 150, 70, 7)
    explain(button)
    button.enabled = True

    print("the finger moves on:")
    pan = attach(window, "drag", rk.Pan())
    context.down(1, 150, 70, 9)
    context.move(1, 150, 85, 9.25)
    context.up(1, 150, 85, 9.5)
    explain(button)
    print("and the pan, when it moves too little:")
    context.down(1, 150, 300, 11)
    context.move(1, 154, 300, 11.25)
    context.up(1, 154, 300, 11.5)
    explain(pan)
