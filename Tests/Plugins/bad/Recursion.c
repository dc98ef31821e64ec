/* Its hitTest asks for its hitTest, by way of the library. */
#include "bad.h"

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    (void)userdata;
    (void)rk_view_hit_test(self, point, event, &hit);
    return hit;
}
BAD_VIEW("org.example.bad", hit_test, hit_test)
