// SPDX-License-Identifier: MIT
import CResponderKit

// control.h: values

/// Types of controls.
private struct ControlTypes: FlagSet {
  var rawValue: UInt32 = 0

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(_ type: ControlType) { rawValue = 1 << UInt32(type.rawValue) }

  static var toggle: ControlTypes { ControlTypes(.toggle) }
  static var slider: ControlTypes { ControlTypes(.slider) }
  static var stepper: ControlTypes { ControlTypes(.stepper) }
  static var segmented: ControlTypes { ControlTypes(.segmented) }
  static var page: ControlTypes { ControlTypes(.page) }
  static var withValue: ControlTypes { [.slider, .stepper] }
  static var withCount: ControlTypes { [.segmented, .page] }

  /// What to pass where one of them is expected.
  var expected: Literal {
    if has(.toggle) { return "a Switch" }
    if has(.slider) { return has(.stepper) ? "a Slider or a Stepper" : "a Slider" }
    if has(.stepper) { return "a Stepper" }
    return has(.page) ? "a SegmentedControl or a PageControl" : "a SegmentedControl"
  }
}

/// A control of one of these types.
@inline(never)
private func resolveType(_ handle: OpaquePointer?, _ argument: Literal, _ types: ControlTypes, _ calls: Bool) throws(RKStatus) -> Control {
  let c = try resolveObject(handle, .controls, argument, calls)
  guard types.has(ControlTypes(c.data.type)) else { throw wrongType(argument, c.object, types.expected) }
  return c
}

private func withType(_ handle: OpaquePointer?, _ argument: Literal, _ types: ControlTypes, calls: Bool = true, _ body: (Control) throws(RKStatus) -> Void) -> RKStatus {
  status { () throws(RKStatus) in try body(try resolveType(handle, argument, types, calls)) }
}

private func getType<T>(_ handle: OpaquePointer?, _ argument: Literal, _ types: ControlTypes, _ out: UnsafeMutablePointer<T>?, _ read: (Control) throws(RKStatus) -> T) -> RKStatus {
  status { () throws(RKStatus) in
    let c = try resolveType(handle, argument, types, false)
    let out = try required(out)
    out.pointee = try read(c)
  }
}

@_cdecl("rk_switch_set_on") @implementation public func rk_switch_set_on(_ control: RKControlRef?, _ on: Bool) -> RKStatus {
  withType(control, "control", .toggle) { c in
    c.context.recorded(Call.switch_set_on, control, on)
    c.set(.on, on)
  }
}

@_cdecl("rk_switch_is_on") @implementation public func rk_switch_is_on(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", .toggle, out) { c in c.has(.on) }
}

@_cdecl("rk_control_set_value") @implementation public func rk_control_set_value(_ control: RKControlRef?, _ value: Double) -> RKStatus {
  withType(control, "control", .withValue) { (c) throws(RKStatus) in
    c.context.recorded(Call.control_set_value, control, value)
    try finite(value, "value")
    let data = c.data
    data.value = Double.minimum(Double.maximum(value, data.minimum), data.maximum)
  }
}

@_cdecl("rk_control_get_value") @implementation public func rk_control_get_value(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(control, "control", .withValue, out) { c in c.data.value }
}

@_cdecl("rk_control_set_value_range") @implementation public func rk_control_set_value_range(_ control: RKControlRef?, _ minimum: Double, _ maximum: Double) -> RKStatus {
  withType(control, "control", .withValue) { (c) throws(RKStatus) in
    c.context.recorded(Call.control_set_value_range, control, minimum, maximum)
    try finite(minimum, "minimum")
    try finite(maximum, "maximum")
    guard minimum <= maximum else { throw failure(.invalidArgument, "minimum", .double(minimum), "is above maximum; pass them in order") }
    let data = c.data
    data.minimum = minimum
    data.maximum = maximum
    data.value = Double.minimum(Double.maximum(data.value, minimum), maximum)
  }
}

@_cdecl("rk_control_get_value_range") @implementation public func rk_control_get_value_range(_ control: RKControlRef?, _ minimum: UnsafeMutablePointer<Double>?, _ maximum: UnsafeMutablePointer<Double>?) -> RKStatus {
  withType(control, "control", .withValue, calls: false) { (c) throws(RKStatus) in
    let minimum = try required(minimum, "minimum")
    let maximum = try required(maximum, "maximum")
    minimum.pointee = c.data.minimum
    maximum.pointee = c.data.maximum
  }
}

@_cdecl("rk_control_set_continuous") @implementation public func rk_control_set_continuous(_ control: RKControlRef?, _ continuous: Bool) -> RKStatus {
  withType(control, "control", .withValue) { c in
    c.context.recorded(Call.control_set_continuous, control, continuous)
    c.set(.discontinuous, !continuous)
  }
}

@_cdecl("rk_control_is_continuous") @implementation public func rk_control_is_continuous(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", .withValue, out) { c in !c.has(.discontinuous) }
}

@_cdecl("rk_slider_get_thumb_rect") @implementation public func rk_slider_get_thumb_rect(_ slider: RKControlRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  getType(slider, "slider", .slider, out) { c in c.thumb }
}

@_cdecl("rk_stepper_set_step_value") @implementation public func rk_stepper_set_step_value(_ stepper: RKControlRef?, _ step: Double) -> RKStatus {
  withType(stepper, "stepper", .stepper) { (c) throws(RKStatus) in
    c.context.recorded(Call.stepper_set_step_value, stepper, step)
    guard step.isFinite, step > 0 else { throw failure(.invalidArgument, "step", .double(step), "is not a finite number above 0; pass one") }
    c.data.step = step
  }
}

@_cdecl("rk_stepper_get_step_value") @implementation public func rk_stepper_get_step_value(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(stepper, "stepper", .stepper, out) { c in c.data.step }
}

@_cdecl("rk_stepper_set_wraps") @implementation public func rk_stepper_set_wraps(_ stepper: RKControlRef?, _ wraps: Bool) -> RKStatus {
  withType(stepper, "stepper", .stepper) { c in
    c.context.recorded(Call.stepper_set_wraps, stepper, wraps)
    c.set(.wraps, wraps)
  }
}

@_cdecl("rk_stepper_get_wraps") @implementation public func rk_stepper_get_wraps(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(stepper, "stepper", .stepper, out) { c in c.has(.wraps) }
}

@_cdecl("rk_stepper_set_autorepeat") @implementation public func rk_stepper_set_autorepeat(_ stepper: RKControlRef?, _ autorepeat: Bool) -> RKStatus {
  withType(stepper, "stepper", .stepper) { c in
    c.context.recorded(Call.stepper_set_autorepeat, stepper, autorepeat)
    c.set(.repeatsNot, !autorepeat)
    if !autorepeat { c.stopRepeating() }
  }
}

@_cdecl("rk_stepper_get_autorepeat") @implementation public func rk_stepper_get_autorepeat(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(stepper, "stepper", .stepper, out) { c in !c.has(.repeatsNot) }
}

@_cdecl("rk_control_set_count") @implementation public func rk_control_set_count(_ control: RKControlRef?, _ count: Int64) -> RKStatus {
  withType(control, "control", .withCount) { (c) throws(RKStatus) in
    c.context.recorded(Call.control_set_count, control, count)
    guard count >= 0, count <= mostSegments else { throw failure(.invalidArgument, "count", .int(count), "is not between 0 and 1000000") }
    let data = c.data
    data.count = count
    c.cutSegments(count)
    let none: Int64 = data.type == .page ? 0 : -1
    if data.selected >= count { data.selected = data.type == .page ? max(count - 1, 0) : none }
  }
}

@_cdecl("rk_control_get_count") @implementation public func rk_control_get_count(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(control, "control", .withCount, out) { c in c.data.count }
}

@_cdecl("rk_control_set_selected_index") @implementation public func rk_control_set_selected_index(_ control: RKControlRef?, _ index: Int64) -> RKStatus {
  withType(control, "control", .withCount) { (c) throws(RKStatus) in
    c.context.recorded(Call.control_set_selected_index, control, index)
    let data = c.data
    let least: Int64 = data.type == .page ? 0 : -1
    guard index >= least, index < max(data.count, least + 1) else {
      throw failure(.invalidArgument, "index", .int(index), "is not a segment or page; pass one below the count, or -1 for no segment")
    }
    data.selected = index
  }
}

@_cdecl("rk_control_get_selected_index") @implementation public func rk_control_get_selected_index(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Int64>?) -> RKStatus {
  getType(control, "control", .withCount, out) { c in c.data.selected }
}

@_cdecl("rk_segmented_control_set_momentary") @implementation public func rk_segmented_control_set_momentary(_ control: RKControlRef?, _ momentary: Bool) -> RKStatus {
  withType(control, "control", .segmented) { c in
    c.context.recorded(Call.segmented_control_set_momentary, control, momentary)
    c.set(.momentary, momentary)
  }
}

@_cdecl("rk_segmented_control_is_momentary") @implementation public func rk_segmented_control_is_momentary(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", .segmented, out) { c in c.has(.momentary) }
}

// MARK: Segments

/// The index of an existing segment.
private func withSegment(_ control: OpaquePointer?, _ index: Int64, _ body: (Control) throws(RKStatus) -> Void) -> RKStatus {
  withType(control, "control", .segmented) { (c) throws(RKStatus) in
    guard index >= 0, index < c.data.count else {
      throw failure(.notFound, "index", .int(index), "is not a segment; pass 0 or more, and less than the count")
    }
    try body(c)
  }
}

/// The length of a title; 0: none.
private func titleLength(_ title: UnsafePointer<CChar>?) throws(RKStatus) -> Int {
  guard let title else { return 0 }
  let length = textLength(title, limit: longestName)
  guard length <= longestName else { throw failure(.limitReached, "title", .text(title), "is longer than 255 bytes; shorten it") }
  _ = try checkedText(title, "title")
  return length
}

@_cdecl("rk_segmented_control_insert_segment") @implementation public func rk_segmented_control_insert_segment(_ control: RKControlRef?, _ title: UnsafePointer<CChar>?, _ index: Int64) -> RKStatus {
  withType(control, "control", .segmented) { (c) throws(RKStatus) in
    let length = try titleLength(title)
    c.context.recorded(Call.segmented_control_insert_segment, control, title, index)
    guard index >= 0 else { throw failure(.invalidArgument, "index", .int(index), "is negative; 0 is the first place") }
    try c.insertSegment(title, length, at: index)
  }
}

@_cdecl("rk_segmented_control_remove_segment") @implementation public func rk_segmented_control_remove_segment(_ control: RKControlRef?, _ index: Int64) -> RKStatus {
  withSegment(control, index) { c in
    c.context.recorded(Call.segmented_control_remove_segment, control, index)
    c.removeSegment(index)
  }
}

@_cdecl("rk_segmented_control_set_title") @implementation public func rk_segmented_control_set_title(_ control: RKControlRef?, _ index: Int64, _ title: UnsafePointer<CChar>?) -> RKStatus {
  withSegment(control, index) { (c) throws(RKStatus) in
    let length = try titleLength(title)
    c.context.recorded(Call.segmented_control_set_title, control, index, title)
    try c.setTitle(index, title, length)
  }
}

@_cdecl("rk_segmented_control_get_title") @implementation public func rk_segmented_control_get_title(_ control: RKControlRef?, _ index: Int64, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withSegment(control, index) { (c) throws(RKStatus) in
    let segment = c.segment(index)
    try copyText(buffer, capacity, length) { $0.add(segment.title, segment.length) }
  }
}

@_cdecl("rk_segmented_control_set_segment_enabled") @implementation public func rk_segmented_control_set_segment_enabled(_ control: RKControlRef?, _ index: Int64, _ enabled: Bool) -> RKStatus {
  withSegment(control, index) { (c) throws(RKStatus) in
    c.context.recorded(Call.segmented_control_set_segment_enabled, control, index, enabled)
    try c.setSegmentEnabled(index, enabled)
  }
}

@_cdecl("rk_segmented_control_is_segment_enabled") @implementation public func rk_segmented_control_is_segment_enabled(_ control: RKControlRef?, _ index: Int64, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withSegment(control, index) { (c) throws(RKStatus) in
    try required(out).pointee = !c.segment(index).isDisabled
  }
}
