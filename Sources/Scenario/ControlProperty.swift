// SPDX-License-Identifier: MIT
import CResponderKit

/// The properties of controls by their UIKit names.
enum ControlProperty: String, CaseIterable {
  case enabled, selected, highlighted
  case on
  // What limits a value stands before the value: nodes set their properties in this order.
  case minimumValue, maximumValue, value, continuous
  case stepValue, wraps, autorepeat
  case numberOfSegments, selectedSegmentIndex, momentary
  case numberOfPages, currentPage
  case text, selectedRange, markedRange, secureTextEntry
  case tracking, touchInside, editing

  static let classes = ["Control", "Button", "Switch", "Slider", "Stepper", "SegmentedControl", "PageControl", "TextField"]

  /// The properties that a node of a class may have; none for a class that is no control.
  static func settable(in className: String) -> [ControlProperty] {
    guard classes.contains(className) else { return [] }
    let own: [ControlProperty]
    switch className {
    case "Switch": own = [.on]
    case "Slider": own = [.minimumValue, .maximumValue, .value, .continuous]
    case "Stepper": own = [.minimumValue, .maximumValue, .value, .continuous, .stepValue, .wraps, .autorepeat]
    case "SegmentedControl": own = [.numberOfSegments, .selectedSegmentIndex, .momentary]
    case "PageControl": own = [.numberOfPages, .currentPage]
    case "TextField": own = [.text, .selectedRange, .secureTextEntry]
    default: own = []
    }
    return [.enabled, .selected, .highlighted] + own
  }

  var shape: Shape {
    switch self {
    case .value, .minimumValue, .maximumValue, .stepValue: return .number
    case .numberOfSegments, .selectedSegmentIndex, .numberOfPages, .currentPage: return .integer
    case .text: return .text
    case .selectedRange: return .point
    case .markedRange: return .pointOrNull
    default: return .bool
    }
  }

  var isSettable: Bool { self != .tracking && self != .touchInside && self != .editing && self != .markedRange }

  func apply(_ reader: Reader, to object: OpaquePointer?) throws(ScenarioError) -> RKStatus {
    switch self {
    case .enabled:
      let enabled = try reader.bool()
      return firstOf({ rk_control_set_enabled(object, enabled) }, { rk_gesture_recognizer_set_enabled(object, enabled) })
    case .selected: return rk_control_set_selected(object, try reader.bool())
    case .highlighted: return rk_control_set_highlighted(object, try reader.bool())
    case .on: return rk_switch_set_on(object, try reader.bool())
    case .minimumValue, .maximumValue:
      let wanted = try reader.number()
      var minimum = 0.0
      var maximum = 0.0
      let status = rk_control_get_value_range(object, &minimum, &maximum)
      guard status == .OK else { return status }
      // As UIKit: an end that is moved past the other one takes it along.
      if self == .minimumValue {
        return rk_control_set_value_range(object, wanted, max(wanted, maximum))
      }
      return rk_control_set_value_range(object, min(minimum, wanted), wanted)
    case .value: return rk_control_set_value(object, try reader.number())
    case .continuous: return rk_control_set_continuous(object, try reader.bool())
    case .stepValue: return rk_stepper_set_step_value(object, try reader.number())
    case .wraps: return rk_stepper_set_wraps(object, try reader.bool())
    case .autorepeat: return rk_stepper_set_autorepeat(object, try reader.bool())
    case .numberOfSegments, .numberOfPages: return rk_control_set_count(object, try reader.integer())
    case .selectedSegmentIndex, .currentPage: return rk_control_set_selected_index(object, try reader.integer())
    case .momentary: return rk_segmented_control_set_momentary(object, try reader.bool())
    case .text: return try reader.plainText().withCString { rk_text_field_set_text(object, $0) }
    case .selectedRange:
      let range = try reader.point()
      let bytes = FieldRange.bytes(object)
      return rk_text_field_set_selected_range(object, FieldRange.offset(range.x, bytes), FieldRange.offset(range.y, bytes), .forward)
    case .secureTextEntry: return rk_text_field_set_secure_text_entry(object, try reader.bool())
    case .tracking, .touchInside, .editing, .markedRange: return .invalidArgument
    }
  }

  func read(from object: OpaquePointer?) -> (status: RKStatus, value: Value) {
    switch self {
    case .enabled:
      var out = false
      let status = firstOf({ rk_control_is_enabled(object, &out) }, { rk_gesture_recognizer_is_enabled(object, &out) })
      return (status, .bool(out))
    case .selected: return flag(object, rk_control_is_selected)
    case .highlighted: return flag(object, rk_control_is_highlighted)
    case .on: return flag(object, rk_switch_is_on)
    case .minimumValue, .maximumValue:
      var minimum = 0.0
      var maximum = 0.0
      let status = rk_control_get_value_range(object, &minimum, &maximum)
      return (status, .number(self == .minimumValue ? minimum : maximum))
    case .value: return number(object, rk_control_get_value)
    case .continuous: return flag(object, rk_control_is_continuous)
    case .stepValue: return number(object, rk_stepper_get_step_value)
    case .wraps: return flag(object, rk_stepper_get_wraps)
    case .autorepeat: return flag(object, rk_stepper_get_autorepeat)
    case .numberOfSegments, .numberOfPages: return integer(object, rk_control_get_count)
    case .selectedSegmentIndex, .currentPage: return integer(object, rk_control_get_selected_index)
    case .momentary: return flag(object, rk_segmented_control_is_momentary)
    case .text: return words(object, rk_text_field_get_text)
    case .selectedRange:
      guard let range = FieldRange(selectionOf: object) else { return (.wrongKind, .null) }
      return (.OK, .numbers([Double(range.start), Double(range.end)]))
    case .markedRange:
      var start = 0
      var end = 0
      let status = rk_text_field_get_marked_range(object, &start, &end)
      if status == .notFound { return (.OK, .null) }
      let range = FieldRange(object, start, end)
      return (status, .numbers([Double(range.start), Double(range.end)]))
    case .secureTextEntry: return flag(object, rk_text_field_is_secure_text_entry)
    case .editing: return flag(object, rk_text_field_is_editing)
    case .tracking:
      var out = false
      let status = firstOf({ rk_control_is_tracking(object, &out) }, { rk_scroll_view_is_tracking(object, &out) })
      return (status, .bool(out))
    case .touchInside: return flag(object, rk_control_is_touch_inside)
    }
  }
}

/// Control events as files and log lines name them.
enum ControlEvent {
  private static let single = EnumWords.controlEvents.filter { $0.value.nonzeroBitCount == 1 }
  static let words = single.map { $0.word }
  static let groups = EnumWords.controlEvents.filter { $0.value.nonzeroBitCount != 1 }.map { $0.word }

  static let all: UInt32 = 0xFFFF_FFFF

  static func read(_ reader: Reader) throws(ScenarioError) -> UInt32 {
    var mask: UInt32 = 0
    for item in try reader.list() {
      let word = try item.word(of: words + groups)
      for event in EnumWords.controlEvents where event.word == word { mask |= event.value }
    }
    guard mask != 0 else { throw reader.expected("at least one control event", allowed: words + groups) }
    return mask
  }

  /// The words of a mask, lowest bit first.
  static func names(in mask: UInt32) -> [String] {
    var names: [String] = []
    for bit in UInt32(0)..<32 where mask & (1 << bit) != 0 {
      names.append(single.first { $0.value == 1 << bit }?.word ?? "bit\(bit)")
    }
    return names
  }
}
