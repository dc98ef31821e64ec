# SPDX-License-Identifier: MIT
"""Synthetic gestures: reports of fingers, wheels, trackpads and keys, played into a context or returned as data."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import byref, c_double, c_size_t, c_void_p
from operator import index
from types import TracebackType
from typing import Any, NamedTuple, Optional, Union

from . import _capi
from ._callbacks import invoke
from ._capi import RKPoint, _testing
from ._objects import required_handle
from ._testing_library import load
from ._worded import WordedEnum, worded_fields
from .context import Context
from .enums import GestureInputPhase, KeyModifierFlags, PressPhase, PressType, RectEdge, Status, SwipeDirection, TouchPhase, TouchType
from .errors import sentence_error
from .geometry import Point, PointLike, RectLike, c_point, c_rect
from .scroll import ScrollView
from .view import View

__all__ = ["Easing", "Finger", "Gestures", "InputKind", "SynthInput", "Target"]

#: A view, the name of a view of the context, or a point of the screen.
Target = Union[View, str, PointLike]


class Easing(WordedEnum):
    """How a finger moves along its path."""

    LINEAR = _testing.RKSynthEasing.RKSynthEasingLinear, "At one speed."
    IN = _testing.RKSynthEasing.RKSynthEasingIn, "From rest: slow at first."
    OUT = _testing.RKSynthEasing.RKSynthEasingOut, "To rest: slow at the end."
    IN_OUT = _testing.RKSynthEasing.RKSynthEasingInOut, "From rest to rest, as a hand moves."


class InputKind(WordedEnum):
    """What an input is."""

    TOUCH = _testing.RKSynthKind.RKSynthKindTouch, "A finger; those of one time are one update."
    SCROLL = _testing.RKSynthKind.RKSynthKindScroll, "A wheel, or two fingers on a trackpad."
    TRANSFORM = _testing.RKSynthKind.RKSynthKindTransform, "A pinch or rotation on a trackpad."
    PRESS = _testing.RKSynthKind.RKSynthKindPress, "A button or key."
    PAUSE = _testing.RKSynthKind.RKSynthKindPause, "Only time passes."


@worded_fields
class Finger(NamedTuple):
    """One finger of Gestures.fingers().

    - ``path``: The points that the finger passes in straight lines; the first is its touch-down.
    - ``delay``: Seconds from the beginning of the gesture to the touch-down.
    - ``duration``: Seconds for which the finger moves.
    - ``hold_before``: Seconds for which it rests before it moves.
    - ``hold_after``: Seconds for which it rests before its lift.
    - ``easing``: The course of its speed.
    """

    path: Sequence[PointLike]
    delay: float = 0.0
    duration: float = 0.0
    hold_before: float = 0.0
    hold_after: float = 0.0
    easing: Easing = Easing.IN_OUT


@worded_fields
class SynthInput(NamedTuple):
    """One report of a device. Fields that a kind does not use are 0.

    - ``time``: Seconds.
    - ``kind``: The kind of the report.
    - ``phase``: The phase of the touch, the press, or the gesture on a trackpad; None for a pause and a notch of a wheel.
    - ``id``: The number of the finger or button while it is down.
    - ``location``: The location, in coordinates of the screen.
    - ``major_radius``: Radius of a finger's contact in points.
    - ``delta``: Distance of scrolling.
    - ``scale``: The distance of a trackpad's fingers, relative to that at the beginning.
    - ``rotation``: The rotation of these fingers since the beginning, in radians.
    - ``press_type``: The button.
    - ``character``: The key's character; "" without.
    - ``key_code``: The key's usage in page 7 of the USB HID tables.
    - ``modifiers``: Modifier keys that are down.
    """

    time: float
    kind: InputKind
    phase: Union[TouchPhase, PressPhase, GestureInputPhase, None] = None
    id: int = 0
    location: Point = Point(0.0, 0.0)
    major_radius: float = 0.0
    delta: Point = Point(0.0, 0.0)
    scale: float = 0.0
    rotation: float = 0.0
    press_type: PressType = PressType.UP_ARROW
    character: str = ""
    key_code: int = 0
    modifiers: KeyModifierFlags = KeyModifierFlags(0)


class Gestures:
    """Generates gestures. With a context each gesture is played at once, in virtual time. Without one, ``take()`` returns them as data.

    A target is a view, the name of a view, or a point of the screen. Without ``human`` a gesture is exact. With it, fingers
    tremble, paths bend and intervals are uneven as in recordings. ``human`` is the seed: the same seed and the same calls make the same
    input on every machine.
    """

    __slots__ = ("_context", "_handle", "_library", "__weakref__")

    def __init__(
        self,
        context: Optional[Context] = None,
        *,
        rate: float = 120.0,
        human: Optional[int] = None,
        time: Optional[float] = None,
        first_id: int = 1,
        type: TouchType = TouchType.DIRECT,
        screen: int = 0,
    ) -> None:
        """Gestures for a context, or None.

        ``rate`` is in reports per second, ``human`` is a seed. ``time`` is the time of the first report, by default the context's time or 0.
        ``first_id`` is the number of the first finger; the next fingers have the next numbers.
        """
        self._handle: Optional[int] = None
        if context is not None and not isinstance(context, Context):
            raise TypeError(f"context must be a Context or None, not {context.__class__.__name__}")
        self._context = context
        self._library = load()
        desc = _capi.sized(_testing.RKSynthDesc)
        if rate == 0:
            raise ValueError("rate must be 1 to 10,000 reports per second, not 0")
        desc.rate, desc.human = rate, human is not None
        desc.seed = index(human) & 0xFFFF_FFFF_FFFF_FFFF if human is not None else 0
        desc.time = time if time is not None else context.time if context is not None else 0.0
        desc.first_id, desc.type, desc.screen = index(first_id), type, index(screen)
        out = c_void_p()
        self._check(invoke(self._library.rk_synth_create, byref(desc), byref(out)))
        self._handle = out.value

    # ---- Life ----

    def close(self) -> None:
        """Destroy the generator and its remaining inputs. Closing twice does nothing."""
        if self._handle is not None:
            self._check(invoke(self._library.rk_synth_destroy, self._handle))
            self._handle = None

    def __enter__(self) -> Gestures:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        # On another thread it is refused, and stays until the process ends.
        if getattr(self, "_handle", None) is not None:
            self._library.rk_synth_destroy(self._handle)

    @property
    def time(self) -> float:
        """The time at which the next gesture begins, in seconds. Set an earlier time to let gestures overlap that have not been played."""
        out = c_double()
        self._call("get_time", byref(out))
        return out.value

    @time.setter
    def time(self, value: float) -> None:
        self._call("set_time", value)

    # ---- Fingers ----

    def tap(self, target: Target, times: int = 1, *, fingers: int = 1) -> None:
        """Tap, once or several times."""
        self._make("tap", self._place(target), _count(times, "times"), _count(fingers, "fingers"))

    def long_press(self, target: Target, seconds: float = 1.0, *, fingers: int = 1) -> None:
        """Press and hold."""
        self._make("long_press", self._place(target), seconds, _count(fingers, "fingers"))

    def drag(
        self,
        target: Target,
        *to: Target,
        by: Optional[PointLike] = None,
        seconds: float = 0.5,
        easing: Easing = Easing.IN_OUT,
        fingers: int = 1,
    ) -> None:
        """Drag from one target through others in straight lines, or by a distance."""
        if bool(to) == (by is not None):
            raise TypeError("drag() takes targets to drag to, or by=(dx, dy), and not both")
        places = [self._place(target)]
        if by is not None:
            way = c_point(by)
            places.append(RKPoint(places[0].x + way.x, places[0].y + way.y))
        places += [self._place(one) for one in to]
        self._make("drag", (RKPoint * len(places))(*places), len(places), seconds, easing, _count(fingers, "fingers"))

    def flick(
        self, target: Target, to: Union[SwipeDirection, Target], velocity: float = 1500.0, *, distance: float = 150.0, fingers: int = 1
    ) -> None:
        """A stroke that lifts with a velocity, in points per second. It goes ``distance`` points in a direction, or to a target."""
        start = self._place(target)
        if isinstance(to, SwipeDirection):
            dx, dy = _way(to)
            end = RKPoint(start.x + dx * distance, start.y + dy * distance)
        else:
            end = self._place(to)
        self._make("flick", start, end, velocity, _count(fingers, "fingers"))

    def swipe(self, target: Target, direction: SwipeDirection, *, fingers: int = 1) -> None:
        """Swipe: 160 points in 0.16 s."""
        self._make("swipe", self._place(target), direction, _count(fingers, "fingers"))

    def pinch(
        self, target: Target, scale: float, *, rotation: float = 0.0, radius: float = 60.0, seconds: float = 0.5
    ) -> None:
        """Pinch with two fingers, which may also turn by ``rotation`` radians. ``radius`` is their distance from the target at the beginning."""
        self._make("pinch", self._place(target), radius, scale, rotation, seconds)

    def rotate(self, target: Target, rotation: float, *, radius: float = 60.0, seconds: float = 0.5) -> None:
        """Rotate with two fingers, clockwise by ``rotation`` radians."""
        self.pinch(target, 1.0, rotation=rotation, radius=radius, seconds=seconds)

    def edge_pan(
        self, area: Union[View, str, RectLike], edge: RectEdge, *, distance: float = 150.0, seconds: float = 0.3
    ) -> None:
        """Pan from an edge of a view, or of a rectangle on the screen, inward."""
        place: Any = self._required("a name")._wrap(self._find(area)) if isinstance(area, str) else area
        if isinstance(place, View):
            window = place.window
            if window is None:
                raise ValueError("a view in no window has no place on the screen")
            place = window.convert_rect_to_window(place.convert_rect_to(place.bounds, None), None)
        self._make("edge_pan", c_rect(place), edge, distance, seconds)

    def fingers(self, *fingers: Finger) -> None:
        """Move fingers, each along a path of its own and with an offset of its own."""
        made = (_testing.RKSynthFinger * len(fingers))()
        kept = []
        for one, finger in zip(made, fingers):
            points = [c_point(point) for point in finger.path]
            kept.append((RKPoint * len(points))(*points))
            one.struct_size = _capi.sized(_testing.RKSynthFinger).struct_size
            one.points, one.count, one.easing = kept[-1], len(points), finger.easing
            one.delay, one.duration = finger.delay, finger.duration
            one.hold_before, one.hold_after = finger.hold_before, finger.hold_after
        self._make("fingers", made, len(fingers))

    # ---- Wheels, trackpads, keys ----

    def wheel(self, target: Target, notch: PointLike, times: int = 1, *, interval: float = 0.05) -> None:
        """Turn a wheel; ``notch`` is the distance of one notch, with the sign of a finger that drags the content."""
        self._make("wheel", self._place(target), c_point(notch), _count(times, "times"), interval)

    def trackpad_scroll(self, target: Target, by: PointLike, *, seconds: float = 0.3) -> None:
        """Scroll with two fingers on a trackpad."""
        self._make("trackpad_scroll", self._place(target), c_point(by), seconds)

    def trackpad_pinch(self, target: Target, scale: float = 1.0, *, rotation: float = 0.0, seconds: float = 0.3) -> None:
        """Pinch or rotate on a trackpad, or both."""
        self._make("trackpad_pinch", self._place(target), scale, rotation, seconds)

    def press(self, type: PressType, seconds: float = 0.1) -> None:
        """Press and release a button."""
        self._make("press", type, seconds)

    def key(
        self, character: str, modifiers: KeyModifierFlags = KeyModifierFlags(0), *, key_code: int = 0, seconds: float = 0.08
    ) -> None:
        """Press and release a key: its character, or "" and a code. Unless control, alternate or command is down, the character is also sent as
        text."""
        if len(character) > 1:
            raise ValueError(f"a key has one character, not {character!r}; text() types several")
        self._make("key", ord(character) if character else 0, index(key_code), modifiers, seconds)

    def text(self, text: str) -> None:
        """Type: a key for each character."""
        for character in text:
            self.key(character)
            self.pause(0.08)

    # ---- Time, targets, words ----

    def pause(self, seconds: float) -> None:
        """Let time pass."""
        self._make("pause", seconds)

    def aim(self, view: Union[View, str]) -> Point:
        """A point of the screen at which a touch hits the view or a subview of it."""
        found = self._find(view) if isinstance(view, str) else required_handle(view, View, "view")
        out = RKPoint()
        self._call("aim", found, byref(out))
        return Point(out.x, out.y)

    def scroll_to_visible(self, view: Union[View, str], scroll_view: Optional[ScrollView] = None) -> None:
        """Drag in a scroll view, the nearest above the view, until the view is visible as a whole."""
        found = self._find(view) if isinstance(view, str) else required_handle(view, View, "view")
        above = None if scroll_view is None else required_handle(scroll_view, ScrollView, "scroll_view")
        self._call("scroll_to_visible", above, found)

    def perform(self, *commands: str) -> None:
        """Perform commands in words, such as "tap send" or "scroll list until row40 is visible"."""
        for command in commands:
            self._call("perform", self._required("commands")._handle, command.encode())

    def play(self, context: Optional[Context] = None) -> None:
        """Send the inputs to a context: the given one, or the generator's own."""
        self._call("play", (context or self._required("play()"))._handle)

    def __len__(self) -> int:
        """The number of inputs that were neither played nor read."""
        length = c_size_t()
        self._call("take", None, 0, byref(length))
        return length.value

    def take(self) -> list[SynthInput]:
        """Return the inputs in the order of their times, and remove them from the generator."""
        length = c_size_t()
        self._call("take", None, 0, byref(length))
        array = (_testing.RKSynthInput * length.value)()
        self._call("take", array, length.value, None)
        return [_input(one) for one in array]

    # ---- Calls ----

    def _required(self, what: str) -> Context:
        if self._context is None:
            raise ValueError(f"{what} needs a context: Gestures(context)")
        return self._context

    def _find(self, name: str) -> int:
        out = c_void_p()
        context = self._required("a name")._handle
        self._check(invoke(self._library.rk_synth_find_view, context, name.encode(), byref(out)))
        assert out.value is not None
        return out.value

    def _place(self, target: Target) -> RKPoint:
        if isinstance(target, (View, str)):
            return c_point(self.aim(target))
        return c_point(target)

    def _make(self, name: str, *arguments: Any) -> None:
        """A gesture: made, and played where there is a context."""
        self._call(name, *arguments)
        if self._context is not None:
            self._call("play", self._context._handle)

    def _call(self, name: str, *arguments: Any) -> None:
        if self._handle is None:
            raise ValueError("the gestures are closed")
        self._check(invoke(getattr(self._library, "rk_synth_" + name), self._handle, *arguments))

    def _check(self, status: int) -> None:
        if status < 0:
            raise sentence_error(status, self._library.rk_synth_last_error().decode("utf-8", "replace"))


def _count(value: int, what: str) -> int:
    number = index(value)
    if not 0 <= number <= 0xFFFF_FFFF:
        raise ValueError(f"{what} must not be negative, and not {number}")
    return number


def _way(direction: SwipeDirection) -> tuple[int, int]:
    ways = {SwipeDirection.RIGHT: (1, 0), SwipeDirection.LEFT: (-1, 0), SwipeDirection.UP: (0, -1), SwipeDirection.DOWN: (0, 1)}
    if direction not in ways:
        raise ValueError(f"a flick has one direction, not {direction!r}")
    return ways[direction]


def _input(raw: Any) -> SynthInput:
    kind = InputKind(raw.kind)
    phases: dict[InputKind, Any] = {InputKind.TOUCH: TouchPhase, InputKind.PRESS: PressPhase, InputKind.TRANSFORM: GestureInputPhase}
    if kind is InputKind.SCROLL and not raw.is_discrete:
        phases[kind] = GestureInputPhase
    return SynthInput(
        raw.time,
        kind,
        phases[kind](raw.phase) if kind in phases else None,
        raw.id,
        Point(raw.location.x, raw.location.y),
        raw.major_radius,
        Point(raw.delta.x, raw.delta.y),
        raw.scale,
        raw.rotation,
        PressType(raw.press_type),
        chr(raw.character) if raw.character else "",
        raw.key_code,
        KeyModifierFlags(raw.modifiers),
    )
