# SPDX-License-Identifier: MIT
"""Recordings of evemu and of libinput, written.

bindings/c/sources/evemu reads them: it has libevdev, and the rules for devices of every kind.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from . import _evdev
from ._evdev import BTN_TOUCH, EV_ABS, EV_KEY, EV_SYN, Event
from ._model import Touches, single

#: INPUT_PROP_DIRECT: fingers touch what they point at.
_DIRECT = 1
#: Bus, vendor, product and version: BUS_VIRTUAL, and no maker.
_IDENTITY = (6, 0, 0, 1)


def _name(touches: Touches) -> str:
    return "".join(letter for letter in touches.name if letter.isprintable()).strip() or "ResponderKit touches"


def _codes(ranges: _evdev.Ranges) -> list[int]:
    return [0, 1, *(code for code, _ in ranges.axes())]


def _axes(ranges: _evdev.Ranges) -> list[tuple[int, list[int]]]:
    """Code, and minimum, maximum, fuzz, flat and resolution. Axes 0 and 1 have the range of a single finger."""
    axes = [(0, ranges.x), (1, ranges.y), *ranges.axes()]
    return [(code, [int(axis.minimum), int(axis.maximum), 0, 0, int(axis.resolution or 0)]) for code, axis in axes]


def _bits(codes: Iterable[int], size: int) -> list[str]:
    """Lines of eight bytes in hexadecimal, a bit for each code."""
    numbers = bytearray(size)
    for code in codes:
        numbers[code // 8] |= 1 << code % 8
    return [" ".join(f"{byte:02x}" for byte in numbers[start : start + 8]) for start in range(0, size, 8)]


def write_evemu(records: Iterable[Touches]) -> str:
    """What evemu-record would have written, for evemu-play."""
    touches = single(records, "evemu")
    ranges = _evdev.ranges(touches)
    bus, vendor, product, version = _IDENTITY
    lines = ["# EVEMU 1.3", f"N: {_name(touches)}", f"I: {bus:04x} {vendor:04x} {product:04x} {version:04x}"]
    lines += [f"P: {text}" for text in _bits([_DIRECT], 8)]
    for kind, codes, size in ((EV_SYN, [EV_SYN, EV_KEY, EV_ABS], 8), (EV_KEY, [BTN_TOUCH], 96), (EV_ABS, _codes(ranges), 8)):
        lines += [f"B: {kind:02x} {text}" for text in _bits(codes, size)]
    for code, values in _axes(ranges):
        lines.append(f"A: {code:02x} " + " ".join(map(str, values)))
    for event in _evdev.events(touches):
        seconds, rest = divmod(event.time, 1_000_000)
        lines.append(f"E: {seconds}.{rest:06d} {event.type:04x} {event.code:04x} {event.value:04d}")
    return "\n".join(lines) + "\n"


def write_libinput(records: Iterable[Touches]) -> str:
    """What ``libinput record`` would have written, for ``libinput replay``."""
    touches = single(records, "libinput record")
    ranges = _evdev.ranges(touches)
    bus, vendor, product, version = _IDENTITY
    lines = ["# libinput record", "version: 1", "ndevices: 1", "devices:", "- node: /dev/input/event0", "  evdev:"]
    # A text of JSON is one of YAML.
    lines += [f"    name: {json.dumps(_name(touches))}", f"    id: [{bus}, {vendor}, {product}, {version}]", "    codes:"]
    lines += [f"      {EV_SYN}: [0, 1, 2, 3]", f"      {EV_KEY}: [{BTN_TOUCH}]", f"      {EV_ABS}: {_codes(ranges)}"]
    lines += ["    absinfo:", *(f"      {code}: {values}" for code, values in _axes(ranges))]
    lines += [f"    properties: [{_DIRECT}]", "  udev:", "    properties:", "    - ID_INPUT=1", "    - ID_INPUT_TOUCHSCREEN=1", "  events:"]
    report: list[Event] = []
    for event in _evdev.events(touches):
        report.append(event)
        if event.type == EV_SYN:
            lines += _report(report)
            report = []
    return "\n".join(lines) + "\n"


def _report(report: Sequence[Event]) -> list[str]:
    return ["  - evdev:"] + [
        f"    - [{event.time // 1_000_000:3d}, {event.time % 1_000_000:6d}, {event.type:3d}, {event.code:3d}, {event.value:6d}]"
        for event in report
    ]
