# SPDX-License-Identifier: MIT
"""Explanations: why an object fired or did not, as a sentence with its causes."""

from __future__ import annotations

from ctypes import byref, c_size_t, sizeof
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Callable, Optional, Union

from . import _capi
from ._callbacks import call, call_text
from .enums import Unit
from .geometry import Point, point_of
from .enums import Reason

if TYPE_CHECKING:
    from ._objects import Object
    from .context import Context
    from .plugins import Plugin

_MOST_STEPS = 32


@dataclass(frozen=True)
class ExplanationStep:
    """One cause of an explanation.

    - ``reason``: The cause.
    - ``rule``: Number of the rule of the page Behaviour (``SPEC n``); 0 if there is none.
    - ``time``: Seconds of the context's clock; None for a present state.
    - ``subject``: The object that the cause is about; None if there is none or it has ended.
    - ``culprit``: The object that decided, such as an ancestor, a view in front, a recogniser or the subject itself; or None.
    - ``point``: The point, in the coordinates of the culprit's view, or else the subject's.
    - ``value``: What was measured.
    - ``limit``: The limit that the value was compared with.
    - ``unit``: The unit of value and limit.
    - ``touch_id``: The host's number of the touch; 0 if none is concerned.
    """

    reason: Reason
    rule: int
    time: Optional[float]
    subject: Union[Object, Plugin, None]
    culprit: Union[Object, Plugin, None]
    point: Point
    value: float
    limit: float
    unit: Unit
    touch_id: int
    _context: Context = field(repr=False, compare=False)
    _record: Any = field(repr=False, compare=False)

    @property
    def sentence(self) -> str:
        """This cause by itself in words, such as "panel, which send lies in, is hidden (SPEC 32)"."""
        return call_text(_capi.rk_explanation_step_describe, self._context._handle, byref(self._record))

    def __str__(self) -> str:
        return self.sentence


class Explanation(str):
    """A sentence, with the causes that it is made of."""

    _steps: tuple[ExplanationStep, ...]

    __slots__ = ("_steps",)

    @property
    def steps(self) -> tuple[ExplanationStep, ...]:
        """The causes, in order; empty if nothing hindered the object."""
        return self._steps


def explained(context: Context, text: Callable[..., int], steps: Callable[..., int], *arguments: Any) -> Explanation:
    """What two functions write, of the same arguments."""
    explanation = Explanation(call_text(text, *arguments))
    raw, count = (_capi.RKExplanationStep * _MOST_STEPS)(), c_size_t()
    raw[0].struct_size = sizeof(_capi.RKExplanationStep)
    call(steps, *arguments, raw, _MOST_STEPS, byref(count))
    explanation._steps = tuple(_step(context, step) for step in raw[: count.value])
    return explanation


def _step(context: Context, raw: Any) -> ExplanationStep:
    return ExplanationStep(
        reason=Reason(raw.reason),
        rule=raw.rule,
        time=None if raw.time != raw.time else raw.time,
        subject=context._wrap_any(raw.subject),
        culprit=context._wrap_any(raw.culprit),
        point=point_of(raw.point),
        value=raw.value,
        limit=raw.limit,
        unit=Unit(raw.unit),
        touch_id=raw.touch_id,
        _context=context,
        _record=_capi.RKExplanationStep.from_buffer_copy(raw),
    )
