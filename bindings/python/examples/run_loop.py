"""The ready-made run loop: input comes from another thread, handlers run on this one.

    python examples/run_loop.py
"""

import threading

import responderkit as rk


class Canvas(rk.View):
    def touches_moved(self, touches, event):
        point = touches[0].location(self)
        print(f"finger at ({point.x:g}, {point.y:g})")

    def touches_ended(self, touches, event):
        print("lifted")
        self.context.run_loop.stop()


def read_hardware(context):
    """What a driver's thread would do: post_* and wake-ups may be called from any thread, everything else may not."""
    finger, now = 1, rk.RunLoop.time
    context.post_touches(now(), [rk.TouchSample(finger, rk.TouchPhase.BEGAN, (10, 10))])
    for step in range(1, 4):
        context.post_touches(now(), [rk.TouchSample(finger, rk.TouchPhase.MOVED, (10 + 20 * step, 10 + 10 * step))])
    context.post_touches(now(), [rk.TouchSample(finger, rk.TouchPhase.ENDED, (70, 40))])


with rk.Context() as context:
    window = rk.Window((0, 0, 320, 240))
    window.add_subview(Canvas((0, 0, 320, 240)))

    driver = threading.Thread(target=read_hardware, args=(context,))
    driver.start()
    context.run_loop.run()  # until stop(); Ctrl-C and exceptions of handlers end it, too
    driver.join()
