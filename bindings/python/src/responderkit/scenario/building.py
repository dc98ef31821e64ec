# SPDX-License-Identifier: MIT
"""Making the objects that a file describes, and linking those that name one another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Optional, TypeVar

from .. import (
    Button,
    Control,
    ControlEvents,
    Error,
    GestureRecognizer,
    ImageView,
    Label,
    NavigationController,
    NotFoundError,
    PageControl,
    Responder,
    ScrollView,
    SegmentedControl,
    Slider,
    Stepper,
    Switch,
    TextField,
    View,
    ViewController,
    Window,
)
from .._instances import Instance
from ..classes import builtin_class
from .actors import Actor, Methods, instrumented
from .fields import follow_field
from .gesture_actors import CLASSES, GestureActor, GestureMethods, delegate_for
from .gestures import Answer, Recognizer, read_recognizer_key
from .ledger import APPLICATION, DELEGATE, Ledger
from .model import Behaviour, Controller, Node, Target
from .observing import observe
from .properties import Setting
from .scrolling import follow, register_recognizers
from .values import Malformed, Value, failure
from .world import World

#: More records than any scenario makes between two looks at them.
_TRACE_CAPACITY = 65_536
_CLASSES: dict[str, type[Responder]] = {
    cls.__name__: cls
    for cls in (
        *(View, Label, ImageView, ScrollView, Window, ViewController, NavigationController),
        *(Control, Button, Switch, Slider, Stepper, SegmentedControl, PageControl, TextField),
    )
}
_I = TypeVar("_I", bound=Instance)


def build(world: World) -> None:
    scenario = world.scenario
    for name, value, place in [*world.options.config, *scenario.config]:
        with _required(place):
            world.context.config[name] = value
    if world.options.traced:
        world.context.trace.start(_TRACE_CAPACITY)
    if world.silence is None or not world.silence.is_total:
        world.context.observer = partial(observe, world)
    for plugin in scenario.plugins:
        plugin.load(world.context)
    _build_runner(world)
    _build_application(world)
    for node in [*scenario.windows, *scenario.detached]:
        build_node(world, node)
    _build_controllers(world, scenario.controllers)
    link(world)
    if scenario.windows:
        key = next((node for node in scenario.windows if node.is_key), scenario.windows[0])
        with _required(key.place):
            world.object(key.id).make_key()
    world.is_built = True


@contextmanager
def _required(place: str) -> Iterator[None]:
    """What the file describes has to be possible; during building a refusal is the file's fault."""
    try:
        yield
    except Error as error:
        raise Malformed(place, failure(error)) from None


# ---- Classes ----


def _class(world: World, base: type[_I], names: frozenset[str], selectors: tuple[str, ...], methods: type) -> type[_I]:
    """The plain class if nothing is overridden or implemented, else one made for these methods."""
    if not names and not selectors:
        return base
    key = (base, names, selectors)
    if key not in world.classes:
        world.classes[key] = instrumented(base, names, selectors, methods)
    return world.classes[key]  # type: ignore[no-any-return]


def _base(world: World, plugin_class: Optional[str], builtin: type[_I]) -> type[_I]:
    """The class to begin with: that of a plugin, or the library's own."""
    return world.context.find_class(plugin_class).python_class if plugin_class is not None else builtin


def _actor_class(actor: Actor, base: type[Responder]) -> type[Responder]:
    targeted = actor.world.scenario.targeted.get(actor.id, [])
    selectors = tuple(dict.fromkeys([*actor.behaviour.selectors, *targeted]))
    return _class(actor.world, base, actor.needed(), selectors, Methods)


def extend_class(actor: Actor, made: Any) -> None:
    """Give a living object the overrides that its changed behaviour needs and its class does not have."""
    plain = builtin_class(type(made))
    missing = frozenset(name for name in actor.needed() if getattr(type(made), name) is getattr(plain, name))
    if missing:
        made.change_class(instrumented(type(made), missing))
    set_key_commands(actor, made)
    if actor.is_scroll_view:
        follow(actor, made)
    if actor.is_text_field:
        follow_field(actor, made)


# ---- Nodes ----


def build_node(world: World, node: Node) -> Any:
    """Make a node with its subtree, in no superview yet."""
    actor = Actor(world, node.id, "window" if node.is_window else "view", node.behaviour)
    actor.targets = node.targets if node.is_control else None
    actor.is_text_field = node.class_name == "TextField"
    actor.is_scroll_view = node.class_name == "ScrollView"
    with _required(node.place):
        made: Any = _actor_class(actor, _base(world, node.plugin_class, _CLASSES[node.class_name]))()
        world.register(actor, made)
    if node.is_control:
        world.untargeted.append((made, node.targets))
    with _required(node.place):
        set_key_commands(actor, made)
        if actor.is_scroll_view:
            register_recognizers(world, actor, made, node.place)
    for setting in node.settings:
        # What zooms has to exist, and zooming moves the content.
        if setting.property.name in ("zoomScale", "contentOffset"):
            world.unscrolled.append((made, setting))
        else:
            _write(made, setting)
    if actor.is_text_field:
        follow_field(actor, made)
    if actor.is_scroll_view:
        # Now, since what was set so far is no news for a delegate.
        follow(actor, made)
    for recognizer in node.recognizers:
        with _required(recognizer.place):
            made.add_gesture_recognizer(build_recognizer(world, recognizer))
    for child in node.subviews:
        view = build_node(world, child)
        with _required(child.place):
            made.add_subview(view)
    return made


def _write(made: Any, setting: Setting) -> None:
    with _required(setting.place):
        assert setting.property.write is not None
        setting.property.write(made, setting.value)


def set_key_commands(actor: Actor, made: Any) -> None:
    """Replace a responder's key commands by those of the file."""
    if actor.key_commands == actor.behaviour.key_commands:
        return
    for command in actor.key_commands:
        # Of two for the same key only the later one is there.
        with suppress(NotFoundError):
            made.remove_key_command(command.input, command.modifiers)
    actor.key_commands = actor.behaviour.key_commands
    for command in actor.key_commands:
        made.add_key_command(*command)


def set_targets(actor: Actor, control: Control, targets: list[Target]) -> None:
    control.remove_target()
    actor.targets = targets
    extend_class(actor, control)
    _add_targets(actor.world, control, targets)


def _add_targets(world: World, control: Control, targets: list[Target]) -> None:
    for target in targets:
        receiver = world.runner if target.is_runner else world.object(target.id) if target.id is not None else None
        if receiver is None and target.id is not None:
            world.note(target.place, f'"{target.id}" does not exist yet')
            continue
        control.add_target(receiver, target.action, ControlEvents(target.events))


# ---- Recognizers ----


def build_recognizer(world: World, model: Recognizer) -> Any:
    """Make a recogniser, attached to no view yet."""
    actor = GestureActor(world, model)
    with _required(model.place):
        made: Any = _class(world, _base(world, model.plugin_class, CLASSES[model.type]), actor.needed(), (), GestureMethods)()
        world.register(actor, made)
        made.add_action(actor.act)
    for setting in model.settings:
        _write(made, setting)
    world.unlinked.append(model)
    return made


def change_recognizer(world: World, made: Any, key: str, value: Value) -> None:
    """What "set" gives to a recogniser besides its properties; the ids were checked when the file was read."""
    actor: GestureActor = made.actor
    actor.model.require_to_fail = []
    read_recognizer_key(actor.model, key, value, value, Ledger())
    if key == "delegate":
        _set_delegate(world, made, value.place)
    elif key == "requireToFail":
        _require(world, made)
    plain = builtin_class(type(made))
    missing = frozenset(name for name in actor.needed() if getattr(type(made), name) is getattr(plain, name))
    if missing:
        made.change_class(instrumented(type(made), missing, (), GestureMethods))


def _require(world: World, made: Any) -> None:
    for id, place in made.actor.model.require_to_fail:
        other = world.object(id)
        if other is None:
            world.note(place, f'"{id}" does not exist yet')
        else:
            made.require_to_fail(other)


def link(world: World) -> None:
    """Link what has been made with the objects that it names, now that they exist, too."""
    unlinked, world.unlinked = world.unlinked, []
    for model in unlinked:
        made: GestureRecognizer = world.object(model.id)
        with _required(model.place):
            _set_delegate(world, made, model.place)
            _require(world, made)
    untargeted, world.untargeted = world.untargeted, []
    for control, targets in untargeted:
        for target in targets:
            with _required(target.place):
                _add_targets(world, control, [target])
    unscrolled, world.unscrolled = world.unscrolled, []
    for view, setting in unscrolled:
        with world.mute():
            _write(view, setting)


def _set_delegate(world: World, made: Any, place: str) -> None:
    delegate = made.actor.model.delegate
    if isinstance(delegate, str):
        found: Any = world.object(delegate)
        if found is None:
            world.note(place, f'"{delegate}" does not exist yet')
    else:
        answers: Optional[dict[str, Answer]] = delegate
        found = delegate_for(made.actor, answers or {})
    made.delegate = found


# ---- Controllers, the application, the runner ----


def _build_controllers(world: World, controllers: list[Controller]) -> None:
    for controller in controllers:
        actor = Actor(world, controller.id, "controller", controller.behaviour)
        with _required(controller.place):
            made: Any = _actor_class(actor, _base(world, controller.plugin_class, _CLASSES[controller.class_name]))()
            world.register(actor, made)
        view_id, place = controller.links["view"]
        with _required(place):
            made.view = world.object(view_id)
    for controller in controllers:
        made = world.object(controller.id)
        for name, join in (
            ("parent", lambda other, it: other.add_child(it)),
            ("presentedBy", lambda other, it: other.present(it)),
            ("root", _make_root),
        ):
            if name in controller.links:
                id, place = controller.links[name]
                with _required(place):
                    join(world.object(id), made)


def _make_root(window: Window, controller: ViewController) -> None:
    """That fills the window with the controller's view (SPEC 282); the file has the view's place, so it is restored."""
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


def _build_application(world: World) -> None:
    silent = Behaviour(log=False)
    application: Any = world.context.application
    actor = Actor(world, APPLICATION, "application", world.scenario.application or silent)
    with _required("application"):
        application.change_class(_actor_class(actor, type(application)))
        world.register(actor, application)
        if actor.behaviour.receives_remote_control:
            application.begin_receiving_remote_control_events()
    actor = Actor(world, DELEGATE, "plain", world.scenario.delegate or silent)
    with _required("delegate"):
        delegate = _actor_class(actor, Responder)()
        world.register(actor, delegate)
        application.delegate = delegate


def _build_runner(world: World) -> None:
    """The runner as a target: an object of its own, with the actions of all targets without a name."""
    selectors = tuple(world.scenario.targeted.get(None, ()))
    if selectors:
        world.runner = instrumented(Responder, frozenset(), selectors)()
        world.runner.actor = Actor(world, "", "plain", Behaviour(log=False))
