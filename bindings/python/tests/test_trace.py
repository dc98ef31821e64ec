"""trace.h."""

import pytest

import responderkit as rk
from responderkit import Reason


@pytest.fixture
def tree(context):
    window, label, view = rk.Window((0, 0, 100, 100)), rk.Label((0, 0, 100, 100)), rk.View((0, 0, 50, 50))
    for each, name in ((window, "window"), (view, "view"), (label, "label")):
        each.name = name
    window.add_subview(view)
    window.add_subview(label)
    return window, label, view


def test_off_at_first(context, tree):
    assert not context.trace.on
    tree[0].hit_test((5, 5))
    assert "the trace holds none" in context.trace.explain(tree[1])


def test_why_a_view_was_not_hit(context, tree):
    """SPEC 32: every decision has a reason on record, and a sentence."""
    window, label, view = tree
    context.trace.start()
    assert context.trace.on and window.hit_test((5, 5)) is view
    records = context.trace.records()
    assert [(record.reason, record.object) for record in records] == [
        (Reason.HIT_INSIDE, window),
        (Reason.HIT_INTERACTION_DISABLED, label),
        (Reason.HIT_INSIDE, view),
        (Reason.HIT_TAKEN, view),
    ]
    rejected = records[1]
    assert rejected.other is window and rejected.rule == 32 and rejected.point == (5, 5)
    assert rejected.sentence == context.trace.explain(label)
    assert "label" in rejected.sentence and "userInteractionEnabled" in rejected.sentence and "32" in rejected.sentence
    assert [record.sequence for record in records] == sorted({record.sequence for record in records})
    assert "HIT_TAKEN" in repr(records[-1])


def test_touches_and_delivery(context, tree):
    window, label, view = tree
    context.trace.start()
    context.down(9, 5, 5, 1.5)
    hit = next(record for record in context.trace.records() if record.reason is Reason.TOUCH_HIT)
    assert hit.touch_id == 9 and hit.time == 1.5 and hit.other is view and hit.object is context.find_touch(9)
    context.up(9, 5, 5, 2)
    assert hit.object is None and hit.other is view, "the touch is gone, the record stays"
    assert "9" in hit.sentence


def test_records_after_a_number(context, tree):
    context.trace.start()
    tree[0].hit_test((5, 5))
    first = context.trace.records()
    tree[0].hit_test((5, 5))
    second = context.trace.records(after=first[-1].sequence)
    assert len(first) == len(second) == 4 and second[0].sequence == first[-1].sequence + 1
    assert context.trace.records(after=second[-1].sequence) == []


def test_the_ring_keeps_the_last(context, tree):
    context.trace.start(capacity=2)
    tree[0].hit_test((5, 5))
    assert [record.reason for record in context.trace.records()] == [Reason.HIT_INSIDE, Reason.HIT_TAKEN]
    context.trace.clear()
    assert context.trace.records() == [] and context.trace.on
    context.trace.stop()
    assert not context.trace.on and context.trace.records() == []


def test_capacities(context):
    with pytest.raises(rk.InvalidArgumentError):
        context.trace.start(0)
    with pytest.raises(rk.LimitReachedError):
        context.trace.start(1 << 40)
    with pytest.raises(ValueError, match="capacity"):
        context.trace.start(-1)


def test_records_of_objects_that_are_gone(context, tree):
    context.trace.start()
    view = rk.View((0, 0, 5, 5))
    view.name = "ghost"
    view.hit_test((1, 1))
    record = context.trace.records()[-1]
    assert record.object is view
    del view
    assert record.object is None and record.sentence


def test_diagnostics_are_on_record(context, log):
    """SPEC 121: a diagnostic goes to the handler and to the trace."""
    context.trace.start()
    context.advance(2)
    context.advance(1)
    record = context.trace.records()[-1]
    assert record.reason is Reason.TIME_BACKWARDS and record.value == 1 and record.object is None


def test_the_trace_is_gone_through_like_a_list(context, tree):
    context.trace.start()
    tree[0].hit_test((5, 5))
    assert list(context.trace) == context.trace.records() and [record.sequence for record in context.trace] == [1, 2, 3, 4]


def test_why_a_recogniser_did_not_fire(scene):
    """The one question: what settled its last attempt (SPEC 199)."""
    tap = scene.attach(rk.Tap(name="tap"))
    assert "the trace holds none" in tap.explain(), "the trace is off"
    scene.context.trace.start()
    assert "the trace holds none" in tap.explain(), "nothing has happened yet"
    scene.drag((100, 100), (100, 160))
    moved = next(record for record in scene.context.trace if record.reason is Reason.GESTURE_MOVED_TOO_FAR)
    assert (moved.object, moved.value, moved.point.x, moved.rule) == (tap, 60, 45, 199)
    assert "tap" in tap.explain() and "199" in tap.explain() and "tap" in moved.sentence


def test_who_waited_for_whom(scene):
    """SPEC 178, 198."""
    single, double = scene.attach(rk.Tap(name="single")), scene.attach(rk.Tap(name="double", number_of_taps_required=2))
    single.require_to_fail(double)
    scene.context.trace.start()
    scene.tap()
    scene.context.advance(1.0)
    records = {record.reason: record for record in scene.context.trace}
    waited = records[Reason.GESTURE_WAITS]
    assert (waited.object, waited.other, waited.time) == (single, double, 0.1)
    assert records[Reason.GESTURE_WAITS_FOR_TAP].value == pytest.approx(0.45)
    assert records[Reason.GESTURE_NO_NEXT_TAP].object is double
    assert records[Reason.GESTURE_RECOGNIZED].object is single
    text = double.explain()
    assert "0.45" in text and "0.35" in text and "single" in text


def test_why_a_button_did_not_fire(scene):
    """SPEC 147, 155: its touch was taken away."""
    button = rk.Button((0, 0, 100, 100))
    button.name = "button"
    scene.view.add_subview(button)
    scene.attach(rk.Pan(name="pan"))
    scene.context.trace.start()
    scene.drag((50, 50), (70, 50))
    cancelled = next(record for record in scene.context.trace if record.reason is Reason.CONTROL_CANCELLED)
    assert cancelled.object is button and cancelled.other.name == "pan"
    assert "button" in button.explain()


def test_an_action_that_no_responder_performs(scene):
    """SPEC 135, 136."""
    button = rk.Button((0, 0, 100, 100))
    scene.view.add_subview(button)
    button.add_target(None, "save:", rk.ControlEvents.TOUCH_UP_INSIDE)
    scene.context.trace.start()
    scene.tap(x=50, y=50)
    reasons = [record.reason for record in scene.context.trace]
    assert Reason.ACTION_NOBODY in reasons and Reason.CONTROL_SENT_EVENTS in reasons


def test_why_a_touch_did_not_come(scene):
    """Which view is in front, as a sentence and as data; for a point, too."""
    context = scene.context
    below, overlay = rk.Button((0, 0, 100, 100)), rk.View((0, 0, 100, 100))
    for view, name in ((below, "below"), (overlay, "overlay")):
        view.name = name
        scene.view.add_subview(view)
    context.trace.start()
    scene.tap(1, 50, 50)
    why = below.explain(touch=1)
    assert isinstance(why, str) and "overlay is in front of it" in why and why == below.explain()
    (step,) = why.steps
    assert (step.reason, step.subject, step.culprit, step.rule) == (Reason.MISS_COVERED, below, overlay, 32)
    assert step.time is None and step.unit is rk.Unit.NONE and step.touch_id == 1
    now = below.explain(at=(50, 50))
    assert now.startswith("below would not be hit at (50 50): overlay") and now.steps[0].culprit is overlay
    outside = below.explain(at=(112, 50))
    assert outside.steps[-1].reason is Reason.HIT_OUTSIDE and (outside.steps[-1].value, outside.steps[-1].unit) == (12, rk.Unit.POINTS)
    overlay.remove_from_superview()
    assert below.explain(at=(50, 50)) == "below would be hit at (50 50)" and not below.explain(at=(50, 50)).steps
    assert below.explain(at=(50, 50), calls_overrides=True).startswith("below would be hit")
    with pytest.raises(rk.NotFoundError, match=r"^touch \(99\) is no touch of the trace; pass the number"):
        below.explain(touch=99)
    with pytest.raises(ValueError):
        below.explain(touch=1, at=(0, 0))
