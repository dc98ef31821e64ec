"""Writes damaged copies of scenario, tree and recording files: mutate.py SEED COUNT OUTPUT-FOLDER FILE...

Half of them are damaged as text, half as values: a number, list or word that the format does not expect stands somewhere.
"""

import json
import pathlib
import random
import sys

WORDS = [
    None, True, False, 0, -1, 1.5, 1e300, -1e300, 1e-320, 2**53 + 2, "", "v", "W", "app", "delegate", "a\u0000b", "\U0001f600", "x" * 300,
    [], [[]], {}, {"id": "v"}, [1, 2], ["W", "W"], [1e300, -1e300, 1e300, 1e300], {"circle": True}, {"superThen": ["W"]}, "lastWins", "removeSelf",
]


def damage_text(rng, text):
    data = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        kind = rng.randrange(4)
        place = rng.randrange(len(data)) if data else 0
        if kind == 0:
            del data[place:place + rng.randint(1, 20)]
        elif kind == 1:
            data[place:place] = rng.choice([b"[", b"}", b'"', b",", b"1e999", b"\xff", b"\\u", b"-", b"nul", b"{", b"\n"]) * rng.randint(1, 3)
        elif kind == 2 and data:
            data[place] = rng.randrange(256)
        else:
            data = data[:place]
    return bytes(data)


def places(value, found):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found.append((value, key))
        places(item, found)
    return found


def damage_value(rng, value):
    for _ in range(rng.randint(1, 3)):
        found = places(value, [])
        if not found:
            break
        holder, key = rng.choice(found)
        if rng.random() < 0.3:
            other, name = rng.choice(found)
            holder[key] = json.loads(json.dumps(other[name]))
        elif rng.random() < 0.2:
            del holder[key]
        else:
            holder[key] = json.loads(json.dumps(rng.choice(WORDS)))
    return value


def main():
    seed, count, folder = int(sys.argv[1]), int(sys.argv[2]), pathlib.Path(sys.argv[3])
    files = sorted(pathlib.Path(name) for name in sys.argv[4:])
    rng = random.Random(seed)
    for number in range(count):
        source = rng.choice(files)
        text = source.read_bytes()
        if rng.random() < 0.5:
            text = damage_text(rng, text)
        elif source.suffix == ".jsonl":
            lines = [json.loads(line) for line in text.splitlines()]
            text = "\n".join(json.dumps(line) for line in damage_value(rng, lines)).encode()
        else:
            text = json.dumps(damage_value(rng, json.loads(text))).encode()
        (folder / f"{number:05}{source.suffix}").write_bytes(text)


main()
