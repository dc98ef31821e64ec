"""Super-calls of responders: the end of responder.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_char_p, c_int32, c_size_t

from ._binding import Handle, Pointer, Text, c_function
from .base import RKClassRef, RKEventRef, RKObjectRef, RKResponderRef, RKTouchRef


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


# RKStatus rk_super_touches_estimated_properties_updated(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches,
#     size_t count);
@c_function([RKClassRef, RKResponderRef, POINTER(RKTouchRef), c_size_t], c_int32)
def rk_super_touches_estimated_properties_updated(cls: Handle, self: Handle, touches: Pointer, count: int, /) -> int: ...


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
