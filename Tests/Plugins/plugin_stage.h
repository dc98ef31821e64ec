/* What the tests of plugins share: a context that logs what plugins report and what the library reports of them. */
#ifndef PLUGIN_STAGE_H
#define PLUGIN_STAGE_H

#include "../C/stage.h"

static char plugin_folder[4096]; /* where Tests/Plugins/build has put them; the first argument of every test */

/* What a plugin reports: the sentence is "ID: TEXT (SPEC 307)". */
static inline const char *reported(const char *text) {
    static char sentence[512];
    const char *colon = strstr(text, ": ");
    char *rule;
    EXPECT(colon != NULL);
    snprintf(sentence, sizeof sentence, "%s", colon ? colon + 2 : text);
    if ((rule = strstr(sentence, " (SPEC ")) != NULL) *rule = 0;
    return sentence;
}

/* Reports of plugins are logged as they are, other diagnostics as !code. */
static inline void plugin_diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)userdata;
    EXPECT(text[0] != 0);
    if (strcmp(code, "pluginReport") == 0) log_add("%s", reported(text));
    else log_add("!%s", code);
}

static inline void plugin_notification(RKContextRef context, RKNotification notification, RKObjectRef object, void *userdata) {
    (void)context, (void)object, (void)userdata;
    if (notification == RKNotificationPluginWasSwitchedOff) log_add("switchedOff");
}

static inline RKPluginPolicy plugin_policy(void) {
    static const char *folders[1];
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    folders[0] = plugin_folder;
    policy.folders = folders;
    policy.folder_count = 1;
    return policy;
}

static inline RKContextRef plugin_context(void) {
    RKContextRef context = NULL;
    RKPluginPolicy policy = plugin_policy();
    OK(rk_context_create(NULL, &context));
    OK(rk_context_set_diagnostic_handler(context, plugin_diagnostic, NULL, NULL));
    OK(rk_context_set_notification_handler(context, plugin_notification, NULL, NULL));
    OK(rk_plugin_policy(context, &policy));
    log_clear();
    return context;
}

static inline const char *plugin_path(const char *name) {
    static char path[2][8192];
    static int turn;
    turn = !turn;
    snprintf(path[turn], sizeof path[turn], "%s/%s.so", plugin_folder, name);
    return path[turn];
}

static inline RKPluginRef load(RKContextRef context, const char *name) {
    RKPluginRef plugin = NULL;
    OK(rk_plugin_load(context, plugin_path(name), &plugin));
    return plugin;
}

static inline RKClassRef class_named(RKContextRef context, const char *name) {
    RKClassRef cls = NULL;
    EXPECT_STATUS(rk_class_find(context, name, &cls), RKStatusOK);
    return cls;
}

static inline RKPluginState plugin_state(RKPluginRef plugin) {
    RKPluginState state = (RKPluginState)-1;
    OK(rk_plugin_get_state(plugin, &state));
    return state;
}

static inline uint64_t plugin_faults(RKPluginRef plugin, RKPluginFault *last) {
    uint64_t count = UINT64_MAX;
    OK(rk_plugin_get_faults(plugin, &count, last));
    return count;
}

static inline RKWindowRef named_window(RKContextRef context) {
    RKWindowRef window = NULL;
    OK(rk_window_create(context, NULL, rect(0, 0, 400, 400), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    return window;
}

/* The view at a point of a window or view. */
static inline const char *hit_name(RKViewRef root, double x, double y) {
    RKViewRef hit = NULL;
    OK(rk_view_hit_test(root, point(x, y), NULL, &hit));
    return name_of(RK_OBJECT(hit));
}

static inline void touch(RKContextRef context, double time, RKTouchPhase phase, double x, double y) { OK(send(context, time, 1, phase, x, y)); }

static inline void take_arguments(int count, char **arguments) {
    if (count < 2 || arguments[1][0] != '/') {
        fprintf(stderr, "usage: %s FOLDER, the absolute path of what Tests/Plugins/build has made\n", arguments[0]);
        exit(2);
    }
    snprintf(plugin_folder, sizeof plugin_folder, "%s", arguments[1]);
}

#endif
