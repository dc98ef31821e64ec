/* Many in one call: views, points, pixels. */
#define _GNU_SOURCE
#include <malloc.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "baseline.h"
#include "bench.h"

static volatile int64_t sink;

typedef struct Batch {
    Workload *workload;
    Plain *plain;
    Indexed *indexed;
    Points *points;
    bool frozen;
    uint32_t side; /* of a picture in pixels; 0: the workload's points */
} Batch;

static void ours_hits(void *subject, uint64_t times) {
    Batch *b = subject;
    while (times--) b->side ? points_map(b->points, b->side) : b->frozen ? points_hit_frozen(b->points) : points_hit(b->points);
}
/* The k-th point: of the workload, or the middle of the k-th pixel. */
static inline float at_x(const Batch *b, uint32_t k) { return b->side ? (float)((k % b->side + 0.5) * b->workload->nodes[0].width / b->side) : (float)b->workload->x[k]; }
static inline float at_y(const Batch *b, uint32_t k) { return b->side ? (float)((k / b->side + 0.5) * b->workload->nodes[0].height / b->side) : (float)b->workload->y[k]; }
static uint32_t size(const Batch *b) { return b->side ? b->side * b->side : b->workload->points; }
static void plain_hits(void *subject, uint64_t times) {
    const Batch *b = subject;
    uint32_t k, count = size(b);
    while (times--)
        for (k = 0; k < count; k++) sink += plain_hit(b->plain, at_x(b, k), at_y(b, k));
}
static void indexed_hits(void *subject, uint64_t times) {
    const Batch *b = subject;
    uint32_t k, count = size(b);
    while (times--)
        for (k = 0; k < count; k++) sink += indexed_hit(b->indexed, at_x(b, k), at_y(b, k));
}

static void hits(const char *section, const char *name, uint32_t side) {
    Figure f = {section, name, side ? "ns/pixel" : "ns/point", NAN, NAN, NAN, 0, 0, NULL, 0};
    Batch b = {NULL, NULL, NULL, NULL, strcmp(section, "hit-frozen") == 0, side};
    Runner runners[] = {{plain_hits, &b, 0}, {ours_hits, &b, 0}, {indexed_hits, &b, 0}};
    Tree *tree;
    uint32_t k;
    if (!wanted(section, name) || (side && !many_there()) || (b.frozen && !snapshots_there())) return;
    b.workload = workload_make(name);
    b.plain = plain_make(b.workload);
    b.indexed = indexed_make(b.workload);
    tree = tree_make(b.workload->count, workload_node, b.workload);
    b.points = points_make(tree, size(&b), side ? NULL : b.workload->x, b.workload->y);
    if (b.frozen) points_freeze(b.points);
    ours_hits(&b, 2);
    f.checked = options.quick && size(&b) > 4096 ? 4096 : size(&b);
    for (k = 0; k < f.checked; k++) f.wrong += points_node(b.points, k) != plain_hit(b.plain, at_x(&b, k), at_y(&b, k));
    if (!options.only_check) {
        compare(runners, 3);
        f.plain = runners[0].median / size(&b), f.ours = runners[1].median / size(&b), f.indexed = runners[2].median / size(&b);
    }
    row(&f);
    points_destroy(b.points);
    tree_destroy(tree);
    plain_free(b.plain);
    indexed_free(b.indexed);
    workload_free(b.workload);
}

/* As the rows `build`, with one call for all views. */
static void build(const char *name) {
    enum { MOST = 9 };
    Figure f = {"build-many", name, "ns/view", NAN, NAN, NAN, 0, 0, NULL, 0};
    double built[3][MOST], views;
    Workload *w;
    Plain *plain;
    TreeArrays *arrays;
    uint32_t k;
    int s, rounds;
    if (!wanted(f.section, name) || !many_there()) return;
    w = workload_make(name);
    views = w->count;
    rounds = options.only_check || (options.quick && w->count > 200000) ? 1 : options.quick || w->count > 200000 ? 3 : MOST;
    plain = plain_make(w);
    arrays = tree_arrays(w->count, workload_node, w);
    for (s = 0; s < rounds; s++) {
        double start = now();
        Object *objects = objects_make(w);
        built[0][s] = (now() - start) / views;
        objects_free(objects);

        start = now();
        Tree *tree = tree_make_many(arrays, workload_node, w);
        sink += tree_hit(tree, w->x[0], w->y[0]);
        built[1][s] = (now() - start) / views;
        for (k = 0; k < 1024 && s == 0; k++) f.wrong += tree_hit(tree, w->x[k], w->y[k]) != plain_hit(plain, (float)w->x[k], (float)w->y[k]), f.checked++;
        tree_destroy(tree);

        start = now();
        Indexed *indexed = indexed_make(w);
        built[2][s] = (now() - start) / views;
        indexed_free(indexed);
        malloc_trim(0);
    }
    f.plain = median(built[0], rounds), f.ours = median(built[1], rounds), f.indexed = median(built[2], rounds);
    row(&f);
    tree_arrays_free(arrays);
    plain_free(plain);
    workload_free(w);
}

void measure_many(void) {
    build("app_xf");
    build("grid10k");
    build("grid100k");
    build("tree1m");
    hits("hit-many", "app", 0);
    hits("hit-many", "grid10k", 0);
    hits("hit-many", "tree1m", 0);
    hits("hit-frozen", "app", 0);
    hits("hit-frozen", "grid10k", 0);
    hits("hit-frozen", "tree1m", 0);
    hits("hit-map", "app_xf", 256);
    hits("hit-map", "grid10k", 256);
}
