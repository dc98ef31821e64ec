// SPDX-License-Identifier: MIT
import CResponderKit

// Text that an input method or keyboard has composed (SPEC 279).

extension Context {
  /// Text comes at a time: timers first.
  func takeText(_ timestamp: Double, _ body: () throws(RKStatus) -> Bool) throws(RKStatus) -> Bool {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_text instead")
    }
    try arrive(at: timestamp)
    if frame != nil || pressFrame != nil { commitOuterUpdates() }
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    return try body()
  }

  /// A posted text has its turn.
  func handleText(_ timestamp: Double, _ text: UnsafePointer<CChar>) throws(RKStatus) {
    _ = try takeText(timestamp) { () throws(RKStatus) in try insertText(text) }
  }
}
