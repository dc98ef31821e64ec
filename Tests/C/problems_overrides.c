/* rk_problems() (SPEC 357): touches that overrides and delegates take, that are withheld, and that controls lose to recognisers. */
#include "problem_stage.h"

static bool refuses(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, false; }
static RKViewRef hits_nothing(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, NULL; }
static void keeps_event(RKWindowRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata; }
static bool answer_no(RKGestureRecognizerRef self, void *userdata) { return (void)self, (void)userdata, false; }
static bool answer_no_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) { return (void)self, (void)touch, (void)userdata, false; }
static bool answer_no_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) { return (void)self, (void)touch, (void)event, (void)userdata, false; }
static bool answer_no_view(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) { return (void)self, (void)recognizer, (void)userdata, false; }

static void test_swallowed_by_hit_testing(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, view_class(&s, "Bar", NULL, hits_nothing, NULL), s.view, "bar", rect(0, 0, 400, 60)), dot;
    button(&s, bar, rect(100, 10, 50, 40));
    touch_at(&s, 1, 1, 120, 30);
    EXPECT_PROBLEMS("7 save<bar");
    EXPECT(problems[0].reason == RKReasonNoteOverride);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "the hitTest override of bar refused it") != NULL);
    OK(rk_view_remove_from_superview(bar));
    /* A view that wants touches itself; where it lets them through to one that listens, there is nothing wrong. */
    dot = add_view(s.context, view_class(&s, "Dot", refuses, NULL, NULL), s.view, "dot", rect(200, 200, 40, 40));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 220, 220);
    EXPECT_PROBLEMS("1 root<nothing");
    add_gesture(&s, rk_tap_create, dot, "tap");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 3, 220, 220);
    EXPECT_PROBLEMS("7 dot<dot");
    EXPECT(problems[0].reason == RKReasonHitOutsideByOverride);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 4, 300, 300);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    add_gesture(&s, rk_tap_create, s.view, "all");
    touch_at(&s, 5, 5, 220, 220);
    EXPECT_PROBLEMS("");
    end(&s);
}

static void test_swallowed_on_the_way(void) {
    Stage s = scene();
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowMethods methods = RK_INIT(RKWindowMethods);
    RKControlMethods tracking = RK_INIT(RKControlMethods);
    RKGestureRecognizerDelegate d = RK_INIT(RKGestureRecognizerDelegate);
    RKClassRef cls = NULL;
    RKWindowRef front = NULL;
    RKGestureRecognizerRef tap;
    RKViewRef picky;
    /* sendEvent. */
    methods.send_event = keeps_event;
    desc.name = "Deaf";
    desc.superclass = "Window";
    desc.window_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_window_create(s.context, cls, rect(0, 0, 100, 100), &front));
    OK(rk_object_set_name(RK_OBJECT(front), "front"));
    button(&s, RK_VIEW(front), rect(10, 10, 50, 50));
    touch_at(&s, 1, 1, 30, 30);
    EXPECT_PROBLEMS("7 save<front");
    EXPECT(problems[0].reason == RKReasonEventDropped && problems[0].touch_id == 1);
    OK(rk_trace_clear(s.context));
    OK(rk_release(RK_OBJECT(front)));
    /* A delegate, and a view that is asked. */
    tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    d.should_receive_touch = answer_no_touch;
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    touch_at(&s, 2, 2, 200, 200);
    EXPECT_PROBLEMS("7 tap<tap");
    EXPECT(problems[0].reason == RKReasonGestureTouchRefused);
    d.should_receive_touch = NULL;
    d.should_begin = answer_no;
    OK(rk_gesture_recognizer_set_delegate(tap, &d));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 3, 3, 200, 200);
    EXPECT_PROBLEMS("7 tap<tap");
    EXPECT(problems[0].reason == RKReasonGestureRefusedByDelegate);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "gestureRecognizerShouldBegin of the delegate of tap returned false") != NULL);
    OK(rk_gesture_recognizer_set_delegate(tap, NULL));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 4, 4, 200, 200);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    picky = add_view(s.context, view_class(&s, "Picky", NULL, NULL, answer_no_view), s.view, "picky", rect(200, 200, 50, 50));
    add_gesture(&s, rk_tap_create, picky, "asked");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 5, 5, 210, 210);
    EXPECT_PROBLEMS("7 asked<picky");
    /* beginTracking. */
    tracking.begin_tracking = answer_no_tracking;
    desc.name = "Stubborn";
    desc.superclass = "Button";
    desc.window_methods = NULL;
    desc.control_methods = &tracking;
    OK(rk_class_define(s.context, &desc, &cls));
    add_control_of(&s, rk_button_create, cls, s.view, "stubborn", rect(300, 300, 50, 50));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 6, 6, 310, 310);
    EXPECT_PROBLEMS("7 stubborn<stubborn");
    EXPECT(problems[0].reason == RKReasonControlRefusedTouch);
    end(&s);
}

static void test_tracking_cancelled(void) {
    Stage s = scene();
    button(&s, s.view, rect(100, 100, 50, 40));
    add_gesture(&s, rk_pan_create, s.view, "pan");
    down(&s, 1, 1, 120, 120);
    move(&s, 1.1, 1, 120, 200);
    up(&s, 1.2, 1, 120, 200);
    EXPECT_PROBLEMS("8 save<pan");
    EXPECT(problems[0].touch_id == 1 && problems[0].severity == RKProblemSeverityHint && problems[0].reason == RKReasonControlCancelled);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "save lost touch 1: pan recognised") != NULL);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 120);
    EXPECT_PROBLEMS("");
    end(&s);
}

static void test_withheld(void) {
    Stage s = scene();
    RKViewRef one = add_view(s.context, s.logger, s.view, "one", rect(0, 0, 100, 100)), alone;
    down(&s, 1, 1, 50, 50);
    down(&s, 1.1, 2, 60, 60);
    up(&s, 1.2, 2, 60, 60);
    up(&s, 1.3, 1, 50, 50);
    EXPECT_PROBLEMS("9 one<one");
    EXPECT(problems[0].touch_id == 2 && problems[0].reason == RKReasonTouchWithheldMultipleTouch);
    OK(rk_trace_clear(s.context));
    OK(rk_view_set_multiple_touch_enabled(one, true));
    down(&s, 2, 1, 50, 50);
    touch_at(&s, 2.1, 2, 60, 60);
    up(&s, 2.3, 1, 50, 50);
    EXPECT_PROBLEMS("");
    alone = add_view(s.context, s.logger, s.view, "alone", rect(200, 200, 50, 50));
    OK(rk_view_set_exclusive_touch(alone, true));
    down(&s, 3, 1, 50, 50);
    touch_at(&s, 3.1, 2, 210, 210);
    up(&s, 3.3, 1, 50, 50);
    EXPECT_PROBLEMS("9 alone<one");
    EXPECT(problems[0].reason == RKReasonTouchWithheldExclusiveTouch);
    end(&s);
}

int main(void) {
    test_swallowed_by_hit_testing();
    test_swallowed_on_the_way();
    test_tracking_cancelled();
    test_withheld();
    return check_done("problems_overrides");
}
