"""Ways through the page of `rk inspect`: playing, searching, links, panes, lanes in groups, a phone."""

from __future__ import annotations

import json

import pytest

from conftest import rk, until
from reports import GESTURES, SCENARIOS, TREE, go, taps


def many() -> dict:
    """Ten fingers on ten views with five recognisers each."""
    views = []
    for k in range(10):
        recognizers = [{"id": f"card {k} {kind}", "type": kind} for kind in ("tap", "longPress", "pan", "pinch", "rotation")]
        views.append({"id": f"card {k}", "frame": [10 + k % 2 * 155, 10 + k // 2 * 92, 145, 84], "log": False, "recognizers": recognizers})
    places = [(30 + k % 2 * 155, 30 + k // 2 * 92) for k in range(10)]
    steps: list[dict] = [{"t": k * 0.05, "down": [k + 1, *places[k]]} for k in range(10)]
    steps += [{"t": 1 + k * 0.1, "move": [k + 1, places[k][0] + 40, places[k][1]]} for k in range(10)]
    steps += [{"t": 3 + k * 0.1, "up": [k + 1, places[k][0] + 40, places[k][1]]} for k in range(10)]
    return {"format": 1, "name": "many", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": views}], "steps": steps + [{"t": 8}, {"t": 8}]}


def lane_place(page, name: str, time: float) -> dict:
    """Where a lane is on the page at a time."""
    return page.evaluate(
        """([name, time]) => {
          const { timeline } = inspector;
          const row = timeline.rows.find((one) => (one.lane ? one.lane.name : one.name) === name);
          const box = timeline.scroll.getBoundingClientRect();
          const x = timeline.x(time, inspector.session.atTime(time)) - timeline.scroll.scrollLeft;
          return { x: box.left + x, y: box.top + 28 + row.top + row.height / 2 - timeline.scroll.scrollTop };
        }""",
        [name, time],
    )


def test_opens_where_the_first_finger_comes_down(report):
    page = report({**taps(), "steps": [{"t": 1}, {"t": 2, "down": [1, 60, 60]}, {"t": 2.1, "up": [1, 60, 60]}]})
    page.evaluate("inspector.session.problems.length") == 0 and page.evaluate("inspector.clear()")
    assert page.evaluate("inspector.moment") == 2
    none = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480]}], "steps": [{"t": 1}]})
    assert none.evaluate("inspector.moment") == 0
    none.get_by_role("tab", name="Problems").click()
    assert none.locator("#problems").inner_text() == "No problem was found. No finger came down in this session."


# ---- Playing ----


def test_plays_in_real_time(report):
    page = report(many())
    # Pictures of the browser come when the test sends them.
    page.evaluate("() => { window.requestAnimationFrame = () => 0; inspector.goToTime(0); }")
    page.locator("#play").click()
    assert page.locator("#play").get_attribute("aria-label") == "Pause"
    assert page.locator("#now").get_attribute("aria-live") == "off"

    def pass_time(*stamps: float) -> float:
        return page.evaluate("stamps => { for (const stamp of stamps) inspector.player.tick(stamp); return inspector.clock; }", stamps)

    assert pass_time(1000) == 0
    assert pass_time(1016, 1100, 1200) == pytest.approx(0.2)
    assert page.evaluate("inspector.moment") == page.evaluate("inspector.session.atTime(0.2)")
    assert page.locator("#now").inner_text().endswith("0.200 s")
    for speed, at in (("0.25", 0.225), ("0.5", 0.275), ("2", 0.475), ("4", 0.875)):
        page.locator("#speed").select_option(speed)
        stamp = page.evaluate("inspector.player.last") + 100
        assert pass_time(stamp) == pytest.approx(at), speed
    # A page that was out of sight does not leap.
    assert pass_time(page.evaluate("inspector.player.last") + 60_000) == pytest.approx(0.875 + 0.25 * 4)
    # Whatever goes elsewhere stops it; at the end it stops by itself, and begins again from the beginning.
    page.locator("#next").click()
    assert not page.evaluate("inspector.player.isPlaying") and page.locator("#play").get_attribute("aria-label") == "Play"
    page.evaluate("inspector.goToTime(7.9)")
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    assert page.evaluate("inspector.player.isPlaying")
    pass_time(1, 101, 201)
    assert page.evaluate("[inspector.player.isPlaying, inspector.clock, inspector.moment === inspector.session.count - 1]") == [False, 8, True]
    page.locator("#play").click()
    assert page.evaluate("[inspector.player.isPlaying, inspector.clock]") == [True, 0]
    for key, speed in (("<", "2"), ("<", "1"), (">", "2"), (">", "4"), (">", "4")):
        page.keyboard.press(key)
        assert page.locator("#speed").input_value() == speed


def test_the_line_of_the_present_moves_while_it_plays(report):
    page = report(many())
    xs = page.evaluate("() => [false, true].map((byEvent) => { inspector.timeline.setAxis(byEvent); return [1.9, 2.4, 2.9].map((time) => { inspector.goToTime(time); return inspector.timeline.clockX; }); })")
    for row in xs:
        assert row[0] < row[1] < row[2]


# ---- Searching ----


def test_enter_goes_through_the_matches_of_all_lists(report):
    page = report(many())
    page.get_by_role("tab", name="Views").click()
    selected = "document.querySelector('.left [role=tab][aria-selected=true]').id"
    page.keyboard.press("/")
    # No view has this name, four recognisers have: Enter finds the first of them.
    page.keyboard.type("card 3 pin")
    page.keyboard.press("Enter")
    first = page.evaluate(f"[{selected}, inspector.target && inspector.session.objects[inspector.target.object].name]")
    assert first[0] in ("tab-events", "tab-problems") or first == ["tab-objects", "card 3 pinch"]
    page.locator("#search").fill("card 3")
    counts = page.evaluate("inspector.lists.search.lists.map((list) => [list.tab, list.count()])")
    total = sum(count for _, count in counts)
    page.get_by_role("tab", name="Views").click()
    page.locator("#search").fill("card 3 ")
    page.locator("#search").fill("card 3")
    seen = []
    for _ in range(total + 1):
        page.locator("#search").press("Enter")
        tab = page.evaluate(selected)
        shown = {"tab-views": "inspector.target.object", "tab-objects": "inspector.target.object", "tab-events": "inspector.moment", "tab-problems": "inspector.problem"}[tab]
        seen.append((tab, page.evaluate(shown)))
    assert seen[0] == ("tab-views", page.evaluate("inspector.session.objects.find((object) => object.name === 'card 3').id"))
    assert len(set(seen)) == total and seen[-1] == seen[0]
    assert [tab for place, (tab, _) in enumerate(seen[:-1]) if place == 0 or seen[place - 1][0] != tab] == [
        "tab-" + tab for tab, count in [*counts[1:], counts[0]] if count
    ]
    page.locator("#search").press("Shift+Enter")
    assert (page.evaluate(selected), page.evaluate({"tab-objects": "inspector.target.object", "tab-events": "inspector.moment", "tab-problems": "inspector.problem"}[page.evaluate(selected)])) == seen[-2]
    # Lists in which nothing matches look so; with nothing to search for Enter goes nowhere.
    page.locator("#search").fill("card 3 pinch")
    assert "empty" in page.locator("#tab-views").get_attribute("class")
    page.locator("#search").fill("")
    before = page.evaluate("inspector.moment")
    page.locator("#search").press("Enter")
    assert page.evaluate("inspector.moment") == before and "empty" not in page.locator("#tab-views").get_attribute("class")


# ---- Links ----


def state(page) -> list:
    shown = "[...document.querySelectorAll('[role=tab][aria-selected=true]')].map((tab) => tab.id)"
    return page.evaluate(f"[inspector.moment, inspector.clock, inspector.target, inspector.point, inspector.problem, {shown}]")


@pytest.mark.parametrize(
    "doing",
    [
        "inspector.go(7)",
        "inspector.goToTime(2.25)",
        "inspector.go(12); inspector.select({ object: inspector.session.objects.find((object) => object.name === 'card 4 pan').id })",
        "inspector.go(3); inspector.select({ touch: 2 })",
        "inspector.ask([33.25, 41.5])",
        "inspector.openTab('events'); inspector.go(9); inspector.openTab('moment')",
        "inspector.clear(); inspector.go(inspector.session.count - 1)",
        "inspector.go(inspector.session.count - 2)",
    ],
)
def test_a_link_restores_the_view(report, pages, doing):
    page = report(many())
    page.evaluate("() => { " + doing + " }")
    page.evaluate("inspector.address.write()")
    address, expected = page.evaluate("location.href"), state(page)
    assert "#t=" in address
    again = pages.show(address)
    until(again, "window.inspector !== undefined")
    assert state(again) == expected
    # The same by typing it into the address of a page that is open.
    other = report(many())
    other.evaluate("hash => { location.hash = hash; }", address[address.index("#"):])
    until(other, "location.hash === inspector.address.written && inspector.address.written !== ''")
    assert state(other)[:4] == expected[:4]


def test_the_address_follows_without_a_history(report):
    page = report(many())
    length = page.evaluate("history.length")
    for moment in range(1, 30):
        go(page, moment)
    until(page, "location.hash.startsWith('#t=' + String(Math.round(inspector.clock * 1e6) / 1e6))")
    assert page.evaluate("history.length") == length
    # Names are text, whatever they are.
    name = "a&b=c#d%20+é\u202e</script>"
    strange = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 99, 99], "subviews": [{"id": name, "frame": [0, 0, 9, 9]}, {"id": "other", "frame": [0, 0, 9, 9]}]}], "steps": [{"t": 0}]})
    strange.evaluate("inspector.select({ object: inspector.session.objects.find((object) => object.name.startsWith('a&b')).id })")
    target = strange.evaluate("inspector.target.object")
    strange.evaluate("inspector.address.write()")
    link = strange.evaluate("location.hash")
    strange.evaluate("inspector.clear()")
    # What is cleared is written after a while, too: the link is what was kept.
    strange.evaluate("link => { history.replaceState(null, '', link); inspector.address.read(); }", link)
    assert strange.evaluate("inspector.target.object") == target


def test_links_to_one_of_several_of_a_name(report, pages):
    page = report(None, "--tree", TREE, "--touches", GESTURES)
    same = page.evaluate("inspector.session.objects.filter((object) => object.name === 'tide curve').map((object) => object.id)")
    assert len(same) == 2
    for object in same:
        page.evaluate("object => inspector.select({ object })", object)
        page.evaluate("inspector.address.write()")
        again = pages.show(page.evaluate("location.href"))
        until(again, "window.inspector !== undefined")
        assert again.evaluate("inspector.target.object") == object
    # A link that a person writes: the time alone, or a name.
    again = pages.show(page.evaluate("location.href").split("#")[0] + "#t=0.1")
    until(again, "window.inspector !== undefined")
    assert again.locator("#moment").is_visible() and again.evaluate("inspector.clock") == pytest.approx(0.1)
    again = pages.show(page.evaluate("location.href").split("#")[0] + "#object=tide%20curve")
    until(again, "window.inspector !== undefined")
    assert again.locator("#selection h3").inner_text() == "tide curve"


@pytest.mark.parametrize("hash", ["#t=", "#t=abc&event=-1", "#t=1e999", "#object=none", "#problem=99&touch=1e9", "#point=1", "#point=a,b&tab=<b>", "#tab=__proto__", "#%E0%A4%A", "#t=-5&event=0.5"])
def test_links_to_nothing(report, pages, hash):
    page = report(taps())
    again = pages.show(page.evaluate("location.href").split("#")[0] + hash)
    until(again, "window.inspector !== undefined")
    assert 0 <= again.evaluate("inspector.moment") < again.evaluate("inspector.session.count")
    assert again.evaluate("inspector.point") is None


# ---- Panes ----

BARS = [("bar-left", ".left", "width", "ArrowRight", (60, 0)), ("bar-right", ".right", "width", "ArrowLeft", (-60, 0)), ("bar-time", ".time", "height", "ArrowUp", (0, -60)), ("bar-names", "#lane-names", "width", "ArrowRight", (60, 0))]


@pytest.mark.parametrize("bar,pane,side,key,way", BARS)
def test_panes_are_dragged(report, pages, bar, pane, side, key, way):
    page = report(many())
    size = lambda one=page: one.locator(pane).bounding_box()[side]  # noqa: E731
    usual = size()
    element = page.locator("#" + bar)
    assert element.get_attribute("role") == "separator" and element.get_attribute("aria-label")
    element.focus()
    page.keyboard.press(key)
    assert size() == pytest.approx(usual + 16, abs=1.5)
    assert float(element.get_attribute("aria-valuenow")) == pytest.approx(size(), abs=1.5)
    page.keyboard.press("Enter")
    assert size() == pytest.approx(usual, abs=1)
    box = element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + way[0] / 2, y + way[1] / 2)
    page.mouse.move(x + way[0], y + way[1])
    page.mouse.up()
    assert size() == pytest.approx(usual + 60, abs=1.5)
    chosen = size()
    # The session of the page keeps it.
    page.reload()
    until(page, "window.inspector !== undefined")
    assert size() == pytest.approx(chosen, abs=1.5)
    for end, name in (("Home", "aria-valuemin"), ("End", "aria-valuemax")):
        page.locator("#" + bar).focus()
        page.keyboard.press(end)
        assert size() == pytest.approx(float(page.locator("#" + bar).get_attribute(name)), abs=1.5)
    for part in (".left", ".middle", ".right", ".time"):
        there = page.locator(part).bounding_box()
        assert there["width"] > 100 and there["height"] > 60 and there["x"] >= 0 and there["x"] + there["width"] <= 1440.5
    box = page.locator("#" + bar).bounding_box()
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert size() == pytest.approx(usual, abs=1)


# ---- Lanes ----


def test_ten_fingers_and_fifty_recognisers_are_in_sight(report):
    page = report(many())
    assert page.locator("#grouped").get_attribute("aria-pressed") == "true"
    names = page.evaluate("inspector.timeline.rows.map((row) => row.name)")
    assert names == ["10 fingers", *(f"card {k}" for k in range(10))]
    assert page.evaluate("inspector.timeline.rows.flatMap((row) => row.lanes).length") == 60
    # No row has to be scrolled to, and each lane has a stripe of its own.
    assert page.evaluate("inspector.timeline.height + 28 <= inspector.timeline.scroll.clientHeight + 1")
    assert page.locator(".lane-name.group").count() == 11
    assert page.evaluate("inspector.timeline.rows.every((row) => row.height >= 3 * row.lanes.length)")
    # A row unfolds by mouse and keyboard.
    page.get_by_role("button", name="card 4 5 recognisers").click()
    assert page.evaluate("inspector.timeline.rows.filter((row) => row.isMember).map((row) => row.lane.name)") == [f"card 4 {kind}" for kind in ("tap", "longPress", "pan", "pinch", "rotation")]
    row = page.get_by_role("button", name="card 4 5 recognisers")
    assert row.get_attribute("aria-expanded") == "true"
    assert page.evaluate("document.activeElement.textContent").startswith("▾card 4")
    page.keyboard.press("Enter")
    assert page.get_by_role("button", name="card 4 5 recognisers").get_attribute("aria-expanded") == "false"
    # Filtered by name, view, class and state.
    for wanted, count in [("pan", 10), ("card 4", 5), ("card 4 pan", 1), ("longpress", 10), ("finger", 10), ("touch 3", 1), ("no such lane", 0)]:
        page.locator("#lane-filter").fill(wanted)
        assert page.evaluate("inspector.timeline.rows.length") == count, wanted
    page.locator("#lane-filter").fill("recognized")
    assert 0 < page.evaluate("inspector.timeline.rows.length") < 50
    page.locator("#lane-filter").press("Escape")
    assert page.evaluate("inspector.timeline.rows.length") == 11
    page.locator("#grouped").click()
    assert page.evaluate("inspector.timeline.rows.map((row) => row.lane.name)") == page.evaluate("inspector.lanes.map((lane) => lane.name)")
    # A few lanes are as they are.
    few = report(taps())
    assert few.locator("#grouped").get_attribute("aria-pressed") == "false"


def test_a_click_on_nothing_selects_the_time(report):
    page = report(many())
    page.evaluate("inspector.clear()")
    page.evaluate("inspector.timeline.setAxis(false)")
    spot = lane_place(page, "10 fingers", 5.5)
    page.mouse.click(spot["x"], spot["y"])
    assert page.evaluate("inspector.target") is None
    assert page.evaluate("inspector.clock") == pytest.approx(5.5, abs=0.02)
    assert page.evaluate("inspector.moment === inspector.session.atTime(inspector.clock)")
    # On a bar of a stripe it selects whose it is.
    spot = lane_place(page, "10 fingers", 2)
    page.mouse.click(spot["x"], spot["y"])
    assert page.evaluate("inspector.session.touches[inspector.target.touch].id") in (5, 6)
    page.evaluate("inspector.clear()")
    page.locator("#grouped").click()
    spot = lane_place(page, "touch 1", 5.5)
    page.mouse.click(spot["x"], spot["y"])
    assert page.evaluate("inspector.target") is None
    spot = lane_place(page, "touch 1", 0.5)
    page.mouse.click(spot["x"], spot["y"])
    assert page.evaluate("inspector.session.touches[inspector.target.touch].id") == 1


def test_held_back_is_not_failed(report):
    """A touch that is held back, or that a view without multiple touch does not receive, has not failed."""
    button = {"id": "slow", "frame": [10, 10, 300, 200], "recognizers": [{"id": "wait", "type": "tap", "numberOfTapsRequired": 2, "delaysTouchesBegan": True}]}
    steps = [{"t": 0, "down": [1, 60, 60]}, {"t": 0.05, "down": [2, 90, 90]}, {"t": 0.1, "up": [1, 60, 60]}, {"t": 0.2, "up": [2, 90, 90]}, {"t": 2}]
    page = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [button]}], "steps": steps})
    states = page.evaluate("Object.fromEntries(inspector.lanes.filter((lane) => lane.kind === 'touch').map((lane) => [lane.name, lane.bars.map((bar) => bar.state)]))")
    assert "held" in states["touch 1"] and "withheld" in states["touch 2"]
    assert not [state for bars in states.values() for state in bars if state == "failed"]
    colours = page.evaluate("['held', 'withheld', 'failed', 'waiting', 'cancelled'].map((name) => modulesOfPage.colour(name))")
    assert len(set(colours)) == 5
    legend = page.locator(".states [data-state]").evaluate_all("all => all.filter((one) => !one.hidden).map((one) => one.textContent)")
    assert "held back" in legend and "withheld" in legend and "recognised" not in legend


# ---- A phone ----


def in_sight(page, selector: str) -> bool:
    return page.evaluate(
        """selector => {
          const element = document.querySelector(selector);
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + Math.min(box.width, 40) / 2, box.top + Math.min(box.height, 16) / 2];
          return box.height > 0 && box.left >= 0 && box.top >= 0 && y < innerHeight && element.contains(document.elementFromPoint(x, y));
        }""",
        selector,
    )


@pytest.mark.parametrize("width,height", [(390, 844), (360, 640)])
def test_reasons_come_to_the_click_on_a_phone(report, width, height):
    page = report(many(), width=width, height=height)
    assert page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]") == [width, height]
    box = page.locator("#drawing").bounding_box()
    assert box["height"] > 100
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert in_sight(page, "#point .story") and in_sight(page, "#hit-path") and in_sight(page, "#drawing")
    page.evaluate("inspector.timeline.setAxis(false)")
    spot = lane_place(page, "10 fingers", 2)
    page.mouse.click(spot["x"], spot["y"])
    assert in_sight(page, "#selection h3") and in_sight(page, "#tab-selection")
    page.locator("#play").click()
    assert in_sight(page, "#play") and in_sight(page, "#now")
    page.locator("#play").click()
    page.get_by_role("tab", name="Views").click()
    page.locator("#views .row", has_text="card 2").click()
    assert in_sight(page, "#selection h3") and page.locator("#selection h3").inner_text() == "card 2"
    # One row of tabs, with the arrow keys, too.
    assert page.locator("[role=tablist]:visible").count() == 1
    page.locator("#tab-selection").focus()
    page.keyboard.press("ArrowRight")
    assert page.locator("#tab-point").get_attribute("aria-selected") == "true" and in_sight(page, "#tab-point")
    assert page.evaluate("document.scrollingElement.scrollTop") == 0
    # Turned, it is a page of three panes again.
    page.set_viewport_size({"width": 1100, "height": 700})
    until(page, "document.querySelector('.right [role=tab]') !== null")
    assert page.locator(".right").is_visible() and page.locator("[role=tablist]:visible").count() == 2
