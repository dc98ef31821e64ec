# SPDX-License-Identifier: MIT
"""Actions of W3C WebDriver: ticks that all sources pass at the same time, in CSS pixels of the viewport."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Optional

from ._json import integer, load, member, number
from ._model import FormatError, TouchEntry, Touches, Update, single, whole_time

#: Milliseconds between the places of a move that takes time.
_STEP = 16


def write(records: Iterable[Touches]) -> str:
    """The JSON of Perform Actions: a pointer of type touch for each finger that is down at once."""
    return json.dumps({"actions": actions(single(records, "WebDriver Actions"))}, indent=1) + "\n"


def actions(touches: Touches) -> list[dict[str, Any]]:
    """The value of ``actions``, for a driver. Times are whole milliseconds from the first update."""
    sources: list[list[dict[str, Any]]] = []
    fingers: dict[int, int] = {}
    places: dict[int, tuple[float, float]] = {}
    passed = 0
    begin = touches.updates[0].time if touches.updates else 0.0

    def tick(entries: dict[int, dict[str, Any]], duration: int = 0) -> None:
        length = max(map(len, sources), default=0)
        for index in entries:
            while len(sources) <= index:
                sources.append([{"type": "pause", "duration": 0} for _ in range(length)])
        for index, source in enumerate(sources):
            source.append(entries.get(index, {"type": "pause", "duration": duration}))

    for update in touches.updates:
        now = whole_time(update.time - begin, 1000)
        if now > passed:
            tick({}, now - passed)
            passed = now
        taken = set(fingers.values())
        moves, changes = {}, {}
        for touch in update.touches:
            if touch.phase == "began":
                fingers[touch.id] = next(index for index in range(len(taken) + 1) if index not in taken)
                taken.add(fingers[touch.id])
            finger = fingers[touch.id]
            if touch.phase in ("began", "moved") or places[touch.id] != (touch.x, touch.y):
                moves[finger] = {"type": "pointerMove", "duration": 0, "x": _short(touch.x), "y": _short(touch.y), "origin": "viewport"}
            places[touch.id] = touch.x, touch.y
            if touch.phase == "began":
                changes[finger] = {"type": "pointerDown", "button": 0}
            elif touch.phase == "ended":
                changes[finger] = {"type": "pointerUp", "button": 0}
                del fingers[touch.id]
            elif touch.phase == "cancelled":
                changes[finger] = {"type": "pointerCancel"}
                del fingers[touch.id]
        for entries in (moves, changes):
            if entries:
                tick(entries)
    return [
        {"type": "pointer", "id": f"finger{index}", "parameters": {"pointerType": "touch"}, "actions": source}
        for index, source in enumerate(sources, 1)
    ]


def _short(value: float) -> float:
    return int(value) if value == int(value) else value


@dataclass
class _Pointer:
    """A source while its actions are played."""

    x: float = 0.0
    y: float = 0.0
    touch: Optional[int] = None
    #: Of the move in this tick: the place where it began.
    begin: tuple[float, float] = (0.0, 0.0)


@dataclass
class _Collected:
    """Updates, and the touches of the one that is not complete."""

    updates: list[Update] = field(default_factory=list)
    time: int = 0
    pending: dict[int, TouchEntry] = field(default_factory=dict)

    def add(self, time: int, touch: TouchEntry) -> None:
        """A change; those of the same time are one update, as far as a touch can change once in it."""
        before = self.pending.get(touch.id)
        merges = before is not None and before.phase == "moved" and touch.phase != "began" and (before.x, before.y) == (touch.x, touch.y)
        if time != self.time or (before is not None and not merges):
            self.flush()
        self.time = time
        self.pending[touch.id] = touch

    def flush(self) -> None:
        """The update is complete."""
        if self.pending:
            self.updates.append(Update(self.time / 1000, tuple(self.pending.values())))
        self.pending = {}


def read(text: str, file: str) -> list[Touches]:
    """The record of the actions: {"actions": [...]}, or the list alone. A pointer of any type is a finger while its button 0 is down."""
    value = load(text, file)
    value = member(value, "actions", file) if isinstance(value, dict) else value
    if not isinstance(value, list):
        raise FormatError(f"{file}: actions is {value!r:.60}; it must be a list of input sources")
    sources = []
    for index, source in enumerate(value):
        kind = member(source, "type", f"{file}: actions[{index}]")
        steps = member(source, "actions", f"{file}: actions[{index}]")
        if kind not in ("none", "key", "pointer", "wheel") or not isinstance(steps, list):
            raise FormatError(
                f"{file}: actions[{index}]: type is {kind!r:.60}; it must be none, key, pointer or wheel, with a list of actions"
            )
        sources.append((kind, steps, _Pointer()))
    collected = _Collected()
    time = count = 0
    for tick in range(max((len(steps) for _, steps, _ in sources), default=0)):
        present = [
            (f"{file}: actions[{index}].actions[{tick}]", kind, steps[tick], pointer)
            for index, (kind, steps, pointer) in enumerate(sources)
            if tick < len(steps)
        ]
        duration = max((_duration(step, where) for where, _, step, _ in present), default=0)
        moves = []
        for where, kind, step, pointer in present:
            name = step["type"]
            if name == "pause" or kind != "pointer":
                continue
            if name == "pointerMove":
                # Without a duration of its own a move lasts as long as its tick.
                lasts = duration if step.get("duration") is None else _duration(step, where)
                moves.append((pointer, *_target(step, pointer, where), lasts))
            elif name == "pointerDown" and step.get("button", 0) == 0:
                if pointer.touch is not None:
                    raise FormatError(f"{where}: pointerDown while the pointer is down; add pointerUp before")
                count += 1
                pointer.touch = count
                collected.add(time, TouchEntry(count, pointer.x, pointer.y, "began"))
            elif name in ("pointerUp", "pointerCancel") and (name == "pointerCancel" or step.get("button", 0) == 0):
                if pointer.touch is not None:
                    phase = "ended" if name == "pointerUp" else "cancelled"
                    collected.add(time, TouchEntry(pointer.touch, pointer.x, pointer.y, phase))
                pointer.touch = None
            elif name not in ("pointerDown", "pointerUp"):
                raise FormatError(
                    f"{where}: type is {name!r:.60}; a pointer has pause, pointerMove, pointerDown, pointerUp and pointerCancel"
                )
        _move(moves, time, collected)
        time += duration
    for _, _, pointer in sources:
        if pointer.touch is not None:
            # Release Actions follows, or the page is closed.
            collected.add(time, TouchEntry(pointer.touch, pointer.x, pointer.y, "cancelled"))
    collected.flush()
    return [Touches(collected.updates)]


def _duration(step: Any, where: str) -> int:
    name = member(step, "type", where)
    if name not in ("pause", "pointerMove", "scroll") or step.get("duration") is None:
        return 0
    found = integer(step["duration"], "duration", where)
    if not 0 <= found <= 86_400_000:
        raise FormatError(f"{where}: duration is {found}; it must be milliseconds, from 0 to a day")
    return found


def _target(step: Any, pointer: _Pointer, where: str) -> tuple[float, float]:
    x, y = number(member(step, "x", where), "x", where), number(member(step, "y", where), "y", where)
    origin = step.get("origin", "viewport")
    if origin == "viewport":
        return x, y
    if origin == "pointer":
        return pointer.x + x, pointer.y + y
    raise FormatError(f'{where}: origin is {origin!r:.60}, whose place only the page knows; use "viewport" or "pointer"')


def _move(moves: list[tuple[_Pointer, float, float, int]], time: int, collected: _Collected) -> None:
    """The moves of one tick: places on the straight line every 16 ms, then the end."""
    longest = max((duration for *_, duration in moves), default=0)
    for pointer, *_ in moves:
        pointer.begin = pointer.x, pointer.y
    done: set[int] = set()
    for passed in sorted({*range(_STEP, longest, _STEP), *(duration for *_, duration in moves)}):
        for index, (pointer, x, y, duration) in enumerate(moves):
            if index in done:
                continue
            part = 1.0 if passed >= duration else passed / duration
            if part == 1.0:
                done.add(index)
                pointer.x, pointer.y = x, y
            else:
                pointer.x = pointer.begin[0] + (x - pointer.begin[0]) * part
                pointer.y = pointer.begin[1] + (y - pointer.begin[1]) * part
            if pointer.touch is not None:
                collected.add(time + passed, TouchEntry(pointer.touch, pointer.x, pointer.y, "moved"))
