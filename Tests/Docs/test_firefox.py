"""The pages in Debian's Firefox, from the disk: the main ones load without an error and fit, also on a phone, and a live scene answers a tap.

The site is what Tests/Docs/build has made (.build/docs), or what RESPONDERKIT_SITE names; the playground and the inspector are made by rk (RK).
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from firefox import Firefox

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("RESPONDERKIT_SITE", ROOT / ".build/docs"))
RK = Path(os.environ.get("RK", ROOT / ".build/debug/rk"))
MAIN = ["index.html", "pages/FirstProgram.html", "pages/HitTesting.html", "pages/WhyNot.html", "pages/Behaviour.html", "c/view.html", "python/views-and-windows.html", "tables/reasons.html"]
#: Widths and heights: a screen's and a phone's.
SIZES = {"screen": (1440, 900), "phone": (390, 844)}
PLACE = "JSON.stringify((({ left, top }) => [left, top])(document.querySelector('figure.rk-live canvas').getBoundingClientRect()))"


@pytest.fixture(scope="module", params=["light", "dark"])
def browser(request):
    with Firefox(request.param) as browser:
        yield browser


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("address", MAIN)
def test_a_page_loads_without_an_error(browser, address, size):
    browser.show(f"{SITE.as_uri()}/{address}", *SIZES[size])
    assert browser.evaluate("document.querySelector('h1').innerText") != ""
    assert browser.evaluate("innerWidth") == SIZES[size][0]
    assert browser.evaluate("document.documentElement.scrollWidth") <= SIZES[size][0]
    assert browser.complaints == []


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_in_a_live_scene_shows_its_reason(browser, size):
    browser.show(SITE.as_uri() + "/pages/HitTesting.html", *SIZES[size])
    browser.evaluate("document.querySelector('figure.rk-live').scrollIntoView()")
    browser.until("'ready' in document.querySelector('figure.rk-live').dataset")
    browser.evaluate("document.querySelector('figure.rk-live canvas').scrollIntoView({ block: 'center' })")
    left, top = json.loads(browser.evaluate(PLACE))
    x, y = json.loads(browser.evaluate("JSON.stringify(liveScenes[0].drawing.place([125, 120]))"))
    browser.click(left + x, top + y)
    browser.until("document.querySelector('figure.rk-live .log').innerText.includes('was hit')")
    assert browser.complaints == []


def test_the_playground_plays(browser, tmp_path):
    subprocess.run([RK, "playground", "-o", tmp_path / "playground"], check=True, stdout=subprocess.DEVNULL)
    browser.show((tmp_path / "playground/index.html").as_uri())
    browser.until("'ready' in document.body.dataset")
    browser.evaluate("document.querySelector('#finish').click()")
    browser.until("document.querySelector('#log').innerText.includes('SPEC')")
    assert browser.complaints == []


def test_the_inspector_opens(browser, tmp_path):
    subprocess.run([RK, "inspect", ROOT / "Sources/rk/Pages/playground/examples/nested-scroll-views.json", "-o", tmp_path / "inspector.html"], check=True, stdout=subprocess.DEVNULL)
    browser.show((tmp_path / "inspector.html").as_uri())
    browser.until("document.querySelectorAll('.row').length > 0")
    assert browser.complaints == []
