/* The true culprit in everyday scenes: what explanations and problems name, with measure and limit (SPEC 357, 358). */
#include "problem_stage.h"

static Stage s;
static RKExplanationStep steps[32];
static size_t count;

static const char *why(void *object) {
    static char text[2048];
    memset(steps, 0, sizeof steps);
    steps[0].struct_size = sizeof *steps;
    OK(rk_explain(RK_OBJECT(object), text, sizeof text, NULL));
    OK(rk_explain_steps(RK_OBJECT(object), steps, 32, &count));
    return text;
}
static void step_is(size_t k, RKReason reason, void *culprit, double value, double limit, RKUnit unit) {
    EXPECT(k < count && steps[k].reason == reason && near(steps[k].value, value) && near(steps[k].limit, limit) && steps[k].unit == unit);
    EXPECT(k < count && (!culprit || steps[k].culprit == RK_OBJECT(culprit)));
    if (k < count && steps[k].reason != reason) fprintf(stderr, "step %d is %s\n", (int)k, rk_reason_name(steps[k].reason));
}
static const char *sentence(void) { return text_of(s.context, problems, RKProblemPartSentence); }
static void open_scene(void) { s = scene(); }
static void next_scene(void) {
    end(&s);
    s = scene();
}

/* 1: an override in front returns a view that is in no window. */
static RKViewRef stray;
static RKViewRef returns_stray(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return stray;
}
static void test_stray(void) {
    RKControlRef save = button(&s, s.view, rect(100, 100, 100, 40));
    RKViewRef front;
    OK(rk_view_create(s.context, NULL, rect(0, 0, 5, 5), &stray));
    OK(rk_object_set_name(RK_OBJECT(stray), "stray"));
    front = add_view(s.context, view_class(&s, "Front", NULL, returns_stray, NULL), s.view, "front", rect(0, 0, 400, 400));
    touch_at(&s, 1, 1, 120, 120);
    EXPECT(strstr(why(save), "the hitTest override of front returned another view, stray (SPEC 38)") != NULL);
    EXPECT(count == 2);
    step_is(0, RKReasonHitOverrideReturned, front, 0, 0, RKUnitNone);
    step_is(1, RKReasonTouchHitViewWithoutWindow, stray, 0, 0, RKUnitNone);
    EXPECT_PROBLEMS("7 save<front");
    /* It leads to a view in the window, elsewhere, where nothing listens. */
    OK(rk_view_add_subview(s.view, stray));
    OK(rk_view_remove_from_superview(RK_VIEW(save)));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 120);
    EXPECT_PROBLEMS("1 stray<front");
    EXPECT(strstr(sentence(), "the hitTest override of front led it there, and stray does not contain the point") != NULL);
    OK(rk_release(RK_OBJECT(stray)));
}

/* 2: the program moves a button, and puts it elsewhere, while the finger is down. */
static void test_moved(void) {
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    RKViewRef panel = add_view(s.context, NULL, s.view, "panel", rect(0, 200, 400, 200));
    down(&s, 1, 1, 20, 20);
    OK(rk_view_set_frame(RK_VIEW(save), rect(200, 0, 100, 40)));
    up(&s, 1.1, 1, 20, 20);
    EXPECT(strstr(why(save), "the finger lifted 180 pt outside, more than 70 pt") && strstr(why(save), "it had been moved by 200 pt since the touch began (SPEC 358)"));
    step_is(0, RKReasonControlEndedTracking, NULL, 180, 70, RKUnitPoints);
    step_is(1, RKReasonMissMoved, NULL, 200, 0, RKUnitPoints);
    down(&s, 2, 2, 220, 20);
    OK(rk_view_add_subview(panel, RK_VIEW(save)));
    up(&s, 2.1, 2, 220, 20);
    EXPECT(strstr(why(save), "it had been moved by 200 pt since the touch began, into panel") != NULL);
    step_is(1, RKReasonMissMoved, panel, 200, 0, RKUnitPoints);
    EXPECT_PROBLEMS("11 save<save 200/0 x2");
    EXPECT(problems[0].reason == RKReasonNoteMoved && strstr(sentence(), "save lost touch 2, and its action was not sent: it was moved by 200 pt in the middle of the touch, the last of 2 times"));
    /* A finger that would have lifted outside without that, too. */
    OK(rk_trace_clear(s.context));
    down(&s, 3, 3, 220, 220);
    OK(rk_view_set_frame(RK_VIEW(save), rect(200, 10, 100, 40)));
    up(&s, 3.1, 3, 220, 390);
    EXPECT_PROBLEMS("");
}

/* 3: a tap is held; what was measured when the finger lifts counts, for both functions. */
static void test_held(void) {
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    down(&s, 1, 1, 50, 50);
    OK(rk_context_advance(s.context, 1.8));
    EXPECT(strstr(why(tap), "tap failed (held for more than 0.75 s, too long for a tap) (SPEC 197)") != NULL);
    step_is(0, RKReasonGestureHeldTooLong, NULL, 0.75, 0.75, RKUnitSeconds);
    up(&s, 1.875, 1, 50, 50);
    EXPECT(strstr(why(tap), "tap failed (held for 0.875 s, more than the 0.75 s of a tap) (SPEC 197)") != NULL);
    step_is(0, RKReasonGestureHeldTooLong, NULL, 0.875, 0.75, RKUnitSeconds);
    EXPECT_PROBLEMS("20 tap<nothing 0.875/0.75");
}

/* 4: three fingers for a gesture of four, and four of which one comes after the tap is over. */
static void fingers(double t, int number, RKTouchPhase phase) {
    RKTouchSample samples[5];
    int k;
    for (k = 0; k < number; k++) {
        RKTouchSample sample = RK_INIT(RKTouchSample);
        sample.id = k + 1;
        sample.phase = phase;
        sample.location = point(50 + 60 * k, 50);
        samples[k] = sample;
    }
    OK(rk_context_send_touches(s.context, t, samples, (size_t)number));
}
static void test_fingers(void) {
    RKGestureRecognizerRef four = add_gesture(&s, rk_tap_create, s.view, "four");
    OK(rk_tap_set_number_of_touches_required(four, 4));
    fingers(1, 3, RKTouchPhaseBegan);
    fingers(1.1, 3, RKTouchPhaseEnded);
    EXPECT(strstr(why(four), "3 fingers, fewer than the 4 required") != NULL);
    step_is(0, RKReasonGestureTooFewTouches, NULL, 3, 4, RKUnitTouches);
    EXPECT_PROBLEMS("26 four<root 3/4");
    fingers(2, 5, RKTouchPhaseBegan);
    fingers(2.1, 5, RKTouchPhaseEnded);
    EXPECT(strstr(why(four), "5 fingers, more than the 4 required") != NULL);
    fingers(3, 3, RKTouchPhaseBegan);
    down(&s, 3.8, 4, 300, 50);
    fingers(3.9, 4, RKTouchPhaseEnded);
    EXPECT(strstr(why(four), "four does not receive touch 4: it has ended or failed, and its touches are not all up (SPEC 172); four failed (held for 0.9 s, more than the 0.75 s of a tap)") != NULL);
    step_is(0, RKReasonGestureTouchWhileDone, NULL, 0, 0, RKUnitNone);
    step_is(1, RKReasonGestureHeldTooLong, NULL, 0.9, 0.75, RKUnitSeconds);
}

/* 5: a drag begins beside the edge that a pan waits at; a tap listens there, and is not meant. */
static void test_edge(void) {
    RKGestureRecognizerRef edge = add_gesture(&s, rk_screen_edge_pan_create, s.view, "edge");
    OK(rk_screen_edge_pan_set_edges(edge, RKRectEdgeLeft));
    add_gesture(&s, rk_tap_create, s.view, "tap");
    drag_by(&s, 1, 30, 200, 100, 0);
    EXPECT(strstr(why(edge), "the touch began 30 pt from its edges, more than 20 pt") != NULL);
    step_is(0, RKReasonGestureNotAtEdge, NULL, 30, 20, RKUnitPoints);
    EXPECT_PROBLEMS("26 edge<root 30/20");
    OK(rk_trace_clear(s.context));
    drag_by(&s, 2, 200, 200, 100, 0);
    EXPECT_PROBLEMS("");
}

/* 6: a sendAction override keeps the action. */
static void keeps_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)self, (void)selector, (void)target, (void)event, (void)userdata;
}
static void test_kept_action(void) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassRef cls = NULL;
    RKControlRef save = NULL;
    methods.send_action = keeps_action;
    desc.name = "Keeping";
    desc.superclass = "Button";
    desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_button_create(s.context, cls, rect(0, 0, 100, 40), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "save"));
    OK(rk_view_add_subview(s.view, RK_VIEW(save)));
    OK(rk_control_add_target(save, NULL, "save:", RKControlEventTouchUpInside));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT(strstr(why(save), "save sent touchUpInside|primaryActionTriggered (SPEC 141); its sendAction override did not call super (SPEC 141)") != NULL);
    step_is(1, RKReasonMissNoSuper, save, 5, 0, RKUnitNone);
    EXPECT_PROBLEMS("7 save<save");
    EXPECT_TEXT(sentence(), "save was touched at (20 20), and no action was performed: sendAction of save did not call super (SPEC 141)");
    OK(rk_release(RK_OBJECT(save)));
}

/* 7: an alpha of 0.009 above a button, and a window that is hidden. */
static void test_not_shown(void) {
    RKViewRef panel = add_view(s.context, NULL, s.view, "panel", rect(0, 0, 200, 200));
    button(&s, panel, rect(0, 0, 100, 40));
    OK(rk_view_set_alpha(panel, 0.009));
    touch_at(&s, 1, 1, 20, 20);
    EXPECT_PROBLEMS("5 save<panel 4/0");
    EXPECT(strstr(sentence(), "alpha of panel was below 0.01, and nothing there handled the touch") != NULL);
    OK(rk_view_set_alpha(panel, 1));
    OK(rk_view_set_hidden(RK_VIEW(s.window), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 20, 20);
    EXPECT_PROBLEMS("5 window<window 5/0");
    EXPECT(strstr(sentence(), "touch 2 at (20 20) hit no window: window, which is there, was hidden") != NULL);
    OK(rk_view_set_hidden(RK_VIEW(s.window), false));
}

/* 8: a key is pressed while no window is key, touches come before any window. */
static void test_nothing_there(void) {
    RKContextRef context = NULL;
    RKPressSample press = RK_INIT(RKPressSample);
    RKTouchSample touch = RK_INIT(RKTouchSample);
    Stage bare;
    memset(&bare, 0, sizeof bare);
    OK(rk_context_create(NULL, &context));
    bare.context = context;
    OK(rk_trace_start(context, 64));
    touch.id = 1;
    touch.phase = RKTouchPhaseBegan;
    OK(rk_context_send_touches(context, 1, &touch, 1));
    EXPECT_TEXT(all(context, 0), "35 nothing<nothing");
    EXPECT(strstr(text_of(context, problems, RKProblemPartSentence), "touch 1 was dropped: there is no window (SPEC 296)") != NULL);
    OK(rk_trace_clear(context));
    press.id = 2;
    press.phase = RKPressPhaseBegan;
    press.type = RKPressTypeMenu;
    OK(rk_context_send_presses(context, 2, &press, 1));
    EXPECT_TEXT(all(context, 0), "35 nothing<nothing");
    EXPECT(strstr(text_of(context, problems, RKProblemPartSentence), "press 2 (menu) was dropped: no window is key (SPEC 296)") != NULL);
    OK(rk_context_destroy(context));
}

/* 9: exclusiveTouch of the view that was hit, and of the one that has a touch. */
static void test_exclusive(void) {
    RKControlRef save = button(&s, s.view, rect(0, 0, 100, 40));
    RKViewRef pad = add_view(s.context, s.logger, s.view, "pad", rect(200, 0, 100, 100));
    OK(rk_view_set_exclusive_touch(RK_VIEW(save), true));
    down(&s, 1, 1, 220, 20);
    touch_at(&s, 1.1, 2, 20, 20);
    EXPECT(strstr(why(save), "withheld from views by exclusiveTouch of save, which it hit: pad has a touch (SPEC 98)") != NULL);
    EXPECT_PROBLEMS("9 save<pad");
    EXPECT(strstr(sentence(), "its exclusiveTouch was true, and pad had a touch") && problems[0].value == 1);
    OK(rk_view_set_exclusive_touch(RK_VIEW(save), false));
    OK(rk_view_set_exclusive_touch(pad, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 1.3, 3, 20, 20);
    EXPECT_PROBLEMS("9 save<pad");
    EXPECT(strstr(sentence(), "exclusiveTouch of pad was true, and it had a touch") && problems[0].value == 2);
    up(&s, 1.5, 1, 220, 20);
}

/* 10: a list that fits is dragged: why comes before the pan's failure. */
static void test_pan_of_a_list(void) {
    RKScrollViewRef list = NULL;
    RKGestureRecognizerRef pan = NULL;
    OK(rk_scroll_view_create(s.context, NULL, rect(0, 0, 300, 300), &list));
    OK(rk_object_set_name(RK_OBJECT(list), "list"));
    OK(rk_view_add_subview(s.view, RK_VIEW(list)));
    OK(rk_scroll_view_set_content_size(list, (RKSize){300, 200}));
    OK(rk_scroll_view_get_pan_gesture_recognizer(list, &pan));
    drag_by(&s, 1, 100, 100, 0, 100);
    EXPECT(strncmp(why(pan), "list cannot scroll at all: its content fits (200 pt into 300 pt), and each alwaysBounce property is false (SPEC 244); the pan of scroll view list failed", 60) == 0);
    EXPECT(count == 2 && steps[0].reason == RKReasonScrollCannotScroll && steps[1].reason == RKReasonGestureLiftedTooSoon);
    EXPECT_PROBLEMS("12 list<nothing");
    OK(rk_release(RK_OBJECT(list)));
}

/* 11: the finger lifts in a segment that is disabled. */
static void test_segment(void) {
    RKControlRef days = add_control_of(&s, rk_segmented_control_create, NULL, s.view, "days", rect(0, 0, 300, 40));
    touch_at(&s, 1, 1, 50, 20);
    EXPECT(strstr(why(days), "has not changed: it has no segments") != NULL);
    OK(rk_segmented_control_insert_segment(days, "a", 0));
    OK(rk_segmented_control_insert_segment(days, "b", 1));
    OK(rk_segmented_control_set_segment_enabled(days, 1, false));
    OK(rk_trace_clear(s.context));
    down(&s, 2, 2, 50, 20);
    up(&s, 2.1, 2, 200, 20);
    EXPECT_TEXT(why(days), "days sent touchUpInside (SPEC 141); its value has not changed: segment 1 was disabled (SPEC 141)");
}

/* A problem of another context is refused. */
static void test_foreign(void) {
    Stage other = stage_make();
    RKProblem problem;
    char text[64] = "as it was";
    button(&s, s.view, rect(0, 0, 100, 40));
    touch_at(&s, 1, 1, 105, 20);
    EXPECT_PROBLEMS("2 save<root 5/12");
    problem = problems[0];
    EXPECT_STATUS(rk_problem_describe(other.context, &problem, RKProblemPartSentence, text, sizeof text, NULL), RKStatusWrongContext);
    EXPECT(strstr(rk_last_error(), "problem.victim (0x") && strcmp(text, "as it was") == 0);
    problem.victim = NULL;
    EXPECT_STATUS(rk_problem_describe(other.context, &problem, RKProblemPartHelp, text, sizeof text, NULL), RKStatusWrongContext);
    EXPECT(strstr(rk_last_error(), "problem.culprit (0x") != NULL);
    stage_end(&other);
}

/* A button without a height, and a view with a tap and without a width: no point lies inside them. */
static void test_no_size(void) {
    RKControlRef flat = button(&s, s.view, rect(100, 100, 100, 0));
    RKViewRef thin = add_view(s.context, NULL, s.view, "thin", rect(300, 100, 0, 50));
    OK(rk_object_set_name(RK_OBJECT(flat), "flat"));
    touch_at(&s, 1, 1, 150, 104);
    EXPECT_PROBLEMS("2 flat<root 4/12");
    EXPECT_TEXT(sentence(), "flat was missed at (150 104): its width or its height was 0, and no point lies inside it (SPEC 357)");
    EXPECT_TEXT(why(flat), "flat was not hit by touch 1 at (150 104): its size is 100 x 0 pt: no point lies inside it (SPEC 11)");
    /* One that could not be touched either if it had a size. */
    OK(rk_trace_clear(s.context));
    OK(rk_view_set_hidden(RK_VIEW(flat), true));
    touch_at(&s, 2, 2, 150, 104);
    EXPECT_PROBLEMS("1 root<nothing");
    /* Without a recogniser nothing is meant for it. */
    touch_at(&s, 3, 3, 300, 120);
    EXPECT_PROBLEMS("1 root<nothing x2");
    add_gesture(&s, rk_tap_create, thin, "tap");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 4, 300, 120);
    EXPECT_PROBLEMS("2 thin<root 0/12");
}

/* A page that was taken away: the touch after it is the one asked about, not the button's own before. */
static void test_page_away(void) {
    RKViewRef page = add_view(s.context, NULL, s.view, "page", rect(0, 0, 400, 400));
    RKControlRef pay = button(&s, page, rect(100, 100, 100, 40));
    RKControlRef again = NULL;
    touch_at(&s, 1, 1, 120, 120);
    EXPECT(strstr(why(pay), "sent touchUpInside") != NULL);
    OK(rk_retain(RK_OBJECT(page)));
    OK(rk_view_remove_from_superview(page));
    again = button(&s, s.view, rect(0, 300, 100, 40));
    touch_at(&s, 2, 2, 120, 120);
    EXPECT_TEXT(why(pay), "save did not get touch 2 at (120 120): it is in no window: page, the topmost view above it, has no superview and is no window (SPEC 43)");
    step_is(0, RKReasonMissNoWindow, page, 0, 0, RKUnitNone);
    /* One elsewhere was not meant for it. */
    touch_at(&s, 3, 3, 20, 320);
    EXPECT(strstr(why(pay), "touch 2") != NULL);
    EXPECT(strstr(why(again), "sent touchUpInside") != NULL);
    OK(rk_release(RK_OBJECT(page)));
}

int main(void) {
    open_scene();
    test_stray();
    next_scene();
    test_moved();
    next_scene();
    test_held();
    next_scene();
    test_fingers();
    next_scene();
    test_edge();
    next_scene();
    test_kept_action();
    next_scene();
    test_not_shown();
    next_scene();
    test_nothing_there();
    next_scene();
    test_exclusive();
    next_scene();
    test_pan_of_a_list();
    next_scene();
    test_segment();
    next_scene();
    test_foreign();
    next_scene();
    test_no_size();
    next_scene();
    test_page_away();
    end(&s);
    return check_done("why_culprits");
}
