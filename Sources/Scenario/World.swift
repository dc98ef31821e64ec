// SPDX-License-Identifier: MIT
import CResponderKit

/// A scenario while it runs: the context, the objects by id, the log and what was found wrong.
final class World {
  let scenario: Scenario
  let options: RunOptions
  /// nil: every object logs as the file describes.
  let silence: Silence?
  let context: OpaquePointer
  private(set) var objects: [String: Instance] = [:]
  /// Their ids as they were made.
  private(set) var order: [String] = []
  private var ids: [OpaquePointer: String] = [:]

  private(set) var log: [String] = []
  /// Lines before this one have been compared by an `expect`.
  private var compared = 0
  /// While a query runs, overrides are called and nothing is logged.
  var muted = 0
  private var waiting: [Waiting] = []
  private(set) var differences: [String] = []
  private(set) var notes: [String] = []

  /// The last touch of each finger, retained so that it can be read after its end.
  private var touches: [Int64: OpaquePointer] = [:]
  /// Touches that stand for earlier samples, while those are updated.
  private var shown: [Int64: OpaquePointer] = [:]
  /// The texts of keys that have been pressed: the place of one is the key's number.
  var keys: [String] = []
  /// Where each finger was last put, in screen coordinates.
  var places: [Int64: RKPoint] = [:]
  var classCount = 0
  /// Whether everything that the file describes outside its steps exists. From then on what cannot be done is a note.
  var isBuilt = false
  /// The performer of actions of controls' targets without a name; made for the first one.
  var runner: Instance?
  /// Whether a step sends an action: what is performed is no control's then.
  var isSending = false
  /// The trace, read up to the last reported decision.
  var trace: TraceReader
  /// Decisions as sentences, not yet reported.
  var gathered: [Outcome.Reason] = []
  /// How many steps inside callbacks are under way.
  private(set) var inside = 0
  /// The step that is being done; -1: none yet.
  var step = -1

  private struct Waiting {
    var line: String
    var steps: [Step]
    var path: JSONPath
  }

  init(_ scenario: Scenario, _ options: RunOptions, context: OpaquePointer) {
    self.scenario = scenario
    self.options = options
    silence = options.silencesObjects ? Silence(scenario.steps) : nil
    self.context = context
    trace = TraceReader(context)
  }

  // MARK: Objects

  func handle(of id: String) -> OpaquePointer? { objects[id]?.handle }

  func register(_ instance: Instance) {
    if objects.updateValue(instance, forKey: instance.id) == nil { order.append(instance.id) }
    if let handle = instance.handle { ids[handle] = instance.id }
  }

  /// The id of an object that the scenario declares, also when it has gone.
  func id(of handle: OpaquePointer?) -> String? { handle.flatMap { ids[$0] } }

  /// The id of an object as a value: null for none, a description for one that the scenario did not declare.
  func idValue(of handle: OpaquePointer?) -> Value {
    guard let handle else { return .null }
    if let id = ids[handle] { return .string(id) }
    return .string(text { rk_object_describe(handle, $0, $1, $2) }.text)
  }

  /// Which methods of hit-testing an object overrides. Those of plugins are unknown.
  func overrides(of handle: OpaquePointer) -> Picture.Overrides {
    var overrides: Picture.Overrides = scenario.plugins.isEmpty ? [] : .perhaps
    guard let id = ids[handle], let behaviour = objects[id]?.behaviour else { return overrides }
    if behaviour.hit != nil { overrides.insert(.hitTest) }
    if behaviour.inside != nil { overrides.insert(.pointInside) }
    return overrides
  }

  /// The same as a text, for log lines.
  func name(of handle: OpaquePointer?) -> String {
    if case .string(let name) = idValue(of: handle) { return name }
    return "null"
  }

  // MARK: Log

  func say(_ line: String) {
    guard muted == 0 else { return }
    log.append(line)
    var due: [Waiting] = []
    var rest: [Waiting] = []
    for entry in waiting { if entry.line == line { due.append(entry) } else { rest.append(entry) } }
    guard !due.isEmpty else { return }
    waiting = rest
    inside += 1
    let outer = isSending
    isSending = false
    for entry in due { perform(entry.steps) }
    isSending = outer
    inside -= 1
  }

  func wait(for line: String, _ steps: [Step], _ path: JSONPath) {
    waiting.append(Waiting(line: line, steps: steps, path: path))
  }

  func silently<Result>(_ body: () -> Result) -> Result {
    muted += 1
    let result = body()
    muted -= 1
    return result
  }

  func compare(with wanted: [String], _ path: JSONPath) {
    let got = audible(log[compared...])
    let expected = audible(wanted[...])
    compared = log.count
    guard got != expected else { return }
    var first = 0
    while first < min(got.count, expected.count), got[first] == expected[first] { first += 1 }
    var same = 0
    while same < min(got.count, expected.count) - first, got[got.count - 1 - same] == expected[expected.count - 1 - same] { same += 1 }
    var text = "expected \(expected.count) lines, got \(got.count); they differ from line \(first + 1) on"
    for line in expected[first..<(expected.count - same)] { text += "\n  - " + line }
    for line in got[first..<(got.count - same)] { text += "\n  + " + line }
    differ(text, path)
  }

  private func audible(_ lines: ArraySlice<String>) -> [String] {
    guard let silence else { return Array(lines) }
    return lines.filter { !silence.covers($0) }
  }

  func differ(_ message: String, _ path: JSONPath) { differences.append(path.text + ": " + message) }

  /// A call that the library refused is no failure in itself (that something is rejected is what many scenarios are about), but worth a report.
  func note(_ status: RKStatus, _ place: String) {
    if status != .OK { notes.append(place + ": " + text(of: status)) }
  }

  func note(_ status: RKStatus, _ path: JSONPath) {
    if status != .OK { note(status, path.text) }
  }

  func note(_ message: String, _ path: JSONPath) { notes.append(path.text + ": " + message) }

  func note(_ error: ScenarioError) { notes.append(error.text) }

  // MARK: Touches

  /// Remembers touches by their fingers.
  func keep(_ list: [OpaquePointer?]) {
    for touch in list {
      guard let touch else { continue }
      var id: Int64 = 0
      guard rk_touch_get_id(touch, &id) == .OK, touches[id] != touch, rk_retain(touch) == .OK else { continue }
      if let earlier = touches.updateValue(touch, forKey: id) { _ = rk_release(earlier) }
    }
  }

  /// Let touches stand for their ids, as earlier samples of them, while a line with their numbers is logged.
  func show(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ say: (_ numbers: String) -> Void) {
    let before = shown
    var numbers: [String] = []
    for touch in UnsafeBufferPointer(start: touches, count: count) {
      var id: Int64 = 0
      var number: Int64 = 0
      if rk_touch_get_id(touch, &id) == .OK { shown[id] = touch }
      if rk_touch_get_estimation_update_index(touch, &number) == .OK { numbers.append("\(number)") }
    }
    say("(" + joined(numbers, by: ",") + ")")
    shown = before
  }

  func touch(_ id: Int64) -> OpaquePointer? {
    if let touch = shown[id] { return touch }
    var touch: OpaquePointer?
    if rk_context_find_touch(context, id, &touch) == .OK { return touch }
    return touches[id]
  }

  func keepTouch(_ id: Int64) {
    var touch: OpaquePointer?
    if rk_context_find_touch(context, id, &touch) == .OK { keep([touch]) }
  }

  /// `{1,2}` after the word of a touch method, if the file wants it.
  func idSuffix(_ touches: [OpaquePointer?]) -> String {
    guard scenario.logsTouchIds else { return "" }
    var ids: [Int64] = []
    for touch in touches {
      var id: Int64 = 0
      if rk_touch_get_id(touch, &id) == .OK { ids.insert(id, at: ids.firstIndex { $0 > id } ?? ids.count) }
    }
    return "{" + joined(ids.map { "\($0)" }, by: ",") + "}"
  }

  // MARK: End

  /// Ends the context, whose teardown cancels what is in flight and must not be logged.
  func end() {
    for entry in waiting { note("the line " + quoted(entry.line) + " was never logged", entry.path) }
    waiting = []
    muted += 1
    noteFaults()
    note(rk_context_destroy(context), "end")
    objects = [:]
  }
}
