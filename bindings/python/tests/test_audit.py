"""audit.h."""

import pytest

import responderkit as rk
from responderkit import AuditKind, AuditUnit


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 320, 480))
    window.name = "window"
    return window


def button(window, frame, name="Save", cls=rk.Button):
    made = cls(frame)
    made.name = name
    made.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    window.add_subview(made)
    return made


def test_nothing(window):
    """SPEC 355"""
    assert window.audit() == []
    button(window, (10, 10, 44, 44))
    assert window.audit() == []


def test_findings(window):
    save = button(window, (10, 10, 38, 20))
    (finding,) = window.audit()
    assert finding.kind is AuditKind.SMALL and finding.subject is save and finding.culprit is None and finding.decider is None
    assert finding.area == (10, 10, 38, 20) and finding.value == 20 and finding.limit == 44 and finding.tolerance == 0 and finding.unit is AuditUnit.POINTS
    assert finding.sentence == str(finding) and finding.sentence.startswith("Save is 38 x 20 pt to touch; 44 x 44 are recommended")
    assert window.audit(recommended=20) == []
    cover = rk.View((0, 0, 320, 480))
    window.add_subview(cover)
    (finding,) = window.audit()
    assert finding.kind is AuditKind.COVERED_IDLY and finding.culprit is cover
    cover.remove_from_superview()
    many = [button(window, (0, 0, 1, 1)) for _ in range(300)]
    assert len(window.audit()) > 256 and many


def test_overrides(window):
    class Larger(rk.Button):
        def point_inside(self, point, event):
            asked.append(point)
            return -20 <= point.x < 40 and -20 <= point.y < 40

    asked = []
    save = button(window, (100, 100, 20, 20), cls=Larger)
    (finding,) = window.audit()
    assert finding.decider is save and not asked
    assert all(finding.value > 40 and finding.decider is None for finding in window.audit(calls_overrides=True)) and asked


def larger(by):
    class Larger(rk.Button):
        def point_inside(self, point, event):
            return -by <= point.x < self.bounds.width + by and -by <= point.y < self.bounds.height + by

    return Larger


def test_what_takes_a_part_of_the_points_that_an_override_accepts(window):
    """The bar lies beside the bounds. What lies beyond the points that the override accepts takes nothing."""
    bar = rk.View((0, 125, 320, 60))
    bar.name = "bar"
    label = rk.View((0, 0, 320, 60))
    bar.add_subview(label)
    save = button(window, (100, 100, 20, 20), cls=larger(15))
    far = button(window, (200, 100, 20, 20), "far", larger(8))
    window.add_subview(bar)
    (finding, other) = window.audit(calls_overrides=True)
    assert finding.subject is save and finding.culprit is bar and finding.value == pytest.approx(40, abs=2 * 64 / 64)
    assert "bar takes a part of it: move one of them" in finding.sentence
    assert other.subject is far and other.culprit is bar
    bar.center = (bar.center.x, bar.center.y + 4)
    (finding,) = window.audit(calls_overrides=True)
    assert finding.subject is far and finding.culprit is None


def test_a_bar_that_an_override_takes_away(window):
    class Larger(rk.Button):
        def point_inside(self, point, event):
            bar.remove_from_superview()
            return -15 <= point.x < 35 and -15 <= point.y < 35

    bar = rk.View((0, 125, 320, 60))
    button(window, (100, 100, 20, 20), cls=Larger)
    window.add_subview(bar)
    assert all(finding.culprit is None for finding in window.audit(calls_overrides=True))


def test_detached(window):
    lonely = rk.Button((0, 0, 44, 44))
    assert window.audit() == []
    (finding,) = window.audit(detached=True)
    assert finding.kind is AuditKind.DETACHED and finding.subject is lonely


def test_bad_sizes(window):
    for size in (-1.0, float("nan"), float("inf")):
        with pytest.raises(rk.InvalidArgumentError):
            window.audit(least=size)


def test_actions_for_events_that_no_touch_sends(window):
    """SPEC 355, SPEC 140"""
    made = {}
    for top, (cls, events) in enumerate(
        [(rk.TextField, "VALUE_CHANGED"), (rk.Button, "VALUE_CHANGED"), (rk.Slider, "PRIMARY_ACTION_TRIGGERED"), (rk.Switch, "EDITING_CHANGED"), (rk.Control, "VALUE_CHANGED")]
    ):
        control = cls((0, 50 * top, 100, 44))
        control.name = cls.__name__
        control.add_action(lambda control: None, getattr(rk.ControlEvents, events))
        window.add_subview(control)
        made[cls] = control
    findings = window.audit()
    assert [finding.kind for finding in findings] == [AuditKind.CONTROL_UNHEARD] * 4
    assert [finding.subject.name for finding in findings] == ["TextField", "Button", "Slider", "Switch"]
    assert findings[0].sentence == "TextField never fires: its actions are for valueChanged, which touches of it do not send: add one for editingChanged (SPEC 355)"
    assert findings[0].value == rk.ControlEvents.VALUE_CHANGED and findings[0].limit == rk.ControlEvents.EDITING_CHANGED
    assert findings[1].limit == rk.ControlEvents.PRIMARY_ACTION_TRIGGERED and findings[2].limit == rk.ControlEvents.VALUE_CHANGED
    # One of them is enough, and what the program's own class sends is its matter.
    made[rk.Slider].add_action(lambda control: None, rk.ControlEvents.TOUCH_DOWN)

    class Own(rk.Button):
        pass

    own = Own((200, 0, 100, 44))
    own.add_action(lambda control: None, rk.ControlEvents.VALUE_CHANGED)
    window.add_subview(own)
    assert [finding.subject.name for finding in window.audit()] == ["TextField", "Button", "Switch"]


def test_two_that_require_each_other_are_one_finding(window):
    first, second = rk.Tap(lambda tap: None, name="first"), rk.LongPress(lambda press: None, name="second")
    for recogniser in (first, second):
        window.add_gesture_recognizer(recogniser)
    first.require_to_fail(second)
    second.require_to_fail(first)
    (finding,) = window.audit()
    assert finding.sentence.startswith("first and second require each other to fail")
    # Each window has the findings of its own recognisers.
    other = rk.Window((0, 0, 100, 100))
    window.remove_gesture_recognizer(first)
    other.add_gesture_recognizer(first)
    assert [finding.subject for finding in window.audit()] == [second] and [finding.subject for finding in other.audit()] == [first]


def test_a_control_that_holds_another_one_behind_a_cover(window):
    holder = rk.Control((0, 0, 320, 60), name="holder")
    window.add_subview(holder)
    send = rk.Button((10, 10, 100, 44), name="send")
    holder.add_subview(send)
    window.add_subview(rk.View((0, 0, 320, 60), name="overlay"))
    for control in (holder, send):
        control.add_action(lambda control: None)
    cover = "overlay covers it, and nothing in overlay handles touches: set userInteractionEnabled of overlay to false, or move holder in front (SPEC 355)"
    assert [str(finding) for finding in window.audit()] == [f"holder cannot be touched: {cover}", f"send cannot be touched: {cover}"]
