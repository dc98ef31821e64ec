/* swipe.c - a card that can be dragged, on a page that is turned with a swipe: which recogniser gets the finger?
 *
 *     cc swipe.c $(pkg-config --cflags --libs responderkit) -o swipe && ./swipe
 *
 * A pan begins after 10 points; a swipe wants 50 and less than half a second. Left alone the pan is always first. The requirement turns that
 * round: the pan waits while the finger could still be swiping, and then begins at the finger's present place.
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

static void swiped(RKGestureRecognizerRef swipe, void *userdata) {
    (void)swipe;
    (void)userdata;
    printf("  the page is turned\n");
}

static void dragged(RKGestureRecognizerRef pan, void *userdata) {
    static const char *const words[] = {"", "begins", "continues", "ends", "is cancelled", ""};
    RKGestureRecognizerState state;
    RKPoint moved;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_state(pan, &state));
    CHECK(rk_pan_get_translation(pan, NULL, &moved));
    printf("  the drag %s, by (%g, %g)\n", words[state], moved.x, moved.y);
}

/* A finger that moves to the right: `steps` samples of 20 points, `interval` seconds apart. */
static void finger(RKContextRef context, double time, int steps, double interval) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    int k;
    sample.id = 1;
    sample.location.x = 100;
    sample.location.y = 200;
    sample.phase = RKTouchPhaseBegan;
    CHECK(rk_context_send_touches(context, time, &sample, 1));
    sample.phase = RKTouchPhaseMoved;
    for (k = 1; k <= steps; k++) {
        sample.location.x = 100 + 20 * k;
        CHECK(rk_context_send_touches(context, time + interval * k, &sample, 1));
    }
    sample.phase = RKTouchPhaseEnded;
    CHECK(rk_context_send_touches(context, time + interval * (steps + 1), &sample, 1));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef pan, swipe;
    RKRect screen = {{0, 0}, {400, 400}};
    char why[512];

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_trace_start(context, 1000));
    CHECK(rk_window_create(context, NULL, screen, &window));
    CHECK(rk_pan_create(context, NULL, &pan));
    CHECK(rk_object_set_name(RK_OBJECT(pan), "drag"));
    CHECK(rk_gesture_recognizer_add_action(pan, dragged, NULL, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(window), pan));
    CHECK(rk_swipe_create(context, NULL, &swipe));
    CHECK(rk_object_set_name(RK_OBJECT(swipe), "swipe"));
    CHECK(rk_gesture_recognizer_add_action(swipe, swiped, NULL, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(window), swipe));

    printf("A quick finger:\n");
    finger(context, 1, 4, 0.02);
    CHECK(rk_explain(RK_OBJECT(swipe), why, sizeof why, NULL));
    printf("%s\n", why);

    CHECK(rk_gesture_recognizer_require_to_fail(pan, swipe));
    printf("The same, when the drag requires the swipe to fail:\n");
    finger(context, 3, 4, 0.02);

    printf("A slow finger:\n");
    finger(context, 5, 4, 0.3);
    CHECK(rk_explain(RK_OBJECT(swipe), why, sizeof why, NULL));
    printf("%s\n", why);

    CHECK(rk_release(RK_OBJECT(pan)));
    CHECK(rk_release(RK_OBJECT(swipe)));
    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
