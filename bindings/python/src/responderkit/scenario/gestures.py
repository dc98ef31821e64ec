# SPDX-License-Identifier: MIT
"""Recognisers as a file describes them: type, properties, delegate, prevention, behaviour of a custom one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional, Union

from . import words
from .ledger import Ledger
from .properties import GESTURE_PROPERTIES, GESTURE_SETTABLE, Setting
from .values import Value, quoted

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
