import CPlatform
import CResponderKit

// The text field (SPEC 279): becomes first responder when it is tapped, and then takes text. Its methods are entered in its class's table as a
// host's class would enter its own: overrides and super-calls find them there.

private let editingDidBegin: UInt32 = 1 << 16
private let editingChanged: UInt32 = 1 << 17
private let editingDidEnd: UInt32 = 1 << 18
private let editingDidEndOnExit: UInt32 = 1 << 19

let longestFieldText = 65_535

/// The context and the object behind the receiver of a method that the library itself calls.
private func receiver(_ handle: OpaquePointer?) -> (ContextRef, UInt32)? {
  let bits = UInt(bitPattern: handle)
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else { return nil }
  let context = entry.assumingMemoryBound(to: Context.self)
  let index = context.live(bits, .controls)
  return index == 0 ? nil : (context, index)
}

extension UnsafeMutablePointer where Pointee == Context {
  /// Enter the methods of TextField in its table. False when there is no memory.
  func defineTextFieldMethods() -> Bool {
    let cls = classData(BuiltIn.textField)
    guard makeSlots(cls, methods: 5) else { return false }
    cls.pointee.overrides = classData(BuiltIn.control).pointee.overrides
    let become: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return context.becomeEditing(index)
    }
    let resign: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return true }
      return context.resignEditing(index)
    }
    let insert: RKInsertTextMethod = { field, text, _ in
      if let (context, index) = receiver(field), let text { context.insertIntoField(index, text) }
    }
    let delete: RKDeleteBackwardMethod = { field, _ in
      if let (context, index) = receiver(field) { context.deleteFromField(index) }
    }
    let hasText: RKResponderQuestion = { field, _ in
      guard let (context, index) = receiver(field) else { return false }
      return !context.controlData(index).pointee.text.isEmpty
    }
    setMethod(cls, .becomeFirstResponder, become)
    setMethod(cls, .resignFirstResponder, resign)
    setMethod(cls, .insertText, insert)
    setMethod(cls, .deleteBackward, delete)
    setMethod(cls, .hasText, hasText)
    return true
  }

  // MARK: First responder

  fileprivate func becomeEditing(_ index: UInt32) -> Bool {
    if isFirstResponder(index) { return true }
    own(index)
    defer { disown(index) }
    guard builtIn(question: .becomeFirstResponder, index) else { return false }
    if isFirstResponder(index) { sendActions(index, editingDidBegin, nil) }
    return true
  }

  fileprivate func resignEditing(_ index: UInt32) -> Bool {
    guard isFirstResponder(index) else { return true }
    own(index)
    defer { disown(index) }
    guard builtIn(question: .resignFirstResponder, index) else { return false }
    if !isFirstResponder(index) { sendActions(index, editingDidEnd, nil) }
    return true
  }

  // MARK: Text

  fileprivate func insertIntoField(_ index: UInt32, _ text: UnsafePointer<CChar>) {
    if text[0] == 10, text[1] == 0 { return endEditing(index) }
    let count = textLength(text, limit: longestFieldText)
    if count == 0 { return }
    let data = controlData(index)
    guard count <= longestFieldText - data.pointee.text.count else {
      pointee.textFailure = .limitReached
      return
    }
    guard data.pointee.text.reserve(count, pointee.memory) else {
      pointee.textFailure = .noMemory
      return
    }
    add(text, count, toField: index)
    sendActions(index, editingChanged, nil)
  }

  /// The return key.
  private func endEditing(_ index: UInt32) {
    own(index)
    sendActions(index, editingDidEndOnExit, nil)
    if isFirstResponder(index) { _ = ask(index, .resignFirstResponder) }
    disown(index)
  }

  fileprivate func deleteFromField(_ index: UInt32) {
    let data = controlData(index)
    guard let bytes = data.pointee.text.base, !data.pointee.text.isEmpty else { return }
    let start = lastScalar(UnsafePointer(bytes), data.pointee.text.count)
    while data.pointee.text.count > start { data.pointee.text.removeLast() }
    sendActions(index, editingChanged, nil)
  }

  func setFieldText(_ index: UInt32, _ text: UnsafePointer<CChar>?) throws(RKStatus) {
    let data = controlData(index)
    guard let text else { return data.pointee.text.removeAll() }
    let count = textLength(text, limit: longestFieldText)
    // The new text may be longer than the old: room before anything is lost.
    guard data.pointee.text.reserve(max(0, count - data.pointee.text.count), pointee.memory) else { throw noMemory() }
    data.pointee.text.removeAll()
    add(text, count, toField: index)
  }

  /// After room has been made.
  private func add(_ text: UnsafePointer<CChar>, _ count: Int, toField index: UInt32) {
    let data = controlData(index)
    var k = 0
    while k < count {
      data.pointee.text.appendReserved(text[k])
      k += 1
    }
  }
}
