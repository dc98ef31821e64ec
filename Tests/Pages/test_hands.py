"""Hands of the playground: the mouse's second finger, the wheel and the trackpad, the keys; and the sentence under a finger on a phone."""

from __future__ import annotations

import json
import math

import pytest

from conftest import time_of, until
from test_playground import lines, module, playground, served, spot  # noqa: F401
from test_scenes import FRAME, choose, pixel, scene_of

SHEET = scene_of({"id": "sheet", "frame": [0, 0, 320, 480], "recognizers": [{"id": "tap", "type": "tap"}]})


def down(page) -> list[list[float]]:
    """Where fingers are down."""
    return page.evaluate("playground.fingers.shown.filter((finger) => finger.down).map((finger) => finger.points.at(-1))")


def flush(page) -> None:
    page.evaluate("playground.fingers.flush()")


def turn_of(page, view: str = "map") -> tuple[float, float]:
    """How much larger a view is, and by how many radians it is turned, clockwise."""
    a, b, *_ = page.evaluate("name => playground.tree.named(name).view.transform || [1, 0, 0, 1, 0, 0]", view)
    return math.hypot(a, b), math.atan2(b, a)


# ---- The mouse ----


def test_shift_puts_a_second_finger_beside_the_first(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "two-finger-tap")
    plain = pixel(page, 174, 190)
    with time_of(page) as run:
        page.mouse.move(*spot(page, 130, 200))
        page.keyboard.down("Shift")
        page.mouse.down()
        page.keyboard.up("Shift")
        assert down(page) == [[130, 200], [174, 200]]
        run(2 * FRAME)
        # Both are drawn, each with its number.
        assert page.evaluate("playground.fingers.shown.map((finger) => finger.label)") == ["3", "4"]
        page.mouse.up()
        run(FRAME)
        assert down(page) == [] and lines(page) == ["act:zoomOut"]
    choose(page, "two-finger-tap")
    page.mouse.move(*spot(page, 130, 200))
    page.keyboard.down("Shift")
    page.mouse.down()
    page.keyboard.up("Shift")
    assert pixel(page, 174, 190) != plain
    page.mouse.move(*spot(page, 140, 230))
    flush(page)
    assert down(page) == [[140, 230], [184, 230]]
    # Both moves are one update.
    assert [[phase, *place] for phase, _, *place in page.evaluate("playground.session.made.at(-1).step.update")] == [["move", 140, 230], ["move", 184, 230]]
    page.mouse.up()
    assert down(page) == []


def test_shift_leaves_a_finger_where_it_is(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "one-at-a-time")
    page.mouse.move(*spot(page, 85, 110))
    page.mouse.down()
    page.keyboard.down("Shift")
    page.mouse.up()
    page.keyboard.up("Shift")
    page.mouse.click(*spot(page, 235, 110))
    assert lines(page) == ["act:right:"] and down(page) == [[85, 110]]
    page.mouse.click(*spot(page, 90, 112))
    assert lines(page) == ["act:right:", "act:left:"] and down(page) == []


# ---- The wheel ----

WHEEL = """([x, y, more]) => {
  const { canvas } = playground.drawing;
  const box = canvas.getBoundingClientRect();
  const [left, top] = playground.drawing.place([x, y]);
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, clientX: box.left + left, clientY: box.top + top, ...more });
  canvas.dispatchEvent(event);
  return event.defaultPrevented;
}"""


def wheel(page, x: float, y: float, **more) -> None:
    assert page.evaluate(WHEEL, [x, y, more]), "the browser would zoom or scroll the page"


def transforms(page) -> list[list]:
    return [step["transform"] for step in page.evaluate("playground.session.made.map(({ step }) => step)") if "transform" in step]


def test_a_trackpads_pinch_adds_up_and_ends(playground):
    """Browsers report it as a wheel with Control, a little at a time."""
    page = playground(reduced_motion="reduce")
    choose(page, "map")
    with time_of(page) as run:
        for _ in range(10):
            wheel(page, 160, 240, ctrlKey=True, deltaY=-6)
            run(FRAME)
        size, angle = turn_of(page)
        assert size == pytest.approx(math.exp(0.6), rel=0.01) and angle == 0
        for _ in range(5):
            wheel(page, 160, 240, ctrlKey=True, deltaY=6)
            run(FRAME)
        assert turn_of(page)[0] == pytest.approx(math.exp(0.3), rel=0.01)
        assert transforms(page)[-1][-1] == "changed" and page.evaluate("playground.fingers.isScrolling")
        run(200)
        assert [phase for *_, phase in transforms(page)] == ["began"] + ["changed"] * 15 + ["ended"]
        assert not page.evaluate("playground.fingers.isScrolling")
        assert turn_of(page)[0] == pytest.approx(math.exp(0.3), rel=0.01)
        # The next one is a gesture of its own, on top of the first.
        wheel(page, 160, 240, ctrlKey=True, deltaY=-10)
        run(200)
    assert turn_of(page)[0] == pytest.approx(math.exp(0.4), rel=0.01)
    assert page.locator("#problem").inner_text() == ""


def test_the_wheel_with_alt_turns(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "map")
    page.mouse.move(*spot(page, 160, 240))
    page.keyboard.down("Alt")
    page.mouse.wheel(0, 60)
    until(page, "playground.session.made.length >= 2")
    page.mouse.wheel(30, 0)
    until(page, "playground.session.made.filter(({ step }) => step.transform?.at(-1) === 'changed').length === 2")
    page.keyboard.up("Alt")
    size, angle = turn_of(page)
    assert size == pytest.approx(1, abs=0.001) and angle == pytest.approx(90 / 300, abs=0.001)
    with time_of(page) as run:
        for more in [{"deltaY": -100}, {"deltaX": -50}]:
            wheel(page, 160, 240, altKey=True, **more)
            run(FRAME)
        run(200)
    assert turn_of(page)[1] == pytest.approx((90 - 150) / 300, abs=0.002)
    assert transforms(page)[-1][-1] == "ended"
    # Nothing was scrolled meanwhile.
    assert not any("scroll" in step for step in page.evaluate("playground.session.made.map(({ step }) => step)"))


GESTURE = """([kind, x, y, scale, rotation]) => {
  const { canvas } = playground.drawing;
  const box = canvas.getBoundingClientRect();
  const [left, top] = playground.drawing.place([x, y]);
  const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), { clientX: box.left + left, clientY: box.top + top, scale, rotation });
  canvas.dispatchEvent(event);
  return event.defaultPrevented;
}"""


def test_gestures_of_a_trackpad_in_safari(playground):
    """Scale and degrees since the beginning, and an end of their own."""
    page = playground(reduced_motion="reduce")
    choose(page, "map")

    def gesture(kind: str, scale: float, rotation: float) -> None:
        assert page.evaluate(GESTURE, ["gesture" + kind, 160, 240, scale, rotation])

    gesture("start", 1, 0)
    for scale, rotation in [(1.1, 5), (1.3, 20), (1.5, 30)]:
        gesture("change", scale, rotation)
    gesture("end", 1.5, 30)
    size, angle = turn_of(page)
    assert size == pytest.approx(1.5, rel=0.001) and angle == pytest.approx(math.radians(30), abs=0.001)
    assert [phase for *_, phase in transforms(page)] == ["began", "changed", "changed", "changed", "ended"]
    # On a touch screen the fingers themselves are there.
    page.mouse.move(*spot(page, 160, 240))
    page.mouse.down()
    gesture("start", 1, 0)
    gesture("change", 2, 10)
    gesture("end", 2, 10)
    page.mouse.up()
    assert len(transforms(page)) == 5


def test_a_scene_that_begins_anew_forgets_the_trackpad(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "map")
    with time_of(page) as run:
        wheel(page, 160, 240, ctrlKey=True, deltaY=-30)
        page.evaluate("playground.restart()")
        run(400)
    assert page.evaluate("playground.session.made") == [] and page.locator("#problem").inner_text() == ""


# ---- Keys ----


def keys(page, *names: str) -> None:
    for name in names:
        page.keyboard.press(name)
    flush(page)


def aim(page, x: float, y: float) -> None:
    page.locator("#drawing").focus()
    page.evaluate("point => playground.drawing.set({ mark: point })", [x, y])


def test_keys_pinch_and_turn(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "map")
    page.locator("#drawing").focus()
    keys(page, *["ArrowRight"] * 5, "Alt+Enter")
    assert down(page) == [[200, 240], [120, 240]]
    for name in ["ArrowRight", "ArrowUp"] * 6:
        keys(page, name)
    assert down(page) == [[248, 192], [72, 288]]
    size, angle = turn_of(page)
    assert size > 1.8 and angle < -0.3
    keys(page, "Enter")
    assert down(page) == [] and not page.evaluate("playground.fingers.isBusy")
    # In the middle itself the second finger has a place of its own, too.
    aim(page, 160, 240)
    keys(page, "Alt+Space")
    assert down(page) == [[160, 240], [72, 240]]
    keys(page, "Escape")
    assert down(page) == []
    assert page.locator("#problem").inner_text() == ""


def test_keys_put_a_second_finger_beside(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "two-finger-tap")
    aim(page, 130, 200)
    with time_of(page) as run:
        keys(page, "Shift+Space")
        assert down(page) == [[130, 200], [174, 200]]
        run(FRAME)
        keys(page, "Space")
    assert down(page) == [] and lines(page) == ["act:zoomOut"]
    # Together they go in small steps, too.
    keys(page, "Shift+Space", "Shift+ArrowDown")
    assert down(page) == [[130, 201], [174, 201]]
    page.locator("#restart").focus()
    assert down(page) == []


def test_keys_leave_a_finger_and_take_it_again(playground):
    page = playground(reduced_motion="reduce")
    choose(page, "one-at-a-time")
    aim(page, 85, 110)
    keys(page, "Space", "Shift+Space")
    assert page.evaluate("playground.fingers.shown.map((finger) => finger.label)") == ["3 pinned"]
    aim(page, 235, 110)
    keys(page, "Space", "Space")
    assert lines(page) == ["act:right:"] and down(page) == [[85, 110]]
    aim(page, 88, 112)
    keys(page, "Space")
    assert down(page) == [[85, 110]] and page.evaluate("playground.fingers.shown[0].label") != "3 pinned"
    keys(page, "Space")
    assert lines(page) == ["act:right:", "act:left:"] and down(page) == []


def test_a_field_that_is_edited_does_not_hold_the_keys(playground):
    """Spaces are typed there; Enter still is the finger."""
    page = playground(reduced_motion="reduce")
    choose(page, "who-types")
    aim(page, 120, 90)
    keys(page, "Space", "Space")
    page.keyboard.type("Ada B")
    assert page.evaluate("playground.session.core.states().find((one) => one.id === 'name').text") == "Ada B"
    aim(page, 160, 224)
    keys(page, "Enter", "Enter")
    assert lines(page)[-1] == "act:signIn:"


def test_a_key_that_is_held_presses_once(playground):
    page = playground(SHEET, reduced_motion="reduce")
    page.locator("#drawing").focus()
    for name in ["Space", "Enter"]:
        page.keyboard.down(name)
        page.keyboard.down(name)
        assert len(down(page)) == 1
        page.keyboard.up(name)
        keys(page, name)
        assert down(page) == []


# ---- The sentence under the finger ----


@pytest.mark.parametrize("point", [(8, 20), (160, 20), (312, 20), (160, 240), (8, 470), (160, 470), (312, 470)])
def test_on_a_phone_the_reason_stands_at_the_finger(playground, point):
    page = playground(SHEET, width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="reduce")
    page.touchscreen.tap(*spot(page, *point))
    assert lines(page) == ["act:tap"]
    x, y = spot(page, *point)
    bubble, stage = page.locator("#bubble"), page.locator(".stage").bounding_box()
    assert bubble.is_visible() and "tap" in bubble.inner_text()
    box = bubble.bounding_box()
    # It is whole on the screen, and does not cover the finger.
    assert box["x"] >= stage["x"] + 7 and box["x"] + box["width"] <= stage["x"] + stage["width"] - 7
    assert box["y"] >= stage["y"] and box["y"] + box["height"] <= stage["y"] + stage["height"]
    gap = y - box["y"] - box["height"] if "above" in bubble.get_attribute("class").split() else box["y"] - y
    assert 20 <= gap <= 40
    # Its tip points at the finger, as far as its round corners let it.
    tip = box["x"] + float(bubble.evaluate("(one) => one.style.getPropertyValue('--at')").removesuffix("px"))
    assert abs(tip - x) <= 2 or abs(tip - x) <= 15 and (x < box["x"] + 15 or x > box["x"] + box["width"] - 15)


def test_on_a_phone_a_long_reason_keeps_away_from_the_finger(playground):
    page = playground(width=390, height=844, has_touch=True, is_mobile=True, device_scale_factor=2, reduced_motion="reduce")
    choose(page, "who-is-hit")
    for point in [(80, 70), (240, 180), (183, 263), (180, 430)]:
        with time_of(page):
            page.touchscreen.tap(*spot(page, *point))
        box = page.locator("#bubble").bounding_box()
        _, y = spot(page, *point)
        assert box["height"] > 40 and (box["y"] > y + 15 or box["y"] + box["height"] < y - 15), (point, json.dumps(box), y)
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
