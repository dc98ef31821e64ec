#define _GNU_SOURCE
/* What begins where the stack ends is closed for those alone that have heard of it (SPEC 109, 351): a chain of the library's own controls passes it on, until none is left for the override
 * at its end. The close comes from outside, where there is stack enough. */
#include "check.h"
#include <pthread.h>

enum { LEVELS = 240, NEAREST = 72 << 10, FARTHEST = 7 << 20 };

static char *stack_end;
static int began, closed, unheard;
static void hear_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata, began++; }
static void hear_closed(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata, closed++; }
static void hear_press(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, (void)userdata, began++; }
static void hear_press_closed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, (void)userdata, closed++; }
static bool yes(RKResponderRef self, void *userdata) { (void)self, (void)userdata; return true; }

static RKContextRef context;
static RKWindowRef window;
static RKResponderRef first;

/* A window that listens, and in it views of a kind, one inside the other. */
static void make(bool presses, bool hears) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods), kept = RK_INIT(RKResponderMethods);
    RKClassRef listener = NULL, leaf = NULL;
    RKViewRef at, view = NULL;
    OK(rk_context_create(NULL, &context));
    methods.touches_began = hear_began;
    methods.touches_ended = methods.touches_cancelled = hear_closed;
    methods.presses_began = hear_press;
    methods.presses_ended = methods.presses_cancelled = hear_press_closed;
    desc.name = "Listener";
    desc.superclass = "Window";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &listener));
    if (hears) kept = methods; /* and does not pass it on */
    kept.can_become_first_responder = yes;
    desc.responder_methods = &kept;
    desc.name = "Leaf";
    desc.superclass = "View";
    OK(rk_class_define(context, &desc, &leaf));
    OK(rk_window_create(context, listener, rect(0, 0, 100, 100), &window));
    OK(rk_window_make_key_and_visible(window));
    at = RK_VIEW(window);
    for (int i = 0; i < LEVELS; i++) {
        RKControlRef control = NULL;
        if (presses) OK(rk_text_field_create(context, NULL, rect(0, 0, 100, 100), &control));
        else OK(rk_control_create(context, NULL, rect(0, 0, 100, 100), &control));
        if (!presses) OK(rk_control_set_enabled(control, false));
        OK(rk_view_add_subview(at, RK_VIEW(control)));
        OK(rk_release(RK_OBJECT(control)));
        at = RK_VIEW(control);
    }
    if (presses || hears) {
        bool is = false;
        OK(rk_view_create(context, leaf, rect(0, 0, 100, 100), &view));
        OK(rk_view_add_subview(at, view));
        OK(rk_release(RK_OBJECT(view)));
        first = (RKResponderRef)view;
        OK(rk_responder_become_first_responder(first, &is));
        EXPECT(is);
    }
}

static void touch(RKTouchPhase phase) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location = (RKPoint){50, 50};
    OK(rk_context_send_touches(context, 1, &sample, 1));
}
static void press(RKPressPhase phase) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.id = 1;
    sample.phase = phase;
    sample.type = RKPressTypeSelect;
    OK(rk_context_send_presses(context, 1, &sample, 1));
}
static void begin_touch(void) { touch(RKTouchPhaseBegan); }
static void begin_press(void) { press(RKPressPhaseBegan); }

/* With so many bytes of the stack left. */
__attribute__((noinline)) static void with_stack(size_t left, void (*act)(void)) {
    char *here = __builtin_frame_address(0); /* a local variable may lie elsewhere under a sanitizer */
    size_t more = (size_t)(here - stack_end) - left;
    volatile char *used = __builtin_alloca(more);
    used[0] = used[more - 1] = 0;
    act();
    used[0]++;
}

static void *all(void *unused) {
    pthread_attr_t attributes;
    void *low = NULL;
    size_t size = 0;
    EXPECT(pthread_getattr_np(pthread_self(), &attributes) == 0 && pthread_attr_getstack(&attributes, &low, &size) == 0);
    pthread_attr_destroy(&attributes);
    stack_end = low;
    for (int kind = 0; kind < 4; kind++) {
        bool presses = kind & 1, hears = kind & 2;
        unheard = 0;
        make(presses, hears);
        int tries = 0;
        for (size_t left = NEAREST; left < FARTHEST; left += left / 64, tries++) {
            began = closed = 0;
            with_stack(left, presses ? begin_press : begin_touch);
            if (!began) unheard++;
            if (presses) press(tries % 2 ? RKPressPhaseEnded : RKPressPhaseCancelled);
            else touch(tries % 2 ? RKTouchPhaseEnded : RKTouchPhaseCancelled);
            EXPECT(began == closed);
        }
        /* Both happen: heard at the end of the chain, and heard by none. What the first view keeps is always heard. */
        EXPECT(hears ? unheard == 0 : unheard > 0 && unheard < tries);
        OK(rk_context_destroy(context));
    }
    return unused;
}

int main(void) {
    pthread_attr_t attributes;
    pthread_t thread;
    EXPECT(pthread_attr_init(&attributes) == 0 && pthread_attr_setstacksize(&attributes, 8 << 20) == 0);
    EXPECT(pthread_create(&thread, &attributes, all, NULL) == 0);
    EXPECT(pthread_join(thread, NULL) == 0);
    pthread_attr_destroy(&attributes);
    return check_done("unheard_above");
}
