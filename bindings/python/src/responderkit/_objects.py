# SPDX-License-Identifier: MIT
"""Python objects for native ones: identity, ownership, and what remains when a wrapper is collected.

* A handle has at most one wrapper at a time, so ``is`` works. Each wrapper owns one native reference and releases it when it
  is collected, on whatever thread that happens.
* A wrapper holds the wrappers of the objects that its native object retains (:meth:`Object._hold`): a superview's wrapper
  holds its subviews' wrappers. So a view that Python made and added to a tree stays the same Python object. These links are
  Python's own, so its garbage collector finds cycles of views and closures.
* If only the native side holds an object (the holder of its wrapper was dropped, or C code holds it), the wrapper is
  collected. Its class and attributes are stored until the object ends, and the next wrapper gets them.
"""

from __future__ import annotations

import weakref
from ctypes import byref, c_void_p
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Optional, TypeVar

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


class Spelled:
    """What refuses attributes that are written otherwise here, or nearly; see _spelling."""

    __slots__ = ()

    #: The methods and properties that the library calls.
    _called: ClassVar[frozenset[str]] = frozenset()

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(_sentence(type(self), name, _absent))

        def __setattr__(self, name: str, value: Any) -> None:
            cls = type(self)
            if name[:1] != "_" and name not in self.__dict__:
                if not hasattr(cls, name):
                    sentence = _sentence(cls, name, _refused)
                    if sentence is not None:
                        raise AttributeError(sentence)
                elif name in cls._called and callable(value):
                    raise AttributeError(f"{name} is what the library calls: override it in a subclass; in one object it would never be called")
            _SET(self, name, value)


class Object(_Faced, Spelled):
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
            return super().__getattr__(name)

    # ---- Life ----

    def _bind(self, context: Context, handle: int, owns: bool) -> None:
        _SET_CONTEXT(self, context)
        _SET_HANDLE(self, handle)
        _SET_OWNS(self, owns)
        _SET_HELD(self, None)
        _SET_HOLDER(self, None)
        context._wrappers[handle] = self

    def __del__(self, is_exiting: Callable[[], bool] = _callbacks.is_exiting) -> None:
        # At the end of the program the module's names may be gone already.
        if is_exiting():
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
    def alive(self) -> bool:
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
        call(_capi.rk_object_set_name, self._handle, None if value in (None, "") else c_text(value, "name"))

    def describe(self) -> str:
        """Class, name and, for views, frame and what keeps touches away."""
        return call_text(_capi.rk_object_describe, self._handle)

    def explain(self, *, touch: Optional[int] = None) -> Explanation:
        """Why did it fire, or why not: the outcome of its last attempt, or why it had none.

        ``touch`` is the host's number of a touch in the trace: the sentence is then about its effect on the object, or why it
        had none. Without a trace (``context.trace.start()``) the sentence has the obstacles to a touch now.
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


_SET: Any = object.__setattr__
_SET_CONTEXT, _SET_HANDLE, _SET_OWNS, _SET_HELD, _SET_HOLDER = (
    Object.__dict__[name].__set__ for name in ("_context", "_handle", "_owns", "_held", "_holder")
)
#: What is known about names of attributes, by class.
_absent: weakref.WeakKeyDictionary[type, dict[str, Optional[str]]] = weakref.WeakKeyDictionary()
_refused: weakref.WeakKeyDictionary[type, dict[str, Optional[str]]] = weakref.WeakKeyDictionary()


def _sentence(cls: type, name: str, sentences: weakref.WeakKeyDictionary[type, dict[str, Optional[str]]]) -> Optional[str]:
    """What is wrong with the name of an attribute; found out once for each class, since programs may ask often."""
    known = sentences.setdefault(cls, {})
    if name not in known:
        from . import _spelling

        if name.startswith("__"):
            return f"{cls.__name__!r} object has no attribute {name!r}"
        if len(known) >= 1024:
            known.clear()
        known[name] = _spelling.absent(cls, name) if sentences is _absent else _spelling.refused(cls, name)
    return known[name]


def builtin_class_named(name: str) -> Optional[type[Object]]:
    """The Python class of a built-in one; its module is loaded if need be."""
    cls = Object._builtin.get(name)
    if cls is None:
        import responderkit

        if name in responderkit._HOMES:
            getattr(responderkit, name)
            cls = Object._builtin.get(name)
    return cls


def handle_of(value: Optional[Object], kind: type[Object], what: str) -> Optional[int]:
    """The handle of an object of a kind, or None for None; anything else is a TypeError."""
    if value is None:
        return None
    if not isinstance(value, kind):
        raise TypeError(f"{what} must be {_named(kind)} or None, not {_kind_of(value)}")
    return value._handle


def required_handle(value: Object, kind: type[Object], what: str) -> int:
    if not isinstance(value, kind):
        raise TypeError(f"{what} must be {_named(kind)}, not {_kind_of(value)}")
    return value._handle


def _kind_of(value: object) -> str:
    return "None" if value is None else type(value).__name__


def _named(kind: type[Object]) -> str:
    """A kind of object as a sentence has it."""
    if kind.__name__ in ("Object", "Instance"):
        return "an object of the library"
    return f"{'an' if kind.__name__[0] in 'AEIOU' else 'a'} {kind.__name__}"


def event_handle(event: Any) -> Optional[int]:
    """The handle of an event, or None for None."""
    if event is None:
        return None
    try:
        return event._handle  # type: ignore[no-any-return]
    except AttributeError:
        raise TypeError(f"event must be an Event or None, not {type(event).__name__}") from None


def c_text(value: str, what: str) -> bytes:
    """UTF-8 for C, where a NUL would silently end the text."""
    if not isinstance(value, str):
        raise TypeError(f"{what} must be a str, not {value!r}")
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
