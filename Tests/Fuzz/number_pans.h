/* The model of Pan, ScreenEdgePan and Swipe (SPEC 208-228). */
#ifndef NUMBER_PANS_H
#define NUMBER_PANS_H

#include "number_model.h"

/* ---- Velocity (SPEC 215) ---- */

static double moved_at; /* a report at rest is a sample, but no movement */
static void rest(void) {
    Sample *s = &model.samples[model.sample_count++];
    if (model.sample_count > MOST_SAMPLES) DIE("too many samples");
    s->t = model.now, s->at = model.travel;
}
static void sample(void) {
    rest();
    moved_at = model.now;
}
/* The derivative at the last of n points of the parabola that fits them best; by the normal equations, in times before the last.
 * Two times have no parabola: the plain difference. */
static double slope(const double *t, const double *x, int n) {
    double s[5] = {0, 0, 0, 0, 0}, r[3] = {0, 0, 0}, p, det, a1;
    int k, j, times = 1;
    for (k = 1; k < n; k++) times += t[k] != t[k - 1];
    if (times == 2) return (x[n - 1] - x[0]) / (t[n - 1] - t[0]);
    for (k = 0; k < n; k++)
        for (p = 1, j = 0; j < 5; j++, p *= t[k] - t[n - 1]) {
            s[j] += p;
            if (j < 3) r[j] += p * (x[k] - x[n - 1]);
        }
    det = s[0] * (s[2] * s[4] - s[3] * s[3]) - s[1] * (s[1] * s[4] - s[3] * s[2]) + s[2] * (s[1] * s[3] - s[2] * s[2]);
    a1 = s[0] * (r[1] * s[4] - s[3] * r[2]) - r[0] * (s[1] * s[4] - s[3] * s[2]) + s[2] * (s[1] * r[2] - r[1] * s[2]);
    return a1 / det;
}
/* What the differences between samples at different times allow: from the least to the greatest, and further on if the last ones grow. */
static double within(double v, const double *t, const double *x, int n) {
    double speed[20], span[20], low, high, grown;
    int count = 0, k, later = n - 1;
    for (k = n - 2; k >= 0; k--) {
        if (t[later] - t[k] <= 0.001) continue;
        speed[count] = (x[later] - x[k]) / (t[later] - t[k]), span[count] = t[later] - t[k];
        count++, later = k;
    }
    if (count == 0) return 0;
    low = high = speed[0];
    for (k = 1; k < count; k++) low = fmin(low, speed[k]), high = fmax(high, speed[k]);
    grown = count > 1 ? speed[0] + (speed[0] - speed[1]) * span[0] / (span[0] + span[1]) : speed[0];
    if (count > 1 && speed[1] >= 0) high = fmax(high, grown);
    if (count > 1 && speed[1] <= 0) low = fmin(low, grown);
    return fmin(fmax(v, low), high);
}
/* Whether the finger rested between a sample and the one before: 40 ms, unless its reports come that slowly. `usual`: the longest step after it. */
static bool rested_before(int k, double usual) {
    double gap = model.samples[k].t - model.samples[k - 1].t;
    int older;
    if (gap <= 0.04 + tolerance) return false;
    if (usual == 0) {
        for (older = k - 2; older >= 0 && model.samples[k - 1].t - model.samples[older].t <= 0.001; older--) {}
        if (older < 0) return false;
        usual = model.samples[k - 1].t - model.samples[older].t;
    }
    return gap > 2 * usual + tolerance;
}
static RKPoint pan_velocity(void) {
    double t[20], x[20], y[20], usual = 0, end, vx, vy;
    int n = 0, last = model.sample_count - 1, first = last, k;
    if (model.sample_count < 2) return point(0, 0);
    if (model.now - moved_at > 0.04 + tolerance && model.state == ENDED) return point(0, 0);
    end = model.estimator == 2 && model.state == ENDED ? model.now : model.samples[last].t;
    for (; first > 0 && last - first < 19 && end - model.samples[first - 1].t <= 0.1 + tolerance && !rested_before(first, usual); first--)
        usual = fmax(usual, model.samples[first].t - model.samples[first - 1].t);
    if (model.estimator == 1 && first < last) first = last - 1;
    for (k = first; k <= last; k++, n++) t[n] = model.samples[k].t, x[n] = model.samples[k].at.x, y[n] = model.samples[k].at.y;
    if (n < 2 || t[n - 1] - t[0] <= 0.001) return point(0, 0);
    vx = slope(t, x, n), vy = slope(t, y, n);
    return model.estimator == 2 ? point(within(vx, t, x, n), within(vy, t, y, n)) : point(vx, vy);
}

/* ---- Pan ---- */

static void pan_began(Touch **list, int n) {
    int k;
    for (k = n - 1; k >= 0; k--)
        if (active() > model.most_touches) list[k]->ignored = true; /* SPEC 214: the last ones */
    if (model.type == EDGE_PAN && model.count == n && model.state == POSSIBLE) {
        RKPoint at = list[0]->start;
        if (at.x <= 20 + tolerance) model.edges |= 2;
        if (at.x >= 375 - 20 - tolerance) model.edges |= 8;
        if (at.y <= 20 + tolerance) model.edges |= 1;
        if (at.y >= 667 - 20 - tolerance) model.edges |= 4;
        model.edges &= model.mask;
        if (!model.edges) { fail(); return; }
    }
    if (model.sample_count == 0 && active() >= model.touches_required) sample();
}
static bool inward(RKPoint by) { /* SPEC 219 */
    return ((model.edges & 2) && by.x > 0 && by.x + tolerance >= fabs(by.y)) || ((model.edges & 8) && by.x < 0 && -by.x + tolerance >= fabs(by.y)) ||
           ((model.edges & 1) && by.y > 0 && by.y + tolerance >= fabs(by.x)) || ((model.edges & 4) && by.y < 0 && -by.y + tolerance >= fabs(by.x));
}
static double hysteresis(double t) { return t < 0 ? (t < -10 ? -10 : t) : t > 10 ? 10 : t; }
static bool pan_travel(Touch **list, int n) { /* whether the centroid moved */
    RKPoint by = {0, 0};
    int k, all = active();
    if (all < model.touches_required) return false;
    for (k = 0; k < n; k++) by.x += (list[k]->at.x - list[k]->before.x) / all, by.y += (list[k]->at.y - list[k]->before.y) / all;
    model.travel.x += by.x, model.travel.y += by.y;
    return by.x != 0 || by.y != 0;
}
static void pan_rested(void) {
    if (active() >= model.touches_required && model.sample_count > 0 && model.samples[model.sample_count - 1].t < model.now) rest();
}
static void pan_moved(Touch **list, int n) {
    if (!pan_travel(list, n)) {
        pan_rested(); /* several fingers whose middle is where it was */
        return;
    }
    sample();
    if (model.state != POSSIBLE) { continue_gesture(); return; }
    if (fabs(model.travel.x) < 10 - tolerance && fabs(model.travel.y) < 10 - tolerance) return;
    if (model.type == EDGE_PAN && !inward(model.travel)) { fail(); return; }
    model.taken = point(hysteresis(model.travel.x), hysteresis(model.travel.y));
    begin();
}
static void pan_ended(Touch **list, int n) {
    int k;
    if (model.state != POSSIBLE && pan_travel(list, n)) sample();
    for (k = 0; k < n; k++) list[k]->down = false;
    if (active() > 0) return;
    if (model.state == POSSIBLE) fail();
    else finish();
}

/* ---- Swipe ---- */

static double along(uint32_t direction, RKPoint by) { return direction == 1 ? by.x : direction == 2 ? -by.x : direction == 4 ? -by.y : by.y; }
static void swipe_began(void) {
    if (model.count == active()) model.edges = model.edges ? model.edges : model.mask < 16 ? model.mask : 0;
    if (active() > model.touches_required || model.edges == 0 || model.now - model.first_down > 0.5 + tolerance) fail();
}
static void swipe_moved(void) {
    double t = model.now - model.first_down;
    double primary = 50 * (1 - 0.94 * t), secondary = 50 * (1 - 0.98 * t);
    uint32_t d;
    int k;
    if (t > 0.5 + tolerance) { fail(); return; }
    for (d = 1; d < 16; d *= 2) {
        bool far = true;
        for (k = 0; k < active(); k++) {
            RKPoint by = point(nth(k)->at.x - nth(k)->start.x, nth(k)->at.y - nth(k)->start.y);
            if (along(d, by) < -tolerance || fabs(d < 3 ? by.y : by.x) > secondary + tolerance) model.edges &= ~d; /* for good (SPEC 225) */
            if (along(d, by) < primary - tolerance) far = false;
        }
        if (!(model.edges & d) || !far || active() < model.touches_required) continue;
        model.at = point(0, 0);
        for (k = 0; k < active(); k++) model.at.x += nth(k)->start.x / active(), model.at.y += nth(k)->start.y / active();
        finish();
        return;
    }
    if (model.edges == 0) fail();
}
static void swipe_ended(Touch **list, int n) {
    int k;
    for (k = 0; k < n; k++) list[k]->down = false;
    fail();
}

#endif
