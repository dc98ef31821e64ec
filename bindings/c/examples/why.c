/* why.c - a tap that fails, a button that gets no touch: the sentence why, its causes one by one, and what would help.
 *
 *     cc why.c $(pkg-config --cflags --libs responderkit) -o why && ./why
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

static void act(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; }
static void save(RKControlRef button, RKControlEvents events, RKEventRef event, void *userdata) { (void)button, (void)events, (void)event, (void)userdata; }

static RKRect rect(double x, double y, double width, double height) {
    RKRect made;
    made.origin.x = x;
    made.origin.y = y;
    made.size.width = width;
    made.size.height = height;
    return made;
}

static void finger(RKContextRef context, double time, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = 1;
    sample.phase = phase;
    sample.location.x = x;
    sample.location.y = y;
    CHECK(rk_context_send_touches(context, time, &sample, 1));
}

/* The sentence, then each cause by itself. */
static void explain(RKContextRef context, RKObjectRef object) {
    RKExplanationStep steps[32];
    char text[512];
    size_t count, k;
    CHECK(rk_explain(object, text, sizeof text, NULL));
    printf("%s\n", text);
    steps[0].struct_size = sizeof steps[0];
    CHECK(rk_explain_steps(object, steps, 32, &count));
    for (k = 0; k < count; k++) {
        CHECK(rk_explanation_step_describe(context, &steps[k], text, sizeof text, NULL));
        printf("  %s: %s\n", rk_reason_name(steps[k].reason), text);
        if (steps[k].unit != RKUnitNone) printf("    measured %g, limit %g\n", steps[k].value, steps[k].limit);
    }
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKControlRef button;
    RKViewRef photo, glass;
    RKGestureRecognizerRef tap;
    RKProblem problems[8];
    char text[512];
    size_t count, k;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_trace_start(context, 1000)); /* before the touches: what follows is read from it */
    CHECK(rk_window_create(context, NULL, rect(0, 0, 320, 480), &window));
    CHECK(rk_view_create(context, NULL, rect(0, 0, 320, 380), &photo));
    CHECK(rk_view_add_subview(RK_VIEW(window), photo));
    CHECK(rk_tap_create(context, NULL, &tap));
    CHECK(rk_object_set_name(RK_OBJECT(photo), "photo"));
    CHECK(rk_object_set_name(RK_OBJECT(tap), "open"));
    CHECK(rk_gesture_recognizer_add_action(tap, act, NULL, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(photo, tap));
    CHECK(rk_button_create(context, NULL, rect(100, 400, 120, 44), &button));
    CHECK(rk_object_set_name(RK_OBJECT(button), "save"));
    CHECK(rk_control_add_action(button, RKControlEventTouchUpInside, save, NULL, NULL, NULL));
    CHECK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
    CHECK(rk_view_create(context, NULL, rect(0, 380, 320, 100), &glass));
    CHECK(rk_object_set_name(RK_OBJECT(glass), "glass"));
    CHECK(rk_view_add_subview(RK_VIEW(window), glass)); /* in front of the button */

    finger(context, 1.00, RKTouchPhaseBegan, 160, 200); /* a tap that slips */
    finger(context, 1.05, RKTouchPhaseMoved, 190, 240);
    finger(context, 1.10, RKTouchPhaseEnded, 190, 240);
    explain(context, RK_OBJECT(tap));

    finger(context, 2.00, RKTouchPhaseBegan, 160, 420); /* a tap on the button, as one sees it */
    finger(context, 2.08, RKTouchPhaseEnded, 160, 420);
    explain(context, RK_OBJECT(button));

    /* All of a session at once, the most serious first. */
    problems[0].struct_size = sizeof problems[0];
    CHECK(rk_problems(context, RKProblemFlagsInputEnded, problems, 8, &count));
    for (k = 0; k < count; k++) {
        CHECK(rk_problem_describe(context, &problems[k], RKProblemPartSentence, text, sizeof text, NULL));
        printf("%s\n", text);
        CHECK(rk_problem_describe(context, &problems[k], RKProblemPartHelp, text, sizeof text, NULL));
        printf("  what would help: %s\n", text);
    }
    CHECK(rk_context_destroy(context));
    return 0;
}
