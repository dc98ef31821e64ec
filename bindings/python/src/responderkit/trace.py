# SPDX-License-Identifier: MIT
"""The trace: the reason of every decision, as records and as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from ctypes import byref, c_bool, c_int64, c_size_t, sizeof
from dataclasses import dataclass, field
from operator import index
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _capi
from ._callbacks import call, call_text
from ._objects import Object, required_handle
from .enums import Reason
from .errors import WrongContextError
from .explanations import Explanation, explained
from .geometry import Point, point_of

if TYPE_CHECKING:
    from .context import Context
    from .plugins import Plugin


def _touch_number(touch: Any) -> int:
    """The host's number of a touch: ctypes would take any and cut off what does not fit."""
    if isinstance(touch, bool) or not hasattr(touch, "__index__"):
        raise TypeError(f"touch is the number of a touch, an int, not {touch!r}")
    number = index(touch)
    if not -(1 << 63) <= number < 1 << 63:
        raise ValueError(f"touch is a number of 64 bits, not {number}")
    return number


@dataclass(frozen=True)
class TraceRecord:
    """One decision. Reason describes its point and value.

    - ``sequence``: Counts all records of the context, from 1.
    - ``time``: Seconds of the context's clock.
    - ``reason``: What was decided, and why.
    - ``point``: A point, whose meaning depends on the reason.
    - ``value``: A number, whose meaning depends on the reason.
    - ``touch_id``: The host's number of the touch concerned; 0 if none is.
    - ``rule``: Number of the rule of the page Behaviour (``SPEC n``).
    - ``depth``: The nesting depth of a hit-test, or the number of steps up the responder chain.
    """

    sequence: int
    time: float
    reason: Reason
    point: Point
    value: float
    touch_id: int
    rule: int
    depth: int
    _context: Context = field(repr=False, compare=False)
    _record: Any = field(repr=False, compare=False)

    @property
    def object(self) -> Union[Object, Plugin, None]:
        """The subject; None if there is none or it has ended."""
        return self._context._wrap_any(self._record.object)  # type: ignore[no-any-return]

    @property
    def other(self) -> Union[Object, Plugin, None]:
        """The other object; None if there is none or it has ended."""
        return self._context._wrap_any(self._record.other)  # type: ignore[no-any-return]

    @property
    def sentence(self) -> str:
        """The decision in words, such as "label was not hit: userInteractionEnabled is false (SPEC 32)"."""
        return call_text(_capi.rk_trace_describe, self._context._handle, byref(self._record))


class Trace:
    """The trace of a context. It is off at first; off it costs one test per decision."""

    def __init__(self, context: Context) -> None:
        """Made by the context: see Context.trace."""
        self._context = context

    def start(self, capacity: int = 4096) -> None:
        """Start recording and discard earlier records. At most ``capacity`` records are kept, the latest ones."""
        if isinstance(capacity, bool) or not hasattr(capacity, "__index__"):
            raise TypeError(f"capacity is a number of records, an int, not {capacity!r}")
        if capacity < 0:
            raise ValueError(f"the capacity of a trace must be 0 or more, and not {capacity}")
        call(_capi.rk_trace_start, self._context._handle, capacity)

    def stop(self) -> None:
        """Stop recording and discard the records."""
        call(_capi.rk_trace_stop, self._context._handle)

    def clear(self) -> None:
        """Discard the records; the trace stays on."""
        call(_capi.rk_trace_clear, self._context._handle)

    @property
    def on(self) -> bool:
        """Whether decisions are being recorded."""
        out = c_bool()
        call(_capi.rk_trace_is_on, self._context._handle, byref(out))
        return out.value

    def records(self, after: int = 0) -> list[TraceRecord]:
        """The records whose sequence number is greater than ``after``, oldest first."""
        handle, count = self._context._handle, c_size_t()
        call(_capi.rk_trace_read, handle, after, None, 0, byref(count))
        if count.value == 0:
            return []
        raw = (_capi.RKTraceRecord * count.value)()
        raw[0].struct_size = sizeof(_capi.RKTraceRecord)
        call(_capi.rk_trace_read, handle, after, raw, count.value, byref(count))
        return [self._record(record) for record in raw[: count.value]]

    def __iter__(self) -> Iterator[TraceRecord]:
        """All records, oldest first, without those that are recorded during the iteration."""
        return iter(self.records())

    def _record(self, raw: Any) -> TraceRecord:
        copy = _capi.RKTraceRecord.from_buffer_copy(raw)
        copy.struct_size = sizeof(_capi.RKTraceRecord)
        return TraceRecord(
            sequence=copy.sequence,
            time=copy.time,
            reason=Reason(copy.reason),
            point=point_of(copy.point),
            value=copy.value,
            touch_id=copy.touch_id,
            rule=copy.rule,
            depth=copy.depth,
            _context=self._context,
            _record=copy,
        )

    def explain(self, subject: Object, *, touch: Optional[int] = None) -> Explanation:
        """Why an object fired or did not: a sentence, with its causes in ``steps``.

        For a recogniser: the decision that ended its last attempt, with its requirements and its consequence.
        ``touch`` is the host's number of a touch in the trace; NotFoundError if the trace has no touch of that number.
        """
        handle = required_handle(subject, Object, "subject")
        if subject._context is not self._context:
            raise WrongContextError(f"subject is {subject!r} of another context; call its own explain(), or that context's trace.explain()")
        if touch is None:
            return explained(self._context, _capi.rk_explain, _capi.rk_explain_steps, handle)
        number = c_int64(_touch_number(touch))
        return explained(self._context, _capi.rk_explain_touch, _capi.rk_explain_touch_steps, handle, number)
