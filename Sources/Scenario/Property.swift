import CResponderKit

/// The properties of nodes that files set and read, by their UIKit names.
enum Property: String, CaseIterable {
  case frame, bounds, center, boundsOrigin, transform, anchorPoint
  case hidden, alpha, userInteractionEnabled, multipleTouchEnabled, exclusiveTouch, clipsToBounds
  case canBecomeFirstResponder, canResignFirstResponder
  case windowLevel, key
  case isFirstResponder, superview, window, subviews

  enum Shape {
    case bool, number, point, rect, transform, id, ids
  }

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

  static let settableWords = allCases.filter { $0.isSettable }.map { $0.rawValue }
  static let words = allCases.map { $0.rawValue }

  /// Checks the shape of a value that is to be set or compared.
  func check(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch shape {
    case .bool: _ = try reader.bool()
    case .number: _ = try reader.number()
    case .point: _ = try reader.point()
    case .rect: _ = try reader.rect()
    case .transform: _ = try reader.transform()
    case .id: _ = try ledger.useOrNull(reader, .view)
    case .ids: for item in try reader.list() { _ = try ledger.use(item, .view) }
    }
  }
}

/// A checked property value.
struct PropertySetting {
  let property: Property
  let reader: Reader
}

extension PropertySetting {
  /// The status of the ABI call that sets it.
  func apply(to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch property {
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
    // A window gives up being key only to another one, so `"key": false` is what every other window says.
    case .key: return try reader.bool() ? rk_window_make_key(object) : .OK
    case .isFirstResponder, .superview, .window, .subviews: return .invalidArgument
    }
  }
}

/// Reads a value through the ABI; the status says why it could not be read.
func read(_ property: Property, of object: OpaquePointer?, in world: World) -> (status: RKStatus, value: Value) {
  func flag(_ get: (OpaquePointer?, UnsafeMutablePointer<Bool>?) -> RKStatus) -> (RKStatus, Value) {
    var out = false
    let status = get(object, &out)
    return (status, .bool(out))
  }
  func number(_ get: (OpaquePointer?, UnsafeMutablePointer<Double>?) -> RKStatus) -> (RKStatus, Value) {
    var out = 0.0
    let status = get(object, &out)
    return (status, .number(out))
  }
  func point(_ get: (OpaquePointer?, UnsafeMutablePointer<RKPoint>?) -> RKStatus) -> (RKStatus, Value) {
    var out = RKPoint()
    let status = get(object, &out)
    return (status, value(out))
  }
  func rect(_ get: (OpaquePointer?, UnsafeMutablePointer<RKRect>?) -> RKStatus) -> (RKStatus, RKRect) {
    var out = RKRect()
    let status = get(object, &out)
    return (status, out)
  }
  func handle(_ get: (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) -> RKStatus) -> (RKStatus, Value) {
    var out: OpaquePointer?
    let status = get(object, &out)
    return (status, world.idValue(of: out))
  }
  switch property {
  case .frame:
    let (status, out) = rect(rk_view_get_frame)
    return (status, value(out))
  case .bounds:
    let (status, out) = rect(rk_view_get_bounds)
    return (status, value(out))
  case .boundsOrigin:
    let (status, out) = rect(rk_view_get_bounds)
    return (status, value(out.origin))
  case .center: return point(rk_view_get_center)
  case .anchorPoint: return point(rk_view_get_anchor_point)
  case .transform:
    var out = RKTransform()
    let status = rk_view_get_transform(object, &out)
    return (status, .numbers([out.a, out.b, out.c, out.d, out.tx, out.ty]))
  case .hidden: return flag(rk_view_is_hidden)
  case .alpha: return number(rk_view_get_alpha)
  case .userInteractionEnabled: return flag(rk_view_is_user_interaction_enabled)
  case .multipleTouchEnabled: return flag(rk_view_is_multiple_touch_enabled)
  case .exclusiveTouch: return flag(rk_view_is_exclusive_touch)
  case .clipsToBounds: return flag(rk_view_clips_to_bounds)
  case .canBecomeFirstResponder: return flag(rk_responder_can_become_first_responder)
  case .canResignFirstResponder: return flag(rk_responder_can_resign_first_responder)
  case .windowLevel: return number(rk_window_get_level)
  case .key: return flag(rk_window_is_key)
  case .isFirstResponder: return flag(rk_responder_is_first_responder)
  case .superview: return handle(rk_view_get_superview)
  case .window: return handle(rk_view_get_window)
  case .subviews:
    let (status, list) = handles { rk_view_get_subviews(object, $0, $1, $2) }
    return (status, .array(list.map { world.idValue(of: $0) }))
  }
}

func value(_ point: RKPoint) -> Value { .numbers([point.x, point.y]) }
func value(_ rect: RKRect) -> Value { .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]) }
