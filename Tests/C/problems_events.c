/* Shakes and buttons of a remote control that no responder handles are problems; those that one handles, or passes on, are none. */
#include "problem_stage.h"

static void no_motion(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) { (void)self, (void)motion, (void)event, (void)userdata; }
static void no_remote(RKResponderRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata; }

static RKClassRef passing_class;
static void passing_motion(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    (void)userdata;
    OK(rk_super_motion_ended(passing_class, self, motion, event));
}
static void passing_remote(RKResponderRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    OK(rk_super_remote_control_received(passing_class, self, event));
}

static RKClassRef class_of(Stage *s, const char *name, RKMotionMethod ended, RKRemoteControlMethod remote) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    methods.motion_ended = ended;
    methods.remote_control_received = remote;
    desc.name = name;
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(s->context, &desc, &cls));
    return cls;
}

static void shake(Stage *s, double t) {
    OK(rk_trace_clear(s->context));
    OK(rk_context_send_motion(s->context, t, RKMotionPhaseBegan));
    OK(rk_context_send_motion(s->context, t + 0.2, RKMotionPhaseEnded));
}
static void press_play(Stage *s, double t) {
    OK(rk_trace_clear(s->context));
    OK(rk_context_send_remote_control(s->context, t, RKEventSubtypeRemoteControlPlay));
}
static const char *part(Stage *s, RKProblemPart which) { return text_of(s->context, problems, which); }
static void make_first(RKViewRef view) {
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
}

static void test_shakes(void) {
    Stage s = scene();
    RKApplicationRef application = NULL;
    RKViewRef handles, passes;
    OK(rk_context_get_application(s.context, &application));
    OK(rk_object_set_name(RK_OBJECT(application), "app"));
    OK(rk_window_make_key(s.window));
    shake(&s, 1);
    EXPECT_PROBLEMS("14 app<nothing");
    EXPECT(problems[0].severity == RKProblemSeverityHint && problems[0].reason == RKReasonMotionDropped && problems[0].value == RKEventSubtypeMotionShake && problems[0].limit == 0);
    EXPECT(strncmp(part(&s, RKProblemPartSentence), "no responder handled a shake: neither the first responder of the key window nor one above it overrides motionBegan or motionEnded (SPEC ", 130) == 0);
    EXPECT(strncmp(part(&s, RKProblemPartWhere), "the responder chain from the first responder up to app; 1.20 s", 62) == 0);
    EXPECT(strstr(part(&s, RKProblemPartHelp), "override motionEnded in a responder of that chain") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartExplanation), "motionEnded was dropped: no responder handles it") != NULL);
    /* One that overrides only motionEnded handles it, also if it calls super. */
    handles = add_view(s.context, class_of(&s, "Handles", no_motion, no_remote), s.view, "handles", rect(0, 0, 10, 10));
    make_first(handles);
    shake(&s, 2);
    EXPECT_PROBLEMS("");
    passing_class = class_of(&s, "Passes", passing_motion, passing_remote);
    passes = add_view(s.context, passing_class, s.view, "passes", rect(0, 0, 10, 10));
    make_first(passes);
    shake(&s, 3);
    EXPECT_PROBLEMS("");
    /* A cancelled shake is none. */
    make_first(add_view(s.context, NULL, s.view, "plain", rect(0, 0, 10, 10)));
    OK(rk_trace_clear(s.context));
    OK(rk_context_send_motion(s.context, 4, RKMotionPhaseBegan));
    OK(rk_context_send_motion(s.context, 4.1, RKMotionPhaseCancelled));
    EXPECT_PROBLEMS("");
    /* None was asked. */
    OK(rk_view_set_hidden(RK_VIEW(s.window), true));
    shake(&s, 5);
    EXPECT_PROBLEMS("14 nothing<nothing");
    EXPECT(problems[0].limit == 1);
    EXPECT(strstr(part(&s, RKProblemPartSentence), "a shake was not delivered: no window was key (SPEC 274)") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartHelp), "makeKeyWindow") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartExplanation), "motionBegan was dropped: no window is key (SPEC 274)") != NULL);
    OK(rk_trace_clear(s.context));
    OK(rk_view_set_hidden(RK_VIEW(s.window), false));
    {
        RKApplicationRef application = NULL;
        OK(rk_context_get_application(s.context, &application));
        OK(rk_application_begin_ignoring_interaction_events(application));
        shake(&s, 6);
        EXPECT_PROBLEMS("14 nothing<nothing");
        EXPECT(problems[0].limit == 2);
        EXPECT(strstr(part(&s, RKProblemPartSentence), "a shake was not delivered: interaction events were being ignored (SPEC 274)") != NULL);
        EXPECT(strstr(part(&s, RKProblemPartExplanation), "motionBegan was dropped: interaction events are being ignored (SPEC 274)") != NULL);
        OK(rk_application_end_ignoring_interaction_events(application));
    }
    log_clear();
    end(&s);
}

static void test_remote_control(void) {
    Stage s = scene();
    RKApplicationRef application = NULL;
    OK(rk_context_get_application(s.context, &application));
    OK(rk_object_set_name(RK_OBJECT(application), "app"));
    OK(rk_window_make_key(s.window));
    press_play(&s, 1);
    EXPECT_PROBLEMS("14 app<nothing");
    EXPECT(problems[0].value == RKEventSubtypeRemoteControlPlay && problems[0].limit == 1 && problems[0].reason == RKReasonRemoteDropped);
    EXPECT(strstr(part(&s, RKProblemPartSentence), "remote control play was not delivered: the application did not receive remote-control events") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartHelp), "beginReceivingRemoteControlEvents") != NULL);
    OK(rk_application_begin_receiving_remote_control_events(application));
    press_play(&s, 2);
    EXPECT_PROBLEMS("14 app<nothing");
    EXPECT(problems[0].limit == 0);
    EXPECT(strstr(part(&s, RKProblemPartSentence), "no responder handled remote control play: neither the first responder nor one above it overrides remoteControlReceived") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartWhere), "the responder chain from the first responder up to app") != NULL);
    EXPECT(strstr(part(&s, RKProblemPartHelp), "override remoteControlReceived") != NULL);
    make_first(add_view(s.context, class_of(&s, "Handles", no_motion, no_remote), s.view, "handles", rect(0, 0, 10, 10)));
    press_play(&s, 3);
    EXPECT_PROBLEMS("");
    passing_class = class_of(&s, "Passes", passing_motion, passing_remote);
    make_first(add_view(s.context, passing_class, s.view, "passes", rect(0, 0, 10, 10)));
    press_play(&s, 4);
    EXPECT_PROBLEMS("");
    log_clear();
    end(&s);
}

int main(void) {
    test_shakes();
    test_remote_control();
    return check_done("problems_events");
}
