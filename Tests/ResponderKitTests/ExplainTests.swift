import CResponderKit
import Testing

@Suite("Reasons of recognisers and controls") struct ExplainTests {
  let world = World()

  private func start() -> Handle {
    ok(rk_trace_start(world.context, 1000))
    return world.window()
  }

  private func tap(_ time: Double, _ x: Double = 5, _ y: Double = 5) {
    ok(world.send(time, .down(1, x, y)))
    ok(world.send(time + 0.05, .up(1, x, y)))
  }

  private func expect(_ object: Handle, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let sentence = world.explain(object)
    for word in words { #expect(sentence.contains(word), "\(sentence)", sourceLocation: sourceLocation) }
  }

  /// SPEC 178, SPEC 198: what a recogniser waited for, how that ended, and what followed.
  @Test func singleAndDoubleTap() {
    defer { world.end() }
    let view = world.view("v", in: start())
    let (single, double) = (world.recognizer("single", on: view), world.recognizer("double", on: view))
    ok(rk_tap_set_number_of_taps_required(double, 2))
    ok(rk_gesture_recognizer_require_to_fail(single, double))
    tap(0)
    expect(double, "double", "0.4")
    ok(rk_context_advance(world.context, 1))
    #expect(world.taken() == ["single(ended)"])
    expect(double, "double waited for another tap until 0.40 s", "then failed", "0.35 s", "SPEC 198", "single", "recognised")
    expect(single, "single", "double", "recognised")
  }

  /// SPEC 197, SPEC 199, SPEC 200: the measured and the allowed.
  @Test func failuresOfATap() {
    defer { world.end() }
    let view = world.view("v", rect(0, 0, 300, 300), in: start())
    ok(rk_view_set_multiple_touch_enabled(view, true))
    let tap = world.recognizer("tap", on: view)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .move(1, 65, 5)))
    expect(tap, "tap", "60", "45", "SPEC 199")
    ok(world.send(0.2, .up(1, 65, 5)))
    ok(world.send(1, .down(1, 5, 5)))
    ok(rk_context_advance(world.context, 2))
    expect(tap, "0.75", "SPEC 197")
    ok(world.send(2, .up(1, 5, 5)))
    ok(world.send(3, .down(1, 5, 5), .down(2, 50, 5)))
    expect(tap, "2", "1", "SPEC 200")
  }

  /// SPEC 152, SPEC 184, SPEC 183, SPEC 166: the recogniser or control that was in the way.
  @Test func whoWasInTheWay() {
    defer { world.end() }
    let window = start()
    let view = world.view("v", rect(0, 0, 90, 90), in: window)
    let button = out { rk_button_create(world.context, nil, rect(100, 100, 100, 40), $0) }!
    ok(rk_object_set_name(button, "save"))
    ok(rk_view_add_subview(window, button))
    let (outer, inner) = (world.recognizer("outer", on: window), world.recognizer("inner", on: view))
    tap(0)
    expect(outer, "outer", "inner", "SPEC 184")
    tap(1, 150, 120)
    expect(outer, "outer", "save", "SPEC 152")
    let answers = Answers()
    answers.shouldBegin = { _ in false }
    world.setDelegate(inner, answers)
    tap(2)
    expect(inner, "inner", "delegate", "SPEC 166")
    #expect(world.taken() == ["inner(ended)", "outer(ended)"])
    withExtendedLifetime(answers) {}
  }

  /// SPEC 146, SPEC 147, SPEC 150: why a button did not fire.
  @Test func whyAButtonDidNotFire() {
    defer { world.end() }
    let window = start()
    let button = out { rk_button_create(world.context, nil, rect(100, 100, 100, 40), $0) }!
    ok(rk_object_set_name(button, "save"))
    ok(rk_view_add_subview(window, button))
    ok(world.send(0, .down(1, 150, 120)))
    ok(world.send(0.1, .up(1, 350, 120)))
    expect(button, "save", "SPEC 14")
    ok(rk_control_set_enabled(button, false))
    tap(1, 150, 120)
    expect(button, "save", "SPEC 150")
    ok(rk_control_set_enabled(button, true))
    _ = world.recognizer("pan", "Pan", on: window)
    ok(world.send(2, .down(1, 150, 120)))
    ok(world.send(2.1, .move(1, 180, 120)))
    expect(button, "save", "pan", "SPEC 147")
  }

  /// SPEC 101, SPEC 107, SPEC 169, SPEC 171: why a recogniser or a view received nothing.
  @Test func whoHeardNothing() {
    defer { world.end() }
    let window = start()
    let view = world.view("v", in: window, world.loggingClass())
    let tap = world.recognizer("tap", on: view)
    ok(rk_gesture_recognizer_set_enabled(tap, false))
    self.tap(0)
    expect(tap, "tap", "SPEC 107")
    ok(rk_gesture_recognizer_set_enabled(tap, true))
    let answers = Answers()
    answers.receiveTouch = { _, _ in false }
    world.setDelegate(tap, answers)
    self.tap(1)
    expect(tap, "tap", "SPEC 169")
    ok(rk_gesture_recognizer_set_allowed_touch_types(tap, 1 << UInt32(RKTouchType.pencil.rawValue)))
    self.tap(2)
    expect(tap, "tap", "SPEC 171")
    withExtendedLifetime(answers) {}
  }

  /// Every reason has a name of its own, and every record of a lively scene a sentence that names its rule.
  @Test func everyRecordHasASentence() {
    defer { world.end() }
    let window = start()
    let view = world.view("v", rect(0, 0, 300, 300), in: window)
    ok(rk_view_set_multiple_touch_enabled(view, true))
    for (name, cls) in [
      ("tap", "Tap"), ("press", "LongPress"), ("pan", "Pan"), ("swipe", "Swipe"), ("pinch", "Pinch"), ("rot", "Rotation"),
    ] {
      _ = world.recognizer(name, cls, on: view)
    }
    tap(0)
    ok(world.send(1, .down(1, 100, 100), .down(2, 200, 100)))
    ok(world.send(1.1, .move(1, 80, 120)))
    ok(world.send(1.2, .cancel(1)))
    ok(world.send(1.3, .up(2, 200, 100)))
    ok(world.send(2, .down(1, 100, 100)))
    ok(rk_context_advance(world.context, 3))
    ok(world.send(3, .up(1, 100, 100)))
    var count = 0
    ok(rk_trace_read(world.context, 0, nil, 0, &count))
    var records = [RKTraceRecord](repeating: RKTraceRecord(), count: count)
    records[0].struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    ok(rk_trace_read(world.context, 0, &records, count, &count))
    #expect(count > 40)
    for record in records {
      let sentence = text { length, capacity, used in
        withUnsafePointer(to: record) { rk_trace_describe(world.context, $0, length, capacity, used) }
      }
      #expect(sentence.contains("SPEC \(record.rule)") || record.rule == 0, "\(sentence)")
      #expect(rk_reason_name(record.reason) != nil)
    }
  }
}
