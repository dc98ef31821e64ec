#!/usr/bin/env python3
"""Recordings: every exported function either is written down by a recorder or only reads.

A function that may change something, or may call the host, is marked first of all: the core's source names it as `Call.NAME` (Recording.md). What only
reads is known by its name, or stands in the list below. A new function that is neither is found here, and so is one that is both.

What is recorded and may call the host looks at the stack first (SPEC 351): through the functions named `with…`, or with `calls: true`, `resolveForCall` and the like.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from tree import API, Copy, Finding, files, interface, main, must_find, must_not_find, read

_CORE = "Sources/ResponderKit"
_CALLS = f"{_CORE}/Store/Call.swift"
_USE = re.compile(r"\bCall\.(\w+)")

# Questions that are answered from what the library has, and functions of no context.
_READS = re.compile(r"^rk_(?:\w+_)?(?:get|is)_\w+$|^rk_(?:rect|point|transform|status|config|trace|reason|run_loop|recorder)_\w+$|^rk_(?:abi_)?(?:version|layout)\w*$|^rk_\w+_convert_(?:point|rect)_(?:to|from)$")
_ALSO_READ = set(
    "rk_last_error rk_explain rk_explain_steps rk_explain_touch rk_explain_touch_steps rk_explanation_step_describe rk_audit_describe rk_audit_kind_name rk_problem_kind_name rk_problems "
    "rk_problem_describe rk_problem_steps rk_object_describe rk_view_recursive_description rk_class_find rk_plugin_find rk_context_find_touch "
    "rk_context_find_press rk_context_next_deadline rk_object_responds_to "
    "rk_view_take_snapshot rk_snapshot_hit_test rk_snapshot_hit_test_many rk_snapshot_destroy".split()
)
# Their plugins, or updates, are written down one by one, and a stream that was stopped has no more.
_ELSEWHERE = {"rk_plugin_load_environment", "rk_context_send_touch_stream", "rk_context_stop_touch_stream"}
# They are recorded and call no callback.
_CALL_NOTHING = set(
    "rk_retain rk_view_set_center rk_view_set_transform rk_view_set_transform_3d rk_view_set_anchor_point rk_view_set_z_position rk_view_set_alpha rk_view_set_user_interaction_enabled "
    "rk_view_set_animating rk_view_set_multiple_touch_enabled rk_view_set_exclusive_touch rk_view_set_clips_to_bounds".split()
)
_EXPORT = re.compile(r'^@_cdecl\("(\w+)"\)', re.MULTILINE)
_LOOKS = re.compile(r"calls: true|\bsetFlag\([^\n]* of: |\bresolve(?:Context)?ForCall\(|\bcheck(?:Stack|End|HitDepth)\(|\binherited\(|\bsuper[A-Z]\w*\(|\b(?:with(?!Unsafe)\w*|changing|create)\((?:(?!calls: false)[^\n])*$", re.MULTILINE)


def careless(root: Path) -> set[str]:
    """Exports that are recorded and do not look at the stack."""
    found = set()
    for path in files(root, f"{_CORE}/ABI"):
        parts = _EXPORT.split(read(path)) if path.suffix == ".swift" else [""]
        for name, body in zip(parts[1::2], parts[2::2]):
            body = body.split("\n}\n", 1)[0]
            if _USE.search(body) and name not in _CALL_NOTHING and not _LOOKS.search(body):
                found.add(name)
    return found


def names(root: Path) -> set[str]:
    """The functions that a recorder writes down."""
    found: set[str] = set()
    for path in files(root, _CORE):
        if path.suffix == ".swift" and path.relative_to(root).as_posix() != _CALLS:
            found.update("rk_" + name for name in _USE.findall(read(path)))
    return found


def check(root: Path) -> list[Finding]:
    findings = []
    recorded = names(root)
    known = set()
    for function in interface(root)["functions"]:
        name, place = function["name"], f"Include/responderkit/{function['header']}"
        known.add(name)
        reads = bool(_READS.match(name)) or name in _ALSO_READ or function.get("property", {}).get("access") == "get"
        if name in recorded:
            if name in _ALSO_READ | _ELSEWHERE:
                findings.append(Finding(place, f"{name} is recorded and stands in the list of those that are not"))
        elif not reads and name not in _ELSEWHERE:
            findings.append(Finding(place, f"{name} is neither recorded nor known to read only: name it as Call.{name.removeprefix('rk_')} where it begins, or list it in {Path(__file__).name}"))
    findings += [Finding(_CORE, f"{name} is recorded and does not look at the stack first: with `calls: true`, `resolveForCall` or the like") for name in sorted(careless(root))]
    for name in sorted((recorded | _ALSO_READ | _ELSEWHERE) - known):
        findings.append(Finding(_CORE, f"{name} is recorded, or listed, and in no header"))
    return findings


def summary(root: Path) -> str:
    return f"{len(names(root))} functions are recorded"


def _planted(text: str) -> str:
    described = json.loads(text)
    described["functions"] += [{"name": f"rk_view_{name}", "header": "view.h"} for name in ("planted", "get_planted", "set_planted")]
    return json.dumps(described)


def self_test() -> None:
    with Copy("Include", _CORE) as copy:
        copy.edit(API, _planted)
        copy.write(f"{_CORE}/ABI/Planted.swift", "func planted() { _ = Call.view_set_planted; _ = Call.view_nowhere; _ = Call.object_describe }\n")
        copy.write(f"{_CORE}/ABI/Careless.swift", '@_cdecl("rk_view_planted") public func f() {\n  get(view, out) { recorded(Call.view_set_planted) }\n}\n\n@_cdecl("rk_view_careful") public func f() {\n  get(view, calls: true) { recorded(Call.view_set_planted) }\n}\n')
        findings = check(copy.root)
        must_find(findings, "rk_view_planted is recorded and does not look at the stack")
        must_not_find(findings, "rk_view_careful is recorded and")
        must_find(findings, "rk_view_planted is neither")
        must_not_find(findings, "rk_view_get_planted")
        must_not_find(findings, "rk_view_set_planted")
        must_find(findings, "rk_view_nowhere", "in no header")
        must_find(findings, "rk_object_describe", "stands in the list")


if __name__ == "__main__":
    main(check, self_test, summary)
