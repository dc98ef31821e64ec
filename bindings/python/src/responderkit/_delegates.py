# SPDX-License-Identifier: MIT
"""What delegates of recognisers and of scroll views have in common: any object will do, and only the methods that it has are called."""

from __future__ import annotations

import weakref
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._callbacks import DROP, call, forget_value, guarded, invoke, keep_value, kept_value, state
from ._instances import Instance
from ._spelling import check_delegate
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context

_DELEGATE = "_rk_delegate"


class Delegation:
    """How objects of one kind are given their delegates."""

    def __init__(self, getter: Any, setter: Any, struct: Any) -> None:
        self._getter = getter
        self._setter = setter
        self._struct = struct
        #: The functions that the library calls, by the method that each calls.
        self.functions: dict[str, Any] = {}

    def add(self, callback_type: Any, name: str, neutral: Any, body: Callable[..., Any]) -> None:
        """A method that delegates may have; ``body`` is given context, method, owner and what C passes on, and answers for C."""

        def run(handle: int, *rest: Any) -> Any:
            context: Optional[Context] = kept_value(rest[-1])()
            if context is None:
                return neutral
            contexts = state.contexts
            contexts.append(context)
            try:
                owner = context._wrap(handle)
                method = getattr(self.get(owner), name, None)
                return neutral if method is None else body(context, method, owner, *rest[:-1])
            finally:
                contexts.pop()

        self.functions[name] = guarded(callback_type, neutral, run)

    def get(self, owner: Any) -> Any:
        kept = owner.__dict__.get(_DELEGATE)
        return kept if kept is not None else owner._get_object(self._getter)

    def set(self, owner: Any, delegate: Optional[object]) -> None:
        if delegate is None:
            call(self._setter, owner._handle, None)
            owner.__dict__.pop(_DELEGATE, None)
            return
        check_delegate(delegate, self.functions)
        names = [name for name in self.functions if callable(getattr(delegate, name, None))]
        if not names and not isinstance(delegate, Instance):
            raise TypeError(f"{type(delegate).__name__} has none of a delegate's methods: {', '.join(self.functions)}")
        given = _capi.sized(self._struct)
        if isinstance(delegate, Instance):
            given.object = delegate._handle
        for name in names:
            setattr(given, name, self.functions[name])
        token = given.userdata = keep_value(weakref.ref(owner._context))
        given.drop = DROP
        status = invoke(self._setter, owner._handle, byref(given))
        if status < 0:
            forget_value(token)
            raise status_error(status)
        # An object of the library is weak, as UIKit's delegates are, and goes when it ends; anything else the owner keeps.
        if isinstance(delegate, Instance):
            owner.__dict__.pop(_DELEGATE, None)
        else:
            owner.__dict__[_DELEGATE] = delegate
