/**
 * @file scroll.h
 * Scroll views: content larger than the view, moved by fingers, wheels and pinches (SPEC 242-268).
 *
 * A scroll view is a view whose bounds.origin is its contentOffset (SPEC 243). It brings a pan and a pinch recogniser
 * of its own, and holds
 * touches back from its subviews for 0.15 s, to see whether they scroll (SPEC 247). After a flick the offset follows
 * closed formulas of the context's clock: whenever the clock moves (rk_context_advance(), an event with its time, a
 * timer), scroll views that move by themselves are first put where they are at that time, so the path is the same at
 * any frame rate. rk_context_next_deadline() asks for the next frame (scrollFrameInterval) while one moves.
 *
 * Offsets, sizes and insets are in points of the scroll view's own bounds space, velocities in points per second unless
 * said otherwise, times in seconds. All functions return RKStatusWrongKind for a view that is no scroll view.
 */
#ifndef RESPONDERKIT_SCROLL_H
#define RESPONDERKIT_SCROLL_H

#include "base.h"
#include "event.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** How fast a flick comes to rest (SPEC 242, 255). */
RK_ENUM(RKScrollViewDecelerationRate) {
    /** scrollDecelerationNormal, 0.998 per millisecond. */
    RKScrollViewDecelerationRateNormal = 0,
    /** scrollDecelerationFast, 0.99 per millisecond. */
    RKScrollViewDecelerationRateFast = 1
};

/** touchesShouldBegin:withEvent:inContentView:; `view` is the view that was hit. Thread: [callback] */
typedef bool (*RKScrollViewTouchesShouldBeginMethod)(RKScrollViewRef self, const RKTouchRef *touches, size_t count,
    RKEventRef event, RKViewRef view, void *userdata);
/** touchesShouldCancelInContentView:. Thread: [callback] */
typedef bool (*RKScrollViewTouchesShouldCancelMethod)(RKScrollViewRef self, RKViewRef view, void *userdata);

/** Methods of scroll views. A NULL entry is inherited. */
typedef struct RKScrollViewMethods {
    /** sizeof(RKScrollViewMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** touchesShouldBegin:withEvent:inContentView:, asked before a subview gets its first touchesBegan; no: it never
     *  gets any of these touches. Inherited: yes (SPEC 247, 248, 251). */
    RKScrollViewTouchesShouldBeginMethod touches_should_begin;
    /** touchesShouldCancelInContentView:, asked when scrolling wants to begin and a subview has had its touchesBegan;
     *  no: scrolling does not begin. Inherited: no for a Control, else yes (SPEC 250). */
    RKScrollViewTouchesShouldCancelMethod touches_should_cancel;
} RKScrollViewMethods;

/** Something happened. Thread: [callback] */
typedef void (*RKScrollViewNotice)(RKScrollViewRef scroll_view, void *userdata);
/** The finger lifts: `velocity` in points per millisecond, `target` where the offset will come to rest; may be changed
 *  (SPEC 260, 261). Thread: [callback] */
typedef void (*RKScrollViewWillEndDragging)(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target,
    void *userdata);
/** The finger has lifted. Thread: [callback] */
typedef void (*RKScrollViewDidEndDragging)(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata);
/** Which view is zoomed: a subview, or NULL. Thread: [callback] */
typedef RKViewRef (*RKScrollViewViewForZooming)(RKScrollViewRef scroll_view, void *userdata);
/** Zooming of `view` begins. Thread: [callback] */
typedef void (*RKScrollViewWillBeginZooming)(RKScrollViewRef scroll_view, RKViewRef view, void *userdata);
/** Zooming of `view` has ended at `scale`. Thread: [callback] */
typedef void (*RKScrollViewDidEndZooming)(RKScrollViewRef scroll_view, RKViewRef view, double scale, void *userdata);
/** A question. Thread: [callback] */
typedef bool (*RKScrollViewQuestion)(RKScrollViewRef scroll_view, void *userdata);

/** The delegate of a scroll view. Every function may be NULL (SPEC 306). Any of them may remove or destroy the scroll
 *  view. */
typedef struct RKScrollViewDelegate {
    /** sizeof(RKScrollViewDelegate); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** Who the delegate is, weak; may be NULL. When that object ends, the delegate is removed. */
    RKObjectRef object;
    /** scrollViewDidScroll: contentOffset has changed, whatever the cause. */
    RKScrollViewNotice did_scroll;
    /** scrollViewDidZoom: zoomScale has changed. */
    RKScrollViewNotice did_zoom;
    /** scrollViewWillBeginDragging: (SPEC 260). */
    RKScrollViewNotice will_begin_dragging;
    /** scrollViewWillEndDragging:withVelocity:targetContentOffset: (SPEC 260, 261). */
    RKScrollViewWillEndDragging will_end_dragging;
    /** scrollViewDidEndDragging:willDecelerate: (SPEC 260, 262). */
    RKScrollViewDidEndDragging did_end_dragging;
    /** scrollViewWillBeginDecelerating: (SPEC 260). */
    RKScrollViewNotice will_begin_decelerating;
    /** scrollViewDidEndDecelerating: (SPEC 259, 260, 263). */
    RKScrollViewNotice did_end_decelerating;
    /** scrollViewDidEndScrollingAnimation: (SPEC 267). */
    RKScrollViewNotice did_end_scrolling_animation;
    /** viewForZoomingInScrollView:; without it nothing zooms (SPEC 268). */
    RKScrollViewViewForZooming view_for_zooming;
    /** scrollViewWillBeginZooming:withView:. */
    RKScrollViewWillBeginZooming will_begin_zooming;
    /** scrollViewDidEndZooming:withView:atScale:, after the scale has bounced back. */
    RKScrollViewDidEndZooming did_end_zooming;
    /** scrollViewShouldScrollToTop:; default yes. */
    RKScrollViewQuestion should_scroll_to_top;
    /** scrollViewDidScrollToTop:. */
    RKScrollViewNotice did_scroll_to_top;
    /** Last argument of every function. */
    void *userdata;
    /** Called exactly once with `userdata` when the delegate is replaced or removed or the scroll view ends; not if
     *  setting it fails. May be NULL. */
    void (*drop)(void *userdata);
} RKScrollViewDelegate;

/**
 * Create a scroll view.
 *
 * @param cls ScrollView or a subclass; NULL means ScrollView. @param frame in the coordinates of the superview to be;
 *   finite. @param out receives the scroll view; the caller owns one reference.
 * @return RKStatusOK, RKStatusInvalidArgument (`out` NULL, frame not finite, class of another kind), RKStatusNoMemory,
 *   or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_create(RKContextRef context, RKClassRef cls, RKRect frame,
    RKScrollViewRef *out);
/** Set the delegate, or remove it. @param delegate copied; NULL removes. @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusStructSize, RKStatusStructNewer, RKStatusInvalidArgument (`reserved` not 0), RKStatusNoMemory, or a handle
 *  error. Re-entrancy: the old one's drop. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_delegate(RKScrollViewRef scroll_view,
    const RKScrollViewDelegate *delegate);
/**
 * Find the object that is the delegate; NULL if there is none. A delegate whose object has ended is removed when it is
 * asked next, or here.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Re-entrancy: the `drop` of such a delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_delegate(RKScrollViewRef scroll_view, RKObjectRef *out);
/** Find the pan recogniser that scrolls: a Pan, attached for as long as the scroll view lives; its delegate,
 *  requirements and targets are the host's to set. @param out receives a borrowed handle. @return RKStatusOK,
 *  RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_pan_gesture_recognizer(RKScrollViewRef scroll_view,
    RKGestureRecognizerRef *out);
/** Find the pinch recogniser that zooms; see rk_scroll_view_get_pan_gesture_recognizer(). @return as
 *  rk_scroll_view_get_pan_gesture_recognizer(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_pinch_gesture_recognizer(RKScrollViewRef scroll_view,
    RKGestureRecognizerRef *out);

/* ---- Where it is (SPEC 243, 267) ---- */

/**
 * Set contentOffset.
 *
 * Without animation the value is taken as it is, beyond the edges too, a deceleration stops, and didScroll is sent if
 * it changed (SPEC 267). With animation the offset moves there within scrollAnimationDuration and
 * didEndScrollingAnimation is sent; to where it is already, nothing happens.
 * @param offset finite. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, or a handle error. Re-entrancy:
 *   delegate. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_offset(RKScrollViewRef scroll_view, RKPoint offset,
    bool animated);
/** Read contentOffset, which is bounds.origin (SPEC 243). @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_offset(RKScrollViewRef scroll_view, RKPoint *out);
/** Scroll by as little as shows a rectangle of the content, within the legal range: scrollRectToVisible:animated:.
 *  @param rect in bounds space; finite. @return as rk_scroll_view_set_content_offset(). Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scroll_rect_to_visible(RKScrollViewRef scroll_view, RKRect rect,
    bool animated);
/** Do what a tap on the status bar does: if scrollsToTop is set and the delegate does not refuse, animate to the top
 *  and send didScrollToTop. @param out receives whether it scrolls; may be NULL. @return RKStatusOK, RKStatusWrongKind,
 *  or a handle error. Re-entrancy: delegate. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scroll_to_top(RKScrollViewRef scroll_view, bool *out);
/** Set contentSize; the offset stays, also if it is out of range now. Default (0, 0). @param size finite, not negative.
 *  @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_size(RKScrollViewRef scroll_view, RKSize size);
/** Read contentSize. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_size(RKScrollViewRef scroll_view, RKSize *out);
/** Set contentInset, which widens the legal range (SPEC 243). Default all 0. @param insets finite. @return RKStatusOK,
 *  RKStatusWrongKind, RKStatusInvalidArgument, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets insets);
/** Read contentInset. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets *out);
/** Read the legal range of contentOffset: origin = least, origin + size = greatest (SPEC 243). @return RKStatusOK,
 *  RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_offset_range(RKScrollViewRef scroll_view, RKRect *out);

/* ---- What it is doing (SPEC 246) ---- */

/** Read isTracking: a finger is on the scroll view or its content (SPEC 246). @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_tracking(RKScrollViewRef scroll_view, bool *out);
/** Read isDragging: from the pan's beginning to its end (SPEC 246). @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_dragging(RKScrollViewRef scroll_view, bool *out);
/** Read isDecelerating: it moves on after the finger's lift (SPEC 246). @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_decelerating(RKScrollViewRef scroll_view, bool *out);
/** Read isZooming: the pinch is under way. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is
 *  NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zooming(RKScrollViewRef scroll_view, bool *out);
/** Read isZoomBouncing: the scale goes back into its range. @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zoom_bouncing(RKScrollViewRef scroll_view, bool *out);
/** Read the velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at rest. Of what moves by
 *  itself it is the exact derivative of the offset (SPEC 255). @param out points per second, of the offset. @return
 *  RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_velocity(RKScrollViewRef scroll_view, RKPoint *out);
/**
 * Read isScrollAnimating: whether the offset is animated, as by rk_scroll_view_set_content_offset() (SPEC 340).
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_scroll_animating(RKScrollViewRef scroll_view, bool *out);
/**
 * Read isZoomAnimating: whether the scale is animated, the return into its range included (SPEC 340).
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zoom_animating(RKScrollViewRef scroll_view, bool *out);
/**
 * Stop scrolling and zooming, drags and pinches included: stopScrollingAndZooming (SPEC 339). The delegate receives the
 * call that closes each of them. A scroll view at rest stays as it is.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_stop_scrolling_and_zooming(RKScrollViewRef scroll_view);

/* ---- How it behaves (SPEC 242) ---- */

/** Set scrollEnabled: whether fingers and wheels scroll it; NO ends a drag (SPEC 242). Default true. @return
 *  RKStatusOK, RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_scroll_enabled(RKScrollViewRef scroll_view, bool value);
/** Read scrollEnabled. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_scroll_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set bounces, which is both bouncesHorizontally and bouncesVertically: whether it goes beyond its edges and comes
 *  back (SPEC 253, 338). Default true. @return RKStatusOK, RKStatusWrongKind, or a handle error. Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces(RKScrollViewRef scroll_view, bool value);
/** Read bounces: whether it does so on both axes (SPEC 338). @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces(RKScrollViewRef scroll_view, bool *out);
/** Set alwaysBounceVertical: bounce vertically though the content fits (SPEC 244). Default false. @return RKStatusOK,
 *  RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_always_bounce_vertical(RKScrollViewRef scroll_view, bool value);
/** Read alwaysBounceVertical. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a
 *  handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_always_bounces_vertical(RKScrollViewRef scroll_view, bool *out);
/** Set alwaysBounceHorizontal (SPEC 244). Default false. @return RKStatusOK, RKStatusWrongKind, or a handle error.
 *  Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_always_bounce_horizontal(RKScrollViewRef scroll_view, bool value);
/** Read alwaysBounceHorizontal. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a
 *  handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_always_bounces_horizontal(RKScrollViewRef scroll_view, bool *out);
/** Set pagingEnabled: come to rest at multiples of the bounds' size (SPEC 264). Default false. @return RKStatusOK,
 *  RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_paging_enabled(RKScrollViewRef scroll_view, bool value);
/** Read pagingEnabled. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_paging_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set directionalLockEnabled: a drag that begins along one axis keeps to it (SPEC 265). Default false. @return
 *  RKStatusOK, RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_directional_lock_enabled(RKScrollViewRef scroll_view, bool value);
/** Read directionalLockEnabled. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a
 *  handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_directional_lock_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set delaysContentTouches: hold touches back from subviews for scrollContentTouchDelay (SPEC 247, 251). Default true.
 *  @return RKStatusOK, RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_delays_content_touches(RKScrollViewRef scroll_view, bool value);
/** Read delaysContentTouches. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a
 *  handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_delays_content_touches(RKScrollViewRef scroll_view, bool *out);
/** Set canCancelContentTouches: scrolling may take touches that subviews have had (SPEC 250). Default true. @return
 *  RKStatusOK, RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_can_cancel_content_touches(RKScrollViewRef scroll_view, bool value);
/** Read canCancelContentTouches. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a
 *  handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_can_cancel_content_touches(RKScrollViewRef scroll_view, bool *out);
/** Set bouncesZoom: the scale may go beyond its range and comes back (SPEC 268). Default true. @return RKStatusOK,
 *  RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_zoom(RKScrollViewRef scroll_view, bool value);
/** Read bouncesZoom. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_zoom(RKScrollViewRef scroll_view, bool *out);
/** Set scrollsToTop; see rk_scroll_view_scroll_to_top() (SPEC 242). Default true. @return RKStatusOK,
 *  RKStatusWrongKind, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_scrolls_to_top(RKScrollViewRef scroll_view, bool value);
/** Read scrollsToTop. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scrolls_to_top(RKScrollViewRef scroll_view, bool *out);
/**
 * Deprecated: rk_scroll_view_set_transfers_touches_to_parent() and the two of the axes.
 *
 * Set chainsToAncestor. True sets transfersTouchesToParent and both axes' transfers; false takes the touches back
 * alone, as wheels were never asked about it (SPEC 337). Default false. @return RKStatusOK, RKStatusWrongKind, or a
 * handle error. Thread: [main] @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_chains_to_ancestor(RKScrollViewRef scroll_view, bool value);
/** Deprecated. Read chainsToAncestor: whether all three transfer. @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument if `out` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_chains_to_ancestor(RKScrollViewRef scroll_view, bool *out);
/** Set decelerationRate. Default normal. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument (none of
 *  RKScrollViewDecelerationRate), or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_deceleration_rate(RKScrollViewRef scroll_view,
    RKScrollViewDecelerationRate rate);
/** Read decelerationRate. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle
 *  error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_deceleration_rate(RKScrollViewRef scroll_view,
    RKScrollViewDecelerationRate *out);
/**
 * Set bouncesHorizontally: whether dragging and deceleration go beyond the left and right edges (SPEC 338). Default
 * true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_horizontally(RKScrollViewRef scroll_view, bool value);
/**
 * Read bouncesHorizontally.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_horizontally(RKScrollViewRef scroll_view, bool *out);
/**
 * Set bouncesVertically: whether dragging and deceleration go beyond the top and bottom edges (SPEC 338). Default true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_vertically(RKScrollViewRef scroll_view, bool value);
/**
 * Read bouncesVertically.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_vertically(RKScrollViewRef scroll_view, bool *out);
/**
 * Set transfersHorizontalScrollingToParent: scrolling by a wheel or trackpad beyond the left and right edges moves the
 * nearest ancestor that can scroll that way (SPEC 337). Default true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool value);
/**
 * Read transfersHorizontalScrollingToParent.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Set transfersVerticalScrollingToParent: the same at its top and bottom edges (SPEC 337). Default true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool value);
/**
 * Read transfersVerticalScrollingToParent.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Set transfersTouchesToParent: drags by touches, too, move the ancestor, within the same touch, beyond the edges of
 * the axes that transfer. UIKit does not do this (SPEC 337). Default false.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool value);
/**
 * Read transfersTouchesToParent.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool *out);

/* ---- Indicators (SPEC 341): nothing is drawn; a host that draws them asks in each frame. ---- */

/**
 * Set showsVerticalScrollIndicator: whether the scroll view has a vertical indicator (SPEC 341). Default true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view,
    bool value);
/**
 * Read showsVerticalScrollIndicator.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
/**
 * Set showsHorizontalScrollIndicator: whether the scroll view has a horizontal indicator (SPEC 341). Default true.
 *
 * @return RKStatusOK, RKStatusWrongKind, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view,
    bool value);
/**
 * Read showsHorizontalScrollIndicator.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
/**
 * Set verticalScrollIndicatorInsets: the distances of the vertical indicator's track from the edges (SPEC 341). Default
 * all 0.
 *
 * @param insets finite.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets insets);
/**
 * Read verticalScrollIndicatorInsets.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets *out);
/**
 * Read the present frame of the vertical indicator, visible or not (SPEC 341).
 *
 * @param out in bounds space, as the frames of subviews.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_vertical_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
/**
 * Read whether the vertical indicator is visible now (SPEC 341).
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_vertical_scroll_indicator_visible(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Set horizontalScrollIndicatorInsets: the distances of the horizontal indicator's track from the edges (SPEC 341).
 * Default all 0.
 *
 * @param insets finite.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets insets);
/**
 * Read horizontalScrollIndicatorInsets.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets *out);
/**
 * Read the present frame of the horizontal indicator, visible or not (SPEC 341).
 *
 * @param out in bounds space, as the frames of subviews.
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_horizontal_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
/**
 * Read whether the horizontal indicator is visible now (SPEC 341).
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is NULL, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_horizontal_scroll_indicator_visible(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Show the indicators for scrollIndicatorFlashDuration: flashScrollIndicators (SPEC 341). rk_context_next_deadline()
 * includes their end.
 *
 * @return RKStatusOK, RKStatusWrongKind, RKStatusNoMemory, or a handle error.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_flash_scroll_indicators(RKScrollViewRef scroll_view);

/* ---- Zoom (SPEC 268) ---- */

/** Set minimumZoomScale and maximumZoomScale, which stay as given; zoomScale is kept within, at the maximum if the
 *  minimum is above that. Default 1, 1: no zooming. @param minimum,maximum finite, not negative. @return RKStatusOK,
 *  RKStatusWrongKind, RKStatusInvalidArgument, or a handle error. Re-entrancy: delegate. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_zoom_scale_range(RKScrollViewRef scroll_view, double minimum,
    double maximum);
/** Read minimumZoomScale and maximumZoomScale. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if
 *  `minimum` or `maximum` is NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_zoom_scale_range(RKScrollViewRef scroll_view, double *minimum,
    double *maximum);
/** Set zoomScale, clamped to its range, about the middle of the bounds. Nothing happens without a view for zooming.
 *  @param scale finite, above 0. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument, or a handle error.
 *  Re-entrancy: delegate. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_zoom_scale(RKScrollViewRef scroll_view, double scale, bool animated);
/** Read zoomScale; 1 before the first zoom. @return RKStatusOK, RKStatusWrongKind, RKStatusInvalidArgument if `out` is
 *  NULL, or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_zoom_scale(RKScrollViewRef scroll_view, double *out);
/** Zoom and scroll so that a rectangle fills the bounds, as far as the ranges allow: zoomToRect:animated:. @param rect
 *  in the coordinates of the view for zooming; finite, not empty. @return RKStatusOK, RKStatusWrongKind,
 *  RKStatusInvalidArgument, or a handle error. Re-entrancy: delegate. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_zoom_to_rect(RKScrollViewRef scroll_view, RKRect rect, bool animated);

/* ---- Super-calls (class.h): run what `cls` inherits. ---- */

/** Run the touches_should_begin that `cls` inherits. @return RKStatusOK, RKStatusInvalidArgument (`out` NULL, no
 *  touches, receiver is no instance of `cls`), RKStatusLimitReached (over 65,536 touches), or a handle error.
 *  Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_touches_should_begin(RKClassRef cls, RKScrollViewRef self,
    const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, bool *out);
/** Run the touches_should_cancel that `cls` inherits. @return RKStatusOK, RKStatusInvalidArgument (`out` NULL, receiver
 *  is no instance of `cls`), or a handle error. Thread: [main] @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_touches_should_cancel(RKClassRef cls, RKScrollViewRef self, RKViewRef view,
    bool *out);

RK_EXTERN_C_END

#endif
