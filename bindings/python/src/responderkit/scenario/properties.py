"""The properties of nodes that files set and read, by their UIKit names."""

from __future__ import annotations

from typing import Any, Callable, NamedTuple, Optional

from .. import View
from .ledger import Ledger
from .values import Value


class Property(NamedTuple):
    name: str
    #: bool, number, point, rect, transform, id or ids.
    shape: str
    read: Callable[[Any], Any]
    write: Optional[Callable[[Any, Any], None]]
    for_windows: bool = False

    def check(self, value: Value, ledger: Ledger) -> Any:
        """The value that a file gives for this property, in Python's terms."""
        if self.shape == "bool":
            return value.flag()
        if self.shape == "number":
            return value.number()
        if self.shape == "id":
            return ledger.use_or_null(value, "view")
        if self.shape == "ids":
            return [ledger.use(item, "view") for item in value.items()]
        return getattr(value, self.shape)()


def _attribute(attribute: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    return lambda view: getattr(view, attribute), lambda view, value: setattr(view, attribute, value)


def _set_bounds_origin(view: View, origin: Any) -> None:
    view.bounds = (*origin, *view.bounds.size)


def _set_key(window: Any, key: bool) -> None:
    # A window gives up being key only to another one, so `"key": false` is what every other window says.
    if key:
        window.make_key()


_ALL = [
    Property("frame", "rect", *_attribute("frame")),
    Property("bounds", "rect", *_attribute("bounds")),
    Property("center", "point", *_attribute("center")),
    Property("boundsOrigin", "point", lambda view: view.bounds.origin, _set_bounds_origin),
    Property("transform", "transform", *_attribute("transform")),
    Property("anchorPoint", "point", *_attribute("anchor_point")),
    Property("hidden", "bool", *_attribute("hidden")),
    Property("alpha", "number", *_attribute("alpha")),
    Property("userInteractionEnabled", "bool", *_attribute("user_interaction_enabled")),
    Property("multipleTouchEnabled", "bool", *_attribute("multiple_touch_enabled")),
    Property("exclusiveTouch", "bool", *_attribute("exclusive_touch")),
    Property("clipsToBounds", "bool", *_attribute("clips_to_bounds")),
    Property(
        "canBecomeFirstResponder",
        "bool",
        lambda responder: responder.can_become_first_responder(),
        lambda responder, value: responder.set_can_become_first_responder(value),
    ),
    Property(
        "canResignFirstResponder",
        "bool",
        lambda responder: responder.can_resign_first_responder(),
        lambda responder, value: responder.set_can_resign_first_responder(value),
    ),
    Property("windowLevel", "number", *_attribute("level"), for_windows=True),
    Property("key", "bool", lambda window: window.is_key, _set_key, for_windows=True),
    Property("isFirstResponder", "bool", lambda responder: responder.is_first_responder, None),
    Property("superview", "id", lambda view: view.superview, None),
    Property("window", "id", lambda view: view.window, None),
    Property("subviews", "ids", lambda view: view.subviews, None),
]

PROPERTIES: dict[str, Property] = {item.name: item for item in _ALL}
SETTABLE = [item.name for item in _ALL if item.write is not None]
#: A frame is what it says before the transform, and where it says whatever the anchor point: hence this order of setting.
ORDER = ["anchorPoint", "frame", "bounds", "center", "boundsOrigin", "transform"]
