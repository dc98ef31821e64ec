"""Properties of every recogniser, arbitration, where the gesture is; part of gesture.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_int32, c_size_t, c_uint32, c_uint64

from ._binding import Handle, Pointer, c_function
from .base import RKGestureRecognizerRef, RKObjectRef, RKPressRef, RKTouchRef, RKViewRef
from .event_values import RKKeyModifierFlags
from .geometry import RKPoint


# RKStatus rk_gesture_recognizer_set_enabled(RKGestureRecognizerRef recognizer, bool enabled);
@c_function([RKGestureRecognizerRef, c_bool], c_int32)
def rk_gesture_recognizer_set_enabled(recognizer: Handle, enabled: bool, /) -> int: ...


# RKStatus rk_gesture_recognizer_is_enabled(RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_is_enabled(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_cancels_touches_in_view(RKGestureRecognizerRef recognizer, bool value);
@c_function([RKGestureRecognizerRef, c_bool], c_int32)
def rk_gesture_recognizer_set_cancels_touches_in_view(recognizer: Handle, value: bool, /) -> int: ...


# RKStatus rk_gesture_recognizer_cancels_touches_in_view(RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_cancels_touches_in_view(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_delays_touches_began(RKGestureRecognizerRef recognizer, bool value);
@c_function([RKGestureRecognizerRef, c_bool], c_int32)
def rk_gesture_recognizer_set_delays_touches_began(recognizer: Handle, value: bool, /) -> int: ...


# RKStatus rk_gesture_recognizer_delays_touches_began(RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_delays_touches_began(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_delays_touches_ended(RKGestureRecognizerRef recognizer, bool value);
@c_function([RKGestureRecognizerRef, c_bool], c_int32)
def rk_gesture_recognizer_set_delays_touches_ended(recognizer: Handle, value: bool, /) -> int: ...


# RKStatus rk_gesture_recognizer_delays_touches_ended(RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_delays_touches_ended(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_allowed_touch_types(RKGestureRecognizerRef recognizer, uint32_t types);
@c_function([RKGestureRecognizerRef, c_uint32], c_int32)
def rk_gesture_recognizer_set_allowed_touch_types(recognizer: Handle, types: int, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_allowed_touch_types(RKGestureRecognizerRef recognizer, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_gesture_recognizer_get_allowed_touch_types(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer, bool value);
@c_function([RKGestureRecognizerRef, c_bool], c_int32)
def rk_gesture_recognizer_set_requires_exclusive_touch_type(recognizer: Handle, value: bool, /) -> int: ...


# RKStatus rk_gesture_recognizer_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_requires_exclusive_touch_type(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_allowed_press_types(RKGestureRecognizerRef recognizer, uint64_t types);
@c_function([RKGestureRecognizerRef, c_uint64], c_int32)
def rk_gesture_recognizer_set_allowed_press_types(recognizer: Handle, types: int, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_allowed_press_types(RKGestureRecognizerRef recognizer, uint64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint64)], c_int32)
def rk_gesture_recognizer_get_allowed_press_types(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_presses(RKGestureRecognizerRef recognizer, RKPressRef *buffer, size_t capacity,
#     size_t *length);
@c_function([RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_gesture_recognizer_get_presses(
    recognizer: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...


# RKStatus rk_gesture_recognizer_get_modifier_flags(RKGestureRecognizerRef recognizer, RKKeyModifierFlags *out);
@c_function([RKGestureRecognizerRef, POINTER(RKKeyModifierFlags)], c_int32)
def rk_gesture_recognizer_get_modifier_flags(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_button_mask(RKGestureRecognizerRef recognizer, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_gesture_recognizer_get_button_mask(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_require_to_fail(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other);
@c_function([RKGestureRecognizerRef, RKGestureRecognizerRef], c_int32)
def rk_gesture_recognizer_require_to_fail(recognizer: Handle, other: Handle, /) -> int: ...


# RKStatus rk_gesture_recognizer_can_prevent(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other, bool
#     *out);
@c_function([RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_can_prevent(recognizer: Handle, other: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_can_be_prevented_by(RKGestureRecognizerRef recognizer, RKGestureRecognizerRef other,
#     bool *out);
@c_function([RKGestureRecognizerRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_gesture_recognizer_can_be_prevented_by(recognizer: Handle, other: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_delegate(RKGestureRecognizerRef recognizer, RKObjectRef *out);
@c_function([RKGestureRecognizerRef, POINTER(RKObjectRef)], c_int32)
def rk_gesture_recognizer_get_delegate(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_number_of_touches(RKGestureRecognizerRef recognizer, size_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_size_t)], c_int32)
def rk_gesture_recognizer_get_number_of_touches(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_location(RKGestureRecognizerRef recognizer, RKViewRef view, RKPoint *out);
@c_function([RKGestureRecognizerRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_gesture_recognizer_get_location(recognizer: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_location_of_touch(RKGestureRecognizerRef recognizer, size_t index, RKViewRef
#     view, RKPoint *out);
@c_function([RKGestureRecognizerRef, c_size_t, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_gesture_recognizer_get_location_of_touch(
    recognizer: Handle, index: int, view: Handle, out: Pointer, /,
) -> int: ...


# RKStatus rk_gesture_recognizer_get_touches(RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity,
#     size_t *length);
@c_function([RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_gesture_recognizer_get_touches(
    recognizer: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...
