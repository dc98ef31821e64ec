"""Modifiers, samples, and what touches and events can be asked; with event.py, event.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_double, c_int32, c_int64, c_size_t, c_uint32
from enum import IntEnum

from ._binding import Handle, Pointer, c_function
from .base import RKEventRef, RKGestureRecognizerRef, RKTouchRef, RKViewRef, RKWindowRef
from .geometry import RKPoint

# typedef uint32_t RKTouchProperties;
RKTouchProperties = c_uint32
# #define RKTouchPropertyForce ((RKTouchProperties)1 << 0)
RKTouchPropertyForce = 1
# #define RKTouchPropertyAzimuth ((RKTouchProperties)1 << 1)
RKTouchPropertyAzimuth = 2
# #define RKTouchPropertyAltitude ((RKTouchProperties)1 << 2)
RKTouchPropertyAltitude = 4
# #define RKTouchPropertyLocation ((RKTouchProperties)1 << 3)
RKTouchPropertyLocation = 8
# #define RKTouchPropertyRoll ((RKTouchProperties)1 << 4)
RKTouchPropertyRoll = 16
# typedef uint32_t RKKeyModifierFlags;
RKKeyModifierFlags = c_uint32
# #define RKKeyModifierAlphaShift ((RKKeyModifierFlags)1 << 16)
RKKeyModifierAlphaShift = 1 << 16
# #define RKKeyModifierShift ((RKKeyModifierFlags)1 << 17)
RKKeyModifierShift = 1 << 17
# #define RKKeyModifierControl ((RKKeyModifierFlags)1 << 18)
RKKeyModifierControl = 1 << 18
# #define RKKeyModifierAlternate ((RKKeyModifierFlags)1 << 19)
RKKeyModifierAlternate = 1 << 19
# #define RKKeyModifierCommand ((RKKeyModifierFlags)1 << 20)
RKKeyModifierCommand = 1 << 20
# #define RKKeyModifierNumericPad ((RKKeyModifierFlags)1 << 21)
RKKeyModifierNumericPad = 1 << 21


class RKTouchSnapshot(Structure):
    """struct RKTouchSnapshot."""

    # double timestamp;
    timestamp: float
    # RKPoint location;
    location: RKPoint
    _fields_ = [
        ("timestamp", c_double),
        ("location", RKPoint),
    ]


# RKStatus rk_touch_get_id(RKTouchRef touch, int64_t *out);
@c_function([RKTouchRef, POINTER(c_int64)], c_int32)
def rk_touch_get_id(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_phase(RKTouchRef touch, RKTouchPhase *out);
@c_function([RKTouchRef, POINTER(c_int32)], c_int32)
def rk_touch_get_phase(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_type(RKTouchRef touch, RKTouchType *out);
@c_function([RKTouchRef, POINTER(c_int32)], c_int32)
def rk_touch_get_type(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_tap_count(RKTouchRef touch, uint32_t *out);
@c_function([RKTouchRef, POINTER(c_uint32)], c_int32)
def rk_touch_get_tap_count(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_timestamp(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_timestamp(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_view(RKTouchRef touch, RKViewRef *out);
@c_function([RKTouchRef, POINTER(RKViewRef)], c_int32)
def rk_touch_get_view(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_window(RKTouchRef touch, RKWindowRef *out);
@c_function([RKTouchRef, POINTER(RKWindowRef)], c_int32)
def rk_touch_get_window(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
@c_function([RKTouchRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_touch_get_location(touch: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
@c_function([RKTouchRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_touch_get_previous_location(touch: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_force(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_force(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_major_radius(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_major_radius(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_is_withheld(RKTouchRef touch, bool *out);
@c_function([RKTouchRef, POINTER(c_bool)], c_int32)
def rk_touch_is_withheld(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity, size_t *length);
@c_function([RKTouchRef, POINTER(RKTouchSnapshot), c_size_t, POINTER(c_size_t)], c_int32)
def rk_touch_get_coalesced(touch: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


class RKPredictionModel(IntEnum):
    """enum RKPredictionModel."""

    RKPredictionModelLinear = 0
    RKPredictionModelQuadratic = 1


# RKStatus rk_touch_get_predicted(RKTouchRef touch, RKPredictionModel model, double ahead, RKTouchSnapshot *out);
@c_function([RKTouchRef, c_int32, c_double, POINTER(RKTouchSnapshot)], c_int32)
def rk_touch_get_predicted(touch: Handle, model: int, ahead: float, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_button_mask(RKTouchRef touch, uint32_t *out);
@c_function([RKTouchRef, POINTER(c_uint32)], c_int32)
def rk_touch_get_button_mask(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_altitude_angle(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_altitude_angle(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_azimuth_angle(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_azimuth_angle(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_azimuth_unit_vector(RKTouchRef touch, RKViewRef view, RKPoint *out);
@c_function([RKTouchRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_touch_get_azimuth_unit_vector(touch: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_roll_angle(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_roll_angle(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_precise_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
@c_function([RKTouchRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_touch_get_precise_location(touch: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_precise_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
@c_function([RKTouchRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_touch_get_precise_previous_location(touch: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_major_radius_tolerance(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_major_radius_tolerance(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_maximum_possible_force(RKTouchRef touch, double *out);
@c_function([RKTouchRef, POINTER(c_double)], c_int32)
def rk_touch_get_maximum_possible_force(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_estimated_properties(RKTouchRef touch, RKTouchProperties *out);
@c_function([RKTouchRef, POINTER(RKTouchProperties)], c_int32)
def rk_touch_get_estimated_properties(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_estimated_properties_expecting_updates(RKTouchRef touch, RKTouchProperties *out);
@c_function([RKTouchRef, POINTER(RKTouchProperties)], c_int32)
def rk_touch_get_estimated_properties_expecting_updates(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_estimation_update_index(RKTouchRef touch, int64_t *out);
@c_function([RKTouchRef, POINTER(c_int64)], c_int32)
def rk_touch_get_estimation_update_index(touch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer, size_t capacity, size_t
#     *length);
@c_function([RKTouchRef, POINTER(RKGestureRecognizerRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_touch_get_gesture_recognizers(touch: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
@c_function([RKEventRef, POINTER(c_int32)], c_int32)
def rk_event_get_type(event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_event_get_subtype(RKEventRef event, int32_t *out);
@c_function([RKEventRef, POINTER(c_int32)], c_int32)
def rk_event_get_subtype(event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_event_get_modifier_flags(RKEventRef event, RKKeyModifierFlags *out);
@c_function([RKEventRef, POINTER(RKKeyModifierFlags)], c_int32)
def rk_event_get_modifier_flags(event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_event_get_button_mask(RKEventRef event, uint32_t *out);
@c_function([RKEventRef, POINTER(c_uint32)], c_int32)
def rk_event_get_button_mask(event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_event_get_timestamp(RKEventRef event, double *out);
@c_function([RKEventRef, POINTER(c_double)], c_int32)
def rk_event_get_timestamp(event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_event_get_all_touches(RKEventRef event, RKTouchRef *buffer, size_t capacity, size_t *length);
@c_function([RKEventRef, POINTER(RKTouchRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_event_get_all_touches(event: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_event_get_touches_for_view(RKEventRef event, RKViewRef view, RKTouchRef *buffer, size_t capacity, size_t
#     *length);
@c_function([RKEventRef, RKViewRef, POINTER(RKTouchRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_event_get_touches_for_view(
    event: Handle, view: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...


# RKStatus rk_event_get_touches_for_window(RKEventRef event, RKWindowRef window, RKTouchRef *buffer, size_t capacity,
#     size_t *length);
@c_function([RKEventRef, RKWindowRef, POINTER(RKTouchRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_event_get_touches_for_window(
    event: Handle, window: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...


# RKStatus rk_event_get_touches_for_gesture_recognizer(RKEventRef event, RKGestureRecognizerRef recognizer, RKTouchRef
#     *buffer, size_t capacity, size_t *length);
@c_function([RKEventRef, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_event_get_touches_for_gesture_recognizer(
    event: Handle, recognizer: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...
