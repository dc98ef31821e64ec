import CResponderKit

// Hover (SPEC 239): a pointer without buttons over a view. No touches are involved, so nothing is shared and nobody is excluded.

extension UnsafeMutablePointer where Pointee == Context {
  /// The pointer has moved, left, or changed its buttons.
  func movePointer(_ timestamp: Double, _ sample: RKPointerSample) throws(RKStatus) {
    guard pointee.updateDepth < deepestUpdate else {
      throw failure(.tooDeep, "update", .int(Int64(pointee.updateDepth)), "is nested too deep; send the pointer when the outer call has returned")
    }
    let time = clamped(timestamp)
    try advance(time)
    pointee.updateDepth += 1
    enter()
    defer {
      leave()
      pointee.updateDepth -= 1
    }
    let moved = !(sample.location == pointee.pointer.location) || sample.screen != pointee.pointer.screen
    pointee.pointer.location = sample.location
    pointee.pointer.screen = sample.screen
    pointee.pointer.buttons = sample.buttons
    pointee.pointer.isInside = !sample.is_outside
    pointee.eventTime = time
    // Paused while buttons are down.
    if sample.buttons != 0, !sample.is_outside { return }
    let hit = sample.is_outside || pointee.ignoring > 0 || pointee.inactive ? 0 : pointedView()
    pointee.offering += 1
    endHovers(hit, moved)
    beginHovers(hit)
    pointee.offering -= 1
    settleGestures(force: true)
  }

  /// SPEC 43, for a pointer.
  private func pointedView() -> UInt32 {
    var k = pointee.windows.count
    while k > 0 {
      k -= 1
      if k >= pointee.windows.count { continue }
      let window = pointee.windows[k]
      if view(window).pointee.flags & (ViewFlag.hidden | ViewFlag.singular) != 0 || windowData(window).pointee.screen != pointee.pointer.screen { continue }
      let local = view(window).toLocal(pointee.pointer.location)
      guard let hit = hitTest(view(window), local.x, local.y, pointer(pointee.event)) else { continue }
      let found = hit.pointee.header.index
      if self.window(of: found) != 0 { return found }
    }
    return 0
  }

  /// Those that the pointer has left end; the others change if it has moved.
  private func endHovers(_ hit: UInt32, _ moved: Bool) {
    let mark = pointee.arena.mark
    defer { pointee.arena.release(mark) }
    let count = pointee.pointer.hovering.count
    guard count > 0, let list = pointee.arena.allocate(UInt.self, count, pointee.memory), let base = pointee.pointer.hovering.base else { return }
    list.update(from: base, count: count)
    let hitHandle = viewHandle(hit)
    var k = 0
    while k < count {
      let index = live(list[k], .gestures)
      k += 1
      guard index != 0, gesture(index).isUnderway else {
        removeHover(list[k - 1])
        continue
      }
      takePointer(index)
      let view = gesture(index).pointee.view
      let under = live(hitHandle, .views)
      if view != 0, under != 0, isDescendant(under, of: view) {
        if moved { changeGesture(index) }
      } else {
        removeHover(list[k - 1])
        endGesture(index)
      }
    }
  }

  private func removeHover(_ handle: UInt) {
    var k = 0
    while k < pointee.pointer.hovering.count {
      if pointee.pointer.hovering[k] == handle {
        pointee.pointer.hovering.remove(at: k)
        return
      }
      k += 1
    }
  }

  /// Those of the hit view and the views around it begin, deepest first.
  private func beginHovers(_ hit: UInt32) {
    var view = live(viewHandle(hit), .views)
    while view != 0 {
      own(view)
      let count = recognizers(view).count
      var k = count
      while k > 0 {
        k -= 1
        let list = recognizers(view)
        if k >= list.count { continue }
        let index = list[flag(.sameViewTie) ? list.count - 1 - k : k]
        let g = gesture(index)
        guard g.pointee.type == .hover, g.isPossible, !g.has(GestureFlag.disabled), !g.isWaiting else { continue }
        guard pointee.pointer.hovering.reserve(1, pointee.memory) else { continue }
        own(index)
        if shouldReceiveEvent(index, pointer(pointee.event)), kind(index) == .gesture, g.isPossible {
          takePointer(index)
          leavePossible(index, .began)
          if g.isUnderway, pointee.pointer.hovering.reserve(1, pointee.memory) {
            pointee.pointer.hovering.appendReserved(handle(index))
          } else if g.isPossible, g.isWaiting {
            // A hover does not wait: the pointer moves on.
            failGesture(index, .gestureHoverLeft)
          }
        }
        disown(index)
      }
      let next = viewHandle(self.view(view).pointee.superview)
      disown(view)
      view = live(next, .views)
    }
  }

  private func takePointer(_ index: UInt32) {
    let view = gesture(index).pointee.view
    let window = view == 0 ? 0 : self.window(of: view)
    gesture(index).pointee.window = handle(window)
    gesture(index).pointee.location = window == 0 ? pointee.pointer.location : self.view(window).toLocal(pointee.pointer.location)
  }
}
