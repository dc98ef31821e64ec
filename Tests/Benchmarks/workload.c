#include "workload.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_POINTS = 1024, MANY_POINTS = 16384, MANY_VIEWS = 10000 };

static uint64_t seed;
static double number(void) { /* 0 <= value < 1; xorshift64* */
    seed ^= seed >> 12;
    seed ^= seed << 25;
    seed ^= seed >> 27;
    return (double)((seed * 2685821657736338717ULL) >> 11) / 9007199254740992.0;
}
static uint32_t below(uint32_t limit) { return (uint32_t)(number() * limit); }

static void *memory(size_t bytes) {
    void *p = calloc(1, bytes ? bytes : 1);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

static uint32_t capacity;
static uint32_t add(Workload *w, int32_t parent, double x, double y, double width, double height) {
    TreeNode n = {parent, x, y, width, height, 0, 1, false, false, false};
    if (w->count == capacity) {
        capacity = capacity ? capacity * 2 : 4096;
        w->nodes = realloc(w->nodes, capacity * sizeof *w->nodes);
        if (!w->nodes) exit(1);
    }
    w->nodes[w->count] = n;
    return w->count++;
}

/* A screen such as programs have: rows and columns of containers down to a depth, some hidden or turned. */
static void fill(Workload *w, uint32_t parent, int depth, bool turned) {
    const TreeNode box = w->nodes[parent];
    int parts = depth % 2 ? 2 : 3, i;
    if (depth == 0) return;
    for (i = 0; i < parts; i++) {
        double width = depth % 2 ? box.width : floor(box.width / parts), height = depth % 2 ? floor(box.height / parts) : box.height;
        uint32_t child = add(w, (int32_t)parent, depth % 2 ? 0 : i * width, depth % 2 ? i * height : 0, width, height);
        double kind = number();
        w->nodes[child].hidden = kind < 0.04;
        w->nodes[child].transparent = kind >= 0.04 && kind < 0.07;
        w->nodes[child].disabled = kind >= 0.07 && kind < 0.10;
        if (turned && kind > 0.9) {
            w->nodes[child].degrees = floor(number() * 60) - 30;
            w->nodes[child].scale = 0.75 + number() / 2;
        }
        fill(w, child, depth - 1, turned);
    }
}

/* Cells of 10 points, row by row, or in the order of `order`. */
static void grid(Workload *w, uint32_t parent, uint32_t cells, uint32_t columns, const uint32_t *order) {
    uint32_t i;
    for (i = 0; i < cells; i++) {
        uint32_t k = order ? order[i] : i;
        add(w, (int32_t)parent, k % columns * 10.0, k / columns * 10.0, 10, 10);
    }
}

static uint32_t columns_of(uint32_t cells) { return (uint32_t)ceil(sqrt(cells)); }

static void shape(Workload *w, const char *name) {
    uint32_t i, k, panels, cells, columns, *order;
    if (strcmp(name, "tree1m") == 0) name = "tree1000x1000";
    if (strncmp(name, "chain", 5) == 0) {
        add(w, -1, 0, 0, 1000, 1000);
        for (i = 1; i < (uint32_t)atoi(name + 5); i++) add(w, (int32_t)i - 1, 2, 2, 1000 - 4.0 * i, 1000 - 4.0 * i);
    } else if (strcmp(name, "grid1k") == 0) {
        add(w, -1, 0, 0, 1000, 1000);
        for (i = 0; i < 1024; i++) add(w, 0, i % 32 * 31.0, i / 32 * 31.0, 31, 31);
    } else if (strncmp(name, "overlap", 7) == 0) {
        add(w, -1, 0, 0, 1000, 1000);
        for (i = 0; i < (uint32_t)atoi(name + 7); i++) add(w, 0, floor(number() * 500), floor(number() * 500), 500, 500);
    } else if (strncmp(name, "grid", 4) == 0 || strncmp(name, "scatter", 7) == 0) {
        bool scattered = *name == 's';
        cells = (uint32_t)atoi(name + (scattered ? 7 : 4)) * (name[strlen(name) - 1] == 'k' ? 1000 : 1);
        columns = columns_of(cells);
        add(w, -1, 0, 0, columns * 10.0, columns * 10.0);
        order = memory(cells * sizeof *order);
        for (i = 0; i < cells; i++) { /* shuffled from the inside out */
            k = scattered ? below(i + 1) : i;
            order[i] = order[k];
            order[k] = i;
        }
        grid(w, 0, cells, columns, order);
        free(order);
    } else if (sscanf(name, "tree%ux%u", &panels, &cells) == 2) {
        double side = columns_of(cells) * 10.0;
        columns = columns_of(panels);
        add(w, -1, 0, 0, columns * side, columns * side);
        for (i = 0; i < panels; i++) grid(w, add(w, 0, i % columns * side, i / columns * side, side, side), cells, columns_of(cells), NULL);
    } else if (strcmp(name, "app") == 0 || strcmp(name, "app_xf") == 0) {
        add(w, -1, 0, 0, 1000, 1000);
        fill(w, 0, 7, strcmp(name, "app_xf") == 0);
    } else {
        fprintf(stderr, "no workload is called %s\n", name);
        exit(2);
    }
}

/* Random nodes of a kind, each to a place near where it is. */
static WorkloadMove *moves(const Workload *w, const uint32_t *nodes, uint32_t of, uint32_t *count) {
    WorkloadMove *list = memory(w->points * sizeof *list);
    uint32_t i;
    *count = of ? w->points : 0;
    for (i = 0; i < *count; i++) {
        uint32_t node = nodes[below(of)];
        list[i].node = node;
        list[i].x = (float)w->nodes[node].x + (float)below(7) - 3;
        list[i].y = (float)w->nodes[node].y + (float)below(7) - 3;
    }
    return list;
}

Workload *workload_make(const char *name) {
    Workload *w = memory(sizeof *w);
    uint32_t i, leaves = 0, containers = 0, *leaf, *container;
    bool *parent;
    double inset = 0;
    w->name = name;
    seed = 0x9e3779b97f4a7c15ULL;
    capacity = 0;
    shape(w, name);
    w->points = w->count < MANY_VIEWS ? FEW_POINTS : MANY_POINTS;
    w->x = memory(w->points * sizeof *w->x);
    w->y = memory(w->points * sizeof *w->y);
    if (strncmp(name, "chain", 5) == 0) inset = 2.0 * (w->count - 1);
    for (i = 0; i < w->points; i++) { /* half-way between whole numbers: no point lies on an edge of an unturned view */
        w->x[i] = floor(inset + number() * (w->nodes[0].width - 2 * inset)) + 0.5;
        w->y[i] = floor(inset + number() * (w->nodes[0].height - 2 * inset)) + 0.5;
    }
    parent = memory(w->count * sizeof *parent);
    leaf = memory(w->count * sizeof *leaf);
    container = memory(w->count * sizeof *container);
    for (i = 1; i < w->count; i++) parent[w->nodes[i].parent] = true;
    for (i = 1; i < w->count; i++) {
        if (parent[i]) container[containers++] = i;
        else leaf[leaves++] = i;
    }
    w->leaf = moves(w, leaf, leaves, &w->leaf_moves);
    w->container = moves(w, container, containers, &w->container_moves);
    free(parent);
    free(leaf);
    free(container);
    return w;
}

TreeNode workload_node(const void *workload, uint32_t index) { return ((const Workload *)workload)->nodes[index]; }

void workload_free(Workload *w) {
    free(w->nodes);
    free(w->x);
    free(w->y);
    free(w->leaf);
    free(w->container);
    free(w);
}
