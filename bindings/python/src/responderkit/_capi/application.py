"""The application: application.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_int32, c_uint32, c_void_p
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import RKApplicationRef, RKClassRef, RKContextRef, RKEventRef, RKResponderRef

# typedef void (*RKApplicationSendEventMethod)(RKApplicationRef self, RKEventRef event, void *userdata);
RKApplicationSendEventMethod = CFUNCTYPE(None, RKApplicationRef, RKEventRef, c_void_p)

class RKApplicationMethods(Structure):
    """struct RKApplicationMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKApplicationSendEventMethod send_event;
    send_event: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("send_event", RKApplicationSendEventMethod),
    ]


# RKStatus rk_application_create(RKContextRef context, RKClassRef cls, RKApplicationRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKApplicationRef)], c_int32)
def rk_application_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_application_set_delegate(RKApplicationRef application, RKResponderRef delegate);
@c_function([RKApplicationRef, RKResponderRef], c_int32)
def rk_application_set_delegate(application: Handle, delegate: Handle, /) -> int: ...


# RKStatus rk_application_get_delegate(RKApplicationRef application, RKResponderRef *out);
@c_function([RKApplicationRef, POINTER(RKResponderRef)], c_int32)
def rk_application_get_delegate(application: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_application_send_event(RKApplicationRef application, RKEventRef event);
@c_function([RKApplicationRef, RKEventRef], c_int32)
def rk_application_send_event(application: Handle, event: Handle, /) -> int: ...


# RKStatus rk_application_begin_ignoring_interaction_events(RKApplicationRef application);
@c_function([RKApplicationRef], c_int32)
def rk_application_begin_ignoring_interaction_events(application: Handle, /) -> int: ...


# RKStatus rk_application_end_ignoring_interaction_events(RKApplicationRef application);
@c_function([RKApplicationRef], c_int32)
def rk_application_end_ignoring_interaction_events(application: Handle, /) -> int: ...


# RKStatus rk_application_is_ignoring_interaction_events(RKApplicationRef application, bool *out);
@c_function([RKApplicationRef, POINTER(c_bool)], c_int32)
def rk_application_is_ignoring_interaction_events(application: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_application_set_active(RKApplicationRef application, bool active);
@c_function([RKApplicationRef, c_bool], c_int32)
def rk_application_set_active(application: Handle, active: bool, /) -> int: ...


# RKStatus rk_application_is_active(RKApplicationRef application, bool *out);
@c_function([RKApplicationRef, POINTER(c_bool)], c_int32)
def rk_application_is_active(application: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_application_send_event(RKClassRef cls, RKApplicationRef self, RKEventRef event);
@c_function([RKClassRef, RKApplicationRef, RKEventRef], c_int32)
def rk_super_application_send_event(cls: Handle, self: Handle, event: Handle, /) -> int: ...
