# SPDX-License-Identifier: MIT
"""What every format is read into and written from: updates of touches, as in a line of touch-jsonl/1."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, Optional

from .._worded import worded_fields

#: The phases of a touch.
PHASES = ("began", "moved", "ended", "cancelled")


class FormatError(ValueError):
    """A file cannot be read, or touches cannot be written. The sentence names the file, the place, the value and the remedy."""


@worded_fields
class Axis(NamedTuple):
    """The range of an axis.

    - ``minimum``: Its lowest value in device units.
    - ``maximum``: Its highest value in device units.
    - ``resolution``: Units per mm; None where unknown.
    """

    minimum: float
    maximum: float
    resolution: Optional[float] = None


@worded_fields
class Sample(NamedTuple):
    """A place between two updates.

    - ``time``: When, in seconds.
    - ``x``: To the right, in device units.
    - ``y``: Down, in device units.
    """

    time: float
    x: float
    y: float


@dataclass(frozen=True)
class TouchEntry:
    """A touch in one update, as a line of touch-jsonl/1 has it.

    - ``id``: The host's number of the touch; free again after its end.
    - ``x``: Its place to the right, in device units.
    - ``y``: Its place down, in device units.
    - ``phase``: "began", "moved", "ended" or "cancelled".
    - ``pressure``: In device units; None where unknown.
    - ``coalesced``: The places since the update before, oldest first.
    """

    id: int
    x: float
    y: float
    phase: str
    pressure: Optional[float] = None
    coalesced: tuple[Sample, ...] = ()


@dataclass(frozen=True)
class Update:
    """One report of the hardware.

    - ``time``: When, in seconds.
    - ``touches``: Those that changed.
    """

    time: float
    touches: tuple[TouchEntry, ...]


@dataclass
class Touches:
    """One record.

    - ``updates``: In order of time.
    - ``name``: What the file calls it; empty if nothing.
    - ``x``: The range of x; None where unknown.
    - ``y``: The range of y; None where unknown.
    - ``pressure``: The range of pressure; None where unknown.
    """

    updates: list[Update] = field(default_factory=list)
    name: str = ""
    x: Optional[Axis] = None
    y: Optional[Axis] = None
    pressure: Optional[Axis] = None

    def check(self, place: str = "touches") -> None:
        """FormatError if a number is not finite, time runs backwards, or a phase does not fit the one before.

        ``place`` begins the sentence.
        """
        down: set[int] = set()
        before = -math.inf
        for number, update in enumerate(self.updates, 1):
            where = f"{place}: update {number}"
            if not math.isfinite(update.time) or update.time < before:
                raise FormatError(f"{where}: time is {update.time!r}; it must be finite and not less than that of the update before")
            before = update.time
            for touch in update.touches:
                change_down(down, touch, where)

    def renumbered(self) -> Touches:
        """The same with touches numbered from 1 in the order in which they began. Formats without numbers have these."""
        numbers: dict[int, int] = {}
        count = 0
        updates = []
        for update in self.updates:
            touches = []
            for touch in update.touches:
                if touch.phase == "began":
                    count += 1
                    numbers[touch.id] = count
                touches.append(TouchEntry(numbers[touch.id], touch.x, touch.y, touch.phase, touch.pressure, touch.coalesced))
            updates.append(Update(update.time, tuple(touches)))
        return Touches(updates, self.name, self.x, self.y, self.pressure)

    def box(self) -> tuple[Axis, Axis]:
        """The ranges of x and y: those of the device, else those of its samples."""
        samples = [touch for update in self.updates for touch in update.touches]
        return self.x or _range([touch.x for touch in samples]), self.y or _range([touch.y for touch in samples])


def _range(values: list[float]) -> Axis:
    return Axis(min(values), max(values)) if values else Axis(0, 0)


def change_down(down: set[int], touch: TouchEntry, where: str) -> None:
    """Check a touch against those that are down, and change these."""
    if touch.phase not in PHASES:
        raise FormatError(f"{where}: phase is {touch.phase!r}; it must be one of {', '.join(PHASES)}")
    for name, value in (("x", touch.x), ("y", touch.y), ("pressure", touch.pressure)):
        if value is not None and not math.isfinite(value):
            raise FormatError(f"{where}: {name} of touch {touch.id} is {value!r}; it must be a finite number")
    if touch.phase == "began":
        if touch.id in down:
            raise FormatError(f"{where}: touch {touch.id} begins while it is down; end it first, or use another number")
        down.add(touch.id)
    elif touch.id not in down:
        raise FormatError(f"{where}: touch {touch.id} is {touch.phase} and not down; begin it first")
    elif touch.phase != "moved":
        down.discard(touch.id)


def whole_time(seconds: float, per_second: int) -> int:
    """A time in whole units, such as microseconds; FormatError if it is negative or has more than 63 bits."""
    value = seconds * per_second
    if not 0 <= value < 1 << 63:
        raise FormatError(f"an update's time is {seconds!r} s; the format has times from 0 to {(1 << 63) // per_second} s")
    return round(value)


def single(records: Iterable[Touches], format: str) -> Touches:
    """The only record; FormatError if there are several and the format has room for one."""
    found = list(records)
    if len(found) != 1:
        raise FormatError(f"{format} has room for one record, and there are {len(found)}; write one at a time")
    found[0].check()
    return found[0]
