# SPDX-License-Identifier: MIT
"""``python -m responderkit run``: play scenario files and print what happened."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Optional, TextIO

from .. import Context
from .building import build
from .options import Options
from .plugins import locator
from .scenario import Scenario, read_scenario
from .values import Malformed, parse
from .world import World

#: A file may nest views 500 deep, and a touch that every one of them forwards takes some frames of Python each.
_RECURSION_LIMIT = 20_000
#: More than any scenario; keeps ``run /dev/zero`` from eating the machine.
_MAXIMUM_SIZE = 256 << 20


@dataclass
class Outcome:
    """What a scenario did."""

    log: list[str]
    differences: list[str]
    notes: list[str]


@contextmanager
def deep_recursion() -> Iterator[None]:
    """Python's own limit is too low for what a file may nest."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _RECURSION_LIMIT))
    try:
        yield
    finally:
        sys.setrecursionlimit(limit)


def load(path: str, plugins: Optional[str] = None) -> Scenario:
    """Read and check a file. OSError and Malformed have the reason if it is invalid.

    Plugins that do not lie beside it are looked for in the folder ``plugins``.
    """
    with open(path, "rb") as file:
        data = file.read(_MAXIMUM_SIZE + 1)
    if len(data) > _MAXIMUM_SIZE:
        raise Malformed("", f"larger than {_MAXIMUM_SIZE >> 20} MiB")
    try:
        with deep_recursion():
            return read_scenario(parse(data), locator(path, plugins))
    except RecursionError:
        raise Malformed("", "nested too deeply") from None


def play(scenario: Scenario, options: Optional[Options] = None) -> Outcome:
    """Run a scenario in a context of its own."""
    with deep_recursion(), Context() as context:
        world = World(scenario, context, options)
        try:
            build(world)
            world.perform(scenario.steps)
        finally:
            world.end()
    return Outcome(world.log, world.differences, world.notes)


def printable(text: str) -> str:
    """Text from a file as it may go to a terminal: control characters are shown, not obeyed."""
    return "".join(f"\\u{{{ord(c):x}}}" if c < " " or "\x7f" <= c < "\xa0" else c for c in text)


def run_files(
    paths: list[str],
    log_only: bool,
    out: TextIO,
    err: TextIO,
    plugins: Optional[str] = None,
    options: Optional[Options] = None,
) -> int:
    """Run files one after the other; the exit status is that of the worst. ``plugins``: see load()."""
    status = 0
    for path in paths:
        try:
            passed = _run_file(path, log_only, out, err, plugins, options)
            status = max(status, 0 if passed else 1)
        except BrokenPipeError:
            # Not the file's fault: the reader of the output has closed it.
            raise
        except OSError as error:
            status = 2
            print(f"responderkit: {path}: {error.strerror or error}", file=err)
        except Malformed as error:
            status = 2
            print(f"responderkit: {path}: {printable(str(error))}", file=err)
    return status


def _run_file(
    path: str, log_only: bool, out: TextIO, err: TextIO, plugins: Optional[str], options: Optional[Options]
) -> bool:
    scenario = load(path, plugins)
    outcome = play(scenario, options)
    for line in outcome.log:
        print(printable(line), file=out)
    out.flush()
    for note in outcome.notes:
        print(f"note: {path}: {printable(note)}", file=err)
    name = printable(scenario.name or os.path.basename(path))
    passed = not outcome.differences
    verdict = [f"ok {name}" if passed else f"FAILED {name}"]
    for difference in outcome.differences:
        verdict += [f"  {printable(line)}" for line in difference.split("\n")]
    if not log_only:
        print("\n".join(verdict), file=out)
    elif not passed:
        print("\n".join(verdict), file=err)
    return passed
