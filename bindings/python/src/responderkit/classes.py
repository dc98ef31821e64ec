"""Python classes as native classes: which methods are overridden, and the C functions that call them.

A Python class becomes a native one when its first instance is made in a context. Only what it, one of its Python superclasses or a
mixin really overrides gets a C function; everything else stays native. ``super().point_inside(…)`` ends in the built-in
class's Python method, which runs the implementation inherited by the first Python class above it: rk_super_*, with that
class named explicitly, so that it stays right however often the class is subclassed.
"""

from __future__ import annotations

import inspect
import weakref
from ctypes import byref, c_bool, c_void_p, pointer
from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional, TypeVar

from . import _capi
from ._callbacks import DROP, call, call_text, forget_value, guarded, invoke, keep_value, kept_value, state
from ._capi import RKStatus
from ._objects import Object, c_text
from .errors import status_error
from .geometry import point_of

if TYPE_CHECKING:
    from .context import Context

_F = TypeVar("_F", bound=Callable[..., Any])


def action(selector: str) -> Callable[[_F], _F]:
    """Mark a method as the implementation of an action: ``@rk.action("tap:")``.

    The method takes nothing, the sender, or the sender and the event, as UIKit's actions do (SPEC 137).
    """

    def mark(function: _F) -> _F:
        function._rk_action = selector  # type: ignore[attr-defined]
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


class ClassRecord(NamedTuple):
    """What the methods of a native class receive as userdata."""

    context: weakref.ref[Context]
    thunks: list[Any]


def builtin_class(cls: type[Object]) -> type[Object]:
    """The nearest class of ``cls``'s line that stands for a built-in class."""
    return next(base for base in cls.__mro__ if "_native" in base.__dict__)


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
        return ClassInfo(cls, frozenset(), frozenset(), cls, {})
    # The first class above that is of the same built-in kind; whatever else is in the line counts as a mixin.
    superclass = next(
        base for base in cls.__mro__[1:] if issubclass(base, Object) and base._native and builtin_class(base) is builtin
    )
    above = class_info(superclass)
    names = [method.name for method in METHODS if issubclass(builtin, Object._builtin[method.owner])]
    overrides = frozenset(name for name in names if _lookup(cls, name) is not _lookup(builtin, name))
    own = frozenset(name for name in overrides if _lookup(cls, name) is not _lookup(superclass, name))
    actions = {selector: name for selector, name in _actions(cls).items() if selector not in _actions(superclass)}
    top = cls if superclass is builtin else above.top
    return ClassInfo(superclass, overrides, own, top, actions)


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


# ---- Defining -------------------------------------------------------------------


def define(context: Context, cls: type[Object]) -> int:
    """Make the native class of a Python class; its superclass's exists already."""
    info = class_info(cls)
    desc = _capi.sized(_capi.RKClassDesc)
    superclass = call_text(_capi.rk_class_get_name, context._class_handle(info.superclass)).encode()
    desc.superclass = superclass
    desc.instance_deinit = _INSTANCE_DEINIT
    tables: dict[str, Any] = {}
    for method in METHODS:
        if method.name in info.own and issubclass(cls, Object._builtin[method.owner]):
            table = tables.setdefault(method.field, _capi.sized(method.table))
            setattr(table, method.name, method.thunk)
    for field, table in tables.items():
        setattr(desc, field, pointer(table))
    thunks = [(c_text(selector, "selector"), _action_thunk(cls, name)) for selector, name in info.actions.items()]
    if thunks:
        desc.actions = (_capi.RKActionDesc * len(thunks))(*(_capi.RKActionDesc(*each) for each in thunks))
        desc.action_count = len(thunks)
    record = ClassRecord(weakref.ref(context), thunks)
    base_name = cls.__name__.encode("utf-8", "backslashreplace").replace(b"\0", b"")[:200].decode("utf-8", "ignore") or "Class"
    name, number, out = base_name, 1, c_void_p()
    while True:
        # Two Python classes may well bear one name; native names are unique in a context.
        desc.name = name.encode()
        token = desc.userdata = keep_value(record)
        desc.drop = DROP
        status = invoke(_capi.rk_class_define, context._handle, byref(desc), byref(out))
        if status == RKStatus.RKStatusAlreadyExists:
            number += 1
            name = f"{base_name}#{number}"
            continue
        if status < 0:
            forget_value(token)
            raise status_error(status)
        assert out.value is not None
        return out.value


def _action_thunk(cls: type, name: str) -> Any:
    parameters = inspect.signature(_lookup(cls, name)).parameters.values()
    # self, then sender and event if the method wants them (SPEC 137).
    variadic = any(parameter.kind is parameter.VAR_POSITIONAL for parameter in parameters)
    positional = [p for p in parameters if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    count = 2 if variadic else max(0, min(2, len(positional) - 1))

    def run(context: Context, receiver: Any, sender: Optional[int], event: Optional[int]) -> None:
        arguments = (context._wrap(sender), context._wrap_event(event))
        getattr(receiver, name)(*arguments[:count])

    return _thunk(_capi.RKActionFunction, None, run)


# ---- The functions that C calls -------------------------------------------------


def _thunk(callback_type: Any, neutral: Any, body: Callable[..., Any]) -> Any:
    def run(handle: int, *rest: Any) -> Any:
        context = kept_value(rest[-1]).context()
        if context is None:
            return neutral
        # What the method creates belongs to the context it runs in, whatever `with` block the program is in.
        contexts = state.contexts
        contexts.append(context)
        try:
            return body(context, context._wrap(handle), *rest[:-1])
        finally:
            contexts.pop()

    return guarded(callback_type, neutral, run)


def _touches_method(name: str) -> Any:
    def run(context: Context, receiver: Any, touches: Any, count: int, event: Optional[int]) -> None:
        # A list of a million touches does not occur, but a loop is as easy as a copy.
        wrapped = tuple(context._wrap_touch(touches[index]) for index in range(count))
        getattr(receiver, name)(wrapped, context._wrap_event(event))

    return _thunk(_capi.RKTouchesMethod, None, run)


def _question(name: str) -> Any:
    return _thunk(_capi.RKResponderQuestion, False, lambda context, receiver: bool(getattr(receiver, name)()))


def _plain(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any) -> None:
        getattr(receiver, name)()

    return _thunk(callback_type, None, run)


def _naming(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any, other: Optional[int]) -> None:
        getattr(receiver, name)(context._wrap(other))

    return _thunk(callback_type, None, run)


def _event_method(callback_type: Any) -> Any:
    def run(context: Context, receiver: Any, event: Optional[int]) -> None:
        receiver.send_event(context._wrap_event(event))

    return _thunk(callback_type, None, run)


def _returned(value: Any, kind: str, name: str) -> Optional[int]:
    if value is None:
        return None
    if not isinstance(value, Object._builtin[kind]):
        raise TypeError(f"{name} has to return a {kind} or None, not {value!r}")
    return value._handle


def _hit_test(context: Context, receiver: Any, point: Any, event: Optional[int]) -> Optional[int]:
    return _returned(receiver.hit_test(point_of(point), context._wrap_event(event)), "View", "hit_test")


def _point_inside(context: Context, receiver: Any, point: Any, event: Optional[int]) -> bool:
    return bool(receiver.point_inside(point_of(point), context._wrap_event(event)))


def _next_responder(context: Context, receiver: Any) -> Optional[int]:
    return _returned(receiver.next_responder(), "Responder", "next_responder")


def _can_perform_action(context: Context, receiver: Any, selector: bytes, sender: Optional[int]) -> bool:
    return bool(receiver.can_perform_action(selector.decode("utf-8", "replace"), context._wrap(sender)))


def _target_for_action(context: Context, receiver: Any, selector: bytes, sender: Optional[int]) -> Optional[int]:
    target = receiver.target_for_action(selector.decode("utf-8", "replace"), context._wrap(sender))
    return _returned(target, "Responder", "target_for_action")


def _deinit(handle: int, _instance: Optional[int], token: int) -> None:
    context = kept_value(token).context()
    if context is not None:
        context._ending.add(handle)


_INSTANCE_DEINIT = guarded(_capi.RKInstanceFunction, None, _deinit)


class Method(NamedTuple):
    """An overridable method: the class that introduces it, its place in RKClassDesc, and the function for it."""

    owner: str
    field: str
    table: Any
    name: str
    thunk: Any


def _methods(owner: str, field: str, table: Any, thunks: dict[str, Any]) -> list[Method]:
    return [Method(owner, field, table, name, thunk) for name, thunk in thunks.items()]


METHODS: list[Method] = [
    *_methods("Responder", "responder_methods", _capi.RKResponderMethods, {
        "next_responder": _thunk(_capi.RKNextResponderMethod, None, _next_responder),
        "touches_began": _touches_method("touches_began"),
        "touches_moved": _touches_method("touches_moved"),
        "touches_ended": _touches_method("touches_ended"),
        "touches_cancelled": _touches_method("touches_cancelled"),
        "can_become_first_responder": _question("can_become_first_responder"),
        "become_first_responder": _question("become_first_responder"),
        "can_resign_first_responder": _question("can_resign_first_responder"),
        "resign_first_responder": _question("resign_first_responder"),
        "can_perform_action": _thunk(_capi.RKCanPerformActionMethod, False, _can_perform_action),
        "target_for_action": _thunk(_capi.RKTargetForActionMethod, None, _target_for_action),
    }),
    *_methods("View", "view_methods", _capi.RKViewMethods, {
        "hit_test": _thunk(_capi.RKHitTestMethod, None, _hit_test),
        "point_inside": _thunk(_capi.RKPointInsideMethod, False, _point_inside),
        "will_move_to_superview": _naming(_capi.RKViewTreeMethod, "will_move_to_superview"),
        "did_move_to_superview": _plain(_capi.RKViewMethod, "did_move_to_superview"),
        "will_move_to_window": _naming(_capi.RKViewWindowMethod, "will_move_to_window"),
        "did_move_to_window": _plain(_capi.RKViewMethod, "did_move_to_window"),
        "did_add_subview": _naming(_capi.RKViewTreeMethod, "did_add_subview"),
        "will_remove_subview": _naming(_capi.RKViewTreeMethod, "will_remove_subview"),
    }),
    *_methods("Window", "window_methods", _capi.RKWindowMethods, {
        "send_event": _event_method(_capi.RKWindowSendEventMethod),
        "become_key_window": _plain(_capi.RKWindowMethod, "become_key_window"),
        "resign_key_window": _plain(_capi.RKWindowMethod, "resign_key_window"),
    }),
    *_methods("ViewController", "view_controller_methods", _capi.RKViewControllerMethods, {
        "load_view": _plain(_capi.RKViewControllerMethod, "load_view"),
        "view_did_load": _plain(_capi.RKViewControllerMethod, "view_did_load"),
    }),
    *_methods("Application", "application_methods", _capi.RKApplicationMethods, {
        "send_event": _event_method(_capi.RKApplicationSendEventMethod),
    }),
]  # fmt: skip


# ---- Native classes as seen from Python -----------------------------------------


class NativeClass:
    """A class of a context, built in or defined by anybody."""

    __slots__ = ("_context", "_handle")

    def __init__(self, context: Context, handle: int) -> None:
        self._context = context
        self._handle = handle

    @property
    def name(self) -> str:
        """The name, unique in the context."""
        return call_text(_capi.rk_class_get_name, self._handle)

    @property
    def superclass(self) -> Optional[NativeClass]:
        """The superclass; None for the root, Responder."""
        out = c_void_p()
        call(_capi.rk_class_get_superclass, self._handle, byref(out))
        return NativeClass(self._context, out.value) if out.value else None

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
