# SPDX-License-Identifier: MIT
"""The report of a run: one HTML file that needs no other, in the look of the tool's pages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from collections import Counter
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Optional, Union
from urllib.parse import quote

import numpy
import pyarrow
from pyarrow import compute

from ..errors import Error
from ..geometry import Rect
from ..recording import Recording
from . import _session

if TYPE_CHECKING:
    from ._run import Result

#: So many sessions are instructive.
_MOST = 20
#: Side of a heat map's cell, in points.
_CELL = 12.0
#: So many rows of a table are shown.
_ROWS = 40
#: Times to recognition, added up: for each recogniser and each time as it is shown, in whole milliseconds, how many there are, and the
#: least and the most of the exact ones. That is enough for percentiles that are shown as exact ones are.
_TIMES = pyarrow.schema(
    [("object", pyarrow.string()), ("shown", pyarrow.float64()), ("number", pyarrow.int64()), ("least", pyarrow.float64()), ("most", pyarrow.float64())]
)
#: Colours of the tool's pages, light and dark.
_STYLE = """
:root { color-scheme: light dark; --bg: light-dark(#f3f5f8, #12151a); --panel: light-dark(#ffffff, #1a1e25); --line: light-dark(#d9dfe7, #303743);
  --ink: light-dark(#18202c, #e4e9f1); --dim: light-dark(#566375, #9ba8ba); --accent: light-dark(#0b5fc6, #6fb3ff); --touch: light-dark(#c02672, #ff7ab8); }
* { box-sizing: border-box; }
body { margin: 0; padding: 24px; background: var(--bg); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; }
h1 { font-size: 24px; margin: 0 0 4px; } h2 { font-size: 18px; margin: 32px 0 8px; } h3 { font-size: 14px; margin: 0 0 8px; }
p { margin: 0 0 12px; } .dim { color: var(--dim); }
.maps { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 16px; }
.panel { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: 12px; overflow-x: auto; }
.panel > svg { width: 100%; height: auto; } .tree { opacity: 0.45; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; } th { color: var(--dim); font-weight: 600; }
a { color: var(--accent); } code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: 13px; }
.bar { fill: var(--accent); } .heat { fill: var(--touch); } text { fill: var(--dim); font: 11px system-ui, sans-serif; }
"""


def write_report(result: Result, path: Union[str, os.PathLike[str]], *, inspect: bool = True) -> None:
    """Write the report of a run. With ``inspect``, and where the tool rk is installed, pages of the most instructive sessions lie beside it.

    Tables are read shard by shard, and what is kept of them does not grow with the sessions: a corpus may be larger than the memory.
    """
    target = Path(path)
    widths, heights, damages = [], [], 0
    chosen: list[dict[str, Any]] = []
    damaged: list[dict[str, Any]] = []
    for part in result.parts("sessions"):
        rows = part.to_pylist()
        widths.append(max(row["width"] or 0.0 for row in rows))
        heights.append(max(row["height"] or 0.0 for row in rows))
        chosen = instructive([*chosen, *rows])
        wrong = [row for row in rows if row["state"] in ("damaged", "failed")]
        damages, damaged = damages + len(wrong), [*damaged, *wrong][:_ROWS]
    pages = _pages(chosen, target) if inspect else {}
    body = "".join(
        [
            f"<h1>Corpus</h1><p>{escape(str(result.summary))}</p>",
            _maps(result, max(widths, default=0.0) or 1.0, max(heights, default=0.0) or 1.0),
            _decisions(result),
            _kinds(result),
            _instructive(chosen, pages),
            _damaged(damaged, damages),
        ]
    )
    text = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Corpus</title><style>{_STYLE}</style></head><body><main>{body}</main></body></html>\n"
    )
    temporary = target.with_name(f".writing-{target.name}")
    try:
        temporary.write_text(text, encoding="utf-8")
        os.replace(temporary, target)
    finally:
        temporary.unlink(missing_ok=True)


def instructive(sessions: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The sessions that parted, then those with the most rage taps and problems for their length; never two with the same first parting."""
    seen: set[Any] = set()
    chosen = []
    for row in sorted(sessions, key=lambda row: (row["state"] != "parted", -(row["rage_taps"] or 0), -(row["problems"] or 0), row["updates"] or 0, row["session"])):
        lesson = (row["parted_recorded"], row["parted_now"]) if row["state"] == "parted" else row["session"]
        if lesson in seen or row["state"] == "failed" or not (row["state"] == "parted" or row["rage_taps"] or row["problems"]):
            continue
        seen.add(lesson)
        chosen.append(row)
        if len(chosen) == _MOST:
            break
    return chosen


# ---- Heat maps ----


class _Map:
    """Points of the screen: how many lie in each cell, and how many there are with those outside."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height, self.number = width, height, 0
        self.cells = numpy.zeros((max(1, int(numpy.ceil(width / _CELL))), max(1, int(numpy.ceil(height / _CELL)))))

    def add(self, rows: Any, counts: Any) -> None:
        """Add the points of rows, each so many times."""
        columns, lines = self.cells.shape
        size = ((0, columns * _CELL), (0, lines * _CELL))
        self.cells += numpy.histogram2d(rows["x"].to_numpy(), rows["y"].to_numpy(), bins=(columns, lines), range=size, weights=counts)[0]
        self.number += int(counts.sum())

    def svg(self, tree: str) -> str:
        cells, most = [], self.cells.max() or 1
        for column, row in numpy.argwhere(self.cells > 0).tolist():
            count = int(self.cells[column, row])
            opacity = 0.15 + 0.8 * (count / most) ** 0.5
            place = f'x="{column * _CELL:g}" y="{row * _CELL:g}" width="{_CELL:g}" height="{_CELL:g}"'
            cells.append(f'<rect class="heat" {place} opacity="{opacity:.2f}"><title>{count}</title></rect>')
        return f'<svg viewBox="0 0 {self.width:g} {self.height:g}" role="img"><g class="tree">{tree}</g>{"".join(cells)}</svg>'


def _maps(result: Result, width: float, height: float) -> str:
    maps = {name: _Map(width, height) for name in ("Touches", "Misses", "Near misses", "Rage taps")}
    for part in result.parts("touches", ["x", "y", "phase", "rage"]):
        downs = part.filter(compute.equal(part["phase"], "BEGAN"))
        maps["Touches"].add(downs, numpy.ones(len(downs)))
        maps["Rage taps"].add(downs, downs["rage"].to_numpy())
    for part in result.parts("problems", ["kind", "x", "y", "count"]):
        for name, kinds in (("Misses", _session.MISSES), ("Near misses", _session.NEAR_MISSES)):
            maps[name].add(part, part["count"].to_numpy() * _among(part["kind"], kinds).to_numpy())
    tree = _tree(result, width, height)
    made = "".join(f'<div class="panel"><h3>{name}: {points.number}</h3>{points.svg(tree)}</div>' for name, points in maps.items())
    words = "Where fingers came down, in points of the screen. A rage tap is three taps on one spot within 1 s that fired nothing."
    return f'<h2>Where</h2><p class="dim">{words} The views are those of one recording.</p><div class="maps">{made}</div>'


def _tree(result: Result, width: float, height: float) -> str:
    """The views of the first recording of this size that can be opened here, as outlines."""
    from .._svg import svg

    for row in (row for part in result.parts("sessions", ["path", "width", "height", "updates"]) for row in part.to_pylist()):
        if row["width"] == width and row["height"] == height and row["updates"]:
            try:
                with Recording(row["path"], trace=0) as recording:
                    recording.run()
                    windows = [window for window in recording.context.windows if not window.hidden]
                    return "".join(_placed(window.frame, svg(window)) for window in windows)
            except (Error, OSError, ValueError):
                continue
    return ""


def _placed(frame: Rect, picture: str) -> str:
    """A window's picture where the window lies."""
    place = f' x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}"'
    return re.sub(r' width="[^"]*" height="[^"]*"', place, picture, count=1)


# ---- Tables ----


def _counted(rows: dict[Any, int]) -> list[tuple[Any, int]]:
    return sorted(rows.items(), key=lambda item: (-item[1], str(item[0])))[:_ROWS]


def _table(heads: list[str], rows: list[list[str]], numbers: frozenset[int] = frozenset()) -> str:
    if not rows:
        return '<p class="dim">None.</p>'

    def cell(tag: str, place: int, text: str) -> str:
        return f'<{tag} class="number">{text}</{tag}>' if place in numbers else f"<{tag}>{text}</{tag}>"

    head = "".join(cell("th", place, text) for place, text in enumerate(heads))
    body = "".join(f"<tr>{''.join(cell('td', place, text) for place, text in enumerate(row))}</tr>" for row in rows)
    return f'<div class="panel"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _words(name: Optional[str]) -> str:
    return escape((name or "").lower().replace("_", " "))


def _among(words: Any, chosen: Iterable[str]) -> Any:
    """For each row of a column of words whether its word is one of these."""
    return compute.is_in(words, pyarrow.array(list(chosen)))


def _decisions(result: Result) -> str:
    """Times to recognition and failures, both by recogniser: two sections of one pass, as this is the largest table."""
    times, failures = _TIMES.empty_table(), Counter[Any]()
    for part in result.parts("decisions", ["reason", "object", "since_down"]):
        failed = part.filter(_among(part["reason"], _session.FAILURES))
        failures.update((name or "(ended)", reason) for name, reason in zip(failed["object"].to_pylist(), failed["reason"].to_pylist()))
        times = _added(times, part.filter(_among(part["reason"], ["GESTURE_BEGAN", "GESTURE_RECOGNIZED"])))
    rows = [[escape(name), _words(reason), str(count)] for (name, reason), count in _counted(failures)]
    return f"{_recognition(times)}<h2>Failures by recogniser and reason</h2>{_table(['recogniser', 'reason', 'failures'], rows, frozenset({2}))}"


def _added(times: Any, recognised: Any) -> Any:
    """Times with those of more decisions."""
    recognised = recognised.filter(compute.invert(compute.is_nan(recognised["since_down"])))
    name, since = compute.fill_null(recognised["object"].cast("string"), "(ended)"), recognised["since_down"].to_numpy()
    found = pyarrow.table([name, numpy.rint(1000 * since), numpy.ones(len(since), int), since, since], schema=_TIMES)
    groups = pyarrow.concat_tables([times, found]).group_by(["object", "shown"], use_threads=False)
    made = groups.aggregate([("number", "sum"), ("least", "min"), ("most", "max")])
    return made.select(["object", "shown", "number_sum", "least_min", "most_max"]).rename_columns(_TIMES.names)


def _recognition(times: Any) -> str:
    """Percentiles of the time from the first touch-down to recognition, by recogniser."""
    counts: Counter[str] = Counter()
    for name, number in zip(times["object"].to_pylist(), times["number"].to_pylist()):
        counts[name] += number
    rows = []
    for name, count in _counted(counts):
        found = times.filter(compute.equal(times["object"], name)).sort_by("shown")
        rows.append([escape(name), str(count), *(f"{1000 * percentile(found, percent):.0f} ms" for percent in (50, 90, 99))])
    heads = ["recogniser", "recognised", "median", "90 %", "99 %"]
    return f"<h2>Time to recognition</h2><p class='dim'>From the first touch-down of the sequence.</p>{_table(heads, rows, frozenset(range(1, 5)))}"


def percentile(times: Any, percent: float) -> float:
    """A percentile of times of ``_TIMES`` in their order, which is shown as numpy.percentile of all of them is."""
    ends = numpy.cumsum(times["number"].to_numpy())
    place = (int(ends[-1]) - 1) * (percent / 100)
    below, above = numpy.searchsorted(ends, [int(place), min(int(place) + 1, ends[-1] - 1)], side="right").tolist()
    if below == above:  # all of them are shown as one
        return float(times["least"][below].as_py())
    # The place lies between the last time of one row and the first of the next: both are known exactly.
    first, last, share = times["most"][below].as_py(), times["least"][above].as_py(), place % 1
    return float(first + (last - first) * share if share < 0.5 else last - (last - first) * (1 - share))


def _kinds(result: Result) -> str:
    counts: Counter[str] = Counter()
    first: dict[str, str] = {}
    for part in result.parts("problems", ["kind", "count", "sentence"]):
        for kind, count, sentence in zip(*(column.to_pylist() for column in part.columns)):
            counts[kind] += count
            first.setdefault(kind, sentence)
    rows = [[_words(kind), str(count), escape(first[kind])] for kind, count in _counted(counts)]
    return f"<h2>Problems</h2>{_table(['kind', 'found', 'the first of them'], rows, frozenset({1}))}"


def _instructive(chosen: list[dict[str, Any]], pages: dict[str, str]) -> str:
    rows = []
    for row in chosen:
        name = escape(row["session"])
        shown = f'<a href="{escape(pages[row["session"]])}">{name}</a>' if row["session"] in pages else f"{name}<br><code>rk inspect {escape(row['path'])} -o page.html</code>"
        if row["state"] == "parted":
            why = f" Before it: {escape(row['parted_why'])}" if row["parted_why"] else ""
            lesson = f"parted at {row['parted_time']:g} s: recorded was {escape(row['parted_recorded'])}, now there is {escape(row['parted_now'])}.{why}"
        else:
            lesson = f"{row['rage_taps']} rage taps, {row['problems']} problems"
        rows.append([shown, lesson])
    return f"<h2>The most instructive sessions</h2>{_table(['session', 'why'], rows)}"


def _damaged(shown: list[dict[str, Any]], number: int) -> str:
    rows = [[escape(row["session"]), escape(row["error"] or "")] for row in shown]
    more = f"<p>{number - len(rows)} more are in the table sessions.</p>" if number > len(rows) else ""
    return f"<h2>Damaged files</h2>{_table(['file', 'what is wrong'], rows)}{more}"


# ---- Pages of the tool ----


def _pages(chosen: list[dict[str, Any]], target: Path) -> dict[str, str]:
    """Inspector pages in a folder beside the report, by session; none without the tool, and none for a file that it refuses."""
    beside = os.path.join(sysconfig.get_path("scripts"), "rk")
    tool = beside if os.access(beside, os.X_OK) else shutil.which("rk")
    if tool is None:
        return {}
    folder = target.with_name(f"{target.stem}-pages")
    made = {}
    for number, row in enumerate(chosen, 1):
        if not os.path.isfile(row["path"]):
            continue
        folder.mkdir(exist_ok=True)
        page = folder / f"{number:02d}.html"
        done = subprocess.run([tool, "inspect", row["path"], "-o", str(page)], capture_output=True)
        if page.is_file() and done.returncode in (0, 1):
            made[row["session"]] = quote(f"{folder.name}/{page.name}")
    return made
