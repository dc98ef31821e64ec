# SPDX-License-Identifier: MIT
"""What a file describes: nodes, controllers, and how they behave."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Optional

from ..geometry import Point
from . import words
from .gestures import Recognizer, read_recognizer
from .input import KeyCommand, read_key_command
from .ledger import Ledger
from .properties import ORDER, PROPERTIES, SETTABLE, Setting
from .values import Value, quoted

_INSIDE_FORMS = ('"yes"', '"no"', '{"circle": true}', '{"inset": [dx, dy]}', '{"rect": [x, y, w, h]}', '{"unionOfSubviews": true}')
_HIT_FORMS = ('"self"', '"nil"', '"lastWins"', '"unconverted"', '{"superThen": [ids]}')
_SEND_FORMS = ('"drop"', '{"drop": [phases]}')
_NOT_GIVEN = object()


def read_kinds(value: Value) -> frozenset[str]:
    return frozenset(item.word(words.KINDS) for item in value.items())


@dataclass
class Behaviour:
    """What an object does in place of what it inherits, and what it logs."""

    #: True: the file's kinds; False: nothing; else these kinds.
    log: Any = True
    #: Phases whose touch method calls super, and words of other methods that do.
    supers: frozenset[str] = frozenset(words.SUPERS)
    inside: Optional[tuple[str, Any]] = None
    hit: Optional[tuple[str, Any]] = None
    #: The next responder's id or None, if it is overridden at all.
    next: Any = _NOT_GIVEN
    #: Phases with which sendEvent: drops an event.
    dropped: frozenset[str] = frozenset()
    touches_do: Optional[str] = None
    #: What gestureRecognizerShouldBegin answers, if it is overridden.
    should_begin: Optional[bool] = None
    #: Whether sendAction:to:forEvent: stops the action ``click``.
    intercepts: bool = False
    #: Whether it implements insertText.
    accepts_text: bool = False
    #: What canBecomeKeyWindow and shouldAutomaticallyForwardAppearanceMethods answer.
    can_become_key: Optional[bool] = None
    forwards_appearance: Optional[bool] = None
    key_commands: list[KeyCommand] = field(default_factory=list)
    #: Of a scroll view: the id of what zooms, where a drag is made to end, and what touchesShouldBegin and touchesShouldCancel answer.
    zoomed: Optional[str] = None
    target_offset: Optional[Point] = None
    touches_should_begin: Optional[bool] = None
    touches_should_cancel: Optional[bool] = None
    #: Questions to which a text field's delegate returns false.
    refusals: list[str] = field(default_factory=list)
    #: Of the application.
    receives_remote_control: bool = True
    selectors: list[str] = field(default_factory=list)

    @property
    def overrides_next(self) -> bool:
        return self.next is not _NOT_GIVEN

    def read(self, key: str, value: Value, ledger: Ledger) -> None:
        """Take one key over; the caller has checked that it belongs to the object."""
        if key == "log":
            self.log = value.raw if isinstance(value.raw, bool) else self._log_kinds(value)
        elif key == "super":
            self._read_super(value)
        elif key == "pointInside":
            self._read_inside(value)
        elif key == "hitTest":
            self._read_hit(value, ledger)
        elif key == "nextResponder":
            self.next = ledger.use_or_null(value, "responder")
        elif key == "sendEvent":
            self._read_send_event(value)
        elif key == "touchesDo":
            self.touches_do = value.word(words.TOUCHES_DO)
        elif key == "shouldBegin":
            self.should_begin = value.flag()
        elif key == "sendAction":
            value.word(["intercept"])
            self.intercepts = True
        elif key == "canBecomeKey":
            self.can_become_key = value.flag()
        elif key == "forwardsAppearance":
            self.forwards_appearance = value.flag()
        elif key == "acceptsText":
            self.accepts_text = value.flag()
        elif key == "keyCommands":
            self.key_commands = [read_key_command(item) for item in value.items()]
        elif key == "viewForZooming":
            self.zoomed = ledger.use_or_null(value, "subview")
        elif key == "targetContentOffset":
            self.target_offset = value.point()
        elif key == "touchesShouldBegin":
            self.touches_should_begin = value.flag()
        elif key == "touchesShouldCancel":
            self.touches_should_cancel = value.flag()
        elif key == "refuses":
            self.refusals = [item.word(words.FIELD_QUESTIONS) for item in value.items()]
        elif key == "receivesRemoteControlEvents":
            self.receives_remote_control = value.flag()
        else:
            self._read_selectors(value)

    @staticmethod
    def _log_kinds(value: Value) -> frozenset[str]:
        if not isinstance(value.raw, list):
            value.expected("true, false or a list of kinds", words.KINDS)
        return read_kinds(value)

    def _read_super(self, value: Value) -> None:
        if isinstance(value.raw, bool):
            self.supers = frozenset(words.SUPERS) if value.raw else frozenset()
            return
        if not isinstance(value.raw, dict):
            value.expected("true, false or an object with phases")
        for phase, item in value.members():
            if phase not in words.SUPERS:
                value.unknown_key(phase, words.SUPERS)
            self.supers = self.supers | {phase} if item.flag() else self.supers - {phase}

    def _read_inside(self, value: Value) -> None:
        if value.raw in ("yes", "no"):
            self.inside = (value.raw, None)
            return
        if not isinstance(value.raw, dict) or len(value.raw) != 1:
            value.expected("one way to override pointInside", _INSIDE_FORMS)
        ((key, item),) = value.members()
        if key in ("circle", "unionOfSubviews"):
            item.true()
            self.inside = (key, None)
        elif key == "inset":
            self.inside = (key, item.numbers("[dx, dy]", 2))
        elif key == "rect":
            self.inside = (key, item.rect())
        else:
            value.unknown_key(key, _INSIDE_FORMS)

    def _read_hit(self, value: Value, ledger: Ledger) -> None:
        if value.raw in ("self", "nil", "lastWins", "unconverted"):
            self.hit = (value.raw, None)
            return
        if not isinstance(value.raw, dict) or list(value.raw) != ["superThen"]:
            value.expected("a way to override hitTest", _HIT_FORMS)
        ((_, item),) = value.members()
        self.hit = ("superThen", [ledger.use(id, "view") for id in item.items()])

    def _read_send_event(self, value: Value) -> None:
        if value.raw == "drop":
            self.dropped = frozenset(words.PHASES)
            return
        if not isinstance(value.raw, dict) or list(value.raw) != ["drop"]:
            value.expected("a way to override sendEvent", _SEND_FORMS)
        ((_, item),) = value.members()
        self.dropped = frozenset(phase.word(words.PHASES) for phase in item.items())

    def _read_selectors(self, value: Value) -> None:
        self.selectors = []
        for item in value.items():
            selector = item.name()
            if selector in self.selectors:
                item.fail(f"the selector {quoted(selector)} stands here twice")
            self.selectors.append(selector)


def read_behaviour(value: Value, allowed: Sequence[str], ledger: Ledger) -> Behaviour:
    behaviour = Behaviour()
    for key, item in value.members():
        if key not in allowed:
            value.unknown_key(key, allowed)
        behaviour.read(key, item, ledger)
    return behaviour


@dataclass
class Target:
    """A target of a control with its action."""

    #: The bits of the events.
    events: int
    action: str
    #: An id; None: found along the chain. Where ``is_runner``, the runner itself.
    id: Optional[str]
    is_runner: bool
    place: str


def read_target(value: Value, ledger: Ledger) -> Target:
    members = dict(value.members())
    for key in members:
        if key not in words.TARGET:
            value.unknown_key(key, words.TARGET)
    value.require("events", "action")
    events = 0
    for item in members["events"].items("a list of control events", least=1):
        word = item.word([*words.CONTROL_EVENTS, *words.CONTROL_EVENT_MASKS])
        events |= words.CONTROL_EVENT_MASKS.get(word) or 1 << words.CONTROL_EVENTS[word]
    action, is_runner = members["action"].name(), "target" not in members
    id = None if is_runner else ledger.use_or_null(members["target"], "responder")
    if id is not None or is_runner:
        ledger.target(id, action)
    return Target(events, action, id, is_runner, value.place)


@dataclass
class Node:
    id: str
    place: str
    is_window: bool
    #: One of the library's own classes: the one above that of a plugin.
    class_name: str = "View"
    plugin_class: Optional[str] = None
    settings: list[Setting] = field(default_factory=list)
    is_key: bool = False
    behaviour: Behaviour = field(default_factory=Behaviour)
    subviews: list[Node] = field(default_factory=list)
    recognizers: list[Recognizer] = field(default_factory=list)
    targets: list[Target] = field(default_factory=list)

    @property
    def is_control(self) -> bool:
        return self.class_name in words.CONTROL_CLASSES


#: The recognizers that every scroll view brings: the end of the id, and the type.
SCROLL_RECOGNIZERS = (("pan", "pan"), ("pinch", "pinch"))


def read_node(value: Value, is_window: bool, ledger: Ledger) -> Node:
    members = dict(value.members())
    value.require("id")
    node = Node(ledger.declare(members["id"], "window" if is_window else "view"), value.place, is_window)
    node.class_name = "Window" if is_window else "View"
    if "class" in members:
        node.class_name, node.plugin_class = _read_class(members["class"], is_window, ledger)
    ledger.classes[node.id] = node.class_name
    if node.class_name == "ScrollView":
        for name, type_name in SCROLL_RECOGNIZERS:
            ledger.declare_own(f"{node.id}.{name}", type_name, members["id"])
    for key, item in members.items():
        if key in ("id", "class"):
            continue
        if key == "subviews":
            node.subviews = [read_node(child, False, ledger) for child in item.items()]
        elif key == "recognizers":
            node.recognizers = [read_recognizer(each, ledger) for each in item.items()]
        elif key == "targets" and node.is_control:
            node.targets = [read_target(each, ledger) for each in item.items()]
        else:
            _read_key(node, key, item, value, ledger)
    given = {setting.property.name for setting in node.settings}
    if "frame" in given and given & {"bounds", "center"}:
        value.fail('expected either "frame" or "bounds" with "center", found both')
    node.settings.sort(key=lambda setting: ORDER.index(setting.property.name) if setting.property.name in ORDER else len(ORDER))
    return node


def _read_class(value: Value, is_window: bool, ledger: Ledger) -> tuple[str, Optional[str]]:
    """The library's own class, and that of a plugin if it is one."""
    allowed = ["Window"] if is_window else words.VIEW_CLASSES
    name = value.text()
    above = ledger.builtin_above(name)
    if above in allowed:
        return above, name
    if above is not None:
        value.fail(f"the plugin's class {quoted(name)} inherits from {above}", allowed)
    if name in allowed:
        return name, None
    if name == "Window":
        value.fail('a window stands in "windows", not in a tree', allowed)
    value.fail(f"unknown class {quoted(name)}", allowed)


def _read_key(node: Node, key: str, item: Value, whole: Value, ledger: Ledger) -> None:
    behaviour_words = behaviour_of(node.class_name)
    if key in SETTABLE:
        prop = PROPERTIES[key]
        if not prop.suits(node.class_name):
            item.fail(f"only {prop.owners} have the key {quoted(key)}")
        checked = prop.check(item, ledger)
        if key == "key":
            node.is_key = checked
        else:
            node.settings.append(Setting(prop, checked, item.raw, item.place))
    elif key in behaviour_words or key == "responds":
        node.behaviour.read(key, item, ledger)
    elif key == "sendEvent":
        item.fail('only windows and the application have the key "sendEvent"')
    elif key in ("targets", "sendAction"):
        item.fail(f"only controls have the key {quoted(key)}")
    elif key in words.FIELD_ONLY:
        item.fail(f"only text fields have the key {quoted(key)}")
    elif key in words.SCROLL_ONLY:
        item.fail(f"only scroll views have the key {quoted(key)}")
    else:
        own = [name for name in SETTABLE if PROPERTIES[name].suits(node.class_name)]
        more = ["responds", "subviews", "recognizers", *(["targets"] if node.is_control else [])]
        whole.unknown_key(key, ["id", "class", *own, *behaviour_words, *more])


def behaviour_of(class_name: Optional[str]) -> list[str]:
    """The keys of behaviour that a node of a class may have; all that there are if the class is not known."""
    if class_name == "Window":
        return words.WINDOW_BEHAVIOUR
    if class_name is None:
        return [*words.WINDOW_BEHAVIOUR, "sendAction", *words.FIELD_ONLY, *words.SCROLL_ONLY]
    if class_name == "ScrollView":
        return words.SCROLL_BEHAVIOUR
    if class_name == "TextField":
        return words.FIELD_BEHAVIOUR
    return words.CONTROL_BEHAVIOUR if class_name in words.CONTROL_CLASSES else words.NODE_BEHAVIOUR


@dataclass
class Controller:
    id: str
    place: str
    behaviour: Behaviour
    class_name: str = "ViewController"
    plugin_class: Optional[str] = None
    #: view, parent, presentedBy, root: an id and the place where it is given.
    links: dict[str, tuple[str, str]] = field(default_factory=dict)


def read_controller(value: Value, ledger: Ledger) -> Controller:
    needs = {"view": "subview", "parent": "controller", "presentedBy": "controller", "root": "window"}
    members = dict(value.members())
    value.require("id", "view")
    controller = Controller(ledger.declare(members["id"], "controller"), value.place, Behaviour())
    ledger.classes[controller.id] = "ViewController"
    for key, item in members.items():
        if key == "id":
            continue
        if key == "class":
            above = ledger.builtin_above(item.text())
            if above in words.CONTROLLER_CLASSES:
                controller.class_name, controller.plugin_class = above, item.text()
            else:
                controller.class_name = item.word(words.CONTROLLER_CLASSES)
        elif key in needs:
            controller.links[key] = (ledger.use(item, needs[key]), item.place)
        elif key in ("log", "forwardsAppearance"):
            controller.behaviour.read(key, item, ledger)
        else:
            value.unknown_key(key, words.CONTROLLER)
    return controller
