# SPDX-License-Identifier: MIT
"""The standard controls: how they handle touches, and their values (SPEC 146, 152). The program draws them.

They send VALUE_CHANGED for changes by touch only, not for changes by the program.
"""

from __future__ import annotations

from ctypes import byref, c_bool, c_double, c_int32, c_size_t
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call, call_text
from ._objects import c_text
from ._properties import flag, int64, integer, number, reading
from .control import Control
from .enums import ControlEvents, TextDirection, TextGranularity
from .errors import NotFoundError
from .geometry import Rect, rect_of
from .text_delegate import get_delegate, set_delegate

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import PageControlKeywords, SegmentedControlKeywords, SliderKeywords, StepperKeywords, SwitchKeywords, TextFieldKeywords
    from .context import Context
    from .geometry import RectLike


class Button(Control):
    """A button. It sends TOUCH_UP_INSIDE, and PRIMARY_ACTION_TRIGGERED with it (SPEC 146)."""

    __slots__ = ()
    _native: ClassVar[str] = "Button"
    _maker: ClassVar[Any] = _capi.rk_button_create


class Switch(Control):
    """On or off: a tap toggles it, a drag of 10 points or more along it sets it."""

    __slots__ = ()
    _native: ClassVar[str] = "Switch"
    _maker: ClassVar[Any] = _capi.rk_switch_create
    _usual_events: ClassVar[ControlEvents] = ControlEvents.VALUE_CHANGED

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[SwitchKeywords]
        ) -> None: ...

    # ---- Properties of Switch, written by Sources/Generators/generate ----

    on: bool = flag(
        _capi.rk_switch_is_on,
        _capi.rk_switch_set_on,
        "Whether the switch is on. Default False.",
    )

    # ---- Until here ----


class _Ranged(Control):
    """What a slider and a stepper have in common."""

    __slots__ = ()
    _usual_events: ClassVar[ControlEvents] = ControlEvents.VALUE_CHANGED

    # ---- Properties of _Ranged, written by Sources/Generators/generate ----

    value: float = number(
        _capi.rk_control_get_value,
        _capi.rk_control_set_value,
        "The value of a Slider or Stepper, clamped to its range. Default 0.",
    )

    continuous: bool = flag(
        _capi.rk_control_is_continuous,
        _capi.rk_control_set_continuous,
        "Whether a Slider or Stepper sends VALUE_CHANGED for every change during tracking, or once at its end. Default True.",
    )

    # ---- Until here ----

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

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[SliderKeywords]
        ) -> None: ...

    # ---- Properties of Slider, written by Sources/Generators/generate ----

    @property
    def thumb_rect(self) -> Rect:
        """The rectangle of a slider's thumb, in the slider's bounds space: a square of the bounds' height at the value (SPEC 152)."""
        return rect_of(self._get_struct(_capi.rk_slider_get_thumb_rect, _capi.RKRect))

    # ---- Until here ----


class Stepper(_Ranged):
    """A value between 0 and 100, by default: the left half steps down, the right half up."""

    __slots__ = ()
    _native: ClassVar[str] = "Stepper"
    _maker: ClassVar[Any] = _capi.rk_stepper_create

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[StepperKeywords]
        ) -> None: ...

    # ---- Properties of Stepper, written by Sources/Generators/generate ----

    step_value: float = number(
        _capi.rk_stepper_get_step_value,
        _capi.rk_stepper_set_step_value,
        "How far a step goes; default 1.",
    )

    wraps: bool = flag(
        _capi.rk_stepper_get_wraps,
        _capi.rk_stepper_set_wraps,
        "Whether a step beyond one end continues at the other; default False.",
    )

    autorepeat: bool = flag(
        _capi.rk_stepper_get_autorepeat,
        _capi.rk_stepper_set_autorepeat,
        "Whether it steps again while it is held, after 0.5 s and then every 0.1 s; default True.",
    )

    # ---- Until here ----


class SegmentedControl(Control):
    """One of several segments of equal width."""

    __slots__ = ()
    _native: ClassVar[str] = "SegmentedControl"
    _maker: ClassVar[Any] = _capi.rk_segmented_control_create
    _usual_events: ClassVar[ControlEvents] = ControlEvents.VALUE_CHANGED

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[SegmentedControlKeywords]
        ) -> None: ...

    # ---- Properties of SegmentedControl, written by Sources/Generators/generate ----

    number_of_segments: int = integer(
        _capi.rk_control_get_count,
        _capi.rk_control_set_count,
        "How many segments (SegmentedControl) or pages (PageControl) there are; default 0.",
    )

    selected_segment_index: int = integer(
        _capi.rk_control_get_selected_index,
        _capi.rk_control_set_selected_index,
        "The index of a segmented control's selected segment (selectedSegmentIndex; -1, the default, is none), or of a page "
        "control's shown page (currentPage; default 0).",
    )

    momentary: bool = flag(
        _capi.rk_segmented_control_is_momentary,
        _capi.rk_segmented_control_set_momentary,
        "Whether a segmented control's selection is cleared after its VALUE_CHANGED; default False.",
    )

    # ---- Until here ----

    def insert_segment(self, title: str = "", index: Optional[int] = None) -> None:
        """Insert a segment at an index, or after the last one. The selected segment stays selected, also if its index changes (SPEC 323)."""
        at = self.number_of_segments if index is None else index
        call(_capi.rk_segmented_control_insert_segment, self._handle, c_text(title, "title"), int64(at))

    def remove_segment(self, index: int) -> None:
        """Remove a segment. If it was selected, no segment is selected then. Otherwise the selected segment stays selected, also if its index
        changes (SPEC 323)."""
        call(_capi.rk_segmented_control_remove_segment, self._handle, int64(index))

    def title(self, index: int) -> str:
        """The title of a segment, which the program draws; "" if it has none."""
        return call_text(_capi.rk_segmented_control_get_title, self._handle, int64(index))

    def set_title(self, title: str, index: int) -> None:
        """Set the title of a segment."""
        call(_capi.rk_segmented_control_set_title, self._handle, int64(index), c_text(title, "title"))

    def is_segment_enabled(self, index: int) -> bool:
        """Whether touches select a segment; default True."""
        out = c_bool()
        call(_capi.rk_segmented_control_is_segment_enabled, self._handle, int64(index), byref(out))
        return out.value

    def set_segment_enabled(self, enabled: bool, index: int) -> None:
        """Enable or disable a segment (SPEC 146, 323)."""
        call(_capi.rk_segmented_control_set_segment_enabled, self._handle, int64(index), enabled)


class PageControl(Control):
    """One of several pages: the right half goes forward, the left half back."""

    __slots__ = ()
    _native: ClassVar[str] = "PageControl"
    _maker: ClassVar[Any] = _capi.rk_page_control_create
    _usual_events: ClassVar[ControlEvents] = ControlEvents.VALUE_CHANGED

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[PageControlKeywords]
        ) -> None: ...

    # ---- Properties of PageControl, written by Sources/Generators/generate ----

    number_of_pages: int = integer(
        _capi.rk_control_get_count,
        _capi.rk_control_set_count,
        "How many segments (SegmentedControl) or pages (PageControl) there are; default 0.",
    )

    current_page: int = integer(
        _capi.rk_control_get_selected_index,
        _capi.rk_control_set_selected_index,
        "The index of a segmented control's selected segment (selectedSegmentIndex; -1, the default, is none), or of a page "
        "control's shown page (currentPage; default 0).",
    )

    # ---- Until here ----


class TextField(Control):
    """A text field, which the program draws. A tap makes it first responder; as first responder it receives text (SPEC 279).

    It sends EDITING_DID_BEGIN, EDITING_CHANGED for each change by the user, EDITING_DID_END_ON_EXIT and
    PRIMARY_ACTION_TRIGGERED for a return key, and EDITING_DID_END when it resigns as first responder. Indices are those of ``text``. An
    index inside a user-perceived character, such as a letter with its accent, is an error (SPEC 327).
    """

    __slots__ = ()
    _native: ClassVar[str] = "TextField"
    _maker: ClassVar[Any] = _capi.rk_text_field_create
    _usual_events: ClassVar[ControlEvents] = ControlEvents.EDITING_CHANGED

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[TextFieldKeywords]
        ) -> None: ...

    # ---- Properties of TextField, written by Sources/Generators/generate ----

    editing: bool = reading(
        _capi.rk_text_field_is_editing,
        "Whether the text field is first responder (SPEC 325).",
    )

    secure_text_entry: bool = flag(
        _capi.rk_text_field_is_secure_text_entry,
        _capi.rk_text_field_set_secure_text_entry,
        "Whether the host draws the text as secret; the library ignores it. Default False.",
    )

    # ---- Until here ----

    @property
    def text(self) -> str:
        """The text, at most 65,535 bytes of UTF-8. Setting it puts the insertion point at its end and sends no event."""
        return call_text(_capi.rk_text_field_get_text, self._handle)

    @text.setter
    def text(self, value: str) -> None:
        call(_capi.rk_text_field_set_text, self._handle, c_text(value, "text"))

    @property
    def delegate(self) -> Any:
        """An object with some of the methods of :mod:`responderkit.text_delegate`, or None.

        An object of the library (a view, a responder) is held weakly, as in UIKit. The text field keeps any other.
        """
        return get_delegate(self)

    @delegate.setter
    def delegate(self, value: Optional[object]) -> None:
        set_delegate(self, value)

    def _offset(self, index: int) -> int:
        """Bytes before an index of the text."""
        text = self.text
        if not 0 <= index <= len(text):
            raise IndexError(f"index {index} is beyond the text, which has a length of {len(text)}")
        return len(text[:index].encode())

    def _index(self, offset: int) -> int:
        return len(self.text.encode()[:offset].decode())

    @property
    def selected_range(self) -> tuple[int, int]:
        """The index where the selection starts and the index where it ends. If they are equal, they are the insertion point (SPEC 328)."""
        return self._selection()[:2]

    @selected_range.setter
    def selected_range(self, limits: tuple[int, int]) -> None:
        self.select(*limits)

    @property
    def selection_affinity(self) -> TextDirection:
        """The end that moves when the selection is extended."""
        return self._selection()[2]

    def _selection(self) -> tuple[int, int, TextDirection]:
        start, end, affinity = c_size_t(), c_size_t(), c_int32()
        call(_capi.rk_text_field_get_selected_range, self._handle, byref(start), byref(end), byref(affinity))
        return self._index(start.value), self._index(end.value), TextDirection(affinity.value)

    def select(self, start: int, end: int, affinity: TextDirection = TextDirection.FORWARD) -> None:
        """Select a range. ``affinity`` is the end that moves when the selection is extended."""
        call(_capi.rk_text_field_set_selected_range, self._handle, self._offset(start), self._offset(end), int(affinity))

    def select_all(self) -> None:
        """Select the whole text."""
        self.select(0, len(self.text))

    def move(
        self,
        direction: TextDirection,
        granularity: TextGranularity = TextGranularity.CHARACTER,
        extend: bool = False,
    ) -> None:
        """Move the insertion point, or extend the selection, as an arrow key does (SPEC 330)."""
        call(_capi.rk_text_field_move, self._handle, int(direction), int(granularity), extend)

    def delete(
        self,
        direction: TextDirection = TextDirection.BACKWARD,
        granularity: TextGranularity = TextGranularity.CHARACTER,
    ) -> None:
        """Delete the selection, or else one step from the insertion point, as a delete key does (SPEC 332)."""
        call(_capi.rk_text_field_delete, self._handle, int(direction), int(granularity))

    def clear(self) -> bool:
        """Clear the text, as a clear button does; False if the delegate refuses (SPEC 333)."""
        cleared = c_bool()
        call(_capi.rk_text_field_clear, self._handle, byref(cleared))
        return cleared.value

    def position(
        self, start: int, steps: int, granularity: TextGranularity = TextGranularity.CHARACTER
    ) -> Optional[int]:
        """The index some steps away from another one; None if it would be outside of the text."""
        found = c_size_t()
        try:
            call(_capi.rk_text_field_get_position, self._handle, self._offset(start), steps, int(granularity), byref(found))
        except NotFoundError:
            return None
        return self._index(found.value)

    def text_in_range(self, start: int, end: int) -> str:
        """The text between two indices, each between characters."""
        return call_text(_capi.rk_text_field_get_text_in_range, self._handle, self._offset(start), self._offset(end))

    def replace_range(self, start: int, end: int, text: str) -> None:
        """Replace the text of a range, as an input method does: the delegate's should_change_characters is called, and EDITING_CHANGED is sent
        (SPEC 326)."""
        call(_capi.rk_text_field_replace_range, self._handle, self._offset(start), self._offset(end), c_text(text, "text"))

    @property
    def marked_range(self) -> Optional[tuple[int, int]]:
        """The range of the marked text, which an input method composes; None without marked text (SPEC 335)."""
        start, end = c_size_t(), c_size_t()
        try:
            call(_capi.rk_text_field_get_marked_range, self._handle, byref(start), byref(end))
        except NotFoundError:
            return None
        return self._index(start.value), self._index(end.value)

    def set_marked_text(self, text: str, selected_range: Optional[tuple[int, int]] = None) -> None:
        """Set the text that an input method composes. The selection is in indices of ``text``; by default it is the end of the text. "" ends the
        composition (SPEC 335)."""
        start, end = (len(text), len(text)) if selected_range is None else selected_range
        if not 0 <= start <= end <= len(text):
            raise IndexError(f"range ({start}, {end}) is not within a text with a length of {len(text)}")
        bounds = len(text[:start].encode()), len(text[:end].encode())
        call(_capi.rk_text_field_set_marked_text, self._handle, c_text(text, "text"), *bounds)

    def unmark_text(self) -> None:
        """End the composition and keep its text."""
        call(_capi.rk_text_field_unmark_text, self._handle)
