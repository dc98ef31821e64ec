"""hit_test_many: buffers are read where they lie."""

import array
import random

import numpy
import pytest

import responderkit as rk
from responderkit import _buffers


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 100, 100))
    for row in range(10):
        for column in range(10):
            window.add_subview(rk.View((column * 10, row * 10, 10, 10)))
    return window


def test_the_same_answers_as_one_by_one(window):
    seed = 4711
    print("seed", seed)
    generator = numpy.random.default_rng(seed)
    points = generator.uniform(-20, 120, size=(500, 2))
    assert window.hit_test_many(points) == [window.hit_test(point) for point in points.tolist()]


def test_overrides_are_asked(context, log):
    class Asked(rk.View):
        def point_inside(self, point, event=None):
            log.append((point, event))
            return True

    window = rk.Window((0, 0, 10, 10))
    window.add_subview(Asked((0, 0, 10, 10)))
    assert window.hit_test_many([(1, 2), (3, 4)]) == window.subviews * 2
    assert log == [((1, 2), None), ((3, 4), None)]


def address(points):
    with _buffers.point_array(points) as (pointer, count):
        return _buffers.cast(pointer, _buffers.c_void_p).value, count


def test_arrays_are_not_copied():
    points = numpy.zeros((7, 2))
    assert address(points) == (points.ctypes.data, 7)
    frozen = numpy.arange(8.0).reshape(4, 2)
    frozen.setflags(write=False)
    assert address(frozen) == (frozen.ctypes.data, 4)
    part = numpy.zeros((10, 2))[4:6]
    assert address(part) == (part.ctypes.data, 2)
    flat = array.array("d", range(6))
    assert address(flat) == (flat.buffer_info()[0], 3)
    assert address(memoryview(flat)) == address(flat)


def test_nothing_stays_locked():
    """The buffer is given back: an array may grow again."""
    flat = array.array("d", range(6))
    address(flat)
    flat.append(1.0)
    with pytest.raises(ZeroDivisionError), _buffers.point_array(flat[:6]):
        _ = 1 / 0


@pytest.mark.parametrize("points", [[], (), numpy.zeros((0, 2)), array.array("d")])
def test_no_points(window, points):
    assert window.hit_test_many(points) == []


def test_other_sequences_are_copied(window):
    expected = [window.hit_test((5, 5)), None]
    assert window.hit_test_many(((5, 5), (500, 5))) == expected
    assert window.hit_test_many([rk.Point(5, 5), [500, 5]]) == expected
    assert window.hit_test_many(point for point in ((5, 5), (500, 5))) == expected


@pytest.mark.parametrize(
    ("points", "error", "text"),
    [
        (numpy.zeros((3, 2), dtype=numpy.float32), TypeError, "64-bit floats"),
        (numpy.zeros((3, 2), dtype=numpy.int64), TypeError, "64-bit floats"),
        (numpy.zeros((3, 2), dtype=">f8"), TypeError, "64-bit floats"),
        (b"0123456789abcdef", TypeError, "64-bit floats"),
        (numpy.zeros((3, 3)), ValueError, "shape"),
        (numpy.zeros((2, 2, 2)), ValueError, "shape"),
        (numpy.zeros((3, 4))[:, ::2], ValueError, "one piece"),
        (numpy.zeros((2, 3)).T, ValueError, "one piece"),
        (array.array("d", range(5)), ValueError, "even"),
        ([(1, 2, 3)], ValueError, "unpack"),
        (7, TypeError, "iterable"),
        ([("a", "b")], TypeError, None),
    ],
)
def test_what_is_no_array_of_points(window, points, error, text):
    with pytest.raises(error, match=text):
        window.hit_test_many(points)


def test_a_view_destroyed_meanwhile(context):
    class Vanishing(rk.View):
        def point_inside(self, point, event=None):
            self.release()
            return True

    with pytest.raises(rk.StaleHandleError):
        Vanishing((0, 0, 1, 1)).hit_test_many([(0, 0), (0, 0)])


def test_random_lists(window):
    seed = 99
    print("seed", seed)
    numbers = random.Random(seed)
    points = [(numbers.uniform(0, 100), numbers.uniform(0, 100)) for _ in range(200)]
    hits = window.hit_test_many(points)
    assert all(view.frame.contains(point) for view, point in zip(hits, points))
