#!/usr/bin/env python3
"""Rules and references: every `SPEC n` leads to a rule of Behaviour.md, and every rule that holds is named by a test.

A test names a rule by the words "SPEC n", so that searching for them finds it; ranges and lists point a reader the way but do not count as
tests. Also: the numbers run from 1 without a gap, and the table of constants is the list of RKConfig.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator, NamedTuple

from tree import Copy, Finding, files, interface, main, must_find, must_not_find, read

BEHAVIOUR = "Sources/ResponderKit/ResponderKit.docc/Behaviour.md"

_RULE = re.compile(r"^\*\*(\d+)\.\*\* (?:\*\((not yet|in part)\)\* )?(\S.*)$")
_NAMED = re.compile(r"\bSPEC (\d+)\b(?!\s*(?:-|–|…|\.\.)\s*\d)")
_REFERENCE = re.compile(r"\bSPEC (\d+(?:\s*(?:,\s*(?:SPEC )?(?:and )?|-|–|…|\.\.+|\bto\b|\band\b(?: SPEC)?)\s*\d+\b)*)")


class Rule(NamedTuple):
    number: int
    mark: str
    text: str


def rules(root: Path) -> list[Rule]:
    found = (_RULE.match(line) for line in read(root / BEHAVIOUR).splitlines())
    return [Rule(int(match[1]), match[2] or "", match[3]) for match in found if match]


def named_rules(text: str) -> set[int]:
    """The rules that a text names in the way that counts for tests."""
    return {int(number) for number in _NAMED.findall(text)}


def _is_test(name: str) -> bool:
    return name.startswith("Tests/") and not name.startswith("Tests/Checks/") or bool(re.match(r"bindings/[^/]+/tests/", name))


def _texts(root: Path) -> Iterator[tuple[str, str]]:
    for path in files(root, "Sources", "Include", "Tests", "bindings"):
        name = path.relative_to(root).as_posix()
        if not name.startswith("Tests/Checks/"):
            yield name, read(path)


def _numbering(found: list[Rule]) -> list[Finding]:
    numbers = [rule.number for rule in found]
    if numbers == list(range(1, len(numbers) + 1)):
        return []
    missing = sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers))
    twice = sorted({number for number in numbers if numbers.count(number) > 1})
    early = [number for before, number in zip(numbers, numbers[1:]) if number < before]
    return [Finding(BEHAVIOUR, f"rules must run from 1 in order; missing {missing}, out of place {early}, twice {twice}")]


def _constants(root: Path) -> list[Finding]:
    keys = next(one for one in interface(root)["enums"] if one["name"] == "RKConfig")["values"]
    declared = [key["short"][0].lower() + key["short"][1:] for key in keys]
    described = re.findall(r"^\| (\w+) \| [^|]*\d[^|]*\|", read(root / BEHAVIOUR), re.MULTILINE)
    if declared == described:
        return []
    return [Finding(BEHAVIOUR, f"the table of constants differs from RKConfig: {sorted(set(declared) ^ set(described)) or 'order'}")]


def check(root: Path) -> list[Finding]:
    found = rules(root)
    findings = _numbering(found) + _constants(root)
    known = {rule.number for rule in found}
    named: set[int] = set()
    for name, text in _texts(root):
        if name != BEHAVIOUR:
            for number, line in enumerate(text.splitlines(), 1):
                for match in _REFERENCE.finditer(line):
                    for reference in re.findall(r"\d+", match[1]):
                        if int(reference) not in known:
                            findings.append(Finding(f"{name}:{number}", f"SPEC {reference} is no rule of Behaviour.md"))
        if _is_test(name):
            named |= named_rules(text)
    for rule in found:
        if rule.mark != "not yet" and rule.number not in named:
            findings.append(Finding(BEHAVIOUR, f"no test names SPEC {rule.number}: {rule.text}"))
    return findings


def summary(root: Path) -> str:
    found = rules(root)
    later = sum(rule.mark == "not yet" for rule in found)
    return f"{len(found) - later} rules named by tests, {later} not yet there"


def self_test() -> None:
    with Copy("Sources", "Include", "Tests", "bindings") as copy:
        must_not_find(check(copy.root), "SPEC 3", "is no rule")
        copy.write("Sources/ResponderKit/Views/Planted.swift", "// SPEC 915, and a list: SPEC 1, 2 and 917\n")
        findings = check(copy.root)
        for number in ("915", "917"):
            must_find(findings, "Planted.swift:1", f"SPEC {number} is no rule")
        for path in files(copy.root, "Tests", "bindings"):
            path.write_text(read(path).replace("SPEC 43", "SPEC 42"), encoding="utf-8")
        copy.write("Tests/Planted.swift", "// SPEC 43-44 and SPEC 42, 43 are pointers, no tests\n")
        must_find(check(copy.root), "no test names SPEC 43")
        copy.write("Tests/Planted.swift", "// SPEC 43\n")
        must_not_find(check(copy.root), "no test names SPEC 43")
        copy.edit(BEHAVIOUR, lambda text: text.replace("**7.** ", "**7** ", 1).replace("| controlSlop | 70 |", "| controlSlap | 70 |"))
        findings = check(copy.root)
        must_find(findings, "missing [7]")
        copy.edit(BEHAVIOUR, lambda text: text.replace("**9.** ", "**6.** ", 1))
        must_find(check(copy.root), "out of place [6], twice [6]")
        must_find(findings, "controlSlap", "controlSlop")


if __name__ == "__main__":
    main(check, self_test, summary)
