import CResponderKit

// The delegate of a text field (SPEC 306, 325-328, 333, 334). Any of its functions may do anything, so each caller checks its objects again afterwards.

/// The question that a delegate answered with no: the value of a record `textRefused`.
enum FieldQuestion: Double {
  case begin = 0, end, change, clear, submit
}

private typealias ChangeCall = @convention(c) (OpaquePointer?, Int, Int, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> RawBool

extension Context {
  func setFieldDelegate(_ index: UInt32, _ table: RKTextFieldDelegate?) throws(RKStatus) {
    var made: UnsafeMutablePointer<FieldDelegate>?
    if let table {
      guard let delegate = memory.allocate(FieldDelegate.self) else { throw noMemory() }
      delegate.initialize(to: FieldDelegate(table: table, object: UInt(bitPattern: table.object), plugin: runningPlugin))
      made = delegate
    }
    let old = fieldData(index).pointee.delegate
    fieldData(index).pointee.delegate = made
    if let old { replace(old) }
  }

  private func replace(_ delegate: UnsafeMutablePointer<FieldDelegate>) {
    delegate.pointee.replaced = true
    if delegate.pointee.uses == 0 { end(delegate) }
  }

  private func end(_ delegate: UnsafeMutablePointer<FieldDelegate>) {
    let drop = delegate.pointee.table.drop
    let userdata = delegate.pointee.table.userdata
    let number = delegate.pointee.plugin
    memory.free(delegate)
    if let drop {
      begin(plugin: number, number == 0 ? 0 : plugin(number).handle)
      drop(userdata)
      end(plugin: number)
    }
  }

  /// The delegate. One whose object has ended is removed here.
  private func fieldDelegate(_ index: UInt32) -> UnsafeMutablePointer<FieldDelegate>? {
    guard let delegate = fieldData(index).pointee.delegate else { return nil }
    if delegate.pointee.object == 0 || live(delegate.pointee.object, .all) != 0 { return delegate }
    fieldData(index).pointee.delegate = nil
    replace(delegate)
    return nil
  }

  func fieldDelegateObject(_ index: UInt32) -> UInt { fieldDelegate(index)?.pointee.object ?? 0 }

  /// The text field ends: its delegate's drop.
  func dropFieldDelegate(_ index: UInt32) {
    guard let field = controlData(index).field, let delegate = field.pointee.delegate else { return }
    field.pointee.delegate = nil
    replace(delegate)
  }

  // MARK: Calls

  /// Call a function of the delegate; a plugin's is watched. `call` returns the bool as the function answered it, or 0, and writes the call for a recorder.
  /// A text field that ends calls nothing.
  private func callFieldDelegate(_ index: UInt32, asks: Bool = false, _ call: (UnsafePointer<RKTextFieldDelegate>) -> RawBool) {
    guard !isDying(index), let delegate = fieldDelegate(index) else { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    let number = delegate.pointee.plugin
    if !isCallable(number) { return }
    own(index)
    delegate.pointee.uses += 1
    enter()
    if number != 0 { beginPlugin(number, index) }
    let answer = withUnsafePointer(to: delegate.pointee.table) { call($0) }
    if number != 0 {
      _ = endPlugin(asks: asks, answer <= 1 ? 0 : RKPluginFault.returnedBadBool.rawValue)
    } else if answer > 1 {
      diagnose(.overrideMisbehaved, index, value: Double(answer))
    }
    leave()
    delegate.pointee.uses -= 1
    if delegate.pointee.replaced, delegate.pointee.uses == 0 { end(delegate) }
    disown(index)
  }

  private func tell(_ index: UInt32, _ notice: (UnsafePointer<RKTextFieldDelegate>) -> RKTextFieldNotice?) {
    callFieldDelegate(index) {
      guard let function = notice($0) else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  func tellDidBeginEditing(_ index: UInt32) { tell(index) { $0.pointee.did_begin_editing } }
  func tellDidChangeSelection(_ index: UInt32) { tell(index) { $0.pointee.did_change_selection } }

  func tellDidEndEditing(_ index: UInt32, _ reason: RKTextEndReason) {
    callFieldDelegate(index) {
      guard let function = $0.pointee.did_end_editing else { return 0 }
      if isRecording { writeEnter(index) }
      function(pointer(index), reason, $0.pointee.userdata)
      if isRecording { writeLeave() }
      return 0
    }
  }

  /// A question; without a function, and when the answer does not count: yes.
  func askField(_ index: UInt32, _ question: FieldQuestion) -> Bool {
    var answer = true
    callFieldDelegate(index, asks: true) { table in
      let function: RKTextFieldQuestion? =
        switch question {
        case .begin: table.pointee.should_begin_editing
        case .end: table.pointee.should_end_editing
        case .clear: table.pointee.should_clear
        default: table.pointee.should_return
        }
      guard let function else { return 0 }
      if isRecording { writeEnter(index) }
      return take(unsafeBitCast(function, to: QuestionCall.self)(pointer(index), table.pointee.userdata), &answer)
    }
    if !answer { trace(.textRefused, index, value: question.rawValue) }
    return answer
  }

  func askShouldChange(_ index: UInt32, _ start: Int, _ end: Int, _ text: UnsafePointer<CChar>) -> Bool {
    var answer = true
    callFieldDelegate(index, asks: true) { table in
      guard let function = table.pointee.should_change_characters else { return 0 }
      if isRecording { writeEnter(index) }
      return take(unsafeBitCast(function, to: ChangeCall.self)(pointer(index), start, end, text, table.pointee.userdata), &answer)
    }
    if !answer { trace(.textRefused, index, value: FieldQuestion.change.rawValue) }
    return answer
  }

  /// Takes an answer over if it is a bool.
  private func take(_ given: RawBool, _ answer: inout Bool) -> RawBool {
    if isRecording { writeLeave(bool: given) }
    if given <= 1 { answer = given != 0 }
    return given
  }

  /// The insertion point for a touch; nil: the delegate has no function for it.
  func askClosestPosition(_ index: UInt32, _ point: RKPoint) -> Int? {
    var answer: Int?
    callFieldDelegate(index, asks: true) { table in
      guard let function = table.pointee.closest_position else { return 0 }
      if isRecording { writeEnter(index) }
      let given = function(pointer(index), point, table.pointee.userdata)
      // A size_t beyond what any text can have arrives as a negative number.
      let place = given < 0 ? longestFieldText : min(given, longestFieldText)
      if isRecording { writeLeave(number: Int64(place)) }
      answer = place
      return 0
    }
    return answer
  }
}
