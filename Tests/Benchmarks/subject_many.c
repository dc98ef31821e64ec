#include "subject_private.h"

#pragma weak rk_view_create_many
#pragma weak rk_release_many
#pragma weak rk_hit_map
#pragma weak rk_view_take_snapshot
#pragma weak rk_snapshot_hit_test_many
#pragma weak rk_snapshot_destroy
bool snapshots_there(void) { return rk_view_take_snapshot && rk_snapshot_hit_test_many && rk_snapshot_destroy; }
bool many_there(void) { return rk_view_create_many && rk_release_many && rk_hit_map; }

/* ---- Many views ---- */

struct TreeArrays {
    uint32_t count;
    RKRect *frames;
    int64_t *superviews; /* the root is made by itself: its children have -1 */
};

TreeArrays *tree_arrays(uint32_t count, TreeNode (*node)(const void *source, uint32_t index), const void *source) {
    TreeArrays *arrays = memory(sizeof *arrays);
    uint32_t i;
    arrays->count = count;
    arrays->frames = memory(count * sizeof *arrays->frames);
    arrays->superviews = memory(count * sizeof *arrays->superviews);
    for (i = 0; i < count; i++) {
        TreeNode n = node(source, i);
        RKRect frame = {{n.x, n.y}, {n.width, n.height}};
        arrays->frames[i] = frame;
        arrays->superviews[i] = n.parent - 1;
    }
    return arrays;
}

Tree *tree_make_many(const TreeArrays *arrays, TreeNode (*node)(const void *source, uint32_t index), const void *source) {
    Tree *tree = tree_empty(arrays->count);
    RKViewsDesc desc = RK_INIT(RKViewsDesc);
    uint32_t i;
    CHECK(rk_view_create(tree->context, NULL, arrays->frames[0], &tree->views[0]));
    desc.count = arrays->count - 1;
    desc.frames = arrays->frames + 1;
    desc.superview = tree->views[0];
    desc.superviews = arrays->superviews + 1;
    CHECK(rk_view_create_many(tree->context, &desc, tree->views + 1));
    for (i = 0; i < arrays->count; i++) set_properties(tree, i, node(source, i));
    CHECK(rk_release_many((const RKObjectRef *)(tree->views + 1), desc.count));
    return tree;
}

void tree_arrays_free(TreeArrays *arrays) {
    free(arrays->frames);
    free(arrays->superviews);
    free(arrays);
}

/* ---- Many points ---- */

struct Points {
    RKViewRef root;
    uint32_t count;
    RKPoint *points;
    RKViewRef *hits;
    RKSnapshotRef snapshot;
};

Points *points_make(Tree *tree, uint32_t count, const double *x, const double *y) {
    Points *p = memory(sizeof *p);
    uint32_t i;
    p->root = tree->views[0];
    p->count = count;
    p->points = memory(count * sizeof *p->points);
    p->hits = memory(count * sizeof *p->hits);
    for (i = 0; x && i < count; i++) p->points[i].x = x[i], p->points[i].y = y[i];
    return p;
}

void points_hit(Points *p) { CHECK(rk_view_hit_test_many(p->root, p->points, p->count, p->hits)); }

void points_freeze(Points *p) { CHECK(rk_view_take_snapshot(p->root, false, &p->snapshot)); }

void points_hit_frozen(Points *p) { CHECK(rk_snapshot_hit_test_many(p->snapshot, p->points, p->count, p->hits)); }

void points_map(Points *p, uint32_t side) {
    RKRect all;
    CHECK(rk_view_get_bounds(p->root, &all));
    CHECK(rk_hit_map(p->root, all, side, side, p->hits));
}

int32_t points_node(const Points *p, uint32_t index) { return node_of(p->hits[index]); }

void points_destroy(Points *p) {
    if (p->snapshot) CHECK(rk_snapshot_destroy(p->snapshot));
    free(p->points);
    free(p->hits);
    free(p);
}

/* ---- One view after the other ---- */

enum { NURSERY_MOST = 4096 };

struct Nursery {
    RKContextRef context;
    RKViewRef parent;
    uint32_t next;
    RKRect frames[NURSERY_MOST];
};

Nursery *nursery_make(void) {
    Nursery *nursery = memory(sizeof *nursery);
    RKRect frame = {{0, 0}, {1000, 1000}};
    uint32_t i;
    CHECK(rk_context_create(NULL, &nursery->context));
    CHECK(rk_view_create(nursery->context, NULL, frame, &nursery->parent));
    for (i = 0; i < NURSERY_MOST; i++) {
        RKRect cell = {{i % 64 * 10.0, i / 64 * 10.0}, {10, 10}};
        nursery->frames[i] = cell;
    }
    return nursery;
}

void nursery_add(Nursery *nursery) {
    RKViewRef view;
    CHECK(rk_view_create(nursery->context, NULL, nursery->frames[nursery->next++ % NURSERY_MOST], &view));
    CHECK(rk_view_add_subview(nursery->parent, view));
    CHECK(rk_release(RK_OBJECT(view)));
}

void nursery_add_many(Nursery *nursery, uint32_t count) {
    RKViewsDesc desc = RK_INIT(RKViewsDesc);
    desc.count = count < NURSERY_MOST ? count : NURSERY_MOST;
    desc.frames = nursery->frames;
    desc.superview = nursery->parent;
    CHECK(rk_view_create_many(nursery->context, &desc, NULL));
}

void nursery_destroy(Nursery *nursery) {
    CHECK(rk_context_destroy(nursery->context));
    free(nursery);
}
