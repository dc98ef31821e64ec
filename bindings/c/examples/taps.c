/* taps.c - one tap or two? The single tap waits until it is certain that no second one comes.
 *
 *     cc taps.c $(pkg-config --cflags --libs responderkit) -o taps && ./taps
 *
 * Two recognisers on one view. Without more both would act: the single one at the first lift, the double one at the second. With a
 * requirement the single one acts only when the double one has failed. All times are the program's own: nothing here waits.
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

/* An action is called with its recogniser; userdata is what was given with it. */
static void tapped(RKGestureRecognizerRef recognizer, void *userdata) {
    RKContextRef context;
    RKPoint at;
    double now;
    CHECK(rk_object_get_context(RK_OBJECT(recognizer), &context));
    CHECK(rk_context_get_time(context, &now));
    CHECK(rk_gesture_recognizer_get_location(recognizer, NULL, &at));
    printf("  %.2f  %s at (%g, %g)\n", now, (const char *)userdata, at.x, at.y);
}

static RKGestureRecognizerRef add_tap(RKContextRef context, RKWindowRef window, int64_t taps, const char *name) {
    RKGestureRecognizerRef tap;
    CHECK(rk_tap_create(context, NULL, &tap));
    CHECK(rk_object_set_name(RK_OBJECT(tap), name));
    CHECK(rk_tap_set_number_of_taps_required(tap, taps));
    CHECK(rk_gesture_recognizer_add_action(tap, tapped, (void *)name, NULL, NULL));
    CHECK(rk_view_add_gesture_recognizer(RK_VIEW(window), tap));
    CHECK(rk_release(RK_OBJECT(tap))); /* the view keeps it */
    return tap;
}

static void tap_at(RKContextRef context, double time) {
    RKTouchSample finger = RK_INIT(RKTouchSample);
    finger.id = 1;
    finger.location.x = 160;
    finger.location.y = 240;
    finger.phase = RKTouchPhaseBegan;
    CHECK(rk_context_send_touches(context, time, &finger, 1));
    finger.phase = RKTouchPhaseEnded;
    CHECK(rk_context_send_touches(context, time + 0.08, &finger, 1));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKGestureRecognizerRef single, twice;
    RKRect screen = {{0, 0}, {320, 480}};
    char why[512];
    double deadline;

    CHECK(rk_context_create(NULL, &context));
    CHECK(rk_trace_start(context, 1000)); /* for the reasons */
    CHECK(rk_window_create(context, NULL, screen, &window));
    single = add_tap(context, window, 1, "single");
    twice = add_tap(context, window, 2, "double");

    printf("Two taps, and nothing said about their order:\n");
    tap_at(context, 1.00);
    tap_at(context, 1.20);

    CHECK(rk_gesture_recognizer_require_to_fail(single, twice));
    printf("The same, when single requires double to fail:\n");
    tap_at(context, 5.00);
    tap_at(context, 5.20);

    printf("One tap:\n");
    tap_at(context, 10.00);
    /* A program may sleep until then, or until the next touch comes. */
    CHECK(rk_context_next_deadline(context, &deadline));
    printf("  ...   waiting until %.2f\n", deadline);
    CHECK(rk_context_advance(context, deadline));
    CHECK(rk_explain(RK_OBJECT(twice), why, sizeof why, NULL));
    printf("%s\n", why);

    CHECK(rk_release(RK_OBJECT(window)));
    CHECK(rk_context_destroy(context));
    return 0;
}
