/* Every property of every recogniser: its default, what a setter keeps, what it clamps (SPEC 314) and reports about it, which kinds it refuses. */
#include <float.h>
#include <math.h>

#include "stage.h"

static RKStatus plain(RKContextRef context, RKClassRef cls, RKGestureRecognizerRef *out) { return rk_gesture_recognizer_create(context, cls, out); }

static const struct {
    const char *cls;
    CreateGesture create;
} kinds[] = {{"GestureRecognizer", plain}, {"Tap", rk_tap_create}, {"LongPress", rk_long_press_create}, {"Pan", rk_pan_create}, {"ScreenEdgePan", rk_screen_edge_pan_create},
             {"Swipe", rk_swipe_create}, {"Pinch", rk_pinch_create}, {"Rotation", rk_rotation_create}, {"Hover", rk_hover_create}};
enum { KINDS = sizeof kinds / sizeof *kinds, PLAIN = 0, TAP, PRESS, PAN, EDGE, SWIPE, PINCH, ROTATION, HOVER };

static RKGestureRecognizerRef of_kind[KINDS];

/* Classes and their ancestors; a creator refuses what is no subclass of its own. */
static void classes(Stage *s) {
    int k, other;
    for (k = 0; k < KINDS; k++) {
        RKClassRef cls = NULL, found = NULL;
        RKGestureRecognizerRef made = NULL;
        char name[64] = "";
        bool is = false;
        OK(rk_class_find(s->context, kinds[k].cls, &cls));
        OK(kinds[k].create(s->context, NULL, &of_kind[k]));
        OK(rk_object_get_class(RK_OBJECT(of_kind[k]), &found));
        EXPECT(found == cls);
        OK(rk_class_get_name(found, name, sizeof name, NULL));
        EXPECT_TEXT(name, kinds[k].cls);
        OK(rk_object_is_kind_of(RK_OBJECT(of_kind[k]), cls, &is));
        EXPECT(is);
        OK(rk_gesture_recognizer_create(s->context, cls, &made)); /* the general creator makes any of them */
        OK(rk_release(RK_OBJECT(made)));
        for (other = 1; other < KINDS; other++) {
            bool family = other == k || (other == PAN && k == EDGE);
            made = NULL;
            EXPECT_STATUS(kinds[other].create(s->context, cls, &made), family ? RKStatusOK : RKStatusInvalidArgument);
            if (made) OK(rk_release(RK_OBJECT(made)));
        }
    }
    {
        RKClassRef view = NULL, root = NULL, found = s->logger;
        RKGestureRecognizerRef made = NULL;
        RKViewRef none = NULL;
        OK(rk_class_find(s->context, "View", &view));
        OK(rk_class_find(s->context, "GestureRecognizer", &root));
        EXPECT_STATUS(rk_gesture_recognizer_create(s->context, view, &made), RKStatusInvalidArgument);
        EXPECT_STATUS(rk_view_create(s->context, root, rect(0, 0, 1, 1), &none), RKStatusInvalidArgument);
        OK(rk_class_get_superclass(root, &found)); /* SPEC 123: a root of its own */
        EXPECT(found == NULL && made == NULL && none == NULL);
    }
}

/* ---- Whole numbers ---- */

static const struct {
    const char *name;
    RKStatus (*set)(RKGestureRecognizerRef, int64_t);
    RKStatus (*get)(RKGestureRecognizerRef, int64_t *);
    unsigned kinds;
    int64_t standard;
} counts[] = {
    {"numberOfTapsRequired", rk_tap_set_number_of_taps_required, rk_tap_get_number_of_taps_required, 1u << TAP, 1},
    {"numberOfTouchesRequired", rk_tap_set_number_of_touches_required, rk_tap_get_number_of_touches_required, 1u << TAP, 1},
    {"press.numberOfTapsRequired", rk_long_press_set_number_of_taps_required, rk_long_press_get_number_of_taps_required, 1u << PRESS, 0},
    {"press.numberOfTouchesRequired", rk_long_press_set_number_of_touches_required, rk_long_press_get_number_of_touches_required, 1u << PRESS, 1},
    {"minimumNumberOfTouches", rk_pan_set_minimum_number_of_touches, rk_pan_get_minimum_number_of_touches, 1u << PAN | 1u << EDGE, 1},
    {"maximumNumberOfTouches", rk_pan_set_maximum_number_of_touches, rk_pan_get_maximum_number_of_touches, 1u << PAN | 1u << EDGE, INT64_MAX},
    {"swipe.numberOfTouchesRequired", rk_swipe_set_number_of_touches_required, rk_swipe_get_number_of_touches_required, 1u << SWIPE, 1},
};

static void whole_numbers(void) {
    static const int64_t values[] = {0, 1, 2, 7, INT64_MAX, -1, -1000000, INT64_MIN};
    size_t p, v;
    int k;
    for (p = 0; p < sizeof counts / sizeof *counts; p++)
        for (k = 0; k < KINDS; k++) {
            int64_t is = -7;
            bool taps_of_press = k == PRESS && p < 2; /* a long press has taps, too: which function reads them is free */
            if (taps_of_press) continue;
            if (!(counts[p].kinds & 1u << k)) {
                EXPECT_STATUS(counts[p].set(of_kind[k], 2), RKStatusWrongKind);
                EXPECT_STATUS(counts[p].get(of_kind[k], &is), RKStatusWrongKind);
                EXPECT(is == -7);
                continue;
            }
            OK(counts[p].get(of_kind[k], &is));
            if (is != counts[p].standard) fprintf(stderr, "%s:\n", counts[p].name);
            EXPECT(is == counts[p].standard);
            EXPECT_STATUS(counts[p].get(of_kind[k], NULL), RKStatusInvalidArgument);
            for (v = 0; v < sizeof values / sizeof *values; v++) {
                log_clear();
                OK(counts[p].set(of_kind[k], values[v]));
                OK(counts[p].get(of_kind[k], &is));
                EXPECT(is == (values[v] < 0 ? 0 : values[v]));
                EXPECT_LOG(values[v] < 0 ? "!parameterClamped" : "");
            }
        }
}

/* ---- Times and distances ---- */

static const struct {
    const char *name;
    RKStatus (*set)(RKGestureRecognizerRef, double);
    RKStatus (*get)(RKGestureRecognizerRef, double *);
    int kind;
    double standard;
    RKConfig config;
} measures[] = {
    {"maximumTapDuration", rk_tap_set_maximum_tap_duration, rk_tap_get_maximum_tap_duration, TAP, 0.75, RKConfigTapMaximumDuration},
    {"maximumIntervalBetweenSuccessiveTaps", rk_tap_set_maximum_interval_between_successive_taps, rk_tap_get_maximum_interval_between_successive_taps, TAP, 0.35, RKConfigTapMaximumInterval},
    {"tap.allowableMovement", rk_tap_set_allowable_movement, rk_tap_get_allowable_movement, TAP, 45, RKConfigTapAllowableMovement},
    {"minimumPressDuration", rk_long_press_set_minimum_press_duration, rk_long_press_get_minimum_press_duration, PRESS, 0.5, RKConfigLongPressMinimumDuration},
    {"press.allowableMovement", rk_long_press_set_allowable_movement, rk_long_press_get_allowable_movement, PRESS, 10, RKConfigLongPressAllowableMovement},
};

static void measured(Stage *s) {
    static const double values[] = {0, 0.25, 3, 1e-300, DBL_MAX, -1, -0.001, -DBL_MAX};
    size_t p, v;
    int k;
    for (p = 0; p < sizeof measures / sizeof *measures; p++) {
        RKGestureRecognizerRef g = of_kind[measures[p].kind], fresh = NULL;
        double is = -7;
        for (k = 0; k < KINDS; k++)
            if (k != measures[p].kind && k != PRESS) {
                EXPECT_STATUS(measures[p].set(of_kind[k], 1), RKStatusWrongKind);
                EXPECT_STATUS(measures[p].get(of_kind[k], &is), RKStatusWrongKind);
            }
        EXPECT(is == -7);
        OK(measures[p].get(g, &is));
        if (is != measures[p].standard) fprintf(stderr, "%s:\n", measures[p].name);
        EXPECT(is == measures[p].standard);
        EXPECT_STATUS(measures[p].get(g, NULL), RKStatusInvalidArgument);
        for (v = 0; v < sizeof values / sizeof *values; v++) {
            log_clear();
            OK(measures[p].set(g, values[v]));
            OK(measures[p].get(g, &is));
            EXPECT(is == (values[v] < 0 ? 0 : values[v]));
            EXPECT_LOG(values[v] < 0 ? "!parameterClamped" : "");
        }
        OK(measures[p].set(g, 5));
        OK(measures[p].set(g, NAN));
        OK(measures[p].get(g, &is));
        EXPECT(is == 0);
        OK(measures[p].set(g, -INFINITY));
        EXPECT_LOG("!parameterClamped !parameterClamped");
        OK(measures[p].get(g, &is));
        EXPECT(is == 0);
        OK(measures[p].set(g, INFINITY)); /* without end: some number that is no NaN */
        OK(measures[p].get(g, &is));
        EXPECT(is > 1e9);
        log_clear();
        /* The constant of the context is the default of those made later. */
        OK(rk_context_set_config(s->context, measures[p].config, 2.5));
        OK(kinds[measures[p].kind].create(s->context, NULL, &fresh));
        OK(measures[p].get(fresh, &is));
        EXPECT(is == 2.5);
        OK(rk_release(RK_OBJECT(fresh)));
        OK(rk_context_set_config(s->context, measures[p].config, measures[p].standard));
    }
}

/* ---- Flags and masks ---- */

static const struct {
    RKStatus (*set)(RKGestureRecognizerRef, bool);
    RKStatus (*get)(RKGestureRecognizerRef, bool *);
    bool standard;
} flags[] = {
    {rk_gesture_recognizer_set_enabled, rk_gesture_recognizer_is_enabled, true},
    {rk_gesture_recognizer_set_cancels_touches_in_view, rk_gesture_recognizer_cancels_touches_in_view, true},
    {rk_gesture_recognizer_set_delays_touches_began, rk_gesture_recognizer_delays_touches_began, false},
    {rk_gesture_recognizer_set_delays_touches_ended, rk_gesture_recognizer_delays_touches_ended, true},
    {rk_gesture_recognizer_set_requires_exclusive_touch_type, rk_gesture_recognizer_requires_exclusive_touch_type, true},
};

static void flags_and_masks(Stage *s) {
    size_t f;
    int k;
    for (k = 0; k < KINDS; k++) {
        RKGestureRecognizerRef g = of_kind[k];
        RKViewRef view = s->view;
        RKObjectRef delegate = RK_OBJECT(s->view);
        RKPoint at = {-1, -1};
        uint32_t types = 0;
        size_t touches = 9;
        EXPECT(state_of(g) == RKGestureRecognizerStatePossible); /* SPEC 157 */
        for (f = 0; f < sizeof flags / sizeof *flags; f++) {
            bool is = !flags[f].standard;
            OK(flags[f].get(g, &is));
            EXPECT(is == flags[f].standard);
            OK(flags[f].set(g, !flags[f].standard));
            OK(flags[f].get(g, &is));
            EXPECT(is == !flags[f].standard);
            OK(flags[f].set(g, flags[f].standard));
            EXPECT_STATUS(flags[f].get(g, NULL), RKStatusInvalidArgument);
        }
        OK(rk_gesture_recognizer_get_allowed_touch_types(g, &types));
        EXPECT((types & 15) == 15); /* direct, indirect, pencil, pointer */
        OK(rk_gesture_recognizer_set_allowed_touch_types(g, 1u << RKTouchTypePencil));
        OK(rk_gesture_recognizer_get_allowed_touch_types(g, &types));
        EXPECT(types == 1u << RKTouchTypePencil);
        OK(rk_gesture_recognizer_get_view(g, &view));
        OK(rk_gesture_recognizer_get_delegate(g, &delegate));
        OK(rk_gesture_recognizer_get_number_of_touches(g, &touches));
        EXPECT(view == NULL && delegate == NULL && touches == 0);
        OK(rk_gesture_recognizer_get_location(g, NULL, &at));
        EXPECT(at.x == at.x && at.y == at.y);
        EXPECT_STATUS(rk_gesture_recognizer_get_location_of_touch(g, 0, NULL, &at), RKStatusNotFound);
        EXPECT_STATUS(rk_gesture_recognizer_get_location_of_touch(g, SIZE_MAX, NULL, &at), RKStatusNotFound);
        OK(rk_gesture_recognizer_get_touches(g, NULL, 0, &touches));
        EXPECT(touches == 0);
    }
    {
        uint32_t is = 99;
        OK(rk_swipe_get_direction(of_kind[SWIPE], &is));
        EXPECT(is == RKSwipeDirectionRight); /* SPEC 220 */
        OK(rk_swipe_set_direction(of_kind[SWIPE], RKSwipeDirectionUp | RKSwipeDirectionLeft));
        OK(rk_swipe_get_direction(of_kind[SWIPE], &is));
        EXPECT(is == (RKSwipeDirectionUp | RKSwipeDirectionLeft));
        OK(rk_screen_edge_pan_get_edges(of_kind[EDGE], &is));
        EXPECT(is == RKRectEdgeNone); /* SPEC 217 */
        OK(rk_screen_edge_pan_set_edges(of_kind[EDGE], RKRectEdgeAll));
        OK(rk_screen_edge_pan_get_edges(of_kind[EDGE], &is));
        EXPECT(is == RKRectEdgeAll);
        EXPECT_STATUS(rk_screen_edge_pan_set_edges(of_kind[PAN], 1), RKStatusWrongKind);
        EXPECT_STATUS(rk_swipe_set_direction(of_kind[PAN], 1), RKStatusWrongKind);
    }
}

/* ---- Values before anything has begun ---- */

static void values_at_rest(Stage *s) {
    RKPoint p = {9, 9};
    double d = 9;
    RKViewRef detached = NULL;
    OK(rk_view_create(s->context, NULL, rect(0, 0, 1, 1), &detached));
    OK(rk_pan_get_translation(of_kind[PAN], NULL, &p));
    EXPECT(p.x == 0 && p.y == 0);
    OK(rk_pan_get_velocity(of_kind[EDGE], s->view, &p));
    EXPECT(p.x == 0 && p.y == 0);
    OK(rk_pinch_get_scale(of_kind[PINCH], &d));
    EXPECT(d == 1);
    OK(rk_pinch_get_velocity(of_kind[PINCH], &d));
    EXPECT(d == 0);
    OK(rk_rotation_get_rotation(of_kind[ROTATION], &d));
    EXPECT(d == 0);
    OK(rk_rotation_get_velocity(of_kind[ROTATION], &d));
    EXPECT(d == 0);
    EXPECT_STATUS(rk_pan_get_translation(of_kind[PAN], detached, &p), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pan_set_translation(of_kind[PAN], point(0, 0), detached), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pan_get_velocity(of_kind[PAN], detached, &p), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_gesture_recognizer_get_location(of_kind[PAN], detached, &p), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pan_set_translation(of_kind[PAN], point(NAN, 0), NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pan_set_translation(of_kind[PAN], point(0, INFINITY), NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pinch_set_scale(of_kind[PINCH], 0), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pinch_set_scale(of_kind[PINCH], -1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pinch_set_scale(of_kind[PINCH], NAN), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_rotation_set_rotation(of_kind[ROTATION], INFINITY), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_pinch_get_scale(of_kind[ROTATION], &d), RKStatusWrongKind);
    EXPECT_STATUS(rk_rotation_get_rotation(of_kind[PINCH], &d), RKStatusWrongKind);
    EXPECT_STATUS(rk_pan_get_translation(of_kind[TAP], NULL, &p), RKStatusWrongKind);
    OK(rk_release(RK_OBJECT(detached)));
}

/* What Objective-C would call isa: recognisers have names, userdata and a class like everything else, but are no responders. */
static void as_objects(void) {
    static int mine;
    void *read = NULL;
    RKResponderRef next = NULL;
    char text[256] = "";
    OK(rk_object_set_name(RK_OBJECT(of_kind[TAP]), "single"));
    EXPECT_TEXT(name_of(RK_OBJECT(of_kind[TAP])), "single");
    OK(rk_object_set_userdata(RK_OBJECT(of_kind[TAP]), &mine, NULL));
    OK(rk_object_get_userdata(RK_OBJECT(of_kind[TAP]), &read));
    EXPECT(read == &mine);
    OK(rk_object_describe(RK_OBJECT(of_kind[TAP]), text, sizeof text, NULL));
    EXPECT(strstr(text, "Tap") && strstr(text, "single"));
    EXPECT_STATUS(rk_responder_get_next_responder((RKResponderRef)(void *)of_kind[TAP], &next), RKStatusWrongKind);
    EXPECT_STATUS(rk_view_set_hidden((RKViewRef)(void *)of_kind[TAP], true), RKStatusWrongKind);
}

int main(void) {
    Stage s = stage_make();
    int k;
    size_t before = object_count(s.context);
    classes(&s);
    as_objects();
    values_at_rest(&s);
    whole_numbers();
    measured(&s);
    flags_and_masks(&s);
    for (k = 0; k < KINDS; k++) OK(rk_release(RK_OBJECT(of_kind[k])));
    EXPECT(object_count(s.context) == before);
    stage_end(&s);
    return check_done("properties");
}
