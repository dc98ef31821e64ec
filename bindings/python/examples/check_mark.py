"""A custom recogniser: a check mark, down to the right and then up to the right, further up than it came down.

    python examples/check_mark.py
"""

import responderkit as rk


class CheckMark(rk.GestureRecognizer):
    """Discrete: it goes from POSSIBLE to ENDED when the finger lifts, or to FAILED as soon as the stroke cannot be a check mark."""

    def __init__(self, on_recognized=None, **properties):
        super().__init__(on_recognized, **properties)
        self.start = None
        #: Where the stroke turned upwards; None while it goes down.
        self.turn = None

    def touches_began(self, touches, event):
        super().touches_began(touches, event)
        if self.number_of_touches > 1:
            self.state = rk.GestureRecognizerState.FAILED
        else:
            self.start = touches[0].location(self.view)

    def touches_moved(self, touches, event):
        super().touches_moved(touches, event)
        here, before = touches[0].location(self.view), touches[0].previous_location(self.view)
        if self.turn is None and here.y < before.y and before.y > self.start.y:
            self.turn = before
        goes_back, goes_down = here.x < before.x, here.y > before.y
        if goes_back or (goes_down and self.turn is not None):
            self.state = rk.GestureRecognizerState.FAILED

    def touches_ended(self, touches, event):
        super().touches_ended(touches, event)
        end = touches[0].location(self.view)
        is_check = self.turn is not None and end.y < self.start.y
        self.state = rk.GestureRecognizerState.ENDED if is_check else rk.GestureRecognizerState.FAILED

    def touches_cancelled(self, touches, event):
        super().touches_cancelled(touches, event)
        self.state = rk.GestureRecognizerState.FAILED

    def reset(self):
        """The attempt is over, whatever came of it."""
        super().reset()
        self.start = self.turn = None


def draw(context, at, *points):
    (x, y), *rest = points
    context.down(1, x, y, at)
    for number, (x, y) in enumerate(rest, 1):
        context.move(1, x, y, at + number * 0.05)
    context.up(1, x, y, at + len(rest) * 0.05 + 0.05)


with rk.Context() as context:
    window = rk.Window((0, 0, 375, 667))
    paper = rk.View((0, 0, 375, 667))
    paper.name = "paper"
    window.add_subview(paper)

    def done(recognizer):
        print(f"  done! ({recognizer.turn.x:g}, {recognizer.turn.y:g}) is its corner")

    check = CheckMark(done, name="check")
    paper.add_gesture_recognizer(check)
    context.trace.start()

    print("a check mark:")
    draw(context, 0.0, (100, 100), (120, 130), (140, 160), (170, 110), (200, 60))
    print("a straight line:")
    draw(context, 1.0, (100, 100), (140, 140), (180, 180))
    print("  because:", check.explain())
    print("the letter V, drawn from the right:")
    draw(context, 2.0, (200, 60), (160, 120))
    print("  because:", check.explain())
