"""Several fingers: one at a time without multiple_touch_enabled, in one call with it, and views with exclusive_touch."""

import responderkit as rk
from shared import make_window, put, two_fingers


class Pad(rk.View):
    def note(self, phase, touches, event):
        ids = " ".join(str(touch.id) for touch in touches)
        print(f"  {self.name} {phase}: {ids} of {len(event.all_touches)}")

    def touches_began(self, touches, event):
        self.note("began", touches, event)

    def touches_moved(self, touches, event):
        self.note("moved", touches, event)

    def touches_ended(self, touches, event):
        self.note("ended", touches, event)


def play(first, second, time):
    """Both fingers at once, then one moves, then both, then they lift one after the other."""
    (x1, y1), (x2, y2) = first, second
    two_fingers(context, rk.TouchPhase.BEGAN, first, second, time)
    context.move(2, x2 + 5, y2, time + 0.25)
    two_fingers(context, rk.TouchPhase.MOVED, (x1, y1 + 5), (x2 + 5, y2 + 5), time + 0.5)
    context.up(1, x1, y1 + 5, time + 0.75)
    context.up(2, x2 + 5, y2 + 5, time + 1)


with rk.Context() as context:
    window = make_window()
    left = put(window, "left", Pad((0, 0, 160, 480)))
    right = put(window, "right", Pad((160, 0, 160, 480)))

    print("one at a time:")
    play((50, 100), (100, 200), 1)
    print("several at a time:")
    left.multiple_touch_enabled = True
    play((50, 100), (100, 200), 4)
    print("one on each view:")
    play((50, 100), (200, 100), 7)
    print("the right one exclusive, touched second:")
    right.exclusive_touch = True
    play((50, 100), (200, 100), 10)
    print("the right one exclusive, touched first:")
    play((200, 100), (50, 100), 13)
