import CResponderKit
import Testing

@Suite("Targets, views and delegates of recognisers") struct RecognizerTargetTests {
  let world = World()

  private func tap(_ view: Handle, _ time: Double) {
    let place = numbers(out(RKPoint()) { rk_view_convert_point_to(view, point(5, 5), nil, $0) })
    ok(world.send(time, .down(1, place[0], place[1])))
    ok(world.send(time + 0.05, .up(1, place[0], place[1])))
  }

  private func target(_ name: String, _ selectors: [String]) -> Handle {
    world.responder(
      name,
      world.cls("Responder") { methods in
        methods.actions = selectors
        methods.perform = { [unowned world = self.world] me, sender, event in
          world.log("\(world.name(me)) from \(world.name(sender))\(event == nil ? "" : " with event")")
        }
      })
  }

  /// SPEC 164: in order of addition, the same pair once; NULL matches all when removing.
  @Test func listOfTargets() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let tap = out { rk_tap_create(world.context, nil, $0) }!
    ok(rk_view_add_gesture_recognizer(view, tap))
    ok(rk_object_set_name(tap, "tap"))
    let (a, b) = (target("a", ["go", "go:"]), target("b", ["go:"]))
    ok(rk_gesture_recognizer_add_target(tap, b, "go:"))
    ok(rk_gesture_recognizer_add_target(tap, a, "go"))
    ok(rk_gesture_recognizer_add_target(tap, a, "go:"))
    ok(rk_gesture_recognizer_add_target(tap, b, "go:"))
    self.tap(view, 0)
    #expect(world.taken() == ["b from tap", "a from nil", "a from tap"])
    ok(rk_gesture_recognizer_remove_target(tap, nil, "go:"))
    self.tap(view, 1)
    #expect(world.taken() == ["a from nil"])
    ok(rk_gesture_recognizer_add_target(tap, b, "go:"))
    ok(rk_gesture_recognizer_remove_target(tap, a, nil))
    self.tap(view, 2)
    #expect(world.taken() == ["b from tap"])
    ok(rk_gesture_recognizer_remove_target(tap, nil, nil))
    self.tap(view, 3)
    #expect(world.taken() == [])
    #expect(rk_gesture_recognizer_add_target(tap, a, "go:with:") == .invalidArgument)
  }

  /// SPEC 164, SPEC 305: one that does not implement the selector is reported and skipped, one that is gone is dropped without a word.
  @Test func targetsThatCannot() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", on: view)
    let (a, b) = (target("a", ["go:"]), target("b", ["other:"]))
    ok(rk_gesture_recognizer_add_target(tap, b, "go:"))
    ok(rk_gesture_recognizer_add_target(tap, a, "go:"))
    self.tap(view, 0)
    #expect(world.taken() == ["tap(ended)", "a from tap"] && world.diagnostics == ["targetDoesNotRespond"])
    ok(rk_release(a))
    ok(rk_release(b))
    world.diagnostics = []
    self.tap(view, 1)
    #expect(world.taken() == ["tap(ended)"] && world.diagnostics == [])
  }

  /// SPEC 165: one view at a time.
  @Test func oneView() {
    defer { world.end() }
    let window = world.window()
    let (v, u) = (world.view("v", in: window), world.view("u", rect(100, 0, 100, 100), in: window))
    let tap = world.recognizer("tap", on: v)
    _ = world.recognizer("other", "Swipe", on: v)
    func recognizers(_ view: Handle) -> [String] { world.names(list { rk_view_get_gesture_recognizers(view, $0, $1, $2) }) }
    ok(rk_view_add_gesture_recognizer(v, tap))
    #expect(recognizers(v) == ["tap", "other"])
    ok(rk_view_add_gesture_recognizer(u, tap))
    #expect(recognizers(v) == ["other"] && recognizers(u) == ["tap"])
    #expect(world.name(out { rk_gesture_recognizer_get_view(tap, $0) }) == "u")
    #expect(rk_view_remove_gesture_recognizer(v, tap) == .notFound)
    self.tap(v, 0)
    #expect(world.taken() == [])
    self.tap(u, 1)
    #expect(world.taken() == ["tap(ended)"])
    ok(rk_view_remove_gesture_recognizer(u, tap))
    #expect(out { rk_gesture_recognizer_get_view(tap, $0) } == nil)
    self.tap(u, 2)
    #expect(world.taken() == [])
  }

  /// SPEC 165, SPEC 302: in mid-gesture, adding it elsewhere ends what it was at.
  @Test func movedInMidGesture() {
    defer { world.end() }
    let window = world.window()
    let (v, u) = (world.view("v", rect(0, 0, 200, 200), in: window), world.view("u", rect(0, 200, 200, 200), in: window))
    let pan = world.recognizer("pan", "Pan", on: v)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .move(1, 50, 5)))
    ok(rk_view_add_gesture_recognizer(u, pan))
    #expect(world.taken() == ["pan(began)", "pan(cancelled)"] && world.state(pan) == .possible)
    ok(world.send(0.2, .move(1, 90, 5)))
    ok(world.send(0.3, .down(2, 5, 205)))
    ok(world.send(0.4, .move(2, 50, 205)))
    #expect(world.taken() == ["pan(began)"])
  }

  /// SPEC 169, SPEC 171: class before delegate, once an event and once a touch; types come before everything.
  @Test func questionsAboutTouches() {
    defer { world.end() }
    let cls = world.cls("Tap") { methods in
      methods.gesture.receiveEvent = { [unowned world = self.world] _, _ in
        world.log("class event")
        return true
      }
    }
    let view = world.view("v", in: world.window())
    ok(rk_view_set_multiple_touch_enabled(view, true))
    let tap = world.recognizer("tap", cls: cls, on: view)
    ok(rk_tap_set_number_of_touches_required(tap, 2))
    let answers = Answers()
    var wanted = true
    answers.receiveEvent = { [unowned world] _, event in
      world.log("event \(event == nil)")
      return wanted
    }
    answers.receiveTouch = { [unowned world] _, touch in
      world.log("touch \(world.ids([touch]))")
      return true
    }
    world.setDelegate(tap, answers)
    ok(world.send(0, .down(1, 5, 5), .down(2, 15, 5)))
    #expect(world.taken() == ["class event", "event false", "touch 1", "touch 2"])
    ok(world.send(0.1, .move(1, 6, 5)))
    ok(world.send(0.2, .up(1, 6, 5), .up(2, 15, 5)))
    #expect(world.taken() == ["tap(ended)"])
    wanted = false
    ok(world.send(1, .down(1, 5, 5), .down(2, 15, 5)))
    #expect(world.taken() == ["class event", "event false"])
    ok(world.send(1.1, .up(1, 5, 5), .up(2, 15, 5)))
    #expect(world.taken() == [])
    wanted = true
    ok(rk_gesture_recognizer_set_allowed_touch_types(tap, 1 << UInt32(RKTouchType.pencil.rawValue)))
    ok(world.send(2, .down(1, 5, 5)))
    #expect(world.taken().filter { $0.hasPrefix("touch") } == [])
    withExtendedLifetime(answers) {}
  }

  /// SPEC 171: after a finger no pencil, until the reset, unless types may mix.
  @Test(arguments: [true, false]) func oneTypeAtATime(exclusive: Bool) {
    defer { world.end() }
    let cls = world.cls("GestureRecognizer") { methods in
      methods.gesture.touches = { [unowned world = self.world] phase, _, touches, _ in world.log("\(word(phase)){\(world.ids(touches))}") }
    }
    let view = world.view("v", in: world.window())
    let custom = world.recognizer("r", cls: cls, on: view)
    ok(rk_gesture_recognizer_set_requires_exclusive_touch_type(custom, exclusive))
    var pencil = Finger.down(2, 15, 5)
    pencil.type = .pencil
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, pencil))
    #expect(world.taken() == (exclusive ? ["began{1}"] : ["began{1}", "began{2}"]))
    ok(world.send(0.2, .up(1, 5, 5), .up(2, 15, 5)))
    _ = world.taken()
    ok(world.send(0.3, pencil))
    #expect(world.taken() == ["began{2}"])
  }

  /// SPEC 306: a delegate goes with its object, and its drop is called once.
  @Test func delegateOfAnObject() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", on: view)
    let object = world.responder("object")
    let answers = Answers()
    answers.shouldBegin = { _ in false }
    world.setDelegate(tap, answers, object: object)
    #expect(out { rk_gesture_recognizer_get_delegate(tap, $0) } == object)
    self.tap(view, 0)
    #expect(world.taken() == [])
    ok(rk_release(object))
    #expect(out { rk_gesture_recognizer_get_delegate(tap, $0) } == nil)
    self.tap(view, 1)
    #expect(world.taken() == ["tap(ended)"])
    withExtendedLifetime(answers) {}
  }
}
