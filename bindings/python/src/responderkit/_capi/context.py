"""Contexts: configuration, clock, timers, queue, diagnostics: context.h."""

from __future__ import annotations

from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_uint64,
    c_void_p,
)
from enum import IntEnum
from typing import Any, Optional

from ._binding import Callback, Handle, Pointer, c_function
from .base import RKApplicationRef, RKContextRef, RKDrop, RKEventRef, RKObjectRef, RKTimerRef, RKWindowRef
from .geometry import RKPoint


class RKContextDesc(Structure):
    """struct RKContextDesc."""

    # uint32_t struct_size;
    struct_size: int
    # uint32_t without_application;
    without_application: int
    # uint64_t memory_limit;
    memory_limit: int
    # double time;
    time: float
    _fields_ = [
        ("struct_size", c_uint32),
        ("without_application", c_uint32),
        ("memory_limit", c_uint64),
        ("time", c_double),
    ]


# RKStatus rk_context_create(const RKContextDesc *desc, RKContextRef *out);
@c_function([POINTER(RKContextDesc), POINTER(RKContextRef)], c_int32)
def rk_context_create(desc: Pointer, out: Pointer, /) -> int: ...


# RKStatus rk_context_destroy(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_context_destroy(context: Handle, /) -> int: ...


class RKConfig(IntEnum):
    """enum RKConfig."""

    RKConfigHitTestPasses = 0
    RKConfigCancelBeforeAction = 1
    RKConfigDeferActionsToRunLoopTurn = 2
    RKConfigDisabledControlsHitTestNil = 3
    RKConfigSameViewTie = 4
    RKConfigPresentedNext = 5
    RKConfigPanVelocityEstimator = 6
    RKConfigDrainPostedEventsInSameTurn = 7
    RKConfigCoalesceMoves = 8
    RKConfigDrainBudget = 9
    RKConfigAlphaHitThreshold = 10
    RKConfigMultiTapInterval = 11
    RKConfigMultiTapRadius = 12
    RKConfigControlSlop = 13
    RKConfigTapMaximumDuration = 14
    RKConfigTapMaximumInterval = 15
    RKConfigTapAllowableMovement = 16
    RKConfigLongPressMinimumDuration = 17
    RKConfigLongPressAllowableMovement = 18
    RKConfigPanHysteresis = 19
    RKConfigEdgeRegion = 20
    RKConfigEdgeHysteresis = 21
    RKConfigSwipeMaximumDuration = 22
    RKConfigSwipeMinimumPrimary = 23
    RKConfigSwipeMaximumSecondary = 24
    RKConfigSwipePrimaryDecay = 25
    RKConfigSwipeSecondaryDecay = 26
    RKConfigPinchActivation = 27
    RKConfigPinchHysteresis = 28
    RKConfigRotationActivation = 29
    RKConfigRotationHysteresis = 30
    RKConfigScrollContentTouchDelay = 31
    RKConfigScrollRubberBand = 32
    RKConfigScrollDecelerationNormal = 33
    RKConfigScrollDecelerationFast = 34
    RKConfigScrollStopVelocity = 35
    RKConfigScrollBounceOmega = 36
    RKConfigScrollReleaseWindow = 37
    RKConfigScrollRestVelocity = 38
    RKConfigScrollRestRateSlow = 39
    RKConfigScrollRestRateFast = 40
    RKConfigScrollSettleDistance = 41
    RKConfigScrollPagingVelocity = 42
    RKConfigScrollDirectionalLockRatio = 43
    RKConfigScrollAnimationDuration = 44
    RKConfigScrollFrameInterval = 45
    RKConfigMotionMaximumDuration = 46
    RKConfigHitTestIndexMinimum = 47
    RKConfigHitTestIndexPatience = 48
    RKConfigScrollFlickVelocity = 49
    RKConfigScrollCarriesMomentum = 50
    RKConfigScrollIndicatorFlashDuration = 51


# RKStatus rk_context_set_config(RKContextRef context, RKConfig key, double value);
@c_function([RKContextRef, c_int32, c_double], c_int32)
def rk_context_set_config(context: Handle, key: int, value: float, /) -> int: ...


# RKStatus rk_context_get_config(RKContextRef context, RKConfig key, double *out);
@c_function([RKContextRef, c_int32, POINTER(c_double)], c_int32)
def rk_context_get_config(context: Handle, key: int, out: Pointer, /) -> int: ...


# const char *rk_config_name(RKConfig key);
@c_function([c_int32], c_char_p)
def rk_config_name(key: int, /) -> Optional[bytes]: ...


# const char *rk_config_value_name(RKConfig key, double value);
@c_function([c_int32, c_double], c_char_p)
def rk_config_value_name(key: int, value: float, /) -> Optional[bytes]: ...


# double rk_config_default(RKConfig key);
@c_function([c_int32], c_double)
def rk_config_default(key: int, /) -> float: ...

# typedef void (*RKDiagnosticHandler)(RKContextRef context, const char *code, const char *text, void *userdata);
RKDiagnosticHandler = CFUNCTYPE(None, RKContextRef, c_char_p, c_char_p, c_void_p)

# RKStatus rk_context_set_diagnostic_handler(RKContextRef context, RKDiagnosticHandler handler, void *userdata, void
#     (*drop)(void *userdata));
@c_function([RKContextRef, RKDiagnosticHandler, c_void_p, RKDrop], c_int32)
def rk_context_set_diagnostic_handler(
    context: Handle, handler: Callback, userdata: Pointer, drop: Callback, /,
) -> int: ...


class RKNotification(IntEnum):
    """enum RKNotification."""

    RKNotificationWindowDidBecomeKey = 0
    RKNotificationWindowDidResignKey = 1
    RKNotificationWindowDidBecomeVisible = 2
    RKNotificationWindowDidBecomeHidden = 3
    RKNotificationApplicationDidBecomeActive = 4
    RKNotificationApplicationWillResignActive = 5
    RKNotificationPluginWasSwitchedOff = 6


# typedef void (*RKNotificationHandler)(RKContextRef context, RKNotification notification, RKObjectRef object, void
#     *userdata);
RKNotificationHandler = CFUNCTYPE(None, RKContextRef, c_int32, RKObjectRef, c_void_p)

# RKStatus rk_context_set_notification_handler(RKContextRef context, RKNotificationHandler handler, void *userdata,
#     void (*drop)(void *userdata));
@c_function([RKContextRef, RKNotificationHandler, c_void_p, RKDrop], c_int32)
def rk_context_set_notification_handler(
    context: Handle, handler: Callback, userdata: Pointer, drop: Callback, /,
) -> int: ...


class RKObservedMethod(IntEnum):
    """enum RKObservedMethod."""

    RKObservedMethodHitTest = 0
    RKObservedMethodPointInside = 1
    RKObservedMethodTouchesBegan = 2
    RKObservedMethodTouchesMoved = 3
    RKObservedMethodTouchesEnded = 4
    RKObservedMethodTouchesCancelled = 5
    RKObservedMethodTouchesEstimatedPropertiesUpdated = 6
    RKObservedMethodPressesBegan = 7
    RKObservedMethodPressesChanged = 8
    RKObservedMethodPressesEnded = 9
    RKObservedMethodPressesCancelled = 10
    RKObservedMethodMotionBegan = 11
    RKObservedMethodMotionEnded = 12
    RKObservedMethodMotionCancelled = 13
    RKObservedMethodRemoteControlReceived = 14
    RKObservedMethodInsertText = 15
    RKObservedMethodDeleteBackward = 16
    RKObservedMethodBecomeFirstResponder = 17
    RKObservedMethodResignFirstResponder = 18
    RKObservedMethodBeginTracking = 19
    RKObservedMethodContinueTracking = 20
    RKObservedMethodEndTracking = 21
    RKObservedMethodCancelTracking = 22
    RKObservedMethodSendActionsForControlEvents = 23
    RKObservedMethodSendAction = 24
    RKObservedMethodViewWillAppear = 25
    RKObservedMethodViewIsAppearing = 26
    RKObservedMethodViewDidAppear = 27
    RKObservedMethodViewWillDisappear = 28
    RKObservedMethodViewDidDisappear = 29


class RKObservation(Structure):
    """struct RKObservation."""

    # uint32_t struct_size;
    struct_size: int
    # RKObservedMethod method;
    method: int
    # RKEventRef event;
    event: Optional[int]
    # const RKObjectRef *objects;
    objects: Any
    # size_t count;
    count: int
    # RKPoint point;
    point: RKPoint
    # int64_t value;
    value: int
    # const char *text;
    text: Optional[bytes]
    _fields_ = [
        ("struct_size", c_uint32),
        ("method", c_int32),
        ("event", RKEventRef),
        ("objects", POINTER(RKObjectRef)),
        ("count", c_size_t),
        ("point", RKPoint),
        ("value", c_int64),
        ("text", c_char_p),
    ]


# typedef void (*RKObserver)(RKContextRef context, RKObjectRef object, const RKObservation *call, void *userdata);
RKObserver = CFUNCTYPE(None, RKContextRef, RKObjectRef, POINTER(RKObservation), c_void_p)

# RKStatus rk_context_set_observer(RKContextRef context, RKObserver observer, void *userdata, void
#     (*drop)(void *userdata));
@c_function([RKContextRef, RKObserver, c_void_p, RKDrop], c_int32)
def rk_context_set_observer(
    context: Handle, observer: Callback, userdata: Pointer, drop: Callback, /,
) -> int: ...


# RKStatus rk_context_get_application(RKContextRef context, RKApplicationRef *out);
@c_function([RKContextRef, POINTER(RKApplicationRef)], c_int32)
def rk_context_get_application(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_get_windows(RKContextRef context, RKWindowRef *buffer, size_t capacity, size_t *length);
@c_function([RKContextRef, POINTER(RKWindowRef), c_size_t, POINTER(c_size_t)], c_int32)
def rk_context_get_windows(context: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_context_get_key_window(RKContextRef context, RKWindowRef *out);
@c_function([RKContextRef, POINTER(RKWindowRef)], c_int32)
def rk_context_get_key_window(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_get_object_count(RKContextRef context, size_t *out);
@c_function([RKContextRef, POINTER(c_size_t)], c_int32)
def rk_context_get_object_count(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_get_memory_used(RKContextRef context, uint64_t *out);
@c_function([RKContextRef, POINTER(c_uint64)], c_int32)
def rk_context_get_memory_used(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_get_time(RKContextRef context, double *out);
@c_function([RKContextRef, POINTER(c_double)], c_int32)
def rk_context_get_time(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_advance(RKContextRef context, double time);
@c_function([RKContextRef, c_double], c_int32)
def rk_context_advance(context: Handle, time: float, /) -> int: ...


# RKStatus rk_context_next_deadline(RKContextRef context, double *out);
@c_function([RKContextRef, POINTER(c_double)], c_int32)
def rk_context_next_deadline(context: Handle, out: Pointer, /) -> int: ...

# typedef void (*RKTimerCallback)(RKContextRef context, double time, void *userdata);
RKTimerCallback = CFUNCTYPE(None, RKContextRef, c_double, c_void_p)

# RKStatus rk_context_add_timer(RKContextRef context, double deadline, RKTimerCallback callback, void *userdata, void
#     (*drop)(void *userdata), RKTimerRef *out);
@c_function([RKContextRef, c_double, RKTimerCallback, c_void_p, RKDrop, POINTER(RKTimerRef)], c_int32)
def rk_context_add_timer(
    context: Handle, deadline: float, callback: Callback, userdata: Pointer, drop: Callback, out: Pointer, /,
) -> int: ...


# RKStatus rk_timer_cancel(RKTimerRef timer);
@c_function([RKTimerRef], c_int32)
def rk_timer_cancel(timer: Handle, /) -> int: ...

# typedef void (*RKPostedCallback)(RKContextRef context, void *userdata);
RKPostedCallback = CFUNCTYPE(None, RKContextRef, c_void_p)

# RKStatus rk_context_post_call(RKContextRef context, RKPostedCallback callback, void *userdata, void (*drop)(void
#     *userdata));
@c_function([RKContextRef, RKPostedCallback, c_void_p, RKDrop], c_int32)
def rk_context_post_call(context: Handle, callback: Callback, userdata: Pointer, drop: Callback, /) -> int: ...


# RKStatus rk_context_get_queue_count(RKContextRef context, size_t *out);
@c_function([RKContextRef, POINTER(c_size_t)], c_int32)
def rk_context_get_queue_count(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_context_drain(RKContextRef context, size_t *handled);
@c_function([RKContextRef, POINTER(c_size_t)], c_int32)
def rk_context_drain(context: Handle, handled: Pointer, /) -> int: ...
