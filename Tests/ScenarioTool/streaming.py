"""Recordings of touches (touch-jsonl/1) for the checks of `rk replay` as a stream, and what a run takes.

    streaming.py make RECORDS FRAMES FILE   that many records of that many frames; every other one is without the range of its device
    streaming.py vary FILE FOLDER           the same recording as other programs would write it, a file each
    streaming.py measure COMMAND...         runs it, prints the most memory that it had, in KiB
"""

import json
import pathlib
import random
import re
import resource
import subprocess
import sys


def number(chance: random.Random) -> float:
    """Of every length that a number can have, few digits and many."""
    return chance.choice([chance.randint(0, 1000), chance.randint(0, 10**6) / 1000, chance.random() * 1000, chance.random() * 1e-7, -0.0, 2.0**53 - 1])


def make(records: int, frames: int):
    chance = random.Random(4)
    for record in range(records):
        axes = {"x": {"min": 0, "max": 1000}, "y": {"min": 0, "max": 1000}, "pressure": {"min": 0, "max": 255}} if record % 2 else {"x": None}
        yield {"header": True, "format": "touch-jsonl/1", "name": f"record \u00e9 {record}", "axes": axes}
        for frame in range(frames):
            finger, place = divmod(frame, 10)
            phase = "began" if place == 0 else "ended" if place == 9 else "moved"
            touch = {"id": 1 + finger % 3 + record * 7, "x": 300 + place * (finger % 5), "y": 400 + 3 * place, "phase": phase}
            if place % 2:
                touch["pressure"] = chance.randint(0, 255)
            time = round(frame * 0.012, 3)
            if place == 4:
                touch["coalesced"] = [[round(time - 0.006, 6), touch["x"] + 0.5, touch["y"] - 0.25]]
            yield {"t": time, "touches": [touch]}
            if place == 9:
                yield {"t": time + 0.001, "touches": []}


def numbers():
    """A record with numbers of all kinds."""
    chance = random.Random(5)
    yield {"header": True, "format": "touch-jsonl/1", "name": "numbers"}
    time = 0.0
    for finger in range(400):
        for phase in ("began", "moved", "ended"):
            time += chance.choice([0.001, 0.0123456789012345678, 1 / 3, 1e-5])
            yield {"t": time, "touches": [{"id": finger, "x": number(chance), "y": number(chance), "phase": phase, "pressure": number(chance)}]}


def shuffled(value, chance: random.Random):
    if isinstance(value, dict):
        items = [(key, shuffled(part, chance)) for key, part in value.items()]
        chance.shuffle(items)
        return dict(items)
    return [shuffled(part, chance) for part in value] if isinstance(value, list) else value


def noted(value):
    """With keys that the format does not have: their lines are read by the reader of any JSON."""
    if isinstance(value, dict):
        return {**{key: noted(part) for key, part in value.items()}, "note": {"\u00e9": [None, "\\"]}}
    return [noted(part) if isinstance(part, dict) else part for part in value] if isinstance(value, list) else value


def vary(values, folder: pathlib.Path):
    chance = random.Random(6)
    ways = {
        "plain": lambda value: json.dumps(value),
        "tight": lambda value: json.dumps(value, separators=(",", ":")),
        "wide": lambda value: "\t " + json.dumps(value, separators=(" ,\t", " : ")) + " \r",
        "shuffled": lambda value: json.dumps(shuffled(value, chance)),
        "escaped": lambda value: json.dumps(value).replace('"moved"', '"m\\u006fved"').replace('"touches"', '"touch\\u0065s"'),
        "exponents": lambda value: re.sub(r"(?<=[ \[])(-?\d+)\.(\d+)(?=[,}\]])", lambda found: f"{found[1]}.{found[2]}00e+0", json.dumps(value)),
        "noted": lambda value: json.dumps({**value, "touches": noted(value["touches"])}) if "touches" in value else json.dumps(value),
    }
    for name, way in ways.items():
        (folder / f"{name}.jsonl").write_text("\n".join(way(value) for value in values) + ("" if name == "tight" else "\n"), encoding="utf-8")


def main():
    what, *rest = sys.argv[1:]
    if what == "make":
        with open(rest[2], "w", encoding="utf-8") as file:
            for value in make(int(rest[0]), int(rest[1])):
                file.write(json.dumps(value, ensure_ascii=False) + "\n")
    elif what == "vary":
        vary([json.loads(line) for line in open(rest[0], encoding="utf-8")] + list(numbers()), pathlib.Path(rest[1]))
    else:
        subprocess.run(rest, stdout=subprocess.DEVNULL, check=True)
        print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)


main()
