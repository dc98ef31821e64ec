/* The standard controls and their values: switch, slider, stepper, segmented control, page control; what a touch does to them, in which
 * order it is notified, and what the setters take. */
#include <math.h>

#include "control_stage.h"

static double value_of(RKControlRef control) {
    double value = NAN;
    OK(rk_control_get_value(control, &value));
    return value;
}
static bool is_on(RKControlRef control) {
    bool on = false;
    OK(rk_switch_is_on(control, &on));
    return on;
}
static int64_t selected(RKControlRef control) {
    int64_t index = -9;
    OK(rk_control_get_selected_index(control, &index));
    return index;
}
/* A value's log beside the events: NAME=VALUE. */
static void on_value(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    log_add("=%g", value_of(control));
}
static void drag(Stage *s, double t, double x1, double x2, double y) {
    down(s, t, 1, x1, y);
    move(s, t + 0.1, 1, x2, y);
    up(s, t + 0.2, 1, x2, y);
}

/* ---- Switch ---- */

static void switches(void) {
    Stage s = stage_make();
    RKControlRef w = add_control(&s, rk_switch_create, "w", rect(100, 100, 60, 30));
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), pan;
    EXPECT(!is_on(w));
    tap_at(&s, 1, 130, 115); /* SPEC 152: its veto */
    EXPECT_LOG("w:down w:value w:upInside");
    EXPECT(is_on(w));
    tap_at(&s, 3, 130, 115);
    EXPECT(!is_on(w));
    OK(rk_gesture_recognizer_set_enabled(tap, false));
    log_clear();
    drag(&s, 5, 110, 150, 115); /* along it, to the right: on */
    EXPECT(is_on(w) && strstr(check_log, "w:value"));
    log_clear();
    drag(&s, 7, 110, 150, 115); /* on already */
    EXPECT(is_on(w) && strstr(check_log, "w:value") == NULL);
    drag(&s, 9, 150, 110, 115);
    EXPECT(!is_on(w));
    log_clear();
    OK(rk_switch_set_on(w, true)); /* set by the program: nothing is sent */
    EXPECT(is_on(w));
    EXPECT_LOG("");
    down(&s, 11, 1, 130, 115);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT(is_on(w));
    EXPECT_LOG("w:down w:cancel");
    up(&s, 11.1, 1, 130, 115);
    pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    drag(&s, 13, 150, 110, 115); /* SPEC 152: a pan along it is its own */
    EXPECT(!is_on(w) && strstr(check_log, "act:") == NULL);
    log_clear();
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    EXPECT_STATUS(rk_control_set_value(w, 1), RKStatusWrongKind);
    EXPECT_STATUS(rk_control_set_count(w, 1), RKStatusWrongKind);
    stage_end(&s);
}

/* ---- Slider ---- */

static RKRect thumb(RKControlRef slider) {
    RKRect r = rect(NAN, NAN, NAN, NAN);
    OK(rk_slider_get_thumb_rect(slider, &r));
    return r;
}

static void sliders(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_slider_create, "c", rect(100, 100, 220, 20));
    double lowest = 9, highest = 9;
    bool yes = false;
    OK(rk_control_get_value_range(c, &lowest, &highest));
    EXPECT(lowest == 0 && highest == 1 && value_of(c) == 0);
    OK(rk_control_is_continuous(c, &yes));
    EXPECT(yes);
    EXPECT(thumb(c).origin.x == 0 && thumb(c).size.width == 20 && thumb(c).size.height == 20);
    OK(rk_control_set_value(c, 0.5));
    EXPECT(thumb(c).origin.x == 100);
    EXPECT_LOG("");
    OK(rk_control_add_action(c, RKControlEventValueChanged, on_value, NULL, NULL, NULL));
    down(&s, 1, 1, 300, 110); /* beside the thumb */
    move(&s, 1.1, 1, 310, 110);
    up(&s, 1.2, 1, 310, 110);
    EXPECT(value_of(c) == 0.5);
    EXPECT_LOG("");
    down(&s, 3, 1, 215, 110); /* on it, 5 beside its middle: it does not jump */
    EXPECT(value_of(c) == 0.5);
    move(&s, 3.1, 1, 235, 110);
    EXPECT(near(value_of(c), 0.6));
    EXPECT_LOG("c:down c:value =0.6 c:dragInside");
    move(&s, 3.2, 1, 1000, 110); /* clamped */
    EXPECT(value_of(c) == 1);
    move(&s, 3.3, 1, 1100, 110); /* no change, no report of the value */
    EXPECT_LOG("c:value =1 c:dragOutside|exit c:dragOutside");
    up(&s, 3.4, 1, 1100, 110);
    EXPECT_LOG("c:upOutside");
    /* Not continuous: once, at the end. */
    OK(rk_control_set_continuous(c, false));
    OK(rk_control_set_value_range(c, -10, 10));
    EXPECT(value_of(c) == 1);
    OK(rk_control_set_value(c, 0));
    down(&s, 5, 1, 210, 110);
    move(&s, 5.1, 1, 230, 110);
    EXPECT_LOG("c:down c:dragInside");
    EXPECT(near(value_of(c), 2));
    up(&s, 5.2, 1, 230, 110);
    EXPECT_LOG("c:value =2 c:upInside");
    /* The range keeps the value within. */
    OK(rk_control_set_value(c, 100));
    EXPECT(value_of(c) == 10);
    OK(rk_control_set_value_range(c, 0, 4));
    EXPECT(value_of(c) == 4);
    OK(rk_control_set_value_range(c, 3, 3)); /* empty, but a range */
    EXPECT(value_of(c) == 3 && thumb(c).origin.x == thumb(c).origin.x);
    EXPECT_STATUS(rk_control_set_value_range(c, 4, 3), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_set_value_range(c, NAN, 3), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_set_value(c, INFINITY), RKStatusInvalidArgument);
    EXPECT_LOG("");
    drag(&s, 7, 100 + thumb(c).origin.x + 10, 200, 110); /* nothing to change */
    EXPECT(value_of(c) == 3 && strstr(check_log, "value") == NULL);
    log_clear();
    /* SPEC 152: a swipe from the thumb is the slider's; from elsewhere it is not. */
    OK(rk_control_set_value_range(c, 0, 1));
    OK(rk_control_set_value(c, 0));
    add_gesture(&s, rk_swipe_create, s.view, "swipe");
    drag(&s, 9, 110, 220, 110);
    EXPECT(strstr(check_log, "act:") == NULL && near(value_of(c), 0.55));
    log_clear();
    OK(rk_control_set_value(c, 0));
    drag(&s, 11, 180, 290, 110);
    EXPECT(strstr(check_log, "act:swipe") != NULL && value_of(c) == 0);
    log_clear();
    stage_end(&s);
}

/* ---- Stepper ---- */

static void steppers(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_stepper_create, "c", rect(100, 100, 100, 30));
    double lowest = 9, highest = 9, step = 9;
    bool wraps = true, repeats = false;
    OK(rk_control_get_value_range(c, &lowest, &highest));
    OK(rk_stepper_get_step_value(c, &step));
    OK(rk_stepper_get_wraps(c, &wraps));
    OK(rk_stepper_get_autorepeat(c, &repeats));
    EXPECT(lowest == 0 && highest == 100 && step == 1 && !wraps && repeats);
    tap_at(&s, 1, 180, 115);
    EXPECT(value_of(c) == 1);
    EXPECT_LOG("c:value c:down c:upInside");
    tap_at(&s, 3, 120, 115);
    tap_at(&s, 5, 120, 115); /* at its end: no change, no report */
    EXPECT(value_of(c) == 0);
    EXPECT_LOG("c:value c:down c:upInside c:down c:upInside");
    OK(rk_stepper_set_wraps(c, true));
    tap_at(&s, 7, 120, 115);
    EXPECT(value_of(c) == 100);
    tap_at(&s, 9, 180, 115);
    EXPECT(value_of(c) == 0);
    OK(rk_stepper_set_wraps(c, false));
    OK(rk_stepper_set_step_value(c, 30));
    OK(rk_control_add_action(c, RKControlEventValueChanged, on_value, NULL, NULL, NULL));
    log_clear();
    down(&s, 11, 1, 180, 115); /* held: after 0.5 s, then every 0.1 s */
    EXPECT_LOG("c:value =30 c:down");
    OK(rk_context_advance(s.context, 11.4999));
    EXPECT_LOG("");
    OK(rk_context_advance(s.context, 11.5));
    EXPECT_LOG("c:value(no event) =60");
    OK(rk_context_advance(s.context, 11.75));
    EXPECT_LOG("c:value(no event) =90 c:value(no event) =100");
    OK(rk_context_advance(s.context, 12.5));
    EXPECT_LOG("");
    up(&s, 12.6, 1, 180, 115);
    EXPECT_LOG("c:upInside");
    OK(rk_context_advance(s.context, 20));
    EXPECT(value_of(c) == 100);
    OK(rk_stepper_set_autorepeat(c, false));
    OK(rk_control_set_value(c, 0));
    down(&s, 21, 1, 180, 115);
    OK(rk_context_advance(s.context, 25));
    EXPECT(value_of(c) == 30);
    up(&s, 25.1, 1, 180, 115);
    EXPECT_STATUS(rk_stepper_set_step_value(c, 0), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_stepper_set_step_value(c, -1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_stepper_set_step_value(c, NAN), RKStatusInvalidArgument);
    log_clear();
    stage_end(&s);
}

/* ---- Segments and pages ---- */

static void segments(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_segmented_control_create, "c", rect(100, 100, 90, 30));
    int64_t count = 9;
    OK(rk_control_get_count(c, &count));
    EXPECT(count == 0 && selected(c) == -1);
    tap_at(&s, 1, 120, 115); /* without segments */
    EXPECT(selected(c) == -1 && strstr(check_log, "value") == NULL);
    OK(rk_control_set_count(c, 3));
    log_clear();
    tap_at(&s, 3, 189, 115);
    EXPECT(selected(c) == 2);
    EXPECT_LOG("c:down c:value c:upInside");
    tap_at(&s, 5, 189, 115); /* the same one */
    EXPECT_LOG("c:down c:upInside");
    OK(rk_control_set_selected_index(c, 1));
    EXPECT_LOG("");
    OK(rk_control_set_count(c, 1)); /* kept within */
    EXPECT(selected(c) == 0 || selected(c) == -1);
    OK(rk_control_set_count(c, 3));
    OK(rk_control_set_selected_index(c, -1));
    EXPECT_STATUS(rk_control_set_selected_index(c, 3), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_set_selected_index(c, -2), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_set_count(c, -1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_set_count(c, 1000001), RKStatusInvalidArgument);
    OK(rk_control_set_count(c, 1000000));
    OK(rk_control_set_count(c, 3));
    OK(rk_segmented_control_set_momentary(c, true));
    tap_at(&s, 7, 101, 115);
    EXPECT_LOG("c:down c:value c:upInside");
    EXPECT(selected(c) == -1);
    down(&s, 9, 1, 101, 115); /* lifted outside */
    up(&s, 9.1, 1, 399, 399);
    EXPECT_LOG("c:down c:upOutside");
    stage_end(&s);
}

static void pages(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_page_control_create, "c", rect(100, 100, 100, 30));
    EXPECT(selected(c) == 0);
    OK(rk_control_set_count(c, 3));
    tap_at(&s, 1, 180, 115);
    tap_at(&s, 3, 180, 115);
    EXPECT(selected(c) == 2);
    EXPECT_LOG("c:down c:value c:upInside c:down c:value c:upInside");
    tap_at(&s, 5, 180, 115); /* the last one */
    EXPECT_LOG("c:down c:upInside");
    tap_at(&s, 7, 120, 115);
    EXPECT(selected(c) == 1);
    EXPECT_STATUS(rk_control_set_selected_index(c, -1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_segmented_control_set_momentary(c, true), RKStatusWrongKind);
    log_clear();
    stage_end(&s);
}

/* ---- Classes ---- */

static void families(void) {
    static const struct {
        const char *cls;
        CreateControl create;
    } rows[] = {{"Control", rk_control_create}, {"Button", rk_button_create}, {"Switch", rk_switch_create}, {"Slider", rk_slider_create},
                {"Stepper", rk_stepper_create}, {"SegmentedControl", rk_segmented_control_create}, {"PageControl", rk_page_control_create}};
    enum { ROWS = sizeof rows / sizeof *rows };
    Stage s = stage_make();
    RKClassRef view = NULL, control = NULL, label = NULL;
    RKControlRef none = NULL;
    RKViewRef made = NULL;
    int k, other;
    OK(rk_class_find(s.context, "View", &view));
    OK(rk_class_find(s.context, "Label", &label));
    OK(rk_class_find(s.context, "Control", &control));
    for (k = 0; k < ROWS; k++) {
        RKClassRef cls = NULL;
        RKControlRef c = NULL;
        bool is = false, on = true;
        OK(rk_class_find(s.context, rows[k].cls, &cls));
        OK(rk_class_is_subclass_of(cls, view, &is));
        EXPECT(is);
        OK(rows[k].create(s.context, NULL, rect(0, 0, 10, 10), &c));
        OK(rk_object_is_kind_of(RK_OBJECT(c), control, &is));
        EXPECT(is);
        OK(rk_control_is_enabled(c, &on));
        EXPECT(on);
        OK(rk_control_is_selected(c, &on));
        EXPECT(!on);
        OK(rk_control_set_selected(c, true));
        OK(rk_control_set_highlighted(c, true));
        OK(rk_control_set_enabled(c, false));
        {
            uint32_t state = 0;
            OK(rk_control_get_state(c, &state));
            EXPECT(state == (RKControlStateSelected | RKControlStateHighlighted | RKControlStateDisabled)); /* SPEC 142 */
        }
        OK(rk_view_is_user_interaction_enabled(RK_VIEW(c), &on));
        EXPECT(on);
        OK(rk_release(RK_OBJECT(c)));
        for (other = 0; other < ROWS; other++) {
            c = NULL;
            EXPECT_STATUS(rows[other].create(s.context, cls, rect(0, 0, 1, 1), &c), other == k || other == 0 ? RKStatusOK : RKStatusInvalidArgument);
            if (c) OK(rk_release(RK_OBJECT(c)));
        }
        EXPECT_STATUS(rows[k].create(s.context, label, rect(0, 0, 1, 1), &none), RKStatusInvalidArgument);
        EXPECT_STATUS(rows[k].create(s.context, NULL, rect(0, NAN, 1, 1), &none), RKStatusInvalidArgument);
        OK(rk_view_create(s.context, cls, rect(0, 0, 1, 1), &made)); /* a control is a view */
        OK(rk_control_is_tracking(RK_CONTROL(made), &is));
        OK(rk_release(RK_OBJECT(made)));
    }
    EXPECT_STATUS(rk_control_set_enabled(RK_CONTROL(s.view), false), RKStatusWrongKind);
    EXPECT(none == NULL);
    stage_end(&s);
}

static const char *title_of(RKControlRef control, int64_t index) {
    static char text[300];
    text[0] = 0;
    OK(rk_segmented_control_get_title(control, index, text, sizeof text, NULL));
    return text;
}
/* SPEC 323: a titled segment that is inserted behind those of which anything is known. */
static void segments_unknown_before(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_segmented_control_create, "c", rect(100, 100, 90, 30));
    bool enabled = false;
    int64_t count = 0, k;
    OK(rk_control_set_count(c, 8));
    OK(rk_segmented_control_insert_segment(c, "five", 5));
    OK(rk_control_get_count(c, &count));
    EXPECT(count == 9);
    for (k = 0; k < 9; k++) {
        EXPECT_TEXT(title_of(c, k), k == 5 ? "five" : "");
        OK(rk_segmented_control_is_segment_enabled(c, k, &enabled));
        EXPECT(enabled);
    }
    OK(rk_segmented_control_remove_segment(c, 2));
    EXPECT_TEXT(title_of(c, 4), "five");
    stage_end(&s);
}

/* SPEC 146, SPEC 323: titles, disabled segments, segments that come and go. */
static void segments_that_change(void) {
    Stage s = stage_make();
    RKControlRef c = add_control(&s, rk_segmented_control_create, "c", rect(100, 100, 90, 30)), b = add_control(&s, rk_button_create, "b", rect(0, 0, 10, 10));
    char longest[257];
    int64_t count = 0;
    bool enabled = true;
    OK(rk_segmented_control_insert_segment(c, "one", 7)); /* beyond the last one */
    OK(rk_segmented_control_insert_segment(c, NULL, 1));
    OK(rk_segmented_control_insert_segment(c, "zero", 0));
    OK(rk_control_get_count(c, &count));
    EXPECT(count == 3);
    EXPECT_TEXT(title_of(c, 0), "zero");
    EXPECT_TEXT(title_of(c, 1), "one");
    EXPECT_TEXT(title_of(c, 2), "");
    OK(rk_segmented_control_set_segment_enabled(c, 1, false));
    tap_at(&s, 1, 145, 115);
    EXPECT_LOG("c:down c:upInside");
    EXPECT(selected(c) == -1);
    tap_at(&s, 2, 175, 115);
    EXPECT_LOG("c:down c:value c:upInside");
    OK(rk_segmented_control_remove_segment(c, 0)); /* the selection goes with its segment, and so does what is disabled */
    EXPECT(selected(c) == 1);
    OK(rk_segmented_control_is_segment_enabled(c, 0, &enabled));
    EXPECT(!enabled);
    OK(rk_control_set_selected_index(c, 0)); /* the program may */
    OK(rk_segmented_control_insert_segment(c, "before", 0));
    EXPECT(selected(c) == 1);
    OK(rk_segmented_control_remove_segment(c, 1));
    EXPECT(selected(c) == -1);
    OK(rk_segmented_control_set_title(c, 1, "last"));
    OK(rk_segmented_control_set_title(c, 0, NULL));
    EXPECT_TEXT(title_of(c, 0), "");
    OK(rk_control_set_count(c, 1));
    OK(rk_control_set_count(c, 3));
    EXPECT_TEXT(title_of(c, 1), "");
    memset(longest, 'x', 256);
    longest[256] = 0;
    EXPECT_STATUS(rk_segmented_control_set_title(c, 0, longest), RKStatusLimitReached);
    longest[255] = 0;
    OK(rk_segmented_control_set_title(c, 0, longest));
    EXPECT_TEXT(title_of(c, 0), longest);
    EXPECT_STATUS(rk_segmented_control_set_title(c, 0, "\xff"), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_segmented_control_set_title(c, 3, "x"), RKStatusNotFound);
    EXPECT_STATUS(rk_segmented_control_remove_segment(c, -1), RKStatusNotFound);
    EXPECT_STATUS(rk_segmented_control_insert_segment(c, "x", -1), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_segmented_control_insert_segment(b, "x", 0), RKStatusWrongKind);
    OK(rk_control_set_count(c, 1000000));
    EXPECT_STATUS(rk_segmented_control_insert_segment(c, "x", 0), RKStatusLimitReached);
    log_clear();
    OK(rk_control_perform_primary_action(b)); /* SPEC 324 */
    EXPECT_LOG("b:primary(no event)");
    OK(rk_control_set_enabled(b, false));
    OK(rk_control_perform_primary_action(b));
    EXPECT_LOG("");
    stage_end(&s);
}

int main(void) {
    families();
    switches();
    sliders();
    steppers();
    segments();
    segments_unknown_before();
    segments_that_change();
    pages();
    return check_done("values");
}
