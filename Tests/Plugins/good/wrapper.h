/* One of several plugins that wrap the same methods of View, distinguished by LETTER: each reports its beginning to the host, calls super, and reports its end. */
#include <responderkit/plugin.h>
#include <stdlib.h>

typedef struct Wrapper {
    const RKHost *host;
    RKClassRef extension;
} Wrapper;

static void say(const Wrapper *w, const char *text) { (void)w->host->report(w->host, RKPluginSeverityInfo, text); }

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    const Wrapper *w = (const Wrapper *)userdata;
    bool inside = false;
    say(w, LETTER "(");
    (void)rk_super_point_inside(w->extension, self, point, event, &inside);
    say(w, ")" LETTER);
    return inside;
}

static void touches_began(RKResponderRef self, const RKTouchRef *touches, size_t count, RKEventRef event, void *userdata) {
    const Wrapper *w = (const Wrapper *)userdata;
    say(w, LETTER "began");
    rk_super_touches_began(w->extension, self, touches, count, event);
}

static void dropped(void *userdata) {
    say((const Wrapper *)userdata, LETTER "dropped");
    free(userdata);
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKResponderMethods responder = RK_INIT(RKResponderMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    Wrapper *w = (Wrapper *)calloc(1, sizeof *w);
    RKStatus status;
    (void)data;
    if (!w) return RKStatusNoMemory;
    w->host = host;
    methods.point_inside = point_inside;
    responder.touches_began = touches_began;
    desc.view_methods = &methods;
    desc.responder_methods = &responder;
    desc.userdata = w;
    desc.drop = dropped;
    status = host->extend_class(host, "View", &desc, &w->extension);
    if (status != RKStatusOK) free(w);
    return status;
}

RK_PLUGIN("org.responderkit.test.wrapper-" LETTER, "1.0.0", init, NULL)
