import CResponderKit
import Foundation
import Scenario

/// Makes a scenario of a recording: what there is before the first input, and what happens from then on.
///
/// The tree is read through the ABI while the recording is played; what no getter tells (targets, delegates, what overrides answer) is learnt from its calls. What a scenario cannot say
/// is listed, and stands in its `note`.
final class SessionConverter {
  let session: Session
  let facts: SessionFacts
  let describer = Describer()
  var ids: [OpaquePointer: String] = [:]
  private var taken: Set<String> = ["app", "delegate"]
  /// Each remark once, in the order in which they came.
  private(set) var remarks: [String] = []
  private(set) var steps: [Value] = []
  /// The step that the first input became.
  private(set) var firstStep = 0
  /// What the objects of the scenario were at the last look.
  var known: [OpaquePointer: SessionPicture] = [:]
  /// Nodes and recognisers as they are described, to which answers are added at the end.
  private var windows: [Value] = []
  private var detached: [Value] = []
  private var controllers: [Value] = []
  private var config: [Value.Member] = []
  private var receivesRemote = false

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
    while let function = session.upcoming, function != "rk_context_destroy", !SessionConverter.isInput(function) {
      facts.reset()
      _ = try session.next()
    }
    _ = try session.trace.new()
    describe()
    firstStep = steps.count
    while session.upcoming != nil {
      if session.upcoming == "rk_context_destroy" { break }
      facts.reset()
      guard let step = try session.next() else { break }
      for record in try session.trace.new() {
        if let key = SessionConverter.key(record, ids) { decisions.append(Decision(key: key, time: record.time, sentence: session.trace.sentence(record))) }
      }
      translate(step)
    }
    if case .parted(let parting) = session.verdict {
      remark("this library decides otherwise than the recorded one from decision \(parting.decision) on: the scenario ends there")
    }
  }

  static func isInput(_ function: String) -> Bool {
    function.hasPrefix("rk_context_send_") || function.hasPrefix("rk_context_post_") || function == "rk_context_insert_text" || function == "rk_context_delete_backward"
  }

  /// What the keys that are down say.
  var characters: [Double: String] = [:]

  func remark(_ text: String) { if !remarks.contains(text) { remarks.append(text) } }

  func add(_ key: String, _ value: Value, at time: Double? = nil) {
    var members: [Value.Member] = []
    if let time { members.append(Value.Member(key: "t", value: .number(time))) }
    steps.append(.object(members + [Value.Member(key: key, value: value)]))
  }

  /// The steps that `body` adds, as ones that are posted.
  func post(_ body: () -> Void) {
    let count = steps.count
    body()
    let posted = Array(steps[count...])
    steps.removeSubrange(count...)
    if !posted.isEmpty { steps.append(.object([Value.Member(key: "post", value: .array(posted))])) }
  }

  func pass(to time: Double) { steps.append(.object([Value.Member(key: "t", value: .number(time))])) }

  // MARK: Names

  /// The id of an object of the scenario: its name, if it has one that nobody else has.
  func name(_ object: OpaquePointer, _ className: String) -> String {
    if let id = ids[object] { return id }
    let own = text { rk_object_get_name(object, $0, $1, $2) }.text
    var id = own.utf8.count > 0 && own.utf8.count <= 180 ? own : className.prefix(1).lowercased() + className.dropFirst()
    if own.isEmpty || taken.contains(id) {
      var number = 1
      while taken.contains("\(id)\(number)") { number += 1 }
      id += "\(number)"
    }
    claim(object, id)
    return id
  }

  func claim(_ object: OpaquePointer?, _ id: String) {
    taken.insert(id)
    if let object { ids[object] = id }
  }

  /// What of a decision is the same in two runs; nil for one that only an override leaves, which a scenario may do without.
  static func key(_ record: RKTraceRecord, _ object: String?, _ other: String?) -> String? {
    var reason = record.reason.rawValue
    switch record.reason {
    case .hitOverrideReturned, .hitOverrideReturnedNil: return nil
    // Who performs may be a plain object of the program, which a scenario does not have.
    case .actionPerformed where object == nil, .actionNotImplemented where object == nil: return nil
    case .hitOutsideByOverride: reason = RKReason.hitOutside.rawValue
    case .hitInsideByOverride: reason = RKReason.hitInside.rawValue
    default: break
    }
    return "\(reason) \(object ?? "-") \(other ?? "-") \(record.touch_id) \(scenarioText(record.value))"
  }

  private static func key(_ record: RKTraceRecord, _ ids: [OpaquePointer: String]) -> String? {
    key(record, record.object.flatMap { ids[$0] }, record.other.flatMap { ids[$0] })
  }

  // MARK: What there is

  private func describe() {
    var application: OpaquePointer?
    if rk_context_get_application(session.context, &application) == .OK, let application {
      claim(application, "app")
      var delegate: OpaquePointer?
      if rk_application_get_delegate(application, &delegate) == .OK, delegate != nil { claim(delegate, "delegate") }
      _ = rk_application_is_receiving_remote_control_events(application, &receivesRemote)
    } else {
      remark("the context has no application; a scenario always has one")
    }
    var index: Int32 = 0
    while let key = RKConfig(rawValue: index), let name = rk_config_name(key) {
      var value = 0.0
      if rk_context_get_config(session.context, key, &value) == .OK, value != rk_config_default(key) {
        config.append(Value.Member(key: String(cString: name), value: .number(value)))
      }
      index += 1
    }
    let all = handles { rk_context_get_windows(session.context, $0, $1, $2) }.1
    for window in all { if let window { nameTree(window) } }
    var loose: [OpaquePointer] = []
    for object in session.objects.all where [2, 7, 8].contains(object.kind) {
      guard let view = session.handle(object.number), rk_object_is_alive(view) else { continue }
      var superview: OpaquePointer?
      if rk_view_get_superview(view, &superview) == .OK, superview == nil { loose.append(view) }
    }
    loose.sort { UInt(bitPattern: $0) & 0xFFFF_FFFF < UInt(bitPattern: $1) & 0xFFFF_FFFF }
    for view in loose { nameTree(view) }
    for window in all { if let window { windows.append(node(window)) } }
    for view in loose { detached.append(node(view)) }
    describeControllers()
    var first: OpaquePointer?
    for window in all where rk_window_get_first_responder(window, &first) == .OK {
      if let first, let id = ids[first] { add("becomeFirst", .string(id)) }
    }
    var time = 0.0
    if rk_context_get_time(session.context, &time) == .OK, time != 0 { pass(to: time) }
  }

  /// Names a tree before it is described, so that its nodes can name one another.
  private func nameTree(_ view: OpaquePointer) {
    let id = name(view, Describer.builtIn(view))
    nameRecognizers(view, id)
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 { if let child { nameTree(child) } }
  }

  private func nameRecognizers(_ view: OpaquePointer, _ id: String) {
    var own: OpaquePointer?
    if rk_scroll_view_get_pan_gesture_recognizer(view, &own) == .OK { claim(own, id + ".pan") }
    if rk_scroll_view_get_pinch_gesture_recognizer(view, &own) == .OK { claim(own, id + ".pinch") }
    for recognizer in handles({ rk_view_get_gesture_recognizers(view, $0, $1, $2) }).1 {
      if let recognizer { _ = name(recognizer, Describer.builtIn(recognizer)) }
    }
  }

  /// A view with everything below it, which the scenario knows from then on.
  func node(_ view: OpaquePointer) -> Value {
    let className = Describer.builtIn(view)
    let id = name(view, className)
    nameRecognizers(view, id)
    var members = [Value.Member(key: "id", value: .string(id))]
    if className != "View" && className != "Window" { members.append(Value.Member(key: "class", value: .string(className))) }
    let picture = SessionPicture(view, describer, className)
    known[view] = picture
    members += picture.members
    if className == "Window" {
      var isKey = false
      if rk_window_is_key(view, &isKey) == .OK, isKey { members.append(Value.Member(key: "key", value: .bool(true))) }
    }
    remarkOnView(view, id)
    let targets = facts.targets(of: view, in: self)
    if !targets.isEmpty { members.append(Value.Member(key: "targets", value: .array(targets))) }
    let commands = facts.keyCommands(of: view, in: self)
    if !commands.isEmpty { members.append(Value.Member(key: "keyCommands", value: .array(commands))) }
    var recognizers: [Value] = []
    for recognizer in handles({ rk_view_get_gesture_recognizers(view, $0, $1, $2) }).1 {
      guard let recognizer, let name = ids[recognizer], name != id + ".pan", name != id + ".pinch" else { continue }
      recognizers.append(self.recognizer(recognizer))
    }
    if !recognizers.isEmpty { members.append(Value.Member(key: "recognizers", value: .array(recognizers))) }
    var children: [Value] = []
    for child in handles({ rk_view_get_subviews(view, $0, $1, $2) }).1 { if let child { children.append(node(child)) } }
    if !children.isEmpty { members.append(Value.Member(key: "subviews", value: .array(children))) }
    return .object(members)
  }

  /// What a view has that a node cannot say.
  private func remarkOnView(_ view: OpaquePointer, _ id: String) {
    var depth = 0.0
    if rk_view_get_z_position(view, &depth) == .OK, depth != 0 { remark("\(id): its zPosition, \(scenarioText(depth))") }
    var isAnimating = false
    if rk_view_is_animating(view, &isAnimating) == .OK, isAnimating { remark("\(id): that it is animating") }
    var screen: UInt32 = 0
    if rk_window_get_screen(view, &screen) == .OK, screen != 0 { remark("\(id): its screen, \(screen)") }
  }

  func recognizer(_ recognizer: OpaquePointer) -> Value {
    let className = Describer.builtIn(recognizer)
    let id = name(recognizer, className)
    let picture = SessionPicture(recognizer, describer, className)
    known[recognizer] = picture
    var members = [Value.Member(key: "id", value: .string(id)), Value.Member(key: "type", value: .string(Describer.type(ofRecognizer: className)))]
    members += picture.members
    let required = facts.requirements(of: recognizer, in: self)
    if !required.isEmpty { members.append(Value.Member(key: "requireToFail", value: .array(required.map { .string($0) }))) }
    return .object(members)
  }

  private func describeControllers() {
    for object in session.objects.all.sorted(by: { $0.number < $1.number }) where object.kind == 4 {
      guard let controller = session.handle(object.number), rk_object_is_alive(controller) else { continue }
      let className = Describer.builtIn(controller)
      var view: OpaquePointer?
      guard rk_view_controller_get_view_if_loaded(controller, &view) == .OK, let viewID = view.flatMap({ ids[$0] }) else {
        remark("the \(className) \(name(controller, className)), which has no view yet")
        continue
      }
      var members = [Value.Member(key: "id", value: .string(name(controller, className))), Value.Member(key: "class", value: .string(className))]
      members.append(Value.Member(key: "view", value: .string(viewID)))
      var other: OpaquePointer?
      if rk_view_controller_get_parent(controller, &other) == .OK, let other { members.append(Value.Member(key: "parent", value: .string(name(other, "ViewController")))) }
      other = nil
      if rk_view_controller_get_presenting(controller, &other) == .OK, let other {
        members.append(Value.Member(key: "presentedBy", value: .string(name(other, "ViewController"))))
      }
      for window in handles({ rk_context_get_windows(session.context, $0, $1, $2) }).1 {
        other = nil
        if rk_window_get_root_view_controller(window, &other) == .OK, other == controller, let id = window.flatMap({ ids[$0] }) {
          members.append(Value.Member(key: "root", value: .string(id)))
        }
      }
      controllers.append(.object(members))
    }
  }

  // MARK: The scenario

  /// The whole file. Answers that were always the same are put in where they belong.
  func value(named name: String) -> Value {
    let answers = facts.answers(in: self)
    var members = [Value.Member(key: "format", value: .number(1)), Value.Member(key: "name", value: .string(name))]
    let cannot = remarks.isEmpty ? "" : " What it cannot say: " + remarks.joined(separator: "; ") + "."
    members.append(Value.Member(key: "note", value: .string("Made from a recording." + cannot)))
    if !config.isEmpty { members.append(Value.Member(key: "config", value: .object(config))) }
    members.append(Value.Member(key: "log", value: .array([])))
    members.append(Value.Member(key: "windows", value: .array(windows.map { completed($0, answers) })))
    if !detached.isEmpty { members.append(Value.Member(key: "detached", value: .array(detached.map { completed($0, answers) }))) }
    if !controllers.isEmpty { members.append(Value.Member(key: "controllers", value: .array(controllers))) }
    members.append(Value.Member(key: "application", value: .object([Value.Member(key: "log", value: .bool(false)), Value.Member(key: "receivesRemoteControlEvents", value: .bool(receivesRemote))])))
    members.append(Value.Member(key: "steps", value: .array(steps.map { completed($0, answers) })))
    return .object(members)
  }

  /// A value with what its nodes and recognisers answer.
  private func completed(_ value: Value, _ answers: [String: [Value.Member]]) -> Value {
    switch value {
    case .array(let list): return .array(list.map { completed($0, answers) })
    case .object(let members):
      var result = members.map { Value.Member(key: $0.key, value: completed($0.value, answers)) }
      if case .string(let id)? = members.first?.value, members.first?.key == "id" { result += answers[id] ?? [] }
      return .object(result)
    default: return value
    }
  }
}
