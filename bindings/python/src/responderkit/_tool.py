# SPDX-License-Identifier: MIT
"""``hit`` and ``audit`` of the command line, for machines that the tool rk is not made for."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Optional

from . import Context, Error, View

#: The commands of the tool that this package carries out where the tool is missing.
OWN = ("audit", "hit")


def how_to_get(command: str) -> str:
    """What to do for a command that only the tool has."""
    machine, library = platform.machine(), platform.libc_ver()[0]
    start = f"{command} is a command of the tool rk"
    if machine == "x86_64" and library == "glibc":
        return f"{start}; install it with: pip install 'responderkit[tools]'"
    here = f"{machine} with {library}" if library else machine
    return f"{start}, which is made for x86_64 with glibc, not for {here}; record here, and use rk there (here are run, {' and '.join(OWN)})"


def main(arguments: Sequence[str]) -> int:
    from .scenario import Malformed
    from .scenario.runner import printable

    options = _parser(arguments[0]).parse_args(list(arguments[1:]))
    try:
        return int(options.command(options))
    except OSError as error:
        problem = str(error.strerror or error)
    except Malformed as error:
        problem = printable(str(error))
    except _Unknown as error:
        problem = str(error)
    print(f"responderkit: {options.file}: {problem}", file=sys.stderr)
    return 2


class _Unknown(Exception):
    """A name that nothing has."""


def _number(text: str) -> float:
    value = float(text)
    if value != value or value in (float("inf"), float("-inf")):
        raise ValueError(text)
    return value


_number.__name__ = "finite number"


def _seconds(text: str) -> float:
    value = _number(text)
    if value < 0:
        raise ValueError(text)
    return value


_seconds.__name__ = "time, 0 or more"


def _parser(command: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"python -m responderkit {command}", description=_DESCRIPTIONS[command])
    parser.add_argument("--at", type=_seconds, metavar="TIME", help="seconds of the scenario's clock; without it, before the first step")
    parser.add_argument("--plugins", metavar="DIR", help="where plugins are that do not lie beside their scenario")
    parser.add_argument("--json", action="store_true", help="print JSON objects, one a line")
    if command == "audit":
        parser.add_argument("--detached", action="store_true", help="add the controls and recognisers that are in no window")
        parser.add_argument("file", metavar="FILE", help="a scenario")
        parser.set_defaults(command=_audit)
    else:
        parser.add_argument("--tree", required=True, dest="file", metavar="FILE", help="a scenario")
        parser.add_argument("--why", required=True, metavar="NAME", help="what keeps a touch at the point from the view of this name")
        parser.add_argument("--calls-overrides", action="store_true", help="call the overrides of hit_test and point_inside")
        parser.add_argument("x", type=_number, metavar="X", help="points from the left of the screen")
        parser.add_argument("y", type=_number, metavar="Y", help="points from its top")
        parser.set_defaults(command=_hit)
    return parser


_DESCRIPTIONS = {
    "audit": "Find what touches cannot reach, or reach badly. The status is 1 if something was found.",
    "hit": "Find what keeps a touch at a point from a view, or that the view would be hit.",
}


@contextmanager
def _shown(options: argparse.Namespace) -> Iterator[Context]:
    """The tree of a scenario before its first step, or after what happens up to a time."""
    from .scenario import load
    from .scenario.building import build
    from .scenario.world import World

    scenario = load(options.file, options.plugins)
    with Context() as context:
        world = World(scenario, context)
        try:
            build(world)
            if options.at is not None:
                for step in scenario.steps:
                    if step.time is not None and step.time > options.at:
                        break
                    world.perform([step])
                with suppress(Error):
                    context.advance(options.at)
            with world.mute():
                yield context
        finally:
            world.end()


def _views(view: View, above: str = "") -> Iterator[tuple[str, View]]:
    """All views of a window with their paths."""
    from .scenario.runner import printable

    path = above + printable(view.name or type(view).__name__)
    yield path, view
    for subview in view.subviews:
        yield from _views(subview, path + " > ")


def _hit(options: argparse.Namespace) -> int:
    from .scenario.runner import printable

    with _shown(options) as context:
        views = [(path, view) for window in context.windows for path, view in _views(window)]
        meant = [(path, view) for path, view in views if path == options.why or path.endswith(" > " + options.why)]
        if not meant:
            raise _Unknown(f'no view in a window is named "{printable(options.why)}"')
        for path, view in meant:
            window = view.window
            assert window is not None
            place = window.convert_point_from_window((options.x, options.y), None)
            explanation = view.explain(at=place, calls_overrides=options.calls_overrides)
            if options.json:
                steps = [{"reason": step.reason.name, "sentence": step.sentence} for step in explanation.steps]
                print(json.dumps({"view": path, "at": [options.x, options.y], "sentence": str(explanation), "steps": steps}, ensure_ascii=False))
            else:
                print(printable((f"{path}: " if len(meant) > 1 else "") + explanation))
    return 0


def _audit(options: argparse.Namespace) -> int:
    from .scenario.runner import printable

    found = False
    with _shown(options) as context:
        for place, window in enumerate(context.windows):
            for finding in window.audit(detached=options.detached and place == 0):
                found = True
                if options.json:
                    area = [*finding.area.origin, *finding.area.size]
                    line: dict[str, Any] = {"kind": finding.kind.value, "kindName": finding.kind.name, "area": area, "sentence": finding.sentence}
                    print(json.dumps(line, ensure_ascii=False))
                else:
                    print(printable(finding.sentence))
    return int(found)
