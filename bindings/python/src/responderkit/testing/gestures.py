# SPDX-License-Identifier: MIT
"""Gestures as steps of a scenario, each with the fewest samples that its recogniser needs."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

#: A sample without its point: seconds from the beginning, verb, finger, and points from the place.
_Sample = tuple[float, str, int, float, float]


def _taps(count: int, fingers: int = 1) -> list[_Sample]:
    made: list[_Sample] = []
    for tap in range(count):
        for time, verb in ((tap * 0.2, "down"), (tap * 0.2 + 0.05, "up")):
            made += [(time, verb, finger, 12.0 * (finger - 1), 0.0) for finger in range(1, fingers + 1)]
    return made


def _drag(dx: float, dy: float, seconds: float, hold: float = 0.0) -> list[_Sample]:
    moves = [(hold + seconds * part, "move", 1, dx * part, dy * part) for part in (0.25, 0.5, 1.0)]
    return [(0.0, "down", 1, 0.0, 0.0), *moves, (hold + seconds + 0.01, "up", 1, dx, dy)]


def _two(radii: tuple[float, ...], angles: tuple[float, ...]) -> list[_Sample]:
    made: list[_Sample] = []
    last = len(radii) - 1
    for index, (radius, angle) in enumerate(zip(radii, angles)):
        for finger, side in ((1, 0.0), (2, pi)):
            verb = "down" if index == 0 else "up" if index == last else "move"
            made.append((index * 0.05, verb, finger, radius * cos(angle + side), radius * sin(angle + side)))
    return made


#: The gestures by name.
GESTURES: dict[str, list[_Sample]] = {
    "tap": _taps(1),
    "doubleTap": _taps(2),
    "twoFingerTap": _taps(1, 2),
    "longPress": [(0.0, "down", 1, 0.0, 0.0), (1.0, "up", 1, 0.0, 0.0)],
    "drag": _drag(24, 24, 0.6),
    "dragUp": _drag(0, -40, 0.2),
    "dragLeft": _drag(-40, 0, 0.2),
    "swipeLeft": _drag(-90, 0, 0.12),
    "swipeRight": _drag(90, 0, 0.12),
    "swipeUp": _drag(0, -90, 0.12),
    "swipeDown": _drag(0, 90, 0.12),
    "pinch": _two((20, 30, 40, 50, 50), (0,) * 5),
    "rotate": _two((30,) * 5, (0, 0.3, 0.6, 0.9, 0.9)),
}


def steps(gesture: str, x: float, y: float, at: float = 0.0, finger: int = 1) -> list[dict[str, Any]]:
    """The steps of a gesture that begins at a point of the screen, in points, at ``at`` seconds; its first finger is ``finger``."""
    if gesture not in GESTURES:
        raise ValueError(f"there is no gesture {gesture!r}; there are {', '.join(GESTURES)}")
    made: dict[float, list[list[Any]]] = {}
    for time, verb, number, dx, dy in GESTURES[gesture]:
        made.setdefault(round(at + time, 4), []).append([verb, number - 1 + finger, round(x + dx, 2), round(y + dy, 2)])
    return [{"t": time, "update": samples} for time, samples in made.items()]
