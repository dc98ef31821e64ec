/* Its hitTest returns a number that is no view. */
#include "bad.h"

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)self, (void)point, (void)event, (void)userdata;
    return (RKViewRef)(uintptr_t)0x1234567;
}
BAD_VIEW("org.example.bad", hit_test, hit_test)
