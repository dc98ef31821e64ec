import CResponderKit
import Testing

/// The overrides of a responder that concern presses, motion, remote control and text. What stays nil is inherited.
struct PressOverrides {
  var presses: ((RKPressPhase, Handle, [Handle], Handle?) -> Void)?
  var motion: ((RKMotionPhase, Handle, Handle?) -> Void)?
  var remote: ((Handle, Handle?) -> Void)?
  var insertText: ((Handle, String) -> Void)?
  var deleteBackward: ((Handle) -> Void)?

  func fill(_ table: inout RKResponderMethods) {
    if presses != nil {
      table.presses_began = { PressOverrides.run(.began, $0, $1, $2, $3, $4) }
      table.presses_changed = { PressOverrides.run(.changed, $0, $1, $2, $3, $4) }
      table.presses_ended = { PressOverrides.run(.ended, $0, $1, $2, $3, $4) }
      table.presses_cancelled = { PressOverrides.run(.cancelled, $0, $1, $2, $3, $4) }
    }
    if motion != nil {
      table.motion_began = { Methods.from($3).press.motion!(.began, $0!, $2) }
      table.motion_ended = { Methods.from($3).press.motion!(.ended, $0!, $2) }
      table.motion_cancelled = { Methods.from($3).press.motion!(.cancelled, $0!, $2) }
    }
    if remote != nil { table.remote_control_received = { Methods.from($2).press.remote!($0!, $1) } }
    if insertText != nil { table.insert_text = { Methods.from($2).press.insertText!($0!, String(cString: $1!)) } }
    if deleteBackward != nil { table.delete_backward = { Methods.from($1).press.deleteBackward!($0!) } }
  }

  private static func run(
    _ phase: RKPressPhase, _ me: Handle?, _ presses: UnsafePointer<Handle?>?, _ count: Int, _ event: Handle?,
    _ userdata: UnsafeMutableRawPointer?
  ) {
    Methods.from(userdata).press.presses!(phase, me!, UnsafeBufferPointer(start: presses, count: count).compactMap { $0 }, event)
  }
}

/// One button in one report.
struct Button {
  var phase: RKPressPhase
  var id: Int64
  var type = RKPressType.select
  var force = 1.0
  var characters: String?
  var modifiers: RKKeyModifierFlags = []

  static func down(_ id: Int64, _ type: RKPressType = .select, force: Double = 1) -> Button {
    Button(phase: .began, id: id, type: type, force: force)
  }
  static func change(_ id: Int64, force: Double) -> Button { Button(phase: .changed, id: id, force: force) }
  static func up(_ id: Int64) -> Button { Button(phase: .ended, id: id, force: 0) }
  static func cancel(_ id: Int64) -> Button { Button(phase: .cancelled, id: id, force: 0) }
  static func key(_ id: Int64, _ characters: String, _ modifiers: RKKeyModifierFlags = []) -> Button {
    Button(phase: .began, id: id, type: .key, characters: characters, modifiers: modifiers)
  }
}

extension World {
  @discardableResult
  func press(_ time: Double, _ buttons: Button...) -> RKStatus {
    withSamples(buttons) { rk_context_send_presses(context, time, $0.baseAddress, $0.count) }
  }

  @discardableResult
  func postPress(_ time: Double, _ buttons: Button...) -> RKStatus {
    withSamples(buttons) { rk_context_post_presses(context, time, $0.baseAddress, $0.count) }
  }

  private func withSamples(_ buttons: [Button], _ body: (UnsafeBufferPointer<RKPressSample>) -> RKStatus) -> RKStatus {
    let texts = buttons.map { Array(($0.characters ?? "").utf8CString) }
    var samples: [RKPressSample] = []
    func next(_ index: Int) -> RKStatus {
      guard index < buttons.count else { return samples.withUnsafeBufferPointer(body) }
      return texts[index].withUnsafeBufferPointer { text in
        var sample = RKPressSample()
        sample.struct_size = UInt32(MemoryLayout<RKPressSample>.size)
        sample.phase = buttons[index].phase
        sample.id = buttons[index].id
        sample.type = buttons[index].type
        sample.modifiers = buttons[index].modifiers
        sample.force = buttons[index].force
        sample.characters = buttons[index].characters == nil ? nil : text.baseAddress
        samples.append(sample)
        return next(index + 1)
      }
    }
    return next(0)
  }

  func foundPress(_ id: Int64) -> Handle? {
    var found: Handle?
    return rk_context_find_press(context, id, &found) == .OK ? found : nil
  }

  /// A view that can become first responder and is, in a window that is then key.
  func firstResponder(_ name: String, in superview: Handle, _ cls: Handle? = nil) -> Handle {
    let made = view(name, in: superview, cls)
    ok(rk_window_make_key(out { rk_view_get_window(made, $0) }))
    lines.removeAll { $0.hasSuffix("didBecomeKey") }
    ok(rk_responder_set_can_become_first_responder(made, true))
    #expect(flag { rk_responder_become_first_responder(made, $0) })
    return made
  }

  /// A class that logs presses, motion and remote control, without super.
  func pressLoggingClass() -> Handle {
    cls { methods in
      methods.press.presses = { [unowned self] phase, me, presses, _ in
        log(
          "\(name(me)).\(word(phase)){\(presses.map { press in "\(out(Int64(0)) { rk_press_get_id(press, $0) })" }.joined(separator: ","))}"
        )
      }
      methods.press.motion = { [unowned self] phase, me, event in log("\(name(me)).motion\(phase.rawValue)\(event == nil ? "" : "!")") }
      methods.press.remote = { [unowned self] me, event in log("\(name(me)).remote\(out(Int32(0)) { rk_event_get_subtype(event, $0) })") }
    }
  }
}

func word(_ phase: RKPressPhase) -> String {
  switch phase {
  case .began: "began"
  case .changed: "changed"
  case .stationary: "stationary"
  case .ended: "ended"
  default: "cancelled"
  }
}
