/* SPDX-License-Identifier: MIT */
/**
 * @file event.h Touches and events: the input of the host, and the objects that handlers receive (SPEC 54-75).
 *
 * A touch object lives from touch-down to the end of the update in which the touch ends or is cancelled; retain it to
 * read it later. All updates of touches have the same event object, for the whole life of the context (SPEC 61).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_EVENT_H
#define RESPONDERKIT_EVENT_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** Phase of a touch (SPEC 54). */
RK_ENUM(RKTouchPhase) {
    /** The finger came down. */
    RKTouchPhaseBegan = 0,
    /** The finger moved. */
    RKTouchPhaseMoved = 1,
    /** The finger is down and did not change in this update. Never an input. */
    RKTouchPhaseStationary = 2,
    /** The finger lifted. */
    RKTouchPhaseEnded = 3,
    /** The touch was cancelled: by the system or the host (SPEC 108), or with its window (SPEC 285). A
     *  touch that only its view lost has this phase while touchesCancelled of that view runs (SPEC 86, 297). */
    RKTouchPhaseCancelled = 4
};

/** Type of a touch: the device that made it (SPEC 55). */
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
RK_OPTIONS(RKKeyModifierFlags) {
    /** Caps lock. */
    RKKeyModifierAlphaShift = 1 << 16,
    /** Shift. */
    RKKeyModifierShift = 1 << 17,
    /** Control. */
    RKKeyModifierControl = 1 << 18,
    /** Option, or Alt. */
    RKKeyModifierAlternate = 1 << 19,
    /** Command, or the key with the logo. */
    RKKeyModifierCommand = 1 << 20,
    /** The key is on the numeric pad. */
    RKKeyModifierNumericPad = 1 << 21
};

/** A past or predicted sample of a touch. Coordinates are those of its window; in RKTouchSample, the screen's. An array
 *  element: its layout is frozen. */
typedef struct RKTouchSnapshot {
    /** Seconds. */
    double timestamp;
    /** Window coordinates; screen coordinates for a touch without a window. */
    RKPoint location;
} RKTouchSnapshot;

/** Properties of a touch that a device may first estimate: a mask (SPEC 345). */
RK_OPTIONS(RKTouchProperties) {
    /** The force. */
    RKTouchPropertyForce = 1 << 0,
    /** The azimuth angle. */
    RKTouchPropertyAzimuth = 1 << 1,
    /** The altitude angle. */
    RKTouchPropertyAltitude = 1 << 2,
    /** The location. */
    RKTouchPropertyLocation = 1 << 3,
    /** The roll angle. */
    RKTouchPropertyRoll = 1 << 4
};

/** Details of a touch that few devices report; all zero where unknown (SPEC 343-345). */
typedef struct RKTouchDetails {
    /** sizeof(RKTouchDetails); see RK_INIT. */
    uint32_t struct_size;
    /** Properties of this sample that are estimates. */
    RKTouchProperties estimated_properties;
    /** Those of the estimated properties that the device will still report. */
    RKTouchProperties estimated_properties_expecting_updates;
    /** 0. */
    uint32_t reserved;
    /** The host's number for the updates of this sample; not 0 if updates are expected. */
    int64_t estimation_update_index;
    /** Type pencil: how far it is rolled about its own axis, in radians; finite. */
    double roll_angle;
    /** Offset from `location` to the precise location, in screen coordinates; finite. */
    RKPoint precise_offset;
    /** Tolerance of `major_radius`, in points; finite. */
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
    /** The host's number for this finger while it is down; any number. In the trace and in problems, 0 also means that
     *  no touch is concerned. So a host that reads the trace or problems should number its fingers from 1. */
    int64_t id;
    /** Screen coordinates; finite (SPEC 75). */
    RKPoint location;
    /** The device that made the touch; read at began. */
    RKTouchType type;
    /** The screen it is on; read at began (SPEC 43). */
    uint32_t screen;
    /** Force, 1 being an ordinary touch; 0 where unknown. */
    double force;
    /** Radius of the contact in points; 0 where unknown. */
    double major_radius;
    /** Type indirectPointer: buttons that are down, one bit each; the primary (usually left) button is 1. While the
     *  touch is down, 0 means the primary button. In a sample that ends the touch, 0 keeps the last mask. */
    uint32_t buttons;
    /** Modifier keys that are down. */
    RKKeyModifierFlags modifiers;
    /** Type pencil: angle above the surface in radians, pi/2 being upright; 0 where unknown. */
    double altitude_angle;
    /** Type pencil: direction in which it leans, in radians clockwise from the x axis; 0 where unknown. */
    double azimuth_angle;
    /** Samples of the hardware since the last update, oldest first, without this one, in screen coordinates; NULL for
     *  none (SPEC 71). Times must not decrease or exceed the update's time. Times before the previous update are
     *  accepted. */
    const RKTouchSnapshot *RK_NULLABLE coalesced;
    /** Number of entries in `coalesced`, at most 4,096; only for a touch that moves, ends or is cancelled. */
    size_t coalesced_count;
    /** Details that few devices report; copied; NULL for none. */
    const RKTouchDetails *RK_NULLABLE details;
} RKTouchSample;

/**
 * Deliver one update: all fingers that changed in one report of the hardware (SPEC 66).
 *
 * Timers due by `timestamp` fire first (SPEC 293). New touches are hit-tested, then sendEvent: of the application runs
 * (SPEC 46, 76). An id that occurs twice splits the update into several at the same time (SPEC 311). After the library
 * has cancelled a touch (rk_context_cancel_all_touches(), a hidden window, ignored events), moved, ended and cancelled
 * samples of its id are accepted and ignored. A began sample starts a new touch.
 *
 * @param timestamp seconds; a time before the clock is taken as the clock's, with a diagnostic "timeBackwards"
 *   (SPEC 309).
 * @param samples `count` samples; copied.
 * @param count 1 to 4,096.
 * @return RKStatusOK (also when the update is dropped because there is no application or no window or events are being
 *   ignored); also RKStatusInvalidArgument (count 0; NaN or infinity; an unknown phase, type or property, or the phase
 *   stationary; updates expected of a property that is not estimated, or without an update index; elements of different
 *   `struct_size`; coalesced samples that are NULL, not finite, out of order, later than the update, or of a touch that
 *   begins); RKStatusAlreadyExists (began of an id that is down) and RKStatusNotFound (another phase of an id that is
 *   not down; SPEC 74, 312); RKStatusLimitReached (count or coalesced_count over 4,096); RKStatusTooDeep (updates
 *   nested deeper than 64, SPEC 303); RKStatusNoMemory.
 * Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_touches(RKContextRef context, double timestamp,
    const RKTouchSample *samples, size_t count);

/**
 * Deliver many updates in the order of an array, each as rk_context_send_touches() does.
 *
 * Neighbouring samples with equal times are one update. An id that occurs again begins the next update of that time
 * (SPEC 311). An update that is refused ends the stream. rk_last_error() then also has the index of the update's first
 * sample.
 *
 * @param timestamps `count` times in seconds, one for each sample; read until the call returns, as are `samples`.
 * @param samples `count` samples.
 * @param count 0 delivers nothing; the arrays may then be NULL.
 * @param sent receives the number of samples delivered, also when an update is refused; may be NULL.
 * @return RKStatusOK (also when rk_context_stop_touch_stream() stopped the stream; see `sent`); also the errors of
 *   rk_context_send_touches(): RKStatusInvalidArgument, RKStatusAlreadyExists, RKStatusNotFound, RKStatusLimitReached
 *   (an update of over 4,096 samples; a count beyond any array), RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: may be called from handlers. The rest of the outer update is delivered first; an outer stream continues
 * when the call has returned.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_touch_stream(RKContextRef context, const double *timestamps,
    const RKTouchSample *samples, size_t count, size_t *RK_NULLABLE sent);

/**
 * Stop the innermost running stream of touches (rk_context_send_touch_stream()) after its present update.
 *
 * That update is delivered to the end. The stream then returns RKStatusOK.
 *
 * @return also RKStatusNotFound (no stream is running).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_stop_touch_stream(RKContextRef context);

/**
 * Append an update to the queue; see rk_context_send_touches() and rk_context_drain().
 *
 * The samples are checked at once, except for ids and times, which are checked when the item is handled.
 *
 * @return also RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_touches(RKContextRef context, double timestamp,
    const RKTouchSample *samples, size_t count);

/**
 * Cancel all touches, as the system does for an alert or a call (SPEC 108). Without touches nothing happens (SPEC 312).
 *
 * @return also RKStatusTooDeep, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_cancel_all_touches(RKContextRef context);

/**
 * Append a cancellation of all touches to the queue.
 *
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_cancel_all_touches(RKContextRef context);

/**
 * Find the touch of a finger that is down.
 *
 * @param out receives a borrowed handle.
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_find_touch(RKContextRef context, int64_t id, RKTouchRef *out);

/** A later report of a device about one sample of a touch (SPEC 354). An array of these is read with the stride of its
 *  first element's `struct_size`. */
typedef struct RKEstimationUpdate {
    /** sizeof(RKEstimationUpdate), the same in every element; see RK_INIT. */
    uint32_t struct_size;
    /** Properties whose values follow; they are no longer estimates. */
    RKTouchProperties updated_properties;
    /** Properties that will not be updated; they stay estimates. */
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
 * Deliver a device's report of properties that were estimates in earlier samples: touchesEstimatedPropertiesUpdated:
 * (SPEC 354).
 *
 * The touches may have lifted meanwhile. Timers due by `timestamp` fire first (SPEC 293). An update is skipped if its
 * sample expects none of these properties; the trace then has the reason estimationUnexpected.
 *
 * @param timestamp time of the report, in seconds; see rk_context_send_touches().
 * @param updates `count` updates; copied.
 * @param count 1 to 4,096.
 * @return also RKStatusInvalidArgument (count 0; NaN or infinity; unknown properties, no property, or one that is both
 *   updated and unavailable; number 0; elements of different `struct_size`); RKStatusLimitReached (count over 4,096);
 *   RKStatusTooDeep (updates nested deeper than 64, SPEC 303); RKStatusNoMemory.
 * Re-entrancy: may be called from handlers; the rest of the outer update is delivered first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_estimation_updates(RKContextRef context, double timestamp,
    const RKEstimationUpdate *updates, size_t count);

/**
 * Append updates of estimated properties to the queue; see rk_context_send_estimation_updates() and rk_context_drain().
 *
 * @return also RKStatusLimitReached, RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_estimation_updates(RKContextRef context, double timestamp,
    const RKEstimationUpdate *updates, size_t count);

/* ---- Touch ---- */

/** Read the host's number of the finger.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_id(RKTouchRef touch, int64_t *out);
/** Read the phase.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_phase(RKTouchRef touch, RKTouchPhase *out);
/** Read the type.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_type(RKTouchRef touch, RKTouchType *out);
/** Read tapCount: which tap in a row this is; 0 once the touch has moved too far (SPEC 68-70).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_tap_count(RKTouchRef touch, uint32_t *out);
/** Read the time of the touch's last change, in seconds (SPEC 64).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_timestamp(RKTouchRef touch, double *out);
/** Find the hit view (SPEC 57). NULL: there was none, or the touch was taken from it, by a recogniser or because the
 *  view left its window (SPEC 58). During touchesCancelled the touch still has its view.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_view(RKTouchRef touch, RKViewRef RK_NULLABLE *out);
/** Find the window of the touch; NULL if it has none.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_window(RKTouchRef touch, RKWindowRef RK_NULLABLE *out);
/**
 * Read the location, computed with the view's present geometry (SPEC 19).
 *
 * @param view any view in the touch's window or another window; NULL: the touch's window (SPEC 18), or the screen if it
 *   has none.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_location(RKTouchRef touch, RKViewRef RK_NULLABLE view, RKPoint *out);
/** Read the location at the preceding update (SPEC 65); otherwise as rk_touch_get_location().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_previous_location(RKTouchRef touch, RKViewRef RK_NULLABLE view, RKPoint *out);
/** Read the force as given.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_force(RKTouchRef touch, double *out);
/** Read the radius of the contact as given, in points.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius(RKTouchRef touch, double *out);
/** Read whether views never receive the touch. The causes are: multipleTouchEnabled or exclusiveTouch (SPEC 95, 98,
 *  100); touchesShouldBegin, which returned false (SPEC 247); the touch stopped a scroll view (SPEC 263).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_is_withheld(RKTouchRef touch, bool *out);
/**
 * List coalescedTouches: the samples that were merged into the touch's present one, oldest first, and the present one
 * last (SPEC 71, 292). If nothing was merged, the list has one entry.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_coalesced(RKTouchRef touch, RKTouchSnapshot *buffer, size_t capacity,
    size_t *length);
/** Model of motion of rk_touch_get_predicted(). */
RK_ENUM(RKPredictionModel) {
    /** In a straight line at the velocity of the last samples. */
    RKPredictionModelLinear = 0,
    /** With half of the last samples' acceleration, per axis. A decelerating axis stops and does not reverse. */
    RKPredictionModelQuadratic = 1
};
/**
 * Predict the touch's location from its samples of the last 0.1 seconds, merged ones included (SPEC 342).
 *
 * @param model the model of motion.
 * @param ahead seconds after the touch's last sample, 0 to 1.
 * @param out receives time and location. A touch that has ended, rests, or has too few samples keeps its present
 *   location.
 * @return also RKStatusInvalidArgument (unknown model, `ahead` not within 0 to 1).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_predicted(RKTouchRef touch, RKPredictionModel model, double ahead,
    RKTouchSnapshot *out);
/** Read the buttons of the pointer; 0 for other types.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_button_mask(RKTouchRef touch, uint32_t *out);
/** Read the pencil's angle above the surface as given, in radians.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_altitude_angle(RKTouchRef touch, double *out);
/** Read the direction in which the pencil leans as given, in radians.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_azimuth_angle(RKTouchRef touch, double *out);
/**
 * Read azimuthUnitVector(in:): a vector of length 1 in the direction in which the pencil leans, along the axes of a
 * view (SPEC 343).
 *
 * @param view NULL: the touch's window.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_azimuth_unit_vector(RKTouchRef touch, RKViewRef RK_NULLABLE view,
    RKPoint *out);
/** Read the pencil's roll about its own axis as given, in radians; 0 where unknown (SPEC 343).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_roll_angle(RKTouchRef touch, double *out);
/** Read preciseLocation(in:): the location with the device's full resolution (SPEC 344); otherwise as
 *  rk_touch_get_location().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_precise_location(RKTouchRef touch, RKViewRef RK_NULLABLE view, RKPoint *out);
/** Read precisePreviousLocation(in:) (SPEC 344); otherwise as rk_touch_get_previous_location().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_precise_previous_location(RKTouchRef touch, RKViewRef RK_NULLABLE view,
    RKPoint *out);
/** Read the tolerance of the contact's radius, as given, in points.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_major_radius_tolerance(RKTouchRef touch, double *out);
/** Read the greatest force that the device can report, as given.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_maximum_possible_force(RKTouchRef touch, double *out);
/** Read which properties of the touch's last sample are estimates (SPEC 345).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimated_properties(RKTouchRef touch, RKTouchProperties *out);
/** Read which of the estimated properties the device will still report (SPEC 345).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimated_properties_expecting_updates(RKTouchRef touch,
    RKTouchProperties *out);
/** Read the host's number for the updates of the touch's last sample; 0 without (SPEC 345).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_touch_get_estimation_update_index(RKTouchRef touch, int64_t *out);
/**
 * List touch.gestureRecognizers: the recognisers that received the touch and have neither refused nor ignored it, in
 * the order of their calls (SPEC 59, 80, 169).
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_touch_get_gesture_recognizers(RKTouchRef touch, RKGestureRecognizerRef *buffer,
    size_t capacity, size_t *length);

/* ---- Event ---- */

/** Read the kind.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_type(RKEventRef event, RKEventType *out);
/** Read the subtype: RKEventSubtype of motion.h for motion and remote control, else 0 (SPEC 72).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_subtype(RKEventRef event, int32_t *out);
/** Read modifierFlags of the event's last sample.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_modifier_flags(RKEventRef event, RKKeyModifierFlags *out);
/** Read buttonMask, the pointer's buttons, of the event's last sample.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_button_mask(RKEventRef event, uint32_t *out);
/** Read the time of the update, in seconds (SPEC 64).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_timestamp(RKEventRef event, double *out);
/**
 * List allTouches: every touch that is down, and those that ended or were cancelled in this update, in the order they
 * began (SPEC 62).
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_event_get_all_touches(RKEventRef event, RKTouchRef *buffer, size_t capacity,
    size_t *length);
/** List those of allTouches whose view this is.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_view(RKEventRef event, RKViewRef view, RKTouchRef *buffer,
    size_t capacity, size_t *length);
/** List those of allTouches whose window this is.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_event_get_touches_for_window(RKEventRef event, RKWindowRef window, RKTouchRef *buffer,
    size_t capacity, size_t *length);
/** List those of allTouches that a recogniser tracks.
 *  Thread: [main]
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
    /** A pencil: its distance from the surface, from 0 (touching) to 1 (at the limit of detection); finite
     *  (SPEC 346). */
    double z_offset;
    /** A pencil: angle above the surface in radians, pi/2 being upright; finite. */
    double altitude_angle;
    /** A pencil: direction in which it leans, in radians clockwise from the x axis; finite. */
    double azimuth_angle;
    /** A pencil: how far it is rolled about its own axis, in radians; finite. */
    double roll_angle;
} RKPointerSample;

/**
 * Report the pointer's location and buttons, for Hover recognisers (SPEC 239). Clicks are touches: send them with
 * rk_context_send_touches().
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param sample the one pointer of the context; copied.
 * @return also RKStatusInvalidArgument (NaN or infinity), RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: hit-testing, delegates, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_pointer(RKContextRef context, double timestamp,
    const RKPointerSample *sample);

/**
 * Append a report of the pointer to the queue.
 *
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_pointer(RKContextRef context, double timestamp,
    const RKPointerSample *sample);

/* ---- Wheels, trackpads: scroll and transform events ---- */

/** Phase of a trackpad's gesture. */
RK_ENUM(RKGestureInputPhase) {
    /** The gesture began. */
    RKGestureInputPhaseBegan = 0,
    /** In progress. */
    RKGestureInputPhaseChanged = 1,
    /** The fingers left the trackpad. */
    RKGestureInputPhaseEnded = 3,
    /** The system cancelled the gesture. */
    RKGestureInputPhaseCancelled = 4
};

/** Kinds of scroll events; a mask of pans (rk_pan_set_allowed_scroll_types_mask()). */
RK_OPTIONS(RKScrollTypeMask) {
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
    /** The pointer's location in screen coordinates; finite. Read at began, or for each notch. */
    RKPoint location;
    /** Distance in points, with the sign of a finger that drags the content: y > 0 moves the content down. Finite. */
    RKPoint delta;
    /** Notches of a wheel: each report is a whole gesture, and `phase` is not read. */
    bool is_discrete;
    /** began, changed, ended or cancelled; the deltas of all phases count. */
    RKGestureInputPhase phase;
    /** Modifier keys that are down. */
    RKKeyModifierFlags modifiers;
} RKScrollSample;

/**
 * Report scrolling with a wheel or trackpad: an event of the type `scroll`, for pans whose allowedScrollTypesMask
 * includes it, and for scroll views.
 *
 * The view under the pointer is hit-tested when the gesture begins. Pans of that view and of its superviews receive it
 * like a touch: shouldReceiveEvent, shouldBegin, requirements and exclusion apply. numberOfTouches is 0, and there is
 * no hysteresis. A wheel moves a scroll view by notches, within its range and without deceleration. A trackpad moves it
 * like a finger, with deceleration.
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param sample copied.
 * @return RKStatusOK (also when the event is dropped: SPEC 286, 296); also RKStatusInvalidArgument (NaN or infinity,
 *   unknown phase), RKStatusAlreadyExists (began during a gesture), RKStatusNotFound (another phase without began),
 *   RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: hit-testing, delegates, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_scroll(RKContextRef context, double timestamp,
    const RKScrollSample *sample);
/**
 * Append scrolling to the queue; the order of phases is checked when it is handled.
 *
 * @return also RKStatusNoMemory.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_scroll(RKContextRef context, double timestamp,
    const RKScrollSample *sample);

/** One report of a pinch or rotation on a trackpad. */
typedef struct RKTransformSample {
    /** sizeof(RKTransformSample); see RK_INIT. */
    uint32_t struct_size;
    /** The screen the pointer is on. */
    uint32_t screen;
    /** The pointer's location in screen coordinates; finite. Read at began. */
    RKPoint location;
    /** began, changed, ended or cancelled. */
    RKGestureInputPhase phase;
    /** Modifier keys that are down. */
    RKKeyModifierFlags modifiers;
    /** Distance of the fingers relative to that at began; finite, above 0; 1 at began. */
    double scale;
    /** Angle since began in radians, clockwise positive; finite; 0 at began. */
    double rotation;
} RKTransformSample;

/**
 * Report a pinch or rotation on a trackpad: an event of the type `transform`. The Pinch and Rotation recognisers of the
 * view under the pointer and of its superviews receive it.
 *
 * A Pinch begins when the scale has changed by at least 1 % since began. A Rotation begins when the angle has changed
 * by at least pi/180 radians (1 degree). Thresholds in points do not apply. Then both follow `scale` and `rotation`.
 * rk_pinch_set_scale() and rk_rotation_set_rotation() set a new base, as with fingers.
 *
 * @param timestamp seconds; timers due by then fire first.
 * @param sample copied.
 * @return as rk_context_send_scroll().
 * Re-entrancy: hit-testing, delegates, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_send_transform(RKContextRef context, double timestamp,
    const RKTransformSample *sample);
/**
 * Append a pinch or rotation to the queue; the order of phases is checked when it is handled.
 *
 * @return as rk_context_post_scroll().
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_post_transform(RKContextRef context, double timestamp,
    const RKTransformSample *sample);

RK_EXTERN_C_END

#endif
