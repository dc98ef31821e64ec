/* Snapshots: the answers of rk_view_hit_test() at the moment of taking, on any thread, whatever becomes of the tree. */
#include <math.h>
#include <pthread.h>

#include "bulk_stage.h"

static uint64_t seed;
static uint64_t next_random(void) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return seed >> 33;
}
static unsigned below(unsigned most) { return (unsigned)(next_random() % most); }
static double fraction(void) { return (double)next_random() / 2147483648.0; }

static RKSnapshotRef taken(RKViewRef view) {
    RKSnapshotRef snapshot = NULL;
    OK(rk_view_take_snapshot(view, false, &snapshot));
    EXPECT(snapshot != NULL);
    return snapshot;
}

/* ---- Random trees against the walk ---- */

enum { MOST = 400, POINTS = 600 };
static RKViewRef views[MOST];
static RKPoint points[POINTS];
static RKViewRef walked[POINTS], found[POINTS];

/* Points everywhere, and on and beside edges: converted corners of views, one bit more or less, and whole numbers. */
static void choose_points(RKViewRef root, size_t count) {
    RKRect all;
    size_t k;
    OK(rk_view_get_bounds(root, &all));
    for (k = 0; k < POINTS; k++) {
        RKViewRef view = views[below((unsigned)count)];
        RKRect bounds;
        RKPoint p = point(all.origin.x + (fraction() * 1.2 - 0.1) * all.size.width, all.origin.y + (fraction() * 1.2 - 0.1) * all.size.height);
        if (k % 3 == 1) {
            p.x = floor(p.x);
            p.y = floor(p.y);
        } else if (k % 3 == 2) {
            OK(rk_view_get_bounds(view, &bounds));
            p = point(bounds.origin.x + below(2) * bounds.size.width, bounds.origin.y + (below(2) ? bounds.size.height : fraction() * bounds.size.height));
            if (rk_view_convert_point_to(view, p, root, &p) != RKStatusOK) p = all.origin;
            if (below(3) == 0) p.x = nextafter(p.x, below(2) ? INFINITY : -INFINITY);
            if (below(3) == 0) p.y = nextafter(p.y, below(2) ? INFINITY : -INFINITY);
        }
        points[k] = p;
    }
    points[0] = point(NAN, 1);
    points[1] = point(1, NAN);
    points[2] = point(INFINITY, 1);
    points[3] = point(1, -INFINITY);
    points[4] = point(1e308, -1e308);
}

static void walk(RKViewRef root) {
    size_t k;
    for (k = 0; k < POINTS; k++) OK(rk_view_hit_test(root, points[k], NULL, &walked[k]));
}

static long compare(RKSnapshotRef snapshot) {
    long wrong = 0;
    size_t k;
    memset(found, 1, sizeof found);
    OK(rk_snapshot_hit_test_many(snapshot, points, POINTS, found));
    for (k = 0; k < POINTS; k++) {
        RKViewRef hit = (RKViewRef)(uintptr_t)1;
        OK(rk_snapshot_hit_test(snapshot, points[k], &hit));
        if (hit != walked[k] || found[k] != walked[k]) {
            if (wrong++ == 0) fprintf(stderr, "(%.17g, %.17g): %p and %p, walked %p\n", points[k].x, points[k].y, (void *)hit, (void *)found[k], (void *)walked[k]);
        }
    }
    EXPECT(wrong == 0);
    return wrong;
}

static double length(unsigned style) { return style == 0 ? below(60) : style == 1 ? fraction() * 40 : style == 2 ? 0.1 * below(300) : ldexp(fraction(), (int)below(40) - 20); }

static RKSnapshotRef random_tree(RKContextRef context, size_t count, unsigned style) {
    bool wide = below(3) == 0, turns = below(2) == 0, deep = below(4) == 0;
    size_t k;
    RKSnapshotRef snapshot;
    views[0] = make_view(context, NULL, rect(below(9), below(9), style == 3 ? 1e3 : 100, 80 + fraction()));
    if (below(3) == 0) OK(rk_view_set_bounds(views[0], rect(fraction() * 1e6 - 5e5, -below(30), 120, 90)));
    for (k = 1; k < count; k++) {
        RKViewRef parent = views[wide ? 0 : deep ? k - 1 - below(k < 3 ? 1 : 3) : below((unsigned)k)];
        views[k] = make_view(context, NULL, rect(fraction() < 0.5 ? below(120) - 20.0 : fraction() * 120 - 20, length(style), length(style), length(style)));
        if (deep) OK(rk_view_set_frame(views[k], rect(fraction(), fraction() - 0.25, 100 - fraction(), 90)));
        if (turns && below(5) == 0) OK(rk_view_set_transform(views[k], below(2) ? rk_transform_make_rotation(below(7) * (below(2) ? 1 : 0.5235987755982988)) : rk_transform_make_scale(0.25 + fraction() * 3, below(9) ? -1 : 1e-7)));
        if (below(12) == 0) OK(rk_view_set_transform(views[k], rk_transform_make_translation(below(9) - 4.0, fraction())));
        if (below(12) == 0) OK(rk_view_set_anchor_point(views[k], point(fraction(), 0)));
        if (below(8) == 0) OK(rk_view_set_bounds(views[k], rect(fraction() * 300 - 100, below(40) - 20.0, length(style) * (below(3) ? 1 : -1), length(style))));
        if (below(15) == 0) OK(rk_view_set_hidden(views[k], true));
        if (below(15) == 0) OK(rk_view_set_user_interaction_enabled(views[k], false));
        if (below(15) == 0) OK(rk_view_set_alpha(views[k], fraction() * 0.02));
        if (below(15) == 0) OK(rk_view_set_clips_to_bounds(views[k], true));
        OK(rk_view_add_subview(parent, views[k]));
    }
    choose_points(views[0], count);
    walk(views[0]);
    snapshot = taken(views[0]);
    return snapshot;
}

static void random_trees(void) {
    int round;
    for (round = 0; round < 400; round++) {
        uint64_t began = seed;
        RKContextRef context = make_context(0);
        size_t count = below(4) ? 1 + below(40) : 1 + below(MOST - 1), k;
        RKSnapshotRef snapshot = random_tree(context, count, below(4));
        long wrong = compare(snapshot);
        if (round % 4 == 0) {
            /* What changes in the tree, and its end, change no answer. */
            for (k = 0; k < count; k++) OK(rk_view_set_frame(views[k], rect(below(50), below(50), below(50), below(50))));
            wrong += compare(snapshot);
            OK(rk_context_destroy(context));
            wrong += compare(snapshot);
        } else {
            if (count > 1) {
                choose_points(views[count / 2], count);
                walk(views[count / 2]);
                OK(rk_snapshot_destroy(snapshot));
                snapshot = taken(views[count / 2]);
                wrong += compare(snapshot);
            }
            OK(rk_context_destroy(context));
        }
        OK(rk_snapshot_destroy(snapshot));
        if (wrong || check_failures) {
            fprintf(stderr, "round %d, seed %llu\n", round, (unsigned long long)began);
            return;
        }
    }
}

/* ---- Shapes that a grid is bad at ---- */

static void check_shape(RKContextRef context, size_t count) {
    RKSnapshotRef snapshot;
    choose_points(views[0], count);
    walk(views[0]);
    snapshot = taken(views[0]);
    compare(snapshot);
    OK(rk_snapshot_destroy(snapshot));
    OK(rk_context_destroy(context));
}

static void shapes(void) {
    RKContextRef context;
    size_t k;
    /* A long chain, in which every point has many edges near it, and an exact test many levels */
    context = make_context(0);
    for (k = 0; k < MOST; k++) {
        views[k] = make_view(context, NULL, rect(k ? 0.1 : 0, k ? 0.3 : 0, 500 - 0.2 * (double)k, 500 - 0.6 * (double)k));
        if (k) OK(rk_view_add_subview(views[k - 1], views[k]));
    }
    check_shape(context, MOST);
    /* Heaps: all in the same place, and one far away */
    context = make_context(0);
    views[0] = make_view(context, NULL, rect(0, 0, 1e9, 1e9));
    for (k = 1; k < MOST; k++) {
        views[k] = make_view(context, NULL, rect(k == 7 ? 9e8 : 5, 5, 10.0 + (double)(k % 3), 10));
        OK(rk_view_add_subview(views[0], views[k]));
    }
    check_shape(context, MOST);
    /* A list of rows; turned views in turned views; numbers beyond all sums */
    context = make_context(0);
    views[0] = make_view(context, NULL, rect(0, 0, 320, 1e6));
    for (k = 1; k < MOST; k++) {
        views[k] = make_view(context, NULL, rect(0, 44.0 * (double)k, 320, 44));
        OK(rk_view_add_subview(views[0], views[k]));
    }
    check_shape(context, MOST);
    context = make_context(0);
    for (k = 0; k < 60; k++) {
        views[k] = make_view(context, NULL, rect(0, 0, 400, 400));
        if (k) OK(rk_view_set_transform(views[k], rk_transform_make_rotation(0.1)));
        if (k) OK(rk_view_add_subview(views[k % 3 ? k - 1 : k / 2], views[k]));
    }
    check_shape(context, 60);
    context = make_context(0);
    for (k = 0; k < 3; k++) {
        views[k] = make_view(context, NULL, rect(0, 0, 1.7e308, 1.7e308));
        OK(rk_view_set_bounds(views[k], rect(k == 1 ? 1e308 : -1e308, 0, 1.7e308, 1e308)));
        if (k) OK(rk_view_add_subview(views[k - 1], views[k]));
    }
    check_shape(context, 3);
}

/* ---- Overrides ---- */

static bool never_inside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    EXPECT(!"an override is called");
    return false;
}
static RKViewRef never_hit(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)at, (void)event, (void)userdata;
    EXPECT(!"an override is called");
    return self;
}

static void overrides(void) {
    RKContextRef context = make_context(0);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef inside = NULL, hit = NULL;
    RKViewRef root = make_view(context, NULL, rect(0, 0, 100, 100)), dial, far, answer = NULL;
    RKSnapshotRef snapshot = (RKSnapshotRef)(uintptr_t)1;
    desc.name = "Inside";
    desc.superclass = "View";
    desc.view_methods = &methods;
    methods.point_inside = never_inside;
    OK(rk_class_define(context, &desc, &inside));
    desc.name = "Hit";
    methods.point_inside = NULL;
    methods.hit_test = never_hit;
    OK(rk_class_define(context, &desc, &hit));
    dial = add_view(context, inside, root, "dial", rect(0, 0, 50, 50));
    EXPECT_STATUS(rk_view_take_snapshot(root, false, &snapshot), RKStatusUnsupported);
    EXPECT_TEXT(rk_last_error(), "view (\"dial\") overrides point_inside, which other threads cannot call; rk_view_take_snapshot with true leaves overrides out");
    EXPECT(snapshot == (RKSnapshotRef)(uintptr_t)1);
    OK(rk_view_take_snapshot(root, true, &snapshot));
    OK(rk_snapshot_hit_test(snapshot, point(10, 10), &answer));
    EXPECT(answer == dial);
    OK(rk_snapshot_destroy(snapshot));
    /* Behind a filter, pointInside is not called; hitTest is. Nothing is called below what is hidden. */
    OK(rk_view_set_hidden(dial, true));
    OK(rk_snapshot_destroy(taken(root)));
    far = add_view(context, hit, root, "far", rect(0, 0, 10, 10));
    OK(rk_view_set_hidden(far, true));
    EXPECT_STATUS(rk_view_take_snapshot(root, false, &snapshot), RKStatusUnsupported);
    EXPECT_TEXT(rk_last_error(), "view (\"far\") overrides hit_test, which other threads cannot call; rk_view_take_snapshot with true leaves overrides out");
    OK(rk_view_add_subview(dial, far));
    OK(rk_snapshot_destroy(taken(root)));
    /* A view without an area may still accept points: its class decides. */
    OK(rk_view_set_hidden(dial, false));
    OK(rk_view_set_frame(dial, rect(0, 0, 0, 50)));
    EXPECT_STATUS(rk_view_take_snapshot(root, false, &snapshot), RKStatusUnsupported);
    OK(rk_context_destroy(context));
}

/* ---- Refusals ---- */

static void refusals(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 10, 10)), hit = root;
    static RKSnapshotRef all[2000];
    RKSnapshotRef snapshot = taken(root), other = NULL;
    size_t k, count = 0;
    uint64_t used = memory_used(context);
    RKStatus status;
    EXPECT_STATUS(rk_view_take_snapshot(NULL, false, &other), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_view_take_snapshot(root, false, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_view_take_snapshot((RKViewRef)snapshot, false, &other), RKStatusWrongKind);
    EXPECT(strstr(rk_last_error(), "is a snapshot") != NULL);
    EXPECT_STATUS(rk_snapshot_hit_test(NULL, point(1, 1), &hit), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_snapshot_hit_test(snapshot, point(1, 1), NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_snapshot_hit_test((RKSnapshotRef)root, point(1, 1), &hit), RKStatusWrongKind);
    EXPECT_STATUS(rk_snapshot_hit_test((RKSnapshotRef)context, point(1, 1), &hit), RKStatusWrongKind);
    /* With 32 bits all of these numbers are of some snapshot. */
    EXPECT_STATUS(rk_snapshot_hit_test((RKSnapshotRef)((uintptr_t)snapshot << 4), point(1, 1), &hit), sizeof(void *) == 4 ? RKStatusStaleHandle : RKStatusInvalidHandle);
    EXPECT_STATUS(rk_snapshot_hit_test_many(snapshot, NULL, 1, found), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_snapshot_hit_test_many(snapshot, points, 1, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_snapshot_hit_test_many(snapshot, points, SIZE_MAX, found), RKStatusLimitReached);
    EXPECT_STATUS(rk_snapshot_hit_test_many(snapshot, points, SIZE_MAX / 16, found), RKStatusLimitReached);
    OK(rk_snapshot_hit_test_many(snapshot, NULL, 0, NULL));
    EXPECT(hit == root && other == NULL);
    EXPECT(memory_used(context) == used); /* the snapshot's is its own */
    OK(rk_snapshot_destroy(snapshot));
    EXPECT_STATUS(rk_snapshot_destroy(snapshot), RKStatusStaleHandle);
    EXPECT_STATUS(rk_snapshot_hit_test(snapshot, point(1, 1), &hit), RKStatusStaleHandle);
    EXPECT_STATUS(rk_view_take_snapshot((RKViewRef)snapshot, false, &other), RKStatusStaleHandle);
    EXPECT_STATUS(rk_snapshot_destroy(NULL), RKStatusInvalidArgument);
    /* As many as there can be; a place serves again, and the old handle does not. */
    while ((status = rk_view_take_snapshot(root, false, &other)) == RKStatusOK && count < 2000) all[count++] = other;
    EXPECT_STATUS(status, RKStatusLimitReached);
    EXPECT(count == (sizeof(void *) == 8 ? 1024u : 32u));
    OK(rk_snapshot_destroy(all[5]));
    other = taken(root);
    EXPECT_STATUS(rk_snapshot_hit_test(all[5], point(1, 1), &hit), RKStatusStaleHandle);
    OK(rk_snapshot_destroy(other));
    for (k = 0; k < count; k++)
        if (k != 5) OK(rk_snapshot_destroy(all[k]));
    /* A view that is not hit at all */
    OK(rk_view_set_hidden(root, true));
    snapshot = taken(root);
    OK(rk_snapshot_hit_test(snapshot, point(1, 1), &hit));
    EXPECT(hit == NULL);
    found[1] = root;
    OK(rk_snapshot_hit_test_many(snapshot, points, 2, found));
    EXPECT(found[1] == NULL);
    OK(rk_snapshot_destroy(snapshot));
    OK(rk_context_destroy(context));
}

/* ---- Threads: readers beside a writer, which ends the snapshot under their hands ---- */

enum { READERS = 3, ROUNDS = 40, EACH = 200 };
typedef struct Reader {
    pthread_t thread;
    RKSnapshotRef snapshot;
    RKViewRef found[POINTS];
    long wrong, ended;
} Reader;

static void *read_all(void *argument) {
    Reader *reader = (Reader *)argument;
    int round;
    size_t k;
    for (round = 0; round < EACH && !reader->ended; round++) {
        RKViewRef hit = NULL;
        RKStatus status = rk_snapshot_hit_test_many(reader->snapshot, points, POINTS, reader->found);
        if (status == RKStatusOK) {
            for (k = 0; k < POINTS; k++) reader->wrong += reader->found[k] != walked[k];
            k = (size_t)round % POINTS;
            status = rk_snapshot_hit_test(reader->snapshot, points[k], &hit);
            if (status == RKStatusOK) reader->wrong += hit != walked[k];
        }
        if (status == RKStatusStaleHandle) reader->ended = 1;
        else if (status != RKStatusOK) reader->wrong++;
    }
    return NULL;
}

static void beside_a_writer(void) {
    static Reader readers[READERS];
    int round, r;
    for (round = 0; round < ROUNDS; round++) {
        RKContextRef context = make_context(0);
        size_t count = 50 + below(150), k;
        RKSnapshotRef snapshot = random_tree(context, count, below(4));
        memset(readers, 0, sizeof readers);
        for (r = 0; r < READERS; r++) {
            readers[r].snapshot = snapshot;
            EXPECT(pthread_create(&readers[r].thread, NULL, read_all, &readers[r]) == 0);
        }
        for (k = 1; k < count; k++) {
            RKSnapshotRef second = NULL;
            OK(rk_view_set_center(views[k], point(below(90), below(90))));
            OK(rk_view_remove_from_superview(views[k]));
            if (k % 16 == 0) OK(rk_view_take_snapshot(views[0], false, &second));
            if (second) OK(rk_snapshot_destroy(second));
            if (k == count / 2 && round % 2) OK(rk_snapshot_destroy(snapshot));
        }
        OK(rk_context_destroy(context));
        if (round % 4 == 2) OK(rk_snapshot_destroy(snapshot));
        for (r = 0; r < READERS; r++) {
            pthread_join(readers[r].thread, NULL);
            EXPECT(readers[r].wrong == 0);
        }
        if (round % 4 == 0) OK(rk_snapshot_destroy(snapshot));
        else EXPECT_STATUS(rk_snapshot_destroy(snapshot), RKStatusStaleHandle);
    }
}

int main(int argc, char **argv) {
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 20261128;
    printf("seed %llu\n", (unsigned long long)seed);
    random_trees();
    shapes();
    overrides();
    refusals();
    beside_a_writer();
    return check_done("snapshots");
}
