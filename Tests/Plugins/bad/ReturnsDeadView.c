/* Its hitTest returns a view that it has destroyed. */
#include "bad.h"

static RKContextRef context;

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKRect frame = {{0, 0}, {10, 10}};
    RKViewRef view = NULL;
    (void)self, (void)point, (void)event, (void)userdata;
    if (rk_view_create(context, NULL, frame, &view) == RKStatusOK) rk_release(RK_OBJECT(view));
    return view;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    (void)data;
    context = host->context;
    methods.hit_test = hit_test;
    return define_bad_view(host, &methods);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
