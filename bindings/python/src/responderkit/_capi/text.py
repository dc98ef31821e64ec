"""Text fields: their delegate, selection, access for input methods; text.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_int64, c_size_t, c_uint32, c_void_p
from enum import IntEnum
from typing import Any

from ._binding import Handle, Pointer, Text, c_function
from .base import RKControlRef, RKDrop, RKObjectRef
from .geometry import RKPoint


class RKTextDirection(IntEnum):
    """enum RKTextDirection."""

    RKTextDirectionForward = 0
    RKTextDirectionBackward = 1


class RKTextGranularity(IntEnum):
    """enum RKTextGranularity."""

    RKTextGranularityCharacter = 0
    RKTextGranularityWord = 1
    RKTextGranularityLine = 4


class RKTextEndReason(IntEnum):
    """enum RKTextEndReason."""

    RKTextEndReasonCommitted = 0
    RKTextEndReasonCancelled = 1


# typedef void (*RKTextFieldNotice)(RKControlRef text_field, void *userdata);
RKTextFieldNotice = CFUNCTYPE(None, RKControlRef, c_void_p)
# typedef bool (*RKTextFieldQuestion)(RKControlRef text_field, void *userdata);
RKTextFieldQuestion = CFUNCTYPE(c_bool, RKControlRef, c_void_p)
# typedef void (*RKTextFieldDidEndEditing)(RKControlRef text_field, RKTextEndReason reason, void *userdata);
RKTextFieldDidEndEditing = CFUNCTYPE(None, RKControlRef, c_int32, c_void_p)
# typedef bool (*RKTextFieldShouldChange)(RKControlRef text_field, size_t start, size_t end, const char *replacement,
#     void *userdata);
RKTextFieldShouldChange = CFUNCTYPE(c_bool, RKControlRef, c_size_t, c_size_t, c_char_p, c_void_p)
# typedef size_t (*RKTextFieldClosestPosition)(RKControlRef text_field, RKPoint point, void *userdata);
RKTextFieldClosestPosition = CFUNCTYPE(c_size_t, RKControlRef, RKPoint, c_void_p)


class RKTextFieldDelegate(Structure):
    """struct RKTextFieldDelegate."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKObjectRef object;
    object: Handle
    # RKTextFieldQuestion should_begin_editing;
    should_begin_editing: Any
    # RKTextFieldNotice did_begin_editing;
    did_begin_editing: Any
    # RKTextFieldQuestion should_end_editing;
    should_end_editing: Any
    # RKTextFieldDidEndEditing did_end_editing;
    did_end_editing: Any
    # RKTextFieldShouldChange should_change_characters;
    should_change_characters: Any
    # RKTextFieldNotice did_change_selection;
    did_change_selection: Any
    # RKTextFieldQuestion should_clear;
    should_clear: Any
    # RKTextFieldQuestion should_return;
    should_return: Any
    # RKTextFieldClosestPosition closest_position;
    closest_position: Any
    # void *userdata;
    userdata: Any
    # void (*drop)(void *userdata);
    drop: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("object", RKObjectRef),
        ("should_begin_editing", RKTextFieldQuestion),
        ("did_begin_editing", RKTextFieldNotice),
        ("should_end_editing", RKTextFieldQuestion),
        ("did_end_editing", RKTextFieldDidEndEditing),
        ("should_change_characters", RKTextFieldShouldChange),
        ("did_change_selection", RKTextFieldNotice),
        ("should_clear", RKTextFieldQuestion),
        ("should_return", RKTextFieldQuestion),
        ("closest_position", RKTextFieldClosestPosition),
        ("userdata", c_void_p),
        ("drop", RKDrop),
    ]


# RKStatus rk_text_field_set_delegate(RKControlRef text_field, const RKTextFieldDelegate *delegate);
@c_function([RKControlRef, POINTER(RKTextFieldDelegate)], c_int32)
def rk_text_field_set_delegate(text_field: Handle, delegate: Pointer, /) -> int: ...


# RKStatus rk_text_field_get_delegate(RKControlRef text_field, RKObjectRef *out);
@c_function([RKControlRef, POINTER(RKObjectRef)], c_int32)
def rk_text_field_get_delegate(text_field: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_is_editing(RKControlRef text_field, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_text_field_is_editing(text_field: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_set_secure_text_entry(RKControlRef text_field, bool secure);
@c_function([RKControlRef, c_bool], c_int32)
def rk_text_field_set_secure_text_entry(text_field: Handle, secure: bool, /) -> int: ...


# RKStatus rk_text_field_is_secure_text_entry(RKControlRef text_field, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_text_field_is_secure_text_entry(text_field: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_set_selected_range(RKControlRef text_field, size_t start, size_t end, RKTextDirection
#     affinity);
@c_function([RKControlRef, c_size_t, c_size_t, c_int32], c_int32)
def rk_text_field_set_selected_range(text_field: Handle, start: int, end: int, affinity: int, /) -> int: ...


# RKStatus rk_text_field_get_selected_range(RKControlRef text_field, size_t *start, size_t *end, RKTextDirection
#     *affinity);
@c_function([RKControlRef, POINTER(c_size_t), POINTER(c_size_t), POINTER(c_int32)], c_int32)
def rk_text_field_get_selected_range(text_field: Handle, start: Pointer, end: Pointer, affinity: Pointer, /) -> int: ...


# RKStatus rk_text_field_move(RKControlRef text_field, RKTextDirection direction, RKTextGranularity granularity, bool
#     extend);
@c_function([RKControlRef, c_int32, c_int32, c_bool], c_int32)
def rk_text_field_move(text_field: Handle, direction: int, granularity: int, extend: bool, /) -> int: ...


# RKStatus rk_text_field_get_position(RKControlRef text_field, size_t start, int64_t steps, RKTextGranularity
#     granularity, size_t *out);
@c_function([RKControlRef, c_size_t, c_int64, c_int32, POINTER(c_size_t)], c_int32)
def rk_text_field_get_position(
    text_field: Handle, start: int, steps: int, granularity: int, out: Pointer, /
) -> int: ...


# RKStatus rk_text_field_delete(RKControlRef text_field, RKTextDirection direction, RKTextGranularity granularity);
@c_function([RKControlRef, c_int32, c_int32], c_int32)
def rk_text_field_delete(text_field: Handle, direction: int, granularity: int, /) -> int: ...


# RKStatus rk_text_field_clear(RKControlRef text_field, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_text_field_clear(text_field: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_replace_range(RKControlRef text_field, size_t start, size_t end, const char *text);
@c_function([RKControlRef, c_size_t, c_size_t, c_char_p], c_int32)
def rk_text_field_replace_range(text_field: Handle, start: int, end: int, text: Text, /) -> int: ...


# RKStatus rk_text_field_get_text_in_range(RKControlRef text_field, size_t start, size_t end, char *buffer, size_t
#     capacity, size_t *length);
@c_function([RKControlRef, c_size_t, c_size_t, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_text_field_get_text_in_range(
    text_field: Handle, start: int, end: int, buffer: Pointer, capacity: int, length: Pointer, /
) -> int: ...


# RKStatus rk_text_field_set_marked_text(RKControlRef text_field, const char *text, size_t start, size_t end);
@c_function([RKControlRef, c_char_p, c_size_t, c_size_t], c_int32)
def rk_text_field_set_marked_text(text_field: Handle, text: Text, start: int, end: int, /) -> int: ...


# RKStatus rk_text_field_unmark_text(RKControlRef text_field);
@c_function([RKControlRef], c_int32)
def rk_text_field_unmark_text(text_field: Handle, /) -> int: ...


# RKStatus rk_text_field_get_marked_range(RKControlRef text_field, size_t *start, size_t *end);
@c_function([RKControlRef, POINTER(c_size_t), POINTER(c_size_t)], c_int32)
def rk_text_field_get_marked_range(text_field: Handle, start: Pointer, end: Pointer, /) -> int: ...
