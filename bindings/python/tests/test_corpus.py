"""Folders of recordings: replayed, compared, kept as tables; damaged files, interrupted runs, other places."""

from __future__ import annotations

import errno
import html
import json
import os
import random
import subprocess
import sys
import zlib
from pathlib import Path

import distributed
import numpy
import pyarrow.parquet
import pytest

import responderkit as rk
from responderkit import corpus
from responderkit.corpus import _report, _session, _sources, _tables


def record(path, seed):
    """A session: taps, and in most of them drags, over buttons, a banner in front of one of them, and a pan."""
    chance = random.Random(seed)
    moves = [0, 12] if seed % 3 else [0]
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480), name="window")
        for number in range(4):
            button = rk.Button((20, 20 + 110 * number, 120, 80), name=f"button {number}")
            button.add_action(lambda: None)
            window.add_subview(button)
        window.add_subview(rk.View((0, 20, 320, 40), name="banner"))
        window.add_gesture_recognizer(rk.Pan(lambda: None, name="pan"))
        with context.record(os.fspath(path)):
            time = 0.0
            for _ in range(6):
                x, y = chance.uniform(0, 320), chance.uniform(0, 480)
                context.down(1, x, y, time)
                for _ in range(chance.choice(moves)):
                    time, x, y = time + 1 / 60, x + chance.uniform(0, 2), y + chance.uniform(0, 2)
                    context.move(1, x, y, time)
                time += 0.05
                context.up(1, x, y, time)
                time += 0.5
        window.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("recordings")
    for seed in range(10):
        record(made / f"session {seed}.rkrec", seed)
    return made


def rows(result, name):
    """A table's rows as text, sorted: what does not depend on the way it was made."""
    return sorted(json.dumps(row, sort_keys=True) for row in result.table(name).to_pylist())


def all_rows(result):
    return {name: rows(result, name) for name in _tables.SCHEMAS}


@pytest.fixture(scope="module")
def plain(folder, tmp_path_factory):
    return corpus.run(folder, tmp_path_factory.mktemp("plain"), workers=1)


# ---- Tables ----


def test_what_was_recorded_is_the_same(folder, plain):
    assert str(plain.summary).startswith("10 recordings, ") and plain.summary.same == 10
    assert plain.table("sessions")["session"].to_pylist() == sorted(f"session {seed}.rkrec" for seed in range(10))
    assert plain.parted() == [] and plain.damaged() == []


def test_tables_have_what_a_recording_has(folder, plain):
    with rk.Recording(folder / "session 3.rkrec") as recording:
        touches, decisions = recording.columns()
        problems = [problem.sentence for problem in recording.problems(input_ended=True)]
    own = {name: [row for row in plain.table(name).to_pylist() if row["session"] == "session 3.rkrec"] for name in _tables.SCHEMAS}
    assert [row["x"] for row in own["touches"]] == touches["x"].tolist()
    assert [row["phase"] for row in own["touches"]] == [rk.TouchPhase(phase).name for phase in touches["phase"]]
    assert [row["reason"] for row in own["decisions"]] == [rk.Reason(reason).name for reason in decisions["reason"]]
    assert [row["sentence"] for row in own["problems"]] == problems
    (session,) = own["sessions"]
    assert (session["touches"], session["decisions"], session["state"]) == (len(touches), len(decisions), "same")
    assert {"pan", "window", "button 0", "banner"} <= {row["object"] for row in plain.table("decisions").to_pylist()}


def test_files_are_parquet_for_any_reader(plain):
    for name, schema in _tables.SCHEMAS.items():
        (path,) = Path(plain.output, name).glob("*.parquet")
        assert pyarrow.parquet.read_schema(path).names == schema.names


@pytest.mark.parametrize("workers", [2, 3])
def test_processes_and_shards_make_no_difference(folder, plain, tmp_path, workers):
    result = corpus.run(folder, tmp_path, workers=workers, shard=3)
    assert len(list((tmp_path / "sessions").iterdir())) == 4
    assert all_rows(result) == all_rows(plain)


def test_the_same_run_gives_the_same_bytes(folder, plain, tmp_path):
    corpus.run(folder, tmp_path, workers=1)
    for path in Path(plain.output).rglob("*.parquet"):
        assert (tmp_path / path.relative_to(plain.output)).read_bytes() == path.read_bytes()


# ---- What if ----


def test_what_if_is_as_replaying_by_hand(folder, tmp_path):
    settings = {"panHysteresis": 14}
    result = corpus.run(folder, tmp_path, settings=settings, workers=1)
    parted = {row["session"]: (row["parted_decision"], row["parted_call"], row["parted_time"], row["parted_recorded"], row["parted_now"]) for row in result.parted()}
    by_hand = {}
    for path in folder.iterdir():
        with rk.Recording(path, settings=settings) as recording:
            recording.run()
            if recording.parted:
                found = recording.parted
                by_hand[path.name] = (found.decision, found.call, found.time, found.recorded, found.now)
    assert parted == by_hand and 0 < len(parted) < 10
    assert all("pan" in row["parted_recorded"] + row["parted_why"] for row in result.parted())


def test_another_library(folder, plain, tmp_path):
    result = corpus.run(folder, tmp_path, library=rk._library.library._name, workers=2)
    assert all_rows(result) == all_rows(plain)
    with pytest.raises(FileNotFoundError):
        corpus.run(folder, tmp_path, library="none.so")


# ---- Damaged files, odd names, many entries ----


def test_damaged_files_are_named_and_end_nothing(folder, tmp_path):
    whole = (folder / "session 0.rkrec").read_bytes()
    source = tmp_path / "in"
    source.mkdir()
    (source / "cut.rkrec").write_bytes(whole[: len(whole) * 2 // 3])
    flipped = bytearray(whole)
    flipped[len(whole) * 2 // 3] ^= 0x40
    (source / "damaged.rkrec").write_bytes(flipped)
    (source / "empty.rkrec").write_bytes(b"")
    (source / "foreign.rkrec").write_bytes(b"GIF89a" * 9)
    newer = whole[:8] + b"\x63\x00" + whole[10:20]
    (source / "newer.rkrec").write_bytes(newer + zlib.crc32(newer).to_bytes(4, "little") + whole[24:])
    (source / "nowhere.rkrec").symlink_to(source / "gone")
    (source / "whole.rkrec").write_bytes(whole)
    (source / "notes.txt").write_text("no recording")
    result = corpus.run(source, tmp_path / "out", workers=1)
    states = {row["session"]: row["state"] for row in result.table("sessions").to_pylist()}
    assert states == {
        "cut.rkrec": "cut", "damaged.rkrec": "damaged", "empty.rkrec": "failed", "foreign.rkrec": "failed", "newer.rkrec": "failed",
        "nowhere.rkrec": "failed", "whole.rkrec": "same",
    }  # fmt: skip
    errors = {row["session"]: row["error"] for row in result.damaged()}
    assert "is empty" in errors["empty.rkrec"] and "is no recording" in errors["foreign.rkrec"] and "newer" in errors["newer.rkrec"]
    assert "is damaged" in errors["damaged.rkrec"] and "No such file" in errors["nowhere.rkrec"]


def test_odd_names(folder, tmp_path):
    whole = (folder / "session 1.rkrec").read_bytes()
    odd = [b"\xff\xfe.rkrec", b"a\nb.rkrec", "ä ☃.rkrec".encode(), b"-o.rkrec", b"'\"<b>.rkrec", b"%s{}.rkrec", b".rkrec", b"x" * 200 + b".rkrec"]
    source = os.fsencode(tmp_path / "in")
    os.makedirs(source + b"/deep/er")
    for number, name in enumerate(odd):
        Path(os.fsdecode(source + (b"/deep/er/" if number % 2 else b"/") + name)).write_bytes(whole)
    (tmp_path / "in/deep/round").symlink_to(tmp_path / "in")
    result = corpus.run(tmp_path / "in", tmp_path / "out", workers=2, shard=3)
    assert result.summary.same == result.summary.total == len(odd)
    names = result.table("sessions")["session"].to_pylist()
    assert len(set(names)) == len(odd) and "\\xff\\xfe.rkrec" in names and "deep/er/-o.rkrec" in names
    result.report(tmp_path / "report.html")
    assert "<b>" not in (tmp_path / "report.html").read_text()


def test_a_pattern_a_file_and_what_is_none(folder, tmp_path):
    assert [one.name for one in corpus.sessions(str(folder / "session [12].rkrec"))] == [str(folder / f"session {n}.rkrec") for n in (1, 2)]
    assert [one.name for one in corpus.sessions(str(folder / "session 1.rkrec"))] == ["session 1.rkrec"]
    with pytest.raises(FileNotFoundError, match="no folder, no file and no pattern"):
        corpus.sessions(str(folder / "none"))
    empty = corpus.run(str(folder / "none*.rkrec"), tmp_path)
    assert empty.summary.total == 0 and empty.table("touches").num_rows == 0


def test_a_folder_with_very_many_entries(tmp_path):
    """20,000 entries of which a hundredth are recordings, all of them empty: each has its row."""
    for number in range(20000):
        (tmp_path / f"{number}.{'rkrec' if number % 100 == 0 else 'txt'}").touch()
    found = corpus.sessions(str(tmp_path))
    assert len(found) == 200 and found == sorted(found)
    result = corpus.run(tmp_path, tmp_path / "out", workers=1, shard=64)
    assert result.summary.damaged == 200


# ---- Interrupted runs, full disks ----


class Stop(Exception):
    pass


def test_an_interrupted_run_is_resumed(folder, plain, tmp_path, monkeypatch):
    def stop(progress):
        if progress.done >= 4:
            raise Stop

    with pytest.raises(Stop):
        corpus.run(folder, tmp_path, workers=1, shard=2, progress=stop)
    complete = {path: path.stat().st_mtime_ns for path in (tmp_path / "sessions").iterdir()}
    assert len(complete) == 2
    # What a dying writer leaves: a part of a file under another name, and tables without the one that comes last.
    (tmp_path / "touches/.writing-x").write_bytes(b"PAR1 half of")
    (tmp_path / "touches/0000003-0123456789abcdef.parquet").write_bytes(b"PAR1 half of")
    seen = []
    result = corpus.run(folder, tmp_path, workers=1, shard=2, progress=seen.append)
    assert [progress.done for progress in seen] == [6, 8, 10] and seen[-1].remaining == 0
    assert {path: path.stat().st_mtime_ns for path in complete} == complete
    assert not (tmp_path / "touches/.writing-x").exists()
    assert all_rows(result) == all_rows(plain)


def test_what_has_changed_is_replayed(folder, tmp_path):
    source = tmp_path / "in"
    source.mkdir()
    for number in range(4):
        (source / f"{number}.rkrec").write_bytes((folder / f"session {number}.rkrec").read_bytes())
    corpus.run(source, tmp_path / "out", workers=1, shard=2)
    (source / "3.rkrec").write_bytes(b"")
    counts = []
    result = corpus.run(source, tmp_path / "out", workers=1, shard=2, progress=lambda progress: counts.append(progress.done))
    assert counts == [4] and [row["session"] for row in result.damaged()] == ["3.rkrec"] and result.summary.total == 4


def test_results_of_another_run_are_not_mixed(folder, tmp_path):
    corpus.run(folder, tmp_path, workers=1)
    with pytest.raises(ValueError, match="other settings"):
        corpus.run(folder, tmp_path, workers=1, settings={"controlSlop": 8})
    assert corpus.Result(str(tmp_path)).summary.same == 10
    assert corpus.run(folder, tmp_path, workers=1, settings={"controlSlop": 8}, resume=False).summary.total == 10


def test_a_full_disk_leaves_whole_files(folder, plain, tmp_path, monkeypatch):
    real, written = os.fsync, []

    def full(descriptor):
        written.append(descriptor)
        if len(written) == 7:
            raise OSError(errno.ENOSPC, "No space left on device")
        real(descriptor)

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        corpus.run(folder, tmp_path, workers=1, shard=4)
    monkeypatch.undo()
    assert not list(tmp_path.rglob(".writing-*"))
    for path in tmp_path.rglob("*.parquet"):
        pyarrow.parquet.read_metadata(path)
    assert all_rows(corpus.run(folder, tmp_path, workers=1, shard=4)) == all_rows(plain)


def test_a_killed_run_leaves_whole_files(folder, plain, tmp_path):
    code = (
        "import os, sys; from responderkit import corpus\n"
        "if __name__ == '__main__':\n"
        "    corpus.run(sys.argv[1], sys.argv[2], workers=1, shard=2, progress=lambda progress: progress.done < 6 or os.kill(os.getpid(), 9))\n"
    )
    (tmp_path / "program.py").write_text(code)
    done = subprocess.run([sys.executable, str(tmp_path / "program.py"), str(folder), str(tmp_path / "out")], timeout=120)
    assert done.returncode == -9
    for path in (tmp_path / "out").rglob("*.parquet"):
        pyarrow.parquet.read_metadata(path)
    assert all_rows(corpus.run(folder, tmp_path / "out", workers=1, shard=2)) == all_rows(plain)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [({"settings": {"none": 1}}, KeyError), ({"settings": {"sameViewTie": "x"}}, ValueError), ({"workers": 0}, ValueError), ({"shard": 0}, ValueError)],
)
def test_arguments(folder, tmp_path, arguments, error):
    with pytest.raises(error):
        corpus.run(folder, tmp_path / "out", **arguments)
    assert not (tmp_path / "out").exists()


def test_a_program_that_no_process_can_start_again(folder, tmp_path):
    code = "from responderkit import corpus; import sys; corpus.run(sys.argv[1], sys.argv[2], workers=2, shard=2)"
    done = subprocess.run([sys.executable, "-", str(folder), str(tmp_path / "out")], input=code, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1 and "RuntimeError: a process that replays has ended: a script must be a file" in done.stderr


# ---- Measures ----


def columns_of(actions):
    import io

    out = io.BytesIO()
    with rk.Context() as context:
        window = rk.Window((0, 0, 320, 480))
        button = rk.Button((100, 100, 100, 100), name="button")
        button.add_action(lambda: None)
        window.add_subview(button)
        with context.record(out):
            for time, x, y in actions:
                context.down(1, x, y, time)
                context.up(1, x, y, time + 0.05)
        window.close()
    with rk.Recording(out.getvalue()) as recording:
        return recording.columns()


@pytest.mark.parametrize(
    ("taps", "expected"),
    [
        ([(0.0, 50, 50), (0.3, 52, 51), (0.6, 49, 50)], 3),
        ([(0.0, 50, 50), (0.3, 52, 51)], 0),
        ([(0.0, 50, 50), (0.6, 52, 51), (1.2, 49, 50)], 0),
        ([(0.0, 50, 50), (0.3, 90, 51), (0.6, 49, 50)], 0),
        ([(0.0, 150, 150), (0.3, 152, 151), (0.6, 149, 150)], 0),
        ([(0.2 * k, 50, 50) for k in range(7)], 6),
    ],
    ids=["three", "two", "slow", "apart", "on the button", "seven"],
)
def test_rage_taps(taps, expected):
    marked = _session.rage_taps(*columns_of(taps))
    assert marked.sum() == expected


def test_time_since_the_first_touch_down():
    touches, decisions = columns_of([(1.0, 150, 150), (3.0, 150, 150)])
    since = _session.since_down(touches, decisions)
    sent = decisions["reason"] == rk.Reason.CONTROL_SENT_EVENTS
    assert numpy.allclose(since[sent], decisions["time"][sent] - numpy.where(decisions["time"][sent] < 2, 1.0, 3.0))
    assert since.max() < 0.06


# ---- The report ----


def test_the_report(folder, tmp_path):
    result = corpus.run(folder, tmp_path / "out", settings={"panHysteresis": 14}, workers=1)
    result.report(tmp_path / "report.html")
    text = (tmp_path / "report.html").read_text()
    for heading in ("Touches", "Misses", "Near misses", "Rage taps", "Time to recognition", "Failures by recogniser", "most instructive", "Damaged files"):
        assert heading in text
    assert "button 0" in text and 'class="heat"' in text and "http" not in text.replace("http://www.w3.org/2000/svg", "")
    lessons = [row for row in _report.instructive(result.table("sessions").to_pylist()) if row["state"] == "parted"]
    assert lessons and all(html.escape(row["parted_now"]) in text for row in lessons)


def test_the_most_instructive_part_differently():
    def row(session, state, lesson=None, rage=0, problems=0):
        return {"session": session, "state": state, "parted_recorded": lesson, "parted_now": "x", "rage_taps": rage, "problems": problems, "updates": 5}

    chosen = _report.instructive(
        [row("calm", "same"), row("angry", "same", rage=2), row("a", "parted", "one"), row("b", "parted", "one"), row("c", "parted", "two"), row("bad", "failed")]
    )
    assert [one["session"] for one in chosen] == ["a", "c", "angry"]
    assert len(_report.instructive([row(str(n), "same", problems=n) for n in range(50)])) == 20


# ---- The command ----


def command(*arguments):
    return subprocess.run([sys.executable, "-W", "error", "-m", "responderkit", "corpus", *map(str, arguments)], capture_output=True, text=True, timeout=300)


def test_the_command(folder, tmp_path):
    done = command(folder, "-o", tmp_path / "out", "--report", tmp_path / "report.html", "--workers", 2)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.startswith("10 recordings") and (tmp_path / "report.html").is_file()
    done = command(folder, "-o", tmp_path / "out2", "--config", "panHysteresis=14", "--json", "--workers", 1)
    assert done.returncode == 1 and 0 < json.loads(done.stdout)["parted"] < 10
    done = command(folder, "-o", tmp_path / "out2", "--config", "panHysteresis=14", "--workers", 1)
    assert done.stdout.count("parted session ") == done.stdout.count("now there is") > 0
    done = command(folder, "-o", tmp_path / "out", "--config", "none=1")
    assert done.returncode == 2 and "no flag or constant is called 'none'" in done.stderr and "Traceback" not in done.stderr
    done = command(folder / "none", "-o", tmp_path / "out")
    assert done.returncode == 2 and "no folder" in done.stderr


# ---- Elsewhere ----


@pytest.fixture(scope="module")
def client():
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster, distributed.Client(cluster) as made:
        yield made


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_gives_the_same(folder, plain, tmp_path, client):
    result = corpus.run(folder, tmp_path, cluster=client, shard=2)
    assert all_rows(result) == all_rows(plain)
    again = corpus.run(folder, tmp_path / "address", cluster=client.scheduler.address, shard=2)
    assert all_rows(again) == all_rows(plain)
    with pytest.raises(ValueError, match="RESPONDERKIT_LIBRARY"):
        corpus.run(folder, tmp_path / "library", cluster=client, library=rk._library.library._name)


@pytest.mark.filterwarnings("ignore")
def test_a_worker_that_is_killed(folder, plain, tmp_path, client):
    """Each process that replays a certain shard for the first time ends at once."""
    mark = tmp_path / "killed"
    client.run(_killing, str(mark))
    try:
        result = corpus.run(folder, tmp_path / "out", cluster=client, shard=2)
        assert mark.exists() and all_rows(result) == all_rows(plain)
    finally:
        client.run(_sparing)


def _killing(mark):
    from responderkit.corpus import _session

    played = _session.replay

    def replay(source, settings):
        if source.name == "session 5.rkrec" and not os.path.exists(mark):
            Path(mark).touch()
            os._exit(9)
        return played(source, settings)

    _session.replay = replay
    _session.played = played


def _sparing():
    from responderkit.corpus import _session

    _session.replay = getattr(_session, "played", _session.replay)


@pytest.fixture(scope="module")
def bucket():
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(port=0)
    server.start()
    host, port = server.get_host_and_port()
    before = {name: os.environ.get(name) for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_ENDPOINT_URL", "AWS_DEFAULT_REGION")}
    os.environ.update(AWS_ACCESS_KEY_ID="test", AWS_SECRET_ACCESS_KEY="test", AWS_ENDPOINT_URL=f"http://{host}:{port}", AWS_DEFAULT_REGION="us-east-1")
    store, _ = _sources.filesystem("s3://corpora")
    store.mkdir("corpora")
    yield store
    server.stop()
    for name, value in before.items():
        os.environ.pop(name, None)
        if value is not None:
            os.environ[name] = value


@pytest.mark.filterwarnings("ignore")
def test_an_object_store_gives_the_same(folder, plain, bucket):
    for path in folder.iterdir():
        bucket.pipe_file(f"corpora/in/{path.name}", path.read_bytes())
    result = corpus.run("s3://corpora/in", "s3://corpora/out", workers=1, shard=4)
    assert result.summary == plain.summary
    for name in ("touches", "decisions", "problems"):
        assert rows(result, name) == rows(plain, name)
    counts = []
    corpus.run("s3://corpora/in", "s3://corpora/out", workers=1, shard=4, progress=lambda progress: counts.append(progress.done))
    assert counts == []
    assert [one.name for one in corpus.sessions("s3://corpora/in/session 1*.rkrec")] == ["corpora/in/session 1.rkrec"]
