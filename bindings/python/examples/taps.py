"""One tap opens a photo, two taps enlarge it: the single tap waits until the double tap has failed, and the trace explains it.

    python examples/taps.py
"""

import responderkit as rk


def tap(context, at):
    """A finger on the photo for 0.08 seconds."""
    context.down(1, 150, 200, at)
    context.up(1, 150, 200, at + 0.08)


with rk.Context() as context:
    window = rk.Window((0, 0, 375, 667))
    photo = rk.View((40, 100, 300, 300))
    window.add_subview(photo)

    single = rk.Tap(name="single")
    double = rk.Tap(name="double", number_of_taps_required=2)
    single.require_to_fail(double)
    photo.add_gesture_recognizer(single)
    photo.add_gesture_recognizer(double)

    @single.on_action
    def open_it():
        print(f"{context.time:.2f} s: opened")

    @double.on_action
    def enlarge(recognizer):
        place = recognizer.location(photo)
        print(f"{context.time:.2f} s: enlarged around ({place.x:g}, {place.y:g})")

    context.trace.start()

    print("one tap at 0.00 s")
    tap(context, 0.0)
    context.advance(1.0)  # time passes; what is due by then fires when it is due
    print("because:", double.explain())

    print("two taps at 2.00 s")
    tap(context, 2.0)
    tap(context, 2.2)
    print("because:", single.explain())
