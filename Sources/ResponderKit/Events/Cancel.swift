import CResponderKit

// Touches that are taken away: by the system, with a window, with a view that leaves its window (SPEC 108, 109, 285-287, 297).

extension UnsafeMutablePointer where Pointee == Context {
  /// Cancel the touches of a window (0: all), as an update of its own. Their ids stay known as down.
  func cancelTouches(of window: UInt32, _ reason: RKReason) throws(RKStatus) {
    commitOuterUpdates()
    let windowHandle = handle(window)
    settleTouches(of: window)
    let mark = pointee.arena.mark
    defer { pointee.arena.release(mark) }
    var wanted = 0
    var k = 0
    while k < pointee.touches.count {
      let t = touch(pointee.touches[k])
      if !t.has(TouchFlag.lifted), window == 0 || t.pointee.window == windowHandle { wanted += 1 }
      k += 1
    }
    if wanted == 0 { return }
    guard let changed = pointee.arena.allocate(ChangedTouch.self, wanted, pointee.memory) else { throw noMemory() }
    pointee.updateDepth += 1
    enter()
    defer {
      leave()
      pointee.updateDepth -= 1
    }
    let stamp = beginUpdate(pointee.time)
    var count = 0
    k = 0
    while k < pointee.touches.count {
      let index = pointee.touches[k]
      let t = touch(index)
      k += 1
      if t.has(TouchFlag.lifted) || (window != 0 && t.pointee.window != windowHandle) { continue }
      t.pointee.phase = .cancelled
      t.pointee.timestamp = pointee.time
      t.pointee.update = stamp
      t.set(TouchFlag.lifted)
      breakTaps(t)
      addGhost(t.pointee.id)
      trace(reason, index, window != 0 ? window : live(t.pointee.hitView, .views), touchID: t.pointee.id)
      changed[count] = ChangedTouch(touch: handle(index), phase: .cancelled, previous: t.pointee.previous)
      count += 1
    }
    try dispatch(stamp, pointee.time, changed, count)
  }

  private func settleTouches(of window: UInt32) {
    guard frame != nil else { return }
    let windowHandle = handle(window)
    var k = pointee.touches.count
    while k > 0 {
      k -= 1
      // A handler may have ended touches.
      if k >= pointee.touches.count { continue }
      let index = pointee.touches[k]
      if window == 0 || touch(index).pointee.window == windowHandle { settle(index) }
    }
  }

  /// A subtree leaves its window: each view gets touchesCancelled for what it has, then the touches have no view (SPEC 297).
  func cancelTouches(below top: UInt32) {
    if pointee.touches.isEmpty { return }
    let mark = pointee.arena.mark
    defer { pointee.arena.release(mark) }
    while let view = firstTouchedView(below: top) {
      let count = pointee.touches.count
      guard let list = pointee.arena.allocate(OpaquePointer?.self, count, pointee.memory) else { return }
      let viewHandle = viewHandle(view)
      var open = 0
      var k = 0
      while k < pointee.touches.count {
        let index = pointee.touches[k]
        let t = touch(index)
        k += 1
        if t.pointee.view != viewHandle { continue }
        trace(.touchCancelledByRemoval, index, view, touchID: t.pointee.id)
        if t.has(TouchFlag.open), !t.has(TouchFlag.closed) {
          t.pointee.flags = t.pointee.flags & ~TouchFlag.open | TouchFlag.closed
          t.pointee.phase = .cancelled
          own(index)
          list[open] = pointer(index)
          open += 1
        } else {
          t.pointee.view = 0
        }
        breakTaps(t)
      }
      if open > 0 { sendTouches(view, .cancelled, list, open, pointer(pointee.event)) }
      k = 0
      while k < open {
        let index = Handle.index(UInt(bitPattern: list[k]))
        touch(index).pointee.view = 0
        disown(index)
        k += 1
      }
    }
  }

  private func firstTouchedView(below top: UInt32) -> UInt32? {
    var k = 0
    while k < pointee.touches.count {
      let view = live(touch(pointee.touches[k]).pointee.view, .views)
      if view != 0, isDescendant(view, of: top) { return view }
      k += 1
    }
    return nil
  }

  // MARK: The application's part

  func beginIgnoringEvents() throws(RKStatus) {
    pointee.ignoring += 1
    if pointee.ignoring == 1 {
      do throws(RKStatus) {
        try cancelTouches(of: 0, .touchCancelledBySystem)
      } catch {
        pointee.ignoring -= 1
        throw error
      }
    }
  }

  func setActive(_ active: Bool) throws(RKStatus) {
    if pointee.inactive != active { return }
    if active {
      pointee.inactive = false
      notify(.applicationDidBecomeActive, pointee.application)
    } else {
      notify(.applicationWillResignActive, pointee.application)
      pointee.inactive = true
      try cancelTouches(of: 0, .touchCancelledBySystem)
    }
  }
}
