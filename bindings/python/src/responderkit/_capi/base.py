"""Handles, statuses, reference counts, names: base.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, c_bool, c_char_p, c_int32, c_size_t, c_void_p
from enum import IntEnum
from typing import Optional

from ._binding import Callback, Handle, Pointer, Text, c_function

# typedef struct RKObject *RKObjectRef;
RKObjectRef = c_void_p
# typedef struct RKContext *RKContextRef;
RKContextRef = c_void_p
# typedef struct RKClass *RKClassRef;
RKClassRef = c_void_p
# typedef struct RKResponder *RKResponderRef;
RKResponderRef = c_void_p
# typedef struct RKView *RKViewRef;
RKViewRef = c_void_p
# typedef struct RKWindow *RKWindowRef;
RKWindowRef = c_void_p
# typedef struct RKControl *RKControlRef;
RKControlRef = c_void_p
# typedef struct RKScrollView *RKScrollViewRef;
RKScrollViewRef = c_void_p
# typedef struct RKGestureRecognizer *RKGestureRecognizerRef;
RKGestureRecognizerRef = c_void_p
# typedef struct RKViewController *RKViewControllerRef;
RKViewControllerRef = c_void_p
# typedef struct RKApplication *RKApplicationRef;
RKApplicationRef = c_void_p
# typedef struct RKTouch *RKTouchRef;
RKTouchRef = c_void_p
# typedef struct RKPress *RKPressRef;
RKPressRef = c_void_p
# typedef struct RKEvent *RKEventRef;
RKEventRef = c_void_p
# typedef struct RKTimer *RKTimerRef;
RKTimerRef = c_void_p

# void (*drop)(void *userdata)
RKDrop = CFUNCTYPE(None, c_void_p)
# void (*instance_init)(RKObjectRef object, void *instance, void *userdata)
RKInstanceFunction = CFUNCTYPE(None, RKObjectRef, c_void_p, c_void_p)


class RKStatus(IntEnum):
    """enum RKStatus."""

    RKStatusOK = 0
    RKStatusInvalidArgument = -1
    RKStatusInvalidHandle = -2
    RKStatusStaleHandle = -3
    RKStatusWrongKind = -4
    RKStatusWrongContext = -5
    RKStatusWrongThread = -6
    RKStatusNoMemory = -7
    RKStatusStructSize = -8
    RKStatusStructNewer = -9
    RKStatusCycle = -10
    RKStatusTooDeep = -11
    RKStatusNotFound = -12
    RKStatusAlreadyExists = -13
    RKStatusBufferTooSmall = -14
    RKStatusUnsupported = -15
    RKStatusLimitReached = -16
    RKStatusNotOwned = -17
    RKStatusBusy = -18
    RKStatusSystem = -19
    RKStatusPluginPolicy = -20
    RKStatusPluginFile = -21
    RKStatusPluginFormat = -22
    RKStatusPluginOpen = -23
    RKStatusPluginEntry = -24
    RKStatusPluginVersion = -25
    RKStatusPluginInit = -26
    RKStatusEncoding = -27


# const char *rk_status_name(RKStatus status);
@c_function([c_int32], c_char_p)
def rk_status_name(status: int, /) -> Optional[bytes]: ...


# const char *rk_status_message(RKStatus status);
@c_function([c_int32], c_char_p)
def rk_status_message(status: int, /) -> Optional[bytes]: ...


# const char *rk_last_error(void);
@c_function([], c_char_p)
def rk_last_error() -> Optional[bytes]: ...


# RKStatus rk_retain(RKObjectRef object);
@c_function([RKObjectRef], c_int32)
def rk_retain(object: Handle, /) -> int: ...


# RKStatus rk_release(RKObjectRef object);
@c_function([RKObjectRef], c_int32)
def rk_release(object: Handle, /) -> int: ...


# RKStatus rk_release_many(const RKObjectRef *objects, size_t count);
@c_function([POINTER(RKObjectRef), c_size_t], c_int32)
def rk_release_many(objects: Pointer, count: int, /) -> int: ...


# bool rk_object_is_alive(RKObjectRef object);
@c_function([RKObjectRef], c_bool)
def rk_object_is_alive(object: Handle, /) -> bool: ...


# RKStatus rk_object_get_context(RKObjectRef object, RKContextRef *out);
@c_function([RKObjectRef, POINTER(RKContextRef)], c_int32)
def rk_object_get_context(object: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_object_set_userdata(RKObjectRef object, void *userdata, void (*drop)(void *userdata));
@c_function([RKObjectRef, c_void_p, RKDrop], c_int32)
def rk_object_set_userdata(object: Handle, userdata: Pointer, drop: Callback, /) -> int: ...


# RKStatus rk_object_get_userdata(RKObjectRef object, void **out);
@c_function([RKObjectRef, POINTER(c_void_p)], c_int32)
def rk_object_get_userdata(object: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_object_set_name(RKObjectRef object, const char *name);
@c_function([RKObjectRef, c_char_p], c_int32)
def rk_object_set_name(object: Handle, name: Text, /) -> int: ...


# RKStatus rk_object_get_name(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
@c_function([RKObjectRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_object_get_name(object: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_object_describe(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
@c_function([RKObjectRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_object_describe(object: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...
