"""What a scroll view is doing, how it behaves, zooming: the second half of scroll.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_double, c_int32

from ._binding import Handle, Pointer, c_function
from .base import RKScrollViewRef
from .geometry import RKEdgeInsets, RKPoint, RKRect


# RKStatus rk_scroll_view_is_tracking(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_tracking(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_dragging(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_dragging(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_decelerating(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_decelerating(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_zooming(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_zooming(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_zoom_bouncing(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_zoom_bouncing(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_velocity(RKScrollViewRef scroll_view, RKPoint *out);
@c_function([RKScrollViewRef, POINTER(RKPoint)], c_int32)
def rk_scroll_view_get_velocity(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_scroll_enabled(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_scroll_enabled(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_is_scroll_enabled(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_scroll_enabled(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_bounces(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_bounces(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_bounces(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_bounces(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_always_bounce_vertical(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_always_bounce_vertical(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_always_bounces_vertical(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_always_bounces_vertical(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_always_bounce_horizontal(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_always_bounce_horizontal(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_always_bounces_horizontal(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_always_bounces_horizontal(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_paging_enabled(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_paging_enabled(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_is_paging_enabled(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_paging_enabled(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_directional_lock_enabled(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_directional_lock_enabled(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_is_directional_lock_enabled(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_directional_lock_enabled(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_delays_content_touches(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_delays_content_touches(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_delays_content_touches(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_delays_content_touches(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_can_cancel_content_touches(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_can_cancel_content_touches(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_can_cancel_content_touches(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_can_cancel_content_touches(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_bounces_zoom(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_bounces_zoom(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_bounces_zoom(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_bounces_zoom(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_scrolls_to_top(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_scrolls_to_top(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_scrolls_to_top(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_scrolls_to_top(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_chains_to_ancestor(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_chains_to_ancestor(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_chains_to_ancestor(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_chains_to_ancestor(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_deceleration_rate(RKScrollViewRef scroll_view, RKScrollViewDecelerationRate rate);
@c_function([RKScrollViewRef, c_int32], c_int32)
def rk_scroll_view_set_deceleration_rate(scroll_view: Handle, rate: int, /) -> int: ...


# RKStatus rk_scroll_view_get_deceleration_rate(RKScrollViewRef scroll_view, RKScrollViewDecelerationRate *out);
@c_function([RKScrollViewRef, POINTER(c_int32)], c_int32)
def rk_scroll_view_get_deceleration_rate(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_zoom_scale_range(RKScrollViewRef scroll_view, double minimum, double maximum);
@c_function([RKScrollViewRef, c_double, c_double], c_int32)
def rk_scroll_view_set_zoom_scale_range(scroll_view: Handle, minimum: float, maximum: float, /) -> int: ...


# RKStatus rk_scroll_view_get_zoom_scale_range(RKScrollViewRef scroll_view, double *minimum, double *maximum);
@c_function([RKScrollViewRef, POINTER(c_double), POINTER(c_double)], c_int32)
def rk_scroll_view_get_zoom_scale_range(scroll_view: Handle, minimum: Pointer, maximum: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_zoom_scale(RKScrollViewRef scroll_view, double scale, bool animated);
@c_function([RKScrollViewRef, c_double, c_bool], c_int32)
def rk_scroll_view_set_zoom_scale(scroll_view: Handle, scale: float, animated: bool, /) -> int: ...


# RKStatus rk_scroll_view_get_zoom_scale(RKScrollViewRef scroll_view, double *out);
@c_function([RKScrollViewRef, POINTER(c_double)], c_int32)
def rk_scroll_view_get_zoom_scale(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_zoom_to_rect(RKScrollViewRef scroll_view, RKRect rect, bool animated);
@c_function([RKScrollViewRef, RKRect, c_bool], c_int32)
def rk_scroll_view_zoom_to_rect(scroll_view: Handle, rect: RKRect, animated: bool, /) -> int: ...


# RKStatus rk_scroll_view_set_bounces_horizontally(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_bounces_horizontally(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_bounces_horizontally(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_bounces_horizontally(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_bounces_vertically(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_bounces_vertically(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_bounces_vertically(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_bounces_vertically(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_transfers_horizontal_scrolling_to_parent(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_transfers_vertical_scrolling_to_parent(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_transfers_vertical_scrolling_to_parent(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_transfers_touches_to_parent(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_transfers_touches_to_parent(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_shows_vertical_scroll_indicator(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_shows_vertical_scroll_indicator(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view, bool value);
@c_function([RKScrollViewRef, c_bool], c_int32)
def rk_scroll_view_set_shows_horizontal_scroll_indicator(scroll_view: Handle, value: bool, /) -> int: ...


# RKStatus rk_scroll_view_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_shows_horizontal_scroll_indicator(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_scroll_animating(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_scroll_animating(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_zoom_animating(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_zoom_animating(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_stop_scrolling_and_zooming(RKScrollViewRef scroll_view);
@c_function([RKScrollViewRef], c_int32)
def rk_scroll_view_stop_scrolling_and_zooming(scroll_view: Handle, /) -> int: ...


# RKStatus rk_scroll_view_flash_scroll_indicators(RKScrollViewRef scroll_view);
@c_function([RKScrollViewRef], c_int32)
def rk_scroll_view_flash_scroll_indicators(scroll_view: Handle, /) -> int: ...


# RKStatus rk_scroll_view_set_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view, RKEdgeInsets insets);
@c_function([RKScrollViewRef, RKEdgeInsets], c_int32)
def rk_scroll_view_set_vertical_scroll_indicator_insets(scroll_view: Handle, insets: RKEdgeInsets, /) -> int: ...


# RKStatus rk_scroll_view_get_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view, RKEdgeInsets *out);
@c_function([RKScrollViewRef, POINTER(RKEdgeInsets)], c_int32)
def rk_scroll_view_get_vertical_scroll_indicator_insets(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_vertical_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
@c_function([RKScrollViewRef, POINTER(RKRect)], c_int32)
def rk_scroll_view_get_vertical_scroll_indicator(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_vertical_scroll_indicator_visible(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_vertical_scroll_indicator_visible(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_set_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view, RKEdgeInsets insets);
@c_function([RKScrollViewRef, RKEdgeInsets], c_int32)
def rk_scroll_view_set_horizontal_scroll_indicator_insets(scroll_view: Handle, insets: RKEdgeInsets, /) -> int: ...


# RKStatus rk_scroll_view_get_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view, RKEdgeInsets *out);
@c_function([RKScrollViewRef, POINTER(RKEdgeInsets)], c_int32)
def rk_scroll_view_get_horizontal_scroll_indicator_insets(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_get_horizontal_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
@c_function([RKScrollViewRef, POINTER(RKRect)], c_int32)
def rk_scroll_view_get_horizontal_scroll_indicator(scroll_view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_scroll_view_is_horizontal_scroll_indicator_visible(RKScrollViewRef scroll_view, bool *out);
@c_function([RKScrollViewRef, POINTER(c_bool)], c_int32)
def rk_scroll_view_is_horizontal_scroll_indicator_visible(scroll_view: Handle, out: Pointer, /) -> int: ...
