/* Every method of every table, overridden by a plugin: each is called, and what the library does with them all is what it does without.
 *
 *     every FOLDER [oldest]        oldest: the plugins were built with the first headers, which had neither presses nor scroll views
 */
#include "plugin_stage.h"
#include "../C/control_stage.h"

/* What the plugin has reported, each line once. */
static char seen[256][96];
static size_t seen_count;
static void collect(RKContextRef context, const char *code, const char *text, void *userdata) {
    const char *line = reported(text);
    size_t i;
    (void)context, (void)userdata;
    EXPECT_TEXT(code, "pluginReport");
    for (i = 0; i < seen_count; i++)
        if (strcmp(seen[i], line) == 0) return;
    if (seen_count < 256) snprintf(seen[seen_count++], sizeof seen[0], "%.95s", line);
}
static void expect_seen(const char *name, const char *methods) {
    char line[96], list[1024], *word;
    snprintf(list, sizeof list, "%s", methods);
    for (word = strtok(list, " "); word; word = strtok(NULL, " ")) {
        size_t i;
        snprintf(line, sizeof line, "%s.%s", name, word);
        for (i = 0; i < seen_count && strcmp(seen[i], line) != 0; i++) continue;
        if (i == seen_count) fprintf(stderr, "never called: %s\n", line);
        EXPECT(i < seen_count);
    }
}

static RKClassRef cls(RKContextRef context, const char *prefix, const char *name) {
    char full[64];
    snprintf(full, sizeof full, "%s%s", prefix, name);
    return class_named(context, full);
}

static bool is_oldest;

/* The first responder gets a key, text, a shake, a button of a remote control; the recogniser tap1 a button. */
static void other_events(RKContextRef context, RKApplicationRef application, RKGestureRecognizerRef tap) {
    static const RKPressPhase phases[] = {RKPressPhaseBegan, RKPressPhaseChanged, RKPressPhaseEnded, RKPressPhaseBegan};
    RKPressSample press = RK_INIT(RKPressSample);
    int i, round;
    OK(rk_gesture_recognizer_set_allowed_press_types(tap, (uint64_t)1 << RKPressTypeSelect));
    for (round = 0; round < 2; round++) {
        press.id = 1 + round;
        press.type = round ? RKPressTypeSelect : RKPressTypeKey;
        for (i = 0; i < 4; i++) {
            press.phase = phases[i];
            press.force = 0.5 + 0.1 * i;
            OK(rk_context_send_presses(context, 6 + round + 0.1 * i, &press, 1));
        }
        OK(rk_context_cancel_all_presses(context));
        press.phase = RKPressPhaseEnded;
        OK(rk_context_send_presses(context, 6.9 + round, &press, 1));
    }
    OK(rk_context_send_motion(context, 9, RKMotionPhaseBegan));
    OK(rk_context_send_motion(context, 9.1, RKMotionPhaseEnded));
    OK(rk_context_send_motion(context, 9.2, RKMotionPhaseBegan));
    OK(rk_context_send_motion(context, 9.3, RKMotionPhaseCancelled));
    OK(rk_application_begin_receiving_remote_control_events(application));
    OK(rk_context_send_remote_control(context, 9.4, RKEventSubtypeRemoteControlPlay));
    OK(rk_context_insert_text(context, 9.5, "a", NULL)); /* taken by the responder that implements it */
    OK(rk_context_delete_backward(context, 9.6, NULL));
}

static void scrolled(RKScrollViewRef scroll, void *userdata) {
    RKPoint at = {0, 0};
    (void)userdata;
    OK(rk_scroll_view_get_content_offset(scroll, &at));
    log_add("scrolled:%g", at.y);
}

/* A touch that its subview has had, and that scrolling takes away. */
static void scroll(RKContextRef context, RKClassRef cls, RKClassRef view_class, RKWindowRef window, Stage *stage) {
    RKScrollViewRef scroll = NULL;
    RKScrollViewDelegate delegate = RK_INIT(RKScrollViewDelegate);
    RKSize content = {50, 500};
    OK(rk_scroll_view_create(context, cls, rect(340, 300, 50, 50), &scroll));
    OK(rk_object_set_name(RK_OBJECT(scroll), "s"));
    OK(rk_scroll_view_set_content_size(scroll, content));
    delegate.did_scroll = scrolled;
    OK(rk_scroll_view_set_delegate(scroll, &delegate));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
    (void)add_view(context, view_class, RK_VIEW(scroll), "inside", rect(0, 0, 50, 50));
    down(stage, 10, 1, 350, 340);
    OK(rk_context_advance(context, 10.2));
    move(stage, 10.3, 1, 350, 320);
    up(stage, 10.5, 1, 350, 320);
    OK(rk_context_advance(context, 20));
    OK(rk_release(RK_OBJECT(scroll)));
}

static void performed(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event, (void)userdata;
    log_add("performed");
}

/* A life of views, a control, recognisers, a controller and the application; what the host hears of it is in the log. */
static void script(RKContextRef context, const char *prefix) {
    static const RKActionDesc actions[] = {{"perform:", performed}};
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef target_class = NULL;
    RKApplicationRef application = NULL;
    RKWindowRef window = NULL, other = NULL;
    RKViewControllerRef controller = NULL;
    RKViewRef v, child, root = NULL;
    RKControlRef c = NULL;
    RKGestureRecognizerRef taps[2];
    RKResponderRef target = NULL, found = NULL;
    Stage stage;
    RKPoint p = point(20, 20);
    RKViewRef hit = NULL;
    bool answer = false;
    size_t length = 0;
    int i;
    memset(&stage, 0, sizeof stage);
    stage.context = context;
    desc.name = "Target";
    desc.superclass = "Responder";
    desc.actions = actions;
    desc.action_count = 1;
    OK(rk_class_define(context, &desc, &target_class));
    OK(rk_responder_create(context, target_class, &target));
    OK(rk_context_get_application(context, &application));
    OK(rk_object_set_class(RK_OBJECT(application), cls(context, prefix, "Application")));
    OK(rk_object_set_name(RK_OBJECT(application), "app"));
    OK(rk_window_create(context, cls(context, prefix, "Window"), rect(0, 0, 400, 400), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    OK(rk_window_create(context, cls(context, prefix, "Window"), rect(0, 0, 10, 10), &other));
    OK(rk_object_set_name(RK_OBJECT(other), "other"));
    OK(rk_view_controller_create(context, cls(context, prefix, "ViewController"), &controller));
    OK(rk_object_set_name(RK_OBJECT(controller), "vc"));
    OK(rk_window_set_root_view_controller(window, controller));
    OK(rk_view_controller_get_view(controller, &root));
    v = add_view(context, cls(context, prefix, "View"), root, "v", rect(0, 0, 300, 200));
    child = add_view(context, cls(context, prefix, "View"), v, "child", rect(200, 100, 50, 50));
    OK(rk_control_create(context, cls(context, prefix, "Control"), rect(0, 300, 100, 40), &c));
    OK(rk_object_set_name(RK_OBJECT(c), "c"));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(c))); /* beside the recognisers' views: they would win over a plain control */
    OK(rk_control_add_action(c, RKControlEventAllEvents, on_events, NULL, NULL, NULL));
    OK(rk_control_add_target(c, RK_OBJECT(target), "perform:", RKControlEventTouchUpInside));
    for (i = 0; i < 2; i++) taps[i] = add_gesture_of(&stage, rk_tap_create, cls(context, prefix, "Tap"), i ? root : v, i ? "tap2" : "tap1");

    OK(rk_window_make_key(window));
    OK(rk_window_make_key(other));
    OK(rk_window_make_key(window));
    OK(rk_view_hit_test(RK_VIEW(window), p, NULL, &hit));
    log_add("hit:%s", name_of(RK_OBJECT(hit)));
    down(&stage, 1, 1, 20, 20); /* a tap on v: the recogniser there prevents the one above */
    move(&stage, 1.01, 1, 21, 21);
    up(&stage, 1.05, 1, 21, 21);
    down(&stage, 2, 1, 20, 20); /* too far for a tap: v hears of all of it */
    move(&stage, 2.01, 1, 120, 120);
    up(&stage, 2.5, 1, 120, 120);
    down(&stage, 3, 1, 20, 20);
    OK(rk_context_cancel_all_touches(context));
    down(&stage, 4, 1, 10, 310); /* the control: inside, and then cancelled */
    move(&stage, 4.1, 1, 20, 320);
    up(&stage, 4.2, 1, 20, 320);
    down(&stage, 5, 1, 10, 310);
    OK(rk_context_cancel_all_touches(context));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(v), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(v), &answer));
    log_add("first:%d", answer);
    other_events(context, application, taps[0]);
    OK(rk_responder_has_text(RK_RESPONDER(v), &answer));
    log_add("text:%d", answer);
    scroll(context, cls(context, is_oldest ? "" : prefix, "ScrollView"), cls(context, prefix, "View"), window, &stage);
    OK(rk_responder_resign_first_responder(RK_RESPONDER(v), &answer));
    log_add("resigned:%d", answer);
    OK(rk_responder_can_perform_action(RK_RESPONDER(v), "perform:", NULL, &answer));
    OK(rk_responder_target_for_action(RK_RESPONDER(v), "perform:", NULL, &found));
    log_add("target:%s", name_of(RK_OBJECT(found)));
    OK(rk_responder_get_chain(RK_RESPONDER(child), NULL, 0, &length));
    log_add("chain:%d", (int)length);
    OK(rk_responder_get_chain(RK_RESPONDER(c), NULL, 0, &length));
    OK(rk_view_remove_from_superview(child));
    OK(rk_window_set_root_view_controller(window, NULL));
    OK(rk_release(RK_OBJECT(controller)));
    OK(rk_release(RK_OBJECT(c)));
    OK(rk_release(RK_OBJECT(other)));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_release(RK_OBJECT(target)));
    EXPECT(taps[0] != taps[1]);
}

static char plain_log[sizeof check_log];

static void with(const char *file, const char *prefix) {
    static const char responder[] = "next_responder touches_began touches_moved touches_ended touches_cancelled";
    RKContextRef context = plugin_context();
    RKPluginRef plugin;
    seen_count = 0;
    OK(rk_context_set_diagnostic_handler(context, collect, NULL, NULL));
    plugin = load(context, file);
    log_clear();
    script(context, prefix);
    EXPECT_LOG(plain_log);
    expect_seen("v", responder);
    expect_seen("v", "can_become_first_responder become_first_responder can_resign_first_responder resign_first_responder can_perform_action target_for_action");
    expect_seen("v", "hit_test point_inside did_add_subview will_remove_subview gesture_recognizer_should_begin");
    expect_seen("child", "will_move_to_superview did_move_to_superview will_move_to_window did_move_to_window");
    expect_seen("c", responder);
    expect_seen("c", "begin_tracking continue_tracking end_tracking cancel_tracking send_action");
    expect_seen("vc", "load_view view_did_load next_responder touches_began");
    expect_seen("window", "send_event become_key_window resign_key_window next_responder");
    expect_seen("app", "send_event");
    expect_seen("tap1", "touches_began touches_moved touches_ended touches_cancelled reset can_prevent should_receive_event should_require_failure_of should_be_required_to_fail_by");
    expect_seen("tap2", "can_be_prevented_by");
    if (!is_oldest) {
        expect_seen("v", "presses_began presses_changed presses_ended presses_cancelled motion_began motion_ended motion_cancelled remote_control_received insert_text delete_backward has_text");
        expect_seen("tap1", "presses_began presses_changed presses_ended presses_cancelled");
        expect_seen("s", "touches_should_begin touches_should_cancel");
    }
    EXPECT(plugin_faults(plugin, NULL) == 0);
    EXPECT_STATUS(rk_plugin_deactivate(plugin), prefix[0] ? RKStatusBusy : RKStatusOK); /* the application, which has its class, lives as long as the context */
    OK(rk_context_destroy(context));
    seen_count = 0;

    /* Off again, nothing of it is left. */
    context = plugin_context();
    OK(rk_context_set_diagnostic_handler(context, collect, NULL, NULL));
    plugin = load(context, file);
    OK(rk_plugin_deactivate(plugin));
    log_clear();
    script(context, "");
    EXPECT_LOG(plain_log);
    EXPECT(seen_count == 0);
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    RKContextRef context;
    take_arguments(count, arguments);
    is_oldest = count > 2;
    context = plugin_context();
    script(context, "");
    EXPECT(strstr(check_log, "act:tap1(ended)") != NULL && strstr(check_log, "performed") != NULL && strstr(check_log, "first:1") != NULL);
    memcpy(plain_log, check_log, sizeof plain_log);
    OK(rk_context_destroy(context));
    with("EveryExtension", "");
    with("EverySubclass", "Every");
    return check_done("every");
}
