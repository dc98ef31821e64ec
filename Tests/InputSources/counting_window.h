/* A context with a window that counts the touches and presses that have begun in it and not ended. */
#ifndef COUNTING_WINDOW_H
#define COUNTING_WINDOW_H

#include <responderkit/responderkit.h>

#include "random.h"

static long long open_touches, open_presses;
static void touch_opened(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)event, (void)userdata, open_touches += (long long)count; }
static void touch_closed(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)event, (void)userdata, open_touches -= (long long)count; }
static void press_opened(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)event, (void)userdata, open_presses += (long long)count; }
static void press_closed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)event, (void)userdata, open_presses -= (long long)count; }

static inline RKContextRef counting_context(RKSize size) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKRect frame = {{0, 0}, size};
    RKContextRef context;
    RKWindowRef window;
    RKClassRef class;
    methods.touches_began = touch_opened;
    methods.touches_ended = methods.touches_cancelled = touch_closed;
    methods.presses_began = press_opened;
    methods.presses_ended = methods.presses_cancelled = press_closed;
    desc.name = "Counter";
    desc.superclass = "Window";
    desc.responder_methods = &methods;
    open_touches = open_presses = 0;
    MUST(rk_context_create(NULL, &context));
    MUST(rk_class_define(context, &desc, &class));
    MUST(rk_window_create(context, class, frame, &window));
    MUST(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    MUST(rk_window_make_key_and_visible(window));
    return context;
}

#endif
