/* How long rk_explain() and rk_explain_touch() take in a tree of 5,000 views with long traces: of every object, the least of three times, of twenty where it would be
 * the worst, and of these the worst. By hand, on the shipping library:
 *   gcc -O2 -IInclude Tests/Benchmarks/explain.c -L.build-embedded/shipping -lresponderkit -lm -Wl,-rpath,$PWD/.build-embedded/shipping -o explain && ./explain [RECORDS] */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { VIEWS = 5000, PANELS = 50, MOST = 8000 };
typedef enum Shape { TREE, FLAT } Shape;
typedef enum Play { TAPS, DRAGS, ONE_DRAG, ONE_BUTTON, HELD, WHEEL, HIT_TESTS, PLAYS } Play;
static const char *const names[PLAYS] = {"taps anywhere", "drags of 40 moves", "one drag", "one button tapped", "one finger held while another taps", "a wheel", "hit-tests of the program"};

static uint64_t seed = 1;
static uint32_t below(uint32_t n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}
static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}
static void ok(RKStatus status) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "explain: %s\n", rk_last_error());
    exit(1);
}
static void no_action(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static void no_gesture(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }

static RKObjectRef objects[MOST];
static size_t count;
static RKWindowRef window;
static double time_now;

static void attach(RKContextRef context, RKViewRef view, unsigned which) {
    typedef RKStatus (*Create)(RKContextRef, RKClassRef, RKGestureRecognizerRef *);
    static const Create types[] = {rk_tap_create, rk_long_press_create, rk_pan_create, rk_swipe_create};
    RKGestureRecognizerRef g = NULL;
    ok(types[which](context, NULL, &g));
    ok(rk_gesture_recognizer_add_action(g, no_gesture, NULL, NULL, NULL));
    ok(rk_view_add_gesture_recognizer(view, g));
    objects[count++] = RK_OBJECT(g);
}

/* Panels of 100 views each, half of them buttons, in a scroll view; or all of them beside one another. */
static RKContextRef world(Shape shape) {
    RKContextRef context = NULL;
    RKScrollViewRef scroll = NULL;
    RKViewRef panel = NULL;
    RKResponderRef target = NULL;
    unsigned k;
    count = 0, seed = 1, time_now = 0;
    ok(rk_context_create(NULL, &context));
    ok(rk_window_create(context, NULL, (RKRect){{0, 0}, {1000, 1000}}, &window));
    ok(rk_view_set_multiple_touch_enabled(RK_VIEW(window), true));
    objects[count++] = RK_OBJECT(window);
    ok(rk_scroll_view_create(context, NULL, (RKRect){{0, 0}, {1000, 1000}}, &scroll));
    ok(rk_scroll_view_set_content_size(scroll, (RKSize){1000, 2000}));
    if (shape == TREE) ok(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
    objects[count++] = RK_OBJECT(scroll);
    ok(rk_responder_create(context, NULL, &target));
    objects[count++] = RK_OBJECT(target);
    for (k = 0; k < VIEWS; k++) {
        unsigned panels = shape == TREE ? PANELS : 1, in_panel = VIEWS / panels, place = k % in_panel, across = shape == TREE ? 10 : 71;
        double wide = shape == TREE ? 20 : 14;
        RKRect frame = {{place % across * wide, place / across * (shape == TREE ? 10 : 14)}, {wide - 1, shape == TREE ? 9 : 13}};
        RKViewRef view = NULL;
        if (place == 0) {
            RKRect outer = {{k / in_panel % 5 * 200, k / in_panel / 5 * 100}, {200, 100}};
            if (shape == FLAT) outer = (RKRect){{0, 0}, {1000, 1000}};
            ok(rk_view_create(context, NULL, outer, &panel));
            ok(rk_view_set_multiple_touch_enabled(panel, true));
            ok(rk_view_add_subview(shape == TREE ? RK_VIEW(scroll) : RK_VIEW(window), panel));
            objects[count++] = RK_OBJECT(panel);
            attach(context, panel, 2);
        }
        if (k % 2) {
            RKControlRef button = NULL;
            ok(rk_button_create(context, NULL, frame, &button));
            ok(rk_control_add_action(button, RKControlEventTouchUpInside, no_action, NULL, NULL, NULL));
            view = RK_VIEW(button);
        } else ok(rk_view_create(context, NULL, frame, &view));
        ok(rk_view_add_subview(panel, view));
        objects[count++] = RK_OBJECT(view);
        if (k % 7 == 0) attach(context, view, below(4));
        if (k % 11 == 0) ok(rk_view_set_hidden(view, true));
    }
    return context;
}

static void touch(RKContextRef context, int64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id, sample.phase = phase, sample.location = (RKPoint){x, y};
    ok(rk_context_send_touches(context, time_now, &sample, 1));
    time_now += 0.01;
}

static size_t kept(RKContextRef context) {
    size_t n = 0;
    ok(rk_trace_read(context, 0, NULL, 0, &n));
    return n;
}

/* Until the trace is full. */
static void play(RKContextRef context, Play how, size_t records) {
    int64_t id = 1;
    double x = 30, y = 5;
    unsigned k;
    if (how == ONE_DRAG || how == HELD) touch(context, id, RKTouchPhaseBegan, x, y);
    while (kept(context) < records - 8) {
        for (k = 0; k < 16; k++) {
            switch (how) {
            case TAPS:
            case DRAGS: {
                unsigned moves = how == DRAGS ? 40 : 0;
                x = below(1000), y = below(1000);
                touch(context, ++id, RKTouchPhaseBegan, x, y);
                while (moves--) touch(context, id, RKTouchPhaseMoved, x += below(7), y += below(7));
                touch(context, id, RKTouchPhaseEnded, x, y);
                break;
            }
            case ONE_DRAG: touch(context, id, RKTouchPhaseMoved, x = 30 + below(500), y = 5 + below(500)); break;
            case ONE_BUTTON:
            case HELD:
                touch(context, id + 1, RKTouchPhaseBegan, 25, 505);
                touch(context, ++id, RKTouchPhaseEnded, 25, 505);
                if (how == HELD && id == 2000000) return;
                break;
            case HIT_TESTS: {
                RKViewRef hit = NULL;
                if (id < 20) {
                    touch(context, ++id, RKTouchPhaseBegan, 25, 505);
                    touch(context, id, RKTouchPhaseEnded, 25, 505);
                }
                ok(rk_view_hit_test(RK_VIEW(window), (RKPoint){25, 505}, NULL, &hit));
                break;
            }
            default: {
                RKScrollSample wheel = RK_INIT(RKScrollSample);
                wheel.location = (RKPoint){500, 500}, wheel.delta = (RKPoint){0, k % 2 ? 5 : -5}, wheel.is_discrete = true;
                ok(rk_context_send_scroll(context, time_now += 0.01, &wheel));
            }
            }
        }
    }
    if (how == ONE_DRAG || how == HELD) touch(context, 1, RKTouchPhaseEnded, x, y);
    ok(rk_context_advance(context, time_now += 5));
}

static double worst(RKContextRef context, const int64_t *touch_id, size_t *culprit) {
    static char text[4096];
    double most = 0;
    size_t k;
    for (k = 0; k < count; k++) {
        double least = 1;
        int turn;
        for (turn = 0; turn < 3 || (turn < 20 && least > most); turn++) {
            double start = now();
            size_t length = 0;
            if (touch_id) ok(rk_explain_touch(objects[k], *touch_id, text, sizeof text, &length));
            else ok(rk_explain(objects[k], text, sizeof text, &length));
            start = now() - start;
            if (start < least) least = start;
        }
        if (least > most) most = least, *culprit = k;
    }
    return most;
}

static void report(RKContextRef context, const char *what, const int64_t *id) {
    char text[300] = "";
    size_t culprit = 0, length;
    double most = worst(context, id, &culprit);
    RKStatus status = id ? rk_explain_touch(objects[culprit], *id, text, sizeof text, &length) : rk_explain(objects[culprit], text, sizeof text, &length);
    printf("  %-34s %7.3f ms%s  %.90s\n", what, most * 1e3, most > 0.001 ? " OVER" : "", status == RKStatusOK || status == RKStatusBufferTooSmall ? text : "");
}

static void measure(Shape shape, Play how, size_t records) {
    RKContextRef context = world(shape);
    static RKTraceRecord all[1 << 16];
    size_t n = 0, k;
    int64_t first = 0, last = 0;
    double start = now();
    uint64_t after = 0;
    ok(rk_trace_start(context, records));
    play(context, how, records);
    printf("%s, %s: %zu records in %.2f s\n", shape == TREE ? "panels" : "one level", names[how], kept(context), now() - start);
    do {
        for (k = 0; k < sizeof all / sizeof *all; k++) all[k].struct_size = sizeof *all;
        n = 0;
        RKStatus status = rk_trace_read(context, after, all, sizeof all / sizeof *all, &n);
        if (status != RKStatusOK && status != RKStatusBufferTooSmall) ok(status);
        if (n > sizeof all / sizeof *all) n = sizeof all / sizeof *all;
        for (k = 0; k < n; k++) {
            if (all[k].reason != RKReasonTouchHit && all[k].reason != RKReasonTouchHitNothing) continue;
            if (!first) first = all[k].touch_id;
            last = all[k].touch_id;
        }
        if (n) after = all[n - 1].sequence;
    } while (n);
    report(context, "rk_explain", NULL);
    if (first) report(context, "rk_explain_touch, the first", &first);
    if (last != first) report(context, "rk_explain_touch, the last", &last);
    ok(rk_context_destroy(context));
}

int main(int argc, char **argv) {
    size_t records = argc > 1 ? strtoul(argv[1], NULL, 10) : 131072;
    int shape, how;
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (shape = TREE; shape <= FLAT; shape++)
        for (how = TAPS; how < PLAYS; how++) measure((Shape)shape, (Play)how, records);
    return 0;
}
