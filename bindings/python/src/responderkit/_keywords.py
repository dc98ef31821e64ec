# SPDX-License-Identifier: MIT
"""What constructors take by name, as type checkers see it: for each class its properties that can be set. Written by Sources/Generators/generate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Optional, TypedDict

if TYPE_CHECKING:
    from .controller import ViewController
    from .enums import PressType, RectEdge, ScrollTypeMask, ScrollViewDecelerationRate, SwipeDirection, TouchTypes
    from .geometry import EdgeInsetsLike, PointLike, RectLike, SizeLike, TransformLike
    from .view import View


class GestureRecognizerKeywords(TypedDict, total=False):
    allowed_press_types: Iterable[PressType]
    allowed_touch_types: TouchTypes
    cancels_touches_in_view: bool
    delays_touches_began: bool
    delays_touches_ended: bool
    delegate: Optional[object]
    enabled: bool
    name: Optional[str]
    requires_exclusive_touch_type: bool


class ResponderKeywords(TypedDict, total=False):
    can_become_first_responder: bool
    can_resign_first_responder: bool
    name: Optional[str]


class ViewControllerKeywords(ResponderKeywords, total=False):
    view: Optional[View]


class TapKeywords(GestureRecognizerKeywords, total=False):
    allowable_movement: float
    button_mask_required: int
    maximum_interval_between_successive_taps: float
    maximum_tap_duration: float
    number_of_taps_required: int
    number_of_touches_required: int


class LongPressKeywords(GestureRecognizerKeywords, total=False):
    allowable_movement: float
    minimum_press_duration: float
    number_of_taps_required: int
    number_of_touches_required: int


class PanKeywords(GestureRecognizerKeywords, total=False):
    allowed_scroll_types_mask: ScrollTypeMask
    maximum_number_of_touches: int
    minimum_number_of_touches: int


class SwipeKeywords(GestureRecognizerKeywords, total=False):
    direction: SwipeDirection
    number_of_touches_required: int


class PinchKeywords(GestureRecognizerKeywords, total=False):
    scale: float


class RotationKeywords(GestureRecognizerKeywords, total=False):
    rotation: float


class ViewKeywords(ResponderKeywords, total=False):
    alpha: float
    anchor_point: PointLike
    animating: bool
    bounds: RectLike
    center: PointLike
    clips_to_bounds: bool
    exclusive_touch: bool
    hidden: bool
    multiple_touch_enabled: bool
    transform: TransformLike
    user_interaction_enabled: bool
    z_position: float


class ControlKeywords(ViewKeywords, total=False):
    enabled: bool
    highlighted: bool
    selected: bool


class ScreenEdgePanKeywords(PanKeywords, total=False):
    edges: RectEdge


class ScrollViewKeywords(ViewKeywords, total=False):
    always_bounce_horizontal: bool
    always_bounce_vertical: bool
    bounces: bool
    bounces_horizontally: bool
    bounces_vertically: bool
    bounces_zoom: bool
    can_cancel_content_touches: bool
    chains_to_ancestor: bool
    content_inset: EdgeInsetsLike
    content_offset: PointLike
    content_size: SizeLike
    deceleration_rate: ScrollViewDecelerationRate
    delays_content_touches: bool
    delegate: Optional[object]
    directional_lock_enabled: bool
    horizontal_scroll_indicator_insets: EdgeInsetsLike
    maximum_zoom_scale: float
    minimum_zoom_scale: float
    paging_enabled: bool
    scroll_enabled: bool
    scrolls_to_top: bool
    shows_horizontal_scroll_indicator: bool
    shows_vertical_scroll_indicator: bool
    transfers_horizontal_scrolling_to_parent: bool
    transfers_touches_to_parent: bool
    transfers_vertical_scrolling_to_parent: bool
    vertical_scroll_indicator_insets: EdgeInsetsLike
    zoom_scale: float
    zoom_scale_range: tuple[float, float]


class WindowKeywords(ViewKeywords, total=False):
    level: float
    root_view_controller: Optional[ViewController]
    screen: int


class SwitchKeywords(ControlKeywords, total=False):
    on: bool


class SegmentedControlKeywords(ControlKeywords, total=False):
    momentary: bool
    number_of_segments: int
    selected_segment_index: int


class PageControlKeywords(ControlKeywords, total=False):
    current_page: int
    number_of_pages: int


class TextFieldKeywords(ControlKeywords, total=False):
    delegate: Optional[object]
    secure_text_entry: bool
    selected_range: tuple[int, int]
    text: str


class SliderKeywords(ControlKeywords, total=False):
    continuous: bool
    maximum_value: float
    minimum_value: float
    value: float
    value_range: tuple[float, float]


class StepperKeywords(ControlKeywords, total=False):
    autorepeat: bool
    continuous: bool
    maximum_value: float
    minimum_value: float
    step_value: float
    value: float
    value_range: tuple[float, float]
    wraps: bool
