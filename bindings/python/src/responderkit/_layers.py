# SPDX-License-Identifier: MIT
"""Methods laid over an existing class: their receiver, and ``super()`` inside them.

The receiver of such a method is an instance of the extended class, or of a subclass of it, but not of the class that defines the
method. For ``super()``, the receiver is presented as an instance of a *face* while the method runs. The face is a class that
inherits from the method's class, and then from one whose methods are super-calls of the extension.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Callable

from ._callbacks import state
from ._objects import Object

if TYPE_CHECKING:
    from .context import Context


class Layer:
    """One extension of one context."""

    def __init__(self, cls: type[Object], base: type[Object], builtin: type[Object], names: Iterable[str]) -> None:
        #: The native handle, which stands for the extension in super-calls; set when there is one.
        self.handle = 0
        below = type(base.__name__, (base,), {name: self._below(getattr(builtin, name)) for name in names})
        self._face = type(cls.__name__, (cls, below), {})

    def _below(self, method: Any) -> Any:
        if isinstance(method, property):
            return property(self._below(method.fget))

        def inherited(receiver: Any, *arguments: Any, **named: Any) -> Any:
            state.below = self.handle
            try:
                return method(receiver, *arguments, **named)
            finally:
                state.below = None

        return inherited

    def run(self, context: Context, receiver: Object, body: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        """Run a method of the extension's class on a receiver."""
        faces = state.faces
        faces.append((receiver, self._face))
        try:
            return body(context, _Methods(self._face, receiver), *arguments)
        finally:
            faces.pop()


class _Methods:
    """The methods of a class, bound to an object that is no instance of it."""

    __slots__ = ("_cls", "_receiver")

    def __init__(self, cls: type, receiver: Object) -> None:
        self._cls = cls
        self._receiver = receiver

    def __getattr__(self, name: str) -> Any:
        found = next(base.__dict__[name] for base in self._cls.__mro__ if name in base.__dict__)
        return found.__get__(self._receiver, self._cls)
