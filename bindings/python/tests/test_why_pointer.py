"""Wheels, trackpads and the pointer: what kept them from a recogniser or a scroll view, and what it measured."""

import pytest

import responderkit as rk
from problem_support import drag, named, recogniser, scroll_view
from responderkit import GestureInputPhase, ProblemKind, Reason, Unit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    window.make_key_and_visible()
    context.trace.start()
    return window


class Delegate:
    def __init__(self, **methods):
        self.__dict__.update(methods)


def transform(context, *phases, scale=1.0, rotation=0.0):
    for step, phase in enumerate(phases):
        part = step > 0
        context.send_transform(1 + step / 10, (100, 100), phase, scale=scale if part else 1, rotation=rotation if part else 0)


BEGAN, CHANGED, ENDED, CANCELLED = GestureInputPhase.BEGAN, GestureInputPhase.CHANGED, GestureInputPhase.ENDED, GestureInputPhase.CANCELLED


# The pointer


def test_a_hover_that_its_delegate_refuses(context, window):
    glow = recogniser(named(rk.View((0, 0, 100, 100)), "tile", window), rk.Hover, "glow")
    glow.delegate = Delegate(should_receive_event=lambda recogniser, event: False)
    context.send_pointer(1, (50, 50))
    assert str(glow.explain()) == "glow does not receive the event: its delegate's shouldReceiveEvent returned false (SPEC 169)"


def test_a_view_that_came_under_the_pointer(context, window):
    tile = named(rk.View((200, 0, 100, 100)), "tile", window)
    glow = recogniser(tile, rk.Hover, "glow")
    context.send_pointer(1, (50, 50))
    assert str(glow.explain()).startswith("glow has not begun: the pointer is at (50 50); the touch would be") is False
    tile.frame = (0, 0, 100, 100)
    explanation = glow.explain()
    assert [step.reason for step in explanation.steps] == [Reason.MISS_UNREPORTED] and explanation.steps[0].culprit is window
    assert str(explanation) == "glow has not begun: the pointer is at (50 50); the pointer has not been reported since the view came under it (SPEC 239)"
    context.send_pointer(2, (51, 50))
    assert glow.state == rk.GestureRecognizerState.BEGAN


def test_a_pointer_over_a_cover_whose_override_decides(context, window):
    class Keep(rk.View):
        def hit_test(self, point, event=None):
            return self

    glow = recogniser(named(rk.View((0, 0, 100, 100)), "tile", window), rk.Hover, "glow")
    named(Keep((0, 0, 320, 480)), "cover", window)
    context.send_pointer(1, (50, 50))
    assert str(glow.explain()) == "glow has not begun: the pointer is at (50 50); the hitTest override of cover decides, and was not called (SPEC 38)"


@pytest.mark.parametrize("drops", [True, False])
def test_a_send_event_that_drops_the_pointer(context, drops):
    class Window(rk.Window):
        def send_event(self, event):
            if not drops or event.type != rk.EventType.HOVER:
                super().send_event(event)

    window = Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    glow = recogniser(named(rk.View((0, 0, 100, 100)), "tile", window), rk.Hover, "glow")
    context.send_pointer(1, (50, 50))
    if not drops:
        assert str(glow.explain()) == "glow began (SPEC 159)" and not context.problems()
        return
    assert str(glow.explain()) == "glow has not begun: the pointer is at (50 50); window's sendEvent override did not pass the event on: discarded for everything downstream (SPEC 77)"
    (problem,) = context.problems()
    assert (problem.kind, problem.reason) == (ProblemKind.SWALLOWED, Reason.EVENT_DROPPED)


def test_a_pointer_on_another_screen(context, window):
    glow = recogniser(named(rk.View((0, 0, 100, 100)), "tile", window), rk.Hover, "glow")
    context.send_pointer(1, (50, 50), screen=2)
    explanation = glow.explain()
    assert (explanation.steps[0].reason, explanation.steps[0].value, explanation.steps[0].limit) == (Reason.MISS_OTHER_SCREEN, 2, 0)
    assert str(explanation) == "glow has not begun: the pointer is at (50 50); window is on screen 0, and the pointer is on screen 2 (SPEC 239)"


# Trackpads


def test_a_turn_of_a_trackpad_that_is_too_small(context, window):
    view = named(rk.View((0, 0, 320, 200)), "map", window)
    turn, zoom = recogniser(view, rk.Rotation, "turn"), recogniser(view, rk.Pinch, "zoom")
    transform(context, BEGAN, CHANGED, ENDED, scale=1.005, rotation=0.008)
    assert str(turn.explain()) == "turn failed (the fingers lifted too soon: it measured a turn of 0.458 degrees, and begins at 1) (SPEC 238)"
    step = zoom.explain().steps[0]
    assert (round(step.value, 9), step.limit, step.unit) == (0.005, 0.01, Unit.NUMBER)
    assert str(zoom.explain()) == "zoom failed (the fingers lifted too soon: it measured a change of scale by 0.005, and begins at 0.01) (SPEC 233)"
    assert str(step) == "zoom failed (the fingers lifted too soon: it measured a change of scale by 0.005, and begins at 0.01) (SPEC 233)"


def test_a_pinch_of_a_trackpad_that_begins(context, window):
    zoom = recogniser(named(rk.View((0, 0, 320, 200)), "map", window), rk.Pinch, "zoom")
    transform(context, BEGAN, CHANGED, scale=1.25)
    assert str(zoom.explain()) == "zoom began: it measured a change of scale by 0.25, and begins at 0.01 (SPEC 159)"


@pytest.mark.parametrize("phases, text", [((BEGAN, CHANGED, CANCELLED), "zoom was cancelled: the gesture of the trackpad was (SPEC 108)"), ((BEGAN, CANCELLED), "zoom failed (the gesture of the trackpad was cancelled) (SPEC 202)")])
def test_a_gesture_of_a_trackpad_that_is_cancelled(context, window, phases, text):
    zoom = recogniser(named(rk.View((0, 0, 320, 200)), "map", window), rk.Pinch, "zoom")
    transform(context, *phases, scale=1.25)
    assert str(zoom.explain()) == text


def test_a_pinch_of_a_trackpad_that_a_delegate_refuses(context, window):
    zoom = recogniser(named(rk.View((0, 0, 320, 200)), "map", window), rk.Pinch, "zoom")
    zoom.delegate = Delegate(should_receive_event=lambda recogniser, event: event.type != rk.EventType.TRANSFORM)
    transform(context, BEGAN, CHANGED, ENDED, scale=1.25)
    assert str(zoom.explain()) == "zoom does not receive the event: its delegate's shouldReceiveEvent returned false (SPEC 169)"
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.culprit) == (ProblemKind.EVENT_UNHEARD, Reason.GESTURE_EVENT_REFUSED, zoom)
    assert str(problem) == "map was hit by a pinch or rotation on a trackpad at (100 100), and shouldReceiveEvent of the delegate of zoom refused it (SPEC 169)"
    assert problem.help == "return true there for events of the type transform"


# Wheels


def test_a_wheel_at_an_edge_that_passes_nothing_on(context, window):
    outer = scroll_view(window, size=(320, 2000))
    inner = named(rk.ScrollView((0, 0, 320, 300)), "inner", outer)
    inner.content_size = (320, 600)
    inner.content_offset = (0, 300)
    inner.transfers_vertical_scrolling_to_parent = False
    context.send_scroll(1, (100, 100), (0, -40))
    assert outer.content_offset == (0, 0)
    assert str(inner.explain()).endswith("inner scrolls no farther that way: it is at its edge, and its transfersVerticalScrollingToParent is false (SPEC 244)")
    context.send_scroll(2, (100, 100), (0, 40))
    assert inner.content_offset == (0, 260) and str(inner.explain()) == "inner scrolls by the notches of a wheel (SPEC 246)"


def test_a_wheel_on_another_screen(context, window):
    view = scroll_view(window, size=(320, 2000))
    context.send_scroll(1, (100, 100), (0, -40), screen=3)
    assert str(view.explain()) == "list got nothing: nothing was hit by scrolling at (100 100) (SPEC 72); window is on screen 0, and the wheel or trackpad was used on screen 3 (SPEC 72)"


def test_a_flick_that_a_wheel_stopped(context, window):
    view = scroll_view(window, size=(320, 9000))
    drag(context, [(100, 400 - 25 * k) for k in range(9)], 1, 1)
    context.advance(1.4)
    assert view.decelerating
    context.send_scroll(1.45, (100, 100), (0, -40))
    context.advance(6)
    assert not view.decelerating
    assert str(view.explain(touch=1)).startswith("list was stopped by a wheel, and scrolls by its notches (SPEC 246)")
    assert str(view.explain()) == "list was stopped by a wheel, and scrolls by its notches (SPEC 246)"


def test_a_hover_that_ended_has_its_end_once_and_the_place_of_the_pointer(context, window):
    view = named(rk.View((0, 0, 100, 100)), "view", window)
    hover = recogniser(view, rk.Hover, "hover")
    context.send_pointer(1, (20, 20))
    context.send_pointer(1.2, (150, 50))
    assert hover.explain() == "hover ended (SPEC 159); the pointer is 50 pt outside of view (SPEC 11)"
