"""The concrete recognisers: their properties, and one gesture each with the numbers of SPEC."""

import math

import pytest

import responderkit as rk
from responderkit import GestureRecognizerState as State
from responderkit import TouchPhase

BEGAN, MOVED, ENDED = TouchPhase.BEGAN, TouchPhase.MOVED, TouchPhase.ENDED
#: Class, property, default, another value.
PROPERTIES = [
    (rk.Tap, "number_of_taps_required", 1, 3),
    (rk.Tap, "number_of_touches_required", 1, 2),
    (rk.Tap, "maximum_tap_duration", 0.75, 0.5),
    (rk.Tap, "maximum_interval_between_successive_taps", 0.35, 0.2),
    (rk.Tap, "allowable_movement", 45, 10),
    (rk.LongPress, "minimum_press_duration", 0.5, 0),
    (rk.LongPress, "allowable_movement", 10, 20),
    (rk.LongPress, "number_of_touches_required", 1, 2),
    (rk.LongPress, "number_of_taps_required", 0, 1),
    (rk.Pan, "minimum_number_of_touches", 1, 2),
    (rk.Pan, "maximum_number_of_touches", 2**63 - 1, 2),
    (rk.ScreenEdgePan, "edges", rk.RectEdge.NONE, rk.RectEdge.LEFT | rk.RectEdge.TOP),
    (rk.Swipe, "direction", rk.SwipeDirection.RIGHT, rk.SwipeDirection.UP | rk.SwipeDirection.LEFT),
    (rk.Swipe, "number_of_touches_required", 1, 2),
    (rk.Pinch, "scale", 1, 2),
    (rk.Rotation, "rotation", 0, 1),
]


@pytest.mark.parametrize(("cls", "name", "default", "other"), PROPERTIES)
def test_property(context, cls, name, default, other):
    made = cls()
    assert getattr(made, name) == default
    assert isinstance(getattr(made, name), type(other)) or isinstance(getattr(made, name), float)
    setattr(made, name, other)
    if name not in ("scale", "rotation"):  # values of a gesture, of which there is none
        assert getattr(made, name) == other
        assert getattr(cls(**{name: other}), name) == other


@pytest.mark.parametrize(("cls", "name"), [(cls, name) for cls, name, default, _ in PROPERTIES if isinstance(default, int)])
def test_numbers_beyond_64_bits(context, cls, name):
    made = cls()
    if isinstance(getattr(made, name), float):
        return
    for wrong in (2**63, -(2**63) - 1):
        with pytest.raises(ValueError, match="bits"):
            setattr(made, name, wrong)


@pytest.mark.parametrize("value", [math.nan, -1.0])
def test_what_makes_no_sense_counts_as_zero(context, value):
    """SPEC 314."""
    diagnosed = []
    context.diagnostic_handler = lambda code, text: diagnosed.append(code)
    press = rk.LongPress(minimum_press_duration=value)
    assert press.minimum_press_duration == 0 and diagnosed == ["parameterClamped"]


def test_tap_with_two_fingers(scene):
    """SPEC 200, 201."""
    tap = scene.attach(rk.Tap(name="tap", number_of_touches_required=2))
    places = []
    tap.on_action(lambda r: places.append((r.location(), r.number_of_touches)))
    scene.fingers(BEGAN, {1: (100, 100), 2: (140, 100)}, 0.0)
    scene.fingers(ENDED, {1: (100, 100), 2: (140, 100)}, 0.1)
    assert scene.actions == [("tap", "ENDED", 0.1)] and places == [((120, 100), 2)]


def test_long_press(scene):
    """S65."""
    scene.attach(rk.LongPress(name="press"))
    scene.context.down(1, 100, 100, 0.0)
    scene.context.advance(0.49)
    assert scene.actions == []
    scene.context.advance(0.6)
    scene.context.move(1, 150, 100, 0.7)
    scene.context.up(1, 150, 100, 0.8)
    assert scene.actions == [("press", "BEGAN", 0.5), ("press", "CHANGED", 0.7), ("press", "ENDED", 0.8)]


def test_pan(scene):
    """S26, SPEC 209-211, 215."""
    seen = []
    pan = scene.attach(rk.Pan())
    pan.on_action(lambda r: seen.append((r.state.name, r.translation(), r.velocity())))
    scene.drag((100, 100), (105, 100), (111, 100), (120, 100), (130, 100), step=0.01)
    assert [(state, translation) for state, translation, _ in seen] == [
        ("BEGAN", (1, 0)),
        ("CHANGED", (10, 0)),
        ("CHANGED", (20, 0)),
        ("ENDED", (20, 0)),
    ]
    assert seen[2][2].x > 500 and seen[2][2].y == 0


def test_pan_in_a_turned_view(scene):
    """SPEC 211: along the view's axes."""
    scene.view.transform = rk.Transform.rotation(math.pi / 2)
    pan = scene.attach(rk.Pan(), scene.window)
    scene.drag((100, 100), (130, 100), lift=False)
    assert pan.translation() == (20, 0)
    assert pan.translation(scene.view) == pytest.approx((0, -20))
    pan.set_translation((0, -5), scene.view)
    assert pan.translation() == pytest.approx((5, 0)) and pan.velocity() == (0, 0)
    with pytest.raises(rk.InvalidArgumentError):
        pan.set_translation((math.inf, 0))
    with pytest.raises(TypeError):
        pan.translation(5)


def test_screen_edge_pan(scene):
    """SPEC 217-219."""
    scene.attach(rk.ScreenEdgePan(name="edge", edges=rk.RectEdge.LEFT))
    scene.drag((100, 100), (150, 100))
    assert scene.actions == []
    scene.drag((5, 100), (30, 100), at=1.0)
    assert [state for _, state, _ in scene.actions] == ["BEGAN", "ENDED"]


def test_swipe(scene):
    """S58: on the move, and possible again with the finger still down (SPEC 83)."""
    swipe = scene.attach(rk.Swipe(name="swipe", direction=rk.SwipeDirection.DOWN))
    scene.drag((100, 100), (100, 200), step=0.1, lift=False)
    assert scene.actions == [("swipe", "ENDED", 0.1)] and swipe.state is State.POSSIBLE
    assert swipe.location() == (100, 100), "SPEC 228"


def test_pinch(scene):
    """S59."""
    pinch = scene.attach(rk.Pinch())
    scene.fingers(BEGAN, {1: (100, 300), 2: (200, 300)}, 0.0)
    scene.context.move(2, 208, 300, 0.05)
    assert pinch.state is State.POSSIBLE and pinch.scale == 1
    scene.context.move(2, 210, 300, 0.1)
    assert pinch.state is State.BEGAN and pinch.scale == pytest.approx(110 / 108, abs=1e-9)
    pinch.scale = 1
    assert pinch.velocity == 0
    scene.context.move(2, 320, 300, 0.15)
    assert pinch.scale == pytest.approx(2) and pinch.velocity == pytest.approx(20)
    for wrong in (0, -1, math.nan, math.inf):
        with pytest.raises(rk.InvalidArgumentError):
            pinch.scale = wrong


def test_rotation(scene):
    """S60."""
    rotation = scene.attach(rk.Rotation())
    scene.fingers(BEGAN, {1: (100, 300), 2: (200, 300)}, 0.0)

    def turn(degrees, at):
        angle = math.radians(degrees)
        scene.context.move(2, 100 + 100 * math.cos(angle), 300 + 100 * math.sin(angle), at)

    turn(9.9, 0.05)
    assert rotation.state is State.POSSIBLE
    turn(45, 0.1)
    assert rotation.state is State.BEGAN and math.degrees(rotation.rotation) == pytest.approx(40)
    rotation.rotation = 0
    assert rotation.velocity == 0
    turn(90, 0.15)
    assert math.degrees(rotation.rotation) == pytest.approx(45) and rotation.velocity == pytest.approx(math.radians(45) / 0.05)


def test_hover(scene):
    """SPEC 239."""
    child = rk.View((0, 0, 100, 100))
    scene.view.add_subview(child)
    scene.attach(rk.Hover(name="hover"), child)
    context = scene.context
    context.send_pointer(0.0, (200, 200))
    context.send_pointer(0.1, (50, 50))
    context.send_pointer(0.2, (60, 50))
    context.send_pointer(0.3, (200, 50))
    assert scene.actions == [("hover", "BEGAN", 0.1), ("hover", "CHANGED", 0.2), ("hover", "ENDED", 0.3)]
    scene.actions.clear()
    context.send_pointer(0.4, (50, 50), outside=True)
    context.send_pointer(0.5, (50, 50), buttons=1)
    assert scene.actions == []


@pytest.mark.parametrize("wrong", [{"buttons": -1}, {"buttons": 1 << 32}, {"screen": -1}])
def test_pointers_are_checked(context, wrong):
    with pytest.raises(ValueError, match="32 bits"):
        context.send_pointer(0.0, (0, 0), **wrong)
    with pytest.raises(rk.InvalidArgumentError):
        context.send_pointer(0.0, (math.nan, 0))


def test_a_property_of_another_class(context):
    from responderkit import _capi
    from responderkit._callbacks import call

    tap = rk.Tap()
    with pytest.raises(rk.WrongKindError):
        call(_capi.rk_pinch_set_scale, tap._handle, 1.0)
