// SPDX-License-Identifier: MIT
import CPlatform

// The curves of scroll views (SPEC 253, 255-259) as pure functions: no state, no clock, no context.

/// The constants of one axis, as the configuration and the scroll view say when a piece starts.
struct ScrollPhysics {
  /// The legal range of the offset (SPEC 243).
  var least = 0.0
  var greatest = 0.0
  var bounces = true
  /// Logarithm of the deceleration per second, and F of SPEC 255.
  var decay = 0.0
  var factor = 0.0
  var stop = 0.0
  var omega = 0.0
  var restVelocity = 0.0
  var slow = 0.0
  var quick = 0.0
  var settle = 0.0

  /// `rate` is per millisecond. A rate that never slows down is taken for the slowest that does.
  mutating func setRate(_ rate: Double) {
    let r = Double.minimum(rate, 0.999999)
    decay = r > 0 ? 1000 * rkp_log(r) : -Double.infinity
    factor = r / (1 - r) / 1000
  }

  func isBeyond(_ x: Double) -> Bool { x < least || x > greatest }
  func clamped(_ x: Double) -> Double { Double.minimum(Double.maximum(x, least), greatest) }
}

/// Shorter pieces are not worth a moment of their own.
private let shortestPiece = 1e-6
/// Decay, edge, back, decay, other edge, back: more pieces than this come of no release.
private let mostPieces = 8

extension ScrollPiece {
  // MARK: Where and how fast

  func position(at time: Double) -> Double {
    // At its end it is where that was to be, to the last digit.
    if time >= end { return target }
    return evaluate(Double.maximum(0, time - start))
  }

  private func evaluate(_ t: Double) -> Double {
    switch kind {
    case .none: return x0
    case .decay: return x0 + v0 * b * (1 - rkp_exp(a * t))
    case .spring:
      let d = x0 - target
      return target + (d + (v0 + a * d) * t) * rkp_exp(-a * t)
    case .rest:
      let d = x0 - target
      let slow = d * b / (b - a)
      return target + slow * rkp_exp(-a * t) + (d - slow) * rkp_exp(-b * t)
    case .ease:
      let s = a > 0 ? t / a : 1
      return x0 + (target - x0) * s * s * (3 - 2 * s)
    }
  }

  /// The derivative of `position`, points per second; where it rests, 0. SPEC 255's v(t) is a little more than that of x(t).
  func velocity(at time: Double) -> Double {
    if time >= end, sequel == .rest { return 0 }
    let rate = rate(at: time)
    return kind == .decay ? rate * b * -a : rate
  }

  /// The v(t) of the rules, from which a following piece starts.
  func rate(at time: Double) -> Double { rate(Double.maximum(0, Double.minimum(time, end) - start)) }

  private func rate(_ t: Double) -> Double {
    switch kind {
    case .none: return 0
    case .decay: return v0 * rkp_exp(a * t)
    case .spring:
      let d = x0 - target
      return (v0 - a * (v0 + a * d) * t) * rkp_exp(-a * t)
    case .rest:
      let d = x0 - target
      let slow = d * b / (b - a)
      return -a * slow * rkp_exp(-a * t) - b * (d - slow) * rkp_exp(-b * t)
    case .ease:
      let s = a > 0 ? t / a : 1
      return a > 0 ? (target - x0) * 6 * s * (1 - s) / a : 0
    }
  }

  // MARK: What follows a release

  /// From x with velocity v, left to itself (SPEC 255, 257, 258); nil: it rests where it is, or at the edge where it does not bounce.
  static func release(_ x: Double, _ v: Double, at time: Double, _ physics: ScrollPhysics) -> ScrollPiece? {
    if physics.isBeyond(x) {
      if !physics.bounces { return nil }
      let edge = physics.clamped(x)
      return v.magnitude < physics.restVelocity ? rest(x, edge, at: time, physics) : springBack(x, v, edge, at: time, physics)
    }
    return decay(x, v, at: time, physics)
  }

  private static func decay(_ x: Double, _ v: Double, at time: Double, _ physics: ScrollPhysics) -> ScrollPiece? {
    guard v.magnitude > physics.stop, physics.factor > 0, physics.decay.isFinite else { return nil }
    var piece = ScrollPiece(
      kind: .decay, start: time, x0: x, v0: v, target: x + (v < 0 ? v + physics.stop : v - physics.stop) * physics.factor, a: physics.decay, b: physics.factor)
    // SPEC 256; to a standstill it would take for ever.
    var duration = rkp_log(v.magnitude / Double.maximum(physics.stop, 1e-9)) / physics.decay.magnitude
    let edge = v > 0 ? physics.greatest : physics.least
    let part = (edge - x) / (v * physics.factor)
    if part < 1 {
      let crossing = part <= 0 ? 0 : rkp_log(1 - part) / physics.decay
      if crossing < duration {
        duration = crossing
        piece.sequel = .outward
        piece.target = edge
      }
    }
    piece.end = time + duration
    // At the edge already, or as good as there.
    if duration < shortestPiece { return piece.sequel == .outward ? piece.next(physics) : nil }
    return piece
  }

  /// What comes when the piece is over: nil if it rests then.
  func next(_ physics: ScrollPhysics) -> ScrollPiece? {
    switch sequel {
    case .rest: return nil
    case .outward: return physics.bounces ? Self.springBack(target, rate(end - start), target, at: end, physics) : nil
    case .inward: return Self.decay(target, rate(end - start), at: end, physics)
    }
  }

  /// Critically damped, with the velocity it has (SPEC 257). One that returns into the content continues as a deceleration.
  private static func springBack(_ x: Double, _ v: Double, _ edge: Double, at time: Double, _ physics: ScrollPhysics) -> ScrollPiece? {
    guard physics.omega > 0 else { return nil }
    var piece = ScrollPiece(kind: .spring, start: time, x0: x, v0: v, target: edge, a: physics.omega)
    let d = x - edge, b = v + physics.omega * d
    if d * b < 0, v.magnitude > physics.stop {
      let crossing = -d / b
      piece.end = time + crossing
      if piece.rate(crossing).magnitude > physics.stop {
        piece.sequel = .inward
        return crossing < shortestPiece ? piece.next(physics) : piece
      }
    }
    piece.end = time + piece.settlingTime(physics)
    return piece.end - time < shortestPiece ? nil : piece
  }

  /// Overdamped, from rest (SPEC 258).
  private static func rest(_ x: Double, _ edge: Double, at time: Double, _ physics: ScrollPhysics) -> ScrollPiece? {
    let slow = Double.minimum(physics.slow, physics.quick), quick = Double.maximum(physics.slow, physics.quick)
    guard slow > 0 else { return nil }
    // Equal rates are a critically damped spring.
    var piece = ScrollPiece(kind: quick > slow ? .rest : .spring, start: time, x0: x, target: edge, a: slow, b: quick)
    piece.end = time + piece.settlingTime(physics)
    return piece.end - time < shortestPiece ? nil : piece
  }

  /// To a place that is not where it would come to rest by itself (SPEC 261, 264). `curves`: by the deceleration that arrives there, if that leads there.
  static func arrive(_ x: Double, _ v: Double, _ target: Double, at time: Double, _ physics: ScrollPhysics, curves: Bool) -> ScrollPiece? {
    let way = target - x
    if way == 0, v.magnitude <= physics.stop { return nil }
    if physics.isBeyond(x), v.magnitude < physics.restVelocity, target == physics.clamped(x) { return rest(x, target, at: time, physics) }
    if curves, way.magnitude > physics.settle, v * way > 0, physics.factor > 0, physics.decay.isFinite, !physics.isBeyond(x) {
      let needed = way / physics.factor + (way < 0 ? -physics.stop : physics.stop)
      var piece = ScrollPiece(kind: .decay, start: time, x0: x, v0: needed, target: target, a: physics.decay, b: physics.factor)
      piece.end = time + rkp_log(needed.magnitude / Double.maximum(physics.stop, 1e-9)) / physics.decay.magnitude
      return piece.end - time < shortestPiece ? nil : piece
    }
    guard physics.omega > 0 else { return nil }
    // No faster than lets it arrive without passing by.
    let most = physics.omega * way.magnitude
    let seed = v * way > 0 && v.magnitude > most ? (way < 0 ? -most : most) : v
    var piece = ScrollPiece(kind: .spring, start: time, x0: x, v0: seed, target: target, a: physics.omega)
    piece.end = time + piece.settlingTime(physics)
    return piece.end - time < shortestPiece ? nil : piece
  }

  static func ease(_ x: Double, _ target: Double, at time: Double, _ duration: Double) -> ScrollPiece {
    ScrollPiece(kind: .ease, start: time, end: time + duration, x0: x, target: target, a: duration)
  }

  /// Where this and all that follows come to rest.
  func restingPlace(_ physics: ScrollPhysics) -> Double {
    var piece = self
    var k = 0
    while k < mostPieces, let next = piece.next(physics) {
      piece = next
      k += 1
    }
    return piece.target
  }

  // MARK: Settling (SPEC 259)

  /// What has to become small before it rests.
  private enum Settling { case far, fast }

  private func measure(_ quantity: Settling, at s: Double) -> Double { quantity == .fast ? rate(s).magnitude : (evaluate(s) - target).magnitude }

  /// From when on it is within the settling distance and slow, for good.
  private func settlingTime(_ physics: ScrollPhysics) -> Double {
    let d = x0 - target
    if kind == .rest {
      // From rest the distance shrinks all the time; the speed has one peak.
      let peak = rkp_log(b / a) / (b - a)
      return Double.maximum(lastTime(.far, from: 0, physics.settle), lastTime(.fast, from: peak, physics.stop))
    }
    let c = v0 + a * d
    // The peaks of distance and speed.
    let far = c != 0 ? Double.maximum(0, 1 / a - d / c) : 0
    let fast = c != 0 ? Double.maximum(0, 1 / a + v0 / (a * c)) : 0
    var slow = lastTime(.fast, from: fast, physics.stop)
    if slow == 0, v0.magnitude > physics.stop {
      // Fast only at its beginning, until it turns.
      let turn = c != 0 ? v0 / (a * c) : 0
      slow = lastTime(.fast, from: 0, to: turn > 0 ? turn : fast, physics.stop)
    }
    return Double.maximum(lastTime(.far, from: far, physics.settle), slow)
  }

  /// When a quantity that shrinks from `start` on has come down to a limit; 0 if it is not above it there. A limit of 0 is taken for a tiny one.
  private func lastTime(_ quantity: Settling, from start: Double, to end: Double? = nil, _ limit: Double) -> Double {
    let limit = Double.maximum(limit, 1e-9)
    guard measure(quantity, at: start) > limit else { return 0 }
    var low = start, high = end ?? start + 1 / a
    var k = 0
    while end == nil, measure(quantity, at: high) > limit, k < 60 {
      low = high
      high = start + (high - start) * 2
      k += 1
    }
    for _ in places(200) {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if measure(quantity, at: middle) > limit { low = middle } else { high = middle }
    }
    return high
  }
}

// MARK: The rubber band (SPEC 253)

/// How far it shows beyond an edge, `distance` being what the finger did; odd symmetric.
func rubberBand(_ distance: Double, _ dimension: Double, _ factor: Double) -> Double {
  guard dimension > 0, factor > 0, distance != 0 else { return 0 }
  let d = distance.magnitude
  let ratio = factor * d / dimension
  // The same as (1 - 1 / (ratio + 1)), without the loss of digits near the edge.
  let shown = ratio.isFinite ? ratio / (ratio + 1) * dimension : dimension
  return distance < 0 ? -shown : shown
}

/// How much more of it shows with one point more.
func rubberBandSlope(_ distance: Double, _ dimension: Double, _ factor: Double) -> Double {
  if distance == 0 { return 1 }
  guard dimension > 0, factor > 0 else { return 0 }
  let part = factor * distance.magnitude / dimension + 1
  return factor / (part * part)
}

/// What the finger did for it to show so far beyond.
func rubberBandRaw(_ shown: Double, _ dimension: Double, _ factor: Double) -> Double {
  guard dimension > 0, factor > 0, shown != 0 else { return 0 }
  let part = Double.minimum(shown.magnitude / dimension, 0.999999)
  let raw = dimension / factor * (part / (1 - part))
  return shown < 0 ? -raw : raw
}
