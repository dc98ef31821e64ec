/* Its pointInside takes the view out of its superview, which held the last reference. */
#include "bad.h"

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    (void)point, (void)event, (void)userdata;
    (void)rk_view_remove_from_superview(self);
    return true;
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
