"""Overrides of hit-testing that decide, and those that only hand on what the inherited method returns: in explanations, problems and at points."""

import pytest

import responderkit as rk
from problem_support import button, named, tap
from responderkit import EventSubtype, MotionPhase, ProblemKind, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    return window


class Page(rk.View):
    """Calls super, and nothing else."""

    def hit_test(self, point, event=None):
        return super().hit_test(point, event)


class Inside(rk.View):
    def point_inside(self, point, event=None):
        return super().point_inside(point, event)


class Pass(rk.View):
    """Lets through what hits nothing in it."""

    def hit_test(self, point, event=None):
        hit = super().hit_test(point, event)
        return None if hit is self else hit


class Keep(rk.View):
    """Takes everything."""

    def hit_test(self, point, event=None):
        return self


class Larger(rk.Button):
    def point_inside(self, point, event=None):
        return -10 <= point.x < self.bounds.width + 10 and -10 <= point.y < self.bounds.height + 10


def the_problem(context):
    (problem,) = context.problems()
    return problem


# What covers a control has an override somewhere


@pytest.mark.parametrize("inner", [Larger, Pass, Page, Inside])
def test_a_cover_with_an_override_inside(context, window, inner):
    send, modal = button(window, (10, 10, 100, 44)), named(rk.View((0, 0, 320, 480)), "modal", window)
    named(inner((280, 10, 30, 30)), "inner", modal)
    tap(context, 50, 30, 1)
    assert str(send.explain()) == "send was not hit by touch 1 at (50 30): modal is in front of it there and took the touch (SPEC 32)"
    assert the_problem(context).kind is ProblemKind.COVERED
    modal.remove_from_superview()
    assert window.hit_test((50, 30)) is send


def test_a_window_in_front_whose_root_lets_touches_through(context, window):
    send = button(window, (10, 10, 100, 44))
    hud = rk.Window((0, 0, 320, 480), name="hud")
    named(Pass((0, 0, 320, 480)), "root", hud)
    tap(context, 50, 30, 1)
    for explained in (send, window):
        (step,) = explained.explain(touch=1).steps
        assert (step.reason, step.culprit) == (Reason.MISS_OTHER_WINDOW, hud)


# Containers


@pytest.mark.parametrize("container", [rk.View, Page, Pass, Inside])
@pytest.mark.parametrize(
    "frame, size, kind, words",
    [
        ((0, 0, 320, 480), (320, 480), ProblemKind.COVERED, "cover is in front of it there and took the touch"),
        ((0, 0, 60, 480), (0, 0), ProblemKind.OUTSIDE, "container ends at x = 60, and the touch was at 90: subviews are hit only inside it"),
    ],
)
def test_containers_whose_override_decides_nothing(context, window, container, frame, size, kind, words):
    around = named(container(frame), "container", window)
    send = button(around, (10, 10, 100, 100))
    if size[0]:
        named(rk.View((0, 0, *size)), "cover", around)
    tap(context, 90, 50, 1)
    assert the_problem(context).kind is kind
    assert words in str(send.explain()) and "override" not in str(send.explain())


@pytest.mark.parametrize("change, reason", [({"hidden": True}, Reason.HIT_HIDDEN), ({"user_interaction_enabled": False}, Reason.HIT_INTERACTION_DISABLED)])
def test_what_is_wrong_with_a_view_in_a_container_that_passes_touches_on(context, window, change, reason):
    around = named(Pass((0, 0, 320, 480)), "container", window)
    send = button(around, (10, 10, 100, 100))
    for name, value in change.items():
        setattr(send, name, value)
    tap(context, 50, 50, 1)
    assert [step.reason for step in send.explain().steps] == [reason]


def test_containers_whose_override_decides(context, window):
    around = named(Keep((0, 0, 320, 480)), "keep", window)
    send = button(around, (10, 10, 100, 100))
    tap(context, 50, 50, 1)
    assert the_problem(context).culprit is around and the_problem(context).kind is ProblemKind.SWALLOWED
    assert send.explain().steps[0].culprit is around


def test_an_override_in_another_window_takes_the_touch(context, window):
    send = button(window, (10, 10, 100, 100))
    far = named(Keep((200, 200, 20, 20)), "far", rk.Window((0, 0, 320, 480), name="front"))
    tap(context, 50, 50, 1)
    problem = the_problem(context)
    assert (problem.kind, problem.culprit, problem.victim) == (ProblemKind.SWALLOWED, far, send)


# Points


def test_points_that_an_override_of_its_own_decides(window):
    keep = named(Keep((0, 0, 320, 300)), "keep", window)
    button(keep, (10, 10, 100, 44))
    assert str(keep.explain(at=(50, 30))).startswith("it depends on overrides whether keep would be hit at (50 30)")
    hidden = named(Keep((0, 300, 320, 100)), "hidden", window)
    hidden.hidden = True
    assert str(hidden.explain(at=(50, 350))).startswith("it depends on overrides") and window.hit_test((50, 350)) is hidden


def test_a_point_that_another_window_leads_to_the_view(context, window):
    target = named(rk.View((200, 200, 50, 50)), "target", window)

    class Router(rk.View):
        def hit_test(self, point, event=None):
            return target

    front = rk.Window((0, 0, 320, 480), name="front")
    named(Router((0, 0, 320, 480)), "router", front)
    assert str(target.explain(at=(220, 220), calls_overrides=True)) == "target would be hit at (220 220)"
    context.down(1, 220, 220, 1)
    touch = context.find_touch(1)
    assert touch is not None and touch.view is target


@pytest.mark.parametrize("container", [Page, Inside])
def test_a_point_beyond_a_container_that_only_calls_super(window, container):
    page = named(container((0, 300, 60, 100)), "page", window)
    send = button(page, (10, 10, 100, 50))
    assert "page ends at x = 60, and the point is at 90" in str(send.explain(at=(90, 330), calls_overrides=True))


# Later changes


def test_a_change_elsewhere_does_not_change_an_explanation(context, window):
    panel = named(rk.View((76, 0, 100, 480)), "panel", window)
    send, other = button(panel, (10, 10, 50, 50)), named(rk.View((300, 400, 10, 10)), "other", window)
    tap(context, 18, 237, 1)
    before = str(send.explain())
    other.hidden = True
    assert str(send.explain()) == before


def test_distance_comes_before_what_else_is_wrong(context, window):
    send = button(window, (10, 10, 100, 44))
    send.hidden = True
    tap(context, 130, 30, 1)
    assert [step.reason for step in send.explain().steps] == [Reason.HIT_OUTSIDE, Reason.HIT_HIDDEN]


# sendEvent, waits, swipes, edges, scroll views


def test_a_began_that_send_event_kept(context):
    class NoBegan(rk.Window):
        def send_event(self, event):
            if all(touch.phase is not rk.TouchPhase.BEGAN for touch in event.all_touches):
                super().send_event(event)

    window = NoBegan((0, 0, 320, 480), name="window")
    context.trace.start()
    send = button(window, (10, 10, 100, 44))
    tap(context, 50, 30, 1)
    assert "window's sendEvent override did not pass touchesBegan of touch 1 on" in str(send.explain())


def test_a_recogniser_of_ones_own_that_another_waits_for(context, window):
    class Lazy(rk.GestureRecognizer):
        pass

    lazy, pan = Lazy(name="lazy"), rk.Pan(lambda: None, name="pan")
    for recogniser in (pan, lazy):
        window.add_gesture_recognizer(recogniser)
    pan.require_to_fail(lazy)
    context.down(1, 50, 50, 1)
    for k in range(1, 9):
        context.move(1, 50 + 10 * k, 50, 1 + 0.02 * k)
    context.up(1, 130, 50, 1.2)
    assert the_problem(context).culprit is lazy and "let lazy fail sooner" in the_problem(context).help


@pytest.mark.parametrize("end, narrow", [((50, 350), False), ((150, 101), True)])
def test_a_swipe_across_its_direction(context, window, end, narrow):
    window.add_gesture_recognizer(rk.Swipe(lambda: None, name="swipe"))
    context.down(1, 50, 50, 1)
    for k in range(1, 31):
        context.move(1, 50 + (end[0] - 50) * k / 30, 50 + (end[1] - 50) * min(1, k / 8), 1 + 0.008 * k)
    context.up(1, *end, 1.3)
    assert (the_problem(context).kind is ProblemKind.FAILED_NARROWLY) == narrow


@pytest.mark.parametrize("end, narrow", [((222, 100), True), ((22, 300), False), ((0, 100), False)])
def test_a_pan_that_began_beside_an_edge(context, window, end, narrow):
    window.add_gesture_recognizer(rk.ScreenEdgePan(lambda: None, name="edge", edges=rk.RectEdge.LEFT))
    context.down(1, 22, 100, 1)
    for k in range(1, 11):
        context.move(1, 22 + (end[0] - 22) * k / 10, 100 + (end[1] - 100) * k / 10, 1 + 0.02 * k)
    context.up(1, *end, 1.3)
    assert (ProblemKind.FAILED_NARROWLY in [problem.kind for problem in context.problems()]) == narrow


@pytest.mark.parametrize("settings, words", [({}, "each alwaysBounce property is false"), ({"always_bounce_vertical": True, "bounces": False}, "its bounces is false")])
def test_why_content_that_fits_does_not_bounce(context, window, settings, words):
    pane = named(rk.ScrollView((0, 0, 320, 400), content_size=(320, 400)), "pane", window)
    for name, value in settings.items():
        setattr(pane, name, value)
    context.down(1, 100, 300, 1)
    for k in range(1, 9):
        context.move(1, 100, 300 - 20 * k, 1 + 0.02 * k)
    context.up(1, 100, 140, 1.2)
    assert words in str(pane.explain())
    assert ("or bounces to true" in the_problem(context).help) == bool(settings)


def test_a_container_without_interaction_that_hands_on_is_named_once(context, window):
    page = named(Page((0, 0, 200, 200)), "page", window)
    send = button(page, (10, 10, 100, 44))
    page.user_interaction_enabled = False
    tap(context, 50, 30, 1)
    (step,) = send.explain().steps
    assert (step.reason, step.culprit) == (Reason.HIT_INTERACTION_DISABLED, page)


def test_a_hit_test_override_that_is_not_called_stands_for_its_subviews(window):
    box = named(Keep((0, 0, 200, 200)), "box", window)
    button(box, (10, 10, 100, 44))
    (step,) = box.explain(at=(50, 30)).steps
    assert (step.reason, step.culprit) == (Reason.MISS_OVERRIDE, box)
    assert str(box.explain(at=(50, 30), calls_overrides=True)) == "box would be hit at (50 30)"


def test_the_view_that_an_override_returns_far_outside_is_named(window):
    box = named(Keep((0, 0, 100, 100)), "box", window)
    steps = window.explain(at=(250, 30), calls_overrides=True).steps
    assert [(step.reason, step.culprit) for step in steps] == [(Reason.HIT_OVERRIDE_RETURNED, box), (Reason.TOUCH_HIT, box)]
    assert window.hit_test((250, 30)) is box


# Shakes and buttons


class Handler(rk.View):
    can_become_first_responder = True  # type: ignore[assignment]

    def motion_ended(self, motion, event):
        super().motion_ended(motion, event)

    def remote_control_received(self, event):
        super().remote_control_received(event)


def shake_and_press(context):
    context.application.begin_receiving_remote_control_events()
    context.send_motion(1, MotionPhase.BEGAN)
    context.send_motion(1.5, MotionPhase.ENDED)
    shaken = [str(view.explain()) for window in context.windows for view in window.subviews]
    context.send_remote_control(2, EventSubtype.REMOTE_CONTROL_PLAY)
    return shaken + [str(view.explain()) for window in context.windows for view in window.subviews]


def test_an_override_that_hands_a_shake_on_has_received_it(context, window):
    named(Handler((0, 0, 50, 50)), "view", window).become_first_responder()
    shaken, pressed = shake_and_press(context)
    assert shaken.startswith("view received motionEnded") and pressed.startswith("view received remoteControl play")


def test_shakes_and_buttons_go_to_the_key_window(context, window):
    view = named(Handler((0, 0, 50, 50)), "view", window)
    view.become_first_responder()
    rk.Window((0, 0, 50, 50), name="front").make_key_and_visible()
    shake_and_press(context)
    problems = context.problems()
    assert [(problem.kind, problem.victim, problem.culprit) for problem in problems] == [(ProblemKind.EVENT_UNHEARD, view, window)] * 2
    assert all(problem.help.startswith("make window key") for problem in problems)


class TakesAll(rk.View):
    def hit_test(self, point, event=None):
        return self if self.point_inside(point, event) else None


class HandsOn(rk.View):
    def hit_test(self, point, event=None):
        return super().hit_test(point, event)


def test_the_override_that_took_the_point_is_named_and_no_innocent_one(window):
    page = named(TakesAll((0, 0, 320, 480)), "page", window)
    card = named(HandsOn((0, 0, 200, 200)), "card", page)
    icon = named(rk.View((0, 0, 100, 100)), "icon", card)
    for view in (card, icon):
        why = view.explain(at=(50, 50), calls_overrides=True)
        assert [(step.reason, step.culprit) for step in why.steps] == [(Reason.HIT_OVERRIDE_RETURNED, page), (Reason.TOUCH_HIT, page)]
    page.remove_from_superview()
    window.add_subview(card)
    assert str(card.explain(at=(150, 150), calls_overrides=True)).startswith("card would be hit")
    assert "icon" in str(card.explain(at=(50, 50), calls_overrides=True))


@pytest.mark.parametrize("way", ["override in front", "override around", "no override"])
def test_what_larger_bounds_would_not_help_is_no_near_miss(context, window, way):
    page = named((TakesAll if way == "override around" else rk.View)((0, 0, 320, 480)), "page", window)
    button(page, (20, 20, 100, 44), "buy")
    if way == "override in front":
        overlay = named(rk.View((0, 0, 320, 480)), "overlay", window)
        named(HandsOn((200, 300, 50, 50)), "badge", overlay)
    tap(context, 50, 70)
    kinds = [problem.kind for problem in context.problems()]
    assert kinds == [ProblemKind.NEAR_MISS if way == "no override" else ProblemKind.TAP_UNHEARD]


class Guard(rk.View):
    """Asks pointInside itself before it calls super."""

    def hit_test(self, point, event=None):
        return super().hit_test(point, event) if self.point_inside(point, event) else None


def test_a_guard_outside_of_its_bounds_is_not_at_fault(context, window):
    guard = named(Guard((0, 0, 100, 100)), "guard", window)
    send = button(guard, (50, 80, 100, 44))
    tap(context, 60, 110)
    why = send.explain()
    assert why == "send was not hit by touch 1 at (60 110): guard ends at y = 100, and the touch was at 110: subviews are hit only inside it (SPEC 11)"
    assert [(step.reason, step.culprit) for step in why.steps] == [(Reason.HIT_OUTSIDE, guard)]
    assert guard.explain() == "guard was not hit by touch 1 at (60 110): the touch was 10 pt outside of it (SPEC 11)"
    (problem,) = context.problems()
    assert (problem.kind, problem.culprit) == (ProblemKind.OUTSIDE, guard)


def test_an_override_does_not_matter_to_what_takes_no_touches(context, window):
    class Through(rk.View):
        def point_inside(self, point, event=None):
            return False

    view = named(rk.View((0, 0, 200, 200)), "view", window)
    named(Through((0, 0, 320, 480)), "overlay", window)
    assert "the pointInside override of overlay decides" in view.explain(at=(20, 20))
    view.user_interaction_enabled = False
    assert view.explain(at=(20, 20)) == "view would not be hit at (20 20): its userInteractionEnabled is false (SPEC 32)"
    # An override of hitTest may return any view.
    named(Keep((0, 0, 320, 480)), "keep", window)
    assert "the hitTest override of keep may decide, too" in view.explain(at=(20, 20))
