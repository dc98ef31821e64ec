// SPDX-License-Identifier: MIT
import CResponderKit

extension Action {
  /// What a user does, with the time at which it happens.
  enum Input {
    case touches([Sample])
    case presses([PressSample])
    case motion(RKMotionPhase)
    case remote(RKEventSubtype)
    case text(String)
    case deleteBackward
    case pointer(RKPointerSample)
    case scroll(RKScrollSample)
    case transform(RKTransformSample)
    case estimates([RKEstimationUpdate])

    /// Whether the queue takes it as what it is.
    var canBePosted: Bool {
      if case .deleteBackward = self { return false }
      return true
    }
  }

  /// One finger in an update. A cancelled finger has no place of its own: it is where it was.
  struct Sample {
    var id: Int64
    var phase: RKTouchPhase
    var location: RKPoint?
    var type = RKTouchType.direct
    var force = 0.0
    var majorRadius = 0.0
    var buttons: UInt32 = 0
    var modifiers: UInt32 = 0
    var altitudeAngle = 0.0
    var azimuthAngle = 0.0
    var coalesced: [RKTouchSnapshot] = []
    var details: RKTouchDetails?
  }

  /// One button or key in a report.
  struct PressSample {
    enum Button {
      case type(RKPressType)
      /// Its characters, and its HID usage, 0 where the file has none.
      case key(String, modifiers: UInt32, code: UInt32)
    }
    var button: Button
    var phase: RKPressPhase
    var force: Double
  }
}

extension World {
  func send(_ input: Action.Input, at time: Double, _ path: JSONPath) {
    switch input {
    case .touches(let touches):
      note(withSamples(touches) { rk_context_send_touches(context, time, $0, $1) }, path)
      for touch in touches where touch.phase == .began { keepTouch(touch.id) }
    case .presses(let presses): note(withSamples(presses) { rk_context_send_presses(context, time, $0, $1) }, path)
    case .motion(let phase): note(rk_context_send_motion(context, time, phase), path)
    case .remote(let subtype): note(rk_context_send_remote_control(context, time, subtype), path)
    case .text(let text): answer(path) { out in text.withCString { rk_context_insert_text(context, time, $0, out) } }
    case .deleteBackward: answer(path) { rk_context_delete_backward(context, time, $0) }
    case .pointer(var sample): note(rk_context_send_pointer(context, time, &sample), path)
    case .scroll(var sample): note(rk_context_send_scroll(context, time, &sample), path)
    case .transform(var sample): note(rk_context_send_transform(context, time, &sample), path)
    case .estimates(let updates): note(rk_context_send_estimation_updates(context, time, updates, updates.count), path)
    }
  }

  func post(_ input: Action.Input, at time: Double) -> RKStatus {
    switch input {
    case .touches(let touches): return withSamples(touches) { rk_context_post_touches(context, time, $0, $1) }
    case .presses(let presses): return withSamples(presses) { rk_context_post_presses(context, time, $0, $1) }
    case .motion(let phase): return rk_context_post_motion(context, time, phase)
    case .remote(let subtype): return rk_context_post_remote_control(context, time, subtype)
    case .text(let text): return text.withCString { rk_context_post_text(context, time, $0) }
    case .deleteBackward: return .unsupported
    case .pointer(var sample): return rk_context_post_pointer(context, time, &sample)
    case .scroll(var sample): return rk_context_post_scroll(context, time, &sample)
    case .transform(var sample): return rk_context_post_transform(context, time, &sample)
    case .estimates(let updates): return rk_context_post_estimation_updates(context, time, updates, updates.count)
    }
  }

  private func withSamples(_ touches: [Action.Sample], _ body: (UnsafePointer<RKTouchSample>?, Int) -> RKStatus) -> RKStatus {
    var list: [RKTouchSample] = []
    var between: [UnsafeMutableBufferPointer<RKTouchSnapshot>] = []
    var known: [UnsafeMutablePointer<RKTouchDetails>] = []
    defer {
      for buffer in between { buffer.deallocate() }
      for details in known { details.deallocate() }
    }
    for touch in touches {
      var sample = RKTouchSample()
      sample.struct_size = UInt32(MemoryLayout<RKTouchSample>.size)
      sample.id = touch.id
      sample.phase = touch.phase
      sample.location = touch.location ?? places[touch.id] ?? RKPoint(x: 0, y: 0)
      places[touch.id] = sample.location
      sample.type = touch.type
      sample.force = touch.force
      sample.major_radius = touch.majorRadius
      sample.buttons = touch.buttons
      sample.modifiers = RKKeyModifierFlags(rawValue: touch.modifiers)
      sample.altitude_angle = touch.altitudeAngle
      sample.azimuth_angle = touch.azimuthAngle
      if let details = touch.details {
        let copy = UnsafeMutablePointer<RKTouchDetails>.allocate(capacity: 1)
        copy.initialize(to: details)
        known.append(copy)
        sample.details = UnsafePointer(copy)
      }
      if !touch.coalesced.isEmpty {
        let buffer = UnsafeMutableBufferPointer<RKTouchSnapshot>.allocate(capacity: touch.coalesced.count)
        _ = buffer.initialize(from: touch.coalesced)
        between.append(buffer)
        sample.coalesced = UnsafePointer(buffer.baseAddress)
        sample.coalesced_count = buffer.count
      }
      list.append(sample)
    }
    return list.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  private func withSamples(_ presses: [Action.PressSample], _ body: (UnsafePointer<RKPressSample>?, Int) -> RKStatus) -> RKStatus {
    var list: [RKPressSample] = []
    var texts: [UnsafeMutableBufferPointer<CChar>] = []
    defer { for buffer in texts { buffer.deallocate() } }
    for press in presses {
      var sample = RKPressSample()
      sample.struct_size = UInt32(MemoryLayout<RKPressSample>.size)
      sample.phase = press.phase
      sample.force = press.force
      switch press.button {
      case .type(let type):
        sample.type = type
        sample.id = Int64(type.rawValue)
      case .key(let text, let modifiers, let code):
        sample.type = .key
        sample.modifiers = RKKeyModifierFlags(rawValue: modifiers)
        sample.key_code = code
        sample.id = keyNumber(code == 0 ? text : "#\(code)")
        let bytes = Array(text.utf8)
        let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
        _ = buffer.initialize(from: bytes.map { CChar(bitPattern: $0) } + [0])
        texts.append(buffer)
        sample.characters = UnsafePointer(buffer.baseAddress)
      }
      list.append(sample)
    }
    return list.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }

  /// The same for the same key; above those of all buttons.
  private func keyNumber(_ text: String) -> Int64 {
    if let index = keys.firstIndex(of: text) { return Int64(1000 + index) }
    keys.append(text)
    return Int64(999 + keys.count)
  }
}
