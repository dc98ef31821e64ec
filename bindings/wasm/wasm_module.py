"""Modules for WebAssembly, as far as bindings/wasm/build-modules looks into them."""

from __future__ import annotations

from pathlib import Path

MAGIC = b"\0asm\1\0\0\0"
TYPE, IMPORT, TABLE, MEMORY, GLOBAL, EXPORT, ELEMENT, DATA = 1, 2, 4, 5, 6, 7, 9, 11
FUNCTION, A_TABLE, A_MEMORY, A_GLOBAL = range(4)
PAGE = 65_536


class Reader:
    def __init__(self, data: bytes, at: int = 0):
        self.data = data
        self.at = at

    def byte(self) -> int:
        self.at += 1
        return self.data[self.at - 1]

    def number(self, signed: bool = False) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value - (1 << shift) if signed and byte & 0x40 else value

    def text(self) -> str:
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()

    def least(self) -> int:
        """How large a table or memory is at the beginning."""
        flags = self.byte()
        least = self.number()
        if flags & 1:
            self.number()
        return least

    def constant(self) -> int:
        """An expression that is a number."""
        if self.byte() != 0x41:
            raise ValueError("an address that is computed")
        value = self.number(signed=True)
        if self.byte() != 0x0B:
            raise ValueError("an address that is computed")
        return value


def number(value: int) -> bytes:
    encoded = bytearray()
    while value >= 0x80:
        encoded.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(encoded) + bytes([value])


class Module:
    def __init__(self, path: str | Path):
        self.data = Path(path).read_bytes()
        if self.data[:8] != MAGIC:
            raise ValueError(f"{path}: not a module of version 1")
        self.sections: list[tuple[int, bytes]] = []
        reader = Reader(self.data, 8)
        while reader.at < len(self.data):
            kind = reader.byte()
            size = reader.number()
            self.sections.append((kind, self.data[reader.at : reader.at + size]))
            reader.at += size

    def section(self, kind: int) -> Reader:
        return Reader(next((body for found, body in self.sections if found == kind), b"\0"))

    def imports(self) -> dict[str, tuple[int, int]]:
        """By name: what it is, and how large a table or memory has to be."""
        found, reader = {}, self.section(IMPORT)
        for _ in range(reader.number()):
            _, name, kind = reader.text(), reader.text(), reader.byte()
            if kind == A_TABLE:
                reader.byte()
            size = reader.least() if kind in (A_TABLE, A_MEMORY) else 0
            if kind == FUNCTION:
                reader.number()
            elif kind == A_GLOBAL:
                reader.at += 2
            found[name] = kind, size
        return found

    def exports(self) -> dict[str, int]:
        found, reader = {}, self.section(EXPORT)
        for _ in range(reader.number()):
            name, kind = reader.text(), reader.byte()
            reader.number()
            found[name] = kind
        return found

    def data_start(self) -> int:
        """The address of the first byte that is written when the module begins."""
        starts, reader = [], self.section(DATA)
        for _ in range(reader.number()):
            flags = reader.number()
            if flags == 0:
                starts.append(reader.constant())
            size = reader.number()
            reader.at += size
        return min(starts)

    def table_start(self) -> int:
        """The first place of the table that is filled when the module begins."""
        starts, reader = [], self.section(ELEMENT)
        for _ in range(reader.number()):
            if reader.number() != 0:
                raise ValueError("functions without a place")
            starts.append(reader.constant())
            for _ in range(reader.number()):
                reader.number()
        return min(starts)

    def write(self, path: str | Path) -> None:
        parts = [MAGIC]
        for kind, body in self.sections:
            parts += [bytes([kind]), number(len(body)), body]
        Path(path).write_bytes(b"".join(parts))
