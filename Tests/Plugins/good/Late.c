/* Uses the host's table when it may not: in deinit. And asks for an extension that no host has. It passes the answers to the host as reports. */
#include <responderkit/plugin.h>
#include <stdio.h>

static void report(const RKHost *host, const char *what, RKStatus status) {
    char text[128];
    snprintf(text, sizeof text, "%s: %s", what, rk_status_name(status));
    (void)host->report(host, RKPluginSeverityWarning, text);
}

static RKStatus init(const RKHost *host, void **data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    *data = (void *)(uintptr_t)host;
    report(host, "unknown extension", host->get_extension(host, "responderkit.functions/99") ? RKStatusAlreadyExists : RKStatusNotFound);
    report(host, "no extension", host->get_extension(host, NULL) ? RKStatusAlreadyExists : RKStatusNotFound);
    desc.name = "Late";
    desc.superclass = "Missing";
    report(host, "no superclass", host->register_class(host, &desc, &cls));
    desc.name = desc.superclass = NULL;
    report(host, "no class", host->extend_class(host, "Missing", &desc, &cls));
    report(host, "no descriptor", host->register_class(host, NULL, &cls));
    desc.name = "Late";
    desc.superclass = "View";
    return host->register_class(host, &desc, &cls);
}

static void deinit(const RKHost *host, void *data) {
    RKClassDesc desc = RK_INIT(RKClassDesc);
    RKClassRef cls;
    desc.name = "TooLate";
    desc.superclass = "View";
    report(host, "register in deinit", data == host ? host->register_class(host, &desc, &cls) : RKStatusInvalidArgument);
}

RK_PLUGIN("org.responderkit.test.late", "1.0.0", init, deinit)
