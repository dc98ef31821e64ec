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
