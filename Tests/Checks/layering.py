#!/usr/bin/env python3
"""Layering: a file of the core uses only what its own room or an earlier one declares (architecture.py compares the order with Architecture.md).

A name that several rooms declare is taken for the earliest one: only a name that no room up to the file's own declares is a violation. A name
that C headers or the standard library bring as well does not identify a room. So the check misses what hides behind a common name, and
reports nothing that is in order.

What an earlier room asks of a later one stands in Upcalls.swift: these names may be used upward, each of them is, and none is used by a later room.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from swift_source import Source, names_of_c, read_swift
from tree import Copy, Finding, files, main, must_find, must_not_find, read

CORE = "Sources/ResponderKit"
ROOMS = ("Geometry Store Trace Classes Views Responders HitTesting Events Gestures Controls Scrolling Plugins Explain Audit Problems ABI").split()

# Members of standard types that a room may declare for a type of its own too.
_STANDARD = set(
    "count append insert remove removeAll removeLast removeFirst first last contains isEmpty indices index startIndex endIndex map filter reduce sort sorted "
    "reversed forEach min max abs pointee advanced successor predecessor allocate deallocate initialize deinitialize assign update move moveInitialize load "
    "store exchange compareExchange wrappingAdd wrappingSubtract add subtract hash description debugDescription rawValue hashValue magnitude rounded isNaN "
    "isFinite isInfinite infinity nan pi zero one self Type bitPattern truncatingIfNeeded exactly utf8 utf8Start utf8CodeUnitCount baseAddress withMemoryRebound "
    "assumingMemoryBound bindMemory copyMemory initializeMemory storeBytes loadUnaligned size stride alignment swapAt reserveCapacity capacity none some unsafelyUnwrapped "
    "leadingZeroBitCount trailingZeroBitCount nonzeroBitCount keys values key value offset element start end lowerBound upperBound".split()
)


class Room(NamedTuple):
    index: int
    name: str


class File(NamedTuple):
    name: str
    room: Room
    source: Source


def _room(path: Path, root: Path) -> Room | None:
    parts = path.relative_to(root / CORE).parts
    return Room(ROOMS.index(parts[0]), parts[0]) if parts[0] in ROOMS else None


def _files(root: Path) -> tuple[list[File], list[Finding]]:
    found, findings = [], []
    for path in files(root, CORE):
        if path.suffix == ".swift":
            room = _room(path, root)
            name = path.relative_to(root).as_posix()
            if room:
                found.append(File(name, room, read_swift(read(path))))
            else:
                findings.append(Finding(name, "stands in no room"))
    return found, findings


def sources(root: Path) -> list[File]:
    """The files of the rooms."""
    return _files(root)[0]


def _imported(root: Path) -> set[str]:
    names: set[str] = set()
    for path in files(root, "Include", "Sources/CPlatform", "Sources/CFFI"):
        if path.suffix == ".h":
            names.update(names_of_c(read(path)))
    # The exports are declared in C, but what implements them is the last room.
    return {name for name in names if not name.startswith("rk_")}


UPCALLS = f"{CORE}/ABI/Upcalls.swift"


def _upcalls(sources: list[File]) -> set[str]:
    """The functions that Upcalls.swift declares."""
    return {name.text for file in sources if file.name == UPCALLS for name in file.source.declared}


def _unused(sources: list[File], upcalls: set[str]) -> list[Finding]:
    used = {use.text for file in sources if file.room.name != ROOMS[-1] for use in file.source.used}
    return [Finding(UPCALLS, f"no earlier room calls {name}") for name in sorted(upcalls - used)]


def check(root: Path) -> list[Finding]:
    sources, findings = _files(root)
    upcalls = _upcalls(sources)
    findings += _unused(sources, upcalls) if upcalls else [Finding(UPCALLS, "declares nothing")]
    earliest: dict[str, Room] = {}
    for file in sources:
        for name in file.source.declared:
            earliest[name.text] = min(earliest.get(name.text, file.room), file.room)
    silent = _imported(root) | _STANDARD
    for file in sources:
        own = {name.text for name in file.source.declared} | file.source.bound
        reported: set[str] = set()
        for use in file.source.used:
            room = earliest.get(use.text)
            if room is None or room <= file.room or use.text in silent or use.text in upcalls or use.text in reported:
                continue
            if not use.member and use.text in own:
                continue
            reported.add(use.text)
            findings.append(Finding(f"{file.name}:{use.line}", f"{file.room.name} uses {use.text}, which {room.name} declares"))
    return findings


def summary(root: Path) -> str:
    sources, _ = _files(root)
    names = {name.text for file in sources for name in file.source.declared}
    rooms = {file.room.name for file in sources}
    return f"{len(sources)} files, {len(names)} names, {len(rooms)} rooms"


def _plant(copy: Copy) -> None:
    copy.write(
        f"{CORE}/Events/Planted.swift",
        "struct PlantedType { var plantedField = 1; static func plantedMaker() -> PlantedType { PlantedType() } }\n"
        "enum PlantedWord { case plantedFirst, plantedSecond(depth: Int) }\n"
        "func plantedFunction(_ plantedParameter: Int) -> Int { let plantedLocal = 1; return plantedLocal }\n"
        "let plantedConstant = 1\n"
        "extension UnsafeMutablePointer { func plantedMember() {} }\n",
    )
    copy.write(
        f"{CORE}/Views/PlantedUser.swift",
        "// PlantedType in a comment\n"
        'let text = "plantedConstant"\n'
        "func one(_ a: PlantedType) {}\n"
        "func two() -> Int { plantedFunction(1) }\n"
        "func three(_ p: UnsafeMutablePointer<Int>) { p.plantedMember() }\n"
        "func four() -> Int { plantedConstant }\n"
        "func five() { _ = rk_version() }\n"
        "func six() { six2(.plantedFirst) }\n"
        'func seven() -> String { "\\(PlantedWord.self)" }\n'
        "func eight(_ x: Int) { x.plantedField }\n",
    )
    copy.write(
        f"{CORE}/Views/PlantedInnocent.swift",
        "func innocent(plantedConstant: Int, label plantedFunction: Int) -> Int { plantedConstant + plantedFunction }\n"
        "func closure(_ list: [Int]) { list.forEach { plantedConstant in _ = plantedConstant } ; call(plantedField: 1) }\n"
        "func local() -> Int { let plantedMember = 1; return plantedMember }\n"
        "func same(_ a: Int) -> Int { plantedLocal(a) + plantedParameter }\n"
        "let plantedLocal = { (x: Int) in x }, plantedParameter = 1\n",
    )
    copy.write(f"{CORE}/ABI/PlantedExport.swift", '@_cdecl("rk_planted") @implementation public func rk_planted() { _ = plantedFunction(1) }\n')
    copy.write(f"{CORE}/Attic/Planted.swift", "let attic = 1\n")
    copy.edit(UPCALLS, lambda text: text + "extension Context { func plantedUpcall() { plantedFunction(2) }\n  func plantedUnused() {} }\n")
    copy.write(f"{CORE}/Views/PlantedCaller.swift", "extension Context { func plantedCaller() { plantedUpcall() } }\n")


def self_test() -> None:
    with Copy(CORE, "Include", "Sources/CPlatform", "Sources/CFFI") as copy:
        copy.write(f"{CORE}/ABI/PlantedVersion.swift", '@_cdecl("rk_version") @implementation public func rk_version() -> UInt32 { 0 }\n')
        _plant(copy)
        findings = check(copy.root)
        planted = [("3", "PlantedType"), ("4", "plantedFunction"), ("5", "plantedMember"), ("6", "plantedConstant"), ("7", "rk_version"), ("8", "plantedFirst"), ("9", "PlantedWord"), ("10", "plantedField")]
        for line, name in planted:
            must_find(findings, f"PlantedUser.swift:{line}:", f"uses {name},")
        must_find(findings, "Attic/Planted.swift", "no room")
        must_find(findings, "Upcalls.swift", "no earlier room calls plantedUnused")
        for innocent in ("PlantedInnocent.swift", "PlantedCaller.swift", "PlantedExport.swift", "Events/Planted.swift"):
            must_not_find(findings, innocent)
        assert not any(re.search(r"PlantedUser\.swift:[12]:", str(finding)) for finding in findings), "a comment or a text was taken for code"


if __name__ == "__main__":
    main(check, self_test, summary)
