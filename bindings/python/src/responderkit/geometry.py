# SPDX-License-Identifier: MIT
"""Points, sizes, rectangles, insets and affine transforms: named tuples that the library's own functions compute.

Functions accept any sequence of numbers in place of these types: ``view.frame = (0, 0, 44, 44)``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import wraps
from typing import Any, Callable, NamedTuple, TypeVar, Union

from . import _capi
from ._capi import RKEdgeInsets, RKPoint, RKRect, RKSize, RKTransform
from ._worded import worded_fields

_F = TypeVar("_F", bound=Callable[..., Any])

_POINT = "a point is two numbers (x, y)"
_SIZE = "a size is two numbers (width, height)"
_INSETS = "insets are four numbers (top, left, bottom, right)"
_RECT = "a rectangle is four numbers (x, y, width, height)"
_TRANSFORM = "a transform is six numbers (a, b, c, d, tx, ty)"


def _together(shape: str, length: int) -> Callable[[_F], _F]:
    """Around a function whose first argument is a row of numbers: numbers that are given one by one are a TypeError that shows the call to write."""

    def decorate(function: Any) -> Any:
        most = function.__code__.co_argcount

        @wraps(function)
        def checked(*arguments: Any, **named: Any) -> Any:
            if len(arguments) > most and all(isinstance(each, (int, float)) for each in arguments[1:3]):
                name = type(arguments[0]).__name__ if function.__name__ == "__init__" else function.__name__
                row = arguments[1 : 1 + length]
                raise TypeError(f"{shape} in one argument: {name}({row if len(row) == length else shape[shape.index('(') :]})")
            return function(*arguments, **named)

        return checked

    return decorate


point_together = _together(_POINT, 2)
rect_together = _together(_RECT, 4)

#: Two numbers.
PointLike = Union["Point", Iterable[float]]
#: Two numbers: width, height.
SizeLike = Union["Size", Iterable[float]]
#: Four numbers: x, y, width, height.
RectLike = Union["Rect", Iterable[float]]
#: Four numbers: top, left, bottom, right.
EdgeInsetsLike = Union["EdgeInsets", Iterable[float]]
#: Six numbers: a, b, c, d, tx, ty.
TransformLike = Union["Transform", Iterable[float]]

#: The point of an overridable method: a Point when the library calls, any pair when a program does. Any for type checkers, so that
#: an override may be annotated with Point.
PointArgument = Any
#: The event of an overridable method: an Event, or None where there is none. Any for type checkers, so that an override may be annotated with
#: Event or Optional[Event].
EventArgument = Any


@worded_fields
class Point(NamedTuple):
    """A point, in points; y grows downwards.

    - ``x``: To the right.
    - ``y``: Downwards.
    """

    x: float = 0.0
    y: float = 0.0

    def __add__(self, other: PointLike) -> Point:  # type: ignore[override]
        """Moved by another point."""
        x, y = other
        return Point(self.x + x, self.y + y)

    def __sub__(self, other: PointLike) -> Point:
        """The way from another point to this one."""
        x, y = other
        return Point(self.x - x, self.y - y)

    def applying(self, transform: TransformLike) -> Point:
        """The transformed point."""
        return point_of(_capi.rk_point_apply_transform(c_point(self), c_transform(transform)))


@worded_fields
class Size(NamedTuple):
    """A width and a height, in points.

    - ``width``: To the right.
    - ``height``: Downwards.
    """

    width: float = 0.0
    height: float = 0.0


@worded_fields
class EdgeInsets(NamedTuple):
    """Distances from the four edges of a rectangle, inward, in points.

    - ``top``: From the upper edge, downwards.
    - ``left``: From the left edge, to the right.
    - ``bottom``: From the lower edge, upwards.
    - ``right``: From the right edge, to the left.
    """

    top: float = 0.0
    left: float = 0.0
    bottom: float = 0.0
    right: float = 0.0


@worded_fields
class Rect(NamedTuple):
    """A rectangle: x, y, width, height. Sizes may be negative; functions standardise them first.

    - ``x``: The x coordinate of the corner.
    - ``y``: The y coordinate of the corner.
    - ``width``: The extent to the right.
    - ``height``: The extent downwards.
    """

    x: float = 0.0
    y: float = 0.0
    width: float = 0.0
    height: float = 0.0

    @property
    def origin(self) -> Point:
        """The corner (x, y)."""
        return Point(self.x, self.y)

    @property
    def size(self) -> Size:
        """Width and height."""
        return Size(self.width, self.height)

    @property
    def mid(self) -> Point:
        """The middle."""
        return Point(self.x + self.width / 2, self.y + self.height / 2)

    @property
    def is_empty(self) -> bool:
        """Whether the width or height is zero or not a number."""
        return bool(_capi.rk_rect_is_empty(c_rect(self)))

    def standardized(self) -> Rect:
        """The same rectangle with a width and height that are not negative."""
        return rect_of(_capi.rk_rect_standardize(c_rect(self)))

    @point_together
    def contains(self, point: PointLike) -> bool:
        """Whether the point lies inside; the right and bottom edges are outside (SPEC 11)."""
        return bool(_capi.rk_rect_contains_point(c_rect(self), c_point(point)))

    @rect_together
    def union(self, other: RectLike) -> Rect:
        """The smallest rectangle that contains both."""
        return rect_of(_capi.rk_rect_union(c_rect(self), c_rect(other)))

    @rect_together
    def intersection(self, other: RectLike) -> Rect:
        """The common part; zero size if there is none."""
        return rect_of(_capi.rk_rect_intersection(c_rect(self), c_rect(other)))

    def inset(self, dx: float, dy: float) -> Rect:
        """Each side moved inwards; negative amounts enlarge."""
        return rect_of(_capi.rk_rect_inset(c_rect(self), dx, dy))

    def applying(self, transform: TransformLike) -> Rect:
        """The bounding box of the transformed rectangle."""
        return rect_of(_capi.rk_rect_apply_transform(c_rect(self), c_transform(transform)))


@worded_fields
class Transform(NamedTuple):
    """An affine transform: x' = a x + c y + tx, y' = b x + d y + ty.

    - ``a``: The factor from x to x'.
    - ``b``: The factor from x to y'.
    - ``c``: The factor from y to x'.
    - ``d``: The factor from y to y'.
    - ``tx``: The translation along x.
    - ``ty``: The translation along y.
    """

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    tx: float = 0.0
    ty: float = 0.0

    @classmethod
    def identity(cls) -> Transform:
        """The transform that changes nothing."""
        return transform_of(_capi.rk_transform_identity())

    @classmethod
    def translation(cls, tx: float, ty: float) -> Transform:
        """A translation, in points."""
        return transform_of(_capi.rk_transform_make_translation(tx, ty))

    @classmethod
    def scale(cls, sx: float, sy: float) -> Transform:
        """A scale of each axis about the origin."""
        return transform_of(_capi.rk_transform_make_scale(sx, sy))

    @classmethod
    def rotation(cls, angle: float) -> Transform:
        """A rotation by radians, clockwise on screen; quarter turns are exact."""
        return transform_of(_capi.rk_transform_make_rotation(angle))

    def concat(self, second: TransformLike) -> Transform:
        """The transform that applies this one and then ``second``."""
        return transform_of(_capi.rk_transform_concat(c_transform(self), c_transform(second)))

    def inverted(self) -> Transform:
        """The inverse, or the transform itself if it has none (SPEC 14)."""
        return transform_of(_capi.rk_transform_invert(c_transform(self)))

    @property
    def is_invertible(self) -> bool:
        """Whether there is an inverse (SPEC 13)."""
        return bool(_capi.rk_transform_is_invertible(c_transform(self)))

    @property
    def is_identity(self) -> bool:
        """Whether it changes nothing."""
        return bool(_capi.rk_transform_is_identity(c_transform(self)))


# ---- Between these and the structs of C -----------------------------------------


def wrong_numbers(expected: str, value: object) -> Exception:
    """The error for what should have been a row of numbers: of its length, or of its type."""
    if isinstance(value, (tuple, list)) and all(isinstance(each, (int, float)) for each in value):
        return ValueError(f"{expected}, not {value!r}")
    if isinstance(value, (int, float)):
        return TypeError(f"{expected}, not {value!r}; give them as one argument, in parentheses")
    return TypeError(f"{expected}, not {value!r}")


def c_point(value: PointLike) -> RKPoint:
    try:
        x, y = value
        return RKPoint(x, y)
    except (TypeError, ValueError):
        raise wrong_numbers(_POINT, value) from None


def c_size(value: SizeLike) -> RKSize:
    try:
        width, height = value
        return RKSize(width, height)
    except (TypeError, ValueError):
        raise wrong_numbers(_SIZE, value) from None


def c_insets(value: EdgeInsetsLike) -> RKEdgeInsets:
    try:
        top, left, bottom, right = value
        return RKEdgeInsets(top, left, bottom, right)
    except (TypeError, ValueError):
        raise wrong_numbers(_INSETS, value) from None


def c_rect(value: RectLike) -> RKRect:
    try:
        x, y, width, height = value
        return RKRect(RKPoint(x, y), RKSize(width, height))
    except (TypeError, ValueError):
        raise wrong_numbers(_RECT, value) from None


def c_transform(value: TransformLike) -> RKTransform:
    try:
        a, b, c, d, tx, ty = value
        return RKTransform(a, b, c, d, tx, ty)
    except (TypeError, ValueError):
        raise wrong_numbers(_TRANSFORM, value) from None


def point_of(value: RKPoint) -> Point:
    return Point(value.x, value.y)


def size_of(value: RKSize) -> Size:
    return Size(value.width, value.height)


def insets_of(value: RKEdgeInsets) -> EdgeInsets:
    return EdgeInsets(value.top, value.left, value.bottom, value.right)


def rect_of(value: RKRect) -> Rect:
    origin, size = value.origin, value.size
    return Rect(origin.x, origin.y, size.width, size.height)


def transform_of(value: RKTransform) -> Transform:
    return Transform(value.a, value.b, value.c, value.d, value.tx, value.ty)
