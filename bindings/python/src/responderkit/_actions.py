# SPDX-License-Identifier: MIT
"""Python functions as actions of recognisers and controls.

A function belongs to the object to which it was added: the wrapper holds it. So Python's collector can follow the references from the
object to the function and to whatever it closes over. The library's own reference only leads back to the context.
"""

from __future__ import annotations

import weakref
from ctypes import byref, c_uint64
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional

from ._callbacks import DROP, call, forget_value, guarded, invoke, keep_value, kept_value, state
from .errors import NotFoundError, status_error

if TYPE_CHECKING:
    from ._objects import Object
    from .context import Context

_ACTIONS = "_rk_actions"


class _Added(NamedTuple):
    function: Callable[..., object]
    #: How many of the arguments it takes.
    taken: int
    #: The library's number for it.
    identifier: int


def positional_count(function: Any, most: int) -> int:
    """How many positional arguments a function takes, at most ``most``."""
    import inspect

    try:
        parameters = inspect.signature(function).parameters.values()
    except (TypeError, ValueError):  # some functions written in C have no signature
        return min(1, most)
    if any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters):
        return most
    return min(most, sum(p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD) for p in parameters))


def add_function(owner: Object, add: Any, thunk: Any, function: Callable[..., object], most: int, *arguments: Any) -> None:
    """Add a function by the library's ``add``; ``thunk`` is what the library calls, with at most ``most`` arguments to pass on."""
    if not callable(function):
        raise TypeError(f"an action has to be callable, or a target and a selector, not {function!r}")
    count = positional_count(function, most)
    token, identifier = keep_value(weakref.ref(owner._context)), c_uint64()
    status = invoke(add, owner._handle, *arguments, thunk, token, DROP, byref(identifier))
    if status < 0:
        forget_value(token)
        raise status_error(status)
    owner.__dict__.setdefault(_ACTIONS, {})[token] = _Added(function, count, identifier.value)


def remove_function(owner: Object, remove: Any, function: Callable[..., object]) -> None:
    """Remove every entry of a function."""
    added: dict[int, _Added] = owner.__dict__.get(_ACTIONS, {})
    tokens = [token for token, entry in added.items() if entry.function == function]
    if not tokens:
        raise NotFoundError(f"{function!r} is no action of {owner!r}")
    for token in tokens:
        call(remove, owner._handle, added[token].identifier)
        added.pop(token, None)


def action_thunk(callback_type: Any, wrap: Callable[..., tuple[Any, ...]]) -> Any:
    """The C function behind added functions; ``wrap`` turns what C passes on into what Python gets after the object itself."""

    def run(handle: int, *rest: Any) -> None:
        context: Optional[Context] = kept_value(rest[-1])()
        if context is None:
            return
        contexts = state.contexts
        contexts.append(context)
        try:
            owner = context._wrap(handle)
            entry = owner.__dict__.get(_ACTIONS, {}).get(rest[-1])
            if entry is not None:
                entry.function(*(owner, *wrap(context, *rest[:-1]))[: entry.taken])
        finally:
            contexts.pop()

    return guarded(callback_type, None, run)
