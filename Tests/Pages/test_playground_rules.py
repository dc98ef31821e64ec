"""Rules in the playground: each that the log names is a link to its text, which is beside the page."""

from __future__ import annotations

import gzip
import re

import pytest

from conftest import ROOT, rk, until
from test_playground import BUTTON, lines, module, playground, served, spot  # noqa: F401
from test_reachable import findings
from test_scenes import choose, touch

BEHAVIOUR = (ROOT / "Sources/ResponderKit/ResponderKit.docc/Behaviour.md").read_text()
#: The words of each rule. It ends at the next one or the next heading; the headings of its tables are left out.
RULES = {int(number): re.findall(r"\w+", text) for number, text in re.findall(r"^\*\*(\d+)\.\*\* (.*?)(?=^\*\*\d+\.|^#+ |\Z)", re.sub(r"^\|.*\n\|-.*\n", "", re.sub(r"^#### ", "", BEHAVIOUR, flags=re.MULTILINE), flags=re.MULTILINE), flags=re.MULTILINE | re.DOTALL)}
NAMED = re.compile(r"SPEC \d+(?:(?:, | and |–|-)\d+)*")


def shown(page) -> tuple[str, list[str]]:
    """The rule in the dialog: its name, and the words of its text."""
    until(page, "document.getElementById('rule').open && document.getElementById('rule-text').textContent !== ''")
    return page.locator("#rule-name").text_content(), re.findall(r"\w+", page.locator("#rule-text").text_content())


@pytest.mark.parametrize("file", ["puzzle-dead-button", "who-is-hit", "single-or-double-tap", "list", "controls", "zoom"])
def test_each_rule_in_the_log_is_a_link(playground, file):
    page = playground(reduced_motion="reduce")
    choose(page, file)
    page.evaluate("playground.session.finish()")
    named = [number for mention in NAMED.findall(page.locator("#log").text_content()) for number in re.findall(r"\d+", mention)]
    assert len(named) > 5
    assert [re.sub("SPEC ", "", text) for text in page.locator("#log a.rule").all_text_contents()] == named
    page.locator("#log a.rule").last.click()
    assert shown(page) == ("SPEC " + named[-1], RULES[int(named[-1])])


def test_the_sentence_beside_the_finger_is_in_the_log_with_its_rule(playground):
    page = playground(reduced_motion="reduce")
    touch(page, [160, 356])
    sentence = page.locator("#bubble").inner_text()
    why = page.locator("#log .event").last.locator(".why")
    assert "clearOverlay is in front of it" in sentence and why.all_text_contents() == [sentence]
    assert why.locator("a.rule").all_text_contents() == NAMED.findall(sentence)
    page.get_by_role("button", name="Reasons").click()
    assert why.is_hidden()
    # It is about the touch: one that acts has no explanation, and steps of the scenario have theirs behind what they did.
    choose(page, "small-target")
    page.evaluate("playground.session.finish()")
    texts = page.locator("#log .event").evaluate_all("(blocks) => blocks.map((block) => [...block.children].map((line) => line.className))")
    assert all("why" not in names or names.index("why") == len(names) - 1 for names in texts)
    assert all(not ({"why", "line act"} <= set(names)) for names in texts)
    assert lines(page) == rk("run", "--log", ROOT / "Sources/rk/Pages/playground/examples/small-target.json").stdout.splitlines()


def test_a_puzzle_that_plays_by_itself_has_no_explanation_in_the_log(playground):
    page = playground()
    until(page, "playground.session.position === playground.session.steps.length")
    assert "Now you" in page.locator("#bubble").inner_text()
    assert page.locator("#log .why").count() == 0 and page.locator("#log .reason").count() > 0


def test_rules_by_keys_alone(playground):
    page = playground(BUTTON)
    page.mouse.click(*spot(page, 100, 100))
    page.locator("#log").focus()
    page.keyboard.press("Tab")
    link = page.evaluate("document.activeElement.className + ' ' + document.activeElement.textContent")
    assert re.fullmatch(r"rule SPEC \d+", link)
    page.keyboard.press("Enter")
    assert shown(page)[0] == link.removeprefix("rule ")
    assert page.evaluate("document.activeElement.id") == "rule-name"
    # Keys of the page do nothing while a rule is open.
    page.keyboard.press("x")
    assert page.locator("#xray").get_attribute("aria-pressed") == "false"
    page.keyboard.press("Escape")
    assert page.locator("#rule").is_hidden()
    assert page.evaluate("document.activeElement.className + ' ' + document.activeElement.textContent") == link
    # A rule that refers to another one leads there.
    page.evaluate("playground.rules.show(71)")
    assert shown(page) == ("SPEC 71", RULES[71])
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "215"
    page.keyboard.press("Enter")
    assert shown(page) == ("SPEC 215", RULES[215]) and page.evaluate("document.activeElement.id") == "rule-name"
    page.get_by_role("button", name="Close").click()
    assert page.locator("#rule").is_hidden()


def test_all_rules_are_there_word_for_word(playground):
    page = playground(BUTTON)
    page.evaluate("playground.rules.show(1)")
    shown(page)
    texts = page.evaluate("responderKitRules")
    assert {int(number): re.findall(r"\w+", text) for number, text in texts.items()} == RULES
    assert page.evaluate("[0, 1, playground.rules.last, playground.rules.last + 1].map((number) => playground.rules.has(number))") == [False, True, True, False]
    assert page.evaluate("playground.rules.last") == max(RULES)


def test_rules_are_read_when_one_is_asked_for(pages, module, tmp_path):
    """From a disk, too; the page itself stays light."""
    folder = tmp_path / "page"
    rk("playground", "-o", folder, "--core", module)
    assert len(gzip.compress((folder / "rules.js").read_bytes(), 9)) < 60_000
    page = pages.show(f"file://{folder}/index.html#rule=32")
    page.locator("body[data-ready]").wait_for()
    assert shown(page) == ("SPEC 32", RULES[32])
    page = pages.show(f"file://{folder}/index.html", clock=True)
    page.locator("body[data-ready]").wait_for()
    assert page.evaluate("typeof responderKitRules") == "undefined"
    page.evaluate("location.hash = '#rule=11'")
    assert shown(page) == ("SPEC 11", RULES[11])
    # Where the file is missing, the dialog has the reason.
    (folder / "rules.js").unlink()
    page = pages.show(f"file://{folder}/index.html")
    page.locator("body[data-ready]").wait_for()
    page.evaluate("playground.rules.show(32)")
    name, words = shown(page)
    assert name == "SPEC 32" and words[:6] == ["The", "rules", "could", "not", "be", "loaded"]
    assert all("rules.js" in text or "ERR_FILE_NOT_FOUND" in text for text in pages.complaints)
    pages.complaints.clear()


def test_the_help_has_the_version(playground):
    page = playground()
    page.keyboard.press("?")
    assert page.locator("#version").inner_text() == rk("--version").stdout.strip().replace("rk", "ResponderKit")


def test_what_is_no_rule_is_no_link(playground):
    """Texts of the scenario may look like one; names of views that are numbers stay names."""
    scenario = {**BUTTON, "steps": [{"expect": [f"SPEC {99999}", f"SPEC {0}", "SPEC 32 32"]}]}
    scenario["windows"][0]["subviews"][0]["id"] = "32"
    page = playground(scenario)
    page.evaluate("playground.session.finish()")
    assert set(page.locator("#log .wrong a.rule").all_text_contents()) == {"SPEC 32"}
    assert page.locator("#log .wrong [data-object='32']").count() > 0 and page.locator("#log .wrong").first.locator("a.rule [data-object]").count() == 0
    address = page.url
    page.evaluate("location.hash = '#rule=99999'")
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.locator("#rule").is_hidden() and page.url.startswith(address)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_a_long_rule_fits_and_axe_finds_nothing(playground, scheme, width):
    page = playground(BUTTON, scheme=scheme, width=width, height=844)
    page.mouse.click(*spot(page, 100, 100))
    assert findings(page) == []
    longest = max(RULES, key=lambda number: len(RULES[number]))
    page.evaluate("number => playground.rules.show(number)", longest)
    assert shown(page)[0] == f"SPEC {longest}"
    assert findings(page) == []
    box, close = page.locator("#rule").bounding_box(), page.locator("#rule button").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] >= 0 and box["y"] + box["height"] <= 844
    # Its beginning and the button are in sight.
    name = page.locator("#rule-name").bounding_box()
    assert box["y"] <= name["y"] and close["y"] + close["height"] <= box["y"] + box["height"]
    assert page.locator("#rule").evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollTop === 0")
