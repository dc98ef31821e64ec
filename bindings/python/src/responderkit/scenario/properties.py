# SPDX-License-Identifier: MIT
"""The properties that files set and read, by their UIKit names: the generated table, and functions for what is written otherwise in a file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, NamedTuple, Optional

from .. import Point, ScrollViewDecelerationRate, View, WrongKindError, _capi
from .._callbacks import call
from .._objects import c_text
from ..enums import GestureRecognizerState, RectEdge, ScrollTypeMask, SwipeDirection, TouchTypes
from . import words
from ._table import TABLE
from .ledger import Ledger
from .values import Value, quoted


class Property(NamedTuple):
    name: str
    #: What values look like in a file: a word of the table.
    shape: str
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
        if self.shape in _BITS:
            given = [item.word(list(_BITS[self.shape])) for item in value.items()]
            return [word for word in _BITS[self.shape] if word in given]
        return _READERS[self.shape](value)

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
        return self.shape in _BITS or self.shape in ("pressTypes", "decelerationRate", "pointOrNull")


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


def _point_or_number(value: Value) -> Any:
    return value.number() if isinstance(value.raw, (int, float)) else value.point()


def _velocity(target: Any) -> Any:
    """A scroll view's, a pinch's or a rotation's; a pan's is a method."""
    found = target.velocity
    return found() if callable(found) else found


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


def _set_state(recognizer: Any, word: str) -> None:
    recognizer.state = GestureRecognizerState[word.upper()]


def _read_press_types(value: Value) -> list[str]:
    """Names of buttons, "key" for all keys, as they are read back."""
    return _names({_PRESS_TYPES[item.word(list(_PRESS_TYPES))] for item in value.items()})


def _names(types: Any) -> list[str]:
    return [name for name, each in {**words.PRESS_TYPES, "key": words.KEY}.items() if each in types]


def _set_press_types(recognizer: Any, names: list[str]) -> None:
    recognizer.allowed_press_types = [_PRESS_TYPES[name] for name in names]


def _flags(kind: Any, count: int) -> dict[str, Any]:
    """The single bits of a mask by their words."""
    return {kind(1 << bit).name.lower(): kind(1 << bit) for bit in range(count)}


_RATES = {0.998: "normal", 0.99: "fast"}
_PRESS_TYPES = {**words.PRESS_WORDS, "key": words.KEY}
#: Masks: the words of their bits.
_BITS: dict[str, dict[str, Any]] = {
    "touchTypes": {word: TouchTypes(1 << each) for word, each in words.TOUCH_TYPES.items()},
    "scrollTypes": _flags(ScrollTypeMask, 2),
    "edges": _flags(RectEdge, 4),
    "directions": _flags(SwipeDirection, 4),
}
#: What takes a value of a shape from a file.
_READERS: dict[str, Callable[[Value], Any]] = {
    "bool": Value.flag,
    "number": Value.number,
    "integer": Value.integer,
    "buttons": Value.mask,
    "text": Value.plain_text,
    "point": Value.point,
    "size": Value.size,
    "rect": Value.rect,
    "insets": Value.insets,
    "transform": Value.transform,
    "pointOrNull": lambda value: None if value.raw is None else value.point(),
    "pointOrNumber": _point_or_number,
    "states": lambda value: value.word(words.STATES),
    "pressTypes": _read_press_types,
    "decelerationRate": _read_rate,
}
#: What reads and sets words that are no property of the package, or are written otherwise. Points are in window coordinates, as "touch" steps are.
_BY_HAND: dict[str, tuple[Callable[[Any], Any], Optional[Callable[[Any, Any], None]]]] = {
    "boundsOrigin": (lambda view: view.bounds.origin, _set_bounds_origin),
    "key": (lambda window: window.key, _set_key),
    "selectedRange": (lambda field: Point(*field.selected_range), _set_selected_range),
    "decelerationRate": (_rate, _set_rate),
    "state": (lambda recognizer: recognizer.state.name.lower(), _set_state),
    "allowedPressTypes": (lambda recognizer: _names(recognizer.allowed_press_types), _set_press_types),
    "velocity": (_velocity, None),
    "location": (lambda recognizer: recognizer.location(), None),
    "translation": (lambda pan: pan.translation(), None),
    "azimuthUnitVector": (lambda hover: hover.azimuth_unit_vector(), None),
}


def _access(shape: str, attribute: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """What reads and what sets a property of the package."""
    bits = _BITS.get(shape)
    if bits is None:
        return lambda target: getattr(target, attribute), lambda target, value: setattr(target, attribute, value)
    return (
        lambda target: [word for word, bit in bits.items() if getattr(target, attribute) & bit],
        lambda target, given: setattr(target, attribute, sum(int(bits[word]) for word in given)),
    )


_CONTROLS = frozenset(words.CONTROL_CLASSES)
_SCROLLS = frozenset(["ScrollView"])
_WINDOWS = frozenset(["Window"])
#: The classes of nodes, and the types of recognisers, that have what a class of the table has; None: all.
_NODES: dict[str, Optional[frozenset[str]]] = {
    "Responder": None,
    "View": frozenset(["Window", *words.VIEW_CLASSES]),
    "Window": _WINDOWS,
    "ScrollView": _SCROLLS,
    **{name: frozenset([name]) for name in words.CONTROL_CLASSES},
    "Control": _CONTROLS,
}
_RECOGNIZERS: dict[str, Optional[frozenset[str]]] = {
    "GestureRecognizer": None,
    **{name[0].upper() + name[1:]: frozenset([name]) for name in words.RECOGNIZER_TYPES},
    "Pan": frozenset(["pan", "screenEdgePan"]),
}


def _properties(known: dict[str, Optional[frozenset[str]]]) -> dict[str, Property]:
    """The properties of some classes, in the order in which nodes set them."""
    found = {}
    for name, shape, attribute, is_settable, classes in TABLE:
        own = [known[each] for each in classes if each in known]
        if own:
            read, write = _BY_HAND.get(name) or _access(shape, attribute)
            every = None if None in own else frozenset().union(*(each for each in own if each is not None))
            found[name] = Property(name, shape, read, write if is_settable else None, every)
    return found


PROPERTIES = _properties(_NODES)
SETTABLE = [name for name, each in PROPERTIES.items() if each.write is not None]
ORDER = list(PROPERTIES)
GESTURE_PROPERTIES = _properties(_RECOGNIZERS)
#: What a recogniser may be declared with; a step sets its state, too.
GESTURE_SETTABLE = [name for name, each in GESTURE_PROPERTIES.items() if each.write is not None and name != "state"]
