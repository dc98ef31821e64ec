/* SPDX-License-Identifier: MIT */
/**
 * @file responder.h
 * Responders: the chain, touch methods, first responder, actions (SPEC 90-94, 110-134). Presses and text are in
 * press.h, motion and remote control in motion.h.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_RESPONDER_H
#define RESPONDERKIT_RESPONDER_H

#include "base.h"
#include "event.h"
#include "motion.h"
#include "press.h"

RK_EXTERN_C_BEGIN

/** The four touch methods. `touches` are `count` borrowed handles, valid during the call unless retained. All of them
 *  have the same hit view, whichever responder receives them (SPEC 92).
 *  Thread: [callback] */
typedef void (*RKTouchesMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count,
    RKEventRef RK_NULLABLE event, void *userdata);
/** touchesEstimatedPropertiesUpdated:. `touches` are `count` borrowed handles, valid during the call unless retained:
 *  each is one earlier sample of a touch, with the device's later report (SPEC 354).
 *  Thread: [callback] */
typedef void (*RKTouchesUpdatedMethod)(RKResponderRef self, const RKTouchRef *touches, size_t count, void *userdata);
/** A method without arguments that returns true or false.
 *  Thread: [callback] */
typedef bool (*RKResponderQuestion)(RKResponderRef self, void *userdata);
/** A method that returns a responder; NULL for none.
 *  Thread: [callback] */
typedef RKResponderRef RK_NULLABLE (*RKNextResponderMethod)(RKResponderRef self, void *userdata);
/** Whether `self` performs an action now; `sender` may be NULL.
 *  Thread: [callback] */
typedef bool (*RKCanPerformActionMethod)(RKResponderRef self, const char *selector, RKObjectRef RK_NULLABLE sender,
    void *userdata);
/** Which responder performs an action; NULL for none.
 *  Thread: [callback] */
typedef RKResponderRef RK_NULLABLE (*RKTargetForActionMethod)(RKResponderRef self, const char *selector,
    RKObjectRef RK_NULLABLE sender, void *userdata);

/** The four press methods. `presses` are `count` borrowed handles, valid during the call unless retained
 *  (SPEC 269-273).
 *  Thread: [callback] */
typedef void (*RKPressesMethod)(RKResponderRef self, const RKPressRef *presses, size_t count,
    RKEventRef RK_NULLABLE event, void *userdata);
/** The three motion methods; `motion` is RKEventSubtypeMotionShake; `event` may be NULL for a cancellation (SPEC 274).
 *  Thread: [callback] */
typedef void (*RKMotionMethod)(RKResponderRef self, RKEventSubtype motion, RKEventRef RK_NULLABLE event,
    void *userdata);
/** remoteControlReceivedWithEvent:; rk_event_get_subtype() has the button.
 *  Thread: [callback] */
typedef void (*RKRemoteControlMethod)(RKResponderRef self, RKEventRef RK_NULLABLE event, void *userdata);
/** insertText:; UTF-8, valid during the call.
 *  Thread: [callback] */
typedef void (*RKInsertTextMethod)(RKResponderRef self, const char *text, void *userdata);
/** deleteBackward.
 *  Thread: [callback] */
typedef void (*RKDeleteBackwardMethod)(RKResponderRef self, void *userdata);

/** Methods of every responder. A NULL entry is inherited. */
typedef struct RKResponderMethods {
    /** sizeof(RKResponderMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** nextResponder. Called at every step of every walk; results are not cached (SPEC 120). */
    RKNextResponderMethod next_responder;
    /** touchesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 90). */
    RKTouchesMethod touches_began;
    /** touchesMoved:withEvent:. */
    RKTouchesMethod touches_moved;
    /** touchesEnded:withEvent:. */
    RKTouchesMethod touches_ended;
    /** touchesCancelled:withEvent:. */
    RKTouchesMethod touches_cancelled;
    /** canBecomeFirstResponder (SPEC 126). */
    RKResponderQuestion can_become_first_responder;
    /** becomeFirstResponder (SPEC 127). */
    RKResponderQuestion become_first_responder;
    /** canResignFirstResponder (SPEC 126). */
    RKResponderQuestion can_resign_first_responder;
    /** resignFirstResponder (SPEC 128). */
    RKResponderQuestion resign_first_responder;
    /** canPerformAction:withSender: (SPEC 133). */
    RKCanPerformActionMethod can_perform_action;
    /** targetForAction:withSender: (SPEC 133). */
    RKTargetForActionMethod target_for_action;
    /** pressesBegan:withEvent:. The inherited method forwards to the next responder (SPEC 272). */
    RKPressesMethod presses_began;
    /** pressesChanged:withEvent:, for analogue buttons. */
    RKPressesMethod presses_changed;
    /** pressesEnded:withEvent:. */
    RKPressesMethod presses_ended;
    /** pressesCancelled:withEvent:. */
    RKPressesMethod presses_cancelled;
    /** motionBegan:withEvent:. The inherited method forwards to the next responder (SPEC 274). */
    RKMotionMethod motion_began;
    /** motionEnded:withEvent:. */
    RKMotionMethod motion_ended;
    /** motionCancelled:withEvent:. */
    RKMotionMethod motion_cancelled;
    /** remoteControlReceivedWithEvent:. The inherited method forwards to the next responder (SPEC 276). */
    RKRemoteControlMethod remote_control_received;
    /** insertText:. A class that implements it accepts key input (SPEC 279). */
    RKInsertTextMethod insert_text;
    /** deleteBackward. */
    RKDeleteBackwardMethod delete_backward;
    /** hasText. */
    RKResponderQuestion has_text;
    /** touchesEstimatedPropertiesUpdated:. The inherited method forwards to the next responder (SPEC 354). */
    RKTouchesUpdatedMethod touches_estimated_properties_updated;
} RKResponderMethods;

/** The function behind an action: `sender` and `event` may be NULL.
 *  Thread: [callback] */
typedef void (*RKActionFunction)(RKResponderRef self, RKObjectRef RK_NULLABLE sender, RKEventRef RK_NULLABLE event,
    void *userdata);

/** An action that instances of a class implement. An array element: its layout is frozen. */
typedef struct RKActionDesc {
    /** Selector, such as "tap:"; UTF-8, 1 to 255 bytes; copied. */
    const char *selector;
    /** The function of the action. */
    RKActionFunction function;
} RKActionDesc;

/**
 * Create a responder that is not a view, a controller or the application, such as a delegate or a target.
 *
 * @param cls Responder or a subclass of it, direct or indirect, that is not a View, ViewController or Application; NULL
 *   means Responder.
 * @param out receives the responder; the caller owns one reference.
 * @return also RKStatusInvalidArgument (class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKResponderRef *out);

/**
 * Find the next responder: nextResponder, overrides included, with the rules for views, controllers, windows and the
 * application (SPEC 110-120).
 *
 * @param out receives a borrowed handle; NULL at the end of the chain.
 * Re-entrancy: calls next_responder overrides.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_get_next_responder(RKResponderRef responder, RKResponderRef RK_NULLABLE *out);

/**
 * List the responder chain from a responder (first entry) to its end.
 *
 * The walk ends before a responder that repeats or after 10,000 steps, with a diagnostic "responderCycle" or
 * "responderChainTooLong" (SPEC 121).
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h. The handles are borrowed.
 * @return also RKStatusNoMemory.
 * Re-entrancy: calls next_responder overrides.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_get_chain(RKResponderRef responder, RKResponderRef *buffer, size_t capacity,
    size_t *length);

/**
 * Find the first view controller on the chain, the responder itself included (SPEC 124).
 *
 * @param out receives a borrowed handle; NULL if there is none.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_get_view_controller(RKResponderRef responder,
    RKViewControllerRef RK_NULLABLE *out);

/** Set the result of the inherited canBecomeFirstResponder; default false, for a TextField true (SPEC 126, 279).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_responder_set_can_become_first_responder(RKResponderRef responder, bool value);

/**
 * Call canBecomeFirstResponder, overrides included.
 *
 * @param out receives the result.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_can_become_first_responder(RKResponderRef responder, bool *out);

/** Set the result of the inherited canResignFirstResponder; default true (SPEC 126).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_responder_set_can_resign_first_responder(RKResponderRef responder, bool value);

/**
 * Call canResignFirstResponder, overrides included.
 *
 * @param out receives the result.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_can_resign_first_responder(RKResponderRef responder, bool *out);

/**
 * Make a responder the first responder of its window (SPEC 125, 127); overrides of become_first_responder are called.
 *
 * @param out receives whether the responder is first now; may be NULL. False if it cannot become first responder, is in
 *   no window, or the present first responder does not resign.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_become_first_responder(RKResponderRef responder, bool *RK_NULLABLE out);

/**
 * Resign as first responder; overrides of resign_first_responder are called (SPEC 128).
 *
 * @param out receives false if canResignFirstResponder returns false, else true; may be NULL. Also true for a responder
 *   that was not first.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_resign_first_responder(RKResponderRef responder, bool *RK_NULLABLE out);

/**
 * Read whether exactly this object is the first responder of its window (SPEC 132).
 *
 * @param out receives true or false.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_is_first_responder(RKResponderRef responder, bool *out);

/**
 * Call canPerformAction:withSender:, overrides included. The inherited method returns whether the class implements the
 * action (SPEC 133).
 *
 * @param selector the action's name.
 * @param sender may be NULL.
 * @param out receives the result.
 * @return also RKStatusLimitReached (selector over 255 bytes).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_can_perform_action(RKResponderRef responder, const char *selector,
    RKObjectRef RK_NULLABLE sender, bool *out);

/**
 * Find the responder that performs an action: this one if it can, else the first one up its chain that can (SPEC 133).
 *
 * @param selector the action's name.
 * @param sender may be NULL.
 * @param out receives a borrowed handle; NULL if no responder performs it.
 * @return also RKStatusLimitReached (selector over 255 bytes).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_target_for_action(RKResponderRef responder, const char *selector,
    RKObjectRef RK_NULLABLE sender, RKResponderRef RK_NULLABLE *out);

/**
 * Attach a value to a responder, such as an undo manager or an input view. All responders below it on the chain find it
 * (SPEC 134).
 *
 * @param key name of the value, UTF-8, 1 to 255 bytes, copied.
 * @param value anything; NULL removes.
 * @return also RKStatusInvalidArgument (`key` NULL or empty), RKStatusLimitReached (key over 255 bytes),
 *   RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_set_value(RKResponderRef responder, const char *key, void *value);

/**
 * Look a value up along the responder chain, this responder first (SPEC 134).
 *
 * @param out receives the value; NULL if no responder has it.
 * @param provider receives the responder with the value; may be NULL.
 * @return also RKStatusLimitReached (key over 255 bytes).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_find_value(RKResponderRef responder, const char *key, void **out,
    RKResponderRef RK_NULLABLE *RK_NULLABLE provider);

/**
 * Send touches to a responder's touch method, as the library does for the hit view; for handlers that redirect touches.
 *
 * Calls made by hand are not tracked; the caller must send the matching ended or cancelled.
 *
 * @param phase began, moved, ended or cancelled.
 * @param touches `count` touches of one context.
 * @param event may be NULL.
 * @return also RKStatusInvalidArgument (another phase, no touches), RKStatusLimitReached (over 65,536 touches),
 *   RKStatusTooDeep.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_responder_send_touches(RKResponderRef responder, RKTouchPhase phase,
    const RKTouchRef *touches, size_t count, RKEventRef RK_NULLABLE event);

/**
 * Run the touches_began that `cls` inherits. Built in: forward to the next responder (SPEC 90).
 *
 * @param cls the class whose method is making the call; the receiver must be an instance of it.
 * @param touches,count,event as received, or any touches of the context.
 * @return also RKStatusInvalidArgument (no touches), RKStatusLimitReached, RKStatusTooDeep (no stack left).
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_touches_began(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
    RKEventRef RK_NULLABLE event);
/** Run the touches_moved that `cls` inherits; see rk_super_touches_began().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_touches_moved(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
    RKEventRef RK_NULLABLE event);
/** Run the touches_ended that `cls` inherits; see rk_super_touches_began().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_touches_ended(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches, size_t count,
    RKEventRef RK_NULLABLE event);
/** Run the touches_cancelled that `cls` inherits; see rk_super_touches_began().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_touches_cancelled(RKClassRef cls, RKResponderRef self, const RKTouchRef *touches,
    size_t count, RKEventRef RK_NULLABLE event);
/** Run the touches_estimated_properties_updated that `cls` inherits; see rk_super_touches_began().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_touches_estimated_properties_updated(RKClassRef cls, RKResponderRef self,
    const RKTouchRef *touches, size_t count);

/**
 * Run the next_responder that `cls` inherits.
 *
 * @param cls the class whose method is making the call.
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_super_next_responder(RKClassRef cls, RKResponderRef self,
    RKResponderRef RK_NULLABLE *out);
/** Run the can_become_first_responder that `cls` inherits; see rk_super_next_responder().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_can_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
/** Run the become_first_responder that `cls` inherits; see rk_super_next_responder().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_become_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
/** Run the can_resign_first_responder that `cls` inherits; see rk_super_next_responder().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_can_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
/** Run the resign_first_responder that `cls` inherits; see rk_super_next_responder().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_resign_first_responder(RKClassRef cls, RKResponderRef self, bool *out);
/** Run the can_perform_action that `cls` inherits; see rk_super_next_responder() and rk_responder_can_perform_action().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_can_perform_action(RKClassRef cls, RKResponderRef self, const char *selector,
    RKObjectRef RK_NULLABLE sender, bool *out);
/** Run the target_for_action that `cls` inherits; see rk_super_next_responder() and rk_responder_target_for_action().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_target_for_action(RKClassRef cls, RKResponderRef self, const char *selector,
    RKObjectRef RK_NULLABLE sender, RKResponderRef RK_NULLABLE *out);

RK_EXTERN_C_END

#endif
