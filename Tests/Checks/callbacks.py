#!/usr/bin/env python3
"""Callbacks: every function that the library may call is tried with an endless recursion (SPEC 351).

Such a function is a member of a struct, or a parameter of a function, whose type is a pointer to a function. Tests/C/recursion.c has a row for each, named
STRUCT.MEMBER or FUNCTION.PARAMETER. A callback without row, and a row without callback, are found here. What a plugin is given to call is none.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tree import API, Copy, Finding, interface, main, must_find, must_not_find, read

_TEST = "Tests/C/recursion.c"
_ROW = re.compile(r'^    \{"([\w.]+)",', re.MULTILINE)
# The library's own, and a function that is asked for.
_NOT_CALLED = {"RKHost", "rk_closure_get_function"}


def callbacks(root: Path) -> dict[str, str]:
    """What the headers have, and in which."""
    described = interface(root)
    return {
        f"{one['name']}.{part['name']}": f"Include/responderkit/{one['header']}"
        for one in [*described["structs"], *described["functions"]]
        for part in one.get("fields", one.get("parameters", []))
        if part["type"]["kind"] in ("callback", "function") and one["name"] not in _NOT_CALLED
    }


def check(root: Path) -> list[Finding]:
    known = callbacks(root)
    rows = set(_ROW.findall(read(root / _TEST)))
    return [
        *(Finding(place, f"{name}: no row in {_TEST}: what happens when it leads to itself for ever?") for name, place in sorted(known.items()) if name not in rows),
        *(Finding(_TEST, f"{name}: a row, but no callback of the headers") for name in sorted(rows - set(known))),
    ]


def summary(root: Path) -> str:
    return f"{len(callbacks(root))} callbacks are tried with recursion"


def _planted(text: str) -> str:
    described = json.loads(text)
    function: dict[str, Any] = {"kind": "function", "result": {"kind": "void"}, "parameters": []}
    named = {"kind": "callback", "name": "RKViewMethod"}
    parts = [{"name": "planted", "type": named}, {"name": "other", "type": function}, {"name": "value", "type": {"kind": "bool"}}]
    described["structs"].append({"name": "RKPlantedMethods", "header": "view.h", "fields": parts})
    described["functions"].append({"name": "rk_view_plant", "header": "view.h", "parameters": [{"name": "method", "type": named}, {"name": "drop", "type": function}]})
    return json.dumps(described)


def self_test() -> None:
    with Copy("Include", "Tests/C") as copy:
        copy.edit(API, _planted)
        copy.edit(_TEST, lambda text: text.replace('{"RKViewMethods.hit_test", ', '{"RKViewMethods.planted_test", ', 1))
        findings = check(copy.root)
        for name in ("RKPlantedMethods.planted", "RKPlantedMethods.other", "rk_view_plant.method", "rk_view_plant.drop", "RKViewMethods.hit_test"):
            must_find(findings, f"{name}: no row")
        must_find(findings, "RKViewMethods.planted_test: a row, but no callback")
        must_not_find(findings, "RKPlantedMethods.value")
        must_not_find(findings, "RKHost")


if __name__ == "__main__":
    main(check, self_test, summary)
