# SPDX-License-Identifier: MIT
"""Actions with arguments of any type: each is a closure, since a callback of ctypes could not return a struct."""

from __future__ import annotations

import weakref
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._callbacks import NO_DROP, call, guarded, kept_value, state
from ._encodings import Signature
from ._objects import c_text, release_quietly
from .closure import make_closure

if TYPE_CHECKING:
    from ._layers import Layer
    from .context import Context
    from .errors import Error


class TypedActions:
    """The typed actions of a class or an extension. What can be wrong with an encoding is found when this is made."""

    def __init__(self, context: Context, typed: dict[str, tuple[str, str]], layer: Optional[Layer]) -> None:
        self._context = context
        self._made: list[tuple[bytes, bytes, int]] = []
        for selector, (name, encoding) in typed.items():
            signature = Signature.of(encoding, context)
            if len(signature.arguments) != selector.count(":"):
                self.release()
                raise _arity_error(selector, encoding, len(signature.arguments))
            whole = signature.as_method()
            layer_reference = weakref.ref(layer) if layer is not None else None
            record = _Record(weakref.ref(context), name, whole, layer_reference)
            closure = make_closure(context, whole.text, _HANDLER, record)
            self._made.append((c_text(selector, "selector"), c_text(encoding, "encoding"), closure))

    def add_to(self, cls: int) -> None:
        """Give them to a native class. The closures then live as long as the context, or until :meth:`release`."""
        for selector, encoding, closure in self._made:
            desc = _capi.sized(_capi.RKTypedActionDesc)
            desc.selector, desc.encoding, desc.drop = selector, encoding, NO_DROP
            function = _capi.RKAnyFunction()
            call(_capi.rk_closure_get_function, closure, byref(function))
            desc.function = function
            call(_capi.rk_class_add_action, cls, byref(desc))

    def release(self) -> None:
        """Let the closures go: nothing names their functions any more."""
        made, self._made = self._made, []
        for _, _, closure in made:
            release_quietly(closure)


class _Record:
    """What the handler of one action needs."""

    def __init__(
        self,
        context: weakref.ref[Context],
        name: str,
        signature: Signature,
        layer: Optional[weakref.ref[Layer]],
    ) -> None:
        self.context = context
        self.name = name
        self.signature = signature
        self.layer = layer
        #: What the last result points to.
        self.last: Any = None


def _arity_error(selector: str, encoding: str, count: int) -> Error:
    from .errors import EncodingError

    return EncodingError(f"the encoding {encoding!r} has {count} arguments, the selector {selector!r} {selector.count(':')}")


def _run(result: Optional[int], arguments: Any, token: int) -> None:
    (record,) = kept_value(token)
    context: Optional[Context] = record.context()
    layer: Optional[Layer] = record.layer() if record.layer is not None else None
    if context is None or (layer is None and record.layer is not None):
        return
    kinds = record.signature.arguments
    contexts = state.contexts
    contexts.append(context)
    try:
        # The last argument is the action's userdata, which is not used.
        receiver, *values = [kind.read(context, arguments[place]) for place, kind in enumerate(kinds[:-1])]
        body: Callable[..., Any] = lambda _context, methods: getattr(methods, record.name)(*values)  # noqa: E731
        answer = layer.run(context, receiver, body, ()) if layer is not None else body(context, receiver)
        record.last = record.signature.result.write(answer, result)
    finally:
        contexts.pop()


_HANDLER = guarded(_capi.RKClosureHandler, None, _run)
