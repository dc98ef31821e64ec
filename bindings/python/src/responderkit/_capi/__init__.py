# SPDX-License-Identifier: MIT
"""The C interface, one to one, made from the headers' description (api.json); the C declarations stand in _functions.pyi.

Nothing here adds meaning. Handles are plain integers (``None`` is NULL), functions return what C returns, statuses
unchecked. The rest of the package builds on these names; a program that wants the bare interface may use them, too.
"""

from ctypes import CFUNCTYPE, c_void_p
from typing import TYPE_CHECKING, Any

from ._binding import bind as _bind
from ._binding import signature as signature
from ._binding import sized as sized
from ._functions import SIGNATURES as SIGNATURES
from ._types import *  # noqa: F403

#: Types of functions that have no name in C: `drop`, instance_init and instance_deinit, a function of any type.
RKDrop = CFUNCTYPE(None, c_void_p)
RKInstanceFunction = CFUNCTYPE(None, c_void_p, c_void_p, c_void_p)
RKAnyFunction = CFUNCTYPE(None)

if TYPE_CHECKING:
    from ._enums import *  # noqa: F403
    from ._functions import *  # noqa: F403
else:

    def __getattr__(name: str) -> Any:
        """Functions and enumerations, when they are first asked for."""
        if name in SIGNATURES:
            found = _bind(name)
        elif name.startswith("RK"):
            from . import _enums

            found = getattr(_enums, name, None)
            if found is None:
                raise AttributeError(f"the headers have no {name}")
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = found
        return found
