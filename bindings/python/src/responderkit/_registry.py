# SPDX-License-Identifier: MIT
"""A context's book of its objects: which Python object stands for which handle, and which Python class for which native one."""

from __future__ import annotations

import threading
import weakref
from ctypes import byref, c_int32, c_int64, c_void_p
from typing import TYPE_CHECKING, Any, Optional, cast

from . import _capi
from ._callbacks import call, forget_value, guarded, keep_value, kept_value, state
from ._instances import Instance
from ._objects import Object, Spelled, builtin_class_named, c_text, release_quietly
from .classes import NativeClass, builtin_class, class_info, define
from .errors import status_error
from .press import Press
from .responder import Responder
from .touch import Event, Touch

if TYPE_CHECKING:
    from ._layers import Layer
    from .context import Context


class Registry(Spelled):
    """The part of a context that knows its objects."""

    _handle: int
    _closed: bool
    #: The thread that the context belongs to.
    _thread: int

    @property
    def _this(self) -> Context:
        return cast("Context", self)

    def _init_registry(self) -> None:
        self._wrappers: weakref.WeakValueDictionary[int, Object] = weakref.WeakValueDictionary()
        #: Windows that are not closed.
        self._kept_windows: set[Object] = set()
        #: Class and attributes of objects whose wrapper has gone while the native object lives on.
        self._aside: dict[int, tuple[type[Object], dict[str, Any]]] = {}
        #: Entries of _aside without a notice of their end.
        self._unwatched: list[int] = []
        #: Instances of Python classes whose end has begun.
        self._ending: set[int] = set()
        self._native_classes: dict[type[Object], int] = {}
        self._python_classes: dict[int, type[Object]] = {}
        #: Objects whose native counterpart is being made, with its class; None once a callback has seen it.
        self._constructing: list[tuple[Optional[Object], int]] = []
        #: Python classes for those that plugins have brought, by name.
        self._imported_classes: dict[str, type[Object]] = {}
        #: Extensions that are not removed, and the classes that have been one.
        self._layers: set[Layer] = set()
        self._extending: weakref.WeakSet[type[Object]] = weakref.WeakSet()
        #: Closures whose address was given out.
        self._closures: set[Object] = set()

    def _retain(self, handle: int) -> bool:
        """Take a reference for a wrapper, if the object lets it."""
        return bool(_capi.rk_retain(handle) >= 0)

    def _wrap(self, handle: Optional[int]) -> Any:
        """The Python object of a responder's or recogniser's handle; None for NULL."""
        if not handle:
            return None
        wrapper = self._wrappers.get(handle)
        return wrapper if wrapper is not None else self._adopt(handle)

    def _adopt(self, handle: int) -> Object:
        native = c_void_p()
        status = _capi.rk_object_get_class(handle, byref(native))
        if status < 0:
            raise status_error(status)
        assert native.value is not None
        if self._constructing:
            # A callback sees an object whose creation has not returned yet.
            made, native_class = self._constructing[-1]
            if made is not None and native_class == native.value:
                self._constructing[-1] = (None, native_class)
                made._bind(self._this, handle, owns=True)
                return made
        aside = self._aside.pop(handle, None)
        cls = aside[0] if aside is not None else self._python_class(native.value)
        wrapper = object.__new__(cls)
        if aside is not None:
            wrapper.__dict__.update(aside[1])
        wrapper._bind(self._this, handle, owns=self._retain(handle))
        return wrapper

    def _wrap_touch(self, handle: Optional[int]) -> Any:
        return self._wrap_plain(handle, Touch)

    def _wrap_press(self, handle: Optional[int]) -> Any:
        return self._wrap_plain(handle, Press)

    def _wrap_event(self, handle: Optional[int]) -> Any:
        return self._wrap_plain(handle, Event)

    def _wrap_plain(self, handle: Optional[int], cls: type[Object]) -> Any:
        if not handle:
            return None
        wrapper = self._wrappers.get(handle)
        if wrapper is None:
            wrapper = object.__new__(cls)
            aside = self._aside.pop(handle, None)
            if aside is not None:
                wrapper.__dict__.update(aside[1])
            wrapper._bind(self._this, handle, owns=self._retain(handle))
        return wrapper

    def _wrap_any(self, handle: Optional[int]) -> Any:
        """The Python object of any handle, None if it is gone: for the trace, whose records outlive their objects."""
        if not handle or not _capi.rk_object_is_alive(handle):
            return None
        return self._wrap_value(handle)

    def _wrap_value(self, handle: Optional[int]) -> Any:
        """The Python object of a living object's handle, whatever its kind; None for NULL."""
        if not handle:
            return None
        if handle == self._handle:
            return self
        known = self._wrappers.get(handle)
        if known is not None:
            return known
        if _capi.rk_object_get_class(handle, byref(c_void_p())) >= 0:
            return self._wrap(handle)
        if _capi.rk_touch_get_id(handle, byref(c_int64())) >= 0:
            return self._wrap_touch(handle)
        if _capi.rk_press_get_id(handle, byref(c_int64())) >= 0:
            return self._wrap_press(handle)
        if _capi.rk_plugin_get_state(handle, byref(c_int32())) >= 0:
            from .plugins import Plugin

            return Plugin(self._this, handle)
        return self._wrap_plain(handle, Event if _capi.rk_event_get_type(handle, byref(c_int32())) >= 0 else Object)

    def _let_go(self, wrapper: Object) -> None:
        """A wrapper goes: give its reference back, and put aside what must not be lost while the native object lives."""
        if self._closed:
            return
        handle, cls = wrapper._handle, type(wrapper)
        subclassed = _is_subclass(cls)
        if subclassed or wrapper.__dict__:
            self._aside[handle] = (cls, wrapper.__dict__)
        owned, wrapper._owns = wrapper._owns, False
        if owned and release_quietly(handle) < 0:
            self._aside.pop(handle, None)
        if handle in self._aside and not (subclassed and owned):
            self._unwatched.append(handle)
        self._watch()

    def _watch(self) -> None:
        """Forget what was put aside for objects that are gone by now."""
        # Inside a callback objects may be on their way out, with overrides still to be called: they need what they carry.
        if state.depth > 0 or threading.get_ident() != self._thread:
            return
        while self._ending:
            handle = self._ending.pop()
            if not _capi.rk_object_is_alive(handle):
                self._aside.pop(handle, None)
        while self._unwatched:
            # A subclass notices its instances' end. For others the library reports it, which must be requested on this thread.
            handle = self._unwatched.pop()
            entry = self._aside.get(handle)
            if not _capi.rk_object_is_alive(handle):
                self._aside.pop(handle, None)
            elif entry is not None and not _is_subclass(entry[0]):
                token = keep_value((weakref.ref(self), handle))
                if _capi.rk_object_set_userdata(handle, token, _FORGET_ASIDE) < 0:
                    forget_value(token)

    def _class_handle(self, cls: type[Object]) -> int:
        """The native class of a Python class, which is defined when it is first needed."""
        handle = self._native_classes.get(cls)
        if handle is None:
            if cls in self._extending:
                raise TypeError(f"{cls.__name__} is laid over another class: it has no instances of its own")
            if cls._imported and cls is builtin_class(cls):
                # Not kept: a plugin that is deactivated and activated brings its classes anew.
                return self.find_class(cls._native)._handle
            if cls is builtin_class(cls):
                handle = self.find_class(cls._native)._handle
            else:
                self._class_handle(class_info(cls).superclass)
                handle = define(self._this, cls)
            self._native_classes[cls] = handle
            self._python_classes[handle] = cls
        return handle

    def _python_class(self, handle: int) -> type[Object]:
        """The Python class for a native one: its own, or that of the nearest superclass that has one."""
        cls = self._python_classes.get(handle)
        if cls is None:
            native = NativeClass(self._this, handle)
            cls = builtin_class_named(native.name) or self._imported_classes.get(native.name)
            if cls is None:
                superclass = native.superclass
                cls = self._python_class(superclass._handle) if superclass is not None else Responder
            self._python_classes[handle] = cls
        return cls

    def _import(self, native: NativeClass) -> type[Object]:
        cls = self._python_class(native._handle)
        superclass = native.superclass
        if superclass is None or cls is not self._python_class(superclass._handle):
            return cls
        name, base = native.name, self._import(superclass)
        made = type(name, (base,), {"__slots__": (), "_native": name, "_imported": True, "__module__": __name__})
        self._imported_classes[name] = made
        self._python_classes[native._handle] = made
        return made

    def find_class(self, name: str) -> NativeClass:
        """A native class by name, built in or defined."""
        out = c_void_p()
        call(_capi.rk_class_find, self._handle, c_text(name, "name"), byref(out))
        assert out.value is not None
        return NativeClass(self._this, out.value)


def _is_subclass(cls: type[Object]) -> bool:
    """Whether this is a class of the program's own, with a native class of its own."""
    return issubclass(cls, Instance) and builtin_class(cls) is not cls


def _forget_aside(token: int) -> None:
    reference, handle = kept_value(token)
    forget_value(token)
    context = reference()
    if context is not None:
        context._aside.pop(handle, None)


_FORGET_ASIDE = guarded(_capi.RKDrop, None, _forget_aside)
