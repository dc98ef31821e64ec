import CResponderKit
import Scenario

/// What only the calls of a recording tell: targets, requirements, what functions of the program answered.
final class SessionFacts: SessionObserver {
  /// Objects that the last step's calls were about, and calls in it that no step can make.
  private(set) var touched: Set<UInt64> = []
  private(set) var unspeakable: Set<String> = []

  private struct Target {
    var events: UInt32
    var selector: String
    /// nil: a function of the program.
    var object: UInt64?
  }
  private var targetLists: [UInt64: [Target]] = [:]
  private var required: [UInt64: [UInt64]] = [:]
  private var commands: [UInt64: [Value]] = [:]

  private struct Answers {
    var first: String
    var value: SessionValue?
    var isConstant = true
    /// How often it was asked, and how often it asked the inherited method itself.
    var count = 0
    var supers = 0
  }
  private var observed: [UInt64: [String: Answers]] = [:]
  /// What the method that is running made of its recogniser, as a scenario says it.
  private var reaction: [UInt64: String] = [:]

  func reset() {
    touched = []
    unspeakable = []
  }

  // MARK: Observing

  func called(_ function: String, _ arguments: [SessionValue]) {
    guard case .object(let number)? = arguments.first else { return }
    if !function.hasPrefix("rk_super_") && function != "rk_retain" {
      touched.insert(number)
      // A view that is given a place is the second argument.
      if arguments.count > 1, case .object(let other) = arguments[1] { touched.insert(other) }
    }
    switch function {
    case "rk_control_add_target":
      if arguments.count > 3, case .text(let selector) = arguments[2], case .whole(let events) = arguments[3] {
        let target = arguments[1].objectNumber ?? 0
        targetLists[number, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: String(decoding: selector, as: UTF8.self), object: target))
      }
    case "rk_control_remove_target", "rk_control_remove_action": targetLists[number]?.removeAll { function.hasSuffix("target") == ($0.object != nil) }
    case "rk_control_add_action":
      if arguments.count > 1, case .whole(let events) = arguments[1] {
        targetLists[number, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: "action:", object: nil))
      }
    case "rk_responder_add_key_command":
      if arguments.count > 3, case .text(let input) = arguments[1], case .text(let selector) = arguments[3] {
        let members = [
          Value.Member(key: "input", value: .string(String(decoding: input, as: UTF8.self))),
          Value.Member(key: "modifiers", value: ScenarioWords.modifiers(UInt32(truncatingIfNeeded: Int64(arguments[2].double ?? 0)))),
          Value.Member(key: "action", value: .string(String(decoding: selector, as: UTF8.self))),
        ]
        commands[number, default: []].append(.object(members))
      }
    case "rk_gesture_recognizer_require_to_fail": if arguments.count > 1, case .object(let other) = arguments[1] { required[number, default: []].append(other) }
    case "rk_control_send_actions", "rk_control_send_action", "rk_application_send_action", "rk_pan_set_translation", "rk_pinch_set_scale", "rk_rotation_set_rotation",
      "rk_invoke", "rk_class_extend", "rk_object_set_class":
      unspeakable.insert(function)
    case "rk_gesture_recognizer_set_state":
      let state = arguments.count > 1 ? Int32(arguments[1].double ?? 0) : 0
      reaction[number] = RKGestureRecognizerState(rawValue: state).map { stateName($0) }
    case "rk_gesture_recognizer_ignore_touch": reaction[number] = "ignore"
    default: break
    }
  }

  func answered(_ slot: String, receiver: UInt64, _ answer: SessionValue?, calls: [String]) {
    guard receiver != 0 else { return }
    var answer = answer
    if slot.hasPrefix("RKGestureRecognizerMethods.touches_") { answer = reaction.removeValue(forKey: receiver).map { .text(Array($0.utf8)) } }
    let text = answer.map(SessionText.text) ?? ""
    var answers = observed[receiver]?[slot] ?? Answers(first: text, value: answer)
    if answers.first != text { answers.isConstant = false }
    answers.count += 1
    if calls.contains(where: { $0.hasPrefix("rk_super_") }) { answers.supers += 1 }
    observed[receiver, default: [:]][slot] = answers
  }

  // MARK: Telling

  private func number(of object: OpaquePointer, in converter: SessionConverter) -> UInt64? { converter.session.objects.file(object) }

  func targets(of control: OpaquePointer, in converter: SessionConverter) -> [Value] {
    guard let number = number(of: control, in: converter) else { return [] }
    return (targetLists[number] ?? []).filter { $0.object != nil }.map { target in
      var members = [Value.Member(key: "events", value: ScenarioWords.controlEvents(target.events)), Value.Member(key: "action", value: .string(target.selector))]
      if let object = target.object {
        if object == 0 {
          members.append(Value.Member(key: "target", value: .null))
        } else if let id = converter.session.handle(object).flatMap({ converter.ids[$0] }) {
          members.append(Value.Member(key: "target", value: .string(id)))
        }
      }
      return .object(members)
    }
  }

  func requirements(of recognizer: OpaquePointer, in converter: SessionConverter) -> [String] {
    guard let number = number(of: recognizer, in: converter) else { return [] }
    return (required[number] ?? []).compactMap { converter.session.handle($0).flatMap { converter.ids[$0] } }
  }

  func keyCommands(of responder: OpaquePointer, in converter: SessionConverter) -> [Value] {
    number(of: responder, in: converter).flatMap { commands[$0] } ?? []
  }

  /// Whether a function of the program listens to a control.
  private func isListenedTo(_ control: UInt64) -> Bool { targetLists[control]?.contains { $0.object == nil } ?? false }

  private static let phases = ["began", "moved", "ended", "cancelled"]

  /// By id, the keys for what was overridden; what cannot be said becomes a remark.
  func answers(in converter: SessionConverter) -> [String: [Value.Member]] {
    var result: [String: [Value.Member]] = [:]
    let listened = targetLists.keys.filter(isListenedTo)
    for number in Set(observed.keys).union(listened).sorted() {
      let slots = observed[number] ?? [:]
      guard let id = converter.session.handle(number).flatMap({ converter.ids[$0] }), id != "app", id != "delegate" else { continue }
      var silent: [Value.Member] = []
      var delegate: [Value.Member] = []
      var reactions: [Value.Member] = []
      var kinds: [String] = []
      for (slot, answers) in slots.sorted(by: { $0.key < $1.key }) {
        if let (word, kind) = SessionFacts.handler(slot) {
          if answers.supers == 0 { silent.append(Value.Member(key: word, value: .bool(false))) }
          if !kinds.contains(kind) { kinds.append(kind) }
          continue
        }
        if let phase = SessionFacts.phases.first(where: { slot == "RKGestureRecognizerMethods.touches_" + $0 }) {
          if answers.isConstant {
            if case .text(let word)? = answers.value { reactions.append(Value.Member(key: phase, value: .string(String(decoding: word, as: UTF8.self)))) }
          } else {
            converter.remark("\(id): what its touches_\(phase) does, which varies")
          }
          continue
        }
        if slot.hasPrefix("RKGestureRecognizerDelegate.") {
          if let member = SessionFacts.delegateAnswer(slot, answers.isConstant ? answers.value : nil) {
            delegate.append(member)
          } else if !answers.isConstant {
            converter.remark("\(id): its delegate's answers, which vary (\(slot.dropFirst("RKGestureRecognizerDelegate.".count)))")
          }
          continue
        }
        if answers.supers == answers.count || slot == "RKGestureAction" || slot == "RKControlAction" || slot == "action" { continue }
        if answers.isConstant, let member = constant(slot, answers, number, converter) {
          result[id, default: []].append(member)
        } else if answers.value != nil {
          converter.remark("\(id): what its \(slot.split(separator: ".").last ?? "method") answers")
        } else {
          converter.remark("\(id): what its \(slot.split(separator: ".").last ?? "function") does")
        }
      }
      if isListenedTo(number) { kinds.append("events") }
      // Overrides that call super are what logging makes of an object.
      if !kinds.isEmpty { result[id, default: []].append(Value.Member(key: "log", value: .array(kinds.map { .string($0) }))) }
      if !reactions.isEmpty { result[id, default: []].append(Value.Member(key: "on", value: .object(reactions))) }
      if !silent.isEmpty { result[id, default: []].append(Value.Member(key: "super", value: .object(silent))) }
      if !delegate.isEmpty { result[id, default: []].append(Value.Member(key: "delegate", value: .object(delegate))) }
    }
    return result
  }

  /// The word of a method with which a responder handles input, and the kind of log lines for which a scenario overrides it.
  private static func handler(_ slot: String) -> (word: String, kind: String)? {
    guard slot.hasPrefix("RKResponderMethods.") else { return nil }
    let name = String(slot.dropFirst("RKResponderMethods.".count))
    if name == "remote_control_received" { return ("remote", "remote") }
    let parts = name.split(separator: "_").map { String($0) }
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "touches": return (parts[1], "touches")
    case "presses", "motion": return (parts[0] + parts[1].prefix(1).uppercased() + parts[1].dropFirst(), parts[0])
    default: return nil
    }
  }

  private func constant(_ slot: String, _ answers: Answers, _ number: UInt64, _ converter: SessionConverter) -> Value.Member? {
    switch (slot, answers.value) {
    case ("RKViewMethods.point_inside", .bool(let flag)?): return Value.Member(key: "pointInside", value: .string(flag ? "yes" : "no"))
    case ("RKViewMethods.hit_test", SessionValue.none?): return Value.Member(key: "hitTest", value: .string("nil"))
    case ("RKViewMethods.hit_test", .object(number)?): return Value.Member(key: "hitTest", value: .string("self"))
    case ("RKViewMethods.gesture_recognizer_should_begin", .bool(let flag)?): return Value.Member(key: "shouldBegin", value: .bool(flag))
    case ("RKResponderMethods.next_responder", SessionValue.none?): return Value.Member(key: "nextResponder", value: .null)
    case ("RKResponderMethods.next_responder", .object(let next)?):
      return converter.session.handle(next).flatMap { converter.ids[$0] }.map { Value.Member(key: "nextResponder", value: .string($0)) }
    case ("RKWindowMethods.send_event", nil) where answers.supers == 0: return Value.Member(key: "sendEvent", value: .string("drop"))
    case ("RKGestureRecognizerMethods.can_prevent", .bool(let flag)?): return Value.Member(key: "canPrevent", value: .bool(flag))
    case ("RKGestureRecognizerMethods.can_be_prevented_by", .bool(let flag)?): return Value.Member(key: "canBePreventedBy", value: .bool(flag))
    default: return nil
    }
  }

  private static func delegateAnswer(_ slot: String, _ value: SessionValue?) -> Value.Member? {
    guard case .bool(let flag)? = value else { return nil }
    switch slot {
    case "RKGestureRecognizerDelegate.should_begin": return Value.Member(key: "shouldBegin", value: .bool(flag))
    case "RKGestureRecognizerDelegate.should_receive_touch": return Value.Member(key: "shouldReceiveTouch", value: .bool(flag))
    case "RKGestureRecognizerDelegate.should_receive_event": return Value.Member(key: "shouldReceiveEvent", value: .bool(flag))
    case "RKGestureRecognizerDelegate.should_receive_press": return Value.Member(key: "shouldReceivePress", value: .bool(flag))
    case "RKGestureRecognizerDelegate.should_recognize_simultaneously_with": return Value.Member(key: "simultaneousWith", value: .bool(flag))
    default: return nil
    }
  }
}
