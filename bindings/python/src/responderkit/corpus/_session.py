# SPDX-License-Identifier: MIT
"""One recording of a corpus: replayed, and its rows of the four tables."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import byref, c_void_p
from functools import cache
from typing import Any, Union

import numpy

from .. import _capi
from .._callbacks import call_text
from .._worded import WordedEnum
from ..enums import ControlEvents, ProblemKind, Reason, TouchPhase, TouchType
from ..errors import Error
from ..recording import Recording, ReplayState
from . import _sources
from ._tables import SCHEMAS, Words

#: Settings of Recording.
Settings = Mapping[str, Union[float, bool, str]]
#: The trace holds at least and at most so many decisions, for problems and explanations; in between as many as the recording can have.
_LEAST_TRACE, _MOST_TRACE = 1024, 1 << 16
#: Fewer bytes of a recording no decision takes.
_BYTES = 8
#: A tap: at most so many seconds and points from its touch-down to its lift.
_TAP_SECONDS, _TAP_POINTS = 0.5, 10.0
#: A rage tap: three of them within so many points and seconds.
_RAGE_POINTS, _RAGE_SECONDS = 22.0, 1.0
_FIRED = ControlEvents.TOUCH_UP_INSIDE | ControlEvents.VALUE_CHANGED | ControlEvents.PRIMARY_ACTION_TRIGGERED


def replay(source: _sources.Source, settings: Settings) -> dict[str, dict[str, Any]]:
    """The rows of one recording, by table and column. What is wrong with the file is in its row of sessions; nothing is raised for it."""
    row: dict[str, Any] = {"session": source.name, "path": _sources.shown(source.path), "bytes": source.size}
    tables: dict[str, dict[str, Any]] = {}
    try:
        with Recording(_sources.read(source), settings=settings, trace=trace_of(source.size)) as recording:
            error = None
            try:
                columns = recording.columns()
            except Error as found:  # inconsistent, or not to be read on: what came before cannot be taken either
                error, columns = found, None
            row.update(_facts(recording, error))
            if columns is not None:
                row.update(_measures(source.name, recording, columns, tables))
    except (Error, OSError) as found:
        row.update(state=ReplayState.FAILED.name.lower(), error=str(found))
    tables["sessions"] = {name: [row.get(name)] for name in _names("sessions")}
    return tables


def trace_of(size: int) -> int:
    """How many decisions the trace of a recording of so many bytes holds."""
    return min(max(size // _BYTES, _LEAST_TRACE), _MOST_TRACE)


def _names(table: str) -> list[str]:
    return [field.name for field in SCHEMAS[table]]


def _facts(recording: Recording, error: Any) -> dict[str, Any]:
    info, parted = recording.info, recording.parted
    facts: dict[str, Any] = {
        "state": info.state.name.lower(), "error": str(error) if error else None, "version": info.version,
        "calls": info.calls, "callbacks": info.callbacks, "decisions": info.decisions,
    }  # fmt: skip
    if info.state is ReplayState.DAMAGED:
        facts["error"] = f"the record at byte {info.position} is damaged"
    if parted is not None:
        facts.update(
            parted_decision=parted.decision, parted_call=parted.call, parted_time=parted.time,
            parted_recorded=parted.recorded, parted_now=parted.now, parted_why=_why(recording),
        )  # fmt: skip
    return facts


def _why(recording: Recording) -> str:
    """The explanation of what decided last before the two parted."""
    try:
        records = recording.context.trace.records()
    except Error:  # the program has destroyed its context
        return ""
    for record in reversed(records):
        subject = record.object
        if subject is not None and record.reason >= 500:  # of gestures, controls and scroll views: they have attempts
            try:
                return str(recording.context.trace.explain(subject))  # type: ignore[arg-type]
            except Error:
                continue
    return ""


def _measures(name: str, recording: Recording, columns: Any, tables: dict[str, dict[str, Any]]) -> dict[str, Any]:
    touches, decisions = columns
    rage = rage_taps(touches, decisions)
    names = _labels(recording, numpy.unique(numpy.concatenate([decisions["object"], decisions["other"]])))
    tables["touches"] = {
        "session": _same(name, len(touches)), **{column: touches[column] for column in ("time", "x", "y", "force", "major_radius", "call")},
        "touch": touches["id"], "phase": _words(touches["phase"], TouchPhase), "type": _words(touches["type"], TouchType), "rage": rage,
    }  # fmt: skip
    tables["decisions"] = {
        "session": _same(name, len(decisions)), **{column: decisions[column] for column in ("time", "call", "x", "y", "value", "depth")},
        "since_down": since_down(touches, decisions), "reason": _words(decisions["reason"], Reason), "touch": decisions["touch_id"],
        "object": _mapped(decisions["object"], names), "other": _mapped(decisions["other"], names),
    }  # fmt: skip
    found = _problems(recording)
    tables["problems"] = {"session": [name] * len(found), **{column: [one[column] for one in found] for column in _names("problems") if column != "session"}}
    width, height = _screen(recording)
    return {
        "updates": len(numpy.unique(touches["call"])), "touches": len(touches), "problems": sum(one["count"] for one in found), "rage_taps": int(rage.sum()) // 3,
        "seconds": float(touches["time"][-1] - touches["time"][0]) if len(touches) else 0.0, "width": width, "height": height,
    }  # fmt: skip


def _screen(recording: Recording) -> tuple[float, float]:
    """As far as the windows reach, in points."""
    try:
        frames = [window.frame for window in recording.context.windows]
    except Error:
        return 0.0, 0.0
    return max((frame.x + frame.width for frame in frames), default=0.0), max((frame.y + frame.height for frame in frames), default=0.0)


def _labels(recording: Recording, numbers: Any) -> dict[int, str]:
    """Names of objects by their numbers in the recording; without a name the class. None for those that have ended."""
    made: dict[int, str] = {}
    out = c_void_p()
    for number in filter(None, numbers.tolist()):
        try:
            recording._call("get_object", number, byref(out))
            # Most have a name, which needs no object of Python's.
            name = call_text(_capi.rk_object_get_name, out) or type(recording.object(number)).__name__
        except Error:
            continue
        made[number] = name
    return made


def _problems(recording: Recording) -> list[dict[str, Any]]:
    try:
        found = recording.problems(input_ended=recording.info.state is ReplayState.SAME)
    except Error:
        return []
    made = []
    for one in found:
        victim, culprit = (getattr(each, "name", None) or (type(each).__name__ if each is not None else None) for each in (one.victim, one.culprit))
        made.append(
            {
                "kind": one.kind.name, "severity": one.severity.name, "reason": one.reason.name if one.reason else None, "rule": one.rule, "count": one.count,
                "time": one.time, "touch": one.touch, "x": one.point.x, "y": one.point.y, "value": one.value, "limit": one.limit, "unit": one.unit.name,
                "victim": victim, "culprit": culprit, "sentence": one.sentence, "help": one.help,
            }
        )  # fmt: skip
    return made


# ---- Measures of columns ----


def _words(numbers: Any, enumeration: type[WordedEnum]) -> Words:
    return _mapped(numbers, _members(enumeration))


@cache
def _members(enumeration: type[WordedEnum]) -> dict[int, str]:
    return {int(each): each.name for each in enumeration}


def _mapped(numbers: Any, words: Mapping[int, str]) -> Words:
    values, places = numpy.unique(numbers, return_inverse=True)
    return Words(places, [words.get(int(value)) for value in values])


def _same(word: str, count: int) -> Words:
    return Words(numpy.zeros(count, numpy.int32), [word])


def since_down(touches: Any, decisions: Any) -> Any:
    """Seconds from the first touch-down of the sequence to each decision; NaN before the first."""
    began, ended = touches["phase"] == TouchPhase.BEGAN, touches["phase"] >= TouchPhase.ENDED
    # How many fingers are down after each row.
    down = numpy.cumsum(began.astype(numpy.int64) - ended.astype(numpy.int64))
    starts = touches["time"][began & (down == 1)]
    if len(starts) == 0:
        return numpy.full(len(decisions), numpy.nan)
    place = numpy.searchsorted(starts, decisions["time"], side="right") - 1
    return numpy.where(place >= 0, decisions["time"] - starts[numpy.maximum(place, 0)], numpy.nan)


def rage_taps(touches: Any, decisions: Any) -> Any:
    """For each row whether it is the touch-down of a rage tap: one of three taps on one spot within a second of which none fired anything."""
    marked = numpy.zeros(len(touches), dtype=bool)
    fired = decisions["time"][
        (decisions["reason"] == Reason.GESTURE_ACTION_SENT)
        | (decisions["reason"] == Reason.CONTROL_SENT_EVENTS) & (decisions["value"].astype(numpy.int64) & int(_FIRED) != 0)
    ]
    ends = numpy.flatnonzero(touches["phase"] != TouchPhase.MOVED)
    rows = zip(ends.tolist(), *(touches[column][ends].tolist() for column in ("phase", "id", "time", "x", "y")))
    downs: dict[int, tuple[int, float, float, float]] = {}
    taps: list[tuple[int, float, float, float, bool]] = []  # row of the touch-down, its time, x, y, whether something fired
    for row, phase, finger, time, x, y in rows:
        if phase == TouchPhase.BEGAN:
            downs[finger] = row, time, x, y
        elif phase == TouchPhase.ENDED and finger in downs:
            start, first, left, top = downs.pop(finger)
            if time - first > _TAP_SECONDS or abs(x - left) + abs(y - top) > _TAP_POINTS:
                continue
            taps.append((start, first, left, top, bool(((fired >= first) & (fired <= time)).any())))
    place = 0
    while place + 2 < len(taps):
        three = taps[place : place + 3]
        near = all(abs(one[2] - three[0][2]) <= _RAGE_POINTS and abs(one[3] - three[0][3]) <= _RAGE_POINTS for one in three)
        if near and three[2][1] - three[0][1] <= _RAGE_SECONDS and not any(one[4] for one in three):
            marked[[one[0] for one in three]] = True
            place += 3
        else:
            place += 1
    return marked


#: Problems whose point is a miss, and those that are nearly a hit.
MISSES = frozenset(kind.name for kind in (ProblemKind.TAP_UNHEARD, ProblemKind.COVERED, ProblemKind.OUTSIDE, ProblemKind.NOT_INTERACTIVE))
NEAR_MISSES = frozenset({ProblemKind.NEAR_MISS.name})
#: Decisions by which an attempt of a recogniser failed: its own, and those of others.
FAILURES = sorted(
    each.name for each in Reason if Reason.GESTURE_MOVED_TOO_FAR <= each < Reason.GESTURE_WAITS or (each.__doc__ or "").startswith("Failed:")
)
