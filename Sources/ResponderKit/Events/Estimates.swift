// SPDX-License-Identifier: MIT
import CResponderKit

// Estimated properties that a device reports later (SPEC 345, 354): samples that expect reports, their receivers, and the calls when a report arrives.

/// A pending call: the receiver, and the touch that represents a sample.
private struct EstimateCall {
  var receiver: UInt
  var touch: UInt32
}

extension Context {
  // MARK: What is expected

  /// A sample has come of which updates are expected; its number is no earlier one's any more. Without memory none are.
  @inline(never)
  func expectUpdates(_ t: Touch, _ trail: TrailRecord, _ phase: RKTouchPhase) {
    var k = estimates.count
    while k > 0 {
      k -= 1
      if estimates[k].details.estimation_update_index == trail.details.estimation_update_index { forgetEstimate(at: k) }
    }
    if estimates.count >= mostEstimated {
      let oldest = estimates[0]
      trace(.estimationForgotten, nil, value: Double(oldest.details.estimation_update_index), touchID: oldest.touch.id)
      forgetEstimate(at: 0)
    }
    guard estimates.reserve(1, unlimited), let sample = takeSpareEstimate() else { return }
    sample.touch = t.whole
    sample.touch.entries = Buffer()
    sample.touch.trail = nil
    sample.touch.phase = phase
    sample.touch.flags = t.flags.intersection(.withheld).union([.closed, .lifted, .gone])
    sample.details = trail.details
    sample.offset = trail.offset
    sample.previousOffset = trail.previousOffset
    sample.view = 0
    sample.offer = 0
    estimates.appendReserved(sample)
    afterTouches |= AfterTouches.estimates
  }

  private func takeSpareEstimate() -> EstimatedSample? {
    if !spareEstimates.isEmpty {
      let spare = spareEstimates[spareEstimates.count - 1]
      spareEstimates.removeLast()
      return spare
    }
    // Room to keep it, too.
    guard spareEstimates.reserve(estimates.count + 1, unlimited), let made = memory.makeAnyway(EstimatedSample.self) else { return nil }
    made.initialize(to: EstimatedSampleRecord())
    return made
  }

  private func forgetEstimate(at place: Int) {
    let sample = estimates[place]
    sample.recognizers.removeAll()
    estimates.remove(at: place)
    spareEstimates.appendReserved(sample)
    if estimates.isEmpty { afterTouches &= ~AfterTouches.estimates }
  }

  // MARK: Who got it: views are noted by Responder+Touches.swift

  /// A recogniser gets its touches of an offer.
  @inline(never)
  func recognizerGets(_ g: Recognizer, _ offer: UInt64) {
    let recognizer = g.handle
    for sample in estimates {
      if sample.offer != 0, sample.offer != offer { continue }
      var j = 0
      while j < g.tracked.count {
        let tracked = g.tracked[j]
        j += 1
        guard tracked.order == sample.touch.order, !tracked.ignored, let t = tracked.link.alive(in: self), t.offer == offer else { continue }
        sample.offer = offer
        _ = sample.recognizers.append(recognizer, unlimited)
      }
    }
  }

  // MARK: The report

  /// The newest sample with a number that expects one of the properties; -1 if there is none.
  private func findEstimate(_ update: RKEstimationUpdate) -> Int {
    var k = estimates.count
    while k > 0 {
      k -= 1
      let details = estimates[k].details
      if details.estimation_update_index == update.estimation_update_index {
        return details.estimated_properties_expecting_updates.isDisjoint(with: update.updated_properties.union(update.unavailable_properties)) ? -1 : k
      }
    }
    return -1
  }

  /// Deliver what a device reports of earlier samples: to recognisers, then to views (SPEC 354).
  func updateEstimates(_ timestamp: Double, _ updates: UnsafePointer<RKEstimationUpdate>, _ count: Int) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it with rk_context_post_estimation_updates instead")
    }
    try arrive(at: timestamp)
    if frame != nil || pressFrame != nil { commitOuterUpdates() }
    let mark = arena.mark
    defer { arena.release(mark) }
    // All memory first: from here on nothing fails.
    var most = 1
    for k in places(count) {
      let place = findEstimate(updates[k])
      if place >= 0 { most += estimates[place].recognizers.count + 1 }
    }
    guard let made = arena.allocate(UInt32.self, count, unlimited), let calls = arena.allocate(EstimateCall.self, 2 * most, unlimited),
      let slots = arena.allocate(OpaquePointer?.self, most, unlimited)
    else { throw noMemory() }
    try makeEstimated(updates, made, count)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    // Recognisers from the beginning of the list, views from its middle.
    var toRecognizers = 0, toViews = 0
    for k in places(count) {
      take(updates[k], made[k], calls, &toRecognizers, calls + most, &toViews)
    }
    send(calls, toRecognizers, slots) { index, touches, count in recognizersHaveEstimates(gesture(index), touches, count) }
    send(calls + most, toViews, slots) { index, touches, count in responder(index).sendEstimates(touches, count) }
    releaseEstimated(made, count)
  }

  private func releaseEstimated(_ made: UnsafeMutablePointer<UInt32>, _ count: Int) {
    for k in places(count) {
      object(ifAny: made[k])?.taken().release()
    }
  }

  /// A record for each sample that an update is for, with room for its details.
  private func makeEstimated(_ updates: UnsafePointer<RKEstimationUpdate>, _ made: UnsafeMutablePointer<UInt32>, _ count: Int) throws(RKStatus) {
    var k = 0
    memory.lends = true
    defer { memory.lends = false }
    while k < count {
      made[k] = 0
      let place = findEstimate(updates[k])
      if place >= 0 {
        let index = makeRecord(.touch, classID: 0)
        made[k] = index == 0 ? 0 : object(index).retain()
        if index == 0 || beginTrail(touch(index)) == nil {
          releaseEstimated(made, k + 1)
          throw noMemory()
        }
      }
      k += 1
    }
  }

  /// Apply one report to its sample, and list the receivers. It does not change what an earlier report has settled.
  private func take(
    _ update: RKEstimationUpdate, _ made: UInt32, _ toRecognizers: UnsafeMutablePointer<EstimateCall>, _ recognizers: inout Int,
    _ toViews: UnsafeMutablePointer<EstimateCall>, _ views: inout Int
  ) {
    let place = findEstimate(update)
    guard place >= 0, made != 0 else { return record(.estimationUnexpected, 0, 0, RKPoint(), Double(update.estimation_update_index), 0, 0) }
    let sample = estimates[place]
    sample.take(update, withUnsafeMutablePointer(to: &sample.touch) { windowLocation(Touch(self, $0), update.location) })
    takeIntoTouch(sample)
    // The record keeps its own head and trail.
    let t = touch(made)
    let header = t.header, trail = t.trail
    t.whole = sample.touch
    t.header = header
    t.trail = trail
    trail?.details = sample.details
    trail?.offset = sample.offset
    trail?.previousOffset = sample.previousOffset
    for recognizer in sample.recognizers {
      toRecognizers[recognizers] = EstimateCall(receiver: recognizer, touch: made)
      recognizers += 1
    }
    if sample.view != 0 {
      toViews[views] = EstimateCall(receiver: sample.view, touch: made)
      views += 1
    }
    if sample.details.estimated_properties_expecting_updates.isEmpty { forgetEstimate(at: place) }
  }

  /// A touch whose last sample it was has its values from now on, but for the place: where it is, it has been hit and recognised.
  private func takeIntoTouch(_ sample: EstimatedSample) {
    for t in eachTouch {
      guard t.order == sample.touch.order, let trail = t.trail else { continue }
      guard trail.details.estimation_update_index == sample.details.estimation_update_index, t.timestamp == sample.touch.timestamp else { return }
      t.force = sample.touch.force
      t.altitude = sample.touch.altitude
      t.azimuth = sample.touch.azimuth
      trail.details = sample.details
    }
  }

  /// One call for each receiver, with all that it gets.
  private func send(
    _ calls: UnsafeMutablePointer<EstimateCall>, _ count: Int, _ slots: UnsafeMutablePointer<OpaquePointer?>,
    _ deliver: (UInt32, UnsafePointer<OpaquePointer?>, Int) -> Void
  ) {
    var first = 0
    while first < count {
      let receiver = calls[first].receiver
      var touches = 0
      for k in places(count, from: first) {
        if calls[k].receiver == receiver, receiver != 0 {
          slots[touches] = pointer(calls[k].touch)
          touches += 1
          calls[k].receiver = 0
        }
      }
      let index = live(receiver, .all)
      if index != 0, touches > 0 { deliver(index, slots, touches) }
      first += 1
    }
  }

  func freeEstimates() {
    while !estimates.isEmpty { forgetEstimate(at: 0) }
    while !spareEstimates.isEmpty {
      let spare = spareEstimates[spareEstimates.count - 1]
      spareEstimates.removeLast()
      spare.recognizers.free(memory)
      memory.free(spare)
    }
    estimates.free(memory)
    spareEstimates.free(memory)
  }
}
