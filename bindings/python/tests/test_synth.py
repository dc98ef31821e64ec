# SPDX-License-Identifier: MIT
"""Synthetic gestures: what each one does, its data, the same bytes for one seed, and wrong arguments."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from io import StringIO
from math import inf, nan, pi
from pathlib import Path
from typing import Any, Callable

import pytest
import responderkit as rk
from responderkit.scenario import run_files
from responderkit.synth import Easing, Finger, Gestures, InputKind, SynthInput

SHARED = Path(__file__).resolve().parents[3] / "Tests/Synthesis"


class Page:
    """A window with a button, a page with recognisers, a list and a text field."""

    def __init__(self, context: rk.Context) -> None:
        self.context = context
        self.fired: list[str] = []
        self.window = rk.Window((0, 0, 400, 800), name="window")
        self.send = rk.Button((100, 20, 200, 44), name="send")
        self.send.add_action(lambda *_: self.fired.append("send"))
        self.page = rk.View((0, 80, 400, 400), name="page")
        self.page.multiple_touch_enabled = True
        self.list = rk.ScrollView((0, 500, 400, 200), name="list")
        self.list.content_size = (400, 4000)
        self.field = rk.TextField((0, 720, 400, 40), name="field")
        for view in (self.send, self.page, self.list, self.field):
            self.window.add_subview(view)
        self.rows = [rk.View((0, 40 * row, 400, 40), name=f"row{row}") for row in range(100)]
        for row in self.rows:
            self.list.add_subview(row)

    def listen(self, *recognizers: rk.GestureRecognizer) -> None:
        for one in recognizers:
            one.add_action(self._acted)
            self.page.add_gesture_recognizer(one)

    def _acted(self, recognizer: rk.GestureRecognizer) -> None:
        if recognizer.state in (rk.GestureRecognizerState.BEGAN, rk.GestureRecognizerState.ENDED):
            self.fired.append(f"{type(recognizer).__name__}.{recognizer.state.name.lower()}")


@pytest.fixture
def page() -> Iterator[Page]:
    with rk.Context() as context:
        yield Page(context)


@pytest.mark.parametrize("human", [None, 3])
def test_targets_are_views_names_and_points(page: Page, human: int | None) -> None:
    with Gestures(page.context, human=human) as gestures:
        for target in (page.send, "send", (200, 42)):
            gestures.tap(target)
        assert page.fired == ["send"] * 3
        assert page.send.hit_test(page.send.convert_point_from(gestures.aim("send"), None)) is page.send


MADE: list[tuple[str, Callable[[Gestures], None], Callable[[], rk.GestureRecognizer], list[str]]] = [
    ("tap", lambda g: g.tap("page"), rk.Tap, ["Tap.ended"]),
    ("long press", lambda g: g.long_press("page", 0.6), rk.LongPress, ["LongPress.began", "LongPress.ended"]),
    ("drag", lambda g: g.drag("page", by=(60, 40)), rk.Pan, ["Pan.began", "Pan.ended"]),
    ("drag to", lambda g: g.drag("page", (50, 400), (90, 400), easing=Easing.LINEAR), rk.Pan, ["Pan.began", "Pan.ended"]),
    ("flick", lambda g: g.flick("page", rk.SwipeDirection.UP, 900), rk.Pan, ["Pan.began", "Pan.ended"]),
    ("swipe", lambda g: g.swipe((100, 300), rk.SwipeDirection.RIGHT), rk.Swipe, ["Swipe.ended"]),
    ("pinch", lambda g: g.pinch("page", 2), rk.Pinch, ["Pinch.began", "Pinch.ended"]),
    ("rotate", lambda g: g.rotate("page", pi / 3), rk.Rotation, ["Rotation.began", "Rotation.ended"]),
    ("edge pan", lambda g: g.edge_pan("window", rk.RectEdge.LEFT), rk.ScreenEdgePan, ["ScreenEdgePan.began", "ScreenEdgePan.ended"]),
    ("trackpad pinch", lambda g: g.trackpad_pinch("page", 2), rk.Pinch, ["Pinch.began", "Pinch.ended"]),
]


@pytest.mark.parametrize(("make", "kind", "fires"), [one[1:] for one in MADE], ids=[one[0] for one in MADE])
@pytest.mark.parametrize("human", [None, 1, 2])
def test_each_gesture_fires_its_recogniser(page: Page, human: int | None, make: Any, kind: Any, fires: list[str]) -> None:
    recognizer = kind()
    if kind is rk.ScreenEdgePan:
        recognizer.edges = rk.RectEdge.ALL
    page.listen(recognizer)
    with Gestures(page.context, human=human) as gestures:
        make(gestures)
        gestures.pause(1)
    assert page.fired == fires


def test_fingers_have_offsets_of_their_own() -> None:
    with Gestures(rate=100) as gestures:
        gestures.fingers(Finger([(0, 0)], hold_before=0.03), Finger([(5, 5), (9, 5)], delay=0.01, duration=0.01, easing=Easing.LINEAR))
        made = gestures.take()
    assert [(round(one.time, 9), one.id, one.phase, one.location) for one in made] == [
        (0, 1, rk.TouchPhase.BEGAN, (0, 0)),
        (0.01, 2, rk.TouchPhase.BEGAN, (5, 5)),
        (0.02, 2, rk.TouchPhase.ENDED, (9, 5)),
        (0.03, 1, rk.TouchPhase.ENDED, (0, 0)),
    ]


def test_keys_wheels_and_scrolling(page: Page) -> None:
    page.window.make_key_and_visible()
    page.field.become_first_responder()
    with Gestures(page.context) as gestures:
        gestures.text("hé!")
        assert page.field.text == "hé!"
        gestures.wheel("list", (0, -30), 3)
        assert page.list.content_offset == (0, 90)
        gestures.trackpad_scroll("list", (0, -200))
        assert page.list.content_offset.y > 200
        for row in (50, 5, 99):
            gestures.scroll_to_visible(f"row{row}")
            assert -1 <= page.rows[row].frame.y - page.list.content_offset.y <= 161
        gestures.perform("scroll list until row0 is visible", "tap send")
        assert abs(page.list.content_offset.y) < 1
        assert page.fired == ["send"]


def inputs(seed: int | None) -> list[SynthInput]:
    with Gestures(human=seed, rate=60) as gestures:
        gestures.tap((1, 1), 2, fingers=2)
        gestures.drag((0, 0), (100, 30))
        gestures.pinch((50, 50), 2, rotation=1)
        gestures.wheel((1, 1), (0, 1))
        gestures.key("a", rk.KeyModifierFlags.COMMAND, key_code=4)
        return gestures.take()


def test_one_seed_makes_one_input() -> None:
    assert inputs(5) == inputs(5) != inputs(6)
    assert inputs(-1) == inputs(2**64 - 1)
    assert inputs(None) == inputs(None) != inputs(0)
    kinds = [one.kind for one in inputs(5)]
    assert set(kinds) == {InputKind.TOUCH, InputKind.SCROLL, InputKind.PRESS}
    assert all(one.major_radius > 0 for one in inputs(5) if one.kind is InputKind.TOUCH)
    assert inputs(5)[-2]._replace(time=0, id=0) == SynthInput(
        0, InputKind.PRESS, rk.PressPhase.BEGAN, press_type=rk.PressType.KEY, character="a", key_code=4, modifiers=rk.KeyModifierFlags.COMMAND
    )


def test_what_was_taken_can_be_sent(page: Page) -> None:
    page.listen(rk.Tap())
    with Gestures(human=2) as gestures:
        gestures.tap((200, 300))
        for one in gestures.take():
            page.context.send_touches(one.time, [rk.TouchSample(one.id, one.phase, one.location)])  # type: ignore[arg-type]
        assert page.fired == ["Tap.ended"]
        gestures.tap((200, 300))
        gestures.play(page.context)
        assert page.fired == ["Tap.ended"] * 2
        assert page.context.time == pytest.approx(gestures.time, abs=0.02)


def test_gestures_overlap() -> None:
    with Gestures(rate=100) as gestures:
        gestures.long_press((0, 0), 1)
        gestures.time = 0.5
        gestures.tap((50, 50))
        assert [one.id for one in gestures.take()] == [1, 2, 2, 1]


def test_an_exception_of_a_handler_arrives(page: Page) -> None:
    page.send.add_action(lambda *_: 1 / 0)
    with Gestures(page.context) as gestures, pytest.raises(ZeroDivisionError):
        gestures.tap("send")


WRONG: list[tuple[type[Exception], str, Callable[[Gestures], Any]]] = [
    (rk.InvalidArgumentError, "not finite", lambda g: g.tap((nan, 1))),
    (rk.InvalidArgumentError, "taps is not", lambda g: g.tap((1, 1), 0)),
    (rk.InvalidArgumentError, "seconds is not", lambda g: g.long_press((1, 1), inf)),
    (rk.InvalidArgumentError, "velocity", lambda g: g.flick((1, 1), (2, 2), 0)),
    (rk.InvalidArgumentError, "scale", lambda g: g.pinch((1, 1), 0)),
    (rk.InvalidArgumentError, "has a point|without points", lambda g: g.fingers(Finger([]))),
    (rk.InvalidArgumentError, "count", lambda g: g.fingers()),
    (rk.LimitReachedError, "1,000,000", lambda g: g.long_press((1, 1), 86_000)),
    (rk.InvalidArgumentError, "time", lambda g: setattr(g, "time", -1)),
    (TypeError, "integer", lambda g: g.tap((1, 1), "two")),  # type: ignore[arg-type]
    (TypeError, "drag", lambda g: g.drag((1, 1))),
    (TypeError, "point", lambda g: g.tap(5)),  # type: ignore[arg-type]
    (ValueError, "needs a context", lambda g: g.tap("send")),
    (ValueError, "needs a context", lambda g: g.perform("tap send")),
    (ValueError, "one character", lambda g: g.key("ab")),
    (ValueError, "one direction", lambda g: g.flick((1, 1), rk.SwipeDirection(3))),
]


@pytest.mark.parametrize(("error", "part", "make"), WRONG, ids=[str(number) for number in range(len(WRONG))])
def test_wrong_arguments(error: type[Exception], part: str, make: Callable[[Gestures], Any]) -> None:
    with Gestures() as gestures:
        with pytest.raises(error, match=part):
            make(gestures)
        assert gestures.take() == []


def test_wrong_targets(page: Page) -> None:
    with Gestures(page.context) as gestures:
        with pytest.raises(rk.NotFoundError, match='"snd"'):
            gestures.tap("snd")
        with pytest.raises(rk.InvalidArgumentError, match="in no window"):
            gestures.tap(rk.View((0, 0, 10, 10)))
        page.window.add_subview(rk.View((0, 0, 400, 800)))
        with pytest.raises(rk.NotFoundError, match="in front"):
            gestures.tap(page.send)
        with pytest.raises(rk.InvalidArgumentError, match='"sideways"'):
            gestures.perform("flick 1,1 sideways")
    with pytest.raises(ValueError, match="closed"):
        gestures.tap((1, 1))
    for wrong in (0, nan, -5, 1e9):
        with pytest.raises(ValueError, match="rate"):
            Gestures(rate=wrong)
    with pytest.raises(TypeError, match="Context"):
        Gestures(page.window)  # type: ignore[arg-type]


def test_gestures_belong_to_their_thread() -> None:
    errors: list[BaseException] = []

    def tap() -> None:
        try:
            gestures.tap((1, 1))
        except rk.WrongThreadError as error:
            errors.append(error)

    with Gestures() as gestures:
        thread = threading.Thread(target=tap)
        thread.start()
        thread.join()
    assert "thread" in str(errors[0])


def test_a_scenario_has_the_lines_that_the_tool_has() -> None:
    out, err = StringIO(), StringIO()
    assert run_files([str(SHARED / "gestures.json")], log_only=False, out=out, err=err) == 0
    assert out.getvalue() == (SHARED / "gestures.log").read_text(encoding="utf-8")
    assert err.getvalue().count("note: ") == 3
