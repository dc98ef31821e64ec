// SPDX-License-Identifier: MIT
import CResponderKit

/// The properties of gesture recognisers by their UIKit names.
enum RecognizerProperty: String, CaseIterable {
  case enabled, cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, requiresExclusiveTouchType, allowedTouchTypes
  case allowedPressTypes
  case numberOfTapsRequired, numberOfTouchesRequired, maximumTapDuration, maximumIntervalBetweenSuccessiveTaps, allowableMovement
  case buttonMaskRequired
  case minimumPressDuration
  case minimumNumberOfTouches, maximumNumberOfTouches, allowedScrollTypesMask, edges
  case direction
  case state, translation, velocity, scale, rotation, location, numberOfTouches, view, zOffset, altitudeAngle, azimuthAngle, azimuthUnitVector, rollAngle
  case failureRequirements, attemptFailureRequirements

  static let states = EnumWords.states.map { $0.word }
  static let touchTypes = EnumWords.touchTypes.map { $0.word }
  static let directions = EnumWords.directions.map { $0.word }
  static let scrollTypes = EnumWords.scrollTypes.map { $0.word }
  static let edgeWords = EnumWords.edges.map { $0.word }

  /// What every recogniser has and a file may set.
  static let common: [RecognizerProperty] = [
    .enabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType, .allowedTouchTypes,
    .allowedPressTypes,
  ]

  var shape: Shape {
    switch self {
    case .enabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .requiresExclusiveTouchType: return .bool
    case .allowedTouchTypes: return .words(RecognizerProperty.touchTypes)
    case .allowedPressTypes: return .pressTypes
    case .allowedScrollTypesMask: return .words(RecognizerProperty.scrollTypes)
    case .numberOfTapsRequired, .numberOfTouchesRequired, .minimumNumberOfTouches, .maximumNumberOfTouches, .numberOfTouches:
      return .integer
    case .buttonMaskRequired: return .buttons
    case .maximumTapDuration, .maximumIntervalBetweenSuccessiveTaps, .allowableMovement, .minimumPressDuration, .scale, .rotation, .zOffset,
      .altitudeAngle, .azimuthAngle, .rollAngle:
      return .number
    case .edges: return .words(RecognizerProperty.edgeWords)
    case .direction: return .words(RecognizerProperty.directions)
    case .state: return .word(RecognizerProperty.states)
    case .translation, .location, .azimuthUnitVector: return .point
    case .velocity: return .pointOrNumber
    case .view: return .id
    case .failureRequirements, .attemptFailureRequirements: return .recognizers
    }
  }

  /// The state too: a custom recogniser's class may set it at any time.
  var isSettable: Bool {
    switch self {
    case .translation, .velocity, .scale, .rotation, .location, .numberOfTouches, .view, .zOffset, .altitudeAngle, .azimuthAngle, .azimuthUnitVector, .rollAngle,
      .failureRequirements, .attemptFailureRequirements:
      return false
    default: return true
    }
  }

  func apply(_ reader: Reader, to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .enabled: return rk_gesture_recognizer_set_enabled(object, try reader.bool())
    case .cancelsTouchesInView: return rk_gesture_recognizer_set_cancels_touches_in_view(object, try reader.bool())
    case .delaysTouchesBegan: return rk_gesture_recognizer_set_delays_touches_began(object, try reader.bool())
    case .delaysTouchesEnded: return rk_gesture_recognizer_set_delays_touches_ended(object, try reader.bool())
    case .requiresExclusiveTouchType: return rk_gesture_recognizer_set_requires_exclusive_touch_type(object, try reader.bool())
    case .allowedTouchTypes:
      return rk_gesture_recognizer_set_allowed_touch_types(object, try reader.mask(of: RecognizerProperty.touchTypes))
    case .allowedPressTypes: return rk_gesture_recognizer_set_allowed_press_types(object, try PressType.mask(reader))
    case .allowedScrollTypesMask:
      return rk_pan_set_allowed_scroll_types_mask(object, try reader.mask(of: RecognizerProperty.scrollTypes))
    case .buttonMaskRequired: return rk_tap_set_button_mask_required(object, try reader.buttons())
    case .numberOfTapsRequired:
      let count = try reader.integer()
      return firstOf({ rk_tap_set_number_of_taps_required(object, count) }, { rk_long_press_set_number_of_taps_required(object, count) })
    case .numberOfTouchesRequired:
      let count = try reader.integer()
      return firstOf(
        { rk_tap_set_number_of_touches_required(object, count) }, { rk_long_press_set_number_of_touches_required(object, count) },
        { rk_swipe_set_number_of_touches_required(object, count) })
    case .maximumTapDuration: return rk_tap_set_maximum_tap_duration(object, try reader.number())
    case .maximumIntervalBetweenSuccessiveTaps:
      return rk_tap_set_maximum_interval_between_successive_taps(object, try reader.number())
    case .allowableMovement:
      let distance = try reader.number()
      return firstOf({ rk_tap_set_allowable_movement(object, distance) }, { rk_long_press_set_allowable_movement(object, distance) })
    case .minimumPressDuration: return rk_long_press_set_minimum_press_duration(object, try reader.number())
    case .minimumNumberOfTouches: return rk_pan_set_minimum_number_of_touches(object, try reader.integer())
    case .maximumNumberOfTouches: return rk_pan_set_maximum_number_of_touches(object, try reader.integer())
    case .edges: return rk_screen_edge_pan_set_edges(object, try reader.mask(of: RecognizerProperty.edgeWords))
    case .direction: return rk_swipe_set_direction(object, try reader.mask(of: RecognizerProperty.directions))
    case .state:
      let word = try reader.word(of: RecognizerProperty.states)
      return rk_gesture_recognizer_set_state(object, gestureState(named: word))
    case .translation, .velocity, .scale, .rotation, .location, .numberOfTouches, .view, .zOffset, .altitudeAngle, .azimuthAngle, .azimuthUnitVector, .rollAngle,
      .failureRequirements, .attemptFailureRequirements:
      return .invalidArgument
    }
  }

  /// Points are in window coordinates.
  func read(from object: OpaquePointer?, in world: World?) -> (status: RKStatus, value: Value) {
    var count: Int64 = 0
    var distance = 0.0
    var mask: UInt32 = 0
    switch self {
    case .enabled: return flag(object, rk_gesture_recognizer_is_enabled)
    case .cancelsTouchesInView: return flag(object, rk_gesture_recognizer_cancels_touches_in_view)
    case .delaysTouchesBegan: return flag(object, rk_gesture_recognizer_delays_touches_began)
    case .delaysTouchesEnded: return flag(object, rk_gesture_recognizer_delays_touches_ended)
    case .requiresExclusiveTouchType: return flag(object, rk_gesture_recognizer_requires_exclusive_touch_type)
    case .allowedTouchTypes:
      let status = rk_gesture_recognizer_get_allowed_touch_types(object, &mask)
      return (status, maskValue(mask, RecognizerProperty.touchTypes))
    case .allowedPressTypes:
      var types: UInt64 = 0
      let status = rk_gesture_recognizer_get_allowed_press_types(object, &types)
      return (status, PressType.value(of: types))
    case .allowedScrollTypesMask:
      let status = rk_pan_get_allowed_scroll_types_mask(object, &mask)
      return (status, maskValue(mask, RecognizerProperty.scrollTypes))
    case .buttonMaskRequired:
      let status = rk_tap_get_button_mask_required(object, &mask)
      return (status, .number(Double(mask)))
    case .numberOfTapsRequired:
      let status = firstOf(
        { rk_tap_get_number_of_taps_required(object, &count) }, { rk_long_press_get_number_of_taps_required(object, &count) })
      return (status, .number(Double(count)))
    case .numberOfTouchesRequired:
      let status = firstOf(
        { rk_tap_get_number_of_touches_required(object, &count) }, { rk_long_press_get_number_of_touches_required(object, &count) },
        { rk_swipe_get_number_of_touches_required(object, &count) })
      return (status, .number(Double(count)))
    case .maximumTapDuration: return number(object, rk_tap_get_maximum_tap_duration)
    case .maximumIntervalBetweenSuccessiveTaps: return number(object, rk_tap_get_maximum_interval_between_successive_taps)
    case .allowableMovement:
      let status = firstOf(
        { rk_tap_get_allowable_movement(object, &distance) }, { rk_long_press_get_allowable_movement(object, &distance) })
      return (status, .number(distance))
    case .minimumPressDuration: return number(object, rk_long_press_get_minimum_press_duration)
    case .minimumNumberOfTouches: return integer(object, rk_pan_get_minimum_number_of_touches)
    case .maximumNumberOfTouches: return integer(object, rk_pan_get_maximum_number_of_touches)
    case .edges:
      let status = rk_screen_edge_pan_get_edges(object, &mask)
      return (status, maskValue(mask, RecognizerProperty.edgeWords))
    case .direction:
      let status = rk_swipe_get_direction(object, &mask)
      return (status, maskValue(mask, RecognizerProperty.directions))
    case .state:
      let (status, word) = gestureState(of: object)
      return (status, .string(word))
    case .translation: return point(object) { rk_pan_get_translation($0, nil, $1) }
    case .velocity:
      let scrolling = point(object, rk_scroll_view_get_velocity)
      guard scrolling.status == .wrongKind else { return scrolling }
      let (status, velocity) = point(object) { rk_pan_get_velocity($0, nil, $1) }
      guard status == .wrongKind else { return (status, velocity) }
      let turning = firstOf({ rk_pinch_get_velocity(object, &distance) }, { rk_rotation_get_velocity(object, &distance) })
      return (turning, .number(distance))
    case .scale: return number(object, rk_pinch_get_scale)
    case .rotation: return number(object, rk_rotation_get_rotation)
    case .zOffset: return number(object, rk_hover_get_z_offset)
    case .altitudeAngle: return number(object, rk_hover_get_altitude_angle)
    case .azimuthAngle: return number(object, rk_hover_get_azimuth_angle)
    case .azimuthUnitVector: return point(object) { rk_hover_get_azimuth_unit_vector($0, nil, $1) }
    case .rollAngle: return number(object, rk_hover_get_roll_angle)
    case .location: return point(object) { rk_gesture_recognizer_get_location($0, nil, $1) }
    case .numberOfTouches:
      var touches = 0
      let status = rk_gesture_recognizer_get_number_of_touches(object, &touches)
      return (status, .number(Double(touches)))
    case .view:
      var view: OpaquePointer?
      let status = rk_gesture_recognizer_get_view(object, &view)
      return (status, world?.idValue(of: view) ?? .null)
    case .failureRequirements: return ids(world) { rk_gesture_recognizer_get_failure_requirements(object, $0, $1, $2) }
    case .attemptFailureRequirements: return ids(world) { rk_gesture_recognizer_get_attempt_failure_requirements(object, $0, $1, $2) }
    }
  }
}

private func ids(_ world: World?, _ get: (UnsafeMutablePointer<OpaquePointer?>?, Int, UnsafeMutablePointer<Int>?) -> RKStatus) -> (status: RKStatus, value: Value) {
  let (status, list) = handles(get)
  return (status, .array(list.map { world?.idValue(of: $0) ?? .null }))
}

/// A recogniser's state as files spell it.
func gestureState(of recognizer: OpaquePointer?) -> (status: RKStatus, word: String) {
  var state = RKGestureRecognizerState.possible
  let status = rk_gesture_recognizer_get_state(recognizer, &state)
  return (status, stateName(state))
}

package func stateName(_ state: RKGestureRecognizerState) -> String {
  let index = Int(state.rawValue)
  return RecognizerProperty.states.indices.contains(index) ? RecognizerProperty.states[index] : "unknown state \(index)"
}

func gestureState(named word: String) -> RKGestureRecognizerState {
  let index = RecognizerProperty.states.firstIndex(of: word) ?? 0
  return RKGestureRecognizerState(rawValue: Int32(index)) ?? .possible
}
