/* Swipes: recognised while the finger moves, by direction. Slow or slanting movements are none; one recogniser may take two directions. */
#include "../shared.h"

static RKContextRef context;

static void swiped(RKGestureRecognizerRef swipe, void *userdata) {
    RKPoint at;
    double time;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_location(swipe, NULL, &at));
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: %s from (%g, %g)\n", time, name_of(swipe), at.x, at.y);
}

static RKGestureRecognizerRef add(RKWindowRef window, const char *name, RKSwipeDirection direction) {
    RKGestureRecognizerRef swipe;
    CHECK(rk_swipe_create(context, NULL, &swipe));
    CHECK(rk_swipe_set_direction(swipe, direction));
    attach(window, swipe, name, swiped);
    return swipe;
}

/* Four moves, and the lift. */
static void stroke(const char *what, RKPoint from, RKPoint to, double time, double seconds) {
    int k;
    printf("%s:\n", what);
    down(context, 1, from.x, from.y, time);
    for (k = 1; k <= 4; k++) {
        move(context, 1, from.x + (to.x - from.x) * k / 4, from.y + (to.y - from.y) * k / 4, time + seconds * k / 4);
    }
    up(context, 1, to.x, to.y, time + seconds);
}

int main(void) {
    RKWindowRef window;
    RKGestureRecognizerRef pair;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    add(window, "left", RKSwipeDirectionLeft);
    add(window, "right", RKSwipeDirectionRight);
    add(window, "up or down", RKSwipeDirectionUp | RKSwipeDirectionDown);

    stroke("to the right", point(100, 200), point(260, 200), 1, 0.32);
    stroke("to the left", point(260, 200), point(100, 210), 2, 0.32);
    stroke("upwards", point(160, 300), point(160, 140), 3, 0.32);
    stroke("downwards", point(160, 140), point(160, 300), 4, 0.32);
    stroke("slanting", point(100, 100), point(260, 260), 5, 0.32);
    stroke("slowly", point(100, 200), point(260, 200), 6, 4);
    stroke("a little", point(100, 200), point(120, 200), 11, 0.32);

    pair = add(window, "left with two", RKSwipeDirectionLeft);
    CHECK(rk_swipe_set_number_of_touches_required(pair, 2));
    printf("two fingers to the left:\n");
    two_fingers(context, RKTouchPhaseBegan, point(260, 200), point(280, 250), 12);
    two_fingers(context, RKTouchPhaseMoved, point(180, 200), point(200, 250), 12.1);
    two_fingers(context, RKTouchPhaseEnded, point(180, 200), point(200, 250), 12.2);

    CHECK(rk_context_destroy(context));
    return 0;
}
