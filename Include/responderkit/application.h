/* SPDX-License-Identifier: MIT */
/**
 * @file application.h
 * The application: sendEvent, delegate, activity, ignoring events (SPEC 76, 77, 118, 119, 286-288).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_APPLICATION_H
#define RESPONDERKIT_APPLICATION_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** sendEvent: of the application. An override that does not call rk_super_application_send_event() discards the event:
 *  no window, recogniser or view receives it (SPEC 77).
 *  Thread: [callback] */
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
 * Create the application of a context that was made without one. rk_object_set_class() gives an existing application a
 * subclass.
 *
 * @param cls Application or a subclass; NULL means Application.
 * @param out receives a borrowed handle: the context owns the application. May be NULL.
 * @return also RKStatusAlreadyExists, RKStatusInvalidArgument (class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RKApplicationRef *RK_NULLABLE out);
/**
 * Set the delegate. A plain responder (no view, view controller or application) is then the last responder of the
 * chain (SPEC 119).
 *
 * @param delegate weak; NULL removes.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_set_delegate(RKApplicationRef application,
    RKResponderRef RK_NULLABLE delegate);
/**
 * Find the delegate.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_get_delegate(RKApplicationRef application, RKResponderRef RK_NULLABLE *out);
/**
 * Send an event through the application: sendEvent:, overrides included.
 *
 * Parts of the update that were already delivered are skipped. So a second call, from a handler or to super, delivers
 * nothing twice.
 *
 * @return also RKStatusTooDeep (nested deeper than 64, SPEC 303).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_send_event(RKApplicationRef application, RKEventRef event);
/** Start ignoring touches, presses, wheels and trackpads. Touches, presses and a shake in progress are cancelled; new
 *  updates are dropped before hit-testing. Calls nest (SPEC 286).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_begin_ignoring_interaction_events(RKApplicationRef application);
/**
 * Undo one rk_application_begin_ignoring_interaction_events().
 *
 * @return also RKStatusNotFound (there was none).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_end_ignoring_interaction_events(RKApplicationRef application);
/** Read whether events are being ignored.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_is_ignoring_interaction_events(RKApplicationRef application, bool *out);
/**
 * Set whether the application is active. Becoming inactive cancels all touches, presses and a shake (SPEC 287).
 *
 * Re-entrancy: notification; touch, press and motion methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_set_active(RKApplicationRef application, bool active);
/** Read whether the application is active; default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_application_is_active(RKApplicationRef application, bool *out);

/** Run the send_event that `cls` inherits. Built in: sendEvent: of each window that has touches in the update.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_application_send_event(RKClassRef cls, RKApplicationRef self, RKEventRef event);

RK_EXTERN_C_END

#endif
