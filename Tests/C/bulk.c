/* rk_view_create_many(): the tree and the calls of one by one, and nothing at all when it fails. */
#include <math.h>

#include "bulk_stage.h"

enum { MOST = 10050 };
static RKRect frames[MOST];
static int64_t superviews[MOST];
static RKViewRef made[MOST];
static RKClassRef classes[MOST];

/* ---- The same as one by one ---- */

static uint64_t seed;
static unsigned below(unsigned most) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)(seed >> 33) % most;
}

/* Everything that can be asked about a tree, from the root down. */
static void compare(RKViewRef one, RKViewRef many) {
    RKViewRef left[64], right[64];
    RKRect a, b;
    char text[2][4096];
    size_t count = 0, other = 0, k;
    OK(rk_view_recursive_description(one, text[0], sizeof text[0], NULL));
    OK(rk_view_recursive_description(many, text[1], sizeof text[1], NULL));
    /* The handles differ by the context's number only. */
    EXPECT(strlen(text[0]) == strlen(text[1]));
    OK(rk_view_get_frame(one, &a));
    OK(rk_view_get_frame(many, &b));
    EXPECT(memcmp(&a, &b, sizeof a) == 0);
    EXPECT(number_of(RK_OBJECT(one)) == number_of(RK_OBJECT(many)));
    OK(rk_view_get_subviews(one, left, 64, &count));
    OK(rk_view_get_subviews(many, right, 64, &other));
    EXPECT(count == other);
    for (k = 0; k < count && k < other; k++) compare(left[k], right[k]);
}

static void same_as_one_by_one(bool logs) {
    static char log[8192];
    int round;
    for (round = 0; round < 60; round++) {
        size_t count = 1 + below(12), k;
        bool windowed = below(2) != 0, keeps = below(2) != 0, listed = below(4) != 0, mixed = below(3) == 0;
        RKViewRef roots[2], views[2][16];
        RKContextRef contexts[2];
        size_t objects[2];
        int side;
        for (k = 0; k < count; k++) {
            frames[k] = rect(below(100), below(100), 1.0 + below(50), 1.0 + below(50));
            superviews[k] = (int64_t)below((unsigned)k + 1) - 1;
        }
        for (side = 0; side < 2; side++) {
            static const char *const names[] = {"Logged", "Label", "Button", "ScrollView", "View", "LoggedSwitch"};
            RKClassRef cls = NULL;
            RKContextRef context = contexts[side] = make_context(0);
            RKWindowRef window = NULL;
            born = 100;
            if (logs) {
                cls = log_class(context, "Logged", "View", 40);
                (void)log_class(context, "LoggedSwitch", "Switch", 0);
            }
            for (k = 0; k < count; k++) {
                /* A kind of its own for each, the same on both sides. */
                const char *name = names[(k * 7 + (size_t)round) % 6];
                classes[k] = NULL;
                if ((logs || name[0] != 'L' || name[1] == 'a') && k % 3) OK(rk_class_find(context, name, &classes[k]));
            }
            if (windowed) {
                OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
                roots[side] = RK_VIEW(window);
            } else {
                roots[side] = make_view(context, NULL, rect(0, 0, 400, 400));
            }
            log_clear();
            if (side == 0) {
                for (k = 0; k < count; k++) {
                    RKClassRef its = mixed && classes[k] ? classes[k] : cls;
                    int64_t number = listed ? superviews[k] : -1;
                    OK(rk_view_create(context, its, frames[k], &views[0][k]));
                    OK(rk_view_add_subview(number < 0 ? roots[0] : views[0][number], views[0][k]));
                    if (!keeps) OK(rk_release(RK_OBJECT(views[0][k])));
                }
                strcpy(log, check_log);
            } else {
                RKViewsDesc desc = views_desc(roots[1], frames, count, listed ? superviews : NULL);
                desc.cls = cls;
                desc.classes = mixed ? classes : NULL;
                OK(rk_view_create_many(context, &desc, keeps ? views[1] : NULL));
                EXPECT_LOG(log);
            }
            if (keeps)
                for (k = 0; k < count; k++) {
                    OK(rk_release(RK_OBJECT(views[side][k]))); /* one reference each, and no more */
                    EXPECT_STATUS(rk_release(RK_OBJECT(views[side][k])), RKStatusNotOwned);
                }
            objects[side] = object_count(context);
        }
        compare(roots[0], roots[1]);
        EXPECT(objects[0] == objects[1]);
        for (k = 0; k < 50; k++) {
            RKPoint p = {below(200), below(200)};
            RKViewRef hits[2] = {NULL, NULL};
            OK(rk_view_hit_test(roots[0], p, NULL, &hits[0]));
            OK(rk_view_hit_test(roots[1], p, NULL, &hits[1]));
            EXPECT(record_of(hits[0]) == record_of(hits[1]));
        }
        /* The end is the same, too. */
        for (side = 0; side < 2; side++) {
            log_clear();
            OK(rk_release(RK_OBJECT(roots[side])));
            if (side == 0) strcpy(log, check_log);
            else EXPECT_LOG(log);
            OK(rk_context_destroy(contexts[side]));
        }
        if (check_failures) {
            fprintf(stderr, "round %d\n", round);
            return;
        }
    }
}

/* ---- References and superviews ---- */

static void references(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 100, 100)), superview = NULL;
    RKViewsDesc desc;
    size_t before = object_count(context), k;
    for (k = 0; k < 4; k++) frames[k] = rect((double)k, 0, 10, 10);
    superviews[0] = -1, superviews[1] = 0, superviews[2] = -1, superviews[3] = 1;
    /* Without a superview: those that have none in the list are roots of their own, and belong to the caller. */
    desc = views_desc(NULL, frames, 4, superviews);
    OK(rk_view_create_many(context, &desc, made));
    EXPECT(object_count(context) == before + 4);
    OK(rk_view_get_superview(made[0], &superview));
    EXPECT(superview == NULL);
    OK(rk_view_get_superview(made[2], &superview));
    EXPECT(superview == NULL);
    EXPECT(child_at(made[0], 0) == made[1] && child_at(made[1], 0) == made[3]);
    OK(rk_release(RK_OBJECT(made[0])));
    EXPECT(!rk_object_is_alive(RK_OBJECT(made[0])) && rk_object_is_alive(RK_OBJECT(made[1])) && rk_object_is_alive(RK_OBJECT(made[3])));
    OK(rk_release(RK_OBJECT(made[1])));
    EXPECT(!rk_object_is_alive(RK_OBJECT(made[1])) && rk_object_is_alive(RK_OBJECT(made[3])));
    OK(rk_release(RK_OBJECT(made[3])));
    OK(rk_release(RK_OBJECT(made[2])));
    EXPECT(object_count(context) == before);
    /* No array: every view belongs to its superview alone. */
    desc.superview = root;
    OK(rk_view_create_many(context, &desc, NULL));
    EXPECT(child_count(root) == 2);
    EXPECT_STATUS(rk_release(RK_OBJECT(child_at(root, 0))), RKStatusNotOwned);
    /* In front of what is there, in their order. */
    desc = views_desc(root, frames, 3, NULL);
    OK(rk_view_create_many(context, &desc, made));
    EXPECT(child_count(root) == 5 && child_at(root, 2) == made[0] && child_at(root, 3) == made[1] && child_at(root, 4) == made[2]);
    for (k = 0; k < 3; k++) OK(rk_release(RK_OBJECT(made[k])));
    OK(rk_release(RK_OBJECT(root)));
    EXPECT(object_count(context) == before - 1);
    OK(rk_context_destroy(context));
}

/* ---- Refused: nothing has been made ---- */

static RKContextRef asked;
static RKViewRef asked_root;
static void refused(const RKViewsDesc *desc, bool takes_out, RKStatus expected, const char *word) {
    size_t objects = object_count(asked), children = child_count(asked_root), k;
    uint64_t used = memory_used(asked);
    for (k = 0; k < 8; k++) made[k] = (RKViewRef)(uintptr_t)(k + 1);
    EXPECT_STATUS(rk_view_create_many(asked, desc, takes_out ? made : NULL), expected);
    if (!strstr(rk_last_error(), word)) {
        fprintf(stderr, "\"%s\" does not say \"%s\"\n", rk_last_error(), word);
        check_failures++;
    }
    EXPECT(object_count(asked) == objects && child_count(asked_root) == children && memory_used(asked) == used);
    for (k = 0; k < 8; k++) EXPECT(made[k] == (RKViewRef)(uintptr_t)(k + 1));
}

static bool outside(RKViewRef self, RKPoint p, RKEventRef event, void *userdata) {
    (void)self, (void)p, (void)event, (void)userdata;
    return false;
}

static void refusals(void) {
    RKContextRef context = asked = make_context(0), elsewhere = make_context(0);
    RKViewRef root = asked_root = make_view(context, NULL, rect(0, 0, 100, 100)), foreign = make_view(elsewhere, NULL, rect(0, 0, 1, 1));
    RKViewRef gone = make_view(context, NULL, rect(0, 0, 1, 1));
    RKClassRef window_class = NULL, controller = NULL, tap = NULL, extension = NULL, view_class = NULL, foreign_class = NULL;
    RKClassDesc extending = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKViewsDesc good, desc;
    struct { RKViewsDesc desc; uint64_t tail; } longer;
    double bad[] = {NAN, INFINITY, -INFINITY};
    size_t k, place;
    OK(rk_release(RK_OBJECT(gone)));
    OK(rk_class_find(context, "Window", &window_class));
    OK(rk_class_find(context, "ViewController", &controller));
    OK(rk_class_find(context, "Tap", &tap));
    OK(rk_class_find(context, "View", &view_class));
    OK(rk_class_find(elsewhere, "View", &foreign_class));
    methods.point_inside = outside;
    extending.view_methods = &methods;
    OK(rk_class_extend(view_class, &extending, &extension));
    for (k = 0; k < 8; k++) frames[k] = rect(1, 2, 3, 4), superviews[k] = (int64_t)k - 1, classes[k] = NULL;
    good = views_desc(root, frames, 8, superviews);
    refused(NULL, true, RKStatusInvalidArgument, "desc");
    /* Nothing asked for, nothing looked at; but handles must be some. */
    desc = good, desc.count = 0, desc.frames = NULL;
    OK(rk_view_create_many(context, &desc, NULL));
    desc.superview = gone;
    refused(&desc, true, RKStatusStaleHandle, "superview");
    desc = good, desc.frames = NULL;
    refused(&desc, true, RKStatusInvalidArgument, "frames");
    desc = good, desc.reserved = 1;
    refused(&desc, true, RKStatusInvalidArgument, "reserved");
    desc = good, desc.struct_size = 8;
    refused(&desc, true, RKStatusStructSize, "struct_size");
    desc.struct_size = 5000;
    refused(&desc, true, RKStatusStructSize, "struct_size");
    longer.desc = good, longer.desc.struct_size = (uint32_t)sizeof longer, longer.tail = 1;
    refused(&longer.desc, true, RKStatusStructNewer, "newer");
    /* A frame, at every place */
    for (place = 0; place < 8; place++) {
        for (k = 0; k < 12; k++) {
            double *number = &frames[place].origin.x + k % 4, kept = *number;
            *number = bad[k / 4];
            refused(&good, true, RKStatusInvalidArgument, "frames");
            *number = kept;
        }
    }
    /* A number that names none before it */
    for (place = 0; place < 8; place++) {
        static const int64_t far[] = {-2, INT64_MIN, INT64_MAX, 0, 1, (int64_t)1 << 32};
        for (k = 0; k < 6; k++) {
            int64_t kept = superviews[place];
            superviews[place] = k == 3 ? (int64_t)place : k == 4 ? (int64_t)place + 1 : far[k];
            refused(&good, true, RKStatusInvalidArgument, "superviews");
            superviews[place] = kept;
        }
    }
    /* No reference would hold it */
    desc = good, desc.superview = NULL;
    refused(&desc, false, RKStatusInvalidArgument, "out");
    desc.superviews = NULL;
    refused(&desc, false, RKStatusInvalidArgument, "out");
    superviews[5] = -1;
    desc = good, desc.superview = NULL;
    refused(&desc, false, RKStatusInvalidArgument, "out");
    /* Classes, one for all and one for each */
    desc = good, desc.cls = window_class;
    refused(&desc, true, RKStatusInvalidArgument, "cls");
    desc.cls = controller;
    refused(&desc, true, RKStatusInvalidArgument, "cls");
    desc.cls = tap;
    refused(&desc, true, RKStatusInvalidArgument, "cls");
    desc.cls = extension;
    refused(&desc, true, RKStatusInvalidArgument, "cls");
    desc.cls = foreign_class;
    refused(&desc, true, RKStatusWrongContext, "cls");
    desc.cls = (RKClassRef)root;
    refused(&desc, true, RKStatusWrongKind, "cls");
    for (place = 0; place < 8; place++) {
        desc = good, desc.classes = classes;
        classes[place] = window_class;
        refused(&desc, true, RKStatusInvalidArgument, "classes");
        classes[place] = (RKClassRef)(uintptr_t)0x1234567;
        EXPECT(rk_view_create_many(context, &desc, made) != RKStatusOK);
        classes[place] = foreign_class;
        refused(&desc, true, RKStatusWrongContext, "classes");
        classes[place] = NULL;
    }
    /* The superview */
    desc = good, desc.superview = foreign;
    refused(&desc, true, RKStatusWrongContext, "superview");
    desc.superview = (RKViewRef)context;
    refused(&desc, true, RKStatusWrongKind, "superview");
    EXPECT_STATUS(rk_view_create_many(NULL, &good, made), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_view_create_many((RKContextRef)root, &good, made), RKStatusWrongKind);
    /* Counts that nothing holds: found out without looking at a single frame */
    desc = good, desc.superviews = NULL;
    for (k = 33; k < 64; k++) {
        desc.count = (size_t)(((uint64_t)1 << k) - 1);
        if (desc.count > 0xffffffffu) refused(&desc, true, RKStatusLimitReached, "count");
    }
    desc.count = SIZE_MAX;
    refused(&desc, true, RKStatusLimitReached, "count");
    desc.count = SIZE_MAX / 2;
    refused(&desc, true, RKStatusLimitReached, "count");
    OK(rk_view_create_many(context, &good, made));
    EXPECT(child_count(root) == 2);
    for (k = 0; k < 8; k++) OK(rk_release(RK_OBJECT(made[k])));
    OK(rk_context_destroy(context));
    OK(rk_context_destroy(elsewhere));
}

/* SPEC 23 and the limit of 10,000 levels: exactly that many are taken. */
static void depth(void) {
    static const size_t above[] = {0, 1, 40};
    size_t round, k;
    for (round = 0; round < 3; round++) {
        RKContextRef context = make_context(0);
        RKViewRef top = NULL, bottom = NULL;
        RKViewsDesc desc;
        size_t levels = 10000 - above[round], objects;
        for (k = 0; k < MOST; k++) frames[k] = rect(0, 0, 10, 10), superviews[k] = (int64_t)k - 1;
        for (k = 0; k < above[round]; k++) {
            RKViewRef next = make_view(context, NULL, rect(0, 0, 10, 10));
            if (bottom) {
                OK(rk_view_add_subview(bottom, next));
                OK(rk_release(RK_OBJECT(next)));
            } else {
                top = next;
            }
            bottom = next;
        }
        objects = object_count(context);
        desc = views_desc(bottom, frames, levels + 1, superviews);
        EXPECT_STATUS(rk_view_create_many(context, &desc, made), RKStatusTooDeep);
        EXPECT(object_count(context) == objects);
        /* A wide one with as many is as good as any. */
        superviews[levels] = 0;
        OK(rk_view_create_many(context, &desc, made));
        EXPECT(object_count(context) == objects + levels + 1);
        OK(rk_release_many((const RKObjectRef *)made, levels + 1));
        if (top) OK(rk_release(RK_OBJECT(top)));
        OK(rk_context_destroy(context));
    }
}

int main(int argc, char **argv) {
    seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 20261122;
    printf("seed %llu\n", (unsigned long long)seed);
    same_as_one_by_one(false);
    same_as_one_by_one(true);
    references();
    refusals();
    depth();
    return check_done("bulk");
}
