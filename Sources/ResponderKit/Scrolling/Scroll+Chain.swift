import CResponderKit

// Scrolling that is transferred (SPEC 337): at an edge the same movement goes on in an ancestor. What an ancestor has depends only on how far beyond the
// edge the movement is, so that it comes back first when that turns.

extension Context {
  /// Whether the drag gives what goes beyond the edges of an axis to an ancestor: that of a wheel or trackpad, or any if touches are transferred, too.
  func transfers(_ index: UInt32, vertical: Bool) -> Bool {
    let flags = scrollData(index).flags
    return flags & (ScrollFlag.indirect | ScrollFlag.transfersTouches) != 0 && flags & (vertical ? ScrollFlag.keepsVertical : ScrollFlag.keepsHorizontal) == 0
  }

  /// Whether some ancestor takes what goes beyond the edge of an axis. It is looked for once in a drag.
  func findChained(_ index: UInt32, vertical: Bool) -> Bool {
    let data = scrollData(index)
    let known = live(vertical ? data.chainY : data.chainX, .scrolls)
    if known != 0 {
      // It may have left, or have been dragged itself meanwhile.
      let isFree = !scrollHas(known, ScrollFlag.dragging) || scrollData(known).driver == handle(index)
      return isFree && isDescendant(index, of: known)
    }
    let axis: UInt32 = vertical ? 2 : 1
    var v = view(index).superview
    while v != 0 {
      if kind(v) == .scroll, !isDying(v), !scrollHas(v, ScrollFlag.disabled), scrollAxes(v) & axis != 0 {
        if scrollHas(v, ScrollFlag.dragging), scrollData(v).driver != handle(index) { return false }
        if vertical { data.chainY = handle(v) } else { data.chainX = handle(v) }
        return true
      }
      v = view(v).superview
    }
    return false
  }

  /// Move the ancestors by what goes beyond the edges.
  func handOver(_ index: UInt32) {
    let data = scrollData(index)
    let across = live(data.chainX, .scrolls), along = live(data.chainY, .scrolls)
    if across == 0 && along == 0 { return }
    let drags = data.drags
    if across == along { return moveChained(index, across, 3) }
    if across != 0 { moveChained(index, across, 1) }
    if along != 0, isDragging(index, drags) { moveChained(index, along, 2) }
  }

  private func moveChained(_ index: UInt32, _ ancestor: UInt32, _ axes: UInt32) {
    let data = scrollData(index)
    var over = data.over
    if axes & 1 == 0 { over.x = 0 }
    if axes & 2 == 0 { over.y = 0 }
    let mine: UInt32 = (over.x != 0 ? 1 : 0) | (over.y != 0 ? 2 : 0)
    let before = data.handed & axes
    data.handed = data.handed & ~axes | mine
    own(ancestor)
    defer { disown(ancestor) }
    if !(scrollHas(ancestor, ScrollFlag.dragging) && scrollData(ancestor).driver == handle(index)) {
      if mine == 0 || !engage(ancestor, by: index) { return }
    }
    if mine != 0, before == 0 { trace(.scrollHandedOver, index, ancestor) }
    if mine == 0, before != 0 { trace(.scrollTookBack, index, ancestor) }
    let way = chainedVector(over, from: index, to: ancestor)
    var pushed = scrollData(ancestor).pushed
    if axes & 1 != 0 { pushed.x = way.x }
    if axes & 2 != 0 { pushed.y = way.y }
    if !(pushed == scrollData(ancestor).pushed) { dragContent(ancestor, to: pushed) }
  }

  /// A vector along an ancestor's axes.
  func chainedVector(_ vector: RKPoint, from index: UInt32, to ancestor: UInt32) -> RKPoint {
    var v = index
    var isPlain = true
    while v != ancestor, v != 0 {
      if view(v).has(ViewFlag.linear) { isPlain = false }
      v = view(v).superview
    }
    if isPlain { return vector }
    let origin = convertUp(RKPoint(), from: index, to: ancestor), tip = convertUp(vector, from: index, to: ancestor)
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}
