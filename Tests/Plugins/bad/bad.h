/* What the bad plugins share: the class BadView, so that each file shows its one fault and little else. */
#ifndef BAD_H
#define BAD_H

#include <responderkit/plugin.h>

static RKClassRef bad_class;

static inline RKStatus define_bad_view(const RKHost *host, const RKViewMethods *methods) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    desc.name = "BadView";
    desc.superclass = "View";
    desc.view_methods = methods;
    return host->register_class(host, &desc, &bad_class);
}

/* A plugin whose class BadView has this hitTest, or this pointInside. */
#define BAD_VIEW(id, method, function)                             \
    static RKStatus init(const RKHost *host, void **data) {        \
        RKViewMethods methods = RK_INIT(RKViewMethods);            \
        (void)data;                                                \
        methods.method = function;                                 \
        return define_bad_view(host, &methods);                    \
    }                                                              \
    RK_PLUGIN(id, "1", init, NULL)

/* A plugin that adds nothing; for faults of the entry, of loading and of init. */
static inline RKStatus do_nothing(const RKHost *host, void **data) {
    (void)host, (void)data;
    return RKStatusOK;
}

/* An entry that RK_PLUGIN() would not make. */
#define BAD_ENTRY(...) \
    extern RK_API const RKPluginEntry responderkit_plugin; \
    const RKPluginEntry responderkit_plugin = {__VA_ARGS__};

#endif
