"""Presses of buttons and keys, key commands, text; with press_super.py, press.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32
from enum import IntEnum
from typing import Optional

from ._binding import Handle, Pointer, Text, c_function
from .base import RKContextRef, RKEventRef, RKGestureRecognizerRef, RKPressRef, RKResponderRef, RKWindowRef
from .event_values import RKKeyModifierFlags
from .press_super import *  # noqa: F403


class RKPressPhase(IntEnum):
    """enum RKPressPhase."""

    RKPressPhaseBegan = 0
    RKPressPhaseChanged = 1
    RKPressPhaseStationary = 2
    RKPressPhaseEnded = 3
    RKPressPhaseCancelled = 4


class RKPressType(IntEnum):
    """enum RKPressType."""

    RKPressTypeUpArrow = 0
    RKPressTypeDownArrow = 1
    RKPressTypeLeftArrow = 2
    RKPressTypeRightArrow = 3
    RKPressTypeSelect = 4
    RKPressTypeMenu = 5
    RKPressTypePlayPause = 6
    RKPressTypePageUp = 30
    RKPressTypePageDown = 31
    RKPressTypeKey = 63


class RKPressSample(Structure):
    """struct RKPressSample."""

    # uint32_t struct_size;
    struct_size: int
    # RKPressPhase phase;
    phase: int
    # int64_t id;
    id: int
    # RKPressType type;
    type: int
    # uint32_t key_code;
    key_code: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # uint32_t reserved;
    reserved: int
    # double force;
    force: float
    # const char *characters;
    characters: Optional[bytes]
    # const char *characters_ignoring_modifiers;
    characters_ignoring_modifiers: Optional[bytes]
    _fields_ = [
        ("struct_size", c_uint32),
        ("phase", c_int32),
        ("id", c_int64),
        ("type", c_int32),
        ("key_code", c_uint32),
        ("modifiers", RKKeyModifierFlags),
        ("reserved", c_uint32),
        ("force", c_double),
        ("characters", c_char_p),
        ("characters_ignoring_modifiers", c_char_p),
    ]


# RKStatus rk_context_send_presses(RKContextRef context, double timestamp, const RKPressSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKPressSample), c_size_t], c_int32)
def rk_context_send_presses(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


# RKStatus rk_context_post_presses(RKContextRef context, double timestamp, const RKPressSample *samples, size_t
#     count);
@c_function([RKContextRef, c_double, POINTER(RKPressSample), c_size_t], c_int32)
def rk_context_post_presses(context: Handle, timestamp: float, samples: Pointer, count: int, /) -> int: ...


# RKStatus rk_context_cancel_all_presses(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_cancel_all_presses(context: Handle, /) -> int: ...


# RKStatus rk_context_find_press(RKContextRef context, int64_t id, RKPressRef *out);
@c_function([RKContextRef, c_int64, POINTER(RKPressRef)], c_int32)
def rk_context_find_press(context: Handle, id: int, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_id(RKPressRef press, int64_t *out);
@c_function([RKPressRef, POINTER(c_int64)], c_int32)
def rk_press_get_id(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_phase(RKPressRef press, RKPressPhase *out);
@c_function([RKPressRef, POINTER(c_int32)], c_int32)
def rk_press_get_phase(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_type(RKPressRef press, RKPressType *out);
@c_function([RKPressRef, POINTER(c_int32)], c_int32)
def rk_press_get_type(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_force(RKPressRef press, double *out);
@c_function([RKPressRef, POINTER(c_double)], c_int32)
def rk_press_get_force(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_timestamp(RKPressRef press, double *out);
@c_function([RKPressRef, POINTER(c_double)], c_int32)
def rk_press_get_timestamp(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_responder(RKPressRef press, RKResponderRef *out);
@c_function([RKPressRef, POINTER(RKResponderRef)], c_int32)
def rk_press_get_responder(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_window(RKPressRef press, RKWindowRef *out);
@c_function([RKPressRef, POINTER(RKWindowRef)], c_int32)
def rk_press_get_window(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_key_code(RKPressRef press, uint32_t *out);
@c_function([RKPressRef, POINTER(c_uint32)], c_int32)
def rk_press_get_key_code(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_modifier_flags(RKPressRef press, RKKeyModifierFlags *out);
@c_function([RKPressRef, POINTER(RKKeyModifierFlags)], c_int32)
def rk_press_get_modifier_flags(press: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_press_get_characters(RKPressRef press, char *buffer, size_t capacity, size_t *length);
@c_function([RKPressRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_press_get_characters(press: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_press_get_characters_ignoring_modifiers(RKPressRef press, char *buffer, size_t capacity, size_t
#     *length);
@c_function([RKPressRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_press_get_characters_ignoring_modifiers(
    press: Handle, buffer: Pointer, capacity: int, length: Pointer, /,
) -> int: ...


# RKStatus rk_press_get_gesture_recognizers(RKPressRef press, RKGestureRecognizerRef *buffer, size_t capacity, size_t
#     *length);
@c_function([RKPressRef, POINTER(RKGestureRecognizerRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_press_get_gesture_recognizers(press: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_event_get_all_presses(RKEventRef event, RKPressRef *buffer, size_t capacity, size_t *length);
@c_function([RKEventRef, POINTER(RKPressRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_event_get_all_presses(event: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_responder_send_presses(RKResponderRef responder, RKPressPhase phase, const RKPressRef *presses, size_t
#     count, RKEventRef event);
@c_function([RKResponderRef, c_int32, POINTER(RKPressRef), c_size_t, RKEventRef], c_int32)
def rk_responder_send_presses(responder: Handle, phase: int, presses: Pointer, count: int, event: Handle, /) -> int: ...


# RKStatus rk_responder_add_key_command(RKResponderRef responder, const char *input, RKKeyModifierFlags modifiers,
#     const char *selector);
@c_function([RKResponderRef, c_char_p, RKKeyModifierFlags, c_char_p], c_int32)
def rk_responder_add_key_command(responder: Handle, input: Text, modifiers: int, selector: Text, /) -> int: ...


# RKStatus rk_responder_remove_key_command(RKResponderRef responder, const char *input, RKKeyModifierFlags modifiers);
@c_function([RKResponderRef, c_char_p, RKKeyModifierFlags], c_int32)
def rk_responder_remove_key_command(responder: Handle, input: Text, modifiers: int, /) -> int: ...


# RKStatus rk_context_insert_text(RKContextRef context, double timestamp, const char *text, bool *out);
@c_function([RKContextRef, c_double, c_char_p, POINTER(c_bool)], c_int32)
def rk_context_insert_text(context: Handle, timestamp: float, text: Text, out: Pointer, /) -> int: ...


# RKStatus rk_context_delete_backward(RKContextRef context, double timestamp, bool *out);
@c_function([RKContextRef, c_double, POINTER(c_bool)], c_int32)
def rk_context_delete_backward(context: Handle, timestamp: float, out: Pointer, /) -> int: ...


# RKStatus rk_context_post_text(RKContextRef context, double timestamp, const char *text);
@c_function([RKContextRef, c_double, c_char_p], c_int32)
def rk_context_post_text(context: Handle, timestamp: float, text: Text, /) -> int: ...


# RKStatus rk_responder_has_text(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_has_text(responder: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_responder_accepts_key_input(RKResponderRef responder, bool *out);
@c_function([RKResponderRef, POINTER(c_bool)], c_int32)
def rk_responder_accepts_key_input(responder: Handle, out: Pointer, /) -> int: ...
