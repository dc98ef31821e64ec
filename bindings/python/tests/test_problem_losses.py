# SPDX-License-Identifier: MIT
"""What takes a touch or a press from the object that was meant: taps around a row, disabled recognisers, other windows, overrides by their method (SPEC 357)."""

import pytest

import responderkit as rk
from problem_support import Responder, button, drag, named, press, problem_of, recogniser, tap
from responderkit import ProblemKind, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


class Row(rk.View):
    """Selects itself when a touch ends."""

    def touches_ended(self, touches, event=None):
        self.is_selected = True


def test_a_tap_around_a_row_takes_its_touch(context, window):
    table = named(rk.View((0, 0, 320, 480)), "table", window)
    row = named(Row((0, 0, 320, 44)), "row", table)
    dismiss = recogniser(table, rk.Tap, "dismiss")
    tap(context, 20, 20)
    lost = problem_of(context, ProblemKind.TOUCH_LOST)
    assert (lost.victim, lost.culprit, lost.reason) == (row, dismiss, Reason.CANCELLED_BY_GESTURE)
    assert lost.sentence == "row lost touch 1: dismiss recognised, so touchesCancelled was called and not touchesEnded (SPEC 86)"
    assert lost.help.startswith("set cancelsTouchesInView of dismiss to false")


@pytest.mark.parametrize("case", ["leaves touches", "its own", "no ended", "a control", "a drag"])
def test_what_takes_no_touch_from_a_row(context, window, case):
    table = named(rk.View((0, 0, 320, 480)), "table", window)
    row = named({"no ended": rk.View, "a control": rk.Button}.get(case, Row)((0, 0, 320, 44)), "row", table)
    if case == "a control":
        row.add_action(lambda control: None)
    owner = row if case == "its own" else table
    made = recogniser(owner, rk.Pan if case == "a drag" else rk.Tap, "dismiss")
    if case == "leaves touches":
        made.cancels_touches_in_view = False
    if case == "a drag":
        drag(context, [(20, 20), (60, 20), (100, 20)])
    else:
        tap(context, 20, 20)
    assert made.state is rk.GestureRecognizerState.POSSIBLE
    assert not [problem for problem in context.problems() if problem.kind is ProblemKind.TOUCH_LOST]


def test_a_disabled_tap_is_the_cause_and_stands_once(context, window):
    view = named(rk.View((0, 0, 320, 200)), "view", window)
    made = recogniser(view, rk.Tap, "open")
    made.enabled = False
    tap(context, 20, 20)
    tap(context, 20, 20, 2)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit, problem.count) == (ProblemKind.RECOGNIZER_DISABLED, made, view, 2)
    assert problem.sentence == "open did not get touch 1 at (20 20), and nothing else handled it: it was disabled, 2 times (SPEC 107)"


def test_a_disabled_pan_is_not_the_cause_of_a_tap(context, window):
    view = named(rk.View((0, 0, 320, 200)), "view", window)
    recogniser(view, rk.Pan, "move").enabled = False
    tap(context, 20, 20)
    assert [problem.kind for problem in context.problems()] == [ProblemKind.TAP_UNHEARD, ProblemKind.RECOGNIZER_DISABLED]


class Panel(Responder):
    def presses_began(self, presses, event=None):
        self.is_pressed = True


@pytest.mark.parametrize("takes_text", [False, True])
@pytest.mark.parametrize("is_key", [False, True])
def test_a_press_while_another_window_is_key(context, window, is_key, takes_text):
    first = named(rk.TextField((0, 0, 100, 44)) if takes_text else Responder((0, 0, 100, 100)), "first", window)
    panel = rk.Window((0, 0, 100, 100), name="panel")
    waiting = named(Panel((0, 0, 50, 50)), "waiting", panel)
    panel.make_key_and_visible()
    assert waiting.become_first_responder()
    window.make_key()
    assert first.become_first_responder()
    if is_key:
        context.key_down(1, "", 1, key_code=82)
        context.press_up(1, 1.1)
    else:
        press(context, 1, 1)
    unheard = [problem for problem in context.problems() if problem.kind is ProblemKind.EVENT_UNHEARD]
    if takes_text:
        # A text field handles keys itself, and so is meant for what a keyboard or a remote control sends.
        assert not unheard
        return
    (problem,) = unheard
    assert (problem.victim, problem.culprit) == (waiting, panel)
    assert problem.sentence == "a press did not reach waiting: it was the first responder of panel, which was not the key window (SPEC 272)"


def test_a_place_in_the_coordinates_of_the_victims_window(context, window):
    panel = rk.Window((100, 100, 100, 100), name="panel")
    panel.make_key_and_visible()
    behind = button(window, (105, 160, 60, 44), "behind")
    tap(context, 112, 170)
    covered = problem_of(context, ProblemKind.COVERED)
    assert covered.victim is behind and covered.point == (12, 70) and covered.window is panel
    assert covered.sentence.startswith("behind was touched at (12 70) of panel and not hit: the window panel was in front of it")
    assert "at (12 70) in panel" in covered.where
    assert behind.explain().startswith("behind was not hit by touch 1 at (112 170)")


class Deaf(rk.Button):
    def point_inside(self, point, event=None):
        return False


class Lost(rk.Button):
    def hit_test(self, point, event=None):
        return None


class Both(Deaf, Lost):
    pass


@pytest.mark.parametrize(("cls", "words"), [(Deaf, "the pointInside override of send"), (Lost, "the hitTest override of send"), (Both, "an override of hit-testing of send")])
def test_an_override_is_named_by_its_method(context, window, cls, words):
    button(window, (20, 20, 100, 40), cls=cls)
    (finding,) = window.audit()
    assert finding.sentence.endswith(f"; {words} may decide otherwise, and was not called (SPEC 355)")
    (finding,) = window.audit(calls_overrides=True)
    assert finding.sentence == f"send cannot be touched: {words} keeps touches away: let it accept the points of send (SPEC 355)"
    tap(context, 40, 40)
    assert words in problem_of(context, ProblemKind.SWALLOWED).sentence
