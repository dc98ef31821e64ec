"""What leaves begins nothing, the order in which a context ends, objects after their instance_deinit, stops of run loops (SPEC 347-350)."""

from ctypes import byref, c_void_p, pointer, sizeof

import pytest

import responderkit as rk
from responderkit import _capi


def test_what_leaves_begins_nothing(scene, log):
    """SPEC 347."""

    class Leaving(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def touches_began(self, touches, event):
            log.append(("began", touches[0].id))

        def touches_cancelled(self, touches, event):
            scene.context.down(2, 60, 60)
            touch = scene.context.find_touch(2)
            log.append(("cancelled", touch.view, touch.window, self.become_first_responder()))

    view = Leaving((0, 0, 100, 100))
    scene.view.add_subview(view)
    scene.context.down(1, 50, 50)
    view.remove_from_superview()
    assert log == [("began", 1), ("cancelled", None, None, False)]
    scene.view.add_subview(view)
    assert view.become_first_responder(), "what is back begins again"
    scene.context.up(2, 60, 60)
    scene.context.down(3, 50, 50)
    scene.context.up(3, 50, 50)
    assert log[2:] == [("began", 3)]


def test_a_context_ends_in_its_order():
    """SPEC 348: what has begun is closed, touches first; nothing goes in, nothing new is made, and what was planned does not come."""
    log = []

    class Closing(rk.View):
        @property
        def can_become_first_responder(self):
            return True

        def resign_first_responder(self):
            log.append("resign")
            return super().resign_first_responder()

        def touches_began(self, touches, event):
            pass

        def touches_cancelled(self, touches, event):
            log.append("cancelled")
            for refused in (
                lambda: context.down(2, 5, 5),
                lambda: context.advance(9),
                lambda: context.drain(),
                lambda: rk.View(context=context),
                lambda: context.add_timer(1, lambda: None),
            ):
                with pytest.raises(rk.BusyError):
                    refused()

    class Seen(rk.ViewController):
        def view_did_disappear(self, animated):
            log.append("did disappear")
            super().view_did_disappear(animated)

    context = rk.Context()
    with context:
        window = rk.Window((0, 0, 10, 10))
        controller = Seen()
        controller.view = Closing((0, 0, 10, 10))
        window.root_view_controller = controller
        assert controller.view.become_first_responder()
        context.add_timer(5, lambda: log.append("timer"))
        context.post_call(lambda: log.append("posted"))
        context.down(1, 5, 5)
        context.close()
    assert log == ["cancelled", "resign", "did disappear"]


def test_after_instance_deinit_an_object_is_one_of_its_built_in_class(context, log):
    """SPEC 349: no method of its own answers any more. Python's classes have no instance_deinit of their own: this is one in C's way."""
    asked = []

    @_capi.RKNextResponderMethod
    def next_responder(handle, userdata):
        asked.append(handle)
        return None

    @_capi.RKInstanceFunction
    def deinit(handle, instance, userdata):
        before = len(asked)
        out = c_void_p()
        log.append((_capi.rk_responder_get_next_responder(handle, byref(out)), len(asked) - before))

    methods = _capi.RKResponderMethods(struct_size=sizeof(_capi.RKResponderMethods), next_responder=next_responder)
    desc = _capi.sized(_capi.RKClassDesc)
    desc.name, desc.superclass = b"Asked", b"Responder"
    desc.responder_methods = pointer(methods)
    desc.instance_deinit = deinit
    cls, made, out = c_void_p(), c_void_p(), c_void_p()
    assert _capi.rk_class_define(context._handle, byref(desc), byref(cls)) == 0
    assert _capi.rk_responder_create(context._handle, cls, byref(made)) == 0
    assert _capi.rk_responder_get_next_responder(made, byref(out)) == 0 and len(asked) == 1
    assert _capi.rk_release(made) == 0
    assert log == [(0, 0)] and len(asked) == 1
    context.close()


def test_each_stop_ends_one_run(context, log):
    """SPEC 350: the innermost that no earlier stop is about to end."""
    loop = context.run_loop

    def inner():
        log.append("inner")
        loop.stop()
        loop.stop()

    def outer():
        log.append("outer")
        context.post_call(inner)
        loop.run()
        log.append("outer continues")

    context.post_call(outer)
    loop.run()
    assert log == ["outer", "inner", "outer continues"], "two stops, two runs"

    def fails():
        loop.stop()
        loop.stop()
        raise ValueError("in the only run")

    context.post_call(fails)
    with pytest.raises(ValueError):
        loop.run()
    del log[:]
    loop.stop()
    loop.run()
    context.post_call(lambda: log.append("later"))
    assert log == []
    loop.run_once(0)
    assert log == ["later"]
