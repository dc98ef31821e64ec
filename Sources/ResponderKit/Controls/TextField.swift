// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The text field (SPEC 279, 325): becomes first responder when it is tapped, and then takes text. Its methods are entered in its class's table as a
// host's class would enter its own: overrides and super-calls find them there.

private let editingDidBegin: UInt32 = 1 << 16
private let editingDidEnd: UInt32 = 1 << 18
private let editingDidEndOnExit: UInt32 = 1 << 19
private let primaryActionTriggered: UInt32 = 1 << 13

let longestFieldText = 65_535

/// The context and the object behind the receiver of a method that the library itself calls.
private func receiver(_ handle: OpaquePointer?) -> (Context, UInt32)? {
  let bits = UInt(bitPattern: handle)
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else { return nil }
  let context = Context(entry)
  let index = context.live(bits, .controls)
  return index == 0 ? nil : (context, index)
}

extension TextField {
  var data: TextFieldFields { control.data.field.unsafelyUnwrapped }
}

extension Context {
  /// Enter the methods of TextField in its table. False when there is no memory.
  func defineTextFieldMethods() -> Bool {
    let cls = classData(BuiltIn.textField)
    guard makeSlots(cls, methods: 11) else { return false }
    cls.overrides = classData(BuiltIn.control).overrides
    defineFirstResponderMethods(cls)
    let insert: RKInsertTextMethod = { field, text, _ in
      if let (context, index) = receiver(field), let text { context.textField(index).insert(text) }
    }
    let delete: RKDeleteBackwardMethod = { field, _ in
      if let (context, index) = receiver(field) { context.textField(index).delete(.backward, .character) }
    }
    let hasText: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return !context.control(index).data.text.isEmpty
    }
    setMethod(cls, .insertText, insert)
    setMethod(cls, .deleteBackward, delete)
    setMethod(cls, .hasText, hasText)
    let began: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.textField(index).presses(.began, presses, count, event) }
    }
    let changed: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.textField(index).presses(.changed, presses, count, event) }
    }
    let ended: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.textField(index).presses(.ended, presses, count, event) }
    }
    let cancelled: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.textField(index).presses(.cancelled, presses, count, event) }
    }
    setMethod(cls, .pressesBegan, began)
    setMethod(cls, .pressesChanged, changed)
    setMethod(cls, .pressesEnded, ended)
    setMethod(cls, .pressesCancelled, cancelled)
    return true
  }

  private func defineFirstResponderMethods(_ cls: Class) {
    let can: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return !context.control(index).has(.disabled) && context.responder(index).builtIn(question: .canBecomeFirstResponder) && context.textField(index).ask(.begin)
    }
    let become: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return context.textField(index).becomeEditing()
    }
    let canResign: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return true }
      return context.responder(index).builtIn(question: .canResignFirstResponder) && context.textField(index).ask(.end)
    }
    let resign: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return true }
      return context.textField(index).resignEditing()
    }
    setMethod(cls, .canBecomeFirstResponder, can)
    setMethod(cls, .becomeFirstResponder, become)
    setMethod(cls, .canResignFirstResponder, canResign)
    setMethod(cls, .resignFirstResponder, resign)
  }
}

extension TextField {
  // MARK: First responder

  fileprivate func becomeEditing() -> Bool {
    if responder.isFirstResponder { return true }
    let kept = keep()
    guard responder.builtIn(question: .becomeFirstResponder) else { return false }
    if !control.has(.editing) { sendDidEnd() }
    guard responder.isFirstResponder, !control.has(.editing) else { return true }
    control.set(.editing, true)
    tellDidBeginEditing()
    // The delegate may have ended it, or ended it and begun anew.
    guard control.has(.editing), !control.has(.editingTold) else { return true }
    control.set(.editingTold, true)
    control.sendActions(editingDidBegin, nil)
    kept.release()
    return true
  }

  fileprivate func resignEditing() -> Bool {
    guard responder.isFirstResponder else { return true }
    let kept = keep()
    guard responder.builtIn(question: .resignFirstResponder) else { return false }
    if !responder.isFirstResponder { endEditing() }
    kept.release()
    return true
  }

  /// It is first responder no longer: ends the editing, once.
  func endEditing() {
    guard kind == .control, control.has(.editing) else { return }
    let kept = keep()
    control.set(.editing, false)
    unmark()
    tellDidEndEditing(.committed)
    // The delegate may have begun it anew; then this end has been sent before that.
    if !control.has(.editing) { sendDidEnd() }
    kept.release()
  }

  /// Before a beginning that a delegate makes when the editing ends, or after the delegate.
  private func sendDidEnd() {
    guard control.has(.editingTold) else { return }
    control.set(.editingTold, false)
    control.sendActions(editingDidEnd, nil)
  }

  /// A touch has ended inside: the field becomes first responder, with the insertion point at the touch (SPEC 334).
  func touch(_ point: RKPoint) {
    let kept = keep()
    if responder.ask(.becomeFirstResponder), responder.isFirstResponder {
      let place = askClosestPosition(point)
      let run = text
      unmark()
      let caret = run.floor(min(place ?? run.count, run.count))
      select(caret, caret)
    }
    kept.release()
  }

  /// The return key (SPEC 279).
  func submit() {
    let kept = keep()
    guard ask(.submit) else { return }
    let resigns = control.controlEvents & editingDidEndOnExit != 0
    control.sendActions(editingDidEndOnExit, nil)
    control.sendActions(primaryActionTriggered, nil)
    if !resigns { return trace(.textReturnStays) }
    if responder.isFirstResponder { _ = responder.ask(.resignFirstResponder) }
    kept.release()
  }
}
