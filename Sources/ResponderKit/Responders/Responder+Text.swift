// SPDX-License-Identifier: MIT
import CResponderKit

// Text for a first responder that accepts key input (SPEC 279).

extension Responder {
  /// Whether a responder's class implements insertText:.
  var acceptsKeyInput: Bool { overrides(.insertText) }
}

extension Context {
  /// The first responder of the key window, if it accepts key input; nil: none.
  private var textTaker: Responder? {
    let first = application == 0 ? nil : effectiveFirstResponder
    if let first, first.acceptsKeyInput { return first }
    trace(.textNobody, first?.object)
    // In the ring alone: which window has no first responder.
    if first == nil, application != 0 { addOther(window(ifAny: keyWindow)?.object) }
    return nil
  }

  /// Give text to the first responder that accepts it; false: none does.
  func insertText(_ text: UnsafePointer<CChar>) throws(RKStatus) -> Bool {
    guard let first = textTaker else { return false }
    guard hasStack else { throw failure(.tooDeep, "text", "cannot be given to the first responder: no stack is left; let outer calls return first") }
    first.trace(.textInserted)
    var shown = ObservedCall(.insertText)
    shown.text = text
    if first.isCalled(shown) { try checked { first.call(insertText: first.slot(.insertText), text) } }
    return true
  }

  /// The same for deleteBackward.
  func deleteBackward() throws(RKStatus) -> Bool {
    guard let first = textTaker else { return false }
    guard hasStack else { throw failure(.tooDeep, "text", "cannot be deleted by the first responder: no stack is left; let outer calls return first") }
    first.trace(.textInserted)
    if first.isCalled(ObservedCall(.deleteBackward)) { first.call(deleteBackward: first.slot(.deleteBackward)) }
    return true
  }

  /// What a text field could not take in was reported here: its methods answer nothing.
  func checked(_ body: () -> Void) throws(RKStatus) {
    let outer = textFailure
    textFailure = .OK
    body()
    let status = textFailure
    textFailure = outer
    if status == .OK { return }
    throw status == .noMemory ? noMemory() : failure(status, "text", "would make the text field's text longer than 65535 bytes; nothing was inserted")
  }
}

extension Responder {
  /// A slot without function: nothing is inserted.
  func call(insertText slot: MethodSlot, _ text: UnsafePointer<CChar>) {
    guard let function = slot.function else { return }
    let kept = keep()
    begin(slot)
    unsafeBitCast(function, to: RKInsertTextMethod.self)(pointer, text, slot.userdata)
    context.end(slot)
    kept.release()
  }

  /// A slot without function: nothing is deleted.
  func call(deleteBackward slot: MethodSlot) {
    guard let function = slot.function else { return }
    let kept = keep()
    begin(slot)
    unsafeBitCast(function, to: RKDeleteBackwardMethod.self)(pointer, slot.userdata)
    context.end(slot)
    kept.release()
  }

  /// hasText; no for a responder that does not accept key input.
  func hasText() -> Bool {
    guard acceptsKeyInput else { return false }
    let kept = keep()
    let answer = ask(.hasText)
    kept.release()
    return answer
  }
}
