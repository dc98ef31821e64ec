"""The page of `rk inspect` can be handled: keys, search, themes, paper, bad names, many events."""

from __future__ import annotations

import json
import re

import pytest

from conftest import rk, until
from reports import GESTURES, SCENARIOS, TREE, go, taps

BAD_NAMES = ["__proto__", "constructor", "two\nlines\tand\u0007a bell", "\u202eturned", "<b>bold</b>", "</script><script>document.title='taken'</script>", "\"'`&amp;<!--", "\u2028\u2029\u202e", "<img src=x onerror=alert(1)>", "${1+1}\\u003c"]


def test_keys(report):
    page = report(SCENARIOS / "R218-where-it-starts.json")
    last = page.evaluate("inspector.session.count") - 1
    at = lambda: page.evaluate("inspector.moment")  # noqa: E731
    for key, moment in [("End", last), ("ArrowLeft", last - 1), ("PageUp", last - 11), ("Home", 0), ("ArrowLeft", 0), ("ArrowRight", 1), (".", 2), (",", 1), ("PageDown", 11)]:
        page.keyboard.press(key)
        assert at() == moment, key
    page.get_by_role("tab", name="Events").click()
    assert page.locator("#events .row.chosen").count() == 1
    for key, button in [("o", "owners"), ("h", "ghosts"), ("n", "names"), ("p", "paths"), ("t", "axis")]:
        before = page.locator("#" + button).get_attribute("aria-pressed")
        page.keyboard.press(key)
        assert page.locator("#" + button).get_attribute("aria-pressed") != before, key
    for key in ["Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowUp"]:
        page.keyboard.press(key)
    x, y = page.evaluate("inspector.point")
    middle = page.evaluate("[inspector.drawing.frame[0] + inspector.drawing.frame[2] / 2, inspector.drawing.frame[1] + inspector.drawing.frame[3] / 2]")
    assert x > middle[0] and y < middle[1] and at() == 11
    assert page.locator("#point").is_visible() and page.locator("#verdict").inner_text().startswith("A finger here would hit ")
    page.keyboard.press("?")
    assert page.locator("#help").is_visible()
    page.keyboard.press("ArrowRight")
    assert at() == 11
    page.keyboard.press("Escape")
    assert not page.locator("#help").is_visible()
    page.keyboard.press("/")
    page.keyboard.type("oO.")
    assert page.locator("#search").input_value() == "oO." and at() == 11
    page.keyboard.press("Escape")
    assert page.locator("#search").input_value() == ""


def test_search(report):
    page = report(None, "--tree", TREE, "--touches", GESTURES)
    page.get_by_role("tab", name="Views").click()
    whole = page.locator("#views .row").count()
    page.keyboard.press("/")
    page.keyboard.type("tide curve")
    names = page.locator("#views .row .name").all_inner_texts()
    assert 0 < len(names) < whole and names.count("tide curve") == 2 and names[0] == "UIWindow"
    # Decisions that name them count as well.
    events = page.evaluate("inspector.session.moments.filter((_, m) => inspector.session.recordsOf(m).some((record) => record.reason >= 100 && record.text.includes('tide curve'))).length")
    assert events > 0 and page.locator("#found").inner_text() == f"1 problem, 2 views, {events} events"
    page.keyboard.press("Enter")
    first = page.evaluate("inspector.target.object")
    assert page.locator("#selection h3").inner_text() == "tide curve"
    page.keyboard.press("Enter")
    assert page.evaluate("inspector.target.object") != first
    page.get_by_role("tab", name="Events").click()
    page.locator("#search").fill("up 1")
    assert all(label.startswith("up 1") for label in page.locator("#events .row .name").all_inner_texts())
    page.locator("#search").fill("received touchesEnded")
    assert page.locator("#events .row").count() > 0
    assert all("received touchesEnded" in text for text in page.locator("#events .row .rest").all_inner_texts())
    page.locator("#search").fill("no such thing")
    assert page.locator("#events .row").count() == 0


def test_outline_folds(report):
    page = report(None, "--tree", TREE, "--touches", GESTURES)
    page.get_by_role("tab", name="Views").click()
    whole = page.evaluate("inspector.outline.lines.length")
    assert whole == page.evaluate("inspector.session.tree.list.length")
    page.locator("#views .row", has_text="days").first.click()
    page.locator("#views").press("ArrowLeft")
    folded = page.evaluate("inspector.outline.lines.length")
    assert folded < whole
    row = page.locator("#views .row", has_text="days").first
    assert row.get_attribute("aria-expanded") == "false" and row.get_attribute("aria-level") == "3"
    page.locator("#views").press("ArrowRight")
    page.locator("#views").press("ArrowRight")
    assert page.evaluate("inspector.outline.lines.length") == whole
    assert page.locator("#selection h3").inner_text() == "today"


@pytest.mark.parametrize("width,height,scheme", [(1440, 900, "light"), (390, 844, "dark")])
def test_fits_and_can_be_read(report, width, height, scheme):
    page = report(SCENARIOS / "R152-double-taps-and-two-fingers.json", width=width, height=height, scheme=scheme)
    go(page, 5)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= width
    contrast = page.evaluate(
        """() => {
          const light = (name) => {
            const parts = modulesOfPage.colour(name).match(/[\\d.]+/g).slice(0, 3).map((part) => part / 255).map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
          };
          const ratio = (a, b) => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05);
          return [["ink", "panel"], ["dim", "panel"], ["dim", "raised"], ["accent", "panel"], ["ink", "accent-soft"], ["accent", "accent-soft"]].map(([a, b]) => [a, b, ratio(a, b)]);
        }"""
    )
    assert all(ratio >= 4.5 for _, _, ratio in contrast), contrast
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("#theme").click()
    page.locator("#theme").click()
    switched = page.evaluate("[document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]")
    assert switched[0] == "dark" and (switched[1] == dark) == (scheme == "dark")
    nameless = page.evaluate("[...document.querySelectorAll('button, input, canvas[role], [role=tree], [role=listbox]')].filter((one) => !(one.textContent.trim() || one.getAttribute('aria-label') || one.labels?.length)).length")
    assert nameless == 0


def test_print(report):
    page = report(taps())
    page.get_by_role("button", name="double", exact=True).first.click()
    page.emulate_media(media="print")
    assert page.locator("#moment").is_visible() and page.locator("#selection").is_visible() and not page.locator("#search").is_visible()
    assert page.evaluate("getComputedStyle(document.getElementById('moment')).overflowY") == "visible"
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("[document.documentElement.dataset.theme, drawing.clientWidth <= 680, document.getElementById('lane-canvas').clientWidth <= 540]") == ["light", True, True]
    # On paper one part stands under the other.
    page.set_viewport_size({"width": 703, "height": 1000})
    boxes = [page.locator(part).bounding_box() for part in (".bar", ".stage", "#why", "#moment", "#selection", ".time")]
    for above, below in zip(boxes, boxes[1:]):
        assert above["height"] > 20 and above["y"] + above["height"] <= below["y"] + 1
    assert boxes[1]["height"] == 470 and page.locator("#lane-view").bounding_box()["width"] == 520
    page.set_viewport_size({"width": 1440, "height": 900})
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    until(page, "!document.documentElement.dataset.theme && document.getElementById('lane-canvas').clientWidth > 1000")


def shown(name):
    """A name as sentences have it: control characters and those of direction as their numbers."""
    return re.sub(r"[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]", lambda match: f"\\u{{{ord(match[0]):x}}}", name)


TURNS = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"


def upright(name):
    """A name as the page has it: characters that turn the direction of a text as their numbers."""
    return re.sub(f"[{TURNS}]", lambda match: f"\\u{{{ord(match[0]):x}}}", name)


def test_bad_names(report):
    views = [{"id": name, "frame": [10, 10 + 40 * index, 200, 30], "recognizers": [{"id": name + " tap", "type": "tap"}]} for index, name in enumerate(BAD_NAMES)]
    steps = [{"t": index, key: [1, 20, 20 + 40 * index]} for index in range(len(BAD_NAMES)) for key in ("down", "up")]
    long = "x<" * (1 << 19)
    page = report({"format": 1, "name": long, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": views}], "steps": steps})
    assert page.locator("#title").evaluate("(one) => one.textContent.length") == 2000
    assert page.title().startswith("x<x<")
    names = page.locator("#views .row .name").evaluate_all("(rows) => rows.map((row) => row.textContent)")
    assert names == ["W", *map(upright, BAD_NAMES)]
    assert page.evaluate("[document.querySelectorAll('script').length, document.querySelectorAll('img, b:not(.legend b)').length]") == [2, 0]
    for moment in range(1, len(steps) + 1):
        go(page, moment)
    for name in BAD_NAMES:
        page.evaluate("name => inspector.select({ object: inspector.listed.find((object) => object.name === name + ' tap').id })", upright(name))
        assert page.locator("#selection h3").evaluate("(one) => one.textContent") == upright(name) + " tap"
        texts = page.locator("#selection .reason .what").evaluate_all("(all) => all.map((one) => one.textContent)")
        assert any(text.startswith(shown(name) + " tap ") for text in texts)
    assert "taken" not in page.title()


def test_names_turn_no_text_round(report):
    """Characters that turn the direction of a text are written as their numbers, in each text of the page (as the log and the library's sentences do)."""
    turns = ["\u061c", "\u200e", "\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))]
    name = "".join(turns) + "turned\u2010\u0628"  # a hyphen and an Arabic letter stay
    view = {"id": name, "frame": [10, 10, 200, 30], "recognizers": [{"id": "\u202etap", "type": "tap"}]}
    steps = [{"t": 0, "down": [1, 20, 20]}, {"t": 0.1, "up": [1, 20, 20]}]
    page = report({"format": 1, "name": "\u2067title", "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": [view]}], "steps": steps})
    go(page, 2)
    page.evaluate("name => inspector.select({ object: inspector.session.objects.find((object) => object.name === name).id })", "\\u{202e}tap")
    page.evaluate("inspector.ask([20, 20])")
    written = "".join(f"\\u{{{ord(turn):x}}}" for turn in turns) + "turned\u2010\u0628"
    assert page.locator("#hit-path").evaluate("(one) => one.textContent") == "W > " + written
    assert page.locator("#title").evaluate("(one) => one.textContent").startswith("\\u{2067}title")
    page.evaluate("inspector.openTab('selection')")
    story = page.locator("#selection .story")
    assert story.evaluate("(one) => one.textContent").startswith("\\u{202e}tap ")
    assert not re.search(f"[{TURNS}]", page.content() + page.title())

def test_names_that_are_no_text(report, tmp_path):
    tree = tmp_path / "tree.json"
    head = b'{"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "name": "W", "frame": [0, 0, 600, 500], "children": ['
    tree.write_bytes(head + b'{"class": "UIView", "name": "<i>\xff\xc3(\xed\xa0\x80</i>", "frame": [0, 0, 600, 500]}]}}')
    page = report(None, "--tree", tree, "--touches", GESTURES)
    assert page.locator("#views .row .name").all_text_contents() == ["W", "<i>\ufffd\ufffd(\ufffd\ufffd\ufffd</i>"]
    result = rk("inspect", "--tree", tree, "--touches", GESTURES, "-o", tmp_path / "again.html")
    assert result.stderr == f"note: {tree}: what is not UTF-8 is shown as U+FFFD\n"


def test_ten_thousand_events_and_five_thousand_views(report, tmp_path):
    rows = []
    for row in range(50):
        cells = [{"class": "UIView", "name": f"cell {row}.{cell}", "frame": [cell * 3.9, 1, 3.5, 14], "children": []} for cell in range(99)]
        rows.append({"class": "UIView", "name": f"row {row}", "frame": [0, row * 16, 390, 16], "children": cells})
    tree = tmp_path / "tree.json"
    tree.write_text(json.dumps({"header": {"format": "view-tree/1"}, "root": {"class": "UIWindow", "frame": [0, 0, 390, 844], "children": rows}}))
    frames = [{"header": True, "format": "touch-jsonl/1", "axes": {"x": {"min": 0, "max": 390}, "y": {"min": 0, "max": 844}}}]
    for touch in range(100):
        for step in range(100):
            phase = "began" if step == 0 else "ended" if step == 99 else "moved"
            frames.append({"t": touch * 2 + step / 100, "touches": [{"id": touch % 3, "x": 5 + step * 3, "y": 5 + touch * 7, "phase": phase}]})
    touches = tmp_path / "touches.jsonl"
    touches.write_text("\n".join(map(json.dumps, frames)))
    page = report(None, "--tree", tree, "--touches", touches, "--attach", "pan,tap")
    assert page.evaluate("[inspector.session.count > 10000, inspector.session.tree.list.length]") == [True, 5001]
    # However many events there are, lanes are drawn with no more bars and marks than have room, and a step draws neither them nor the views again.
    drawn = page.evaluate(
        """() => {
          const { timeline, drawing } = inspector;
          let count = 0;
          const pen = CanvasRenderingContext2D.prototype;
          const usual = [pen.fillRect, pen.fillText, pen.fill];
          ["fillRect", "fillText", "fill"].forEach((name, k) => { pen[name] = function (...rest) { count += 1; return usual[k].apply(this, rest); }; });
          const draw = (what) => { count = 0; what(); timeline.draw(); drawing.draw(); return count; };
          const counts = [draw(() => { timeline.layerKey = drawing.layerKey = ""; }), draw(() => inspector.go(3000)), draw(() => inspector.go(3001))];
          ["fillRect", "fillText", "fill"].forEach((name, k) => { pen[name] = usual[k]; });
          return [...counts, timeline.width * inspector.lanes.length];
        }"""
    )
    assert 5000 < drawn[0] < 5001 * 2 + drawn[3] and drawn[1] < 600 and drawn[2] < 600, drawn
    nodes = "document.querySelectorAll('*').length"
    most = page.evaluate(nodes)
    for key in ["End", "ArrowLeft", "Home", "ArrowRight", "PageDown"]:
        page.keyboard.press(key)
        most = max(most, page.evaluate(nodes))
    page.evaluate("() => { for (let m = 0; m < 10000; m += 97) inspector.go(m); inspector.ask([200, 300]); inspector.select(inspector.lanes[0].target); inspector.lists.search.set('cell'); inspector.toggle('owners'); }")
    page.get_by_role("tab", name="Events").click()
    page.evaluate("document.getElementById('events').scrollTop = 100000")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert max(most, page.evaluate(nodes)) < 2500


def test_refusals_leave_nothing_behind(tmp_path):
    made = tmp_path / "report.html"
    broken = tmp_path / "broken.json"
    broken.write_bytes(b'{"format": 1, "steps": [], "name": "\xff"}')
    unknown = tmp_path / "unknown.json"
    unknown.write_text('{"format": 1, "steps": [{"t": 0, "dwon": [1, 2, 3]}]}')
    empty = tmp_path / "empty.rkrec"
    empty.write_bytes(b"")
    for arguments in (["nowhere.json"], [broken], [empty], [unknown], [], [broken, "--tree", TREE], ["--tree", TREE], [TREE]):
        result = rk("inspect", *arguments, "-o", made, status=2)
        assert result.stdout == "" and result.stderr.strip(), arguments
        assert not made.exists() and sorted(tmp_path.iterdir()) == [broken, empty, unknown]
    rk("inspect", SCENARIOS / "S20-double-tap.json", "-o", tmp_path / "no" / "folder.html", status=2)
