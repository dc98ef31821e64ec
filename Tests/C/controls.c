/* Controls: every event of a touch (SPEC 143-149), states, target-action lists (SPEC 138-141), the override points, vetoes (SPEC 150-156),
 * actions through the application (SPEC 135-137). The standard controls' values are in values.c. */
#include "control_stage.h"

static uint32_t state_bits(RKControlRef control) {
    uint32_t state = 99;
    OK(rk_control_get_state(control, &state));
    return state;
}
static bool tracking(RKControlRef control) {
    bool is = false;
    OK(rk_control_is_tracking(control, &is));
    return is;
}
static bool inside(RKControlRef control) {
    bool is = false;
    OK(rk_control_is_touch_inside(control, &is));
    return is;
}

/* ---- Tracking (S63) ---- */

static void a_drag(CreateControl create, const char *up_inside) {
    Stage s = stage_make();
    RKControlRef b = add_control(&s, create, "b", rect(100, 100, 100, 40));
    EXPECT(!tracking(b) && state_bits(b) == RKControlStateNormal);
    down(&s, 1, 1, 150, 120);
    EXPECT_LOG("b:down"); /* SPEC 93: nothing reaches the view behind */
    EXPECT(tracking(b) && inside(b) && state_bits(b) == RKControlStateHighlighted);
    move(&s, 1.1, 1, 260, 120); /* 60 beyond the edge */
    EXPECT_LOG("b:dragInside");
    move(&s, 1.2, 1, 269.999, 120);
    EXPECT_LOG("b:dragInside");
    move(&s, 1.3, 1, 270, 120); /* SPEC 145: half-open, 70 beyond */
    EXPECT_LOG("b:dragOutside|exit");
    EXPECT(tracking(b) && !inside(b) && state_bits(b) == RKControlStateNormal);
    move(&s, 1.4, 1, 300, 120);
    EXPECT_LOG("b:dragOutside");
    move(&s, 1.5, 1, 250, 30); /* the upper edge counts */
    EXPECT_LOG("b:dragInside|enter");
    EXPECT(state_bits(b) == RKControlStateHighlighted);
    up(&s, 1.6, 1, 250, 30);
    EXPECT_LOG(up_inside);
    EXPECT(!tracking(b) && inside(b) && state_bits(b) == RKControlStateNormal);
    down(&s, 3, 1, 150, 120);
    up(&s, 3.1, 1, 350, 120);
    EXPECT_LOG("b:down b:upOutside");
    OK(rk_context_set_config(s.context, RKConfigControlSlop, 10));
    down(&s, 5, 1, 150, 120);
    move(&s, 5.1, 1, 211, 120);
    EXPECT_LOG("b:down b:dragOutside|exit");
    OK(rk_context_cancel_all_touches(s.context)); /* SPEC 147 */
    EXPECT_LOG("b:cancel");
    EXPECT(!tracking(b) && state_bits(b) == RKControlStateNormal);
    up(&s, 5.2, 1, 211, 120);
    EXPECT_LOG("");
    tap_at(&s, 7, 150, 120);
    log_clear();
    down(&s, 7.2, 1, 150, 120);
    EXPECT_LOG("b:down|repeat"); /* SPEC 143 */
    up(&s, 7.3, 1, 150, 120);
    log_clear();
    stage_end(&s);
}

/* SPEC 143: one touch at a time. SPEC 148, 149: ends without an event. */
static void ends_of_tracking(void) {
    Stage s = stage_make();
    RKControlRef b = add_control(&s, rk_button_create, "b", rect(100, 100, 100, 40));
    OK(rk_view_set_multiple_touch_enabled(RK_VIEW(b), true));
    down(&s, 1, 1, 150, 120);
    down(&s, 1.1, 2, 160, 120);
    move(&s, 1.2, 2, 300, 300);
    up(&s, 1.3, 2, 300, 300);
    EXPECT_LOG("b:down");
    up(&s, 1.4, 1, 150, 120);
    EXPECT_LOG("b:upInside|primary");
    down(&s, 2, 1, 150, 120);
    OK(rk_control_set_enabled(b, false));
    EXPECT_LOG("b:down b:cancel(no event)");
    EXPECT(!tracking(b) && state_bits(b) == RKControlStateDisabled);
    up(&s, 2.1, 1, 150, 120);
    log_clear();
    tap_at(&s, 3, 150, 120); /* SPEC 51, 150: hit, not tracking, forwarding */
    EXPECT_LOG("v.began{1} v.ended{1}");
    OK(rk_context_set_config(s.context, RKConfigDisabledControlsHitTestNil, 1));
    tap_at(&s, 4, 150, 120);
    EXPECT_LOG("v.began{1} v.ended{1}");
    OK(rk_control_set_enabled(b, true));
    OK(rk_retain(RK_OBJECT(b)));
    down(&s, 5, 1, 150, 120);
    OK(rk_view_remove_from_superview(RK_VIEW(b)));
    EXPECT(strncmp(check_log, "b:down b:cancel", 15) == 0 && strstr(check_log + 15, "b:") == NULL);
    EXPECT(!tracking(b));
    log_clear();
    up(&s, 5.1, 1, 150, 120);
    EXPECT_LOG("");
    OK(rk_release(RK_OBJECT(b)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(b)));
    stage_end(&s);
}

/* ---- Overrides of tracking ---- */

static RKClassRef tracker;
static struct {
    bool begins, continues;
} answers;
static bool begin_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    bool yes = false;
    (void)userdata;
    EXPECT(!tracking(self));
    log_add("begin");
    OK(rk_super_begin_tracking(tracker, self, touch, event, &yes));
    EXPECT(yes);
    return answers.begins;
}
static bool continue_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    bool yes = false;
    (void)userdata;
    EXPECT(tracking(self));
    log_add("continue");
    OK(rk_super_continue_tracking(tracker, self, touch, event, &yes));
    EXPECT(yes);
    return answers.continues;
}
static void end_tracking(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)userdata;
    log_add("end");
    OK(rk_super_end_tracking(tracker, self, touch, event));
}
static void cancel_tracking(RKControlRef self, RKEventRef event, void *userdata) {
    (void)userdata;
    log_add(event ? "cancel" : "cancel(no event)");
    OK(rk_super_cancel_tracking(tracker, self, event));
}

static void overrides(void) {
    Stage s = stage_make();
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKControlRef b;
    methods.begin_tracking = begin_tracking;
    methods.continue_tracking = continue_tracking;
    methods.end_tracking = end_tracking;
    methods.cancel_tracking = cancel_tracking;
    desc.name = "Tracker";
    desc.superclass = "Button";
    desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &tracker));
    b = add_control_of(&s, rk_button_create, tracker, s.view, "b", rect(100, 100, 100, 40));
    answers.begins = answers.continues = true;
    down(&s, 1, 1, 150, 120);
    move(&s, 1.1, 1, 350, 120);
    move(&s, 1.2, 1, 150, 120);
    up(&s, 1.3, 1, 150, 120);
    EXPECT_LOG("begin b:down continue b:dragOutside|exit continue b:dragInside|enter end b:upInside|primary");
    answers.begins = false;
    tap_at(&s, 2, 150, 120);
    EXPECT_LOG("begin");
    answers.begins = true;
    answers.continues = false; /* SPEC 144 */
    down(&s, 4, 1, 150, 120);
    move(&s, 4.1, 1, 151, 120);
    EXPECT_LOG("begin b:down continue");
    EXPECT(!tracking(b) && state_bits(b) == RKControlStateNormal);
    move(&s, 4.2, 1, 152, 120);
    up(&s, 4.3, 1, 152, 120);
    EXPECT_LOG("");
    down(&s, 6, 1, 150, 120);
    OK(rk_context_cancel_all_touches(s.context));
    EXPECT_LOG("begin b:down cancel b:cancel");
    up(&s, 6.1, 1, 150, 120);
    down(&s, 8, 1, 150, 120);
    OK(rk_control_set_enabled(b, false));
    EXPECT_LOG("begin b:down cancel(no event) b:cancel(no event)");
    up(&s, 8.1, 1, 150, 120);
    log_clear();
    stage_end(&s);
}

static RKClassRef late;
static Stage *interrupted;
static RKViewRef other_side;
static void interrupting_remote(RKResponderRef self, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    OK(rk_context_cancel_all_touches(interrupted->context));
}
static void late_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)userdata;
    OK(rk_context_send_remote_control(interrupted->context, 1.2, RKEventSubtypeRemoteControlPlay));
    log_add("late");
    OK(rk_super_touches_cancelled(late, self, touches, count, event));
}
/* The touch ended inside another delivery, in the middle of the control's own touch method: that comes to its super-call all the same (SPEC 147, 151). */
static void cancelled_inside_another_delivery(void) {
    Stage s = stage_make();
    RKResponderMethods methods = RK_INIT(RKResponderMethods), remote = RK_INIT(RKResponderMethods);
    RKControlMethods tracks = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef listener;
    RKApplicationRef application;
    RKControlRef b;
    bool first;
    interrupted = &s;
    methods.touches_cancelled = late_cancelled;
    tracks.cancel_tracking = cancel_tracking;
    desc.name = "Late", desc.superclass = "Button", desc.responder_methods = &methods, desc.control_methods = &tracks;
    OK(rk_class_define(s.context, &desc, &late));
    tracker = late;
    remote.remote_control_received = interrupting_remote;
    desc.name = "Listener", desc.superclass = "View", desc.responder_methods = &remote, desc.control_methods = NULL;
    OK(rk_class_define(s.context, &desc, &listener));
    other_side = add_view(s.context, listener, RK_VIEW(s.window), "o", rect(0, 0, 9, 9));
    OK(rk_window_make_key_and_visible(s.window));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(other_side), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(other_side), &first));
    OK(rk_context_get_application(s.context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    b = add_control_of(&s, rk_button_create, late, s.view, "b", rect(100, 100, 100, 40));
    add_gesture(&s, rk_pan_create, s.view, "pan");
    down(&s, 1, 1, 150, 120);
    move(&s, 1.1, 1, 170, 120);
    EXPECT_LOG("b:down act:pan(began) act:pan(cancelled) late cancel b:cancel");
    EXPECT(!tracking(b));
    down(&s, 2, 1, 150, 120);
    EXPECT(tracking(b));
    OK(rk_context_cancel_all_touches(s.context));
    log_clear();
    stage_end(&s);
}

/* ---- Lists of targets ---- */

static void on_save(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)userdata;
    log_add("%s.save(%s,%s)", name_of(RK_OBJECT(self)), name_of(sender), event ? "event" : "none");
}
static const RKActionDesc save_actions[] = {{"save", on_save}, {"save:", on_save}, {"save:forEvent:", on_save}};

static RKClassRef saver_class(Stage *s, const char *superclass) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    char name[32];
    snprintf(name, sizeof name, "Saving%s", superclass);
    desc.name = name;
    desc.superclass = superclass;
    desc.actions = save_actions;
    desc.action_count = 3;
    OK(rk_class_define(s->context, &desc, &cls));
    return cls;
}
static RKResponderRef saver(Stage *s, RKClassRef cls, const char *name) {
    RKResponderRef responder = NULL;
    OK(rk_responder_create(s->context, cls, &responder));
    OK(rk_object_set_name(RK_OBJECT(responder), name));
    return responder;
}

static void lists(void) {
    Stage s = stage_make();
    RKControlRef b = NULL;
    RKClassRef cls = saver_class(&s, "Responder");
    RKResponderRef one = saver(&s, cls, "one"), two = saver(&s, cls, "two");
    RKControlEvents all = 99;
    uint64_t identifier = 0;
    OK(rk_button_create(s.context, NULL, rect(100, 100, 100, 40), &b));
    OK(rk_object_set_name(RK_OBJECT(b), "b"));
    OK(rk_view_add_subview(s.view, RK_VIEW(b)));
    OK(rk_control_get_all_control_events(b, &all));
    EXPECT(all == 0);
    OK(rk_control_add_target(b, RK_OBJECT(two), "save:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(b, RK_OBJECT(one), "save", RKControlEventTouchUpInside));
    OK(rk_control_add_target(b, RK_OBJECT(one), "save:forEvent:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(b, RK_OBJECT(two), "save:", RKControlEventTouchDown)); /* SPEC 138: merged with the first */
    OK(rk_control_get_all_control_events(b, &all));
    EXPECT(all == (RKControlEventTouchUpInside | RKControlEventTouchDown));
    tap_at(&s, 1, 150, 120);
    EXPECT_LOG("two.save(b,none) two.save(b,none) one.save(nothing,none) one.save(b,event)"); /* SPEC 137 */
    /* SPEC 139 */
    OK(rk_control_remove_target(b, RK_OBJECT(two), "save:", RKControlEventTouchUpInside));
    tap_at(&s, 3, 150, 120);
    EXPECT_LOG("two.save(b,none) one.save(nothing,none) one.save(b,event)");
    OK(rk_control_remove_target(b, RK_OBJECT(one), NULL, RKControlEventAllEvents));
    tap_at(&s, 5, 150, 120);
    EXPECT_LOG("two.save(b,none)");
    OK(rk_control_add_target(b, RK_OBJECT(one), "save", RKControlEventTouchUpInside));
    OK(rk_control_remove_target(b, NULL, "save", RKControlEventTouchDown)); /* another event, and another selector */
    tap_at(&s, 7, 150, 120);
    EXPECT_LOG("two.save(b,none) one.save(nothing,none)");
    OK(rk_control_remove_target(b, NULL, NULL, RKControlEventAllEvents));
    OK(rk_control_get_all_control_events(b, &all));
    EXPECT(all == 0);
    tap_at(&s, 9, 150, 120);
    EXPECT_LOG("");
    /* Weak targets (SPEC 305), functions in their place in the list. */
    OK(rk_control_add_target(b, RK_OBJECT(one), "save", RKControlEventTouchUpInside));
    OK(rk_control_add_action(b, RKControlEventTouchUpInside, on_events, NULL, NULL, &identifier));
    OK(rk_control_add_target(b, RK_OBJECT(two), "save", RKControlEventTouchUpInside));
    OK(rk_control_send_actions(b, RKControlEventTouchUpInside | RKControlEventValueChanged)); /* SPEC 141: without an event */
    EXPECT_LOG("one.save(nothing,none) b:upInside|value(no event) two.save(nothing,none)");
    OK(rk_release(RK_OBJECT(one)));
    OK(rk_control_send_actions(b, RKControlEventTouchUpInside));
    EXPECT_LOG("b:upInside(no event) two.save(nothing,none)");
    OK(rk_control_remove_action(b, identifier));
    EXPECT_STATUS(rk_control_remove_action(b, identifier), RKStatusNotFound);
    OK(rk_control_add_target(b, RK_OBJECT(two), "load:", RKControlEventTouchUpInside));
    OK(rk_control_send_actions(b, RKControlEventTouchUpInside));
    EXPECT_LOG("two.save(nothing,none) !targetDoesNotRespond");
    OK(rk_control_send_actions(b, RKControlEventTouchDown));
    OK(rk_control_send_actions(b, 0));
    EXPECT_LOG("");
    EXPECT_STATUS(rk_control_add_target(b, RK_OBJECT(two), "a:b:c:", RKControlEventTouchDown), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_add_target(b, RK_OBJECT(two), NULL, RKControlEventTouchDown), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_control_add_target(b, RK_OBJECT(two), "save", 0), RKStatusInvalidArgument);
    OK(rk_release(RK_OBJECT(two)));
    OK(rk_release(RK_OBJECT(b)));
    stage_end(&s);
}

/* The list is a snapshot: what an action adds is for the next time (SPEC 141, 301). */
static uint64_t removed_identifier;
static void on_change_list(RKControlRef control, RKControlEvents events, RKEventRef event, void *userdata) {
    (void)events, (void)event, (void)userdata;
    log_add("change");
    OK(rk_control_add_action(control, RKControlEventTouchDown, on_events, NULL, NULL, NULL));
    if (removed_identifier) OK(rk_control_remove_action(control, removed_identifier));
    removed_identifier = 0;
}
static void list_in_flux(void) {
    Stage s = stage_make();
    RKControlRef b = NULL;
    OK(rk_control_create(s.context, NULL, rect(0, 0, 10, 10), &b));
    OK(rk_object_set_name(RK_OBJECT(b), "b"));
    OK(rk_control_add_action(b, RKControlEventTouchDown, on_change_list, NULL, NULL, NULL));
    OK(rk_control_add_action(b, RKControlEventTouchDown, on_events, NULL, NULL, &removed_identifier));
    OK(rk_control_send_actions(b, RKControlEventTouchDown));
    EXPECT_LOG("change"); /* the second went, the third came */
    OK(rk_control_send_actions(b, RKControlEventTouchDown));
    EXPECT_LOG("change b:down(no event)");
    OK(rk_release(RK_OBJECT(b)));
    stage_end(&s);
}

/* ---- sendAction:to:forEvent: (S40), the application, nil targets (S71) ---- */

static RKClassRef interceptor;
static void intercept(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)userdata;
    log_add("send(%s,%s)", selector, target ? name_of(target) : "nil");
    if (strcmp(selector, "save") == 0) return; /* stopped */
    OK(rk_super_send_action(interceptor, self, selector, target, event));
}

static void sent_actions(void) {
    Stage s = stage_make();
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef responders = saver_class(&s, "Responder"), views = saver_class(&s, "View");
    RKResponderRef one = saver(&s, responders, "one");
    RKViewRef parent = add_view(s.context, views, s.view, "parent", rect(0, 0, 200, 200)), first;
    RKApplicationRef app = NULL;
    RKControlRef b;
    bool done = false;
    OK(rk_context_get_application(s.context, &app));
    methods.send_action = intercept;
    desc.name = "Interceptor";
    desc.superclass = "Button";
    desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &interceptor));
    b = add_control_of(&s, rk_button_create, interceptor, parent, "b", rect(100, 100, 100, 40));
    OK(rk_control_add_target(b, RK_OBJECT(one), "save", RKControlEventTouchUpInside));
    OK(rk_control_add_target(b, RK_OBJECT(one), "save:", RKControlEventTouchUpInside));
    OK(rk_control_add_target(b, NULL, "save:", RKControlEventTouchUpInside));
    tap_at(&s, 1, 150, 120);
    EXPECT_LOG("b:down b:upInside|primary send(save,one) send(save:,one) one.save(b,none) send(save:,nil) parent.save(b,none)");
    OK(rk_control_send_action(b, "save", RK_OBJECT(one), NULL));
    EXPECT_LOG("send(save,one)");
    /* A first responder comes before the sender. */
    first = add_view(s.context, views, s.view, "first", rect(300, 300, 10, 10));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(first), true));
    OK(rk_window_make_key(s.window));
    OK(rk_responder_become_first_responder(RK_RESPONDER(first), &done));
    EXPECT(done);
    OK(rk_application_send_action(app, "save:", NULL, RK_OBJECT(b), NULL, &done));
    EXPECT(done);
    EXPECT_LOG("first.save(b,none)");
    OK(rk_responder_resign_first_responder(RK_RESPONDER(first), NULL));
    OK(rk_application_send_action(app, "save:", NULL, RK_OBJECT(b), NULL, &done));
    EXPECT(done);
    EXPECT_LOG("parent.save(b,none)");
    OK(rk_application_send_action(app, "unheardOf:", NULL, RK_OBJECT(b), NULL, &done));
    EXPECT(!done);
    OK(rk_application_send_action(app, "save:", NULL, NULL, NULL, &done)); /* no responder to begin with */
    EXPECT(!done);
    OK(rk_application_send_action(app, "save:forEvent:", RK_OBJECT(one), RK_OBJECT(b), NULL, &done));
    EXPECT(done);
    EXPECT_LOG("one.save(b,none)");
    OK(rk_application_send_action(app, "unheardOf:", RK_OBJECT(one), RK_OBJECT(b), NULL, &done));
    EXPECT(!done); /* SPEC 135: a target that does not respond, and no search */
    OK(rk_application_send_action(app, "save", RK_OBJECT(one), NULL, NULL, NULL));
    log_clear();
    OK(rk_release(RK_OBJECT(one)));
    stage_end(&s);
}

/* ---- Beside recognisers (SPEC 152-156) ---- */

static void vetoes(CreateControl create, bool vetoes_taps) {
    Stage s = stage_make();
    RKGestureRecognizerRef tap = add_gesture(&s, rk_tap_create, s.view, "tap");
    RKControlRef b = add_control(&s, create, "b", rect(100, 100, 100, 40));
    tap_at(&s, 1, 150, 120);
    if (vetoes_taps) EXPECT(strstr(check_log, "act:tap") == NULL && strstr(check_log, "b:cancel") == NULL && strstr(check_log, "upInside"));
    else EXPECT(strstr(check_log, "act:tap(ended) b:cancel") != NULL && strstr(check_log, "upInside") == NULL); /* S52 */
    log_clear();
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, false)); /* SPEC 153 */
    tap_at(&s, 3, 150, 120);
    EXPECT(strstr(check_log, "act:tap(ended)") != NULL && strstr(check_log, "upInside") > strstr(check_log, "act:tap(ended)"));
    log_clear();
    OK(rk_gesture_recognizer_set_cancels_touches_in_view(tap, true));
    OK(rk_tap_set_number_of_taps_required(tap, 2)); /* SPEC 156 */
    tap_at(&s, 5, 150, 120);
    tap_at(&s, 5.2, 150, 120);
    EXPECT(strstr(check_log, "act:tap(ended)") != NULL);
    log_clear();
    OK(rk_tap_set_number_of_taps_required(tap, 1));
    OK(rk_view_add_gesture_recognizer(RK_VIEW(b), tap)); /* SPEC 155: its own recogniser wins */
    tap_at(&s, 8, 150, 120);
    EXPECT(strstr(check_log, "act:tap(ended) b:cancel") != NULL);
    log_clear();
    stage_end(&s);
}

static void other_gestures_win(void) {
    Stage s = stage_make();
    RKControlRef b = add_control(&s, rk_button_create, "b", rect(100, 100, 100, 40));
    add_gesture(&s, rk_pan_create, s.view, "pan");
    add_gesture(&s, rk_long_press_create, s.view, "press");
    down(&s, 1, 1, 150, 120);
    move(&s, 1.1, 1, 170, 120);
    EXPECT_LOG("b:down act:pan(began) b:cancel");
    EXPECT(!tracking(b));
    up(&s, 1.2, 1, 170, 120);
    down(&s, 2, 1, 150, 120);
    log_clear();
    OK(rk_context_advance(s.context, 2.5));
    EXPECT_LOG("act:press(began) b:cancel");
    up(&s, 2.6, 1, 150, 120);
    log_clear();
    stage_end(&s);
}

/* SPEC 148: a touch that is forwarded to a control in no window is tracked, and cancelled when the control ends. */
static RKControlRef elsewhere;
static RKResponderRef leads_elsewhere(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return RK_RESPONDER(elsewhere);
}
static void ends_in_no_window(bool releases) {
    Stage s = stage_make();
    RKResponderMethods chain = RK_INIT(RKResponderMethods);
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef leading = NULL;
    chain.next_responder = leads_elsewhere;
    desc.name = "Leading", desc.superclass = "View", desc.responder_methods = &chain;
    OK(rk_class_define(s.context, &desc, &leading));
    methods.begin_tracking = begin_tracking;
    methods.cancel_tracking = cancel_tracking;
    desc = (RKClassDesc)RK_INIT(RKClassDesc);
    desc.name = "Elsewhere", desc.superclass = "Button", desc.control_methods = &methods;
    OK(rk_class_define(s.context, &desc, &tracker));
    answers.begins = true;
    OK(rk_button_create(s.context, tracker, rect(0, 0, 100, 40), &elsewhere));
    OK(rk_object_set_name(RK_OBJECT(elsewhere), "e"));
    OK(rk_control_add_action(elsewhere, RKControlEventAllEvents, on_events, NULL, NULL, NULL));
    add_view(s.context, leading, s.view, "leading", rect(100, 100, 100, 40));
    down(&s, 1, 1, 150, 120);
    EXPECT_LOG("begin e:down");
    EXPECT(tracking(elsewhere));
    if (releases) {
        OK(rk_release(RK_OBJECT(elsewhere)));
        EXPECT_LOG("cancel(no event) e:cancel(no event)");
        elsewhere = NULL;
    }
    up(&s, 1.1, 1, 150, 120);
    if (!releases) EXPECT(strstr(check_log, "e:up") != NULL && !tracking(elsewhere));
    log_clear();
    stage_end(&s);
}

int main(void) {
    ends_in_no_window(false);
    ends_in_no_window(true);
    a_drag(rk_control_create, "b:upInside");
    a_drag(rk_button_create, "b:upInside|primary");
    ends_of_tracking();
    overrides();
    cancelled_inside_another_delivery();
    lists();
    list_in_flux();
    sent_actions();
    vetoes(rk_control_create, false);
    vetoes(rk_button_create, true);
    other_gestures_win();
    return check_done("controls");
}
