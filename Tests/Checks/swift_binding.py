#!/usr/bin/env python3
"""Swift's binding: every function of the C interface has a way in bindings/swift, or a line in left_out.txt with the reason; what is public is documented.

A function has a way if a source calls it. A line of left_out.txt is `rk_name: reason`. A public or open declaration has a comment of three slashes above it, as
has a requirement of a protocol; overrides, a delegate's defaults and second names need none.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

from tree import API, Copy, Finding, files, interface, main, must_find, must_not_find, read

_SOURCES = "bindings/swift/Sources"
_LEFT_OUT = "bindings/swift/left_out.txt"
_CALL = re.compile(r"\b(rk_\w+)\b")
_DECLARATION = re.compile(r"^ *(?:@\w+(?:\([^)]*\))? )*(?:public|open) (?!extension\b)")
_OUTER = re.compile(r"^(?:[\w@]+ )*(class|struct|enum|protocol|extension) (\w+)")
_REQUIREMENT = re.compile(r"^  (?:func|var|init)\b")


def _left_out(root: Path) -> dict[str, str]:
    lines = (line.partition(":") for line in read(root / _LEFT_OUT).splitlines() if line and not line.startswith("#"))
    return {name: reason.strip() for name, _, reason in lines}


def _functions(root: Path) -> Iterator[Finding]:
    # Sentences of errors name functions, and call none.
    called = {name for path in files(root, _SOURCES) if path.name != "Sentences.swift" for name in _CALL.findall(read(path))}
    known = {one["name"] for one in interface(root)["functions"]}
    reasons = _left_out(root)
    for name in sorted(known - called - set(reasons)):
        yield Finding(API, f"{name}: no way in Swift; write one, or a line in {_LEFT_OUT}")
    for name, reason in sorted(reasons.items()):
        if name not in known or name in called:
            yield Finding(_LEFT_OUT, f"{name}: {'has a way in Swift' if name in called else 'no such function'}")
        elif not reason:
            yield Finding(_LEFT_OUT, f"{name}: no reason")


def _undocumented(root: Path) -> Iterator[Finding]:
    for path in files(root, _SOURCES):
        kind, name, is_public = "", "", False
        lines = read(path).splitlines()
        for number, line in enumerate(lines):
            if outer := _OUTER.match(line):
                kind, name = outer.groups()
                is_public = "public " in line
            documented = number > 0 and lines[number - 1].lstrip().startswith("///")
            if documented or not (_DECLARATION.match(line) or is_public and kind == "protocol" and _REQUIREMENT.match(line)):
                continue
            # What a delegate does by default stands at the requirement; UIKit's names stand for what is documented.
            if " override " in line or kind == "extension" and name.endswith("Delegate") or re.search(r"^public typealias \w+ = \w+$", line):
                continue
            yield Finding(f"{path.relative_to(root)}:{number + 1}", f"not documented: {line.strip()[:80]}")


def check(root: Path) -> list[Finding]:
    return [*_functions(root), *_undocumented(root)]


def summary(root: Path) -> str:
    return f"{len(interface(root)['functions']) - len(_left_out(root))} functions have a way in Swift, {len(_left_out(root))} are left out with a reason"


def self_test() -> None:
    with Copy("Include", "bindings/swift") as copy:
        must_not_find(check(copy.root))
        copy.edit(f"{_SOURCES}/ResponderUI/Timer.swift", lambda text: text.replace("rk_timer_cancel(handle)", ".OK"))
        must_find(check(copy.root), f"{API}: rk_timer_cancel: no way in Swift")
    with Copy("Include", "bindings/swift") as copy:
        copy.edit(_LEFT_OUT, lambda text: text + "rk_view_create: planted\nrk_planted: planted\n")
        findings = check(copy.root)
        must_find(findings, "rk_view_create: has a way in Swift")
        must_find(findings, "rk_planted: no such function")
    with Copy("Include", "bindings/swift") as copy:
        copy.edit(f"{_SOURCES}/ResponderUI/Timer.swift", lambda text: text.replace("  /// Whether it will fire.\n", ""))
        must_find(check(copy.root), "not documented: public var isValid: Bool")


if __name__ == "__main__":
    main(check, self_test, summary)
