// SPDX-License-Identifier: MIT
import CResponderKit

// The velocity from samples (SPEC 215): a parabola fitted to the last ones, and what limits its slope at the newest.

/// How something moves at its newest sample, per second and per second squared.
struct Movement {
  var velocity = RKPoint()
  var acceleration = RKPoint()
}

extension Movement {
  /// Infinite locations have no velocity.
  fileprivate var checked: Movement {
    (velocity.x + velocity.y + acceleration.x + acceleration.y) * 0 == 0 ? self : Movement()
  }
}

/// The estimators, by the values of panVelocityEstimator.
enum VelocityEstimator {
  static let leastSquares2 = 0.0
  static let lastDelta = 1.0
  static let limitedLeastSquares = 2.0
}

extension VelocitySamples {
  static let window = 0.1
  /// Two samples closer than this are ignored.
  static let shortest = 0.001
  /// Without a sample for longer than this a finger has rested. If it does so before it lifts it throws nothing.
  static let longest = 0.04

  /// How many of the newest samples count: as far back as a time, and to the last rest.
  func recent(since: Double) -> Int {
    if count == 0 { return 0 }
    var used = 1
    var usual = 0.0
    var after = newest(0).time
    while used < count {
      let time = newest(used).time
      if time < since - timeTolerance { break }
      let gap = after - time
      if gap > Self.longest + timeTolerance {
        // Where all reports are as slow as that, the finger has not rested.
        if usual == 0 { usual = step(before: used) }
        if gap > 2 * usual + timeTolerance { break }
      }
      usual = Double.maximum(usual, gap)
      after = time
      used += 1
    }
    return used
  }

  /// The time between the k-th newest and the one before it at another time; infinite for the first.
  private func step(before k: Int) -> Double {
    let time = newest(k).time
    var older = k + 1
    while older < count {
      if time - newest(older).time > Self.shortest { return time - newest(older).time }
      older += 1
    }
    return .infinity
  }

  /// The velocity at the newest of the samples that count, per second.
  func velocity(_ estimator: Double, _ used: Int) -> RKPoint {
    if used < 2 { return RKPoint() }
    if estimator == VelocityEstimator.lastDelta { return difference(newest(1), newest(0)) }
    return estimator == VelocityEstimator.leastSquares2 ? fit(used).velocity : movement(used).velocity
  }

  /// The parabola's, its slope limited.
  func movement(_ used: Int) -> Movement {
    var movement = fit(used)
    movement.velocity = limited(movement.velocity, used)
    return movement
  }

  private func difference(_ a: VelocitySample, _ b: VelocitySample) -> RKPoint {
    let dt = b.time - a.time
    return dt <= Self.shortest ? RKPoint() : Movement(velocity: RKPoint(x: (b.x - a.x) / dt, y: (b.y - a.y) / dt)).checked.velocity
  }

  /// A parabola overshoots where a finger brakes: its slope is kept within what the samples themselves show.
  private func limited(_ slope: RKPoint, _ used: Int) -> RKPoint {
    var x = SpeedLimits(), y = SpeedLimits()
    var later = newest(0)
    var k = 1
    while k < used {
      let sample = newest(k)
      k += 1
      // Those at one time are one place, the last.
      guard later.time - sample.time > Self.shortest else { continue }
      let speed = difference(sample, later)
      x.take(speed.x, over: later.time - sample.time)
      y.take(speed.y, over: later.time - sample.time)
      later = sample
    }
    let mean = difference(newest(used - 1), newest(0))
    return RKPoint(x: x.limit(slope.x, mean.x), y: y.limit(slope.y, mean.y))
  }

  /// Least squares of degree 2 over the newest `used` samples; with two, or where a parabola is not determined, a straight line.
  func fit(_ used: Int) -> Movement {
    if used < 2 { return Movement() }
    let last = newest(0)
    let first = newest(used - 1)
    let span = last.time - first.time
    if span <= Self.shortest { return Movement() }
    if used == 2 { return Movement(velocity: difference(first, last)) }
    // Time in units of the span, so that the sums are of one size; positions from the newest, so that no digits are lost.
    var s1 = 0.0, s2 = 0.0, s3 = 0.0, s4 = 0.0
    var x0 = 0.0, x1 = 0.0, x2 = 0.0, y0 = 0.0, y1 = 0.0, y2 = 0.0
    var k = 0
    while k < used {
      let sample = newest(k)
      let t = (sample.time - last.time) / span
      let x = sample.x - last.x, y = sample.y - last.y
      let square = t * t
      s1 += t
      s2 += square
      s3 += square * t
      s4 += square * square
      x0 += x
      x1 += x * t
      x2 += x * square
      y0 += y
      y1 += y * t
      y2 += y * square
      k += 1
    }
    let n = Double(used)
    // The normal equations, the constant eliminated.
    let a = s2 - s1 * s1 / n, b = s3 - s1 * s2 / n, c = s4 - s2 * s2 / n
    let determinant = a * c - b * b
    guard determinant > 1e-12 else { return Movement(velocity: difference(first, last)) }
    let px = x1 - s1 * x0 / n, qx = x2 - s2 * x0 / n
    let py = y1 - s1 * y0 / n, qy = y2 - s2 * y0 / n
    let bend = 2 / (determinant * span * span)
    return Movement(
      velocity: RKPoint(x: (px * c - qx * b) / determinant / span, y: (py * c - qy * b) / determinant / span),
      acceleration: RKPoint(x: (qx * a - px * b) * bend, y: (qy * a - py * b) * bend)
    ).checked
  }
}

/// What the differences between samples allow on one axis, taken from the newest back: from the least to the greatest of them.
private struct SpeedLimits {
  /// What rounding makes of the differences of a uniform speed, as a part of it.
  private static let digits = 1e-9
  private var low = 0.0
  private var high = 0.0
  private var newest = 0.0
  private var span = 0.0
  private var count = 0

  mutating func take(_ speed: Double, over time: Double) {
    count += 1
    if count == 1 {
      (low, high, newest, span) = (speed, speed, speed, time)
      return
    }
    low = Double.minimum(low, speed)
    high = Double.maximum(high, speed)
    if count > 2 { return }
    // A difference is the speed in the middle between two samples: an accelerating touch is faster at the newest.
    let grown = newest + (newest - speed) * span / (span + time)
    if speed >= 0, grown > high { high = grown }
    if speed <= 0, grown < low { low = grown }
  }

  /// A uniform speed is that of the whole, to the last digit.
  func limit(_ slope: Double, _ mean: Double) -> Double {
    let rounding = Self.digits * Double.maximum(high.magnitude, low.magnitude)
    // Samples of one moment have no speed between them, and the whole may have another.
    if high - low <= rounding, (mean - high).magnitude <= rounding { return mean }
    return Double.minimum(Double.maximum(slope, low), high)
  }
}
