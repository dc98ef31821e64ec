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


def test_a_cause_by_itself(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 300, 300))
    button = add(panel, rk.Button, "ok", (0, 0, 100, 40))
    panel.hidden = True
    button.user_interaction_enabled = False
    tap(context, 1, 20, 20, 1)
    steps = button.explain().steps
    assert [str(step) for step in steps] == ["panel, which ok lies in, is hidden (SPEC 32)", "userInteractionEnabled of ok is false (SPEC 32)"]
    assert steps[0].sentence == str(steps[0]) and "_record" not in repr(steps[0])
    assert steps[0] == button.explain().steps[0] and hash(steps[0])


# ---- One touch of several (SPEC 358): what became of another one is no answer ----


def button(parent, name, frame):
    made = add(parent, rk.Button, name, frame)
    made.add_action(lambda *_: None)
    return made


def sent(explanation):
    return Reason.CONTROL_SENT_EVENTS in reasons(explanation)


def test_of_two_buttons_held_at_once_each_has_its_own_touch(context, window):
    a, b = button(window, "a", (0, 0, 100, 40)), button(window, "b", (120, 0, 100, 40))
    context.down(1, 40, 20, 1)
    context.down(2, 160, 20, 1.1)
    context.up(2, 160, 20, 1.2)
    context.up(1, 40, 20, 1.3)
    assert sent(a.explain(touch=1)) and sent(b.explain(touch=2))
    assert not sent(a.explain(touch=2)) and not sent(b.explain(touch=1))
    assert "touch 2" in a.explain(touch=2)


def test_a_second_finger_is_withheld_from_a_button(context, window):
    send = button(window, "send", (20, 20, 200, 40))
    context.down(1, 40, 40, 1)
    tap(context, 2, 90, 40, 1.1)
    context.up(1, 40, 40, 1.4)
    assert reasons(send.explain(touch=2))[0] is Reason.TOUCH_WITHHELD_MULTIPLE_TOUCH
    assert sent(send.explain(touch=1))


def test_a_touch_that_was_withheld_stays_so_when_a_later_one_is_good(context, window):
    pad, send = add(window, rk.View, "pad", (0, 200, 100, 100)), button(window, "send", (20, 20, 100, 40))
    pad.exclusive_touch = True
    context.down(1, 40, 240, 1)
    tap(context, 2, 40, 40, 1.1)
    context.up(1, 40, 240, 1.5)
    tap(context, 3, 40, 40, 3)
    why = send.explain(touch=2)
    assert reasons(why)[0] is Reason.TOUCH_WITHHELD_EXCLUSIVE_TOUCH and why.steps[0].culprit is pad
    assert sent(send.explain(touch=3))


def test_a_touch_that_a_list_took_stays_taken_when_a_later_one_is_good(context, window):
    scroll = add(window, rk.ScrollView, "list", (0, 0, 320, 480))
    scroll.content_size = (320, 5000)
    row = button(scroll, "row", (0, 0, 320, 5000))
    context.down(1, 40, 300, 1)
    for step in range(1, 4):
        context.move(1, 40, 300 - 20 * step, 1 + 0.02 * step)
    context.up(1, 40, 240, 1.1)
    before = row.explain(touch=1)
    context.advance(9)
    tap(context, 2, 40, 300, 10)
    assert not sent(row.explain(touch=1)) and row.explain(touch=1) == before
    assert Reason.SCROLL_BEGAN_DRAGGING in reasons(scroll.explain(touch=1)) or "list" in scroll.explain(touch=1)


def test_a_finger_that_is_one_too_many_has_no_part_in_the_gesture(context, window):
    pan = rk.Pan(lambda *_: None, name="drag", maximum_number_of_touches=1)
    window.add_gesture_recognizer(pan)
    context.down(1, 40, 40, 1)
    context.down(2, 90, 90, 1.05)
    context.move(2, 150, 150, 1.1)
    context.up(2, 150, 150, 1.2)
    early = pan.explain(touch=2)
    context.up(1, 40, 40, 1.3)
    assert reasons(early) == reasons(pan.explain(touch=2)) == [Reason.GESTURE_IGNORED_TOUCH]


def test_a_tap_knows_nothing_of_a_finger_elsewhere(context, window):
    photo = add(window, rk.View, "photo", (0, 0, 300, 200))
    add(window, rk.View, "toolbar", (0, 300, 300, 100))
    found = rk.Tap(lambda *_: None, name="found")
    photo.add_gesture_recognizer(found)
    context.down(1, 40, 40, 1)
    context.down(2, 40, 350, 1.02)
    context.up(2, 40, 350, 1.04)
    context.up(1, 40, 40, 1.06)
    assert Reason.GESTURE_RECOGNIZED in reasons(found.explain(touch=1))
    for explained in (found, photo):
        why = explained.explain(touch=2)
        assert "toolbar" in why and not [reason for reason in reasons(why) if reason.name.startswith("GESTURE")]


# ---- An override elsewhere has decided: geometry is not to blame ----


def test_a_router_that_returns_a_far_view_is_the_culprit(context, window):
    class Router(rk.View):
        def hit_test(self, point, event=None):
            return far

    send, far = button(window, "send", (20, 20, 100, 40)), add(window, rk.View, "far", (250, 400, 10, 10))
    router = add(window, Router, "router", (200, 200, 50, 50))
    tap(context, 1, 40, 40, 1)
    for why in (send.explain(), send.explain(at=(40, 40), calls_overrides=True)):
        assert reasons(why) == [Reason.HIT_OVERRIDE_RETURNED, Reason.TOUCH_HIT]
        assert why.steps[0].culprit is router and why.steps[1].culprit is far and "in front" not in why
    assert send.explain(at=(40, 40)).startswith("it depends on overrides")
    far.frame = (0, 0, 300, 300)
    assert send.explain(touch=1).steps[0].culprit is router


def test_a_router_that_hands_the_touch_to_what_lies_behind(context, window):
    class Glass(rk.View):
        def hit_test(self, point, event=None):
            return back

    back, send, glass = add(window, rk.View, "back", (0, 0, 320, 480)), button(window, "send", (20, 20, 100, 40)), add(window, Glass, "glass", (0, 0, 320, 480))
    tap(context, 1, 40, 40, 1)
    for why in (send.explain(), send.explain(at=(40, 40), calls_overrides=True)):
        assert why.steps[0].culprit is glass and why.steps[1].culprit is back and "in front" not in why


def test_an_override_that_calls_super_leaves_the_cover_to_blame(context, window):
    class Polite(rk.View):
        def hit_test(self, point, event=None):
            return super().hit_test(point, event)

        def point_inside(self, point, event=None):
            return super().point_inside(point, event)

    send, cover = button(window, "send", (20, 20, 100, 40)), add(window, Polite, "cover", (0, 0, 320, 480))
    tap(context, 1, 40, 40, 1)
    for why in (send.explain(), send.explain(at=(40, 40), calls_overrides=True)):
        assert reasons(why) == [Reason.MISS_COVERED] and why.steps[0].culprit is cover


def test_a_point_inside_override_that_accepts_what_is_outside(context, window):
    class Greedy(rk.View):
        def point_inside(self, point, event=None):
            return True

    send, greedy = button(window, "send", (20, 20, 100, 40)), add(window, Greedy, "greedy", (200, 40, 50, 50))
    inner = add(greedy, rk.View, "inner", (-200, -40, 50, 50))
    tap(context, 1, 100, 50, 1)
    tap(context, 2, 40, 40, 2)
    for why in (send.explain(touch=1), send.explain(at=(100, 50), calls_overrides=True)):
        step = why.steps[0]
        assert (step.reason, step.rule, step.culprit, step.value) == (Reason.HIT_INSIDE_BY_OVERRIDE, 40, greedy, 100) and "100 pt outside of its bounds" in why
    for why in (send.explain(touch=2), send.explain(at=(40, 40), calls_overrides=True)):
        assert reasons(why) == [Reason.HIT_INSIDE_BY_OVERRIDE, Reason.TOUCH_HIT] and why.steps[1].culprit is inner


def test_an_ancestor_that_returns_a_far_view(context, window):
    class Holder(rk.View):
        def hit_test(self, point, event=None):
            return far

    holder, far = add(window, Holder, "holder", (0, 0, 300, 300)), add(window, rk.View, "far", (250, 400, 10, 10))
    send = button(holder, "send", (20, 20, 100, 40))
    tap(context, 1, 40, 40, 1)
    assert send.explain().steps[0].reason is Reason.HIT_OVERRIDE_RETURNED and send.explain().steps[0].culprit is holder
    send.frame = (200, 200, 50, 50)
    assert send.explain(touch=1).steps[0].culprit is holder and "in front" not in send.explain(touch=1)


def test_a_window_whose_override_takes_everything(context, window):
    class Front(rk.Window):
        def point_inside(self, point, event=None):
            return True

    send = button(window, "send", (20, 20, 100, 40))
    front = Front((200, 200, 50, 50))
    front.name = "front"
    tap(context, 1, 40, 40, 1)
    assert send.explain().steps[0].reason is Reason.HIT_INSIDE_BY_OVERRIDE and send.explain().steps[0].culprit is front


def test_an_override_that_was_not_called_has_decided_nothing(context, window):
    class Big(rk.Button):
        def point_inside(self, point, event=None):
            return True

    panel = add(window, rk.View, "panel", (0, 0, 320, 50))
    big = add(panel, Big, "big", (20, 20, 100, 40))
    tap(context, 1, 40, 70, 1)
    assert reasons(big.explain()) == [Reason.HIT_OUTSIDE] and big.explain().steps[0].culprit is panel
    why = big.explain(at=(40, 70))
    assert reasons(why) == [Reason.HIT_OUTSIDE, Reason.MISS_OVERRIDE] and why.steps[1].rule == 40 and "decides" not in why
    why = big.explain(at=(40, 30))
    assert why.startswith("it depends on overrides whether big would be hit") and why.steps[0].rule == 40


# ---- Where each phase ended (SPEC 91) ----


PHASES = ["touches_began", "touches_moved", "touches_ended", "touches_cancelled"]


def handler(*phases):
    return type("Handler", (rk.View,), {phase: lambda self, touches, event: None for phase in phases})


@pytest.mark.parametrize("phase", PHASES)
def test_a_phase_ends_where_it_is_handled_without_super(context, window, phase):
    panel = add(window, handler(phase), "panel", (0, 0, 300, 300))
    card = add(panel, handler(phase), "card", (0, 0, 100, 100))
    context.down(1, 40, 40, 1)
    context.move(1, 45, 40, 1.1)
    if phase == "touches_cancelled":
        context.cancel_all_touches()
    else:
        context.up(1, 45, 40, 1.2)
    why = panel.explain()
    assert reasons(why) == [Reason.TOUCH_HIT, Reason.MISS_HANDLED_BELOW]
    assert why.steps[1].culprit is card and why.steps[1].rule == 91
    assert f"the touches{phase[8:].capitalize()} override of card did not call super" in why


def test_a_view_without_overrides_above_a_handled_beginning(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 300, 300))
    card = add(panel, handler("touches_began"), "card", (0, 0, 100, 100))
    tap(context, 1, 40, 40, 1)
    for above in (panel, window):
        assert above.explain().steps[1].culprit is card and "passed through" not in above.explain()


def test_a_beginning_passes_where_only_the_end_is_handled(context, window):
    panel = add(window, handler("touches_moved"), "panel", (0, 0, 300, 300))
    add(panel, handler("touches_ended"), "card", (0, 0, 100, 100))
    tap(context, 1, 40, 40, 1)
    assert Reason.MISS_PASSED_ON in reasons(panel.explain()) and "none of the touches methods that were called" in panel.explain()


def test_an_override_of_next_responder_leads_past(context, window):
    class Island(rk.View):
        @property
        def next_responder(self):
            return None

    panel = add(window, handler(*PHASES), "panel", (0, 0, 320, 480))
    island = add(panel, Island, "island", (0, 0, 300, 300))
    tap(context, 1, 40, 40, 1)
    why = panel.explain()
    assert reasons(why) == [Reason.TOUCH_HIT, Reason.MISS_OFF_CHAIN] and why.steps[1].culprit is island
    assert "the nextResponder override of island leads past it" in why


# ---- Then and now ----


def test_a_cover_that_has_gone_since(context, window):
    send, cover = button(window, "send", (20, 20, 100, 40)), add(window, rk.View, "cover", (0, 0, 320, 480))
    tap(context, 1, 40, 40, 1)
    send.frame = (200, 400, 50, 40)
    cover.remove_from_superview()
    why = send.explain(touch=1)
    assert reasons(why) == [Reason.MISS_COVERED, Reason.MISS_ONLY_THEN, Reason.HIT_OUTSIDE] and why.steps[0].culprit is cover and why.steps[0].time == 1
    assert "the tree has changed since" in why and "the touch was" not in why


def test_a_place_that_was_left_since(context, window):
    send = button(window, "send", (200, 400, 100, 40))
    tap(context, 1, 190, 400, 1)
    before = send.explain(touch=1).steps[0].value
    send.bounds = (0, 0, 300, 300)
    why = send.explain(touch=1)
    assert before == why.steps[0].value == 10 and "was then 10 pt outside of it" in why


# ---- Taps that wait for one another ----


def taps(window, *counts):
    made = []
    for count in counts:
        made.append(rk.Tap(lambda *_: None, name=("", "single", "double", "triple")[count], number_of_taps_required=count))
        window.add_gesture_recognizer(made[-1])
    return made


def test_a_chain_of_taps(context, window):
    single, double, triple = taps(window, 1, 2, 3)
    single.require_to_fail(double)
    double.require_to_fail(triple)
    tap(context, 1, 40, 40, 1)
    assert "waits for double to fail" in single.explain()
    context.advance(2)
    assert single.explain().startswith("single waited 0.35 s for double to fail, then recognised at 1.40 s (SPEC 178); double failed (")
    assert reasons(single.explain()) == [Reason.GESTURE_RECOGNIZED, Reason.GESTURE_NO_NEXT_TAP]
    tap(context, 2, 40, 40, 3)
    tap(context, 3, 40, 40, 3.2)
    context.advance(4)
    why = double.explain()
    assert why.startswith("double waited 0.35 s for triple to fail, then recognised at 3.60 s (SPEC 178); ") and "triple failed (2 of 3 taps, and no further one began within 0.35 s) (SPEC 198)" in why


def test_what_a_tap_leaves_alone_is_not_what_became_of_it(context, window):
    single, double = taps(window, 1, 2)
    tap(context, 1, 40, 40, 1)
    assert reasons(single.explain())[0] is Reason.GESTURE_RECOGNIZED and "prevent" not in single.explain()


def test_a_tap_that_cannot_be_prevented(context, window):
    class Tough(rk.Tap):
        def can_be_prevented_by(self, other):
            return False

    card = add(window, rk.View, "card", (0, 0, 100, 100))
    outer, inner = Tough(lambda *_: None, name="outer"), rk.Tap(lambda *_: None, name="inner")
    window.add_gesture_recognizer(outer)
    card.add_gesture_recognizer(inner)
    tap(context, 1, 40, 40, 1)
    for each in (outer, inner):
        assert reasons(each.explain())[0] is Reason.GESTURE_RECOGNIZED


def test_an_end_that_is_held_back_from_a_button(context, window):
    send = button(window, "send", (20, 20, 100, 40))
    (double,) = taps(window, 2)
    tap(context, 1, 40, 40, 1)
    why = send.explain()
    assert reasons(why) == [Reason.ENDED_HELD_BACK, Reason.GESTURE_WAITS_FOR_TAP] and why.steps[0].culprit is double and "until 1.40 s" in why
    context.down(2, 40, 40, 1.2)
    why = send.explain(touch=2)
    assert reasons(why)[:2] == [Reason.CONTROL_BUSY, Reason.ENDED_HELD_BACK] and why.steps[1].culprit is double
    context.up(2, 40, 40, 1.25)
    assert Reason.CONTROL_CANCELLED in reasons(send.explain(touch=1))
    assert reasons(send.explain(touch=2))[:2] == [Reason.CONTROL_BUSY, Reason.ENDED_HELD_BACK]
    tap(context, 3, 40, 40, 3)
    context.advance(4)
    assert sent(send.explain(touch=3))


# ---- Measures ----


def test_a_list_counts_the_axis_that_scrolls(context, window):
    view = add(window, rk.ScrollView, "list", (0, 0, 320, 480))
    view.content_size = (320, 2000)
    pan = view.pan_gesture_recognizer
    context.down(1, 50, 50, 1)
    context.move(1, 200, 54, 1.1)
    context.up(1, 200, 54, 1.2)
    step = pan.explain().steps[0]
    assert (step.value, step.limit) == (4, 10) and "4 pt vertically, and begins at 10 pt" in pan.explain() and "4 pt vertically" in str(step)
    view.content_size = (2000, 400)
    context.down(2, 50, 50, 3)
    context.move(2, 70, 50, 3.1)
    assert "20 pt horizontally" in pan.explain()
    context.up(2, 70, 50, 3.2)
    view.content_size = (100, 100)
    context.advance(9)
    context.down(3, 50, 50, 10)
    context.move(3, 50, 150, 10.1)
    context.up(3, 50, 150, 10.2)
    assert [step.reason for step in pan.explain().steps] == [Reason.SCROLL_CANNOT_SCROLL, Reason.GESTURE_LIFTED_TOO_SOON]
    assert pan.explain().startswith("list cannot scroll at all: its content fits") and "begins at" not in pan.explain()


def test_a_recogniser_that_was_attached_later(context, window):
    context.down(1, 40, 40, 1)
    pan = rk.Pan(lambda *_: None, name="drag")
    window.add_gesture_recognizer(pan)
    context.move(1, 80, 40, 1.2)
    context.up(1, 80, 40, 1.3)
    assert reasons(pan.explain()) == [Reason.TOUCH_HIT, Reason.MISS_UNATTACHED] and "it was attached after the touch began" in pan.explain()


def test_hover_is_about_the_pointer(context, window):
    card = add(window, rk.View, "card", (0, 0, 100, 100))
    hover = rk.Hover(lambda *_: None, name="hover")
    card.add_gesture_recognizer(hover)
    assert "the pointer is in no window" in hover.explain()
    context.send_pointer(1, (50, 130))
    assert "the pointer is at (50 130); the point is 30 pt outside of card" in hover.explain()
    context.send_pointer(2, (50, 50), buttons=1)
    assert reasons(hover.explain()) == [Reason.GESTURE_BUTTON_REFUSED] and hover.explain().steps[0].rule == 239
    cover = add(window, rk.View, "cover", (0, 0, 320, 480))
    context.send_pointer(3, (50, 50))
    assert hover.explain().steps[0].culprit is cover


def test_presses_that_nothing_takes(context, window):
    sel = rk.Tap(lambda *_: None, name="sel")
    sel.allowed_press_types = {rk.PressType.SELECT}
    window.add_gesture_recognizer(sel)
    context.press_down(1, rk.PressType.SELECT, 1)
    context.press_up(1, 1.1)
    assert reasons(sel.explain()) == [Reason.PRESS_DROPPED] and "sel got nothing: press 1 (select) was dropped" in sel.explain()
    right = add(window, rk.View, "right", (100, 0, 100, 100))
    right.can_become_first_responder = True
    window.make_key()
    right.become_first_responder()
    left = add(window, rk.View, "left", (0, 0, 50, 50))
    context.press_down(2, rk.PressType.SELECT, 2)
    context.press_up(2, 2.1)
    assert "press 2 (select) began with right" in left.explain()


def test_a_wheel_over_what_is_in_front(context, window):
    view, overlay = add(window, rk.ScrollView, "list", (0, 0, 320, 480)), add(window, rk.View, "overlay", (0, 0, 320, 480))
    view.content_size = (320, 2000)
    context.send_scroll(1, (50, 50), (0, -30))
    assert "overlay was hit by scrolling at (50 50) (SPEC 72)" in view.explain()


def test_a_button_in_no_window(context, window):
    lonely = rk.Button((20, 20, 100, 40))
    lonely.name = "lonely"
    tap(context, 1, 40, 40, 1)
    assert reasons(lonely.explain(touch=1)) == [Reason.MISS_NO_WINDOW]


def test_a_point_while_events_are_ignored(context, window):
    send = button(window, "send", (20, 20, 100, 40))
    context.application.begin_ignoring_interaction_events()
    why = send.explain(at=(40, 40))
    assert reasons(why) == [Reason.TOUCH_IGNORED] and why.startswith("send would not be hit at (40 40): interaction events are being ignored")
    context.application.end_ignoring_interaction_events()
    assert send.explain(at=(40, 40)) == "send would be hit at (40 40)"


def test_whose_answer_refused_an_event(context, window):
    class Delegate:
        def should_receive_event(self, recognizer, event):
            return False

    class Deaf(rk.Tap):
        def should_receive(self, event):
            return False

    tapper, deaf = rk.Tap(lambda *_: None, name="tapper"), Deaf(lambda *_: None, name="deaf")
    tapper.delegate = Delegate()
    window.add_gesture_recognizer(tapper)
    window.add_gesture_recognizer(deaf)
    tap(context, 1, 40, 40, 1)
    assert "its delegate's shouldReceiveEvent returned false" in tapper.explain()
    if Reason.GESTURE_EVENT_REFUSED in reasons(deaf.explain()):
        assert "its class's shouldReceiveEvent" in deaf.explain()


def test_rules_of_what_failed(context, window):
    class Still(rk.Pan):
        def touches_moved(self, touches, event):
            pass

    swipe, pan = rk.Swipe(lambda *_: None, name="swipe"), Still(lambda *_: None, name="still")
    for each in (swipe, pan):
        window.add_gesture_recognizer(each)
    context.down(1, 140, 40, 1)
    context.move(1, 100, 40, 1.1)
    context.up(1, 100, 40, 1.2)
    assert swipe.explain().steps[0].rule == 225 and "(SPEC 225)" in swipe.explain()
    assert [step.rule for step in pan.explain().steps if step.reason is Reason.MISS_NO_SUPER] == [174]


def test_distances_under_zoom_are_the_windows(context, window):
    panel = add(window, rk.View, "panel", (0, 0, 160, 240))
    panel.center = (160, 240)
    panel.transform = rk.Transform(2, 0, 0, 2, 0, 0)
    send = button(panel, "send", (10, 10, 50, 20))
    tap(context, 1, 40, 70, 1)
    for why in (send.explain(), send.explain(at=(40, 70))):
        assert why.steps[0].value == 10 and "10 pt outside" in why
    context.down(2, 40, 40, 2)
    context.up(2, 270, 40, 2.1)
    assert "75 pt outside in its own coordinates, more than 70 pt" in send.explain()


# ---- Words ----


def test_who_is_exclusive(context, window):
    send, pad = button(window, "send", (20, 20, 100, 40)), add(window, handler("touches_began"), "pad", (0, 200, 100, 100))
    for owner, words in ((pad, "by exclusiveTouch of pad, which has a touch"), (send, "by exclusiveTouch of send, which it hit: pad has a touch")):
        pad.exclusive_touch, send.exclusive_touch = owner is pad, owner is send
        context.down(1, 40, 240, context.time + 1)
        tap(context, 2, 40, 40, context.time + 0.1)
        assert words in send.explain(touch=2)
        context.up(1, 40, 240, context.time + 1)


def test_an_action_that_is_lost_has_its_selector(context, window):
    target = rk.Responder()
    target.name = "target"
    send = add(window, rk.Button, "send", (20, 20, 100, 40))
    send.add_target(target, "save:", ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 40, 40, 1)
    assert "the action save: was not performed: target does not implement it" in send.explain()


def test_a_chain_that_an_override_cuts(context, window):
    class Island(rk.View):
        @property
        def next_responder(self):
            return None

    island = add(window, Island, "island", (0, 0, 300, 300))
    send = add(island, rk.Button, "send", (20, 20, 100, 40))
    send.add_target(None, "save:", ControlEvents.TOUCH_UP_INSIDE)
    tap(context, 1, 40, 40, 1)
    assert reasons(send.explain())[-1] is Reason.MISS_OFF_CHAIN and send.explain().steps[-1].culprit is island
    assert "the action save: of send was not performed" in send.explain()


def test_values_that_cannot_change(context, window):
    stepper = add(window, rk.Stepper, "count", (20, 20, 94, 30))
    stepper.value_range = (0, 3)
    stepper.value = 3
    stepper.add_action(lambda *_: None, ControlEvents.VALUE_CHANGED)
    tap(context, 1, 100, 30, 1)
    assert stepper.explain() == "count sent no valueChanged: its value has not changed: its maximum is 3 (SPEC 141)"


def test_a_disabled_field_cannot_become_first(context, window):
    field = add(window, rk.TextField, "field", (20, 20, 100, 40))
    field.enabled = False
    field.become_first_responder()
    assert "canBecomeFirstResponder is false (SPEC 126); it is not enabled" in field.explain()


def test_the_outer_of_two_lists(context, window):
    outer, inner = add(window, rk.ScrollView, "outer", (0, 0, 320, 480)), None
    outer.content_size = (320, 2000)
    inner = add(outer, rk.ScrollView, "inner", (0, 0, 320, 200))
    inner.content_size = (320, 1000)
    context.down(1, 50, 150, 1)
    context.move(1, 50, 100, 1.1)
    context.up(1, 50, 100, 1.2)
    why = outer.explain()
    assert reasons(why)[0] is Reason.GESTURE_PREVENTED and why.steps[0].culprit is inner.pan_gesture_recognizer


def test_a_map_that_cannot_zoom(context, window):
    view = add(window, rk.ScrollView, "map", (0, 0, 320, 480))
    view.content_size = (320, 400)
    context.down(1, 100, 100, 1)
    context.down(2, 200, 100, 1.01)
    context.move(2, 280, 100, 1.1)
    context.up(1, 100, 100, 1.2)
    context.up(2, 280, 100, 1.3)
    assert reasons(view.explain())[:2] == [Reason.SCROLL_CANNOT_ZOOM, Reason.SCROLL_CANNOT_SCROLL]


def test_a_second_tap_that_comes_too_late(context, window):
    (double,) = taps(window, 2)
    tap(context, 1, 40, 40, 1)
    tap(context, 2, 40, 40, 1.45)
    context.advance(3)
    assert "1 of 2 taps, and no further one began within 0.35 s" in double.explain(touch=1)
    why = double.explain(touch=2)
    assert "touch 2 began 0.40 s after the tap before it had lifted, and at most 0.35 s are allowed: it counts as a first tap" in why


def test_a_swipe_that_is_too_slow_has_its_distance(context, window):
    swipe = rk.Swipe(lambda *_: None, name="swipe")
    window.add_gesture_recognizer(swipe)
    context.down(1, 40, 40, 1)
    context.move(1, 60, 40, 1.3)
    context.move(1, 70, 40, 1.7)
    assert "it took more than 0.5 s: it had moved 30 pt in its direction after 0.7 s" in swipe.explain() and "30 pt" in str(swipe.explain().steps[0])


def test_a_switch_without_targets(context, window):
    switch = add(window, rk.Switch, "wifi", (20, 20, 60, 30))
    tap(context, 1, 30, 30, 1)
    assert switch.explain() == "wifi sent no action for valueChanged: nothing was added for it (SPEC 141)"


def test_a_window_that_has_moved_since(context, window):
    popup = rk.Window((100, 100, 200, 200))
    ok, veil = button(popup, "ok", (20, 20, 60, 40)), add(popup, rk.View, "veil", (0, 0, 200, 200))
    tap(context, 1, 130, 130, 1)
    assert ok.explain().startswith("ok was not hit by touch 1 at (30 30): veil is in front of it there")
    popup.frame = (0, 0, 200, 200)
    assert ok.explain(touch=1).startswith("ok was not hit by touch 1 at (30 30): veil was in front of it there and took the touch (SPEC 32); the tree has changed since")
    assert veil.explain(touch=1).steps[0].reason is Reason.DELIVERED
