import CResponderKit
import Testing

@Suite("Arbitration") struct ArbitrationTests {
  let world = World()

  /// SPEC 80, SPEC 184, SPEC 189: more recognisers in one sequence than a word has bits.
  @Test(arguments: [1, 63, 64, 65, 130]) func manyRecognizers(count: Int) {
    defer { world.end() }
    let view = world.view("v", rect(0, 0, 300, 300), in: world.window())
    let taps = (0..<count).map { world.recognizer("t\($0)", on: view) }
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .up(1, 5, 5)))
    #expect(world.taken() == ["t\(count - 1)(ended)"])
    #expect(taps.allSatisfy { world.state($0) == .possible })
    // All together when the delegates allow it.
    let answers = Answers()
    answers.simultaneous = { _, _ in true }
    for tap in taps { world.setDelegate(tap, answers) }
    ok(world.send(1, .down(1, 5, 5)))
    ok(world.send(1.1, .up(1, 5, 5)))
    #expect(world.taken() == (0..<count).reversed().map { "t\($0)(ended)" })
    withExtendedLifetime(answers) {}
  }

  /// SPEC 178: a long chain of requirements unwinds in one update, without depth.
  @Test func longChainOfRequirements() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    var before: Handle?
    for number in 0..<200 {
      let tap = world.recognizer("t\(number)", on: view)
      if let before {
        ok(rk_gesture_recognizer_require_to_fail(tap, before))
      } else {
        ok(rk_tap_set_number_of_taps_required(tap, 2))
      }
      let answers = Answers()
      answers.shouldBegin = { _ in number == 199 }
      world.setDelegate(tap, answers)
      kept.append(answers)
      before = tap
    }
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.05, .up(1, 5, 5)))
    #expect(world.taken() == [])
    ok(rk_context_advance(world.context, 0.5))
    #expect(world.taken() == ["t199(ended)"])
    kept.items = []
  }
  private let kept = Kept()

  /// SPEC 182: a static cycle is reported when it is made, whatever its length; a recogniser cannot require itself.
  @Test func cycles() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let taps = (0..<5).map { world.recognizer("t\($0)", on: view) }
    for number in 0..<4 { ok(rk_gesture_recognizer_require_to_fail(taps[number], taps[number + 1])) }
    ok(rk_gesture_recognizer_require_to_fail(taps[0], taps[4]))
    ok(rk_gesture_recognizer_require_to_fail(taps[1], taps[3]))
    #expect(world.diagnostics == [])
    ok(rk_gesture_recognizer_require_to_fail(taps[4], taps[0]))
    #expect(world.diagnostics == ["gestureRequirementCycle"])
    #expect(rk_gesture_recognizer_require_to_fail(taps[0], taps[0]) == .invalidArgument)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .up(1, 5, 5)))
    #expect(world.taken() == [])
    #expect(taps.allSatisfy { world.state($0) == .possible })
  }

  /// SPEC 181: class before delegate, and the order of the questions.
  @Test func questionsAboutPairs() {
    defer { world.end() }
    func cls(_ name: String) -> Handle {
      world.cls("Tap") { methods in
        methods.gesture.requireFailureOf = { [unowned world = self.world] me, other in
          world.log("class \(world.name(me)) requires \(world.name(other))")
          return false
        }
        methods.gesture.requiredToFailBy = { [unowned world = self.world] me, other in
          world.log("class \(world.name(me)) for \(world.name(other))")
          return false
        }
      }
    }
    let window = world.window()
    let view = world.view("v", in: window)
    let (p, v) = (world.recognizer("p", cls: cls("p"), on: window), world.recognizer("v", cls: cls("v"), on: view))
    let answers = Answers()
    answers.requireFailureOf = { [unowned world] me, other in
      world.log("delegate \(world.name(me)) requires \(world.name(other))")
      return false
    }
    world.setDelegate(v, answers)
    ok(world.send(0, .down(1, 5, 5)))
    #expect(
      world.taken() == [
        "class v requires p", "delegate v requires p", "class v for p", "class p requires v", "class p for v",
      ])
    ok(world.send(0.05, .up(1, 5, 5)))
    #expect(world.taken() == ["v(ended)"])
    withExtendedLifetime((answers, p)) {}
  }

  /// SPEC 184, SPEC 188: what a class answers about prevention, and the built-in answers.
  @Test func preventionByClass() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let (single, double) = (world.recognizer("single", on: view), world.recognizer("double", on: view))
    ok(rk_tap_set_number_of_taps_required(double, 2))
    let pan = world.recognizer("pan", "Pan", on: view)
    func prevents(_ a: Handle, _ b: Handle) -> Bool { flag { rk_gesture_recognizer_can_prevent(a, b, $0) } }
    #expect(!prevents(single, double) && prevents(double, single) && prevents(single, pan) && prevents(pan, single))
    #expect(flag { rk_gesture_recognizer_can_be_prevented_by(double, single, $0) })
    let stubborn = world.recognizer("stubborn", cls: world.cls("Pan") { $0.gesture.canBePreventedBy = { _, _ in false } }, on: view)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .move(1, 50, 5)))
    // The one attached last goes first and prevents the other pan, not the other way round.
    #expect(world.taken() == ["stubborn(began)"])
    ok(world.send(0.2, .up(1, 50, 5)))
    ok(rk_view_add_gesture_recognizer(world.view("u"), pan))
    ok(rk_view_add_gesture_recognizer(view, pan))
    _ = world.taken()
    ok(world.send(1, .down(1, 5, 5)))
    ok(world.send(1.1, .move(1, 50, 5)))
    #expect(world.taken() == ["pan(began)", "stubborn(began)"])
    #expect(world.state(stubborn) == .began)
  }

  /// SPEC 82: actions that are put off come in the next turn, through the queue as well, in their order.
  @Test func deferredActions() {
    defer { world.end() }
    ok(rk_context_set_config(world.context, .deferActionsToRunLoopTurn, 1))
    let view = world.view("v", in: world.window(), world.loggingClass())
    _ = world.recognizer("tap", on: view)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .up(1, 5, 5)))
    #expect(world.taken() == ["v.began{1}", "v.cancelled{1}"])
    world.drain()
    #expect(world.taken() == ["tap(ended)"])
  }

  /// SPEC 80, SPEC 293: at one instant recognisers' deadlines come before the host's timers, whichever was planned first.
  @Test func timersOfOneInstant() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let me = Unmanaged.passUnretained(world).toOpaque()
    func plan(_ time: Double) {
      ok(
        rk_context_add_timer(
          world.context, time, { _, _, world in Unmanaged<World>.fromOpaque(world!).takeUnretainedValue().log("timer") }, me, nil, nil))
    }
    plan(0.5)
    _ = world.recognizer("press", "LongPress", on: view)
    ok(world.send(0, .down(1, 5, 5)))
    plan(0.5)
    plan(0.4)
    #expect(out(0.0) { rk_context_next_deadline(world.context, $0) } == 0.4)
    ok(rk_context_advance(world.context, 0.45))
    #expect(out(0.0) { rk_context_next_deadline(world.context, $0) } == 0.5)
    ok(rk_context_advance(world.context, 1))
    #expect(world.taken() == ["timer", "press(began)", "timer", "timer"])
    ok(world.send(2, .up(1, 5, 5)))
    #expect(out(0.0) { rk_context_next_deadline(world.context, $0) } == .infinity)
  }

  /// Answers that live as long as the test.
  private final class Kept {
    var items: [Answers] = []
    func append(_ answers: Answers) { items.append(answers) }
  }
}
