"""recorder.h: what Context.record() writes, where to, and how it ends."""

from __future__ import annotations

import errno
import io
import os
import struct
import zlib

import pytest

import responderkit as rk

#: The first bytes of every recording, and how long its header is (Recording.md).
MAGIC = b"\x89RKREC\r\n"
HEADER = 24


def records(data):
    """The kinds and payloads of a recording; its header, its check bytes and its order are looked at on the way."""
    assert data[:8] == MAGIC and len(data) >= HEADER
    version, _, _, _, check = struct.unpack("<HHIII", data[8:HEADER])
    assert version == 1 and check == zlib.crc32(data[: HEADER - 4])
    place, crc, found = HEADER, 0, []
    while place < len(data):
        start, length, shift = place, 0, 0
        while True:
            length |= (data[place] & 0x7F) << shift
            shift += 7
            place += 1
            if not data[place - 1] & 0x80:
                break
        end = place + length
        for byte in data[start:end]:
            crc ^= byte
            for _ in range(8):
                crc = (crc << 1 ^ (0x07 if crc & 0x80 else 0)) & 0xFF
        assert data[end] == crc, f"the check byte of the record at {start}"
        found.append((data[place], data[place + 1 : end]))
        place = end + 1
    return found


CALL, DECISION, MARK, END = 1, 5, 8, 9


def kinds(data):
    return [kind for kind, _ in records(data)]


@pytest.fixture
def tap(context):
    """A tap on a button; recording it is what the tests do."""
    window = rk.Window((0, 0, 320, 480))
    button = rk.Button((100, 100, 100, 100))
    window.add_subview(button)
    button.add_action(lambda control: None, rk.ControlEvents.TOUCH_UP_INSIDE)
    context.kept = window, button

    def run(time=0.0):
        context.down(1, 150, 150, time)
        context.up(1, 150, 150, time + 0.1)

    return run


def test_a_block_is_recorded_to_a_path(context, tap, tmp_path):
    path = tmp_path / "tap.rkrec"
    with context.record(path) as recorder:
        assert recorder.recording and "recording" in repr(recorder)
        before = recorder.size
        tap()
        recorder.mark("nothing came of it")
        assert recorder.size > before > 0
        with pytest.raises(rk.AlreadyExistsError):
            context.record(tmp_path / "other.rkrec")
    assert not recorder.recording and "stopped" in repr(recorder) and recorder.size == 0
    found = records(path.read_bytes())
    assert found[-1] == (END, b"")
    assert {CALL, DECISION} <= {kind for kind, _ in found}
    assert [payload for kind, payload in found if kind == MARK and b"nothing came of it" in payload]
    assert path.stat().st_mode & 0o077 == 0, "its owner alone can read it"
    assert not (tmp_path / "other.rkrec").exists() or (tmp_path / "other.rkrec").stat().st_size == 0


def test_every_kind_of_target_gets_the_same_bytes(tmp_path):
    class Stingy(io.RawIOBase):
        """Takes three bytes at a time."""

        data = b""

        def writable(self):
            return True

        def write(self, data):
            self.data += bytes(data[:3])
            return min(len(data), 3)

    def record(target):
        with rk.Context() as context:
            rk.Window((0, 0, 100, 100))
            with context.record(target):
                context.down(1, 5, 5, 0.0)
                context.up(1, 5, 5, 0.1)

    pieces, memory, stingy = [], io.BytesIO(), Stingy()
    record(pieces.append)
    record(memory)
    record(stingy)
    record(str(tmp_path / "text.rkrec"))
    record(os.fsencode(tmp_path / "bytes.rkrec"))
    with open(tmp_path / "open.rkrec", "wb") as file:
        record(file)
    whole = b"".join(pieces)
    assert kinds(whole)[-1] == END
    assert memory.getvalue() == stingy.data == whole
    for name in ("text", "bytes", "open"):
        assert (tmp_path / f"{name}.rkrec").read_bytes() == whole


def test_without_decisions(context, tap):
    whole, less = io.BytesIO(), io.BytesIO()
    with context.record(whole):
        tap()
    context.advance(1.0)  # a tap that another could follow is something under way
    with context.record(less, rk.RecorderOptions.WITHOUT_DECISIONS):
        tap(2.0)
    assert DECISION in kinds(whole.getvalue()) and DECISION not in kinds(less.getvalue())
    assert struct.unpack("<H", less.getvalue()[10:12]) == (rk.RecorderOptions.WITHOUT_DECISIONS,)
    assert not context.trace.on


def test_what_was_flushed_is_there(context, tap):
    memory = io.BytesIO()
    recorder = context.record(memory)
    tap()
    recorder.mark("here")
    recorder.flush()
    assert len(memory.getvalue()) == recorder.size
    assert kinds(memory.getvalue())[-1] == MARK, "no end yet: the file is good up to the last record"
    recorder.stop()
    recorder.stop()
    with pytest.raises(rk.NotFoundError):
        recorder.flush()
    recorder.mark("has no effect")
    assert kinds(memory.getvalue())[-1] == END


def test_a_context_that_closes_ends_its_recording():
    memory = io.BytesIO()
    with rk.Context() as context:
        recorder = context.record(memory)
    assert not recorder.recording and kinds(memory.getvalue())[-1] == END
    recorder.stop()
    assert recorder.size == 0


def test_a_recorder_without_a_reference_continues(context, tap):
    memory = io.BytesIO()
    context.record(memory)
    tap()
    context.close()
    assert kinds(memory.getvalue())[-1] == END


def test_an_exception_of_the_writer_ends_the_recording_and_is_raised(context, tap):
    pieces = []

    def writer(data):
        if len(pieces) == 2:
            raise OSError(errno.ENOSPC, "full")
        pieces.append(data)

    recorder = context.record(writer)
    with pytest.raises(OSError, match="full"):
        for time in range(10):
            tap(float(time))
    assert not recorder.recording and len(pieces) == 2
    with pytest.raises(rk.SystemError_):
        recorder.stop()
    recorder.stop()
    tap(100.0)
    context.advance(200.0)
    with context.record(pieces.append) as other:
        assert other.recording
    records(b"".join(pieces[:2]))


def test_a_writer_that_refuses(context, tap):
    context.trace.start(100)
    with pytest.raises(rk.SystemError_):
        context.record(lambda data: False)
    pieces = []
    recorder = context.record(lambda data: len(pieces) < 1 and not pieces.append(data))
    tap()
    assert not recorder.recording
    with pytest.raises(rk.SystemError_):
        recorder.stop()
    assert rk.Reason.RECORDER_FAILED in [record.reason for record in context.trace]


def test_a_text_file_is_refused_by_itself(context, tap):
    with pytest.raises(TypeError):
        recorder = context.record(io.StringIO())
        tap()
        recorder.stop()
    with context.record(io.BytesIO()):
        pass


def test_refusals(context, tmp_path):
    with pytest.raises(TypeError, match="not to int"):
        context.record(5)
    with pytest.raises(ValueError, match="NUL"):
        context.record("a\0b")
    with pytest.raises(rk.SystemError_):
        context.record(tmp_path / "no-folder" / "x.rkrec")
    with pytest.raises(rk.InvalidArgumentError):
        context.record(io.BytesIO(), 2)
    window = rk.Window((0, 0, 100, 100))
    context.down(1, 5, 5, 0.0)
    with pytest.raises(rk.BusyError):
        context.record(io.BytesIO())
    context.up(1, 5, 5, 0.1)
    context.advance(1.0)
    with context.record(io.BytesIO()) as recorder:
        with pytest.raises(ValueError, match="NUL"):
            recorder.mark("a\0b")
        with pytest.raises(rk.InvalidArgumentError):
            recorder.mark("")
        with pytest.raises(rk.LimitReachedError):
            recorder.mark("x" * 256)
    assert window.bounds.width == 100


def test_not_inside_a_callback(context):
    class Curious(rk.View):
        def touches_began(self, touches, event=None):
            with pytest.raises(rk.BusyError):
                recorder.stop() if recorder else context.record(io.BytesIO())

    window = rk.Window((0, 0, 100, 100))
    window.add_subview(Curious((0, 0, 100, 100)))
    memory, recorder = io.BytesIO(), None
    context.down(1, 5, 5, 0.0)
    context.up(1, 5, 5, 0.1)
    context.advance(1.0)
    recorder = context.record(memory)
    context.down(1, 5, 5, 2.0)
    assert recorder.recording
    context.up(1, 5, 5, 2.1)
    recorder.stop()
    assert kinds(memory.getvalue())[-1] == END
