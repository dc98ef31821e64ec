/* Taps: one, two, with two fingers. The single tap waits until no second one can come. What is too long or moves too far is no tap. */
#include "../shared.h"

static RKContextRef context;

static void tapped(RKGestureRecognizerRef recognizer, void *userdata) {
    RKViewRef photo;
    RKPoint at;
    size_t count;
    double time;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_view(recognizer, &photo));
    CHECK(rk_gesture_recognizer_get_location(recognizer, photo, &at));
    CHECK(rk_gesture_recognizer_get_number_of_touches(recognizer, &count));
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: %s %s at (%g, %g), fingers: %d\n", time, name_of(recognizer), state_of(recognizer), at.x, at.y, (int)count);
}

int main(void) {
    RKWindowRef window;
    RKViewRef photo;
    RKGestureRecognizerRef once, twice, pair;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    photo = add_view(context, NULL, window, "photo", rect(40, 40, 240, 240));
    CHECK(rk_tap_create(context, NULL, &once));
    attach(photo, once, "tap", tapped);

    printf("a tap at 1 s:\n");
    tap(context, 100, 100, 1);
    CHECK(rk_context_advance(context, 2));

    CHECK(rk_tap_create(context, NULL, &twice));
    CHECK(rk_tap_set_number_of_taps_required(twice, 2));
    attach(photo, twice, "double tap", tapped);
    CHECK(rk_gesture_recognizer_require_to_fail(once, twice));
    printf("with a double tap beside it, a tap at 3 s:\n");
    tap(context, 100, 100, 3);
    CHECK(rk_context_advance(context, 4));
    printf("two taps, at 5 and 5.25 s:\n");
    tap(context, 100, 100, 5);
    tap(context, 104, 100, 5.25);
    CHECK(rk_context_advance(context, 6));
    printf("two taps, at 7 and 7.5 s:\n");
    tap(context, 100, 100, 7);
    tap(context, 104, 100, 7.5);
    CHECK(rk_context_advance(context, 8.5));

    CHECK(rk_tap_create(context, NULL, &pair));
    CHECK(rk_tap_set_number_of_touches_required(pair, 2));
    attach(photo, pair, "tap of two", tapped);
    printf("two fingers:\n");
    two_fingers(context, RKTouchPhaseBegan, point(100, 100), point(200, 100), 9);
    two_fingers(context, RKTouchPhaseEnded, point(100, 100), point(200, 100), 9.25);
    CHECK(rk_context_advance(context, 10));
    printf("held for a second:\n");
    down(context, 1, 100, 100, 11);
    up(context, 1, 100, 100, 12);
    CHECK(rk_context_advance(context, 13));
    printf("moved by 50 points:\n");
    down(context, 1, 100, 100, 14);
    move(context, 1, 150, 100, 14.25);
    up(context, 1, 150, 100, 14.5);
    CHECK(rk_context_advance(context, 15));

    CHECK(rk_context_destroy(context));
    return 0;
}
