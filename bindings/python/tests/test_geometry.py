"""geometry.h: tuples in, tuples out, the library's arithmetic in between."""

import math
import random

import pytest

from responderkit import Point, Rect, Size, Transform


def test_tuples_with_names():
    rect = Rect(1, 2, 3, 4)
    assert rect == (1, 2, 3, 4) and rect.origin == Point(1, 2) and rect.size == Size(3, 4) and rect.mid == (2.5, 4)
    x, y, width, height = rect
    assert (x, y, width, height) == rect


def test_contains_is_half_open():
    """SPEC 11: the left and top edges are inside, the right and bottom edges are not."""
    rect = Rect(0, 0, 10, 20)
    assert rect.contains((0, 0)) and rect.contains((9.999, 19.999))
    assert not rect.contains((10, 5)) and not rect.contains((5, 20))
    assert Rect(10, 20, -10, -20).contains((5, 5)), "standardised first"
    assert not Rect(0, 0, 0, 10).contains((0, 0))


def test_nan_is_outside():
    """SPEC 12."""
    rect = Rect(0, 0, 10, 10)
    assert not rect.contains((math.nan, 5)) and not rect.contains((5, math.inf))


def test_rectangles():
    assert Rect(10, 10, -5, -5).standardized() == (5, 5, 5, 5)
    assert Rect(0, 0, 0, 5).is_empty and not Rect(0, 0, 1, 1).is_empty
    assert Rect(0, 0, 10, 10).union((20, 5, 10, 10)) == (0, 0, 30, 15)
    assert Rect(0, 0, 10, 10).intersection((5, 5, 10, 10)) == (5, 5, 5, 5)
    assert Rect(0, 0, 10, 10).inset(2, 3) == (2, 3, 6, 4)
    assert Rect(0, 0, 10, 10).inset(-1, -1) == (-1, -1, 12, 12)
    assert Rect(0, 0, 10, 20).applying(Transform.rotation(math.pi / 2)) == (-20, 0, 20, 10)


def test_transforms():
    assert Transform() == Transform.identity() and Transform().is_identity
    assert Transform.translation(3, 4) == (1, 0, 0, 1, 3, 4)
    assert Transform.scale(2, 3) == (2, 0, 0, 3, 0, 0)
    assert Transform.rotation(math.pi / 2) == (0, 1, -1, 0, 0, 0), "quarter turns are exact"
    move_then_scale = Transform.translation(1, 0).concat(Transform.scale(2, 2))
    assert Point(1, 1).applying(move_then_scale) == (4, 2)


def test_inverse():
    seed = 20240607
    print("seed", seed)
    numbers = random.Random(seed)
    for _ in range(200):
        transform = Transform(*(numbers.uniform(-5, 5) for _ in range(6)))
        if transform.is_invertible:
            point = Point(numbers.uniform(-100, 100), numbers.uniform(-100, 100))
            back = point.applying(transform).applying(transform.inverted())
            assert back == pytest.approx(point, abs=1e-6)


def test_no_inverse():
    """SPEC 13, SPEC 14: a singular transform is reported, and inverting gives the transform itself."""
    flat = Transform.scale(0, 1)
    assert not flat.is_invertible and flat.inverted() == flat
    assert not Transform(a=math.nan).is_invertible


@pytest.mark.parametrize("wrong", [(1,), (1, 2, 3), None, 5])
def test_what_is_no_point_is_refused(wrong):
    with pytest.raises((TypeError, ValueError)):
        Rect(0, 0, 1, 1).contains(wrong)


def test_points_are_added():
    grip, finger = Point(3, 4), Point(10, 20)
    assert finger - grip == Point(7, 16) and isinstance(finger - grip, Point)
    assert finger + (1, 1) == Point(11, 21) and isinstance(finger + (1, 1), Point)
