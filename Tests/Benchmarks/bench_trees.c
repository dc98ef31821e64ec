/* Hit-tests, moves, building and tearing down: the library beside the plain and the indexed tree, which must give the same answers. */
#define _GNU_SOURCE
#include <malloc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "baseline.h"
#include "bench.h"

enum { PLAIN, OURS, INDEXED, SUBJECTS };

typedef struct Trio {
    Workload *workload;
    Tree *ours;
    Plain *plain;
    Indexed *indexed;
    uint64_t next[SUBJECTS]; /* which point or move is next */
} Trio;

static volatile int64_t sink;

static const struct TreeRow {
    const char *name, *axis;
    bool cold, build;
} rows[] = {
    {"chain10", "depth", true, false},
    {"chain25", "depth", false, false},
    {"chain50", "depth", false, false},
    {"chain100", "depth", false, false},
    {"chain200", "depth", false, false},
    {"grid100", "views", false, false},
    {"grid1k", "views", false, true},
    {"grid10k", "views", true, true},
    {"grid100k", "views", true, true},
    {"scatter10k", NULL, false, false},
    {"overlap200", NULL, false, false},
    {"app", NULL, true, true},
    {"app_xf", NULL, false, false},
    {"tree1m", NULL, true, true},
};

/* ---- Hit-tests and moves, `times` of them ---- */

/* Inlined with a constant `who`, so that no subject pays for the others. */
#define INLINED static inline __attribute__((always_inline))
INLINED int32_t hit(Trio *t, int who, double x, double y) {
    return who == OURS ? tree_hit(t->ours, x, y) : who == PLAIN ? plain_hit(t->plain, (float)x, (float)y) : indexed_hit(t->indexed, (float)x, (float)y);
}
INLINED void move(Trio *t, int who, const WorkloadMove *m, uint64_t round) {
    const TreeNode *n = &t->workload->nodes[m->node];
    if (who == OURS) tree_move(t->ours, m->node, workload_move_x(m, round), m->y, n->width, n->height);
    else if (who == PLAIN) plain_move(t->plain, m->node, workload_move_x(m, round), m->y);
    else indexed_move(t->indexed, m->node, workload_move_x(m, round), m->y);
}
INLINED void loop(Trio *t, int who, const WorkloadMove *moves, uint32_t count, uint64_t times) {
    const Workload *w = t->workload;
    uint64_t k = t->next[who], end = k + times;
    int64_t sum = 0;
    for (; k < end; k++) {
        uint64_t at = k & (w->points - 1);
        if (moves) move(t, who, &moves[at], k / count);
        sum += hit(t, who, w->x[at], w->y[at]);
    }
    t->next[who] = k;
    sink += sum;
}
#define LOOPS(name, who)                                                                                                                                     \
    static void name##_hits(void *t, uint64_t times) { loop(t, who, NULL, 0, times); }                                                                        \
    static void name##_leaf(void *t, uint64_t times) { loop(t, who, ((Trio *)t)->workload->leaf, ((Trio *)t)->workload->leaf_moves, times); }                 \
    static void name##_container(void *t, uint64_t times) { loop(t, who, ((Trio *)t)->workload->container, ((Trio *)t)->workload->container_moves, times); } \
    static void name##_cold(void *t, uint64_t times) { /* another point far from the last */                                                                 \
        ((Trio *)t)->next[who] += 60;                                                                                                                        \
        loop(t, who, NULL, 0, times);                                                                                                                        \
    }
LOOPS(plain, PLAIN)
LOOPS(ours, OURS)
LOOPS(indexed, INDEXED)

/* ---- Answers ---- */

static long differ(Trio *t, uint32_t point) {
    double x = t->workload->x[point], y = t->workload->y[point];
    int32_t expected = hit(t, PLAIN, x, y);
    return (hit(t, OURS, x, y) != expected) + (hit(t, INDEXED, x, y) != expected);
}
/* So many of the points or moves are looked at. */
static uint32_t some(uint32_t count) { return options.quick && count > 2048 ? 2048 : count; }
static long wrong_hits(Trio *t, long *checked) {
    long wrong = 0;
    uint32_t k, count = some(t->workload->points);
    for (k = 0; k < count; k++) wrong += differ(t, k);
    *checked += count;
    return wrong;
}
static long wrong_moves(Trio *t, const WorkloadMove *moves, uint32_t count, long *checked) {
    long wrong = 0;
    uint32_t k;
    int who;
    count = some(count);
    for (k = 0; k < count; k++) {
        for (who = 0; who < SUBJECTS; who++) move(t, who, &moves[k], 0);
        wrong += differ(t, k);
    }
    *checked += count;
    return wrong;
}

/* ---- Rows ---- */

typedef void (*Run)(void *subject, uint64_t times);

static void times_of(Trio *t, Run plain, Run ours, Run indexed, bool cold, Figure *figure) {
    Runner runners[SUBJECTS] = {{plain, t, 0}, {ours, t, 0}, {indexed, t, 0}};
    memset(t->next, 0, sizeof t->next);
    if (options.only_check) return;
    ours(t, 4 * (uint64_t)t->workload->points); /* an index is made only where it has been missed some times */
    (cold ? compare_cold : compare)(runners, SUBJECTS);
    figure->plain = runners[PLAIN].median;
    figure->ours = runners[OURS].median;
    figure->indexed = runners[INDEXED].median;
}

static void moves_of(Trio *t, const char *section, const WorkloadMove *moves, uint32_t count, Run plain, Run ours, Run indexed) {
    Figure f = {section, t->workload->name, "ns", NAN, NAN, NAN, 0, 0, NULL, 0};
    uint32_t k;
    int who;
    if (!count || !wanted(section, f.workload)) return;
    f.wrong = wrong_moves(t, moves, count, &f.checked);
    times_of(t, plain, ours, indexed, false, &f);
    for (who = 0; !options.only_check && who < SUBJECTS; who++) /* nothing has been left behind: all to the same places, then every point */
        for (k = 0; k < count; k++) move(t, who, &moves[k], 0);
    if (!options.only_check) f.wrong += wrong_hits(t, &f.checked);
    row(&f);
}

/* Made, hit once, weighed after some hits more, for what is made only when it is wanted; given up, in nanoseconds a view. */
static void build(const Workload *w) {
    enum { MOST = 9 };
    double built[SUBJECTS][MOST], gone[SUBJECTS][MOST], bytes[SUBJECTS] = {0}, views = w->count;
    int rounds = w->count > 200000 ? 3 : MOST, s, k;
    Figure f = {"build", w->name, "ns/view", NAN, NAN, NAN, 0, 0, NULL, 0};
    if (!wanted("build", f.workload) && !wanted("tear-down", f.workload) && !wanted("heap", f.workload)) return;
    if (options.quick) rounds = w->count > 200000 ? 1 : 3;
    for (s = 0; s < rounds; s++) {
        size_t before = heap();
        double start = now();
        Object *objects = objects_make(w);
        built[PLAIN][s] = (now() - start) / views;
        bytes[PLAIN] = (double)(heap() - before) / views;
        start = now();
        objects_free(objects);
        gone[PLAIN][s] = (now() - start) / views;

        before = heap();
        start = now();
        Tree *tree = tree_make(w->count, workload_node, w);
        sink += tree_hit(tree, w->x[0], w->y[0]);
        built[OURS][s] = (now() - start) / views;
        for (k = 0; k < (int)w->points; k++) sink += tree_hit(tree, w->x[k], w->y[k]);
        bytes[OURS] = (double)(heap() - before) / views;
        start = now();
        tree_tear_down(tree);
        gone[OURS][s] = (now() - start) / views;
        tree_destroy(tree);

        before = heap();
        start = now();
        Indexed *indexed = indexed_make(w);
        sink += indexed_hit(indexed, (float)w->x[0], (float)w->y[0]);
        built[INDEXED][s] = (now() - start) / views;
        bytes[INDEXED] = (double)(heap() - before) / views;
        start = now();
        indexed_free(indexed);
        gone[INDEXED][s] = (now() - start) / views;
        malloc_trim(0);
    }
    f.ours = median(built[OURS], rounds), f.plain = median(built[PLAIN], rounds), f.indexed = median(built[INDEXED], rounds);
    if (wanted(f.section, f.workload)) row(&f);
    f.section = "tear-down";
    f.ours = median(gone[OURS], rounds), f.plain = median(gone[PLAIN], rounds), f.indexed = median(gone[INDEXED], rounds);
    if (wanted(f.section, f.workload)) row(&f);
    f.section = "heap", f.unit = "B/view";
    f.ours = bytes[OURS], f.plain = bytes[PLAIN], f.indexed = bytes[INDEXED];
    if (wanted(f.section, f.workload)) row(&f);
}

static void measure(const struct TreeRow *r) {
    bool hits = wanted("hit", r->name), cold = r->cold && wanted("hit-cold", r->name), moves = wanted("move-leaf", r->name) || wanted("move-container", r->name);
    Trio t = {0};
    Figure f = {"hit", r->name, "ns", NAN, NAN, NAN, 0, 0, r->axis, 0};
    Workload *w = t.workload = workload_make(r->name);
    if (hits || cold || moves) {
        t.ours = tree_make(w->count, workload_node, w);
        t.plain = plain_make(w);
        t.indexed = indexed_make(w);
        f.size = w->count;
        f.wrong = wrong_hits(&t, &f.checked);
        times_of(&t, plain_hits, ours_hits, indexed_hits, false, &f);
        if (hits) row(&f);
        f.section = "hit-cold", f.axis = NULL, f.checked = f.wrong = 0;
        if (cold) {
            times_of(&t, plain_cold, ours_cold, indexed_cold, true, &f);
            row(&f);
        }
        moves_of(&t, "move-leaf", w->leaf, w->leaf_moves, plain_leaf, ours_leaf, indexed_leaf);
        moves_of(&t, "move-container", w->container, w->container_moves, plain_container, ours_container, indexed_container);
        tree_destroy(t.ours);
        plain_free(t.plain);
        indexed_free(t.indexed);
    }
    if (r->build && !options.only_check) build(w);
    workload_free(w);
}

void measure_trees(void) {
    size_t k;
    for (k = 0; k < sizeof rows / sizeof *rows; k++) measure(&rows[k]);
}
