# SPDX-License-Identifier: MIT
"""Touches as events of a Linux device, protocol B: a slot for each finger, a tracking id for each touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Optional

from ._model import Axis, FormatError, TouchEntry, Touches, Update, whole_time

EV_SYN, EV_KEY, EV_ABS = 0, 1, 3
SYN_REPORT, SYN_MT_REPORT, SYN_DROPPED = 0, 2, 3
BTN_TOUCH = 0x14A
SLOT, X, Y, TRACKING, PRESSURE = 0x2F, 0x35, 0x36, 0x39, 0x3A
_SLOTS = 64
_LIMIT = (1 << 31) - 1


class Event(NamedTuple):
    """A ``struct input_event``; ``time`` in microseconds."""

    time: int
    type: int
    code: int
    value: int


class Ranges(NamedTuple):
    """The axes of a device: x, y, and pressure if it has that."""

    x: Axis
    y: Axis
    pressure: Optional[Axis]

    def axes(self) -> list[tuple[int, Axis]]:
        """Code and range of each axis, in the order of codes."""
        found = [(SLOT, Axis(0, _SLOTS - 1)), (X, self.x), (Y, self.y), (TRACKING, Axis(0, 65535))]
        return found + ([(PRESSURE, self.pressure)] if self.pressure else [])


def whole(value: float) -> int:
    """The nearest whole number that an event can hold."""
    found = round(value)
    if abs(found) > _LIMIT:
        raise FormatError(f"the value {value!r} does not fit an event of 32 bits; scale the touches first")
    return found


def ranges(touches: Touches) -> Ranges:
    """Axes that hold all samples, in whole numbers."""
    x, y = touches.box()
    forces = [touch.pressure for update in touches.updates for touch in update.touches if touch.pressure is not None]
    pressure = touches.pressure or (Axis(0, max(forces)) if forces else None)
    return Ranges(_whole_axis(x), _whole_axis(y), _whole_axis(pressure) if pressure else None)


def _whole_axis(axis: Axis) -> Axis:
    return Axis(whole(axis.minimum), whole(axis.maximum), None if axis.resolution is None else whole(axis.resolution))


def events(touches: Touches) -> Iterator[Event]:
    """The events of all updates. FormatError if more fingers are down than a device has slots."""
    slots: dict[int, int] = {}
    tracking = 0
    selected = 0
    for update in touches.updates:
        time = whole_time(update.time, 1_000_000)
        fingers = len(slots)
        # A slot that is emptied in a report is not filled in it.
        taken = set(slots.values())
        for touch in update.touches:
            if touch.phase == "began":
                free = next((slot for slot in range(_SLOTS) if slot not in taken), None)
                if free is None:
                    raise FormatError(f"touch {touch.id} is finger {_SLOTS + 1} at {update.time!r} s; there are {_SLOTS} slots")
                slots[touch.id] = free
                taken.add(free)
            if slots[touch.id] != selected:
                selected = slots[touch.id]
                yield Event(time, EV_ABS, SLOT, selected)
            if touch.phase == "began":
                yield Event(time, EV_ABS, TRACKING, tracking)
                tracking = (tracking + 1) % 65536
            yield Event(time, EV_ABS, X, whole(touch.x))
            yield Event(time, EV_ABS, Y, whole(touch.y))
            if touch.pressure is not None:
                yield Event(time, EV_ABS, PRESSURE, whole(touch.pressure))
            if touch.phase in ("ended", "cancelled"):
                yield Event(time, EV_ABS, TRACKING, -1)
                del slots[touch.id]
        if (fingers == 0) != (len(slots) == 0):
            yield Event(time, EV_KEY, BTN_TOUCH, int(bool(slots)))
        yield Event(time, EV_SYN, SYN_REPORT, 0)


class Slots:
    """Collects events into updates. The touches of ``updates`` are numbered from 1."""

    def __init__(self) -> None:
        """Without a finger."""
        self.updates: list[Update] = []
        self._values: dict[int, dict[int, int]] = {}
        self._ids: dict[int, int] = {}
        self._began: set[int] = set()
        self._changed: list[int] = []
        self._ended: dict[int, int] = {}
        self._selected = 0
        self._count = 0

    def add(self, event: Event, where: str) -> None:
        """The next event; what is no touch has no effect."""
        if event.type == EV_SYN:
            if event.code == SYN_MT_REPORT:
                raise FormatError(
                    f"{where}: the device has no slots (SYN_MT_REPORT); record it with evemu-record, and play that file instead"
                )
            if event.code == SYN_DROPPED:
                raise FormatError(f"{where}: events were lost here (SYN_DROPPED); record again, or cut the file before this line")
            if event.code == SYN_REPORT:
                self._report(event.time / 1_000_000)
            return
        if event.type != EV_ABS:
            return
        if event.code == SLOT:
            if not 0 <= event.value < 4096:
                raise FormatError(f"{where}: ABS_MT_SLOT is {event.value}; it must be 0 to 4095")
            self._selected = event.value
        elif event.code == TRACKING:
            self._track(event.value, where)
        elif event.code in (X, Y, PRESSURE):
            self._values.setdefault(self._selected, {})[event.code] = event.value
            if self._selected in self._ids and self._selected not in self._changed:
                self._changed.append(self._selected)

    def _track(self, value: int, where: str) -> None:
        slot = self._selected
        if value < 0:
            if slot in self._began:
                raise FormatError(f"{where}: the touch in slot {slot} begins and ends in one report; put SYN_REPORT between")
            if slot in self._ids:
                self._ended[slot] = self._ids.pop(slot)
                if slot not in self._changed:
                    self._changed.append(slot)
            return
        if slot in self._ids or slot in self._ended:
            raise FormatError(
                f"{where}: a touch begins in slot {slot} while one is there; its ABS_MT_TRACKING_ID must be -1 in a report before"
            )
        self._count += 1
        self._ids[slot] = self._count
        self._began.add(slot)
        self._changed.append(slot)

    def _report(self, time: float) -> None:
        touches = []
        for slot in self._changed:
            values = self._values.get(slot, {})
            phase = "ended" if slot in self._ended else "began" if slot in self._began else "moved"
            number = self._ended[slot] if slot in self._ended else self._ids[slot]
            pressure = values.get(PRESSURE)
            # The kernel sends no value that has not changed: what is missing at first is 0.
            touches.append(TouchEntry(number, values.get(X, 0), values.get(Y, 0), phase, None if pressure is None else float(pressure)))
        self._began, self._changed, self._ended = set(), [], {}
        if touches:
            self.updates.append(Update(time, tuple(touches)))
