"""Scroll views: their methods, delegate, offset; with scroll_values.py, scroll.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_double, c_int32, c_size_t, c_uint32, c_void_p
from enum import IntEnum
from typing import Any

from ._binding import Handle, Pointer, c_function
from .base import (
    RKClassRef,
    RKContextRef,
    RKDrop,
    RKEventRef,
    RKGestureRecognizerRef,
    RKObjectRef,
    RKScrollViewRef,
    RKTouchRef,
    RKViewRef,
)
from .geometry import RKEdgeInsets, RKPoint, RKRect, RKSize
from .scroll_values import *  # noqa: F403


class RKScrollViewDecelerationRate(IntEnum):
    """enum RKScrollViewDecelerationRate."""

    RKScrollViewDecelerationRateNormal = 0
    RKScrollViewDecelerationRateFast = 1


# typedef bool (*RKScrollViewTouchesShouldBeginMethod)(RKScrollViewRef self, const RKTouchRef *touches, size_t count,
#     RKEventRef event, RKViewRef view, void *userdata);
RKScrollViewTouchesShouldBeginMethod = CFUNCTYPE(
    c_bool, RKScrollViewRef, POINTER(RKTouchRef), c_size_t, RKEventRef, RKViewRef, c_void_p
)
# typedef bool (*RKScrollViewTouchesShouldCancelMethod)(RKScrollViewRef self, RKViewRef view, void *userdata);
RKScrollViewTouchesShouldCancelMethod = CFUNCTYPE(c_bool, RKScrollViewRef, RKViewRef, c_void_p)


class RKScrollViewMethods(Structure):
    """struct RKScrollViewMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKScrollViewTouchesShouldBeginMethod touches_should_begin;
    touches_should_begin: Any
    # RKScrollViewTouchesShouldCancelMethod touches_should_cancel;
    touches_should_cancel: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("touches_should_begin", RKScrollViewTouchesShouldBeginMethod),
        ("touches_should_cancel", RKScrollViewTouchesShouldCancelMethod),
    ]


# typedef void (*RKScrollViewNotice)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewNotice = CFUNCTYPE(None, RKScrollViewRef, c_void_p)
# typedef void (*RKScrollViewWillEndDragging)(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target, void
#     *userdata);
RKScrollViewWillEndDragging = CFUNCTYPE(None, RKScrollViewRef, RKPoint, POINTER(RKPoint), c_void_p)
# typedef void (*RKScrollViewDidEndDragging)(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata);
RKScrollViewDidEndDragging = CFUNCTYPE(None, RKScrollViewRef, c_bool, c_void_p)
# typedef RKViewRef (*RKScrollViewViewForZooming)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewViewForZooming = CFUNCTYPE(RKViewRef, RKScrollViewRef, c_void_p)
# typedef void (*RKScrollViewWillBeginZooming)(RKScrollViewRef scroll_view, RKViewRef view, void *userdata);
RKScrollViewWillBeginZooming = CFUNCTYPE(None, RKScrollViewRef, RKViewRef, c_void_p)
# typedef void (*RKScrollViewDidEndZooming)(RKScrollViewRef scroll_view, RKViewRef view, double scale, void
#     *userdata);
RKScrollViewDidEndZooming = CFUNCTYPE(None, RKScrollViewRef, RKViewRef, c_double, c_void_p)
# typedef bool (*RKScrollViewQuestion)(RKScrollViewRef scroll_view, void *userdata);
RKScrollViewQuestion = CFUNCTYPE(c_bool, RKScrollViewRef, c_void_p)


class RKScrollViewDelegate(Structure):
    """struct RKScrollViewDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKScrollViewNotice did_scroll;
    did_scroll: Any
    # RKScrollViewNotice did_zoom;
    did_zoom: Any
    # RKScrollViewNotice will_begin_dragging;
    will_begin_dragging: Any
    # RKScrollViewWillEndDragging will_end_dragging;
    will_end_dragging: Any
    # RKScrollViewDidEndDragging did_end_dragging;
    did_end_dragging: Any
    # RKScrollViewNotice will_begin_decelerating;
    will_begin_decelerating: Any
    # RKScrollViewNotice did_end_decelerating;
    did_end_decelerating: Any
    # RKScrollViewNotice did_end_scrolling_animation;
    did_end_scrolling_animation: Any
    # RKScrollViewViewForZooming view_for_zooming;
    view_for_zooming: Any
    # RKScrollViewWillBeginZooming will_begin_zooming;
    will_begin_zooming: Any
    # RKScrollViewDidEndZooming did_end_zooming;
    did_end_zooming: Any
    # RKScrollViewQuestion should_scroll_to_top;
    should_scroll_to_top: Any
    # RKScrollViewNotice did_scroll_to_top;
    did_scroll_to_top: Any
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("object", RKObjectRef),
        ("did_scroll", RKScrollViewNotice),
        ("did_zoom", RKScrollViewNotice),
        ("will_begin_dragging", RKScrollViewNotice),
        ("will_end_dragging", RKScrollViewWillEndDragging),
        ("did_end_dragging", RKScrollViewDidEndDragging),
        ("will_begin_decelerating", RKScrollViewNotice),
        ("did_end_decelerating", RKScrollViewNotice),
        ("did_end_scrolling_animation", RKScrollViewNotice),
        ("view_for_zooming", RKScrollViewViewForZooming),
        ("will_begin_zooming", RKScrollViewWillBeginZooming),
        ("did_end_zooming", RKScrollViewDidEndZooming),
        ("should_scroll_to_top", RKScrollViewQuestion),
        ("did_scroll_to_top", RKScrollViewNotice),
        ("userdata", c_void_p),
        ("drop", RKDrop),
    ]


# RKStatus rk_scroll_view_create(RKContextRef context, RKClassRef cls, RKRect frame, RKScrollViewRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKScrollViewRef)], c_int32)
def rk_scroll_view_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_delegate(RKScrollViewRef scroll_view, const RKScrollViewDelegate *delegate);
@c_function([RKScrollViewRef, POINTER(RKScrollViewDelegate)], c_int32)
def rk_scroll_view_set_delegate(scroll_view: Handle, delegate: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_delegate(RKScrollViewRef scroll_view, RKObjectRef *out);
@c_function([RKScrollViewRef, POINTER(RKObjectRef)], c_int32)
def rk_scroll_view_get_delegate(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_pan_gesture_recognizer(RKScrollViewRef scroll_view, RKGestureRecognizerRef *out);
@c_function([RKScrollViewRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_scroll_view_get_pan_gesture_recognizer(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_pinch_gesture_recognizer(RKScrollViewRef scroll_view, RKGestureRecognizerRef *out);
@c_function([RKScrollViewRef, POINTER(RKGestureRecognizerRef)], c_int32)
def rk_scroll_view_get_pinch_gesture_recognizer(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_content_offset(RKScrollViewRef scroll_view, RKPoint offset, bool animated);
@c_function([RKScrollViewRef, RKPoint, c_bool], c_int32)
def rk_scroll_view_set_content_offset(scroll_view: Handle, offset: RKPoint, animated: bool, /) -> int: ...


# RKStatus rk_scroll_view_get_content_offset(RKScrollViewRef scroll_view, RKPoint *out);
@c_function([RKScrollViewRef, POINTER(RKPoint)], c_int32)
def rk_scroll_view_get_content_offset(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_scroll_rect_to_visible(RKScrollViewRef scroll_view, RKRect rect, bool animated);
@c_function([RKScrollViewRef, RKRect, c_bool], c_int32)
def rk_scroll_view_scroll_rect_to_visible(scroll_view: Handle, rect: RKRect, animated: bool, /) -> int: ...


# RKStatus rk_scroll_view_scroll_to_top(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_scroll_to_top(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_content_size(RKScrollViewRef scroll_view, RKSize size);
@c_function([RKScrollViewRef, RKSize], c_int32)
def rk_scroll_view_set_content_size(scroll_view: Handle, size: RKSize, /) -> int: ...


# RKStatus rk_scroll_view_get_content_size(RKScrollViewRef scroll_view, RKSize *out);
@c_function([RKScrollViewRef, POINTER(RKSize)], c_int32)
def rk_scroll_view_get_content_size(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets insets);
@c_function([RKScrollViewRef, RKEdgeInsets], c_int32)
def rk_scroll_view_set_content_inset(scroll_view: Handle, insets: RKEdgeInsets, /) -> int: ...


# RKStatus rk_scroll_view_get_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets *out);
@c_function([RKScrollViewRef, POINTER(RKEdgeInsets)], c_int32)
def rk_scroll_view_get_content_inset(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_content_offset_range(RKScrollViewRef scroll_view, RKRect *out);
@c_function([RKScrollViewRef, POINTER(RKRect)], c_int32)
def rk_scroll_view_get_content_offset_range(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_touches_should_begin(RKClassRef cls, RKScrollViewRef self, const RKTouchRef *touches, size_t
#     count, RKEventRef event, RKViewRef view, bool *out);
@c_function([RKClassRef, RKScrollViewRef, POINTER(RKTouchRef), c_size_t, RKEventRef, RKViewRef, POINTER(c_bool)], c_int32)
def rk_super_touches_should_begin(
    cls: Handle, self: Handle, touches: Pointer, count: int, event: Handle, view: Handle, out: Pointer, /,
) -> int: ...


# RKStatus rk_super_touches_should_cancel(RKClassRef cls, RKScrollViewRef self, RKViewRef view, bool *out);
@c_function([RKClassRef, RKScrollViewRef, RKViewRef, POINTER(c_bool)], c_int32)
def rk_super_touches_should_cancel(cls: Handle, self: Handle, view: Handle, out: Pointer, /) -> int: ...
