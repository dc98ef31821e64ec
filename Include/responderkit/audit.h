/* SPDX-License-Identifier: MIT */
/**
 * @file audit.h
 * The audit: findings about a tree of views, without any touch. Each finding has a culprit and a remedy (SPEC 355).
 *
 * A view is a *touch target* if it is a control, has an enabled recogniser other than Hover, or is of a class that
 * overrides a touches method. The *touchable area* of a touch target is the set of points where a touch hits it or a
 * view inside it. That is its bounds, clipped to its superviews, minus the areas of views in front that take touches.
 * Controls inside a control are left out of its area. Windows in front count as views in front. In a scroll view,
 * content is measured at the contentOffset that lets touches meet the largest part of it. Content that no contentOffset
 * brings into sight counts as outside.
 *
 * The size of an area is the side of the largest square in it, along the view's own axes, in points of the window. If
 * all views concerned are parallel to the window's axes and at most 64 lie in front, the area is computed exactly, in
 * rectangles. Otherwise it is sampled in a grid of 64 by 64 cells over the view's bounds; the size may then be wrong by
 * two cells (`tolerance`).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_AUDIT_H
#define RESPONDERKIT_AUDIT_H

#include "base.h"
#include "geometry.h"

RK_EXTERN_C_BEGIN

/** What is wrong. `subject` is the touch target, or the recogniser. */
RK_ENUM(RKAuditKind) {
    /* Sizes: area = the box of the touchable area, value = its size in points. */
    /** Smaller than `limit` (24), and too near to another touch target, `culprit`. A circle of that diameter around its
     *  centre meets the area of `culprit`. If `culprit` is too small as well, the circles of both may meet instead
     *  (WCAG 2.5.8 with its exception for spacing). If a view in front, or a superview, leaves so little of a target
     *  that is large enough by itself, `culprit` is that view. */
    RKAuditKindTooSmall = 1,
    /** Smaller than `limit` (44). Sizes below 24 are among them if the spacing excuses them. Culprit = the view that
     *  covers or clips it; NULL: its own bounds are smaller than the limit. */
    RKAuditKindSmall = 2,

    /* Not reachable: area = where it would be touched. */
    /** `culprit` covers all of it, alone or with `value` others, and takes the touches. If the limit is 1, overrides
     *  were called, and the override of `culprit` keeps all touches from the subject. `culprit` is then the subject
     *  itself, a superview, or a view in front. */
    RKAuditKindCovered = 10,
    /** `culprit` covers all of it, alone or with `value` others, and contains no touch target. */
    RKAuditKindCoveredIdly = 11,
    /** All of it lies outside of `culprit`, a superview or the window, where subviews are not hit. If `culprit` is a
     *  scroll view: outside of what it can show. */
    RKAuditKindOutside = 12,
    /** A part of it lies outside of `culprit`; area = the box of that part, value = how many points lie outside. */
    RKAuditKindCutOff = 13,
    /* Kept from touches: of kinds 14, 16, 17 and 18 there is one finding for all touch targets in `culprit`. The first
     * of these targets in the order of the tree is the `subject`, and their number is the `value`. */
    /** `culprit`, a superview or itself, is hidden. */
    RKAuditKindHidden = 14,
    /** `culprit`, a superview or itself, has the alpha `value`, below `limit`. */
    RKAuditKindTransparent = 15,
    /** userInteractionEnabled of `culprit`, a superview or itself, is false. */
    RKAuditKindNotInteractive = 16,
    /** `culprit`, a superview or itself, is animating without interaction. */
    RKAuditKindAnimating = 17,
    /** The transform of `culprit`, a superview or itself, cannot be inverted. */
    RKAuditKindSingular = 18,

    /* Pairs of recognisers of one view that need a failure requirement. */
    /** `subject`, a tap, also fires at tap number `value` of `culprit`, which requires `limit` taps. */
    RKAuditKindTapsTogether = 20,
    /** `subject` and `culprit` follow the same fingers, and the first that recognises prevents the other
     *  (SPEC 184). */
    RKAuditKindExclusive = 21,

    /* What can never fire. */
    /** The recogniser is disabled. */
    RKAuditKindRecognizerDisabled = 30,
    /** The recogniser has neither a target nor a function, and no delegate, and no other one requires its failure. */
    RKAuditKindRecognizerUnheard = 31,
    /** The control is disabled; or `culprit`, a control above it, while disabledControlsHitTestNil is on. In the latter
     *  case there is one finding for all touch targets in `culprit`, as for 14. */
    RKAuditKindControlDisabled = 32,
    /** The control has no action for any event, and keeps no value that the program may read later. Or it has actions,
     *  and a control of its built-in class sends none of their events when it is touched: value = their events, limit =
     *  the usual event. */
    RKAuditKindControlUnheard = 33,
    /** The control, or the recogniser's view `culprit` (NULL: it has none), is in no window. */
    RKAuditKindDetached = 34,
    /** The recogniser can never recognise. Value = why: 1, the edges of a ScreenEdgePan are empty; 2, the direction of
     *  a Swipe is empty or unknown; 3, it and `culprit` require each other to fail, directly or through others;
     *  both are enabled, so neither recognises; 4, maximumNumberOfTouches of a Pan is below minimumNumberOfTouches;
     *  5, a Tap requires the failure of `culprit`, a Tap of the same view that needs fewer taps. */
    RKAuditKindNeverRecognizes = 35
};

/** Unit of a finding's `value` and `limit`. */
RK_ENUM(RKAuditUnit) {
    /** No unit: the comment of the kind names their meaning, if they have one. */
    RKAuditUnitNone = 0,
    /** Points. */
    RKAuditUnitPoints = 1,
    /** An alpha, 0 to 1. */
    RKAuditUnitAlpha = 2,
    /** Taps. */
    RKAuditUnitTaps = 3,
    /** Views. */
    RKAuditUnitViews = 4
};

/** What rk_window_audit() does in addition. */
RK_OPTIONS(RKAuditFlags) {
    /** Also report the controls and recognisers of the context that are in no window (RKAuditKindDetached). */
    RKAuditFlagsDetached = 1,
    /** Call the overrides of hit-testing that decide about an area, at the centres of a grid of 64 by 64 cells. If a
     *  view in front may accept points beyond its bounds and so may cover the area, 16 points all over the area are
     *  hit-tested first. The grid follows only if one of them does not hit the touch target. */
    RKAuditFlagsCallsOverrides = 2
};
/** RKAuditFlagsDetached, by its earlier name. */
#define RK_AUDIT_DETACHED RKAuditFlagsDetached
/** RKAuditFlagsCallsOverrides, by its earlier name. */
#define RK_AUDIT_CALLS_OVERRIDES RKAuditFlagsCallsOverrides

/** What to look for. Initialise with RK_INIT. */
typedef struct RKAuditOptions {
    /** sizeof(RKAuditOptions); see RK_INIT. */
    uint32_t struct_size;
    /** RKAuditFlagsDetached, RKAuditFlagsCallsOverrides. */
    RKAuditFlags flags;
    /** The least size in points; 0: 24. */
    double least;
    /** The recommended size in points; 0: 44. */
    double recommended;
} RKAuditOptions;

/** One finding. An array of these is written with the stride of its first element's `struct_size`. */
typedef struct RKAuditFinding {
    /** sizeof(RKAuditFinding); set it before reading; see RK_INIT. */
    uint32_t struct_size;
    /** What is wrong. */
    RKAuditKind kind;
    /** The view or recogniser. */
    RKObjectRef subject;
    /** See RKAuditKind; may be NULL. */
    RKObjectRef RK_NULLABLE culprit;
    /** The view whose override of hit_test or point_inside may lead to another result and was not called; NULL:
     *  none. */
    RKObjectRef RK_NULLABLE decider;
    /** See RKAuditKind; in the window's coordinates. */
    RKRect area;
    /** What was measured; see RKAuditKind. */
    double value;
    /** What `value` is compared with. */
    double limit;
    /** By how much `value` may be wrong; 0: exact. */
    double tolerance;
    /** Unit of `value`, `limit` and `tolerance`. */
    RKAuditUnit unit;
    /** 0. */
    uint32_t reserved;
} RKAuditFinding;

/**
 * List the touch targets of a window that touches cannot reach, or that are hard to hit (SPEC 355). Nothing is changed.
 *
 * @param options may be NULL: no flags, 24 and 44 points.
 * @param out room for `capacity` findings, in the order of the tree, superviews first; out[0].struct_size must be set.
 *   May be NULL if capacity is 0.
 * @param count receives the number of all findings, which may exceed `capacity`; may be NULL.
 * @return also RKStatusInvalidArgument (an unknown flag, a size that is negative, NaN or infinite); RKStatusNoMemory;
 *   RKStatusStaleHandle if an override destroys `window`; RKStatusBusy with RKAuditFlagsCallsOverrides in an override
 *   that an audit has called.
 * Re-entrancy: calls hit_test and point_inside overrides with RKAuditFlagsCallsOverrides, nothing otherwise.
 * Cost: O(views), and for each touch target the views in front of it and of its superviews.
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_window_audit(RKWindowRef window, const RKAuditOptions *RK_NULLABLE options,
    RKAuditFinding *out, size_t capacity, size_t *RK_NULLABLE count);
/**
 * Write one finding as a sentence with its remedy. Example: "Save is 38 x 20 pt to touch; 44 x 44 are recommended:
 * enlarge its bounds, or accept points around them in an override of pointInside (SPEC 355)".
 *
 * @param finding of this context; objects that have ended are named as such.
 * @param buffer,capacity,length see "Texts and lists out" in base.h.
 * @return also RKStatusInvalidArgument (unknown kind).
 * Thread: [main]
 * @since 0.1
 */
RK_API RK_NODISCARD RKStatus rk_audit_describe(RKContextRef context, const RKAuditFinding *finding, char *buffer,
    size_t capacity, size_t *length);
/** Return the name of a kind without prefix, such as "coveredIdly"; NULL for an unknown one.
 *  Thread: [any]
 *  @since 0.1 */
RK_API const char *rk_audit_kind_name(RKAuditKind kind);

RK_EXTERN_C_END

#endif
