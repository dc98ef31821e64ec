/* rk_view_create_many() under interference: too little memory, callbacks that interfere, lists that are being walked or have an index. */
#include "bulk_stage.h"

enum { MOST = 3000 };
static RKRect frames[MOST];
static int64_t superviews[MOST];
static RKViewRef made[MOST];

/* ---- Memory ---- */

/* Under every limit from too little on: all of them, or nothing made and nothing kept. */
static void shortage(int kind, bool calls) {
    static const char *const superclasses[] = {"View", "Slider", "ScrollView"};
    uint64_t base, extra, step = kind == 2 ? 701 : 379;
    int refusals = 0;
    size_t k, count = kind == 2 ? 5 : 60;
    RKStatus status = RKStatusNoMemory;
    RKContextRef context = make_context(0);
    if (kind < 2) (void)log_class(context, "A", superclasses[kind], 100);
    (void)make_view(context, NULL, rect(0, 0, 1, 1));
    base = memory_used(context);
    OK(rk_context_destroy(context));
    for (k = 0; k < count; k++) frames[k] = rect((double)k, 0, 10, 10), superviews[k] = k % 4 ? (int64_t)(k / 4 * 4) : (int64_t)k / 8 * 4 - 1;
    for (k = 0; k < count; k++)
        if (superviews[k] >= (int64_t)k || superviews[k] % 4) superviews[k] = -1;
    for (extra = 0; status != RKStatusOK && extra < 400000; extra += step) {
        RKViewRef root = NULL;
        RKClassRef cls = NULL;
        RKViewsDesc desc;
        size_t objects;
        uint64_t used;
        RKClassDesc plain = RK_INIT(RKClassDesc);
        context = make_context(base + 4096 + extra);
        plain.name = "A";
        plain.superclass = superclasses[kind];
        plain.instance_size = 100;
        if (calls) plain.instance_init = log_init, plain.instance_deinit = log_deinit;
        if (rk_class_define(context, &plain, &cls) != RKStatusOK || rk_view_create(context, NULL, rect(0, 0, 10, 10), &root) != RKStatusOK) {
            OK(rk_context_destroy(context));
            continue;
        }
        objects = object_count(context);
        used = memory_used(context);
        desc = views_desc(root, frames, count, superviews);
        desc.cls = cls;
        log_clear();
        status = rk_view_create_many(context, &desc, made);
        if (status == RKStatusOK) {
            EXPECT(object_count(context) > objects && child_count(root) > 0);
        } else {
            EXPECT(status == RKStatusNoMemory);
            EXPECT(object_count(context) == objects && child_count(root) == 0);
            EXPECT_LOG(""); /* no callback has seen it */
            /* What controls and scroll views have lain in is left to the next views. */
            EXPECT(kind != 0 || memory_used(context) <= used + 512);
            refusals++;
            /* And the context works on. */
            if (kind < 2) {
                RKViewRef other = NULL;
                RKStatus again = rk_view_create(context, NULL, rect(0, 0, 10, 10), &other);
                EXPECT(again == RKStatusOK || again == RKStatusNoMemory);
            }
        }
        log_clear();
        OK(rk_context_destroy(context));
        if (check_failures) {
            fprintf(stderr, "kind %d, calls %d, limit %llu\n", kind, calls, (unsigned long long)(base + 4096 + extra));
            return;
        }
    }
    EXPECT(status == RKStatusOK && refusals >= 10);
}

/* What fails leaves places and pages as they were: the next views get the handles that they would have got. */
static void nothing_left(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 10, 10)), view;
    uint64_t used, base;
    RKViewsDesc desc;
    size_t k, round;
    for (k = 0; k < 3000; k++) frames[k] = rect(0, 0, 1, 1);
    base = memory_used(context);
    OK(rk_context_destroy(context));
    context = make_context(base + 200000);
    root = make_view(context, NULL, rect(0, 0, 10, 10));
    /* Some places are free, some not. */
    for (k = 0; k < 100; k++) made[k] = make_view(context, NULL, rect(0, 0, 1, 1));
    for (k = 0; k < 100; k += 3) OK(rk_release(RK_OBJECT(made[k])));
    used = memory_used(context);
    desc = views_desc(root, frames, 3000, NULL);
    for (round = 0; round < 50; round++) {
        EXPECT_STATUS(rk_view_create_many(context, &desc, NULL), RKStatusNoMemory);
        EXPECT(memory_used(context) == used);
    }
    /* A few more than are there as a list, and not enough for a page with all of them */
    for (desc.count = 900; desc.count < 1300; desc.count += 7) {
        size_t objects = object_count(context);
        if (rk_view_create_many(context, &desc, NULL) == RKStatusOK) break;
        EXPECT(object_count(context) == objects && memory_used(context) == used);
    }
    OK(rk_release(RK_OBJECT(root)));
    root = make_view(context, NULL, rect(0, 0, 10, 10));
    for (k = 0; k < 300; k++) {
        view = NULL;
        OK(rk_view_create(context, NULL, rect(0, 0, 1, 1), &view));
        OK(rk_view_add_subview(root, view));
        OK(rk_release(RK_OBJECT(view)));
    }
    OK(rk_release(RK_OBJECT(root)));
    OK(rk_context_destroy(context));
}

/* ---- Callbacks that interfere ---- */

static struct {
    RKContextRef context;
    RKViewRef root, other;
    const char *when;
    int number, deed;
    bool done;
    RKClassRef cls;
} plot;
enum { END_ROOT, END_SELF, END_EARLIER, LEAVE, MOVE_AWAY, ADD_MORE, MAKE_MANY, REMOVE_ROOT, DESTROY_CONTEXT, DEEDS };

static void plotted(const char *what, RKViewRef self) {
    static const RKRect two[2] = {{{0, 0}, {5, 5}}, {{1, 1}, {5, 5}}};
    RKViewRef view = NULL;
    if (strcmp(what, plot.when) != 0 || number_of(RK_OBJECT(self)) != plot.number || plot.done) return;
    plot.done = true; /* once: what it does may lead here again */
    switch (plot.deed) {
    case END_ROOT:
        OK(rk_view_remove_from_superview(plot.root));
        OK(rk_release(RK_OBJECT(plot.root)));
        break;
    case END_SELF:
        (void)!rk_view_remove_from_superview(self);
        (void)rk_release(RK_OBJECT(self));
        break;
    case END_EARLIER:
        /* The first that was made, if it is not the last owner's. */
        if (child_count(plot.root)) OK(rk_view_remove_from_superview(child_at(plot.root, 0)));
        break;
    case LEAVE: (void)!rk_view_remove_from_superview(self); break;
    case MOVE_AWAY: (void)!rk_view_add_subview(plot.other, self); break;
    case ADD_MORE:
        view = make_view(plot.context, NULL, rect(0, 0, 5, 5));
        OK(rk_view_add_subview(plot.root, view));
        OK(rk_release(RK_OBJECT(view)));
        break;
    case MAKE_MANY: {
        RKViewsDesc desc = views_desc(plot.root, two, 2, NULL);
        desc.cls = plot.cls;
        OK(rk_view_create_many(plot.context, &desc, NULL));
        break;
    }
    case REMOVE_ROOT: OK(rk_view_remove_from_superview(plot.root)); break;
    case DESTROY_CONTEXT: EXPECT_STATUS(rk_context_destroy(plot.context), RKStatusBusy); break;
    default: break;
    }
}

static void interference(void) {
    static const char *const moments[] = {"init", "willSuper", "didSuper", "willWindow", "didWindow", "didAdd"};
    int moment, deed, number, keeps, stale = 0, done = 0;
    for (moment = 0; moment < 6; moment++)
        for (deed = 0; deed < DEEDS; deed++)
            for (number = 0; number <= 6; number++)
                for (keeps = 0; keeps < 2; keeps++) {
                    RKContextRef context = make_context(0);
                    RKWindowRef window = NULL;
                    RKViewsDesc desc;
                    RKStatus status;
                    size_t objects, k;
                    static const int64_t shape[6] = {-1, 0, 0, -1, 3, 1};
                    plot.context = context;
                    plot.cls = log_class(context, "Logged", "View", 8);
                    interferes = NULL;
                    born = 0;
                    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
                    plot.root = make_view(context, NULL, rect(0, 0, 50, 50));
                    plot.other = make_view(context, NULL, rect(0, 0, 50, 50));
                    OK(rk_view_add_subview(RK_VIEW(window), plot.root));
                    OK(rk_view_add_subview(RK_VIEW(window), plot.other));
                    objects = object_count(context);
                    for (k = 0; k < 6; k++) frames[k] = rect((double)k, 0, 10, 10), made[k] = (RKViewRef)(uintptr_t)1;
                    plot.when = moments[moment], plot.deed = deed, plot.number = number, plot.done = false;
                    interferes = plotted;
                    log_clear();
                    desc = views_desc(plot.root, frames, 6, shape);
                    desc.cls = plot.cls;
                    status = rk_view_create_many(context, &desc, keeps ? made : NULL);
                    interferes = NULL;
                    /* Moved away by its own callback: that stands (SPEC 22), and the call reports it. */
                    EXPECT(status == RKStatusOK || status == RKStatusStaleHandle || status == RKStatusBusy);
                    stale += status == RKStatusStaleHandle;
                    done += status == RKStatusOK;
                    if (deed == END_ROOT && number == 1 && moment < 5) EXPECT(status == RKStatusStaleHandle);
                    if (deed == ADD_MORE || deed == MAKE_MANY || deed == DESTROY_CONTEXT) EXPECT(status == RKStatusOK);
                    if (keeps) {
                        /* What stands has a reference; behind the first that does not there is nothing. */
                        bool ended = false;
                        for (k = 0; k < 6; k++) {
                            EXPECT(made[k] != (RKViewRef)(uintptr_t)1);
                            if (!made[k]) ended = true;
                            else EXPECT(!ended);
                            if (made[k] && rk_object_is_alive(RK_OBJECT(made[k]))) {
                                RKStatus given = rk_release(RK_OBJECT(made[k]));
                                EXPECT(given == RKStatusOK || (deed == END_SELF && given == RKStatusNotOwned)); /* its callback was first */
                            }
                        }
                        EXPECT(ended == (status != RKStatusOK));
                    }
                    EXPECT(object_count(context) + 1 >= objects - 1);
                    OK(rk_view_remove_from_superview(plot.other));
                    OK(rk_release(RK_OBJECT(window)));
                    if (rk_object_is_alive(RK_OBJECT(plot.root))) OK(rk_release(RK_OBJECT(plot.root)));
                    OK(rk_release(RK_OBJECT(plot.other)));
                    /* None is left over: each that began has ended. */
                    {
                        size_t inits = 0, deinits = 0;
                        const char *at;
                        for (at = check_log; (at = strstr(at, ".init")) != NULL; at++) inits++;
                        for (at = check_log; (at = strstr(at, ".deinit")) != NULL; at++) deinits++;
                        EXPECT(inits == deinits && inits > 0);
                    }
                    EXPECT(object_count(context) == objects - 3);
                    OK(rk_context_destroy(context));
                    if (check_failures) {
                        fprintf(stderr, "%s of %d, deed %d, keeps %d: %s\n", moments[moment], number, deed, keeps, check_log);
                        return;
                    }
                }
    EXPECT(stale > 20 && done > 200);
}

/* In the middle of a hit-test, into the very list that is being walked (SPEC 36). */
static RKViewRef grown;
static bool grow(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKViewsDesc desc = views_desc(grown, frames, 3, NULL);
    RKContextRef context = NULL;
    (void)point, (void)event, (void)userdata;
    OK(rk_object_get_context(RK_OBJECT(self), &context));
    OK(rk_view_create_many(context, &desc, NULL));
    return false;
}

static void while_walked(void) {
    RKContextRef context = make_context(0);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc growing = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKViewRef hit = NULL, child;
    size_t k;
    methods.point_inside = grow;
    growing.name = "Growing";
    growing.superclass = "View";
    growing.view_methods = &methods;
    OK(rk_class_define(context, &growing, &cls));
    for (k = 0; k < 3; k++) frames[k] = rect(0, 0, 10, 10);
    grown = make_view(context, NULL, rect(0, 0, 10, 10));
    for (k = 0; k < 3; k++) {
        child = make_view(context, cls, rect(0, 0, 10, 10));
        OK(rk_view_add_subview(grown, child));
        OK(rk_release(RK_OBJECT(child)));
    }
    OK(rk_view_hit_test(grown, point(5, 5), NULL, &hit));
    EXPECT(hit == grown); /* the list of the beginning */
    EXPECT(child_count(grown) == 12);
    EXPECT(child_at(grown, 11) != NULL);
    OK(rk_context_destroy(context));
}

/* Into a parent whose index is up. */
static void indexed(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 1000, 1000)), hit = NULL;
    RKViewsDesc desc;
    size_t k, round;
    for (round = 0; round < 5; round++) {
        for (k = 0; k < 500; k++) frames[k] = rect((double)(k % 25) * 40 + (double)round, (double)(k / 25) * 40, 38, 38);
        desc = views_desc(root, frames, 500, NULL);
        OK(rk_view_create_many(context, &desc, made));
        for (k = 0; k < 500; k++) {
            OK(rk_view_hit_test(root, point(frames[k].origin.x + 20, frames[k].origin.y + 20), NULL, &hit));
            EXPECT(hit == made[k]);
        }
        OK(rk_release_many((const RKObjectRef *)made, 500));
    }
    EXPECT(child_count(root) == 2500);
    OK(rk_context_destroy(context));
}

/* ---- The caller's arrays while callbacks run ---- */

static int64_t vandal;
static void vandalise(RKObjectRef object, void *instance, void *userdata) {
    (void)object, (void)instance, (void)userdata;
    superviews[2] = vandal;
}

/* A callback that writes another number there than was checked: no other view is read or written. */
static void numbers_changed(void) {
    static const int64_t others[] = {2, 3, 1 << 20, INT64_MAX, -2, INT64_MIN};
    size_t k;
    for (k = 0; k < sizeof others / sizeof *others; k++) {
        RKContextRef context = make_context(0);
        RKViewRef root = make_view(context, NULL, rect(0, 0, 100, 100));
        RKClassDesc cls = RK_INIT(RKClassDesc);
        RKClassRef vandals = NULL;
        RKViewsDesc desc;
        size_t j;
        cls.name = "Vandal";
        cls.superclass = "View";
        cls.instance_init = vandalise;
        OK(rk_class_define(context, &cls, &vandals));
        vandal = others[k];
        for (j = 0; j < 4; j++) frames[j] = rect(0, 0, 10, 10), superviews[j] = (int64_t)j - 1;
        desc = views_desc(root, frames, 4, superviews);
        desc.cls = vandals;
        EXPECT(rk_view_create_many(context, &desc, made) == RKStatusInvalidArgument);
        EXPECT(made[0] && made[1] && !made[2] && !made[3] && child_count(root) == 1);
        OK(rk_release_many((const RKObjectRef *)made, 2));
        OK(rk_context_destroy(context));
    }
}

/* The handles go where the numbers stood. */
static void one_array_for_both(void) {
    static union {
        int64_t numbers[4];
        RKViewRef views[4];
    } both;
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 100, 100)), up = NULL;
    RKClassRef cls = log_class(context, "A", "View", 0);
    int calls;
    for (calls = 0; calls < 2; calls++) {
        RKViewsDesc desc;
        size_t j;
        for (j = 0; j < 4; j++) frames[j] = rect(0, 0, 10, 10), both.numbers[j] = (int64_t)j - 1;
        desc = views_desc(root, frames, 4, both.numbers);
        desc.cls = calls ? cls : NULL;
        OK(rk_view_create_many(context, &desc, both.views));
        for (j = 1; j < 4; j++) {
            OK(rk_view_get_superview(both.views[j], &up));
            EXPECT(up == both.views[j - 1]);
        }
        OK(rk_release_many((const RKObjectRef *)both.views, 4));
    }
    OK(rk_context_destroy(context));
}

/* Children in heaps: no index helps there, and giving it up changes no answer. */
static void heaped(void) {
    RKContextRef context = make_context(0);
    RKViewRef root = make_view(context, NULL, rect(0, 0, 1000, 1000)), hit = NULL;
    RKViewsDesc desc;
    uint32_t random = 1;
    size_t k, n;
    for (k = 0; k < MOST; k++) {
        random = random * 1664525u + 1013904223u;
        frames[k] = rect(random >> 8 & 127, random >> 16 & 127, 45, 45);
    }
    desc = views_desc(root, frames, MOST, NULL);
    OK(rk_view_create_many(context, &desc, made));
    for (n = 0; n < 400; n++) {
        double x, y;
        RKViewRef expected = root;
        if (n % 20 == 19) { /* a tenth of them moves */
            for (k = n % 10; k < MOST; k += 10) {
                frames[k].origin.x = (double)((k + n) % 150);
                OK(rk_view_set_frame(made[k], frames[k]));
            }
        }
        random = random * 1664525u + 1013904223u;
        x = (double)(random >> 8 & 255) + 0.5, y = (double)(random >> 16 & 255) + 0.5;
        for (k = MOST; k-- > 0 && expected == root;)
            if (x >= frames[k].origin.x && x < frames[k].origin.x + 45 && y >= frames[k].origin.y && y < frames[k].origin.y + 45) expected = made[k];
        OK(rk_view_hit_test(root, point(x, y), NULL, &hit));
        EXPECT(hit == expected);
    }
    OK(rk_release_many((const RKObjectRef *)made, MOST));
    OK(rk_context_destroy(context));
}

int main(void) {
    heaped();
    numbers_changed();
    one_array_for_both();
    shortage(0, false);
    shortage(0, true);
    shortage(1, false);
    shortage(1, true);
    shortage(2, false);
    shortage(2, true);
    nothing_left();
    interference();
    while_walked();
    indexed();
    return check_done("bulk_interference");
}
