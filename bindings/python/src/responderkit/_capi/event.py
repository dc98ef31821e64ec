"""Touches and events: event.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_double, c_int32, c_int64, c_size_t, c_uint32
from enum import IntEnum

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef, RKEventRef, RKGestureRecognizerRef, RKTouchRef, RKViewRef, RKWindowRef
from .geometry import RKPoint


class RKTouchPhase(IntEnum):
    """enum RKTouchPhase."""

    RKTouchPhaseBegan = 0
    RKTouchPhaseMoved = 1
    RKTouchPhaseStationary = 2
    RKTouchPhaseEnded = 3
    RKTouchPhaseCancelled = 4


class RKTouchType(IntEnum):
    """enum RKTouchType."""

    RKTouchTypeDirect = 0
    RKTouchTypeIndirect = 1
    RKTouchTypePencil = 2
    RKTouchTypeIndirectPointer = 3


class RKEventType(IntEnum):
    """enum RKEventType."""

    RKEventTypeTouches = 0
    RKEventTypeMotion = 1
    RKEventTypeRemoteControl = 2
    RKEventTypePresses = 3
    RKEventTypeScroll = 10
    RKEventTypeHover = 11
    RKEventTypeTransform = 14


class RKTouchSample(Structure):
    """struct RKTouchSample."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchPhase phase;
    phase: int
    # int64_t id;
    id: int
    # RKPoint location;
    location: RKPoint
    # RKTouchType type;
    type: int
    # uint32_t screen;
    screen: int
    # double force;
    force: float
    # double major_radius;
    major_radius: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("phase", c_int32),
        ("id", c_int64),
        ("location", RKPoint),
        ("type", c_int32),
        ("screen", c_uint32),
        ("force", c_double),
        ("major_radius", c_double),
    ]


# RKStatus rk_context_send_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKTouchSample), c_size_t], c_int32)
def rk_context_send_touches(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


# RKStatus rk_context_post_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKTouchSample), c_size_t], c_int32)
def rk_context_post_touches(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


# RKStatus rk_context_cancel_all_touches(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_cancel_all_touches(context: Handle, /) -> int: ...


# RKStatus rk_context_post_cancel_all_touches(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_post_cancel_all_touches(context: Handle, /) -> int: ...


# RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);
@c_function([RKContextRef, c_int64, POINTER(RKTouchRef)], c_int32)
def rk_context_find_touch(context: Handle, id: int, out: Pointer, /) -> int: ...


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


# RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity, size_t *length);
@c_function([RKTouchRef, POINTER(RKTouchSnapshot), c_size_t, POINTER(c_size_t)], c_int32)
def rk_touch_get_coalesced(touch: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer, size_t capacity, size_t
#     *length);
@c_function([RKTouchRef, POINTER(RKGestureRecognizerRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_touch_get_gesture_recognizers(touch: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
@c_function([RKEventRef, POINTER(c_int32)], c_int32)
def rk_event_get_type(event: Handle, out: Pointer, /) -> int: ...


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


class RKPointerSample(Structure):
    """struct RKPointerSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # uint32_t buttons;
    buttons: int
    # bool is_outside;
    is_outside: bool
    _fields_ = [
        ("struct_size", c_uint32),
        ("screen", c_uint32),
        ("location", RKPoint),
        ("buttons", c_uint32),
        ("is_outside", c_bool),
    ]


# RKStatus rk_context_send_pointer(RKContextRef context, double timestamp, const RKPointerSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKPointerSample)], c_int32)
def rk_context_send_pointer(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...
