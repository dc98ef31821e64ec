"""A long press: it begins by the clock while the finger rests, follows the finger then, and ends with the lift."""

import responderkit as rk
from shared import attach, make_window, state, text


def pressed(press):
    print(f"  {context.time:.2f} s: {state(press)} at {text(press.location())}")


with rk.Context() as context:
    window = make_window()
    press = attach(window, "press", rk.LongPress(pressed))

    print("a finger that rests and then moves:")
    context.down(1, 100, 100, 1)
    context.advance(1.25)
    context.move(1, 106, 100, 1.375)  # less than 10 points
    context.advance(2)
    context.move(1, 150, 200, 2.25)
    context.up(1, 150, 200, 2.5)

    print("too short:")
    context.down(1, 100, 100, 4)
    context.up(1, 100, 100, 4.25)
    context.advance(5)

    print("moved too early:")
    context.down(1, 100, 100, 6)
    context.move(1, 115, 100, 6.25)
    context.advance(7)
    context.up(1, 115, 100, 7.25)

    print("0.25 s suffice, and 20 points are allowed:")
    press.minimum_press_duration = 0.25
    press.allowable_movement = 20
    context.down(1, 100, 100, 9)
    context.move(1, 115, 100, 9.125)
    context.advance(10)
    print("an alert cancels it:")
    context.cancel_all_touches()
