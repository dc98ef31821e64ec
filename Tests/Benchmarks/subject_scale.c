#include <stdio.h>
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
