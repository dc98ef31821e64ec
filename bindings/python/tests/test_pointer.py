"""Pointers, wheels, trackpads, and what touches carry besides their place (SPEC 71, 239; event.h)."""

import math

import pytest

import responderkit as rk

BEGAN, CHANGED, ENDED, CANCELLED = (rk.GestureInputPhase[name] for name in ("BEGAN", "CHANGED", "ENDED", "CANCELLED"))
SHIFT = rk.KeyModifierFlags.SHIFT


# ---- Touches ----


def test_what_a_touch_carries(scene, log):
    class Reading(rk.View):
        def touches_began(self, touches, event):
            log.append((event.modifier_flags, event.button_mask, event.subtype, event.all_presses))

    view = Reading((0, 0, 100, 100))
    scene.view.add_subview(view)
    sample = rk.TouchSample(
        *(1, rk.TouchPhase.BEGAN, (10, 10), rk.TouchType.INDIRECT_POINTER), buttons=2, modifiers=SHIFT
    )
    scene.context.send_touches(0.0, [sample])
    touch = scene.context.find_touch(1)
    assert touch.button_mask == 2 and touch.type is rk.TouchType.INDIRECT_POINTER
    assert log == [(SHIFT, 2, rk.EventSubtype.NONE, [])]
    pencil = rk.TouchSample(2, rk.TouchPhase.BEGAN, (20, 20), rk.TouchType.PENCIL, altitude_angle=1.0, azimuth_angle=0.5)
    scene.context.send_touches(0.0, [pencil])
    touch = scene.context.find_touch(2)
    assert (touch.altitude_angle, touch.azimuth_angle, touch.button_mask) == (1.0, 0.5, 0)
    assert (touch.roll_angle, touch.estimated_properties, touch.precise_location()) == (0.0, rk.TouchProperties(0), (20, 20))


def test_what_few_devices_know(scene):
    """Roll, precise places, tolerance, greatest force, estimates (SPEC 343-345), sent and posted."""
    known = dict(roll_angle=0.25, precise_offset=(0.5, -0.25), major_radius_tolerance=2.0, maximum_possible_force=4.0, azimuth_angle=0.0)
    estimates = dict(estimated_properties=rk.TouchProperties.FORCE | rk.TouchProperties.ROLL, expecting_updates=rk.TouchProperties.ROLL)
    sample = rk.TouchSample(2, rk.TouchPhase.BEGAN, (20, 20), rk.TouchType.PENCIL, **known, **estimates, estimation_update_index=-7)
    scene.context.post_touches(0.0, [sample])
    scene.context.drain()
    touch = scene.context.find_touch(2)
    assert (touch.roll_angle, touch.major_radius_tolerance, touch.maximum_possible_force) == (0.25, 2.0, 4.0)
    assert touch.precise_location() == touch.precise_previous_location() == (20.5, 19.75) and touch.location() == (20, 20)
    assert touch.azimuth_unit_vector() == (1, 0)
    assert touch.estimated_properties == rk.TouchProperties.FORCE | rk.TouchProperties.ROLL
    assert touch.estimated_properties_expecting_updates is rk.TouchProperties.ROLL and touch.estimation_update_index == -7
    for wrong in ({"estimated_properties": 32}, {"expecting_updates": 1}, {"roll_angle": float("nan")}, {**estimates, "estimation_update_index": 0}):
        with pytest.raises(rk.Error):
            scene.context.send_touches(0.1, [rk.TouchSample(2, rk.TouchPhase.MOVED, (20, 20), **wrong)])
    assert touch.roll_angle == 0.25


def test_a_pencil_that_hovers(scene):
    """Distance and angles (SPEC 346)."""
    hover = scene.attach(rk.Hover(name="hover"))
    scene.context.send_pointer(0.0, (20, 20), z_offset=0.5, altitude_angle=1.0, azimuth_angle=2.0, roll_angle=3.0)
    assert (hover.z_offset, hover.altitude_angle, hover.azimuth_angle, hover.roll_angle) == (0.5, 1.0, 2.0, 3.0)
    scene.context.post_pointer(0.1, (20, 20), z_offset=0.25)
    scene.context.drain()
    assert (hover.z_offset, hover.roll_angle, hover.state) == (0.25, 0.0, rk.GestureRecognizerState.CHANGED)


def test_where_a_hovering_pencil_leans(scene):
    """The azimuth along a view's axes (SPEC 346)."""
    hover = scene.attach(rk.Hover(name="hover"))
    scene.context.send_pointer(0.0, (20, 20), azimuth_angle=math.pi / 2)
    assert hover.azimuth_unit_vector() == pytest.approx((0, 1))
    assert hover.azimuth_unit_vector(scene.view) == pytest.approx((0, 1))
    scene.view.transform = rk.Transform.rotation(math.pi / 2)
    assert hover.azimuth_unit_vector(scene.view) == pytest.approx((1, 0))
    with pytest.raises(rk.InvalidArgumentError):
        hover.azimuth_unit_vector(rk.View())


def test_updates_of_estimates(scene, log):
    """touches_estimated_properties_updated, sent and posted, and its super (SPEC 354)."""

    def note(name, touches):
        log.append((name, *((touch.id, touch.force, touch.estimation_update_index, touch.estimated_properties) for touch in touches)))

    class Page(rk.View):
        def touches_estimated_properties_updated(self, touches):
            note("page", touches)
            super().touches_estimated_properties_updated(touches)

    class Pen(rk.GestureRecognizer):
        def touches_estimated_properties_updated(self, touches):
            note("pen", touches)
            super().touches_estimated_properties_updated(touches)

    outer, inner = Page((0, 0, 100, 100)), Page((0, 0, 100, 100))
    scene.view.add_subview(outer)
    outer.add_subview(inner)
    inner.add_gesture_recognizer(Pen())

    def send(phase, number):
        given = dict(force=0.5, estimated_properties=rk.TouchProperties.FORCE, expecting_updates=rk.TouchProperties.FORCE)
        sample = rk.TouchSample(1, phase, (10, 10 + number), rk.TouchType.PENCIL, **given, estimation_update_index=number)
        scene.context.send_touches(0.01 * number, [sample])

    send(rk.TouchPhase.BEGAN, 1)
    send(rk.TouchPhase.ENDED, 2)
    scene.context.send_estimation_updates(1.0, [rk.EstimationUpdate(2, force=0.75), rk.EstimationUpdate(3, force=1.0)])
    two = (1, 0.75, 2, rk.TouchProperties(0))
    assert log == [("pen", two), ("page", two), ("page", two)]
    del log[:]
    scene.context.post_estimation_updates(1.1, [rk.EstimationUpdate(1, unavailable=rk.TouchProperties.FORCE)])
    assert log == []
    scene.context.drain()
    one = (1, 0.5, 1, rk.TouchProperties.FORCE)
    assert log == [("pen", one), ("page", one), ("page", one)]
    scene.context.send_estimation_updates(1.2, [rk.EstimationUpdate(1, force=0.25)])
    assert len(log) == 3
    for wrong in ({"force": math.nan}, {"unavailable": 32}, {}, {"location": (math.inf, 0)}, {"force": 1.0, "unavailable": 1}):
        with pytest.raises(rk.InvalidArgumentError):
            scene.context.send_estimation_updates(1.2, [rk.EstimationUpdate(1, **wrong)])
    with pytest.raises(rk.UnsupportedError):
        rk.View().touches_estimated_properties_updated(())


def test_the_button_that_taps(scene):
    """button_mask_required."""
    tap = scene.attach(rk.Tap(name="tap"))
    assert tap.button_mask_required == 1

    def click(buttons, at):
        for phase, t in ((rk.TouchPhase.BEGAN, at), (rk.TouchPhase.ENDED, at + 0.1)):
            sample = rk.TouchSample(1, phase, (50, 50), rk.TouchType.INDIRECT_POINTER, buttons=buttons)
            scene.context.send_touches(t, [sample])

    click(2, 0.0)
    assert scene.actions == []
    click(1, 1.0)
    tap.button_mask_required = 2
    click(1, 2.0)
    click(2, 3.0)
    assert [at for *_, at in scene.actions] == [1.1, 3.1]
    scene.tap(at=4.0)
    assert len(scene.actions) == 3, "fingers have no buttons"
    with pytest.raises(ValueError):
        tap.button_mask_required = -1


def test_coalesced(scene):
    """SPEC 71: samples in between, the present one last."""
    scene.context.down(1, 10, 10, 0.0)
    touch = scene.context.find_touch(1)
    assert touch.coalesced == [(0.0, (10, 10))]
    between = [(0.01, (12, 10)), (0.02, rk.Point(14, 11))]
    scene.context.send_touches(0.03, [rk.TouchSample(1, rk.TouchPhase.MOVED, (16, 12), coalesced=between)])
    assert touch.coalesced == [(0.01, (12, 10)), (0.02, (14, 11)), (0.03, (16, 12))]
    assert all(isinstance(sample, rk.TouchSnapshot) for sample in touch.coalesced)
    scene.context.move(1, 20, 12, 0.04)
    assert touch.coalesced == [(0.04, (20, 12))]


@pytest.mark.parametrize(
    "between", [[(0.5, (0, 0)), (0.4, (0, 0))], [(0.6, (0, 0)), (1.1, (0, 0))], [(0.5, (math.nan, 0))], [(math.nan, (0, 0))]]
)
def test_coalesced_samples_that_are_refused(scene, between):
    scene.context.down(1, 10, 10, 0.0)
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.send_touches(1.0, [rk.TouchSample(1, rk.TouchPhase.MOVED, (16, 12), coalesced=between)])
    assert scene.context.find_touch(1).location() == (10, 10)


def test_predicted(scene):
    """A straight line is foretold exactly, of an acceleration half (SPEC 342)."""
    context = scene.context
    context.down(1, 100, 100, 0.0)
    touch = context.find_touch(1)
    linear, quadratic = rk.PredictionModel.LINEAR, rk.PredictionModel.QUADRATIC
    assert touch.predicted(linear, 0.1).location == (100, 100), "one sample gives no direction"
    for number in range(1, 6):
        context.move(1, 100 + 2 * number, 100 + number * number, number * 0.01)
    there = touch.predicted(linear, 0.02)
    assert isinstance(there, rk.TouchSnapshot) and there.timestamp == pytest.approx(0.07)
    assert there.location.x == pytest.approx(114)
    assert touch.predicted(quadratic, 0.02).location == pytest.approx((114, 147))
    context.up(1, 110, 125, 0.05)
    assert touch.predicted(linear, 0.5).location == (110, 125)


@pytest.mark.parametrize("ahead", [-0.1, 1.1, math.nan])
def test_predictions_that_are_refused(scene, ahead):
    scene.context.down(1, 100, 100, 0.0)
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.find_touch(1).predicted(rk.PredictionModel.LINEAR, ahead)
    with pytest.raises(ValueError):
        scene.context.find_touch(1).predicted(2, 0.1)


# ---- The pointer ----


def test_a_posted_pointer(scene):
    scene.attach(rk.Hover(name="hover"))
    scene.context.post_pointer(0.0, (50, 50))
    scene.context.post_pointer(1.0, (60, 50))
    scene.context.post_pointer(2.0, (60, 50), outside=True)
    assert scene.actions == []
    scene.context.drain()
    assert [state for _, state, _ in scene.actions] == ["BEGAN", "CHANGED", "ENDED"]


# ---- Wheels and trackpads ----


def test_a_pan_by_wheel(scene):
    pan = scene.attach(rk.Pan(name="pan"))
    assert pan.allowed_scroll_types_mask == 0
    scene.context.send_scroll(0.0, (50, 50), (0, 10))
    assert scene.actions == [], "pans follow none by default"
    pan.allowed_scroll_types_mask = rk.ScrollTypeMask.DISCRETE
    moved = []
    pan.on_action(lambda: moved.append((pan.state.name, pan.translation(), pan.number_of_touches, pan.modifier_flags)))
    scene.context.send_scroll(1.0, (50, 50), (3, 10), modifiers=SHIFT)
    assert moved == [("BEGAN", (3, 10), 0, SHIFT), ("ENDED", (3, 10), 0, SHIFT)]
    with pytest.raises(rk.InvalidArgumentError):
        pan.allowed_scroll_types_mask = 4


def test_a_pan_by_trackpad(scene):
    pan = scene.attach(rk.Pan(name="pan", allowed_scroll_types_mask=rk.ScrollTypeMask.CONTINUOUS))
    moved = []
    pan.on_action(lambda: moved.append((pan.state.name, pan.translation())))
    for at, (delta, phase) in enumerate([((0, 0), BEGAN), ((1, 2), CHANGED), ((1, 2), CHANGED), ((0, 0), ENDED)]):
        scene.context.send_scroll(float(at), (50, 50), delta, phase)
    assert moved == [("BEGAN", (1, 2)), ("CHANGED", (2, 4)), ("ENDED", (2, 4))]
    scene.context.send_scroll(5.0, (50, 50), (0, 9))
    assert len(moved) == 3, "notches are another kind"


def test_an_event_of_its_own_type(scene, log):
    class Asking:
        def should_receive_event(self, recognizer, event):
            log.append((event.type, event.modifier_flags, event.all_touches))
            return False

    scene.attach(rk.Pan(name="pan", allowed_scroll_types_mask=rk.ScrollTypeMask.ALL, delegate=Asking()))
    scene.context.send_scroll(0.0, (50, 50), (0, 10), modifiers=SHIFT)
    assert log == [(rk.EventType.SCROLL, SHIFT, [])] and scene.actions == []


def test_bad_orders(scene):
    for send in (
        lambda phase: scene.context.send_scroll(0.0, (1, 1), (0, 1), phase),
        lambda phase: scene.context.send_transform(0.0, (1, 1), phase),
    ):
        with pytest.raises(rk.NotFoundError):
            send(CHANGED)
        send(BEGAN)
        with pytest.raises(rk.AlreadyExistsError):
            send(BEGAN)
        send(CANCELLED)
        with pytest.raises(ValueError):
            send(2)
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.send_scroll(0.0, (1, 1), (math.inf, 0))
    with pytest.raises(rk.InvalidArgumentError):
        scene.context.send_transform(0.0, (1, 1), BEGAN, scale=0)


def test_a_pinch_and_a_turn_on_a_trackpad(scene):
    pinch, rotation = scene.attach(rk.Pinch(name="pinch")), scene.attach(rk.Rotation(name="rotation"))
    values = []
    pinch.on_action(lambda: values.append(("pinch", pinch.state.name, pinch.scale)))
    pinch.delegate = type("Both", (), {"should_recognize_simultaneously_with": lambda self, a, b: True})()
    rotation.on_action(lambda: values.append(("rotation", rotation.state.name, rotation.rotation)))
    send = scene.context.send_transform
    send(0.0, (50, 50), BEGAN)
    send(0.1, (50, 50), CHANGED, scale=1.001, rotation=0.001)
    assert values == [], "less than 1 % and 1 degree"
    send(0.2, (50, 50), CHANGED, scale=1.5)
    send(0.3, (50, 50), CHANGED, scale=2.0, rotation=0.5)
    send(0.4, (50, 50), ENDED, scale=2.0, rotation=0.5)
    assert [value for value in values if value[0] == "pinch"] == [
        *(("pinch", "BEGAN", 1.5), ("pinch", "CHANGED", 2.0)),
        ("pinch", "ENDED", 2.0),
    ]
    assert [value for value in values if value[0] == "rotation"] == [("rotation", "BEGAN", 0.5), ("rotation", "ENDED", 0.5)]


def test_posted(scene):
    pan = scene.attach(rk.Pan(name="pan", allowed_scroll_types_mask=rk.ScrollTypeMask.ALL))
    pinch = scene.attach(rk.Pinch(name="pinch"))
    scene.context.post_scroll(0.0, (50, 50), (0, 5))
    scene.context.post_scroll(0.5, (50, 50), (0, 5), BEGAN)
    scene.context.post_scroll(0.6, (50, 50), (0, 5), CANCELLED)
    scene.context.post_transform(1.0, (50, 50), BEGAN)
    scene.context.post_transform(1.1, (50, 50), CHANGED, scale=2)
    assert scene.actions == [] and scene.context.drain() == 5
    assert [entry[:2] for entry in scene.actions] == [
        *(("pan", "BEGAN"), ("pan", "ENDED"), ("pan", "BEGAN"), ("pan", "CANCELLED"), ("pinch", "BEGAN")),
    ]
    assert pan.state is rk.GestureRecognizerState.POSSIBLE and pinch.scale == 2
