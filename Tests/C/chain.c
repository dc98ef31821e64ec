/* The responder chain and the first responder, from a view in a navigation controller to the delegate (SPEC 110-134). */
#include "check.h"

static RKResponderRef detour_target;
static RKResponderRef detour(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return detour_target;
}

static void diagnostic(RKContextRef context, const char *code, const char *text, void *userdata) {
    (void)context, (void)text, (void)userdata;
    log_add("!%s", code);
}

static void log_chain(RKResponderRef from) {
    RKResponderRef chain[32];
    size_t count = 0, i;
    OK(rk_responder_get_chain(from, chain, 32, &count));
    for (i = 0; i < count; i++) log_add("%s", name_of(RK_OBJECT(chain[i])));
}

static RKViewControllerRef controller(RKContextRef context, const char *cls_name, const char *name) {
    RKClassRef cls = NULL;
    RKViewControllerRef c = NULL;
    OK(rk_class_find(context, cls_name, &cls));
    OK(rk_view_controller_create(context, cls, &c));
    OK(rk_object_set_name(RK_OBJECT(c), name));
    return c;
}

static bool yes(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return true;
}

int main(void) {
    RKContextRef context;
    RKApplicationRef app;
    RKWindowRef window;
    RKViewRef view, nav_view, leaf;
    RKViewControllerRef nav, content, found;
    RKResponderRef delegate, next, provider;
    RKClassRef cls, keen;
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKResponderMethods methods = RK_INIT(RKResponderMethods);
    bool answer;
    void *value = NULL;
    int manager;

    OK(rk_context_create(NULL, &context));
    OK(rk_context_get_application(context, &app));
    OK(rk_object_set_name(RK_OBJECT(app), "app"));
    OK(rk_responder_create(context, NULL, &delegate));
    OK(rk_object_set_name(RK_OBJECT(delegate), "delegate"));
    OK(rk_application_set_delegate(app, delegate));
    OK(rk_window_create(context, NULL, rect(0, 0, 100, 200), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));

    nav = controller(context, "NavigationController", "nav");
    content = controller(context, "ViewController", "content");
    OK(rk_window_set_root_view_controller(window, nav));
    OK(rk_navigation_controller_push(nav, content));
    OK(rk_view_controller_get_view(content, &view));
    OK(rk_object_set_name(RK_OBJECT(view), "view"));
    OK(rk_view_controller_get_view(nav, &nav_view));
    OK(rk_object_set_name(RK_OBJECT(nav_view), "nav.view"));
    leaf = add_view(context, NULL, view, "leaf", rect(0, 0, 10, 10));
    log_chain(RK_RESPONDER(leaf));
    /* SPEC 111-119 */
    EXPECT_LOG("leaf view content nav.view nav window app delegate");
    OK(rk_responder_get_view_controller(RK_RESPONDER(leaf), &found));
    EXPECT(found == content); /* SPEC 124 */

    /* SPEC 120, 121: an override is asked every time; a circle ends the walk with a diagnostic. */
    OK(rk_context_set_diagnostic_handler(context, diagnostic, NULL, NULL));
    methods.next_responder = detour;
    desc.name = "Detour";
    desc.superclass = "View";
    desc.responder_methods = &methods;
    OK(rk_class_define(context, &desc, &cls));
    OK(rk_object_set_class(RK_OBJECT(leaf), cls));
    detour_target = delegate;
    log_chain(RK_RESPONDER(leaf));
    EXPECT_LOG("leaf delegate");
    detour_target = RK_RESPONDER(leaf);
    log_chain(RK_RESPONDER(leaf));
    EXPECT_LOG("!responderCycle leaf");
    OK(rk_super_next_responder(cls, RK_RESPONDER(leaf), &next));
    EXPECT(next == RK_RESPONDER(view));
    detour_target = RK_RESPONDER(view);

    /* SPEC 125-129: first responder. */
    OK(rk_responder_become_first_responder(RK_RESPONDER(leaf), &answer));
    EXPECT(!answer); /* canBecomeFirstResponder is false by default */
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(leaf), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(leaf), &answer));
    EXPECT(answer);
    OK(rk_window_get_first_responder(window, &next));
    EXPECT(next == RK_RESPONDER(leaf));
    OK(rk_responder_set_can_resign_first_responder(RK_RESPONDER(leaf), false));
    memset(&methods, 0, sizeof methods);
    methods.struct_size = (uint32_t)sizeof methods;
    methods.can_become_first_responder = yes;
    desc.name = "Keen";
    OK(rk_class_define(context, &desc, &keen));
    OK(rk_object_set_class(RK_OBJECT(view), keen));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), &answer));
    EXPECT(!answer); /* the present one refuses to resign */
    OK(rk_responder_is_first_responder(RK_RESPONDER(leaf), &answer));
    EXPECT(answer);
    OK(rk_view_remove_from_superview(leaf)); /* SPEC 129: leaving the window does not ask */
    OK(rk_window_get_first_responder(window, &next));
    EXPECT(next == NULL);

    /* SPEC 134: values are looked up along the chain. */
    OK(rk_responder_set_value(RK_RESPONDER(nav), "undoManager", &manager));
    OK(rk_responder_find_value(RK_RESPONDER(view), "undoManager", &value, &provider));
    EXPECT(value == &manager && provider == RK_RESPONDER(nav));
    OK(rk_responder_find_value(RK_RESPONDER(app), "undoManager", &value, &provider));
    EXPECT(value == NULL && provider == NULL);

    OK(rk_release(RK_OBJECT(content)));
    OK(rk_release(RK_OBJECT(nav)));
    OK(rk_release(RK_OBJECT(delegate)));
    OK(rk_release(RK_OBJECT(window)));
    EXPECT(!rk_object_is_alive(RK_OBJECT(nav)) && !rk_object_is_alive(RK_OBJECT(content)) && !rk_object_is_alive(RK_OBJECT(view)));
    OK(rk_context_destroy(context));
    return check_done("chain");
}
