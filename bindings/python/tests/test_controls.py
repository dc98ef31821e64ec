"""The standard controls: values, and what touches make of them."""

import math

import pytest

import responderkit as rk
from responderkit import ControlEvents as Events

PROPERTIES = [
    (rk.Switch, "on", False, True),
    (rk.Slider, "value", 0, 0.5),
    (rk.Slider, "continuous", True, False),
    (rk.Slider, "value_range", (0, 1), (-1, 2)),
    (rk.Stepper, "value", 0, 7),
    (rk.Stepper, "value_range", (0, 100), (5, 6)),
    (rk.Stepper, "continuous", True, False),
    (rk.Stepper, "step_value", 1, 0.25),
    (rk.Stepper, "wraps", False, True),
    (rk.Stepper, "autorepeat", True, False),
    (rk.SegmentedControl, "number_of_segments", 0, 3),
    (rk.SegmentedControl, "selected_segment_index", -1, -1),
    (rk.SegmentedControl, "momentary", False, True),
    (rk.PageControl, "number_of_pages", 0, 3),
    (rk.PageControl, "current_page", 0, 0),
]


@pytest.mark.parametrize(("cls", "name", "default", "other"), PROPERTIES)
def test_property(context, cls, name, default, other):
    made = cls()
    assert getattr(made, name) == default
    setattr(made, name, other)
    assert getattr(made, name) == other == getattr(cls((0, 0, 10, 10), **{name: other}), name)


@pytest.mark.parametrize(
    ("cls", "values"),
    [
        (rk.Slider, {"value": math.nan}),
        (rk.Slider, {"value_range": (1, 0)}),
        (rk.Slider, {"value_range": (0, math.inf)}),
        (rk.Stepper, {"step_value": 0}),
        (rk.SegmentedControl, {"number_of_segments": -1}),
        (rk.SegmentedControl, {"number_of_segments": 1_000_001}),
        (rk.SegmentedControl, {"selected_segment_index": 0}),
        (rk.PageControl, {"number_of_pages": 2, "current_page": 2}),
    ],
)
def test_values_that_are_refused(context, cls, values):
    with pytest.raises(rk.InvalidArgumentError):
        cls(**values)


def test_limits_of_a_range(context):
    slider = rk.Slider(value=0.75)
    slider.maximum_value = 0.5
    assert slider.value == 0.5 and slider.value_range == (0, 0.5)
    slider.minimum_value = 3
    assert slider.value_range == (3, 3) and slider.value == 3
    slider.maximum_value = -1
    assert (slider.minimum_value, slider.maximum_value) == (-1, -1)


@pytest.fixture
def place(scene):
    """Put a control into the view, and note each VALUE_CHANGED with what ``read`` returns then."""

    def place(control, read):
        scene.view.add_subview(control)
        control.changes = []
        control.add_action(lambda c: c.changes.append(read(c)), Events.VALUE_CHANGED)
        return control

    return place


def test_switch(scene, place):
    switch = place(rk.Switch((0, 0, 50, 30)), lambda s: s.on)
    scene.tap(x=25, y=15)
    scene.tap(1.0, x=25, y=15)
    scene.drag((10, 15), (40, 15), at=2.0)
    scene.drag((10, 15), (40, 15), at=3.0)
    scene.drag((40, 15), (10, 15), at=4.0)
    assert switch.changes == [True, False, True, False] and switch.on is False
    switch.on = True
    assert len(switch.changes) == 4, "not for what the program does"


def test_slider(scene, place):
    """SPEC 152: the thumb is the square of the height at the value."""
    slider = place(rk.Slider((0, 0, 120, 20)), lambda s: s.value)
    assert slider.thumb_rect == (0, 0, 20, 20)
    slider.value = 0.5
    assert slider.thumb_rect == (50, 0, 20, 20)
    scene.drag((100, 10), (110, 10))
    assert slider.changes == [], "not on the thumb"
    scene.drag((60, 10), (70, 10), (500, 10), at=1.0)
    assert slider.changes == pytest.approx([0.6, 1.0])
    slider.continuous = False
    slider.changes.clear()
    scene.drag((110, 10), (60, 10), (10, 10), at=2.0)
    assert slider.changes == [0.0]


def test_stepper(scene, place):
    stepper = place(rk.Stepper((0, 0, 100, 30), value_range=(0, 4), autorepeat=True), lambda s: s.value)
    scene.tap(x=75, y=15)
    assert stepper.changes == [1]
    scene.tap(1.0, x=25, y=15)
    scene.tap(2.0, x=25, y=15)
    assert stepper.value == 0
    stepper.changes.clear()
    scene.context.down(1, 75, 15, 3.0)
    scene.context.advance(3.65)
    scene.context.up(1, 75, 15, 3.65)
    assert stepper.changes == [1, 2, 3], "at once, after 0.5 s, after 0.6 s"


def test_titles_and_disabled_segments(scene, place):
    """SPEC 146, SPEC 323."""
    control = place(rk.SegmentedControl((0, 0, 90, 30)), lambda c: c.selected_segment_index)
    for title in ("one", "three"):
        control.insert_segment(title)
    control.insert_segment("two", 1)
    assert [control.title(k) for k in range(3)] == ["one", "two", "three"]
    control.set_segment_enabled(False, 1)
    assert not control.is_segment_enabled(1) and control.is_segment_enabled(2)
    control.selected_segment_index = 2
    scene.tap(x=45, y=15)
    assert control.selected_segment_index == 2 and control.changes == []
    control.remove_segment(0)
    assert control.selected_segment_index == 1 and control.title(0) == "two" and not control.is_segment_enabled(0)
    control.set_title("", 0)
    assert control.title(0) == "" and control.number_of_segments == 2
    with pytest.raises(rk.NotFoundError):
        control.title(2)
    with pytest.raises(rk.InvalidArgumentError):
        control.insert_segment("x", -1)


def test_perform_primary_action(context, log):
    """SPEC 324."""
    button = rk.Button()
    button.add_action(lambda control: log.append("primary"), rk.ControlEvents.PRIMARY_ACTION_TRIGGERED)
    button.perform_primary_action()
    button.enabled = False
    button.perform_primary_action()
    assert log == ["primary"]


def test_segments(scene, place):
    control = place(rk.SegmentedControl((0, 0, 90, 30), number_of_segments=3), lambda c: c.selected_segment_index)
    scene.tap(x=45, y=15)
    scene.tap(1.0, x=80, y=15)
    assert control.changes == [1, 2]
    control.momentary = True
    scene.tap(2.0, x=10, y=15)
    assert control.changes == [1, 2, 0] and control.selected_segment_index == -1
    control.number_of_segments = 0
    scene.tap(3.0, x=10, y=15)
    assert len(control.changes) == 3


def test_pages(scene, place):
    control = place(rk.PageControl((0, 0, 90, 30), number_of_pages=2), lambda c: c.current_page)
    for at, x in enumerate((80, 80, 10, 10)):
        scene.tap(at, x=x, y=15)
    assert control.changes == [1, 0]


def test_a_button_sends_what_it_means(scene, place):
    """SPEC 146."""
    button, meant = place(rk.Button((0, 0, 50, 50)), lambda b: None), []
    button.add_action(lambda: meant.append(1), Events.PRIMARY_ACTION_TRIGGERED)
    scene.tap(x=25, y=25)
    assert meant == [1] and button.changes == []


def test_a_value_of_another_class(context):
    from responderkit import _capi
    from responderkit._callbacks import call

    button = rk.Button()
    with pytest.raises(rk.WrongKindError):
        call(_capi.rk_control_set_value, button._handle, 1.0)
    with pytest.raises(TypeError, match="Button has no property 'value'"):
        rk.Button(value=1)


def test_subclasses(context):
    class Fancy(rk.Slider):
        def __init__(self, frame):
            super().__init__(frame, value=0.25)

    fancy = Fancy((0, 0, 100, 20))
    assert fancy.value == 0.25 and fancy.native_class.superclass.name == "Slider" and isinstance(fancy, rk.View)
