# SPDX-License-Identifier: MIT
"""What a scenario logs of the calls of methods: an observer of the context sees them, and no object overrides a method for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import Observation, ObservedMethod
from . import words
from .actors import press_words

if TYPE_CHECKING:
    from .world import World

_M = ObservedMethod
_PHASES = dict(zip((_M.TOUCHES_BEGAN, _M.TOUCHES_MOVED, _M.TOUCHES_ENDED, _M.TOUCHES_CANCELLED), words.PHASES))
_PRESSES = dict(zip((_M.PRESSES_BEGAN, _M.PRESSES_CHANGED, _M.PRESSES_ENDED, _M.PRESSES_CANCELLED), words.PRESS_METHODS))
_APPEARANCE = dict(
    zip(
        (_M.VIEW_WILL_APPEAR, _M.VIEW_IS_APPEARING, _M.VIEW_DID_APPEAR, _M.VIEW_WILL_DISAPPEAR, _M.VIEW_DID_DISAPPEAR),
        words.APPEARANCE_METHODS,
    )
)
_PLAIN = {
    _M.HIT_TEST: ("hit", "hit"),
    _M.MOTION_BEGAN: ("motion", "motionBegan"),
    _M.MOTION_ENDED: ("motion", "motionEnded"),
    _M.MOTION_CANCELLED: ("motion", "motionCancelled"),
    _M.BECOME_FIRST_RESPONDER: ("responder", "becomeFirst"),
    _M.RESIGN_FIRST_RESPONDER: ("responder", "resignFirst"),
    _M.BEGIN_TRACKING: ("tracking", "beginTracking"),
    _M.CONTINUE_TRACKING: ("tracking", "continueTracking"),
    _M.END_TRACKING: ("tracking", "endTracking"),
    _M.CANCEL_TRACKING: ("tracking", "cancelTracking"),
}
_KINDS = {
    **{method: kind for method, (kind, _) in _PLAIN.items()},
    **dict.fromkeys((*_PHASES, _M.TOUCHES_ESTIMATED_PROPERTIES_UPDATED), "touches"),
    **dict.fromkeys((*_PRESSES, _M.INSERT_TEXT, _M.DELETE_BACKWARD), "presses"),
    **dict.fromkeys(_APPEARANCE, "appearance"),
    _M.POINT_INSIDE: "inside",
    _M.REMOTE_CONTROL_RECEIVED: "remote",
    _M.SEND_ACTIONS_FOR_CONTROL_EVENTS: "events",
}


def observe(world: World, call: Observation) -> None:
    """The observer of a world's context."""
    if world.is_over:
        return
    kind = _KINDS.get(call.method)
    actor = getattr(call.object, "actor", None) if kind is not None else None
    if actor is not None and (actor.logs if actor.kind == "recognizer" else kind in actor.kinds):
        _log(world, actor, call)


def _log(world: World, actor: Any, call: Observation) -> None:
    def say(word: str) -> None:
        world.say(f"{actor.id}.{word}")

    method = call.method
    if method in _PLAIN:
        say(_PLAIN[method][1])
    elif method is _M.POINT_INSIDE:
        say("in=1" if call.value else "in=0")
    elif method in _PHASES:
        world.keep_touches(call.objects)
        say(_PHASES[method] + world.id_suffix(call.objects))
    elif method is _M.TOUCHES_ESTIMATED_PROPERTIES_UPDATED:
        with world.shown(call.objects) as numbers:
            say(f"updated{numbers}")
    elif method in _PRESSES:
        say(f"{_PRESSES[method]}({press_words(call.objects)})")
    elif method in (_M.INSERT_TEXT, _M.DELETE_BACKWARD):
        # Text is logged where the file has something to do with it.
        if actor.behaviour.accepts_text or actor.is_text_field:
            say(f"insertText({call.text})" if method is _M.INSERT_TEXT else "deleteBackward")
    elif method is _M.REMOTE_CONTROL_RECEIVED:
        say(f"remote({next((word for word, subtype in words.REMOTE.items() if subtype == call.value), '')})")
    elif method is _M.SEND_ACTIONS_FOR_CONTROL_EVENTS:
        for name, bit in words.CONTROL_EVENTS.items():
            if call.value >> bit & 1:
                say(f"event:{name}")
    elif world.is_built:
        # What the file describes has appeared before its first step.
        say(_APPEARANCE[method] + ("(animated)" if call.value else ""))
