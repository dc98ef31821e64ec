"""Exceptions in callbacks: kept, neutral value to C, raised when the outermost call returns."""

import ctypes
import sys

import pytest

import responderkit as rk
from responderkit import _callbacks, _capi


class Fault(Exception):
    pass


class Raising(rk.View):
    """Raises in the methods named."""

    faults = ()

    def _maybe(self, name):
        if name in self.faults:
            raise Fault(name)

    def hit_test(self, point, event=None):
        self._maybe("hit_test")
        return super().hit_test(point, event)

    def point_inside(self, point, event=None):
        self._maybe("point_inside")
        return super().point_inside(point, event)

    @property
    def next_responder(self):
        self._maybe("next_responder")
        return super().next_responder

    def touches_began(self, touches, event):
        self._maybe("touches_began")
        super().touches_began(touches, event)

    @property
    def can_become_first_responder(self):
        self._maybe("can_become_first_responder")
        return True

    def will_move_to_window(self, window):
        self._maybe("will_move_to_window")


@pytest.fixture
def tree(context):
    window = rk.Window((0, 0, 100, 100))
    view = Raising((0, 0, 100, 100))
    window.add_subview(view)
    return window, view


def test_the_outermost_call_raises_it(tree):
    window, view = tree
    view.faults = ("point_inside",)
    with pytest.raises(Fault, match="point_inside"):
        window.hit_test((5, 5))
    view.faults = ()
    assert window.hit_test((5, 5)) is view, "nothing is left over"


def test_the_traceback_leads_to_the_fault(tree):
    window, view = tree
    view.faults = ("hit_test",)
    with pytest.raises(Fault) as caught:
        window.hit_test((5, 5))
    assert caught.traceback[-1].name == "_maybe"


def test_c_continues_with_a_neutral_value(context, tree, log):
    """The view whose method failed counts as not hit; what is behind it gets the touch."""
    window, view = tree

    class Behind(rk.View):
        def touches_began(self, touches, event):
            log.append("behind")

    window.insert_subview(Behind((0, 0, 100, 100)), 0)
    view.faults = ("hit_test",)
    with pytest.raises(Fault):
        context.down(1, 5, 5, 0)
    assert log == ["behind"]


def test_the_call_has_happened_all_the_same(tree):
    window, view = tree
    other = Raising()
    other.faults = ("will_move_to_window",)
    with pytest.raises(Fault):
        window.add_subview(other)
    assert other.superview is window and window.subviews == [view, other]


def test_the_first_of_several_is_raised_and_the_others_are_reported(context, tree, unraisable):
    window, view = tree
    inner = Raising((0, 0, 100, 100))
    view.add_subview(inner)
    view.faults = ("touches_began",)
    inner.faults = ("point_inside", "next_responder")
    with pytest.raises(Fault, match="point_inside"):
        context.down(1, 5, 5, 0)
    assert [str(error) for error in unraisable] == ["touches_began"]


def test_an_error_inside_a_callback_waits_for_the_outermost_call(context, tree, log):
    """A library call made by a callback returns; the exception of a callback nested in it comes at the very end."""
    window, view = tree

    class Asking(rk.View):
        def touches_began(self, touches, event):
            log.append(window.subviews[0].hit_test((5, 5)))
            log.append("continued")

    asking = Asking((0, 0, 100, 100))
    window.add_subview(asking)
    probe = rk.View((0, 0, 100, 100))
    window.insert_subview(probe, 0)
    child = Raising((0, 0, 100, 100))
    child.faults = ("point_inside",)
    probe.add_subview(child)
    with pytest.raises(Fault, match="point_inside"):
        context.down(1, 5, 5, 0)
    assert log == [probe, "continued"]


def test_a_refusal_inside_a_callback_is_raised_there(context, tree, log):
    window, view = tree

    class Catching(rk.View):
        def touches_began(self, touches, event):
            try:
                self.add_subview(self)
            except rk.CycleError:
                log.append("caught")

    window.add_subview(Catching((0, 0, 100, 100)))
    context.down(1, 5, 5, 0)
    assert log == ["caught"]


def test_an_uncaught_refusal_inside_a_callback_comes_out(context, tree):
    window, _ = tree

    class Careless(rk.View):
        def touches_began(self, touches, event):
            self.add_subview(self)

    window.add_subview(Careless((0, 0, 100, 100)))
    with pytest.raises(rk.CycleError):
        context.down(1, 5, 5, 0)


@pytest.mark.parametrize("kind", [KeyboardInterrupt, SystemExit])
def test_what_ends_the_program_is_kept_too(context, tree, kind):
    window, _ = tree

    class Stopping(rk.View):
        def touches_began(self, touches, event):
            raise kind()

    window.add_subview(Stopping((0, 0, 100, 100)))
    with pytest.raises(kind):
        context.down(1, 5, 5, 0)


def test_what_ends_the_program_comes_before_an_earlier_error(context, tree, unraisable):
    window, view = tree
    view.faults = ("touches_began",)

    class Stopping(rk.View):
        def touches_began(self, touches, event):
            try:
                super().touches_began(touches, event)
            finally:
                raise KeyboardInterrupt

    view.add_subview(Stopping((0, 0, 100, 100)))
    with pytest.raises(KeyboardInterrupt):
        context.down(1, 5, 5, 0)
    assert [str(error) for error in unraisable] == ["touches_began"]


def test_without_an_outer_call_it_goes_to_the_hook(context, tree, unraisable):
    """As when C code, not this package, drives the library."""
    window, view = tree
    view.faults = ("point_inside",)
    out = ctypes.c_void_p()
    assert _capi.rk_view_hit_test(window._handle, _capi.RKPoint(5, 5), None, ctypes.byref(out)) == 0
    assert out.value == window._handle
    assert [str(error) for error in unraisable] == ["point_inside"]
    assert _callbacks.state.pending == [] and _callbacks.state.depth == 0


def test_the_hook_gets_a_real_argument(capsys, monkeypatch):
    """Python's own hook, which prints, accepts what it is given."""
    monkeypatch.setattr("sys.unraisablehook", sys.__unraisablehook__)
    _callbacks.report_unraisable(Fault("printed"))
    assert "Fault: printed" in capsys.readouterr().err


def test_timers_posts_and_handlers(context):
    def fail():
        raise Fault("later")

    context.add_timer(1.0, fail)
    with pytest.raises(Fault, match="later"):
        context.advance(2.0)
    context.post_call(fail)
    with pytest.raises(Fault, match="later"):
        context.drain()
    context.diagnostic_handler = lambda code, text: fail()
    context.advance(5.0)
    with pytest.raises(Fault, match="later"):
        context.advance(1.0)


def test_an_exception_is_not_kept_alive(tree):
    """No traceback holds frames and views after it has been handled."""
    import gc
    import weakref

    window, view = tree
    view.faults = ("point_inside",)
    references = []
    try:
        window.hit_test((5, 5))
    except Fault as error:
        references.append(weakref.ref(error))
    gc.collect()
    assert references[0]() is None
