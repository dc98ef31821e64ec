/**
 * @file base.h
 * What every other header builds on: export and enum macros, handles, statuses, reference counts.
 *
 * **Handles.** Every object is named by a handle: an opaque, typed pointer value that packs context, generation and
 * index and is never an address. NULL means "none". A handle of a destroyed object, of another kind, of another
 * context, or one made up from random bits is recognised and answered with a status; it can never crash the program. A
 * window is a view and a view is a responder, so a handle may be cast to the handle type of a superclass
 * (RK_VIEW(window), RK_RESPONDER(view)); the kind is checked in the object itself, whatever the C type says.
 *
 * **Statuses.** Functions that can fail return RKStatus: RKStatusOK (0) or a negative error. Nothing has changed when a
 * call fails, and `out` parameters are untouched. rk_last_error() then holds one sentence that names the argument, its
 * value and the remedy.
 *
 * **Handle errors.** Where a comment says "a handle error", the function may return, for each handle it takes:
 * RKStatusInvalidArgument (NULL where NULL is not allowed), RKStatusInvalidHandle (bits that never were a handle),
 * RKStatusStaleHandle (the object has been destroyed), RKStatusWrongKind (an object of another kind),
 * RKStatusWrongContext (an object of another context) and RKStatusWrongThread (called from a thread that does not own
 * the context).
 *
 * **Callbacks** return. A C++ exception, longjmp() or pthread_exit() must not leave one: the library has no tables for
 * unwinding, so an exception ends the program there.
 *
 * **Depth.** Every function that may call the host looks at the stack first. Where less than 64 KiB of it is left (a
 * quarter of a small stack) it returns RKStatusTooDeep and nothing has changed, so a callback that leads to itself for
 * ever ends in a status (SPEC 351). Comments do not repeat that.
 *
 * **Ownership.** A `_create` function returns one reference that belongs to the caller; rk_release() gives it back. The
 * tree keeps what it holds: a superview its subviews, a view its gesture recognisers, a view controller its view, its
 * children and what it presents, a window its root view controller. All other links (superview, window, delegate, next
 * responder, a touch's view) are weak and read as NULL once their object is gone. No function returns memory that the
 * caller must free: texts and lists are copied into the caller's buffers.
 *
 * **Texts and lists out.** `(buffer, capacity, length)`: the full length (for texts without the final NUL) is always
 * stored in `*length` when `length` is not NULL. With `buffer` NULL and `capacity` 0 the call only asks for the length
 * and succeeds. Otherwise a buffer that is too small gives RKStatusBufferTooSmall and is left untouched. What was given
 * is returned byte for byte; sentences, descriptions and diagnostics write control characters of names, and those that
 * turn the direction of text, as `\u{202e}`.
 *
 * **Threads.** Each function ends with a tag. `[main]`: only on the thread that created the context. `[any]`: on any
 * thread, at the same time as anything else. `[callback]`: called by the library, on the context's thread, inside a
 * call that the host made.
 *
 * **Re-entrancy.** Unless a comment says otherwise, every `[main]` function may be called from inside callbacks.
 *
 * **RKStatusBusy from a context that ends.** From the first callback of rk_context_destroy() to the last, these
 * functions answer RKStatusBusy, whatever else their comments list (SPEC 348): what takes in input or time
 * (rk_context_send_touches(), _send_estimation_updates(), _send_pointer(), _send_scroll(), _send_transform(),
 * _send_presses(), _send_motion(), _send_remote_control(), _insert_text(), _delete_backward(), _cancel_all_touches(),
 * _cancel_all_presses(), _advance(), _drain(), rk_application_send_event(), rk_run_loop_run_once(), rk_run_loop_run());
 * what makes an object (every `_create` function but rk_context_create(), rk_view_create_many(),
 * rk_context_add_timer(), rk_scroll_view_flash_scroll_indicators(), rk_super_load_view(), and what must load a
 * controller's view: rk_view_controller_get_view(), rk_view_controller_present(),
 * rk_view_controller_begin_appearance_transition(), rk_navigation_controller_push(), rk_navigation_controller_pop(),
 * rk_navigation_controller_pop_to_root(), rk_window_set_root_view_controller()); what defines (rk_class_define(),
 * rk_class_extend(), rk_class_add_action(), rk_object_set_class(), rk_plugin_register(), rk_plugin_load(),
 * rk_plugin_load_environment(), rk_plugin_activate(), and register_class and extend_class of RKHost); and what leaves a
 * function behind (rk_control_add_action(), rk_control_add_target(), rk_gesture_recognizer_add_action(),
 * rk_gesture_recognizer_add_target(), rk_gesture_recognizer_set_delegate(), rk_scroll_view_set_delegate(),
 * rk_text_field_set_delegate(), rk_responder_add_key_command(), rk_object_set_userdata() with a `drop`,
 * rk_context_set_diagnostic_handler() and rk_context_set_notification_handler() with a handler or a `drop`,
 * rk_recorder_start()). Posting succeeds; what was posted is dropped.
 *
 * **RKStatusBusy from an object that ends.** In the last callbacks of an object whose last reference is gone, what
 * would link something to it answers RKStatusBusy: adding subviews (rk_view_add_subview(), the
 * rk_view_insert_subview functions, rk_view_create_many()), recognisers, actions, targets, delegates and key
 * commands; rk_object_set_class(); setting views, children, root and presented controllers
 * (rk_view_controller_set_view(), rk_view_controller_add_child(), rk_view_controller_present(),
 * rk_navigation_controller_push(), rk_navigation_controller_create() with such a root,
 * rk_window_set_root_view_controller()); and rk_view_controller_begin_appearance_transition() and
 * rk_view_controller_end_appearance_transition().
 *
 * **RKStatusBusy from a callback's deed.** Functions that move views call the host before the move is made. If a
 * callback destroys one of the objects, moves it elsewhere or forms a cycle, the callback's result stands and the move
 * is not made: RKStatusBusy.
 *
 * **Units.** Lengths are points, angles radians, times seconds of the host's monotonic clock. y grows downwards.
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

/* A 32-bit enum in every dialect. clang (and so Swift) accepts the fixed underlying type in C as an extension. */
#if defined(__clang__)
#  define RK_ENUM(name) \
     enum name : int32_t; \
     typedef enum name name; \
     enum __attribute__((enum_extensibility(open))) name : int32_t
#elif (defined(__cplusplus) && __cplusplus >= 201103L) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#  define RK_ENUM(name) enum name : int32_t; typedef enum name name; enum name : int32_t
#else
#  define RK_ENUM(name) typedef int32_t name; enum name##_values
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
/** An isolated instance that shares nothing with others: views, windows, clock, queue, configuration. See context.h. */
typedef struct RKContext *RKContextRef;
/** A class: a name, a superclass and a table of methods. See class.h. */
typedef struct RKClass *RKClassRef;
/** Anything on the responder chain: view, window, view controller, application, or a plain responder. See
 *  responder.h. */
typedef struct RKResponder *RKResponderRef;
/** A view. See view.h. */
typedef struct RKView *RKViewRef;
/** A window, which is a view. See window.h. */
typedef struct RKWindow *RKWindowRef;
/** A control, which is a view: button, switch, slider and their like. See control.h. */
typedef struct RKControl *RKControlRef;
/** A scroll view, which is a view. See scroll.h. */
typedef struct RKScrollView *RKScrollViewRef;
/** A gesture recogniser; no responder (SPEC 123). See gesture.h. */
typedef struct RKGestureRecognizer *RKGestureRecognizerRef;
/** A view controller. See controller.h. */
typedef struct RKViewController *RKViewControllerRef;
/** The application. See application.h. */
typedef struct RKApplication *RKApplicationRef;
/** One finger, from its touch-down to its lift. See event.h. */
typedef struct RKTouch *RKTouchRef;
/** One button or key, from its going down to its coming up. See press.h. */
typedef struct RKPress *RKPressRef;
/** What is delivered in one update. See event.h. */
typedef struct RKEvent *RKEventRef;
/** A call planned for a time of the context's clock. See context.h. */
typedef struct RKTimer *RKTimerRef;

/** Result of a call: 0 or a negative error. The numbers never change and are never reused. */
RK_ENUM(RKStatus) {
    /** Success. */
    RKStatusOK = 0,
    /** An argument has a value that the function does not take: NULL, NaN, infinity, an unknown enumerator, a negative
     *  index. */
    RKStatusInvalidArgument = -1,
    /** The bits are not a handle of any object that ever lived. */
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
    /** `struct_size` is 0, smaller than the first published version of the struct, or larger than 4096. */
    RKStatusStructSize = -8,
    /** The descriptor is newer than the library and uses a field that the library does not know. */
    RKStatusStructNewer = -9,
    /** The call would make a view, controller or class its own ancestor. */
    RKStatusCycle = -10,
    /** The tree would be deeper than 10,000 levels, updates nest deeper than 64, or no stack is left. */
    RKStatusTooDeep = -11,
    /** There is no such thing (class, touch, config name, subview index). */
    RKStatusNotFound = -12,
    /** There is one already (class name, application, touch id). */
    RKStatusAlreadyExists = -13,
    /** The buffer cannot hold the answer; `*length` says how much is needed. */
    RKStatusBufferTooSmall = -14,
    /** The library, in this build or version, does not do this. */
    RKStatusUnsupported = -15,
    /** A count exceeds what the library can number. */
    RKStatusLimitReached = -16,
    /** The caller has no reference left to give back. */
    RKStatusNotOwned = -17,
    /** The object is in use in a way that forbids the call now. */
    RKStatusBusy = -18,
    /** The operating system refused; rk_last_error() says what. */
    RKStatusSystem = -19,
    /** The host's policy does not let this plugin be loaded. */
    RKStatusPluginPolicy = -20,
    /** The plugin's file cannot be opened or is no regular file. */
    RKStatusPluginFile = -21,
    /** The plugin's file is no shared object of this machine with the symbol `responderkit_plugin`. */
    RKStatusPluginFormat = -22,
    /** The dynamic linker refused the plugin. */
    RKStatusPluginOpen = -23,
    /** The plugin's entry is not one: wrong magic, size, id, version text, or no init. */
    RKStatusPluginEntry = -24,
    /** The plugin was built for another binary interface, or for a newer one. */
    RKStatusPluginVersion = -25,
    /** The plugin's init refused. */
    RKStatusPluginInit = -26,
    /** The signature says something else than the registered one, or is not well formed. */
    RKStatusEncoding = -27
};

/**
 * Return the identifier of a status, such as "RKStatusStaleHandle".
 *
 * @return a constant text; "unknown status" for a number that is none. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_status_name(RKStatus status);

/**
 * Return one sentence that explains a status in general; rk_last_error() explains the particular failure.
 *
 * @return a constant text; never NULL. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_status_message(RKStatus status);

/**
 * Return the sentence about the last call that failed on this thread: which argument, its value, and the remedy.
 *
 * @return a text kept by the library for this thread until the next failing call; "" if none has failed. Never fails.
 * Thread: [any]
 * @since 0.1
 */
RK_API const char *rk_last_error(void);

/**
 * Add a reference to an object, so that it lives at least until the matching rk_release().
 *
 * A touch or event that is retained stays readable after its sequence has ended.
 * @param object any object but a context or a class, which live as long as the context.
 * @return RKStatusOK, RKStatusWrongKind for a context or class, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_retain(RKObjectRef object);

/**
 * Give one reference back; the object is destroyed when nothing holds it any more.
 *
 * On another thread than the context's the release is queued and done at the context's next call of rk_context_drain(),
 * rk_context_advance() or rk_context_send_touches(), so that finalizers of garbage-collected languages may call it.
 * @param object may be NULL: nothing happens.
 * @return RKStatusOK; RKStatusNotOwned if every reference of the caller has been given back already; RKStatusWrongKind
 *   for a context or class; or a handle error. On another thread RKStatusOK says that the release is queued; what is
 *   wrong with the handle is a diagnostic then.
 * Re-entrancy: destroying an object calls the tree callbacks and `deinit` functions of what it held.
 * Thread: [any]
 * @since 0.1
 */
RK_API RKStatus rk_release(RKObjectRef object);

/**
 * Give up one reference to each of many objects: rk_release() of one after the other, in the order of the array.
 *
 * @param objects `count` handles; NULL among them is passed over, as in rk_release().
 * @return RKStatusOK; RKStatusInvalidArgument (`objects` NULL while `count` is not 0; objects of more than one
 *   context); RKStatusLimitReached (more than any array can hold); or the status of the first entry that fails:
 *   RKStatusNotOwned, or a handle error. It is found out before anything is released, so a call that fails releases
 *   nothing; an object that stands in the array more often than you have references is RKStatusNotOwned.
 * Re-entrancy: as rk_release(). An object that ends while earlier ones are released is passed over. Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_release_many(const RKObjectRef *objects, size_t count);

/**
 * Say whether a handle names a living object of a context owned by this thread.
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
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_context(RKObjectRef object, RKContextRef *out);

/**
 * Attach the host's own pointer to an object.
 *
 * @param object view, window, controller, application, responder, touch or event.
 * @param userdata anything; NULL removes.
 * @param drop called exactly once with `userdata`, on the context's thread, when it is replaced or the object is
 *   destroyed; may be NULL.
 * @return RKStatusOK, RKStatusNoMemory, RKStatusWrongKind for a context, class or timer, or a handle error.
 * Re-entrancy: calls the previous `drop`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_set_userdata(RKObjectRef object, void *userdata, void (*drop)(void *userdata));

/**
 * Read back the pointer set by rk_object_set_userdata().
 *
 * @param out receives the pointer, NULL if none was set.
 * @return RKStatusOK, RKStatusInvalidArgument if `out` is NULL, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_userdata(RKObjectRef object, void **out);

/**
 * Give an object a name for descriptions, traces and error texts.
 *
 * @param name UTF-8, copied, at most 255 bytes; NULL or "" removes the name.
 * @return RKStatusOK, RKStatusLimitReached if the name is longer, RKStatusNoMemory, RKStatusWrongKind for a context,
 *   class or timer, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_set_name(RKObjectRef object, const char *name);

/**
 * Copy the name of an object.
 *
 * @param buffer,capacity,length see "Texts and lists out" above.
 * @return RKStatusOK (also with an empty text for an object without name), RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_name(RKObjectRef object, char *buffer, size_t capacity, size_t *length);

/**
 * Describe an object in a few words: class, name and, for views, frame and what keeps touches away.
 *
 * Example: `<Label title; frame = (10 5; 60 30); userInteractionEnabled = NO>`.
 * @param object any object, class or context.
 * @param buffer,capacity,length see "Texts and lists out" above.
 * @return RKStatusOK, RKStatusBufferTooSmall, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_describe(RKObjectRef object, char *buffer, size_t capacity, size_t *length);

RK_EXTERN_C_END

#endif
