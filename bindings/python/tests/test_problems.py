"""problems.h."""

import dataclasses

import pytest

import responderkit as rk
from responderkit import ProblemKind, ProblemSeverity, Reason, Unit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 400, 400))
    window.name = "window"
    return window


def button(window, frame, name="Save"):
    made = rk.Button(frame)
    made.name = name
    made.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    window.add_subview(made)
    return made


def send(context, time, number, phase, x, y):
    context.send_touches(time, [rk.TouchSample(number, phase, (x, y))])


def tap(context, time, number, x, y):
    send(context, time, number, rk.TouchPhase.BEGAN, x, y)
    send(context, time + 0.05, number, rk.TouchPhase.ENDED, x, y)


def test_trace_is_off(context, window):
    with pytest.raises(rk.NotFoundError, match="trace"):
        context.problems()


def test_nothing(context, window):
    """SPEC 357"""
    context.trace.start()
    button(window, (100, 100, 50, 40))
    tap(context, 1, 1, 120, 120)
    assert context.problems() == []


def test_near_miss(context, window):
    context.trace.start()
    save = button(window, (100, 100, 50, 40))
    tap(context, 1, 1, 96, 120)
    tap(context, 2, 2, 95, 120)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.NEAR_MISS and problem.victim is save and problem.culprit is window
    assert problem.severity is ProblemSeverity.WARNING and problem.reason is Reason.NOTE_BESIDE_CONTROL and problem.rule == 357
    assert (problem.value, problem.limit, problem.unit) == (5, 12, Unit.POINTS)
    assert (problem.count, problem.first_time, problem.time, problem.touch, problem.point) == (2, 1, 2, 2, (95, 120))
    assert problem.window is window
    assert 0 < problem.first_sequence < problem.sequence
    assert str(problem) == problem.sentence == "Save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss, the last of 2 times (SPEC 357)"
    assert problem.where == "the bounds of Save: they end 5 pt before the touch; touch 2 at (95 120) in window, 2.00 s"
    assert problem.help.startswith("enlarge the bounds of Save")
    assert problem.explanation.startswith("Save was not hit by touch 2 at (95 120): the touch was 5 pt outside of it")
    assert [step.reason for step in problem.explanation.steps] == [Reason.HIT_OUTSIDE]
    assert problem == context.problems()[0]
    with pytest.raises(dataclasses.FrozenInstanceError):
        problem.count = 3


def test_order(context, window):
    context.trace.start()
    button(window, (100, 100, 50, 40))
    tap(context, 1, 1, 96, 120)
    with pytest.raises(rk.NotFoundError):
        send(context, 2, 9, rk.TouchPhase.ENDED, 0, 0)
    tap(context, 3, 2, 300, 300)
    tap(context, 4, 3, 300, 300)
    assert [(p.kind, p.count) for p in context.problems()] == [(ProblemKind.NEVER_BEGAN, 1), (ProblemKind.NEAR_MISS, 1), (ProblemKind.TAP_UNHEARD, 2)]


def test_input_ended(context, window):
    context.trace.start()
    send(context, 1, 7, rk.TouchPhase.BEGAN, 50, 50)
    assert context.problems() == []
    (problem,) = context.problems(input_ended=True)
    assert problem.kind is ProblemKind.NOT_ENDED and problem.touch == 7 and problem.victim is window
    assert problem.severity is ProblemSeverity.HINT and problem.limit == 0


def test_the_plugin_is_named(context, window, plugin_folder):
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    context.plugins.load(plugin_folder / "RoundButton.so")
    button = context.find_class("RoundButton").python_class((100, 100, 60, 60))
    button.name = "round"
    button.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    window.add_subview(button)
    context.trace.start()
    tap(context, 1, 1, 130, 130)
    assert context.problems() == []
    tap(context, 2, 2, 102, 102)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.SWALLOWED and problem.victim is button and problem.culprit is button
    assert "the pointInside override of round (plugin " in str(problem)


def test_victim_gone(context, window):
    context.trace.start()
    save = button(window, (100, 100, 50, 40))
    tap(context, 1, 1, 95, 120)
    save.remove_from_superview()
    del save
    (problem,) = context.problems()
    assert problem.victim is None
    assert str(problem).startswith("the Button that ended was missed by 5 pt")
    assert problem.explanation and problem.explanation.steps


class Refusing:
    """A text field's delegate that lets nothing happen."""

    def should_begin_editing(self, field):
        return False


class Pad(rk.View):
    def touches_began(self, touches, event):
        pass


def removed(context, window):
    pad = Pad((0, 0, 100, 100))
    window.add_subview(pad)
    send(context, 1, 1, rk.TouchPhase.BEGAN, 50, 50)
    pad.remove_from_superview()
    return ProblemKind.TOUCH_LOST, pad, "left its window in the middle of the touch"


def disabled(context, window):
    save = button(window, (0, 0, 100, 40))
    send(context, 1, 1, rk.TouchPhase.BEGAN, 50, 20)
    save.enabled = False
    return ProblemKind.TOUCH_LOST, save, "it was disabled in the middle of the touch"


def text(context, window):
    field = rk.TextField((0, 0, 100, 40))
    field.delegate = Refusing()
    window.add_subview(field)
    tap(context, 1, 1, 50, 20)
    return ProblemKind.TEXT_REFUSED, field, "textFieldShouldBeginEditing returned false"


def fitting(context, window):
    view = rk.ScrollView((0, 0, 400, 400), content_size=(400, 100))
    window.add_subview(view)
    context.send_scroll(1, (50, 50), (0, -30))
    return ProblemKind.SCROLL_UNMOVED, view, "its content, 100 pt high, fitted in it"


def ignored(context, window):
    context.application.begin_ignoring_interaction_events()
    tap(context, 1, 1, 50, 50)
    return ProblemKind.EVENTS_IGNORED, None, "interaction events had been ignored for 1.00 s"


def failed(context, window):
    press = rk.LongPress(name="press")
    press.add_action(lambda recognizer: None)
    window.add_gesture_recognizer(press)
    tap(context, 1, 1, 50, 50)
    return ProblemKind.RECOGNIZER_FAILED, press, "it was held for 0.05 s, and begins at 0.5 s"


@pytest.mark.parametrize("scene", [removed, disabled, text, fitting, ignored, failed])
def test_one_problem(context, window, scene):
    context.trace.start()
    kind, victim, words = scene(context, window)
    (problem,) = context.problems()
    assert problem.kind is kind and problem.victim is victim and words in problem.sentence
    assert problem.where and problem.help and problem.explanation
