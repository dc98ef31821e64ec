"""Swipes to the left and right by hand: far enough, flat enough and fast enough from touches_began to touches_ended."""

import responderkit as rk
from shared import make_window, put


class Book(rk.View):
    page = 1

    def touches_began(self, touches, event):
        self.start, self.started = touches[0].location(), touches[0].timestamp

    def touches_ended(self, touches, event):
        end, seconds = touches[0].location(), touches[0].timestamp - self.started
        x, y = end.x - self.start.x, end.y - self.start.y
        if x * x < 50 * 50:
            print(f"  too short: {x:g} points")
        elif 4 * y * y > x * x:
            print(f"  too steep: ({x:g}, {y:g})")
        elif seconds > 0.5:
            print(f"  too slow: {seconds:.2f} s")
        else:
            self.page += 1 if x < 0 else -1
            print(f"  swiped to the {'left' if x < 0 else 'right'}: page {self.page}")

    def touches_cancelled(self, touches, event):
        print("  cancelled")


def stroke(what, start, end, time, seconds):
    print(f"{what}:")
    context.down(1, *start, time)
    context.move(1, (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, time + seconds / 2)
    context.up(1, *end, time + seconds)


with rk.Context() as context:
    window = make_window()
    put(window, "book", Book((0, 0, 320, 480)))

    stroke("to the left", (250, 200), (50, 220), 1, 0.25)
    stroke("to the right", (50, 200), (250, 180), 2, 0.25)
    stroke("a little", (50, 200), (90, 200), 3, 0.25)
    stroke("down", (50, 200), (150, 400), 4, 0.25)
    stroke("slowly", (250, 200), (50, 200), 5, 2)
    print("interrupted:")
    context.down(1, 250, 200, 8)
    context.cancel_all_touches()
