/* Registers a class and lays a hitTest over every view, and then its init refuses: nothing of both may stay. */
#include "bad.h"

static RKViewRef nothing(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return NULL;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef extension;
    (void)data;
    methods.hit_test = nothing;
    desc.view_methods = &methods;
    if (define_bad_view(host, NULL) != RKStatusOK || host->extend_class(host, "View", &desc, &extension) != RKStatusOK) return RKStatusOK;
    return RKStatusUnsupported;
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
