/* What an override of sendEvent has not passed on yet, while it sends more or takes things away: it is delivered first, once, or not at all (SPEC 109, 273, 275, 303). */
#include "stage.h"

static Stage stage;
static RKApplicationRef application;
static RKClassRef applications, views;
static RKViewRef a, b; /* b in a, first responder */
static void (*deed)(void); /* of the override, once, before it calls super */
static void (*after)(void); /* of a responder, once */

static void once(void (**what)(void)) {
    void (*now)(void) = *what;
    *what = NULL;
    if (now) now();
}
static void on_event(RKApplicationRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    once(&deed);
    OK(rk_super_application_send_event(applications, self, event));
}
#define PRESS(phase) \
    static void press_##phase(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) { \
        (void)presses, (void)event, (void)userdata; \
        log_add("%s.%s(%d)", name_of(RK_OBJECT(self)), #phase, (int)count); \
        once(&after); \
    }
PRESS(began) PRESS(changed) PRESS(ended) PRESS(cancelled)
#define MOTION(phase) \
    static void motion_##phase(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) { \
        (void)motion, (void)event, (void)userdata; \
        log_add("%s.%s", name_of(RK_OBJECT(self)), #phase); \
        once(&after); \
    }
MOTION(began) MOTION(ended) MOTION(cancelled)
#define TOUCHES(phase) \
    static void touches_##phase(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) { \
        (void)touches, (void)event, (void)userdata; \
        log_add("%s.touches_%s(%d)", name_of(RK_OBJECT(self)), #phase, (int)count); \
    }
TOUCHES(began) TOUCHES(ended) TOUCHES(cancelled)
static bool resigns(RKResponderRef self, void *userdata) {
    bool answer = false;
    (void)userdata;
    log_add("%s.resigns", name_of(RK_OBJECT(self)));
    once(&after);
    OK(rk_super_resign_first_responder(views, self, &answer));
    return answer;
}

static void make(void) {
    RKApplicationMethods of_application = RK_INIT(RKApplicationMethods);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    stage = stage_make();
    of_application.send_event = on_event;
    desc.name = "Holds", desc.superclass = "Application", desc.application_methods = &of_application;
    OK(rk_class_define(stage.context, &desc, &applications));
    OK(rk_context_get_application(stage.context, &application));
    OK(rk_object_set_class(RK_OBJECT(application), applications));
    methods.presses_began = press_began, methods.presses_changed = press_changed, methods.presses_ended = press_ended, methods.presses_cancelled = press_cancelled;
    methods.motion_began = motion_began, methods.motion_ended = motion_ended, methods.motion_cancelled = motion_cancelled;
    methods.touches_began = touches_began, methods.touches_ended = touches_ended, methods.touches_cancelled = touches_cancelled;
    methods.resign_first_responder = resigns;
    desc.name = "Hears", desc.superclass = "View", desc.application_methods = NULL, desc.responder_methods = &methods;
    OK(rk_class_define(stage.context, &desc, &views));
    a = add_view(stage.context, views, RK_VIEW(stage.window), "a", rect(0, 0, 100, 100));
    b = add_view(stage.context, views, a, "b", rect(0, 0, 50, 50));
    OK(rk_retain(RK_OBJECT(b)));
    OK(rk_window_make_key(stage.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(b), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(b), NULL));
    deed = after = NULL;
    log_clear();
}
/* The context ends, and has nothing left to close. */
static void end(void) {
    deed = after = NULL;
    OK(rk_responder_resign_first_responder(RK_RESPONDER(b), NULL));
    log_clear();
    OK(rk_context_destroy(stage.context));
    EXPECT_LOG("");
}

/* ---- Motion ---- */

static RKStatus shake(double time, RKMotionPhase phase) { return rk_context_send_motion(stage.context, time, phase); }
static void removes(void) { OK(rk_view_remove_from_superview(b)); }
static void hides(void) { OK(rk_view_set_hidden(RK_VIEW(stage.window), true)); }
static void releases_window(void) { OK(rk_release(RK_OBJECT(stage.window))); }
static void deactivates(void) { OK(rk_application_set_active(application, false)); }
static RKStatus inner_shake;
static void shakes(void) { inner_shake = shake(3, RKMotionPhaseBegan); }
static void ends_shake(void) { inner_shake = shake(3, RKMotionPhaseEnded); }

static void held_motion(RKMotionPhase phase, void (*what)(void), const char *expected) {
    make();
    if (phase != RKMotionPhaseBegan) OK(shake(1, RKMotionPhaseBegan));
    log_clear();
    deed = what;
    OK(shake(2, phase));
    EXPECT_LOG(expected);
    if (what == releases_window) {
        OK(rk_context_destroy(stage.context));
        EXPECT_LOG("");
    } else end();
}
static void motion(void) {
    held_motion(RKMotionPhaseEnded, removes, "b.cancelled b.resigns"); /* directly, before it leaves */
    held_motion(RKMotionPhaseCancelled, removes, "b.cancelled b.resigns");
    held_motion(RKMotionPhaseEnded, hides, "b.ended"); /* what is on its way through a window that goes comes first */
    held_motion(RKMotionPhaseEnded, releases_window, "b.ended b.resigns");
    held_motion(RKMotionPhaseEnded, deactivates, "b.ended"); /* it is being closed already */
    held_motion(RKMotionPhaseBegan, removes, "b.resigns"); /* what has not begun is not closed, and does not begin any more */
    held_motion(RKMotionPhaseBegan, releases_window, "b.resigns");
    held_motion(RKMotionPhaseBegan, deactivates, "");
    held_motion(RKMotionPhaseBegan, ends_shake, "b.began b.ended");
    EXPECT(inner_shake == RKStatusOK);
    held_motion(RKMotionPhaseEnded, ends_shake, "b.ended"); /* is over for the host with the first */
    EXPECT(inner_shake == RKStatusNotFound);
}
/* What lasts too long is closed by a timer; an override takes its responder away meanwhile. */
static void motion_too_long(void) {
    make();
    OK(shake(1, RKMotionPhaseBegan));
    deed = removes;
    OK(rk_context_advance(stage.context, 9));
    EXPECT_LOG("b.began b.cancelled b.resigns");
    end();
}
/* The handler of an end that goes first begins another shake: it is the one that there may be (SPEC 275). */
static void motion_begins_once(void) {
    make();
    OK(shake(1, RKMotionPhaseBegan));
    log_clear();
    deed = shakes, after = shakes;
    OK(shake(2, RKMotionPhaseEnded));
    EXPECT(inner_shake == RKStatusAlreadyExists);
    EXPECT_LOG("b.ended b.began");
    OK(shake(5, RKMotionPhaseEnded));
    EXPECT_LOG("b.ended");
    end();
}

/* ---- Presses ---- */

static RKStatus press(double time, int64_t id, RKPressPhase phase, double force) {
    RKPressSample s = RK_INIT(RKPressSample);
    s.id = id, s.type = RKPressTypeSelect, s.phase = phase, s.force = force;
    return rk_context_send_presses(stage.context, time, &s, 1);
}
static void changes_press(void) { OK(press(5, 1, RKPressPhaseChanged, 0.5)); }
static void ends_press(void) { OK(press(5, 1, RKPressPhaseEnded, 0)); }
static void begins_other_press(void) { OK(press(5, 2, RKPressPhaseBegan, 1)); }
static void cancels_presses(void) { OK(rk_context_cancel_all_presses(stage.context)); }

static void held_press(RKPressPhase phase, void (*what)(void), const char *expected) {
    make();
    if (phase != RKPressPhaseBegan) OK(press(1, 1, RKPressPhaseBegan, 1));
    log_clear();
    deed = what;
    OK(press(2, 1, phase, 0.7));
    EXPECT_LOG(expected);
    if (what == releases_window) {
        OK(rk_context_destroy(stage.context));
        EXPECT_LOG("");
        return;
    }
    OK(rk_context_cancel_all_presses(stage.context));
    end();
}
static void presses(void) {
    held_press(RKPressPhaseBegan, changes_press, "b.began(1) b.changed(1)"); /* began is not lost, so what follows has one */
    held_press(RKPressPhaseBegan, ends_press, "b.began(1) b.ended(1)");
    held_press(RKPressPhaseBegan, cancels_presses, "b.began(1) b.cancelled(1)");
    held_press(RKPressPhaseBegan, begins_other_press, "b.began(1) b.began(1)");
    held_press(RKPressPhaseBegan, removes, "b.resigns");
    held_press(RKPressPhaseChanged, ends_press, "b.changed(1) b.ended(1)");
    held_press(RKPressPhaseChanged, cancels_presses, "b.changed(1) b.cancelled(1)");
    held_press(RKPressPhaseEnded, cancels_presses, "b.ended(1)");
    held_press(RKPressPhaseEnded, removes, "b.cancelled(1) b.resigns");
    held_press(RKPressPhaseEnded, releases_window, "b.ended(1) b.resigns");
}
/* A press that was held back, changed inside, and stays down: the end of the context closes what has begun, and nothing else. */
static void press_at_the_end(void) {
    make();
    deed = changes_press;
    OK(press(1, 1, RKPressPhaseBegan, 1));
    EXPECT_LOG("b.began(1) b.changed(1)");
    OK(rk_context_destroy(stage.context));
    EXPECT_LOG("b.cancelled(1) b.resigns");
}
/* Two buttons in one report: only that which changes again goes before the override has passed the report on. */
static void one_of_two_presses(void) {
    RKPressSample s[2] = {RK_INIT(RKPressSample), RK_INIT(RKPressSample)};
    make();
    s[0].id = 1, s[1].id = 2, s[0].type = s[1].type = RKPressTypeSelect, s[0].force = s[1].force = 1;
    deed = changes_press, after = changes_press;
    OK(rk_context_send_presses(stage.context, 1, s, 2));
    EXPECT_LOG("b.began(1) b.changed(1) b.began(1)"); /* the second change has nothing new */
    OK(rk_context_cancel_all_presses(stage.context));
    EXPECT_LOG("b.cancelled(2)");
    end();
}
/* Recognisers, too. */
static void recognized_press(void) {
    RKGestureRecognizerRef tap;
    make();
    tap = add_gesture(&stage, rk_tap_create, b, "tap");
    OK(rk_gesture_recognizer_set_allowed_press_types(tap, 1ull << RKPressTypeSelect));
    deed = ends_press;
    OK(press(1, 1, RKPressPhaseBegan, 1));
    EXPECT_LOG("b.began(1) act:tap(ended) b.cancelled(1)");
    end();
}

/* ---- Wheels and trackpads, the pointer ---- */

static RKStatus wheel(double time, RKGestureInputPhase phase, double dy) {
    RKScrollSample s = RK_INIT(RKScrollSample);
    s.location = point(200, 300), s.phase = phase, s.delta.y = dy;
    return rk_context_send_scroll(stage.context, time, &s);
}
static RKStatus turn(double time, RKGestureInputPhase phase, double scale) {
    RKTransformSample s = RK_INIT(RKTransformSample);
    s.location = point(200, 300), s.phase = phase, s.scale = scale;
    return rk_context_send_transform(stage.context, time, &s);
}
static void scrolls_on(void) { OK(wheel(5, RKGestureInputPhaseChanged, 40)); }
static void turns_on(void) { OK(turn(9, RKGestureInputPhaseChanged, 2)); }
static void cancels_touches(void) { OK(rk_context_cancel_all_touches(stage.context)); }
static void inputs(void) {
    RKGestureRecognizerRef pan;
    make();
    pan = add_gesture(&stage, rk_pan_create, stage.view, "pan");
    OK(rk_pan_set_allowed_scroll_types_mask(pan, RKScrollTypeMaskAll));
    deed = scrolls_on;
    OK(wheel(1, RKGestureInputPhaseBegan, 0));
    EXPECT_LOG("act:pan(began)"); /* it follows a gesture whose began was held back */
    OK(wheel(6, RKGestureInputPhaseEnded, 0));
    EXPECT_LOG("act:pan(ended)");
    OK(wheel(7, RKGestureInputPhaseBegan, 0));
    OK(wheel(7.1, RKGestureInputPhaseChanged, 40));
    deed = cancels_touches;
    OK(wheel(7.2, RKGestureInputPhaseEnded, 0));
    EXPECT_LOG("act:pan(began) act:pan(ended)"); /* what is on its way comes first */
    add_gesture(&stage, rk_pinch_create, stage.view, "pinch");
    deed = turns_on;
    OK(turn(8, RKGestureInputPhaseBegan, 1));
    EXPECT_LOG("act:pinch(began)");
    OK(turn(10, RKGestureInputPhaseCancelled, 1));
    EXPECT_LOG("act:pinch(cancelled)");
    end();
}
static void points(void) {
    RKPointerSample s = RK_INIT(RKPointerSample);
    s.location = point(300, 300);
    OK(rk_context_send_pointer(stage.context, 5, &s));
}
static void points_first(RKGestureRecognizerRef recognizer, void *userdata) { (void)recognizer, (void)userdata; once(&after); }
/* A report of the pointer from inside an update: what is left of that goes first. */
static void pointer(void) {
    RKGestureRecognizerRef press_down;
    make();
    press_down = add_gesture(&stage, rk_long_press_create, stage.view, "long");
    OK(rk_long_press_set_minimum_press_duration(press_down, 0));
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(press_down, false));
    OK(rk_gesture_recognizer_add_action(press_down, points_first, NULL, NULL, NULL));
    add_gesture(&stage, rk_hover_create, stage.view, "hover");
    after = points;
    {
        RKTouchSample s = sample(1, RKTouchPhaseBegan, 200, 200);
        OK(rk_context_send_touches(stage.context, 1, &s, 1));
    }
    EXPECT_LOG("act:long(began) v.began{1} act:hover(began)");
    {
        RKTouchSample s = sample(1, RKTouchPhaseEnded, 200, 200);
        OK(rk_context_send_touches(stage.context, 6, &s, 1));
    }
    EXPECT_LOG("act:long(ended) v.ended{1}");
    OK(rk_context_destroy(stage.context));
    EXPECT_LOG("act:hover(cancelled) b.resigns");
}

/* ---- First responders ---- */

static RKWindowRef behind;
static void brings_to_front(void) { OK(rk_window_make_key_and_visible(behind)); }
/* Each window has one; a call that one of them leads to changes the order of the windows (SPEC 129). */
static void first_responders_at_the_end(void) {
    RKWindowRef third = NULL;
    RKViewRef c, d;
    make();
    OK(rk_window_create(stage.context, NULL, rect(0, 0, 100, 100), &behind));
    OK(rk_window_create(stage.context, NULL, rect(0, 0, 100, 100), &third));
    c = add_view(stage.context, views, RK_VIEW(behind), "c", rect(0, 0, 50, 50));
    d = add_view(stage.context, views, RK_VIEW(third), "d", rect(0, 0, 50, 50));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(c), true));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(d), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(c), NULL));
    OK(rk_responder_become_first_responder(RK_RESPONDER(d), NULL));
    log_clear();
    after = brings_to_front;
    OK(rk_context_destroy(stage.context));
    EXPECT_LOG("d.resigns c.resigns b.resigns");
}

/* ---- A touch that has not begun, and an action of what an outer update offers while everything is being cancelled ---- */

static void ignores(RKGestureRecognizerRef recognizer, void *userdata) {
    (void)recognizer, (void)userdata;
    log_add("act");
    once(&after);
}
static void begins_ignoring(void) { OK(rk_application_begin_ignoring_interaction_events(application)); }
static void goes_inactive(void) {
    after = begins_ignoring;
    OK(rk_application_set_active(application, false));
}
static void touches_inside(void) {
    deed = goes_inactive;
    down(&stage, 3, 1, 75, 75);
}
static void held_touch(void) {
    RKGestureRecognizerRef pinch = NULL;
    RKTransformSample sample = RK_INIT(RKTransformSample);
    make();
    OK(rk_pinch_create(stage.context, NULL, &pinch));
    OK(rk_view_add_gesture_recognizer(b, pinch));
    OK(rk_gesture_recognizer_add_action(pinch, ignores, NULL, NULL, NULL));
    OK(rk_release(RK_OBJECT(pinch)));
    sample.location = point(25, 25), sample.scale = 1;
    OK(rk_context_send_transform(stage.context, 1, &sample));
    log_clear();
    sample.phase = RKGestureInputPhaseChanged, sample.scale = 1.5;
    deed = touches_inside;
    OK(rk_context_send_transform(stage.context, 2, &sample));
    EXPECT_LOG("act act a.touches_began(1) a.touches_cancelled(1)"); /* SPEC 303: its began is delivered first */
    OK(rk_application_end_ignoring_interaction_events(application));
    end();
}

int main(void) {
    held_touch();
    motion();
    motion_too_long();
    motion_begins_once();
    presses();
    press_at_the_end();
    one_of_two_presses();
    recognized_press();
    inputs();
    pointer();
    first_responders_at_the_end();
    return check_done("held_events");
}
