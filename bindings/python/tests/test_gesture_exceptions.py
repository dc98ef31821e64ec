"""Exceptions in what recognisers and controls call: raised when the outermost call returns; the callback counts as default."""

import pytest

import responderkit as rk
from responderkit import ControlEvents as Events


class Fault(Exception):
    pass


def fail(*arguments):
    raise Fault


def test_in_an_action_the_others_are_called_all_the_same(scene):
    tap = rk.Tap(fail)
    scene.attach(tap)
    scene.context.down(1, 10, 10, 0.0)
    with pytest.raises(Fault):
        scene.context.up(1, 10, 10, 0.1)
    assert len(scene.actions) == 1
    assert tap.state is rk.GestureRecognizerState.POSSIBLE, "nothing is stuck"
    tap.remove_action(fail)
    scene.tap(1.0)
    assert len(scene.actions) == 2


@pytest.mark.parametrize(
    ("name", "recognised"),
    [
        ("should_begin", True),
        ("should_receive_touch", True),
        ("should_receive_event", True),
        ("should_recognize_simultaneously_with", False),
        ("should_require_failure_of", True),
        ("should_be_required_to_fail_by", True),
    ],
)
def test_in_a_delegate_the_default_holds(scene, name, recognised):
    other = rk.View((0, 0, 375, 667))
    scene.view.add_subview(other)
    scene.attach(rk.Tap(name="inner"), other)
    outer = scene.attach(rk.Tap(name="outer", delegate=type("D", (), {name: fail})()))
    if recognised:
        other.remove_gesture_recognizer(other.gesture_recognizers[0])
        outer.require_to_fail(scene.attach(rk.Pan(name="pan")))
    raised = 0
    for step in (lambda: scene.context.down(1, 10, 10, 0.0), lambda: scene.context.up(1, 10, 10, 0.1)):
        try:
            step()
        except Fault:
            raised += 1
    assert raised >= 1
    assert [name for name, _, _ in scene.actions] == (["outer"] if recognised else ["inner"])


@pytest.mark.parametrize("name", ["touches_began", "touches_ended", "reset"])
def test_in_a_method_of_a_recogniser(scene, name):
    """The attempt ends somehow, and the next gesture works."""
    cls = type("Faulty", (rk.GestureRecognizer,), {name: fail})
    faulty = cls()
    scene.view.add_gesture_recognizer(faulty)
    raised = 0
    for step in (lambda: scene.context.down(1, 10, 10, 0.0), lambda: scene.context.up(1, 10, 10, 0.1)):
        try:
            step()
        except Fault:
            raised += 1
    assert raised == 1 and faulty.state is rk.GestureRecognizerState.POSSIBLE
    scene.view.remove_gesture_recognizer(faulty)
    scene.attach(rk.Tap())
    scene.tap(1.0)
    assert len(scene.actions) == 1


def test_in_the_questions_of_a_class_the_default_holds(scene, unraisable):
    """Prevention: yes; requirements: no; events: yes. Of several exceptions the first is raised."""
    questions = ("can_prevent", "can_be_prevented_by", "should_require_failure_of", "should_be_required_to_fail_by", "should_receive_event")

    def failing(name):
        def fail(*arguments):
            raise Fault(name)

        return fail

    faulty = type("Faulty", (rk.Tap,), {name: failing(name) for name in questions})
    child = rk.View((0, 0, 375, 667))
    scene.view.add_subview(child)
    scene.attach(rk.Tap(name="outer"))
    scene.attach(faulty(name="inner"), child)
    for step in (lambda: scene.context.down(1, 10, 10, 0.0), lambda: scene.context.up(1, 10, 10, 0.1)):
        with pytest.raises(Fault):
            step()
    assert [name for name, _, _ in scene.actions] == ["inner"]
    assert unraisable and all(isinstance(error, Fault) for error in unraisable)


def test_in_a_view_that_is_asked(scene):
    faulty = type("Faulty", (rk.View,), {"gesture_recognizer_should_begin": fail})((0, 0, 375, 667))
    scene.view.add_subview(faulty)
    scene.attach(rk.Tap(name="tap"), faulty)
    scene.context.down(1, 10, 10, 0.0)
    with pytest.raises(Fault):
        scene.context.up(1, 10, 10, 0.1)
    assert len(scene.actions) == 1


@pytest.mark.parametrize("name", ["begin_tracking", "continue_tracking", "end_tracking"])
def test_in_tracking_a_control_continues(scene, name):
    masks = []
    faulty = type("Faulty", (rk.Control,), {name: fail})((0, 0, 100, 100))
    faulty.add_action(lambda control, events: masks.append(events), Events.ALL_EVENTS)
    scene.view.add_subview(faulty)
    raised = 0
    for step in (
        lambda: scene.context.down(1, 10, 10, 0.0),
        lambda: scene.context.move(1, 20, 10, 0.1),
        lambda: scene.context.up(1, 20, 10, 0.2),
    ):
        try:
            step()
        except Fault:
            raised += 1
    assert raised == 1 and masks == [Events.TOUCH_DOWN, Events.TOUCH_DRAG_INSIDE, Events.TOUCH_UP_INSIDE]
    assert not faulty.tracking


def test_in_an_action_of_a_control(scene):
    calls = []
    button = rk.Button((0, 0, 100, 100))
    scene.view.add_subview(button)
    button.add_action(fail, Events.TOUCH_DOWN)
    button.add_action(lambda: calls.append(1), Events.TOUCH_DOWN)
    with pytest.raises(Fault):
        scene.context.down(1, 10, 10, 0.0)
    assert calls == [1] and button.tracking


def test_answers_that_are_no_truth_values(scene):
    """What Python takes for true is true."""
    delegate = type("D", (), {"should_begin": lambda self, r: "yes", "should_receive_touch": lambda self, r, t: [1]})()
    scene.attach(rk.Tap(delegate=delegate))
    scene.tap()
    assert len(scene.actions) == 1


def test_an_action_with_the_wrong_signature(scene):
    scene.attach(rk.Tap()).on_action(lambda a, b: None)
    scene.context.down(1, 10, 10, 0.0)
    with pytest.raises(TypeError, match="positional argument"):
        scene.context.up(1, 10, 10, 0.1)
    assert len(scene.actions) == 1


def test_input_from_within_an_action(scene):
    """SPEC 303: the nested update is complete when the call returns."""
    left, right = rk.View((0, 0, 100, 100)), rk.View((100, 0, 100, 100))
    scene.view.add_subview(left)
    scene.view.add_subview(right)
    first, second = scene.attach(rk.Tap(name="first"), left), scene.attach(rk.Tap(name="second"), right)
    first.on_action(lambda: (scene.tap(1.0, x=150, y=50, id=2), scene.actions.append(second.state.name)))
    scene.tap(x=50, y=50)
    assert scene.actions == [("first", "ENDED", 0.1), ("second", "ENDED", 1.1), "POSSIBLE"]
    scene.tap(2.0, x=150, y=50)
    assert scene.actions[-1] == ("second", "ENDED", 2.1)
