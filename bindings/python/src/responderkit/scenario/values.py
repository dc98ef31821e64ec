# SPDX-License-Identifier: MIT
"""JSON values together with their place in the file, and the questions a file format asks of them."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn, Optional

from ..enums import Status
from ..errors import Error
from ..geometry import EdgeInsets, Point, Rect, Size, Transform

#: Nesting beyond this is refused before anything recursive looks at the text.
MAXIMUM_DEPTH = 1000
#: Numbers up to here are exact as floats.
_EXACT = 2**53
_STRINGS_AND_BRACKETS = re.compile(rb'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)


class Malformed(Exception):
    """A file that cannot be run as it is written: where, what was expected, and the words that may stand there."""

    def __init__(self, place: str, message: str, allowed: Sequence[str] = ()) -> None:
        words = f" (allowed: {', '.join(allowed)})" if allowed else ""
        super().__init__(f"{place}: {message}{words}" if place else f"{message}{words}")
        self.place = place


class _BadNumber:
    """A number that JSON or a float cannot hold; reported where it stands."""

    def __init__(self, text: str) -> None:
        self.text = text if len(text) <= 40 else f"{len(text)} digits"


class _Members(dict[str, Any]):
    repeated: Optional[str] = None


def parse(data: bytes) -> Value:
    """The one value that makes up a file."""
    _check_depth(data)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line, column = _position(data, error.start)
        raise Malformed(f"line {line} column {column}", f"byte {data[error.start]:#04x} is no UTF-8") from None
    try:
        raw = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_number,
            parse_float=_number,
            parse_constant=lambda word: _BadNumber(word),
        )
    except json.JSONDecodeError as error:
        raise Malformed(f"line {error.lineno} column {error.colno}", f"not JSON: {error.msg}") from None
    return Value(raw, "")


def _check_depth(data: bytes) -> None:
    depth = 0
    for match in _STRINGS_AND_BRACKETS.finditer(data):
        first = data[match.start()]
        if first in b"[{":
            depth += 1
            if depth > MAXIMUM_DEPTH:
                line, column = _position(data, match.start())
                raise Malformed(f"line {line} column {column}", f"nested deeper than {MAXIMUM_DEPTH} levels")
        elif first in b"]}":
            depth -= 1


def _position(data: bytes, offset: int) -> tuple[int, int]:
    before = data[:offset]
    return before.count(b"\n") + 1, offset - (before.rfind(b"\n") + 1) + 1


def _number(text: str) -> Any:
    number = float(text)
    return number if math.isfinite(number) else _BadNumber(text)


def _object(pairs: list[tuple[str, Any]]) -> _Members:
    members = _Members()
    for key, value in pairs:
        if key in members:
            members.repeated = key
        members[key] = value
    return members


def written(value: Any) -> str:
    """A value as it would stand in a file, for messages."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        number = float(value)
        return str(int(number)) if number.is_integer() and abs(number) < 1e15 else repr(number)
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, _BadNumber):
        return value.text
    if isinstance(value, dict):
        return "{" + ", ".join(f"{quoted(key)}: {written(item)}" for key, item in value.items()) + "}"
    return "[" + ", ".join(written(item) for item in value) + "]"


def quoted(text: str) -> str:
    escapes = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
    return '"' + "".join(escapes.get(c, f"\\u{ord(c):04x}" if c < " " or c == "\x7f" else c) for c in text) + '"'


def matches(expected: Any, got: Any, tolerance: float) -> bool:
    """Equality with a tolerance for every number; a truth value is no number."""
    if isinstance(expected, bool) or isinstance(got, bool):
        return expected is got
    if isinstance(expected, (int, float)) and isinstance(got, (int, float)):
        return expected == got or abs(expected - got) <= tolerance
    if isinstance(expected, (list, tuple)) and isinstance(got, (list, tuple)):
        return len(expected) == len(got) and all(matches(a, b, tolerance) for a, b in zip(expected, got))
    return bool(expected == got)


class Value:
    """A value and where it stands: ``steps[3].down[1]``."""

    __slots__ = ("place", "raw")

    def __init__(self, raw: Any, place: str) -> None:
        self.raw = raw
        self.place = place

    # ---- Errors ----

    def fail(self, message: str, allowed: Sequence[str] = ()) -> NoReturn:
        raise Malformed(self.place, message, allowed)

    def expected(self, what: str, allowed: Sequence[str] = ()) -> NoReturn:
        self.fail(f"expected {what}, found {self._summary()}", allowed)

    def unknown_key(self, key: str, allowed: Sequence[str]) -> NoReturn:
        self.fail(f"unknown key {quoted(key)}", allowed)

    def _summary(self) -> str:
        raw = self.raw
        if isinstance(raw, list):
            return f"a list of {len(raw)}" if raw else "an empty list"
        if isinstance(raw, dict):
            return "an object" if raw else "an empty object"
        if isinstance(raw, _BadNumber):
            return f"{raw.text}, which is no number of JSON" if raw.text[:1] in "NI-" else f"{raw.text}, which is out of range"
        return "a long text" if isinstance(raw, str) and len(raw) > 60 else written(raw)

    # ---- Answers ----

    @property
    def is_null(self) -> bool:
        return self.raw is None

    def flag(self) -> bool:
        if not isinstance(self.raw, bool):
            self.expected("true or false")
        return self.raw

    def true(self) -> None:
        """For keys that mean only that something happens."""
        if self.raw is not True:
            self.expected("true")

    def number(self) -> float:
        if not isinstance(self.raw, float):
            self.expected("a finite number" if isinstance(self.raw, _BadNumber) else "a number")
        return self.raw

    def integer(self) -> int:
        number = self.number()
        if not number.is_integer() or abs(number) > _EXACT:
            self.expected("a whole number")
        return int(number)

    def mask(self) -> int:
        """Buttons, one bit each."""
        number = self.integer()
        if not 0 <= number < 1 << 32:
            self.expected("a mask of buttons, 0 to 4294967295")
        return number

    def plain_text(self) -> str:
        """A text that goes into the library, which may be empty."""
        text = self.text()
        if "\0" in text:
            self.fail("expected a text without NUL")
        return text

    def text(self) -> str:
        if not isinstance(self.raw, str):
            self.expected("a text")
        try:
            self.raw.encode("utf-8")
        except UnicodeEncodeError:
            self.fail("expected a text that is Unicode, found half of a surrogate pair")
        return self.raw

    def name(self) -> str:
        """A text that goes into the library as a name."""
        text = self.text()
        if not text:
            self.fail("expected a text that is not empty")
        if len(text.encode("utf-8")) > 200:
            self.fail("expected a text of at most 200 bytes")
        if "\0" in text:
            self.fail("expected a text without NUL")
        return text

    def word(self, allowed: Sequence[str]) -> str:
        if not isinstance(self.raw, str) or self.raw not in allowed:
            self.expected("one of the allowed words", allowed)
        return self.raw

    def items(self, shape: str = "a list", least: int = 0, most: Optional[int] = None) -> list[Value]:
        if not isinstance(self.raw, list) or len(self.raw) < least or (most is not None and len(self.raw) > most):
            self.expected(shape)
        return [Value(item, f"{self.place}[{index}]") for index, item in enumerate(self.raw)]

    def members(self) -> Iterator[tuple[str, Value]]:
        if not isinstance(self.raw, _Members):
            self.expected("an object")
        if self.raw.repeated is not None:
            self.fail(f"key {quoted(self.raw.repeated)} stands here twice")
        prefix = f"{self.place}." if self.place else ""
        return ((key, Value(item, prefix + key)) for key, item in self.raw.items())

    def require(self, *keys: str) -> None:
        for key in keys:
            if isinstance(self.raw, dict) and key not in self.raw:
                self.fail(f"expected a key {quoted(key)}")

    def numbers(self, shape: str, count: int) -> tuple[float, ...]:
        return tuple(item.number() for item in self.items(shape, count, count))

    def point(self) -> Point:
        return Point(*self.numbers("a point [x, y]", 2))

    def rect(self) -> Rect:
        return Rect(*self.numbers("a rectangle [x, y, width, height]", 4))

    def size(self) -> Size:
        return Size(*self.numbers("a size [width, height]", 2))

    def insets(self) -> EdgeInsets:
        return EdgeInsets(*self.numbers("insets [top, left, bottom, right]", 4))

    def transform(self) -> Transform:
        return Transform(*self.numbers("a transform [a, b, c, d, tx, ty]", 6))


def failure(error: Error) -> str:
    """A refused call in words: the status's name and the library's sentence."""
    name = "RKStatus" + "".join(word.title() for word in Status(error.status).name.split("_"))
    name = name.replace("RKStatusOk", "RKStatusOK")
    return f"{name}: {error}" if str(error) else name
