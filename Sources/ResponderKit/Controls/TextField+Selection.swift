// SPDX-License-Identifier: MIT
import CResponderKit

// A text field's selection, and the keys that move it (SPEC 328-332).

/// Usages in page 7 of the USB HID tables.
private enum Key {
  static let a: UInt32 = 0x04
  static let backspace: UInt32 = 0x2A
  static let home: UInt32 = 0x4A
  static let delete: UInt32 = 0x4C
  static let end: UInt32 = 0x4D
  static let right: UInt32 = 0x4F
  static let left: UInt32 = 0x50
  static let down: UInt32 = 0x51
  static let up: UInt32 = 0x52
}

extension TextRun {
  /// The offset one step away.
  func step(_ place: Int, _ direction: RKTextDirection, _ granularity: RKTextGranularity) -> Int {
    switch granularity {
    case .character: direction == .forward ? next(place) : previous(place)
    case .word: direction == .forward ? wordEnd(place) : wordStart(place)
    default: direction == .forward ? count : 0
    }
  }
}

extension TextField {
  /// Both offsets are boundaries. A change calls the delegate's did_change_selection.
  func select(_ anchor: Int, _ head: Int) {
    let field = data
    if field.anchor == anchor, field.head == head { return }
    field.anchor = anchor
    field.head = head
    tellDidChangeSelection()
  }

  func move(_ direction: RKTextDirection, _ granularity: RKTextGranularity, extends: Bool) {
    unmark()
    let field = data.whole
    if extends { return select(field.anchor, text.step(field.head, direction, granularity)) }
    let edge = direction == .forward ? field.end : field.start
    // From a selection the first step leads to its edge.
    let place = granularity == .character && field.anchor != field.head ? edge : text.step(edge, direction, granularity)
    select(place, place)
  }

  // MARK: Keys

  /// The class's presses methods: keys that edit are taken, other presses go up the chain (SPEC 331).
  func presses(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    let kept = keep()
    var first = 0
    for k in places(count) {
      if let press = context.livePress(UInt(bitPattern: presses[k])), phase == .began ? edits(press) : press.has(.edits) {
        if k > first { responder.forwardPresses(phase, presses + first, k - first, event) }
        first = k + 1
        if phase == .began { edit(press) }
      }
    }
    if count > first { responder.forwardPresses(phase, presses + first, count - first, event) }
    kept.release()
  }

  /// Whether a key is one that moves or deletes, while the field is first responder.
  private func edits(_ press: Press) -> Bool {
    guard responder.isFirstResponder else { return false }
    let p = press.whole
    switch p.keyCode {
    case Key.right, Key.left, Key.up, Key.down, Key.home, Key.end, Key.delete: return true
    // Without these the host sends deleteBackward.
    case Key.backspace: return p.modifiers & (controlKey | alternateKey | commandKey) != 0
    default: return context.selectsAll(p)
    }
  }
}

extension Context {
  /// The key of "a" in the present layout, with command or control.
  fileprivate func selectsAll(_ p: PressRecord) -> Bool {
    guard p.type == .key, p.modifiers & (controlKey | commandKey) != 0, p.modifiers & (alternateKey | shiftKey) == 0 else { return false }
    guard let text = p.charactersIgnoringModifiers else { return p.keyCode == Key.a }
    return (text[0] == 0x61 || text[0] == 0x41) && text[1] == 0
  }
}

extension TextField {
  private func edit(_ p: Press) {
    p.set(.edits)
    p.tracePress(.textKey, object)
    let modifiers = p.modifiers
    let granularity: RKTextGranularity = modifiers & commandKey != 0 ? .line : modifiers & (controlKey | alternateKey) != 0 ? .word : .character
    let extends = modifiers & shiftKey != 0
    switch p.keyCode {
    case Key.right: move(.forward, granularity, extends: extends)
    case Key.left: move(.backward, granularity, extends: extends)
    case Key.down, Key.end: move(.forward, .line, extends: extends)
    case Key.up, Key.home: move(.backward, .line, extends: extends)
    case Key.delete: delete(.forward, granularity)
    case Key.backspace: delete(.backward, granularity)
    default:
      unmark()
      select(0, text.count)
    }
  }
}
