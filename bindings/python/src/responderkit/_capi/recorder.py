"""The recorder: a session as one file: recorder.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_size_t, c_uint32, c_uint64, c_void_p
from enum import IntEnum
from typing import Any, Optional

from ._binding import Handle, Pointer, Text, c_function
from .base import RKContextRef, RKDrop


class RKRecorderOptions(IntEnum):
    """enum RKRecorderOptions."""

    RKRecorderOptionsNone = 0
    RKRecorderOptionsWithoutDecisions = 1


# typedef bool (*RKRecorderWriter)(const void *bytes, size_t count, void *userdata);
RKRecorderWriter = CFUNCTYPE(c_bool, c_void_p, c_size_t, c_void_p)


class RKRecorderDesc(Structure):
    """struct RKRecorderDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t options;
    options: int
    # const char *path;
    path: Optional[bytes]
    # RKRecorderWriter writer;
    writer: Any
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("options", c_uint32),
        ("path", c_char_p),
        ("writer", RKRecorderWriter),
        ("userdata", c_void_p),
        ("drop", RKDrop),
    ]


# RKStatus rk_recorder_start(RKContextRef context, const RKRecorderDesc *desc);
@c_function([RKContextRef, POINTER(RKRecorderDesc)], c_int32)
def rk_recorder_start(context: Handle, desc: Pointer, /) -> int: ...


# RKStatus rk_recorder_stop(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_recorder_stop(context: Handle, /) -> int: ...


# RKStatus rk_recorder_flush(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_recorder_flush(context: Handle, /) -> int: ...


# RKStatus rk_recorder_mark(RKContextRef context, const char *text);
@c_function([RKContextRef, c_char_p], c_int32)
def rk_recorder_mark(context: Handle, text: Text, /) -> int: ...


# RKStatus rk_recorder_get_size(RKContextRef context, uint64_t *out);
@c_function([RKContextRef, POINTER(c_uint64)], c_int32)
def rk_recorder_get_size(context: Handle, out: Pointer, /) -> int: ...
