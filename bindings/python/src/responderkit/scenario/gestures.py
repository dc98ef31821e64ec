# SPDX-License-Identifier: MIT
"""Recognisers as a file describes them: type, properties, delegate, prevention, behaviour of a custom one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional, Union

from ..enums import PressType, RectEdge, ScrollTypeMask, SwipeDirection, TouchTypes
from . import words
from .ledger import Ledger
from .properties import Property, Setting, attribute
from .values import Value, quoted

_TOUCH_TYPES = {word: TouchTypes(1 << each) for word, each in words.TOUCH_TYPES.items()}
_DIRECTIONS = {member.name.lower(): member for member in (SwipeDirection(1 << bit) for bit in range(4)) if member.name}
_EDGES = {member.name.lower(): member for member in (RectEdge(1 << bit) for bit in range(4)) if member.name}


_SCROLL_TYPES = {"discrete": ScrollTypeMask.DISCRETE, "continuous": ScrollTypeMask.CONTINUOUS}


def _read_press_types(value: Value) -> list[str]:
    """Names of buttons, "key" for all keys, as they are read back."""
    types = {_PRESS_TYPES[item.word(list(_PRESS_TYPES))] for item in value.items()}
    return _names(types)


def _names(types: Any) -> list[str]:
    names = {**words.PRESS_TYPES, "key": PressType.KEY}
    return [name for name, each in names.items() if each in types]


def _set_press_types(recognizer: Any, names: list[str]) -> None:
    recognizer.allowed_press_types = [_PRESS_TYPES[name] for name in names]


_PRESS_TYPES = {**words.PRESS_WORDS, "key": PressType.KEY}


def _mask(name: str, attribute_name: str, bits: dict[str, Any], *types: str) -> Property:
    def read(recognizer: Any) -> list[str]:
        value = getattr(recognizer, attribute_name)
        return [word for word, bit in bits.items() if value & bit]

    def write(recognizer: Any, given: list[str]) -> None:
        setattr(recognizer, attribute_name, sum(int(bits[word]) for word in given))

    return Property(name, tuple(bits), read, write, frozenset(types) if types else None)


def _own(name: str, shape: str, attribute_name: str, *types: str) -> Property:
    return Property(name, shape, *attribute(attribute_name), frozenset(types))


_PANS = frozenset(["pan", "screenEdgePan"])
_HOVERS = frozenset(["hover"])
#: All in window coordinates, as "touch" steps are.
_ALL = [
    Property("enabled", "flag", *attribute("enabled")),
    Property("cancelsTouchesInView", "flag", *attribute("cancels_touches_in_view")),
    Property("delaysTouchesBegan", "flag", *attribute("delays_touches_began")),
    Property("delaysTouchesEnded", "flag", *attribute("delays_touches_ended")),
    Property("requiresExclusiveTouchType", "flag", *attribute("requires_exclusive_touch_type")),
    _mask("allowedTouchTypes", "allowed_touch_types", _TOUCH_TYPES),
    Property("allowedPressTypes", _read_press_types, lambda recognizer: _names(recognizer.allowed_press_types), _set_press_types),
    _mask("allowedScrollTypesMask", "allowed_scroll_types_mask", _SCROLL_TYPES, *_PANS),
    _own("buttonMaskRequired", "mask", "button_mask_required", "tap"),
    _own("numberOfTapsRequired", "integer", "number_of_taps_required", "tap", "longPress"),
    _own("numberOfTouchesRequired", "integer", "number_of_touches_required", "tap", "longPress", "swipe"),
    _own("maximumTapDuration", "number", "maximum_tap_duration", "tap"),
    _own("maximumIntervalBetweenSuccessiveTaps", "number", "maximum_interval_between_successive_taps", "tap"),
    _own("allowableMovement", "number", "allowable_movement", "tap", "longPress"),
    _own("minimumPressDuration", "number", "minimum_press_duration", "longPress"),
    _own("minimumNumberOfTouches", "integer", "minimum_number_of_touches", *_PANS),
    _own("maximumNumberOfTouches", "integer", "maximum_number_of_touches", *_PANS),
    _mask("edges", "edges", _EDGES, "screenEdgePan"),
    _mask("direction", "direction", _DIRECTIONS, "swipe"),
    _own("scale", "number", "scale", "pinch"),
    _own("rotation", "number", "rotation", "rotation"),
    Property("state", "state", lambda recognizer: recognizer.state.name.lower(), None),
    Property("translation", "point", lambda pan: pan.translation(), None, _PANS),
    Property("velocity", "point", lambda pan: pan.velocity(), None, _PANS),
    Property("location", "point", lambda recognizer: recognizer.location(), None),
    Property("numberOfTouches", "integer", lambda recognizer: recognizer.number_of_touches, None),
    Property("view", "id", lambda recognizer: recognizer.view, None),
    Property("zOffset", "number", lambda hover: hover.z_offset, None, _HOVERS),
    Property("altitudeAngle", "number", lambda hover: hover.altitude_angle, None, _HOVERS),
    Property("azimuthAngle", "number", lambda hover: hover.azimuth_angle, None, _HOVERS),
    Property("azimuthUnitVector", "point", lambda hover: hover.azimuth_unit_vector(), None, _HOVERS),
    Property("rollAngle", "number", lambda hover: hover.roll_angle, None, _HOVERS),
    Property("failureRequirements", "recognizers", lambda recognizer: recognizer.failure_requirements, None),
    Property("attemptFailureRequirements", "recognizers", lambda recognizer: recognizer.attempt_failure_requirements, None),
]
GESTURE_PROPERTIES: dict[str, Property] = {item.name: item for item in _ALL}
GESTURE_SETTABLE = [item.name for item in _ALL if item.write is not None]
#: The velocity of these is one number.
_TURNING = Property("velocity", "number", lambda recognizer: recognizer.velocity, None, frozenset(["pinch", "rotation"]))


def gesture_properties(type_name: Optional[str]) -> dict[str, Property]:
    """The properties that a file can read, for a recogniser of a type."""
    if type_name is not None and _TURNING.suits(type_name):
        return {**GESTURE_PROPERTIES, "velocity": _TURNING}
    return GESTURE_PROPERTIES


#: Yes or no for every other recognizer, or the ids of those for which it is yes.
Answer = Union[bool, frozenset[str]]


@dataclass
class Recognizer:
    id: str
    place: str
    type: str
    #: What an action logs after ``act:``.
    action: str
    plugin_class: Optional[str] = None
    #: Whether its action transforms its view.
    transforms: bool = False
    log: bool = False
    settings: list[Setting] = field(default_factory=list)
    #: Ids with the places where they stand.
    require_to_fail: list[tuple[str, str]] = field(default_factory=list)
    #: The id of a node, or answers by the words of a file.
    delegate: Union[None, str, dict[str, Answer]] = None
    can_prevent: Optional[Answer] = None
    can_be_prevented_by: Optional[Answer] = None
    #: What a custom one does in each phase.
    on: dict[str, str] = field(default_factory=dict)


def read_recognizer(value: Value, ledger: Ledger) -> Recognizer:
    members = dict(value.members())
    value.require("id", "type")
    type_name, plugin_class = _read_type(members["type"], ledger)
    id = ledger.declare(members["id"], "recognizer")
    ledger.classes[id] = type_name
    made = Recognizer(id, value.place, type_name, id, plugin_class)
    for key, item in members.items():
        if key not in ("id", "type"):
            read_recognizer_key(made, key, item, value, ledger)
    return made


def _read_type(value: Value, ledger: Ledger) -> tuple[str, Optional[str]]:
    """One of the words, and the class if a plugin has brought it: it has the properties of what it inherits from."""
    word = value.text()
    if word not in words.RECOGNIZER_TYPES:
        above = ledger.builtin_above(word)
        if above == "GestureRecognizer":
            return "custom", word
        for type_name in words.RECOGNIZER_TYPES:
            if above == type_name[0].upper() + type_name[1:]:
                return type_name, word
    return value.word(words.RECOGNIZER_TYPES), None


#: Keys that "set" takes besides the properties.
CHANGEABLE = "log requireToFail delegate canPrevent canBePreventedBy".split()
#: Types with an amount that an action can give the view.
TRANSFORMING = "pan screenEdgePan pinch rotation".split()


def read_recognizer_key(made: Recognizer, key: str, item: Value, whole: Value, ledger: Ledger) -> None:
    if key in GESTURE_SETTABLE:
        found = GESTURE_PROPERTIES[key]
        if not found.suits(made.type):
            item.fail(f"no recognizer of the type {quoted(made.type)} has the property {quoted(key)}")
        made.settings.append(Setting(found, found.check(item, ledger), item.raw, item.place))
    elif key == "action":
        made.action = item.name()
    elif key == "actionDo" and made.type in TRANSFORMING:
        made.transforms = item.word(["transform"]) == "transform"
    elif key == "log":
        made.log = item.flag()
    elif key == "requireToFail":
        made.require_to_fail = [(ledger.use(id, "recognizer"), id.place) for id in item.items()]
    elif key == "delegate":
        made.delegate = _read_delegate(item, ledger)
    elif key == "canPrevent":
        made.can_prevent = _read_only(item, ledger)
    elif key == "canBePreventedBy":
        made.can_be_prevented_by = _read_only(item, ledger)
    elif key == "on" and made.type == "custom":
        for phase, state in item.members():
            if phase not in words.PHASES:
                item.unknown_key(phase, words.PHASES)
            made.on[phase] = state.word([*words.STATES, "ignore"])
    elif key == "on":
        item.fail('only a recognizer of the type "custom" has the key "on"')
    else:
        own = [name for name in GESTURE_SETTABLE if GESTURE_PROPERTIES[name].suits(made.type)]
        whole.unknown_key(key, [*words.RECOGNIZER, *own, *(["on"] if made.type == "custom" else []), *(["actionDo"] if made.type in TRANSFORMING else [])])


def _read_only(value: Value, ledger: Ledger) -> Answer:
    if isinstance(value.raw, bool):
        return value.raw
    if not isinstance(value.raw, dict) or list(value.raw) != ["only"]:
        value.expected('true, false or {"only": [ids]}')
    ((_, item),) = value.members()
    return frozenset(ledger.use(id, "recognizer") for id in item.items())


def _read_delegate(value: Value, ledger: Ledger) -> Union[None, str, dict[str, Answer]]:
    if isinstance(value.raw, str):
        return ledger.use(value, "view")
    if value.is_null:
        return None
    if not isinstance(value.raw, dict):
        value.expected("the id of a node, or an object with answers")
    answers: dict[str, Answer] = {}
    for key, item in value.members():
        if key not in words.RECOGNIZER_DELEGATE:
            value.unknown_key(key, words.RECOGNIZER_DELEGATE)
        if key.startswith("should"):
            answers[key] = item.flag()
        elif isinstance(item.raw, bool):
            answers[key] = item.raw
        else:
            answers[key] = frozenset(ledger.use(id, "recognizer") for id in item.items("true, false or a list of ids"))
    return answers
