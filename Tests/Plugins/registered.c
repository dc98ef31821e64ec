/* Plugins that are part of the program: registering, the order of the end, and a host's table that one of them spoils.
 *
 *     registered FOLDER
 */
#include "plugin_stage.h"

/* A plugin that is part of the program. */
static int inits, deinits;
static RKStatus own_init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    inits++;
    *data = &inits;
    EXPECT(host->struct_size >= sizeof(RKHost) && host->abi_major == RK_ABI_MAJOR && host->abi_minor == RK_ABI_MINOR);
    EXPECT_TEXT(host->path, "");
    EXPECT_TEXT(host->library_version, RK_VERSION_STRING);
    EXPECT_STATUS(host->report(host, RKPluginSeverityInfo, NULL), RKStatusInvalidArgument);
    EXPECT_STATUS(host->report(host, (RKPluginSeverity)3, "text"), RKStatusInvalidArgument);
    EXPECT_STATUS(host->report(host, (RKPluginSeverity)-1, "text"), RKStatusInvalidArgument);
    EXPECT(strstr(rk_last_error(), "severity (-1)") != NULL);
    desc.name = "Own";
    desc.superclass = "View";
    return host->register_class(host, &desc, &cls);
}
static void own_deinit(const RKHost *host, void *data) {
    EXPECT(host != NULL && data == &inits);
    deinits++;
}
static void in_the_program(void) {
    static const RKPluginEntry entry = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.own", "3", own_init, own_deinit};
    RKPluginEntry wrong = entry;
    RKContextRef context = NULL;
    RKPluginRef plugin = NULL;
    char text[16] = "x";
    size_t length = 9;
    OK(rk_context_create(NULL, &context));
    OK(rk_plugin_register(context, &entry, &plugin)); /* no policy is needed */
    OK(rk_plugin_get_path(plugin, text, sizeof text, &length));
    EXPECT(length == 0 && text[0] == 0);
    EXPECT(inits == 1 && class_named(context, "Own") != NULL);
    EXPECT_STATUS(rk_plugin_register(context, &entry, NULL), RKStatusAlreadyExists);
    wrong.id = "org.example.wrong";
    wrong.magic++;
    EXPECT_STATUS(rk_plugin_register(context, &wrong, NULL), RKStatusPluginEntry);
    wrong = entry, wrong.id = "org.example.wrong", wrong.abi_minor++;
    EXPECT_STATUS(rk_plugin_register(context, &wrong, NULL), RKStatusPluginVersion);
    wrong = entry, wrong.id = "org.example.wrong";
    EXPECT_STATUS(rk_plugin_register(context, &wrong, NULL), RKStatusPluginInit); /* the class is there already */
    EXPECT_STATUS(rk_plugin_register(context, NULL, NULL), RKStatusInvalidArgument);
    EXPECT(inits == 2 && deinits == 0);
    OK(rk_plugin_deactivate(plugin));
    EXPECT(deinits == 1);
    OK(rk_plugin_activate(plugin));
    EXPECT(inits == 3);
    OK(rk_context_destroy(context));
    EXPECT(inits == 3 && deinits == 2); /* an active plugin ends with its context */
}

/* SPEC 348: at the context's end plugins end one after the other, each with the `drop` of its classes and then its `deinit`; what one has laid over a class is
 * gone when they run, for all that follow. Classes of the host come last, when every handle is stale. */
static RKWindowRef last_window;
static int ended_calls, ended_drops, ended_plugins, ended_classes;
static bool ended_point_inside(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    (void)self, (void)where, (void)event;
    EXPECT(!*(bool *)userdata);
    ended_calls++;
    return true;
}
static void ended_drop(void *userdata) {
    *(bool *)userdata = true;
    ended_drops++;
}
static RKStatus ending_init(const RKHost *host, void **data) {
    static bool dropped[2];
    static int next;
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef extension = NULL;
    *data = NULL;
    methods.point_inside = ended_point_inside;
    desc.view_methods = &methods;
    desc.userdata = &dropped[next++ & 1];
    desc.drop = ended_drop;
    return host->extend_class(host, "View", &desc, &extension);
}
static void ending_deinit(const RKHost *host, void *data) {
    bool inside = false;
    (void)host, (void)data;
    EXPECT(ended_drops == ++ended_plugins && ended_classes == 0);
    (void)!rk_view_point_inside(RK_VIEW(last_window), point(5, 5), NULL, &inside);
}
static void class_drop(void *userdata) {
    (void)userdata;
    ended_classes++;
    EXPECT(ended_plugins == 2 && !rk_object_is_alive(RK_OBJECT(last_window)));
}
static void at_the_end(void) {
    static const RKPluginEntry entries[2] = {
        {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.first", "1", ending_init, ending_deinit},
        {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.second", "1", ending_init, ending_deinit}};
    RKContextRef context = plugin_context();
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = "Hosts";
    desc.superclass = "View";
    desc.drop = class_drop;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_plugin_register(context, &entries[0], NULL));
    OK(rk_plugin_register(context, &entries[1], NULL));
    last_window = named_window(context);
    EXPECT_TEXT(hit_name(RK_VIEW(last_window), 5, 5), "window");
    EXPECT(ended_calls == 1);
    OK(rk_context_destroy(context));
    EXPECT(ended_drops == 2 && ended_plugins == 2 && ended_classes == 1);
}

/* A plugin that spoils its host's table inside a question is found out, also when another's questions come between. */
static const RKHost *spoiled_host;
static RKClassRef spoiling_extension, other_extension;
static bool spoiling(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    memset((char *)(uintptr_t)spoiled_host + offsetof(RKHost, report), 0, sizeof spoiled_host->report);
    OK(rk_super_point_inside(spoiling_extension, self, where, event, &inside));
    return inside;
}
static bool faultless(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    OK(rk_super_point_inside(other_extension, self, where, event, &inside));
    return inside;
}
static RKStatus lay_over_view(const RKHost *host, RKPointInsideMethod method, RKClassRef *out) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    methods.point_inside = method;
    desc.view_methods = &methods;
    return host->extend_class(host, "View", &desc, out);
}
static RKStatus spoiling_init(const RKHost *host, void **data) {
    (void)data;
    spoiled_host = host;
    return lay_over_view(host, spoiling, &spoiling_extension);
}
static RKStatus faultless_init(const RKHost *host, void **data) {
    (void)data;
    return lay_over_view(host, faultless, &other_extension);
}
static void spoiled_table(bool with_another) {
    static const RKPluginEntry other = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.faultless", "1", faultless_init, NULL};
    static const RKPluginEntry bad = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.spoiling", "1", spoiling_init, NULL};
    RKContextRef context = plugin_context();
    RKPluginRef plugin = NULL, faultless_plugin = NULL;
    RKPluginFault last = (RKPluginFault)0;
    RKWindowRef window = named_window(context);
    int k;
    if (with_another) OK(rk_plugin_register(context, &other, &faultless_plugin));
    OK(rk_plugin_register(context, &bad, &plugin));
    for (k = 0; k < 200; k++) EXPECT_TEXT(hit_name(RK_VIEW(window), 5, 5), "window");
    EXPECT(plugin_faults(plugin, &last) > 0 && last == RKPluginFaultWroteHostTable);
    if (with_another) EXPECT(plugin_faults(faultless_plugin, NULL) == 0);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* An init that refuses and leaves an object behind: its class belongs to no plugin from then on. */
static RKClassRef left_class;
static RKViewRef left_view;
static RKStatus leaving_init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKRect frame = {{0, 0}, {10, 10}};
    (void)data;
    desc.name = "Left";
    desc.superclass = "View";
    OK(host->register_class(host, &desc, &left_class));
    OK(rk_view_create(host->context, left_class, frame, &left_view));
    return RKStatusBusy;
}
static void refused_and_left(void) {
    static const RKPluginEntry leaving = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.leaving", "1", leaving_init, NULL};
    static const RKPluginEntry other = {sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, "org.example.other", "1", faultless_init, NULL};
    RKContextRef context = plugin_context();
    RKPluginRef plugin = NULL, owner = NULL;
    EXPECT_STATUS(rk_plugin_register(context, &leaving, &plugin), RKStatusPluginInit);
    EXPECT(plugin == NULL);
    owner = (RKPluginRef)1;
    OK(rk_class_get_plugin(left_class, &owner));
    EXPECT(owner == NULL);
    OK(rk_plugin_register(context, &other, &plugin)); /* takes the place that is free now */
    owner = (RKPluginRef)1;
    OK(rk_class_get_plugin(left_class, &owner));
    EXPECT(owner == NULL);
    OK(rk_release(RK_OBJECT(left_view)));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    take_arguments(count, arguments);
    in_the_program();
    at_the_end();
    spoiled_table(false);
    spoiled_table(true);
    refused_and_left();
    return check_done("registered");
}
