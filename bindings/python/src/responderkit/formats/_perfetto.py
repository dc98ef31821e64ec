# SPDX-License-Identifier: MIT
"""A trace of Perfetto (TrackEvent): tracks of touches, recognisers and decisions, joined by flows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Optional, Protocol

from ._model import FormatError, Touches, whole_time


class Decision(Protocol):
    """What is read of a decision: TraceRecord has it."""

    @property
    def time(self) -> float:
        """Seconds of the context's clock."""
    @property
    def touch_id(self) -> int:
        """The host's number of the touch; 0 if none is concerned."""
    @property
    def rule(self) -> int:
        """Number of the rule of the page Behaviour (``SPEC n``); 0 if there is none."""
    @property
    def reason(self) -> Any:
        """Its reason."""
    @property
    def sentence(self) -> str:
        """It in words."""
    @property
    def object(self) -> Any:
        """What it is about; None if there is nothing."""


_PROCESS, _TOUCHES, _RECOGNIZERS, _DECISIONS = 1, 2, 3, 4
#: Reasons from 500 to 589 have a recogniser as their object.
_OF_RECOGNIZERS = range(500, 590)
#: The reason with which an attempt is over.
_RESET = 528


def perfetto(touches: Iterable[Touches] = (), decisions: Iterable[Decision] = ()) -> bytes:
    """The bytes of a trace for ui.perfetto.dev. Needs the extra: pip install 'responderkit[formats]'.

    A touch is a slice on a track of its number, its updates are instants in it. A recogniser has a slice for each attempt, from
    its first decision to its reset. Every decision is an instant on a third track, with reason, rule and sentence. A flow joins
    a touch with all decisions that concern it. Times are those of the context's clock and of the updates.
    """
    try:
        from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace
    except ImportError:
        raise FormatError("writing a trace of Perfetto needs the package perfetto: pip install 'responderkit[formats]'") from None
    writer = _Writer(Trace())
    for record in touches:
        record.check()
        writer.touches(record)
    writer.decisions(decisions)
    return writer.bytes()


class _Writer:
    """A trace while it is made."""

    def __init__(self, trace: Any) -> None:
        self._trace = trace
        self._entries: list[tuple[int, int, Any]] = []
        self._tracks: dict[tuple[int, Any], int] = {}
        self._next = 16
        self._flows: dict[int, int] = {}
        self._flow = 0
        #: Of each touch: its number, begin, end and flow.
        self._spans: list[tuple[int, float, float, int]] = []
        self._packet = type(trace.packet.add())
        del trace.packet[:]
        self._describe(_PROCESS, None, "ResponderKit").process.pid = 1
        for uuid, name in ((_TOUCHES, "Touches"), (_RECOGNIZERS, "Recognisers"), (_DECISIONS, "Decisions")):
            self._describe(uuid, _PROCESS, name)

    def _describe(self, uuid: int, parent: Optional[int], name: str) -> Any:
        packet = self._trace.packet.add()
        packet.trusted_packet_sequence_id = 1
        descriptor = packet.track_descriptor
        descriptor.uuid = uuid
        if parent is None:
            descriptor.process.process_name = name
        else:
            descriptor.parent_uuid, descriptor.name = parent, name
        return descriptor

    def _track(self, parent: int, key: Any, name: str) -> int:
        if (parent, key) not in self._tracks:
            self._tracks[parent, key] = self._next
            self._describe(self._next, parent, name)
            self._next += 1
        return self._tracks[parent, key]

    def _add(self, time: float, track: int, kind: str, name: str = "", flow: Optional[int] = None, **notes: Any) -> None:
        nanoseconds = whole_time(time, 1_000_000_000)
        packet = self._packet()
        packet.trusted_packet_sequence_id = 1
        packet.timestamp = nanoseconds
        event = packet.track_event
        event.type = getattr(event, f"TYPE_{kind}")
        event.track_uuid = track
        if name:
            event.name = name
        if flow is not None:
            event.flow_ids.append(flow)
        for key, value in notes.items():
            note = event.debug_annotations.add()
            note.name = key
            if isinstance(value, float):
                note.double_value = value
            elif isinstance(value, int):
                note.int_value = value
            else:
                note.string_value = str(value)
        self._entries.append((nanoseconds, len(self._entries), packet))

    def _flow_of(self, touch: int, begins: bool = False) -> int:
        if begins or touch not in self._flows:
            self._flow += 1
            self._flows[touch] = self._flow
        return self._flows[touch]

    def touches(self, record: Touches) -> None:
        """A slice for each touch, an instant for each of its updates."""
        down: dict[int, int] = {}
        begun: dict[int, float] = {}
        for time, touch in [(update.time, touch) for update in record.updates for touch in update.touches]:
            track = self._track(_TOUCHES, touch.id, f"touch {touch.id}")
            places: dict[str, Any] = {"x": float(touch.x), "y": float(touch.y)}
            if touch.pressure is not None:
                places["pressure"] = float(touch.pressure)
            if touch.phase == "began":
                down[touch.id] = self._flow_of(touch.id, begins=True)
                begun[touch.id] = time
                self._add(time, track, "SLICE_BEGIN", f"touch {touch.id}", down[touch.id], **places)
            else:
                self._add(time, track, "INSTANT", touch.phase, **places)
            if touch.phase in ("ended", "cancelled"):
                self._add(time, track, "SLICE_END")
                self._spans.append((touch.id, begun.pop(touch.id), time, down.pop(touch.id)))
        last = record.updates[-1].time if record.updates else 0.0
        for touch_id, flow in down.items():
            self._add(last, self._track(_TOUCHES, touch_id, f"touch {touch_id}"), "SLICE_END")
            self._spans.append((touch_id, begun[touch_id], last, flow))

    def decisions(self, decisions: Iterable[Decision]) -> None:
        """An instant for each, and the attempts of recognisers."""
        attempts: dict[Any, tuple[int, float]] = {}
        last = 0.0
        for decision in decisions:
            reason = int(decision.reason)
            name = getattr(decision.reason, "name", str(reason))
            flow = self._flow_for(decision.touch_id, decision.time) if decision.touch_id else None
            self._add(decision.time, _DECISIONS, "INSTANT", name, flow, rule=int(decision.rule), sentence=decision.sentence)
            last = decision.time
            subject = decision.object
            if reason not in _OF_RECOGNIZERS or subject is None:
                continue
            words = getattr(subject, "name", None) or type(subject).__name__
            track = self._track(_RECOGNIZERS, id(subject), words)
            if subject not in attempts and reason != _RESET:
                attempts[subject] = track, decision.time
                self._add(decision.time, track, "SLICE_BEGIN", words, flow)
            if reason == _RESET:
                if attempts.pop(subject, None):
                    self._add(decision.time, track, "SLICE_END")
            else:
                self._add(decision.time, track, "INSTANT", name, sentence=decision.sentence)
        for track, _ in attempts.values():
            self._add(last, track, "SLICE_END")

    def _flow_for(self, touch: int, time: float) -> int:
        """The flow of the touch of that number at that time: a number is free again after its end."""
        spans = [span for span in self._spans if span[0] == touch and span[1] <= time]
        return spans[-1][3] if spans else self._flow_of(touch)

    def bytes(self) -> bytes:
        """The trace, its events in order of time."""
        for _, _, packet in sorted(self._entries, key=lambda entry: entry[:2]):
            self._trace.packet.append(packet)
        if len(self._trace.packet):
            self._trace.packet[0].sequence_flags = 1  # The state of the sequence begins here.
        return self._trace.SerializeToString()  # type: ignore[no-any-return]
