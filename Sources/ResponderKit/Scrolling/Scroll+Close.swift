// SPDX-License-Identifier: MIT
import CResponderKit

// Closing callbacks (SPEC 260, 339). What ends may change the offset or the scale, and the delegate is notified of that before the close. Code may begin
// something anew there: what begins closes first what has ended.

extension ScrollView {
  /// What had these flags has ended; `close` follows.
  func ended(_ was: ScrollFlags) {
    var due = ScrollCloses()
    if was.has(.dragging), !was.has(.notched) { due.formUnion(.dragging) }
    if was.has([.zooming, .zoomBouncing, .zoomAnimating]) { due.formUnion(.zooming) }
    if was.has([.decelerating, .caught]) {
      due.formUnion(.decelerating)
    } else if was.has(.halted) || was.intersection([.animating, .zoomAnimating, .topping]) == .animating {
      due.formUnion(.animating)
    }
    data.due.formUnion(due)
  }

  /// The closing callbacks that are due, each once. The caller holds the scroll view.
  func close(decelerates: Bool = false) {
    if take(.dragging) { tellDidEndDragging(decelerates) }
    if take(.zooming) { tellDidEndZooming(data.zoomed, data.zoom) }
    if take(.decelerating) { tellDidEndDecelerating() }
    if take(.animating) { tellDidEndScrollingAnimation() }
  }

  /// The touch that has stopped a deceleration has lifted: it resumes, back to where it may stay, or is over.
  func endCatch() {
    setBusy(.caught, false)
    ended(.caught)
    if settleContent() {
      data.due.subtract(.decelerating)
    } else if kind == .scroll, data.due.has(.decelerating) {
      trace(.scrollEndedDecelerating)
      close()
    }
  }

  private func take(_ close: ScrollCloses) -> Bool {
    guard kind == .scroll, data.due.has(close) else { return false }
    data.due.subtract(close)
    return true
  }
}
