#!/usr/bin/env python3
"""Idiom: what is left in the core of raw pointers and indices, counted outside Store. It becomes less; a count that grows is a finding.

Elsewhere an object is a typed reference with methods (Touch, Recognizer, ScrollView, ...), nil instead of 0, and a loop `for ... in`. A change that brings
a count down lowers its limit here, too.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from tree import Copy, Finding, files, main, must_find, must_not_find, read

_CORE = "Sources/ResponderKit"
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_FUNCTION = re.compile(r"\bfunc \w+(?:<[^>(]*>)?\(([^{]*?)\)\s*(?:throws|->|\{)")
_OBJECT = (
    "index|view|window|parent|child|other|touch|press|control|recognizer|gesture|pan|pinch|top|responder|controller|presented|content|scroll|ancestor|target|sender|owner|receiver|object|first|"
    "holder|driver|superview|root|source|start|standIn|handler|last|hit|by|responder|taker|failed|member|container|event|timer|a|b|t"
)


# What answers with another number than an object's.
_NUMBERS = "selector|knownSelector|rk_\\w+|textHash|intern|interned|internKept|controlEvents|call|tapCount|edges|nextWalk|axes|lockedAxes|rule|state|scrollKind|index|retain"
_RESULT = re.compile(rf"\b(?:func (?!(?:{_NUMBERS})\b)\w+[^\n{{]*-> UInt32\??(?= \{{|$)|var (?!(?:{_NUMBERS})\b)\w+: UInt32\?? \{{)", re.MULTILINE)


class Kind(NamedTuple):
    what: str
    pattern: re.Pattern[str]
    most: int
    instead: str
    parameters: bool = False


_KINDS = (
    Kind("`pointee`", re.compile(r"\bpointee\b"), 147, "give the record a reference with accessors, in Store"),
    Kind("`extension UnsafeMutablePointer`", re.compile(r"\bextension UnsafeMutablePointer\b"), 0, "extend a reference"),
    Kind("an object's index as a parameter", re.compile(rf"\b(?:{_OBJECT}): UInt32\b"), 0, "take a Touch, a Recognizer, a View, ...", True),
    Kind("an object's index as a result", _RESULT, 1, "a reference, nil where there is none"),
    Kind("a closure that takes an object's index", re.compile(r"\(UInt32\) -> (?:Void|Bool)\b"), 0, "hand on a reference"),
    Kind("`while k <`", re.compile(r"\bwhile k <"), 32, "for ... in"),
    Kind("`own` or `disown` by hand", re.compile(r"(?<!func )\b(?:own|disown)\(\)"), 0, "a guard whose end releases: `keep()`"),
    Kind("a field's or a list's `retain` or `taken`", re.compile(r"(?<!func )\b(?:retain|taken)\(\)"), 32, "the method of the field that retains, and the one that gives up"),
)


def counts(root: Path) -> list[int]:
    found = [0] * len(_KINDS)
    for path in files(root, _CORE):
        if path.suffix != ".swift" or "Store" in path.parts:
            continue
        text = _COMMENT.sub("", read(path))
        parameters = "\n".join(_FUNCTION.findall(text))
        for k, kind in enumerate(_KINDS):
            found[k] += len(kind.pattern.findall(parameters if kind.parameters else text))
    return found


def check(root: Path) -> list[Finding]:
    return [Finding(_CORE, f"{kind.what}: {count} times outside Store, {kind.most} before; {kind.instead}") for kind, count in zip(_KINDS, counts(root)) if count > kind.most]


def summary(root: Path) -> str:
    return ", ".join(f"{kind.what} {count} (at most {kind.most})" for kind, count in zip(_KINDS, counts(root)))


def self_test() -> None:
    with Copy(_CORE) as copy:
        must_not_find(check(copy.root), "before")
        plant = (
            "extension UnsafeMutablePointer where Pointee == Int {\n  func planted(_ view: UInt32, of touch: UInt32) {\n    var k = 0\n    while k < 3 {\n      own()\n      retain()\n      a = pointee\n      k += 1\n    }\n  }\n}\n"
            "// while k < 3: pointee, own()\nfunc unplanted(_ flags: UInt32) {}\nfunc found(_ visit: (UInt32) -> Void) -> UInt32 {}\nfunc tapCount() -> UInt32 {}\n"
        )
        before = counts(copy.root)
        copy.write(f"{_CORE}/Views/Planted.swift", plant)
        after = counts(copy.root)
        for kind, one, two, more in zip(_KINDS, before, after, (1, 1, 2, 1, 1, 1, 1, 1)):
            if two - one != more:
                raise SystemExit(f"self-test: {kind.what} counted {two - one} times, not {more}")
        copy.write(f"{_CORE}/Store/Planted.swift", plant)
        if counts(copy.root) != after:
            raise SystemExit("self-test: Store was counted")
        for k, kind in enumerate(_KINDS):
            copy.write(f"{_CORE}/Views/Planted.swift", plant * (1 + kind.most - before[k] + 1))
            must_find(check(copy.root), kind.what)


if __name__ == "__main__":
    main(check, self_test, summary)
