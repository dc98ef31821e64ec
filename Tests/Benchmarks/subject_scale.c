#include "subject_private.h"

/* What a call costs beside many others of its kind. */

enum { TIMERS = 10000, CLASSES = 1000, VIEWS = 10000 };

struct Multitude {
    RKContextRef context;
    RKTimerRef timers[TIMERS];
    unsigned random, turn;
    char names[CLASSES][16];
    RKClassRef image_view;
};

static double later(Multitude *m) {
    m->random = m->random * 1664525u + 1013904223u;
    return 1 + (m->random >> 8) % 100000;
}
static void nothing(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }
static bool inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, true; }

Multitude *multitude_make(void) {
    Multitude *m = memory(sizeof *m);
    RKRect frame = {{0, 0}, {1, 1}};
    int k;
    m->random = 1;
    CHECK(rk_context_create(NULL, &m->context));
    for (k = 0; k < TIMERS; k++) CHECK(rk_context_add_timer(m->context, later(m), nothing, NULL, NULL, &m->timers[k]));
    for (k = 0; k < CLASSES; k++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKClassRef cls = NULL;
        snprintf(m->names[k], sizeof m->names[k], "Class%d", k);
        desc.name = m->names[k];
        desc.superclass = "View";
        CHECK(rk_class_define(m->context, &desc, &cls));
    }
    for (k = 0; k < VIEWS; k++) {
        RKViewRef view = NULL;
        CHECK(rk_view_create(m->context, NULL, frame, &view));
    }
    CHECK(rk_class_find(m->context, "ImageView", &m->image_view));
    return m;
}
void multitude_plan(Multitude *m) {
    RKTimerRef *timer = &m->timers[m->turn++ % TIMERS];
    CHECK(rk_timer_cancel(*timer));
    CHECK(rk_context_add_timer(m->context, later(m), nothing, NULL, NULL, timer));
}
void multitude_find(Multitude *m) {
    RKClassRef cls = NULL;
    CHECK(rk_class_find(m->context, m->names[m->turn++ % CLASSES], &cls));
}
void multitude_extend(Multitude *m) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef extension = NULL;
    methods.point_inside = inside;
    desc.view_methods = &methods;
    CHECK(rk_class_extend(m->image_view, &desc, &extension));
    CHECK(rk_class_remove_extension(extension));
}

/* Many of one recogniser, or of one responder, or scroll views that move at the same time. */
enum { MANY = 2000, MOVING = 500 };
struct Throng {
    RKContextRef context;
    RKResponderRef responder;
    RKGestureRecognizerRef waiting, required;
    double time;
};
struct Mass {
    RKContextRef context;
    int64_t id;
    unsigned turn;
};
static RKGestureRecognizerRef some_pan(RKContextRef context) {
    RKGestureRecognizerRef pan = NULL;
    CHECK(rk_pan_create(context, NULL, &pan));
    return pan;
}
Throng *throng_make(void) {
    Throng *t = memory(sizeof *t);
    RKRect frame = {{0, 0}, {100, 100}};
    RKWindowRef window = NULL;
    char input[16];
    int k;
    CHECK(rk_context_create(NULL, &t->context));
    CHECK(rk_window_create(t->context, NULL, frame, &window));
    CHECK(rk_responder_create(t->context, NULL, &t->responder));
    t->waiting = some_pan(t->context);
    for (k = 0; k < MANY; k++) {
        t->required = some_pan(t->context);
        CHECK(rk_gesture_recognizer_require_to_fail(t->waiting, t->required));
        snprintf(input, sizeof input, "key %d", k);
        CHECK(rk_responder_add_key_command(t->responder, input, 0, "run:"));
        CHECK(rk_responder_set_value(t->responder, input, t));
    }
    for (k = 0; k < MOVING; k++) {
        RKScrollViewRef scroll = NULL;
        RKSize size = {100, 1e9};
        RKPoint far = {0, 9e8};
        CHECK(rk_scroll_view_create(t->context, NULL, frame, &scroll));
        CHECK(rk_scroll_view_set_content_size(scroll, size));
        CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
        CHECK(rk_context_set_config(t->context, RKConfigScrollAnimationDuration, 1e6));
        CHECK(rk_scroll_view_set_content_offset(scroll, far, true));
    }
    return t;
}
/* The last of all: a search through them finds it last. */
void throng_require(Throng *t) { CHECK(rk_gesture_recognizer_require_to_fail(t->waiting, t->required)); }
void throng_command(Throng *t) {
    CHECK(rk_responder_add_key_command(t->responder, "another", 0, "run:"));
    CHECK(rk_responder_remove_key_command(t->responder, "another", 0));
}
void throng_value(Throng *t) {
    CHECK(rk_responder_set_value(t->responder, "another", t));
    CHECK(rk_responder_set_value(t->responder, "another", NULL));
}
void throng_scroll(Throng *t) {
    t->time += 0.001;
    CHECK(rk_context_advance(t->context, t->time));
}

/* Fingers that are down while one of them moves, and another comes and goes. */
static void mass_send(Mass *m, int64_t id, RKTouchPhase phase) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id;
    sample.phase = phase;
    sample.location.x = m->turn++ % 1000;
    CHECK(rk_context_send_touches(m->context, 0, &sample, 1));
}
Mass *mass_make(void) {
    Mass *m = memory(sizeof *m);
    RKRect frame = {{0, 0}, {1000, 1000}};
    RKWindowRef window = NULL;
    CHECK(rk_context_create(NULL, &m->context));
    CHECK(rk_window_create(m->context, NULL, frame, &window));
    CHECK(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    for (m->id = 0; m->id < MANY; m->id++) mass_send(m, m->id, RKTouchPhaseBegan);
    return m;
}
void mass_move(Mass *m) {
    mass_send(m, MANY - 1, RKTouchPhaseMoved);
    mass_send(m, m->id, RKTouchPhaseBegan);
    mass_send(m, m->id, RKTouchPhaseEnded);
}

/* Fingers, each on a view of its own. */
enum { FINGERS = 100 };
struct Hands {
    RKContextRef context;
    RKTouchSample samples[FINGERS];
    double time;
};

Hands *hands_make(void) {
    Hands *h = memory(sizeof *h);
    RKRect frame = {{0, 0}, {1000, 1000}};
    RKWindowRef window = NULL;
    int k;
    CHECK(rk_context_create(NULL, &h->context));
    CHECK(rk_window_create(h->context, NULL, frame, &window));
    for (k = 0; k < FINGERS; k++) {
        RKTouchSample sample = RK_INIT(RKTouchSample);
        RKRect cell = {{k % 25 * 40.0, k / 25 * 40.0}, {40, 40}};
        RKViewRef view = NULL;
        CHECK(rk_view_create(h->context, NULL, cell, &view));
        CHECK(rk_view_add_subview(RK_VIEW(window), view));
        sample.id = k;
        sample.location.x = cell.origin.x + 20;
        sample.location.y = cell.origin.y + 20;
        h->samples[k] = sample;
    }
    CHECK(rk_context_send_touches(h->context, 0, h->samples, FINGERS));
    return h;
}
void hands_move(Hands *h) {
    int k;
    for (k = 0; k < FINGERS; k++) {
        h->samples[k].phase = RKTouchPhaseMoved;
        h->samples[k].location.x += (int)h->time % 2 ? -1 : 1;
    }
    h->time += 1;
    CHECK(rk_context_send_touches(h->context, h->time, h->samples, FINGERS));
}
