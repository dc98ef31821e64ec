# SPDX-License-Identifier: MIT
"""Controls: tracking, control events, targets and actions (SPEC 138-151)."""

from __future__ import annotations

from ctypes import c_uint32
from typing import TYPE_CHECKING, Any, Callable, ClassVar, Optional, TypeVar, overload

from . import _capi
from ._actions import action_thunk, add_function, remove_function
from ._callbacks import call
from ._instances import Instance
from ._objects import c_text, event_handle, handle_of
from ._properties import flag, reading, uint32
from .enums import ControlEvents, ControlState
from .geometry import EventArgument
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import ControlKeywords
    from .context import Context
    from .geometry import RectLike
    from .touch import Event, Touch

_F = TypeVar("_F", bound=Callable[..., object])
#: What a wrong argument for events should have been.
_EVENTS = "ControlEvents, such as ControlEvents.TOUCH_UP_INSIDE"


class Control(View):
    """A view that tracks one touch at a time, derives control events from it, and sends the actions that were added for these events.

    An enabled control does not forward touches to the responders above it (SPEC 93). Properties may be given by name: ``rk.Slider(frame, value=0.5)``.
    ``begin_tracking`` and the methods after it may be overridden.
    """

    __slots__ = ()
    _native: ClassVar[str] = "Control"
    _maker: ClassVar[Any] = _capi.rk_control_create

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[ControlKeywords]
        ) -> None: ...

    # ---- Targets and actions (SPEC 138-141) ----

    #: What an action is for unless its events are named.
    _usual_events: ClassVar[ControlEvents] = ControlEvents.TOUCH_UP_INSIDE

    def add_action(self, function: Callable[..., object], events: Optional[ControlEvents] = None) -> None:
        """Add a function for ``events``. By default these are TOUCH_UP_INSIDE for a button and a plain control, VALUE_CHANGED for a control
        with a value, and EDITING_CHANGED for a text field.

        It is called with as many of these as it accepts: the control, the events that are sent, the Event or None.
        """
        events = self._usual_events if events is None else events
        if callable(events) and not callable(function):
            raise TypeError("add_action() takes the function first and the events second")
        add_function(self, _capi.rk_control_add_action, _ACTION, function, 3, uint32(events, "events", _EVENTS))

    @overload
    def on_action(self, function: _F) -> _F: ...

    @overload
    def on_action(self, *, events: ControlEvents) -> Callable[[_F], _F]: ...

    def on_action(self, function: Optional[_F] = None, *, events: Optional[ControlEvents] = None) -> Any:
        """Add a function, as a decorator: ``@button.on_action``, or ``@field.on_action(events=rk.ControlEvents.EDITING_DID_END)``."""

        def add(function: _F) -> _F:
            self.add_action(function, events)
            return function

        return add if function is None else add(function)

    def remove_action(self, function: Callable[..., object]) -> None:
        """Remove a function that was added, from all events; NotFoundError if it was not."""
        remove_function(self, _capi.rk_control_remove_action, function)

    def add_target(self, target: Optional[Instance], selector: str, events: ControlEvents) -> None:
        """Add a target and the selector of an action that its class implements. The target is a weak reference. Adding a pair again adds its
        events (SPEC 138).

        Without a target, the action's receiver is found along the responder chain when the action is sent (SPEC 136).
        """
        arguments = handle_of(target, Instance, "target"), c_text(selector, "selector"), uint32(events, "events", _EVENTS)
        call(_capi.rk_control_add_target, self._handle, *arguments)

    def remove_target(
        self,
        target: Optional[Instance] = None,
        selector: Optional[str] = None,
        events: ControlEvents = ControlEvents.ALL_EVENTS,
    ) -> None:
        """Remove events from targets; None matches all targets or selectors (SPEC 139). Added functions stay."""
        text = c_text(selector, "selector") if selector is not None else None
        arguments = handle_of(target, Instance, "target"), text, uint32(events, "events", _EVENTS)
        call(_capi.rk_control_remove_target, self._handle, *arguments)

    # ---- Properties of Control, written by Sources/Generators/generate ----

    @property
    def all_control_events(self) -> ControlEvents:
        """All events for which a target or function was added."""
        return ControlEvents(self._get_value(_capi.rk_control_get_all_control_events, c_uint32))

    enabled: bool = flag(
        _capi.rk_control_is_enabled,
        _capi.rk_control_set_enabled,
        "Whether the control tracks touches. Disabling while tracking cancels it (SPEC 149); a disabled control is hit all the "
        "same (SPEC 51). Default True.",
    )

    selected: bool = flag(
        _capi.rk_control_is_selected,
        _capi.rk_control_set_selected,
        "Whether the control is selected, for the program to use. Default False.",
    )

    highlighted: bool = flag(
        _capi.rk_control_is_highlighted,
        _capi.rk_control_set_highlighted,
        "Whether the control is shown as pressed; tracking sets it too.",
    )

    tracking: bool = reading(
        _capi.rk_control_is_tracking,
        "Whether the control tracks a touch.",
    )

    touch_inside: bool = reading(
        _capi.rk_control_is_touch_inside,
        "Whether the tracked touch is inside, or the last tracked one was (SPEC 145).",
    )

    # ---- Until here ----

    def send_actions(self, events: ControlEvents) -> None:
        """Send the actions that were added for any of these events (SPEC 141)."""
        call(_capi.rk_control_send_actions, self._handle, uint32(events, "events", _EVENTS))

    def perform_primary_action(self) -> None:
        """Send PRIMARY_ACTION_TRIGGERED, as a button does when it is pressed; a disabled control sends nothing (SPEC 324)."""
        call(_capi.rk_control_perform_primary_action, self._handle)

    @property
    def state(self) -> ControlState:
        """The state of the control as a mask."""
        return ControlState(self._get_value(_capi.rk_control_get_state, c_uint32))

    # ---- What the library calls. May be overridden. ----

    def begin_tracking(self, touch: Touch, event: EventArgument) -> bool:
        """Whether to track a touch; built in: True, a slider's: whether it is on the thumb (SPEC 143)."""
        return self._track("begin_tracking", _capi.rk_super_begin_tracking, touch, event)

    def continue_tracking(self, touch: Touch, event: EventArgument) -> bool:
        """The touch moved; return whether to continue (SPEC 144)."""
        return self._track("continue_tracking", _capi.rk_super_continue_tracking, touch, event)

    def _track(self, name: str, inherited: Any, touch: Touch, event: Optional[Event]) -> bool:
        return self._ask_super_only(name, inherited, touch._handle, event_handle(event))

    def end_tracking(self, touch: Touch, event: EventArgument) -> None:
        """The touch lifted (SPEC 146)."""
        handle = event_handle(event)
        self._super_only("end_tracking", _capi.rk_super_end_tracking, touch._handle, handle)

    def cancel_tracking(self, event: EventArgument) -> None:
        """Tracking was cancelled: the touch was cancelled, the control left its window or was disabled. In the last two cases the event is None
        (SPEC 147-149)."""
        handle = event_handle(event)
        self._super_only("cancel_tracking", _capi.rk_super_cancel_tracking, handle)

    def send_action(self, selector: str, target: Optional[Instance], event: Optional[Event] = None) -> None:
        """Send one action (SPEC 141). The library calls this method once for each target. Built in: the target performs the action;
        without a target, the nearest responder on the chain that can (SPEC 135, 136)."""
        cls = self._super("send_action")
        text, handle = c_text(selector, "selector"), handle_of(target, Instance, "target")
        given = event_handle(event)
        if cls is None:
            call(_capi.rk_control_send_action, self._handle, text, handle, given)
        else:
            call(_capi.rk_super_send_action, cls, self._handle, text, handle, given)


_ACTION = action_thunk(
    _capi.RKControlAction, lambda context, events, event: (ControlEvents(events), context._wrap_event(event))
)
