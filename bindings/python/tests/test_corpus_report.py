# SPDX-License-Identifier: MIT
"""The report of a corpus is read shard by shard: what it shows is what a computation on the whole tables gives."""

from __future__ import annotations

import html
import random
import re
from collections import Counter

import numpy
import pyarrow
import pytest
from hypothesis import given
from hypothesis import strategies as st

from responderkit import corpus
from responderkit.corpus import _report, _session, _tables

NAMES = ["pan", "tap", "hold", "a<b", None]
KINDS = ["TAP_UNHEARD", "COVERED", "NEAR_MISS", "BOUNDARY", "DELAYED_CONTENT"]


def a_session(number, chance):
    """The rows of one made-up recording by table, most of their columns empty."""
    name = f"session {number:03d}"
    state = chance.choice(["same", "same", "cut", "parted", "damaged", "failed"])
    parted = {"parted_time": 0.5, "parted_recorded": f"was {number % 9}", "parted_now": f"is {number % 2}", "parted_why": chance.choice(["", "why"])}
    size = {"width": 300.0 + number * 37 % 101, "height": 400.0 - number * 41 % 101}
    played = {"updates": chance.randrange(1, 99), "problems": chance.randrange(4), "rage_taps": chance.randrange(3), **size}
    row = {"session": name, "path": f"nowhere/{name}", "bytes": 9, "state": state, **(parted if state == "parted" else {})}
    if state in ("damaged", "failed"):
        return {"sessions": [{**row, "error": f"<{name}> is {state}"}], "touches": [], "decisions": [], "problems": []}
    point = {"x": lambda: chance.uniform(-20, 320), "y": lambda: chance.choice([0.0, 12.0, 396.0, chance.uniform(0, 450)])}
    touches = [
        {"phase": chance.choice(["BEGAN", "MOVED"]), "rage": chance.random() < 0.3, **{side: made() for side, made in point.items()}} for _ in range(30)
    ]
    decisions = [
        {
            "reason": chance.choice(["GESTURE_BEGAN", "GESTURE_RECOGNIZED", "TOUCH_HIT", *_session.FAILURES[:3]]),
            "object": chance.choice(NAMES),
            "since_down": chance.choice([float("nan"), 0.0, 0.0125, 12.3455, chance.uniform(0, 0.3)]),
        }
        for _ in range(60)
    ]
    problems = [
        {"kind": chance.choice(KINDS), "count": chance.randrange(1, 4), "sentence": f"{name} & {place}", **{side: made() for side, made in point.items()}}
        for place in range(played["problems"])
    ]
    return {"sessions": [{**row, **played}], "touches": touches, "decisions": decisions, "problems": problems}


def write(folder, sessions, shard):
    """Tables as a run leaves them, and their result."""
    for table, schema in _tables.SCHEMAS.items():
        (folder / table).mkdir(parents=True)
        for place in range(0, len(sessions), shard):
            rows = [row for session in sessions[place : place + shard] for row in session[table]]
            columns = {name: [row.get(name) for row in rows] for name in schema.names}
            (folder / table / f"{place // shard:07d}.parquet").write_bytes(_tables.encoded(table, [columns]))
    return corpus.Result(str(folder))


@pytest.fixture(params=[1, 2, 3])
def result(request, tmp_path):
    chance = random.Random(request.param)
    return write(tmp_path / "tables", [a_session(number, chance) for number in range(200)], 13)


def report(result, path):
    corpus.write_report(result, path, inspect=False)
    return path.read_text()


def table(text, heading):
    """The cells of the table below a heading, row by row."""
    below = text.partition(f"<h2>{heading}</h2>")[2].partition("<h2>")[0]
    return [re.findall("<td[^>]*>(.*?)</td>", row) for row in re.findall("<tr>(.*?)</tr>", below)][1:]


def whole(result, name):
    return result.table(name).to_pylist()


def test_heat_maps_are_those_of_all_points(result, tmp_path):
    text = report(result, tmp_path / "report.html")
    touches, problems = whole(result, "touches"), whole(result, "problems")
    downs = [row for row in touches if row["phase"] == "BEGAN"]
    points = {
        "Touches": downs,
        "Rage taps": [row for row in downs if row["rage"]],
        "Misses": [row for row in problems if row["kind"] in _session.MISSES for _ in range(row["count"])],
        "Near misses": [row for row in problems if row["kind"] in _session.NEAR_MISSES for _ in range(row["count"])],
    }
    width, height = (max(row[side] or 0.0 for row in whole(result, "sessions")) for side in ("width", "height"))
    columns, rows = -(-width // 12), -(-height // 12)
    for name, found in points.items():
        picture = re.search(f'<h3>{name}: {len(found)}</h3><svg viewBox="0 0 {width:g} {height:g}"(.*?)</svg>', text)
        shown = {(float(x), float(y)): int(count) for x, y, count in re.findall('<rect class="heat" x="(.*?)" y="(.*?)" .*?<title>(.*?)</title>', picture[1])}
        cells = Counter((row["x"] // 12 * 12, row["y"] // 12 * 12) for row in found)
        assert shown == {cell: count for cell, count in cells.items() if 0 <= cell[0] < columns * 12 and 0 <= cell[1] < rows * 12}
        assert len(found) > sum(shown.values()) > 0


def test_times_and_failures_are_those_of_all_decisions(result, tmp_path):
    text = report(result, tmp_path / "report.html")
    times, failures = {}, Counter()
    for row in whole(result, "decisions"):
        name = html.escape(row["object"] or "(ended)")
        if row["reason"] in _session.FAILURES:
            failures[name, row["reason"].lower().replace("_", " ")] += 1
        if row["reason"] in ("GESTURE_BEGAN", "GESTURE_RECOGNIZED") and row["since_down"] == row["since_down"]:
            times.setdefault(name, []).append(row["since_down"])
    expected = [[name, str(len(found)), *(f"{1000 * value:.0f} ms" for value in numpy.percentile(found, [50, 90, 99]))] for name, found in times.items()]
    assert sorted(table(text, "Time to recognition")) == sorted(expected) and len(expected) == len(NAMES)
    shown = table(text, "Failures by recogniser and reason")
    assert {(name, reason): int(count) for name, reason, count in shown} == failures
    for counts in ([int(row[1]) for row in table(text, "Time to recognition")], [int(row[2]) for row in shown]):
        assert counts == sorted(counts, reverse=True)


def test_problems_sessions_and_damaged_files_are_those_of_all(result, tmp_path):
    text = report(result, tmp_path / "report.html")
    counts, first = Counter(), {}
    for row in whole(result, "problems"):
        kind = row["kind"].lower().replace("_", " ")
        counts[kind] += row["count"]
        first.setdefault(kind, html.escape(row["sentence"]))
    assert {kind: (int(count), sentence) for kind, count, sentence in table(text, "Problems")} == {kind: (counts[kind], first[kind]) for kind in counts}
    sessions = whole(result, "sessions")
    chosen = _report.instructive(sessions)
    assert [row[0].partition("<br>")[0] for row in table(text, "The most instructive sessions")] == [row["session"] for row in chosen]
    assert {"parted", "same"} <= {row["state"] for row in chosen} and len(chosen) == 20
    damaged = [row for row in sessions if row["state"] in ("damaged", "failed")]
    assert table(text, "Damaged files") == [[row["session"], html.escape(row["error"])] for row in damaged[:40]]
    assert f"<p>{len(damaged) - 40} more are in the table sessions.</p>" in text and len(damaged) > 40


def test_lists_and_the_summary_are_those_of_all_sessions(result):
    sessions = whole(result, "sessions")
    assert result.parted() == [row for row in sessions if row["state"] == "parted"] != []
    assert result.damaged() == [row for row in sessions if row["state"] in ("damaged", "failed")]
    states, updates = Counter(row["state"] for row in sessions), sum(row["updates"] or 0 for row in sessions)
    damaged = states["damaged"] + states["failed"]
    assert result.summary == corpus.Summary(200, states["same"], states["cut"], states["parted"], damaged, updates)


def test_no_table_is_read_as_a_whole(result, tmp_path, monkeypatch):
    monkeypatch.setattr(corpus.Result, "table", lambda *_: pytest.fail("a table is read as a whole"))
    report(result, tmp_path / "report.html")
    assert result.summary.total == 200 and len(result.parted()) > 0 and len(result.damaged()) > 0


@pytest.mark.parametrize("shard", [1, 5, 64])
def test_shards_make_no_difference(tmp_path, shard):
    chance = random.Random(4)
    sessions = [a_session(number, chance) for number in range(64)]
    texts = [report(write(tmp_path / str(size), sessions, size), tmp_path / f"{size}.html") for size in {shard, 64, 7}]
    assert len(set(texts)) == 1


@pytest.mark.parametrize("states", [[], ["failed"], ["failed", "same"]])
def test_corpora_with_next_to_nothing(tmp_path, states):
    sessions = [
        {"sessions": [{"session": str(number), "path": "nowhere", "state": state}], "touches": [], "decisions": [], "problems": []}
        for number, state in enumerate(states)
    ]
    text = report(write(tmp_path / "tables", sessions, 1), tmp_path / "report.html")
    assert 'viewBox="0 0 1 1"' in text and "Touches: 0" in text and len(table(text, "Damaged files")) == states.count("failed")


# ---- Times to recognition, added up ----


def added(parts):
    """Times of one recogniser, added up part by part."""
    times = _report._TIMES.empty_table()
    for part in parts:
        columns = {"object": pyarrow.array(["pan"] * len(part), "string"), "since_down": pyarrow.array(part, "float64")}
        times = _report._added(times, pyarrow.table(columns))
    return times.sort_by("shown")


#: Around where one more millisecond is shown: x.5 ms, which is rounded to the even one, and its neighbours.
BORDERS = st.builds(lambda half, step: numpy.nextafter((half + 0.5) / 1000, step).item(), st.integers(0, 12000), st.sampled_from([-1.0, 20.0]))


TIMES = st.floats(0, 30) | st.floats(0, 0.004) | BORDERS | st.integers(0, 9).map(lambda half: (half + 0.5) / 1000)


@given(st.lists(st.lists(TIMES, max_size=9), min_size=1, max_size=5))
def test_percentiles_are_shown_as_those_of_all_times(parts):
    every = [time for part in parts for time in part]
    times = added(parts)
    assert sum(times["number"].to_pylist()) == len(every)
    for percent in (50, 90, 99) if every else ():
        assert f"{1000 * _report.percentile(times, percent):.0f}" == f"{1000 * numpy.percentile(every, percent):.0f}"


@pytest.mark.parametrize(
    ("every", "shown"),
    [
        ([0.0125], "12"),
        ([0.0135], "14"),
        ([0.0124, 0.0126], "12"),
        ([0.0124, 0.0126, 0.0126, 0.0126], "13"),
        ([0.0124, 0.012500001], "12"),
        ([0.0124, 0.0127], "13"),
        ([0.0116, 0.01245, 0.0126, 0.0134], "13"),
        ([0.0116, 0.0124, 0.01255, 0.0134], "12"),
        ([0.001, 0.002, 0.010, 0.011], "6"),
        ([9.9999, 10.0001, 25.0, 3600.0], "17500"),
    ],
)
def test_a_median_at_a_border(every, shown):
    for parts in ([every], [[time] for time in reversed(every)]):
        assert f"{1000 * _report.percentile(added(parts), 50):.0f}" == shown == f"{1000 * numpy.median(every):.0f}"


def test_times_do_not_grow_with_their_number():
    chance = random.Random(5)
    times = added([[chance.uniform(0.1, 0.2) for _ in range(500)] for _ in range(40)])
    assert sum(times["number"].to_pylist()) == 20000 and times["shown"].to_pylist() == list(range(100, 201))
