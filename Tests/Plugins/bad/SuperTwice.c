/* Its hitTest calls super twice, and so asks the whole subtree twice. */
#include "bad.h"

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKViewRef hit = NULL;
    (void)userdata;
    (void)rk_super_hit_test(bad_class, self, point, event, &hit);
    (void)rk_super_hit_test(bad_class, self, point, event, &hit);
    return hit;
}
BAD_VIEW("org.example.bad", hit_test, hit_test)
