# SPDX-License-Identifier: MIT
"""Android's getevent (with times: -t, -lt) and scripts of sendevent."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Optional

from . import _evdev
from ._evdev import Event
from ._model import Axis, FormatError, Touches, single

_TYPES = {"EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11, "EV_SND": 0x12, "EV_REP": 0x14}
_CODES = {
    (0, "SYN_REPORT"): 0,
    (0, "SYN_MT_REPORT"): 2,
    (0, "SYN_DROPPED"): 3,
    (1, "BTN_TOUCH"): _evdev.BTN_TOUCH,
    (3, "ABS_MT_SLOT"): _evdev.SLOT,
    (3, "ABS_MT_POSITION_X"): _evdev.X,
    (3, "ABS_MT_POSITION_Y"): _evdev.Y,
    (3, "ABS_MT_TRACKING_ID"): _evdev.TRACKING,
    (3, "ABS_MT_PRESSURE"): _evdev.PRESSURE,
}
_NAMES = {(kind, code): name for (kind, name), code in _CODES.items()}
_TYPE_NAMES = {value: name for name, value in _TYPES.items()}
_VALUES = {"DOWN": 1, "UP": 0, "REPEAT": 2}

_EVENT = re.compile(r"^(?:\[\s*(\d+)[.-](\d{1,6})\]\s+)?(?:(/dev/\S+?):\s+)?(\w+)\s+(\w+)\s+(\S+)\s*$")
_AXIS = re.compile(r"(?:^|\s)(ABS_\w+|[0-9a-f]{4})\s*: value -?\d+, min (-?\d+), max (-?\d+),.*?resolution (\d+)")
_DEVICE = re.compile(r"^add device \d+: (\S+)")
_DESCRIPTION = re.compile(r"^\s|^could not|^poll|^remove device|^#|^$")
_AXES = {"x": (_evdev.X, "ABS_MT_POSITION_X"), "y": (_evdev.Y, "ABS_MT_POSITION_Y"), "pressure": (_evdev.PRESSURE, "ABS_MT_PRESSURE")}


def read_getevent(text: str, file: str) -> list[Touches]:
    """A record for each device that has touches."""
    devices: dict[str, Touches] = {}
    slots: dict[str, _evdev.Slots] = {}
    described = ""
    for line, content in enumerate(text.split("\n"), 1):
        where = f"{file}:{line}"
        content = content.rstrip("\r")
        found = _DEVICE.match(content)
        if found:
            described = found[1]
            devices.setdefault(described, Touches())
            continue
        if _DESCRIPTION.match(content):
            if described:
                _describe(devices[described], content)
            continue
        match = _EVENT.match(content)
        if not match:
            raise FormatError(f"{where}: {content!r:.60} is no line of getevent; expected [time] device: type code value")
        if match[1] is None:
            raise FormatError(f"{where}: {content!r:.60} has no time; record with getevent -lt")
        event = _event(match, where)
        device = match[3] or described
        # An event with another time than that of its report is at the report's time.
        slots.setdefault(device, _evdev.Slots()).add(event, where)
    records = []
    for device, collected in slots.items():
        if collected.updates:
            record = devices.get(device) or Touches()
            record.updates = collected.updates
            record.name = record.name or device
            record.check(file)
            records.append(record)
    if not records:
        raise FormatError(f"{file}: no line has a touch (ABS_MT_TRACKING_ID); record the touchscreen with getevent -lt")
    return records


def _describe(record: Touches, line: str) -> None:
    found = re.match(r'^\s+name:\s+"(.*)"', line)
    if found:
        record.name = found[1]
    axis = _AXIS.search(line)
    if axis:
        for name, (code, word) in _AXES.items():
            if axis[1] in (word, f"{code:04x}"):
                setattr(record, name, Axis(float(axis[2]), float(axis[3]), float(axis[4]) or None))


def _event(match: re.Match[str], where: str) -> Event:
    kind = _number(match[4], _TYPES, "the type", where)
    code = _number(match[5], {name: code for (type, name), code in _CODES.items() if type == kind}, "the code", where)
    value = _number(match[6], _VALUES, "the value", where)
    time = int(match[1]) * 1_000_000 + int(match[2].ljust(6, "0"))
    return Event(time, kind, code, value - (1 << 32) if value >= 1 << 31 else value)


def _number(text: str, words: dict[str, int], what: str, where: str) -> int:
    if text in words:
        return words[text]
    if re.fullmatch(r"[0-9a-fA-F]{1,8}", text):
        return int(text, 16)
    if re.fullmatch(r"[A-Z][A-Z0-9_]+", text) and what != "the value":
        return -1  # Another name: an event that is no touch.
    raise FormatError(f"{where}: {what} is {text!r:.60}; it must be a name of getevent -l, or at most 8 hexadecimal digits")


def write_getevent(records: Iterable[Touches]) -> str:
    """What ``getevent -lt`` would have printed."""
    touches = single(records, "getevent")
    ranges = _evdev.ranges(touches)
    device = "/dev/input/event0"
    name = touches.name.replace('"', "'").replace("\n", " ")
    lines = [f"add device 1: {device}", f'  name:     "{name}"', "  events:", "    KEY (0001): BTN_TOUCH"]
    for number, (code, axis) in enumerate(ranges.axes()):
        begin = "    ABS (0003): " if number == 0 else " " * 16
        values = f"value 0, min {axis.minimum:.0f}, max {axis.maximum:.0f}, fuzz 0, flat 0, resolution {axis.resolution or 0:.0f}"
        lines.append(f"{begin}{_NAMES[3, code]:<21} : {values}")
    lines += ["  input props:", "    INPUT_PROP_DIRECT"]
    for event in _evdev.events(touches):
        value = {1: "DOWN", 0: "UP"}[event.value] if event.type == _evdev.EV_KEY else f"{event.value & 0xFFFFFFFF:08x}"
        seconds, rest = divmod(event.time, 1_000_000)
        kind, code_name = _TYPE_NAMES[event.type], _NAMES[event.type, event.code]
        lines.append(f"[{seconds:8d}.{rest:06d}] {device}: {kind:<12} {code_name:<20} {value:<20}".rstrip())
    return "\n".join(lines) + "\n"


def read_sendevent(text: str, file: str) -> list[Touches]:
    """The record of a script: lines ``sendevent DEVICE TYPE CODE VALUE`` and ``sleep SECONDS``. The first event is at 0."""
    slots = _evdev.Slots()
    time = 0
    device: Optional[str] = None
    for line, content in enumerate(text.split("\n"), 1):
        where = f"{file}:{line}"
        words = content.split("#", 1)[0].split()
        if words[:2] == ["adb", "shell"]:
            words = words[2:]
        if not words:
            continue
        if words[0] == "sleep" and len(words) == 2:
            time += round(_seconds(words[1], where) * 1_000_000)
        elif words[0] == "sendevent" and len(words) == 5:
            if device not in (None, words[1]):
                raise FormatError(f"{where}: the device is {words[1]}, and it was {device} before; put each device into a file of its own")
            device = words[1]
            slots.add(Event(time, *(_decimal(word, where) for word in words[2:])), where)
        else:
            raise FormatError(
                f"{where}: {content!r:.60} is no line of a script; expected sendevent DEVICE TYPE CODE VALUE, or sleep SECONDS"
            )
    if not slots.updates:
        raise FormatError(f"{file}: no line has a touch (type 3, code 57); send the events of a touchscreen")
    record = Touches(slots.updates, name=device or "")
    record.check(file)
    return [record]


def _seconds(text: str, where: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not 0 <= value < 1e9:
        raise FormatError(f"{where}: sleep has {text!r:.60}; it must be seconds, from 0")
    return value


def _decimal(text: str, where: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,10}", text) or not -(1 << 31) <= int(text) < 1 << 32:
        raise FormatError(f"{where}: sendevent has {text!r:.60}; type, code and value are decimal numbers of 32 bits")
    value = int(text)
    return value - (1 << 32) if value >= 1 << 31 else value


def write_sendevent(records: Iterable[Touches], device: str = "/dev/input/event0") -> str:
    """A script for ``adb shell``. Its times begin with the first update; the shell's own time comes on top of the sleeps."""
    touches = single(records, "sendevent")
    lines = []
    before: Optional[int] = None
    for event in _evdev.events(touches):
        if before is not None and event.time > before:
            lines.append(f"sleep {(event.time - before) / 1_000_000:.6f}")
        before = event.time
        # sendevent takes the value as unsigned.
        lines.append(f"sendevent {device} {event.type} {event.code} {event.value & 0xFFFFFFFF}")
    return "\n".join(lines) + "\n"
