/* What a library without plugins, or without libffi, answers where they are wanted, and that the rest works as ever.
 *
 *     reduced PLUGIN [plugins] [ffi]        the words name what is missing
 */
#include "../C/check.h"
#include <responderkit/plugin.h>

static bool has_plugins = true, has_ffi = true;
static RKContextRef context;

static RKStatus init(const RKHost *host, void **data) {
    (void)host, (void)data;
    return RKStatusOK;
}
RK_PLUGIN("test.reduced", "1", init, NULL)

#define MISSING(call, word)                                  \
    do {                                                     \
        EXPECT_STATUS(call, RKStatusUnsupported);            \
        EXPECT(strstr(rk_last_error(), (word)) != NULL);     \
    } while (0)

static void plugins(const char *path) {
    static const char *const folders[] = {"/"};
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    RKPluginRef plugin = NULL;
    RKClassRef cls = NULL;
    size_t count = 99;
    policy.folders = folders;
    policy.folder_count = 1;
    policy.allows_shared_files = true;
    if (has_plugins) {
        OK(rk_plugin_policy(context, &policy));
        OK(rk_plugin_load(context, path, &plugin));
        OK(rk_class_find(context, "RoundButton", &cls));
        OK(rk_plugin_register(context, &responderkit_plugin, NULL));
        OK(rk_context_get_plugins(context, NULL, 0, &count));
        EXPECT(count == 2);
        OK(rk_plugin_deactivate(plugin));
        return;
    }
    MISSING(rk_plugin_policy(context, &policy), "plugins");
    MISSING(rk_plugin_policy(context, NULL), "plugins");
    MISSING(rk_plugin_load(context, path, &plugin), "plugins");
    MISSING(rk_plugin_load(context, NULL, NULL), "plugins");
    MISSING(rk_plugin_load_environment(context, &count), "plugins");
    MISSING(rk_plugin_register(context, &responderkit_plugin, &plugin), "plugins");
    EXPECT(plugin == NULL && count == 99);
    EXPECT_STATUS(rk_plugin_load(NULL, path, &plugin), RKStatusInvalidArgument);
    OK(rk_context_get_plugins(context, NULL, 0, &count));
    EXPECT(count == 0);
    EXPECT_STATUS(rk_plugin_find(context, "test.reduced", &plugin), RKStatusNotFound);
    EXPECT_STATUS(rk_plugin_deactivate((RKPluginRef)context), RKStatusWrongKind);
    EXPECT_STATUS(rk_plugin_activate(NULL), RKStatusInvalidArgument);
    OK(rk_class_find(context, "Button", &cls));
    OK(rk_class_get_plugin(cls, &plugin));
    EXPECT(plugin == NULL);
}

static void alone(RKObjectRef self, void *userdata) { (void)userdata, log_add("alone(%s)", name_of(self)); }
static void with_sender(RKObjectRef self, RKObjectRef sender, void *userdata) { (void)userdata, log_add("sender(%s,%s)", name_of(self), name_of(sender)); }
static void with_event(RKObjectRef self, RKObjectRef sender, RKObjectRef event, void *userdata) { (void)userdata, log_add("event(%s,%s,%d)", name_of(self), name_of(sender), event != NULL); }
static double numbers(RKObjectRef self, double value, void *userdata) { return (void)self, (void)userdata, value * 2; }
static void handler(void *result, void *const *arguments, void *userdata) { (void)result, (void)arguments, (void)userdata, log_add("handler"); }

static RKStatus add(RKClassRef cls, const char *selector, const char *encoding, void (*function)(void)) {
    RKTypedActionDesc desc = RK_INIT(RKTypedActionDesc);
    desc.selector = selector;
    desc.encoding = encoding;
    desc.function = function;
    return rk_class_add_action(cls, &desc);
}

static void invoking(RKViewRef view) {
    RKClassRef cls = NULL;
    RKClosureRef closure = NULL;
    RKObjectRef sender = RK_OBJECT(view), event = NULL;
    double number = 21, twice = 0;
    void *arguments[2], *one[1];
    void (*function)(void) = NULL;
    arguments[0] = &sender, arguments[1] = &event, one[0] = &number;
    OK(rk_class_find(context, "View", &cls));
    OK(add(cls, "alone", "v", (void (*)(void))alone));
    OK(add(cls, "with:", "v@", (void (*)(void))with_sender));
    OK(add(cls, "with:event:", "v@@", (void (*)(void))with_event));
    EXPECT_STATUS(add(cls, "bad:", "v", (void (*)(void))alone), RKStatusEncoding);
    OK(rk_invoke(RK_OBJECT(view), "alone", NULL, NULL, NULL));
    OK(rk_invoke(RK_OBJECT(view), "with:", "v@", arguments, NULL));
    OK(rk_invoke(RK_OBJECT(view), "with:event:", "v@@", arguments, NULL));
    EXPECT_LOG("alone(v) sender(v,v) event(v,v,0)");
    if (has_ffi) {
        OK(add(cls, "numbers:", "dd", (void (*)(void))numbers));
        OK(rk_invoke(RK_OBJECT(view), "numbers:", "dd", one, &twice));
        EXPECT(twice == 42);
        OK(rk_closure_create(context, "v", handler, NULL, NULL, &closure));
        OK(rk_closure_get_function(closure, &function));
        function();
        EXPECT_LOG("handler");
        OK(rk_release((RKObjectRef)closure));
        return;
    }
    MISSING(add(cls, "numbers:", "dd", (void (*)(void))numbers), "libffi");
    MISSING(rk_closure_create(context, "v", handler, NULL, NULL, &closure), "libffi");
    EXPECT(closure == NULL);
    EXPECT_STATUS(rk_closure_create(context, "v", NULL, NULL, NULL, &closure), RKStatusInvalidArgument);
    EXPECT_STATUS(rk_closure_get_function((RKClosureRef)context, &function), RKStatusWrongKind);
}

static void tapped(RKGestureRecognizerRef tap, void *userdata) {
    (void)tap, (void)userdata;
    log_add("tapped");
}
static bool nowhere(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)event, (void)userdata;
    return at.x < 50;
}

/* Overrides, hit-testing, touches, a recogniser, a control. */
static void the_rest(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    RKWindowRef window = NULL;
    RKViewRef view, hit = NULL;
    RKGestureRecognizerRef tap = NULL;
    methods.point_inside = nowhere;
    desc.name = "Half";
    desc.superclass = "View";
    desc.view_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_window_create(context, NULL, rect(0, 0, 200, 200), &window));
    view = add_view(context, cls, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    OK(rk_view_hit_test(RK_VIEW(window), point(10, 10), NULL, &hit));
    EXPECT(hit == view);
    OK(rk_view_hit_test(RK_VIEW(window), point(60, 10), NULL, &hit));
    EXPECT(hit == RK_VIEW(window));
    OK(rk_tap_create(context, NULL, &tap));
    OK(rk_gesture_recognizer_add_action(tap, tapped, NULL, NULL, NULL));
    OK(rk_view_add_gesture_recognizer(view, tap));
    OK(send(context, 1, 1, RKTouchPhaseBegan, 10, 10));
    OK(send(context, 1.1, 1, RKTouchPhaseEnded, 10, 10));
    EXPECT_LOG("tapped");
    invoking(view);
    OK(rk_release(RK_OBJECT(tap)));
    OK(rk_release(RK_OBJECT(window)));
}

int main(int count, char **arguments) {
    int k;
    for (k = 2; k < count; k++) {
        if (strcmp(arguments[k], "plugins") == 0) has_plugins = false;
        else if (strcmp(arguments[k], "ffi") == 0) has_ffi = false;
        else return 2;
    }
    if (count < 2) return 2;
    OK(rk_context_create(NULL, &context));
    plugins(arguments[1]);
    the_rest();
    OK(rk_context_destroy(context));
    return check_done("reduced");
}
