import CResponderKit

// Where a touch will be: on from its newest sample, by the parabola fitted to its last tenth of a second.

extension UnsafeMutablePointer where Pointee == Context {
  func prediction(_ index: UInt32, _ model: RKPredictionModel, _ ahead: Double) -> RKTouchSnapshot {
    let t = touch(index)
    guard !t.has(TouchFlag.lifted), let trail = t.pointee.trail else {
      return RKTouchSnapshot(timestamp: t.pointee.timestamp, location: t.pointee.location)
    }
    let now = trail.pointee.samples.newest(0)
    let movement = trail.pointee.samples.fit(trail.pointee.samples.recent(since: now.time - VelocitySamples.window))
    let bend = model == .quadratic ? ahead * ahead / 2 : 0
    let x = now.x + movement.velocity.x * ahead + movement.acceleration.x * bend
    let y = now.y + movement.velocity.y * ahead + movement.acceleration.y * bend
    // Beyond all numbers there is nothing to foretell.
    guard x.isFinite, y.isFinite else { return RKTouchSnapshot(timestamp: now.time, location: RKPoint(x: now.x, y: now.y)) }
    return RKTouchSnapshot(timestamp: now.time + ahead, location: RKPoint(x: x, y: y))
  }
}
