/* Shaking and remote control: which responder gets it, how it ends, what is refused. */
#include "stage.h"

typedef struct Mover {
    Stage stage;
    RKClassRef cls, application_class;
    RKApplicationRef application;
    RKViewRef a, b; /* b in a */
    bool super;
} Mover;

static int32_t subtype_of(RKEventRef event) {
    int32_t subtype = -1;
    if (event) OK(rk_event_get_subtype(event, &subtype));
    return subtype;
}

#define MOTION(phase)                                                                                              \
    static void phase(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {              \
        Mover *m = (Mover *)userdata;                                                                              \
        RKEventType type = RKEventTypeMotion;                                                                      \
        EXPECT(motion == RKEventSubtypeMotionShake);                                                               \
        if (event) OK(rk_event_get_type(event, &type));                                                            \
        EXPECT(type == RKEventTypeMotion && (!event || subtype_of(event) == RKEventSubtypeMotionShake));           \
        log_add("%s.%s", name_of(RK_OBJECT(self)), #phase);                                                        \
        if (m->super) OK(rk_super_motion_##phase(m->cls, self, motion, event));                                    \
    }
MOTION(began) MOTION(ended) MOTION(cancelled)

static void remote(RKResponderRef self, RKEventRef event, void *userdata) {
    Mover *m = (Mover *)userdata;
    RKEventType type = (RKEventType)99;
    OK(rk_event_get_type(event, &type));
    EXPECT(type == RKEventTypeRemoteControl);
    log_add("%s.remote(%d)", name_of(RK_OBJECT(self)), (int)subtype_of(event));
    if (m->super) OK(rk_super_remote_control_received(m->cls, self, event));
}
static void application_remote(RKResponderRef self, RKEventRef event, void *userdata) {
    (void)self, (void)userdata;
    log_add("app.remote(%d)", (int)subtype_of(event));
}

static void mover_make(Mover *m) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods), of_application = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    memset(m, 0, sizeof *m);
    m->stage = stage_make();
    methods.motion_began = began;
    methods.motion_ended = ended;
    methods.motion_cancelled = cancelled;
    methods.remote_control_received = remote;
    desc.name = "Mover";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = m;
    OK(rk_class_define(m->stage.context, &desc, &m->cls));
    of_application.remote_control_received = application_remote;
    desc.name = "App";
    desc.superclass = "Application";
    desc.responder_methods = &of_application;
    OK(rk_class_define(m->stage.context, &desc, &m->application_class));
    OK(rk_context_get_application(m->stage.context, &m->application));
    OK(rk_object_set_class(RK_OBJECT(m->application), m->application_class));
    m->a = add_view(m->stage.context, m->cls, RK_VIEW(m->stage.window), "a", rect(0, 0, 100, 100));
    m->b = add_view(m->stage.context, m->cls, m->a, "b", rect(0, 0, 50, 50));
    OK(rk_window_make_key(m->stage.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(m->b), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(m->b), NULL));
    log_clear();
}
static RKStatus shake(Mover *m, double t, RKMotionPhase phase) { return rk_context_send_motion(m->stage.context, t, phase); }

/* SPEC 274, 275 */
static void shaking(void) {
    Mover m;
    double limit = 0;
    mover_make(&m);
    OK(shake(&m, 1, RKMotionPhaseBegan));
    EXPECT_STATUS(shake(&m, 1.1, RKMotionPhaseBegan), RKStatusAlreadyExists); /* one at a time */
    OK(rk_responder_resign_first_responder(RK_RESPONDER(m.b), NULL));
    OK(shake(&m, 1.2, RKMotionPhaseEnded)); /* it stays with the responder of its began */
    EXPECT_LOG("b.began b.ended");
    EXPECT_STATUS(shake(&m, 1.3, RKMotionPhaseEnded), RKStatusNotFound);
    EXPECT_STATUS(shake(&m, 1.3, RKMotionPhaseCancelled), RKStatusNotFound);
    OK(shake(&m, 2, RKMotionPhaseBegan)); /* to the window, and no responder there implements it */
    OK(shake(&m, 2.1, RKMotionPhaseEnded));
    EXPECT_LOG("");
    OK(rk_responder_become_first_responder(RK_RESPONDER(m.b), NULL));
    m.super = true;
    OK(shake(&m, 3, RKMotionPhaseBegan));
    OK(shake(&m, 3.1, RKMotionPhaseCancelled));
    EXPECT_LOG("b.began a.began b.cancelled a.cancelled");
    m.super = false;
    OK(rk_context_get_config(m.stage.context, RKConfigMotionMaximumDuration, &limit));
    EXPECT(limit == 3);
    OK(shake(&m, 4, RKMotionPhaseBegan));
    OK(rk_context_advance(m.stage.context, 6.99));
    EXPECT_LOG("b.began");
    OK(rk_context_advance(m.stage.context, 7));
    EXPECT_LOG("b.cancelled");
    OK(shake(&m, 7.1, RKMotionPhaseEnded)); /* the host's own end leads to nothing */
    EXPECT_LOG("");
    EXPECT_STATUS(shake(&m, 7.2, RKMotionPhaseEnded), RKStatusNotFound);
    OK(shake(&m, 8, RKMotionPhaseBegan)); /* SPEC 287 */
    OK(rk_application_set_active(m.application, false));
    EXPECT_LOG("b.began b.cancelled");
    OK(rk_application_set_active(m.application, true));
    OK(shake(&m, 8.1, RKMotionPhaseEnded));
    OK(shake(&m, 9, RKMotionPhaseBegan)); /* its responder goes */
    OK(rk_view_remove_from_superview(m.b));
    EXPECT_LOG("b.began b.cancelled");
    OK(shake(&m, 9.1, RKMotionPhaseCancelled));
    EXPECT_LOG("");
    OK(rk_context_post_motion(m.stage.context, 10, RKMotionPhaseEnded));
    OK(rk_context_drain(m.stage.context, NULL)); /* refused when its turn comes, with a diagnostic */
    log_clear();
    stage_end(&m.stage);
}

static bool receiving(Mover *m) {
    bool answer = false;
    OK(rk_application_is_receiving_remote_control_events(m->application, &answer));
    return answer;
}

/* SPEC 276 */
static void remote_control(void) {
    static const RKEventSubtype all[] = {RKEventSubtypeRemoteControlPlay, RKEventSubtypeRemoteControlPause, RKEventSubtypeRemoteControlStop, RKEventSubtypeRemoteControlTogglePlayPause,
        RKEventSubtypeRemoteControlNextTrack, RKEventSubtypeRemoteControlPreviousTrack, RKEventSubtypeRemoteControlBeginSeekingBackward, RKEventSubtypeRemoteControlEndSeekingBackward,
        RKEventSubtypeRemoteControlBeginSeekingForward, RKEventSubtypeRemoteControlEndSeekingForward};
    Mover m;
    size_t i;
    mover_make(&m);
    EXPECT(!receiving(&m));
    OK(rk_context_send_remote_control(m.stage.context, 1, RKEventSubtypeRemoteControlPlay));
    EXPECT_LOG("");
    OK(rk_application_begin_receiving_remote_control_events(m.application));
    OK(rk_application_begin_receiving_remote_control_events(m.application)); /* does not nest */
    EXPECT(receiving(&m));
    for (i = 0; i < sizeof all / sizeof *all; i++) {
        char expected[32];
        OK(rk_context_send_remote_control(m.stage.context, 2 + (double)i, all[i]));
        snprintf(expected, sizeof expected, "b.remote(%d)", (int)all[i]);
        EXPECT_LOG(expected);
    }
    EXPECT_STATUS(rk_context_send_remote_control(m.stage.context, 20, RKEventSubtypeNone), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_context_send_remote_control(m.stage.context, 20, RKEventSubtypeMotionShake), RKStatusInvalidArgument);
    m.super = true;
    OK(rk_context_send_remote_control(m.stage.context, 21, RKEventSubtypeRemoteControlPause));
    EXPECT_LOG("b.remote(101) a.remote(101) app.remote(101)"); /* up to the application */
    OK(rk_responder_resign_first_responder(RK_RESPONDER(m.b), NULL));
    OK(rk_context_send_remote_control(m.stage.context, 22, RKEventSubtypeRemoteControlStop));
    EXPECT_LOG("app.remote(102)"); /* with no first responder */
    OK(rk_context_post_remote_control(m.stage.context, 23, RKEventSubtypeRemoteControlPlay));
    OK(rk_context_drain(m.stage.context, NULL));
    EXPECT_LOG("app.remote(100)");
    OK(rk_application_end_receiving_remote_control_events(m.application));
    EXPECT(!receiving(&m));
    OK(rk_context_send_remote_control(m.stage.context, 24, RKEventSubtypeRemoteControlPlay));
    EXPECT_LOG("");
    OK(rk_application_end_receiving_remote_control_events(m.application));
    stage_end(&m.stage);
}

/* A handler of diagnostics shakes while a shake is taken in whose time goes back (SPEC 274, 309): one of them is refused. */
static RKStatus first_shake = RKStatusOK;
static void shakes(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)text, (void)userdata;
    if (strcmp(code, "timeBackwards") == 0) first_shake = rk_context_send_motion(context, 10, RKMotionPhaseBegan);
}
static void shaking_from_a_diagnostic(void) {
    Mover m;
    mover_make(&m);
    OK(rk_context_advance(m.stage.context, 10));
    OK(rk_context_set_diagnostic_handler(m.stage.context, shakes, NULL, NULL));
    log_clear();
    EXPECT_STATUS(shake(&m, 5, RKMotionPhaseBegan), RKStatusAlreadyExists);
    EXPECT(first_shake == RKStatusOK);
    EXPECT_LOG("b.began");
    OK(shake(&m, 11, RKMotionPhaseEnded));
    EXPECT_LOG("b.ended");
    stage_end(&m.stage);
}

int main(void) {
    shaking();
    shaking_from_a_diagnostic();
    remote_control();
    return check_done("motion");
}
