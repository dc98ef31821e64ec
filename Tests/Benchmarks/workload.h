/* Small workloads made from a fixed seed, with the plainest possible hit-test beside them: it is the oracle for every answer and the
 * yardstick for the times. For when the peers' workloads are not there. */
#ifndef WORKLOAD_H
#define WORKLOAD_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "subject.h"

enum { WORKLOAD_POINTS = 1024 };

typedef struct Workload {
    const char *name;
    uint32_t count;
    TreeNode *nodes;
    uint32_t *last_child, *previous; /* UINT32_MAX: none */
    double (*map)[4];                /* per node: inverse of rotation and scale */
    double x[WORKLOAD_POINTS], y[WORKLOAD_POINTS];
} Workload;

static uint64_t workload_seed;
static double workload_random(void) { /* 0 <= value < 1; xorshift64* */
    workload_seed ^= workload_seed >> 12;
    workload_seed ^= workload_seed << 25;
    workload_seed ^= workload_seed >> 27;
    return (double)((workload_seed * 2685821657736338717ULL) >> 11) / 9007199254740992.0;
}

static uint32_t workload_add(Workload *w, int32_t parent, double x, double y, double width, double height) {
    TreeNode n = {parent, x, y, width, height, 0, 1, false, false, false};
    w->nodes[w->count] = n;
    return w->count++;
}

/* A screen such as programs have: rows and columns of containers down to a depth, some hidden or turned. */
static void workload_fill(Workload *w, uint32_t parent, int depth, bool turned) {
    const TreeNode box = w->nodes[parent];
    int parts = depth % 2 ? 2 : 3, i;
    if (depth == 0) return;
    for (i = 0; i < parts; i++) {
        double width = depth % 2 ? box.width : floor(box.width / parts), height = depth % 2 ? floor(box.height / parts) : box.height;
        uint32_t child = workload_add(w, (int32_t)parent, depth % 2 ? 0 : i * width, depth % 2 ? i * height : 0, width, height);
        double kind = workload_random();
        w->nodes[child].hidden = kind < 0.04;
        w->nodes[child].transparent = kind >= 0.04 && kind < 0.07;
        w->nodes[child].disabled = kind >= 0.07 && kind < 0.10;
        if (turned && kind > 0.9) {
            w->nodes[child].degrees = floor(workload_random() * 60) - 30;
            w->nodes[child].scale = 0.75 + workload_random() / 2;
        }
        workload_fill(w, child, depth - 1, turned);
    }
}

static inline Workload *workload_make(const char *name) {
    Workload *w = calloc(1, sizeof *w);
    uint32_t i, capacity = 4096;
    w->name = name;
    w->nodes = calloc(capacity, sizeof *w->nodes);
    workload_seed = 0x9e3779b97f4a7c15ULL;
    workload_add(w, -1, 0, 0, 1000, 1000);
    if (strncmp(name, "chain", 5) == 0) {
        for (i = 1; i < (uint32_t)atoi(name + 5); i++) workload_add(w, (int32_t)i - 1, 2, 2, 1000 - 4.0 * i, 1000 - 4.0 * i);
    } else if (strcmp(name, "grid1k") == 0) {
        for (i = 0; i < 1024; i++) workload_add(w, 0, i % 32 * 31.0, i / 32 * 31.0, 31, 31);
    } else if (strcmp(name, "overlap200") == 0) {
        for (i = 0; i < 200; i++) workload_add(w, 0, floor(workload_random() * 500), floor(workload_random() * 500), 500, 500);
    } else {
        workload_fill(w, 0, 7, strcmp(name, "app_xf") == 0);
    }
    w->last_child = malloc(w->count * sizeof *w->last_child);
    w->previous = malloc(w->count * sizeof *w->previous);
    w->map = malloc(w->count * sizeof *w->map);
    for (i = 0; i < w->count; i++) {
        double angle = w->nodes[i].degrees * (3.14159265358979323846 / 180), s = 1 / w->nodes[i].scale;
        w->last_child[i] = w->previous[i] = UINT32_MAX;
        w->map[i][0] = cos(angle) * s, w->map[i][1] = sin(angle) * s;
        w->map[i][2] = -sin(angle) * s, w->map[i][3] = cos(angle) * s;
        if (i == 0) continue;
        w->previous[i] = w->last_child[w->nodes[i].parent];
        w->last_child[w->nodes[i].parent] = i;
    }
    for (i = 0; i < WORKLOAD_POINTS; i++) { /* half-way between whole numbers: no point lies on an edge of an unturned view */
        double inset = strncmp(name, "chain", 5) == 0 ? 2.0 * (w->count - 1) : 0;
        w->x[i] = floor(inset + workload_random() * (1000 - 2 * inset)) + 0.5;
        w->y[i] = floor(inset + workload_random() * (1000 - 2 * inset)) + 0.5;
    }
    return w;
}

static int32_t workload_hit_node(const Workload *w, uint32_t i, double x, double y) {
    const TreeNode *n = &w->nodes[i];
    uint32_t child;
    if (n->hidden || n->transparent || n->disabled || !(x >= 0 && y >= 0 && x < n->width && y < n->height)) return -1;
    for (child = w->last_child[i]; child != UINT32_MAX; child = w->previous[child]) {
        const TreeNode *c = &w->nodes[child];
        double dx = x - c->x - c->width / 2, dy = y - c->y - c->height / 2;
        int32_t hit = workload_hit_node(w, child, dx * w->map[child][0] + dy * w->map[child][1] + c->width / 2,
                                        dx * w->map[child][2] + dy * w->map[child][3] + c->height / 2);
        if (hit >= 0) return hit;
    }
    return (int32_t)i;
}
static inline int32_t workload_hit(const Workload *w, double x, double y) { return workload_hit_node(w, 0, x, y); }

static inline TreeNode workload_node(const void *workload, uint32_t index) { return ((const Workload *)workload)->nodes[index]; }

static inline void workload_free(Workload *w) {
    free(w->nodes);
    free(w->last_child);
    free(w->previous);
    free(w->map);
    free(w);
}

#endif
