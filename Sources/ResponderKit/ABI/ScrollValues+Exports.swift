// SPDX-License-Identifier: MIT
import CResponderKit

// scroll.h: how it behaves (SPEC 242)

/// One of the flags is set when the property has the value `when`: most flags stand for what is not the default.
func setFlag(_ flag: ScrollFlags, when: Bool = true, of scroll_view: RKScrollViewRef?, to value: Bool, _ call: UInt32) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { s in
    s.context.recorded(call, scroll_view, value)
    s.set(flag, value == when)
  }
}

@_cdecl("rk_scroll_view_set_scroll_enabled") @implementation public func rk_scroll_view_set_scroll_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  changing(scroll_view) { s in
    let context = s.context
    context.recorded(Call.scroll_view_set_scroll_enabled, scroll_view, value)
    s.set(.disabled, !value)
    let pan = s.data.pan
    if pan != 0 { context.gesture(pan).setEnabled(value) }
  }
}

@_cdecl("rk_scroll_view_is_scroll_enabled") @implementation public func rk_scroll_view_is_scroll_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.disabled) }
}

@_cdecl("rk_scroll_view_set_bounces") @implementation public func rk_scroll_view_set_bounces(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.bouncesNot, when: false, of: scroll_view, to: value, Call.scroll_view_set_bounces)
}

@_cdecl("rk_scroll_view_bounces") @implementation public func rk_scroll_view_bounces(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.bouncesNot) }
}

@_cdecl("rk_scroll_view_set_always_bounce_vertical") @implementation public func rk_scroll_view_set_always_bounce_vertical(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.alwaysVertical, of: scroll_view, to: value, Call.scroll_view_set_always_bounce_vertical)
}

@_cdecl("rk_scroll_view_always_bounces_vertical") @implementation public func rk_scroll_view_always_bounces_vertical(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.alwaysVertical) }
}

@_cdecl("rk_scroll_view_set_always_bounce_horizontal") @implementation public func rk_scroll_view_set_always_bounce_horizontal(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.alwaysHorizontal, of: scroll_view, to: value, Call.scroll_view_set_always_bounce_horizontal)
}

@_cdecl("rk_scroll_view_always_bounces_horizontal") @implementation public func rk_scroll_view_always_bounces_horizontal(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.alwaysHorizontal) }
}

@_cdecl("rk_scroll_view_set_paging_enabled") @implementation public func rk_scroll_view_set_paging_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.paging, of: scroll_view, to: value, Call.scroll_view_set_paging_enabled)
}

@_cdecl("rk_scroll_view_is_paging_enabled") @implementation public func rk_scroll_view_is_paging_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.paging) }
}

@_cdecl("rk_scroll_view_set_directional_lock_enabled") @implementation public func rk_scroll_view_set_directional_lock_enabled(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.locks, of: scroll_view, to: value, Call.scroll_view_set_directional_lock_enabled)
}

@_cdecl("rk_scroll_view_is_directional_lock_enabled") @implementation public func rk_scroll_view_is_directional_lock_enabled(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.locks) }
}

@_cdecl("rk_scroll_view_set_delays_content_touches") @implementation public func rk_scroll_view_set_delays_content_touches(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.hurries, when: false, of: scroll_view, to: value, Call.scroll_view_set_delays_content_touches)
}

@_cdecl("rk_scroll_view_delays_content_touches") @implementation public func rk_scroll_view_delays_content_touches(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.hurries) }
}

@_cdecl("rk_scroll_view_set_can_cancel_content_touches") @implementation public func rk_scroll_view_set_can_cancel_content_touches(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.leavesContent, when: false, of: scroll_view, to: value, Call.scroll_view_set_can_cancel_content_touches)
}

@_cdecl("rk_scroll_view_can_cancel_content_touches") @implementation public func rk_scroll_view_can_cancel_content_touches(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.leavesContent) }
}

@_cdecl("rk_scroll_view_set_bounces_zoom") @implementation public func rk_scroll_view_set_bounces_zoom(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.bouncesZoomNot, when: false, of: scroll_view, to: value, Call.scroll_view_set_bounces_zoom)
}

@_cdecl("rk_scroll_view_bounces_zoom") @implementation public func rk_scroll_view_bounces_zoom(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.bouncesZoomNot) }
}

@_cdecl("rk_scroll_view_set_scrolls_to_top") @implementation public func rk_scroll_view_set_scrolls_to_top(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  setFlag(.scrollsToTopNot, when: false, of: scroll_view, to: value, Call.scroll_view_set_scrolls_to_top)
}

@_cdecl("rk_scroll_view_scrolls_to_top") @implementation public func rk_scroll_view_scrolls_to_top(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in !s.has(.scrollsToTopNot) }
}

@_cdecl("rk_scroll_view_set_chains_to_ancestor") @implementation public func rk_scroll_view_set_chains_to_ancestor(_ scroll_view: RKScrollViewRef?, _ value: Bool) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { s in
    s.context.recorded(Call.scroll_view_set_chains_to_ancestor, scroll_view, value)
    s.set(.transfersTouches, value)
    if value { s.set([.keepsHorizontal, .keepsVertical], false) }
  }
}

@_cdecl("rk_scroll_view_chains_to_ancestor") @implementation public func rk_scroll_view_chains_to_ancestor(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in
    let transfer: ScrollFlags = [.transfersTouches, .keepsHorizontal, .keepsVertical]
    return s.data.flags.intersection(transfer) == .transfersTouches
  }
}

@_cdecl("rk_scroll_view_set_deceleration_rate") @implementation public func rk_scroll_view_set_deceleration_rate(_ scroll_view: RKScrollViewRef?, _ rate: RKScrollViewDecelerationRate) -> RKStatus {
  with(scroll_view, .scrolls, "scroll_view") { (s) throws(RKStatus) in
    s.context.recorded(Call.scroll_view_set_deceleration_rate, scroll_view, rate.rawValue)
    guard rate == .normal || rate == .fast else {
      throw failure(.invalidArgument, "rate", .int(Int64(rate.rawValue)), "is not one of RKScrollViewDecelerationRate")
    }
    s.set(.fast, rate == .fast)
  }
}

@_cdecl("rk_scroll_view_get_deceleration_rate") @implementation public func rk_scroll_view_get_deceleration_rate(_ scroll_view: RKScrollViewRef?, _ out: UnsafeMutablePointer<RKScrollViewDecelerationRate>?) -> RKStatus {
  get(scroll_view, .scrolls, "scroll_view", out) { s in s.has(.fast) ? .fast : .normal }
}
