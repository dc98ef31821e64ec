// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// SplitMix64: the same numbers for the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}

/// Random input into a scene. What it does depends on the seed alone, never on what the scene answers, so that two scenes can be given the same.
final class PluginInput {
  private let scene: PluginScene
  private var generator: SeededGenerator
  private var time = 0.0
  private var fingers: [(id: Int64, at: RKPoint)] = []
  private var lastFinger: Int64 = 0
  /// Which buttons are down, and whether something on the trackpad is under way.
  private var pressed: Set<Int> = []
  private var isScrolling = false
  private let note: SandboxNote?

  init(_ scene: PluginScene, seed: UInt64, note: SandboxNote?) {
    self.scene = scene
    self.note = note
    generator = SeededGenerator(seed)
  }

  func play(_ count: Int) {
    for _ in 0..<count { step() }
  }

  /// Ends everything that is under way.
  func finish() {
    note?.doing = "every finger was lifted"
    for finger in fingers { send([(finger.id, .ended, finger.at)]) }
    fingers = []
    note?.doing = "every button was let go"
    pressed = []
    isScrolling = false
    _ = rk_context_cancel_all_presses(scene.context)
    scroll(.cancelled, RKPoint(x: 0, y: 0))
    _ = rk_context_send_motion(scene.context, time, .cancelled)
    pass(2)
  }

  private func step() {
    switch pick(25) {
    case 0...12: touch()
    case 13: pass([0.1, 0.36, 0.6].randomElement(using: &generator)!)
    case 14, 15: ask()
    case 16: changeTree()
    case 17: changeView()
    case 18: changeResponder()
    case 19, 20: press()
    case 21, 22: wheel()
    case 23: callFirstResponder()
    default: rare()
    }
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  /// One of a list that is the same in every scene.
  private func one(of items: [PluginScene.Item]) -> PluginScene.Item { items[pick(items.count)] }

  private func place() -> RKPoint {
    RKPoint(x: Double.random(in: -5...325, using: &generator).rounded(), y: Double.random(in: -5...485, using: &generator).rounded())
  }

  // MARK: Touches

  private func touch() {
    var samples: [(Int64, RKTouchPhase, RKPoint)] = []
    let choice = pick(10)
    if fingers.isEmpty || (choice < 2 && fingers.count < 3) {
      lastFinger += 1
      fingers.append((lastFinger, place()))
      samples.append((lastFinger, .began, fingers[fingers.count - 1].at))
    } else if choice < 7 {
      for index in fingers.indices where index == 0 || pick(2) == 0 {
        let reach = pick(3) == 0 ? 60.0 : 6
        fingers[index].at.x += Double.random(in: -reach...reach, using: &generator).rounded()
        fingers[index].at.y += Double.random(in: -reach...reach, using: &generator).rounded()
        samples.append((fingers[index].id, .moved, fingers[index].at))
      }
    } else {
      let finger = fingers.remove(at: pick(fingers.count))
      samples.append((finger.id, choice == 9 && pick(4) == 0 ? .cancelled : .ended, finger.at))
    }
    note?.doing = samples.map { "touch \($0.0) \(phaseName($0.1)) at (\($0.2.x), \($0.2.y))" }.joined(separator: ", ")
    send(samples)
  }

  private func send(_ samples: [(Int64, RKTouchPhase, RKPoint)]) {
    time += 0.016
    let list = samples.map { id, phase, at in
      var sample = RKTouchSample()
      sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
      sample.id = id
      sample.phase = phase
      sample.location = at
      return sample
    }
    _ = rk_context_send_touches(scene.context, time, list, list.count)
  }

  private func phaseName(_ phase: RKTouchPhase) -> String {
    switch phase {
    case .began: return "went down"
    case .moved: return "moved"
    case .ended: return "was lifted"
    default: return "was cancelled"
    }
  }

  // MARK: Buttons, the wheel, and what goes to the first responder

  private static let buttons: [RKPressType] = [.select, .menu, .upArrow, .key]

  private func press() {
    let button = pick(PluginInput.buttons.count)
    var sample = RKPressSample()
    sample.struct_size = UInt32(MemoryLayout<RKPressSample>.size)
    sample.id = Int64(button)
    sample.type = PluginInput.buttons[button]
    if pressed.contains(button) {
      sample.phase = [.changed, .ended, .ended, .cancelled][pick(4)]
      if sample.phase != .changed { pressed.remove(button) }
    } else {
      pressed.insert(button)
      sample.force = 1
    }
    time += 0.016
    note?.doing = "button \(button) " + (sample.phase == .began ? "went down" : sample.phase == .changed ? "changed" : "was let go")
    _ = "a".withCString { text in
      if sample.type == .key { sample.characters = text }
      return rk_context_send_presses(scene.context, time, &sample, 1)
    }
  }

  private func wheel() {
    let delta = RKPoint(x: Double(pick(40)) - 20, y: Double(pick(80)) - 40)
    let choice = pick(4)
    note?.doing = "the wheel turned by (\(delta.x), \(delta.y))"
    if choice == 0 {
      scroll(.began, delta, isDiscrete: true)
    } else if isScrolling {
      isScrolling = choice != 1
      scroll(isScrolling ? .changed : .ended, delta)
    } else {
      isScrolling = true
      scroll(.began, delta)
    }
  }

  private func scroll(_ phase: RKGestureInputPhase, _ delta: RKPoint, isDiscrete: Bool = false) {
    time += 0.016
    var sample = RKScrollSample()
    sample.struct_size = UInt32(MemoryLayout<RKScrollSample>.size)
    sample.location = place()
    sample.delta = delta
    sample.is_discrete = isDiscrete
    sample.phase = phase
    _ = rk_context_send_scroll(scene.context, time, &sample)
  }

  private func callFirstResponder() {
    let choice = pick(6)
    note?.doing =
      ["a shake began", "a shake ended", "a shake was interrupted", "a remote control was used", "text came", "text was deleted"][choice]
    time += 0.016
    switch choice {
    case 0: _ = rk_context_send_motion(scene.context, time, .began)
    case 1: _ = rk_context_send_motion(scene.context, time, .ended)
    case 2: _ = rk_context_send_motion(scene.context, time, .cancelled)
    case 3: _ = rk_context_send_remote_control(scene.context, time, .remoteControlPlay)
    case 4: _ = rk_context_insert_text(scene.context, time, "größer\n", nil)
    default: _ = rk_context_delete_backward(scene.context, time, nil)
    }
  }

  private func pass(_ seconds: Double) {
    time += seconds
    note?.doing = "time advanced to \(time)"
    _ = rk_context_advance(scene.context, time)
  }

  // MARK: Questions and changes

  private func ask() {
    let view = one(of: scene.views + scene.windows)
    let point = place()
    var flag = false
    var found: OpaquePointer?
    let choice = pick(6)
    note?.doing =
      ["hit_test", "point_inside", "can_perform_action", "target_for_action", "next_responder", "a question of recognisers"][choice]
      + " was asked of \(view.name)"
    switch choice {
    case 0: _ = rk_view_hit_test(view.handle, point, nil, &found)
    case 1: _ = rk_view_point_inside(view.handle, point, nil, &flag)
    case 2: _ = rk_responder_can_perform_action(view.handle, "perform:", nil, &flag)
    case 3: _ = rk_responder_target_for_action(view.handle, "perform:", nil, &found)
    case 4: _ = rk_responder_get_next_responder(view.handle, &found)
    default:
      let first = one(of: scene.recognizers)
      let second = one(of: scene.recognizers)
      _ = rk_gesture_recognizer_can_prevent(first.handle, second.handle, &flag)
      _ = rk_gesture_recognizer_can_be_prevented_by(first.handle, second.handle, &flag)
      _ = rk_view_gesture_recognizer_should_begin(view.handle, first.handle, &flag)
    }
  }

  private func changeTree() {
    let view = one(of: scene.views)
    let choice = pick(3)
    note?.doing = "\(view.name) was " + ["removed and added again", "sent to the back", "brought to the front"][choice]
    switch choice {
    case 0:
      let isKept = rk_retain(view.handle) == .OK
      _ = rk_view_remove_from_superview(view.handle)
      _ = rk_view_add_subview(view.parent?.handle, view.handle)
      if isKept { _ = rk_release(view.handle) }
    case 1: _ = rk_view_send_subview_to_back(view.parent?.handle, view.handle)
    default: _ = rk_view_bring_subview_to_front(view.parent?.handle, view.handle)
    }
  }

  private func changeView() {
    let view = one(of: scene.views)
    let flag = pick(4) != 0
    let choice = pick(5)
    note?.doing = "\(view.name) got another " + ["hidden", "user_interaction_enabled", "frame", "alpha", "enabled"][choice]
    switch choice {
    case 0: _ = rk_view_set_hidden(view.handle, !flag)
    case 1: _ = rk_view_set_user_interaction_enabled(view.handle, flag)
    case 2:
      var frame = view.frame
      frame.origin.x += Double(pick(40)) - 20
      frame.size.width += Double(pick(20))
      _ = rk_view_set_frame(view.handle, frame)
    case 3: _ = rk_view_set_alpha(view.handle, flag ? 1 : 0)
    default: if view.kind == .control { _ = rk_control_set_enabled(view.handle, flag) }
    }
  }

  private func changeResponder() {
    let view = one(of: scene.views)
    var flag = false
    let choice = pick(3)
    note?.doing = "\(view.name) was asked to " + ["become the first responder", "resign", "say that it can become first responder"][choice]
    switch choice {
    case 0:
      _ = rk_responder_set_can_become_first_responder(view.handle, true)
      _ = rk_responder_become_first_responder(view.handle, &flag)
    case 1: _ = rk_responder_resign_first_responder(view.handle, &flag)
    default: _ = rk_responder_can_become_first_responder(view.handle, &flag)
    }
  }

  private func rare() {
    let choice = pick(5)
    let control = one(of: scene.controls)
    let window = one(of: scene.windows)
    note?.doing =
      [
        "all touches were cancelled", "\(window.name) became key", "\(control.name) sent actions", "the pointer moved",
        "the application slept",
      ][choice]
    switch choice {
    case 0:
      fingers = []
      _ = rk_context_cancel_all_touches(scene.context)
    case 1: _ = rk_window_make_key(window.handle)
    case 2: _ = rk_control_send_actions(control.handle, .touchUpInside)
    case 3:
      var sample = RKPointerSample()
      sample.struct_size = UInt32(MemoryLayout<RKPointerSample>.size)
      sample.location = place()
      _ = rk_context_send_pointer(scene.context, time, &sample)
    default:
      fingers = []
      pressed = []
      _ = rk_application_set_active(scene.application, false)
      _ = rk_application_set_active(scene.application, true)
    }
  }
}
