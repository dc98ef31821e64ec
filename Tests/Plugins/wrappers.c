/* Several plugins that wrap the same methods: the last that came is asked first, and each can go alone, in any order.
 *
 *     wrappers FOLDER
 */
#include "plugin_stage.h"

static RKContextRef context;
static RKWindowRef window;
static RKViewRef view;

/* The calls of one pointInside, by the wrappers that are on, the topmost first. */
static void expect_order(const char *letters) {
    char expected[256] = "";
    size_t i, count = strlen(letters);
    bool inside = false;
    log_clear();
    OK(rk_view_point_inside(view, point(5, 5), NULL, &inside));
    EXPECT(inside);
    for (i = 0; i < count; i++) snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%c(", i ? " " : "", letters[i]);
    for (i = count; i-- > 0;) snprintf(expected + strlen(expected), sizeof expected - strlen(expected), " )%c", letters[i]);
    EXPECT_LOG(expected);
    /* touchesBegan of the window, which is a view as well; hit-testing comes before. */
    expected[0] = 0;
    for (i = 0; i < count; i++) snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%cbegan", i ? " " : "", letters[i]);
    touch(context, 1, RKTouchPhaseBegan, 305, 305);
    EXPECT(strlen(check_log) >= strlen(expected));
    EXPECT_TEXT(check_log + strlen(check_log) - strlen(expected), expected);
    EXPECT((strstr(check_log, "began") != NULL) == (count > 0));
    touch(context, 1, RKTouchPhaseEnded, 305, 305);
    log_clear();
}

static void remove_in_order(const char *order) {
    static const char *const names[] = {"WrapperA", "WrapperB", "WrapperC"};
    RKPluginRef plugins[3];
    char on[8] = "CBA"; /* topmost first */
    size_t i;
    context = plugin_context();
    window = named_window(context);
    view = add_view(context, NULL, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    for (i = 0; i < 3; i++) plugins[i] = load(context, names[i]);
    expect_order(on);
    for (i = 0; i < 3; i++) {
        char dropped[32], *place = strchr(on, order[i]);
        log_clear();
        OK(rk_plugin_deactivate(plugins[order[i] - 'A']));
        snprintf(dropped, sizeof dropped, "%cdropped", order[i]);
        EXPECT_LOG(dropped);
        memmove(place, place + 1, strlen(place));
        expect_order(on);
    }
    /* Back in the order in which they went: each lies over what is there. */
    for (i = 0; i < 3; i++) {
        memmove(on + 1, on, strlen(on) + 1);
        on[0] = order[i];
        OK(rk_plugin_activate(plugins[order[i] - 'A']));
        expect_order(on);
    }
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

/* The host's own class and its extension over the same class are part of the same order. */
static RKClassRef host_extension;
static bool host_point_inside(RKViewRef self, RKPoint where, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    log_add("H(");
    OK(rk_super_point_inside(host_extension, self, where, event, &inside));
    log_add(")H");
    return inside;
}
static void with_the_host(void) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKPluginRef a, b;
    bool inside = false;
    context = plugin_context();
    window = named_window(context);
    view = add_view(context, NULL, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    a = load(context, "WrapperA");
    methods.point_inside = host_point_inside;
    desc.view_methods = &methods;
    OK(rk_class_extend(class_named(context, "View"), &desc, &host_extension));
    b = load(context, "WrapperB");
    log_clear();
    OK(rk_view_point_inside(view, point(5, 5), NULL, &inside));
    EXPECT_LOG("B( H( A( )A )H )B");
    OK(rk_plugin_deactivate(a));
    log_clear();
    OK(rk_view_point_inside(view, point(5, 5), NULL, &inside));
    EXPECT_LOG("B( H( )H )B");
    OK(rk_class_remove_extension(host_extension));
    OK(rk_view_point_inside(view, point(5, 5), NULL, &inside));
    EXPECT_LOG("B( )B");
    OK(rk_plugin_deactivate(b));
    log_clear();
    OK(rk_view_point_inside(view, point(5, 5), NULL, &inside));
    EXPECT_LOG("");
    EXPECT(inside);
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    static const char *const orders[] = {"ABC", "ACB", "BAC", "BCA", "CAB", "CBA"};
    size_t i;
    take_arguments(count, arguments);
    for (i = 0; i < 6; i++) remove_in_order(orders[i]);
    with_the_host();
    return check_done("wrappers");
}
