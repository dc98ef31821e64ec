/* Random fingers. What each finger does is planned on a timeline of its own; changes at one time become one update, or several at that time.
 * Plain data: nothing here calls the library. Each finger has a number of its own, so that a touch is a bit in a set.
 */
#ifndef FINGERS_H
#define FINGERS_H

#include <math.h>
#include <string.h>

#include "random.h"

enum { MOST_FINGERS = 60, MOST_CHANGES = 2048 };

typedef struct Change { double t; int id; RKTouchPhase phase; RKPoint at; } Change;

/* The changes from..from+count of a plan, in one update; or everything cancelled by the system. */
typedef struct Step { double t; int from, count; bool cancel_all; } Step;

typedef struct Plan {
    Change changes[MOST_CHANGES];
    int count, fingers;
    RKPoint last[MOST_FINGERS + 1];
    Step steps[MOST_CHANGES];
    int step_count;
    double cancel_all; /* when the system takes every touch; negative: never */
} Plan;

static inline RKPoint point(double x, double y) {
    RKPoint p;
    p.x = x, p.y = y;
    return p;
}
/* Multiples of 1/64 s are exact, so that several timelines meet at one time. */
static inline double ticks(int from, int to) { return (from + below(to - from)) / 64.0; }

/* ---- One finger ---- */

static inline bool room_for(const Plan *plan, int fingers, int changes) { return plan->fingers + fingers <= MOST_FINGERS && plan->count + changes + fingers * 2 < MOST_CHANGES - 8; }
static inline void change(Plan *plan, double t, int id, RKTouchPhase phase, RKPoint at) {
    Change *c = &plan->changes[plan->count++];
    if (plan->count > MOST_CHANGES) DIE("a plan is too long");
    c->t = t, c->id = id, c->phase = phase, c->at = at;
    plan->last[id] = at;
}
static inline int finger_down(Plan *plan, double t, RKPoint at) {
    change(plan, t, ++plan->fingers, RKTouchPhaseBegan, at);
    return plan->fingers;
}
static inline void finger_to(Plan *plan, double t, int id, RKPoint at) { change(plan, t, id, RKTouchPhaseMoved, at); }
static inline void finger_up(Plan *plan, double t, int id) { change(plan, t, id, RKTouchPhaseEnded, plan->last[id]); }

static inline RKPoint near(RKPoint p, int distance) { return point(p.x + eighths(-distance, distance + 1), p.y + eighths(-distance, distance + 1)); }

/* ---- Into steps ---- */

static int by_time(const void *a, const void *b) {
    const Change *x = (const Change *)a, *y = (const Change *)b;
    if (x->t != y->t) return x->t < y->t ? -1 : 1;
    return x->id != y->id ? (x->id < y->id ? -1 : 1) : (int)x->phase - (int)y->phase;
}
static void arrange(Plan *plan) {
    int k;
    qsort(plan->changes, (size_t)plan->count, sizeof *plan->changes, by_time);
    plan->step_count = 0;
    for (k = 0; k < plan->count; k++) {
        const Change *c = &plan->changes[k];
        Step *s = plan->step_count ? &plan->steps[plan->step_count - 1] : NULL;
        if (plan->cancel_all >= 0 && c->t >= plan->cancel_all && (!s || !s->cancel_all)) {
            s = &plan->steps[plan->step_count++];
            s->t = plan->cancel_all, s->from = k, s->count = 0, s->cancel_all = true;
            plan->cancel_all = -1;
        }
        if (!s || s->cancel_all || s->t != c->t || one_in(6) || plan->changes[k - 1].id == c->id) {
            s = &plan->steps[plan->step_count++];
            s->t = c->t, s->from = k, s->count = 0, s->cancel_all = false;
        }
        s->count++;
    }
}

#endif
