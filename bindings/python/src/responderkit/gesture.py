# SPDX-License-Identifier: MIT
"""Gesture recognisers: state, actions, arbitration, and what subclasses override (SPEC 157-195, 240, 241)."""

from __future__ import annotations

from ctypes import c_int32, c_size_t, c_uint32, c_void_p
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Optional, TypeVar, Union

from . import _capi
from ._actions import action_thunk, add_function, remove_function
from ._callbacks import call, call_list
from ._instances import Instance
from ._objects import c_text, event_handle, handle_of, required_handle
from ._properties import flag, mask, press_types
from .delegate import get_delegate, set_delegate
from .enums import GestureRecognizerState, KeyModifierFlags, PressType, TouchTypes
from .geometry import Point, point_of

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import GestureRecognizerKeywords
    from .context import Context
    from .press import Press
    from .touch import Event, Touch
    from .view import View

_F = TypeVar("_F", bound=Callable[..., object])
#: A function, which is given the recogniser if it takes an argument, or an object of the library and a selector that its class implements.
GestureAction = Union[Callable[..., object], tuple[Instance, str]]


class GestureRecognizer(Instance):
    """A recogniser of gestures on a view and its subviews. It is not a responder (SPEC 123).

    This class itself recognises no gesture; custom recognisers inherit from it. Properties may be given by name:
    ``rk.Tap(open_it, number_of_taps_required=2)``. The methods from ``touches_began`` on may be overridden; overrides call super (SPEC 174).
    """

    __slots__ = ()
    _native: ClassVar[str] = "GestureRecognizer"
    #: What the library calls to make one.
    _maker: ClassVar[Any] = _capi.rk_gesture_recognizer_create

    def __init__(
        self,
        on_recognized: Optional[GestureAction] = None,
        *,
        context: Optional[Context] = None,
        **properties: Unpack[GestureRecognizerKeywords],
    ) -> None:
        """Make a recogniser that is not attached to a view; ``on_recognized`` is its first action. Without a context it belongs to
        Context.current()."""
        self._create(context, type(self)._maker)
        self._assign(properties)
        if on_recognized is not None:
            self.add_action(on_recognized)

    def _follow_view(self) -> None:
        """Let the view's wrapper keep this one alive, as the native view does with the native recogniser."""
        if self.alive:
            self._move_to_holder(self.view)

    @property
    def view(self) -> Optional[View]:
        """The view it is attached to (SPEC 165)."""
        return self._get_object(_capi.rk_gesture_recognizer_get_view)  # type: ignore[no-any-return]

    # ---- Actions (SPEC 162-164) ----

    def add_action(self, action: GestureAction) -> None:
        """Add a function, or a pair of target and selector.

        Actions are sent for BEGAN, each CHANGED, ENDED and CANCELLED, in the order in which they were added (SPEC 162, 164).
        """
        if isinstance(action, tuple):
            if len(action) != 2:
                raise TypeError(f"an action is a function, or a pair of a target and a selector, not {action!r}")
            target, selector = action
            self.add_target(target, selector)
        else:
            add_function(self, _capi.rk_gesture_recognizer_add_action, _ACTION, action, 1)

    def on_action(self, function: _F) -> _F:
        """Add a function, as a decorator: ``@tap.on_action``."""
        self.add_action(function)
        return function

    def remove_action(self, function: Callable[..., object]) -> None:
        """Remove a function that was added; NotFoundError if it was not."""
        remove_function(self, _capi.rk_gesture_recognizer_remove_action, function)

    def add_target(self, target: Instance, selector: str) -> None:
        """Add a target and the selector, "name" or "name:", of an action that its class implements. The target is a weak reference. A pair is
        added only once."""
        handle = required_handle(target, Instance, "target")
        call(_capi.rk_gesture_recognizer_add_target, self._handle, handle, c_text(selector, "selector"))

    def remove_target(self, target: Optional[Instance] = None, selector: Optional[str] = None) -> None:
        """Remove pairs of target and selector; None matches all."""
        text = c_text(selector, "selector") if selector is not None else None
        call(_capi.rk_gesture_recognizer_remove_target, self._handle, handle_of(target, Instance, "target"), text)

    # ---- State ----

    @property
    def state(self) -> GestureRecognizerState:
        """The state of the present attempt; in an action, the state that it reports (SPEC 158, 162).

        Only a custom class sets it, from within its methods. A change from POSSIBLE is arbitrated at once: reading the state
        afterwards gives the result (SPEC 84, 166). Changes that the rules do not allow are ignored, with a diagnostic (SPEC 160).
        """
        return GestureRecognizerState(self._get_value(_capi.rk_gesture_recognizer_get_state, c_int32))

    @state.setter
    def state(self, value: GestureRecognizerState) -> None:
        call(_capi.rk_gesture_recognizer_set_state, self._handle, GestureRecognizerState(value))

    def ignore(self, touch: Touch) -> None:
        """Stop tracking a touch, from within the recogniser's own class (SPEC 106)."""
        from .touch import Touch

        call(_capi.rk_gesture_recognizer_ignore_touch, self._handle, required_handle(touch, Touch, "touch"))

    # ---- Properties of GestureRecognizer, written by Sources/Generators/generate ----

    enabled: bool = flag(
        _capi.rk_gesture_recognizer_is_enabled,
        _capi.rk_gesture_recognizer_set_enabled,
        "Whether the recogniser receives touches. Disabling takes effect at once: a gesture that has begun is cancelled, and a "
        "recogniser that is possible fails (SPEC 175). Default True.",
    )

    cancels_touches_in_view: bool = flag(
        _capi.rk_gesture_recognizer_cancels_touches_in_view,
        _capi.rk_gesture_recognizer_set_cancels_touches_in_view,
        "Whether recognition cancels the touches in their view (SPEC 86, 88). Default True.",
    )

    delays_touches_began: bool = flag(
        _capi.rk_gesture_recognizer_delays_touches_began,
        _capi.rk_gesture_recognizer_set_delays_touches_began,
        "Whether began is held back from views while the recogniser is possible (SPEC 101). Default False.",
    )

    delays_touches_ended: bool = flag(
        _capi.rk_gesture_recognizer_delays_touches_ended,
        _capi.rk_gesture_recognizer_set_delays_touches_ended,
        "Whether ended is held back from views while the recogniser is possible (SPEC 102). Default True.",
    )

    allowed_touch_types: TouchTypes = mask(
        _capi.rk_gesture_recognizer_get_allowed_touch_types,
        _capi.rk_gesture_recognizer_set_allowed_touch_types,
        TouchTypes,
        "A set of TouchTypes; default all (SPEC 157, 171).",
    )

    requires_exclusive_touch_type: bool = flag(
        _capi.rk_gesture_recognizer_requires_exclusive_touch_type,
        _capi.rk_gesture_recognizer_set_requires_exclusive_touch_type,
        "Whether, after the first touch, only touches of its type are accepted (SPEC 171). Default True.",
    )

    allowed_press_types: frozenset[PressType] = press_types(
        _capi.rk_gesture_recognizer_get_allowed_press_types,
        _capi.rk_gesture_recognizer_set_allowed_press_types,
        "A set of PressTypes; default none. A Tap or LongPress counts presses like touches (SPEC 271).",
    )

    @property
    def modifier_flags(self) -> KeyModifierFlags:
        """The modifier keys of the recogniser's last event."""
        return KeyModifierFlags(self._get_value(_capi.rk_gesture_recognizer_get_modifier_flags, c_uint32))

    @property
    def number_of_touches(self) -> int:
        """The number of active touches. In the action of a tap it is number_of_touches_required (SPEC 201)."""
        return self._get_value(_capi.rk_gesture_recognizer_get_number_of_touches, c_size_t)  # type: ignore[no-any-return]

    # ---- Until here ----

    # ---- Arbitration (SPEC 178-191) ----

    @property
    def delegate(self) -> Any:
        """An object with some of the methods of :mod:`responderkit.delegate`, or None.

        An object of the library (a view, a responder) is held weakly, as in UIKit. The recogniser keeps any other. If the
        delegate is a view, gesture_recognizer_should_begin is called instead of should_begin, once an attempt (SPEC 167).
        """
        return get_delegate(self)

    @delegate.setter
    def delegate(self, value: Optional[object]) -> None:
        set_delegate(self, value)

    def require_to_fail(self, other: GestureRecognizer) -> None:
        """Require another recogniser to fail before this one may leave POSSIBLE (SPEC 178). A cycle is allowed, with a diagnostic (SPEC 182)."""
        call(_capi.rk_gesture_recognizer_require_to_fail, self._handle, required_handle(other, GestureRecognizer, "other"))

    @property
    def failure_requirements(self) -> list[GestureRecognizer]:
        """The recognisers that it requires to fail, in the order of require_to_fail()."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_gesture_recognizer_get_failure_requirements, self._handle)]

    @property
    def attempt_failure_requirements(self) -> list[GestureRecognizer]:
        """The recognisers that it requires to fail in the present attempt only, because a method of a delegate or class returned True (SPEC 181)."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_gesture_recognizer_get_attempt_failure_requirements, self._handle)]

    # ---- Where the gesture is (SPEC 176) ----

    def location(self, view: Optional[View] = None) -> Point:
        """The centre of the active touches, or the last one if there are none, in the coordinates of a view; None: of the window."""
        return self._point(_capi.rk_gesture_recognizer_get_location, view)

    def location_of_touch(self, index: int, view: Optional[View] = None) -> Point:
        """The location of one of the active touches, by its index in the order in which they began; NotFoundError beyond the last."""
        if not 0 <= index < 1 << 63:
            raise ValueError(f"the index of a touch must be 0 or more, and not {index}")
        return self._point(_capi.rk_gesture_recognizer_get_location_of_touch, view, index)

    def _point(self, function: Any, view: Optional[View], *arguments: Any) -> Point:
        from .view import View

        return point_of(self._get_struct(function, _capi.RKPoint, *arguments, handle_of(view, View, "view")))

    @property
    def touches(self) -> list[Touch]:
        """The touches that the recogniser tracks now, in the order in which they began."""
        wrap = self._context._wrap_touch
        return [wrap(handle) for handle in call_list(_capi.rk_gesture_recognizer_get_touches, self._handle)]

    @property
    def presses(self) -> list[Press]:
        """The presses that the recogniser sees now, in the order in which they began (SPEC 271)."""
        wrap = self._context._wrap_press
        return [wrap(handle) for handle in call_list(_capi.rk_gesture_recognizer_get_presses, self._handle)]

    @property
    def button_mask(self) -> int:
        """The buttons of the pointer, one bit each, in the event that the recogniser got last."""
        return self._get_value(_capi.rk_gesture_recognizer_get_button_mask, c_uint32)  # type: ignore[no-any-return]

    # ---- What the library calls. May be overridden. ----

    def touches_began(self, touches: tuple[Touch, ...], event: Event) -> None:
        """Fingers came down. This method and the other three are called before the view's (SPEC 79), and may set the state."""
        self._receive("touches_began", _capi.rk_super_gesture_touches_began, touches, event)

    def touches_moved(self, touches: tuple[Touch, ...], event: Event) -> None:
        """Fingers moved."""
        self._receive("touches_moved", _capi.rk_super_gesture_touches_moved, touches, event)

    def touches_ended(self, touches: tuple[Touch, ...], event: Event) -> None:
        """Fingers lifted."""
        self._receive("touches_ended", _capi.rk_super_gesture_touches_ended, touches, event)

    def touches_cancelled(self, touches: tuple[Touch, ...], event: Event) -> None:
        """The touches were cancelled: by the system or the host (SPEC 108), or because their window was hidden or destroyed (SPEC 285)."""
        self._receive("touches_cancelled", _capi.rk_super_gesture_touches_cancelled, touches, event)

    def touches_estimated_properties_updated(self, touches: tuple[Touch, ...]) -> None:
        """A device has reported properties that it had estimated: each touch stands for an earlier sample. Built in: nothing (SPEC 354)."""
        handles = (c_void_p * len(touches))(*(touch._handle for touch in touches))
        inherited = _capi.rk_super_gesture_touches_estimated_properties_updated
        self._super_only("touches_estimated_properties_updated", inherited, handles, len(touches))

    def presses_began(self, presses: tuple[Press, ...], event: Event) -> None:
        """Buttons of the allowed_press_types went down. This method and the other three are called before those of responders (SPEC 271)."""
        self._receive("presses_began", _capi.rk_super_gesture_presses_began, presses, event)

    def presses_changed(self, presses: tuple[Press, ...], event: Event) -> None:
        """The force of analogue buttons changed."""
        self._receive("presses_changed", _capi.rk_super_gesture_presses_changed, presses, event)

    def presses_ended(self, presses: tuple[Press, ...], event: Event) -> None:
        """Buttons came up."""
        self._receive("presses_ended", _capi.rk_super_gesture_presses_ended, presses, event)

    def presses_cancelled(self, presses: tuple[Press, ...], event: Event) -> None:
        """The presses were cancelled (SPEC 273)."""
        self._receive("presses_cancelled", _capi.rk_super_gesture_presses_cancelled, presses, event)

    def _receive(self, name: str, inherited: Any, items: tuple[Any, ...], event: Optional[Event]) -> None:
        """Run an inherited method about touches or presses."""
        handles = (c_void_p * len(items))(*(item._handle for item in items))
        given = event_handle(event)
        self._super_only(name, inherited, handles, len(items), given)

    def reset(self) -> None:
        """An attempt is over and its last action has been sent. After this call the state is POSSIBLE (SPEC 173)."""
        self._super_only("reset", _capi.rk_super_gesture_reset)

    def can_prevent(self, other: GestureRecognizer) -> bool:
        """Whether this recogniser, when it recognises, makes another one fail; built in: True, except as in SPEC 188 (SPEC 184)."""
        plain, inherited = _capi.rk_gesture_recognizer_can_prevent, _capi.rk_super_gesture_can_prevent
        handle = required_handle(other, GestureRecognizer, "other")
        return self._ask("can_prevent", plain, inherited, handle)  # type: ignore[no-any-return]

    def can_be_prevented_by(self, other: GestureRecognizer) -> bool:
        """Whether this recogniser fails when another one recognises; built in: True (SPEC 184)."""
        plain, inherited = _capi.rk_gesture_recognizer_can_be_prevented_by, _capi.rk_super_gesture_can_be_prevented_by
        handle = required_handle(other, GestureRecognizer, "other")
        return self._ask("can_be_prevented_by", plain, inherited, handle)  # type: ignore[no-any-return]

    def should_require_failure_of(self, other: GestureRecognizer) -> bool:
        """Whether this recogniser waits until another one fails; built in: False (SPEC 181)."""
        handle = required_handle(other, GestureRecognizer, "other")
        return self._ask_super_only("should_require_failure_of", _capi.rk_super_gesture_should_require_failure_of, handle)

    def should_be_required_to_fail_by(self, other: GestureRecognizer) -> bool:
        """Whether another recogniser waits until this one fails; built in: False (SPEC 181)."""
        handle = required_handle(other, GestureRecognizer, "other")
        return self._ask_super_only("should_be_required_to_fail_by", _capi.rk_super_gesture_should_be_required_to_fail_by, handle)

    def should_receive_event(self, event: Event) -> bool:
        """Whether this recogniser receives the new touches of an event; built in: True (SPEC 169)."""
        return self._ask_super_only("should_receive_event", _capi.rk_super_gesture_should_receive_event, event._handle)


_ACTION = action_thunk(_capi.RKGestureAction, lambda context: ())
