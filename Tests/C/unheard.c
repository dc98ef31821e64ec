/* What begins where no stack is left for its callback: a responder without the began gets no close of it, and whatever begins later is delivered (SPEC 351). */
#define _GNU_SOURCE
#include "check.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>

/* Where the stack of this thread ends and how large it is, as the library learns it: few systems give threads a stack as small as is tried here. 0: as it is. */
static char *stack_end;
static size_t stack_size;
int pthread_attr_getstack(const pthread_attr_t *attributes, void **end, size_t *size) {
    int (*real)(const pthread_attr_t *, void **, size_t *) = NULL;
    *(void **)(void *)&real = dlsym(RTLD_NEXT, "pthread_attr_getstack");
    if (stack_size == 0) return real(attributes, end, size);
    *end = stack_end, *size = stack_size;
    return 0;
}

static RKContextRef context;
static RKWindowRef window;
static RKViewRef view;
static double now;
static int began, closed, refused;
static uintptr_t deepest; /* the stack's place in the callbacks */

static void heard(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    began++;
    if (here < deepest) deepest = here;
}
static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata, heard(); }
static void touches_closed(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)count, (void)event, (void)userdata, closed++; }
static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, (void)userdata, heard(); }
static void presses_closed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { (void)self, (void)presses, (void)count, (void)event, (void)userdata, closed++; }
static void motion_began(RKResponderRef self, RKEventSubtype kind, RKEventRef event, void *userdata) { (void)self, (void)kind, (void)event, (void)userdata, heard(); }
static void motion_closed(RKResponderRef self, RKEventSubtype kind, RKEventRef event, void *userdata) { (void)self, (void)kind, (void)event, (void)userdata, closed++; }

enum Kind { TOUCH, PRESS, MOTION, KINDS };
static int unheard[KINDS];
static RKStatus change(enum Kind kind, bool begins) {
    RKPressSample press = RK_INIT(RKPressSample);
    switch (kind) {
    case TOUCH: return send(context, now += 1, 1, begins ? RKTouchPhaseBegan : RKTouchPhaseEnded, 5, 5);
    case PRESS:
        press.id = 1, press.phase = begins ? RKPressPhaseBegan : RKPressPhaseEnded;
        return rk_context_send_presses(context, now += 1, &press, 1);
    default: return rk_context_send_motion(context, now += 1, begins ? RKMotionPhaseBegan : RKMotionPhaseEnded);
    }
}

static bool posted;
static RKStatus post(enum Kind kind) {
    RKPressSample press = RK_INIT(RKPressSample);
    RKTouchSample touch = sample(1, RKTouchPhaseBegan, 5, 5);
    press.id = 1;
    switch (kind) {
    case TOUCH: return rk_context_post_touches(context, now += 1, &touch, 1);
    case PRESS: return rk_context_post_presses(context, now += 1, &press, 1);
    default: return rk_context_post_motion(context, now += 1, RKMotionPhaseBegan);
    }
}
/* Take so much of the stack, then begin. */
static RKStatus begin_below(enum Kind kind, size_t bytes) {
    volatile char taken[bytes + 1];
    RKStatus status;
    taken[0] = taken[bytes] = 1;
    status = posted ? rk_run_loop_run_once(context, 0, NULL) : change(kind, true);
    return taken[0] ? status : RKStatusBusy;
}

/* Further and further down the stack, until it is refused. */
static void all_the_way(enum Kind kind, size_t stack) {
    size_t bytes;
    refused = 0;
    for (bytes = 0; bytes < stack && !refused; bytes += 64) {
        RKStatus status;
        began = closed = 0;
        if (posted) OK(post(kind));
        status = begin_below(kind, bytes);
        if (status == RKStatusTooDeep) {
            refused++;
            EXPECT(began == 0);
            if (posted) {
                OK(rk_context_drain(context, NULL));
                OK(change(kind, false));
            }
            continue;
        }
        OK(status);
        EXPECT(began <= 1 && closed == 0);
        unheard[kind] += began == 0;
        OK(change(kind, false));
        EXPECT(closed == began);
        /* The next one is heard of, both ways. */
        began = closed = 0;
        OK(change(kind, true));
        OK(change(kind, false));
        EXPECT(began == 1 && closed == 1);
    }
    EXPECT(refused == 1);
}

static void make(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    now = 1;
    OK(rk_context_create(NULL, &context));
    methods.touches_began = touches_began, methods.touches_ended = touches_closed, methods.touches_cancelled = touches_closed;
    methods.presses_began = presses_began, methods.presses_ended = presses_closed, methods.presses_cancelled = presses_closed;
    methods.motion_began = motion_began, methods.motion_ended = motion_closed, methods.motion_cancelled = motion_closed;
    desc.name = "Hearing", desc.superclass = "View", desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    OK(rk_window_make_key(window));
    view = add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
}

/* How much of the stack the longest way to a callback takes. */
static size_t measured(void) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    int kind;
    make();
    deepest = here;
    for (kind = 0; kind < KINDS; kind++) {
        OK(post((enum Kind)kind));
        OK(rk_run_loop_run_once(context, 0, NULL));
    }
    OK(rk_context_destroy(context));
    return (size_t)(here - deepest);
}

static void *on_a_stack(void *size) {
    int kind;
    stack_size = *(size_t *)size, stack_end = (char *)__builtin_frame_address(0) - stack_size;
    make();
    for (kind = 0; kind < 2 * KINDS; kind++) {
        posted = kind >= KINDS;
        all_the_way((enum Kind)(kind % KINDS), stack_size);
    }
    OK(rk_context_destroy(context));
    stack_size = 0;
    return NULL;
}

/* A quarter of a small stack is kept free, three quarters of that inside a call: what lies between is less than the longest way takes. */
int main(void) {
    size_t way = measured(), size, k;
    EXPECT(way > 256 && way < 100000);
    for (k = 8; k <= 16; k += 2) {
        pthread_t thread;
        size = (way * k + 4095) & ~(size_t)4095;
        EXPECT(pthread_create(&thread, NULL, on_a_stack, &size) == 0);
        EXPECT(pthread_join(thread, NULL) == 0);
    }
    for (k = 0; k < KINDS; k++) EXPECT(unheard[k] > 0);
    return check_done("unheard");
}
