// SPDX-License-Identifier: MIT
import CResponderKit

/// The properties of nodes by their UIKit names.
enum ViewProperty: String, CaseIterable {
  case frame, bounds, center, boundsOrigin, transform, anchorPoint
  case hidden, alpha, userInteractionEnabled, multipleTouchEnabled, exclusiveTouch, clipsToBounds
  case canBecomeFirstResponder, canResignFirstResponder
  case windowLevel, key
  case isFirstResponder, superview, window, subviews

  var shape: Shape {
    switch self {
    case .frame, .bounds: return .rect
    case .center, .boundsOrigin, .anchorPoint: return .point
    case .transform: return .transform
    case .alpha, .windowLevel: return .number
    case .superview, .window: return .id
    case .subviews: return .ids
    default: return .bool
    }
  }

  var isSettable: Bool {
    switch self {
    case .isFirstResponder, .superview, .window, .subviews: return false
    default: return true
    }
  }

  var isForWindows: Bool { self == .windowLevel || self == .key }

  func apply(_ reader: Reader, to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .frame: return rk_view_set_frame(object, try reader.rect())
    case .bounds: return rk_view_set_bounds(object, try reader.rect())
    case .center: return rk_view_set_center(object, try reader.point())
    case .boundsOrigin:
      var bounds = RKRect()
      let status = rk_view_get_bounds(object, &bounds)
      guard status == .OK else { return status }
      bounds.origin = try reader.point()
      return rk_view_set_bounds(object, bounds)
    case .transform: return rk_view_set_transform(object, try reader.transform())
    case .anchorPoint: return rk_view_set_anchor_point(object, try reader.point())
    case .hidden: return rk_view_set_hidden(object, try reader.bool())
    case .alpha: return rk_view_set_alpha(object, try reader.number())
    case .userInteractionEnabled: return rk_view_set_user_interaction_enabled(object, try reader.bool())
    case .multipleTouchEnabled: return rk_view_set_multiple_touch_enabled(object, try reader.bool())
    case .exclusiveTouch: return rk_view_set_exclusive_touch(object, try reader.bool())
    case .clipsToBounds: return rk_view_set_clips_to_bounds(object, try reader.bool())
    case .canBecomeFirstResponder: return rk_responder_set_can_become_first_responder(object, try reader.bool())
    case .canResignFirstResponder: return rk_responder_set_can_resign_first_responder(object, try reader.bool())
    case .windowLevel: return rk_window_set_level(object, try reader.number())
    // A window stops being key only when another becomes key, so every other window has `"key": false`.
    case .key: return try reader.bool() ? rk_window_make_key(object) : .OK
    case .isFirstResponder, .superview, .window, .subviews: return .invalidArgument
    }
  }

  func read(from object: OpaquePointer?, in world: World?) -> (status: RKStatus, value: Value) {
    func rect(_ get: Answer<RKRect>) -> (RKStatus, RKRect) {
      var out = RKRect()
      let status = get(object, &out)
      return (status, out)
    }
    func handle(_ get: Answer<OpaquePointer?>) -> (RKStatus, Value) {
      var out: OpaquePointer?
      let status = get(object, &out)
      return (status, world?.idValue(of: out) ?? .null)
    }
    switch self {
    case .frame:
      let (status, out) = rect(rk_view_get_frame)
      return (status, value(out))
    case .bounds:
      let (status, out) = rect(rk_view_get_bounds)
      return (status, value(out))
    case .boundsOrigin:
      let (status, out) = rect(rk_view_get_bounds)
      return (status, value(out.origin))
    case .center: return point(object, rk_view_get_center)
    case .anchorPoint: return point(object, rk_view_get_anchor_point)
    case .transform:
      var out = RKTransform()
      let status = rk_view_get_transform(object, &out)
      return (status, .numbers([out.a, out.b, out.c, out.d, out.tx, out.ty]))
    case .hidden: return flag(object, rk_view_is_hidden)
    case .alpha: return number(object, rk_view_get_alpha)
    case .userInteractionEnabled: return flag(object, rk_view_is_user_interaction_enabled)
    case .multipleTouchEnabled: return flag(object, rk_view_is_multiple_touch_enabled)
    case .exclusiveTouch: return flag(object, rk_view_is_exclusive_touch)
    case .clipsToBounds: return flag(object, rk_view_clips_to_bounds)
    case .canBecomeFirstResponder: return flag(object, rk_responder_can_become_first_responder)
    case .canResignFirstResponder: return flag(object, rk_responder_can_resign_first_responder)
    case .windowLevel: return number(object, rk_window_get_level)
    case .key: return flag(object, rk_window_is_key)
    case .isFirstResponder: return flag(object, rk_responder_is_first_responder)
    case .superview: return handle(rk_view_get_superview)
    case .window: return handle(rk_view_get_window)
    case .subviews:
      let (status, list) = handles { rk_view_get_subviews(object, $0, $1, $2) }
      return (status, .array(list.map { world?.idValue(of: $0) ?? .null }))
    }
  }
}
