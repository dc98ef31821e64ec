"""replay.h: recordings in Python, played, compared and read as columns."""

from __future__ import annotations

import gc
import io
import subprocess
import sys
import threading

import numpy
import pytest

import responderkit as rk
from responderkit import _tool

MAGIC = b"\x89RKREC\r\n"


def recorded(actions, **options):
    """The bytes of a recording: a window with a button, a banner in front of its upper half, and a pan on the window."""
    out = io.BytesIO()
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480), name="window")
        send = rk.Button((100, 100, 100, 100), name="send")
        send.add_action(lambda: None)
        window.add_subview(send)
        window.add_subview(rk.View((20, 100, 280, 50), name="banner"))
        window.add_gesture_recognizer(rk.Pan(lambda: None, name="pan"))
        with context.record(out, **options) as recorder:
            actions(context, recorder)
        window.close()
    gc.collect()
    return out.getvalue()


def two_taps(context, recorder):
    recorder.mark("on the banner")
    context.down(1, 150, 120, 0.0)
    context.up(1, 150, 120, 0.1)
    recorder.mark("on the button")
    context.down(2, 150, 180, 1.0)
    context.up(2, 150, 180, 1.1)


def a_drag(context, recorder, moves=20):
    context.down(7, 10, 300, 0.0)
    for number in range(1, moves + 1):
        context.move(7, 10 + number, 300 + number / 2, number / 100)
    context.up(7, 10 + moves, 300 + moves / 2, moves / 100)


@pytest.fixture(scope="module")
def taps():
    return recorded(two_taps)


@pytest.fixture(scope="module")
def drag():
    return recorded(a_drag)


# ---- Playing ----


def test_steps_are_the_calls_of_the_program(taps):
    with rk.Recording(taps) as recording:
        steps = list(recording)
        assert [(step.function, step.time) for step in steps] == [("rk_context_send_touches", time) for time in (0.0, 0.1, 1.0, 1.1)]
        assert [step.call for step in steps] == list(range(steps[0].call, steps[0].call + 4))
        assert all(step.status is rk.Status.OK and step.decisions > 0 for step in steps)
        assert recording.step() is None and recording.info.state is rk.ReplayState.SAME and recording.parted is None
        assert recording.info.decisions == sum(step.decisions for step in steps)
        assert recording.info.version == rk.library_version() and recording.info.position == len(taps)


@pytest.mark.parametrize("kind", [bytes, bytearray, memoryview, str, "path"])
def test_what_it_is_opened_from(taps, tmp_path, kind):
    path = tmp_path / "a tap.rkrec"
    path.write_bytes(taps)
    source = path if kind == "path" else str(path) if kind is str else kind(taps)
    with rk.Recording(source) as recording:
        recording.run()
        assert recording.info.state is rk.ReplayState.SAME


def test_until_a_reason_a_time_a_decision_and_a_call(taps):
    with rk.Recording(taps) as recording:
        assert recording.run(rk.Reason.CONTROL_SENT_EVENTS).time == 1.1
        assert recording.run(rk.Reason.CONTROL_SENT_EVENTS) is None
    with rk.Recording(taps) as recording:
        assert recording.run(0.0).time == 0.0
        assert recording.run(0.5).time == 1.0
    with rk.Recording(taps) as recording:
        reached = recording.run(decision=recording.step().decisions + 1)
        assert reached.time == 0.1
        assert recording.run(call=reached.call + 1).call == reached.call + 1


def test_remarks_belong_to_their_step(taps):
    with rk.Recording(taps) as recording:
        found = []
        for _ in recording:
            found.append(recording.remarks)
        assert found == [["on the banner"], [], ["on the button"], []]


def test_the_context_can_be_read_between_steps(taps):
    with rk.Recording(taps) as recording:
        recording.run(0.1)
        (window,) = recording.context.windows
        send, banner = window.subviews
        assert (send.name, type(send), banner.name) == ("send", rk.Button, "banner")
        assert send is window.subviews[0] and recording.context.time == 0.1
        assert "banner is in front of it" in recording.explain(send, touch=1)
        recording.run()
        assert recording.explain(send).startswith("send sent touchUpInside")
        assert recording.info.state is rk.ReplayState.SAME


def test_wrappers_do_not_keep_objects_alive():
    def removed(context, recorder):
        view = rk.View((0, 0, 5, 5), name="short")
        context.windows[0].add_subview(view)
        view.remove_from_superview()
        del view
        gc.collect()
        context.down(1, 150, 180, 1.0)

    with rk.Recording(recorded(removed)) as recording:
        held = []
        for _ in recording:
            for window in recording.context.windows:
                held += window.subviews
        short = next(view for view in held if view.alive is False)
        with pytest.raises(rk.StaleHandleError):
            short.frame  # noqa: B018
        assert recording.info.state is rk.ReplayState.SAME


def test_decisions_have_sentences_and_objects(taps):
    with rk.Recording(taps) as recording:
        found = list(recording.decisions())
        assert len(found) == recording.info.decisions
        assert [record.sequence for record in found] == sorted({record.sequence for record in found})
        assert [record.sentence for record in found if record.reason is rk.Reason.CONTROL_SENT_EVENTS]
    with rk.Recording(taps, trace=0) as recording, pytest.raises(ValueError, match="trace=4096"):
        list(recording.decisions())


def test_problems_and_their_explanations(taps):
    with rk.Recording(taps) as recording:
        (why,) = recording.explanations()
        (problem,) = recording.problems(input_ended=True)
        assert problem.victim.name == "send" and problem.culprit.name == "banner"
        assert why == problem.explanation and "banner is in front" in why


# ---- What if ----


def test_what_if_parts_where_the_setting_matters(drag):
    with rk.Recording(drag) as recording:
        recording.run()
        assert recording.parted is None
        with recording.what_if({"panHysteresis": 200}) as other:
            assert other.run() is None and other.info.state is rk.ReplayState.PARTED
            parted = other.parted
            assert parted.recorded != parted.now and 0 < parted.time < 0.2 and "pan" in parted.recorded
            assert parted.decision == other.info.decisions + 1
            assert str(parted).startswith("at ") and parted.now in str(parted)
            assert other.context.config["panHysteresis"] == 200
        with recording.what_if({"controlSlop": 10}) as other:
            other.run()
            assert other.info.state is rk.ReplayState.SAME


def test_what_if_is_as_the_setting_itself(drag):
    """What is played with another value decides as a program that has set it."""
    with rk.Recording(drag, settings={"panHysteresis": 15}) as recording:
        recording.run()
        now = recording.parted
    own = recorded(lambda context, recorder: (context.config.__setitem__("panHysteresis", 15), a_drag(context, recorder)))
    with rk.Recording(own) as recording:
        began = recording.run(rk.Reason.GESTURE_BEGAN)
    with rk.Recording(drag) as recording:
        assert recording.run(rk.Reason.GESTURE_BEGAN).time == now.time < began.time


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"noSuch": 1}, KeyError, "noSuch"),
        ({"sameViewTie": "last"}, ValueError, "allowed is"),
        ({"controlSlop": -5}, rk.InvalidArgumentError, "controlSlop cannot be -5"),
    ],
)
def test_settings_that_are_none(taps, settings, error, words):
    with pytest.raises(error, match=words):
        rk.Recording(taps, settings=settings)


# ---- Columns ----


def test_columns_are_what_was_sent_and_decided(taps):
    with rk.Recording(taps) as recording:
        columns = recording.columns()
        touches, decisions = columns
        assert touches["x"].tolist() == [150.0] * 4 and touches["y"].tolist() == [120.0, 120.0, 180.0, 180.0]
        assert touches["time"].tolist() == [0.0, 0.1, 1.0, 1.1] and touches["id"].tolist() == [1, 1, 2, 2]
        assert touches["phase"].tolist() == [rk.TouchPhase.BEGAN, rk.TouchPhase.ENDED] * 2
        assert numpy.unique(touches["call"]).size == 4
        assert len(decisions) == recording.info.decisions
        assert recording.object(int(decisions["object"][0])) is recording.context.windows[0]
    with rk.Recording(taps) as recording:
        records = list(recording.decisions())
    assert decisions["reason"].tolist() == [record.reason for record in records]
    assert all(number in (0, record.touch_id) for number, record in zip(decisions["touch_id"], records))
    assert decisions["time"].tolist() == [record.time for record in records]
    assert all(value in (0.0, record.value) for value, record in zip(decisions["value"], records))  # the trace has measures besides
    assert decisions["depth"].tolist() == [record.depth for record in records]


def test_an_audit_that_calls_overrides_is_played():
    """Its questions are part of the call: they are no calls of the program."""

    class Larger(rk.Button):
        def point_inside(self, point, event):
            return -15 <= point.x < 115 and -15 <= point.y < 115

    def audit(context, recorder):
        window = context.windows[0]
        larger = Larger((20, 300, 100, 20), name="larger")
        larger.add_action(lambda: None)
        window.add_subview(larger)
        window.add_subview(rk.View((0, 325, 320, 60), name="bar"))
        found.extend(window.audit(calls_overrides=True))
        two_taps(context, recorder)

    found: list[object] = []
    with rk.Recording(recorded(audit)) as recording:
        recording.run()
        assert recording.parted is None and recording.info.callbacks > 64 and found


def test_columns_of_many_calls_come_in_one_piece():
    data = recorded(lambda context, recorder: a_drag(context, recorder, 40000))
    with rk.Recording(data, trace=0) as recording:
        touches = recording.columns(decisions=False).touches
        assert len(touches) == 40002 and recording.info.state is rk.ReplayState.SAME
        assert (numpy.diff(touches["call"].astype(numpy.int64)) > 0).all()
        assert numpy.array_equal(touches["x"][1:-1], 10 + numpy.arange(1, 40001))
    with rk.Recording(data, trace=0) as recording:
        columns = recording.columns(touches=False)
        assert len(columns.touches) == 0 and len(columns.decisions) == recording.info.decisions


def test_columns_begin_where_it_stands(taps):
    with rk.Recording(taps) as recording:
        recording.run(0.1)
        assert recording.columns().touches["time"].tolist() == [1.0, 1.1]


# ---- What is no recording, or not all of one ----


@pytest.mark.parametrize(
    ("data", "error", "words"),
    [
        (b"", rk.InvalidArgumentError, "is empty"),
        (b"PK\x03\x04" * 20, rk.InvalidArgumentError, "is no recording"),
        (MAGIC, rk.InvalidArgumentError, "ends within the header"),
        (MAGIC.replace(b"\r\n", b"\n") + bytes(24), rk.InvalidArgumentError, "sent as text"),
    ],
)
def test_bytes_that_are_no_recording(data, error, words):
    with pytest.raises(error, match=words):
        rk.Recording(data)


def test_a_newer_format_is_refused(taps):
    import struct
    import zlib

    head = MAGIC + struct.pack("<H", 99) + taps[10:20]
    with pytest.raises(rk.UnsupportedError, match="newer responderkit"):
        rk.Recording(head + struct.pack("<I", zlib.crc32(head)) + taps[24:])


def test_every_truncation_has_a_state_or_a_sentence(taps):
    states = set()
    for length in range(24, len(taps)):
        try:
            with rk.Recording(taps[:length]) as recording:
                recording.run()
                states.add(recording.info.state)
        except rk.Error as error:
            assert str(error)
    assert states == {rk.ReplayState.CUT}


def test_a_damaged_byte_is_found(taps):
    with rk.Recording(taps) as recording:
        place = recording.run(0.5).offset
    damaged = bytearray(taps)
    damaged[place + 3] ^= 0x10
    with rk.Recording(damaged) as recording:
        recording.run()
        assert recording.info.state is rk.ReplayState.DAMAGED and recording.info.position == place


def test_what_the_system_refuses(tmp_path):
    with pytest.raises(FileNotFoundError):
        rk.Recording(tmp_path / "none.rkrec")
    with pytest.raises(IsADirectoryError):
        rk.Recording(tmp_path)
    with pytest.raises(ValueError, match="NUL"):
        rk.Recording("a\0b")
    with pytest.raises(TypeError, match="a path or bytes, not int"):
        rk.Recording(5)


# ---- Life ----


def test_a_closed_recording_is_refused(taps):
    recording = rk.Recording(taps)
    recording.close()
    recording.close()
    assert recording.closed and "closed" in repr(recording)
    for use in (recording.step, recording.run, lambda: recording.info, lambda: recording.context, recording.problems):
        with pytest.raises(ValueError, match="the recording is closed"):
            use()


def test_nothing_is_made_in_its_context(taps):
    with rk.Recording(taps) as recording:
        for use in (lambda: rk.View((0, 0, 1, 1), context=recording.context), recording.context.__enter__, recording.context.close):
            with pytest.raises(ValueError, match="recording"):
                use()
        recording.run()
        assert recording.info.state is rk.ReplayState.SAME


def test_another_thread_is_refused_and_many_threads_play(taps):
    recording = rk.Recording(taps)
    found = []

    def other():
        try:
            recording.step()
        except rk.Error as error:
            found.append(type(error))
        with rk.Recording(taps) as own:
            own.run()
            found.append(own.info.state)

    threads = [threading.Thread(target=other) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found, key=str) == sorted([rk.WrongThreadError, rk.ReplayState.SAME] * 4, key=str)
    recording.close()


@pytest.mark.parametrize(
    ("arguments", "error"), [({"trace": -1}, ValueError), ({"trace": True}, TypeError), ({"trace": 1 << 40}, ValueError), ({"trace": 1.5}, TypeError)]
)
def test_arguments_of_opening(taps, arguments, error):
    with pytest.raises(error):
        rk.Recording(taps, **arguments)


def test_arguments_of_run_and_object(taps):
    with rk.Recording(taps) as recording:
        for wrong in ("end", True, float("nan")):
            with pytest.raises(TypeError, match="until"):
                recording.run(wrong)
        with pytest.raises(ValueError, match="decision"):
            recording.run(decision=-1)
        with pytest.raises(rk.NotFoundError):
            recording.object(999999)
        assert recording.info.decisions == 0


# ---- The library that plays ----


def loaded(code, **environment):
    import os

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env={**os.environ, **environment}, timeout=120)
    return done.stdout + done.stderr


def test_a_library_that_is_not_there_has_a_remedy(tmp_path):
    opens = "import responderkit as rk; rk.Recording(b'')"
    assert "which is not a file" in loaded(opens, RESPONDERKIT_TESTING_LIBRARY=str(tmp_path / "none.so"))
    (tmp_path / "text.so").write_text("no library")
    assert "could not be loaded" in loaded(opens, RESPONDERKIT_TESTING_LIBRARY=str(tmp_path / "text.so"))
    # The first library alone has none of these functions.
    assert "does not export rk_replay_open" in loaded(opens, RESPONDERKIT_TESTING_LIBRARY=rk._library.library._name)


# ---- The command line, where the tool is missing ----


def test_replay_prints_what_was_compared(taps, tmp_path, capsys):
    file = tmp_path / "taps.rkrec"
    file.write_bytes(taps)
    assert _tool.main(["replay", str(file)]) == 0
    with rk.Recording(taps) as recording:
        recording.run()
        assert capsys.readouterr().out == f"{recording.info.calls} calls, {recording.info.decisions} decisions: the same\n"


def test_replay_prints_what_went_wrong(taps, tmp_path, capsys):
    file = tmp_path / "taps.rkrec"
    file.write_bytes(taps)
    assert _tool.main(["replay", "--problems", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith(("error: ", "warning: ", "hint: ")) and "banner" in line for line in lines)
    assert [line[:9] for line in lines[:4]][1:] == ["  where: ", "  help:  ", "  why:   "]


def test_replay_of_files_that_are_none(taps, tmp_path, capsys):
    (tmp_path / "text.rkrec").write_bytes(b"no recording, but long enough for a header")
    (tmp_path / "taps.rkrec").write_bytes(taps)
    (tmp_path / "cut.rkrec").write_bytes(taps[: len(taps) - 30])
    files = [str(tmp_path / name) for name in ("text.rkrec", "nowhere.rkrec", "taps.rkrec", "cut.rkrec")]
    assert _tool.main(["replay", *files]) == 2
    out, errors = capsys.readouterr()
    assert len(errors.splitlines()) == 2 and "No such file" in errors and "text.rkrec" in errors
    assert out.splitlines()[0].startswith(f"{files[2]}: ") and out.splitlines()[1].endswith("the same up to where the recording breaks off")


def test_replay_without_the_second_library_is_one_sentence(taps, tmp_path, capsys, monkeypatch):
    file = tmp_path / "taps.rkrec"
    file.write_bytes(taps)

    def load():
        raise ImportError("it could not be loaded: install it")

    monkeypatch.setattr("responderkit.recording.load", load)
    assert _tool.main(["replay", str(file)]) == 2
    assert capsys.readouterr().err == f"responderkit: {file}: it could not be loaded: install it\n"


def test_replay_of_a_recording_without_decisions(tmp_path, capsys):
    file = tmp_path / "short.rkrec"
    file.write_bytes(recorded(two_taps, options=rk.RecorderOptions.WITHOUT_DECISIONS))
    assert _tool.main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.endswith(" calls, no decisions on record: the same\n")
