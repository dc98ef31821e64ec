# SPDX-License-Identifier: MIT
"""Strategies for hypothesis: trees of views, gestures, fingers that interleave, mistakes of devices.

    from hypothesis import given
    from responderkit.testing.strategies import cases, check

    @given(cases(my_windows))
    def test_my_app(case):
        check(case, keep="failures", name="my_app")

hypothesis shrinks a failing case to few views, fingers and samples. To make that possible, a tree is drawn as a list of views that name
their superviews. Points are whole numbers, times are milliseconds, and the first alternative of each choice is the simplest.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Optional, Union

try:
    from hypothesis import strategies as st
except ImportError as error:
    raise ImportError("the strategies need hypothesis; install it with: pip install 'responderkit[testing]'") from error

from .case import Case, Rule
from .gestures import GESTURES, steps
from .monkey import Tree, windows_of

__all__ = ["cases", "check", "gestures", "interleavings", "quirks", "trees"]

_CLASSES = ("View", "Button", "Switch", "Slider", "ScrollView")
_RECOGNIZERS: tuple[dict[str, Any], ...] = (
    {"type": "tap"},
    {"type": "tap", "numberOfTapsRequired": 2},
    {"type": "longPress"},
    {"type": "pan"},
    {"type": "swipe", "direction": ["left"]},
    {"type": "pinch"},
    {"type": "rotation"},
)
#: Mistakes of devices: see quirks().
QUIRKS = ("lostUp", "lostDown", "sameNumber", "late", "coalesced", "jump")


@st.composite
def trees(draw: st.DrawFn, max_views: int = 6) -> list[dict[str, Any]]:
    """A window of 320 by 480 points and at most ``max_views`` - 1 views in it, as a scenario has them.

    Views are plain ones, controls with an action, and scroll views; some have recognisers, which may wait for earlier ones.
    """
    window: dict[str, Any] = {"id": "window", "frame": [0, 0, 320, 480], "log": False}
    made = [window]
    recognizers: list[str] = []
    for number, view in enumerate(draw(st.lists(_views(), max_size=max_views - 1)), 1):
        cls, superview, frame, flags, attached = view
        node: dict[str, Any] = {"id": f"view{number}", "frame": list(frame), "log": False, **flags}
        if cls != "View":
            node["class"] = cls
        if cls == "ScrollView":
            node["contentSize"] = [frame[2], frame[3] * 3]
        elif cls != "View":
            event = "touchUpInside" if cls == "Button" else "valueChanged"
            node["targets"] = [{"events": [event], "action": f"act{number}:"}]
        for kind, waits in attached:
            recognizer: dict[str, Any] = {"id": f"recognizer{len(recognizers) + 1}", **_RECOGNIZERS[kind]}
            if waits and recognizers:
                recognizer["requireToFail"] = [recognizers[-1]]
            recognizers.append(recognizer["id"])
            node.setdefault("recognizers", []).append(recognizer)
        made[superview % len(made)].setdefault("subviews", []).append(node)
        made.append(node)
    return [window]


def _views() -> st.SearchStrategy[tuple[str, int, tuple[int, ...], dict[str, bool], list[tuple[int, bool]]]]:
    frames = st.tuples(*[st.integers(0, 200)] * 2, *[st.integers(20, 300)] * 2)
    flags = st.fixed_dictionaries({}, optional={"multipleTouchEnabled": st.just(True), "exclusiveTouch": st.just(True)})
    attached = st.tuples(st.integers(0, len(_RECOGNIZERS) - 1), st.booleans())
    return st.tuples(st.sampled_from(_CLASSES), st.integers(0, 5), frames, flags, st.lists(attached, max_size=2))


def gestures(width: int = 320, height: int = 480) -> st.SearchStrategy[list[dict[str, Any]]]:
    """The steps of one gesture that begins within ``width`` by ``height`` points of the screen."""
    return st.builds(steps, st.sampled_from(list(GESTURES)), st.integers(0, width - 1), st.integers(0, height - 1))


@st.composite
def interleavings(draw: st.DrawFn, max_gestures: int = 3, width: int = 320, height: int = 480) -> list[dict[str, Any]]:
    """The steps of several gestures with fingers of their own, which overlap in time; changes of one moment are one update."""
    begins = st.tuples(
        *(st.sampled_from(list(GESTURES)), st.integers(0, width - 1), st.integers(0, height - 1), st.integers(0, 1000))
    )
    moments: dict[float, list[list[Any]]] = {}
    for number, (gesture, x, y, milliseconds) in enumerate(draw(st.lists(begins, min_size=1, max_size=max_gestures))):
        for step in steps(gesture, x, y, milliseconds / 1000, finger=1 + 2 * number):
            moments.setdefault(step["t"], []).extend(step["update"])
    return [{"t": time, "update": moments[time]} for time in sorted(moments)]


@st.composite
def quirks(draw: st.DrawFn, given: Sequence[dict[str, Any]], max_quirks: int = 2) -> list[dict[str, Any]]:
    """Steps with the errors of devices.

    - lostUp, lostDown: the lift or the touch-down of a finger is never reported.
    - sameNumber: two fingers have the same number.
    - late: an update has the time of the one before.
    - coalesced: some moves between two reports are left out.
    - jump: a finger is reported 500 points away.
    """
    made = [{**step, "update": [list(sample) for sample in step["update"]]} for step in given]
    for quirk, place in draw(st.lists(st.tuples(st.sampled_from(QUIRKS), st.integers(0, 20)), max_size=max_quirks)):
        verb = {"lostUp": "up", "lostDown": "down", "coalesced": "move", "jump": "move"}.get(quirk)
        fits = [(step, sample) for step in made for sample in step["update"] if verb in (None, sample[0])]
        if not fits:
            continue
        step, sample = fits[place % len(fits)]
        if quirk == "late":
            step["t"] = made[max(made.index(step) - 1, 0)]["t"]
        elif quirk == "jump":
            sample[2] += 500
        elif quirk == "sameNumber":
            if all(other is sample or other[1] != 1 for other in step["update"]):
                sample[1] = 1
        else:
            step["update"].remove(sample)
    return [step for step in made if step["update"]]


@st.composite
def cases(
    draw: st.DrawFn, tree: Optional[Tree] = None, *, rules: Sequence[Rule] = (), max_views: int = 6, device_quirks: bool = True
) -> Case:
    """A case: ``tree``, or a drawn one, and the gesture of one of ``rules`` at its target, or gestures that interleave."""
    windows = draw(trees(max_views)) if tree is None else windows_of(tree)
    # One draw in four is of gestures that interleave.
    rule = draw(st.sampled_from([*rules, *[None] * (1 + len(rules) // 3)]))
    if rule is not None:
        return Case.of_rule(windows, rule, draw(st.integers(-10, 10)) / 100, draw(st.integers(-10, 10)) / 100)
    made = draw(interleavings())
    return Case(windows, draw(quirks(made)) if device_quirks else made)


def check(case: Case, *, keep: Union[None, str, os.PathLike[str]] = None, name: str = "case") -> None:
    """Play a case; AssertionError with the findings if there are any.

    ``keep`` is a folder for a recording, a scenario and a Python test, see Case.keep(). hypothesis plays its smallest failure last,
    so these are the files of that one.
    """
    findings = case.play()
    if findings:
        if keep is not None:
            case.keep(Path(keep), name, findings[0])
        raise AssertionError("\n".join(map(str, findings)))
