"""Which recognisers wait for, prevent and ask which others (SPEC 166-195)."""

import pytest

import responderkit as rk
from responderkit import GestureRecognizerState as State


def test_failure_requirement(scene):
    """S54."""
    single, double = scene.attach(rk.Tap(name="single")), scene.attach(rk.Tap(name="double", number_of_taps_required=2))
    single.require_to_fail(double)
    assert single.failure_requirements == [double] and single.attempt_failure_requirements == double.failure_requirements == []
    scene.tap(0.0)
    assert scene.actions == []
    scene.context.advance(1.0)
    assert scene.actions == [("single", "ENDED", 0.45)]
    scene.actions.clear()
    scene.tap(2.0)
    scene.tap(2.2)
    scene.context.advance(3.0)
    assert scene.actions == [("double", "ENDED", 2.3)]
    with pytest.raises(rk.InvalidArgumentError):
        single.require_to_fail(single)


def test_a_cycle_is_diagnosed(scene):
    """SPEC 182."""
    diagnosed = []
    scene.context.diagnostic_handler = lambda code, text: diagnosed.append(code)
    first, second = rk.Tap(), rk.Tap()
    first.require_to_fail(second)
    second.require_to_fail(first)
    assert diagnosed == ["gestureRequirementCycle"]


def test_prevention_can_be_overridden(scene):
    """SPEC 184."""

    class Lenient(rk.Tap):
        def can_prevent(self, other):
            asked.append(other)
            return False

    asked = []
    scene.attach(rk.Tap(name="outer"))
    child = rk.View((0, 0, 200, 200))
    scene.view.add_subview(child)
    inner = scene.attach(Lenient(name="inner"), child)
    outer = scene.view.gesture_recognizers[0]
    scene.tap()
    assert [name for name, _, _ in scene.actions] == ["inner", "outer"] and outer in asked
    assert inner.can_prevent(outer) is False and outer.can_prevent(inner) is True and inner.can_be_prevented_by(outer)


def test_super_of_the_questions(scene):
    """What is inherited: prevention yes, but a tap does not prevent one of more taps (SPEC 188); dynamic requirements no."""

    class Asking(rk.Tap):
        def can_prevent(self, other):
            return super().can_prevent(other)

        def can_be_prevented_by(self, other):
            return super().can_be_prevented_by(other)

        def should_require_failure_of(self, other):
            answers.append(super().should_require_failure_of(other))
            return False

        def should_be_required_to_fail_by(self, other):
            answers.append(super().should_be_required_to_fail_by(other))
            return False

        def should_receive_event(self, event):
            answers.append(super().should_receive_event(event))
            return True

    answers = []
    asking, double, pan = scene.attach(Asking()), rk.Tap(number_of_taps_required=2), scene.attach(rk.Pan())
    assert asking.can_prevent(double) is False and asking.can_prevent(pan) is True and asking.can_be_prevented_by(pan) is True
    scene.tap()
    assert answers.count(True) == 1 and answers.count(False) == 2


def test_an_event_that_is_refused(scene):
    """SPEC 169."""

    class Refusing(rk.Tap):
        def should_receive_event(self, event):
            return False

    scene.attach(Refusing())
    scene.tap()
    assert scene.actions == []


def test_a_view_may_say_no(scene, log):
    """SPEC 167."""

    class Strict(rk.View):
        allowed = False

        def gesture_recognizer_should_begin(self, recognizer):
            log.append((recognizer.name, super().gesture_recognizer_should_begin(recognizer)))
            return self.allowed

    strict = Strict((0, 0, 375, 667))
    scene.view.add_subview(strict)
    tap = scene.attach(rk.Tap(name="tap"))
    scene.tap(0)
    assert scene.actions == [] and log == [("tap", True)]
    strict.allowed = True
    scene.tap(1)
    assert scene.actions == [("tap", "ENDED", 1.1)]
    assert strict.gesture_recognizer_should_begin(tap) is True and scene.view.gesture_recognizer_should_begin(tap) is True


def test_disabling_in_mid_gesture(scene):
    """S67."""
    pan = scene.attach(rk.Pan(name="pan"))
    scene.drag((100, 100), (111, 100), lift=False)
    pan.enabled = False
    assert scene.actions[-1][:2] == ("pan", "CANCELLED") and pan.state is State.POSSIBLE
    scene.context.move(1, 150, 100, 0.2)
    assert len(scene.actions) == 2


def test_more_than_64_recognisers(scene):
    taps = [scene.attach(rk.Tap(name=str(number))) for number in range(70)]
    scene.tap()
    assert scene.actions == [("69", "ENDED", 0.1)], "SPEC 189: later attachment first"
    assert all(tap.state is State.POSSIBLE for tap in taps)
