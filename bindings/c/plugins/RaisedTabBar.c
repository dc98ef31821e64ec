/* RaisedTabBar.c - a plugin: the class TabBar, a view whose items may stick out of it and are touched there as well (SPEC S16).
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) RaisedTabBar.c -o RaisedTabBar.so
 *
 * A point above the bar is outside it, so the inherited hitTest never asks the subviews. Where it finds nothing, each item (a subview of a subview) is asked.
 */
#include <responderkit/plugin.h>
#include <stdlib.h>

/* What hitTest asks before it asks pointInside; an override is called for hidden views, too. */
static bool takes_touches(RKViewRef view) {
    bool hidden = true, enabled = false;
    double alpha = 0;
    return rk_view_is_hidden(view, &hidden) == RKStatusOK && !hidden && rk_view_is_user_interaction_enabled(view, &enabled) == RKStatusOK && enabled &&
           rk_view_get_alpha(view, &alpha) == RKStatusOK && alpha >= 0.01;
}

static RKViewRef hit_test(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
    enum { MOST = 32 };
    const RKClassRef *cls = (const RKClassRef *)userdata;
    RKViewRef hit = NULL, holders[MOST], items[MOST];
    size_t holder_count, count, h, i;
    RKPoint there;
    if (rk_super_hit_test(*cls, self, point, event, &hit) != RKStatusOK || hit) return hit;
    if (!takes_touches(self) || rk_view_get_subviews(self, holders, MOST, &holder_count) != RKStatusOK) return NULL;
    for (h = 0; h < holder_count; h++) {
        if (!takes_touches(holders[h]) || rk_view_get_subviews(holders[h], items, MOST, &count) != RKStatusOK) continue;
        for (i = 0; i < count; i++)
            if (rk_view_convert_point_to(self, point, items[i], &there) == RKStatusOK && rk_view_hit_test(items[i], there, event, &hit) == RKStatusOK && hit) return hit;
    }
    return NULL;
}

static RKStatus init(const RKHost *host, void **data) {
    RKViewMethods methods = RK_INIT(RKViewMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef *cls = (RKClassRef *)calloc(1, sizeof *cls); /* each context has its own */
    RKStatus status;
    (void)data;
    if (!cls) return RKStatusNoMemory;
    methods.hit_test = hit_test;
    desc.name = "TabBar";
    desc.superclass = "View";
    desc.view_methods = &methods;
    desc.userdata = cls;
    desc.drop = free;
    status = host->register_class(host, &desc, cls);
    if (status != RKStatusOK) free(cls);
    return status;
}

RK_PLUGIN("org.responderkit.raised-tab-bar", "1.0.0", init, NULL)
