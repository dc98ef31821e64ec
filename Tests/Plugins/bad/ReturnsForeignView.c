/* Its hitTest returns a view of a context of its own. */
#include "bad.h"

static RKContextRef own_context;
static RKViewRef own_view;

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return own_view;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKRect frame = {{0, 0}, {10, 10}};
    (void)data;
    if (rk_context_create(NULL, &own_context) != RKStatusOK || rk_view_create(own_context, NULL, frame, &own_view) != RKStatusOK) return RKStatusNoMemory;
    methods.hit_test = hit_test;
    return define_bad_view(host, &methods);
}

static void deinit(const RKHost *host, void *data) {
    (void)host, (void)data;
    rk_release(RK_OBJECT(own_view));
    rk_context_destroy(own_context);
}
RK_PLUGIN("org.example.bad", "1", init, deinit)
