/* A window, a clock and fingers for what is counted. */
#ifndef STEADY_STAGE_H
#define STEADY_STAGE_H

#include "steady.h"

typedef struct Stage {
    RKContextRef context;
    RKWindowRef window;
    double time;
    int actions, questions;
} Stage;

static inline Stage stage_make(void) {
    Stage stage;
    memset(&stage, 0, sizeof stage);
    OK(rk_context_create(NULL, &stage.context));
    OK(rk_window_create(stage.context, NULL, rect(0, 0, 400, 400), &stage.window));
    OK(rk_window_make_key(stage.window));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(stage.window), true));
    return stage;
}

static inline void stage_end(Stage *stage) { OK(rk_context_destroy(stage->context)); }

static inline bool pass(Stage *stage, double seconds) { return rk_context_advance(stage->context, stage->time += seconds) == RKStatusOK; }

/* Fingers 1 and up in one update. */
static inline bool fingers(Stage *stage, double later, RKTouchPhase phase, int count, const RKPoint *places) {
    RKTouchSample samples[5];
    int i;
    for (i = 0; i < count; i++) samples[i] = sample(i + 1, phase, places[i].x, places[i].y);
    return rk_context_send_touches(stage->context, stage->time += later, samples, (size_t)count) == RKStatusOK;
}

static inline bool finger(Stage *stage, double later, RKTouchPhase phase, double x, double y) {
    RKPoint at = point(x, y);
    return fingers(stage, later, phase, 1, &at);
}

static inline bool tap(Stage *stage, double later, double x, double y) { return finger(stage, later, RKTouchPhaseBegan, x, y) && finger(stage, 0.05, RKTouchPhaseEnded, x, y); }

/* Twelve moves and a lift. */
static inline bool drag(Stage *stage, double x, double y, double dx, double dy) {
    bool fine = finger(stage, 3, RKTouchPhaseBegan, x, y);
    int i;
    for (i = 1; i <= 12; i++) fine &= finger(stage, 0.01, RKTouchPhaseMoved, x + i * dx, y + i * dy);
    return finger(stage, 0.01, RKTouchPhaseEnded, x + 12 * dx, y + 12 * dy) && fine;
}

/* One report of a button that is no key. */
static inline bool press(Stage *stage, double later, RKPressType type, RKPressPhase phase) {
    RKPressSample sample = RK_INIT(RKPressSample);
    sample.type = type;
    sample.id = type;
    sample.phase = phase;
    sample.force = phase == RKPressPhaseEnded ? 0 : 1;
    return rk_context_send_presses(stage->context, stage->time += later, &sample, 1) == RKStatusOK;
}

#endif
