"""The properties and values of the concrete recognisers, from tap to rotation; part of gesture.h."""

from __future__ import annotations

from ctypes import POINTER, c_double, c_int32, c_int64, c_uint32

from ._binding import Handle, Pointer, c_function
from .base import RKGestureRecognizerRef, RKViewRef
from .geometry import RKPoint


# RKStatus rk_tap_set_number_of_taps_required(RKGestureRecognizerRef tap, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_tap_set_number_of_taps_required(tap: Handle, value: int, /) -> int: ...


# RKStatus rk_tap_get_number_of_taps_required(RKGestureRecognizerRef tap, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_tap_get_number_of_taps_required(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_set_button_mask_required(RKGestureRecognizerRef tap, uint32_t mask);
@c_function([RKGestureRecognizerRef, c_uint32], c_int32)
def rk_tap_set_button_mask_required(tap: Handle, mask: int, /) -> int: ...


# RKStatus rk_tap_get_button_mask_required(RKGestureRecognizerRef tap, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_tap_get_button_mask_required(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_set_number_of_touches_required(RKGestureRecognizerRef tap, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_tap_set_number_of_touches_required(tap: Handle, value: int, /) -> int: ...


# RKStatus rk_tap_get_number_of_touches_required(RKGestureRecognizerRef tap, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_tap_get_number_of_touches_required(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_set_maximum_tap_duration(RKGestureRecognizerRef tap, double seconds);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_tap_set_maximum_tap_duration(tap: Handle, seconds: float, /) -> int: ...


# RKStatus rk_tap_get_maximum_tap_duration(RKGestureRecognizerRef tap, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_tap_get_maximum_tap_duration(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_set_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap, double seconds);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_tap_set_maximum_interval_between_successive_taps(tap: Handle, seconds: float, /) -> int: ...


# RKStatus rk_tap_get_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_tap_get_maximum_interval_between_successive_taps(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_tap_set_allowable_movement(RKGestureRecognizerRef tap, double points);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_tap_set_allowable_movement(tap: Handle, points: float, /) -> int: ...


# RKStatus rk_tap_get_allowable_movement(RKGestureRecognizerRef tap, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_tap_get_allowable_movement(tap: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_long_press_set_minimum_press_duration(RKGestureRecognizerRef press, double seconds);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_long_press_set_minimum_press_duration(press: Handle, seconds: float, /) -> int: ...


# RKStatus rk_long_press_get_minimum_press_duration(RKGestureRecognizerRef press, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_long_press_get_minimum_press_duration(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_long_press_set_allowable_movement(RKGestureRecognizerRef press, double points);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_long_press_set_allowable_movement(press: Handle, points: float, /) -> int: ...


# RKStatus rk_long_press_get_allowable_movement(RKGestureRecognizerRef press, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_long_press_get_allowable_movement(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_long_press_set_number_of_touches_required(RKGestureRecognizerRef press, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_long_press_set_number_of_touches_required(press: Handle, value: int, /) -> int: ...


# RKStatus rk_long_press_get_number_of_touches_required(RKGestureRecognizerRef press, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_long_press_get_number_of_touches_required(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_long_press_set_number_of_taps_required(RKGestureRecognizerRef press, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_long_press_set_number_of_taps_required(press: Handle, value: int, /) -> int: ...


# RKStatus rk_long_press_get_number_of_taps_required(RKGestureRecognizerRef press, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_long_press_get_number_of_taps_required(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_set_allowed_scroll_types_mask(RKGestureRecognizerRef pan, uint32_t mask);
@c_function([RKGestureRecognizerRef, c_uint32], c_int32)
def rk_pan_set_allowed_scroll_types_mask(pan: Handle, mask: int, /) -> int: ...


# RKStatus rk_pan_get_allowed_scroll_types_mask(RKGestureRecognizerRef pan, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_pan_get_allowed_scroll_types_mask(pan: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_set_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_pan_set_minimum_number_of_touches(pan: Handle, value: int, /) -> int: ...


# RKStatus rk_pan_get_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_pan_get_minimum_number_of_touches(pan: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_set_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_pan_set_maximum_number_of_touches(pan: Handle, value: int, /) -> int: ...


# RKStatus rk_pan_get_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_pan_get_maximum_number_of_touches(pan: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_get_translation(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
@c_function([RKGestureRecognizerRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_pan_get_translation(pan: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pan_set_translation(RKGestureRecognizerRef pan, RKPoint translation, RKViewRef view);
@c_function([RKGestureRecognizerRef, RKPoint, RKViewRef], c_int32)
def rk_pan_set_translation(pan: Handle, translation: RKPoint, view: Handle, /) -> int: ...


# RKStatus rk_pan_get_velocity(RKGestureRecognizerRef pan, RKViewRef view, RKPoint *out);
@c_function([RKGestureRecognizerRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_pan_get_velocity(pan: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_get_z_offset(RKGestureRecognizerRef hover, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_hover_get_z_offset(hover: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_get_altitude_angle(RKGestureRecognizerRef hover, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_hover_get_altitude_angle(hover: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_get_azimuth_angle(RKGestureRecognizerRef hover, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_hover_get_azimuth_angle(hover: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_get_azimuth_unit_vector(RKGestureRecognizerRef hover, RKViewRef view, RKPoint *out);
@c_function([RKGestureRecognizerRef, RKViewRef, POINTER(RKPoint)], c_int32)
def rk_hover_get_azimuth_unit_vector(hover: Handle, view: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_hover_get_roll_angle(RKGestureRecognizerRef hover, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_hover_get_roll_angle(hover: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_screen_edge_pan_set_edges(RKGestureRecognizerRef pan, uint32_t edges);
@c_function([RKGestureRecognizerRef, c_uint32], c_int32)
def rk_screen_edge_pan_set_edges(pan: Handle, edges: int, /) -> int: ...


# RKStatus rk_screen_edge_pan_get_edges(RKGestureRecognizerRef pan, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_screen_edge_pan_get_edges(pan: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_swipe_set_direction(RKGestureRecognizerRef swipe, uint32_t direction);
@c_function([RKGestureRecognizerRef, c_uint32], c_int32)
def rk_swipe_set_direction(swipe: Handle, direction: int, /) -> int: ...


# RKStatus rk_swipe_get_direction(RKGestureRecognizerRef swipe, uint32_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_uint32)], c_int32)
def rk_swipe_get_direction(swipe: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_swipe_set_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t value);
@c_function([RKGestureRecognizerRef, c_int64], c_int32)
def rk_swipe_set_number_of_touches_required(swipe: Handle, value: int, /) -> int: ...


# RKStatus rk_swipe_get_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t *out);
@c_function([RKGestureRecognizerRef, POINTER(c_int64)], c_int32)
def rk_swipe_get_number_of_touches_required(swipe: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pinch_get_scale(RKGestureRecognizerRef pinch, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_pinch_get_scale(pinch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_pinch_set_scale(RKGestureRecognizerRef pinch, double scale);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_pinch_set_scale(pinch: Handle, scale: float, /) -> int: ...


# RKStatus rk_pinch_get_velocity(RKGestureRecognizerRef pinch, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_pinch_get_velocity(pinch: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_rotation_get_rotation(RKGestureRecognizerRef rotation, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_rotation_get_rotation(rotation: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_rotation_set_rotation(RKGestureRecognizerRef rotation, double radians);
@c_function([RKGestureRecognizerRef, c_double], c_int32)
def rk_rotation_set_rotation(rotation: Handle, radians: float, /) -> int: ...


# RKStatus rk_rotation_get_velocity(RKGestureRecognizerRef rotation, double *out);
@c_function([RKGestureRecognizerRef, POINTER(c_double)], c_int32)
def rk_rotation_get_velocity(rotation: Handle, out: Pointer, /) -> int: ...
