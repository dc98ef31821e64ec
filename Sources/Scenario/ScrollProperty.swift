// SPDX-License-Identifier: MIT
import CResponderKit

/// The properties of scroll views by their UIKit names, in the order in which nodes set them: what limits a value stands before the value.
/// `tracking` and `velocity`, which scroll views have too, are words of controls and recognisers.
enum ScrollProperty: String, CaseIterable {
  case contentSize, contentInset
  case bounces, bouncesHorizontally, bouncesVertically, alwaysBounceVertical, alwaysBounceHorizontal, scrollEnabled, pagingEnabled, directionalLockEnabled
  case delaysContentTouches, canCancelContentTouches, bouncesZoom, scrollsToTop, decelerationRate, chainsToAncestor
  case transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent, transfersTouchesToParent
  case showsVerticalScrollIndicator, showsHorizontalScrollIndicator, verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets
  case minimumZoomScale, maximumZoomScale, zoomScale
  case contentOffset
  case dragging, decelerating, zooming, zoomBouncing, scrollAnimating, zoomAnimating, contentOffsetRange
  case verticalScrollIndicator, horizontalScrollIndicator, verticalScrollIndicatorVisible, horizontalScrollIndicatorVisible

  static let className = "ScrollView"

  static let settable = allCases.filter { $0.isSettable }

  private static let rates = ["normal", "fast"]
  /// The numbers that UIKit's two constants have.
  private static let rateNumbers = [0.998, 0.99]

  var shape: Shape {
    switch self {
    case .contentSize: return .size
    case .contentInset, .verticalScrollIndicatorInsets, .horizontalScrollIndicatorInsets: return .insets
    case .contentOffset: return .point
    case .contentOffsetRange, .verticalScrollIndicator, .horizontalScrollIndicator: return .rect
    case .minimumZoomScale, .maximumZoomScale, .zoomScale: return .number
    case .decelerationRate: return .decelerationRate
    default: return .bool
    }
  }

  var isSettable: Bool {
    switch self {
    case .dragging, .decelerating, .zooming, .zoomBouncing, .scrollAnimating, .zoomAnimating, .contentOffsetRange: return false
    case .verticalScrollIndicator, .horizontalScrollIndicator, .verticalScrollIndicatorVisible, .horizontalScrollIndicatorVisible: return false
    default: return true
    }
  }

  /// Whether a node sets it when all objects exist: zooming needs the view that is zoomed, and moves the content.
  var isLate: Bool { self == .zoomScale || self == .contentOffset }

  static func rate(_ reader: Reader) throws(ScenarioError) -> RKScrollViewDecelerationRate {
    let index: Int?
    switch reader.value {
    case .string(let word): index = rates.firstIndex(of: word)
    case .number(let number): index = rateNumbers.firstIndex(of: number)
    default: index = nil
    }
    guard let index else { throw reader.expected("a deceleration rate", allowed: rates + rateNumbers.map { scenarioText($0) }) }
    return index == 0 ? .normal : .fast
  }

  static func rateValue(_ rate: RKScrollViewDecelerationRate) -> Value {
    let index = Int(rate.rawValue)
    return .string(rates.indices.contains(index) ? rates[index] : "unknown rate \(index)")
  }

  func apply(_ reader: Reader, to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .contentSize: return rk_scroll_view_set_content_size(object, try reader.size())
    case .contentInset: return rk_scroll_view_set_content_inset(object, try reader.insets())
    case .contentOffset: return rk_scroll_view_set_content_offset(object, try reader.point(), false)
    case .bounces: return rk_scroll_view_set_bounces(object, try reader.bool())
    case .bouncesHorizontally: return rk_scroll_view_set_bounces_horizontally(object, try reader.bool())
    case .bouncesVertically: return rk_scroll_view_set_bounces_vertically(object, try reader.bool())
    case .transfersHorizontalScrollingToParent: return rk_scroll_view_set_transfers_horizontal_scrolling_to_parent(object, try reader.bool())
    case .transfersVerticalScrollingToParent: return rk_scroll_view_set_transfers_vertical_scrolling_to_parent(object, try reader.bool())
    case .transfersTouchesToParent: return rk_scroll_view_set_transfers_touches_to_parent(object, try reader.bool())
    case .showsVerticalScrollIndicator: return rk_scroll_view_set_shows_vertical_scroll_indicator(object, try reader.bool())
    case .showsHorizontalScrollIndicator: return rk_scroll_view_set_shows_horizontal_scroll_indicator(object, try reader.bool())
    case .verticalScrollIndicatorInsets: return rk_scroll_view_set_vertical_scroll_indicator_insets(object, try reader.insets())
    case .horizontalScrollIndicatorInsets: return rk_scroll_view_set_horizontal_scroll_indicator_insets(object, try reader.insets())
    case .alwaysBounceVertical: return rk_scroll_view_set_always_bounce_vertical(object, try reader.bool())
    case .alwaysBounceHorizontal: return rk_scroll_view_set_always_bounce_horizontal(object, try reader.bool())
    case .scrollEnabled: return rk_scroll_view_set_scroll_enabled(object, try reader.bool())
    case .pagingEnabled: return rk_scroll_view_set_paging_enabled(object, try reader.bool())
    case .directionalLockEnabled: return rk_scroll_view_set_directional_lock_enabled(object, try reader.bool())
    case .delaysContentTouches: return rk_scroll_view_set_delays_content_touches(object, try reader.bool())
    case .canCancelContentTouches: return rk_scroll_view_set_can_cancel_content_touches(object, try reader.bool())
    case .bouncesZoom: return rk_scroll_view_set_bounces_zoom(object, try reader.bool())
    case .scrollsToTop: return rk_scroll_view_set_scrolls_to_top(object, try reader.bool())
    case .decelerationRate: return rk_scroll_view_set_deceleration_rate(object, try ScrollProperty.rate(reader))
    case .chainsToAncestor: return rk_scroll_view_set_chains_to_ancestor(object, try reader.bool())
    case .minimumZoomScale, .maximumZoomScale:
      let wanted = try reader.number()
      var minimum = 0.0
      var maximum = 0.0
      let status = rk_scroll_view_get_zoom_scale_range(object, &minimum, &maximum)
      guard status == .OK else { return status }
      if self == .minimumZoomScale { return rk_scroll_view_set_zoom_scale_range(object, wanted, maximum) }
      return rk_scroll_view_set_zoom_scale_range(object, minimum, wanted)
    case .zoomScale: return rk_scroll_view_set_zoom_scale(object, try reader.number(), false)
    default: return .invalidArgument
    }
  }

  func read(from object: OpaquePointer?) -> (status: RKStatus, value: Value) {
    switch self {
    case .contentSize:
      var out = RKSize()
      let status = rk_scroll_view_get_content_size(object, &out)
      return (status, value(out))
    case .contentInset: return insets(object, rk_scroll_view_get_content_inset)
    case .verticalScrollIndicatorInsets: return insets(object, rk_scroll_view_get_vertical_scroll_indicator_insets)
    case .horizontalScrollIndicatorInsets: return insets(object, rk_scroll_view_get_horizontal_scroll_indicator_insets)
    case .contentOffset: return point(object, rk_scroll_view_get_content_offset)
    case .contentOffsetRange: return rect(object, rk_scroll_view_get_content_offset_range)
    case .verticalScrollIndicator: return rect(object, rk_scroll_view_get_vertical_scroll_indicator)
    case .horizontalScrollIndicator: return rect(object, rk_scroll_view_get_horizontal_scroll_indicator)
    case .verticalScrollIndicatorVisible: return flag(object, rk_scroll_view_is_vertical_scroll_indicator_visible)
    case .horizontalScrollIndicatorVisible: return flag(object, rk_scroll_view_is_horizontal_scroll_indicator_visible)
    case .bouncesHorizontally: return flag(object, rk_scroll_view_bounces_horizontally)
    case .bouncesVertically: return flag(object, rk_scroll_view_bounces_vertically)
    case .transfersHorizontalScrollingToParent: return flag(object, rk_scroll_view_transfers_horizontal_scrolling_to_parent)
    case .transfersVerticalScrollingToParent: return flag(object, rk_scroll_view_transfers_vertical_scrolling_to_parent)
    case .transfersTouchesToParent: return flag(object, rk_scroll_view_transfers_touches_to_parent)
    case .showsVerticalScrollIndicator: return flag(object, rk_scroll_view_shows_vertical_scroll_indicator)
    case .showsHorizontalScrollIndicator: return flag(object, rk_scroll_view_shows_horizontal_scroll_indicator)
    case .scrollAnimating: return flag(object, rk_scroll_view_is_scroll_animating)
    case .zoomAnimating: return flag(object, rk_scroll_view_is_zoom_animating)
    case .bounces: return flag(object, rk_scroll_view_bounces)
    case .alwaysBounceVertical: return flag(object, rk_scroll_view_always_bounces_vertical)
    case .alwaysBounceHorizontal: return flag(object, rk_scroll_view_always_bounces_horizontal)
    case .scrollEnabled: return flag(object, rk_scroll_view_is_scroll_enabled)
    case .pagingEnabled: return flag(object, rk_scroll_view_is_paging_enabled)
    case .directionalLockEnabled: return flag(object, rk_scroll_view_is_directional_lock_enabled)
    case .delaysContentTouches: return flag(object, rk_scroll_view_delays_content_touches)
    case .canCancelContentTouches: return flag(object, rk_scroll_view_can_cancel_content_touches)
    case .bouncesZoom: return flag(object, rk_scroll_view_bounces_zoom)
    case .scrollsToTop: return flag(object, rk_scroll_view_scrolls_to_top)
    case .decelerationRate:
      var rate = RKScrollViewDecelerationRate.normal
      let status = rk_scroll_view_get_deceleration_rate(object, &rate)
      return (status, ScrollProperty.rateValue(rate))
    case .chainsToAncestor: return flag(object, rk_scroll_view_chains_to_ancestor)
    case .minimumZoomScale, .maximumZoomScale:
      var minimum = 0.0
      var maximum = 0.0
      let status = rk_scroll_view_get_zoom_scale_range(object, &minimum, &maximum)
      return (status, .number(self == .minimumZoomScale ? minimum : maximum))
    case .zoomScale: return number(object, rk_scroll_view_get_zoom_scale)
    case .dragging: return flag(object, rk_scroll_view_is_dragging)
    case .decelerating: return flag(object, rk_scroll_view_is_decelerating)
    case .zooming: return flag(object, rk_scroll_view_is_zooming)
    case .zoomBouncing: return flag(object, rk_scroll_view_is_zoom_bouncing)
    }
  }
}

private func insets(_ object: OpaquePointer?, _ get: (OpaquePointer?, UnsafeMutablePointer<RKEdgeInsets>?) -> RKStatus) -> (status: RKStatus, value: Value) {
  var out = RKEdgeInsets()
  let status = get(object, &out)
  return (status, .numbers([out.top, out.left, out.bottom, out.right]))
}

private func rect(_ object: OpaquePointer?, _ get: (OpaquePointer?, UnsafeMutablePointer<RKRect>?) -> RKStatus) -> (status: RKStatus, value: Value) {
  var out = RKRect()
  let status = get(object, &out)
  return (status, value(out))
}
