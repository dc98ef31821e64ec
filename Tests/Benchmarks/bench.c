/* The benchmark by itself: own workloads, own yardstick.
 *
 *     bench            measure everything; a row per figure, as contender,workload,metric,unit,median,min,max,samples,checked,mismatches
 *     bench --check    only compare the answers with the oracle's
 *
 * Exit status 1 if an answer is wrong.
 */
#define _GNU_SOURCE
#include <malloc.h>
#include <stdio.h>
#include <time.h>

#include "subject.h"
#include "workload.h"

enum { SAMPLES = 9 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static size_t heap(void) {
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void row(const char *who, const char *workload, const char *metric, const char *unit, double *v, int n, long checked, long wrong) {
    qsort(v, (size_t)n, sizeof *v, ascending);
    printf("%s,%s,%s,%s,%.6g,%.6g,%.6g,%d,%ld,%ld\n", who, workload, metric, unit, v[n / 2], v[0], v[n - 1], n, checked, wrong);
}

static volatile int64_t sink;

static int32_t ours(const void *subject, double x, double y) { return tree_hit((Tree *)subject, x, y); }
static int32_t plain(const void *subject, double x, double y) { return workload_hit(subject, x, y); }

static void time_hits(const char *who, const Workload *w, int32_t (*hit)(const void *, double, double), const void *subject, long wrong) {
    double v[SAMPLES];
    int s, k, rounds = 1;
    for (;;) { /* as many rounds as fill 10 ms */
        double start = now();
        for (k = 0; k < rounds * WORKLOAD_POINTS; k++) sink += hit(subject, w->x[k % WORKLOAD_POINTS], w->y[k % WORKLOAD_POINTS]);
        if (now() - start > 1e7) break;
        rounds *= 2;
    }
    for (s = 0; s < SAMPLES; s++) {
        double start = now();
        for (k = 0; k < rounds * WORKLOAD_POINTS; k++) sink += hit(subject, w->x[k % WORKLOAD_POINTS], w->y[k % WORKLOAD_POINTS]);
        v[s] = (now() - start) / ((double)rounds * WORKLOAD_POINTS);
    }
    row(who, w->name, "hit", "ns", v, SAMPLES, WORKLOAD_POINTS, wrong);
}

static long measure(const char *name, bool only_check) {
    Workload *w = workload_make(name);
    size_t before = heap();
    double start = now(), v[1];
    Tree *tree = tree_make(w->count, workload_node, w);
    double built = now() - start;
    long wrong = 0;
    int k;
    sink += tree_hit(tree, w->x[0], w->y[0]);
    for (k = 0; k < WORKLOAD_POINTS; k++) wrong += tree_hit(tree, w->x[k], w->y[k]) != workload_hit(w, w->x[k], w->y[k]);
    if (!only_check) {
        v[0] = built / 1e6;
        row("responderkit", name, "build", "ms", v, 1, 0, 0);
        v[0] = (double)(heap() - before) / w->count;
        row("responderkit", name, "heap_per_node", "B", v, 1, 0, 0);
        time_hits("responderkit", w, ours, tree, wrong);
        time_hits("plain-c", w, plain, w, 0);
    }
    for (k = 1; k < 100 && w->count > 1; k++) { /* answers stay right while views move */
        uint32_t node = 1 + (uint32_t)(workload_random() * (w->count - 1));
        w->nodes[node].x += 3;
        w->nodes[node].y -= 2;
        tree_move(tree, node, w->nodes[node].x, w->nodes[node].y);
        wrong += tree_hit(tree, w->x[k], w->y[k]) != workload_hit(w, w->x[k], w->y[k]);
    }
    if (wrong) fprintf(stderr, "%s: %ld answers differ from the oracle's\n", name, wrong);
    tree_destroy(tree);
    workload_free(w);
    return wrong;
}

static long measure_dispatch(int levels, bool only_check) {
    Dispatch *d = dispatch_make(levels);
    char name[32];
    long wrong = 0;
    int script, s, k;
    snprintf(name, sizeof name, "dispatch%d", levels);
    for (script = 0; script < 2; script++) {
        void (*run)(void *) = script ? dispatch_drag : dispatch_tap;
        long *counted = script ? dispatch_pans(d) : dispatch_taps(d), *other = script ? dispatch_taps(d) : dispatch_pans(d), done = 0;
        double v[SAMPLES];
        for (k = 0; k < 50; k++) run(d);
        *counted = *other = 0;
        for (s = 0; s < (only_check ? 1 : SAMPLES); s++) {
            int times = only_check ? 100 : 10000;
            double start = now();
            for (k = 0; k < times; k++) run(d);
            v[s] = (now() - start) / ((double)times * (script ? DISPATCH_DRAG_EVENTS : DISPATCH_TAP_EVENTS));
            done += times;
        }
        wrong += labs(done - *counted) + *other;
        if (!only_check) row("responderkit", name, script ? "drag_event" : "tap_event", "ns", v, SAMPLES, done, wrong);
    }
    if (wrong) fprintf(stderr, "%s: %ld gestures too many or too few\n", name, wrong);
    dispatch_destroy(d);
    return wrong;
}

/* Moves beside many recognisers. */
static long measure_crowd(int recognizers, int fingers, bool only_check) {
    Crowd *crowd = crowd_make(recognizers, fingers);
    char name[32];
    double v[SAMPLES];
    int s, k, times = only_check ? 100 : 200000 / (recognizers + 8);
    long wrong;
    snprintf(name, sizeof name, "gestures%dx%d", recognizers, fingers);
    for (k = 0; k < 50; k++) crowd_move(crowd, k);
    for (s = 0; s < (only_check ? 1 : SAMPLES); s++) {
        double start = now();
        for (k = 0; k < times; k++) crowd_move(crowd, k);
        v[s] = (now() - start) / times;
    }
    wrong = recognizers - crowd_tracking(crowd);
    if (!only_check) row("responderkit", name, "move_event", "ns", v, SAMPLES, recognizers, wrong);
    if (wrong) fprintf(stderr, "%s: %ld recognisers have let go\n", name, wrong);
    crowd_destroy(crowd);
    return wrong;
}

int main(int argc, char **argv) {
    static const char *const names[] = {"chain10", "chain100", "grid1k", "overlap200", "app", "app_xf"};
    bool only_check = argc > 1 && strcmp(argv[1], "--check") == 0;
    long wrong = 0;
    size_t i;
    if (argc > 1 && !only_check) {
        fprintf(stderr, "usage: bench [--check]\n");
        return 2;
    }
    if (!only_check) printf("contender,workload,metric,unit,median,min,max,samples,checked,mismatches\n");
    for (i = 0; i < sizeof names / sizeof *names; i++) wrong += measure(names[i], only_check);
    wrong += measure_dispatch(5, only_check) + measure_dispatch(20, only_check);
    for (i = 0; i < 4; i++) wrong += measure_crowd(1 << 3 * i, 1, only_check);
    wrong += measure_crowd(8, 5, only_check);
    if (only_check && !wrong) printf("bench: %zu workloads and 2 dispatch trees give the oracle's answers, 5 crowds of recognisers follow\n", sizeof names / sizeof *names);
    return wrong != 0;
}
