// SPDX-License-Identifier: MIT
/* Actions with signatures of their own, and plugins. */
#include "arguments.h"

#include <string.h>

/* ---- Typed actions: what they return does not matter to the library, what they take even less. A function of C may be called with more arguments than it has, on every machine
 * that the library runs on; its result must have the right type, or the caller would read what was never written. ---- */

static void action_nothing(RKObjectRef self) { (void)self, (void)rks_called("action"); }
static uint8_t action_bool(RKObjectRef self) { return (void)self, rks_called("action").byte; }
static int64_t action_integer(RKObjectRef self) { return (void)self, rks_called("action").number; }
static RKObjectRef action_object(RKObjectRef self) { return (void)self, rks_called("action").object; }
static float action_float(RKObjectRef self) { return (void)self, (void)rks_called("action"), 0; }
static double action_double(RKObjectRef self) { return (void)self, (void)rks_called("action"), 0; }
static RKPoint action_point(RKObjectRef self) { return (void)self, (void)rks_called("action"), (RKPoint){0, 0}; }
static RKRect action_rect(RKObjectRef self) { return (void)self, (void)rks_called("action"), (RKRect){{0, 0}, {0, 0}}; }
static RKTransform action_transform(RKObjectRef self) { return (void)self, (void)rks_called("action"), (RKTransform){0, 0, 0, 0, 0, 0}; }

typedef void (*Function)(void);

static Function action(const char *encoding) {
    while (encoding && *encoding && strchr("rnNoORV", *encoding)) encoding++;
    switch (encoding ? *encoding : 0) {
    case 'v': return (Function)action_nothing;
    case 'B': return (Function)action_bool;
    case '@': return (Function)action_object;
    case 'f': return (Function)action_float;
    case 'd': return (Function)action_double;
    case '{':
        if (!strncmp(encoding, "{RKRect", 7) || !strncmp(encoding, "{RKEdge", 7)) return (Function)action_rect;
        return !strncmp(encoding, "{RKTransform", 12) ? (Function)action_transform : (Function)action_point;
    default: return (Function)action_integer;
    }
}

const RKTypedActionDesc *rks_take_typed_action(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    if (!list.is_there) return NULL;
    RKTypedActionDesc *desc = rks_room(call, 1, sizeof(RKTypedActionDesc));
    desc->struct_size = (uint32_t)sizeof(RKTypedActionDesc);
    desc->selector = rks_take_text(call);
    desc->encoding = rks_take_text(call);
    desc->function = rks_take_bool(call) ? action(desc->encoding) : NULL;
    desc->userdata = rks_userdata;
    desc->drop = rks_take_bool(call) ? rks_standin_drop : NULL;
    rks_end_list(call, list);
    return desc;
}

void rks_play_invoke(RKReplayCall *call) {
    /* As many zeros as any argument or result is long. */
    static uint64_t zeros[16];
    uint64_t result[16];
    void *arguments[16];
    RKObjectRef receiver = rks_take_object(call);
    const char *selector = rks_take_text(call);
    const char *encoding = rks_take_text(call);
    for (size_t k = 0; k < 16; k++) arguments[k] = zeros;
    if (!rks_ready(call)) return;
    call->status = rk_invoke(receiver, selector, encoding, arguments, result);
}

/* ---- Plugins: what was loaded then is registered now, with an init that asks the recording ---- */

struct RKReplayPlugin {
    RKPluginEntry entry;
    const RKHost *host;
    RKPluginRef handle;
    struct RKReplayPlugin *next;
};
typedef struct RKReplayPlugin Plugin;

static RKStatus plugin_init(const RKHost *host, void **data) {
    (void)data;
    if (rks_playing && rks_playing->starting) rks_playing->starting->host = host;
    return (RKStatus)rks_called("RKPluginEntry.init").number;
}

static void plugin_deinit(const RKHost *host, void *data) {
    (void)host;
    (void)data;
    (void)rks_called("RKPluginEntry.deinit");
}

static const char *keep_text(RKReplayCall *call, const char *text) {
    size_t length = text ? strlen(text) : 0;
    char *kept = text ? rks_keep(call, length + 1) : NULL;
    if (kept) memcpy(kept, text, length);
    return kept;
}

void rks_play_plugin(RKReplayCall *call) {
    const char *id = rks_take_text(call), *version = rks_take_text(call);
    bool has_deinit = call->at == call->end || rks_take_bool(call); /* of a file without it, as if it had one */
    if (!rks_ready(call)) return;
    RKReplayPlayer *player = call->player;
    Plugin *plugin = rks_keep(call, sizeof(Plugin)), *outer = player->starting;
    id = keep_text(call, id);
    version = keep_text(call, version);
    if (call->error) return;
    plugin->entry = (RKPluginEntry){(uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, id, version, plugin_init, has_deinit ? plugin_deinit : NULL};
    plugin->next = player->plugins;
    player->plugins = plugin;
    player->starting = plugin;
    call->status = rk_plugin_register(call->context, &plugin->entry, &plugin->handle);
    player->starting = outer;
}

/* What counts of a policy is how many faults a plugin may have: no file is loaded, and no time measured. */
void rks_play_policy(RKReplayCall *call) {
    RKReplayList list = rks_begin_list(call);
    RKPluginPolicy policy = RK_INIT(RKPluginPolicy);
    if (list.is_there) {
        policy.allows_environment = rks_take_bool(call);
        policy.allows_shared_files = rks_take_bool(call);
        for (int k = 0; k < 2; k++) {
            RKReplayList texts = rks_begin_list(call);
            for (uint64_t n = 0; n < texts.count && !call->error; n++) (void)rks_take_text(call);
            rks_end_list(call, texts);
        }
        (void)rks_take_number(call);
        policy.fault_limit = (uint32_t)rks_take_integer(call, 0, UINT32_MAX);
        rks_end_list(call, list);
    }
    if (!rks_ready(call)) return;
    call->status = rk_plugin_policy(call->context, list.is_there ? &policy : NULL);
}

/* The table of the plugin that the next argument names; while its init runs, its handle has not been returned yet. */
static const RKHost *take_host(RKReplayCall *call) {
    RKPluginRef handle = (RKPluginRef)rks_take_object(call);
    for (Plugin *plugin = call->player->plugins; plugin; plugin = plugin->next)
        if (plugin->handle == handle && plugin->host) return plugin->host;
    if (call->player->starting && call->player->starting->host) return call->player->starting->host;
    if (!call->error) call->error = "names something else where a plugin belongs";
    return NULL;
}

void rks_play_register_class(RKReplayCall *call) {
    const RKHost *host = take_host(call);
    const RKClassDesc *desc = rks_take_class(call);
    RKClassRef out = NULL;
    if (!rks_ready(call)) return;
    call->status = host->register_class(host, desc, &out);
    rks_keep_class(call, desc, out);
}

void rks_play_extend_class(RKReplayCall *call) {
    const RKHost *host = take_host(call);
    const char *name = rks_take_text(call);
    const RKClassDesc *desc = rks_take_class(call);
    RKClassRef out = NULL;
    if (!rks_ready(call)) return;
    call->status = host->extend_class(host, name, desc, &out);
    rks_keep_class(call, desc, out);
}

void rks_play_report(RKReplayCall *call) {
    const RKHost *host = take_host(call);
    RKPluginSeverity severity = (RKPluginSeverity)rks_take_integer(call, INT32_MIN, INT32_MAX);
    const char *text = rks_take_text(call);
    if (!rks_ready(call)) return;
    call->status = host->report(host, severity, text);
}
