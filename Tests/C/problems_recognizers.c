/* rk_problems() (SPEC 357): recognisers that fail narrowly, wait long, never fire, are always prevented. */
#include "problem_stage.h"

/* One finger that moves from (x, y) in steps of 3 points and lifts. */
static void slide(Stage *s, double t, double lasts, double x, double y, double dx, double dy) {
    int k, steps = 1 + (int)(hypot(dx, dy) / 3);
    down(s, t, 1, x, y);
    for (k = 1; k <= steps; k++) move(s, t + lasts * k / (steps + 1), 1, x + dx * k / steps, y + dy * k / steps);
    up(s, t + lasts, 1, x + dx, y + dy);
}
static void hold(Stage *s, double t, double lasts) {
    down(s, t, 1, 200, 200);
    OK(rk_context_advance(s->context, t + lasts));
    up(s, t + lasts, 1, 200, 200);
    OK(rk_context_advance(s->context, t + lasts + 1));
}

static void test_failed_narrowly(void) {
    Stage s = scene();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), press, pan, swipe, twice, edge;
    /* A tap: 45 points, 0.75 s. */
    slide(&s, 1, 0.2, 100, 200, 50, 0);
    EXPECT_PROBLEMS("20 tap<nothing 50/45");
    EXPECT(problems[0].reason == RKReasonGestureMovedTooFar && problems[0].unit == RKUnitPoints && problems[0].touch_id == 1);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "tap failed by little: the finger moved 50 pt, at most 45 pt are allowed (SPEC 199)");
    touch_at(&s, 2, 2, 200, 200);
    EXPECT_PROBLEMS("20 tap<nothing 50/45");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "tap failed (a finger moved") != NULL);
    OK(rk_trace_clear(s.context));
    slide(&s, 3, 0.2, 100, 200, 60, 0); /* passes 46 on its way */
    slide(&s, 4, 0.2, 100, 200, 44, 0);
    EXPECT_PROBLEMS("");
    hold(&s, 5, 0.8);
    EXPECT_PROBLEMS("20 tap<nothing 0.8/0.75");
    EXPECT(problems[0].reason == RKReasonGestureHeldTooLong && problems[0].unit == RKUnitSeconds);
    OK(rk_trace_clear(s.context));
    hold(&s, 8, 1); /* by much: a hint, no warning */
    EXPECT_PROBLEMS("26 tap<root 1/0.75");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].touch_id == 1 && problems[0].reason == RKReasonGestureHeldTooLong);
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    /* A long press: 0.5 s, 10 points. */
    press = add_gesture(&s, rk_long_press_create, s.view, "press");
    OK(rk_trace_clear(s.context));
    hold(&s, 11, 0.45);
    EXPECT_PROBLEMS("20 press<nothing 0.45/0.5");
    EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartSentence), "it lasted 0.45 s, at least 0.50 s are needed") != NULL);
    OK(rk_trace_clear(s.context));
    hold(&s, 14, 0.3);
    EXPECT_PROBLEMS("26 press<root 0.3/0.5");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "press had touch 1 at (200 200) and failed, and nothing else handled it: the fingers lifted too soon: it was held for 0.3 s, and begins at 0.5 s (SPEC 205)");
    OK(rk_trace_clear(s.context));
    slide(&s, 17, 0.4, 100, 200, 11, 0);
    EXPECT_PROBLEMS("20 press<nothing 11/10");
    OK(rk_trace_clear(s.context));
    slide(&s, 18, 0.4, 100, 200, 13, 0);
    EXPECT_PROBLEMS("26 press<root 10.4/10");
    OK(rk_view_remove_gesture_recognizer(s.view, press));
    /* A pan: 10 points. */
    pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    OK(rk_trace_clear(s.context));
    slide(&s, 19, 0.2, 100, 200, 9, 0);
    EXPECT_PROBLEMS("20 pan<nothing 9/10");
    OK(rk_trace_clear(s.context));
    slide(&s, 20, 0.2, 100, 200, 7, 0); /* the pan listens: it has not come far enough */
    EXPECT_PROBLEMS("26 pan<root 7/10");
    OK(rk_trace_clear(s.context));
    slide(&s, 21, 0.2, 100, 200, 30, 0);
    EXPECT_PROBLEMS("");
    /* What something else heard is no problem. */
    tap = add_gesture(&s, rk_tap_create, s.view, "also");
    slide(&s, 22, 0.2, 100, 200, 9, 0);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    OK(rk_view_remove_gesture_recognizer(s.view, pan));
    /* A swipe: 50 points, less the longer it lasts, to its last move. */
    swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    OK(rk_trace_clear(s.context));
    slide(&s, 24, 0.1, 100, 200, 42, 0);
    EXPECT_PROBLEMS("20 swipe<nothing 42/45.5938");
    OK(rk_trace_clear(s.context));
    slide(&s, 25, 0.1, 100, 200, 35, 0);
    EXPECT_PROBLEMS("26 swipe<root 35/45.6615");
    OK(rk_view_remove_gesture_recognizer(s.view, swipe));
    /* A pinch: 10 points. */
    {
        RKGestureRecognizerRef pinch = add_gesture(&s, rk_pinch_create, s.view, "pinch");
        OK(rk_trace_clear(s.context));
        both(&s, 26, RKTouchPhaseBegan, 100, 100, 200, 100);
        both(&s, 26.1, RKTouchPhaseMoved, 96, 100, 205, 100);
        both(&s, 26.2, RKTouchPhaseEnded, 96, 100, 205, 100);
        EXPECT_PROBLEMS("20 pinch<nothing 9/10");
        EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartSentence), "the fingers' distance changed by 9 pt, at least 10 pt are needed") != NULL);
        OK(rk_trace_clear(s.context));
        both(&s, 27, RKTouchPhaseBegan, 100, 100, 200, 100);
        both(&s, 27.1, RKTouchPhaseMoved, 98, 100, 205, 100);
        both(&s, 27.2, RKTouchPhaseEnded, 98, 100, 205, 100);
        EXPECT_PROBLEMS("26 pinch<root 7/10");
        OK(rk_view_remove_gesture_recognizer(s.view, pinch));
    }
    /* Two taps: 45 points and 0.35 s between them. */
    twice = add_gesture(&s, rk_tap_create, s.view, "twice");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 30, 1, 100, 200);
    touch_at(&s, 30.2, 2, 150, 200);
    EXPECT_PROBLEMS("20 twice<nothing 50/45");
    EXPECT(problems[0].reason == RKReasonGestureNextTapTooFar && problems[0].touch_id == 2);
    OK(rk_context_advance(s.context, 31));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 32, 1, 100, 200);
    touch_at(&s, 32.45, 2, 100, 200); /* 0.4 s after the lift */
    OK(rk_context_advance(s.context, 34));
    EXPECT_PROBLEMS("20 twice<nothing 0.4/0.35");
    EXPECT(problems[0].reason == RKReasonGestureNoNextTap);
    EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartExplanation), "1 of 2 taps, and no further one began within 0.35 s") != NULL);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 36, 1, 100, 200);
    touch_at(&s, 36.6, 2, 100, 200);
    OK(rk_context_advance(s.context, 38));
    EXPECT_PROBLEMS("26 twice<root 0.35/0.35 x2");
    OK(rk_view_remove_gesture_recognizer(s.view, twice));
    /* An edge: 20 points. */
    edge = add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge");
    OK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeLeft));
    OK(rk_trace_clear(s.context));
    slide(&s, 40, 0.2, 23, 200, 60, 0);
    EXPECT_PROBLEMS("20 edge<nothing 23/20");
    EXPECT(problems[0].reason == RKReasonGestureNotAtEdge);
    OK(rk_trace_clear(s.context));
    slide(&s, 41, 0.2, 25, 200, 60, 0);
    EXPECT_PROBLEMS("26 edge<root 25/20");
    OK(rk_trace_clear(s.context));
    slide(&s, 42, 0.2, 44, 200, 60, 0);
    EXPECT_PROBLEMS("26 edge<root 44/20");
    OK(rk_trace_clear(s.context));
    slide(&s, 43, 0.2, 45, 200, 60, 0); /* a drag in the middle is meant for no edge */
    EXPECT_PROBLEMS("");
    end(&s);
}

static void test_long_wait(void) {
    Stage s = scene();
    RKViewRef pad = add_view(s.context, s.logger, s.view, "pad", rect(0, 0, 400, 400));
    RKGestureRecognizerRef single = add_gesture(&s, rk_tap_create, pad, "single"), twice = add_gesture(&s, rk_tap_create, pad, "twice"), press;
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_gesture_recognizer_require_to_fail(single, twice));
    touch_at(&s, 1, 1, 100, 100);
    EXPECT_PROBLEMS("");
    OK(rk_context_advance(s.context, 3));
    EXPECT_PROBLEMS("21 single<twice 0.35/0.3");
    EXPECT(problems[0].touch_id == 1 && problems[0].reason == RKReasonGestureWaits && fabs(problems[0].time - 1.4) < 1e-9);
    OK(rk_context_set_config(s.context, RKConfigTapMaximumInterval, 0.25));
    OK(rk_view_remove_gesture_recognizer(pad, twice));
    twice = add_gesture(&s, rk_tap_create, pad, "soon");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_gesture_recognizer_require_to_fail(single, twice));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 1, 100, 100);
    OK(rk_context_advance(s.context, 6));
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(pad, single));
    OK(rk_view_remove_gesture_recognizer(pad, twice));
    /* A view that gets its touch late. */
    press = add_gesture(&s, rk_long_press_create, pad, "press");
    OK(rk_gesture_recognizer_set_delays_touches_began(press, true));
    OK(rk_trace_clear(s.context));
    hold(&s, 8, 0.4);
    EXPECT_PROBLEMS("21 pad<press 0.4/0.3");
    EXPECT(problems[0].reason == RKReasonBeganHeldBack);
    OK(rk_trace_clear(s.context));
    hold(&s, 11, 0.2);
    EXPECT_PROBLEMS("");
    end(&s);
}

static RKGestureRecognizerRef bare(Stage *s, CreateGesture create, RKViewRef view, const char *name) {
    RKGestureRecognizerRef recognizer = NULL;
    OK(create(s->context, NULL, &recognizer));
    OK(rk_object_set_name(RK_OBJECT(recognizer), name));
    if (view) OK(rk_view_add_gesture_recognizer(view, recognizer));
    return recognizer;
}

static void test_never_fires(void) {
    Stage s = scene();
    RKGestureRecognizerRef off = add_gesture(&s, rk_tap_create, s.view, "off"), mute, loose, other;
    RKViewRef away = NULL;
    OK(rk_gesture_recognizer_set_enabled(off, false));
    touch_at(&s, 1, 1, 100, 100);
    touch_at(&s, 2, 2, 100, 100);
    EXPECT_PROBLEMS("22 off<root 1/0 x2");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].touch_id == 2 && problems[0].first_time == 1 && problems[0].time == 2);
    OK(rk_gesture_recognizer_set_enabled(off, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 3, 100, 100);
    EXPECT_PROBLEMS("");
    /* It has recognised: that it is disabled now is no problem. */
    OK(rk_gesture_recognizer_set_enabled(off, false));
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(s.view, off));
    OK(rk_trace_clear(s.context));
    /* Without a target; required by another one, it has a purpose. */
    mute = bare(&s, rk_pan_create, s.view, "mute");
    EXPECT_PROBLEMS("23 mute<root");
    EXPECT(problems[0].sequence == 0 && problems[0].severity == RKProblemSeverityHint);
    other = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    OK(rk_gesture_recognizer_require_to_fail(other, mute));
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(s.view, mute));
    OK(rk_release(RK_OBJECT(mute)));
    /* Without a view, with one that is in no window, then in one. */
    loose = bare(&s, rk_tap_create, NULL, "loose");
    OK(rk_gesture_recognizer_add_action(loose, stage_action, NULL, NULL, NULL));
    EXPECT_PROBLEMS("24 loose<nothing");
    OK(rk_view_create(s.context, NULL, rect(0, 0, 50, 50), &away));
    OK(rk_object_set_name(RK_OBJECT(away), "away"));
    OK(rk_view_add_gesture_recognizer(away, loose));
    EXPECT_PROBLEMS("24 loose<away");
    OK(rk_view_add_subview(s.view, away));
    EXPECT_PROBLEMS("");
    OK(rk_release(RK_OBJECT(away)));
    OK(rk_release(RK_OBJECT(loose)));
    end(&s);
}

static void test_always_prevented(void) {
    Stage s = scene();
    RKGestureRecognizerRef first;
    int k;
    add_gesture(&s, rk_tap_create, s.view, "second");
    first = add_gesture(&s, rk_tap_create, s.view, "first"); /* added later, it comes first */
    for (k = 0; k < 2; k++) touch_at(&s, 1 + k, 1 + k, 100, 100);
    EXPECT_PROBLEMS("");
    touch_at(&s, 5, 5, 100, 100);
    EXPECT_PROBLEMS("25 second<first 3/3 x3");
    EXPECT(problems[0].first_time == 1.05 && problems[0].time == 5.05 && problems[0].touch_id == 5);
    OK(rk_gesture_recognizer_set_enabled(first, false));
    touch_at(&s, 6, 6, 100, 100);
    EXPECT_PROBLEMS("");
    end(&s);
}

/* The advice about a limit names the property, and following it helps. */
static void set_config(Stage *s, const char *name, double value) {
    RKConfig key = RKConfigHitTestPasses;
    if (!strcmp(name, "panHysteresis")) key = RKConfigPanHysteresis;
    if (!strcmp(name, "edgeRegion")) key = RKConfigEdgeRegion;
    if (!strcmp(name, "swipeMinimumPrimary")) key = RKConfigSwipeMinimumPrimary;
    if (!strcmp(name, "swipeMaximumSecondary")) key = RKConfigSwipeMaximumSecondary;
    if (!strcmp(name, "pinchActivation")) key = RKConfigPinchActivation;
    if (!strcmp(name, "rotationActivation")) key = RKConfigRotationActivation;
    EXPECT(key != RKConfigHitTestPasses);
    OK(rk_context_set_config(s->context, key, value));
}
static void follow(Stage *s, RKGestureRecognizerRef recognizer) {
    char property[64] = "", owner[64] = "", which[16] = "";
    double value = 0;
    EXPECT(sscanf(text_of(s->context, problems, RKProblemPartHelp), "set %63s of %63s", property, owner) == 2);
    if (!strcmp(owner, "the")) {
        EXPECT(sscanf(text_of(s->context, problems, RKProblemPartHelp), "set %63s of the context to %15s than %lf", property, which, &value) == 3);
        value *= !strcmp(which, "more") ? 1.001 : 0.999;
        set_config(s, property, value);
        return;
    }
    EXPECT(sscanf(text_of(s->context, problems, RKProblemPartHelp), "set %63s of %63s to %15s than %lf", property, owner, which, &value) == 4 && !strcmp(owner, name_of(RK_OBJECT(recognizer))));
    value *= !strcmp(which, "more") ? 1.001 : 0.999;
    if (!strcmp(property, "maximumTapDuration")) OK(rk_tap_set_maximum_tap_duration(recognizer, value));
    else if (!strcmp(property, "maximumIntervalBetweenSuccessiveTaps")) OK(rk_tap_set_maximum_interval_between_successive_taps(recognizer, value));
    else if (!strcmp(property, "minimumPressDuration")) OK(rk_long_press_set_minimum_press_duration(recognizer, value));
    else if (!strcmp(owner, "press")) OK(rk_long_press_set_allowable_movement(recognizer, value));
    else OK(rk_tap_set_allowable_movement(recognizer, value));
}
static void do_narrowly(Stage *s, int number, double t) {
    switch (number) {
    case 0: slide(s, t, 0.2, 100, 200, 50, 0); break;
    case 1: hold(s, t, 0.8); break;
    case 2: touch_at(s, t, 1, 100, 100), touch_at(s, t + 0.45, 1, 100, 100); break;
    case 3: touch_at(s, t, 1, 100, 100), touch_at(s, t + 0.2, 1, 150, 100); break;
    case 4: hold(s, t, 0.45); break;
    case 5: slide(s, t, 0.6, 100, 200, 11, 0); break;
    case 6: slide(s, t, 0.2, 100, 200, 9, 0); break;
    case 7: slide(s, t, 0.1, 100, 200, 42, 0); break;
    case 8: both(s, t, RKTouchPhaseBegan, 100, 100, 200, 100), both(s, t + 0.1, RKTouchPhaseMoved, 96, 100, 205, 100), both(s, t + 0.2, RKTouchPhaseEnded, 96, 100, 205, 100); break;
    case 9: both(s, t, RKTouchPhaseBegan, 100, 100, 200, 100), both(s, t + 0.1, RKTouchPhaseMoved, 100, 92, 200, 108), both(s, t + 0.2, RKTouchPhaseEnded, 100, 92, 200, 108); break;
    case 10: slide(s, t, 0.1, 22, 200, 100, 0); break;
    default: down(s, t, 1, 100, 100), move(s, t + 0.05, 1, 120, 150), move(s, t + 0.08, 1, 190, 150), up(s, t + 0.1, 1, 190, 150);
    }
}
static void test_advice(void) {
    int number;
    for (number = 0; number < 12; number++) {
        Stage s = scene();
        RKGestureRecognizerRef recognizer = number < 4 ? add_gesture(&s, rk_tap_create, s.view, "tap") : number < 6 ? add_gesture(&s, rk_long_press_create, s.view, "press")
            : number == 6 ? add_gesture(&s, rk_pan_create, s.view, "pan") : number == 8 ? add_gesture(&s, rk_pinch_create, s.view, "pinch")
            : number == 9 ? add_gesture(&s, rk_rotation_create, s.view, "turn") : number == 10 ? add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge")
            : add_gesture(&s, rk_swipe_create, s.view, "swipe");
        if (number == 10) OK(rk_screen_edge_pan_set_edges(recognizer, RKRectEdgeLeft));
        if (number == 2 || number == 3) OK(rk_tap_set_number_of_taps_required(recognizer, 2));
        do_narrowly(&s, number, 1);
        OK(rk_context_advance(s.context, 5));
        read_problems(s.context, 0);
        EXPECT(found == 1 && problems[0].kind == RKProblemKindFailedNarrowly);
        follow(&s, recognizer);
        OK(rk_trace_clear(s.context));
        log_clear();
        do_narrowly(&s, number, 10);
        OK(rk_context_advance(s.context, 15));
        EXPECT(check_log[0] != 0);
        EXPECT_PROBLEMS("");
        if (found) fprintf(stderr, "case %d: %s\n", number, text_of(s.context, problems, RKProblemPartSentence));
        end(&s);
    }
}

int main(void) {
    test_advice();
    test_failed_narrowly();
    test_long_wait();
    test_never_fires();
    test_always_prevented();
    return check_done("problems_recognizers");
}
