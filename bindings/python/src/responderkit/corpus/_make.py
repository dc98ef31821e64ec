# SPDX-License-Identifier: MIT
"""Corpora of synthetic people, so that scale can be measured: recordings of an app that gestures of ``Gestures(human=…)`` are played into."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from typing import Any, Callable, Optional, Union

from ..context import Context
from ..control import Control
from ..enums import SwipeDirection
from ..errors import NotFoundError
from ..geometry import Point
from ..scenario import Options
from ..scenario.building import build
from ..scenario.scenario import Scenario, read_scenario
from ..scenario.values import parse
from ..scenario.world import World
from ..scroll import ScrollView
from ..synth import Gestures
from ..view import View
from ..window import Window

#: Recordings of a folder, and of one task.
FOLDER, TASK = 1000, 50



def _button(id: str, frame: list[float]) -> dict[str, Any]:
    return {"id": id, "class": "Button", "frame": frame, "targets": [{"events": ["touchUpInside"], "action": id}]}


_ROWS: list[dict[str, Any]] = [
    {
        "id": f"row{row}",
        "frame": [0, 60 * row, 390, 60],
        "subviews": [_button(f"like{row}", [300, 8, 70, 44])],
    }
    for row in range(40)
]
#: An app with a bar of buttons, a list with a button in each row, a photo to zoom, and a slider.
APP: dict[str, Any] = {
    "format": 1,
    "windows": [
        {
            "id": "window",
            "frame": [0, 0, 390, 844],
            "subviews": [
                {"id": "photo", "frame": [0, 100, 390, 220], "multipleTouchEnabled": True, "recognizers": [
                    {"id": "open", "type": "tap", "requireToFail": ["fill"]}, {"id": "fill", "type": "tap", "numberOfTapsRequired": 2},
                    {"id": "menu", "type": "longPress"}, {"id": "zoom", "type": "pinch"}]},
                {"id": "list", "class": "ScrollView", "frame": [0, 340, 390, 400], "contentSize": [390, 2400], "subviews": _ROWS},
                {"id": "volume", "class": "Slider", "frame": [40, 750, 310, 34], "targets": [{"events": ["valueChanged"], "action": "volume"}]},
                *(_button(id, [10 + 95 * place, 40, 85, 44]) for place, id in enumerate(("back", "search", "share", "send"))),
            ],
        }
    ],
    "steps": [],
}  # fmt: skip


def make(
    folder: Union[str, os.PathLike[str]],
    sessions: int,
    *,
    seed: int = 1,
    updates: int = 600,
    rate: float = 120.0,
    tree: Union[str, os.PathLike[str], None] = None,
    workers: Optional[int] = None,
    progress: Optional[Callable[[int, int], None]] = None,
) -> int:
    """Write recordings of synthetic people to a folder; the number of those that were not there yet.

    Each has ``updates`` reports or a few more, at ``rate`` reports per second. ``tree`` is a scenario file, whose steps are not performed;
    None: an app of its own. One seed makes the same recordings. Those that are there stay, so a call that was interrupted can be repeated.
    ``workers`` are processes, by default one for each core. ``progress`` gets how many are done, and of how many.
    """
    if sessions < 1:
        raise ValueError(f"sessions cannot be {sessions}; expected at least 1")
    if updates < 1:
        raise ValueError(f"updates cannot be {updates}; expected at least 1")
    if workers is not None and workers < 1:
        raise ValueError(f"workers cannot be {workers}; expected at least 1")
    Gestures(rate=rate).close()  # a rate that is none, before anything is made
    text = json.dumps(APP).encode() if tree is None else Path(tree).read_bytes()
    read_scenario(parse(text))
    root = Path(folder)
    root.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(sessions) if not _path(root, number).exists()]
    tasks = [missing[place : place + TASK] for place in range(0, len(missing), TASK)]
    done = sessions - len(missing)
    for count in _results(tasks, workers or os.cpu_count() or 1, (str(root), text, seed, updates, rate)):
        done += count
        if progress is not None:
            progress(done, sessions)
    return len(missing)


def _results(tasks: list[list[int]], workers: int, rest: tuple[Any, ...]) -> Iterable[int]:
    if min(workers, len(tasks)) <= 1:
        yield from (_task(numbers, *rest) for numbers in tasks)
        return
    with ProcessPoolExecutor(min(workers, len(tasks)), multiprocessing.get_context("spawn")) as pool:
        waiting = iter(tasks)
        # Not all at once: a million of them would be memory.
        running = {pool.submit(_task, numbers, *rest) for numbers in itertools.islice(waiting, 4 * workers)}
        while running:
            finished = next(as_completed(running))
            running.remove(finished)
            yield finished.result()
            for numbers in itertools.islice(waiting, 1):
                running.add(pool.submit(_task, numbers, *rest))


def _path(root: Path, number: int) -> Path:
    return root / f"{number // FOLDER:04d}" / f"session-{number:07d}.rkrec"


def _task(numbers: list[int], root: str, text: bytes, seed: int, updates: int, rate: float) -> int:
    scenario = read_scenario(parse(text))
    for number in numbers:
        path = _path(Path(root), number)
        path.parent.mkdir(exist_ok=True)
        part = path.with_suffix(".part")
        _record(scenario, part, seed << 32 | number, updates, rate)
        part.replace(path)  # what is there under its name is whole
    return len(numbers)


def _record(scenario: Scenario, path: Path, seed: int, updates: int, rate: float) -> None:
    with Context() as context:
        world = World(scenario, context, Options(silent=True))
        try:
            build(world)
            views = [found for id in world.actors if isinstance(found := world.object(id), View) and not isinstance(found, Window)]
            if not views:
                raise ValueError("the tree has no view that could be touched")
            with context.record(path), Gestures(human=seed, rate=rate, time=context.time) as gestures:
                person = Person(context, views, gestures, seed)
                while person.reports < updates:
                    person.act()
        finally:
            world.end()


class Person:
    """A user of an app: taps above all, scrolls, and sometimes misses."""

    def __init__(self, context: Context, views: list[View], gestures: Gestures, seed: int) -> None:
        self._context, self._gestures = context, gestures
        self._random = Random(seed)
        self._views = views
        self._controls = [view for view in views if isinstance(view, Control)] or views
        self._lists = [view for view in views if isinstance(view, ScrollView)]
        self._touched = [view for view in views if view.gesture_recognizers and not isinstance(view, ScrollView)] or views
        #: How many reports there were, at least.
        self.reports = 0
        self._fingers = 1

    def act(self) -> None:
        """Make one gesture, and wait a moment."""
        try:
            self._gesture(self._random.random())
        except NotFoundError:
            pass  # it is covered, or scrolled out of sight: no person touches it
        # Two fingers are one report, or two where one of them has nothing new.
        self.reports += len(self._gestures) // self._fingers
        self._gestures.pause(0.15 + self._random.random() ** 2)
        self._gestures.play(self._context)

    def _gesture(self, kind: float) -> None:
        gestures = self._gestures
        self._fingers = 2 if 0.88 <= kind < 0.94 else 1
        if kind < 0.3:
            gestures.tap(self._place(self._controls))
        elif kind < 0.4:
            x, y = self._place(self._controls)
            gestures.tap((x + 60 * (self._random.random() - 0.5), y + 80 * (self._random.random() - 0.5)))
        elif kind < 0.5:
            gestures.tap(self._place(self._touched), 1 + int(2 * self._random.random()))
        elif kind < 0.75 and self._lists:
            way = SwipeDirection.UP if self._random.random() < 0.7 else SwipeDirection.DOWN
            gestures.flick(self._place(self._lists), way, 300 + 2000 * self._random.random())
        elif kind < 0.88:
            gestures.drag(self._place(self._views), by=(120 * (self._random.random() - 0.5), 120 * (self._random.random() - 0.5)))
        elif kind < 0.94:
            gestures.pinch(self._place(self._touched), 0.5 + 1.5 * self._random.random(), rotation=self._random.random() - 0.5)
        else:
            gestures.long_press(self._place(self._touched), 0.3 + 0.5 * self._random.random())

    def _place(self, views: list[Any]) -> Point:
        return self._gestures.aim(views[int(len(views) * self._random.random())])
