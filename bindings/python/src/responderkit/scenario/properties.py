# SPDX-License-Identifier: MIT
"""The properties of nodes that files set and read, by their UIKit names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, NamedTuple, Optional

from .. import Point, ScrollViewDecelerationRate, View, WrongKindError, _capi
from .._callbacks import call
from .._objects import c_text
from .ledger import Ledger
from .values import Value, quoted
from .words import CONTROL_CLASSES, STATES, VIEW_CLASSES


class Property(NamedTuple):
    name: str
    #: flag, number, integer, mask, plain_text, point, size, rect, insets, transform, state, id, ids, recognizers, the words of a mask, or what reads it.
    shape: Any
    read: Callable[[Any], Any]
    write: Optional[Callable[[Any, Any], None]]
    #: The classes, or types of recognizers, that have it; None: all.
    classes: Optional[frozenset[str]] = None

    def suits(self, class_name: str) -> bool:
        return self.classes is None or class_name in self.classes

    def check(self, value: Value, ledger: Ledger) -> Any:
        """The value that a file gives for this property, in Python's terms."""
        if self.shape == "id":
            return ledger.use_or_null(value, "view")
        if self.shape == "ids":
            return [ledger.use(item, "view") for item in value.items()]
        if self.shape == "recognizers":
            return [ledger.use(item, "recognizer") for item in value.items()]
        if self.shape == "state":
            return value.word(STATES)
        if callable(self.shape):
            return self.shape(value)
        if self.is_normalized:
            given = [item.word(list(self.shape)) for item in value.items()]
            return [word for word in self.shape if word in given]
        return getattr(value, self.shape)()

    def only(self, class_name: str) -> Optional[str]:
        """The only kind with this property, for classes without it: controls, scroll views."""
        if self.classes is None or self.suits(class_name) or not self.classes <= _CONTROLS | _SCROLLS:
            return None
        if self.classes & _SCROLLS:
            return self.owners
        return "controls" if class_name not in _CONTROLS else None

    @property
    def owners(self) -> str:
        """The kind that has it, for messages."""
        if self.classes == _CONTROLS:
            return "controls"
        if self.classes == _SCROLLS:
            return "scroll views"
        if self.classes == _SCROLLS | _CONTROLS:
            return "controls and scroll views"
        return "windows" if self.classes == _WINDOWS else "nodes of the class " + " or ".join(sorted(self.classes or ()))

    @property
    def is_normalized(self) -> bool:
        """Whether there are several ways to write a value: what was read is compared, not what stands in the file."""
        return not isinstance(self.shape, str)


@dataclass
class Setting:
    """A checked value of a property."""

    property: Property
    value: Any
    #: As it stands in the file, for comparing.
    raw: Any
    place: str


def for_class(found: Property, class_name: Optional[str]) -> Property:
    """The property, for an object of a class; one that the class does not have is refused like a call of the library."""
    if class_name is None or found.suits(class_name):
        return found

    def refuse(*_arguments: Any) -> Any:
        raise WrongKindError(f"no {class_name} has the property {quoted(found.name)}")

    return found._replace(read=refuse, write=refuse)


def attribute(name: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    return lambda target: getattr(target, name), lambda target, value: setattr(target, name, value)


def _set_bounds_origin(view: View, origin: Any) -> None:
    view.bounds = (*origin, *view.bounds.size)


def _set_key(window: Any, key: bool) -> None:
    # A window stops being key only when another becomes key, so every other window has `"key": false`.
    if key:
        window.make_key()


def scalar_places(text: str, limits: Any) -> list[int]:
    """Offsets in Unicode scalars as bytes; the library refuses an offset that is not valid."""
    return [
        len(text[: int(place)].encode()) if int(place) == place and 0 <= place <= len(text) else len(text.encode()) + 1 for place in limits
    ]


def _set_selected_range(field: Any, limits: Any) -> None:
    call(_capi.rk_text_field_set_selected_range, field._handle, *scalar_places(field.text, limits), 0)


def set_marked_text(field: Any, text: str, limits: Any) -> None:
    """What is composed, with a selection in Unicode scalars of it."""
    call(_capi.rk_text_field_set_marked_text, field._handle, c_text(text, "text"), *scalar_places(text, limits))


def _point_or_null(value: Value) -> Optional[Point]:
    return None if value.raw is None else value.point()


def _read_rate(value: Value) -> str:
    """A deceleration rate by name or number."""
    if isinstance(value.raw, float) and value.raw in _RATES:
        return _RATES[value.raw]
    if isinstance(value.raw, str) and value.raw in _RATES.values():
        return value.raw
    value.expected("a rate", [*(f'"{name}"' for name in _RATES.values()), *(str(number) for number in _RATES)])


def _rate(view: Any) -> str:
    return str(view.deceleration_rate.name.lower())


def _set_rate(view: Any, name: str) -> None:
    view.deceleration_rate = ScrollViewDecelerationRate[name.upper()]


_RATES = {0.998: "normal", 0.99: "fast"}
_VIEWS = frozenset(["Window", *VIEW_CLASSES])
_SCROLLS = frozenset(["ScrollView"])
_WINDOWS = frozenset(["Window"])
_CONTROLS = frozenset(CONTROL_CLASSES)
_FIELDS = frozenset(["TextField"])
_RANGED = frozenset(["Slider", "Stepper"])
_STEPPERS, _SEGMENTED, _PAGES = frozenset(["Stepper"]), frozenset(["SegmentedControl"]), frozenset(["PageControl"])

_ALL = [
    Property("frame", "rect", *attribute("frame"), _VIEWS),
    Property("bounds", "rect", *attribute("bounds"), _VIEWS),
    Property("center", "point", *attribute("center"), _VIEWS),
    Property("boundsOrigin", "point", lambda view: view.bounds.origin, _set_bounds_origin, _VIEWS),
    Property("transform", "transform", *attribute("transform"), _VIEWS),
    Property("anchorPoint", "point", *attribute("anchor_point"), _VIEWS),
    Property("hidden", "flag", *attribute("hidden"), _VIEWS),
    Property("alpha", "number", *attribute("alpha"), _VIEWS),
    Property("userInteractionEnabled", "flag", *attribute("user_interaction_enabled"), _VIEWS),
    Property("multipleTouchEnabled", "flag", *attribute("multiple_touch_enabled"), _VIEWS),
    Property("exclusiveTouch", "flag", *attribute("exclusive_touch"), _VIEWS),
    Property("clipsToBounds", "flag", *attribute("clips_to_bounds"), _VIEWS),
    Property(
        "canBecomeFirstResponder",
        "flag",
        *attribute("can_become_first_responder"),
    ),
    Property(
        "canResignFirstResponder",
        "flag",
        *attribute("can_resign_first_responder"),
    ),
    Property("windowLevel", "number", *attribute("level"), _WINDOWS),
    Property("key", "flag", lambda window: window.key, _set_key, _WINDOWS),
    Property("isFirstResponder", "flag", lambda responder: responder.is_first_responder, None),
    Property("superview", "id", lambda view: view.superview, None, _VIEWS),
    Property("window", "id", lambda view: view.window, None, _VIEWS),
    Property("subviews", "ids", lambda view: view.subviews, None, _VIEWS),
    Property("enabled", "flag", *attribute("enabled"), _CONTROLS),
    Property("selected", "flag", *attribute("selected"), _CONTROLS),
    Property("highlighted", "flag", *attribute("highlighted"), _CONTROLS),
    Property("tracking", "flag", lambda view: view.tracking, None, _CONTROLS | _SCROLLS),
    Property("touchInside", "flag", lambda control: control.touch_inside, None, _CONTROLS),
    Property("on", "flag", *attribute("on"), frozenset(["Switch"])),
    Property("minimumValue", "number", *attribute("minimum_value"), _RANGED),
    Property("maximumValue", "number", *attribute("maximum_value"), _RANGED),
    Property("value", "number", *attribute("value"), _RANGED),
    Property("continuous", "flag", *attribute("continuous"), _RANGED),
    Property("stepValue", "number", *attribute("step_value"), _STEPPERS),
    Property("wraps", "flag", *attribute("wraps"), _STEPPERS),
    Property("autorepeat", "flag", *attribute("autorepeat"), _STEPPERS),
    Property("numberOfSegments", "integer", *attribute("number_of_segments"), _SEGMENTED),
    Property("selectedSegmentIndex", "integer", *attribute("selected_segment_index"), _SEGMENTED),
    Property("momentary", "flag", *attribute("momentary"), _SEGMENTED),
    Property("numberOfPages", "integer", *attribute("number_of_pages"), _PAGES),
    Property("currentPage", "integer", *attribute("current_page"), _PAGES),
    Property("text", "plain_text", *attribute("text"), _FIELDS),
    Property("selectedRange", "point", lambda field: Point(*field.selected_range), _set_selected_range, _FIELDS),
    Property("markedRange", _point_or_null, lambda field: field.marked_range, None, _FIELDS),
    Property("secureTextEntry", "flag", *attribute("secure_text_entry"), _FIELDS),
    Property("editing", "flag", lambda field: field.editing, None, _FIELDS),
    Property("contentSize", "size", *attribute("content_size"), _SCROLLS),
    Property("contentOffset", "point", *attribute("content_offset"), _SCROLLS),
    Property("contentInset", "insets", *attribute("content_inset"), _SCROLLS),
    Property("contentOffsetRange", "rect", lambda view: view.content_offset_range, None, _SCROLLS),
    Property("bounces", "flag", *attribute("bounces"), _SCROLLS),
    Property("bouncesHorizontally", "flag", *attribute("bounces_horizontally"), _SCROLLS),
    Property("bouncesVertically", "flag", *attribute("bounces_vertically"), _SCROLLS),
    Property("alwaysBounceVertical", "flag", *attribute("always_bounce_vertical"), _SCROLLS),
    Property("alwaysBounceHorizontal", "flag", *attribute("always_bounce_horizontal"), _SCROLLS),
    Property("scrollEnabled", "flag", *attribute("scroll_enabled"), _SCROLLS),
    Property("pagingEnabled", "flag", *attribute("paging_enabled"), _SCROLLS),
    Property("directionalLockEnabled", "flag", *attribute("directional_lock_enabled"), _SCROLLS),
    Property("delaysContentTouches", "flag", *attribute("delays_content_touches"), _SCROLLS),
    Property("canCancelContentTouches", "flag", *attribute("can_cancel_content_touches"), _SCROLLS),
    Property("minimumZoomScale", "number", *attribute("minimum_zoom_scale"), _SCROLLS),
    Property("maximumZoomScale", "number", *attribute("maximum_zoom_scale"), _SCROLLS),
    Property("zoomScale", "number", *attribute("zoom_scale"), _SCROLLS),
    Property("bouncesZoom", "flag", *attribute("bounces_zoom"), _SCROLLS),
    Property("scrollsToTop", "flag", *attribute("scrolls_to_top"), _SCROLLS),
    Property("chainsToAncestor", "flag", *attribute("chains_to_ancestor"), _SCROLLS),
    Property("transfersHorizontalScrollingToParent", "flag", *attribute("transfers_horizontal_scrolling_to_parent"), _SCROLLS),
    Property("transfersVerticalScrollingToParent", "flag", *attribute("transfers_vertical_scrolling_to_parent"), _SCROLLS),
    Property("transfersTouchesToParent", "flag", *attribute("transfers_touches_to_parent"), _SCROLLS),
    Property("showsVerticalScrollIndicator", "flag", *attribute("shows_vertical_scroll_indicator"), _SCROLLS),
    Property("showsHorizontalScrollIndicator", "flag", *attribute("shows_horizontal_scroll_indicator"), _SCROLLS),
    Property("verticalScrollIndicatorInsets", "insets", *attribute("vertical_scroll_indicator_insets"), _SCROLLS),
    Property("horizontalScrollIndicatorInsets", "insets", *attribute("horizontal_scroll_indicator_insets"), _SCROLLS),
    Property("decelerationRate", _read_rate, _rate, _set_rate, _SCROLLS),
    Property("dragging", "flag", lambda view: view.dragging, None, _SCROLLS),
    Property("decelerating", "flag", lambda view: view.decelerating, None, _SCROLLS),
    Property("zooming", "flag", lambda view: view.zooming, None, _SCROLLS),
    Property("zoomBouncing", "flag", lambda view: view.zoom_bouncing, None, _SCROLLS),
    Property("scrollAnimating", "flag", lambda view: view.scroll_animating, None, _SCROLLS),
    Property("zoomAnimating", "flag", lambda view: view.zoom_animating, None, _SCROLLS),
    Property("verticalScrollIndicator", "rect", lambda view: view.vertical_scroll_indicator, None, _SCROLLS),
    Property("horizontalScrollIndicator", "rect", lambda view: view.horizontal_scroll_indicator, None, _SCROLLS),
    Property("verticalScrollIndicatorVisible", "flag", lambda view: view.vertical_scroll_indicator_visible, None, _SCROLLS),
    Property("horizontalScrollIndicatorVisible", "flag", lambda view: view.horizontal_scroll_indicator_visible, None, _SCROLLS),
    Property("velocity", "point", lambda view: view.velocity, None, _SCROLLS),
]

PROPERTIES: dict[str, Property] = {item.name: item for item in _ALL}
SETTABLE = [item.name for item in _ALL if item.write is not None]
#: A frame holds before the transform, and for every anchor point; a value is kept within its range when it
#: is set, a selection within its count: hence this order of setting.
ORDER = (
    "anchorPoint frame bounds center boundsOrigin transform minimumValue maximumValue value"
    " numberOfSegments selectedSegmentIndex numberOfPages currentPage contentSize contentInset minimumZoomScale maximumZoomScale"
    " zoomScale contentOffset bounces bouncesHorizontally bouncesVertically chainsToAncestor"
    " transfersHorizontalScrollingToParent transfersVerticalScrollingToParent transfersTouchesToParent"
).split()
