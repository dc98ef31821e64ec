"""The installed wheel: what is loaded, a hit-test, gestures and overrides in Python.

    first.py [FOLDER...]        what nothing may be loaded from
"""

import ctypes
import sys

import responderkit as rk

library = rk._library.library._name
assert library.startswith(sys.prefix), library

with rk.Context() as context:
    window = rk.Window((0, 0, 320, 480))
    seen = []

    class Round(rk.View):
        def point_inside(self, point, event=None):
            seen.append("inside")
            radius = self.bounds.size.width / 2
            return super().point_inside(point, event) and (point.x - radius) ** 2 + (point.y - radius) ** 2 <= radius**2

        def touches_began(self, touches, event):
            seen.append("began")
            super().touches_began(touches, event)

    button = Round((100, 200, 100, 100))
    window.add_subview(button)
    assert window.view_at((150, 250)) is button and window.view_at((105, 205)) is window

    button.add_gesture_recognizer(rk.Tap(lambda tap: seen.append(("tap", *tap.location(button)))))
    pan = rk.Pan(lambda pan: seen.append(("pan", pan.translation().y)))
    window.add_gesture_recognizer(pan)
    seen.clear()
    context.down(1, 150, 250, 1.0)
    context.up(1, 150, 250, 1.1)
    assert ("tap", 50.0, 50.0) in seen and "began" in seen and "inside" in seen, seen
    context.down(2, 20, 20, 2.0)
    context.move(2, 20, 60, 2.1)
    context.move(2, 20, 80, 2.2)
    context.up(2, 20, 80, 2.3)
    assert [entry for entry in seen if entry[0] == "pan"], seen

    # Code that is made while the program runs: libffi's.
    doubled = rk.Closure("i@i", lambda receiver, number: 2 * number).cast(ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int))
    assert doubled(None, 21) == 42

with open("/proc/self/maps") as file:
    mapped = {line.split(maxsplit=5)[5].strip() for line in file if len(line.split(maxsplit=5)) > 5}
assert library in mapped, sorted(mapped)
wrong = [path for path in mapped if "swift" in path.lower() or any(path.startswith(folder) for folder in sys.argv[1:])]
assert not wrong, wrong
