"""A picture that two fingers enlarge, turn and move at once: three recognisers that a delegate lets recognise simultaneously.

    python examples/picture.py
"""

import math

import responderkit as rk


class Together:
    """Any object can be a delegate. This one answers a single question; for all others the defaults hold."""

    def should_recognize_simultaneously_with(self, recognizer, other):
        return recognizer.view is other.view


class Picture(rk.View):
    def __init__(self, frame):
        super().__init__(frame)
        together = Together()
        for recognizer in (rk.Pinch(self.pinched), rk.Rotation(self.turned), rk.Pan(self.moved)):
            recognizer.delegate = together
            self.add_gesture_recognizer(recognizer)

    # Each takes what has happened since the last time and sets the recogniser back to nothing.

    def pinched(self, pinch):
        self.transform = self.transform.concat(rk.Transform.scale(pinch.scale, pinch.scale))
        pinch.scale = 1

    def turned(self, rotation):
        self.transform = self.transform.concat(rk.Transform.rotation(rotation.rotation))
        rotation.rotation = 0

    def moved(self, pan):
        by = pan.translation(self.superview)
        self.center = (self.center.x + by.x, self.center.y + by.y)
        pan.set_translation((0, 0), self.superview)

    def __str__(self):
        zoom = math.hypot(self.transform.a, self.transform.b)
        angle = math.degrees(math.atan2(self.transform.b, self.transform.a))
        return f"{zoom:.2f} times as large, turned by {angle:.0f} degrees, around ({self.center.x:.0f}, {self.center.y:.0f})"


class Hand:
    """Two fingers, given by the point between them, their distance and the angle of the line through them."""

    def __init__(self, context):
        self.context = context
        self.time = 0.0

    def put(self, phase, x, y, distance, degrees):
        dx, dy = (distance / 2 * part(math.radians(degrees)) for part in (math.cos, math.sin))
        places = {1: (x - dx, y - dy), 2: (x + dx, y + dy)}
        self.context.send_touches(self.time, [rk.TouchSample(id, phase, place) for id, place in places.items()])
        self.time += 0.016


with rk.Context() as context:
    window = rk.Window((0, 0, 375, 667))
    picture = Picture((137, 283, 100, 100))
    window.add_subview(picture)
    print("at first:", picture)

    hand = Hand(context)
    hand.put(rk.TouchPhase.BEGAN, 187, 333, 60, 0)
    for distance in range(70, 138, 6):
        hand.put(rk.TouchPhase.MOVED, 187, 333, distance, 0)
    print("apart:   ", picture)
    for degrees in range(5, 100, 5):
        hand.put(rk.TouchPhase.MOVED, 187, 333, 136, degrees)
    print("turned:  ", picture)
    for step in range(1, 11):
        hand.put(rk.TouchPhase.MOVED, 187 + 11 * step, 333 - 6 * step, 136, 95)
    print("moved:   ", picture)
    hand.put(rk.TouchPhase.ENDED, 297, 273, 136, 95)

    # Hit-testing goes by where the picture is now.
    found = window.view_at((260, 220))
    print("at (260, 220) is", "the picture" if found is picture else "nothing")
