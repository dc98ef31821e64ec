"""Snapshots: the answers of hit_test at one moment, on any thread."""

from __future__ import annotations

import random
import threading

import pytest

import responderkit as rk

numpy = pytest.importorskip("numpy")


@pytest.fixture
def window(context):
    window = rk.Window((0, 0, 300, 300))
    for k in range(30):
        view = rk.View((k % 6 * 50, k // 6 * 60, 45, 50))
        if k % 4 == 0:
            view.transform = rk.Transform.rotation(0.3)
        view.hidden = k % 7 == 3
        window.add_subview(view)
    return window


def some_points(count=500):
    return numpy.random.default_rng(7).uniform(-20, 320, (count, 2))


def test_answers(context, window):
    points = some_points()
    views = window.hit_test_many(points)
    with window.take_snapshot() as snapshot:
        assert [context.view_of(handle) for handle in snapshot.hit_test_many(points)] == views
        assert [context.view_of(snapshot.hit_test(tuple(point))) for point in points[:50]] == views[:50]
        assert snapshot.hit_test((float("nan"), 1)) == 0
        out = numpy.zeros(len(points), numpy.uint64)
        assert snapshot.hit_test_many(points, out) is out
        assert out.tolist() == snapshot.hit_test_many(points.tolist()).tolist()
        assert len(snapshot.hit_test_many([])) == 0


def test_outlives_what_it_was_taken_of():
    with rk.Context():
        window = rk.Window((0, 0, 100, 100))
        handle = window._handle
        snapshot = window.take_snapshot()
        window.hidden = True
        assert snapshot.hit_test((50, 50)) == handle
    assert snapshot.hit_test((50, 50)) == handle
    snapshot.close()
    snapshot.close()
    with pytest.raises(rk.StaleHandleError, match="take another snapshot"):
        snapshot.hit_test((50, 50))


def test_a_view_that_has_ended(context, window):
    view = rk.View((0, 0, 300, 300))
    window.add_subview(view)
    snapshot = window.take_snapshot()
    view.remove_from_superview()
    view.release()
    with pytest.raises(rk.StaleHandleError):
        context.view_of(snapshot.hit_test((10, 10)))


def test_threads(window):
    points = some_points(20_000)
    snapshot = window.take_snapshot()
    expected = numpy.asarray(snapshot.hit_test_many(points)).copy()
    wrong = []

    def ask(part):
        for _ in range(5):
            wrong.append(int((numpy.asarray(snapshot.hit_test_many(points[part])) != expected[part]).sum()))

    threads = [threading.Thread(target=ask, args=(slice(k * 5000, (k + 1) * 5000),)) for k in range(4)]
    for thread in threads:
        thread.start()
    for view in window.subviews:
        view.frame = (random.Random(5).uniform(0, 200), 0, 10, 10)
    for thread in threads:
        thread.join()
    assert wrong == [0] * 20


class Disc(rk.View):
    def point_inside(self, point, event=None):
        raise AssertionError("called by a snapshot")


def test_overrides(context):
    window = rk.Window((0, 0, 100, 100))
    disc = Disc((0, 0, 50, 50))
    disc.name = "disc"
    window.add_subview(disc)
    with pytest.raises(rk.UnsupportedError, match=r'view \("disc"\) overrides point_inside.*take_snapshot\(ignores_overrides=True\)'):
        window.take_snapshot()
    assert window.take_snapshot(ignores_overrides=True).hit_test((10, 10)) == disc._handle


def test_bad_arguments(window):
    snapshot = window.take_snapshot()
    with pytest.raises(ValueError, match="room for 3"):
        snapshot.hit_test_many(some_points(5), numpy.zeros(3, numpy.uint64))
    with pytest.raises((TypeError, ValueError)):
        snapshot.hit_test_many("points")
    with pytest.raises(TypeError):
        snapshot.hit_test(5)
