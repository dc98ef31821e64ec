/* A plugin of two files: this one has RK_PLUGIN(), the other one is linked with the table by `link_views`. */
#include <responderkit/plugin.h>

bool link_views(const RKHost *host);
bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    if (!link_views(host)) return RKStatusUnsupported;
    methods.point_inside = point_inside;
    desc.name = "Halved";
    desc.superclass = "View";
    desc.view_methods = &methods;
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.two-files", "1.0.0", init, NULL)
