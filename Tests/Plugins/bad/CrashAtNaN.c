/* Its pointInside takes a number for an index, whatever the number is. */
#include "bad.h"

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    static const volatile bool mask[100] = {true};
    bool inside = false;
    (void)userdata;
    if (rk_super_point_inside(bad_class, self, point, event, &inside) != RKStatusOK) return false;
    if (point.x >= -1e9 && point.x <= 1e9) return inside;
    return mask[(long long)point.x];
}
BAD_VIEW("org.example.bad", point_inside, point_inside)
