# SPDX-License-Identifier: MIT
"""Values of JSON with a sentence for what is wrong."""

from __future__ import annotations

import json
import math
from typing import Any

from ._model import FormatError


def load(text: str, file: str, line: int = 1) -> Any:
    """The value of a text that begins in a line of the file."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        where = f"{file}:{line + error.lineno - 1}:{error.colno}"
        raise FormatError(
            f"{where}: the text {text[error.pos : error.pos + 20]!r} is no JSON ({error.msg}); is the file cut off?"
        ) from None
    except RecursionError:
        raise FormatError(f"{file}:{line}: the JSON is nested too deeply; it is no file of this format") from None
    except ValueError as error:
        raise FormatError(f"{file}:{line}: a number of the JSON has too many digits ({error}); shorten it") from None


def member(value: Any, name: str, where: str, optional: bool = False) -> Any:
    """A member of an object."""
    if not isinstance(value, dict):
        raise FormatError(f"{where}: found {value!r:.60}; it must be an object with {name}")
    if name not in value and not optional:
        raise FormatError(f"{where}: {name} is missing; the object has {', '.join(map(str, value)) or 'no member'}")
    return value.get(name)


def number(value: Any, name: str, where: str) -> float:
    """A finite number."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(_float(value)):
        raise FormatError(f"{where}: {name} is {value!r:.60}; it must be a finite number")
    return float(value)


def _float(value: float) -> float:
    try:
        return float(value)
    except OverflowError:
        return math.inf


def integer(value: Any, name: str, where: str) -> int:
    """A whole number of 64 bits."""
    found = number(value, name, where)
    if found != int(found) or not -(1 << 63) <= int(value) < 1 << 63:
        raise FormatError(f"{where}: {name} is {value!r:.60}; it must be a whole number of 64 bits")
    return int(value)
