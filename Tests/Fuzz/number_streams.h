/* Fingers for one recogniser alone, aimed at its limits: exactly at them, just inside, just outside. */
#ifndef NUMBER_STREAMS_H
#define NUMBER_STREAMS_H

#include "number_pairs.h"
#include "number_pans.h"
#include "number_taps.h"

static Plan plan;

/* A number at a limit, a little below it, a little above it, or far from it. */
static double around(double limit, double step) {
    switch (below(7)) {
    case 0: return limit;
    case 1: return limit + step;
    case 2: return limit > step ? limit - step : limit;
    case 3: return limit + step / 1024;
    case 4: return limit > step ? limit - step / 1024 : limit;
    default: return limit * below(64) / 128;
    }
}
/* At a distance, in a direction where nothing is rounded or in any other. */
static RKPoint away(RKPoint p, double length) {
    static const double ways[8][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {0.6, 0.8}, {-0.8, 0.6}, {0.28, -0.96}, {-0.6, -0.8}};
    const double *way = ways[below(8)];
    return point(p.x + way[0] * length, p.y + way[1] * length);
}

static double taps_stream(double t, int taps) {
    RKPoint base = point(eighths(60, 120), eighths(60, 500));
    int tap, f, odd = one_in(3) ? -1 : below(taps), fault = below(10);
    for (tap = 0; tap < taps; tap++) {
        int number = model.touches_required + (tap == odd && fault == 0) - (tap == odd && fault == 1), ids[5] = {0};
        double hold = model.duration * (1 + below(40)) / 64, up = t, press = model.type == LONG_PRESS && tap == taps - 1 ? model.press : -1;
        if (press >= 0) hold = one_in(4) ? press + ticks(0, 40) : around(press, 1.0 / 64);
        else if (tap == odd && fault == 2) hold = around(model.duration, 1.0 / 64);
        if (hold < 6.0 / 64) hold = 6.0 / 64;
        for (f = 0; f < number; f++) {
            RKPoint at = point(base.x + 60 * f, base.y);
            if (tap == odd && fault == 3 && tap > 0) at = away(at, around(model.movement, 0.125));
            ids[f] = finger_down(&plan, t + (f && one_in(3) ? below(3) / 64.0 : 0), at);
        }
        if (number && tap == odd && fault == 4) finger_to(&plan, t + 4.0 / 64, ids[below(number)], away(plan.last[ids[number - 1]], around(model.movement, 0.125)));
        if (number && tap == odd && fault == 5) finger_to(&plan, t + 4.0 / 64, ids[0], away(plan.last[ids[0]], around(model.movement, 0.125)));
        if (number && press >= 0 && hold > press + 0.125)
            for (f = 0; f < 3; f++) finger_to(&plan, t + hold - 3.0 / 64 + f / 64.0, ids[0], near(plan.last[ids[0]], 30));
        for (f = 0; f < number; f++) {
            double lift = t + hold + (f && one_in(3) ? below(3) / 64.0 : 0);
            if (tap == odd && fault == 6 && f == 0) plan.last[ids[f]] = away(plan.last[ids[f]], around(model.movement, 0.125));
            if (tap == odd && fault == 7 && f == 0) change(&plan, lift, ids[f], RKTouchPhaseCancelled, plan.last[ids[f]]);
            else finger_up(&plan, lift, ids[f]);
            if (lift > up) up = lift;
        }
        t = up + (tap == odd && fault == 8 ? around(model.interval, 1.0 / 64) : model.interval * (1 + below(50)) / 64);
    }
    return t;
}

static double pan_stream(double t) {
    int all = model.touches_required + (one_in(4) ? below(3) : 0) - one_in(8), f, k, ids[6], down = 0, steps = 2 + below(12);
    double reach = 0;
    RKPoint base = point(eighths(60, 200), eighths(100, 500));
    if (model.type == EDGE_PAN) {
        double from = one_in(3) ? around(20, 0.125) : below(20);
        if (one_in(2)) base.x = one_in(2) ? from : 375 - from;
        else base.y = one_in(2) ? from : 667 - from;
    }
    if (all < 1) all = 1;
    for (f = 0; f < all; f++) ids[down++] = finger_down(&plan, t + (f && one_in(3) ? f / 64.0 : 0), point(base.x + 20 * f, base.y));
    t += all / 64.0;
    if (one_in(4)) { /* to the limit on one axis */
        double by = around(10, 0.125), other = one_in(2) ? 0 : one_in(2) ? by / 2 : 9.875;
        if (one_in(2)) by = -by;
        t += 1.0 / 64;
        for (f = 0; f < down; f++) finger_to(&plan, t, ids[f], one_in(2) && all == 1 ? point(plan.last[ids[f]].x + other, plan.last[ids[f]].y + by) : point(plan.last[ids[f]].x + by, plan.last[ids[f]].y + other));
    }
    for (k = 0; k < steps && down > 0; k++) {
        t += one_in(5) ? ticks(1, 12) : 1.0 / 64;
        if (one_in(4)) reach = eighths(0, 12);
        for (f = 0; f < down; f++)
            if (!one_in(6)) finger_to(&plan, t, ids[f], point(plan.last[ids[f]].x + reach + eighths(-4, 5), plan.last[ids[f]].y + eighths(-8, 9)));
        if (one_in(10) && all > 1) { /* fingers come and go */
            t += 1.0 / 64;
            if (one_in(2) && down > 1) finger_up(&plan, t, ids[--down]);
            else if (down < 5 && room_for(&plan, 2, 40)) ids[down++] = finger_down(&plan, t, near(base, 50));
        }
    }
    if (one_in(3)) t += ticks(1, 5) + (one_in(3) ? 0.04 : 0);
    for (f = 0; f < down; f++) {
        t += 1.0 / 64;
        if (f == down - 1 && one_in(4)) plan.last[ids[f]] = near(plan.last[ids[f]], 15);
        if (one_in(16)) change(&plan, t, ids[f], RKTouchPhaseCancelled, plan.last[ids[f]]);
        else finger_up(&plan, t, ids[f]);
    }
    return t;
}

static double swipe_stream(double t) {
    uint32_t direction = model.mask && model.mask < 16 && !one_in(8) ? model.mask : 1u << below(4);
    int number = model.touches_required + (one_in(8) ? 1 : 0) - one_in(12), f, ids[5], k, steps = 1 + below(5), fault = below(6);
    double start = t, last = one_in(3) ? 0.5 : one_in(3) ? 0.501 : (1 + below(10)) / 20.0, primary = 50 * (1 - 0.94 * last), secondary = 50 * (1 - 0.98 * last);
    RKPoint way;
    while (direction & (direction - 1)) direction &= direction - 1; /* one of them */
    way = direction == 1 ? point(1, 0) : direction == 2 ? point(-1, 0) : direction == 4 ? point(0, -1) : point(0, 1);
    for (f = 0; f < number; f++) ids[f] = finger_down(&plan, t + (f && one_in(3) ? 1.0 / 64 : 0), point(150 + 50 * f, 300));
    for (k = 1; k <= steps; k++) {
        double far = k < steps ? primary * k / (steps + 1) : around(primary, 0.125), side = one_in(2) ? 0 : one_in(3) ? around(secondary, 0.125) : below(12);
        if (fault == 0 && k == 1) far = -around(0.125, 0.125);
        if (fault == 1 && k == steps && number > 1) far = primary;
        if (one_in(2)) side = -side;
        t = start + last * k / steps;
        if (t <= start + 1.0 / 64) t = start + 2.0 / 64;
        for (f = 0; f < number; f++) {
            RKPoint from = point(150 + 50 * f, 300);
            double own = f && fault == 2 ? 0 : far;
            finger_to(&plan, t, ids[f], point(from.x + way.x * own + way.y * side, from.y + way.y * own + way.x * side));
        }
    }
    t += ticks(1, 8);
    for (f = 0; f < number; f++) finger_up(&plan, t, ids[f]);
    return t;
}

static double pair_stream(double t) {
    RKPoint middle = point(eighths(150, 200), eighths(200, 400));
    double radius = eighths(20, 60), angle = below(2) ? 0 : below(360) * degree, turned = 0;
    int a = finger_down(&plan, t, point(middle.x + radius * cos(angle), middle.y + radius * sin(angle))), b, third = 0, k, steps = 2 + below(10);
    if (one_in(4)) finger_to(&plan, t += 1.0 / 64, a, near(plan.last[a], 20));
    middle = point(plan.last[a].x - radius * cos(angle), plan.last[a].y - radius * sin(angle));
    if (one_in(2)) t += ticks(0, 10);
    b = finger_down(&plan, t, point(middle.x - radius * cos(angle), middle.y - radius * sin(angle)));
    for (k = 0; k < steps; k++) {
        RKPoint before = plan.last[b];
        t += one_in(5) ? ticks(1, 12) : 1.0 / 64;
        if (model.type == PINCH) radius += k == 0 && one_in(2) ? around(5, 0.0625) * (one_in(2) ? 1 : -1) : eighths(-6, 8);
        else turned += k == 0 && one_in(2) ? around(10, 0.1) * degree * (one_in(2) ? 1 : -1) : eighths(-15, 20) * degree;
        if (radius < 12) radius = 12;
        if (one_in(8)) finger_to(&plan, t, b, near(before, 10));
        else {
            finger_to(&plan, t, a, point(middle.x + radius * cos(angle + turned), middle.y + radius * sin(angle + turned)));
            finger_to(&plan, t, b, point(middle.x - radius * cos(angle + turned), middle.y - radius * sin(angle + turned)));
        }
        if (!third && one_in(12)) third = finger_down(&plan, t += 1.0 / 64, near(middle, 50));
        if (third && one_in(3)) finger_to(&plan, t, third, near(middle, 50));
        if (one_in(12) && room_for(&plan, 4, 60)) {
            t += 1.0 / 64;
            finger_up(&plan, t, b);
            if (one_in(2)) finger_to(&plan, t += 1.0 / 64, a, near(plan.last[a], 10));
            b = finger_down(&plan, t += ticks(1, 10), near(middle, 60));
        }
    }
    t += 1.0 / 64;
    if (one_in(12)) change(&plan, t, a, RKTouchPhaseCancelled, plan.last[a]);
    else finger_up(&plan, t, a);
    t += one_in(2) ? 1.0 / 64 : 0;
    finger_up(&plan, t, b);
    if (third) finger_up(&plan, t + ticks(0, 5), third);
    return t + 5.0 / 64;
}

static void make_stream(void) {
    double t = 1;
    int k, attempts = 1 + below(4);
    plan.count = plan.fingers = plan.step_count = 0, plan.cancel_all = -1;
    for (k = 0; k < attempts && room_for(&plan, 16, 160); k++) {
        switch (model.type) {
        case TAP: t = taps_stream(t, one_in(6) ? 1 + below(4) : model.taps); break;
        case LONG_PRESS: t = taps_stream(t, one_in(6) ? 1 + below(3) : model.taps + 1); break;
        case PAN: case EDGE_PAN: t = pan_stream(t); break;
        case SWIPE: t = swipe_stream(t); break;
        default: t = pair_stream(t); break;
        }
        t += ticks(1, one_in(3) ? 80 : 20);
    }
    arrange(&plan);
}

#endif
