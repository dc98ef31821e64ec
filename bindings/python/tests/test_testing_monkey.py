"""responderkit.testing.monkey: planted faults are found and shrink; an app without faults has none."""

import json
import runpy

import pytest
from testing_sample import FAULTS, RULES, app, faulty

from responderkit.__main__ import main
from responderkit.scenario import load, play
from responderkit.testing import Case, Rule, monkey

#: Updates of a run; each takes less than a second.
UPDATES = 120


@pytest.mark.parametrize("seed", range(4))
def test_an_app_without_faults(seed):
    assert monkey(app(), seed=seed, updates=400, rules=RULES) == []


@pytest.mark.parametrize("name", FAULTS)
def test_planted_faults_are_found_and_shrink(name):
    found = monkey(faulty(name), seed=1, updates=UPDATES, rules=RULES)
    assert found, f"{name}: nothing was found in {UPDATES} updates"
    for each in found:
        size = each.case.views, each.case.fingers, each.case.samples
        assert size[0] <= 5 and size[1] <= 2 and size[2] <= 10, f"{name}: {each.finding} has {size} views, fingers, samples"
        assert each.finding in each.case.play()


def test_the_same_seed_finds_the_same():
    runs = [monkey(faulty("a banner covers the bar"), seed=5, updates=UPDATES, rules=RULES) for _ in range(2)]
    assert runs[0] and runs[0] == runs[1]


def test_findings_without_rules():
    """Problems and invariants alone."""
    found = monkey(faulty("a banner covers the bar"), seed=3, updates=400)
    assert {"COVERED"} == {each.finding.kind for each in found}
    assert all(each.case.views <= 4 and each.case.samples <= 2 for each in found)


def test_what_is_kept_reproduces_it(tmp_path):
    (found,) = monkey(faulty("the menu needs five seconds"), seed=1, updates=UPDATES, rules=RULES, keep=tmp_path)
    recording, scenario, test = found.files
    assert recording.read_bytes()[:4] and recording.suffix == ".rkrec"
    assert not play(load(str(scenario))).differences
    names = runpy.run_path(str(test))
    with pytest.raises(AssertionError, match="menu"):
        names[test.stem]()


def test_the_tree_may_be_a_file(tmp_path):
    path = tmp_path / "tree.json"
    found = monkey(faulty("a banner covers the bar"), seed=3, updates=400)
    path.write_text(json.dumps(Case(faulty("a banner covers the bar")).scenario()))
    assert monkey(path, seed=3, updates=400) == found


def test_mistakes_in_arguments():
    with pytest.raises(ValueError, match="'nothing' in a rule is no id"):
        monkey(app(), rules=[Rule("tap", "nothing")])
    with pytest.raises(ValueError, match="there is no gesture 'tapp'; there are tap, "):
        monkey(app(), rules=[Rule("tapp", "send")])
    with pytest.raises(ValueError, match="the tree has no windows"):
        monkey({"format": 1})


def test_the_command(tmp_path, capsys):
    tree, rules = tmp_path / "tree.json", tmp_path / "rules.json"
    tree.write_text(json.dumps(Case(faulty("the menu needs five seconds")).scenario()))
    rules.write_text(json.dumps([{"gesture": "longPress", "target": "photo", "fires": ["menu"]}]))
    arguments = ["monkey", "--tree", str(tree), "--seed", "2", "--minutes", "0.5"]
    assert main([*arguments, "--rules", str(rules), "--keep", str(tmp_path / "kept")]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("rule menu: longPress at photo did not fire it: ") and out[1:] == [
        "  2 views, 1 fingers, 2 samples",
        "seed 2: 1 findings",
    ]
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == ["rule_menu.json", "rule_menu.rkrec", "test_rule_menu.py"]
    assert main(arguments) == 0
    assert capsys.readouterr().out == "seed 2: 0 findings\n"


@pytest.mark.parametrize("content", ["{", "[]", '{"windows": [{"frame": [0, 0, 9, 9]}]}', '{"windows": [{"id": "W", "frame": [0, 0, 9, 9], "x": 1}]}'])
def test_the_command_refuses_bad_files(tmp_path, capsys, content):
    tree = tmp_path / "tree.json"
    tree.write_text(content)
    assert main(["monkey", "--tree", str(tree)]) == 2
    assert capsys.readouterr().err.startswith("responderkit: ")


def test_the_command_refuses_a_missing_file(tmp_path, capsys):
    assert main(["monkey", "--tree", str(tmp_path / "nothing")]) == 2
