"""The site in a browser, from the disk: what its search finds, its live scenes, that it needs no network, and that all can read it.

The site is what Tests/Docs/build has made (.build/docs), or what RESPONDERKIT_SITE names.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from inspections import CHROMIUM
from links import unlinked
from pages import blocks, guide
from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(os.environ.get("RESPONDERKIT_SITE", ROOT / ".build/docs"))
#: Milliseconds that one step may take on a busy machine: only what hangs takes so long.
LIMIT = 60_000

#: What is looked for, and the pages of which one must be among the first three.
SEARCHES = {
    "rk_view_hit_test": ["c/view.html#rk_view_hit_test"],
    "hitTest": ["pages/HitTesting.html"],
    "hit-testing": ["pages/HitTesting.html"],
    "SPEC 32": ["pages/Behaviour.html#rule-32"],
    "SPEC 147": ["pages/Behaviour.html#rule-147"],
    "isUserInteractionEnabled": ["python/views-and-windows.html#View.user_interaction_enabled", "c/view.html#rk_view_is_user_interaction_enabled", "pages/FromUIKit.html"],
    "pan does not begin": ["pages/Troubleshooting.html#a-pan-does-not-begin"],
    "button does not fire": ["pages/Troubleshooting.html#a-button-does-not-fire"],
    "RKStatusStaleHandle": ["tables/statuses.html#StaleHandle"],
    "panHysteresis": ["tables/configuration.html#panHysteresis"],
    "View.hit_test": ["python/views-and-windows.html#View.hit_test"],
    "gestureMovedTooFar": ["tables/reasons.html#gestureMovedTooFar"],
    "rk replay": ["tool/rk.html#rk-replay", "pages/RecordingABug.html"],
    "inspector": ["pages/Inspector.html"],
    "responder chain": ["pages/ResponderChain.html"],
}
#: The first page, the guide, and a page of each kind of reference.
READ = ["index.html", *(f"pages/{page.name}.html" for page in guide()), "pages/Playground.html", "pages/Behaviour.html", "c/window.html", "python/views-and-windows.html", "tables/statuses.html", "tables/reasons.html"]

#: Pages with live scenes: where a tap goes in the first one, in points of its screen, and what the library has to answer.
LIVE = {
    "FirstTouchPython": ((160, 356), "book was not hit"),
    "FirstProgram": ((160, 308), "act:send:"),
    "Examples": ((160, 200), "waits for"),
    "HitTesting": ((125, 120), "red was hit"),
    "ResponderChain": ((160, 200), "SPEC 79"),
    "Gestures": ((160, 100), "SPEC 59"),
    "Arbitration": ((160, 200), "waits for"),
    "WhyNot": ((160, 308), "act:send"),
    "ScrollingList": ((160, 100), "row1"),
    "FromFingerToAction": ((160, 230), "act:save:"),
    "Playground": ((160, 356), "book was not hit"),
}
#: Bytes that live scenes may add to a page, the library for web pages included.
WEIGHT = 1_500_000


@pytest.fixture(scope="module")
def browser():
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, timeout=LIMIT)
        yield browser
        browser.close()


@pytest.fixture
def show(browser):
    """Opens pages, and fails where one complains or asks for what is not on the disk."""
    complaints: list[str] = []
    open_pages: list[Page] = []

    def opened(address: str, width: int = 1440, height: int = 900, scheme: str = "light") -> Page:
        page = browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
        page.set_default_timeout(LIMIT)
        page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: None if request.url.startswith(("file:", "data:")) else complaints.append("asks for " + request.url))
        page.goto(SITE.as_uri() + "/" + address)
        open_pages.append(page)
        return page

    yield opened
    for page in open_pages:
        page.close()
    assert complaints == []


def ask(page: Page, query: str) -> None:
    """Asks the search; its first use loads the index. A part such as "hit-" is no query for it, so the words come at once."""
    field = page.locator("[data-md-component=search-query]")
    field.click()
    field.fill(query)
    field.press("End")


def results(page: Page, query: str) -> list[list[str]]:
    """For each result the addresses it offers: the page's, or those of its best sections."""
    ask(page, query)
    page.wait_for_function("query => document.querySelector('.md-search-result__meta').textContent.includes('matching') && document.querySelector('.md-search-result__item')", arg=query)
    # Answers come in order; the next query's replaces this one's whole list.
    page.wait_for_timeout(600)
    found = page.evaluate(
        "() => [...document.querySelectorAll('.md-search-result__item')].map(item => [...item.querySelectorAll('.md-search-result__link')].map(link => link.href))"
    )
    root = SITE.as_uri() + "/"
    return [[link.removeprefix(root).partition("?")[0] + ("#" + link.partition("#")[2] if "#" in link else "") for link in item] for item in found]


@pytest.fixture(scope="module")
def searching(browser):
    """A page that has loaded the index of the search."""
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    page.set_default_timeout(LIMIT)
    page.goto(SITE.as_uri() + "/index.html")
    yield page
    page.close()


@pytest.mark.parametrize("query", SEARCHES)
def test_the_right_page_is_among_the_first_three(searching, query):
    # Without a query the answer to the one before is gone.
    searching.locator("[data-md-component=search-query]").fill("")
    searching.wait_for_function("() => !document.querySelector('.md-search-result__item')")
    first = results(searching, query)[:3]
    offered = [link for item in first for link in item]
    assert any(link == wanted or ("#" not in wanted and link.startswith(wanted)) for link in offered for wanted in SEARCHES[query]), first


def test_a_search_leads_to_its_section(show):
    page = show("c/view.html")
    results(page, "SPEC 32")
    page.locator(".md-search-result__link[href*='#rule-32']").first.click()
    page.wait_for_url("**/Behaviour.html*#rule-32")
    assert page.locator("#rule-32").inner_text().startswith("SPEC 32")


def test_a_word_that_is_nowhere_has_no_result(show):
    page = show("index.html")
    ask(page, "qwertzuiop")
    page.wait_for_function("() => document.querySelector('.md-search-result__meta').textContent.includes('No matching')")


#: What depends on colours. The rules of contrast take most of the time.
COLOURS = ["color-contrast", "link-in-text-block"]
#: Elements with the same tags, classes and styles from the root on have the same colours. Three of each stay, with all that they are in.
ALIKE = """() => {
  const kept = new Map(), signs = new WeakMap();
  const sign = (one) => {
    if (!one) return "";
    if (!signs.has(one)) signs.set(one, [sign(one.parentElement), one.tagName, one.getAttribute("class"), one.getAttribute("style")].join(" "));
    return signs.get(one);
  };
  for (const one of document.querySelectorAll(".md-content *, .md-nav li")) {
    if (!one.isConnected || one.closest("svg, script")) continue;
    if ([one, ...one.querySelectorAll("*")].every((each) => (kept.get(sign(each)) ?? 0) >= 3)) one.remove();
    else kept.set(sign(one), (kept.get(sign(one)) ?? 0) + 1);
  }
}"""


def findings(page: Page, **options: object) -> list:
    """Of every severity."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    # What is right is not reported: its description would take longer than its test.
    run = "options => axe.run({ preload: false, resultTypes: ['violations'], ...options }).then((done) => done.violations)"
    found = page.evaluate(run, options)
    return [(one["id"], one["impact"], one["nodes"][0]["html"][:200], one["nodes"][0].get("failureSummary", "")[:200], len(one["nodes"])) for one in found]


@pytest.fixture(scope="module")
def reading(browser):
    """One page that shows an address after another, and what it complains about."""
    page, complaints = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="reduce"), []
    page.set_default_timeout(LIMIT)
    page.on("console", lambda message: complaints.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page, complaints
    page.close()


@pytest.mark.parametrize("address", READ)
def test_all_can_read_a_page(reading, address):
    """In light and in dark, its live scenes touched; and it fits a phone."""
    page, complaints = reading
    complaints.clear()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    page.goto(SITE.as_uri() + "/" + address)
    for number in range(page.locator("figure.rk-live").count()):
        live(page, number)
    if page.locator("figure.rk-live").count():
        # The first page has the scene of the playground's.
        point, words = LIVE.get(Path(address).stem, LIVE["Playground"])
        page.mouse.click(*place(page, page.locator("figure.rk-live").first, point))
        page.wait_for_function("words => document.querySelector('figure.rk-live').innerText.includes(words)", arg=words)
    # The theme puts a button to copy beside a block of code once that is in sight.
    page.evaluate("() => document.querySelector('.md-content pre')?.scrollIntoView({ block: 'center' })")
    page.wait_for_function("() => !document.querySelector('.md-content pre[id]') || document.querySelector('.md-code__nav[role]')")
    if not address.startswith("pages/") or address == "pages/Behaviour.html":
        # A reference has hundreds of rows and entries that are made alike: some of each are enough. What stands below a heading goes with it.
        page.evaluate("() => document.querySelectorAll('tr:nth-child(n + 20), :is(p, dl, h3):nth-of-type(n + 20), h3:nth-of-type(n + 20) ~ h4, .md-nav li:nth-child(n + 20)').forEach(one => one.remove())")
    found = {"any colour": findings(page, rules={name: {"enabled": False} for name in COLOURS})}
    page.set_viewport_size({"width": 390, "height": 844})
    widest = page.evaluate("() => document.documentElement.scrollWidth")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate(ALIKE)
    found["light"] = findings(page, runOnly=COLOURS)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.wait_for_function("() => document.body.dataset.mdColorScheme === 'slate'")
    # Pictures may be others.
    found["dark"] = findings(page, runOnly=[*COLOURS, "image-alt"])
    assert found == {"any colour": [], "light": [], "dark": []}
    assert widest <= 390
    assert complaints == []


@pytest.mark.parametrize("address", ["pages/Examples.html", "pages/Embedding.html", "python/delegates.html", "python/corpora.html", "pages/Comparison.html", "inspections/order.html"])
def test_axe_finds_nothing_on_a_phone(show, address):
    page = show(address, width=390, height=844)
    # Tables that scroll are there to be reached once they have been measured.
    page.wait_for_function("() => [...document.querySelectorAll('.md-typeset__scrollwrap')].every(place => place.scrollWidth <= place.clientWidth || place.tabIndex === 0)")
    assert findings(page) == []


def test_a_language_is_chosen_once_for_all_programs(show):
    page = show("pages/Recipes.html")
    page.locator(".tabbed-labels label", has_text="Python").first.click()
    chosen = page.evaluate("() => [...document.querySelectorAll('.tabbed-set > input:checked')].map(input => document.querySelector(`label[for=${input.id}]`).innerText)")
    assert chosen == ["Python"] * 3


def test_a_button_to_copy_keeps_its_name_when_it_has_a_tooltip(show):
    page = show("pages/FirstProgram.html")
    button = page.locator(".md-code__button").first
    button.hover()
    page.wait_for_function("() => document.querySelector('.md-code__button').matches(':hover')")
    assert button.get_attribute("aria-label") == "Copy to clipboard"


def test_the_first_mention_of_a_term_leads_to_its_meaning(show):
    page = show("pages/Gestures.html")
    link = page.locator("a.rk-term", has_text="recognisers")
    assert link.count() == 1 and link.get_attribute("title").startswith("an object on a view that watches")
    link.click()
    page.wait_for_url("**/Glossary.html#recogniser")
    assert page.locator("#recogniser").inner_text() == "recogniser" and page.locator("#failure-requirement, #superview").count() == 2


def test_a_long_name_is_broken_between_its_parts(show):
    page = show("pages/Names.html", width=390, height=844)
    assert page.locator("td wbr").count() > 100
    split = "() => [...document.querySelectorAll('td code')].filter(code => !code.querySelector('wbr') && !code.innerText.includes(' ') && code.getClientRects().length > 1).length"
    assert page.evaluate(split) == 0


def test_the_words_of_a_wide_picture_stay_readable_on_a_phone(show):
    page = show("pages/Architecture.html", width=390, height=844)
    place = page.locator("p:has(img[src$='Rooms.svg'])")
    page.wait_for_function("() => document.querySelector('p:has(img)').tabIndex === 0")
    assert place.evaluate("place => place.scrollWidth") >= 800 and page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert findings(page, runOnly=["scrollable-region-focusable", "image-alt"]) == []


def test_a_short_command_stays_in_one_line(show):
    page = show("pages/Contributing.html", width=390, height=844)
    short = "() => [...document.querySelectorAll('td code')].filter(code => code.innerText.length <= 20).map(code => code.getClientRects().length)"
    assert set(lines := page.evaluate(short)) == {1} and len(lines) > 20


def test_the_line_of_a_link_hides_no_underscore(show):
    page = show("pages/Names.html")
    assert page.locator("td code a, td a:has(code)").first.evaluate("link => getComputedStyle(link).textUnderlineOffset") == "4px"


@pytest.mark.parametrize("address", ["index.html", "c/view.html"])
def test_nothing_is_wider_than_a_phone(show, address):
    page = show(address, width=390, height=844)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_every_mention_of_a_rule_leads_to_it():
    count, wrong = unlinked(SITE)
    assert wrong == [] and count > 1000


def test_what_is_copied_has_no_trace_of_its_links(show):
    page = show("pages/WhyNot.html")
    written = [block.body for found in guide() if found.name == "WhyNot" for block in blocks(found)]
    number = next(number for number, body in enumerate(written) if "SPEC" in body)
    block = page.locator(".highlight pre").nth(number)
    assert block.locator("a.rk-link").count() > 0
    block.scroll_into_view_if_needed()
    page.locator(".highlight").nth(number).locator(".md-code__button").first.click()
    page.evaluate("() => { const place = document.body.appendChild(document.createElement('textarea')); place.focus(); }")
    page.keyboard.press("Control+V")
    assert page.locator("body > textarea").input_value() == written[number].rstrip("\n")


def test_all_pages_with_live_scenes_are_known():
    assert {path.stem for path in SITE.rglob("*.html") if '<figure class="rk-live"' in path.read_text()} == {"index", *LIVE}


def live(page: Page, number: int = 0):
    """A live scene of a page, once it is there."""
    figure = page.locator("figure.rk-live").nth(number)
    figure.scroll_into_view_if_needed()
    page.wait_for_function("number => 'ready' in document.querySelectorAll('figure.rk-live')[number].dataset", arg=number)
    return figure


def place(page: Page, figure, point) -> tuple[float, float]:
    """Where a point of a scene's screen is in the window."""
    figure.locator("canvas").scroll_into_view_if_needed()
    box = figure.locator("canvas").bounding_box()
    x, y = page.evaluate("point => liveScenes[0].drawing.place(point)", list(point))
    return box["x"] + x, box["y"] + y


def picture(page: Page) -> str:
    return page.evaluate("() => liveScenes[0].canvas.toDataURL()")


@pytest.mark.parametrize("name", LIVE)
def test_a_tap_in_a_live_scene_shows_its_reason(show, name):
    point, words = LIVE[name]
    page = show(f"pages/{name}.html")
    figure = live(page)
    assert words not in figure.inner_text()
    page.mouse.click(*place(page, figure, point))
    page.wait_for_function("words => document.querySelector('figure.rk-live').innerText.includes(words)", arg=words)
    assert figure.locator(".bubble").inner_text() != ""


def test_the_first_page_has_a_live_scene(show):
    page = show("index.html")
    figure = live(page)
    page.mouse.click(*place(page, figure, (160, 356)))
    page.wait_for_function("() => document.querySelector('figure.rk-live .bubble').innerText.includes('book was not hit')")


def test_a_drag_scrolls_the_list_of_a_live_scene(show):
    page = show("pages/ScrollingList.html")
    figure = live(page)
    before = picture(page)
    offset = "liveScenes[0].values.find((object) => object.contentOffset).contentOffset[1]"
    assert page.evaluate(offset) == 0
    page.mouse.move(*place(page, figure, (160, 300)))
    page.mouse.down()
    page.mouse.move(*place(page, figure, (160, 200)), steps=5)
    page.wait_for_function("() => " + offset + " > 20")
    page.mouse.up()
    assert picture(page) != before


def test_a_live_scene_plays_and_restarts(show):
    page = show("pages/WhyNot.html")
    figure = live(page)
    figure.get_by_role("button", name="Show me").click()
    page.wait_for_function("() => liveScenes[0].session.isOver")
    assert figure.locator(".log p").count() > 5
    figure.get_by_role("button", name="Restart").click()
    assert figure.locator(".log p").count() == 1


def test_a_live_scene_is_used_with_keys(show):
    page = show("pages/HitTesting.html")
    figure = live(page)
    figure.locator("canvas").focus()
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    page.wait_for_function("() => document.querySelector('figure.rk-live .log').innerText.includes('was hit')")


def test_rules_in_reasons_lead_to_their_words(show):
    page = show("pages/HitTesting.html")
    figure = live(page)
    page.mouse.click(*place(page, figure, (125, 120)))
    link = figure.locator(".log a").first
    target = link.get_attribute("href")
    assert target.startswith("../live/../pages/Behaviour.html#rule-")
    link.click()
    page.wait_for_url("**/Behaviour.html#rule-*")
    assert page.locator("#" + target.partition("#")[2]).count() == 1


def test_a_page_with_live_scenes_fits_a_phone(show):
    page = show("pages/ScrollingList.html", width=390, height=844)
    live(page)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_page_with_live_scenes_is_light(show):
    loaded: set[str] = set()
    page = show("index.html")
    page.on("request", lambda request: loaded.add(request.url) if "/live/" in request.url else None)
    page.goto(SITE.as_uri() + "/pages/HitTesting.html")
    live(page)
    assert any(url.endswith("scenario.wasm.js") for url in loaded)
    weights = {url: (SITE / url.removeprefix(SITE.as_uri() + "/").partition("?")[0].partition("#")[0]).stat().st_size for url in loaded}
    assert sum(weights.values()) <= WEIGHT, sorted(weights.items(), key=lambda item: -item[1])[:8]


def test_a_page_without_a_scene_loads_no_library(show):
    page = show("pages/Behaviour.html")
    assert page.locator("script[data-live]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_picture_of_the_inspector_opens_the_inspection(show, scheme):
    page = show("pages/Inspector.html", scheme=scheme)
    seen = page.locator(".rk-inspection img:visible")
    assert seen.count() == 1 and f"-{scheme}.png" in seen.get_attribute("src")
    assert seen.evaluate("picture => picture.complete && picture.naturalWidth") == 1280
    seen.click()
    page.wait_for_url("**/inspections/order.html#*problem=2*")
    assert "order was touched at (230 252) and not hit" in page.locator("#why").inner_text()


def test_the_page_of_the_inspector_has_all_its_keys(show):
    page = show("pages/Inspector.html")
    listed = page.locator("table").filter(has_text="Effect").locator("tbody tr td:first-child").all_inner_texts()
    page.goto(SITE.as_uri() + "/inspections/order.html")
    assert listed == page.locator("#help dt").all_text_contents() and len(listed) > 10


def test_all_tabs_of_the_inspector_are_in_sight(show):
    page = show("inspections/order.html", width=1280)
    assert page.evaluate("() => [...document.querySelectorAll('.tabs')].every(tabs => tabs.scrollWidth <= tabs.clientWidth)")


def test_without_scripts_a_page_has_its_scenes_as_files(browser):
    page = browser.new_page(java_script_enabled=False)
    page.goto(SITE.as_uri() + "/pages/HitTesting.html")
    figure = page.locator("figure.rk-live").first
    assert "WebAssembly" in figure.locator(".off").inner_text()
    figure.locator("summary").click()
    assert '"name": "Five views' in figure.locator("pre").inner_text()
    page.close()
