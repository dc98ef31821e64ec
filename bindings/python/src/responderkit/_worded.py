# SPDX-License-Identifier: MIT
"""Words that help() shows: of an enumeration's members (``MOVED = 1, "It moved."`` is the number 1), and of a class's fields."""

from __future__ import annotations

import re
from enum import Enum, Flag, IntEnum, IntFlag
from typing import TypeVar

_T = TypeVar("_T")


class WordedEnum(IntEnum):
    """Numbers, each with what it means."""

    _value_: int

    def __new__(cls, value: int, words: str = "") -> WordedEnum:
        member = int.__new__(cls, value)
        member._value_ = value
        member.__doc__ = words
        return member

    # In each version of Python: TouchPhase.BEGAN is printed as that, and f"{phase:d}" is its number.
    __str__ = Enum.__str__

    def __format__(self, spec: str) -> str:
        return int.__format__(self._value_, spec) if spec else str(self)


class WordedFlag(IntFlag):
    """Sets of bits, each bit with what it means; combinations have no words."""

    _value_: int

    def __new__(cls, value: int, words: str = "") -> WordedFlag:
        member = int.__new__(cls, value)
        member._value_ = value
        member.__doc__ = words
        return member

    __str__ = Flag.__str__

    def __format__(self, spec: str) -> str:
        return int.__format__(self._value_, spec) if spec else str(self)


def field_words(cls: type) -> dict[str, str]:
    """The words that the texts of a class and of its bases have for fields: lines such as "- ``x``: To the right."."""
    found: dict[str, str] = {}
    for base in cls.__mro__:
        text = re.sub("^    ", "", base.__dict__.get("__doc__") or "", flags=re.MULTILINE)
        for match in re.finditer(r"^- ``(\w+)``: (.*(?:\n  .*)*)", text, re.MULTILINE):
            found.setdefault(match[1], re.sub(r"\n\s+", " ", match[2]))
    return found


def worded_fields(cls: type[_T]) -> type[_T]:
    """Gives each field of a named tuple its words from the class's text, where Python has "Alias for field number 0"."""
    for name, words in field_words(cls).items():
        cls.__dict__[name].__doc__ = words
    return cls
