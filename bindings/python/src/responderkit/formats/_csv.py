# SPDX-License-Identifier: MIT
"""CSV that a spreadsheet opens: UTF-8 with a mark, commas, a row for each touch of an update.

Columns: record (name), number (of the record), update, time (seconds), touch, phase, x, y, pressure. A row with the phase
"coalesced" is a place before the touch's next row.
"""

from __future__ import annotations

import csv
import io
import math
from collections.abc import Iterable

from ._model import FormatError, Sample, TouchEntry, Touches, Update, change_down

COLUMNS = ("record", "number", "update", "time", "touch", "phase", "x", "y", "pressure")
#: A cell that begins with one of these is a formula to a spreadsheet; an apostrophe makes it text.
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "'")


def read(text: str, file: str) -> list[Touches]:
    """The records of a file."""
    reader = csv.reader(io.StringIO(text[1:] if text.startswith("\ufeff") else text, newline=""), strict=True)
    records: list[Touches] = []
    last: tuple[int, int] = (-1, -1)
    between: dict[int, list[Sample]] = {}
    down: set[int] = set()
    try:
        if tuple(next(reader, ())) != COLUMNS:
            raise FormatError(f"{file}:1: the first row is not {','.join(COLUMNS)}; save the columns in this order, with commas")
        for row in reader:
            where = f"{file}:{reader.line_num}"
            if len(row) != len(COLUMNS):
                raise FormatError(f"{where}: the row has {len(row)} cells; it must have {len(COLUMNS)}")
            name, phase = row[0], row[5]
            if name.startswith("'") and name[1:].startswith(_FORMULA):
                name = name[1:]
            number, update, touch = (_whole(row[column], COLUMNS[column], where) for column in (1, 2, 4))
            time, x, y = (_number(row[column], COLUMNS[column], where) for column in (3, 6, 7))
            if not records or number != last[0]:
                records.append(Touches(name=name))
                last, between, down = (number, -1), {}, set()
            if phase == "coalesced":
                between.setdefault(touch, []).append(Sample(time, x, y))
                continue
            pressure = _number(row[8], "pressure", where) if row[8] else None
            sample = TouchEntry(touch, x, y, phase, pressure, tuple(between.pop(touch, ())))
            change_down(down, sample, where)
            updates = records[-1].updates
            if update == last[1]:
                if updates[-1].time != time:
                    raise FormatError(f"{where}: time is {row[3]}; it must be {updates[-1].time!r} like the other rows of update {update}")
                updates[-1] = Update(time, (*updates[-1].touches, sample))
            else:
                updates.append(Update(time, (sample,)))
            last = (number, update)
    except csv.Error as error:
        raise FormatError(f"{file}:{reader.line_num}: the row is no CSV ({error}); is the file cut off?") from None
    return records


def _number(text: str, name: str, where: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise FormatError(f"{where}: {name} is {text!r:.60}; it must be a finite number with a decimal point")
    return value


def _whole(text: str, name: str, where: str) -> int:
    try:
        value = int(text)
    except ValueError:
        raise FormatError(f"{where}: {name} is {text!r:.60}; it must be a whole number") from None
    if not -(1 << 63) <= value < 1 << 63:
        raise FormatError(f"{where}: {name} is {text!r:.60}; it must be a whole number of 64 bits")
    return value


def write(records: Iterable[Touches]) -> str:
    """The text of a file with these records."""
    out = io.StringIO(newline="")
    out.write("\ufeff")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for number, record in enumerate(records, 1):
        record.check()
        name = "'" + record.name if record.name.startswith(_FORMULA) else record.name
        for index, update in enumerate(record.updates, 1):
            for touch in update.touches:
                begin = (name, number, index)
                for sample in touch.coalesced:
                    writer.writerow((*begin, repr(sample.time), touch.id, "coalesced", repr(sample.x), repr(sample.y), ""))
                pressure = "" if touch.pressure is None else repr(touch.pressure)
                writer.writerow((*begin, repr(update.time), touch.id, touch.phase, repr(touch.x), repr(touch.y), pressure))
    return out.getvalue()
