/* rk_problems() (SPEC 357): a scene of each kind with victim, culprit and numbers, one near it in which nothing is reported; folding, order, bad input, and scenes at random. */
#include <math.h>

#include "control_stage.h"

/* ---- What is found ---- */

static RKProblem problems[1024];
static size_t found;

static void read_problems(RKContextRef context, uint32_t flags) {
    memset(problems, 0, sizeof problems);
    problems[0].struct_size = sizeof *problems;
    found = 0;
    OK(rk_problems(context, flags, problems, sizeof problems / sizeof *problems, &found));
}

static const char *text_of(RKContextRef context, const RKProblem *problem, RKProblemPart part) {
    static char texts[4][1024];
    static int turn;
    char *text = texts[turn++ & 3];
    text[0] = 0;
    OK(rk_problem_describe(context, problem, part, text, 1024, NULL));
    return text;
}

/* All problems as "kind victim<culprit value/limit xCOUNT". */
static const char *all(RKContextRef context, uint32_t flags) {
    static char text[4096];
    size_t k, used = 0;
    read_problems(context, flags);
    text[0] = 0;
    for (k = 0; k < found && k < 20; k++) {
        const RKProblem *p = &problems[k];
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%d %s<%s", k ? "; " : "", (int)p->kind, name_of(p->victim), name_of(p->culprit));
        if (p->unit) used += (size_t)snprintf(text + used, sizeof text - used, " %.6g/%.6g", p->value, p->limit);
        if (p->count != 1) used += (size_t)snprintf(text + used, sizeof text - used, " x%d", (int)p->count);
        /* Each has its three texts and its explanation, with a cause. */
        {
            RKExplanationStep steps[32];
            size_t count = 0;
            int part;
            memset(steps, 0, sizeof steps);
            steps[0].struct_size = sizeof *steps;
            for (part = RKProblemPartSentence; part <= RKProblemPartExplanation; part++) EXPECT(text_of(context, p, part)[0] != 0);
            OK(rk_problem_steps(context, p, steps, 32, &count));
            EXPECT(count > 0 || strstr(text_of(context, p, RKProblemPartExplanation), "would") != NULL);
        }
    }
    return text;
}
#define EXPECT_PROBLEMS(expected) EXPECT_TEXT(all(s.context, 0), (expected))

/* ---- Scenes ---- */

/* A window with nothing in it that listens. */
static Stage scene(void) {
    Stage s = stage_make();
    OK(rk_view_remove_from_superview(s.view));
    s.view = add_view(s.context, NULL, RK_VIEW(s.window), "root", rect(0, 0, 400, 400));
    OK(rk_view_set_multiple_touch_enabled(s.view, true));
    OK(rk_trace_start(s.context, 65536));
    return s;
}
static void end(Stage *s) {
    OK(rk_context_cancel_all_touches(s->context));
    stage_end(s);
}
static RKControlRef button(Stage *s, RKViewRef parent, RKRect frame) { return add_control_of(s, rk_button_create, NULL, parent, "save", frame); }
static void touch_at(Stage *s, double t, int64_t id, double x, double y) {
    down(s, t, id, x, y);
    up(s, t + 0.05, id, x, y);
}

static void test_tap_unheard(void) {
    Stage s = scene();
    RKViewRef label = add_view(s.context, NULL, s.view, "label", rect(200, 200, 50, 50)), logger;
    RKControlRef mute = NULL;
    EXPECT_PROBLEMS("");
    touch_at(&s, 1, 1, 210, 210);
    EXPECT_PROBLEMS("1 label<nothing");
    EXPECT(problems[0].touch_id == 1 && problems[0].point.x == 210 && problems[0].time == 1 && problems[0].severity == RKProblemSeverityWarning && problems[0].reason == RKReasonTouchHit);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "touch 1 at (210 210) ended on label, and nothing there listens (SPEC 43)");
    (void)logger;
    /* In progress it is open. */
    OK(rk_trace_clear(s.context));
    down(&s, 2, 2, 210, 210);
    EXPECT_PROBLEMS("");
    /* What moves away is no tap. */
    move(&s, 2.1, 2, 210, 300);
    up(&s, 2.2, 2, 210, 300);
    EXPECT_PROBLEMS("");
    /* What the system takes away, neither. */
    down(&s, 3, 3, 210, 210);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_PROBLEMS("");
    /* A view that listens, and one inside it. */
    OK(rk_trace_clear(s.context));
    logger = add_view(s.context, s.logger, s.view, "logger", rect(0, 0, 100, 100));
    add_view(s.context, NULL, logger, "inner", rect(0, 0, 50, 50));
    touch_at(&s, 4, 4, 80, 80);
    touch_at(&s, 5, 5, 20, 20);
    EXPECT_PROBLEMS("");
    /* A recogniser. */
    add_gesture(&s, rk_tap_create, label, "tap");
    touch_at(&s, 6, 6, 210, 210);
    EXPECT_PROBLEMS("");
    /* A control without an action, then with one. */
    OK(rk_button_create(s.context, NULL, rect(300, 300, 50, 50), &mute));
    OK(rk_object_set_name(RK_OBJECT(mute), "mute"));
    OK(rk_view_add_subview(s.view, RK_VIEW(mute)));
    touch_at(&s, 7, 7, 310, 310);
    EXPECT_PROBLEMS("1 mute<nothing");
    EXPECT(problems[0].reason == RKReasonControlNobodyListens && problems[0].touch_id == 7);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartHelp), "add a target") != NULL);
    OK(rk_trace_clear(s.context));
    OK(rk_control_add_action(mute, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    touch_at(&s, 8, 8, 310, 310);
    EXPECT_PROBLEMS("");
    OK(rk_release(RK_OBJECT(mute)));
    /* One of its events is enough. */
    {
        RKControlRef toggle = NULL;
        OK(rk_switch_create(s.context, NULL, rect(300, 200, 60, 40), &toggle));
        OK(rk_object_set_name(RK_OBJECT(toggle), "toggle"));
        OK(rk_view_add_subview(s.view, RK_VIEW(toggle)));
        touch_at(&s, 8.2, 8, 310, 210);
        EXPECT_PROBLEMS("1 toggle<nothing");
        OK(rk_control_add_action(toggle, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 8.4, 8, 310, 210);
        EXPECT_PROBLEMS("");
        OK(rk_release(RK_OBJECT(toggle)));
        OK(rk_trace_clear(s.context));
    }
    /* No window. */
    touch_at(&s, 9, 9, 500, 500);
    EXPECT_PROBLEMS("1 nothing<nothing");
    EXPECT(problems[0].reason == RKReasonTouchHitNothing);
    end(&s);
}

static void test_near_miss(void) {
    Stage s = scene();
    RKControlRef save = button(&s, s.view, rect(100, 100, 50, 40));
    touch_at(&s, 1, 1, 95, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(problems[0].reason == RKReasonNoteBesideControl && problems[0].touch_id == 1 && problems[0].unit == RKUnitPoints);
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was missed by 5 pt at (95 120); up to 12 pt beside a control is a near miss (SPEC 357)");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 1 at (95 120): the touch was 5 pt outside of it") != NULL);
    /* Neither a later touch that hits it nor another one changes the explanation. */
    touch_at(&s, 1.2, 77, 120, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 1 at (95 120): the touch was 5 pt outside of it") != NULL);
    /* Twelve times, of which the last counts. */
    {
        int k;
        for (k = 1; k < 12; k++) touch_at(&s, 1 + k, 1 + k, 95 - k * 0.5, 120);
        EXPECT_PROBLEMS("2 save<root 10.5/12 x12");
        EXPECT(problems[0].first_time == 1 && problems[0].time == 12 && problems[0].touch_id == 12 && problems[0].first_sequence < problems[0].sequence);
        EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), ", 12 times") != NULL);
    }
    /* From its other side, where a label was hit: the same problem. */
    {
        RKViewRef label = add_view(s.context, NULL, s.view, "label", rect(150, 100, 50, 40));
        touch_at(&s, 15, 15, 156, 120);
        EXPECT_PROBLEMS("2 save<label 6/12 x13");
        OK(rk_view_remove_from_superview(label));
    }
    /* At the corner, diagonally. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 20, 1, 97, 96);
    EXPECT_PROBLEMS("2 save<root 5/12");
    /* The number of the touch is used again: the explanation is still of that one. */
    touch_at(&s, 21, 1, 120, 120);
    EXPECT_PROBLEMS("2 save<root 5/12");
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartExplanation), "(97 96)") != NULL);
    /* Moving it afterwards changes nothing: it was so when it was touched. */
    OK(rk_view_set_frame(RK_VIEW(save), rect(300, 300, 50, 40)));
    EXPECT_PROBLEMS("2 save<root 5/12");
    OK(rk_view_set_frame(RK_VIEW(save), rect(100, 100, 50, 40)));
    /* 13 points; inside; from a control; disabled; hidden: none. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 22, 22, 87, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 23, 23, 101, 120);
    EXPECT_PROBLEMS("");
    add_control_of(&s, rk_button_create, NULL, s.view, "cancel", rect(150, 100, 50, 40));
    touch_at(&s, 24, 24, 152, 120);
    EXPECT_PROBLEMS("");
    OK(rk_control_set_enabled(save, false));
    touch_at(&s, 25, 25, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_control_set_enabled(save, true));
    OK(rk_view_set_hidden(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 26, 26, 95, 120);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_set_hidden(RK_VIEW(save), false));
    /* A sheet over all: the control could not be hit either. */
    {
        RKViewRef sheet = add_view(s.context, NULL, s.view, "sheet", rect(0, 0, 400, 400));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 27, 27, 95, 120);
        EXPECT_PROBLEMS("1 sheet<nothing");
        OK(rk_view_remove_from_superview(sheet));
    }
    /* A view that listens is meant; a recogniser of what contains the control is not. */
    {
        RKViewRef logger = add_view(s.context, s.logger, s.view, "logger", rect(50, 100, 50, 40));
        OK(rk_trace_clear(s.context));
        touch_at(&s, 28, 28, 95, 120);
        EXPECT_PROBLEMS("");
        OK(rk_view_remove_from_superview(logger));
        add_gesture(&s, rk_tap_create, s.view, "dismiss");
        touch_at(&s, 29, 29, 95, 120);
        EXPECT_PROBLEMS("2 save<root 5/12");
        OK(rk_trace_clear(s.context));
        touch_at(&s, 30, 30, 50, 300);
        EXPECT_PROBLEMS("");
        add_gesture(&s, rk_pan_create, s.view, "pan");
        down(&s, 31, 31, 95, 120);
        move(&s, 31.1, 31, 95, 220);
        up(&s, 31.2, 31, 95, 220);
        EXPECT_PROBLEMS("");
    }
    end(&s);
}

static void test_inside_and_not_hit(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, NULL, s.view, "bar", rect(0, 100, 400, 60)), overlay;
    RKControlRef save = button(&s, bar, rect(100, 10, 50, 100));
    /* Outside of the bar: it ends at 160. */
    touch_at(&s, 1, 1, 120, 170);
    EXPECT_PROBLEMS("4 save<bar 10/0");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartSentence), "save was touched at (120 170) and not hit: that is 10 pt outside of bar, and subviews are hit only inside (SPEC 357)");
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 150);
    EXPECT_PROBLEMS("");
    /* Covered by something that does not listen. */
    overlay = add_view(s.context, NULL, s.view, "overlay", rect(0, 0, 400, 400));
    touch_at(&s, 3, 3, 120, 150);
    EXPECT_PROBLEMS("3 save<overlay");
    EXPECT_TEXT(text_of(s.context, problems, RKProblemPartExplanation), "save was not hit by touch 3 at (120 150): overlay is in front of it there and took the touch (SPEC 32)");
    OK(rk_trace_clear(s.context));
    add_gesture(&s, rk_tap_create, overlay, "close");
    touch_at(&s, 4, 4, 120, 150);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_from_superview(overlay));
    /* Without interaction, itself or above. */
    OK(rk_view_set_user_interaction_enabled(bar, false));
    touch_at(&s, 5, 5, 120, 150);
    EXPECT_PROBLEMS("5 save<bar");
    EXPECT(problems[0].severity == RKProblemSeverityHint);
    OK(rk_view_set_user_interaction_enabled(bar, true));
    OK(rk_view_set_animating(RK_VIEW(save), true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 6, 6, 120, 150);
    EXPECT_PROBLEMS("5 save<save");
    OK(rk_view_set_animating(RK_VIEW(save), false));
    /* What is hidden is not meant. */
    OK(rk_view_set_hidden(bar, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7, 7, 120, 150);
    EXPECT_PROBLEMS("1 root<nothing");
    overlay = add_view(s.context, NULL, s.view, "overlay", rect(0, 0, 400, 400));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 7.5, 7, 120, 150);
    EXPECT_PROBLEMS("1 overlay<nothing");
    OK(rk_view_remove_from_superview(overlay));
    OK(rk_view_set_hidden(bar, false));
    /* Disabled. */
    OK(rk_control_set_enabled(save, false));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 8, 8, 120, 150);
    EXPECT_PROBLEMS("6 save<save");
    OK(rk_control_set_enabled(save, true));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 9, 9, 120, 150);
    EXPECT_PROBLEMS("");
    end(&s);
}

/* ---- Overrides and delegates ---- */

static bool refuses(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, false; }
static RKViewRef hits_nothing(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) { return (void)self, (void)point, (void)event, (void)userdata, NULL; }
static void keeps_event(RKWindowRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata; }
static bool answer_no(RKGestureRecognizerRef self, void *userdata) { return (void)self, (void)userdata, false; }
static bool answer_no_touch(RKGestureRecognizerRef self, RKTouchRef touch, void *userdata) { return (void)self, (void)touch, (void)userdata, false; }
static bool answer_no_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) { return (void)self, (void)touch, (void)event, (void)userdata, false; }
static bool answer_no_view(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) { return (void)self, (void)recognizer, (void)userdata, false; }

static RKClassRef view_class(Stage *s, const char *name, RKPointInsideMethod inside, RKHitTestMethod hit, RKViewShouldBeginMethod should_begin) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    methods.point_inside = inside;
    methods.hit_test = hit;
    methods.gesture_recognizer_should_begin = should_begin;
    desc.name = name;
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(s->context, &desc, &cls));
    return cls;
}

static void test_swallowed_by_hit_testing(void) {
    Stage s = scene();
    RKViewRef bar = add_view(s.context, view_class(&s, "Bar", NULL, hits_nothing, NULL), s.view, "bar", rect(0, 0, 400, 60)), dot;
    button(&s, bar, rect(100, 10, 50, 40));
    touch_at(&s, 1, 1, 120, 30);
    EXPECT_PROBLEMS("7 save<bar");
    EXPECT(problems[0].reason == RKReasonNoteOverride);
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "an override of hit-testing of bar refused it") != NULL);
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
    EXPECT(strstr(text_of(s.context, problems, RKProblemPartSentence), "gestureRecognizerShouldBegin of the delegate of tap refused it") != NULL);
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

/* ---- Recognisers ---- */

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
    EXPECT_PROBLEMS("1 root<nothing; 20 tap<nothing 0.8/0.75");
    EXPECT(problems[1].reason == RKReasonGestureHeldTooLong && problems[1].unit == RKUnitSeconds);
    OK(rk_trace_clear(s.context));
    hold(&s, 8, 1);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    /* A long press: 0.5 s, 10 points. */
    press = add_gesture(&s, rk_long_press_create, s.view, "press");
    OK(rk_trace_clear(s.context));
    hold(&s, 11, 0.45);
    EXPECT_PROBLEMS("1 root<nothing; 20 press<nothing 0.45/0.5");
    EXPECT(strstr(text_of(s.context, &problems[1], RKProblemPartSentence), "it lasted 0.45 s, at least 0.50 s are needed") != NULL);
    OK(rk_trace_clear(s.context));
    hold(&s, 14, 0.3);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    slide(&s, 17, 0.4, 100, 200, 11, 0);
    EXPECT_PROBLEMS("1 root<nothing; 20 press<nothing 11/10");
    OK(rk_trace_clear(s.context));
    slide(&s, 18, 0.4, 100, 200, 13, 0);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_remove_gesture_recognizer(s.view, press));
    /* A pan: 10 points. */
    pan = add_gesture(&s, rk_pan_create, s.view, "pan");
    OK(rk_trace_clear(s.context));
    slide(&s, 19, 0.2, 100, 200, 9, 0);
    EXPECT_PROBLEMS("1 root<nothing; 20 pan<nothing 9/10");
    OK(rk_trace_clear(s.context));
    slide(&s, 20, 0.2, 100, 200, 7, 0);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_trace_clear(s.context));
    slide(&s, 21, 0.2, 100, 200, 30, 0);
    EXPECT_PROBLEMS("");
    /* What something else heard is no problem. */
    tap = add_gesture(&s, rk_tap_create, s.view, "also");
    slide(&s, 22, 0.2, 100, 200, 9, 0);
    EXPECT_PROBLEMS("");
    OK(rk_view_remove_gesture_recognizer(s.view, tap));
    OK(rk_view_remove_gesture_recognizer(s.view, pan));
    /* A swipe: 50 points. */
    swipe = add_gesture(&s, rk_swipe_create, s.view, "swipe");
    OK(rk_trace_clear(s.context));
    slide(&s, 24, 0.1, 100, 200, 42, 0);
    EXPECT_PROBLEMS("1 root<nothing; 20 swipe<nothing 42/45.3");
    OK(rk_trace_clear(s.context));
    slide(&s, 25, 0.1, 100, 200, 35, 0);
    EXPECT_PROBLEMS("1 root<nothing");
    OK(rk_view_remove_gesture_recognizer(s.view, swipe));
    /* A pinch: 10 points. */
    {
        RKGestureRecognizerRef pinch = add_gesture(&s, rk_pinch_create, s.view, "pinch");
        OK(rk_trace_clear(s.context));
        both(&s, 26, RKTouchPhaseBegan, 100, 100, 200, 100);
        both(&s, 26.1, RKTouchPhaseMoved, 96, 100, 205, 100);
        both(&s, 26.2, RKTouchPhaseEnded, 96, 100, 205, 100);
        EXPECT_PROBLEMS("1 root<nothing x2; 20 pinch<nothing 9/10");
        EXPECT(strstr(text_of(s.context, &problems[1], RKProblemPartSentence), "the fingers' distance changed by 9 pt, at least 10 pt are needed") != NULL);
        OK(rk_trace_clear(s.context));
        both(&s, 27, RKTouchPhaseBegan, 100, 100, 200, 100);
        both(&s, 27.1, RKTouchPhaseMoved, 98, 100, 205, 100);
        both(&s, 27.2, RKTouchPhaseEnded, 98, 100, 205, 100);
        EXPECT_PROBLEMS("1 root<nothing x2");
        OK(rk_view_remove_gesture_recognizer(s.view, pinch));
    }
    /* Two taps: 45 points and 0.35 s between them. */
    twice = add_gesture(&s, rk_tap_create, s.view, "twice");
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 30, 1, 100, 200);
    touch_at(&s, 30.2, 2, 150, 200);
    EXPECT_PROBLEMS("1 root<nothing x2; 20 twice<nothing 50/45");
    EXPECT(problems[1].reason == RKReasonGestureNextTapTooFar && problems[1].touch_id == 2);
    OK(rk_context_advance(s.context, 31));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 32, 1, 100, 200);
    touch_at(&s, 32.45, 2, 100, 200); /* 0.4 s after the lift */
    OK(rk_context_advance(s.context, 34));
    EXPECT_PROBLEMS("1 root<nothing x2; 20 twice<nothing 0.4/0.35");
    EXPECT(problems[1].reason == RKReasonGestureNoNextTap);
    EXPECT(strstr(text_of(s.context, &problems[1], RKProblemPartExplanation), "no further tap within 0.35 s") != NULL);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 36, 1, 100, 200);
    touch_at(&s, 36.6, 2, 100, 200);
    OK(rk_context_advance(s.context, 38));
    EXPECT_PROBLEMS("1 root<nothing x2");
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
    EXPECT_PROBLEMS("1 root<nothing x2; 22 off<root x2");
    EXPECT(problems[1].severity == RKProblemSeverityHint && problems[1].touch_id == 2 && problems[1].first_time == 1 && problems[1].time == 2);
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
    EXPECT(problems[0].sequence == 0 && problems[0].severity == RKProblemSeverityWarning);
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

/* ---- Input ---- */

static void test_input(void) {
    Stage s = scene();
    RKViewRef pad = add_view(s.context, s.logger, s.view, "pad", rect(0, 0, 400, 400));
    /* Began again. */
    down(&s, 1, 1, 100, 100);
    EXPECT_STATUS(send(s.context, 1.1, 1, RKTouchPhaseBegan, 150, 100), RKStatusAlreadyExists);
    EXPECT_PROBLEMS("30 pad<nothing -13/0");
    EXPECT(problems[0].touch_id == 1 && problems[0].severity == RKProblemSeverityError && problems[0].reason == RKReasonNoteRefused);
    up(&s, 1.2, 1, 100, 100);
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 1, 100, 100);
    touch_at(&s, 3, 1, 100, 100);
    EXPECT_PROBLEMS("");
    /* Never began. */
    EXPECT_STATUS(send(s.context, 4, 7, RKTouchPhaseMoved, 150, 100), RKStatusNotFound);
    EXPECT_STATUS(send(s.context, 4, 8, RKTouchPhaseEnded, 150, 100), RKStatusNotFound);
    EXPECT_PROBLEMS("31 nothing<nothing -12/0 x2");
    OK(rk_trace_clear(s.context));
    /* Not ended: after 10 s, or where the input ends. Resting reports count. */
    down(&s, 10, 1, 100, 100);
    OK(rk_context_advance(s.context, 19.9));
    EXPECT_PROBLEMS("");
    EXPECT_TEXT(all(s.context, RK_PROBLEMS_INPUT_ENDED), "32 pad<nothing 9.9/0");
    EXPECT_PROBLEMS("");
    move(&s, 19.9, 1, 100, 100);
    OK(rk_context_advance(s.context, 29));
    EXPECT_PROBLEMS("");
    OK(rk_context_advance(s.context, 30));
    EXPECT_PROBLEMS("32 pad<nothing 10.1/10");
    EXPECT(problems[0].touch_id == 1 && problems[0].unit == RKUnitSeconds && problems[0].point.x == 100);
    up(&s, 31, 1, 100, 100);
    EXPECT_TEXT(all(s.context, RK_PROBLEMS_INPUT_ENDED), "");
    /* A jump: 100 points at once and more than 10,000 points per second. */
    OK(rk_trace_clear(s.context));
    down(&s, 40, 1, 100, 100);
    move(&s, 40.008, 1, 199, 100);
    move(&s, 40.030, 1, 340, 100);
    EXPECT_PROBLEMS("");
    move(&s, 40.035, 1, 240, 100);
    EXPECT_PROBLEMS("33 pad<nothing 20000/10000");
    move(&s, 40.035, 1, 60, 100); /* at the same moment: taken for 1 ms */
    EXPECT_PROBLEMS("33 pad<nothing 180000/10000 x2");
    up(&s, 41, 1, 60, 100);
    /* In between two updates. */
    OK(rk_trace_clear(s.context));
    down(&s, 42, 1, 100, 100);
    {
        RKTouchSnapshot between[2];
        RKTouchSample sample_with = sample(1, RKTouchPhaseMoved, 110, 100);
        memset(between, 0, sizeof between);
        between[0].timestamp = 42.002;
        between[0].location = point(350, 100);
        between[1].timestamp = 42.5;
        between[1].location = point(108, 100);
        sample_with.coalesced = between;
        sample_with.coalesced_count = 2;
        OK(rk_context_send_touches(s.context, 42.51, &sample_with, 1));
    }
    EXPECT_PROBLEMS("33 pad<nothing 125000/10000");
    up(&s, 43, 1, 110, 100);
    /* Backwards. */
    OK(rk_trace_clear(s.context));
    touch_at(&s, 44, 1, 100, 100);
    down(&s, 43.5, 1, 100, 100);
    EXPECT_PROBLEMS("34 nothing<nothing 0.55/0");
    up(&s, 45, 1, 100, 100);
    /* A clock that stands still is in order. */
    OK(rk_trace_clear(s.context));
    down(&s, 46, 1, 100, 100);
    up(&s, 46, 1, 100, 100);
    EXPECT_PROBLEMS("");
    (void)pad;
    end(&s);
}

static void test_dropped(void) {
    Stage s = scene();
    RKApplicationRef app = NULL;
    RKTouchSample again = sample(9, RKTouchPhaseEnded, 10, 10);
    add_gesture(&s, rk_tap_create, s.view, "tap");
    OK(rk_context_get_application(s.context, &app));
    OK(rk_application_begin_ignoring_interaction_events(app));
    touch_at(&s, 1, 1, 100, 100);
    EXPECT_PROBLEMS("35 nothing<nothing x2");
    EXPECT(problems[0].reason == RKReasonTouchIgnored);
    OK(rk_application_end_ignoring_interaction_events(app));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 100, 100);
    EXPECT_PROBLEMS("");
    OK(rk_context_post_touches(s.context, 3, &again, 1));
    OK(rk_context_drain(s.context, NULL));
    EXPECT(strstr(all(s.context, 0), "36 nothing<nothing -12/0") != NULL);
    log_clear();
    end(&s);
}

/* ---- The program ---- */

static void test_program(void) {
    Stage s = scene();
    RKViewRef target = add_view(s.context, NULL, s.view, "target", rect(0, 0, 10, 10));
    RKControlRef save = NULL;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 50, 50), &save));
    OK(rk_object_set_name(RK_OBJECT(save), "save"));
    OK(rk_view_add_subview(s.view, RK_VIEW(save)));
    OK(rk_control_add_target(save, RK_OBJECT(target), "save:", RKControlEventTouchUpInside));
    touch_at(&s, 1, 1, 120, 120);
    EXPECT_TEXT(all(s.context, 0), "40 save<target");
    EXPECT(problems[0].severity == RKProblemSeverityError);
    OK(rk_control_remove_target(save, NULL, NULL, RKControlEventAllEvents));
    OK(rk_control_add_action(save, RKControlEventTouchUpInside, on_events, NULL, NULL, NULL));
    OK(rk_trace_clear(s.context));
    touch_at(&s, 2, 2, 120, 120);
    EXPECT_PROBLEMS("");
    /* A diagnostic: two recognisers that require one another. */
    {
        RKGestureRecognizerRef a = add_gesture(&s, rk_tap_create, s.view, "a"), b = add_gesture(&s, rk_tap_create, s.view, "b");
        OK(rk_gesture_recognizer_require_to_fail(a, b));
        (void)!rk_gesture_recognizer_require_to_fail(b, a);
        touch_at(&s, 3, 3, 300, 300);
        EXPECT(strstr(all(s.context, 0), "41 ") != NULL);
        EXPECT(strstr(text_of(s.context, &problems[0], RKProblemPartSentence), "the library reports: ") != NULL);
    }
    OK(rk_release(RK_OBJECT(save)));
    log_clear();
    end(&s);
}

/* ---- Bad input ---- */

static void test_bad_input(void) {
    Stage s = scene();
    RKProblem bad = RK_INIT(RKProblem), wide[3];
    RKExplanationStep step = RK_INIT(RKExplanationStep);
    struct {
        RKProblem problem;
        uint64_t later;
    } larger[2];
    char text[8];
    size_t count = 99, length = 0;
    RKControlRef save = button(&s, s.view, rect(100, 100, 50, 50));
    touch_at(&s, 1, 1, 95, 120);
    touch_at(&s, 2, 2, 300, 300);
    EXPECT_STATUS(rk_problems(NULL, 0, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 2, NULL, 0, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 1, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 0, NULL), RKStatusInvalidArgument);
    memset(wide, 0, sizeof wide);
    EXPECT_STATUS(rk_problems(s.context, 0, wide, 3, &count), RKStatusStructSize);
    wide[0].struct_size = 8;
    EXPECT_STATUS(rk_problems(s.context, 0, wide, 3, &count), RKStatusStructSize);
    EXPECT(count == 99);
    OK(rk_problems(s.context, 0, NULL, 0, &count));
    EXPECT(count == 2);
    /* Room for one; larger elements. */
    wide[0].struct_size = sizeof *wide;
    OK(rk_problems(s.context, 0, wide, 1, &count));
    EXPECT(count == 1 && wide[0].kind == RKProblemKindTapUnheard && wide[1].struct_size == 0);
    memset(larger, 0xff, sizeof larger);
    larger[0].problem.struct_size = sizeof *larger;
    OK(rk_problems(s.context, 0, &larger[0].problem, 2, &count));
    EXPECT(count == 2 && larger[1].problem.kind == RKProblemKindNearMiss && larger[1].problem.struct_size == sizeof *larger && larger[0].later == UINT64_MAX);
    larger[1].later = 0;
    OK(rk_problem_describe(s.context, &larger[1].problem, RKProblemPartSentence, NULL, 0, &length));
    larger[1].later = 1;
    EXPECT_STATUS(rk_problem_describe(s.context, &larger[1].problem, RKProblemPartSentence, NULL, 0, &length), RKStatusStructNewer);
    /* Texts. */
    EXPECT_STATUS(rk_problem_describe(s.context, NULL, RKProblemPartSentence, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, &bad, RKProblemPartSentence, NULL, 0, &length), RKStatusInvalidArgument); /* no kind */
    EXPECT_STATUS(rk_problem_describe(s.context, wide, (RKProblemPart)4, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, wide, (RKProblemPart)-1, NULL, 0, &length), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_describe(s.context, wide, RKProblemPartHelp, text, sizeof text, &length), RKStatusBufferTooSmall);
    EXPECT(length > sizeof text);
    wide[0].struct_size = 4;
    EXPECT_STATUS(rk_problem_describe(s.context, wide, RKProblemPartSentence, NULL, 0, &length), RKStatusStructSize);
    EXPECT_STATUS(rk_problem_steps(s.context, wide, &step, 1, &count), RKStatusStructSize);
    EXPECT_STATUS(rk_problem_steps(s.context, NULL, &step, 1, &count), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_problem_steps(s.context, &bad, &step, 1, &count), RKStatusInvalidArgument);
    /* The victim has gone: the texts name it as such, and the record explains. */
    OK(rk_view_remove_from_superview(RK_VIEW(save)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(save)));
    read_problems(s.context, 0);
    EXPECT(found == 2 && problems[1].kind == RKProblemKindNearMiss);
    EXPECT(strstr(text_of(s.context, &problems[1], RKProblemPartSentence), "a destroyed object was missed by 5 pt") != NULL);
    EXPECT(text_of(s.context, &problems[1], RKProblemPartExplanation)[0] != 0);
    OK(rk_problem_steps(s.context, &problems[1], &step, 1, &count));
    EXPECT(count == 1 && step.reason == RKReasonNoteBesideControl && step.value == 5 && step.limit == 12);
    /* The trace is off: no list. What was read before is still described. */
    bad = problems[1];
    OK(rk_trace_stop(s.context));
    EXPECT_STATUS(rk_problems(s.context, 0, NULL, 0, &count), RKStatusNotFound);
    EXPECT(strstr(rk_last_error(), "rk_trace_start") != NULL);
    EXPECT(text_of(s.context, &bad, RKProblemPartSentence)[0] != 0 && text_of(s.context, &bad, RKProblemPartExplanation)[0] != 0);
    OK(rk_problem_steps(s.context, &bad, &step, 1, &count));
    end(&s);
}

/* A ring that has lost the beginning: what it still holds is judged. */
static void test_ring(void) {
    Stage s = scene();
    int k;
    button(&s, s.view, rect(100, 100, 50, 50));
    OK(rk_trace_start(s.context, 64));
    for (k = 0; k < 100; k++) touch_at(&s, 1 + k, 1 + k, 95, 120);
    read_problems(s.context, 0);
    EXPECT(found == 1 && problems[0].kind == RKProblemKindNearMiss && problems[0].count > 1 && problems[0].count < 20);
    end(&s);
}

/* Notes are no decisions: a recording has none, and a replay of what was recorded before they existed has the same decisions. */
static size_t decisions;
static bool count_bytes(const void *bytes, size_t count, void *userdata) {
    (void)bytes, (void)userdata;
    decisions += count;
    return true;
}
static size_t recorded_bytes(bool traced) {
    Stage s = scene();
    RKRecorderDesc desc = RK_INIT(RKRecorderDesc);
    button(&s, s.view, rect(100, 100, 50, 50));
    if (!traced) OK(rk_trace_stop(s.context));
    decisions = 0;
    desc.writer = count_bytes;
    OK(rk_recorder_start(s.context, &desc));
    touch_at(&s, 1, 1, 95, 120);
    (void)!send(s.context, 2, 1, RKTouchPhaseMoved, 0, 0);
    down(&s, 3, 1, 10, 10);
    move(&s, 3.001, 1, 300, 10);
    up(&s, 4, 1, 300, 10);
    OK(rk_recorder_stop(s.context));
    if (traced) {
        read_problems(s.context, 0);
        EXPECT(found == 3);
    }
    end(&s);
    return decisions;
}
static void test_recording(void) { EXPECT(recorded_bytes(true) == recorded_bytes(false) && decisions > 100); }

/* ---- At random ---- */

static uint64_t seed;
static uint32_t below(uint32_t n) {
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(seed >> 33) % n;
}

/* A tree and input from the seed; the list is written into `text`. */
static void play(uint64_t from, char *text, size_t room) {
    static const CreateGesture types[] = {rk_tap_create, rk_long_press_create, rk_pan_create, rk_swipe_create, rk_pinch_create};
    Stage s = scene();
    RKViewRef views[12];
    RKClassRef odd = view_class(&s, "Odd", refuses, NULL, answer_no_view);
    size_t used = 0, k;
    double t = 1;
    int step;
    seed = from;
    views[0] = s.view;
    for (k = 1; k < 12; k++) {
        RKViewRef parent = views[below((uint32_t)k)];
        RKRect frame = rect(below(200), below(200), 20 + below(150), 20 + below(150));
        views[k] = below(3) == 0 ? RK_VIEW(add_control_of(&s, rk_button_create, NULL, parent, "button", frame)) : add_view(s.context, below(6) == 0 ? odd : below(4) == 0 ? s.logger : NULL, parent, "view", frame);
        if (below(8) == 0) OK(rk_view_set_user_interaction_enabled(views[k], false));
        if (below(8) == 0) OK(rk_view_set_hidden(views[k], true));
        if (below(3) == 0) {
            RKGestureRecognizerRef g = add_gesture(&s, types[below(5)], views[k], "recogniser");
            if (below(5) == 0) OK(rk_gesture_recognizer_set_enabled(g, false));
            if (below(4) == 0) OK(rk_gesture_recognizer_set_delays_touches_began(g, true));
        }
    }
    for (step = 0; step < 120; step++) {
        int64_t id = 1 + below(4);
        RKTouchPhase phase = (RKTouchPhase[]){RKTouchPhaseBegan, RKTouchPhaseMoved, RKTouchPhaseMoved, RKTouchPhaseEnded}[below(4)];
        t += below(20) == 0 ? 12 : below(100) / 400.0;
        (void)!send(s.context, t, id, phase, below(420), below(420));
        if (below(60) == 0) {
            k = 1 + below(11);
            if (rk_object_is_alive(RK_OBJECT(views[k]))) (void)!rk_view_remove_from_superview(views[k]);
        }
    }
    (void)all(s.context, 0); /* each has its texts and its explanation */
    (void)all(s.context, RK_PROBLEMS_INPUT_ENDED);
    for (k = 0; k < found; k++) {
        const RKProblem *p = &problems[k];
        const char *sentence = text_of(s.context, p, RKProblemPartSentence), *why = text_of(s.context, p, RKProblemPartExplanation);
        EXPECT(p->count >= 1 && p->first_sequence <= p->sequence && p->first_time <= p->time);
        EXPECT(sentence[0] != 0 && why[0] != 0);
        if (k > 0) {
            const RKProblem *before = p - 1;
            EXPECT(before->severity > p->severity || (before->severity == p->severity && (before->count > p->count || (before->count == p->count && before->kind <= p->kind))));
        }
        if (used < room) used += (size_t)snprintf(text + used, room - used, "%d %d x%d %.17g %s %s\n", (int)p->kind, (int)p->reason, (int)p->count, p->value, sentence, why);
    }
    log_clear();
    end(&s);
}

static void test_at_random(uint64_t from) {
    static char one[1 << 18], two[1 << 18];
    uint64_t k;
    size_t problems_found = 0, i, kinds = 0;
    bool seen[64] = {false};
    printf("problems: seed %llu\n", (unsigned long long)from);
    for (k = 0; k < 150; k++) {
        int failures = check_failures;
        one[0] = two[0] = 0;
        play(from + k, one, sizeof one);
        problems_found += found;
        for (i = 0; i < found; i++) seen[problems[i].kind & 63] = true;
        play(from + k, two, sizeof two);
        EXPECT(strcmp(one, two) == 0);
        if (check_failures != failures) fprintf(stderr, "seed %llu\n", (unsigned long long)(from + k));
    }
    for (i = 0; i < 64; i++) kinds += seen[i];
    printf("problems: %d of %d kinds in trees at random\n", (int)problems_found, (int)kinds);
    EXPECT(problems_found >= 750 && kinds >= 12);
}

int main(int argc, char **argv) {
    test_tap_unheard();
    test_near_miss();
    test_inside_and_not_hit();
    test_swallowed_by_hit_testing();
    test_swallowed_on_the_way();
    test_tracking_cancelled();
    test_withheld();
    test_failed_narrowly();
    test_long_wait();
    test_never_fires();
    test_always_prevented();
    test_input();
    test_dropped();
    test_program();
    test_bad_input();
    test_ring();
    test_recording();
    test_at_random(argc > 1 ? strtoull(argv[1], NULL, 10) : 1);
    return check_done("problems");
}
