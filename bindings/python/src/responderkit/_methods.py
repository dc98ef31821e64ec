# SPDX-License-Identifier: MIT
"""Every method that a Python class may override, and the C function that calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Callable, NamedTuple, Optional

from . import _capi
from ._callbacks import guarded, kept_value, state
from ._objects import Object
from .enums import EventSubtype
from .geometry import point_of

if TYPE_CHECKING:
    from .context import Context


def thunk(callback_type: Any, neutral: Any, body: Callable[..., Any]) -> Any:
    def run(handle: int, *rest: Any) -> Any:
        record = kept_value(rest[-1])
        context = record.context()
        if context is None:
            return neutral
        # What the method creates belongs to the context it runs in, whatever `with` block the program is in.
        contexts = state.contexts
        contexts.append(context)
        try:
            receiver = context._wrap(handle)
            if record.layer is None:
                return body(context, receiver, *rest[:-1])
            layer = record.layer()
            return neutral if layer is None else layer.run(context, receiver, body, rest[:-1])
        finally:
            contexts.pop()

    return guarded(callback_type, neutral, run)


def _touches_method(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any, touches: Any, count: int, event: Optional[int]) -> None:
        # A list of a million touches does not occur, but a loop is as easy as a copy.
        wrapped = tuple(context._wrap_touch(touches[index]) for index in range(count))
        getattr(receiver, name)(wrapped, context._wrap_event(event))

    return thunk(callback_type, None, run)


def _updated_method(callback_type: Any) -> Any:
    def run(context: Context, receiver: Any, touches: Any, count: int) -> None:
        receiver.touches_estimated_properties_updated(tuple(context._wrap_touch(touches[index]) for index in range(count)))

    return thunk(callback_type, None, run)


def _presses_method(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any, presses: Any, count: int, event: Optional[int]) -> None:
        wrapped = tuple(context._wrap_press(presses[index]) for index in range(count))
        getattr(receiver, name)(wrapped, context._wrap_event(event))

    return thunk(callback_type, None, run)


def _motion_method(name: str) -> Any:
    def run(context: Context, receiver: Any, motion: int, event: Optional[int]) -> None:
        getattr(receiver, name)(EventSubtype(motion), context._wrap_event(event))

    return thunk(_capi.RKMotionMethod, None, run)


def _asking(name: str, callback_type: Any = _capi.RKResponderQuestion, neutral: bool = False) -> Any:
    """A question that is a property."""
    return thunk(callback_type, neutral, lambda context, receiver: bool(getattr(receiver, name)))


def _question(name: str, callback_type: Any = _capi.RKResponderQuestion, neutral: bool = False) -> Any:
    return thunk(callback_type, neutral, lambda context, receiver: bool(getattr(receiver, name)()))


def _appearance(name: str) -> Any:
    def run(context: Context, receiver: Any, animated: bool) -> None:
        getattr(receiver, name)(bool(animated))

    return thunk(_capi.RKViewControllerAppearanceMethod, None, run)


def _plain(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any) -> None:
        getattr(receiver, name)()

    return thunk(callback_type, None, run)


def _naming(callback_type: Any, name: str) -> Any:
    def run(context: Context, receiver: Any, other: Optional[int]) -> None:
        getattr(receiver, name)(context._wrap(other))

    return thunk(callback_type, None, run)


def _event_method(callback_type: Any) -> Any:
    def run(context: Context, receiver: Any, event: Optional[int]) -> None:
        receiver.send_event(context._wrap_event(event))

    return thunk(callback_type, None, run)


def _about(callback_type: Any, name: str, default: bool, wrap: Callable[[Context, Optional[int]], Any]) -> Any:
    """A question about something else: a recogniser, an event."""

    def run(context: Context, receiver: Any, other: Optional[int]) -> bool:
        return bool(getattr(receiver, name)(wrap(context, other)))

    return thunk(callback_type, default, run)


def _object(context: Context, handle: Optional[int]) -> Any:
    return context._wrap(handle)


def _event(context: Context, handle: Optional[int]) -> Any:
    return context._wrap_event(handle)


def _tracking(callback_type: Any, name: str, neutral: Any) -> Any:
    def run(context: Context, receiver: Any, touch: Optional[int], event: Optional[int]) -> Any:
        answer = getattr(receiver, name)(context._wrap_touch(touch), context._wrap_event(event))
        return neutral if neutral is None else bool(answer)

    return thunk(callback_type, neutral, run)


def _cancel_tracking(context: Context, receiver: Any, event: Optional[int]) -> None:
    receiver.cancel_tracking(context._wrap_event(event))


def _send_action(context: Context, receiver: Any, selector: bytes, target: Optional[int], event: Optional[int]) -> None:
    receiver.send_action(selector.decode("utf-8", "replace"), context._wrap(target), context._wrap_event(event))


def _remote_control_received(context: Context, receiver: Any, event: Optional[int]) -> None:
    receiver.remote_control_received(context._wrap_event(event))


def _insert_text(context: Context, receiver: Any, text: bytes) -> None:
    receiver.insert_text(text.decode("utf-8", "replace"))


def _touches_should_begin(
    context: Context, receiver: Any, touches: Any, count: int, event: Optional[int], view: Optional[int]
) -> bool:
    wrapped = tuple(context._wrap_touch(touches[index]) for index in range(count))
    return bool(receiver.touches_should_begin(wrapped, context._wrap_event(event), context._wrap(view)))


def returned(value: Any, kind: str, name: str) -> Optional[int]:
    if value is None:
        return None
    if not isinstance(value, Object._builtin[kind]):
        raise TypeError(f"{name} has to return a {kind} or None, not {value!r}")
    return value._handle


def _hit_test(context: Context, receiver: Any, point: Any, event: Optional[int]) -> Optional[int]:
    return returned(receiver.hit_test(point_of(point), context._wrap_event(event)), "View", "hit_test")


def _point_inside(context: Context, receiver: Any, point: Any, event: Optional[int]) -> bool:
    return bool(receiver.point_inside(point_of(point), context._wrap_event(event)))


def _next_responder(context: Context, receiver: Any) -> Optional[int]:
    return returned(receiver.next_responder, "Responder", "next_responder")


def _can_perform_action(context: Context, receiver: Any, selector: bytes, sender: Optional[int]) -> bool:
    return bool(receiver.can_perform_action(selector.decode("utf-8", "replace"), context._wrap(sender)))


def _target_for_action(context: Context, receiver: Any, selector: bytes, sender: Optional[int]) -> Optional[int]:
    target = receiver.target_for_action(selector.decode("utf-8", "replace"), context._wrap(sender))
    return returned(target, "Responder", "target_for_action")


def _deinit(handle: int, _instance: Optional[int], token: int) -> None:
    context = kept_value(token).context()
    if context is not None:
        context._ending.add(handle)


INSTANCE_DEINIT = guarded(_capi.RKInstanceFunction, None, _deinit)


class Method(NamedTuple):
    """An overridable method: the class that introduces it, its place in RKClassDesc, and the function for it."""

    owner: str
    field: str
    table: Any
    name: str
    thunk: Any


def _methods(owner: str, field: str, table: Any, thunks: dict[str, Any]) -> list[Method]:
    return [Method(owner, field, table, name, thunk) for name, thunk in thunks.items()]


METHODS: list[Method] = [
    *_methods("Responder", "responder_methods", _capi.RKResponderMethods, {
        "next_responder": thunk(_capi.RKNextResponderMethod, None, _next_responder),
        "touches_began": _touches_method(_capi.RKTouchesMethod, "touches_began"),
        "touches_moved": _touches_method(_capi.RKTouchesMethod, "touches_moved"),
        "touches_ended": _touches_method(_capi.RKTouchesMethod, "touches_ended"),
        "touches_cancelled": _touches_method(_capi.RKTouchesMethod, "touches_cancelled"),
        "can_become_first_responder": _asking("can_become_first_responder"),
        "become_first_responder": _question("become_first_responder"),
        "can_resign_first_responder": _asking("can_resign_first_responder"),
        "resign_first_responder": _question("resign_first_responder"),
        "can_perform_action": thunk(_capi.RKCanPerformActionMethod, False, _can_perform_action),
        "target_for_action": thunk(_capi.RKTargetForActionMethod, None, _target_for_action),
        "presses_began": _presses_method(_capi.RKPressesMethod, "presses_began"),
        "presses_changed": _presses_method(_capi.RKPressesMethod, "presses_changed"),
        "presses_ended": _presses_method(_capi.RKPressesMethod, "presses_ended"),
        "presses_cancelled": _presses_method(_capi.RKPressesMethod, "presses_cancelled"),
        "motion_began": _motion_method("motion_began"),
        "motion_ended": _motion_method("motion_ended"),
        "motion_cancelled": _motion_method("motion_cancelled"),
        "remote_control_received": thunk(_capi.RKRemoteControlMethod, None, _remote_control_received),
        "insert_text": thunk(_capi.RKInsertTextMethod, None, _insert_text),
        "delete_backward": _plain(_capi.RKDeleteBackwardMethod, "delete_backward"),
        "has_text": _asking("has_text"),
        "touches_estimated_properties_updated": _updated_method(_capi.RKTouchesUpdatedMethod),
    }),
    *_methods("View", "view_methods", _capi.RKViewMethods, {
        "hit_test": thunk(_capi.RKHitTestMethod, None, _hit_test),
        "point_inside": thunk(_capi.RKPointInsideMethod, False, _point_inside),
        "will_move_to_superview": _naming(_capi.RKViewTreeMethod, "will_move_to_superview"),
        "did_move_to_superview": _plain(_capi.RKViewMethod, "did_move_to_superview"),
        "will_move_to_window": _naming(_capi.RKViewWindowMethod, "will_move_to_window"),
        "did_move_to_window": _plain(_capi.RKViewMethod, "did_move_to_window"),
        "did_add_subview": _naming(_capi.RKViewTreeMethod, "did_add_subview"),
        "will_remove_subview": _naming(_capi.RKViewTreeMethod, "will_remove_subview"),
        "gesture_recognizer_should_begin": _about(
            _capi.RKViewShouldBeginMethod, "gesture_recognizer_should_begin", True, _object
        ),
    }),
    *_methods("Window", "window_methods", _capi.RKWindowMethods, {
        "send_event": _event_method(_capi.RKWindowSendEventMethod),
        "become_key_window": _plain(_capi.RKWindowMethod, "become_key_window"),
        "resign_key_window": _plain(_capi.RKWindowMethod, "resign_key_window"),
        "can_become_key_window": _asking("can_become_key_window", _capi.RKWindowQuestion, neutral=True),
    }),
    *_methods("ViewController", "view_controller_methods", _capi.RKViewControllerMethods, {
        "load_view": _plain(_capi.RKViewControllerMethod, "load_view"),
        "view_did_load": _plain(_capi.RKViewControllerMethod, "view_did_load"),
        "view_will_appear": _appearance("view_will_appear"),
        "view_is_appearing": _appearance("view_is_appearing"),
        "view_did_appear": _appearance("view_did_appear"),
        "view_will_disappear": _appearance("view_will_disappear"),
        "view_did_disappear": _appearance("view_did_disappear"),
        "should_automatically_forward_appearance_methods": _asking(
            "should_automatically_forward_appearance_methods", _capi.RKViewControllerQuestion, neutral=True
        ),
    }),
    *_methods("Application", "application_methods", _capi.RKApplicationMethods, {
        "send_event": _event_method(_capi.RKApplicationSendEventMethod),
    }),
    *_methods("ScrollView", "scroll_view_methods", _capi.RKScrollViewMethods, {
        "touches_should_begin": thunk(_capi.RKScrollViewTouchesShouldBeginMethod, True, _touches_should_begin),
        "touches_should_cancel": _about(_capi.RKScrollViewTouchesShouldCancelMethod, "touches_should_cancel", True, _object),
    }),
    *_methods("Control", "control_methods", _capi.RKControlMethods, {
        "begin_tracking": _tracking(_capi.RKControlTrackingMethod, "begin_tracking", True),
        "continue_tracking": _tracking(_capi.RKControlTrackingMethod, "continue_tracking", True),
        "end_tracking": _tracking(_capi.RKControlEndTrackingMethod, "end_tracking", None),
        "cancel_tracking": thunk(_capi.RKControlCancelTrackingMethod, None, _cancel_tracking),
        "send_action": thunk(_capi.RKControlSendActionMethod, None, _send_action),
    }),
    *_methods("GestureRecognizer", "gesture_recognizer_methods", _capi.RKGestureRecognizerMethods, {
        "touches_began": _touches_method(_capi.RKGestureTouchesMethod, "touches_began"),
        "touches_moved": _touches_method(_capi.RKGestureTouchesMethod, "touches_moved"),
        "touches_ended": _touches_method(_capi.RKGestureTouchesMethod, "touches_ended"),
        "touches_cancelled": _touches_method(_capi.RKGestureTouchesMethod, "touches_cancelled"),
        "reset": _plain(_capi.RKGestureMethod, "reset"),
        "can_prevent": _about(_capi.RKGestureQuestion, "can_prevent", True, _object),
        "can_be_prevented_by": _about(_capi.RKGestureQuestion, "can_be_prevented_by", True, _object),
        "should_require_failure_of": _about(_capi.RKGestureQuestion, "should_require_failure_of", False, _object),
        "should_be_required_to_fail_by": _about(_capi.RKGestureQuestion, "should_be_required_to_fail_by", False, _object),
        "should_receive_event": _about(_capi.RKGestureEventQuestion, "should_receive_event", True, _event),
        "presses_began": _presses_method(_capi.RKGesturePressesMethod, "presses_began"),
        "presses_changed": _presses_method(_capi.RKGesturePressesMethod, "presses_changed"),
        "presses_ended": _presses_method(_capi.RKGesturePressesMethod, "presses_ended"),
        "presses_cancelled": _presses_method(_capi.RKGesturePressesMethod, "presses_cancelled"),
        "touches_estimated_properties_updated": _updated_method(_capi.RKGestureTouchesUpdatedMethod),
    }),
]  # fmt: skip
