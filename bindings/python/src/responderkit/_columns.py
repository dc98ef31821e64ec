# SPDX-License-Identifier: MIT
"""Recordings as NumPy arrays: the rows of replay.h, a chunk of calls at a time."""

from __future__ import annotations

from ctypes import byref, c_size_t, sizeof
from typing import TYPE_CHECKING, Any, NamedTuple

from ._capi import _testing
from ._worded import worded_fields

try:
    import numpy
except ImportError as error:
    raise ImportError("columns are NumPy arrays: pip install numpy") from error

if TYPE_CHECKING:
    from .recording import Recording

#: Members of RKReplayTouch and RKReplayDecision, without what holds points.
_TOUCH = [
    ("time", "f8"), ("x", "f8"), ("y", "f8"), ("force", "f8"), ("major_radius", "f8"),
    ("id", "i8"), ("call", "u8"), ("phase", "i4"), ("type", "i4"),
]  # fmt: skip
_DECISION = [
    ("time", "f8"), ("x", "f8"), ("y", "f8"), ("value", "f8"), ("touch_id", "i8"),
    ("object", "u8"), ("other", "u8"), ("call", "u8"), ("reason", "i4"), ("depth", "i4"),
]  # fmt: skip
TOUCH, DECISION = numpy.dtype(_TOUCH), numpy.dtype(_DECISION)
assert TOUCH.itemsize == sizeof(_testing.RKReplayTouch) and DECISION.itemsize == sizeof(_testing.RKReplayDecision)
#: So many calls are played before their rows are taken: few megabytes.
_CHUNK = 16384


@worded_fields
class Columns(NamedTuple):
    """Touches and decisions of a recording as structured arrays, a row each.

    - ``touches``: ``time`` in seconds, ``x`` and ``y`` on the screen, ``force``, ``major_radius``, ``id``, ``call``, ``phase``, ``type``.
      The touches of one update have one ``call``.
    - ``decisions``: ``time``, ``x``, ``y``, ``value``, ``touch_id``, ``object`` and ``other`` by their numbers in the recording, ``call``,
      ``reason``, ``depth``.
    """

    touches: numpy.ndarray[Any, Any]
    decisions: numpy.ndarray[Any, Any]


def read(recording: Recording, touches: bool, decisions: bool) -> Columns:
    """Play to the end, and take the rows on the way."""
    rows = _testing.RKReplayRows
    wanted = rows.RKReplayRowsTouches * touches | rows.RKReplayRowsDecisions * decisions
    made: tuple[list[Any], list[Any]] = ([], [])
    recording._call("keep", wanted)
    try:
        calls = recording._info().calls
        while recording.run(call=calls + _CHUNK) is not None:
            calls = recording._info().calls
            _take(recording, made)
        _take(recording, made)
    finally:
        recording._call("keep", 0)
    return Columns(_joined(made[0], TOUCH), _joined(made[1], DECISION))


def _take(recording: Recording, made: tuple[list[Any], list[Any]]) -> None:
    kinds = (("take_touches", TOUCH, _testing.RKReplayTouch), ("take_decisions", DECISION, _testing.RKReplayDecision))
    for (name, dtype, row), chunks in zip(kinds, made):
        length = c_size_t()
        recording._call(name, None, 0, byref(length))
        if length.value:
            chunk: Any = numpy.empty(length.value, dtype)
            recording._call(name, (row * length.value).from_buffer(chunk), length.value, byref(length))
            chunks.append(chunk)


def _joined(chunks: list[Any], dtype: Any) -> Any:
    return chunks[0] if len(chunks) == 1 else numpy.concatenate(chunks) if chunks else numpy.empty(0, dtype)
