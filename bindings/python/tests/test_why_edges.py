"""Explanations at the edges: chains that lead past a responder, input without touches, drags that the program ends, overrides that let a blocked control be hit."""

import pytest

import responderkit as rk
from problem_support import drag, named, scroll_view, tap
from responderkit import EventType, GestureInputPhase, PressType, Reason


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    window.make_key_and_visible()
    context.trace.start()
    return window


def culprits(explanation):
    return [(step.reason, step.culprit and step.culprit.name) for step in explanation.steps]


def fingers(context, points, time, number=1):
    """Down and moves; the finger stays down."""
    context.down(number, *points[0], time)
    for step, point in enumerate(points[1:], 1):
        context.move(number, *point, time + 0.02 * step)


def down_by(context, dy, time, number=1, start=(100, 300)):
    fingers(context, [(start[0], start[1] + dy * k / 8) for k in range(9)], time, number)


# The responder chain


@pytest.mark.parametrize("methods", [("began",), ("ended",), ("began", "moved", "ended", "cancelled")])
def test_a_chain_that_leads_past_a_superview_that_handles_touches(context, window, methods):
    panel = named(type("Panel", (rk.View,), {f"touches_{name}": lambda self, touches, event: None for name in methods})((0, 0, 320, 200)), "panel", window)
    cell = named(type("Cell", (rk.View,), {"next_responder": property(lambda self: window)})((0, 0, 320, 60)), "cell", panel)
    tap(context, 40, 30, 1)
    assert (Reason.MISS_OFF_CHAIN, "cell") in culprits(panel.explain())
    assert "the nextResponder override of cell leads past it" in str(panel.explain())


def test_a_touch_that_passed_on_through_a_superview(context, window):
    """The override leads where the chain led before."""
    panel = named(rk.View((0, 0, 320, 200)), "panel", window)
    named(type("Cell", (rk.View,), {"next_responder": property(lambda self: panel)})((0, 0, 320, 60)), "cell", panel)
    tap(context, 40, 30, 1)
    assert "leads past" not in str(panel.explain())


def test_an_override_that_did_not_call_super_before_a_later_touch(context, window):
    send = named(type("Send", (rk.Button,), {"touches_ended": lambda self, touches, event: None})((20, 20, 100, 44)), "send", window)
    tap(context, 40, 40, 1)
    before = str(send.explain(touch=1))
    assert "its touchesEnded override did not call super" in before
    tap(context, 40, 40, 2, number=2)
    assert str(send.explain(touch=1)) == before


# Input without touches


class Keeper(rk.Window):
    kept = (EventType.SCROLL, EventType.TRANSFORM, EventType.PRESSES)

    def send_event(self, event):
        if event.type not in self.kept:
            super().send_event(event)


@pytest.fixture
def keeper(context):
    window = Keeper((0, 0, 320, 480))
    window.name = "window"
    window.make_key_and_visible()
    context.trace.start()
    return window


def test_a_wheel_that_send_event_kept(context, keeper):
    view = scroll_view(keeper)
    context.send_scroll(1, (100, 100), (0, -20))
    for one in (view, view.pan_gesture_recognizer, keeper):
        assert "window's sendEvent override did not pass the event on" in str(one.explain()) and "touch 0" not in str(one.explain())


def test_a_trackpad_gesture_that_send_event_kept(context, keeper):
    view = scroll_view(keeper)
    pinch = rk.Pinch(lambda g: None, name="pinch")
    view.add_gesture_recognizer(pinch)
    context.send_transform(2, (100, 100), GestureInputPhase.BEGAN)
    context.send_transform(2.1, (100, 100), GestureInputPhase.ENDED, scale=2)
    assert "did not pass the event on" in str(pinch.explain())
    (problem,) = context.problems()
    assert "did not pass the event on" in str(problem.explanation)


def test_a_press_that_send_event_kept(context, keeper):
    view = named(type("Player", (rk.View,), {"can_become_first_responder": True, "presses_began": lambda self, presses, event: None})((0, 0, 100, 100)), "player", keeper)
    view.become_first_responder()
    context.press_down(1, PressType.SELECT, 2)
    assert "window's sendEvent override did not pass the event on" in str(view.explain())


def test_a_press_that_came_to_a_text_field(context, window):
    field = named(rk.TextField((0, 0, 100, 44)), "field", window)
    field.become_first_responder()
    context.press_down(1, PressType.SELECT, 2)
    assert str(field.explain()) == "field received press 1 (select) (SPEC 270)"


def test_a_hover_recogniser_outside_of_windows(context, window):
    hover = rk.Hover(lambda g: None, name="hover")
    view = rk.View((0, 0, 100, 100), name="view")
    view.add_gesture_recognizer(hover)
    context.send_pointer(1, (50, 50))
    assert "view is in no window" in str(hover.explain()) and "the pointer is in no window" not in str(hover.explain())


def test_a_hover_recogniser_that_was_enabled_under_the_pointer(context, window):
    view = named(rk.View((0, 0, 100, 100)), "view", window)
    hover = rk.Hover(lambda g: None, name="hover", enabled=False)
    view.add_gesture_recognizer(hover)
    context.send_pointer(1, (50, 50))
    hover.enabled = True
    assert str(hover.explain()).endswith("the pointer has not been reported since the recogniser was attached or enabled (SPEC 239)")


def test_a_long_press_after_a_tap_waited_until_that_tap(context, window):
    hold = rk.LongPress(lambda g: None, name="hold", number_of_taps_required=1)
    window.add_gesture_recognizer(hold)
    tap(context, 40, 40, 4)
    context.down(2, 40, 40, 4.2)
    context.up(2, 40, 40, 4.5)
    assert "waited for another tap until 4.20 s" in str(hold.explain())


# A point


def test_a_point_at_which_an_override_returns_a_view_without_a_window(context, window):
    send = named(rk.Button((20, 10, 100, 44)), "send", window)
    loose = rk.View((0, 0, 1, 1), name="loose")
    named(type("Panel", (rk.View,), {"hit_test": lambda self, point, event=None: loose})((0, 0, 320, 200)), "panel", window)
    assert "a touch there hits nothing: loose is in no window" in str(send.explain(at=(40, 30), calls_overrides=True))


# Drags that the program ends


def test_an_animation_that_continues_after_the_lift(context, window):
    view = scroll_view(window)
    down_by(context, -100, 1)
    view.set_content_offset((0, 0), animated=True)
    context.up(1, 100, 200, 1.22)
    assert str(view.explain()).startswith("list is no longer dragged; its animation continues")
    context.advance(3)
    assert "it stops there" not in str(view.explain(touch=1)) and view.content_offset == (0, 0)


def test_a_drag_that_was_stopped(context, window):
    view = scroll_view(window)
    down_by(context, -100, 1)
    view.stop_scrolling_and_zooming()
    context.up(1, 100, 200, 1.5)
    assert "was stopped by stopScrollingAndZooming (SPEC 339)" in str(view.explain())


def test_the_edge_of_a_later_touch_is_not_that_of_an_earlier_one(context, window):
    view = scroll_view(window, size=(500, 480))
    view.paging_enabled = True
    drag(context, [(300 - 25 * k, 100) for k in range(10)], 1)
    context.advance(6)
    before = str(view.explain(touch=1))
    drag(context, [(300 - 25 * k, 100) for k in range(10)], 10, number=2)
    context.advance(20)
    assert "at its edge" in str(view.explain(touch=2)) and str(view.explain(touch=1)) == before


def test_a_movement_that_was_handed_over(context, window):
    outer = scroll_view(window, size=(320, 1000), name="outer")
    inner = scroll_view(outer, (0, 100, 320, 300), (320, 400), "inner")
    inner.content_offset = (0, 100)
    context.send_scroll(1, (100, 150), (0, 0), GestureInputPhase.BEGAN)
    for k in range(5):
        context.send_scroll(1.1 + 0.02 * k, (100, 150), (0, -20), GestureInputPhase.CHANGED)
    context.send_scroll(1.3, (100, 150), (0, 0), GestureInputPhase.ENDED)
    assert outer.content_offset == (0, 100) and "inner is at its edge: the movement continues in outer (SPEC 337)" in str(inner.explain())


# Audits


def test_overrides_that_let_blocked_controls_be_hit(context, window):
    class Own(rk.Button):
        def hit_test(self, point, event=None):
            return self if self.point_inside(point, event) else None

    class Slop(rk.Button):
        def point_inside(self, point, event=None):
            return -30 <= point.x < self.bounds.width + 30 and -30 <= point.y < self.bounds.height + 30

    own = named(Own((20, 20, 100, 44)), "own", window)
    own.user_interaction_enabled = False
    panel = named(rk.View((0, 100, 320, 60)), "panel", window)
    slop = named(Slop((20, 62, 100, 30)), "slop", panel)
    plain = named(rk.Button((200, 62, 100, 30)), "plain", panel)
    for button in (own, slop, plain):
        button.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    assert {(finding.subject.name, finding.decider and finding.decider.name) for finding in window.audit()} == {("own", "own"), ("slop", "slop"), ("plain", None)}
    # Of slop the panel leaves what its override accepts inside of the panel, as far as it is looked for: 22 points around the bounds.
    found = {finding.subject: finding for finding in window.audit(calls_overrides=True)}
    assert set(found) == {plain, slop} and found[slop].kind is rk.AuditKind.SMALL and found[slop].value == pytest.approx(20, abs=found[slop].tolerance)


def test_a_button_that_sticks_out_and_accepts_points_around_itself(context, window):
    class Slop(rk.Button):
        def point_inside(self, point, event=None):
            return -10 <= point.x < self.bounds.width + 10 and -10 <= point.y < self.bounds.height + 10

    panel = named(rk.View((0, 100, 320, 60)), "panel", window)
    slop = named(Slop((20, 10, 100, 60)), "slop", panel)
    slop.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    assert [finding.kind for finding in window.audit(calls_overrides=True)] == [rk.AuditKind.CUT_OFF]


@pytest.mark.parametrize("size", [(100, 0), (0, 44), (0, 0)])
def test_controls_without_a_width_or_a_height(context, window, size):
    flat = named(rk.Button((20, 20, *size)), "flat", window)
    flat.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    (finding,) = window.audit()
    assert (finding.kind, finding.subject, finding.value, finding.limit) == (rk.AuditKind.SMALL, flat, 0, 44)
    assert str(finding).startswith(f"flat cannot be touched: it is {size[0]} x {size[1]} pt large, and no point lies inside it: give it a width and a height")
    flat.hidden = True
    assert [one.kind for one in window.audit()] == [rk.AuditKind.HIDDEN]


# What moves under a finger


def test_a_button_that_scrolled_away(context, window):
    pane = scroll_view(window, name="list")
    pane.delays_content_touches = False
    send = named(rk.Button((20, 20, 100, 44)), "send", pane)
    send.add_action(lambda: None)
    context.down(1, 40, 40, 1)
    pane.content_offset = (0, 200)
    context.up(1, 40, 40, 1.1)
    assert "it had been moved by 200 pt since the touch began, by list" in str(send.explain())
    (problem,) = context.problems()
    assert problem.culprit is pane and problem.value == 200 and "list moved it by 200 pt" in problem.sentence
    assert "move or scroll list when the touch is over" in problem.help


def test_a_button_whose_window_moved(context, window):
    send = named(rk.Button((20, 20, 100, 44)), "send", named(rk.View((0, 0, 320, 200)), "panel", window))
    send.add_action(lambda: None)
    context.down(1, 40, 40, 1)
    window.frame = (0, 200, 320, 480)
    context.up(1, 40, 40, 1.1)
    assert "it had been moved by 200 pt since the touch began, by window" in str(send.explain())
    (problem,) = context.problems()
    assert problem.culprit is window and "window moved it by 200 pt" in problem.sentence


def test_a_button_that_was_moved_itself(context, window):
    send = named(rk.Button((20, 20, 100, 44)), "send", window)
    send.add_action(lambda: None)
    context.down(1, 40, 40, 1)
    send.frame = (20, 220, 100, 44)
    context.up(1, 40, 40, 1.1)
    assert str(send.explain()).endswith("it had been moved by 200 pt since the touch began (SPEC 358)")
    (problem,) = context.problems()
    assert problem.culprit is send and problem.help == "move send when the touch is over"


def test_scrolling_that_is_switched_off_in_a_drag(context, window):
    pane = scroll_view(window, name="list")
    down_by(context, -80, 1)
    pane.scroll_enabled = False
    context.move(1, 100, 200, 1.4)
    context.up(1, 100, 200, 1.5)
    assert (Reason.SCROLL_DISABLED, "list") in [(step.reason, step.subject.name) for step in pane.explain().steps]
    (problem,) = context.problems()
    assert problem.culprit is pane and "scrollEnabled of list was set to false" in problem.sentence


# Chains of what is no touch


class Handler(rk.View):
    def presses_began(self, presses, event):
        pass

    def motion_ended(self, motion, event):
        pass


def shake(context, time):
    context.send_motion(time, rk.MotionPhase.BEGAN)
    context.send_motion(time + 0.1, rk.MotionPhase.ENDED)


@pytest.mark.parametrize("send", [lambda context: context.press_down(1, PressType.SELECT, 1), lambda context: shake(context, 1)])
@pytest.mark.parametrize("leads_past", [True, False])
def test_presses_and_shakes_whose_chain_leads_elsewhere(context, window, send, leads_past):
    def past(self):
        return window

    panel = named(Handler((0, 0, 320, 200)), "panel", window)
    first = type("First", (rk.View,), {"can_become_first_responder": True, **({"next_responder": property(past)} if leads_past else {})})
    cell = named(first((0, 0, 320, 60)), "cell", panel if leads_past else window)
    assert cell.become_first_responder()
    send(context)
    assert (Reason.MISS_OFF_CHAIN, "cell") in culprits(panel.explain())
    assert ("the nextResponder override of cell leads past it" in str(panel.explain())) == leads_past


def test_a_shake_that_send_event_kept(context):
    class NoShakes(rk.Window):
        def send_event(self, event):
            if event.type is not EventType.MOTION:
                super().send_event(event)

    window = NoShakes((0, 0, 320, 480), name="window")
    window.make_key_and_visible()
    context.trace.start()
    undo = named(type("Undo", (Handler,), {"can_become_first_responder": True})((0, 0, 100, 100)), "undo", window)
    undo.become_first_responder()
    shake(context, 1)
    assert str(undo.explain()) == "undo got nothing: window's sendEvent override did not pass the event on: discarded for everything downstream (SPEC 77)"
    context.press_down(1, PressType.SELECT, 2)
    assert "pressesBegan" in str(undo.explain())


def test_the_distance_under_a_transform_is_the_windows(context, window):
    import math

    squeezed = rk.View((0, 0, 100, 100), name="squeezed")
    squeezed.transform = rk.Transform(3, 0, 0, 0.5, 0, 0)
    window.add_subview(squeezed)
    turned = rk.View((30, 30, 40, 40), name="turned")
    turned.transform = rk.Transform(math.cos(0.8), math.sin(0.8), -math.sin(0.8), math.cos(0.8), 0, 0)
    squeezed.add_subview(turned)
    point = rk.Point(100, 220)
    edges = [turned.convert_point_to(corner, None) for corner in ((0, 0), (40, 0), (40, 40), (0, 40))]
    nearest = min(
        math.dist(point, (a.x + (b.x - a.x) * part / 4000, a.y + (b.y - a.y) * part / 4000)) for a, b in zip(edges, edges[1:] + edges[:1]) for part in range(4001)
    )
    step = next(step for step in turned.explain(at=point).steps if step.culprit is turned)
    assert step.value == pytest.approx(nearest, abs=1e-3)


@pytest.mark.parametrize("order", ["before", "after", "often"])
@pytest.mark.parametrize("is_own", [False, True])
@pytest.mark.parametrize("changes", [False, True])
def test_an_override_that_asks_for_other_points(order, is_own, changes):
    """The distance is that of the touch, whatever points the override hit-tests by itself."""

    def explanations(order):
        with rk.Context() as context:
            window = rk.Window((0, 0, 320, 480), name="window")
            window.make_key_and_visible()
            context.trace.start()

            class Top(rk.View):
                def hit_test(self, point, event):
                    for number in range({"before": 1, "often": 5}.get(order, 0)):
                        rows.hit_test((5, 700 + number))
                    found = super().hit_test(point, event)
                    if order == "after":
                        rows.hit_test((5, 700))
                    return found

            class Rows(rk.View):
                def point_inside(self, point, event):
                    return super().point_inside(point, event)

            top = Top((0, 0, 320, 480), name="top")
            rows = (Rows if is_own else rk.View)((0, 0, 320, 100), name="rows")
            save = rk.Button((10, 10, 44, 80), name="save")
            save.add_action(lambda control: None)
            window.add_subview(top)
            top.add_subview(rows)
            rows.add_subview(save)
            tap(context, 30, 120, 1)
            if changes:
                window.add_subview(rk.View((200, 200, 10, 10)))
            return [str(save.explain()), str(rows.explain()), *map(str, context.problems())]

    expected = explanations("never")
    assert "30 pt outside of it" in expected[0] and "20 pt outside of it" in expected[1]
    assert explanations(order) == expected
