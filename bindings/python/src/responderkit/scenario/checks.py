# SPDX-License-Identifier: MIT
"""The steps that query and compare. Their queries are not logged."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Callable

from .. import Error, Object
from ..enums import PredictionModel
from .steps import TOLERANCE, Step
from .values import matches, quoted, written

if TYPE_CHECKING:
    from ..explanations import ExplanationStep
    from .world import World


def is_check(step: Step) -> bool:
    return step.verb in _CHECKS


def check(world: World, step: Step) -> None:
    _CHECKS[step.verb](world, step)


def _compare(
    world: World, place: str, what: str, expected: Any, ask: Callable[[], Any], tolerance: float = TOLERANCE
) -> None:
    from .values import failure

    try:
        with world.mute():
            got = ask()
    except Error as error:
        world.differ(place, f"{what}expected {written(expected)}, but {failure(error)}")
        return
    if not matches(expected, got, tolerance):
        world.differ(place, f"{what}expected {written(expected)}, got {written(got)}")


def _missing(world: World, place: str, *ids: Any) -> bool:
    for id in ids:
        if id is not None and world.object(id) is None:
            world.differ(place, f"{quoted(id)} does not exist yet")
            return True
    return False


def _expect(world: World, step: Step) -> None:
    expected, got = world.audible(step.data), world.take_log()
    if expected == got:
        return
    shorter = min(len(expected), len(got))
    first = 0
    while first < shorter and expected[first] == got[first]:
        first += 1
    same = 0
    while same < shorter - first and expected[-1 - same] == got[-1 - same]:
        same += 1
    text = f"expected {len(expected)} lines, got {len(got)}; they differ from line {first + 1} on"
    text += "".join(f"\n  - {line}" for line in expected[first : len(expected) - same])
    text += "".join(f"\n  + {line}" for line in got[first : len(got) - same])
    world.differ(step.place, text)


def _hit(world: World, step: Step) -> None:
    root, point, expected = step.data
    if not _missing(world, step.place, root):
        what = f"hitTest of {root} at [{written(point.x)}, {written(point.y)}]: "
        _compare(world, step.place, what, expected, lambda: world.id_of(world.object(root).view_at(point)))


def _inside(world: World, step: Step) -> None:
    id, point, expected = step.data
    if not _missing(world, step.place, id):

        def ask() -> bool:
            view = world.object(id)
            # Python would run an override of a view that is gone, which the library never does: let it refuse.
            view.alpha  # noqa: B018
            return bool(view.point_inside(point))

        _compare(world, step.place, f"pointInside of {id}: ", expected, ask)


def _convert(world: World, step: Step) -> None:
    data = step.data
    # A destination that does not exist must not be taken for null, which has a meaning of its own.
    if _missing(world, step.place, data.source, data.target):
        return
    source = world.object(data.source)
    target = world.object(data.target) if data.target is not None else None
    convert = source.convert_point_to if data.is_point else source.convert_rect_to
    _compare(world, step.place, "", data.expected, lambda: list(convert(data.subject, target)), data.tolerance)


def _chain(world: World, step: Step) -> None:
    expected = step.data
    if not _missing(world, step.place, expected[0]):
        first = world.object(expected[0])
        _compare(world, step.place, "", expected, lambda: [world.id_of(responder) for responder in first.responder_chain])


def _get(world: World, step: Step) -> None:
    id, settings, tolerance = step.data
    if _missing(world, step.place, id):
        return
    for setting in settings:

        def ask(setting: Any = setting) -> Any:
            return _plain(world, setting.property.read(world.object(id)))

        expected = setting.value if setting.property.is_normalized else setting.raw
        _compare(world, step.place, f"{setting.property.name}: ", expected, ask, tolerance)


def _plain(world: World, value: Any) -> Any:
    """A value as it would stand in a file."""
    if isinstance(value, Object):
        return world.id_of(value)
    if isinstance(value, (list, tuple)):
        return [_plain(world, item) for item in value]
    return value


def _touch(world: World, step: Step) -> None:
    id, checks = step.data
    touch = world.touch(id)
    if touch is None:
        for _ in checks:
            world.differ(step.place, f"no touch {id} has been seen")
        return
    readers: dict[str, Callable[[], Any]] = {
        "view": lambda: touch.view,
        "window": lambda: touch.window,
        "phase": lambda: touch.phase.name.lower(),
        "tapCount": lambda: touch.tap_count,
        "location": touch.location,
        "previousLocation": touch.previous_location,
        "preciseLocation": touch.precise_location,
        "precisePreviousLocation": touch.precise_previous_location,
        "azimuthUnitVector": touch.azimuth_unit_vector,
        "rollAngle": lambda: touch.roll_angle,
        "force": lambda: touch.force,
        "altitudeAngle": lambda: touch.altitude_angle,
        "azimuthAngle": lambda: touch.azimuth_angle,
        "majorRadiusTolerance": lambda: touch.major_radius_tolerance,
        "maximumPossibleForce": lambda: touch.maximum_possible_force,
        "estimatedProperties": lambda: int(touch.estimated_properties),
        "expectingUpdates": lambda: int(touch.estimated_properties_expecting_updates),
        "estimationUpdateIndex": lambda: touch.estimation_update_index,
        "timestamp": lambda: touch.timestamp,
        "coalesced": lambda: [(sample.timestamp, *sample.location) for sample in touch.coalesced],
    }
    for key, expected in checks:
        if key == "predicted":
            readers[key] = lambda expected=expected: _predicted(touch, expected)  # type: ignore[misc]
        read = readers[key]
        _compare(world, step.place, f"touch {id}: {key}: ", expected, lambda read=read: _plain(world, read()))  # type: ignore[misc]


def _predicted(touch: Any, expected: Any) -> list[Any]:
    """The prediction that an expected one asks for, written as that is."""
    name, ahead = expected[:2]
    return [name, ahead, *touch.predicted(PredictionModel[name.upper()], ahead).location]


def _explain(world: World, step: Step) -> None:
    from .values import failure

    explained = step.data
    if _missing(world, step.place, explained.id) or not (world.options.traced or explained.point):
        return
    subject = world.object(explained.id)
    try:
        with world.mute():
            if explained.point:
                got = subject.explain(at=explained.point, calls_overrides=explained.calls_overrides)
            elif explained.touch is not None:
                got = subject.explain(touch=explained.touch)
            else:
                got = subject.explain()
    except Error as error:
        world.differ(step.place, f"no explanation for {explained.id}: {failure(error)}")
        return
    if explained.text not in got:
        world.differ(step.place, f"expected a text with {quoted(explained.text)}, got {quoted(got)}")
    for index, listed in enumerate(explained.steps):
        if index >= len(got.steps):
            world.differ(step.place, f"step {index}: expected one, got none")
            return
        for key, expected in listed.items():
            _compare(world, step.place, f"step {index}: {key}: ", expected, partial(_cause, world, got.steps[index], key), 1e-3)


def _cause(world: World, step: ExplanationStep, key: str) -> Any:
    if key == "reason":
        first, *rest = step.reason.name.lower().split("_")
        return first + "".join(part.capitalize() for part in rest)
    if key == "culprit":
        return world.id_of(step.culprit)  # type: ignore[arg-type]
    return step.unit.name.lower() if key == "unit" else getattr(step, key)


_CHECKS: dict[str, Callable[[World, Step], None]] = {
    "expect": _expect,
    "hit": _hit,
    "inside": _inside,
    "convert": _convert,
    "chain": _chain,
    "get": _get,
    "touch": _touch,
    "explain": _explain,
}
