# SPDX-License-Identifier: MIT
"""Sending and posting of what input.py reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable

from .. import PressSample
from .input import PointerInput, PressInput, ScrollInput, TransformInput

if TYPE_CHECKING:
    from .world import World


def _samples(world: World, presses: list[PressInput]) -> list[PressSample]:
    return [
        PressSample(
            world.key_id(f"#{press.code}" if press.code else press.characters) if press.characters is not None else int(press.type),
            press.phase,
            press.type,
            press.code,
            modifiers=press.modifiers,
            force=press.force,
            characters=press.characters,
        )
        for press in presses
    ]


def _pointer(send: Callable[..., None], time: float, data: PointerInput) -> None:
    send(time, data.location, buttons=data.buttons, outside=data.is_outside, **data.pencil)


def _scroll(send: Callable[..., None], time: float, data: ScrollInput) -> None:
    send(time, data.location, data.delta, data.phase, modifiers=data.modifiers)


def _transform(send: Callable[..., None], time: float, data: TransformInput) -> None:
    send(time, data.location, data.phase, scale=data.scale, rotation=data.rotation)


#: What delivers at once, by the word of the step.
INPUTS: dict[str, Callable[[World, float, Any], Any]] = {
    "presses": lambda world, time, data: world.context.send_presses(time, _samples(world, data)),
    "motion": lambda world, time, data: world.context.send_motion(time, data),
    "remote": lambda world, time, data: world.context.send_remote_control(time, data),
    "text": lambda world, time, data: world.context.insert_text(data, time),
    "deleteBackward": lambda world, time, data: world.context.delete_backward(time),
    "pointer": lambda world, time, data: _pointer(world.context.send_pointer, time, data),
    "scroll": lambda world, time, data: _scroll(world.context.send_scroll, time, data),
    "transform": lambda world, time, data: _transform(world.context.send_transform, time, data),
    "updateEstimates": lambda world, time, data: world.context.send_estimation_updates(time, data),
}
#: What goes through the queue.
POSTED: dict[str, Callable[[World, float, Any], Any]] = {
    "presses": lambda world, time, data: world.context.post_presses(time, _samples(world, data)),
    "motion": lambda world, time, data: world.context.post_motion(time, data),
    "remote": lambda world, time, data: world.context.post_remote_control(time, data),
    "text": lambda world, time, data: world.context.post_text(time, data),
    "pointer": lambda world, time, data: _pointer(world.context.post_pointer, time, data),
    "scroll": lambda world, time, data: _scroll(world.context.post_scroll, time, data),
    "transform": lambda world, time, data: _transform(world.context.post_transform, time, data),
    "updateEstimates": lambda world, time, data: world.context.post_estimation_updates(time, data),
}
