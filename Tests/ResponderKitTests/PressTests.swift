import CResponderKit
import Testing

@Suite("Presses") struct PressTests {
  let world = World()

  private func phase(_ press: Handle) -> RKPressPhase { out(RKPressPhase.began) { rk_press_get_phase(press, $0) } }
  private func force(_ press: Handle) -> Double { out(0) { rk_press_get_force(press, $0) } }
  private func responder(_ press: Handle) -> String { world.name(out { rk_press_get_responder(press, $0) }) }

  /// SPEC 269, SPEC 270: the properties of a press, from its beginning to its end; retained, it can be read afterwards.
  @Test func record() {
    defer { world.end() }
    let window = world.window()
    _ = world.firstResponder("f", in: window, world.pressLoggingClass())
    ok(world.press(1, .down(7, .playPause, force: 0.25)))
    let press = world.foundPress(7)!
    #expect(out(Int64(0)) { rk_press_get_id(press, $0) } == 7 && phase(press) == .began && force(press) == 0.25)
    #expect(out(RKPressType.select) { rk_press_get_type(press, $0) } == .playPause)
    #expect(responder(press) == "f" && world.name(out { rk_press_get_window(press, $0) }) == "W")
    #expect(out(0.0) { rk_press_get_timestamp(press, $0) } == 1 && text { rk_press_get_characters(press, $0, $1, $2) } == "")
    ok(world.press(2, .down(8)))
    #expect(phase(press) == .stationary && out(0.0) { rk_press_get_timestamp(press, $0) } == 1)
    ok(world.press(3, .change(7, force: 0.75)))
    #expect(phase(press) == .changed && force(press) == 0.75 && out(0.0) { rk_press_get_timestamp(press, $0) } == 3)
    ok(rk_retain(press))
    ok(world.press(4, .up(7)))
    #expect(phase(press) == .ended && world.foundPress(7) == nil)
    ok(rk_release(press))
    var gone = RKPressPhase.began
    #expect(rk_press_get_phase(press, &gone) == .staleHandle)
    ok(world.press(5, .cancel(8)))
    #expect(world.taken() == ["f.began{7}", "f.began{8}", "f.changed{7}", "f.ended{7}", "f.cancelled{8}"])
  }

  /// SPEC 269: the characters of a key, what it is without modifiers, and its modifiers of the moment.
  @Test func keys() {
    defer { world.end() }
    _ = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    ok(world.press(0, .key(1, "é", .shift)))
    let press = world.foundPress(1)!
    #expect(
      text { rk_press_get_characters(press, $0, $1, $2) } == "é"
        && text { rk_press_get_characters_ignoring_modifiers(press, $0, $1, $2) } == "é")
    #expect(out(RKKeyModifierFlags()) { rk_press_get_modifier_flags(press, $0) } == .shift)
    ok(world.press(1, .up(1)))
    #expect(world.taken() == ["f.began{1}", "f.ended{1}"])
  }

  /// SPEC 62, SPEC 269: allPresses holds those that are down and those that end now; the event's type and time.
  @Test func allPresses() {
    defer { world.end() }
    var seen: [String] = []
    let cls = world.cls { [unowned world = self.world] methods in
      methods.press.presses = { _, _, _, event in
        let all = list { rk_event_get_all_presses(event, $0, $1, $2) }.map { press in out(Int64(0)) { rk_press_get_id(press, $0) } }
        let touches = list { rk_event_get_all_touches(event, $0, $1, $2) }
        seen.append(
          "\(all) \(touches.count) \(out(RKEventType.touches) { rk_event_get_type(event, $0) }.rawValue) \(out(0.0) { rk_event_get_timestamp(event, $0) })"
        )
        _ = world
      }
    }
    let window = world.window()
    _ = world.firstResponder("f", in: window, cls)
    ok(world.send(0, .down(1, 5, 5)))
    ok(world.press(1, .down(3), .down(2)))
    ok(world.press(2, .up(3)))
    ok(world.press(3, .up(2)))
    #expect(seen == ["[3, 2] 0 3 1.0", "[3, 2] 0 3 2.0", "[2] 0 3 3.0"])
  }

  /// SPEC 74, SPEC 273: ids out of order are refused and change nothing; a press that the system took is still down for the host.
  @Test func ids() {
    defer { world.end() }
    _ = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    #expect(
      world.press(0, .up(1)) == .notFound && world.press(0, .change(1, force: 1)) == .notFound && world.press(0, .cancel(1)) == .notFound)
    ok(world.press(0, .down(1)))
    #expect(world.press(0, .down(1)) == .alreadyExists && world.press(0, .down(2), .up(3)) == .notFound && world.foundPress(2) == nil)
    ok(rk_context_cancel_all_presses(world.context))
    #expect(world.foundPress(1) == nil)
    ok(world.press(1, .change(1, force: 0.5)))
    ok(world.press(1, .up(1)))
    #expect(world.press(1, .up(1)) == .notFound)
    ok(rk_context_cancel_all_presses(world.context))
    #expect(world.taken() == ["f.began{1}", "f.cancelled{1}"])
  }

  /// SPEC 296: without a key window presses are dropped, and their ids are known all the same.
  @Test func noReceiver() {
    defer { world.end() }
    ok(world.press(0, .down(1)))
    let window = world.window()
    _ = world.firstResponder("f", in: window, world.pressLoggingClass())
    ok(world.press(1, .up(1)))
    #expect(world.press(2, .up(1)) == .notFound && world.taken() == [])
  }

  /// SPEC 270, SPEC 297: the responder of a press whose view has left.
  @Test func responderGone() {
    defer { world.end() }
    let window = world.window()
    let first = world.firstResponder("f", in: window, world.pressLoggingClass())
    ok(world.press(0, .down(1)))
    let press = world.foundPress(1)!
    ok(rk_view_remove_from_superview(first))
    #expect(out { rk_press_get_responder(press, $0) } == nil && world.name(out { rk_press_get_window(press, $0) }) == "W")
    ok(world.press(1, .up(1)))
    #expect(world.taken() == ["f.began{1}", "f.cancelled{1}"])
  }

  /// SPEC 270: a controller can be the first responder; its view's recognisers see the press (SPEC 271).
  @Test func controller() {
    defer { world.end() }
    let window = world.window()
    let cls = world.cls("ViewController") { [unowned world = self.world] methods in
      methods.press.presses = { phase, me, _, _ in world.log("\(world.name(me)).\(word(phase))") }
    }
    let view = world.view("v", in: window)
    let controller = world.controller("c", cls, view: view)
    let tap = world.recognizer("tap", on: view)
    ok(rk_gesture_recognizer_set_allowed_press_types(tap, 1 << 4))
    ok(rk_responder_set_can_become_first_responder(controller, true))
    ok(rk_window_make_key(window))
    #expect(flag { rk_responder_become_first_responder(controller, $0) })
    _ = world.taken()
    ok(world.press(0, .down(1)))
    #expect(world.names(list { rk_press_get_gesture_recognizers(world.foundPress(1)!, $0, $1, $2) }) == ["tap"])
    #expect(list { rk_gesture_recognizer_get_presses(tap, $0, $1, $2) } == [world.foundPress(1)!])
    ok(world.press(0.1, .up(1)))
    #expect(world.taken() == ["c.began", "tap(ended)", "c.cancelled"])
    #expect(list { rk_gesture_recognizer_get_presses(tap, $0, $1, $2) }.isEmpty)
  }

  /// SPEC 273, SPEC 301: a handler that removes the responder, sends further presses and cancels; each began has one end.
  @Test func handlersThatInterfere() {
    defer { world.end() }
    let window = world.window()
    let cls = world.cls { [unowned world = self.world] methods in
      methods.press.presses = { phase, me, presses, _ in
        let id = out(Int64(0)) { rk_press_get_id(presses[0], $0) }
        world.log("\(world.name(me)).\(word(phase)){\(id)}")
        if phase == .began, id == 1 {
          ok(world.press(0, .down(2)))
          ok(rk_context_cancel_all_presses(world.context))
        }
        if phase == .cancelled, id == 1 { ok(rk_view_remove_from_superview(me)) }
      }
    }
    _ = world.firstResponder("f", in: window, cls)
    ok(world.press(0, .down(1)))
    let lines = world.taken()
    for id in [1, 2] {
      #expect(lines.filter { $0 == "f.began{\(id)}" }.count == 1 && lines.filter { $0 == "f.cancelled{\(id)}" }.count <= 1)
    }
    #expect(lines.filter { $0.contains("cancelled") }.count >= 1 && !lines.contains("f.ended{1}"))
    ok(world.press(1, .up(1), .up(2)))
    #expect(world.taken() == [] && world.foundPress(1) == nil)
  }

  /// SPEC 272: redirected presses reach the responder that they are sent to.
  @Test func redirected() {
    defer { world.end() }
    let window = world.window()
    let other = world.view("other", in: window, world.pressLoggingClass())
    let cls = world.cls { methods in
      methods.press.presses = { phase, _, presses, event in
        let list = presses.map { Optional($0) }
        ok(rk_responder_send_presses(other, phase, list, list.count, event))
      }
    }
    _ = world.firstResponder("f", in: window, cls)
    ok(world.press(0, .down(1)))
    ok(world.press(1, .up(1)))
    #expect(world.taken() == ["other.began{1}", "other.ended{1}"])
    var press: Handle? = other
    #expect(
      rk_responder_send_presses(other, .stationary, &press, 1, nil) == .invalidArgument
        && rk_responder_send_presses(other, .began, nil, 0, nil) == .invalidArgument)
  }

  /// SPEC 278: adding, replacing and removing key commands.
  @Test func keyCommands() {
    defer { world.end() }
    let cls = world.cls { [unowned world = self.world] methods in
      methods.actions = ["one:with:"]
      methods.press.presses = { phase, _, _, _ in world.log(word(phase)) }
      methods.perform = { me, sender, event in
        world.log(
          "performed by \(world.name(me)) for \(world.name(sender)) \(out(RKEventType.touches) { rk_event_get_type(event, $0) }.rawValue)")
      }
    }
    let window = world.window()
    let parent = world.view("parent", in: window)
    _ = world.firstResponder("f", in: parent, cls)
    let command = RKKeyModifierFlags.command
    ok(rk_responder_add_key_command(parent, "K", command, "one:with:"))
    ok(world.press(0, .key(1, "k", command)))
    #expect(world.taken() == ["performed by f for parent 3"])
    ok(world.press(0.1, .up(1)))
    ok(rk_responder_add_key_command(parent, "k", command, "missing:with:"))
    ok(world.press(1, .key(1, "k", command)))
    ok(world.press(1.1, .up(1)))
    #expect(rk_responder_remove_key_command(parent, "k", []) == .notFound)
    ok(rk_responder_remove_key_command(parent, "k", command))
    #expect(rk_responder_remove_key_command(parent, "k", command) == .notFound)
    _ = world.taken()
    ok(world.press(2, .key(1, "k", command)))
    ok(world.press(2.1, .up(1)))
    #expect(world.taken() == ["began", "ended"])
    #expect(
      rk_responder_add_key_command(parent, "", command, "one:with:") == .invalidArgument
        && rk_responder_add_key_command(parent, "k", RKKeyModifierFlags(rawValue: 1), "one:with:") == .invalidArgument)
    #expect(rk_responder_add_key_command(parent, "k", command, "a:b:c:") == .invalidArgument)
  }
}
