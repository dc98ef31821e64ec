"""Overrides that accept touches outside of bounds, or return nil, in explanations and problems: the culprit is what the touch could not do without (SPEC 357, 358)."""

import pytest

import responderkit as rk
from problem_support import button, drag, named, recogniser, scroll_view, tap
from responderkit import ProblemKind, Reason


def larger(base, by):
    class Larger(base):
        def point_inside(self, point, event):
            return -by <= point.x < self.bounds.width + by and -by <= point.y < self.bounds.height + by

    return Larger


@pytest.fixture
def window(context):
    context.trace.start()
    return rk.Window((0, 0, 320, 480), name="window")


@pytest.mark.parametrize("hint_class", [rk.View, larger(rk.View, 60)])
def test_an_override_that_the_view_lies_in_lets_the_touch_come_to_it(context, window, hint_class):
    menu = named(larger(rk.View, 60)((50, 50, 100, 50)), "menu", window)
    send = button(menu, (0, 60, 100, 44))
    hint = named(hint_class((0, 55, 100, 50)), "hint", menu)
    tap(context, 100, 140)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED and problem.culprit is hint and problem.victim is send
    (step,) = send.explain().steps
    assert step.reason is Reason.MISS_COVERED and step.culprit is hint
    (step,) = send.explain(at=(100, 140), calls_overrides=True).steps
    assert step.reason is Reason.MISS_COVERED and step.culprit is hint


@pytest.mark.parametrize("close_class", [rk.View, rk.Button])
def test_what_covers_by_its_bounds_whatever_an_override_in_it_accepts(context, window, close_class):
    send = button(window, (100, 200, 120, 44))
    banner = named(rk.View((20, 170, 280, 110)), "banner", window)
    close = named(larger(close_class, 40)((130, 60, 24, 24)), "close", banner)
    tap(context, 160, 215)
    assert {step.culprit for step in send.explain().steps} == {banner}
    assert {step.culprit for step in send.explain(at=(160, 215), calls_overrides=True).steps} == {banner}
    if close_class is rk.View:
        (problem,) = context.problems()
        assert problem.kind is ProblemKind.COVERED and problem.culprit is banner and problem.victim is send
    # In front of send itself, the override is what takes the touch.
    banner.remove_from_superview()
    window.add_subview(close)
    close.frame = (150, 250, 24, 24)
    tap(context, 160, 240, 1)
    assert send.explain().steps[0].reason is Reason.HIT_INSIDE_BY_OVERRIDE and send.explain().steps[0].culprit is close


@pytest.mark.parametrize("state", ["hidden", "user_interaction_enabled", "alpha", "animating"])
def test_a_view_that_lets_touches_through_is_no_cause(context, window, state):
    class Overlay(rk.View):
        def hit_test(self, point, event):
            found = super().hit_test(point, event)
            return None if found is self else found

    overlay = named(Overlay((0, 0, 320, 480)), "overlay", window)
    send = button(overlay, (100, 200, 120, 44))
    setattr(send, state, {"user_interaction_enabled": False, "alpha": 0}.get(state, True))
    tap(context, 160, 222)
    for explanation in (send.explain(), send.explain(at=(160, 222), calls_overrides=True)):
        (step,) = explanation.steps
        assert step.culprit is send


def test_a_view_that_lets_nothing_in_is_one(context, window):
    class Wall(rk.View):
        def hit_test(self, point, event):
            return None

    wall = named(Wall((0, 0, 320, 480)), "wall", window)
    send = button(wall, (100, 200, 120, 44))
    (step,) = send.explain(at=(160, 222), calls_overrides=True).steps
    assert step.reason is Reason.HIT_OVERRIDE_RETURNED_NIL and step.culprit is wall


def test_what_clips_is_not_drawn(context, window):
    """An accordion: closed sections clip what is in them."""
    rows = scroll_view(window)
    for number in range(4):
        section = named(rk.View((0, number * 50, 320, 50), clips_to_bounds=True), f"section{number}", rows)
        recogniser(section, rk.Tap, f"open{number}")
        button(section, (20, 55, 280, 44), f"option{number}")
    tap(context, 100, 20)
    tap(context, 100, 230, 1)
    assert all(problem.kind is ProblemKind.TAP_UNHEARD and problem.severity is rk.ProblemSeverity.HINT for problem in context.problems())


def test_what_clips_hides_no_fault(context, window):
    send = button(window, (20, 100, 280, 44))
    glass = named(rk.View((0, 94, 320, 100)), "glass", window)
    section = named(rk.View((0, 44, 320, 50), clips_to_bounds=True), "section", window)
    option = button(section, (20, 55, 280, 44), "option")
    tap(context, 100, 120)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED and problem.victim is send and problem.culprit is glass
    section.clips_to_bounds = False
    tap(context, 100, 120, 1)
    assert ProblemKind.OUTSIDE in {problem.kind for problem in context.problems() if problem.victim is option}


def test_each_reason_of_a_view_that_takes_no_touches_is_a_problem_of_its_own(context, window):
    send = button(window, (20, 20, 100, 44))
    send.user_interaction_enabled = False
    for time in range(3):
        tap(context, 50, 40, time)
    send.user_interaction_enabled = True
    send.animating = True
    tap(context, 50, 40, 5)
    found = {problem.value: problem.count for problem in context.problems() if problem.kind is ProblemKind.NOT_INTERACTIVE}
    assert found == {1: 3, 2: 1}


def test_a_view_in_no_window_would_not_be_hit(window):
    send = rk.Button((0, 0, 100, 44), name="send")
    for explanation in (send.explain(at=(20, 20)), send.explain(at=(20, 20), calls_overrides=True)):
        assert "send would not be hit" in str(explanation) and "it is in no window" in str(explanation)


def test_its_own_refusal_in_a_view_that_lets_touches_through(context, window):
    class Overlay(rk.View):
        def hit_test(self, point, event):
            found = super().hit_test(point, event)
            return None if found is self else found

    class Round(rk.Button):
        def point_inside(self, point, event):
            return (point.x - 50) ** 2 + (point.y - 50) ** 2 <= 2500

    overlay = named(Overlay((0, 0, 320, 480)), "overlay", window)
    made = named(Round((100, 100, 100, 100)), "round", overlay)
    (step,) = made.explain(at=(105, 105), calls_overrides=True).steps
    assert step.culprit is made


def test_a_container_that_takes_what_is_in_front_of_a_button(context, window):
    class Cell(rk.View):
        def hit_test(self, point, event):
            return self if super().hit_test(point, event) is not None else None

    cell = named(Cell((0, 100, 320, 100)), "cell", window)
    send = button(cell, (140, 20, 50, 50))
    label = named(rk.View((0, 0, 320, 100)), "label", cell)
    assert {step.culprit for step in send.explain(at=(160, 140), calls_overrides=True).steps} == {label, cell}


@pytest.mark.parametrize("asks", [False, True])
def test_an_override_that_asks_for_another_point_accepted_nothing_of_the_touch(context, asks):
    """The window's override asks the cover for a point far away, which that accepts."""

    class Asking(rk.Window):
        def hit_test(self, point, event):
            found = super().hit_test(point, event)
            if asks:
                cover.hit_test((900, 900))
            return found

    class All(rk.View):
        def point_inside(self, point, event):
            return True

    context.trace.start()
    window = Asking((0, 0, 320, 480), name="window")
    box = named(rk.View((0, 0, 320, 480)), "box", window)
    send = button(box, (10, 100, 100, 44))
    cover = named(All((0, 90, 320, 80)), "cover", box)
    named(rk.View((850, 850, 100, 100)), "child", cover)
    tap(context, 50, 120)
    (problem,) = context.problems()
    assert problem.kind is ProblemKind.COVERED and problem.culprit is cover
    assert {step.culprit for step in send.explain().steps} == {cover}
