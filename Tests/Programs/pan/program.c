/* A ball that a pan moves: the first 10 points begin the gesture, the rest is translation, which the program takes and sets back. */
#include "../shared.h"

static void dragged(RKGestureRecognizerRef pan, void *userdata) {
    RKViewRef ball;
    RKPoint by, center, velocity;
    (void)userdata;
    CHECK(rk_gesture_recognizer_get_view(pan, &ball));
    CHECK(rk_pan_get_translation(pan, NULL, &by));
    CHECK(rk_pan_get_velocity(pan, NULL, &velocity));
    CHECK(rk_view_get_center(ball, &center));
    center = point(center.x + by.x, center.y + by.y);
    CHECK(rk_view_set_center(ball, center));
    printf("  %s by (%g, %g): ball at (%g, %g)", state_of(pan), by.x, by.y, center.x, center.y);
    printf(", %.2f points a second\n", velocity.x);
    CHECK(rk_pan_set_translation(pan, point(0, 0), NULL));
}

int main(void) {
    RKContextRef context;
    RKWindowRef window;
    RKViewRef ball;
    RKGestureRecognizerRef pan;

    CHECK(rk_context_create(NULL, &context));
    window = make_window(context);
    ball = add_view(context, NULL, window, "ball", rect(40, 80, 40, 40));
    CHECK(rk_pan_create(context, NULL, &pan));
    attach(ball, pan, "pan", dragged);

    printf("to the right, and down:\n");
    down(context, 1, 60, 100, 1);
    move(context, 1, 65, 100, 1.0625); /* not enough yet */
    move(context, 1, 75, 100, 1.125);
    move(context, 1, 85, 108, 1.1875);
    move(context, 1, 95, 120, 1.25);
    up(context, 1, 95, 120, 1.3125);

    printf("not far enough:\n");
    down(context, 1, 85, 110, 3);
    move(context, 1, 92, 110, 3.25);
    up(context, 1, 92, 110, 3.5);

    printf("beside the ball:\n");
    down(context, 1, 200, 300, 5);
    move(context, 1, 240, 300, 5.25);
    up(context, 1, 240, 300, 5.5);

    printf("with two fingers, one after the other:\n");
    CHECK(rk_pan_set_minimum_number_of_touches(pan, 2));
    down(context, 1, 85, 110, 7);
    move(context, 1, 100, 110, 7.25);
    down(context, 2, 90, 120, 7.5);
    two_fingers(context, RKTouchPhaseMoved, point(130, 110), point(120, 120), 7.75);
    two_fingers(context, RKTouchPhaseEnded, point(130, 110), point(120, 120), 8);

    CHECK(rk_context_destroy(context));
    return 0;
}
