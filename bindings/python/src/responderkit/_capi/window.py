"""Windows: window.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_double, c_int32, c_uint32, c_void_p
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import RKClassRef, RKContextRef, RKEventRef, RKResponderRef, RKViewControllerRef, RKWindowRef
from .geometry import RKPoint, RKRect

# #define RK_WINDOW_LEVEL_NORMAL 0.0
RK_WINDOW_LEVEL_NORMAL = 0.0
# #define RK_WINDOW_LEVEL_STATUS_BAR 1000.0
RK_WINDOW_LEVEL_STATUS_BAR = 1000.0
# #define RK_WINDOW_LEVEL_ALERT 2000.0
RK_WINDOW_LEVEL_ALERT = 2000.0
# typedef void (*RKWindowSendEventMethod)(RKWindowRef self, RKEventRef event, void *userdata);
RKWindowSendEventMethod = CFUNCTYPE(None, RKWindowRef, RKEventRef, c_void_p)
# typedef void (*RKWindowMethod)(RKWindowRef self, void *userdata);
RKWindowMethod = CFUNCTYPE(None, RKWindowRef, c_void_p)
# typedef bool (*RKWindowQuestion)(RKWindowRef self, void *userdata);
RKWindowQuestion = CFUNCTYPE(c_bool, RKWindowRef, c_void_p)

class RKWindowMethods(Structure):
    """struct RKWindowMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKWindowSendEventMethod send_event;
    send_event: Any
    # RKWindowMethod become_key_window;
    become_key_window: Any
    # RKWindowMethod resign_key_window;
    resign_key_window: Any
    # RKWindowQuestion can_become_key_window;
    can_become_key_window: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("send_event", RKWindowSendEventMethod),
        ("become_key_window", RKWindowMethod),
        ("resign_key_window", RKWindowMethod),
        ("can_become_key_window", RKWindowQuestion),
    ]


# RKStatus rk_window_create(RKContextRef context, RKClassRef cls, RKRect frame, RKWindowRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKWindowRef)], c_int32)
def rk_window_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_window_set_level(RKWindowRef window, double level);
@c_function([RKWindowRef, c_double], c_int32)
def rk_window_set_level(window: Handle, level: float, /) -> int: ...


# RKStatus rk_window_get_level(RKWindowRef window, double *out);
@c_function([RKWindowRef, POINTER(c_double)], c_int32)
def rk_window_get_level(window: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_set_screen(RKWindowRef window, uint32_t screen);
@c_function([RKWindowRef, c_uint32], c_int32)
def rk_window_set_screen(window: Handle, screen: int, /) -> int: ...


# RKStatus rk_window_get_screen(RKWindowRef window, uint32_t *out);
@c_function([RKWindowRef, POINTER(c_uint32)], c_int32)
def rk_window_get_screen(window: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_make_key(RKWindowRef window);
@c_function([RKWindowRef], c_int32)
def rk_window_make_key(window: Handle, /) -> int: ...


# RKStatus rk_window_make_key_and_visible(RKWindowRef window);
@c_function([RKWindowRef], c_int32)
def rk_window_make_key_and_visible(window: Handle, /) -> int: ...


# RKStatus rk_window_is_key(RKWindowRef window, bool *out);
@c_function([RKWindowRef, POINTER(c_bool)], c_int32)
def rk_window_is_key(window: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_set_root_view_controller(RKWindowRef window, RKViewControllerRef controller);
@c_function([RKWindowRef, RKViewControllerRef], c_int32)
def rk_window_set_root_view_controller(window: Handle, controller: Handle, /) -> int: ...


# RKStatus rk_window_get_root_view_controller(RKWindowRef window, RKViewControllerRef *out);
@c_function([RKWindowRef, POINTER(RKViewControllerRef)], c_int32)
def rk_window_get_root_view_controller(window: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_get_first_responder(RKWindowRef window, RKResponderRef *out);
@c_function([RKWindowRef, POINTER(RKResponderRef)], c_int32)
def rk_window_get_first_responder(window: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_convert_point_to(RKWindowRef window, RKPoint point, RKWindowRef to, RKPoint *out);
@c_function([RKWindowRef, RKPoint, RKWindowRef, POINTER(RKPoint)], c_int32)
def rk_window_convert_point_to(window: Handle, point: RKPoint, to: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_convert_point_from(RKWindowRef window, RKPoint point, RKWindowRef from, RKPoint *out);
@c_function([RKWindowRef, RKPoint, RKWindowRef, POINTER(RKPoint)], c_int32)
def rk_window_convert_point_from(window: Handle, point: RKPoint, from_: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_convert_rect_to(RKWindowRef window, RKRect rect, RKWindowRef to, RKRect *out);
@c_function([RKWindowRef, RKRect, RKWindowRef, POINTER(RKRect)], c_int32)
def rk_window_convert_rect_to(window: Handle, rect: RKRect, to: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_window_convert_rect_from(RKWindowRef window, RKRect rect, RKWindowRef from, RKRect *out);
@c_function([RKWindowRef, RKRect, RKWindowRef, POINTER(RKRect)], c_int32)
def rk_window_convert_rect_from(window: Handle, rect: RKRect, from_: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_window_send_event(RKClassRef cls, RKWindowRef self, RKEventRef event);
@c_function([RKClassRef, RKWindowRef, RKEventRef], c_int32)
def rk_super_window_send_event(cls: Handle, self: Handle, event: Handle, /) -> int: ...


# RKStatus rk_super_become_key_window(RKClassRef cls, RKWindowRef self);
@c_function([RKClassRef, RKWindowRef], c_int32)
def rk_super_become_key_window(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_resign_key_window(RKClassRef cls, RKWindowRef self);
@c_function([RKClassRef, RKWindowRef], c_int32)
def rk_super_resign_key_window(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_can_become_key_window(RKClassRef cls, RKWindowRef self, bool *out);
@c_function([RKClassRef, RKWindowRef, POINTER(c_bool)], c_int32)
def rk_super_can_become_key_window(cls: Handle, self: Handle, out: Pointer, /) -> int: ...
