# SPDX-License-Identifier: MIT
"""Reading steps: everything that can be wrong with them as such is found before anything runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, Optional

from ..enums import PredictionModel, TouchPhase
from ..geometry import Point
from . import words
from .gestures import read_recognizer
from .input import (
    read_estimates,
    read_gesture,
    read_key,
    read_motion,
    read_pointer,
    read_press,
    read_presses,
    read_remote,
    read_sample,
    read_scroll,
    read_snapshots,
    read_transform,
)
from .ledger import Ledger
from .model import read_node
from .settings import read_get, read_set
from .values import Value, quoted

#: Numbers are compared with this tolerance unless a step has another.
TOLERANCE = 1e-9
_SAMPLES = {"down": TouchPhase.BEGAN, "move": TouchPhase.MOVED, "up": TouchPhase.ENDED, "cancel": TouchPhase.CANCELLED}


@dataclass
class Step:
    """One step: what it is called, when, and what it needs."""

    verb: str
    place: str
    time: Optional[float]
    data: Any = None


class Sample(NamedTuple):
    id: int
    phase: TouchPhase
    #: A cancelled finger has no place of its own: it is where it was.
    location: Optional[Point]
    #: Further arguments of TouchSample.
    more: Optional[dict[str, Any]] = None


def read_steps(value: Value, ledger: Ledger) -> list[Step]:
    return [_read_step(item, ledger) for item in value.items()]


def _read_step(value: Value, ledger: Ledger) -> Step:
    time: Optional[float] = None
    tolerance: Optional[Value] = None
    verb: Optional[tuple[str, Value]] = None
    for key, item in value.members():
        if key == "t":
            time = item.number()
        elif key == "tolerance":
            tolerance = item
        else:
            if key not in words.STEPS:
                value.unknown_key(key, words.STEPS)
            if verb is not None:
                value.fail(f"a step does one thing, found both {quoted(verb[0])} and {quoted(key)}")
            verb = (key, item)
    if tolerance is not None and (verb is None or verb[0] != "get"):
        tolerance.fail('only "get" has a tolerance beside it')
    if verb is None:
        if time is None:
            value.fail("expected a step, found an empty object", words.STEPS)
        return Step("pass", value.place, time)
    key, item = verb
    if key == "get":
        data: Any = (*read_get(item, ledger), _amount(tolerance) if tolerance is not None else TOLERANCE)
    else:
        data = _READERS[key](item, ledger)
    return Step(_VERBS.get(key, key), item.place, time, data)


#: Steps that several words make.
_VERBS = {
    **dict.fromkeys(("down", "move", "up", "update"), "touches"),
    **dict.fromkeys(("press", "key"), "presses"),
}


def _amount(value: Value) -> float:
    if value.number() < 0:
        value.expected("a tolerance that is not negative")
    return value.number()


# ---- Input ----


def _sample(value: Value, phase: TouchPhase) -> list[Sample]:
    id, x, y, *more = value.items("[id, x, y]", 3, 4)
    return [Sample(id.integer(), phase, Point(x.number(), y.number()), read_sample(more[0]) if more else None)]


def _read_update(value: Value, ledger: Ledger) -> list[Sample]:
    samples = []
    for item in value.items():
        word, id, *place = item.items('["down", id, x, y] or ["cancel", id]', 2, 5)
        phase = _SAMPLES[word.word(list(_SAMPLES))]
        details = place.pop() if len(place) == 3 else None
        if len(place) != (0 if phase is TouchPhase.CANCELLED else 2):
            item.expected('["cancel", id]' if phase is TouchPhase.CANCELLED else f'["{word.raw}", id, x, y]')
        location = Point(place[0].number(), place[1].number()) if place else None
        samples.append(Sample(id.integer(), phase, location, read_sample(details) if details is not None else None))
    if not samples:
        value.expected("at least one touch")
    return samples


def _read_on(value: Value, ledger: Ledger) -> tuple[str, list[Step]]:
    line, steps = value.items('["line", [steps]]', 2, 2)
    return line.text(), read_steps(steps, ledger)


# ---- Changes ----


def _read_add(value: Value, ledger: Ledger) -> Any:
    parent, node, *index = value.items('["parent", node, index?]', 2, 3)
    read = read_node(node, False, ledger)
    return ledger.use(parent, "view"), read, index[0].integer() if index else None


def _read_move_to(value: Value, ledger: Ledger) -> Any:
    id, parent, *index = value.items('["id", "parent", index?]', 2, 3)
    return ledger.use(id, "view"), ledger.use(parent, "view"), index[0].integer() if index else None


# ---- Questions ----


def _read_hit(value: Value, ledger: Ledger) -> Any:
    root, point, answer = value.items('["root", [x, y], "id" or null]', 3, 3)
    return ledger.use(root, "view"), point.point(), ledger.use_or_null(answer, "view")


def _read_inside(value: Value, ledger: Ledger) -> Any:
    id, point, answer = value.items('["id", [x, y], true or false]', 3, 3)
    return ledger.use(id, "view"), point.point(), answer.flag()


class Conversion(NamedTuple):
    subject: Any
    is_point: bool
    source: str
    target: Optional[str]
    expected: Any
    tolerance: float


def _read_convert(value: Value, ledger: Ledger) -> Conversion:
    members = dict(value.members())
    for key in members:
        if key not in words.CONVERT:
            value.unknown_key(key, words.CONVERT)
    if "point" in members and "rect" in members:
        value.fail('expected either "point" or "rect", found both')
    is_point = "point" in members
    if not is_point and "rect" not in members:
        value.fail('expected a key "point" or "rect"')
    value.require("from", "to", "is")
    expected = members["is"]
    return Conversion(
        subject=members["point"].point() if is_point else members["rect"].rect(),
        is_point=is_point,
        source=ledger.use(members["from"], "view"),
        target=ledger.use_or_null(members["to"], "view"),
        expected=list(expected.point() if is_point else expected.rect()),
        tolerance=_amount(members["tolerance"]) if "tolerance" in members else TOLERANCE,
    )


def _read_chain(value: Value, ledger: Ledger) -> list[str]:
    ids = [ledger.use(item, "responder") for item in value.items()]
    if not ids:
        value.expected("the ids from the first responder of the chain to its end")
    return ids


def _read_touch(value: Value, ledger: Ledger) -> tuple[int, list[tuple[str, Any]]]:
    id, properties = value.items("[id, {property: value}]", 2, 2)
    checks: list[tuple[str, Any]] = []
    for key, item in properties.members():
        if key in ("view", "window"):
            ledger.use_or_null(item, key)
        elif key == "phase":
            item.word(words.TOUCH_PHASES)
        elif key == "tapCount":
            item.integer()
        elif key in ("location", "previousLocation", "preciseLocation", "precisePreviousLocation", "azimuthUnitVector"):
            item.point()
        elif key in ("timestamp", "rollAngle", "majorRadiusTolerance", "maximumPossibleForce", "force", "altitudeAngle", "azimuthAngle"):
            item.number()
        elif key in ("estimatedProperties", "expectingUpdates", "estimationUpdateIndex"):
            item.integer()
        elif key == "predicted":
            model, ahead, x, y = item.items('["linear" or "quadratic", ahead, x, y]', 4, 4)
            model.word([each.name.lower() for each in PredictionModel])
            for number in (ahead, x, y):
                number.number()
        elif key == "coalesced":
            read_snapshots(item)
        else:
            properties.unknown_key(key, words.TOUCH)
        checks.append((key, item.raw))
    return id.integer(), checks


@dataclass
class Explained:
    """An explanation that is compared: a part of its sentence, and the first ones of its steps."""

    id: str
    text: str
    touch: Optional[int] = None
    point: Optional[Point] = None
    calls_overrides: bool = False
    steps: list[dict[str, Any]] = field(default_factory=list)


def _read_explain(value: Value, ledger: Ledger) -> Explained:
    id, text, *options = value.items('["id", "text", {"touch", "at", "calls", "steps"}?]', 2, 3)
    explained = Explained(ledger.use(id, "any"), text.text())
    if not options:
        return explained
    for key, item in options[0].members():
        if key == "touch":
            explained.touch = item.integer()
        elif key == "at":
            ledger.use(id, "view")
            explained.point = item.point()
        elif key == "calls":
            explained.calls_overrides = item.flag()
        elif key == "steps":
            explained.steps = [_read_cause(each, ledger) for each in item.items()]
        else:
            options[0].unknown_key(key, words.EXPLAIN)
    if explained.touch is not None and explained.point is not None:
        options[0].fail('expected either "touch" or "at", found both')
    if explained.calls_overrides and explained.point is None:
        options[0].fail('"calls" is for a point: add "at"')
    return explained


def _read_cause(value: Value, ledger: Ledger) -> dict[str, Any]:
    listed: dict[str, Any] = {}
    for key, item in value.members():
        if key == "reason":
            listed[key] = item.text()
        elif key == "culprit":
            listed[key] = ledger.use_or_null(item, "any")
        elif key in ("value", "limit"):
            listed[key] = item.number()
        elif key == "unit":
            listed[key] = item.word(words.UNITS)
        else:
            value.unknown_key(key, words.CAUSE)
    return listed


def _read_marked_text(value: Value, ledger: Ledger) -> tuple[str, str, Any]:
    id, text, *selection = value.items('["id", "text", [start, end]?]', 2, 3)
    return ledger.use(id, "control"), text.plain_text(), selection[0].point() if selection else None


# ---- Scroll views ----


def _scrolling(reader: str, shape: str) -> Any:
    def read(value: Value, ledger: Ledger) -> Any:
        id, amount, *animated = value.items(f'["id", {shape}, animated?]', 2, 3)
        return ledger.use(id, "scroll"), getattr(amount, reader)(), animated[0].flag() if animated else False

    return read


# ---- Actions and recognizers ----


def _read_send_action(value: Value, ledger: Ledger) -> tuple[str, Optional[str], Optional[str]]:
    members = dict(value.members())
    for key in members:
        if key not in words.SEND_ACTION:
            value.unknown_key(key, words.SEND_ACTION)
    value.require("action", "to")
    to = ledger.use_or_null(members["to"], "any")
    sender = ledger.use_or_null(members["from"], "any") if "from" in members else None
    return members["action"].name(), to, sender


def _read_add_recognizer(value: Value, ledger: Ledger) -> Any:
    view, recognizer = value.items('["view", recognizer or its id]', 2, 2)
    read = ledger.use(recognizer, "recognizer") if isinstance(recognizer.raw, str) else read_recognizer(recognizer, ledger)
    return ledger.use(view, "view"), read


def _read_rebase(is_point: bool) -> Any:
    def read(value: Value, ledger: Ledger) -> Any:
        id, amount = value.items('["id", value]', 2, 2)
        return ledger.use(id, "recognizer"), amount.point() if is_point else amount.number()

    return read


# ---- Controllers and segments ----


def _read_pair(value: Value, ledger: Ledger) -> tuple[str, str]:
    first, second = value.items('["id", "id"]', 2, 2)
    return ledger.use(first, "controller"), ledger.use(second, "controller")


def _read_set_root(value: Value, ledger: Ledger) -> tuple[str, Optional[str]]:
    window, root = value.items('["window", "id" or null]', 2, 2)
    return ledger.use(window, "window"), ledger.use_or_null(root, "controller")


def _read_begin_appearance(value: Value, ledger: Ledger) -> tuple[str, bool, bool]:
    id, appearing, *animated = value.items('["id", appearing, animated?]', 2, 3)
    return ledger.use(id, "controller"), appearing.flag(), animated[0].flag() if animated else False


def _read_insert_segment(value: Value, ledger: Ledger) -> tuple[str, str, int]:
    id, title, index = value.items('["id", "title", index]', 3, 3)
    return ledger.use(id, "control"), title.plain_text(), index.integer()


def _read_segment(value: Value, ledger: Ledger) -> tuple[str, int]:
    id, index = value.items('["id", index]', 2, 2)
    return ledger.use(id, "control"), index.integer()


def _read_segment_enabled(value: Value, ledger: Ledger) -> tuple[str, int, bool]:
    id, index, enabled = value.items('["id", index, true or false]', 3, 3)
    return ledger.use(id, "control"), index.integer(), enabled.flag()


_READERS: dict[str, Any] = {
    "down": lambda value, ledger: _sample(value, TouchPhase.BEGAN),
    "move": lambda value, ledger: _sample(value, TouchPhase.MOVED),
    "up": lambda value, ledger: _sample(value, TouchPhase.ENDED),
    "update": _read_update,
    "cancelAll": lambda value, ledger: value.true(),
    "post": read_steps,
    "drain": lambda value, ledger: value.true(),
    "set": read_set,
    "add": _read_add,
    "move_to": _read_move_to,
    "remove": lambda value, ledger: ledger.use(value, "view"),
    "destroy": lambda value, ledger: ledger.use(value, "mortal"),
    "on": _read_on,
    "performPrimaryAction": lambda value, ledger: ledger.use(value, "control"),
    "clear": lambda value, ledger: ledger.use(value, "control"),
    "setMarkedText": _read_marked_text,
    "unmarkText": lambda value, ledger: ledger.use(value, "control"),
    "insertSegment": _read_insert_segment,
    "removeSegment": _read_segment,
    "segmentEnabled": _read_segment_enabled,
    "present": _read_pair,
    "push": _read_pair,
    "addChild": _read_pair,
    "dismiss": lambda value, ledger: ledger.use(value, "controller"),
    "pop": lambda value, ledger: ledger.use(value, "controller"),
    "popToRoot": lambda value, ledger: ledger.use(value, "controller"),
    "removeFromParent": lambda value, ledger: ledger.use(value, "controller"),
    "endAppearance": lambda value, ledger: ledger.use(value, "controller"),
    "beginAppearance": _read_begin_appearance,
    "setRoot": _read_set_root,
    "becomeFirst": lambda value, ledger: ledger.use(value, "responder"),
    "resignFirst": lambda value, ledger: ledger.use(value, "responder"),
    "makeKey": lambda value, ledger: ledger.use(value, "window"),
    "expect": lambda value, ledger: [item.text() for item in value.items()],
    "hit": _read_hit,
    "inside": _read_inside,
    "convert": _read_convert,
    "chain": _read_chain,
    "touch": _read_touch,
    "explain": _read_explain,
    "sendAction": _read_send_action,
    "addRecognizer": _read_add_recognizer,
    "removeRecognizer": lambda value, ledger: ledger.use(value, "recognizer"),
    "setTranslation": _read_rebase(is_point=True),
    "setScale": _read_rebase(is_point=False),
    "setRotation": _read_rebase(is_point=False),
    "setContentOffset": _scrolling("point", "[x, y]"),
    "scrollRectToVisible": _scrolling("rect", "[x, y, w, h]"),
    "setZoomScale": _scrolling("number", "scale"),
    "zoomToRect": _scrolling("rect", "[x, y, w, h]"),
    "scrollToTop": lambda value, ledger: ledger.use(value, "scroll"),
    "stopScrollingAndZooming": lambda value, ledger: ledger.use(value, "scroll"),
    "flashScrollIndicators": lambda value, ledger: ledger.use(value, "scroll"),
    "press": lambda value, ledger: [read_press(value)],
    "key": lambda value, ledger: [read_key(value)],
    "presses": lambda value, ledger: read_presses(value),
    "cancelAllPresses": lambda value, ledger: value.true(),
    "motion": lambda value, ledger: read_motion(value),
    "remote": lambda value, ledger: read_remote(value),
    "text": lambda value, ledger: value.plain_text(),
    "deleteBackward": lambda value, ledger: value.true(),
    "pointer": lambda value, ledger: read_pointer(value),
    "scroll": lambda value, ledger: read_scroll(value),
    "transform": lambda value, ledger: read_transform(value),
    "updateEstimates": lambda value, ledger: read_estimates(value),
    "gesture": lambda value, ledger: read_gesture(value),
    "active": lambda value, ledger: value.flag(),
    "ignoring": lambda value, ledger: value.flag(),
}
