"""The playground's scenes: each keeps its promise, each puzzle can be solved, and views are drawn as what they are."""

from __future__ import annotations

import gzip
import json

import pytest

from conftest import ROOT, later, rk, time_of, until
from test_playground import BUTTON, EXAMPLES, lines, module, playground, served, spot  # noqa: F401

CHAPTERS = json.loads((ROOT / "Sources/rk/Pages/playground/scenes.json").read_text())
SCENES = [scene for chapter in CHAPTERS for scene in chapter["scenes"]]
#: Milliseconds.
FRAME = 16
PUZZLES = [scene for scene in SCENES if "puzzle" in scene]


def choose(page, file: str) -> None:
    page.evaluate("file => playground.choose(playground.gallery.scenes.find((scene) => scene.file === file))", file)


def pixel(page, x: float, y: float) -> list[int]:
    """The colour of a point of the screen, once nothing moves any more."""
    until(page, "!playground.drawing.waits && !playground.drawing.screen.isMoving")
    return page.evaluate(
        """([x, y]) => {
          const [left, top] = playground.drawing.place([x, y]).map((at) => Math.round(at * devicePixelRatio));
          const ink = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", { willReadFrequently: true });
          ink.drawImage(playground.drawing.canvas, left, top, 1, 1, 0, 0, 1, 1);
          return [...ink.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        }""",
        [x, y],
    )


# ---- Scenes ----


def test_every_scene_stands_in_one_chapter():
    files = [scene["file"] for scene in SCENES]
    assert sorted(files) == sorted(file.stem for file in EXAMPLES.glob("*.json"))
    assert len(files) >= 20 and len(CHAPTERS) == 8
    for file in files:
        scene = json.loads((EXAMPLES / f"{file}.json").read_text())
        assert scene["name"] and 20 < len(scene["note"]) < 140, file


def test_every_scene_keeps_its_promise():
    """Each has steps that check something, and all of them hold."""
    for scene in SCENES:
        steps = json.loads((EXAMPLES / f"{scene['file']}.json").read_text())["steps"]
        assert any({"expect", "get", "explain", "hit", "chain"} & step.keys() for step in steps), scene["file"]
    rk("run", *(EXAMPLES / f"{scene['file']}.json" for scene in SCENES))


def touch(page, proof: list) -> None:
    """A tap at a point, or a drag from one point to another; some time after whatever was before, with which it might make a double tap."""
    path = proof if isinstance(proof[0], list) else [proof, proof]
    with time_of(page) as run:
        page.mouse.move(*spot(page, *path[0]))
        page.mouse.down()
        for part in range(1, 7) if path[0] != path[1] else []:
            run(FRAME)
            page.mouse.move(*(spot(page, *(start + (end - start) * part / 6 for start, end in zip(*path)))))
        run(FRAME)
        page.mouse.up()


@pytest.mark.parametrize("file", [scene["file"] for scene in PUZZLES])
def test_puzzles(playground, file):
    scene = next(scene for scene in PUZZLES if scene["file"] == file)
    page = playground()
    choose(page, file)
    touch(page, scene["proof"])
    assert scene["fires"] not in lines(page)
    # The library's reason stands beside the finger.
    bubble = page.locator("#bubble").inner_text()
    assert "SPEC" in bubble and (scene["ask"] in bubble), bubble
    wrong = next(index for index in range(len(scene["answers"])) if index != scene["right"])
    page.get_by_role("button", name=scene["answers"][wrong]).click()
    touch(page, scene["proof"])
    assert scene["fires"] not in lines(page) and page.locator(".solved").count() == 0
    page.get_by_role("button", name=scene["answers"][scene["right"]]).click()
    touch(page, scene["proof"])
    until(page, "document.querySelector('.solved') !== null")
    assert scene["fires"] in lines(page)


# ---- The reason beside the finger ----


def reason_of(page, *proof) -> str:
    touch(page, [list(point) for point in proof] if len(proof) > 1 else list(proof[0]))
    return page.locator("#bubble").inner_text()


@pytest.mark.parametrize(
    "point, reason",
    [
        ((80, 70), "hidden was not hit by touch 2 at (80 70): it is hidden"),
        ((240, 70), "faint was not hit by touch 2 at (240 70): its alpha is 0.005"),
        ((80, 180), "deaf was not hit by touch 2 at (80 180): its userInteractionEnabled is false"),
        ((240, 180), "disabled does not track: it is disabled"),
        ((85, 315), "turned was hit"),
        ((235, 315), "round was hit"),
        ((183, 263), "round was not hit by touch 2 at (183 263): its pointInside override returned false"),
        ((130, 430), "outside was hit"),
        ((180, 430), "outside was not hit by touch 2 at (180 430): box ends at x = 140"),
        ((160, 240), "back was hit"),
    ],
)
def test_of_several_views_the_one_under_the_finger_is_explained(playground, point, reason):
    page = playground(reduced_motion="reduce")
    choose(page, "who-is-hit")
    page.evaluate("playground.session.finish()")
    assert reason_of(page, point).startswith(reason)


def test_a_touch_far_from_the_subject_gets_no_reason_of_an_earlier_touch(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "small-target")
    assert "OK sent touchUpInside" in reason_of(page, (125, 240))
    assert reason_of(page, (100, 220)).startswith("window was hit")
    # The corner of the box around a turned view is far from the view.
    choose(page, "turned")
    assert "open recognised" in reason_of(page, (160, 220))
    assert reason_of(page, (50, 100)).startswith("window was hit")


def test_the_reason_of_two_fingers_is_that_of_both(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "zoom")
    page.keyboard.down("Alt")
    touch(page, [[180, 230], [230, 250]])
    page.keyboard.up("Alt")
    assert page.evaluate("playground.values.some((one) => one.zoomScale > 1)")
    assert page.locator("#bubble").inner_text().startswith("frame.pinch began")


def test_a_success_is_not_shown_as_a_failure(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "who-types")
    assert reason_of(page, (120, 90)).startswith("name became first responder")
    assert page.locator("#bubble").get_attribute("class").split() == ["bubble"]


def test_a_drag_that_scrolls_is_not_shown_as_a_failure(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "nested-scroll-views")
    page.evaluate("playground.session.finish()")
    assert "row" in reason_of(page, (200, 160), (120, 160))
    assert page.locator("#bubble").get_attribute("class").split() == ["bubble"]
    assert page.evaluate("playground.values.find((one) => one.id === 'row').contentOffset[0]") > 0


def test_badges_of_recognisers_stand_below_each_other(playground):
    page = playground(reduced_motion="reduce")
    boxes = page.evaluate(
        """() => {
          const boxes = [];
          const ink = new Proxy({ measureText: (text) => ({ width: text.length * 6 }) }, { get: (own, key) => own[key] ?? (() => {}), set: () => true });
          const screen = { drawing: { size: [320, 480], tree: { corners: (node) => node.corners }, place: (point) => point }, calm: { matches: true } };
          const square = (top) => ({ parent: {}, corners: [[0, top], [320, top], [320, 200], [0, 200]] });
          for (const [name, top] of [["page.pan", 20], ["row.pan", 30], ["open", 30]]) playground.drawing.screen.paintLight.call(screen, ink, square(top), name, { word: "began" }, boxes, false, 1);
          return boxes;
        }"""
    )
    tops = sorted(box[1] for box in boxes)
    assert len(tops) == 3 and all(below - above >= 18 for above, below in zip(tops, tops[1:]))


def test_the_culprit_is_not_what_it_kept_from_acting(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "delayed")
    assert "list held it back" in reason_of(page, (160, 235), (160, 100))
    roles = page.evaluate("playground.drawing.roles.map(({ role, id }) => [role, playground.tree.node(id).view.name])")
    assert roles == [["culprit", "list"]]


@pytest.mark.parametrize("width", [1001, 1280, 1440])
def test_buttons_and_the_view_under_the_pointer_are_not_cut_off(playground, width):
    page = playground(width=width, reduced_motion="reduce")
    choose(page, "delayed")
    page.mouse.move(*spot(page, 160, 235))
    under = page.locator("#under")
    assert under.inner_text() == "(160, 235) buy" and under.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    for button in page.locator(".foot button").all():
        assert button.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.getClientRects().length === 1 && one.offsetHeight < 40"), button.inner_text()
        box, foot = button.bounding_box(), page.locator(".foot").bounding_box()
        assert box["x"] >= foot["x"] and box["x"] + box["width"] <= foot["x"] + foot["width"], button.inner_text()


def test_the_puzzle_plays_by_itself_and_hands_over(playground):
    page = playground()
    assert page.locator("#title").inner_text() == PUZZLES[0]["puzzle"]
    until(page, "playground.session.position === playground.session.steps.length")
    assert "Now you" in page.locator("#bubble").inner_text()
    assert page.evaluate("playground.session.made") == []
    x, y = PUZZLES[0]["proof"]
    page.mouse.click(*spot(page, x, y))
    assert "clearOverlay is in front of it" in page.locator("#bubble").inner_text()
    # A visitor who does not wait takes over at once.
    page = playground()
    until(page, "playground.session.isPlaying")
    page.mouse.click(*spot(page, x, y))
    assert page.evaluate("[playground.session.isPlaying, playground.session.position]") == [False, 0]
    assert "clearOverlay is in front of it" in page.locator("#bubble").inner_text()


def test_nothing_plays_by_itself_where_motion_is_not_wanted(playground):
    page = playground(reduced_motion="reduce")
    later(page)
    assert page.evaluate("[playground.session.isPlaying, playground.session.position]") == [False, 0]
    page.get_by_role("button", name="Show me").click()
    until(page, "playground.session.position > 0")


def test_scenes_are_marked_when_they_were_seen(playground, pages, served):
    page = playground(reduced_motion="reduce")
    assert page.locator("#seen").inner_text() == "" or page.evaluate("document.querySelector('#seen').textContent").startswith("0/")
    card = page.locator(".scene", has_text="A list that bounces")
    card.click()
    assert page.locator("#title").inner_text() == "A list that bounces"
    assert card.get_attribute("aria-current") == "true" and "seen" not in card.inner_text()
    page.locator("body").press("e")
    assert "✓ seen" in card.inner_text()
    page.reload()
    page.locator("body[data-ready]").wait_for()
    assert "✓ seen" in card.inner_text() and page.locator(".scene .seen:not(:empty)").count() == 1


def test_works_where_nothing_can_be_kept(pages, served):
    page = pages.show(served)
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })")
    page.reload()
    page.locator("body[data-ready]").wait_for()
    choose(page, "list")
    page.locator("body").press("e")
    assert "✓ seen" in page.locator(".scene", has_text="A list that bounces").inner_text()


def test_thumbnails_are_drawn(playground):
    page = playground()
    until(page, "document.querySelectorAll('.scene canvas[data-painted]').length >= 4")
    colours = page.evaluate(
        """() => { const canvas = document.querySelector('.scene canvas[data-painted]');
          const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
          return new Set(Array.from({ length: data.length / 4 }, (_, at) => data.slice(at * 4, at * 4 + 3).join())).size; }"""
    )
    assert colours > 20


# ---- Widgets ----


def scene_of(*views, **more) -> dict:
    return {"format": 1, "log": ["actions"], "windows": [{"id": "W", "frame": [0, 0, 320, 480], "log": False, "subviews": list(views)}], "steps": [], **more}


def test_a_switch_shows_what_the_library_has(playground):
    page = playground(scene_of({"id": "wifi", "class": "Switch", "frame": [100, 100, 60, 32]}))
    knob = pixel(page, 116, 116)
    assert knob == [255, 255, 255] and pixel(page, 144, 104) != knob
    page.mouse.click(*spot(page, 130, 116))
    assert pixel(page, 144, 116) == knob and pixel(page, 112, 116) == [47, 174, 85]
    page.evaluate("playground.perform({ set: ['wifi', { on: false }] })")
    assert pixel(page, 116, 116) == knob


def test_a_slider_follows_the_finger(playground):
    page = playground(scene_of({"id": "volume", "class": "Slider", "frame": [20, 100, 280, 34], "value": 0}))
    assert pixel(page, 37, 117) == [255, 255, 255] != pixel(page, 250, 117)
    page.mouse.move(*spot(page, 37, 117))
    page.mouse.down()
    page.mouse.move(*spot(page, 230, 117), steps=4)
    page.evaluate("playground.fingers.flush()")
    page.mouse.up()
    value = page.evaluate("playground.session.core.states()[0].value")
    assert 0.6 < value < 0.9
    later(page)  # the finger's ghost goes
    page.evaluate("playground.drawing.redraw()")
    assert pixel(page, 37 + value * 246, 117) == [255, 255, 255]


def test_a_button_is_pressed_and_disabled(playground):
    page = playground(scene_of({"id": "go", "class": "Button", "frame": [60, 90, 160, 60]}))
    shown = pixel(page, 75, 100)
    page.evaluate("playground.perform({ set: ['go', { highlighted: true }] })")
    pressed = pixel(page, 75, 100)
    page.evaluate("playground.perform({ set: ['go', { highlighted: false, enabled: false }] })")
    assert len({str(shown), str(pressed), str(pixel(page, 75, 100))}) == 3


def test_a_map_is_moved_larger_and_turned(playground):
    """Alt is a second finger that mirrors the first."""
    page = playground()
    choose(page, "map")
    page.mouse.move(*spot(page, 200, 240))
    page.keyboard.down("Alt")
    page.mouse.down()
    assert page.evaluate("playground.fingers.shown.filter((finger) => finger.down).length") == 2
    for x, y in [(215, 230), (230, 215), (245, 195), (250, 180)]:
        page.mouse.move(*spot(page, x, y))
        page.evaluate("playground.fingers.flush()")
    page.mouse.up()
    page.keyboard.up("Alt")
    assert page.evaluate("playground.fingers.isBusy") is False
    a, b, *_ = page.evaluate("playground.tree.named('map').view.transform")
    assert (a * a + b * b) ** 0.5 > 1.5 and b < -0.1
    before = page.evaluate("playground.tree.named('map').view.center")
    page.mouse.move(*spot(page, 150, 200))
    page.mouse.down()
    page.mouse.move(*spot(page, 190, 200), steps=5)
    page.evaluate("playground.fingers.flush()")
    page.mouse.up()
    after = page.evaluate("playground.tree.named('map').view.center")
    assert after[0] > before[0] + 15 and abs(after[1] - before[1]) < 2


def test_two_real_fingers(playground):
    """A touch screen: each finger is its own, and both reach the library in one update."""
    page = playground(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2)
    choose(page, "map")
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points) -> None:
        places = [spot(page, *point) for point in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]})
        page.evaluate("playground.fingers.flush()")

    touch("touchStart", (140, 240), (180, 240))
    for way in (10, 25, 45, 60):
        touch("touchMove", (140 - way, 240), (180 + way, 240))
    assert page.evaluate("playground.fingers.shown.filter((finger) => finger.down).length") == 2
    touch("touchEnd")
    until(page, "!playground.fingers.isBusy")
    assert page.evaluate("playground.tree.named('map').view.transform[0]") > 1.8


def test_the_page_stays_light(module, tmp_path):
    """What a browser fetches besides the modules, packed as servers do."""
    rk("playground", "-o", tmp_path / "page", "--core", module)
    assert len(gzip.compress((tmp_path / "page/index.html").read_bytes(), 9)) < 80_000


def test_the_pinch_of_a_trackpad(playground):
    page = playground()
    choose(page, "map")
    page.mouse.move(*spot(page, 160, 240))
    page.keyboard.down("Control")
    for _ in range(5):
        page.mouse.wheel(0, -40)
        page.evaluate("() => new Promise(requestAnimationFrame)")
    page.keyboard.up("Control")
    until(page, "playground.fingers.wheel.pinch === null")
    assert page.evaluate("playground.tree.named('map').view.transform[0]") > 1.4


def test_a_list_scrolls_and_bounces(playground):
    page = playground()
    choose(page, "list")
    page.mouse.move(*spot(page, 160, 150))
    page.mouse.down()
    for y in range(160, 330, 15):
        page.mouse.move(*spot(page, 160, y))
        page.evaluate("playground.fingers.flush()")
    top = "playground.tree.named('list').view.bounds[1]"
    assert page.evaluate(top) < -20
    page.mouse.up()
    until(page, f"Math.abs({top}) < 0.5")
    page.mouse.move(*spot(page, 160, 300))
    page.mouse.wheel(0, 120)
    until(page, f"{top} > 60")


def test_a_field_takes_what_is_typed(playground):
    page = playground(scene_of({"id": "name", "class": "TextField", "frame": [30, 70, 260, 40]}))
    page.mouse.click(*spot(page, 100, 90))
    page.keyboard.type("Ada r!")
    page.keyboard.press("Backspace")
    assert page.evaluate("playground.session.core.states()[0].text") == "Ada r"
    assert [next(key for key in item["step"] if key != "t") for item in page.evaluate("playground.session.made")][-2:] == ["text", "deleteBackward"]


def test_recognisers_light_up(playground):
    page = playground(scene_of({"id": "photo", "frame": [40, 60, 240, 260], "recognizers": [{"id": "hold", "type": "longPress"}]}))
    with time_of(page) as run:
        page.mouse.move(*spot(page, 160, 160))
        page.mouse.down()
        run(480)
        assert page.evaluate("playground.drawing.screen.lit.get('hold').word") == "possible"
        run(40)
        assert page.evaluate("playground.drawing.screen.lit.get('hold').word") == "began"
        page.mouse.up()
    assert page.evaluate("playground.drawing.screen.lit.get('hold').word") in ("ended", "possible")
    assert "hold" in page.locator("#bubble").inner_text()


def test_the_reason_stands_beside_the_finger(playground):
    page = playground(BUTTON)
    for at in [(75, 100), (210, 130)]:
        page.mouse.click(*spot(page, *at))
        x, y = spot(page, *at)
        box = page.locator("#bubble").bounding_box()
        assert box["x"] - 2 <= x <= box["x"] + box["width"] + 2 and 10 < box["y"] - y < 60
    assert "save:" in page.locator("#bubble").inner_text()
