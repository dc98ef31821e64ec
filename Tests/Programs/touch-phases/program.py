"""The life of a touch as a view gets it: began, moved, ended or cancelled, with locations and tap counts."""

import responderkit as rk
from shared import make_window, put, tap, text


class Canvas(rk.View):
    def note(self, phase, touch):
        at, before = text(touch.location(self)), text(touch.previous_location(self))
        print(f"  {touch.timestamp:.2f} s {phase} at {at}, before {before}, tap {touch.tap_count}")

    def touches_began(self, touches, event):
        self.note("began", touches[0])

    def touches_moved(self, touches, event):
        self.note("moved", touches[0])

    def touches_ended(self, touches, event):
        self.note("ended", touches[0])

    def touches_cancelled(self, touches, event):
        self.note("cancelled", touches[0])


with rk.Context() as context:
    window = make_window()
    put(window, "canvas", Canvas((100, 100, 100, 100)))

    print("a finger that leaves the view:")
    context.down(1, 110, 120, 1)
    context.move(1, 150, 120, 1.25)
    context.move(1, 150, 120, 1.5)  # it rests
    context.move(1, 250, 90, 1.75)
    context.up(1, 260, 90, 2)
    print("three taps in a row, and one later:")
    tap(context, 150, 150, 5)
    tap(context, 152, 150, 5.25)
    tap(context, 150, 148, 5.5)
    tap(context, 150, 150, 7)
    print("an alert cancels it:")
    context.down(1, 150, 150, 10)
    context.cancel_all_touches()
    context.move(1, 160, 150, 10.25)
    context.up(1, 160, 150, 10.5)
    print("beside the view:")
    tap(context, 50, 50, 12)
