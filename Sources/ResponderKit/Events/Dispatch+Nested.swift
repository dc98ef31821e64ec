// SPDX-License-Identifier: MIT
import CResponderKit

// Updates inside updates: what the outer ones still have to deliver goes before what handlers send (SPEC 303).

extension Context {
  /// What the updates around a nested one still have to deliver goes first (SPEC 303).
  func commitOuterUpdates() {
    commitOuterPresses()
    guard let innermost = innermostFrame else { return }
    restoreShown()
    // A release in progress continues before anything else.
    if !held.isEmpty { gesturesChanged = true }
    // Outermost first. Frames are at most 64.
    var depth = 0
    var f: UpdateFrame? = innermost
    while let frame = f {
      depth += 1
      f = frame.outer
    }
    while depth > 0 {
      depth -= 1
      var frame = innermost
      var k = 0
      while k < depth, let outer = frame.outer {
        frame = outer
        k += 1
      }
      finishDelivery(frame, innermost)
    }
  }

  /// The groups that wait, then the windows that have not been offered the event. What handlers send meanwhile comes after all that waits, in the
  /// updates inside this one, too.
  private func finishDelivery(_ frame: UpdateFrame, _ innermost: UpdateFrame) {
    goBack(to: frame, innermost) {
      carryOut(frame)
      if frame.reachedApplication { offerToWindows(frame, pointer(frame.event)) }
    }
  }

  /// Resume an update around the innermost one. What begins meanwhile stands inside all updates in progress.
  @inline(__always)
  fileprivate func goBack(to frame: UpdateFrame, _ innermost: UpdateFrame?, _ body: () -> Void) {
    let carried = self.frame, inner = frame.inner
    self.frame = frame
    if innermost != frame { frame.inner = innermost }
    body()
    frame.inner = inner
    self.frame = carried
  }
}

extension Touch {
  /// Deliver what the updates in progress have not delivered of one touch.
  func settle() {
    var next = context.innermostFrame
    while let frame = next {
      next = frame.outer
      guard update == frame.stamp else { continue }
      let handle = self.handle
      for k in frame.changes.places {
        let change = frame.changed[k]
        if change.touch == handle, !change.dispatched {
          context.goBack(to: frame, context.innermostFrame) { context.offerTouchToRecognizers(self) }
          if context.live(handle, .touches) == 0 || frame.changed[k].dispatched { return }
          frame.changed[k].dispatched = true
          if viewHandle == 0 || has(.withheld) { return }
          context.present(frame)
          var slot = pointer
          withUnsafeMutablePointer(to: &slot) {
            context.deliver(DeliveryGroup(view: viewHandle, phase: change.phase, touches: $0, count: 1))
          }
          return
        }
      }
    }
  }
}
