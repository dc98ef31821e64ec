# SPDX-License-Identifier: MIT
"""Delegates of gesture recognisers: any object with some of the methods (SPEC 166, 169, 181, 185, 271, 306).

====================================================  ======================================  =======
method                                                UIKit's method                          default
====================================================  ======================================  =======
``should_begin(recognizer)``                          gestureRecognizerShouldBegin            True
``should_receive_touch(recognizer, touch)``           shouldReceiveTouch, once a touch        True
``should_receive_event(recognizer, event)``           shouldReceiveEvent, once an event       True
``should_receive_press(recognizer, press)``           shouldReceivePress, once a press        True
``should_recognize_simultaneously_with(a, b)``        may both recognise                      False
``should_require_failure_of(a, b)``                   ``a`` waits until ``b`` fails           False
``should_be_required_to_fail_by(a, b)``               ``b`` waits until ``a`` fails           False
====================================================  ======================================  =======

The library calls only the methods that the object has when it is set as delegate.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, Optional

from . import _capi
from ._delegates import Delegation

if TYPE_CHECKING:
    from .context import Context
    from .gesture import GestureRecognizer


def get_delegate(recognizer: GestureRecognizer) -> Any:
    return _DELEGATION.get(recognizer)


def set_delegate(recognizer: GestureRecognizer, delegate: Optional[object]) -> None:
    from .gesture import GestureRecognizer

    if isinstance(delegate, GestureRecognizer):
        raise TypeError("a recogniser cannot be a delegate: its own methods of these names have another meaning")
    _DELEGATION.set(recognizer, delegate)


_DELEGATION = Delegation(
    _capi.rk_gesture_recognizer_get_delegate, _capi.rk_gesture_recognizer_set_delegate, _capi.RKGestureRecognizerDelegate
)


def _question(callback_type: Any, name: str, default: bool, wrap: Callable[..., tuple[Any, ...]]) -> None:
    def ask(context: Context, method: Any, recognizer: Any, *rest: Any) -> bool:
        return bool(method(recognizer, *wrap(context, *rest)))

    _DELEGATION.add(callback_type, name, default, ask)


def _nothing(context: Context) -> tuple[Any, ...]:
    return ()


def _touch(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap_touch(handle),)


def _event(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap_event(handle),)


def _press(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap_press(handle),)


def _other(context: Context, handle: int) -> tuple[Any, ...]:
    return (context._wrap(handle),)


_question(_capi.RKGestureSelfQuestion, "should_begin", True, _nothing)
_question(_capi.RKGestureTouchQuestion, "should_receive_touch", True, _touch)
_question(_capi.RKGestureEventQuestion, "should_receive_event", True, _event)
_question(_capi.RKGestureQuestion, "should_recognize_simultaneously_with", False, _other)
_question(_capi.RKGestureQuestion, "should_require_failure_of", False, _other)
_question(_capi.RKGestureQuestion, "should_be_required_to_fail_by", False, _other)
_question(_capi.RKGesturePressQuestion, "should_receive_press", True, _press)

#: The functions that the library calls, by the method that each asks.
QUESTIONS = _DELEGATION.functions
