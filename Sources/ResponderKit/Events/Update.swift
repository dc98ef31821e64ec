// SPDX-License-Identifier: MIT
import CResponderKit

// One update (SPEC 46, 61-67, 74-78, 303, 311): check, let timers fire, take the samples into touches, hit-test the new ones, send the
// event, and let go of the touches that ended.

/// Scratch lists of an update, each with an element for every touch.
struct UpdateRoom {
  var changed: UnsafeMutablePointer<ChangedTouch>
  var groups: UnsafeMutablePointer<DeliveryGroup>
  var slots: UnsafeMutablePointer<OpaquePointer?>

  /// Its parts in one piece of memory.
  @inline(__always)
  init(_ raw: UnsafeMutableRawPointer, _ count: Int) {
    let changed = count * MemoryLayout<ChangedTouch>.stride
    let groups = count * MemoryLayout<DeliveryGroup>.stride
    self.changed = raw.assumingMemoryBound(to: ChangedTouch.self)
    self.groups = (raw + changed).assumingMemoryBound(to: DeliveryGroup.self)
    slots = (raw + changed + groups).assumingMemoryBound(to: OpaquePointer?.self)
  }
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
  @inline(never)
  func update(_ timestamp: Double, _ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_touches instead")
    }
    do throws(RKStatus) { try checkIDs(inputs, count) } catch {
      dateRefusal(timestamp)
      throw error
    }
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
      try cancelTouches(of: nil, .touchCancelledBySystem, .ignoring)
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
    if count == 1, updateDepth == 0, let room = rawRoom { return UpdateRoom(room, 1) }
    // In one piece; each part begins where its elements may lie.
    guard let raw = arena.allocate(UInt8.self, count * roomSize, unlimited) else { throw noMemory() }
    return UpdateRoom(UnsafeMutableRawPointer(raw), count)
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
          remarkRefused(inputs[k], .alreadyExists)
          if known { throw failure(.alreadyExists, "samples.id", .int(id), "occurs earlier in this update and is down by then; end that touch first or use another id") }
          throw failure(.alreadyExists, "samples.id", .int(id), "is down already; end that touch first or use another id")
        }
      } else if !isDown, known || !isGhost(id) {
        remarkRefused(inputs[k], .notFound)
        throw failure(.notFound, "samples.id", .int(id), "is not down; send its began first")
      }
    }
  }

  /// For the trace: the host has lost count of its touches.
  @inline(never)
  private func remarkRefused(_ input: TouchInput, _ status: RKStatus) {
    let down = findTouch(input.id)
    remark(.noteRefused, down?.hitView?.object, point: down.map { windowLocation($0, input.location) } ?? input.location, value: Double(status.rawValue), touchID: input.id)
  }

  /// The clock has not come to the refused update.
  @inline(never)
  private func dateRefusal(_ time: Double) {
    if trace.count > 0, trace[trace.count - 1].reason == .noteRefused { trace[trace.count - 1].time = Double.maximum(time, self.time) }
  }

  /// Records for the touches that begin, before anything changes.
  private func makeTouches(_ inputs: TouchInput, _ count: Int) throws(RKStatus) {
    var begin = 0
    defer { memory.lends = false }
    for k in places(count) where inputs[k].phase == .began {
      memory.lends = true
      guard make(inputs[k]) else {
        discardMade(inputs, k)
        throw noMemory()
      }
      begin += 1
    }
    if touches.reserve(begin, unlimited) { return }
    discardMade(inputs, count)
    throw noMemory()
  }

  /// The record of a touch that begins; false without memory.
  @inline(__always)
  private func make(_ input: TouchInput) -> Bool {
    input.made = makeRecordInPlace(.touch, classID: 0)
    if input.made != 0 { touch(input.made).retain() }
    return input.made != 0
  }

  /// The same for an update that has no other.
  @inline(__always)
  func makeTouch(_ input: TouchInput) throws(RKStatus) {
    memory.lends = true
    let isMade = make(input) && touches.reserve(1, unlimited)
    memory.lends = false
    if isMade { return }
    discardMade(input, 1)
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
      if reason == .touchDropped { addOther(object(ifAny: application)) }
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
  @inline(never)
  func restoreShown() {
    var next = self.shown
    while let shown = next {
      shown.restore()
      next = shown.outer
    }
  }

  /// A new update: touches are stationary until their next sample (SPEC 63, 65).
  @inline(__always)
  func beginUpdate(_ time: Double) -> UInt64 {
    if shown != nil { restoreShown() }
    updateCount += 1
    eventTime = time
    coalesced.removeAll()
    restTouches()
    return updateCount
  }
}
