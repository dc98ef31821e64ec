"""Controls: events, targets, state, tracking; with control_values.py, control.h."""

from __future__ import annotations

from ctypes import CFUNCTYPE, POINTER, Structure, c_bool, c_char_p, c_int32, c_uint32, c_uint64, c_void_p
from enum import IntEnum
from typing import Any

from ._binding import Callback, Handle, Pointer, Text, c_function
from .base import RKClassRef, RKContextRef, RKControlRef, RKDrop, RKEventRef, RKObjectRef, RKTouchRef
from .control_values import *  # noqa: F403
from .geometry import RKRect

# typedef uint32_t RKControlEvents;
RKControlEvents = c_uint32
# #define RKControlEventTouchDown ((RKControlEvents)1 << 0)
RKControlEventTouchDown = 1 << 0
# #define RKControlEventTouchDownRepeat ((RKControlEvents)1 << 1)
RKControlEventTouchDownRepeat = 1 << 1
# #define RKControlEventTouchDragInside ((RKControlEvents)1 << 2)
RKControlEventTouchDragInside = 1 << 2
# #define RKControlEventTouchDragOutside ((RKControlEvents)1 << 3)
RKControlEventTouchDragOutside = 1 << 3
# #define RKControlEventTouchDragEnter ((RKControlEvents)1 << 4)
RKControlEventTouchDragEnter = 1 << 4
# #define RKControlEventTouchDragExit ((RKControlEvents)1 << 5)
RKControlEventTouchDragExit = 1 << 5
# #define RKControlEventTouchUpInside ((RKControlEvents)1 << 6)
RKControlEventTouchUpInside = 1 << 6
# #define RKControlEventTouchUpOutside ((RKControlEvents)1 << 7)
RKControlEventTouchUpOutside = 1 << 7
# #define RKControlEventTouchCancel ((RKControlEvents)1 << 8)
RKControlEventTouchCancel = 1 << 8
# #define RKControlEventValueChanged ((RKControlEvents)1 << 12)
RKControlEventValueChanged = 1 << 12
# #define RKControlEventPrimaryActionTriggered ((RKControlEvents)1 << 13)
RKControlEventPrimaryActionTriggered = 1 << 13
# #define RKControlEventMenuActionTriggered ((RKControlEvents)1 << 14)
RKControlEventMenuActionTriggered = 1 << 14
# #define RKControlEventEditingDidBegin ((RKControlEvents)1 << 16)
RKControlEventEditingDidBegin = 1 << 16
# #define RKControlEventEditingChanged ((RKControlEvents)1 << 17)
RKControlEventEditingChanged = 1 << 17
# #define RKControlEventEditingDidEnd ((RKControlEvents)1 << 18)
RKControlEventEditingDidEnd = 1 << 18
# #define RKControlEventEditingDidEndOnExit ((RKControlEvents)1 << 19)
RKControlEventEditingDidEndOnExit = 1 << 19
# #define RKControlEventAllTouchEvents ((RKControlEvents)0x00000FFF)
RKControlEventAllTouchEvents = 0x00000FFF
# #define RKControlEventAllEditingEvents ((RKControlEvents)0x000F0000)
RKControlEventAllEditingEvents = 0x000F0000
# #define RKControlEventApplicationReserved ((RKControlEvents)0x0F000000)
RKControlEventApplicationReserved = 0x0F000000
# #define RKControlEventSystemReserved ((RKControlEvents)0xF0000000)
RKControlEventSystemReserved = 0xF0000000
# #define RKControlEventAllEvents ((RKControlEvents)0xFFFFFFFF)
RKControlEventAllEvents = 0xFFFFFFFF


class RKControlState(IntEnum):
    """enum RKControlState."""

    RKControlStateNormal = 0
    RKControlStateHighlighted = 1
    RKControlStateDisabled = 2
    RKControlStateSelected = 4
    RKControlStateFocused = 8


# typedef bool (*RKControlTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
RKControlTrackingMethod = CFUNCTYPE(c_bool, RKControlRef, RKTouchRef, RKEventRef, c_void_p)
# typedef void (*RKControlEndTrackingMethod)(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata);
RKControlEndTrackingMethod = CFUNCTYPE(None, RKControlRef, RKTouchRef, RKEventRef, c_void_p)
# typedef void (*RKControlCancelTrackingMethod)(RKControlRef self, RKEventRef event, void *userdata);
RKControlCancelTrackingMethod = CFUNCTYPE(None, RKControlRef, RKEventRef, c_void_p)
# typedef void (*RKControlSendActionMethod)(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef
#     event, void *userdata);
RKControlSendActionMethod = CFUNCTYPE(None, RKControlRef, c_char_p, RKObjectRef, RKEventRef, c_void_p)
# typedef void (*RKControlAction)(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata);
RKControlAction = CFUNCTYPE(None, RKControlRef, RKControlEvents, RKEventRef, c_void_p)


class RKControlMethods(Structure):
    """struct RKControlMethods."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t reserved;
    reserved: int
    # RKControlTrackingMethod begin_tracking;
    begin_tracking: Any
    # RKControlTrackingMethod continue_tracking;
    continue_tracking: Any
    # RKControlEndTrackingMethod end_tracking;
    end_tracking: Any
    # RKControlCancelTrackingMethod cancel_tracking;
    cancel_tracking: Any
    # RKControlSendActionMethod send_action;
    send_action: Any
    _fields_ = [
        ("struct_size", c_uint32),
        ("reserved", c_uint32),
        ("begin_tracking", RKControlTrackingMethod),
        ("continue_tracking", RKControlTrackingMethod),
        ("end_tracking", RKControlEndTrackingMethod),
        ("cancel_tracking", RKControlCancelTrackingMethod),
        ("send_action", RKControlSendActionMethod),
    ]


# RKStatus rk_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_control_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_button_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_button_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_switch_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_switch_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_slider_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_slider_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_stepper_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_stepper_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_segmented_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_segmented_control_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_page_control_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_page_control_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_text_field_create(RKContextRef context, RKClassRef cls, RKRect frame, RKControlRef *out);
@c_function([RKContextRef, RKClassRef, RKRect, POINTER(RKControlRef)], c_int32)
def rk_text_field_create(context: Handle, cls: Handle, frame: RKRect, out: Pointer, /) -> int: ...


# RKStatus rk_control_add_target(RKControlRef control, RKObjectRef target, const char *selector, RKControlEvents
#     events);
@c_function([RKControlRef, RKObjectRef, c_char_p, RKControlEvents], c_int32)
def rk_control_add_target(control: Handle, target: Handle, selector: Text, events: int, /) -> int: ...


# RKStatus rk_control_remove_target(RKControlRef control, RKObjectRef target, const char *selector, RKControlEvents
#     events);
@c_function([RKControlRef, RKObjectRef, c_char_p, RKControlEvents], c_int32)
def rk_control_remove_target(control: Handle, target: Handle, selector: Text, events: int, /) -> int: ...


# RKStatus rk_control_add_action(RKControlRef control, RKControlEvents events, RKControlAction function, void
#     *userdata, void (*drop)(void *userdata), uint64_t *identifier);
@c_function([RKControlRef, RKControlEvents, RKControlAction, c_void_p, RKDrop, POINTER(c_uint64)], c_int32)
def rk_control_add_action(
    control: Handle, events: int, function: Callback, userdata: Pointer, drop: Callback, identifier: Pointer, /,
) -> int: ...


# RKStatus rk_control_remove_action(RKControlRef control, uint64_t identifier);
@c_function([RKControlRef, c_uint64], c_int32)
def rk_control_remove_action(control: Handle, identifier: int, /) -> int: ...


# RKStatus rk_control_get_all_control_events(RKControlRef control, RKControlEvents *out);
@c_function([RKControlRef, POINTER(RKControlEvents)], c_int32)
def rk_control_get_all_control_events(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_send_actions(RKControlRef control, RKControlEvents events);
@c_function([RKControlRef, RKControlEvents], c_int32)
def rk_control_send_actions(control: Handle, events: int, /) -> int: ...


# RKStatus rk_control_perform_primary_action(RKControlRef control);
@c_function([RKControlRef], c_int32)
def rk_control_perform_primary_action(control: Handle, /) -> int: ...


# RKStatus rk_control_send_action(RKControlRef control, const char *selector, RKObjectRef target, RKEventRef event);
@c_function([RKControlRef, c_char_p, RKObjectRef, RKEventRef], c_int32)
def rk_control_send_action(control: Handle, selector: Text, target: Handle, event: Handle, /) -> int: ...


# RKStatus rk_control_set_enabled(RKControlRef control, bool enabled);
@c_function([RKControlRef, c_bool], c_int32)
def rk_control_set_enabled(control: Handle, enabled: bool, /) -> int: ...


# RKStatus rk_control_is_enabled(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_enabled(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_selected(RKControlRef control, bool selected);
@c_function([RKControlRef, c_bool], c_int32)
def rk_control_set_selected(control: Handle, selected: bool, /) -> int: ...


# RKStatus rk_control_is_selected(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_selected(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_set_highlighted(RKControlRef control, bool highlighted);
@c_function([RKControlRef, c_bool], c_int32)
def rk_control_set_highlighted(control: Handle, highlighted: bool, /) -> int: ...


# RKStatus rk_control_is_highlighted(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_highlighted(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_get_state(RKControlRef control, uint32_t *out);
@c_function([RKControlRef, POINTER(c_uint32)], c_int32)
def rk_control_get_state(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_is_tracking(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_tracking(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_control_is_touch_inside(RKControlRef control, bool *out);
@c_function([RKControlRef, POINTER(c_bool)], c_int32)
def rk_control_is_touch_inside(control: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_begin_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event, bool *out);
@c_function([RKClassRef, RKControlRef, RKTouchRef, RKEventRef, POINTER(c_bool)], c_int32)
def rk_super_begin_tracking(cls: Handle, self: Handle, touch: Handle, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_continue_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event, bool
#     *out);
@c_function([RKClassRef, RKControlRef, RKTouchRef, RKEventRef, POINTER(c_bool)], c_int32)
def rk_super_continue_tracking(cls: Handle, self: Handle, touch: Handle, event: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_end_tracking(RKClassRef cls, RKControlRef self, RKTouchRef touch, RKEventRef event);
@c_function([RKClassRef, RKControlRef, RKTouchRef, RKEventRef], c_int32)
def rk_super_end_tracking(cls: Handle, self: Handle, touch: Handle, event: Handle, /) -> int: ...


# RKStatus rk_super_cancel_tracking(RKClassRef cls, RKControlRef self, RKEventRef event);
@c_function([RKClassRef, RKControlRef, RKEventRef], c_int32)
def rk_super_cancel_tracking(cls: Handle, self: Handle, event: Handle, /) -> int: ...


# RKStatus rk_super_send_action(RKClassRef cls, RKControlRef self, const char *selector, RKObjectRef target,
#     RKEventRef event);
@c_function([RKClassRef, RKControlRef, c_char_p, RKObjectRef, RKEventRef], c_int32)
def rk_super_send_action(cls: Handle, self: Handle, selector: Text, target: Handle, event: Handle, /) -> int: ...
