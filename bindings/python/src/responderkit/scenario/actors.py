# SPDX-License-Identifier: MIT
"""The objects of a running scenario: subclasses of the library's classes that behave as the file describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional, TypeVar

from .. import Error, Point, Responder, View, action
from .._instances import Instance
from . import words
from .canned import HANDLED, HANDLERS, hand_made, is_inside
from .input import KeyCommand
from .model import Behaviour, Target

if TYPE_CHECKING:
    from .world import World

_I = TypeVar("_I", bound=Instance)
TOUCH_METHODS = {
    "began": "touches_began",
    "moved": "touches_moved",
    "ended": "touches_ended",
    "cancelled": "touches_cancelled",
}


class Actor:
    """What the runner knows about one object of the scenario."""

    def __init__(self, world: World, id: str, kind: str, behaviour: Behaviour) -> None:
        self.world = world
        self.id = id
        #: view, window, controller, application or plain.
        self.kind = kind
        self.behaviour = behaviour
        #: Of a control, the file's description; None: no control.
        self.targets: Optional[list[Target]] = None
        #: Whether it takes text by itself.
        self.is_text_field = False
        self.is_scroll_view = False
        #: Those that it has been given.
        self.key_commands: list[KeyCommand] = []
        self.swipe_start = Point(0.0, 0.0)
        self.zoom = 1.0
        self.pinch_distance: Optional[float] = None

    @property
    def kinds(self) -> frozenset[str]:
        log = self.behaviour.log
        wanted: frozenset[str] = self.world.kinds if log is True else frozenset() if log is False else log
        return wanted if self.world.silence is None else self.world.silence.kinds(wanted, self.id)

    def say(self, kind: str, word: str) -> None:
        if kind in self.kinds:
            self.world.say(f"{self.id}.{word}")

    def say_done(self, word: str) -> None:
        """Words of canned handlers belong to no kind: every object that logs at all logs them."""
        if self.behaviour.log is not False:
            self.world.say(f"do:{self.id}.{word}")

    def needed(self) -> frozenset[str]:
        """The methods that have to be overridden, and no others: the rest stays native."""
        behaviour, names = self.behaviour, set()
        if self.kind in ("view", "window"):
            if behaviour.hit is not None:
                names.add("hit_test")
            if behaviour.inside is not None:
                names.add("point_inside")
        phases = set(HANDLED[behaviour.touches_do])
        phases.update(phase for phase in TOUCH_METHODS if phase not in behaviour.supers)
        names.update(TOUCH_METHODS[phase] for phase in phases)
        if "updated" not in behaviour.supers:
            names.add("touches_estimated_properties_updated")
        if behaviour.overrides_next:
            names.add("next_responder")
        if behaviour.dropped and self.kind in ("window", "application"):
            names.add("send_event")
        if behaviour.can_become_key is not None and self.kind == "window":
            names.add("can_become_key_window")
        if self.kind == "controller" and behaviour.forwards_appearance is not None:
            names.add("should_automatically_forward_appearance_methods")
        if behaviour.should_begin is not None:
            names.add("gesture_recognizer_should_begin")
        for methods in (words.PRESS_METHODS, words.MOTION_METHODS):
            names.update(name for word, name in methods.items() if word not in behaviour.supers)
        if "remote" not in behaviour.supers:
            names.add("remote_control_received")
        if behaviour.accepts_text:
            names.update(words.TEXT_METHODS.values())
        elif self.is_text_field:
            names.update(name for word, name in words.TEXT_METHODS.items() if word not in behaviour.supers)
        if behaviour.touches_should_begin is not None:
            names.add("touches_should_begin")
        if behaviour.touches_should_cancel is not None:
            names.add("touches_should_cancel")
        if self.targets is not None and behaviour.intercepts:
            names.add("send_action")
        return frozenset(names)


class Methods:
    """Every override there is; an object's class gets those that it needs."""

    actor: Actor

    # ---- Hit-testing ----

    def hit_test(self: Any, point: Point, event: Any = None) -> Optional[View]:
        actor = self.actor
        if actor.behaviour.hit is None:
            return inherited(self, "hit_test")(point, event)  # type: ignore[no-any-return]
        way, ids = actor.behaviour.hit
        if way == "self":
            return self  # type: ignore[no-any-return]
        if way == "nil":
            return None
        if way == "superThen":
            found = inherited(self, "hit_test")(point, event)
            for id in ids if found is None else ():
                other = actor.world.object(id)
                try:
                    found = other.view_at(self.convert_point_to(point, other), event) if other is not None else None
                except Error:  # ended, or in another tree: it does not count
                    continue
                if found is not None:
                    break
            return found  # type: ignore[no-any-return]
        return hand_made(self, point, event, converting=way == "lastWins", stopping=way == "unconverted")

    def point_inside(self: Any, point: Point, event: Any = None) -> bool:
        actor = self.actor
        inside = actor.behaviour.inside
        answer = inherited(self, "point_inside")(point, event) if inside is None else is_inside(self, point, *inside)
        return bool(answer)

    # ---- Responders ----

    def touches_began(self: Any, touches: Any, event: Any) -> None:
        receive(self, "began", touches, event)

    def touches_moved(self: Any, touches: Any, event: Any) -> None:
        receive(self, "moved", touches, event)

    def touches_ended(self: Any, touches: Any, event: Any) -> None:
        receive(self, "ended", touches, event)

    def touches_cancelled(self: Any, touches: Any, event: Any) -> None:
        receive(self, "cancelled", touches, event)

    def touches_estimated_properties_updated(self: Any, touches: Any) -> None:
        if "updated" in self.actor.behaviour.supers and self.alive:
            inherited(self, "touches_estimated_properties_updated")(touches)

    @property
    def next_responder(self: Any) -> Optional[Responder]:
        behaviour = self.actor.behaviour
        if not behaviour.overrides_next:
            return inherited(self, "next_responder")  # type: ignore[no-any-return]
        return None if behaviour.next is None else self.actor.world.object(behaviour.next)

    def send_event(self: Any, event: Any) -> None:
        touches = event.touches_for_window(self) if self.actor.kind == "window" else event.all_touches
        dropped = self.actor.behaviour.dropped
        if len(dropped) == len(TOUCH_METHODS) or any(touch.phase.name.lower() in dropped for touch in touches):
            return
        inherited(self, "send_event")(event)

    # ---- Windows and controllers ----

    @property
    def can_become_key_window(self: Any) -> bool:
        answer = self.actor.behaviour.can_become_key
        return inherited(self, "can_become_key_window") if answer is None else answer  # type: ignore[no-any-return]

    @property
    def should_automatically_forward_appearance_methods(self: Any) -> bool:
        answer = self.actor.behaviour.forwards_appearance
        return inherited(self, "should_automatically_forward_appearance_methods") if answer is None else answer  # type: ignore[no-any-return]

    # ---- Presses, motion, remote control, text ----

    def presses_began(self: Any, presses: Any, event: Any) -> None:
        _receive_presses(self, "pressesBegan", presses, event)

    def presses_changed(self: Any, presses: Any, event: Any) -> None:
        _receive_presses(self, "pressesChanged", presses, event)

    def presses_ended(self: Any, presses: Any, event: Any) -> None:
        _receive_presses(self, "pressesEnded", presses, event)

    def presses_cancelled(self: Any, presses: Any, event: Any) -> None:
        _receive_presses(self, "pressesCancelled", presses, event)

    def motion_began(self: Any, motion: Any, event: Any) -> None:
        _receive(self, "motionBegan", "motion_began", motion, event)

    def motion_ended(self: Any, motion: Any, event: Any) -> None:
        _receive(self, "motionEnded", "motion_ended", motion, event)

    def motion_cancelled(self: Any, motion: Any, event: Any) -> None:
        _receive(self, "motionCancelled", "motion_cancelled", motion, event)

    def remote_control_received(self: Any, event: Any) -> None:
        _receive(self, "remote", "remote_control_received", event)

    def insert_text(self: Any, text: str) -> None:
        _receive(self, "insertText", "insert_text", text)

    def delete_backward(self: Any) -> None:
        _receive(self, "deleteBackward", "delete_backward")

    # ---- Scroll views ----

    def touches_should_begin(self: Any, touches: Any, event: Any, view: Any) -> bool:
        actor = self.actor
        answer = actor.behaviour.touches_should_begin
        if answer is None:
            return inherited(self, "touches_should_begin")(touches, event, view)  # type: ignore[no-any-return]
        actor.world.keep_touches(touches)
        actor.say("delegate", f"touchesShouldBegin({actor.world.id_of(view)})")
        return answer  # type: ignore[no-any-return]

    def touches_should_cancel(self: Any, view: Any) -> bool:
        actor = self.actor
        answer = actor.behaviour.touches_should_cancel
        if answer is None:
            return inherited(self, "touches_should_cancel")(view)  # type: ignore[no-any-return]
        actor.say("delegate", f"touchesShouldCancel({actor.world.id_of(view)})")
        return answer  # type: ignore[no-any-return]

    # ---- Recognizers and controls ----

    def gesture_recognizer_should_begin(self: Any, recognizer: Any) -> bool:
        actor = self.actor
        answer = actor.behaviour.should_begin
        if answer is None:
            return inherited(self, "gesture_recognizer_should_begin")(recognizer)  # type: ignore[no-any-return]
        actor.say("delegate", f"shouldBegin({actor.world.id_of(recognizer)})")
        return answer  # type: ignore[no-any-return]

    def send_action(self: Any, selector: str, target: Any, event: Any = None) -> None:
        actor = self.actor
        if actor.behaviour.intercepts:
            actor.say("actions", f"sendAction({selector})")
            # As the article does it: without its last character, the name is compared with one that is special (S40).
            if selector[:-1] == "click":
                actor.say_done("login")
                return
        inherited(self, "send_action")(selector, target, event)


def inherited(receiver: Any, name: str) -> Any:
    """What super() is for a member that several classes share: the next one after the class that has it."""
    has_it = next(cls for cls in type(receiver).__mro__ if name in cls.__dict__)
    return getattr(super(has_it, receiver), name)


def instrumented(
    base: type[_I], names: frozenset[str], selectors: tuple[str, ...] = (), methods: type = Methods
) -> type[_I]:
    """A subclass of ``base`` with these overrides out of ``methods``, and an action for each selector."""
    members: dict[str, Any] = {name: methods.__dict__[name] for name in sorted(names)}
    for index, selector in enumerate(selectors):
        members[f"action_{index}"] = action(selector)(_performer(selector))
    return type(base.__name__, (base,), members)


def _performer(selector: str) -> Callable[..., None]:
    def performed(self: Any, sender: Any) -> None:
        actor = self.actor
        if actor.world.is_sent(selector, sender):
            actor.world.say_action(selector)
        if selector in actor.behaviour.selectors:
            actor.say("actions", selector)

    def alone(self: Any) -> None:
        performed(self, None)

    def perform(self: Any, sender: Any) -> None:
        performed(self, sender)

    return perform if ":" in selector else alone


# ---- Touches --------------------------------------------------------------------


def receive(receiver: Any, phase: str, touches: Any, event: Any) -> None:
    actor = receiver.actor
    if actor.world.is_over:
        return
    actor.world.keep_touches(touches)
    handler = HANDLERS.get(actor.behaviour.touches_do)
    if handler is not None:
        try:
            handler(receiver, phase, touches, event)
        except Error as error:
            actor.world.note(f"touchesDo of {actor.id}", error)
    # A receiver that is gone is no fault of the scenario: one of its steps may have destroyed the view inside this callback.
    if phase in actor.behaviour.supers and receiver.alive:
        inherited(receiver, TOUCH_METHODS[phase])(touches, event)


# ---- Presses and what goes the same way -----------------------------------------


def _receive_presses(receiver: Any, word: str, presses: Any, event: Any) -> None:
    _receive(receiver, word, words.PRESS_METHODS[word], presses, event)


def press_words(presses: Any) -> str:
    """Buttons by name, keys by what they type or else by their code, in the order in which they began."""
    names = {type: name for name, type in words.PRESS_TYPES.items()}
    return ",".join(names.get(press.type) or press.characters or f"#{press.key_code}" for press in presses)


def _receive(receiver: Any, word: str, name: str, *arguments: Any) -> None:
    """Run the inherited method unless the file switches that off for this word."""
    actor = receiver.actor
    if actor.world.is_over:
        return
    if word in actor.behaviour.supers and receiver.alive:
        inherited(receiver, name)(*arguments)
