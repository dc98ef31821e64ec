import CResponderKit
import Testing

@Suite("Controls and actions") struct ControlTests {
  let world = World()

  private func button(_ cls: Handle? = nil, in window: Handle) -> Handle {
    let made = out { rk_button_create(world.context, cls, rect(100, 100, 100, 40), $0) }!
    ok(rk_object_set_name(made, "B"))
    ok(rk_view_add_subview(window, made))
    return made
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

  private func click(_ time: Double) {
    ok(world.send(time, .down(1, 150, 120)))
    ok(world.send(time + 0.05, .up(1, 150, 120)))
  }

  /// SPEC 140, SPEC 142: the bits that hosts and bindings use.
  @Test func bits() {
    defer { world.end() }
    // The macros are casts, which Swift does not import; the bits are read off what controls send.
    let window = world.window()
    let control = button(in: window)
    var masks: [UInt32] = []
    withUnsafeMutablePointer(to: &masks) { list in
      ok(
        rk_control_add_action(
          control, .allEvents, { _, events, _, list in list!.assumingMemoryBound(to: [UInt32].self).pointee.append(events.rawValue) }, list, nil,
          nil))
      ok(world.send(0, .down(1, 150, 120)))
      ok(world.send(0.1, .move(1, 160, 120)))
      ok(world.send(0.2, .move(1, 300, 120)))
      ok(world.send(0.3, .move(1, 160, 120)))
      ok(world.send(0.4, .up(1, 160, 120)))
      ok(world.send(1, .down(1, 150, 120)))
      ok(world.send(1.1, .up(1, 150, 120)))
      ok(world.send(1.2, .down(1, 150, 120)))
      ok(world.send(1.3, .up(1, 300, 120)))
      ok(world.send(3, .down(1, 150, 120)))
      ok(rk_context_cancel_all_touches(world.context))
      ok(rk_control_set_enabled(control, false))
    }
    let wanted: [[UInt32]] = [[0], [2], [3, 5], [2, 4], [6, 13], [0], [6, 13], [0, 1], [7], [0], [8]]
    let bits = masks.map { mask in (UInt32(0)..<32).filter { mask & (1 << $0) != 0 } }
    #expect(bits == wanted)
    #expect(out(RKControlEvents()) { rk_control_get_all_control_events(control, $0) } == .allEvents)
    #expect([RKControlState.highlighted, .disabled, .selected, .focused].map { $0.rawValue } == [1, 2, 4, 8])
  }

  /// SPEC 142: the state is made of its bits.
  @Test func states() {
    defer { world.end() }
    let control = button(in: world.window())
    func state() -> UInt32 { out(UInt32(99)) { rk_control_get_state(control, $0) } }
    #expect(state() == 0)
    ok(rk_control_set_selected(control, true))
    ok(world.send(0, .down(1, 150, 120)))
    #expect(state() == 5)
    ok(rk_control_set_enabled(control, false))
    #expect(state() == 6)
    ok(rk_control_set_highlighted(control, true))
    ok(rk_control_set_selected(control, false))
    #expect(state() == 3)
  }

  /// SPEC 137, SPEC 141: what the three arities are given, and a control's own sendAction in between.
  @Test func arguments() {
    defer { world.end() }
    let cls = world.cls("Button") { methods in
      methods.control.sendAction = { [unowned world = self.world, unowned methods] me, selector, target, event in
        world.log("\(selector) to \(world.name(target))\(event == nil ? "" : " with event")")
        ok(rk_super_send_action(methods.cls, me, selector, target, event))
      }
    }
    let control = button(cls, in: world.window())
    let a = target("a", ["go", "go:", "go:with:"])
    for selector in ["go", "go:", "go:with:"] { ok(rk_control_add_target(control, a, selector, .touchDown)) }
    click(0)
    #expect(
      world.taken() == [
        "go to a with event", "a from nil", "go: to a with event", "a from B", "go:with: to a with event", "a from B with event",
      ])
    ok(rk_control_send_actions(control, .touchDown))
    #expect(world.taken() == ["go to a", "a from nil", "go: to a", "a from B", "go:with: to a", "a from B"])
    #expect(rk_control_add_target(control, a, "a:b:c:", .touchDown) == .invalidArgument)
    #expect(rk_control_add_target(control, a, "", .touchDown) == .invalidArgument)
    #expect(rk_control_add_target(control, a, nil, .touchDown) == .invalidArgument)
    #expect(rk_control_add_target(control, a, "go", []) == .invalidArgument)
  }

  /// SPEC 138, SPEC 139: merging, removing some events, all targets, all actions.
  @Test func listOfTargets() {
    defer { world.end() }
    let control = button(in: world.window())
    let (a, b) = (target("a", ["x", "y"]), target("b", ["x", "y"]))
    func events() -> UInt32 { out(RKControlEvents()) { rk_control_get_all_control_events(control, $0) }.rawValue }
    ok(rk_control_add_target(control, a, "x", .touchDown))
    ok(rk_control_add_target(control, a, "x", .touchUpInside))
    ok(rk_control_add_target(control, b, "x", .touchUpInside))
    ok(rk_control_add_target(control, a, "y", .touchCancel))
    #expect(events() == 1 | 1 << 6 | 1 << 8)
    ok(rk_control_remove_target(control, nil, "x", .touchUpInside))
    #expect(events() == 1 | 1 << 8)
    ok(rk_control_send_actions(control, .allEvents))
    #expect(world.taken() == ["a from nil", "a from nil"])
    ok(rk_control_remove_target(control, a, nil, .touchDown))
    #expect(events() == 1 << 8)
    ok(rk_control_remove_target(control, b, nil, .allEvents))
    #expect(events() == 1 << 8)
    ok(rk_control_remove_target(control, nil, nil, .allEvents))
    #expect(events() == 0)
    ok(rk_control_add_target(control, b, "y", .touchDown))
    ok(rk_control_add_target(control, a, "x", .touchDown))
    ok(rk_control_send_actions(control, .touchDown))
    #expect(world.taken() == ["b from nil", "a from nil"])
  }

  /// SPEC 141, SPEC 301: the walk goes over the list as it was, without what has been taken out meanwhile.
  @Test func listChangesWhileItIsSent() {
    defer { world.end() }
    let control = button(in: world.window())
    let (b, c) = (target("b", ["x"]), target("c", ["x"]))
    var first: (() -> Void)?
    let a = world.responder(
      "a",
      world.cls("Responder") { methods in
        methods.actions = ["x"]
        methods.perform = { [unowned world = self.world] me, _, _ in
          world.log("a")
          first?()
        }
      })
    first = {
      ok(rk_control_remove_target(control, b, nil, .touchDown))
      ok(rk_control_add_target(control, c, "x", .touchDown))
    }
    ok(rk_control_add_target(control, a, "x", .touchDown))
    ok(rk_control_add_target(control, b, "x", .touchDown))
    ok(rk_control_send_actions(control, .touchDown))
    #expect(world.taken() == ["a"])
    first = nil
    ok(rk_control_send_actions(control, .touchDown))
    #expect(world.taken() == ["a", "c from nil"])
  }

  /// SPEC 138, SPEC 305: targets are weak, and an entry of a dead one is gone.
  @Test func weakTargets() {
    defer { world.end() }
    let control = button(in: world.window())
    let a = target("a", ["x"])
    ok(rk_control_add_target(control, a, "x", .touchDown))
    ok(rk_release(a))
    ok(rk_control_send_actions(control, .touchDown))
    #expect(world.taken() == [] && out(RKControlEvents.touchDown) { rk_control_get_all_control_events(control, $0) } == [])
  }

  /// SPEC 143, SPEC 144, SPEC 148: a no from beginTracking or continueTracking, and what is not sent for it.
  @Test func trackingThatEndsItself() {
    defer { world.end() }
    var (begins, continues) = (true, true)
    let cls = world.cls("Button") { methods in
      methods.control.beginTracking = { _, _, _ in begins }
      methods.control.continueTracking = { _, _, _ in continues }
      methods.control.endTracking = { [unowned world = self.world] _, _, _ in world.log("end") }
      methods.control.cancelTracking = { [unowned world = self.world] _, event in world.log("cancel \(event == nil)") }
    }
    let control = button(cls, in: world.window())
    let me = Unmanaged.passUnretained(world).toOpaque()
    ok(
      rk_control_add_action(
        control, .allEvents, { _, events, _, world in Unmanaged<World>.fromOpaque(world!).takeUnretainedValue().log("\(events.rawValue)") }, me,
        nil, nil))
    func tracks() -> [Bool] { [flag { rk_control_is_tracking(control, $0) }, flag { rk_control_is_highlighted(control, $0) }] }
    ok(world.send(0, .down(1, 150, 120)))
    #expect(tracks() == [true, true])
    continues = false
    ok(world.send(0.1, .move(1, 151, 120)))
    #expect(tracks() == [false, false])
    ok(world.send(0.2, .move(1, 152, 120)))
    ok(world.send(0.3, .up(1, 152, 120)))
    #expect(world.taken() == ["1"])
    begins = false
    ok(world.send(2, .down(1, 150, 120)))
    #expect(tracks() == [false, false])
    ok(world.send(2.1, .up(1, 150, 120)))
    #expect(world.taken() == [])
    begins = true
    ok(world.send(4, .down(1, 150, 120)))
    ok(rk_control_set_enabled(control, false))
    #expect(world.taken() == ["1", "cancel true", "256"])
    ok(rk_control_set_enabled(control, true))
    ok(world.send(4.1, .up(1, 150, 120)))
    ok(world.send(6, .down(1, 150, 120)))
    ok(rk_context_cancel_all_touches(world.context))
    #expect(world.taken() == ["1", "cancel false", "256"])
    ok(world.send(8, .down(1, 150, 120)))
    ok(rk_view_remove_from_superview(control))
    #expect(world.taken() == ["1", "cancel true", "256"])
  }

  /// SPEC 152, SPEC 166: the veto is the inherited answer of a method, which a subclass may change.
  @Test func vetoByOverride() {
    defer { world.end() }
    var refuses = false
    let cls = world.cls("Button") { methods in
      methods.shouldBegin = { _, _ in !refuses }
    }
    let window = world.window()
    _ = button(cls, in: window)
    _ = world.recognizer("tap", on: window)
    click(0)
    #expect(world.taken() == ["tap(ended)"])
    refuses = true
    click(1)
    #expect(world.taken() == [])
    let plain = out { rk_switch_create(world.context, nil, rect(0, 0, 50, 30), $0) }!
    ok(rk_view_add_subview(window, plain))
    let tap = world.recognizer("own", on: plain)
    #expect(flag { rk_view_gesture_recognizer_should_begin(plain, tap, $0) })
  }

  /// SPEC 152: a slider's thumb.
  @Test func thumb() {
    defer { world.end() }
    let slider = out { rk_slider_create(world.context, nil, rect(10, 20, 220, 20), $0) }!
    ok(rk_control_set_value_range(slider, 100, 300))
    for (value, x) in [(100.0, 0.0), (200, 100), (300, 200), (250, 150)] {
      ok(rk_control_set_value(slider, value))
      #expect(numbers(out(RKRect()) { rk_slider_get_thumb_rect(slider, $0) }) == [x, 0, 20, 20])
    }
    ok(rk_control_set_value(slider, 1000))
    #expect(out(0.0) { rk_control_get_value(slider, $0) } == 300)
    ok(rk_control_set_value_range(slider, 0, 0))
    #expect(numbers(out(RKRect()) { rk_slider_get_thumb_rect(slider, $0) }) == [0, 0, 20, 20])
  }

  /// SPEC 135, SPEC 136: the application's sendAction, to a recogniser too.
  @Test func sendAction() {
    defer { world.end() }
    let cls = world.cls("Tap") { methods in
      methods.actions = ["go:"]
      methods.perform = { [unowned world = self.world] me, sender, _ in world.log("\(world.name(me)) from \(world.name(sender))") }
    }
    let view = world.view("v", in: world.window())
    let tap = world.recognizer("tap", cls: cls, on: view)
    #expect(flag { rk_application_send_action(world.application, "go:", tap, view, nil, $0) })
    #expect(world.taken() == ["tap from v"])
    #expect(!flag { rk_application_send_action(world.application, "go", tap, view, nil, $0) })
    #expect(!flag { rk_application_send_action(world.application, "go:", nil, view, nil, $0) })
    ok(rk_application_send_action(world.application, "go:", nil, nil, nil, nil))
    #expect(rk_application_send_action(world.application, "a:b:c:", tap, view, nil, nil) == .invalidArgument)
    #expect(world.taken() == [])
  }
}
