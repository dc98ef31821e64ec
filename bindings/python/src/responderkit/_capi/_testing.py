# SPDX-License-Identifier: MIT
"""Types and functions of libresponderkit-testing's headers. Written by Sources/Generators/generate."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64, c_void_p
from enum import IntEnum, IntFlag

from ._binding import Pointer, Text
from ._types import RKPoint

RKReplayRef = c_void_p
RKSynthRef = c_void_p


class RKReplayState(IntEnum):
    """enum RKReplayState."""

    RKReplayStatePlaying = 0
    RKReplayStateSame = 1
    RKReplayStateCut = 2
    RKReplayStateDamaged = 3
    RKReplayStateParted = 4
    RKReplayStateFailed = 5


class RKReplayRows(IntFlag):
    """enum RKReplayRows."""

    RKReplayRowsNone = 0
    RKReplayRowsTouches = 1
    RKReplayRowsDecisions = 2


class RKReplayText(IntEnum):
    """enum RKReplayText."""

    RKReplayTextRecorded = 0
    RKReplayTextNow = 1
    RKReplayTextRemarks = 2


class RKSynthEasing(IntEnum):
    """enum RKSynthEasing."""

    RKSynthEasingLinear = 0
    RKSynthEasingIn = 1
    RKSynthEasingOut = 2
    RKSynthEasingInOut = 3


class RKSynthKind(IntEnum):
    """enum RKSynthKind."""

    RKSynthKindTouch = 0
    RKSynthKindScroll = 1
    RKSynthKindTransform = 2
    RKSynthKindPress = 3
    RKSynthKindPause = 4


class RKReplaySetting(Structure):
    """struct RKReplaySetting."""

    # RKConfig key;
    key: int
    # uint32_t reserved;
    reserved: int
    # double value;
    value: float


class RKReplayDesc(Structure):
    """struct RKReplayDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t trace_capacity;
    trace_capacity: int
    # const char *path;
    path: Text
    # const void *bytes;
    bytes: Pointer
    # size_t count;
    count: int
    # const RKReplaySetting *settings;
    settings: Pointer
    # size_t settings_count;
    settings_count: int


class RKReplayStep(Structure):
    """struct RKReplayStep."""

    # uint32_t struct_size;
    struct_size: int
    # RKStatus status;
    status: int
    # const char *function;
    function: Text
    # uint64_t call;
    call: int
    # uint64_t offset;
    offset: int
    # double time;
    time: float
    # uint64_t decisions;
    decisions: int
    # uint64_t callbacks;
    callbacks: int


class RKReplayStop(Structure):
    """struct RKReplayStop."""

    # uint32_t struct_size;
    struct_size: int
    # RKReason reason;
    reason: int
    # uint64_t decision;
    decision: int
    # uint64_t call;
    call: int
    # double time;
    time: float


class RKReplayInfo(Structure):
    """struct RKReplayInfo."""

    # uint32_t struct_size;
    struct_size: int
    # RKReplayState state;
    state: int
    # uint32_t version;
    version: int
    # uint32_t abi_version;
    abi_version: int
    # uint32_t options;
    options: int
    # uint32_t reserved;
    reserved: int
    # uint64_t calls;
    calls: int
    # uint64_t callbacks;
    callbacks: int
    # uint64_t decisions;
    decisions: int
    # uint64_t position;
    position: int
    # uint64_t parted_decision;
    parted_decision: int
    # uint64_t parted_call;
    parted_call: int
    # double parted_time;
    parted_time: float


class RKReplayTouch(Structure):
    """struct RKReplayTouch."""

    # double time;
    time: float
    # RKPoint location;
    location: RKPoint
    # double force;
    force: float
    # double major_radius;
    major_radius: float
    # int64_t id;
    id: int
    # uint64_t call;
    call: int
    # RKTouchPhase phase;
    phase: int
    # RKTouchType type;
    type: int


class RKReplayDecision(Structure):
    """struct RKReplayDecision."""

    # double time;
    time: float
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # int64_t touch_id;
    touch_id: int
    # uint64_t object;
    object: int
    # uint64_t other;
    other: int
    # uint64_t call;
    call: int
    # RKReason reason;
    reason: int
    # int32_t depth;
    depth: int


class RKSynthDesc(Structure):
    """struct RKSynthDesc."""

    # uint32_t struct_size;
    struct_size: int
    # bool human;
    human: bool
    # uint64_t seed;
    seed: int
    # double rate;
    rate: float
    # double time;
    time: float
    # int64_t first_id;
    first_id: int
    # RKTouchType type;
    type: int
    # uint32_t screen;
    screen: int


class RKSynthFinger(Structure):
    """struct RKSynthFinger."""

    # uint32_t struct_size;
    struct_size: int
    # RKSynthEasing easing;
    easing: int
    # const RKPoint *points;
    points: Pointer
    # size_t count;
    count: int
    # double delay;
    delay: float
    # double hold_before;
    hold_before: float
    # double duration;
    duration: float
    # double hold_after;
    hold_after: float


class RKSynthInput(Structure):
    """struct RKSynthInput."""

    # double time;
    time: float
    # RKPoint location;
    location: RKPoint
    # RKPoint delta;
    delta: RKPoint
    # double scale;
    scale: float
    # double rotation;
    rotation: float
    # double force;
    force: float
    # double major_radius;
    major_radius: float
    # int64_t id;
    id: int
    # RKSynthKind kind;
    kind: int
    # int32_t phase;
    phase: int
    # RKTouchType touch_type;
    touch_type: int
    # RKPressType press_type;
    press_type: int
    # uint32_t key_code;
    key_code: int
    # uint32_t character;
    character: int
    # RKKeyModifierFlags modifiers;
    modifiers: int
    # uint32_t screen;
    screen: int
    # uint32_t is_discrete;
    is_discrete: int
    # uint32_t reserved;
    reserved: int


RKReplaySetting._fields_ = [
    ("key", c_int32),
    ("reserved", c_uint32),
    ("value", c_double),
]
RKReplayDesc._fields_ = [
    ("struct_size", c_uint32),
    ("trace_capacity", c_uint32),
    ("path", c_char_p),
    ("bytes", c_void_p),
    ("count", c_size_t),
    ("settings", POINTER(RKReplaySetting)),
    ("settings_count", c_size_t),
]
RKReplayStep._fields_ = [
    ("struct_size", c_uint32),
    ("status", c_int32),
    ("function", c_char_p),
    ("call", c_uint64),
    ("offset", c_uint64),
    ("time", c_double),
    ("decisions", c_uint64),
    ("callbacks", c_uint64),
]
RKReplayStop._fields_ = [
    ("struct_size", c_uint32),
    ("reason", c_int32),
    ("decision", c_uint64),
    ("call", c_uint64),
    ("time", c_double),
]
RKReplayInfo._fields_ = [
    ("struct_size", c_uint32),
    ("state", c_int32),
    ("version", c_uint32),
    ("abi_version", c_uint32),
    ("options", c_uint32),
    ("reserved", c_uint32),
    ("calls", c_uint64),
    ("callbacks", c_uint64),
    ("decisions", c_uint64),
    ("position", c_uint64),
    ("parted_decision", c_uint64),
    ("parted_call", c_uint64),
    ("parted_time", c_double),
]
RKReplayTouch._fields_ = [
    ("time", c_double),
    ("location", RKPoint),
    ("force", c_double),
    ("major_radius", c_double),
    ("id", c_int64),
    ("call", c_uint64),
    ("phase", c_int32),
    ("type", c_int32),
]
RKReplayDecision._fields_ = [
    ("time", c_double),
    ("point", RKPoint),
    ("value", c_double),
    ("touch_id", c_int64),
    ("object", c_uint64),
    ("other", c_uint64),
    ("call", c_uint64),
    ("reason", c_int32),
    ("depth", c_int32),
]
RKSynthDesc._fields_ = [
    ("struct_size", c_uint32),
    ("human", c_bool),
    ("seed", c_uint64),
    ("rate", c_double),
    ("time", c_double),
    ("first_id", c_int64),
    ("type", c_int32),
    ("screen", c_uint32),
]
RKSynthFinger._fields_ = [
    ("struct_size", c_uint32),
    ("easing", c_int32),
    ("points", POINTER(RKPoint)),
    ("count", c_size_t),
    ("delay", c_double),
    ("hold_before", c_double),
    ("duration", c_double),
    ("hold_after", c_double),
]
RKSynthInput._fields_ = [
    ("time", c_double),
    ("location", RKPoint),
    ("delta", RKPoint),
    ("scale", c_double),
    ("rotation", c_double),
    ("force", c_double),
    ("major_radius", c_double),
    ("id", c_int64),
    ("kind", c_int32),
    ("phase", c_int32),
    ("touch_type", c_int32),
    ("press_type", c_int32),
    ("key_code", c_uint32),
    ("character", c_uint32),
    ("modifiers", c_uint32),
    ("screen", c_uint32),
    ("is_discrete", c_uint32),
    ("reserved", c_uint32),
]

#: Types of the arguments and of the result.
SIGNATURES = {
    "rk_replay_open": "POINTER(RKReplayDesc), POINTER(RKReplayRef) -> c_int32",
    "rk_replay_close": "RKReplayRef -> c_int32",
    "rk_replay_step": "RKReplayRef, POINTER(RKReplayStep) -> c_int32",
    "rk_replay_run": "RKReplayRef, POINTER(RKReplayStop), POINTER(RKReplayStep) -> c_int32",
    "rk_replay_get_info": "RKReplayRef, POINTER(RKReplayInfo) -> c_int32",
    "rk_replay_get_context": "RKReplayRef, POINTER(RKContextRef) -> c_int32",
    "rk_replay_get_object": "RKReplayRef, c_uint64, POINTER(RKObjectRef) -> c_int32",
    "rk_replay_keep": "RKReplayRef, c_uint32 -> c_int32",
    "rk_replay_take_touches": "RKReplayRef, POINTER(RKReplayTouch), c_size_t, POINTER(c_size_t) -> c_int32",
    "rk_replay_take_decisions": "RKReplayRef, POINTER(RKReplayDecision), c_size_t, POINTER(c_size_t) -> c_int32",
    "rk_replay_copy_text": "RKReplayRef, c_int32, c_char_p, c_size_t, POINTER(c_size_t) -> c_int32",
    "rk_replay_last_error": " -> c_char_p",
    "rk_synth_create": "POINTER(RKSynthDesc), POINTER(RKSynthRef) -> c_int32",
    "rk_synth_destroy": "RKSynthRef -> c_int32",
    "rk_synth_get_time": "RKSynthRef, POINTER(c_double) -> c_int32",
    "rk_synth_set_time": "RKSynthRef, c_double -> c_int32",
    "rk_synth_pause": "RKSynthRef, c_double -> c_int32",
    "rk_synth_fingers": "RKSynthRef, POINTER(RKSynthFinger), c_size_t -> c_int32",
    "rk_synth_tap": "RKSynthRef, RKPoint, c_uint32, c_uint32 -> c_int32",
    "rk_synth_long_press": "RKSynthRef, RKPoint, c_double, c_uint32 -> c_int32",
    "rk_synth_drag": "RKSynthRef, POINTER(RKPoint), c_size_t, c_double, c_int32, c_uint32 -> c_int32",
    "rk_synth_flick": "RKSynthRef, RKPoint, RKPoint, c_double, c_uint32 -> c_int32",
    "rk_synth_swipe": "RKSynthRef, RKPoint, c_uint32, c_uint32 -> c_int32",
    "rk_synth_pinch": "RKSynthRef, RKPoint, c_double, c_double, c_double, c_double -> c_int32",
    "rk_synth_edge_pan": "RKSynthRef, RKRect, c_uint32, c_double, c_double -> c_int32",
    "rk_synth_wheel": "RKSynthRef, RKPoint, RKPoint, c_uint32, c_double -> c_int32",
    "rk_synth_trackpad_scroll": "RKSynthRef, RKPoint, RKPoint, c_double -> c_int32",
    "rk_synth_trackpad_pinch": "RKSynthRef, RKPoint, c_double, c_double, c_double -> c_int32",
    "rk_synth_press": "RKSynthRef, c_int32, c_double -> c_int32",
    "rk_synth_key": "RKSynthRef, c_uint32, c_uint32, c_uint32, c_double -> c_int32",
    "rk_synth_take": "RKSynthRef, POINTER(RKSynthInput), c_size_t, POINTER(c_size_t) -> c_int32",
    "rk_synth_play": "RKSynthRef, RKContextRef -> c_int32",
    "rk_synth_find_view": "RKContextRef, c_char_p, POINTER(RKViewRef) -> c_int32",
    "rk_synth_aim": "RKSynthRef, RKViewRef, POINTER(RKPoint) -> c_int32",
    "rk_synth_scroll_to_visible": "RKSynthRef, RKScrollViewRef, RKViewRef -> c_int32",
    "rk_synth_perform": "RKSynthRef, RKContextRef, c_char_p -> c_int32",
    "rk_synth_last_error": " -> c_char_p",
}
