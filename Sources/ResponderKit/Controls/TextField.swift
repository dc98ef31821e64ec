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

extension Context {
  func fieldData(_ index: UInt32) -> UnsafeMutablePointer<FieldData> { controlData(index).field.unsafelyUnwrapped }

  /// Enter the methods of TextField in its table. False when there is no memory.
  func defineTextFieldMethods() -> Bool {
    let cls = classData(BuiltIn.textField)
    guard makeSlots(cls, methods: 11) else { return false }
    cls.overrides = classData(BuiltIn.control).overrides
    defineFirstResponderMethods(cls)
    let insert: RKInsertTextMethod = { field, text, _ in
      if let (context, index) = receiver(field), let text { context.insertIntoField(index, text) }
    }
    let delete: RKDeleteBackwardMethod = { field, _ in
      if let (context, index) = receiver(field) { context.deleteFromField(index, .backward, .character) }
    }
    let hasText: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return !context.controlData(index).text.isEmpty
    }
    setMethod(cls, .insertText, insert)
    setMethod(cls, .deleteBackward, delete)
    setMethod(cls, .hasText, hasText)
    let began: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.fieldPresses(index, .began, presses, count, event) }
    }
    let changed: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.fieldPresses(index, .changed, presses, count, event) }
    }
    let ended: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.fieldPresses(index, .ended, presses, count, event) }
    }
    let cancelled: RKPressesMethod = { field, presses, count, event, _ in
      if let (context, index) = receiver(field), let presses { context.fieldPresses(index, .cancelled, presses, count, event) }
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
      return !context.control(index).has(ControlFlag.disabled) && context.builtIn(question: .canBecomeFirstResponder, index) && context.askField(index, .begin)
    }
    let become: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return context.becomeEditing(index)
    }
    let canResign: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return true }
      return context.builtIn(question: .canResignFirstResponder, index) && context.askField(index, .end)
    }
    let resign: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return true }
      return context.resignEditing(index)
    }
    setMethod(cls, .canBecomeFirstResponder, can)
    setMethod(cls, .becomeFirstResponder, become)
    setMethod(cls, .canResignFirstResponder, canResign)
    setMethod(cls, .resignFirstResponder, resign)
  }

  // MARK: First responder

  fileprivate func becomeEditing(_ index: UInt32) -> Bool {
    if isFirstResponder(index) { return true }
    own(index)
    defer { disown(index) }
    guard builtIn(question: .becomeFirstResponder, index) else { return false }
    if !control(index).has(ControlFlag.editing) { sendDidEnd(index) }
    guard isFirstResponder(index), !control(index).has(ControlFlag.editing) else { return true }
    control(index).set(ControlFlag.editing, true)
    tellDidBeginEditing(index)
    // The delegate may have ended it, or ended it and begun anew.
    guard control(index).has(ControlFlag.editing), !control(index).has(ControlFlag.editingTold) else { return true }
    control(index).set(ControlFlag.editingTold, true)
    control(index).sendActions(editingDidBegin, nil)
    return true
  }

  fileprivate func resignEditing(_ index: UInt32) -> Bool {
    guard isFirstResponder(index) else { return true }
    own(index)
    defer { disown(index) }
    guard builtIn(question: .resignFirstResponder, index) else { return false }
    if !isFirstResponder(index) { endEditing(index) }
    return true
  }

  /// It is first responder no longer: ends the editing, once.
  func endEditing(_ index: UInt32) {
    guard kind(index) == .control, control(index).has(ControlFlag.editing) else { return }
    own(index)
    control(index).set(ControlFlag.editing, false)
    unmarkField(index)
    tellDidEndEditing(index, .committed)
    sendDidEnd(index)
    disown(index)
  }

  /// Before a beginning that a delegate makes when the editing ends, or after the delegate.
  private func sendDidEnd(_ index: UInt32) {
    guard control(index).has(ControlFlag.editingTold) else { return }
    control(index).set(ControlFlag.editingTold, false)
    control(index).sendActions(editingDidEnd, nil)
  }

  /// A touch has ended inside: the field becomes first responder, with the insertion point at the touch (SPEC 334).
  func touchField(_ index: UInt32, _ point: RKPoint) {
    own(index)
    if ask(index, .becomeFirstResponder), isFirstResponder(index) {
      let place = askClosestPosition(index, point)
      let run = fieldText(index)
      unmarkField(index)
      let caret = run.floor(min(place ?? run.count, run.count))
      selectInField(index, caret, caret)
    }
    disown(index)
  }

  /// The return key (SPEC 279).
  func submitField(_ index: UInt32) {
    own(index)
    defer { disown(index) }
    guard askField(index, .submit) else { return }
    let resigns = control(index).controlEvents & editingDidEndOnExit != 0
    control(index).sendActions(editingDidEndOnExit, nil)
    control(index).sendActions(primaryActionTriggered, nil)
    if !resigns { return trace(.textReturnStays, index) }
    if isFirstResponder(index) { _ = ask(index, .resignFirstResponder) }
  }
}
