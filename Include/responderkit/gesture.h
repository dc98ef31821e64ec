/* SPDX-License-Identifier: MIT */
/**
 * @file gesture.h
 * Gesture recognisers and their arbitration (SPEC 157-241, delivery 78-109).
 *
 * A recogniser is attached to one view. It receives the touches that begin in that view or below it, before the views
 * do (SPEC 59, 79). Its state describes what it has recognised in these touches. Actions are sent when it begins,
 * changes, ends or is cancelled (SPEC 162). Recognisers that share a touch exclude one another, unless a delegate, a
 * requirement or a class decides otherwise (SPEC 178-191).
 *
 * Locations are in window coordinates, or in the coordinates of the view that is passed. Distances are in points, times
 * in seconds. Angles are in radians, clockwise positive. A parameter that is NaN or negative counts as 0, and raises a
 * diagnostic. A translation, scale or rotation that is not finite is refused (SPEC 314). While the trace is on,
 * rk_explain() returns the reason for a recogniser's state; see trace.h.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_GESTURE_H
#define RESPONDERKIT_GESTURE_H

#include "base.h"
#include "event.h"
#include "geometry.h"
#include "press.h"
#include "view.h"

RK_EXTERN_C_BEGIN

/** State of a recogniser (SPEC 158). */
RK_ENUM(RKGestureRecognizerState) {
    /** Nothing recognised yet. */
    RKGestureRecognizerStatePossible = 0,
    /** A continuous gesture began. */
    RKGestureRecognizerStateBegan = 1,
    /** It changed. */
    RKGestureRecognizerStateChanged = 2,
    /** The gesture ended; a discrete gesture was recognised. */
    RKGestureRecognizerStateEnded = 3,
    /** A gesture that had begun was cancelled. */
    RKGestureRecognizerStateCancelled = 4,
    /** The touches do not form this gesture. No action is sent. */
    RKGestureRecognizerStateFailed = 5
};

/** Directions of a swipe; a mask (SPEC 220). */
RK_OPTIONS(RKSwipeDirection) {
    /** To the right. */
    RKSwipeDirectionRight = 1,
    /** To the left. */
    RKSwipeDirectionLeft = 2,
    /** Upwards. */
    RKSwipeDirectionUp = 4,
    /** Downwards. */
    RKSwipeDirectionDown = 8
};

/** Edges of the screen; a mask (SPEC 217). */
RK_OPTIONS(RKRectEdge) {
    /** No edge. */
    RKRectEdgeNone = 0,
    /** The upper edge. */
    RKRectEdgeTop = 1,
    /** The left edge. */
    RKRectEdgeLeft = 2,
    /** The lower edge. */
    RKRectEdgeBottom = 4,
    /** The right edge. */
    RKRectEdgeRight = 8,
    /** All four edges. */
    RKRectEdgeAll = 15
};

/** A touch method of a recogniser; `touches` are `count` borrowed handles of tracked touches.
 *  Thread: [callback] */
typedef void (*RKGestureTouchesMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
    RKEventRef event, void *userdata);
/** touchesEstimatedPropertiesUpdated:; `touches` are `count` borrowed handles, each of which stands for an earlier
 *  sample of a touch (SPEC 354).
 *  Thread: [callback] */
typedef void (*RKGestureTouchesUpdatedMethod)(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count,
    void *userdata);
/** A method without arguments.
 *  Thread: [callback] */
typedef void (*RKGestureMethod)(RKGestureRecognizerRef self, void *userdata);
/** A method that returns a decision about another recogniser.
 *  Thread: [callback] */
typedef bool (*RKGestureQuestion)(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata);
/** A method that returns a decision about an event.
 *  Thread: [callback] */
typedef bool (*RKGestureEventQuestion)(RKGestureRecognizerRef self, RKEventRef event, void *userdata);
/** A method that returns a decision about a touch.
 *  Thread: [callback] */
typedef bool (*RKGestureTouchQuestion)(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata);
/** A method without arguments that returns a decision.
 *  Thread: [callback] */
typedef bool (*RKGestureSelfQuestion)(RKGestureRecognizerRef self, void *userdata);
/** An action of a recogniser; the recogniser's state is that of the action's round (SPEC 162-164).
 *  Thread: [callback] */
typedef void (*RKGestureAction)(RKGestureRecognizerRef recognizer, void *userdata);

/** A press method of a recogniser; `presses` are `count` borrowed handles of tracked presses (SPEC 271).
 *  Thread: [callback] */
typedef void (*RKGesturePressesMethod)(RKGestureRecognizerRef self, const RKPressRef *presses, size_t count,
    RKEventRef event, void *userdata);
/** A method that returns a decision about a press.
 *  Thread: [callback] */
typedef bool (*RKGesturePressQuestion)(RKGestureRecognizerRef self, RKPressRef press, void *userdata);

/** Methods of gesture recognisers. A NULL entry is inherited. Overrides call super (SPEC 174). */
typedef struct RKGestureRecognizerMethods {
    /** sizeof(RKGestureRecognizerMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** touchesBegan:withEvent:. May set the state and ignore touches (SPEC 240). GestureRecognizer's own methods do
     *  nothing; those of Tap and the other built-in classes recognise. */
    RKGestureTouchesMethod touches_began;
    /** touchesMoved:withEvent:. */
    RKGestureTouchesMethod touches_moved;
    /** touchesEnded:withEvent:. */
    RKGestureTouchesMethod touches_ended;
    /** touchesCancelled:withEvent:. */
    RKGestureTouchesMethod touches_cancelled;
    /** reset: once per attempt, after its last action; the state is possible right after it (SPEC 173). */
    RKGestureMethod reset;
    /** canPreventGestureRecognizer:; inherited: true (SPEC 184), but see SPEC 188 for taps. */
    RKGestureQuestion can_prevent;
    /** canBePreventedByGestureRecognizer:; inherited: true. */
    RKGestureQuestion can_be_prevented_by;
    /** shouldRequireFailureOfGestureRecognizer:; inherited: false (SPEC 181). */
    RKGestureQuestion should_require_failure_of;
    /** shouldBeRequiredToFailByGestureRecognizer:; inherited: false (SPEC 181). */
    RKGestureQuestion should_be_required_to_fail_by;
    /** shouldReceiveEvent:; inherited: true (SPEC 169). */
    RKGestureEventQuestion should_receive_event;
    /** pressesBegan:withEvent:. GestureRecognizer's own press methods do nothing; Tap and LongPress recognise in them
     *  (SPEC 240, 271). */
    RKGesturePressesMethod presses_began;
    /** pressesChanged:withEvent:. */
    RKGesturePressesMethod presses_changed;
    /** pressesEnded:withEvent:. */
    RKGesturePressesMethod presses_ended;
    /** pressesCancelled:withEvent:. */
    RKGesturePressesMethod presses_cancelled;
    /** touchesEstimatedPropertiesUpdated:; inherited: nothing. Called in every state of the attempt (SPEC 354). */
    RKGestureTouchesUpdatedMethod touches_estimated_properties_updated;
} RKGestureRecognizerMethods;

/** The delegate of a recogniser. A function that is NULL has the default result (SPEC 306). */
typedef struct RKGestureRecognizerDelegate {
    /** sizeof(RKGestureRecognizerDelegate); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /**
     * The delegate object, weak; may be NULL. When it is destroyed, the delegate is removed. In each attempt
     * gestureRecognizerShouldBegin is called at most once on each view, also on a view that is the delegate. If
     * `should_begin` is NULL and the delegate is a view, the view's own method is called (SPEC 167).
     */
    RKObjectRef RK_NULLABLE object;
    /** gestureRecognizerShouldBegin:; default true (SPEC 166). */
    RKGestureSelfQuestion should_begin;
    /** gestureRecognizer:shouldReceiveTouch:; default true (SPEC 169). */
    RKGestureTouchQuestion should_receive_touch;
    /** gestureRecognizer:shouldReceiveEvent:; default true (SPEC 169). */
    RKGestureEventQuestion should_receive_event;
    /** gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:; default false (SPEC 185). */
    RKGestureQuestion should_recognize_simultaneously_with;
    /** gestureRecognizer:shouldRequireFailureOfGestureRecognizer:; default false (SPEC 181). */
    RKGestureQuestion should_require_failure_of;
    /** gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:; default false (SPEC 181). */
    RKGestureQuestion should_be_required_to_fail_by;
    /** Last argument of every function. */
    void *userdata;
    /** Called exactly once with `userdata`: when the delegate is replaced or removed, or the recogniser is destroyed.
     *  It is not called if setting the delegate fails. May be NULL. */
    void (*drop)(void *userdata);
    /** gestureRecognizer:shouldReceivePress:; default true (SPEC 271). */
    RKGesturePressQuestion should_receive_press;
} RKGestureRecognizerDelegate;

/* ---- Creating and attaching ---- */

/**
 * Create a gesture recogniser.
 *
 * @param cls GestureRecognizer, Tap, LongPress, Pan, ScreenEdgePan, Swipe, Pinch, Rotation, Hover, or a subclass of
 *   one; NULL means GestureRecognizer, whose touches methods do nothing.
 * @param out receives the recogniser; the caller owns one reference.
 * @return also RKStatusInvalidArgument (class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a tap recogniser.
 *
 * @param cls Tap or a subclass; NULL means Tap.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_tap_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a long-press recogniser.
 *
 * @param cls LongPress or a subclass; NULL means LongPress.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_long_press_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a pan recogniser.
 *
 * @param cls Pan or a subclass; NULL means Pan.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pan_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a screen-edge pan recogniser.
 *
 * @param cls ScreenEdgePan or a subclass; NULL means ScreenEdgePan.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a swipe recogniser.
 *
 * @param cls Swipe or a subclass; NULL means Swipe.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_swipe_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a pinch recogniser.
 *
 * @param cls Pinch or a subclass; NULL means Pinch.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pinch_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a rotation recogniser.
 *
 * @param cls Rotation or a subclass; NULL means Rotation.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_rotation_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);
/**
 * Create a hover recogniser, which follows rk_context_send_pointer().
 *
 * @param cls Hover or a subclass; NULL means Hover.
 * @param out the caller owns one reference.
 * @return as rk_gesture_recognizer_create().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_hover_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKGestureRecognizerRef *out);

/**
 * Attach a recogniser to a view, which retains it (SPEC 165). It is first detached from the view that it was attached
 * to. If it is attached to this view already, nothing changes.
 *
 * The recogniser never receives touches that are already down (SPEC 107).
 *
 * @return also RKStatusBusy (the recogniser is another scroll view's own pan or pinch), RKStatusNoMemory.
 * Re-entrancy: detaching from another view, as rk_view_remove_gesture_recognizer().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_add_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
/**
 * Detach a recogniser. A gesture that has begun is cancelled, and its action is sent. A recogniser that has not decided
 * fails. Touches that it held back are delivered (SPEC 175, 302).
 *
 * @return also RKStatusNotFound (the recogniser is attached to another view or none), RKStatusBusy (a scroll view's own
 *   pan or pinch; disable it instead).
 * Re-entrancy: action, reset, touch methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_remove_gesture_recognizer(RKViewRef view, RKGestureRecognizerRef recognizer);
/**
 * List a view's recognisers in the order of attachment.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_get_gesture_recognizers(RKViewRef view, RKGestureRecognizerRef *buffer,
    size_t capacity, size_t *length);
/** Find the view a recogniser is attached to; NULL if none.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_view(RKGestureRecognizerRef recognizer,
    RKViewRef RK_NULLABLE *out);
/**
 * Call gestureRecognizerShouldBegin: of a view, overrides included.
 *
 * Re-entrancy: the override.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_gesture_recognizer_should_begin(RKViewRef view, RKGestureRecognizerRef recognizer,
    bool *out);

/* ---- Targets (SPEC 164) ---- */

/**
 * Add a function to the recogniser's targets. Targets are called once per round, in the order of their addition.
 *
 * @param function,userdata called with the recogniser.
 * @param drop called when the action is removed or the recogniser ends.
 * @param identifier receives a number for rk_gesture_recognizer_remove_action(); may be NULL.
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_add_action(RKGestureRecognizerRef recognizer,
    RKGestureAction function, void *userdata, void (*drop)(void *userdata), uint64_t *RK_NULLABLE identifier);
/**
 * Remove a function that was added.
 *
 * @return also RKStatusNotFound.
 * Re-entrancy: its drop.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_remove_action(RKGestureRecognizerRef recognizer,
    uint64_t identifier);
/**
 * Add a target and selector: addTarget:action:. The same pair is added once (SPEC 164).
 *
 * @param target a responder or recogniser, weak. If its class does not implement the selector when the action is sent,
 *   a diagnostic is reported.
 * @param selector UTF-8, 1 to 255 bytes, "name" or "name:" (the recogniser).
 * @return also RKStatusInvalidArgument (target or selector NULL, selector empty or with more than one colon),
 *   RKStatusLimitReached (selector over 255 bytes), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_add_target(RKGestureRecognizerRef recognizer, RKObjectRef target,
    const char *selector);
/**
 * Remove targets: removeTarget:action:.
 *
 * @param target NULL matches every target.
 * @param selector NULL matches every selector.
 * @return RKStatusOK (also when nothing matches); also RKStatusLimitReached.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_remove_target(RKGestureRecognizerRef recognizer,
    RKObjectRef RK_NULLABLE target, const char *RK_NULLABLE selector);

/* ---- State and properties (SPEC 157-177) ---- */

/** Read the state; during an action, that of its round.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_state(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerState *out);
/**
 * Set the state; for methods of the recogniser's own class (SPEC 159-161, 166, 177).
 *
 * If the recogniser leaves possible, the library decides at once whether it may: by requirements, exclusion and
 * shouldBegin. When the call returns, the state is the result of this decision. The action is sent later in the same
 * update. If no update is in progress, it is sent before the call returns. A transition that SPEC 159 to 161 do not
 * allow is ignored, and raises the diagnostic "gestureIllegalState".
 *
 * @return also RKStatusInvalidArgument (not one of RKGestureRecognizerState; a recogniser of a built-in class).
 * Re-entrancy: delegates, views' gestureRecognizerShouldBegin; outside of an update actions, touch methods, reset.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_state(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerState state);
/**
 * Stop tracking a touch: ignoreTouch:forEvent:; for methods of the recogniser's own class (SPEC 106).
 *
 * @return also RKStatusNotFound (the touch is not tracked), RKStatusInvalidArgument (a built-in class).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_ignore_touch(RKGestureRecognizerRef recognizer, RKTouchRef touch);
/**
 * Set enabled: whether the recogniser receives touches. Disabling takes effect at once: a gesture that has begun is
 * cancelled, and a recogniser that is possible fails (SPEC 175). Default true.
 *
 * Re-entrancy: action, reset, touch methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_enabled(RKGestureRecognizerRef recognizer, bool enabled);
/** Read enabled.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_is_enabled(RKGestureRecognizerRef recognizer, bool *out);
/** Set cancelsTouchesInView: whether recognition cancels the touches in their view (SPEC 86, 88). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_cancels_touches_in_view(RKGestureRecognizerRef recognizer,
    bool value);
/** Read cancelsTouchesInView.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_cancels_touches_in_view(RKGestureRecognizerRef recognizer,
    bool *out);
/** Set delaysTouchesBegan: whether began is held back from views while the recogniser is possible (SPEC 101). Default
 *  false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delays_touches_began(RKGestureRecognizerRef recognizer,
    bool value);
/** Read delaysTouchesBegan.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_delays_touches_began(RKGestureRecognizerRef recognizer, bool *out);
/** Set delaysTouchesEnded: whether ended is held back from views while the recogniser is possible (SPEC 102). Default
 *  true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delays_touches_ended(RKGestureRecognizerRef recognizer,
    bool value);
/** Read delaysTouchesEnded.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_delays_touches_ended(RKGestureRecognizerRef recognizer, bool *out);
/** Set allowedTouchTypes, a mask with bit 1 << RKTouchType for each type; default all (SPEC 157, 171).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_allowed_touch_types(RKGestureRecognizerRef recognizer,
    uint32_t types);
/** Read allowedTouchTypes.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_allowed_touch_types(RKGestureRecognizerRef recognizer,
    uint32_t *out);
/** Set requiresExclusiveTouchType: whether, after the first touch, only touches of its type are accepted (SPEC 171).
 *  Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer,
    bool value);
/** Read requiresExclusiveTouchType.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_requires_exclusive_touch_type(RKGestureRecognizerRef recognizer,
    bool *out);
/** Set allowedPressTypes, a mask with bit 1 << RKPressType for each type; default none. A Tap or LongPress counts
 *  presses like touches (SPEC 271).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_allowed_press_types(RKGestureRecognizerRef recognizer,
    uint64_t types);
/** Read allowedPressTypes.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_allowed_press_types(RKGestureRecognizerRef recognizer,
    uint64_t *out);
/**
 * List the tracked presses, in the order in which they began.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_presses(RKGestureRecognizerRef recognizer, RKPressRef *buffer,
    size_t capacity, size_t *length);
/** Read modifierFlags: the modifier keys of the recogniser's last event.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_modifier_flags(RKGestureRecognizerRef recognizer,
    RKKeyModifierFlags *out);
/** Read buttonMask of the recogniser's last event: the buttons of the pointer, one bit each.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_button_mask(RKGestureRecognizerRef recognizer, uint32_t *out);

/* ---- Arbitration (SPEC 178-191) ---- */

/**
 * Require that another recogniser fails before this one leaves possible: requireGestureRecognizerToFail: (SPEC 178).
 * The same pair counts once.
 *
 * Recognisers may require each other's failure in a cycle. Such a cycle raises the diagnostic
 * "gestureRequirementCycle". Its recognisers wait for one another. When all touches are up, they fail together
 * (SPEC 182).
 *
 * @param other weak.
 * @return also RKStatusInvalidArgument (the recogniser itself), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_require_to_fail(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerRef other);
/**
 * List the recognisers that this one requires to fail, in the order of rk_gesture_recognizer_require_to_fail().
 * Destroyed ones are left out.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_failure_requirements(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
/**
 * List the recognisers that this one requires to fail for its present attempt alone, because a method of a delegate or
 * class returned true (SPEC 181). The list does not include those of rk_gesture_recognizer_get_failure_requirements().
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_attempt_failure_requirements(
    RKGestureRecognizerRef recognizer, RKGestureRecognizerRef *buffer, size_t capacity, size_t *length);
/**
 * Call canPreventGestureRecognizer:, overrides included.
 *
 * Re-entrancy: the override.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_can_prevent(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerRef other, bool *out);
/**
 * Call canBePreventedByGestureRecognizer:, overrides included.
 *
 * Re-entrancy: the override.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_can_be_prevented_by(RKGestureRecognizerRef recognizer,
    RKGestureRecognizerRef other, bool *out);
/**
 * Set the delegate, or remove it.
 *
 * @param delegate copied; NULL removes.
 * @return also RKStatusNoMemory.
 * Re-entrancy: `drop` of the old delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_set_delegate(RKGestureRecognizerRef recognizer,
    const RKGestureRecognizerDelegate *RK_NULLABLE delegate);
/**
 * Find the delegate object; NULL if there is none. A delegate whose object has ended is removed at its next call, or
 * here.
 *
 * Re-entrancy: `drop` of a removed delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_delegate(RKGestureRecognizerRef recognizer,
    RKObjectRef RK_NULLABLE *out);

/* ---- Where the gesture is (SPEC 176) ---- */

/** Read numberOfTouches, the number of active touches. In the action of a tap it is numberOfTouchesRequired (SPEC 201).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_number_of_touches(RKGestureRecognizerRef recognizer,
    size_t *out);
/**
 * Read locationInView:, the centre of the active touches. Without active touches it is the last such centre. Of a tap
 * it is the centre of the first tap's touches (SPEC 201). Of a swipe it is the centre of the points where its touches
 * began (SPEC 228).
 *
 * @param view NULL: window coordinates.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_location(RKGestureRecognizerRef recognizer,
    RKViewRef RK_NULLABLE view, RKPoint *out);
/**
 * Read locationOfTouch:inView:.
 *
 * @param index 0 to numberOfTouches - 1, in the order in which they began.
 * @return also RKStatusInvalidArgument (the view is in no window), RKStatusNotFound (index out of range).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_location_of_touch(RKGestureRecognizerRef recognizer,
    size_t index, RKViewRef RK_NULLABLE view, RKPoint *out);
/**
 * List the tracked touches, in the order in which they began.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_gesture_recognizer_get_touches(RKGestureRecognizerRef recognizer, RKTouchRef *buffer,
    size_t capacity, size_t *length);

/* ---- Tap (SPEC 196-202). A recogniser of another class is RKStatusWrongKind. ---- */

/** Set numberOfTapsRequired: how many taps in a row; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_number_of_taps_required(RKGestureRecognizerRef tap, int64_t value);
/** Read numberOfTapsRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_number_of_taps_required(RKGestureRecognizerRef tap, int64_t *out);
/** Set buttonMaskRequired: the buttons that must be down when a touch of the type indirectPointer begins; default 1,
 *  the primary button.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_button_mask_required(RKGestureRecognizerRef tap, uint32_t mask);
/** Read buttonMaskRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_button_mask_required(RKGestureRecognizerRef tap, uint32_t *out);
/** Set numberOfTouchesRequired: how many fingers each tap has; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_number_of_touches_required(RKGestureRecognizerRef tap, int64_t value);
/** Read numberOfTouchesRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_number_of_touches_required(RKGestureRecognizerRef tap, int64_t *out);
/** Set the time from touch-down at which a tap that has not lifted fails, in seconds; default tapMaximumDuration, 0.75
 *  (SPEC 197).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_maximum_tap_duration(RKGestureRecognizerRef tap, double seconds);
/** Read maximumTapDuration.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_maximum_tap_duration(RKGestureRecognizerRef tap, double *out);
/** Set the longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35 (SPEC 198).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap,
    double seconds);
/** Read maximumIntervalBetweenSuccessiveTaps.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_maximum_interval_between_successive_taps(RKGestureRecognizerRef tap,
    double *out);
/** Set a distance in points: how far each touch may move, and how far from the first tap a later tap may begin. Default
 *  tapAllowableMovement, 45 (SPEC 199).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_set_allowable_movement(RKGestureRecognizerRef tap, double points);
/** Read allowableMovement.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_tap_get_allowable_movement(RKGestureRecognizerRef tap, double *out);

/* ---- Long press (SPEC 203-207) ---- */

/** Set minimumPressDuration: how long the fingers are held before it begins, in seconds; default
 *  longPressMinimumDuration, 0.5; 0 begins at touch-down (SPEC 206).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_set_minimum_press_duration(RKGestureRecognizerRef press, double seconds);
/** Read minimumPressDuration.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_get_minimum_press_duration(RKGestureRecognizerRef press, double *out);
/** Set how far a finger may move before began, in points; default longPressAllowableMovement, 10 (SPEC 205).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_set_allowable_movement(RKGestureRecognizerRef press, double points);
/** Read allowableMovement.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_get_allowable_movement(RKGestureRecognizerRef press, double *out);
/** Set numberOfTouchesRequired: how many fingers are held; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_set_number_of_touches_required(RKGestureRecognizerRef press, int64_t value);
/** Read numberOfTouchesRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_get_number_of_touches_required(RKGestureRecognizerRef press, int64_t *out);
/** Set numberOfTapsRequired, full taps before the press; default 0 (SPEC 204).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_set_number_of_taps_required(RKGestureRecognizerRef press, int64_t value);
/** Read numberOfTapsRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_long_press_get_number_of_taps_required(RKGestureRecognizerRef press, int64_t *out);

/* ---- Pan and screen-edge pan (SPEC 208-219) ---- */

/**
 * Set allowedScrollTypesMask, a mask of RKScrollTypeMask: which of wheels and trackpads a pan follows. Default none. A
 * scroll view's own pan follows all by default.
 *
 * @return also RKStatusInvalidArgument (other bits).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pan_set_allowed_scroll_types_mask(RKGestureRecognizerRef pan, uint32_t mask);
/** Read allowedScrollTypesMask.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pan_get_allowed_scroll_types_mask(RKGestureRecognizerRef pan, uint32_t *out);
/** Set minimumNumberOfTouches: how many fingers a pan needs; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pan_set_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
/** Read minimumNumberOfTouches.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pan_get_minimum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
/** Set maximumNumberOfTouches: how many fingers a pan follows; further fingers are ignored (SPEC 214); default
 *  INT64_MAX.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pan_set_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t value);
/** Read maximumNumberOfTouches.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pan_get_maximum_number_of_touches(RKGestureRecognizerRef pan, int64_t *out);
/**
 * Read translationInView:, in points of the view's axes (SPEC 210, 211); (0, 0) before began.
 *
 * @param view NULL: window coordinates.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pan_get_translation(RKGestureRecognizerRef pan, RKViewRef RK_NULLABLE view,
    RKPoint *out);
/**
 * Set the present translation, and the velocity to 0 (SPEC 211).
 *
 * @param translation finite.
 * @param view NULL: window coordinates.
 * @return also RKStatusInvalidArgument (not finite; the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pan_set_translation(RKGestureRecognizerRef pan, RKPoint translation,
    RKViewRef RK_NULLABLE view);
/**
 * Read velocityInView:, points per second (SPEC 215).
 *
 * @param view NULL: window coordinates.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pan_get_velocity(RKGestureRecognizerRef pan, RKViewRef RK_NULLABLE view, RKPoint *out);
/** Read zOffset: the last reported distance of the hovering pencil, from 0 (at the surface) to 1 (SPEC 346).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_hover_get_z_offset(RKGestureRecognizerRef hover, double *out);
/** Read the hovering pencil's angle above the surface, in radians (SPEC 346).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_hover_get_altitude_angle(RKGestureRecognizerRef hover, double *out);
/** Read the direction in which the hovering pencil leans, in radians clockwise from the screen's x axis (SPEC 346).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_hover_get_azimuth_angle(RKGestureRecognizerRef hover, double *out);
/**
 * Read azimuthUnitVector(in:): that direction as a vector of length 1 along the axes of a view (SPEC 346).
 *
 * @param view NULL: the axes of the recogniser's window.
 * @return also RKStatusInvalidArgument (the view is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_hover_get_azimuth_unit_vector(RKGestureRecognizerRef hover, RKViewRef RK_NULLABLE view,
    RKPoint *out);
/** Read the hovering pencil's roll about its own axis, in radians (SPEC 346).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_hover_get_roll_angle(RKGestureRecognizerRef hover, double *out);
/** Set edges, a mask of RKRectEdge. Default none, with which the pan never recognises (SPEC 217).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_set_edges(RKGestureRecognizerRef pan, uint32_t edges);
/** Read edges.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_screen_edge_pan_get_edges(RKGestureRecognizerRef pan, uint32_t *out);

/* ---- Swipe (SPEC 220-228) ---- */

/** Set direction, a mask of RKSwipeDirection. Default right. With an empty or unknown mask the swipe never recognises
 *  (SPEC 226).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_swipe_set_direction(RKGestureRecognizerRef swipe, uint32_t direction);
/** Read direction.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_swipe_get_direction(RKGestureRecognizerRef swipe, uint32_t *out);
/** Set numberOfTouchesRequired: how many fingers swipe; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_swipe_set_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t value);
/** Read numberOfTouchesRequired.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_swipe_get_number_of_touches_required(RKGestureRecognizerRef swipe, int64_t *out);

/* ---- Pinch and rotation (SPEC 229-238) ---- */

/** Read scale; 1 before began (SPEC 230).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pinch_get_scale(RKGestureRecognizerRef pinch, double *out);
/**
 * Set scale: the distance of the fingers divided by the baseline; 1 before began (SPEC 230). Setting it makes the
 * present distance divided by `scale` the baseline, and sets the velocity to 0 (SPEC 231).
 *
 * @param scale finite, above 0.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_pinch_set_scale(RKGestureRecognizerRef pinch, double scale);
/** Read velocity, scale per second (SPEC 232).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_pinch_get_velocity(RKGestureRecognizerRef pinch, double *out);
/** Read rotation in radians, clockwise positive; 0 before began (SPEC 235, 236).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_rotation_get_rotation(RKGestureRecognizerRef rotation, double *out);
/**
 * Set rotation: the turn of the fingers in radians, clockwise positive, 0 before began (SPEC 235, 236). Setting it
 * sets the velocity to 0 (SPEC 237).
 *
 * @param radians finite.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_rotation_set_rotation(RKGestureRecognizerRef rotation, double radians);
/** Read velocity in radians per second (SPEC 238).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_rotation_get_velocity(RKGestureRecognizerRef rotation, double *out);

/* ---- Super-calls (class.h): run what `cls` inherits. ---- */

/**
 * Run the touches_began that `cls` inherits.
 *
 * @return also RKStatusInvalidArgument (no touches), RKStatusLimitReached (over 65,536 touches), RKStatusTooDeep (no
 *   stack left).
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_touches_began(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
    size_t count, RKEventRef event);
/**
 * Run the touches_moved that `cls` inherits.
 *
 * @return as rk_super_gesture_touches_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_touches_moved(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
    size_t count, RKEventRef event);
/**
 * Run the touches_ended that `cls` inherits.
 *
 * @return as rk_super_gesture_touches_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_touches_ended(RKClassRef cls, RKGestureRecognizerRef self, const RKTouchRef *touches,
    size_t count, RKEventRef event);
/**
 * Run the touches_cancelled that `cls` inherits.
 *
 * @return as rk_super_gesture_touches_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_touches_cancelled(RKClassRef cls, RKGestureRecognizerRef self,
    const RKTouchRef *touches, size_t count, RKEventRef event);
/**
 * Run the touches_estimated_properties_updated that `cls` inherits.
 *
 * @return as rk_super_gesture_touches_began().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_gesture_touches_estimated_properties_updated(RKClassRef cls, RKGestureRecognizerRef self,
    const RKTouchRef *touches, size_t count);
/** Run the reset that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_gesture_reset(RKClassRef cls, RKGestureRecognizerRef self);
/** Run the can_prevent that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_can_prevent(RKClassRef cls, RKGestureRecognizerRef self,
    RKGestureRecognizerRef other, bool *out);
/** Run the can_be_prevented_by that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_can_be_prevented_by(RKClassRef cls, RKGestureRecognizerRef self,
    RKGestureRecognizerRef other, bool *out);
/** Run the should_require_failure_of that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_require_failure_of(RKClassRef cls, RKGestureRecognizerRef self,
    RKGestureRecognizerRef other, bool *out);
/** Run the should_be_required_to_fail_by that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_be_required_to_fail_by(RKClassRef cls, RKGestureRecognizerRef self,
    RKGestureRecognizerRef other, bool *out);
/** Run the should_receive_event that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_should_receive_event(RKClassRef cls, RKGestureRecognizerRef self,
    RKEventRef event, bool *out);
/** Run the gesture_recognizer_should_begin that `cls`, a class of views, inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_gesture_recognizer_should_begin(RKClassRef cls, RKViewRef self,
    RKGestureRecognizerRef recognizer, bool *out);

RK_EXTERN_C_END

#endif
