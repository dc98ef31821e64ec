# SPDX-License-Identifier: MIT
"""How a name of the headers becomes a function of the library: bound when it is first used, since no program uses all of them."""

from __future__ import annotations

import ctypes
from ctypes import Structure, sizeof
from typing import Any, Callable, NamedTuple, Optional, TypeVar

from .._library import library
from ._functions import SIGNATURES

#: A handle as Python passes it: the integer value, or None for NULL.
Handle = Optional[int]
#: Something ctypes turns into a pointer: byref(x), an array, a buffer, an address, None.
Pointer = Any
#: A NUL-terminated text, or None.
Text = Optional[bytes]
#: An instance of one of the callback types, or a null one.
Callback = Any

_T = TypeVar("_T", bound=Structure)


class Signature(NamedTuple):
    """What ctypes has to know about a function."""

    arguments: list[Any]
    result: Any
    #: The first version that has it.
    since: str


#: The types of ctypes by the words that stand for them in SIGNATURES.
_words: dict[str, Any] = {"None": None}


def _type(word: str) -> Any:
    found = _words.get(word, _words)
    if found is _words:
        from . import _types

        found = _words[word] = eval(word, {**vars(ctypes), **vars(_types)})
    return found


def signature(name: str) -> Signature:
    """What the headers say about a function."""
    types, _, since = SIGNATURES[name].partition("; ")
    arguments, _, result = types.rpartition(" -> ")
    return Signature([_type(word) for word in arguments.split(", ")] if arguments else [], _type(result), since or "0.1")


def declare(function: Any, types: str, further: dict[str, Any]) -> None:
    """Give a function of another library its types; ``further`` has those of that library's headers."""
    arguments, _, result = types.rpartition(" -> ")
    known = {word: kind for word, kind in further.items() if word.startswith("RK")}
    function.argtypes = [_of(word, known) for word in arguments.split(", ")] if arguments else []
    function.restype = _of(result, known)


def _of(word: str, known: dict[str, Any]) -> Any:
    if not any(name in word for name in known):
        return _type(word)
    return eval(word, {**vars(ctypes), **known})


def bind(name: str) -> Any:
    """The library's function of a name."""
    arguments, result, since = signature(name)
    try:
        function: Any = getattr(library, name)
    except AttributeError:
        return _absent(name, since)
    function.argtypes = arguments
    function.restype = result
    return function


def _absent(name: str, since: str) -> Callable[..., Any]:
    # A library that passes the version gate and only lacks a function keeps working for everything else.
    def absent(*_arguments: Any) -> Any:
        raise NotImplementedError(f"{name} needs responderkit {since} or newer; the library that is loaded does not export it")

    absent.__name__ = name
    return absent


def sized(struct: type[_T]) -> _T:
    """A descriptor with everything zero and ``struct_size`` filled in, as RK_INIT does in C."""
    value = struct()
    value.struct_size = sizeof(struct)
    return value
