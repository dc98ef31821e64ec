# SPDX-License-Identifier: MIT
"""The true culprit: overrides that lead touches away, recognisers that listen and fail, views that the program moves, limits with their measures (SPEC 357, 358)."""

import dataclasses

import pytest
from test_why_scenes import add, attach, button, drag, ignore, only, reasons, tap

import responderkit as rk
from responderkit import ControlEvents, ProblemKind, Reason, Unit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def leading_to(view):
    """A class whose hit_test returns this view."""

    class Leading(rk.View):
        def hit_test(self, point, event):
            return view

    return Leading


def named(kind, name, frame):
    view = kind(frame)
    view.name = name
    return view


# Overrides that lead elsewhere


def test_an_override_in_front_that_returns_a_view_in_no_window(context, window):
    stray = named(rk.View, "stray", (0, 0, 10, 10))
    send, hijack = button(window, "send", (100, 200, 120, 44)), add(window, leading_to(stray), "hijack", (0, 0, 320, 480))
    tap(context, 1, 160, 222, 1)
    steps = send.explain().steps
    assert [(step.reason, step.culprit) for step in steps] == [(Reason.HIT_OVERRIDE_RETURNED, hijack), (Reason.TOUCH_HIT_VIEW_WITHOUT_WINDOW, stray)]
    assert "the hitTest override of hijack returned another view, stray (SPEC 38)" in send.explain() and "changed since" not in send.explain()
    problem = only(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit) == (send, hijack) and problem.explanation.steps == steps
    # It is named also when the tree has changed since, and where nothing is under the finger.
    send.frame = (0, 0, 10, 10)
    assert reasons(send.explain(touch=1))[:2] == [Reason.HIT_OVERRIDE_RETURNED, Reason.TOUCH_HIT_VIEW_WITHOUT_WINDOW]
    send.remove_from_superview()
    context.trace.clear()
    tap(context, 2, 160, 222, 2)
    problem = only(context, ProblemKind.TAP_UNHEARD)
    assert problem.culprit is hijack and problem.reason is Reason.HIT_OVERRIDE_RETURNED
    assert str(problem).startswith("touch 2 at (160 222) hit no window: the hitTest override of hijack returned a view in no window")


def test_an_override_that_leads_to_a_view_elsewhere(context, window):
    other = add(window, rk.View, "other", (0, 300, 50, 50))
    panel = add(window, leading_to(other), "panel", (0, 0, 320, 280))
    tap(context, 1, 150, 120, 1)
    problem = only(context, ProblemKind.TAP_UNHEARD)
    assert (problem.victim, problem.culprit) == (other, panel)
    assert "ended on other, and nothing there handled the touch: the hitTest override of panel led it there, and other does not contain the point" in str(problem)
    send = button(panel, "send", (100, 100, 100, 44))
    context.trace.clear()
    tap(context, 2, 150, 120, 2)
    problem = only(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit) == (send, panel)
    # In front of the control, and not around it.
    send.remove_from_superview()
    window.insert_subview(send, 0)
    context.trace.clear()
    tap(context, 3, 150, 120, 3)
    problem = only(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit) == (send, panel)


def test_an_override_that_accepted_a_touch_far_outside(context, window):
    class Everywhere(rk.Button):
        def point_inside(self, point, event):
            return True

    send = button(window, "send", (20, 20, 100, 40), Everywhere)
    tap(context, 1, 250, 400, 1)
    ended, accepted = send.explain().steps
    assert (ended.reason, ended.limit) == (Reason.CONTROL_ENDED_TRACKING, 70)
    assert (accepted.reason, accepted.culprit, accepted.unit) == (Reason.HIT_INSIDE_BY_OVERRIDE, send, Unit.POINTS)
    assert accepted.value == pytest.approx((130**2 + 340**2) ** 0.5)
    assert "its pointInside override accepted the touch 364 pt outside of its bounds (SPEC 40)" in send.explain()


# Recognisers that listen, and fail


def pinch_like(context, start, end, t):
    context.down(1, *start[0], t)
    context.down(2, *start[1], t)
    context.move(2, *end, t + 0.1)
    context.up(1, *start[0], t + 0.2)
    context.up(2, *end, t + 0.2)


@pytest.mark.parametrize(
    "kind, reason, value, limit, unit",
    [
        (rk.Swipe, Reason.GESTURE_LIFTED_TOO_SOON, 8, 45.3, Unit.POINTS),
        (rk.Pan, Reason.GESTURE_LIFTED_TOO_SOON, 7, 10, Unit.POINTS),
        (rk.Rotation, Reason.GESTURE_LIFTED_TOO_SOON, 1, 2, Unit.TOUCHES),
        (rk.Pinch, Reason.GESTURE_LIFTED_TOO_SOON, 1, 2, Unit.TOUCHES),
    ],
)
def test_a_place_is_not_deaf_where_a_recogniser_fails(context, window, kind, reason, value, limit, unit):
    card = add(window, rk.View, "card", (0, 0, 300, 300))
    recognizer = attach(card, kind(), name="it")
    recognizer.add_action(ignore)
    drag(context, 1, (100, 100), (107 if kind is rk.Pan else 108, 100), 1)
    problem = only(context, ProblemKind.RECOGNIZER_FAILED)
    assert (problem.victim, problem.reason, problem.unit) == (recognizer, reason, unit)
    assert (problem.value, problem.limit) == (pytest.approx(value), pytest.approx(limit))


def test_a_rotation_that_was_too_small(context, window):
    card = add(window, rk.View, "card", (0, 0, 300, 300), multiple_touch_enabled=True)
    turn = attach(card, rk.Rotation(), name="turn")
    turn.add_action(ignore)
    pinch_like(context, ((100, 100), (200, 100)), (200, 103), 1)
    problem = only(context, ProblemKind.RECOGNIZER_FAILED)
    assert problem.victim is turn and (problem.limit, problem.unit) == (10, Unit.DEGREES) and "a turn of 1.718 degrees, and begins at 10" in str(problem)


def test_taps_that_require_each_other(context, window):
    card = add(window, rk.View, "card", (0, 0, 300, 300))
    first, second = attach(card, rk.Tap(), name="first"), attach(card, rk.Tap(), name="second")
    for one, other in ((first, second), (second, first)):
        one.add_action(ignore)
        one.require_to_fail(other)
    tap(context, 1, 100, 100, 1)
    kinds = {problem.kind for problem in context.problems()}
    assert kinds == {ProblemKind.DIAGNOSTIC, ProblemKind.RECOGNIZER_FAILED}
    problem = next(problem for problem in context.problems() if problem.kind is ProblemKind.RECOGNIZER_FAILED)
    assert problem.reason is Reason.GESTURE_CYCLE_FAILED and "take one of the requirements out" in problem.help
    assert first.explain().steps[-1].culprit is second and second.explain().steps[-1].culprit is first


def test_a_withheld_touch_is_not_unheard(context, window):
    canvas = add(window, rk.View, "canvas", (0, 0, 300, 300))
    context.down(1, 100, 100, 1)
    context.down(2, 200, 100, 1.1)
    context.up(2, 200, 100, 1.2)
    context.up(1, 100, 100, 1.3)
    problem = only(context, ProblemKind.TAP_UNHEARD)
    assert (problem.victim, problem.touch, problem.count) == (canvas, 1, 1)


@pytest.mark.parametrize("x, found", [(19, None), (23, ProblemKind.FAILED_NARROWLY), (40, ProblemKind.RECOGNIZER_FAILED), (44, ProblemKind.RECOGNIZER_FAILED), (45, None), (160, None)])
def test_how_far_from_an_edge(context, window, x, found):
    page = add(window, rk.View, "page", (0, 0, 320, 480))
    edge = attach(page, rk.ScreenEdgePan(), name="edge", edges=rk.RectEdge.LEFT)
    edge.add_action(ignore)
    drag(context, 1, (x, 100), (x + 100, 100), 1)
    if found is None:
        assert context.problems() == []
    else:
        problem = only(context, found)
        assert (problem.victim, problem.value, problem.limit, problem.unit) == (edge, x, 20, Unit.POINTS)


# Controls


def test_a_segment_that_is_disabled(context, window):
    days = add(window, rk.SegmentedControl, "days", (0, 0, 300, 40))
    for title in "abc":
        days.insert_segment(title)
    days.set_segment_enabled(False, 1)
    days.add_action(ignore, ControlEvents.VALUE_CHANGED)
    tap(context, 1, 150, 20, 1)
    problem = only(context, ProblemKind.CONTROL_DISABLED)
    assert (problem.victim, problem.value, problem.unit) == (days, 1, Unit.NUMBER)
    assert str(problem).startswith("days was touched at (150 20), in segment 1, which was disabled")
    context.trace.clear()
    tap(context, 2, 250, 20, 2)
    assert context.problems() == [] and days.selected_segment_index == 2


def test_an_alpha_that_is_too_low(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 320, 280), alpha=0.009)
    send = button(panel, "send", (100, 100, 100, 44))
    tap(context, 1, 150, 120, 1)
    problem = only(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.victim, problem.culprit) == (send, panel) and "alpha of panel was below 0.01" in str(problem)
    # What is wholly transparent is away.
    panel.alpha = 0
    context.trace.clear()
    tap(context, 2, 150, 120, 2)
    assert only(context, ProblemKind.TAP_UNHEARD).victim is window


@pytest.mark.parametrize("transform", [(0, 0, 0, 0, 0, 0), (0, 0, 0, 1, 0, 0), (1, 0, 0, 0, 0, 0)])
def test_a_transform_that_cannot_be_inverted(context, window, transform):
    panel = add(window, rk.View, "panel", (0, 0, 320, 280))
    send = button(panel, "send", (100, 100, 100, 44))
    panel.transform = transform
    tap(context, 1, 150, 120, 1)
    problem = only(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.victim, problem.culprit) == (send, panel) and "the transform of panel could not be inverted" in str(problem)


def test_a_window_that_is_hidden(context, window):
    window.hidden = True
    tap(context, 1, 150, 120, 1)
    problem = only(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.victim, problem.culprit) == (window, window)
    assert str(problem).startswith("touch 1 at (150 120) hit no window: window, which is there, was hidden") and "makeKeyAndVisible" in problem.help
    window.hidden, window.user_interaction_enabled = False, False
    send = button(window, "send", (100, 100, 100, 44))
    context.trace.clear()
    tap(context, 2, 150, 120, 2)
    problem = only(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.victim, problem.culprit) == (send, window)


@pytest.mark.parametrize("value", [0, 0.5, 1])
def test_a_slider_whose_finger_did_not_move(context, window, value):
    volume = add(window, rk.Slider, "volume", (20, 20, 200, 40), value=value)
    volume.add_action(ignore, ControlEvents.VALUE_CHANGED)
    thumb = volume.thumb_rect
    tap(context, 1, 20 + thumb.x + thumb.width / 2, 40, 1)
    step = volume.explain().steps[-1]
    assert (step.reason, step.value, step.unit) == (Reason.MISS_UNCHANGED, 0, Unit.POINTS)
    assert str(step) == "the value of volume has not changed: the finger did not move along it (SPEC 141)"


def test_a_page_control_with_nothing_to_turn(context, window):
    pages = add(window, rk.PageControl, "pages", (20, 20, 200, 40))
    pages.add_action(ignore, ControlEvents.VALUE_CHANGED)
    for count in (0, 1):
        pages.number_of_pages = count
        tap(context, 1 + count, 200, 40, 1 + count)
        step = pages.explain().steps[-1]
        assert (step.reason, step.value, step.limit) == (Reason.MISS_UNCHANGED, count, 2) and f"its numberOfPages is {count}, and two are needed" in pages.explain()
    pages.number_of_pages = 3
    tap(context, 3, 30, 40, 4)
    assert "its first page is 0" in pages.explain()


def test_a_control_that_the_program_moves(context, window):
    panel, send = add(window, rk.View, "panel", (0, 240, 320, 240)), button(window, "send", (20, 20, 100, 40))
    context.down(1, 50, 40, 1)
    send.frame = (20, 300, 100, 40)
    context.up(1, 50, 40, 1.1)
    assert (send.explain().steps[-1].reason, send.explain().steps[-1].value) == (Reason.MISS_MOVED, 280)
    assert "it had been moved by 280 pt since the touch began" in send.explain()
    context.down(2, 50, 320, 2)
    panel.add_subview(send)
    context.up(2, 50, 320, 2.1)
    assert (send.explain().steps[-1].culprit, send.explain().steps[-1].value) == (panel, 240)
    assert "it had been moved by 240 pt since the touch began, into panel" in send.explain()
    # What moves later does not matter, nor does what the finger did by itself.
    send.frame = (20, 0, 100, 40)
    drag(context, 3, (50, 250), (50, 400), 3)
    send.frame = (0, 0, 100, 40)
    assert reasons(send.explain()) == [Reason.CONTROL_ENDED_TRACKING]


# Measures with their limits


def test_a_tap_that_was_held_too_long(context, window):
    card = add(window, rk.View, "card", (0, 0, 300, 300))
    once = attach(card, rk.Tap(), name="once")
    once.add_action(ignore)
    context.down(1, 100, 100, 1)
    context.advance(1.8)
    assert "once failed (held for more than 0.75 s, too long for a tap)" in once.explain()
    context.up(1, 100, 100, 1.88)
    step = once.explain().steps[0]
    assert (step.value, step.limit, step.unit) == (pytest.approx(0.88), 0.75, Unit.SECONDS)
    assert "once failed (held for 0.88 s, more than the 0.75 s of a tap)" in once.explain()
    problem = only(context, ProblemKind.FAILED_NARROWLY)
    assert (problem.value, problem.limit) == (step.value, step.limit) and problem.explanation == once.explain()
    context.trace.clear()
    context.down(2, 100, 100, 4)
    context.up(2, 100, 100, 6)
    problem = only(context, ProblemKind.RECOGNIZER_FAILED)
    assert (problem.value, problem.limit) == (pytest.approx(2), 0.75) and "held for 2 s, more than the 0.75 s of a tap" in str(problem)


def test_a_second_tap_too_far_away(context, window):
    card = add(window, rk.View, "card", (0, 0, 300, 300))
    twice = attach(card, rk.Tap(), name="twice", number_of_taps_required=2)
    twice.add_action(ignore)
    tap(context, 1, 100, 100, 1)
    tap(context, 2, 200, 200, 1.2)
    assert twice.explain() == "twice waited for another tap until 1.20 s, then failed (the next tap began 141.4 pt from the first, more than 45 pt) (SPEC 199)"
    assert twice.explain().steps[-1].value == pytest.approx(20000**0.5)


def test_what_keeps_a_scroll_view_from_zooming(context, window):
    picture = add(window, rk.ScrollView, "picture", (0, 0, 320, 300))
    picture.content_size = (320, 300)
    content = add(picture, rk.View, "content", (0, 0, 320, 300))

    class Delegate:
        def view_for_zooming(self, scroll_view):
            return content

    def pinched(t):
        context.trace.clear()
        pinch_like(context, ((100, 100), (140, 100)), (240, 100), t)
        return only(context, ProblemKind.SCROLL_UNMOVED), picture.pinch_gesture_recognizer.explain()

    problem, why = pinched(1)
    assert (problem.value, problem.limit, problem.unit) == (1, 1, Unit.NUMBER) and "its maximumZoomScale, 1, was not above its minimumZoomScale, 1" in str(problem)
    assert why.startswith("picture does not zoom: its maximumZoomScale, 1, is not above") and reasons(why)[0] is Reason.SCROLL_CANNOT_ZOOM
    picture.maximum_zoom_scale = 4
    problem, why = pinched(3)
    assert "there was no view for zooming" in str(problem) and "Scale" not in str(problem) and "there is no view for zooming, which viewForZooming" in why
    picture.delegate, picture.maximum_zoom_scale = Delegate(), 0.5
    problem, _ = pinched(5)
    assert (problem.value, problem.limit) == (0.5, 1)


def test_touches_and_keys_that_nothing_can_take(context):
    context.trace.start()
    tap(context, 1, 10, 10, 1)
    assert [str(problem) for problem in context.problems()] == ["touch 1 was dropped: there is no window, the last of 2 times (SPEC 296)"]
    context.trace.clear()
    context.send_motion(2, rk.MotionPhase.BEGAN)
    context.send_motion(2.1, rk.MotionPhase.ENDED)
    problem = only(context, ProblemKind.EVENT_UNHEARD)
    assert str(problem).startswith("a shake was not delivered: no window was key (SPEC") and "motionBegan was dropped: no window is key" in str(problem.explanation)


def test_a_point_outside_of_everything(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 200, 200))
    send = button(panel, "send", (20, 20, 100, 40))
    tap(context, 1, 1000, 1000, 1)
    assert send.explain() == "send was not hit by touch 1 at (1000 1000): the touch was 1287.6 pt outside of it (SPEC 11)"
    assert {step.culprit for step in send.explain().steps} == {window, panel, send}
    far = send.explain(at=(1e308, -1e308))
    assert "inf" not in far and "1e+308" in far
    # What sticks out of the window is still named with the window.
    send.frame = (100, 100, 400, 40)
    panel.frame = (0, 0, 500, 200)
    assert "window ends at x = 320, and the point is at 400: subviews are hit only inside it" in send.explain(at=(400, 120))


# Objects that are none of this context's


def test_the_trace_explains_objects_of_its_context(context, window):
    with rk.Context() as other:
        other.trace.start()
        foreign = rk.Window((0, 0, 9, 9))
        foreign.name = "foreign"
        with pytest.raises(rk.WrongContextError, match="subject is <Window foreign.* of another context; call its own explain()"):
            context.trace.explain(foreign)
        assert "foreign got no touch" in other.trace.explain(foreign)
        step = dataclasses.replace(rk.View((0, 0, 5, 5)).explain().steps[0], _context=context)
        with pytest.raises(rk.WrongContextError, match="step.subject .* belongs to another context; pass the context that it was read from"):
            str(step)
    for value, kind in ((None, "None"), ("send", "str"), (7, "int")):
        with pytest.raises(TypeError, match=f"subject must be an object of the library, not {kind}"):
            context.trace.explain(value)


# Plugins


@pytest.fixture
def classes(context, plugin_folder):
    """The classes of a plugin, by their names."""
    context.plugins.policy = rk.PluginPolicy([plugin_folder])
    plugin = context.plugins.load(plugin_folder / "Culprits.so")
    return plugin, lambda name: context.find_class(name).python_class


def target_of(window):
    class Target(rk.View):
        @rk.action("save:")
        def save(self, sender):
            raise AssertionError("performed")

    return add(window, Target, "target", (0, 400, 10, 10))


@pytest.mark.parametrize(
    "name, reason, words",
    [
        ("DeafButton", Reason.HIT_OUTSIDE_BY_OVERRIDE, "the pointInside override of it (plugin org.responderkit.test.culprits) refused it"),
        ("IdleButton", Reason.CONTROL_REFUSED_TOUCH, "beginTracking of it (plugin org.responderkit.test.culprits) returned false"),
        ("GreedyButton", Reason.MISS_NO_SUPER, "touchesBegan of it (plugin org.responderkit.test.culprits) did not call super, and so it tracked nothing"),
        ("MuteButton", Reason.MISS_NO_SUPER, "it was touched at (50 40), and no action was performed: sendAction of it (plugin org.responderkit.test.culprits) did not call super"),
    ],
)
def test_a_button_of_a_plugin(context, window, classes, name, reason, words):
    plugin, of = classes
    it = add(window, of(name), "it", (20, 20, 100, 40))
    it.add_target(target_of(window), "save:", ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 50, 40, 1)
    problem = only(context, ProblemKind.SWALLOWED)
    assert (problem.victim, problem.culprit) == (it, it) and words in str(problem)
    steps = it.explain().steps
    assert reason in [step.reason for step in steps] and (steps[-1].reason, steps[-1].culprit) == (Reason.MISS_PLUGIN, plugin)


def test_recognisers_windows_and_chains_of_a_plugin(context, window, classes):
    plugin, of = classes
    card = add(window, of("RefusingView"), "card", (0, 0, 100, 100))
    once = attach(card, rk.Tap(), name="once")
    once.add_action(ignore)
    tap(context, 1, 50, 50, 1)
    assert "gestureRecognizerShouldBegin of card (plugin org.responderkit.test.culprits) returned false" in str(only(context, ProblemKind.SWALLOWED))
    assert once.explain().steps[-1].culprit == plugin

    class Canvas(rk.View):
        def touches_began(self, touches, event):
            pass

    for kind, reason, number in (("IslandView", Reason.MISS_OFF_CHAIN, 2), ("GreedyView", Reason.MISS_HANDLED_BELOW, 3)):
        canvas = add(window, Canvas, "canvas", (0, 100, 100, 100))
        inner = add(canvas, of(kind), "inner", (0, 0, 100, 100))
        tap(context, number, 50, 150, number)
        assert [(step.reason, step.culprit) for step in canvas.explain().steps][1:] == [(reason, inner), (Reason.MISS_PLUGIN, plugin)]
        canvas.remove_from_superview()
    eating = of("EatingWindow")((0, 0, 320, 480))
    eating.name = "eating"
    send = button(eating, "send", (20, 20, 100, 40))
    context.trace.clear()
    tap(context, 4, 50, 40, 4)
    assert reasons(send.explain()) == [Reason.EVENT_DROPPED, Reason.MISS_PLUGIN]
    assert "the sendEvent override of eating (plugin org.responderkit.test.culprits) did not pass the event on" in str(only(context, ProblemKind.SWALLOWED))


def test_a_send_action_override_that_calls_super_is_no_problem(context, window):
    performed = []

    class Counting(rk.Button):
        def send_action(self, selector, target, event=None):
            performed.append(selector)
            super().send_action(selector, target, event)

    class Target(rk.View):
        @rk.action("save:")
        def save(self, sender):
            pass

    send = add(window, Counting, "send", (20, 20, 100, 40))
    send.add_target(add(window, Target, "target", (0, 400, 10, 10)), "save:", ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 50, 40, 1)
    assert performed == ["save:"] and context.problems() == [] and reasons(send.explain()) == [Reason.CONTROL_SENT_EVENTS]


# More fingers, segments, shakes


def test_a_second_finger_after_another_recogniser_began(context, window):
    card = add(window, rk.View, "card", (0, 0, 300, 300), multiple_touch_enabled=True)
    pan, pinch = attach(card, rk.Pan(), name="pan"), attach(card, rk.Pinch(), name="pinch")
    context.down(1, 50, 50, 1)
    context.move(1, 80, 50, 1.1)
    context.down(2, 150, 50, 1.2)
    context.move(2, 250, 50, 1.3)
    context.up(1, 80, 50, 1.4)
    context.up(2, 250, 50, 1.4)
    assert [(step.reason, step.culprit) for step in pinch.explain().steps] == [
        (Reason.GESTURE_TOUCH_WHILE_DONE, pinch),
        (Reason.GESTURE_PREVENTED, pan),
        (Reason.GESTURE_BEGAN, pan),
    ]
    assert "pan began at 1.10 s: it had moved 30 pt, and begins at 10 pt" in pinch.explain()


def test_a_finger_that_came_after_a_tap_was_over(context, window):
    card = add(window, rk.View, "card", (0, 0, 320, 300), multiple_touch_enabled=True)
    two = attach(card, rk.Tap(), name="two", number_of_touches_required=2)
    context.down(1, 50, 50, 1)
    context.down(2, 100, 50, 1.8)
    context.up(1, 50, 50, 1.9)
    context.up(2, 100, 50, 1.9)
    assert reasons(two.explain()) == [Reason.GESTURE_TOUCH_WHILE_DONE, Reason.GESTURE_HELD_TOO_LONG]
    assert "two failed (held for 0.9 s, more than the 0.75 s of a tap)" in two.explain()


def test_the_segment_in_which_a_finger_lifts(context, window):
    days = add(window, rk.SegmentedControl, "days", (0, 0, 300, 40))
    days.add_action(ignore, ControlEvents.VALUE_CHANGED)
    tap(context, 1, 150, 20, 1)
    assert "its value has not changed: it has no segments" in days.explain()
    for title in "abc":
        days.insert_segment(title)
    days.set_segment_enabled(False, 2)
    context.trace.clear()
    drag(context, 2, (150, 20), (250, 20), 2)
    assert "segment 2 was disabled" in days.explain() and days.explain().steps[-1].value == 2
    assert only(context, ProblemKind.CONTROL_DISABLED).value == 2


def test_a_responder_that_is_not_in_the_chain_of_a_shake(context, window):
    class Shaken(rk.View):
        def motion_ended(self, motion, event):
            pass

        def remote_control_received(self, event):
            pass

    shaken, other = add(window, Shaken, "shaken", (0, 0, 10, 10)), add(window, rk.View, "other", (0, 0, 10, 10))
    window.make_key()
    context.send_motion(1, rk.MotionPhase.BEGAN)
    context.send_motion(1.2, rk.MotionPhase.ENDED)
    assert [(step.reason, step.culprit) for step in shaken.explain().steps][1:] == [(Reason.MISS_OFF_CHAIN, window)]
    assert "it is not in the responder chain of window" in shaken.explain() and reasons(other.explain()) == [Reason.MOTION_DROPPED]
    context.application.begin_receiving_remote_control_events()
    context.send_remote_control(2, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    assert reasons(shaken.explain()) == [Reason.REMOTE_DROPPED, Reason.MISS_OFF_CHAIN]


# Sizes, and what the host sends


@pytest.mark.parametrize("inner, outer, words", [((20, 20, 100, 40), (0, 100, 320, 0), "the size of row, which it lies in, is 320 x 0 pt"), ((20, 20, 0, 0), (0, 100, 320, 50), "its size is 0 x 0 pt")])
def test_a_size_of_nothing(context, window, inner, outer, words):
    row = add(window, rk.View, "row", outer)
    send = button(row, "send", inner)
    tap(context, 1, 22, 121, 1)
    assert send.explain() == f"send was not hit by touch 1 at (22 121): {words}: no point lies inside it (SPEC 11)"
    assert send.explain(at=(22, 121)).endswith(f"{words}: no point lies inside it (SPEC 11)")


def test_a_size_of_nothing_before_another_view_moved(context, window):
    row = add(window, rk.View, "row", (0, 100, 0, 0))
    send = button(row, "send", (20, 20, 100, 40))
    other = add(window, rk.View, "other", (0, 170, 10, 10))
    tap(context, 1, 40, 140, 1)
    other.center = (200, 170)
    assert "outside of row, which it lies in; its size is 0 x 0 pt: no point lies inside it" in str(send.explain())


def test_a_slider_without_a_range(context, window):
    volume = add(window, rk.Slider, "volume", (20, 20, 200, 40))
    volume.value_range = (1, 1)
    volume.add_action(ignore, ControlEvents.VALUE_CHANGED)
    drag(context, 1, (40, 40), (140, 40), 1)
    assert "its value has not changed: its minimum and its maximum are 1" in volume.explain()


def test_a_scroll_view_whose_finger_went_too_short(context, window):
    pages = add(window, rk.ScrollView, "pages", (0, 0, 320, 300))
    pages.content_size = (960, 300)
    drag(context, 1, (200, 100), (195, 100), 1)
    assert "the pan of scroll view pages failed (the fingers lifted too soon: it had moved 5 pt horizontally, and begins at 10 pt)" in pages.explain()
    drag(context, 2, (200, 100), (100, 100), 2)
    assert "failed" not in pages.explain()


def test_a_pinch_of_five_fingers_is_about_zooming(context, window):
    picture = add(window, rk.ScrollView, "picture", (0, 0, 320, 300), maximum_zoom_scale=4)
    picture.content_size = (320, 300)
    for number in range(5):
        context.down(number + 1, 100 + 10 * number, 100, 1)
    for step in range(1, 6):
        for number in range(5):
            context.move(number + 1, 100 + (10 + 5 * step) * number, 100, 1.1 + 0.01 * step)
    for number in range(5):
        context.up(number + 1, 100 + 35 * number, 100, 1.3)
    assert "did not zoom" in str(only(context, ProblemKind.SCROLL_UNMOVED))


def test_an_update_that_is_refused_explains_itself(context, window):
    button(window, "send", (20, 20, 100, 40))
    context.down(1, 50, 40, 1)
    with pytest.raises(rk.AlreadyExistsError):
        context.down(1, 50, 40, 1.1)
    context.up(1, 50, 40, 1.2)
    assert only(context, ProblemKind.BEGAN_AGAIN).explanation == "an update was refused: touch 1 began again while it was down (SPEC 357)"


def test_a_touch_at_the_end_of_the_numbers(context, window):
    send = button(window, "send", (20, 20, 100, 40))
    tap(context, 1, 1e308, -1e308, 1)
    assert "inf" not in send.explain() + str(only(context, ProblemKind.TAP_UNHEARD)) + only(context, ProblemKind.TAP_UNHEARD).where


def test_views_without_names_have_their_frames(context, window):
    cover = rk.View((0, 0, 200, 200))
    below = rk.Button((10, 10, 50, 44))
    window.add_subview(below)
    window.add_subview(cover)
    tap(context, 1, 20, 20, 1)
    assert below.explain() == "Button (10 10; 50 44) was not hit by touch 1 at (20 20): View (0 0; 200 200) is in front of it there and took the touch (SPEC 32)"
    assert below.explain(at=(30, 30)) == "Button (10 10; 50 44) would not be hit at (30 30): View (0 0; 200 200) is in front of it there and takes the touch (SPEC 32)"


def test_all_covers_are_named_in_their_order(context, window):
    below = button(window, "send", (20, 20, 100, 44))
    covers = [named(rk.View, f"cover{k}", (0, 0, 320, 480)) for k in range(5)]
    for cover in covers:
        window.add_subview(cover)
    tap(context, 1, 40, 40, 1)
    for why in (below.explain(), below.explain(at=(40, 40))):
        assert [(step.reason, step.culprit) for step in why.steps] == [(Reason.MISS_COVERED, cover) for cover in (covers[4], covers[3], covers[2])]
    covers[4].user_interaction_enabled = False
    covers[3].remove_from_superview()
    assert [step.culprit for step in below.explain(at=(40, 40)).steps] == [covers[2], covers[1], covers[0]]
