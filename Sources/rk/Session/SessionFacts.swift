import CResponderKit
import Scenario

/// What only the calls of a recording tell: targets, requirements, what functions of the program answered.
final class SessionFacts: SessionObserver {
  /// Who takes down what happens from the first input on; nil before.
  weak var story: SessionConverter?
  /// The selectors that are being sent, the innermost last.
  private(set) var sending: [String] = []
  /// All that were ever sent, or are to be.
  private(set) var known: [String] = []

  private struct Target {
    var events: UInt32
    var selector: String
    /// nil: a function of the program.
    var object: UInt64?
  }
  private var targetLists: [UInt64: [Target]] = [:]
  private var required: [UInt64: [UInt64]] = [:]
  private var delegates: [UInt64: UInt64] = [:]
  private var commands: [UInt64: [Value]] = [:]

  // MARK: Observing

  func calling(_ function: String, _ arguments: [SessionValue]) {
    if let selector = SessionFacts.sent(function, arguments) { sending.append(selector) }
    story?.calling(function, arguments)
  }

  func entered(_ question: SessionQuestion) {
    if question.slot == "RKControlMethods.send_action" { sending.append(question.text) }
    if story == nil, question.slot == "RKPostedCallback" { postedBefore -= 1 }
    story?.entered(question)
  }

  func answered(_ question: SessionQuestion, _ answer: SessionValue?, _ point: RKPoint?, calls: [String]) {
    if question.slot == "RKControlMethods.send_action" { sending.removeLast() }
    story?.answered(question, answer, point, calls: calls)
  }

  private static func sent(_ function: String, _ arguments: [SessionValue]) -> String? {
    guard ["rk_application_send_action", "rk_control_send_action", "rk_super_send_action"].contains(function) else { return nil }
    for case .text(let text) in arguments { return String(decoding: text, as: UTF8.self) }
    return nil
  }

  func called(_ function: String, _ arguments: [SessionValue], _ object: OpaquePointer?, _ isTrue: Bool) {
    if let selector = SessionFacts.sent(function, arguments) {
      sending.removeLast()
      learn(selector)
    }
    if function == "rk_context_post_call", story == nil { postedBefore += 1 }
    note(function, arguments)
    story?.called(function, arguments, object, isTrue)
  }

  /// Functions that were posted before the story began, and have not been called.
  var postedBefore = 0

  private func learn(_ selector: String) { if !known.contains(selector) { known.append(selector) } }

  private func note(_ function: String, _ arguments: [SessionValue]) {
    guard case .object(let number)? = arguments.first else { return }
    switch function {
    case "rk_control_add_target":
      if arguments.count > 3, case .text(let selector) = arguments[2], case .whole(let events) = arguments[3] {
        let target = arguments[1].objectNumber ?? 0
        learn(String(decoding: selector, as: UTF8.self))
        targetLists[number, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: String(decoding: selector, as: UTF8.self), object: target))
      }
    case "rk_control_remove_target", "rk_control_remove_action": targetLists[number]?.removeAll { function.hasSuffix("target") == ($0.object != nil) }
    case "rk_control_add_action":
      if arguments.count > 1, case .whole(let events) = arguments[1] {
        let place = targetLists[number, default: []].filter { $0.object == nil }.count + 1
        targetLists[number, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: "action\(place)", object: nil))
      }
    case "rk_responder_add_key_command":
      if arguments.count > 3, case .text(let input) = arguments[1], !input.isEmpty, case .text(let selector) = arguments[3], selector.filter({ $0 == UInt8(ascii: ":") }).count <= 2 {
        let members = [
          Value.Member(key: "input", value: .string(String(decoding: input, as: UTF8.self))),
          Value.Member(key: "modifiers", value: ScenarioWords.modifiers(UInt32(truncatingIfNeeded: Int64(arguments[2].double ?? 0)))),
          Value.Member(key: "action", value: .string(String(decoding: selector, as: UTF8.self))),
        ]
        learn(String(decoding: selector, as: UTF8.self))
        commands[number, default: []].append(.object(members))
      }
    case "rk_gesture_recognizer_set_delegate": delegates[number] = SessionFacts.delegate(arguments)
    case "rk_gesture_recognizer_require_to_fail": if arguments.count > 1, case .object(let other) = arguments[1] { required[number, default: []].append(other) }
    default: break
    }
  }

  /// What a control sends to an object, or to whoever is found.
  func selectors(sentBy control: UInt64, to receiver: UInt64) -> [String] {
    (targetLists[control] ?? []).filter { $0.object == receiver || $0.object == 0 }.map { $0.selector }
  }

  // MARK: Telling

  private func number(of object: OpaquePointer, in converter: SessionConverter) -> UInt64? { converter.session.objects.file(object) }

  func targets(of control: OpaquePointer, in converter: SessionConverter) -> [Value] {
    guard let number = number(of: control, in: converter) else { return [] }
    let all = targetLists[number] ?? []
    let id = converter.ids[control] ?? ""
    return all.filter { $0.object != nil || !hears(all) }.compactMap { target -> Value? in
      guard case .array(let words) = ScenarioWords.controlEvents(target.events), !words.isEmpty else {
        converter.remark("\(id): an action for events that have no name")
        return nil
      }
      guard target.selector.utf8.filter({ $0 == UInt8(ascii: ":") }).count <= 2, !target.selector.isEmpty else {
        converter.remark("\(id): its action \(target.selector), which takes more than a sender and an event")
        return nil
      }
      var members = [Value.Member(key: "events", value: ScenarioWords.controlEvents(target.events)), Value.Member(key: "action", value: .string(target.object == nil ? SessionFacts.action(id, target.selector) : target.selector))]
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

  /// The object that is asked as a recogniser's delegate, with no function beside it.
  static func delegate(_ arguments: [SessionValue]) -> UInt64? {
    guard arguments.count > 1, case .list(let members) = arguments[1], case .object(let object)? = members.first else { return nil }
    // Its `drop` is no question.
    for (index, member) in members.enumerated() where index != 0 && index != 7 && member.isTrue { return nil }
    return object
  }

  func delegate(of recognizer: OpaquePointer, in converter: SessionConverter) -> String? {
    number(of: recognizer, in: converter).flatMap { delegates[$0] }.flatMap { converter.id($0) }
  }

  func requirements(of recognizer: OpaquePointer, in converter: SessionConverter) -> [String] {
    guard let number = number(of: recognizer, in: converter) else { return [] }
    return (required[number] ?? []).compactMap { converter.session.handle($0).flatMap { converter.ids[$0] } }
  }

  func keyCommands(of responder: OpaquePointer, in converter: SessionConverter) -> [Value] {
    number(of: responder, in: converter).flatMap { commands[$0] } ?? []
  }

  /// Controls of which a function of the program wants to hear everything.
  var listened: [UInt64] { targetLists.filter { hears($0.value) }.keys.sorted() }

  private func hears(_ list: [Target]) -> Bool { list.contains { $0.object == nil && $0.events == UInt32.max } }

  /// The name of an action that a function of the program stands for; colons would say what it takes.
  private static func action(_ id: String, _ selector: String) -> String { id.split(separator: ":").joined(separator: "-") + " " + selector }

  /// The line of a function of the program that a control calls; nil: that of the event.
  func action(of control: UInt64, _ events: UInt32, in converter: SessionConverter) -> String? {
    let all = targetLists[control] ?? []
    guard !hears(all), let target = all.first(where: { $0.object == nil && $0.events & events != 0 }), let id = converter.id(control) else { return nil }
    return "act:" + SessionFacts.action(id, target.selector)
  }

  /// The word of a method with which a responder handles input, and the kind of log lines for which a scenario overrides it.
  static func handler(_ method: String) -> (word: String, kind: String)? {
    switch method {
    case "remote_control_received": return ("remote", "remote")
    case "insert_text", "delete_backward": return (SessionWords.camel(method), "presses")
    default: break
    }
    let parts = method.split(separator: "_").map { String($0) }
    guard parts.count == 2 else { return nil }
    switch parts[0] {
    case "touches": return (parts[1], "touches")
    case "presses", "motion": return (SessionWords.camel(method), parts[0])
    default: return nil
    }
  }
}
