# SPDX-License-Identifier: MIT
"""Text fields of a running scenario: their delegate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .actors import Actor


class FieldDelegate:
    """Logs the calls of a text field, and refuses those that the file names."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor

    def _answer(self, question: str, about: str = "") -> bool:
        self.actor.say("delegate", question + about)
        return question not in self.actor.behaviour.refusals

    def should_begin_editing(self, field: Any) -> bool:
        return self._answer("shouldBeginEditing")

    def did_begin_editing(self, field: Any) -> None:
        self.actor.say("delegate", "didBeginEditing")

    def should_end_editing(self, field: Any) -> bool:
        return self._answer("shouldEndEditing")

    def did_end_editing(self, field: Any, reason: Any) -> None:
        self.actor.say("delegate", "didEndEditing")

    def should_change_characters(self, field: Any, range: tuple[int, int], text: str) -> bool:
        return self._answer("shouldChangeCharacters", f"({range[0]},{range[1]},{text})")

    def did_change_selection(self, field: Any) -> None:
        start, end = field.selected_range
        self.actor.say("delegate", f"didChangeSelection({start},{end})")

    def should_clear(self, field: Any) -> bool:
        return self._answer("shouldClear")

    def should_return(self, field: Any) -> bool:
        return self._answer("shouldReturn")


def follow_field(actor: Actor, field: Any) -> None:
    """Give a text field its delegate, if the file wants anything of one."""
    wanted = "delegate" in actor.kinds or bool(actor.behaviour.refusals)
    if wanted != (field.delegate is not None):
        field.delegate = FieldDelegate(actor) if wanted else None
