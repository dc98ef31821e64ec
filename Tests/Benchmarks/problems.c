/* How long rk_problems() takes for 30 s of ten fingers at 120 Hz, on 500 views with controls and recognisers: the time of the input without and with the trace, then that
 * of the list. By hand, on the shipping library:
 *   gcc -O2 -IInclude Tests/Benchmarks/problems.c -L.build-embedded/shipping -lresponderkit -lm -Wl,-rpath,$PWD/.build-embedded/shipping -o problems && ./problems [SECONDS] */
#include <math.h>
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FINGERS = 10, RATE = 120, VIEWS = 500, MOST = 1 << 16 };

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
    fprintf(stderr, "problems: %s\n", rk_last_error());
    exit(1);
}
static void no_action(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) { (void)control, (void)events, (void)event, (void)userdata; }
static void no_gesture(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }

static RKContextRef world(void) {
    typedef RKStatus (*Create)(RKContextRef, RKClassRef, RKGestureRecognizerRef *);
    static const Create types[] = {rk_tap_create, rk_long_press_create, rk_pan_create, rk_swipe_create};
    static RKViewRef views[VIEWS];
    RKContextRef context = NULL;
    RKWindowRef window = NULL;
    int k;
    ok(rk_context_create(NULL, &context));
    ok(rk_window_create(context, NULL, (RKRect){{0, 0}, {1366, 1024}}, &window));
    views[0] = RK_VIEW(window);
    ok(rk_view_set_multiple_touch_enabled(views[0], true));
    for (k = 1; k < VIEWS; k++) {
        RKRect frame = {{below(900), below(700)}, {20 + below(300), 20 + below(200)}};
        RKViewRef parent = views[below((uint32_t)(k < 20 ? k : 20))];
        if (below(3)) ok(rk_view_create(context, NULL, frame, &views[k]));
        else {
            RKControlRef button = NULL;
            ok(rk_button_create(context, NULL, frame, &button));
            ok(rk_control_add_action(button, RKControlEventTouchUpInside, no_action, NULL, NULL, NULL));
            views[k] = RK_VIEW(button);
        }
        ok(rk_view_add_subview(parent, views[k]));
        ok(rk_view_set_multiple_touch_enabled(views[k], true));
        if (below(10) == 0) {
            RKGestureRecognizerRef g = NULL;
            ok(types[below(4)](context, NULL, &g));
            ok(rk_gesture_recognizer_add_action(g, no_gesture, NULL, NULL, NULL));
            ok(rk_view_add_gesture_recognizer(views[k], g));
        }
    }
    return context;
}

/* Each finger moves a little at every update, and lifts about twice a second. */
static void play(RKContextRef context, double seconds) {
    RKTouchSample samples[FINGERS];
    RKPoint at[FINGERS];
    bool down[FINGERS] = {false};
    int frame, f;
    seed = 7;
    for (frame = 0; frame < seconds * RATE; frame++) {
        size_t count = 0;
        for (f = 0; f < FINGERS; f++) {
            RKTouchSample sample = RK_INIT(RKTouchSample);
            if (!down[f]) at[f] = (RKPoint){below(1366), below(1024)};
            sample.id = f + 1;
            sample.phase = !down[f] ? RKTouchPhaseBegan : below(60) == 0 ? RKTouchPhaseEnded : RKTouchPhaseMoved;
            if (down[f]) at[f].x += (double)below(9) - 4, at[f].y += (double)below(9) - 4;
            sample.location = at[f];
            down[f] = sample.phase != RKTouchPhaseEnded;
            samples[count++] = sample;
        }
        ok(rk_context_send_touches(context, 1 + (double)frame / RATE, samples, count));
    }
}

int main(int argc, char **argv) {
    static RKProblem problems[MOST];
    double seconds = argc > 1 ? atof(argv[1]) : 30, start;
    RKContextRef context = world();
    size_t records = 0, count = 0, k;
    char text[2048];
    start = now();
    play(context, seconds);
    printf("%.0f s of input without the trace: %.3f s\n", seconds, now() - start);
    ok(rk_context_destroy(context));
    seed = 1;
    context = world();
    ok(rk_trace_start(context, 1 << 20));
    start = now();
    play(context, seconds);
    printf("with the trace: %.3f s\n", now() - start);
    ok(rk_trace_read(context, 0, NULL, 0, &records));
    problems[0].struct_size = sizeof *problems;
    start = now();
    ok(rk_problems(context, RKProblemFlagsInputEnded, problems, MOST, &count));
    printf("%d problems of %d records: %.3f s\n", (int)count, (int)records, now() - start);
    start = now();
    for (k = 0; k < count; k++) ok(rk_problem_describe(context, &problems[k], RKProblemPartExplanation, text, sizeof text, NULL));
    printf("their explanations: %.3f s\n", now() - start);
    return 0;
}
