"""The ready-made run loop: runloop.h."""

from __future__ import annotations

from ctypes import POINTER, c_double, c_int, c_int32, c_size_t

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef


# RKStatus rk_run_loop_get_fd(RKContextRef context, int *fd);
@c_function([RKContextRef, POINTER(c_int)], c_int32)
def rk_run_loop_get_fd(context: Handle, fd: Pointer, /) -> int: ...


# RKStatus rk_run_loop_run_once(RKContextRef context, double timeout, size_t *handled);
@c_function([RKContextRef, c_double, POINTER(c_size_t)], c_int32)
def rk_run_loop_run_once(context: Handle, timeout: float, handled: Pointer, /) -> int: ...


# RKStatus rk_run_loop_run(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_run_loop_run(context: Handle, /) -> int: ...


# RKStatus rk_run_loop_stop(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_run_loop_stop(context: Handle, /) -> int: ...


# RKStatus rk_run_loop_wake_up(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_run_loop_wake_up(context: Handle, /) -> int: ...


# double rk_run_loop_time(void);
@c_function([], c_double)
def rk_run_loop_time() -> float: ...
