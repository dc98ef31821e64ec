/* Which samples a velocity is made of, and how far it may go beyond them: of pans (SPEC 215) and of predictions (SPEC 342). */
#include <math.h>

#include "stage.h"

/* The horizontal velocity of a finger whose reports come at these times and places. */
static double pan_velocity(const double *times, const double *places, int count) {
    Stage s = stage_make();
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    RKPoint v = {NAN, NAN};
    int k;
    down(&s, times[0], 1, 20 + places[0], 100);
    for (k = 1; k < count; k++) move(&s, times[k], 1, 20 + places[k], 100);
    OK(rk_pan_get_velocity(pan, NULL, &v));
    EXPECT(v.y == 0);
    up(&s, times[count - 1], 1, 20 + places[count - 1], 100);
    log_clear();
    stage_end(&s);
    return v.x;
}
static bool about(double a, double b) { return fabs(a - b) < 1e-6; }

/* SPEC 215: a gap of more than 0.04 seconds is a rest, but where the steps next to it are half as long. */
static void rests(void) {
    static const double places[] = {0, 20, 50}; /* it gets faster: with the first of them the velocity is beyond the last difference */
    static const double quick[] = {1, 1.05, 1.07}, even[] = {1, 1.05, 1.1}, half[] = {1, 1.05, 1.075}, less[] = {1, 1.05, 1.0745}, shorter[] = {1, 1.039, 1.049};
    EXPECT(about(pan_velocity(quick, places, 3), 30 / 0.02)); /* the last two alone */
    EXPECT(about(pan_velocity(less, places, 3), 30 / 0.0245));
    EXPECT(pan_velocity(half, places, 3) > 30 / 0.025 + 50); /* no rest: steps that are as long */
    EXPECT(pan_velocity(even, places, 3) > 30 / 0.05 + 50);
    EXPECT(pan_velocity(shorter, places, 3) > 30 / 0.01 + 50); /* not long enough for one */
}

/* SPEC 215: as far as the last two differences lead, whatever was before them. */
static void leads(void) {
    static const double times[] = {1, 1.01, 1.02, 1.03}, steady_end[] = {0, 15, 40, 65}, faster[] = {0, 15, 30, 55}, slower[] = {0, 35, 60, 75};
    EXPECT(about(pan_velocity(times, steady_end, 4), 2500));
    EXPECT(pan_velocity(times, faster, 4) > 2500 && pan_velocity(times, faster, 4) <= 3000);
    EXPECT(pan_velocity(times, slower, 4) >= 1000 && pan_velocity(times, slower, 4) <= 1500);
}

static RKTouchSnapshot ahead_of(Stage *s, RKPredictionModel model) {
    RKTouchRef touch = NULL;
    RKTouchSnapshot ahead = {0, {0, 0}};
    OK(rk_context_find_touch(s->context, 1, &touch));
    OK(rk_touch_get_predicted(touch, model, 0.02, &ahead));
    return ahead;
}

/* SPEC 342: a report of it where it is already is a sample, before it is old enough for a rest. */
static void reports_at_rest(void) {
    Stage s = stage_make();
    RKTouchSnapshot moving, resting;
    int i;
    down(&s, 1, 1, 100, 100);
    for (i = 1; i <= 5; i++) move(&s, 1 + 0.01 * i, 1, 100 + 5 * i, 100);
    moving = ahead_of(&s, RKPredictionModelLinear);
    EXPECT(about(moving.timestamp, 1.07) && about(moving.location.x, 135));
    for (i = 6; i <= 8; i++) move(&s, 1 + 0.01 * i, 1, 125, 100);
    resting = ahead_of(&s, RKPredictionModelLinear);
    EXPECT(about(resting.timestamp, 1.1) && resting.location.x >= 125 && resting.location.x < 128);
    up(&s, 1.09, 1, 125, 100);
    log_clear();
    stage_end(&s);
}

/* SPEC 342: no more than the last 0.1 seconds count, for the velocity and for what it gains. */
static void window(void) {
    Stage s = stage_make();
    int i;
    down(&s, 1, 1, 50, 100);
    for (i = 1; i <= 10; i++) move(&s, 1 + 0.01 * i, 1, 50 + i, 100);
    for (i = 1; i <= 11; i++) move(&s, 1.1 + 0.01 * i, 1, 60 + 10 * i, 100);
    EXPECT(fabs(ahead_of(&s, RKPredictionModelLinear).location.x - 190) < 1e-6);
    EXPECT(fabs(ahead_of(&s, RKPredictionModelQuadratic).location.x - 190) < 1e-6);
    up(&s, 1.21, 1, 170, 100);
    log_clear();
    stage_end(&s);
}

int main(void) {
    rests();
    leads();
    reports_at_rest();
    window();
    return check_done("velocity");
}
