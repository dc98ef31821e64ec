# SPDX-License-Identifier: MIT
"""The smallest case that still shows a finding."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..errors import Error
from ..scenario import Malformed
from .case import Case, Finding, nodes

#: What a node or recogniser cannot be without.
_NEEDED = frozenset({"id", "frame", "class", "type", "log"})


def shrink(case: Case, finding: Finding, most: int = 2000) -> Case:
    """The case with the fewest views, fingers and samples that simple removals lead to, and that still shows the finding.

    The cause stays the same. The input of a case with a rule is the rule's gesture: it is kept, and so is what the rule names; the rest
    of the tree shrinks. ``most``: how often it is played.
    """
    plays = 0
    changed = True
    while changed:
        changed = False
        for smaller in _smaller(case):
            if plays >= most:
                return case
            plays += 1
            if _shows(smaller, finding):
                case, changed = smaller, True
                break
    return case


def _shows(case: Case, finding: Finding) -> bool:
    try:
        return any(each == finding and each.cause == finding.cause for each in case.play())
    except (Malformed, Error, ValueError):
        return False


def _smaller(case: Case) -> Iterator[Case]:
    """Smaller cases, the ones that leave out most first."""
    if case.rule is None:
        yield from _less_input(case)
    yield from _less_tree(case)


def _less_input(case: Case) -> Iterator[Case]:
    size = len(case.steps)
    while size:
        for first in range(0, len(case.steps), size):
            yield replace(case, steps=case.steps[:first] + case.steps[first + size :])
        size //= 2
    for finger in sorted({sample[1] for step in case.steps for sample in step["update"]}):
        kept = [{**step, "update": [sample for sample in step["update"] if sample[1] != finger]} for step in case.steps]
        yield replace(case, steps=[step for step in kept if step["update"]])


def _less_tree(case: Case) -> Iterator[Case]:
    rule = case.rule
    named = frozenset() if rule is None else frozenset((rule.target, *rule.fires, *rule.silent))
    for index, node in enumerate(nodes(case.windows)):
        for key in ("subviews", "recognizers", "targets"):
            for place, each in enumerate(node.get(key, ())):
                if named.isdisjoint((node["id"],) if key == "targets" else _ids(each)):
                    yield _changed(case, index, key, place)
    for index, node in enumerate(nodes(case.windows)):
        if node["id"] not in named:
            for key in sorted(node.keys() - _NEEDED - {"subviews", "recognizers", "targets"}):
                yield _changed(case, index, key)
        for place, recognizer in enumerate(node.get("recognizers", ())):
            if recognizer["id"] not in named:
                for key in sorted(recognizer.keys() - _NEEDED):
                    yield _changed(case, index, "recognizers", place, key)


def _ids(item: dict[str, Any]) -> list[str]:
    """The ids of a view or recogniser, and of all in it."""
    return [item["id"], *(id for key in ("subviews", "recognizers") for each in item.get(key, ()) for id in _ids(each))]


def _changed(case: Case, index: int, *path: Any) -> Case:
    """A copy without what lies at the path of a node; without an empty list, too."""
    windows = copy.deepcopy(case.windows)
    node: Any = list(nodes(windows))[index]
    for key in path[:-1]:
        node = node[key]
    del node[path[-1]]
    return replace(case, windows=windows)
