import CResponderKit

// What samples tell (SPEC 215): a parabola fitted to those of the last tenth of a second, and its derivatives at the newest.

/// How something moves at its newest sample, per second and per second squared.
struct Movement {
  var velocity = RKPoint()
  var acceleration = RKPoint()
}

extension Movement {
  /// Of places beyond all numbers nothing can be said.
  fileprivate var checked: Movement {
    (velocity.x + velocity.y + acceleration.x + acceleration.y) * 0 == 0 ? self : Movement()
  }
}

extension VelocitySamples {
  static let window = 0.1
  /// Two samples that are closer tell nothing.
  static let shortest = 0.001

  /// Plain difference of the two newest.
  var lastDelta: RKPoint {
    guard count > 1 else { return RKPoint() }
    return difference(newest(1), newest(0))
  }

  private func difference(_ a: VelocitySample, _ b: VelocitySample) -> RKPoint {
    let dt = b.time - a.time
    return dt <= Self.shortest ? RKPoint() : Movement(velocity: RKPoint(x: (b.x - a.x) / dt, y: (b.y - a.y) / dt)).checked.velocity
  }

  var leastSquares: RKPoint { fit.velocity }

  /// Least squares of degree 2; with two samples, or where a parabola is not determined, a straight line.
  var fit: Movement {
    guard count > 1 else { return Movement() }
    let last = newest(0)
    var used = 1
    while used < count, last.time - newest(used).time <= Self.window + 1e-9 { used += 1 }
    if used < 2 { return Movement() }
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
