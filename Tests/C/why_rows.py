#!/usr/bin/env python3
"""Writes the rows of scenarios about explanations as one C99 program: why_rows.py FILE... >why_rows.c

Each file becomes a function. It makes the tree, sends the steps and compares each `explain` row through the functions of trace.h; why_rows.h has
what the functions share. What a file has and this program does not know is an error that names the file and the key.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, Callable, NamedTuple

HERE = Path(__file__).resolve().parent
KEYWORDS = set(
    "auto break case char const continue default do double else enum extern float for goto if inline int long register restrict return short signed "
    "sizeof static struct switch typedef union unsigned void volatile while bool true false main".split()
)
#: Names of the headers, which a variable must not hide: `send` and `down` are called. `c` is the scene.
_SHARED = re.compile(r"^(?:static [^;={\n]*?\b|#define )(\w+)\(", re.MULTILINE)
SHARED = {"c"}.union(*(_SHARED.findall((HERE / name).read_text(encoding="utf-8")) for name in ("check.h", "stage.h", "why_rows.h")))


class Bad(Exception):
    """What a file has and this program cannot write."""


# ---- Values in C ----


def number(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise Bad(f"{json.dumps(value)} is no number")
    return json.dumps(value)


def integer(value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Bad(f"{json.dumps(value)} is no whole number")
    return str(value)


def flag(value: Any) -> str:
    if not isinstance(value, bool):
        raise Bad(f"{json.dumps(value)} is neither true nor false")
    return json.dumps(value)


def text(value: Any) -> str:
    if not isinstance(value, str):
        raise Bad(f"{json.dumps(value)} is no text")
    return json.dumps(value, ensure_ascii=False)


def made_by(function: str, count: int) -> Callable[[Any], str]:
    def write(value: Any) -> str:
        if not isinstance(value, list) or len(value) != count:
            raise Bad(f"{json.dumps(value)} has not {count} numbers")
        return f"{function}({', '.join(map(number, value))})"

    return write


def capital(word: str) -> str:
    return word[0].upper() + word[1:]


def mask(prefix: str, words: str, shift: bool = False) -> Callable[[Any], str]:
    def write(value: Any) -> str:
        for word in value:
            if word not in words.split():
                raise Bad(f"the word {json.dumps(word)} is not known")
        return " | ".join(("1u << " if shift else "") + prefix + capital(word) for word in value) or "0"

    return write


def only(expected: Any, written: str = "") -> Callable[[Any], str]:
    """For keys of which one value is known."""

    def write(value: Any) -> str:
        if value != expected or type(value) is not type(expected):
            raise Bad(f"only {json.dumps(expected)} is known, not {json.dumps(value)}")
        return written

    return write


point, rect, size, transform = made_by("point", 2), made_by("rect", 4), made_by("size", 2), made_by("transform", 6)
event_mask = mask("RKControlEvent", "touchDown touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered")
phase_mask = mask("RKTouchPhase", "began moved ended cancelled", shift=True)


# ---- What the files know ----


class Kind(NamedTuple):
    """How objects of one class are declared and made."""

    type: str
    cast: str
    suffix: str
    make: str
    #: What inherits their properties.
    groups: tuple[str, ...]


NODES = {
    "View": Kind("RKViewRef", "{}", "view", "add_plain", ("view",)),
    "Button": Kind("RKControlRef", "RK_VIEW({})", "button", "add_button", ("view", "control")),
    "Slider": Kind("RKControlRef", "RK_VIEW({})", "slider", "add_slider", ("view", "control")),
    "PageControl": Kind("RKControlRef", "RK_VIEW({})", "page_control", "add_page_control", ("view", "control")),
    "ScrollView": Kind("RKScrollViewRef", "RK_VIEW({})", "scroll", "add_scroll_view", ("view", "scroll")),
    "Window": Kind("RKWindowRef", "RK_VIEW({})", "window", "add_window", ("view", "window")),
}
TYPES = {"tap": "tap", "longPress": "long_press", "pan": "pan", "screenEdgePan": "screen_edge_pan", "swipe": "swipe", "pinch": "pinch", "rotation": "rotation"}
RECOGNIZERS = {
    word: Kind("RKGestureRecognizerRef", "{}", name, f"rk_{name}_create", ("recognizer", name)) for word, name in TYPES.items()
}

#: {group: {key: (function, value, further arguments)}}
PROPERTIES: dict[str, dict[str, tuple[str, Callable[[Any], str], str]]] = {
    "view": {
        "hidden": ("rk_view_set_hidden", flag, ""),
        "alpha": ("rk_view_set_alpha", number, ""),
        "userInteractionEnabled": ("rk_view_set_user_interaction_enabled", flag, ""),
        "multipleTouchEnabled": ("rk_view_set_multiple_touch_enabled", flag, ""),
        "exclusiveTouch": ("rk_view_set_exclusive_touch", flag, ""),
        "frame": ("rk_view_set_frame", rect, ""),
        "transform": ("rk_view_set_transform", transform, ""),
    },
    "window": {"windowLevel": ("rk_window_set_level", number, "")},
    "control": {"enabled": ("rk_control_set_enabled", flag, ""), "value": ("rk_control_set_value", number, "")},
    "scroll": {
        "contentSize": ("rk_scroll_view_set_content_size", size, ""),
        "contentOffset": ("rk_scroll_view_set_content_offset", point, ", false"),
        "scrollEnabled": ("rk_scroll_view_set_scroll_enabled", flag, ""),
    },
    "recognizer": {
        "enabled": ("rk_gesture_recognizer_set_enabled", flag, ""),
        "cancelsTouchesInView": ("rk_gesture_recognizer_set_cancels_touches_in_view", flag, ""),
        "delaysTouchesBegan": ("rk_gesture_recognizer_set_delays_touches_began", flag, ""),
        "delaysTouchesEnded": ("rk_gesture_recognizer_set_delays_touches_ended", flag, ""),
        "allowedTouchTypes": ("rk_gesture_recognizer_set_allowed_touch_types", mask("RKTouchType", "direct indirect pencil indirectPointer", True), ""),
    },
    "tap": {
        "numberOfTapsRequired": ("rk_tap_set_number_of_taps_required", integer, ""),
        "numberOfTouchesRequired": ("rk_tap_set_number_of_touches_required", integer, ""),
    },
    "long_press": {"minimumPressDuration": ("rk_long_press_set_minimum_press_duration", number, "")},
    "screen_edge_pan": {"edges": ("rk_screen_edge_pan_set_edges", mask("RKRectEdge", "top left bottom right"), "")},
    "pan": {"minimumNumberOfTouches": ("rk_pan_set_minimum_number_of_touches", integer, "")},
    "swipe": {
        "direction": ("rk_swipe_set_direction", mask("RKSwipeDirection", "right left up down"), ""),
        "numberOfTouchesRequired": ("rk_swipe_set_number_of_touches_required", integer, ""),
    },
}

#: {key: (member of Overrides, value, the group that has it)}
OVERRIDES: dict[str, tuple[str, Callable[[Any], str], str]] = {
    "pointInside": ("point_inside", only("no", "nowhere_inside"), "view"),
    "hitTest": ("hit_test", only("nil", "hits_nothing"), "view"),
    "shouldBegin": ("should_begin", only(False, "lets_none_begin"), "view"),
    "touchesShouldBegin": ("touches_should_begin", only(False, "lets_no_touch_begin"), "scroll"),
    "sendEvent": ("dropped", lambda value: phase_mask(Members(value).only("drop")), "window"),
}
ANSWERS = {"shouldBegin": "begin", "shouldReceiveTouch": "touch", "shouldReceiveEvent": "event"}
UNITS = "none points seconds touches alpha number degrees".split()


class Members:
    """The members of a JSON object; those that are not read are an error."""

    def __init__(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise Bad(f"{json.dumps(value)} is no object")
        self.left = dict(value)

    def need(self, key: str) -> Any:
        if key not in self.left:
            raise Bad(f'the key "{key}" is missing')
        return self.left.pop(key)

    def take(self, key: str, default: Any = None) -> Any:
        return self.left.pop(key, default)

    def only(self, key: str) -> Any:
        value = self.need(key)
        self.end()
        return value

    def end(self) -> None:
        for key in self.left:
            raise Bad(f'the key "{key}" is not known')


def keyed(key: str, write: Callable[[Any], Any], value: Any) -> Any:
    """An error inside is one of this key."""
    try:
        return write(value)
    except Bad as error:
        raise Bad(f"{key}: {error}") from None


class Object(NamedTuple):
    """An object of the file as a variable of the function."""

    name: str
    kind: Kind

    @property
    def view(self) -> str:
        return self.kind.cast.format(self.name)


def is_in(word: str, lines: list[str]) -> bool:
    return any(re.search(rf"\b{re.escape(word)}\b", re.sub(r'"(?:\\.|[^"\\])*"', "", line)) for line in lines)


class Function:
    """One file as a function of C."""

    def __init__(self, path: Path) -> None:
        self.stem = path.stem
        self.name = re.sub(r"\W", "_", path.stem)
        self.file = path.name
        self.lines: list[str] = []
        self.declared: list[tuple[int, Object]] = []
        self.objects: dict[str, Object] = {}
        #: Recognisers, and the ids of those that they require to fail.
        self.requirements: list[tuple[Object, Any]] = []

    def line(self, line: str) -> None:
        self.lines.append("    " + line)

    def write(self, document: Any) -> list[str]:
        scene = Members(document)
        keyed("format", only(1), scene.need("format"))
        title = scene.need("name")
        scene.take("note")
        keyed("log", only([]), scene.need("log"))
        for key in ("application", "delegate"):
            keyed(key, only({"log": False}), scene.take(key, {"log": False}))
        self.line(f"Scene c = scene_make({text(self.stem)});")
        for key, value in scene.take("config", {}).items():
            self.line(f"OK(rk_context_set_config(c.s.context, RKConfig{capital(key)}, {keyed(key, number, value)}));")
        for index, window in enumerate(scene.need("windows")):
            keyed(f"windows[{index}]", lambda node: self.node(node, None), window)
        self.require()
        self.line(f"OK(rk_window_make_key({next(iter(self.objects.values())).name}));")
        for index, step in enumerate(scene.need("steps")):
            keyed(f"steps[{index}]", self.step, step)
        self.line("scene_end(&c);")
        scene.end()
        self.declare()
        return [f"/* {title} ({self.file}). */", f"static void {self.name}(void) {{", *self.lines, "}", ""]

    def declare(self) -> None:
        """Variables for the objects that later lines name."""
        for place, found in reversed(self.declared):
            if is_in(found.name, self.lines[place + 1 :]):
                self.lines[place] = f"    {found.kind.type} {found.name} = {self.lines[place].strip()}"
            elif self.lines[place].lstrip().startswith(("pan_of", "pinch_of")):
                del self.lines[place]

    # ---- Objects ----

    def add(self, id: Any, kind: Kind, making: str) -> Object:
        name = re.sub(r"\W", "_", keyed("id", lambda value: json.loads(text(value)), id))
        if name in KEYWORDS or name in SHARED:
            name += "_" + kind.suffix
        if id in self.objects or any(name == other.name for other in self.objects.values()):
            raise Bad(f'two objects have the name "{name}" in C')
        made = self.objects[id] = Object(name, kind)
        self.line(making)
        self.declared.append((len(self.lines) - 1, made))
        return made

    def find(self, id: Any) -> Object:
        if id not in self.objects:
            raise Bad(f"there is no object {json.dumps(id)}")
        return self.objects[id]

    def node(self, value: Any, parent: Object | None) -> None:
        node = Members(value)
        id, frame = node.need("id"), keyed("frame", rect, node.need("frame"))
        built_in = node.take("class", "View" if parent else "Window")
        if built_in not in NODES or (built_in == "Window") != (parent is None):
            raise Bad(f'{id}: the class "{built_in}" is not known here')
        kind = NODES[built_in]
        try:
            overrides = [
                f".{member} = {keyed(key, write, node.need(key))}" for key, (member, write, group) in OVERRIDES.items() if key in node.left and group in kind.groups
            ]
            cls = f'class_with(&c, "{built_in}", (Overrides){{{", ".join(overrides)}}})' if overrides else "NULL"
            place = f"{parent.view}, " if parent else ""
            made = self.add(id, kind, f"{kind.make}(&c, {cls}, {place}{text(id)}, {frame});")
            if built_in == "ScrollView":
                for own in ("pan", "pinch"):
                    self.add(f"{id}.{own}", RECOGNIZERS[own], f"{own}_of({made.name});")
            recognizers, subviews, targets = node.take("recognizers", []), node.take("subviews", []), node.take("targets", [])
            if targets and "control" not in kind.groups:
                raise Bad('only controls have the key "targets"')
            self.set(made, node.left)
            for target in targets:
                keyed("targets", lambda value: self.target(made, value), target)
        except Bad as error:
            raise Bad(f"{id}: {error}") from None
        for recognizer in recognizers:
            self.recognizer(recognizer, made)
        for subview in subviews:
            self.node(subview, made)

    def target(self, control: Object, value: Any) -> None:
        target = Members(value)
        events, action = event_mask(target.need("events")), text(target.need("action"))
        target.end()
        self.line(f"add_target(&c, {control.name}, {action}, {events});")

    def recognizer(self, value: Any, view: Object) -> None:
        recognizer = Members(value)
        id, word = recognizer.need("id"), recognizer.need("type")
        if word not in RECOGNIZERS:
            raise Bad(f'{id}: the type "{word}" is not known')
        kind = RECOGNIZERS[word]
        try:
            made = self.add(id, kind, f"add_gesture(&c.s, {kind.make}, {view.view}, {text(id)});")
            keyed("log", only(False), recognizer.take("log", False))
            for other in recognizer.take("requireToFail", []):
                self.requirements.append((made, other))
            delegate = recognizer.take("delegate")
            if delegate is not None:
                keyed("delegate", lambda answers: self.delegate(made, answers), delegate)
            self.set(made, recognizer.left)
        except Bad as error:
            raise Bad(f"{id}: {error}") from None

    def require(self) -> None:
        """When all objects exist."""
        for recognizer, other in self.requirements:
            self.line(f"OK(rk_gesture_recognizer_require_to_fail({recognizer.name}, {keyed('requireToFail', self.find, other).name}));")
        self.requirements.clear()

    def delegate(self, recognizer: Object, value: Any) -> None:
        answers = Members(value)
        refusals = [f".{member} = true{keyed(key, only(False), answers.need(key))}" for key, member in ANSWERS.items() if key in answers.left]
        answers.end()
        self.line(f"set_delegate({recognizer.name}, (Refusals){{{', '.join(refusals)}}});")

    def set(self, made: Object, values: Any) -> None:
        for key, value in values.items():
            for group in made.kind.groups:
                if key in PROPERTIES.get(group, {}):
                    function, write, more = PROPERTIES[group][key]
                    self.line(f"OK({function}({made.view if group == 'view' else made.name}, {keyed(key, write, value)}{more}));")
                    break
            else:
                raise Bad(f'the key "{key}" is not known')

    # ---- Steps ----

    def step(self, value: Any) -> None:
        step = Members(value)
        time = keyed("t", number, step.need("t")) if "t" in step.left else None
        if len(step.left) > 1:
            raise Bad(f'the keys {", ".join(json.dumps(key) for key in step.left)} are not known together')
        for key in ("down", "move", "up"):
            if key in step.left:
                finger = step.only(key)
                if not isinstance(finger, list) or len(finger) != 3:
                    raise Bad(f'"{key}": {json.dumps(finger)} is not [id, x, y]')
                return self.line(f"{key}(&c.s, {time or 'now(&c)'}, {integer(finger[0])}, {number(finger[1])}, {number(finger[2])});")
        inputs = {"scroll": self.wheel, "motion": self.motion, "remote": self.remote}
        for key, send in inputs.items():
            if key in step.left:
                return keyed(key, lambda value: send(time or "now(&c)", value), step.only(key))
        if time:
            self.line(f"OK(rk_context_advance(c.s.context, {time}));")
        deeds = {"set": self.settings, "explain": self.explain, "add": self.subview, "remove": self.remove, "cancelAll": self.cancel, "ignoring": self.ignore}
        for key, write in deeds.items():
            if key in step.left:
                return keyed(key, write, step.only(key))
        step.end()
        if not time:
            raise Bad("an empty step")
        return None

    def wheel(self, time: str, value: Any) -> None:
        if not isinstance(value, list) or len(value) != 5 or value[4] != "discrete":
            raise Bad(f'{json.dumps(value)} is not [x, y, dx, dy, "discrete"]')
        self.line(f"wheel(&c.s, {time}, {', '.join(map(number, value[:4]))});")

    def motion(self, time: str, phase: Any) -> None:
        if phase not in ("began", "ended", "cancelled"):
            raise Bad(f"the word {json.dumps(phase)} is not known")
        self.line(f"OK(rk_context_send_motion(c.s.context, {time}, RKMotionPhase{capital(phase)}));")

    def remote(self, time: str, button: Any) -> None:
        self.line(f"press_remote(&c, {time}, RKEventSubtypeRemoteControl{capital(only('play', 'play')(button))});")

    def settings(self, value: Any) -> None:
        id, values = value
        self.set(self.find(id), Members(values).left)

    def subview(self, value: Any) -> None:
        if len(value) != 2:
            raise Bad("only [superview, node] is known")
        self.node(value[1], self.find(value[0]))
        self.require()

    def remove(self, id: Any) -> None:
        self.line(f"OK(rk_view_remove_from_superview({self.find(id).view}));")

    def cancel(self, value: Any) -> None:
        only(True)(value)
        self.line("OK(rk_context_cancel_all_touches(c.s.context));")

    def ignore(self, value: Any) -> None:
        self.line(f"OK(rk_application_{'begin' if flag(value) == 'true' else 'end'}_ignoring_interaction_events(application(&c)));")

    def explain(self, value: Any) -> None:
        if not isinstance(value, list) or len(value) not in (2, 3):
            raise Bad("is not [id, text, {…}?]")
        found, words = self.find(value[0]), text(value[1])
        row = Members(value[2] if len(value) == 3 else {})
        if "at" in row.left:
            place, calls = keyed("at", point, row.need("at")), keyed("calls", flag, row.take("calls", False))
            self.line(f"EXPLAIN_POINT(&c, {found.name}, {place}, {calls}, {words});")
        elif "touch" in row.left:
            self.line(f"EXPLAIN_TOUCH(&c, {found.name}, {keyed('touch', integer, row.need('touch'))}, {words});")
        else:
            self.line(f"EXPLAIN(&c, {found.name}, {words});")
        for cause in row.take("steps", []):
            keyed("steps", self.cause, cause)
        row.end()

    def cause(self, value: Any) -> None:
        cause = Members(value)
        parts = [f"STEP(&c, RKReason{capital(cause.need('reason'))});"]
        if "culprit" in cause.left:
            culprit = cause.need("culprit")
            parts.append(f"CULPRIT(&c, {'NULL' if culprit is None else self.find(culprit).name});")
        for key in ("value", "limit"):
            if key in cause.left:
                parts.append(f"{key.upper()}(&c, {keyed(key, number, cause.need(key))});")
        if "unit" in cause.left:
            unit = cause.need("unit")
            if unit not in UNITS:
                raise Bad(f'"unit": the word {json.dumps(unit)} is not known')
            parts.append(f"UNIT(&c, RKUnit{capital(unit)});")
        cause.end()
        self.line(" ".join(parts))


def program(paths: list[Path]) -> str:
    lines = ["/* Written by Tests/C/why_rows.py: ways in which a touch misses an object, and the causes that are named. */", '#include "why_rows.h"', ""]
    names = []
    for path in paths:
        function = Function(path)
        try:
            lines += function.write(json.loads(path.read_text(encoding="utf-8")))
        except Bad as error:
            raise Bad(f"{path.name}: {error}") from None
        names.append(function.name)
    return "\n".join([*lines, "int main(void) {", *(f"    {name}();" for name in names), "    return why_done();", "}", ""])


def main(arguments: list[str]) -> int:
    if not arguments:
        print("usage: why_rows.py FILE...", file=sys.stderr)
        return 2
    try:
        sys.stdout.write(program([Path(name) for name in arguments]))
    except Bad as error:
        print(f"why_rows.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
