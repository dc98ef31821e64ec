// SPDX-License-Identifier: MIT
import CResponderKit

// gesture.h: properties and values of the types

/// Types of recognisers.
private struct GestureTypes: FlagSet {
  var rawValue: UInt32 = 0

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ type: GestureType) { rawValue = 1 << UInt32(type.rawValue) }

  static var tap: GestureTypes { GestureTypes(.tap) }
  static var longPress: GestureTypes { GestureTypes(.longPress) }
  static var pan: GestureTypes { GestureTypes(.pan) }
  static var screenEdgePan: GestureTypes { GestureTypes(.screenEdgePan) }
  static var swipe: GestureTypes { GestureTypes(.swipe) }
  static var pinch: GestureTypes { GestureTypes(.pinch) }
  static var rotation: GestureTypes { GestureTypes(.rotation) }
  static var hover: GestureTypes { GestureTypes(.hover) }

  /// What to pass where one of them is expected.
  var expected: Literal {
    if has(.tap) { return has(.longPress) ? "a Tap or a LongPress" : "a Tap" }
    if has(.longPress) { return "a LongPress" }
    if has(.pan) { return "a Pan or a ScreenEdgePan" }
    if has(.screenEdgePan) { return "a ScreenEdgePan" }
    if has(.swipe) { return "a Swipe" }
    if has(.pinch) { return "a Pinch" }
    return has(.rotation) ? "a Rotation" : "a Hover"
  }
}

/// A recogniser of one of these types.
@inline(never)
private func resolveType(_ handle: OpaquePointer?, _ argument: Literal, _ types: GestureTypes, _ calls: Bool) throws(RKStatus) -> Recognizer {
  let g = try resolveObject(handle, .gestures, argument, calls)
  guard types.has(GestureTypes(g.type)) else { throw wrongType(argument, g.object, types.expected) }
  return g
}

private func withType(_ handle: OpaquePointer?, _ argument: Literal, _ types: GestureTypes, _ body: (Recognizer) throws(RKStatus) -> Void) -> RKStatus {
  status { () throws(RKStatus) in try body(try resolveType(handle, argument, types, true)) }
}

private func getType<T>(_ handle: OpaquePointer?, _ argument: Literal, _ types: GestureTypes, _ out: UnsafeMutablePointer<T>?, _ read: (Recognizer) throws(RKStatus) -> T) -> RKStatus {
  status { () throws(RKStatus) in
    let g = try resolveType(handle, argument, types, false)
    let out = try required(out)
    out.pointee = try read(g)
  }
}

/// SPEC 314: what makes no sense is 0.
private func clamped<T: Comparable & ExpressibleByIntegerLiteral>(_ value: T) -> T { value >= 0 ? value : 0 }

/// After it has been set: the handler of diagnostics may end the recogniser.
private func tellClamped(_ recognizer: Recognizer, _ value: Double) {
  if !(value >= 0) { recognizer.diagnose(.parameterClamped, value: value) }
}

// MARK: Tap

@_cdecl("rk_tap_set_number_of_taps_required") @implementation public func rk_tap_set_number_of_taps_required(_ tap: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(tap, "tap", [.tap, .longPress]) { g in
    g.context.recorded(Call.tap_set_number_of_taps_required, tap, value)
    g.tapData.tapsRequired = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_tap_get_number_of_taps_required") @implementation public func rk_tap_get_number_of_taps_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(tap, "tap", [.tap, .longPress], out) { g in g.tapData.tapsRequired }
}

@_cdecl("rk_tap_set_number_of_touches_required") @implementation public func rk_tap_set_number_of_touches_required(_ tap: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(tap, "tap", [.tap, .longPress]) { g in
    g.context.recorded(Call.tap_set_number_of_touches_required, tap, value)
    g.tapData.touchesRequired = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_tap_get_number_of_touches_required") @implementation public func rk_tap_get_number_of_touches_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(tap, "tap", [.tap, .longPress], out) { g in g.tapData.touchesRequired }
}

@_cdecl("rk_tap_set_maximum_tap_duration") @implementation public func rk_tap_set_maximum_tap_duration(_ tap: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(tap, "tap", .tap) { g in
    g.context.recorded(Call.tap_set_maximum_tap_duration, tap, seconds)
    g.tapData.maximumDuration = clamped(seconds)
    tellClamped(g, seconds)
  }
}

@_cdecl("rk_tap_get_maximum_tap_duration") @implementation public func rk_tap_get_maximum_tap_duration(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", .tap, out) { g in g.tapData.maximumDuration }
}

@_cdecl("rk_tap_set_maximum_interval_between_successive_taps") @implementation public func rk_tap_set_maximum_interval_between_successive_taps(_ tap: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(tap, "tap", .tap) { g in
    g.context.recorded(Call.tap_set_maximum_interval_between_successive_taps, tap, seconds)
    g.tapData.maximumInterval = clamped(seconds)
    tellClamped(g, seconds)
  }
}

@_cdecl("rk_tap_get_maximum_interval_between_successive_taps") @implementation public func rk_tap_get_maximum_interval_between_successive_taps(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", .tap, out) { g in g.tapData.maximumInterval }
}

@_cdecl("rk_tap_set_allowable_movement") @implementation public func rk_tap_set_allowable_movement(_ tap: RKGestureRecognizerRef?, _ points: Double) -> RKStatus {
  withType(tap, "tap", .tap) { g in
    g.context.recorded(Call.tap_set_allowable_movement, tap, points)
    g.tapData.movement = clamped(points)
    tellClamped(g, points)
  }
}

@_cdecl("rk_tap_get_allowable_movement") @implementation public func rk_tap_get_allowable_movement(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", .tap, out) { g in g.tapData.movement }
}

@_cdecl("rk_tap_set_button_mask_required") @implementation public func rk_tap_set_button_mask_required(_ tap: RKGestureRecognizerRef?, _ mask: UInt32) -> RKStatus {
  withType(tap, "tap", .tap) { g in
    g.context.recorded(Call.tap_set_button_mask_required, tap, mask)
    g.tapData.buttonMask = mask
  }
}

@_cdecl("rk_tap_get_button_mask_required") @implementation public func rk_tap_get_button_mask_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(tap, "tap", .tap, out) { g in g.tapData.buttonMask }
}

// MARK: Long press

@_cdecl("rk_long_press_set_minimum_press_duration") @implementation public func rk_long_press_set_minimum_press_duration(_ press: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(press, "press", .longPress) { g in
    g.context.recorded(Call.long_press_set_minimum_press_duration, press, seconds)
    g.tapData.pressDuration = clamped(seconds)
    tellClamped(g, seconds)
  }
}

@_cdecl("rk_long_press_get_minimum_press_duration") @implementation public func rk_long_press_get_minimum_press_duration(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(press, "press", .longPress, out) { g in g.tapData.pressDuration }
}

@_cdecl("rk_long_press_set_allowable_movement") @implementation public func rk_long_press_set_allowable_movement(_ press: RKGestureRecognizerRef?, _ points: Double) -> RKStatus {
  withType(press, "press", .longPress) { g in
    g.context.recorded(Call.long_press_set_allowable_movement, press, points)
    g.tapData.movement = clamped(points)
    tellClamped(g, points)
  }
}

@_cdecl("rk_long_press_get_allowable_movement") @implementation public func rk_long_press_get_allowable_movement(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(press, "press", .longPress, out) { g in g.tapData.movement }
}

@_cdecl("rk_long_press_set_number_of_touches_required") @implementation public func rk_long_press_set_number_of_touches_required(_ press: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(press, "press", .longPress) { g in
    g.context.recorded(Call.long_press_set_number_of_touches_required, press, value)
    g.tapData.touchesRequired = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_long_press_get_number_of_touches_required") @implementation public func rk_long_press_get_number_of_touches_required(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(press, "press", .longPress, out) { g in g.tapData.touchesRequired }
}

@_cdecl("rk_long_press_set_number_of_taps_required") @implementation public func rk_long_press_set_number_of_taps_required(_ press: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(press, "press", .longPress) { g in
    g.context.recorded(Call.long_press_set_number_of_taps_required, press, value)
    g.tapData.tapsRequired = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_long_press_get_number_of_taps_required") @implementation public func rk_long_press_get_number_of_taps_required(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(press, "press", .longPress, out) { g in g.tapData.tapsRequired }
}

// MARK: Pan

@_cdecl("rk_pan_set_allowed_scroll_types_mask") @implementation public func rk_pan_set_allowed_scroll_types_mask(_ pan: RKGestureRecognizerRef?, _ mask: UInt32) -> RKStatus {
  withType(pan, "pan", [.pan, .screenEdgePan]) { (g) throws(RKStatus) in
    g.context.recorded(Call.pan_set_allowed_scroll_types_mask, pan, mask)
    guard mask & ~3 == 0 else { throw failure(.invalidArgument, "mask", .int(Int64(mask)), "has bits that are not in RKScrollTypeMask; pass only these") }
    g.panData.scrollTypes = mask
  }
}

@_cdecl("rk_pan_get_allowed_scroll_types_mask") @implementation public func rk_pan_get_allowed_scroll_types_mask(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(pan, "pan", [.pan, .screenEdgePan], out) { g in g.panData.scrollTypes }
}

@_cdecl("rk_pan_set_minimum_number_of_touches") @implementation public func rk_pan_set_minimum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(pan, "pan", [.pan, .screenEdgePan]) { g in
    g.context.recorded(Call.pan_set_minimum_number_of_touches, pan, value)
    g.panData.minimumTouches = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_pan_get_minimum_number_of_touches") @implementation public func rk_pan_get_minimum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(pan, "pan", [.pan, .screenEdgePan], out) { g in g.panData.minimumTouches }
}

@_cdecl("rk_pan_set_maximum_number_of_touches") @implementation public func rk_pan_set_maximum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(pan, "pan", [.pan, .screenEdgePan]) { g in
    g.context.recorded(Call.pan_set_maximum_number_of_touches, pan, value)
    g.panData.maximumTouches = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_pan_get_maximum_number_of_touches") @implementation public func rk_pan_get_maximum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(pan, "pan", [.pan, .screenEdgePan], out) { g in g.panData.maximumTouches }
}

@_cdecl("rk_pan_get_translation") @implementation public func rk_pan_get_translation(_ pan: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(pan, "pan", [.pan, .screenEdgePan], out) { (g) throws(RKStatus) in
    try g.vector(g.panTranslation, in: try resolveOptionalView(view, in: g.context, "view"))
  }
}

@_cdecl("rk_pan_set_translation") @implementation public func rk_pan_set_translation(_ pan: RKGestureRecognizerRef?, _ translation: RKPoint, _ view: RKViewRef?) -> RKStatus {
  withType(pan, "pan", [.pan, .screenEdgePan]) { (g) throws(RKStatus) in
    let context = g.context
    context.recorded(Call.pan_set_translation, pan, translation, view)
    try finite(translation, "translation")
    let view = try resolveOptionalView(view, in: context, "view")
    g.setPanTranslation(try g.windowVector(translation, from: view))
  }
}

@_cdecl("rk_pan_get_velocity") @implementation public func rk_pan_get_velocity(_ pan: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(pan, "pan", [.pan, .screenEdgePan], out) { (g) throws(RKStatus) in
    try g.vector(g.panVelocity, in: try resolveOptionalView(view, in: g.context, "view"))
  }
}

@_cdecl("rk_hover_get_z_offset") @implementation public func rk_hover_get_z_offset(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", .hover, out) { g in g.context.pointer.zOffset }
}

@_cdecl("rk_hover_get_altitude_angle") @implementation public func rk_hover_get_altitude_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", .hover, out) { g in g.context.pointer.altitude }
}

@_cdecl("rk_hover_get_azimuth_angle") @implementation public func rk_hover_get_azimuth_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", .hover, out) { g in g.context.pointer.azimuth }
}

@_cdecl("rk_hover_get_azimuth_unit_vector") @implementation public func rk_hover_get_azimuth_unit_vector(_ hover: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(hover, "hover", .hover, out) { (g) throws(RKStatus) in
    try g.hoverUnitVector(in: try resolveOptionalView(view, in: g.context, "view"))
  }
}

@_cdecl("rk_hover_get_roll_angle") @implementation public func rk_hover_get_roll_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", .hover, out) { g in g.context.pointer.roll }
}

@_cdecl("rk_screen_edge_pan_set_edges") @implementation public func rk_screen_edge_pan_set_edges(_ pan: RKGestureRecognizerRef?, _ edges: UInt32) -> RKStatus {
  withType(pan, "pan", .screenEdgePan) { g in
    g.context.recorded(Call.screen_edge_pan_set_edges, pan, edges)
    g.panData.edges = edges
  }
}

@_cdecl("rk_screen_edge_pan_get_edges") @implementation public func rk_screen_edge_pan_get_edges(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(pan, "pan", .screenEdgePan, out) { g in g.panData.edges }
}

// MARK: Swipe

@_cdecl("rk_swipe_set_direction") @implementation public func rk_swipe_set_direction(_ swipe: RKGestureRecognizerRef?, _ direction: UInt32) -> RKStatus {
  withType(swipe, "swipe", .swipe) { g in
    g.context.recorded(Call.swipe_set_direction, swipe, direction)
    g.swipeData.direction = direction
  }
}

@_cdecl("rk_swipe_get_direction") @implementation public func rk_swipe_get_direction(_ swipe: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(swipe, "swipe", .swipe, out) { g in g.swipeData.direction }
}

@_cdecl("rk_swipe_set_number_of_touches_required") @implementation public func rk_swipe_set_number_of_touches_required(_ swipe: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(swipe, "swipe", .swipe) { g in
    g.context.recorded(Call.swipe_set_number_of_touches_required, swipe, value)
    g.swipeData.touchesRequired = clamped(value)
    tellClamped(g, Double(value))
  }
}

@_cdecl("rk_swipe_get_number_of_touches_required") @implementation public func rk_swipe_get_number_of_touches_required(_ swipe: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(swipe, "swipe", .swipe, out) { g in g.swipeData.touchesRequired }
}

// MARK: Pinch and rotation

@_cdecl("rk_pinch_get_scale") @implementation public func rk_pinch_get_scale(_ pinch: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(pinch, "pinch", .pinch, out) { g in g.pinchScale }
}

@_cdecl("rk_pinch_set_scale") @implementation public func rk_pinch_set_scale(_ pinch: RKGestureRecognizerRef?, _ scale: Double) -> RKStatus {
  withType(pinch, "pinch", .pinch) { (g) throws(RKStatus) in
    g.context.recorded(Call.pinch_set_scale, pinch, scale)
    guard scale.isFinite, scale > 0 else { throw failure(.invalidArgument, "scale", .double(scale), "is not a finite number above 0; pass one") }
    g.setPinchScale(scale)
  }
}

@_cdecl("rk_pinch_get_velocity") @implementation public func rk_pinch_get_velocity(_ pinch: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(pinch, "pinch", .pinch, out) { g in g.pairVelocity }
}

@_cdecl("rk_rotation_get_rotation") @implementation public func rk_rotation_get_rotation(_ rotation: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(rotation, "rotation", .rotation, out) { g in g.rotationAngle }
}

@_cdecl("rk_rotation_set_rotation") @implementation public func rk_rotation_set_rotation(_ rotation: RKGestureRecognizerRef?, _ radians: Double) -> RKStatus {
  withType(rotation, "rotation", .rotation) { (g) throws(RKStatus) in
    g.context.recorded(Call.rotation_set_rotation, rotation, radians)
    try finite(radians, "radians")
    g.setRotationAngle(radians)
  }
}

@_cdecl("rk_rotation_get_velocity") @implementation public func rk_rotation_get_velocity(_ rotation: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(rotation, "rotation", .rotation, out) { g in g.pairVelocity }
}
