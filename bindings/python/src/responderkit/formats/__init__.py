# SPDX-License-Identifier: MIT
"""Reads and writes touches in other formats. ``read`` and ``write`` take a path; its extension or ``format`` selects the format.

Records are Touches objects. They have the contents of touch-jsonl/1, the format that ``rk replay``, ``rk inspect`` and ``rk render``
play.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from typing import NamedTuple, Optional, Union

from .._worded import worded_fields
from ..context import Context
from ..enums import TouchPhase
from ..touch import TouchSample
from . import _android, _csv, _jsonl, _linux, _rrweb, _webdriver
from ._model import Axis, FormatError, Sample, TouchEntry, Touches, Update
from ._perfetto import Decision, perfetto
from ._webdriver import actions as webdriver_actions

__all__ = [
    "Axis",
    "Decision",
    "FORMATS",
    "Format",
    "FormatError",
    "Sample",
    "TouchEntry",
    "Touches",
    "Update",
    "dumps",
    "format_of",
    "loads",
    "perfetto",
    "play",
    "read",
    "webdriver_actions",
    "write",
]

#: A path of a file.
Path = Union[str, "os.PathLike[str]"]


@worded_fields
class Format(NamedTuple):
    """A format.

    - ``ending``: How the names of its files end.
    - ``read``: Text and the file's name for messages to records; None if it is only written.
    - ``write``: Records to text, or bytes; None if it is only read.
    """

    ending: str
    read: Optional[Callable[[str, str], list[Touches]]]
    write: Optional[Callable[[Iterable[Touches]], Union[str, bytes]]]


#: Every format by its name.
FORMATS = {
    "touch-jsonl": Format(".jsonl", _jsonl.read, _jsonl.write),
    "csv": Format(".csv", _csv.read, _csv.write),
    "webdriver": Format(".actions.json", _webdriver.read, _webdriver.write),
    "getevent": Format(".getevent", _android.read_getevent, _android.write_getevent),
    "sendevent": Format(".sh", _android.read_sendevent, _android.write_sendevent),
    "rrweb": Format(".rrweb.json", _rrweb.read, None),
    "evemu": Format(".evemu", None, _linux.write_evemu),
    "libinput": Format(".yml", None, _linux.write_libinput),
    "perfetto": Format(".pftrace", None, perfetto),
}


def format_of(path: Path) -> str:
    """The name of the format that a file's name stands for."""
    text = os.fspath(path)
    for name, format in FORMATS.items():
        if text.endswith(format.ending):
            return name
    endings = ", ".join(format.ending for format in FORMATS.values())
    raise FormatError(f"{text}: the name ends with no format's ending ({endings}); rename it, or name the format")


def loads(text: str, format: str, file: str = "text") -> list[Touches]:
    """The records of a text. ``file`` begins the sentence of a FormatError."""
    reader = _named(format).read
    if reader is None:
        hint = "; bindings/c/sources/evemu plays such files" if format in ("evemu", "libinput") else ""
        readable = ", ".join(name for name, found in FORMATS.items() if found.read)
        raise FormatError(f"{file}: the format {format} is only written; those that are read are {readable}{hint}")
    return reader(text, file)


def dumps(records: Iterable[Touches], format: str) -> Union[str, bytes]:
    """The records in a format: a text, or bytes for perfetto."""
    writer = _named(format).write
    if writer is None:
        raise FormatError(
            f"the format {format} is only read; those that are written are {', '.join(n for n, f in FORMATS.items() if f.write)}"
        )
    return writer(records)


def read(path: Path, format: Optional[str] = None) -> list[Touches]:
    """The records of a file."""
    name = format or format_of(path)
    with open(path, "rb") as file:
        data = file.read()
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FormatError(
            f"{os.fspath(path)}:{line}: byte 0x{data[error.start]:02x} is no UTF-8; is it a file of another format?"
        ) from None
    return loads(text, name, os.fspath(path))


def write(path: Path, records: Iterable[Touches], format: Optional[str] = None) -> None:
    """Write records to a file. Nothing is written if they do not fit the format."""
    made = dumps(records, format or format_of(path))
    with open(path, "wb") as file:
        file.write(made if isinstance(made, bytes) else made.encode("utf-8"))


def play(context: Context, record: Touches) -> None:
    """Send the updates of a record to a context. Its coordinates are taken for points of the screen; pressure is not sent."""
    record.check()
    for update in record.updates:
        samples = [
            TouchSample(
                touch.id,
                TouchPhase[touch.phase.upper()],
                (touch.x, touch.y),
                coalesced=[(sample.time, (sample.x, sample.y)) for sample in touch.coalesced],
            )
            for touch in update.touches
        ]
        if samples:
            context.send_touches(update.time, samples)


def _named(format: str) -> Format:
    if format not in FORMATS:
        raise FormatError(f"format is {format!r:.60}; it must be one of {', '.join(FORMATS)}")
    return FORMATS[format]
