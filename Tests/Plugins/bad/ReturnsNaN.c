/* An action that returns NaN where the caller expects a number. */
#include "bad.h"

typedef void (*AnyFunction)(void);

static double width(RKObjectRef self, void *userdata) {
    volatile double zero = 0;
    (void)self, (void)userdata;
    return zero / zero;
}

static RKStatus init(const RKHost *host, void **data) {
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKStatus status;
    (void)data;
    status = define_bad_view(host, NULL);
    if (status != RKStatusOK) return status;
    action.selector = "width";
    action.encoding = "d";
    action.function = (AnyFunction)width;
    return rk_class_add_action(bad_class, &action);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
