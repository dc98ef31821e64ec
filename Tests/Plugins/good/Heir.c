/* RounderButton: a subclass of a class that another plugin brings (RoundButton); without it this one is refused. */
#include <responderkit/plugin.h>

static RKStatus init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    (void)data;
    desc.name = "RounderButton";
    desc.superclass = "RoundButton";
    return host->register_class(host, &desc, &cls);
}

RK_PLUGIN("org.responderkit.test.heir", "1.0.0", init, NULL)
