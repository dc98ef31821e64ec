/* SPDX-License-Identifier: MIT */
/**
 * @file class.h
 * Classes: single inheritance, tables of methods, per-instance data.
 *
 * Every object is an instance of a class. A class may subclass a built-in class or another defined class, and override
 * methods; a method left NULL is inherited. The built-in behaviour is the last entry of the same tables: a super-call
 * that finds no other implementation runs it. There are two root classes, because a recogniser is not a responder
 * (SPEC 123). The built-in classes and their direct subclasses:
 *
 * - Responder: View, ViewController and Application.
 * - View: Window, Label, ImageView, ScrollView and Control.
 * - Control: Button, Switch, Slider, Stepper, SegmentedControl, PageControl and TextField.
 * - ViewController: NavigationController.
 * - GestureRecognizer: Tap, LongPress, Pan, Swipe, Pinch, Rotation and Hover.
 * - Pan: ScreenEdgePan.
 *
 * A super-call names the class whose method is running, never the class of the receiver. `rk_super_hit_test(my_class,
 * view, …)` runs the implementation that `my_class` inherits, whatever subclasses `my_class` has.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_CLASS_H
#define RESPONDERKIT_CLASS_H

#include "base.h"

RK_EXTERN_C_BEGIN

struct RKResponderMethods;
struct RKViewMethods;
struct RKWindowMethods;
struct RKViewControllerMethods;
struct RKApplicationMethods;
struct RKControlMethods;
struct RKGestureRecognizerMethods;
struct RKScrollViewMethods;
struct RKActionDesc;

/** The description of a class. Everything is copied; the pointers need to be valid during rk_class_define() only. */
typedef struct RKClassDesc {
    /** sizeof(RKClassDesc); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** Name, unique in the context: UTF-8, 1 to 255 bytes. */
    const char *name;
    /** Name of the superclass, such as "View". */
    const char *superclass;
    /** Bytes of zeroed, 16-byte aligned memory that each instance gets for this class, at most 1 MiB; 0 for none. */
    size_t instance_size;
    /** Called after an instance has been made, superclass first, with its memory for this class (NULL if instance_size
     *  is 0); may be NULL. */
    void (*RK_NULLABLE instance_init)(RKObjectRef object, void *instance, void *userdata);
    /** Called before an instance is destroyed, subclass first; may be NULL. Its links have been removed, and no method
     *  of the class is called any more: the object behaves as its built-in class (SPEC 349). The handle is still valid,
     *  but nothing can be linked to the object. */
    void (*RK_NULLABLE instance_deinit)(RKObjectRef object, void *instance, void *userdata);
    /** Methods of every responder; may be NULL. See responder.h. */
    const struct RKResponderMethods *RK_NULLABLE responder_methods;
    /** Methods of views; only for a subclass of View; may be NULL. See view.h. */
    const struct RKViewMethods *RK_NULLABLE view_methods;
    /** Methods of windows; only for a subclass of Window; may be NULL. See window.h. */
    const struct RKWindowMethods *RK_NULLABLE window_methods;
    /** Methods of view controllers; only for a subclass of ViewController; may be NULL. See controller.h. */
    const struct RKViewControllerMethods *RK_NULLABLE view_controller_methods;
    /** Methods of the application; only for a subclass of Application; may be NULL. See application.h. */
    const struct RKApplicationMethods *RK_NULLABLE application_methods;
    /** Actions that instances implement; may be NULL. See responder.h. */
    const struct RKActionDesc *RK_NULLABLE actions;
    /** Number of entries in `actions`. */
    size_t action_count;
    /** Passed as the last argument to every method of this class. */
    void *userdata;
    /** Called exactly once with `userdata` when the context is destroyed, after the last method call, when all handles
     *  are stale. For an extension it is called when that is removed (rk_class_extend()). For a class of a plugin it is
     *  called when the plugin is deactivated or ends. Not called if rk_class_define() fails. May be NULL. */
    void (*drop)(void *userdata);
    /** Methods of controls; only for a subclass of Control; may be NULL. See control.h. */
    const struct RKControlMethods *RK_NULLABLE control_methods;
    /** Methods of gesture recognisers; only for a subclass of GestureRecognizer, which takes no responder_methods; may
     *  be NULL. See gesture.h. */
    const struct RKGestureRecognizerMethods *RK_NULLABLE gesture_recognizer_methods;
    /** Methods of scroll views; only for a subclass of ScrollView; may be NULL. See scroll.h. */
    const struct RKScrollViewMethods *RK_NULLABLE scroll_view_methods;
    /** The greatest distance from an instance's bounds, in points of its bounds space, at which point_inside or
     *  hit_test of this class accepts a point. Hit-testing skips instances that are farther away without calling
     *  their methods. 0 means no limit: the methods are called for every point. A negative number means that no
     *  point outside of the bounds is accepted. The test includes all four edges of the bounds enlarged by this
     *  distance. It applies when a superview hit-tests its subviews. Only valid together with `point_inside` or
     *  `hit_test` of the same class; not inherited by a subclass or an extension that overrides one of them. Must be
     *  finite. */
    double hit_test_outset;
} RKClassDesc;

/**
 * Define a class in a context.
 *
 * @param desc see RKClassDesc. A newer, larger struct is accepted if the part unknown to the library is zero.
 * @param out receives a borrowed handle that is valid as long as the context.
 * @return also RKStatusInvalidArgument (name or superclass missing, or methods that the superclass's kind does not
 *   have; instance_size over 1 MiB; hit_test_outset not finite; an action without selector or function);
 *   RKStatusAlreadyExists; RKStatusNotFound (the superclass); RKStatusStructSize, RKStatusStructNewer (the descriptor
 *   or one of the method tables); RKStatusLimitReached (65,534 classes, 65,536 actions, a name or selector over 255
 *   bytes); RKStatusNoMemory.
 * Ownership: classes live as long as their context.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_define(RKContextRef context, const RKClassDesc *desc, RKClassRef *out);

/**
 * Find a class by name: a built-in one or one that was defined.
 *
 * @param name exact name.
 * @param out receives a borrowed handle.
 * @return also RKStatusNotFound.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_find(RKContextRef context, const char *name, RKClassRef *out);

/**
 * Copy the name of a class.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_get_name(RKClassRef cls, char *buffer, size_t capacity, size_t *length);

/**
 * Find the superclass of a class.
 *
 * @param out receives a borrowed handle; NULL for the roots, Responder and GestureRecognizer.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_get_superclass(RKClassRef cls, RKClassRef RK_NULLABLE *out);

/**
 * Read whether a class is another one or inherits from it.
 *
 * @param out receives true or false.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_is_subclass_of(RKClassRef cls, RKClassRef ancestor, bool *out);

/**
 * Find the class of an object.
 *
 * @param object a responder of any kind, or a gesture recogniser.
 * @param out receives a borrowed handle.
 * @return also RKStatusWrongKind for an object without class (touch, event, timer).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_class(RKObjectRef object, RKClassRef *out);

/**
 * Read whether an object is an instance of a class or of one of its subclasses.
 *
 * @param out receives true or false.
 * @return also RKStatusWrongKind for an object without class.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_is_kind_of(RKObjectRef object, RKClassRef cls, bool *out);

/**
 * Change a living object's class to a subclass of its present one, whose overrides then apply to it.
 *
 * The classes in between get their memory and their `instance_init`, as at creation; existing instance memory stays.
 *
 * @param cls a subclass of the object's class; the same class changes nothing.
 * @return also RKStatusInvalidArgument if `cls` does not inherit from the object's class, or if its built-in class is
 *   another one with more state (a View cannot become a Control); RKStatusWrongKind for an object without class;
 *   RKStatusNoMemory.
 * Re-entrancy: calls `instance_init`. A walk in progress calls the new methods from its next step on.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_set_class(RKObjectRef object, RKClassRef cls);

/**
 * Find the memory that an object has for one of its classes.
 *
 * @param cls the object's class or an ancestor of it.
 * @param out receives the address of `instance_size` bytes, which stays the same for the object's life; NULL if that
 *   size is 0.
 * @return also RKStatusInvalidArgument if the object is not an instance of `cls`.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_object_get_instance_data(RKObjectRef object, RKClassRef cls, void **out);

/**
 * Replace methods of an existing class, built in or defined. All instances of the class and of its subclasses, existing
 * ones included, run the new methods from now on.
 *
 * Extensions of one class are layered in the order of their creation, above the class's own methods. A subclass that
 * overrides a method keeps its own. A super-call with the extension as class (`rk_super_hit_test(extension, view,
 * ...)`) runs the next lower layer. Each extension can be removed alone, in any order.
 *
 * @param cls the class to be extended; not an extension.
 * @param desc its method tables, actions, `hit_test_outset`, `userdata` and `drop` are used; `name`, `superclass`,
 *   `instance_init` and `instance_deinit` must be NULL and `instance_size` 0.
 * @param out receives a borrowed handle of the extension, for super-calls. It is valid until the extension has been
 *   removed and no call is running any more.
 * @return also RKStatusInvalidArgument (a name, superclass or instance memory; methods that `cls` does not have; an
 *   extension as `cls`; no method and no action); RKStatusLimitReached; RKStatusNoMemory.
 * Ownership: `drop` is called when the extension is removed or the context is destroyed.
 * Re-entrancy: a walk in progress calls the new methods from its next step on.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_extend(RKClassRef cls, const RKClassDesc *desc, RKClassRef *out);

/**
 * Remove an extension: the next lower layer's methods apply again. Its running calls end normally, and their
 * super-calls still work.
 *
 * @param extension from rk_class_extend(). The handle is stale once no call is running any more; its number may then
 *   name another class (SPEC 353).
 * @return also RKStatusNotFound if it was removed before, in a call that is still running; RKStatusStaleHandle later;
 *   RKStatusInvalidArgument for a class that is not an extension; RKStatusBusy for the extension of a plugin, which is
 *   removed with the plugin.
 * Re-entrancy: calls `drop`, once no call of the extension is running.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_class_remove_extension(RKClassRef extension);

RK_EXTERN_C_END

#endif
