#!/usr/bin/env python3
"""Paths: every file, folder, stage, option and command of `rk` that documents and comments name is there.

A path that begins in the top folder (`Tests/run`, `bindings/c/{install,cmake}`, `bindings/*/README.md`) must lead to something, in documents also in their
code. A bare name of a source file (`Main.swift`) must be that of some file. A Markdown link is read from its document's folder. Behind a script, an
option must stand in the script; behind `Tests/run` and `rk`, a word must be a stage or a command. Words in capitals stand for something else.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import Callable, Iterator

import words
from tree import Copy, Finding, files, main, must_find, must_not_find, read

_PATH = re.compile(r"(?<![\w./$-])(?:Include|Sources|Tests|bindings|\.ci)/[\w./*{},+@-]*[\w*}/]")
_BARE = re.compile(r"(?<![\w./*<>{}$-])([\w+-]+(?:/[\w.+-]+)*\.(?:swift|h|md|py|abi|bash))\b(?![\w/(])")
_LINK = re.compile(r"\]\(([^)\s:#]+)(?:#[^)\s]*)?\)")
_OPTION = re.compile(r"((?:Tests|bindings|Sources)/[\w./-]*\w)((?: +--[a-z][\w-]*)+)")
_STAGE = re.compile(r"\bTests/run((?: +--[a-z-]+)*)((?: +[a-z][a-z-]*)+)(?=[`;\n]|$|,? *#)")
_TOOL = re.compile(r"(?:(?<=`)|(?<=\n)|(?<=&& )|(?<=debug/)|(?<=    ))rk ([a-z]+)(?=[ `\n])")
_FENCE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)

#: What a program writes while tests are built, a system has, or a reader of the guide makes.
MADE = {"structured_table.h", "linux/input-event-codes.h", "wl.h", "main.swift", "tour.swift"}


def _wanted(text: str) -> Iterator[str]:
    """`a/{b,c}` is `a/b` and `a/c`."""
    braces = re.search(r"\{([^{}]*)\}", text)
    if not braces:
        yield text
        return
    for one in braces[1].split(","):
        yield from _wanted(text[: braces.start()] + one + text[braces.end() :])


def _is_stand_in(name: str) -> bool:
    stem = name.rsplit("/", 1)[-1].split(".")[0]
    return (stem.isupper() and len(stem) > 1 and stem not in ("README", "INDEX")) or "Planted" in name or "planted" in name


class _Names:
    """What there is in a tree."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.ends = {end for path in files(root) for end in _ends(path.relative_to(root).as_posix())}
        self.stages = set(re.findall(r"^stage_([a-z-]+)\(\)", _read(root / "Tests/run"), re.MULTILINE))
        tool = "\n".join(read(path) for path in files(root, "Sources/rk") if path.suffix == ".swift")
        declared = itertools.chain.from_iterable(re.findall(r"(\w+)\.self", group) for group in re.findall(r"subcommands: \[([^\]]*)\]", tool))
        self.commands = {name.lower().removeprefix("plugin") or "plugin" for name in declared} | {"help"}

    def leads_somewhere(self, path: str) -> bool:
        return any(self.root.glob(path.rstrip("/"))) if "*" in path else (self.root / path).exists()


def _ends(name: str) -> Iterator[str]:
    parts = name.split("/")
    return ("/".join(parts[first:]) for first in range(len(parts)))


def _read(path: Path) -> str:
    return read(path) if path.exists() else ""


def _each(pattern: re.Pattern[str], text: str, dead: Callable[[re.Match[str]], Iterator[str]]) -> Iterator[tuple[int, str]]:
    for match in pattern.finditer(text):
        for why in dead(match):
            yield text.count("\n", 0, match.start()) + 1, why


def _findings(names: _Names, path: Path) -> Iterator[tuple[int, str]]:
    text = read(path)
    is_document = path.suffix == ".md" or path.name.startswith("README")
    is_page_source = path.parent == names.root / "Tests/Docs"  # its links are those of the pages made from it
    prose = text if is_document else words.comments(path, text)
    saved = set(re.findall(r"`([\w.-]+)`", "\n".join(re.findall(r"[Ss]ave [^\n]*", text))))

    def paths(match: re.Match[str]) -> Iterator[str]:
        for one in _wanted(match[0]):
            if not _is_stand_in(one) and not re.search(r"/[A-Z]{3,}(/|$)", one) and not names.leads_somewhere(one):
                yield f"there is no {one}"

    def bare(match: re.Match[str]) -> Iterator[str]:
        name = match[1]
        if name not in names.ends and name not in MADE and name not in saved and not _is_stand_in(name):
            yield f"there is no file {name}"

    def link(match: re.Match[str]) -> Iterator[str]:
        if not is_page_source and not (path.parent / match[1]).exists():
            yield f"the link to {match[1]} leads nowhere"

    def option(match: re.Match[str]) -> Iterator[str]:
        script = names.root / match[1]
        if script.is_file() and read(script).startswith("#!"):
            for one in re.findall(r"--[a-z][\w-]*", match[2]):
                if one not in read(script):
                    yield f"{match[1]} has no option {one}"

    def stage(match: re.Match[str]) -> Iterator[str]:
        for one in match[2].split():
            if one not in names.stages:
                yield f"Tests/run has no stage {one}"

    def command(match: re.Match[str]) -> Iterator[str]:
        if match[1] not in names.commands:
            yield f"rk has no command {match[1]}"

    yield from _each(_PATH, prose, paths)
    yield from _each(_BARE, _FENCE.sub(lambda fence: "\n" * fence[0].count("\n"), prose), bare)
    yield from _each(_OPTION, prose, option)
    if is_document:
        yield from _each(_LINK, text, link)
        yield from _each(_STAGE, text, stage)
        yield from _each(_TOOL, text, command)


def check(root: Path) -> list[Finding]:
    names = _Names(root)
    texts = [path for path in files(root) if path.name != Path(__file__).name]
    return [Finding(f"{path.relative_to(root).as_posix()}:{line}", why) for path in texts for line, why in _findings(names, path)]


def summary(root: Path) -> str:
    return f"{sum(1 for path in files(root) for _ in _PATH.finditer(read(path) if path.suffix == '.md' else words.comments(path, read(path))))} paths"


def self_test() -> None:
    with Copy("Tests/run", "Tests/C/run", "Sources/rk") as copy:
        copy.write("Include/responderkit/planted.h", "/* Tests/Gone/run, Tests/C/run, Tests/C/{run,away}; Gone.swift, Main.swift, NAME.h */\n")
        copy.write(
            "Tests/PLANTED.md",
            "`Tests/run c` and `Tests/run checks bogus`, `Tests/C/run --sanitize` and `Tests/C/run --faster`\n[a](C/run) [b](GONE.md)\n"
            "`rk run x` and `rk fly x`; save it as `mine.py`: mine.py, other.py\n```sh\nTests/Lost/run\nrk inspect x\nrk jump x\nunseen.py\n```\n"
            "Sources/*/Main.swift and Tests/*/nowhere\n",
        )
        copy.write("Tests/planted.py", 'path = "Tests/Gone/x"  # Tests/Dead/x\n')
        found = check(copy.root)
        for place, what in (
            *(("planted.h:1", "Tests/Gone/run"), ("planted.h:1", "Tests/C/away"), ("planted.h:1", "Gone.swift"), ("planted.py:1", "Tests/Dead/x")),
            *(("PLANTED.md:1", "stage bogus"), ("PLANTED.md:1", "--faster"), ("PLANTED.md:2", "GONE.md"), ("PLANTED.md:3", "command fly")),
            *(("PLANTED.md:3", "other.py"), ("PLANTED.md:5", "Tests/Lost/run"), ("PLANTED.md:7", "command jump"), ("PLANTED.md:10", "Tests/*/nowhere")),
        ):
            must_find(found, place, what)
        for place, innocent in (
            *(("planted.h", "Tests/C/run"), ("planted.h", "Main.swift"), ("planted.h", "NAME.h"), ("planted.py", "Tests/Gone/x"), ("PLANTED.md:1", "stage c")),
            *(("PLANTED.md:1", "--sanitize"), ("PLANTED.md:2", "C/run"), ("PLANTED.md:3", "command run"), ("PLANTED.md:3", "mine.py")),
            *(("PLANTED.md:6", "command inspect"), ("PLANTED.md:8", "unseen.py"), ("PLANTED.md:10", "Main.swift")),
        ):
            must_not_find(found, place, innocent)


if __name__ == "__main__":
    main(check, self_test, summary)
