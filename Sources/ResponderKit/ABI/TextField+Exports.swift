// SPDX-License-Identifier: MIT
import CResponderKit

// control.h: a text field's text; text.h

/// The text field is held: what is called may end it.
private func withField(_ handle: OpaquePointer?, _ body: (TextField) throws(RKStatus) -> Void) -> RKStatus {
  status { () throws(RKStatus) in
    let field = try resolveField(handle)
    let kept = field.object.keep()
    try body(field)
    kept.release()
  }
}

@inline(never)
private func resolveField(_ handle: OpaquePointer?) throws(RKStatus) -> TextField {
  let c = try resolveObject(handle, .controls, "text_field", true)
  guard c.data.type == .textField else { throw wrongType("text_field", c.object, "a TextField") }
  return TextField(c.object)
}

private func checkedDirection(_ direction: RKTextDirection, _ argument: Literal) throws(RKStatus) {
  guard direction == .forward || direction == .backward else { throw failure(.invalidArgument, argument, .int(Int64(direction.rawValue)), "is not an RKTextDirection; pass one of its enumerators") }
}

private func checkedGranularity(_ granularity: RKTextGranularity) throws(RKStatus) {
  guard granularity == .character || granularity == .word || granularity == .line else {
    throw failure(.invalidArgument, "granularity", .int(Int64(granularity.rawValue)), "is not an RKTextGranularity; pass one of its enumerators")
  }
}

/// Offsets between characters, the first not behind the second. A size_t beyond what any text can have arrives as a negative number.
private func checkedRange(_ run: TextRun, _ start: Int, _ end: Int) throws(RKStatus) {
  try checkedPlace(run, start, "start")
  try checkedPlace(run, end, "end")
  guard start <= end else { throw failure(.invalidArgument, "start", .int(Int64(start)), "is greater than end; pass the smaller offset first") }
}

private func checkedPlace(_ run: TextRun, _ place: Int, _ argument: Literal) throws(RKStatus) {
  guard place >= 0, place <= run.count else { throw failure(.invalidArgument, argument, .int(Int64(place)), "is beyond the text; pass a number of bytes from 0 to its length") }
  guard run.isBoundary(place) else {
    throw failure(.invalidArgument, argument, .int(Int64(place)), "is within a character; rk_text_field_get_position finds the offsets between characters")
  }
}

@_cdecl("rk_text_field_set_text") @implementation public func rk_text_field_set_text(_ text_field: RKControlRef?, _ text: UnsafePointer<CChar>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    if let text { _ = try checkedText(text) }
    f.context.recorded(Call.text_field_set_text, text_field, LongText(text: text))
    try f.setText(text)
  }
}

@_cdecl("rk_text_field_get_text") @implementation public func rk_text_field_get_text(_ text_field: RKControlRef?, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let text = f.control.data.text
    try copyText(buffer, capacity, length) { $0.add(text.base, text.count) }
  }
}

@_cdecl("rk_text_field_set_delegate") @implementation public func rk_text_field_set_delegate(_ text_field: RKControlRef?, _ delegate: UnsafePointer<RKTextFieldDelegate>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let context = f.context
    guard let delegate else {
      context.recorded(Call.text_field_set_delegate, text_field, OpaquePointer?.none)
      return try f.setDelegate(nil)
    }
    var read = RKTextFieldDelegate()
    try readSized(delegate, into: &read, minimum: MemoryLayout<RKTextFieldDelegate>.size, "delegate.struct_size")
    try requireZero(Int64(read.reserved), "delegate.reserved")
    _ = try resolveOptional(read.object, in: context, .named, "delegate.object")
    try notDying(f.object, "text_field")
    if context.isRecording { context.writeDelegate(f.object, read) }
    try f.setDelegate(read)
  }
}

@_cdecl("rk_text_field_get_delegate") @implementation public func rk_text_field_get_delegate(_ text_field: RKControlRef?, _ out: UnsafeMutablePointer<RKObjectRef?>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let out = try required(out)
    f.context.recorded(Call.text_field_get_delegate, text_field)
    out.pointee = OpaquePointer(bitPattern: f.delegateObject)
  }
}

@_cdecl("rk_text_field_is_editing") @implementation public func rk_text_field_is_editing(_ text_field: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let out = try required(out)
    out.pointee = f.control.has(.editing)
  }
}

@_cdecl("rk_text_field_set_secure_text_entry") @implementation public func rk_text_field_set_secure_text_entry(_ text_field: RKControlRef?, _ secure: Bool) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_set_secure_text_entry, text_field, secure)
    f.control.set(.secure, secure)
  }
}

@_cdecl("rk_text_field_is_secure_text_entry") @implementation public func rk_text_field_is_secure_text_entry(_ text_field: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let out = try required(out)
    out.pointee = f.control.has(.secure)
  }
}

// MARK: Selection

@_cdecl("rk_text_field_set_selected_range") @implementation public func rk_text_field_set_selected_range(_ text_field: RKControlRef?, _ start: Int, _ end: Int, _ affinity: RKTextDirection) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_set_selected_range, text_field, start, end, affinity.rawValue)
    try checkedRange(f.text, start, end)
    try checkedDirection(affinity, "affinity")
    let goesBack = affinity == .backward
    f.select(goesBack ? end : start, goesBack ? start : end)
  }
}

@_cdecl("rk_text_field_get_selected_range") @implementation public func rk_text_field_get_selected_range(_ text_field: RKControlRef?, _ start: UnsafeMutablePointer<Int>?, _ end: UnsafeMutablePointer<Int>?, _ affinity: UnsafeMutablePointer<RKTextDirection>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let start = try required(start, "start")
    let end = try required(end, "end")
    let field = f.data.whole
    start.pointee = field.start
    end.pointee = field.end
    affinity?.pointee = field.head < field.anchor ? .backward : .forward
  }
}

@_cdecl("rk_text_field_move") @implementation public func rk_text_field_move(_ text_field: RKControlRef?, _ direction: RKTextDirection, _ granularity: RKTextGranularity, _ extend: Bool) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_move, text_field, direction.rawValue, granularity.rawValue, extend)
    try checkedDirection(direction, "direction")
    try checkedGranularity(granularity)
    f.move(direction, granularity, extends: extend)
  }
}

@_cdecl("rk_text_field_get_position") @implementation public func rk_text_field_get_position(_ text_field: RKControlRef?, _ start: Int, _ steps: Int64, _ granularity: RKTextGranularity, _ out: UnsafeMutablePointer<Int>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let out = try required(out)
    let run = f.text
    try checkedPlace(run, start, "start")
    try checkedGranularity(granularity)
    var place = start
    var left = steps.magnitude
    while left > 0 {
      let next = run.step(place, steps > 0 ? .forward : .backward, granularity)
      guard next != place else { throw failure(.notFound, "steps", .int(steps), "leads beyond the text; pass a smaller number of steps") }
      place = next
      left -= 1
    }
    out.pointee = place
  }
}

// MARK: Editing

@_cdecl("rk_text_field_delete") @implementation public func rk_text_field_delete(_ text_field: RKControlRef?, _ direction: RKTextDirection, _ granularity: RKTextGranularity) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_delete, text_field, direction.rawValue, granularity.rawValue)
    try checkedDirection(direction, "direction")
    try checkedGranularity(granularity)
    f.delete(direction, granularity)
  }
}

@_cdecl("rk_text_field_clear") @implementation public func rk_text_field_clear(_ text_field: RKControlRef?, _ out: UnsafeMutablePointer<Bool>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_clear, text_field)
    let cleared = f.clear()
    out?.pointee = cleared
  }
}

@_cdecl("rk_text_field_replace_range") @implementation public func rk_text_field_replace_range(_ text_field: RKControlRef?, _ start: Int, _ end: Int, _ text: UnsafePointer<CChar>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let context = f.context
    let text = try checkedText(text)
    context.recorded(Call.text_field_replace_range, text_field, start, end, LongText(text: text))
    try checkedRange(f.text, start, end)
    try context.checked { _ = f.edit(start, end, text) }
  }
}

@_cdecl("rk_text_field_get_text_in_range") @implementation public func rk_text_field_get_text_in_range(_ text_field: RKControlRef?, _ start: Int, _ end: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    try checkedRange(f.text, start, end)
    let text = f.control.data.text
    try copyText(buffer, capacity, length) { $0.add(text.base.map { UnsafePointer($0) + start }, end - start) }
  }
}

// MARK: Marked text

@_cdecl("rk_text_field_set_marked_text") @implementation public func rk_text_field_set_marked_text(_ text_field: RKControlRef?, _ text: UnsafePointer<CChar>?, _ start: Int, _ end: Int) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let context = f.context
    let text = try checkedText(text)
    context.recorded(Call.text_field_set_marked_text, text_field, LongText(text: text), start, end)
    try checkedRange(TextRun(text, textLength(text, limit: longestFieldText)), start, end)
    try context.checked { f.compose(text, start, end) }
  }
}

@_cdecl("rk_text_field_unmark_text") @implementation public func rk_text_field_unmark_text(_ text_field: RKControlRef?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    f.context.recorded(Call.text_field_unmark_text, text_field)
    f.unmark()
  }
}

@_cdecl("rk_text_field_get_marked_range") @implementation public func rk_text_field_get_marked_range(_ text_field: RKControlRef?, _ start: UnsafeMutablePointer<Int>?, _ end: UnsafeMutablePointer<Int>?) -> RKStatus {
  withField(text_field) { (f) throws(RKStatus) in
    let start = try required(start, "start")
    let end = try required(end, "end")
    let field = f.data.whole
    guard field.isMarked else { throw failure(.notFound, "text_field", "has no marked text; set some with rk_text_field_set_marked_text first") }
    start.pointee = field.markedStart
    end.pointee = field.markedEnd
  }
}
