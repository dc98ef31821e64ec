# SPDX-License-Identifier: MIT
"""Strokes and taps in touch-jsonl/1 recordings, and what is measured of them: intervals, speeds, bends, tremor, times of taps."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

#: Reports of a stroke that is measured, at least.
LEAST = 12
#: The parts of a path between which a stroke is compared: tremor moves a sample, but not the place of a tenth of the path.
PARTS = 10


class Stroke(NamedTuple):
    """One finger, from its touch-down to its lift."""

    record: int
    time: np.ndarray
    place: np.ndarray


def read(path: Path) -> Iterable[Stroke]:
    """All strokes of a file; `record` is counted within it."""
    record, down = 0, {}
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            entry: dict[str, Any] = json.loads(line)
            if "header" in entry:
                record, down = record + 1, {}
                continue
            for touch in entry["touches"]:
                if touch["phase"] == "began":
                    down[touch["id"]] = []
                if touch["id"] in down:
                    down[touch["id"]].append((entry["t"], touch["x"], touch["y"]))
                if touch["phase"] == "ended" and touch["id"] in down:
                    samples = np.array(down.pop(touch["id"]), dtype=float)
                    yield Stroke(record, samples[:, 0], samples[:, 1:])


def intervals(strokes: list[Stroke]) -> np.ndarray:
    """Times between reports over the median of their stroke; the rest after a touch-down is left out."""
    made = []
    for stroke in strokes:
        gaps = np.diff(stroke.time)[1:]
        gaps = gaps[gaps > 0]
        if len(gaps) >= LEAST - 2:
            made.append(gaps / np.median(gaps))
    return np.concatenate(made)


def _moving(stroke: Stroke) -> Stroke:
    """From the first report of movement to the last; a device holds that first one back until a finger has left its dead zone."""
    keep = np.concatenate(([True], np.diff(stroke.time) > 1e-6))
    time, place = stroke.time[keep], stroke.place[keep]
    steps = np.hypot(*np.diff(place, axis=0).T)
    moved = np.flatnonzero(steps > 0)
    part = slice(moved[0] + 1, moved[-1] + 2) if len(moved) else slice(0, 0)
    return Stroke(stroke.record, time[part], place[part])


def straight(strokes: list[Stroke], least: float) -> list[Stroke]:
    """Those that go one way: the chord is nine tenths of the path or more, and as long as `least`."""
    made = []
    for stroke in map(_moving, strokes):
        if len(stroke.time) < LEAST:
            continue
        chord = np.hypot(*(stroke.place[-1] - stroke.place[0]))
        path = np.hypot(*np.diff(stroke.place, axis=0).T).sum()
        if chord >= least and chord >= 0.9 * path:
            made.append(stroke)
    return made


def speeds(strokes: list[Stroke]) -> np.ndarray:
    """Speed in each tenth of the duration over the mean speed of the stroke."""
    made = []
    for stroke in strokes:
        along = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(stroke.place, axis=0).T))))
        times = np.linspace(stroke.time[0], stroke.time[-1], PARTS + 1)
        made.append(np.diff(np.interp(times, stroke.time, along)) * PARTS / along[-1])
    return np.array(made)


def bends(strokes: list[Stroke]) -> np.ndarray:
    """The greatest distance from the chord, over the chord: the curvature of a whole stroke."""
    made = []
    for stroke in strokes:
        chord = stroke.place[-1] - stroke.place[0]
        away = stroke.place - stroke.place[0]
        made.append(np.abs(chord[0] * away[:, 1] - chord[1] * away[:, 0]).max() / (chord @ chord))
    return np.array(made)


def turns(strokes: list[Stroke]) -> np.ndarray:
    """Angles, in radians, between neighbouring tenths of the path."""
    made = []
    for stroke in strokes:
        along = np.concatenate(([0.0], np.cumsum(np.hypot(*np.diff(stroke.place, axis=0).T))))
        parts = np.linspace(0, along[-1], PARTS + 1)
        steps = np.diff(np.column_stack([np.interp(parts, along, stroke.place[:, axis]) for axis in (0, 1)]), axis=0)
        angles = np.unwrap(np.arctan2(steps[:, 1], steps[:, 0]))
        made.append(np.abs(np.diff(angles)))
    return np.concatenate(made)


def tremor(strokes: list[Stroke]) -> np.ndarray:
    """Of each stroke: how far, as a root of mean squares, samples lie from a parabola through them and the three on each side, across the path."""
    made = []
    for stroke in strokes:
        chord = stroke.place[-1] - stroke.place[0]
        across = (stroke.place @ np.array([-chord[1], chord[0]])) / np.hypot(*chord)
        rests = []
        for middle in range(3, len(across) - 3):
            part = slice(middle - 3, middle + 4)
            fit = np.polyfit(stroke.time[part] - stroke.time[middle], across[part], 2)
            rests.append(across[middle] - fit[-1])
        if rests:
            made.append(np.sqrt(np.mean(np.square(rests))))
    return np.array(made)


def taps(strokes: list[Stroke]) -> np.ndarray:
    """Seconds from touch-down to lift."""
    return np.array([stroke.time[-1] - stroke.time[0] for stroke in strokes])


def distance(first: np.ndarray, second: np.ndarray) -> float:
    """Kolmogorov and Smirnov's: the greatest difference of the two distributions, 0 to 1."""
    both = np.sort(np.concatenate((first, second)))
    return float(np.abs(np.searchsorted(np.sort(first), both, "right") / len(first) - np.searchsorted(np.sort(second), both, "right") / len(second)).max())


def tenths(values: np.ndarray) -> list[float]:
    return [float(value) for value in np.quantile(values, np.linspace(0, 1, 11))]
