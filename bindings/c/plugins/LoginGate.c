/* LoginGate.c - a plugin: in front of every button stands a login check (SPEC S40).
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) LoginGate.c -o LoginGate.so
 *
 * Buttons send their actions through sendAction:to:forEvent:, and here is one for all of them: "click:" passes when a responder on the button's
 * chain has a value "user"; other actions pass always.
 */
#include <responderkit/plugin.h>
#include <stdlib.h>
#include <string.h>

typedef struct Gate {
    const RKHost *host;
    RKClassRef extension;
} Gate;

static bool is_logged_in(RKControlRef button) {
    void *user = NULL;
    return rk_responder_find_value(RK_RESPONDER(button), "user", &user, NULL) == RKStatusOK && user != NULL;
}

static void send_action(RKControlRef self, const char *selector, RKObjectRef target, RKEventRef event, void *userdata) {
    const Gate *gate = (const Gate *)userdata;
    if (strcmp(selector, "click:") == 0 && !is_logged_in(self)) {
        (void)gate->host->report(gate->host, RKPluginSeverityInfo, "login required before click:");
        return;
    }
    rk_super_send_action(gate->extension, self, selector, target, event);
}

static RKStatus init(const RKHost *host, void **data) {
    RKControlMethods methods = RK_INIT(RKControlMethods);
    RKClassDesc desc = RK_INIT(RKClassDesc);
    Gate *gate = (Gate *)calloc(1, sizeof *gate);
    RKStatus status;
    (void)data;
    if (!gate) return RKStatusNoMemory;
    gate->host = host;
    methods.send_action = send_action;
    desc.control_methods = &methods;
    desc.userdata = gate;
    desc.drop = free;
    status = host->extend_class(host, "Button", &desc, &gate->extension);
    if (status != RKStatusOK) free(gate);
    return status;
}

RK_PLUGIN("org.responderkit.login-gate", "1.0.0", init, NULL)
