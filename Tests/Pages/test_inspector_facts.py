"""What the page of `rk inspect` has about recognisers, and the rules and causes behind its sentences."""

from __future__ import annotations

import json
import re

import pytest

from conftest import ROOT, rk, until
from reports import SCENARIOS, go

SCENE = {
    "format": 1,
    "name": "drag",
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False,
        "recognizers": [{"id": "drag", "type": "pan", "requireToFail": ["double"], "delegate": {"shouldBegin": True, "simultaneousWith": ["double"]}}],
        "subviews": [
            {"id": "send", "class": "Button", "frame": [100, 200, 120, 44], "targets": [{"events": ["touchUpInside"], "action": "send:"}], "log": False},
            {"id": "card", "frame": [20, 300, 280, 120], "log": False, "recognizers": [
                {"id": "double", "type": "tap", "numberOfTapsRequired": 2, "allowableMovement": 10},
                {"id": "single", "type": "tap", "requireToFail": ["double"], "delegate": "card"}]}]}],
    "steps": [
        {"t": 1, "down": [1, 150, 210]}, {"t": 1.02, "move": [1, 150, 225]}, {"t": 1.04, "up": [1, 150, 225]},
        {"t": 2, "down": [1, 60, 350]}, {"t": 2.05, "move": [1, 74.5, 350]}, {"t": 2.1, "up": [1, 74.5, 350]},
        {"t": 3, "set": ["single", {"numberOfTouchesRequired": 2}]}, {"t": 4, "set": ["single", {"requireToFail": ["drag"]}]}, {"t": 5}],
}  # fmt: skip


def select(page, name: str) -> None:
    page.evaluate("name => inspector.select({ object: inspector.session.objects.find((object) => object.name === name).id })", name)


def facts(page) -> dict:
    """What stands in the lists of facts: name and value."""
    return dict(page.evaluate("[...document.querySelectorAll('#selection .facts dt')].map((dt) => [dt.textContent, dt.nextSibling.textContent])"))


@pytest.fixture(params=["scenario", "recording"])
def scene(request, report, tmp_path):
    if request.param == "scenario":
        return report(SCENE)
    scenario, recording = tmp_path / "drag.json", tmp_path / "drag.rkrec"
    scenario.write_text(json.dumps(SCENE))
    rk("run", "--record", recording, scenario)
    return report(recording)


def test_a_recogniser_has_its_properties_requirements_and_delegate(scene):
    last = scene.evaluate("inspector.session.count") - 1
    go(scene, last)
    select(scene, "drag")
    shown = facts(scene)
    assert shown["requires to fail"] == "double" and shown["required by"] == "single"
    assert shown["delegate"] == "functions of the program" and shown["it answers"] == "shouldBegin, shouldRecognizeSimultaneouslyWith"
    assert shown["minimumNumberOfTouches"] == "1" and shown["maximumNumberOfTouches"] == "no limit" and "numberOfTapsRequired" not in shown
    select(scene, "double")
    shown = facts(scene)
    assert shown["numberOfTapsRequired"] == "2" and shown["allowableMovement"] == "10" and shown["requires to fail"] == "none" and shown["delegate"] == "none"
    assert shown["required by"] == "drag, single"
    # What was set stands first, apart from what is usual.
    usual = scene.evaluate("[...document.querySelectorAll('#selection .facts.wide dt')].map((dt) => [dt.textContent, dt.nextSibling.className])")
    assert {name for name, kind in usual if kind == ""} == {"numberOfTapsRequired", "allowableMovement"} and [kind for _, kind in usual[:2]] == ["", ""]
    select(scene, "single")
    assert facts(scene)["delegate"] == "card" and facts(scene)["requires to fail"] == "double, drag" and facts(scene)["numberOfTouchesRequired"] == "2"
    # As it was at the moment that is shown.
    go(scene, scene.evaluate("inspector.session.atTime(2.5)"))
    assert facts(scene)["requires to fail"] == "double" and facts(scene)["numberOfTouchesRequired"] == "1"
    # Names in it are links.
    scene.locator("#selection .facts").get_by_role("button", name="double").click()
    assert scene.locator("#selection h3").inner_text() == "double"


def test_rule_numbers_lead_to_the_rules_text(report):
    page = report(SCENE)
    behaviour = (ROOT / "Sources/ResponderKit/ResponderKit.docc/Behaviour.md").read_text()
    # A rule ends at the next one or the next heading; the headings of its tables are left out.
    rules = dict(re.findall(r"^\*\*(\d+)\.\*\* (.*?)(?=^\*\*\d+\.|^#|\Z)", re.sub(r"^\|.*\n\|-.*\n", "", behaviour, flags=re.MULTILINE), flags=re.MULTILINE | re.DOTALL))
    go(page, 2)
    select(page, "send")
    page.locator("#selection .story .rule").first.click()
    assert page.locator("#rule").is_visible() and page.locator("#rule-name").inner_text() == "SPEC 147"
    assert page.locator("#rule-text").evaluate("(one) => one.textContent") == rules["147"].strip().replace("`", "")
    page.keyboard.press("Escape")
    assert not page.locator("#rule").is_visible()
    # Each rule that a sentence names is in the page, word for word, those of points that were not touched, too; and no others.
    embedded = page.evaluate("inspector.session.data.rules")
    assert {number: re.findall(r"\w+", text) for number, text in embedded.items()} == {number: re.findall(r"\w+", rules[number]) for number in embedded}
    named = page.evaluate("inspector.session.data.sentences.join('\\n')")
    assert {number for number in re.findall(r"SPEC (\d+)", named)} <= set(embedded) and 20 < len(embedded) < 200
    page.evaluate("inspector.ask([310, 470])")
    for link in page.locator("#visits .rule").all():
        assert link.inner_text().removeprefix("SPEC ") in embedded
    assert page.locator("#visits .rule").count() > 0
    # Several numbers of one reference are links of their own.
    spots = page.evaluate("(() => { const span = inspector.details.linked('it moved (SPEC 11, 32), as in SPEC 40 and SPEC ' + 99999, []); return [...span.querySelectorAll('.rule')].map((one) => one.textContent); })()")
    assert spots == ["SPEC 11", "32", "SPEC 40"]
    # A link to a rule shows it.
    page.evaluate("location.hash = '#rule=147'")
    until(page, "document.getElementById('rule').open")
    assert page.locator("#rule-name").inner_text() == "SPEC 147"


def test_causes_stand_in_a_row(report):
    page = report(SCENE)
    go(page, 3)
    select(page, "send")
    assert page.locator("#selection .story").inner_text().startswith("send sent no touchUpInside: tracking was cancelled")
    rows = page.locator("#selection .cause", has_text="drag began")
    assert rows.count() == 1 and "it had moved 15 pt, and begins at 10 pt (SPEC 159)" in rows.inner_text() and "15 points, limit 10" in rows.inner_text()
    # A cause's time leads to its moment, its names to what they name.
    go(page, 0)
    go(page, 3)
    rows.get_by_role("button", name="1.020 s").click()
    assert page.evaluate("inspector.moment") == 2
    rows.get_by_role("button", name="drag").click()
    assert page.locator("#selection h3").inner_text() == "drag"
    # What was measured, with its limit, exact in the data and rounded for people.
    go(page, page.evaluate("inspector.session.count") - 1)
    select(page, "double")
    measured = page.locator("#selection .cause", has=page.locator(".meter"))
    assert "14.5 points, limit 10" in measured.inner_text()
    assert measured.locator(".meter").get_attribute("aria-label") == "14.5 of 10"
    assert measured.locator(".value.over").count() == 1
    steps = page.evaluate("inspector.session.story(inspector.target.object, inspector.moment).steps.map((step) => [step.value, step.limit, step.unit])")
    assert [14.5, 10, 1] in steps


@pytest.mark.parametrize("name", ["R152-double-taps-and-two-fingers", "R184-prevention", "R178-requirements"])
def test_causes_are_those_of_the_library(report, tmp_path, name):
    files = sorted((SCENARIOS).glob(name.split("-")[0] + "-*.json"))
    page = report(files[0])
    stories = page.evaluate("[...inspector.session.stories.values()].flat().map((story) => [story.text, story.steps.map((step) => [step.text, step.rule, step.subject])])")
    assert stories
    for text, steps in stories:
        assert steps, text
        for words, rule, _ in steps:
            assert words and (rule == 0 or f"SPEC {rule}" in words), (text, words, rule)


def test_an_answer_for_what_no_touch_reached(report):
    """Controls and recognisers about which nothing was decided: the touch that was aimed at them, and at the end what would keep one away."""
    subviews = [
        {"id": "save", "class": "Button", "frame": [40, 40, 120, 44], "log": False},
        {"id": "overlay", "frame": [0, 0, 320, 100], "log": False, "multipleTouchEnabled": True},
        {"id": "bar", "frame": [0, 300, 320, 60], "log": False, "subviews": [{"id": "out", "class": "Button", "frame": [10, 70, 60, 44], "log": False}]},
        {"id": "shy", "frame": [0, 150, 100, 100], "hidden": True, "log": False, "subviews": [{"id": "in shy", "frame": [0, 0, 50, 50], "log": False, "recognizers": [{"id": "tap in shy", "type": "tap"}]}]},
    ]
    steps = [{"t": 1, "down": [1, 60, 60]}, {"t": 1.1, "up": [1, 60, 60]}, {"t": 2, "down": [2, 20, 375]}, {"t": 2.1, "up": [2, 20, 375]}, {"t": 3}]
    page = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": subviews}], "steps": steps})

    def why(name: str) -> str:
        select(page, name)
        return page.locator("#selection .story").inner_text()

    # What was not decided yet is announced, and a link leads to where it was.
    go(page, 0)
    assert why("save").startswith("save was not hit by touch 1 at (60 60): overlay is in front of it there and took the touch")
    assert "So it was at 1.000 s" in page.locator("#selection").inner_text()
    page.locator("#selection").get_by_role("button", name="1.000 s", exact=True).click()
    assert page.evaluate("inspector.moment") == 1
    assert page.locator("#selection h2").first.inner_text().lower() == "why"
    assert why("save").startswith("save was not hit by touch 1")
    assert why("out").startswith("out was not hit by touch 2 at (20 375): bar ends at y = 360")
    go(page, 3)
    assert why("out").startswith("out was not hit by touch 2")
    # A recogniser that no touch came near.
    assert why("tap in shy") and "shy" in why("tap in shy")
    assert "So it was at the end of the session" in page.locator("#selection").inner_text()
