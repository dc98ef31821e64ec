import CResponderKit

// Subtrees that are leaving their window: what has begun in them is being closed, and nothing begins there any more (SPEC 347). So whatever the
// callbacks of closing do, less is left to close after each of them, and closing ends.

extension Context {
  /// Run `body`, during which nothing begins below `top` (0: anywhere).
  func leave(_ top: UInt32, _ body: () -> Void) {
    var frame = LeavingFrameRecord(top: top, outer: leaving)
    withReference(to: &frame) { (frame: LeavingFrame) in
      leaving = frame
      body()
      leaving = frame.outer
    }
  }

  /// Whether a view is leaving, so that nothing begins in it. 0 stands for what is in no view: it leaves with the context alone.
  @inline(__always)
  func isLeaving(_ view: UInt32) -> Bool { leaving != nil && isBelowLeaving(view) }

  @inline(never)
  private func isBelowLeaving(_ view: UInt32) -> Bool {
    var next = leaving
    while let frame = next {
      if isPart(view, of: frame.top) { return true }
      next = frame.outer
    }
    return false
  }

  /// Whether a view (0: none) belongs to a subtree; to that of 0 belongs everything.
  func isPart(_ view: UInt32, of top: UInt32) -> Bool { top == 0 || (view != 0 && isDescendant(view, of: top)) }
}
