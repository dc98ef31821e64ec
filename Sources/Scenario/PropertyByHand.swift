// SPDX-License-Identifier: MIT
import CResponderKit

// What files write otherwise than a getter and a setter of the C interface have it: Sources/Generators/scenario.py lists these.

extension Property {
  static let settable = allCases.filter { $0.isSettable }
  static let words = allCases.map { $0.rawValue }

  /// The settable properties of a class of controls, in order; none of a class that is no control.
  static func ofControl(_ className: String) -> [Property] {
    Node.controlClasses.contains(className) ? settable.filter { $0.classes.contains("Control") || $0.classes.contains(className) } : []
  }

  var isOfControls: Bool { classes.contains { Node.controlClasses.contains($0) } }
  var isOfScrollViews: Bool { classes.contains(Node.scrollView) }
  var isOfWindows: Bool { classes.contains("Window") }
  /// Whether every node has it.
  var isOfNodes: Bool { owner == .responder && !isOfWindows }
  /// Whether a node sets it when all objects exist: zooming needs the view that is zoomed, and moves the content.
  var isLate: Bool { self == .zoomScale || self == .contentOffset }

  func setByHand(_ reader: Reader, of object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .boundsOrigin:
      var bounds = RKRect()
      let status = rk_view_get_bounds(object, &bounds)
      guard status == .OK else { return status }
      bounds.origin = try reader.point()
      return rk_view_set_bounds(object, bounds)
    // A window stops being key only when another becomes key, so every other window has `"key": false`.
    case .key: return try reader.bool() ? rk_window_make_key(object) : .OK
    case .minimumValue, .maximumValue:
      let wanted = try reader.number()
      var (minimum, maximum) = (0.0, 0.0)
      let status = rk_control_get_value_range(object, &minimum, &maximum)
      guard status == .OK else { return status }
      // As UIKit: an end that is moved past the other one takes it along.
      if self == .minimumValue { return rk_control_set_value_range(object, wanted, max(wanted, maximum)) }
      return rk_control_set_value_range(object, min(minimum, wanted), wanted)
    case .minimumZoomScale, .maximumZoomScale:
      let wanted = try reader.number()
      var (minimum, maximum) = (0.0, 0.0)
      let status = rk_scroll_view_get_zoom_scale_range(object, &minimum, &maximum)
      guard status == .OK else { return status }
      if self == .minimumZoomScale { return rk_scroll_view_set_zoom_scale_range(object, wanted, maximum) }
      return rk_scroll_view_set_zoom_scale_range(object, minimum, wanted)
    case .selectedRange:
      let range = try reader.point()
      let bytes = FieldRange.bytes(object)
      return rk_text_field_set_selected_range(object, FieldRange.offset(range.x, bytes), FieldRange.offset(range.y, bytes), .forward)
    case .decelerationRate: return rk_scroll_view_set_deceleration_rate(object, try DecelerationRate.read(reader))
    // A custom recogniser's class may set it at any time.
    case .state: return rk_gesture_recognizer_set_state(object, gestureState(named: try reader.word(of: Words.states)))
    default: return .invalidArgument
    }
  }

  /// Points of recognisers are in window coordinates.
  func readByHand(from object: OpaquePointer?) -> Answer {
    switch self {
    case .boundsOrigin:
      var bounds = RKRect()
      let status = rk_view_get_bounds(object, &bounds)
      return (status, .numbers([bounds.origin.x, bounds.origin.y]))
    case .key: return get(object, rk_window_is_key)
    case .minimumValue, .maximumValue:
      var (minimum, maximum) = (0.0, 0.0)
      let status = rk_control_get_value_range(object, &minimum, &maximum)
      return (status, .number(self == .minimumValue ? minimum : maximum))
    case .minimumZoomScale, .maximumZoomScale:
      var (minimum, maximum) = (0.0, 0.0)
      let status = rk_scroll_view_get_zoom_scale_range(object, &minimum, &maximum)
      return (status, .number(self == .minimumZoomScale ? minimum : maximum))
    case .selectedRange:
      guard let range = FieldRange(selectionOf: object) else { return (.wrongKind, .null) }
      return (.OK, .numbers([Double(range.start), Double(range.end)]))
    case .markedRange:
      var (start, end) = (0, 0)
      let status = rk_text_field_get_marked_range(object, &start, &end)
      if status == .notFound { return (.OK, .null) }
      let range = FieldRange(object, start, end)
      return (status, .numbers([Double(range.start), Double(range.end)]))
    case .decelerationRate:
      var rate = RKScrollViewDecelerationRate.normal
      let status = rk_scroll_view_get_deceleration_rate(object, &rate)
      return (status, DecelerationRate.value(of: rate))
    case .state:
      let (status, word) = gestureState(of: object)
      return (status, .string(word))
    case .location: return get(object) { rk_gesture_recognizer_get_location($0, nil, $1) }
    case .translation: return get(object) { rk_pan_get_translation($0, nil, $1) }
    case .azimuthUnitVector: return get(object) { rk_hover_get_azimuth_unit_vector($0, nil, $1) }
    case .velocity:
      return firstOf(
        { get(object, rk_scroll_view_get_velocity) }, { get(object) { rk_pan_get_velocity($0, nil, $1) } },
        { get(object, rk_pinch_get_velocity) }, { get(object, rk_rotation_get_velocity) })
    default: return (.invalidArgument, .null)
    }
  }
}

/// A recogniser's state as files spell it.
func gestureState(of recognizer: OpaquePointer?) -> (status: RKStatus, word: String) {
  var state = RKGestureRecognizerState.possible
  let status = rk_gesture_recognizer_get_state(recognizer, &state)
  return (status, stateName(state))
}

package func stateName(_ state: RKGestureRecognizerState) -> String {
  let index = Int(state.rawValue)
  return Words.states.indices.contains(index) ? Words.states[index] : "unknown state \(index)"
}

func gestureState(named word: String) -> RKGestureRecognizerState {
  let index = Words.states.firstIndex(of: word) ?? 0
  return RKGestureRecognizerState(rawValue: Int32(index)) ?? .possible
}
