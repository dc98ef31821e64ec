/* Each recogniser recognises what it is for, on the numbers of SPEC, and its values are those that the header describes. */
#include <math.h>

#include "stage.h"

static RKPoint location(RKGestureRecognizerRef g, RKViewRef view) {
    RKPoint p = {NAN, NAN};
    OK(rk_gesture_recognizer_get_location(g, view, &p));
    return p;
}
static size_t fingers(RKGestureRecognizerRef g) {
    size_t n = 99;
    OK(rk_gesture_recognizer_get_number_of_touches(g, &n));
    return n;
}

/* ---- Tap ---- */

static RKPoint tapped_at;
static size_t tapped_with;
static void tapped(RKGestureRecognizerRef g, void *userdata) {
    tapped_at = location(g, NULL);
    tapped_with = fingers(g);
    if (userdata) OK(rk_gesture_recognizer_get_location(g, *(RKViewRef *)userdata, &tapped_at));
}

static void taps(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_gesture_recognizer_add_action(tap, tapped, NULL, NULL, NULL));
    OK(rk_gesture_recognizer_set_delays_touches_ended(tap, true));
    tap_at(&s, 1, 100, 100);
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1}"); /* SPEC 81, 86 */
    EXPECT(tapped_at.x == 100 && tapped_at.y == 100 && tapped_with == 1); /* SPEC 201 */
    EXPECT(state_of(tap) == RKGestureRecognizerStatePossible);            /* SPEC 83 */
    /* SPEC 199: 45 points are near, more are not; measured at the lift, too. */
    down(&s, 10, 1, 100, 100);
    up(&s, 10.1, 1, 145, 100);
    EXPECT_LOG("v.began{1} act:tap(ended) v.cancelled{1}");
    down(&s, 11, 1, 100, 100);
    up(&s, 11.1, 1, 100, 145.001);
    EXPECT_LOG("v.began{1} v.ended{1}");
    down(&s, 12, 1, 100, 100);
    move(&s, 12.1, 1, 132, 132); /* 45.25, though neither axis is */
    up(&s, 12.2, 1, 100, 100);
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    /* SPEC 197: at 0.75 s it is too long, by a timer. */
    down(&s, 20, 1, 100, 100);
    OK(rk_context_advance(s.context, 20.7499));
    EXPECT(state_of(tap) == RKGestureRecognizerStatePossible);
    OK(rk_context_advance(s.context, 20.75));
    EXPECT(state_of(tap) == RKGestureRecognizerStateFailed);
    up(&s, 20.8, 1, 100, 100);
    EXPECT_LOG("v.began{1} v.ended{1}");
    EXPECT(state_of(tap) == RKGestureRecognizerStatePossible); /* SPEC 173 */
    /* SPEC 200: two fingers are too many for it. */
    both(&s, 30, RKTouchPhaseBegan, 100, 100, 150, 100);
    both(&s, 30.1, RKTouchPhaseEnded, 100, 100, 150, 100);
    EXPECT_LOG("v.began{1,2} v.ended{1,2}");

    /* Two taps with two fingers, of which the first decides where it was (SPEC 201). */
    OK(rk_tap_set_number_of_taps_required(tap, 2));
    OK(rk_tap_set_number_of_touches_required(tap, 2));
    both(&s, 40, RKTouchPhaseBegan, 100, 100, 200, 120);
    both(&s, 40.1, RKTouchPhaseEnded, 100, 100, 200, 120);
    both(&s, 40.3, RKTouchPhaseBegan, 110, 100, 210, 130);
    EXPECT_LOG("v.began{1,2} v.began{1,2}");
    both(&s, 40.4, RKTouchPhaseEnded, 110, 100, 210, 130);
    EXPECT(tapped_at.x == 150 && tapped_at.y == 110 && tapped_with == 2);
    EXPECT(strstr(check_log, "act:tap(ended)") != NULL);
    log_clear();
    /* SPEC 198: 0.35 s after the lift there is no next tap any more. */
    both(&s, 50, RKTouchPhaseBegan, 100, 100, 200, 120);
    both(&s, 50.1, RKTouchPhaseEnded, 100, 100, 200, 120);
    EXPECT_LOG("v.began{1,2}"); /* SPEC 102: held back */
    OK(rk_context_advance(s.context, 50.45));
    EXPECT(strncmp(check_log, "v.ended", 7) == 0);
    log_clear();
    both(&s, 50.46, RKTouchPhaseBegan, 100, 100, 200, 120);
    both(&s, 50.5, RKTouchPhaseEnded, 100, 100, 200, 120);
    OK(rk_context_advance(s.context, 60));
    EXPECT(strstr(check_log, "act:") == NULL);
    stage_end(&s);
}

/* The location in a view, computed when it is asked. */
static void in_a_view(void) {
    Stage s = stage_make();
    RKViewRef turned = add_view(s.context, s.logger, s.view, "turned", rect(100, 100, 100, 50));
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_view_set_transform(turned, rk_transform_make_rotation(3.14159265358979323846 / 2)));
    OK(rk_gesture_recognizer_add_action(tap, tapped, &turned, NULL, NULL));
    tap_at(&s, 1, 150, 165); /* the centre is (150, 125) */
    EXPECT(near(tapped_at.x, 90) && near(tapped_at.y, 25));
    stage_end(&s);
}

/* ---- Long press ---- */

static void long_presses(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef press = add_gesture(&s, rk_long_press_create, s.view, "press");
    double deadline = 0;
    down(&s, 1, 1, 100, 100);
    OK(rk_context_next_deadline(s.context, &deadline));
    EXPECT(near(deadline, 1.5)); /* the host can know when to come back */
    OK(rk_context_advance(s.context, 1.4999));
    EXPECT_LOG("v.began{1}");
    OK(rk_context_advance(s.context, 1.5)); /* SPEC 204, 207 */
    EXPECT_LOG("act:press(began) v.cancelled{1}");
    move(&s, 1.6, 1, 160, 100); /* SPEC 205: no limit any more */
    EXPECT_LOG("act:press(changed)");
    EXPECT(location(press, NULL).x == 160 && fingers(press) == 1);
    up(&s, 1.7, 1, 160, 100);
    EXPECT_LOG("act:press(ended)");
    down(&s, 2, 1, 100, 100);
    move(&s, 2.1, 1, 110, 100); /* exactly 10 */
    EXPECT(state_of(press) == RKGestureRecognizerStatePossible);
    move(&s, 2.2, 1, 110.001, 100);
    EXPECT(state_of(press) == RKGestureRecognizerStateFailed);
    up(&s, 2.3, 1, 110, 100);
    EXPECT_LOG("v.began{1} v.moved{1} v.moved{1} v.ended{1}");
    OK(rk_long_press_set_minimum_press_duration(press, -3)); /* SPEC 206: 0 begins at once */
    EXPECT_LOG("!parameterClamped");
    down(&s, 3, 1, 100, 100);
    EXPECT_LOG("act:press(began)");
    up(&s, 3.1, 1, 100, 100);
    EXPECT_LOG("act:press(ended)");
    /* One tap, then a press. */
    OK(rk_long_press_set_minimum_press_duration(press, 0.5));
    OK(rk_long_press_set_number_of_taps_required(press, 1));
    tap_at(&s, 10, 100, 100);
    down(&s, 10.2, 1, 100, 100);
    log_clear();
    OK(rk_context_advance(s.context, 10.7));
    EXPECT_LOG("act:press(began) v.cancelled{1} v.cancelled{1}"); /* the tap's end was held back (SPEC 102), and then the press */
    up(&s, 10.8, 1, 100, 100);
    EXPECT_LOG("act:press(ended)");
    down(&s, 12, 1, 100, 100); /* without the tap */
    OK(rk_context_advance(s.context, 12.6));
    up(&s, 12.7, 1, 100, 100);
    OK(rk_context_advance(s.context, 14));
    EXPECT(strstr(check_log, "act:") == NULL);
    stage_end(&s);
}

/* ---- Pan ---- */

static void pans(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    RKViewRef twice = add_view(s.context, NULL, RK_VIEW(s.window), "twice", rect(0, 0, 10, 10));
    RKPoint p = {0, 0};
    OK(rk_view_set_user_interaction_enabled(twice, false));
    OK(rk_view_set_transform(twice, rk_transform_make_scale(2, 2)));
    down(&s, 1, 1, 100, 100); /* SPEC S26 */
    move(&s, 1.01, 1, 105, 100);
    move(&s, 1.02, 1, 109.999, 109.999);
    EXPECT_LOG("v.began{1} v.moved{1} v.moved{1}");
    move(&s, 1.03, 1, 111, 103);
    EXPECT_LOG("act:pan(began) v.cancelled{1}");
    OK(rk_pan_get_translation(pan, NULL, &p)); /* SPEC 210: 10 points of each axis are gone, and stay so */
    EXPECT(near(p.x, 1) && near(p.y, 0));
    move(&s, 1.04, 1, 120, 90);
    OK(rk_pan_get_translation(pan, NULL, &p));
    EXPECT(near(p.x, 10) && near(p.y, -13));
    OK(rk_pan_get_translation(pan, twice, &p)); /* SPEC 211: by the linear part */
    EXPECT(near(p.x, 5) && near(p.y, -6.5));
    OK(rk_pan_set_translation(pan, point(100, 0), NULL));
    OK(rk_pan_get_velocity(pan, NULL, &p));
    EXPECT(p.x == 0 && p.y == 0);
    move(&s, 1.05, 1, 121, 91);
    OK(rk_pan_get_translation(pan, NULL, &p));
    EXPECT(near(p.x, 101) && near(p.y, 1));
    EXPECT_LOG("act:pan(changed) act:pan(changed)");
    /* SPEC 212: another finger changes the centroid, not the translation, and is no change (SPEC 209). */
    down(&s, 1.06, 2, 300, 300);
    OK(rk_pan_get_translation(pan, NULL, &p));
    EXPECT(near(p.x, 101) && near(p.y, 1));
    EXPECT(location(pan, NULL).x == (121 + 300) / 2.0 && fingers(pan) == 2);
    EXPECT_LOG("");
    move(&s, 1.07, 2, 304, 300);
    OK(rk_pan_get_translation(pan, NULL, &p));
    EXPECT(near(p.x, 103) && near(p.y, 1));
    up(&s, 1.08, 1, 121, 91);
    EXPECT_LOG("act:pan(changed)");
    up(&s, 1.09, 2, 304, 300);
    EXPECT_LOG("act:pan(ended)");
    /* SPEC 215: constant speed. */
    down(&s, 2, 1, 100, 100);
    {
        int k;
        for (k = 1; k <= 10; k++) move(&s, 2 + 0.01 * k, 1, 100 + 5.0 * k, 100 - 2.0 * k);
    }
    OK(rk_pan_get_velocity(pan, NULL, &p));
    EXPECT(fabs(p.x - 500) < 1e-3 && fabs(p.y + 200) < 1e-3);
    OK(rk_pan_get_velocity(pan, twice, &p));
    EXPECT(fabs(p.x - 250) < 1e-3);
    up(&s, 2.105, 1, 150, 80);
    log_clear();
    down(&s, 3, 1, 100, 100); /* SPEC 216 */
    move(&s, 3.1, 1, 105, 100);
    up(&s, 3.2, 1, 150, 100); /* a lift begins nothing */
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    /* SPEC 214: a finger too many is ignored. */
    OK(rk_pan_set_maximum_number_of_touches(pan, 1));
    both(&s, 4, RKTouchPhaseBegan, 100, 100, 200, 200);
    EXPECT(fingers(pan) == 1);
    move(&s, 4.1, 2, 300, 300);
    EXPECT_LOG("v.began{1,2} v.moved{2}");
    move(&s, 4.2, 1, 100, 130);
    EXPECT_LOG("act:pan(began) v.cancelled{1}");
    up(&s, 4.3, 1, 100, 130);
    EXPECT_LOG("act:pan(ended)");
    up(&s, 4.4, 2, 300, 300);
    EXPECT_LOG("v.ended{2}");
    OK(rk_pan_set_maximum_number_of_touches(pan, INT64_MAX));
    OK(rk_pan_set_minimum_number_of_touches(pan, 2));
    down(&s, 5, 1, 100, 100);
    move(&s, 5.1, 1, 200, 100);
    EXPECT(state_of(pan) == RKGestureRecognizerStatePossible);
    up(&s, 5.2, 1, 200, 100);
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    stage_end(&s);
}

static void edge_pans(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef edge = add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge");
    OK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeLeft));
    down(&s, 1, 1, 5, 100);
    move(&s, 1.1, 1, 20, 105);
    EXPECT_LOG("v.began{1} act:edge(began) v.cancelled{1}");
    up(&s, 1.2, 1, 20, 105);
    EXPECT_LOG("act:edge(ended)");
    down(&s, 2, 1, 30, 100); /* SPEC 218: not at the edge */
    EXPECT(state_of(edge) == RKGestureRecognizerStateFailed);
    move(&s, 2.1, 1, 60, 100);
    up(&s, 2.2, 1, 60, 100);
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    down(&s, 3, 1, 5, 100); /* SPEC 219: along the edge */
    move(&s, 3.1, 1, 10, 130);
    EXPECT(state_of(edge) == RKGestureRecognizerStateFailed);
    up(&s, 3.2, 1, 10, 130);
    log_clear();
    OK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeNone)); /* SPEC 217 */
    down(&s, 4, 1, 5, 100);
    move(&s, 4.1, 1, 50, 100);
    up(&s, 4.2, 1, 50, 100);
    EXPECT(strstr(check_log, "act:") == NULL);
    stage_end(&s);
}

/* ---- Swipe ---- */

static void swipe_once(Stage *s, double t, double after, double dx, double dy, bool recognised) {
    down(s, t, 1, 200, 200);
    log_clear();
    move(s, t + after, 1, 200 + dx, 200 + dy);
    if ((strstr(check_log, "act:swipe(ended)") != NULL) != recognised) fprintf(stderr, "swipe (%g, %g) after %g:\n", dx, dy, after);
    EXPECT((strstr(check_log, "act:swipe(ended)") != NULL) == recognised);
    up(s, t + after + 0.01, 1, 200 + dx, 200 + dy);
    log_clear();
}

static void swipes(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    /* SPEC 221, 222 */
    swipe_once(&s, 1, 0.5, 100, 0, true);
    swipe_once(&s, 2, 0.501, 100, 0, false);
    swipe_once(&s, 3, 0.2, 40.6, 40.1, true);
    swipe_once(&s, 4, 0.2, 40.5, 0, false);
    swipe_once(&s, 5, 0.2, 60, 40.3, false);
    swipe_once(&s, 6, 0.4, 31.2, 30.3, true);
    swipe_once(&s, 7, 0.2, -100, 0, false);
    OK(rk_swipe_set_direction(swipe, RKSwipeDirectionUp | RKSwipeDirectionDown));
    swipe_once(&s, 8, 0.2, 0, -60, true);
    swipe_once(&s, 9, 0.2, 0, 60, true);
    swipe_once(&s, 10, 0.2, 60, 0, false);
    OK(rk_swipe_set_direction(swipe, 0)); /* SPEC 226 */
    swipe_once(&s, 11, 0.2, 60, 0, false);
    OK(rk_swipe_set_direction(swipe, 64));
    swipe_once(&s, 12, 0.2, 60, 0, false);
    OK(rk_swipe_set_direction(swipe, RKSwipeDirectionRight));
    down(&s, 13, 1, 200, 200); /* SPEC 225 */
    move(&s, 13.1, 1, 199.9, 200);
    EXPECT(state_of(swipe) == RKGestureRecognizerStateFailed);
    move(&s, 13.2, 1, 300, 200);
    up(&s, 13.3, 1, 300, 200);
    EXPECT(strstr(check_log, "act:") == NULL);
    log_clear();
    /* SPEC 223, 228, 83: in the movement, once; back to possible with the finger still down. */
    OK(rk_gesture_recognizer_add_action(swipe, tapped, NULL, NULL, NULL));
    down(&s, 14, 1, 200, 200);
    move(&s, 14.1, 1, 260, 200);
    EXPECT(tapped_at.x == 200 && state_of(swipe) == RKGestureRecognizerStatePossible);
    move(&s, 14.2, 1, 360, 200);
    up(&s, 14.3, 1, 360, 200);
    EXPECT_LOG("v.began{1} act:swipe(ended) v.cancelled{1}");
    /* SPEC 224: each of two fingers. */
    OK(rk_swipe_set_number_of_touches_required(swipe, 2));
    both(&s, 15, RKTouchPhaseBegan, 100, 100, 100, 200);
    both(&s, 15.01, RKTouchPhaseMoved, 200, 100, 150, 200);
    EXPECT_LOG("v.began{1,2} act:swipe(ended) v.cancelled{1,2}");
    both(&s, 15.02, RKTouchPhaseEnded, 200, 100, 150, 200);
    both(&s, 16, RKTouchPhaseBegan, 100, 100, 100, 200);
    both(&s, 16.01, RKTouchPhaseMoved, 200, 100, 100, 200);
    EXPECT(strstr(check_log, "act:") == NULL);
    both(&s, 16.02, RKTouchPhaseEnded, 200, 100, 100, 200);
    stage_end(&s);
}

/* ---- Pinch and rotation ---- */

static double scale_of(RKGestureRecognizerRef g) {
    double d = NAN;
    OK(rk_pinch_get_scale(g, &d));
    return d;
}
static double rotation_of(RKGestureRecognizerRef g) {
    double d = NAN;
    OK(rk_rotation_get_rotation(g, &d));
    return d;
}

static void pinches(void) {
    Stage s = stage_make();
    RKGestureRecognizerRef pinch = add_gesture(&s, rk_pinch_create, s.view, "pinch");
    double v = 9;
    both(&s, 1, RKTouchPhaseBegan, 100, 100, 200, 100); /* SPEC S59 */
    both(&s, 1.05, RKTouchPhaseMoved, 96, 100, 204, 100);
    EXPECT(state_of(pinch) == RKGestureRecognizerStatePossible);
    both(&s, 1.1, RKTouchPhaseMoved, 95, 100, 205, 100);
    EXPECT_LOG("v.began{1,2} v.moved{1,2} act:pinch(began) v.cancelled{1,2}");
    EXPECT(near(scale_of(pinch), 110.0 / 108));
    EXPECT(near(location(pinch, NULL).x, 150) && fingers(pinch) == 2);
    both(&s, 1.2, RKTouchPhaseMoved, 50, 100, 250, 100);
    EXPECT(near(scale_of(pinch), 200.0 / 108));
    OK(rk_pinch_set_scale(pinch, 1)); /* SPEC 231 */
    OK(rk_pinch_get_velocity(pinch, &v));
    EXPECT(v == 0);
    move(&s, 1.3, 2, 300, 100);
    EXPECT(near(scale_of(pinch), 1.25));
    OK(rk_pinch_get_velocity(pinch, &v));
    EXPECT(near(v, 2.5));
    EXPECT_LOG("act:pinch(changed) act:pinch(changed)");
    up(&s, 1.4, 1, 50, 100); /* SPEC 233 */
    move(&s, 1.5, 2, 320, 100);
    EXPECT_LOG("");
    down(&s, 1.6, 3, 120, 100); /* SPEC 234: the scale continues from where it was */
    EXPECT(near(scale_of(pinch), 1.25));
    move(&s, 1.7, 2, 220, 100);
    EXPECT(near(scale_of(pinch), 0.625));
    up(&s, 1.8, 2, 220, 100);
    up(&s, 1.9, 3, 120, 100);
    EXPECT_LOG("act:pinch(changed) act:pinch(ended)");
    down(&s, 3, 1, 100, 100); /* one finger */
    move(&s, 3.1, 1, 200, 100);
    up(&s, 3.2, 1, 200, 100);
    EXPECT_LOG("v.began{1} v.moved{1} v.ended{1}");
    stage_end(&s);
}

static void turn(Stage *s, double t, double degrees) {
    double a = degrees * 3.14159265358979323846 / 180;
    move(s, t, 2, 200 + 100 * cos(a), 200 + 100 * sin(a));
}

static void rotations(void) {
    static const double degree = 3.14159265358979323846 / 180;
    Stage s = stage_make();
    RKGestureRecognizerRef rotation = add_gesture(&s, rk_rotation_create, s.view, "rotation");
    double v = 9;
    both(&s, 1, RKTouchPhaseBegan, 200, 200, 300, 200); /* SPEC S60 */
    turn(&s, 1.05, 9.9);
    EXPECT(state_of(rotation) == RKGestureRecognizerStatePossible);
    turn(&s, 1.1, 10);
    EXPECT(state_of(rotation) == RKGestureRecognizerStateBegan);
    EXPECT(near(rotation_of(rotation), 5 * degree)); /* clockwise on the screen is positive */
    turn(&s, 1.15, 45);
    EXPECT(near(rotation_of(rotation), 40 * degree));
    OK(rk_rotation_get_velocity(rotation, &v));
    EXPECT(near(v, 35 * degree / 0.05));
    turn(&s, 1.2, 90);
    OK(rk_rotation_set_rotation(rotation, 0)); /* SPEC 237 */
    OK(rk_rotation_get_velocity(rotation, &v));
    EXPECT(v == 0);
    turn(&s, 1.25, 135);
    EXPECT(near(rotation_of(rotation), 45 * degree));
    turn(&s, 1.3, 200); /* no jump where the angle wraps */
    turn(&s, 1.35, 300);
    EXPECT(near(rotation_of(rotation), 210 * degree));
    log_clear();
    both(&s, 1.4, RKTouchPhaseEnded, 200, 200, 250, 113);
    EXPECT_LOG("act:rotation(ended)");
    stage_end(&s);
}

/* ---- Hover ---- */

static void point_at(Stage *s, double t, double x, double y, uint32_t buttons, bool outside) {
    RKPointerSample p = RK_INIT(RKPointerSample);
    p.location = point(x, y);
    p.buttons = buttons;
    p.is_outside = outside;
    OK(rk_context_send_pointer(s->context, t, &p));
}

static void hovers(void) {
    Stage s = stage_make();
    RKViewRef box = add_view(s.context, s.logger, s.view, "box", rect(100, 100, 100, 100));
    RKGestureRecognizerRef hover = add_gesture(&s, rk_hover_create, box, "hover");
    RKPointerSample bad = RK_INIT(RKPointerSample);
    point_at(&s, 1, 50, 50, 0, false);
    EXPECT_LOG("");
    point_at(&s, 1.1, 150, 150, 0, false);
    EXPECT_LOG("act:hover(began)");
    EXPECT(location(hover, box).x == 50);
    point_at(&s, 1.2, 160, 150, 0, false);
    EXPECT_LOG("act:hover(changed)");
    point_at(&s, 1.3, 250, 150, 0, false);
    EXPECT_LOG("act:hover(ended)");
    point_at(&s, 1.4, 150, 150, 0, false);
    point_at(&s, 1.5, 150, 150, 0, true); /* off the screens */
    EXPECT_LOG("act:hover(began) act:hover(ended)");
    tap_at(&s, 2, 150, 150); /* touches are nothing to it */
    EXPECT_LOG("box.began{1} box.ended{1}");
    bad.location = point(NAN, 0);
    EXPECT_STATUS(rk_context_send_pointer(s.context, 3, &bad), RKStatusInvalidArgument);
    bad.location = point(0, INFINITY);
    EXPECT_STATUS(rk_context_send_pointer(s.context, 3, &bad), RKStatusInvalidArgument);
    stage_end(&s);
}

int main(void) {
    taps();
    in_a_view();
    long_presses();
    pans();
    edge_pans();
    swipes();
    pinches();
    rotations();
    hovers();
    return check_done("gestures");
}
