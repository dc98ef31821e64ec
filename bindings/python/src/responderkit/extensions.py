# SPDX-License-Identifier: MIT
"""Extensions: methods of a Python class that replace methods of an existing class, for existing instances, too."""

from __future__ import annotations

import weakref
from ctypes import byref, c_void_p, pointer
from types import TracebackType
from typing import TYPE_CHECKING, Any, Optional, Union

from . import _capi
from ._callbacks import DROP, call, forget_value, invoke, keep_value
from ._instances import Instance
from ._layers import Layer
from ._methods import METHODS
from ._objects import Object
from ._typed_actions import TypedActions
from .classes import ClassRecord, NativeClass, builtin_class, class_info, describe_class, methods_of, own_actions
from .errors import status_error
from .responder import Responder

if TYPE_CHECKING:
    from .context import Context


class Extension:
    """Methods of a class that replace those of another one; made by :meth:`Context.extend_class`.

    A ``with`` block removes it at its end.
    """

    def __init__(self, context: Context, cls: type[Instance], over: Union[None, str, NativeClass, type[Instance]]) -> None:
        """Made by extend() and Context.extend_class()."""
        if not (isinstance(cls, type) and issubclass(cls, Instance)) or builtin_class(cls) is cls:
            raise TypeError("an extension is a class of the program that inherits from the class to be extended")
        if cls in context._native_classes:
            raise TypeError(f"{cls.__name__} has instances of its own: it cannot be laid over another class")
        info, builtin = class_info(cls), builtin_class(cls)
        native = _extended(context, info.superclass if over is None else over)
        layer = Layer(cls, info.superclass, builtin, [method.name for method in methods_of(builtin)])
        plain, typed = own_actions(cls)
        actions = TypedActions(context, typed, layer)
        desc, thunks = describe_class(cls, plain)
        if typed and not info.own and not thunks:
            _add_inherited(desc, cls)
        record = ClassRecord(weakref.ref(context), thunks, weakref.ref(layer))
        token, out = keep_value(record), c_void_p()
        desc.userdata = token
        desc.drop = DROP
        status = invoke(_capi.rk_class_extend, native._handle, byref(desc), byref(out))
        if status < 0:
            forget_value(token)
            actions.release()
            raise status_error(status)
        assert out.value is not None
        layer.handle = out.value
        self._context = context
        self._cls = cls
        self._layer = layer
        self._actions = actions
        context._layers.add(layer)
        context._extending.add(cls)
        try:
            actions.add_to(layer.handle)
        except BaseException:
            self.remove()
            raise

    @property
    def extended(self) -> type[Instance]:
        """The class whose methods these are."""
        return self._cls

    @property
    def active(self) -> bool:
        """Whether the extension is in effect: it has not been removed, and its context is open."""
        return self._layer in self._context._layers

    def remove(self) -> None:
        """Remove the methods; the replaced ones are called again. Extensions can be removed in any order. StaleHandleError the second time.

        Calls that are running end normally.
        """
        call(_capi.rk_class_remove_extension, self._layer.handle)
        self._context._layers.discard(self._layer)
        self._actions.release()

    def __enter__(self) -> Extension:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], traceback: Optional[TracebackType]
    ) -> None:
        if self.active:
            self.remove()

    def __repr__(self) -> str:
        return f"<Extension {self._cls.__name__}{'' if self.active else ' (removed)'}>"


def _extended(context: Context, over: Any) -> NativeClass:
    if isinstance(over, NativeClass):
        return over
    if isinstance(over, str):
        return context.find_class(over)
    return NativeClass(context, context._class_handle(over))


def _add_inherited(desc: Any, cls: type[Instance]) -> None:
    """Give an extension that has only typed actions, which come later, something to begin with: a rarely called method, as inherited."""
    name = "become_first_responder" if issubclass(cls, Responder) else "reset"
    method = next(method for method in METHODS if method.name == name)
    table = _capi.sized(method.table)
    setattr(table, name, method.thunk)
    setattr(desc, method.field, pointer(table))
