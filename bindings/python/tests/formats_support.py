# SPDX-License-Identifier: MIT
"""Random touches for the tests of formats."""

from __future__ import annotations

import random

from responderkit.formats import Axis, Sample, TouchEntry, Touches, Update


def random_touches(
    chance: random.Random, *, whole: bool = False, cancelled: bool = True, pressure: bool = True, coalesced: bool = True, limit: int = 40
) -> Touches:
    """A record of up to five fingers. ``whole``: coordinates without fractions. Times are whole milliseconds that differ."""

    def place() -> float:
        return float(chance.randint(0, 1000)) if whole else chance.uniform(0, 1000)

    force = pressure and chance.random() < 0.5
    down: list[int] = []
    updates = []
    time = 0
    count = 0
    for step in range(limit):
        touches = []
        last = step == limit - 1
        for touch in list(down):
            choice = chance.random()
            if last or choice < 0.15:
                down.remove(touch)
                touches.append((touch, "cancelled" if cancelled and chance.random() < 0.3 else "ended"))
            elif choice < 0.85:
                touches.append((touch, "moved"))
        if not last and len(down) < 5 and (not down or chance.random() < 0.3):
            count += 1
            down.append(count)
            touches.append((count, "began"))
        if touches:
            samples = []
            for number, phase in touches:
                between = ()
                if coalesced and phase == "moved" and chance.random() < 0.3:
                    between = tuple(Sample(time / 1000 - chance.random() / 1000, place(), place()) for _ in range(2))
                value = float(chance.randint(1, 255)) if force else None
                samples.append(TouchEntry(number, place(), place(), phase, value, between))
            updates.append(Update(time / 1000, tuple(samples)))
        time += chance.randint(1, 40)
    return Touches(updates, f"touches of {count}", Axis(0.0, 1000.0, 12.0), Axis(0.0, 1000.0, 12.0), Axis(0.0, 255.0) if force else None)
