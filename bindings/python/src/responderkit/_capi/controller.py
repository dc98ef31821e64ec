"""View controllers: controller.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_int32, c_size_t, c_uint32, c_void_p
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import RKClassRef, RKContextRef, RKViewControllerRef, RKViewRef

# typedef void (*RKViewControllerMethod)(RKViewControllerRef self, void *userdata);
RKViewControllerMethod = CFUNCTYPE(None, RKViewControllerRef, c_void_p)

# typedef void (*RKViewControllerAppearanceMethod)(RKViewControllerRef self, bool animated, void *userdata);
RKViewControllerAppearanceMethod = CFUNCTYPE(None, RKViewControllerRef, c_bool, c_void_p)

# typedef bool (*RKViewControllerQuestion)(RKViewControllerRef self, void *userdata);
RKViewControllerQuestion = CFUNCTYPE(c_bool, RKViewControllerRef, c_void_p)

class RKViewControllerMethods(Structure):
    """struct RKViewControllerMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKViewControllerMethod load_view;
    load_view: Any
    # RKViewControllerMethod view_did_load;
    view_did_load: Any
    # RKViewControllerAppearanceMethod view_will_appear;
    view_will_appear: Any
    # RKViewControllerAppearanceMethod view_is_appearing;
    view_is_appearing: Any
    # RKViewControllerAppearanceMethod view_did_appear;
    view_did_appear: Any
    # RKViewControllerAppearanceMethod view_will_disappear;
    view_will_disappear: Any
    # RKViewControllerAppearanceMethod view_did_disappear;
    view_did_disappear: Any
    # RKViewControllerQuestion should_automatically_forward_appearance_methods;
    should_automatically_forward_appearance_methods: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("load_view", RKViewControllerMethod),
        ("view_did_load", RKViewControllerMethod),
        ("view_will_appear", RKViewControllerAppearanceMethod),
        ("view_is_appearing", RKViewControllerAppearanceMethod),
        ("view_did_appear", RKViewControllerAppearanceMethod),
        ("view_will_disappear", RKViewControllerAppearanceMethod),
        ("view_did_disappear", RKViewControllerAppearanceMethod),
        ("should_automatically_forward_appearance_methods", RKViewControllerQuestion),
    ]


# RKStatus rk_view_controller_create(RKContextRef context, RKClassRef cls, RKViewControllerRef *out);
@c_function([RKContextRef, RKClassRef, POINTER(RKViewControllerRef)], c_int32)
def rk_view_controller_create(context: Handle, cls: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_set_view(RKViewControllerRef controller, RKViewRef view);
@c_function([RKViewControllerRef, RKViewRef], c_int32)
def rk_view_controller_set_view(controller: Handle, view: Handle, /) -> int: ...


# RKStatus rk_view_controller_get_view(RKViewControllerRef controller, RKViewRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewRef)], c_int32)
def rk_view_controller_get_view(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_get_view_if_loaded(RKViewControllerRef controller, RKViewRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewRef)], c_int32)
def rk_view_controller_get_view_if_loaded(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_add_child(RKViewControllerRef controller, RKViewControllerRef child);
@c_function([RKViewControllerRef, RKViewControllerRef], c_int32)
def rk_view_controller_add_child(controller: Handle, child: Handle, /) -> int: ...


# RKStatus rk_view_controller_remove_from_parent(RKViewControllerRef controller);
@c_function([RKViewControllerRef], c_int32)
def rk_view_controller_remove_from_parent(controller: Handle, /) -> int: ...


# RKStatus rk_view_controller_get_parent(RKViewControllerRef controller, RKViewControllerRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_view_controller_get_parent(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_get_children(RKViewControllerRef controller, RKViewControllerRef *buffer, size_t
#     capacity, size_t *length);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_controller_get_children(controller: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_view_controller_present(RKViewControllerRef controller, RKViewControllerRef presented);
@c_function([RKViewControllerRef, RKViewControllerRef], c_int32)
def rk_view_controller_present(controller: Handle, presented: Handle, /) -> int: ...


# RKStatus rk_view_controller_dismiss(RKViewControllerRef controller);
@c_function([RKViewControllerRef], c_int32)
def rk_view_controller_dismiss(controller: Handle, /) -> int: ...


# RKStatus rk_view_controller_get_presenting(RKViewControllerRef controller, RKViewControllerRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_view_controller_get_presenting(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_get_presented(RKViewControllerRef controller, RKViewControllerRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_view_controller_get_presented(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_controller_begin_appearance_transition(RKViewControllerRef controller, bool appearing, bool animated);
@c_function([RKViewControllerRef, c_bool, c_bool], c_int32)
def rk_view_controller_begin_appearance_transition(controller: Handle, appearing: bool, animated: bool, /) -> int: ...


# RKStatus rk_view_controller_end_appearance_transition(RKViewControllerRef controller);
@c_function([RKViewControllerRef], c_int32)
def rk_view_controller_end_appearance_transition(controller: Handle, /) -> int: ...


# RKStatus rk_navigation_controller_create(RKContextRef context, RKClassRef cls, RKViewControllerRef root,
#     RKViewControllerRef *out);
@c_function([RKContextRef, RKClassRef, RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_navigation_controller_create(context: Handle, cls: Handle, root: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_navigation_controller_push(RKViewControllerRef controller, RKViewControllerRef content);
@c_function([RKViewControllerRef, RKViewControllerRef], c_int32)
def rk_navigation_controller_push(controller: Handle, content: Handle, /) -> int: ...


# RKStatus rk_navigation_controller_pop(RKViewControllerRef controller, bool *out);
@c_function([RKViewControllerRef, POINTER(c_bool)], c_int32)
def rk_navigation_controller_pop(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_navigation_controller_pop_to_root(RKViewControllerRef controller, bool *out);
@c_function([RKViewControllerRef, POINTER(c_bool)], c_int32)
def rk_navigation_controller_pop_to_root(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_navigation_controller_get_visible(RKViewControllerRef controller, RKViewControllerRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_navigation_controller_get_visible(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_navigation_controller_get_top(RKViewControllerRef controller, RKViewControllerRef *out);
@c_function([RKViewControllerRef, POINTER(RKViewControllerRef)], c_int32)
def rk_navigation_controller_get_top(controller: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_load_view(RKClassRef cls, RKViewControllerRef self);
@c_function([RKClassRef, RKViewControllerRef], c_int32)
def rk_super_load_view(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_view_did_load(RKClassRef cls, RKViewControllerRef self);
@c_function([RKClassRef, RKViewControllerRef], c_int32)
def rk_super_view_did_load(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_view_will_appear(RKClassRef cls, RKViewControllerRef self, bool animated);
@c_function([RKClassRef, RKViewControllerRef, c_bool], c_int32)
def rk_super_view_will_appear(cls: Handle, self: Handle, animated: bool, /) -> int: ...


# RKStatus rk_super_view_is_appearing(RKClassRef cls, RKViewControllerRef self, bool animated);
@c_function([RKClassRef, RKViewControllerRef, c_bool], c_int32)
def rk_super_view_is_appearing(cls: Handle, self: Handle, animated: bool, /) -> int: ...


# RKStatus rk_super_view_did_appear(RKClassRef cls, RKViewControllerRef self, bool animated);
@c_function([RKClassRef, RKViewControllerRef, c_bool], c_int32)
def rk_super_view_did_appear(cls: Handle, self: Handle, animated: bool, /) -> int: ...


# RKStatus rk_super_view_will_disappear(RKClassRef cls, RKViewControllerRef self, bool animated);
@c_function([RKClassRef, RKViewControllerRef, c_bool], c_int32)
def rk_super_view_will_disappear(cls: Handle, self: Handle, animated: bool, /) -> int: ...


# RKStatus rk_super_view_did_disappear(RKClassRef cls, RKViewControllerRef self, bool animated);
@c_function([RKClassRef, RKViewControllerRef, c_bool], c_int32)
def rk_super_view_did_disappear(cls: Handle, self: Handle, animated: bool, /) -> int: ...


# RKStatus rk_super_should_automatically_forward_appearance_methods(RKClassRef cls, RKViewControllerRef self, bool *out);
@c_function([RKClassRef, RKViewControllerRef, POINTER(c_bool)], c_int32)
def rk_super_should_automatically_forward_appearance_methods(cls: Handle, self: Handle, out: Pointer, /) -> int: ...
