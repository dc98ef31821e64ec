"""A tap that fails, a button that gets no touch: the sentence why, its causes one by one, and what would help.

    python examples/why.py
"""

import responderkit as rk


def explain(subject):
    print(subject.explain())
    for step in subject.explain().steps:
        print(f"  {step.reason.name}: {step}")
        if step.unit is not rk.Unit.NONE:
            print(f"    measured {step.value:g}, limit {step.limit:g}")


with rk.Context() as context:
    context.trace.start()  # before the touches: what follows is read from it
    window = rk.Window((0, 0, 320, 480))
    photo = rk.View((0, 0, 320, 380))
    photo.name = "photo"
    window.add_subview(photo)
    tap = rk.Tap(lambda recognizer: print("opened"), name="open")
    photo.add_gesture_recognizer(tap)
    button = rk.Button((100, 400, 120, 44))
    button.name = "save"
    button.add_action(lambda control: print("saved"), rk.ControlEvents.TOUCH_UP_INSIDE)
    glass = rk.View((0, 380, 320, 100))
    glass.name = "glass"
    window.add_subview(button)
    window.add_subview(glass)  # in front of the button

    context.down(1, 160, 200, 1.00)  # a tap that slips
    context.move(1, 190, 240, 1.05)
    context.up(1, 190, 240, 1.10)
    explain(tap)

    context.down(1, 160, 420, 2.00)  # a tap on the button, as one sees it
    context.up(1, 160, 420, 2.08)
    explain(button)

    for problem in context.problems():  # all of a session at once, the most serious first
        print(problem)
        print("  what would help:", problem.help)
