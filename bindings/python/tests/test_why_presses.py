"""Explanations and problems of presses: which recogniser did not receive one and why, and presses held a little too long."""

import pytest

import responderkit as rk
from problem_support import Responder, button, named, press, problem_of, recogniser, scroll_view, tap
from responderkit import PressType, ProblemKind, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


@pytest.fixture
def menu(window):
    menu = named(Responder((0, 0, 200, 200)), "menu", window)
    menu.become_first_responder()
    return menu


class RefusesEvents:
    def should_receive_event(self, recognizer, event):
        return False


# Refused


def test_a_press_whose_event_a_delegate_refused(context, menu):
    open_ = recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT}, delegate=RefusesEvents())
    press(context, 1, 1)
    assert str(open_.explain()) == "open does not receive press 1 (select): its delegate's shouldReceiveEvent returned false (SPEC 169)"
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.reason) == (ProblemKind.EVENT_UNHEARD, open_, Reason.GESTURE_EVENT_REFUSED)
    assert str(problem) == "open did not receive a press, and no responder handled it: shouldReceiveEvent of the delegate of open refused it (SPEC 169)"
    assert problem.where.startswith("shouldReceiveEvent of the delegate of open") and problem.help == "return true there for presses that open is for"


def test_a_press_whose_event_a_class_refused(context, menu):
    class Open(rk.Tap):
        def should_receive_event(self, event):
            return False

    open_ = recogniser(menu, Open, "open", allowed_press_types={PressType.SELECT})
    press(context, 1, 1)
    assert str(open_.explain()) == "open does not receive press 1 (select): its class's shouldReceiveEvent returned false (SPEC 169)"
    assert str(problem_of(context, ProblemKind.EVENT_UNHEARD)).endswith("handled it: shouldReceiveEvent of open refused it (SPEC 169)")


def test_a_touch_that_a_delegate_refused_names_the_delegate(context, window):
    view = named(rk.View((0, 0, 100, 100)), "view", window)
    recogniser(view, rk.Tap, "open", delegate=RefusesEvents())
    tap(context, 50, 50)
    assert str(problem_of(context, ProblemKind.SWALLOWED)).endswith("shouldReceiveEvent of the delegate of open refused it (SPEC 169)")


def test_a_touch_that_a_class_refused_names_the_class(context, window):
    class Open(rk.Tap):
        def should_receive_event(self, event):
            return False

    recogniser(named(rk.View((0, 0, 100, 100)), "view", window), Open, "open")
    tap(context, 50, 50)
    assert str(problem_of(context, ProblemKind.SWALLOWED)).endswith("shouldReceiveEvent of open refused it (SPEC 169)")


def test_a_press_for_one_that_is_at_work_with_a_touch(context, menu):
    recogniser(menu, rk.LongPress, "hold", allowed_press_types={PressType.SELECT}, minimum_press_duration=1)
    context.down(7, 50, 50, 1)
    press(context, 3, 1.1)
    refusal = [record for record in context.trace if record.reason is Reason.GESTURE_TOUCH_TYPE_EXCLUSIVE]
    assert [record.sentence.split(":")[0] for record in refusal] == ["hold does not receive press 3 (select)"]


@pytest.mark.parametrize("cls", [rk.Pan, rk.Swipe, rk.Pinch, rk.Rotation, rk.ScreenEdgePan])
def test_a_recogniser_that_follows_places_receives_no_press(context, menu, cls):
    drag = recogniser(menu, cls, "drag", allowed_press_types={PressType.SELECT})
    press(context, 1, 1)
    assert str(drag.explain()) == "drag does not receive press 1 (select): it follows places, and a press has none (SPEC 271)"


# Held a little too long


def hold_press(context, duration, time=1, number=1):
    context.press_down(number, PressType.SELECT, time)
    context.press_up(number, time + duration)


def test_a_press_that_is_held_a_little_too_long_for_a_tap(context, menu):
    open_ = recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT})
    hold_press(context, 0.8)
    problem = problem_of(context, ProblemKind.FAILED_NARROWLY)
    assert (problem.victim, problem.value, problem.limit, problem.unit) == (open_, pytest.approx(0.8), 0.75, rk.Unit.SECONDS)
    assert str(problem) == "open failed by little: held for 0.80 s, at most 0.75 s are allowed (SPEC 197)"
    assert problem.help.startswith("set maximumTapDuration of open to more than 0.80 s")
    assert problem.where.startswith("the limits of open; ") and "touch" not in problem.where
    assert "held for 0.8 s, more than the 0.75 s of a tap" in str(open_.explain())


@pytest.mark.parametrize("duration", [0.5, 0.75, 1.0, 4.0])
def test_a_press_that_is_held_long_or_short_is_no_narrow_miss(context, menu, duration):
    recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT})
    hold_press(context, duration)
    assert [problem for problem in context.problems() if problem.kind is ProblemKind.FAILED_NARROWLY] == []


def test_a_press_and_a_touch_of_one_number(context, menu):
    open_ = recogniser(menu, rk.Tap, "open", allowed_press_types={PressType.SELECT})
    button(menu.window, (220, 20, 80, 44))
    tap(context, 240, 40)
    hold_press(context, 0.8, time=2)
    problem = problem_of(context, ProblemKind.FAILED_NARROWLY)
    assert problem.victim is open_ and "touch" not in problem.where


# Wheels


def test_a_wheel_while_events_are_ignored(context, window):
    scroll_view(window)
    context.application.begin_ignoring_interaction_events()
    context.send_scroll(1.0, (100, 100), (0, -10))
    context.application.end_ignoring_interaction_events()
    problem = problem_of(context, ProblemKind.EVENTS_IGNORED)
    assert str(problem) == "a wheel or trackpad gesture at (100 100) was dropped: interaction events were being ignored (SPEC 286)"
    assert problem.help.startswith("call endIgnoringInteractionEvents once for each beginIgnoringInteractionEvents")


# Dialogs


def test_a_dialog_that_is_meant_to_be_modal(context, window):
    button(window, (20, 300, 100, 44))
    dialog = named(rk.View((0, 0, 320, 480)), "dialog", window)
    button(named(rk.View((60, 100, 200, 150)), "panel", dialog), (20, 20, 100, 44), "ok")
    tap(context, 50, 320)
    assert problem_of(context, ProblemKind.COVERED).help == (
        "override pointInside of dialog, so that it is false where dialog holds nothing, or move send in front; leave it if dialog is modal"
    )


# A touch before it


@pytest.mark.parametrize("touched", [False, True])
def test_a_press_after_a_touch_beside_what_handles_presses(context, window, touched):
    class Game(Responder):
        def presses_began(self, presses, event):
            pass

    game = named(Game((0, 100, 320, 300)), "game", window)
    field = named(rk.TextField((20, 20, 200, 44)), "field", window)
    if touched:
        tap(context, 50, 60)
    field.become_first_responder()
    press(context, 1, 2)
    assert str(game.explain()).startswith("game got nothing: press 1 (select) began with field")
    tap(context, 50, 60, 3, 2)
    assert str(game.explain()).startswith("game was not hit by touch 2 at (50 60)")


@pytest.mark.parametrize("cls", [rk.Pinch, rk.Rotation])
def test_one_finger_on_what_is_for_two(context, window, cls):
    view = named(rk.View((0, 0, 320, 480)), "map", window)
    recogniser(view, cls, "zoom")
    tap(context, 100, 100)
    assert problem_of(context, ProblemKind.RECOGNIZER_FAILED).help == "let both fingers begin in the view of zoom, make that view larger, or add a recogniser for one finger"
