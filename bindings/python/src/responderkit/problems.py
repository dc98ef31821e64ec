# SPDX-License-Identifier: MIT
"""Problems: errors and near misses found in the trace, the most serious first (SPEC 357)."""

from __future__ import annotations

from ctypes import byref, c_size_t, sizeof
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _capi
from ._callbacks import call, call_text
from ._objects import Object
from .enums import ProblemFlags, ProblemKind, ProblemPart, ProblemSeverity, Unit
from .explanations import Explanation, explained
from .geometry import Point, point_of
from .enums import Reason

if TYPE_CHECKING:
    from .context import Context
    from .plugins import Plugin
    from .window import Window


@dataclass(frozen=True)
class Problem:
    """One problem. Equal problems are one object with a ``count``. All attributes except ``first_time`` and ``first_sequence`` describe the
    last occurrence.

    - ``kind``: What went wrong.
    - ``severity``: How serious it is.
    - ``reason``: The reason in its latest record.
    - ``rule``: Number of the rule of the page Behaviour (``SPEC n``) behind the reason.
    - ``count``: How often it was found.
    - ``time``: The time of its latest record, in seconds of the context's clock; without a record the present time.
    - ``first_time``: The time of its first record.
    - ``sequence``: The number of its latest record; 0 without a record, for a problem of the present state.
    - ``first_sequence``: The number of its first record.
    - ``touch``: The host's number of the touch; 0 if none is concerned.
    - ``point``: Where the touch was, in the coordinates of ``window``.
    - ``value``: What was measured.
    - ``limit``: The limit that the value was compared with.
    - ``unit``: The unit of value and limit.
    """

    kind: ProblemKind
    severity: ProblemSeverity
    reason: Optional[Reason]
    rule: int
    count: int
    time: float
    first_time: float
    sequence: int
    first_sequence: int
    touch: int
    point: Point
    value: float
    limit: float
    unit: Unit
    _context: Context = field(repr=False, compare=False)
    _record: Any = field(repr=False, compare=False)

    @property
    def victim(self) -> Union[Object, Plugin, None]:
        """The object that should have reacted; None if there is none or it has ended."""
        return self._context._wrap_any(self._record.victim)  # type: ignore[no-any-return]

    @property
    def culprit(self) -> Union[Object, Plugin, None]:
        """The object that caused the problem; None if there is none or it has ended."""
        return self._context._wrap_any(self._record.culprit)  # type: ignore[no-any-return]

    @property
    def window(self) -> Optional[Window]:
        """The window in which the touch began; None if it hit no window (``point`` is then on the screen), or if the window has ended."""
        return self._context._wrap_any(self._record.window)  # type: ignore[no-any-return]

    @property
    def sentence(self) -> str:
        """The problem in words, with the measured value and the limit."""
        return self._text(ProblemPart.SENTENCE)

    @property
    def where(self) -> str:
        """Where to look: object, property or call, touch and time."""
        return self._text(ProblemPart.WHERE)

    @property
    def help(self) -> str:
        """The remedy, in words."""
        return self._text(ProblemPart.HELP)

    @property
    def explanation(self) -> Explanation:
        """The explanation of the victim for the touch, from the present records of the trace, with its causes in ``steps``."""
        return explained(self._context, _explanation, _capi.rk_problem_steps, self._context._handle, byref(self._record))

    def __str__(self) -> str:
        return self.sentence

    def _text(self, part: ProblemPart) -> str:
        return call_text(_capi.rk_problem_describe, self._context._handle, byref(self._record), part)


def _explanation(context: Any, record: Any, *buffer: Any) -> int:
    return _capi.rk_problem_describe(context, record, ProblemPart.EXPLANATION, *buffer)


def problems(context: Context, input_ended: bool) -> list[Problem]:
    """The problems of a context; Context.problems() has the words."""
    flags = ProblemFlags.INPUT_ENDED if input_ended else 0
    count = c_size_t()
    call(_capi.rk_problems, context._handle, flags, None, 0, byref(count))
    if count.value == 0:
        return []
    raw = (_capi.RKProblem * count.value)()
    raw[0].struct_size = sizeof(_capi.RKProblem)
    call(_capi.rk_problems, context._handle, flags, raw, count.value, byref(count))
    return [_problem(context, each) for each in raw[: count.value]]


def _problem(context: Context, raw: Any) -> Problem:
    record = _capi.RKProblem.from_buffer_copy(raw)
    record.struct_size = sizeof(_capi.RKProblem)
    return Problem(
        kind=ProblemKind(record.kind),
        severity=ProblemSeverity(record.severity),
        reason=Reason(record.reason) if record.reason else None,
        rule=record.rule,
        count=record.count,
        time=record.time,
        first_time=record.first_time,
        sequence=record.sequence,
        first_sequence=record.first_sequence,
        touch=record.touch_id,
        point=point_of(record.point),
        value=record.value,
        limit=record.limit,
        unit=Unit(record.unit),
        _context=context,
        _record=record,
    )
