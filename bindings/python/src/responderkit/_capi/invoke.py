"""Dynamic invocation: actions with any arguments, and C functions made at run time: invoke.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_void_p
from typing import Any, Optional

from ._binding import Callback, Handle, Pointer, Text, c_function
from .base import RKClassRef, RKContextRef, RKDrop, RKObjectRef

# typedef struct RKClosure *RKClosureRef;
RKClosureRef = c_void_p

# void (*function)(void)
RKAnyFunction = CFUNCTYPE(None)
# typedef void (*RKClosureHandler)(void *result, void *const *arguments, void *userdata);
RKClosureHandler = CFUNCTYPE(None, c_void_p, POINTER(c_void_p), c_void_p)


class RKTypedActionDesc(Structure):
    """struct RKTypedActionDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # const char *selector;
    selector: Optional[bytes]
    # const char *encoding;
    encoding: Optional[bytes]
    # void (*function)(void);
    function: Any
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("selector", c_char_p),
        ("encoding", c_char_p),
        ("function", RKAnyFunction),
        ("userdata", c_void_p),
        ("drop", RKDrop),
    ]


# RKStatus rk_class_add_action(RKClassRef cls, const RKTypedActionDesc *desc);
@c_function([RKClassRef, POINTER(RKTypedActionDesc)], c_int32)
def rk_class_add_action(cls: Handle, desc: Pointer, /) -> int: ...


# RKStatus rk_object_responds_to(RKObjectRef object, const char *selector, bool *out);
@c_function([RKObjectRef, c_char_p, POINTER(c_bool)], c_int32)
def rk_object_responds_to(object: Handle, selector: Text, out: Pointer, /) -> int: ...


# RKStatus rk_object_get_action_encoding(RKObjectRef object, const char *selector, char *buffer, size_t capacity,
#     size_t *length);
@c_function([RKObjectRef, c_char_p, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_object_get_action_encoding(
    object: Handle, selector: Text, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...


# RKStatus rk_invoke(RKObjectRef receiver, const char *selector, const char *encoding, void *const *arguments,
#     void *result);
@c_function([RKObjectRef, c_char_p, c_char_p, POINTER(c_void_p), c_void_p], c_int32)
def rk_invoke(receiver: Handle, selector: Text, encoding: Text, arguments: Pointer, result: Pointer, /) -> int: ...


# RKStatus rk_closure_create(RKContextRef context, const char *encoding, RKClosureHandler handler, void *userdata,
#     void (*drop)(void *userdata), RKClosureRef *out);
@c_function([RKContextRef, c_char_p, RKClosureHandler, c_void_p, RKDrop, POINTER(RKClosureRef)], c_int32)
def rk_closure_create(
    context: Handle, encoding: Text, handler: Callback, userdata: Pointer, drop: Callback, out: Pointer, /,
) -> int: ...


# RKStatus rk_closure_get_function(RKClosureRef closure, void (**out)(void));
@c_function([RKClosureRef, POINTER(RKAnyFunction)], c_int32)
def rk_closure_get_function(closure: Handle, out: Pointer, /) -> int: ...
