"""A picture that two fingers enlarge, without a recogniser: the distance of the fingers in relation to that at their beginning."""

import responderkit as rk
from shared import make_window, put, text, two_fingers


class Picture(rk.View):
    def __init__(self, frame):
        super().__init__(frame)
        self.fingers = []  # those of the pinch
        self.scale = 1

    def distance(self):
        """The sum of the differences is exact, where a square root would not be."""
        a, b = (finger.location() for finger in self.fingers)
        return abs(a.x - b.x) + abs(a.y - b.y)

    def touches_began(self, touches, event):
        if len(self.fingers) == 2:
            return
        self.fingers = [*self.fingers, *touches][:2]
        if len(self.fingers) == 2:
            self.start, self.scale_before = self.distance(), self.scale
            print(f"  pinch begins at {self.start:g} points")

    def touches_moved(self, touches, event):
        if len(self.fingers) < 2:
            return
        self.scale = self.scale_before * self.distance() / self.start
        self.transform = rk.Transform.scale(self.scale, self.scale)
        print(f"  scale {self.scale:g}, size {text(self.frame.size)}")

    def touches_ended(self, touches, event):
        for touch in touches:
            if touch in self.fingers:
                if len(self.fingers) == 2:
                    print("  pinch ends")
                self.fingers.remove(touch)

    touches_cancelled = touches_ended


with rk.Context() as context:
    window = make_window()
    picture = put(window, "picture", Picture((60, 140, 200, 200)))
    picture.multiple_touch_enabled = True

    print("apart:")
    two_fingers(context, rk.TouchPhase.BEGAN, (130, 240), (190, 240), 1)
    two_fingers(context, rk.TouchPhase.MOVED, (115, 240), (205, 240), 1.25)
    two_fingers(context, rk.TouchPhase.MOVED, (100, 240), (220, 240), 1.5)
    context.up(1, 100, 240, 1.75)
    context.move(2, 230, 240, 2)  # one finger alone changes nothing
    context.up(2, 230, 240, 2.25)
    print("together, one after the other:")
    context.down(1, 60, 200, 4)
    context.down(2, 260, 200, 4.25)
    context.move(2, 160, 200, 4.5)
    context.cancel_all_touches()
