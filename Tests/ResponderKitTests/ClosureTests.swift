import CResponderKit
import Testing

/// SPEC 109: every began that was delivered is closed by exactly one ended or cancelled, whatever handlers do.
@Suite("Closure") struct ClosureTests {
  @Test func randomDisturbances() {
    let seed = seed("randomDisturbances")
    for round in 0..<40 {
      let session = Session(Generator(seed: seed &+ UInt64(round)))
      session.run()
      #expect(session.faults == [], "seed \(seed) round \(round)")
      #expect(session.open.isEmpty, "seed \(seed) round \(round): \(session.open.count) never closed")
      #expect(session.delivered > 0, "seed \(seed) round \(round): nothing was delivered")
    }
  }
}

/// Views that disturb the delivery from inside their handlers, and the account of what was opened and closed.
private final class Session {
  /// A touch that a view was given.
  struct Opening: Hashable {
    var view: Handle
    var touch: Handle
  }

  let world = World()
  var random: Generator
  var open: Set<Opening> = []
  var faults: [String] = []
  var delivered = 0
  private let ids: [Int64] = [1, 2, 3, 4, 5]
  private var windows: [Handle] = []
  private var views: [Handle] = []
  private var disturbances = 0
  private var time = 0.0

  init(_ random: Generator) { self.random = random }

  func run() {
    let cls = world.cls { methods in
      methods.touches = { [unowned self, unowned methods] phase, me, touches, event in
        account(phase, me, touches)
        disturb()
        if random.chance(0.5) { methods.superTouches(phase, me, touches, event) }
      }
    }
    windows = (0..<2).map { world.window("W\($0)", rect(0, Double($0) * 300, 300, 300)) }
    for number in 0..<12 {
      let parent = random.chance(0.5) || views.isEmpty ? windows[number % 2] : views[random.integer(0..<views.count)]
      let view = world.view("\(number)", rect(random.number(-20...150), random.number(-20...150), 200, 200), in: parent, cls)
      ok(rk_view_set_multiple_touch_enabled(view, random.chance(0.6)))
      ok(rk_view_set_exclusive_touch(view, random.chance(0.1)))
      views.append(view)
    }
    for step in 0..<120 {
      time = Double(step)
      disturbances = 0
      send(Set((0..<random.integer(1..<4)).map { _ in Int64(random.integer(1..<6)) }))
    }
    disturbances = .max
    for id in ids where isDown(id) { ok(world.send(1000, .up(id, 0, 0))) }
    world.end()
  }

  private func isDown(_ id: Int64) -> Bool {
    var touch: Handle?
    return rk_context_find_touch(world.context, id, &touch) == .OK
  }

  /// One update, in which each of the fingers does what it can. From inside a handler the rest of the outer update is delivered first
  /// (SPEC 303), and its handlers may send as well: then an id can be another thing than it was here, and the update is refused.
  private func send(_ chosen: Set<Int64>, nested: Bool = false) {
    var fingers: [Finger] = []
    for id in chosen.sorted() {
      let place = (random.number(0...300), random.number(0...600))
      if !isDown(id) {
        fingers.append(.down(id, place.0, place.1))
      } else if random.chance(0.6) {
        fingers.append(.move(id, place.0, place.1))
      } else {
        fingers.append(random.chance(0.8) ? .up(id, place.0, place.1) : .cancel(id))
      }
    }
    let status = rk_context_send_touches(world.context, time, world.samples(fingers), fingers.count)
    if nested, status == .notFound || status == .alreadyExists { return }
    ok(status)
  }

  /// Only what the library delivers to the hit view counts; what is forwarded by super does not.
  private func account(_ phase: RKTouchPhase, _ me: Handle, _ touches: [Handle]) {
    for touch in touches {
      let key = Opening(view: me, touch: touch)
      switch phase {
      case .began:
        guard out({ rk_touch_get_view(touch, $0) }) == me else { continue }
        delivered += 1
        if !open.insert(key).inserted { faults.append("\(world.name(me)) began twice") }
      case .ended, .cancelled:
        guard out({ rk_touch_get_view(touch, $0) }) == me else { continue }
        if open.remove(key) == nil { faults.append("\(world.name(me)) \(word(phase)) without began") }
      default:
        if out({ rk_touch_get_view(touch, $0) }) == me, !open.contains(key) { faults.append("\(world.name(me)) moved without began") }
      }
    }
  }

  private func disturb() {
    guard disturbances < 4, random.chance(0.4) else { return }
    disturbances += 1
    let view = views[random.integer(0..<views.count)]
    switch random.integer(0..<10) {
    case 0: ok(rk_view_remove_from_superview(view))
    case 1, 2, 3: _ = rk_view_add_subview(windows[random.integer(0..<2)], view)
    case 4: _ = rk_view_add_subview(views[random.integer(0..<views.count)], view)
    case 5: ok(rk_context_cancel_all_touches(world.context))
    case 6:
      ok(rk_view_set_hidden(windows[0], true))
      ok(rk_view_set_hidden(windows[0], false))
    case 7: send([Int64(random.integer(1..<6))], nested: true)
    case 8: ok(rk_view_set_multiple_touch_enabled(view, random.chance(0.5)))
    default: ok(rk_view_set_user_interaction_enabled(view, random.chance(0.8)))
    }
  }
}
