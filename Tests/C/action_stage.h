/* What the consumers about typed actions share: a class "Invoked", a view of it, and a way to add actions to classes. */
#ifndef ACTION_STAGE_H
#define ACTION_STAGE_H

#include "check.h"

static RKContextRef context;
static RKClassRef cls;
static RKViewRef view;
static int mark; /* what actions are given as userdata */

static inline RKStatus add(RKClassRef to, const char *selector, const char *encoding, void (*function)(void)) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    desc.selector = selector;
    desc.encoding = encoding;
    desc.function = function;
    desc.userdata = &mark;
    return rk_class_add_action(to, &desc);
}

static inline void begin(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    OK(rk_context_create(NULL, &context));
    desc.name = "Invoked", desc.superclass = "View";
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_view_create(context, cls, rect(0, 0, 1, 1), &view));
}

#endif
