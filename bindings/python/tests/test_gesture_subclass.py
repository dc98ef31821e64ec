"""Recognisers of one's own: which methods are called, what they may do, what super is."""

import pytest

import responderkit as rk
from responderkit import GestureRecognizerState as State


class Custom(rk.GestureRecognizer):
    """Logs its methods, and sets the states given."""

    def __init__(self, log, **states):
        super().__init__()
        self.log, self.states = log, states

    def _receive_(self, phase):
        self.log.append(phase)
        if phase in self.states:
            self.state = self.states[phase]

    def touches_began(self, touches, event):
        super().touches_began(touches, event)
        self._receive_("began")

    def touches_moved(self, touches, event):
        super().touches_moved(touches, event)
        self._receive_("moved")

    def touches_ended(self, touches, event):
        super().touches_ended(touches, event)
        self._receive_("ended")

    def touches_cancelled(self, touches, event):
        super().touches_cancelled(touches, event)
        self._receive_("cancelled")

    def reset(self):
        super().reset()
        self.log.append("reset")


def test_a_discrete_recogniser_of_ones_own(scene, log):
    """SPEC 83, 173, 240: the action before the reset."""
    custom = Custom(log, ended=State.ENDED)
    custom.on_action(lambda r: log.append(r.state.name))
    scene.view.add_gesture_recognizer(custom)
    scene.drag((10, 10), (11, 10))
    assert log == ["began", "moved", "ended", "ENDED", "reset"]
    assert custom.state is State.POSSIBLE


def test_a_continuous_recogniser_of_ones_own(scene, log):
    custom = Custom(log, began=State.BEGAN, moved=State.CHANGED, ended=State.ENDED, cancelled=State.CANCELLED)
    custom.on_action(lambda r: log.append(r.state.name))
    scene.view.add_gesture_recognizer(custom)
    scene.drag((10, 10), (11, 10))
    scene.context.down(1, 10, 10, 1.0)
    scene.context.cancel_all_touches()
    assert log == [
        *("began", "BEGAN", "moved", "CHANGED", "ended", "ENDED", "reset"),
        *("began", "BEGAN", "cancelled", "CANCELLED", "reset"),
    ]


def test_illegal_states_are_ignored_with_a_diagnostic(scene, log):
    """SPEC 160, S78."""
    diagnosed = []
    scene.context.diagnostic_handler = lambda code, text: diagnosed.append(code)
    custom = Custom(log, began=State.CANCELLED)
    scene.view.add_gesture_recognizer(custom)
    scene.context.down(1, 5, 5, 0.0)
    assert custom.state is State.POSSIBLE and diagnosed == ["gestureIllegalState"]


def test_only_a_class_of_ones_own_sets_its_state(scene):
    """SPEC 177."""
    with pytest.raises(rk.InvalidArgumentError):
        rk.Tap().state = State.ENDED
    with pytest.raises(ValueError):
        rk.Tap().state = 17


def test_ignoring_a_touch(scene, log):
    """SPEC 106."""

    class Second(Custom):
        def touches_began(self, touches, event):
            super().touches_began(touches, event)
            for touch in touches:
                if touch.id == 1:
                    self.ignore(touch)

    custom = Second(log)
    scene.view.add_gesture_recognizer(custom)
    scene.fingers(rk.TouchPhase.BEGAN, {1: (10, 10), 2: (30, 10)}, 0.0)
    assert [touch.id for touch in custom.touches] == [2] and custom.number_of_touches == 1
    scene.context.move(1, 20, 10, 0.1)
    assert "moved" not in log
    scene.context.move(2, 20, 10, 0.2)
    assert "moved" in log
    with pytest.raises(rk.NotFoundError):
        custom.ignore(scene.context.find_touch(1))
    with pytest.raises(TypeError):
        custom.ignore(5)


def test_only_overridden_methods_get_a_callback(context):
    from responderkit.classes import class_info

    class Quiet(rk.Pan):
        def reset(self):
            super().reset()

    Quiet()
    assert class_info(Quiet).overrides == {"reset"}
    assert class_info(Custom).overrides == {"touches_began", "touches_moved", "touches_ended", "touches_cancelled", "reset"}


def test_a_subclass_of_a_built_in_one_recognises_in_super(scene, log):
    class Logging(rk.Tap):
        def touches_ended(self, touches, event):
            log.append(self.state.name)
            super().touches_ended(touches, event)
            log.append(self.state.name)

    scene.attach(Logging(name="tap"))
    scene.tap()
    assert log == ["POSSIBLE", "ENDED"], "SPEC 84: the state is set when super returns"
    assert scene.actions == [("tap", "ENDED", 0.1)]


def test_without_super_a_built_in_one_recognises_nothing(scene):
    class Deaf(rk.Tap):
        def touches_ended(self, touches, event):
            pass

    scene.attach(Deaf())
    scene.tap()
    assert scene.actions == []


def test_what_the_library_calls_is_not_for_others_to_call(scene):
    tap = rk.Tap()
    with pytest.raises(rk.UnsupportedError, match="reset is called by the library"):
        tap.reset()
    with pytest.raises(rk.UnsupportedError):
        tap.should_require_failure_of(rk.Tap())


def test_changing_the_class_of_a_living_recogniser(scene, log):
    class Late(rk.Tap):
        def touches_began(self, touches, event):
            log.append("began")
            super().touches_began(touches, event)

    tap = scene.attach(rk.Tap(name="tap"))
    tap.change_class(Late)
    scene.tap()
    assert log == ["began"] and len(scene.actions) == 1 and tap.native_class.superclass.name == "Tap"
    with pytest.raises(TypeError, match="is no subclass of"):
        tap.change_class(rk.Pan)


def test_class_tree(context):
    """SPEC 123: no responder; a root of its own."""
    names = []
    native = rk.ScreenEdgePan().native_class
    while native is not None:
        names.append(native.name)
        native = native.superclass
    assert names == ["ScreenEdgePan", "Pan", "GestureRecognizer"]
    assert not isinstance(rk.Tap(), rk.Responder)
