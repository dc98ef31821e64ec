"""The pages of the documentation as they stand in the sources: which there are, in which order, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
CATALOG = ROOT / "Sources/ResponderKit/ResponderKit.docc"
#: The four parts of the site, which are the sections of ResponderKit.md's topics.
PARTS = ("Tutorials", "How-to", "Reference", "Explanation")


class Page(NamedTuple):
    """A page: the name by which others link to it, its file, and the section of the topics that it stands in."""

    name: str
    file: Path
    section: str

    @property
    def title(self) -> str:
        return self.file.read_text().partition("\n")[0].lstrip("# ").strip()


class Block(NamedTuple):
    """A block of code. `file` is its name if the line before it has one: "Save this as `tap.c`:"."""

    language: str
    body: str
    file: str
    line: int


def pages() -> list[Page]:
    """All pages, in the order of the topics; a page that the topics do not name is an error, and so is one that is not there."""
    files = {path.stem: path for path in CATALOG.rglob("*.md") if path.stem != "ResponderKit"}
    found, section = [], ""
    topics = (CATALOG / "ResponderKit.md").read_text().partition("## Topics")[2]
    for line in topics.splitlines():
        if line.startswith("### "):
            section = line[4:].strip()
            if section not in PARTS:
                raise SystemExit(f"ResponderKit.md: {section} is none of {', '.join(PARTS)}")
        elif match := re.match(r"- <doc:(\w+)>", line):
            if match[1] not in files:
                raise SystemExit(f"ResponderKit.md: there is no page {match[1]}")
            found.append(Page(match[1], files.pop(match[1]), section))
    if files:
        raise SystemExit(f"ResponderKit.md: its topics do not name {', '.join(sorted(files))}")
    return found


def guide() -> list[Page]:
    """The pages of the guide."""
    return [page for page in pages() if page.file.parent.name == "Guide"]


def tried() -> list[Page]:
    """The pages whose code is run: all, the first one included."""
    return [Page("ResponderKit", CATALOG / "ResponderKit.md", ""), *pages()]


def blocks(page: Page) -> list[Block]:
    """The fenced blocks of a page."""
    found: list[Block] = []
    lines = page.file.read_text().splitlines()
    before, number = "", 0
    while number < len(lines):
        line = lines[number]
        if match := re.match(r"```(\w*)$", line):
            start = number
            number += 1
            while lines[number] != "```":
                number += 1
            name = re.search(r"`([\w.-]+)`:$", before)
            body = "".join(part + "\n" for part in lines[start + 1 : number])
            found.append(Block(match[1], body, name[1] if name else "", start + 1))
            before = ""
        elif line.strip():
            before = line.strip()
        number += 1
    return found
