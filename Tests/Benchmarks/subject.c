#include "subject.h"

#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s: %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

static void *memory(size_t bytes) {
    void *p = calloc(1, bytes);
    if (!p) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

/* ---- Tree ---- */

struct Tree {
    RKContextRef context;
    uint32_t count;
    RKViewRef *views;
    RKSize *half; /* half the size of each node: moving sets the centre, which a transform does not disturb */
};

Tree *tree_make(uint32_t count, TreeNode (*node)(const void *source, uint32_t index), const void *source) {
    Tree *tree = memory(sizeof *tree);
    uint32_t i;
    tree->count = count;
    tree->views = memory(count * sizeof *tree->views);
    tree->half = memory(count * sizeof *tree->half);
    CHECK(rk_context_create(NULL, &tree->context));
    for (i = 0; i < count; i++) {
        TreeNode n = node(source, i);
        RKRect frame = {{n.x, n.y}, {n.width, n.height}};
        RKViewRef view;
        CHECK(rk_view_create(tree->context, NULL, frame, &view));
        /* The number of the node is all that a program needs to find its own object again. */
        CHECK(rk_object_set_userdata(RK_OBJECT(view), (void *)(uintptr_t)(i + 1), NULL));
        if (n.degrees != 0 || n.scale != 1) {
            RKTransform rotation = rk_transform_make_rotation(n.degrees * (3.14159265358979323846 / 180));
            CHECK(rk_view_set_transform(view, rk_transform_concat(rk_transform_make_scale(n.scale, n.scale), rotation)));
        }
        if (n.hidden) CHECK(rk_view_set_hidden(view, true));
        if (n.transparent) CHECK(rk_view_set_alpha(view, 0));
        if (n.disabled) CHECK(rk_view_set_user_interaction_enabled(view, false));
        tree->views[i] = view;
        tree->half[i].width = n.width / 2;
        tree->half[i].height = n.height / 2;
        if (i > 0) {
            CHECK(rk_view_add_subview(tree->views[n.parent], view));
            CHECK(rk_release(RK_OBJECT(view)));
        }
    }
    return tree;
}

int32_t tree_hit(Tree *tree, double x, double y) {
    RKPoint point = {x, y};
    RKViewRef hit;
    void *number;
    if (rk_view_hit_test(tree->views[0], point, NULL, &hit) != RKStatusOK || !hit) return -1;
    if (rk_object_get_userdata(RK_OBJECT(hit), &number) != RKStatusOK) return -1;
    return (int32_t)(uintptr_t)number - 1;
}

void tree_move(Tree *tree, uint32_t node, double x, double y) {
    RKPoint center = {x + tree->half[node].width, y + tree->half[node].height};
    CHECK(rk_view_set_center(tree->views[node], center));
}

void tree_destroy(Tree *tree) {
    CHECK(rk_context_destroy(tree->context));
    free(tree->views);
    free(tree->half);
    free(tree);
}

/* ---- Dispatch ---- */

struct Dispatch {
    RKContextRef context;
    RKClassRef leaf_class, top_class;
    double time;
    RKPoint start;
    bool panning;
    long taps, pans;
};

static void leaf_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Dispatch *d = userdata;
    (void)rk_super_touches_began(d->leaf_class, self, touches, count, event);
}

static void leaf_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Dispatch *d = userdata;
    if (!d->panning) d->taps++;
    (void)rk_super_touches_ended(d->leaf_class, self, touches, count, event);
}

static void top_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Dispatch *d = userdata;
    (void)self, (void)count, (void)event;
    d->panning = false;
    CHECK(rk_touch_get_location(touches[0], NULL, &d->start));
}

static void top_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Dispatch *d = userdata;
    RKPoint now;
    double dx, dy;
    (void)self, (void)count, (void)event;
    CHECK(rk_touch_get_location(touches[0], NULL, &now));
    dx = now.x - d->start.x;
    dy = now.y - d->start.y;
    if (!d->panning && dx * dx + dy * dy >= 100) {
        d->panning = true;
        d->pans++;
    }
}

static void top_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    Dispatch *d = userdata;
    (void)self, (void)touches, (void)count, (void)event;
    d->panning = false;
}

static RKClassRef define(Dispatch *d, const char *name, const char *superclass, const RKResponderMethods *methods) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = methods;
    desc.userdata = d;
    CHECK(rk_class_define(d->context, &desc, &cls));
    return cls;
}

Dispatch *dispatch_make(int levels) {
    Dispatch *d = memory(sizeof *d);
    RKResponderMethods leaf = RK_INIT(RKResponderMethods), top = RK_INIT(RKResponderMethods);
    RKRect frame = {{0, 0}, {400, 400}};
    RKWindowRef window;
    RKViewRef parent;
    int i;
    CHECK(rk_context_create(NULL, &d->context));
    leaf.touches_began = leaf_began;
    leaf.touches_ended = leaf_ended;
    top.touches_began = top_began;
    top.touches_moved = top_moved;
    top.touches_ended = top.touches_cancelled = top_ended;
    d->leaf_class = define(d, "Leaf", "View", &leaf);
    d->top_class = define(d, "Top", "Window", &top);
    CHECK(rk_window_create(d->context, d->top_class, frame, &window));
    parent = RK_VIEW(window);
    for (i = 1; i <= levels; i++) {
        RKRect inner = {{1, 1}, {400 - 2.0 * i, 400 - 2.0 * i}};
        RKViewRef view;
        CHECK(rk_view_create(d->context, i == levels ? d->leaf_class : NULL, inner, &view));
        CHECK(rk_view_add_subview(parent, view));
        CHECK(rk_release(RK_OBJECT(view)));
        parent = view;
    }
    return d;
}

void dispatch_event(Dispatch *d, int phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    /* Taps come far apart, so that they do not count as double taps. */
    d->time += phase == RKTouchPhaseBegan ? 1 : 0.008;
    sample.phase = (RKTouchPhase)phase;
    sample.id = 1;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(d->context, d->time, &sample, 1));
}

void dispatch_tap(void *dispatch) {
    dispatch_event(dispatch, RKTouchPhaseBegan, 150, 150);
    dispatch_event(dispatch, RKTouchPhaseEnded, 150, 150);
}

void dispatch_drag(void *dispatch) {
    int i;
    dispatch_event(dispatch, RKTouchPhaseBegan, 150, 150);
    for (i = 1; i <= DISPATCH_MOVES; i++) dispatch_event(dispatch, RKTouchPhaseMoved, 150 + 8 * i, 150 + 4 * i);
    dispatch_event(dispatch, RKTouchPhaseEnded, 150 + 8 * DISPATCH_MOVES, 150 + 4 * DISPATCH_MOVES);
}

long *dispatch_taps(Dispatch *d) { return &d->taps; }
long *dispatch_pans(Dispatch *d) { return &d->pans; }

void dispatch_destroy(Dispatch *d) {
    CHECK(rk_context_destroy(d->context));
    free(d);
}
