/* Classes whose overrides keep something away, each by another method: explanations and problems name this plugin (SPEC 357, 358). */
#include <responderkit/plugin.h>

static bool outside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return false;
}
static bool refuses(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata) {
    (void)self, (void)recognizer, (void)userdata;
    return false;
}
static bool tracks_nothing(RKControlRef self, RKTouchRef touch, RKEventRef event, void *userdata) {
    (void)self, (void)touch, (void)event, (void)userdata;
    return false;
}
static void keeps_touches(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    (void)self, (void)touches, (void)count, (void)event, (void)userdata;
}
static void keeps_events(RKWindowRef self, RKEventRef event, void *userdata) { (void)self, (void)event, (void)userdata; }
static void keeps_actions(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    (void)self, (void)selector, (void)target, (void)event, (void)userdata;
}
static RKResponderRef leads_nowhere(RKResponderRef self, void *userdata) {
    (void)self, (void)userdata;
    return NULL;
}

static RKStatus add(const RKHost *host, const char *name, const char *superclass, const RKResponderMethods *responder, const RKViewMethods *view,
                    const RKControlMethods *control, const RKWindowMethods *window) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    desc.name = name;
    desc.superclass = superclass;
    desc.responder_methods = responder;
    desc.view_methods = view;
    desc.control_methods = control;
    desc.window_methods = window;
    return host->register_class(host, &desc, &cls);
}

static RKStatus init(const RKHost *host, void **data) {
    RKResponderMethods greedy = RK_INIT(RKResponderMethods), island = RK_INIT(RKResponderMethods);
    RKViewMethods deaf = RK_INIT(RKViewMethods), refusing = RK_INIT(RKViewMethods);
    RKControlMethods idle = RK_INIT(RKControlMethods), mute = RK_INIT(RKControlMethods);
    RKWindowMethods eating = RK_INIT(RKWindowMethods);
    RKStatus status;
    (void)data;
    greedy.touches_began = keeps_touches;
    island.next_responder = leads_nowhere;
    deaf.point_inside = outside;
    refusing.gesture_recognizer_should_begin = refuses;
    idle.begin_tracking = tracks_nothing;
    mute.send_action = keeps_actions;
    eating.send_event = keeps_events;
    if ((status = add(host, "GreedyView", "View", &greedy, NULL, NULL, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "IslandView", "View", &island, NULL, NULL, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "DeafButton", "Button", NULL, &deaf, NULL, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "RefusingView", "View", NULL, &refusing, NULL, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "IdleButton", "Button", NULL, NULL, &idle, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "MuteButton", "Button", NULL, NULL, &mute, NULL)) != RKStatusOK) return status;
    if ((status = add(host, "GreedyButton", "Button", &greedy, NULL, NULL, NULL)) != RKStatusOK) return status;
    return add(host, "EatingWindow", "Window", NULL, NULL, NULL, &eating);
}

RK_PLUGIN("org.responderkit.test.culprits", "1.0.0", init, NULL)
