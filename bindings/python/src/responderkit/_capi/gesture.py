"""Gesture recognisers: creating, targets, state, delegate; with the other modules named gesture_, gesture.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from enum import IntEnum
from typing import Any

from ._binding import Callback, Handle, Pointer, Text, c_function
from .base import (
    RKClassRef,
    RKContextRef,
    RKDrop,
    RKEventRef,
    RKGestureRecognizerRef,
    RKObjectRef,
    RKPressRef,
    RKTouchRef,
    RKViewRef,
)
from .gesture_kinds import *  # noqa: F403
from .gesture_properties import *  # noqa: F403
from .gesture_super import *  # noqa: F403


class RKGestureRecognizerState(IntEnum):
    """enum RKGestureRecognizerState."""

    RKGestureRecognizerStatePossible = 0
    RKGestureRecognizerStateBegan = 1
    RKGestureRecognizerStateChanged = 2
    RKGestureRecognizerStateEnded = 3
    RKGestureRecognizerStateCancelled = 4
    RKGestureRecognizerStateFailed = 5


class RKSwipeDirection(IntEnum):
    """enum RKSwipeDirection."""

    RKSwipeDirectionRight = 1
    RKSwipeDirectionLeft = 2
    RKSwipeDirectionUp = 4
    RKSwipeDirectionDown = 8


class RKRectEdge(IntEnum):
    """enum RKRectEdge."""

    RKRectEdgeNone = 0
    RKRectEdgeTop = 1
    RKRectEdgeLeft = 2
    RKRectEdgeBottom = 4
    RKRectEdgeRight = 8
    RKRectEdgeAll = 15


# typedef void (*RKGestureTouchesMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event, void *userdata);
RKGestureTouchesMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKGestureTouchesUpdatedMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
#     void *userdata);
RKGestureTouchesUpdatedMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKTouchRef), c_size_t, c_void_p)
# typedef void (*RKGestureMethod)(RKGestureRecognizerRef self, void *userdata);
RKGestureMethod = CFUNCTYPE(None, RKGestureRecognizerRef, c_void_p)
# typedef bool (*RKGestureQuestion)(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata);
RKGestureQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKGestureRecognizerRef, c_void_p)
# typedef bool (*RKGestureEventQuestion)(RKGestureRecognizerRef self, RKEventRef event, void *userdata);
RKGestureEventQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKEventRef, c_void_p)
# typedef bool (*RKGestureTouchQuestion)(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata);
RKGestureTouchQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKTouchRef, c_void_p)
# typedef bool (*RKGestureSelfQuestion)(RKGestureRecognizerRef self, void *userdata);
RKGestureSelfQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKGestureAction)(RKGestureRecognizerRef recognizer, void *userdata);
RKGestureAction = CFUNCTYPE(None, RKGestureRecognizerRef, c_void_p)
# typedef void (*RKGesturePressesMethod)(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event, void *userdata);
RKGesturePressesMethod = CFUNCTYPE(None, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef, c_void_p)
# typedef bool (*RKGesturePressQuestion)(RKGestureRecognizerRef self, RKPressRef press, void *userdata);
RKGesturePressQuestion = CFUNCTYPE(c_bool, RKGestureRecognizerRef, RKPressRef, c_void_p)


class RKGestureRecognizerMethods(Structure):
    """struct RKGestureRecognizerMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKGestureTouchesMethod touches_began;
    touches_began: Any
    # RKGestureTouchesMethod touches_moved;
    touches_moved: Any
    # RKGestureTouchesMethod touches_ended;
    touches_ended: Any
    # RKGestureTouchesMethod touches_cancelled;
    touches_cancelled: Any
    # RKGestureMethod reset;
    reset: Any
    # RKGestureQuestion can_prevent;
    can_prevent: Any
    # RKGestureQuestion can_be_prevented_by;
    can_be_prevented_by: Any
    # RKGestureQuestion should_require_failure_of;
    should_require_failure_of: Any
    # RKGestureQuestion should_be_required_to_fail_by;
    should_be_required_to_fail_by: Any
    # RKGestureEventQuestion should_receive_event;
    should_receive_event: Any
    # RKGesturePressesMethod presses_began;
    presses_began: Any
    # RKGesturePressesMethod presses_changed;
    presses_changed: Any
    # RKGesturePressesMethod presses_ended;
    presses_ended: Any
    # RKGesturePressesMethod presses_cancelled;
    presses_cancelled: Any
    # RKGestureTouchesUpdatedMethod touches_estimated_properties_updated;
    touches_estimated_properties_updated: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("touches_began", RKGestureTouchesMethod),
        ("touches_moved", RKGestureTouchesMethod),
        ("touches_ended", RKGestureTouchesMethod),
        ("touches_cancelled", RKGestureTouchesMethod),
        ("reset", RKGestureMethod),
        ("can_prevent", RKGestureQuestion),
        ("can_be_prevented_by", RKGestureQuestion),
        ("should_require_failure_of", RKGestureQuestion),
        ("should_be_required_to_fail_by", RKGestureQuestion),
        ("should_receive_event", RKGestureEventQuestion),
        ("presses_began", RKGesturePressesMethod),
        ("presses_changed", RKGesturePressesMethod),
        ("presses_ended", RKGesturePressesMethod),
        ("presses_cancelled", RKGesturePressesMethod),
        ("touches_estimated_properties_updated", RKGestureTouchesUpdatedMethod),
    ]


class RKGestureRecognizerDelegate(Structure):
    """struct RKGestureRecognizerDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKGestureSelfQuestion should_begin;
    should_begin: Any
    # RKGestureTouchQuestion should_receive_touch;
    should_receive_touch: Any
    # RKGestureEventQuestion should_receive_event;
    should_receive_event: Any
    # RKGestureQuestion should_recognize_simultaneously_with;
    should_recognize_simultaneously_with: Any
    # RKGestureQuestion should_require_failure_of;
    should_require_failure_of: Any
    # RKGestureQuestion should_be_required_to_fail_by;
    should_be_required_to_fail_by: Any
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    # RKGesturePressQuestion should_receive_press;
    should_receive_press: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("object", RKObjectRef),
        ("should_begin", RKGestureSelfQuestion),
        ("should_receive_touch", RKGestureTouchQuestion),
        ("should_receive_event", RKGestureEventQuestion),
        ("should_recognize_simultaneously_with", RKGestureQuestion),
        ("should_require_failure_of", RKGestureQuestion),
        ("should_be_required_to_fail_by", RKGestureQuestion),
        ("userdata", c_void_p),
        ("drop", RKDrop),
        ("should_receive_press", RKGesturePressQuestion),
    ]


# RKStatus rk_gesture_recognizer_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_gesture_recognizer_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_tap_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_long_press_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_long_press_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_pan_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_screen_edge_pan_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_screen_edge_pan_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_swipe_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_swipe_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pinch_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_pinch_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_rotation_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_rotation_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_create(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_hover_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_add_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
@c_function([RKViewRef, RKGestureRecognizerRef], c_int32)
def rk_view_add_gesture_recognizer(view: Handle, recognizer: Handle, /) -> int: ...


# RKStatus rk_view_remove_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
@c_function([RKViewRef, RKGestureRecognizerRef], c_int32)
def rk_view_remove_gesture_recognizer(view: Handle, recognizer: Handle, /) -> int: ...


# RKStatus rk_view_get_gesture_recognizers(RKViewRef view, RKGestureRecognizerRef *buffer, size_t capacity, size_t
#     *length);
@c_function([RKViewRef, POINTER(RKGestureRecognizerRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_get_gesture_recognizers(view: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_view(RKGestureRecognizerRef recognizer, RKViewRef *out);
@c_function([RKGestureRecognizerRef, POINTER(RKViewRef)], c_int32)
def rk_gesture_recognizer_get_view(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_gesture_recognizer_should_begin(RKViewRef view, RKGestureRecognizerRef recognizer, bool *out);
@c_function([RKViewRef, RKGestureRecognizerRef, POINTER(c_bool)], c_int32)
def rk_view_gesture_recognizer_should_begin(view: Handle, recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_add_action(RKGestureRecognizerRef recognizer, RKGestureAction function, void
#     *userdata, void (*drop)(void *userdata), uint64_t *identifier);
@c_function([RKGestureRecognizerRef, RKGestureAction, c_void_p, RKDrop, POINTER(c_uint64)], c_int32)
def rk_gesture_recognizer_add_action(
    recognizer: Handle, function: Callback, userdata: Pointer, drop: Callback, identifier: Pointer, /,
) -> int: ...


# RKStatus rk_gesture_recognizer_remove_action(RKGestureRecognizerRef recognizer, uint64_t identifier);
@c_function([RKGestureRecognizerRef, c_uint64], c_int32)
def rk_gesture_recognizer_remove_action(recognizer: Handle, identifier: int, /) -> int: ...


# RKStatus rk_gesture_recognizer_add_target(RKGestureRecognizerRef recognizer, RKObjectRef target, const char
#     *selector);
@c_function([RKGestureRecognizerRef, RKObjectRef, c_char_p], c_int32)
def rk_gesture_recognizer_add_target(recognizer: Handle, target: Handle, selector: Text, /) -> int: ...


# RKStatus rk_gesture_recognizer_remove_target(RKGestureRecognizerRef recognizer, RKObjectRef target, const char
#     *selector);
@c_function([RKGestureRecognizerRef, RKObjectRef, c_char_p], c_int32)
def rk_gesture_recognizer_remove_target(recognizer: Handle, target: Handle, selector: Text, /) -> int: ...


# RKStatus rk_gesture_recognizer_get_state(RKGestureRecognizerRef recognizer, RKGestureRecognizerState *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int32)], c_int32)
def rk_gesture_recognizer_get_state(recognizer: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_state(RKGestureRecognizerRef recognizer, RKGestureRecognizerState state);
@c_function([RKGestureRecognizerRef, c_int32], c_int32)
def rk_gesture_recognizer_set_state(recognizer: Handle, state: int, /) -> int: ...


# RKStatus rk_gesture_recognizer_ignore_touch(RKGestureRecognizerRef recognizer, RKTouchRef touch);
@c_function([RKGestureRecognizerRef, RKTouchRef], c_int32)
def rk_gesture_recognizer_ignore_touch(recognizer: Handle, touch: Handle, /) -> int: ...


# RKStatus rk_gesture_recognizer_set_delegate(RKGestureRecognizerRef recognizer, const RKGestureRecognizerDelegate
#     *delegate);
@c_function([RKGestureRecognizerRef, POINTER(RKGestureRecognizerDelegate)], c_int32)
def rk_gesture_recognizer_set_delegate(recognizer: Handle, delegate: Pointer, /) -> int: ...
