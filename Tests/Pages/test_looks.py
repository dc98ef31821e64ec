"""What the playground draws: trails of fingers that have gone, the stepper, the page control and the text field."""

from __future__ import annotations

import re

import pytest

from conftest import later, time_of
from test_playground import module, playground, served, spot  # noqa: F401
from test_scenes import FRAME, pixel, scene_of

REGION = """([x, y, width, height]) => {
  const { canvas } = playground.drawing;
  const [left, top, right, bottom] = [...playground.drawing.place([x, y]), ...playground.drawing.place([x + width, y + height])].map((at) => Math.round(at * devicePixelRatio));
  const ink = Object.assign(document.createElement("canvas"), { width: right - left, height: bottom - top }).getContext("2d", { willReadFrequently: true });
  ink.drawImage(canvas, left, top, right - left, bottom - top, 0, 0, right - left, bottom - top);
  return [...ink.getImageData(0, 0, right - left, bottom - top).data];
}"""


def region(page, x: float, y: float, width: float, height: float) -> list[tuple[int, int, int]]:
    """The colours in a rectangle of the screen as it is drawn now."""
    values = page.evaluate(REGION, [x, y, width, height])
    return list(zip(values[0::4], values[1::4], values[2::4]))


def settled(page, *rect: float) -> list[tuple[int, int, int]]:
    pixel(page, rect[0], rect[1])
    return region(page, *rect)


def ink(page, name: str) -> list[int]:
    """A colour of base.css."""
    text = page.evaluate("name => { const one = document.createElement('i'); one.style.color = `var(--${name})`; document.body.append(one); const { color } = getComputedStyle(one); one.remove(); return color; }", name)
    return [int(number) for number in re.findall(r"\d+", text)[:3]]


def count(colours: list[tuple[int, int, int]], wanted: list[int]) -> int:
    """How many are of a colour, or nearly so."""
    return sum(max(abs(one - other) for one, other in zip(colour, wanted)) <= 12 for colour in colours)


def apart(one, other) -> int:
    return sum(abs(a - b) for a, b in zip(one, other))


# ---- Fingers ----


def drag(page, run, *xs: float) -> None:
    page.mouse.move(*spot(page, xs[0], 120))
    page.mouse.down()
    for x in xs[1:]:
        run(FRAME)
        page.mouse.move(*spot(page, x, 120))
    run(FRAME)


def test_a_finger_leaves_a_trail_that_fades(playground):
    page = playground(scene_of({"id": "sheet", "frame": [0, 0, 320, 480]}), device_scale_factor=2)
    at = lambda x, y: region(page, x, y, 1, 1)[0]  # noqa: E731
    pixel(page, 0, 0)
    plain = at(60, 120)
    with time_of(page) as run:
        drag(page, run, *range(40, 261, 20))
        # Thicker and stronger towards the finger, which is a disc.
        assert apart(at(220, 120), plain) > apart(at(60, 120), plain) > 0
        assert apart(at(220, 121.5), plain) > 20 and apart(at(60, 121.5), plain) < 5
        assert apart(at(260, 110), plain) > 60
        page.mouse.up()
        run(FRAME)
        seen = [apart(at(220, 120), plain)]
        for _ in range(4):
            run(370)
            seen.append(apart(at(220, 120), plain))
        assert seen[-1] > 0 and all(later < before for before, later in zip(seen, seen[1:])), seen
        run(200)
        assert at(220, 120) == plain and at(260, 110) == plain
        assert not page.evaluate("playground.drawing.waits")  # nothing is drawn any more


def test_trails_end_where_motion_is_not_wanted(playground):
    """They do not fade, and they do not stay."""
    page = playground(scene_of({"id": "sheet", "frame": [0, 0, 320, 480]}), device_scale_factor=2, reduced_motion="reduce")
    pixel(page, 0, 0)
    plain = region(page, 220, 120, 1, 1)
    with time_of(page) as run:
        drag(page, run, *range(40, 261, 20))
        page.mouse.up()
        run(FRAME)
        trail = region(page, 220, 120, 1, 1)
        run(1400)
        assert trail != plain and region(page, 220, 120, 1, 1) == trail
        run(300)
        assert region(page, 220, 120, 1, 1) == plain


def test_the_next_touch_removes_trails(playground):
    page = playground(scene_of({"id": "sheet", "frame": [0, 0, 320, 480]}), device_scale_factor=2)
    pixel(page, 0, 0)
    plain = region(page, 150, 120, 1, 1)
    with time_of(page) as run:
        drag(page, run, *range(40, 261, 20))
        page.mouse.up()
        run(FRAME)
        assert region(page, 150, 120, 1, 1) != plain
        page.mouse.move(*spot(page, 40, 400))
        page.mouse.down()
        run(2 * FRAME)
        assert region(page, 150, 120, 1, 1) == plain
        page.mouse.up()


# ---- Controls ----


def press(page, x: float, y: float) -> None:
    page.mouse.click(*spot(page, x, y))
    later(page)  # the finger's ghost goes


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_stepper_shows_its_value_and_its_ends(playground, scheme):
    page = playground(scene_of({"id": "count", "class": "Stepper", "frame": [100, 100, 120, 40], "maximumValue": 2}), device_scale_factor=2, scheme=scheme)
    minus, plus, value = (124, 120), (196, 120), (150, 106, 20, 28)
    active, ended = ink(page, "screen-ink"), ink(page, "off-ink")
    assert pixel(page, *minus) == ended and pixel(page, *plus) == active
    assert pixel(page, 196, 116) == active and pixel(page, 124, 116) == ink(page, "track")  # a plus has an upright, a minus has none
    assert pixel(page, 105, 105) == ink(page, "track")
    seen = [settled(page, *value)]
    for now in [1, 2]:
        press(page, 200, 120)
        assert page.evaluate("playground.session.core.states()[0].value") == now
        seen.append(settled(page, *value))
        assert pixel(page, *minus) == active
        assert pixel(page, *plus) == (ended if now == 2 else active)
    assert all(count(one, active) > 10 for one in seen) and len({str(one) for one in seen}) == 3
    press(page, 120, 120)
    assert settled(page, *value) == seen[1]
    # One that wraps has no ends; a disabled one is faint.
    page.evaluate("playground.perform({ set: ['count', { value: 2, wraps: true }] })")
    assert pixel(page, *plus) == active
    page.evaluate("playground.perform({ set: ['count', { enabled: false }] })")
    assert pixel(page, *plus) not in (active, ended)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_page_control_shows_which_page_it_is(playground, scheme):
    page = playground(scene_of({"id": "dots", "class": "PageControl", "frame": [80, 350, 160, 36], "numberOfPages": 3}), device_scale_factor=2, scheme=scheme)
    chosen, other = ink(page, "tint"), ink(page, "off-ink")
    places = [(142, 368), (160, 368), (178, 368)]
    shown = lambda: [pixel(page, *place) for place in places]  # noqa: E731
    assert shown() == [chosen, other, other]
    # The present one is larger.
    assert pixel(page, 142, 363.7) == chosen and pixel(page, 160, 363.7) not in (chosen, other)
    press(page, 225, 368)
    assert page.evaluate("playground.session.core.states()[0].currentPage") == 1
    assert shown() == [other, chosen, other]
    press(page, 95, 368)
    assert shown() == [chosen, other, other]
    page.evaluate("playground.perform({ set: ['dots', { numberOfPages: 2 }] })")
    assert pixel(page, 151, 368) == chosen and pixel(page, 169, 368) == other and pixel(page, 178, 368) not in (chosen, other)


def test_a_text_field_shows_its_text_the_caret_and_the_selection(playground):
    page = playground(scene_of({"id": "name", "class": "TextField", "frame": [30, 70, 260, 40]}), device_scale_factor=2)
    inner = (40, 74, 240, 32)
    tint, text, faint, surface = (ink(page, name) for name in ("tint", "screen-ink", "off-ink", "surface"))
    assert pixel(page, 200, 90) == surface
    # Empty, it has its name as a placeholder, and a thin line around it.
    empty = settled(page, *inner)
    assert count(empty, faint) > 20 and count(empty, text) == 0 and count(empty, tint) == 0
    assert pixel(page, 160, 70) != tint
    press(page, 200, 90)
    caret = settled(page, *inner)
    assert pixel(page, 160, 70) == tint
    assert count(caret, faint) == 0 and 20 < count(caret, tint) < 400
    assert count(settled(page, 38, 74, 6, 32), tint) > 20  # at the beginning
    page.keyboard.type("Wide")
    typed = settled(page, *inner)
    assert count(typed, text) > 30 and count(settled(page, 38, 74, 6, 32), tint) == 0 and count(typed, tint) > 20
    page.keyboard.type("Wide")
    assert count(settled(page, *inner), text) > 1.5 * count(typed, text)
    # A selection lies over the letters.
    page.evaluate("playground.perform({ set: ['name', { selectedRange: [0, 8] }] })")
    chosen = settled(page, *inner)
    pale = [round(0.3 * one + 0.7 * other) for one, other in zip(tint, surface)]
    assert count(chosen, pale) > 1000 and count(chosen, tint) < 20
    # Where it is no longer edited, neither line nor caret are left.
    page.evaluate("playground.perform({ resignFirst: 'name' })")
    done = settled(page, *inner)
    assert count(done, tint) == count(done, pale) == 0 and count(done, text) > 30 and pixel(page, 160, 70) != tint


def test_a_secure_field_shows_no_letters(playground):
    page = playground(scene_of({"id": "secret", "class": "TextField", "frame": [30, 70, 260, 40], "secureTextEntry": True}), device_scale_factor=2)
    seen = []
    for text in ["iii", "WWW", "WWWW"]:
        page.evaluate("text => playground.perform({ set: ['secret', { text }] })", text)
        seen.append(settled(page, 40, 74, 240, 32))
    assert seen[0] == seen[1] != seen[2] and count(seen[0], ink(page, "screen-ink")) > 10
    page.evaluate("playground.perform({ set: ['secret', { secureTextEntry: false, text: 'iii' }] })")
    assert settled(page, 40, 74, 240, 32) != seen[0]
