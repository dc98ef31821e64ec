#!/usr/bin/env python3
"""Headers and exports: every exported function has one implementation with its two attributes on one line, and a complete comment.

Complete means: what api.schema.json asks for, and what is returned (an @return, a first sentence that begins with "Return", or a reference to another
function of the headers). A function without result needs no such sentence, nor does one that returns a status that is among the usual ones,
which base.h lists; then they are not listed again. Every tag begins a line. A header that cites rules names the file they stand in. No line of a header
has more than 120 columns.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tree import API, Copy, Finding, files, interface, main, must_find, must_not_find, read

_ATTRIBUTES = re.compile(r'^\s*@_cdecl\("(\w+)"\) @implementation\s+public func (\w+)\s*\(', re.MULTILINE)
_TAG = re.compile(r"(?<![`\w])(?:@(?:param|return|since)\b|(?:Thread|Re-entrancy|Ownership):(?: |$))")
_USUAL = re.compile(r"or a (?:handle|usual) error[.,]|if `out` is NULL|\(`out` NULL\)")
_RULES = "`SPEC n` is rule n of Behaviour.md"
_BORROWED = re.compile(r"(?:\bsee|\bas|\bas in) (rk_\w+)\(\)")
COLUMNS = 120
LIBRARY = "Sources/TestingLibrary/"


def _long_lines(root: Path) -> list[Finding]:
    return [
        Finding(f"{path.relative_to(root).as_posix()}:{number}", f"{len(line)} columns; headers have at most {COLUMNS}")
        for path in files(root, "Include")
        if path.suffix == ".h"
        for number, line in enumerate(read(path).splitlines(), 1)
        if len(line) > COLUMNS
    ]


def _without_rules(root: Path) -> list[Finding]:
    """Headers that cite rules and do not name the file with the rules."""
    headers = [(path, read(path)) for path in files(root, "Include") if path.suffix == ".h"]
    return [Finding(path.relative_to(root).as_posix(), f"cites rules and does not say where they stand: {_RULES}")
            for path, text in headers if "SPEC " in text.replace(_RULES, "") and _RULES not in _joined(text)]


def _joined(comment: str) -> str:
    """A comment without the ends of its lines."""
    return re.sub(r"\s*\n \* *", " ", comment)


def _crowded(root: Path) -> list[Finding]:
    """Lines with a tag that does not begin them."""
    findings = []
    for path in files(root, "Include"):
        for number, line in enumerate(read(path).splitlines(), 1):
            words = re.sub(r"^\s*(?:/\*\*|\*)\s*", "", line)
            if any(tag.start() for tag in _TAG.finditer(words)) and re.match(r"\s*(?:/\*\*|\*)", line):
                findings.append(Finding(f"{path.relative_to(root).as_posix()}:{number}", "a tag that does not begin its line"))
    return findings


def implemented(root: Path) -> list[tuple[str, str, str]]:
    found = []
    for path in files(root, "Sources"):
        # The second library has a header of its own, which the compiler checks its exports against.
        if path.suffix == ".swift" and LIBRARY not in path.as_posix():
            text = read(path)
            for match in _ATTRIBUTES.finditer(text):
                place = f"{path.relative_to(root).as_posix()}:{text.count(chr(10), 0, match.start(1)) + 1}"
                found.append((place, match[1], match[2]))
    return found


def _stray(root: Path) -> list[Finding]:
    """Exports of the core that are spelled another way would escape the comparison with the headers."""
    findings = []
    for path in files(root, "Sources/ResponderKit"):
        if path.suffix == ".swift":
            for number, line in enumerate(read(path).splitlines(), 1):
                code = line.split("//")[0]
                if re.search(r"@_cdecl|@c\(|@implementation", code) and not _ATTRIBUTES.match(line):
                    findings.append(Finding(f"{path.relative_to(root).as_posix()}:{number}", "an export that is not written as `@_cdecl(\"name\") @implementation public func name(` on one line"))
    return findings


def _comment(function: dict[str, Any], known: dict[str, dict[str, Any]]) -> list[str]:
    missing = []
    if function["result"]["kind"] != "void" and "errors" not in function and not _names_what_is_returned(function, known, set()):
        missing.append("nothing about what is returned")
    if _USUAL.search(function.get("returns", "")):
        missing.append("lists usual errors, which base.h lists for all functions")
    return missing


def _names_what_is_returned(function: dict[str, Any], known: dict[str, dict[str, Any]], seen: set[str]) -> bool:
    text = function["documentation"]
    if "returns" in function or re.match(r"Return\b", text):
        return True
    seen.add(function["name"])
    others = [known[name] for name in _BORROWED.findall(text) if name in known and name not in seen]
    return any(_names_what_is_returned(other, known, seen) for other in others)


def check(root: Path) -> list[Finding]:
    findings = _stray(root) + _long_lines(root) + _crowded(root) + _without_rules(root)
    known = {function["name"]: function for function in interface(root)["functions"]}
    exports = implemented(root)
    names = [name for _, name, _ in exports]
    for name, function in known.items():
        place = f"Include/responderkit/{function['header']}"
        if name not in names:
            findings.append(Finding(place, f"{name} is not implemented"))
        findings += [Finding(place, f"{name}: {problem}") for problem in _comment(function, known)]
    for place, name, swift in exports:
        if name not in known:
            findings.append(Finding(place, f"{name} is in no header"))
        if swift != name:
            findings.append(Finding(place, f"{name} is implemented by a function called {swift}"))
        if names.count(name) > 1:
            findings.append(Finding(place, f"{name} is implemented more than once"))
    return findings


def summary(root: Path) -> str:
    return f"{len(interface(root)['functions'])} functions"


def _planted(text: str) -> str:
    described = json.loads(text)
    status, truth = {"kind": "enum", "name": "RKStatus"}, {"kind": "bool"}
    described["functions"] += [
        {"name": "rk_planted", "header": "version.h", "result": truth, "documentation": "Plant."},
        {"name": "rk_planted_too", "header": "version.h", "result": truth, "documentation": "Plant; see rk_version()."},
        {"name": "rk_planted_usual", "header": "version.h", "result": status, "errors": [], "documentation": "Plant it (SPEC 1)."},
        {"name": "rk_planted_lists", "header": "version.h", "result": status, "errors": [], "documentation": "Plant it.", "returns": "RKStatusOK, or a usual error."},
    ]
    return json.dumps(described)


def self_test() -> None:
    with Copy("Include", "Sources") as copy:
        plant = (
            "/** Plant (SPEC 1); see rk_version(). Thread: [any]\n *  @since 0.1 */\nRK_API uint32_t rk_planted_too(void);\n\n"
            f"/* {'é' * 114} */\n/* {'e' * 115} */\nRK_EXTERN_C_END"
        )
        copy.edit("Include/responderkit/version.h", lambda text: text.replace("RK_EXTERN_C_END", plant, 1))
        copy.edit(API, _planted)
        copy.write("Sources/ResponderKit/ABI/Planted.swift", '@_cdecl("rk_nowhere") @implementation public func rk_else(_ a: Int32) {}\n@_cdecl("rk_version")\n@implementation public func rk_version() -> UInt32 { 0 }\n')
        copy.write("Sources/rk/Planted.swift", 'let template = """\n  @c @implementation func planted() {}\n  """\n')
        findings = check(copy.root)
        must_not_find(findings, "Sources/rk/Planted.swift")
        for words in ("is not implemented", "nothing about what is returned"):
            must_find(findings, "rk_planted", words)
        must_not_find(findings, "rk_planted_too", "returned")
        must_not_find(findings, "rk_planted_usual", "about what is returned")
        must_find(findings, "rk_planted_lists", "usual errors")
        must_not_find(findings, "rk_planted_usual", "usual errors")
        must_find(findings, "version.h:", "does not begin its line")
        must_find(findings, "version.h", "where they stand")
        must_find(findings, "rk_planted_too is not implemented")
        must_find(findings, "121 columns")
        must_not_find(findings, "120 columns;")
        must_find(findings, "rk_nowhere is in no header")
        must_find(findings, "called rk_else")
        must_find(findings, "Planted.swift:2", "on one line")


if __name__ == "__main__":
    main(check, self_test, summary)
