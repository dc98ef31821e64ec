"""The table of ways in which a touch can miss (Tests/Scenarios/R358-*): the page and `rk hit --why` name the culprits that the library names."""

from __future__ import annotations

import json

import pytest

from conftest import rk
from reports import SCENARIOS

TABLE = sorted(SCENARIOS.glob("R358-*.json"))
#: Touches more than 44 points away, an update that was dropped whole, a moment before any touch, a shake: the page has what was decided about the object last.
#: And a hold whose length is known at its lift, while the page is at the moment of the failure.
ELSEWHERE = {
    ("arbitration", "inner did not get touch 10"),
    ("delivery", "touch 8 was dropped"),
    ("delivery", "the touch was 50 pt outside"),
    ("during-the-touch", "once failed (held for 1.25 s"),
    ("then-and-now", "the touch was 130 pt outside"),
    ("windows", "the touch was 340 pt outside"),
    ("windows", "target got no touch"),
    ("without-touches", "card got nothing: motionEnded was dropped"),
}


def rows(file) -> list[tuple[int, float, str, str, dict]]:
    """Each step that asks for an explanation: its moment, the time by then, whom it is about, a part of the sentence, and what is known of the causes."""
    found, time = [], 0.0
    for place, step in enumerate(json.loads(file.read_text())["steps"]):
        time = step.get("t", time)
        if "explain" in step:
            name, words, *more = step["explain"]
            found.append((place + 1, time, name, words, more[0] if more else {}))
    return found


def differs(steps: list[dict], wanted: list[dict]) -> list:
    return [(step, want) for step, want in zip(steps, wanted) if any(step.get(key) != value for key, value in want.items() if key in ("reason", "culprit"))]


def test_the_table_is_there():
    assert sum(len(rows(file)) for file in TABLE) >= 60


@pytest.mark.parametrize("file", TABLE, ids=[file.stem for file in TABLE])
def test_the_page_names_the_culprits(report, file):
    page = report(file)
    wrong = []
    for moment, _, name, words, more in rows(file):
        if "at" in more or any(file.stem.endswith(kind) and words.startswith(start) for kind, start in ELSEWHERE):
            continue
        found = page.evaluate(
            """([name, moment]) => {
              const { session } = inspector;
              const object = session.objects.find((one) => one.name === name);
              const story = object && (session.story(object.id, moment) || session.laterStory(object.id));
              const culprit = (step) => (step.culprit < 0 ? null : session.objects[step.culprit].name);
              return story ? { text: story.text, steps: story.steps.map((step) => ({ reason: session.data.names[step.reason], culprit: culprit(step), text: step.text })) } : null;
            }""",
            [name, moment],
        )
        if not found or words not in found["text"] or differs(found["steps"], more.get("steps", [])) or not all(step["text"] for step in found["steps"]):
            wrong.append((moment, name, words, found))
    assert wrong == []


@pytest.mark.parametrize("file", TABLE, ids=[file.stem for file in TABLE])
def test_the_tool_names_the_culprits(file):
    for _, time, name, words, more in rows(file):
        if "at" not in more:
            continue
        arguments = ["hit", "--tree", file, "--why", name, "--json", *(["--calls-overrides"] if more.get("calls") else []), *(["--at", time] if time else []), "--", *more["at"]]
        if "no window" in words:
            assert "no view in a window and no recogniser of one is named" in rk(*arguments, status=2).stderr
            continue
        answer = json.loads(rk(*arguments).stdout)
        assert words in answer["sentence"] and not differs(answer["steps"], more.get("steps", [])), (name, answer)


def test_the_page_distinguishes_then_from_now(report):
    """A row below a header that was hit: its story after the list has scrolled in one step, while it scrolls, at rest, and after the next touch 1."""
    row = {"id": "row", "class": "Button", "frame": [0, 20, 400, 44]}
    views = [{"id": "list", "class": "ScrollView", "frame": [0, 0, 400, 200], "contentSize": [400, 4000], "subviews": [row]}, {"id": "header", "frame": [0, 0, 400, 80]}]
    steps: list[dict] = [{"t": 0, "down": [1, 40, 40]}, {"t": 0.05, "up": [1, 40, 40]}]
    steps += [{"set": ["list", {"contentOffset": [0, y]}]} for y in (100, 150, 200)]
    steps += [{"t": 1}, {"t": 2, "down": [1, 40, 600]}, {"set": ["list", {"contentOffset": [0, 100]}]}]
    page = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 400, 800], "subviews": views}], "steps": steps})
    stories = page.evaluate(
        """() => {
          const { session } = inspector;
          const { id } = session.objects.find((one) => one.name === "row");
          return session.moments.map((_, moment) => (session.story(id, moment) || { text: "" }).text);
        }"""
    )
    then = "row was not hit by touch 1 at (40 40): header is in front of it there and took the touch (SPEC 32)"
    now = "row was not hit by touch 1 at (40 40): header was in front of it there and took the touch (SPEC 32); the tree has changed since (SPEC 32); now the point is %d pt outside of it (SPEC 11); now header would take it (SPEC 32)"
    assert stories == ["", then, then, now % 76, then, then, now % 176, then, then]
