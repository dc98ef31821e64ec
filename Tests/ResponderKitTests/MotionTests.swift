import CResponderKit
import Testing

@Suite("Motion, remote control and text") struct MotionTests {
  let world = World()

  /// SPEC 275: a second beginning, and an end without one, are refused and change nothing.
  @Test func oneAtATime() {
    defer { world.end() }
    _ = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    #expect(
      rk_context_send_motion(world.context, 0, .ended) == .notFound && rk_context_send_motion(world.context, 0, .cancelled) == .notFound)
    ok(rk_context_send_motion(world.context, 1, .began))
    #expect(
      rk_context_send_motion(world.context, 2, .began) == .alreadyExists
        && rk_context_send_motion(world.context, .nan, .ended) == .invalidArgument)
    ok(rk_context_send_motion(world.context, 2, .ended))
    #expect(rk_context_send_motion(world.context, 3, .ended) == .notFound)
    #expect(world.taken() == ["f.motion0!", "f.motion3!"])
  }

  /// SPEC 274, SPEC 275: after the library has cancelled it the host's own end is accepted once and leads to nothing; a new one can begin at once.
  @Test func tooLong() {
    defer { world.end() }
    _ = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    ok(rk_context_send_motion(world.context, 0, .began))
    ok(rk_context_advance(world.context, 10))
    #expect(world.taken().map { String($0.prefix(9)) } == ["f.motion0", "f.motion4"])
    ok(rk_context_send_motion(world.context, 10, .ended))
    #expect(world.taken() == [] && rk_context_send_motion(world.context, 11, .cancelled) == .notFound)
    ok(rk_context_send_motion(world.context, 20, .began))
    ok(rk_context_advance(world.context, 30))
    ok(rk_context_send_motion(world.context, 31, .began))
    ok(rk_context_send_motion(world.context, 32, .ended))
    #expect(world.taken().map { String($0.prefix(9)) } == ["f.motion0", "f.motion4", "f.motion0", "f.motion3"])
  }

  /// SPEC 274: handlers that move the shake to another responder.
  @Test func responderDestroyed() {
    defer { world.end() }
    let first = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    ok(rk_context_send_motion(world.context, 0, .began))
    ok(rk_view_remove_from_superview(first))
    ok(rk_release(first))
    ok(rk_context_send_motion(world.context, 1, .ended))
    #expect(world.taken().map { String($0.prefix(9)) } == ["f.motion0", "f.motion4"])
  }

  /// SPEC 274, SPEC 296: without a receiver it is accepted all the same.
  @Test func noReceiver() {
    defer { world.end() }
    ok(rk_context_send_motion(world.context, 0, .began))
    ok(rk_context_send_motion(world.context, 1, .ended))
    ok(rk_context_send_remote_control(world.context, 2, .remoteControlPlay))
  }

  /// SPEC 72, SPEC 276: each subtype, only while it is received; other numbers are refused.
  @Test func remoteControl() {
    defer { world.end() }
    _ = world.firstResponder("f", in: world.window(), world.pressLoggingClass())
    ok(rk_context_send_remote_control(world.context, 0, .remoteControlStop))
    #expect(world.taken() == [] && !flag { rk_application_is_receiving_remote_control_events(world.application, $0) })
    for _ in 0..<2 { ok(rk_application_begin_receiving_remote_control_events(world.application)) }
    for subtype in Int32(100)...109 { ok(rk_context_send_remote_control(world.context, 1, RKEventSubtype(rawValue: .init(subtype))!)) }
    #expect(world.taken() == (100...109).map { "f.remote\($0)" })
    for subtype in [RKEventSubtype.none, .motionShake, RKEventSubtype(rawValue: 99)!, RKEventSubtype(rawValue: 110)!] {
      #expect(rk_context_send_remote_control(world.context, 2, subtype) == .invalidArgument)
    }
    ok(rk_application_end_receiving_remote_control_events(world.application))
    ok(rk_context_send_remote_control(world.context, 3, .remoteControlPlay))
    #expect(world.taken() == [] && !flag { rk_application_is_receiving_remote_control_events(world.application, $0) })
  }

  /// SPEC 279: which responders accept key input, and which text each gets.
  @Test func text() {
    defer { world.end() }
    let cls = world.cls { [unowned world = self.world] methods in
      methods.press.insertText = { me, text in world.log("\(world.name(me)) \(text)") }
      methods.press.deleteBackward = { me in world.log("\(world.name(me)) back") }
    }
    let window = world.window()
    let first = world.firstResponder("f", in: window, cls)
    let plain = world.view("plain", in: window)
    #expect(flag { rk_responder_accepts_key_input(first, $0) } && !flag { rk_responder_accepts_key_input(plain, $0) })
    #expect(flag { rk_context_insert_text(world.context, 0, "añ", $0) } && flag { rk_context_delete_backward(world.context, 0, $0) })
    #expect(world.taken() == ["f añ", "f back"])
    #expect(flag { rk_responder_resign_first_responder(first, $0) } && !flag { rk_context_insert_text(world.context, 1, "x", $0) })
    ok(rk_context_post_text(world.context, 2, "queued"))
    #expect(flag { rk_responder_become_first_responder(first, $0) })
    world.drain()
    #expect(world.taken() == ["f queued"])
  }
}
