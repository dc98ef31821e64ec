# SPDX-License-Identifier: MIT
"""Scroll views: content larger than the view, moved by fingers, wheels and pinches (SPEC 242-268)."""

from __future__ import annotations

from ctypes import byref, c_bool, c_double, c_int32
from typing import TYPE_CHECKING, Any, ClassVar, Optional

from . import _capi
from ._callbacks import call
from ._objects import event_handle, required_handle
from ._properties import flag, reading
from .enums import ScrollViewDecelerationRate
from .geometry import (
    EdgeInsets,
    EdgeInsetsLike,
    Point,
    PointLike,
    Rect,
    RectLike,
    Size,
    SizeLike,
    c_insets,
    c_point,
    c_rect,
    c_size,
    insets_of,
    point_of,
    rect_of,
    rect_together,
    size_of,
)
from .scroll_delegate import get_delegate, set_delegate
from .view import View

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._keywords import ScrollViewKeywords
    from .context import Context
    from .recognizers import Pan, Pinch
    from .touch import Event, Touch


class ScrollView(View):
    """A view whose content moves: ``bounds.origin`` is the content offset (SPEC 243).

    After a flick the content moves on with the context's clock: ``Context.advance()``, or input with a later time, sets the offset for
    that time. ``Context.next_deadline`` is the time of the next frame. Offsets, sizes and insets are points of the view's own bounds.
    Properties may be given by name: ``rk.ScrollView(frame, content_size=(300, 2000))``. ``touches_should_begin`` and
    ``touches_should_cancel`` may be overridden.
    """

    __slots__ = ()
    _native: ClassVar[str] = "ScrollView"

    _maker: ClassVar[Any] = _capi.rk_scroll_view_create

    if TYPE_CHECKING:

        def __init__(
            self, frame: RectLike = (0.0, 0.0, 0.0, 0.0), *, context: Optional[Context] = None, **properties: Unpack[ScrollViewKeywords]
        ) -> None: ...

    @property
    def delegate(self) -> Any:
        """An object with some of the methods of :mod:`responderkit.scroll_delegate`, or None.

        An object of the library (a view, a responder) is held weakly, as in UIKit. The scroll view keeps any other.
        """
        return get_delegate(self)

    @delegate.setter
    def delegate(self, value: Optional[object]) -> None:
        set_delegate(self, value)

    @property
    def pan_gesture_recognizer(self) -> Pan:
        """The recogniser that scrolls; attached for as long as the scroll view lives (SPEC 245)."""
        return self._recognizer(_capi.rk_scroll_view_get_pan_gesture_recognizer)  # type: ignore[no-any-return]

    @property
    def pinch_gesture_recognizer(self) -> Pinch:
        """The recogniser that zooms; attached for as long as the scroll view lives (SPEC 268)."""
        return self._recognizer(_capi.rk_scroll_view_get_pinch_gesture_recognizer)  # type: ignore[no-any-return]

    def _recognizer(self, function: Any) -> Any:
        recognizer = self._get_object(function)
        recognizer._follow_view()
        return recognizer

    # ---- Properties of ScrollView, written by Sources/Generators/generate ----

    @property
    def content_size(self) -> Size:
        """How large the content is. The offset stays, even outside the new range. Default (0, 0)."""
        return size_of(self._get_struct(_capi.rk_scroll_view_get_content_size, _capi.RKSize))

    @content_size.setter
    def content_size(self, value: SizeLike) -> None:
        call(_capi.rk_scroll_view_set_content_size, self._handle, c_size(value))

    @property
    def content_inset(self) -> EdgeInsets:
        """The distances that widen the legal range at the edges (SPEC 243). Default all 0."""
        return insets_of(self._get_struct(_capi.rk_scroll_view_get_content_inset, _capi.RKEdgeInsets))

    @content_inset.setter
    def content_inset(self, value: EdgeInsetsLike) -> None:
        call(_capi.rk_scroll_view_set_content_inset, self._handle, c_insets(value))

    @property
    def content_offset_range(self) -> Rect:
        """The legal range of content_offset: origin = least, origin + size = greatest (SPEC 243)."""
        return rect_of(self._get_struct(_capi.rk_scroll_view_get_content_offset_range, _capi.RKRect))

    tracking: bool = reading(
        _capi.rk_scroll_view_is_tracking,
        "Whether a finger is on the scroll view or its content (SPEC 246).",
    )

    dragging: bool = reading(
        _capi.rk_scroll_view_is_dragging,
        "Whether a finger scrolls, from the pan's beginning to its end (SPEC 246).",
    )

    decelerating: bool = reading(
        _capi.rk_scroll_view_is_decelerating,
        "Whether the content still moves after the finger has lifted (SPEC 246).",
    )

    zooming: bool = reading(
        _capi.rk_scroll_view_is_zooming,
        "Whether the pinch is in progress.",
    )

    zoom_bouncing: bool = reading(
        _capi.rk_scroll_view_is_zoom_bouncing,
        "Whether the scale is returning into its range.",
    )

    @property
    def velocity(self) -> Point:
        """The velocity of a drag, a deceleration or an animation at the clock's time; (0, 0) at rest. For a deceleration or an animation it is the exact derivative of the offset (SPEC 255)."""
        return point_of(self._get_struct(_capi.rk_scroll_view_get_velocity, _capi.RKPoint))

    scroll_animating: bool = reading(
        _capi.rk_scroll_view_is_scroll_animating,
        "Whether the offset is animated, as by set_content_offset() (SPEC 340).",
    )

    zoom_animating: bool = reading(
        _capi.rk_scroll_view_is_zoom_animating,
        "Whether the scale is animated, the return into its range included (SPEC 340).",
    )

    scroll_enabled: bool = flag(
        _capi.rk_scroll_view_is_scroll_enabled,
        _capi.rk_scroll_view_set_scroll_enabled,
        "Whether fingers and wheels scroll it; False ends a drag (SPEC 242). Default True.",
    )

    bounces: bool = flag(
        _capi.rk_scroll_view_bounces,
        _capi.rk_scroll_view_set_bounces,
        "Whether the content can move beyond the edges and then returns. It sets bounces_horizontally and bounces_vertically "
        "(SPEC 253, 338). Default True.",
    )

    always_bounce_vertical: bool = flag(
        _capi.rk_scroll_view_always_bounces_vertical,
        _capi.rk_scroll_view_set_always_bounce_vertical,
        "Whether it bounces vertically even if the content fits (SPEC 244). Default False.",
    )

    always_bounce_horizontal: bool = flag(
        _capi.rk_scroll_view_always_bounces_horizontal,
        _capi.rk_scroll_view_set_always_bounce_horizontal,
        "Whether it bounces horizontally even if the content fits (SPEC 244). Default False.",
    )

    paging_enabled: bool = flag(
        _capi.rk_scroll_view_is_paging_enabled,
        _capi.rk_scroll_view_set_paging_enabled,
        "Whether scrolling stops at multiples of the bounds' size (SPEC 264). Default False.",
    )

    directional_lock_enabled: bool = flag(
        _capi.rk_scroll_view_is_directional_lock_enabled,
        _capi.rk_scroll_view_set_directional_lock_enabled,
        "Whether a drag that begins along one axis stays on it (SPEC 265). Default False.",
    )

    delays_content_touches: bool = flag(
        _capi.rk_scroll_view_delays_content_touches,
        _capi.rk_scroll_view_set_delays_content_touches,
        "Whether touches for subviews are delayed by scrollContentTouchDelay (SPEC 247, 251). Default True.",
    )

    can_cancel_content_touches: bool = flag(
        _capi.rk_scroll_view_can_cancel_content_touches,
        _capi.rk_scroll_view_set_can_cancel_content_touches,
        "Whether scrolling may cancel touches that subviews have received (SPEC 250). Default True.",
    )

    bounces_zoom: bool = flag(
        _capi.rk_scroll_view_bounces_zoom,
        _capi.rk_scroll_view_set_bounces_zoom,
        "Whether the scale may leave its range and returns (SPEC 268). Default True.",
    )

    scrolls_to_top: bool = flag(
        _capi.rk_scroll_view_scrolls_to_top,
        _capi.rk_scroll_view_set_scrolls_to_top,
        "Whether scroll_to_top() scrolls (SPEC 242). Default True.",
    )

    chains_to_ancestor: bool = flag(
        _capi.rk_scroll_view_chains_to_ancestor,
        _capi.rk_scroll_view_set_chains_to_ancestor,
        "Deprecated: whether touches and wheels move the ancestor. True sets three properties: transfers_touches_to_parent, "
        "transfers_horizontal_scrolling_to_parent and transfers_vertical_scrolling_to_parent. False clears "
        "transfers_touches_to_parent only, because wheels never depended on chains_to_ancestor (SPEC 337). Default False.",
    )

    @property
    def deceleration_rate(self) -> ScrollViewDecelerationRate:
        """How fast a flick comes to rest (SPEC 255). Default normal."""
        return ScrollViewDecelerationRate(self._get_value(_capi.rk_scroll_view_get_deceleration_rate, c_int32))

    @deceleration_rate.setter
    def deceleration_rate(self, value: ScrollViewDecelerationRate) -> None:
        call(_capi.rk_scroll_view_set_deceleration_rate, self._handle, ScrollViewDecelerationRate(value))

    bounces_horizontally: bool = flag(
        _capi.rk_scroll_view_bounces_horizontally,
        _capi.rk_scroll_view_set_bounces_horizontally,
        "Whether dragging and deceleration go beyond the left and right edges (SPEC 338). Default True.",
    )

    bounces_vertically: bool = flag(
        _capi.rk_scroll_view_bounces_vertically,
        _capi.rk_scroll_view_set_bounces_vertically,
        "Whether dragging and deceleration go beyond the top and bottom edges (SPEC 338). Default True.",
    )

    transfers_horizontal_scrolling_to_parent: bool = flag(
        _capi.rk_scroll_view_transfers_horizontal_scrolling_to_parent,
        _capi.rk_scroll_view_set_transfers_horizontal_scrolling_to_parent,
        "Whether scrolling by a wheel or trackpad beyond the left and right edges moves the nearest ancestor that can scroll that"
        " way (SPEC 337). Default True.",
    )

    transfers_vertical_scrolling_to_parent: bool = flag(
        _capi.rk_scroll_view_transfers_vertical_scrolling_to_parent,
        _capi.rk_scroll_view_set_transfers_vertical_scrolling_to_parent,
        "Whether scrolling by a wheel or trackpad beyond the top and bottom edges moves the nearest ancestor that can scroll that"
        " way (SPEC 337). Default True.",
    )

    transfers_touches_to_parent: bool = flag(
        _capi.rk_scroll_view_transfers_touches_to_parent,
        _capi.rk_scroll_view_set_transfers_touches_to_parent,
        "Whether a drag by fingers beyond an edge moves the nearest ancestor that can scroll that way, within the same touch. It "
        "concerns only axes on which wheels are transferred, too: see transfers_horizontal_scrolling_to_parent and its vertical "
        "counterpart. UIKit does not do this (SPEC 337). Default False.",
    )

    shows_vertical_scroll_indicator: bool = flag(
        _capi.rk_scroll_view_shows_vertical_scroll_indicator,
        _capi.rk_scroll_view_set_shows_vertical_scroll_indicator,
        "Whether the scroll view has a vertical indicator (SPEC 341). Default True.",
    )

    shows_horizontal_scroll_indicator: bool = flag(
        _capi.rk_scroll_view_shows_horizontal_scroll_indicator,
        _capi.rk_scroll_view_set_shows_horizontal_scroll_indicator,
        "Whether the scroll view has a horizontal indicator (SPEC 341). Default True.",
    )

    @property
    def vertical_scroll_indicator_insets(self) -> EdgeInsets:
        """VerticalScrollIndicatorInsets. They are added to the 3 points between the vertical indicator's track and the edges (SPEC 341). Default all 0."""
        return insets_of(self._get_struct(_capi.rk_scroll_view_get_vertical_scroll_indicator_insets, _capi.RKEdgeInsets))

    @vertical_scroll_indicator_insets.setter
    def vertical_scroll_indicator_insets(self, value: EdgeInsetsLike) -> None:
        call(_capi.rk_scroll_view_set_vertical_scroll_indicator_insets, self._handle, c_insets(value))

    @property
    def vertical_scroll_indicator(self) -> Rect:
        """The present frame of the vertical indicator, visible or not (SPEC 341)."""
        return rect_of(self._get_struct(_capi.rk_scroll_view_get_vertical_scroll_indicator, _capi.RKRect))

    vertical_scroll_indicator_visible: bool = reading(
        _capi.rk_scroll_view_is_vertical_scroll_indicator_visible,
        "Whether the vertical indicator is visible now (SPEC 341).",
    )

    @property
    def horizontal_scroll_indicator_insets(self) -> EdgeInsets:
        """HorizontalScrollIndicatorInsets. They are added to the 3 points between the horizontal indicator's track and the edges (SPEC 341). Default all 0."""
        return insets_of(self._get_struct(_capi.rk_scroll_view_get_horizontal_scroll_indicator_insets, _capi.RKEdgeInsets))

    @horizontal_scroll_indicator_insets.setter
    def horizontal_scroll_indicator_insets(self, value: EdgeInsetsLike) -> None:
        call(_capi.rk_scroll_view_set_horizontal_scroll_indicator_insets, self._handle, c_insets(value))

    @property
    def horizontal_scroll_indicator(self) -> Rect:
        """The present frame of the horizontal indicator, visible or not (SPEC 341)."""
        return rect_of(self._get_struct(_capi.rk_scroll_view_get_horizontal_scroll_indicator, _capi.RKRect))

    horizontal_scroll_indicator_visible: bool = reading(
        _capi.rk_scroll_view_is_horizontal_scroll_indicator_visible,
        "Whether the horizontal indicator is visible now (SPEC 341).",
    )

    # ---- Until here ----

    @property
    def content_offset(self) -> Point:
        """The point of the content at the view's corner; setting it is set_content_offset() without animation."""
        return point_of(self._get_struct(_capi.rk_scroll_view_get_content_offset, _capi.RKPoint))

    @content_offset.setter
    def content_offset(self, value: PointLike) -> None:
        self.set_content_offset(value)

    def set_content_offset(self, offset: PointLike, animated: bool = False) -> None:
        """Set the offset: at once, or animated over scrollAnimationDuration. An offset beyond the edges is allowed (SPEC 267).

        A deceleration in progress stops. The delegate's did_scroll is called, and with animation did_end_scrolling_animation.
        """
        call(_capi.rk_scroll_view_set_content_offset, self._handle, c_point(offset), animated)

    @rect_together
    def scroll_rect_to_visible(self, rect: RectLike, animated: bool = False) -> None:
        """Scroll by the shortest distance that makes a rectangle of the content visible, within the range."""
        call(_capi.rk_scroll_view_scroll_rect_to_visible, self._handle, c_rect(rect), animated)

    def scroll_to_top(self) -> bool:
        """Scroll to the top, as a tap on the status bar does. False if scrolls_to_top is off or should_scroll_to_top() returned False."""
        return self._get_value(_capi.rk_scroll_view_scroll_to_top, c_bool)  # type: ignore[no-any-return]

    def stop_scrolling_and_zooming(self) -> None:
        """Stop drags, pinches, decelerations and animations, at an offset within the range; the delegate's methods for their end are called
        (SPEC 339)."""
        call(_capi.rk_scroll_view_stop_scrolling_and_zooming, self._handle)

    def flash_scroll_indicators(self) -> None:
        """Show the indicators for scrollIndicatorFlashDuration; their end is one of the deadlines of Context.next_deadline."""
        call(_capi.rk_scroll_view_flash_scroll_indicators, self._handle)

    # ---- Zoom (SPEC 268) ----

    @property
    def zoom_scale_range(self) -> tuple[float, float]:
        """The smallest and the largest scale; default (1, 1), which allows no zooming. The present scale is moved into the range."""
        minimum, maximum = c_double(), c_double()
        call(_capi.rk_scroll_view_get_zoom_scale_range, self._handle, byref(minimum), byref(maximum))
        return minimum.value, maximum.value

    @zoom_scale_range.setter
    def zoom_scale_range(self, limits: tuple[float, float]) -> None:
        minimum, maximum = limits
        call(_capi.rk_scroll_view_set_zoom_scale_range, self._handle, minimum, maximum)

    @property
    def minimum_zoom_scale(self) -> float:
        """The smallest scale, as it was set. Setting one above the largest scale does not change the largest."""
        return self.zoom_scale_range[0]

    @minimum_zoom_scale.setter
    def minimum_zoom_scale(self, value: float) -> None:
        self.zoom_scale_range = value, self.zoom_scale_range[1]

    @property
    def maximum_zoom_scale(self) -> float:
        """The largest scale, as it was set. Setting one below the smallest scale does not change the smallest."""
        return self.zoom_scale_range[1]

    @maximum_zoom_scale.setter
    def maximum_zoom_scale(self, value: float) -> None:
        self.zoom_scale_range = self.zoom_scale_range[0], value

    @property
    def zoom_scale(self) -> float:
        """The scale of the view for zooming; 1 before the first zoom. Setting it is set_zoom_scale() without animation."""
        return self._get_value(_capi.rk_scroll_view_get_zoom_scale, c_double)  # type: ignore[no-any-return]

    @zoom_scale.setter
    def zoom_scale(self, value: float) -> None:
        self.set_zoom_scale(value)

    def set_zoom_scale(self, scale: float, animated: bool = False) -> None:
        """Zoom about the middle of the bounds, within the range. Without a view for zooming from the delegate this does nothing."""
        call(_capi.rk_scroll_view_set_zoom_scale, self._handle, scale, animated)

    @rect_together
    def zoom_to_rect(self, rect: RectLike, animated: bool = False) -> None:
        """Zoom and scroll so that a rectangle of the view for zooming, in its own coordinates, fills the bounds."""
        call(_capi.rk_scroll_view_zoom_to_rect, self._handle, c_rect(rect), animated)

    # ---- What the library asks. May be overridden. ----

    def touches_should_begin(self, touches: tuple[Touch, ...], event: Optional[Event], view: View) -> bool:
        """Whether a subview receives these touches; called before its first touches_began. Built in: True (SPEC 247, 248, 251)."""
        handles = (_capi.RKTouchRef * len(touches))(*(touch._handle for touch in touches))
        given = event_handle(event)
        arguments = handles, len(touches), given, required_handle(view, View, "view")
        return self._ask_super_only("touches_should_begin", _capi.rk_super_touches_should_begin, *arguments)

    def touches_should_cancel(self, view: View) -> bool:
        """Whether scrolling may cancel touches that a subview has received. Built in: False for a Control, True for other views (SPEC 250)."""
        handle = required_handle(view, View, "view")
        return self._ask_super_only("touches_should_cancel", _capi.rk_super_touches_should_cancel, handle)
