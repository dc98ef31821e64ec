/* UnconvertedView: a hitTest that passes the point to the subviews as it is, without converting it. Taken literally, it finds the wrong view (SPEC S13). */
#include <responderkit/plugin.h>

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    enum { MOST = 64 };
    RKViewRef subviews[MOST], hit = NULL;
    size_t count = 0;
    bool inside = false, hidden = true, enabled = false;
    double alpha = 0;
    (void)userdata;
    if (rk_view_is_hidden(self, &hidden) != RKStatusOK || hidden || rk_view_is_user_interaction_enabled(self, &enabled) != RKStatusOK || !enabled) return NULL;
    if (rk_view_get_alpha(self, &alpha) != RKStatusOK || alpha < 0.01 || rk_view_point_inside(self, point, event, &inside) != RKStatusOK || !inside) return NULL;
    if (rk_view_get_subviews(self, subviews, MOST, &count) != RKStatusOK) return self;
    while (count-- > 0)
        if (rk_view_hit_test(subviews[count], point, event, &hit) == RKStatusOK && hit) return hit;
    return self;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    methods.hit_test = hit_test;
    desc.name = "UnconvertedView";
    desc.superclass = "View";
    desc.view_methods = &methods;
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.unconverted", "1.0.0", init, NULL)
