# SPDX-License-Identifier: MIT
"""A trace of Perfetto, read with the messages of the package perfetto: tracks, slices, order, flows."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from formats_support import random_touches
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackDescriptor, TrackEvent

import responderkit as rk
from responderkit.formats import FormatError, TouchEntry, Touches, Update, dumps, perfetto, play


class Read:
    """What a viewer sees: names of tracks, and their events in order of time."""

    def __init__(self, data: bytes):
        trace = Trace()
        trace.ParseFromString(data)
        self.tracks: dict[int, TrackDescriptor] = {}
        self.events: list[tuple[int, TrackEvent]] = []
        for packet in trace.packet:
            assert packet.trusted_packet_sequence_id == 1
            if packet.HasField("track_descriptor"):
                assert packet.track_descriptor.uuid not in self.tracks
                self.tracks[packet.track_descriptor.uuid] = packet.track_descriptor
            else:
                self.events.append((packet.timestamp, packet.track_event))
        assert [time for time, _ in self.events] == sorted(time for time, _ in self.events)
        assert all(event.track_uuid in self.tracks for _, event in self.events)
        assert all(track.parent_uuid in self.tracks for track in self.tracks.values() if track.HasField("parent_uuid"))

    def on(self, parent: str, name: str = "") -> list[tuple[int, TrackEvent]]:
        [above] = [uuid for uuid, track in self.tracks.items() if track.name == parent]
        uuids = [above] if not name else [uuid for uuid, track in self.tracks.items() if track.name == name and track.parent_uuid == above]
        return [(time, event) for time, event in self.events if event.track_uuid in uuids]

    def balanced(self) -> int:
        """How many slices there are; each is closed, on its own track."""
        depths: Counter[int] = Counter()
        count = 0
        for _, event in self.events:
            if event.type == TrackEvent.TYPE_SLICE_BEGIN:
                depths[event.track_uuid] += 1
                count += 1
            elif event.type == TrackEvent.TYPE_SLICE_END:
                depths[event.track_uuid] -= 1
                assert depths[event.track_uuid] >= 0
        assert not +depths
        return count


@pytest.mark.parametrize("seed", range(20))
def test_every_touch_is_a_slice_and_every_update_an_instant(seed):
    record = random_touches(random.Random(seed))
    found = Read(dumps([record], "perfetto"))
    touches = [(update.time, touch) for update in record.updates for touch in update.touches]
    assert found.balanced() == sum(touch.phase == "began" for _, touch in touches)
    for number in {touch.id for _, touch in touches}:
        events = found.on("Touches", f"touch {number}")
        names = {"began": f"touch {number}"}
        wanted = [(round(time * 1e9), names.get(touch.phase, touch.phase)) for time, touch in touches if touch.id == number]
        assert [(time, event.name) for time, event in events if event.type != TrackEvent.TYPE_SLICE_END] == wanted
        places = [tuple(note.double_value for note in event.debug_annotations[:2]) for _, event in events if event.debug_annotations]
        assert places == [(touch.x, touch.y) for _, touch in touches if touch.id == number]


def test_decisions_recognisers_and_flows():
    # The number 7 is used for two touches one after the other.
    record = Touches(
        [
            Update(0.0, (TouchEntry(7, 50, 50, "began"),)),
            Update(0.1, (TouchEntry(7, 50, 50, "ended"),)),
            Update(1.0, (TouchEntry(7, 60, 60, "began"),)),
            Update(1.1, (TouchEntry(7, 90, 160, "moved"),)),
            Update(1.2, (TouchEntry(7, 90, 160, "ended"),)),
        ]
    )
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480))
        view = rk.View((0, 0, 320, 480))
        window.add_subview(view)
        tap = rk.Tap(name="tap")
        pan = rk.Pan(name="pan")
        view.add_gesture_recognizer(tap)
        view.add_gesture_recognizer(pan)
        context.trace.start()
        play(context, record)
        context.advance(3)
        decisions = list(context.trace)
        sentences = [decision.sentence for decision in decisions]
        found = Read(perfetto([record], decisions))

    instants = found.on("Decisions")
    assert [event.name for _, event in instants] == [decision.reason.name for decision in decisions]
    assert [time for time, _ in instants] == [round(decision.time * 1e9) for decision in decisions]
    for (_, event), decision, sentence in zip(instants, decisions, sentences):
        notes = {note.name: note for note in event.debug_annotations}
        assert notes["sentence"].string_value == sentence and notes["rule"].int_value == decision.rule

    first, second = (event.flow_ids[0] for _, event in found.on("Touches", "touch 7") if event.type == TrackEvent.TYPE_SLICE_BEGIN)
    assert first != second
    for (time, event), decision in zip(instants, decisions):
        assert list(event.flow_ids) == ([] if not decision.touch_id else [first] if time < 1e9 else [second])
    assert any(event.flow_ids for _, event in instants)

    found.balanced()
    assert "GESTURE_RECOGNIZED" in [event.name for _, event in found.on("Recognisers", "tap")]
    assert "GESTURE_PREVENTED" in [event.name for _, event in found.on("Recognisers", "tap")]
    assert "GESTURE_ENDED" in [event.name for _, event in found.on("Recognisers", "pan")]
    begins = [event for _, event in found.on("Recognisers", "tap") if event.type == TrackEvent.TYPE_SLICE_BEGIN]
    assert len(begins) == 2 and [list(event.flow_ids) for event in begins] == [[first], [second]]


def test_decisions_without_touches_and_times_that_do_not_fit():
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480))
        context.trace.start()
        context.down(3, 5, 5, 1.0)
        found = Read(perfetto(decisions=context.trace))
        assert found.on("Decisions")
        assert window is not None
    with pytest.raises(FormatError, match="time is -1 s"):
        dumps([Touches([Update(-1, (TouchEntry(1, 0, 0, "began"),))])], "perfetto")
    assert Read(perfetto()).events == []
