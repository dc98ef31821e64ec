# SPDX-License-Identifier: MIT
"""The touches of a recording of rrweb. A browser's have no finger's number; those of mobile recorders do (pointerId)."""

from __future__ import annotations

from typing import Any, NamedTuple, Optional

from ._json import integer, load, member, number
from ._model import Axis, FormatError, TouchEntry, Touches, Update

_META, _INCREMENTAL = 4, 3
_INTERACTION, _TOUCH_MOVE = 2, 6
_PHASES = {7: "began", 8: "moved", 9: "ended", 10: "cancelled"}
#: At the same time a touch first begins, then moves, then ends.
_ORDER = {"began": 0, "moved": 1, "ended": 2, "cancelled": 2}


class _Change(NamedTuple):
    time: float
    order: int
    phase: str
    x: float
    y: float
    pointer: Optional[int]


def read(text: str, file: str) -> list[Touches]:
    """The record of all touches; times in seconds from the first event of the recording.

    Without numbers of fingers, a move or an end belongs to the nearest touch that is down.
    """
    value = load(text, file)
    events = member(value, "events", file) if isinstance(value, dict) else value
    if not isinstance(events, list):
        raise FormatError(f"{file}: found {events!r:.60}; it must be a list of rrweb's events")
    changes: list[_Change] = []
    record = Touches()
    begin: Optional[float] = None
    for index, event in enumerate(events):
        where = f"{file}: event {index}"
        time = number(member(event, "timestamp", where), "timestamp", where)
        begin = time if begin is None else min(begin, time)
        kind, data = member(event, "type", where), event.get("data")
        if kind == _META and record.x is None and isinstance(data, dict) and "width" in data:
            record.x = Axis(0, number(data["width"], "width", where))
            record.y = Axis(0, number(member(data, "height", where), "height", where))
        if kind == _INCREMENTAL:
            changes += _changes(member(event, "data", where), time, where)
    if begin is not None:
        record.updates = _updates(sorted(changes, key=lambda change: change[:2]), min([begin, *(change.time for change in changes)]))
    return [record]


def _changes(data: Any, time: float, where: str) -> list[_Change]:
    source = member(data, "source", where)
    pointer = data.get("pointerId")
    if pointer is not None:
        pointer = integer(pointer, "pointerId", where)
    if source == _INTERACTION and data.get("type") in _PHASES:
        phase = _PHASES[data["type"]]
        x, y = (number(member(data, name, where), name, where) for name in ("x", "y"))
        return [_Change(time, _ORDER[phase], phase, x, y, pointer)]
    found = []
    if source == _TOUCH_MOVE:
        positions = member(data, "positions", where)
        if not isinstance(positions, list):
            raise FormatError(f"{where}: positions is {positions!r:.60}; it must be a list")
        for position in positions:
            x, y, offset = (number(member(position, name, where), name, where) for name in ("x", "y", "timeOffset"))
            found.append(_Change(time + offset, _ORDER["moved"], "moved", x, y, pointer))
    return found


def _updates(changes: list[_Change], begin: float) -> list[Update]:
    updates = []
    down: dict[int, tuple[float, float, Optional[int]]] = {}
    count = 0
    for change in changes:
        if change.phase == "began":
            count += 1
            touch = count
        else:
            same = [id for id, place in down.items() if change.pointer is None or place[2] == change.pointer]
            if not same:
                continue  # The recording began while the finger was down.
            touch = min(same, key=lambda id: (down[id][0] - change.x) ** 2 + (down[id][1] - change.y) ** 2)
        down[touch] = change.x, change.y, change.pointer
        if change.phase in ("ended", "cancelled"):
            del down[touch]
        updates.append(Update((change.time - begin) / 1000, (TouchEntry(touch, change.x, change.y, change.phase),)))
    return updates
