/* RoundButton.c - a plugin: the class RoundButton, a button that is pressed inside its circle only (SPEC S17).
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) RoundButton.c -o RoundButton.so
 */
#include <responderkit/plugin.h>

static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    RKRect bounds;
    double radius, dx, dy;
    (void)event, (void)userdata;
    if (rk_view_get_bounds(self, &bounds) != RKStatusOK) return false;
    radius = bounds.size.width / 2;
    dx = point.x - (bounds.origin.x + bounds.size.width / 2);
    dy = point.y - (bounds.origin.y + bounds.size.height / 2);
    return dx * dx + dy * dy <= radius * radius;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    methods.point_inside = point_inside;
    desc.name = "RoundButton";
    desc.superclass = "Button";
    desc.view_methods = &methods;
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.round-button", "1.0.0", init, NULL)
