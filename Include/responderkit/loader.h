/**
 * @file loader.h
 * Loading plugins into a context, switching them off and on, and what follows from their faults. plugin.h is about
 * writing one.
 *
 * Loading is off until the host sets a policy. A file is checked before any of its code runs, in this order: its
 * folder, who could exchange it, its size, its digest if the policy lists digests, its ELF header and symbol, its
 * entry's magic, size and versions, and the libraries that it needs. Each check has a sentence of its own in
 * rk_last_error(). Then the dynamic linker loads it. Then the rest of the entry is checked, in memory, and `init` runs.
 *
 * **What runs before the last checks.** While the dynamic linker loads a file it runs code that no library can hold
 * back: resolvers of indirect functions (STT_GNU_IFUNC, R_*_IRELATIVE) and constructors, of the needed libraries first
 * and then of the plugin. So this code runs before the id, the version text and `init` are checked, and before the
 * context is known to have no plugin of that id. It has run even if the load is refused afterwards; destructors run
 * when the process ends. The policy decides whose code that may be: folders and digests.
 *
 * **What was checked is what is loaded.** The file is opened once and copied into memory without a name, which is
 * sealed: nothing can change these bytes any more. They are checked, and they are loaded. So a file may be written over
 * after it was loaded: the copy runs on, and the next load takes the new bytes as another plugin. The same bytes are
 * loaded once in a process, whatever the file's name. The copy of a loaded file stays until the process ends, and takes
 * memory of the file's size. Where memory cannot be sealed (no memfd_create, which Linux 3.17 brought, or a filter that
 * forbids it) the copy is a file in /dev/shm or /tmp that has lost its name and has no writer. The dynamic linker and
 * debuggers know the copy as /proc/self/fd/N, which is a link to "memfd:NAME.so".
 *
 * **Who could exchange it.** Neither the file nor any folder in which a name is looked up on the way to it may be
 * writable for others, or belong to a user other than root and the process's own. That includes the folders of every
 * symbolic link on the way. In a sticky folder, such as /tmp, links and files of the right owner are accepted.
 *
 * **What a plugin needs** (DT_NEEDED) and what that needs is checked before anything is loaded. A library that is
 * loaded already under its SONAME is taken as it is. Otherwise it is looked for in three places: the folders of
 * DT_RUNPATH or DT_RPATH; LD_LIBRARY_PATH and the system's folders; the dynamic linker's cache. A library from the
 * first place must lie in a folder of the policy, or in one of the second place. What is found in the other two places,
 * or in the RUNPATH of such a library, counts as the system's. Every library's SONAME must be the name that is needed,
 * and others must not be able to exchange it. One that is not the system's must have a listed digest, if the policy
 * lists digests, and is copied as the plugin is. The system's are loaded by their paths. DT_RUNPATH may name $ORIGIN,
 * the folder of the file, and folders of the policy and the system. Refused are a relative folder, a need that is a
 * path, a filter (DT_FILTER, DT_AUXILIARY) and more than 256 libraries.
 *
 * What plugins change, and in which order: each extension (rk_class_extend()) lies over the ones that came before, and
 * each can go alone, in any order.
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
    /** Whether files load that others could exchange (see the head): for tests on machines without other users. */
    bool allows_shared_files;
    /** Must be 0. */
    uint16_t reserved;
    /**
     * Absolute paths of the folders that plugins may lie in, themselves or in folders below. Their symbolic links are
     * resolved once, by rk_plugin_policy(). None: nothing loads.
     */
    const char *const *folders;
    /** Number of entries in `folders`, at most 256. */
    size_t folder_count;
    /** SHA-256 digests as 64 hexadecimal digits. With any of them only files that have one of them load. */
    const char *const *digests;
    /** Number of entries in `digests`, at most 65,536. */
    size_t digest_count;
    /**
     * Most seconds that one call of an override or action may take; more is a fault. 0: not measured. Measured on the
     * machine's clock, nested calls of the library included, by two readings a call. `init` and `deinit` are not
     * measured.
     */
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
    /**
     * It was switched off by rk_plugin_deactivate(), or its `init` refused when it was to become active again. Also
     * while `init` or `deinit` is running.
     */
    RKPluginStateInactive = 1,
    /** Its overrides were switched off after too many faults; its objects behave as their inherited classes. */
    RKPluginStateFaulted = 2
};

/** What an override, an action or another function of a plugin did wrong. */
RK_ENUM(RKPluginFault) {
    /** It returned an object that has been destroyed, or that is none. */
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
    /** It destroyed the object that it was asked about. */
    RKPluginFaultDestroyedReceiver = 6,
    /** It recursed until the depth limit or until no stack was left. */
    RKPluginFaultTooDeep = 7,
    /** It took longer than the budget; `point.x` of its trace record is the time in seconds. */
    RKPluginFaultTooSlow = 8,
    /**
     * It wrote to the host's table, which was restored. The table is compared after each call that asks nothing, after
     * at least every 32nd question, and before `init` and `deinit` get it.
     */
    RKPluginFaultWroteHostTable = 9,
    /** It reported an error of its own (RKHost.report). */
    RKPluginFaultReported = 10
};

/**
 * Allow plugins, or change what is allowed. Plugins that are loaded stay; the new budget and fault limit apply to them.
 *
 * @param policy NULL: nothing may be loaded any more, and the budget and the fault limit are the usual ones.
 * @return RKStatusOK; RKStatusInvalidArgument (a folder that is not absolute or does not exist, a digest that is none,
 *   a budget that is negative or not finite, `reserved` not 0, a NULL list with a count); RKStatusLimitReached (a
 *   count); RKStatusStructSize; RKStatusStructNewer; RKStatusNoMemory; RKStatusUnsupported in a build without plugins;
 *   or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_policy(RKContextRef context, const RKPluginPolicy *policy);

/**
 * Load a plugin and make it active.
 *
 * A load that fails leaves the context as it was. From the moment at which the dynamic linker has the file, the file
 * stays mapped, and what its constructors did stays done.
 * @param path absolute path, at most 4,096 bytes. Symbolic links are resolved before the policy's folders are compared.
 * @param out receives a borrowed handle; may be NULL.
 * @return RKStatusOK, or one of the following. Before any code of the file runs:
 *   RKStatusInvalidArgument (a path that is NULL, empty, relative or too long);
 *   RKStatusPluginPolicy (loading is off, the file is not in an allowed folder, others could exchange it, its digest is
 *   not listed, or one of these holds for a library that it needs, which rk_last_error() names);
 *   RKStatusPluginFile (it cannot be found or opened, is no regular file, or was moved or written to meanwhile);
 *   RKStatusLimitReached (a file of more than 268,435,456 bytes);
 *   RKStatusPluginFormat (no ELF shared object, a damaged one, another machine's, or without the symbol
 *   `responderkit_plugin`; or a library that it needs is damaged, or they are more than 256);
 *   RKStatusPluginEntry (the symbol's struct has a wrong magic or size, or `reserved` is not 0);
 *   RKStatusPluginVersion (another ABI major, or a newer minor);
 *   RKStatusPluginOpen (a library that it needs is nowhere, or cannot be read);
 *   RKStatusUnsupported (a build without plugins).
 *   After the dynamic linker was called:
 *   RKStatusPluginOpen (the dynamic linker refused: its words are in rk_last_error());
 *   RKStatusPluginFormat (the symbol in memory is another one than in the file);
 *   RKStatusPluginEntry (no id, no version, no `init`, or members that its version does not have);
 *   RKStatusAlreadyExists (a plugin with this id);
 *   RKStatusLimitReached (65,534 plugins);
 *   RKStatusPluginInit (`init` refused: its status is in rk_last_error()).
 *   At any time: RKStatusTooDeep, RKStatusNoMemory, or a handle error.
 * Ownership: plugins live as long as their context.
 * Re-entrancy: resolvers and constructors of the file and of what it needs, and `init`, run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load(RKContextRef context, const char *path, RKPluginRef *out);

/**
 * Load what the environment variable RESPONDERKIT_PLUGIN_PATH lists: files, and folders of which every file named *.so
 * is loaded in the order of the names. Names that begin with '.' are passed over.
 *
 * The entries are separated by ':'. A file that does not load is a diagnostic ("pluginNotLoaded"); the others follow.
 * A program with more rights than its user (setuid) does not read the variable.
 * @param count receives how many were loaded; may be NULL.
 * @return RKStatusOK (also when the variable is not set); RKStatusPluginPolicy if the policy does not allow it;
 *   RKStatusNoMemory; RKStatusUnsupported in a build without plugins; or a handle error.
 * Re-entrancy: as rk_plugin_load().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_load_environment(RKContextRef context, size_t *count);

/**
 * Make a plugin active that is part of the program: its entry is a variable of the host. No policy is needed.
 *
 * @param entry must stay valid as long as the context.
 * @param out receives a borrowed handle; may be NULL.
 * @return RKStatusOK; RKStatusPluginEntry, RKStatusPluginVersion, RKStatusPluginInit, RKStatusAlreadyExists,
 *   RKStatusLimitReached (65,534 plugins) or RKStatusNoMemory as rk_plugin_load(); RKStatusInvalidArgument (NULL);
 *   RKStatusUnsupported in a build without plugins; or a handle error.
 * Re-entrancy: `init` runs inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_register(RKContextRef context, const struct RKPluginEntry *entry,
                                                RKPluginRef *out);

/**
 * Switch a plugin off: its extensions are taken away, its class names are free again, the `drop` functions of its
 * classes are called, and then `deinit`. The file stays mapped.
 *
 * @return RKStatusOK (also when it is off already); RKStatusBusy while an object of one of its classes lives, a class
 *   of the host or another plugin inherits from one of them, an extension of the host or another plugin lies over one
 *   of them, one of its overrides is running, or its `init` or `deinit` is (rk_last_error() names what); or a handle
 *   error.
 * Re-entrancy: `deinit` and the `drop` functions of its classes run inside the call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_deactivate(RKPluginRef plugin);

/**
 * Switch a plugin on again: `init` is called anew, and faults are forgotten. Its extensions then lie over those of all
 * others. One that was switched off after faults is first switched off as by rk_plugin_deactivate().
 *
 * If `init` refuses, the plugin is RKPluginStateInactive. If `init` itself reaches the fault limit, the call succeeds
 * and the plugin is RKPluginStateFaulted.
 * @return RKStatusOK (also when it is active already); RKStatusPluginInit; RKStatusBusy while its `init` or `deinit` is
 *   running, and for one that was switched off after faults in all cases of rk_plugin_deactivate(); RKStatusNoMemory;
 *   or a handle error.
 * Re-entrancy: `init` runs inside the call; `deinit` and the `drop` functions of its classes, too, where it was
 *   switched off after faults.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_activate(RKPluginRef plugin);

/**
 * Read what a plugin is doing.
 *
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_state(RKPluginRef plugin, RKPluginState *out);

/**
 * Copy a plugin's id.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_id(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Copy a plugin's version.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_version(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Copy the resolved path a plugin was loaded from; empty for one that is part of the program.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_path(RKPluginRef plugin, char *buffer, size_t capacity, size_t *length);

/**
 * Read how often a plugin has been at fault since it became active, and what the last fault was.
 *
 * Each fault is a diagnostic ("pluginFault") and a trace record. The one that reaches the limit is followed by
 * "pluginSwitchedOff" and RKNotificationPluginWasSwitchedOff.
 * @param count receives the number; may be NULL.
 * @param last receives the last one, 0 if there was none; may be NULL.
 * @return RKStatusOK or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_get_faults(RKPluginRef plugin, uint64_t *count, RKPluginFault *last);

/**
 * List the plugins of a context in the order of loading, those included that are off.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return RKStatusOK, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_context_get_plugins(RKContextRef context, RKPluginRef *buffer, size_t capacity,
                                                    size_t *length);

/**
 * Find a plugin by its id.
 *
 * @param out receives a borrowed handle.
 * @return RKStatusOK, RKStatusNotFound, RKStatusInvalidArgument (NULL), or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_plugin_find(RKContextRef context, const char *id, RKPluginRef *out);

/**
 * Find the plugin that brought a class or an extension.
 *
 * @param out receives a borrowed handle; NULL for the library's own and the host's.
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_get_plugin(RKClassRef cls, RKPluginRef *out);

RK_EXTERN_C_END

#endif
