"""Shaking undoes what was drawn; a shake that lasts too long, or that is interrupted, does not.

    python examples/shake.py
"""

import responderkit as rk

BEGAN, ENDED = rk.MotionPhase.BEGAN, rk.MotionPhase.ENDED


class Drawing(rk.View):
    def __init__(self, frame):
        super().__init__(frame)
        self.lines = ["a circle", "a square", "a star"]

    @property
    def can_become_first_responder(self):
        return True

    def motion_began(self, motion, event):
        print(f"  {self.context.time:g} s: it shakes")

    def motion_ended(self, motion, event):
        print(f"  {self.context.time:g} s: {self.lines.pop()} is gone")

    def motion_cancelled(self, motion, event):
        print(f"  {self.context.time:g} s: never mind")


with rk.Context() as context:
    window = rk.Window((0, 0, 320, 480))
    window.make_key()  # what has no place, as a touch has, goes to the key window
    drawing = Drawing((0, 0, 320, 480))
    window.add_subview(drawing)
    # Shakes go to the key window's first responder, and up the chain from there.
    drawing.become_first_responder()

    print("a shake:")
    context.send_motion(1.0, BEGAN)
    context.send_motion(1.5, ENDED)

    print("one that lasts too long:")
    context.send_motion(2.0, BEGAN)
    context.advance(10.0)
    context.send_motion(10.0, ENDED)

    print("one that a phone call interrupts:")
    context.send_motion(11.0, BEGAN)
    context.application.active = False
    context.application.active = True
    context.send_motion(12.0, ENDED)

    print("left:", ", ".join(drawing.lines))
