# SPDX-License-Identifier: MIT
"""What programs do on purpose, and how much of a problem it is: delegates that leave views out, pages that wait, menus, single and double taps (SPEC 357)."""

import pytest

import responderkit as rk
from problem_support import Responder, button, drag, named, problem_of, recogniser, scroll_view, tap
from responderkit import AuditKind, ControlEvents, KeyModifierFlags, ProblemKind, ProblemSeverity, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


class OnlyIts:
    """A tap beside what its view holds."""

    def __init__(self, view):
        self.view = view

    def should_receive_touch(self, recogniser, touch):
        return touch.view is self.view and self.view.alpha > 0.5


@pytest.mark.parametrize(("inside", "severity"), [(True, ProblemSeverity.HINT), (False, ProblemSeverity.WARNING)])
def test_a_delegate_that_leaves_out_what_lies_in_the_view(context, window, inside, severity):
    dim = named(rk.View((0, 0, 320, 480)), "dim", window)
    named(rk.View((60, 80, 200, 150)), "popover", dim)
    close = recogniser(dim, rk.Tap, "close")
    close.delegate = keep = OnlyIts(dim)
    if not inside:
        dim.alpha = 0.4
    tap(context, *((100, 200) if inside else (20, 20)))
    problem = problem_of(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.severity) == (close, severity) and keep
    assert problem.help == "return true from there for the touches that close is for; leave it where it is not meant"


def test_a_tap_on_the_background_is_a_hint(context, window):
    named(rk.View((0, 0, 320, 200)), "card", window)
    tap(context, 50, 300)
    tap(context, 50, 50, 1)
    assert [(problem.victim.name, problem.severity) for problem in context.problems()] == [("card", ProblemSeverity.WARNING), ("window", ProblemSeverity.HINT)]


@pytest.mark.parametrize("case", ["covered", "outside"])
def test_a_view_around_it_handled_the_touch(context, window, case):
    recogniser(window, rk.Tap, "dismiss")
    if case == "covered":
        buy = button(window, name="buy")
        named(rk.View((0, 0, 320, 200)), "card", window)
        tap(context, 50, 40)
    else:
        buy = button(named(rk.View((0, 0, 320, 20)), "strip", window), name="buy")
        tap(context, 50, 40)
    (problem,) = context.problems()
    assert (problem.victim, problem.severity) == (buy, ProblemSeverity.HINT) and "nothing there" not in problem.sentence


def test_pages_that_wait_under_another_one(context, window):
    home, detail = rk.ViewController(), rk.ViewController()
    row = named(rk.View((0, 100, 320, 60)), "row", home.view)
    recogniser(row, rk.Tap, "open")
    navigation = rk.NavigationController(home)
    window.root_view_controller = navigation
    navigation.push(detail)
    context.advance(1)
    assert row.window is None
    tap(context, 50, 20, 2)
    assert ProblemKind.RECOGNIZER_DETACHED not in [problem.kind for problem in context.problems()]
    # What no controller brings back is one.
    lost = named(rk.View((0, 0, 1, 1)), "lost")
    recogniser(lost, rk.Tap, "never")
    assert problem_of(context, ProblemKind.RECOGNIZER_DETACHED).culprit is lost


@pytest.mark.parametrize("delays", [False, True])
@pytest.mark.parametrize("own", [False, True])
def test_a_long_press_takes_a_button(context, window, own, delays):
    row = button(window, (0, 0, 320, 60), "row")
    menu = recogniser(row if own else window, rk.LongPress, "menu", delays_touches_began=delays)
    context.down(1, 50, 30, 0)
    context.advance(0.8)
    context.up(1, 50, 30, 0.9)
    cancelled = [(problem.victim, problem.culprit) for problem in context.problems() if problem.kind is ProblemKind.TRACKING_CANCELLED]
    # One that holds the touch back from its own button is a mistake.
    assert cancelled == ([] if own and not delays else [(row, menu)])


def test_a_single_tap_that_waits_for_a_double_tap(context, window):
    single, double = recogniser(window, rk.Tap, "single"), recogniser(window, rk.Tap, "double", number_of_taps_required=2)
    single.require_to_fail(double)
    tap(context, 50, 50)
    context.advance(2)
    wait = problem_of(context, ProblemKind.LONG_WAIT)
    assert (wait.victim, wait.culprit) == (single, double)
    assert wait.help == "accept the wait, which sets single apart from double, or set maximumIntervalBetweenSuccessiveTaps of double lower"
    double.maximum_interval_between_successive_taps = 0.2
    context.trace.clear()
    tap(context, 50, 50, 3)
    context.advance(5)
    assert not context.problems()


def test_rows_that_take_every_drag_from_their_list(context, window):
    rows = scroll_view(window)
    for k in range(8):
        recogniser(named(rk.View((0, 60 * k, 320, 60)), f"row{k}", rows), rk.Pan, f"swipe{k}")
    for k in range(4):
        drag(context, [(100, 60 * k + 50), (100, 60 * k + 30), (100, 60 * k + 10)], k)
    problem = problem_of(context, ProblemKind.ALWAYS_PREVENTED)
    assert (problem.victim, problem.culprit, problem.severity) == (rows.pan_gesture_recognizer, None, ProblemSeverity.HINT)
    assert problem.sentence.startswith("the pan of scroll view list never recognised: in 4 of 4 attempts others recognised first and prevented it")


def test_a_recogniser_on_a_scroll_view_that_follows_its_fingers(context, window):
    rows = scroll_view(window)
    mine = recogniser(rows, rk.Pan, "mine")
    (finding,) = window.audit()
    assert (finding.kind, finding.subject, finding.culprit) == (AuditKind.EXCLUSIVE, mine, rows.pan_gesture_recognizer)
    rows.content_size = (320, 480)
    assert not window.audit()


def test_the_second_finger_of_a_control(context, window):
    volume = named(rk.Slider((20, 20, 280, 44), value=0.5), "volume", window)
    volume.add_action(lambda control: None, ControlEvents.VALUE_CHANGED)
    context.down(1, 160, 40, 1)
    context.down(2, 165, 44, 1.1)
    assert volume.explain(touch=2) == "touch 2 is withheld from volume: it has another touch, and a control tracks one at a time (SPEC 95)"
    canvas = named(rk.View((0, 100, 100, 100)), "canvas", window)
    context.down(3, 20, 120, 2)
    context.down(4, 40, 120, 2.1)
    assert canvas.explain(touch=4) == "touch 4 is withheld from canvas: it has another touch and multipleTouchEnabled is false (SPEC 95)"


def test_an_order_that_zposition_shows_otherwise(context, window):
    buy = button(window, name="buy")
    cover = named(rk.View((0, 0, 320, 480), z_position=-1), "cover", window)
    tap(context, 50, 40)
    words = "(the order of subviews decides; zPosition does not change it)"
    assert words in buy.explain() and words in problem_of(context, ProblemKind.COVERED).sentence
    cover.z_position = 1
    assert words not in buy.explain()


def test_a_key_that_missed_its_command_is_explained_by_itself(context, window):
    class Editor(Responder):
        @rk.action("save:")
        def save(self, sender):
            pass

    editor = named(Editor((0, 0, 100, 100)), "editor", window)
    editor.add_key_command("s", KeyModifierFlags.COMMAND, "save:")
    editor.become_first_responder()
    for time, modifiers in ((1, KeyModifierFlags.CONTROL), (2, KeyModifierFlags.COMMAND)):
        context.key_down(time, "s", time, modifiers=modifiers)
        context.press_up(time, time + 0.1)
    problem = problem_of(context, ProblemKind.FAILED_NARROWLY)
    assert "matched" not in problem.explanation and [step.time for step in problem.explanation.steps] == [1]


def test_what_a_recogniser_is_needs_no_touch(context, window):
    card = named(rk.View((0, 0, 100, 100)), "card", window)
    recogniser(card, rk.Tap, "open", enabled=False)
    tap(context, 200, 300)
    problem = problem_of(context, ProblemKind.RECOGNIZER_DISABLED)
    assert [step.reason for step in problem.explanation.steps] == [Reason.GESTURE_DISABLED] and "outside" not in problem.explanation


def test_alphas_below_the_limit_by_little(context, window):
    faint = button(window, name="faint")
    for alpha, words in ((0.01, "0.0099999998"), (0.0099, "0.0099"), (0.005, "0.005")):
        faint.alpha = alpha
        assert f"its alpha {words} is below 0.01" in window.audit()[0].sentence
        assert f"its alpha is {words}, and views below 0.01 are not hit" in faint.explain(at=(40, 40))


def select(recogniser):
    recogniser.allowed_press_types = [rk.PressType.SELECT]
    return recogniser


@pytest.fixture
def focus(window):
    focus = Responder((0, 0, 100, 100), name="focus")
    window.add_subview(focus)
    focus.become_first_responder()
    return focus


def hold(context, seconds, time=1):
    context.press_down(1, rk.PressType.SELECT, time)
    context.press_up(1, time + seconds)


@pytest.mark.parametrize(
    ("cls", "seconds", "sentence"),
    [
        (rk.Tap, 0.5, None),
        (rk.Tap, 0.8, "choose failed by little: held for 0.80 s, at most 0.75 s are allowed (SPEC 197)"),
        (rk.Tap, 2, "choose had a press and failed, and nothing else handled it: held for 2 s, more than the 0.75 s of a tap (SPEC 197)"),
        (rk.LongPress, 0.45, "choose failed by little: it lasted 0.45 s, at least 0.50 s are needed (SPEC 205)"),
        (rk.LongPress, 0.2, "choose had a press and failed, and nothing else handled it: the fingers lifted too soon: it was held for 0.2 s, and begins at 0.5 s (SPEC 205)"),
        (rk.LongPress, 0.6, None),
    ],
)
def test_a_press_that_is_held_too_long_or_too_short(context, focus, cls, seconds, sentence):
    choose = select(recogniser(focus, cls, "choose"))
    hold(context, seconds)
    found = context.problems()
    assert [str(problem) for problem in found] == ([] if sentence is None else [sentence])
    for problem in found:
        assert problem.victim == choose and problem.touch == 0 and "touch" not in problem.where and "touch" not in problem.help
        assert problem.explanation.steps[0].subject == choose


def test_a_press_that_another_one_takes_is_no_problem(context, focus):
    select(recogniser(focus, rk.LongPress, "menu"))
    select(recogniser(focus, rk.Tap, "choose"))
    for k, seconds in enumerate((0.2, 0.45, 0.6, 0.8, 2)):
        hold(context, seconds, 1 + 4 * k)
    assert context.problems() == []


def test_a_press_that_a_responder_handles_is_no_problem(context, window):
    class Handler(Responder):
        def presses_began(self, presses, event):
            pass

    handler = Handler((0, 0, 100, 100), name="handler")
    window.add_subview(handler)
    handler.become_first_responder()
    select(recogniser(handler, rk.Tap, "choose"))
    hold(context, 2)
    assert context.problems() == []


@pytest.mark.parametrize(("phase", "kind"), [(None, "wheel"), (rk.GestureInputPhase.BEGAN, "trackpad")])
def test_a_wheel_over_a_pan_that_follows_none(context, window, phase, kind):
    map_ = named(rk.View((0, 0, 320, 300)), "map", window)
    pan = recogniser(map_, rk.Pan, "pan")
    context.send_scroll(1, (100, 100), (0, 20), phase)
    (problem,) = context.problems()
    assert (problem.kind, problem.severity, problem.victim) == (ProblemKind.EVENT_UNHEARD, ProblemSeverity.HINT, pan)
    assert str(problem) == f"nothing followed a {kind} at (100 100): allowedScrollTypesMask of pan does not have its kind (SPEC 72)"
    assert problem.help == "add the kind to allowedScrollTypesMask of pan, or let a scroll view scroll there"
    device = "notches of a wheel" if phase is None else "trackpad"
    assert str(problem.explanation) == f"pan does not follow the {device}: allowedScrollTypesMask does not have that kind (SPEC 72)"


@pytest.mark.parametrize("inside", [True, False])
def test_a_wheel_that_a_scroll_view_follows(context, window, inside):
    list_ = scroll_view(window)
    recogniser(named(rk.View((0, 0, 320, 300)), "row", list_) if inside else list_, rk.Pan, "pan")
    context.send_scroll(1, (100, 100), (0, -20))
    assert list_.content_offset.y == 20 and context.problems() == []


def test_the_second_tap_in_a_text_field(context, window):
    field = named(rk.TextField((20, 20, 200, 40)), "field", window)
    tap(context, 50, 40, 1)
    assert str(field.explain()) == "field became first responder (SPEC 127)"
    tap(context, 50, 40, 3, 2)
    assert str(field.explain()) == str(field.explain(touch=2)) == "field was first responder already (SPEC 127)"
    assert str(field.explain(touch=1)) == "field became first responder (SPEC 127)"
    assert [step.reason for step in field.explain().steps] == [Reason.CONTROL_NOBODY_LISTENS, Reason.BECAME_FIRST]
    field.resign_first_responder()
    tap(context, 50, 40, 5, 3)
    assert str(field.explain()) == "field became first responder (SPEC 127)"
