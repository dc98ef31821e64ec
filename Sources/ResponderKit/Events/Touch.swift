// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Touches: finding, locations, taps in a row, withheld touches (SPEC 56-70, 95-100).

extension Touch {
  @inline(__always) func has(_ any: TouchFlags) -> Bool { flags.has(any) }
  @inline(__always) func set(_ these: TouchFlags) { flags.formUnion(these) }
}

extension Context {
  /// The touch of a finger that is down.
  @_optimize(speed)
  func findTouch(_ id: Int64) -> Touch? {
    // Counted: the check of the bounds would cost as much again.
    var k = 0
    while k < touches.count {
      let t = touch(touches[k])
      if t.id == id, !t.has(.lifted) { return t }
      k += 1
      if k == DownTable.few { return findAmongManyTouches(id) }
    }
    return nil
  }

  // MARK: Locations (SPEC 18, 19)

  /// A screen location in the touch's window; as it is when there is none.
  @inline(__always)
  func windowLocation(_ t: Touch, _ screen: RKPoint) -> RKPoint { storedObject(t.windowHandle, .windows).map { View($0).toLocal(screen) } ?? screen }

  // MARK: What few devices know (SPEC 343-345)

  func details(_ t: Touch) -> RKTouchDetails { t.trail?.details ?? RKTouchDetails() }

  func preciseLocation(_ t: Touch) -> RKPoint {
    let offset = t.trail?.offset ?? RKPoint()
    return RKPoint(x: t.location.x + offset.x, y: t.location.y + offset.y)
  }

  /// A touch that did not change in this update is where it was.
  func precisePreviousLocation(_ t: Touch) -> RKPoint {
    // What is gone, or stands for an earlier sample, stays as it was.
    if t.update != updateCount, !t.has(.gone) { return preciseLocation(t) }
    let offset = t.trail?.previousOffset ?? RKPoint()
    return RKPoint(x: t.previous.x + offset.x, y: t.previous.y + offset.y)
  }

  /// The same direction, of length 1; nil if there is none.
  func unitVector(_ vector: RKPoint) -> RKPoint? {
    let length = RKPoint().distance(to: vector)
    return length > 0 && length.isFinite ? RKPoint(x: vector.x / length, y: vector.y / length) : nil
  }
}

// MARK: In a view

extension Touch {
  /// A stored location in a view's present coordinates; nil: the window's.
  func location(_ stored: RKPoint, in view: View?) throws(RKStatus) -> RKPoint {
    guard let view else { return stored }
    guard let place = knownLocation(stored, in: view) else {
      throw failure(.invalidArgument, "view", .handle(view.handle), "is in no window; add it to one, or pass NULL for the touch's window")
    }
    return place
  }

  /// nil for a view that is in no window.
  func knownLocation(_ stored: RKPoint, in view: View) -> RKPoint? {
    let window = window?.view
    if let window, view.isDescendant(of: window) { return view.convertDown(stored, from: window) }
    if view.window == nil { return nil }
    return view.convertDown(window?.toSuperview(stored) ?? stored, from: nil)
  }

  /// The direction in which a pencil leans, along the axes of a view; where that has no such direction, of the window.
  func azimuthUnitVector(in view: View?) throws(RKStatus) -> RKPoint {
    let way = context.windowVector(self, RKPoint(x: rkp_cos(azimuth), y: rkp_sin(azimuth)))
    let place = location
    let origin = try location(place, in: view), tip = try location(RKPoint(x: place.x + way.x, y: place.y + way.y), in: view)
    return context.unitVector(RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)) ?? way
  }
}

// MARK: Taps in a row (SPEC 68, 69)

extension Window {
  /// Which tap of a row a touch is that begins here and now.
  func tapCount(_ start: RKPoint, _ time: Double) -> UInt32 {
    let interval = context.config(.multiTapInterval)
    let radius = context.config(.multiTapRadius)
    let data = self.data
    var k = data.taps.count
    while k > 0 {
      k -= 1
      let tap = data.taps[k]
      if time - tap.end < interval - timeTolerance, tap.start.distance(to: start) <= radius + timeTolerance { return tap.count &+ 1 }
    }
    return 1
  }
}

extension Context {
  func rememberTap(_ t: Touch) {
    guard let data = t.window?.data else { return }
    let interval = config(.multiTapInterval)
    while !data.taps.isEmpty, data.taps.count >= 32 || t.timestamp - data.taps[0].end >= interval {
      data.taps.remove(at: 0)
    }
    // Without memory the next tap counts as a first one.
    _ = data.taps.append(
      EndedTap(start: t.start, end: t.timestamp, count: t.tapCount), memory)
  }

  /// The touch is no tap any more, and the row it continued is broken.
  func breakTaps(_ t: Touch) {
    t.set(.noTap)
    guard let data = t.window?.data else { return }
    let radius = config(.multiTapRadius)
    var k = data.taps.count
    while k > 0 {
      k -= 1
      if data.taps[k].start.distance(to: t.start) <= radius + timeTolerance { data.taps.remove(at: k) }
    }
  }
}

extension Touch {
  /// SPEC 69.
  func checkTapMovement() {
    if has(.noTap) || location.distance(to: start) <= context.config(.multiTapRadius) + timeTolerance { return }
    context.breakTaps(self)
    tapCount = 0
    trace(.touchNoTap, hitView?.object, touchID: id)
  }

  /// Recognisers have heard of its lift, or are not going to: those whose last touch it was end their attempts.
  @inline(__always)
  func liftIsTold() {
    flags.subtract(.liftUntold)
    context.mayBeIdle = true
    context.mayReset = true
  }

  /// A touch is gone: what it has serves others.
  @inline(__always)
  func freeData() {
    if entries.capacity > 0 { context.keepSpareEntries(&entries) }
    if trail != nil { keepSpareTrail() }
  }

  func keepSpareTrail() {
    guard let trail = self.trail else { return }
    self.trail = nil
    trail.next = context.spareTrails
    context.spareTrails = trail
  }

  // MARK: Withheld touches (SPEC 95-98)

  /// Decide whether a new touch that hit `hit` reaches views; every touch before it in `touches` counts.
  func withhold(_ hit: View) {
    if context.touches.count == 1 { return }
    if context.fingers.isKept, !context.mayBeWithheld(hit) { return }
    let hitHandle = hit.handle
    let exclusive = hit.has(.exclusiveTouch)
    for other in context.eachTouch {
      if other == self || other.viewHandle == 0 || other.has([.withheld, .lifted]) { continue }
      if other.viewHandle == hitHandle {
        if hit.has(.multipleTouch) { continue }
        set(.withheld)
        trace(.touchWithheldMultipleTouch, hit.object, touchID: id)
        return
      }
      let tracking = context.live(other.viewHandle, .views)
      if tracking == 0 || other.windowHandle != windowHandle { continue }
      if exclusive || context.view(tracking).has(.exclusiveTouch) {
        set(.withheld)
        trace(.touchWithheldExclusiveTouch, context.object(ifAny: tracking), touchID: id)
        if context.isTracing { context.addMeasure(exclusive ? 1 : 2, RKPoint()) }
        return
      }
    }
  }
}

extension Context {
  // MARK: Lists of touches' recognisers

  func takeSpareEntries() -> Buffer<TouchEntry> {
    let count = spareEntries.count
    if count == 0 { return Buffer() }
    let entries = spareEntries[count - 1]
    spareEntries.removeLast()
    return entries
  }

  /// The list of a touch that is gone serves the next one.
  func keepSpareEntries(_ entries: inout Buffer<TouchEntry>) {
    if entries.capacity == 0 { return }
    entries.removeAll()
    if spareEntries.count < 16, spareEntries.append(entries, memory) {
      entries = Buffer()
    } else {
      entries.free(memory)
    }
  }

  // MARK: Ids that are still down for the host

  func addGhost(_ id: Int64) {
    if ghosts.count >= 1024 { ghosts.remove(at: 0) }
    _ = ghosts.append(id, unlimited)
  }

  func isGhost(_ id: Int64) -> Bool {
    for ghost in ghosts {
      if ghost == id { return true }
    }
    return false
  }

  @inline(__always)
  func removeGhost(_ id: Int64) {
    if !ghosts.isEmpty { removeAnyGhost(id) }
  }

  @inline(never)
  private func removeAnyGhost(_ id: Int64) {
    for k in ghosts.places {
      if ghosts[k] == id {
        ghosts.remove(at: k)
        return
      }
    }
  }
}
