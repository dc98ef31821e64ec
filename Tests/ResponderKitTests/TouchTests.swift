import CResponderKit
import Testing

@Suite("Touches and events") struct TouchTests {
  let world = World()

  private func multi(_ name: String, _ frame: RKRect = rect(0, 0, 300, 300), in window: Handle, _ cls: Handle?) -> Handle {
    let view = world.view(name, frame, in: window, cls)
    ok(rk_view_set_multiple_touch_enabled(view, true))
    return view
  }
  private func phase(_ touch: Handle) -> RKTouchPhase { out(RKTouchPhase.stationary) { rk_touch_get_phase(touch, $0) } }
  private func location(_ touch: Handle, _ view: Handle?) -> [Double] { numbers(out(RKPoint()) { rk_touch_get_location(touch, view, $0) }) }
  private func previous(_ touch: Handle, _ view: Handle?) -> [Double] {
    numbers(out(RKPoint()) { rk_touch_get_previous_location(touch, view, $0) })
  }
  private func time(_ touch: Handle) -> Double { out(-1.0) { rk_touch_get_timestamp(touch, $0) } }

  /// SPEC 54, SPEC 55, SPEC 72: the numbers that hosts and recordings use.
  @Test func numbersOfEnums() {
    defer { world.end() }
    #expect([RKTouchPhase.began, .moved, .stationary, .ended, .cancelled].map { $0.rawValue } == [0, 1, 2, 3, 4])
    #expect([RKTouchType.direct, .indirect, .pencil, .indirectPointer].map { $0.rawValue } == [0, 1, 2, 3])
    #expect(
      [RKEventType.touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform].map { $0.rawValue } == [0, 1, 2, 3, 10, 11, 14])
  }

  /// SPEC 55: a touch keeps the type it began with.
  @Test func types() {
    defer { world.end() }
    _ = multi("v", in: world.window(), nil)
    for (id, type) in [(Int64(1), RKTouchType.direct), (2, .indirect), (3, .pencil), (4, .indirectPointer)] {
      var finger = Finger.down(id, 5, 5)
      finger.type = type
      ok(world.send(0, finger))
      ok(world.send(0, .move(id, 6, 6)))
      #expect(out(RKTouchType.direct) { rk_touch_get_type(world.touch(id)!, $0) } == type)
    }
  }

  /// SPEC 56, SPEC 61: one touch object per finger, one event object for all.
  @Test func identity() {
    defer { world.end() }
    var touches: [Handle] = []
    var events: Set<Handle> = []
    let cls = world.cls { methods in
      methods.touches = { _, _, list, event in
        touches += list
        events.insert(event!)
      }
    }
    _ = world.view("v", in: world.window(), cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(0.1, .move(1, 6, 5)))
    ok(world.send(0.2, .up(1, 6, 5)))
    ok(world.send(0.3, .down(1, 5, 5)))
    ok(world.send(0.4, .up(1, 5, 5)))
    ok(world.send(5, .down(9, 5, 5)))
    #expect(touches.count == 6)
    #expect(touches[0] == touches[1] && touches[1] == touches[2] && touches[3] == touches[4])
    #expect(touches[0] != touches[3] && touches[3] != touches[5] && touches[0] != touches[5])
    #expect(events.count == 1)
  }

  /// SPEC 56: the object is gone after its last update, unless it was retained.
  @Test func retainedTouches() {
    defer { world.end() }
    var kept: Handle?
    let cls = world.cls { methods in
      methods.touches = { phase, _, list, _ in
        guard phase == .began, kept == nil else { return }
        kept = list[0]
        ok(rk_retain(list[0]))
      }
    }
    _ = world.view("v", in: world.window(), cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(1, .up(1, 7, 5)))
    #expect(rk_object_is_alive(kept) && phase(kept!) == .ended && location(kept!, nil) == [7, 5])
    ok(rk_release(kept))
    #expect(!rk_object_is_alive(kept))
    ok(world.send(2, .down(1, 5, 5)))
    let borrowed = world.touch(1)!
    ok(world.send(3, .up(1, 5, 5)))
    #expect(!rk_object_is_alive(borrowed))
  }

  /// SPEC 62, SPEC 63: the touches of an event, by view and by window.
  @Test func allTouches() {
    defer { world.end() }
    var seen: [String] = []
    let window = world.window("W", rect(0, 0, 375, 300))
    let other = world.window("W2", rect(0, 300, 375, 300))
    var views: [Handle] = []
    let cls = world.cls { methods in
      methods.touches = { [unowned world = self.world] phase, me, list, event in
        func ids(_ get: (Handle, UnsafeMutablePointer<Handle?>?, Int, UnsafeMutablePointer<Int>) -> RKStatus) -> String {
          world.ids(ResponderKitTests.list { get(event!, $0, $1, $2) })
        }
        let all = ids { rk_event_get_all_touches($0, $1, $2, $3) }
        let ofView = ids { rk_event_get_touches_for_view($0, views[0], $1, $2, $3) }
        let ofWindow = ids { rk_event_get_touches_for_window($0, other, $1, $2, $3) }
        seen.append("\(word(phase)){\(world.ids(list))} all \(all) view \(ofView) window \(ofWindow)")
      }
    }
    views = [multi("v", in: window, cls), multi("u", in: other, cls)]
    ok(world.send(0, .down(1, 5, 5), .down(2, 10, 5)))
    ok(world.send(1, .down(3, 5, 305)))
    ok(world.send(2, .up(1, 5, 5)))
    ok(world.send(3, .cancel(2)))
    ok(world.send(4, .move(3, 6, 306)))
    #expect(
      seen == [
        "began{1,2} all 1,2 view 1,2 window ", "began{3} all 1,2,3 view 1,2 window 3", "ended{1} all 1,2,3 view 1,2 window 3",
        "cancelled{2} all 2,3 view 2 window 3", "moved{3} all 3 view  window 3",
      ])
  }

  /// SPEC 64, SPEC 65, SPEC 63: times and places of a finger that moves beside one that rests.
  @Test func timesAndPlaces() {
    defer { world.end() }
    let window = world.window()
    let view = multi("v", rect(10, 20, 300, 300), in: window, nil)
    ok(world.send(1, .down(1, 50, 50), .down(2, 100, 50)))
    let one = world.touch(1)!
    let two = world.touch(2)!
    #expect(location(one, nil) == [50, 50] && previous(one, nil) == [50, 50] && time(one) == 1)
    ok(world.send(2, .move(1, 60, 55)))
    #expect(location(one, nil) == [60, 55] && previous(one, nil) == [50, 50] && time(one) == 2 && phase(one) == .moved)
    #expect(location(one, view) == [50, 35] && previous(one, view) == [40, 30])
    #expect(time(two) == 1 && phase(two) == .stationary)
    ok(world.send(3, .move(2, 101, 50)))
    #expect(location(one, nil) == [60, 55] && previous(one, nil) == [60, 55] && time(one) == 2 && phase(one) == .stationary)
    #expect(previous(two, nil) == [100, 50] && time(two) == 3)
    var eventTime = -1.0
    let cls = world.cls { methods in methods.touches = { _, _, _, event in eventTime = out(-1.0) { rk_event_get_timestamp(event, $0) } } }
    _ = world.view("w", in: window, cls)
    ok(world.send(4.5, .down(3, 5, 5)))
    #expect(eventTime == 4.5)
  }

  /// SPEC 18, SPEC 19: in no view means in the touch's window; in a view, with its geometry of this moment.
  @Test func locations() {
    defer { world.end() }
    let window = world.window("W", rect(100, 200, 300, 300))
    let view = world.view("v", rect(10, 10, 100, 100), in: window)
    let other = world.window("other", rect(0, 0, 50, 50))
    let loose = world.view("loose")
    ok(world.send(0, .down(1, 130, 240)))
    let touch = world.touch(1)!
    ok(world.send(1, .move(1, 140, 250)))
    #expect(location(touch, nil) == [40, 50] && location(touch, window) == [40, 50] && location(touch, view) == [30, 40])
    #expect(location(touch, other) == [140, 250])
    ok(rk_view_set_frame(view, rect(40, 50, 100, 100)))
    #expect(location(touch, view) == [0, 0] && previous(touch, view) == [-10, -10])
    var unchanged = point(7, 7)
    #expect(rk_touch_get_location(touch, loose, &unchanged) == .invalidArgument && numbers(unchanged) == [7, 7])
  }

  /// SPEC 71, SPEC 292: what was merged stays readable, the present sample last.
  @Test func coalescedSamples() {
    defer { world.end() }
    var read: [[Double]] = []
    let cls = world.cls { methods in
      methods.touches = { _, _, touches, _ in
        var count = 0
        ok(rk_touch_get_coalesced(touches[0], nil, 0, &count))
        var samples = [RKTouchSnapshot](repeating: RKTouchSnapshot(), count: count)
        ok(rk_touch_get_coalesced(touches[0], &samples, count, &count))
        read.append(samples.flatMap { [$0.timestamp, $0.location.x, $0.location.y] })
      }
    }
    _ = world.view("v", in: world.window("W", rect(100, 0, 375, 667)), cls)
    ok(rk_context_set_config(world.context, .coalesceMoves, 1))
    ok(world.post(0, .down(1, 110, 10)))
    ok(world.post(1, .move(1, 120, 10)))
    ok(world.post(2, .move(1, 130, 10)))
    ok(world.post(3, .up(1, 130, 10)))
    world.drain()
    #expect(read == [[0, 10, 10], [1, 20, 10, 2, 30, 10], [3, 30, 10]])
  }

  /// SPEC 74, SPEC 312: ids that begin twice or change without having begun.
  @Test func idsThatDoNotFit() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = multi("v", in: world.window(), cls)
    #expect(world.send(0, .move(1, 5, 5)) == .notFound)
    #expect(world.send(0, .up(1, 5, 5)) == .notFound)
    #expect(world.send(0, .cancel(1)) == .notFound)
    ok(world.send(1, .down(1, 5, 5)))
    _ = world.taken()
    #expect(world.send(2, .down(1, 6, 6)) == .alreadyExists)
    #expect(world.send(2, .move(1, 9, 9), .down(2, 5, 5), .move(3, 5, 5)) == .notFound)
    #expect(lastError().contains("3"))
    #expect(world.taken() == [] && world.touch(2) == nil && location(world.touch(1)!, nil) == [5, 5])
    #expect(world.send(3, .up(1, 5, 5), .move(1, 6, 6)) == .notFound)
    #expect(world.send(3, .down(4, 5, 5), .down(4, 5, 5)) == .alreadyExists)
    #expect(world.taken() == [] && phase(world.touch(1)!) == .began)
    ok(world.send(4, .up(1, 5, 5)))
    #expect(world.taken() == ["v.ended{1}"])
    #expect(world.touch(1) == nil)
  }

  /// SPEC 75: numbers that are none, and other malformed samples.
  @Test func malformedSamples() {
    defer { world.end() }
    let cls = world.loggingClass()
    _ = multi("v", in: world.window(), cls)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(world.send(0, .down(1, bad, 5)) == .invalidArgument)
      #expect(world.send(0, .down(1, 5, 5), .down(2, 5, bad)) == .invalidArgument)
      #expect(world.send(bad, .down(1, 5, 5)) == .invalidArgument)
      #expect(world.post(0, .down(1, bad, 5)) == .invalidArgument)
      #expect(rk_context_advance(world.context, bad) == .invalidArgument)
    }
    #expect(world.send(0, Finger(phase: .stationary, id: 1, x: 5, y: 5)) == .invalidArgument)
    #expect(world.send(0, Finger(phase: RKTouchPhase(rawValue: 77)!, id: 1, x: 5, y: 5)) == .invalidArgument)
    #expect(rk_context_send_touches(world.context, 0, nil, 1) == .invalidArgument)
    #expect(rk_context_send_touches(world.context, 0, world.samples([.down(1, 5, 5)]), 0) == .invalidArgument)
    #expect(world.taken() == [] && world.touch(1) == nil)
  }
}
