/* record.c - a bug that is recorded where it happens, so that it can be looked into elsewhere.
 *
 *     cc record.c $(pkg-config --cflags --libs responderkit) -o record && ./record [FILE.rkrec]
 *
 * The program has a round button and a pan on the page behind it. A user reports that the button does not always fire. A program that records while
 * it is used can send the file along: it holds the tree, the classes, every input and every decision, and is played without the program.
 */
#include <responderkit/responderkit.h>
#include <stdio.h>
#include <stdlib.h>

static void check(RKStatus status, const char *call) {
    if (status == RKStatusOK) return;
    fprintf(stderr, "%s\n  %s: %s\n", call, rk_status_name(status), rk_last_error());
    exit(1);
}
#define CHECK(call) check((call), #call)

/* An override: what it answered is in the file, so a replay needs none of this code. */
static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKRect bounds;
    double radius, x, y;
    (void)event;
    (void)userdata;
    CHECK(rk_view_get_bounds(self, &bounds));
    radius = bounds.size.width / 2;
    x = point.x - radius;
    y = point.y - radius;
    return x * x + y * y <= radius * radius;
}

static void fired(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)control;
    (void)events;
    (void)event;
    (void)userdata;
    printf("fired\n");
}

static void finger(RKContextRef context, double time, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(context, time, &sample, 1));
}

int main(int count, char **arguments) {
    const char *path = count > 1 ? arguments[1] : "bug.rkrec";
    RKContextRef context;
    RKClassRef round;
    RKWindowRef window;
    RKControlRef button;
    RKGestureRecognizerRef pan;
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKRecorderDesc recorder = RK_INIT(RKRecorderDesc);
    RKRect screen = {{0, 0}, {320, 480}}, frame = {{100, 200}, {100, 100}};
    uint64_t size;

    CHECK(rk_context_create(NULL, &context));
    methods.point_inside = point_inside;
    desc.name = "RoundButton";
    desc.superclass = "Button";
    desc.view_methods = &methods;
    CHECK(rk_class_define(context, &desc, &round));
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_object_set_name(RK_OBJECT(window), "window"));
    CHECK(rk_button_create(context, round, frame, &button));
    CHECK(rk_object_set_name(RK_OBJECT(button), "send"));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, fired, NULL, NULL, NULL));
    CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
    CHECK(rk_pan_create(context, NULL, &pan));
    CHECK(rk_object_set_name(RK_OBJECT(pan), "page"));
    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(window), pan));

    /* Any time at which no finger is down will do: what there is by then is written first. */
    recorder.path = path;
    CHECK(rk_recorder_start(context, &recorder));

    finger(context, 1.00, RKTouchPhaseBegan, 150, 250);
    finger(context, 1.08, RKTouchPhaseEnded, 150, 250);
    finger(context, 2.00, RKTouchPhaseBegan, 150, 250); /* a finger that rolls a little */
    finger(context, 2.05, RKTouchPhaseMoved, 150, 263);
    finger(context, 2.10, RKTouchPhaseEnded, 150, 263);
    CHECK(rk_recorder_mark(context, "the second tap did nothing"));

    CHECK(rk_recorder_get_size(context, &size));
    CHECK(rk_recorder_stop(context));
    printf("recorded %s\n", size > 400 && size < 1024 ? "less than 1 KB" : "more or less than was thought");
    printf("rk replay --log %s       says what happened, and whether it happens again\n", path);
    printf("rk inspect %s -o bug.html   shows it\n", path);

    CHECK(rk_release(RK_OBJECT(pan)));
    CHECK(rk_release(RK_OBJECT(button)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
