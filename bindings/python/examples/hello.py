"""A view tree, one tap, and the library's explanation of it.

    python examples/hello.py
"""

import responderkit as rk


class LoggingView(rk.View):
    """Prints its calls, then does what every view does."""

    def hit_test(self, point, event=None):
        print(f"{self.name} is asked about ({point.x:g}, {point.y:g})")
        return super().hit_test(point, event)

    def touches_began(self, touches, event):
        print(f"{self.name} began")
        super().touches_began(touches, event)  # built in: on to the next responder

    def touches_ended(self, touches, event):
        print(f"{self.name} ended, tap number {touches[0].tap_count}")
        super().touches_ended(touches, event)


# Everything made in the block belongs to this context, which is closed at its end.
with rk.Context() as context:
    window = rk.Window((0, 0, 375, 667))
    window.name = "window"

    # Frames are in the superview's coordinates; what is added later lies in front.
    gray = LoggingView((50, 100, 260, 200))
    red = LoggingView((0, 0, 120, 100))
    blue = LoggingView((80, 60, 100, 100))
    for view, name in ((gray, "gray"), (red, "red"), (blue, "blue")):
        view.name = name
    window.add_subview(gray)
    gray.add_subview(red)
    gray.add_subview(blue)
    print(window.recursive_description())

    # A finger where red and blue overlap: blue is in front and takes it. Times are the program's own, in seconds.
    context.trace.start()
    context.down(1, 150, 180, 0.0)
    context.up(1, 150, 180, 0.1)

    print("the chain:", " -> ".join(responder.name or type(responder).__name__ for responder in blue.responder_chain))
    for record in context.trace.records():
        if record.reason is rk.Reason.TOUCH_HIT:
            print("on record:", record.sentence)
