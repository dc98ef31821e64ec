import CResponderKit

// scroll.h: how it behaves (SPEC 242)

@_cdecl("rk_scroll_view_set_scroll_enabled") @implementation public func rk_scroll_view_set_scroll_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  changing(scroll_view) { context, index in
    context.recorded(Call.scroll_view_set_scroll_enabled, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.disabled, !value)
    let pan = context.scrollData(index).pan
    if pan != 0 { context.gesture(pan).setEnabled(value) }
  }
}

@_cdecl("rk_scroll_view_is_scroll_enabled") @implementation public func rk_scroll_view_is_scroll_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.disabled) }
}

@_cdecl("rk_scroll_view_set_bounces") @implementation public func rk_scroll_view_set_bounces(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_bounces, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.bouncesNot, !value)
  }
}

@_cdecl("rk_scroll_view_bounces") @implementation public func rk_scroll_view_bounces(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.bouncesNot) }
}

@_cdecl("rk_scroll_view_set_always_bounce_vertical") @implementation public func rk_scroll_view_set_always_bounce_vertical(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_always_bounce_vertical, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.alwaysVertical, value)
  }
}

@_cdecl("rk_scroll_view_always_bounces_vertical") @implementation public func rk_scroll_view_always_bounces_vertical(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(ScrollFlag.alwaysVertical) }
}

@_cdecl("rk_scroll_view_set_always_bounce_horizontal") @implementation public func rk_scroll_view_set_always_bounce_horizontal(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_always_bounce_horizontal, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.alwaysHorizontal, value)
  }
}

@_cdecl("rk_scroll_view_always_bounces_horizontal") @implementation public func rk_scroll_view_always_bounces_horizontal(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(ScrollFlag.alwaysHorizontal) }
}

@_cdecl("rk_scroll_view_set_paging_enabled") @implementation public func rk_scroll_view_set_paging_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_paging_enabled, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.paging, value)
  }
}

@_cdecl("rk_scroll_view_is_paging_enabled") @implementation public func rk_scroll_view_is_paging_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(ScrollFlag.paging) }
}

@_cdecl("rk_scroll_view_set_directional_lock_enabled") @implementation public func rk_scroll_view_set_directional_lock_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_directional_lock_enabled, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.locks, value)
  }
}

@_cdecl("rk_scroll_view_is_directional_lock_enabled") @implementation public func rk_scroll_view_is_directional_lock_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(ScrollFlag.locks) }
}

@_cdecl("rk_scroll_view_set_delays_content_touches") @implementation public func rk_scroll_view_set_delays_content_touches(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_delays_content_touches, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.hurries, !value)
  }
}

@_cdecl("rk_scroll_view_delays_content_touches") @implementation public func rk_scroll_view_delays_content_touches(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.hurries) }
}

@_cdecl("rk_scroll_view_set_can_cancel_content_touches") @implementation public func rk_scroll_view_set_can_cancel_content_touches(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_can_cancel_content_touches, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.leavesContent, !value)
  }
}

@_cdecl("rk_scroll_view_can_cancel_content_touches") @implementation public func rk_scroll_view_can_cancel_content_touches(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.leavesContent) }
}

@_cdecl("rk_scroll_view_set_bounces_zoom") @implementation public func rk_scroll_view_set_bounces_zoom(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_bounces_zoom, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.bouncesZoomNot, !value)
  }
}

@_cdecl("rk_scroll_view_bounces_zoom") @implementation public func rk_scroll_view_bounces_zoom(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.bouncesZoomNot) }
}

@_cdecl("rk_scroll_view_set_scrolls_to_top") @implementation public func rk_scroll_view_set_scrolls_to_top(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_scrolls_to_top, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.scrollsToTopNot, !value)
  }
}

@_cdecl("rk_scroll_view_scrolls_to_top") @implementation public func rk_scroll_view_scrolls_to_top(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in !context.scrollView(index).has(ScrollFlag.scrollsToTopNot) }
}

@_cdecl("rk_scroll_view_set_chains_to_ancestor") @implementation public func rk_scroll_view_set_chains_to_ancestor(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { context, index in
    context.recorded(Call.scroll_view_set_chains_to_ancestor, scroll_view, value)
    context.scrollView(index).set(ScrollFlag.transfersTouches, value)
    if value { context.scrollView(index).set(ScrollFlag.keepsHorizontal | ScrollFlag.keepsVertical, false) }
  }
}

@_cdecl("rk_scroll_view_chains_to_ancestor") @implementation public func rk_scroll_view_chains_to_ancestor(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in
    let transfer = ScrollFlag.transfersTouches | ScrollFlag.keepsHorizontal | ScrollFlag.keepsVertical
    return context.scrollData(index).flags & transfer == ScrollFlag.transfersTouches
  }
}

@_cdecl("rk_scroll_view_set_deceleration_rate") @implementation public func rk_scroll_view_set_deceleration_rate(_ scroll_view: RKScrollViewRef?, _ rate: RKScrollViewDecelerationRate) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (context, index) throws(RKStatus) in
    context.recorded(Call.scroll_view_set_deceleration_rate, scroll_view, rate.rawValue)
    guard rate == .normal || rate == .fast else {
      throw failure(.invalidArgument, "rate", .int(Int64(rate.rawValue)), "is not one of RKScrollViewDecelerationRate")
    }
    context.scrollView(index).set(ScrollFlag.fast, rate == .fast)
  }
}

@_cdecl("rk_scroll_view_get_deceleration_rate") @implementation public func rk_scroll_view_get_deceleration_rate(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKScrollViewDecelerationRate>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { context, index in context.scrollView(index).has(ScrollFlag.fast) ? .fast : .normal }
}
