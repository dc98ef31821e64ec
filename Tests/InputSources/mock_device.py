#!/usr/bin/env python3
"""Make an input device for umockdev of the description in an evemu recording, so that libinput itself can be tested without hardware.

    mock_device.py RECORDING FOLDER      writes device.umockdev and device.ioctl: /dev/input/event1
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

SIZES = {0: 8, 1: 96, 2: 8, 3: 8, 4: 8, 5: 8, 17: 8, 18: 8, 21: 16}  # bytes of codes that are asked for, by type
TEXT = 255  # as libevdev asks
SLOT, FIRST_OF_SLOTS, LAST_OF_SLOTS, TRACKING_ID = 0x2F, 0x30, 0x3D, 0x39


def describe(recording: Path) -> dict:
    """Name, id, properties, codes by type, and axes."""
    device: dict = {"name": "", "id": [], "properties": b"", "codes": {}, "axes": {}}
    for line in recording.read_text().splitlines():
        kind, _, rest = line.partition(":")
        words = rest.split("#")[0].split()
        if kind == "N":
            device["name"] = rest.strip()
        elif kind == "I":
            device["id"] = [int(word, 16) for word in words]
        elif kind == "P":
            device["properties"] += bytes(int(word, 16) for word in words)
        elif kind == "B":
            codes = device["codes"]
            codes[int(words[0], 16)] = codes.get(int(words[0], 16), b"") + bytes(int(word, 16) for word in words[1:])
        elif kind == "A":
            device["axes"][int(words[0], 16)] = [int(word) for word in words[1:]] + [0] * (6 - len(words))
    return device


def ioctls(device: dict) -> str:
    """What the kernel would answer: request, result, and the bytes that it fills in."""
    lines = ["@DEV /dev/input/event1"]
    codes = device["codes"]

    def answer(request: str, result: int, data: bytes) -> None:
        lines.append(f"{request} {result} {data.hex().upper()}")

    name = device["name"].encode() + b"\0"
    answer("EVIOCGVERSION", 0, struct.pack("<i", 0x010001))
    answer("EVIOCGID", 0, struct.pack("<4H", *device["id"]))
    answer("EVIOCGNAME(0)", len(name), name.ljust(TEXT, b"\0"))
    answer("EVIOCGPHYS(0)", 5, b"mock\0".ljust(TEXT, b"\0"))
    answer("EVIOCGPROP(0)", 8, device["properties"].ljust(8, b"\0")[:8])
    for kind, size in SIZES.items():
        answer(f"EVIOCGBIT({kind})", size, codes.get(kind, b"").ljust(size, b"\0")[:size])
    answer("EVIOCGKEY(0)", 96, bytes(96))
    answer("EVIOCGLED(0)", 8, bytes(8))
    answer("EVIOCGSW(0)", 8, bytes(8))
    for axis, values in sorted(device["axes"].items()):
        answer(f"EVIOCGABS({axis})", 0, struct.pack("<6i", 0, *values))
    if SLOT in device["axes"]:
        slots = device["axes"][SLOT][1] + 1
        for axis in sorted(device["axes"]):
            if FIRST_OF_SLOTS <= axis <= LAST_OF_SLOTS:
                value = -1 if axis == TRACKING_ID else 0
                answer("EVIOCGMTSLOTS(0)", 0, struct.pack(f"<I{slots}i", axis, *[value] * slots))
    return "\n".join(lines) + "\n"


def sysfs(device: dict) -> str:
    direct = bool(device["properties"][:1]) and device["properties"][0] & 2
    kind = "ID_INPUT_TOUCHSCREEN" if direct else "ID_INPUT_TOUCHPAD"
    return f"""P: /devices/virtual/input/input1/event1
N: input/event1
E: DEVNAME=/dev/input/event1
E: ID_INPUT=1
E: {kind}=1
E: MAJOR=13
E: MINOR=65
E: SUBSYSTEM=input
A: dev=13:65
L: device=../../input1

P: /devices/virtual/input/input1
E: ID_INPUT=1
E: {kind}=1
E: NAME="{device["name"]}"
E: SUBSYSTEM=input
A: name={device["name"]}

"""


def main() -> int:
    if len(sys.argv) != 3:
        print("usage: mock_device.py RECORDING FOLDER", file=sys.stderr)
        return 2
    device = describe(Path(sys.argv[1]))
    folder = Path(sys.argv[2])
    (folder / "device.ioctl").write_text(ioctls(device))
    (folder / "device.umockdev").write_text(sysfs(device))
    return 0


if __name__ == "__main__":
    sys.exit(main())
