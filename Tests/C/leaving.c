/* What leaves begins nothing (SPEC 347), a context closes through sendEvent (SPEC 348), objects on their way out (SPEC 349), and which run a stop ends (SPEC 350). */
#include "scroll_stage.h"

static RKContextRef context;
static RKWindowRef window, behind;
static RKViewRef view, inner;
static RKClassRef cls, app_class;
static RKScrollViewRef scroll;
static const char *deed;

static void hovered(RKGestureRecognizerRef hover, void *userdata) { (void)userdata, log_add("hover.%s", state_name(state_of(hover))); }

/* In the midst of leaving: what would begin something. */
static void act(void) {
    bool now = true;
    if (strcmp(deed, "press") == 0) {
        RKPressSample s = RK_INIT(RKPressSample);
        s.id = 9;
        OK(rk_context_send_presses(context, 2, &s, 1));
        s.phase = RKPressPhaseEnded;
        OK(rk_context_send_presses(context, 2, &s, 1));
    } else if (strcmp(deed, "first") == 0) {
        OK(rk_responder_become_first_responder(RK_RESPONDER(inner), &now));
        log_add("first=%d", now);
    } else if (strcmp(deed, "pointer") == 0) {
        RKPointerSample s = RK_INIT(RKPointerSample);
        s.location = point(50, 50);
        OK(rk_context_send_pointer(context, 2, &s));
    } else if (strcmp(deed, "zoom") == 0) {
        OK(rk_scroll_view_set_zoom_scale(scroll, 2, true));
        OK(rk_scroll_view_is_zoom_animating(scroll, &now));
        log_add("zooming=%d", now);
    } else if (strcmp(deed, "scroll") == 0) {
        RKPoint offset = {0, 0};
        OK(rk_scroll_view_set_content_offset(scroll, point(0, 30), true));
        OK(rk_scroll_view_get_content_offset(scroll, &offset));
        log_add("at=%g", offset.y);
    }
}
static void cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    log_add("%s.cancelled", name_of(RK_OBJECT(self)));
    act();
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
}
static void pressed(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)presses, (void)count, (void)event, (void)userdata;
    log_add("%s.press", name_of(RK_OBJECT(self)));
}
static void press_cancelled(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)presses, (void)count, (void)event, (void)userdata;
    log_add("%s.pressCancelled", name_of(RK_OBJECT(self)));
}
static void motion(RKResponderRef self, RKEventSubtype kind, RKEventRef event, void *userdata) {
    (void)kind, (void)event, (void)userdata;
    log_add("%s.shakeCancelled", name_of(RK_OBJECT(self)));
}
static void on_event(RKApplicationRef self, RKEventRef event, void *userdata) {
    RKEventType type = (RKEventType)-1;
    (void)userdata;
    OK(rk_event_get_type(event, &type));
    log_add("event%d", (int)type);
    OK(rk_super_application_send_event(app_class, self, event));
}
static void animated(RKScrollViewRef self, void *userdata) { (void)self, (void)userdata, log_add("animated"); }
static RKViewRef zoomed(RKScrollViewRef self, void *userdata) { return (void)self, (void)userdata, inner; }

static void make(const char *what) {
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKApplicationMethods of_application = RK_INIT(RKApplicationMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKApplicationRef application = NULL;
    RKScrollViewDelegate d = RK_INIT(RKScrollViewDelegate);
    RKGestureRecognizerRef hover = NULL;
    deed = what;
    OK(rk_context_create(NULL, &context));
    methods.touches_began = began;
    methods.touches_cancelled = cancelled;
    methods.presses_began = pressed;
    methods.presses_cancelled = press_cancelled;
    methods.motion_cancelled = motion;
    desc.name = "Logger";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    desc.name = "Windows";
    desc.superclass = "Window";
    methods.touches_began = NULL, methods.touches_cancelled = NULL;
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &app_class));
    OK(rk_window_create(context, app_class, rect(0, 0, 100, 100), &behind));
    OK(rk_object_set_name(RK_OBJECT(behind), "behind"));
    OK(rk_window_create(context, app_class, rect(0, 0, 100, 100), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    view = add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    OK(rk_scroll_view_create(context, NULL, rect(0, 0, 100, 40), &scroll));
    OK(rk_view_add_subview(view, RK_VIEW(scroll)));
    OK(rk_scroll_view_set_zoom_scale_range(scroll, 1, 4));
    d.view_for_zooming = zoomed;
    d.did_end_scrolling_animation = animated;
    OK(rk_scroll_view_set_delegate(scroll, &d));
    inner = add_view(context, cls, RK_VIEW(scroll), "inner", rect(0, 0, 100, 30));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(inner), true));
    OK(rk_hover_create(context, NULL, &hover));
    OK(rk_gesture_recognizer_add_action(hover, hovered, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, hover));
    OK(rk_release(RK_OBJECT(hover)));
    memset(&desc, 0, sizeof desc);
    desc.struct_size = sizeof desc;
    desc.name = "App";
    desc.superclass = "Application";
    of_application.send_event = on_event;
    desc.application_methods = &of_application;
    OK(rk_class_define(context, &desc, &app_class));
    OK(rk_context_get_application(context, &application));
    if (strcmp(what, "end") == 0) OK(rk_object_set_class(RK_OBJECT(application), app_class));
    OK(rk_window_make_key(window));
}

/* SPEC 347: in a view that is taken out, in a window that is hidden. */
static void begins_nothing(void) {
    make("press");
    OK(rk_responder_become_first_responder(RK_RESPONDER(inner), NULL));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_remove_from_superview(view)); /* the press goes to the key window */
    EXPECT_LOG("view.cancelled window.press");
    OK(rk_context_destroy(context));

    make("press");
    OK(rk_responder_become_first_responder(RK_RESPONDER(inner), NULL));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(window), true)); /* to no window: the key window is what leaves */
    EXPECT_LOG("view.cancelled");
    OK(rk_context_destroy(context));

    make("first");
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    EXPECT_LOG("view.cancelled first=0");
    OK(rk_context_destroy(context));

    make("pointer");
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_remove_from_superview(view));
    EXPECT_LOG("view.cancelled");
    OK(rk_context_destroy(context));

    make("zoom");
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_remove_from_superview(view));
    EXPECT_LOG("view.cancelled zooming=0");
    OK(rk_context_destroy(context));

    make("scroll"); /* set at once, and closed as an animation is */
    OK(rk_scroll_view_set_content_size(scroll, (RKSize){100, 400}));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    log_clear();
    OK(rk_view_remove_from_superview(view));
    EXPECT_LOG("view.cancelled animated at=30");
    OK(rk_context_destroy(context));
}

/* SPEC 348: touches, presses and a shake are closed by events, in this order. */
static void through_events(void) {
    RKPressSample s = RK_INIT(RKPressSample);
    make("end");
    OK(rk_responder_become_first_responder(RK_RESPONDER(inner), NULL));
    OK(rk_context_send_presses(context, 1, &s, 1));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 80));
    OK(rk_context_send_motion(context, 1, RKMotionPhaseBegan));
    log_clear();
    OK(rk_context_destroy(context));
    EXPECT_LOG("event0 view.cancelled event3 inner.pressCancelled event1 inner.shakeCancelled");
}

/* SPEC 350 */
static int stops_inside, inside_ended, later;
static void run_later(RKContextRef looping, void *userdata) {
    (void)userdata;
    later++;
    OK(rk_run_loop_stop(looping));
}
static void stop_inside(RKContextRef looping, void *userdata) {
    int k;
    (void)userdata;
    for (k = 0; k < stops_inside; k++) OK(rk_run_loop_stop(looping));
}
/* Without memory for the call, the run that waits for it is stopped. */
static void post(RKContextRef looping, RKPostedCallback function) {
    RKStatus status = rk_context_post_call(looping, function, NULL, NULL);
    OK(status);
    if (status != RKStatusOK) OK(rk_run_loop_stop(looping));
}
static void run_inside(RKContextRef looping, void *userdata) {
    (void)userdata;
    post(looping, stop_inside);
    OK(rk_run_loop_run(looping));
    inside_ended++;
    post(looping, run_later);
}
static void stops(void) {
    for (stops_inside = 1; stops_inside < 4; stops_inside++) {
        inside_ended = later = 0;
        OK(rk_context_create(NULL, &context));
        OK(rk_context_set_config(context, RKConfigDrainPostedEventsInSameTurn, 0));
        post(context, run_inside);
        OK(rk_run_loop_run(context));
        EXPECT(inside_ended == 1 && later == (stops_inside == 1)); /* one stop ends the inner run alone, two end both before the next turn */
        OK(rk_context_destroy(context));
    }
}

int main(void) {
    begins_nothing();
    through_events();
    stops();
    return check_done("leaving");
}
