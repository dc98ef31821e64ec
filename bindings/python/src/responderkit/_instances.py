# SPDX-License-Identifier: MIT
"""Objects that have a class: how they are made, how their methods are run, and how super-calls are."""

from __future__ import annotations

from collections.abc import Mapping
from ctypes import addressof, byref, c_bool, c_void_p
from typing import TYPE_CHECKING, Any, Optional

from . import _capi
from ._callbacks import call, call_text, state
from ._encodings import Signature
from ._objects import Object, c_text, release_quietly
from .classes import NativeClass, called_methods, class_info
from .errors import UnsupportedError

if TYPE_CHECKING:
    from .context import Context


class Instance(Object):
    """An instance of a native class: a responder or a gesture recogniser."""

    __slots__ = ()

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        if "_native" in cls.__dict__:
            cls._called = cls._called.union(called_methods(cls._native))
        else:
            from ._spelling import check_class

            check_class(cls, cls._called)

    def _create(self, context: Optional[Context], function: Any, *arguments: Any) -> None:
        from .context import Context

        if context is None:
            context = Context.current()
        elif not isinstance(context, Context):
            raise TypeError(f"context must be a Context or None, not {context!r}")
        cls = context._class_handle(type(self))
        out = c_void_p()
        context._constructing.append((self, cls))
        try:
            call(function, context._handle, cls, *arguments, byref(out))
        except BaseException:
            # A callback raised although the object was made: no caller receives it.
            if out.value and out.value not in context._wrappers:
                release_quietly(out.value)
            raise
        finally:
            context._constructing.pop()
        assert out.value is not None
        if out.value not in context._wrappers:
            self._bind(context, out.value, owns=True)

    def _assign(self, properties: Mapping[str, object]) -> None:
        """Set properties that were given to the constructor by name."""
        cls = type(self)
        for name, value in properties.items():
            found = getattr(cls, name, None)
            if not isinstance(found, property) or found.fset is None:
                from ._spelling import unknown_keyword

                raise TypeError(unknown_keyword(cls, name))
            setattr(self, name, value)

    def _super(self, name: str) -> Optional[int]:
        """The class that a super-call of ``name`` has to name; None if this object does not override the method."""
        below, state.below = state.below, None
        if below is not None:
            return below
        info = class_info(type(self))
        return self._context._class_handle(info.top) if name in info.overrides else None

    def _ask(self, name: str, plain: Any, inherited: Any, *arguments: Any, kind: Any = c_bool) -> Any:
        """Run a method with an answer: with all overrides, or as inherited if one of them is what is calling."""
        cls = self._super(name)
        out = kind()
        if cls is None:
            call(plain, self._handle, *arguments, byref(out))
        else:
            call(inherited, cls, self._handle, *arguments, byref(out))
        return out.value

    def _inherited(self, name: str, inherited: Any, *arguments: Any) -> None:
        """Run what is inherited of a method that the library calls and that does nothing unless overridden."""
        cls = self._super(name)
        if cls is not None:
            call(inherited, cls, self._handle, *arguments)

    def _super_only(self, name: str, inherited: Any, *arguments: Any) -> None:
        """Run what is inherited of a method that only the library calls, and that does something."""
        call(inherited, self._overriding(name), self._handle, *arguments)

    def _ask_super_only(self, name: str, inherited: Any, *arguments: Any) -> bool:
        """The same for a method that answers yes or no."""
        out = c_bool()
        call(inherited, self._overriding(name), self._handle, *arguments, byref(out))
        return out.value

    def _overriding(self, name: str) -> int:
        cls = self._super(name)
        if cls is None:
            raise UnsupportedError(f"{name} is called by the library; a program overrides it, and calls super from there")
        return cls

    # ---- Actions with any arguments ----

    def responds_to(self, selector: str) -> bool:
        """Call only: whether this object's class has an action of that name, whatever its arguments are."""
        return self._get_value(_capi.rk_object_responds_to, c_bool, c_text(selector, "selector"))  # type: ignore[no-any-return]

    def action_encoding(self, selector: str) -> str:
        """Call only: the encoding of an action, such as "B{RKPoint=dd}B"; NotFoundError if there is no such action."""
        return call_text(_capi.rk_object_get_action_encoding, self._handle, c_text(selector, "selector"))

    def invoke(self, selector: str, *arguments: Any, encoding: Optional[str] = None) -> Any:
        """Call only: perform an action with these arguments and return its result.

        With ``encoding`` the action's must have the same types, else EncodingError; without it the action's own is used. See
        :func:`responderkit.typed_action` for what is written as what.
        """
        name = c_text(selector, "selector")
        if encoding is None:
            encoding = call_text(_capi.rk_object_get_action_encoding, self._handle, name)
        signature = Signature.of(encoding, self._context)
        given = signature.to_c(arguments, selector)
        addresses = (c_void_p * len(given))(*(addressof(each) for each in given))
        result = signature.result.room()
        call(_capi.rk_invoke, self._handle, name, c_text(encoding, "encoding"), addresses, byref(result) if result is not None else None)
        return signature.result.from_c(self._context, result)

    # ---- Classes ----

    def change_class(self, cls: type[Instance]) -> None:
        """Call only: give this living object a subclass of its present class, whose overrides apply from now on.

        ``__init__`` is not called; what the object already carries stays.
        """
        if not issubclass(cls, type(self)):
            raise TypeError(f"{cls.__name__} is no subclass of {type(self).__name__}")
        call(_capi.rk_object_set_class, self._handle, self._context._class_handle(cls))
        self.__class__ = cls

    @property
    def native_class(self) -> NativeClass:
        """The native class of this object."""
        out = c_void_p()
        call(_capi.rk_object_get_class, self._handle, byref(out))
        assert out.value is not None
        return NativeClass(self._context, out.value)
