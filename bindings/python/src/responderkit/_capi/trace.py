"""The trace: trace.h."""

from __future__ import annotations

from ctypes import POINTER, Structure, c_bool, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint32, c_uint64
from enum import IntEnum
from typing import Optional

from ._binding import Handle, Pointer, c_function
from .base import RKContextRef, RKObjectRef, RKViewRef
from .geometry import RKPoint


class RKReason(IntEnum):
    """enum RKReason."""

    RKReasonHitHidden = 1
    RKReasonHitInteractionDisabled = 2
    RKReasonHitAlpha = 3
    RKReasonHitAnimating = 4
    RKReasonHitSingularTransform = 5
    RKReasonHitOutside = 6
    RKReasonHitOutsideByOverride = 7
    RKReasonHitInside = 8
    RKReasonHitInsideByOverride = 9
    RKReasonHitTaken = 10
    RKReasonHitOverrideReturned = 11
    RKReasonHitOverrideReturnedNil = 12
    RKReasonHitSubviewGone = 13
    RKReasonHitDisabledControl = 14
    RKReasonTouchHit = 100
    RKReasonTouchHitNothing = 101
    RKReasonTouchHitViewWithoutWindow = 102
    RKReasonTouchWithheldMultipleTouch = 103
    RKReasonTouchWithheldExclusiveTouch = 104
    RKReasonTouchIgnored = 105
    RKReasonTouchDropped = 106
    RKReasonTouchCancelledBySystem = 107
    RKReasonTouchCancelledByRemoval = 108
    RKReasonTouchCancelledByWindow = 109
    RKReasonTouchNoTap = 110
    RKReasonDelivered = 200
    RKReasonForwarded = 201
    RKReasonDiscarded = 202
    RKReasonEventDropped = 203
    RKReasonEstimationDelivered = 204
    RKReasonEstimationForwarded = 205
    RKReasonEstimationDiscarded = 206
    RKReasonEstimationUnexpected = 207
    RKReasonEstimationForgotten = 208
    RKReasonBeganHeldBack = 210
    RKReasonEndedHeldBack = 211
    RKReasonHeldBackReleased = 212
    RKReasonHeldBackDropped = 213
    RKReasonCancelledByGesture = 214
    RKReasonNeverDelivered = 215
    RKReasonBecameFirst = 300
    RKReasonCannotBecomeFirst = 301
    RKReasonFirstWithoutWindow = 302
    RKReasonFirstRefusedByCurrent = 303
    RKReasonResignedFirst = 304
    RKReasonResignedByRemoval = 305
    RKReasonBecameKey = 400
    RKReasonResignedKey = 401
    RKReasonGestureReceivedTouch = 500
    RKReasonGestureDisabled = 501
    RKReasonGestureTouchTypeRefused = 502
    RKReasonGestureTouchTypeExclusive = 503
    RKReasonGestureTouchRefused = 504
    RKReasonGestureEventRefused = 505
    RKReasonGestureTouchWhileWaiting = 506
    RKReasonGestureTouchWhileDone = 507
    RKReasonGestureIgnoredTouch = 508
    RKReasonGestureBegan = 520
    RKReasonGestureChanged = 521
    RKReasonGestureEnded = 522
    RKReasonGestureRecognized = 523
    RKReasonGestureCancelled = 524
    RKReasonGestureCancelledByDisabling = 525
    RKReasonGestureCancelledByRemoval = 526
    RKReasonGestureCancelledBySelf = 527
    RKReasonGestureReset = 528
    RKReasonGestureWaitsForTap = 529
    RKReasonGestureActionSent = 530
    RKReasonGestureNoTarget = 531
    RKReasonGestureMovedTooFar = 540
    RKReasonGestureHeldTooLong = 541
    RKReasonGestureNoNextTap = 542
    RKReasonGestureNextTapTooFar = 543
    RKReasonGestureTooManyTouches = 544
    RKReasonGestureTooFewTouches = 545
    RKReasonGestureLiftedTooSoon = 546
    RKReasonGestureTouchesCancelled = 547
    RKReasonGestureSwipeTooSlow = 548
    RKReasonGestureSwipeWrongWay = 549
    RKReasonGestureSwipeNoDirection = 550
    RKReasonGestureNotAtEdge = 551
    RKReasonGestureNotInward = 552
    RKReasonGestureUndecided = 553
    RKReasonGestureFailedBySelf = 554
    RKReasonGestureFailedByDisabling = 555
    RKReasonGestureFailedByRemoval = 556
    RKReasonGestureIgnoredAll = 557
    RKReasonGestureHoverLeft = 558
    RKReasonGestureWaits = 570
    RKReasonGestureRequirementMet = 571
    RKReasonGestureRequirementRecognized = 572
    RKReasonGesturePrevented = 573
    RKReasonGestureExcluded = 574
    RKReasonGestureRefusedByView = 575
    RKReasonGestureRefusedByControl = 576
    RKReasonGestureRefusedByDelegate = 577
    RKReasonGestureWaitedTooLong = 578
    RKReasonGestureCycleFailed = 579
    RKReasonGestureRequirementAdded = 580
    RKReasonGestureSimultaneous = 581
    RKReasonGestureMayNotPrevent = 582
    RKReasonGestureFewerTaps = 583
    RKReasonInputHit = 590
    RKReasonGestureReceivedInput = 591
    RKReasonGestureScrollTypeRefused = 592
    RKReasonGestureButtonRefused = 593
    RKReasonScrollTouchDelayed = 600
    RKReasonScrollDelayOver = 601
    RKReasonScrollDelayLifted = 602
    RKReasonScrollDelayDropped = 603
    RKReasonScrollTouchRefused = 604
    RKReasonScrollMayNotCancel = 605
    RKReasonScrollCancelRefused = 606
    RKReasonScrollCannotScroll = 607
    RKReasonScrollDisabled = 608
    RKReasonScrollBeganDragging = 609
    RKReasonScrollEndedDragging = 610
    RKReasonScrollBeganDecelerating = 611
    RKReasonScrollBounced = 612
    RKReasonScrollEndedDecelerating = 613
    RKReasonScrollStoppedByTouch = 614
    RKReasonScrollStoppedBySetting = 615
    RKReasonScrollLocked = 616
    RKReasonScrollPaged = 617
    RKReasonScrollTargetChanged = 618
    RKReasonScrollHandedOver = 619
    RKReasonScrollTookBack = 620
    RKReasonScrollCannotZoom = 621
    RKReasonScrollStopped = 622
    RKReasonScrollStoppedByHost = 623
    RKReasonPressBegan = 650
    RKReasonPressDelivered = 651
    RKReasonPressForwarded = 652
    RKReasonPressDiscarded = 653
    RKReasonPressDropped = 654
    RKReasonPressIgnored = 655
    RKReasonPressCancelledBySystem = 656
    RKReasonPressCancelledByRemoval = 657
    RKReasonPressTakenByGesture = 658
    RKReasonGestureReceivedPress = 659
    RKReasonGesturePressTypeRefused = 660
    RKReasonGesturePressRefused = 661
    RKReasonKeyCommand = 662
    RKReasonTextInserted = 663
    RKReasonTextNobody = 664
    RKReasonTextRefused = 665
    RKReasonTextReturnStays = 666
    RKReasonTextKey = 667
    RKReasonMotionDelivered = 680
    RKReasonMotionForwarded = 681
    RKReasonMotionTooLong = 682
    RKReasonMotionInterrupted = 683
    RKReasonMotionDropped = 684
    RKReasonRemoteDelivered = 690
    RKReasonRemoteForwarded = 691
    RKReasonRemoteDropped = 692
    RKReasonControlBeganTracking = 700
    RKReasonControlDisabled = 701
    RKReasonControlBusy = 702
    RKReasonControlRefusedTouch = 703
    RKReasonControlStoppedTracking = 704
    RKReasonControlEndedTracking = 705
    RKReasonControlCancelled = 706
    RKReasonControlCancelledByRemoval = 707
    RKReasonControlCancelledByDisabling = 708
    RKReasonControlSentEvents = 709
    RKReasonControlNobodyListens = 710
    RKReasonActionPerformed = 800
    RKReasonActionNotImplemented = 801
    RKReasonActionNobody = 802
    RKReasonActionTargetGone = 803
    RKReasonResponderCycle = 900
    RKReasonResponderChainTooLong = 901
    RKReasonTooDeep = 902
    RKReasonOverrideMisbehaved = 903
    RKReasonTimeBackwards = 904
    RKReasonPostedEventRefused = 905
    RKReasonDeferredReleaseRefused = 906
    RKReasonGestureIllegalState = 910
    RKReasonGestureRequirementCycle = 911
    RKReasonParameterClamped = 912
    RKReasonTargetDoesNotRespond = 913
    RKReasonRecorderFailed = 914
    RKReasonPluginFault = 920
    RKReasonPluginSwitchedOff = 921
    RKReasonPluginNotLoaded = 922
    RKReasonPluginReport = 923
    RKReasonNoteBesideControl = 950
    RKReasonNoteUnderCover = 951
    RKReasonNoteOutsideSuperview = 952
    RKReasonNoteNotInteractive = 953
    RKReasonNoteOverride = 954
    RKReasonNoteRefused = 955
    RKReasonNoteSpike = 956
    RKReasonNoteNarrowly = 957
    RKReasonMissNoWindow = 1000
    RKReasonMissOtherWindow = 1001
    RKReasonMissCovered = 1002
    RKReasonMissSubview = 1003
    RKReasonMissOverride = 1004
    RKReasonMissNoTouch = 1005
    RKReasonMissUnattached = 1006
    RKReasonMissHandledBelow = 1007
    RKReasonMissOffChain = 1008
    RKReasonMissOnlyThen = 1009
    RKReasonMissPlugin = 1010
    RKReasonMissUndecided = 1011
    RKReasonMissPassedOn = 1012
    RKReasonMissUnchanged = 1013


class RKUnit(IntEnum):
    """enum RKUnit."""

    RKUnitNone = 0
    RKUnitPoints = 1
    RKUnitSeconds = 2
    RKUnitTouches = 3
    RKUnitAlpha = 4
    RKUnitNumber = 5
    RKUnitDegrees = 6


class RKTraceRecord(Structure):
    """struct RKTraceRecord."""

    # uint32_t struct_size;
    struct_size: int
    # RKReason reason;
    reason: int
    # uint64_t sequence;
    sequence: int
    # double time;
    time: float
    # RKObjectRef object;
    object: Handle
    # RKObjectRef other;
    other: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # int64_t touch_id;
    touch_id: int
    # uint32_t rule;
    rule: int
    # uint32_t depth;
    depth: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("reason", c_int32),
        ("sequence", c_uint64),
        ("time", c_double),
        ("object", RKObjectRef),
        ("other", RKObjectRef),
        ("point", RKPoint),
        ("value", c_double),
        ("touch_id", c_int64),
        ("rule", c_uint32),
        ("depth", c_uint32),
    ]


class RKExplanationStep(Structure):
    """struct RKExplanationStep."""

    # uint32_t struct_size;
    struct_size: int
    # RKReason reason;
    reason: int
    # uint32_t rule;
    rule: int
    # RKUnit unit;
    unit: int
    # double time;
    time: float
    # RKObjectRef subject;
    subject: Handle
    # RKObjectRef culprit;
    culprit: Handle
    # RKPoint point;
    point: RKPoint
    # double value;
    value: float
    # double limit;
    limit: float
    # int64_t touch_id;
    touch_id: int
    _fields_ = [
        ("struct_size", c_uint32),
        ("reason", c_int32),
        ("rule", c_uint32),
        ("unit", c_int32),
        ("time", c_double),
        ("subject", RKObjectRef),
        ("culprit", RKObjectRef),
        ("point", RKPoint),
        ("value", c_double),
        ("limit", c_double),
        ("touch_id", c_int64),
    ]


# RKStatus rk_trace_start(RKContextRef context, size_t capacity);
@c_function([RKContextRef, c_size_t], c_int32)
def rk_trace_start(context: Handle, capacity: int, /) -> int: ...


# RKStatus rk_trace_stop(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_trace_stop(context: Handle, /) -> int: ...


# RKStatus rk_trace_clear(RKContextRef context);
@c_function([RKContextRef], c_int32)
def rk_trace_clear(context: Handle, /) -> int: ...


# RKStatus rk_trace_is_on(RKContextRef context, bool *out);
@c_function([RKContextRef, POINTER(c_bool)], c_int32)
def rk_trace_is_on(context: Handle, out: Pointer, /) -> int: ...


# RKStatus rk_trace_read(RKContextRef context, uint64_t after, RKTraceRecord *out, size_t capacity, size_t *count);
@c_function([RKContextRef, c_uint64, POINTER(RKTraceRecord), c_size_t, POINTER(c_size_t)], c_int32)
def rk_trace_read(context: Handle, after: int, out: Pointer, capacity: int, count: Pointer, /) -> int: ...


# RKStatus rk_trace_describe(RKContextRef context, const RKTraceRecord *record, char *buffer, size_t capacity, size_t
#     *length);
@c_function([RKContextRef, POINTER(RKTraceRecord), c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_trace_describe(context: Handle, record: Pointer, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_explain(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
@c_function([RKObjectRef, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_explain(object: Handle, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_explain_steps(RKObjectRef object, RKExplanationStep *out, size_t capacity, size_t *count);
@c_function([RKObjectRef, POINTER(RKExplanationStep), c_size_t, POINTER(c_size_t)], c_int32)
def rk_explain_steps(object: Handle, out: Pointer, capacity: int, count: Pointer, /) -> int: ...


# RKStatus rk_explain_touch(RKObjectRef object, int64_t touch_id, char *buffer, size_t capacity, size_t *length);
@c_function([RKObjectRef, c_int64, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_explain_touch(object: Handle, touch_id: int, buffer: Pointer, capacity: int, length: Pointer, /) -> int: ...


# RKStatus rk_explain_touch_steps(RKObjectRef object, int64_t touch_id, RKExplanationStep *out, size_t capacity, size_t
#     *count);
@c_function([RKObjectRef, c_int64, POINTER(RKExplanationStep), c_size_t, POINTER(c_size_t)], c_int32)
def rk_explain_touch_steps(object: Handle, touch_id: int, out: Pointer, capacity: int, count: Pointer, /) -> int: ...


# RKStatus rk_view_explain_point(RKViewRef view, RKPoint point, bool calls_overrides, char *buffer, size_t capacity,
#     size_t *length);
@c_function([RKViewRef, RKPoint, c_bool, c_char_p, c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_explain_point(
    view: Handle, point: RKPoint, calls_overrides: bool, buffer: Pointer, capacity: int, length: Pointer, /
) -> int: ...


# RKStatus rk_view_explain_point_steps(RKViewRef view, RKPoint point, bool calls_overrides, RKExplanationStep *out,
#     size_t capacity, size_t *count);
@c_function([RKViewRef, RKPoint, c_bool, POINTER(RKExplanationStep), c_size_t, POINTER(c_size_t)], c_int32)
def rk_view_explain_point_steps(
    view: Handle, point: RKPoint, calls_overrides: bool, out: Pointer, capacity: int, count: Pointer, /
) -> int: ...


# const char *rk_reason_name(RKReason reason);
@c_function([c_int32], c_char_p)
def rk_reason_name(reason: int, /) -> Optional[bytes]: ...
