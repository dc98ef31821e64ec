# SPDX-License-Identifier: MIT
"""Which log lines a run does without, so that nothing observes the calls of methods, and the library takes every shortcut that it has.

Lines come from the observer, from functions of actions and delegates, or from steps that answer. Only the first kind is left out. An object
whose line starts the steps of an ``on`` still logs that kind, since without the line the scenario would be another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Optional

from . import words
from .steps import Step

#: The words that stand in a line after an object's id, by the kind that can be left out.
_WORDS = {
    "hit": ["hit"],
    "inside": ["in=0", "in=1"],
    "touches": [*words.PHASES, "updated"],
    "responder": ["becomeFirst", "resignFirst"],
    "tracking": ["beginTracking", "continueTracking", "endTracking", "cancelTracking"],
    "presses": [*words.PRESS_METHODS, *words.TEXT_METHODS],
    "motion": [*words.MOTION_METHODS],
    "remote": ["remote"],
    "events": [f"event:{name}" for name in words.CONTROL_EVENTS],
    "appearance": [*words.APPEARANCE_METHODS],
}
_KINDS = {word: kind for kind, of_kind in _WORDS.items() for word in of_kind}


class Silence:
    """The silence of one run."""

    def __init__(self, steps: list[Step]) -> None:
        #: By id, the kinds for whose lines steps wait.
        self._awaited: dict[str, set[str]] = {}
        for line in _awaited(steps):
            for id, kind in _readings(line):
                self._awaited.setdefault(id, set()).add(kind)

    @property
    def is_total(self) -> bool:
        """Whether no line is awaited."""
        return not self._awaited

    def kinds(self, wanted: frozenset[str], id: str) -> frozenset[str]:
        """What an object logs of what it would like to log."""
        return wanted - (_WORDS.keys() - self._awaited.get(id, set()))

    def is_awaited(self, id: str) -> bool:
        """Whether a recogniser that would like to log its own callbacks does."""
        return id in self._awaited

    def covers(self, line: str) -> bool:
        """Whether a line does not come, or is not looked at where it comes for another reason."""
        reading = next(_readings(line), None)
        return reading is not None and reading[1] not in self._awaited.get(reading[0], set())


def _awaited(steps: list[Step]) -> Iterator[str]:
    for step in steps:
        if step.verb == "on":
            line, inner = step.data
            yield line
            yield from _awaited(inner)
        elif step.verb == "post":
            yield from _awaited(step.data)


def _readings(line: str) -> Iterator[tuple[str, str]]:
    """The id and the kind of a line that can be left out; an id may have dots in it."""
    for dot in re.finditer(r"\.", line):
        kind: Optional[str] = _KINDS.get(re.split(r"[({]", line[dot.end() :], maxsplit=1)[0])
        if kind is not None:
            yield line[: dot.start()], kind
