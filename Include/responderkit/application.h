/**
 * @file application.h
 * The application: sendEvent, delegate, activity, ignoring events (SPEC 76, 77, 118, 119, 286-288).
 */
#ifndef RESPONDERKIT_APPLICATION_H
#define RESPONDERKIT_APPLICATION_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** sendEvent: of the application. Not calling rk_super_application_send_event() discards the event for everything
 *  downstream (SPEC 77). Thread: [callback] */
typedef void (*RKApplicationSendEventMethod)(RKApplicationRef self, RKEventRef event, void *userdata);

/** Methods of the application. A NULL entry is inherited. */
typedef struct RKApplicationMethods {
    /** sizeof(RKApplicationMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** sendEvent: (SPEC 76). */
    RKApplicationSendEventMethod send_event;
} RKApplicationMethods;

/**
 * Create the application of a context that was made without one. (A context that has one can still give it a subclass:
 * rk_object_set_class().)
 *
 * @param cls Application or a subclass; NULL means Application. @param out receives a borrowed handle: the context owns
 *   the application. May be NULL.
 * @return RKStatusOK, RKStatusAlreadyExists, RKStatusInvalidArgument (class of another kind), RKStatusNoMemory, or a
 *   handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_create(RKContextRef context, RKClassRef cls, RKApplicationRef *out);
/**
 * Set the delegate; it is the chain's last link if it is a plain responder: not a view, view controller or the
 * application (SPEC 119).
 * @param delegate weak; NULL removes. @return RKStatusOK or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_set_delegate(RKApplicationRef application, RKResponderRef delegate);
/** Find the delegate. @param out receives a borrowed handle or NULL. @return RKStatusOK, RKStatusInvalidArgument if
 *  `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_get_delegate(RKApplicationRef application, RKResponderRef *out);
/**
 * Send an event through the application: sendEvent:, overrides included.
 *
 * What of the event's update has been delivered already is not delivered again, so calling this from a handler, or
 * super twice, is harmless.
 * @return RKStatusOK, RKStatusTooDeep (nested deeper than 64, SPEC 303), or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_send_event(RKApplicationRef application, RKEventRef event);
/**
 * Start ignoring touches, presses, wheels and trackpads: touches, presses and a shake in flight are cancelled, new
 * updates are dropped before hit-testing. Calls nest (SPEC 286). @return RKStatusOK or a handle error. Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_begin_ignoring_interaction_events(RKApplicationRef application);
/** Undo one rk_application_begin_ignoring_interaction_events(). @return RKStatusOK, RKStatusNotFound (there was none),
 *  or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_end_ignoring_interaction_events(RKApplicationRef application);
/**
 * Say whether events are being ignored. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle
 * error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_is_ignoring_interaction_events(RKApplicationRef application, bool *out);
/**
 * Say that the application became active or inactive; becoming inactive cancels all touches, presses and a shake
 * (SPEC 287). @return RKStatusOK or a handle error. Re-entrancy: notification; touch, press and motion methods.
 * Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_set_active(RKApplicationRef application, bool active);
/** Read whether the application is active; default true. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL,
 *  or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_is_active(RKApplicationRef application, bool *out);

/** Run the send_event that `cls` inherits. Built in: sendEvent: of each window that has touches in the update. @return
 *  RKStatusOK, RKStatusInvalidArgument (receiver is no instance of `cls`), or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_application_send_event(RKClassRef cls, RKApplicationRef self, RKEventRef event);

RK_EXTERN_C_END

#endif
