"""The picture of the rooms in Architecture.md: the rooms in their order, the up-calls between them, and the way of a touch through them.

Rooms and up-calls are those of layering.py; what a room is for, and the way of a touch, stand here.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import layering
from swift_source import without_texts
from tree import read

PURPOSES = {
    "Geometry": "points, rectangles, transforms",
    "Store": "records, handles, memory",
    "Trace": "records of decisions",
    "Classes": "method tables, layers, invocation",
    "Views": "geometry, tree, conversion",
    "Responders": "chain, first responder, controllers",
    "HitTesting": "from a window to the hit view",
    "Events": "updates, delivery, queue, clock",
    "Gestures": "recognisers and arbitration",
    "Controls": "tracking, actions, refusals",
    "Scrolling": "drags, deceleration, zoom",
    "Plugins": "loading, faults",
    "Explain": "records as sentences",
    "Audit": "findings without a touch",
    "Problems": "what went wrong, ranked",
    "ABI": "the exports of the C interface",
}
#: The way of a touch: a room for each step, and what happens there.
WAY = (
    ("ABI", "rk_context_send_touches(): arguments are checked"),
    ("Events", "due timers fire; samples become touches of one update"),
    ("HitTesting", "a new touch finds its view"),
    ("Gestures", "its recognisers are collected, and called first"),
    ("Controls", "a standard control may refuse"),
    ("Scrolling", "a scroll view may delay the touch, or follow it"),
    ("Events", "views get what no recogniser delays or cancels"),
    ("Responders", "touch methods run, up the chain if not overridden"),
    ("Controls", "tracking sends control events and actions"),
)

_ROW, _TOP, _LEFT, _NAME, _STEP = 38, 40, 190, 350, 44
#: Where words begin, beside a room's name and beside a step's.
_PURPOSE, _DONE = _LEFT + 108, _LEFT + 122
_STYLE = """
  .text { font: 13px system-ui, sans-serif; fill: #1c1f26 } .faint { fill: #667 } .name { font-weight: 600 }
  .room { fill: #f0f2f6; stroke: #ccd1da } .lane { stroke: #dde0e6 } .up { fill: none; stroke: #8a93a6 } .head { fill: #8a93a6 }
  .way { fill: none; stroke: #1357a8; stroke-width: 2 } .step { fill: #1357a8 } .digit { font: 600 12px system-ui, sans-serif; fill: #fff; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    .text { fill: #dfe2ea } .faint { fill: #99a } .room { fill: #20232b; stroke: #444a58 } .lane { stroke: #343945 }
    .way { stroke: #7db4ff } .step { fill: #7db4ff } .digit { fill: #16181d }
  }"""


def _functions(files: list[layering.File], root: Path) -> dict[str, set[layering.Room]]:
    """In which rooms a function of a name is declared."""
    found: dict[str, set[layering.Room]] = {}
    for file in files:
        if file.name != layering.UPCALLS:
            for name in re.findall(r"\bfunc (\w+)", without_texts(read(root / file.name))):
                found.setdefault(name, set()).add(file.room)
    return found


def upward(root: Path) -> list[tuple[str, str]]:
    """Which room calls which later one by a function of Upcalls.swift."""
    files = layering.sources(root)
    functions = _functions(files, root)
    callers: dict[str, set[layering.Room]] = {}
    for file in files:
        if file.room.name != layering.ROOMS[-1]:
            for use in file.source.used:
                callers.setdefault(use.text, set()).add(file.room)
    found: set[tuple[layering.Room, layering.Room]] = set()
    for part in re.split(r"\bfunc (?=\w+\()", without_texts(read(root / layering.UPCALLS)))[1:]:
        name, _, body = part.partition("(")
        # A reference to an object is made in Store: such a name leads nowhere.
        called = [functions.get(word, set()) for word in re.findall(r"\b(\w+)\(", body.partition("{")[2])]
        rooms = {room for declared in called if "Store" not in {room.name for room in declared} for room in declared}
        for caller in callers.get(name, set()):
            later = {room for room in rooms if room > caller}
            found |= {(caller, room) for room in later if room.name != layering.ROOMS[-1] or len(later) == 1}
    return [(caller.name, callee.name) for caller, callee in sorted(found)]


def _middle(room: str) -> float:
    """The last room is the upper one: a room builds on those below."""
    return _TOP + (len(layering.ROOMS) - 1 - layering.ROOMS.index(room)) * _ROW + _ROW / 2


def _arrows(root: Path) -> list[str]:
    """Shorter ones inside; each begins and ends at a height of its own."""
    pairs = sorted(upward(root), key=lambda pair: layering.ROOMS.index(pair[1]) - layering.ROOMS.index(pair[0]))
    ends: dict[str, int] = {}
    lines = []
    for number, (caller, callee) in enumerate(pairs):
        reach = _LEFT - 26 - number * 7
        heights = []
        for room in (caller, callee):
            ends[room] = ends.get(room, 0) + 1
            heights.append(_middle(room) + 13 - 4 * ends[room])
        low, high = heights
        lines.append(f'<path class="up" d="M{_LEFT} {low:g} H{reach + 5} Q{reach} {low:g} {reach} {low - 5:g} V{high + 5:g} Q{reach} {high:g} {reach + 5} {high:g} H{_LEFT - 6}"><title>{caller} calls {callee}</title></path>')
        lines.append(f'<path class="head" d="M{_LEFT} {high:g} l-7 -3 v6 z"/>')
    return lines


def _way() -> list[str]:
    points = [(_LEFT + _NAME + 40 + number * _STEP, _middle(room)) for number, (room, _) in enumerate(WAY)]
    start = f"M{points[0][0]} {_TOP - 8}"
    path = start + "".join(f" L{x} {y:g}" for x, y in points)
    lines = [f'<path class="way" d="{path}"/>', f'<text class="text faint" x="{points[0][0]}" y="{_TOP - 16}" text-anchor="middle">host</text>']
    for number, (x, y) in enumerate(points, 1):
        lines.append(f'<circle class="step" cx="{x}" cy="{y:g}" r="10"/><text class="digit" x="{x}" y="{y + 4:g}">{number}</text>')
    return lines


def picture(root: Path) -> str:
    """The whole SVG."""
    width = _LEFT + _NAME + 40 + len(WAY) * _STEP
    bottom = _TOP + len(layering.ROOMS) * _ROW
    height = bottom + 34 + 20 * len(WAY)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" role="img" aria-label="The rooms of the core and the way of a touch">',
        f"<style>{_STYLE}\n</style>",
        f'<text class="text faint" x="{_LEFT - 12}" y="{_TOP - 16}" text-anchor="end">up-calls</text>',
        f'<text class="text faint" x="{_LEFT}" y="{_TOP - 16}">rooms: each uses only those below</text>',
    ]
    for room in layering.ROOMS:
        y = _middle(room)
        lines.append(f'<path class="lane" d="M{_LEFT + _NAME} {y:g} H{width - 20}"/>')
        lines.append(f'<rect class="room" x="{_LEFT}" y="{y - _ROW / 2 + 3:g}" width="{_NAME}" height="{_ROW - 6}" rx="5"/>')
        lines.append(f'<text class="text" x="{_LEFT + 12}" y="{y + 4.5:g}"><tspan class="name">{room}</tspan><tspan class="faint" x="{_PURPOSE}">{escape(PURPOSES.get(room, ""))}</tspan></text>')
    lines += _arrows(root) + _way()
    for number, (room, step) in enumerate(WAY):
        y = bottom + 30 + 20 * number
        lines.append(f'<text class="text" x="{_LEFT}" y="{y}">{number + 1}<tspan class="name" x="{_LEFT + 22}">{room}</tspan><tspan x="{_DONE}">{escape(step)}</tspan></text>')
    return "\n".join(lines) + "\n</svg>\n"
