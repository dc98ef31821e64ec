"""rk.Closure: C functions made of Python functions, wherever the library takes one."""

import ctypes
import gc
import math
import weakref
from ctypes import byref, c_void_p, pointer

import pytest
from test_invoke import METHODS, encoding

import responderkit as rk
from responderkit import _callbacks, _capi

KINDS = {
    "RKResponderMethods": ("responder_methods", rk.View),
    "RKViewMethods": ("view_methods", rk.View),
    "RKWindowMethods": ("window_methods", rk.Window),
    "RKViewControllerMethods": ("view_controller_methods", rk.ViewController),
    "RKApplicationMethods": ("application_methods", rk.Application),
    "RKControlMethods": ("control_methods", rk.Button),
    "RKGestureRecognizerMethods": ("gesture_recognizer_methods", rk.Tap),
    "RKScrollViewMethods": ("scroll_view_methods", rk.ScrollView),
}

#: A class that implements them accepts key input; one that has only some of them is not asked.
TEXT = ("insert_text", "delete_backward", "has_text")


def kind(table_name, method):
    """The member of RKClassDesc, and the class that is overridden."""
    return ("responder_methods", rk.TextField) if method in TEXT else KINDS[table_name]


def override(context, table_name, method, closure):
    """Lay one closure over a class, through the bare interface."""
    field, cls = kind(table_name, method)
    table, desc, out = _capi.sized(getattr(_capi, table_name)), _capi.sized(_capi.RKClassDesc), c_void_p()
    setattr(table, method, closure.cast(dict(table._fields_)[method]))
    setattr(desc, field, pointer(table))
    assert _capi.rk_class_extend(context._class_handle(cls), byref(desc), byref(out)) == 0


def provoke(context, scene):
    """Make the library call every method that there is."""
    view, button, tap = rk.View((0, 0, 100, 100)), rk.Button((0, 300, 100, 40)), rk.Tap(number_of_taps_required=2)
    container, child = rk.ViewController(), rk.ViewController()
    container.add_child(child)
    content = child.view
    if content is not None:  # an overridden load_view sets none
        scene.window.add_subview(content)
        content.remove_from_superview()
    scene.window.make_key()
    scene.window.add_subview(view)
    scene.window.add_subview(button)
    view.add_gesture_recognizer(tap)
    view.add_gesture_recognizer(rk.Tap())
    view.add_gesture_recognizer(rk.Tap())
    button.add_target(view, "act:", rk.ControlEvents.ALL_EVENTS)
    view.can_become_first_responder = True
    view.become_first_responder()
    view.resign_first_responder()
    context.application.send_action("act:", None, view)
    view.target_for_action("act:")
    view.next_responder
    # On the view with recognisers, on the button, beside both.
    for time, x, y, end in ((1, 10, 10, "up"), (2, 10, 310, "up"), (3, 300, 10, "up"), (4, 10, 10, "cancel"), (5, 10, 310, "cancel")):
        context.down(1, x, y, time)
        context.move(1, x + 1, y, time + 0.1)
        if end == "up":
            context.up(1, x + 1, y, time + 0.2)
        else:
            context.cancel_all_touches()
        context.advance(time + 0.9)
    other = rk.Window((0, 0, 10, 10))
    other.make_key()
    view.remove_from_superview()


def provoke_input(context, scene):
    """The same for what comes from elsewhere than fingers, and for scroll views."""
    scene.window.make_key()
    view, tap, field = rk.View((0, 0, 100, 100)), rk.Tap(number_of_taps_required=2), rk.TextField((0, 200, 100, 40))
    scroll, content = rk.ScrollView((0, 250, 100, 100), content_size=(100, 1000)), rk.View((0, 0, 100, 1000))
    scroll.add_subview(content)
    for subview in (view, field, scroll):
        scene.window.add_subview(subview)
    tap.allowed_press_types = {rk.PressType.SELECT}
    view.add_gesture_recognizer(tap)
    view.can_become_first_responder = True
    view.become_first_responder()
    context.press_down(1, rk.PressType.SELECT, 20)
    context.send_presses(20.1, [rk.PressSample(1, rk.PressPhase.CHANGED, force=0.5)])
    context.press_up(1, 20.2)
    context.advance(22)
    context.press_down(2, rk.PressType.SELECT, 23)
    context.cancel_all_presses()
    for time, phase in ((24, rk.MotionPhase.BEGAN), (24.1, rk.MotionPhase.ENDED), (25, rk.MotionPhase.BEGAN), (25.1, rk.MotionPhase.CANCELLED)):
        context.send_motion(time, phase)
    context.application.begin_receiving_remote_control_events()
    context.send_remote_control(26, rk.EventSubtype.REMOTE_CONTROL_PLAY)
    pencil = {"force": 0.5}
    force = {"estimated_properties": rk.TouchProperties.FORCE, "expecting_updates": rk.TouchProperties.FORCE}
    context.send_touches(26.1, [rk.TouchSample(9, rk.TouchPhase.BEGAN, (50, 50), rk.TouchType.PENCIL, **pencil, **force, estimation_update_index=1)])
    context.send_estimation_updates(26.2, [rk.EstimationUpdate(1, force=0.75)])
    context.cancel_all_touches()
    field.become_first_responder()
    context.insert_text("a", 27)
    field.has_text
    context.delete_backward(27.1)
    context.down(5, 50, 260, 28)
    context.advance(28.5)
    context.move(5, 50, 300, 28.6)
    context.up(5, 50, 300, 28.7)


#: What an override of each result answers, so that the library continues as if there was none.
ANSWERS = {"B": True, "@": None, "v": None}


@pytest.mark.parametrize(("table", "method"), [(table, method) for table, methods in METHODS.items() for method in methods])
def test_an_override_of_each_signature(context, scene, log, table, method):
    """The library calls the closure, the receiver arrives as the object that it is, and the answer is taken."""
    signature = METHODS[table][method]

    def function(receiver, *rest):
        log.append(receiver)
        assert len(rest) == len(signature) - 2
        for value, letter in zip(rest, signature[2:]):
            assert {"P": rk.Point, "*": str, "Q": int}.get(letter, object) in type(value).__mro__
        return ANSWERS[signature[0]]

    override(context, table, method, rk.Closure(encoding(signature).decode(), function))
    provoke(context, scene)
    provoke_input(context, scene)
    assert log and all(isinstance(receiver, kind(table, method)[1]) for receiver in log)


def test_arguments_and_result(context):
    seen = []

    def inside(view, point, event, userdata):
        seen.append((view, point, event, userdata))
        return point.x > 50

    override(context, "RKViewMethods", "point_inside", rk.Closure("B@{RKPoint=dd}@^v", inside))
    view = rk.View((0, 0, 10, 10))
    assert view.point_inside((60, 1)) and not view.point_inside((5, 5))
    assert seen == [(view, rk.Point(60, 1), None, None), (view, rk.Point(5, 5), None, None)]


def test_structs_come_back(context):
    """What no callback of ctypes can do."""
    closure = rk.Closure("{RKRect}{RKRect}d", lambda rect, by: rect.inset(by, by))
    function = ctypes.CFUNCTYPE(_capi.RKRect, _capi.RKRect, ctypes.c_double)(closure.address)
    result = function(_capi.RKRect(_capi.RKPoint(0, 0), _capi.RKSize(10, 10)), 2)
    assert (result.origin.x, result.size.width) == (2, 6)
    assert closure.encoding == "{RKRect={RKPoint=dd}{RKSize=dd}}{RKRect={RKPoint=dd}{RKSize=dd}}d"


def test_as_a_timer(context, log):
    closure = rk.Closure("v@d^v", lambda who, time, userdata: log.append((who, time)))
    status = _capi.rk_context_add_timer(context._handle, 1.0, closure.cast(_capi.RKTimerCallback), None, _callbacks.NO_DROP, None)
    assert status == 0
    context.advance(2.0)
    assert log == [(context, 1.0)]


def test_an_exception_is_raised_when_the_call_returns(context):
    class Fault(Exception):
        pass

    def raising(*_arguments):
        raise Fault

    override(context, "RKViewMethods", "point_inside", rk.Closure("B@{RKPoint=dd}@^v", raising))
    view = rk.View((0, 0, 10, 10))
    with pytest.raises(Fault):
        view.point_inside((5, 5))
    with pytest.raises(Fault):
        view.view_at((5, 5))


def test_a_wrong_result_is_an_exception_and_zero(context):
    closure = rk.Closure("B@{RKPoint=dd}@^v", lambda *_: "yes")
    override(context, "RKViewMethods", "point_inside", closure)
    with pytest.raises(TypeError, match="True or False"):
        rk.View((0, 0, 10, 10)).point_inside((5, 5))


@pytest.mark.parametrize(("text", "words"), [("", "empty"), ("x", "'x'"), ("v@{RKFoo=d}", "letter 3"), ("v" + "i" * 19, "18")])
def test_encodings_that_are_none(context, text, words):
    with pytest.raises((rk.EncodingError, rk.LimitReachedError), match=words):
        rk.Closure(text, print)


def test_something_to_call(context):
    with pytest.raises(TypeError, match="something to call"):
        rk.Closure("v", 5)


def test_a_closure_whose_address_is_unknown_ends(context):
    before = context.object_count
    closure = rk.Closure("v", lambda: None)
    reference = weakref.ref(closure)
    assert context.object_count >= before
    del closure
    gc.collect()
    assert reference() is None and context.object_count == before


def test_one_whose_address_is_known_stays(context, log):
    function = rk.Closure("i", lambda: log.append(1) or 7).cast(ctypes.CFUNCTYPE(ctypes.c_int32))
    gc.collect()
    assert function() == 7 and log == [1]


def test_a_released_closure_answers_zero(context, log):
    closure = rk.Closure("i", lambda: log.append(1) or 7)
    function = closure.cast(ctypes.CFUNCTYPE(ctypes.c_int32))
    closure.release()
    assert function() == 0 and log == [] and not closure.alive
    with pytest.raises(rk.StaleHandleError):
        closure.address  # noqa: B018


def test_names_and_descriptions(context):
    closure = rk.Closure("d", lambda: math.pi)
    closure.name = "pi"
    assert closure.name == "pi" and "pi" in repr(closure)


def test_a_context_that_is_never_closed_ends_with_its_closures():
    context = rk.Context()
    rk.Closure("@", lambda: context, context=context).address  # noqa: B018
    reference = weakref.ref(context)
    kept = len(_callbacks._kept)
    context = None
    gc.collect()
    assert reference() is None and len(_callbacks._kept) < kept
