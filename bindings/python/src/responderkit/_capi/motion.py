"""Shaking and remote control: motion.h."""

from __future__ import annotations

from ctypes import POINTER, c_bool, c_double, c_int32
from enum import IntEnum

from ._binding import Handle, Pointer, c_function
from .base import RKApplicationRef, RKClassRef, RKContextRef, RKEventRef, RKResponderRef


class RKMotionPhase(IntEnum):
    """enum RKMotionPhase."""

    RKMotionPhaseBegan = 0
    RKMotionPhaseEnded = 3
    RKMotionPhaseCancelled = 4


class RKEventSubtype(IntEnum):
    """enum RKEventSubtype."""

    RKEventSubtypeNone = 0
    RKEventSubtypeMotionShake = 1
    RKEventSubtypeRemoteControlPlay = 100
    RKEventSubtypeRemoteControlPause = 101
    RKEventSubtypeRemoteControlStop = 102
    RKEventSubtypeRemoteControlTogglePlayPause = 103
    RKEventSubtypeRemoteControlNextTrack = 104
    RKEventSubtypeRemoteControlPreviousTrack = 105
    RKEventSubtypeRemoteControlBeginSeekingBackward = 106
    RKEventSubtypeRemoteControlEndSeekingBackward = 107
    RKEventSubtypeRemoteControlBeginSeekingForward = 108
    RKEventSubtypeRemoteControlEndSeekingForward = 109


# RKStatus rk_context_send_motion(RKContextRef context, double timestamp, RKMotionPhase phase);
@c_function([RKContextRef, c_double, c_int32], c_int32)
def rk_context_send_motion(context: Handle, timestamp: float, phase: int, /) -> int: ...


# RKStatus rk_context_post_motion(RKContextRef context, double timestamp, RKMotionPhase phase);
@c_function([RKContextRef, c_double, c_int32], c_int32)
def rk_context_post_motion(context: Handle, timestamp: float, phase: int, /) -> int: ...


# RKStatus rk_context_send_remote_control(RKContextRef context, double timestamp, RKEventSubtype subtype);
@c_function([RKContextRef, c_double, c_int32], c_int32)
def rk_context_send_remote_control(context: Handle, timestamp: float, subtype: int, /) -> int: ...


# RKStatus rk_context_post_remote_control(RKContextRef context, double timestamp, RKEventSubtype subtype);
@c_function([RKContextRef, c_double, c_int32], c_int32)
def rk_context_post_remote_control(context: Handle, timestamp: float, subtype: int, /) -> int: ...


# RKStatus rk_application_begin_receiving_remote_control_events(RKApplicationRef application);
@c_function([RKApplicationRef], c_int32)
def rk_application_begin_receiving_remote_control_events(application: Handle, /) -> int: ...


# RKStatus rk_application_end_receiving_remote_control_events(RKApplicationRef application);
@c_function([RKApplicationRef], c_int32)
def rk_application_end_receiving_remote_control_events(application: Handle, /) -> int: ...


# RKStatus rk_application_is_receiving_remote_control_events(RKApplicationRef application, bool *out);
@c_function([RKApplicationRef, POINTER(c_bool)], c_int32)
def rk_application_is_receiving_remote_control_events(application: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_super_motion_began(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
@c_function([RKClassRef, RKResponderRef, c_int32, RKEventRef], c_int32)
def rk_super_motion_began(cls: Handle, self: Handle, motion: int, event: Handle, /) -> int: ...


# RKStatus rk_super_motion_ended(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
@c_function([RKClassRef, RKResponderRef, c_int32, RKEventRef], c_int32)
def rk_super_motion_ended(cls: Handle, self: Handle, motion: int, event: Handle, /) -> int: ...


# RKStatus rk_super_motion_cancelled(RKClassRef cls, RKResponderRef self, RKEventSubtype motion, RKEventRef event);
@c_function([RKClassRef, RKResponderRef, c_int32, RKEventRef], c_int32)
def rk_super_motion_cancelled(cls: Handle, self: Handle, motion: int, event: Handle, /) -> int: ...


# RKStatus rk_super_remote_control_received(RKClassRef cls, RKResponderRef self, RKEventRef event);
@c_function([RKClassRef, RKResponderRef, RKEventRef], c_int32)
def rk_super_remote_control_received(cls: Handle, self: Handle, event: Handle, /) -> int: ...
