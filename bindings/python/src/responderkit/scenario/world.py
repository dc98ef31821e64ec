"""A scenario while it runs: the context, the objects by id, the log and what was found wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Optional, Union

from .. import (
    Context,
    Error,
    ImageView,
    Label,
    NavigationController,
    Object,
    Point,
    Responder,
    Touch,
    View,
    ViewController,
    Window,
)
from ..classes import builtin_class
from ..enums import Status
from .actors import Actor, instrumented
from .ledger import APPLICATION, DELEGATE
from .model import Behaviour, Controller, Node
from .scenario import Scenario
from .steps import Step
from .values import Malformed, quoted

#: More records than any scenario makes between two looks at them.
_TRACE_CAPACITY = 65_536
_CLASSES: dict[str, type[Responder]] = {
    cls.__name__: cls for cls in (View, Label, ImageView, Window, ViewController, NavigationController)
}


def failure(error: Error) -> str:
    """A refused call in words: the status's name and what the library says about it."""
    name = "RKStatus" + "".join(word.title() for word in Status(error.status).name.split("_"))
    name = name.replace("RKStatusOk", "RKStatusOK")
    return f"{name}: {error}" if str(error) else name


class World:
    """One run."""

    def __init__(self, scenario: Scenario, context: Context) -> None:
        self.scenario = scenario
        self.context = context
        self.kinds = scenario.kinds
        self.log: list[str] = []
        #: Expectations that did not hold, each beginning with its place in the file.
        self.differences: list[str] = []
        #: Calls that the library refused and ``on`` lines that never came.
        self.notes: list[str] = []
        #: Where each finger was last put, in screen coordinates.
        self.places: dict[int, Point] = {}
        self.actors: dict[str, Actor] = {}
        self._objects: dict[str, Any] = {}
        self._ids: dict[Object, str] = {}
        self._touches: dict[int, Touch] = {}
        self._muted = 0
        self._compared = 0
        self._waiting: list[tuple[str, list[Step], str]] = []
        self._classes: dict[tuple[Any, ...], type[Responder]] = {}

    # ---- Objects ----

    def object(self, id: str) -> Any:
        """The object of an id; None if there is none yet."""
        return self._objects.get(id)

    def id_of(self, found: Optional[Object]) -> Optional[str]:
        """The id of an object: None for none, a description for one that the file did not declare."""
        if found is None:
            return None
        return self._ids.get(found) or found.describe()

    def _register(self, actor: Actor, made: Any) -> None:
        self.actors[actor.id] = actor
        self._objects[actor.id] = made
        self._ids[made] = actor.id
        made.actor = actor
        made.name = actor.id

    def _class(self, actor: Actor, base: type[Responder]) -> type[Responder]:
        """The plain class if nothing is overridden or implemented, else one made for these methods."""
        key = (base, actor.needed(), tuple(actor.behaviour.selectors))
        if not key[1] and not key[2]:
            return base
        if key not in self._classes:
            self._classes[key] = instrumented(*key)
        return self._classes[key]

    def extend_class(self, actor: Actor, made: Any) -> None:
        """Give a living object the overrides that its changed behaviour needs and its class does not have."""
        plain = builtin_class(type(made))
        missing = frozenset(name for name in actor.needed() if getattr(type(made), name) is getattr(plain, name))
        if missing:
            made.change_class(instrumented(type(made), missing))

    # ---- Building ----

    def build(self) -> None:
        scenario = self.scenario
        for name, value, place in scenario.config:
            with self._required(place):
                self.context.config[name] = value
        self.context.trace.start(_TRACE_CAPACITY)
        self._build_application()
        for node in [*scenario.windows, *scenario.detached]:
            self.build_node(node)
        self._build_controllers(scenario.controllers)
        if scenario.windows:
            key = next((node for node in scenario.windows if node.is_key), scenario.windows[0])
            with self._required(key.place):
                self.object(key.id).make_key()

    @contextmanager
    def _required(self, place: str) -> Iterator[None]:
        """What the file describes has to be possible; during building a refusal is the file's fault."""
        try:
            yield
        except Error as error:
            raise Malformed(place, failure(error)) from None

    def build_node(self, node: Node) -> Any:
        """Make a node with its subtree, in no superview yet."""
        actor = Actor(self, node.id, "window" if node.is_window else "view", node.behaviour)
        with self._required(node.place):
            made: Any = self._class(actor, _CLASSES[node.class_name])()
            self._register(actor, made)
        for setting in node.settings:
            with self._required(setting.place):
                assert setting.property.write is not None
                setting.property.write(made, setting.value)
        for child in node.subviews:
            view = self.build_node(child)
            with self._required(child.place):
                made.add_subview(view)
        return made

    def _build_controllers(self, controllers: list[Controller]) -> None:
        for controller in controllers:
            actor = Actor(self, controller.id, "controller", controller.behaviour)
            with self._required(controller.place):
                made: Any = self._class(actor, _CLASSES[controller.class_name])()
                self._register(actor, made)
            view_id, place = controller.links["view"]
            with self._required(place):
                made.view = self.object(view_id)
        for controller in controllers:
            made = self.object(controller.id)
            for link, join in (
                ("parent", lambda other, it: other.add_child(it)),
                ("presentedBy", lambda other, it: other.present(it)),
                ("root", _make_root),
            ):
                if link in controller.links:
                    id, place = controller.links[link]
                    with self._required(place):
                        join(self.object(id), made)

    def _build_application(self) -> None:
        silent = Behaviour(log=False)
        application: Any = self.context.application
        actor = Actor(self, APPLICATION, "application", self.scenario.application or silent)
        with self._required("application"):
            application.change_class(self._class(actor, type(application)))
            self._register(actor, application)
        actor = Actor(self, DELEGATE, "plain", self.scenario.delegate or silent)
        with self._required("delegate"):
            delegate = self._class(actor, Responder)()
            self._register(actor, delegate)
            application.delegate = delegate

    # ---- The log ----

    def say(self, line: str) -> None:
        if self._muted:
            return
        self.log.append(line)
        due = [entry for entry in self._waiting if entry[0] == line]
        if due:
            self._waiting = [entry for entry in self._waiting if entry[0] != line]
            for _, steps, _ in due:
                self.perform(steps)

    def perform(self, steps: list[Step]) -> None:
        from .performing import perform

        for step in steps:
            perform(self, step)

    def wait(self, line: str, steps: list[Step], place: str) -> None:
        self._waiting.append((line, steps, place))

    @contextmanager
    def silence(self) -> Iterator[None]:
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
        return lines

    def differ(self, place: str, message: str) -> None:
        self.differences.append(f"{place}: {message}")

    def note(self, place: str, problem: Union[Error, str]) -> None:
        """A refused call is no failure in itself (that something is refused is what many scenarios are about), but worth telling."""
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

    def touch(self, id: int) -> Optional[Touch]:
        return self.context.find_touch(id) or self._touches.get(id)

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
        with self.silence():
            try:
                self.context.close()
            except Error as error:
                self.note("end", error)
        # Objects and actors know each other: what is over need not wait for the garbage collector.
        for made in self._objects.values():
            made.__dict__.clear()
        self._objects.clear()
        self._ids.clear()
        self._touches.clear()


def _make_root(window: Window, controller: ViewController) -> None:
    """That fills the window with the controller's view (SPEC 282); the file says where the view is, so it goes back there."""
    view = controller.view
    superview, bounds, center = view.superview, view.bounds, view.center
    index = superview.subviews.index(view) if superview is not None else 0
    window.root_view_controller = controller
    if superview is not None:
        superview.insert_subview(view, index)
    else:
        view.remove_from_superview()
    view.bounds = bounds
    view.center = center
