"""``python -m responderkit run``: other circumstances, which may change no answer."""

import json

import pytest
from runner_support import TAP, changed

from responderkit.__main__ import main

SLIDE = [{"t": 0, "down": [1, 20, 20]}, {"t": 0.1, "move": [1, 100, 20]}, {"t": 0.2, "up": [1, 100, 20]}]
WINDOW = {"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "b", "class": "Button", "frame": [0, 0, 40, 40]}]}
BUTTON = {"format": 1, "name": "b", "log": ["events"], "windows": [WINDOW], "steps": SLIDE}


@pytest.fixture
def command(tmp_path, capsys):
    """Run a scenario with options; returns (status, stdout, stderr)."""

    def command(content, *options):
        path = tmp_path / "file.json"
        path.write_text(json.dumps(content))
        status = main(["run", *options, str(path)])
        out, err = capsys.readouterr()
        return status, out, err.replace(str(tmp_path) + "/", "")

    return command


# ---- --config -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "last"),
    [
        ([], "touchUpInside"),
        (["controlSlop=10"], "touchUpOutside"),
        (["controlSlop=10", "hitTestPasses=2", "controlSlop=7e1"], "touchUpInside"),
        (["sameViewTie=firstAdded", "cancelBeforeAction=true"], "touchUpInside"),
    ],
)
def test_config_is_set_before_that_of_the_file(command, settings, last):
    options = [f"--config={text}" for text in settings]
    status, out, err = command(BUTTON, *options)
    assert (status, err) == (0, "") and f"b.event:{last}\n" in out
    assert "b.event:touchUpInside\n" in command({**BUTTON, "config": {"controlSlop": 70}}, *options)[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("controlSlop", "expected NAME=VALUE"),
        ("=5", "expected NAME=VALUE"),
        ("controlslop=5", 'unknown key "controlslop" (allowed: hitTestPasses, cancelBeforeAction, '),
        ("controlSlop=", 'expected a number, found ""'),
        ("controlSlop=wide", 'expected a number, found "wide"'),
        ("controlSlop=nan", 'expected a number, found "nan"'),
        ("controlSlop=[5]", 'expected a number, found "[5]"'),
        ("controlSlop=1e999", "expected a number, found"),
        ("controlSlop=-1", "RKStatusInvalidArgument: "),
        ("hitTestPasses=3", "RKStatusInvalidArgument: "),
        ("sameViewTie=newest", 'expected a number or a value\'s name, found "newest" (allowed: lastAdded, firstAdded)'),
    ],
)
def test_config_that_is_wrong(command, text, message):
    status, out, err = command("no scenario", "--config", text)
    assert (status, out) == (2, "")
    assert err.startswith(f'responderkit: --config "{text}": {message}') and err.count("\n") == 1


# ---- --no-trace, --silent-nodes ---------------------------------------------------


def test_without_a_trace_no_reasons_are_read(command):
    asking = changed(log=[], steps=[*TAP["steps"][:2], {"explain": ["box", "no such reason"]}])
    assert command(asking)[0] == 1
    assert command(asking, "--no-trace") == (0, "ok a tap\n", "")


def test_silent_nodes_log_what_needs_no_override(command):
    tap = {"id": "t.t", "type": "tap", "log": True}
    lines = ["box.in=1", "t.t.began{1}", "box.began{1}", "t.t.ended{1}", "act:t.t", "box.cancelled{1}"]
    scene = changed(log=["inside", "touches", "actions"], logTouchIds=True)
    scene["steps"] = [{"addRecognizer": ["box", tap]}, *TAP["steps"][:2], {"expect": lines}]
    assert command(scene) == (0, "\n".join(lines) + "\nok a tap\n", "")
    assert command(scene, "--silent-nodes") == (0, "act:t.t\nok a tap\n", "")


def test_silent_nodes_are_compared_in_what_is_left(command):
    status, out, _ = command(changed(steps=[*TAP["steps"][:2], {"expect": ["box.hit", "act:x", "box.ended"]}]), "--silent-nodes")
    assert status == 1 and "expected 1 lines, got 0; they differ from line 1 on\n    - act:x\n" in out


def test_a_node_whose_line_is_awaited_is_not_silent(command):
    steps = [{"post": [{"on": ["box.began", [{"remove": "box"}]]}]}, {"drain": True}, *TAP["steps"][:2]]
    scene = changed(steps=[*steps, {"expect": ["box.hit", "box.in=1", "box.began", "box.cancelled"]}])
    assert command(scene, "--silent-nodes", "--no-trace")[:2] == (0, "box.began\nbox.cancelled\nok a tap\n")


def test_an_override_that_is_more_than_a_log_stays(command):
    view = {"id": "a", "frame": [0, 0, 50, 50], "pointInside": "no"}
    window = {"id": "W", "frame": [0, 0, 100, 100], "subviews": [view]}
    scene = {"format": 1, "name": "v", "windows": [window], "steps": [{"hit": ["W", [10, 10], "W"]}]}
    assert command(scene, "--silent-nodes", "--no-trace") == (0, "ok v\n", "")
