"""Taps: one, two, with two fingers. The single tap waits until no second one can come. What is too long or moves too far is no tap."""

import responderkit as rk
from shared import attach, make_window, put, state, tap, text, two_fingers


def tapped(recognizer):
    at = text(recognizer.location(recognizer.view))
    print(f"  {context.time:.2f} s: {recognizer.name} {state(recognizer)} at {at}, fingers: {recognizer.number_of_touches}")


with rk.Context() as context:
    window = make_window()
    photo = put(window, "photo", rk.View((40, 40, 240, 240)))
    once = attach(photo, "tap", rk.Tap(tapped))

    print("a tap at 1 s:")
    tap(context, 100, 100, 1)
    context.advance(2)

    twice = attach(photo, "double tap", rk.Tap(tapped, number_of_taps_required=2))
    once.require_to_fail(twice)
    print("with a double tap beside it, a tap at 3 s:")
    tap(context, 100, 100, 3)
    context.advance(4)
    print("two taps, at 5 and 5.25 s:")
    tap(context, 100, 100, 5)
    tap(context, 104, 100, 5.25)
    context.advance(6)
    print("two taps, at 7 and 7.5 s:")
    tap(context, 100, 100, 7)
    tap(context, 104, 100, 7.5)
    context.advance(8.5)

    attach(photo, "tap of two", rk.Tap(tapped, number_of_touches_required=2))
    print("two fingers:")
    two_fingers(context, rk.TouchPhase.BEGAN, (100, 100), (200, 100), 9)
    two_fingers(context, rk.TouchPhase.ENDED, (100, 100), (200, 100), 9.25)
    context.advance(10)
    print("held for a second:")
    context.down(1, 100, 100, 11)
    context.up(1, 100, 100, 12)
    context.advance(13)
    print("moved by 50 points:")
    context.down(1, 100, 100, 14)
    context.move(1, 150, 100, 14.25)
    context.up(1, 150, 100, 14.5)
    context.advance(15)
