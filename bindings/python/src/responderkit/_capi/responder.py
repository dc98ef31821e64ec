"""Responders: the chain, touch methods, first responder, actions: responder.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_void_p
from typing import Any, Optional

from ._binding import Handle, Pointer, Text, c_function
from .base import RKClassRef, RKContextRef, RKEventRef, RKObjectRef, RKResponderRef, RKTouchRef, RKViewControllerRef

# typedef void (*RKTouchesMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void
#     *userdata);
RKTouchesMethod = CFUNCTYPE(None, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef, c_void_p)
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


# RKStatus rk_super_touches_began(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_touches_began(cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_touches_moved(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_touches_moved(cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_touches_ended(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_touches_ended(cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_touches_cancelled(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKTouchRef), c_size_t, RKEventRef], c_int32)
def rk_super_touches_cancelled(cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_next_responder(RKClassRef cls, RKResponderRef self, RKResponderRef *out);
@c_function([RKClassRef, RKResponderRef, POINTER(RKResponderRef)], c_int32)
def rk_super_next_responder(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_can_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
@c_function([RKClassRef, RKResponderRef, POINTER(c_bool)], c_int32)
def rk_super_can_become_first_responder(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
@c_function([RKClassRef, RKResponderRef, POINTER(c_bool)], c_int32)
def rk_super_become_first_responder(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_can_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
@c_function([RKClassRef, RKResponderRef, POINTER(c_bool)], c_int32)
def rk_super_can_resign_first_responder(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
@c_function([RKClassRef, RKResponderRef, POINTER(c_bool)], c_int32)
def rk_super_resign_first_responder(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_can_perform_action(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender,
#     bool *out);
@c_function([RKClassRef, RKResponderRef, c_char_p, RKObjectRef, POINTER(c_bool)], c_int32)
def rk_super_can_perform_action(cls: Handle, self: Handle, selector: Text, sender: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_target_for_action(RKClassRef cls, RKResponderRef self, const char *selector, RKObjectRef sender,
#     RKResponderRef *out);
@c_function([RKClassRef, RKResponderRef, c_char_p, RKObjectRef, POINTER(RKResponderRef)], c_int32)
def rk_super_target_for_action(cls: Handle, self: Handle, selector: Text, sender: Handle, out: Pointer, /) -> int: ...
