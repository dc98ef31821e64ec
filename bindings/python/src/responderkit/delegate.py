"""Delegates of gesture recognisers: any object with some of the methods (SPEC 166, 169, 181, 185, 306).

====================================================  ======================================  =======
method                                                asks                                    default
====================================================  ======================================  =======
``should_begin(recognizer)``                          gestureRecognizerShouldBegin            True
``should_receive_touch(recognizer, touch)``           shouldReceiveTouch, once a touch        True
``should_receive_event(recognizer, event)``           shouldReceiveEvent, once an event       True
``should_recognize_simultaneously_with(a, b)``        may both go on                          False
``should_require_failure_of(a, b)``                   ``a`` waits until ``b`` fails           False
``should_be_required_to_fail_by(a, b)``               ``b`` waits until ``a`` fails           False
====================================================  ======================================  =======

Only the methods that an object has when it is made the delegate are ever asked.
"""

from __future__ import annotations

import weakref
from ctypes import byref
from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._callbacks import DROP, call, forget_value, guarded, invoke, keep_value, kept_value, state
from ._instances import Instance
from .errors import status_error

if TYPE_CHECKING:
    from .context import Context
    from .gesture import GestureRecognizer

_DELEGATE = "_rk_delegate"


def get_delegate(recognizer: GestureRecognizer) -> Any:
    kept = recognizer.__dict__.get(_DELEGATE)
    return kept if kept is not None else recognizer._get_object(_capi.rk_gesture_recognizer_get_delegate)


def set_delegate(recognizer: GestureRecognizer, delegate: Optional[object]) -> None:
    from .gesture import GestureRecognizer

    if delegate is None:
        call(_capi.rk_gesture_recognizer_set_delegate, recognizer._handle, None)
        recognizer.__dict__.pop(_DELEGATE, None)
        return
    if isinstance(delegate, GestureRecognizer):
        raise TypeError("a recogniser cannot be a delegate: its own methods of these names have another meaning")
    names = [name for name in QUESTIONS if callable(getattr(delegate, name, None))]
    if not names and not isinstance(delegate, Instance):
        raise TypeError(f"{type(delegate).__name__} has none of a delegate's methods: {', '.join(QUESTIONS)}")
    given = _capi.sized(_capi.RKGestureRecognizerDelegate)
    if isinstance(delegate, Instance):
        given.object = delegate._handle
    for name in names:
        setattr(given, name, QUESTIONS[name])
    token = given.userdata = keep_value(weakref.ref(recognizer._context))
    given.drop = DROP
    status = invoke(_capi.rk_gesture_recognizer_set_delegate, recognizer._handle, byref(given))
    if status < 0:
        forget_value(token)
        raise status_error(status)
    # An object of the library is weak, as UIKit's delegates are, and goes when it ends; anything else the recogniser keeps.
    if isinstance(delegate, Instance):
        recognizer.__dict__.pop(_DELEGATE, None)
    else:
        recognizer.__dict__[_DELEGATE] = delegate


def _question(callback_type: Any, name: str, default: bool, wrap: Callable[..., tuple[Any, ...]]) -> Any:
    def ask(handle: int, *rest: Any) -> bool:
        context: Optional[Context] = kept_value(rest[-1])()
        if context is None:
            return default
        contexts = state.contexts
        contexts.append(context)
        try:
            recognizer = context._wrap(handle)
            method = getattr(get_delegate(recognizer), name, None)
            return default if method is None else bool(method(recognizer, *wrap(context, *rest[:-1])))
        finally:
            contexts.pop()

    return guarded(callback_type, default, ask)


def _nothing(context: Context) -> tuple[Any, ...]:
    return ()


def _touch(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap_touch(handle),)


def _event(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap_event(handle),)


def _other(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap(handle),)


#: The functions that the library calls, by the method that each asks.
QUESTIONS: dict[str, Any] = {
    "should_begin": _question(_capi.RKGestureSelfQuestion, "should_begin", True, _nothing),
    "should_receive_touch": _question(_capi.RKGestureTouchQuestion, "should_receive_touch", True, _touch),
    "should_receive_event": _question(_capi.RKGestureEventQuestion, "should_receive_event", True, _event),
    "should_recognize_simultaneously_with": _question(
        _capi.RKGestureQuestion, "should_recognize_simultaneously_with", False, _other
    ),
    "should_require_failure_of": _question(_capi.RKGestureQuestion, "should_require_failure_of", False, _other),
    "should_be_required_to_fail_by": _question(_capi.RKGestureQuestion, "should_be_required_to_fail_by", False, _other),
}
