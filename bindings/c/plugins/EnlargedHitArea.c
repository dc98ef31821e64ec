/* EnlargedHitArea.c - a plugin: every button of every class, by host or plugin, accepts points up to 10 outside its bounds (SPEC S41).
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) EnlargedHitArea.c -o EnlargedHitArea.so
 *
 * It lays one method over the class Button. A subclass with a pointInside of its own keeps it.
 */
#include <responderkit/plugin.h>
#include <stdlib.h>

static const double outset = 10;

/* `userdata` is where init keeps the extension: it stands for this method's class in super-calls, and each context has its own. */
static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    const RKClassRef *extension = (const RKClassRef *)userdata;
    RKRect bounds;
    bool inside = false;
    if (rk_super_point_inside(*extension, self, point, event, &inside) != RKStatusOK || inside) return inside;
    if (rk_view_get_bounds(self, &bounds) != RKStatusOK) return false;
    return point.x >= bounds.origin.x - outset && point.x < bounds.origin.x + bounds.size.width + outset &&
           point.y >= bounds.origin.y - outset && point.y < bounds.origin.y + bounds.size.height + outset;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef *extension = (RKClassRef *)calloc(1, sizeof *extension);
    RKStatus status;
    (void)data;
    if (!extension) return RKStatusNoMemory;
    methods.point_inside = point_inside;
    desc.view_methods = &methods;
    desc.userdata = extension;
    desc.drop = free;
    status = host->extend_class(host, "Button", &desc, extension);
    if (status != RKStatusOK) free(extension); /* drop is not called then */
    return status;
}

RK_PLUGIN("org.responderkit.enlarged-hit-area", "1.0.0", init, NULL)
