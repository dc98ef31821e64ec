// SPDX-License-Identifier: MIT
//! Points, sizes, rectangles, insets and transforms: from their numbers, and what is computed with them.

use crate::functions::*;
use crate::types::{RKEdgeInsets, RKPoint, RKRect, RKSize, RKTransform};
use std::fmt::{Display, Formatter, Result};
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

impl RKPoint {
    /// The point (x, y).
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The point as a transform moves it.
    pub fn applying(self, transform: RKTransform) -> Self {
        unsafe { rk_point_apply_transform(self, transform) }
    }
}

/// A place moved by a distance, or two distances one after the other.
///
/// ```
/// use responderkit_sys::RKPoint;
///
/// let (grip, finger) = (RKPoint::new(3.0, 4.0), RKPoint::new(10.0, 20.0));
/// assert_eq!(finger - grip + grip, finger);
/// assert_eq!((finger - grip) * 2.0, -(grip - finger) / 0.5);
/// ```
impl Add for RKPoint {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

/// The way from the second point to the first.
impl Sub for RKPoint {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

/// A distance as many times as long.
impl Mul<f64> for RKPoint {
    type Output = Self;

    fn mul(self, factor: f64) -> Self {
        Self::new(self.x * factor, self.y * factor)
    }
}

/// A distance divided.
impl Div<f64> for RKPoint {
    type Output = Self;

    fn div(self, divisor: f64) -> Self {
        Self::new(self.x / divisor, self.y / divisor)
    }
}

/// The way back.
impl Neg for RKPoint {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.x, -self.y)
    }
}

impl AddAssign for RKPoint {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for RKPoint {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl RKSize {
    /// The size width by height.
    pub const fn new(width: f64, height: f64) -> Self {
        Self { width, height }
    }
}

impl RKRect {
    /// The rectangle at (x, y), of that width and height.
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Self {
        Self {
            origin: RKPoint::new(x, y),
            size: RKSize::new(width, height),
        }
    }

    /// Whether a point lies in the rectangle: half-open, minX \<= x \< maxX and minY \<= y \< maxY (SPEC 11).
    pub fn contains(self, point: impl Into<RKPoint>) -> bool {
        unsafe { rk_rect_contains_point(self, point.into()) }
    }

    /// The rectangle with each side moved inwards; negative amounts enlarge it.
    pub fn inset(self, dx: f64, dy: f64) -> Self {
        unsafe { rk_rect_inset(self, dx, dy) }
    }

    /// The smallest rectangle that contains both.
    pub fn union(self, other: impl Into<Self>) -> Self {
        unsafe { rk_rect_union(self, other.into()) }
    }

    /// The common part of two rectangles; zero size at the larger origin if there is none.
    pub fn intersection(self, other: impl Into<Self>) -> Self {
        unsafe { rk_rect_intersection(self, other.into()) }
    }

    /// The same rectangle with a width and height that are not negative.
    pub fn standardized(self) -> Self {
        unsafe { rk_rect_standardize(self) }
    }

    /// Whether the width or height is zero or not a number.
    pub fn is_empty(self) -> bool {
        unsafe { rk_rect_is_empty(self) }
    }

    /// The bounding box of the transformed rectangle.
    pub fn applying(self, transform: RKTransform) -> Self {
        unsafe { rk_rect_apply_transform(self, transform) }
    }
}

impl RKEdgeInsets {
    /// The insets from each edge.
    pub const fn new(top: f64, left: f64, bottom: f64, right: f64) -> Self {
        Self {
            top,
            left,
            bottom,
            right,
        }
    }
}

impl RKTransform {
    /// The transform that changes nothing.
    pub const IDENTITY: Self = Self {
        a: 1.0,
        b: 0.0,
        c: 0.0,
        d: 1.0,
        tx: 0.0,
        ty: 0.0,
    };

    /// A translation.
    pub fn translation(tx: f64, ty: f64) -> Self {
        unsafe { rk_transform_make_translation(tx, ty) }
    }

    /// A scaling about the origin.
    pub fn scale(sx: f64, sy: f64) -> Self {
        unsafe { rk_transform_make_scale(sx, sy) }
    }

    /// A rotation about the origin, in radians: a positive angle turns clockwise on screen, since y grows downwards.
    /// Multiples of a quarter turn are exact.
    pub fn rotation(angle: f64) -> Self {
        unsafe { rk_transform_make_rotation(angle) }
    }

    /// This transform, and then another one.
    pub fn then(self, next: Self) -> Self {
        unsafe { rk_transform_concat(self, next) }
    }

    /// The inverse, or the transform itself if it has none (SPEC 14).
    pub fn inverted(self) -> Self {
        unsafe { rk_transform_invert(self) }
    }

    /// Whether the transform has an inverse (SPEC 13).
    pub fn is_invertible(self) -> bool {
        unsafe { rk_transform_is_invertible(self) }
    }

    /// Whether the transform changes nothing.
    pub fn is_identity(self) -> bool {
        unsafe { rk_transform_is_identity(self) }
    }
}

/// `(x, y)`; a precision, as in `{:.2}`, is that of each number.
impl Display for RKPoint {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        pair(formatter, self.x, self.y)
    }
}

/// `(width, height)`, as a point.
impl Display for RKSize {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        pair(formatter, self.width, self.height)
    }
}

/// The origin and the size: `(x, y) (width, height)`.
impl Display for RKRect {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> Result {
        self.origin.fmt(formatter)?;
        formatter.write_str(" ")?;
        self.size.fmt(formatter)
    }
}

fn pair(formatter: &mut Formatter<'_>, first: f64, second: f64) -> Result {
    formatter.write_str("(")?;
    first.fmt(formatter)?;
    formatter.write_str(", ")?;
    second.fmt(formatter)?;
    formatter.write_str(")")
}

impl From<(i32, i32)> for RKPoint {
    fn from((x, y): (i32, i32)) -> Self {
        Self::new(x.into(), y.into())
    }
}

impl From<(i32, i32)> for RKSize {
    fn from((width, height): (i32, i32)) -> Self {
        Self::new(width.into(), height.into())
    }
}

impl From<(i32, i32, i32, i32)> for RKRect {
    fn from((x, y, width, height): (i32, i32, i32, i32)) -> Self {
        Self::new(x.into(), y.into(), width.into(), height.into())
    }
}

impl From<(f64, f64)> for RKPoint {
    fn from((x, y): (f64, f64)) -> Self {
        Self::new(x, y)
    }
}

impl From<(f64, f64)> for RKSize {
    fn from((width, height): (f64, f64)) -> Self {
        Self::new(width, height)
    }
}

impl From<(f64, f64, f64, f64)> for RKRect {
    fn from((x, y, width, height): (f64, f64, f64, f64)) -> Self {
        Self::new(x, y, width, height)
    }
}
