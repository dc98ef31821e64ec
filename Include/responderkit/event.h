/**
 * @file event.h
 * Touches and events: what comes in, and what handlers are given (SPEC 54-75).
 *
 * A touch object lives from finger-down to the end of the update in which the finger lifts or is cancelled; retain it
 * to read it later. All touches of a sequence (first finger down until no finger is down) come with the same event
 * object.
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
    /** Touches. */
    RKEventTypeTouches = 0,
    /** A shake. */
    RKEventTypeMotion = 1,
    /** A button of a remote control. */
    RKEventTypeRemoteControl = 2,
    /** Presses of buttons or keys. */
    RKEventTypePresses = 3,
    /** A wheel, or fingers that scroll on a trackpad. */
    RKEventTypeScroll = 10,
    /** A pointer that moves without buttons. */
    RKEventTypeHover = 11,
    /** A pinch or a rotation on a trackpad. */
    RKEventTypeTransform = 14
};

/** Modifier keys: a mask, of keys, touches and events. */
typedef uint32_t RKKeyModifierFlags;
/** Caps lock. */
#define RKKeyModifierAlphaShift ((RKKeyModifierFlags)1 << 16)
/** Shift. */
#define RKKeyModifierShift ((RKKeyModifierFlags)1 << 17)
/** Control. */
#define RKKeyModifierControl ((RKKeyModifierFlags)1 << 18)
/** Option, or Alt. */
#define RKKeyModifierAlternate ((RKKeyModifierFlags)1 << 19)
/** Command, or the key with the logo. */
#define RKKeyModifierCommand ((RKKeyModifierFlags)1 << 20)
/** The key is on the numeric pad. */
#define RKKeyModifierNumericPad ((RKKeyModifierFlags)1 << 21)

/** One sample of a touch's past or future, in the coordinates of its window; in RKTouchSample in screen coordinates. An
 *  array element: its layout is frozen. */
typedef struct RKTouchSnapshot {
    /** Seconds. */
    double timestamp;
    /** Window coordinates; screen coordinates for a touch without window. */
    RKPoint location;
} RKTouchSnapshot;

/** Properties of a touch that a device may first estimate: a mask (SPEC 345). */
typedef uint32_t RKTouchProperties;
/** The force. */
#define RKTouchPropertyForce ((RKTouchProperties)1 << 0)
/** The azimuth angle. */
#define RKTouchPropertyAzimuth ((RKTouchProperties)1 << 1)
/** The altitude angle. */
#define RKTouchPropertyAltitude ((RKTouchProperties)1 << 2)
/** The location. */
#define RKTouchPropertyLocation ((RKTouchProperties)1 << 3)
/** The roll angle. */
#define RKTouchPropertyRoll ((RKTouchProperties)1 << 4)

/** Details of a touch that few devices report; all zero where unknown (SPEC 343-345). */
typedef struct RKTouchDetails {
    /** sizeof(RKTouchDetails); see RK_INIT. */
    uint32_t struct_size;
    /** Properties of this sample that are estimates. */
    RKTouchProperties estimated_properties;
    /** Those of them that the device will still report: among the estimated ones. */
    RKTouchProperties estimated_properties_expecting_updates;
    /** 0. */
    uint32_t reserved;
    /** The host's number for the updates of this sample; not 0 if updates are expected. */
    int64_t estimation_update_index;
    /** Type pencil: how far it is rolled about its own axis, in radians; finite. */
    double roll_angle;
    /** What to add to `location` for the precise place, in screen coordinates; finite. */
    RKPoint precise_offset;
    /** How exact `major_radius` is, in points; finite. */
    double major_radius_tolerance;
    /** The greatest force that the device can report; finite. */
    double maximum_possible_force;
} RKTouchDetails;

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
    /** Type indirectPointer: buttons that are down, one bit each, the first (usually left) 1; 0 counts as the first
     *  while the touch is down; in the sample that lifts or cancels it, as those that were down last. */
    uint32_t buttons;
    /** Keys that modify, at this moment. */
    RKKeyModifierFlags modifiers;
    /** Type pencil: angle above the surface in radians, pi/2 being upright; 0 where unknown. */
    double altitude_angle;
    /** Type pencil: direction in which it leans, in radians clockwise from the x axis; 0 where unknown. */
    double azimuth_angle;
    /** Samples that the hardware made since the last update, oldest first, without this one, in screen coordinates;
     *  their times do not decrease and are not after the update (whether they are before the last update is not looked
     *  at); NULL for none (SPEC 71). */
    const RKTouchSnapshot *coalesced;
    /** Number of entries in `coalesced`, at most 4,096; only for a touch that moves, ends or is cancelled. */
    size_t coalesced_count;
    /** Details that few devices report; copied; NULL for none. */
    const RKTouchDetails *details;
} RKTouchSample;

/**
 * Deliver one update: all fingers that changed in one report of the hardware (SPEC 66).
 *
 * Timers due by `timestamp` fire first (SPEC 293). New touches are hit-tested, then sendEvent: of the application runs
 * (SPEC 46, 76). An id that occurs twice splits the update into several at the same time (SPEC 311). Ids that the
 * system cancelled (cancelAll, a hidden window, ignored events) are still down for the host: their later samples are
 * accepted and lead to nothing.
 *
 * @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards"
 *   (SPEC 309).
 * @param samples `count` samples; copied. @param count 1 to 4,096.
 * @return RKStatusOK (also when the update is dropped because there is no application or no window or events are being
 *   ignored); RKStatusInvalidArgument (NULL, count 0, NaN or infinity, unknown phase or type, phase stationary, unknown
 *   properties or updates expected of what is not estimated or without a number, elements of different `struct_size`;
 *   coalesced samples that are NULL, not finite, out of order, later than the update, or of a touch that begins);
 *   RKStatusStructSize, RKStatusStructNewer; RKStatusAlreadyExists (began of an id that is down), RKStatusNotFound
 *   (another phase of an id that is not down) (SPEC 74, 312); RKStatusLimitReached (count or coalesced_count over
 *   4,096); RKStatusTooDeep (updates nested deeper than 64, SPEC 303); RKStatusNoMemory; or a handle error.
 * Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_touches(RKContextRef context, double timestamp,
    const RKTouchSample *samples, size_t count);

/**
 * Append an update to the queue; see rk_context_send_touches() and rk_context_drain().
 *
 * The samples are checked except for what depends on the order of events (ids, time), which is checked when the item is
 * handled.
 * @return RKStatusOK, RKStatusInvalidArgument, RKStatusStructSize, RKStatusStructNewer, RKStatusLimitReached,
 *   RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_touches(RKContextRef context, double timestamp,
    const RKTouchSample *samples, size_t count);

/**
 * Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches nothing happens (SPEC 312).
 *
 * @return RKStatusOK, RKStatusTooDeep, RKStatusNoMemory, or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_cancel_all_touches(RKContextRef context);

/** Append a cancellation of all touches to the queue. @return RKStatusOK, RKStatusInvalidArgument (NULL),
 *  RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind. Thread: [any] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_post_cancel_all_touches(RKContextRef context);

/** Find the touch of a finger that is down. @param out receives a borrowed handle. @return RKStatusOK,
 *  RKStatusNotFound, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);

/** What a device reports later of one sample of a touch (SPEC 354). An array of these is read with the stride of its
 *  first element's `struct_size`. */
typedef struct RKEstimationUpdate {
    /** sizeof(RKEstimationUpdate), the same in every element; see RK_INIT. */
    uint32_t struct_size;
    /** Properties whose values follow: they are no estimates any more. */
    RKTouchProperties updated_properties;
    /** Properties of which no update will come: they stay estimates. */
    RKTouchProperties unavailable_properties;
    /** 0. */
    uint32_t reserved;
    /** The sample's number, as in RKTouchDetails; not 0. */
    int64_t estimation_update_index;
    /** The force, with RKTouchPropertyForce; finite, as all that follow. */
    double force;
    /** The azimuth angle, with RKTouchPropertyAzimuth. */
    double azimuth_angle;
    /** The altitude angle, with RKTouchPropertyAltitude. */
    double altitude_angle;
    /** The roll angle, with RKTouchPropertyRoll. */
    double roll_angle;
    /** The location in screen coordinates, with RKTouchPropertyLocation. */
    RKPoint location;
} RKEstimationUpdate;

/**
 * Deliver what a device reports of properties that it had estimated in earlier samples:
 * touchesEstimatedPropertiesUpdated: (SPEC 354).
 *
 * The touches may have lifted meanwhile. Timers due by `timestamp` fire first (SPEC 293). A sample that expects none of
 * these properties (any more) is left out, with the reason estimationUnexpected in the trace.
 *
 * @param timestamp when the report came, in seconds; see rk_context_send_touches().
 * @param updates `count` updates; copied. @param count 1 to 4,096.
 * @return RKStatusOK; RKStatusInvalidArgument (NULL, count 0, NaN or infinity, unknown properties, none at all, one
 *   that is both updated and unavailable, number 0, elements of different `struct_size`); RKStatusStructSize,
 *   RKStatusStructNewer; RKStatusLimitReached (count over 4,096); RKStatusTooDeep (updates nested deeper than 64,
 *   SPEC 303); RKStatusNoMemory; or a handle error.
 * Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_estimation_updates(RKContextRef context, double timestamp,
    const RKEstimationUpdate *updates, size_t count);

/**
 * Append updates of estimated properties to the queue; see rk_context_send_estimation_updates() and rk_context_drain().
 *
 * @return RKStatusOK, RKStatusInvalidArgument, RKStatusStructSize, RKStatusStructNewer, RKStatusLimitReached,
 *   RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_estimation_updates(RKContextRef context, double timestamp,
    const RKEstimationUpdate *updates, size_t count);

/* ---- Touch ---- */

/** Read the host's number of the finger. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_id(RKTouchRef touch, int64_t *out);
/** Read the phase. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_phase(RKTouchRef touch, RKTouchPhase *out);
/** Read the type. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_type(RKTouchRef touch, RKTouchType *out);
/** Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70). @return RKStatusOK,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_tap_count(RKTouchRef touch, uint32_t *out);
/** Read the time of the touch's last change, in seconds (SPEC 64). @return RKStatusOK, RKStatusInvalidArgument if `out`
 *  is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_timestamp(RKTouchRef touch, double *out);
/** Find the view that was hit; NULL if none was, or once the touch has been taken away from it (SPEC 57, 58, 297).
 *  @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_view(RKTouchRef touch, RKViewRef *out);
/** Find the window of the touch; NULL if it has none. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or
 *  a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_window(RKTouchRef touch, RKWindowRef *out);
/**
 * Read where the touch is, computed with the view's present geometry (SPEC 19).
 *
 * @param view any view in the touch's window or another window; NULL: the touch's window (SPEC 18), or the screen if it
 *   has none.
 * @return RKStatusOK, RKStatusInvalidArgument (`out` NULL; the view is in no window), or a handle error. Thread: [main]
 *   @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/** Read where the touch was at the preceding update (SPEC 65); otherwise as rk_touch_get_location(). Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/** Read the force as given. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 *  Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_force(RKTouchRef touch, double *out);
/** Read the radius of the contact as given. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius(RKTouchRef touch, double *out);
/** Say whether the touch is withheld from views for its life, by multipleTouchEnabled or exclusiveTouch (SPEC 95, 98,
 *  100). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_is_withheld(RKTouchRef touch, bool *out);
/**
 * List the samples that were merged into the touch's present one, oldest first, the present one last (SPEC 71, 292).
 * One entry when nothing was merged.
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a
 *   handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity,
    size_t *length);
/** How rk_touch_get_predicted() goes on. */
RK_ENUM(RKPredictionModel) {
    /** In a straight line at the velocity of the last samples. */
    RKPredictionModelLinear = 0,
    /** With half of the last samples' acceleration, each axis for itself; what brakes does not turn back. */
    RKPredictionModelQuadratic = 1
};
/**
 * Foretell where the touch will be, from its samples of the last tenth of a second, merged ones included (SPEC 342).
 *
 * @param model how to go on. @param ahead seconds after the touch's last sample, 0 to 1. @param out receives time and
 *   location; the present location for a touch that has ended or rests, or with too few samples.
 * @return RKStatusOK, RKStatusInvalidArgument (`out` NULL, unknown model, `ahead` not within 0 to 1), or a handle
 *   error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_predicted(RKTouchRef touch, RKPredictionModel model, double ahead,
    RKTouchSnapshot *out);
/** Read the buttons of the pointer; 0 for other types. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or
 *  a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_button_mask(RKTouchRef touch, uint32_t *out);
/** Read the pencil's angle above the surface as given, in radians. @return RKStatusOK, RKStatusInvalidArgument if `out`
 *  is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_altitude_angle(RKTouchRef touch, double *out);
/** Read the direction in which the pencil leans as given, in radians. @return RKStatusOK, RKStatusInvalidArgument if
 *  `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_azimuth_angle(RKTouchRef touch, double *out);
/**
 * Read azimuthUnitVector(in:): a vector of length 1 in the direction in which the pencil leans, along the axes of a
 * view (SPEC 343).
 *
 * @param view NULL: the touch's window.
 * @return RKStatusOK, RKStatusInvalidArgument (`out` NULL; the view is in no window), or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_azimuth_unit_vector(RKTouchRef touch, RKViewRef view, RKPoint *out);
/**
 * Read the pencil's roll about its own axis as given, in radians; 0 where unknown (SPEC 343).
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_roll_angle(RKTouchRef touch, double *out);
/**
 * Read preciseLocation(in:): the location with the device's full resolution (SPEC 344); otherwise as
 * rk_touch_get_location().
 *
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_precise_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/**
 * Read precisePreviousLocation(in:) (SPEC 344); otherwise as rk_touch_get_previous_location().
 *
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_precise_previous_location(RKTouchRef touch, RKViewRef view, RKPoint *out);
/**
 * Read the tolerance of the contact's radius, as given, in points.
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius_tolerance(RKTouchRef touch, double *out);
/**
 * Read the greatest force that the device can report, as given.
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_maximum_possible_force(RKTouchRef touch, double *out);
/**
 * Read which properties of the touch's last sample are estimates (SPEC 345).
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimated_properties(RKTouchRef touch, RKTouchProperties *out);
/**
 * Read which of the estimated properties the device will still report (SPEC 345).
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimated_properties_expecting_updates(RKTouchRef touch,
    RKTouchProperties *out);
/**
 * Read the host's number for the updates of the touch's last sample; 0 without (SPEC 345).
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimation_update_index(RKTouchRef touch, int64_t *out);
/**
 * List touch.gestureRecognizers: those that the touch was offered to and that have not refused or ignored it, in the
 * order in which they are called (SPEC 59, 80, 169).
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a
 *   handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer,
    size_t capacity, size_t *length);

/* ---- Event ---- */

/** Read the kind. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
/** Read the subtype: RKEventSubtype of motion.h for motion and remote control, else 0 (SPEC 72). @return RKStatusOK,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_subtype(RKEventRef event, int32_t *out);
/** Read modifierFlags: the keys that modify, as the event's last sample says. @return RKStatusOK,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_modifier_flags(RKEventRef event, RKKeyModifierFlags *out);
/** Read buttonMask: the buttons of the pointer, as the event's last sample says. @return RKStatusOK,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_button_mask(RKEventRef event, uint32_t *out);
/** Read the time of the update, in seconds (SPEC 64). @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or
 *  a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_timestamp(RKEventRef event, double *out);
/**
 * List allTouches: every touch that is down, and those that ended or were cancelled in this update, in the order they
 * began (SPEC 62).
 * @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a
 *   handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_event_get_all_touches(RKEventRef event, RKTouchRef *buffer, size_t capacity,
    size_t *length);
/** List those of allTouches whose view this is. @return as rk_event_get_all_touches(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_view(RKEventRef event, RKViewRef view, RKTouchRef *buffer,
    size_t capacity, size_t *length);
/** List those of allTouches whose window this is. @return as rk_event_get_all_touches(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_window(RKEventRef event, RKWindowRef window, RKTouchRef *buffer,
    size_t capacity, size_t *length);
/** List those of allTouches that a recogniser tracks. @return as rk_event_get_all_touches(). Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_gesture_recognizer(RKEventRef event,
    RKGestureRecognizerRef recognizer, RKTouchRef *buffer, size_t capacity, size_t *length);

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
    /** A pencil: its distance from the surface, 0 touching it to 1 where it is just seen; finite (SPEC 346). */
    double z_offset;
    /** A pencil: angle above the surface in radians, pi/2 being upright; finite. */
    double altitude_angle;
    /** A pencil: direction in which it leans, in radians clockwise from the x axis; finite. */
    double azimuth_angle;
    /** A pencil: how far it is rolled about its own axis, in radians; finite. */
    double roll_angle;
} RKPointerSample;

/**
 * Say where the pointer is and which of its buttons are down: what Hover recognisers follow (SPEC 239). Clicks are
 * touches: send them with rk_context_send_touches().
 *
 * @param timestamp seconds; timers due by then fire first. @param sample the one pointer of the context; copied.
 * @return RKStatusOK, RKStatusInvalidArgument (NULL, NaN or infinity), RKStatusStructSize, RKStatusStructNewer,
 *   RKStatusTooDeep, RKStatusNoMemory, or a handle error.
 * Re-entrancy: hit-testing, delegates, actions. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_pointer(RKContextRef context, double timestamp,
    const RKPointerSample *sample);

/** Append a report of the pointer to the queue. @return RKStatusOK, RKStatusInvalidArgument, RKStatusStructSize,
 *  RKStatusStructNewer, RKStatusNoMemory, RKStatusInvalidHandle, RKStatusStaleHandle, or RKStatusWrongKind.
 *  Thread: [any] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_post_pointer(RKContextRef context, double timestamp,
    const RKPointerSample *sample);

/* ---- Wheels, trackpads: scroll and transform events ---- */

/** What a gesture of a trackpad is doing. */
RK_ENUM(RKGestureInputPhase) {
    /** It began. */
    RKGestureInputPhaseBegan = 0,
    /** It goes on. */
    RKGestureInputPhaseChanged = 1,
    /** The fingers left the trackpad. */
    RKGestureInputPhaseEnded = 3,
    /** The system took it away. */
    RKGestureInputPhaseCancelled = 4
};

/** Kinds of scroll events; a mask of pans (rk_pan_set_allowed_scroll_types_mask()). */
RK_ENUM(RKScrollTypeMask) {
    /** Notches of a wheel. */
    RKScrollTypeMaskDiscrete = 1,
    /** A trackpad, or a wheel without notches. */
    RKScrollTypeMaskContinuous = 2,
    /** Both. */
    RKScrollTypeMaskAll = 3
};

/** One report of a wheel or of two fingers on a trackpad. */
typedef struct RKScrollSample {
    /** sizeof(RKScrollSample); see RK_INIT. */
    uint32_t struct_size;
    /** The screen the pointer is on. */
    uint32_t screen;
    /** Where the pointer is, screen coordinates; finite. Read at began, or for each notch. */
    RKPoint location;
    /** How far it scrolls, in points, with the sign of a finger that drags the content: y > 0 moves the content down.
     *  Finite. */
    RKPoint delta;
    /** Notches of a wheel: each report is a whole gesture, and `phase` is not read. */
    bool is_discrete;
    /** began, changed, ended or cancelled; the deltas of all phases count. */
    RKGestureInputPhase phase;
    /** Keys that modify, at this moment. */
    RKKeyModifierFlags modifiers;
} RKScrollSample;

/**
 * Report scrolling with a wheel or trackpad: an event of the type `scroll`, for pans whose allowedScrollTypesMask has
 * it, and for scroll views.
 *
 * The view under the pointer is hit-tested when it begins. Pans of that view and of those above it see it as they see a
 * touch: shouldReceiveEvent, shouldBegin, requirements and exclusion hold, and numberOfTouches is 0; there is no
 * hysteresis. A scroll view takes the notches of a wheel within its range and without deceleration; a trackpad moves it
 * like a finger, deceleration included.
 * @param timestamp seconds; timers due by then fire first. @param sample copied.
 * @return RKStatusOK (also when it is dropped: SPEC 286, 296), RKStatusInvalidArgument (NULL, NaN or infinity, unknown
 *   phase), RKStatusStructSize, RKStatusStructNewer, RKStatusAlreadyExists (began during one), RKStatusNotFound
 *   (another phase without began), RKStatusTooDeep, RKStatusNoMemory, or a handle error.
 * Re-entrancy: hit-testing, delegates, actions. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_scroll(RKContextRef context, double timestamp,
    const RKScrollSample *sample);
/** Append scrolling to the queue; the order of phases is checked when it is handled. @return RKStatusOK,
 *  RKStatusInvalidArgument, RKStatusStructSize, RKStatusStructNewer, RKStatusNoMemory, RKStatusInvalidHandle,
 *  RKStatusStaleHandle, or RKStatusWrongKind. Thread: [any] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_post_scroll(RKContextRef context, double timestamp,
    const RKScrollSample *sample);

/** One report of a pinch or rotation on a trackpad. */
typedef struct RKTransformSample {
    /** sizeof(RKTransformSample); see RK_INIT. */
    uint32_t struct_size;
    /** The screen the pointer is on. */
    uint32_t screen;
    /** Where the pointer is, screen coordinates; finite. Read at began. */
    RKPoint location;
    /** began, changed, ended or cancelled. */
    RKGestureInputPhase phase;
    /** Keys that modify, at this moment. */
    RKKeyModifierFlags modifiers;
    /** Distance of the fingers relative to that at began; finite, above 0; 1 at began. */
    double scale;
    /** Angle since began in radians, clockwise positive; finite; 0 at began. */
    double rotation;
} RKTransformSample;

/**
 * Report a pinch or rotation on a trackpad: an event of the type `transform`, for the Pinch and Rotation recognisers of
 * the view under the pointer and of those above it.
 *
 * They begin when the scale or the angle differs from that at began (there is no distance in points: a scale of at
 * least 1 % or an angle of at least 1 degree), and follow `scale` and `rotation`, re-basing included. @param timestamp
 * seconds; timers due by then fire first. @param sample copied.
 * @return as rk_context_send_scroll(). Re-entrancy: hit-testing, delegates, actions. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_transform(RKContextRef context, double timestamp,
    const RKTransformSample *sample);
/** Append a pinch or rotation to the queue; the order of phases is checked when it is handled. @return as
 *  rk_context_post_scroll(). Thread: [any] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_post_transform(RKContextRef context, double timestamp,
    const RKTransformSample *sample);

RK_EXTERN_C_END

#endif
