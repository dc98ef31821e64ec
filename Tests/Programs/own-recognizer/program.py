"""A recogniser of one's own: a finger that goes to and fro, as when one rubs something out. It is recognised at the third turn."""

import responderkit as rk
from shared import attach, make_window, state


class RubRecognizer(rk.GestureRecognizer):
    turned_at = direction = turns = 0

    def touches_began(self, touches, event):
        super().touches_began(touches, event)
        self.turned_at = touches[0].location().x

    def touches_moved(self, touches, event):
        """A turn counts when the finger has gone 20 points in the other direction."""
        super().touches_moved(touches, event)
        x = touches[0].location().x
        way = x - self.turned_at
        if -20 < way < 20:
            return
        if way * self.direction < 0:
            self.turns += 1
            print(f"  turn {self.turns} at {self.turned_at:g}")
        self.direction, self.turned_at = way, x
        if self.turns == 3:
            self.state = rk.GestureRecognizerState.ENDED

    def touches_ended(self, touches, event):
        super().touches_ended(touches, event)
        self.state = rk.GestureRecognizerState.FAILED
        print("  failed")

    def reset(self):
        super().reset()
        self.turned_at = self.direction = self.turns = 0
        print("  reset")


def stroke(what, places, time):
    print(f"{what}:")
    context.down(1, places[0], 200, time)
    for i, x in enumerate(places[1:], 1):
        context.move(1, x, 200, time + 0.25 * i)
    context.up(1, places[-1], 200, time + 0.25 * len(places))


with rk.Context() as context:
    window = make_window()
    attach(window, "rub", RubRecognizer(lambda rub: print(f"  rubbed out: {state(rub)}")))

    stroke("to and fro", (100, 150, 110, 150, 110, 150), 1)
    stroke("only once", (100, 150, 110), 4)
    stroke("trembling", (100, 110, 100, 110, 100, 110), 7)
