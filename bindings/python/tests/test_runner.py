"""``python -m responderkit run``: what it prints, and what it refuses."""

import io
import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import REPOSITORY
from runner_support import TAP, changed, steps

import responderkit
from responderkit import _tool
from responderkit.__main__ import main
from responderkit.scenario import run_files


def environment():
    """For a process that finds this package and its library."""
    source, library = str(Path(responderkit.__file__).resolve().parents[1]), responderkit._library.library._name
    return {**os.environ, "PYTHONPATH": source, "RESPONDERKIT_LIBRARY": library, "PYTHONDONTWRITEBYTECODE": "1"}


def command(path):
    return [sys.executable, "-W", "error", "-m", "responderkit", "run", str(path)]


SCENARIOS = sorted((REPOSITORY / "Tests" / "Scenarios").glob("*.json"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_of_the_project(path, plugin_folder):
    out, err = io.StringIO(), io.StringIO()
    assert run_files([str(path)], False, out, err, str(plugin_folder)) == 0, out.getvalue() + err.getvalue()


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
    content["steps"] = [{"explain": ["box", "box got no touch: the trace holds none"]}]
    assert run(content)[0] == 0


def test_a_refused_call_is_a_note_and_no_failure(run):
    """SPEC 74."""
    status, out, err = run(steps({"t": 0, "move": [9, 1, 1]}, {"add": ["box", {"id": "x"}]}, {"move_to": ["box", "x"]}))
    assert status == 0 and out == "ok a tap\n"
    notes = err.splitlines()
    assert notes[0].startswith("note: file.json: steps[0].move: RKStatusNotFound: ")
    assert notes[1].startswith("note: file.json: steps[2].move_to: RKStatusCycle: ") and len(notes) == 2


def test_a_hit_test_written_by_hand_logs_its_point_inside(run):
    made = changed(steps=[TAP["steps"][0], {"expect": ["box.hit", "box.in=1", "box.began"]}])
    made["windows"][0]["subviews"][0].update(hitTest="unconverted", pointInside={"circle": True})
    assert run(made)[0] == 0, run(made)


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


def test_plain_classes_where_nothing_is_overridden(tmp_path):
    """"log": false and no overrides: the library's own class, on its fast path."""
    from responderkit import Context, View
    from responderkit.scenario import load
    from responderkit.scenario.building import build
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
        build(world)
        assert type(world.object("plain")) is View

        def overridden(id):
            from responderkit.classes import class_info

            return class_info(type(world.object(id))).overrides

        assert overridden("inside") == {"point_inside"}
        # What is logged is observed (SPEC 356).
        assert type(world.object("hits")) is View and type(world.object("all")) is View
        assert overridden("acts") == set() and world.object("acts").can_perform_action("save:")
        world.end()


def test_control_characters_are_shown_not_obeyed(run):
    status, out, _ = run(changed(name="a\x1b[31mtap"))
    assert status == 0 and out.endswith("ok a\\u{1b}[31mtap\n")


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


def test_the_deepest_tree_that_a_file_can_hold(tmp_path):
    """497 views in one another: every forwarding goes through Python, and the stack holds.

    In a process of its own, because pytest takes a part of the stack. Python 3.12 has a limit of its own for calls from C, which none
    can raise and which ends at 498 callbacks in one another: a few views fewer there.
    """
    count = 480 if sys.version_info[:2] == (3, 12) else 497
    # Written as text: Python's own JSON writer gives up earlier.
    opening = "".join(f'{{"id": "v{number}", "frame": [0, 0, 100, 100], "subviews": [' for number in range(count - 1, -1, -1))
    window = f'{{"id": "W", "frame": [0, 0, 100, 100], "log": false, "subviews": [{opening}{"]}" * count}]}}'
    content = f'{{"format": 1, "name": "deep", "log": ["touches"], "windows": [{window}], "steps": [{{"t": 0, "down": [1, 5, 5]}}]}}'
    (tmp_path / "deep.json").write_text(content)
    done = subprocess.run(command(tmp_path / "deep.json"), capture_output=True, text=True, env=environment(), timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [f"v{number}.began" for number in range(count)] + ["ok deep"]


def test_overrides_that_ask_each_other_for_ever(run):
    """SPEC 23: the library stops them; the runner survives."""
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
    path = tmp_path / "tap.json"
    path.write_text(json.dumps(changed(steps=TAP["steps"][:2])))
    done = subprocess.run(command(path), capture_output=True, text=True, env=environment(), timeout=300)
    assert (done.returncode, done.stderr) == (0, "") and done.stdout.endswith("ok a tap\n")
    path.write_text(json.dumps(changed(name="Übung", steps=[])), encoding="utf-8")
    done = subprocess.run(command(path), capture_output=True, env={**environment(), "PYTHONIOENCODING": "ascii"}, timeout=300)
    assert (done.returncode, done.stdout.decode()) == (0, "ok Übung\n")
    # What is written when the program ends is another matter than what is written line by line.
    for unbuffered in ("", "1"):
        surroundings = {**environment(), "PYTHONUNBUFFERED": unbuffered}
        piped = subprocess.Popen(command(path), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings)
        piped.stdout.close()
        errors = piped.stderr.read()
        piped.stderr.close()
        assert piped.wait(60) in (0, 2) and errors == b""


def test_fingers_cost_as_much_each_however_many(run):
    def calls(count):
        """Calls that the runner makes while so many fingers are down at once."""
        made = 0

        def note(frame, event, argument):
            nonlocal made
            made += event == "call" or event == "c_call"

        phases = [(0, "down", 0), (1, "move", 1), (2, "up", 1)]
        items = [{"t": t, word: [id, id % 300 + by, id // 300]} for t, word, by in phases for id in range(count)]
        content = {**steps(*items), "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "multipleTouchEnabled": True}]}
        sys.setprofile(note)
        try:
            status, _, err = run(content)
        finally:
            sys.setprofile(None)
        assert status == 0, err
        return made

    calls(1)  # what is made once
    few, more, most = calls(100), calls(200), calls(400)
    assert abs((most - more) - 2 * (more - few)) < 200


def test_commands_of_the_tool_are_handed_over(tmp_path):
    tool = tmp_path / "rk"
    tool.write_text('#!/bin/sh\necho "rk: $*"\nexit 7\n')
    tool.chmod(0o755)
    handed = subprocess.run(
        [sys.executable, "-m", "responderkit", "inspect", "--open", "a b.json"], env={**environment(), "PATH": f"{tmp_path}:{os.environ['PATH']}"}, capture_output=True, text=True
    )
    # An rk beside this Python would come first; there is none in an environment for tests.
    assert (handed.stdout, handed.returncode) == ("rk: inspect --open a b.json\n", 7), handed.stderr


def test_without_the_tool_its_commands_say_how_to_get_it(tmp_path):
    done = subprocess.run([sys.executable, "-m", "responderkit", "demo"], env={**environment(), "PATH": str(tmp_path)}, capture_output=True, text=True)
    is_made = platform.machine() == "x86_64" and platform.libc_ver()[0] == "glibc"
    assert done.returncode == 2 and done.stdout == ""
    assert ("pip install 'responderkit[tools]'" if is_made else "which is made for x86_64 with glibc, not for") in done.stderr


def test_on_a_machine_without_the_tool_its_commands_say_what_is_missing(monkeypatch):
    monkeypatch.setattr(_tool.platform, "machine", lambda: "aarch64")
    monkeypatch.setattr(_tool.platform, "libc_ver", lambda: ("glibc", "2.36"))
    sentence = _tool.how_to_get("inspect")
    assert sentence == "inspect is a command of the tool rk, which is made for x86_64 with glibc, not for aarch64 with glibc; record here, and use rk there (here are run, corpus, monkey, touches, audit, hit and replay)"


@pytest.fixture
def form(tmp_path):
    file = tmp_path / "form.json"
    window = {"id": "W", "frame": [0, 0, 320, 480], "subviews": [{"id": "save", "class": "Button", "frame": [20, 20, 100, 20]}, {"id": "bar", "frame": [0, 0, 320, 60]}]}
    file.write_text(json.dumps({"format": 1, "windows": [window], "steps": [{"t": 1, "set": ["bar", {"hidden": True}]}]}))
    return str(file)


def test_hit_names_what_is_in_front(form, capsys):
    assert _tool.main(["hit", "--tree", form, "--why", "save", "40", "30"]) == 0
    assert capsys.readouterr().out == "save would not be hit at (40 30): bar is in front of it there and takes the touch (SPEC 32)\n"
    assert _tool.main(["hit", "--tree", form, "--why", "W > save", "--at", "1", "--json", "40", "30"]) == 0
    assert json.loads(capsys.readouterr().out) == {"view": "W > save", "at": [40, 30], "sentence": "save would be hit at (40 30)", "steps": []}


def test_audit_finds_and_returns_1(form, capsys):
    assert _tool.main(["audit", form]) == 1
    assert "save" in capsys.readouterr().out
    assert _tool.main(["audit", "--json", form]) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert any(line["kindName"] == "coveredIdly" and (line["subject"], line["culprit"]) == ("save", "bar") for line in lines), lines


def test_hit_gives_each_cause_as_data(form, capsys):
    assert _tool.main(["hit", "--tree", form, "--why", "save", "--json", "40", "30"]) == 0
    (step,) = json.loads(capsys.readouterr().out)["steps"]
    assert (step["reason"], step["culprit"], step["rule"]) == ("missCovered", "bar", 32)


def test_an_audit_of_a_recording_names_what_takes_it(tmp_path, capsys):
    file = tmp_path / "bug.rkrec"
    file.write_bytes(b"\x89RKREC\r\n" + bytes(16))
    assert _tool.main(["audit", str(file)]) == 2
    assert "is a recording; only rk shows the tree in one" in capsys.readouterr().err


def test_a_closed_pipe_is_no_fault_of_the_file(form, capsys, monkeypatch):
    class Closed(io.StringIO):
        def write(self, text):
            raise BrokenPipeError

    monkeypatch.setattr(sys, "stdout", Closed())
    with pytest.raises(BrokenPipeError):
        _tool.main(["audit", form])
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["hit", "--tree", "FORM", "--why", "sav", "1", "1"], 'no view in a window is named "sav"'), (["audit", "/nowhere.json"], "No such file"), (["hit", "--tree", "FORM", "--why", "save", "nan", "1"], "finite number"), (["audit", "--at", "-1", "FORM"], "time, 0 or more")],
)
def test_what_cannot_be_answered_is_one_sentence(form, capsys, arguments, words):
    try:
        status = _tool.main([form if each == "FORM" else each for each in arguments])
    except SystemExit as exit:
        status = exit.code
    captured = capsys.readouterr()
    assert status == 2 and words in captured.err and captured.out == ""
