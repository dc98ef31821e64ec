# SPDX-License-Identifier: MIT
"""Corpora of synthetic people: as many recordings as are asked for, the same for one seed, which replay the same."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from responderkit.__main__ import main

pytest.importorskip("numpy")
pytest.importorskip("pyarrow")

from responderkit import Recording, TouchPhase, corpus  # noqa: E402


def recordings(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_one_seed_makes_the_same_recordings(tmp_path: Path) -> None:
    assert corpus.make(tmp_path / "a", 6, seed=3, updates=200, workers=1) == 6
    assert corpus.make(tmp_path / "b", 6, seed=3, updates=200, workers=2) == 6
    assert corpus.make(tmp_path / "c", 6, seed=4, updates=200, workers=1) == 6
    first = recordings(tmp_path / "a")
    assert list(first) == [f"0000/session-{number:07d}.rkrec" for number in range(6)]
    assert len(set(first.values())) == 6
    assert first == recordings(tmp_path / "b")
    assert first != recordings(tmp_path / "c")


def test_they_replay_and_have_what_people_do(tmp_path: Path) -> None:
    corpus.make(tmp_path / "made", 20, updates=600, workers=1)
    result = corpus.run(tmp_path / "made", tmp_path / "results", workers=1)
    assert (result.summary.same, result.summary.parted, result.summary.damaged) == (20, 0, 0)
    assert 20 * 600 <= result.summary.updates <= 20 * 800
    touches = Recording((tmp_path / "made/0000/session-0000000.rkrec").read_bytes()).columns().touches
    assert {TouchPhase.BEGAN, TouchPhase.MOVED, TouchPhase.ENDED} == set(touches["phase"].tolist())
    assert len(touches) >= 600


def test_what_is_there_stays(tmp_path: Path) -> None:
    done: list[tuple[int, int]] = []
    corpus.make(tmp_path, 3, updates=50, workers=1)
    kept = tmp_path / "0000/session-0000001.rkrec"
    kept.write_bytes(b"kept")
    (tmp_path / "0000/session-0000002.rkrec").unlink()
    assert corpus.make(tmp_path, 4, updates=50, workers=1, progress=lambda *given: done.append(given)) == 2
    assert kept.read_bytes() == b"kept"
    assert done == [(4, 4)]


def test_an_app_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = tmp_path / "app.json"
    tree.write_text(json.dumps({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 100, 100], "subviews": [{"id": "v", "frame": [0, 0, 50, 50]}]}], "steps": []}))
    assert main(["corpus", "make", str(tmp_path / "made"), "--sessions", "2", "--updates", "40", "--tree", str(tree), "--workers", "1"]) == 0
    assert capsys.readouterr().out == "2 recordings made, 0 were there\n"
    with Recording(tmp_path / "made/0000/session-0000000.rkrec") as recording:
        recording.run()
        assert recording.info.state.name == "SAME"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--sessions", "0"], "sessions cannot be 0"),
        (["--sessions", "1", "--updates", "0"], "updates cannot be 0"),
        (["--sessions", "1", "--workers", "0"], "workers cannot be 0"),
        (["--sessions", "1", "--rate", "nan"], "rate is not from 1"),
        (["--sessions", "1", "--tree", "missing.json"], "missing.json"),
        (["--sessions", "1", "--tree", __file__], "line 1"),
    ],
)
def test_wrong_arguments(tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], part: str) -> None:
    assert main(["corpus", "make", str(tmp_path / "made"), *arguments]) == 2
    assert part in capsys.readouterr().err
    assert not (tmp_path / "made").exists()


def test_a_tree_without_views(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = tmp_path / "app.json"
    tree.write_text(json.dumps({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 100, 100]}], "steps": []}))
    assert main(["corpus", "make", str(tmp_path / "made"), "--sessions", "1", "--tree", str(tree), "--workers", "1"]) == 2
    assert "no view that could be touched" in capsys.readouterr().err
