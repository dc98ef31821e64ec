"""The page of `rk inspect` opens on what went wrong."""

from __future__ import annotations

import json
import re

import pytest

from conftest import rk, until
from reports import SCENARIOS, go, taps
from test_inspector_handling import BAD_NAMES, TURNS, upright


def control(name: str, frame: list, **more) -> dict:
    return {"id": name, "class": "Button", "frame": frame, "log": False, "targets": [{"events": ["touchUpInside"], "action": name + ":"}], **more}


def tap(time: float, x: float, y: float, lasts: float = 0.1) -> list:
    return [{"t": time, "down": [1, x, y]}, {"t": time + lasts, "up": [1, x, y]}]


WRONG = {
    "format": 1,
    "name": "what went wrong",
    "log": ["actions"],
    "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [
        control("save", [20, 40, 120, 44]), {"id": "overlay", "frame": [0, 20, 160, 80], "log": False}, control("close", [260, 40, 24, 24]),
        {"id": "bar", "frame": [0, 300, 320, 60], "log": False, "subviews": [control("out", [10, 70, 80, 40])]},
        {"id": "card", "frame": [20, 140, 280, 120], "log": False, "recognizers": [{"id": "press", "type": "longPress", "minimumPressDuration": 0.5}]}]}],
    "steps": [*tap(0.5, 60, 60), *tap(1, 256, 50), *tap(1.5, 258, 68), *tap(2, 40, 385), *tap(3, 100, 200, 0.45), {"t": 8}],
}  # fmt: skip


def problem(page, words: str) -> dict:
    return page.evaluate("words => inspector.session.problems.find((one) => one.sentence.includes(words))", words)


def names(page, *ids: int) -> list:
    return page.evaluate("ids => ids.map((id) => (id < 0 ? null : inspector.session.objects[id].name))", list(ids))


@pytest.fixture(params=["scenario", "recording"])
def wrong(request, report, tmp_path):
    if request.param == "scenario":
        return report(WRONG)
    scenario, recording = tmp_path / "wrong.json", tmp_path / "wrong.rkrec"
    scenario.write_text(json.dumps(WRONG))
    rk("run", "--record", recording, scenario)
    return report(recording)


def test_opens_on_the_ranked_list(wrong):
    page = wrong
    assert page.locator("#tab-problems").get_attribute("aria-selected") == "true" and page.locator("#problems").is_visible()
    rows = page.locator("#problems .problem")
    count = page.evaluate("inspector.session.problems.length")
    assert rows.count() == count >= 4 and page.locator("#problem-count").inner_text() == str(count)
    severities = page.evaluate("inspector.session.problems.map((problem) => problem.severity)")
    assert severities == sorted(severities, reverse=True)
    # The first one is shown: its moment, its reasons, its place in the drawing.
    assert rows.first.get_attribute("aria-current") == "true" and page.locator("#problems [aria-current]").count() == 1
    assert page.evaluate("[inspector.problem, inspector.moment === inspector.session.problems[0].moment]") == [0, True]
    assert page.locator("#why").is_visible() and page.locator("#why h3").inner_text() == f"Problem 1 of {count}"
    # Each one has a victim or a touch, a sentence, where to look and what would help; words, not numbers of anything.
    for one in page.evaluate("inspector.session.problems"):
        assert one["sentence"] and one["where"] and one["help"] and one["steps"] and one["explanation"], one


@pytest.mark.parametrize(
    "words,victim,culprit,time,point",
    [
        ("save was touched", "save", "overlay", 0.5, [60, 60]),
        ("close was missed", "close", "W", 1.5, [258, 68]),
        ("out was touched", "out", "bar", 2, [40, 385]),
        ("press failed", "press", None, 3.45, None),
    ],
)
def test_a_click_goes_to_the_moment(wrong, words, victim, culprit, time, point):
    page = wrong
    go(page, 0)
    page.locator("#problems .problem", has_text=words).click()
    found = problem(page, words)
    assert names(page, found["victim"], found["culprit"])[0] == victim and (culprit is None or names(page, found["culprit"]) == [culprit])
    assert page.evaluate("inspector.session.moments[inspector.moment].t") == pytest.approx(time, abs=1e-6)
    # Victim and culprit are drawn, and the legend names them.
    roles = page.evaluate("inspector.drawing.roles.map((one) => [one.role, inspector.session.objects[one.id].name])")
    assert ["victim", "card" if victim == "press" else victim] in roles and (culprit is None or ["culprit", culprit] in roles)
    assert page.locator("[data-role=victim]").is_visible()
    if point:
        assert page.evaluate("inspector.drawing.mark") == point
    # The pane of reasons has all of it, with links.
    why = page.locator("#why")
    assert why.locator(".story").inner_text() == found["sentence"]
    assert why.get_by_role("button", name=victim, exact=True).count() > 0
    texts = why.inner_text()
    assert found["where"] in texts and found["help"] in texts
    causes = [step["text"] for step in found["steps"]]
    shown = why.locator(".cause .words > span").all_inner_texts()
    assert shown == causes[len(causes) - len(shown):] and (shown or found["explanation"] in texts)
    # Its lane is chosen; elsewhere in time the frames are not drawn.
    assert page.evaluate("inspector.session.objects[inspector.target.object].name") == victim
    page.keyboard.press("Home")
    assert page.evaluate("[inspector.drawing.roles.length, inspector.drawing.mark]") == [0, None] and not page.locator("[data-role=victim]").is_visible()
    why.get_by_role("button", name=re.compile(r"^\d+\.\d+ s$")).first.click()
    assert page.evaluate("inspector.drawing.roles.length") == len(roles)
    why.locator(".facts").get_by_role("button", name=victim, exact=True).click()
    assert page.locator("#selection h3").inner_text() == victim


def test_what_was_measured_has_its_limit(report):
    page = report(WRONG)
    page.locator("#problems .problem", has_text="close was missed").click()
    measured = page.locator("#why .facts dd", has=page.locator(".meter"))
    assert re.match(r"^4\.47 points, limit 12", measured.inner_text())
    assert problem(page, "close was missed")["value"] == pytest.approx(20**0.5, abs=1e-12)


def test_the_list_by_keyboard_and_search(report):
    page = report(WRONG)
    count = page.evaluate("inspector.session.problems.length")
    page.locator("#problems .problem").first.focus()
    for place in range(1, count + 1):
        page.keyboard.press("ArrowDown")
        assert page.evaluate("inspector.problem") == min(place, count - 1)
        assert page.evaluate("document.activeElement.getAttribute('aria-current')") == "true"
    page.keyboard.press("ArrowUp")
    assert page.evaluate("inspector.problem") == count - 2
    page.keyboard.press("/")
    page.keyboard.type("missed")
    assert page.locator("#problems .problem").count() == 1 and page.locator("#found").inner_text().startswith("1 problem, ")
    page.keyboard.press("Enter")
    assert page.evaluate("inspector.problem") == problem(page, "close was missed")["index"]
    page.locator("#search").fill("no such thing")
    assert page.locator("#problems").inner_text() == "No problem matches the search."
    page.locator("#search").press("Escape")
    page.keyboard.press("Escape")
    assert page.evaluate("[inspector.problem, inspector.drawing.roles.length]") == [None, 0] and page.locator("#problems [aria-current]").count() == 0


def test_a_link_to_a_problem(report, pages):
    page = report(WRONG)
    page.evaluate("inspector.showProblem(2)")
    page.evaluate("inspector.address.write()")
    again = pages.show(page.evaluate("location.href"))
    until(again, "window.inspector !== undefined")
    for one in (page, again):
        assert one.evaluate("[inspector.problem, inspector.moment === inspector.session.problems[2].moment, inspector.drawing.roles.length > 0]") == [2, True, True]
        assert one.locator("#why h3").inner_text().startswith("Problem 3 of") and one.locator("#why").is_visible()


def test_without_problems_there_is_a_sentence(report):
    fine = {"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": [control("save", [20, 40, 120, 44])]}], "steps": [{"t": 1}, *tap(2, 60, 60)]}
    page = report(fine)
    assert page.evaluate("inspector.session.problems") == []
    # It opens where the first finger comes down, with what was decided there.
    assert page.evaluate("inspector.session.moments[inspector.moment].label") == "down [1, 60, 60]"
    assert page.locator("#moment").is_visible() and page.locator("#moment .reason").count() > 0
    assert page.locator("#problem-count").inner_text() == ""
    page.get_by_role("tab", name="Problems").click()
    assert page.locator("#problems").inner_text().startswith("No problem was found. Each touch was heard")
    page.get_by_role("tab", name="Why").click()
    assert page.locator("#why").inner_text() == "No problem was found in this session."


def test_many_problems_and_bad_names(report):
    views = [{"id": name, "frame": [10, 10 + 40 * index, 200, 30], "log": False} for index, name in enumerate(BAD_NAMES)]
    views += [{"id": f"dead {index}", "frame": [230 + index % 30 * 3, index // 30 * 10, 2, 9], "log": False} for index in range(150)]
    places = [(20, 20 + 40 * index) for index in range(len(BAD_NAMES))] + [(231 + index % 30 * 3, 4 + index // 30 * 10) for index in range(150)]
    page = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": views}], "steps": [step for k, place in enumerate(places) for step in tap(k, *place)]})
    count = page.evaluate("inspector.session.problems.length")
    assert count >= 150 and page.locator("#problems .problem").count() == 100
    page.locator("#problems .more").click()
    assert page.locator("#problems .problem").count() == min(count, 200)
    for name in BAD_NAMES:
        index = page.evaluate("name => inspector.session.problems.find((one) => one.victim >= 0 && inspector.session.objects[one.victim].name === name).index", upright(name))
        page.evaluate("index => inspector.showProblem(index)", index)
        assert page.locator("#why .facts").get_by_role("button").nth(1).evaluate("(one) => one.textContent") == upright(name)
    assert page.evaluate("[document.querySelectorAll('script').length, document.querySelectorAll('img').length]") == [2, 0]
    assert not re.search(f"[{TURNS}]", page.content() + page.title())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_problems_can_be_read(report, scheme):
    page = report(WRONG, scheme=scheme)
    # Each text of the list and of the reasons against what is behind it.
    poor = page.evaluate(
        """() => {
          const parts = (text) => text.match(/[\\d.]+/g).map(Number);
          const light = (text) => {
            const [r, g, b] = parts(text).slice(0, 3).map((part) => part / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
          };
          const behind = (element) => {
            for (let up = element; up; up = up.parentElement) {
              const colour = getComputedStyle(up).backgroundColor;
              const [, , , alpha] = parts(colour);
              if (alpha === undefined || alpha > 0.99) return colour;
            }
            return "rgb(255, 255, 255)";
          };
          const found = [];
          for (const element of document.querySelectorAll("#problems *, #why *, .tabs *, .transport *, .legend *")) {
            if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()) || !element.offsetParent || element.disabled) continue;
            const [a, b] = [light(getComputedStyle(element).color), light(behind(element))];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5) found.push([element.outerHTML.slice(0, 80), ratio]);
          }
          return found;
        }"""
    )
    assert poor == []
    roles = page.evaluate("[...document.querySelectorAll('[role=tab]')].map((tab) => [tab.getAttribute('aria-controls'), document.getElementById(tab.getAttribute('aria-controls')) !== null])")
    assert len(roles) == 8 and all(there for _, there in roles)
    assert page.locator("#problems .severity").first.get_attribute("aria-label") in ("Error", "Warning", "Hint")


def test_problems_on_a_phone(report):
    page = report(WRONG, width=390, height=844)
    assert page.locator("#problems").is_visible() and page.evaluate("inspector.problem") == 0
    row = page.locator("#problems .problem", has_text="save was touched")
    row.click()
    for selector in ("#why .story", "#why h3", "#drawing", "#tab-why"):
        box = page.locator(selector).bounding_box()
        assert box["height"] > 0 and 0 <= box["x"] and box["y"] >= 0 and box["y"] + min(box["height"], 40) <= 844, selector
    assert page.evaluate("document.scrollingElement.scrollTop") == 0


@pytest.mark.parametrize("name", ["R152-double-taps-and-two-fingers", "R242-disabled-while-dragging", "S20-double-tap", "R218-where-it-starts"])
def test_a_recording_has_the_problems_of_its_scenario(report, tmp_path, name):
    recording = tmp_path / "session.rkrec"
    rk("run", "--record", recording, SCENARIOS / f"{name}.json")
    shown = "inspector.session.problems.map((problem) => [problem.sentence, problem.time, inspector.session.moments[problem.moment].t])"
    ours, theirs = report(SCENARIOS / f"{name}.json").evaluate(shown), report(recording).evaluate(shown)
    assert [sentence for sentence, _, _ in ours] == [sentence for sentence, _, _ in theirs]
    for _, time, moment in ours + theirs:
        assert moment <= time + 1e-9
