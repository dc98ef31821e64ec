import CResponderKit
import Testing

/// The velocity of pans against references that are computed here in another way.
@Suite("Velocity of a pan") struct VelocityTests {
  let world = World()

  struct Sample {
    var time: Double
    var place: RKPoint
  }

  /// SPEC 215: the slope, at the newest sample, of the parabola with the least squares of errors. Found by orthogonal polynomials
  /// (Gram-Schmidt over the samples' times), not by normal equations.
  private func slope(_ samples: [Sample], _ axis: KeyPath<RKPoint, Double>) -> Double {
    let newest = samples.last!
    var used = samples.filter { newest.time - $0.time <= 0.1 + 1e-9 }.suffix(20)
    if let rest = zip(used, used.dropFirst()).map({ $1.time - $0.time }).lastIndex(where: { $0 > 0.04 + 1e-9 }) { used = used.dropFirst(rest + 1) }
    let times = used.map { $0.time - newest.time }
    let values = used.map { $0.place[keyPath: axis] }
    if used.count < 2 { return 0 }
    if used.count == 2 { return (values[1] - values[0]) / (times[1] - times[0]) }
    let count = Double(used.count)
    // p0 = 1, p1 = t - a, p2 = (t - b) * p1 - c.
    let a = times.reduce(0, +) / count
    let first = times.map { $0 - a }
    let firstNorm = first.map { $0 * $0 }.reduce(0, +)
    let b = zip(times, first).map { $0 * $1 * $1 }.reduce(0, +) / firstNorm
    let c = firstNorm / count
    let second = zip(times, first).map { ($0 - b) * $1 - c }
    let secondNorm = second.map { $0 * $0 }.reduce(0, +)
    let linear = zip(values, first).map { $0 * $1 }.reduce(0, +) / firstNorm
    let curved = zip(values, second).map { $0 * $1 }.reduce(0, +) / secondNorm
    // The slope at t = 0: p1' = 1, p2' = (t - a) + (t - b).
    return linear + curved * (-a - b)
  }

  /// SPEC 215: between the least and the greatest difference of neighbours; what gets faster at the end may continue to.
  private func limited(_ slope: Double, _ samples: [Sample], _ axis: KeyPath<RKPoint, Double>) -> Double {
    let used = samples.filter { samples.last!.time - $0.time <= 0.1 + 1e-9 }.suffix(20)
    let steps = zip(used, used.dropFirst()).map { (speed: ($1.place[keyPath: axis] - $0.place[keyPath: axis]) / ($1.time - $0.time), middle: ($0.time + $1.time) / 2) }
    guard let last = steps.last else { return 0 }
    var speeds = steps.map(\.speed)
    if let before = steps.dropLast().last, last.speed * before.speed >= 0, abs(last.speed) > abs(before.speed) {
      // The line through the last two, at the newest sample.
      speeds.append(last.speed + (last.speed - before.speed) / (last.middle - before.middle) * (samples.last!.time - last.middle))
    }
    return min(max(slope, speeds.min()!), speeds.max()!)
  }

  private func velocity(_ pan: Handle) -> [Double] { numbers(out(RKPoint()) { rk_pan_get_velocity(pan, nil, $0) }) }

  private func near(_ found: [Double], _ wanted: [Double]) -> Bool {
    zip(found, wanted).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
  }

  /// SPEC 215: random drags at several rates of samples, uneven ones too; every sample on the way.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64], [0.0, 2.0]) func againstAnotherComputation(seed: UInt64, estimator: Double) {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .panVelocityEstimator, estimator))
    var random = Generator(seed: seed)
    let view = world.view("v", rect(0, 0, 5000, 5000), in: world.window("W", rect(0, 0, 5000, 5000)))
    let pan = world.recognizer("pan", "Pan", on: view)
    let step = [0.002, 0.004, 1.0 / 120, 1.0 / 60, 0.03, 0.02][Int(seed) - 1]
    var time = 1.0
    var place = point(2500, 2500)
    var samples = [Sample(time: time, place: place)]
    ok(world.send(time, .down(1, place.x, place.y)))
    for number in 0..<60 {
      time += seed % 2 == 0 ? step : step * random.number(0.7...1.3)
      place.x += random.number(-30...40) + (number == 0 ? 60 : 0)
      place.y += random.number(-20...20)
      samples.append(Sample(time: time, place: place))
      ok(world.send(time, .move(1, place.x, place.y)))
      var wanted = [slope(samples, \.x), slope(samples, \.y)]
      if estimator == 2 { wanted = [limited(wanted[0], samples, \.x), limited(wanted[1], samples, \.y)] }
      #expect(near(velocity(pan), wanted), "seed \(seed), sample \(number): \(velocity(pan)), not \(wanted)")
    }
  }

  /// SPEC 215: what has been within the window once is out of it later.
  @Test func oldSamplesAreForgotten() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let pan = world.recognizer("pan", "Pan", on: view)
    ok(world.send(0, .down(1, 10, 10)))
    ok(world.send(0.01, .move(1, 60, 10)))
    ok(world.send(0.02, .move(1, 90, 10)))
    ok(world.send(0.5, .move(1, 91, 10)))
    // One sample is within the last tenth of a second.
    #expect(velocity(pan) == [0, 0])
    ok(world.send(0.55, .move(1, 92, 10)))
    #expect(near(velocity(pan), [20, 0]))
  }

  /// SPEC 215: a stroke that goes one way on an axis has no velocity against it, however it brakes; one at a uniform or growing speed has that speed.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func neverAgainstItsWay(seed: UInt64) {
    defer { world.end() }
    var random = Generator(seed: seed)
    let view = world.view("v", rect(0, 0, 5000, 5000), in: world.window("W", rect(0, 0, 5000, 5000)))
    let pan = world.recognizer("pan", "Pan", on: view)
    var time = 1.0
    for stroke in 0..<60 {
      var place = point(1000, 4000)
      ok(world.send(time, .down(1, place.x, place.y)))
      // It brakes by some share at each report, down to steps that show nothing.
      var step = random.number(2...60)
      let brake = random.number(0.2...1)
      for _ in 0..<12 {
        time += random.number(0.004...0.03)
        place.x += step
        place.y -= step / 3
        step = step < 0.5 ? 0 : step * brake
        ok(world.send(time, .move(1, place.x, place.y)))
        let found = velocity(pan)
        #expect(found[0] >= 0 && found[1] <= 0, "seed \(seed), stroke \(stroke): \(found)")
      }
      ok(world.send(time, .up(1, place.x, place.y)))
      time += 1
    }
  }

  /// SPEC 215: exact on uniform motion and on what gets faster uniformly, at any times of reports.
  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func exactWhereItCanBe(seed: UInt64) {
    defer { world.end() }
    var random = Generator(seed: seed)
    let view = world.view("v", rect(0, 0, 5000, 5000), in: world.window("W", rect(0, 0, 5000, 5000)))
    let pan = world.recognizer("pan", "Pan", on: view)
    let speed = random.number(100...2000), growth = random.number(100...5000)
    ok(world.send(1, .down(1, 100, 100)))
    var after = 0.0
    for _ in 0..<30 {
      after += random.number(0.004...0.03)
      ok(world.send(1 + after, .move(1, 100 + speed * after, 100 + growth * after * after / 2)))
      let found = velocity(pan)
      #expect(abs(found[0] - speed) <= 1e-9 * speed && abs(found[1] - growth * after) <= 1e-6 * growth * after + (after < 0.05 ? growth * 0.03 : 0))
    }
  }

  /// SPEC 215: nothing older than a rest of more than 40 ms counts, whatever the estimator; reports that come as slowly all the time are no rests.
  @Test(arguments: [0.0, 1.0, 2.0]) func aRestBeginsAnew(estimator: Double) {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .panVelocityEstimator, estimator))
    let view = world.view("v", rect(0, 0, 300, 300), in: world.window())
    let pan = world.recognizer("pan", "Pan", on: view)
    ok(world.send(1, .down(1, 10, 10)))
    for number in 1...4 { ok(world.send(1 + 0.008 * Double(number), .move(1, 10 + 10 * Double(number), 10))) }
    ok(world.send(1.073, .move(1, 51, 10)))
    #expect(velocity(pan) == [0, 0])
    ok(world.send(1.081, .move(1, 53, 10)))
    #expect(near(velocity(pan), [250, 0]))
    ok(world.send(1.081, .up(1, 53, 10)))
    ok(world.send(5, .down(1, 10, 10)))
    for number in 1...4 { ok(world.send(5 + 0.05 * Double(number), .move(1, 10 + 10 * Double(number), 10))) }
    #expect(near(velocity(pan), [200, 0]))
  }

  /// SPEC 215: the last difference, when the flag is set.
  @Test func lastDelta() {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .panVelocityEstimator, 1))
    let view = world.view("v", rect(0, 0, 300, 300), in: world.window())
    let pan = world.recognizer("pan", "Pan", on: view)
    ok(world.send(0, .down(1, 10, 10)))
    ok(world.send(0.01, .move(1, 30, 15)))
    #expect(near(velocity(pan), [2000, 500]))
    ok(world.send(0.03, .move(1, 40, 13)))
    #expect(near(velocity(pan), [500, -100]))
  }

  /// SPEC 215, SPEC 310: over a millisecond or less there is no velocity, whatever the estimator.
  @Test(arguments: [0.0, 1.0, 2.0]) func overNoTime(estimator: Double) {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .panVelocityEstimator, estimator))
    let view = world.view("v", rect(0, 0, 300, 300), in: world.window())
    let pan = world.recognizer("pan", "Pan", on: view)
    ok(world.send(1, .down(1, 10, 10)))
    ok(world.send(1, .move(1, 50, 10)))
    #expect(velocity(pan) == [0, 0])
    ok(world.send(1.001, .move(1, 90, 10)))
    #expect(velocity(pan) == [0, 0])
  }

  /// SPEC 211, SPEC 215: in a view that is turned and scaled; both vectors go through its linear part alone.
  @Test func inAView() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", rect(100, 100, 100, 100), in: window)
    ok(rk_view_set_transform(view, RKTransform(a: 0, b: 2, c: -2, d: 0, tx: 7, ty: 9)))
    let pan = world.recognizer("pan", "Pan", on: window)
    ok(world.send(0, .down(1, 10, 10)))
    for number in 1...8 { ok(world.send(0.01 * Double(number), .move(1, 10 + 4 * Double(number), 10 + 2 * Double(number)))) }
    let turned = numbers(out(RKPoint()) { rk_pan_get_velocity(pan, view, $0) })
    #expect(near(turned, [100, -200]))
    let before = numbers(out(RKPoint()) { rk_pan_get_translation(pan, nil, $0) })
    let translation = numbers(out(RKPoint()) { rk_pan_get_translation(pan, view, $0) })
    #expect(near(translation, [before[1] / 2, -before[0] / 2]))
    ok(rk_pan_set_translation(pan, point(3, 5), view))
    #expect(near(numbers(out(RKPoint()) { rk_pan_get_translation(pan, nil, $0) }), [-10, 6]))
    #expect(velocity(pan) == [0, 0])
  }
}
