import CResponderKit

// What changes a text field's text (SPEC 326, 332, 333, 335).

private let editingChanged: UInt32 = 1 << 17

extension Context {
  func fieldText(_ index: UInt32) -> TextRun {
    let text = controlData(index).text
    return TextRun(text.base.map { UnsafePointer($0) }, text.count)
  }

  /// The range that new text replaces: the marked text, or else the selection.
  private func fieldTarget(_ index: UInt32) -> (start: Int, end: Int) {
    let field = fieldData(index).pointee
    return field.isMarked ? (field.markedStart, field.markedEnd) : (field.start, field.end)
  }

  /// Text of the keyboard; "\n" is the return key.
  func insertIntoField(_ index: UInt32, _ text: UnsafePointer<CChar>) {
    if text[0] == 10, text[1] == 0 { return submitField(index) }
    if text[0] == 0 { return }
    let target = fieldTarget(index)
    _ = editField(index, target.start, target.end, text)
  }

  /// Text of an input method; "" ends the composition.
  func composeInField(_ index: UInt32, _ text: UnsafePointer<CChar>, _ start: Int, _ end: Int) {
    let target = fieldTarget(index)
    if text[0] == 0, target.start == target.end { return }
    _ = editField(index, target.start, target.end, text, marked: (start, end))
  }

  /// Deletes the selection, or one step from the insertion point.
  func deleteFromField(_ index: UInt32, _ direction: RKTextDirection, _ granularity: RKTextGranularity) {
    unmarkField(index)
    let field = fieldData(index).pointee
    var start = field.start
    var end = field.end
    if start == end {
      let place = fieldText(index).step(start, direction, granularity)
      start = min(start, place)
      end = max(end, place)
    }
    if start < end { _ = editField(index, start, end, Literal("").terminated) }
  }

  /// Clears the text, as a clear button does; false: the delegate refuses.
  func clearField(_ index: UInt32) -> Bool {
    own(index)
    defer { disown(index) }
    guard askField(index, .clear) else { return false }
    guard !controlData(index).text.isEmpty else { return true }
    put(Literal("").terminated, 0, 0, fieldText(index).count, inField: index)
    finishEdit(index, 0, 0)
    return true
  }

  /// Replaces a range by a text, if the delegate agrees. Then the insertion point is behind the text. With `marked` the text is marked, and that part of it selected.
  func editField(_ index: UInt32, _ start: Int, _ end: Int, _ text: UnsafePointer<CChar>, marked: (start: Int, end: Int)? = nil) -> Bool {
    own(index)
    defer { disown(index) }
    guard askShouldChange(index, start, end, text) else { return false }
    // The delegate may have changed the text itself.
    let run = fieldText(index)
    let from = run.floor(min(start, run.count))
    let to = run.ceiling(min(end, run.count))
    let count = textLength(text, limit: longestFieldText)
    guard count <= longestFieldText - (run.count - (to - from)) else {
      textFailure = .limitReached
      return false
    }
    guard controlData(index).text.reserve(max(0, count - (to - from)), memory) else {
      textFailure = .noMemory
      return false
    }
    put(text, count, from, to, inField: index)
    let changed = fieldText(index)
    guard let marked, count > 0 else {
      let caret = changed.ceiling(from + count)
      finishEdit(index, caret, caret)
      return true
    }
    // The composed text may form a character with what stands before or behind it.
    fieldData(index).pointee.markedStart = changed.floor(from)
    fieldData(index).pointee.markedEnd = changed.ceiling(from + count)
    // An insertion point stays one.
    let head = changed.ceiling(from + marked.end)
    finishEdit(index, marked.start == marked.end ? head : changed.floor(from + marked.start), head, keepsMark: true)
    return true
  }

  private func finishEdit(_ index: UInt32, _ anchor: Int, _ head: Int, keepsMark: Bool = false) {
    if !keepsMark { unmarkField(index) }
    selectInField(index, anchor, head)
    control(index).sendActions(editingChanged, nil)
  }

  func unmarkField(_ index: UInt32) {
    fieldData(index).pointee.markedStart = 0
    fieldData(index).pointee.markedEnd = 0
  }

  /// Set by the program: without questions to the delegate, and without control events.
  func setFieldText(_ index: UInt32, _ text: UnsafePointer<CChar>?) throws(RKStatus) {
    let text = text ?? Literal("").terminated
    let count = textLength(text, limit: longestFieldText)
    let present = controlData(index).text.count
    guard controlData(index).text.reserve(max(0, count - present), memory) else { throw noMemory() }
    put(text, count, 0, present, inField: index)
    unmarkField(index)
    selectInField(index, count, count)
  }

  /// Replaces bytes; room has been reserved.
  private func put(_ text: UnsafePointer<CChar>, _ count: Int, _ start: Int, _ end: Int, inField index: UInt32) {
    controlData(index).text.replaceReserved(start, end, text, count)
  }
}
