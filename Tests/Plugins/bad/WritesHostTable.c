/* Puts a function of its own into the host's table. */
#include "bad.h"
#include <string.h>

static RKStatus refuse(const RKHost *host, RKPluginSeverity severity, const char *text) {
    (void)host, (void)severity, (void)text;
    return RKStatusUnsupported;
}

static RKStatus init(const RKHost *host, void **data) {
    RKStatus (*mine)(const RKHost *, RKPluginSeverity, const char *) = refuse;
    (void)data;
    memcpy((char *)(uintptr_t)host + offsetof(RKHost, report), &mine, sizeof mine);
    return define_bad_view(host, NULL);
}
RK_PLUGIN("org.example.bad", "1", init, NULL)
