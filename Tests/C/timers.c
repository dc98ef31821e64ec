/* Timers in great numbers, and such as plan themselves again and again (SPEC 293). */
#include "check.h"
#include <math.h>

static RKContextRef context;

static RKContextRef make(void) {
    RKContextRef made = NULL;
    OK(rk_context_create(NULL, &made));
    return made;
}

enum { TIMERS = 100000, INSTANTS = 5000 };
typedef struct Planned { RKTimerRef timer; double deadline; int order; bool gone; } Planned;
static Planned planned[TIMERS];
static const Planned *latest;
static int fired, out_of_order;

static void fires(RKContextRef called, double time, void *userdata) {
    Planned *p = userdata;
    double clock = 0;
    OK(rk_context_get_time(called, &clock));
    if (p->gone || time != p->deadline || clock != time) out_of_order++;
    if (latest && (latest->deadline > time || (latest->deadline == time && latest->order > p->order))) out_of_order++;
    p->gone = true;
    latest = p;
    fired++;
}
static double next_deadline(void) {
    double deadline = 0;
    OK(rk_context_next_deadline(context, &deadline));
    return deadline;
}

/* A timer is not counted: it ends when it has fired or was cancelled. */
static void not_counted(void) {
    RKContextRef context = NULL;
    RKTimerRef timer = NULL;
    Planned one = {0};
    OK(rk_context_create(NULL, &context));
    OK(rk_context_add_timer(context, 1, fires, &one, NULL, &timer));
    EXPECT_STATUS(rk_retain(RK_OBJECT(timer)), RKStatusWrongKind);
    EXPECT_STATUS(rk_release(RK_OBJECT(timer)), RKStatusWrongKind);
    OK(rk_timer_cancel(timer));
    EXPECT(!rk_object_is_alive(RK_OBJECT(timer)));
    OK(rk_context_destroy(context));
}

/* SPEC 293: many timers fire by deadline, equal ones in the order of planning, whichever of them were cancelled meanwhile; the next deadline is that of the first that is left. */
static void many_timers(void) {
    unsigned random = 1;
    int k, kept = 0;
    double earliest = INFINITY;
    context = make();
    fired = out_of_order = 0;
    latest = NULL;
    for (k = 0; k < TIMERS; k++) {
        random = random * 1664525u + 1013904223u;
        planned[k] = (Planned){NULL, 1 + (random >> 8) % INSTANTS, k, false};
        OK(rk_context_add_timer(context, planned[k].deadline, fires, &planned[k], NULL, &planned[k].timer));
        if (planned[k].deadline < earliest) earliest = planned[k].deadline;
        if (k % 1000 == 0) EXPECT(next_deadline() == earliest);
    }
    for (k = 0; k < TIMERS; k++) {
        random = random * 1664525u + 1013904223u;
        if ((random >> 8) % 3 != 0) {
            kept++;
            continue;
        }
        OK(rk_timer_cancel(planned[k].timer));
        planned[k].gone = true;
    }
    for (k = 0; k < 10; k++) {
        OK(rk_context_advance(context, INSTANTS / 10.0 * k));
        EXPECT(next_deadline() > INSTANTS / 10.0 * k);
    }
    OK(rk_context_advance(context, INSTANTS + 1));
    EXPECT(fired == kept && out_of_order == 0 && next_deadline() == INFINITY);
    OK(rk_context_destroy(context));
}

static double interval;
static int calls;

static void again(RKContextRef called, double time, void *userdata) {
    (void)userdata;
    calls++;
    OK(rk_context_add_timer(called, time + interval, again, NULL, NULL, NULL));
}
static void again_and_advance(RKContextRef called, double time, void *userdata) {
    int k;
    (void)userdata;
    calls++;
    for (k = 0; k < 2; k++) OK(rk_context_add_timer(called, time + interval, again_and_advance, NULL, NULL, NULL));
    (void)!rk_context_advance(called, time + 1000 * interval);
}
static void once(RKContextRef called, double time, void *userdata) { (void)called, (void)time, (void)userdata; fired++; }
static void plan_many(RKContextRef called, double time, void *userdata) {
    int k;
    (void)userdata;
    for (k = 0; k < 30; k++) OK(rk_context_add_timer(called, time + k % 3, once, NULL, NULL, NULL));
}

/* SPEC 293: what is planned in the course of one call of the clock fires in it as often as drainBudget allows, calls inside it included; the clock gets to where it should, and the next call continues. */
static void timers_without_end(void) {
    double clock = 0;
    context = make();
    calls = 0, interval = 1e-6;
    OK(rk_context_add_timer(context, 1, again, NULL, NULL, NULL));
    OK(rk_context_advance(context, 2));
    OK(rk_context_get_time(context, &clock));
    EXPECT(calls == 10001 && clock == 2 && next_deadline() < 1.02);
    /* It is behind now: each call has it once, and what it plans for a time that is over is the next call's. */
    calls = 0;
    OK(rk_context_advance(context, 2));
    EXPECT(calls == 1 && next_deadline() < 1.02);
    OK(rk_context_set_config(context, RKConfigDrainBudget, 100));
    calls = 0;
    OK(rk_context_add_timer(context, 3, again, NULL, NULL, NULL));
    OK(rk_context_advance(context, 4));
    EXPECT(calls == 102);
    OK(rk_context_destroy(context));

    context = make();
    calls = 0;
    OK(rk_context_add_timer(context, 1, again_and_advance, NULL, NULL, NULL));
    OK(rk_context_advance(context, 2));
    EXPECT(calls == 10001);
    OK(rk_context_destroy(context));

    /* Those that were planned before fire, however many; of those planned meanwhile the earliest. */
    context = make();
    OK(rk_context_set_config(context, RKConfigDrainBudget, 10));
    fired = 0;
    OK(rk_context_add_timer(context, 1, plan_many, NULL, NULL, NULL));
    for (calls = 0; calls < 1000; calls++) OK(rk_context_add_timer(context, 5, once, NULL, NULL, NULL));
    OK(rk_context_advance(context, 10));
    EXPECT(fired == 1010 && next_deadline() == 1);
    OK(rk_context_advance(context, 10));
    EXPECT(fired == 1030 && next_deadline() == INFINITY);
    OK(rk_context_destroy(context));
}

int main(void) {
    not_counted();
    many_timers();
    timers_without_end();
    return check_done("timers");
}
