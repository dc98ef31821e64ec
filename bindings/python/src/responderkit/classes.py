# SPDX-License-Identifier: MIT
"""Makes native classes for Python classes: finds the overridden methods, and makes the C functions that call them.

A Python class becomes a native one when its first instance is made in a context. Only methods that it, one of its Python
superclasses or a mixin overrides get a C function; all others stay native. ``super().point_inside(…)`` ends in the built-in
class's Python method, which runs the implementation inherited by the first Python class above it. It calls rk_super_* and
names that class explicitly, so subclasses of the class do not change the result.
"""

from __future__ import annotations

import weakref
from ctypes import byref, c_bool, c_void_p, pointer
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, TypeVar

from . import _capi
from ._actions import positional_count
from ._callbacks import DROP, call, call_text, forget_value, invoke, keep_value
from ._encodings import encoding_of
from ._layers import Layer
from ._methods import INSTANCE_DEINIT, METHODS, Method, thunk
from ._objects import Object, c_text
from ._typed_actions import TypedActions
from .enums import Status
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context
    from .plugins import Plugin

_F = TypeVar("_F", bound=Callable[..., Any])


def _check_selector(selector: object, name: str) -> None:
    if not isinstance(selector, str):
        raise TypeError(f'selector must be a str, as in @{name}("save:"), not {selector!r}')


def action(selector: str) -> Callable[[_F], _F]:
    """Mark a method as the implementation of an action: ``@rk.action("tap:")``.

    The method takes nothing, the sender, or the sender and the event, as UIKit's actions do (SPEC 137).
    """

    _check_selector(selector, "action")

    def mark(function: _F) -> _F:
        function._rk_action = selector  # type: ignore[attr-defined]
        return function

    return mark


def typed_action(selector: str, encoding: Optional[str] = None) -> Callable[[_F], _F]:
    """Mark a method as the implementation of an action with arguments of any type: ``@rk.typed_action("moveBy:animated:")``.

    ``encoding`` describes result and arguments as in invoke.h, such as "B{RKPoint=dd}B". By default it is made from the annotations:

    ===========================================  ====================================
    ``None``                                     v, as result
    ``bool``, ``int``, ``float``, ``str``        B, q, d, \\*
    ``Point``, ``Size``, ``Rect``, ``Transform``  the structs of the same names
    a class of this package, Optional or not     @
    ``c_int8`` ... ``c_uint64``, ``c_float``       c C s S i I q Q f
    ``c_void_p``                                 ^v, an address or None
    ===========================================  ====================================

    :meth:`Responder.invoke` calls such an action. Controls and sendAction find it only if it has at most two arguments, all of them objects.
    """

    _check_selector(selector, "typed_action")

    def mark(function: _F) -> _F:
        function._rk_typed_action = (selector, encoding)  # type: ignore[attr-defined]
        return function

    return mark


class ClassInfo(NamedTuple):
    """What there is to know about a Python class, in every context alike."""

    #: The Python class whose native class is the superclass.
    superclass: type[Object]
    #: Every overridable method that differs from the built-in class's.
    overrides: frozenset[str]
    #: Those that differ from the superclass's, and so need an entry of their own.
    own: frozenset[str]
    #: The first Python class above the built-in one; its native class is what super-calls name.
    top: type[Object]
    #: Selectors that the superclass does not implement, with the names of the methods.
    actions: dict[str, str]
    #: The same for actions with types: selectors with the names and encodings.
    typed: dict[str, tuple[str, str]]


class ClassRecord(NamedTuple):
    """What the methods of a native class receive as userdata."""

    context: weakref.ref[Context]
    thunks: list[Any]
    #: For an extension, what finds its methods; the context keeps it.
    layer: Optional[weakref.ref[Layer]] = None


def builtin_class(cls: type[Object]) -> type[Object]:
    """The nearest class of ``cls``'s line that stands for a built-in class."""
    return next(base for base in cls.__mro__ if "_native" in base.__dict__)


def methods_of(cls: type[Object]) -> list[Method]:
    """What a class, or a subclass of it, may override."""
    kinds = {base.__dict__.get("_native") for base in cls.__mro__}
    return [method for method in METHODS if method.owner in kinds]


def called_methods(native: str) -> set[str]:
    """What the library calls of a built-in class's own methods."""
    return {method.name for method in METHODS if method.owner == native}


def class_info(cls: type[Object]) -> ClassInfo:
    # Kept in the class itself: the collector can then see that a class and what is known about it go together.
    info: Optional[ClassInfo] = cls.__dict__.get("_class_info")
    if info is None:
        info = _find_out(cls)
        cls._class_info = info  # type: ignore[attr-defined]
    return info


def _find_out(cls: type[Object]) -> ClassInfo:
    builtin = builtin_class(cls)
    if cls is builtin:
        return ClassInfo(cls, frozenset(), frozenset(), cls, {}, {})
    # The first class above that is of the same built-in kind; whatever else is in the line counts as a mixin.
    superclass = next(
        base for base in cls.__mro__[1:] if issubclass(base, Object) and base._native and builtin_class(base) is builtin
    )
    above = class_info(superclass)
    names = [method.name for method in methods_of(builtin)]
    overrides = frozenset(name for name in names if _lookup(cls, name) is not _lookup(builtin, name))
    own = frozenset(name for name in overrides if _lookup(cls, name) is not _lookup(superclass, name))
    actions = {selector: name for selector, name in _actions(cls).items() if selector not in _actions(superclass)}
    known = _typed(superclass)
    typed = {selector: found for selector, found in _typed(cls).items() if known.get(selector) != found}
    top = cls if superclass is builtin else above.top
    return ClassInfo(superclass, overrides, own, top, actions, typed)


def _lookup(cls: type, name: str) -> Any:
    return next((base.__dict__[name] for base in cls.__mro__ if name in base.__dict__), None)


def _actions(cls: type) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in cls.__mro__:
        for name, value in base.__dict__.items():
            selector = getattr(value, "_rk_action", None)
            if isinstance(selector, str):
                found.setdefault(selector, name)
    return found


def _typed(cls: type) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for base in cls.__mro__:
        for name, value in base.__dict__.items():
            selector, encoding = getattr(value, "_rk_typed_action", (None, None))
            if selector is not None and selector not in found:
                found[selector] = name, encoding if encoding is not None else encoding_of(value)
    return found


# ---- Defining -------------------------------------------------------------------


def own_actions(cls: type[Object]) -> tuple[dict[str, str], dict[str, tuple[str, str]]]:
    """Actions, plain and typed, whose methods differ from the superclass's: what an extension lays over it."""
    superclass = class_info(cls).superclass

    def is_own(name: str) -> bool:
        return _lookup(cls, name) is not _lookup(superclass, name)

    plain = {selector: name for selector, name in _actions(cls).items() if is_own(name)}
    return plain, {selector: found for selector, found in _typed(cls).items() if is_own(found[0])}


def describe_class(cls: type[Object], actions: dict[str, str]) -> tuple[Any, list[Any]]:
    """The descriptor with the tables and actions of a Python class, and what they refer to."""
    info, desc = class_info(cls), _capi.sized(_capi.RKClassDesc)
    tables: dict[str, Any] = {}
    for method in methods_of(cls):
        if method.name in info.own:
            table = tables.setdefault(method.field, _capi.sized(method.table))
            setattr(table, method.name, method.thunk)
    for field, table in tables.items():
        setattr(desc, field, pointer(table))
    for base in cls.__mro__[: cls.__mro__.index(info.superclass)]:
        if "hit_test_outset" in base.__dict__:
            desc.hit_test_outset = base.__dict__["hit_test_outset"]
            break
    thunks = [(c_text(selector, "selector"), _action_thunk(cls, name)) for selector, name in actions.items()]
    if thunks:
        desc.actions = (_capi.RKActionDesc * len(thunks))(*(_capi.RKActionDesc(*each) for each in thunks))
        desc.action_count = len(thunks)
    return desc, thunks


def define(context: Context, cls: type[Object]) -> int:
    """Make the native class of a Python class; its superclass's exists already."""
    info = class_info(cls)
    typed = TypedActions(context, info.typed, None)
    desc, thunks = describe_class(cls, info.actions)
    superclass = call_text(_capi.rk_class_get_name, context._class_handle(info.superclass)).encode()
    desc.superclass = superclass
    desc.instance_deinit = INSTANCE_DEINIT
    record = ClassRecord(weakref.ref(context), thunks)
    base_name = cls.__name__.encode("utf-8", "backslashreplace").replace(b"\0", b"")[:200].decode("utf-8", "ignore") or "Class"
    name, number, out = base_name, 1, c_void_p()
    while True:
        # Two Python classes may well bear one name; native names are unique in a context.
        desc.name = name.encode()
        token = desc.userdata = keep_value(record)
        desc.drop = DROP
        status = invoke(_capi.rk_class_define, context._handle, byref(desc), byref(out))
        if status < 0:
            forget_value(token)
            if status != Status.ALREADY_EXISTS:
                raise status_error(status)
            number += 1
            name = f"{base_name}#{number}"
            continue
        assert out.value is not None
        typed.add_to(out.value)
        return out.value


def _action_thunk(cls: type, name: str) -> Any:
    # self, then sender and event if the method wants them (SPEC 137).
    count = positional_count(_lookup(cls, name), 3) - 1

    def run(context: Context, receiver: Any, sender: Optional[int], event: Optional[int]) -> None:
        arguments = (context._wrap(sender), context._wrap_event(event))
        getattr(receiver, name)(*arguments[: max(0, count)])

    return thunk(_capi.RKActionFunction, None, run)


# ---- Native classes as seen from Python -----------------------------------------


class NativeClass:
    """A class of a context, built in or defined."""

    __slots__ = ("_context", "_handle")

    def __init__(self, context: Context, handle: int) -> None:
        """Made by the context: see Context.find_class()."""
        self._context = context
        self._handle = handle

    @property
    def name(self) -> str:
        """The name, unique in the context."""
        return call_text(_capi.rk_class_get_name, self._handle)

    @property
    def superclass(self) -> Optional[NativeClass]:
        """The superclass; None for the roots, Responder and GestureRecognizer."""
        out = c_void_p()
        call(_capi.rk_class_get_superclass, self._handle, byref(out))
        return NativeClass(self._context, out.value) if out.value else None

    @property
    def plugin(self) -> Optional[Plugin]:
        """The plugin that added the class; None for classes of the library and of the program."""
        from .plugins import Plugin

        out = c_void_p()
        call(_capi.rk_class_get_plugin, self._handle, byref(out))
        return Plugin(self._context, out.value) if out.value else None

    @property
    def python_class(self) -> type[Any]:
        """The Python class for this class: call it to make instances, or subclass it.

        For a class of a plugin, a new Python class is made that inherits from the Python class of its superclass.
        """
        return self._context._import(self)

    def is_subclass_of(self, ancestor: NativeClass) -> bool:
        """Whether this is ``ancestor`` or inherits from it."""
        out = c_bool()
        call(_capi.rk_class_is_subclass_of, self._handle, ancestor._handle, byref(out))
        return out.value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, NativeClass) and other._handle == self._handle

    def __hash__(self) -> int:
        return hash(self._handle)

    def __repr__(self) -> str:
        return f"NativeClass({self.name!r})"
