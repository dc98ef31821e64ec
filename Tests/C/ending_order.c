/* The order in which a context ends, and its last chances (SPEC 348); views and windows on their way out (SPEC 349, SPEC 348); runs of the loop that fail (SPEC 350). */
#include "scroll_stage.h"

#include <responderkit/plugin.h>

static void log_drop(void *userdata) { log_add("%s", (const char *)userdata); }
static void never(RKContextRef context, void *userdata) { (void)context, (void)userdata; }
static void never_due(RKContextRef context, double time, void *userdata) { (void)context, (void)time, (void)userdata; }
static void diagnosed(RKContextRef context, const char *code, const char *text, void *userdata) { (void)context, (void)code, (void)text, (void)userdata; }
static void notified(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) { (void)context, (void)notification, (void)object, (void)userdata; }
static void deinit(RKObjectRef object, void *instance, void *userdata) { (void)instance, (void)userdata, log_add("deinit:%s", name_of(object)); }
static void tapped(RKGestureRecognizerRef recognizer, void *userdata) { (void)userdata, log_add("tap(%s)", state_name(state_of(recognizer))); }

/* ---- SPEC 348: what is called, from first to last ---- */

static RKStatus brings(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    *data = NULL;
    desc.name = "Brought", desc.superclass = "View";
    desc.userdata = (void *)"plugin's-class";
    desc.drop = log_drop;
    return host->register_class(host, &desc, &cls);
}
static void ends(const RKHost *host, void *data) { (void)host, (void)data, log_add("plugin"); }

static void order(void) {
    static const RKPluginEntry entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.brings", "1", brings, ends};
    RKContextRef context = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKPluginRef plugin = NULL;
    RKTimerRef timer = NULL;
    RKViewRef view = NULL;
    RKWindowRef window = NULL;
    RKGestureRecognizerRef tap = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_set_config(context, RKConfigDeferActionsToRunLoopTurn, 1));
    OK(rk_plugin_register(context, &entry, &plugin));
    desc.name = "Own", desc.superclass = "View", desc.instance_deinit = deinit, desc.userdata = (void *)"class", desc.drop = log_drop;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    view = add_view(context, cls, RK_VIEW(window), "view", rect(0, 0, 100, 100));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_gesture_recognizer_add_action(tap, tapped, (void *)"action", log_drop, NULL));
    OK(rk_view_add_gesture_recognizer(view, tap));
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_context_set_diagnostic_handler(context, diagnosed, (void *)"diagnostics", log_drop));
    OK(rk_context_set_notification_handler(context, notified, (void *)"notifications", log_drop));
    OK(rk_context_add_timer(context, 100, never_due, (void *)"timer", log_drop, &timer));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 50, 50));
    OK(send(context, 1.05, 1, RKTouchPhaseEnded, 50, 50));
    OK(rk_context_post_call(context, never, (void *)"posted", log_drop));
    EXPECT_LOG(""); /* the tap's action is put off */
    OK(rk_context_destroy(context));
    EXPECT(strstr(check_log, "tap(ended) ") == check_log);
    EXPECT(strstr(check_log, "deinit:view") && strstr(check_log, "timer") && strstr(check_log, "action"));
    EXPECT_TEXT(strstr(check_log, "posted") ? strstr(check_log, "posted") : "", "posted plugin's-class plugin notifications diagnostics class");
    log_clear();
}

/* SPEC 148, 348: a control that has kept its touchesCancelled to itself, and a scroll view that moves, are closed all the same. */
static void swallows(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    log_add("swallowed");
}
static void stops_tracking(RKControlRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata, log_add("cancelTracking"); }
static void tracks_and_moves(bool removed) {
    Scene scene;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKControlMethods control = RK_INIT(RKControlMethods);
    RKClassRef cls = NULL;
    RKControlRef button = NULL;
    double t;
    scene_make(&scene, 400, 5000);
    responder.touches_cancelled = swallows;
    control.cancel_tracking = stops_tracking;
    desc.name = "Swallowing", desc.superclass = "Button";
    desc.responder_methods = &responder, desc.control_methods = &control;
    OK(rk_class_define(scene.stage.context, &desc, &cls));
    OK(rk_button_create(scene.stage.context, cls, rect(0, 0, 100, 50), &button));
    OK(rk_view_add_subview(RK_VIEW(scene.stage.window), RK_VIEW(button)));
    t = flick(&scene, 1, point(200, 390), point(0, -10), 12);
    down(&scene.stage, t, 1, 20, 20);
    log_clear();
    if (removed) {
        OK(rk_view_remove_from_superview(RK_VIEW(button)));
        EXPECT_LOG("swallowed cancelTracking");
    }
    OK(rk_context_destroy(scene.stage.context));
    if (removed) EXPECT_LOG("S.didEndDecelerating"); /* where its touch ends, too, it just stops (SPEC 151) */
    else EXPECT_LOG("swallowed S.didEndDecelerating");
}

/* ---- SPEC 348: a window that ends has no first responder any more; one that is hidden keeps it ---- */

static bool resigns(RKResponderRef self, void *userdata) { return (void)self, (void)userdata, log_add("resigns?"), true; }
static void moves_out(RKViewRef self, RKWindowRef to, void *userdata) { (void)userdata, log_add("%s.%s", name_of(RK_OBJECT(self)), to ? "in?" : "out?"); }
static void windows_end(void) {
    RKContextRef context = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKViewMethods of_view = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    RKWindowRef window = NULL;
    RKViewRef view;
    bool is = false;
    OK(rk_context_create(NULL, &context));
    methods.resign_first_responder = resigns;
    of_view.will_move_to_window = moves_out;
    desc.name = "Resigning", desc.superclass = "View", desc.responder_methods = &methods, desc.view_methods = &of_view;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &window));
    (void)add_view(context, cls, RK_VIEW(window), "a", rect(0, 0, 100, 100));
    view = add_view(context, cls, RK_VIEW(window), "b", rect(0, 0, 100, 100));
    (void)add_view(context, cls, RK_VIEW(window), "c", rect(0, 0, 100, 100));
    OK(rk_retain(RK_OBJECT(view)));
    log_clear();
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    OK(rk_view_set_hidden(RK_VIEW(window), true));
    OK(rk_responder_is_first_responder(RK_RESPONDER(view), &is));
    EXPECT(is);
    EXPECT_LOG("");
    OK(rk_release(RK_OBJECT(window)));
    EXPECT(strstr(check_log, "resigns? ") == check_log && strstr(check_log, "out?")); /* before the first view leaves */
    OK(rk_responder_is_first_responder(RK_RESPONDER(view), &is));
    EXPECT(!is);
    OK(rk_context_destroy(context));
    log_clear();
}

/* ---- SPEC 349: in its instance_deinit a view is hit as one of its built-in class ---- */

static bool outside(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) { return (void)self, (void)at, (void)event, (void)userdata, log_add("asked"), true; }
static void looks(RKObjectRef object, void *instance, void *userdata) {
    RKViewRef hit = NULL;
    bool is = false;
    (void)instance, (void)userdata;
    OK(rk_view_hit_test((RKViewRef)object, point(50, 50), NULL, &hit));
    log_add("far=%d", hit != NULL);
    OK(rk_view_hit_test((RKViewRef)object, point(5, 5), NULL, &hit));
    OK(rk_view_point_inside((RKViewRef)object, point(50, 50), NULL, &is));
    log_add("near=%d inside=%d", hit == (RKViewRef)object, is);
}
static void last_look(void) {
    RKContextRef context = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassRef cls = NULL;
    RKViewRef view = NULL, hit = NULL;
    OK(rk_context_create(NULL, &context));
    methods.point_inside = outside;
    desc.name = "Wide", desc.superclass = "View", desc.view_methods = &methods, desc.instance_deinit = looks, desc.hit_test_outset = 100;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_view_create(context, cls, rect(0, 0, 10, 10), &view));
    OK(rk_view_hit_test(view, point(50, 50), NULL, &hit));
    EXPECT(hit == view);
    EXPECT_LOG("asked");
    OK(rk_release(RK_OBJECT(view)));
    EXPECT_LOG("far=0 near=1 inside=0");
    OK(rk_context_destroy(context));
}

/* ---- SPEC 350: a stop that was meant for a run which has failed ends no other ---- */

static int failures;
static void goes_down(RKContextRef context, void *userdata) {
    RKStatus status;
    if (failures) return;
    OK(rk_context_post_call(context, goes_down, userdata, NULL));
    status = rk_context_drain(context, NULL);
    if (status == RKStatusTooDeep) {
        OK(rk_run_loop_stop(context));
        EXPECT_STATUS(rk_run_loop_run(context), RKStatusTooDeep);
        failures++;
    }
}
static void stops(RKContextRef context, void *userdata) {
    (void)userdata;
    log_add("stops");
    OK(rk_run_loop_stop(context));
}
/* Without memory for the call, the run that waits for it is stopped. */
static bool post(RKContextRef context, RKPostedCallback function) {
    RKStatus status = rk_context_post_call(context, function, NULL, NULL);
    OK(status);
    if (status != RKStatusOK) OK(rk_run_loop_stop(context));
    return status == RKStatusOK;
}
static void stops_later(RKContextRef context, void *userdata) {
    (void)userdata;
    log_add("first");
    post(context, stops);
}
static void failed_run(void) {
    RKContextRef context = NULL;
    size_t handled = 0;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_set_config(context, RKConfigDrainPostedEventsInSameTurn, 0));
    OK(rk_context_post_call(context, goes_down, NULL, NULL));
    OK(rk_context_drain(context, NULL));
    EXPECT(failures == 1);
    do OK(rk_context_drain(context, &handled));
    while (handled);
    post(context, stops_later);
    OK(rk_run_loop_run(context));
    EXPECT_LOG("first stops"); /* not after its first turn */
    OK(rk_context_destroy(context));
}

/* SPEC 350: while there is no run, two stops are one. */
static void runs_inside(RKContextRef context, void *userdata) {
    (void)userdata;
    if (!post(context, stops_later)) return;
    OK(rk_run_loop_run(context));
    log_add("inner");
}
static void stops_before(int count, char *out, size_t capacity) {
    RKContextRef context = NULL;
    OK(rk_context_create(NULL, &context));
    OK(rk_context_set_config(context, RKConfigDrainPostedEventsInSameTurn, 0));
    for (; count > 0; count--) OK(rk_run_loop_stop(context));
    post(context, runs_inside);
    OK(rk_run_loop_run(context));
    log_add("outer");
    snprintf(out, capacity, "%.*s", (int)capacity - 1, check_log);
    log_clear();
    OK(rk_context_destroy(context));
}
static void counts_as_one(void) {
    char once[256], twice[256];
    stops_before(1, once, sizeof once);
    stops_before(2, twice, sizeof twice);
    EXPECT(strstr(once, "inner") && strstr(once, "outer"));
    EXPECT_TEXT(twice, once);
}

/* SPEC 348: whatever a resign_first_responder does with the windows, the first responder of each resigns. */
static RKWindowRef four[4];
static bool brings_forward(RKResponderRef self, void *userdata) {
    int k;
    (void)userdata;
    log_add("%s", name_of(RK_OBJECT(self)));
    for (k = 0; k < 3; k++) OK(rk_window_make_key_and_visible(four[k]));
    return true;
}
static void each_window(void) {
    static const char *const names[] = {"0", "1", "2", "3"};
    RKContextRef context = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassRef cls = NULL;
    int k;
    OK(rk_context_create(NULL, &context));
    methods.resign_first_responder = brings_forward;
    desc.name = "First", desc.superclass = "View", desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    for (k = 0; k < 4; k++) {
        RKViewRef view;
        bool is = false;
        OK(rk_window_create(context, NULL, rect(0, 0, 100, 100), &four[k]));
        view = add_view(context, cls, RK_VIEW(four[k]), names[k], rect(0, 0, 10, 10));
        OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
        OK(rk_responder_become_first_responder(RK_RESPONDER(view), &is));
        EXPECT(is);
    }
    log_clear();
    OK(rk_context_destroy(context));
    EXPECT_LOG("3 2 1 0");
}

int main(void) {
    order();
    each_window();
    tracks_and_moves(true);
    tracks_and_moves(false);
    windows_end();
    last_look();
    failed_run();
    counts_as_one();
    return check_done("ending_order");
}
