"""Swipes: recognised while the finger moves, by direction. Slow or slanting movements are none; one recogniser may take two directions."""

import responderkit as rk
from shared import attach, make_window, text, two_fingers


def swiped(swipe):
    print(f"  {context.time:.2f} s: {swipe.name} from {text(swipe.location())}")


def stroke(what, start, end, time, seconds):
    """Four moves, and the lift."""
    print(f"{what}:")
    context.down(1, *start, time)
    for k in range(1, 5):
        x, y = (a + (b - a) * k / 4 for a, b in zip(start, end))
        context.move(1, x, y, time + seconds * k / 4)
    context.up(1, *end, time + seconds)


with rk.Context() as context:
    window = make_window()
    directions = rk.SwipeDirection
    attach(window, "left", rk.Swipe(swiped, direction=directions.LEFT))
    attach(window, "right", rk.Swipe(swiped, direction=directions.RIGHT))
    attach(window, "up or down", rk.Swipe(swiped, direction=directions.UP | directions.DOWN))

    stroke("to the right", (100, 200), (260, 200), 1, 0.32)
    stroke("to the left", (260, 200), (100, 210), 2, 0.32)
    stroke("upwards", (160, 300), (160, 140), 3, 0.32)
    stroke("downwards", (160, 140), (160, 300), 4, 0.32)
    stroke("slanting", (100, 100), (260, 260), 5, 0.32)
    stroke("slowly", (100, 200), (260, 200), 6, 4)
    stroke("a little", (100, 200), (120, 200), 11, 0.32)

    attach(window, "left with two", rk.Swipe(swiped, direction=directions.LEFT, number_of_touches_required=2))
    print("two fingers to the left:")
    two_fingers(context, rk.TouchPhase.BEGAN, (260, 200), (280, 250), 12)
    two_fingers(context, rk.TouchPhase.MOVED, (180, 200), (200, 250), 12.1)
    two_fingers(context, rk.TouchPhase.ENDED, (180, 200), (200, 250), 12.2)
