"""Overrides of hit-testing in the page of `rk inspect`: known from a scenario, unknown from a recording, and trees that change under a finger."""

from __future__ import annotations

import json

import pytest

from conftest import rk
from reports import SCENARIOS, click_point, go, random_tree


def give_overrides(chance, tree: dict) -> None:
    """Lets some views of a tree override pointInside or hitTest, in every way that scenarios know."""

    def below(node: dict) -> list:
        return [node] + [each for child in node.get("subviews", []) for each in below(child)]

    views = below(tree["windows"][0])
    insides = ["yes", "no", {"circle": True}, {"unionOfSubviews": True}, {"inset": [-15, -10]}, {"inset": [60, 4]}, {"rect": [-20, 5, 70, 40]}]
    for view in views:
        if chance.random() < 0.4:
            view["pointInside"] = chance.choice(insides)
        if view.get("subviews") and chance.random() < 0.4:
            view["hitTest"] = chance.choice(["self", "nil", "lastWins", "unconverted", {}])
    # A view that asks others asks only views that ask none: otherwise it might never end.
    leaves = [view["id"] for view in views if not view.get("subviews")]
    for view in views:
        if view.get("hitTest") == {}:
            view["hitTest"] = {"superThen": [chance.choice(leaves) for _ in range(chance.randrange(1, 4))]}


def test_known_overrides_answer_as_in_the_library(report, chance):
    kinds = set()
    for number in range(2):
        scenario = random_tree(chance, number)
        give_overrides(chance, scenario)
        points = [[chance.uniform(-10, 330), chance.uniform(-10, 490)] for _ in range(150)]
        scenario["steps"] = [{"t": index, key: [1, *point]} for index, point in enumerate(points) for key in ("down", "up")]
        page = report(scenario)
        wrong = page.evaluate(
            """points => points.flatMap(([x, y], index) => {
              const { session } = inspector;
              const records = session.recordsOf(1 + 2 * index);
              const sentences = records.filter((record) => record.reason < 100).map((record) => record.text);
              const hit = records.find((record) => record.reason >= 100 && record.reason <= 102);
              const { node, visits, doubts } = modulesOfPage.hit(session.tree, x, y, session.config);
              const silent = modulesOfPage.hit(session.tree, x, y, session.config, false);
              // A view that contains the point is decided twice: the library reports both, the page the latter.
              const latter = sentences.filter((text, at) => !(/; its subviews are hit-tested/.test(text) && sentences.slice(at + 1).some((other) => other.startsWith(text.split(" ")[0] + " was hit: "))));
              const sort = (texts) => texts.slice().sort().join("|");
              const same = sort(visits.map((visit) => visit.text)) === sort(latter);
              return (node ? node.id : -1) === hit.other && silent.node === node && !doubts.length && same ? [] : [[x, y, hit.text, node && node.view.name, latter, visits.map((visit) => visit.text)]];
            })""",
            points,
        )
        assert wrong == []
        kinds |= set(page.evaluate("inspector.session.records.map((record) => inspector.session.data.names[record.reason])"))
    assert {"hitOutsideByOverride", "hitInsideByOverride", "hitOverrideReturned", "hitOverrideReturnedNil"} <= kinds


def test_map_of_owners_knows_overrides(report, chance):
    scenario = random_tree(chance, 9)
    give_overrides(chance, scenario)
    page = report(scenario)
    wrong = page.evaluate(
        """() => {
          const { session } = inspector;
          const map = modulesOfPage.owners(session.tree, [0, 0, 320, 480], 9.1, session.config);
          return [...map.cells].filter((owner, cell) => {
            const { node } = modulesOfPage.hit(session.tree, ((cell % map.columns) + 0.5) * 9.1, (Math.floor(cell / map.columns) + 0.5) * 9.1, session.config);
            return owner !== (node ? node.place + 1 : 0);
          }).length;
        }"""
    )
    assert wrong == 0


CIRCLE = {
    "format": 1,
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [
        {"id": "circle", "frame": [20, 20, 100, 100], "log": False, "pointInside": {"circle": True}}, {"id": "plain", "frame": [200, 20, 50, 50], "log": False}]}],
    "steps": [{"t": 0, "down": [1, 22, 22]}, {"t": 0.1, "up": [1, 22, 22]}],
}


def test_answers_at_untouched_points(report):
    page = report(CIRCLE)
    for x, y, path, sentence in [(24, 24, "W", "circle was not hit: its pointInside override returned false for (4 4) (SPEC 40)"), (70, 25, "W > circle", "circle was hit: it contains the point and no subview took it (SPEC 32)")]:
        click_point(page, x, y)
        assert page.locator("#hit-path").inner_text() == path
        assert page.locator("#visits .visit", has_text="circle").first.inner_text() == sentence
        assert page.locator("#point .doubt").count() == 0


def test_overrides_of_programs_are_not_guessed(report, tmp_path):
    scenario, recording = tmp_path / "circle.json", tmp_path / "circle.rkrec"
    scenario.write_text(json.dumps(CIRCLE))
    rk("run", "--record", recording, scenario)
    page = report(recording)
    go(page, page.evaluate("inspector.session.moments.findIndex((moment) => moment.label.startsWith('down 1'))"))
    click_point(page, 22, 22)
    doubts = page.locator("#point .doubt").all_inner_texts()
    assert "circle (pointInside)" in doubts[0] and "plain" not in doubts[0]
    assert doubts[1].startswith("The finger that came down here at this moment hit something else: touch 1 at (22 22) hit W")
    recorded = page.locator("#point .reason .what").all_inner_texts()
    assert "circle was not hit: its pointInside override returned false for (2 2) (SPEC 40)" in recorded
    assert "touch 1 at (22 22) hit W (SPEC 43)" in recorded


@pytest.mark.parametrize("name,moment,then,now", [("R301-view-removed-by-a-recogniser", 2, "V", "P"), ("R304-button-destroyed-by-its-action", 6, "the Button that ended", "P")])
def test_a_tree_that_changed_under_the_finger(report, name, moment, then, now):
    page = report(SCENARIOS / f"{name}.json")
    go(page, moment)
    x, y = page.evaluate("inspector.session.touchesAt(inspector.moment)[0].points[0].x"), page.evaluate("inspector.session.touchesAt(inspector.moment)[0].points[0].y")
    click_point(page, x, y)
    doubt = page.locator("#point .doubt").inner_text()
    assert doubt.startswith("The finger that came down here at this moment hit something else: ") and f" hit {then} " in doubt
    assert page.locator("#hit-path").inner_text().split(" > ")[-1] == now


def test_a_hidden_window_is_not_asked(report):
    windows = [{"id": name, "frame": [0, 0, 320, 480], "hidden": hidden} for name, hidden in [("below", False), ("above", True)]]
    page = report({"format": 1, "windows": windows, "steps": [{"t": 0}]})
    click_point(page, 22, 22)
    assert page.locator("#hit-path").inner_text() == "below"
    assert page.locator("#visits .visit").count() == 1
    assert page.locator("#point .passed").all_inner_texts() == ["above is not asked: it is hidden (SPEC 43)"]
