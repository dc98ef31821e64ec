// SPDX-License-Identifier: MIT
import CResponderKit

// A touch begins: which window and view it hits, and what it is from then on (SPEC 43-48, 68).

extension Context {
  /// A new touch: hit-test it, then list it. False when a handler has meanwhile begun one with the same id, has had events ignored, or nested
  /// updates have used up the memory.
  func takeBegan(
    _ input: TouchInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedTouch>
  ) -> Bool {
    removeGhost(input.id)
    let index = input.made
    let event = OpaquePointer(bitPattern: object(self.event).handleInPlace)
    let before = trace.sequence
    // The usual case: one window, asked once.
    let hit =
      windows.count == 1 && config(.hitTestPasses) == 1
      ? hitTestWindow(window(windows[0]), input.location, input.screen, input.id, event) : hitTestWindows(input.location, input.screen, input.id, event)
    guard findTouch(input.id) == nil, ignoring == 0, touches.reserve(1, unlimited) else {
      freeRecord(index)
      record(ignoring > 0 ? .touchIgnored : .touchDropped, 0, 0, input.location, 0, input.id, 0)
      if ignoring > 0, findTouch(input.id) == nil { addGhost(input.id) }
      return false
    }
    let t = touch(index)
    touchOrder += 1
    if touches.isEmpty {
      sequence += 1
      // Who is still under way marks what it takes.
      if scrollInput.touch | transformInput.touch == 0 { someRecognized = !presses.isEmpty }
    }
    t.id = input.id
    t.type = input.type
    t.force = input.force
    t.radius = input.radius
    t.order = touchOrder
    t.timestamp = time
    t.update = stamp
    t.windowHandle = hit?.window.handleInPlace ?? 0
    t.viewHandle = hit?.view.handleInPlace ?? 0
    t.hitViewHandle = t.viewHandle
    let location = windowLocation(t, input.location)
    t.location = location
    t.previous = location
    t.start = location
    t.phase = .began
    t.set(.fresh)
    t.beganTime = time
    t.tapCount = hit?.window.tapCount(location, time) ?? 1
    if input.hasDetails || seesDetails { takeDetails(input, t) }
    // What is precise at the beginning is so before it, too.
    if let trail = t.trail { trail.previousOffset = trail.offset }
    touches.appendReserved(index)
    touchIsListed(t)
    touchIsChanging(t)
    if isTracing { trace.beforeHitTest = before }
    if let view = hit?.view {
      t.trace(.touchHit, view.object, point: input.location, touchID: input.id)
      t.withhold(view)
      touchWillBegin(t)
    } else {
      t.trace(.touchHitNothing, point: input.location, touchID: input.id)
      if isTracing {
        addMeasure(Double(input.screen), input.location)
        touchHitsNothing(t)
      }
    }
    change.initialize(to: ChangedTouch(link: TouchLink(t), touch: t.handleInPlace, phase: .began, previous: location))
    return true
  }

  /// SPEC 43-48: windows front to back; the last pass decides.
  @_optimize(speed)
  func hitTestWindows(_ point: RKPoint, _ screen: UInt32, _ id: Int64, _ event: OpaquePointer?) -> (window: Window, view: View)? {
    let passes = Int(config(.hitTestPasses))
    let mark = arena.mark
    defer { arena.release(mark) }
    var result: (window: Window, view: View)?
    var pass = 0
    while pass < passes {
      result = nil
      pass += 1
      let count = windows.count
      // Without memory for a copy the list itself is walked, as it is at each step.
      let list = arena.allocate(UInt.self, count, unlimited)
      var k = 0
      while let list, k < count {
        list[k] = handle(windows[count - 1 - k])
        k += 1
      }
      k = 0
      while k < count, result == nil {
        let place = count - 1 - k
        let window = list.map { live($0[k], .windows) } ?? (place < windows.count ? windows[place] : 0)
        k += 1
        if window != 0, let hit = hitTestWindow(self.window(window), point, screen, id, event) { result = hit }
      }
    }
    return result
  }

  /// The view that was hit last, in an unchanged tree.
  @inline(__always)
  private func isCollected(_ v: ViewCursor) -> Bool {
    collected.arrangement == arrangement && UInt(bitPattern: handle(ofView: v)) == collected.view
  }

  @inline(never)
  @_optimize(speed)
  private func hitTestWindow(
    _ window: Window, _ point: RKPoint, _ screen: UInt32, _ id: Int64, _ event: OpaquePointer?
  ) -> (window: Window, view: View)? {
    let v = window.view
    if v.has([.hidden, .singular]) || window.data.screen != screen { return nil }
    let local = v.toLocal(point)
    guard let hit = hitTestCalled(v.cursor, local.x, local.y, event) else { return nil }
    let found = view(hit)
    // SPEC 44, 347
    guard let owner = isLeaving(found) ? nil : isCollected(hit) ? self.window(ifAny: collected.window) : found.window else {
      record(.touchHitViewWithoutWindow, 0, found.handle, point, 0, id, 0)
      return nil
    }
    return (owner, found)
  }
}
