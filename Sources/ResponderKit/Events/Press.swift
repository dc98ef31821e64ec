// SPDX-License-Identifier: MIT
import CResponderKit

// Presses: finding them, their texts, ids that lead to nothing (SPEC 269).

extension Press {
  @inline(__always) func has(_ any: PressFlags) -> Bool { flags.has(any) }
  @inline(__always) func set(_ these: PressFlags) { flags.formUnion(these) }
}

extension Context {
  /// The press of a button that is down.
  func findPress(_ id: Int64) -> Press? { eachPress.first { $0.id == id && !$0.has(.lifted) } }
}

extension Press {
  /// A press that has ended: its texts, and what stood for it.
  func freeData() {
    context.freeText(&charactersIgnoringModifiers)
    context.freeText(&characters)
    if let touch = standIn {
      standIn = nil
      context.objectDidEnd(touch.object)
      context.freeRecord(touch.index)
    }
  }
}

extension Context {
  fileprivate func freeText(_ text: inout UnsafeMutablePointer<CChar>?) {
    if let bytes = text { memory.free(bytes, textLength(bytes, limit: longestName) + 1) }
    text = nil
  }

  /// A copy of a key's text; false when there is no memory.
  func copyText(_ text: UnsafePointer<CChar>?, into copy: inout UnsafeMutablePointer<CChar>?) -> Bool {
    guard let text, text[0] != 0 else { return true }
    let length = textLength(text, limit: longestName) + 1
    copy = memory.allocate(CChar.self, length)
    copy?.update(from: text, count: length)
    return copy != nil
  }

  // MARK: Ids that are still down for the host

  func addPressGhost(_ id: Int64) {
    if pressGhosts.count >= 1024 { pressGhosts.remove(at: 0) }
    _ = pressGhosts.append(id, unlimited)
  }

  func isPressGhost(_ id: Int64) -> Bool {
    for ghost in pressGhosts {
      if ghost == id { return true }
    }
    return false
  }

  func removePressGhost(_ id: Int64) {
    for k in pressGhosts.places {
      if pressGhosts[k] == id { return pressGhosts.remove(at: k) }
    }
  }
}
