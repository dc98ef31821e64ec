/* SPDX-License-Identifier: MIT */
/**
 * @file action.h
 * Actions: messages found by selector at run time (SPEC 135-137).
 *
 * A class lists the actions that its instances implement (RKActionDesc in responder.h). The number of colons in the
 * selector sets an action's arguments: "save" has none, "save:" the sender, "save:forEvent:" the sender and the event
 * (SPEC 137). Missing arguments are NULL.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_ACTION_H
#define RESPONDERKIT_ACTION_H

#include "base.h"

RK_EXTERN_C_BEGIN

/**
 * Send an action through the application: sendAction:to:from:forEvent: (SPEC 135, 136).
 *
 * A target performs the action if its class implements the selector. Without a target the library calls
 * canPerformAction along the responder chain, from the key window's first responder up. The nearest responder that
 * returns true performs the action. If there is none, the search begins again at the sender.
 *
 * @param selector UTF-8, 1 to 255 bytes, at most two colons.
 * @param target a responder or gesture recogniser; NULL searches.
 * @param sender any object with a class; may be NULL.
 * @param event may be NULL.
 * @param out receives whether the action was performed; may be NULL.
 * @return RKStatusOK (also when it is not performed); also RKStatusInvalidArgument (selector NULL, empty, or with more
 *   than two colons), RKStatusLimitReached (selector over 255 bytes), RKStatusNoMemory.
 * Re-entrancy: can_perform_action, target_for_action, next_responder and the action run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_send_action(RKApplicationRef application, const char *selector,
    RKObjectRef RK_NULLABLE target, RKObjectRef RK_NULLABLE sender, RKEventRef RK_NULLABLE event,
    bool *RK_NULLABLE out);

RK_EXTERN_C_END

#endif
