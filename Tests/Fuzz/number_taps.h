/* The model of Tap and LongPress (SPEC 196-207). */
#ifndef NUMBER_TAPS_H
#define NUMBER_TAPS_H

#include "number_model.h"

static bool pressing(void) { return model.type == LONG_PRESS && model.taps_done == model.taps; }

/* How far a finger may stray: before the press itself the rules of taps hold (SPEC 204). */
static double reach(void) { return model.type == LONG_PRESS && !pressing() ? 45 : model.movement; }
static double from_first_tap(RKPoint at) { /* the nearest of its fingers */
    double nearest = INFINITY;
    int k;
    for (k = 0; k < model.first_count; k++) nearest = fmin(nearest, distance(at, model.first[k]));
    return nearest;
}

static void taps_began(Touch **list, int n) {
    int k;
    for (k = 0; k < n && model.state != POSSIBLE; k++) list[k]->ignored = true; /* it has begun without them */
    for (k = 0; k < n && model.state == POSSIBLE; k++) {
        if (model.seen == 0) model.alarm = pressing() ? INFINITY : model.now + model.duration;
        if (model.taps_done > 0 && from_first_tap(list[k]->start) > (model.type == LONG_PRESS ? 45 : model.movement) + tolerance) { fail(); return; }
        if (++model.seen > model.touches_required) { fail(); return; }
        if (model.taps_done == 0) model.first[model.first_count++] = list[k]->start;
    }
    if (model.state == POSSIBLE && pressing() && model.seen == model.touches_required) {
        model.alarm = model.now + model.press;
        if (model.press <= 0) model.alarm = INFINITY, begin();
    }
}
static bool strayed(Touch **list, int n) {
    int k;
    for (k = 0; k < n; k++)
        if (distance(list[k]->at, list[k]->start) > reach() + tolerance) return true;
    return false;
}
static void taps_moved(Touch **list, int n) {
    if (model.state != POSSIBLE) continue_gesture();
    else if (strayed(list, n)) fail();
}
static void taps_ended(Touch **list, int n) {
    bool far = strayed(list, n);
    int k;
    for (k = 0; k < n; k++) list[k]->down = false;
    if (model.state != POSSIBLE) { finish(); return; }
    if (far || pressing() || model.seen < model.touches_required) { fail(); return; }
    for (k = 0; k < n && model.taps_done == 0; k++) model.sum.x += list[k]->at.x, model.sum.y += list[k]->at.y;
    if (active() > 0) return;
    model.seen = 0;
    if (++model.taps_done < model.taps || model.type == LONG_PRESS) {
        model.alarm = model.now + model.interval;
        return;
    }
    model.at = point(model.sum.x / model.touches_required, model.sum.y / model.touches_required); /* where the first tap lifted */
    model.at_count = model.touches_required;
    finish();
}
static void taps_alarm(void) {
    if (model.state == POSSIBLE && pressing() && model.seen > 0) begin();
    else fail(); /* held too long, or no further tap */
}

#endif
