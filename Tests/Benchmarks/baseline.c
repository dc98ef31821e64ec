#include "baseline.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHUT = 1, TURNED = 2, WIDE = 64, MOST_CELLS_OF_A_CHILD = 16 };

static void *memory(size_t bytes) {
    void *p = calloc(1, bytes ? bytes : 1);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

/* ---- Plain ---- */

typedef struct Place { /* of a node: children are children[first] to children[first + count - 1], the last one in front */
    float x, y, width, height;
    uint32_t first, count, flags, node;
} Place;
typedef struct Turn { /* from the parent's coordinates, relative to the centre, to the node's own */
    float xx, xy, yx, yy;
} Turn;

struct Plain {
    uint32_t count;
    Place *places;
    Turn *turns;
    uint32_t *place_of; /* by number of node */
};

Plain *plain_make(const Workload *w) {
    Plain *plain = memory(sizeof *plain);
    uint32_t *last = memory(w->count * sizeof *last), *children = memory((w->count + 1) * sizeof *children), i, next = 1;
    plain->count = w->count;
    plain->places = memory(w->count * sizeof *plain->places);
    plain->place_of = memory(w->count * sizeof *plain->place_of);
    for (i = 1; i < w->count; i++) children[w->nodes[i].parent]++;
    /* Nodes come in pre-order; a node's place follows from its parent's, which is known by then. */
    for (i = 0; i < w->count; i++) {
        const TreeNode *n = &w->nodes[i];
        uint32_t at = i == 0 ? 0 : last[n->parent]++;
        Place p = {(float)n->x, (float)n->y, (float)n->width, (float)n->height, next, children[i], n->hidden || n->transparent || n->disabled ? SHUT : 0, i};
        plain->place_of[i] = at;
        last[i] = next;
        next += children[i];
        if (n->degrees != 0 || n->scale != 1) {
            double angle = n->degrees * (3.14159265358979323846 / 180), c = cos(angle) / n->scale, s = sin(angle) / n->scale;
            Turn turn = {(float)c, (float)s, (float)-s, (float)c};
            if (!plain->turns) plain->turns = memory(w->count * sizeof *plain->turns);
            plain->turns[at] = turn;
            p.flags |= TURNED;
        }
        plain->places[at] = p;
    }
    free(last);
    free(children);
    return plain;
}

/* Whether a child has the point, which becomes the child's. */
static inline bool enter(const Plain *plain, uint32_t at, float *x, float *y) {
    const Place *p = &plain->places[at];
    float px = *x - p->x, py = *y - p->y;
    if (p->flags) {
        if (p->flags & SHUT) return false;
        const Turn *t = &plain->turns[at];
        float dx = px - p->width / 2, dy = py - p->height / 2;
        px = dx * t->xx + dy * t->xy + p->width / 2;
        py = dx * t->yx + dy * t->yy + p->height / 2;
    }
    if (!(px >= 0 && py >= 0 && px < p->width && py < p->height)) return false;
    *x = px;
    *y = py;
    return true;
}

static int32_t walk(const Plain *plain, uint32_t at, float x, float y) {
    const Place *p = &plain->places[at];
    uint32_t child;
    for (child = p->first + p->count; child-- > p->first;) {
        float px = x, py = y;
        if (enter(plain, child, &px, &py)) return walk(plain, child, px, py);
    }
    return (int32_t)p->node;
}

int32_t plain_hit(const Plain *plain, float x, float y) {
    /* A point of the root's own coordinates: its frame does not matter, its size does. */
    const Place *root = plain->places;
    return root->flags & SHUT || !(x >= 0 && y >= 0 && x < root->width && y < root->height) ? -1 : walk(plain, 0, x, y);
}

void plain_move(Plain *plain, uint32_t node, float x, float y) {
    Place *p = &plain->places[plain->place_of[node]];
    p->x = x;
    p->y = y;
}

void plain_free(Plain *plain) {
    free(plain->places);
    free(plain->turns);
    free(plain->place_of);
    free(plain);
}

/* ---- Indexed ---- */

typedef struct List { /* places, ascending: the last is in front */
    uint32_t count, capacity, *items;
} List;
typedef struct Grid {
    float x, y, per_x, per_y; /* cells per point */
    int columns, rows;
    List large; /* children that would be in too many cells */
    List cells[];
} Grid;
typedef struct Cells { /* a range of them */
    int left, top, right, bottom;
} Cells;

struct Indexed {
    Plain *plain;
    Grid **grids;     /* by place; NULL for most */
    uint32_t *parent; /* place of the parent, by place */
};

static void put(List *list, uint32_t item) {
    uint32_t at = list->count;
    if (list->count == list->capacity) {
        list->capacity = list->capacity ? list->capacity * 2 : 2;
        list->items = realloc(list->items, list->capacity * sizeof *list->items);
        if (!list->items) exit(1);
    }
    for (; at > 0 && list->items[at - 1] > item; at--) list->items[at] = list->items[at - 1];
    list->items[at] = item;
    list->count++;
}
static void take(List *list, uint32_t item) {
    uint32_t at = 0;
    while (list->items[at] != item) at++;
    list->count--;
    for (; at < list->count; at++) list->items[at] = list->items[at + 1];
}

static inline int within(float cell, int limit) { return !(cell > 0) ? 0 : cell >= (float)limit ? limit - 1 : (int)cell; }

/* The rectangle around a child in its parent's coordinates. */
static void box(const Plain *plain, uint32_t at, float *x, float *y, float *right, float *bottom) {
    const Place *p = &plain->places[at];
    float half_width = p->width / 2, half_height = p->height / 2, middle_x = p->x + half_width, middle_y = p->y + half_height;
    if (p->flags & TURNED) { /* the corners of the inverse's inverse, and a little more for rounding */
        const Turn *t = &plain->turns[at];
        float size = t->xx * t->xx + t->xy * t->xy, a = fabsf(t->xx) / size, b = fabsf(t->xy) / size, wide = half_width * a + half_height * b;
        half_height = half_width * b + half_height * a + 0.01f;
        half_width = wide + 0.01f;
    }
    *x = middle_x - half_width;
    *y = middle_y - half_height;
    *right = middle_x + half_width;
    *bottom = middle_y + half_height;
}

static Cells covered(const Plain *plain, const Grid *grid, uint32_t at) {
    float x, y, right, bottom;
    box(plain, at, &x, &y, &right, &bottom);
    Cells c = {within((x - grid->x) * grid->per_x, grid->columns), within((y - grid->y) * grid->per_y, grid->rows), within((right - grid->x) * grid->per_x, grid->columns),
               within((bottom - grid->y) * grid->per_y, grid->rows)};
    return c;
}

static void each_cell(const Plain *plain, Grid *grid, uint32_t at, void (*act)(List *, uint32_t)) {
    Cells c = covered(plain, grid, at);
    int column, row;
    if (plain->places[at].flags & SHUT) return;
    if ((c.right - c.left + 1) * (c.bottom - c.top + 1) > MOST_CELLS_OF_A_CHILD) {
        act(&grid->large, at);
        return;
    }
    for (row = c.top; row <= c.bottom; row++)
        for (column = c.left; column <= c.right; column++) act(&grid->cells[row * grid->columns + column], at);
}

static Grid *grid_make(const Plain *plain, const Place *parent) {
    float left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY, side;
    uint32_t child;
    int columns, rows;
    Grid *grid;
    for (child = parent->first; child < parent->first + parent->count; child++) {
        float x, y, r, b;
        box(plain, child, &x, &y, &r, &b);
        left = fminf(left, x), top = fminf(top, y), right = fmaxf(right, r), bottom = fmaxf(bottom, b);
    }
    side = sqrtf((right - left) * (bottom - top) / (float)parent->count);
    if (!(side > 0)) return NULL;
    columns = (int)fminf((right - left) / side + 1, 4096), rows = (int)fminf((bottom - top) / side + 1, 4096);
    grid = memory(sizeof *grid + (size_t)columns * (size_t)rows * sizeof *grid->cells);
    grid->x = left, grid->y = top, grid->columns = columns, grid->rows = rows;
    grid->per_x = (float)columns / (right - left), grid->per_y = (float)rows / (bottom - top);
    for (child = parent->first; child < parent->first + parent->count; child++) each_cell(plain, grid, child, put);
    return grid;
}

Indexed *indexed_make(const Workload *w) {
    Indexed *indexed = memory(sizeof *indexed);
    Plain *plain = indexed->plain = plain_make(w);
    uint32_t at, k;
    indexed->grids = memory(w->count * sizeof *indexed->grids);
    indexed->parent = memory(w->count * sizeof *indexed->parent);
    for (at = 0; at < w->count; at++) {
        const Place *p = &plain->places[at];
        for (k = 0; k < p->count; k++) indexed->parent[p->first + k] = at;
        if (p->count >= WIDE) indexed->grids[at] = grid_make(plain, p);
    }
    return indexed;
}

static int32_t search(const Indexed *indexed, uint32_t at, float x, float y) {
    const Plain *plain = indexed->plain;
    for (;;) {
        const Place *p = &plain->places[at];
        const Grid *grid = indexed->grids[at];
        uint32_t found = 0; /* no child: that is the root */
        if (grid) {
            const List *cell = &grid->cells[within((y - grid->y) * grid->per_y, grid->rows) * grid->columns + within((x - grid->x) * grid->per_x, grid->columns)];
            uint32_t near = cell->count, large = grid->large.count;
            while (near > 0 || large > 0) { /* whichever is further in front */
                uint32_t child = large == 0 || (near > 0 && cell->items[near - 1] > grid->large.items[large - 1]) ? cell->items[--near] : grid->large.items[--large];
                if (enter(plain, child, &x, &y)) {
                    found = child;
                    break;
                }
            }
        } else {
            uint32_t child;
            for (child = p->first + p->count; child-- > p->first;)
                if (enter(plain, child, &x, &y)) {
                    found = child;
                    break;
                }
        }
        if (!found) return (int32_t)p->node;
        at = found;
    }
}

int32_t indexed_hit(const Indexed *indexed, float x, float y) {
    const Place *root = indexed->plain->places;
    return root->flags & SHUT || !(x >= 0 && y >= 0 && x < root->width && y < root->height) ? -1 : search(indexed, 0, x, y);
}

void indexed_move(Indexed *indexed, uint32_t node, float x, float y) {
    uint32_t at = indexed->plain->place_of[node];
    Grid *grid = indexed->grids[indexed->parent[at]];
    if (grid) each_cell(indexed->plain, grid, at, take);
    plain_move(indexed->plain, node, x, y);
    if (grid) each_cell(indexed->plain, grid, at, put);
}

void indexed_free(Indexed *indexed) {
    uint32_t at;
    int cell;
    for (at = 0; at < indexed->plain->count; at++) {
        Grid *grid = indexed->grids[at];
        if (!grid) continue;
        for (cell = 0; cell < grid->columns * grid->rows; cell++) free(grid->cells[cell].items);
        free(grid->large.items);
        free(grid);
    }
    plain_free(indexed->plain);
    free(indexed->grids);
    free(indexed->parent);
    free(indexed);
}
