# SPDX-License-Identifier: MIT
"""Everyday mistakes of an app's author, each with the culprit that explanations, problems and errors name (SPEC 357, 358)."""

import pytest

import responderkit as rk
from responderkit import ControlEvents, ProblemKind, Reason, TouchPhase, TouchSample, TouchType, Unit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def ignore(*_):
    pass


def add(parent, kind, name, frame, **properties):
    view = kind(frame)
    view.name = name
    parent.add_subview(view)
    for key, value in properties.items():
        setattr(view, key, value)
    return view


def button(parent, name, frame, kind=rk.Button):
    view = add(parent, kind, name, frame)
    view.add_action(ignore, ControlEvents.TOUCH_UP_INSIDE)
    return view


def attach(view, recognizer, **properties):
    for key, value in properties.items():
        setattr(recognizer, key, value)
    view.add_gesture_recognizer(recognizer)
    return recognizer


def tap(context, id, x, y, t):
    context.down(id, x, y, t)
    context.up(id, x, y, t + 0.05)


def drag(context, id, start, end, t):
    context.down(id, *start, t)
    context.move(id, *end, t + 0.1)
    context.up(id, *end, t + 0.2)


def reasons(explanation):
    return [step.reason for step in explanation.steps]


def only(context, kind):
    """The only problem of the session."""
    (problem,) = context.problems()
    assert problem.kind is kind, problem
    return problem


# Events that nothing handles, and wheels that move nothing


def test_a_shake_that_no_responder_handles(context, window):
    window.make_key()
    context.send_motion(1, rk.MotionPhase.BEGAN)
    context.send_motion(1.2, rk.MotionPhase.ENDED)
    problem = only(context, ProblemKind.EVENT_UNHEARD)
    assert str(problem).startswith("no responder handled a shake: neither the first responder of the key window nor one above it overrides motionBegan or motionEnded (SPEC ")
    assert "override motionEnded" in problem.help and "dropped: no responder handles it" in str(problem.explanation)


def test_a_shake_that_a_responder_handles_at_its_end_only(context, window):
    class Canvas(rk.View):
        can_become_first_responder = True

        def motion_ended(self, motion, event):
            pass

    window.make_key()
    assert add(window, Canvas, "canvas", (0, 0, 10, 10)).become_first_responder()
    context.send_motion(1, rk.MotionPhase.BEGAN)
    context.send_motion(1.2, rk.MotionPhase.ENDED)
    assert context.problems() == []


def test_a_wheel_at_the_edge_and_across(context, window):
    pages = add(window, rk.ScrollView, "pages", (0, 0, 100, 100))
    pages.content_size = (400, 100)
    context.send_scroll(1, (50, 50), (0, -30))
    problem = only(context, ProblemKind.SCROLL_UNMOVED)
    assert problem.victim is pages and problem.value == 2
    assert str(problem).startswith("pages did not scroll vertically at (50 50): its content, 100 pt high, was not higher than it, and its alwaysBounceVertical was false")
    context.trace.clear()
    context.send_scroll(2, (50, 50), (30, 0))
    problem = only(context, ProblemKind.SCROLL_UNMOVED)
    assert (problem.value, problem.limit) == (1, 1)
    assert str(problem).startswith("pages did not scroll horizontally at (50 50): it was at its edge that way")
    context.trace.clear()
    context.send_scroll(3, (50, 50), (-30, 0))
    assert context.problems() == []


def test_a_field_that_left_the_window_while_it_was_edited(context, window):
    name = add(window, rk.TextField, "name", (20, 20, 200, 40))
    window.make_key()
    tap(context, 1, 30, 30, 1)
    name.remove_from_superview()
    assert "resigned" in name.explain() and "left" in name.explain()
    assert name.explain().steps[0].reason.name == "RESIGNED_BY_REMOVAL"
    assert "became first responder" in name.explain(touch=1)


# What was in front


def test_a_cover_that_has_ended_since(context, window):
    send, cover = button(window, "send", (10, 10, 100, 40)), add(window, rk.View, "cover", (0, 0, 200, 200))
    tap(context, 1, 20, 20, 1)
    cover.remove_from_superview()
    cover.release()
    problem = only(context, ProblemKind.COVERED)
    assert problem.victim is send and "a view that has ended since was in front of it" in str(problem) and "destroyed" not in str(problem) + problem.help
    assert send.explain().startswith("send was not hit by touch 1 at (20 20): the View that ended was in front of it there and took the touch (SPEC 32)")


def test_an_ended_view_that_handled_the_touch_is_no_problem(context, window):
    class Canvas(rk.View):
        def touches_began(self, touches, event):
            pass

    button(window, "send", (10, 10, 100, 40))
    canvas = add(window, Canvas, "canvas", (0, 0, 200, 200))
    tap(context, 1, 20, 20, 1)
    canvas.remove_from_superview()
    canvas.release()
    assert context.problems() == []


def test_what_lies_elsewhere_by_now_does_not_hide_what_was_in_front(context, window):
    """A list that scrolled since changes nothing about the cover."""
    send, glass = button(window, "send", (10, 10, 100, 40)), add(window, rk.View, "glass", (0, 0, 200, 60))
    feed = add(window, rk.ScrollView, "feed", (0, 60, 320, 300), content_size=(320, 2000))
    tap(context, 1, 20, 20, 1)
    feed.content_offset = (0, 200)
    why = send.explain()
    assert why == "send was not hit by touch 1 at (20 20): glass was in front of it there and took the touch (SPEC 32)"
    assert (why.steps[0].culprit, why.steps[0].time, len(why.steps)) == (glass, 1, 1)


def test_a_cover_that_has_been_moved_since(context, window):
    send, glass = button(window, "send", (10, 10, 100, 40)), add(window, rk.View, "glass", (0, 0, 200, 60))
    tap(context, 1, 20, 20, 1)
    glass.frame = (0, 200, 200, 60)
    why = send.explain(touch=1)
    assert reasons(why) == [Reason.MISS_COVERED, Reason.MISS_ONLY_THEN] and why.steps[0].culprit is glass
    assert "glass was in front of it there and took the touch (SPEC 32); the tree has changed since, and now it would" in why


def test_a_window_in_front(context, window):
    alert = rk.Window((0, 0, 320, 480))
    alert.name, alert.level = "alert", 10
    button(window, "send", (10, 10, 100, 40))
    tap(context, 1, 20, 20, 1)
    problem = only(context, ProblemKind.COVERED)
    assert problem.culprit is alert and "the window alert was in front of it" in str(problem) and "give it a lower level than the window of send" in problem.help


# Two fingers in one update


def test_each_of_two_touches_has_its_own_loss(context, window):
    window.multiple_touch_enabled = True
    pan = attach(window, rk.Pan(ignore), name="drag")
    for phase, y in ((TouchPhase.BEGAN, 20), (TouchPhase.MOVED, 80), (TouchPhase.ENDED, 80)):
        context.send_touches(1 + y / 100, [TouchSample(id, phase, (20 * id, y)) for id in (5, 6)])
    for touch in (5, 6):
        why = window.explain(touch=touch)
        assert f"window lost touch {touch}: touchesCancelled, because drag recognised" in why
        assert {step.touch_id for step in why.steps if step.reason is Reason.CANCELLED_BY_GESTURE} == {touch}
        assert [step.touch_id for step in pan.explain(touch=touch).steps] == [touch]


@pytest.mark.parametrize("kind", [rk.Pan, rk.Pinch, rk.LongPress, rk.Swipe])
def test_a_decision_about_one_touch_names_it(context, window, kind):
    recognizer = attach(window, kind(ignore))
    tap(context, 7, 20, 20, 1)
    assert [step.touch_id for step in recognizer.explain().steps] == [7]


def test_what_a_control_sent_names_its_touch(context, window):
    send = button(window, "send", (10, 10, 100, 40))
    tap(context, 7, 20, 20, 1)
    assert [(step.reason, step.touch_id) for step in send.explain().steps] == [(Reason.CONTROL_SENT_EVENTS, 7)]


# Recognisers that are switched off, detached or too choosy


def test_a_recogniser_that_is_disabled_in_mid_touch(context, window):
    pan = attach(window, rk.Pan(ignore), name="drag")
    context.down(1, 20, 20, 1)
    pan.enabled = False
    context.move(1, 60, 60, 1.1)
    context.up(1, 60, 60, 1.2)
    lost = [problem for problem in context.problems() if problem.kind is ProblemKind.TOUCH_LOST]
    assert len(lost) == 1 and lost[0].victim is lost[0].culprit is pan and "it was disabled in the middle of the touch" in str(lost[0])
    assert all(problem.kind is not ProblemKind.RECOGNIZER_FAILED for problem in context.problems())


@pytest.mark.parametrize("begins", [False, True])
def test_a_recogniser_that_is_detached_in_mid_touch(context, window, begins):
    pan = attach(window, rk.Pan(ignore), name="drag")
    context.down(1, 20, 20, 1)
    if begins:
        context.move(1, 60, 60, 1.1)
    window.remove_gesture_recognizer(pan)
    context.up(1, 60, 60, 1.2)
    assert "it was detached from its view" in pan.explain() and "left the window" not in pan.explain()
    lost = [problem for problem in context.problems() if problem.kind is ProblemKind.TOUCH_LOST]
    assert len(lost) == 1 and "it was detached from its view in the middle of the touch" in str(lost[0]) and "the code that removes drag" in lost[0].where


def test_a_recogniser_whose_view_leaves_in_mid_touch(context, window):
    card = add(window, rk.View, "card", (0, 0, 100, 100))
    tapped = attach(card, rk.Tap(ignore))
    context.down(1, 20, 20, 1)
    card.remove_from_superview()
    assert "(its view left the window) (SPEC 302)" in tapped.explain() and "detached" not in tapped.explain()
    assert "card left the window in the middle of the touch" in str(only(context, ProblemKind.TOUCH_LOST))


@pytest.mark.parametrize(
    "properties, reason, place",
    [
        ({"button_mask_required": 2}, Reason.GESTURE_BUTTON_REFUSED, "buttonMaskRequired of click"),
        ({"allowed_touch_types": rk.TouchTypes.PENCIL}, Reason.GESTURE_TOUCH_TYPE_REFUSED, "allowedTouchTypes of click"),
    ],
)
def test_a_recogniser_that_refuses_the_pointer(context, window, properties, reason, place):
    click = attach(window, rk.Tap(ignore), name="click", **properties)
    for phase in (TouchPhase.BEGAN, TouchPhase.ENDED):
        context.send_touches(1, [TouchSample(1, phase, (20, 20), type=TouchType.INDIRECT_POINTER)])
    problem = only(context, ProblemKind.RECOGNIZER_FAILED)
    assert problem.victim is click and problem.reason is reason and place in problem.where and "click does not receive touch 1" in str(problem)
    # Heard otherwise, it is none.
    context.trace.clear()
    attach(window, rk.Tap(ignore), name="any")
    for phase in (TouchPhase.BEGAN, TouchPhase.ENDED):
        context.send_touches(2, [TouchSample(1, phase, (20, 20), type=TouchType.INDIRECT_POINTER)])
    assert context.problems() == []


def test_a_pinch_whose_fingers_are_on_two_views(context, window):
    left, _ = add(window, rk.View, "left", (0, 0, 160, 480)), add(window, rk.View, "right", (160, 0, 160, 480))
    zoom = attach(left, rk.Pinch(ignore), name="zoom")
    context.down(1, 100, 100, 1)
    context.down(2, 200, 100, 1)
    context.move(1, 50, 100, 1.1)
    context.move(2, 250, 100, 1.1)
    context.up(1, 50, 100, 1.2)
    context.up(2, 250, 100, 1.2)
    step = zoom.explain(touch=1).steps[0]
    assert (step.value, step.limit, step.unit) == (1, 2, Unit.TOUCHES)
    problem = only(context, ProblemKind.RECOGNIZER_FAILED)
    assert "the view in which all of them have to begin" in problem.where and "both fingers begin in the view of zoom" in problem.help


def test_a_double_tap_that_is_not_over_is_no_problem(context, window):
    zoom = attach(window, rk.Tap(ignore), name="zoom", number_of_taps_required=2)
    tap(context, 1, 50, 50, 1)
    assert context.problems() == []
    context.advance(2)
    assert only(context, ProblemKind.RECOGNIZER_FAILED).victim is zoom


def test_one_decision_about_two_taps_is_one_problem(context, window):
    attach(window, rk.Tap(ignore), name="zoom", number_of_taps_required=2)
    tap(context, 1, 50, 50, 1)
    tap(context, 2, 150, 50, 1.2)
    assert only(context, ProblemKind.RECOGNIZER_FAILED).count == 1


def test_a_pinch_that_does_not_zoom_is_no_tap_of_its_other_finger(context, window):
    """One finger rests while the other moves away."""
    picture = add(window, rk.ScrollView, "map", (0, 0, 320, 480), content_size=(320, 480), multiple_touch_enabled=True)
    context.down(1, 100, 100, 1)
    context.down(2, 150, 100, 1)
    context.move(2, 250, 100, 1.1)
    context.up(1, 100, 100, 1.2)
    context.up(2, 250, 100, 1.2)
    problem = only(context, ProblemKind.SCROLL_UNMOVED)
    assert (problem.victim, problem.reason, problem.count) == (picture, Reason.SCROLL_CANNOT_ZOOM, 1)


def test_a_chain_that_is_cut_below_what_handles_touches(context, window):
    class Handling(rk.View):
        def touches_began(self, touches, event):
            pass

    class Cut(rk.View):
        @property
        def next_responder(self):
            return None

    parent = add(window, Handling, "parent", (0, 0, 200, 200))
    child = add(parent, Cut, "child", (0, 0, 100, 100))
    tap(context, 1, 20, 20, 1)
    problem = only(context, ProblemKind.TAP_UNHEARD)
    assert problem.victim is child and "the nextResponder override of child" in problem.where
    assert reasons(parent.explain()) == [Reason.TOUCH_HIT, Reason.MISS_OFF_CHAIN] and parent.explain().steps[1].culprit is child


# Controls


def test_a_button_whose_class_keeps_the_touch(context, window):
    class Shiny(rk.Button):
        def touches_began(self, touches, event):
            pass

    send = button(window, "send", (10, 10, 100, 40), Shiny)
    tap(context, 1, 20, 20, 1)
    problem = only(context, ProblemKind.SWALLOWED)
    assert problem.victim is send and problem.reason is Reason.MISS_NO_SUPER and problem.rule == 151
    assert "touchesBegan of send did not call super, and so it tracked nothing" in str(problem) and "call super there" in problem.help
    assert Reason.MISS_NO_SUPER in reasons(problem.explanation)


def test_a_button_that_sends_by_itself_keeps_nothing(context, window):
    class Quick(rk.Button):
        def touches_began(self, touches, event):
            self.send_actions(ControlEvents.TOUCH_UP_INSIDE)

    button(window, "send", (10, 10, 100, 40), Quick)
    tap(context, 1, 20, 20, 1)
    assert context.problems() == []


def test_a_switch_without_an_action_is_about_its_value(context, window):
    wifi = add(window, rk.Switch, "wifi", (20, 20, 50, 30))
    tap(context, 1, 30, 30, 1)
    problem = only(context, ProblemKind.TAP_UNHEARD)
    assert problem.explanation == wifi.explain() == "wifi sent no action for valueChanged: nothing was added for it (SPEC 141)"


def test_a_stepper_at_its_end_that_has_sent_something_else(context, window):
    stepper = add(window, rk.Stepper, "count", (0, 0, 94, 32), value=100)
    stepper.add_action(ignore, ControlEvents.ALL_EVENTS)
    tap(context, 1, 70, 16, 1)
    assert stepper.explain() == "count sent touchUpInside (SPEC 141); its value has not changed: its maximum is 100 (SPEC 141)"
    tap(context, 2, 20, 16, 2)
    assert Reason.MISS_UNCHANGED not in reasons(stepper.explain())


def test_ignoring_begins_in_mid_touch(context, window):
    send = button(window, "send", (10, 10, 100, 40))
    context.down(1, 20, 20, 1)
    context.application.begin_ignoring_interaction_events()
    problem = only(context, ProblemKind.TOUCH_LOST)
    assert problem.victim is send and problem.culprit is context.application
    assert "the application began to ignore interaction events in the middle of the touch" in str(problem)


def test_an_action_that_begins_to_ignore_is_no_problem(context, window):
    send = add(window, rk.Button, "send", (10, 10, 100, 40))
    send.add_action(lambda *_: context.application.begin_ignoring_interaction_events(), ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 20, 20, 1)
    assert context.problems() == []


def test_the_edge_where_a_button_ends(context, window):
    button(window, "send", (10, 10, 50, 50))
    tap(context, 1, 60, 20, 1)
    problem = only(context, ProblemKind.NEAR_MISS)
    assert "send was missed at (60 20), on the edge where it ends" in str(problem) and "0 pt" not in str(problem) + problem.where


@pytest.mark.parametrize(
    "properties, value, help",
    [
        ({"user_interaction_enabled": False}, 1, "set userInteractionEnabled of card to true"),
        ({"animating": True}, 2, "allow interaction while card is animating"),
        ({"transform": rk.Transform(0, 0, 0, 0, 0, 0)}, 3, "give card a transform"),
    ],
)
def test_what_lets_no_touch_through_has_its_own_help(context, window, properties, value, help):
    card = add(window, rk.View, "card", (10, 10, 100, 100))
    button(card, "send", (0, 0, 100, 100))
    for key, new in properties.items():
        setattr(card, key, new)
    tap(context, 1, 60, 60, 1)
    problem = only(context, ProblemKind.NOT_INTERACTIVE)
    assert (problem.culprit, problem.value, problem.unit) == (card, value, Unit.NUMBER) and help in problem.help


def test_a_point_in_a_disabled_control(context, window):
    """It would be hit, and that is not all."""
    send = button(window, "send", (10, 10, 100, 40))
    send.enabled = False
    assert send.explain(at=(20, 20)) == "send would be hit at (20 20); it is disabled, and would not track it (SPEC 150)"
    assert send.explain().endswith("would hit it; it is disabled, and would not track it (SPEC 150)") and send.explain(at=(20, 20)).steps == ()
    send.enabled = True
    assert send.explain(at=(20, 20)) == "send would be hit at (20 20)"


# Text and keys without a key window


def test_text_for_a_window_that_is_not_key(context, window):
    field = add(window, rk.TextField, "name", (20, 20, 200, 30))
    tap(context, 1, 30, 30, 1)
    context.insert_text("a")
    assert field.explain() == "name became first responder (SPEC 127); window, its window, is not key: text, keys and shakes go to the key window (SPEC 279)"
    assert field.explain().steps[-1].reason is Reason.MISS_NOT_KEY and field.explain().steps[-1].culprit is window
    problem = only(context, ProblemKind.TEXT_REFUSED)
    assert (problem.victim, problem.culprit) == (field, window) and "make window key" in problem.help
    window.make_key_and_visible()
    assert field.explain() == "name became first responder (SPEC 127)"


def test_a_key_without_a_key_window(context, window):
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    problem = only(context, ProblemKind.INPUT_DROPPED)
    assert problem.count == 1 and "press 1 (select) was dropped" in str(problem) and "make a window key" in problem.help


def test_recognisers_that_wait_for_each_other(context, window):
    one, two = attach(window, rk.Tap(ignore), name="one"), attach(window, rk.Tap(ignore), name="two")
    one.require_to_fail(two)
    two.require_to_fail(one)
    tap(context, 1, 20, 20, 1)
    problem = next(problem for problem in context.problems() if problem.kind is ProblemKind.DIAGNOSTIC)
    assert "require to fail" in problem.where and "take one of the requirements out" in problem.help


# Words of errors


def test_a_touch_that_is_not_in_the_trace(context, window):
    with pytest.raises(rk.NotFoundError, match=r"^touch \(7\) is no touch of the trace; pass the number of one that began"):
        window.explain(touch=7)
    context.trace.stop()
    with pytest.raises(rk.NotFoundError, match=r"^touch \(7\) is no touch of the trace, which is off; start it with context\.trace\.start\(\) before"):
        window.explain(touch=7)
    with pytest.raises(rk.NotFoundError, match=r"start it with context\.trace\.start\(\) before"):
        context.problems()
    assert "rk_" not in window.explain()


@pytest.mark.parametrize("capacity", ["x", 1.5, None, True])
def test_a_capacity_that_is_no_number(context, capacity):
    with pytest.raises(TypeError, match=f"capacity is a number of records, an int, not {capacity!r}"):
        context.trace.start(capacity)


@pytest.mark.parametrize("name", ["least", "recommended"])
def test_a_size_that_is_no_number(context, window, name):
    with pytest.raises(TypeError, match=f"{name} is a size in points, a number, not 'x'"):
        window.audit(**{name: "x"})
