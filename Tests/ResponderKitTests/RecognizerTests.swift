import CResponderKit
import Testing

@Suite("Recognisers") struct RecognizerTests {
  let world = World()

  /// SPEC 158, SPEC 217, SPEC 220: the numbers of enumerations.
  @Test func numbersOfEnums() {
    defer { world.end() }
    #expect([RKGestureRecognizerState.possible, .began, .changed, .ended, .cancelled, .failed].map { $0.rawValue } == [0, 1, 2, 3, 4, 5])
    #expect([RKSwipeDirection.right, .left, .up, .down].map { $0.rawValue } == [1, 2, 4, 8])
    #expect([RKRectEdge.top, .left, .bottom, .right].map { $0.rawValue } == [1, 2, 4, 8])
  }

  /// SPEC 123: a recogniser has a class, but is no responder.
  @Test func isNoResponder() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", on: view)
    var next: Handle?
    #expect(rk_responder_get_next_responder(tap, &next) == .wrongKind)
    #expect(!flag { rk_object_is_kind_of(tap, world.builtIn("Responder"), $0) })
    #expect(flag { rk_object_is_kind_of(tap, world.builtIn("GestureRecognizer"), $0) })
    #expect(world.chain(view) == ["v", "W", "app"])
  }

  /// SPEC 62: allTouches by recogniser.
  @Test func touchesForGestureRecognizer() {
    defer { world.end() }
    var seen: [String] = []
    var tap: Handle?
    let cls = world.cls { methods in
      methods.touches = { [unowned world = self.world] phase, _, _, event in
        let mine = list { rk_event_get_touches_for_gesture_recognizer(event!, tap, $0, $1, $2) }
        let all = list { rk_event_get_all_touches(event!, $0, $1, $2) }
        seen.append("\(word(phase)) \(world.ids(mine)) of \(world.ids(all))")
      }
    }
    let window = world.window()
    let view = world.view("v", rect(0, 0, 100, 100), in: window, cls)
    _ = world.view("u", rect(100, 0, 100, 100), in: window, cls)
    tap = world.recognizer("tap", "GestureRecognizer", on: view)
    ok(world.send(0, .down(1, 5, 5), .down(2, 105, 5)))
    ok(world.send(1, .move(1, 6, 5)))
    ok(world.send(2, .up(1, 6, 5)))
    ok(world.send(3, .up(2, 105, 5)))
    #expect(seen == ["began 1 of 1,2", "began 1 of 1,2", "moved 1 of 1,2", "ended 1 of 1,2", "ended  of 2"])
  }

  /// SPEC 59, SPEC 106: touch.gestureRecognizers is in the order of calls and loses those that refuse or ignore the touch.
  @Test func recognizersOfATouch() {
    defer { world.end() }
    let ignoring = world.cls("GestureRecognizer") { methods in
      methods.gesture.touches = { phase, me, touches, _ in
        if phase == .moved { for touch in touches { ok(rk_gesture_recognizer_ignore_touch(me, touch)) } }
      }
    }
    let window = world.window()
    let view = world.view("v", in: window)
    _ = world.recognizer("w", "Pan", on: window)
    _ = world.recognizer("a", "GestureRecognizer", on: view)
    let ignores = world.recognizer("b", cls: ignoring, on: view)
    let refuses = world.recognizer("c", "Tap", on: view)
    let answers = Answers()
    answers.receiveTouch = { _, _ in false }
    world.setDelegate(refuses, answers)
    func names() -> [String] { world.names(list { rk_touch_get_gesture_recognizers(world.touch(1)!, $0, $1, $2) }) }
    ok(world.send(0, .down(1, 5, 5)))
    #expect(names() == ["b", "a", "w"])
    ok(world.send(1, .move(1, 6, 5)))
    #expect(names() == ["a", "w"])
    #expect(list { rk_gesture_recognizer_get_touches(ignores, $0, $1, $2) }.isEmpty)
    withExtendedLifetime(answers) {}
  }

  /// SPEC 177: only a class of one's own sets its state and ignores touches.
  @Test func stateFromOutside() {
    defer { world.end() }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", on: view)
    let plain = world.recognizer("plain", "GestureRecognizer", on: view)
    ok(world.send(0, .down(1, 5, 5)))
    for builtIn in [tap, plain] {
      #expect(rk_gesture_recognizer_set_state(builtIn, .ended) == .invalidArgument)
      #expect(rk_gesture_recognizer_ignore_touch(builtIn, world.touch(1)) == .invalidArgument)
      #expect(world.state(builtIn) == .possible)
    }
    let own = world.recognizer("own", cls: world.cls("Tap") { $0.gesture.reset = { _ in } }, on: view)
    #expect(rk_gesture_recognizer_ignore_touch(own, world.touch(1)) == .notFound)
    ok(world.send(0.05, .up(1, 5, 5)))
    #expect(world.taken() == ["tap(ended)"])
    ok(rk_gesture_recognizer_set_state(own, .began))
    #expect(world.taken() == ["own(began)"] && world.state(own) == .began)
    ok(rk_gesture_recognizer_set_state(own, .ended))
    #expect(world.taken() == ["own(ended)"] && world.state(own) == .possible)
  }

  /// SPEC 159, SPEC 160, SPEC 161: every assignment out of every state that a class can be in during its own methods.
  @Test func transitions() {
    defer { world.end() }
    let states: [RKGestureRecognizerState] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    let reached: [RKGestureRecognizerState: [RKGestureRecognizerState]] = [
      .possible: [.possible, .began, .began, .ended, .possible, .failed],
      .began: [.began, .began, .changed, .ended, .cancelled, .cancelled],
      .changed: [.changed, .changed, .changed, .ended, .cancelled, .cancelled],
      .ended: [.ended, .ended, .ended, .ended, .ended, .ended],
      .cancelled: [.cancelled, .cancelled, .cancelled, .cancelled, .cancelled, .cancelled],
      .failed: [.failed, .failed, .failed, .failed, .failed, .failed],
    ]
    // What is a mistake and reported: not possible while possible, not failed for cancelled.
    let ignored: [RKGestureRecognizerState: [Bool]] = [
      .possible: [false, false, false, false, true, false],
      .began: [true, true, false, false, false, false],
      .changed: [true, true, false, false, false, false],
      .ended: [true, true, true, true, true, true],
      .cancelled: [true, true, true, true, true, true],
      .failed: [true, true, true, true, true, true],
    ]
    let ways: [RKGestureRecognizerState: [RKGestureRecognizerState]] = [
      .possible: [], .began: [.began], .changed: [.began, .changed], .ended: [.ended], .cancelled: [.began, .cancelled], .failed: [.failed],
    ]
    var work: (Handle) -> Void = { _ in }
    let cls = world.cls("GestureRecognizer") { methods in
      methods.gesture.touches = { phase, me, _, _ in if phase == .began { work(me) } }
    }
    let view = world.view("v", in: world.window())
    var time = 0.0
    for from in states {
      for (place, wanted) in states.enumerated() {
        var result = RKGestureRecognizerState.possible
        let recognizer = world.recognizer("r", cls: cls, on: view)
        work = { [unowned world = self.world] me in
          for step in ways[from]! { ok(rk_gesture_recognizer_set_state(me, step)) }
          #expect(world.state(me) == from)
          world.diagnostics = []
          ok(rk_gesture_recognizer_set_state(me, wanted))
          result = world.state(me)
        }
        ok(world.send(time, .down(1, 5, 5)))
        #expect(result == reached[from]![place], "\(word(from)) -> \(word(wanted))")
        #expect(world.diagnostics == (ignored[from]![place] ? ["gestureIllegalState"] : []), "\(word(from)) -> \(word(wanted))")
        work = { _ in }
        ok(world.send(time + 1, .up(1, 5, 5)))
        ok(rk_gesture_recognizer_set_enabled(recognizer, false))
        #expect(world.state(recognizer) == .possible)
        ok(rk_view_remove_gesture_recognizer(view, recognizer))
        ok(rk_release(recognizer))
        time += 2
      }
    }
  }

  /// SPEC 173, SPEC 174: reset once an attempt, also after a failure, with the state still what it was.
  @Test func reset() {
    defer { world.end() }
    let cls = world.cls("Tap") { methods in
      methods.gesture.reset = { [unowned world = self.world, unowned methods] me in
        world.log("reset \(word(world.state(me)))")
        ok(rk_super_gesture_reset(methods.cls, me))
      }
    }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", cls: cls, on: view)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .up(1, 5, 5)))
    #expect(world.taken() == ["tap(ended)", "reset ended"])
    ok(world.send(1, .down(1, 5, 5)))
    ok(world.send(1.1, .move(1, 90, 5)))
    #expect(world.taken() == [] && world.state(tap) == .failed)
    ok(world.send(1.2, .up(1, 90, 5)))
    #expect(world.taken() == ["reset failed"] && world.state(tap) == .possible)
    ok(rk_context_advance(world.context, 10))
    #expect(world.taken() == [])
  }

  /// SPEC 174, SPEC 240: a class that inherits from Tap recognises through super, and not without it.
  @Test func subclassOfTap() {
    defer { world.end() }
    var callsSuper = true
    let cls = world.cls("Tap") { methods in
      methods.gesture.touches = { [unowned world = self.world, unowned methods] phase, me, touches, event in
        world.log("\(world.name(me)).\(word(phase)){\(world.ids(touches))}")
        if callsSuper { methods.superGestureTouches(phase, me, touches, event) }
      }
    }
    let view = world.view("v", in: world.window(), world.loggingClass())
    _ = world.recognizer("tap", cls: cls, on: view)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .up(1, 5, 5)))
    #expect(world.taken() == ["tap.began{1}", "v.began{1}", "tap.ended{1}", "tap(ended)", "v.cancelled{1}"])
    callsSuper = false
    ok(world.send(1, .down(1, 5, 5)))
    ok(world.send(1.1, .up(1, 5, 5)))
    #expect(world.taken() == ["tap.began{1}", "v.began{1}", "tap.ended{1}", "v.ended{1}"])
  }

  /// SPEC 176: places by index and by view; an index out of range is an error.
  @Test func places() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", rect(100, 100, 200, 200), in: window)
    let pan = world.recognizer("pan", "Pan", on: view)
    ok(world.send(0, .down(1, 110, 120), .down(2, 130, 140)))
    func place(_ index: Int, _ view: Handle?) -> [Double] {
      numbers(out(RKPoint()) { rk_gesture_recognizer_get_location_of_touch(pan, index, view, $0) })
    }
    #expect(place(0, nil) == [110, 120] && place(1, nil) == [130, 140] && place(1, view) == [30, 40])
    #expect(numbers(out(RKPoint()) { rk_gesture_recognizer_get_location(pan, view, $0) }) == [20, 30])
    var point = RKPoint()
    #expect(rk_gesture_recognizer_get_location_of_touch(pan, 2, nil, &point) == .notFound)
    let loose = world.view("loose")
    #expect(rk_gesture_recognizer_get_location(pan, loose, &point) == .invalidArgument)
  }
}
