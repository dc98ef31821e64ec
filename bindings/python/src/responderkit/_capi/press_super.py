"""Super-calls about presses and text: the end of press.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_char_p, c_int32, c_size_t

from ._binding import Handle, Pointer, Text, c_function
from .base import RKClassRef, RKEventRef, RKGestureRecognizerRef, RKPressRef, RKResponderRef


# RKStatus rk_super_presses_began(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_presses_began(cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_presses_changed(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_presses_changed(cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_presses_ended(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_presses_ended(cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_presses_cancelled(RKClassRef cls, RKResponderRef self, const RKPressRef *presses, size_t count,
#     RKEventRef event);
@c_function([RKClassRef, RKResponderRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_presses_cancelled(cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_super_insert_text(RKClassRef cls, RKResponderRef self, const char *text);
@c_function([RKClassRef, RKResponderRef, c_char_p], c_int32)
def rk_super_insert_text(cls: Handle, self: Handle, text: Text, /) -> int: ...


# RKStatus rk_super_delete_backward(RKClassRef cls, RKResponderRef self);
@c_function([RKClassRef, RKResponderRef], c_int32)
def rk_super_delete_backward(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_has_text(RKClassRef cls, RKResponderRef self, bool *out);
@c_function([RKClassRef, RKResponderRef, POINTER(c_bool)], c_int32)
def rk_super_has_text(cls: Handle, self: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_gesture_presses_began(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_presses_began(
    cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_presses_changed(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_presses_changed(
    cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_presses_ended(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_presses_ended(
    cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /,
) -> int: ...


# RKStatus rk_super_gesture_presses_cancelled(RKClassRef cls, RKGestureRecognizerRef self, const RKPressRef *presses,
#     size_t count, RKEventRef event);
@c_function([RKClassRef, RKGestureRecognizerRef, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_super_gesture_presses_cancelled(
    cls: Handle, self: Handle, presses: Pointer, count: int, event: Handle, /,
) -> int: ...
