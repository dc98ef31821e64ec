/* SPDX-License-Identifier: MIT */
/**
 * @file geometry.h
 * Points, sizes, rectangles and affine transforms: plain values, frozen layouts, double precision (SPEC 17).
 *
 * All functions are pure: no context, no state, they never fail and never trap. NaN and infinity follow IEEE
 * arithmetic; a rectangle with NaN in it contains no point. Views refuse such values when they are set (SPEC 31).
 *
 * `SPEC n` is rule n of Behaviour.md; base.h has the conventions of all headers.
 */
#ifndef RESPONDERKIT_GEOMETRY_H
#define RESPONDERKIT_GEOMETRY_H

#include "base.h"

RK_EXTERN_C_BEGIN

/** A point, in points. */
typedef struct RKPoint {
    /** From the left. */
    double x;
    /** From the top. */
    double y;
} RKPoint;
/** A width and a height, in points. Negative values are allowed; functions standardise them first. */
typedef struct RKSize {
    /** Along x. */
    double width;
    /** Along y. */
    double height;
} RKSize;
/** A rectangle: origin and size. */
typedef struct RKRect {
    /** The corner at the upper left, if the size is not negative. */
    RKPoint origin;
    /** Width and height from the origin. */
    RKSize size;
} RKRect;
/** Distances from the four edges of a rectangle, inward; in points. */
typedef struct RKEdgeInsets {
    /** From the upper edge. */
    double top;
    /** From the left edge. */
    double left;
    /** From the lower edge. */
    double bottom;
    /** From the right edge. */
    double right;
} RKEdgeInsets;
/** An affine transform: x' = a x + c y + tx, y' = b x + d y + ty. */
typedef struct RKTransform {
    /** Factor of x in x'. */
    double a;
    /** Factor of x in y'. */
    double b;
    /** Factor of y in x'. */
    double c;
    /** Factor of y in y'. */
    double d;
    /** Translation along x, in points. */
    double tx;
    /** Translation along y, in points. */
    double ty;
} RKTransform;

/** Return the same rectangle with a width and height that are not negative.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKRect rk_rect_standardize(RKRect rect);

/**
 * Return whether a point lies in a rectangle: half-open, minX <= x < maxX and minY <= y < maxY of the standardised
 * rectangle (SPEC 11).
 *
 * @return false for an empty rectangle and for NaN (SPEC 12).
 * Thread: [any]
 * @since 0.1
 */
RK_API bool rk_rect_contains_point(RKRect rect, RKPoint point);

/** Return whether the width or height is zero or not a number.
 *  Thread: [any]
 *  @since 0.1 */
RK_API bool rk_rect_is_empty(RKRect rect);

/** Return the smallest rectangle that contains both, as standardised.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKRect rk_rect_union(RKRect first, RKRect second);

/** Return the common part of two rectangles; zero size at the larger origin if there is none.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKRect rk_rect_intersection(RKRect first, RKRect second);

/**
 * Return the rectangle, standardised, with each side moved inwards; negative amounts enlarge it.
 *
 * @param dx,dy amount on each of the two sides, in points. A side shrunk below zero becomes zero around the centre.
 * Thread: [any]
 * @since 0.1
 */
RK_API RKRect rk_rect_inset(RKRect rect, double dx, double dy);

/** Return the bounding box of a transformed rectangle.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKRect rk_rect_apply_transform(RKRect rect, RKTransform transform);

/** Return the transformed point.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKPoint rk_point_apply_transform(RKPoint point, RKTransform transform);

/** Return the transform that changes nothing.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKTransform rk_transform_identity(void);

/** Return a translation.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKTransform rk_transform_make_translation(double tx, double ty);

/** Return a scaling about the origin.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKTransform rk_transform_make_scale(double sx, double sy);

/**
 * Return a rotation about the origin.
 *
 * @param angle radians; positive turns clockwise on screen, since y grows downwards. Multiples of a quarter turn are
 *   exact.
 * Thread: [any]
 * @since 0.1
 */
RK_API RKTransform rk_transform_make_rotation(double angle);

/** Return the transform that applies `first` and then `second`.
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKTransform rk_transform_concat(RKTransform first, RKTransform second);

/** Return the inverse, or the transform itself if it has none, as CGAffineTransformInvert does (SPEC 14).
 *  Thread: [any]
 *  @since 0.1 */
RK_API RKTransform rk_transform_invert(RKTransform transform);

/** Return whether a transform can be inverted: its determinant, divided by the square of its largest linear component,
 *  is finite and at least 1e-12 (SPEC 13).
 *  Thread: [any]
 *  @since 0.1 */
RK_API bool rk_transform_is_invertible(RKTransform transform);

/** Return whether a transform changes nothing.
 *  Thread: [any]
 *  @since 0.1 */
RK_API bool rk_transform_is_identity(RKTransform transform);

RK_EXTERN_C_END

#endif
