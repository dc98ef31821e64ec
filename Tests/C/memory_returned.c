/* Memory of trees that have gone: given back, whatever stays alive among them; their handles are stale for good; their numbers are used again. */
#include "stage.h"

enum { MANY = 60000, LARGEST = 5000000 };

static Stage s;
static RKViewRef views[MANY];
static RKViewRef older[MANY];

static uint64_t used(void) {
    uint64_t bytes = 0;
    OK(rk_context_get_memory_used(s.context, &bytes));
    return bytes;
}
/* A tree of ten children each, below `root`; the array keeps no references. */
static void grow(RKViewRef root, int count) {
    int k;
    for (k = 0; k < count; k++) {
        OK(rk_view_create(s.context, NULL, rect(k % 100, k % 70, 30, 30), &views[k]));
        OK(rk_view_add_subview(k < 10 ? root : views[k / 10 - 1], views[k]));
        OK(rk_release(RK_OBJECT(views[k])));
    }
}
static RKViewRef add_root(void) {
    RKViewRef root = NULL;
    OK(rk_view_create(s.context, NULL, rect(0, 0, 300, 300), &root));
    OK(rk_view_add_subview(s.view, root));
    OK(rk_release(RK_OBJECT(root)));
    return root;
}
static bool is_stale(RKViewRef view) {
    RKRect frame;
    return rk_view_get_frame(view, &frame) == RKStatusStaleHandle && strstr(rk_last_error(), "has been destroyed; keep a reference with rk_retain") != NULL;
}
static void all_stale(RKViewRef *handles, int count) {
    int k, wrong = 0;
    for (k = 0; k < count; k++) wrong += !is_stale(handles[k]);
    EXPECT(wrong == 0);
}
static RKViewRef hit(double x, double y) {
    RKViewRef found = NULL;
    OK(rk_view_hit_test(RK_VIEW(s.window), (RKPoint){x, y}, NULL, &found));
    return found;
}
static void tap(int64_t id, double t) {
    down(&s, t, id, 50, 50);
    up(&s, t + 0.05, id, 50, 50);
}

/* Again and again, with a touch while it stands: the context does not grow, and no handle of an earlier round comes back. */
static void test_rounds(void) {
    uint64_t first = used(), full = 0;
    int round;
    for (round = 0; round < 4; round++) {
        RKViewRef root = add_root();
        grow(root, MANY);
        EXPECT(hit(50, 50) != NULL);
        tap(round + 1, round + 1);
        if (!round) full = used();
        /* As much as the first time, and not more. */
        EXPECT(used() > first + 6000000 && used() < full + full / 20);
        memcpy(older, views, sizeof views);
        OK(rk_view_remove_from_superview(root));
        /* The touch was made after the tree, and is over: it does not keep the table of records. */
        EXPECT(used() < first + 300000);
        all_stale(older, MANY);
    }
    grow(s.view, 100);
    all_stale(older, MANY);
    for (round = 0; round < 10; round++) OK(rk_view_remove_from_superview(views[round]));
}

/* What was made after the tree keeps it from ending the table; new objects of any kind take its numbers. */
static void test_survivors(void) {
    RKViewRef first = add_root(), second;
    RKGestureRecognizerRef pans[40];
    RKViewRef kept[40];
    uint64_t before, full;
    int k, wrong = 0;
    grow(first, MANY);
    memcpy(older, views, sizeof views);
    second = add_root();
    for (k = 0; k < 40; k++) {
        kept[k] = add_view(s.context, NULL, second, "kept", rect(k, k, 20, 20));
        pans[k] = add_gesture(&s, rk_pan_create, kept[k], "pan");
    }
    before = full = used();
    OK(rk_view_remove_from_superview(first));
    EXPECT(used() < full - 6000000);
    all_stale(older, MANY);
    for (k = 0; k < 40; k++) wrong += state_of(pans[k]) != RKGestureRecognizerStatePossible || hit(k + 0.5, k + 0.5) != kept[k];
    EXPECT(wrong == 0);
    before = used();
    /* Objects of every kind, into the numbers that have become free. */
    for (k = 0; k < 2000; k++) {
        RKControlRef button = NULL;
        RKViewControllerRef controller = NULL;
        RKGestureRecognizerRef tap_recognizer = NULL;
        OK(rk_button_create(s.context, NULL, rect(0, 0, 10, 10), &button));
        OK(rk_view_controller_create(s.context, NULL, &controller));
        OK(rk_tap_create(s.context, NULL, &tap_recognizer));
        OK(rk_view_add_gesture_recognizer(RK_VIEW(button), tap_recognizer));
        OK(rk_view_add_subview(second, RK_VIEW(button)));
        OK(rk_release(RK_OBJECT(button)));
        OK(rk_release(RK_OBJECT(controller)));
        OK(rk_release(RK_OBJECT(tap_recognizer)));
    }
    all_stale(older, MANY);
    EXPECT(used() < before + 3000000);
    OK(rk_view_remove_from_superview(second));
    for (k = 0; k < 40; k++) wrong += !is_stale(kept[k]);
    EXPECT(wrong == 0);
}

/* Every hundredth view lives on: pages with one stay, and what has a place in them is found. */
static void test_scattered(void) {
    RKViewRef root = add_root(), other = add_root();
    int k, alive = 0;
    grow(root, MANY);
    for (k = 100; k < MANY; k += 100, alive++) OK(rk_view_add_subview(other, views[k]));
    memcpy(older, views, sizeof views);
    OK(rk_view_remove_from_superview(root));
    for (k = 0; k < MANY; k++) {
        RKViewRef superview = NULL;
        if (k % 100 == 0 && k) {
            OK(rk_view_get_superview(older[k], &superview));
            EXPECT(superview == other);
        } else if (!is_stale(older[k])) {
            /* Below one that was moved. */
            OK(rk_view_get_superview(older[k], &superview));
            EXPECT(superview == older[k / 10 - 1]);
            alive++;
        }
    }
    EXPECT(alive > MANY / 100);
    tap(100, 100);
    OK(rk_view_remove_from_superview(other));
    all_stale(older, MANY);
}

static RKStatus make_many(RKContextRef context, RKViewRef root, const RKRect *frames, int count) {
    RKViewsDesc desc = RK_INIT(RKViewsDesc);
    int k;
    desc.count = (size_t)count, desc.frames = frames, desc.superview = root;
    RKStatus status = rk_view_create_many(context, &desc, views);
    if (status == RKStatusOK) for (k = 0; k < count; k++) OK(rk_release(RK_OBJECT(views[k])));
    return status;
}

/* Many at once, and none: into free numbers, and past a limit. */
static void test_batches(void) {
    RKViewRef root = add_root();
    uint64_t before;
    RKContextRef small = NULL;
    RKContextDesc desc = RK_INIT(RKContextDesc);
    RKRect *frames = (RKRect *)calloc(MANY, sizeof *frames);
    int k;
    for (k = 0; k < MANY; k++) frames[k] = rect(k % 200, k % 100, 5, 5);
    before = used();
    for (k = 0; k < 3; k++) {
        OK(make_many(s.context, root, frames, MANY));
        memcpy(older, views, sizeof views);
        OK(rk_view_remove_from_superview(root));
        EXPECT(used() < before + 300000);
        all_stale(older, MANY);
        root = add_root();
    }
    OK(rk_view_remove_from_superview(root));
    desc.memory_limit = LARGEST;
    OK(rk_context_create(&desc, &small));
    for (k = 0; k < 5; k++) {
        uint64_t bytes, later;
        RKWindowRef window = NULL;
        OK(rk_window_create(small, NULL, rect(0, 0, 300, 300), &window));
        OK(rk_context_get_memory_used(small, &bytes));
        EXPECT_STATUS(make_many(small, RK_VIEW(window), frames, MANY), RKStatusNoMemory);
        OK(make_many(small, RK_VIEW(window), frames, 10000));
        memcpy(older, views, sizeof views);
        OK(rk_context_get_memory_used(small, &later));
        EXPECT(later > bytes + 1000000 && later <= LARGEST);
        OK(rk_release(RK_OBJECT(window)));
        all_stale(older, 10000);
    }
    OK(rk_context_destroy(small));
    free(frames);
}

/* A context before anything is in it: its classes, which are most of it, have small records. */
static void first(void) {
    RKContextRef context;
    uint64_t bytes = 0;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_get_memory_used(context, &bytes));
    EXPECT(bytes > 0 && bytes <= 8192);
    OK(rk_context_destroy(context));
}

int main(void) {
    first();
    s = stage_make();
    test_rounds();
    test_survivors();
    test_scattered();
    test_batches();
    stage_end(&s);
    return check_done("memory_returned");
}
