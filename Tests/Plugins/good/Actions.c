/* Actions: "plugin:" for every View, "area" and "moveBy:" with signatures of their own for the class Mover. */
#include <responderkit/plugin.h>

typedef void (*AnyFunction)(void);
static const RKHost *host_of;

static void plugin_action(RKResponderRef self, RKObjectRef sender, RKEventRef event, void *userdata) {
    (void)self, (void)sender, (void)event, (void)userdata;
    (void)host_of->report(host_of, RKPluginSeverityInfo, "plugin:");
}

static double area(RKObjectRef self, void *userdata) {
    RKRect bounds = {{0, 0}, {0, 0}};
    (void)userdata;
    (void)rk_view_get_bounds(RK_VIEW(self), &bounds);
    return bounds.size.width * bounds.size.height;
}

static RKPoint move_by(RKObjectRef self, RKPoint by, void *userdata) {
    RKPoint center = {0, 0};
    (void)userdata;
    (void)rk_view_get_center(RK_VIEW(self), &center);
    center.x += by.x;
    center.y += by.y;
    (void)rk_view_set_center(RK_VIEW(self), center);
    return center;
}

static RKStatus init(const RKHost *host, void **data) {
    static const RKActionDesc actions[] = {{"plugin:", plugin_action}};
    RKClassDesc over = RK_INIT(RKClassDesc), desc = RK_INIT(RKClassDesc);
    RKTypedActionDesc action = RK_INIT(RKTypedActionDesc);
    RKClassRef extension, cls;
    RKStatus status;
    (void)data;
    host_of = host;
    over.actions = actions;
    over.action_count = 1;
    status = host->extend_class(host, "View", &over, &extension);
    desc.name = "Mover";
    desc.superclass = "View";
    if (status == RKStatusOK) status = host->register_class(host, &desc, &cls);
    action.selector = "area";
    action.encoding = "d";
    action.function = (AnyFunction)area;
    if (status == RKStatusOK) status = rk_class_add_action(cls, &action);
    action.selector = "moveBy:";
    action.encoding = "{RKPoint=dd}{RKPoint=dd}";
    action.function = (AnyFunction)move_by;
    if (status == RKStatusOK) status = rk_class_add_action(cls, &action);
    return status;
}

RK_PLUGIN("org.responderkit.test.actions", "1.0.0", init, NULL)
