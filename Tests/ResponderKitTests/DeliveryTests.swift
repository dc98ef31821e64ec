import CResponderKit
import Testing

@Suite("Delivery") struct DeliveryTests {
  let world = World()

  /// SPEC 76, SPEC 78, SPEC 46: application, window, view, one inside the other; the hit-test comes before all of them.
  @Test func route() {
    defer { world.end() }
    let application = world.cls("Application") { methods in
      methods.sendEventOfApplication = { [unowned world = self.world, unowned methods] me, event in
        world.log("app>")
        ok(rk_super_application_send_event(methods.cls, me, event))
        world.log("<app")
      }
    }
    ok(rk_object_set_class(world.application, application))
    let windowClass = world.cls("Window") { methods in
      methods.sendEventOfWindow = { [unowned world = self.world, unowned methods] me, event in
        world.log("\(world.name(me))>")
        ok(rk_super_window_send_event(methods.cls, me, event))
        // What has been delivered is not delivered again.
        ok(rk_super_window_send_event(methods.cls, me, event))
        world.log("<\(world.name(me))")
      }
    }
    let viewClass = world.cls { methods in
      methods.hitTest = { [unowned world = self.world, unowned methods] me, point, event in
        world.log("hit")
        return methods.superHitTest(me, point, event)
      }
      methods.touches = { [unowned world = self.world] phase, me, touches, _ in world.log("\(world.name(me)).\(word(phase))") }
    }
    let window = world.window("W", rect(0, 0, 375, 667), windowClass)
    _ = world.view("v", in: window, viewClass)
    ok(world.send(0, .down(1, 5, 5)))
    #expect(world.taken() == ["hit", "app>", "W>", "v.began", "<W", "<app"])
    ok(world.send(1, .up(1, 5, 5)))
    #expect(world.taken() == ["app>", "W>", "v.ended", "<W", "<app"])
  }

  /// SPEC 77: what a sendEvent does not pass on is on record, and is not made up for.
  @Test func droppedEvents() {
    defer { world.end() }
    var drops = true
    let windowClass = world.cls("Window") { methods in
      methods.sendEventOfWindow = { [unowned methods] me, event in
        if !drops { ok(rk_super_window_send_event(methods.cls, me, event)) }
      }
    }
    let window = world.window("W", rect(0, 0, 375, 667), windowClass)
    _ = world.view("v", in: window, world.loggingClass())
    ok(rk_trace_start(world.context, 100))
    ok(world.send(0, .down(1, 5, 5)))
    #expect(text { rk_explain(window, $0, $1, $2) }.contains("SPEC 77"))
    drops = false
    ok(world.send(1, .move(1, 6, 6)))
    drops = true
    ok(world.send(2, .up(1, 6, 6)))
    #expect(world.taken() == ["v.moved{1}"])
    #expect(world.touch(1) == nil)
  }

  /// SPEC 92, SPEC 90: the set is the hit view's, all the way up to the delegate.
  @Test func theSetStaysTheSame() {
    defer { world.end() }
    var sets: [String: [Handle]] = [:]
    func recording(_ superclass: String) -> Handle {
      world.cls(superclass) { methods in
        methods.touches = { [unowned world = self.world, unowned methods] phase, me, touches, event in
          if phase == .began { sets[world.name(me)] = touches }
          for touch in touches { world.log(world.name(out { rk_touch_get_view(touch, $0) })) }
          methods.superTouches(phase, me, touches, event)
        }
      }
    }
    let viewClass = recording("View")
    let window = world.window("W", rect(0, 0, 375, 667), recording("Window"))
    let parent = world.view("p", in: window, viewClass)
    let child = world.view("c", in: parent, viewClass)
    ok(rk_view_set_multiple_touch_enabled(child, true))
    ok(rk_object_set_class(world.application, recording("Application")))
    ok(rk_application_set_delegate(world.application, world.responder("delegate", recording("Responder"))))
    ok(world.send(0, .down(1, 5, 5), .down(2, 6, 6)))
    #expect(sets.keys.sorted() == ["W", "app", "c", "delegate", "p"])
    #expect(Set(sets.values).count == 1 && sets["c"]!.count == 2)
    #expect(Set(world.taken()) == ["c"])
  }

  /// SPEC 95, SPEC 98, SPEC 100: a withheld touch reports it.
  @Test func withheldTouches() {
    defer { world.end() }
    let window = world.window()
    let view = world.view("v", in: window)
    ok(world.send(0, .down(1, 5, 5), .down(2, 6, 6)))
    #expect(!flag { rk_touch_is_withheld(world.touch(1)!, $0) })
    #expect(flag { rk_touch_is_withheld(world.touch(2)!, $0) })
    #expect(out { rk_touch_get_view(world.touch(2)!, $0) } == view)
    ok(rk_view_set_exclusive_touch(view, true))
    _ = world.view("u", rect(200, 0, 100, 100), in: window)
    ok(world.send(1, .down(3, 210, 5)))
    #expect(flag { rk_touch_is_withheld(world.touch(3)!, $0) })
  }

  /// SPEC 121: touch methods that forward in a circle come to an end, with a diagnostic.
  @Test func forwardingInACircle() {
    defer { world.end() }
    let window = world.window()
    var ring: [Handle] = []
    let cls = world.cls { methods in
      methods.nextResponder = { me in ring[(ring.firstIndex(of: me)! + 1) % ring.count] }
      methods.touches = { [unowned world = self.world, unowned methods] phase, me, touches, event in
        world.log("\(world.name(me)).\(word(phase))")
        methods.superTouches(phase, me, touches, event)
      }
    }
    ring = [world.view("a", in: window, cls), world.view("b", in: nil, cls), world.view("c", in: nil, cls)]
    ok(world.send(0, .down(1, 5, 5)))
    #expect(world.taken() == ["a.began", "b.began", "c.began"])
    #expect(world.diagnostics == ["responderCycle"])
  }

  /// SPEC 303: input from inside handlers, 64 levels and no more.
  @Test func nestedUpdates() {
    defer { world.end() }
    var refused: [RKStatus] = []
    var next: Int64 = 1
    let cls = world.cls { methods in
      methods.touches = { [unowned world = self.world] phase, _, _, _ in
        guard phase == .began else { return }
        next += 1
        let status = world.send(0, .down(next, 5, 5))
        if status != .OK { refused.append(status) }
      }
    }
    let view = world.view("v", in: world.window(), cls)
    ok(rk_view_set_multiple_touch_enabled(view, true))
    ok(world.send(0, .down(1, 5, 5)))
    #expect(refused == [.tooDeep])
    #expect(next == 65)
    #expect(world.touch(64) != nil && world.touch(65) == nil)
  }

  /// SPEC 303, SPEC 109, SPEC 284: what the outer update still has for another window comes before the inner update, so no touch moves before it began.
  @Test func nestedUpdateOverTwoWindows() {
    defer { world.end() }
    let one = world.cls { methods in
      methods.touches = { [unowned world = self.world] phase, me, touches, _ in
        world.log("\(world.name(me)).\(word(phase)){\(world.ids(touches))}")
        if phase == .began { ok(world.send(0, .move(2, 310, 10))) }
      }
    }
    _ = world.view("v", in: world.window("one", rect(0, 0, 300, 300)), one)
    _ = world.view("u", in: world.window("two", rect(300, 0, 300, 300)), world.loggingClass())
    ok(world.send(0, .down(1, 5, 5), .down(2, 305, 5)))
    #expect(world.taken() == ["v.began{1}", "u.began{2}", "u.moved{2}"])
    ok(world.send(1, .up(1, 5, 5), .up(2, 310, 10)))
    #expect(world.taken() == ["v.ended{1}", "u.ended{2}"])
  }

  /// SPEC 303, SPEC 109: an inner update that lifts or cancels what the outer one has yet to deliver.
  @Test(arguments: ["up", "cancelAll", "hide"]) func nestedEnd(_ how: String) {
    defer { world.end() }
    let two = world.window("two", rect(300, 0, 300, 300))
    let one = world.cls { methods in
      methods.touches = { [unowned world = self.world] phase, me, touches, _ in
        world.log("\(world.name(me)).\(word(phase)){\(world.ids(touches))}")
        guard phase == .began else { return }
        switch how {
        case "up": ok(world.send(0, .up(2, 305, 5)))
        case "cancelAll": ok(rk_context_cancel_all_touches(world.context))
        default: ok(rk_view_set_hidden(two, true))
        }
      }
    }
    _ = world.view("v", in: world.window("one", rect(0, 0, 300, 300)), one)
    _ = world.view("u", in: two, world.loggingClass())
    ok(world.send(0, .down(1, 5, 5), .down(2, 305, 5)))
    let lines = world.taken().filter { $0.hasPrefix("u.") }
    // Delivered and closed, or never delivered.
    #expect([["u.began{2}", how == "up" ? "u.ended{2}" : "u.cancelled{2}"], []].contains(lines), "\(lines)")
  }

  /// SPEC 309: a time before the clock's is taken as the clock's.
  @Test func timeGoingBackwards() {
    defer { world.end() }
    _ = world.view("v", in: world.window())
    ok(world.send(5, .down(1, 5, 5)))
    ok(world.send(3, .move(1, 6, 6)))
    #expect(out(0.0) { rk_touch_get_timestamp(world.touch(1)!, $0) } == 5)
    #expect(out(0.0) { rk_context_get_time(world.context, $0) } == 5)
    #expect(world.diagnostics == ["timeBackwards"])
    ok(rk_context_advance(world.context, 4))
    #expect(out(0.0) { rk_context_get_time(world.context, $0) } == 5)
    #expect(world.diagnostics == ["timeBackwards", "timeBackwards"])
  }

  /// SPEC 301, SPEC 297: the hit view is destroyed by its own handler, with a super-call to come.
  @Test func viewDestroyedByItsHandler() {
    defer { world.end() }
    let window = world.window("W", rect(0, 0, 375, 667), world.loggingClass("Window"))
    var view: Handle?
    let cls = world.cls { methods in
      methods.touches = { [unowned world = self.world, unowned methods] phase, me, touches, event in
        world.log("\(world.name(me)).\(word(phase))")
        if phase == .moved {
          ok(rk_view_remove_from_superview(me))
          ok(rk_release(me))
        }
        methods.superTouches(phase, me, touches, event)
      }
    }
    view = world.view("v", in: window, cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.send(1, .move(1, 6, 6)))
    ok(world.send(2, .up(1, 6, 6)))
    #expect(world.taken() == ["v.began", "W.began{1}", "v.moved", "v.cancelled", "W.cancelled{1}"])
    #expect(!rk_object_is_alive(view))
  }
}
