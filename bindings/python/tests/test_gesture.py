"""gesture.h through Python: attaching, actions, state, arbitration, subclasses."""

import pytest

import responderkit as rk
from responderkit import GestureRecognizerState as State

# ---- Attaching ------------------------------------------------------------------


def test_attaching(scene):
    """SPEC 165."""
    first, second = rk.Tap(), rk.Pan()
    assert first.view is None and scene.view.gesture_recognizers == []
    scene.view.add_gesture_recognizer(first)
    scene.view.add_gesture_recognizer(second)
    scene.view.add_gesture_recognizer(first)
    assert scene.view.gesture_recognizers == [first, second] and first.view is scene.view
    scene.window.add_gesture_recognizer(first)
    assert scene.view.gesture_recognizers == [second] and scene.window.gesture_recognizers == [first]
    scene.window.remove_gesture_recognizer(first)
    assert first.view is None
    with pytest.raises(rk.NotFoundError):
        scene.window.remove_gesture_recognizer(first)


def test_what_is_no_recogniser_is_refused(scene):
    with pytest.raises(TypeError, match="must be a GestureRecognizer, not View"):
        scene.view.add_gesture_recognizer(scene.view)
    with pytest.raises(TypeError, match="must be a GestureRecognizer, not None$"):
        scene.view.remove_gesture_recognizer(None)


def test_properties_by_name(context):
    tap = rk.Tap(number_of_taps_required=3, enabled=False, name="three")
    assert (tap.number_of_taps_required, tap.enabled, tap.name) == (3, False, "three")
    for wrong in ("number_of_tapes", "view", "location", "_handle"):
        with pytest.raises(TypeError, match=f"Tap has no property '{wrong}' that can be set"):
            rk.Tap(**{wrong: 1})
    before = context.object_count
    with pytest.raises(TypeError):
        rk.Tap(nonsense=1)
    assert context.object_count == before, "nothing is left of it"


def test_defaults(context):
    """SPEC 157."""
    recognizer = rk.GestureRecognizer()
    assert recognizer.enabled and recognizer.cancels_touches_in_view and recognizer.delays_touches_ended
    assert not recognizer.delays_touches_began and recognizer.requires_exclusive_touch_type
    for kind in rk.TouchTypes:
        assert recognizer.allowed_touch_types & kind
    assert recognizer.state is State.POSSIBLE and recognizer.number_of_touches == 0 and recognizer.touches == []
    assert recognizer.delegate is None


@pytest.mark.parametrize(
    "name",
    ["enabled", "cancels_touches_in_view", "delays_touches_began", "delays_touches_ended", "requires_exclusive_touch_type"],
)
def test_flags(context, name):
    recognizer = rk.GestureRecognizer()
    for value in (True, False, True):
        setattr(recognizer, name, value)
        assert getattr(recognizer, name) is value


def test_touch_types(scene):
    """SPEC 171."""
    pencil = scene.attach(rk.Tap(name="pencil", allowed_touch_types=rk.TouchTypes.PENCIL))
    assert pencil.allowed_touch_types is rk.TouchTypes.PENCIL
    scene.tap()
    assert scene.actions == []
    down = rk.TouchSample(1, rk.TouchPhase.BEGAN, (10, 10), rk.TouchType.PENCIL)
    scene.context.send_touches(1.0, [down])
    scene.context.up(1, 10, 10, 1.1)
    assert scene.actions == [("pencil", "ENDED", 1.1)]
    for wrong in (-1, 1 << 32):
        with pytest.raises(ValueError, match="32 bits"):
            pencil.allowed_touch_types = wrong


# ---- Actions --------------------------------------------------------------------


def test_every_kind_of_action(scene):
    """SPEC 164: functions with and without argument, a decorator, a target and a selector, in the order of addition."""

    class Target(rk.Responder):
        @rk.action("tapped:")
        def tapped(self, sender):
            calls.append(("target", sender))

        @rk.action("tapped")
        def tapped_plain(self):
            calls.append(("target", None))

    calls, target = [], Target()
    tap = rk.Tap(lambda: calls.append("none"))

    @tap.on_action
    def taken(recognizer):
        calls.append(recognizer)

    tap.add_action((target, "tapped:"))
    tap.add_target(target, "tapped")
    tap.add_target(target, "tapped")
    tap.add_action(calls.append)
    scene.view.add_gesture_recognizer(tap)
    scene.tap()
    assert calls == ["none", tap, ("target", tap), ("target", None), tap]
    assert taken is not None, "the decorator gives the function back"


def test_an_action_given_to_the_constructor_as_target_and_selector(scene):
    class Screen(rk.View):
        count = 0

        @rk.action("tapped:")
        def tapped(self, sender):
            self.count += 1

    screen = Screen((0, 0, 100, 100))
    scene.view.add_subview(screen)
    screen.add_gesture_recognizer(rk.Tap((screen, "tapped:")))
    scene.tap(x=50, y=50)
    assert screen.count == 1


def test_removing_actions(scene):
    calls = []
    tap = rk.Tap(calls.append)
    scene.view.add_gesture_recognizer(tap)
    tap.remove_action(calls.append)
    with pytest.raises(rk.NotFoundError, match="is no action of"):
        tap.remove_action(calls.append)
    target = rk.Responder()
    tap.add_target(target, "tapped:")
    tap.remove_target(target, "other:")
    tap.remove_target()
    scene.tap()
    assert calls == []


@pytest.mark.parametrize("wrong", [5, "tapped:", None])
def test_what_is_no_action(context, wrong):
    with pytest.raises(TypeError, match="an action has to be callable"):
        rk.Tap().add_action(wrong)


def test_selectors_are_checked(context):
    tap, target = rk.Tap(), rk.Responder()
    with pytest.raises(rk.InvalidArgumentError):
        tap.add_target(target, "a:b:")
    with pytest.raises(TypeError):
        tap.add_target(None, "a:")
    with pytest.raises(TypeError):
        tap.add_target(object(), "a:")


def test_the_state_of_each_round(scene):
    """SPEC 162, S26."""
    pan = scene.attach(rk.Pan(name="pan"))
    scene.drag((100, 100), (105, 100), (111, 100), (120, 100))
    assert [state for _, state, _ in scene.actions] == ["BEGAN", "CHANGED", "ENDED"]
    assert pan.state is State.POSSIBLE


# ---- Where the gesture is -------------------------------------------------------


def test_locations(scene):
    """SPEC 176."""
    child = rk.View((50, 50, 100, 100))
    scene.view.add_subview(child)
    pan = scene.attach(rk.Pan(), child)
    scene.fingers(rk.TouchPhase.BEGAN, {1: (60, 60), 2: (100, 80)}, 0.0)
    assert pan.number_of_touches == 2 and [touch.id for touch in pan.touches] == [1, 2]
    assert pan.location() == (80, 70) and pan.location(child) == (30, 20)
    assert pan.location_of_touch(1) == (100, 80) and pan.location_of_touch(0, child) == (10, 10)
    with pytest.raises(rk.NotFoundError):
        pan.location_of_touch(2)
    with pytest.raises(ValueError, match="must be 0 or more, and not -1"):
        pan.location_of_touch(-1)
    with pytest.raises(rk.InvalidArgumentError):
        pan.location(rk.View())
    touch = scene.context.find_touch(1)
    assert touch.gesture_recognizers == [pan]
    assert touch.view is child


def test_touches_of_an_event(scene):
    seen = []

    class Seeing(rk.GestureRecognizer):
        def touches_began(self, touches, event):
            super().touches_began(touches, event)
            seen.append((touches, event.touches_for_gesture_recognizer(self), event.touches_for_gesture_recognizer(other)))

    other = rk.Tap(enabled=False)
    scene.view.add_gesture_recognizer(Seeing())
    scene.view.add_gesture_recognizer(other)
    scene.context.down(1, 5, 5, 0.0)
    ((touches, mine, others),) = seen
    assert list(touches) == mine == [scene.context.find_touch(1)] and others == []
