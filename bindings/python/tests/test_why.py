"""Explanations that hang on overrides, delegates and objects outside of the view tree (SPEC 358)."""

import pytest

import responderkit as rk
from responderkit import ControlEvents, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    context.trace.start()
    return window


def add(parent, kind, name, frame):
    view = kind(frame)
    view.name = name
    parent.add_subview(view)
    return view


def tap(context, id, x, y, t):
    context.down(id, x, y, t)
    context.up(id, x, y, t + 0.05)


def reasons(explanation):
    return [step.reason for step in explanation.steps]


def test_a_hit_test_override_that_returns_another_view(window):
    class Elsewhere(rk.View):
        def hit_test(self, point, event=None):
            return other

    holder = add(window, Elsewhere, "holder", (0, 0, 300, 300))
    button = add(holder, rk.Button, "ok", (0, 0, 100, 40))
    other = add(window, rk.View, "other", (0, 400, 50, 50))
    why = button.explain(at=(20, 20), calls_overrides=True)
    assert reasons(why) == [Reason.HIT_OVERRIDE_RETURNED, Reason.TOUCH_HIT]
    assert why.steps[0].culprit is holder and why.steps[1].culprit is other and "would not be hit" in why
    assert other.explain(at=(20, 20), calls_overrides=True) == "other would be hit at (20 20)"


def test_nothing_below_a_nil_took_the_touch(context, window):
    class Glass(rk.View):
        def hit_test(self, point, event=None):
            return None

    glass = add(window, Glass, "glass", (0, 0, 300, 300))
    add(glass, rk.Button, "ok", (0, 0, 100, 40))
    tap(context, 1, 20, 20, 1)
    assert reasons(glass.explain()) == [Reason.HIT_OVERRIDE_RETURNED_NIL]


def test_what_handles_a_touch_is_named_and_what_it_passes_is_not(context, window):
    class Outer(rk.View):
        def touches_began(self, touches, event):
            pass

    outer = add(window, Outer, "outer", (0, 0, 300, 300))
    inner = add(outer, rk.View, "inner", (0, 0, 300, 300))
    tap(context, 1, 20, 20, 1)
    why = window.explain()
    assert reasons(why) == [Reason.TOUCH_HIT, Reason.MISS_HANDLED_BELOW] and why.steps[1].culprit is outer
    assert inner.explain().steps[0].reason is Reason.DELIVERED


def test_the_application_lies_on_the_chain(context, window):
    button = add(window, rk.Button, "ok", (0, 0, 100, 40))
    tap(context, 1, 20, 20, 1)
    why = context.application.explain()
    assert reasons(why) == [Reason.TOUCH_HIT, Reason.MISS_HANDLED_BELOW] and why.steps[1].culprit is button
    assert "(20 20)" in why


def test_a_recogniser_that_is_first(context, window):
    class Early(rk.GestureRecognizer):
        def touches_began(self, touches, event):
            self.state = rk.GestureRecognizerState.ENDED

    button = add(window, rk.Button, "ok", (0, 0, 100, 40))
    early = Early()
    early.name = "early"
    window.add_gesture_recognizer(early)
    tap(context, 1, 20, 20, 1)
    why = button.explain()
    assert Reason.NEVER_DELIVERED in reasons(why) and early in [step.culprit for step in why.steps]


def test_an_action_that_reaches_nothing(context, window):
    target = rk.Responder()
    target.name = "target"
    button = add(window, rk.Button, "ok", (0, 0, 100, 40))
    button.add_target(target, "save:", ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 20, 20, 1)
    why = button.explain()
    assert reasons(why)[0] is Reason.CONTROL_SENT_EVENTS and "target does not implement it" in why


def test_a_text_field_that_does_not_begin(context, window):
    class Refusing:
        def should_begin_editing(self, field):
            return False

    field = add(window, rk.TextField, "field", (0, 0, 100, 40))
    field.delegate = Refusing()
    tap(context, 1, 20, 20, 1)
    assert reasons(field.explain()) == [Reason.TEXT_REFUSED]


def test_a_scroll_view_whose_content_fits(context, window):
    view = add(window, rk.ScrollView, "list", (0, 0, 300, 300))
    view.content_size = (300, 100)
    context.down(1, 50, 250, 1)
    context.move(1, 50, 50, 1.3)
    context.up(1, 50, 50, 1.4)
    assert Reason.SCROLL_CANNOT_SCROLL in reasons(view.pan_gesture_recognizer.explain())


def test_a_touch_that_the_trace_has_lost(context, window):
    context.trace.start(12)
    for turn in range(9):
        tap(context, turn + 1, 20, 20, turn + 1)
    with pytest.raises(rk.NotFoundError, match="larger capacity"):
        window.explain(touch=1)
