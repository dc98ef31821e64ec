/* SPDX-License-Identifier: MIT */
/**
 * @file base.h
 * What every other header builds on: handles, statuses, reference counts, and the conventions of all functions.
 *
 * **Rules.** `SPEC n` is rule n of Behaviour.md, a page of the documentation (in the repository:
 * Sources/ResponderKit/ResponderKit.docc/Behaviour.md).
 *
 * **Units.** Lengths are points. Times are seconds of the host's monotonic clock. Angles are radians. Degrees are used
 * in two constants, RKConfigRotationActivation and RKConfigRotationHysteresis, and in measures of the trace and of
 * explanations. y grows downwards.
 *
 * **Handles.** A handle names an object. It is an opaque, typed pointer value that packs context, generation and index;
 * it is never an address. NULL means "none". The library recognises wrong handles: of a destroyed object, of another
 * kind or context, and random bits. The call then returns a status and cannot crash. A window is a view, and a view is
 * a responder. So a handle may be cast to the handle type of a superclass: RK_VIEW(window), RK_RESPONDER(view). The
 * library checks the object's kind, whatever the C type is.
 *
 * **Statuses.** Functions that can fail return RKStatus: RKStatusOK (0) or a negative error. A call that fails changes
 * nothing and leaves `out` parameters untouched, unless its comment states otherwise. rk_last_error() then returns one
 * sentence that names the argument, its value and the remedy.
 *
 * **Usual errors.** Every function that returns RKStatus returns RKStatusOK or one of these. `@return also` in a
 * function's comment names the further statuses that it returns; without `@return` there are none.
 * - RKStatusInvalidArgument: NULL for a handle or pointer whose comment does not allow NULL; a value that its `@param`
 *   excludes; a `reserved` field that is not 0; in an `rk_super_` function, a receiver that is not an instance of
 *   `cls`.
 * - RKStatusInvalidHandle: a value that never was a handle.
 * - RKStatusStaleHandle: the object has been destroyed.
 * - RKStatusWrongKind: an object of another kind.
 * - RKStatusWrongContext: an object of another context.
 * - RKStatusWrongThread: called from a thread that does not own the context; not from `[any]` functions.
 * - RKStatusStructSize and RKStatusStructNewer, of a function that takes a struct with `struct_size`.
 * - RKStatusBufferTooSmall, of a function with `buffer`, `capacity` and `length`.
 * - RKStatusTooDeep: see Depth. RKStatusBusy: see the last three paragraphs.
 *
 * **Tags.** `Thread:` names where a function may be called. `[main]`: only on the thread that created the context.
 * `[any]`: on any thread, at the same time as anything else. `[callback]`: the library calls it, on the context's
 * thread, inside a call of the host. `Re-entrancy:` names the callbacks that run inside the call. Every `[main]`
 * function may be called from inside callbacks, unless its comment forbids it. `Cost:` names what the time of a call
 * grows with. `@since` names the first version of the library with the function.
 *
 * **Ownership.** A `_create` function returns one reference that belongs to the caller; rk_release() gives it back.
 * Two functions differ: rk_context_destroy() ends a context, and rk_application_create() returns a borrowed handle,
 * because the context owns its application. The tree retains what it holds: a superview its subviews, a view its
 * gesture recognisers, a window its root view controller. A view controller retains its view, its children and the
 * controller that it presents. All other links (superview, window, delegate, next responder, a touch's view) are weak.
 * They read as NULL once their object has ended. Handles in `out` parameters are borrowed unless the comment names an
 * owner. No function returns memory that the caller must free: texts and lists are copied into the caller's buffers.
 *
 * **Texts and lists out.** `(buffer, capacity, length)`: the full length is always stored in `*length` if `length` is
 * not NULL. For texts `capacity` counts the final NUL, and `*length` does not: a text fits if `capacity` is at least
 * `*length` + 1. With `buffer` NULL and `capacity` 0 the call only reads the length and succeeds. A buffer that is too
 * small gives RKStatusBufferTooSmall and is left untouched. Names and texts are returned byte for byte. Sentences,
 * descriptions and diagnostics have escapes such as `\u{202e}` for control characters and for characters that change
 * the direction of text.
 *
 * **Callbacks** must return normally: no C++ exception, longjmp() or pthread_exit() may leave one. The library has no
 * tables for unwinding, so an exception ends the program there. Every callback has a `userdata`, passed as its last
 * argument. A `drop` is called exactly once with it, on the context's thread: when the callback is replaced or removed,
 * or its object ends. `drop` may be NULL. It is not called if the function that takes it fails.
 *
 * **Depth.** Every function that may call the host first measures the stack. With less than 64 KiB left (a quarter of a
 * small stack) it returns RKStatusTooDeep and changes nothing. So an endless recursion of callbacks ends in a status
 * (SPEC 351).
 *
 * **RKStatusBusy while a context ends.** From the first callback of rk_context_destroy() to the last, four groups of
 * functions return RKStatusBusy (SPEC 348). Posting succeeds, and what was posted is dropped.
 * - Input and time: rk_context_send_touches(), _send_touch_stream(), _send_estimation_updates(), _send_pointer(),
 *   _send_scroll(), _send_transform(), _send_presses(), _send_motion(), _send_remote_control(), _insert_text(),
 *   _delete_backward(), _cancel_all_touches(), _cancel_all_presses(), _advance(), _drain();
 *   rk_application_send_event(), rk_run_loop_run_once(), rk_run_loop_run().
 * - Making objects: every `_create` function (only rk_context_create() differs); also rk_view_create_many(),
 *   rk_context_add_timer(), rk_scroll_view_flash_scroll_indicators(), rk_super_load_view(); also what must load a
 *   controller's view: rk_view_controller_get_view(), rk_view_controller_present(),
 *   rk_view_controller_begin_appearance_transition(), rk_navigation_controller_push(),
 *   rk_navigation_controller_pop(), rk_navigation_controller_pop_to_root(), rk_window_set_root_view_controller().
 * - Definitions: rk_class_define(), rk_class_extend(), rk_class_add_action(), rk_object_set_class(),
 *   rk_plugin_register(), rk_plugin_load(), rk_plugin_load_environment(), rk_plugin_activate(), and register_class and
 *   extend_class of RKHost.
 * - Storing callbacks: rk_control_add_action(), rk_control_add_target(), rk_gesture_recognizer_add_action(),
 *   rk_gesture_recognizer_add_target(), rk_gesture_recognizer_set_delegate(), rk_scroll_view_set_delegate(),
 *   rk_text_field_set_delegate(), rk_responder_add_key_command(), rk_object_set_userdata() with a `drop`,
 *   rk_context_set_diagnostic_handler(), rk_context_set_notification_handler() and rk_context_set_observer() with a
 *   function or a `drop`, rk_recorder_start().
 *
 * **RKStatusBusy while an object ends.** When the last reference to an object is gone, its last callbacks run. During
 * these, functions that would link something to it return RKStatusBusy:
 * - adding subviews (rk_view_add_subview(), the rk_view_insert_subview functions, rk_view_create_many()), recognisers,
 *   actions, targets, delegates and key commands; rk_object_set_class();
 * - setting views, children, root and presented controllers: rk_view_controller_set_view(),
 *   rk_view_controller_add_child(), rk_view_controller_present(), rk_navigation_controller_push(),
 *   rk_navigation_controller_create() with such a root, rk_window_set_root_view_controller();
 * - rk_view_controller_begin_appearance_transition() and rk_view_controller_end_appearance_transition().
 *
 * **RKStatusBusy after a callback.** Functions that move views call the host before the move is made. That callback may
 * destroy one of the objects, move it elsewhere or form a cycle. Then the move is not made, and the function returns
 * RKStatusBusy. Changes that the callback made stay.
 */
#ifndef RESPONDERKIT_BASE_H
#define RESPONDERKIT_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Every declaration stands between these two. clang's warning about RK_ENUM's extension, which has a name of its own
 * before clang 15, is silenced there and nowhere else. */
#if defined(__clang__)
#  define RK_QUIET_BEGIN_ _Pragma("clang diagnostic push") \
     _Pragma("clang diagnostic ignored \"-Wunknown-warning-option\"") \
     _Pragma("clang diagnostic ignored \"-Wc23-extensions\"") _Pragma("clang diagnostic ignored \"-Wc2x-extensions\"") \
     _Pragma("clang diagnostic ignored \"-Wmicrosoft-fixed-enum\"") \
     _Pragma("clang diagnostic ignored \"-Wfixed-enum-extension\"")
#  define RK_QUIET_END_ _Pragma("clang diagnostic pop")
#else
#  define RK_QUIET_BEGIN_
#  define RK_QUIET_END_
#endif
#if defined(__cplusplus)
#  define RK_EXTERN_C_BEGIN RK_QUIET_BEGIN_ extern "C" {
#  define RK_EXTERN_C_END } RK_QUIET_END_
#else
#  define RK_EXTERN_C_BEGIN RK_QUIET_BEGIN_
#  define RK_EXTERN_C_END RK_QUIET_END_
#endif

#if defined(__GNUC__) || defined(__clang__)
#  define RK_API __attribute__((visibility("default")))
#  define RK_NODISCARD __attribute__((warn_unused_result))
#else
#  define RK_API
#  define RK_NODISCARD
#endif

/* What C's types leave open. Compilers see nothing of it; api.json has it for bindings. */
#if defined(RK_DESCRIBES_INTERFACE)
#  define RK_NULLABLE _Nullable
#  define RK_OWNED __attribute__((annotate("owned")))
#else
/** After a handle, pointer or function: it may be NULL. Without it NULL is refused, except for what may be NULL
 *  everywhere: `userdata`, `drop`, `buffer`, `length`, and the functions of method tables and delegates. */
#  define RK_NULLABLE
/** Before an `out` parameter: the handle that it receives brings a reference, which belongs to the caller. */
#  define RK_OWNED
#endif

/* A 32-bit enum, and a mask of 32 bits, in every dialect. clang (and so Swift) accepts the fixed underlying type in C
 * as an extension. In C++ a mask is a plain uint32_t, so that `A | B` can be passed. */
#if defined(__clang__) && defined(__cplusplus)
#  define RK_ENUM(name) \
     enum name : int32_t; \
     typedef enum name name; \
     enum __attribute__((enum_extensibility(open))) name : int32_t
#  define RK_OPTIONS(name) typedef uint32_t name; enum name##Values : uint32_t
#elif defined(__clang__)
#  define RK_ENUM(name) \
     enum name : int32_t; \
     typedef enum name name; \
     enum __attribute__((enum_extensibility(open))) name : int32_t
#  define RK_OPTIONS(name) \
     enum name : uint32_t; \
     typedef enum name name; \
     enum __attribute__((flag_enum, enum_extensibility(open))) name : uint32_t
#elif defined(__cplusplus) && __cplusplus >= 201103L
#  define RK_ENUM(name) enum name : int32_t; typedef enum name name; enum name : int32_t
#  define RK_OPTIONS(name) typedef uint32_t name; enum name##Values : uint32_t
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L
#  define RK_ENUM(name) enum name : int32_t; typedef enum name name; enum name : int32_t
#  define RK_OPTIONS(name) enum name : uint32_t; typedef enum name name; enum name : uint32_t
#else
#  define RK_ENUM(name) typedef int32_t name; enum name##_values
#  define RK_OPTIONS(name) typedef uint32_t name; __extension__ enum name##_values
#endif

/** Initialiser of a sized descriptor: everything zero, `struct_size` filled in.
 *  `RKClassDesc desc = RK_INIT(RKClassDesc);` */
#if defined(__cplusplus)
namespace responderkit {
template <typename T> inline T sized() {
    T value = T();
    value.struct_size = static_cast<uint32_t>(sizeof(T));
    return value;
}
}
#  define RK_INIT(Type) (::responderkit::sized<Type>())
#else
#  define RK_INIT(Type) { .struct_size = (uint32_t)sizeof(Type) }
#endif

/* Casts between handle types: the object's own kind is checked at every call. */
#if defined(__cplusplus)
#  define RK_CAST_(Type, handle) (reinterpret_cast<Type>(handle))
#else
#  define RK_CAST_(Type, handle) ((Type)(handle))
#endif
/** A handle as RKObjectRef; see Handles above. */
#define RK_OBJECT(handle) RK_CAST_(RKObjectRef, handle)
/** A handle as RKResponderRef; see Handles above. */
#define RK_RESPONDER(handle) RK_CAST_(RKResponderRef, handle)
/** A handle as RKViewRef; see Handles above. */
#define RK_VIEW(handle) RK_CAST_(RKViewRef, handle)
/** A handle as RKWindowRef; see Handles above. */
#define RK_WINDOW(handle) RK_CAST_(RKWindowRef, handle)
/** A handle as RKControlRef; see Handles above. */
#define RK_CONTROL(handle) RK_CAST_(RKControlRef, handle)
/** A handle as RKScrollViewRef; see Handles above. */
#define RK_SCROLL_VIEW(handle) RK_CAST_(RKScrollViewRef, handle)
/** A handle as RKGestureRecognizerRef; see Handles above. */
#define RK_GESTURE_RECOGNIZER(handle) RK_CAST_(RKGestureRecognizerRef, handle)

RK_EXTERN_C_BEGIN

/** Any object of a context. */
typedef struct RKObject *RKObjectRef;
/** An isolated instance that shares nothing with others: views, windows, clock, queue, configuration. See context.h.
 *  Superclass: RKObject. */
typedef struct RKContext *RKContextRef;
/** A class: a name, a superclass and a table of methods. See class.h.
 *  Superclass: RKObject. */
typedef struct RKClass *RKClassRef;
/** An object of the responder chain: view, window, view controller, application, or a plain responder. See
 *  responder.h.
 *  Superclass: RKObject. */
typedef struct RKResponder *RKResponderRef;
/** A view. See view.h.
 *  Superclass: RKResponder. */
typedef struct RKView *RKViewRef;
/** A window, which is a view. See window.h.
 *  Superclass: RKView. */
typedef struct RKWindow *RKWindowRef;
/** A control, which is a view: a button, switch, slider, stepper, text field and others. See control.h.
 *  Superclass: RKView. */
typedef struct RKControl *RKControlRef;
/** A scroll view, which is a view. See scroll.h.
 *  Superclass: RKView. */
typedef struct RKScrollView *RKScrollViewRef;
/** A gesture recogniser, which is not a responder (SPEC 123). See gesture.h.
 *  Superclass: RKObject. */
typedef struct RKGestureRecognizer *RKGestureRecognizerRef;
/** A view controller. See controller.h.
 *  Superclass: RKResponder. */
typedef struct RKViewController *RKViewControllerRef;
/** The application. See application.h.
 *  Superclass: RKResponder. */
typedef struct RKApplication *RKApplicationRef;
/** One finger, from its touch-down to its lift. See event.h.
 *  Superclass: RKObject. */
typedef struct RKTouch *RKTouchRef;
/** One press of a button or key, from down to up. See press.h.
 *  Superclass: RKObject. */
typedef struct RKPress *RKPressRef;
/** An event: the touches, presses or other input of one update. See event.h.
 *  Superclass: RKObject. */
typedef struct RKEvent *RKEventRef;
/** A call planned for a time of the context's clock. See context.h.
 *  Superclass: RKObject. */
typedef struct RKTimer *RKTimerRef;
/** A copy of a tree that never changes, for hit-testing on any thread. It belongs to no context and is not counted:
 *  rk_snapshot_destroy() ends it. See view.h. */
typedef struct RKSnapshot *RKSnapshotRef;

/** Result of a call: 0 or a negative error. The numbers never change and are never reused. */
RK_ENUM(RKStatus) {
    /** The call succeeded. */
    RKStatusOK = 0,
    /** An argument has a value that the function does not accept. Examples are NULL, NaN, infinity, an unknown
     *  enumerator and a negative index. */
    RKStatusInvalidArgument = -1,
    /** The value never was a handle. */
    RKStatusInvalidHandle = -2,
    /** The object has been destroyed. */
    RKStatusStaleHandle = -3,
    /** The handle names an object of another kind. */
    RKStatusWrongKind = -4,
    /** The objects belong to different contexts. */
    RKStatusWrongContext = -5,
    /** The calling thread does not own the context. */
    RKStatusWrongThread = -6,
    /** Memory, or the context's `memory_limit`, is exhausted. */
    RKStatusNoMemory = -7,
    /** A descriptor's `struct_size` is 0, smaller than the first published version of the struct, or larger than
     *  4096. */
    RKStatusStructSize = -8,
    /** The descriptor is newer than the library and uses a field that the library does not know. */
    RKStatusStructNewer = -9,
    /** The call would make a view, controller or class its own ancestor. */
    RKStatusCycle = -10,
    /** The tree would be deeper than 10,000 levels, updates would nest deeper than 64, or less than 64 KiB of stack is
     *  left. */
    RKStatusTooDeep = -11,
    /** There is no such class, touch, name or index, or the trace or recorder is off. */
    RKStatusNotFound = -12,
    /** It exists already: a class name, touch id, plugin, recorder or application. */
    RKStatusAlreadyExists = -13,
    /** The buffer is too small. A list needs a capacity of `*length`, a text one more. */
    RKStatusBufferTooSmall = -14,
    /** This build or version of the library does not support the call. */
    RKStatusUnsupported = -15,
    /** A count exceeds a limit of the library. */
    RKStatusLimitReached = -16,
    /** The caller has no reference left to release. */
    RKStatusNotOwned = -17,
    /** The object is in use in a way that forbids the call now. */
    RKStatusBusy = -18,
    /** The operating system refused. rk_last_error() has its reason. */
    RKStatusSystem = -19,
    /** The host's policy does not let this plugin be loaded. */
    RKStatusPluginPolicy = -20,
    /** The plugin's file cannot be opened or is not a regular file. */
    RKStatusPluginFile = -21,
    /** The plugin's file is not a shared object for this machine with the symbol `responderkit_plugin`. */
    RKStatusPluginFormat = -22,
    /** The dynamic linker refused the plugin. */
    RKStatusPluginOpen = -23,
    /** The plugin's entry is invalid: wrong magic, size, id or version text, or no init. */
    RKStatusPluginEntry = -24,
    /** The plugin was built for another binary interface, or for a newer one. */
    RKStatusPluginVersion = -25,
    /** The plugin's init refused. */
    RKStatusPluginInit = -26,
    /** The signature differs from the registered one or is malformed. */
    RKStatusEncoding = -27
};

/**
 * Return the identifier of a status, such as "RKStatusStaleHandle".
 *
 * @return a constant text; "unknown status" for an unknown number. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_status_name(RKStatus status);

/**
 * Return one sentence that explains a status in general. rk_last_error() explains the particular failure.
 *
 * @return a constant text; never NULL. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_status_message(RKStatus status);

/**
 * Return one sentence about the last call that failed on this thread: the argument, its value, and the remedy.
 *
 * @return a text kept by the library for this thread until the next failing call; "" if none has failed. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_last_error(void);

/**
 * Add a reference to an object, so that it lives at least until the matching rk_release().
 *
 * A touch that is retained stays readable after it has ended. Retaining an event does not keep its contents: each type
 * has one event object, which has the latest update (SPEC 61, 72). Copy what you need during the callback.
 *
 * @param object any object except a context, class, plugin or timer. Classes and plugins live as long as their context.
 *   An extension lives until it is removed, and what a plugin defined until the plugin is deactivated. A timer ends
 *   when it has fired or was cancelled.
 * @return also RKStatusWrongKind for a context, class, plugin or timer.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_retain(RKObjectRef object);

/**
 * Release one reference. The object is destroyed when its last reference is gone.
 *
 * On a thread other than the context's the release is enqueued, so finalizers of garbage-collected languages may call
 * it. It takes effect in the context's next call that takes input or time, such as rk_context_drain(),
 * rk_context_advance() or rk_context_send_touches().
 *
 * @param object may be NULL: nothing happens.
 * @return also RKStatusNotOwned if the caller has no reference left; RKStatusWrongKind for a context, class,
 *   plugin or timer. On another thread RKStatusOK means that the release is enqueued; an error of the handle then
 *   becomes a diagnostic.
 * Re-entrancy: destroying an object calls the tree callbacks and `deinit` functions of the objects it retained.
 * Thread: [any]
 * @since 0.1
 */
RK_API RKStatus rk_release(RKObjectRef RK_NULLABLE object);

/**
 * Release one reference to each of many objects, in the order of the array, as rk_release() does.
 *
 * @param objects `count` handles; NULL entries are skipped.
 * @return also RKStatusInvalidArgument (`objects` NULL while `count` is not 0; objects of more than one context);
 *   RKStatusLimitReached (more than any array can hold); RKStatusNotOwned (an object occurs more often than the caller
 *   has references). All entries are checked first; a call that fails releases nothing.
 * Re-entrancy: as rk_release(). An object that ends while earlier ones are released is skipped.
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_release_many(const RKObjectRef *objects, size_t count);

/**
 * Return whether a handle names a living object of a context owned by this thread.
 *
 * @param object any value at all, NULL and random bits included.
 * @return true or false. Never fails.
 * Thread: [main]
 * @since 0.1
 */
RK_API bool rk_object_is_alive(RKObjectRef object);

/**
 * Find the context of an object.
 *
 * @param object any object, or a class.
 * @param out receives a borrowed handle.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_context(RKObjectRef object, RKContextRef *out);

/**
 * Attach the host's own pointer to an object.
 *
 * @param object any object but a context, class or timer.
 * @param userdata any pointer; NULL removes.
 * @param drop called when the pointer is replaced or the object is destroyed.
 * @return also RKStatusNoMemory, RKStatusWrongKind for a context, class or timer.
 * Re-entrancy: calls the previous `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_set_userdata(RKObjectRef object, void *userdata, void (*drop)(void *userdata));

/**
 * Read the pointer set by rk_object_set_userdata().
 *
 * @param out receives the pointer, NULL if none was set.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_userdata(RKObjectRef object, void **out);

/**
 * Give an object a name for descriptions, traces and error texts.
 *
 * @param name UTF-8, copied, at most 255 bytes; NULL or "" removes the name.
 * @return also RKStatusLimitReached if the name is longer, RKStatusNoMemory, RKStatusWrongKind for a context, class or
 *   timer.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_set_name(RKObjectRef object, const char *RK_NULLABLE name);

/**
 * Copy the name of an object.
 *
 * @param buffer,capacity,length see "Texts and lists out" above.
 * @return RKStatusOK (with an empty text for an object without name).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_name(RKObjectRef object, char *buffer, size_t capacity, size_t *length);

/**
 * Describe an object in one line: class, name and, for views, the frame and the properties that keep touches away.
 *
 * Example: `<Label title; frame = (10 5; 60 30); userInteractionEnabled = false>`.
 *
 * @param object any object, class or context.
 * @param buffer,capacity,length see "Texts and lists out" above.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_describe(RKObjectRef object, char *buffer, size_t capacity, size_t *length);

RK_EXTERN_C_END

#endif
