/* SPDX-License-Identifier: MIT */
/**
 * @file scroll.h
 * Scroll views: content larger than the view, moved by fingers, wheels and pinches (SPEC 242-268).
 *
 * A scroll view is a view whose bounds.origin is its contentOffset (SPEC 243). It has its own pan and pinch
 * recognisers. It holds a touch back from its subviews for at most 0.15 s, because the touch may scroll (SPEC 247).
 * After a flick, the offset is computed from the time of the context's clock by a formula. So it is the same at any
 * frame rate. When the clock moves, by rk_context_advance(), an event or a timer, the offsets of moving scroll views
 * are set first. While a scroll view moves, rk_context_next_deadline() returns the time of the next frame
 * (scrollFrameInterval).
 *
 * Offsets, sizes and insets are in points of the scroll view's own bounds space, times in seconds. Velocities are in
 * points per second unless a comment names another unit. All functions return RKStatusWrongKind for a view that is not
 * a scroll view.
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_SCROLL_H
#define RESPONDERKIT_SCROLL_H

#include "base.h"
#include "event.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** How fast content decelerates after a flick (SPEC 242, 255). */
RK_ENUM(RKScrollViewDecelerationRate) {
    /** scrollDecelerationNormal, 0.998 per millisecond. */
    RKScrollViewDecelerationRateNormal = 0,
    /** scrollDecelerationFast, 0.99 per millisecond. */
    RKScrollViewDecelerationRateFast = 1
};

/** touchesShouldBegin:withEvent:inContentView:; `view` is the hit view.
 *  Thread: [callback] */
typedef bool (*RKScrollViewTouchesShouldBeginMethod)(RKScrollViewRef self, const RKTouchRef *touches, size_t count,
    RKEventRef event, RKViewRef view, void *userdata);
/** touchesShouldCancelInContentView:.
 *  Thread: [callback] */
typedef bool (*RKScrollViewTouchesShouldCancelMethod)(RKScrollViewRef self, RKViewRef view, void *userdata);

/** Methods of scroll views. A NULL entry is inherited. */
typedef struct RKScrollViewMethods {
    /** sizeof(RKScrollViewMethods); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** touchesShouldBegin:withEvent:inContentView:, called before a subview's first touchesBegan. If false, the subview
     *  never receives these touches. Inherited: true (SPEC 247, 248, 251). */
    RKScrollViewTouchesShouldBeginMethod touches_should_begin;
    /** touchesShouldCancelInContentView:, called before scrolling begins when a subview has had its touchesBegan. If
     *  false, scrolling does not begin. Inherited: false for a Control, else true (SPEC 250). */
    RKScrollViewTouchesShouldCancelMethod touches_should_cancel;
} RKScrollViewMethods;

/** A method of a scroll view's delegate that is only a notice: it returns nothing.
 *  Thread: [callback] */
typedef void (*RKScrollViewNotice)(RKScrollViewRef scroll_view, void *userdata);
/** The finger lifts. `velocity` is in points per millisecond. `target` is the offset at which scrolling will stop; the
 *  delegate may change it (SPEC 260, 261).
 *  Thread: [callback] */
typedef void (*RKScrollViewWillEndDragging)(RKScrollViewRef scroll_view, RKPoint velocity, RKPoint *target,
    void *userdata);
/** The finger has lifted.
 *  Thread: [callback] */
typedef void (*RKScrollViewDidEndDragging)(RKScrollViewRef scroll_view, bool will_decelerate, void *userdata);
/** The view to zoom: a subview, or NULL.
 *  Thread: [callback] */
typedef RKViewRef RK_NULLABLE (*RKScrollViewViewForZooming)(RKScrollViewRef scroll_view, void *userdata);
/** Zooming of `view` begins.
 *  Thread: [callback] */
typedef void (*RKScrollViewWillBeginZooming)(RKScrollViewRef scroll_view, RKViewRef view, void *userdata);
/** Zooming of `view` has ended at `scale`.
 *  Thread: [callback] */
typedef void (*RKScrollViewDidEndZooming)(RKScrollViewRef scroll_view, RKViewRef view, double scale, void *userdata);
/** A method of a scroll view's delegate that returns a decision.
 *  Thread: [callback] */
typedef bool (*RKScrollViewQuestion)(RKScrollViewRef scroll_view, void *userdata);

/** The delegate of a scroll view. Every function may be NULL (SPEC 306). Any of them may remove or destroy the scroll
 *  view. */
typedef struct RKScrollViewDelegate {
    /** sizeof(RKScrollViewDelegate); see RK_INIT. */
    uint32_t struct_size;
    /** Must be 0. */
    uint32_t reserved;
    /** The delegate object, weak; may be NULL. When it ends, the delegate is removed. */
    RKObjectRef RK_NULLABLE object;
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
    /** scrollViewShouldScrollToTop:; default true. */
    RKScrollViewQuestion should_scroll_to_top;
    /** scrollViewDidScrollToTop:. */
    RKScrollViewNotice did_scroll_to_top;
    /** Last argument of every function. */
    void *userdata;
    /** Called exactly once with `userdata`: when the delegate is replaced or removed, or the scroll view is destroyed.
     *  It is not called if setting the delegate fails. May be NULL. */
    void (*drop)(void *userdata);
} RKScrollViewDelegate;

/**
 * Create a scroll view.
 *
 * @param cls ScrollView or a subclass; NULL means ScrollView.
 * @param frame in the coordinates of the future superview; finite.
 * @param out receives the scroll view; the caller owns one reference.
 * @return also RKStatusInvalidArgument (frame not finite, class of another kind), RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_create(RKContextRef context, RKClassRef RK_NULLABLE cls, RKRect frame,
    RK_OWNED RKScrollViewRef *out);
/**
 * Set the delegate, or remove it.
 *
 * @param delegate copied; NULL removes.
 * @return also RKStatusNoMemory.
 * Re-entrancy: `drop` of the old delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_delegate(RKScrollViewRef scroll_view,
    const RKScrollViewDelegate *RK_NULLABLE delegate);
/**
 * Find the delegate object; NULL if there is none. A delegate whose object has ended is removed at its next call, or
 * here.
 *
 * Re-entrancy: `drop` of a removed delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_delegate(RKScrollViewRef scroll_view, RKObjectRef RK_NULLABLE *out);
/**
 * Find the pan recogniser that scrolls: a Pan that stays attached for the scroll view's life. The host may set its
 * delegate, requirements and targets.
 *
 * @param out receives a borrowed handle.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_pan_gesture_recognizer(RKScrollViewRef scroll_view,
    RKGestureRecognizerRef *out);
/** Find the pinch recogniser that zooms; see rk_scroll_view_get_pan_gesture_recognizer().
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_pinch_gesture_recognizer(RKScrollViewRef scroll_view,
    RKGestureRecognizerRef *out);

/* ---- Where it is (SPEC 243, 267) ---- */

/**
 * Set contentOffset.
 *
 * Without animation the offset is set as given, even beyond the edges. A deceleration or animation stops; a drag
 * continues from there. If the offset has changed, the delegate receives didScroll (SPEC 267). With animation the
 * offset takes scrollAnimationDuration to reach its value. Then the delegate receives didEndScrollingAnimation. An
 * animation to the present offset does nothing.
 *
 * @param offset finite.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_offset(RKScrollViewRef scroll_view, RKPoint offset,
    bool animated);
/** Read contentOffset, which is bounds.origin (SPEC 243).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_offset(RKScrollViewRef scroll_view, RKPoint *out);
/**
 * Scroll by the shortest distance that makes a rectangle of the content visible, within the legal range:
 * scrollRectToVisible:animated:.
 *
 * @param rect in bounds space; finite.
 * @return as rk_scroll_view_set_content_offset().
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scroll_rect_to_visible(RKScrollViewRef scroll_view, RKRect rect,
    bool animated);
/**
 * Scroll to the top, as a tap on the status bar does. If scrollsToTop is set and should_scroll_to_top returns true,
 * animate to the top and send didScrollToTop. At the top, send didScrollToTop at once.
 *
 * @param out receives whether scrollsToTop is set and should_scroll_to_top returned true; may be NULL.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scroll_to_top(RKScrollViewRef scroll_view, bool *RK_NULLABLE out);
/**
 * Set contentSize: how large the content is. The offset stays, even outside the new range. Default (0, 0).
 *
 * @param size finite, not negative.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_size(RKScrollViewRef scroll_view, RKSize size);
/** Read contentSize.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_size(RKScrollViewRef scroll_view, RKSize *out);
/**
 * Set contentInset: the distances that widen the legal range at the edges (SPEC 243). Default all 0.
 *
 * @param insets finite.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets insets);
/** Read contentInset.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_inset(RKScrollViewRef scroll_view, RKEdgeInsets *out);
/** Read the legal range of contentOffset: origin = least, origin + size = greatest (SPEC 243).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_content_offset_range(RKScrollViewRef scroll_view, RKRect *out);

/* ---- What it is doing (SPEC 246) ---- */

/** Read isTracking: whether a finger is on the scroll view or its content (SPEC 246).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_tracking(RKScrollViewRef scroll_view, bool *out);
/** Read isDragging: whether a finger scrolls, from the pan's beginning to its end (SPEC 246).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_dragging(RKScrollViewRef scroll_view, bool *out);
/** Read isDecelerating: whether the content still moves after the finger has lifted (SPEC 246).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_decelerating(RKScrollViewRef scroll_view, bool *out);
/** Read isZooming: whether the pinch is in progress.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zooming(RKScrollViewRef scroll_view, bool *out);
/** Read isZoomBouncing: whether the scale is returning into its range.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zoom_bouncing(RKScrollViewRef scroll_view, bool *out);
/**
 * Read the velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at rest. For a deceleration
 * or an animation it is the exact derivative of the offset (SPEC 255).
 *
 * @param out points per second, of the offset.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_velocity(RKScrollViewRef scroll_view, RKPoint *out);
/** Read isScrollAnimating: whether the offset is animated, as by rk_scroll_view_set_content_offset() (SPEC 340).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_scroll_animating(RKScrollViewRef scroll_view, bool *out);
/** Read isZoomAnimating: whether the scale is animated, the return into its range included (SPEC 340).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_zoom_animating(RKScrollViewRef scroll_view, bool *out);
/**
 * Stop scrolling and zooming, drags and pinches included: stopScrollingAndZooming (SPEC 339). The delegate receives the
 * closing call of each movement. A scroll view at rest is not changed.
 *
 * Re-entrancy: delegate, actions.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_stop_scrolling_and_zooming(RKScrollViewRef scroll_view);

/* ---- How it behaves (SPEC 242) ---- */

/** Set scrollEnabled: whether fingers and wheels scroll it; false ends a drag (SPEC 242). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_scroll_enabled(RKScrollViewRef scroll_view, bool value);
/** Read scrollEnabled.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_scroll_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set bounces: whether the content can move beyond the edges and then returns. It sets bouncesHorizontally and
 *  bouncesVertically (SPEC 253, 338). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces(RKScrollViewRef scroll_view, bool value);
/** Read bounces: whether it bounces on both axes (SPEC 338).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces(RKScrollViewRef scroll_view, bool *out);
/** Set alwaysBounceVertical: whether it bounces vertically even if the content fits (SPEC 244). Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_always_bounce_vertical(RKScrollViewRef scroll_view, bool value);
/** Read alwaysBounceVertical.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_always_bounces_vertical(RKScrollViewRef scroll_view, bool *out);
/** Set alwaysBounceHorizontal: whether it bounces horizontally even if the content fits (SPEC 244). Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_always_bounce_horizontal(RKScrollViewRef scroll_view, bool value);
/** Read alwaysBounceHorizontal.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_always_bounces_horizontal(RKScrollViewRef scroll_view, bool *out);
/** Set pagingEnabled: whether scrolling stops at multiples of the bounds' size (SPEC 264). Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_paging_enabled(RKScrollViewRef scroll_view, bool value);
/** Read pagingEnabled.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_paging_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set directionalLockEnabled: whether a drag that begins along one axis stays on it (SPEC 265). Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_directional_lock_enabled(RKScrollViewRef scroll_view, bool value);
/** Read directionalLockEnabled.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_directional_lock_enabled(RKScrollViewRef scroll_view, bool *out);
/** Set delaysContentTouches: whether touches for subviews are delayed by scrollContentTouchDelay (SPEC 247, 251).
 *  Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_delays_content_touches(RKScrollViewRef scroll_view, bool value);
/** Read delaysContentTouches.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_delays_content_touches(RKScrollViewRef scroll_view, bool *out);
/** Set canCancelContentTouches: whether scrolling may cancel touches that subviews have received (SPEC 250). Default
 *  true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_can_cancel_content_touches(RKScrollViewRef scroll_view, bool value);
/** Read canCancelContentTouches.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_can_cancel_content_touches(RKScrollViewRef scroll_view, bool *out);
/** Set bouncesZoom: whether the scale may leave its range and returns (SPEC 268). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_zoom(RKScrollViewRef scroll_view, bool value);
/** Read bouncesZoom.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_zoom(RKScrollViewRef scroll_view, bool *out);
/** Set scrollsToTop: whether rk_scroll_view_scroll_to_top() scrolls (SPEC 242). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_scrolls_to_top(RKScrollViewRef scroll_view, bool value);
/** Read scrollsToTop.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_scrolls_to_top(RKScrollViewRef scroll_view, bool *out);
/**
 * Deprecated: use rk_scroll_view_set_transfers_touches_to_parent() and the transfers of the two axes.
 *
 * Set chainsToAncestor: whether touches and wheels move the ancestor. True sets three properties:
 * transfersTouchesToParent, transfersHorizontalScrollingToParent and transfersVerticalScrollingToParent. False clears
 * transfersTouchesToParent only, because wheels never depended on chainsToAncestor (SPEC 337). Default false.
 *
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_chains_to_ancestor(RKScrollViewRef scroll_view, bool value);
/** Deprecated. Read chainsToAncestor: whether all three properties are true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_chains_to_ancestor(RKScrollViewRef scroll_view, bool *out);
/**
 * Set decelerationRate: how fast a flick comes to rest (SPEC 255). Default normal.
 *
 * @return also RKStatusInvalidArgument (not one of RKScrollViewDecelerationRate).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_deceleration_rate(RKScrollViewRef scroll_view,
    RKScrollViewDecelerationRate rate);
/** Read decelerationRate.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_deceleration_rate(RKScrollViewRef scroll_view,
    RKScrollViewDecelerationRate *out);
/** Set bouncesHorizontally: whether dragging and deceleration go beyond the left and right edges (SPEC 338). Default
 *  true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_horizontally(RKScrollViewRef scroll_view, bool value);
/** Read bouncesHorizontally.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_horizontally(RKScrollViewRef scroll_view, bool *out);
/** Set bouncesVertically: whether dragging and deceleration go beyond the top and bottom edges (SPEC 338). Default
 *  true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_bounces_vertically(RKScrollViewRef scroll_view, bool value);
/** Read bouncesVertically.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_bounces_vertically(RKScrollViewRef scroll_view, bool *out);
/** Set transfersHorizontalScrollingToParent: whether scrolling by a wheel or trackpad beyond the left and right edges
 *  moves the nearest ancestor that can scroll that way (SPEC 337). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool value);
/** Read transfersHorizontalScrollingToParent.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_horizontal_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool *out);
/** Set transfersVerticalScrollingToParent: whether scrolling by a wheel or trackpad beyond the top and bottom edges
 *  moves the nearest ancestor that can scroll that way (SPEC 337). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool value);
/** Read transfersVerticalScrollingToParent.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_vertical_scrolling_to_parent(RKScrollViewRef scroll_view,
    bool *out);
/** Set transfersTouchesToParent: whether a drag by fingers beyond an edge moves the nearest ancestor that can scroll
 *  that way, within the same touch. It concerns only axes on which wheels are transferred, too: see
 *  rk_scroll_view_set_transfers_horizontal_scrolling_to_parent() and its vertical counterpart. UIKit does not do this
 *  (SPEC 337). Default false.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool value);
/** Read transfersTouchesToParent.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_transfers_touches_to_parent(RKScrollViewRef scroll_view, bool *out);

/* ---- Indicators (SPEC 341): the library draws none; a host that draws them reads their places in each frame. ---- */

/** Set showsVerticalScrollIndicator: whether the scroll view has a vertical indicator (SPEC 341). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view,
    bool value);
/** Read showsVerticalScrollIndicator.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_shows_vertical_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
/** Set showsHorizontalScrollIndicator: whether the scroll view has a horizontal indicator (SPEC 341). Default true.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view,
    bool value);
/** Read showsHorizontalScrollIndicator.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_shows_horizontal_scroll_indicator(RKScrollViewRef scroll_view, bool *out);
/**
 * Set verticalScrollIndicatorInsets. They are added to the 3 points between the vertical indicator's track and the
 * edges (SPEC 341). Default all 0.
 *
 * @param insets finite.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets insets);
/** Read verticalScrollIndicatorInsets.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_vertical_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets *out);
/**
 * Read the present frame of the vertical indicator, visible or not (SPEC 341).
 *
 * @param out in bounds space, as the frames of subviews.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_vertical_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
/** Read whether the vertical indicator is visible now (SPEC 341).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_vertical_scroll_indicator_visible(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Set horizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal indicator's track and the
 * edges (SPEC 341). Default all 0.
 *
 * @param insets finite.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets insets);
/** Read horizontalScrollIndicatorInsets.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_horizontal_scroll_indicator_insets(RKScrollViewRef scroll_view,
    RKEdgeInsets *out);
/**
 * Read the present frame of the horizontal indicator, visible or not (SPEC 341).
 *
 * @param out in bounds space, as the frames of subviews.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_horizontal_scroll_indicator(RKScrollViewRef scroll_view, RKRect *out);
/** Read whether the horizontal indicator is visible now (SPEC 341).
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_is_horizontal_scroll_indicator_visible(RKScrollViewRef scroll_view,
    bool *out);
/**
 * Show the indicators for scrollIndicatorFlashDuration: flashScrollIndicators (SPEC 341). The time at which they
 * disappear is a deadline (rk_context_next_deadline()).
 *
 * @return also RKStatusNoMemory.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_flash_scroll_indicators(RKScrollViewRef scroll_view);

/* ---- Zoom (SPEC 268) ---- */

/**
 * Set minimumZoomScale and maximumZoomScale, which are stored as given. zoomScale is clamped to this range. If the
 * minimum is greater than the maximum, zoomScale is the maximum. Default 1, 1: no zooming.
 *
 * @param minimum,maximum finite, not negative.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_zoom_scale_range(RKScrollViewRef scroll_view, double minimum,
    double maximum);
/** Read minimumZoomScale and maximumZoomScale.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_zoom_scale_range(RKScrollViewRef scroll_view, double *minimum,
    double *maximum);
/**
 * Set zoomScale, clamped to its range, about the middle of the bounds. Nothing happens without a view for zooming.
 *
 * @param scale finite, above 0.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_set_zoom_scale(RKScrollViewRef scroll_view, double scale, bool animated);
/** Read zoomScale; 1 before the first zoom.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_get_zoom_scale(RKScrollViewRef scroll_view, double *out);
/**
 * Zoom and scroll so that a rectangle fills the bounds, as far as the ranges allow: zoomToRect:animated:.
 *
 * @param rect in the coordinates of the view for zooming; finite, not empty.
 * Re-entrancy: delegate.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_scroll_view_zoom_to_rect(RKScrollViewRef scroll_view, RKRect rect, bool animated);

/* ---- Super-calls (class.h): run what `cls` inherits. ---- */

/**
 * Run the touches_should_begin that `cls` inherits.
 *
 * @return also RKStatusInvalidArgument (no touches), RKStatusLimitReached (over 65,536 touches).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_super_touches_should_begin(RKClassRef cls, RKScrollViewRef self,
    const RKTouchRef *touches, size_t count, RKEventRef event, RKViewRef view, bool *out);
/** Run the touches_should_cancel that `cls` inherits.
 *  Thread: [main]
 *  @since 0.1 */
RK_API RK_NODISCARD RKStatus rk_super_touches_should_cancel(RKClassRef cls, RKScrollViewRef self, RKViewRef view,
    bool *out);

RK_EXTERN_C_END

#endif
