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

#include "workload.h"

enum { WARM = 1024, LEVELS = 20, BEGAN = 0, MOVED = 1, ENDED = 3 };

static Tree *tree;
static Dispatch *dispatch;
static Crowd *crowd;
static Workload *workload;
static Scroll *scroll;
static Press *press;
static Nursery *nursery;
static Multitude *multitude;
static Hands *hands;
static Throng *throng;
static Mass *mass;
static volatile int32_t sink;

static void hits(int times) {
    const double *x = workload->x, *y = workload->y;
    int k;
    for (k = 0; k < times; k++) sink = tree_hit(tree, x[k % WARM], y[k % WARM]);
}
static void moves_of_views(int times) {
    const double *x = workload->x, *y = workload->y;
    int k;
    for (k = 0; k < times; k++) {
        uint32_t node = 1 + (uint32_t)k % (workload->count - 1);
        const TreeNode *n = &workload->nodes[node];
        tree_move(tree, node, n->x, n->y, n->width, n->height);
        sink = tree_hit(tree, x[k % WARM], y[k % WARM]);
    }
}
static void moves_of_leaves(int times) { /* to other places */
    int k;
    for (k = 0; k < times; k++) {
        const WorkloadMove *move = &workload->leaf[k % WARM];
        const TreeNode *n = &workload->nodes[move->node];
        tree_move(tree, move->node, workload_move_x(move, (uint64_t)k / WARM), move->y, n->width, n->height);
        sink = tree_hit(tree, workload->x[k % WARM], workload->y[k % WARM]);
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
static void scrolls(int times) {
    int k;
    for (k = 0; k < times; k++) scroll_drag(scroll, k);
}
static void ticks(int times) { /* some three thousand a flick */
    while (times--)
        if (!scroll_tick(scroll)) scroll_flick(scroll);
}
static void presses(int times) {
    while (times--) press_click(press);
}
static void births(int times) {
    while (times--) nursery_add(nursery);
}
static void births_at_once(int times) { nursery_add_many(nursery, (uint32_t)times); }

static void plans(int times) {
    while (times--) multitude_plan(multitude);
}
static void finds(int times) {
    while (times--) multitude_find(multitude);
}
static void extends(int times) {
    while (times--) multitude_extend(multitude);
}
static void moves_of_hands(int times) {
    while (times--) hands_move(hands);
}

static void requirements(int times) {
    while (times--) throng_require(throng);
}
static void commands(int times) {
    while (times--) throng_command(throng);
}
static void values(int times) {
    while (times--) throng_value(throng);
}
static void scrolls_of_many(int times) {
    while (times--) throng_scroll(throng);
}
static void moves_among_many(int times) {
    while (times--) mass_move(mass);
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
static void prepare_recorded(const char *name) {
    (void)name;
    dispatch = dispatch_make(LEVELS);
    dispatch_record(dispatch);
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
static void prepare_scroll(const char *name) {
    (void)name;
    scroll = scroll_make();
    scroll_drag(scroll, 0);
}
static void prepare_flick(const char *name) {
    (void)name;
    scroll = scroll_make();
    scroll_flick(scroll);
}
static void prepare_press(const char *name) {
    (void)name;
    press = press_make(LEVELS);
}
static void prepare_nursery(const char *name) {
    (void)name;
    nursery = nursery_make();
}

static void prepare_multitude(const char *name) {
    (void)name;
    multitude = multitude_make();
}
static void prepare_hands(const char *name) {
    (void)name;
    hands = hands_make();
}

static void prepare_throng(const char *name) {
    (void)name;
    throng = throng_make();
}
static void prepare_mass(const char *name) {
    (void)name;
    mass = mass_make();
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
    {"hit.scatter10k", "scatter10k", prepare_tree, hits},
    {"hit.grid100k", "grid100k", prepare_tree, hits},
    {"hit.tree16x400", "tree16x400", prepare_tree, hits},
    {"move+hit.grid10k", "grid10k", prepare_tree, moves_of_leaves},
    {"scroll-move", NULL, prepare_scroll, scrolls},
    {"scroll-tick", NULL, prepare_flick, ticks},
    {"press.20", NULL, prepare_press, presses},
    {"create+add", NULL, prepare_nursery, births},
    {"create-many", NULL, prepare_nursery, births_at_once},
    {"timer.10k", NULL, prepare_multitude, plans},
    {"class-find.1k", NULL, prepare_multitude, finds},
    {"extend.10k", NULL, prepare_multitude, extends},
    {"fingers-move.100", NULL, prepare_hands, moves_of_hands},
    {"require.2k", NULL, prepare_throng, requirements},
    {"key-command.2k", NULL, prepare_throng, commands},
    {"value.2k", NULL, prepare_throng, values},
    {"scroll-many.500", NULL, prepare_throng, scrolls_of_many},
    {"finger-among.2k", NULL, prepare_mass, moves_among_many},
    {"record.touch-move.20", NULL, prepare_recorded, touch_moves},
};
enum { OPERATIONS = sizeof operations / sizeof *operations };

__attribute__((noinline)) void measured(const struct Operation *operation, int times);
void measured(const struct Operation *operation, int times) { operation->run(times); }

int main(int argc, char **argv) {
    size_t k;
    if (argc == 2 && strcmp(argv[1], "--list") == 0) {
        for (k = 0; k < OPERATIONS; k++)
            if ((operations[k].run != births_at_once || many_there()) && (operations[k].prepare != prepare_recorded || recorder_there())) puts(operations[k].name);
        return 0;
    }
    for (k = 0; argc == 3 && k < OPERATIONS; k++) {
        if (strcmp(argv[1], operations[k].name) != 0) continue;
        operations[k].prepare(operations[k].workload);
        operations[k].run(crowd || hands || throng ? 50 : WARM); /* the steady state is counted, not the first time */
        measured(&operations[k], atoi(argv[2]));
        if (crowd) return crowd_tracking(crowd) == atoi(operations[k].workload) ? 0 : 3; /* or something else was counted */
        return 0;
    }
    fprintf(stderr, "usage: count NAME TIMES | count --list\n");
    return 2;
}
