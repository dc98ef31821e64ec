"""What is in a module for WebAssembly: the sizes that Tests/ABI/build-wasm is about.

    wasm_size.py CORE WHOLE

CORE is the core alone, whose exports are the functions that the engine of scenarios calls; that list of names is no part of it in WHOLE and does not count.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

MOST = 400_000
IMPORT, EXPORT = 2, 7


def number(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def sections(data: bytes) -> list[tuple[int, bytes]]:
    if data[:8] != b"\0asm\1\0\0\0":
        sys.exit("wasm_size: not a module of version 1")
    found, at = [], 8
    while at < len(data):
        kind = data[at]
        size, start = number(data, at + 1)
        found.append((kind, data[start : start + size]))
        at = start + size
    return found


def main() -> None:
    core, whole = (Path(name).read_bytes() for name in sys.argv[1:3])
    names = sum(len(body) for kind, body in sections(core) if kind == EXPORT)
    size = len(core) - names
    packed = len(gzip.compress(whole, 9))
    print(f"core {size:,} bytes; with the engine of scenarios {len(whole):,}, packed for transfer {packed:,}")
    for path, data in zip(sys.argv[1:3], (core, whole)):
        imported = sum(number(body, 0)[0] for kind, body in sections(data) if kind == IMPORT)
        if imported:
            sys.exit(f"wasm_size: {path} imports {imported} functions or memories, and nobody gives it any")
    if size >= MOST:
        sys.exit(f"wasm_size: the core has {size:,} bytes; fewer than {MOST:,} are allowed")
    if packed >= MOST:
        sys.exit(f"wasm_size: the module packed for transfer has {packed:,} bytes; fewer than {MOST:,} are allowed")


if __name__ == "__main__":
    main()
