/* rk_hit_map() and rk_view_hit_test_many(): the answers and the calls of as many hit-tests. */
#include <math.h>

#include "bulk_stage.h"

static uint64_t seed;
static unsigned below(unsigned most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % most;
}

enum { MOST = 64 };
static RKViewRef map[MOST * MOST], many[MOST * MOST];
static RKPoint points[MOST * MOST];

static RKPoint middle(RKRect r, size_t width, size_t height, size_t column, size_t row) {
    return point(r.origin.x + ((double)column + 0.5) * (r.size.width / (double)width), r.origin.y + ((double)row + 0.5) * (r.size.height / (double)height));
}

/* A map, and the same asked point by point. */
static void compare(RKViewRef root, RKRect r, size_t width, size_t height) {
    size_t row, column, k, count = width * height;
    for (k = 0; k < count + 1 && k < MOST * MOST; k++) map[k] = (RKViewRef)(uintptr_t)1;
    OK(rk_hit_map(root, r, width, height, map));
    EXPECT(count == MOST * MOST || map[count] == (RKViewRef)(uintptr_t)1); /* no more than that is written */
    for (row = 0, k = 0; row < height; row++)
        for (column = 0; column < width; column++, k++) {
            RKViewRef hit = NULL;
            points[k] = middle(r, width, height, column, row);
            OK(rk_view_hit_test(root, points[k], NULL, &hit));
            EXPECT(map[k] == hit);
        }
    OK(rk_view_hit_test_many(root, points, count, many));
    EXPECT(memcmp(map, many, count * sizeof *map) == 0);
}

static void random_trees(void) {
    int round;
    for (round = 0; round < 80; round++) {
        RKContextRef context = make_context(0);
        RKViewRef views[40];
        size_t count = 1 + below(39), k;
        uint64_t used;
        views[0] = make_view(context, NULL, rect(below(9), below(9), 100, 80));
        for (k = 1; k < count; k++) {
            views[k] = make_view(context, NULL, rect(below(120) - 20.0, below(100) - 20.0, below(60), below(60)));
            if (below(4) == 0) OK(rk_view_set_transform(views[k], rk_transform_make_rotation(below(7))));
            if (below(9) == 0) OK(rk_view_set_hidden(views[k], true));
            if (below(9) == 0) OK(rk_view_set_user_interaction_enabled(views[k], false));
            OK(rk_view_add_subview(views[below((unsigned)k)], views[k]));
        }
        compare(views[0], rect(0, 0, 100, 80), 1 + below(MOST), 1 + below(MOST));
        /* Part of it, more than it, another view's space, pixels that are not square */
        compare(views[0], rect(-50, -50, 200, 180), 40, 7);
        compare(views[0], rect(10.25, 3.5, 0.125, 1e3), 3, 50);
        compare(views[count - 1], rect(-10, -10, 60, 60), 16, 16);
        compare(views[0], rect(50, 40, 0, 0), 4, 4);
        /* Nothing is allocated by the way (SPEC 32: a question, and no more). */
        OK(rk_hit_map(views[0], rect(0, 0, 100, 80), MOST, MOST, map));
        used = memory_used(context);
        OK(rk_hit_map(views[0], rect(0, 0, 100, 80), MOST, MOST, map));
        EXPECT(memory_used(context) == used);
        OK(rk_context_destroy(context));
        if (check_failures) {
            fprintf(stderr, "round %d\n", round);
            return;
        }
    }
}

/* Row by row from the top left, NULL where there is nothing */
static void order(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(100, 100, 40, 30)), left = make_view(context, NULL, rect(0, 10, 20, 20));
    size_t k;
    OK(rk_view_add_subview(root, left));
    OK(rk_hit_map(root, rect(0, 0, 60, 40), 3, 4, map));
    for (k = 0; k < 12; k++) EXPECT(map[k] == (k % 3 == 2 || k >= 9 ? NULL : k % 3 == 0 && k >= 3 ? left : root));
    /* One pixel; its middle */
    OK(rk_hit_map(root, rect(0, 0, 39, 39), 1, 1, map));
    EXPECT(map[0] == left);
    OK(rk_hit_map(root, rect(0, 0, 41, 41), 1, 1, map));
    EXPECT(map[0] == root);
    OK(rk_context_destroy(context));
}

static void refusals(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 10, 10));
    RKRect good = rect(0, 0, 10, 10);
    static const double bad[] = {NAN, INFINITY, -INFINITY};
    static const size_t huge[][2] = {{1 << 14, (1 << 14) + 1}, {(1 << 28) + 1, 1}, {1, (1 << 28) + 1}, {SIZE_MAX, 1}, {1, SIZE_MAX}, {SIZE_MAX, SIZE_MAX},
                                     {SIZE_MAX / 2 + 1, 2}, {2, SIZE_MAX / 2 + 1}, {(size_t)1 << 31, (size_t)1 << 31}};
    size_t k;
    map[0] = root;
    EXPECT_STATUS(rk_hit_map(root, good, 2, 2, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_hit_map(NULL, good, 2, 2, map), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_hit_map((RKViewRef)context, good, 2, 2, map), RKStatusWrongKind);
    EXPECT_STATUS(rk_hit_map(root, good, 0, 2, map), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "width") != NULL);
    EXPECT_STATUS(rk_hit_map(root, good, 2, 0, map), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "height") != NULL);
    EXPECT_STATUS(rk_hit_map(root, rect(0, 0, -1, 1), 2, 2, map), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_hit_map(root, rect(0, 0, 1, -1e-300), 2, 2, map), RKStatusInvalidArgument);
    for (k = 0; k < 12; k++) {
        RKRect r = good;
        (&r.origin.x)[k % 4] = bad[k / 4];
        EXPECT_STATUS(rk_hit_map(root, r, 2, 2, map), RKStatusInvalidArgument);
        EXPECT(strstr(rk_last_error(), "rect") != NULL);
    }
    for (k = 0; k < sizeof huge / sizeof *huge; k++) EXPECT_STATUS(rk_hit_map(root, good, huge[k][0], huge[k][1], map), RKStatusLimitReached);
    for (k = 0; k < 4; k++) EXPECT_STATUS(rk_view_hit_test_many(root, points, k == 0 ? SIZE_MAX : k == 1 ? SIZE_MAX / 2 : k == 2 ? SIZE_MAX / 4 + 1 : SIZE_MAX / 2 / sizeof(RKPoint) + 1, map), RKStatusLimitReached);
    EXPECT(map[0] == root); /* untouched */
    /* Finite, but nothing that could be computed with */
    OK(rk_hit_map(root, rect(1e308, -1e308, 1.7e308, 1.7e308), 2, 2, map));
    EXPECT(map[0] == NULL && map[3] == NULL);
    OK(rk_context_destroy(context));
}

/* ---- Overrides ---- */

static struct {
    RKContextRef context;
    RKViewRef root, child;
    RKPoint seen[64];
    int calls, at, deed;
    bool events;
} play;
enum { NOTHING, END_ROOT, REMOVE_CHILD, ADD, ASK_AGAIN, DEEDS };

static bool asked(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    RKViewRef view = NULL;
    int call = play.calls++;
    (void)self, (void)userdata;
    play.events |= event != NULL;
    if (call < 64) play.seen[call] = p;
    if (call != play.at) return true;
    switch (play.deed) {
    case END_ROOT: OK(rk_release(RK_OBJECT(play.root))); break;
    case REMOVE_CHILD: OK(rk_view_remove_from_superview(play.child)); break;
    case ADD:
        view = make_view(play.context, NULL, rect(0, 0, 4, 4));
        OK(rk_view_add_subview(play.root, view));
        OK(rk_release(RK_OBJECT(view)));
        break;
    case ASK_AGAIN: OK(rk_hit_map(play.root, rect(0, 0, 4, 4), 2, 2, many)); break;
    default: break;
    }
    return true;
}

static void overrides(int deed) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKStatus status;
    size_t k;
    play.context = make_context(0);
    methods.point_inside = asked;
    desc.name = "Asked";
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(play.context, &desc, &cls));
    play.root = make_view(play.context, NULL, rect(0, 0, 4, 4));
    play.child = make_view(play.context, cls, rect(0, 0, 4, 4));
    OK(rk_view_add_subview(play.root, play.child));
    OK(rk_release(RK_OBJECT(play.child)));
    play.calls = 0, play.events = false, play.deed = deed, play.at = deed == NOTHING ? -1 : 5;
    for (k = 0; k < 16; k++) map[k] = (RKViewRef)(uintptr_t)1;
    status = rk_hit_map(play.root, rect(0, 0, 4, 4), 4, 4, map);
    EXPECT(!play.events);
    switch (deed) {
    case NOTHING: /* once for each, in order */
        EXPECT(status == RKStatusOK && play.calls == 16);
        for (k = 0; k < 16; k++) EXPECT(play.seen[k].x == (double)(k % 4) + 0.5 && play.seen[k].y == (double)(k / 4) + 0.5 && map[k] == play.child);
        break;
    case END_ROOT: /* filled up to there */
        EXPECT(status == RKStatusStaleHandle && play.calls == 6 && strstr(rk_last_error(), "root") != NULL);
        for (k = 0; k < 16; k++) EXPECT(k < 5 ? map[k] == play.child : k == 5 ? map[k] == NULL : map[k] == (RKViewRef)(uintptr_t)1);
        EXPECT(!rk_object_is_alive(RK_OBJECT(play.root)) && !rk_object_is_alive(RK_OBJECT(play.child)));
        EXPECT_STATUS(rk_hit_map(play.root, rect(0, 0, 4, 4), 4, 4, map), RKStatusStaleHandle);
        break;
    case REMOVE_CHILD:
        EXPECT(status == RKStatusOK && play.calls == 6);
        for (k = 0; k < 16; k++) EXPECT(k < 5 ? map[k] == play.child : map[k] == play.root);
        break;
    case ADD: /* in front of it from the next pixel on; the present one has its list (SPEC 36) */
        EXPECT(status == RKStatusOK && play.calls == 6);
        for (k = 0; k < 16; k++) EXPECT(k < 6 ? map[k] == play.child : map[k] != play.child && map[k] != play.root && map[k] != NULL);
        break;
    default:
        EXPECT(status == RKStatusOK && play.calls == 20);
        for (k = 0; k < 16; k++) EXPECT(map[k] == play.child && (k >= 4 || many[k] == play.child));
        break;
    }
    OK(rk_context_destroy(play.context));
}

/* Each pixel is a hit-test of its own in the trace, too. */
static void traced(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 4, 4));
    size_t count = 0;
    OK(rk_trace_start(context, 1000));
    OK(rk_hit_map(root, rect(0, 0, 8, 4), 4, 2, map));
    OK(rk_trace_read(context, 0, NULL, 0, &count));
    EXPECT(count == 4 * 2 + 4); /* inside and taken, or outside */
    OK(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    int deed;
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 20261122;
    printf("seed %llu\n", (unsigned long long)seed);
    random_trees();
    order();
    refusals();
    for (deed = 0; deed < DEEDS; deed++) overrides(deed);
    traced();
    return check_done("hit_map");
}
