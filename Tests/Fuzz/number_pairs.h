/* The model of Pinch and Rotation (SPEC 229-238). */
#ifndef NUMBER_PAIRS_H
#define NUMBER_PAIRS_H

#include "number_model.h"

static const double degree = 3.14159265358979323846 / 180;

static double span(void) { return distance(nth(0)->at, nth(1)->at); }
static double bearing(void) { return atan2(nth(1)->at.y - nth(0)->at.y, nth(1)->at.x - nth(0)->at.x); }

static void pair_began(Touch **list, int n) {
    int k;
    for (k = 0; k < n; k++)
        if (active() > 2) list[n - 1 - k]->ignored = true; /* SPEC 234: the third; the last of this update first */
    if (active() < 2) return;
    for (k = 0; k < n && list[k]->ignored; k++) {}
    if (k == n) return;
    model.last_time = model.now;
    if (model.type == ROTATION) {
        model.reference = bearing();
        if (model.state == POSSIBLE) model.raw = 0;
    } else if (model.state == POSSIBLE) model.reference = span();
    else model.baseline = span() / model.value; /* continues with the same scale */
}
static void pair_moved(void) {
    double dt = model.now - model.last_time, before;
    if (active() < 2) return;
    if (model.type == PINCH) {
        double d = span();
        before = model.value;
        if (model.state == POSSIBLE) {
            if (fabs(d - model.reference) >= 10 - tolerance) {
                model.baseline = model.reference + (d > model.reference ? 8 : -8);
                begin();
            }
        } else continue_gesture();
        if (model.state != POSSIBLE) model.value = d / model.baseline;
        if (model.value != before) model.velocity.x = dt > 0 ? (model.value - before) / dt : 0;
    } else {
        double angle = bearing(), by = angle - model.reference;
        while (by > 180 * degree) by -= 360 * degree;
        while (by < -180 * degree) by += 360 * degree;
        model.reference = angle;
        model.raw += by;
        if (model.state == POSSIBLE) {
            if (fabs(model.raw) / degree >= 10 - tolerance) {
                model.baseline = model.raw > 0 ? 5 * degree : -5 * degree;
                begin();
            }
        } else continue_gesture();
        model.value = model.raw - model.baseline;
        if (by != 0) model.velocity.x = dt > 0 ? by / dt : 0;
    }
    model.last_time = model.now;
}
static void pair_ended(Touch **list, int n) {
    int k;
    for (k = 0; k < n; k++) list[k]->down = false;
    if (active() > 0) return;
    if (model.state == POSSIBLE) fail();
    else finish();
}

#endif
