// SPDX-License-Identifier: MIT
import CResponderKit

// scroll.h: both axes for themselves, what goes to the parent, stopping (SPEC 337-340), indicators (SPEC 341)

@_cdecl("rk_scroll_view_set_bounces_horizontally") @implementation public func rk_scroll_view_set_bounces_horizontally(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.bouncesNotHorizontally, when: false, of: scroll_view, to: value, Call.scroll_view_set_bounces_horizontally)
}

@_cdecl("rk_scroll_view_bounces_horizontally") @implementation public func rk_scroll_view_bounces_horizontally(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.bouncesNotHorizontally) }
}

@_cdecl("rk_scroll_view_set_bounces_vertically") @implementation public func rk_scroll_view_set_bounces_vertically(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.bouncesNotVertically, when: false, of: scroll_view, to: value, Call.scroll_view_set_bounces_vertically)
}

@_cdecl("rk_scroll_view_bounces_vertically") @implementation public func rk_scroll_view_bounces_vertically(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.bouncesNotVertically) }
}

@_cdecl("rk_scroll_view_set_transfers_horizontal_scrolling_to_parent") @implementation public func rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.keepsHorizontal, when: false, of: scroll_view, to: value, Call.scroll_view_set_transfers_horizontal_scrolling_to_parent)
}

@_cdecl("rk_scroll_view_transfers_horizontal_scrolling_to_parent") @implementation public func rk_scroll_view_transfers_horizontal_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.keepsHorizontal) }
}

@_cdecl("rk_scroll_view_set_transfers_vertical_scrolling_to_parent") @implementation public func rk_scroll_view_set_transfers_vertical_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.keepsVertical, when: false, of: scroll_view, to: value, Call.scroll_view_set_transfers_vertical_scrolling_to_parent)
}

@_cdecl("rk_scroll_view_transfers_vertical_scrolling_to_parent") @implementation public func rk_scroll_view_transfers_vertical_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.keepsVertical) }
}

@_cdecl("rk_scroll_view_set_transfers_touches_to_parent") @implementation public func rk_scroll_view_set_transfers_touches_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.transfersTouches, of: scroll_view, to: value, Call.scroll_view_set_transfers_touches_to_parent)
}

@_cdecl("rk_scroll_view_transfers_touches_to_parent") @implementation public func rk_scroll_view_transfers_touches_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.transfersTouches) }
}

@_cdecl("rk_scroll_view_set_shows_vertical_scroll_indicator") @implementation public func rk_scroll_view_set_shows_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.hidesVertical, when: false, of: scroll_view, to: value, Call.scroll_view_set_shows_vertical_scroll_indicator)
}

@_cdecl("rk_scroll_view_shows_vertical_scroll_indicator") @implementation public func rk_scroll_view_shows_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.hidesVertical) }
}

@_cdecl("rk_scroll_view_set_shows_horizontal_scroll_indicator") @implementation public func rk_scroll_view_set_shows_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.hidesHorizontal, when: false, of: scroll_view, to: value, Call.scroll_view_set_shows_horizontal_scroll_indicator)
}

@_cdecl("rk_scroll_view_shows_horizontal_scroll_indicator") @implementation public func rk_scroll_view_shows_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.hidesHorizontal) }
}

@_cdecl("rk_scroll_view_is_scroll_animating") @implementation public func rk_scroll_view_is_scroll_animating(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.isScrollAnimating }
}

@_cdecl("rk_scroll_view_is_zoom_animating") @implementation public func rk_scroll_view_is_zoom_animating(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.isZoomAnimating }
}

@_cdecl("rk_scroll_view_stop_scrolling_and_zooming") @implementation public func rk_scroll_view_stop_scrolling_and_zooming(_ scroll_view: RKScrollViewRef?) -> RKStatus {
  changing(scroll_view) { s in
    s.context.recorded(Call.scroll_view_stop_scrolling_and_zooming, scroll_view)
    s.stopScrollingAndZooming()
  }
}

// MARK: Indicators

@_cdecl("rk_scroll_view_set_vertical_scroll_indicator_insets") @implementation public func rk_scroll_view_set_vertical_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ insets: RKEdgeInsets) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_vertical_scroll_indicator_insets, scroll_view, insets)
    try finite(insets)
    s.data.verticalIndicatorInsets = insets
  }
}

@_cdecl("rk_scroll_view_get_vertical_scroll_indicator_insets") @implementation public func rk_scroll_view_get_vertical_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.verticalIndicatorInsets }
}

@_cdecl("rk_scroll_view_get_vertical_scroll_indicator") @implementation public func rk_scroll_view_get_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.indicator(vertical: true) }
}

@_cdecl("rk_scroll_view_is_vertical_scroll_indicator_visible") @implementation public func rk_scroll_view_is_vertical_scroll_indicator_visible(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.isIndicatorVisible(vertical: true) }
}

@_cdecl("rk_scroll_view_set_horizontal_scroll_indicator_insets") @implementation public func rk_scroll_view_set_horizontal_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ insets: RKEdgeInsets) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_horizontal_scroll_indicator_insets, scroll_view, insets)
    try finite(insets)
    s.data.horizontalIndicatorInsets = insets
  }
}

@_cdecl("rk_scroll_view_get_horizontal_scroll_indicator_insets") @implementation public func rk_scroll_view_get_horizontal_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.data.horizontalIndicatorInsets }
}

@_cdecl("rk_scroll_view_get_horizontal_scroll_indicator") @implementation public func rk_scroll_view_get_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.indicator(vertical: false) }
}

@_cdecl("rk_scroll_view_is_horizontal_scroll_indicator_visible") @implementation public func rk_scroll_view_is_horizontal_scroll_indicator_visible(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.isIndicatorVisible(vertical: false) }
}

@_cdecl("rk_scroll_view_flash_scroll_indicators") @implementation public func rk_scroll_view_flash_scroll_indicators(_ scroll_view: RKScrollViewRef?) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_flash_scroll_indicators, scroll_view)
    try s.flashScrollIndicators()
  }
}
