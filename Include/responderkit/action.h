/**
 * @file action.h
 * Actions: messages found by selector at run time (SPEC 135-137).
 *
 * A class lists the actions that its instances implement (RKActionDesc in responder.h). The selector's colons say what
 * an action is given: "save" nothing, "save:" the sender, "save:forEvent:" the sender and the event (SPEC 137); what it
 * is not given is NULL.
 */
#ifndef RESPONDERKIT_ACTION_H
#define RESPONDERKIT_ACTION_H

#include "base.h"

RK_EXTERN_C_BEGIN

/**
 * Send an action through the application: sendAction:to:from:forEvent: (SPEC 135, 136).
 *
 * With a target: it performs the action if its class implements the selector. Without: the search begins at the key
 * window's first responder and then, if there is none or its chain has no receiver, at the sender. The first responder
 * on the chain whose canPerformAction agrees performs the action.
 * @param selector UTF-8, 1 to 255 bytes, at most two colons.
 * @param target a responder or gesture recogniser; NULL searches.
 * @param sender any object with a class; may be NULL.
 * @param event may be NULL.
 * @param out receives whether it was performed; may be NULL.
 * @return RKStatusOK (also when it is not performed), RKStatusInvalidArgument (selector NULL, empty, or with more than
 *   two colons), RKStatusLimitReached (selector over 255 bytes), RKStatusNoMemory, or a handle error.
 * Re-entrancy: can_perform_action, next_responder and the action run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_application_send_action(
    RKApplicationRef application, const char *selector, RKObjectRef target, RKObjectRef sender, RKEventRef event,
    bool *out);

RK_EXTERN_C_END

#endif
