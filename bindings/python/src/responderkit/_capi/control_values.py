"""The values of switches, sliders and the other controls; with control.py, control.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t

from ._binding import Handle, Pointer, Text, c_function
from .base import RKControlRef
from .geometry import RKRect


# RKStatus rk_switch_set_on(RKControlRef control, bool on);
@c_function([RKControlRef, c_bool], c_int32)
def rk_switch_set_on(control: Handle, on: bool, /) -> int: ...


# RKStatus rk_switch_is_on(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_switch_is_on(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_value(RKControlRef control, double value);
@c_function([RKControlRef, c_double], c_int32)
def rk_control_set_value(control: Handle, value: float, /) -> int: ...


# RKStatus rk_control_get_value(RKControlRef control, double *out);
@c_function([RKControlRef, POINTER(c_double)], c_int32)
def rk_control_get_value(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_value_range(RKControlRef control, double minimum, double maximum);
@c_function([RKControlRef, c_double, c_double], c_int32)
def rk_control_set_value_range(control: Handle, minimum: float, maximum: float, /) -> int: ...


# RKStatus rk_control_get_value_range(RKControlRef control, double *minimum, double *maximum);
@c_function([RKControlRef, POINTER(c_double), POINTER(c_double)], c_int32)
def rk_control_get_value_range(control: Handle, minimum: Pointer, maximum: Pointer, /) -> int: ...


# RKStatus rk_control_set_continuous(RKControlRef control, bool continuous);
@c_function([RKControlRef, c_bool], c_int32)
def rk_control_set_continuous(control: Handle, continuous: bool, /) -> int: ...


# RKStatus rk_control_is_continuous(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_continuous(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_slider_get_thumb_rect(RKControlRef slider, RKRect *out);
@c_function([RKControlRef, POINTER(RKRect)], c_int32)
def rk_slider_get_thumb_rect(slider: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_stepper_set_step_value(RKControlRef stepper, double step);
@c_function([RKControlRef, c_double], c_int32)
def rk_stepper_set_step_value(stepper: Handle, step: float, /) -> int: ...


# RKStatus rk_stepper_get_step_value(RKControlRef stepper, double *out);
@c_function([RKControlRef, POINTER(c_double)], c_int32)
def rk_stepper_get_step_value(stepper: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_stepper_set_wraps(RKControlRef stepper, bool wraps);
@c_function([RKControlRef, c_bool], c_int32)
def rk_stepper_set_wraps(stepper: Handle, wraps: bool, /) -> int: ...


# RKStatus rk_stepper_get_wraps(RKControlRef stepper, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_stepper_get_wraps(stepper: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_stepper_set_autorepeat(RKControlRef stepper, bool autorepeat);
@c_function([RKControlRef, c_bool], c_int32)
def rk_stepper_set_autorepeat(stepper: Handle, autorepeat: bool, /) -> int: ...


# RKStatus rk_stepper_get_autorepeat(RKControlRef stepper, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_stepper_get_autorepeat(stepper: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_count(RKControlRef control, int64_t count);
@c_function([RKControlRef, c_int64], c_int32)
def rk_control_set_count(control: Handle, count: int, /) -> int: ...


# RKStatus rk_control_get_count(RKControlRef control, int64_t *out);
@c_function([RKControlRef, POINTER(c_int64)], c_int32)
def rk_control_get_count(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_selected_index(RKControlRef control, int64_t index);
@c_function([RKControlRef, c_int64], c_int32)
def rk_control_set_selected_index(control: Handle, index: int, /) -> int: ...


# RKStatus rk_control_get_selected_index(RKControlRef control, int64_t *out);
@c_function([RKControlRef, POINTER(c_int64)], c_int32)
def rk_control_get_selected_index(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_segmented_control_set_momentary(RKControlRef control, bool momentary);
@c_function([RKControlRef, c_bool], c_int32)
def rk_segmented_control_set_momentary(control: Handle, momentary: bool, /) -> int: ...


# RKStatus rk_segmented_control_is_momentary(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_segmented_control_is_momentary(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_segmented_control_insert_segment(RKControlRef control, const char *title, int64_t index);
@c_function([RKControlRef, c_char_p, c_int64], c_int32)
def rk_segmented_control_insert_segment(control: Handle, title: Text, index: int, /) -> int: ...


# RKStatus rk_segmented_control_remove_segment(RKControlRef control, int64_t index);
@c_function([RKControlRef, c_int64], c_int32)
def rk_segmented_control_remove_segment(control: Handle, index: int, /) -> int: ...


# RKStatus rk_segmented_control_set_title(RKControlRef control, int64_t index, const char *title);
@c_function([RKControlRef, c_int64, c_char_p], c_int32)
def rk_segmented_control_set_title(control: Handle, index: int, title: Text, /) -> int: ...


# RKStatus rk_segmented_control_get_title(RKControlRef control, int64_t index, char *buffer, size_t capacity,
#     size_t *length);
@c_function([RKControlRef, c_int64, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_segmented_control_get_title(
    control: Handle, index: int, buffer: Pointer, capacity: int, length: Pointer, /
) -> int: ...


# RKStatus rk_segmented_control_set_segment_enabled(RKControlRef control, int64_t index, bool enabled);
@c_function([RKControlRef, c_int64, c_bool], c_int32)
def rk_segmented_control_set_segment_enabled(control: Handle, index: int, enabled: bool, /) -> int: ...


# RKStatus rk_segmented_control_is_segment_enabled(RKControlRef control, int64_t index, bool *out);
@c_function([RKControlRef, c_int64, POINTER(c_bool)], c_int32)
def rk_segmented_control_is_segment_enabled(control: Handle, index: int, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_set_text(RKControlRef text_field, const char *text);
@c_function([RKControlRef, c_char_p], c_int32)
def rk_text_field_set_text(text_field: Handle, text: Text, /) -> int: ...


# RKStatus rk_text_field_get_text(RKControlRef text_field, char *buffer, size_t capacity, size_t *length);
@c_function([RKControlRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_text_field_get_text(text_field: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...
