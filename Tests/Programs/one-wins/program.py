"""Which recogniser wins when several fit: the deeper one, the quicker one, the one that the others require to fail; or all, where a
delegate allows it."""

import responderkit as rk
from shared import attach, make_window, put, state, tap


def note(recognizer):
    print(f"  {recognizer.name} {state(recognizer)}")


class Simultaneous:
    def should_recognize_simultaneously_with(self, recognizer, other):
        return True


class WaitsForSwipe:
    def should_require_failure_of(self, recognizer, other):
        return other.name == "swipe"


def try_tap(what, time):
    print(f"{what}:")
    tap(context, 100, 100, time)


def stroke(what, time, seconds):
    """120 points to the right in the time given."""
    print(f"{what}:")
    context.down(1, 50, 300, time)
    for k in range(1, 5):
        context.move(1, 50 + 30 * k, 300, time + seconds * k / 4)
    context.up(1, 170, 300, time + seconds)


with rk.Context() as context:
    window = make_window()
    board = put(window, "board", rk.View((0, 0, 320, 480)))
    card = put(board, "card", rk.View((50, 50, 100, 100)))
    board_tap = attach(board, "board's tap", rk.Tap(note))
    card_tap = attach(card, "card's tap", rk.Tap(note))

    try_tap("a tap on the card", 1)
    board_tap.delegate = Simultaneous()
    try_tap("both may recognise", 2)
    card_tap.require_to_fail(board_tap)
    try_tap("the card's requires the board's to fail", 3)
    board_tap.enabled = False
    try_tap("the board's is disabled", 4)

    pan = attach(board, "pan", rk.Pan(note))
    swipe = attach(board, "swipe", rk.Swipe(note))
    stroke("a quick stroke", 6, 0.25)
    pan.delegate = WaitsForSwipe()
    stroke("a quick stroke, the pan waits for the swipe", 8, 0.25)
    stroke("a slow stroke, the pan waits for the swipe", 10, 4)
