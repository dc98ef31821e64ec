"""invoke.h through the bare interface: overrides made of closures, one for every signature, and actions with types."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_bool, c_char_p, c_double, c_int8, c_int32, c_size_t, c_uint32, c_void_p, cast

import pytest

from responderkit import _capi

SIZE = "Q" if ctypes.sizeof(c_size_t) == 8 else "I"
NUMBERS = {SIZE: c_size_t, "I": c_uint32, "i": c_int32, "c": c_int8, "d": c_double}
TYPES = {**NUMBERS, "B": c_bool, "@": c_void_p, "*": c_char_p, "v": None, "^": c_void_p}

PRESSES = ("presses_began", "presses_changed", "presses_ended", "presses_cancelled")
#: Every method of every table, with its signature.
METHODS = {
    "RKResponderMethods": {
        "next_responder": "@@^",
        **dict.fromkeys(("touches_began", "touches_moved", "touches_ended", "touches_cancelled"), f"v@^{SIZE}@^"),
        "touches_estimated_properties_updated": f"v@^{SIZE}^",
        **dict.fromkeys(("can_become_first_responder", "become_first_responder"), "B@^"),
        **dict.fromkeys(("can_resign_first_responder", "resign_first_responder"), "B@^"),
        "can_perform_action": "B@*@^",
        "target_for_action": "@@*@^",
        **dict.fromkeys(PRESSES, f"v@^{SIZE}@^"),
        **dict.fromkeys(("motion_began", "motion_ended", "motion_cancelled"), "v@i@^"),
        "remote_control_received": "v@@^",
        "insert_text": "v@*^",
        "delete_backward": "v@^",
        "has_text": "B@^",
    },
    "RKViewMethods": {
        "hit_test": "@@P@^",
        "point_inside": "B@P@^",
        **dict.fromkeys(("will_move_to_superview", "will_move_to_window", "did_add_subview", "will_remove_subview"), "v@@^"),
        **dict.fromkeys(("did_move_to_superview", "did_move_to_window"), "v@^"),
        "gesture_recognizer_should_begin": "B@@^",
    },
    "RKWindowMethods": {"send_event": "v@@^", "become_key_window": "v@^", "resign_key_window": "v@^", "can_become_key_window": "B@^"},
    "RKViewControllerMethods": {
        "load_view": "v@^",
        "view_did_load": "v@^",
        **dict.fromkeys(("view_will_appear", "view_is_appearing", "view_did_appear"), "v@B^"),
        **dict.fromkeys(("view_will_disappear", "view_did_disappear"), "v@B^"),
        "should_automatically_forward_appearance_methods": "B@^",
    },
    "RKApplicationMethods": {"send_event": "v@@^"},
    "RKControlMethods": {
        "begin_tracking": "B@@@^",
        "continue_tracking": "B@@@^",
        "end_tracking": "v@@@^",
        "cancel_tracking": "v@@^",
        "send_action": "v@*@@^",
    },
    "RKGestureRecognizerMethods": {
        **dict.fromkeys(("touches_began", "touches_moved", "touches_ended", "touches_cancelled"), f"v@^{SIZE}@^"),
        "touches_estimated_properties_updated": f"v@^{SIZE}^",
        "reset": "v@^",
        **dict.fromkeys(("can_prevent", "can_be_prevented_by", "should_require_failure_of", "should_be_required_to_fail_by"), "B@@^"),
        "should_receive_event": "B@@^",
        **dict.fromkeys(PRESSES, f"v@^{SIZE}@^"),
    },
    "RKScrollViewMethods": {"touches_should_begin": f"B@^{SIZE}@@^", "touches_should_cancel": "B@@^"},
}


def encoding(signature):
    return signature.replace("P", "{RKPoint}").replace("^", "^v").encode()


def type_of(letter):
    return _capi.RKPoint if letter == "P" else TYPES[letter]


class Closures:
    """Closures of one context whose handlers get and give Python values. It keeps the handlers: without them a call crashes."""

    def __init__(self, context):
        self.context = context
        self.kept = []

    def make(self, signature, python):
        """The address of a C function that calls `python` with the arguments but the last one, the userdata."""
        result_type, types = type_of(signature[0]), [type_of(letter) for letter in signature[1:]]

        def handle(result, arguments, _userdata):
            values = [cast(arguments[k], POINTER(kind))[0] for k, kind in enumerate(types)]
            answer = python(*values[:-1])
            if result_type is not None:
                cast(result, POINTER(result_type))[0] = answer

        handler = _capi.RKClosureHandler(handle)
        closure, function = _capi.RKClosureRef(), _capi.RKAnyFunction()
        assert _capi.rk_closure_create(self.context, encoding(signature), handler, None, _capi.RKDrop(), byref(closure)) == 0
        assert _capi.rk_closure_get_function(closure, byref(function)) == 0
        self.kept.append((closure, handler))
        return cast(function, c_void_p).value


@pytest.fixture
def raw():
    context = c_void_p()
    assert _capi.rk_context_create(None, byref(context)) == 0
    yield context
    assert _capi.rk_context_destroy(context) == 0


@pytest.fixture
def closures(raw):
    return Closures(raw)


def test_the_tables_are_complete():
    for table, methods in METHODS.items():
        members = [name for name, _ in getattr(_capi, table)._fields_ if name not in ("struct_size", "reserved")]
        assert sorted(members) == sorted(methods), table


@pytest.mark.parametrize(("table", "method"), [(table, method) for table, methods in METHODS.items() for method in methods])
def test_a_closure_of_each_signature(closures, table, method):
    """Called as the method table's own type would be: every argument arrives, and the answer comes back."""
    signature = METHODS[table][method]
    prototype = dict(getattr(_capi, table)._fields_)[method]
    values = {"@": 7, "B": True, "*": b"act:", SIZE: 2, "i": 1, "P": _capi.RKPoint(1.5, -2.5), "^": 9}
    answers = {"B": True, "@": 11, "v": None}
    seen = []

    def python(*arguments):
        seen.extend((a.x, a.y) if isinstance(a, _capi.RKPoint) else a for a in arguments)
        return answers[signature[0]]

    function = prototype(closures.make(signature, python))
    arguments = [values[letter] for letter in signature[1:]]
    converted = [cast(c_void_p(a), kind) if a == 9 and kind is not c_void_p else a for a, kind in zip(arguments, prototype._argtypes_)]
    assert function(*converted) == answers[signature[0]]
    assert seen == [(1.5, -2.5) if letter == "P" else values[letter] for letter in signature[1:-1]]


def test_overrides_of_a_class(raw, closures):
    """A view class without a single callback made by ctypes: hit-testing and touches run the closures."""
    log = []
    view_methods, responder_methods = _capi.sized(_capi.RKViewMethods), _capi.sized(_capi.RKResponderMethods)

    def inside(_self, point, _event):
        log.append(("inside", point.x, point.y))
        return point.x >= point.y

    def began(_self, touches, count, _event):
        log.append(("began", bool(touches), count))

    view_methods.point_inside = _capi.RKPointInsideMethod(closures.make("B@P@^", inside))
    responder_methods.touches_began = _capi.RKTouchesMethod(closures.make(f"v@^{SIZE}@^", began))
    desc = _capi.sized(_capi.RKClassDesc)
    desc.name, desc.superclass = b"Half", b"View"
    desc.view_methods, desc.responder_methods = ctypes.pointer(view_methods), ctypes.pointer(responder_methods)
    cls, window, view = c_void_p(), c_void_p(), c_void_p()
    frame = _capi.RKRect(_capi.RKPoint(0, 0), _capi.RKSize(100, 100))
    assert _capi.rk_class_define(raw, byref(desc), byref(cls)) == 0
    assert _capi.rk_window_create(raw, None, frame, byref(window)) == 0
    assert _capi.rk_view_create(raw, cls, frame, byref(view)) == 0
    assert _capi.rk_view_add_subview(window, view) == 0
    sample = _capi.sized(_capi.RKTouchSample)
    sample.id, sample.phase, sample.location = 1, _capi.RKTouchPhase.RKTouchPhaseBegan, _capi.RKPoint(60, 20)
    assert _capi.rk_context_send_touches(raw, 1.0, byref(sample), 1) == 0
    assert log == [("inside", 60, 20), ("began", True, 1)]


def test_typed_actions(raw, closures):
    cls, view = c_void_p(), c_void_p()
    frame = _capi.RKRect(_capi.RKPoint(0, 0), _capi.RKSize(1, 1))
    assert _capi.rk_class_find(raw, b"Label", byref(cls)) == 0
    desc = _capi.sized(_capi.RKTypedActionDesc)
    desc.selector, desc.encoding = b"move:by:", b"{RKPoint}{RKPoint}c"
    desc.function = _capi.RKAnyFunction(closures.make("P@Pc^", lambda _self, at, by: _capi.RKPoint(at.x + by, at.y)))
    assert _capi.rk_class_add_action(cls, byref(desc)) == 0
    assert _capi.rk_view_create(raw, cls, frame, byref(view)) == 0
    at, by, result = _capi.RKPoint(3, 4), c_int8(-128), _capi.RKPoint()
    arguments = (c_void_p * 2)(ctypes.addressof(at), ctypes.addressof(by))
    assert _capi.rk_invoke(view, b"move:by:", b"{RKPoint=dd}{RKPoint=dd}c", arguments, byref(result)) == 0
    assert (result.x, result.y) == (-125, 4)
    assert _capi.rk_invoke(view, b"move:by:", b"{RKPoint=dd}{RKPoint=dd}i", arguments, byref(result)) == -27
    assert b"argument 1 differs" in _capi.rk_last_error()
    text, does = ctypes.create_string_buffer(64), c_bool()
    assert _capi.rk_object_get_action_encoding(view, b"move:by:", text, 64, None) == 0
    assert text.value == b"{RKPoint=dd}{RKPoint=dd}c"
    assert _capi.rk_object_responds_to(view, b"move:by:", byref(does)) == 0 and does.value
