/* SPDX-License-Identifier: MIT */
/**
 * @file view.h
 * Views: geometry, the tree, coordinate conversion, hit-testing (SPEC 1-53).
 *
 * A view's own coordinates are its bounds space, whose upper left corner is bounds.origin, (0, 0) by default. Frame and
 * centre are in the superview's bounds space; those of a window are in screen coordinates. Getters and setters are O(1)
 * unless `Cost:` names another bound.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_VIEW_H
#define RESPONDERKIT_VIEW_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** hitTest:withEvent:. `point` is in `self`'s bounds space; `event` may be NULL and need not hold the touch yet
 *  (SPEC 37, 49). NULL: no hit.
 *  Thread: [callback] */
typedef RKViewRef RK_NULLABLE (*RKHitTestMethod)(RKViewRef self, RKPoint point, RKEventRef RK_NULLABLE event,
    void *userdata);
/** pointInside:withEvent:. `point` is in `self`'s bounds space; `event` may be NULL.
 *  Thread: [callback] */
typedef bool (*RKPointInsideMethod)(RKViewRef self, RKPoint point, RKEventRef RK_NULLABLE event, void *userdata);
/** A tree callback that names another view or window; NULL for none.
 *  Thread: [callback] */
typedef void (*RKViewTreeMethod)(RKViewRef self, RKViewRef RK_NULLABLE other, void *userdata);
/** A tree callback that names a window; NULL for none.
 *  Thread: [callback] */
typedef void (*RKViewWindowMethod)(RKViewRef self, RKWindowRef RK_NULLABLE window, void *userdata);
/** A tree callback without argument.
 *  Thread: [callback] */
typedef void (*RKViewMethod)(RKViewRef self, void *userdata);

/** gestureRecognizerShouldBegin: of a view (SPEC 166, 167).
 *  Thread: [callback] */
typedef bool (*RKViewShouldBeginMethod)(RKViewRef self, RKGestureRecognizerRef recognizer, void *userdata);

/** Methods of views. A NULL entry is inherited. */
typedef struct RKViewMethods {
    /** sizeof(RKViewMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** hitTest:withEvent:. Called also for hidden views: the filters are part of the inherited method (SPEC 32, 33).
     *  The result is used as it is (SPEC 38). */
    RKHitTestMethod hit_test;
    /** pointInside:withEvent:. Called by the inherited hitTest after its filters (SPEC 32, 40). */
    RKPointInsideMethod point_inside;
    /** willMoveToSuperview: (SPEC 26, 27, 299). */
    RKViewTreeMethod will_move_to_superview;
    /** didMoveToSuperview. */
    RKViewMethod did_move_to_superview;
    /** willMoveToWindow:. */
    RKViewWindowMethod will_move_to_window;
    /** didMoveToWindow. */
    RKViewMethod did_move_to_window;
    /** didAddSubview:. */
    RKViewTreeMethod did_add_subview;
    /** willRemoveSubview:. */
    RKViewTreeMethod will_remove_subview;
    /** gestureRecognizerShouldBegin:. Called before a recogniser leaves possible (SPEC 167). The inherited method
     *  returns true; standard controls refuse some recognisers (SPEC 152). */
    RKViewShouldBeginMethod gesture_recognizer_should_begin;
} RKViewMethods;

/**
 * Create a view.
 *
 * @param cls View or a subclass of it except Window (a Control is a view, too); NULL means View. Label and ImageView
 *   start with user interaction disabled (SPEC 30).
 * @param frame in the coordinates of the future superview; finite.
 * @param out receives the view; the caller owns one reference.
 * @return also RKStatusInvalidArgument (frame not finite, class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKViewRef *out);

/** The views that rk_view_create_many() creates. Initialise with RK_INIT. */
typedef struct RKViewsDesc {
    /** sizeof(RKViewsDesc); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** Views to make; 0 makes nothing. */
    size_t count;
    /** `count` frames, each in its superview's bounds space. */
    const RKRect *frames;
    /** The superview of views without one in `superviews`; may be NULL. */
    RKViewRef RK_NULLABLE superview;
    /** `count` numbers, or NULL: `superview` for all. A number k >= 0 stands for an earlier view of this call, entry k;
     *  -1 stands for `superview`. */
    const int64_t *RK_NULLABLE superviews;
    /** The class of all of them, as in rk_view_create(); NULL: View. */
    RKClassRef RK_NULLABLE cls;
    /** `count` classes, or NULL. An entry of NULL stands for `cls`. */
    const RKClassRef *RK_NULLABLE classes;
} RKViewsDesc;

/**
 * Create many views and add each to its superview as the front-most subview. The result is that of rk_view_create() and
 * rk_view_add_subview() for each one, in the order of the arrays.
 *
 * All views are made before the first callback. A call that fails before the first callback makes and inserts nothing.
 * If an instance_init or a tree callback destroys an object that the call needs, the call fails with
 * RKStatusStaleHandle. Views created before that failure stay; `out` holds their handles and NULL for the rest.
 *
 * @param desc see RKViewsDesc.
 * @param out receives `count` handles, each with one reference that belongs to the caller. NULL: the caller gets no
 *   references, and every view belongs to its superview alone. A view without superview needs `out`.
 * @return also RKStatusInvalidArgument (a NULL array; a frame that is not finite; a number in `superviews` that names
 *   no earlier view; a view without superview while `out` is NULL; a class that is not a View, or is a Window);
 *   RKStatusLimitReached, as rk_view_add_subview(); RKStatusNoMemory.
 * Re-entrancy: calls instance_init of the classes and the tree callbacks of classes that override them.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_create_many(RKContextRef context, const RKViewsDesc *desc,
    RK_OWNED RKViewRef *RK_NULLABLE out);

/* ---- Geometry ---- */

/**
 * Set the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2). Setting it changes
 * bounds.size and the centre, and keeps bounds.origin. With a transform the bounds size is chosen so that the bounding
 * box has this size (SPEC 3). Views of controllers that fill this view get its new size (SPEC 317).
 *
 * @param frame in superview coordinates; finite.
 * @return also RKStatusInvalidArgument (NaN or infinity).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_frame(RKViewRef view, RKRect frame);
/** Read the frame: the bounding box of the transformed bounds in superview coordinates (SPEC 2).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_frame(RKViewRef view, RKRect *out);
/**
 * Set the bounds, the view's rectangle in its own coordinates. Setting it leaves the centre where it is. A new origin
 * scrolls the content and does not move the view (SPEC 4). A new size resizes views of controllers that fill this
 * view, as rk_view_set_frame() does.
 *
 * @param bounds own coordinates; finite.
 * @return also RKStatusInvalidArgument (NaN or infinity).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_bounds(RKViewRef view, RKRect bounds);
/** Read the bounds.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_bounds(RKViewRef view, RKRect *out);
/**
 * Set the centre: where the anchor point lies in superview coordinates (SPEC 1).
 *
 * @param center superview coordinates; finite.
 * @return also RKStatusInvalidArgument (NaN or infinity).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_center(RKViewRef view, RKPoint center);
/** Read the centre.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_center(RKViewRef view, RKPoint *out);
/**
 * Set the transform about the anchor point; default identity. A view whose transform cannot be inverted, and its
 * subtree, are never hit (SPEC 13).
 *
 * @param transform finite.
 * @return also RKStatusInvalidArgument (NaN or infinity), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_transform(RKViewRef view, RKTransform transform);
/** Read the transform.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_transform(RKViewRef view, RKTransform *out);
/**
 * Set a 3D transform that is affine in the plane; anything with perspective or depth is refused (SPEC 16).
 *
 * @param matrix sixteen numbers in the order m11, m12, m13, m14, m21, … m44 of CATransform3D; finite.
 * @return also RKStatusInvalidArgument (NaN or infinity), RKStatusUnsupported (not affine in the plane),
 *   RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_transform_3d(RKViewRef view, const double *matrix);
/**
 * Set the anchor point in units of the bounds size; default (0.5, 0.5). The centre stays, so the view moves (SPEC 1).
 *
 * @param anchor_point finite.
 * @return also RKStatusInvalidArgument (NaN or infinity), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_anchor_point(RKViewRef view, RKPoint anchor_point);
/** Read the anchor point.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_anchor_point(RKViewRef view, RKPoint *out);
/**
 * Set the drawing order of the layer; it has no effect on hit-testing (SPEC 28).
 *
 * @param z finite.
 * @return also RKStatusInvalidArgument (NaN or infinity), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_set_z_position(RKViewRef view, double z);
/** Read the z position.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_z_position(RKViewRef view, double *out);

/* ---- Properties (defaults: SPEC 30) ---- */

/** Set hidden: whether the view and its subtree are neither shown nor hit (SPEC 32). A window that is no longer hidden
 *  is shown in front of its level (SPEC 280).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_hidden(RKViewRef view, bool hidden);
/** Read hidden; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_hidden(RKViewRef view, bool *out);
/** Set alpha: clamped to 0…1 and stored as a 32-bit float; NaN is ignored (SPEC 31). Below alphaHitThreshold the view
 *  is not hit; ancestors' alpha does not multiply (SPEC 34).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_alpha(RKViewRef view, double alpha);
/** Read alpha as stored; default 1.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_get_alpha(RKViewRef view, double *out);
/** Set userInteractionEnabled: whether the view and its subtree can be hit (SPEC 32). Touches in progress continue
 *  (SPEC 300).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_user_interaction_enabled(RKViewRef view, bool enabled);
/** Read userInteractionEnabled; default true, for Label and ImageView false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_user_interaction_enabled(RKViewRef view, bool *out);
/** Set whether the host animates the view without allowing interaction. Hit-testing treats that as
 *  userInteractionEnabled false (SPEC 53).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_animating(RKViewRef view, bool animating);
/** Read animating; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_animating(RKViewRef view, bool *out);
/** Set multipleTouchEnabled: whether the view receives more than one touch at a time (SPEC 95).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_multiple_touch_enabled(RKViewRef view, bool enabled);
/** Read multipleTouchEnabled; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_multiple_touch_enabled(RKViewRef view, bool *out);
/** Set exclusiveTouch: while this view has a touch, other views of the window receive none; and this view receives none
 *  while another one has a touch (SPEC 98).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_exclusive_touch(RKViewRef view, bool exclusive);
/** Read exclusiveTouch; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_exclusive_touch(RKViewRef view, bool *out);
/** Set clipsToBounds: whether the host clips its drawing to the bounds; hit-testing ignores it (SPEC 29).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_set_clips_to_bounds(RKViewRef view, bool clips);
/** Read clipsToBounds; default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_clips_to_bounds(RKViewRef view, bool *out);

/* ---- Tree ---- */

/**
 * Add a view in front of the other subviews. It is first removed from its present superview. If it is a subview of
 * `view` already, it moves to the front (SPEC 20).
 *
 * @param view the new superview.
 * @param subview any view but a window; the superview retains it.
 * @return also RKStatusInvalidArgument (`subview` is a window), RKStatusCycle (it is `view` or an ancestor of it),
 *   RKStatusTooDeep (SPEC 23), RKStatusNoMemory, RKStatusBusy (after a callback; see base.h).
 * Re-entrancy: calls the tree methods (SPEC 26, 27, 299); cancels touches when a window is left (SPEC 297).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_add_subview(RKViewRef view, RKViewRef subview);
/**
 * Insert a view at an index among the subviews, 0 being the back (SPEC 21).
 *
 * @param index 0 or more; one beyond the end appends. If `subview` is a subview of `view` already, it is first removed,
 *   and the index counts the remaining ones.
 * @return as rk_view_add_subview(), RKStatusBusy included, and RKStatusInvalidArgument for a negative index.
 * Re-entrancy: as rk_view_add_subview().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_at_index(RKViewRef view, RKViewRef subview, int64_t index);
/**
 * Insert a view directly behind one of the subviews (SPEC 22).
 *
 * @param sibling a subview of `view`. Another view, or `subview` itself, appends; NULL changes nothing.
 * @return as rk_view_add_subview(), RKStatusBusy included.
 * Re-entrancy: as rk_view_add_subview().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_below(RKViewRef view, RKViewRef subview,
    RKViewRef RK_NULLABLE sibling);
/**
 * Insert a view directly in front of one of the subviews (SPEC 22).
 *
 * @param sibling a subview of `view`. Another view, or `subview` itself, appends; NULL changes nothing.
 * @return as rk_view_add_subview(), RKStatusBusy included.
 * Re-entrancy: as rk_view_add_subview().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_insert_subview_above(RKViewRef view, RKViewRef subview,
    RKViewRef RK_NULLABLE sibling);
/**
 * Exchange two subviews by index, 0 being the back.
 *
 * @return also RKStatusNotFound (no such index), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_exchange_subviews(RKViewRef view, int64_t first, int64_t second);
/**
 * Move a subview to the front; nothing changes if `subview` is not a subview of `view`.
 *
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_bring_subview_to_front(RKViewRef view, RKViewRef subview);
/**
 * Move a subview to the back; nothing changes if `subview` is not a subview of `view`.
 *
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_send_subview_to_back(RKViewRef view, RKViewRef subview);
/**
 * Remove a view from its superview, which releases its reference; a view without superview changes nothing.
 *
 * @return also RKStatusNoMemory.
 * Re-entrancy: calls the tree methods (SPEC 27) and appearance callbacks (SPEC 319), cancels the touches of the subtree
 *   (SPEC 297) and resigns its first responder (SPEC 129) before unlinking.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_remove_from_superview(RKViewRef view);
/**
 * Find the superview.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_get_superview(RKViewRef view, RKViewRef RK_NULLABLE *out);
/**
 * Find the window of the view; a window's window is itself (SPEC 24).
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_get_window(RKViewRef view, RKWindowRef RK_NULLABLE *out);
/**
 * List the subviews, back to front.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h. The handles are borrowed.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_get_subviews(RKViewRef view, RKViewRef *buffer, size_t capacity, size_t *length);
/** Read whether a view is `ancestor` or a descendant of it (SPEC 25).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_view_is_descendant_of(RKViewRef view, RKViewRef ancestor, bool *out);
/**
 * Find the view controller whose view this is.
 *
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_get_view_controller(RKViewRef view, RKViewControllerRef RK_NULLABLE *out);
/**
 * Copy the subtree as text, a line per view, indented by level, as UIKit's recursiveDescription.
 *
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_recursive_description(RKViewRef view, char *buffer, size_t capacity,
    size_t *length);

/* ---- Coordinate conversion (SPEC 5-10, 14, 15) ---- */

/**
 * Convert a point from this view's coordinates to another view's.
 *
 * Views without common ancestor convert through their windows (SPEC 6). A transform without inverse is applied as it
 * is, so the result is finite (SPEC 14).
 *
 * @param to NULL: the base coordinates of the view's window, or of its topmost ancestor (SPEC 7, 10).
 * @return also RKStatusInvalidArgument (the views have no common ancestor, and one of them is in no window).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_convert_point_to(RKViewRef view, RKPoint point, RKViewRef RK_NULLABLE to,
    RKPoint *out);
/**
 * Convert a point from another view's coordinates (NULL: window base) to this view's.
 *
 * @return as rk_view_convert_point_to().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_convert_point_from(RKViewRef view, RKPoint point, RKViewRef RK_NULLABLE from,
    RKPoint *out);
/**
 * Convert a rectangle: the result is the bounding box of the converted corners. If the views are on different branches,
 * a bounding box is first taken in the nearest common ancestor (SPEC 9).
 *
 * @return as rk_view_convert_point_to().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_convert_rect_to(RKViewRef view, RKRect rect, RKViewRef RK_NULLABLE to,
    RKRect *out);
/**
 * Convert a rectangle from another view's coordinates (NULL: window base) to this view's.
 *
 * @return as rk_view_convert_point_to().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_convert_rect_from(RKViewRef view, RKRect rect, RKViewRef RK_NULLABLE from,
    RKRect *out);

/* ---- Hit-testing (SPEC 32-53) ---- */

/**
 * Find the view at a point: hitTest:withEvent:, overrides included.
 *
 * @param view the view to start at; its superview is not called.
 * @param point in `view`'s bounds space; NaN and infinity are outside (SPEC 12).
 * @param event passed to overrides; may be NULL (SPEC 50).
 * @param out receives a borrowed handle; NULL if no view is hit.
 * Re-entrancy: calls hit_test and point_inside overrides.
 * Cost: O(views visited), no allocation.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_hit_test(RKViewRef view, RKPoint point, RKEventRef RK_NULLABLE event,
    RKViewRef RK_NULLABLE *out);
/**
 * Hit-test many points in one call, each as rk_view_hit_test() with a NULL event.
 *
 * @param points `count` points in `view`'s bounds space.
 * @param out receives `count` handles.
 * @return also RKStatusInvalidArgument (`points` or `out` NULL while `count` is not 0); RKStatusLimitReached (`count`
 *   is more than an array can hold); RKStatusStaleHandle if an override destroys `view` (earlier results are in `out`).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_hit_test_many(RKViewRef view, const RKPoint *points, size_t count,
    RKViewRef RK_NULLABLE *out);
/**
 * Find the hit view of each pixel of a rectangle: a hit-test at the centre of every pixel, each as rk_view_hit_test()
 * with a NULL event.
 *
 * @param root the view to start at.
 * @param rect in `root`'s bounds space; it is divided into `width` columns and `height` rows, so pixels need not be
 *   square.
 * @param width,height 1 or more; their product at most 268,435,456.
 * @param out receives width * height borrowed handles, row by row from the top left: NULL where nothing is hit.
 * @return also RKStatusInvalidArgument (a size of 0, a rectangle that is not finite or has a negative size);
 *   RKStatusLimitReached (too many pixels); RKStatusStaleHandle if an override destroys `root` (earlier results are in
 *   `out`).
 * Re-entrancy: calls hit_test and point_inside overrides, once for each pixel that reaches them.
 * Cost: the hit-tests; no allocation.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_hit_map(RKViewRef root, RKRect rect, size_t width, size_t height,
    RKViewRef RK_NULLABLE *out);
/**
 * Copy a view and all views below it into a snapshot, for hit-tests on any thread.
 *
 * A snapshot never changes. A hit-test of it has the result that rk_view_hit_test() would have had when the snapshot
 * was taken, by the same arithmetic. Meanwhile views may change or be destroyed, and even the context. A snapshot has
 * its own memory, which no `memory_limit` counts.
 *
 * Overrides of hit_test and point_inside can be called only on the context's thread. So a tree in which a hit-test
 * might call one is refused.
 *
 * @param view the view at which the hit-tests start.
 * @param ignores_overrides true: overrides are left out, and hit-tests use the built-in hit_test and point_inside.
 * @param out receives the snapshot, which belongs to the caller; rk_snapshot_destroy() ends it.
 * @return also RKStatusUnsupported (a view overrides hit_test or point_inside; rk_last_error() names the first one,
 *   from back to front); RKStatusNoMemory; RKStatusLimitReached (1,024 snapshots exist, on 32-bit machines 32).
 * Cost: O(views), 0.2 to 0.4 microseconds for each view. About 120 bytes for each view, and twice as much during the
 *   call.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_take_snapshot(RKViewRef view, bool ignores_overrides, RKSnapshotRef *out);
/**
 * Find the view at a point of a snapshot.
 *
 * @param point in the bounds space of the view that the snapshot is of; NaN and infinity are outside (SPEC 12).
 * @param out receives the handle of the view, or NULL if no view is hit. If the view has been destroyed since,
 *   functions that take the handle return RKStatusStaleHandle.
 * @return RKStatusWrongKind for a handle of an object, whether it exists or not. RKStatusStaleHandle after
 *   rk_snapshot_destroy(), which another thread may call during this call.
 * Cost: grows with the number of views that lie over the point, and little with all others; no allocation.
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_snapshot_hit_test(RKSnapshotRef snapshot, RKPoint point, RKViewRef RK_NULLABLE *out);
/**
 * Hit-test many points of a snapshot in one call, each as rk_snapshot_hit_test().
 *
 * Several threads may share a snapshot, each with its own part of the points.
 *
 * @param points `count` points in the bounds space of the view that the snapshot is of.
 * @param out receives `count` handles.
 * @return also RKStatusInvalidArgument (`points` or `out` NULL while `count` is not 0); RKStatusLimitReached (`count`
 *   is more than an array can hold).
 * Thread: [any]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_snapshot_hit_test_many(RKSnapshotRef snapshot, const RKPoint *points, size_t count,
    RKViewRef RK_NULLABLE *out);
/**
 * Destroy a snapshot. Calls of other threads that are using it finish; the last of them frees its memory.
 *
 * Thread: [any]
 * @since 0.1
 */
RK_API RKStatus rk_snapshot_destroy(RKSnapshotRef snapshot);
/**
 * Call pointInside:withEvent:, overrides included.
 *
 * @param point in `view`'s bounds space.
 * @param event may be NULL.
 * @param out receives the result.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_view_point_inside(RKViewRef view, RKPoint point, RKEventRef RK_NULLABLE event,
    bool *out);

/**
 * Run the hit_test that `cls` inherits. Built in: the algorithm of SPEC 32.
 *
 * @param cls the class whose method is making the call.
 * @param out receives a borrowed handle or NULL.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_super_hit_test(RKClassRef cls, RKViewRef self, RKPoint point,
    RKEventRef RK_NULLABLE event, RKViewRef RK_NULLABLE *out);
/** Run the point_inside that `cls` inherits. Built in: the half-open test in the bounds (SPEC 11).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_point_inside(RKClassRef cls, RKViewRef self, RKPoint point,
    RKEventRef RK_NULLABLE event, bool *out);
/** Run the will_move_to_superview that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_will_move_to_superview(RKClassRef cls, RKViewRef self, RKViewRef RK_NULLABLE superview);
/** Run the did_move_to_superview that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_did_move_to_superview(RKClassRef cls, RKViewRef self);
/** Run the will_move_to_window that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_will_move_to_window(RKClassRef cls, RKViewRef self, RKWindowRef RK_NULLABLE window);
/** Run the did_move_to_window that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_did_move_to_window(RKClassRef cls, RKViewRef self);
/** Run the did_add_subview that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_did_add_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);
/** Run the will_remove_subview that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RKStatus rk_super_will_remove_subview(RKClassRef cls, RKViewRef self, RKViewRef subview);

RK_EXTERN_C_END

#endif
