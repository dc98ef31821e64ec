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


def test_a_tap_that_another_tap_prevents_beside_which_it_recognises(context, window):
    """A tap of a cell, and one of the window that dismisses the keyboard: both work as meant."""
    listening(window, rk.Tap(), "dismiss")
    listening(named(rk.View((0, 0, 320, 200)), "cell", window), rk.Tap(), "open")
    times(context, lambda time: tap(context, 50, 50, time))
    assert prevented(context) == []


def test_a_tap_that_another_tap_prevents(context, window):
    card = named(rk.View((0, 0, 320, 480)), "card", window)
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


@pytest.mark.parametrize("turns", [False, True])
def test_a_rotation_that_a_pinch_prevents(context, window, turns):
    """Fingers that move apart do not turn: without the pinch the rotation would have failed, too."""
    turn = listening(window, rk.Rotation(), "turn")
    listening(window, rk.Pinch(), "zoom")
    ends = [(60, 100), (240, 300)] if turns else [(60, 200), (240, 200)]
    times(context, lambda time: two(context, [(100, 200), (200, 200)], ends, time))
    assert [problem.victim for problem in prevented(context)] == ([turn] if turns else [])


def test_a_list_whose_rows_are_swiped(context, window):
    """A vertical list does not scroll sideways, whether or not a pan of a row takes the finger."""
    feed = scroll_view(window)
    row = named(rk.View((0, 0, 320, 200)), "row", feed)
    listening(feed, rk.Swipe(direction=rk.SwipeDirection.LEFT), "delete")
    listening(row, rk.Pan(), "slide")
    times(context, lambda time: drag(context, [(200, 100), (150, 100), (100, 100), (60, 100)], time))
    assert [problem.victim.name for problem in prevented(context) if problem.victim is feed.pan_gesture_recognizer] == []


@pytest.mark.parametrize(("start", "end", "is_listed"), [((2, 200), (120, 200), True), ((100, 200), (220, 200), False), ((2, 200), (2, 320), False)])
def test_an_edge_pan_that_another_pan_prevents(context, window, start, end, is_listed):
    back = rk.ScreenEdgePan(edges=rk.RectEdge.LEFT)
    listening(window, back, "back")
    listening(window, rk.Pan(), "drag")
    points = [(start[0] + (end[0] - start[0]) * k / 8, start[1] + (end[1] - start[1]) * k / 8) for k in range(9)]
    times(context, lambda time: drag(context, points, time))
    assert [problem.victim for problem in prevented(context)] == ([back] if is_listed else [])


@pytest.mark.parametrize("both", [False, True])
def test_a_tap_that_is_prevented_as_the_finger_comes(context, window, both):
    opens = listening(window, rk.Tap(), "open")
    highlight = listening(window, rk.LongPress(minimum_press_duration=0), "highlight")
    if both:
        highlight.delegate = delegate = Both()  # noqa: F841 it lives as long as the test
    times(context, lambda time: tap(context, 100, 100, time))
    assert [(problem.victim, problem.culprit) for problem in prevented(context)] == ([] if both else [(opens, highlight)])


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
