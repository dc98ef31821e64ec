# SPDX-License-Identifier: MIT
"""Properties of native objects as Python's: a getter and a setter of the library each, and what may go through them."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_bool, c_double, c_int64, c_uint32, c_uint64
from enum import IntFlag
from typing import Any

from ._callbacks import call
from ._objects import Object
from .enums import PressType


def flag(getter: Any, setter: Any, doc: str) -> Any:
    """A truth value."""

    def read(self: Object) -> bool:
        return self._get_value(getter, c_bool)  # type: ignore[no-any-return]

    def write(self: Object, value: bool) -> None:
        call(setter, self._handle, value)

    return property(read, write, doc=doc)


def reading(getter: Any, doc: str) -> Any:
    """A truth value that only the library changes."""

    def read(self: Object) -> bool:
        return self._get_value(getter, c_bool)  # type: ignore[no-any-return]

    return property(read, doc=doc)


def number(getter: Any, setter: Any, doc: str) -> Any:
    """A 64-bit float."""

    def read(self: Object) -> float:
        return self._get_value(getter, c_double)  # type: ignore[no-any-return]

    def write(self: Object, value: float) -> None:
        call(setter, self._handle, value)

    return property(read, write, doc=doc)


def integer(getter: Any, setter: Any, doc: str) -> Any:
    """A 64-bit integer; ctypes would silently cut a larger one."""

    def read(self: Object) -> int:
        return self._get_value(getter, c_int64)  # type: ignore[no-any-return]

    def write(self: Object, value: int) -> None:
        call(setter, self._handle, int64(value))

    return property(read, write, doc=doc)


def mask(getter: Any, setter: Any, kind: type[IntFlag], doc: str) -> Any:
    """A set of bits."""

    def read(self: Object) -> IntFlag:
        return kind(self._get_value(getter, c_uint32))

    def write(self: Object, value: int) -> None:
        call(setter, self._handle, uint32(value, kind.__name__))

    return property(read, write, doc=doc)


def bits(getter: Any, setter: Any, doc: str) -> Any:
    """32 bits without names."""

    def read(self: Object) -> int:
        return self._get_value(getter, c_uint32)  # type: ignore[no-any-return]

    def write(self: Object, value: int) -> None:
        call(setter, self._handle, uint32(value, "a mask"))

    return property(read, write, doc=doc)


def press_types(getter: Any, setter: Any, doc: str) -> Any:
    """A set of types of presses: bit ``1 << type`` for each."""

    def read(self: Object) -> frozenset[PressType]:
        value = self._get_value(getter, c_uint64)
        return frozenset(each for each in PressType if value >> each & 1)

    def write(self: Object, types: Iterable[PressType]) -> None:
        call(setter, self._handle, sum(1 << each for each in {PressType(given) for given in types}))

    return property(read, write, doc=doc)


def int64(value: int) -> int:
    if not isinstance(value, int):
        raise TypeError(f"expected an int, not {value!r}")
    if not -(1 << 63) <= value < 1 << 63:
        raise ValueError(f"expected a number of 64 bits, not {value}")
    return value


def uint32(value: int, what: str, kind: str = "an int") -> int:
    if not isinstance(value, int):
        raise TypeError(f"{what} must be {kind}, not {value!r}")
    if not 0 <= value < 1 << 32:
        raise ValueError(f"{what} is a number of 32 bits, not {value}")
    return value
