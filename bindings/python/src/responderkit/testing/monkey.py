# SPDX-License-Identifier: MIT
"""The monkey: plays random gestures in virtual time, and shrinks and keeps the errors that they find."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional, Union

from .case import Case, Finding, Place, Rule, places_of, point_in
from .gestures import GESTURES, steps
from .shrinking import shrink

#: A scenario as a value, its windows alone, or the path of a scenario file.
Tree = Union[dict[str, Any], Sequence[dict[str, Any]], str, "os.PathLike[str]"]


@dataclass(frozen=True)
class Found:
    """A finding of the monkey.

    - ``finding``: What is wrong.
    - ``case``: The smallest case that shows it.
    - ``updates``: How many updates had been played when it was found.
    - ``files``: Recording, scenario and Python test, if they were kept.
    """

    finding: Finding
    case: Case
    updates: int
    files: tuple[Path, ...] = ()


def monkey(
    tree: Tree,
    *,
    seed: int = 0,
    minutes: float = 1.0,
    updates: Optional[int] = None,
    rules: Sequence[Rule] = (),
    keep: Union[None, str, "os.PathLike[str]"] = None,
) -> list[Found]:
    """Play random gestures and return what they find, each finding once, with its smallest case.

    ``minutes`` are minutes of virtual time; playing them takes much less. ``updates`` ends the run after that many updates instead. Equal
    arguments give equal findings. The run consists of episodes, each in a new context. An episode is the gesture of one of ``rules`` at
    its target, or some gestures at random places with the errors of devices: lost lifts, finger numbers that are used twice, jumps.
    ``keep`` is a folder for a recording, a scenario and a Python test of each finding.
    """
    windows = windows_of(tree)
    places = list(places_of(windows).values())
    rng = random.Random(seed)
    found: dict[Finding, Found] = {}
    played, seconds, turn = 0, 0.0, 0
    while seconds < minutes * 60 if updates is None else played < updates:
        if turn < len(rules) or (rules and rng.random() < 0.5):
            rule = rules[turn] if turn < len(rules) else rng.choice(rules)
            case = Case.of_rule(windows, rule, rng.uniform(-0.1, 0.1), rng.uniform(-0.1, 0.1))
        else:
            case = Case(windows, _random_steps(rng, places))
        turn += 1
        played += len(case.steps)
        # A second passes before the next episode.
        seconds += 1.0 + (case.steps[-1]["t"] if case.steps else 0.0)
        for finding in case.play():
            if finding not in found:
                found[finding] = _kept(finding, shrink(case, finding), played, keep)
    return list(found.values())


def windows_of(tree: Tree) -> list[dict[str, Any]]:
    """The windows of a tree; ValueError if it has none."""
    given: Any = json.loads(Path(tree).read_text(encoding="utf-8")) if isinstance(tree, (str, os.PathLike)) else tree
    windows: list[dict[str, Any]] = list((given.get("windows") or ()) if isinstance(given, dict) else given)
    if not windows:
        raise ValueError('the tree has no windows: give a scenario with "windows", or a list of windows')
    return windows


def _random_steps(rng: random.Random, places: list[Place]) -> list[dict[str, Any]]:
    made: list[dict[str, Any]] = []
    at, finger = 0.0, 1
    for _ in range(rng.randint(1, 3)):
        made += steps(rng.choice(list(GESTURES)), *point_in(rng.choice(places), rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5)), at=at, finger=finger)
        if rng.random() < 0.3:
            # The next gesture begins while this one is in progress, with other fingers, or with the same ones by mistake.
            at, finger = at + 0.1, finger + rng.choice((0, 2))
        else:
            at = made[-1]["t"] + rng.choice((0.1, 1.0))
    made.sort(key=lambda step: step["t"])
    for step in made:
        for sample in list(step["update"]):
            if sample[0] == "up" and rng.random() < 0.02:
                step["update"].remove(sample)
            elif sample[0] == "move" and rng.random() < 0.02:
                sample[2] += 500.0
    return [step for step in made if step["update"]]


def _kept(finding: Finding, case: Case, played: int, keep: Union[None, str, "os.PathLike[str]"]) -> Found:
    if keep is None:
        return Found(finding, case, played)
    name = re.sub(r"\W+", "_", f"{finding.kind}_{finding.subject}").strip("_")
    return Found(finding, case, played, case.keep(Path(keep), name, finding))
