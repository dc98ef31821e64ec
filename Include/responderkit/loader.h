/* SPDX-License-Identifier: MIT */
/**
 * @file loader.h Loading plugins into a context, deactivating and activating them, and the effect of their faults.
 *   plugin.h describes how to write one.
 *
 * Loading is off until the host sets a policy. A file is checked before any of its code runs, in this order:
 *
 * - its folder, and the permissions of the file and its folders;
 * - its size, and its digest if the policy lists digests;
 * - its ELF header and symbol;
 * - its entry's magic, size and versions;
 * - the libraries that it needs.
 *
 * Each failed check has its own sentence in rk_last_error(). Then the dynamic linker loads the file. Then the rest of
 * the entry is checked in memory, and `init` runs.
 *
 * **Code before the last checks.** The dynamic linker runs code of a file while it loads the file. This library cannot
 * prevent that. The code is of two kinds: constructors, and resolvers of indirect functions (STT_GNU_IFUNC,
 * R_*_IRELATIVE). The code of the needed libraries runs first, then the code of the plugin.
 *
 * Some checks need the loaded file, and so come after this code. They are the checks of the id, the version text and
 * `init`, and whether a plugin with the same id is loaded. If such a check fails, the plugin is refused, but the code
 * has run. Destructors run when the process ends. The policy's folders and digests limit which files can run such code.
 *
 * **The checked bytes are the loaded bytes.** The file is opened once and copied into unnamed memory, which is then
 * sealed against changes. The copy is checked and loaded. A file may therefore be overwritten after its load: the copy
 * stays in use, and the next load takes the new bytes as another plugin. Equal bytes are loaded once in a process,
 * whatever the file's name. The copy of a loaded file occupies memory of the file's size until the process ends. Memory
 * cannot be sealed before Linux 3.17, or where a filter forbids memfd_create. The copy is then a file in /dev/shm or
 * /tmp that is unlinked and open for reading only. For the dynamic linker and debuggers the copy is /proc/self/fd/N, a
 * link to "memfd:NAME.so".
 *
 * **Permissions.** The file, and every folder in which a part of its path is looked up, must belong to root or to the
 * process's own user. None of them may be writable for others. That includes the folders of every symbolic link on the
 * path. In a sticky folder, such as /tmp, links and files of these owners are accepted.
 *
 * **Needed libraries** (DT_NEEDED), direct and indirect, are checked before anything is loaded. A library that is
 * already loaded under its SONAME is used as it is. Otherwise it is searched in this order:
 *
 * - the folders of DT_RUNPATH or DT_RPATH. Such a library must be in a folder of the policy, of LD_LIBRARY_PATH or of
 *   the system;
 * - LD_LIBRARY_PATH and the system's folders;
 * - the dynamic linker's cache.
 *
 * Libraries that are found in the last two places count as the system's. So do those that they find through a
 * DT_RUNPATH of their own. The system's libraries are loaded by their paths. Any other library is copied like the
 * plugin, and its digest must be listed if the policy lists digests. Every library's SONAME must be the needed name,
 * and its permissions are checked like the plugin's. DT_RUNPATH may name $ORIGIN, the folder of the file, and folders
 * of the policy and the system. These are refused: a relative folder; a need that is a path; a filter (DT_FILTER,
 * DT_AUXILIARY); more than 256 libraries.
 *
 * **Order.** Each extension (rk_class_extend()) is layered above the earlier ones, and each can be removed alone, in
 * any order.
 */
#ifndef RESPONDERKIT_LOADER_H
#define RESPONDERKIT_LOADER_H

#include "base.h"

RK_EXTERN_C_BEGIN

struct RKPluginEntry;

/** A plugin that a context has loaded; lives as long as the context.
 *  Superclass: RKObject. */
typedef struct RKPlugin *RKPluginRef;

/** The host's policy for plugins. Everything is copied. */
typedef struct RKPluginPolicy {
    /** sizeof(RKPluginPolicy); see RK_INIT. */
    uint32_t struct_size;
    /** Whether rk_plugin_load_environment() may read RESPONDERKIT_PLUGIN_PATH. */
    bool allows_environment;
    /** Whether the check of permissions (above) is skipped; for tests on machines without other users. */
    bool allows_shared_files;
    /** Must be 0. */
    uint16_t reserved;
    /**
     * Absolute paths of the folders from which plugins may be loaded, folders below them included. Their symbolic links
     * are resolved once, by rk_plugin_policy(). Without folders nothing loads.
     */
    const char *const *RK_NULLABLE folders;
    /** Number of entries in `folders`, at most 256. */
    size_t folder_count;
    /** SHA-256 digests as 64 hexadecimal digits. If there are any, only files with one of them load. */
    const char *const *RK_NULLABLE digests;
    /** Number of entries in `digests`, at most 65,536. */
    size_t digest_count;
    /**
     * The greatest duration of one call of an override or action, in seconds; a longer call is a fault. 0: not
     * measured. The machine's clock is read twice per call; nested calls of the library count. `init` and `deinit` are
     * not measured.
     */
    double budget;
    /** The number of faults after which a plugin's overrides are switched off; 0 means 8. */
    uint32_t fault_limit;
    /** Must be 0. */
    uint32_t reserved2;
} RKPluginPolicy;

/** State of a plugin. */
RK_ENUM(RKPluginState) {
    /** Its classes and extensions work. */
    RKPluginStateActive = 0,
    /**
     * It was deactivated by rk_plugin_deactivate(), or its `init` failed when it was activated again. Also the state
     * while `init` or `deinit` is running.
     */
    RKPluginStateInactive = 1,
    /** Its overrides were switched off after too many faults; the inherited methods run instead. */
    RKPluginStateFaulted = 2
};

/** Fault of an override, an action or another function of a plugin. */
RK_ENUM(RKPluginFault) {
    /** It returned a handle of a destroyed object, or an invalid one. */
    RKPluginFaultReturnedDeadObject = 1,
    /** It returned an object of another context or kind. */
    RKPluginFaultReturnedForeignObject = 2,
    /** It returned a bool that is neither 0 nor 1. */
    RKPluginFaultReturnedBadBool = 3,
    /**
     * An action returned a point, size, rect or transform with NaN, or `will_end_dragging` left a target that is not
     * finite. A plain number may be NaN (invoke.h).
     */
    RKPluginFaultReturnedNaN = 4,
    /** A thread that does not own the context called the library while the override ran. */
    RKPluginFaultWrongThread = 5,
    /** It destroyed its receiver, in a method that returns a result. */
    RKPluginFaultDestroyedReceiver = 6,
    /** It recursed until the depth limit or until no stack was left. */
    RKPluginFaultTooDeep = 7,
    /** It took longer than the budget; `point.x` of its trace record is the time in seconds. */
    RKPluginFaultTooSlow = 8,
    /**
     * It wrote to the host's table, which was restored. The table is compared after each call without result, after at
     * least every 32nd call with one, and before `init` and `deinit`.
     */
    RKPluginFaultWroteHostTable = 9,
    /** It reported an error of its own (RKHost.report). */
    RKPluginFaultReported = 10
};

/**
 * Set the policy for plugins. Loaded plugins stay; the new budget and fault limit apply to them.
 *
 * @param policy NULL: no further plugin may be loaded, and the budget and the fault limit are the defaults.
 * @return also RKStatusInvalidArgument (a folder that is not absolute or does not exist, an invalid digest, a budget
 *   that is negative or not finite, a NULL list with a count); RKStatusLimitReached (a count); RKStatusNoMemory;
 *   RKStatusUnsupported in a build without plugins.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_policy(RKContextRef context, const RKPluginPolicy *RK_NULLABLE policy);

/**
 * Load a plugin and make it active.
 *
 * A load that fails leaves the context as it was. Once the dynamic linker has the file, it stays mapped, and the
 * effects of its constructors stay.
 *
 * @param path absolute path, at most 4,096 bytes. Symbolic links are resolved before the policy's folders are compared.
 * @param out receives a borrowed handle; may be NULL.
 * @return also the following. Before any code of the file runs: RKStatusInvalidArgument (a path that is NULL, empty,
 *   relative or too long); RKStatusPluginPolicy (loading is off, or the file's folder, permissions or digest do not
 *   match the policy, or those of a needed library, which rk_last_error() names); RKStatusPluginFile (it cannot be
 *   found or opened, is not a regular file, or was moved or written to meanwhile); RKStatusLimitReached (a file of more
 *   than 268,435,456 bytes); RKStatusPluginFormat (not an ELF shared object, damaged, for another machine, or without
 *   the symbol `responderkit_plugin`; or a needed library is damaged, or there are more than 256); RKStatusPluginEntry
 *   (the symbol's struct has a wrong magic or size, or `reserved` is not 0); RKStatusPluginVersion (another ABI major,
 *   or a newer minor); RKStatusPluginOpen (a needed library cannot be found or read); RKStatusUnsupported (a build
 *   without plugins). After the dynamic linker was called: RKStatusPluginOpen (the dynamic linker refused:
 *   rk_last_error() has its message); RKStatusPluginFormat (the symbol in memory differs from the one in the file);
 *   RKStatusPluginEntry (no id, no version, no `init`, or members that its version does not have);
 *   RKStatusAlreadyExists (a plugin with this id); RKStatusLimitReached (65,534 plugins); RKStatusPluginInit (`init`
 *   failed: rk_last_error() has its status). At any time: RKStatusTooDeep, RKStatusNoMemory.
 * Ownership: plugins live as long as their context.
 * Re-entrancy: resolvers and constructors of the file and of needed libraries, and `init`, run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load(RKContextRef context, const char *path, RKPluginRef *RK_NULLABLE out);

/**
 * Load what the environment variable RESPONDERKIT_PLUGIN_PATH lists: files and folders. Of a folder every file named
 * *.so is loaded, in the order of the names; names that begin with '.' are skipped.
 *
 * The entries are separated by ':'. A file that does not load raises a diagnostic ("pluginNotLoaded"); the next one
 * follows. A program with more rights than its user (setuid) does not read the variable.
 *
 * @param count receives how many were loaded; may be NULL.
 * @return RKStatusOK (also when the variable is not set); also RKStatusPluginPolicy if the policy does not allow it;
 *   RKStatusNoMemory; RKStatusUnsupported in a build without plugins.
 * Re-entrancy: as rk_plugin_load().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load_environment(RKContextRef context, size_t *RK_NULLABLE count);

/**
 * Activate a plugin that is part of the program: its entry is a variable of the host. No policy is needed.
 *
 * @param entry must stay valid as long as the context.
 * @param out receives a borrowed handle; may be NULL.
 * @return also RKStatusPluginEntry, RKStatusPluginVersion, RKStatusPluginInit, RKStatusAlreadyExists,
 *   RKStatusLimitReached (65,534 plugins) or RKStatusNoMemory as rk_plugin_load(); RKStatusUnsupported in a build
 *   without plugins.
 * Re-entrancy: `init` runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_register(RKContextRef context, const struct RKPluginEntry *entry,
    RKPluginRef *RK_NULLABLE out);

/**
 * Deactivate a plugin. Its extensions are removed, and its class names are free again. The `drop` functions of its
 * classes are called, then `deinit`. The file stays mapped.
 *
 * @return RKStatusOK (also for an inactive plugin); also RKStatusBusy, and rk_last_error() names the cause: an object
 *   of one of its classes is alive; a class of the host or of another plugin inherits from one of its classes; an
 *   extension of the host or of another plugin is layered over one of its classes; one of its overrides, its `init` or
 *   its `deinit` is running.
 * Re-entrancy: `deinit` and the `drop` functions of its classes run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_deactivate(RKPluginRef plugin);

/**
 * Activate a plugin again: `init` is called, and the count of faults is 0. Its extensions are then the top layers. A
 * plugin that was switched off after faults is first deactivated as by rk_plugin_deactivate().
 *
 * If `init` fails, the plugin is RKPluginStateInactive. If `init` itself reaches the fault limit, the call succeeds and
 * the plugin is RKPluginStateFaulted.
 *
 * @return RKStatusOK (also for an active plugin); also RKStatusPluginInit; RKStatusBusy (its `init` or `deinit` is
 *   running; after faults also the cases of rk_plugin_deactivate()); RKStatusNoMemory.
 * Re-entrancy: `init` runs inside the call, after faults also `deinit` and the `drop` functions of its classes.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_activate(RKPluginRef plugin);

/** Read a plugin's state.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_state(RKPluginRef plugin, RKPluginState *out);

/**
 * Copy a plugin's id.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_id(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Copy a plugin's version.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_version(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Copy the resolved path a plugin was loaded from; empty for one that is part of the program.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_path(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Read the number of a plugin's faults since it became active, and the last one.
 *
 * Each fault is a diagnostic ("pluginFault") and a trace record. The one that reaches the limit is followed by
 * "pluginSwitchedOff" and RKNotificationPluginWasSwitchedOff.
 *
 * @param count receives the number; may be NULL.
 * @param last receives the last one, 0 if there was none; may be NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_faults(RKPluginRef plugin, uint64_t *RK_NULLABLE count,
    RKPluginFault *RK_NULLABLE last);

/**
 * List the plugins of a context in the order of loading, including those that are off.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_plugins(RKContextRef context, RKPluginRef *buffer, size_t capacity,
                                                    size_t *length);

/**
 * Find a plugin by its id.
 *
 * @param out receives a borrowed handle.
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_find(RKContextRef context, const char *id, RKPluginRef *out);

/**
 * Find the plugin that defined a class or an extension.
 *
 * @param out receives a borrowed handle; NULL for the library's own and the host's.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_get_plugin(RKClassRef cls, RKPluginRef RK_NULLABLE *out);

RK_EXTERN_C_END

#endif
