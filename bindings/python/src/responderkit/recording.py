# SPDX-License-Identifier: MIT
"""Recordings in Python: played in this process, step by step or at once, and compared with the recorded decisions."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from ctypes import byref, c_char, c_char_p, c_size_t, c_void_p, cast
from dataclasses import dataclass
from types import TracebackType
from operator import index
from typing import TYPE_CHECKING, Any, NamedTuple, Optional, Union

from . import _capi
from ._capi import _testing
from ._objects import Object
from ._replay_context import ReplayContext
from ._testing_library import load
from ._worded import WordedEnum, worded_fields
from .config import config_keys, config_value
from .enums import Reason, RecorderOptions, Status
from .errors import sentence_error
from .explanations import Explanation
from .trace import TraceRecord

if TYPE_CHECKING:
    from ._columns import Columns
    from .context import Context
    from .problems import Problem

#: A path, or a recording that is in memory.
RecordingSource = Union[str, "os.PathLike[str]", "os.PathLike[bytes]", bytes, bytearray, memoryview]
#: Values of the configuration by name, as Context.config takes them.
Settings = Mapping[str, Union[float, bool, str]]


class ReplayState(WordedEnum):
    """How far a recording has been played."""

    PLAYING = _testing.RKReplayState.RKReplayStatePlaying, "There may be another call to play."
    SAME = _testing.RKReplayState.RKReplayStateSame, "All has been played and was the same; the recorder was stopped there."
    CUT = _testing.RKReplayState.RKReplayStateCut, "All that there is was the same; the recording ends without having been stopped."
    DAMAGED = _testing.RKReplayState.RKReplayStateDamaged, "All was the same up to a record that is damaged."
    PARTED = _testing.RKReplayState.RKReplayStateParted, "The replay did something else than the recording."
    FAILED = _testing.RKReplayState.RKReplayStateFailed, "The recording is inconsistent, or could not be read on."


@worded_fields
class Step(NamedTuple):
    """One call of the program that has been played.

    - ``function``: The C function's name, such as "rk_context_send_touches".
    - ``status``: The status that the function returned.
    - ``call``: The number of the call, from 1. Calls inside callbacks count, too.
    - ``offset``: The offset of its record in the recording, in bytes.
    - ``time``: The time of the context's clock when the function returned, in seconds.
    - ``decisions``: The number of decisions during the call.
    - ``callbacks``: The number of callbacks during the call.
    """

    function: str
    status: Status
    call: int
    offset: int
    time: float
    decisions: int
    callbacks: int


@dataclass(frozen=True)
class RecordingInfo:
    """Information about a recording, and how far it has been played.

    - ``state``: The state of the replay.
    - ``version``: The version of the library that made the recording, such as "0.1.0".
    - ``abi_version``: The version of that library's binary interface.
    - ``options``: The options of the recorder.
    - ``calls``: The number of calls made so far, including those that restored the first state.
    - ``callbacks``: The number of callbacks that were the same.
    - ``decisions``: The number of decisions that were the same.
    - ``position``: The number of bytes played.
    """

    state: ReplayState
    version: str
    abi_version: tuple[int, int]
    options: RecorderOptions
    calls: int
    callbacks: int
    decisions: int
    position: int


@dataclass(frozen=True)
class Parting:
    """The first difference between a replay and its recording.

    - ``decision``: The number of the decision that differs, from 1. If a call or a result differs, the number of the next decision.
    - ``call``: The number of the call in which they differ.
    - ``time``: Seconds of the recorded clock.
    - ``recorded``: The recorded decision, call or result, in words.
    - ``now``: The decision, call or result of the replay, in words.
    """

    decision: int
    call: int
    time: float
    recorded: str
    now: str

    def __str__(self) -> str:
        return f"at {self.time:g} s, decision {self.decision}: recorded was {self.recorded}, now there is {self.now}"


class Recording:
    """A recording while it is played. ``with Recording("bug.rkrec") as recording:`` closes it at the end of the block.

    Iterating plays the recording and yields each call of the program as a Step. Between two steps the program may read ``context``, but
    not change it. Only the thread that opened a recording may use it; other threads may play other recordings at the same time.
    """

    __slots__ = ("_bytes", "_context", "_handle", "_library", "_settings", "_source", "_trace", "__weakref__")

    def __init__(self, source: RecordingSource, *, settings: Optional[Settings] = None, trace: int = 4096) -> None:
        """Open a recording: a path, or its bytes.

        ``settings`` are values of the configuration that replace the recorded ones; measured values and limits of decisions are then
        not compared. ``trace`` is the number of decisions that the trace keeps for explanations and problems. 0 switches the trace off,
        which is faster.
        """
        self._handle: Optional[int] = None
        self._library = load()
        self._source, self._settings, self._trace = source, dict(settings or {}), trace
        desc = _capi.sized(_testing.RKReplayDesc)
        desc.trace_capacity = _trace_capacity(trace)
        self._bytes: Any = None
        if isinstance(source, (bytes, bytearray, memoryview)):
            self._bytes = bytes(source)
            desc.bytes, desc.count = cast(c_char_p(self._bytes), c_void_p), len(self._bytes)
        elif isinstance(source, (str, os.PathLike)):
            path = os.fsencode(source)
            if b"\0" in path:
                raise ValueError("a path must not contain a NUL character")
            with open(source, "rb"):  # what the system refuses is an OSError, as anywhere in Python
                pass
            desc.path = path
        else:
            raise TypeError(f"a recording is a path or bytes, not {type(source).__name__}")
        values = [config_value(name, value) for name, value in self._settings.items()]
        replaced = [_testing.RKReplaySetting(key, 0, value) for key, value in values]
        desc.settings, desc.settings_count = (_testing.RKReplaySetting * len(values))(*replaced), len(values)
        out = c_void_p()
        self._check(self._library.rk_replay_open(byref(desc), byref(out)))
        self._handle = out.value
        self._call("get_context", byref(out))
        assert out.value is not None
        self._context = ReplayContext(out.value)

    # ---- Life ----

    def close(self) -> None:
        """End the replay and its context. Closing twice does nothing."""
        if self._handle is not None:
            self._check(self._library.rk_replay_close(self._handle))
            self._handle = None
            self._context._end()

    @property
    def closed(self) -> bool:
        """Whether it has been closed."""
        return self._handle is None

    def __enter__(self) -> Recording:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # On another thread it is refused, and stays until the process ends.
        if getattr(self, "_handle", None) is not None and self._library.rk_replay_close(self._handle) >= 0:
            self._context._end()

    def __repr__(self) -> str:
        source = f"{len(self._bytes)} bytes" if self._bytes is not None else repr(os.fspath(self._source))  # type: ignore[arg-type]
        return f"<Recording {source} ({'closed' if self.closed else self.info.state.name.lower()})>"

    # ---- Playing ----

    def step(self) -> Optional[Step]:
        """Play the next call of the program. None at the end, or if the replay has parted from the recording."""
        out = _capi.sized(_testing.RKReplayStep)
        return self._step(out, self._call("step", byref(out), allowed=Status.NOT_FOUND))

    def run(self, until: Union[None, Reason, float] = None, *, decision: int = 0, call: int = 0) -> Optional[Step]:
        """Play until a decision with this reason, a time in seconds, or the decision or call with this number; by default to the end.

        Returns the call that reached it; None if the recording ends or the replay parts before.
        """
        stop = _capi.sized(_testing.RKReplayStop)
        stop.decision, stop.call = _count(decision, "decision"), _count(call, "call")
        if isinstance(until, Reason):
            stop.reason = until
        elif until is not None:
            stop.time = _seconds(until)
        out = _capi.sized(_testing.RKReplayStep)
        return self._step(out, self._call("run", byref(stop), byref(out), allowed=Status.NOT_FOUND))

    def __iter__(self) -> Iterator[Step]:
        """Play on, and give each call of the program."""
        while (step := self.step()) is not None:
            yield step

    def decisions(self) -> Iterator[TraceRecord]:
        """Play the rest, and yield each decision with its objects and its sentence before the next call is played."""
        trace = self.context.trace
        if not trace.on:
            raise ValueError("a recording without trace has no decisions to read: open it with trace=4096")
        last = max((record.sequence for record in trace), default=0)
        for _ in self:
            for record in trace.records(last):
                last = record.sequence
                if not record.reason.name.startswith("NOTE_"):  # measures for explanations, no decisions
                    yield record

    def columns(self, *, touches: bool = True, decisions: bool = True) -> Columns:
        """Play to the end, and return touches and decisions as structured NumPy arrays; needs numpy."""
        from ._columns import read

        return read(self, touches, decisions)

    def what_if(self, settings: Settings) -> Recording:
        """Open the same recording again, with further values of the configuration."""
        return Recording(self._source, settings={**self._settings, **settings}, trace=self._trace)

    # ---- What is known ----

    @property
    def context(self) -> Context:
        """The context in which the recording is played. The program may read its windows, trace and configuration."""
        if self._handle is None:
            raise ValueError("the recording is closed")
        return self._context

    @property
    def info(self) -> RecordingInfo:
        """How far the recording has been played, and which library made it."""
        raw = self._info()
        version = raw.version
        return RecordingInfo(
            state=ReplayState(raw.state),
            version=f"{version >> 16}.{version >> 8 & 0xFF}.{version & 0xFF}",
            abi_version=(raw.abi_version >> 16, raw.abi_version & 0xFFFF),
            options=RecorderOptions(raw.options),
            calls=raw.calls,
            callbacks=raw.callbacks,
            decisions=raw.decisions,
            position=raw.position,
        )

    @property
    def parted(self) -> Optional[Parting]:
        """The first difference between the replay and the recording; None without a difference."""
        raw = self._info()
        if raw.state != ReplayState.PARTED:
            return None
        recorded, now = (self._text(_testing.RKReplayText[f"RKReplayText{name}"]) for name in ("Recorded", "Now"))
        return Parting(raw.parted_decision, raw.parted_call, raw.parted_time, recorded, now)

    @property
    def remarks(self) -> list[str]:
        """The remarks of Recorder.mark() before the last step or within it."""
        return self._text(_testing.RKReplayText.RKReplayTextRemarks).splitlines()

    def problems(self, *, input_ended: bool = False) -> list[Problem]:
        """The problems so far, the most serious first; needs the trace. See Context.problems()."""
        return self.context.problems(input_ended=input_ended)

    def explain(self, subject: Union[Object, int], *, touch: Optional[int] = None) -> Explanation:
        """Why an object fired or did not. ``subject`` is an object of ``context`` or its number in the recording."""
        found = self.object(subject) if isinstance(subject, int) else subject
        return self.context.trace.explain(found, touch=touch)

    def explanations(self) -> Iterator[Explanation]:
        """Play to the end, and return the explanation of each problem, the most serious first."""
        self.run()
        for problem in self.problems(input_ended=True):
            yield problem.explanation

    def object(self, number: int) -> Object:
        """The object of ``context`` for a number that the recording has for it, as in the columns of decisions."""
        out = c_void_p()
        self._call("get_object", _count(number, "number"), byref(out))
        found = self._context._wrap_any(out.value)
        if found is None:
            raise sentence_error(Status.STALE_HANDLE, f"the object with the number {number} has ended")
        return found  # type: ignore[no-any-return]

    # ---- The library ----

    def _info(self) -> Any:
        raw = _capi.sized(_testing.RKReplayInfo)
        self._call("get_info", byref(raw))
        return raw

    def _text(self, which: int) -> str:
        length = c_size_t()
        self._call("copy_text", which, None, 0, byref(length))
        buffer = (c_char * (length.value + 1))()
        self._call("copy_text", which, buffer, length.value + 1, byref(length))
        return buffer.raw[: length.value].decode("utf-8", "replace")

    def _step(self, out: Any, status: int) -> Optional[Step]:
        if status < 0:
            return None
        made = (out.function or b"").decode(), Status(out.status), out.call, out.offset, out.time, out.decisions, out.callbacks
        return Step(*made)

    def _call(self, name: str, *arguments: Any, allowed: int = 0) -> int:
        if self._handle is None:
            raise ValueError("the recording is closed")
        status: int = getattr(self._library, f"rk_replay_{name}")(self._handle, *arguments)
        if status != allowed:
            self._check(status)
        return status

    def _check(self, status: int) -> None:
        if status >= 0:
            return
        text = (self._library.rk_replay_last_error() or b"").decode("utf-8", "replace")
        if text.startswith((" ", ": ")):  # a path stands there, which bytes have not
            text = f"the source{text}"
        for name, key in config_keys().items():
            text = text.replace(f"the configuration's value {key} cannot", f"{name} cannot")
        for of_c, own in (("rk_replay_get_object()", "object()"), ("a newer libresponderkit-testing", "a newer responderkit")):
            text = text.replace(of_c, own)
        raise sentence_error(status, text)


def _count(value: int, what: str) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"{what} is a number, an int, not {value!r}")
    number = index(value)
    if not 0 <= number < 1 << 64:
        raise ValueError(f"{what} must be 0 or more and fit into 64 bits, and not {number}")
    return number


def _trace_capacity(trace: int) -> int:
    capacity = _count(trace, "trace")
    if capacity >= 1 << 32:
        raise ValueError(f"a trace cannot hold {capacity} decisions; at most {(1 << 32) - 1}")
    return capacity


def _seconds(until: float) -> float:
    if isinstance(until, bool) or not isinstance(until, (int, float)) or until != until:
        raise TypeError(f"until is a Reason or a time in seconds, not {until!r}")
    # 0 means none in C; the clock is never less, so any call reaches it.
    return float(until) or -1.0
