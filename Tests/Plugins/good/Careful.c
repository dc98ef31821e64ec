/* Does without functions that an older library has not got: registers CarefulNew where rk_invoke() is there, CarefulOld otherwise, and reports only to a host that takes reports. It declares the first minor version. */
#define RK_PLUGIN_ABI_MINOR 0
#include <responderkit/plugin.h>

static RKStatus init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    if (offsetof(RKHost, report) + sizeof host->report <= host->struct_size) (void)host->report(host, RKPluginSeverityInfo, "careful");
    desc.name = RK_HAS_FUNCTION(invoke) ? "CarefulNew" : "CarefulOld";
    desc.superclass = "View";
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.careful", "1.0.0", init, NULL)
