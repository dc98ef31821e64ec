"""What keeps recognisers, controls, their actions and delegates alive, and that nothing is left of them."""

import gc
import weakref

import pytest
from gesture_support import Scene

import responderkit as rk
from responderkit import ControlEvents as Events
from responderkit import _callbacks


class Own(rk.Tap):
    def reset(self):
        super().reset()


@pytest.fixture
def count(context):
    Own()

    def count():
        gc.collect()
        return context.object_count, len(_callbacks._kept), len(context._aside)

    return count


def test_the_view_keeps_the_recogniser(scene, count):
    """Made and forgotten in one expression, its action and attributes too."""
    before, calls = count(), []
    tap = Own(calls.append)
    tap.colour = "red"
    scene.view.add_gesture_recognizer(tap)
    reference = weakref.ref(tap)
    del tap
    gc.collect()
    scene.tap()
    assert calls == [reference()] and reference().colour == "red" and scene.view.gesture_recognizers == calls
    calls.clear()
    scene.view.remove_gesture_recognizer(scene.view.gesture_recognizers[0])
    assert count() == before and reference() is None


@pytest.mark.parametrize("cls", [rk.Tap, Own])
def test_a_recogniser_without_a_reference_ends(context, count, cls):
    before = count()
    recognizer = cls(lambda: None, delegate=type("D", (), {"should_begin": lambda self, r: True})())
    assert count()[0] == before[0] + 1
    del recognizer
    assert count() == before


def test_cycles_through_actions_and_delegates(scene, count):
    """view -> recogniser -> action -> view: Python's collector sees all of it."""
    before = count()

    class Together:
        def __init__(self, view):
            self.view = view

        def should_begin(self, recognizer):
            return self.view is not None

    def build():
        view = rk.View((0, 0, 100, 100))
        view.note = "attributes"
        tap = rk.Tap(lambda: view.note)
        tap.delegate = Together(view)
        tap.on_action(lambda r: (r, tap))
        view.add_gesture_recognizer(tap)
        button = rk.Button((0, 0, 10, 10))
        button.add_action(lambda: (view, button), Events.ALL_EVENTS)
        view.add_subview(button)
        scene.view.add_subview(view)
        return weakref.ref(view), weakref.ref(tap), weakref.ref(button)

    references = build()
    gc.collect()
    assert all(reference() is not None for reference in references)
    scene.tap(x=50, y=50)
    references[0]().remove_from_superview()
    after = count()
    assert all(reference() is None for reference in references)
    assert after == before


def test_a_thousand_gestures_leave_nothing(scene, count):
    def once(at):
        view = rk.View((0, 0, 100, 100))
        view.add_gesture_recognizer(Own(lambda r: r.location(view)))
        view.add_gesture_recognizer(rk.Pan(lambda r: r.translation(view)))
        control = rk.Slider((0, 0, 50, 20))
        control.on_action(events=Events.ALL_EVENTS)(lambda: control.value)
        view.add_subview(control)
        scene.view.add_subview(view)
        scene.tap(at, x=80, y=80)
        scene.drag((10, 10), (30, 10), (40, 10), at=at + 1)
        view.remove_from_superview()

    once(0.0)
    before = count()
    for number in range(1, 300):
        once(number * 3.0)
    assert count() == before


def test_removed_actions_are_forgotten(scene, count):
    view = rk.View()
    before = count()
    control, tap = rk.Control(), rk.Tap()
    empty = count()
    assert empty[0] == before[0] + 2

    class Function:
        def __call__(self):
            pass

    function = Function()
    reference = weakref.ref(function)
    control.add_action(function, Events.TOUCH_DOWN)
    tap.add_action(function)
    control.remove_action(function)
    tap.remove_action(function)
    del function
    assert count() == empty and reference() is None
    assert view.alive


def test_a_recogniser_that_only_the_library_holds(scene):
    """The view's wrapper goes while the native view stays: the action and the class are taken up again."""
    calls = []
    child = rk.View((0, 0, 50, 50))
    tap = Own(lambda r: calls.append((type(r), r.mark)))
    tap.mark = 7
    child.add_gesture_recognizer(tap)
    scene.view.add_subview(child)
    held = scene.view._held
    scene.view._held = None
    del child, tap, held
    gc.collect()
    scene.tap(x=10, y=10)
    assert calls == [(Own, 7)]


def test_destroying_everything_in_an_action(scene):
    """SPEC 304."""
    tap = scene.attach(rk.Tap(name="tap"))

    def destroy(recognizer):
        scene.view.remove_gesture_recognizer(recognizer)
        scene.view.remove_from_superview()
        scene.view.release()
        recognizer.release()

    tap.on_action(destroy)
    tap.on_action(lambda r: scene.actions.append("after"))
    scene.tap()
    assert scene.actions[0] == ("tap", "ENDED", 0.1)
    assert not scene.view.alive
    scene.tap(1.0)
    gc.collect()
    assert scene.context.find_touch(1) is None


def test_using_a_recogniser_that_is_gone(context):
    tap = rk.Tap()
    tap.release()
    for use in (lambda: tap.state, lambda: tap.location(), lambda: tap.add_action(print), lambda: setattr(tap, "delegate", None)):
        with pytest.raises(rk.StaleHandleError):
            use()


def test_two_contexts(context):
    """Objects of different contexts do not mix, and each keeps its own."""
    tap = rk.Tap()
    with rk.Context():
        view, other = rk.View(), rk.Tap()
        with pytest.raises(rk.WrongContextError):
            view.add_gesture_recognizer(tap)
        with pytest.raises(rk.WrongContextError):
            other.require_to_fail(tap)
    with pytest.raises(rk.StaleHandleError):
        other.state  # noqa: B018
    assert tap.alive


def test_what_actions_make_belongs_to_their_context(scene):
    made = []
    scene.attach(rk.Tap()).on_action(lambda: made.append(rk.View()))
    with rk.Context():
        scene.tap()
    assert made[0].context is scene.context


def test_closing_a_context_in_mid_gesture(unraisable):
    calls = []
    with rk.Context() as context:
        scene = Scene(context)
        scene.view.add_gesture_recognizer(rk.Pan(lambda r: calls.append(r.state.name)))
        scene.drag((10, 10), (40, 10), lift=False)
    gc.collect()
    assert calls[0] == "BEGAN" and unraisable == []
