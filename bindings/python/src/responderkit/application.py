# SPDX-License-Identifier: MIT
"""The application: sendEvent, delegate, activity, ignoring events, remote control (SPEC 76, 77, 118, 119, 276, 286-288)."""

from __future__ import annotations

from ctypes import c_bool
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call
from ._instances import Instance
from ._objects import c_text, event_handle, handle_of
from ._properties import reading
from .responder import Responder

if TYPE_CHECKING:
    from .context import Context
    from .touch import Event


class Application(Responder):
    """The application of a context, which owns it. To use a subclass, pass it to the context: ``rk.Context(application=MyApplication)``."""

    __slots__ = ()
    _native: ClassVar[str] = "Application"

    def __init__(self, *, context: Optional[Context] = None) -> None:
        """Called by the context. Pass a class or a function to Context() instead."""
        self._create(context, _capi.rk_application_create)

    def _bind(self, context: Context, handle: int, owns: bool) -> None:
        # The context owns the application: what rk_application_create() returns is borrowed.
        super()._bind(context, handle, owns=False)

    @property
    def delegate(self) -> Optional[Responder]:
        """The delegate. If it is a plain responder, it is the last responder of the chain (SPEC 119). A weak reference: the program must keep it."""
        return self._get_object(_capi.rk_application_get_delegate)  # type: ignore[no-any-return]

    @delegate.setter
    def delegate(self, value: Optional[Responder]) -> None:
        call(_capi.rk_application_set_delegate, self._handle, handle_of(value, Responder, "delegate"))

    def begin_ignoring_interaction_events(self) -> None:
        """Cancel the touches and presses that are down, and drop new ones; calls nest (SPEC 286)."""
        call(_capi.rk_application_begin_ignoring_interaction_events, self._handle)

    def end_ignoring_interaction_events(self) -> None:
        """Undo one begin_ignoring_interaction_events()."""
        call(_capi.rk_application_end_ignoring_interaction_events, self._handle)

    @property
    def ignoring_interaction_events(self) -> bool:
        """Whether touches, presses, wheels and trackpads are being ignored (SPEC 286)."""
        return self._get_value(_capi.rk_application_is_ignoring_interaction_events, c_bool)  # type: ignore[no-any-return]

    def begin_receiving_remote_control_events(self) -> None:
        """Receive remote-control events from now on; calls do not nest (SPEC 276)."""
        call(_capi.rk_application_begin_receiving_remote_control_events, self._handle)

    def end_receiving_remote_control_events(self) -> None:
        """Stop receiving remote-control events."""
        call(_capi.rk_application_end_receiving_remote_control_events, self._handle)

    receiving_remote_control_events: bool = reading(
        _capi.rk_application_is_receiving_remote_control_events, "Whether remote-control events are received. Default False."
    )

    @property
    def active(self) -> bool:
        """Whether the application is active; becoming inactive cancels all touches, presses and motion (SPEC 287)."""
        return self._get_value(_capi.rk_application_is_active, c_bool)  # type: ignore[no-any-return]

    @active.setter
    def active(self, value: bool) -> None:
        call(_capi.rk_application_set_active, self._handle, value)

    def send_event(self, event: Event) -> None:
        """Send an event to the windows concerned. An override that does not call super discards the event (SPEC 77)."""
        cls = self._super("send_event")
        if cls is None:
            call(_capi.rk_application_send_event, self._handle, event._handle)
        else:
            call(_capi.rk_super_application_send_event, cls, self._handle, event._handle)

    def send_action(
        self,
        selector: str,
        target: Optional[Instance] = None,
        sender: Optional[Instance] = None,
        event: Optional[Event] = None,
    ) -> bool:
        """Send an action to a target, or, without one, along the responder chain; returns whether it was performed (SPEC 135, 136).

        Without a target the search for a receiver begins at the key window's first responder. If there is no first responder, or no receiver
        on its chain, the search begins at the sender.
        """
        arguments = c_text(selector, "selector"), handle_of(target, Instance, "target"), handle_of(sender, Instance, "sender")
        given = event_handle(event)
        return self._get_value(_capi.rk_application_send_action, c_bool, *arguments, given)  # type: ignore[no-any-return]


def make_application(factory: Any, context: Context) -> Application:
    """Call what the program gave as ``application``; it has to make one in this very context."""
    made = factory()
    if not isinstance(made, Application) or made._context is not context:
        raise TypeError("application has to be a subclass of Application, or a function that returns a new instance of one")
    return made
