# SPDX-License-Identifier: MIT
"""C functions made from Python functions at run time, with any signature (invoke.h)."""

from __future__ import annotations

import weakref
from ctypes import byref, c_void_p, cast
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._callbacks import DROP, call, forget_value, guarded, invoke, keep_value, kept_value, state
from ._encodings import Signature
from ._objects import Object, c_text
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context


class Closure(Object):
    """A C function that runs a Python one: ``rk.Closure("B@{RKPoint=dd}@^v", lambda view, point, event, userdata: point.y > 0)``.

    Unlike a callback made by ctypes it can return structs. The encoding describes the whole C signature, the result first; a method
    has the receiver as first and ``userdata`` as last argument. Pass the result of :meth:`cast` wherever the library takes a function: in
    the method tables of ``responderkit._capi``, as action, delegate or timer. If the Python function raises an exception, C receives
    zero, and the exception is raised when the outermost call into the library returns.

    The C function is valid as long as this object exists. After its address has been read, it is valid until :meth:`release` or the
    context's end.
    """

    __slots__ = ("_function", "_last", "_signature")

    def __init__(self, encoding: str, function: Callable[..., Any], *, context: Optional[Context] = None) -> None:
        """A C function with the types of ``encoding`` that calls ``function``. Without a context it belongs to Context.current()."""
        from .context import Context

        if not callable(function):
            raise TypeError(f"a closure needs something to call, not {type(function).__name__}")
        if context is None:
            context = Context.current()
        handle = make_closure(context, encoding, _HANDLER, weakref.ref(context), weakref.ref(self))
        self._bind(context, handle, owns=True)
        self._function = function
        self._signature = Signature.of(encoding, context)
        #: What the last result points to.
        self._last: Any = None

    @property
    def encoding(self) -> str:
        """The signature, as the library prints it."""
        return self._signature.text

    @property
    def address(self) -> int:
        """The address of the C function."""
        out = _capi.RKAnyFunction()
        call(_capi.rk_closure_get_function, self._handle, byref(out))
        # The function may be called by its address after this wrapper has gone.
        self._context._closures.add(self)
        return cast(out, c_void_p).value or 0

    def cast(self, callback_type: Any) -> Any:
        """The function as a callback type of ctypes, whose signature has to be the closure's."""
        return callback_type(self.address)

    def release(self) -> None:
        """Release the closure: from now on its C function returns zero."""
        self._context._closures.discard(self)
        super().release()


def make_closure(context: Context, encoding: str, handler: Any, *record: Any) -> int:
    """Make a native closure whose handler finds ``record`` by its userdata; the handle comes with one reference."""
    token, out = keep_value(record), c_void_p()
    status = invoke(_capi.rk_closure_create, context._handle, c_text(encoding, "encoding"), handler, token, DROP, byref(out))
    if status < 0:
        forget_value(token)
        raise status_error(status)
    assert out.value is not None
    return out.value


def _run(result: Optional[int], arguments: Any, token: int) -> None:
    context_reference, reference = kept_value(token)
    context, closure = context_reference(), reference()
    if context is None or closure is None:
        return
    kinds = closure._signature.arguments
    contexts = state.contexts
    contexts.append(context)
    try:
        values = [kind.read(context, arguments[place]) for place, kind in enumerate(kinds)]
        answer = closure._function(*values)
        closure._last = closure._signature.result.write(answer, result)
    finally:
        contexts.pop()


_HANDLER = guarded(_capi.RKClosureHandler, None, _run)
