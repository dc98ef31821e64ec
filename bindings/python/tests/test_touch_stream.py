"""Streams of touches: as one update after the other, from arrays of NumPy or from samples; what ends them."""

from __future__ import annotations

import io
import subprocess
import sys
import threading

import pytest

import responderkit as rk

BEGAN, MOVED, ENDED = rk.TouchPhase.BEGAN, rk.TouchPhase.MOVED, rk.TouchPhase.ENDED


def make_scene():
    """A view that logs its touches and calls `act` with each move; a pan beside it."""

    class Logs(rk.View):
        def touches_began(self, touches, event):
            self.log.append(("began", *sorted(touch.id for touch in touches), event.timestamp))

        def touches_moved(self, touches, event):
            self.log.append(("moved", *sorted(touch.id for touch in touches), *touches[0].location(None), event.timestamp))
            self.act(touches, event)

        def touches_ended(self, touches, event):
            self.log.append(("ended", *sorted(touch.id for touch in touches), event.timestamp))

        log: list[object]

        def act(self, touches, event):
            pass

    window = rk.Window((0, 0, 300, 300))
    view = Logs((0, 0, 200, 300), multiple_touch_enabled=True)
    view.log = []
    window.add_subview(view)
    beside = rk.View((200, 0, 100, 300), name="beside")
    window.add_subview(beside)
    beside.add_gesture_recognizer(rk.Pan(lambda pan: view.log.append(("pan", pan.state.name))))
    return view


@pytest.fixture
def scene(context):
    return make_scene()


ROWS = [
    (0.1, 1, BEGAN, 10, 10),
    (0.2, 1, MOVED, 11, 10),
    (0.2, 2, BEGAN, 50, 50),
    (0.3, 1, MOVED, 12, 10),
    (0.3, 2, MOVED, 51, 50),
    (0.3, 1, MOVED, 13, 10),
    (0.4, 3, BEGAN, 250, 10),
    *((0.4 + k / 100, 3, MOVED, 250, 10 + 3 * k) for k in range(1, 10)),
    (0.6, 1, ENDED, 13, 10),
    (0.6, 2, ENDED, 51, 50),
    (0.6, 3, ENDED, 250, 40),
]
UPDATES = [[0], [1, 2], [3, 4], [5], *([k] for k in range(6, 16)), [16, 17, 18]]


def in_arrays(rows=ROWS):
    numpy = pytest.importorskip("numpy")
    samples = numpy.zeros(len(rows), dtype=rk.TOUCH_SAMPLE_DTYPE)
    for field, column in zip(("id", "phase", "x", "y"), list(zip(*rows))[1:]):
        samples[field] = column
    return numpy.array([row[0] for row in rows]), samples


def in_lists(rows=ROWS):
    return [row[0] for row in rows], [rk.TouchSample(id, phase, (x, y)) for _, id, phase, x, y in rows]


@pytest.mark.parametrize("made", [in_arrays, in_lists])
def test_equals_update_after_update(context, scene, made):
    recordings, logs = [], []
    for streams in (True, False):
        target = io.BytesIO()
        with rk.Context() as own:
            view = make_scene()
            with own.record(target):
                if streams:
                    assert own.send_touch_stream(*made()) == len(ROWS)
                else:
                    times, samples = in_lists()
                    for update in UPDATES:
                        own.send_touches(times[update[0]], [samples[k] for k in update])
            logs.append(view.log)
        recordings.append(target.getvalue())
    assert logs[0] == logs[1]
    assert ("moved", 1, 2) == logs[0][3][:3] and ("pan", "CHANGED") in logs[0]
    assert recordings[0] == recordings[1]


def test_a_million_samples_need_no_copy(context, scene):
    numpy = pytest.importorskip("numpy")
    times, samples = in_arrays()
    samples["struct_size"] = samples.itemsize
    samples.setflags(write=False)
    times.setflags(write=False)
    assert context.send_touch_stream(times, samples) == len(ROWS)
    # Other fields arrive, too.
    more = numpy.zeros(2, dtype=rk.TOUCH_SAMPLE_DTYPE)
    more["phase"], more["type"], more["force"], more["x"] = (BEGAN, MOVED), rk.TouchType.PENCIL, (0.5, 0.25), (1, 2)
    more["altitude_angle"], more["modifiers"], more["major_radius"] = 1.5, rk.KeyModifierFlags.SHIFT, 4
    seen = []
    scene.act = lambda touches, event: seen.append(
        (touches[0].type, touches[0].force, touches[0].altitude_angle, event.modifier_flags, touches[0].major_radius)
    )
    context.send_touch_stream([1, 1], more)
    assert seen == [(rk.TouchType.PENCIL, 0.25, 1.5, rk.KeyModifierFlags.SHIFT, 4)]
    assert more["struct_size"].tolist() == [80, 80], "it is filled in"


def test_none(context):
    numpy = pytest.importorskip("numpy")
    assert context.send_touch_stream([], []) == 0
    assert context.send_touch_stream(numpy.zeros(0), numpy.zeros(0, dtype=rk.TOUCH_SAMPLE_DTYPE)) == 0


def test_what_is_no_stream(context, scene):
    numpy = pytest.importorskip("numpy")
    times, samples = in_arrays()
    with pytest.raises(ValueError, match="timestamps has 18 numbers and samples has 19; give each sample its time"):
        context.send_touch_stream(times[1:], samples)
    with pytest.raises(TypeError, match="timestamps must be 64-bit floats"):
        context.send_touch_stream(times.astype("f4"), samples)
    assert samples["struct_size"][0] == 0, "what is refused is not written to"
    makes = r"samples must have the fields of TOUCH_SAMPLE_DTYPE; numpy.zeros\(count, dtype=responderkit.TOUCH_SAMPLE_DTYPE\) makes"
    for other in (
        numpy.zeros((19, 10)),
        numpy.zeros(19, dtype=rk.TOUCH_SAMPLE_DTYPE[:-1]),
        numpy.zeros(19, dtype=[*rk.TOUCH_SAMPLE_DTYPE[:-1], ("azimuth_angle", "i8")]),
        numpy.zeros(19, dtype=[*rk.TOUCH_SAMPLE_DTYPE, ("more", "f8")]),
        samples.astype(numpy.dtype(rk.TOUCH_SAMPLE_DTYPE).newbyteorder()),
        b"bytes",
    ):
        with pytest.raises(TypeError, match=makes):
            context.send_touch_stream(times, other)
    with pytest.raises(ValueError, match=r"ascontiguousarray\(samples\).reshape\(-1\)"):
        context.send_touch_stream(times, numpy.repeat(samples, 2)[::2])
    with pytest.raises(ValueError, match="in one row"):
        context.send_touch_stream(times, samples.reshape(1, 19))
    samples.setflags(write=False)
    with pytest.raises(ValueError, match=r'struct_size is 0 in samples that cannot be written; set samples\["struct_size"\] = 80'):
        context.send_touch_stream(times, samples)
    with pytest.raises(TypeError, match="a sample must be a TouchSample, not 1"):
        context.send_touch_stream([1, 2], [1, 2])
    uneven = samples.copy()
    uneven["struct_size"][:5] = 80
    with pytest.raises(rk.InvalidArgumentError, match=r"differs from the first element's.*samples\[5\]"):
        context.send_touch_stream(times, uneven)
    garbage = numpy.frombuffer(bytes([255]) * 160, dtype=rk.TOUCH_SAMPLE_DTYPE)
    with pytest.raises(rk.StructSizeError):
        context.send_touch_stream([5, 5], garbage)


def test_an_update_that_is_refused(context, scene):
    times, samples = in_arrays()
    times[5] = float("nan")
    with pytest.raises(rk.InvalidArgumentError, match=r"timestamp \(nan\) is not a finite number.*begins with timestamps\[5\], samples\[5\]"):
        context.send_touch_stream(times, samples)
    assert scene.log[-1][:3] == ("moved", 1, 2) and context.time == 0.3
    with pytest.raises(rk.NotFoundError, match=r"samples.id \(3\) is not down.*begins with timestamps\[0\], samples\[0\]"):
        context.send_touch_stream(times[7:], samples[7:])


def test_a_handler_that_raises(context, scene):
    def act(touches, event):
        if event.timestamp == 0.3:
            raise KeyError("third")

    scene.act = act
    with pytest.raises(KeyError, match="third"):
        context.send_touch_stream(*in_arrays())
    assert [entry[0] for entry in scene.log] == ["began", "began", "moved", "moved"], "that update is delivered, no other"
    # The context is as after any call that raised.
    scene.act = lambda touches, event: None
    assert context.send_touch_stream([0.5], [rk.TouchSample(1, ENDED, (0, 0))]) == 1


def test_a_handler_that_stops_it(context, scene):
    def act(touches, event):
        if event.timestamp == 0.2:
            context.stop_touch_stream()

    scene.act = act
    assert context.send_touch_stream(*in_arrays()) == 3
    assert [entry[0] for entry in scene.log] == ["began", "began", "moved"]
    with pytest.raises(rk.NotFoundError, match="stream is not running"):
        context.stop_touch_stream()


def test_streams_inside_one_another(context, scene):
    """What a handler of the inner one raises ends both, and comes out of the outer one."""
    sent = []

    def act(touches, event):
        scene.act = inner_act
        sent.append(context.send_touch_stream(*in_lists([(0.25, 9, BEGAN, 20, 20), (0.26, 9, MOVED, 21, 20), (0.27, 9, ENDED, 20, 20)])))

    def inner_act(touches, event):
        raise ZeroDivisionError("inner")

    scene.act = act
    with pytest.raises(ZeroDivisionError, match="inner"):
        context.send_touch_stream(*in_lists())
    assert sent == [2]
    assert [entry[:-1] for entry in scene.log] == [("began", 1), ("began", 2), ("moved", 1, 11, 10), ("began", 9), ("moved", 9, 21, 20)]


def test_an_exception_around_a_call_that_is_no_stream(context, scene):
    """The stream ends, too: the exception waits for it."""

    def act(touches, event):
        scene.act = raising
        context.move(1, 12, 12, 0.2)

    def raising(touches, event):
        raise ZeroDivisionError

    scene.act = act
    with pytest.raises(ZeroDivisionError):
        context.send_touch_stream(*in_lists())
    assert context.time == 0.2


def test_another_thread(context, scene):
    times, samples = in_arrays()
    errors = []

    def elsewhere():
        try:
            context.send_touch_stream(times, samples)
        except rk.Error as error:
            errors.append(error)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert isinstance(errors[0], rk.WrongThreadError) and scene.log == []


# ---- move_along() ----


def track(count, start=1.0):
    numpy = pytest.importorskip("numpy")
    places = numpy.arange(count)
    return numpy.stack([start + places / 100, 10 + places % 150, 20 + places % 7], axis=1)


@pytest.mark.parametrize("count", [1, 1023, 1024, 1025, 2048, 5000])
def test_a_track_of_any_length(context, scene, count):
    context.down(1, 1, 1, 0.0)
    rows = track(count)
    context.move_along(1, rows)
    assert [entry[2:] for entry in scene.log[1:]] == [(x, y, t) for t, x, y in rows.tolist()]


def test_a_track_at_one_time(context, scene):
    """Each row is an update."""
    context.down(1, 1, 1, 0.0)
    rows = track(5000)
    rows[:, 0] = 2
    context.move_along(1, rows)
    assert len(scene.log) == 5001


@pytest.mark.parametrize("row", [0, 1, 1023, 1024, 1025, 2047, 2048, 2999])
def test_the_row_that_ends_a_track(context, scene, row):
    context.down(1, 1, 1, 0.0)
    rows = track(3000)
    rows[row, 1] = float("inf")
    with pytest.raises(rk.InvalidArgumentError, match=rf"samples.location.x \(inf\) is not a finite number; pass one \(row {row} of the track\)$"):
        context.move_along(1, rows)
    assert len(scene.log) == 1 + row


@pytest.mark.parametrize("raises", [True, False])
@pytest.mark.parametrize("row", [0, 1022, 1023, 1024, 2047, 2999])
def test_a_handler_that_ends_a_track(context, scene, row, raises):
    context.down(1, 1, 1, 0.0)
    rows = track(3000)

    def act(touches, event):
        if event.timestamp == rows[row, 0]:
            if raises:
                raise KeyError(row)
            context.stop_touch_stream()

    scene.act = act
    if raises:
        with pytest.raises(KeyError):
            context.move_along(1, rows)
    else:
        context.move_along(1, rows)
    assert len(scene.log) == 2 + row


def test_the_finger_of_a_track(context):
    rows = track(2)
    with pytest.raises(TypeError, match="the number of a finger is an int, not '1'"):
        context.move_along("1", rows)
    with pytest.raises(ValueError, match="64 bits"):
        context.move_along(1 << 63, rows)
    with pytest.raises(rk.NotFoundError, match=r"samples.id \(5\) is not down; send its began first \(row 0 of the track\)"):
        context.move_along(5, rows)


def test_numpy_is_not_imported():
    code = "import sys, responderkit as rk; rk.TOUCH_SAMPLE_DTYPE; rk.Context().send_touch_stream([], []); assert 'numpy' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
