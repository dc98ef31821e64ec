#!/usr/bin/env python3
"""Callbacks: every function that the library may call is tried with an endless recursion (SPEC 351).

Such a function is a member of a struct, or a parameter of a function, whose type is a pointer to a function. Tests/C/recursion.c has a row for each, named
STRUCT.MEMBER or FUNCTION.PARAMETER. A callback without row, and a row without callback, are found here. What a plugin is given to call is none.
"""

from __future__ import annotations

import re
from pathlib import Path

from tree import Copy, Finding, files, main, must_find, must_not_find, read

_TEST = "Tests/C/recursion.c"
_ROW = re.compile(r'^    \{"([\w.]+)",', re.MULTILINE)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_TYPE = re.compile(r"^typedef [^;{]*\(\*(\w+)\)\(", re.MULTILINE)
_STRUCT = re.compile(r"^typedef struct (\w+) \{(.*?)^\}", re.MULTILINE | re.DOTALL)
_POINTER = re.compile(r"\(\*(\w+)\)\s*\(")
_FUNCTION = re.compile(r"^RK_API\s[^;{]*?\b(rk_\w+)\s*\((.*?)\)\s*;", re.MULTILINE | re.DOTALL)
# The library's own, and a function that is asked for.
_NOT_CALLED = {"RKHost", "rk_closure_get_function"}
_GENERATED = {"functions.h", "functions_by_name.h"}


def callbacks(root: Path) -> dict[str, str]:
    """What the headers have, and where."""
    texts = {path: _COMMENT.sub(lambda comment: "\n" * comment[0].count("\n"), read(path)) for path in files(root, "Include") if path.suffix == ".h" and path.name not in _GENERATED}
    types = {name for text in texts.values() for name in _TYPE.findall(text)}
    named = re.compile(r"\b(?:" + "|".join(sorted(types)) + r") (\w+)\s*(?=[;,)]|$)") if types else None
    found = {}
    for path, text in texts.items():
        for match in [*_STRUCT.finditer(text), *_FUNCTION.finditer(text)]:
            if match[1] in _NOT_CALLED:
                continue
            place = f"{path.relative_to(root).as_posix()}:{text.count(chr(10), 0, match.start()) + 1}"
            for member in [*_POINTER.findall(match[2]), *(named.findall(match[2]) if named else [])]:
                found[f"{match[1]}.{member}"] = place
    return found


def check(root: Path) -> list[Finding]:
    known = callbacks(root)
    rows = set(_ROW.findall(read(root / _TEST)))
    return [
        *(Finding(place, f"{name}: no row in {_TEST}: what happens when it leads to itself for ever?") for name, place in sorted(known.items()) if name not in rows),
        *(Finding(_TEST, f"{name}: a row, but no callback of the headers") for name in sorted(rows - set(known))),
    ]


def summary(root: Path) -> str:
    return f"{len(callbacks(root))} callbacks are tried with recursion"


def self_test() -> None:
    with Copy("Include", "Tests/C") as copy:
        plant = (
            "typedef void (*RKPlantedMethod)(RKViewRef self, void *userdata);\ntypedef struct RKPlantedMethods {\n    /** (*comment)(). */\n    RKPlantedMethod planted;\n    bool (*other)(void);\n    bool value;\n} RKPlantedMethods;\n"
            "RK_API RKStatus rk_view_plant(RKViewRef view, RKPlantedMethod method,\n    void (*drop)(void *userdata));\n\nRK_EXTERN_C_END"
        )
        copy.edit("Include/responderkit/view.h", lambda text: text.replace("RK_EXTERN_C_END", plant, 1))
        copy.edit(_TEST, lambda text: text.replace('{"RKViewMethods.hit_test", ', '{"RKViewMethods.planted_test", ', 1))
        findings = check(copy.root)
        for name in ("RKPlantedMethods.planted", "RKPlantedMethods.other", "rk_view_plant.method", "rk_view_plant.drop", "RKViewMethods.hit_test"):
            must_find(findings, f"{name}: no row")
        must_find(findings, "RKViewMethods.planted_test: a row, but no callback")
        must_not_find(findings, "RKPlantedMethods.value")
        must_not_find(findings, "RKPlantedMethods.comment")
        must_not_find(findings, "RKHost")


if __name__ == "__main__":
    main(check, self_test, summary)
