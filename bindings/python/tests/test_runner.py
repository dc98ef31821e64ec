"""``python -m responderkit run``: what it prints, and what it refuses."""

import copy
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import REPOSITORY

import responderkit
from responderkit.__main__ import main
from responderkit.scenario import run_files

SCENARIOS = sorted((REPOSITORY / "Tests" / "Scenarios").glob("*.json"))
TAP = {
    "format": 1,
    "name": "a tap",
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [{"id": "box", "frame": [20, 20, 100, 100]}]}],
    "steps": [
        {"t": 0, "down": [1, 50, 50]},
        {"t": 0.1, "up": [1, 50, 50]},
        {"expect": ["box.hit", "box.in=1", "box.began", "box.ended"]},
    ],
}


@pytest.fixture
def run(tmp_path):
    """Run a scenario, given as a value or as text; returns (status, stdout, stderr)."""

    def run(content, log=False, name="file.json"):
        path = tmp_path / name
        if isinstance(content, bytes):
            path.write_bytes(content)
        else:
            path.write_text(content if isinstance(content, str) else json.dumps(content))
        out, err = io.StringIO(), io.StringIO()
        status = run_files([str(path)], log, out, err)
        return status, out.getvalue(), err.getvalue().replace(str(tmp_path) + "/", "")

    return run


def changed(**changes):
    return copy.deepcopy({**TAP, **changes})


def steps(*items, **more):
    return changed(steps=list(items), **more)


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_of_the_project(path):
    out, err = io.StringIO(), io.StringIO()
    assert run_files([str(path)], False, out, err) == 0, out.getvalue() + err.getvalue()


def test_the_scenarios_were_found():
    assert len(SCENARIOS) > 50


# ---- What is printed ------------------------------------------------------------


def test_ok(run):
    assert run(TAP) == (0, "box.hit\nbox.in=1\nbox.began\nbox.ended\nok a tap\n", "")


def test_log_alone(run):
    assert run(TAP, log=True) == (0, "box.hit\nbox.in=1\nbox.began\nbox.ended\n", "")


def test_a_file_without_name_is_called_by_its_own(run):
    unnamed = {key: value for key, value in TAP.items() if key != "name"}
    assert run(unnamed, name="taps.json")[1].endswith("\nok taps.json\n")


def test_failed(run):
    wrong = changed(steps=[*TAP["steps"][:2], {"expect": ["box.hit", "box.in=0", "other", "box.began", "box.ended"]}])
    differences = (
        "FAILED a tap\n"
        "  steps[2].expect: expected 5 lines, got 4; they differ from line 2 on\n"
        "    - box.in=0\n"
        "    - other\n"
        "    + box.in=1\n"
    )
    log = "box.hit\nbox.in=1\nbox.began\nbox.ended\n"
    assert run(wrong) == (1, log + differences, "")
    assert run(wrong, log=True) == (1, log, differences)


@pytest.mark.parametrize(
    ("step", "difference"),
    [
        ({"hit": ["W", [50, 50], None]}, 'steps[0].hit: hitTest of W at [50, 50]: expected null, got "box"'),
        ({"inside": ["box", [5, 5], False]}, "steps[0].inside: pointInside of box: expected false, got true"),
        (
            {"convert": {"point": [0, 0], "from": "box", "to": "W", "is": [20, 20.5]}},
            "steps[0].convert: expected [20, 20.5], got [20, 20]",
        ),
        ({"chain": ["box", "W"]}, 'steps[0].chain: expected ["box", "W"], got ["box", "W", "app", "delegate"]'),
        ({"get": ["box", {"alpha": 0.5}]}, "steps[0].get: alpha: expected 0.5, got 1"),
        ({"get": ["box", {"superview": "box"}]}, 'steps[0].get: superview: expected "box", got "W"'),
        ({"get": ["W", {"subviews": []}]}, 'steps[0].get: subviews: expected [], got ["box"]'),
        ({"touch": [1, {"phase": "moved"}]}, "steps[0].touch: no touch 1 has been seen"),
    ],
)
def test_each_check_can_fail(run, step, difference):
    status, out, _ = run(steps(step))
    assert (status, out) == (1, f"FAILED a tap\n  {difference}\n")


@pytest.mark.parametrize(
    "step",
    [
        {"hit": ["W", [50, 50], "box"]},
        {"inside": ["box", [5, 5], True]},
        {"convert": {"rect": [0, 0, 1, 1], "from": "box", "to": None, "is": [20, 20, 1, 1.01], "tolerance": 0.1}},
        {"chain": ["box", "W", "app", "delegate"]},
        {"get": ["box", {"frame": [20, 20, 100, 100.4], "hidden": False}], "tolerance": 0.5},
        {"get": ["W", {"key": True, "windowLevel": 0, "subviews": ["box"], "superview": None}]},
    ],
)
def test_each_check_can_hold_and_logs_nothing(run, step):
    assert run(steps(step)) == (0, "ok a tap\n", "")


def test_touches_are_remembered(run):
    content = steps(
        {"t": 0, "down": [1, 50, 50]},
        {"touch": [1, {"view": "box", "window": "W", "phase": "began", "tapCount": 1, "location": [50, 50], "timestamp": 0}]},
        {"t": 1, "up": [1, 60, 50]},
        {"touch": [1, {"phase": "ended", "previousLocation": [50, 50]}]},
    )
    assert run(content)[0] == 0


def test_explain(run):
    """The trace is always on."""
    content = steps({"set": ["box", {"hidden": True}]}, {"t": 0, "down": [1, 50, 50]}, {"explain": ["box", "hidden"]})
    content["windows"][0]["subviews"][0]["log"] = False
    assert run(content)[0] == 0
    content["steps"][2] = {"explain": ["box", "purple"]}
    assert 'expected a text with "purple", got "box' in run(content)[1]
    content["steps"] = [{"explain": ["box", "x"]}]
    assert "no explanation for box" in run(content)[1]


def test_a_refused_call_is_a_note_and_no_failure(run):
    """SPEC 74."""
    status, out, err = run(steps({"t": 0, "move": [9, 1, 1]}, {"add": ["box", {"id": "x"}]}, {"move_to": ["box", "x"]}))
    assert status == 0 and out == "ok a tap\n"
    notes = err.splitlines()
    assert notes[0].startswith("note: file.json: steps[0].move: RKStatusNotFound: ")
    assert notes[1].startswith("note: file.json: steps[2].move_to: RKStatusCycle: ") and len(notes) == 2


def test_on_runs_once_and_inside_the_callback(run):
    content = steps(
        {"on": ["box.began", [{"set": ["box", {"alpha": 0}]}, {"post": [{"set": ["box", {"hidden": True}]}]}]]},
        {"on": ["never", []]},
        {"t": 0, "down": [1, 50, 50]},
        {"get": ["box", {"alpha": 0, "hidden": False}]},
        {"drain": True},
        {"get": ["box", {"hidden": True}]},
        {"set": ["box", {"alpha": 1, "hidden": False}]},
        {"t": 1, "up": [1, 50, 50]},
        {"t": 1, "down": [1, 50, 50]},
        {"get": ["box", {"alpha": 1}]},
    )
    status, out, err = run(content)
    assert status == 0, out
    assert 'note: file.json: steps[1].on: the line "never" was never logged' in err


def test_answers_are_logged(run):
    content = steps(
        {"becomeFirst": "box"},
        {"set": ["box", {"canBecomeFirstResponder": True}]},
        {"becomeFirst": "box"},
        {"resignFirst": "box"},
        {"makeKey": "W"},
        {"expect": ["box.becomeFirst", "= false", "box.becomeFirst", "= true", "box.resignFirst", "= true", "= true"]},
        log=["responder"],
    )
    assert run(content)[0] == 0


def test_destroying(run):
    content = steps(
        {"t": 0, "down": [1, 50, 50]},
        {"destroy": "box"},
        {"destroy": "box"},
        {"hit": ["W", [50, 50], "W"]},
        {"expect": ["box.hit", "box.in=1", "box.began", "box.cancelled"]},
    )
    status, out, err = run(content)
    assert status == 0, out
    assert err == 'note: file.json: steps[2].destroy: "box" has been destroyed already\n'


def test_plain_classes_where_nothing_is_logged_or_overridden(tmp_path):
    """"log": false and no overrides: the library's own class, on its fast path."""
    from responderkit import Context, View
    from responderkit.scenario import load
    from responderkit.scenario.world import World

    path = tmp_path / "plain.json"
    windows = [
        {
            "id": "W",
            "log": False,
            "subviews": [
                {"id": "plain", "log": False},
                {"id": "inside", "log": False, "pointInside": "yes"},
                {"id": "hits", "log": ["hit"]},
                {"id": "all"},
                {"id": "acts", "log": False, "responds": ["save:"]},
            ],
        }
    ]
    path.write_text(json.dumps(changed(windows=windows, steps=[])))
    with Context() as context:
        world = World(load(str(path)), context)
        world.build()
        assert type(world.object("plain")) is View

        def overridden(id):
            from responderkit.classes import class_info

            return class_info(type(world.object(id))).overrides

        assert overridden("inside") == {"point_inside"} and overridden("hits") == {"hit_test"}
        assert overridden("all") == {
            *("hit_test", "point_inside", "touches_began", "touches_moved", "touches_ended", "touches_cancelled"),
        }
        assert overridden("acts") == set() and world.object("acts").can_perform_action("save:")
        world.end()


def test_control_characters_are_shown_not_obeyed(run):
    status, out, _ = run(changed(name="a\x1b[31mtap"))
    assert status == 0 and out.endswith("ok a\\u{1b}[31mtap\n")


# ---- What is refused ------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "place", "message"),
    [
        ("", "line 1 column 1", "not JSON"),
        ("{", "line 1 column 2", "not JSON"),
        (json.dumps(TAP)[:-40], "line 1", "not JSON"),
        ('{"format": 1, "steps": [}', "line 1 column 25", "not JSON"),
        ('{"format": 1,\n "steps": [] } x', "line 2 column 16", "not JSON"),
        ("[" * 100_000, "line 1 column 1001", "nested deeper than 1000 levels"),
        ('{"a":' * 100_000, "line 1", "nested deeper than 1000 levels"),
        (b'{"format": 1,\n "name": "\xff", "steps": []}', "line 2 column 11", "byte 0xff is no UTF-8"),
        (b"\x00\x01\x02", "line 1 column 1", "not JSON"),
        ("5", "file.json: expected an object, found 5", ""),
        ("null", "file.json: expected an object, found null", ""),
        ('{"format": 1}', 'expected a key "steps"', ""),
        ('{"steps": []}', 'expected a key "format"', ""),
        ('{"format": 2, "steps": []}', "format: expected format 1, found 2", ""),
        ('{"format": true, "steps": []}', "format: expected format 1, found true", ""),
        ('{"format": 1, "steps": [{"t": 1e999}]}', "steps[0].t: expected a finite number", "1e999"),
        ('{"format": 1, "steps": [{"t": -1e999}]}', "steps[0].t", "finite"),
        ('{"format": 1, "steps": [{"t": NaN}]}', "steps[0].t: expected a finite number, found NaN", "no number of JSON"),
        ('{"format": 1, "steps": [{"t": Infinity}]}', "steps[0].t", "Infinity"),
        ('{"format": 1, "steps": [{"t": 1' + "0" * 5000 + "}]}", "steps[0].t", "5001 digits"),
        ('{"format": 1, "steps": [{"t": true}]}', "steps[0].t: expected a number, found true", ""),
        ('{"format": 1, "name": 5, "steps": []}', "name: expected a text, found 5", ""),
        ('{"format": 1, "name": "\\ud800", "steps": []}', "name", "surrogate"),
        ('{"format": 1, "format": 1, "steps": []}', 'key "format" stands here twice', ""),
        ('{"format": 1, "stepps": []}', "file.json", ""),
    ],
)
def test_files_that_are_no_scenarios(run, content, place, message):
    status, out, err = run(content)
    assert status == 2 and out == ""
    assert err.startswith("responderkit: file.json: ") and err.count("\n") == 1
    assert place in err and message in err
    assert len(err) < 600, "however large the mistake, the message is short"


@pytest.mark.parametrize(
    ("changes", "place", "message"),
    [
        ({"stepps": []}, "", 'unknown key "stepps" (allowed: format, name, note, config'),
        ({"log": ["hits"]}, "log[0]", 'expected one of the allowed words, found "hits" (allowed: hit, inside, touches'),
        ({"log": True}, "log", "expected a list"),
        ({"logTouchIds": 1}, "logTouchIds", "expected true or false, found 1"),
        ({"config": {"controlSlap": 1}}, "config", 'unknown key "controlSlap" (allowed: hitTestPasses'),
        ({"config": {"controlSlop": "wide"}}, "config.controlSlop", "expected a number"),
        ({"config": {"sameViewTie": "middle"}}, "config.sameViewTie", "(allowed: lastAdded, firstAdded)"),
        ({"config": {"hitTestPasses": 3}}, "config.hitTestPasses", "RKStatusInvalidArgument"),
        ({"plugins": ["x.so"]}, "plugins", "plugins are not supported by this version"),
        ({"windows": [{"frame": [0, 0, 1, 1]}]}, "windows[0]", 'expected a key "id"'),
        ({"windows": [{"id": ""}]}, "windows[0].id", "not empty"),
        ({"windows": [{"id": "app"}]}, "windows[0].id", "is taken"),
        ({"windows": [{"id": "W"}, {"id": "W"}]}, "windows[1].id", 'the id "W" is declared twice'),
        ({"windows": [{"id": "W", "colour": "red"}]}, "windows[0]", 'unknown key "colour" (allowed: id, class, frame'),
        ({"windows": [{"id": "W", "frame": [0, 0, 1]}]}, "windows[0].frame", "expected a rectangle [x, y, width, height]"),
        ({"windows": [{"id": "W", "frame": [0, 0, 1, "1"]}]}, "windows[0].frame[3]", 'expected a number, found "1"'),
        ({"windows": [{"id": "W", "frame": [0, 0, 1, 1], "center": [0, 0]}]}, "windows[0]", 'either "frame" or "bounds"'),
        ({"windows": [{"id": "W", "class": "View"}]}, "windows[0].class", "(allowed: Window)"),
        ({"windows": [{"id": "W", "key": True}, {"id": "V", "key": True}]}, "windows", "only one window can be key"),
        ({"detached": [{"id": "v", "class": "Window"}]}, "detached[0].class", 'a window stands in "windows"'),
        ({"detached": [{"id": "v", "class": "Nonsense"}]}, "detached[0].class", 'unknown class "Nonsense" (allowed: View'),
        ({"detached": [{"id": "v", "class": "Button"}]}, "detached[0].class", "controls are not supported by this version"),
        ({"detached": [{"id": "v", "class": "ScrollView"}]}, "detached[0].class", "scroll views are not supported"),
        ({"detached": [{"id": "v", "key": True}]}, "detached[0].key", 'only windows have the key "key"'),
        ({"detached": [{"id": "v", "sendEvent": "drop"}]}, "detached[0].sendEvent", "only windows and the application"),
        ({"detached": [{"id": "v", "recognizers": [{}]}]}, "detached[0].recognizers", "recognizers are not supported"),
        ({"detached": [{"id": "v", "shouldBegin": True}]}, "detached[0].shouldBegin", "recognizers are not supported"),
        ({"detached": [{"id": "v", "targets": []}]}, "detached[0].targets", "controls are not supported"),
        ({"detached": [{"id": "v", "sendAction": "intercept"}]}, "detached[0].sendAction", "controls are not supported"),
        ({"detached": [{"id": "v", "enabled": False}]}, "detached[0].enabled", "controls are not supported"),
        ({"detached": [{"id": "v", "contentSize": [1, 1]}]}, "detached[0].contentSize", "scroll views are not supported"),
        ({"detached": [{"id": "v", "pointInside": "maybe"}]}, "detached[0].pointInside", '(allowed: "yes", "no"'),
        ({"detached": [{"id": "v", "pointInside": {"circle": False}}]}, "detached[0].pointInside.circle", "expected true"),
        ({"detached": [{"id": "v", "pointInside": {"oval": True}}]}, "detached[0].pointInside", 'unknown key "oval"'),
        ({"detached": [{"id": "v", "pointInside": {"inset": [1]}}]}, "detached[0].pointInside.inset", "[dx, dy]"),
        ({"detached": [{"id": "v", "hitTest": "other"}]}, "detached[0].hitTest", '"superThen"'),
        ({"detached": [{"id": "v", "hitTest": {"superThen": ["x"]}}]}, "detached[0].hitTest.superThen[0]", 'has the id "x"'),
        ({"detached": [{"id": "v", "super": {"begin": True}}]}, "detached[0].super", 'unknown key "begin" (allowed: began'),
        ({"detached": [{"id": "v", "super": 1}]}, "detached[0].super", "true, false or an object"),
        ({"detached": [{"id": "v", "touchesDo": "dance"}]}, "detached[0].touchesDo", "(allowed: drag, pinch"),
        ({"detached": [{"id": "v", "nextResponder": 3}]}, "detached[0].nextResponder", "an id or null"),
        ({"detached": [{"id": "v", "responds": ["a", "a"]}]}, "detached[0].responds[1]", "stands here twice"),
        ({"detached": [{"id": "v", "log": "hit"}]}, "detached[0].log", "expected true, false or a list of kinds"),
        ({"detached": [{"id": "v", "subviews": {}}]}, "detached[0].subviews", "expected a list, found an empty object"),
        ({"controllers": [{"id": "c"}]}, "controllers[0]", 'expected a key "view"'),
        ({"controllers": [{"id": "c", "view": "W"}]}, "controllers[0].view", "expected the id of a node that is no window"),
        ({"controllers": [{"id": "c", "view": "box", "class": "Tabs"}]}, "controllers[0].class", "NavigationController"),
        ({"controllers": [{"id": "c", "view": "box", "x": 1}]}, "controllers[0]", 'unknown key "x"'),
        ({"controllers": [{"id": "c", "view": "box", "parent": "c"}]}, "controllers[0].parent", "RKStatusCycle"),
        ({"application": {"hitTest": "self"}}, "application", "(allowed: log, responds, sendEvent)"),
        ({"application": {"sendEvent": {"drop": ["stationary"]}}}, "application.sendEvent.drop[0]", "(allowed: began"),
        ({"delegate": {"sendEvent": "drop"}}, "delegate", "(allowed: log, responds)"),
        ({"steps": {}}, "steps", "expected a list"),
    ],
)
def test_what_is_wrong_around_the_steps(run, changes, place, message):
    status, out, err = run(changed(**changes))
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: {place}{': ' if place else ''}") and message in err


@pytest.mark.parametrize(
    ("step", "place", "message"),
    [
        ({}, "steps[0]", "expected a step, found an empty object (allowed: t, down"),
        ({"jump": 1}, "steps[0]", 'unknown key "jump" (allowed: t, down'),
        ({"down": [1, 2]}, "steps[0].down", "expected [id, x, y], found a list of 2"),
        ({"down": [1.5, 2, 3]}, "steps[0].down[0]", "expected a whole number, found 1.5"),
        ({"down": [1e300, 2, 3]}, "steps[0].down[0]", "expected a whole number"),
        ({"down": [1, "2", 3]}, "steps[0].down[1]", "expected a number"),
        ({"down": [1, 2, 3], "up": [1, 2, 3]}, "steps[0]", 'a step does one thing, found both "down" and "up"'),
        ({"update": []}, "steps[0].update", "expected at least one touch"),
        ({"update": [["cancel", 1, 2, 3]]}, "steps[0].update[0]", '["cancel", id]'),
        ({"update": [["down", 1]]}, "steps[0].update[0]", '["down", id, x, y]'),
        ({"update": [["press", 1]]}, "steps[0].update[0][0]", "(allowed: down, move, up, cancel)"),
        ({"cancelAll": False}, "steps[0].cancelAll", "expected true, found false"),
        ({"post": [{"post": [{"hop": 1}]}]}, "steps[0].post[0].post[0]", 'unknown key "hop"'),
        ({"set": ["box"]}, "steps[0].set", '["id", {property: value}]'),
        ({"set": ["box", {"subviews": []}]}, "steps[0].set[1]", 'unknown key "subviews"'),
        ({"set": ["box", {"contentOffset": [0, 0]}]}, "steps[0].set[1].contentOffset", "scroll views are not supported"),
        ({"set": ["W", {"key": False}]}, "steps[0].set[1].key", "expected true"),
        ({"set": ["bax", {"alpha": 1}]}, "steps[0].set[0]", 'no object has the id "bax" (allowed: W, app, box, delegate)'),
        ({"add": ["W", {"id": "box"}]}, "steps[0].add[1].id", "declared twice"),
        ({"move_to": ["box", "app"]}, "steps[0].move_to[1]", "expected the id of a node"),
        ({"destroy": "app"}, "steps[0].destroy", "expected the id of a node, a controller or the delegate"),
        ({"makeKey": "box"}, "steps[0].makeKey", "expected the id of a window"),
        ({"on": ["x"]}, "steps[0].on", '["line", [steps]]'),
        ({"on": ["x", [{"down": []}]]}, "steps[0].on[1][0].down", "expected [id, x, y]"),
        ({"expect": "box.hit"}, "steps[0].expect", "expected a list"),
        ({"expect": [1]}, "steps[0].expect[0]", "expected a text, found 1"),
        ({"hit": ["W", [0, 0]]}, "steps[0].hit", '["root", [x, y], "id" or null]'),
        ({"hit": ["W", [0, 0], 5]}, "steps[0].hit[2]", "the id of a node or null"),
        ({"convert": {"from": "box", "to": None, "is": [0, 0]}}, "steps[0].convert", '"point" or "rect"'),
        ({"convert": {"point": [0, 0], "from": "box", "to": None, "is": [0, 0, 1, 1]}}, "steps[0].convert.is", "a point [x, y]"),
        ({"convert": {"point": [0, 0], "to": None, "is": [0, 0]}}, "steps[0].convert", 'expected a key "from"'),
        ({"convert": {"point": [0, 0], "from": "box", "to": None, "is": [0, 0], "o": 1}}, "steps[0].convert", 'unknown key "o"'),
        ({"chain": []}, "steps[0].chain", "the ids from the first responder"),
        ({"get": ["box", {"weight": 1}]}, "steps[0].get[1]", 'unknown key "weight" (allowed: frame'),
        ({"get": ["box", {"state": "began"}]}, "steps[0].get[1].state", "recognizers are not supported"),
        ({"get": ["box", {"tracking": True}]}, "steps[0].get[1].tracking", "controls are not supported"),
        ({"get": ["box", {"alpha": 1}], "tolerance": -1}, "steps[0].tolerance", "not negative"),
        ({"hit": ["W", [0, 0], None], "tolerance": 1}, "steps[0].tolerance", 'only "get" has a tolerance'),
        ({"touch": [1, {"colour": 1}]}, "steps[0].touch[1]", 'unknown key "colour" (allowed: view'),
        ({"touch": [1, {"phase": "up"}]}, "steps[0].touch[1].phase", "(allowed: began, moved, stationary"),
        ({"explain": ["box"]}, "steps[0].explain", '["id", "text"]'),
        ({"press": ["select", "began"]}, "steps[0].press", "presses are not supported by this version"),
        ({"motion": "began"}, "steps[0].motion", "motion events are not supported"),
        ({"remote": "play"}, "steps[0].remote", "remote control events are not supported"),
        ({"key": ["a", [], "began"]}, "steps[0].key", "key events are not supported"),
        ({"sendAction": {"action": "foo:"}}, "steps[0].sendAction", "actions are not supported"),
        ({"addRecognizer": ["box", {}]}, "steps[0].addRecognizer", "recognizers are not supported"),
        ({"removeRecognizer": "r"}, "steps[0].removeRecognizer", "recognizers are not supported"),
        ({"setTranslation": ["r", [0, 0]]}, "steps[0].setTranslation", "recognizers are not supported"),
        ({"setScale": ["r", 1]}, "steps[0].setScale", "recognizers are not supported"),
        ({"setRotation": ["r", 0]}, "steps[0].setRotation", "recognizers are not supported"),
    ],
)
def test_what_is_wrong_with_a_step(run, step, place, message):
    status, out, err = run(steps(step))
    assert status == 2 and out == ""
    assert err.startswith(f"responderkit: file.json: {place}: ") and message in err


def test_nothing_runs_before_everything_is_read(run):
    assert run(steps(*TAP["steps"], {"expect": 1}))[1] == ""


def test_files_that_cannot_be_read(tmp_path):
    err = io.StringIO()
    assert run_files([str(tmp_path), str(tmp_path / "none.json")], False, io.StringIO(), err) == 2
    assert err.getvalue().splitlines() == [
        f"responderkit: {tmp_path}: Is a directory",
        f"responderkit: {tmp_path}/none.json: No such file or directory",
    ]


def test_the_worst_status_counts_and_all_files_run(tmp_path):
    good, failing, bad = (tmp_path / name for name in ("good", "failing", "bad"))
    good.write_text(json.dumps(TAP))
    failing.write_text(json.dumps(steps({"expect": ["x"]})))
    bad.write_text("?")
    out = io.StringIO()
    assert run_files([str(bad), str(failing), str(good)], False, out, io.StringIO()) == 2
    assert "FAILED a tap" in out.getvalue() and out.getvalue().endswith("ok a tap\n")
    assert run_files([str(good), str(failing), str(good)], False, out, io.StringIO()) == 1


def test_the_deepest_tree_that_a_file_can_hold(run):
    """497 views in one another: hit-testing and every forwarding goes through Python, and the stack holds."""
    # Written as text: Python's own JSON writer gives up earlier.
    opening = "".join(f'{{"id": "v{number}", "frame": [0, 0, 100, 100], "subviews": [' for number in range(496, -1, -1))
    window = f'{{"id": "W", "frame": [0, 0, 100, 100], "log": false, "subviews": [{opening}{"]}" * 497}]}}'
    content = f'{{"format": 1, "name": "deep", "log": ["touches"], "windows": [{window}], "steps": [{{"t": 0, "down": [1, 5, 5]}}]}}'
    status, out, err = run(content)
    assert (status, err) == (0, "")
    assert out.splitlines() == [f"v{number}.began" for number in range(497)] + ["ok deep"]


def test_overrides_that_ask_each_other_for_ever(run):
    """SPEC 23: the library stops them; the runner lives to tell."""
    windows = [
        {"id": "a", "log": False, "hitTest": {"superThen": ["b"]}},
        {"id": "b", "log": False, "hitTest": {"superThen": ["a"]}},
    ]
    status, out, _ = run(steps({"t": 0, "down": [1, 5, 5]}, {"get": ["a", {"alpha": 1}]}, windows=windows))
    assert (status, out) == (0, "ok a tap\n")


# ---- The command line -----------------------------------------------------------


def test_main(tmp_path, capsys):
    path = tmp_path / "tap.json"
    path.write_text(json.dumps(TAP))
    assert main(["run", str(path)]) == 0
    assert capsys.readouterr().out.endswith("ok a tap\n")
    assert main(["run", "--log", str(path)]) == 0
    assert "ok" not in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [[], ["run"], ["fly"], ["run", "--loud", "x"]])
def test_wrong_arguments(arguments, capsys):
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2 and "usage:" in capsys.readouterr().err


def test_version(capsys):
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"responderkit {responderkit.__version__}, library {responderkit.library_version()}\n"


def test_as_a_program(tmp_path):
    """One real process, and one whose reader goes away."""
    source = str(Path(responderkit.__file__).resolve().parents[1])
    library = responderkit._library.library._name
    environment = {**os.environ, "PYTHONPATH": source, "RESPONDERKIT_LIBRARY": library, "PYTHONDONTWRITEBYTECODE": "1"}
    path = tmp_path / "tap.json"
    path.write_text(json.dumps(changed(steps=TAP["steps"][:2])))
    command = [sys.executable, "-W", "error", "-m", "responderkit", "run", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.endswith("ok a tap\n")
    path.write_text(json.dumps(changed(name="Übung", steps=[])), encoding="utf-8")
    done = subprocess.run(command, capture_output=True, env={**environment, "PYTHONIOENCODING": "ascii"}, timeout=60)
    assert (done.returncode, done.stdout.decode()) == (0, "ok Übung\n")
    piped = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    piped.stdout.close()
    errors = piped.stderr.read()
    piped.stderr.close()
    assert piped.wait(60) in (0, 2) and b"Traceback" not in errors
