/* LastWinsView: a hitTest whose loop does not stop at the first answer: the rear-most subview decides, and its "no" wipes out a hit (SPEC S5). */
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
    if (rk_view_get_subviews(self, subviews, MOST, &count) != RKStatusOK || count == 0) return self;
    while (count-- > 0) {
        RKPoint there;
        RKViewRef answer = NULL;
        if (rk_view_convert_point_to(self, point, subviews[count], &there) == RKStatusOK && rk_view_hit_test(subviews[count], there, event, &answer) == RKStatusOK) hit = answer;
    }
    return hit ? hit : self;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    methods.hit_test = hit_test;
    desc.name = "LastWinsView";
    desc.superclass = "View";
    desc.view_methods = &methods;
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.last-wins", "1.0.0", init, NULL)
