/*
 * Wide parents with and without their index: three contexts get the same tree, the same changes and the same points; in one every parent is indexed as soon as it can be, in
 * the others none ever is, and the last keeps a trace, for which hit-testing goes another way. The views found must be the same, and the calls of overrides too: which, in which
 * order, with which points, also when they change the tree. Overrides of classes that promise not to accept points far away must not be asked about those, unless an extension takes the promise away.
 *
 *   wide SEED [COUNT]    COUNT trees, each with a few thousand changes and hit-tests
 */
#include "random.h"
#include <string.h>

enum { MOST = 600, PARENTS = 4, SIDES = 3, TRACED = 2 };

typedef struct {
    RKContextRef context;
    RKClassRef plain, inside, hit, changing, near, bounded, beyond;
    RKClassRef extension; /* of `near`: as long as there is one, it promises nothing */
    RKViewRef views[MOST];
    uint64_t calls, account;
    RKViewRef root;
} Side;

static Side sides[SIDES];
static int count;
static uint64_t hits, mutations, indexed_calls, changes_inside, promised_calls;
static const double near_outset = 6.5, beyond_outset = 24;

static int number(RKViewRef view) {
    void *userdata = NULL;
    if (view == NULL) return -1;
    MUST(rk_object_get_userdata(RK_OBJECT(view), &userdata));
    return (int)(intptr_t)userdata - 1;
}

static void note(Side *side, int what, int view, RKPoint point) {
    uint64_t x, y;
    memcpy(&x, &point.x, sizeof x);
    memcpy(&y, &point.y, sizeof y);
    side->calls++;
    side->account = mix(side->account * 31 + mix((uint64_t)what << 32 ^ (uint64_t)(view + 1)) + mix(x) + 3 * mix(y));
}

/* What an override answers depends on the view and the count of calls alone, so that both sides do the same. */
static bool inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    int view = number(self);
    (void)event;
    note(side, 1, view, point);
    return (mix(side->calls) & 7) == 0 || (view % 3 == 0 && point.x > 0 && point.y > 0 && point.x < 30 && point.y < 30);
}

static RKViewRef hit(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    RKViewRef found = NULL;
    note(side, 2, number(self), point);
    if ((mix(side->calls) & 3) == 0) MUST(rk_super_hit_test(side->hit, self, point, event, &found));
    return found;
}

static void change(Side *side, uint64_t random);

/* Whether a point is within what the view's class promised. */
static bool within(RKViewRef self, RKPoint point, double outset) {
    RKRect b;
    MUST(rk_view_get_bounds(self, &b));
    return point.x >= b.origin.x - outset && point.y >= b.origin.y - outset && point.x <= b.origin.x + b.size.width + outset && point.y <= b.origin.y + b.size.height + outset;
}

/* Accepts nothing beyond its promise, and changes the tree now and then. */
static bool near(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    int view = number(self);
    bool is_within = within(self, point, near_outset);
    (void)event;
    note(side, 4, view, point);
    if (!is_within && side->extension == NULL) DIE("an override was asked about a point beyond what its class promised");
    promised_calls++;
    if ((mix(side->calls) & 63) == 0) change(side, mix(side->calls * 79));
    return is_within && view % 5 != 0;
}

static RKViewRef bounded(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    RKViewRef found = NULL;
    (void)event;
    note(side, 5, number(self), point);
    if (!within(self, point, 0)) DIE("an override was asked about a point beyond its bounds");
    if (mix(side->calls) & 1) MUST(rk_super_hit_test(side->bounded, self, point, event, &found));
    return found;
}

static RKViewRef beyond(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    (void)event;
    note(side, 6, number(self), point);
    if (!within(self, point, beyond_outset)) DIE("an override was asked about a point beyond what its class promised");
    return number(self) % 4 ? self : NULL;
}

static bool extended(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    bool is_inside = false;
    note(side, 7, number(self), point);
    MUST(rk_super_point_inside(side->extension, self, point, event, &is_inside));
    return is_inside;
}

static void extend(Side *side) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.point_inside = extended;
    desc.view_methods = &methods;
    desc.userdata = side;
    MUST(rk_class_extend(side->near, &desc, &side->extension));
}

static bool changing(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    Side *side = userdata;
    (void)event;
    note(side, 3, number(self), point);
    changes_inside++;
    change(side, mix(side->calls * 77));
    return false;
}

static RKClassRef define(Side *side, const char *name, bool (*point_inside)(RKViewRef, RKPoint, RKEventRef, void *), RKViewRef (*hit_test)(RKViewRef, RKPoint, RKEventRef, void *), double outset) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    methods.point_inside = point_inside;
    methods.hit_test = hit_test;
    desc.name = name;
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = side;
    desc.hit_test_outset = outset;
    MUST(rk_class_define(side->context, &desc, &cls));
    return cls;
}

static double part(uint64_t random, int shift, int range) { return (double)((random >> shift) % (uint64_t)(range * 8)) / 8.0; }

/* One change of a side, chosen by a number: the same number does the same on the other side. */
static void change(Side *side, uint64_t random) {
    int view = (int)((random >> 8) % (uint64_t)count), other = (int)((random >> 20) % (uint64_t)count);
    RKViewRef v = side->views[view];
    RKRect frame = {{part(random, 3, 420) - 10, part(random, 17, 420) - 10}, {part(random, 31, 40), part(random, 41, 40)}};
    RKTransform turn = {0.8, 0.6, -0.6, 0.8, 0, 0}, flat = {0, 0, 0, 1, 0, 0}, none = {1, 0, 0, 1, 0, 0};
    RKPoint origin = {part(random, 3, 100), part(random, 17, 100)};
    RKViewRef superview;
    mutations++;
    if (view < PARENTS && random % 24 != 2 && random % 24 != 11) v = side->views[view = PARENTS + view];
    switch (random % 24) {
        case 0: MUST(rk_view_set_hidden(v, (random & 256) != 0)); break;
        case 1: MUST(rk_view_set_user_interaction_enabled(v, (random & 512) != 0)); break;
        case 2: MUST(rk_view_set_transform(v, (random & 1024) ? turn : none)); break;
        case 3: MUST(rk_view_set_transform(v, (random & 4096) ? flat : none)); break;
        case 4: case 5:
            MUST(rk_view_get_superview(v, &superview));
            if (superview != NULL) MUST((random & 64) ? rk_view_bring_subview_to_front(superview, v) : rk_view_send_subview_to_back(superview, v));
            break;
        case 6: MUST(rk_view_set_alpha(v, (random & 2048) ? 1 : 0)); break;
        case 7: /* To another parent, or to another place of the same one. */
            if (view >= PARENTS) MUST(rk_view_insert_subview_at_index(side->views[(random >> 44) % PARENTS], v, (random & 128) ? 0 : (int64_t)((random >> 50) % 2)));
            break;
        case 8: if (view >= PARENTS) MUST(rk_view_remove_from_superview(v)); break;
        case 9: if (view >= PARENTS) MUST(rk_view_add_subview(side->views[view % PARENTS], v)); break;
        case 10:
            MUST(rk_view_get_superview(v, &superview));
            if (superview != NULL) {
                size_t n = 0;
                RKStatus status = rk_view_get_subviews(superview, NULL, 0, &n);
                if (status != RKStatusBufferTooSmall) MUST(status);
                if (n > 1) MUST(rk_view_exchange_subviews(superview, (int64_t)((random >> 9) % n), (int64_t)((random >> 23) % n)));
            }
            break;
        case 11: if (view < PARENTS) { RKRect bounds; MUST(rk_view_get_bounds(v, &bounds)); bounds.origin = origin; MUST(rk_view_set_bounds(v, bounds)); }; break;
        case 12: /* Many at once. */
            if ((random >> 50) % 16 == 0)
                for (int k = 0; k < 200; k++) {
                    RKRect moved = {{part(mix(random + (uint64_t)k), 3, 420), part(mix(random + (uint64_t)k), 30, 420)}, {8, 8}};
                    MUST(rk_view_set_frame(side->views[PARENTS + (other + k) % (count - PARENTS)], moved));
                }
            break;
        case 13: { /* As wide as all. */
            RKRect wide = {{-20, -20}, {part(random, 5, 460), part(random, 25, 460)}};
            if (view >= PARENTS) MUST(rk_view_set_frame(v, wide));
            break;
        }
        case 14: {
            RKRect far = {{1e9 * (double)(1 + view % 3), -1e12}, {10, 1e300}};
            if (view >= PARENTS && (random >> 40) % 4 == 0) MUST(rk_view_set_frame(v, far));
            break;
        }
        case 15: /* Something is laid over a class that promises: as long as it is there, nothing is promised. */
            if ((random >> 50) % 64 != 0) break;
            if (side->extension == NULL) {
                extend(side);
            } else {
                MUST(rk_class_remove_extension(side->extension));
                side->extension = NULL;
            }
            break;
        case 16: /* A view begins to promise. */
            if (view >= PARENTS && (random >> 50) % 64 == 0) {
                RKClassRef cls;
                MUST(rk_object_get_class(RK_OBJECT(v), &cls));
                if (cls == side->plain) MUST(rk_object_set_class(RK_OBJECT(v), side->near));
            }
            break;
        default: if (view >= PARENTS) MUST(rk_view_set_frame(v, frame)); break;
    }
}

static void build(void) {
    int k, s;
    static const int all[] = {0, 1, 2, 3, 3, 3, 4, 4, 5}, promising[] = {3, 3, 3, 4, 4, 5}, others[] = {0, 1, 2};
    int overrides = below(3);
    int shape = below(4), columns = 1 + below(30), kinds = below(2) ? 60 : 16;
    count = 2 * PARENTS + below(MOST - 2 * PARENTS);
    for (s = 0; s < SIDES; s++) {
        RKRect everything = {{0, 0}, {400, 400}};
        RKWindowRef window;
        memset(&sides[s], 0, sizeof sides[s]);
        MUST(rk_context_create(NULL, &sides[s].context));
        MUST(rk_context_set_config(sides[s].context, RKConfigHitTestIndexMinimum, s == 0 ? 2 : 1e9));
        MUST(rk_context_set_config(sides[s].context, RKConfigHitTestIndexPatience, 0));
        MUST(rk_class_find(sides[s].context, "View", &sides[s].plain));
        sides[s].inside = define(&sides[s], "Inside", inside, NULL, 0);
        sides[s].hit = define(&sides[s], "Hit", NULL, hit, 0);
        sides[s].changing = define(&sides[s], "Changing", changing, NULL, 0);
        sides[s].near = define(&sides[s], "Near", near, NULL, near_outset);
        sides[s].bounded = define(&sides[s], "Bounded", NULL, bounded, -1);
        sides[s].beyond = define(&sides[s], "Beyond", NULL, beyond, beyond_outset);
        if (s == TRACED) MUST(rk_trace_start(sides[s].context, 64));
        MUST(rk_window_create(sides[s].context, NULL, everything, &window));
        sides[s].root = RK_VIEW(window);
    }
    for (k = 0; k < count; k++) {
        RKRect frame = {{eighths(0, 400), eighths(0, 400)}, {eighths(0, 40), eighths(0, 40)}};
        int cls = below(kinds);
        int parent = below(8) ? 0 : below(PARENTS);
        if (k < PARENTS) frame = (RKRect){{eighths(0, 20), eighths(0, 20)}, {380, 380}};
        else if (shape == 0) frame = (RKRect){{(double)(k % columns) * 12, (double)(k / columns) * 12}, {12, 12}}; /* side by side */
        else if (shape == 1) frame = (RKRect){{0, (double)k * 4}, {380, 4}};                                       /* rows */
        for (s = 0; s < SIDES; s++) {
            RKClassRef classes[] = {sides[s].inside, sides[s].hit, sides[s].changing, sides[s].near, sides[s].bounded, sides[s].beyond};
            RKClassRef made = k < PARENTS ? NULL : overrides == 0 && cls < 9 ? classes[all[cls]] : overrides == 1 && cls < 6 ? classes[promising[cls]] : overrides == 2 && cls < 3 ? classes[others[cls]] : NULL;
            MUST(rk_view_create(sides[s].context, made, frame, &sides[s].views[k]));
            MUST(rk_object_set_userdata(RK_OBJECT(sides[s].views[k]), (void *)(intptr_t)(k + 1), NULL));
            MUST(rk_view_add_subview(k < PARENTS ? sides[s].root : sides[s].views[parent], sides[s].views[k]));
        }
    }
}

static void compare(RKPoint point) {
    RKViewRef found[SIDES];
    int s;
    for (s = 0; s < SIDES; s++) MUST(rk_view_hit_test(sides[s].root, point, NULL, &found[s]));
    for (s = 1; s < SIDES; s++) {
        SAME("the view", number(found[0]), number(found[s]));
        SAME("the calls", sides[0].calls, sides[s].calls);
        if (sides[0].account != sides[s].account) DIE("the calls differ in order, view or point");
    }
    hits++;
}

int main(int argc, char **argv) {
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    uint64_t trees = argc > 2 ? strtoull(argv[2], NULL, 10) : 20;
    for (uint64_t t = 0; t < trees; t++) {
        random_seed = random_state = seed + t;
        build();
        for (int step = 0; step < 3000; step++) {
            int k, changes = below(20) ? below(4) : below(60);
            for (k = 0; k < changes; k++) {
                uint64_t random = bits();
                for (int s = 0; s < SIDES; s++) change(&sides[s], random);
            }
            for (k = below(4); k >= 0; k--) {
                RKPoint point = {eighths(0, 400), eighths(0, 400)};
                if (one_in(200)) point.x = 1e300;
                compare(point);
            }
        }
        indexed_calls += sides[0].calls;
        for (int s = 0; s < SIDES; s++) {
            size_t objects;
            MUST(rk_context_get_object_count(sides[s].context, &objects));
            MUST(rk_context_destroy(sides[s].context));
        }
    }
    printf("wide: seed %llu, %llu trees, %llu changes, %llu hit-tests, %llu calls of overrides, %llu of which changed the tree, %llu of such as promised something: the same with and without index, and traced\n",
           (unsigned long long)seed, (unsigned long long)trees, (unsigned long long)(mutations / SIDES), (unsigned long long)hits, (unsigned long long)indexed_calls,
           (unsigned long long)(changes_inside / SIDES), (unsigned long long)(promised_calls / SIDES));
    return 0;
}
