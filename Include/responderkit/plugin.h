/* SPDX-License-Identifier: MIT */
/**
 * @file plugin.h
 * Writing a plugin: a shared object that a running host loads, which adds classes or changes methods of existing ones.
 *
 * A plugin includes this header only, and does not link the library. It calls the functions of the other headers,
 * except those of loader.h, by their own names. In a plugin these names are macros for entries of a table that the host
 * provides (RKFunctions in functions.h).
 *
 * A plugin exports one symbol, `responderkit_plugin`, which RK_PLUGIN() defines. The symbol is data: an RKPluginEntry.
 * So the library can read the versions in the file, before any code of the plugin runs. The numbers of the entry, up to
 * `reserved`, must therefore be constants in the file. The dynamic linker fills in the addresses.
 *
 * Loading has three steps. The library checks the numbers in the file. Then the dynamic linker runs constructors and
 * resolvers of indirect functions, of the file and of the libraries that it needs. Then the library checks the rest of
 * the entry, and calls `init`.
 *
 * @code
 * #include <responderkit/plugin.h>
 * #include <stdlib.h>
 *
 * static bool point_inside(RKViewRef self, RKPoint point, RKEventRef event, void *userdata) {
 *     const RKClassRef *extension = userdata; // each context has its own
 *     bool inside = false;
 *     if (rk_super_point_inside(*extension, self, point, event, &inside) != RKStatusOK) return false;
 *     return inside && point.x >= point.y;
 * }
 *
 * static RKStatus init(const RKHost *host, void **data) {
 *     RKViewMethods methods = RK_INIT(RKViewMethods);
 *     RKClassDesc desc = RK_INIT(RKClassDesc);
 *     RKClassRef *extension = malloc(sizeof *extension);
 *     RKStatus status;
 *     (void)data;
 *     if (!extension) return RKStatusNoMemory;
 *     methods.point_inside = point_inside;
 *     desc.view_methods = &methods;
 *     desc.userdata = extension;
 *     desc.drop = free;
 *     status = host->extend_class(host, "Button", &desc, extension);
 *     if (status != RKStatusOK) free(extension); // drop is not called then
 *     return status;
 * }
 *
 * RK_PLUGIN("org.example.half-button", "1.0.0", init, NULL)
 * @endcode
 *
 *     cc -shared -fPIC -fvisibility=hidden $(pkg-config --cflags responderkit) -o half-button.so half-button.c
 *
 * **One file, several contexts.** `init` runs once for each context that loads the plugin, and again at each
 * activation. Static variables are shared by all contexts: keep the data of one context in `*data` and pass it as
 * `userdata` of the classes. `host` stays valid until after `deinit`.
 *
 * **Versions.** The library accepts a plugin whose `abi_major` equals its own and whose `abi_minor` is at most its own.
 * Structs contain their size, so from 1.0 on an older plugin runs with a newer library. Before 1.0 a new minor may
 * break an older plugin: build it again. A plugin that runs with an older library, too, defines RK_PLUGIN_ABI_MINOR as
 * the older minor before it includes this header. It calls a newer function only where RK_HAS_FUNCTION() is true.
 *
 * **Several files.** In C each file of a plugin has a pointer of its own to the table of functions. RK_PLUGIN() sets
 * the pointer of its file before `init` runs; in the other files it is NULL at first. Give each other file a function
 * that calls RK_PLUGIN_LINK_(host), and call that function first in `init`. RK_PLUGIN_LINK_() is false if the host has
 * no table. In C++, with plugin.hpp, all files have one pointer.
 *
 * **Faults.** The library checks the results of a plugin's overrides. These results are faults: a destroyed object; an
 * object of another context or kind; a bool that is neither 0 nor 1; a structure with NaN. These are faults, too: a
 * call from another thread; destroying the receiver inside a method that returns a result; recursion without end; more
 * time than the budget; writing to the host's table. A fault is reported with the plugin's id, and the inherited method
 * is called instead (SPEC 307). After too many faults the plugin is switched off (loader.h).
 *
 * No exception may leave a function of a plugin. Code of a plugin is never unmapped.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
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
#include "text.h"
#include "motion.h"
#include "press.h"
#include "scroll.h"
#include "runloop.h"
#include "trace.h"
#include "audit.h"
#include "functions.h"

RK_EXTERN_C_BEGIN

/** Magic number of a plugin's entry: the bytes "RKPL" in memory order of a little-endian machine. */
#define RK_PLUGIN_MAGIC 0x4C504B52u

/** Id of the extension that is a `const RKFunctions *`: every function of the library. */
#define RK_EXTENSION_FUNCTIONS "responderkit.functions/1"

/** Severity of a report to the host. */
RK_ENUM(RKPluginSeverity) {
    /** Information. */
    RKPluginSeverityInfo = 0,
    /** A possible error. */
    RKPluginSeverityWarning = 1,
    /** An error: counts as a fault of the plugin. */
    RKPluginSeverityError = 2
};

/**
 * The host's functions for a plugin: one table for each plugin and context. A plugin that writes to it commits a fault
 * (loader.h), and the table is restored. RKFunctions is in read-only memory. Newer versions append.
 */
typedef struct RKHost {
    /** Size of the library's table; check it before using a later member. */
    uint32_t struct_size;
    /** Version of the library's binary interface: RK_ABI_MAJOR. */
    uint16_t abi_major;
    /** RK_ABI_MINOR. */
    uint16_t abi_minor;
    /** Version of the library, such as "0.1.0". */
    const char *library_version;
    /** The context that loads the plugin. */
    RKContextRef context;
    /** The resolved path of the plugin's file; "" for one that was registered by the program itself. */
    const char *path;
    /** For the library's own use. */
    const void *host_data;
    /**
     * Find a table of functions that the host provides, an *extension* of the host, by its id and revision. It has
     * nothing to do with extensions of classes (rk_class_extend()).
     *
     * @param id such as RK_EXTENSION_FUNCTIONS.
     * @return NULL for an unknown id, for NULL, and where the system has no memory for the table.
     * Thread: [any]
     */
    const void *(*get_extension)(const struct RKHost *host, const char *id);
    /**
     * rk_class_define() in the plugin's name.
     *
     * @return as there; RKStatusInvalidArgument (`host` is not the plugin's table); RKStatusBusy once the plugin is
     *   switched off.
     * Thread: [main]
     */
    RKStatus (*register_class)(const struct RKHost *host, const RKClassDesc *desc, RKClassRef *out);
    /**
     * rk_class_extend() in the plugin's name: methods layered over an existing class, found by name.
     *
     * @return as rk_class_extend(); also RKStatusNotFound (no class of this name); RKStatusInvalidArgument (`host` is
     *   not the plugin's table); RKStatusBusy once the plugin is switched off.
     * Thread: [main]
     */
    RKStatus (*extend_class)(const struct RKHost *host, const char *class_name, const RKClassDesc *desc,
                             RKClassRef *out);
    /**
     * Report something to the host in the plugin's name: a diagnostic ("pluginReport").
     *
     * @param text UTF-8, one sentence, valid during the call.
     * @return also RKStatusInvalidArgument (`host` is not the plugin's table, an unknown severity).
     * Re-entrancy: the diagnostic handler runs inside the call.
     * Thread: [main]
     */
    RKStatus (*report)(const struct RKHost *host, RKPluginSeverity severity, const char *text);
} RKHost;

/** A plugin's identity, version and functions. */
typedef struct RKPluginEntry {
    /** sizeof(RKPluginEntry) of the header that the plugin was built with. */
    uint32_t struct_size;
    /** RK_PLUGIN_MAGIC. */
    uint32_t magic;
    /** RK_ABI_MAJOR of the header that the plugin was built with. */
    uint16_t abi_major;
    /** RK_ABI_MINOR of it. */
    uint16_t abi_minor;
    /** Must be 0. */
    uint32_t reserved;
    /** Reverse domain name, 1 to 255 bytes of letters, digits, '.', '-' and '_'. A context loads one plugin of an
     *  id. */
    const char *id;
    /** The plugin's version, such as "1.0.0"; 1 to 255 bytes without control characters. */
    const char *version;
    /**
     * Register classes and extensions. Called once each time the plugin becomes active in a context.
     *
     * @param host valid until after `deinit`.
     * @param data receives the plugin's data for this context, passed to `deinit`. It starts as NULL.
     * @return RKStatusOK, or an error: then all registrations are removed, and `deinit` is not called.
     * Thread: [callback]
     */
    RKStatus (*init)(const RKHost *host, void **data);
    /**
     * Free what `init` made. When it is called, the plugin's classes have no instances, its extensions are removed, and
     * the `drop` functions of its classes have run. May be NULL.
     *
     * Thread: [callback]
     */
    void (*RK_NULLABLE deinit)(const RKHost *host, void *data);
} RKPluginEntry;

RK_EXTERN_C_END

/* What the entry declares. A plugin may define an older one before it includes this header. */
#if !defined(RK_PLUGIN_ABI_MINOR)
#  define RK_PLUGIN_ABI_MINOR RK_ABI_MINOR
#endif

/* In a program that links the library (the umbrella header, or RK_LINKED) the names are the functions themselves. */
#if defined(__swift__)
#  if defined(RK_SWIFT_PLUGIN)
RK_EXTERN_C_BEGIN
/* For a plugin in Swift. It imports this header with -import-objc-header. It defines RK_SWIFT_PLUGIN as two string
 * literals with a comma between them: its id and its version. It implements the two functions below with
 * `@c @implementation`. */
/** The plugin's RKPluginEntry.init. */
__attribute__((visibility("hidden"))) RKStatus responderkit_plugin_init(const RKHost *host, void **data);
/** The plugin's RKPluginEntry.deinit; may be missing. */
__attribute__((weak, visibility("hidden"))) void responderkit_plugin_deinit(const RKHost *host, void *data);
extern const RKPluginEntry responderkit_plugin;
/* Weak, because each of a plugin's Swift files may bring it. */
__attribute__((weak, visibility("default"))) const RKPluginEntry responderkit_plugin = {
    (uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_PLUGIN_ABI_MINOR, 0, RK_SWIFT_PLUGIN,
    responderkit_plugin_init, responderkit_plugin_deinit};
/** The library's functions. A plugin in Swift must call this function. Swift emits `responderkit_plugin` only if some
 *  code mentions it, and this function does. */
static inline const RKFunctions *responderkit_functions(const RKHost *host) {
    return responderkit_plugin.magic == RK_PLUGIN_MAGIC ? (const RKFunctions *)host->get_extension(host,
        RK_EXTENSION_FUNCTIONS) : NULL;
}
RK_EXTERN_C_END
#  endif
#elif !defined(RESPONDERKIT_H) && !defined(RK_LINKED)
#  include "functions_by_name.h"
/** Whether the library that runs has a function, by its name without the prefix: RK_HAS_FUNCTION(view_hit_test). */
#  define RK_HAS_FUNCTION(name) \
     (offsetof(RKFunctions, name) + sizeof(rk_functions->name) <= rk_functions->struct_size && \
      rk_functions->name != NULL)
#  define RK_PLUGIN_LINK_(host) \
     (rk_functions = RK_CAST_(const RKFunctions *, (host)->get_extension((host), RK_EXTENSION_FUNCTIONS)), \
      rk_functions != NULL)
#else
#  define RK_PLUGIN_LINK_(host) ((void)(host), true)
#endif

#if defined(__cplusplus)
#  define RK_PLUGIN_EXPORT_ \
     extern "C" RK_API const RKPluginEntry responderkit_plugin; \
     const RKPluginEntry responderkit_plugin
#else
#  define RK_PLUGIN_EXPORT_ \
     extern RK_API const RKPluginEntry responderkit_plugin; \
     const RKPluginEntry responderkit_plugin
#endif

/**
 * Define the plugin's one symbol. Once, at file scope, in a file that includes plugin.h.
 *
 * @param id_,version_ string literals; see RKPluginEntry.
 * @param init_ the plugin's function.
 * @param deinit_ the plugin's function or NULL.
 */
#define RK_PLUGIN(id_, version_, init_, deinit_) \
    static RKStatus responderkit_plugin_init_(const RKHost *host, void **data) { \
        return RK_PLUGIN_LINK_(host) ? init_(host, data) : RKStatusUnsupported; \
    } \
    RK_PLUGIN_EXPORT_ = {(uint32_t)sizeof(RKPluginEntry), RK_PLUGIN_MAGIC, RK_ABI_MAJOR, RK_PLUGIN_ABI_MINOR, 0, \
                         id_, version_, responderkit_plugin_init_, deinit_};

#endif
