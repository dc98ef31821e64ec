# SPDX-License-Identifier: MIT
"""Input other than plain touches, as a file writes it: presses, keys, text, motion, remote control, pointers, wheels, trackpads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, Optional

from ..enums import EventSubtype, GestureInputPhase, MotionPhase, PressPhase, PressType, TouchType
from ..geometry import Point
from ..touch import EstimationUpdate
from . import words
from .values import Value


class KeyCommand(NamedTuple):
    input: str
    modifiers: int
    action: str


def read_key_command(value: Value) -> KeyCommand:
    members = dict(value.members())
    for key in members:
        if key not in words.KEY_COMMAND:
            value.unknown_key(key, words.KEY_COMMAND)
    value.require("input", "action")
    modifiers = read_modifiers(members["modifiers"]) if "modifiers" in members else 0
    return KeyCommand(members["input"].name(), modifiers, members["action"].name())


def read_modifiers(value: Value) -> int:
    mask = 0
    for item in value.items():
        mask |= words.MODIFIERS[item.word(list(words.MODIFIERS))]
    return mask


# ---- Presses ----


@dataclass
class PressInput:
    """A button, or a key by its characters."""

    type: PressType
    characters: Optional[str]
    modifiers: int
    phase: PressPhase
    force: Optional[float]
    #: HID usage of a key; 0 where the file has none.
    code: int = 0


def read_press(value: Value) -> PressInput:
    type, phase, *force = value.items('["button", "phase", force?]', 2, 3)
    button, when = words.PRESS_WORDS[type.word(list(words.PRESS_WORDS))], _phase(phase)
    return PressInput(button, None, 0, when, force[0].number() if force else None)


def read_key(value: Value) -> PressInput:
    characters, modifiers, phase, *more = value.items('["characters", [modifiers], "phase", code?]', 3, 4)
    code = more[0].mask() if more else 0
    # A key with a code may type nothing.
    text = characters.plain_text() if code else characters.name()
    return PressInput(PressType.KEY, text, read_modifiers(modifiers), _phase(phase), None, code)


def _phase(value: Value) -> PressPhase:
    return words.PRESS_PHASES[value.word(list(words.PRESS_PHASES))]


def read_presses(value: Value) -> list[PressInput]:
    """One report: buttons, and keys, whose second item is a list."""
    items = value.items("a list of presses", 1)
    return [read_key(item) if _is_key(item) else read_press(item) for item in items]


def _is_key(value: Value) -> bool:
    return isinstance(value.raw, list) and len(value.raw) in (3, 4) and isinstance(value.raw[1], list)


# ---- Motion, remote control ----


def read_motion(value: Value) -> MotionPhase:
    return words.MOTION_PHASES[value.word(list(words.MOTION_PHASES))]


def read_remote(value: Value) -> EventSubtype:
    return words.REMOTE[value.word(list(words.REMOTE))]


# ---- Pointers, wheels, trackpads ----


class PointerInput(NamedTuple):
    location: Point
    buttons: int = 0
    is_outside: bool = False
    #: Of a pencil, by the names that send_pointer() has.
    pencil: dict[str, float] = {}  # noqa: RUF012


_PENCIL = {"zOffset": "z_offset", "altitudeAngle": "altitude_angle", "azimuthAngle": "azimuth_angle", "rollAngle": "roll_angle"}


def read_pointer(value: Value) -> PointerInput:
    if not isinstance(value.raw, dict):
        return PointerInput(value.point())
    members = dict(value.members())
    for key in members:
        if key not in words.POINTER:
            value.unknown_key(key, words.POINTER)
    value.require("at")
    return PointerInput(
        members["at"].point(),
        members["buttons"].mask() if "buttons" in members else 0,
        members["outside"].flag() if "outside" in members else False,
        {name: members[word].number() for word, name in _PENCIL.items() if word in members},
    )


class ScrollInput(NamedTuple):
    location: Point
    delta: Point
    #: None: a notch of a wheel.
    phase: Optional[GestureInputPhase]
    modifiers: int


def read_scroll(value: Value) -> ScrollInput:
    x, y, dx, dy, word, *more = value.items('[x, y, dx, dy, "phase" or "discrete", {"modifiers"}?]', 5, 6)
    name = word.word([*words.INPUT_PHASES, "discrete"])
    location, delta = Point(x.number(), y.number()), Point(dx.number(), dy.number())
    return ScrollInput(location, delta, words.INPUT_PHASES.get(name), _modifiers_of(more))


class TransformInput(NamedTuple):
    location: Point
    scale: float
    rotation: float
    phase: GestureInputPhase


def read_transform(value: Value) -> TransformInput:
    x, y, scale, rotation, word = value.items('[x, y, scale, rotation, "phase"]', 5, 5)
    phase = words.INPUT_PHASES[word.word(list(words.INPUT_PHASES))]
    return TransformInput(Point(x.number(), y.number()), scale.number(), rotation.number(), phase)


def _modifiers_of(more: list[Value]) -> int:
    modifiers = 0
    for value in more:
        for key, item in value.members():
            if key != "modifiers":
                value.unknown_key(key, ["modifiers"])
            modifiers = read_modifiers(item)
    return modifiers


# ---- Synthetic gestures ----


class GestureInput(NamedTuple):
    commands: list[str]
    #: The seed of a person's hand; None: exact.
    human: Optional[int]
    rate: float


def read_gesture(value: Value) -> GestureInput:
    if isinstance(value.raw, str):
        return GestureInput([value.name()], None, 120.0)
    shape = '"command" or ["command", …, {"human", "rate"}?]'
    items = value.items(shape, 1, 1000)
    human, rate = None, 120.0
    if isinstance(items[-1].raw, dict):
        last = items.pop()
        for key, item in last.members():
            if key not in words.GESTURE:
                last.unknown_key(key, words.GESTURE)
            if key == "human":
                human = item.integer()
            else:
                rate = item.number()
                if not 1 <= rate <= 10_000:
                    item.expected("a rate from 1 to 10000")
    commands = [item.name() for item in items]
    if not commands:
        value.expected(shape)
    return GestureInput(commands, human, rate)


# ---- Properties of a touch besides its location ----


def read_sample(value: Value) -> dict[str, Any]:
    """The object at the end of a touch, as arguments of TouchSample."""
    given: dict[str, Any] = {}
    for key, item in value.members():
        if key not in words.SAMPLE:
            value.unknown_key(key, words.SAMPLE)
        given[_ARGUMENTS.get(key, key)] = _SAMPLE_READERS[key](item)
    return given


def read_estimates(value: Value) -> list[EstimationUpdate]:
    """What a device reports of earlier samples, each [number, {property: value}]."""
    updates = []
    for item in value.items("a list of updates", 1):
        number, properties = item.items("[number, {property: value}]", 2, 2)
        given: dict[str, Any] = {}
        for key, each in properties.members():
            if key not in words.ESTIMATES:
                properties.unknown_key(key, words.ESTIMATES)
            read = Value.point if key == "location" else Value.mask if key == "unavailable" else Value.number
            given[_ARGUMENTS.get(key, key)] = read(each)
        updates.append(EstimationUpdate(number.integer(), **given))
    return updates


def _read_type(value: Value) -> TouchType:
    return words.TOUCH_TYPES[value.word(list(words.TOUCH_TYPES))]


def read_snapshots(value: Value) -> list[tuple[float, Point]]:
    return [_read_snapshot(item) for item in value.items()]


def _read_snapshot(value: Value) -> tuple[float, Point]:
    time, x, y = value.numbers("[t, x, y]", 3)
    return time, Point(x, y)


_ARGUMENTS = {
    "majorRadius": "major_radius",
    "altitudeAngle": "altitude_angle",
    "azimuthAngle": "azimuth_angle",
    "rollAngle": "roll_angle",
    "preciseOffset": "precise_offset",
    "majorRadiusTolerance": "major_radius_tolerance",
    "maximumPossibleForce": "maximum_possible_force",
    "estimatedProperties": "estimated_properties",
    "expectingUpdates": "expecting_updates",
    "estimationUpdateIndex": "estimation_update_index",
}
_SAMPLE_READERS: dict[str, Any] = {
    "type": _read_type,
    "buttons": Value.mask,
    "modifiers": read_modifiers,
    "force": Value.number,
    "majorRadius": Value.number,
    "altitudeAngle": Value.number,
    "azimuthAngle": Value.number,
    "coalesced": read_snapshots,
    "rollAngle": Value.number,
    "preciseOffset": Value.point,
    "majorRadiusTolerance": Value.number,
    "maximumPossibleForce": Value.number,
    "estimatedProperties": Value.mask,
    "expectingUpdates": Value.mask,
    "estimationUpdateIndex": Value.integer,
}
