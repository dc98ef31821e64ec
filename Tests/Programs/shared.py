"""What the programs in Python share: the words of the log (README.md), named views, and a tap."""

import responderkit as rk


def name(thing):
    """The name of an object, "none" for None."""
    return "none" if thing is None else thing.name


def text(pair):
    """A point, or a size, as "(x, y)"."""
    first, second = pair
    return f"({first:g}, {second:g})"


def yes(answer):
    return "yes" if answer else "no"


def state(recognizer):
    return recognizer.state.name.lower()


def make_window(cls=rk.Window):
    """A window of 320 by 480 points, which is the key window."""
    window = cls((0, 0, 320, 480))
    window.name = "window"
    window.make_key()
    return window


def put(superview, name, view):
    """Name a view and put it in front of the other subviews."""
    view.name = name
    superview.add_subview(view)
    return view


def attach(view, name, recognizer):
    """Name a recogniser and attach it."""
    recognizer.name = name
    view.add_gesture_recognizer(recognizer)
    return recognizer


def tap(context, x, y, time):
    """A tap of 0.1 seconds by finger 1."""
    context.down(1, x, y, time)
    context.up(1, x, y, time + 0.1)


def two_fingers(context, phase, first, second, time):
    """Two fingers that change in the same report."""
    context.send_touches(time, [rk.TouchSample(1, phase, first), rk.TouchSample(2, phase, second)])
