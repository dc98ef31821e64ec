import CResponderKit

// gesture.h: properties and values of the types

/// A recogniser of one of these types.
private func withType(_ handle: OpaquePointer?, _ argument: Literal, _ types: (GestureType) -> Bool, calls: Bool = true, _ body: (Context, UInt32) throws(RKStatus) -> Void) -> RKStatus {
  with(handle, .gestures, argument, calls: calls) { (context, index) throws(RKStatus) in
    guard types(context.gesture(index).type) else {
      throw failure(.wrongKind, argument, .text(context.object(index).cls.name.unsafelyUnwrapped), "has no such property; see the function's comment")
    }
    try body(context, index)
  }
}

private func getType<T>(_ handle: OpaquePointer?, _ argument: Literal, _ types: (GestureType) -> Bool, _ out: UnsafeMutablePointer<T>?, _ read: (Context, UInt32) throws(RKStatus) -> T) -> RKStatus {
  withType(handle, argument, types, calls: false) { (context, index) throws(RKStatus) in
    let out = try required(out, "out")
    out.pointee = try read(context, index)
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
  withType(tap, "tap", { $0 == .tap || $0 == .longPress }) { context, index in
    context.recorded(Call.tap_set_number_of_taps_required, tap, value)
    context.gesture(index).tapData.tapsRequired = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_tap_get_number_of_taps_required") @implementation public func rk_tap_get_number_of_taps_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap || $0 == .longPress }, out) { context, index in context.gesture(index).tapData.tapsRequired }
}

@_cdecl("rk_tap_set_number_of_touches_required") @implementation public func rk_tap_set_number_of_touches_required(_ tap: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(tap, "tap", { $0 == .tap || $0 == .longPress }) { context, index in
    context.recorded(Call.tap_set_number_of_touches_required, tap, value)
    context.gesture(index).tapData.touchesRequired = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_tap_get_number_of_touches_required") @implementation public func rk_tap_get_number_of_touches_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap || $0 == .longPress }, out) { context, index in context.gesture(index).tapData.touchesRequired }
}

@_cdecl("rk_tap_set_maximum_tap_duration") @implementation public func rk_tap_set_maximum_tap_duration(_ tap: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(tap, "tap", { $0 == .tap }) { context, index in
    context.recorded(Call.tap_set_maximum_tap_duration, tap, seconds)
    context.gesture(index).tapData.maximumDuration = clamped(seconds)
    tellClamped(context.gesture(index), seconds)
  }
}

@_cdecl("rk_tap_get_maximum_tap_duration") @implementation public func rk_tap_get_maximum_tap_duration(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap }, out) { context, index in context.gesture(index).tapData.maximumDuration }
}

@_cdecl("rk_tap_set_maximum_interval_between_successive_taps") @implementation public func rk_tap_set_maximum_interval_between_successive_taps(_ tap: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(tap, "tap", { $0 == .tap }) { context, index in
    context.recorded(Call.tap_set_maximum_interval_between_successive_taps, tap, seconds)
    context.gesture(index).tapData.maximumInterval = clamped(seconds)
    tellClamped(context.gesture(index), seconds)
  }
}

@_cdecl("rk_tap_get_maximum_interval_between_successive_taps") @implementation public func rk_tap_get_maximum_interval_between_successive_taps(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap }, out) { context, index in context.gesture(index).tapData.maximumInterval }
}

@_cdecl("rk_tap_set_allowable_movement") @implementation public func rk_tap_set_allowable_movement(_ tap: RKGestureRecognizerRef?, _ points: Double) -> RKStatus {
  withType(tap, "tap", { $0 == .tap }) { context, index in
    context.recorded(Call.tap_set_allowable_movement, tap, points)
    context.gesture(index).tapData.movement = clamped(points)
    tellClamped(context.gesture(index), points)
  }
}

@_cdecl("rk_tap_get_allowable_movement") @implementation public func rk_tap_get_allowable_movement(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap }, out) { context, index in context.gesture(index).tapData.movement }
}

@_cdecl("rk_tap_set_button_mask_required") @implementation public func rk_tap_set_button_mask_required(_ tap: RKGestureRecognizerRef?, _ mask: UInt32) -> RKStatus {
  withType(tap, "tap", { $0 == .tap }) { context, index in
    context.recorded(Call.tap_set_button_mask_required, tap, mask)
    context.gesture(index).tapData.buttonMask = mask
  }
}

@_cdecl("rk_tap_get_button_mask_required") @implementation public func rk_tap_get_button_mask_required(_ tap: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(tap, "tap", { $0 == .tap }, out) { context, index in context.gesture(index).tapData.buttonMask }
}

// MARK: Long press

@_cdecl("rk_long_press_set_minimum_press_duration") @implementation public func rk_long_press_set_minimum_press_duration(_ press: RKGestureRecognizerRef?, _ seconds: Double) -> RKStatus {
  withType(press, "press", { $0 == .longPress }) { context, index in
    context.recorded(Call.long_press_set_minimum_press_duration, press, seconds)
    context.gesture(index).tapData.pressDuration = clamped(seconds)
    tellClamped(context.gesture(index), seconds)
  }
}

@_cdecl("rk_long_press_get_minimum_press_duration") @implementation public func rk_long_press_get_minimum_press_duration(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(press, "press", { $0 == .longPress }, out) { context, index in context.gesture(index).tapData.pressDuration }
}

@_cdecl("rk_long_press_set_allowable_movement") @implementation public func rk_long_press_set_allowable_movement(_ press: RKGestureRecognizerRef?, _ points: Double) -> RKStatus {
  withType(press, "press", { $0 == .longPress }) { context, index in
    context.recorded(Call.long_press_set_allowable_movement, press, points)
    context.gesture(index).tapData.movement = clamped(points)
    tellClamped(context.gesture(index), points)
  }
}

@_cdecl("rk_long_press_get_allowable_movement") @implementation public func rk_long_press_get_allowable_movement(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(press, "press", { $0 == .longPress }, out) { context, index in context.gesture(index).tapData.movement }
}

@_cdecl("rk_long_press_set_number_of_touches_required") @implementation public func rk_long_press_set_number_of_touches_required(_ press: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(press, "press", { $0 == .longPress }) { context, index in
    context.recorded(Call.long_press_set_number_of_touches_required, press, value)
    context.gesture(index).tapData.touchesRequired = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_long_press_get_number_of_touches_required") @implementation public func rk_long_press_get_number_of_touches_required(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(press, "press", { $0 == .longPress }, out) { context, index in context.gesture(index).tapData.touchesRequired }
}

@_cdecl("rk_long_press_set_number_of_taps_required") @implementation public func rk_long_press_set_number_of_taps_required(_ press: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(press, "press", { $0 == .longPress }) { context, index in
    context.recorded(Call.long_press_set_number_of_taps_required, press, value)
    context.gesture(index).tapData.tapsRequired = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_long_press_get_number_of_taps_required") @implementation public func rk_long_press_get_number_of_taps_required(_ press: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(press, "press", { $0 == .longPress }, out) { context, index in context.gesture(index).tapData.tapsRequired }
}

// MARK: Pan

@_cdecl("rk_pan_set_allowed_scroll_types_mask") @implementation public func rk_pan_set_allowed_scroll_types_mask(_ pan: RKGestureRecognizerRef?, _ mask: UInt32) -> RKStatus {
  withType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }) { (context, index) throws(RKStatus) in
    context.recorded(Call.pan_set_allowed_scroll_types_mask, pan, mask)
    guard mask & ~3 == 0 else { throw failure(.invalidArgument, "mask", .int(Int64(mask)), "has bits that are not in RKScrollTypeMask") }
    context.gesture(index).panData.scrollTypes = mask
  }
}

@_cdecl("rk_pan_get_allowed_scroll_types_mask") @implementation public func rk_pan_get_allowed_scroll_types_mask(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }, out) { context, index in context.gesture(index).panData.scrollTypes }
}

@_cdecl("rk_pan_set_minimum_number_of_touches") @implementation public func rk_pan_set_minimum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }) { context, index in
    context.recorded(Call.pan_set_minimum_number_of_touches, pan, value)
    context.gesture(index).panData.minimumTouches = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_pan_get_minimum_number_of_touches") @implementation public func rk_pan_get_minimum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }, out) { context, index in context.gesture(index).panData.minimumTouches }
}

@_cdecl("rk_pan_set_maximum_number_of_touches") @implementation public func rk_pan_set_maximum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }) { context, index in
    context.recorded(Call.pan_set_maximum_number_of_touches, pan, value)
    context.gesture(index).panData.maximumTouches = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_pan_get_maximum_number_of_touches") @implementation public func rk_pan_get_maximum_number_of_touches(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }, out) { context, index in context.gesture(index).panData.maximumTouches }
}

@_cdecl("rk_pan_get_translation") @implementation public func rk_pan_get_translation(_ pan: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }, out) { (context, index) throws(RKStatus) in
    try context.gesture(index).vector(context.gesture(index).panTranslation, in: try resolveOptionalView(view, in: context, "view"))
  }
}

@_cdecl("rk_pan_set_translation") @implementation public func rk_pan_set_translation(_ pan: RKGestureRecognizerRef?, _ translation: RKPoint, _ view: RKViewRef?) -> RKStatus {
  withType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }) { (context, index) throws(RKStatus) in
    context.recorded(Call.pan_set_translation, pan, translation, view)
    try finite(translation, "translation")
    let view = try resolveOptionalView(view, in: context, "view")
    context.gesture(index).setPanTranslation(try context.gesture(index).windowVector(translation, from: view))
  }
}

@_cdecl("rk_pan_get_velocity") @implementation public func rk_pan_get_velocity(_ pan: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(pan, "pan", { $0 == .pan || $0 == .screenEdgePan }, out) { (context, index) throws(RKStatus) in
    try context.gesture(index).vector(context.gesture(index).panVelocity, in: try resolveOptionalView(view, in: context, "view"))
  }
}

@_cdecl("rk_hover_get_z_offset") @implementation public func rk_hover_get_z_offset(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", { $0 == .hover }, out) { context, _ in context.pointer.zOffset }
}

@_cdecl("rk_hover_get_altitude_angle") @implementation public func rk_hover_get_altitude_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", { $0 == .hover }, out) { context, _ in context.pointer.altitude }
}

@_cdecl("rk_hover_get_azimuth_angle") @implementation public func rk_hover_get_azimuth_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", { $0 == .hover }, out) { context, _ in context.pointer.azimuth }
}

@_cdecl("rk_hover_get_azimuth_unit_vector") @implementation public func rk_hover_get_azimuth_unit_vector(_ hover: RKGestureRecognizerRef?, _ view: RKViewRef?, _ out: UnsafeMutablePointer<RKPoint>?) -> RKStatus {
  getType(hover, "hover", { $0 == .hover }, out) { (context, index) throws(RKStatus) in
    try context.gesture(index).hoverUnitVector(in: try resolveOptionalView(view, in: context, "view"))
  }
}

@_cdecl("rk_hover_get_roll_angle") @implementation public func rk_hover_get_roll_angle(_ hover: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(hover, "hover", { $0 == .hover }, out) { context, _ in context.pointer.roll }
}

@_cdecl("rk_screen_edge_pan_set_edges") @implementation public func rk_screen_edge_pan_set_edges(_ pan: RKGestureRecognizerRef?, _ edges: UInt32) -> RKStatus {
  withType(pan, "pan", { $0 == .screenEdgePan }) { context, index in
    context.recorded(Call.screen_edge_pan_set_edges, pan, edges)
    context.gesture(index).panData.edges = edges
  }
}

@_cdecl("rk_screen_edge_pan_get_edges") @implementation public func rk_screen_edge_pan_get_edges(_ pan: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(pan, "pan", { $0 == .screenEdgePan }, out) { context, index in context.gesture(index).panData.edges }
}

// MARK: Swipe

@_cdecl("rk_swipe_set_direction") @implementation public func rk_swipe_set_direction(_ swipe: RKGestureRecognizerRef?, _ direction: UInt32) -> RKStatus {
  withType(swipe, "swipe", { $0 == .swipe }) { context, index in
    context.recorded(Call.swipe_set_direction, swipe, direction)
    context.gesture(index).swipeData.direction = direction
  }
}

@_cdecl("rk_swipe_get_direction") @implementation public func rk_swipe_get_direction(_ swipe: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<UInt32>?) -> RKStatus {
  getType(swipe, "swipe", { $0 == .swipe }, out) { context, index in context.gesture(index).swipeData.direction }
}

@_cdecl("rk_swipe_set_number_of_touches_required") @implementation public func rk_swipe_set_number_of_touches_required(_ swipe: RKGestureRecognizerRef?, _ value: Int64) -> RKStatus {
  withType(swipe, "swipe", { $0 == .swipe }) { context, index in
    context.recorded(Call.swipe_set_number_of_touches_required, swipe, value)
    context.gesture(index).swipeData.touchesRequired = clamped(value)
    tellClamped(context.gesture(index), Double(value))
  }
}

@_cdecl("rk_swipe_get_number_of_touches_required") @implementation public func rk_swipe_get_number_of_touches_required(_ swipe: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(swipe, "swipe", { $0 == .swipe }, out) { context, index in context.gesture(index).swipeData.touchesRequired }
}

// MARK: Pinch and rotation

@_cdecl("rk_pinch_get_scale") @implementation public func rk_pinch_get_scale(_ pinch: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(pinch, "pinch", { $0 == .pinch }, out) { context, index in context.gesture(index).pinchScale }
}

@_cdecl("rk_pinch_set_scale") @implementation public func rk_pinch_set_scale(_ pinch: RKGestureRecognizerRef?, _ scale: Double) -> RKStatus {
  withType(pinch, "pinch", { $0 == .pinch }) { (context, index) throws(RKStatus) in
    context.recorded(Call.pinch_set_scale, pinch, scale)
    guard scale.isFinite, scale > 0 else { throw failure(.invalidArgument, "scale", .double(scale), "is not a finite number above 0; pass one") }
    context.gesture(index).setPinchScale(scale)
  }
}

@_cdecl("rk_pinch_get_velocity") @implementation public func rk_pinch_get_velocity(_ pinch: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(pinch, "pinch", { $0 == .pinch }, out) { context, index in context.gesture(index).pairVelocity }
}

@_cdecl("rk_rotation_get_rotation") @implementation public func rk_rotation_get_rotation(_ rotation: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(rotation, "rotation", { $0 == .rotation }, out) { context, index in context.gesture(index).rotationAngle }
}

@_cdecl("rk_rotation_set_rotation") @implementation public func rk_rotation_set_rotation(_ rotation: RKGestureRecognizerRef?, _ radians: Double) -> RKStatus {
  withType(rotation, "rotation", { $0 == .rotation }) { (context, index) throws(RKStatus) in
    context.recorded(Call.rotation_set_rotation, rotation, radians)
    try finite(radians, "radians")
    context.gesture(index).setRotationAngle(radians)
  }
}

@_cdecl("rk_rotation_get_velocity") @implementation public func rk_rotation_get_velocity(_ rotation: RKGestureRecognizerRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(rotation, "rotation", { $0 == .rotation }, out) { context, index in context.gesture(index).pairVelocity }
}
