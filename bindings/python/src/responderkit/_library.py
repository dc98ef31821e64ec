# SPDX-License-Identifier: MIT
"""Find libresponderkit.so, load it, and refuse an incompatible one, with one sentence that names the remedy."""

from __future__ import annotations

import ctypes
import os

#: The binary interface that this package is written for: RK_ABI_MAJOR and RK_ABI_MINOR of version.h.
ABI = (0, 1)
#: What the dynamic loader is asked for when nothing nearer is found.
SONAME = "libresponderkit.so.0"
#: Names a library file that comes before all others.
ENVIRONMENT = "RESPONDERKIT_LIBRARY"
_PACKAGED = os.path.join(os.path.dirname(os.path.realpath(__file__)), "lib", SONAME)


def find() -> str:
    """The library to load: what RESPONDERKIT_LIBRARY names, else the packaged one, else the system's by its soname."""
    named = os.environ.get(ENVIRONMENT)
    if named:
        if not os.path.isfile(named):
            raise ImportError(f"{ENVIRONMENT} names {named!r}, which is not a file")
        return os.path.abspath(named)
    if os.path.isfile(_PACKAGED):
        return str(_PACKAGED)
    return SONAME


def load(name: str) -> ctypes.CDLL:
    """Load a library and check that its binary interface is the one this package speaks."""
    try:
        loaded = ctypes.CDLL(name)
    except OSError as error:
        raise ImportError(
            f"responderkit's library could not be loaded: {error}. Install the package with pip, install the library, "
            f"or name the file in {ENVIRONMENT}."
        ) from error
    try:
        loaded.rk_abi_version.restype = ctypes.c_uint32
        version = loaded.rk_abi_version()
    except AttributeError:
        raise ImportError(f"{name} is not responderkit's library: it does not export rk_abi_version") from None
    check_abi(name, (version >> 16, version & 0xFFFF))
    return loaded


def check_abi(name: str, found: tuple[int, int]) -> None:
    """Raise ImportError unless a library with this ABI serves this package."""
    # Until 1.0 every minor may break (version.h); from then on a newer minor of the same major only adds.
    fits = found == ABI if ABI[0] == 0 else found[0] == ABI[0] and found[1] >= ABI[1]
    if not fits:
        raise ImportError(
            f"{name} has ABI {found[0]}.{found[1]}, this package needs {ABI[0]}.{ABI[1]}: "
            "install a library and a package of the same version"
        )


library = load(find())
