"""Classes: class.h. (Python keeps the word for itself, hence the name of this module.)"""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_void_p
from typing import Any, Optional

from ._binding import Handle, Pointer, Text, c_function
from .application import RKApplicationMethods
from .base import RKClassRef, RKContextRef, RKDrop, RKInstanceFunction, RKObjectRef
from .control import RKControlMethods
from .controller import RKViewControllerMethods
from .gesture import RKGestureRecognizerMethods
from .responder import RKActionDesc, RKResponderMethods
from .scroll import RKScrollViewMethods
from .view import RKViewMethods
from .window import RKWindowMethods


class RKClassDesc(Structure):
    """struct RKClassDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # const char *name;
    name: Optional[bytes]
    # const char *superclass;
    superclass: Optional[bytes]
    # size_t instance_size;
    instance_size: int
    # void (*instance_init)(RKObjectRef object, void *instance, void *userdata);
    instance_init: Any
    # void (*instance_deinit)(RKObjectRef object, void *instance, void *userdata);
    instance_deinit: Any
    # const struct RKResponderMethods *responder_methods;
    responder_methods: Any
    # const struct RKViewMethods *view_methods;
    view_methods: Any
    # const struct RKWindowMethods *window_methods;
    window_methods: Any
    # const struct RKViewControllerMethods *view_controller_methods;
    view_controller_methods: Any
    # const struct RKApplicationMethods *application_methods;
    application_methods: Any
    # const struct RKActionDesc *actions;
    actions: Any
    # size_t action_count;
    action_count: int
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    # const struct RKControlMethods *control_methods;
    control_methods: Any
    # const struct RKGestureRecognizerMethods *gesture_recognizer_methods;
    gesture_recognizer_methods: Any
    # const struct RKScrollViewMethods *scroll_view_methods;
    scroll_view_methods: Any
    # double hit_test_outset;
    hit_test_outset: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("name", c_char_p),
        ("superclass", c_char_p),
        ("instance_size", c_size_t),
        ("instance_init", RKInstanceFunction),
        ("instance_deinit", RKInstanceFunction),
        ("responder_methods", POINTER(RKResponderMethods)),
        ("view_methods", POINTER(RKViewMethods)),
        ("window_methods", POINTER(RKWindowMethods)),
        ("view_controller_methods", POINTER(RKViewControllerMethods)),
        ("application_methods", POINTER(RKApplicationMethods)),
        ("actions", POINTER(RKActionDesc)),
        ("action_count", c_size_t),
        ("userdata", c_void_p),
        ("drop", RKDrop),
        ("control_methods", POINTER(RKControlMethods)),
        ("gesture_recognizer_methods", POINTER(RKGestureRecognizerMethods)),
        ("scroll_view_methods", POINTER(RKScrollViewMethods)),
        ("hit_test_outset", c_double),
    ]


# RKStatus rk_class_define(RKContextRef context, const RKClassDesc *desc, RKClassRef *out);
@c_function([RKContextRef, POINTER(RKClassDesc), POINTER(RKClassRef)], c_int32)
def rk_class_define(context: Handle, desc: Pointer, out: Pointer, /) -> int: ...


# RKStatus rk_class_find(RKContextRef context, const char *name, RKClassRef *out);
@c_function([RKContextRef, c_char_p, POINTER(RKClassRef)], c_int32)
def rk_class_find(context: Handle, name: Text, out: Pointer, /) -> int: ...


# RKStatus rk_class_get_name(RKClassRef cls, char *buffer, size_t capacity, size_t *length);
@c_function([RKClassRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_class_get_name(cls: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_class_get_superclass(RKClassRef cls, RKClassRef *out);
@c_function([RKClassRef, POINTER(RKClassRef)], c_int32)
def rk_class_get_superclass(cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_class_is_subclass_of(RKClassRef cls, RKClassRef ancestor, bool *out);
@c_function([RKClassRef, RKClassRef, POINTER(c_bool)], c_int32)
def rk_class_is_subclass_of(cls: Handle, ancestor: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_object_get_class(RKObjectRef object, RKClassRef *out);
@c_function([RKObjectRef, POINTER(RKClassRef)], c_int32)
def rk_object_get_class(object: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_object_is_kind_of(RKObjectRef object, RKClassRef cls, bool *out);
@c_function([RKObjectRef, RKClassRef, POINTER(c_bool)], c_int32)
def rk_object_is_kind_of(object: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_object_set_class(RKObjectRef object, RKClassRef cls);
@c_function([RKObjectRef, RKClassRef], c_int32)
def rk_object_set_class(object: Handle, cls: Handle, /) -> int: ...


# RKStatus rk_object_get_instance_data(RKObjectRef object, RKClassRef cls, void **out);
@c_function([RKObjectRef, RKClassRef, POINTER(c_void_p)], c_int32)
def rk_object_get_instance_data(object: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_class_extend(RKClassRef cls, const RKClassDesc *desc, RKClassRef *out);
@c_function([RKClassRef, POINTER(RKClassDesc), POINTER(RKClassRef)], c_int32)
def rk_class_extend(cls: Handle, desc: Pointer, out: Pointer, /) -> int: ...


# RKStatus rk_class_remove_extension(RKClassRef extension);
@c_function([RKClassRef], c_int32)
def rk_class_remove_extension(extension: Handle, /) -> int: ...
