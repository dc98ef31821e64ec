"""What the tests of problems and explanations share: views by name, recognisers, taps, drags, presses."""

import responderkit as rk
from responderkit import PressType


def named(made, name, parent=None):
    made.name = name
    if parent is not None:
        parent.add_subview(made)
    return made


def button(parent, frame=(20, 20, 100, 44), name="send", cls=rk.Button):
    made = named(cls(frame), name, parent)
    made.add_action(lambda control: None)
    return made


def scroll_view(parent, frame=(0, 0, 320, 480), size=(320, 2000), name="list", cls=rk.ScrollView):
    return named(cls(frame, content_size=size), name, parent)


def tap(context, x, y, time=0, number=1):
    context.down(number, x, y, time)
    context.up(number, x, y, time + 0.1)


def drag(context, points, time=0, number=1):
    context.down(number, *points[0], time)
    for step, point in enumerate(points[1:], 1):
        context.move(number, *point, time + 0.02 * step)
    context.up(number, *points[-1], time + 0.02 * len(points))


def recogniser(view, cls, name, **properties):
    made = cls(lambda recogniser: None, name=name, **properties)
    view.add_gesture_recognizer(made)
    return made


def move_along(context, start, end, time, number=1, duration=0.2):
    context.down(number, *start, time)
    for k in range(1, 11):
        context.move(number, start[0] + (end[0] - start[0]) * k / 10, start[1] + (end[1] - start[1]) * k / 10, time + duration * k / 10)
    context.up(number, *end, time + duration + 0.01)


def press(context, number, time):
    context.press_down(number, PressType.SELECT, time)
    context.press_up(number, time + 0.1)


class Responder(rk.View):
    can_become_first_responder = True


def problem_of(context, kind):
    return next(problem for problem in context.problems() if problem.kind is kind)
