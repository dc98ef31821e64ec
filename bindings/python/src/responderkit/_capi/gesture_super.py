"""Super-calls of gesture recognisers: the end of gesture.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_int32, c_size_t

from ._binding import Handle, Pointer, c_function
from .base import RKClassRef, RKEventRef, RKGestureRecognizerRef, RKTouchRef, RKViewRef


# RKStatus rk_super_gesture_touches_began(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_touches_began(
    cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_touches_moved(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_touches_moved(
    cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_touches_ended(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_touches_ended(
    cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_touches_cancelled(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_touches_cancelled(
    cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_touches_estimated_properties_updated(RKClassRef cls, RKGestureRecognizerRef self, const
#     RKTouchRef *touches, size_t count);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t], c_int32)
def rk_super_gesture_touches_estimated_properties_updated(
    cls: Handle, self: Handle, touches: Pointer, count: int, /,
) -> int: ...


# RKStatus rk_super_gesture_reset(RKClassRef cls, RKGestureRecognizerRef self);
@c_function([RKClassRef, RKGestureRecognizerRef], c_int32)
def rk_super_gesture_reset(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_gesture_can_prevent(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef other,
#     bool *out);
@c_function([RKClassRef, RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_can_prevent(cls: Handle, self: Handle, other: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_gesture_can_be_prevented_by(RKClassRef cls, RKGestureRecognizerRef self, RKGestureRecognizerRef
#     other, bool *out);
@c_function([RKClassRef, RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_can_be_prevented_by(cls: Handle, self: Handle, other: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_gesture_should_require_failure_of(RKClassRef cls, RKGestureRecognizerRef self,
#     RKGestureRecognizerRef other, bool *out);
@c_function([RKClassRef, RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_should_require_failure_of(cls: Handle, self: Handle, other: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_gesture_should_be_required_to_fail_by(RKClassRef cls, RKGestureRecognizerRef self,
#     RKGestureRecognizerRef other, bool *out);
@c_function([RKClassRef, RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_should_be_required_to_fail_by(
    cls: Handle, self: Handle, other: Handle, out: Pointer, /,
) -> int: ...


# RKStatus rk_super_gesture_should_receive_event(RKClassRef cls, RKGestureRecognizerRef self, RKEventRef event, bool
#     *out);
@c_function([RKClassRef, RKGestureRecognizerRef, RKEventRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_should_receive_event(cls: Handle, self: Handle, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_gesture_recognizer_should_begin(RKClassRef cls, RKViewRef self, RKGestureRecognizerRef recognizer,
#     bool *out);
@c_function([RKClassRef, RKViewRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_super_gesture_recognizer_should_begin(cls: Handle, self: Handle, recognizer: Handle, out: Pointer, /) -> int: ...
