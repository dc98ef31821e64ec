#!/usr/bin/env python3
"""Plain text: no paths of a machine, nothing left to do, no stray blanks, no tabs in Swift; long files are mentioned."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tree import ROOT, Copy, Finding, files, main, must_find, must_not_find, read

LONG = 450

# Written in pieces, so that this file passes its own check.
_MACHINE = re.compile(r"(?<![\w.])/(?:" + "|".join(("wo" + "rk", "ho" + "me", "ro" + "ot", "Us" + "ers")) + r")/[\w.]")
_OPEN = re.compile(r"\b(?:" + "|".join(("TO" + "DO", "FIX" + "ME", "XX" + "X")) + r")\b")
_TABS_ALLOWED = {"Makefile", ".mk", ".tsv"}


def check(root: Path) -> list[Finding]:
    findings: list[Finding] = []
    for path in files(root):
        name = path.relative_to(root).as_posix()
        text = read(path)
        if "\0" in text:
            continue
        for number, line in enumerate(text.split("\n"), 1):
            place = f"{name}:{number}"
            if _MACHINE.search(line):
                findings.append(Finding(place, "a path of some machine"))
            if _OPEN.search(line):
                findings.append(Finding(place, "something left to do"))
            if line != line.rstrip():
                findings.append(Finding(place, "blanks at the end of the line"))
            if "\t" in line and path.suffix in (".swift", ".h", ".c", ".cpp", ".py", ".json", ".md"):
                findings.append(Finding(place, "a tab"))
        if text and not text.endswith("\n"):
            findings.append(Finding(name, "no newline at the end"))
        if text.endswith("\n\n"):
            findings.append(Finding(name, "empty lines at the end"))
    return findings


def long_files(root: Path) -> list[str]:
    lengths = ((path, read(path).count("\n")) for path in files(root, "Sources", "Include", "Tests", "bindings") if path.suffix != ".md")
    return [f"{path.relative_to(root).as_posix()} has {length} lines" for path, length in lengths if length > LONG]


def summary(root: Path) -> str:
    for line in long_files(root):
        print(f"text.py: warning: {line}; more than {LONG}", file=sys.stderr)
    return f"{sum(1 for _ in files(root))} files"


def self_test() -> None:
    with Copy("Sources/ResponderKit/ResponderKit.docc") as copy:
        must_not_find(check(copy.root), "Behaviour.md")
        machine = "/" + "wo" + "rk/here"
        left = "TO" + "DO"
        copy.write("Sources/Planted.swift", f"// {machine}\n// {left}: later\nlet a = 1 \n\tlet b = 2")
        findings = check(copy.root)
        for place, words in (("1", "path"), ("2", "left to do"), ("3", "blanks"), ("4", "tab")):
            must_find(findings, f"Planted.swift:{place}", words)
        must_find(findings, "no newline")
        copy.write("Sources/Fine.swift", "// a frame/work/flow, https://example.org/home/page\n")
        must_not_find(check(copy.root), "Fine.swift")
        copy.write("Sources/Long.swift", "let x = 0\n" * (LONG + 1))
        assert any("Long.swift" in line for line in long_files(copy.root)), "a long file was not mentioned"
    assert ROOT.exists()


if __name__ == "__main__":
    main(check, self_test, summary)
