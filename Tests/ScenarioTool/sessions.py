#!/usr/bin/env python3
"""Recordings that are cut off, damaged, changed or made up, for the checks of `rk replay`.

    sessions.py cut FILE FOLDER                  FILE up to every byte
    sessions.py flip FILE FOLDER COUNT SEED      one bit of FILE is another, at random places
    sessions.py mutate FILE FOLDER COUNT SEED    bytes of records are others, with checks that agree
    sessions.py bad FOLDER                       made up to be as bad as can be
    sessions.py small OUT                        a few calls and nothing else
    sessions.py version FILE OUT                 FILE as of another library
    sessions.py format FILE OUT                  FILE in a format to come
    sessions.py decision FILE OUT                FILE with a decision that is another
    sessions.py answer FILE OUT                  FILE with the other answer of the first override that returned a bool
    sessions.py time FILE OUT                    FILE with a decision that was taken later
    sessions.py lists LIST FOLDER                check that each listing in LIST is the beginning of the whole one; prints how many there are
"""

import pathlib
import random
import struct
import sys
import zlib

SIGNATURE = bytes.fromhex("89524b5245430d0a")
CALL, ENTER, LEAVE, BIRTH, DECISION, TIME, STATE, MARK, END = range(1, 10)
FALSE, TRUE = b"\x01", b"\x02"
TABLE = []
for index in range(256):
    value = index
    for _ in range(8):
        value = (value << 1 ^ 0x07) & 0xFF if value & 0x80 else value << 1
    TABLE.append(value)


def varint(number):
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)
    return bytes(out)


def read_varint(data, place):
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, place
        shift += 7


def header(version=1, options=0, library=0x000100, abi=0x10000):
    head = SIGNATURE + struct.pack("<HHII", version, options, library, abi)
    return head + struct.pack("<I", zlib.crc32(head))


def records(data):
    """[(kind, payload)] of a file that is whole."""
    place, found = 24, []
    while place < len(data):
        length, start = read_varint(data, place)
        found.append((data[start], data[start + 1:start + length]))
        place = start + length + 1
    return found


def written(found, head=None):
    """A file with these records and checks that agree."""
    out, check = bytearray(head or header()), 0
    for kind, payload in found:
        record = varint(len(payload) + 1) + bytes([kind]) + payload
        for byte in record:
            check = TABLE[check ^ byte]
        out += record + bytes([check])
    return bytes(out)


# ---- Values ----

def whole(number):
    return bytes([number + 0x80]) if -64 <= number <= 127 else b"\x03" + varint((number << 1) ^ (number >> 63) if number < 0 else number << 1)


def number(value):
    return b"\x05" + struct.pack("<d", value)


def thing(index):
    return b"\x06" + varint(index)


def text(value):
    return b"\x07" + varint(len(value)) + value


def listed(*values):
    return b"\x08" + varint(len(values)) + b"".join(values)


def call(function, *values):
    return CALL, varint(function) + b"".join(values)


BEGIN = [(STATE, b""), call(43, listed(b"\x01", whole(0), whole(0))), (STATE, b"")]
NAN = number(float("nan"))


def bad():
    """{name: bytes}."""
    made = {
        "empty": b"", "short": header()[:10], "header-only": header(), "text": header().replace(b"\r\n", b"\n"), "zeros": bytes(4096), "noise": random.Random(7).randbytes(4096),
        "no-state": written([call(58, whole(1))]), "no-context": written([(STATE, b""), (STATE, b"")]), "state-alone": written([(STATE, b"")]),
        "length-beyond": written(BEGIN) + varint(2**40) + b"\x01", "length-absurd": written(BEGIN) + b"\xff" * 12, "length-nothing": written(BEGIN) + b"\x00\x00\x00",
        "time-nan": written([(STATE, b""), call(43, listed(b"\x01", whole(0), NAN)), (STATE, b"")]),
        "births": written([(STATE, b""), call(43, listed(b"\x01", whole(0), whole(0)))] + [(BIRTH, varint(k % 40) + varint(2**k)) for k in range(64)] + [(STATE, b"")]),
        "enters": written(BEGIN + [(ENTER, thing(1))] * 100000), "leaves": written(BEGIN + [(LEAVE, b"\x02")] * 100000),
        "nested-calls": written(BEGIN + [call(58, whole(1)), (ENTER, b"\x00")] * 100000), "nested-lists": written(BEGIN + [call(194, whole(0), b"\x08\x01" * 1000000)]),
        "unknown-kind": written(BEGIN + [(200, b"who knows"), (END, b"")]), "end-first": written([(END, b"")] + BEGIN),
    }
    wrong = {
        "no-function": (CALL, b""), "function-absurd": call(2**63), "function-unknown": call(700), "query": call(94, thing(1)), "function-of-the-loader": call(16386), "destroyed-twice": call(44),
        "no-arguments": call(93), "too-many": call(58, whole(1), whole(2)), "unborn": call(93, thing(4000000000), *[whole(1)] * 4), "object-huge": call(4, b"\x06" + b"\xff" * 9 + b"\x01"),
        "text-for-object": call(4, text(b"x")), "object-for-text": call(9, thing(1), thing(1)), "number-for-list": call(194, whole(0), whole(1)), "list-for-number": call(58, listed(whole(1))),
        "text-beyond": call(33, b"\x07" + varint(2**50)), "list-beyond": call(194, whole(0), b"\x08" + varint(2**50)), "list-short": call(194, whole(0), b"\x08\x05\x81"),
        "advance-far": call(58, number(1e308)), "advance-nan": call(58, NAN), "advance-back": call(58, whole(-1)), "map-huge": call(504, thing(1), *[whole(0)] * 4, whole(2**40), whole(2**40)),
        "views-huge": call(503, listed(whole(2**31 - 1))), "views-negative": call(503, listed(whole(-1))), "invoke": call(377, thing(1), text(b"a:" * 100), b"\x00"),
        "config-absurd": call(45, whole(2**40), whole(1)), "class-bits": call(32, listed(text(b"A"), text(b"View"), whole(0), b"\x01", b"\x01", whole(-1))),
        "class-long": call(32, listed(text(b"A" * 1000000), text(b"View"))), "class-huge": call(32, listed(text(b"A"), text(b"View"), whole(2**62))),
        "closure": call(378, text(b"v@" * 500), b"\x02", b"\x02"), "plugin": call(16385, text(b"no id"), text(b"")), "plugin-null": call(16385, b"\x00", b"\x00"),
        "host": call(24576, thing(1), listed()), "host-report": call(24578, thing(29), whole(7), b"\x00"), "tag-unknown": call(58, b"\x3f"),
        "decision-alone": (DECISION, varint(6)), "birth-alone": (BIRTH, varint(2) + varint(99)), "mark-empty": (MARK, b""), "mark-absurd": (MARK, b"\x07" + varint(2**40)), "time-absurd": (TIME, b"\x3e"),
    }
    made |= {name: written(BEGIN + [record]) for name, record in wrong.items()}
    made |= {f"state-{name}": written(BEGIN[:2] + [record, (STATE, b"")]) for name, record in wrong.items()}
    return made


# ---- Commands ----

def save(folder, name, data):
    (folder / f"{name}.rkrec").write_bytes(data)


def mutated(found, chance):
    """Records with some bytes that are others; the state's first two stay, or nothing would be played."""
    found = list(found)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(2, len(found))
        kind, payload = found[place]
        payload = bytearray(payload)
        what = chance.randrange(8)
        if what == 0:
            kind = chance.randrange(1, 11)
        elif what == 1:
            del found[place]
            continue
        elif what == 2:
            found.insert(chance.randrange(2, len(found)), (kind, bytes(payload)))
            continue
        elif payload and what == 3:
            del payload[chance.randrange(len(payload)):]
        elif payload:
            payload[chance.randrange(len(payload))] = chance.choice([0, 1, 2, 3, 5, 6, 7, 8, 9, 0x7F, 0x80, 0xFF, chance.randrange(256)])
        found[place] = (kind, bytes(payload))
    return found


def check_lists(path, how):
    """Listings stand one after another; each must be the beginning of the first, which is the whole one.

    A flip in a record's length makes another record of what follows, whose check agrees once in 256 times: such a file may have one line more.
    """
    listings = pathlib.Path(path).read_text().split("recording, format")[1:]
    bodies = [listing.split("\n")[1:-1] for listing in listings]
    full, chance = bodies[0][:-1], 0
    for body in bodies[1:]:
        lines = body[:-1]
        if how == "flip" and lines[:-1] == full[:len(lines) - 1] and lines != full[:len(lines)]:
            chance += 1
        elif lines != full[:len(lines)]:
            sys.exit(f"a listing is not the beginning of the whole one: {body[-2:]}")
    if chance * 200 > len(bodies):
        sys.exit(f"{chance} damaged files are read beyond the damage")
    lengths = [len(body) for body in bodies[1:]]
    if how == "cut" and lengths != sorted(lengths):
        sys.exit("a file that was cut later has less in it")
    print(len(listings) - 1)


def main():
    command, *words = sys.argv[1:]
    if command == "lists":
        return check_lists(*words)
    if command == "bad":
        for name, data in bad().items():
            save(pathlib.Path(words[0]), name, data)
        return None
    if command == "small":
        pathlib.Path(words[0]).write_bytes(written(BEGIN + [call(58, whole(k)) for k in range(6)] + [(MARK, text(b"here")), (END, b"")]))
        return None
    data = pathlib.Path(words[0]).read_bytes()
    if command in ("version", "format", "decision", "answer", "time"):
        found = records(data)
        if command == "decision":
            place = max(k for k, (kind, _) in enumerate(found) if kind == DECISION)
            kind, payload = found[place]
            reason, start = read_varint(payload, 0)
            found[place] = (kind, varint(reason + 1) + payload[start:])
        if command == "answer":
            place = next(k for k, (kind, payload) in enumerate(found) if kind == LEAVE and payload in (FALSE, TRUE))
            found[place] = (LEAVE, TRUE if found[place][1] == FALSE else FALSE)
        if command == "time":
            place = next(k for k, (kind, _) in enumerate(found) if kind == DECISION)
            found.insert(place, (TIME, number(99)))
        head = {"version": header(library=0x090909), "format": header(version=2)}.get(command, data[:24])
        pathlib.Path(words[1]).write_bytes(written(found, head))
        return None
    folder = pathlib.Path(words[1])
    if command == "cut":
        for length in range(len(data)):
            save(folder, f"{length:05}", data[:length])
        return None
    chance = random.Random(int(words[3]))
    for k in range(int(words[2])):
        if command == "flip":
            changed = bytearray(data)
            bit = chance.randrange(24 * 8, len(changed) * 8)
            changed[bit // 8] ^= 1 << bit % 8
            save(folder, f"{k:05}", bytes(changed))
        else:
            save(folder, f"{k:05}", written(mutated(records(data), chance), data[:24]))
    return None


main()
