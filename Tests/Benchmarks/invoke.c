/* What a call through rk_invoke() and a call of a closure cost beside a direct call, with everything warm.
 *
 *     invoke        a row per figure: call,unit,median,min,max,samples
 *
 * cc -O2 -IInclude Tests/Benchmarks/invoke.c -lresponderkit
 */
#define _GNU_SOURCE
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SAMPLES = 201, CALLS = 1000 }; /* short samples: many of them are not disturbed */

#define MUST(call)                                                                              \
    do {                                                                                        \
        if ((call) != RKStatusOK) fprintf(stderr, "%s: %s\n", #call, rk_last_error()), exit(1); \
    } while (0)

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static volatile double sink;

static void alone(RKObjectRef self, void *userdata) { (void)self, (void)userdata, sink += 1; }
static double weigh(RKObjectRef self, RKPoint at, bool twice, RKObjectRef other, void *userdata) { (void)self, (void)other, (void)userdata; return at.x + (twice ? 2 : 1) * at.y; }
static RKTransform turn(RKObjectRef self, RKTransform by, void *userdata) { (void)self, (void)userdata; by.tx += 1; return by; }

static RKObjectRef object;
static RKPoint at = {1, 2};
static bool yes = true;
static RKTransform by = {1, 0, 0, 1, 0, 0};
static double (*volatile direct)(RKObjectRef, RKPoint, bool, RKObjectRef, void *) = weigh;
static double (*closed)(RKObjectRef, RKPoint, bool, RKObjectRef, void *);

static void call_direct(void) { sink += direct(object, at, yes, object, NULL); }
static void call_alone(void) { MUST(rk_invoke(object, "alone", "v", NULL, NULL)); }
static void call_weigh(const char *encoding) {
    void *arguments[] = {&at, &yes, &object};
    double result = 0;
    MUST(rk_invoke(object, "weigh:twice:other:", encoding, arguments, &result));
    sink += result;
}
static void call_checked(void) { call_weigh("d{RKPoint=dd}B@"); }
static void call_trusted(void) { call_weigh(NULL); }
static void call_turn(void) {
    void *arguments[] = {&by};
    RKTransform result;
    MUST(rk_invoke(object, "turn:", "{RKTransform}{RKTransform}", arguments, &result));
    sink += result.tx;
}
static void call_closed(void) { sink += closed(object, at, yes, object, NULL); }

static void handler(void *result, void *const *arguments, void *userdata) {
    RKPoint p = *(RKPoint *)arguments[1];
    (void)userdata;
    *(double *)result = p.x + (*(bool *)arguments[2] ? 2 : 1) * p.y;
}

static void measure(const char *name, void (*call)(void)) {
    double v[SAMPLES];
    int s, k;
    for (k = 0; k < CALLS; k++) call();
    for (s = 0; s < SAMPLES; s++) {
        double start = now();
        for (k = 0; k < CALLS; k++) call();
        v[s] = (now() - start) / CALLS;
    }
    qsort(v, SAMPLES, sizeof *v, ascending);
    printf("%s,ns,%.3g,%.3g,%.3g,%d\n", name, v[SAMPLES / 2], v[0], v[SAMPLES - 1], SAMPLES);
}

static void add(RKClassRef cls, const char *selector, const char *encoding, void (*function)(void)) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    desc.selector = selector;
    desc.encoding = encoding;
    desc.function = function;
    MUST(rk_class_add_action(cls, &desc));
}

int main(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKContextRef context;
    RKClassRef cls;
    RKControlRef button;
    RKClosureRef closure;
    RKRect frame = {{0, 0}, {1, 1}};
    void (*function)(void);
    MUST(rk_context_create(NULL, &context));
    desc.name = "Weighing", desc.superclass = "Button";
    MUST(rk_class_define(context, &desc, &cls));
    add(cls, "weigh:twice:other:", "d{RKPoint=dd}B@", (void (*)(void))weigh);
    add(cls, "alone", "v", (void (*)(void))alone);
    add(cls, "turn:", "{RKTransform}{RKTransform}", (void (*)(void))turn);
    MUST(rk_button_create(context, cls, frame, &button));
    object = RK_OBJECT(button);
    MUST(rk_closure_create(context, "d@{RKPoint=dd}B@^v", handler, NULL, NULL, &closure));
    MUST(rk_closure_get_function(closure, &function));
    closed = (double (*)(RKObjectRef, RKPoint, bool, RKObjectRef, void *))function;
    measure("direct d{RKPoint=dd}B@", call_direct);
    measure("invoke v", call_alone);
    measure("invoke d{RKPoint=dd}B@", call_checked);
    measure("invoke d{RKPoint=dd}B@ without encoding", call_trusted);
    measure("invoke {RKTransform}{RKTransform}", call_turn);
    measure("closure d@{RKPoint=dd}B@^v", call_closed);
    MUST(rk_context_destroy(context));
    return 0;
}
