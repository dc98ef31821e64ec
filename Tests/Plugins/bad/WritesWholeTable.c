/* Fills the host's table with rubbish, and more of it each time that it is asked. */
#include "bad.h"
#include <string.h>

static const RKHost *table;

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    memset((char *)(uintptr_t)table, 0x41, sizeof *table);
    return rk_super_point_inside(bad_class, self, point, event, &inside) == RKStatusOK && inside;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    (void)data;
    table = host;
    methods.point_inside = point_inside;
    return define_bad_view(host, &methods);
}

/* Gets it as it was. */
static void deinit(const RKHost *host, void *data) {
    (void)data;
    (void)host->report(host, RKPluginSeverityInfo, "deinit");
}
RK_PLUGIN("org.example.bad", "1", init, deinit)
