"""Problems of scenes that are commonly built wrong: the cause is named, and the advice works."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, press, recogniser, scroll_view, tap
from responderkit import ProblemKind, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


# Overrides


class Everywhere(rk.View):
    def point_inside(self, point, event):
        return True


def test_an_override_that_accepts_points_far_away(context, window):
    button(window)
    named(Everywhere((0, 300, 320, 100)), "dock", window)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.value) == (ProblemKind.SWALLOWED, Reason.HIT_INSIDE_BY_OVERRIDE, 260)
    assert str(problem).startswith("send was touched at (40 40) and not hit: the pointInside override of dock accepted the touch 260 pt outside of its bounds")
    assert problem.where.startswith("the pointInside override of dock")
    assert problem.help == "return true from the pointInside override of dock only for points that are meant for dock"


@pytest.mark.parametrize("way", ["class", "delegate"])
def test_what_was_not_allowed_to_begin(context, window, way):
    class Refuses(rk.View):
        def gesture_recognizer_should_begin(self, recogniser):
            return False

    class Delegate:
        def should_begin(self, recogniser):
            return False

    view = named((Refuses if way == "class" else rk.View)((0, 0, 320, 480)), "map", window)
    pan = recogniser(view, rk.Pan, "drag")
    if way == "delegate":
        pan.delegate = delegate = Delegate()  # noqa: F841 it lives as long as the test
    drag(context, [(50, 50), (50, 80), (50, 120)])
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.SWALLOWED
    decider = "gestureRecognizerShouldBegin of map" if way == "class" else "gestureRecognizerShouldBegin of the delegate of drag"
    assert str(problem).startswith(f"drag had touch 1 at (50 50) and did not begin, and nothing else handled it: {decider} returned false")
    assert problem.help == "return true from there for the touches that are meant for drag; leave it for others"


def test_a_control_that_does_not_begin_to_track(context, window):
    class Deaf(rk.Control):
        def begin_tracking(self, touch, event):
            return False

    button(window, name="knob", cls=Deaf)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert str(problem).startswith("knob did not track touch 1 at (40 40), and nothing else handled it: beginTracking of knob returned false")
    assert problem.help == "return true from there for the touches that are meant for knob"


# Recognisers


def test_an_edge_pan_without_edges(context, window):
    back = recogniser(window, rk.ScreenEdgePan, "back")
    drag(context, [(2, 50), (40, 50), (90, 50)])
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.RECOGNIZER_FAILED
    assert problem.where.startswith("edges of back") and problem.help == "set edges of back"
    back.edges = rk.RectEdge.LEFT
    context.trace.start()
    drag(context, [(2, 50), (40, 50), (90, 50)], 1)
    assert context.problems() == []


def test_a_recogniser_that_ignores_all_touches(context, window):
    class Ignores(rk.GestureRecognizer):
        def touches_began(self, touches, event):
            for touch in touches:
                self.ignore(touch)

    recogniser(window, Ignores, "mark")
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason) == (ProblemKind.RECOGNIZER_FAILED, Reason.GESTURE_IGNORED_ALL)
    assert "mark had touch 1 at (40 40) and failed" in str(problem) and problem.where.startswith("the class of mark")


def test_single_taps_do_not_deprive_a_double_tap(context, window):
    zoomed = []
    zoom = rk.Tap(zoomed.append, name="zoom", number_of_taps_required=2)
    window.add_gesture_recognizer(zoom)
    row = named(rk.View((0, 0, 320, 50)), "row", window)
    recogniser(row, rk.Tap, "open")
    for time in range(5):
        tap(context, 40, 40, 2 * time)
    assert context.problems() == []
    tap(context, 40, 40, 20)
    tap(context, 40, 40, 20.2)
    assert len(zoomed) == 1 and context.problems() == []


def test_a_text_field_whose_touch_a_tap_takes(context, window):
    field = named(rk.TextField((20, 20, 200, 44)), "user", window)
    dismiss = recogniser(window, rk.Tap, "dismiss")
    window.make_key_and_visible()
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert str(problem).startswith("user lost touch 1: dismiss recognised, so it did not become first responder")
    assert not field.is_first_responder
    dismiss.cancels_touches_in_view = False
    tap(context, 40, 40, 1)
    assert field.is_first_responder


def test_the_end_of_a_touch_that_comes_late(context, window):
    class Canvas(rk.View):
        def touches_ended(self, touches, event):
            pass

    canvas = named(Canvas((0, 0, 320, 480)), "canvas", window)
    twice = recogniser(canvas, rk.Tap, "twice", number_of_taps_required=2)
    tap(context, 40, 40)
    context.advance(1)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.culprit) == (ProblemKind.LONG_WAIT, Reason.ENDED_HELD_BACK, twice)
    assert str(problem).startswith("canvas got the end of touch 1 0.35 s late, more than 0.30 s: twice held it back")
    assert problem.where.startswith("delaysTouchesEnded of twice")
    twice.delays_touches_ended = False
    context.trace.start()
    tap(context, 40, 40, 2)
    context.advance(3)
    assert context.problems() == []


def test_a_late_end_matters_to_what_handles_it(context, window):
    recogniser(window, rk.Tap, "twice", number_of_taps_required=2)
    recogniser(window, rk.Tap, "once")
    tap(context, 40, 40)
    context.advance(1)
    assert context.problems() == []


def test_a_disabled_control_that_hit_tests_leave_out(context, window):
    context.config["disabledControlsHitTestNil"] = 1
    send = button(window)
    other = button(window, (200, 20, 100, 44), "other")
    send.enabled = other.enabled = False
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.CONTROL_DISABLED, send)
    assert str(problem).startswith("send was touched at (40 40) and was disabled")


# Scroll views


def test_a_scroll_view_whose_pan_is_disabled(context, window):
    list_ = scroll_view(window)
    list_.pan_gesture_recognizer.enabled = False
    drag(context, [(50, 300), (50, 250), (50, 150)])
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.victim) == (ProblemKind.SCROLL_UNMOVED, Reason.GESTURE_DISABLED, list_)
    assert str(problem).startswith("list did not scroll at (50 300): its pan recogniser was disabled")
    list_.pan_gesture_recognizer.enabled = True
    context.trace.start()
    drag(context, [(50, 300), (50, 250), (50, 150)], 1)
    assert list_.content_offset[1] > 0 and context.problems() == []


def test_a_tap_on_a_scroll_view_whose_pan_is_disabled(context, window):
    list_ = scroll_view(window)
    list_.pan_gesture_recognizer.enabled = False
    tap(context, 50, 300)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.TAP_UNHEARD


def test_a_scroll_view_whose_pan_waits_for_what_never_fails(context, window):
    list_ = scroll_view(window)
    press = recogniser(window, rk.LongPress, "press", minimum_press_duration=5, allowable_movement=1000)
    list_.pan_gesture_recognizer.require_to_fail(press)
    drag(context, [(50, 300), (50, 250), (50, 150)])
    problem = next(problem for problem in context.problems() if problem.kind is ProblemKind.SCROLL_UNMOVED)
    assert (problem.victim, problem.culprit) == (list_, press)
    assert str(problem).startswith("list did not scroll at (50 300): its pan recogniser waited for press until the finger lifted")
    press.allowable_movement = 10
    context.trace.start()
    drag(context, [(50, 300), (50, 250), (50, 150)], 1)
    assert list_.content_offset[1] > 0 and context.problems() == []


def test_a_list_of_buttons_without_a_content_size(context, window):
    list_ = scroll_view(window, size=(0, 0))
    for row in range(20):
        button(list_, (0, 50 * row, 320, 48), f"row{row}")
    drag(context, [(50, 320), (50, 250), (50, 150)])
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.SCROLL_UNMOVED, list_)
    assert "set contentSize of list to what it holds" in problem.help
    list_.content_size = (320, 1000)
    context.trace.start()
    drag(context, [(50, 320), (50, 250), (50, 150)], 1)
    assert list_.content_offset[1] > 0 and context.problems() == []


def test_a_button_dragged_in_a_scroll_view_that_holds_no_more(context, window):
    list_ = scroll_view(window, size=(320, 480))
    button(list_, (0, 50, 320, 48))
    drag(context, [(50, 60), (50, 65), (50, 150)])
    assert context.problems() == []


def test_the_outermost_of_three_scroll_views(context, window):
    pages = scroll_view(window, size=(960, 480), name="pages")
    list_ = scroll_view(pages, size=(320, 1000))
    scroll_view(list_, (0, 100, 320, 100), (900, 100), "carousel")
    drag(context, [(250, 150), (200, 150), (50, 150)])
    explanation = pages.explain()
    assert str(explanation).startswith("the pan of scroll view pages failed (prevented by the pan of scroll view carousel, which recognised)")
    # An explanation of a later touch elsewhere has nothing of it.
    tap(context, 310, 470, 3)
    assert "prevented" not in str(pages.explain())


def test_a_touch_that_stops_a_scroll_view(context, window):
    list_ = scroll_view(window, size=(320, 5000))
    rows = [button(list_, (0, 50 * row, 320, 50), f"row{row}") for row in range(100)]
    context.advance(1)
    list_.set_content_offset((0, 2000), animated=True)
    context.advance(1.1)
    tap(context, 40, 200, 1.15)
    sentence = str(rows[0].explain())
    assert "took the touch" not in sentence and "was hit" in sentence


# Names, and what is in front


def test_two_views_with_equal_frames(context, window):
    shown = rk.View((0, 0, 320, 480))
    shown.add_gesture_recognizer(rk.Tap(lambda tap: None))
    button(shown)
    window.add_subview(shown)
    window.add_subview(rk.View((0, 0, 320, 480)))
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED
    assert problem.help == "set userInteractionEnabled of View (0 0; 320 480) to false, or move another View (0 0; 320 480) in front"


def test_a_presented_controller_is_meant_to_cover(context, window):
    home, modal = rk.ViewController(name="home"), rk.ViewController(name="modal")
    window.root_view_controller = home
    button(home.view)
    home.present(modal)
    button(modal.view, (20, 300, 100, 44), "close")
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.TAP_UNHEARD, modal.view)


def test_two_superviews_let_no_touch_through(context, window):
    outer = named(rk.View((0, 0, 320, 480), user_interaction_enabled=False), "outer", window)
    inner = named(rk.View((0, 0, 320, 480), user_interaction_enabled=False), "inner", outer)
    send = button(inner)
    tap(context, 40, 40)
    (problem,) = context.problems()
    assert problem.help == "set userInteractionEnabled of outer to true, and that of inner, or show send as disabled"
    outer.user_interaction_enabled = inner.user_interaction_enabled = True
    context.trace.start()
    tap(context, 40, 40, 1)
    assert context.problems() == [] and send.explain().steps[-1].reason is Reason.CONTROL_SENT_EVENTS


# Presses


def test_a_press_that_no_responder_handles(context, window):
    window.make_key_and_visible()
    controller = rk.ViewController(name="menu")
    window.root_view_controller = controller
    controller.can_become_first_responder = True
    assert controller.become_first_responder()
    press(context, 1, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason, problem.victim) == (ProblemKind.EVENT_UNHEARD, Reason.PRESS_DISCARDED, controller)
    assert str(problem).startswith("no responder handled a press (select): neither menu nor one above it overrides pressesBegan or pressesEnded")


def test_a_press_while_events_are_ignored(context, window):
    window.make_key_and_visible()
    application = context.application or rk.Application()
    application.begin_ignoring_interaction_events()
    press(context, 1, 1)
    (problem,) = context.problems()
    assert (problem.kind, problem.reason) == (ProblemKind.EVENTS_IGNORED, Reason.PRESS_IGNORED)
    assert str(problem).startswith("a press was dropped: interaction events were being ignored")
