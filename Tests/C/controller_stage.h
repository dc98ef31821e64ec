/* What the consumers about view controllers share: classes whose controllers log when their views appear, controllers and their views. */
#ifndef CONTROLLER_STAGE_H
#define CONTROLLER_STAGE_H

#include "check.h"

static RKContextRef context;
/* What a test does in the middle of a callback. */
static void (*in_callback)(RKViewControllerRef self, const char *what);

/* Each program has its own way to log these. */
static void will_appear(RKViewControllerRef self, bool animated, void *userdata);
static void is_appearing(RKViewControllerRef self, bool animated, void *userdata);
static void did_appear(RKViewControllerRef self, bool animated, void *userdata);
static void will_disappear(RKViewControllerRef self, bool animated, void *userdata);
static void did_disappear(RKViewControllerRef self, bool animated, void *userdata);

static inline bool forwards_not(RKViewControllerRef self, void *userdata) { return (void)self, (void)userdata, false; }

static inline RKViewControllerMethods logging_methods(void) {
    RKViewControllerMethods methods = RK_INIT(RKViewControllerMethods);
    methods.view_will_appear = will_appear;
    methods.view_is_appearing = is_appearing;
    methods.view_did_appear = did_appear;
    methods.view_will_disappear = will_disappear;
    methods.view_did_disappear = did_disappear;
    return methods;
}

static inline RKClassRef define(const char *name, const char *superclass, const RKViewControllerMethods *controller, const RKViewMethods *view, const RKWindowMethods *window) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name, desc.superclass = superclass;
    desc.view_controller_methods = controller;
    desc.view_methods = view;
    desc.window_methods = window;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

static inline RKViewControllerRef controller(RKClassRef cls, const char *name) {
    RKViewControllerRef made = NULL;
    OK(rk_view_controller_create(context, cls, &made));
    OK(rk_object_set_name(RK_OBJECT(made), name));
    return made;
}
static inline RKViewRef view_of(RKViewControllerRef c) {
    RKViewRef view = NULL;
    OK(rk_view_controller_get_view(c, &view));
    return view;
}

#endif
