"""A picture that two fingers enlarge and turn. By default the first recogniser that begins has the fingers to itself; a delegate lets both
recognise."""

from math import degrees

import responderkit as rk
from shared import attach, make_window, put, state, two_fingers


def pinched(pinch):
    if pinch.state == rk.GestureRecognizerState.BEGAN:
        pinch.scale = 1  # what it took to begin does not count
    print(f"  pinch {state(pinch)}, scale {pinch.scale:g}")


def turned(rotation):
    print(f"  rotation {state(rotation)}, {degrees(rotation.rotation):.2f} degrees")


class Both:
    def should_recognize_simultaneously_with(self, recognizer, other):
        return other.name in ("rotation", "pinch")


def play(what, time):
    """Apart to 128, 160 and 192 points, then a quarter to the right, and down to 96 points."""
    print(f"{what}:")
    two_fingers(context, rk.TouchPhase.BEGAN, (110, 240), (210, 240), time)
    two_fingers(context, rk.TouchPhase.MOVED, (96, 240), (224, 240), time + 0.25)
    two_fingers(context, rk.TouchPhase.MOVED, (80, 240), (240, 240), time + 0.5)
    two_fingers(context, rk.TouchPhase.MOVED, (64, 240), (256, 240), time + 0.75)
    two_fingers(context, rk.TouchPhase.MOVED, (160, 144), (160, 336), time + 1)
    two_fingers(context, rk.TouchPhase.MOVED, (160, 192), (160, 288), time + 1.25)
    two_fingers(context, rk.TouchPhase.ENDED, (160, 192), (160, 288), time + 1.5)


with rk.Context() as context:
    window = make_window()
    picture = put(window, "picture", rk.View((20, 100, 280, 280)))
    pinch = attach(picture, "pinch", rk.Pinch(pinched))
    rotation = attach(picture, "rotation", rk.Rotation(turned))

    play("one at a time", 1)
    pinch.delegate = Both()
    play("both", 4)
    pinch.enabled = False
    play("without the pinch", 7)
