/* Input beside touches: the menu button is the plugin's, a shake and the remote control are reported to the host, and scrolling never takes touches from a Label. */
#include <responderkit/plugin.h>
#include <stdio.h>
#include <stdlib.h>

/* What belongs to one context; the userdata of its extensions. */
typedef struct Mine {
    const RKHost *host;
    RKClassRef view, application, scroll;
} Mine;

static void presses_began(RKResponderRef self, const RKPressRef *presses, size_t count, RKEventRef event, void *userdata) {
    const Mine *mine = (const Mine *)userdata;
    size_t i;
    for (i = 0; i < count; i++) {
        RKPressType type = RKPressTypeSelect;
        if (rk_press_get_type(presses[i], &type) != RKStatusOK) continue;
        if (type == RKPressTypeMenu) (void)mine->host->report(mine->host, RKPluginSeverityInfo, "menu");
        else (void)rk_super_presses_began(mine->view, self, &presses[i], 1, event);
    }
}

static void motion_began(RKResponderRef self, RKEventSubtype motion, RKEventRef event, void *userdata) {
    const Mine *mine = (const Mine *)userdata;
    (void)mine->host->report(mine->host, RKPluginSeverityInfo, "shaken");
    (void)rk_super_motion_began(mine->view, self, motion, event);
}

static void remote_control_received(RKResponderRef self, RKEventRef event, void *userdata) {
    const Mine *mine = (const Mine *)userdata;
    int32_t subtype = 0;
    char text[32];
    if (rk_event_get_subtype(event, &subtype) != RKStatusOK) return;
    snprintf(text, sizeof text, "remote %d", (int)subtype);
    (void)mine->host->report(mine->host, RKPluginSeverityInfo, text);
    (void)rk_super_remote_control_received(mine->application, self, event);
}

static bool touches_should_cancel(RKScrollViewRef self, RKViewRef view, void *userdata) {
    const Mine *mine = (const Mine *)userdata;
    RKClassRef label = NULL;
    bool is_label = false, inherited = true;
    if (rk_class_find(mine->host->context, "Label", &label) == RKStatusOK && rk_object_is_kind_of(RK_OBJECT(view), label, &is_label) == RKStatusOK && is_label) return false;
    return rk_super_touches_should_cancel(mine->scroll, self, view, &inherited) != RKStatusOK || inherited;
}

static RKStatus init(const RKHost *host, void **data) {
    RKResponderMethods of_views = RK_INIT(RKResponderMethods), of_application = RK_INIT(RKResponderMethods);
    RKScrollViewMethods of_scroll_views = RK_INIT(RKScrollViewMethods);
    RKClassDesc view = RK_INIT(RKClassDesc), application = RK_INIT(RKClassDesc), scroll = RK_INIT(RKClassDesc);
    Mine *mine = (Mine *)calloc(1, sizeof *mine);
    RKStatus status;
    if (!mine) return RKStatusNoMemory;
    mine->host = host;
    *data = mine;
    view.userdata = application.userdata = scroll.userdata = mine;
    of_views.presses_began = presses_began;
    of_views.motion_began = motion_began;
    of_application.remote_control_received = remote_control_received;
    of_scroll_views.touches_should_cancel = touches_should_cancel;
    view.responder_methods = &of_views;
    application.responder_methods = &of_application;
    scroll.scroll_view_methods = &of_scroll_views;
    status = host->extend_class(host, "View", &view, &mine->view);
    if (status == RKStatusOK) status = host->extend_class(host, "Application", &application, &mine->application);
    if (status == RKStatusOK) status = host->extend_class(host, "ScrollView", &scroll, &mine->scroll);
    if (status != RKStatusOK) free(mine);
    return status;
}

static void deinit(const RKHost *host, void *data) { (void)host, free(data); }

RK_PLUGIN("org.responderkit.test.presses", "1.0.0", init, deinit)
