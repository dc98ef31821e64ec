// SPDX-License-Identifier: MIT
import CResponderKit

// control.h: values

/// A control of one of these types.
private func withType(_ handle: OpaquePointer?, _ argument: Literal, _ types: (ControlType) -> Bool, calls: Bool = true, _ body: (Control) throws(RKStatus) -> Void) -> RKStatus {
  with(handle, .controls, argument, calls: calls) { (c) throws(RKStatus) in
    guard types(c.data.type) else {
      throw wrongType(argument, c.object, expected(types))
    }
    try body(c)
  }
}

/// What to pass where one of these types is expected.
private func expected(_ types: (ControlType) -> Bool) -> Literal {
  if types(.toggle) { return "a Switch" }
  if types(.slider) { return types(.stepper) ? "a Slider or a Stepper" : "a Slider" }
  if types(.stepper) { return "a Stepper" }
  return types(.page) ? "a SegmentedControl or a PageControl" : "a SegmentedControl"
}

private func getType<T>(_ handle: OpaquePointer?, _ argument: Literal, _ types: (ControlType) -> Bool, _ out: UnsafeMutablePointer<T>?, _ read: (Control) throws(RKStatus) -> T) -> RKStatus {
  withType(handle, argument, types, calls: false) { (c) throws(RKStatus) in
    let out = try required(out)
    out.pointee = try read(c)
  }
}

private func hasValue(_ type: ControlType) -> Bool { type == .slider || type == .stepper }
private func hasCount(_ type: ControlType) -> Bool { type == .segmented || type == .page }

@_cdecl("rk_switch_set_on") @implementation public func rk_switch_set_on(_ control: RKControlRef?, _ on: Bool) -> RKStatus {
  withType(control, "control", { $0 == .toggle }) { c in
    c.context.recorded(Call.switch_set_on, control, on)
    c.set(.on, on)
  }
}

@_cdecl("rk_switch_is_on") @implementation public func rk_switch_is_on(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", { $0 == .toggle }, out) { c in c.has(.on) }
}

@_cdecl("rk_control_set_value") @implementation public func rk_control_set_value(_ control: RKControlRef?, _ value: Double) -> RKStatus {
  withType(control, "control", hasValue) { (c) throws(RKStatus) in
    c.context.recorded(Call.control_set_value, control, value)
    try finite(value, "value")
    let data = c.data
    data.value = Double.minimum(Double.maximum(value, data.minimum), data.maximum)
  }
}

@_cdecl("rk_control_get_value") @implementation public func rk_control_get_value(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(control, "control", hasValue, out) { c in c.data.value }
}

@_cdecl("rk_control_set_value_range") @implementation public func rk_control_set_value_range(_ control: RKControlRef?, _ minimum: Double, _ maximum: Double) -> RKStatus {
  withType(control, "control", hasValue) { (c) throws(RKStatus) in
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
  withType(control, "control", hasValue, calls: false) { (c) throws(RKStatus) in
    let minimum = try required(minimum, "minimum")
    let maximum = try required(maximum, "maximum")
    minimum.pointee = c.data.minimum
    maximum.pointee = c.data.maximum
  }
}

@_cdecl("rk_control_set_continuous") @implementation public func rk_control_set_continuous(_ control: RKControlRef?, _ continuous: Bool) -> RKStatus {
  withType(control, "control", hasValue) { c in
    c.context.recorded(Call.control_set_continuous, control, continuous)
    c.set(.discontinuous, !continuous)
  }
}

@_cdecl("rk_control_is_continuous") @implementation public func rk_control_is_continuous(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", hasValue, out) { c in !c.has(.discontinuous) }
}

@_cdecl("rk_slider_get_thumb_rect") @implementation public func rk_slider_get_thumb_rect(_ slider: RKControlRef?, _ out: UnsafeMutablePointer<RKRect>?) -> RKStatus {
  getType(slider, "slider", { $0 == .slider }, out) { c in c.thumb }
}

@_cdecl("rk_stepper_set_step_value") @implementation public func rk_stepper_set_step_value(_ stepper: RKControlRef?, _ step: Double) -> RKStatus {
  withType(stepper, "stepper", { $0 == .stepper }) { (c) throws(RKStatus) in
    c.context.recorded(Call.stepper_set_step_value, stepper, step)
    guard step.isFinite, step > 0 else { throw failure(.invalidArgument, "step", .double(step), "is not a finite number above 0; pass one") }
    c.data.step = step
  }
}

@_cdecl("rk_stepper_get_step_value") @implementation public func rk_stepper_get_step_value(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Double>?) -> RKStatus {
  getType(stepper, "stepper", { $0 == .stepper }, out) { c in c.data.step }
}

@_cdecl("rk_stepper_set_wraps") @implementation public func rk_stepper_set_wraps(_ stepper: RKControlRef?, _ wraps: Bool) -> RKStatus {
  withType(stepper, "stepper", { $0 == .stepper }) { c in
    c.context.recorded(Call.stepper_set_wraps, stepper, wraps)
    c.set(.wraps, wraps)
  }
}

@_cdecl("rk_stepper_get_wraps") @implementation public func rk_stepper_get_wraps(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(stepper, "stepper", { $0 == .stepper }, out) { c in c.has(.wraps) }
}

@_cdecl("rk_stepper_set_autorepeat") @implementation public func rk_stepper_set_autorepeat(_ stepper: RKControlRef?, _ autorepeat: Bool) -> RKStatus {
  withType(stepper, "stepper", { $0 == .stepper }) { c in
    c.context.recorded(Call.stepper_set_autorepeat, stepper, autorepeat)
    c.set(.repeatsNot, !autorepeat)
    if !autorepeat { c.stopRepeating() }
  }
}

@_cdecl("rk_stepper_get_autorepeat") @implementation public func rk_stepper_get_autorepeat(_ stepper: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(stepper, "stepper", { $0 == .stepper }, out) { c in !c.has(.repeatsNot) }
}

@_cdecl("rk_control_set_count") @implementation public func rk_control_set_count(_ control: RKControlRef?, _ count: Int64) -> RKStatus {
  withType(control, "control", hasCount) { (c) throws(RKStatus) in
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
  getType(control, "control", hasCount, out) { c in c.data.count }
}

@_cdecl("rk_control_set_selected_index") @implementation public func rk_control_set_selected_index(_ control: RKControlRef?, _ index: Int64) -> RKStatus {
  withType(control, "control", hasCount) { (c) throws(RKStatus) in
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
  getType(control, "control", hasCount, out) { c in c.data.selected }
}

@_cdecl("rk_segmented_control_set_momentary") @implementation public func rk_segmented_control_set_momentary(_ control: RKControlRef?, _ momentary: Bool) -> RKStatus {
  withType(control, "control", { $0 == .segmented }) { c in
    c.context.recorded(Call.segmented_control_set_momentary, control, momentary)
    c.set(.momentary, momentary)
  }
}

@_cdecl("rk_segmented_control_is_momentary") @implementation public func rk_segmented_control_is_momentary(_ control: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  getType(control, "control", { $0 == .segmented }, out) { c in c.has(.momentary) }
}

// MARK: Segments

private func isSegmented(_ type: ControlType) -> Bool { type == .segmented }

/// The index of an existing segment.
private func withSegment(_ control: OpaquePointer?, _ index: Int64, _ body: (Control) throws(RKStatus) -> Void) -> RKStatus {
  withType(control, "control", isSegmented) { (c) throws(RKStatus) in
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
  withType(control, "control", isSegmented) { (c) throws(RKStatus) in
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
