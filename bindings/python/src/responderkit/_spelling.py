# SPDX-License-Identifier: MIT
"""Misspelled names: UIKit's spelling, and typing errors. The error names the right spelling; nothing is stored or ignored.

An attribute is refused if its name is UIKit's for one that the class has (``isHidden``, ``numberOfTapsRequired``) or an old name with
``is_``. It is also refused if it is nearly the name of a property that can be set (``hiden``). A program may store any other attribute
in an object. A class that declares a name, in its body or in ``__slots__``, may have it, however close it is to another.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any, Optional

#: UIKit's names, in snake case, of what has another name here.
_OTHERWISE = {
    "add_child_view_controller": "add_child",
    "become_key": "become_key_window",
    "can_become_key": "can_become_key_window",
    "can_be_prevented": "can_be_prevented_by",
    "can_be_prevented_by_gesture_recognizer": "can_be_prevented_by",
    "can_prevent_gesture_recognizer": "can_prevent",
    "child_view_controllers": "children",
    "convert": "convert_point_to",
    "convert_point": "convert_point_to",
    "convert_rect": "convert_rect_to",
    "dismiss_view_controller": "dismiss",
    "ignore_touch": "ignore",
    "is_key_window": "key",
    "key_window": "key",
    "location_in_view": "location",
    "parent_view_controller": "parent",
    "pop_to_root_view_controller": "pop_to_root",
    "pop_view_controller": "pop",
    "present_view_controller": "present",
    "presented_view_controller": "presented",
    "presenting_view_controller": "presenting",
    "push_view_controller": "push",
    "require_gesture_recognizer_to_fail": "require_to_fail",
    "resign_key": "resign_key_window",
    "root_view_controller": "root_view_controller",
    "should_be_required_to_fail": "should_be_required_to_fail_by",
    "should_be_required_to_fail_by_gesture_recognizer": "should_be_required_to_fail_by",
    "should_receive": "should_receive_event",
    "should_require_failure": "should_require_failure_of",
    "should_require_failure_of_gesture_recognizer": "should_require_failure_of",
    "top_view_controller": "top",
    "translation_in_view": "translation",
    "velocity_in_view": "velocity",
    "visible_view_controller": "visible",
    "window_level": "level",
}
#: What other languages read by a method, and is part of another answer here.
_PARTS = {
    "explain_steps": "explain().steps",
    "explanation_steps": "explain().steps",
    "explain_touch": "explain(touch=number)",
    "explain_touch_steps": "explain(touch=number).steps",
}
#: Beginnings of the names of a delegate's methods in UIKit.
_DELEGATES = re.compile(r"^(scroll_view|text_field|gesture_recognizer)_(?=.)")
#: Labels of UIKit's later arguments, in names as other languages join them: touchesBegan_withEvent_, hitTestWithEvent.
_LABELS = re.compile(r"_(with|for|in|of|to)_.*$")


def snake(name: str) -> str:
    """numberOfTapsRequired: number_of_taps_required."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower().strip("_")


def _readings(name: str) -> Iterator[str]:
    """What a name of UIKit's may be here, the likeliest first."""
    whole, head = snake(name), snake(name.partition("_")[0]) if name.lower() != name else snake(name)
    for word in dict.fromkeys((whole, head)):
        for each in (word, _LABELS.sub("", word)):
            yield _OTHERWISE.get(each, each)
            yield re.sub(r"^(is|get|set)_", "", each)
            yield f"is_{each}"


def uikit_name(name: str, known: Iterable[str]) -> Optional[str]:
    """The known name for one in UIKit's spelling, or with the ``is_`` that names no longer have; None if it is neither."""
    if name.lower() == name and not re.match(r"(is|get|set)_", name) and "_with_" not in name:
        return None
    return _meant(name, known)


def _meant(name: str, known: Iterable[str]) -> Optional[str]:
    names = set(known)
    return next((each for each in _readings(name) if each in names and each != name), None)


def _steps(one: str, other: str, most: int) -> int:
    """How many letters were left out, added, exchanged or swapped with the next; more than ``most``: any greater number."""
    if abs(len(one) - len(other)) > most or sum(((Counter(one) - Counter(other)) + (Counter(other) - Counter(one))).values()) > 2 * most:
        return most + 1
    before: list[int] = []
    last = list(range(len(other) + 1))
    for row, letter in enumerate(one, 1):
        now = [row]
        for column, against in enumerate(other, 1):
            best = min(last[column] + 1, now[-1] + 1, last[column - 1] + (letter != against))
            if row > 1 and column > 1 and letter == other[column - 2] and one[row - 2] == against:
                best = min(best, before[column - 2] + 1)
            now.append(best)
        before, last = last, now
    return last[-1]


def near_name(name: str, known: Iterable[str], strict: bool = True) -> Optional[str]:
    """The known name that this one is a slip of; None if it is none.

    ``strict``: what may well be a word of its own is none: a plural, a participle, a number, or a short word with another letter in it.
    """
    found: list[tuple[int, str]] = []
    for word in known:
        if word == name or min(len(word), len(name)) < 4:
            continue
        most = 2 if len(word) >= 10 else 1
        if strict and (len(word) < 5 or name.startswith(word) and len(name) == len(word) + 1 or word == name + "s" or any(map(str.isdigit, name))):
            continue
        steps = _steps(name, word, most)
        if steps > most or strict and len(word) < 10 and len(name) == len(word) and sorted(name) != sorted(word):
            continue
        found.append((steps, word))
    return min(found)[1] if found else None


def _public(cls: type) -> set[str]:
    return {name for base in cls.__mro__ for name in base.__dict__ if not name.startswith("_")}


def _settable(cls: type) -> list[str]:
    return [name for name in _public(cls) if isinstance(found := getattr(cls, name, None), property) and found.fset is not None]


def _declared(cls: type, name: str) -> bool:
    return any(name in base.__dict__.get("__annotations__", ()) for base in cls.__mro__)


def absent(cls: type, name: str) -> str:
    """The sentence about an attribute that is read and is not there."""
    text = f"{cls.__name__!r} object has no attribute {name!r}"
    known = _public(cls)
    part = _PARTS.get(snake(name))
    if part is not None:
        return f"{text}: it is {part} here"
    meant = "next_responder" if name == "next" and "next_responder" in known else uikit_name(name, known)
    if meant is None and _OTHERWISE.get(name) in known:
        meant = _OTHERWISE[name]
    if meant is not None:
        return f"{text}: it is {meant!r} here"
    near = near_name(name, known, strict=False)
    return f"{text}: is {near!r} meant?" if near is not None else text


def refused(cls: type, name: str) -> Optional[str]:
    """Why an attribute that is not there may not be stored; None if it may."""
    if _declared(cls, name):
        return None
    meant = uikit_name(name, _public(cls))
    if meant is not None:
        return f"{cls.__name__!r} object has no attribute {name!r}: it is {meant!r} here"
    near = near_name(name, _settable(cls))
    if near is None:
        return None
    return f"{cls.__name__!r} object has no attribute {name!r}: is {near!r} meant? (A class of your own may have both: declare it there, {name}: type)"


def unknown_keyword(cls: type, name: str) -> str:
    """The sentence about a property that was given to a constructor and cannot be set."""
    known = _settable(cls)
    meant = uikit_name(name, known) or near_name(name, known, strict=False)
    return f"{cls.__name__} has no property {name!r} that can be set" + (f": is {meant!r} meant?" if meant is not None else "")


def check_class(cls: type, called: frozenset[str]) -> None:
    """TypeError for a member of a new class that would never be called, or would hide a property, with the name that is meant.

    ``called`` has the methods that the library calls.
    """
    for base in (cls, *(mixin for mixin in cls.__bases__ if "_bind" not in _members(mixin))):
        for name, value in list(base.__dict__.items()):
            if not name.startswith("_"):
                _check_member(cls, name, value, called)


def _members(cls: type) -> set[str]:
    return {name for base in cls.__mro__ for name in base.__dict__}


def _check_member(cls: type, name: str, value: Any, called: frozenset[str]) -> None:
    inherited = next((base.__dict__[name] for base in cls.__mro__[1:] if "_bind" in _members(base) and name in base.__dict__), None)
    where = f"{cls.__qualname__}.{name}"
    if isinstance(inherited, property):
        if isinstance(value, FunctionType):
            raise TypeError(f"{where}: {name} is a property; write @property above it")
        if inherited.fset is not None and name not in called and not hasattr(value, "__get__"):
            raise TypeError(f"{where}: {name} is a property of each object; set it in __init__, after super().__init__()")
    elif inherited is not None:
        if name in called and isinstance(value, property):
            raise TypeError(f"{where}: {name} is a method; leave out @property")
    elif hasattr(value, "_rk_action") or hasattr(value, "_rk_typed_action"):
        return
    else:
        known = _public(next(base for base in cls.__mro__[1:] if "_bind" in _members(base)))
        meant = uikit_name(name, known)
        if meant is None and (isinstance(value, (FunctionType, property))):
            meant = near_name(name, (each for each in called if len(each) > 6))
        if meant is not None:
            raise TypeError(f"{where} would never be called: it is {meant!r} here")


def check_delegate(delegate: object, known: Iterable[str]) -> None:
    """TypeError for a method of a delegate that would never be called because it is written otherwise here."""
    names = set(known)
    for name in {name for base in type(delegate).__mro__ for name in base.__dict__}:
        if name.startswith("_") or name in names:
            continue
        if name.lower() == name:
            meant = near_name(name, (each for each in names if len(each) > 6))
        else:
            short = _DELEGATES.sub("", snake(name))
            meant = short if short in names else _meant(name, names) or _meant(short, names)
        if meant is not None:
            raise TypeError(f"{type(delegate).__qualname__}.{name} would never be called: it is {meant!r} here")
