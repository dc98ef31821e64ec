// SPDX-License-Identifier: MIT
import CResponderKit

/// What an object does in place of what it inherits, and what it logs.
struct Behaviour {
  enum Log {
    case asTopLevel, nothing
    case only(LogKinds)
  }
  enum Inside {
    case yes, no, circle, unionOfSubviews
    case inset(Double, Double)
    case rect(RKRect)
  }
  enum Hit {
    case itself, nothing, lastWins, unconverted
    case superThen([String])
  }
  enum Next {
    case id(String?)
  }
  enum Touches {
    case drag, pinch, swipe, doubleTap, removeSelf
  }
  /// An entry of a control's target-action list.
  struct Target {
    enum Receiver {
      /// The runner itself.
      case runner
      /// nil: found along the responder chain.
      case object(String?)
    }
    var events: UInt32
    var action: String
    var receiver: Receiver
    var path: JSONPath
  }

  var log = Log.asTopLevel
  /// Methods that call super.
  var supers = Handlers.all
  var inside: Inside?
  var hit: Hit?
  var next: Next?
  /// Phases with which sendEvent: drops an event.
  var dropped: Phases = []
  var touches: Touches?
  var selectors: [String] = []
  /// What gestureRecognizerShouldBegin: answers.
  var shouldBegin: Bool?
  var targets: [Target] = []
  /// Whether sendAction:to:forEvent: is intercepted.
  var intercepts = false
  /// Whether it implements insertText: and deleteBackward.
  var acceptsText = false
  var keyCommands: [KeyCommand] = []
  /// What canBecomeKeyWindow and shouldAutomaticallyForwardAppearanceMethods answer.
  var canBecomeKey: Bool?
  var forwardsAppearance: Bool?
  var scroll = Scroll()
  /// Questions to which a text field's delegate returns false.
  var refusals: [String] = []

  /// The keys that belong here, by what may have them.
  static let responderWords = ["log", "responds"]
  static let nodeWords = [
    "log", "super", "pointInside", "hitTest", "nextResponder", "shouldBegin", "touchesDo", "acceptsText", "keyCommands",
  ]
  static let controlWords = ["targets", "sendAction"]
  static let windowWords = nodeWords + ["sendEvent", "canBecomeKey"]

  /// Takes one key over. The caller has checked that the key belongs to the object.
  mutating func read(_ key: String, _ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch key {
    case "log": try readLog(reader)
    case "super": try readSuper(reader)
    case "pointInside": try readInside(reader)
    case "hitTest": try readHit(reader, ledger)
    case "nextResponder": next = .id(try ledger.useOrNull(reader, .responder))
    case "sendEvent": try readSendEvent(reader)
    case "touchesDo": try readTouches(reader)
    case "shouldBegin": shouldBegin = try reader.bool()
    case "acceptsText": acceptsText = try reader.bool()
    case "canBecomeKey": canBecomeKey = try reader.bool()
    case "forwardsAppearance": forwardsAppearance = try reader.bool()
    case "refuses": try readRefusals(reader)
    case "keyCommands": keyCommands = try KeyCommand.read(reader)
    case "targets": try readTargets(reader, ledger)
    case "sendAction":
      _ = try reader.word(of: ["intercept"])
      intercepts = true
    case "responds": try readSelectors(reader)
    default: try scroll.read(key, reader, ledger)
    }
  }

  private mutating func readLog(_ reader: Reader) throws(ScenarioError) {
    switch reader.value {
    case .bool(let flag): log = flag ? .asTopLevel : .nothing
    case .array: log = .only(try LogKinds.read(reader))
    default: throw reader.expected("true, false or a list of kinds", allowed: LogKinds.words)
    }
  }

  private mutating func readSuper(_ reader: Reader) throws(ScenarioError) {
    switch reader.value {
    case .bool(let flag): supers = flag ? .all : []
    case .object:
      for (key, item) in try reader.members() {
        guard let handler = Handlers(word: key) else { throw reader.unknown(key: key, allowed: Handlers.words) }
        if try item.bool() { supers.insert(handler) } else { supers.remove(handler) }
      }
    default: throw reader.expected("true, false or an object with phases")
    }
  }

  private mutating func readInside(_ reader: Reader) throws(ScenarioError) {
    let forms = [
      "\"yes\"", "\"no\"", "{\"circle\": true}", "{\"inset\": [dx, dy]}", "{\"rect\": [x, y, w, h]}", "{\"unionOfSubviews\": true}",
    ]
    if case .string(let word) = reader.value {
      switch word {
      case "yes": inside = .yes
      case "no": inside = .no
      default: throw reader.expected("a way to override pointInside", allowed: forms)
      }
      return
    }
    guard case .object = reader.value else { throw reader.expected("a way to override pointInside", allowed: forms) }
    let members = try reader.members()
    guard members.count == 1 else { throw reader.expected("one way to override pointInside", allowed: forms) }
    let (key, item) = members[0]
    switch key {
    case "circle":
      try item.requireTrue()
      inside = .circle
    case "unionOfSubviews":
      try item.requireTrue()
      inside = .unionOfSubviews
    case "inset":
      let n = try item.numbers("[dx, dy]", count: 2)
      inside = .inset(n[0], n[1])
    case "rect": inside = .rect(try item.rect())
    default: throw reader.unknown(key: key, allowed: forms)
    }
  }

  private mutating func readHit(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    let forms = ["\"self\"", "\"nil\"", "\"lastWins\"", "\"unconverted\"", "{\"superThen\": [ids]}"]
    switch reader.value {
    case .string("self"): hit = .itself
    case .string("nil"): hit = .nothing
    case .string("lastWins"): hit = .lastWins
    case .string("unconverted"): hit = .unconverted
    case .object:
      let members = try reader.members()
      guard members.count == 1, members[0].key == "superThen" else { throw reader.expected("a way to override hitTest", allowed: forms) }
      var ids: [String] = []
      for item in try members[0].reader.list() { ids.append(try ledger.use(item, .view)) }
      hit = .superThen(ids)
    default: throw reader.expected("a way to override hitTest", allowed: forms)
    }
  }

  private mutating func readSendEvent(_ reader: Reader) throws(ScenarioError) {
    let forms = ["\"drop\"", "{\"drop\": [phases]}"]
    switch reader.value {
    case .string("drop"): dropped = .all
    case .object:
      let members = try reader.members()
      guard members.count == 1, members[0].key == "drop" else { throw reader.expected("a way to override sendEvent", allowed: forms) }
      dropped = try Phases.read(members[0].reader)
    default: throw reader.expected("a way to override sendEvent", allowed: forms)
    }
  }

  private mutating func readTouches(_ reader: Reader) throws(ScenarioError) {
    switch try reader.word(of: ["drag", "pinch", "swipe", "doubleTap", "removeSelf"]) {
    case "drag": touches = .drag
    case "pinch": touches = .pinch
    case "swipe": touches = .swipe
    case "doubleTap": touches = .doubleTap
    default: touches = .removeSelf
    }
  }

  private mutating func readTargets(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    let words = ["events", "action", "target"]
    targets = []
    for item in try reader.list() {
      var target = Target(events: 0, action: "", receiver: .runner, path: item.path)
      for (key, part) in try item.members() {
        switch key {
        case "events": target.events = try ControlEvent.read(part)
        case "action": target.action = try part.selector(colons: 2)
        case "target": target.receiver = .object(try ledger.useOrNull(part, .responder))
        default: throw item.unknown(key: key, allowed: words)
        }
      }
      if target.events == 0 { throw item.failure("expected a key \"events\"") }
      if target.action.isEmpty { throw item.failure("expected a key \"action\"") }
      if case .object(let id?) = target.receiver { ledger.implement(target.action, by: id) }
      targets.append(target)
    }
  }

  private mutating func readSelectors(_ reader: Reader) throws(ScenarioError) {
    selectors = []
    for item in try reader.list() {
      let selector = try item.name()
      if selectors.contains(selector) { throw item.failure("the selector " + quoted(selector) + " stands here twice") }
      selectors.append(selector)
    }
  }
}

extension Reader {
  /// For keys that mean only that something happens.
  func requireTrue() throws(ScenarioError) {
    guard case .bool(true) = value else { throw expected("true") }
  }

  /// The name of an action. The number of its colons sets its arguments (SPEC 137).
  func selector(colons most: Int) throws(ScenarioError) -> String {
    let text = try name()
    var colons = 0
    for byte in text.utf8 where byte == UInt8(ascii: ":") { colons += 1 }
    guard colons <= most else { throw expected("a selector with at most \(most) colons") }
    return text
  }
}
