// SPDX-License-Identifier: MIT
import CResponderKit

// Subtrees that are leaving their window: what has begun in them is being closed, and nothing begins there any more (SPEC 347). So whatever the
// callbacks of closing do, less is left to close after each of them, and closing ends.

extension Context {
  /// Run `body`, during which nothing begins below `top` (nil: anywhere).
  func leave(_ top: View?, _ body: () -> Void) {
    var frame = LeavingFrameRecord(top: top?.index ?? 0, outer: leaving)
    withReference(to: &frame) { (frame: LeavingFrame) in
      leaving = frame
      body()
      leaving = frame.outer
    }
  }

  /// Whether a view is leaving, so that nothing begins in it. nil stands for what is in no view: it leaves with the context alone.
  @inline(__always)
  func isLeaving(_ view: View?) -> Bool { leaving != nil && isBelowLeaving(view) }

  @inline(never)
  private func isBelowLeaving(_ view: View?) -> Bool {
    var next = leaving
    while let frame = next {
      if isPart(view, of: self.view(ifAny: frame.top)) { return true }
      next = frame.outer
    }
    return false
  }

  /// Whether a view (nil: none) belongs to a subtree; to that of nil belongs everything.
  func isPart(_ view: View?, of top: View?) -> Bool {
    guard let top else { return true }
    return view?.isDescendant(of: top) ?? false
  }
}
