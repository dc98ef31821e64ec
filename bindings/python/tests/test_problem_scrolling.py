"""Scroll views that did not move or zoom: each obstacle is named, and the advice works."""

import pytest

import responderkit as rk
from problem_support import drag, named, scroll_view
from responderkit import ProblemKind, Reason, TouchPhase, TouchSample


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


class Zoomed:
    def __init__(self, view):
        self.view = view

    def view_for_zooming(self, scroll_view):
        return self.view


def pinch(context, time=1):
    for step, (phase, apart) in enumerate(((TouchPhase.BEGAN, 40), (TouchPhase.MOVED, 80), (TouchPhase.ENDED, 80))):
        context.send_touches(time + step / 10, [TouchSample(1, phase, (160 - apart / 2, 240)), TouchSample(2, phase, (160 + apart / 2, 240))])


def drag_along(context, dx, dy, time=1):
    drag(context, [(160 + dx * k, 240 + dy * k) for k in range(9)], time, 1)


@pytest.mark.parametrize("dx, dy, size", [(-12, 0, "320 pt wide"), (0, -12, "400 pt high")])
def test_the_side_that_was_dragged_along(context, window, dx, dy, size):
    view = scroll_view(window, size=(320, 400))
    drag_along(context, dx, dy)
    (problem,) = context.problems()
    assert str(problem) == f"list did not scroll at (160 240): its content, {size}, fitted in it, and each alwaysBounce property was false (SPEC 244)"
    assert problem.explanation.steps[0].subject is view


def test_a_negative_inset(context, window):
    view = scroll_view(window, size=(320, 500))
    view.content_inset = (0, 0, -100, 0)
    drag_along(context, 0, -12)
    (problem,) = context.problems()
    assert "its content, 400 pt high with its negative contentInset, fitted in it" in str(problem)
    view.content_inset = (0, 0, 0, 0)
    context.trace.start()
    drag_along(context, 0, -12, 5)
    assert view.content_offset[1] > 0 and not context.problems()


def test_a_list_whose_pan_requires_two_fingers(context, window):
    view = scroll_view(window)
    view.pan_gesture_recognizer.minimum_number_of_touches = 2
    drag_along(context, 0, -12)
    (problem,) = context.problems()
    assert (problem.kind, problem.victim) == (ProblemKind.SCROLL_UNMOVED, view)
    assert str(problem).startswith("list did not scroll at (160 240): its pan recogniser failed (1 finger, fewer than the 2 required)")
    assert problem.where.startswith("minimumNumberOfTouches of the pan recogniser of list")
    view.pan_gesture_recognizer.minimum_number_of_touches = 1
    context.trace.start()
    drag_along(context, 0, -12, 5)
    assert view.content_offset[1] > 0 and not context.problems()


def test_a_tap_on_a_list_whose_pan_requires_two_fingers(context, window):
    view = scroll_view(window)
    view.pan_gesture_recognizer.minimum_number_of_touches = 2
    context.down(1, 40, 40, 1)
    context.up(1, 40, 40, 1.1)
    assert ProblemKind.SCROLL_UNMOVED not in [problem.kind for problem in context.problems()]


@pytest.mark.parametrize("has_view", [False, True])
@pytest.mark.parametrize("most", [1, 3])
def test_both_obstacles_of_a_zoom(context, window, has_view, most):
    view = scroll_view(window, size=(320, 480), name="photo")
    canvas = named(rk.View((0, 0, 320, 480)), "canvas", view)
    view.maximum_zoom_scale = most
    if has_view:
        view.delegate = Zoomed(canvas)
    pinch(context)
    if has_view and most == 3:
        assert view.zoom_scale > 1 and not context.problems()
        return
    help = context.problems()[0].help
    assert ("maximumZoomScale" in help) == (most == 1) and ("viewForZooming" in help) == (not has_view)
    view.maximum_zoom_scale = 3
    view.delegate = Zoomed(canvas)
    pinch(context, 5)
    assert view.zoom_scale > 1


def test_a_window_that_is_hidden_in_a_drag(context, window):
    view = scroll_view(window)
    context.down(1, 160, 240, 1)
    for k in range(1, 9):
        context.move(1, 160, 240 - 12 * k, 1 + 0.02 * k)
    window.hidden = True
    (problem,) = context.problems()
    assert (problem.kind, problem.victim, problem.culprit, problem.reason) == (ProblemKind.TOUCH_LOST, view.pan_gesture_recognizer, window, Reason.TOUCH_CANCELLED_BY_WINDOW)
    assert str(problem).startswith("the pan of scroll view list lost touch 1: its window window was hidden or ended in the middle of the touch")


@pytest.mark.parametrize("takes", [True, False])
def test_a_cell_that_leaves_with_a_touch_that_was_held_back(context, window, takes):
    class Cell(rk.View):
        def touches_began(self, touches, event):
            pass

    view = scroll_view(window)
    cell = named(Cell((0, 0, 320, 2000)), "cell", view)
    if takes:
        view.delegate = type("Delegate", (), {"did_scroll": lambda self, scroll_view: cell.remove_from_superview()})()
        drag_along(context, 0, -12)
    else:
        context.down(1, 160, 240, 1)
        cell.remove_from_superview()
    assert [problem.kind for problem in context.problems()] == ([] if takes else [ProblemKind.TOUCH_LOST])


def test_a_pan_on_a_list_that_never_lets_it_scroll(context, window):
    view = scroll_view(window)
    pan = rk.Pan(lambda g: None, name="pan")
    view.add_gesture_recognizer(pan)
    for attempt in range(3):
        drag(context, [(100, 300 - 10 * k) for k in range(10)], 1 + 5 * attempt, attempt + 1)
    problem = next(one for one in context.problems() if one.kind is ProblemKind.ALWAYS_PREVENTED)
    assert problem.victim is view.pan_gesture_recognizer and problem.culprit is pan and view.content_offset == (0, 0)


@pytest.mark.parametrize("scrolls", [True, False])
def test_a_row_outside_of_an_inner_scroll_view(context, window, scrolls):
    """What an inner scroll view does not show is not aimed at; what sticks out of another superview is."""
    strip = scroll_view(window, (0, 0, 320, 100), (320, 800), "strip") if scrolls else named(rk.View((0, 0, 320, 100)), "strip", window)
    row = named(rk.Button((20, 150, 100, 44)), "row", strip)
    row.add_action(lambda control: None)
    context.down(1, 40, 170, 1)
    context.up(1, 40, 170, 1.1)
    victims = [problem.victim for problem in context.problems() if problem.kind is ProblemKind.OUTSIDE]
    assert victims == ([] if scrolls else [row])
