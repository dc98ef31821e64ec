// SPDX-License-Identifier: MIT
import CResponderKit

// What a sample changes of a touch that is down: its place, its details, and the samples that are kept of it (SPEC 71, 342, 343).

extension Context {
  /// A sample of a finger that is down; false if it changes nothing.
  @inline(never)
  func takeChange(
    _ input: TouchInput, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedTouch>
  ) -> Bool {
    if let t = findTouch(input.id) { return takeSample(input, t, stamp, time, into: change) }
    // Still down for the host, gone for us.
    if input.phase != .moved { removeGhost(input.id) }
    return false
  }

  /// A sample of this touch; false if it changes nothing.
  @inline(__always)
  func takeSample(
    _ input: TouchInput, _ t: Touch, _ stamp: UInt64, _ time: Double, into change: UnsafeMutablePointer<ChangedTouch>
  ) -> Bool {
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
        if isTracing { addMeasure(Double(CancelCause.phase.rawValue), input.location) }
      }
    }
    change.initialize(to: ChangedTouch(link: TouchLink(t), touch: t.handleInPlace, phase: input.phase, previous: t.previous))
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
  func takeDetails(_ input: TouchInput, _ t: Touch) {
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
    if !trail.details.estimated_properties_expecting_updates.isEmpty { expectUpdates(t, trail.whole, input.phase) }
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
}
