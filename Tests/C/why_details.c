/* SPDX-License-Identifier: MIT */
/* The last cause of an answer: whose delegate it was, which view an override returned, why the one that was waited for had not failed, where a scroll view
   came to rest and why (SPEC 38, 181, 255-268, 358). */
#include "problem_stage.h"

static Stage s;
static char text[2048];

static const char *why(void *object) {
    OK(rk_explain(RK_OBJECT(object), text, sizeof text, NULL));
    return text;
}
#define EXPECT_WHY(object, words)                                                                                                                              \
    do {                                                                                                                                                       \
        EXPECT(strstr(why(object), words) != NULL);                                                                                                            \
        if (!strstr(text, words)) fprintf(stderr, "  %s\n", text);                                                                                             \
    } while (0)
static void next_scene(void) {
    end(&s);
    s = scene();
}

/* ---- Recognisers ---- */

static bool yes(RKGestureRecognizerRef self, RKGestureRecognizerRef other, void *userdata) {
    (void)self, (void)other, (void)userdata;
    return true;
}
static void test_requirement(int who) {
    RKGestureRecognizerDelegate delegate = RK_INIT(RKGestureRecognizerDelegate);
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef twice, once;
    RKClassRef cls = NULL;
    if (who == 1) delegate.should_require_failure_of = yes;
    if (who == 3) delegate.should_be_required_to_fail_by = yes;
    if (who == 2) methods.should_require_failure_of = yes;
    if (who == 4) methods.should_be_required_to_fail_by = yes;
    if (who == 2 || who == 4) cls = gesture_class(&s, "Asked", "Tap", &methods, NULL);
    twice = add_gesture_of(&s, rk_tap_create, who == 4 ? cls : NULL, s.view, "twice");
    once = add_gesture_of(&s, rk_tap_create, who == 2 ? cls : NULL, s.view, "once");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    if (who == 1) OK(rk_gesture_recognizer_set_delegate(once, &delegate));
    if (who == 3) OK(rk_gesture_recognizer_set_delegate(twice, &delegate));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_WHY(once, who == 1   ? "shouldRequireFailure of the delegate of once returned true (SPEC 181)"
                     : who == 2 ? "shouldRequireFailure of the class of once returned true (SPEC 181)"
                     : who == 3 ? "shouldBeRequiredToFail of the delegate of twice returned true (SPEC 181)"
                                : "shouldBeRequiredToFail of the class of twice returned true (SPEC 181)");
    OK(rk_context_advance(s.context, 3));
    EXPECT_WHY(once, "once waited 0.35 s for twice to fail, then recognised");
    EXPECT_WHY(once, "once requires twice to fail, for this attempt: should");
}

/* A pan waits for a long press that is open until the finger lifts. */
static void test_awaited(void) {
    RKGestureRecognizerRef hold = add_gesture(&s, rk_long_press_create, s.view, "hold"), drag = add_gesture(&s, rk_pan_create, s.view, "drag");
    OK(rk_long_press_set_allowable_movement(hold, 500));
    OK(rk_gesture_recognizer_require_to_fail(drag, hold));
    down(&s, 1, 1, 20, 20);
    move(&s, 1.1, 1, 80, 20);
    up(&s, 1.15, 1, 80, 20);
    EXPECT_WHY(drag, "its touches ended while it waited for hold to fail");
    EXPECT_WHY(drag, "hold failed (the fingers lifted too soon: it was held for 0.15 s, and begins at 0.5 s) (SPEC 205)");
}

/* Both axes together have come far enough. */
static void test_diagonal(void) {
    RKGestureRecognizerRef drag = add_gesture(&s, rk_pan_create, s.view, "drag");
    RKExplanationStep steps[32];
    size_t count = 0;
    down(&s, 1, 1, 20, 20);
    move(&s, 1.1, 1, 29, 28);
    up(&s, 1.2, 1, 29, 28);
    EXPECT_WHY(drag, "it had moved 9 pt along one axis, and begins at 10 pt");
    memset(steps, 0, sizeof steps);
    steps[0].struct_size = sizeof *steps;
    OK(rk_explain_steps(RK_OBJECT(drag), steps, 32, &count));
    EXPECT(count == 1 && near(steps[0].value, 9) && near(steps[0].limit, 10) && near(steps[0].point.x, 1) && near(steps[0].point.y, 1));
    OK(rk_explanation_step_describe(s.context, &steps[0], text, sizeof text, NULL));
    EXPECT(strstr(text, "moved 9 pt along one axis") != NULL);
    down(&s, 2, 1, 20, 20);
    move(&s, 2.1, 1, 29, 20);
    up(&s, 2.2, 1, 29, 20);
    EXPECT_WHY(drag, "it had moved 9 pt, and begins at 10 pt");
}

static void begins(RKGestureRecognizerRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    OK(rk_gesture_recognizer_set_state(self, RKGestureRecognizerStateBegan));
}
static void test_never_ended(void) {
    RKGestureRecognizerMethods methods = RK_INIT(RKGestureRecognizerMethods);
    RKGestureRecognizerRef own;
    methods.touches_began = begins;
    own = add_gesture_of(&s, rk_gesture_recognizer_create, gesture_class(&s, "Own", "GestureRecognizer", &methods, NULL), s.view, "own");
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_WHY(own, "own was cancelled: its touches are over, and its class has not set its state to ended");
}

/* The view under the pointer was hidden. */
static void test_hover(void) {
    RKViewRef card = add_view(s.context, NULL, s.view, "card", rect(0, 0, 100, 100));
    RKGestureRecognizerRef hover = add_gesture(&s, rk_hover_create, card, "hover");
    RKPointerSample pointer = RK_INIT(RKPointerSample);
    pointer.location = point(50, 50);
    OK(rk_context_send_pointer(s.context, 1, &pointer));
    OK(rk_view_set_hidden(card, true));
    OK(rk_context_send_pointer(s.context, 1.1, &pointer));
    EXPECT_WHY(hover, "hover ended (SPEC 159); card is hidden (SPEC 32)");
}

/* ---- Overrides ---- */

static RKViewRef other_view;
static RKViewRef returns_other(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return other_view;
}
static void test_returned(void) {
    RKViewRef panel = add_view(s.context, view_class(&s, "Panel", NULL, returns_other, NULL), s.view, "panel", rect(0, 0, 200, 200));
    RKControlRef save = button(&s, panel, rect(0, 0, 100, 40));
    other_view = add_view(s.context, NULL, panel, "other", rect(0, 100, 50, 50));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_WHY(save, "the hitTest override of panel, which it lies in, returned another view, other (SPEC 38)");
}

static bool refuses(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)at, (void)event, (void)userdata;
    return strcmp(name_of(RK_OBJECT(self)), "panel") != 0;
}
static void test_extension(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef layer = NULL, view_class_itself = NULL;
    RKViewRef panel = add_view(s.context, NULL, s.view, "panel", rect(0, 0, 200, 200));
    RKControlRef save = button(&s, panel, rect(0, 0, 100, 40));
    methods.point_inside = refuses;
    desc.view_methods = &methods;
    OK(rk_class_find(s.context, "View", &view_class_itself));
    OK(rk_class_extend(view_class_itself, &desc, &layer));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_WHY(save, "the pointInside override of panel, which it lies in, returned false (by the extension of View) (SPEC 40)");
}

/* ---- Scroll views ---- */

/* A drag in six steps, the last ones slow enough that nothing decelerates. */
static void drag_slowly(double dx, double dy) {
    int k;
    down(&s, 1, 1, 200, 200);
    for (k = 1; k <= 6; k++) move(&s, 1 + 0.3 * k, 1, 200 + dx * k / 6, 200 + dy * k / 6);
    up(&s, 3.2, 1, 200 + dx, 200 + dy);
}
static void test_slow(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 4000});
    drag_slowly(0, -90);
    EXPECT_WHY(list, "and it stops there: it decelerates at 60 points per second or more (SPEC 260)");
}
static void test_edge(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 4000});
    OK(rk_scroll_view_set_bounces(list, false));
    drag_slowly(0, 90);
    EXPECT_WHY(list, "its velocity is (0 0) points per second, and it stops there");
    EXPECT_WHY(list, "list scrolls no farther that way: it is at its edge (SPEC 244)");
    drag_by(&s, 5, 200, 200, 0, -90);
    EXPECT(!strstr(why(list), "at its edge"));
}
/* Back from the first page, fast: there is none before it. */
static void test_first_page(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){1600, 400});
    int k;
    OK(rk_scroll_view_set_paging_enabled(list, true));
    down(&s, 1, 1, 100, 200);
    for (k = 1; k <= 10; k++) move(&s, 1 + 0.01 * k, 1, 100 + 20 * k, 200);
    up(&s, 1.105, 1, 300, 200);
    EXPECT_WHY(list, "list goes to page 0, at (0 0): half a page, or 300 points per second, turn the page");
    EXPECT_WHY(list, "list scrolls no farther that way: it is at its edge");
}
/* The last page: a flick onwards comes back, a flick to the page before does not. */
static void test_last_page(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){1600, 400});
    int k;
    OK(rk_scroll_view_set_paging_enabled(list, true));
    OK(rk_scroll_view_set_content_offset(list, (RKPoint){1200, 0}, false));
    down(&s, 1, 1, 300, 200);
    for (k = 1; k <= 10; k++) move(&s, 1 + 0.01 * k, 1, 300 - 20 * k, 200);
    up(&s, 1.105, 1, 100, 200);
    EXPECT_WHY(list, "list goes to page 3, at (1200 0)");
    EXPECT_WHY(list, "list scrolls no farther that way: it is at its edge");
    OK(rk_context_advance(s.context, 6));
    EXPECT_WHY(list, "list scrolls no farther that way: it is at its edge");
    down(&s, 7, 1, 100, 200);
    for (k = 1; k <= 10; k++) move(&s, 7 + 0.01 * k, 1, 100 + 20 * k, 200);
    up(&s, 7.105, 1, 300, 200);
    EXPECT_WHY(list, "list goes to page 2, at (800 0)");
    EXPECT(!strstr(why(list), "no farther"));
}
static void test_page(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){1600, 400});
    OK(rk_scroll_view_set_paging_enabled(list, true));
    drag_slowly(-90, 0);
    OK(rk_context_advance(s.context, 6));
    EXPECT_WHY(list, "list came to rest (SPEC 259); list goes to page 0, at (0 0): half a page, or 300 points per second, turn the page (SPEC 264)");
}
static void test_lock(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){1600, 4000});
    OK(rk_scroll_view_set_directional_lock_enabled(list, true));
    drag_slowly(-10, -90);
    EXPECT_WHY(list, "list keeps to the vertical axis");
}
static void stays(RKScrollViewRef self, RKPoint velocity, RKPoint *target, void *userdata) {
    (void)self, (void)velocity, (void)userdata;
    *target = point(0, 1000);
}
static void test_target(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 4000});
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    delegate.will_end_dragging = stays;
    OK(rk_scroll_view_set_delegate(list, &delegate));
    drag_slowly(0, -90);
    OK(rk_context_advance(s.context, 6));
    EXPECT_WHY(list, "list came to rest (SPEC 259); list's delegate chose where it comes to rest: (0 1000)");
}
static RKViewRef zoomed;
static RKViewRef gives_zoomed(RKScrollViewRef self, void *userdata) {
    (void)self, (void)userdata;
    return zoomed;
}
static void test_zoom(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 400});
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    double t = 1;
    int k;
    zoomed = add_view(s.context, NULL, RK_VIEW(list), "picture", rect(0, 0, 400, 400));
    delegate.view_for_zooming = gives_zoomed;
    OK(rk_scroll_view_set_delegate(list, &delegate));
    OK(rk_scroll_view_set_zoom_scale_range(list, 1, 2));
    OK(rk_scroll_view_set_bounces_zoom(list, false));
    both(&s, t, RKTouchPhaseBegan, 180, 200, 220, 200);
    for (k = 1; k < 10; k++) both(&s, t += 0.05, RKTouchPhaseMoved, 180 - 15 * k, 200, 220 + 15 * k, 200);
    both(&s, t + 0.2, RKTouchPhaseEnded, 45, 200, 355, 200);
    EXPECT_WHY(list, "list zooms no farther: its maximumZoomScale is 2 (SPEC 268)");
}

/* ---- Controls ---- */

static bool never(RKControlRef self, void *userdata) {
    (void)self, (void)userdata;
    return false;
}
static void test_field(void) {
    RKTextFieldDelegate delegate = RK_INIT(RKTextFieldDelegate);
    RKControlRef one = add_control_of(&s, rk_text_field_create, NULL, s.view, "one", rect(0, 0, 100, 40));
    RKControlRef two = add_control_of(&s, rk_text_field_create, NULL, s.view, "two", rect(0, 100, 100, 40));
    delegate.should_end_editing = never;
    OK(rk_text_field_set_delegate(one, &delegate));
    OK(rk_window_make_key(s.window));
    touch_at(&s, 1, 1, 20, 20);
    touch_at(&s, 2, 1, 20, 120);
    EXPECT_WHY(two, "two did not become first responder: one does not resign (SPEC 127); one did not end editing: its delegate's textFieldShouldEndEditing returned false");
}
static void test_values(void) {
    RKControlRef wifi = add_control_of(&s, rk_switch_create, NULL, s.view, "wifi", rect(0, 0, 60, 40));
    RKControlRef amount = add_control_of(&s, rk_slider_create, NULL, s.view, "amount", rect(0, 100, 200, 40));
    OK(rk_switch_set_on(wifi, true));
    drag_by(&s, 1, 20, 20, 35, 0);
    EXPECT_WHY(wifi, "its value has not changed: it was on, and the touch ended on that side (SPEC 141)");
    OK(rk_view_explain_point(RK_VIEW(amount), point(160, 120), 0, text, sizeof text, NULL));
    EXPECT(strstr(text, "amount would be hit at (160 120); it would not track it: the point is 120 pt beside the thumb, whose middle is at (20 20) in its own coordinates (SPEC 143)") != NULL);
    OK(rk_view_explain_point(RK_VIEW(amount), point(20, 120), 0, text, sizeof text, NULL));
    EXPECT_TEXT(text, "amount would be hit at (20 120)");
}

/* ---- What was so then ---- */

static void test_view_has_gone(void) {
    RKViewRef cell = add_view(s.context, NULL, s.view, "cell", rect(0, 0, 300, 60)), other_root;
    RKControlRef save = button(&s, cell, rect(0, 0, 100, 40));
    RKWindowRef other = NULL;
    add_view(s.context, NULL, s.view, "glass", rect(0, 0, 300, 300));
    touch_at(&s, 1, 1, 20, 20);
    OK(rk_retain(RK_OBJECT(cell)));
    OK(rk_view_remove_from_superview(cell));
    EXPECT_WHY(save, "glass was in front of it there and took the touch (SPEC 32)");
    /* Into another window, which lets no touch through. */
    OK(rk_window_create(s.context, NULL, rect(0, 0, 300, 300), &other));
    OK(rk_object_set_name(RK_OBJECT(other), "other"));
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(other), false));
    other_root = RK_VIEW(other);
    OK(rk_view_add_subview(other_root, cell));
    EXPECT_WHY(save, "save was not hit by touch 1 at (20 20): glass was in front of it there and took the touch (SPEC 32)");
    OK(rk_release(RK_OBJECT(cell)));
    OK(rk_release(RK_OBJECT(other)));
}
/* It was outside of a panel, or in one that let nothing through; both have moved it elsewhere since. */
static void test_panel_has_gone(void) {
    RKViewRef panel = add_view(s.context, NULL, s.view, "panel", rect(0, 0, 300, 20)), page = add_view(s.context, NULL, s.view, "page", rect(0, 200, 300, 100));
    RKControlRef save = button(&s, panel, rect(0, 0, 100, 40));
    touch_at(&s, 1, 1, 20, 30);
    OK(rk_view_add_subview(page, RK_VIEW(save)));
    EXPECT_WHY(save, "save was not hit by touch 1 at (20 30): the touch was then 10 pt outside of panel (SPEC 11); the tree has changed since");
    OK(rk_view_add_subview(panel, RK_VIEW(save)));
    OK(rk_view_set_frame(panel, rect(0, 0, 300, 100)));
    OK(rk_view_set_user_interaction_enabled(panel, false));
    touch_at(&s, 2, 2, 20, 30);
    OK(rk_view_add_subview(page, RK_VIEW(save)));
    EXPECT_WHY(save, "save was not hit by touch 2 at (20 30): userInteractionEnabled of panel was false (SPEC 32); the tree has changed since");
}
static void test_own_questions(void) {
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    RKViewRef hit = NULL;
    RKAuditFinding findings[16];
    RKAuditOptions options = RK_INIT(RKAuditOptions);
    size_t number = 0;
    options.flags = RKAuditFlagsCallsOverrides;
    add_view(s.context, view_class(&s, "Glass", NULL, NULL, NULL), s.view, "glass", rect(0, 0, 300, 300));
    OK(rk_trace_start(s.context, 64));
    touch_at(&s, 1, 1, 20, 20);
    /* The host asks for itself, and the audit does: both are about no touch. */
    OK(rk_view_hit_test(RK_VIEW(s.window), point(390, 390), NULL, &hit));
    EXPECT_WHY(save, "save was not hit by touch 1 at (20 20): glass is in front of it there and took the touch");
    memset(findings, 0, sizeof findings);
    findings[0].struct_size = sizeof *findings;
    OK(rk_window_audit(s.window, &options, findings, 16, &number));
    EXPECT_WHY(save, "save was not hit by touch 1 at (20 20): glass is in front of it there and took the touch");
    EXPECT_PROBLEMS("3 save<glass");
}
static bool no_begin(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event, (void)userdata;
    return true;
}
static void no_end(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) { (void)self, (void)touch, (void)event, (void)userdata; }
static RKControlRef keeping(CreateControl create, const char *superclass, double y) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassRef cls = NULL;
    static char name[32];
    snprintf(name, sizeof name, "Own%s", superclass);
    if (strcmp(superclass, "Stepper")) methods.end_tracking = no_end;
    if (!strcmp(superclass, "Stepper")) methods.begin_tracking = no_begin;
    desc.name = name;
    desc.superclass = superclass;
    desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    return add_control_of(&s, create, cls, s.view, superclass, rect(0, y, 100, 40));
}
static void test_kept_values(void) {
    RKControlRef toggle = keeping(rk_switch_create, "Switch", 0), stepper = keeping(rk_stepper_create, "Stepper", 100), pages = keeping(rk_page_control_create, "PageControl", 200);
    RKControlRef plain = add_control_of(&s, rk_stepper_create, NULL, s.view, "plain", rect(0, 300, 100, 40));
    OK(rk_control_set_count(pages, 3));
    OK(rk_control_set_value_range(stepper, 0, 5));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_WHY(toggle, "its endTracking override did not call super (SPEC 141)");
    touch_at(&s, 2, 2, 80, 120);
    EXPECT_WHY(stepper, "its beginTracking override did not call super (SPEC 141)");
    touch_at(&s, 3, 3, 80, 220);
    EXPECT_WHY(pages, "its endTracking override did not call super (SPEC 141)");
    EXPECT_PROBLEMS("7 Switch<Switch; 7 Stepper<Stepper; 7 PageControl<PageControl");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "sent no valueChanged: endTracking of Switch did not call super") != NULL);
    /* At its bound; the program has changed the value since. */
    OK(rk_control_set_value_range(plain, 0, 5));
    OK(rk_control_set_value(plain, 5));
    touch_at(&s, 4, 4, 80, 320);
    OK(rk_control_set_value(plain, 0));
    EXPECT_WHY(plain, "its value has not changed: its maximum is 5 (SPEC 141)");
}
static void test_custom_awaited(void) {
    RKGestureRecognizerRef lazy = add_gesture(&s, rk_gesture_recognizer_create, s.view, "lazy"), pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    OK(rk_gesture_recognizer_require_to_fail(pan, lazy));
    drag_by(&s, 1, 20, 20, 60, 0);
    EXPECT_WHY(pan, "its touches ended while it waited for lazy to fail");
}
static void test_fingers_of_a_swipe(void) {
    RKGestureRecognizerRef swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    OK(rk_swipe_set_number_of_touches_required(swipe, 2));
    both(&s, 1, RKTouchPhaseBegan, 50, 50, 50, 100);
    move(&s, 1.1, 1, 150, 50);
    both(&s, 1.2, RKTouchPhaseEnded, 150, 50, 50, 100);
    EXPECT_WHY(swipe, "it had moved 0 pt in its direction, and needs");
}
static void test_no_room(void) {
    RKGestureRecognizerRef pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    RKAuditFinding findings[16];
    size_t number = 0;
    OK(rk_pan_set_minimum_number_of_touches(pan, 2));
    OK(rk_pan_set_maximum_number_of_touches(pan, 1));
    both(&s, 1, RKTouchPhaseBegan, 50, 50, 50, 100);
    both(&s, 1.1, RKTouchPhaseMoved, 150, 50, 150, 100);
    both(&s, 1.2, RKTouchPhaseEnded, 150, 50, 150, 100);
    EXPECT_WHY(pan, "its maximumNumberOfTouches is below its minimumNumberOfTouches");
    /* It was so then. */
    OK(rk_pan_set_maximum_number_of_touches(pan, 5));
    EXPECT_WHY(pan, "1 finger, fewer than the 2 required");
    OK(rk_pan_set_maximum_number_of_touches(pan, 1));
    memset(findings, 0, sizeof findings);
    findings[0].struct_size = sizeof *findings;
    OK(rk_window_audit(s.window, NULL, findings, 16, &number));
    EXPECT(number == 1 && findings[0].kind == RKAuditKindNeverRecognizes && near(findings[0].value, 4));
}
static void test_edges_then(void) {
    RKGestureRecognizerRef back = add_gesture(&s, rk_screen_edge_pan_create, s.view, "back");
    drag_by(&s, 1, 5, 50, 80, 0);
    OK(rk_screen_edge_pan_set_edges(back, RKRectEdgeLeft));
    EXPECT_WHY(back, "its edges are empty: no touch begins at one");
}
static void test_stopped(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 9000});
    RKGestureRecognizerRef pan = NULL;
    int k;
    down(&s, 1, 1, 200, 350);
    for (k = 1; k <= 10; k++) move(&s, 1 + 0.01 * k, 1, 200, 350 - 20 * k);
    up(&s, 1.105, 1, 200, 150);
    OK(rk_context_advance(s.context, 1.35));
    touch_at(&s, 1.4, 2, 200, 200);
    EXPECT_WHY(list, "list was stopped by touch 2");
    /* Its pan is disabled. */
    OK(rk_scroll_view_get_pan_gesture_recognizer(list, &pan));
    OK(rk_gesture_recognizer_set_enabled(pan, false));
    drag_by(&s, 9, 200, 300, 0, -200);
    EXPECT_WHY(list, "the pan of scroll view list does not receive touch 1: it is not enabled (SPEC 107)");
}

/* A recorder wants decisions where the trace has no ring to complete them in. */
static bool takes_bytes(const void *bytes, size_t number, void *userdata) {
    (void)bytes;
    *(size_t *)userdata += number;
    return true;
}
static void test_without_ring(void) {
    RKRecorderDesc recorder = RK_INIT(RKRecorderDesc);
    size_t written = 0;
    RKScrollViewRef list = add_list(&s, 400, (RKSize){1600, 400});
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap"), press = add_gesture(&s, rk_long_press_create, s.view, "press");
    OK(rk_scroll_view_set_paging_enabled(list, true));
    OK(rk_trace_stop(s.context));
    recorder.writer = takes_bytes;
    recorder.userdata = &written;
    OK(rk_recorder_start(s.context, &recorder));
    OK(rk_control_add_target(save, NULL, "lost:", RKControlEventTouchUpInside));
    touch_at(&s, 1, 1, 20, 20);
    drag_by(&s, 2, 300, 200, -120, 0);
    drag_by(&s, 3, 20, 300, 60, 60);
    OK(rk_context_advance(s.context, 6));
    OK(rk_recorder_stop(s.context));
    EXPECT(written > 1000 && state_of(tap) == RKGestureRecognizerStatePossible && state_of(press) == RKGestureRecognizerStatePossible);
}

/* A wheel over a list that something covers, or that lets nothing through. */
static void test_wheel(void) {
    RKScrollViewRef list = add_list(&s, 400, (RKSize){400, 4000});
    RKScrollSample wheel = RK_INIT(RKScrollSample);
    RKViewRef glass;
    wheel.location = point(100, 100);
    wheel.delta = point(0, 30);
    wheel.is_discrete = true;
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(list), false));
    OK(rk_context_send_scroll(s.context, 1, &wheel));
    EXPECT_WHY(list, "list was not hit: userInteractionEnabled is false (SPEC 32)");
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(list), true));
    glass = add_view(s.context, NULL, s.view, "glass", rect(0, 0, 400, 400));
    OK(rk_context_send_scroll(s.context, 2, &wheel));
    EXPECT_WHY(list, "list got nothing: glass was hit by scrolling at (100 100) (SPEC 72); glass is in front of it there and");
    OK(rk_view_set_user_interaction_enabled(glass, false));
}

int main(void) {
    static void (*const scenes[])(void) = {test_awaited, test_diagonal, test_never_ended, test_hover, test_returned, test_extension, test_slow, test_edge,
        test_page, test_first_page, test_last_page, test_lock, test_target, test_zoom, test_field, test_values, test_view_has_gone, test_panel_has_gone, test_own_questions, test_kept_values, test_custom_awaited,
        test_fingers_of_a_swipe, test_no_room, test_edges_then, test_stopped, test_wheel, test_without_ring};
    size_t k;
    int who;
    s = scene();
    for (who = 1; who <= 4; who++) {
        test_requirement(who);
        next_scene();
    }
    for (k = 0; k < sizeof scenes / sizeof *scenes; k++) {
        if (k) next_scene();
        scenes[k]();
    }
    end(&s);
    return check_done("why_details");
}
