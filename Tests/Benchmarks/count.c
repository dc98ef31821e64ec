/* What one operation costs in instructions: run under callgrind with --toggle-collect=measured by `instructions`.
 *
 *     count NAME TIMES       do the operation TIMES times inside measured()
 *     count --list           the names
 *
 * Instructions do not depend on the machine's load, so that a check of them can be strict where a check of times cannot.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "subject.h"
#include "workload.h"

enum { LEVELS = 20, BEGAN = 0, MOVED = 1, ENDED = 3 };

static Tree *tree;
static Dispatch *dispatch;
static Crowd *crowd;
static Workload *workload;
static volatile int32_t sink;

static void hits(int times) {
    int k;
    for (k = 0; k < times; k++) sink = tree_hit(tree, workload->x[k % WORKLOAD_POINTS], workload->y[k % WORKLOAD_POINTS]);
}
static void moves_of_views(int times) {
    int k;
    for (k = 0; k < times; k++) {
        uint32_t node = 1 + (uint32_t)k % (workload->count - 1);
        tree_move(tree, node, workload->nodes[node].x, workload->nodes[node].y);
        sink = tree_hit(tree, workload->x[k % WORKLOAD_POINTS], workload->y[k % WORKLOAD_POINTS]);
    }
}
static void touch_moves(int times) {
    int k;
    for (k = 0; k < times; k++) dispatch_event(dispatch, MOVED, 150 + k % 5, 150);
}
static void pan_moves(int times) { /* of a pan that has begun */
    int k;
    for (k = 0; k < times; k++) dispatch_event(dispatch, MOVED, 200 + k % 50, 150);
}
static void crowd_moves(int times) {
    int k;
    for (k = 0; k < times; k++) crowd_move(crowd, k);
}
static void taps(int times) {
    int k;
    for (k = 0; k < times; k++) dispatch_tap(dispatch);
}

static void prepare_tree(const char *name) {
    workload = workload_make(name);
    tree = tree_make(workload->count, workload_node, workload);
}
static void prepare_touch(const char *name) {
    (void)name;
    dispatch = dispatch_make(LEVELS);
    dispatch_drag(dispatch);
    dispatch_event(dispatch, BEGAN, 150, 150);
}
static void prepare_taps(const char *name) {
    (void)name;
    dispatch = dispatch_make(LEVELS);
    dispatch_tap(dispatch);
}

static void prepare_pan(const char *name) {
    prepare_touch(name);
    dispatch_event(dispatch, MOVED, 200, 150);
}
static void prepare_crowd(const char *size) {
    int recognizers = 0, fingers = 0;
    if (sscanf(size, "%dx%d", &recognizers, &fingers) != 2) exit(2);
    crowd = crowd_make(recognizers, fingers);
}

static const struct Operation {
    const char *name, *workload;
    void (*prepare)(const char *workload);
    void (*run)(int times);
} operations[] = {
    {"hit.chain10", "chain10", prepare_tree, hits},
    {"hit.chain100", "chain100", prepare_tree, hits},
    {"hit.grid1k", "grid1k", prepare_tree, hits},
    {"hit.overlap200", "overlap200", prepare_tree, hits},
    {"hit.app", "app", prepare_tree, hits},
    {"hit.app_xf", "app_xf", prepare_tree, hits},
    {"move+hit.app", "app", prepare_tree, moves_of_views},
    {"touch-move.20", NULL, prepare_touch, touch_moves},
    {"pan-move.20", NULL, prepare_pan, pan_moves},
    {"tap.20", NULL, prepare_taps, taps},
    {"gestures-move.1", "1x1", prepare_crowd, crowd_moves},
    {"gestures-move.8", "8x1", prepare_crowd, crowd_moves},
    {"gestures-move.64", "64x1", prepare_crowd, crowd_moves},
    {"gestures-move.512", "512x1", prepare_crowd, crowd_moves},
    {"gestures-move.8x5", "8x5", prepare_crowd, crowd_moves},
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

__attribute__((noinline)) void measured(const struct Operation *operation, int times);
void measured(const struct Operation *operation, int times) { operation->run(times); }

int main(int argc, char **argv) {
    size_t k;
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        for (k = 0; k < OPERATIONS; k++) puts(operations[k].name);
        return 0;
    }
    for (k = 0; argc == 3 && k < OPERATIONS; k++) {
        if (strcmp(argv[1], operations[k].name) != 0) continue;
        operations[k].prepare(operations[k].workload);
        operations[k].run(crowd ? 50 : WORKLOAD_POINTS); /* the steady state is counted, not the first time */
        measured(&operations[k], atoi(argv[2]));
        if (crowd) return crowd_tracking(crowd) == atoi(operations[k].workload) ? 0 : 3; /* or something else was counted */
        return 0;
    }
    fprintf(stderr, "usage: count NAME TIMES | count --list\n");
    return 2;
}
