/* Its pointInside reports an error to the host. */
#include "bad.h"

static const RKHost *the_host;

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    (void)the_host->report(the_host, RKPluginSeverityError, "the file of shapes is gone");
    (void)rk_super_point_inside(bad_class, self, point, event, &inside);
    return inside;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    (void)data;
    the_host = host;
    methods.point_inside = point_inside;
    return define_bad_view(host, &methods);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
