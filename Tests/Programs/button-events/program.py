"""The control events of a button: pressed, dragged out and in again, lifted inside or outside, pressed twice, cancelled, disabled."""

import responderkit as rk
from shared import make_window, put, tap

EVENTS = rk.ControlEvents
WORDS = {
    EVENTS.TOUCH_DOWN: "touchDown",
    EVENTS.TOUCH_DOWN_REPEAT: "touchDownRepeat",
    EVENTS.TOUCH_DRAG_INSIDE: "touchDragInside",
    EVENTS.TOUCH_DRAG_OUTSIDE: "touchDragOutside",
    EVENTS.TOUCH_DRAG_ENTER: "touchDragEnter",
    EVENTS.TOUCH_DRAG_EXIT: "touchDragExit",
    EVENTS.TOUCH_UP_INSIDE: "touchUpInside",
    EVENTS.TOUCH_UP_OUTSIDE: "touchUpOutside",
    EVENTS.TOUCH_CANCEL: "touchCancel",
    EVENTS.PRIMARY_ACTION_TRIGGERED: "primaryActionTriggered",
}


def note(button, events):
    words = " ".join(word for bit, word in WORDS.items() if events & bit)
    print(f"  {words}{', highlighted' if button.highlighted else ''}")


with rk.Context() as context:
    window = make_window()
    button = put(window, "button", rk.Button((100, 100, 100, 40)))
    button.add_action(note, EVENTS.ALL_EVENTS)

    print("a tap:")
    tap(context, 150, 120, 1)
    print("dragged out and in:")
    context.down(1, 150, 120, 3)
    context.move(1, 150, 200, 3.25)  # 60 points below: still inside
    context.move(1, 150, 230, 3.5)  # 90 points below
    context.move(1, 150, 240, 3.75)
    context.move(1, 150, 190, 4)
    context.up(1, 150, 190, 4.25)
    print("dragged out:")
    context.down(1, 150, 120, 6)
    context.move(1, 10, 120, 6.25)
    context.up(1, 10, 120, 6.5)
    print("twice:")
    tap(context, 150, 120, 8)
    tap(context, 150, 120, 8.25)
    print("an alert:")
    context.down(1, 150, 120, 10)
    context.cancel_all_touches()
    print("disabled:")
    button.enabled = False
    tap(context, 150, 120, 12)
    button.enabled = True
    print("disabled while it is pressed:")
    context.down(1, 150, 120, 14)
    button.enabled = False
    context.up(1, 150, 120, 14.25)
