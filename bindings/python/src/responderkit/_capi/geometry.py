"""Points, sizes, rectangles, affine transforms: geometry.h."""

from __future__ import annotations

from ctypes import Structure, c_bool, c_double

from ._binding import c_function


class RKPoint(Structure):
    """struct RKPoint."""

    # double x, y;
    x: float
    y: float
    _fields_ = [
        ("x", c_double),
        ("y", c_double),
    ]


class RKSize(Structure):
    """struct RKSize."""

    # double width, height;
    width: float
    height: float
    _fields_ = [
        ("width", c_double),
        ("height", c_double),
    ]


class RKRect(Structure):
    """struct RKRect."""

    # RKPoint origin;
    origin: RKPoint
    # RKSize size;
    size: RKSize
    _fields_ = [
        ("origin", RKPoint),
        ("size", RKSize),
    ]


class RKEdgeInsets(Structure):
    """struct RKEdgeInsets."""

    # double top, left, bottom, right;
    top: float
    left: float
    bottom: float
    right: float
    _fields_ = [
        ("top", c_double),
        ("left", c_double),
        ("bottom", c_double),
        ("right", c_double),
    ]


class RKTransform(Structure):
    """struct RKTransform."""

    # double a, b, c, d, tx, ty;
    a: float
    b: float
    c: float
    d: float
    tx: float
    ty: float
    _fields_ = [
        ("a", c_double),
        ("b", c_double),
        ("c", c_double),
        ("d", c_double),
        ("tx", c_double),
        ("ty", c_double),
    ]


# RKRect rk_rect_standardize(RKRect rect);
@c_function([RKRect], RKRect)
def rk_rect_standardize(rect: RKRect, /) -> RKRect: ...


# bool rk_rect_contains_point(RKRect rect, RKPoint point);
@c_function([RKRect, RKPoint], c_bool)
def rk_rect_contains_point(rect: RKRect, point: RKPoint, /) -> bool: ...


# bool rk_rect_is_empty(RKRect rect);
@c_function([RKRect], c_bool)
def rk_rect_is_empty(rect: RKRect, /) -> bool: ...


# RKRect rk_rect_union(RKRect first, RKRect second);
@c_function([RKRect, RKRect], RKRect)
def rk_rect_union(first: RKRect, second: RKRect, /) -> RKRect: ...


# RKRect rk_rect_intersection(RKRect first, RKRect second);
@c_function([RKRect, RKRect], RKRect)
def rk_rect_intersection(first: RKRect, second: RKRect, /) -> RKRect: ...


# RKRect rk_rect_inset(RKRect rect, double dx, double dy);
@c_function([RKRect, c_double, c_double], RKRect)
def rk_rect_inset(rect: RKRect, dx: float, dy: float, /) -> RKRect: ...


# RKRect rk_rect_apply_transform(RKRect rect, RKTransform transform);
@c_function([RKRect, RKTransform], RKRect)
def rk_rect_apply_transform(rect: RKRect, transform: RKTransform, /) -> RKRect: ...


# RKPoint rk_point_apply_transform(RKPoint point, RKTransform transform);
@c_function([RKPoint, RKTransform], RKPoint)
def rk_point_apply_transform(point: RKPoint, transform: RKTransform, /) -> RKPoint: ...


# RKTransform rk_transform_identity(void);
@c_function([], RKTransform)
def rk_transform_identity() -> RKTransform: ...


# RKTransform rk_transform_make_translation(double tx, double ty);
@c_function([c_double, c_double], RKTransform)
def rk_transform_make_translation(tx: float, ty: float, /) -> RKTransform: ...


# RKTransform rk_transform_make_scale(double sx, double sy);
@c_function([c_double, c_double], RKTransform)
def rk_transform_make_scale(sx: float, sy: float, /) -> RKTransform: ...


# RKTransform rk_transform_make_rotation(double angle);
@c_function([c_double], RKTransform)
def rk_transform_make_rotation(angle: float, /) -> RKTransform: ...


# RKTransform rk_transform_concat(RKTransform first, RKTransform second);
@c_function([RKTransform, RKTransform], RKTransform)
def rk_transform_concat(first: RKTransform, second: RKTransform, /) -> RKTransform: ...


# RKTransform rk_transform_invert(RKTransform transform);
@c_function([RKTransform], RKTransform)
def rk_transform_invert(transform: RKTransform, /) -> RKTransform: ...


# bool rk_transform_is_invertible(RKTransform transform);
@c_function([RKTransform], c_bool)
def rk_transform_is_invertible(transform: RKTransform, /) -> bool: ...


# bool rk_transform_is_identity(RKTransform transform);
@c_function([RKTransform], c_bool)
def rk_transform_is_identity(transform: RKTransform, /) -> bool: ...
