/* Its hitTest returns the application, which is no view. */
#include "bad.h"

static RKContextRef context;

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKApplicationRef application = NULL;
    (void)self, (void)point, (void)event, (void)userdata;
    (void)rk_context_get_application(context, &application);
    if (!application) (void)rk_application_create(context, NULL, &application);
    return (RKViewRef)application;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    (void)data;
    context = host->context;
    methods.hit_test = hit_test;
    return define_bad_view(host, &methods);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
