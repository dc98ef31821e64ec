# SPDX-License-Identifier: MIT
"""A scenario while it runs: the context, the objects by id, the log and what was found wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Optional, Union

from .. import Context, Error, GestureRecognizerState, Object, Point, Touch
from .gestures import Recognizer
from .model import Target
from .options import Options
from .properties import Setting
from .scenario import Scenario
from .silence import Silence
from .steps import Step
from .values import failure, quoted


class World:
    """One run."""

    def __init__(self, scenario: Scenario, context: Context, options: Optional[Options] = None) -> None:
        self.scenario = scenario
        self.options = options or Options()
        #: None: every object logs as the file describes.
        self.silence = Silence(scenario.steps) if self.options.silent else None
        self.context: Context = context
        self.kinds = scenario.kinds
        self.log: list[str] = []
        #: Expectations that did not hold, each beginning with its place in the file.
        self.differences: list[str] = []
        #: Calls that the library refused and ``on`` lines that never came.
        self.notes: list[str] = []
        #: Where each finger was last put, in screen coordinates.
        self.places: dict[int, Point] = {}
        #: What the runner knows about each object: an Actor or a GestureActor.
        self.actors: dict[str, Any] = {}
        #: Performs actions of controls for which the file names no target.
        self.runner: Any = None
        #: Recognizers and targets that are made but not linked yet with the others that they name.
        self.unlinked: list[Recognizer] = []
        self.untargeted: list[tuple[Any, list[Target]]] = []
        #: Scroll views whose zoomScale and contentOffset are still to be set, in this order.
        self.unscrolled: list[tuple[Any, Setting]] = []
        self._keys: dict[str, int] = {}
        #: Whether a step sends an action: what is performed is no control's then.
        self.is_sending = False
        self._objects: dict[str, Any] = {}
        self._ids: dict[Object, str] = {}
        self._touches: dict[int, Touch] = {}
        self._shown: dict[int, Touch] = {}
        #: Whether the scenario has ended: from then on handlers do nothing, and forward nothing up a chain that may be very long.
        self.is_over = False
        #: Whether what the file describes is there: only then it receives what appears.
        self.is_built = False
        self._muted = 0
        self._compared = 0
        self._waiting: list[tuple[str, list[Step], str]] = []
        self.classes: dict[tuple[Any, ...], Any] = {}

    # ---- Objects ----

    def object(self, id: str) -> Any:
        """The object of an id; None if there is none yet."""
        return self._objects.get(id)

    def id_of(self, found: Optional[Object]) -> Optional[str]:
        """The id of an object: None for none, a description for one that the file did not declare."""
        if found is None:
            return None
        return self._ids.get(found) or found.describe()

    def register(self, actor: Any, made: Any) -> None:
        self.actors[actor.id] = actor
        self._objects[actor.id] = made
        self._ids[made] = actor.id
        made.actor = actor
        made.name = actor.id

    # ---- The log ----

    def say(self, line: str) -> None:
        if self._muted:
            return
        self.log.append(line)
        due = [entry for entry in self._waiting if entry[0] == line]
        if due:
            self._waiting = [entry for entry in self._waiting if entry[0] != line]
            for _, steps, _ in due:
                with self.sending(False):
                    self.perform(steps)

    def say_action(self, name: str, state: Optional[GestureRecognizerState] = None) -> None:
        """The line of a target-action, of a recogniser or a control: it depends on the file's kinds alone."""
        if "actions" in self.kinds:
            self.say(f"act:{name}" if state is None else f"act:{name}({state.name.lower()})")

    @contextmanager
    def sending(self, is_sending: bool) -> Iterator[None]:
        """While a step sends an action, or the steps that wait for a line are done."""
        outer = self.is_sending
        self.is_sending = is_sending
        try:
            yield
        finally:
            self.is_sending = outer

    def is_sent(self, selector: str, sender: Any) -> bool:
        """Whether a control sends an action that is being performed, neither a step nor a key command.

        An action without arguments does not learn its sender.
        """
        if self.is_sending:
            return False
        actor = getattr(sender, "actor", None)
        if ":" not in selector:
            actors = [actor for actor in self.actors.values() if actor.kind != "recognizer"]
        elif actor is None or actor.kind == "recognizer" or actor.targets is None:
            return False
        else:
            actors = [actor]
        return not any(command.action == selector for actor in actors for command in actor.key_commands)

    def perform(self, steps: list[Step]) -> None:
        from .performing import perform

        for step in steps:
            perform(self, step)

    def wait(self, line: str, steps: list[Step], place: str) -> None:
        self._waiting.append((line, steps, place))

    @contextmanager
    def mute(self) -> Iterator[None]:
        """While a query runs, overrides are called and nothing is logged."""
        self._muted += 1
        try:
            yield
        finally:
            self._muted -= 1

    def take_log(self) -> list[str]:
        """The lines since the last time."""
        lines = self.log[self._compared :]
        self._compared = len(self.log)
        return self.audible(lines)

    def audible(self, lines: list[str]) -> list[str]:
        """The lines among these that this run looks at."""
        return lines if self.silence is None else [line for line in lines if not self.silence.covers(line)]

    def differ(self, place: str, message: str) -> None:
        self.differences.append(f"{place}: {message}")

    def note(self, place: str, problem: Union[Error, str]) -> None:
        """A refused call is no failure in itself (that something is refused is what many scenarios are about), but worth a report."""
        self.notes.append(f"{place}: {failure(problem) if isinstance(problem, Error) else problem}")

    # ---- Touches ----

    def keep_touches(self, touches: Any) -> None:
        """Remember touches by their fingers, so that they can be asked after their end."""
        for touch in touches:
            self._touches[touch.id] = touch

    def keep_touch(self, id: int) -> None:
        touch = self.context.find_touch(id)
        if touch is not None:
            self._touches[id] = touch

    @contextmanager
    def shown(self, touches: Any) -> Iterator[str]:
        """Let touches stand for their ids, as earlier samples of them; gives the numbers of these."""
        before = dict(self._shown)
        self._shown.update((touch.id, touch) for touch in touches)
        yield "(" + ",".join(str(touch.estimation_update_index) for touch in touches) + ")"
        self._shown = before

    def touch(self, id: int) -> Optional[Touch]:
        return self._shown.get(id) or self.context.find_touch(id) or self._touches.get(id)

    def key_id(self, characters: str) -> int:
        """The host's number of a key: keys that type the same are one key."""
        return self._keys.setdefault(characters, 1000 + len(self._keys))

    def id_suffix(self, touches: Any) -> str:
        """``{1,2}`` after the word of a touch method, if the file wants it."""
        if not self.scenario.logs_touch_ids:
            return ""
        return "{" + ",".join(str(id) for id in sorted(touch.id for touch in touches)) + "}"

    # ---- The end ----

    def end(self) -> None:
        """End the context, whose teardown cancels what is in flight and must not be logged."""
        for line, _, place in self._waiting:
            self.note(place, f"the line {quoted(line)} was never logged")
        self._waiting = []
        self.is_over = True
        with self.mute():
            self._note_faults()
            try:
                self.context.observer = None
                self.context.close()
            except Error as error:
                self.note("end", error)
        # Objects and actors know each other: what is over need not wait for the garbage collector.
        for made in self._objects.values():
            made.__dict__.clear()
        self._objects.clear()
        self._ids.clear()
        self._touches.clear()

    def _note_faults(self) -> None:
        """Faults of plugins are no failure of the scenario: its expectations decide."""
        for plugin in self.context.plugins:
            if plugin.faults:
                self.note("plugins", f"faults of the plugin {quoted(plugin.id)}: {plugin.faults}")
