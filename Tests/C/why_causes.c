/* Causes beside the way of a touch: screens, overrides without super, who took touches away, measures, and how recognisers without a name are called (SPEC 358). */
#include "control_stage.h"

static Stage s;
static char text[2048];
static RKExplanationStep steps[32];
static size_t count;

static void explain(void *object, int64_t touch) {
    size_t length = 0;
    memset(steps, 0, sizeof steps);
    steps[0].struct_size = sizeof steps[0];
    OK(rk_explain_touch(RK_OBJECT(object), touch, text, sizeof text, &length));
    OK(rk_explain_touch_steps(RK_OBJECT(object), touch, steps, 32, &count));
}
#define WORDS(words)                                                               \
    do {                                                                           \
        if (!strstr(text, words)) fprintf(stderr, "no \"%s\" in \"%s\"\n", words, text); \
        EXPECT(strstr(text, words) != NULL);                                       \
    } while (0)

static void send_on(uint32_t screen, double t, int64_t id, RKTouchPhase phase, double x, double y) {
    RKTouchSample sample = RK_INIT(RKTouchSample);
    sample.id = id;
    sample.phase = phase;
    sample.location = point(x, y);
    sample.screen = screen;
    OK(rk_context_send_touches(s.context, t, &sample, 1));
}

static void test_screens(void) {
    RKControlRef near_button, far_button;
    RKWindowRef second = NULL;
    RKViewRef view;
    s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    near_button = add_control_of(&s, rk_button_create, NULL, s.view, "near", rect(0, 0, 100, 40));
    OK(rk_window_create(s.context, NULL, rect(0, 0, 400, 400), &second));
    OK(rk_object_set_name(RK_OBJECT(second), "second"));
    OK(rk_window_set_screen(second, 2));
    view = add_view(s.context, NULL, RK_VIEW(second), "far view", rect(0, 0, 200, 200));
    far_button = add_control_of(&s, rk_button_create, NULL, view, "far", rect(0, 0, 100, 40));
    send_on(0, 1, 1, RKTouchPhaseBegan, 20, 20);
    send_on(0, 1.1, 1, RKTouchPhaseEnded, 20, 20);
    send_on(7, 2, 2, RKTouchPhaseBegan, 20, 20);
    send_on(7, 2.1, 2, RKTouchPhaseEnded, 20, 20);
    explain(far_button, 1);
    WORDS("far did not get touch 1 at (20 20): second is on screen 2, and the touch was on screen 0 (SPEC 43)");
    EXPECT(count == 1 && steps[0].reason == RKReasonMissOtherScreen && steps[0].culprit == RK_OBJECT(second) && steps[0].value == 0 && steps[0].limit == 2);
    EXPECT(steps[0].unit == RKUnitNumber && steps[0].touch_id == 1);
    explain(near_button, 2);
    EXPECT(count == 1 && steps[0].reason == RKReasonMissOtherScreen && steps[0].culprit == RK_OBJECT(s.window) && steps[0].value == 7 && steps[0].limit == 0);
    explain(near_button, 1);
    EXPECT(steps[0].reason != RKReasonMissOtherScreen);
    OK(rk_release(RK_OBJECT(second)));
    stage_end(&s);
}

static void keeps(RKResponderRef self, const RKTouchRef *touches, size_t n, RKEventRef event, void *userdata) { (void)self, (void)touches, (void)n, (void)event, (void)userdata; }

/* SPEC 151. Each phase in turn; 3 of them are kept, and the fourth cancels. */
static void test_without_super(void) {
    int phase;
    for (phase = RKTouchPhaseBegan; phase <= RKTouchPhaseCancelled; phase++) {
        RKClassDesc desc = RK_INIT(RKClassDesc);
        RKResponderMethods methods = RK_INIT(RKResponderMethods);
        RKClassRef cls = NULL;
        RKControlRef button;
        if (phase == RKTouchPhaseMoved || phase == RKTouchPhaseStationary) continue;
        s = stage_make();
        OK(rk_trace_start(s.context, 4096));
        if (phase == RKTouchPhaseBegan) methods.touches_began = keeps;
        if (phase == RKTouchPhaseEnded) methods.touches_ended = keeps;
        if (phase == RKTouchPhaseCancelled) methods.touches_cancelled = keeps;
        desc.name = "Keeping";
        desc.superclass = "Button";
        desc.responder_methods = &methods;
        OK(rk_class_define(s.context, &desc, &cls));
        button = add_control_of(&s, rk_button_create, cls, s.view, "send", rect(0, 0, 100, 40));
        down(&s, 1, 1, 20, 20);
        if (phase == RKTouchPhaseCancelled) OK(rk_context_cancel_all_touches(s.context));
        else up(&s, 1.1, 1, 20, 20);
        explain(button, 1);
        EXPECT(count >= 2 && steps[count - 1].reason == RKReasonMissNoSuper && steps[count - 1].value == phase && steps[count - 1].culprit == RK_OBJECT(button));
        WORDS("override did not call super");
        stage_end(&s);
    }
}

/* What took the touches away stands in the same explanation as the loss. */
static void test_takers(void) {
    static const char *const words[] = {NULL, "the host cancelled all touches", "the application began to ignore interaction events", "the application became inactive",
        "the host reported the phase cancelled", "was hidden"};
    int taker;
    for (taker = 1; taker <= 5; taker++) {
        RKControlRef button;
        RKGestureRecognizerRef pan = NULL;
        RKApplicationRef application = NULL;
        size_t k;
        s = stage_make();
        OK(rk_trace_start(s.context, 4096));
        OK(rk_context_get_application(s.context, &application));
        button = add_control_of(&s, rk_button_create, NULL, s.view, "send", rect(0, 0, 100, 40));
        pan = add_gesture(&s, rk_pan_create, s.view, "pan");
        down(&s, 1, 1, 20, 20);
        if (taker == 1) OK(rk_context_cancel_all_touches(s.context));
        if (taker == 2) OK(rk_application_begin_ignoring_interaction_events(application));
        if (taker == 3) OK(rk_application_set_active(application, false));
        if (taker == 4) send_on(0, 1.1, 1, RKTouchPhaseCancelled, 20, 20);
        if (taker == 5) OK(rk_view_set_hidden(RK_VIEW(s.window), true));
        for (k = 0; k < 2; k++) {
            explain(k ? RK_OBJECT(pan) : RK_OBJECT(button), 1);
            WORDS(words[taker]);
            EXPECT(count == 2 && steps[0].touch_id == 1 && steps[1].touch_id == 1 && steps[1].value == taker && steps[1].unit == RKUnitNone);
            EXPECT(steps[1].reason == (taker == 5 ? RKReasonTouchCancelledByWindow : RKReasonTouchCancelledBySystem));
        }
        stage_end(&s);
    }
}

/* Of two that read alike each has its number; a name comes first. */
static void test_names(void) {
    RKGestureRecognizerRef tap = NULL, other = NULL, twice = NULL, named = NULL, pan = NULL, loose = NULL;
    RKScrollViewRef scroll = NULL;
    s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    named = add_gesture(&s, rk_tap_create, s.view, "named");
    OK(rk_tap_create(s.context, NULL, &tap));
    OK(rk_view_add_gesture_recognizer(s.view, tap));
    OK(rk_tap_create(s.context, NULL, &twice));
    OK(rk_tap_set_number_of_taps_required(twice, 2));
    OK(rk_view_add_gesture_recognizer(s.view, twice));
    OK(rk_scroll_view_create(s.context, NULL, rect(0, 0, 10, 10), &scroll));
    OK(rk_view_add_subview(s.view, RK_VIEW(scroll)));
    OK(rk_scroll_view_get_pan_gesture_recognizer(scroll, &pan));
    OK(rk_swipe_create(s.context, NULL, &loose));
    down(&s, 1, 1, 150, 150);
    explain(tap, 1);
    WORDS("the tap of v received touch 1");
    explain(twice, 1);
    WORDS("the double tap of v received touch 1");
    explain(named, 1);
    WORDS("named received touch 1");
    explain(pan, 1);
    WORDS("the pan of the scroll view at (0 0) did not get touch 1");
    explain(loose, 1);
    WORDS("the unattached right swipe did not get touch 1");
    OK(rk_tap_create(s.context, NULL, &other));
    OK(rk_view_add_gesture_recognizer(s.view, other));
    explain(tap, 1);
    WORDS("the tap of v (1 of 2) received touch 1");
    explain(other, 1);
    WORDS("the tap of v (2 of 2) did not get touch 1");
    up(&s, 1.1, 1, 150, 150);
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_release(RK_OBJECT(twice)));
    OK(rk_release(RK_OBJECT(other)));
    OK(rk_release(RK_OBJECT(loose)));
    OK(rk_release(RK_OBJECT(scroll)));
    stage_end(&s);
}

static RKWindowRef ending;

static bool ends_it(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    if (ending) (void)rk_release(RK_OBJECT(ending));
    ending = NULL;
    return false;
}

/* An override that is called for an explanation of a point ends the window that is explained. */
static void test_ends_inside(void) {
    RKRect whole = {{0, 0}, {320, 480}};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKWindowRef between, upper;
    RKViewRef asked, closing;
    RKClassRef cls;
    size_t length = 0;
    RKStatus status;
    memset(&s, 0, sizeof s);
    OK(rk_context_create(NULL, &s.context));
    methods.point_inside = ends_it;
    desc.name = "Closing";
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_window_create(s.context, NULL, whole, &ending));
    OK(rk_window_create(s.context, NULL, whole, &between));
    OK(rk_window_create(s.context, NULL, whole, &upper));
    OK(rk_view_create(s.context, NULL, whole, &asked));
    OK(rk_view_add_subview(RK_VIEW(ending), asked));
    OK(rk_view_create(s.context, cls, whole, &closing));
    OK(rk_view_add_subview(RK_VIEW(upper), closing));
    OK(rk_view_set_user_interaction_enabled(RK_VIEW(between), false));
    status = rk_view_explain_point(asked, point(20, 20), true, text, sizeof text, &length);
    EXPECT(status == RKStatusOK && ending == NULL && length > 0);
    OK(rk_context_destroy(s.context));
}

/* The same for each view that may be asked, and each that may end: nothing that has ended is used, and the call is answered. */
enum { OWN_WINDOW, PANEL, ASKED, FRONT, FRONT_WINDOW, VIEW_COUNT };
static RKViewRef scene_views[VIEW_COUNT], doomed;
static int calls;

static void end_doomed(void) {
    RKViewRef gone = doomed;
    calls++;
    doomed = NULL;
    if (!gone) return;
    if (gone != scene_views[OWN_WINDOW] && gone != scene_views[FRONT_WINDOW]) OK(rk_view_remove_from_superview(gone));
    else (void)rk_release(RK_OBJECT(gone));
}
static bool inside_and_end(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    end_doomed();
    return false;
}
static RKViewRef hit_and_end(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    end_doomed();
    return NULL;
}

/* `decider` has the override, `ends` is what it ends. */
static void make_ending_scene(int decider, int ends, bool by_hit_test) {
    static const char *const names[VIEW_COUNT] = {"own", "panel", "asked", "front", "upper"};
    RKRect whole = {{0, 0}, {320, 480}};
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc), window_desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL, window_cls = NULL;
    RKWindowRef window = NULL;
    int k;
    memset(&s, 0, sizeof s);
    OK(rk_context_create(NULL, &s.context));
    OK(rk_trace_start(s.context, 4096));
    if (by_hit_test) methods.hit_test = hit_and_end;
    else methods.point_inside = inside_and_end;
    desc.name = "Ending";
    desc.superclass = "View";
    desc.view_methods = &methods;
    window_desc = desc;
    window_desc.name = "EndingWindow";
    window_desc.superclass = "Window";
    OK(rk_class_define(s.context, &desc, &cls));
    OK(rk_class_define(s.context, &window_desc, &window_cls));
    for (k = 0; k < VIEW_COUNT; k++) {
        bool is_window = k == OWN_WINDOW || k == FRONT_WINDOW;
        if (is_window) {
            OK(rk_window_create(s.context, k == decider ? window_cls : NULL, whole, &window));
            scene_views[k] = RK_VIEW(window);
        } else {
            OK(rk_view_create(s.context, k == decider ? cls : NULL, whole, &scene_views[k]));
        }
        OK(rk_object_set_name(RK_OBJECT(scene_views[k]), names[k]));
    }
    OK(rk_view_set_user_interaction_enabled(scene_views[FRONT_WINDOW], decider == FRONT_WINDOW));
    OK(rk_view_add_subview(scene_views[OWN_WINDOW], scene_views[PANEL]));
    OK(rk_view_add_subview(scene_views[PANEL], scene_views[ASKED]));
    OK(rk_view_add_subview(scene_views[PANEL], scene_views[FRONT]));
    for (k = PANEL; k <= FRONT; k++) OK(rk_release(RK_OBJECT(scene_views[k])));
    doomed = scene_views[ends];
    calls = 0;
}

static void test_whatever_ends_inside(void) {
    int decider, ends, way;
    for (way = 0; way < 6; way++) {
        for (decider = 0; decider < VIEW_COUNT; decider++) {
            for (ends = 0; ends < VIEW_COUNT; ends++) {
                RKStatus status;
                size_t length = 0;
                make_ending_scene(decider, ends, way % 2);
                if (way < 2) {
                    status = rk_view_explain_point(scene_views[ASKED], point(20, 20), true, text, sizeof text, &length);
                    EXPECT(status == RKStatusOK && length > 0 && calls > 0);
                } else if (way < 4) {
                    memset(steps, 0, sizeof steps);
                    steps[0].struct_size = sizeof steps[0];
                    status = rk_view_explain_point_steps(scene_views[ASKED], point(20, 20), true, steps, 32, &count);
                    EXPECT(status == RKStatusOK && calls > 0);
                } else {
                    /* A touch, and what is left of it. */
                    RKProblem problems[32];
                    memset(problems, 0, sizeof problems);
                    problems[0].struct_size = sizeof problems[0];
                    send_on(0, 1, 1, RKTouchPhaseBegan, 20, 20);
                    (void)send(s.context, 1.1, 1, RKTouchPhaseEnded, 20, 20);
                    EXPECT(calls > 0 || decider == ASKED); /* FRONT is asked before it */
                    status = rk_explain(RK_OBJECT(scene_views[ASKED]), text, sizeof text, &length);
                    EXPECT(status == RKStatusStaleHandle || (status == RKStatusOK && length > 0));
                    OK(rk_problems(s.context, 0, problems, 32, &count));
                }
                OK(rk_context_destroy(s.context));
            }
        }
    }
}

/* What had been in front has ended, and so has its handle; a touch that began with another one has its own loss. */
static void test_what_has_ended(void) {
    RKProblem problems[8];
    RKControlRef button;
    RKViewRef cover;
    RKTouchSample both[2] = {RK_INIT(RKTouchSample), RK_INIT(RKTouchSample)};
    RKTouchPhase phases[3] = {RKTouchPhaseBegan, RKTouchPhaseMoved, RKTouchPhaseEnded};
    size_t length = 0;
    int k, id;
    s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    button = add_control_of(&s, rk_button_create, NULL, s.view, "send", rect(0, 0, 100, 40));
    cover = add_view(s.context, NULL, s.view, "cover", rect(0, 0, 200, 200));
    tap_at(&s, 1, 20, 20);
    OK(rk_view_remove_from_superview(cover));
    EXPECT_STATUS(rk_explain(RK_OBJECT(cover), text, sizeof text, &length), RKStatusStaleHandle);
    EXPECT(strstr(rk_last_error(), "keep a reference with rk_retain") != NULL);
    explain(button, 1);
    WORDS("send was not hit by touch 1 at (20 20): the View that ended was in front of it there and took the touch (SPEC 32); the tree has changed since, and now it would");
    EXPECT(count == 2 && steps[0].reason == RKReasonMissCovered && steps[0].culprit == RK_OBJECT(cover) && steps[0].time == 1);
    stage_end(&s);

    s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    (void)add_gesture(&s, rk_pan_create, s.view, "drag");
    for (k = 0; k < 3; k++) {
        for (id = 0; id < 2; id++) {
            both[id].id = id + 5;
            both[id].phase = phases[k];
            both[id].location = point(20 + 60 * id, k ? 80 : 20);
        }
        OK(rk_context_send_touches(s.context, 1 + 0.1 * k, both, 2));
    }
    explain(s.view, 5);
    WORDS("v lost touch 5: touchesCancelled, because drag recognised");
    explain(s.view, 6);
    WORDS("v lost touch 6: touchesCancelled, because drag recognised");
    EXPECT_STATUS(rk_explain_touch(RK_OBJECT(s.view), 7, text, sizeof text, &length), RKStatusNotFound);
    EXPECT(strcmp(rk_last_error(), "touch_id (7) is no touch of the trace; pass the number of one that began since the trace was started or cleared") == 0);
    OK(rk_trace_stop(s.context));
    EXPECT_STATUS(rk_explain_touch(RK_OBJECT(s.view), 5, text, sizeof text, &length), RKStatusNotFound);
    EXPECT(strcmp(rk_last_error(), "touch_id (5) is no touch of the trace, which is off; start it with rk_trace_start before the touch begins") == 0);
    stage_end(&s);

    /* A destroyed victim and its touch. */
    s = stage_make();
    OK(rk_trace_start(s.context, 4096));
    button = add_control_of(&s, rk_button_create, NULL, s.view, "send", rect(0, 0, 100, 40));
    down(&s, 1, 1, 20, 20);
    OK(rk_view_remove_from_superview(RK_VIEW(button)));
    up(&s, 1.1, 1, 20, 20);
    memset(problems, 0, sizeof problems);
    problems[0].struct_size = sizeof problems[0];
    OK(rk_problems(s.context, 0, problems, 8, &count));
    EXPECT(count == 1 && problems[0].kind == RKProblemKindTouchLost && problems[0].window == RK_OBJECT(s.window));
    EXPECT_STATUS(rk_explain(problems[0].victim, text, sizeof text, &length), RKStatusStaleHandle);
    OK(rk_problem_describe(s.context, &problems[0], RKProblemPartSentence, text, sizeof text, &length));
    WORDS("the Button that ended lost touch 1");
    stage_end(&s);
}

int main(void) {
    test_ends_inside();
    test_whatever_ends_inside();
    test_what_has_ended();
    test_screens();
    test_without_super();
    test_takers();
    test_names();
    return check_done("why_causes");
}
