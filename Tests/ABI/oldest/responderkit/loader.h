#ifndef RESPONDERKIT_LOADER_H
#define RESPONDERKIT_LOADER_H
#include "base.h"
RK_EXTERN_C_BEGIN
struct RKPluginEntry;
typedef struct RKPlugin *RKPluginRef;
typedef struct RKPluginPolicy {
    uint32_t struct_size;
    bool allows_environment;
    bool allows_shared_files;
    uint16_t reserved;
    const char *const *folders;
    size_t folder_count;
    const char *const *digests;
    size_t digest_count;
    double budget;
    uint32_t fault_limit;
    uint32_t reserved2;
} RKPluginPolicy;
RK_ENUM(RKPluginState) {
    RKPluginStateActive = 0,
    RKPluginStateInactive = 1,
    RKPluginStateFaulted = 2
};
RK_ENUM(RKPluginFault) {
    RKPluginFaultReturnedDeadObject = 1,
    RKPluginFaultReturnedForeignObject = 2,
    RKPluginFaultReturnedBadBool = 3,
    RKPluginFaultReturnedNaN = 4,
    RKPluginFaultWrongThread = 5,
    RKPluginFaultDestroyedReceiver = 6,
    RKPluginFaultTooDeep = 7,
    RKPluginFaultTooSlow = 8,
    RKPluginFaultWroteHostTable = 9,
    RKPluginFaultReported = 10
};
RK_API RK_NODISCARD RKStatus rk_plugin_policy(RKContextRef context, const RKPluginPolicy *policy);
RK_API RK_NODISCARD RKStatus rk_plugin_load(RKContextRef context, const char *path, RKPluginRef *out);
RK_API RK_NODISCARD RKStatus rk_plugin_load_environment(RKContextRef context, size_t *count);
RK_API RK_NODISCARD RKStatus rk_plugin_register(RKContextRef context, const struct RKPluginEntry *entry, RKPluginRef *out);
RK_API RK_NODISCARD RKStatus rk_plugin_deactivate(RKPluginRef plugin);
RK_API RK_NODISCARD RKStatus rk_plugin_activate(RKPluginRef plugin);
RK_API RK_NODISCARD RKStatus rk_plugin_get_state(RKPluginRef plugin, RKPluginState *out);
RK_API RK_NODISCARD RKStatus rk_plugin_get_id(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_plugin_get_version(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_plugin_get_path(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_plugin_get_faults(RKPluginRef plugin, uint64_t *count, RKPluginFault *last);
RK_API RK_NODISCARD RKStatus rk_context_get_plugins(RKContextRef context, RKPluginRef *buffer, size_t capacity, size_t *length);
RK_API RK_NODISCARD RKStatus rk_plugin_find(RKContextRef context, const char *id, RKPluginRef *out);
RK_API RK_NODISCARD RKStatus rk_class_get_plugin(RKClassRef cls, RKPluginRef *out);
RK_EXTERN_C_END
#endif
