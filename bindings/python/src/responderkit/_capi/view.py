"""Views: geometry, tree, conversion, hit-testing: view.h."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_void_p,
)
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import (
    RKClassRef,
    RKContextRef,
    RKEventRef,
    RKGestureRecognizerRef,
    RKViewControllerRef,
    RKViewRef,
    RKWindowRef,
)
from .geometry import RKPoint, RKRect, RKTransform

# typedef RKViewRef (*RKHitTestMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
RKHitTestMethod = CFUNCTYPE(RKViewRef, RKViewRef, RKPoint, RKEventRef, c_void_p)
# typedef bool (*RKPointInsideMethod)(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);
RKPointInsideMethod = CFUNCTYPE(c_bool, RKViewRef, RKPoint, RKEventRef, c_void_p)
# typedef void (*RKViewTreeMethod)(RKViewRef self, RKViewRef other, void *userdata);
RKViewTreeMethod = CFUNCTYPE(None, RKViewRef, RKViewRef, c_void_p)
# typedef void (*RKViewWindowMethod)(RKViewRef self, RKWindowRef window, void *userdata);
RKViewWindowMethod = CFUNCTYPE(None, RKViewRef, RKWindowRef, c_void_p)
# typedef void (*RKViewMethod)(RKViewRef self, void *userdata);
RKViewMethod = CFUNCTYPE(None, RKViewRef, c_void_p)
# typedef bool (*RKViewShouldBeginMethod)(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata);
RKViewShouldBeginMethod = CFUNCTYPE(c_bool, RKViewRef, RKGestureRecognizerRef, c_void_p)

class RKViewMethods(Structure):
    """struct RKViewMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKHitTestMethod hit_test;
    hit_test: Any
    # RKPointInsideMethod point_inside;
    point_inside: Any
    # RKViewTreeMethod will_move_to_superview;
    will_move_to_superview: Any
    # RKViewMethod did_move_to_superview;
    did_move_to_superview: Any
    # RKViewWindowMethod will_move_to_window;
    will_move_to_window: Any
    # RKViewMethod did_move_to_window;
    did_move_to_window: Any
    # RKViewTreeMethod did_add_subview;
    did_add_subview: Any
    # RKViewTreeMethod will_remove_subview;
    will_remove_subview: Any
    # RKViewShouldBeginMethod gesture_recognizer_should_begin;
    gesture_recognizer_should_begin: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("hit_test", RKHitTestMethod),
        ("point_inside", RKPointInsideMethod),
        ("will_move_to_superview", RKViewTreeMethod),
        ("did_move_to_superview", RKViewMethod),
        ("will_move_to_window", RKViewWindowMethod),
        ("did_move_to_window", RKViewMethod),
        ("did_add_subview", RKViewTreeMethod),
        ("will_remove_subview", RKViewTreeMethod),
        ("gesture_recognizer_should_begin", RKViewShouldBeginMethod),
    ]


# RKStatus rk_view_create(RKContextRef context, RKClassRef cls, RKRect frame, RKViewRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKViewRef)], c_int32)
def rk_view_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


class RKViewsDesc(Structure):
    """struct RKViewsDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # size_t count;
    count: int
    # const RKRect *frames;
    frames: Any
    # RKViewRef superview;
    superview: Handle
    # const int64_t *superviews;
    superviews: Any
    # RKClassRef cls;
    cls: Handle
    # const RKClassRef *classes;
    classes: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("count", c_size_t),
        ("frames", POINTER(RKRect)),
        ("superview", RKViewRef),
        ("superviews", POINTER(c_int64)),
        ("cls", RKClassRef),
        ("classes", POINTER(RKClassRef)),
    ]


# RKStatus rk_view_create_many(RKContextRef context, const RKViewsDesc *desc, RKViewRef *out);
@c_function([RKContextRef, POINTER(RKViewsDesc), POINTER(RKViewRef)], c_int32)
def rk_view_create_many(context: Handle, desc: Pointer, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_frame(RKViewRef view, RKRect frame);
@c_function([RKViewRef, RKRect], c_int32)
def rk_view_set_frame(view: Handle, frame: RKRect, /) -> int: ...


# RKStatus rk_view_get_frame(RKViewRef view, RKRect *out);
@c_function([RKViewRef, POINTER(RKRect)], c_int32)
def rk_view_get_frame(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_bounds(RKViewRef view, RKRect bounds);
@c_function([RKViewRef, RKRect], c_int32)
def rk_view_set_bounds(view: Handle, bounds: RKRect, /) -> int: ...


# RKStatus rk_view_get_bounds(RKViewRef view, RKRect *out);
@c_function([RKViewRef, POINTER(RKRect)], c_int32)
def rk_view_get_bounds(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_center(RKViewRef view, RKPoint center);
@c_function([RKViewRef, RKPoint], c_int32)
def rk_view_set_center(view: Handle, center: RKPoint, /) -> int: ...


# RKStatus rk_view_get_center(RKViewRef view, RKPoint *out);
@c_function([RKViewRef, POINTER(RKPoint)], c_int32)
def rk_view_get_center(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_transform(RKViewRef view, RKTransform transform);
@c_function([RKViewRef, RKTransform], c_int32)
def rk_view_set_transform(view: Handle, transform: RKTransform, /) -> int: ...


# RKStatus rk_view_get_transform(RKViewRef view, RKTransform *out);
@c_function([RKViewRef, POINTER(RKTransform)], c_int32)
def rk_view_get_transform(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_transform_3d(RKViewRef view, const double *matrix);
@c_function([RKViewRef, POINTER(c_double)], c_int32)
def rk_view_set_transform_3d(view: Handle, matrix: Pointer, /) -> int: ...


# RKStatus rk_view_set_anchor_point(RKViewRef view, RKPoint anchor_point);
@c_function([RKViewRef, RKPoint], c_int32)
def rk_view_set_anchor_point(view: Handle, anchor_point: RKPoint, /) -> int: ...


# RKStatus rk_view_get_anchor_point(RKViewRef view, RKPoint *out);
@c_function([RKViewRef, POINTER(RKPoint)], c_int32)
def rk_view_get_anchor_point(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_z_position(RKViewRef view, double z);
@c_function([RKViewRef, c_double], c_int32)
def rk_view_set_z_position(view: Handle, z: float, /) -> int: ...


# RKStatus rk_view_get_z_position(RKViewRef view, double *out);
@c_function([RKViewRef, POINTER(c_double)], c_int32)
def rk_view_get_z_position(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_hidden(RKViewRef view, bool hidden);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_hidden(view: Handle, hidden: bool, /) -> int: ...


# RKStatus rk_view_is_hidden(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_hidden(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_alpha(RKViewRef view, double alpha);
@c_function([RKViewRef, c_double], c_int32)
def rk_view_set_alpha(view: Handle, alpha: float, /) -> int: ...


# RKStatus rk_view_get_alpha(RKViewRef view, double *out);
@c_function([RKViewRef, POINTER(c_double)], c_int32)
def rk_view_get_alpha(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_user_interaction_enabled(RKViewRef view, bool enabled);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_user_interaction_enabled(view: Handle, enabled: bool, /) -> int: ...


# RKStatus rk_view_is_user_interaction_enabled(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_user_interaction_enabled(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_animating(RKViewRef view, bool animating);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_animating(view: Handle, animating: bool, /) -> int: ...


# RKStatus rk_view_is_animating(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_animating(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_multiple_touch_enabled(RKViewRef view, bool enabled);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_multiple_touch_enabled(view: Handle, enabled: bool, /) -> int: ...


# RKStatus rk_view_is_multiple_touch_enabled(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_multiple_touch_enabled(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_exclusive_touch(RKViewRef view, bool exclusive);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_exclusive_touch(view: Handle, exclusive: bool, /) -> int: ...


# RKStatus rk_view_is_exclusive_touch(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_exclusive_touch(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_set_clips_to_bounds(RKViewRef view, bool clips);
@c_function([RKViewRef, c_bool], c_int32)
def rk_view_set_clips_to_bounds(view: Handle, clips: bool, /) -> int: ...


# RKStatus rk_view_clips_to_bounds(RKViewRef view, bool *out);
@c_function([RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_clips_to_bounds(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_add_subview(RKViewRef view, RKViewRef subview);
@c_function([RKViewRef, RKViewRef], c_int32)
def rk_view_add_subview(view: Handle, subview: Handle, /) -> int: ...


# RKStatus rk_view_insert_subview_at_index(RKViewRef view, RKViewRef subview, int64_t index);
@c_function([RKViewRef, RKViewRef, c_int64], c_int32)
def rk_view_insert_subview_at_index(view: Handle, subview: Handle, index: int, /) -> int: ...


# RKStatus rk_view_insert_subview_below(RKViewRef view, RKViewRef subview, RKViewRef sibling);
@c_function([RKViewRef, RKViewRef, RKViewRef], c_int32)
def rk_view_insert_subview_below(view: Handle, subview: Handle, sibling: Handle, /) -> int: ...


# RKStatus rk_view_insert_subview_above(RKViewRef view, RKViewRef subview, RKViewRef sibling);
@c_function([RKViewRef, RKViewRef, RKViewRef], c_int32)
def rk_view_insert_subview_above(view: Handle, subview: Handle, sibling: Handle, /) -> int: ...


# RKStatus rk_view_exchange_subviews(RKViewRef view, int64_t first, int64_t second);
@c_function([RKViewRef, c_int64, c_int64], c_int32)
def rk_view_exchange_subviews(view: Handle, first: int, second: int, /) -> int: ...


# RKStatus rk_view_bring_subview_to_front(RKViewRef view, RKViewRef subview);
@c_function([RKViewRef, RKViewRef], c_int32)
def rk_view_bring_subview_to_front(view: Handle, subview: Handle, /) -> int: ...


# RKStatus rk_view_send_subview_to_back(RKViewRef view, RKViewRef subview);
@c_function([RKViewRef, RKViewRef], c_int32)
def rk_view_send_subview_to_back(view: Handle, subview: Handle, /) -> int: ...


# RKStatus rk_view_remove_from_superview(RKViewRef view);
@c_function([RKViewRef], c_int32)
def rk_view_remove_from_superview(view: Handle, /) -> int: ...


# RKStatus rk_view_get_superview(RKViewRef view, RKViewRef *out);
@c_function([RKViewRef, POINTER(RKViewRef)], c_int32)
def rk_view_get_superview(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_get_window(RKViewRef view, RKWindowRef *out);
@c_function([RKViewRef, POINTER(RKWindowRef)], c_int32)
def rk_view_get_window(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_get_subviews(RKViewRef view, RKViewRef *buffer, size_t capacity, size_t *length);
@c_function([RKViewRef, POINTER(RKViewRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_get_subviews(view: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_view_is_descendant_of(RKViewRef view, RKViewRef ancestor, bool *out);
@c_function([RKViewRef, RKViewRef, POINTER(c_bool)], c_int32)
def rk_view_is_descendant_of(view: Handle, ancestor: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_get_view_controller(RKViewRef view, RKViewControllerRef *out);
@c_function([RKViewRef, POINTER(RKViewControllerRef)], c_int32)
def rk_view_get_view_controller(view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_recursive_description(RKViewRef view, char *buffer, size_t capacity, size_t *length);
@c_function([RKViewRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_recursive_description(view: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_view_convert_point_to(RKViewRef view, RKPoint point, RKViewRef to, RKPoint *out);
@c_function([RKViewRef, RKPoint, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_view_convert_point_to(view: Handle, point: RKPoint, to: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_convert_point_from(RKViewRef view, RKPoint point, RKViewRef from, RKPoint *out);
@c_function([RKViewRef, RKPoint, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_view_convert_point_from(view: Handle, point: RKPoint, from_: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_convert_rect_to(RKViewRef view, RKRect rect, RKViewRef to, RKRect *out);
@c_function([RKViewRef, RKRect, RKViewRef, POINTER(RKRect)], c_int32)
def rk_view_convert_rect_to(view: Handle, rect: RKRect, to: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_convert_rect_from(RKViewRef view, RKRect rect, RKViewRef from, RKRect *out);
@c_function([RKViewRef, RKRect, RKViewRef, POINTER(RKRect)], c_int32)
def rk_view_convert_rect_from(view: Handle, rect: RKRect, from_: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_hit_test(RKViewRef view, RKPoint point, RKEventRef event, RKViewRef *out);
@c_function([RKViewRef, RKPoint, RKEventRef, POINTER(RKViewRef)], c_int32)
def rk_view_hit_test(view: Handle, point: RKPoint, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_view_hit_test_many(RKViewRef view, const RKPoint *points, size_t count, RKViewRef *out);
@c_function([RKViewRef, POINTER(RKPoint), c_size_t, POINTER(RKViewRef)], c_int32)
def rk_view_hit_test_many(view: Handle, points: Pointer, count: int, out: Pointer, /) -> int: ...


# RKStatus rk_hit_map(RKViewRef root, RKRect rect, size_t width, size_t height, RKViewRef *out);
@c_function([RKViewRef, RKRect, c_size_t, c_size_t, POINTER(RKViewRef)], c_int32)
def rk_hit_map(root: Handle, rect: RKRect, width: int, height: int, out: Pointer, /) -> int: ...


# RKStatus rk_view_point_inside(RKViewRef view, RKPoint point, RKEventRef event, bool *out);
@c_function([RKViewRef, RKPoint, RKEventRef, POINTER(c_bool)], c_int32)
def rk_view_point_inside(view: Handle, point: RKPoint, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_hit_test(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, RKViewRef *out);
@c_function([RKClassRef, RKViewRef, RKPoint, RKEventRef, POINTER(RKViewRef)], c_int32)
def rk_super_hit_test(cls: Handle, self: Handle, point: RKPoint, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_point_inside(RKClassRef cls, RKViewRef self, RKPoint point, RKEventRef event, bool *out);
@c_function([RKClassRef, RKViewRef, RKPoint, RKEventRef, POINTER(c_bool)], c_int32)
def rk_super_point_inside(cls: Handle, self: Handle, point: RKPoint, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_will_move_to_superview(RKClassRef cls, RKViewRef self, RKViewRef superview);
@c_function([RKClassRef, RKViewRef, RKViewRef], c_int32)
def rk_super_will_move_to_superview(cls: Handle, self: Handle, superview: Handle, /) -> int: ...


# RKStatus rk_super_did_move_to_superview(RKClassRef cls, RKViewRef self);
@c_function([RKClassRef, RKViewRef], c_int32)
def rk_super_did_move_to_superview(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_will_move_to_window(RKClassRef cls, RKViewRef self, RKWindowRef window);
@c_function([RKClassRef, RKViewRef, RKWindowRef], c_int32)
def rk_super_will_move_to_window(cls: Handle, self: Handle, window: Handle, /) -> int: ...


# RKStatus rk_super_did_move_to_window(RKClassRef cls, RKViewRef self);
@c_function([RKClassRef, RKViewRef], c_int32)
def rk_super_did_move_to_window(cls: Handle, self: Handle, /) -> int: ...


# RKStatus rk_super_did_add_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);
@c_function([RKClassRef, RKViewRef, RKViewRef], c_int32)
def rk_super_did_add_subview(cls: Handle, self: Handle, subview: Handle, /) -> int: ...


# RKStatus rk_super_will_remove_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);
@c_function([RKClassRef, RKViewRef, RKViewRef], c_int32)
def rk_super_will_remove_subview(cls: Handle, self: Handle, subview: Handle, /) -> int: ...
