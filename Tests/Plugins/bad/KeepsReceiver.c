/* Keeps a reference to every view that it is asked about. */
#include "bad.h"

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    bool inside = false;
    (void)userdata;
    (void)rk_retain(RK_OBJECT(self));
    (void)rk_super_point_inside(bad_class, self, point, event, &inside);
    return inside;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
