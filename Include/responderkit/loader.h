/**
 * @file loader.h
 * Loading plugins into a context, switching them off and on, and what to do about their faults. Writing one: plugin.h.
 *
 * Loading is off until the host sets a policy. A file is looked at before any of its code runs: where it lies, who may write to it, its size, its
 * digest if digests are asked for, its ELF header, its symbol, its entry's magic, size and versions, and what it needs; each stage has a status of its own.
 * After that the dynamic linker gets it, and the file's constructors run; then its entry is looked at once more, in memory, and `init` runs.
 *
 * **What was checked is what is loaded.** The file is opened once and copied into memory without a name, which is sealed: nothing can change these bytes
 * any more. They are checked, and they are loaded. So a file may be written over after it was loaded: the copy runs on, and the next load takes the new bytes
 * as another plugin. The same bytes are loaded once in a process, whatever the file's name. A copy stays for good, and takes memory of the file's size. Where
 * the kernel has no sealed memory (memfd_create, Linux 3.17) the copy is a file in /dev/shm or /tmp that has lost its name and has no writer. The dynamic
 * linker and debuggers know the copy as /proc/self/fd/N, which is a link to "memfd:NAME.so".
 *
 * **What a plugin needs** (DT_NEEDED) and what that needs falls under the same policy, and is looked at before anything is loaded. A library that is loaded already under its
 * SONAME is taken. Otherwise it is looked for in the folders of DT_RUNPATH or DT_RPATH, then in LD_LIBRARY_PATH and the system's folders, then in the
 * dynamic linker's cache. It must lie in a folder of the policy or in one that the dynamic linker searches by itself, nobody else may write to it or to the
 * folders above it, its digest must be listed if it is none of the system's, and its SONAME must be the name. DT_RUNPATH may name $ORIGIN, the plugin's
 * folder, and folders of the policy and the system; a relative folder, a need that is a path, and a filter are refused. Needed libraries of the policy's
 * folders are copied as the plugin is.
 *
 * What plugins change, and in which order: each extension (rk_class_extend()) lies over the ones that came before, and each can go alone, in any order.
 */
#ifndef RESPONDERKIT_LOADER_H
#define RESPONDERKIT_LOADER_H

#include "base.h"

RK_EXTERN_C_BEGIN

struct RKPluginEntry;

/** A plugin that a context has loaded; lives as long as the context. */
typedef struct RKPlugin *RKPluginRef;

/** What a host allows. Everything is copied. */
typedef struct RKPluginPolicy {
    /** sizeof(RKPluginPolicy); see RK_INIT. */
    uint32_t struct_size;
    /** Whether rk_plugin_load_environment() may read RESPONDERKIT_PLUGIN_PATH. */
    bool allows_environment;
    /** Whether files and folders may be writable by their group or by everybody, or belong to somebody who is neither root nor this process's user: for tests on machines without other users. */
    bool allows_shared_files;
    /** Must be 0. */
    uint16_t reserved;
    /** Absolute paths of the folders that plugins may lie in, themselves or in folders below; symbolic links are resolved. None: nothing loads. */
    const char *const *folders;
    /** Number of entries in `folders`, at most 256. */
    size_t folder_count;
    /** SHA-256 digests as 64 hexadecimal digits; with any of them only a file that has one of them loads. */
    const char *const *digests;
    /** Number of entries in `digests`, at most 65,536. */
    size_t digest_count;
    /** Most seconds that one call of an override may take; more is a fault. 0: not measured. Measured on the machine's clock, nested calls of the library included; two looks at the clock a call. */
    double budget;
    /** Faults after which a plugin's overrides are switched off; 0: 8. */
    uint32_t fault_limit;
    /** Must be 0. */
    uint32_t reserved2;
} RKPluginPolicy;

/** What a plugin is doing. */
RK_ENUM(RKPluginState) {
    /** Its classes and extensions work. */
    RKPluginStateActive = 0,
    /** It was switched off by rk_plugin_deactivate(), or its `init` refused. */
    RKPluginStateInactive = 1,
    /** Its overrides were switched off after too many faults; its objects behave as their inherited classes. */
    RKPluginStateFaulted = 2
};

/** What an override of a plugin did wrong. */
RK_ENUM(RKPluginFault) {
    /** It returned an object that has been destroyed, or that is none. */
    RKPluginFaultReturnedDeadObject = 1,
    /** It returned an object of another context or kind. */
    RKPluginFaultReturnedForeignObject = 2,
    /** It returned a bool that is neither 0 nor 1. */
    RKPluginFaultReturnedBadBool = 3,
    /** It returned a number or a point, size, rect or transform with NaN. */
    RKPluginFaultReturnedNaN = 4,
    /** A thread that does not own the context called the library while the override ran. */
    RKPluginFaultWrongThread = 5,
    /** It destroyed the object that it was asked about. */
    RKPluginFaultDestroyedReceiver = 6,
    /** It recursed until the depth limit or until no stack was left. */
    RKPluginFaultTooDeep = 7,
    /** It took longer than the budget; `point.x` of its trace record is the time in seconds. */
    RKPluginFaultTooSlow = 8,
    /** It wrote to the host's table, which was restored. Looked for after every 32nd question and every other call of a plugin, and before `init` and `deinit` get the table. */
    RKPluginFaultWroteHostTable = 9,
    /** It reported an error of its own (RKHost.report). */
    RKPluginFaultReported = 10
};

/**
 * Allow plugins, or change what is allowed. Plugins that are loaded stay.
 *
 * @param policy NULL: nothing may be loaded any more.
 * @return RKStatusOK; RKStatusInvalidArgument (a folder that is not absolute or does not exist, a digest that is none, a budget that is negative or not finite, `reserved` not 0,
 *   a NULL list with a count); RKStatusLimitReached (a count); RKStatusStructSize; RKStatusStructNewer; RKStatusNoMemory; RKStatusUnsupported in a build without plugins; or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_policy(RKContextRef context, const RKPluginPolicy *policy);

/**
 * Load a plugin and make it active.
 *
 * @param path absolute path, at most 4,096 bytes; symbolic links are resolved before the policy looks at it.
 * @param out receives a borrowed handle; may be NULL.
 * @return RKStatusOK; RKStatusInvalidArgument (a path that is NULL, empty or relative); RKStatusPluginPolicy (loading is off, or the file is not in an allowed folder, others may write to it or to its folder, its
 *   digest is not listed, or one of these holds for a library that it needs, which rk_last_error() names); RKStatusPluginFile (it cannot be opened, is no regular file, a dangling link, or was written to while it was read);
 *   RKStatusPluginFormat (no ELF shared object, another machine's, or without the symbol `responderkit_plugin`);
 *   RKStatusPluginOpen (a library that it needs is nowhere, or the dynamic linker refused: its words are in rk_last_error()); RKStatusPluginEntry (the symbol's struct has a wrong magic or size, no id, no version, or no `init`); RKStatusPluginVersion (another ABI major, or a newer minor);
 *   RKStatusPluginInit (`init` refused: its status is in rk_last_error()); RKStatusAlreadyExists (a plugin with this id); RKStatusLimitReached (65,534 plugins, a file of more than 268,435,456 bytes); RKStatusTooDeep; RKStatusNoMemory; RKStatusUnsupported; or a handle error.
 * Ownership: plugins live as long as their context.
 * Re-entrancy: constructors of the file and of what it needs, and `init`, run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load(RKContextRef context, const char *path, RKPluginRef *out);

/**
 * Load what the environment variable RESPONDERKIT_PLUGIN_PATH lists: files, and folders of which every file named *.so is loaded in the order of the names.
 *
 * The entries are separated by ':'. A file that does not load is a diagnostic ("pluginNotLoaded") and the others follow.
 * @param count receives how many were loaded; may be NULL.
 * @return RKStatusOK (also when the variable is not set); RKStatusPluginPolicy if the policy does not allow it; RKStatusNoMemory; RKStatusUnsupported; or a handle error.
 * Re-entrancy: as rk_plugin_load().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load_environment(RKContextRef context, size_t *count);

/**
 * Make a plugin active that is part of the program: its entry is a variable of the host. No policy is needed.
 *
 * @param entry must stay valid as long as the context. @param out receives a borrowed handle; may be NULL.
 * @return RKStatusOK; RKStatusPluginEntry, RKStatusPluginVersion, RKStatusPluginInit, RKStatusAlreadyExists, RKStatusLimitReached, RKStatusNoMemory as rk_plugin_load(); RKStatusInvalidArgument (NULL); or a handle error.
 * Re-entrancy: `init` runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_register(RKContextRef context, const struct RKPluginEntry *entry, RKPluginRef *out);

/**
 * Switch a plugin off: its extensions are taken away, its class names are free again, `deinit` is called. The file stays mapped.
 *
 * @return RKStatusOK (also when it is off already); RKStatusBusy while an object of one of its classes lives, or a class of somebody else inherits from one of them, or an extension of somebody else lies over one of them, or one of its
 *   overrides is running (rk_last_error() names what); or a handle error.
 * Re-entrancy: `deinit` and the `drop` functions of its classes run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_deactivate(RKPluginRef plugin);

/**
 * Switch a plugin on again: `init` is called anew; faults are forgotten. Its extensions then lie over those of all others.
 *
 * @return RKStatusOK (also when it is active already); RKStatusPluginInit; RKStatusBusy for one that was switched off after faults while objects of its classes live; RKStatusNoMemory; or a handle error.
 * Re-entrancy: `init` runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_activate(RKPluginRef plugin);

/** Read what a plugin is doing. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_state(RKPluginRef plugin, RKPluginState *out);
/** Copy a plugin's id. @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_id(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
/** Copy a plugin's version. @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_version(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
/** Copy the resolved path a plugin was loaded from; empty for one that is part of the program. @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_path(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);
/**
 * Read how often a plugin has been at fault since it became active, and what the last fault was.
 *
 * Each fault is a diagnostic ("pluginFault") and a trace record; the one that reaches the limit is followed by "pluginSwitchedOff" and RKNotificationPluginWasSwitchedOff.
 * @param count receives the number; may be NULL. @param last receives the last one, 0 if there was none; may be NULL.
 * @return RKStatusOK or a handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_faults(RKPluginRef plugin, uint64_t *count, RKPluginFault *last);
/** List the plugins of a context in the order of loading. @param buffer,capacity,length see "Texts and lists out" in base.h. @return RKStatusOK, RKStatusBufferTooSmall, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_context_get_plugins(RKContextRef context, RKPluginRef *buffer, size_t capacity, size_t *length);
/** Find a plugin by its id. @param out receives a borrowed handle. @return RKStatusOK, RKStatusNotFound, RKStatusInvalidArgument (NULL), or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_find(RKContextRef context, const char *id, RKPluginRef *out);
/** Find the plugin that brought a class or an extension. @param out receives a borrowed handle; NULL for the library's own and the host's. @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_class_get_plugin(RKClassRef cls, RKPluginRef *out);

RK_EXTERN_C_END

#endif
