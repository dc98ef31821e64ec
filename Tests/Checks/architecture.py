#!/usr/bin/env python3
"""Architecture.md: its table of rooms is layering.py's list, each search of its table of lines finds exactly the file that it names, and its picture is up to date.

`architecture.py --rewrite` draws the picture anew.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

import layering
from rooms_picture import PURPOSES, WAY, picture
from tree import ROOT, Copy, Finding, files, main, must_find, must_not_find, read

CATALOG = f"{layering.CORE}/ResponderKit.docc"
PAGE = f"{CATALOG}/Architecture.md"
PICTURE = f"{CATALOG}/Rooms.svg"
_ROOM = re.compile(r"^\| (\w+) \| [^|]+ \|$", re.MULTILINE)
_LINE = re.compile(r"^\| (?P<what>[^|]+\?) \| (?P<room>\w+) \| `(?P<search>[^`]+)` \| (?P<file>[\w+]+\.swift) \|$", re.MULTILINE)
FEWEST = 15


class Line(NamedTuple):
    """A row of the table: in which room a search leads to which file."""

    room: str
    search: str
    file: str


def _section(text: str, title: str) -> str:
    return text.partition(f"\n## {title}")[2].partition("\n## ")[0]


def lines(root: Path) -> list[Line]:
    return [Line(row["room"], row["search"], row["file"]) for row in _LINE.finditer(_section(read(root / PAGE), "Where is the line"))]


def _found(root: Path, line: Line) -> list[str]:
    """What `grep -rlw` prints in the folder."""
    search = re.compile(rf"(?<!\w){re.escape(line.search)}(?!\w)")
    return [path.name for path in files(root, f"{layering.CORE}/{line.room}") if search.search(read(path))]


def _picture(root: Path) -> list[Finding]:
    strange = sorted({room for room, _ in WAY} - set(layering.ROOMS) | set(PURPOSES) ^ set(layering.ROOMS))
    if strange:
        return [Finding("Tests/Checks/rooms_picture.py", f"its rooms are not those of layering.py: {', '.join(strange)}")]
    path = root / PICTURE
    if not path.exists() or read(path) != picture(root):
        return [Finding(PICTURE, "is out of date: rooms or up-calls have changed; run Tests/Checks/architecture.py --rewrite")]
    return []


def check(root: Path) -> list[Finding]:
    findings = _picture(root)
    rooms = _ROOM.findall(_section(read(root / PAGE), "Rooms").partition("| room |")[2].partition("\n\n")[0])
    if rooms != list(layering.ROOMS):
        findings.append(Finding(PAGE, f"its table of rooms has {', '.join(rooms)}; the rooms are {', '.join(layering.ROOMS)}"))
    table = lines(root)
    if len(table) < FEWEST:
        findings.append(Finding(PAGE, f"its table of lines has {len(table)} rows, fewer than {FEWEST}"))
    for line in table:
        found = _found(root, line)
        if found != [line.file]:
            findings.append(Finding(PAGE, f"'{line.search}' in {line.room} leads to {', '.join(found) or 'no file'}, not to {line.file}: name the rule where the code decides, and nowhere else in this folder"))
    return findings


def summary(root: Path) -> str:
    return f"{len(layering.ROOMS)} rooms, {len(lines(root))} lines found"


def self_test() -> None:
    with Copy(layering.CORE, "Include", "Sources/CPlatform", "Sources/CFFI") as copy:
        planted = ("| that this is planted? | Events | `SPEC 999` | Planted.swift |\n| that this is nowhere? | Events | `SPEC 9999` | Planted.swift |\n"
                   "| that this is in two files? | Gestures | `SPEC 998` | Planted.swift |\n")
        copy.edit(PAGE, lambda text: re.sub(r"(\n## Where is the line(?s:.*?)\n\|---.*\n)", lambda head: head[1] + planted, text).replace("| Geometry |", "| Geography |", 1))
        copy.write(f"{layering.CORE}/Events/Planted.swift", "// SPEC 999\n")
        copy.write(f"{layering.CORE}/Events/Other.swift", "// SPEC 9990, SPEC 99\n")
        copy.write(f"{layering.CORE}/Gestures/Planted.swift", "// SPEC 998\n")
        copy.write(f"{layering.CORE}/Gestures/Other.swift", "// SPEC 998-1001\n")
        findings = check(copy.root)
        must_not_find(findings, "'SPEC 999' in")
        must_find(findings, "'SPEC 9999' in Events leads to no file")
        must_find(findings, "'SPEC 998' in Gestures leads to Other.swift, Planted.swift")
        must_find(findings, "table of rooms", "Geography")
        copy.edit(PAGE, lambda text: text.replace(planted, "").replace("| Geography |", "| Geometry |", 1))
        copy.write(PICTURE, picture(copy.root))
        must_not_find(check(copy.root), PICTURE)
        copy.edit(layering.UPCALLS, lambda text: text + "extension Context { func plantedUpcall() { plantedTarget() } }\n")
        copy.write(f"{layering.CORE}/Geometry/PlantedCaller.swift", "func plantedCaller(_ context: Context) { context.plantedUpcall() }\n")
        copy.write(f"{layering.CORE}/Plugins/PlantedTarget.swift", "extension Context { func plantedTarget() {} }\n")
        must_find(check(copy.root), PICTURE, "out of date")
        assert "Geometry calls Plugins" in picture(copy.root), "a planted up-call is not drawn"


if __name__ == "__main__":
    if sys.argv[1:] == ["--rewrite"]:
        (ROOT / PICTURE).write_text(picture(ROOT), encoding="utf-8")
    else:
        main(check, self_test, summary)
