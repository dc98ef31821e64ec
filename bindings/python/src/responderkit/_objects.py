"""Python objects for native ones: identity, ownership, what survives when Python lets go.

* One wrapper per handle while it lives, so ``is`` works. Each wrapper owns one native reference and gives it back when it
  goes, on whatever thread that happens.
* What a native object keeps alive, its wrapper keeps alive, too (:meth:`Object._hold`): a superview's wrapper holds its
  subviews' wrappers. So a view that Python made and put into a tree stays the same Python object, and since these links are
  Python's own, its garbage collector sees through cycles of views and closures.
* Where the native side alone holds an object (its wrapper's holder was dropped, or C code holds it), the wrapper goes but
  its class and attributes are put aside until the object ends; the next wrapper takes them up again.
"""

from __future__ import annotations

import weakref
from ctypes import byref, c_void_p
from typing import TYPE_CHECKING, Any, ClassVar, Optional, TypeVar

from . import _callbacks, _capi
from ._callbacks import call, call_text, invoke
from .errors import Error

if TYPE_CHECKING:
    from .explanations import Explanation
    from .context import Context

_O = TypeVar("_O", bound="Object")


_CLASS: Any = object.__dict__["__class__"]


class _Faced:
    """While a method of an extension runs, its receiver passes for an instance of the extension's class: super() asks for one."""

    __slots__ = ()

    if not TYPE_CHECKING:

        @property
        def __class__(self):
            for receiver, face in reversed(_callbacks.state.faces):
                if receiver is self:
                    return face
            return type(self)

        @__class__.setter
        def __class__(self, cls):
            _CLASS.__set__(self, cls)


class Object(_Faced):
    """Anything of a context that has a handle."""

    __slots__ = ("__dict__", "__weakref__", "_context", "_handle", "_held", "_holder", "_owns")

    #: The built-in class that this Python class stands for. Subclasses made by users have no entry of their own.
    _native: ClassVar[str] = ""
    #: Python classes of the built-in ones, by name.
    _builtin: ClassVar[dict[str, type[Object]]] = {}

    _context: Context
    _handle: int
    _owns: bool
    _held: Optional[dict[int, Object]]
    _holder: Optional[weakref.ref[Object]]

    #: Whether this stands for a class that a plugin, or C code, has brought; such names belong to one context.
    _imported: ClassVar[bool] = False

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        if "_native" in cls.__dict__ and not cls._imported:
            Object._builtin[cls._native] = cls

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name in ("_handle", "_context"):
                raise RuntimeError(f"{type(self).__name__}.__init__() has to call super().__init__() before anything else")
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    # ---- Life ----

    def _bind(self, context: Context, handle: int, owns: bool) -> None:
        self._context = context
        self._handle = handle
        self._owns = owns
        self._held = None
        self._holder = None
        context._wrappers[handle] = self

    def __del__(self) -> None:
        if _callbacks.is_exiting():
            return
        try:
            context = self._context
        except RuntimeError:  # never bound: __init__ failed
            return
        context._let_go(self)

    def release(self) -> None:
        """Give this object's native reference back now instead of when Python drops it.

        What nothing else holds is destroyed, and using it is a StaleHandleError from then on. Releasing twice does nothing.
        """
        if self._owns:
            self._owns = False
            call(_capi.rk_release, self._handle)

    @property
    def is_alive(self) -> bool:
        """Whether the native object still exists. (On another thread than the context's: False.)"""
        return bool(_capi.rk_object_is_alive(self._handle))

    # ---- The mirror of native ownership ----

    def _hold(self, child: Object) -> None:
        if self._held is None:
            self._held = {}
        self._held[child._handle] = child

    def _move_to_holder(self, holder: Optional[Object]) -> None:
        """Let ``holder`` alone keep this wrapper alive."""
        old = self._holder() if self._holder is not None else None
        if old is holder:
            return
        if old is not None and old._held is not None:
            old._held.pop(self._handle, None)
        self._holder = weakref.ref(holder) if holder is not None else None
        if holder is not None:
            holder._hold(self)

    # ---- What every object has ----

    @property
    def context(self) -> Context:
        """The context this object belongs to."""
        return self._context

    @property
    def name(self) -> str:
        """A name for descriptions, traces and error texts; "" if there is none."""
        return call_text(_capi.rk_object_get_name, self._handle)

    @name.setter
    def name(self, value: Optional[str]) -> None:
        call(_capi.rk_object_set_name, self._handle, c_text(value, "name") if value else None)

    def describe(self) -> str:
        """Class, name and, for views, frame and what keeps touches away."""
        return call_text(_capi.rk_object_describe, self._handle)

    def explain(self, *, touch: Optional[int] = None) -> Explanation:
        """Why did it fire, or why not: what became of its last attempt, or why it had none.

        ``touch`` is the host's number of a touch in the trace: what that one did to the object, or why it did not come to
        it. Without a trace (``context.trace.start()``) it describes what would keep a touch away now.
        """
        return self._context.trace.explain(self, touch=touch)

    def __repr__(self) -> str:
        try:
            return self.describe()
        except (Error, RuntimeError):
            return f"<{type(self).__name__} (gone)>"

    def _get_object(self, function: Any, *arguments: Any) -> Any:
        """The object whose handle a getter stores in its last parameter."""
        out = c_void_p()
        call(function, self._handle, *arguments, byref(out))
        return self._context._wrap(out.value)

    def _get_value(self, function: Any, kind: Any, *arguments: Any) -> Any:
        """The value of a simple type that a getter stores in its last parameter."""
        out = kind()
        call(function, self._handle, *arguments, byref(out))
        return out.value

    def _get_struct(self, function: Any, kind: Any, *arguments: Any) -> Any:
        out = kind()
        call(function, self._handle, *arguments, byref(out))
        return out


def handle_of(value: Optional[Object], kind: type[Object], what: str) -> Optional[int]:
    """The handle of an object of a kind, or None for None; anything else is a TypeError."""
    if value is None:
        return None
    if not isinstance(value, kind):
        raise TypeError(f"{what} must be a {kind.__name__} or None, not {type(value).__name__}")
    return value._handle


def required_handle(value: Object, kind: type[Object], what: str) -> int:
    if not isinstance(value, kind):
        raise TypeError(f"{what} must be a {kind.__name__}, not {type(value).__name__}")
    return value._handle


def c_text(value: str, what: str) -> bytes:
    """UTF-8 for C, where a NUL would silently end the text."""
    encoded = value.encode("utf-8")
    if b"\0" in encoded:
        raise ValueError(f"{what} must not contain a NUL character")
    return encoded


def release_quietly(handle: int) -> int:
    """Give a native reference back from a finalizer: what callbacks raise goes to sys.unraisablehook."""
    try:
        return invoke(_capi.rk_release, handle)
    except BaseException as error:  # noqa: BLE001  a finalizer has no caller
        _callbacks.report_unraisable(error)
        return 0
