# SPDX-License-Identifier: MIT
"""Encodings: how the types of actions and closures are written (invoke.h), and Python's values as those types."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import lru_cache
from operator import index
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._callbacks import NO_DROP, call
from ._objects import Object, c_text, release_quietly
from .geometry import Point, Rect, Size, Transform, c_point, c_rect, c_transform, point_of, rect_of, transform_of

if TYPE_CHECKING:
    from .context import Context


class Kind:
    """One type of an encoding."""

    def __init__(self, text: str, ctype: Any, to_c: Callable[[Any], Any], from_c: Callable[[Context, Any], Any]) -> None:
        #: As the library prints it.
        self.text = text
        self._ctype = ctype
        #: The ctypes value for a Python one.
        self.to_c = to_c
        #: The Python value for a ctypes one.
        self.from_c = from_c

    def room(self) -> Any:
        """Room for a value; None if there is none."""
        return self._ctype() if self._ctype is not None else None

    def read(self, context: Context, address: int) -> Any:
        """The Python value at an address."""
        return self.from_c(context, self._ctype.from_address(address))

    def write(self, value: Any, address: int) -> Any:
        """Put a Python value where a result goes, and return what has to stay alive while it is read."""
        if self._ctype is None:
            return None
        made = self.to_c(value)
        ctypes.memmove(address, ctypes.byref(made), ctypes.sizeof(self._ctype))
        return made, value


def _integer(letter: str, ctype: Any) -> Kind:
    bits = 8 * ctypes.sizeof(ctype)
    least = 0 if ctype(-1).value > 0 else -1 << bits - 1

    def to_c(value: Any) -> Any:
        number = index(value)
        if not least <= number < least + (1 << bits):
            raise OverflowError(f"{number} does not fit into {letter!r}, which has {bits} bits")
        return ctype(number)

    return Kind(letter, ctype, to_c, _plain)


def _plain(_context: Context, value: Any) -> Any:
    return value.value


def _flag(value: Any) -> Any:
    if not isinstance(value, bool):
        raise TypeError(f"expected True or False, found {value!r}")
    return ctypes.c_bool(value)


def _object(value: Any) -> Any:
    from .context import Context

    if value is not None and not isinstance(value, (Object, Context)):
        raise TypeError(f"expected an object of the library or None, found {value!r}")
    return ctypes.c_void_p(None if value is None else value._handle)


def _wrapped(context: Context, value: Any) -> Any:
    return context._wrap_value(value.value)


def _text(value: Any) -> Any:
    if value is not None and not isinstance(value, str):
        raise TypeError(f"expected a text or None, found {value!r}")
    return ctypes.c_char_p(None if value is None else c_text(value, "a text"))


def _decoded(_context: Context, value: Any) -> Optional[str]:
    found: Optional[bytes] = value.value
    return None if found is None else found.decode("utf-8", "replace")


def _pointer(value: Any) -> Any:
    if value is None or isinstance(value, int):
        return ctypes.c_void_p(value)
    if isinstance(value, (ctypes.Array, ctypes.Structure)):
        return ctypes.c_void_p(ctypes.addressof(value))
    if isinstance(value, (str, bytes)):
        raise TypeError(f"expected an address, something of ctypes or None, found {value!r}")
    return ctypes.cast(value, ctypes.c_void_p)


def _size(value: Any) -> Any:
    width, height = value
    return _capi.RKSize(width, height)


_KINDS: dict[str, Kind] = {
    "v": Kind("v", None, lambda value: None, lambda context, value: None),
    "f": Kind("f", ctypes.c_float, lambda value: ctypes.c_float(value), _plain),
    "d": Kind("d", ctypes.c_double, lambda value: ctypes.c_double(value), _plain),
    "B": Kind("B", ctypes.c_bool, _flag, _plain),
    "@": Kind("@", ctypes.c_void_p, _object, _wrapped),
    "*": Kind("*", ctypes.c_char_p, _text, _decoded),
    ":": Kind(":", ctypes.c_char_p, _text, _decoded),
    "^": Kind("^v", ctypes.c_void_p, _pointer, _plain),
    "c": _integer("c", ctypes.c_int8),
    "C": _integer("C", ctypes.c_uint8),
    "s": _integer("s", ctypes.c_int16),
    "S": _integer("S", ctypes.c_uint16),
    "i": _integer("i", ctypes.c_int32),
    "I": _integer("I", ctypes.c_uint32),
    "l": _integer("i", ctypes.c_int32),
    "L": _integer("I", ctypes.c_uint32),
    "q": _integer("q", ctypes.c_int64),
    "Q": _integer("Q", ctypes.c_uint64),
    "RKPoint": Kind("{RKPoint=dd}", _capi.RKPoint, c_point, lambda context, value: point_of(value)),
    "RKSize": Kind("{RKSize=dd}", _capi.RKSize, _size, lambda context, value: Size(value.width, value.height)),
    "RKRect": Kind("{RKRect={RKPoint=dd}{RKSize=dd}}", _capi.RKRect, c_rect, lambda context, value: rect_of(value)),
    "RKTransform": Kind("{RKTransform=dddddd}", _capi.RKTransform, c_transform, lambda context, value: transform_of(value)),
}
_QUALIFIERS = "rnNoORV"
#: Encodings that the library has found well formed.
_sound: set[str] = set()
_NO_HANDLER = _capi.RKClosureHandler(lambda result, arguments, userdata: None)


class Signature:
    """A result and arguments."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.result, *self.arguments = kinds

    @staticmethod
    def of(encoding: str, context: Context) -> Signature:
        """Read an encoding; EncodingError has the library's sentence about an invalid one."""
        if encoding not in _sound:
            _check(encoding, context)
            if len(_sound) >= 4096:
                _sound.clear()
            _sound.add(encoding)
        return _read(encoding)

    @property
    def text(self) -> str:
        """As the library prints it."""
        return "".join(kind.text for kind in (self.result, *self.arguments))

    def as_method(self) -> Signature:
        """The signature of the C function behind an action: the receiver first, userdata last."""
        return Signature([self.result, _KINDS["@"], *self.arguments, _KINDS["^"]])

    def to_c(self, values: Sequence[Any], what: str) -> list[Any]:
        """Python values as C's; each keeps alive what it points to."""
        if len(values) != len(self.arguments):
            raise TypeError(f"{what} takes {len(self.arguments)} arguments, {len(values)} were given")
        return [kind.to_c(value) for kind, value in zip(self.arguments, values)]


def _check(encoding: str, context: Context) -> None:
    out = ctypes.c_void_p()
    text = c_text(encoding, "encoding")
    call(_capi.rk_closure_create, context._handle, text, _NO_HANDLER, None, NO_DROP, ctypes.byref(out))
    assert out.value is not None
    release_quietly(out.value)


@lru_cache(maxsize=1024)
def _read(encoding: str) -> Signature:
    kinds, place = [], 0
    while place < len(encoding):
        start = place = _skip_qualifiers(encoding, place)
        place = _end_of_type(encoding, start)
        key = encoding[start]
        if key == "{":
            key = encoding[start + 1 : place - 1].split("=", 1)[0]
        kinds.append(_KINDS[key])
    return Signature(kinds)


def _skip_qualifiers(encoding: str, place: int) -> int:
    while encoding[place] in _QUALIFIERS:
        place += 1
    return place


def _end_of_type(encoding: str, place: int) -> int:
    if encoding[place] == "^":
        pointed = _skip_qualifiers(encoding, place + 1)
        return pointed + 1 if encoding[pointed] == "?" else _end_of_type(encoding, pointed)
    depth = 0
    while True:
        depth += {"{": 1, "}": -1}.get(encoding[place], 0)
        place += 1
        if depth == 0:
            return place


# ---- Annotations ----------------------------------------------------------------

_ANNOTATIONS: dict[Any, str] = {
    None: "v",
    type(None): "v",
    bool: "B",
    int: "q",
    float: "d",
    str: "*",
    Point: "{RKPoint=dd}",
    Size: "{RKSize=dd}",
    Rect: "{RKRect={RKPoint=dd}{RKSize=dd}}",
    Transform: "{RKTransform=dddddd}",
    ctypes.c_float: "f",
    ctypes.c_int8: "c",
    ctypes.c_uint8: "C",
    ctypes.c_int16: "s",
    ctypes.c_uint16: "S",
    ctypes.c_int32: "i",
    ctypes.c_uint32: "I",
    ctypes.c_int64: "q",
    ctypes.c_uint64: "Q",
    ctypes.c_void_p: "^v",
}


def encoding_of(function: Any) -> str:
    """The encoding of a method's annotations, without the first parameter, which is the receiver."""
    import inspect
    import typing

    name = getattr(function, "__qualname__", repr(function))
    try:
        hints = typing.get_type_hints(function)
    except Exception as error:
        raise TypeError(f"the annotations of {name} cannot be read ({error}): say its encoding") from error
    parameters = list(inspect.signature(function).parameters.values())[1:]
    if "return" not in hints:
        raise TypeError(f"{name} does not say what it returns: annotate it, or say its encoding")
    letters = [_letter(hints["return"], f"the result of {name}")]
    for parameter in parameters:
        if parameter.kind not in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
            raise TypeError(f"{name} has a parameter {parameter.name!r} that no action can have")
        if parameter.name not in hints:
            raise TypeError(f"the parameter {parameter.name!r} of {name} has no annotation: annotate it, or say its encoding")
        letters.append(_letter(hints[parameter.name], f"the parameter {parameter.name!r} of {name}"))
    return "".join(letters)


def _letter(annotation: Any, what: str) -> str:
    import typing

    from .context import Context

    if annotation in _ANNOTATIONS:
        return _ANNOTATIONS[annotation]
    choices = [each for each in typing.get_args(annotation) if each is not type(None)]
    optional = len(choices) == 1 and len(typing.get_args(annotation)) == 2
    plain = choices[0] if optional else annotation
    if isinstance(plain, type) and issubclass(plain, (Object, Context)):
        return "@"
    if optional and plain is str:
        return "*"
    raise TypeError(f"{what} is annotated as {annotation!r}, which stands for no type of C: say the encoding")
