#ifndef RESPONDERKIT_TRACE_H
#define RESPONDERKIT_TRACE_H
#include "base.h"
#include "geometry.h"
RK_EXTERN_C_BEGIN
RK_ENUM(RKReason) {
    RKReasonHitHidden = 1,
    RKReasonHitInteractionDisabled = 2,
    RKReasonHitAlpha = 3,
    RKReasonHitAnimating = 4,
    RKReasonHitSingularTransform = 5,
    RKReasonHitOutside = 6,
    RKReasonHitOutsideByOverride = 7,
    RKReasonHitInside = 8,
    RKReasonHitInsideByOverride = 9,
    RKReasonHitTaken = 10,
    RKReasonHitOverrideReturned = 11,
    RKReasonHitOverrideReturnedNil = 12,
    RKReasonHitSubviewGone = 13,
    RKReasonTouchHit = 100,
    RKReasonTouchHitNothing = 101,
    RKReasonTouchHitViewWithoutWindow = 102,
    RKReasonTouchWithheldMultipleTouch = 103,
    RKReasonTouchWithheldExclusiveTouch = 104,
    RKReasonTouchIgnored = 105,
    RKReasonTouchDropped = 106,
    RKReasonTouchCancelledBySystem = 107,
    RKReasonTouchCancelledByRemoval = 108,
    RKReasonTouchCancelledByWindow = 109,
    RKReasonTouchNoTap = 110,
    RKReasonDelivered = 200,
    RKReasonForwarded = 201,
    RKReasonDiscarded = 202,
    RKReasonEventDropped = 203,
    RKReasonBeganHeldBack = 210,
    RKReasonEndedHeldBack = 211,
    RKReasonHeldBackReleased = 212,
    RKReasonHeldBackDropped = 213,
    RKReasonCancelledByGesture = 214,
    RKReasonNeverDelivered = 215,
    RKReasonBecameFirst = 300,
    RKReasonCannotBecomeFirst = 301,
    RKReasonFirstWithoutWindow = 302,
    RKReasonFirstRefusedByCurrent = 303,
    RKReasonResignedFirst = 304,
    RKReasonResignedByRemoval = 305,
    RKReasonBecameKey = 400,
    RKReasonResignedKey = 401,
    RKReasonGestureReceivedTouch = 500,
    RKReasonGestureDisabled = 501,
    RKReasonGestureTouchTypeRefused = 502,
    RKReasonGestureTouchTypeExclusive = 503,
    RKReasonGestureTouchRefused = 504,
    RKReasonGestureEventRefused = 505,
    RKReasonGestureTouchWhileWaiting = 506,
    RKReasonGestureTouchWhileDone = 507,
    RKReasonGestureIgnoredTouch = 508,
    RKReasonGestureBegan = 520,
    RKReasonGestureChanged = 521,
    RKReasonGestureEnded = 522,
    RKReasonGestureRecognized = 523,
    RKReasonGestureCancelled = 524,
    RKReasonGestureCancelledByDisabling = 525,
    RKReasonGestureCancelledByRemoval = 526,
    RKReasonGestureCancelledBySelf = 527,
    RKReasonGestureReset = 528,
    RKReasonGestureWaitsForTap = 529,
    RKReasonGestureActionSent = 530,
    RKReasonGestureNoTarget = 531,
    RKReasonGestureMovedTooFar = 540,
    RKReasonGestureHeldTooLong = 541,
    RKReasonGestureNoNextTap = 542,
    RKReasonGestureNextTapTooFar = 543,
    RKReasonGestureTooManyTouches = 544,
    RKReasonGestureTooFewTouches = 545,
    RKReasonGestureLiftedTooSoon = 546,
    RKReasonGestureTouchesCancelled = 547,
    RKReasonGestureSwipeTooSlow = 548,
    RKReasonGestureSwipeWrongWay = 549,
    RKReasonGestureSwipeNoDirection = 550,
    RKReasonGestureNotAtEdge = 551,
    RKReasonGestureNotInward = 552,
    RKReasonGestureUndecided = 553,
    RKReasonGestureFailedBySelf = 554,
    RKReasonGestureFailedByDisabling = 555,
    RKReasonGestureFailedByRemoval = 556,
    RKReasonGestureIgnoredAll = 557,
    RKReasonGestureHoverLeft = 558,
    RKReasonGestureWaits = 570,
    RKReasonGestureRequirementMet = 571,
    RKReasonGestureRequirementRecognized = 572,
    RKReasonGesturePrevented = 573,
    RKReasonGestureExcluded = 574,
    RKReasonGestureRefusedByView = 575,
    RKReasonGestureRefusedByControl = 576,
    RKReasonGestureRefusedByDelegate = 577,
    RKReasonGestureWaitedTooLong = 578,
    RKReasonGestureCycleFailed = 579,
    RKReasonGestureRequirementAdded = 580,
    RKReasonGestureSimultaneous = 581,
    RKReasonGestureMayNotPrevent = 582,
    RKReasonGestureFewerTaps = 583,
    RKReasonControlBeganTracking = 700,
    RKReasonControlDisabled = 701,
    RKReasonControlBusy = 702,
    RKReasonControlRefusedTouch = 703,
    RKReasonControlStoppedTracking = 704,
    RKReasonControlEndedTracking = 705,
    RKReasonControlCancelled = 706,
    RKReasonControlCancelledByRemoval = 707,
    RKReasonControlCancelledByDisabling = 708,
    RKReasonControlSentEvents = 709,
    RKReasonControlNobodyListens = 710,
    RKReasonActionPerformed = 800,
    RKReasonActionNotImplemented = 801,
    RKReasonActionNobody = 802,
    RKReasonActionTargetGone = 803,
    RKReasonResponderCycle = 900,
    RKReasonResponderChainTooLong = 901,
    RKReasonTooDeep = 902,
    RKReasonOverrideMisbehaved = 903,
    RKReasonTimeBackwards = 904,
    RKReasonPostedEventRefused = 905,
    RKReasonDeferredReleaseRefused = 906,
    RKReasonGestureIllegalState = 910,
    RKReasonGestureRequirementCycle = 911,
    RKReasonParameterClamped = 912,
    RKReasonTargetDoesNotRespond = 913,
    RKReasonPluginFault = 920,
    RKReasonPluginSwitchedOff = 921,
    RKReasonPluginNotLoaded = 922,
    RKReasonPluginReport = 923
};
typedef struct RKTraceRecord {
    uint32_t struct_size;
    RKReason reason;
    uint64_t sequence;
    double time;
    RKObjectRef object;
    RKObjectRef other;
    RKPoint point;
    double value;
    int64_t touch_id;
    uint32_t rule;
    uint32_t depth;
} RKTraceRecord;
RK_API RK_NODISCARD RKStatus rk_trace_start(RKContextRef context, size_t capacity);
RK_API RK_NODISCARD RKStatus rk_trace_stop(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_trace_clear(RKContextRef context);
RK_API RK_NODISCARD RKStatus rk_trace_is_on(RKContextRef context, bool *out);
RK_API RK_NODISCARD RKStatus rk_trace_read(RKContextRef context, uint64_t after, RKTraceRecord *out, size_t capacity, size_t *count);
RK_API RK_NODISCARD RKStatus rk_trace_describe(RKContextRef context, const RKTraceRecord *record, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_explain(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
RK_API const char *rk_reason_name(RKReason reason);
RK_EXTERN_C_END
#endif
