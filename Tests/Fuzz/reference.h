/* A naive model of the view tree and of hit-testing: SPEC 5, 11-13, 20-22, 31-44 written out, with nothing of the core's cleverness.
 *
 * Overrides answer by pure functions of the view's number, the class level and how many override calls came before, so the library's
 * callbacks and the model decide alike without talking to each other.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <math.h>
#include <string.h>

#include "random.h"

enum { VIEWS = 48, WINDOWS = 3, MOST_CALLS = 4096 };

/* Which methods the two class levels of a view override; level 1 inherits from level 0. */
enum { HIT = 1, INSIDE = 2 };
typedef struct Kind { const char *name, *superclass; int levels, overrides[2]; } Kind;
static const Kind kinds[] = {
    {"View", NULL, 0, {0, 0}},
    {"Hit", "View", 1, {HIT, 0}},
    {"Inside", "View", 1, {INSIDE, 0}},
    {"Both", "View", 1, {HIT | INSIDE, 0}},
    {"BothBoth", "Both", 2, {HIT | INSIDE, HIT | INSIDE}},
    {"HitInside", "Hit", 2, {HIT, INSIDE}},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* What is known about one override call. `level` 0 or 1. */
typedef struct Call { int view, level, method; double x, y; } Call;

typedef struct Node {
    int kind, parent, count, children[VIEWS + WINDOWS]; /* parent -1: none */
    bool hidden, interaction, animating;
    float alpha;
    RKRect bounds;
    RKPoint center, anchor;
    RKTransform transform;
} Node;

typedef struct Window { double level; unsigned screen; long shown; } Window; /* shown: greater is in front */

typedef struct Model {
    Node nodes[VIEWS + WINDOWS]; /* windows first */
    Window windows[WINDOWS];
    Call calls[MOST_CALLS];
    int call_count;
    bool doubtful; /* an edge so near, after inexact arithmetic, that both answers are right */
    uint64_t salt;
    bool disturbing; /* overrides change the tree */
} Model;

static Model model;

/* ---- The tree (SPEC 20-22) ---- */

static bool is_below(int view, int ancestor) {
    for (; view >= 0; view = model.nodes[view].parent)
        if (view == ancestor) return true;
    return false;
}
static int place_of(int parent, int child) {
    int k;
    for (k = 0; k < model.nodes[parent].count; k++)
        if (model.nodes[parent].children[k] == child) return k;
    return -1;
}
static void model_remove(int child) {
    int parent = model.nodes[child].parent, at;
    if (parent < 0) return;
    at = place_of(parent, child);
    memmove(&model.nodes[parent].children[at], &model.nodes[parent].children[at + 1], (size_t)(model.nodes[parent].count - at - 1) * sizeof(int));
    model.nodes[parent].count--;
    model.nodes[child].parent = -1;
}
/* False: a cycle, refused (SPEC 23). */
static bool model_insert(int parent, int child, int at) {
    Node *p = &model.nodes[parent];
    if (is_below(parent, child)) return false;
    model_remove(child);
    if (at > p->count) at = p->count;
    memmove(&p->children[at + 1], &p->children[at], (size_t)(p->count - at) * sizeof(int));
    p->children[at] = child;
    p->count++;
    model.nodes[child].parent = parent;
    return true;
}
static bool model_insert_beside(int parent, int child, int sibling, int offset) {
    if (is_below(parent, child)) return false;
    if (sibling == child || place_of(parent, sibling) < 0) return model_insert(parent, child, VIEWS);
    model_remove(child);
    return model_insert(parent, child, place_of(parent, sibling) + offset);
}

/* ---- Geometry ---- */

static bool is_singular(const Node *n) { /* SPEC 13 */
    double most = fmax(fmax(fabs(n->transform.a), fabs(n->transform.b)), fmax(fabs(n->transform.c), fabs(n->transform.d)));
    double determinant = n->transform.a * n->transform.d - n->transform.b * n->transform.c;
    return most == 0 || fabs(determinant / (most * most)) < 1e-12;
}
static RKPoint to_local(const Node *n, RKPoint p) { /* SPEC 5, backwards */
    RKTransform t = n->transform;
    double determinant = t.a * t.d - t.b * t.c, x = p.x - n->center.x - t.tx, y = p.y - n->center.y - t.ty;
    RKPoint q;
    q.x = (t.d * x - t.c * y) / determinant + n->bounds.origin.x + n->anchor.x * n->bounds.size.width;
    q.y = (t.a * y - t.b * x) / determinant + n->bounds.origin.y + n->anchor.y * n->bounds.size.height;
    return q;
}
static bool model_contains(const Node *n, RKPoint p) { /* SPEC 11 */
    double x0 = fmin(n->bounds.origin.x, n->bounds.origin.x + n->bounds.size.width), x1 = fmax(n->bounds.origin.x, n->bounds.origin.x + n->bounds.size.width);
    double y0 = fmin(n->bounds.origin.y, n->bounds.origin.y + n->bounds.size.height), y1 = fmax(n->bounds.origin.y, n->bounds.origin.y + n->bounds.size.height);
    bool inexact = p.x * 1024 != floor(p.x * 1024) || p.y * 1024 != floor(p.y * 1024);
    double near = 1e-9 * (fabs(p.x) + fabs(p.y) + 1000);
    if (inexact && (fabs(p.x - x0) < near || fabs(p.x - x1) < near || fabs(p.y - y0) < near || fabs(p.y - y1) < near)) model.doubtful = true;
    return x0 <= p.x && p.x < x1 && y0 <= p.y && p.y < y1;
}

/* ---- What overrides do: pure ---- */

enum { SUPER, NOTHING, SELF, ANOTHER, YES, NO };
static uint64_t chance(int view, int level, int method, int nth) { return mix(model.salt ^ ((uint64_t)view << 40) ^ ((uint64_t)level << 36) ^ ((uint64_t)method << 32) ^ (uint64_t)nth); }
static int answer_of(int view, int level, int method, int nth) {
    uint64_t r = chance(view, level, method, nth) % 24;
    if (method == HIT) return r == 0 ? NOTHING : r == 1 ? SELF : r == 2 ? ANOTHER : SUPER;
    return r == 0 ? YES : r == 1 ? NO : SUPER;
}
static int another_of(int view, int level, int nth) { return (int)(chance(view, level, 9, nth) % (VIEWS + WINDOWS)); }
/* Tree changes from inside overrides: which, on which view. */
enum { NO_CHANGE, REMOVE, TO_FRONT, REPARENT, HIDE, SHOW };
typedef struct Change { int what, child, parent; } Change;
static Change change_of(int view, int level, int method, int nth) {
    uint64_t r = chance(view, level, method + 16, nth);
    Change c;
    c.what = !model.disturbing || r % 3 ? NO_CHANGE : REMOVE + (int)(r / 3 % 5);
    c.child = WINDOWS + (int)(r / 64 % VIEWS);
    c.parent = (int)(r / 8192 % (VIEWS + WINDOWS));
    return c;
}
static void model_change(Change c) {
    Node *n = &model.nodes[c.child];
    switch (c.what) {
    case REMOVE: model_remove(c.child); break;
    case TO_FRONT: if (n->parent >= 0) (void)model_insert(n->parent, c.child, VIEWS); break;
    case REPARENT: (void)model_insert(c.parent, c.child, VIEWS); break;
    case HIDE: n->hidden = true; break;
    case SHOW: n->hidden = false; break;
    default: break;
    }
}

/* ---- Rule 32 ---- */

static int model_hit(int view, RKPoint p, int level);

static int note(int view, int level, int method, RKPoint p) {
    Call *c = &model.calls[model.call_count];
    if (model.call_count >= MOST_CALLS) return -1;
    c->view = view, c->level = level, c->method = method, c->x = p.x, c->y = p.y;
    return model.call_count++;
}
static bool model_inside(int view, RKPoint p, int level) { /* level: the first class that may answer; -1 is the built-in one */
    const Kind *kind = &kinds[model.nodes[view].kind];
    int nth, answer;
    while (level >= 0 && !(kind->overrides[level] & INSIDE)) level--;
    if (level < 0) return model_contains(&model.nodes[view], p);
    if ((nth = note(view, level, INSIDE, p)) < 0) return false;
    model_change(change_of(view, level, INSIDE, nth));
    answer = answer_of(view, level, INSIDE, nth);
    return answer == YES || (answer == SUPER && model_inside(view, p, level - 1));
}
static int model_hit_built_in(int view, RKPoint p) {
    Node *n = &model.nodes[view];
    int snapshot[VIEWS + WINDOWS], count, k;
    if (n->hidden || !n->interaction || n->animating || (double)n->alpha < 0.01 || is_singular(n)) return -1;
    if (!model_inside(view, p, kinds[n->kind].levels - 1)) return -1;
    count = n->count; /* SPEC 36: once per call */
    memcpy(snapshot, n->children, sizeof snapshot);
    for (k = count - 1; k >= 0; k--) {
        Node *c = &model.nodes[snapshot[k]];
        int found;
        if (c->parent != view || is_singular(c)) continue;
        found = model_hit(snapshot[k], to_local(c, p), kinds[c->kind].levels - 1);
        if (found >= 0) return found;
    }
    return view;
}
static int model_hit(int view, RKPoint p, int level) {
    const Kind *kind = &kinds[model.nodes[view].kind];
    int nth;
    while (level >= 0 && !(kind->overrides[level] & HIT)) level--;
    if (level < 0) return model_hit_built_in(view, p);
    if ((nth = note(view, level, HIT, p)) < 0) return -1;
    model_change(change_of(view, level, HIT, nth));
    switch (answer_of(view, level, HIT, nth)) {
    case NOTHING: return -1;
    case SELF: return view;
    case ANOTHER: return another_of(view, level, nth);
    default: return model_hit(view, p, level - 1);
    }
}
static int model_hit_test(int view, RKPoint p) {
    model.call_count = 0;
    model.doubtful = false;
    return model_hit(view, p, kinds[model.nodes[view].kind].levels - 1);
}
static int window_of(int view) {
    while (model.nodes[view].parent >= 0) view = model.nodes[view].parent;
    return view < WINDOWS ? view : -1;
}
/* SPEC 43, 44: the windows from the top; -1 in *window for a touch that no window takes. */
static int model_touch(RKPoint screen_point, unsigned screen, int *window) {
    bool asked[WINDOWS] = {false};
    int round, w, found;
    model.call_count = 0;
    model.doubtful = false;
    *window = -1;
    for (round = 0; round < WINDOWS; round++) {
        int top = -1;
        for (w = 0; w < WINDOWS; w++) {
            const Window *a = &model.windows[w], *b = &model.windows[top < 0 ? 0 : top];
            if (!asked[w] && (top < 0 || a->level > b->level || (a->level == b->level && a->shown > b->shown))) top = w;
        }
        asked[top] = true;
        if (model.nodes[top].hidden || model.windows[top].screen != screen || is_singular(&model.nodes[top])) continue;
        found = model_hit(top, to_local(&model.nodes[top], screen_point), -1);
        if (found < 0 || window_of(found) < 0) continue;
        *window = window_of(found);
        return found;
    }
    return -1;
}

#endif
