import CResponderKit

// scroll.h: both axes for themselves, what goes to the parent, stopping (SPEC 337-340), indicators (SPEC 341)

@_cdecl("rk_scroll_view_set_bounces_horizontally") @implementation public func rk_scroll_view_set_bounces_horizontally(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_bounces_horizontally, scroll_view, value)
    context.scrollView(index).set(.bouncesNotHorizontally, !value)
  }
}

@_cdecl("rk_scroll_view_bounces_horizontally") @implementation public func rk_scroll_view_bounces_horizontally(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.bouncesNotHorizontally) }
}

@_cdecl("rk_scroll_view_set_bounces_vertically") @implementation public func rk_scroll_view_set_bounces_vertically(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_bounces_vertically, scroll_view, value)
    context.scrollView(index).set(.bouncesNotVertically, !value)
  }
}

@_cdecl("rk_scroll_view_bounces_vertically") @implementation public func rk_scroll_view_bounces_vertically(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.bouncesNotVertically) }
}

@_cdecl("rk_scroll_view_set_transfers_horizontal_scrolling_to_parent") @implementation public func rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_transfers_horizontal_scrolling_to_parent, scroll_view, value)
    context.scrollView(index).set(.keepsHorizontal, !value)
  }
}

@_cdecl("rk_scroll_view_transfers_horizontal_scrolling_to_parent") @implementation public func rk_scroll_view_transfers_horizontal_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.keepsHorizontal) }
}

@_cdecl("rk_scroll_view_set_transfers_vertical_scrolling_to_parent") @implementation public func rk_scroll_view_set_transfers_vertical_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_transfers_vertical_scrolling_to_parent, scroll_view, value)
    context.scrollView(index).set(.keepsVertical, !value)
  }
}

@_cdecl("rk_scroll_view_transfers_vertical_scrolling_to_parent") @implementation public func rk_scroll_view_transfers_vertical_scrolling_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.keepsVertical) }
}

@_cdecl("rk_scroll_view_set_transfers_touches_to_parent") @implementation public func rk_scroll_view_set_transfers_touches_to_parent(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_transfers_touches_to_parent, scroll_view, value)
    context.scrollView(index).set(.transfersTouches, value)
  }
}

@_cdecl("rk_scroll_view_transfers_touches_to_parent") @implementation public func rk_scroll_view_transfers_touches_to_parent(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(.transfersTouches) }
}

@_cdecl("rk_scroll_view_set_shows_vertical_scroll_indicator") @implementation public func rk_scroll_view_set_shows_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_shows_vertical_scroll_indicator, scroll_view, value)
    context.scrollView(index).set(.hidesVertical, !value)
  }
}

@_cdecl("rk_scroll_view_shows_vertical_scroll_indicator") @implementation public func rk_scroll_view_shows_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.hidesVertical) }
}

@_cdecl("rk_scroll_view_set_shows_horizontal_scroll_indicator") @implementation public func rk_scroll_view_set_shows_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_shows_horizontal_scroll_indicator, scroll_view, value)
    context.scrollView(index).set(.hidesHorizontal, !value)
  }
}

@_cdecl("rk_scroll_view_shows_horizontal_scroll_indicator") @implementation public func rk_scroll_view_shows_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(.hidesHorizontal) }
}

@_cdecl("rk_scroll_view_is_scroll_animating") @implementation public func rk_scroll_view_is_scroll_animating(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).isScrollAnimating }
}

@_cdecl("rk_scroll_view_is_zoom_animating") @implementation public func rk_scroll_view_is_zoom_animating(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).isZoomAnimating }
}

@_cdecl("rk_scroll_view_stop_scrolling_and_zooming") @implementation public func rk_scroll_view_stop_scrolling_and_zooming(_ scroll_view: RKScrollViewRef?) -> RKStatus {
  changing(scroll_view) { context, index in
    context.recorded(Call.scroll_view_stop_scrolling_and_zooming, scroll_view)
    context.scrollView(index).stopScrollingAndZooming()
  }
}

// MARK: Indicators

@_cdecl("rk_scroll_view_set_vertical_scroll_indicator_insets") @implementation public func rk_scroll_view_set_vertical_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ insets: RKEdgeInsets) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (context, index) throws(RKStatus) in
    context.recorded(Call.scroll_view_set_vertical_scroll_indicator_insets, scroll_view, insets)
    try finite(insets)
    context.scrollView(index).data.verticalIndicatorInsets = insets
  }
}

@_cdecl("rk_scroll_view_get_vertical_scroll_indicator_insets") @implementation public func rk_scroll_view_get_vertical_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).data.verticalIndicatorInsets }
}

@_cdecl("rk_scroll_view_get_vertical_scroll_indicator") @implementation public func rk_scroll_view_get_vertical_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).indicator(vertical: true) }
}

@_cdecl("rk_scroll_view_is_vertical_scroll_indicator_visible") @implementation public func rk_scroll_view_is_vertical_scroll_indicator_visible(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).isIndicatorVisible(vertical: true) }
}

@_cdecl("rk_scroll_view_set_horizontal_scroll_indicator_insets") @implementation public func rk_scroll_view_set_horizontal_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ insets: RKEdgeInsets) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (context, index) throws(RKStatus) in
    context.recorded(Call.scroll_view_set_horizontal_scroll_indicator_insets, scroll_view, insets)
    try finite(insets)
    context.scrollView(index).data.horizontalIndicatorInsets = insets
  }
}

@_cdecl("rk_scroll_view_get_horizontal_scroll_indicator_insets") @implementation public func rk_scroll_view_get_horizontal_scroll_indicator_insets(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).data.horizontalIndicatorInsets }
}

@_cdecl("rk_scroll_view_get_horizontal_scroll_indicator") @implementation public func rk_scroll_view_get_horizontal_scroll_indicator(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).indicator(vertical: false) }
}

@_cdecl("rk_scroll_view_is_horizontal_scroll_indicator_visible") @implementation public func rk_scroll_view_is_horizontal_scroll_indicator_visible(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).isIndicatorVisible(vertical: false) }
}

@_cdecl("rk_scroll_view_flash_scroll_indicators") @implementation public func rk_scroll_view_flash_scroll_indicators(_ scroll_view: RKScrollViewRef?) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (context, index) throws(RKStatus) in
    context.recorded(Call.scroll_view_flash_scroll_indicators, scroll_view)
    try context.scrollView(index).flashScrollIndicators()
  }
}
