# SPDX-License-Identifier: MIT
"""Touches in other formats: round trips of random touches, samples of each format, files that cannot be read."""

from __future__ import annotations

import csv
import io
import json
import random
import subprocess
import sys

import pytest
import yaml
from conftest import REPOSITORY
from formats_support import random_touches

from responderkit.formats import FORMATS, Axis, FormatError, Sample, TouchEntry, Touches, Update, dumps, format_of, loads, read, write

SEEDS = range(50)


def in_order(updates: list) -> list:
    """With the touches of each update in the order of their numbers."""
    return [Update(update.time, tuple(sorted(update.touches, key=lambda touch: touch.id))) for update in updates]


def same(record: Touches, other: Touches, *, cancelled: bool = True, ordered: bool = True) -> None:
    """The updates are the same, up to the numbers of touches; unless ``ordered``, up to their order in an update, too."""
    wanted = record.renumbered().updates
    if not cancelled:
        wanted = [
            Update(
                update.time,
                tuple(TouchEntry(t.id, t.x, t.y, "ended" if t.phase == "cancelled" else t.phase, t.pressure) for t in update.touches),
            )
            for update in wanted
        ]
    found = other.renumbered().updates
    assert found == wanted if ordered else in_order(found) == in_order(wanted)


# ---- Round trips ----


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("format", ["touch-jsonl", "csv"])
def test_round_trip_of_everything(format, seed):
    chance = random.Random(seed)
    records = [random_touches(chance), random_touches(chance)]
    again = loads(dumps(records, format), format)
    assert [record.updates for record in again] == [record.updates for record in records]
    assert [record.name for record in again] == [record.name for record in records]
    if format == "touch-jsonl":
        assert again == records


@pytest.mark.parametrize("seed", SEEDS)
def test_round_trip_of_actions(seed):
    record = random_touches(random.Random(seed), pressure=False, coalesced=False)
    text = dumps([record], "webdriver")
    same(record, loads(text, "webdriver")[0], ordered=False)
    for source in json.loads(text)["actions"]:
        assert source["type"] == "pointer" and source["parameters"] == {"pointerType": "touch"}
        assert all(isinstance(action.get("duration", 0), int) for action in source["actions"])


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("format", ["getevent", "sendevent"])
def test_round_trip_of_android(format, seed):
    record = random_touches(random.Random(seed), whole=True, coalesced=False)
    again = loads(dumps([record], format), format)[0]
    same(record, again, cancelled=False)
    if format == "getevent":
        assert (again.x, again.y, again.name) == (record.x, record.y, record.name)


class Screen:
    """What the kernel's protocol B means, kept by hand: places by tracking id, changed by one report after another."""

    def __init__(self):
        self.slot = 0
        self.ids, self.places = {}, {}
        self.updates = []

    def report(self, time, events):
        changed = []
        gone = {}
        before = dict(self.ids)
        for kind, code, value in events:
            if (kind, code) == (3, 0x2F):
                self.slot = value
            elif (kind, code) == (3, 0x39) and value == -1:
                gone[self.slot] = self.ids.pop(self.slot)
            elif (kind, code) == (3, 0x39):
                self.ids[self.slot] = value
            elif kind == 3 and code in (0x35, 0x36):
                self.places.setdefault(self.slot, {})[code] = value
            if kind == 3 and self.slot not in changed and code != 0x2F:
                changed.append(self.slot)
        touches = []
        for slot in changed:
            number = gone.get(slot, self.ids.get(slot))
            phase = "ended" if slot in gone else "moved" if slot in before else "began"
            touches.append((number + 1, self.places[slot][0x35], self.places[slot][0x36], phase))
        self.updates.append((time, touches))


def plain(record: Touches) -> list:
    names = {"cancelled": "ended"}
    return [
        (round(update.time * 1_000_000), [(touch.id, touch.x, touch.y, names.get(touch.phase, touch.phase)) for touch in update.touches])
        for update in record.renumbered().updates
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_evemu_has_the_touches(seed):
    record = random_touches(random.Random(seed), whole=True, coalesced=False)
    screen, report = Screen(), []
    for line in dumps([record], "evemu").splitlines():
        if line.startswith("E: "):
            time, kind, code, value = line[3:].split()
            if (int(kind, 16), int(code, 16)) == (0, 0):
                seconds, rest = time.split(".")
                screen.report(int(seconds) * 1_000_000 + int(rest.ljust(6, "0")), report)
                report = []
            else:
                report.append((int(kind, 16), int(code, 16), int(value)))
    assert screen.updates == plain(record) and report == []


@pytest.mark.parametrize("seed", SEEDS)
def test_libinput_record_is_yaml_with_the_touches(seed):
    record = random_touches(random.Random(seed), whole=True, coalesced=False)
    [device] = yaml.safe_load(dumps([record], "libinput"))["devices"]
    assert device["evdev"]["absinfo"][0x35] == [0, 1000, 0, 0, 12]
    assert device["evdev"]["name"] == record.name
    screen = Screen()
    for frame in device["events"]:
        *events, (seconds, rest, *end) = frame["evdev"]
        assert end == [0, 0, 0] and all(event[:2] == [seconds, rest] for event in events)
        screen.report(seconds * 1_000_000 + rest, [tuple(event[2:]) for event in events])
    assert screen.updates == plain(record)


def test_a_slot_is_not_emptied_and_filled_in_one_report():
    touch = TouchEntry
    record = Touches(
        [
            Update(0, (touch(1, 5, 5, "began"),)),
            Update(1, (touch(1, 5, 5, "ended"), touch(2, 9, 9, "began"))),
            Update(2, (touch(2, 9, 9, "ended"),)),
        ]
    )
    same(record, loads(dumps([record], "getevent"), "getevent")[0])
    same(record, loads(dumps([record], "webdriver"), "webdriver")[0])


def test_the_files_of_the_repository_convert(tmp_path):
    records = read(REPOSITORY / "Tests/Data/gestures.jsonl")
    assert len(records) == 9 and records[0].x == Axis(0, 1125)
    path = tmp_path / "all.csv"
    write(path, records)
    assert [record.updates for record in read(path)] == [record.updates for record in records]


# ---- Spreadsheets ----


def test_a_name_is_no_formula_in_a_spreadsheet():
    for name in ("=1+1", "@x", "'quoted", "a,b\nc", "+", "-1", "Häkchen ✓"):
        record = Touches([Update(0, (TouchEntry(1, 1, 2, "began"),))], name)
        text = dumps([record], "csv")
        assert text.startswith("\ufeffrecord,number,update,time,")
        cell = list(csv.reader(io.StringIO(text[1:], newline="")))[1][0]
        assert cell[0] not in "=+-@"
        assert loads(text, "csv")[0].name == name


# ---- Files that others write ----


def test_getevent_with_names_and_values_that_are_not_repeated():
    text = """\
add device 1: /dev/input/event2
  name:     "fts_ts"
  events:
    KEY (0001): BTN_TOUCH
    ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0
                ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                ABS_MT_POSITION_Y     : value 0, min 0, max 2339, fuzz 0, flat 0, resolution 0
  input props:
    INPUT_PROP_DIRECT
[   10517.000100] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000002c
[   10517.000100] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
[   10517.000100] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001f4
[   10517.000100] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000258
[   10517.000100] /dev/input/event2: EV_ABS       ABS_MT_TOUCH_MAJOR   00000006
[   10517.000100] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
[   10517.010100] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000262
[   10517.010100] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
[   10517.020100] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
[   10517.020100] /dev/input/event2: EV_KEY       BTN_TOUCH            UP
[   10517.020100] /dev/input/event2: EV_SYN       SYN_REPORT           00000000
"""
    [record] = loads(text, "getevent")
    assert (record.name, record.x, record.y) == ("fts_ts", Axis(0, 1079), Axis(0, 2339))
    assert record.updates == [
        Update(10517.0001, (TouchEntry(1, 500, 600, "began"),)),
        Update(10517.0101, (TouchEntry(1, 500, 610, "moved"),)),
        Update(10517.0201, (TouchEntry(1, 500, 610, "ended"),)),
    ]
    # Without -l, and with the device as argument.
    numbers = "[ 1.000000] 0003 0039 00000001\n[ 1.000000] 0003 0035 0000000a\n[ 1.000000] 0000 0000 00000000\n"
    assert loads(numbers, "getevent")[0].updates == [Update(1, (TouchEntry(1, 10, 0, "began"),))]


def test_a_script_of_sendevent():
    text = """\
#!/system/bin/sh
adb shell sendevent /dev/input/event1 3 57 100
adb shell sendevent /dev/input/event1 3 53 300
adb shell sendevent /dev/input/event1 3 54 400
adb shell sendevent /dev/input/event1 0 0 0
sleep 0.05
adb shell sendevent /dev/input/event1 3 57 4294967295
adb shell sendevent /dev/input/event1 0 0 0
"""
    assert loads(text, "sendevent")[0].updates == [
        Update(0, (TouchEntry(1, 300, 400, "began"),)),
        Update(0.05, (TouchEntry(1, 300, 400, "ended"),)),
    ]


def test_actions_of_a_test_with_mouse_and_keys():
    text = json.dumps(
        {
            "actions": [
                {"type": "key", "id": "keys", "actions": [{"type": "keyDown", "value": "a"}, {"type": "pause", "duration": 100}]},
                {
                    "type": "pointer",
                    "id": "mouse",
                    "actions": [
                        {"type": "pointerMove", "duration": 50, "x": 10, "y": 20},
                        {"type": "pointerDown", "button": 0},
                        {"type": "pointerMove", "duration": 32, "x": 32, "y": 0, "origin": "pointer"},
                        {"type": "pointerUp", "button": 0},
                        {"type": "pointerDown", "button": 2},
                        {"type": "pointerUp", "button": 2},
                    ],
                },
            ]
        }
    )
    # The tick of the pointerDown lasts as long as the pause of the keys.
    assert loads(text, "webdriver")[0].updates == [
        Update(0.05, (TouchEntry(1, 10, 20, "began"),)),
        Update(0.166, (TouchEntry(1, 26, 20, "moved"),)),
        Update(0.182, (TouchEntry(1, 42, 20, "ended"),)),
    ]


@pytest.mark.parametrize(("own", "times"), [({}, [0.0, 0.016, 0.032, 0.04]), ({"duration": 0}, [0.0, 0.0, 0.04])])
def test_a_move_without_a_duration_lasts_as_long_as_its_tick(own, times):
    actions = [
        {"type": "pointer", "actions": [{"type": "pointerDown"}, {"type": "pointerMove", "x": 8, "y": 4, **own}, {"type": "pointerUp"}]},
        {"type": "none", "actions": [{"type": "pause"}, {"type": "pause", "duration": 40}]},
    ]
    updates = loads(json.dumps(actions), "webdriver")[0].updates
    assert [update.time for update in updates] == times
    assert updates[-1].touches == (TouchEntry(1, 8, 4, "ended"),)


def test_rrweb_of_a_browser_and_of_a_phone():
    def touch(time, kind, x, y, **more):
        return {"type": 3, "timestamp": time, "data": {"source": 2, "type": kind, "id": 7, "x": x, "y": y, **more}}

    moves = {"source": 6, "positions": [{"x": 12, "y": 20, "id": 7, "timeOffset": -300}, {"x": 15, "y": 20, "id": 7, "timeOffset": -200}]}
    events = [
        {"type": 4, "timestamp": 1000, "data": {"href": "about:blank", "width": 400, "height": 800}},
        touch(1100, 7, 10, 20),
        touch(1400, 9, 16, 20),
        {"type": 3, "timestamp": 1500, "data": moves},
        touch(1600, 0, 16, 20),
    ]
    [record] = loads(json.dumps(events), "rrweb")
    assert (record.x, record.y) == (Axis(0, 400), Axis(0, 800))
    assert record.updates == [
        Update(0.1, (TouchEntry(1, 10, 20, "began"),)),
        Update(0.2, (TouchEntry(1, 12, 20, "moved"),)),
        Update(0.3, (TouchEntry(1, 15, 20, "moved"),)),
        Update(0.4, (TouchEntry(1, 16, 20, "ended"),)),
    ]
    # With the finger's number the second finger's move is not taken for the first one's, which is nearer.
    two = [
        touch(0, 7, 10, 10, pointerId=1),
        touch(10, 7, 90, 90, pointerId=2),
        touch(20, 9, 12, 12, pointerId=2),
        touch(30, 10, 10, 10, pointerId=1),
    ]
    found = [update.touches[0] for update in loads(json.dumps({"events": two}), "rrweb")[0].updates]
    assert [(touch.id, touch.phase) for touch in found] == [(1, "began"), (2, "began"), (2, "ended"), (1, "cancelled")]


# ---- What cannot be read or written ----

HEADER = '{"header": true, "format": "touch-jsonl/1"}\n'
COLUMNS = "record,number,update,time,touch,phase,x,y,pressure\n"
POINTER = '{"actions":[{"type":"pointer","actions":[%s]}]}'


@pytest.mark.parametrize(
    ("format", "text", "sentence"),
    [
        ("touch-jsonl", "", "f:1: the file is empty"),
        ("touch-jsonl", '{"t":0,"touches":[]}', "f:1: the line is no header"),
        ("touch-jsonl", '{"header": true, "format": "touch-jsonl/2"}', "f:1: format is 'touch-jsonl/2'; it must be"),
        ("touch-jsonl", HEADER + '{"t":0,"touches":[{"id":1,"x":1', "f:2:32: the text '' is no JSON"),
        ("touch-jsonl", HEADER + '{"t":0,"touches":[{"id":1.5,"x":1,"y":2,"phase":"began"}]}', "f:2: id is 1.5; it must be a whole number"),
        ("touch-jsonl", HEADER + '{"t":0,"touches":[{"id":1,"x":1e999,"y":2,"phase":"began"}]}', "f:2: x is inf; it must be a finite"),
        (
            "touch-jsonl",
            HEADER + '{"t":0,"touches":[{"id":1,"x":1,"y":2,"phase":"moved"}]}',
            "f:2: touch 1 is moved and not down; begin it first",
        ),
        (
            "touch-jsonl",
            HEADER + '{"t":0,"touches":[{"id":1,"x":1,"y":2,"phase":["moved"]}]}',
            "f:2: phase is ['moved']; it must be one of",
        ),
        ("touch-jsonl", HEADER + '{"t":0,"touches":[3]}', "f:2: found 3; it must be an object with pressure"),
        (
            "touch-jsonl",
            HEADER + '{"t":0,"touches":[{"id":1,"x":1,"y":2,"phase":"began"}]}\n' * 2,
            "f:3: touch 1 begins while it is down; end it first",
        ),
        ("touch-jsonl", HEADER + "[" * 100_000, "f:2: the JSON is nested too deeply"),
        ("csv", "time;x;y\n", "f:1: the first row is not record,number"),
        ("csv", COLUMNS + "a,1,1,0,1,began,1\n", "f:2: the row has 7 cells; it must have 9"),
        ("csv", COLUMNS + 'a,1,1,"0,5",1,began,1,2,\n', "f:2: time is '0,5'; it must be a finite number with a decimal point"),
        ("csv", COLUMNS + "a,1,1,0,1,began,1,nan,\n", "f:2: y is 'nan'; it must be"),
        ("csv", COLUMNS + 'a,1,1,0,1,began,1,2,"', "f:2: the row is no CSV"),
        ("csv", COLUMNS + "a,1,1,0,1,began,1,2,\na,1,1,3,2,began,1,2,\n", "f:3: time is 3; it must be 0.0 like the other rows of update 1"),
        ("webdriver", "{", "f:1:2: the text '' is no JSON"),
        ("webdriver", '{"events":[]}', "f: actions is missing; the object has events"),
        ("webdriver", '{"actions":[{"type":"finger","actions":[]}]}', "f: actions[0]: type is 'finger'; it must be none, key"),
        (
            "webdriver",
            POINTER % '{"type":"pointerMove","x":1,"y":2,"origin":{"ref":1}}',
            "f: actions[0].actions[0]: origin is {'ref': 1}, whose place",
        ),
        ("webdriver", POINTER % '{"type":"pause","duration":-1}', "f: actions[0].actions[0]: duration is -1; it must be milliseconds"),
        (
            "webdriver",
            POINTER % '{"type":"pointerDown"},{"type":"pointerDown"}',
            "f: actions[0].actions[1]: pointerDown while the pointer is down",
        ),
        ("webdriver", POINTER % '{"type":"pointerJump"}', "f: actions[0].actions[0]: type is 'pointerJump'; a pointer has"),
        ("getevent", "hello\n", "f:1: 'hello' is no line of getevent"),
        ("getevent", "/dev/input/event2: 0003 0039 00000001\n", "f:1: '/dev/input/event2: 0003 0039 00000001' has no time; record with"),
        ("getevent", "[ 1.5] 0003 0039 0x1\n", "f:1: the value is '0x1'; it must be a name of getevent -l, or"),
        ("getevent", "[ 1.5] 0000 0002 00000000\n", "f:1: the device has no slots"),
        ("getevent", "[ 1.5] EV_SYN SYN_DROPPED 00000000\n", "f:1: events were lost here"),
        ("getevent", "", "f: no line has a touch"),
        ("sendevent", "input tap 3 4\n", "f:1: 'input tap 3 4' is no line of a script"),
        ("sendevent", "sendevent /dev/x 3 57 99999999999\n", "f:1: sendevent has '99999999999'; type, code and value are"),
        ("sendevent", "sleep nan\n", "f:1: sleep has 'nan'; it must be seconds"),
        ("rrweb", "3", "f: found 3; it must be a list of rrweb's events"),
        ("rrweb", '[{"type":3,"timestamp":"now"}]', "f: event 0: timestamp is 'now'; it must be a finite number"),
        ("rrweb", '[{"type":3,"timestamp":1,"data":{"source":6,"positions":[{"x":1,"y":2}]}}]', "f: event 0: timeOffset is missing"),
        ("evemu", "", "f: the format evemu is only written"),
        ("touches", "", "format is 'touches'; it must be one of touch-jsonl,"),
    ],
)
def test_a_sentence_names_the_place_the_value_and_the_remedy(format, text, sentence):
    with pytest.raises(FormatError) as caught:
        loads(text, format, "f")
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def test_files_that_are_cut_off_or_damaged_anywhere_raise_nothing_else():
    for seed in range(20):
        print(f"seed {seed}")
        chance = random.Random(seed)
        record = random_touches(chance, whole=True, coalesced=False, limit=6)
        for name, format in FORMATS.items():
            if not format.read:
                continue
            text = str(dumps([record], name)) if format.write else '[{"type":3,"timestamp":1,"data":{"source":2,"type":7,"x":1,"y":2}}]'
            for _ in range(60):
                place = chance.randrange(len(text))
                damaged = (
                    text[:place] if chance.random() < 0.5 else text[:place] + chance.choice('{}[]",:-9e\x00\n\udcff') + text[place + 1 :]
                )
                try:
                    for found in loads(damaged, name):
                        found.check()
                except FormatError:
                    pass


@pytest.mark.parametrize(
    ("format", "touches", "sentence"),
    [
        ("evemu", [Update(-1, (TouchEntry(1, 0, 0, "began"),))], "an update's time is -1 s; the format has times from 0"),
        ("evemu", [Update(1e305, (TouchEntry(1, 0, 0, "began"),))], "an update's time is 1e+305 s; the format has times from 0"),
        ("webdriver", [Update(0, ()), Update(1e306, ())], "an update's time is 1e+306 s; the format has"),
        ("perfetto", [Update(1e300, (TouchEntry(1, 0, 0, "began"),))], "an update's time is 1e+300 s; the format has"),
        ("evemu", [Update(0, (TouchEntry(1, 1e12, 0, "began"),))], "the value 1000000000000.0 does not fit"),
        ("csv", [Update(0, (TouchEntry(1, float("nan"), 0, "began"),))], "touches: update 1: x of touch 1 is nan"),
        ("webdriver", [Update(0, (TouchEntry(1, 0, 0, "ended"),))], "touches: update 1: touch 1 is ended and not down"),
        ("touch-jsonl", [Update(1, ()), Update(0, ())], "touches: update 2: time is 0; it must be finite and not less"),
        ("getevent", [Update(0, tuple(TouchEntry(n, 0, 0, "began") for n in range(65)))], "touch 64 is finger 65 at 0 s; there are 64"),
        ("rrweb", [], "the format rrweb is only read"),
    ],
)
def test_what_cannot_be_written(format, touches, sentence):
    with pytest.raises(FormatError) as caught:
        dumps([Touches(touches)], format)
    assert str(caught.value).startswith(sentence)


def test_one_record_where_there_is_room_for_one():
    with pytest.raises(FormatError, match="WebDriver Actions has room for one record, and there are 2"):
        dumps([Touches(), Touches()], "webdriver")


def test_coalesced_samples_stay_in_csv():
    touches = (TouchEntry(1, 1, 1, "began"),), (TouchEntry(1, 3, 3, "moved", None, (Sample(0.5, 2, 2),)),)
    record = Touches([Update(0, touches[0]), Update(1, touches[1])])
    assert loads(dumps([record], "csv"), "csv")[0].updates == record.updates


# ---- The command ----


def command(*arguments):
    return subprocess.run([sys.executable, "-m", "responderkit", "touches", *map(str, arguments)], capture_output=True, text=True)


def test_the_command_converts_and_names_what_is_wrong(tmp_path):
    source = REPOSITORY / "Tests/Data/gestures.jsonl"
    done = command(source, tmp_path / "out.actions.json", "--record", 2)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    same(read(source)[1], read(tmp_path / "out.actions.json")[0])
    for arguments, sentence in (
        ((source, tmp_path / "out.actions.json"), "has room for one record, and there are 9"),
        ((source, tmp_path / "out.evemu", "--record", 10), "--record is 10; it must be 1 to 9"),
        ((source, tmp_path / "out.txt"), "the name ends with no format's ending"),
        ((tmp_path / "none.csv", tmp_path / "out.csv"), "none.csv"),
    ):
        done = command(*arguments)
        assert done.returncode == 2 and sentence in done.stderr and done.stderr.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["out.actions.json"]
    (tmp_path / "bad.csv").write_bytes(b"record\n\xff")
    assert "bad.csv:2: byte 0xff is no UTF-8" in command(tmp_path / "bad.csv", tmp_path / "out.csv").stderr


def test_every_ending_is_that_of_its_format():
    for name, format in FORMATS.items():
        assert format_of("x" + format.ending) == name
