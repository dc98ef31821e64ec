/* A long press: it begins by the clock while the finger rests, follows the finger then, and ends with the lift. */
#include "../shared.h"

static RKContextRef context;

static void pressed(RKGestureRecognizerRef press, void *userdata) {
    RKPoint at;
    double time;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_location(press, NULL, &at));
    CHECK(rk_context_get_time(context, &time));
    printf("  %.2f s: %s at (%g, %g)\n", time, state_of(press), at.x, at.y);
}

int main(void) {
    RKWindowRef window;
    RKGestureRecognizerRef press;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    CHECK(rk_long_press_create(context, NULL, &press));
    attach(window, press, "press", pressed);

    printf("a finger that rests and then moves:\n");
    down(context, 1, 100, 100, 1);
    CHECK(rk_context_advance(context, 1.25));
    move(context, 1, 106, 100, 1.375); /* less than 10 points */
    CHECK(rk_context_advance(context, 2));
    move(context, 1, 150, 200, 2.25);
    up(context, 1, 150, 200, 2.5);

    printf("too short:\n");
    down(context, 1, 100, 100, 4);
    up(context, 1, 100, 100, 4.25);
    CHECK(rk_context_advance(context, 5));

    printf("moved too early:\n");
    down(context, 1, 100, 100, 6);
    move(context, 1, 115, 100, 6.25);
    CHECK(rk_context_advance(context, 7));
    up(context, 1, 115, 100, 7.25);

    printf("0.25 s suffice, and 20 points are allowed:\n");
    CHECK(rk_long_press_set_minimum_press_duration(press, 0.25));
    CHECK(rk_long_press_set_allowable_movement(press, 20));
    down(context, 1, 100, 100, 9);
    move(context, 1, 115, 100, 9.125);
    CHECK(rk_context_advance(context, 10));
    printf("an alert cancels it:\n");
    CHECK(rk_context_cancel_all_touches(context));

    CHECK(rk_context_destroy(context));
    return 0;
}
