"""Problems of recognisers: what another one prevents, and several fingers."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, scroll_view, tap
from responderkit import ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# What another recogniser prevents


def times(context, act, since=2.0):
    for time in range(4):
        act(since + 3 * time)
        context.advance(since + 3 * time + 2.5)


def prevented(context):
    return [problem for problem in context.problems() if problem.kind is ProblemKind.ALWAYS_PREVENTED]


def two(context, starts, ends, time, steps=5):
    """Two fingers that move at once, for 0.3 s."""
    phases = [TouchPhase.BEGAN] + [TouchPhase.MOVED] * steps + [TouchPhase.ENDED]
    for step, phase in enumerate(phases):
        share = min(step, steps) / steps
        places = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in zip(starts, ends, strict=True)]
        context.send_touches(time + 0.05 * step, [TouchSample(number, phase, place) for number, place in enumerate(places, 1)])


def listening(view, recogniser, name):
    recogniser.add_action(lambda: None)
    recogniser.name = name
    view.add_gesture_recognizer(recogniser)
    return recogniser


ONE_FINGER = [(100, 300), (110, 290), (120, 280), (135, 265), (150, 250)]
UP = [(100, 300), (100, 280), (100, 260), (100, 240), (100, 200)]


@pytest.mark.parametrize(
    "victim", [lambda: rk.Pinch(), lambda: rk.Rotation(), lambda: rk.LongPress(), lambda: rk.Tap(number_of_taps_required=2)], ids=["pinch", "rotation", "press", "double tap"]
)
def test_one_finger_that_pans_prevents_nothing(context, window, victim):
    listening(window, victim(), "victim")
    listening(window, rk.Pan(), "pan")
    times(context, lambda time: drag(context, ONE_FINGER, time))
    assert prevented(context) == []


@pytest.mark.parametrize("victim", [lambda: rk.LongPress(), lambda: rk.Tap(number_of_taps_required=2), lambda: rk.Pan()], ids=["press", "double tap", "pan"])
def test_scrolling_prevents_nothing(context, window, victim):
    list_ = scroll_view(window, size=(900, 9000))
    row = named(rk.View((0, 0, 900, 9000)), "row", list_)
    recogniser = victim()
    listening(window if isinstance(recogniser, rk.Pan) else row, recogniser, "victim")
    times(context, lambda time: drag(context, UP, time))
    assert prevented(context) == []


def test_single_taps_prevent_no_double_tap(context, window):
    listening(window, rk.Tap(number_of_taps_required=2), "double")
    listening(window, rk.Tap(), "single")
    times(context, lambda time: tap(context, 50, 50, time))
    assert prevented(context) == []


def test_a_tap_that_another_tap_prevents(context, window):
    card = named(rk.View((0, 0, 320, 200)), "card", window)
    outer = listening(window, rk.Tap(), "outer")
    inner = listening(card, rk.Tap(), "inner")
    times(context, lambda time: tap(context, 50, 50, time))
    (problem,) = prevented(context)
    assert (problem.victim, problem.culprit, problem.count, problem.value) == (outer, inner, 4, 4)
    assert problem.help == "let a delegate of inner allow both to recognise"
    inner.delegate = both = Both()
    context.trace.clear()
    times(context, lambda time: tap(context, 50, 50, time), since=20)
    assert context.problems() == [] and both


def test_pressing_long_prevents_no_tap(context, window):
    listening(window, rk.Tap(), "open")
    listening(window, rk.LongPress(), "menu")

    def press(time):
        context.down(1, 50, 50, time)
        context.advance(time + 0.6)
        context.up(1, 50, 50, time + 0.7)

    times(context, press)
    assert prevented(context) == []


class Both:
    def should_recognize_simultaneously_with(self, recogniser, other):
        return True


@pytest.mark.parametrize("kind, starts, ends", [("Pinch", [(100, 300), (160, 300)], [(60, 240), (220, 240)]), ("Pan", [(100, 300)], [(150, 200)])])
def test_what_a_pan_prevents(context, window, kind, starts, ends):
    card = named(rk.View((0, 0, 320, 480)), "card", window)
    victim = listening(window if kind == "Pan" else card, getattr(rk, kind)(), "victim")
    pan = listening(card, rk.Pan(), "pan")

    def move(time):
        if len(starts) == 2:
            two(context, starts, ends, time)
        else:
            drag(context, [starts[0], ends[0], ends[0]], time)

    times(context, move)
    (problem,) = prevented(context)
    assert (problem.victim, problem.culprit) == (victim, pan)
    assert problem.help == "let a delegate of pan allow both to recognise"
    pan.delegate = both = Both()
    context.trace.clear()
    times(context, move, since=20)
    assert prevented(context) == [] and both


# Fingers


def test_a_second_finger_on_a_button_that_fires(context, window):
    button(window, (0, 0, 200, 50))
    two(context, [(50, 20), (150, 20)], [(50, 20), (150, 20)], 1)
    assert context.problems() == []


def test_a_second_finger_on_a_button_that_does_not_fire(context, window):
    send = button(window, (0, 0, 200, 50))
    context.down(1, 50, 20, 0)
    context.move(1, 50, 300, 0.1)
    tap(context, 150, 20, 0.2, number=2)
    context.up(1, 50, 300, 0.4)
    assert [(problem.kind, problem.victim, problem.touch) for problem in context.problems()] == [(ProblemKind.WITHHELD, send, 2)]


@pytest.mark.parametrize("other", [False, True])
def test_a_double_tap_over_buttons(context, window, other):
    one = button(window, (0, 0, 100, 44), "one")
    two_ = button(window, (100, 0, 100, 44), "two") if other else one
    listening(window, rk.Tap(number_of_taps_required=2), "double")
    tap(context, 90, 20, 0)
    tap(context, 110 if other else 91, 20, 0.2)
    problems = context.problems()
    assert [problem.kind for problem in problems] == [ProblemKind.TRACKING_CANCELLED] * (2 if other else 1)
    assert {(problem.victim, problem.point) for problem in problems} == ({(one, (90, 20)), (two_, (110, 20))} if other else {(one, (90, 20))})


@pytest.mark.parametrize("kind", ["LongPress", "Swipe"])
def test_the_finger_that_moved_is_named(context, window, kind):
    listening(window, getattr(rk, kind)(number_of_touches_required=2), "victim")
    if kind == "LongPress":
        two(context, [(100, 100), (200, 100)], [(125, 100), (200, 100)], 1)
    else:
        two(context, [(50, 50), (50, 150)], [(150, 50), (30, 150)], 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.touch, problem.point) == (ProblemKind.RECOGNIZER_FAILED, 1 if kind == "LongPress" else 2, (100, 100) if kind == "LongPress" else (50, 150))


@pytest.mark.parametrize("kind, method", [("Tap", "touches_began"), ("Tap", "touches_ended"), ("Pan", "touches_moved")])
def test_a_recogniser_that_does_not_call_super(context, window, kind, method):
    victim = listening(window, type("Mute", (getattr(rk, kind),), {method: lambda self, touches, event: None})(), "mute")
    if kind == "Tap":
        tap(context, 50, 50)
    else:
        drag(context, UP)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit, problem.reason) == (ProblemKind.SWALLOWED, victim, victim, Reason.MISS_NO_SUPER)
    assert f"{method.replace('_b', 'B').replace('_e', 'E').replace('_m', 'M')} of mute did not call super (SPEC 174)" in str(problem)
    assert problem.help.startswith("call super there")


def test_a_pan_that_waited_too_long(context, window):
    pan = listening(window, rk.Pan(), "pan")
    fingers = listening(window, rk.Pan(minimum_number_of_touches=2), "fingers")
    pan.require_to_fail(fingers)
    drag(context, UP)
    (problem,) = context.problems()
    assert problem.help == "let fingers fail sooner, or do not require its failure"
