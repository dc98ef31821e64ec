"""How the modules of this package turn a typed stub into a function of the library."""

from __future__ import annotations

from ctypes import Structure, sizeof
from typing import Any, Callable, Optional, TypeVar

from .._library import library

#: A handle as Python passes it: the integer value, or None for NULL.
Handle = Optional[int]
#: Something ctypes turns into a pointer: byref(x), an array, a buffer, an address, None.
Pointer = Any
#: A NUL-terminated text, or None.
Text = Optional[bytes]
#: An instance of one of the callback types, or a null one.
Callback = Any

_F = TypeVar("_F", bound=Callable[..., Any])
_T = TypeVar("_T", bound=Structure)

#: Every function of the interface by name: (function, argument types, result type, first version). The tests walk it.
FUNCTIONS: dict[str, tuple[Any, list[Any], Any, str]] = {}


def c_function(argtypes: list[Any], restype: Any, since: str = "0.1") -> Callable[[_F], _F]:
    """Replace a typed stub by the library's function of the same name."""

    def bind(stub: _F) -> _F:
        name = stub.__name__
        try:
            function: Any = getattr(library, name)
        except AttributeError:
            function = _absent(name, since)
        else:
            function.argtypes = argtypes
            function.restype = restype
        FUNCTIONS[name] = (function, argtypes, restype, since)
        return function  # type: ignore[no-any-return]

    return bind


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
