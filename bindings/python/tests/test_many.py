"""Many at once: create_many, hit_test_many and hit_map into arrays that are used where they lie."""

import array
import gc
import random

import numpy
import pytest

import responderkit as rk
from responderkit import _buffers, _capi


def handles(count):
    return numpy.full(count, 7, dtype=numpy.uint64)


@pytest.fixture
def window(context):
    return rk.Window((0, 0, 100, 100))


def grid(count):
    frames = numpy.empty((count, 4))
    frames[:, 0] = numpy.arange(count) % 10 * 10
    frames[:, 1] = numpy.arange(count) // 10 * 10
    frames[:, 2:] = 10
    return frames


# ---- Handles of hit-tests ----


def test_handles_of_points(context, window):
    views = rk.View.create_many(grid(100), window)
    points = numpy.random.default_rng(11).uniform(-20, 120, size=(300, 2))
    out = handles(300)
    assert window.hit_test_many(points, out) is out
    assert [context.view_of(handle) for handle in out] == window.hit_test_many(points)
    assert window.hit_test_many(points, out=array.array("Q", [1] * 300)).tolist() == out.tolist()
    assert len({context.view_of(handle) for handle in out} - {None, window}) <= len(views)


def test_no_objects_are_made(context, window):
    rk.View.create_many(grid(100), window, out=handles(100))
    gc.collect()
    before = len(context._wrappers)
    window.hit_test_many(numpy.zeros((50, 2)), handles(50))
    window.hit_map((0, 0, 100, 100), 10, 10)
    assert len(context._wrappers) == before


def test_view_of(context, window):
    view = rk.View((0, 0, 100, 100))
    window.add_subview(view)
    (number,) = window.hit_test_many([(1, 1)], handles(1))
    assert context.view_of(number) is view and context.view_of(int(number)) is view
    assert context.view_of(0) is None and context.view_of(numpy.uint64(0)) is None
    view.remove_from_superview()
    view.release()
    with pytest.raises(rk.StaleHandleError):
        context.view_of(number)
    recognizer = rk.Tap()
    with pytest.raises(ValueError, match="no view"):
        context.view_of(recognizer._handle)
    elsewhere = rk.Context()
    foreign = rk.View(context=elsewhere)
    with pytest.raises(ValueError, match="another context"):
        context.view_of(foreign._handle)
    for wrong in (-1, 1 << 64):
        with pytest.raises(ValueError, match="no handle"):
            context.view_of(wrong)
    with pytest.raises(TypeError):
        context.view_of("7")


# ---- Maps ----


def test_map(context, window):
    left = rk.View((0, 10, 20, 20))
    window.add_subview(left)
    answer = window.hit_map((-20, 0, 60, 40), 3, 4)
    assert isinstance(answer, memoryview) and answer.shape == (4, 3) and answer.format == "Q"
    picture = [[context.view_of(handle) for handle in row] for row in answer.tolist()]
    assert picture == [[None, window, window], [None, left, window], [None, left, window], [None, window, window]]
    taken = numpy.asarray(answer)
    assert taken.dtype == numpy.uint64 and taken.shape == (4, 3)
    assert taken.ctypes.data == numpy.frombuffer(answer, dtype=numpy.uint64).ctypes.data
    for out in (numpy.zeros((4, 3), dtype=numpy.uint64), handles(12), array.array("Q", range(12)), bytearray(96)):
        into = memoryview(out).cast("Q") if isinstance(out, bytearray) else out
        assert window.hit_map((-20, 0, 60, 40), 3, 4, into) is into
        assert memoryview(into).tobytes() == answer.tobytes()


def test_map_is_hit_tests(context, window):
    generator = random.Random(5)
    for _ in range(30):
        window.add_subview(rk.View([generator.uniform(0, 60) for _ in range(4)]))
    rect, width, height = (-5.0, 3.0, 70.0, 50.0), 9, 14
    answer = window.hit_map(rect, width, height)
    for row in range(height):
        for column in range(width):
            point = rect[0] + (column + 0.5) * (rect[2] / width), rect[1] + (row + 0.5) * (rect[3] / height)
            assert context.view_of(answer[row, column]) is window.hit_test(point)


@pytest.mark.parametrize(
    ("rect", "width", "height", "error"),
    [
        ((0, 0, 1, 1), 0, 1, rk.InvalidArgumentError),
        ((0, 0, 1, 1), 1, 0, rk.InvalidArgumentError),
        ((0, 0, -1, 1), 1, 1, rk.InvalidArgumentError),
        ((0, float("nan"), 1, 1), 1, 1, rk.InvalidArgumentError),
        ((0, 0, 1, 1), 1 << 20, 1 << 20, rk.LimitReachedError),
        ((0, 0, 1, 1), 1 << 28, 2, rk.LimitReachedError),
        ((0, 0, 1, 1), -1, 1, ValueError),
        ((0, 0, 1, 1), 1.5, 1, TypeError),
        ((0, 0, 1), 1, 1, (TypeError, ValueError)),
    ],
)
def test_what_is_no_picture(window, rect, width, height, error):
    with pytest.raises(error):
        window.hit_map(rect, width, height)


def test_a_root_destroyed_meanwhile(context):
    class Vanishing(rk.View):
        def point_inside(self, point, event=None):
            self.release()
            return True

    with pytest.raises(rk.StaleHandleError):
        Vanishing((0, 0, 1, 1)).hit_map((0, 0, 1, 1), 2, 2)


# ---- Where answers go ----

FROZEN = numpy.zeros(3, dtype=numpy.uint64)
FROZEN.setflags(write=False)


@pytest.mark.parametrize(
    ("out", "error", "text"),
    [
        (numpy.zeros(3, dtype=numpy.int64), TypeError, "unsigned"),
        (numpy.zeros(3, dtype=numpy.float64), TypeError, "unsigned"),
        (numpy.zeros(3, dtype=numpy.uint32), TypeError, "unsigned"),
        (numpy.zeros(3, dtype=">u8"), TypeError, "unsigned"),
        (numpy.zeros(6, dtype=numpy.uint64)[::2], ValueError, "one piece"),
        (numpy.zeros(2, dtype=numpy.uint64), ValueError, "room for 2 handles; pass one for 3"),
        (numpy.zeros((2, 2), dtype=numpy.uint64), ValueError, "room for 4"),
        (FROZEN, ValueError, "read-only"),
        (bytes(24), TypeError, "unsigned"),
        ([0, 0, 0], TypeError, "buffer"),
        (7, TypeError, "buffer"),
    ],
)
def test_where_answers_cannot_go(window, out, error, text):
    with pytest.raises(error, match=text):
        window.hit_test_many([(0, 0)] * 3, out)
    with pytest.raises(error, match=text):
        window.hit_map((0, 0, 3, 1), 3, 1, out)
    with pytest.raises(error, match=text):
        rk.View.create_many(grid(3), window, out=out)
    assert window.subviews == []


def test_nothing_stays_locked(window):
    out = array.array("Q", [0] * 2)
    frames = array.array("d", [0, 0, 1, 1] * 2)
    numbers = array.array("q", [-1, 0])
    window.hit_test_many([(0, 0)] * 2, out)
    window.hit_map((0, 0, 2, 1), 2, 1, out)
    rk.View.create_many(frames, window, superviews=numbers, out=out)
    with pytest.raises(rk.InvalidArgumentError):
        rk.View.create_many(frames, window, superviews=array.array("q", [0, 0]), out=out)
    for each in (out, frames, numbers):
        each.append(1)


# ---- Making ----


def address(lender, values):
    with lender(values) as (pointer, count):
        return _buffers.cast(pointer, _buffers.c_void_p).value, count


def test_arrays_are_not_copied():
    frames = numpy.zeros((5, 4))
    frames.setflags(write=False)
    assert address(_buffers.frame_array, frames) == (frames.ctypes.data, 5)
    numbers = numpy.zeros(5, dtype=numpy.int64)
    assert address(_buffers.number_array, numbers) == (numbers.ctypes.data, 5)
    out = handles(5)
    with _buffers.handle_array(out, 5) as pointer:
        assert _buffers.cast(pointer, _buffers.c_void_p).value == out.ctypes.data


def test_a_tree(context, window):
    superviews = [-1, 0, 0, -1, 3, 1]
    frames = [(k, k, 10, 10) for k in range(6)]
    views = rk.View.create_many(frames, window, superviews=superviews)
    assert [view.frame for view in views] == frames
    assert [view.superview for view in views] == [window, views[0], views[0], window, views[3], views[1]]
    assert window.subviews == [views[0], views[3]]
    assert all(type(view) is rk.View for view in views)
    for numbers in (numpy.array(superviews), array.array("q", superviews), iter(superviews)):
        made = rk.View.create_many(numpy.array(frames, dtype=float), window, superviews=numbers)
        assert [view.superview and view.superview.frame.x for view in made] == [0, 0, 0, 0, 3, 1]


def test_without_superview(context):
    before = context.object_count
    views = rk.View.create_many(grid(3), superviews=[-1, 0, -1])
    assert [view.superview for view in views] == [None, views[0], None]
    with pytest.raises(ValueError, match="superview"):
        rk.View.create_many(grid(3), out=handles(3))
    del views
    gc.collect()
    assert context.object_count == before


def test_ownership(context, window):
    """A view that no variable names lives with its superview, and goes with it."""
    before = context.object_count
    out = rk.View.create_many(grid(100), window, out=handles(100))
    assert context.object_count == before + 100
    assert _capi.rk_release(int(out[0])) == _capi.RKStatus.RKStatusNotOwned
    views = rk.View.create_many(grid(10), window)
    views[3].name = "kept"
    views[3].note = 5
    kept = views[3]
    del views
    gc.collect()
    assert context.object_count == before + 110
    assert window.subviews[103] is kept and kept.note == 5
    window.release()
    gc.collect()
    # The ten that have objects: the window's object keeps them, as it keeps any subview of Python's.
    assert kept.alive and kept.superview is None and context.object_count == before - 1 + 10


def test_classes(context, window, log):
    class Asked(rk.View):
        def point_inside(self, point, event=None):
            log.append(self.frame.x)
            return super().point_inside(point, event)

    views = Asked.create_many([(0, 0, 10, 10), (20, 0, 10, 10)], window)
    assert [type(view) for view in views] == [Asked, Asked]
    assert window.hit_test((5, 5)) is views[0]
    assert log == [20, 0]
    mixed = rk.View.create_many([(0, 0, 1, 1)] * 3, window, classes=[rk.Button, Asked, rk.Label])
    assert [type(view) for view in mixed] == [rk.Button, Asked, rk.Label]
    assert not mixed[2].user_interaction_enabled
    with pytest.raises(rk.InvalidArgumentError):
        rk.Window.create_many(grid(2), window)
    with pytest.raises(ValueError, match="2 classes for 3 frames"):
        rk.View.create_many(grid(3), window, classes=[rk.View, rk.View])
    assert len(window.subviews) == 5


def test_callbacks(context, window, log):
    class Root(rk.View):
        def did_add_subview(self, view):
            log.append((view.frame.x, view.superview is self))

    root = Root((0, 0, 50, 50))
    window.add_subview(root)
    views = rk.View.create_many([(k, 0, 1, 1) for k in range(3)], root)
    assert log == [(0, True), (1, True), (2, True)] and root.subviews == views


def test_callbacks_that_raise(context, window):
    class Root(rk.View):
        def did_add_subview(self, view):
            if view.frame.x == 1:
                raise ZeroDivisionError

    root = Root((0, 0, 50, 50))
    frames = [(k, 0, 1, 1) for k in range(3)]
    before = context.object_count
    with pytest.raises(ZeroDivisionError):
        rk.View.create_many(frames, root)
    # As with one that raises in add_subview(): the move was made.
    assert len(root.subviews) == 3
    with pytest.raises(ZeroDivisionError):
        rk.View.create_many(frames, root, out=handles(3))
    assert len(root.subviews) == 6
    del root
    gc.collect()
    assert context.object_count == before - 1


def test_a_superview_that_goes_meanwhile(context):
    class Leaving(rk.View):
        def did_add_subview(self, view):
            self.release()

    before = context.object_count
    with pytest.raises(rk.StaleHandleError):
        rk.View.create_many(grid(5), Leaving((0, 0, 1, 1)))
    gc.collect()
    assert context.object_count == before + 1  # the class


def test_nothing_is_made(context, window):
    before = context.object_count
    bad = grid(5)
    bad[3, 2] = numpy.nan
    out = handles(5)
    for frames, arguments, error, text in (
        (bad, {}, rk.InvalidArgumentError, "3"),
        (bad, {"out": out}, rk.InvalidArgumentError, "3"),
        (grid(5), {"superviews": [-1, 0, 2, 0, 0]}, rk.InvalidArgumentError, "superviews"),
        (grid(5), {"superviews": [-1, 0]}, ValueError, "2 superviews for 5 frames"),
        (grid(5), {"superviews": numpy.zeros(5, dtype=numpy.int32)}, TypeError, "64-bit integers"),
        (grid(5), {"superviews": numpy.zeros(10, dtype=numpy.int64)[::2]}, ValueError, "one piece"),
        (grid(5), {"superviews": numpy.zeros((5, 1), dtype=numpy.int64)}, ValueError, "shape"),
        (grid(5).astype(numpy.float32), {}, TypeError, "64-bit floats"),
        (numpy.zeros((5, 5)), {}, ValueError, "shape"),
        (numpy.zeros((4, 5)).T, {}, ValueError, "one piece"),
        (array.array("d", range(7)), {}, ValueError, "multiple of 4"),
        ([(1, 2, 3)], {}, (TypeError, ValueError), None),
        (7, {}, TypeError, "iterable"),
    ):
        with pytest.raises(error, match=text):
            rk.View.create_many(frames, window, **arguments)
    assert context.object_count == before and window.subviews == []
    assert rk.View.create_many([], window) == [] and rk.View.create_many(numpy.zeros((0, 4)), window, superviews=[]) == []


def test_a_million_is_no_matter(context, window):
    """Ten thousand here: no Python object is made, and the native ones go with their superview."""
    count = 10000
    before = context.object_count
    superviews = numpy.arange(count) // 100 * 100
    superviews[::100] = -1
    frames = numpy.zeros((count, 4))
    frames[:, 2:] = 10
    out = rk.View.create_many(frames, window, superviews=superviews, out=handles(count))
    assert len(window.subviews) == 100 and len(set(out.tolist())) == count
    assert context.view_of(out[-1]).superview is context.view_of(out[-100])
    assert context.object_count == before + count
    window.release()
    gc.collect()
    assert context.object_count == before - 1


def test_numbers_are_not_cut_off(context, window):
    frames = grid(2)
    with pytest.raises(OverflowError, match="no 64-bit integer"):
        rk.View.create_many(frames, window, superviews=[-1, 2**64])
    with pytest.raises(TypeError):
        rk.View.create_many(frames, window, superviews=[-1, 0.5])
    for width, height in (2**64, 1), (1, 2**64 + 4), (2**64 + 4, 2**64):
        with pytest.raises(rk.LimitReachedError):
            window.hit_map((0, 0, 10, 10), width, height)
    assert window.subviews == []


def test_a_promise(context, window):
    """hit_test_outset: a view further away is not asked; a subclass with an override of its own promises for itself."""
    asked = []

    class Wide(rk.View):
        hit_test_outset = 10

        def point_inside(self, point, event=None):
            asked.append(type(self).__name__)
            return -10 <= point.x < 20 and -10 <= point.y < 20

    class Again(Wide):
        def point_inside(self, point, event=None):
            return super().point_inside(point)

    class Same(Wide):
        pass

    for cls, far in ((Wide, []), (Same, []), (Again, ["Again"])):
        view = cls((40, 40, 10, 10))
        window.add_subview(view)
        asked.clear()
        assert window.hit_test((31, 31)) is view
        assert asked == [cls.__name__]
        asked.clear()
        assert window.hit_test((5, 5)) is window
        assert asked == far
        view.remove_from_superview()

    class Broken(rk.View):
        hit_test_outset = float("inf")

        def point_inside(self, point, event=None):
            return True

    with pytest.raises(rk.InvalidArgumentError):
        Broken((0, 0, 1, 1))
