# SPDX-License-Identifier: MIT
"""The recognisers of a running scenario: instances that log, prevent and decide as the file describes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional

from .. import (
    Error,
    GestureRecognizer,
    GestureRecognizerState,
    Hover,
    LongPress,
    Pan,
    Pinch,
    Rotation,
    ScreenEdgePan,
    Swipe,
    Tap,
    Transform,
)
from .actors import TOUCH_METHODS, inherited
from .gestures import Answer, Recognizer

if TYPE_CHECKING:
    from .world import World


class Custom(GestureRecognizer):
    """A class of the runner's own, whose state may be set, also when nothing is overridden."""


CLASSES: dict[str, type[GestureRecognizer]] = {
    "tap": Tap,
    "longPress": LongPress,
    "pan": Pan,
    "screenEdgePan": ScreenEdgePan,
    "swipe": Swipe,
    "pinch": Pinch,
    "rotation": Rotation,
    "hover": Hover,
    "custom": Custom,
}


class GestureActor:
    """What the runner knows about one recogniser."""

    kind = "recognizer"

    def __init__(self, world: World, model: Recognizer) -> None:
        self.world = world
        self.id = model.id
        self.model = model

    @property
    def logs(self) -> bool:
        """Whether it logs its own callbacks."""
        silence = self.world.silence
        return self.model.log and (silence is None or silence.is_awaited(self.id))

    def needed(self) -> frozenset[str]:
        """The methods that have to be overridden."""
        model = self.model
        names = {TOUCH_METHODS[phase] for phase in TOUCH_METHODS if phase in model.on}
        if model.can_prevent is not None:
            names.add("can_prevent")
        if model.can_be_prevented_by is not None:
            names.add("can_be_prevented_by")
        return frozenset(names)

    def act(self, recognizer: GestureRecognizer) -> None:
        """What its action does."""
        if self.model.transforms:
            self.transform(recognizer)
        self.world.say_action(self.model.action, recognizer.state if self.world.scenario.logs_states else None)

    def transform(self, recognizer: Any) -> None:
        """Give the recogniser's view the amount of its gesture, about the fingers, and take that from the recogniser."""
        view = recognizer.view
        if recognizer.state not in (GestureRecognizerState.BEGAN, GestureRecognizerState.CHANGED) or view is None:
            return
        parent = view.superview
        try:
            if isinstance(recognizer, Pan):
                way = recognizer.translation(parent)
                recognizer.set_translation((0, 0), parent)
                view.center = (view.center.x + way.x, view.center.y + way.y)
                return
            if isinstance(recognizer, Pinch):
                by = Transform.scale(recognizer.scale, recognizer.scale)
                recognizer.scale = 1
            else:
                by = Transform.rotation(recognizer.rotation)
                recognizer.rotation = 0
            fingers = recognizer.location(parent)
            dx, dy = view.center.x - fingers.x, view.center.y - fingers.y
            view.transform = view.transform.concat(by)
            view.center = (fingers.x + by.a * dx + by.c * dy, fingers.y + by.b * dx + by.d * dy)
        except Error as error:
            self.world.note(f"actionDo of {self.id}", error)

    def accepts(self, answer: Answer, other: Any) -> bool:
        return answer if isinstance(answer, bool) else self.world.id_of(other) in answer


class GestureMethods:
    """Every override there is; a recogniser's class gets those that it needs."""

    actor: GestureActor

    def touches_began(self: Any, touches: Any, event: Any) -> None:
        _receive(self, "began", touches, event)

    def touches_moved(self: Any, touches: Any, event: Any) -> None:
        _receive(self, "moved", touches, event)

    def touches_ended(self: Any, touches: Any, event: Any) -> None:
        _receive(self, "ended", touches, event)

    def touches_cancelled(self: Any, touches: Any, event: Any) -> None:
        _receive(self, "cancelled", touches, event)

    def can_prevent(self: Any, other: Any) -> bool:
        return self.actor.accepts(self.actor.model.can_prevent, other)  # type: ignore[no-any-return]

    def can_be_prevented_by(self: Any, other: Any) -> bool:
        return self.actor.accepts(self.actor.model.can_be_prevented_by, other)  # type: ignore[no-any-return]


def _receive(recognizer: Any, phase: str, touches: Any, event: Any) -> None:
    actor: GestureActor = recognizer.actor
    world = actor.world
    world.keep_touches(touches)
    # One of the steps that its line has let run may have destroyed it.
    if not recognizer.alive:
        return
    inherited(recognizer, TOUCH_METHODS[phase])(touches, event)
    word = actor.model.on.get(phase)
    try:
        if word == "ignore":
            for touch in touches:
                recognizer.ignore(touch)
        elif word is not None:
            recognizer.state = GestureRecognizerState[word.upper()]
    except Error as error:
        world.note(f"on.{phase} of {actor.id}", error)


# ---- Delegates ------------------------------------------------------------------


def delegate_for(actor: GestureActor, answers: dict[str, Answer]) -> Optional[object]:
    """A delegate that answers what the file answers, and has no other methods; None if there is nothing to answer."""
    members = {_QUESTIONS[word][0]: _answering(actor, word, answer) for word, answer in answers.items()}
    return type("Delegate", (), members)() if members else None


def _answering(actor: GestureActor, word: str, answer: Answer) -> Callable[..., bool]:
    _, logged, names_other = _QUESTIONS[word]

    def method(self: Any, recognizer: Any, subject: Any = None) -> bool:
        other = f"({actor.world.id_of(subject)})" if names_other else ""
        if "delegate" in actor.world.kinds:
            actor.world.say(f"{actor.id}.{logged}{other}")
        return actor.accepts(answer, subject)

    return method


#: The word in a file: the delegate's method, the word in the log, and whether that names the other recognizer.
_QUESTIONS = {
    "shouldBegin": ("should_begin", "shouldBegin", False),
    "shouldReceiveTouch": ("should_receive_touch", "shouldReceiveTouch", False),
    "shouldReceiveEvent": ("should_receive_event", "shouldReceiveEvent", False),
    "shouldReceivePress": ("should_receive_press", "shouldReceivePress", False),
    "simultaneousWith": ("should_recognize_simultaneously_with", "simultaneous", True),
    "requireFailureOf": ("should_require_failure_of", "requireFailureOf", True),
    "requiredToFailBy": ("should_be_required_to_fail_by", "requiredToFailBy", True),
}
