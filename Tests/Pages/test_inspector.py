"""The page of `rk inspect` shows what the tool prints."""

from __future__ import annotations

import json
import re
import zlib

import pytest

from conftest import rk
from reports import GESTURES, SCENARIOS, TREE, go, random_tree, taps

VARIED = ["R152-double-taps-and-two-fingers", "R242-disabled-while-dragging", "R036-changes-during-the-loop", "R043-window-order", "R269-types"]


def sentences(text: str) -> list[tuple[str, str]]:
    """The reasons that `rk run --explain` printed, each with its time."""
    return re.findall(r"^    (\d+\.\d{3}) s: (.*)$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("name", ["R152-double-taps-and-two-fingers", "R242-disabled-while-dragging"])
def test_recordings_show_what_the_replay_prints(report, tmp_path, name):
    recording = tmp_path / "session.rkrec"
    rk("run", "--record", recording, SCENARIOS / f"{name}.json")
    page = report(recording)
    printed = sentences(rk("replay", "--log", recording).stdout)
    shown = page.evaluate("inspector.session.records.map((record) => [record.time.toFixed(3), record.text])")
    assert [tuple(one) for one in shown] == printed
    notes = page.evaluate("inspector.session.moments.flatMap((moment) => moment.notes || [])")
    assert not [note for note in notes if "parts" in note or "recorded:" in note]
    ends = "inspector.session.touches.map((touch) => [touch.id, ...[0, -1].map((end) => touch.points.at(end)).map((point) => [point.time, point.phase, point.x, point.y])])"
    touches = page.evaluate(ends)
    direct = report(SCENARIOS / f"{name}.json")
    assert touches and touches == direct.evaluate(ends)
    # Another version's is marked.
    other = bytearray(recording.read_bytes())
    other[12:16] = (9 << 16 | 7 << 8 | 1).to_bytes(4, "little")
    other[20:24] = zlib.crc32(other[:20]).to_bytes(4, "little")
    strange = tmp_path / "strange.rkrec"
    strange.write_bytes(other)
    assert report(strange).evaluate("inspector.session.moments[0].lines")[0].startswith("recorded with ResponderKit 9.7.1, played with ")
    # What a crash leaves is shown as far as it goes.
    cut = tmp_path / "cut.rkrec"
    cut.write_bytes(recording.read_bytes()[:-40])
    page = report(cut)
    assert page.evaluate("inspector.session.moments.at(-1).notes")[-1].endswith("what stands before it is good")


@pytest.mark.parametrize("name", VARIED)
def test_shows_what_the_tool_prints(report, name):
    file = SCENARIOS / f"{name}.json"
    page = report(file)
    printed = sentences(rk("run", "--explain", file).stdout)
    shown = page.evaluate("inspector.session.records.map((record) => [record.time.toFixed(3), record.text])")
    assert [tuple(one) for one in shown] == printed
    logged = page.evaluate("inspector.session.moments.flatMap((moment) => moment.lines || [])")
    assert logged == [line for line in rk("run", "--log", file).stdout.splitlines()]


def test_click_on_a_recogniser_shows_its_reasons(report, tmp_path):
    scenario = taps()
    page = report(scenario)
    file = tmp_path / "taps.json"
    file.write_text(json.dumps(scenario))
    printed = [sentence for _, sentence in sentences(rk("run", "--explain", file).stdout)]
    go(page, 3)
    page.get_by_role("button", name="double", exact=True).first.click()
    assert page.locator("#selection h3").inner_text() == "double"
    reasons = page.locator("#selection .reason .what").all_inner_texts()
    assert reasons and all(reason in printed for reason in reasons)
    assert any(reason.startswith("double failed") for reason in reasons)
    story = page.locator("#selection .story").inner_text()
    assert story.startswith("double waited for another tap until") and "single, which required it to fail, recognised" in story
    # Names in it are links, also to others; words that are names elsewhere are not.
    assert page.locator("#selection .story button").all_inner_texts() == ["double", "single"]
    page.locator("#selection .story").get_by_role("button", name="single", exact=True).click()
    assert page.locator("#selection h3").inner_text() == "single"
    # A reason's time leads to its moment.
    page.locator("#selection .reason .when").last.click()
    assert page.evaluate("inspector.moment") == 1


def test_state_of_a_moment(report):
    page = report(taps())
    states = []
    for moment in range(4):
        go(page, moment)
        states.append(page.evaluate("inspector.listed.map((object) => [object.name, inspector.stateOf(object.id)])"))
    names = [dict(state) for state in states]
    assert names[0]["double"] == "" and names[1]["double"] == "possible" and names[2]["double"] == "waiting"
    assert names[2]["single"] == "waiting" and names[3]["single"] == ""
    # A lane for each, also for those to which nothing happens: these come last.
    assert page.evaluate("inspector.lanes.map((lane) => [lane.name, lane.bars.length > 0])") == [["touch 1", True], ["single", True], ["double", True], ["button", True], ["tap", False]]
    marks = page.evaluate("inspector.lanes.find((lane) => lane.name === 'single').marks.map((mark) => [mark.sign, mark.moment])")
    assert ["◆", 3] in marks


def test_point_is_hit_as_by_the_tool(report, chance):
    page = report(None, "--tree", TREE, "--touches", GESTURES)
    # What else is on the page decides how high the drawing is.
    box = page.locator("#drawing").bounding_box()
    for _ in range(12):
        # Whole pixels of the canvas: that is where a mouse can be.
        place = [chance.randrange(40, int(box["width"]) - 20), chance.randrange(20, int(box["height"]) - 20)]
        page.locator("#drawing").click(position={"x": place[0], "y": place[1]})
        x, y = page.evaluate("inspector.point")
        printed = rk("hit", "--tree", TREE, "--explain", "--", repr(x), repr(y)).stdout.splitlines()
        assert page.locator("#hit-path").inner_text() == printed[0]
        visits = page.locator("#visits .visit").all_inner_texts()
        assert visits == [line.strip() for line in printed[1:]]


def test_coordinates_are_rounded_as_by_the_tool(report):
    page = report(None, "--tree", TREE, "--touches", GESTURES)
    edges = [0.0005, -0.0005, 0.0004999, 1.0005, 2.0015, -61.0855, 0.1 + 0.2, 389.99951, 1e-9, -1e-9, -0.0, 123456789.0005, 2.0**53 + 2, 1e22]
    for x, y in zip(edges, edges[1:] + edges[:1]):
        visits = page.evaluate("([x, y]) => modulesOfPage.hit(inspector.session.tree, x, y, inspector.session.config).visits.map((visit) => visit.text)", [x, y])
        printed = rk("hit", "--tree", TREE, "--explain", "--", repr(x), repr(y)).stdout.splitlines()
        assert visits == [line.strip() for line in printed[1:]], (x, y)


def test_random_trees_are_hit_as_in_the_library(report, chance, tmp_path):
    owners = set()
    for number in range(3):
        scenario = random_tree(chance, number)
        page = report(scenario)
        points = [[chance.uniform(-10, 330), chance.uniform(-10, 490)] for _ in range(250)] + [[0, 0], [320, 100], [319.999, 479.999]]
        found = page.evaluate(
            """points => points.map(([x, y]) => {
              const { node } = modulesOfPage.hit(inspector.session.tree, x, y, inspector.session.config);
              return node ? node.view.name : "nothing";
            })""",
            points,
        )
        owners |= {(number, name) for name in found}
        scenario["steps"] = [{"hit": ["W", point, None if name == "nothing" else name]} for point, name in zip(points, found)]
        file = tmp_path / f"hits{number}.json"
        file.write_text(json.dumps(scenario))
        rk("run", file)
    assert len(owners) > 15


def test_map_of_owners_is_that_of_hit_tests(report, chance):
    page = report(random_tree(chance, 9))
    wrong = page.evaluate(
        """() => {
          const { session } = inspector;
          const owners = modulesOfPage.owners, hit = modulesOfPage.hit;
          const frame = [0, 0, 320, 480], side = 7.3;
          const map = owners(session.tree, frame, side, session.config);
          let wrong = 0;
          for (let row = 0; row < map.rows; row += 1) for (let column = 0; column < map.columns; column += 1) {
            const { node } = hit(session.tree, (column + 0.5) * side, (row + 0.5) * side, session.config);
            if ((node ? node.place + 1 : 0) !== map.cells[row * map.columns + column]) wrong += 1;
          }
          return [wrong, map.cells.length];
        }"""
    )
    assert wrong == [0, 44 * 66]


def test_map_of_owners_where_matrices_have_no_inverse(report):
    """Views in one another that are each drawn together to a thousandth, and so wide that they fill the screen all the same."""
    inner: list[dict] = []
    for depth in range(5, 0, -1):
        width = 320 * 1000**depth
        inner = [{"id": f"v{depth}", "bounds": [0, 0, width, 480], "center": [width / 2000, 240], "transform": [0.001, 0, 0, 1, 0, 0], "subviews": inner}]
    page = report({"format": 1, "windows": [{"id": "W", "frame": [0, 0, 320, 480], "subviews": inner}], "steps": []})
    owners = page.evaluate(
        """() => {
          const { tree, config } = inspector.session;
          const { cells } = modulesOfPage.owners(tree, [0, 0, 320, 480], 16, config);
          return [...new Set(cells)].map((place) => tree.list[place - 1].view.name);
        }"""
    )
    assert owners == ["v5"]


@pytest.mark.parametrize("name", ["R021-insert-at-index", "R242-disabled-while-dragging"])
def test_moments_are_the_same_from_everywhere(report, name):
    page = report(SCENARIOS / f"{name}.json")
    seen = page.evaluate(
        """() => {
          const { session } = inspector;
          const last = session.count - 1;
          const moments = [...Array(last + 1).keys()];
          return [...moments, ...moments.toReversed(), last, 3, last >> 1, 0].map((moment) => {
            inspector.go(moment);
            return [moment, JSON.stringify(session.tree.list.map((node) => [node.view, node.parent && node.parent.id]))];
          });
        }"""
    )
    first = {}
    for moment, state in seen:
        assert first.setdefault(moment, state) == state
    assert len(set(first.values())) > 1
