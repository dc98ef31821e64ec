/* SPDX-License-Identifier: MIT */
/**
 * @file controller.h View controllers: their place in the responder chain (SPEC 41, 111-117), presentation and
 *   navigation (SPEC 315-318), and appearance callbacks (SPEC 319-322).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_CONTROLLER_H
#define RESPONDERKIT_CONTROLLER_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** A method of a view controller without arguments.
 *  Thread: [callback] */
typedef void (*RKViewControllerMethod)(RKViewControllerRef self, void *userdata);
/** An appearance callback; `animated` is the argument of rk_view_controller_begin_appearance_transition(), else false.
 *  Thread: [callback] */
typedef void (*RKViewControllerAppearanceMethod)(RKViewControllerRef self, bool animated, void *userdata);
/** A method without arguments that returns true or false.
 *  Thread: [callback] */
typedef bool (*RKViewControllerQuestion)(RKViewControllerRef self, void *userdata);

/** Methods of view controllers. A NULL entry is inherited. */
typedef struct RKViewControllerMethods {
    /** sizeof(RKViewControllerMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** loadView: must end in rk_view_controller_set_view(). The inherited method sets a plain View of zero size. */
    RKViewControllerMethod load_view;
    /** viewDidLoad. */
    RKViewControllerMethod view_did_load;
    /** viewWillAppear: before the view joins a visible window (SPEC 319). */
    RKViewControllerAppearanceMethod view_will_appear;
    /** viewIsAppearing: the view is in the window, with its size. */
    RKViewControllerAppearanceMethod view_is_appearing;
    /** viewDidAppear. */
    RKViewControllerAppearanceMethod view_did_appear;
    /** viewWillDisappear: before the view leaves the window, or the window is hidden. */
    RKViewControllerAppearanceMethod view_will_disappear;
    /** viewDidDisappear. */
    RKViewControllerAppearanceMethod view_did_disappear;
    /** shouldAutomaticallyForwardAppearanceMethods; inherited: true (SPEC 321). */
    RKViewControllerQuestion should_automatically_forward_appearance_methods;
} RKViewControllerMethods;

/**
 * Create a view controller without a view.
 *
 * @param cls ViewController or a subclass; NULL means ViewController.
 * @param out receives the controller; the caller owns one reference.
 * @return also RKStatusInvalidArgument (class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RK_OWNED RKViewControllerRef *out);
/**
 * Set the controller's view.
 *
 * @param view retained by the controller; NULL unloads. The old view stays where it is in the tree, without controller.
 * @return also RKStatusInvalidArgument (a window, or the view of another controller).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_set_view(RKViewControllerRef controller, RKViewRef RK_NULLABLE view);
/**
 * Find the controller's view. A view that is not loaded is loaded first: load_view, then view_did_load.
 *
 * @param out receives a borrowed handle; NULL only if an override of load_view sets none.
 * @return also RKStatusBusy if a view would be loaded for a controller that is being destroyed, RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_view(RKViewControllerRef controller, RKViewRef RK_NULLABLE *out);
/**
 * Find the controller's view without loading it (SPEC 115).
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_view_if_loaded(RKViewControllerRef controller,
    RKViewRef RK_NULLABLE *out);
/**
 * Make a controller a child of another; it leaves its present parent first. The host places the child's view.
 *
 * @param child retained by the parent.
 * @return also RKStatusCycle (`child` is `controller`, or contains or presents it, directly or not); RKStatusTooDeep
 *   (10,000 levels); RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_add_child(RKViewControllerRef controller, RKViewControllerRef child);
/** Remove a controller from its parent; without parent nothing changes. Its view stays where it is.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_controller_remove_from_parent(RKViewControllerRef controller);
/**
 * Find the parent.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_parent(RKViewControllerRef controller,
    RKViewControllerRef RK_NULLABLE *out);
/**
 * List the children in the order they were added.
 *
 * @param buffer,capacity,length see base.h; borrowed handles.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_children(RKViewControllerRef controller,
    RKViewControllerRef *buffer, size_t capacity, size_t *length);
/**
 * Present a controller: the presented controller's next responder becomes the presenting one (SPEC 113). If the
 * presenting controller is in a window, the presented view is loaded. Unless it has a superview, it then fills that
 * window, in front of the other views (SPEC 316).
 *
 * @param presented retained by the presenting controller.
 * @return also RKStatusCycle (`presented` is this controller, or contains or presents it, directly or not);
 *   RKStatusAlreadyExists (one of the two is part of another presentation already); RKStatusBusy (a callback moved or
 *   destroyed one of them); RKStatusTooDeep; RKStatusNoMemory.
 * Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_present(RKViewControllerRef controller, RKViewControllerRef presented);
/**
 * Dismiss a presented controller with all that is presented on top of it.
 *
 * The library searches for a controller that presents another one, in this order: this one; its containers, nearest
 * first; the controllers in it; those in its outermost container. What the first one found presents is dismissed. If
 * none of them presents, the nearest presented controller is dismissed: this one or a container of it. If no controller
 * is presented, nothing changes. Views that are direct subviews of a window leave it, the last one presented first
 * (SPEC 315, 316).
 *
 * @return also RKStatusTooDeep, RKStatusNoMemory.
 * Re-entrancy: appearance callbacks and the tree methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_dismiss(RKViewControllerRef controller);
/**
 * Find the controller that presents this one.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_presenting(RKViewControllerRef controller,
    RKViewControllerRef RK_NULLABLE *out);
/**
 * Find the controller that this one presents.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_get_presented(RKViewControllerRef controller,
    RKViewControllerRef RK_NULLABLE *out);

/**
 * Begin the appearance or disappearance of a child (SPEC 321), for a container whose
 * shouldAutomaticallyForwardAppearanceMethods returns false. Calls view_will_appear or view_will_disappear, unless the
 * child is in that state already. The view of a child that appears is loaded first.
 *
 * @param controller the child, not its container.
 * @param appearing whether it appears.
 * @param animated passed to the callbacks.
 * @return also RKStatusTooDeep, RKStatusNoMemory, RKStatusBusy (the controller is being destroyed).
 * Re-entrancy: load_view, view_did_load and the appearance callbacks.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_begin_appearance_transition(RKViewControllerRef controller,
    bool appearing, bool animated);
/**
 * End a transition of rk_view_controller_begin_appearance_transition(): calls view_is_appearing and view_did_appear, or
 * view_did_disappear. Without such a transition it calls nothing.
 *
 * @param controller the child, not its container.
 * @return also RKStatusTooDeep, RKStatusBusy (the controller is being destroyed).
 * Re-entrancy: the appearance callbacks.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_controller_end_appearance_transition(RKViewControllerRef controller);

/**
 * Create a navigation controller with a first controller on it: initWithRootViewController.
 *
 * @param cls NavigationController or a subclass; NULL means NavigationController.
 * @param root pushed as by rk_navigation_controller_push(); NULL: none.
 * @param out receives the controller; the caller owns one reference.
 * @return also RKStatusInvalidArgument (class of another kind), RKStatusBusy (`instance_init` released the new
 *   controller), RKStatusNoMemory, as rk_navigation_controller_push().
 * Re-entrancy: instance_init, and as rk_navigation_controller_push().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_create(RKContextRef context, RKClassRef RK_NULLABLE cls,
    RKViewControllerRef RK_NULLABLE root, RK_OWNED RKViewControllerRef *out);
/**
 * Push a controller on a navigation controller as its last child. Its view replaces the view of the previous controller
 * (SPEC 116) and fills the navigation controller's view from then on (SPEC 317). Both views are loaded first.
 *
 * @param controller a NavigationController.
 * @param content retained as a child; must not be a child of `controller` yet.
 * @return also RKStatusWrongKind (`controller` is not a NavigationController), RKStatusAlreadyExists (a child of it
 *   already), RKStatusCycle, RKStatusTooDeep, RKStatusNoMemory, RKStatusBusy (a callback moved or destroyed one of
 *   them).
 * Re-entrancy: load_view, view_did_load, appearance callbacks and the tree methods.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_push(RKViewControllerRef controller, RKViewControllerRef content);
/**
 * Pop the last controller. The view of the previous one is loaded and replaces its view. The first controller stays.
 *
 * @param out receives whether one was popped; may be NULL.
 * @return also RKStatusTooDeep, RKStatusNoMemory, RKStatusBusy (a callback moved or destroyed one of them).
 * Re-entrancy: as rk_navigation_controller_push().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_pop(RKViewControllerRef controller, bool *RK_NULLABLE out);
/**
 * Pop all controllers except the first, whose view is then shown.
 *
 * @param out receives whether any was popped; may be NULL.
 * @return as rk_navigation_controller_pop().
 * Re-entrancy: as rk_navigation_controller_push().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_pop_to_root(RKViewControllerRef controller,
    bool *RK_NULLABLE out);
/**
 * Find the visible controller (SPEC 318): the one that was pushed last, or the last one presented on top of it.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_get_visible(RKViewControllerRef controller,
    RKViewControllerRef RK_NULLABLE *out);
/**
 * Find the last controller pushed.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_navigation_controller_get_top(RKViewControllerRef controller,
    RKViewControllerRef RK_NULLABLE *out);

/**
 * Run the load_view that `cls` inherits.
 *
 * @return also RKStatusNoMemory, RKStatusBusy (the context is being destroyed).
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_load_view(RKClassRef cls, RKViewControllerRef self);
/**
 * Run the view_did_load that `cls` inherits.
 *
 * @return as rk_super_load_view().
 * Thread: [main]
 * @since 0.1
 */
RK_API RKStatus rk_super_view_did_load(RKClassRef cls, RKViewControllerRef self);
/** Run the view_will_appear that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_view_will_appear(RKClassRef cls, RKViewControllerRef self, bool animated);
/** Run the view_is_appearing that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_view_is_appearing(RKClassRef cls, RKViewControllerRef self, bool animated);
/** Run the view_did_appear that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_view_did_appear(RKClassRef cls, RKViewControllerRef self, bool animated);
/** Run the view_will_disappear that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_view_will_disappear(RKClassRef cls, RKViewControllerRef self, bool animated);
/** Run the view_did_disappear that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_view_did_disappear(RKClassRef cls, RKViewControllerRef self, bool animated);
/** Run the should_automatically_forward_appearance_methods that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_should_automatically_forward_appearance_methods(RKClassRef cls,
    RKViewControllerRef self, bool *out);

RK_EXTERN_C_END

#endif
