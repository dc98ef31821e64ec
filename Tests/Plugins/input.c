/* A plugin between presses, motion, remote control, scrolling and their usual receivers: Presses.c, then without it.
 *
 *     input FOLDER
 */
#include "plugin_stage.h"

static RKContextRef context;
static RKWindowRef window;
static RKViewRef view;
static RKScrollViewRef scroll;

static void host_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    (void)presses, (void)event, (void)userdata;
    log_add("%s.began(%d)", name_of(RK_OBJECT(self)), (int)count);
}
static void host_motion(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    (void)motion, (void)event, (void)userdata;
    log_add("%s.motion", name_of(RK_OBJECT(self)));
}
static void host_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    log_add("%s.touched", name_of(RK_OBJECT(self)));
}
static void host_cancelled(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)touches, (void)count, (void)event, (void)userdata;
    log_add("%s.cancelled", name_of(RK_OBJECT(self)));
}

static RKClassRef define(const char *name, const char *superclass, const RKResponderMethods *methods) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls = NULL;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = methods;
    OK(rk_class_define(context, &desc, &cls));
    return cls;
}

/* A window that hears what views let go; in it a view that is first responder, and a scroll view with a label. */
static void build(void) {
    RKResponderMethods of_window = RK_INIT(RKResponderMethods), of_label = RK_INIT(RKResponderMethods);
    RKSize content = {100, 1000};
    of_window.presses_began = host_began;
    of_window.motion_began = host_motion;
    of_label.touches_began = host_touches;
    of_label.touches_cancelled = host_cancelled;
    OK(rk_window_create(context, define("HostWindow", "Window", &of_window), rect(0, 0, 400, 400), &window));
    OK(rk_object_set_name(RK_OBJECT(window), "window"));
    OK(rk_window_make_key(window));
    view = add_view(context, NULL, RK_VIEW(window), "v", rect(0, 0, 100, 100));
    OK(rk_responder_set_can_become_first_responder(RK_RESPONDER(view), true));
    OK(rk_responder_become_first_responder(RK_RESPONDER(view), NULL));
    OK(rk_scroll_view_create(context, NULL, rect(0, 100, 100, 100), &scroll));
    OK(rk_scroll_view_set_content_size(scroll, content));
    OK(rk_view_add_subview(RK_VIEW(window), RK_VIEW(scroll)));
    OK(rk_view_set_user_interaction_enabled(add_view(context, define("HostLabel", "Label", &of_label), RK_VIEW(scroll), "label", rect(0, 0, 100, 1000)), true));
    log_clear();
}

static void play(void) {
    RKPressSample two[2];
    RKApplicationRef application = NULL;
    RKPoint at = {0, 0};
    int i;
    for (i = 0; i < 2; i++) {
        RKPressSample s = RK_INIT(RKPressSample);
        s.id = i;
        s.type = i ? RKPressTypeMenu : RKPressTypeSelect;
        s.force = 1;
        two[i] = s;
    }
    OK(rk_context_send_presses(context, 1, two, 2));
    two[0].phase = two[1].phase = RKPressPhaseEnded;
    OK(rk_context_send_presses(context, 1.1, two, 2));
    OK(rk_context_send_motion(context, 2, RKMotionPhaseBegan));
    OK(rk_context_send_motion(context, 2.1, RKMotionPhaseEnded));
    OK(rk_context_get_application(context, &application));
    OK(rk_application_begin_receiving_remote_control_events(application));
    OK(rk_context_send_remote_control(context, 3, RKEventSubtypeRemoteControlStop));
    touch(context, 4, RKTouchPhaseBegan, 50, 190);
    OK(rk_context_advance(context, 4.2));
    touch(context, 4.3, RKTouchPhaseMoved, 50, 150);
    touch(context, 5, RKTouchPhaseMoved, 50, 150);
    touch(context, 5, RKTouchPhaseEnded, 50, 150);
    OK(rk_scroll_view_get_content_offset(scroll, &at));
    log_add("at %g", at.y);
}

static void end(void) {
    OK(rk_release(RK_OBJECT(scroll)));
    OK(rk_release(RK_OBJECT(window)));
    OK(rk_context_destroy(context));
}

int main(int count, char **arguments) {
    RKPluginRef plugin;
    take_arguments(count, arguments);
    context = plugin_context();
    build();
    play();
    EXPECT_LOG("window.began(2) window.motion label.touched label.cancelled at 30");
    end();
    context = plugin_context();
    plugin = load(context, "Presses");
    build();
    play();
    EXPECT_LOG("window.began(1) menu shaken window.motion remote 102 label.touched at 0");
    EXPECT(plugin_faults(plugin, NULL) == 0);
    OK(rk_plugin_deactivate(plugin)); /* living instances forget it */
    OK(rk_scroll_view_set_content_offset(scroll, point(0, 0), false));
    {
        RKPressSample s = RK_INIT(RKPressSample);
        s.type = RKPressTypeMenu;
        s.force = 1;
        OK(rk_context_send_presses(context, 10, &s, 1));
        OK(rk_context_cancel_all_presses(context));
    }
    EXPECT_LOG("window.began(1)");
    end();
    return check_done("input");
}
