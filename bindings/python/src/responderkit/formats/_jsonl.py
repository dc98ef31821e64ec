# SPDX-License-Identifier: MIT
"""touch-jsonl/1, the tool's own format: a header line for each record, then a line for each update."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Optional

from ._json import integer, load, member, number
from ._model import Axis, FormatError, Sample, TouchEntry, Touches, Update, change_down


def read(text: str, file: str) -> list[Touches]:
    """The records of a file."""
    records: list[Touches] = []
    down: set[int] = set()
    # Not splitlines(): it divides at characters that may stand in a string.
    for line, content in enumerate(text.split("\n"), 1):
        if not content.strip():
            continue
        where = f"{file}:{line}"
        value = load(content, file, line)
        if isinstance(value, dict) and "header" in value:
            records.append(_header(value, where))
            down = set()
        elif not records:
            raise FormatError(f'{where}: the line is no header; begin the file with {{"header": true, "format": "touch-jsonl/1"}}')
        else:
            update = _update(value, where)
            for touch in update.touches:
                change_down(down, touch, where)
            records[-1].updates.append(update)
    if not records:
        raise FormatError(f"{file}:1: the file is empty; a header line must be the first")
    return records


def _header(value: Any, where: str) -> Touches:
    if value.get("format") != "touch-jsonl/1":
        raise FormatError(f'{where}: format is {value.get("format")!r}; it must be "touch-jsonl/1"')
    axes = value.get("axes") or {}
    name = value.get("name") or ""
    if not isinstance(axes, dict) or not isinstance(name, str):
        raise FormatError(f"{where}: axes is {axes!r} and name is {name!r}; they must be an object and a text")
    x, y, pressure = (_axis(axes[key], f"{where}: axes.{key}") if axes.get(key) else None for key in ("x", "y", "pressure"))
    return Touches(name=name, x=x, y=y, pressure=pressure)


def _axis(value: Any, where: str) -> Axis:
    axis = Axis(
        number(member(value, "min", where), "min", where),
        number(member(value, "max", where), "max", where),
        None if value.get("resolution") is None else number(value["resolution"], "resolution", where),
    )
    if axis.maximum < axis.minimum:
        raise FormatError(f"{where}: max is {axis.maximum:g}; it must not be less than min, {axis.minimum:g}")
    return axis


def _update(value: Any, where: str) -> Update:
    touches = member(value, "touches", where)
    if not isinstance(touches, list):
        raise FormatError(f"{where}: touches is {touches!r}; it must be a list")
    return Update(number(member(value, "t", where), "t", where), tuple(_touch(touch, where) for touch in touches))


def _touch(value: Any, where: str) -> TouchEntry:
    between = value.get("coalesced", []) if isinstance(value, dict) else []
    if not isinstance(between, list) or any(not isinstance(item, list) or len(item) != 3 for item in between):
        raise FormatError(f"{where}: coalesced is {between!r}; it must be a list of samples [t, x, y]")
    pressure = member(value, "pressure", where, optional=True)
    return TouchEntry(
        integer(member(value, "id", where), "id", where),
        number(member(value, "x", where), "x", where),
        number(member(value, "y", where), "y", where),
        member(value, "phase", where),
        None if pressure is None else number(pressure, "pressure", where),
        tuple(Sample(*(number(part, "a sample's number", where) for part in item)) for item in between),
    )


def write(records: Iterable[Touches]) -> str:
    """The text of a file with these records."""
    lines = []
    for record in records:
        record.check()
        axes = {"x": _range(record.x), "y": _range(record.y), "pressure": _range(record.pressure)}
        lines.append(json.dumps({"header": True, "format": "touch-jsonl/1", "name": record.name, "axes": axes}))
        for update in record.updates:
            touches = [_members(touch) for touch in update.touches]
            lines.append(json.dumps({"t": update.time, "touches": touches}, separators=(",", ":")))
    return "\n".join(lines) + "\n"


def _range(axis: Optional[Axis]) -> Optional[dict[str, float]]:
    if axis is None:
        return None
    found = {"min": axis.minimum, "max": axis.maximum}
    return found if axis.resolution is None else {**found, "resolution": axis.resolution}


def _members(touch: TouchEntry) -> dict[str, Any]:
    members: dict[str, Any] = {"id": touch.id, "x": touch.x, "y": touch.y, "phase": touch.phase}
    if touch.pressure is not None:
        members["pressure"] = touch.pressure
    if touch.coalesced:
        members["coalesced"] = [list(sample) for sample in touch.coalesced]
    return members
