/* UnionView: a view that is touched wherever it or one of its subviews lies (SPEC S31). */
#include <responderkit/plugin.h>

static bool holds(RKRect r, RKPoint p) { return p.x >= r.origin.x && p.x < r.origin.x + r.size.width && p.y >= r.origin.y && p.y < r.origin.y + r.size.height; }

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    enum { MOST = 64 };
    RKViewRef subviews[MOST];
    RKRect all, frame;
    size_t count = 0, i;
    (void)event, (void)userdata;
    if (rk_view_get_bounds(self, &all) != RKStatusOK || rk_view_get_subviews(self, subviews, MOST, &count) != RKStatusOK) return false;
    for (i = 0; i < count; i++) {
        double right = all.origin.x + all.size.width, bottom = all.origin.y + all.size.height;
        if (rk_view_get_frame(subviews[i], &frame) != RKStatusOK) continue;
        if (frame.origin.x + frame.size.width > right) right = frame.origin.x + frame.size.width;
        if (frame.origin.y + frame.size.height > bottom) bottom = frame.origin.y + frame.size.height;
        if (frame.origin.x < all.origin.x) all.origin.x = frame.origin.x;
        if (frame.origin.y < all.origin.y) all.origin.y = frame.origin.y;
        all.size.width = right - all.origin.x;
        all.size.height = bottom - all.origin.y;
    }
    return holds(all, point);
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    methods.point_inside = point_inside;
    desc.name = "UnionView";
    desc.superclass = "View";
    desc.view_methods = &methods;
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.union-of-subviews", "1.0.0", init, NULL)
