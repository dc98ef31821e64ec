import CResponderKit

// One update (SPEC 46, 61-67, 74-78, 303, 311): check, let timers fire, take the samples into touches, hit-test the new ones, send the
// event, and let go of the touches that ended.

/// Scratch lists of an update, each with an element for every touch.
struct UpdateRoom {
  var changed: UnsafeMutablePointer<ChangedTouch>
  var groups: UnsafeMutablePointer<DeliveryGroup>
  var slots: UnsafeMutablePointer<OpaquePointer?>
}

/// Bytes that have to be left below the limit where something begins, and for each that does.
private let roomToBegin: UInt64 = 4096
private let roomForEach: UInt64 = 512

/// Bytes for one changed touch.
let roomSize = MemoryLayout<ChangedTouch>.stride + MemoryLayout<DeliveryGroup>.stride + MemoryLayout<OpaquePointer?>.stride

extension Context {
  /// The innermost update in progress: the one being carried out, or the innermost of those inside it that wait for what is left of it.
  var innermostFrame: UpdateFrame? {
    var innermost = frame
    while let inner = innermost?.inner { innermost = inner }
    return innermost
  }

  // MARK: Entry

  /// What begins needs records and lists, in all that comes of it. Before anything has changed it is refused where there is too little room; afterwards
  /// the limit stops nothing (SPEC 352).
  @inline(never)
  func requireRoom(_ begin: Int) throws(RKStatus) {
    if begin > 0, !memory.hasRoom(roomToBegin + UInt64(begin) * roomForEach) { throw noMemory() }
  }

  @inline(__always) var isLimited: Bool { _slowPath(memory.limit != 0) }

  /// Deliver one update. `inputs` may be written to.
  @_optimize(speed)
  func update(_ timestamp: Double, _ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_touches instead")
    }
    try checkIDs(inputs, count)
    let time = Double.maximum(timestamp, self.time)
    // Timers, diagnostics, and what outer updates still had to deliver, may have changed which touches are down.
    if try arrive(at: timestamp) { try checkIDs(inputs, count) }
    if frame != nil || pressFrame != nil {
      commitOuterUpdates()
      settle(inputs, count)
      try checkIDs(inputs, count)
    }
    if application == 0 || windows.isEmpty { return drop(inputs, count, .touchDropped) }
    if ignoring > 0 {
      // What is still down is about to be cancelled: this comes in the middle of it.
      try cancelTouches(of: nil, .touchCancelledBySystem)
      return drop(inputs, count, .touchIgnored)
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    // All memory first: from here on nothing fails.
    let room = try makeRoom(count)
    try makeTouches(inputs, count)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    // An id that occurs again starts another update at the same time (SPEC 311).
    var start = 0
    while start < count {
      var end = start + 1
      while end < count, !contains(inputs[start], end - start, inputs[end].id) { end += 1 }
      updateOnce(time, inputs[start], end - start, room)
      start = end
    }
  }

  /// The lists that an update of so many touches needs.
  @_optimize(speed)
  func makeRoom(_ count: Int) throws(RKStatus) -> UpdateRoom {
    // The usual update, one finger and not nested, has its own.
    if count == 1, updateDepth == 0, let room = rawRoom { return updateRoom(room, 1) }
    // In one piece; each part begins where its elements may lie.
    guard let raw = arena.allocate(UInt64.self, count * roomSize / 8, unlimited) else { throw noMemory() }
    return updateRoom(UnsafeMutableRawPointer(raw), count)
  }

  private func updateRoom(_ raw: UnsafeMutableRawPointer, _ count: Int) -> UpdateRoom {
    let changed = count * MemoryLayout<ChangedTouch>.stride
    let groups = count * MemoryLayout<DeliveryGroup>.stride
    return UpdateRoom(
      changed: raw.assumingMemoryBound(to: ChangedTouch.self), groups: (raw + changed).assumingMemoryBound(to: DeliveryGroup.self),
      slots: (raw + changed + groups).assumingMemoryBound(to: OpaquePointer?.self))
  }

  /// What a sendEvent override holds back of the very touches that now change again cannot be delivered later: it is delivered first.
  private func settle(_ inputs: TouchInput, _ count: Int) {
    guard frame != nil else { return }
    for k in places(count) {
      findTouch(inputs[k].id)?.settle()
    }
  }

  private func contains(_ inputs: TouchInput, _ count: Int, _ id: Int64) -> Bool {
    for k in places(count) {
      if inputs[k].id == id { return true }
    }
    return false
  }

  /// SPEC 74, 312: a finger that begins must be up, every other one down, sample by sample.
  @inline(__always)
  @_optimize(speed)
  private func checkIDs(_ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    // The usual update has one finger.
    if count == 1, (findTouch(inputs[0].id) != nil) != (inputs[0].phase == .began) { return }
    try checkAllIDs(inputs, count)
  }

  @inline(never)
  @_optimize(speed)
  private func checkAllIDs(_ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    for k in places(count) {
      let id = inputs[k].id
      var known = false
      var isDown = false
      var j = k
      while j > 0 {
        j -= 1
        if inputs[j].id == id {
          known = true
          isDown = inputs[j].phase == .began || inputs[j].phase == .moved
          break
        }
      }
      if !known { isDown = findTouch(id) != nil }
      if inputs[k].phase == .began {
        if isDown {
          remarkRefused(id, .alreadyExists)
          throw failure(.alreadyExists, "samples.id", .int(id), "is down already; end that touch first or use another id")
        }
      } else if !isDown, known || !isGhost(id) {
        remarkRefused(id, .notFound)
        throw failure(.notFound, "samples.id", .int(id), "is not down; send its began first")
      }
    }
  }

  /// For the trace: the host has lost count of its touches.
  @inline(never)
  private func remarkRefused(_ id: Int64, _ status: RKStatus) {
    let down = findTouch(id)
    remark(.noteRefused, down?.hitView?.object, point: down?.location ?? RKPoint(), value: Double(status.rawValue), touchID: id)
  }

  /// Records for the touches that begin, before anything changes.
  @_optimize(speed)
  private func makeTouches(_ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    var begin = 0
    defer { memory.lends = false }
    for k in places(count) where inputs[k].phase == .began {
      memory.lends = true
      inputs[k].made = makeRecord(.touch, classID: 0)
      if inputs[k].made == 0 {
        discardMade(inputs, k)
        throw noMemory()
      }
      touch(inputs[k].made).retain()
      begin += 1
    }
    if touches.reserve(begin, unlimited) { return }
    discardMade(inputs, count)
    throw noMemory()
  }

  private func discardMade(_ inputs: TouchInput, _ count: Int) {
    for k in places(count) {
      if inputs[k].made != 0 { freeRecord(inputs[k].made) }
    }
  }

  /// There is no receiver (SPEC 286, 296).
  private func drop(_ inputs: TouchInput, _ count: Int, _ reason: RKReason) {
    for k in places(count) {
      let input = inputs[k]
      record(reason, 0, 0, input.location, Double(input.phase.rawValue), input.id, 0)
      removeGhost(input.id)
      let down = findTouch(input.id)
      if input.phase == .ended || input.phase == .cancelled {
        // While events are ignored every touch has been cancelled: one that is down has begun since, in a callback that ended that.
        if reason == .touchDropped { down?.detach() }
      } else if down == nil {
        addGhost(input.id)
      }
    }
  }

  // MARK: Taking samples in

  private func updateOnce(_ time: Double, _ inputs: TouchInput, _ count: Int, _ room: UpdateRoom) {
    let stamp = beginUpdate(time)
    var changed = 0
    for k in places(count) {
      if inputs[k].phase != .began, takeChange(inputs[k], stamp, time, into: room.changed + changed) { changed += 1 }
    }
    for k in places(count) {
      if inputs[k].phase == .began, takeBegan(inputs[k], stamp, time, into: room.changed + changed) { changed += 1 }
    }
    if changed > 0 { dispatch(stamp, time, changed, room) }
  }

  /// Touches that show an earlier phase to a view, because that was held back, are themselves again.
  func restoreShown() {
    var next = self.shown
    while let shown = next {
      shown.restore()
      next = shown.outer
    }
  }

  /// A new update: touches are stationary until their next sample (SPEC 63, 65).
  func beginUpdate(_ time: Double) -> UInt64 {
    restoreShown()
    updateCount += 1
    eventTime = time
    coalesced.removeAll()
    restTouches()
    return updateCount
  }

  /// A sample of a touch that is down; false if it changes nothing.
  private func takeChange(
    _ input: TouchInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedTouch>
  ) -> Bool {
    guard let t = findTouch(input.id) else {
      // Still down for the host, gone for us.
      if input.phase != .moved { removeGhost(input.id) }
      return false
    }
    let location = windowLocation(t, input.location)
    if input.phase == .moved, location == t.location, input.force == t.force, input.radius == t.radius,
      input.historyCount == 0, isTheSame(input, t)
    {
      keepRest(t, time)
      if !t.entries.isEmpty { touchDidRest(t) }
      return false
    }
    touchIsChanging(t)
    if isTracing { touchMoves(t, input, location, time) }
    t.location = location
    t.force = input.force
    t.radius = input.radius
    t.timestamp = time
    if input.hasDetails || seesDetails { takeDetails(input, t) }
    // Its began is still to come, and will say where it is by then.
    if t.has(.fresh), input.phase == .moved { return false }
    t.phase = input.phase
    t.update = stamp
    if input.historyCount == 0 { keepTrail(input, t, time) } else { keepHistory(input, t, time) }
    t.checkTapMovement()
    if input.phase != .moved {
      t.set([.lifted, .liftUntold, .taken])
      touchesLifted = true
      if input.phase == .cancelled {
        breakTaps(t)
        trace(.touchCancelledBySystem, t.object, t.hitView?.object, point: input.location, touchID: input.id)
      }
    }
    change.initialize(to: ChangedTouch(link: TouchLink(t), touch: t.handle, phase: input.phase, previous: t.previous))
    return true
  }

  /// Whether a sample has no change of a pointer or pencil either.
  private func isTheSame(_ input: TouchInput, _ t: Touch) -> Bool {
    maskWhileDown(input, t) == t.mask && input.altitude == t.altitude && input.azimuth == t.azimuth
      && (input.details == nil || hasDetails(t, input.whole.allDetails))
  }

  @inline(never)
  private func hasDetails(_ t: Touch, _ details: RKTouchDetails) -> Bool {
    guard let known = t.trail?.details else { return false }
    return known.roll_angle == details.roll_angle && known.precise_offset == details.precise_offset
      && known.major_radius_tolerance == details.major_radius_tolerance && known.maximum_possible_force == details.maximum_possible_force
      && known.estimated_properties == details.estimated_properties && known.estimation_update_index == details.estimation_update_index
      && known.estimated_properties_expecting_updates == details.estimated_properties_expecting_updates
  }

  @inline(never)
  private func takeDetails(_ input: TouchInput, _ t: Touch) {
    seesDetails = true
    t.mask = maskWhileDown(input, t)
    t.altitude = input.altitude
    t.azimuth = input.azimuth
    eventMask = t.mask
    if input.details != nil || t.trail != nil { keepDetails(input, t) }
  }

  /// Without memory nothing of them is known.
  private func keepDetails(_ input: TouchInput, _ t: Touch) {
    guard let trail = t.trail ?? beginTrail(t) else { return }
    trail.previousOffset = trail.offset
    trail.details = input.whole.allDetails
    trail.offset = windowVector(t, trail.details.precise_offset)
    if trail.details.estimated_properties_expecting_updates != 0 { expectUpdates(t, trail.whole, input.phase) }
  }

  /// Only pointers have buttons. 0 means the first while the touch is down; a sample that ends it keeps the last mask, so the clicked buttons stay known.
  private func maskWhileDown(_ input: TouchInput, _ t: Touch) -> InputMask {
    var mask = input.mask
    if t.type != .indirectPointer {
      mask.buttons = 0
    } else if mask.buttons == 0 {
      let lifts = input.phase == .ended || input.phase == .cancelled
      mask.buttons = lifts ? t.mask.buttons : 1
    }
    return mask
  }

  /// A move's place, where there are no samples in between.
  @inline(__always)
  private func keepTrail(_ input: TouchInput, _ t: Touch, _ time: Double) {
    guard input.phase == .moved else { return }
    guard let trail = t.trail ?? beginTrail(t) else { return }
    trail.samples.add(time, t.location)
  }

  /// A report of it where it is already is a sample, too (SPEC 342).
  @inline(never)
  private func keepRest(_ t: Touch, _ time: Double) {
    guard let trail = t.trail ?? beginTrail(t) else { return }
    trail.samples.addRest(time, t.location)
  }

  /// A touch of which nothing has come needs none. Without memory nothing is foretold.
  @inline(never)
  func beginTrail(_ t: Touch) -> Trail? {
    guard let trail = spareTrails ?? memory.makeAnyway(Trail.self) else { return nil }
    if trail == spareTrails { spareTrails = trail.next } else { trail.initialize(to: TrailRecord()) }
    trail.samples.removeAll()
    trail.samples.add(t.beganTime, t.start)
    trail.details = RKTouchDetails()
    trail.offset = RKPoint()
    trail.previousOffset = RKPoint()
    t.trail = trail
    return trail
  }

  /// The samples in between in window coordinates, the present one last (SPEC 71). What is older than the touch's last sample is not in between:
  /// it is listed, and counts for nothing.
  @inline(never)
  private func keepHistory(_ input: TouchInput, _ t: Touch, _ time: Double) {
    let trail = t.trail ?? beginTrail(t)
    let keeps = coalesced.reserve(input.historyCount + 1, unlimited)
    t.coalescedStart = UInt32(coalesced.count)
    t.coalescedCount = keeps ? UInt32(input.historyCount + 1) : 0
    var k = 0
    while let history = input.history, k < input.historyCount {
      let location = windowLocation(t, history[k].location)
      if keeps { coalesced.appendReserved(RKTouchSnapshot(timestamp: history[k].timestamp, location: location)) }
      if let trail, history[k].timestamp >= trail.samples.newest(0).time, history[k].timestamp <= time {
        trail.samples.add(history[k].timestamp, location)
      }
      k += 1
    }
    if keeps { coalesced.appendReserved(RKTouchSnapshot(timestamp: time, location: t.location)) }
    if input.phase == .moved { trail?.samples.add(time, t.location) }
  }

  /// A new touch: hit-test it, then list it. False when a handler has meanwhile begun one with the same id, has had events ignored, or nested
  /// updates have used up the memory.
  private func takeBegan(
    _ input: TouchInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedTouch>
  ) -> Bool {
    removeGhost(input.id)
    let index = input.made
    let hit = hitTestWindows(input.location, input.screen, input.id, pointer(event))
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
    t.windowHandle = hit?.window.handle ?? 0
    t.viewHandle = hit?.view.handle ?? 0
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
    if let view = hit?.view {
      t.trace(.touchHit, view.object, point: input.location, touchID: input.id)
      t.withhold(view)
      touchWillBegin(t)
    } else {
      t.trace(.touchHitNothing, point: input.location, touchID: input.id)
      if isTracing { touchHitsNothing(t) }
    }
    change.initialize(to: ChangedTouch(link: TouchLink(t), touch: t.handle, phase: .began, previous: location))
    return true
  }

  /// SPEC 43-48: windows front to back; the last pass decides.
  @_optimize(speed)
  func hitTestWindows(_ point: RKPoint, _ screen: UInt32, _ id: Int64, _ event: OpaquePointer?) -> (window: Window, view: View)? {
    let passes = Int(config(.hitTestPasses))
    // The usual case: one window, asked once.
    if passes == 1, windows.count == 1 { return hitTestWindow(window(windows[0]), point, screen, id, event) }
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
