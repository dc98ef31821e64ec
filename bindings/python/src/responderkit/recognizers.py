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

    # ---- Properties of Tap, written by Sources/Generators/generate ----

    number_of_taps_required: int = integer(
        _capi.rk_tap_get_number_of_taps_required,
        _capi.rk_tap_set_number_of_taps_required,
        "How many taps in a row; default 1.",
    )

    button_mask_required: int = bits(
        _capi.rk_tap_get_button_mask_required,
        _capi.rk_tap_set_button_mask_required,
        "The buttons that must be down when a touch of the type indirectPointer begins; default 1, the primary button.",
    )

    number_of_touches_required: int = integer(
        _capi.rk_tap_get_number_of_touches_required,
        _capi.rk_tap_set_number_of_touches_required,
        "How many fingers each tap has; default 1.",
    )

    maximum_tap_duration: float = number(
        _capi.rk_tap_get_maximum_tap_duration,
        _capi.rk_tap_set_maximum_tap_duration,
        "The time from touch-down at which a tap that has not lifted fails, in seconds; default tapMaximumDuration, 0.75 (SPEC "
        "197).",
    )

    maximum_interval_between_successive_taps: float = number(
        _capi.rk_tap_get_maximum_interval_between_successive_taps,
        _capi.rk_tap_set_maximum_interval_between_successive_taps,
        "The longest time between taps in a row, in seconds; default tapMaximumInterval, 0.35 (SPEC 198).",
    )

    allowable_movement: float = number(
        _capi.rk_tap_get_allowable_movement,
        _capi.rk_tap_set_allowable_movement,
        "A distance in points: how far each touch may move, and how far from the first tap a later tap may begin. Default "
        "tapAllowableMovement, 45 (SPEC 199).",
    )

    # ---- Until here ----


class LongPress(GestureRecognizer):
    """Fingers held still; continuous, without an end in time (SPEC 203-207)."""

    __slots__ = ()
    _native: ClassVar[str] = "LongPress"
    _maker: ClassVar[Any] = _capi.rk_long_press_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[LongPressKeywords]
        ) -> None: ...

    # ---- Properties of LongPress, written by Sources/Generators/generate ----

    minimum_press_duration: float = number(
        _capi.rk_long_press_get_minimum_press_duration,
        _capi.rk_long_press_set_minimum_press_duration,
        "How long the fingers are held before it begins, in seconds; default longPressMinimumDuration, 0.5; 0 begins at "
        "touch-down (SPEC 206).",
    )

    allowable_movement: float = number(
        _capi.rk_long_press_get_allowable_movement,
        _capi.rk_long_press_set_allowable_movement,
        "How far a finger may move before began, in points; default longPressAllowableMovement, 10 (SPEC 205).",
    )

    number_of_touches_required: int = integer(
        _capi.rk_long_press_get_number_of_touches_required,
        _capi.rk_long_press_set_number_of_touches_required,
        "How many fingers are held; default 1.",
    )

    number_of_taps_required: int = integer(
        _capi.rk_long_press_get_number_of_taps_required,
        _capi.rk_long_press_set_number_of_taps_required,
        "Full taps before the press; default 0 (SPEC 204).",
    )

    # ---- Until here ----


class Pan(GestureRecognizer):
    """Fingers that move; continuous (SPEC 208-216)."""

    __slots__ = ()
    _native: ClassVar[str] = "Pan"
    _maker: ClassVar[Any] = _capi.rk_pan_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[PanKeywords]
        ) -> None: ...

    # ---- Properties of Pan, written by Sources/Generators/generate ----

    allowed_scroll_types_mask: ScrollTypeMask = mask(
        _capi.rk_pan_get_allowed_scroll_types_mask,
        _capi.rk_pan_set_allowed_scroll_types_mask,
        ScrollTypeMask,
        "A set of ScrollTypeMask: which of wheels and trackpads a pan follows. Default none. A scroll view's own pan follows all "
        "by default.",
    )

    minimum_number_of_touches: int = integer(
        _capi.rk_pan_get_minimum_number_of_touches,
        _capi.rk_pan_set_minimum_number_of_touches,
        "How many fingers a pan needs; default 1.",
    )

    maximum_number_of_touches: int = integer(
        _capi.rk_pan_get_maximum_number_of_touches,
        _capi.rk_pan_set_maximum_number_of_touches,
        "How many fingers a pan follows; further fingers are ignored (SPEC 214); default no limit.",
    )

    # ---- Until here ----

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

    # ---- Properties of ScreenEdgePan, written by Sources/Generators/generate ----

    edges: RectEdge = mask(
        _capi.rk_screen_edge_pan_get_edges,
        _capi.rk_screen_edge_pan_set_edges,
        RectEdge,
        "A set of RectEdge. Default none, with which the pan never recognises (SPEC 217).",
    )

    # ---- Until here ----


class Swipe(GestureRecognizer):
    """A quick straight movement; discrete, recognised while the finger moves (SPEC 220-228)."""

    __slots__ = ()
    _native: ClassVar[str] = "Swipe"
    _maker: ClassVar[Any] = _capi.rk_swipe_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[SwipeKeywords]
        ) -> None: ...

    # ---- Properties of Swipe, written by Sources/Generators/generate ----

    direction: SwipeDirection = mask(
        _capi.rk_swipe_get_direction,
        _capi.rk_swipe_set_direction,
        SwipeDirection,
        "A set of SwipeDirection. Default right. With an empty or unknown mask the swipe never recognises (SPEC 226).",
    )

    number_of_touches_required: int = integer(
        _capi.rk_swipe_get_number_of_touches_required,
        _capi.rk_swipe_set_number_of_touches_required,
        "How many fingers swipe; default 1.",
    )

    # ---- Until here ----


class Pinch(GestureRecognizer):
    """Two fingers that move together or apart; continuous (SPEC 229-234)."""

    __slots__ = ()
    _native: ClassVar[str] = "Pinch"
    _maker: ClassVar[Any] = _capi.rk_pinch_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[PinchKeywords]
        ) -> None: ...

    # ---- Properties of Pinch, written by Sources/Generators/generate ----

    scale: float = number(
        _capi.rk_pinch_get_scale,
        _capi.rk_pinch_set_scale,
        "The distance of the fingers divided by the baseline; 1 before began (SPEC 230). Setting it makes the present distance "
        "divided by `scale` the baseline, and sets the velocity to 0 (SPEC 231).",
    )

    @property
    def velocity(self) -> float:
        """Scale per second (SPEC 232)."""
        return self._get_value(_capi.rk_pinch_get_velocity, c_double)  # type: ignore[no-any-return]

    # ---- Until here ----


class Rotation(GestureRecognizer):
    """Two fingers that turn about each other; continuous (SPEC 235-238)."""

    __slots__ = ()
    _native: ClassVar[str] = "Rotation"
    _maker: ClassVar[Any] = _capi.rk_rotation_create

    if TYPE_CHECKING:

        def __init__(
            self, on_recognized: Optional[GestureAction] = None, *, context: Optional[Context] = None, **properties: Unpack[RotationKeywords]
        ) -> None: ...

    # ---- Properties of Rotation, written by Sources/Generators/generate ----

    rotation: float = number(
        _capi.rk_rotation_get_rotation,
        _capi.rk_rotation_set_rotation,
        "The turn of the fingers in radians, clockwise positive, 0 before began (SPEC 235, 236). Setting it sets the velocity to "
        "0 (SPEC 237).",
    )

    @property
    def velocity(self) -> float:
        """Velocity in radians per second (SPEC 238)."""
        return self._get_value(_capi.rk_rotation_get_velocity, c_double)  # type: ignore[no-any-return]

    # ---- Until here ----


class Hover(GestureRecognizer):
    """A pointer over the view, without buttons; continuous. It follows Context.send_pointer() (SPEC 239)."""

    __slots__ = ()
    _native: ClassVar[str] = "Hover"
    _maker: ClassVar[Any] = _capi.rk_hover_create

    # ---- Properties of Hover, written by Sources/Generators/generate ----

    @property
    def z_offset(self) -> float:
        """The last reported distance of the hovering pencil, from 0 (at the surface) to 1 (SPEC 346)."""
        return self._get_value(_capi.rk_hover_get_z_offset, c_double)  # type: ignore[no-any-return]

    @property
    def altitude_angle(self) -> float:
        """The hovering pencil's angle above the surface, in radians (SPEC 346)."""
        return self._get_value(_capi.rk_hover_get_altitude_angle, c_double)  # type: ignore[no-any-return]

    @property
    def azimuth_angle(self) -> float:
        """The direction in which the hovering pencil leans, in radians clockwise from the screen's x axis (SPEC 346)."""
        return self._get_value(_capi.rk_hover_get_azimuth_angle, c_double)  # type: ignore[no-any-return]

    @property
    def roll_angle(self) -> float:
        """The hovering pencil's roll about its own axis, in radians (SPEC 346)."""
        return self._get_value(_capi.rk_hover_get_roll_angle, c_double)  # type: ignore[no-any-return]

    # ---- Until here ----

    def azimuth_unit_vector(self, view: Optional[View] = None) -> Point:
        """The direction in which the pencil leans: a vector of length 1 along the axes of a view, or of the recogniser's window (SPEC 346)."""
        return self._point(_capi.rk_hover_get_azimuth_unit_vector, view)
