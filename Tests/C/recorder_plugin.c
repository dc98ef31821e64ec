/* Recorders that start while plugins are active (plugin.h): their classes, extensions and actions are in the state, within the plugin's init, and what they answer comes again. */
#define RK_PLUGIN_HOSTED
#include "recorder_midlife.h"

#include <responderkit/loader.h>
#include <responderkit/plugin.h>

static int answers;

static RKViewRef every_third(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)at, (void)event, (void)userdata;
    return ++answers % 3 ? self : NULL;
}
static RKViewRef nonsense(RKViewRef self, RKPoint at, RKEventRef event, void *userdata) {
    (void)self, (void)at, (void)event, (void)userdata;
    return (RKViewRef)(uintptr_t)0x77;
}
static void began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
    called++;
}
static void go(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) { (void)self, (void)sender, (void)event, (void)userdata, called++; }
static int sum(RKObjectRef self, int a, double b, void *userdata) { return (void)self, (void)userdata, a + (int)b; }

/* A class with a method, an action and a drop; and an extension of buttons. */
static RKStatus brings(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc), extension = RK_INIT(RKClassDesc);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKActionDesc action;
    RKClassRef cls;
    *data = &answers;
    responder.touches_began = began;
    action.selector = "go:", action.function = go;
    desc.name = "Brought", desc.superclass = "View";
    desc.responder_methods = &responder;
    desc.actions = &action, desc.action_count = 1, desc.drop = count_drop;
    OK(host->register_class(host, &desc, &cls));
    view.hit_test = every_third;
    extension.view_methods = &view;
    OK(host->extend_class(host, "Button", &extension, &cls));
    return RKStatusOK;
}
/* One that is switched off for what it answers. */
static RKStatus errs(const RKHost *host, void **data) {
    RKClassDesc extension = RK_INIT(RKClassDesc);
    RKViewMethods view = RK_INIT(RKViewMethods);
    RKClassRef cls;
    *data = NULL;
    view.hit_test = nonsense;
    extension.view_methods = &view;
    return host->extend_class(host, "Button", &extension, &cls);
}
/* One that brings nothing, and has no deinit. */
static RKStatus idles(const RKHost *host, void **data) { return (void)host, *data = NULL, RKStatusOK; }
static void ends(const RKHost *host, void *data) { (void)host, (void)data; }

static RKPluginRef plugin(Life *life, const char *id, RKStatus (*init)(const RKHost *, void **)) {
    static RKPluginEntry entries[8];
    static int count;
    RKPluginEntry entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, NULL, "1", NULL, ends};
    RKPluginRef made = NULL;
    entry.id = id, entry.init = init;
    if (init == idles) entry.deinit = NULL;
    entries[count] = entry; /* it must stay */
    OK(rk_plugin_register(life->context, &entries[count++], &made));
    return made;
}
static RKViewRef brought(Life *life, RKClassRef cls, double x) {
    RKViewRef view;
    OK(rk_view_create(life->context, cls, rect(x, 0, 40, 480), &view));
    OK(rk_view_add_subview(RK_VIEW(life->window), view));
    return view;
}

static void active(void) {
    Life life = life_begin("plugin");
    RKPluginRef first = plugin(&life, "org.example.brings", brings);
    RKClassRef cls, sub, view = NULL;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKTypedActionDesc typed = RK_INIT(RKTypedActionDesc);
    RKViewRef object;
    int k, a = 3, out = 0;
    double b = 4;
    void *values[2];
    bool sent = false;
    RKApplicationRef application = NULL;
    OK(rk_context_get_application(life.context, &application));
    (void)plugin(&life, "org.example.idles", idles);
    OK(rk_class_find(life.context, "Brought", &cls));
    (void)brought(&life, cls, 100);
    /* A class of the program over one of the plugin's; typed actions of it, and of one that is built in. */
    desc.name = "Below", desc.superclass = "Brought";
    OK(rk_class_define(life.context, &desc, &sub));
    typed.selector = "sum:of:", typed.encoding = "iid", typed.function = (void (*)(void))sum;
    OK(rk_class_add_action(sub, &typed));
    OK(rk_class_find(life.context, "View", &view));
    OK(rk_class_add_action(view, &typed));
    object = brought(&life, sub, 60);
    life_tap(&life, 1, 200);
    life_record(&life);
    EXPECT(life_stated(&life, 16384 + 3) == 2); /* rk_plugin_register */
    called = 0;
    for (k = 0; k < 6; k++) life_tap(&life, 10 + 2 * k, k < 4 ? 200 : 70 + 40 * (k - 4));
    EXPECT(called == 2);
    values[0] = &a, values[1] = &b;
    OK(rk_invoke(RK_OBJECT(object), "sum:of:", NULL, values, &out));
    EXPECT(out == 7);
    OK(rk_invoke(RK_OBJECT(life.window), "sum:of:", NULL, values, &out)); /* an action of the program's, of a class of the library's */
    OK(rk_application_send_action(application, "go:", RK_OBJECT(object), NULL, NULL, &sent));
    EXPECT(sent && called == 3);
    EXPECT_STATUS(rk_plugin_deactivate(first), RKStatusBusy); /* a class of it has objects */
    OK(rk_release(RK_OBJECT(object)));
    OK(rk_view_remove_from_superview(object));
    life_tap(&life, 30, 70);
    life_end(&life);
}

/* One that goes and comes back. */
static void coming_back(void) {
    Life life = life_begin("plugin-again");
    RKPluginRef one = plugin(&life, "org.example.brings", brings), other = plugin(&life, "org.example.idles", idles);
    OK(rk_plugin_deactivate(other));
    life_record(&life);
    life_tap(&life, 1, 200);
    OK(rk_plugin_deactivate(one));
    EXPECT(dropped == 1);
    life_tap(&life, 3, 200);
    OK(rk_plugin_activate(one));
    OK(rk_plugin_activate(other));
    life_tap(&life, 5, 200);
    life_end(&life);
    EXPECT(dropped == 2);
}

/* Faults from before count: one is switched off by the third, one is off already. */
static void faulty(void) {
    Life life = life_begin("plugin-faults");
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    RKPluginRef one, other;
    RKPluginState state;
    policy.fault_limit = 3;
    OK(rk_plugin_policy(life.context, &policy));
    one = plugin(&life, "org.example.errs", errs);
    life_tap(&life, 1, 200);
    life_tap(&life, 3, 200);
    life_tap(&life, 5, 200);
    OK(rk_plugin_get_state(one, &state));
    EXPECT(state == RKPluginStateFaulted);
    other = plugin(&life, "org.example.errs.too", errs);
    life_tap(&life, 7, 200);
    OK(rk_plugin_get_state(other, &state));
    EXPECT(state == RKPluginStateActive);
    life_record(&life);
    life_tap(&life, 11, 200);
    life_tap(&life, 13, 200);
    OK(rk_plugin_get_state(other, &state));
    EXPECT(state == RKPluginStateFaulted);
    life_tap(&life, 15, 200);
    OK(rk_plugin_activate(one));
    life_tap(&life, 17, 200);
    OK(rk_plugin_deactivate(one));
    OK(rk_plugin_deactivate(other));
    life_tap(&life, 19, 200);
    life_end(&life);
}

/* What the program laid over a plugin's class, and took away before the plugin was switched off: nothing is left of either. */
static void laid_over(void) {
    Life life = life_begin("laid_over");
    RKPluginRef one = plugin(&life, "org.example.brings", brings);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKActionDesc action = {0};
    RKClassRef cls, extension;
    action.selector = "more:", action.function = go;
    desc.actions = &action, desc.action_count = 1;
    OK(rk_class_find(life.context, "Brought", &cls));
    OK(rk_class_extend(cls, &desc, &extension));
    OK(rk_class_remove_extension(extension));
    OK(rk_plugin_deactivate(one));
    life_record(&life);
    EXPECT(life_stated(&life, CALL_NUMBER(class_extend)) == 0);
    life_tap(&life, 1, 200);
    life_end(&life);
}

int main(int count, char **arguments) {
    folder = count > 1 ? arguments[1] : NULL;
    laid_over();
    active();
    coming_back();
    faulty();
    return check_done("recorder_plugin");
}
