# SPDX-License-Identifier: MIT
"""``hit``, ``audit`` and ``replay`` of the command line, for machines that the tool rk is not made for."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from math import isfinite
from typing import Any, Callable

from . import Context, Error, View, _capi
from .audit import AuditFinding
from .enums import AuditUnit, Unit
from .explanations import ExplanationStep

#: The commands of the tool that this package carries out where the tool is missing.
OWN = ("audit", "hit", "replay")
#: How a recording begins.
_MAGIC = b"\x89RKREC\r\n"
#: More decisions than minutes of input with ten fingers make.
_TRACE = 1 << 20


def how_to_get(command: str) -> str:
    """What to do for a command that only the tool has."""
    machine, library = platform.machine(), platform.libc_ver()[0]
    start = f"{command} is a command of the tool rk"
    if machine == "x86_64" and library == "glibc":
        return f"{start}; install it with: pip install 'responderkit[tools]'"
    here = f"{machine} with {library}" if library else machine
    return f"{start}, which is made for x86_64 with glibc, not for {here}; record here, and use rk there (here are run, corpus, monkey, touches, audit, hit and replay)"


def main(arguments: Sequence[str]) -> int:
    options = _parser(arguments[0]).parse_args(list(arguments[1:]))
    return int(options.command(options))


def _guarded(file: str, body: Callable[[], int]) -> int:
    """What a function returns; for a file that cannot be taken, one sentence and 2."""
    from .scenario import Malformed
    from .scenario.runner import printable

    try:
        return body()
    except BrokenPipeError:
        raise  # not the file's: the reader of the output has closed it
    except OSError as error:
        problem = str(error.strerror or error)
    except (Error, ImportError, Malformed, _Refused) as error:
        problem = str(error)
    print(f"responderkit: {printable(file)}: {printable(problem)}", file=sys.stderr)
    return 2


class _Refused(Exception):
    """A name that nothing has, or a file of another kind."""


def _number(text: str) -> float:
    value = float(text)
    if not isfinite(value):
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
        parser.set_defaults(command=_replay)
        return parser
    parser.add_argument("--at", type=_seconds, metavar="TIME", help="seconds of the scenario's clock; without it, before the first step")
    parser.add_argument("--plugins", metavar="DIR", help="where plugins are that do not lie beside their scenario")
    parser.add_argument("--json", action="store_true", help="print JSON objects, one a line")
    if command == "audit":
        parser.add_argument("--detached", action="store_true", help="add the controls and recognisers that are in no window")
        parser.add_argument("file", metavar="FILE", help="a scenario")
        parser.set_defaults(command=lambda options: _guarded(options.file, lambda: _audit(options)))
    else:
        parser.add_argument("--tree", required=True, dest="file", metavar="FILE", help="a scenario")
        parser.add_argument("--why", required=True, metavar="NAME", help="what keeps a touch at the point from the view of this name")
        parser.add_argument("--calls-overrides", action="store_true", help="call the overrides of hit_test and point_inside")
        parser.add_argument("x", type=_number, metavar="X", help="points from the left of the screen")
        parser.add_argument("y", type=_number, metavar="Y", help="points from its top")
        parser.set_defaults(command=lambda options: _guarded(options.file, lambda: _hit(options)))
    return parser


_DESCRIPTIONS = {
    "audit": "Find views that touches cannot reach, or that are hard to hit. The status is 1 if there is a finding.",
    "replay": "Play recordings again, and compare each decision with the recorded one. The status is 1 if they part.",
    "hit": "Find what keeps a touch at a point from a view, or that the view would be hit.",
}


@contextmanager
def _shown(options: argparse.Namespace) -> Iterator[Context]:
    """The tree of a scenario before its first step, or after what happens up to a time."""
    from .scenario import load
    from .scenario.building import build
    from .scenario.runner import deep_recursion
    from .scenario.world import World

    with open(options.file, "rb") as file:
        if file.read(len(_MAGIC)) == _MAGIC:
            raise _Refused("is a recording; only rk shows the tree in one, and replay plays it here")
    scenario = load(options.file, options.plugins)
    with deep_recursion(), Context() as context:
        world = World(scenario, context)
        try:
            build(world)
            if options.at is not None:
                for step in scenario.steps:
                    if step.time is not None and step.time > options.at:
                        break
                    world.perform([step])
                with suppress(Error):  # the last step has taken the clock beyond it
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
            raise _Refused(f'no view in a window is named "{printable(options.why)}"')
        for path, view in meant:
            window = view.window
            assert window is not None
            place = window.convert_point_from_window((options.x, options.y), None)
            explanation = view.explain(at=place, calls_overrides=options.calls_overrides)
            if options.json:
                steps = [_step(step) for step in explanation.steps]
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
                    print(json.dumps(_finding(finding), ensure_ascii=False))
                else:
                    print(printable(finding.sentence))
    return int(found)


def _named(found: Any) -> str:
    """An object's name, or what it is."""
    if found is None:
        return "a destroyed object"
    return found.name or found.describe()  # type: ignore[no-any-return]


def _objects(record: Any, found: Any, *names: str) -> dict[str, str]:
    return {name: _named(getattr(found, name)) for name in names if getattr(record, name)}


def _step(step: ExplanationStep) -> dict[str, Any]:
    """A cause as rk prints it; what there is none of is left out."""
    from .scenario.words import UNITS

    line: dict[str, Any] = {"reason": (_capi.rk_reason_name(step.reason) or b"").decode()}
    if step.rule:
        line["rule"] = step.rule
    line |= _objects(step._record, step, "subject", "culprit")
    if step.time is not None:
        line["time"] = step.time
    if tuple(step.point) != (0, 0):
        line["point"] = list(step.point)
    if step.unit != Unit.NONE:
        line |= {name: number for name, number in (("value", step.value), ("limit", step.limit)) if isfinite(number)}
        line["unit"] = UNITS[step.unit]
    if step.touch_id:
        line["touch"] = step.touch_id
    return {**line, "sentence": step.sentence}


def _finding(finding: AuditFinding) -> dict[str, Any]:
    """A finding as rk prints it."""
    line: dict[str, Any] = {"kind": int(finding.kind), "kindName": (_capi.rk_audit_kind_name(finding.kind) or b"").decode()}
    line |= _objects(finding._record, finding, "subject", "culprit", "decider")
    line["area"] = [*finding.area.origin, *finding.area.size]
    if finding.unit != AuditUnit.NONE:
        line |= {"value": finding.value, "limit": finding.limit, "tolerance": finding.tolerance}
    return {**line, "sentence": finding.sentence}


def _on_deep_stack(body: Callable[[], int]) -> int:
    """The result of a function on a thread with room for calls nested as deep as a recording can contain."""
    before = threading.stack_size(256 << 20)
    try:
        with ThreadPoolExecutor(1) as threads:
            return threads.submit(body).result()
    finally:
        threading.stack_size(before)


def _replay(options: argparse.Namespace) -> int:
    """Play recordings one after the other; the status is that of the worst."""
    return _on_deep_stack(lambda: max([_guarded(file, lambda: _replay_one(file, options)) for file in options.files]))


def _replay_one(file: str, options: argparse.Namespace) -> int:
    from .enums import RecorderOptions
    from .recording import Recording, ReplayState
    from .scenario.runner import printable

    prefix = f"{printable(file)}: " if len(options.files) > 1 else ""
    with Recording(file, trace=_TRACE if options.problems else 0) as recording:
        if options.problems:
            return _replay_problems(file, prefix, recording)
        recording.run()
        info, parted = recording.info, recording.parted
        if parted is not None:
            same = f"the same for {parted.call - 1} calls and {parted.decision - 1} decisions"
            print(f"{prefix}{same}; then they part, at decision {parted.decision}, call {parted.call}, {parted.time:.3f} s")
            print(f"  recorded: {printable(parted.recorded)}\n  now:      {printable(parted.now)}")
            return 1
        calls = "1 call" if info.calls == 1 else f"{info.calls} calls"
        decisions = "1 decision" if info.decisions == 1 else f"{info.decisions} decisions"
        if RecorderOptions.WITHOUT_DECISIONS in info.options:
            decisions = "no decisions on record"
        print(f"{prefix}{calls}, {decisions}: the same" + ("" if info.state == ReplayState.SAME else " up to where the recording breaks off"))
        if info.state == ReplayState.DAMAGED:
            raise _Refused(f"the record at byte {info.position} is damaged")
        return 0


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
