# SPDX-License-Identifier: MIT
"""Find and load libresponderkit-testing, the library that plays recordings, when something needs it for the first time."""

from __future__ import annotations

import ctypes
import os
from functools import cache
from typing import Any

from ._library import ENVIRONMENT as _FIRST
from ._library import library as _first

#: Names a file of this library that comes before all others.
ENVIRONMENT = "RESPONDERKIT_TESTING_LIBRARY"
#: What the dynamic loader is asked for when nothing nearer is found.
SONAME = "libresponderkit-testing.so.0"


def find() -> str:
    """The file to load: what RESPONDERKIT_TESTING_LIBRARY names, else the one beside libresponderkit, else the system's by its soname."""
    named = os.environ.get(ENVIRONMENT)
    if named:
        if not os.path.isfile(named):
            raise ImportError(f"{ENVIRONMENT} names {named!r}, which is not a file")
        return os.path.abspath(named)
    first = _first._name
    if os.path.isabs(first):
        for folder in dict.fromkeys((os.path.dirname(first), os.path.dirname(os.path.realpath(first)))):
            beside = os.path.join(folder, "libresponderkit-testing.so")
            if os.path.isfile(beside):
                return beside
    return SONAME


@cache
def load() -> Any:
    """The library, with the types of its functions set. ImportError, with the remedy, where there is none."""
    from ._capi import _testing
    from ._capi._binding import declare

    name = find()
    try:
        loaded = ctypes.CDLL(name)
    except OSError as error:
        raise ImportError(
            f"recordings are played by a library of their own, which could not be loaded: {error}. Install it "
            f"(libresponderkit-testing0 on Debian, bindings/c/build-testing from the sources), or name the file in {ENVIRONMENT}; "
            f"it belongs beside the library that {_FIRST} names."
        ) from error
    for function, types in _testing.SIGNATURES.items():
        found = getattr(loaded, function, None)
        if found is None:
            raise ImportError(f"{name} does not export {function}: install libresponderkit-testing and this package of the same version")
        declare(found, types, vars(_testing))
    if _address(loaded) != _address(_first):
        raise ImportError(f"{name} has loaded another libresponderkit than {_first._name}: install both of the same version in one folder")
    return loaded


def _address(library: Any) -> Any:
    """Where a function of the first library is, as this library finds it."""
    return ctypes.cast(library.rk_context_create, ctypes.c_void_p).value
