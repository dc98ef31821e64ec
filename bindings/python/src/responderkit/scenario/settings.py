# SPDX-License-Identifier: MIT
"""What "set" gives to an object and "get" asks of it: what may stand there depends on the object."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from . import words
from .gestures import CHANGEABLE, Recognizer, read_recognizer_key
from .ledger import APPLICATION, DELEGATE, Ledger
from .model import Behaviour, Target, behaviour_of, read_target
from .properties import GESTURE_PROPERTIES, GESTURE_SETTABLE, PROPERTIES, SETTABLE, Property, Setting, for_class
from .values import Value, quoted


class BehaviourSetting(NamedTuple):
    key: str
    value: Value


class TargetsSetting(NamedTuple):
    """A control's targets, in place of those that it has."""

    targets: list[Target]
    place: str


def read_set(value: Value, ledger: Ledger) -> tuple[str, list[Any]]:
    id, properties = value.items('["id", {property: value}]', 2, 2)
    name, settings = ledger.use(id, "any"), []  # type: tuple[str, list[Any]]
    members = list(properties.members())
    # The object may be declared further down.
    ledger.later(lambda: settings.extend(_read_setting(name, key, item, properties, ledger) for key, item in members))
    return name, settings


def _read_setting(id: str, key: str, item: Value, whole: Value, ledger: Ledger) -> Any:
    class_name = _class(id, ledger)
    if ledger.kinds.get(id) == "recognizer":
        return _read_gesture_setting(class_name or "custom", key, item, whole, ledger)
    if key in SETTABLE:
        if key == "key":
            item.true()
        return _setting(PROPERTIES[key], class_name, item, ledger)
    if key == "targets" and class_name in words.CONTROL_CLASSES:
        return TargetsSetting([read_target(each, ledger) for each in item.items()], item.place)
    allowed = behaviour_of(class_name)
    if key in allowed:
        Behaviour().read(key, item, ledger)
        return BehaviourSetting(key, item)
    whole.unknown_key(key, [*SETTABLE, *allowed, *(["targets"] if class_name in words.CONTROL_CLASSES else [])])


def _read_gesture_setting(type_name: str, key: str, item: Value, whole: Value, ledger: Ledger) -> Any:
    if key in GESTURE_SETTABLE or key == "state":
        return _setting(GESTURE_PROPERTIES[key], type_name, item, ledger)
    if key not in CHANGEABLE:
        whole.unknown_key(key, [*GESTURE_SETTABLE, "state", *CHANGEABLE])
    read_recognizer_key(Recognizer("", "", type_name, ""), key, item, whole, ledger)
    return BehaviourSetting(key, item)


def _setting(found: Property, class_name: Optional[str], item: Value, ledger: Ledger) -> Setting:
    only = found.only(class_name) if class_name is not None else None
    if only is not None:
        item.fail(f"only {only} have the property {quoted(found.name)}")
    return Setting(for_class(found, class_name), found.check(item, ledger), item.raw, item.place)


def read_get(value: Value, ledger: Ledger) -> tuple[str, list[Setting]]:
    id, properties = value.items('["id", {property: value}]', 2, 2)
    name, settings = ledger.use(id, "any"), []  # type: tuple[str, list[Setting]]
    members = list(properties.members())
    ledger.later(lambda: settings.extend(_read_question(name, key, item, properties, ledger) for key, item in members))
    return name, settings


def _read_question(id: str, key: str, item: Value, whole: Value, ledger: Ledger) -> Setting:
    class_name = _class(id, ledger)
    is_recognizer = ledger.kinds.get(id) == "recognizer"
    table = GESTURE_PROPERTIES if is_recognizer else PROPERTIES
    if key not in table:
        whole.unknown_key(key, list(table))
    return _setting(table[key], class_name, item, ledger)


def _class(id: str, ledger: Ledger) -> Optional[str]:
    """The class of an object, or the type of a recogniser; None if the file does not declare it."""
    return {APPLICATION: "Application", DELEGATE: "Responder"}.get(id) or ledger.classes.get(id)
