// SPDX-License-Identifier: MIT
import CResponderKit

// The delegate of a text field (SPEC 306, 325-328, 333, 334). Any of its functions may do anything, so each caller checks its objects again afterwards.

/// The question that a delegate answered with no: the value of a record `textRefused`.
enum FieldQuestion: Double {
  case begin = 0, end, change, clear, submit
}

private typealias ChangeCall = @convention(c) (OpaquePointer?, Int, Int, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> RawBool

extension TextField: Delegating {
  var delegate: FieldDelegate? {
    get { control.data.field?.delegate }
    nonmutating set { control.data.field?.delegate = newValue }
  }

  func setDelegate(_ table: RKTextFieldDelegate?) throws(RKStatus) {
    try replaceDelegate(table.map { DelegateRecord($0, $0.object, $0.drop, $0.userdata, plugin: context.runningPlugin) })
  }

  // MARK: Calls

  /// Call a function of the delegate. `call` returns the bool as the function answered it, or 0, and writes the call for a recorder.
  /// A text field that ends calls nothing.
  @inline(never)
  private func callDelegate(asks: Bool = false, _ call: (FieldDelegate) -> RawBool) {
    guard !isDying, let delegate = livingDelegate() else { return }
    callWatched(delegate, asks: asks) {
      let answer = call($0)
      return (answer <= 1 ? 0 : RKPluginFault.returnedBadBool.rawValue, Double(answer))
    }
  }

  @inline(never)
  private func tell(_ notice: (FieldDelegate) -> RKTextFieldNotice?) {
    callDelegate {
      guard let function = notice($0) else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  func tellDidBeginEditing() { tell() { $0.table.did_begin_editing } }
  func tellDidChangeSelection() { tell() { $0.table.did_change_selection } }

  func tellDidEndEditing(_ reason: RKTextEndReason) {
    callDelegate {
      guard let function = $0.table.did_end_editing else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      function(pointer, reason, $0.table.userdata)
      if context.isRecording { context.writeLeave() }
      return 0
    }
  }

  /// A question; without a function, and when the answer does not count: yes.
  func ask(_ question: FieldQuestion) -> Bool {
    var answer = true
    callDelegate(asks: true) { delegate in
      let function: RKTextFieldQuestion? =
        switch question {
        case .begin: delegate.table.should_begin_editing
        case .end: delegate.table.should_end_editing
        case .clear: delegate.table.should_clear
        default: delegate.table.should_return
        }
      guard let function else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      return context.take(unsafeBitCast(function, to: QuestionCall.self)(pointer, delegate.table.userdata), &answer)
    }
    if !answer { trace(.textRefused, value: question.rawValue) }
    return answer
  }

  func askShouldChange(_ start: Int, _ end: Int, _ text: UnsafePointer<CChar>) -> Bool {
    var answer = true
    callDelegate(asks: true) { delegate in
      guard let function = delegate.table.should_change_characters else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      return context.take(unsafeBitCast(function, to: ChangeCall.self)(pointer, start, end, text, delegate.table.userdata), &answer)
    }
    if !answer { trace(.textRefused, value: FieldQuestion.change.rawValue) }
    return answer
  }
}

extension Context {
  /// Takes an answer over if it is a bool.
  fileprivate func take(_ given: RawBool, _ answer: inout Bool) -> RawBool {
    if isRecording { writeLeave(bool: given) }
    if given <= 1 { answer = given != 0 }
    return given
  }
}

extension TextField {
  /// The insertion point for a touch; nil: the delegate has no function for it.
  func askClosestPosition(_ point: RKPoint) -> Int? {
    var answer: Int?
    callDelegate(asks: true) { delegate in
      guard let function = delegate.table.closest_position else { return 0 }
      if context.isRecording { context.writeEnter(index) }
      let given = function(pointer, point, delegate.table.userdata)
      // A size_t beyond what any text can have arrives as a negative number.
      let place = given < 0 ? longestFieldText : min(given, longestFieldText)
      if context.isRecording { context.writeLeave(number: Int64(place)) }
      answer = place
      return 0
    }
    return answer
  }
}
