import CResponderKit

// Velocity of a pan (SPEC 215): the derivative, at the newest sample, of a parabola fitted to the last tenth of a second.

struct VelocitySample {
  var time = 0.0
  var x = 0.0
  var y = 0.0
}

/// The newest samples, at most 20, in a ring.
struct VelocitySamples {
  static let most = 20
  static let window = 0.1
  /// Two samples that are closer tell nothing.
  static let shortest = 0.001

  private var ring: InlineRing = InlineRing()
  private(set) var count = 0
  private var next = 0

  mutating func add(_ time: Double, _ position: RKPoint) {
    ring[next] = VelocitySample(time: time, x: position.x, y: position.y)
    next = next + 1 == Self.most ? 0 : next + 1
    if count < Self.most { count += 1 }
  }

  mutating func removeAll() {
    count = 0
    next = 0
  }

  /// The gesture starts anew from here: only the newest sample is left (SPEC 211).
  mutating func keepNewest() { count = min(count, 1) }

  /// The k-th newest, from 0.
  func newest(_ k: Int) -> VelocitySample {
    let place = next - 1 - k
    return ring[place < 0 ? place + Self.most : place]
  }

  /// Plain difference of the two newest.
  var lastDelta: RKPoint {
    guard count > 1 else { return RKPoint() }
    return difference(newest(1), newest(0))
  }

  private func difference(_ a: VelocitySample, _ b: VelocitySample) -> RKPoint {
    let dt = b.time - a.time
    return dt <= Self.shortest ? RKPoint() : RKPoint(x: (b.x - a.x) / dt, y: (b.y - a.y) / dt)
  }

  /// Least squares of degree 2.
  var leastSquares: RKPoint {
    guard count > 1 else { return RKPoint() }
    let last = newest(0)
    var used = 1
    while used < count, last.time - newest(used).time <= Self.window + 1e-9 { used += 1 }
    if used < 2 { return RKPoint() }
    let first = newest(used - 1)
    let span = last.time - first.time
    if span <= Self.shortest { return RKPoint() }
    if used == 2 { return difference(first, last) }
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
    guard determinant > 1e-12 else { return difference(first, last) }
    let px = x1 - s1 * x0 / n, qx = x2 - s2 * x0 / n
    let py = y1 - s1 * y0 / n, qy = y2 - s2 * y0 / n
    return RKPoint(x: (px * c - qx * b) / determinant / span, y: (py * c - qy * b) / determinant / span)
  }
}

/// Twenty samples in place: a move allocates nothing.
private struct InlineRing {
  private typealias Four = (VelocitySample, VelocitySample, VelocitySample, VelocitySample)
  private var samples: (Four, Four, Four, Four, Four) = (
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample()),
    (VelocitySample(), VelocitySample(), VelocitySample(), VelocitySample())
  )

  subscript(place: Int) -> VelocitySample {
    get {
      precondition(place >= 0 && place < VelocitySamples.most)
      return withUnsafeBytes(of: samples) {
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: VelocitySample.self)[place]
      }
    }
    set {
      precondition(place >= 0 && place < VelocitySamples.most)
      withUnsafeMutableBytes(of: &samples) {
        $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: VelocitySample.self)[place] = newValue
      }
    }
  }
}
