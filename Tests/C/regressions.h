/* What regressions.c and regressions_ends.c share: a context, and objects of it. */
#ifndef REGRESSIONS_H
#define REGRESSIONS_H

#include "check.h"

static RKContextRef context;
static int calls;

static void begin(void) {
    OK(rk_context_create(NULL, &context));
    log_clear();
    calls = 0;
}
static void end(void) { OK(rk_context_destroy(context)); }

static RKClassRef define(const char *name, const char *superclass, const RKResponderMethods *responder, const RKViewMethods *view, const RKViewControllerMethods *controller) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = responder;
    desc.view_methods = view;
    desc.view_controller_methods = controller;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}
static RKWindowRef make_window(void) {
    RKWindowRef window = NULL;
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    return window;
}
static RKViewRef make_view(RKClassRef cls) {
    RKViewRef view = NULL;
    OK(rk_view_create(context, cls, rect(0, 0, 100, 100), &view));
    return view;
}
static RKViewControllerRef make_controller(RKClassRef cls) {
    RKViewControllerRef controller = NULL;
    OK(rk_view_controller_create(context, cls, &controller));
    return controller;
}

#endif
