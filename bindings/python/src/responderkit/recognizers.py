# SPDX-License-Identifier: MIT
"""The concrete recognisers: tap, long press, pan, screen-edge pan, swipe, pinch, rotation, hover (SPEC 196-239).

Lengths are points, times seconds, angles radians, clockwise positive. What makes no sense (NaN, a negative number) is taken as 0,
with a diagnostic (SPEC 314).
"""

from __future__ import annotations

from ctypes import c_double
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call
from ._objects import handle_of
from ._properties import bits, integer, mask, number
from .enums import RectEdge, ScrollTypeMask, SwipeDirection
from .geometry import Point, PointLike, c_point
from .gesture import GestureRecognizer

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import LongPressKeywords, PanKeywords, PinchKeywords, RotationKeywords, ScreenEdgePanKeywords, SwipeKeywords, TapKeywords
    from .context import Context
    from .gesture import GestureAction
    from .view import View


class Tap(GestureRecognizer):
    """One or more taps with one or more fingers; discrete (SPEC 196-202)."""

    __slots__ = ()
    _native: ClassVar[str] = "Tap"
    _maker: ClassVar[Any] = _capi.rk_tap_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[TapKeywords]
        ) -> None: ...

    number_of_taps_required: int = integer(
        _capi.rk_tap_get_number_of_taps_required, _capi.rk_tap_set_number_of_taps_required, "Taps in a row; default 1."
    )
    number_of_touches_required: int = integer(
        _capi.rk_tap_get_number_of_touches_required,
        _capi.rk_tap_set_number_of_touches_required,
        "Fingers of each tap; default 1.",
    )
    maximum_tap_duration: float = number(
        _capi.rk_tap_get_maximum_tap_duration,
        _capi.rk_tap_set_maximum_tap_duration,
        "The longest time from down to up; default 0.75 (SPEC 197).",
    )
    maximum_interval_between_successive_taps: float = number(
        _capi.rk_tap_get_maximum_interval_between_successive_taps,
        _capi.rk_tap_set_maximum_interval_between_successive_taps,
        "The longest time from one up to the next down; default 0.35 (SPEC 198).",
    )
    allowable_movement: float = number(
        _capi.rk_tap_get_allowable_movement,
        _capi.rk_tap_set_allowable_movement,
        "How far each touch may move, and a later tap may start from the first; default 45 (SPEC 199).",
    )
    button_mask_required: int = bits(
        _capi.rk_tap_get_button_mask_required,
        _capi.rk_tap_set_button_mask_required,
        "Buttons that are down when a touch of the type INDIRECT_POINTER begins, one bit each; default 1, the first.",
    )


class LongPress(GestureRecognizer):
    """Fingers held still; continuous, without an end in time (SPEC 203-207)."""

    __slots__ = ()
    _native: ClassVar[str] = "LongPress"
    _maker: ClassVar[Any] = _capi.rk_long_press_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[LongPressKeywords]
        ) -> None: ...

    minimum_press_duration: float = number(
        _capi.rk_long_press_get_minimum_press_duration,
        _capi.rk_long_press_set_minimum_press_duration,
        "How long until it begins; default 0.5; 0 begins at touch-down (SPEC 206).",
    )
    allowable_movement: float = number(
        _capi.rk_long_press_get_allowable_movement,
        _capi.rk_long_press_set_allowable_movement,
        "How far a finger may move before it begins; default 10 (SPEC 205).",
    )
    number_of_touches_required: int = integer(
        _capi.rk_long_press_get_number_of_touches_required,
        _capi.rk_long_press_set_number_of_touches_required,
        "Fingers; default 1.",
    )
    number_of_taps_required: int = integer(
        _capi.rk_long_press_get_number_of_taps_required,
        _capi.rk_long_press_set_number_of_taps_required,
        "Full taps before the press; default 0 (SPEC 204).",
    )


class Pan(GestureRecognizer):
    """Fingers that move; continuous (SPEC 208-216)."""

    __slots__ = ()
    _native: ClassVar[str] = "Pan"
    _maker: ClassVar[Any] = _capi.rk_pan_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[PanKeywords]
        ) -> None: ...

    minimum_number_of_touches: int = integer(
        _capi.rk_pan_get_minimum_number_of_touches, _capi.rk_pan_set_minimum_number_of_touches, "Fingers that it takes; default 1."
    )
    maximum_number_of_touches: int = integer(
        _capi.rk_pan_get_maximum_number_of_touches,
        _capi.rk_pan_set_maximum_number_of_touches,
        "Further fingers are ignored (SPEC 214); default none are.",
    )
    allowed_scroll_types_mask: ScrollTypeMask = mask(
        _capi.rk_pan_get_allowed_scroll_types_mask,
        _capi.rk_pan_set_allowed_scroll_types_mask,
        ScrollTypeMask,
        "Which wheels and trackpads it follows; default none, a scroll view's own pan: all.",
    )

    def translation(self, view: Optional[View] = None) -> Point:
        """How far the fingers have moved, along a view's axes; None: the window's (SPEC 210, 211)."""
        return self._point(_capi.rk_pan_get_translation, view)

    def set_translation(self, translation: PointLike, view: Optional[View] = None) -> None:
        """Set the present translation, and the velocity to 0 (SPEC 211)."""
        from .view import View

        call(_capi.rk_pan_set_translation, self._handle, c_point(translation), handle_of(view, View, "view"))

    def velocity(self, view: Optional[View] = None) -> Point:
        """Points per second along a view's axes; None: the window's (SPEC 215)."""
        return self._point(_capi.rk_pan_get_velocity, view)


class ScreenEdgePan(Pan):
    """A pan that starts at an edge of the screen and goes inward (SPEC 217-219)."""

    __slots__ = ()
    _native: ClassVar[str] = "ScreenEdgePan"
    _maker: ClassVar[Any] = _capi.rk_screen_edge_pan_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[ScreenEdgePanKeywords]
        ) -> None: ...

    edges: RectEdge = mask(
        _capi.rk_screen_edge_pan_get_edges,
        _capi.rk_screen_edge_pan_set_edges,
        RectEdge,
        "Where it may start; default NONE, which never recognises (SPEC 217).",
    )


class Swipe(GestureRecognizer):
    """A quick straight movement; discrete, recognised while the finger moves (SPEC 220-228)."""

    __slots__ = ()
    _native: ClassVar[str] = "Swipe"
    _maker: ClassVar[Any] = _capi.rk_swipe_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[SwipeKeywords]
        ) -> None: ...

    direction: SwipeDirection = mask(
        _capi.rk_swipe_get_direction,
        _capi.rk_swipe_set_direction,
        SwipeDirection,
        "Any of these; default RIGHT (SPEC 220, 226).",
    )
    number_of_touches_required: int = integer(
        _capi.rk_swipe_get_number_of_touches_required, _capi.rk_swipe_set_number_of_touches_required, "Fingers; default 1."
    )


class Pinch(GestureRecognizer):
    """Two fingers that move together or apart; continuous (SPEC 229-234)."""

    __slots__ = ()
    _native: ClassVar[str] = "Pinch"
    _maker: ClassVar[Any] = _capi.rk_pinch_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[PinchKeywords]
        ) -> None: ...

    scale: float = number(
        _capi.rk_pinch_get_scale,
        _capi.rk_pinch_set_scale,
        "Distance in relation to that at the start, 1 before it began. Setting it changes the present scale, and the velocity to 0 (SPEC 230, 231).",
    )

    @property
    def velocity(self) -> float:
        """Scale per second (SPEC 232)."""
        return self._get_value(_capi.rk_pinch_get_velocity, c_double)  # type: ignore[no-any-return]


class Rotation(GestureRecognizer):
    """Two fingers that turn about each other; continuous (SPEC 235-238)."""

    __slots__ = ()
    _native: ClassVar[str] = "Rotation"
    _maker: ClassVar[Any] = _capi.rk_rotation_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[RotationKeywords]
        ) -> None: ...

    rotation: float = number(
        _capi.rk_rotation_get_rotation,
        _capi.rk_rotation_set_rotation,
        "Radians, clockwise positive, 0 before it began. Setting it changes the present rotation, and the velocity to 0 (SPEC 236, 237).",
    )

    @property
    def velocity(self) -> float:
        """Radians per second (SPEC 238)."""
        return self._get_value(_capi.rk_rotation_get_velocity, c_double)  # type: ignore[no-any-return]


class Hover(GestureRecognizer):
    """A pointer over the view, without buttons; continuous. It follows Context.send_pointer() (SPEC 239)."""

    __slots__ = ()
    _native: ClassVar[str] = "Hover"
    _maker: ClassVar[Any] = _capi.rk_hover_create

    @property
    def z_offset(self) -> float:
        """The distance of the hovering pencil, as last given, from 0 (at the surface) to 1 (SPEC 346)."""
        return self._get_value(_capi.rk_hover_get_z_offset, c_double)  # type: ignore[no-any-return]

    @property
    def altitude_angle(self) -> float:
        """The hovering pencil's angle above the surface, in radians."""
        return self._get_value(_capi.rk_hover_get_altitude_angle, c_double)  # type: ignore[no-any-return]

    @property
    def azimuth_angle(self) -> float:
        """The direction in which the hovering pencil leans, in radians clockwise from the screen's x axis."""
        return self._get_value(_capi.rk_hover_get_azimuth_angle, c_double)  # type: ignore[no-any-return]

    def azimuth_unit_vector(self, view: Optional[View] = None) -> Point:
        """The direction in which the pencil leans: a vector of length 1 along the axes of a view, or of the recogniser's window (SPEC 346)."""
        return self._point(_capi.rk_hover_get_azimuth_unit_vector, view)

    @property
    def roll_angle(self) -> float:
        """The hovering pencil's roll about its own axis, in radians."""
        return self._get_value(_capi.rk_hover_get_roll_angle, c_double)  # type: ignore[no-any-return]
