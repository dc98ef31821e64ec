"""Touches and events, pointers, wheels and trackpads: what comes in; with event_values.py, event.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_double, c_int32, c_int64, c_size_t, c_uint32
from enum import IntEnum
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef, RKTouchRef
from .event_values import *  # noqa: F403
from .event_values import RKKeyModifierFlags as RKKeyModifierFlags
from .event_values import RKTouchProperties as RKTouchProperties
from .event_values import RKTouchSnapshot as RKTouchSnapshot
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


class RKTouchDetails(Structure):
    """struct RKTouchDetails."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchProperties estimated_properties;
    estimated_properties: int
    # RKTouchProperties estimated_properties_expecting_updates;
    estimated_properties_expecting_updates: int
    # uint32_t reserved;
    reserved: int
    # int64_t estimation_update_index;
    estimation_update_index: int
    # double roll_angle;
    roll_angle: float
    # RKPoint precise_offset;
    precise_offset: RKPoint
    # double major_radius_tolerance;
    major_radius_tolerance: float
    # double maximum_possible_force;
    maximum_possible_force: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("estimated_properties", RKTouchProperties),
        ("estimated_properties_expecting_updates", RKTouchProperties),
        ("reserved", c_uint32),
        ("estimation_update_index", c_int64),
        ("roll_angle", c_double),
        ("precise_offset", RKPoint),
        ("major_radius_tolerance", c_double),
        ("maximum_possible_force", c_double),
    ]


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
    # uint32_t buttons;
    buttons: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # double altitude_angle;
    altitude_angle: float
    # double azimuth_angle;
    azimuth_angle: float
    # const RKTouchSnapshot *coalesced;
    coalesced: Any
    # size_t coalesced_count;
    coalesced_count: int
    # const RKTouchDetails *details;
    details: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("phase", c_int32),
        ("id", c_int64),
        ("location", RKPoint),
        ("type", c_int32),
        ("screen", c_uint32),
        ("force", c_double),
        ("major_radius", c_double),
        ("buttons", c_uint32),
        ("modifiers", RKKeyModifierFlags),
        ("altitude_angle", c_double),
        ("azimuth_angle", c_double),
        ("coalesced", POINTER(RKTouchSnapshot)),
        ("coalesced_count", c_size_t),
        ("details", POINTER(RKTouchDetails)),
    ]


# RKStatus rk_context_send_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKTouchSample), c_size_t], c_int32)
def rk_context_send_touches(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


# RKStatus rk_context_post_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKTouchSample), c_size_t], c_int32)
def rk_context_post_touches(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


class RKEstimationUpdate(Structure):
    """struct RKEstimationUpdate."""

    # uint32_t struct_size;
    struct_size: int
    # RKTouchProperties updated_properties;
    updated_properties: int
    # RKTouchProperties unavailable_properties;
    unavailable_properties: int
    # uint32_t reserved;
    reserved: int
    # int64_t estimation_update_index;
    estimation_update_index: int
    # double force;
    force: float
    # double azimuth_angle;
    azimuth_angle: float
    # double altitude_angle;
    altitude_angle: float
    # double roll_angle;
    roll_angle: float
    # RKPoint location;
    location: RKPoint
    _fields_ = [
        ("struct_size", c_uint32),
        ("updated_properties", RKTouchProperties),
        ("unavailable_properties", RKTouchProperties),
        ("reserved", c_uint32),
        ("estimation_update_index", c_int64),
        ("force", c_double),
        ("azimuth_angle", c_double),
        ("altitude_angle", c_double),
        ("roll_angle", c_double),
        ("location", RKPoint),
    ]


# RKStatus rk_context_send_estimation_updates(RKContextRef context, double timestamp, const RKEstimationUpdate *updates,
#     size_t count);
@c_function([RKContextRef, c_double, POINTER(RKEstimationUpdate), c_size_t], c_int32)
def rk_context_send_estimation_updates(
    context: Handle, timestamp: float, updates: Pointer, count: int, /,
) -> int: ...


# RKStatus rk_context_post_estimation_updates(RKContextRef context, double timestamp, const RKEstimationUpdate *updates,
#     size_t count);
@c_function([RKContextRef, c_double, POINTER(RKEstimationUpdate), c_size_t], c_int32)
def rk_context_post_estimation_updates(
    context: Handle, timestamp: float, updates: Pointer, count: int, /,
) -> int: ...


# RKStatus rk_context_cancel_all_touches(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_cancel_all_touches(context: Handle, /) -> int: ...


# RKStatus rk_context_post_cancel_all_touches(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_post_cancel_all_touches(context: Handle, /) -> int: ...


# RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);
@c_function([RKContextRef, c_int64, POINTER(RKTouchRef)], c_int32)
def rk_context_find_touch(context: Handle, id: int, out: Pointer, /) -> int: ...


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
    # double z_offset;
    z_offset: float
    # double altitude_angle;
    altitude_angle: float
    # double azimuth_angle;
    azimuth_angle: float
    # double roll_angle;
    roll_angle: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("screen", c_uint32),
        ("location", RKPoint),
        ("buttons", c_uint32),
        ("is_outside", c_bool),
        ("z_offset", c_double),
        ("altitude_angle", c_double),
        ("azimuth_angle", c_double),
        ("roll_angle", c_double),
    ]


# RKStatus rk_context_send_pointer(RKContextRef context, double timestamp, const RKPointerSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKPointerSample)], c_int32)
def rk_context_send_pointer(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...


# RKStatus rk_context_post_pointer(RKContextRef context, double timestamp, const RKPointerSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKPointerSample)], c_int32)
def rk_context_post_pointer(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...


class RKGestureInputPhase(IntEnum):
    """enum RKGestureInputPhase."""

    RKGestureInputPhaseBegan = 0
    RKGestureInputPhaseChanged = 1
    RKGestureInputPhaseEnded = 3
    RKGestureInputPhaseCancelled = 4


class RKScrollTypeMask(IntEnum):
    """enum RKScrollTypeMask."""

    RKScrollTypeMaskDiscrete = 1
    RKScrollTypeMaskContinuous = 2
    RKScrollTypeMaskAll = 3


class RKScrollSample(Structure):
    """struct RKScrollSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # RKPoint delta;
    delta: RKPoint
    # bool is_discrete;
    is_discrete: bool
    # RKGestureInputPhase phase;
    phase: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("screen", c_uint32),
        ("location", RKPoint),
        ("delta", RKPoint),
        ("is_discrete", c_bool),
        ("phase", c_int32),
        ("modifiers", RKKeyModifierFlags),
    ]


# RKStatus rk_context_send_scroll(RKContextRef context, double timestamp, const RKScrollSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKScrollSample)], c_int32)
def rk_context_send_scroll(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...


# RKStatus rk_context_post_scroll(RKContextRef context, double timestamp, const RKScrollSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKScrollSample)], c_int32)
def rk_context_post_scroll(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...


class RKTransformSample(Structure):
    """struct RKTransformSample."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t screen;
    screen: int
    # RKPoint location;
    location: RKPoint
    # RKGestureInputPhase phase;
    phase: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # double scale;
    scale: float
    # double rotation;
    rotation: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("screen", c_uint32),
        ("location", RKPoint),
        ("phase", c_int32),
        ("modifiers", RKKeyModifierFlags),
        ("scale", c_double),
        ("rotation", c_double),
    ]


# RKStatus rk_context_send_transform(RKContextRef context, double timestamp, const RKTransformSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKTransformSample)], c_int32)
def rk_context_send_transform(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...


# RKStatus rk_context_post_transform(RKContextRef context, double timestamp, const RKTransformSample *sample);
@c_function([RKContextRef, c_double, POINTER(RKTransformSample)], c_int32)
def rk_context_post_transform(context: Handle, timestamp: float, sample: Pointer, /) -> int: ...
