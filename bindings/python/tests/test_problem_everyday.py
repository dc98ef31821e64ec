# SPDX-License-Identifier: MIT
"""Programs as they are used every day: what is no problem or only a hint, and mistakes that a handled touch hides (SPEC 357)."""

import pytest

import responderkit as rk
from problem_support import Responder, button, drag, move_along, named, problem_of, recogniser, scroll_view, tap
from responderkit import KeyModifierFlags, ProblemKind, ProblemSeverity, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


def kinds(context):
    return [(problem.kind, problem.severity) for problem in context.problems()]


# ---- Explanations of problems ----


def test_a_lost_action_is_explained_by_its_own_moment(context, window):
    save = named(rk.Button((20, 20, 100, 44)), "save", window)
    save.add_target(window, "nope:", rk.ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 50, 40, 1)
    tap(context, 126, 40, 2)
    problem = problem_of(context, ProblemKind.ACTION_LOST)
    assert "nope:" in str(problem.explanation) and "126" not in str(problem.explanation)
    assert problem.explanation.steps[0].time == pytest.approx(1.1)


def test_a_disabled_recogniser_that_no_touch_reached(context, window):
    photo = named(rk.View((0, 0, 320, 400)), "photo", window)
    zoom = recogniser(photo, rk.Tap, "zoom", enabled=False)
    (problem,) = context.problems()
    assert problem.victim is zoom and "touch 0" not in str(problem.explanation)
    assert str(problem.explanation) == "zoom receives no touch: it is not enabled (SPEC 107)"


# ---- What programs do on purpose ----


def test_a_tap_that_prevents_another_one_has_an_effect(context, window):
    dim = named(rk.View((0, 0, 320, 480)), "dim", window)
    recogniser(dim, rk.Tap, "dismiss")
    sheet = named(rk.View((40, 100, 240, 200)), "sheet", dim)
    blocker = rk.Tap(name="blocker")
    sheet.add_gesture_recognizer(blocker)
    tap(context, 100, 150, 1)
    assert not context.problems()
    # Before any touch nothing shows it.
    other = rk.Tap(name="other")
    named(rk.View((0, 400, 50, 50)), "corner", window).add_gesture_recognizer(other)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.severity) == (ProblemKind.RECOGNIZER_UNHEARD, other, ProblemSeverity.HINT)


def test_a_recogniser_that_excludes_another_one_has_an_effect(context, window):
    """A pan without a target that a list's pan waits for, or that takes the touch from it."""
    page = scroll_view(window)
    card = named(rk.View((0, 0, 320, 200)), "card", page)
    card.add_gesture_recognizer(rk.Pan(name="shield"))
    move_along(context, (100, 180), (100, 20), 1)
    assert ProblemKind.RECOGNIZER_UNHEARD not in [kind for kind, _ in kinds(context)]


@pytest.mark.parametrize("down", [5, 9])
def test_a_sideways_swipe_over_a_list_missed_nothing(context, window, down):
    scroll_view(window)
    move_along(context, (300, 200), (100, 200 + down), 1)
    assert not context.problems()


def test_a_drag_that_is_just_too_short_for_a_list(context, window):
    scroll_view(window)
    move_along(context, (300, 200), (297, 209), 1)
    assert kinds(context) == [(ProblemKind.FAILED_NARROWLY, ProblemSeverity.WARNING)]


@pytest.mark.parametrize("cls", [rk.Switch, rk.SegmentedControl, rk.Stepper, rk.Slider])
def test_a_form_that_is_read_when_it_is_sent(context, window, cls):
    control = named(cls((20, 80, 200, 32)), "control", window)
    if cls is rk.SegmentedControl:
        control.number_of_segments = 3
    x = 40 if cls is not rk.Stepper else 210
    if cls is rk.Slider:
        control.value = 0.5
        move_along(context, (120, 96), (150, 96), 1)
    else:
        tap(context, x, 96, 1)
    assert kinds(context) == [(ProblemKind.TAP_UNHEARD, ProblemSeverity.HINT)]


def test_a_button_without_an_action_is_more_than_a_hint(context, window):
    named(rk.Button((20, 80, 200, 32)), "send", window)
    tap(context, 40, 96, 1)
    assert kinds(context) == [(ProblemKind.TAP_UNHEARD, ProblemSeverity.WARNING)]


@pytest.mark.parametrize(("held", "severity"), [(15, ProblemSeverity.HINT), (59, ProblemSeverity.HINT), (61, ProblemSeverity.ERROR)])
def test_a_finger_that_is_held_still(context, window, held, severity):
    button(window)
    context.down(1, 50, 40, 1)
    context.advance(1 + held)
    assert kinds(context) == [(ProblemKind.NOT_ENDED, severity)]
    context.up(1, 50, 40, 2 + held)
    assert not context.problems()


@pytest.mark.parametrize("case", ["alert", "loading", "keyboard", "window"])
def test_what_covers_it_and_holds_targets(context, window, case):
    """An alert or a keyboard of the program's own is a hint, also when it has gone; what lets nothing through and holds nothing is more."""
    button(window)
    if case == "window":
        dim = rk.Window((0, 0, 320, 480), name="dim", level=100)
        dim.make_key_and_visible()
    else:
        dim = named(rk.View((0, 0, 320, 480) if case != "keyboard" else (0, 0, 320, 400)), "dim", window)
    if case != "loading":
        button(named(rk.View((60, 180, 200, 120)), "alert", dim), (10, 70, 180, 44), "ok")
    tap(context, 50, 40, 1)
    severity = ProblemSeverity.WARNING if case == "loading" else ProblemSeverity.HINT
    assert kinds(context) == [(ProblemKind.COVERED, severity)]
    if case != "window":
        dim.remove_from_superview()
        assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.HINT)]


@pytest.mark.parametrize("height", [60, 480])
def test_a_bar_over_a_list(context, window, height):
    """Each row can be scrolled out from under a title; from under what covers the whole list none can."""
    rows = scroll_view(window)
    for k in range(10):
        button(rows, (0, 50 * k, 320, 50), f"row{k}")
    named(rk.View((0, 0, 320, height)), "bar", window)
    tap(context, 160, 30, 1)
    assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.HINT if height == 60 else ProblemSeverity.WARNING)]


def test_a_panel_before_a_control_that_closes_it(context, window):
    menu = named(rk.View((0, 0, 320, 480)), "menu", window)
    button(menu, (0, 0, 320, 480), "shade")
    panel = named(rk.View((60, 100, 200, 150)), "panel", menu)
    button(panel, (10, 90, 180, 44), "option")
    tap(context, 160, 130, 1)
    assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.HINT)]


def test_what_covered_it_has_gone(context, window):
    button(window, (20, 20, 100, 44), "pay")
    cover = rk.View((0, 0, 320, 200))
    window.add_subview(cover)
    tap(context, 50, 40, 1)
    assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.WARNING)]
    cover.remove_from_superview()
    assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.HINT)]
    del cover
    assert kinds(context) == [(ProblemKind.COVERED, ProblemSeverity.HINT)]


@pytest.mark.parametrize(("x", "is_near"), [(250, False), (90, True)])
def test_a_touch_on_the_track_of_a_slider(context, window, x, is_near):
    volume = named(rk.Slider((20, 100, 280, 40), value=0.2), "volume", window)
    volume.add_action(lambda control: None)
    tap(context, x + (20 if is_near else 0), 120, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.severity) == (ProblemKind.SWALLOWED, ProblemSeverity.HINT)
    assert ("taller" in problem.help) == is_near


@pytest.mark.parametrize(("x", "kind"), [(200, ProblemKind.TAP_UNHEARD), (40, ProblemKind.RECOGNIZER_FAILED)])
def test_a_tap_far_from_the_edge_is_meant_for_no_edge(context, window, x, kind):
    named(rk.View((0, 0, 320, 64)), "bar", window)
    recogniser(window, rk.ScreenEdgePan, "back", edges=rk.RectEdge.LEFT)
    tap(context, x, 50, 1)
    assert [found for found, _ in kinds(context)] == [kind]


class Editor(Responder):
    @rk.action("copy:")
    def copy(self, sender):
        pass

    def can_perform_action(self, selector, sender=None):
        return selector != "copy:"


class TypingEditor(Editor):
    def presses_began(self, presses, event):
        pass


def test_an_action_that_is_not_available_now(context, window):
    editor = named(Editor((0, 0, 320, 480)), "editor", window)
    editor.become_first_responder()
    editor.add_key_command("c", KeyModifierFlags.COMMAND, "copy:")
    context.key_down(1, "c", 1, modifiers=KeyModifierFlags.COMMAND)
    context.press_up(1, 1.1)
    assert kinds(context) == [(ProblemKind.ACTION_LOST, ProblemSeverity.HINT)]


@pytest.mark.parametrize("cls", [Editor, TypingEditor])
def test_a_key_that_a_responder_handles_missed_no_command(context, window, cls):
    editor = named(cls((0, 0, 320, 480)), "editor", window)
    editor.become_first_responder()
    editor.add_key_command("c", KeyModifierFlags.COMMAND, "copy:")
    context.key_down(1, "c", 1, modifiers=KeyModifierFlags.CONTROL)
    context.press_up(1, 1.1)
    context.key_down(1, "x", 2)
    context.press_up(1, 2.1)
    missed = [kind for kind, _ in kinds(context) if kind is ProblemKind.FAILED_NARROWLY]
    assert len(missed) == (cls is Editor)


# ---- Mistakes ----


class Row(rk.View):
    def hit_test(self, point, event=None):
        return self.subviews[0]


class Everywhere(rk.Button):
    def point_inside(self, point, event=None):
        return True


@pytest.mark.parametrize("case", ["row", "everywhere", "enlarged"])
def test_an_override_that_gives_a_touch_to_another_control(context, window, case):
    row = named(Row((0, 0, 320, 200)) if case == "row" else rk.View((0, 0, 320, 200)), "row", window)
    delete = edit = None
    if case != "row":
        delete = button(row, (20, 80, 100, 44), "delete")
    edit = button(row, (20, 20, 100, 44), "edit", cls=rk.Button if case == "row" else Everywhere)
    if case == "row":
        delete = button(row, (20, 80, 100, 44), "delete")
    # Beside all controls an override may lead a touch where it wants.
    tap(context, 50, 100 if case != "enlarged" else 150, 1)
    if case == "enlarged":
        assert not context.problems()
        return
    problem = problem_of(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit, problem.severity) == (delete, row if case == "row" else edit, ProblemSeverity.HINT)



def test_a_requirement_the_wrong_way_round(context, window):
    page = named(rk.View((0, 0, 320, 480)), "page", window)
    single, double = recogniser(page, rk.Tap, "single"), recogniser(page, rk.Tap, "double", number_of_taps_required=2)
    double.require_to_fail(single)
    for k in range(3):
        tap(context, 50, 50, 1 + 2 * k)
        tap(context, 50, 50, 1.2 + 2 * k)
    problem = problem_of(context, ProblemKind.ALWAYS_PREVENTED)
    assert (problem.victim, problem.culprit) == (double, single)
    assert problem.help == "let single require the failure of double, and not the other way round"


class Knob(rk.Slider):
    def continue_tracking(self, touch, event):
        super().continue_tracking(touch, event)


def test_a_slider_that_stops_because_its_override_returns_nothing(context, window):
    knob = named(Knob((20, 20, 200, 44), value=0.5), "knob", window)
    knob.add_action(lambda control: None)
    move_along(context, (120, 42), (180, 42), 1)
    problem = problem_of(context, ProblemKind.TOUCH_LOST)
    assert (problem.victim, problem.culprit, problem.reason) == (knob, knob, Reason.CONTROL_STOPPED_TRACKING)
    assert "its continueTracking override returned false" in str(knob.explain())


@pytest.mark.parametrize("cls", [rk.SegmentedControl, rk.PageControl, rk.Slider])
def test_a_control_that_can_do_nothing(context, window, cls):
    control = named(cls((20, 80, 280, 32)), "control", window)
    control.add_action(lambda control: None)
    if cls is rk.Slider:
        control.minimum_value = control.maximum_value = 5
        move_along(context, (36, 96), (100, 96), 1)
    else:
        tap(context, 250, 95, 1)
    assert kinds(context) == [(ProblemKind.CONTROL_DISABLED, ProblemSeverity.HINT)]
    (problem,) = context.problems()
    assert problem.reason is Reason.MISS_UNCHANGED and problem.victim is control


def test_a_button_in_a_view_that_is_scaled_to_nothing(context, window):
    card = named(rk.View((0, 0, 320, 300), transform=(0, 0, 0, 0, 0, 0)), "card", window)
    button(card, name="ok")
    tap(context, 50, 40, 1)
    problem = problem_of(context, ProblemKind.NOT_INTERACTIVE)
    assert problem.culprit is card


class NotControls:
    def should_receive_touch(self, recogniser, touch):
        return not isinstance(touch.view, rk.Control)


class LeftHalf:
    def should_receive_touch(self, recogniser, touch):
        return touch.location(recogniser.view).x < 160


@pytest.mark.parametrize(("end", "severity"), [(300, ProblemSeverity.HINT), (240, ProblemSeverity.WARNING)])
def test_a_pan_that_refuses_a_tap(context, window, end, severity):
    """It is meant for none; a drag that it refused is more."""
    video = named(rk.View((0, 0, 320, 480)), "video", window)
    delegate = LeftHalf()
    recogniser(video, rk.Pan, "brightness", delegate=delegate)
    move_along(context, (300, 100), (end, 100), 1)
    assert kinds(context) == [(ProblemKind.SWALLOWED, severity)]


def test_the_second_finger_was_refused_by_a_delegate(context, window):
    board = named(rk.View((0, 0, 320, 480)), "board", window)
    delegate = NotControls()
    pinch = recogniser(board, rk.Pinch, "pinch", delegate=delegate)
    button(board, (20, 200, 100, 44), "ok")
    context.down(1, 60, 220, 1)
    context.down(2, 200, 220, 1.01)
    for k in range(1, 11):
        context.move(1, 60 - 4 * k, 220, 1.01 + 0.02 * k)
        context.move(2, 200 + 10 * k, 220, 1.02 + 0.02 * k)
    context.up(1, 20, 220, 1.3)
    context.up(2, 300, 220, 1.3)
    problem = problem_of(context, ProblemKind.RECOGNIZER_FAILED)
    assert problem.victim is pinch and "shouldReceiveTouch of the delegate of pinch" in problem.where
    assert problem.help.startswith("return true from shouldReceiveTouch")


def test_an_action_that_would_not_have_been_sent(context, window):
    """The segment was selected already: the recogniser took the touch, and that is all."""
    row = named(rk.View((0, 0, 320, 80)), "row", window)
    recogniser(row, rk.LongPress, "menu")
    segments = named(rk.SegmentedControl((20, 20, 200, 40), number_of_segments=2, selected_segment_index=0), "segments", row)
    segments.add_action(lambda control: None)
    context.down(1, 40, 40, 1)
    context.advance(1.8)
    context.up(1, 40, 40, 1.8)
    assert not [problem for problem in context.problems() if problem.kind is ProblemKind.TRACKING_CANCELLED]
    context.down(1, 200, 40, 3)
    context.advance(3.8)
    context.up(1, 200, 40, 3.8)
    assert [problem for problem in context.problems() if problem.kind is ProblemKind.TRACKING_CANCELLED]


# ---- Explanations ----


def test_a_disabled_button_in_a_list_with_taps(context, window):
    rows = scroll_view(window)
    row = named(rk.View((0, 0, 320, 80)), "row", rows)
    recogniser(row, rk.Tap, "select")
    buy = button(row, (20, 20, 100, 40), "buy")
    buy.enabled = False
    tap(context, 50, 40, 1)
    assert str(buy.explain()) == "buy did not get touch 1 at (50 40): it is not enabled (SPEC 150)"


def test_the_pinch_of_a_list_has_nothing_of_its_scrolling(context, window):
    page = scroll_view(window)
    page.pinch_gesture_recognizer.name = "listpinch"
    move_along(context, (200, 100), (60, 100), 1)
    assert str(page.pinch_gesture_recognizer.explain()) == "listpinch failed (1 finger, fewer than the 2 required) (SPEC 233)"
    for number, x in ((1, 100), (2, 200)):
        context.down(number, x, 100, 3)
    for number, x in ((1, 50), (2, 250)):
        context.move(number, x, 100, 3.1)
    for number, x in ((1, 50), (2, 250)):
        context.up(number, x, 100, 3.2)
    page.pan_gesture_recognizer.name = "listpan"
    assert "zoom" not in str(page.pan_gesture_recognizer.explain())


class Field(rk.TextField):
    def become_first_responder(self):
        return True


def test_a_field_that_does_not_become_first_responder(context, window):
    field = named(Field((20, 20, 280, 40)), "email", window)
    tap(context, 50, 40, 1)
    assert str(field.explain()).startswith("email did not become first responder: its becomeFirstResponder override did not call super")


def test_a_list_that_held_a_touch_back_and_scrolled(context, window):
    page = scroll_view(window)
    row = button(page, (20, 100, 280, 60), "row")
    drag(context, [(100, 130 - 7 * k) for k in range(11)], 1)
    assert "list held it back, and then scrolled" in str(row.explain())


def test_a_button_that_was_disabled_then(context, window):
    pay = button(window, name="pay")
    pay.enabled = False
    tap(context, 50, 40, 1)
    assert str(pay.explain()).startswith("pay does not track: it is disabled; the touch goes up the responder chain")
    pay.enabled = True
    assert str(pay.explain()).startswith("pay did not track: it was disabled; the touch went up the responder chain")


def test_a_swipe_the_wrong_way(context, window):
    recogniser(named(rk.View((0, 0, 320, 480)), "page", window), rk.Swipe, "next")
    move_along(context, (250, 100), (90, 100), 1, duration=0.1)
    problem = problem_of(context, ProblemKind.RECOGNIZER_FAILED)
    assert (problem.reason, problem.help) == (
        Reason.GESTURE_SWIPE_WRONG_WAY,
        "add the direction of the swipe to direction of next, or show people the direction",
    )
