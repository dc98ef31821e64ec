# SPDX-License-Identifier: MIT
"""How scenarios are to be run, where that is not as usual."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Union

from .. import Context, Error
from .scenario import read_setting
from .values import Malformed, Value, failure, parse, quoted

#: The name of a flag or constant, its value, and where it was asked for.
Setting = tuple[str, Union[float, str], str]


@dataclass
class Options:
    """The options of ``python -m responderkit run``."""

    #: Flags and constants that are set before those of the file.
    config: list[Setting] = field(default_factory=list)
    #: Whether the trace is on. Without it there are no reasons, and ``explain`` steps are passed over.
    traced: bool = True
    #: Whether calls of methods are observed only where an ``on`` waits for their line. Other such lines do not come, and are left
    #: out of what is expected.
    silent: bool = False


def read_config(text: str) -> Setting:
    """``NAME=VALUE`` of a command line. Malformed has the reason if it is invalid."""
    place = f"--config {quoted(text)}"
    name, equals, written = text.partition("=")
    if not name or not equals:
        raise Malformed(place, "expected NAME=VALUE")
    value = Value(_scalar(written), place)
    setting = read_setting(value, name, value)
    # Only the library knows which values it takes.
    with Context() as context:
        try:
            context.config[name] = setting[1]
        except Error as error:
            raise Malformed(place, failure(error)) from None
    return setting


def _scalar(text: str) -> Any:
    """A number, true or false as JSON writes them, or else a word."""
    try:
        raw = parse(text.encode("utf-8", "surrogateescape")).raw
    except Malformed:
        return text
    return raw if isinstance(raw, (bool, float)) else text
