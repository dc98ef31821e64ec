// SPDX-License-Identifier: MIT
import CResponderKit

// Scrolling that is transferred (SPEC 337): at an edge an ancestor continues the movement. What an ancestor has depends only on how far beyond the
// edge the movement is, so that it comes back first when that turns.

extension ScrollView {
  /// Whether the drag gives what goes beyond the edges of an axis to an ancestor: that of a wheel or trackpad, or any if touches are transferred, too.
  func transfers(vertical: Bool) -> Bool {
    return has([.indirect, .transfersTouches]) && !has(vertical ? .keepsVertical : .keepsHorizontal)
  }

  /// Whether some ancestor takes what goes beyond the edge of an axis. It is looked for once in a drag.
  func findChained(vertical: Bool) -> Bool {
    let data = self.data
    if let known = context.liveScrollView(vertical ? data.chainY : data.chainX) {
      // It may have left, or have been dragged itself meanwhile.
      let isFree = !known.has(.dragging) || known.data.driver == handle
      return isFree && view.isDescendant(of: known.view)
    }
    let axis: UInt32 = vertical ? 2 : 1
    for v in view.ancestors {
      guard let ancestor = v.object.scrollView, !ancestor.isDying, !ancestor.has(.disabled), ancestor.axes & axis != 0 else { continue }
      if ancestor.has(.dragging), ancestor.data.driver != handle { return false }
      if vertical { data.chainY = ancestor.handle } else { data.chainX = ancestor.handle }
      return true
    }
    return false
  }

  /// Move the ancestors by what goes beyond the edges.
  func handOver() {
    let data = self.data
    let across = context.liveScrollView(data.chainX), along = context.liveScrollView(data.chainY)
    let drags = data.drags
    if let across, across == along { return moveChained(across, 3) }
    if let across { moveChained(across, 1) }
    if let along, isDragging(drags) { moveChained(along, 2) }
  }

  private func moveChained(_ ancestor: ScrollView, _ axes: UInt32) {
    let data = self.data
    var over = data.over
    if axes & 1 == 0 { over.x = 0 }
    if axes & 2 == 0 { over.y = 0 }
    let mine: UInt32 = (over.x != 0 ? 1 : 0) | (over.y != 0 ? 2 : 0)
    let before = data.handed & axes
    data.handed = data.handed & ~axes | mine
    let kept = ancestor.keep()
    if !(ancestor.has(.dragging) && ancestor.data.driver == handle) {
      if mine == 0 || !ancestor.engage(by: self) { return }
    }
    if mine != 0, before == 0 { trace(.scrollHandedOver, ancestor.object) }
    if mine == 0, before != 0 { trace(.scrollTookBack, ancestor.object) }
    let way = chainedVector(over, to: ancestor)
    var pushed = ancestor.data.pushed
    if axes & 1 != 0 { pushed.x = way.x }
    if axes & 2 != 0 { pushed.y = way.y }
    if !(pushed == ancestor.data.pushed) { ancestor.dragContent(to: pushed) }
    kept.release()
  }

  /// A vector along an ancestor's axes.
  func chainedVector(_ vector: RKPoint, to ancestor: ScrollView) -> RKPoint {
    var next: View? = view
    var isPlain = true
    while let v = next, v != ancestor.view {
      if v.has(.linear) { isPlain = false }
      next = v.superview
    }
    if isPlain { return vector }
    let origin = view.convertUp(RKPoint(), to: ancestor.view), tip = view.convertUp(vector, to: ancestor.view)
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
