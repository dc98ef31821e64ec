// SPDX-License-Identifier: MIT
import CResponderKit

// What changes a text field's text (SPEC 326, 332, 333, 335).

private let editingChanged: UInt32 = 1 << 17

extension TextField {
  var text: TextRun {
    let text = control.data.text
    return TextRun(text.base.map { UnsafePointer($0) }, text.count)
  }

  /// The range that new text replaces: the marked text, or else the selection.
  private var target: (start: Int, end: Int) {
    let field = data.whole
    return field.isMarked ? (field.markedStart, field.markedEnd) : (field.start, field.end)
  }

  /// Text of the keyboard; "\n" is the return key.
  func insert(_ text: UnsafePointer<CChar>) {
    if text[0] == 10, text[1] == 0 { return submit() }
    if text[0] == 0 { return }
    let target = self.target
    _ = edit(target.start, target.end, text)
  }

  /// Text of an input method; "" ends the composition.
  func compose(_ text: UnsafePointer<CChar>, _ start: Int, _ end: Int) {
    let target = self.target
    if text[0] == 0, target.start == target.end { return }
    _ = edit(target.start, target.end, text, marked: (start, end))
  }

  /// Deletes the selection, or one step from the insertion point.
  func delete(_ direction: RKTextDirection, _ granularity: RKTextGranularity) {
    unmark()
    let field = data.whole
    var start = field.start
    var end = field.end
    if start == end {
      let place = text.step(start, direction, granularity)
      start = min(start, place)
      end = max(end, place)
    }
    if start < end { _ = edit(start, end, Literal("").terminated) }
  }

  /// Clears the text, as a clear button does; false: the delegate refuses.
  func clear() -> Bool {
    let kept = keep()
    guard ask(.clear) else { return false }
    guard !control.data.text.isEmpty else { return true }
    put(Literal("").terminated, 0, 0, text.count)
    finishEdit(0, 0)
    kept.release()
    return true
  }

  /// Replaces a range by a text, if the delegate agrees. Then the insertion point is behind the text. With `marked` the text is marked, and that part of it selected.
  func edit(_ start: Int, _ end: Int, _ text: UnsafePointer<CChar>, marked: (start: Int, end: Int)? = nil) -> Bool {
    let kept = keep()
    guard askShouldChange(start, end, text) else { return false }
    // The delegate may have changed the text itself.
    let run = self.text
    let from = run.floor(min(start, run.count))
    let to = run.ceiling(min(end, run.count))
    let count = textLength(text, limit: longestFieldText)
    guard count <= longestFieldText - (run.count - (to - from)) else {
      context.textFailure = .limitReached
      return false
    }
    guard control.data.text.reserve(max(0, count - (to - from)), context.memory) else {
      context.textFailure = .noMemory
      return false
    }
    put(text, count, from, to)
    let changed = self.text
    guard let marked, count > 0 else {
      let caret = changed.ceiling(from + count)
      finishEdit(caret, caret)
      return true
    }
    // The composed text may form a character with what stands before or behind it.
    data.markedStart = changed.floor(from)
    data.markedEnd = changed.ceiling(from + count)
    // An insertion point stays one.
    let head = changed.ceiling(from + marked.end)
    finishEdit(marked.start == marked.end ? head : changed.floor(from + marked.start), head, keepsMark: true)
    kept.release()
    return true
  }

  private func finishEdit(_ anchor: Int, _ head: Int, keepsMark: Bool = false) {
    if !keepsMark { unmark() }
    select(anchor, head)
    control.sendActions(editingChanged, nil)
  }

  func unmark() {
    data.markedStart = 0
    data.markedEnd = 0
  }

  /// Set by the program: without questions to the delegate, and without control events.
  func setText(_ text: UnsafePointer<CChar>?) throws(RKStatus) {
    let text = text ?? Literal("").terminated
    let count = textLength(text, limit: longestFieldText)
    let present = control.data.text.count
    guard control.data.text.reserve(max(0, count - present), context.memory) else { throw noMemory() }
    put(text, count, 0, present)
    unmark()
    select(count, count)
  }

  /// Replaces bytes; room has been reserved.
  private func put(_ text: UnsafePointer<CChar>, _ count: Int, _ start: Int, _ end: Int) {
    control.data.text.replaceReserved(start, end, text, count)
  }
}
