/**
 * @file event.h
 * Touches and events: what comes in, and what handlers are given (SPEC 54-75).
 *
 * A touch object lives from finger-down to the end of the update in which the finger lifts or is cancelled; retain it to read it later.
 * All touches of a sequence (first finger down until no finger is down) come with the same event object.
 */
#ifndef RESPONDERKIT_EVENT_H
#define RESPONDERKIT_EVENT_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** What a touch is doing (SPEC 54). */
RK_ENUM(RKTouchPhase) {
    /** The finger came down. */
    RKTouchPhaseBegan = 0,
    /** It moved. */
    RKTouchPhaseMoved = 1,
    /** It is down and did not change in this update. Never an input. */
    RKTouchPhaseStationary = 2,
    /** It lifted. */
    RKTouchPhaseEnded = 3,
    /** The system took it away. */
    RKTouchPhaseCancelled = 4
};

/** What made a touch (SPEC 55). */
RK_ENUM(RKTouchType) {
    /** A finger on the screen. */
    RKTouchTypeDirect = 0,
    /** A finger on a remote surface. */
    RKTouchTypeIndirect = 1,
    /** A pencil. */
    RKTouchTypePencil = 2,
    /** A mouse or trackpad pointer. */
    RKTouchTypeIndirectPointer = 3
};

/** Kind of an event (SPEC 72). */
RK_ENUM(RKEventType) {
    RKEventTypeTouches = 0,
    RKEventTypeMotion = 1,
    RKEventTypeRemoteControl = 2,
    RKEventTypePresses = 3,
    RKEventTypeScroll = 10,
    RKEventTypeHover = 11,
    RKEventTypeTransform = 14
};

/** One finger in one update. An array of these is read with the stride of its first element's `struct_size`. */
typedef struct RKTouchSample {
    /** sizeof(RKTouchSample), the same in every element; see RK_INIT. */
    uint32_t struct_size;
    /** began, moved, ended or cancelled. */
    RKTouchPhase phase;
    /** The host's number for this finger while it is down. */
    int64_t id;
    /** Screen coordinates; finite (SPEC 75). */
    RKPoint location;
    /** What made the touch; read at began. */
    RKTouchType type;
    /** The screen it is on; read at began (SPEC 43). */
    uint32_t screen;
    /** Force, 1 being an ordinary touch; 0 where unknown. */
    double force;
    /** Radius of the contact in points; 0 where unknown. */
    double major_radius;
} RKTouchSample;

/**
 * Deliver one update: all fingers that changed in one report of the hardware (SPEC 66).
 *
 * Timers due by `timestamp` fire first (SPEC 293). New touches are hit-tested, then sendEvent: of the application runs (SPEC 46, 76). An id that
 * occurs twice splits the update into several at the same time (SPEC 311). Ids that the system cancelled (cancelAll, a hidden window, ignored
 * events) are still down for the host: their later samples are accepted and lead to nothing.
 *
 * @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards" (SPEC 309).
 * @param samples `count` samples; copied. @param count 1 to 4,096.
 * @return RKStatusOK (also when the update is dropped because there is no application or no window or events are being ignored);
 *   RKStatusInvalidArgument (NULL, count 0, NaN or infinity, unknown phase or type, phase stationary, elements of different `struct_size`); RKStatusStructSize, RKStatusStructNewer;
 *   RKStatusAlreadyExists (began of an id that is down), RKStatusNotFound (another phase of an id that is not down) (SPEC 74, 312); RKStatusLimitReached (count over 4,096);
 *   RKStatusTooDeep (updates nested deeper than 64, SPEC 303); RKStatusNoMemory; or a handle error.
 * Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t count);

/**
 * Append an update to the queue; see rk_context_send_touches() and rk_context_drain().
 *
 * The samples are checked except for what depends on the order of events (ids, time), which is checked when the item is handled.
 * @return RKStatusOK, RKStatusInvalidArgument, RKStatusStructSize, RKStatusStructNewer, RKStatusLimitReached, RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_touches(RKContextRef context, double timestamp, const RKTouchSample *samples, size_t count);

/**
 * Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches nothing happens (SPEC 312).
 *
 * @return RKStatusOK, RKStatusTooDeep, RKStatusNoMemory, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_cancel_all_touches(RKContextRef context);

/** Append a cancellation of all touches to the queue. @return RKStatusOK, RKStatusInvalidArgument (NULL), RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind. Thread: [any] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_post_cancel_all_touches(RKContextRef context);

/** Find the touch of a finger that is down. @param out receives a borrowed handle. @return RKStatusOK, RKStatusNotFound, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);

/* ---- Touch ---- */

/** Read the host's number of the finger. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_id(RKTouchRef touch, int64_t *out);
/** Read the phase. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_phase(RKTouchRef touch, RKTouchPhase *out);
/** Read the type. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_type(RKTouchRef touch, RKTouchType *out);
/** Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_tap_count(RKTouchRef touch, uint32_t *out);
/** Read the time of the touch's last change, in seconds (SPEC 64). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_timestamp(RKTouchRef touch, double *out);
/** Find the view that was hit; NULL if none was, or once the touch has been taken away from it (SPEC 57, 58, 297). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_view(RKTouchRef touch, RKViewRef *out);
/** Find the window of the touch; NULL if it has none. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_window(RKTouchRef touch, RKWindowRef *out);
/**
 * Read where the touch is, computed with the view's present geometry (SPEC 19).
 *
 * @param view any view in the touch's window or another window; NULL: the touch's window (SPEC 18), or the screen if it has none.
 * @return RKStatusOK, RKStatusInvalidArgument (`out` NULL; the view is in no window), or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/** Read where the touch was at the preceding update (SPEC 65); otherwise as rk_touch_get_location(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/** Read the force as given. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_force(RKTouchRef touch, double *out);
/** Read the radius of the contact as given. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius(RKTouchRef touch, double *out);
/** Say whether the touch is withheld from views for its life, by multipleTouchEnabled or exclusiveTouch (SPEC 95, 98, 100). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_is_withheld(RKTouchRef touch, bool *out);
/** One sample of a touch's past, in the coordinates of its window. An array element: its layout is frozen. */
typedef struct RKTouchSnapshot {
    /** Seconds. */
    double timestamp;
    /** Window coordinates; screen coordinates for a touch without window. */
    RKPoint location;
} RKTouchSnapshot;
/**
 * List the samples that were merged into the touch's present one, oldest first, the present one last (SPEC 71, 292). One entry when nothing was merged.
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity, size_t *length);
/**
 * List touch.gestureRecognizers: those that the touch was offered to and that have not refused or ignored it, in the order in which they are called (SPEC 59, 80, 169).
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);

/* ---- Event ---- */

/** Read the kind. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
/** Read the time of the update, in seconds (SPEC 64). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_timestamp(RKEventRef event, double *out);
/**
 * List allTouches: every touch that is down, and those that ended or were cancelled in this update, in the order they began (SPEC 62).
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_event_get_all_touches(RKEventRef event, RKTouchRef *buffer, size_t capacity, size_t *length);
/** List those of allTouches whose view this is. @return as rk_event_get_all_touches(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_view(RKEventRef event, RKViewRef view, RKTouchRef *buffer, size_t capacity, size_t *length);
/** List those of allTouches whose window this is. @return as rk_event_get_all_touches(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_window(RKEventRef event, RKWindowRef window, RKTouchRef *buffer, size_t capacity, size_t *length);
/** List those of allTouches that a recogniser tracks. @return as rk_event_get_all_touches(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_gesture_recognizer(RKEventRef event, RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity, size_t *length);

/** A pointer (mouse, trackpad) that hovers. See rk_context_send_pointer(). */
typedef struct RKPointerSample {
    /** sizeof(RKPointerSample); see RK_INIT. */
    uint32_t struct_size;
    /** The screen it is on. */
    uint32_t screen;
    /** Screen coordinates; finite. */
    RKPoint location;
    /** Buttons that are down, one bit each; hovering pauses while there are any (SPEC 239). */
    uint32_t buttons;
    /** The pointer has left the screens. */
    bool is_outside;
} RKPointerSample;

/**
 * Say where the pointer is and which of its buttons are down: what Hover recognisers follow (SPEC 239). Clicks are touches: send them with rk_context_send_touches().
 *
 * @param timestamp seconds; timers due by then fire first. @param sample the one pointer of the context; copied.
 * @return RKStatusOK, RKStatusInvalidArgument (NULL, NaN or infinity), RKStatusStructSize, RKStatusStructNewer, RKStatusTooDeep, RKStatusNoMemory, or a handle error.
 * Re-entrancy: hit-testing, delegates, actions. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_pointer(RKContextRef context, double timestamp, const RKPointerSample *sample);

RK_EXTERN_C_END

#endif
