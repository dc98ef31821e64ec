// SPDX-License-Identifier: MIT
import CResponderKit
import Replaying
import Glibc
import Scenario

/// Makes a scenario of a recording: what there is before the first input, and what happens from then on.
///
/// The tree is read through the ABI while the recording is played; what has no getter (targets, delegates, results of overrides) comes from its calls. What a scenario cannot express
/// is listed, and stands in its `note`.
final class SessionConverter {
  let session: Session
  let facts: SessionFacts
  let describer = Describer()
  var ids: [OpaquePointer: String] = [:]
  private var taken: Set<String> = ["app", "delegate"]
  /// The next number of each name that needs one.
  private var numbers: [String: Int] = [:]
  /// Each remark once, in the order in which they came.
  private(set) var remarks: [String] = []
  private(set) var steps: [Value] = []
  /// The step that the first input became.
  private(set) var firstStep = 0
  /// The objects that the scenario has by now.
  var known: Set<OpaquePointer> = []
  /// Recognisers that scroll views bring.
  private(set) var own: Set<String> = []
  /// What stands for targets that went before the scenario begins: views that are destroyed at once.
  private(set) var goneTargets: [(handle: OpaquePointer, id: String)] = []
  /// Controls that have lost a target in this step.
  var losers: [OpaquePointer] = []

  // What is in progress (SessionConverter+Story.swift).
  var pieces: [SessionOccurrence.Piece] = []
  var occurrences: [SessionOccurrence] = []
  var inside: [SessionOccurrence] = []
  var calls: [[(handle: OpaquePointer, id: String)]] = []
  var posted: [SessionOccurrence.Posted] = []
  var released: [SessionOccurrence.Released] = []
  /// Recognisers that get a delegate in the course of the input: until it is first called, it has none.
  var redelegated: Set<String> = []
  /// Actions that objects were seen to have.
  var selectors: [String: [String]] = [:]
  private(set) var beats: [SessionBeat] = []
  private var collected: [Value]?
  /// Nodes and recognisers as they are described, to which answers are added at the end.
  var windows: [Value] = []
  var detached: [Value] = []
  var controllers: [Value] = []
  var config: [Value.Member] = []
  var receivesRemote = false
  /// What every scenario has, and the recording may not have had.
  struct Setting {
    /// The application has a delegate.
    var hasDelegate = false
    var hasKeyWindow = false
  }
  var setting = Setting()

  /// A decision, as far as it can be compared with one of another run.
  struct Decision {
    let key: String
    let time: Double
    let sentence: String
  }
  /// The decisions from the first input on.
  private(set) var decisions: [Decision] = []

  init(_ file: SessionFile) throws(ToolError) {
    facts = SessionFacts()
    session = try Session(file, observer: facts)
  }

  /// Plays the recording to its end. The scenario is then in `value`.
  func convert() throws(ToolError) {
    let (queries, windows) = (hasNoInput, hasWindows)
    // Input that no window is there for yet is none.
    func begins(_ function: String) -> Bool {
      SessionConverter.isInput(function) && (!windows || !SessionConverter.needsWindow(function) || session.objects.contains { $0.kind == SessionConverter.windowKind })
    }
    while let (function, arguments) = session.upcomingCall, function != "rk_context_destroy", !begins(function), !SessionConverter.isAnimation(function, arguments),
      !queries || !SessionConverter.isQuery(function)
    {
      _ = try session.next()
    }
    _ = try session.trace.new()
    session.look { describe() }
    firstStep = steps.count
    facts.story = self
    var last = 0
    // With its context the session ends, and nothing can be read any more.
    while session.upcoming != "rk_context_destroy" {
      pieces = []
      occurrences = []
      guard try session.next() != nil else { break }
      for released in released where !rk_object_is_alive(released.handle) { released.isLast = true }
      released = []
      let count = decisions.count
      for record in try session.trace.new() {
        if let key = key(record) { decisions.append(Decision(key: key, time: record.time, sentence: session.trace.sentence(record))) }
      }
      session.look { retarget() }
      beats.append(SessionBeat(pieces: pieces, occurrences: occurrences))
      // What is given back at the end, with nothing coming of it, is no part of the report.
      if !pieces.allSatisfy({ $0.isRelease }) || occurrences.contains(where: { !$0.pieces.allSatisfy { $0.isRelease } }) || decisions.count > count { last = beats.count }
    }
    // What no replay takes is no bug report either.
    if session.context != nil, session.upcoming == nil { _ = try session.next() }
    if case .parted(let parting) = session.verdict {
      remark("this library decides otherwise than the recorded one from decision \(parting.decision) on: the scenario ends there")
    }
    beats.removeSubrange(last...)
    facts.story = nil
  }

  static func isInput(_ function: String) -> Bool {
    function.hasPrefix("rk_context_send_") || function.hasPrefix("rk_context_post_") || function == "rk_context_insert_text" || function == "rk_context_delete_backward"
  }

  private static func needsWindow(_ function: String) -> Bool {
    ["rk_context_send_touches", "rk_context_send_pointer", "rk_context_send_scroll", "rk_context_send_transform"].contains(function)
  }

  /// Where fingers were last.
  var places: [Double: RKPoint] = [:]
  /// The keys that are down.
  var keys: [Double: Key] = [:]

  /// What a key types, and its HID usage.
  struct Key {
    var text = ""
    var code = 0.0
  }

  /// A movement that continues during the input.
  private static func isAnimation(_ function: String, _ arguments: [SessionValue]) -> Bool {
    let animating: Set<String> = ["rk_scroll_view_set_content_offset", "rk_scroll_view_set_zoom_scale", "rk_scroll_view_scroll_rect_to_visible", "rk_scroll_view_zoom_to_rect"]
    return animating.contains(function) && arguments.last?.isTrue == true
  }

  private static func isQuery(_ function: String) -> Bool { function == "rk_view_hit_test" || function == "rk_view_point_inside" }

  /// Whether only questions can be expressed.
  private var hasNoInput: Bool { !holds(Kind.call) { SessionConverter.isInput(Session.functionName($0)) } }

  private static let windowKind: UInt64 = 3
  private var hasWindows: Bool { holds(Kind.birth) { $0 == SessionConverter.windowKind } }

  /// Whether there is a record whose first number is of some kind.
  private func holds(_ kind: UInt8, _ isWanted: (UInt64) -> Bool) -> Bool {
    var stream = session.file.stream()
    while let record = stream.next(keeping: .max) {
      var reader = stream.payload(record)
      if record.kind == kind, let number = reader.varint(), isWanted(number) { return true }
    }
    return false
  }

  func remark(_ text: String) { if !remarks.contains(text) { remarks.append(text) } }

  func add(_ key: String, _ value: Value, at time: Double? = nil) {
    var members: [Value.Member] = []
    if let time { members.append(Value.Member(key: "t", value: .number(time))) }
    keep(.object(members + [Value.Member(key: key, value: value)]))
  }

  func pass(to time: Double) { keep(.object([Value.Member(key: "t", value: .number(time))])) }

  /// The steps that `body` adds, as ones that are posted.
  func post(_ body: () -> Void) {
    collected = []
    body()
    let posted = collected ?? []
    collected = nil
    if !posted.isEmpty { keep(.object([Value.Member(key: "post", value: .array(posted))])) }
  }

  private func keep(_ step: Value) {
    guard step.isWritable else { return remark("a step with what is no number") }
    if collected != nil {
      collected?.append(step)
    } else if facts.story == nil {
      steps.append(step)
    } else {
      add(.step(step))
    }
  }

  // MARK: Names

  /// The id of what stands for a target that went before the scenario begins; nil: it has begun.
  func id(ofGone target: OpaquePointer) -> String? {
    if let known = goneTargets.first(where: { $0.handle == target }) { return known.id }
    guard facts.story == nil else { return nil }
    var number = 1
    while taken.contains("gone\(number)") { number += 1 }
    let id = "gone\(number)"
    claim(nil, id)
    goneTargets.append((target, id))
    return id
  }

  /// The id of an object of the scenario: its name, if that is unique.
  func name(_ object: OpaquePointer, _ className: String) -> String {
    if let id = ids[object] { return id }
    let own = text { rk_object_get_name(object, $0, $1, $2) }.text
    var id = own.utf8.count > 0 && own.utf8.count <= 180 ? own : word(ofClass: object) ?? className.prefix(1).lowercased() + className.dropFirst()
    if own.isEmpty || taken.contains(id) {
      var number = numbers[id, default: 1]
      while taken.contains("\(id)\(number)") { number += 1 }
      numbers[id] = number + 1
      id += "\(number)"
    }
    claim(object, id)
    return id
  }

  /// The last part of the name of a program's class, which is more specific than the library's own.
  private func word(ofClass object: OpaquePointer) -> String? {
    var cls: OpaquePointer?
    guard rk_object_get_class(object, &cls) == .OK else { return nil }
    let name = text { rk_class_get_name(cls, $0, $1, $2) }.text.split(separator: "'").first?.split(separator: ".").last.map { String($0) } ?? ""
    guard !name.isEmpty, name.utf8.count <= 60, name != "GestureRecognizer" else { return nil }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  func claim(_ object: OpaquePointer?, _ id: String) {
    taken.insert(id)
    if let object { ids[object] = id }
  }

  func claimOwn(_ recognizer: OpaquePointer?, _ id: String) {
    claim(recognizer, id)
    own.insert(id)
  }

  // MARK: The scenario

  /// The whole file. What overrides and delegates answer is put in where it belongs; if it is to be thorough, overrides that changed nothing too.
  func value(named name: String, isThorough: Bool) -> Value {
    let answers = SessionAnswers(self, isThorough: isThorough)
    let answered = answers.steps(beats)
    var members = [Value.Member(key: "format", value: .number(1)), Value.Member(key: "name", value: .string(name))]
    let cannot = remarks.isEmpty ? "" : " What it cannot say: " + remarks.joined(separator: "; ") + "."
    members.append(Value.Member(key: "note", value: .string("Made from a recording." + cannot)))
    if !config.isEmpty { members.append(Value.Member(key: "config", value: .object(config))) }
    members.append(Value.Member(key: "log", value: .array(answers.everywhere.map { .string($0) })))
    members.append(Value.Member(key: "windows", value: .array(windows.map { completed($0, answers) })))
    if !detached.isEmpty { members.append(Value.Member(key: "detached", value: .array(detached.map { completed($0, answers) }))) }
    if !controllers.isEmpty { members.append(Value.Member(key: "controllers", value: .array(controllers.map { completed($0, answers, only: ["log"]) }))) }
    var application = answers.members(of: "app").filter { ["log", "responds", "sendEvent"].contains($0.key) }
    if !receivesRemote { application.append(Value.Member(key: "receivesRemoteControlEvents", value: .bool(false))) }
    if !application.isEmpty {
      if !application.contains(where: { $0.key == "log" }) { application.append(Value.Member(key: "log", value: .bool(false))) }
      members.append(Value.Member(key: "application", value: .object(application)))
    }
    let delegate = answers.members(of: "delegate").filter { ["log", "responds"].contains($0.key) }
    if !delegate.isEmpty { members.append(Value.Member(key: "delegate", value: .object(delegate))) }
    members.append(Value.Member(key: "steps", value: .array((steps + answered).map { completed($0, answers) })))
    return .object(members)
  }

  /// A value with what its nodes and recognisers answer.
  private func completed(_ value: Value, _ answers: SessionAnswers, only: [String]? = nil) -> Value {
    switch value {
    case .array(let list): return .array(list.map { completed($0, answers) })
    case .object(let members):
      var result = members.map { Value.Member(key: $0.key, value: completed($0.value, answers)) }
      if case .string(let id)? = members.first?.value, members.first?.key == "id" { result += answers.members(of: id).filter { only?.contains($0.key) ?? true } }
      return .object(result)
    default: return value
    }
  }
}
