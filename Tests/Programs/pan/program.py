"""A ball that a pan moves: the first 10 points begin the gesture, the rest is translation, which the program takes and sets back."""

import responderkit as rk
from shared import attach, make_window, put, state, text, two_fingers


def dragged(pan):
    by, velocity = pan.translation(), pan.velocity()
    ball.center = (ball.center.x + by.x, ball.center.y + by.y)
    print(f"  {state(pan)} by {text(by)}: ball at {text(ball.center)}, {velocity.x:.2f} points a second")
    pan.set_translation((0, 0))


with rk.Context() as context:
    window = make_window()
    ball = put(window, "ball", rk.View((40, 80, 40, 40)))
    pan = attach(ball, "pan", rk.Pan(dragged))

    print("to the right, and down:")
    context.down(1, 60, 100, 1)
    context.move(1, 65, 100, 1.0625)  # not enough yet
    context.move(1, 75, 100, 1.125)
    context.move(1, 85, 108, 1.1875)
    context.move(1, 95, 120, 1.25)
    context.up(1, 95, 120, 1.3125)

    print("not far enough:")
    context.down(1, 85, 110, 3)
    context.move(1, 92, 110, 3.25)
    context.up(1, 92, 110, 3.5)

    print("beside the ball:")
    context.down(1, 200, 300, 5)
    context.move(1, 240, 300, 5.25)
    context.up(1, 240, 300, 5.5)

    print("with two fingers, one after the other:")
    pan.minimum_number_of_touches = 2
    context.down(1, 85, 110, 7)
    context.move(1, 100, 110, 7.25)
    context.down(2, 90, 120, 7.5)
    two_fingers(context, rk.TouchPhase.MOVED, (130, 110), (120, 120), 7.75)
    two_fingers(context, rk.TouchPhase.ENDED, (130, 110), (120, 120), 8)
