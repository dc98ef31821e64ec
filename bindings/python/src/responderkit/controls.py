"""The standard controls, without their looks: what they do with a touch, and their values (SPEC 146, 152).

Their VALUE_CHANGED is sent for changes by touch only, never for those that the program makes.
"""

from __future__ import annotations

from ctypes import byref, c_double
from typing import Any, ClassVar

from . import _capi
from ._callbacks import call, call_text
from ._objects import c_text
from ._properties import flag, integer, number
from .control import Control
from .geometry import Rect, rect_of


class Button(Control):
    """With TOUCH_UP_INSIDE it sends PRIMARY_ACTION_TRIGGERED (SPEC 146)."""

    __slots__ = ()
    _native: ClassVar[str] = "Button"
    _maker: ClassVar[Any] = _capi.rk_button_create


class Switch(Control):
    """On or off: a tap toggles it, a drag of 10 points or more along it sets it."""

    __slots__ = ()
    _native: ClassVar[str] = "Switch"
    _maker: ClassVar[Any] = _capi.rk_switch_create

    is_on: bool = flag(_capi.rk_switch_is_on, _capi.rk_switch_set_on, "Default False.")


class _Ranged(Control):
    """What a slider and a stepper have in common."""

    __slots__ = ()

    value: float = number(_capi.rk_control_get_value, _capi.rk_control_set_value, "Within the range; default 0.")
    continuous: bool = flag(
        _capi.rk_control_is_continuous,
        _capi.rk_control_set_continuous,
        "VALUE_CHANGED at every change (default), or once at the end of tracking.",
    )

    @property
    def value_range(self) -> tuple[float, float]:
        """The smallest and the largest value."""
        minimum, maximum = c_double(), c_double()
        call(_capi.rk_control_get_value_range, self._handle, byref(minimum), byref(maximum))
        return minimum.value, maximum.value

    @value_range.setter
    def value_range(self, limits: tuple[float, float]) -> None:
        minimum, maximum = limits
        call(_capi.rk_control_set_value_range, self._handle, minimum, maximum)

    @property
    def minimum_value(self) -> float:
        """The smallest value; setting one above the largest makes that the largest, too."""
        return self.value_range[0]

    @minimum_value.setter
    def minimum_value(self, value: float) -> None:
        self.value_range = value, max(value, self.value_range[1])

    @property
    def maximum_value(self) -> float:
        """The largest value; setting one below the smallest makes that the smallest, too."""
        return self.value_range[1]

    @maximum_value.setter
    def maximum_value(self, value: float) -> None:
        self.value_range = min(value, self.value_range[0]), value


class Slider(_Ranged):
    """A value between 0 and 1, by default. It tracks touches that start on its thumb."""

    __slots__ = ()
    _native: ClassVar[str] = "Slider"
    _maker: ClassVar[Any] = _capi.rk_slider_create

    @property
    def thumb_rect(self) -> Rect:
        """The thumb in the slider's own coordinates: the square of its height at the value (SPEC 152)."""
        return rect_of(self._get_struct(_capi.rk_slider_get_thumb_rect, _capi.RKRect))


class Stepper(_Ranged):
    """A value between 0 and 100, by default: the left half steps down, the right half up."""

    __slots__ = ()
    _native: ClassVar[str] = "Stepper"
    _maker: ClassVar[Any] = _capi.rk_stepper_create

    step_value: float = number(_capi.rk_stepper_get_step_value, _capi.rk_stepper_set_step_value, "How far a step goes; default 1.")
    wraps: bool = flag(
        _capi.rk_stepper_get_wraps, _capi.rk_stepper_set_wraps, "Whether it goes on at the other end; default False."
    )
    autorepeat: bool = flag(
        _capi.rk_stepper_get_autorepeat,
        _capi.rk_stepper_set_autorepeat,
        "Whether, held, it steps again after 0.5 s and then every 0.1 s; default True.",
    )


class SegmentedControl(Control):
    """One of several segments of equal width."""

    __slots__ = ()
    _native: ClassVar[str] = "SegmentedControl"
    _maker: ClassVar[Any] = _capi.rk_segmented_control_create

    number_of_segments: int = integer(_capi.rk_control_get_count, _capi.rk_control_set_count, "Default 0.")
    selected_segment_index: int = integer(
        _capi.rk_control_get_selected_index, _capi.rk_control_set_selected_index, "-1: none, the default."
    )
    momentary: bool = flag(
        _capi.rk_segmented_control_is_momentary,
        _capi.rk_segmented_control_set_momentary,
        "Whether the selection is gone after its VALUE_CHANGED; default False.",
    )


class PageControl(Control):
    """One of several pages: the right half goes forward, the left half back."""

    __slots__ = ()
    _native: ClassVar[str] = "PageControl"
    _maker: ClassVar[Any] = _capi.rk_page_control_create

    number_of_pages: int = integer(_capi.rk_control_get_count, _capi.rk_control_set_count, "Default 0.")
    current_page: int = integer(_capi.rk_control_get_selected_index, _capi.rk_control_set_selected_index, "Default 0.")


class TextField(Control):
    """A text without its looks. A tap makes it first responder, and then it takes text (SPEC 279).

    It sends EDITING_DID_BEGIN, EDITING_CHANGED for each change that comes from outside, for a return key EDITING_DID_END_ON_EXIT, and
    EDITING_DID_END when it stops being first responder.
    """

    __slots__ = ()
    _native: ClassVar[str] = "TextField"
    _maker: ClassVar[Any] = _capi.rk_text_field_create

    @property
    def text(self) -> str:
        """The text, at most 65,535 bytes of UTF-8; the insertion point is at its end. Setting it sends no event."""
        return call_text(_capi.rk_text_field_get_text, self._handle)

    @text.setter
    def text(self, value: str) -> None:
        call(_capi.rk_text_field_set_text, self._handle, c_text(value, "text"))
