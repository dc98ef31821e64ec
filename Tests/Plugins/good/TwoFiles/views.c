/* The other file: it calls the library, too. */
#include <responderkit/plugin.h>

bool link_views(const RKHost *host);
bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata);

bool link_views(const RKHost *host) { return RK_PLUGIN_LINK_(host); }

bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKRect bounds;
    (void)event, (void)userdata;
    return rk_view_get_bounds(self, &bounds) == RKStatusOK && point.x >= 0 && point.x < bounds.size.width / 2 && point.y >= 0 && point.y < bounds.size.height;
}
