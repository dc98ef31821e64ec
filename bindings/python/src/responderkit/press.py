# SPDX-License-Identifier: MIT
"""Presses of buttons and keys: the objects that handlers receive, and the samples that programs send (SPEC 269-273, 278)."""

from __future__ import annotations

from collections.abc import Iterable
from ctypes import c_double, c_int32, c_int64, c_uint32, sizeof
from typing import TYPE_CHECKING, Any, NamedTuple, Optional

from . import _capi
from ._callbacks import call_list, call_text
from ._objects import Object, c_text
from ._properties import int64, uint32
from ._worded import worded_fields
from .enums import KeyModifierFlags, PressPhase, PressType

if TYPE_CHECKING:
    from .gesture import GestureRecognizer
    from .responder import Responder
    from .window import Window

_UP = (PressPhase.ENDED, PressPhase.CANCELLED)


@worded_fields
class PressSample(NamedTuple):
    """One button or key in one report.

    - ``id``: The host's number for this button while it is down.
    - ``phase``: What the button does; STATIONARY is no input.
    - ``type``: The button; read at began.
    - ``key_code``: Of a key: its usage in page 7 of the USB HID tables; read at began; 0 where unknown.
    - ``modifiers``: The modifier keys that are down.
    - ``force``: The force on an analogue button, 0 to 1; None: 1 while it is down, else 0.
    - ``characters``: Of a key: its characters; read at began.
    - ``characters_ignoring_modifiers``: Of a key: its characters without modifiers except shift; None: as ``characters``.
    """

    id: int
    phase: PressPhase
    type: PressType = PressType.KEY
    key_code: int = 0
    modifiers: int = 0
    force: Optional[float] = None
    characters: Optional[str] = None
    characters_ignoring_modifiers: Optional[str] = None


def press_array(samples: Iterable[PressSample]) -> tuple[Any, int]:
    """Samples as the library reads them."""
    given = list(samples)
    array = (_capi.RKPressSample * len(given))()
    for target, sample in zip(array, given):
        target.struct_size = sizeof(_capi.RKPressSample)
        target.phase = sample.phase
        target.id = int64(sample.id)
        target.type = sample.type
        target.key_code = uint32(sample.key_code, "key_code")
        target.modifiers = uint32(sample.modifiers, "modifiers")
        target.force = (0.0 if sample.phase in _UP else 1.0) if sample.force is None else sample.force
        target.characters = _text(sample.characters, "characters")
        target.characters_ignoring_modifiers = _text(sample.characters_ignoring_modifiers, "characters_ignoring_modifiers")
    return array, len(given)


def _text(value: Optional[str], what: str) -> Optional[bytes]:
    return None if value is None else c_text(value, what)


class Press(Object):
    """One button or key, from its going down to its coming up. Each callback of the press receives the same object.

    A press that the program keeps stays readable after its end.
    """

    __slots__ = ()

    @property
    def id(self) -> int:
        """The host's number of the button."""
        return self._get_value(_capi.rk_press_get_id, c_int64)  # type: ignore[no-any-return]

    @property
    def phase(self) -> PressPhase:
        """What the press is doing (SPEC 269)."""
        return PressPhase(self._get_value(_capi.rk_press_get_phase, c_int32))

    @property
    def type(self) -> PressType:
        """Which button (SPEC 269)."""
        return PressType(self._get_value(_capi.rk_press_get_type, c_int32))

    @property
    def force(self) -> float:
        """How far the button is pressed, 0 to 1 (SPEC 269)."""
        return self._get_value(_capi.rk_press_get_force, c_double)  # type: ignore[no-any-return]

    @property
    def timestamp(self) -> float:
        """Time of the last change, in seconds."""
        return self._get_value(_capi.rk_press_get_timestamp, c_double)  # type: ignore[no-any-return]

    @property
    def responder(self) -> Optional[Responder]:
        """The responder of the press (SPEC 270); None after that has ended or the press was cancelled for it."""
        return self._get_object(_capi.rk_press_get_responder)  # type: ignore[no-any-return]

    @property
    def window(self) -> Optional[Window]:
        """The window that was key when the press began; None once that window has been destroyed."""
        return self._get_object(_capi.rk_press_get_window)  # type: ignore[no-any-return]

    @property
    def key_code(self) -> int:
        """Of a key: its usage in page 7 of the USB HID tables; 0 for a button."""
        return self._get_value(_capi.rk_press_get_key_code, c_uint32)  # type: ignore[no-any-return]

    @property
    def modifier_flags(self) -> KeyModifierFlags:
        """The modifiers of its last sample."""
        return KeyModifierFlags(self._get_value(_capi.rk_press_get_modifier_flags, c_uint32))

    @property
    def characters(self) -> str:
        """Of a key: what it types; "" for a button."""
        return call_text(_capi.rk_press_get_characters, self._handle)

    @property
    def characters_ignoring_modifiers(self) -> str:
        """Of a key: what it would type without modifiers but shift; "" for a button."""
        return call_text(_capi.rk_press_get_characters_ignoring_modifiers, self._handle)

    @property
    def gesture_recognizers(self) -> list[GestureRecognizer]:
        """The recognisers that receive the press, in the order in which they are called (SPEC 271)."""
        wrap = self._context._wrap
        return [wrap(handle) for handle in call_list(_capi.rk_press_get_gesture_recognizers, self._handle)]
