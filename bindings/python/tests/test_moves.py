"""Fingers by down(), move(), up() and move_along(): what is reused between calls never shows."""

import threading

import pytest

import responderkit as rk


@pytest.fixture
def places(context):
    """Where a view in the window saw its touches."""
    seen = []

    class Seen(rk.View):
        def touches_moved(self, touches, event):
            seen.extend((touch.id, *touch.location(None), touch.timestamp) for touch in touches)

    window = rk.Window((0, 0, 100, 100))
    window.add_subview(Seen((0, 0, 100, 100)))
    seen.append(window)
    return seen


def test_an_array_of_moves(context, places):
    numpy = pytest.importorskip("numpy")
    context.down(7, 1, 1, 0.0)
    context.move_along(7, numpy.array([[0.1, 2.0, 3.0], [0.2, 4.0, 5.0]]))
    context.move_along(7, [(0.3, 6, 7)])
    context.move_along(7, numpy.empty((0, 3)))
    context.move_along(7, [])
    assert places[1:] == [(7, 2, 3, 0.1), (7, 4, 5, 0.2), (7, 6, 7, 0.3)]


def test_what_is_no_track(context):
    numpy = pytest.importorskip("numpy")
    context.down(1, 1, 1, 0.0)
    with pytest.raises(ValueError, match=r"track must have the shape \(n, 3\)"):
        context.move_along(1, numpy.zeros((4, 2)))
    with pytest.raises(TypeError, match="track must be 64-bit floats"):
        context.move_along(1, numpy.zeros((4, 3), numpy.float32))
    with pytest.raises(ValueError, match="a multiple of 3"):
        context.move_along(1, numpy.zeros(4))


def test_a_refused_update_ends_it(context, places):
    context.down(1, 1, 1, 0.0)
    with pytest.raises(rk.InvalidArgumentError):
        context.move_along(1, [(0.1, 2, 2), (0.2, float("nan"), 0), (0.3, 3, 3)])
    assert places[1:] == [(1, 2, 2, 0.1)]


def test_an_exception_of_a_handler_ends_it(context):
    class Raising(rk.View):
        def touches_moved(self, touches, event):
            if touches[0].timestamp == 0.2:
                raise KeyError("second")

    window = rk.Window((0, 0, 100, 100))
    window.add_subview(Raising((0, 0, 100, 100)))
    context.down(1, 1, 1, 0.0)
    with pytest.raises(KeyError, match="second"):
        context.move_along(1, [(0.1, 2, 2), (0.2, 3, 3), (0.3, 4, 4)])
    assert context.time == 0.2


def test_a_handler_that_sends_touches_itself(context):
    """The sample of the outer call is still being read when the inner one is filled in."""
    log = []

    class Sending(rk.View):
        def touches_began(self, touches, event):
            for touch in touches:
                log.append((touch.id, *touch.location(None)))
                if touch.id == 1:
                    context.down(2, 30, 40, 0.0)
                    log.append((touch.id, *touch.location(None)))

    window = rk.Window((0, 0, 100, 100))
    view = Sending((0, 0, 100, 100))
    view.multiple_touch_enabled = True
    window.add_subview(view)
    context.down(1, 10, 20, 0.0)
    assert set(log) == {(1, 10, 20), (2, 30, 40)}
    assert context.find_touch(1).location(None) == (10, 20) and context.find_touch(2).location(None) == (30, 40)


def test_another_thread_is_refused_and_disturbs_nothing(context, places):
    context.down(1, 1, 1, 0.0)
    errors = []

    def intrude():
        try:
            context.move(1, 99, 99, 0.1)
        except rk.WrongThreadError as error:
            errors.append(error)

    thread = threading.Thread(target=intrude)
    thread.start()
    thread.join()
    context.move(1, 5, 6, 0.1)
    assert len(errors) == 1 and places[1:] == [(1, 5, 6, 0.1)]


@pytest.mark.parametrize("method", ["down", "move", "up"])
def test_numbers_beyond_64_bits(context, method):
    with pytest.raises(ValueError, match="a number of 64 bits"):
        getattr(context, method)(1 << 63, 0, 0, 0.0)


def test_a_sample_has_nothing_of_the_one_before(context, places):
    """A sample with a pen's details, then a plain one."""
    context.send_touches(0.0, [rk.TouchSample(1, rk.TouchPhase.BEGAN, (1, 1), rk.TouchType.PENCIL, force=0.5, roll_angle=1.0)])
    context.send_touches(0.1, [rk.TouchSample(1, rk.TouchPhase.MOVED, (2, 2))])
    touch = context.find_touch(1)
    assert (touch.force, touch.roll_angle, touch.type) == (0.0, 0.0, rk.TouchType.PENCIL)
