/* What begins while the application stops to ignore events, inside of what ignores them (SPEC 109, 286, 296): each began has one close. */
#include "check.h"

static RKContextRef context;
static RKApplicationRef application;
static RKViewRef views[2];
static RKWindowRef window;
static int began[2], cancelled[2], ended[2], presses[3], step;

static void press(double time, RKPressPhase phase) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = 6;
    s.phase = phase;
    OK(rk_context_send_presses(context, time, &s, 1));
}

static int which(RKResponderRef self) { return self == RK_RESPONDER(views[1]); }

static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    began[which(self)]++;
    if (step == 0) { /* the first view ignores events: what is left of the update comes first, the second view's began */
        step = 1;
        OK(rk_application_begin_ignoring_interaction_events(application));
    } else if (step == 1) { /* a lift of the first finger, while events are ignored */
        RKTouchSample lift = sample(0, RKTouchPhaseEnded, 10, 10);
        step = 2;
        OK(rk_context_send_touches(context, 0.1, &lift, 1));
    }
}
static void touches_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    cancelled[which(self)]++;
    if (step == 10) { /* touches are cancelled before presses: the lift of a button, while events are ignored */
        step = 11;
        press(0.1, RKPressPhaseEnded);
    } else if (step == 2 && which(self) == 1) { /* events are no longer ignored, and a finger with the first one's id comes down */
        RKTouchSample down = sample(0, RKTouchPhaseBegan, 110, 10);
        step = 3;
        OK(rk_application_end_ignoring_interaction_events(application));
        OK(rk_context_send_touches(context, 0.2, &down, 1));
    }
}
static void touches_ended(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    ended[which(self)]++;
}

static void presses_began(RKResponderRef self, const RKPressRef *all, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)all, (void)count, (void)event, (void)userdata;
    presses[0]++;
}
static void presses_cancelled(RKResponderRef self, const RKPressRef *all, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)all, (void)count, (void)event, (void)userdata;
    presses[1]++;
    if (step != 11) return;
    step = 12; /* events are no longer ignored, and the same button goes down */
    OK(rk_application_end_ignoring_interaction_events(application));
    press(0.2, RKPressPhaseBegan);
}
static void presses_ended(RKResponderRef self, const RKPressRef *all, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)all, (void)count, (void)event, (void)userdata;
    presses[2]++;
}

static void begin(void) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_get_application(context, &application));
    methods.touches_began = touches_began;
    methods.touches_cancelled = touches_cancelled;
    methods.touches_ended = touches_ended;
    methods.presses_began = presses_began;
    methods.presses_cancelled = presses_cancelled;
    methods.presses_ended = presses_ended;
    desc.name = "Watched";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 200, 100), &window));
    for (int i = 0; i < 2; i++) {
        OK(rk_view_create(context, cls, rect(100 * i, 0, 100, 100), &views[i]));
        OK(rk_view_add_subview(RK_VIEW(window), views[i]));
        OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(views[i]), true));
        began[i] = cancelled[i] = ended[i] = 0;
    }
    OK(rk_window_make_key_and_visible(window));
    memset(presses, 0, sizeof presses);
    step = 0;
}

/* The lift that is ignored belongs to the finger that was cancelled, not to the one that has come down since. */
static void a_touch(void) {
    RKTouchSample both[2] = {sample(0, RKTouchPhaseBegan, 10, 10), sample(1, RKTouchPhaseBegan, 110, 10)};
    RKTouchSample lift = sample(0, RKTouchPhaseEnded, 110, 10);
    begin();
    OK(rk_context_send_touches(context, 0, both, 2));
    EXPECT(step == 3);
    EXPECT(began[0] == 1 && cancelled[0] == 1 && ended[0] == 0);
    /* The view that began the ignoring continues with the fingers that are down then. */
    EXPECT(began[1] == 2 && cancelled[1] == 2 && ended[1] == 0);
    OK(rk_context_send_touches(context, 1, &lift, 1));
    EXPECT(began[1] == 2 && cancelled[1] == 2 && ended[1] == 0);
    OK(rk_context_destroy(context));
}

static void a_press(void) {
    begin();
    step = 9;
    OK(rk_responder_become_first_responder(RK_RESPONDER(views[0]), NULL));
    OK(send(context, 0, 0, RKTouchPhaseBegan, 10, 10));
    press(0, RKPressPhaseBegan);
    step = 10;
    OK(rk_application_begin_ignoring_interaction_events(application));
    EXPECT(step == 12);
    EXPECT(cancelled[0] == 1);
    EXPECT(presses[0] == 2 && presses[1] == 2 && presses[2] == 0);
    press(1, RKPressPhaseEnded);
    EXPECT(presses[0] == 2 && presses[1] == 2 && presses[2] == 0);
    OK(rk_context_destroy(context));
}

int main(void) {
    a_touch();
    a_press();
    return check_done("ignoring");
}
