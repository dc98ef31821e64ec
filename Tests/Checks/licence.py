#!/usr/bin/env python3
"""Licence: each source file that is given to others names it in its first line (SPDX), and LICENSE and the packages agree."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Iterator

from tree import Copy, Finding, files, main, must_find, must_not_find, read

IDENTIFIER = "SPDX-License-Identifier: MIT"

#: What packages are made of. Examples, plugins and tests beside them are under LICENSE without a line of their own: they are there to be copied from.
SHIPPED = ["Include", "Sources", "bindings/cpp/include", "bindings/python/src", "bindings/python/tools", "bindings/rust", "bindings/swift/Sources"]
NOT_SHIPPED = re.compile(r"/(examples|tests|Generators)/")

LINES = {
    ".h": f"/* {IDENTIFIER} */",
    ".hpp": f"/* {IDENTIFIER} */",
    ".c": f"// {IDENTIFIER}",
    ".swift": f"// {IDENTIFIER}",
    ".rs": f"// {IDENTIFIER}",
    ".py": f"# {IDENTIFIER}",
    ".pyi": f"# {IDENTIFIER}",
}

#: Where a package names its licence.
NAMED = {
    "LICENSE": "MIT License",
    "bindings/python/pyproject.toml": 'license = { text = "MIT" }',
    "bindings/python/tools/pyproject.toml": 'license = { text = "MIT" }',
    "bindings/rust/responderkit/Cargo.toml": 'license = "MIT"',
    "bindings/rust/responderkit-sys/Cargo.toml": 'license = "MIT"',
    "bindings/debian/copyright": "License: Expat",
}


def check(root: Path) -> list[Finding]:
    findings = []
    for path in _sources(root):
        wanted = LINES[path.suffix]
        if read(path).split("\n", 1)[0] != wanted:
            findings.append(Finding(f"{path.relative_to(root).as_posix()}:1", f"does not begin with `{wanted}`"))
    for place, wanted in NAMED.items():
        path = root / place
        if not path.exists() or wanted not in read(path):
            findings.append(Finding(place, f"does not name the licence: no `{wanted}`"))
    return findings


def _sources(root: Path) -> Iterator[Path]:
    for path in files(root, *SHIPPED):
        if path.suffix in LINES and not NOT_SHIPPED.search(path.relative_to(root).as_posix()):
            yield path


def summary(root: Path) -> str:
    return f"{sum(1 for _ in _sources(root))} files"


def self_test() -> None:
    with Copy("Include", "LICENSE", "bindings") as copy:
        copy.write("Include/responderkit/planted.h", "#define PLANTED 1\n")
        copy.write("bindings/python/src/responderkit/planted.py", "# SPDX-License-Identifier: MIT\n")
        copy.write("bindings/rust/responderkit/tests/planted.rs", "fn planted() {}\n")
        copy.edit("bindings/rust/responderkit/Cargo.toml", lambda text: text.replace('"MIT"', '"BSD"'))
        findings = check(copy.root)
        must_find(findings, "Include/responderkit/planted.h:1", "/* SPDX")
        must_find(findings, "responderkit/Cargo.toml", "does not name the licence")
        must_not_find(findings, "planted.py")
        must_not_find(findings, "planted.rs")


if __name__ == "__main__":
    main(check, self_test, summary)
