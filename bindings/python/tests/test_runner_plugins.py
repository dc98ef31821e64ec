"""``python -m responderkit run`` with plugins: where they are looked for, which classes they bring, what is reported of their faults."""

import io
import json
import shutil

import pytest
from runner_support import changed

from responderkit.__main__ import main
from responderkit.scenario import run_files

BUTTON = {"id": "box", "class": "RoundButton", "frame": [0, 0, 100, 100]}
WINDOW = {"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [BUTTON]}
CHECKS = [{"inside": ["box", [2, 2], False]}, {"inside": ["box", [50, 50], True]}]
ROUND = changed(plugins=["RoundButton.so"], windows=[WINDOW], steps=CHECKS)


@pytest.fixture
def play(tmp_path):
    def play(content, plugins=None):
        tmp_path.chmod(0o755)
        path = tmp_path / "file.json"
        path.write_text(json.dumps(content))
        out, err = io.StringIO(), io.StringIO()
        status = run_files([str(path)], False, out, err, str(plugins) if plugins else None)
        return status, out.getvalue(), err.getvalue().replace(str(tmp_path) + "/", "")

    return play


def test_in_the_folder(play, plugin_folder):
    assert play(ROUND, plugin_folder) == (0, "ok a tap\n", "")


def test_by_absolute_path(play, plugin_folder):
    assert play({**ROUND, "plugins": [str(plugin_folder / "RoundButton.so")]}) == (0, "ok a tap\n", "")


def test_beside_the_scenario_comes_first(play, plugin_folder, tmp_path):
    assert play(ROUND)[0] == 2
    shutil.copy(plugin_folder / "RoundButton.so", tmp_path)
    assert play(ROUND) == play(ROUND, plugin_folder) == (0, "ok a tap\n", "")
    (tmp_path / "RoundButton.so").unlink()  # it is mapped: written over, it would take the process with it
    (tmp_path / "RoundButton.so").write_text("not a plugin")
    status, _, err = play(ROUND, plugin_folder)
    assert status == 2 and "file.json: plugins[0]: RKStatusPluginFormat: " in err


def test_on_the_command_line(plugin_folder, tmp_path, capsys):
    path = tmp_path / "round.json"
    path.write_text(json.dumps(ROUND))
    assert main(["run", "--plugins", str(plugin_folder), str(path)]) == 0
    assert main(["run", str(path)]) == 2
    assert 'plugins[0]: no plugin "RoundButton.so"' in capsys.readouterr().err


def test_a_plugins_class_has_the_keys_of_what_it_inherits_from(play, plugin_folder):
    given = {**BUTTON, "enabled": False, "targets": [{"events": ["touchUpInside"], "action": "go:"}]}
    content = {**ROUND, "windows": [{**WINDOW, "subviews": [given]}], "steps": [{"get": ["box", {"enabled": False}]}]}
    assert play(content, plugin_folder)[0] == 0
    wrong = {**ROUND, "windows": [{**WINDOW, "subviews": [{**BUTTON, "on": True}]}]}
    status, _, err = play(wrong, plugin_folder)
    assert status == 2 and "windows[0].subviews[0]" in err


def test_overrides_of_the_runner_lie_above_those_of_the_plugin(play, plugin_folder):
    steps = [{"t": 0, "down": [1, 2, 2]}, {"t": 1, "up": [1, 2, 2]}, {"expect": ["box.hit", "box.in=0"]}]
    assert play({**ROUND, "steps": steps}, plugin_folder)[0] == 0


def test_classes_that_do_not_fit(play, plugin_folder):
    recognizer = [{"id": "r", "type": "RoundButton"}]
    status, _, err = play({**ROUND, "windows": [{**WINDOW, "recognizers": recognizer}]}, plugin_folder)
    assert status == 2 and "windows[0].recognizers[0].type" in err
    circle = {"plugins": ["CircleGesture.so"], "windows": [{"id": "W", "subviews": [{"id": "v", "class": "Circle"}]}]}
    status, _, err = play(changed(**circle), plugin_folder)
    assert status == 2 and "the plugin's class \"Circle\" inherits from GestureRecognizer" in err
    # Without the plugin the name is unknown, whatever another scenario has loaded.
    status, _, err = play({**ROUND, "plugins": []}, plugin_folder)
    assert status == 2 and 'windows[0].subviews[0].class: unknown class "RoundButton"' in err


def test_faults_are_noted(play, plugin_folder):
    bad = {"id": "box", "class": "BadView", "frame": [0, 0, 100, 100], "log": False}
    windows = [{**WINDOW, "subviews": [bad]}]
    content = changed(plugins=["BoolOfTwo.so"], windows=windows, steps=[{"inside": ["box", [2, 2], True]}])
    note = 'note: file.json: plugins: faults of the plugin "org.example.bad": 1\n'
    assert play(content, plugin_folder) == (0, "ok a tap\n", note)
