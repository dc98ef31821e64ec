/**
 * @file trace.h
 * The trace: why every decision was taken, as fixed-size records and as plain sentences.
 *
 * Off by default and free when off. While it is on, each hit-test and delivery decision, each first-responder and window decision, and each
 * diagnostic leaves a record in a ring of the chosen size.
 */
#ifndef RESPONDERKIT_TRACE_H
#define RESPONDERKIT_TRACE_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** What was decided, and why. Numbers are grouped by subject, never reused. `object` is the record's subject. */
RK_ENUM(RKReason) {
    /* Hit-testing: object = the view, other = the view that asked it (its superview) or NULL, point in the object's coordinates. */
    /** Rejected: hidden (SPEC 32). */
    RKReasonHitHidden = 1,
    /** Rejected: userInteractionEnabled is NO (SPEC 32). */
    RKReasonHitInteractionDisabled = 2,
    /** Rejected: alpha (value) below alphaHitThreshold (SPEC 32). */
    RKReasonHitAlpha = 3,
    /** Rejected: animating without interaction (SPEC 53). */
    RKReasonHitAnimating = 4,
    /** Rejected: its transform cannot be inverted (SPEC 13). */
    RKReasonHitSingularTransform = 5,
    /** Rejected: pointInside says no, by the bounds (SPEC 11). */
    RKReasonHitOutside = 6,
    /** Rejected: its pointInside override says no (SPEC 40). */
    RKReasonHitOutsideByOverride = 7,
    /** Contains the point by its bounds; its subviews are asked, front to back. */
    RKReasonHitInside = 8,
    /** Accepted by its pointInside override; its subviews are asked (SPEC 40). */
    RKReasonHitInsideByOverride = 9,
    /** Taken: it contains the point and no subview took it (SPEC 32). */
    RKReasonHitTaken = 10,
    /** Its hitTest override returned `other` (SPEC 38). */
    RKReasonHitOverrideReturned = 11,
    /** Its hitTest override returned nil (SPEC 38). */
    RKReasonHitOverrideReturnedNil = 12,
    /** Skipped: it left its superview while the subviews were being asked (SPEC 36). */
    RKReasonHitSubviewGone = 13,

    /* Touches: object = the touch (by `touch_id` once it is gone), other = a view or window, point in screen coordinates. */
    /** The touch began in the window and hit the view `other` (SPEC 43, 46). */
    RKReasonTouchHit = 100,
    /** The touch began and no window took it (SPEC 45). */
    RKReasonTouchHitNothing = 101,
    /** The hit view `other` is in no window: taken as nothing (SPEC 44). */
    RKReasonTouchHitViewWithoutWindow = 102,
    /** Withheld for its life: `other` has another touch and multipleTouchEnabled is NO (SPEC 95). */
    RKReasonTouchWithheldMultipleTouch = 103,
    /** Withheld for its life: exclusiveTouch, because of the view `other` (SPEC 98). */
    RKReasonTouchWithheldExclusiveTouch = 104,
    /** The update was dropped: events are being ignored (SPEC 286). */
    RKReasonTouchIgnored = 105,
    /** The update was dropped: no application or no window (SPEC 296). */
    RKReasonTouchDropped = 106,
    /** Cancelled: by the system or the host (SPEC 108). */
    RKReasonTouchCancelledBySystem = 107,
    /** Cancelled: its view `other` left the window (SPEC 297). */
    RKReasonTouchCancelledByRemoval = 108,
    /** Cancelled: its window `other` was hidden or destroyed (SPEC 285). */
    RKReasonTouchCancelledByWindow = 109,
    /** Moved farther than multiTapRadius from its start: tapCount is 0 now (SPEC 69). */
    RKReasonTouchNoTap = 110,

    /* Delivery: object = the responder, other = the touch's view, value = the phase. */
    /** touchesBegan and its kin: the hit view received them (SPEC 79). */
    RKReasonDelivered = 200,
    /** The inherited method forwarded them to this responder, whose override received them (SPEC 90). */
    RKReasonForwarded = 201,
    /** The end of the chain was reached: discarded (SPEC 90). Object = the last responder. */
    RKReasonDiscarded = 202,
    /** A sendEvent override did not pass the event on (SPEC 77). Object = the application or window. */
    RKReasonEventDropped = 203,

    /* First responder: object = the responder, other = the one in the way. */
    /** Became first responder (SPEC 127). */
    RKReasonBecameFirst = 300,
    /** Refused: canBecomeFirstResponder is NO (SPEC 126). */
    RKReasonCannotBecomeFirst = 301,
    /** Refused: in no window (SPEC 127). */
    RKReasonFirstWithoutWindow = 302,
    /** Refused: the present first responder `other` does not resign (SPEC 127). */
    RKReasonFirstRefusedByCurrent = 303,
    /** Resigned (SPEC 128). */
    RKReasonResignedFirst = 304,
    /** Resigned because its view left the window (SPEC 129). */
    RKReasonResignedByRemoval = 305,

    /* Windows: object = the window. */
    /** Became key (SPEC 281). */
    RKReasonBecameKey = 400,
    /** Is key no more (SPEC 281). */
    RKReasonResignedKey = 401,

    /* Diagnostics: object = what it is about, if anything. */
    /** The responder chain repeats at this responder; the walk ended (SPEC 121). */
    RKReasonResponderCycle = 900,
    /** The responder chain has more than 10,000 links; the walk ended (SPEC 121). */
    RKReasonResponderChainTooLong = 901,
    /** Nested too deep: answered nil, or stopped forwarding (SPEC 23). */
    RKReasonTooDeep = 902,
    /** An override returned what it may not: a dead or foreign object; taken as nothing (SPEC 307). */
    RKReasonOverrideMisbehaved = 903,
    /** Time went backwards by `value` seconds; clamped (SPEC 309). */
    RKReasonTimeBackwards = 904,
    /** A posted item was refused when it was handled; `value` is the status. */
    RKReasonPostedEventRefused = 905,
    /** A release on another thread named something that could not be released; `value` is the status. */
    RKReasonDeferredReleaseRefused = 906
};

/** One decision. An array of these is written with the stride of its first element's `struct_size`. */
typedef struct RKTraceRecord {
    /** sizeof(RKTraceRecord); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** Why. */
    RKReason reason;
    /** Counts all records of the context, from 1. */
    uint64_t sequence;
    /** Seconds of the context's clock. */
    double time;
    /** The subject; may be stale by now; NULL if there is none. */
    RKObjectRef object;
    /** The other object; may be stale by now; NULL if there is none. */
    RKObjectRef other;
    /** See RKReason. */
    RKPoint point;
    /** See RKReason. */
    double value;
    /** The host's number of the touch concerned; 0 if none is. */
    int64_t touch_id;
    /** Number of the rule in SPEC and Behaviour.md. */
    uint32_t rule;
    /** How deep hit-tests are nested, or how far up the chain the delivery is. */
    uint32_t depth;
} RKTraceRecord;

/**
 * Start recording; records made so far are discarded.
 *
 * @param capacity most records kept, 1 to 16,777,216; older ones are overwritten.
 * @return RKStatusOK, RKStatusInvalidArgument (0), RKStatusLimitReached, RKStatusNoMemory, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_start(RKContextRef context, size_t capacity);
/** Stop recording and discard the records. @return RKStatusOK or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_stop(RKContextRef context);
/** Discard the records and go on recording. @return RKStatusOK or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_clear(RKContextRef context);
/** Say whether the trace is on. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_trace_is_on(RKContextRef context, bool *out);
/**
 * Copy records, oldest first.
 *
 * @param after only records with a greater sequence number; 0 for all. @param out room for `capacity` records; out[0].struct_size must be set. May be NULL if capacity is 0.
 * @param count receives how many were copied, or, with capacity 0, how many there are. @return RKStatusOK, RKStatusInvalidArgument (`count` NULL, `out` NULL), RKStatusStructSize, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_read(RKContextRef context, uint64_t after, RKTraceRecord *out, size_t capacity, size_t *count);
/**
 * Say one record as a sentence, such as "label was not hit: userInteractionEnabled is NO (SPEC 32)".
 *
 * @param record a record read from this context; objects that are gone are named by their kind. @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusBufferTooSmall, RKStatusInvalidArgument (NULL, unknown reason), RKStatusStructSize, RKStatusStructNewer, or a handle error (of the context). Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_trace_describe(RKContextRef context, const RKTraceRecord *record, char *buffer, size_t capacity, size_t *length);
/**
 * Say the last recorded decision about an object (as a record's object, or else as its `other`) as a sentence.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusNotFound (nothing recorded, or the trace is off), RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_explain(RKObjectRef object, char *buffer, size_t capacity, size_t *length);
/** Return the name of a reason without prefix, such as "hitHidden"; NULL for an unknown one. Thread: [any] @since 0.1 */
RK_API const char *rk_reason_name(RKReason reason);

RK_EXTERN_C_END

#endif
