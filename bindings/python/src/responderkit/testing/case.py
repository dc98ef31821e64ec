# SPDX-License-Identifier: MIT
"""A case: a tree and input in the format of scenarios, the findings of playing it, and the files that reproduce it."""

from __future__ import annotations

import json
import pprint
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Optional

from ..context import Context
from ..control import Control
from ..enums import GestureRecognizerState, ObservedMethod, ProblemKind, Reason
from ..errors import Error
from ..gesture import GestureRecognizer
from ..scenario import Options
from ..scenario.building import build
from ..scenario.scenario import read_scenario
from ..scenario.values import parse
from ..scenario.world import World
from ..observer import Observation
from ..scroll import ScrollView
from ..trace import TraceRecord
from ..view import View
from ..window import Window
from .expectations import expect
from .gestures import steps

#: x, y, width and height on the screen, in points.
Place = tuple[float, float, float, float]

#: Problems that are errors of the program, whatever the fingers do; a control without an action is one, too.
DEFECTS = frozenset(
    {
        ProblemKind.COVERED,
        ProblemKind.OUTSIDE,
        ProblemKind.NOT_INTERACTIVE,
        ProblemKind.EVENTS_IGNORED,
        ProblemKind.RECOGNIZER_DISABLED,
        ProblemKind.RECOGNIZER_UNHEARD,
        ProblemKind.RECOGNIZER_DETACHED,
    }
)
_PHASES = frozenset({ObservedMethod.TOUCHES_BEGAN, ObservedMethod.TOUCHES_ENDED, ObservedMethod.TOUCHES_CANCELLED})
#: Seconds after the input in which timers fire and scroll views come to rest.
_SETTLES = 30.0


@dataclass(frozen=True)
class Rule:
    """What a gesture at a target must cause.

    - ``gesture``: A name of :data:`responderkit.testing.gestures.GESTURES`, such as "tap".
    - ``target``: The id of the view, or of the recogniser at whose view, the gesture is made.
    - ``fires``: Ids of controls and recognisers that must fire, and of scroll views that must be dragged.
    - ``silent``: Ids of controls, recognisers and scroll views that must not.
    """

    gesture: str
    target: str
    fires: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()


@dataclass(frozen=True)
class Finding:
    """An error that playing a case showed. Findings are equal if their kinds and subjects are.

    - ``kind``: "rule", the name of a ProblemKind, or an invariant: "stuckControl", "stuckRecognizer", "openTouch", "cycle", "exception".
    - ``subject``: The id of the object concerned.
    - ``text``: What happened, with its explanation.
    - ``cause``: The reason, from the explanation or the problem; None if there is none.
    """

    kind: str
    subject: str
    text: str = field(compare=False)
    cause: Optional[Reason] = field(default=None, compare=False)

    def __str__(self) -> str:
        return f"{self.kind} {self.subject}: {self.text}"


@dataclass(frozen=True)
class Case:
    """A tree and input.

    - ``windows``: The tree, as in a scenario file.
    - ``steps``: The input: ``{"t": seconds, "update": [["down", finger, x, y], …]}``, with points of the screen.
    - ``rule``: What the input must cause; None without a rule.
    """

    windows: list[dict[str, Any]]
    steps: list[dict[str, Any]] = field(default_factory=list)
    rule: Optional[Rule] = None

    @classmethod
    def of_rule(cls, windows: list[dict[str, Any]], rule: Rule, across: float = 0.0, down: float = 0.0) -> Case:
        """The gesture of a rule at its target: at the centre, or away from it by parts of the target's width and height."""
        places = places_of(windows)
        for id in (rule.target, *rule.fires, *rule.silent):
            if id not in places:
                raise ValueError(f"{id!r} in a rule is no id of a view or recogniser of the tree")
        return cls(windows, steps(rule.gesture, *point_in(places[rule.target], across, down)), rule)

    # ---- Its size ----

    @property
    def views(self) -> int:
        """The number of views, windows included."""
        return sum(1 for _ in nodes(self.windows))

    @property
    def samples(self) -> int:
        """The number of touch samples."""
        return sum(len(step["update"]) for step in self.steps)

    @property
    def fingers(self) -> int:
        """The number of different fingers."""
        return len({sample[1] for step in self.steps for sample in step["update"]})

    # ---- Playing it ----

    def scenario(self, name: str = "case", note: str = "") -> dict[str, Any]:
        """The scenario file as a value."""
        whole: dict[str, Any] = {"format": 1, "name": name, "windows": self.windows}
        whole.update(application={"log": False}, delegate={"log": False}, steps=self.steps)
        return {**whole, "note": note} if note else whole

    def play(self, recording: Optional[list[bytes]] = None) -> list[Finding]:
        """Play the case in a context of its own, in virtual time, and return the findings. ``recording`` receives the bytes of a recording.

        The fingers that are still down at the end are cancelled, and time passes until all is at rest. Malformed if the tree or a
        step cannot be used.
        """
        scenario = read_scenario(parse(json.dumps(self.scenario()).encode()))
        with Context() as context:
            world = World(scenario, context, Options(silent=True))
            try:
                build(world)
                if recording is not None:
                    context.record(recording.append)
                raised: list[Finding] = []
                opened: set[tuple[View, int]] = set()
                context.observer = partial(_follow, opened)
                try:
                    world.perform(scenario.steps)
                    context.cancel_all_touches()
                    context.advance(context.time + _SETTLES)
                except Exception as error:  # noqa: BLE001  whatever the program raises is what is looked for
                    raised.append(Finding("exception", type(error).__name__, str(error)))
                return [*raised, *_findings(world, self.rule, opened)]
            finally:
                world.end()

    # ---- Keeping it ----

    def keep(self, folder: Path, name: str, finding: Finding) -> tuple[Path, Path, Path]:
        """Write a recording, a scenario, and a Python test that needs no hypothesis, as files of ``name``; returns their paths."""
        folder.mkdir(parents=True, exist_ok=True)
        recording, scenario, test = folder / f"{name}.rkrec", folder / f"{name}.json", folder / f"test_{name}.py"
        taken: list[bytes] = []
        self.play(taken)
        recording.write_bytes(b"".join(taken))
        scenario.write_text(json.dumps(self.scenario(name, str(finding)), indent=1) + "\n")
        made = [f'"""{_quoted(str(finding))}"""', "", "from responderkit.testing import Case, Rule", ""]
        for word, value in (("WINDOWS", self.windows), ("STEPS", self.steps)):
            made.append(f"{word} = {pprint.pformat(value, width=110, sort_dicts=False)}")
        made += ["", "", f"def test_{name}():", f"    findings = Case(WINDOWS, STEPS, {self.rule!r}).play()"]
        made += ["    assert not findings, chr(10).join(map(str, findings))", ""]
        test.write_text("\n".join(made))
        return recording, scenario, test


def nodes(windows: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """All nodes of trees, superviews first."""
    for node in windows:
        yield node
        yield from nodes(node.get("subviews", ()))


def places_of(windows: list[dict[str, Any]]) -> dict[str, Place]:
    """Where each view and each recogniser's view is: x, y, width and height on the screen, in points."""
    scenario = read_scenario(parse(json.dumps(Case(windows).scenario()).encode()))
    made: dict[str, Place] = {}
    with Context() as context:
        world = World(scenario, context, Options(silent=True))
        build(world)
        for id in world.actors:
            found = world.object(id)
            view = found.view if isinstance(found, GestureRecognizer) else found
            window = view if isinstance(view, Window) else view.window if isinstance(view, View) else None
            if view is None or window is None:
                continue
            x, y, width, height = view.convert_rect_to(view.bounds, None)
            made[id] = x + window.frame.x, y + window.frame.y, width, height
        world.end()
    return made


def point_in(place: Place, across: float, down: float) -> tuple[float, float]:
    """A point of a place: ``across`` and ``down`` are parts of its width and height, counted from the middle."""
    x, y, width, height = place
    return x + width * (0.5 + across), y + height * (0.5 + down)


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"""', "'''")


def _follow(opened: set[tuple[View, int]], call: Observation) -> None:
    """Keep the touches that a view has received and that have not ended for it. A trace names one touch of several."""
    if call.method in _PHASES and isinstance(call.object, View):
        touches = {(call.object, touch.id) for touch in call.objects}
        if call.method is ObservedMethod.TOUCHES_BEGAN:
            opened |= touches
        else:
            opened -= touches


# ---- What is wrong --------------------------------------------------------------


def _fires(world: World, id: str) -> list[TraceRecord]:
    """Where the trace has that a control or recogniser of an id fired, or that a scroll view was dragged."""
    made = world.object(id)
    if made is None:
        raise ValueError(f"{id!r} in a rule is no id of the tree")
    if isinstance(made, (Control, GestureRecognizer)):
        return expect(made)._fires()
    if isinstance(made, ScrollView):
        return [record for record in world.context.trace if record.reason is Reason.SCROLL_BEGAN_DRAGGING and record.object == made]
    raise TypeError(f"{id!r} in a rule is neither a control, a recogniser nor a scroll view")


def _findings(world: World, rule: Optional[Rule], opened: Iterable[tuple[View, int]]) -> Iterator[Finding]:
    context = world.context
    if rule is not None:
        for id in rule.fires:
            if not _fires(world, id):
                why = world.object(id).explain()
                cause = why.steps[0].reason if why.steps else None
                yield Finding("rule", id, f"{rule.gesture} at {rule.target} did not fire it: {why}", cause)
        for id in rule.silent:
            shown = _fires(world, id)
            if shown:
                yield Finding("rule", id, f"{rule.gesture} at {rule.target} fired it: {shown[0].sentence}", shown[0].reason)
    for problem in context.problems():
        unheard = problem.kind is ProblemKind.TAP_UNHEARD and isinstance(problem.victim, Control)
        if unheard or problem.kind in DEFECTS:
            yield Finding(problem.kind.name, world.id_of(problem.victim) or "", f"{problem.sentence}; {problem.help}", problem.reason)  # type: ignore[arg-type]
    for record in context.trace:
        if record.reason is Reason.GESTURE_REQUIREMENT_CYCLE:
            yield Finding("cycle", world.id_of(record.object) or "", record.sentence)  # type: ignore[arg-type]
    for view, touch in opened:
        yield Finding("openTouch", world.id_of(view) or "", f"it received touchesBegan of touch {touch}, and neither its end nor its cancellation")
    yield from _stuck(world)


def _stuck(world: World) -> Iterator[Finding]:
    for id in world.actors:
        made = world.object(id)
        with suppress(Error):
            if isinstance(made, Control) and (made.tracking or made.highlighted):
                yield Finding("stuckControl", id, "no finger is down, and it is still " + ("tracking" if made.tracking else "highlighted"))
            elif isinstance(made, GestureRecognizer) and made.state is not GestureRecognizerState.POSSIBLE:
                yield Finding("stuckRecognizer", id, f"no finger is down, and its state is still {made.state.name.lower()}")
