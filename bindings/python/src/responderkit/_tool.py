# SPDX-License-Identifier: MIT
"""``hit``, ``audit`` and ``replay`` of the command line, for machines that the tool rk is not made for."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Callable, Optional

from . import Context, Error, View

#: The commands of the tool that this package carries out where the tool is missing.
OWN = ("audit", "hit", "replay")


#: More decisions than minutes of input with ten fingers make.
_TRACE = 1 << 20


def how_to_get(command: str) -> str:
    """What to do for a command that only the tool has."""
    machine, library = platform.machine(), platform.libc_ver()[0]
    start = f"{command} is a command of the tool rk"
    if machine == "x86_64" and library == "glibc":
        return f"{start}; install it with: pip install 'responderkit[tools]'"
    here = f"{machine} with {library}" if library else machine
    return f"{start}, which is made for x86_64 with glibc, not for {here}; record here, and use rk there (here are run, corpus, audit, hit and replay)"


def main(arguments: Sequence[str]) -> int:
    from .scenario import Malformed
    from .scenario.runner import printable

    options = _parser(arguments[0]).parse_args(list(arguments[1:]))
    if arguments[0] == "replay":
        return _on_deep_stack(lambda: max(_replay(file, options) for file in options.files))
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
    if command == "replay":
        parser.add_argument("--problems", action="store_true", help="print what went wrong, the most serious first, in place of the count")
        parser.add_argument("files", nargs="+", metavar="FILE", help="recordings (rkrec)")
        return parser
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
    "replay": "Play recordings again, and compare each decision with the recorded one. The status is 1 if they part.",
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


def _on_deep_stack(body: Callable[[], int]) -> int:
    """The result of a function on a thread with room for calls nested as deep as a recording can contain."""
    results: list[int] = []
    before = threading.stack_size(256 << 20)
    try:
        thread = threading.Thread(target=lambda: results.append(body()))
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    return results[0] if results else 2


def _replay(file: str, options: argparse.Namespace) -> int:
    """Play one recording; its status."""
    from .recording import Recording, ReplayState
    from .scenario.runner import printable

    prefix = f"{printable(file)}: " if len(options.files) > 1 else ""
    try:
        with Recording(file, trace=_TRACE if options.problems else 0) as recording:
            if options.problems:
                return _replay_problems(file, prefix, recording)
            recording.run()
            info, parted = recording.info, recording.parted
            if parted is not None:
                print(f"{prefix}the same for {parted.call - 1} calls and {parted.decision - 1} decisions; then they part, at decision {parted.decision}, call {parted.call}, {parted.time:.3f} s")
                print(f"  recorded: {printable(parted.recorded)}\n  now:      {printable(parted.now)}")
                return 1
            calls = "1 call" if info.calls == 1 else f"{info.calls} calls"
            decisions = "1 decision" if info.decisions == 1 else f"{info.decisions} decisions"
            print(f"{prefix}{calls}, {decisions}: the same" + ("" if info.state == ReplayState.SAME else " up to where the recording breaks off"))
            if info.state == ReplayState.DAMAGED:
                print(f"responderkit: {file}: the record at byte {info.position} is damaged", file=sys.stderr)
                return 2
            return 0
    except OSError as error:
        problem = str(error.strerror or error)
    except Error as error:
        problem = printable(str(error))
    print(f"responderkit: {file}: {problem}", file=sys.stderr)
    return 2


def _replay_problems(file: str, prefix: str, recording: Any) -> int:
    """What went wrong up to the last input: afterwards the program ends its objects."""
    from .recording import Recording
    from .scenario.runner import printable

    last = number = 0
    with Recording(file, trace=0) as ahead:
        for step in ahead:
            number += 1
            last = number if _brings_input(step.function) else last
    for _ in range(last):
        recording.step()
    problems = recording.problems(input_ended=True)
    if prefix and problems:
        print(prefix.rstrip(" "))
    for problem in problems:
        print(f"{problem.severity.name.lower()}: {printable(problem.sentence)}")
        for label, text in (("where: ", problem.where), ("help:  ", problem.help), ("why:   ", problem.explanation)):
            print(f"  {label}{printable(text)}")
    recording.run()
    return 0 if recording.parted is None else 1


def _brings_input(function: str) -> bool:
    """Whether a function moves the clock or brings input."""
    starts = ("rk_context_send_", "rk_context_post_", "rk_run_loop_")
    return function.startswith(starts) or function in ("rk_context_advance", "rk_context_drain", "rk_context_cancel_all_touches")
