# SPDX-License-Identifier: MIT
"""Responders: the chain, touches, presses, motion, text, first responder, actions (SPEC 90-94, 110-134, 269-279)."""

from __future__ import annotations

from ctypes import byref, c_bool, c_void_p
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call, call_list
from ._instances import Instance
from ._objects import Object, c_text, event_handle, handle_of
from ._properties import reading, uint32
from .enums import EventSubtype, KeyModifierFlags, PressPhase, TouchPhase
from .geometry import EventArgument

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import ResponderKeywords
    from .context import Context
    from .controller import ViewController
    from .press import Press
    from .touch import Event, Touch

_VALUES = "_rk_values"


class Responder(Instance):
    """Anything on the responder chain. Instances of this class itself serve as delegates and targets.

    Methods whose description begins with "Call only" cannot be overridden. The others may be overridden; ``super()`` runs the built-in
    behaviour.
    """

    __slots__ = ()
    _native: ClassVar[str] = "Responder"

    def __init__(self, *, context: Optional[Context] = None, **properties: Unpack[ResponderKeywords]) -> None:
        """Make a responder that is not a view; properties by name. Without a context it belongs to Context.current()."""
        self._create(context, _capi.rk_responder_create)
        self._assign(properties)

    # ---- The chain ----

    @property
    def next_responder(self) -> Optional[Responder]:
        """The next responder on the chain (SPEC 110-120). Overridden by a property."""
        handle = self._ask("next_responder", _capi.rk_responder_get_next_responder, _capi.rk_super_next_responder, kind=c_void_p)
        return self._context._wrap(handle)  # type: ignore[no-any-return]

    @property
    def responder_chain(self) -> list[Responder]:
        """The responder chain from this responder to its end, walked safely (SPEC 121)."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_responder_get_chain, self._handle, capacity=256)]

    @property
    def nearest_view_controller(self) -> Optional[ViewController]:
        """The first view controller on the chain, this responder included (SPEC 124)."""
        return self._get_object(_capi.rk_responder_get_view_controller)  # type: ignore[no-any-return]

    # ---- Touches ----

    def touches_began(self, touches: tuple[Touch, ...], event: EventArgument) -> None:
        """Fingers came down. Built in: forwarded to the next responder (SPEC 90), as are the other three."""
        self._send_touches("touches_began", TouchPhase.BEGAN, _capi.rk_super_touches_began, touches, event)

    def touches_moved(self, touches: tuple[Touch, ...], event: EventArgument) -> None:
        """Fingers moved."""
        self._send_touches("touches_moved", TouchPhase.MOVED, _capi.rk_super_touches_moved, touches, event)

    def touches_ended(self, touches: tuple[Touch, ...], event: EventArgument) -> None:
        """Fingers lifted."""
        self._send_touches("touches_ended", TouchPhase.ENDED, _capi.rk_super_touches_ended, touches, event)

    def touches_cancelled(self, touches: tuple[Touch, ...], event: EventArgument) -> None:
        """The touches were taken from the view: by a recogniser (SPEC 86), because the view left its window (SPEC 297), with the window
        (SPEC 285), or by the system or the host (SPEC 108)."""
        self._send_touches("touches_cancelled", TouchPhase.CANCELLED, _capi.rk_super_touches_cancelled, touches, event)

    def touches_estimated_properties_updated(self, touches: tuple[Touch, ...]) -> None:
        """A device has reported properties that it had estimated: each touch stands for an earlier sample. Built in: forwarded (SPEC 354)."""
        handles = (c_void_p * len(touches))(*(touch._handle for touch in touches))
        inherited = _capi.rk_super_touches_estimated_properties_updated
        self._super_only("touches_estimated_properties_updated", inherited, handles, len(touches))

    def _send_touches(self, name: str, phase: int, inherited: Any, touches: tuple[Touch, ...], event: Optional[Event]) -> None:
        handles = (c_void_p * len(touches))(*(touch._handle for touch in touches))
        given = event_handle(event)
        cls = self._super(name)
        if cls is None:
            call(_capi.rk_responder_send_touches, self._handle, phase, handles, len(touches), given)
        else:
            call(inherited, cls, self._handle, handles, len(touches), given)

    # ---- Presses of buttons and keys (SPEC 269-273, 278) ----

    def presses_began(self, presses: tuple[Press, ...], event: EventArgument) -> None:
        """Buttons or keys went down. Built in: forwarded to the next responder (SPEC 272), as are the other three."""
        self._send_presses("presses_began", PressPhase.BEGAN, _capi.rk_super_presses_began, presses, event)

    def presses_changed(self, presses: tuple[Press, ...], event: EventArgument) -> None:
        """The force of analogue buttons changed."""
        self._send_presses("presses_changed", PressPhase.CHANGED, _capi.rk_super_presses_changed, presses, event)

    def presses_ended(self, presses: tuple[Press, ...], event: EventArgument) -> None:
        """Buttons or keys came up."""
        self._send_presses("presses_ended", PressPhase.ENDED, _capi.rk_super_presses_ended, presses, event)

    def presses_cancelled(self, presses: tuple[Press, ...], event: EventArgument) -> None:
        """The presses were taken away: by a recogniser, because this responder left its window, with the window, or by the system
        (SPEC 273)."""
        self._send_presses("presses_cancelled", PressPhase.CANCELLED, _capi.rk_super_presses_cancelled, presses, event)

    def _send_presses(self, name: str, phase: int, inherited: Any, presses: tuple[Press, ...], event: Optional[Event]) -> None:
        handles = (c_void_p * len(presses))(*(press._handle for press in presses))
        given = event_handle(event)
        cls = self._super(name)
        if cls is None:
            call(_capi.rk_responder_send_presses, self._handle, phase, handles, len(presses), given)
        else:
            call(inherited, cls, self._handle, handles, len(presses), given)

    def add_key_command(self, input: str, modifiers: KeyModifierFlags, selector: str) -> None:
        """Call only: send an action when a key is pressed and this responder is on the first responder's chain (SPEC 278).

        ``input`` is the text that the key types without modifiers; upper and lower case of a to z are equal. ``modifiers`` are the keys
        among shift, control, alternate and command that must be down, and no others; 0 for none. The action's sender is this responder. The
        action is sent along the chain from the first responder (SPEC 136). A command with the same input and modifiers is replaced.
        """
        texts = c_text(input, "input"), uint32(modifiers, "modifiers"), c_text(selector, "selector")
        call(_capi.rk_responder_add_key_command, self._handle, *texts)

    def remove_key_command(self, input: str, modifiers: KeyModifierFlags) -> None:
        """Call only: remove a key command; NotFoundError if there is none."""
        call(_capi.rk_responder_remove_key_command, self._handle, c_text(input, "input"), uint32(modifiers, "modifiers"))

    # ---- Shaking and remote control (SPEC 274-276) ----

    def motion_began(self, motion: EventSubtype, event: EventArgument) -> None:
        """A shake began. Built in: forwarded to the next responder, as are the other two and remote control."""
        self._super_only("motion_began", _capi.rk_super_motion_began, motion, event_handle(event))

    def motion_ended(self, motion: EventSubtype, event: EventArgument) -> None:
        """The shake is complete."""
        self._super_only("motion_ended", _capi.rk_super_motion_ended, motion, event_handle(event))

    def motion_cancelled(self, motion: EventSubtype, event: EventArgument) -> None:
        """The shake was interrupted or lasted too long; there may be no event."""
        self._super_only("motion_cancelled", _capi.rk_super_motion_cancelled, motion, event_handle(event))

    def remote_control_received(self, event: EventArgument) -> None:
        """A button of a remote control, ``event.subtype`` (SPEC 276)."""
        self._super_only("remote_control_received", _capi.rk_super_remote_control_received, event_handle(event))

    # ---- Text (SPEC 279) ----

    def insert_text(self, text: str) -> None:
        """Insert text into the first responder. A class that overrides this accepts key input. Built in: does nothing; a TextField inserts."""
        self._super_only("insert_text", _capi.rk_super_insert_text, c_text(text, "text"))

    def delete_backward(self) -> None:
        """Delete the character before the insertion point. Built in: does nothing; a TextField deletes."""
        self._super_only("delete_backward", _capi.rk_super_delete_backward)

    @property
    def has_text(self) -> bool:
        """Whether there is text; False for responders that accept no key input."""
        return self._ask("has_text", _capi.rk_responder_has_text, _capi.rk_super_has_text)  # type: ignore[no-any-return]

    accepts_key_input: bool = reading(
        _capi.rk_responder_accepts_key_input, "Whether this takes text as first responder: whether its class implements insert_text."
    )

    # ---- First responder ----

    if TYPE_CHECKING:
        # A class may override them by a property or a value, and an object may set them: no other type allows all of it.
        can_become_first_responder: Any
        can_resign_first_responder: Any
    else:

        @property
        def can_become_first_responder(self) -> bool:
            """Whether this may become first responder; default False, and what is set for an object that does not override it (SPEC 126)."""
            return self._ask(  # type: ignore[no-any-return]
                "can_become_first_responder",
                _capi.rk_responder_can_become_first_responder,
                _capi.rk_super_can_become_first_responder,
            )

        @can_become_first_responder.setter
        def can_become_first_responder(self, value: bool) -> None:
            call(_capi.rk_responder_set_can_become_first_responder, self._handle, value)

        @property
        def can_resign_first_responder(self) -> bool:
            """Whether this gives up being first responder; default True, and what is set for an object that does not override it (SPEC 126)."""
            return self._ask(  # type: ignore[no-any-return]
                "can_resign_first_responder",
                _capi.rk_responder_can_resign_first_responder,
                _capi.rk_super_can_resign_first_responder,
            )

        @can_resign_first_responder.setter
        def can_resign_first_responder(self, value: bool) -> None:
            call(_capi.rk_responder_set_can_resign_first_responder, self._handle, value)

    def become_first_responder(self) -> bool:
        """Become the first responder of the window. Returns whether this is the first responder now (SPEC 127)."""
        return self._ask(  # type: ignore[no-any-return]
            "become_first_responder", _capi.rk_responder_become_first_responder, _capi.rk_super_become_first_responder
        )

    def resign_first_responder(self) -> bool:
        """Resign as first responder. Returns True unless that was refused (SPEC 128)."""
        return self._ask(  # type: ignore[no-any-return]
            "resign_first_responder", _capi.rk_responder_resign_first_responder, _capi.rk_super_resign_first_responder
        )

    @property
    def is_first_responder(self) -> bool:
        """Whether this object itself is its window's first responder (SPEC 132)."""
        return self._get_value(_capi.rk_responder_is_first_responder, c_bool)  # type: ignore[no-any-return]

    # ---- Actions ----

    def can_perform_action(self, selector: str, sender: Optional[Object] = None) -> bool:
        """Whether this object performs an action; by default whether its class implements the action (SPEC 133)."""
        return self._ask(  # type: ignore[no-any-return]
            "can_perform_action",
            _capi.rk_responder_can_perform_action,
            _capi.rk_super_can_perform_action,
            c_text(selector, "selector"),
            handle_of(sender, Object, "sender"),
        )

    def target_for_action(self, selector: str, sender: Optional[Object] = None) -> Optional[Responder]:
        """The responder that performs an action: this one if it can, else the first one up its chain that can (SPEC 133)."""
        handle = self._ask(
            "target_for_action",
            _capi.rk_responder_target_for_action,
            _capi.rk_super_target_for_action,
            c_text(selector, "selector"),
            handle_of(sender, Object, "sender"),
            kind=c_void_p,
        )
        return self._context._wrap(handle)  # type: ignore[no-any-return]

    # ---- Values that are looked up along the chain (SPEC 134) ----

    def set_value(self, key: str, value: Optional[Any]) -> None:
        """Call only: provide a value to this responder and to all responders whose chain contains it. None removes the value."""
        values = self.__dict__.setdefault(_VALUES, {})
        # The library only carries the mark that there is one; the object itself stays with its provider.
        call(_capi.rk_responder_set_value, self._handle, c_text(key, "key"), None if value is None else 1)
        if value is None:
            values.pop(key, None)
        else:
            values[key] = value

    def find_value(self, key: str, default: Any = None) -> Any:
        """Call only: find the value of a name. The search begins with this responder and goes up the chain."""
        value, provider = c_void_p(), c_void_p()
        call(_capi.rk_responder_find_value, self._handle, c_text(key, "key"), byref(value), byref(provider))
        if provider.value is None:
            return default
        owner = self._context._wrap(provider.value)
        # A value that C code attached is an address; Python knows nothing else about it.
        return owner.__dict__.get(_VALUES, {}).get(key, value.value)
