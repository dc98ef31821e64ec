import Testing

@testable import ResponderKit

/// The closed forms of scrolling against small independent computations: sums over milliseconds, and differential equations integrated by steps.
@Suite("Curves of scroll views") struct ScrollCurveTests {
  private func physics(_ low: Double = -1e9, _ high: Double = 1e9, rate: Double = 0.998, bounces: Bool = true) -> ScrollPhysics {
    var physics = ScrollPhysics(
      least: low, greatest: high, bounces: bounces, stop: 10, omega: 11, restVelocity: 50, slow: 9, quick: 46, settle: 0.5)
    physics.setRate(rate)
    return physics
  }

  private func near(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }

  /// x'' = -damping * x' - stiffness * x by the classic Runge-Kutta method, in steps of 0.1 ms; the values after each step.
  private func oscillator(_ x0: Double, _ v0: Double, damping: Double, stiffness: Double, seconds: Double) -> [(
    time: Double, x: Double, v: Double
  )] {
    let h = 1e-4
    var x = x0
    var v = v0
    var values = [(time: 0.0, x: x0, v: v0)]
    func force(_ x: Double, _ v: Double) -> Double { -damping * v - stiffness * x }
    for step in 1...Int((seconds / h).rounded()) {
      let a1 = force(x, v)
      let v1 = v
      let a2 = force(x + h / 2 * v1, v + h / 2 * a1)
      let v2 = v + h / 2 * a1
      let a3 = force(x + h / 2 * v2, v + h / 2 * a2)
      let v3 = v + h / 2 * a2
      let a4 = force(x + h * v3, v + h * a3)
      let v4 = v + h * a3
      x += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
      values.append((Double(step) * h, x, v))
    }
    return values
  }

  /// SPEC 255: each millisecond multiplies the velocity by the rate and moves by what is then left of it.
  @Test(arguments: [0.998, 0.99, 0.9]) func decelerationByMilliseconds(rate: Double) throws {
    for v0 in [11.0, 500, -1000, 8000] {
      let piece = try #require(ScrollPiece.release(100, v0, at: 2, physics(rate: rate)))
      var x = 100.0
      var v = v0
      var milliseconds = 0
      while abs(v) * rate > 10 {
        v *= rate
        x += v / 1000
        milliseconds += 1
        let time = 2 + Double(milliseconds) / 1000
        #expect(near(piece.position(at: time), x, 1e-7) && near(piece.rate(at: time), v, 1e-7))
        // The velocity is the derivative of the offset.
        let slope = (piece.position(at: time + 1e-6) - piece.position(at: time - 1e-6)) / 2e-6
        #expect(time + 1e-6 >= piece.end || near(piece.velocity(at: time), slope, 1e-3))
      }
      // SPEC 256: the stop lies within the next millisecond, and the travel is that of the sum.
      let last = piece.end - 2 - Double(milliseconds) / 1000
      #expect(last > -1e-9 && last < 0.001 + 1e-9)
      let factor = rate / (1 - rate) / 1000
      let travel: Double = v0 < 0 ? (v0 + 10) * factor : (v0 - 10) * factor
      #expect(near(piece.position(at: piece.end), 100 + travel, 1e-9))
      #expect(piece.velocity(at: piece.end) == 0 && piece.next(physics(rate: rate)) == nil)
    }
  }

  /// SPEC 255: 500 points per second travel 244.51 points, 1000 travel 494.01.
  @Test func travel() throws {
    for (v0, way) in [(500.0, 244.51), (1000, 494.01)] {
      let piece = try #require(ScrollPiece.release(0, v0, at: 0, physics()))
      #expect(abs(piece.restingPlace(physics()) - way) < 1e-9)
    }
    // SPEC 262
    #expect(ScrollPiece.release(0, 10, at: 0, physics()) == nil && ScrollPiece.release(0, -10, at: 0, physics()) == nil)
  }

  /// SPEC 257: across the edge with the velocity that is left, then the motion of x'' = -2 w x' - w^2 x.
  @Test func bounce() throws {
    for (v0, sign) in [(500.0, 1.0), (3000, 1), (-800, -1)] {
      let edges = physics(-50, 50)
      let decay = try #require(ScrollPiece.release(0, v0, at: 1, edges))
      let speed = v0 * (1 - 50 / (abs(v0) * edges.factor))
      #expect(abs(decay.position(at: decay.end) - 50 * sign) < 1e-9)
      let spring = try #require(decay.next(edges))
      #expect(spring.start == decay.end && abs(spring.velocity(at: spring.start) - speed) < 1e-7)
      for value in oscillator(0, speed, damping: 22, stiffness: 121, seconds: min(1.5, spring.end - spring.start))
      where value.time < spring.end - spring.start - 1e-9 {
        let time = spring.start + value.time
        #expect(near(spring.position(at: time), 50 * sign + value.x, 1e-6 * abs(speed)))
        #expect(near(spring.velocity(at: time), value.v, 1e-5 * abs(speed)))
      }
      let peak = spring.position(at: spring.start + 1.0 / 11)
      let out: Double = abs(speed) / (11 * 2.718281828459045)
      #expect(near(abs(peak), 50 + out, 1e-9))
    }
  }

  /// SPEC 258: from rest, x'' = -(9 + 46) x' - 9 * 46 x, whose solution from rest is the rule's sum of two exponentials.
  @Test func releasedAtRest() throws {
    for x0 in [-34.121, 12.5, 0.75] {
      let edges = physics(0, 0)
      let piece = try #require(ScrollPiece.release(x0, 0, at: 3, edges))
      for value in oscillator(x0, 0, damping: 55, stiffness: 414, seconds: min(1, piece.end - 3)) where value.time < piece.end - 3 - 1e-9 {
        #expect(abs(piece.position(at: 3 + value.time) - value.x) < 1e-8)
      }
      // e^(-9 * 0.05) and e^(-46 * 0.05)
      let a = x0 * 46 / 37
      let wanted: Double = a * 0.6376281516217733 + (x0 - a) * 0.1002588437228037
      if piece.end > 3.05 { #expect(near(piece.position(at: 3.05), wanted, 1e-9)) }
    }
  }

  /// SPEC 258: the boundary between the two ways back is the velocity, whichever direction it has.
  @Test func restOrSpring() throws {
    let edges = physics(0, 100)
    for (v, isRest) in [(49.9, true), (-49.9, true), (50.0, false), (-50.0, false)] {
      let piece = try #require(ScrollPiece.release(-30, v, at: 0, edges))
      #expect((piece.kind == .rest) == isRest)
    }
  }

  /// SPEC 259: at its end it is within half a point and slow, and a moment before it is not; then it is on the edge exactly.
  @Test func settling() throws {
    let edges = physics(0, 100)
    for (x0, v0) in [(-34.121, 0.0), (-34.121, 200), (-34.121, -2000), (130, 60), (100.2, 400)] {
      let piece = try #require(ScrollPiece.release(x0, v0, at: 0, edges))
      guard piece.sequel == .rest else { continue }
      let before = piece.end - 1e-4
      let away = abs(piece.position(at: before) - piece.target)
      let speed = abs(piece.velocity(at: before))
      #expect(away > 0.5 || speed > 10)
      for later in stride(from: before + 2e-4, to: before + 0.5, by: 1e-3) {
        var endless = piece
        endless.end = .infinity
        let away = abs(endless.position(at: later) - piece.target)
        #expect(away < 0.501 && abs(endless.velocity(at: later)) < 10.1)
      }
      #expect(piece.position(at: piece.end) == (x0 < 0 ? 0 : 100) && piece.velocity(at: piece.end) == 0)
    }
  }

  /// SPEC 256: a curve that starts again from where it is, with the velocity it has, has the same path.
  @Test(arguments: [1, 2, 3] as [UInt64]) func restartInvariance(seed: UInt64) throws {
    var random = Generator(seed: seed)
    for _ in 0..<200 {
      let edges = physics(0, random.number(100...600))
      let x0 = random.number(-80...680)
      let v0 = random.number(-4000...4000)
      guard let first = ScrollPiece.release(x0, v0, at: 0, edges), first.kind != .rest else { continue }
      let t = random.number(0...first.end)
      let x = first.position(at: t)
      let v = first.rate(at: t)
      // The same motion from there on; the choice of SPEC 258 is made at the release alone.
      if abs(v) < 51 || edges.isBeyond(x) != (first.kind == .spring) || first.end - t < 1e-3 { continue }
      let second = try #require(ScrollPiece.release(x, v, at: t, edges))
      for later in [t + 0.001, t + 0.05, t + 0.3] where later < min(first.end, second.end) {
        #expect(near(first.position(at: later), second.position(at: later), 1e-6), "seed \(seed): \(x0) \(v0) \(t)")
      }
    }
  }

  /// SPEC 261: another target is reached exactly, by the same law where it lies ahead.
  @Test func arrival() throws {
    let piece = try #require(ScrollPiece.arrive(90, 500, 200, at: 0, physics(), curves: true))
    #expect(piece.position(at: piece.end) == 200)
    let half = piece.end / 2
    let free = try #require(ScrollPiece.release(90, 110 / 0.499 + 10, at: 0, physics()))
    #expect(abs(piece.position(at: half) - free.position(at: half)) < 1e-9)
    let back = try #require(ScrollPiece.arrive(90, 500, 0, at: 0, physics(), curves: true))
    #expect(back.position(at: back.end) == 0 && back.position(at: back.start) == 90)
  }

  /// SPEC 253: the formula; and what the finger did is found again from what shows.
  @Test func rubberBand() {
    #expect(abs(ResponderKit.rubberBand(70, 300, 0.55) - 34.12112259970458) < 1e-9)
    for dimension in [1.0, 300, 2000] {
      var last = 0.0
      for d in stride(from: 0.5, through: 4000, by: 17.3) {
        let shown = ResponderKit.rubberBand(d, dimension, 0.55)
        let wanted: Double = (1 - 1 / (0.55 * d / dimension + 1)) * dimension
        #expect(near(shown, wanted, 1e-9 * dimension))
        #expect(ResponderKit.rubberBand(-d, dimension, 0.55) == -shown)
        #expect(shown > last && shown < dimension)
        #expect(near(rubberBandRaw(shown, dimension, 0.55), d, 1e-6 * d))
        last = shown
      }
    }
    #expect(ResponderKit.rubberBand(0, 300, 0.55) == 0 && ResponderKit.rubberBand(5, 0, 0.55) == 0)
  }

  /// SPEC 267: the animation begins and ends at rest, halfway in the middle, and its velocity is the slope of its path.
  @Test func animation() {
    let piece = ScrollPiece.ease(10, 210, at: 1, 0.3)
    #expect(piece.position(at: 1) == 10 && piece.position(at: 1.3) == 210)
    #expect(near(piece.position(at: 1.15), 110, 1e-9))
    for t in stride(from: 1.01, to: 1.29, by: 0.01) {
      let slope = (piece.position(at: t + 1e-6) - piece.position(at: t - 1e-6)) / 2e-6
      #expect(abs(piece.velocity(at: t) - slope) < 1e-3)
    }
  }
}
