/* Fingers as people use them: taps, drags and swipes, pairs that pinch and turn, crowds. Each returns when it is over. */
#ifndef GESTURE_PLANS_H
#define GESTURE_PLANS_H

#include "fingers.h"

static double plan_taps(Plan *plan, double t, RKPoint at, int taps, int fingers) {
    int k, f, ids[5];
    double up = t;
    for (k = 0; k < taps && room_for(plan, fingers, fingers); k++) {
        double hold = one_in(8) ? ticks(40, 60) : ticks(1, 20);
        if (one_in(16)) hold = 0.75;
        for (f = 0; f < fingers; f++) ids[f] = finger_down(plan, t + (one_in(3) ? f / 64.0 : 0), near(point(at.x + 50 * f, at.y), one_in(6) ? 40 : 4));
        if (one_in(4)) finger_to(plan, t + hold / 2, ids[0], near(plan->last[ids[0]], one_in(3) ? 50 : 6));
        for (f = 0; f < fingers; f++) {
            double lift = t + hold + (one_in(3) ? f / 64.0 : 0);
            if (lift <= t + fingers / 64.0) lift = t + (fingers + 1) / 64.0;
            if (one_in(12)) plan->last[ids[f]] = near(plan->last[ids[f]], 20); /* an up at a new place */
            finger_up(plan, lift, ids[f]);
            if (lift > up) up = lift;
        }
        t = up + (one_in(8) ? 0.35 : one_in(6) ? ticks(20, 40) : ticks(1, 20));
    }
    return up;
}

/* All fingers along one line; at a speed that is a swipe's, a drag's, or so slow that a press comes first. */
static double plan_drag(Plan *plan, double t, RKPoint at, int fingers) {
    static const double lines[8][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -0.5}, {0.25, 1}, {-1, 0.125}};
    const double *line = lines[below(8)];
    int f, k, steps = 1 + below(10), ids[5];
    double wait = one_in(5) ? ticks(1, 50) : 0, each = one_in(4) ? 4.0 / 64 : 1.0 / 64, length = eighths(1, one_in(4) ? 200 : 30);
    if (!room_for(plan, fingers, fingers * steps)) return t;
    for (f = 0; f < fingers; f++) ids[f] = finger_down(plan, t, point(at.x + 40 * f, at.y + 15 * (f % 2)));
    t += wait;
    for (k = 0; k < steps; k++) {
        t += each;
        for (f = 0; f < fingers; f++)
            if (!one_in(8)) finger_to(plan, t, ids[f], point(plan->last[ids[f]].x + line[0] * length, plan->last[ids[f]].y + line[1] * length));
        if (one_in(10)) line = lines[below(8)];
        if (one_in(4)) length = eighths(0, 25);
    }
    if (one_in(4)) t += ticks(1, 60);
    for (f = 0; f < fingers; f++) {
        t += one_in(2) ? 1.0 / 64 : f == 0 ? 1.0 / 64 : 0;
        if (one_in(20)) change(plan, t, ids[f], RKTouchPhaseCancelled, plan->last[ids[f]]);
        else finger_up(plan, t, ids[f]);
    }
    return t;
}

/* Two fingers around a middle: their distance, their angle, or both change. */
static double plan_pair(Plan *plan, double t, RKPoint middle) {
    int k, a, b, steps = 2 + below(8), what = below(3);
    double radius = eighths(30, 80), angle = below(360) * 3.14159265358979 / 180, grow = what == 1 ? 0 : eighths(-6, 10), turn = what == 0 ? 0 : (below(41) - 20) * 3.14159265358979 / 180;
    if (!room_for(plan, 3, steps * 3)) return t;
    a = finger_down(plan, t, point(middle.x + radius * cos(angle), middle.y + radius * sin(angle)));
    if (one_in(3)) t += ticks(1, 10);
    b = finger_down(plan, t, point(middle.x - radius * cos(angle), middle.y - radius * sin(angle)));
    for (k = 0; k < steps; k++) {
        t += 1.0 / 64;
        radius += grow, angle += turn;
        if (radius < 1) radius = 1;
        finger_to(plan, t, a, point(middle.x + radius * cos(angle), middle.y + radius * sin(angle)));
        if (!one_in(4)) finger_to(plan, t, b, point(middle.x - radius * cos(angle), middle.y - radius * sin(angle)));
        if (one_in(20)) {
            t += 1.0 / 64;
            finger_up(plan, t, b);
            t += ticks(0, 10);
            b = finger_down(plan, t, near(middle, 60));
            if (!room_for(plan, 3, steps * 3)) break;
        }
    }
    t += 1.0 / 64;
    finger_up(plan, t, a);
    t += one_in(2) ? 1.0 / 64 : 0;
    finger_up(plan, t, b);
    return t;
}

/* Fingers that know nothing of one another. */
static double plan_crowd(Plan *plan, double t, RKPoint at, int fingers) {
    int f, k;
    double end = t;
    for (f = 0; f < fingers && room_for(plan, 1, 12); f++) {
        double own = t + ticks(0, 30);
        int id = finger_down(plan, own, near(at, 90)), steps = below(8);
        for (k = 0; k < steps; k++) finger_to(plan, own += ticks(1, 8), id, near(plan->last[id], one_in(3) ? 40 : 6));
        own += ticks(1, one_in(4) ? 70 : 20);
        if (one_in(12)) change(plan, own, id, RKTouchPhaseCancelled, plan->last[id]);
        else finger_up(plan, own, id);
        if (own > end) end = own;
    }
    return end;
}

#endif
