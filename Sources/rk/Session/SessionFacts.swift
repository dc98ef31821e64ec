// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// Facts that only the calls of a recording contain: targets, requirements, results of the program's functions.
///
/// Objects are kept by their handles: a number of the file is another object's as soon as its own has gone.
final class SessionFacts: SessionObserver {
  private weak var session: Session?
  /// Takes notes from the first input on; nil before.
  weak var story: SessionConverter?
  /// The selectors that are being sent, the innermost last.
  private(set) var sending: [String] = []
  /// The action that an observer has seen a control send last.
  private(set) var observed: String?
  /// All that were ever sent, or are to be.
  private(set) var known: [String] = []

  private struct Target {
    var events: UInt32
    var selector: String
    var receiver: Receiver
    /// Which of the control's functions it is, from 1.
    var number: Int64 = 0
  }
  private enum Receiver: Equatable {
    /// A function of the program.
    case function
    /// Found along the chain.
    case chain
    case object(OpaquePointer)
  }
  private var targetLists: [OpaquePointer: [Target]] = [:]
  /// How many functions a control was ever given.
  private var functionCounts: [OpaquePointer: Int64] = [:]
  private var required: [OpaquePointer: [OpaquePointer]] = [:]
  private var delegates: [OpaquePointer: OpaquePointer] = [:]
  private var commands: [OpaquePointer: [Value]] = [:]
  /// By the names of classes, how far beyond the bounds their objects are asked.
  private var promises: [String: Double] = [:]

  // MARK: Observing

  func begin(_ session: Session) { self.session = session }

  func calling(_ function: String, _ arguments: [SessionValue]) {
    if let selector = SessionFacts.sent(function, arguments) { sending.append(selector) }
    story?.calling(function, arguments)
  }

  func entered(_ question: SessionQuestion) {
    if question.slot == "RKControlMethods.send_action" { sending.append(question.text) }
    if question.slot == "RKObserver", question.number == Int64(RKObservedMethod.sendAction.rawValue) { observed = question.text }
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
    if case .list(let members)? = arguments.first(where: { !$0.items.isEmpty }), function.hasSuffix("_class") || function.hasPrefix("rk_class_") { notePromise(members, arguments) }
    guard let object = handle(arguments, 0) else { return }
    switch function {
    case "rk_control_add_target":
      if arguments.count > 3, case .text(let selector) = arguments[2], case .whole(let events) = arguments[3] {
        let selector = String(decoding: selector, as: UTF8.self)
        learn(selector)
        targetLists[object, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: selector, receiver: receiver(arguments)))
      }
    case "rk_control_remove_target": removeTargets(of: object, arguments)
    case "rk_control_add_action":
      if arguments.count > 1, case .whole(let events) = arguments[1] {
        let number = functionCounts[object, default: 0] + 1
        functionCounts[object] = number
        targetLists[object, default: []].append(Target(events: UInt32(truncatingIfNeeded: events), selector: "action\(number)", receiver: .function, number: number))
      }
    case "rk_control_remove_action":
      if arguments.count > 1, case .whole(let number) = arguments[1] { targetLists[object]?.removeAll { $0.receiver == .function && $0.number == number } }
    case "rk_responder_add_key_command":
      if arguments.count > 3, case .text(let input) = arguments[1], !input.isEmpty, case .text(let selector) = arguments[3], selector.filter({ $0 == UInt8(ascii: ":") }).count <= 2 {
        let members = [SessionFacts.input(input), SessionFacts.modifiers(arguments), Value.Member(key: "action", value: .string(String(decoding: selector, as: UTF8.self)))]
        learn(String(decoding: selector, as: UTF8.self))
        commands[object, default: []].append(.object(members))
      }
    case "rk_responder_remove_key_command":
      if arguments.count > 2, case .text(let input) = arguments[1] {
        let removed = [SessionFacts.input(input), SessionFacts.modifiers(arguments)].map { $0.value.text }
        commands[object]?.removeAll {
          if case .object(let members) = $0 { return members.prefix(2).map { $0.value.text } == removed }
          return false
        }
      }
    case "rk_gesture_recognizer_set_delegate": delegates[object] = SessionFacts.delegate(arguments).flatMap { session?.handle($0) }
    case "rk_gesture_recognizer_require_to_fail": if let other = handle(arguments, 1) { required[object, default: []].append(other) }
    default: break
    }
  }

  private static func input(_ text: [UInt8]) -> Value.Member { Value.Member(key: "input", value: .string(String(decoding: text, as: UTF8.self))) }

  private static func modifiers(_ arguments: [SessionValue]) -> Value.Member {
    Value.Member(key: "modifiers", value: ScenarioWords.modifiers(UInt32(truncatingIfNeeded: Int64(arguments[2].double ?? 0))))
  }

  private func receiver(_ arguments: [SessionValue]) -> Receiver { handle(arguments, 1).map { .object($0) } ?? .chain }

  /// No target, or no selector, stands for every one.
  private func removeTargets(of control: OpaquePointer, _ arguments: [SessionValue]) {
    guard arguments.count > 3, case .whole(let events) = arguments[3] else { return }
    let receiver = receiver(arguments)
    var selector: String?
    if case .text(let text) = arguments[2] { selector = String(decoding: text, as: UTF8.self) }
    targetLists[control] = targetLists[control]?.compactMap { target in
      guard target.receiver != .function, receiver == .chain || target.receiver == receiver, selector ?? target.selector == target.selector else { return target }
      var rest = target
      rest.events &= ~UInt32(truncatingIfNeeded: events)
      return rest.events == 0 ? nil : rest
    }
  }

  private func handle(_ arguments: [SessionValue], _ index: Int) -> OpaquePointer? {
    guard arguments.count > index, case .object(let number) = arguments[index], number != 0 else { return nil }
    return session?.handle(number)
  }

  /// Where hit_test_outset stands in a recording's RKClassDesc, which only grows behind it.
  private static let outsetMember = 15

  /// How far out a class's objects are asked; in front stands the name, or the class that is extended is the other argument.
  private func notePromise(_ members: [SessionValue], _ arguments: [SessionValue]) {
    guard members.count > SessionFacts.outsetMember, let outset = members[SessionFacts.outsetMember].double, outset != 0 else { return }
    var name = ""
    for value in arguments + members.prefix(1) {
      if case .text(let bytes) = value { name = String(decoding: bytes, as: UTF8.self) }
    }
    if name.isEmpty, let extended = handle(arguments, 0) { name = text { rk_class_get_name(extended, $0, $1, $2) }.text }
    promises[name] = outset
  }

  /// How far beyond its bounds a view is asked, if its class promises that.
  func outset(of view: OpaquePointer) -> Double? {
    guard !promises.isEmpty else { return nil }
    var cls: OpaquePointer?
    guard rk_object_get_class(view, &cls) == .OK else { return nil }
    while let next = cls {
      if let outset = promises[text { rk_class_get_name(next, $0, $1, $2) }.text] { return max(outset, 0) }
      cls = nil
      guard rk_class_get_superclass(next, &cls) == .OK else { return nil }
    }
    return nil
  }

  /// What a control sends to an object, or along the chain.
  func selectors(sentBy control: OpaquePointer, to receiver: OpaquePointer?) -> [String] {
    (targetLists[control] ?? []).filter { $0.receiver == receiver.map { .object($0) } ?? .chain || $0.receiver == .chain }.map { $0.selector }
  }

  // MARK: Reporting

  func targets(of control: OpaquePointer, in converter: SessionConverter) -> [Value] {
    let all = targetLists[control] ?? []
    let id = converter.ids[control] ?? ""
    return all.filter { $0.receiver != .function || !hears(all) }.compactMap { target -> Value? in
      guard case .array(let words) = ScenarioWords.controlEvents(target.events), !words.isEmpty else {
        converter.remark("\(id): an action for events that have no name")
        return nil
      }
      guard target.selector.utf8.filter({ $0 == UInt8(ascii: ":") }).count <= 2, !target.selector.isEmpty else {
        converter.remark("\(id): its action \(target.selector), which takes more than a sender and an event")
        return nil
      }
      var members = [Value.Member(key: "events", value: ScenarioWords.controlEvents(target.events)), Value.Member(key: "action", value: .string(target.receiver == .function ? SessionFacts.action(id, target.selector) : target.selector))]
      switch target.receiver {
      case .function: break
      case .chain: members.append(Value.Member(key: "target", value: .null))
      case .object(let object):
        let isAlive = rk_object_is_alive(object)
        // An object with a name in a scenario performs the actions sent to it.
        if isAlive, !SessionFacts.responds(object, target.selector) { break }
        if let id = converter.ids[object] ?? (isAlive ? nil : converter.id(ofGone: object)) { members.append(Value.Member(key: "target", value: .string(id))) }
      }
      return .object(members)
    }
  }

  /// Whether a control has, or had, a target that has gone and for which nothing stands in the scenario.
  func hasLostTarget(_ control: OpaquePointer, in converter: SessionConverter) -> Bool { (targetLists[control] ?? []).contains { isLost($0, converter) } }

  func forgetLostTargets(of control: OpaquePointer, in converter: SessionConverter) { targetLists[control]?.removeAll { isLost($0, converter) } }

  private func isLost(_ target: Target, _ converter: SessionConverter) -> Bool {
    guard case .object(let object) = target.receiver else { return false }
    return !rk_object_is_alive(object) && converter.ids[object] == nil && !converter.goneTargets.contains { $0.handle == object }
  }

  /// Whether an object is a target of a control and does not do what it is sent.
  func isDeaf(_ object: OpaquePointer, to control: OpaquePointer) -> Bool {
    (targetLists[control] ?? []).contains { $0.receiver == .object(object) && !SessionFacts.responds(object, $0.selector) }
  }

  private static func responds(_ object: OpaquePointer, _ selector: String) -> Bool {
    var answer = false
    return selector.withCString { rk_object_responds_to(object, $0, &answer) } == .OK && answer
  }

  /// The object that is asked as a recogniser's delegate, with no function beside it.
  static func delegate(_ arguments: [SessionValue]) -> UInt64? {
    guard arguments.count > 1, case .list(let members) = arguments[1], case .object(let object)? = members.first else { return nil }
    // Its `drop` is no question.
    for (index, member) in members.enumerated() where index != 0 && index != 7 && member.isTrue { return nil }
    return object
  }

  func delegate(of recognizer: OpaquePointer, in converter: SessionConverter) -> String? {
    delegates[recognizer].flatMap { converter.ids[$0] }
  }

  func requirements(of recognizer: OpaquePointer, in converter: SessionConverter) -> [String] {
    (required[recognizer] ?? []).compactMap { converter.ids[$0] }
  }

  func keyCommands(of responder: OpaquePointer, in converter: SessionConverter) -> [Value] {
    commands[responder] ?? []
  }

  /// Controls of which a function of the program observes every event.
  var listened: [OpaquePointer] { targetLists.filter { hears($0.value) }.keys.sorted { UInt(bitPattern: $0) & 0xFFFF_FFFF < UInt(bitPattern: $1) & 0xFFFF_FFFF } }

  private func hears(_ list: [Target]) -> Bool { list.contains { $0.receiver == .function && $0.events == UInt32.max } }

  /// The name of an action that a function of the program stands for; colons would imply arguments.
  private static func action(_ id: String, _ selector: String) -> String { id.split(separator: ":").joined(separator: "-") + " " + selector }

  /// The line of a function of the program that a control calls; nil: that of the event.
  func action(of control: OpaquePointer?, _ events: UInt32, in converter: SessionConverter) -> String? {
    guard let control, let id = converter.ids[control] else { return nil }
    let all = targetLists[control] ?? []
    guard !hears(all), let target = all.first(where: { $0.receiver == .function && $0.events & events != 0 }) else { return nil }
    return "act:" + SessionFacts.action(id, target.selector)
  }

  /// The word of a method with which a responder handles input, and the kind of log lines for which a scenario overrides it.
  static func handler(_ method: String) -> (word: String, kind: String)? {
    switch method {
    case "remote_control_received": return ("remote", "remote")
    case "touches_estimated_properties_updated": return ("updated", "touches")
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
