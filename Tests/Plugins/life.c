/* Switching plugins off and on: busy rules, names, several contexts, living objects, too many faults.
 *
 *     life FOLDER
 */
#include "plugin_stage.h"

static void names_and_instances(void) {
    RKContextRef context = plugin_context();
    RKPluginRef plugin = load(context, "RoundButton");
    RKClassRef cls = class_named(context, "RoundButton"), found = NULL;
    RKControlRef button = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    bool inside = true;
    OK(rk_control_create(context, cls, rect(0, 0, 100, 100), &button));
    OK(rk_view_point_inside(RK_VIEW(button), point(10, 10), NULL, &inside));
    EXPECT(!inside);
    EXPECT_STATUS(rk_plugin_deactivate(plugin), RKStatusBusy);
    EXPECT(strstr(rk_last_error(), "RoundButton") != NULL);
    EXPECT(plugin_state(plugin) == RKPluginStateActive);
    OK(rk_plugin_activate(plugin)); /* it is */
    OK(rk_release(RK_OBJECT(button)));
    OK(rk_plugin_deactivate(plugin));
    OK(rk_plugin_deactivate(plugin));
    EXPECT(plugin_state(plugin) == RKPluginStateInactive);
    EXPECT_STATUS(rk_class_find(context, "RoundButton", &found), RKStatusNotFound);
    EXPECT(rk_control_create(context, cls, rect(0, 0, 100, 100), &button) != RKStatusOK); /* the handle stands for nothing */
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("RoundButton"), NULL), RKStatusAlreadyExists);
    OK(rk_plugin_activate(plugin));
    EXPECT(plugin_state(plugin) == RKPluginStateActive);
    OK(rk_control_create(context, class_named(context, "RoundButton"), rect(0, 0, 100, 100), &button));
    OK(rk_view_point_inside(RK_VIEW(button), point(10, 10), NULL, &inside));
    EXPECT(!inside);
    OK(rk_release(RK_OBJECT(button)));
    OK(rk_plugin_deactivate(plugin));

    /* The name is free: the host takes it, and the plugin cannot come back. */
    desc.name = "RoundButton";
    desc.superclass = "View";
    OK(rk_class_define(context, &desc, &found));
    EXPECT_STATUS(rk_plugin_activate(plugin), RKStatusPluginInit);
    EXPECT(plugin_state(plugin) == RKPluginStateInactive);
    OK(rk_context_destroy(context));
}

static void heirs(void) {
    RKContextRef context = plugin_context();
    RKPluginRef round, heir;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef mine = NULL;
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("Heir"), &heir), RKStatusPluginInit);
    round = load(context, "RoundButton");
    heir = load(context, "Heir");
    EXPECT_STATUS(rk_plugin_deactivate(round), RKStatusBusy);
    EXPECT(strstr(rk_last_error(), "RounderButton") != NULL);
    OK(rk_plugin_deactivate(heir));
    OK(rk_plugin_deactivate(round));
    EXPECT_STATUS(rk_plugin_activate(heir), RKStatusPluginInit);
    OK(rk_plugin_activate(round));
    OK(rk_plugin_activate(heir));
    OK(rk_plugin_deactivate(heir));
    desc.name = "Mine";
    desc.superclass = "RoundButton";
    OK(rk_class_define(context, &desc, &mine));
    EXPECT_STATUS(rk_plugin_deactivate(round), RKStatusBusy); /* the host's classes stay as long as the context */
    OK(rk_context_destroy(context));
}

static void living_objects(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKControlRef button = NULL;
    RKPluginRef enlarged, round;
    OK(rk_button_create(context, NULL, rect(100, 100, 20, 20), &button));
    OK(rk_object_set_name(RK_OBJECT(button), "button"));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "window");
    enlarged = load(context, "EnlargedHitArea");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "button");
    OK(rk_plugin_deactivate(enlarged));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "window");
    OK(rk_plugin_activate(enlarged));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "button");
    OK(rk_plugin_deactivate(enlarged));

    /* One instance gets a plugin's class for itself, and keeps the plugin busy. */
    round = load(context, "RoundButton");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 101, 101), "button");
    OK(rk_object_set_class(RK_OBJECT(button), class_named(context, "RoundButton")));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 101, 101), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 110, 110), "button");
    EXPECT_STATUS(rk_plugin_deactivate(round), RKStatusBusy);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_release(RK_OBJECT(button)));
    OK(rk_plugin_deactivate(round));
    OK(rk_context_destroy(context));
}

static void contexts(void) {
    RKContextRef one = plugin_context(), two = plugin_context();
    RKWindowRef windows[2];
    RKPluginRef plugins[2];
    int i;
    for (i = 0; i < 2; i++) {
        RKContextRef context = i ? two : one;
        RKControlRef button = NULL;
        plugins[i] = load(context, "EnlargedHitArea");
        windows[i] = named_window(context);
        OK(rk_button_create(context, NULL, rect(100, 100, 20, 20), &button));
        OK(rk_object_set_name(RK_OBJECT(button), "button"));
        OK(rk_view_add_subview(RK_VIEW(windows[i]), RK_VIEW(button)));
        OK(rk_release(RK_OBJECT(button)));
    }
    EXPECT_TEXT(hit_name(RK_VIEW(windows[0]), 95, 95), "button");
    EXPECT_TEXT(hit_name(RK_VIEW(windows[1]), 95, 95), "button");
    OK(rk_plugin_deactivate(plugins[0]));
    EXPECT_TEXT(hit_name(RK_VIEW(windows[0]), 95, 95), "window");
    EXPECT_TEXT(hit_name(RK_VIEW(windows[1]), 95, 95), "button");
    OK(rk_release(RK_OBJECT(windows[0])));
    OK(rk_context_destroy(one));
    EXPECT_TEXT(hit_name(RK_VIEW(windows[1]), 95, 95), "button");
    OK(rk_release(RK_OBJECT(windows[1])));
    OK(rk_context_destroy(two));
}

/* What init and deinit receive, and when they are refused. */
static void late(void) {
    RKContextRef context = plugin_context();
    RKPluginRef plugin = load(context, "Late");
    EXPECT(strstr(check_log, "unknown extension: ") != NULL && strstr(check_log, "no superclass: ") != NULL && strstr(check_log, "no class: ") != NULL);
    EXPECT(strstr(check_log, "AlreadyExists") == NULL && strstr(check_log, "no descriptor: ") != NULL);
    EXPECT(plugin_faults(plugin, NULL) == 0); /* warnings are no faults */
    log_clear();
    OK(rk_plugin_deactivate(plugin));
    EXPECT(strstr(check_log, "register in deinit: ") != NULL && strstr(check_log, "Busy") != NULL);
    EXPECT_STATUS(rk_class_find(context, "TooLate", (RKClassRef[]){NULL}), RKStatusNotFound);
    OK(rk_context_destroy(context));
}

/* While one of its overrides runs, a plugin cannot be deactivated. */
static RKPluginRef running;
static int tried;
static void try_to_stop(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)code, (void)text, (void)userdata;
    if (strstr(text, "A(") == NULL) return;
    tried++;
    EXPECT_STATUS(rk_plugin_deactivate(running), RKStatusBusy);
}
static void in_its_own_call(void) {
    RKContextRef context = plugin_context();
    RKWindowRef window = named_window(context);
    RKViewRef view = add_view(context, NULL, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    running = load(context, "WrapperA");
    OK(rk_context_set_diagnostic_handler(context, try_to_stop, NULL, NULL));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "v");
    EXPECT(tried == 2 && plugin_state(running) == RKPluginStateActive);
    EXPECT(view != NULL);
    OK(rk_plugin_deactivate(running));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "v");
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* A host that loads, looks and interferes while an init runs; its diagnostic handler does so. */
static int heard;
static void meddle(RKContextRef context, const char *code, const char *text, void *userdata) {
    RKPluginRef found = NULL;
    RKStatus status;
    (void)code, (void)userdata;
    if (strstr(text, "unknown extension") == NULL || heard++) return;
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("Late"), NULL), RKStatusAlreadyExists);
    OK(rk_plugin_load(context, plugin_path("RoundButton"), NULL));
    status = rk_plugin_find(context, "org.responderkit.test.late", &found);
    if (status == RKStatusOK) EXPECT_STATUS(rk_plugin_deactivate(found), RKStatusBusy);
    else EXPECT_STATUS(status, RKStatusNotFound);
    OK(rk_plugin_policy(context, NULL));
}
static void in_its_init(void) {
    RKContextRef context = plugin_context();
    RKPluginRef late = NULL;
    RKPluginPolicy policy = plugin_policy();
    OK(rk_context_set_diagnostic_handler(context, meddle, NULL, NULL));
    OK(rk_plugin_load(context, plugin_path("Late"), &late));
    EXPECT(heard > 0 && plugin_state(late) == RKPluginStateActive);
    EXPECT(class_named(context, "Late") != NULL && class_named(context, "RoundButton") != NULL);
    EXPECT_STATUS(rk_plugin_load(context, plugin_path("LoginGate"), NULL), RKStatusPluginPolicy);
    OK(rk_plugin_policy(context, &policy));
    OK(rk_plugin_deactivate(late));
    OK(rk_plugin_activate(late));
    OK(rk_context_destroy(context));
}

/* Loaded, switched off and on from inside a touch method of the host. */
static void load_when_touched(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    RKPluginRef *plugin = (RKPluginRef *)userdata;
    (void)self, (void)touches, (void)count, (void)event;
    OK(rk_plugin_load(*(RKContextRef *)(plugin + 1), plugin_path("EnlargedHitArea"), plugin));
}
static void stop_when_moved(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event;
    OK(rk_plugin_deactivate(*(RKPluginRef *)userdata));
}
static void during_events(void) {
    struct { RKPluginRef plugin; RKContextRef context; } state = {NULL, plugin_context()};
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKWindowRef window = named_window(state.context);
    RKControlRef button = NULL;
    methods.touches_began = load_when_touched;
    methods.touches_moved = stop_when_moved;
    desc.name = "Host";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    desc.userdata = &state;
    OK(rk_class_define(state.context, &desc, &cls));
    (void)add_view(state.context, cls, RK_VIEW(window), "host", rect(0, 0, 300, 300));
    OK(rk_button_create(state.context, NULL, rect(100, 100, 20, 20), &button));
    OK(rk_object_set_name(RK_OBJECT(button), "button"));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(button)));
    OK(rk_release(RK_OBJECT(button)));
    touch(state.context, 1, RKTouchPhaseBegan, 50, 50);
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "button");
    touch(state.context, 1.1, RKTouchPhaseMoved, 60, 60);
    EXPECT_TEXT(hit_name(RK_VIEW(window), 95, 95), "host");
    touch(state.context, 1.2, RKTouchPhaseEnded, 60, 60);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(state.context));
}

static void too_many_faults(uint32_t limit) {
    RKContextRef context = plugin_context();
    RKPluginPolicy policy = plugin_policy();
    RKWindowRef window = named_window(context);
    RKPluginRef plugin;
    RKPluginFault last = (RKPluginFault)0;
    RKViewRef view;
    uint32_t k, effective = limit ? limit : 8;
    policy.fault_limit = limit;
    OK(rk_plugin_policy(context, &policy));
    plugin = load(context, "ReturnsGarbage");
    view = add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    for (k = 1; k < effective; k++) {
        EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "bad");
        EXPECT(plugin_faults(plugin, &last) == k && last == RKPluginFaultReturnedDeadObject);
        EXPECT(plugin_state(plugin) == RKPluginStateActive);
        EXPECT_LOG("!pluginFault");
    }
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "bad");
    EXPECT(plugin_state(plugin) == RKPluginStateFaulted);
    EXPECT_LOG("!pluginFault !pluginSwitchedOff switchedOff");
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "bad"); /* it is not asked any more */
    EXPECT(plugin_faults(plugin, NULL) == effective);
    EXPECT_LOG("");
    EXPECT(class_named(context, "BadView") != NULL);
    EXPECT_STATUS(rk_plugin_activate(plugin), RKStatusBusy);
    OK(rk_view_remove_from_superview(view));
    OK(rk_plugin_activate(plugin));
    EXPECT(plugin_state(plugin) == RKPluginStateActive && plugin_faults(plugin, &last) == 0 && last == 0);
    (void)add_view(context, class_named(context, "BadView"), RK_VIEW(window), "bad", rect(0, 0, 100, 100));
    EXPECT_TEXT(hit_name(RK_VIEW(window), 50, 50), "bad");
    EXPECT(plugin_faults(plugin, NULL) == 1);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_plugin_deactivate(plugin));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    names_and_instances();
    heirs();
    living_objects();
    contexts();
    late();
    in_its_own_call();
    in_its_init();
    during_events();
    too_many_faults(3);
    too_many_faults(0);
    too_many_faults(1);
    return check_done("life");
}
