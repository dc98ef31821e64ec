#ifndef RESPONDERKIT_PLUGIN_H
#define RESPONDERKIT_PLUGIN_H
#include "base.h"
#include "version.h"
#include "geometry.h"
#include "class.h"
#include "context.h"
#include "responder.h"
#include "view.h"
#include "window.h"
#include "controller.h"
#include "application.h"
#include "event.h"
#include "action.h"
#include "invoke.h"
#include "gesture.h"
#include "control.h"
#include "runloop.h"
#include "trace.h"
#include "functions.h"
RK_EXTERN_C_BEGIN
#define RK_PLUGIN_MAGIC 0x4C504B52u
#define RK_EXTENSION_FUNCTIONS "responderkit.functions/1"
RK_ENUM(RKPluginSeverity) {
    RKPluginSeverityInfo = 0,
    RKPluginSeverityWarning = 1,
    RKPluginSeverityError = 2
};
typedef struct RKHost {
    uint32_t struct_size;
    uint16_t abi_major, abi_minor;
    const char *library_version;
    RKContextRef context;
    const char *path;
    const void *host_data;
    const void *(*get_extension)(const struct RKHost *host, const char *id);
    RKStatus (*register_class)(const struct RKHost *host, const RKClassDesc *desc, RKClassRef *out);
    RKStatus (*extend_class)(const struct RKHost *host, const char *class_name, const RKClassDesc *desc, RKClassRef *out);
    RKStatus (*report)(const struct RKHost *host, RKPluginSeverity severity, const char *text);
} RKHost;
typedef struct RKPluginEntry {
    uint32_t struct_size;
    uint32_t magic;
    uint16_t abi_major, abi_minor;
    uint32_t reserved;
    const char *id;
    const char *version;
    RKStatus (*init)(const RKHost *host, void **data);
    void (*deinit)(const RKHost *host, void *data);
} RKPluginEntry;
RK_EXTERN_C_END
#if defined(__swift__)
#  if defined(RK_SWIFT_PLUGIN)
RK_EXTERN_C_BEGIN
__attribute__((visibility("hidden"))) RKStatus responderkit_plugin_init(const RKHost *host, void **data);
__attribute__((weak, visibility("hidden"))) void responderkit_plugin_deinit(const RKHost *host, void *data);
extern const RKPluginEntry responderkit_plugin;
__attribute__((weak, visibility("default"))) const RKPluginEntry responderkit_plugin = {
    (uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, RK_SWIFT_PLUGIN, responderkit_plugin_init, responderkit_plugin_deinit};
static inline const RKFunctions *responderkit_functions(const RKHost *host) {
    return responderkit_plugin.magic == RK_PLUGIN_MAGIC ? (const RKFunctions *)host->get_extension(host, RK_EXTENSION_FUNCTIONS) : NULL;
}
RK_EXTERN_C_END
#  endif
#elif !defined(RESPONDERKIT_H) && !defined(RK_LINKED)
#  include "functions_by_name.h"
#  define RK_HAS_FUNCTION(name) \
     (offsetof(RKFunctions, name) + sizeof(rk_functions->name) <= rk_functions->struct_size && rk_functions->name != NULL)
#  define RK_PLUGIN_LINK_(host) (rk_functions = RK_CAST_(const RKFunctions *, (host)->get_extension((host), RK_EXTENSION_FUNCTIONS)), rk_functions != NULL)
#else
#  define RK_PLUGIN_LINK_(host) ((void)(host), true)
#endif
#if defined(__cplusplus)
#  define RK_PLUGIN_EXPORT_ extern "C" RK_API const RKPluginEntry responderkit_plugin; const RKPluginEntry responderkit_plugin
#else
#  define RK_PLUGIN_EXPORT_ extern RK_API const RKPluginEntry responderkit_plugin; const RKPluginEntry responderkit_plugin
#endif
#define RK_PLUGIN(id_, version_, init_, deinit_) \
    static RKStatus responderkit_plugin_init_(const RKHost *host, void **data) { return RK_PLUGIN_LINK_(host) ? init_(host, data) : RKStatusUnsupported; } \
    RK_PLUGIN_EXPORT_ = {(uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_ABI_MINOR, 0, id_, version_, responderkit_plugin_init_, deinit_};
#endif
