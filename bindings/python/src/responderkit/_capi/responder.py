"""Responders: the chain, touch methods, first responder, actions; with responder_super.py, responder.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_void_p
from typing import Any, Optional

from ._binding import Handle, Pointer, Text, c_function
from .base import (
    RKClassRef,
    RKContextRef,
    RKEventRef,
    RKObjectRef,
    RKPressRef,
    RKResponderRef,
    RKTouchRef,
    RKViewControllerRef,
)
from .responder_super import *  # noqa: F403

# typedef void (*RKTouchesMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void
#     *userdata);
RKTouchesMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKTouchesUpdatedMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata);
RKTouchesUpdatedMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKTouchRef), c_size_t, c_void_p)
# typedef bool (*RKResponderQuestion)(RKResponderRef self, void *userdata);
RKResponderQuestion = CFUNCTYPE(c_bool, RKResponderRef, c_void_p)
# typedef RKResponderRef (*RKNextResponderMethod)(RKResponderRef self, void *userdata);
RKNextResponderMethod = CFUNCTYPE(RKResponderRef, RKResponderRef, c_void_p)
# typedef bool (*RKCanPerformActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender, void
#     *userdata);
RKCanPerformActionMethod = CFUNCTYPE(c_bool, RKResponderRef, c_char_p, RKObjectRef, c_void_p)
# typedef RKResponderRef (*RKTargetForActionMethod)(RKResponderRef self, const char *selector, RKObjectRef sender,
#     void *userdata);
RKTargetForActionMethod = CFUNCTYPE(RKResponderRef, RKResponderRef, c_char_p, RKObjectRef, c_void_p)
# typedef void (*RKPressesMethod)(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void
#     *userdata);
RKPressesMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef, c_void_p)
# typedef void (*RKMotionMethod)(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata);
RKMotionMethod = CFUNCTYPE(None, RKResponderRef, c_int32, RKEventRef, c_void_p)
# typedef void (*RKRemoteControlMethod)(RKResponderRef self, RKEventRef event, void *userdata);
RKRemoteControlMethod = CFUNCTYPE(None, RKResponderRef, RKEventRef, c_void_p)
# typedef void (*RKInsertTextMethod)(RKResponderRef self, const char *text, void *userdata);
RKInsertTextMethod = CFUNCTYPE(None, RKResponderRef, c_char_p, c_void_p)
# typedef void (*RKDeleteBackwardMethod)(RKResponderRef self, void *userdata);
RKDeleteBackwardMethod = CFUNCTYPE(None, RKResponderRef, c_void_p)


class RKResponderMethods(Structure):
    """struct RKResponderMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKNextResponderMethod next_responder;
    next_responder: Any
    # RKTouchesMethod touches_began;
    touches_began: Any
    # RKTouchesMethod touches_moved;
    touches_moved: Any
    # RKTouchesMethod touches_ended;
    touches_ended: Any
    # RKTouchesMethod touches_cancelled;
    touches_cancelled: Any
    # RKResponderQuestion can_become_first_responder;
    can_become_first_responder: Any
    # RKResponderQuestion become_first_responder;
    become_first_responder: Any
    # RKResponderQuestion can_resign_first_responder;
    can_resign_first_responder: Any
    # RKResponderQuestion resign_first_responder;
    resign_first_responder: Any
    # RKCanPerformActionMethod can_perform_action;
    can_perform_action: Any
    # RKTargetForActionMethod target_for_action;
    target_for_action: Any
    # RKPressesMethod presses_began;
    presses_began: Any
    # RKPressesMethod presses_changed;
    presses_changed: Any
    # RKPressesMethod presses_ended;
    presses_ended: Any
    # RKPressesMethod presses_cancelled;
    presses_cancelled: Any
    # RKMotionMethod motion_began;
    motion_began: Any
    # RKMotionMethod motion_ended;
    motion_ended: Any
    # RKMotionMethod motion_cancelled;
    motion_cancelled: Any
    # RKRemoteControlMethod remote_control_received;
    remote_control_received: Any
    # RKInsertTextMethod insert_text;
    insert_text: Any
    # RKDeleteBackwardMethod delete_backward;
    delete_backward: Any
    # RKResponderQuestion has_text;
    has_text: Any
    # RKTouchesUpdatedMethod touches_estimated_properties_updated;
    touches_estimated_properties_updated: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("next_responder", RKNextResponderMethod),
        ("touches_began", RKTouchesMethod),
        ("touches_moved", RKTouchesMethod),
        ("touches_ended", RKTouchesMethod),
        ("touches_cancelled", RKTouchesMethod),
        ("can_become_first_responder", RKResponderQuestion),
        ("become_first_responder", RKResponderQuestion),
        ("can_resign_first_responder", RKResponderQuestion),
        ("resign_first_responder", RKResponderQuestion),
        ("can_perform_action", RKCanPerformActionMethod),
        ("target_for_action", RKTargetForActionMethod),
        ("presses_began", RKPressesMethod),
        ("presses_changed", RKPressesMethod),
        ("presses_ended", RKPressesMethod),
        ("presses_cancelled", RKPressesMethod),
        ("motion_began", RKMotionMethod),
        ("motion_ended", RKMotionMethod),
        ("motion_cancelled", RKMotionMethod),
        ("remote_control_received", RKRemoteControlMethod),
        ("insert_text", RKInsertTextMethod),
        ("delete_backward", RKDeleteBackwardMethod),
        ("has_text", RKResponderQuestion),
        ("touches_estimated_properties_updated", RKTouchesUpdatedMethod),
    ]


# typedef void (*RKActionFunction)(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata);
RKActionFunction = CFUNCTYPE(None, RKResponderRef, RKObjectRef, RKEventRef, c_void_p)


class RKActionDesc(Structure):
    """struct RKActionDesc."""

    # const char *selector;
    selector: Optional[bytes]
    # RKActionFunction function;
    function: Any
    _fields_ = [
        ("selector", c_char_p),
        ("function", RKActionFunction),
    ]


# RKStatus rk_responder_create(RKContextRef context, RKClassRef cls, RKResponderRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKResponderRef)], c_int32)
def rk_responder_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_get_next_responder(RKResponderRef responder, RKResponderRef *out);
@c_function([RKResponderRef, POINTER(RKResponderRef)], c_int32)
def rk_responder_get_next_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_get_chain(RKResponderRef responder, RKResponderRef *buffer, size_t capacity, size_t *length);
@c_function([RKResponderRef, POINTER(RKResponderRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_responder_get_chain(responder: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_responder_get_view_controller(RKResponderRef responder, RKViewControllerRef *out);
@c_function([RKResponderRef, POINTER(RKViewControllerRef)], c_int32)
def rk_responder_get_view_controller(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_set_can_become_first_responder(RKResponderRef responder, bool value);
@c_function([RKResponderRef, c_bool], c_int32)
def rk_responder_set_can_become_first_responder(responder: Handle, value: bool, /) -> int: ...


# RKStatus rk_responder_can_become_first_responder(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_can_become_first_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_set_can_resign_first_responder(RKResponderRef responder, bool value);
@c_function([RKResponderRef, c_bool], c_int32)
def rk_responder_set_can_resign_first_responder(responder: Handle, value: bool, /) -> int: ...


# RKStatus rk_responder_can_resign_first_responder(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_can_resign_first_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_become_first_responder(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_become_first_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_resign_first_responder(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_resign_first_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_is_first_responder(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_is_first_responder(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_can_perform_action(RKResponderRef responder, const char *selector, RKObjectRef sender, bool
#     *out);
@c_function([RKResponderRef, c_char_p, RKObjectRef, POINTER(c_bool)], c_int32)
def rk_responder_can_perform_action(responder: Handle, selector: Text, sender: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_target_for_action(RKResponderRef responder, const char *selector, RKObjectRef sender,
#     RKResponderRef *out);
@c_function([RKResponderRef, c_char_p, RKObjectRef, POINTER(RKResponderRef)], c_int32)
def rk_responder_target_for_action(responder: Handle, selector: Text, sender: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_set_value(RKResponderRef responder, const char *key, void *value);
@c_function([RKResponderRef, c_char_p, c_void_p], c_int32)
def rk_responder_set_value(responder: Handle, key: Text, value: Pointer, /) -> int: ...


# RKStatus rk_responder_find_value(RKResponderRef responder, const char *key, void **out, RKResponderRef *provider);
@c_function([RKResponderRef, c_char_p, POINTER(c_void_p), POINTER(RKResponderRef)], c_int32)
def rk_responder_find_value(responder: Handle, key: Text, out: Pointer, provider: Pointer, /) -> int: ...


# RKStatus rk_responder_send_touches(RKResponderRef responder, RKTouchPhase phase, const RKTouchRef *touches, size_t
#     count, RKEventRef event);
@c_function([RKResponderRef, c_int32, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_responder_send_touches(responder: Handle, phase: int, touches: Pointer, count: int, event: Handle, /) -> int: ...
