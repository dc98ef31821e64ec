"""The pages are reachable by all: axe finds nothing, keys go everywhere, and motion is forced on no one."""

from __future__ import annotations

import importlib.resources

import pytest

from conftest import later, until
from reports import taps
from test_playground import BUTTON, module, playground, served, spot, tab  # noqa: F401

#: The engine of axe-core, which the package contains.
AXE = importlib.resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


def findings(page) -> list[str]:
    """What axe finds wrong in the page as it is now, each with its first places."""
    page.evaluate(AXE + "; undefined")
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] }).then((results) => results.violations)")
    return [f"{item['id']} ({item['impact']}): " + "; ".join(node["html"][:160] + " " + str(node["any"][0]["message"] if node["any"] else "")[:200] for node in item["nodes"][:3]) for item in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_in_the_playground(playground, scheme, width):
    page = playground(BUTTON, scheme=scheme, width=width, height=844)
    page.mouse.click(*spot(page, 100, 100))
    page.locator("body").press("e")
    for name in ["Why", "States", "JSON", "Copy as"]:
        tab(page, name)
        assert findings(page) == [], name
    tab(page, "JSON")
    page.evaluate("() => { const area = document.getElementById('text'); const at = area.value.indexOf('Button'); area.focus(); area.setSelectionRange(at, at); playground.offers.open(); }")
    assert page.locator("#offers").is_visible()
    assert findings(page) == []
    page.locator("#text").evaluate("area => { area.value = area.value.replace('Button', 'Buttn'); area.dispatchEvent(new Event('input')); }")
    until(page, "document.querySelector('#problem.wrong') !== null")
    assert findings(page) == []
    if width < 1000:
        page.get_by_role("button", name="Scenes").click()
        assert findings(page) == []
        page.locator(".scene").first.click()
    else:
        page.locator(".scene").first.click()
    page.locator(".answer").first.click()
    page.locator(".answer").nth(1).click()
    assert findings(page) == []
    page.get_by_role("button", name="Keys and help").click()
    assert findings(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_axe_finds_nothing_in_the_inspector(report, scheme, width):
    page = report(taps(), scheme=scheme, width=width, height=844)
    for name in ["tab-problems", "tab-views", "tab-events", "tab-objects"]:
        page.locator(f"#{name}").click()
        page.evaluate("inspector.go(3)")
        assert findings(page) == [], name
    page.locator("#help-open").click()
    assert findings(page) == []


def test_keys_go_everywhere(playground):
    """From the top of the page the tabulator reaches every control in sight, and nothing holds it."""
    page = playground(BUTTON)
    wanted = page.evaluate(
        """() => [...document.querySelectorAll("button, canvas[tabindex], textarea, [tabindex='0']")]
          .filter((element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0).length"""
    )
    seen = set()
    for _ in range(wanted + 5):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("() => { const { activeElement: at } = document; at.dataset.tabbed ??= Math.random(); return at === document.body ? null : at.dataset.tabbed; }"))
    assert len(seen - {None}) >= wanted
    page.locator("#tab-why").focus()
    for name in ["states", "json", "code", "why"]:
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.id") == f"tab-{name}" and page.locator(f"#pane-{name}").is_visible()


def test_a_puzzle_by_keys_alone(playground):
    page = playground(reduced_motion="reduce")
    page.locator("#drawing").focus()
    x, y = page.evaluate("playground.fingers.aim()")
    assert (x, y) == (160, 240)
    for _ in range(14):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    assert "clearOverlay is in front of it" in page.get_by_role("status").filter(has_text="clearOverlay").inner_text()
    page.get_by_role("button", name="Something invisible lies over it").press("Enter")
    page.locator("#drawing").focus()
    later(page)
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    until(page, "document.querySelector('.solved') !== null")


def test_names_from_right_to_left(playground):
    """They stay whole, and turn nothing around them round."""
    page = playground()
    page.locator(".scene", has_text="Names from right to left").click()
    page.mouse.click(*spot(page, 160, 216))
    assert page.locator("#log .line").all_text_contents() == ["act:save:"]
    tab(page, "States")
    row = page.locator("#states .state").first
    name, rest = row.locator(".name").bounding_box(), row.locator(".rest").bounding_box()
    assert row.locator(".name").inner_text() == "احفظ" and name["x"] + name["width"] <= rest["x"]
