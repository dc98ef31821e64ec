# SPDX-License-Identifier: MIT
"""The report of a run: one HTML file that needs no other, in the look of the tool's pages."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
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
    """Write the report of a run. With ``inspect``, and where the tool rk is installed, pages of the most instructive sessions lie beside it."""
    target = Path(path)
    sessions = result.table("sessions").to_pylist()
    problems = result.table("problems", ["session", "kind", "x", "y", "count", "sentence"]).to_pylist()
    chosen = instructive(sessions)
    pages = _pages(chosen, target) if inspect else {}
    body = "".join(
        [
            f"<h1>Corpus</h1><p>{escape(str(result.summary))}</p>",
            _maps(result, sessions, problems),
            _recognition(result),
            _failures(result),
            _kinds(problems),
            _instructive(chosen, pages),
            _damaged(sessions),
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


def instructive(sessions: list[dict[str, Any]]) -> list[dict[str, Any]]:
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


def _maps(result: Result, sessions: list[dict[str, Any]], problems: list[dict[str, Any]]) -> str:
    width, height = (max((row[side] or 0.0 for row in sessions), default=0.0) or 1.0 for side in ("width", "height"))
    tree = _tree(sessions, width, height)
    began, rage = [numpy.empty((0, 2))], [numpy.empty((0, 2))]
    for part in result.parts("touches", ["x", "y", "phase", "rage"]):
        downs = part.filter(compute.equal(part["phase"], "BEGAN"))
        points = numpy.column_stack([downs["x"].to_numpy(), downs["y"].to_numpy()])
        began.append(points)
        rage.append(points[downs["rage"].to_numpy()])

    def of(kinds: frozenset[str]) -> Any:
        return numpy.array([(row["x"], row["y"]) for row in problems if row["kind"] in kinds for _ in range(row["count"])]).reshape(-1, 2)

    maps = [
        ("Touches", numpy.concatenate(began)),
        ("Misses", of(_session.MISSES)),
        ("Near misses", of(_session.NEAR_MISSES)),
        ("Rage taps", numpy.concatenate(rage)),
    ]
    made = "".join(f'<div class="panel"><h3>{name}: {len(found)}</h3>{_map(found, width, height, tree)}</div>' for name, found in maps)
    words = "Where fingers came down, in points of the screen. A rage tap is three taps on one spot within 1 s that fired nothing."
    return f'<h2>Where</h2><p class="dim">{words} The views are those of one recording.</p><div class="maps">{made}</div>'


def _map(points: Any, width: float, height: float, tree: str) -> str:
    cells = []
    if len(points):
        columns, rows = max(1, int(numpy.ceil(width / _CELL))), max(1, int(numpy.ceil(height / _CELL)))
        counts, _, _ = numpy.histogram2d(points[:, 0], points[:, 1], bins=(columns, rows), range=((0, columns * _CELL), (0, rows * _CELL)))
        most = counts.max() or 1
        for column, row in numpy.argwhere(counts > 0).tolist():
            count = int(counts[column, row])
            opacity = 0.15 + 0.8 * (count / most) ** 0.5
            place = f'x="{column * _CELL:g}" y="{row * _CELL:g}" width="{_CELL:g}" height="{_CELL:g}"'
            cells.append(f'<rect class="heat" {place} opacity="{opacity:.2f}"><title>{count}</title></rect>')
    return f'<svg viewBox="0 0 {width:g} {height:g}" role="img"><g class="tree">{tree}</g>{"".join(cells)}</svg>'


def _tree(sessions: list[dict[str, Any]], width: float, height: float) -> str:
    """The views of the first recording of this size that can be opened here, as outlines."""
    from .._svg import svg

    for row in sessions:
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


def _recognition(result: Result) -> str:
    """Percentiles of the time from the first touch-down to recognition, by recogniser."""
    times: dict[str, list[float]] = {}
    for part in result.parts("decisions", ["reason", "object", "since_down"]):
        chosen = part.filter(compute.is_in(part["reason"].cast("string"), pyarrow.array(["GESTURE_BEGAN", "GESTURE_RECOGNIZED"])))
        for name, since in zip(chosen["object"].to_pylist(), chosen["since_down"].to_pylist()):
            if since == since:
                times.setdefault(name or "(ended)", []).append(since)
    rows = []
    for name, found in sorted(times.items(), key=lambda item: (-len(item[1]), item[0]))[:_ROWS]:
        rows.append([escape(name), str(len(found)), *(f"{1000 * value:.0f} ms" for value in numpy.percentile(found, [50, 90, 99]))])
    heads = ["recogniser", "recognised", "median", "90 %", "99 %"]
    return f"<h2>Time to recognition</h2><p class='dim'>From the first touch-down of the sequence.</p>{_table(heads, rows, frozenset(range(1, 5)))}"


def _failures(result: Result) -> str:
    counts: dict[Any, int] = {}
    for part in result.parts("decisions", ["reason", "object"]):
        chosen = part.filter(compute.is_in(part["reason"].cast("string"), pyarrow.array(_session.FAILURES)))
        for reason, name in zip(chosen["reason"].to_pylist(), chosen["object"].to_pylist()):
            counts[(name or "(ended)", reason)] = counts.get((name or "(ended)", reason), 0) + 1
    rows = [[escape(name), _words(reason), str(count)] for (name, reason), count in _counted(counts)]
    return f"<h2>Failures by recogniser and reason</h2>{_table(['recogniser', 'reason', 'failures'], rows, frozenset({2}))}"


def _kinds(problems: list[dict[str, Any]]) -> str:
    counts: dict[Any, int] = {}
    first: dict[Any, str] = {}
    for row in problems:
        counts[row["kind"]] = counts.get(row["kind"], 0) + row["count"]
        first.setdefault(row["kind"], row["sentence"])
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


def _damaged(sessions: list[dict[str, Any]]) -> str:
    rows = [[escape(row["session"]), escape(row["error"] or "")] for row in sessions if row["state"] in ("damaged", "failed")]
    more = f"<p>{len(rows) - _ROWS} more are in the table sessions.</p>" if len(rows) > _ROWS else ""
    return f"<h2>Damaged files</h2>{_table(['file', 'what is wrong'], rows[:_ROWS])}{more}"


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
