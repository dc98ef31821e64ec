// SPDX-License-Identifier: MIT
import CResponderKit

// Predicted touches (SPEC 71, 342): the newest sample is extended by the velocity of rule 215, in the quadratic model also by a part of the acceleration.

/// This part of the acceleration. The fit is of the middle of the window, and the acceleration has decreased since. Measured by Tests/Benchmarks/recordings.
private let lastingAcceleration = 0.5

extension Context {
  func prediction(_ t: Touch, _ model: RKPredictionModel, _ ahead: Double) -> RKTouchSnapshot {
    guard !t.has(.lifted), let trail = t.trail else {
      return RKTouchSnapshot(timestamp: t.timestamp, location: t.location)
    }
    let now = trail.samples.newest(0)
    let place = RKPoint(x: now.x, y: now.y)
    // Without a sample for longer than this the touch rests.
    if time - now.time > VelocitySamples.longest + timeTolerance { return RKTouchSnapshot(timestamp: now.time + ahead, location: place) }
    let used = trail.samples.recent(since: now.time - VelocitySamples.window)
    let movement = trail.samples.movement(used)
    let bend = model == .quadratic ? lastingAcceleration : 0
    let x = way(movement.velocity.x, movement.acceleration.x * bend, ahead), y = way(movement.velocity.y, movement.acceleration.y * bend, ahead)
    // No prediction outside of the finite numbers.
    guard (place.x + x).isFinite, (place.y + y).isFinite else { return RKTouchSnapshot(timestamp: now.time, location: place) }
    return RKTouchSnapshot(timestamp: now.time + ahead, location: RKPoint(x: place.x + x, y: place.y + y))
  }

  /// The distance covered on one axis. A movement that slows down stops; it does not turn back.
  private func way(_ velocity: Double, _ acceleration: Double, _ ahead: Double) -> Double {
    if velocity == 0 { return 0 }
    let time = velocity * acceleration < 0 ? Double.minimum(ahead, -velocity / acceleration) : ahead
    return velocity * time + acceleration * time * time / 2
  }
}
