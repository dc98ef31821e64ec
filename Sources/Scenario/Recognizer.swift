// SPDX-License-Identifier: MIT
import CResponderKit

/// Kinds of recognisers that files know.
enum RecognizerType: String, CaseIterable {
  case tap, longPress, pan, screenEdgePan, swipe, pinch, rotation, hover, custom

  var className: String {
    switch self {
    case .tap: return "Tap"
    case .longPress: return "LongPress"
    case .pan: return "Pan"
    case .screenEdgePan: return "ScreenEdgePan"
    case .swipe: return "Swipe"
    case .pinch: return "Pinch"
    case .rotation: return "Rotation"
    case .hover: return "Hover"
    case .custom: return "GestureRecognizer"
    }
  }

  /// What a file may set of such a recogniser.
  var properties: [Property] {
    let every = Property.settable.filter { $0 != .state && $0.classes.contains(RecognizerType.custom.className) }
    let own = self == .custom ? [] : Property.settable.filter { $0.classes.contains(className) || self == .screenEdgePan && $0.classes.contains(RecognizerType.pan.className) }
    return own + every
  }

  static let words = allCases.map { $0.rawValue }

  /// Whether it has an amount that an action can give its view: a translation, a scale or a rotation.
  var canTransform: Bool { [.pan, .screenEdgePan, .pinch, .rotation].contains(self) }

  /// Reads a type: one of the words, or the class of a plugin, which has the properties of what it inherits from.
  static func read(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> (type: RecognizerType, className: String) {
    let word = try reader.string()
    if let type = RecognizerType(rawValue: word) { return (type, type.className) }
    if let builtIn = ledger.pluginClasses?.builtIn(above: word), let type = allCases.first(where: { $0.className == builtIn }) {
      return (type, word)
    }
    throw reader.expected("a type of recogniser", allowed: words)
  }
}

/// A gesture recogniser as a file describes it.
struct Recognizer {
  /// What an override or a delegate answers about another recogniser.
  enum Reply {
    case always(Bool)
    case only([String])

    func answers(about id: String) -> Bool {
      switch self {
      case .always(let answer): return answer
      case .only(let ids): return ids.contains(id)
      }
    }
  }

  /// What a touch method of a custom recogniser does.
  enum Reaction {
    case state(RKGestureRecognizerState)
    case ignore
  }

  enum Delegate {
    case none
    case view(String)
    case answers(Answers)
  }

  /// A delegate that is no object of the scenario. It is asked only what it has an answer to.
  struct Answers {
    var shouldBegin: Bool?
    var shouldReceiveTouch: Bool?
    var shouldReceiveEvent: Bool?
    var shouldReceivePress: Bool?
    var simultaneousWith: Reply?
    var requireFailureOf: Reply?
    var requiredToFailBy: Reply?

    static let words = [
      "shouldBegin", "shouldReceiveTouch", "shouldReceiveEvent", "shouldReceivePress", "simultaneousWith", "requireFailureOf",
      "requiredToFailBy",
    ]
  }

  var id = ""
  var type = RecognizerType.custom
  var className = RecognizerType.custom.className
  var properties: [PropertySetting] = []
  var action = ""
  /// Whether its action transforms its view (RecognizerActions.swift).
  var transforms = false
  var logs = false
  var requirements: [String] = []
  var delegate = Delegate.none
  var canPrevent: Reply?
  var canBePreventedBy: Reply?
  /// By phase, in the order began, moved, ended, cancelled.
  var reactions: [Reaction?] = [nil, nil, nil, nil]
  var path: JSONPath = .root

  /// The keys that `set` takes as well.
  static let changeableWords = ["log", "requireToFail", "delegate", "canPrevent", "canBePreventedBy"]

  static func words(_ type: RecognizerType) -> [String] {
    ["id", "type", "action"] + changeableWords + (type == .custom ? ["on"] : []) + (type.canTransform ? ["actionDo"] : []) + type.properties.map { $0.rawValue }
  }

  static func read(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> Recognizer {
    var recognizer = Recognizer(path: reader.path)
    let members = try reader.members()
    for required in ["id", "type"] where !members.contains(where: { $0.key == required }) {
      throw reader.failure("expected a key " + quoted(required))
    }
    for (key, item) in members where key == "type" { (recognizer.type, recognizer.className) = try RecognizerType.read(item, ledger) }
    for (key, item) in members where key == "id" { recognizer.id = try ledger.declare(item, .recognizer) }
    recognizer.action = recognizer.id
    for (key, item) in members where key != "id" && key != "type" { try recognizer.read(key, item, reader, ledger) }
    return recognizer
  }

  private mutating func read(_ key: String, _ item: Reader, _ whole: Reader, _ ledger: Ledger) throws(ScenarioError) {
    if let property = Property(rawValue: key), type.properties.contains(property) {
      try property.shape.check(item, ledger)
      properties.append(PropertySetting(property: property, reader: item))
    } else if key == "action" {
      action = try item.name()
    } else if key == "actionDo" && type.canTransform {
      _ = try item.word(of: ["transform"])
      transforms = true
    } else if key == "on" && type == .custom {
      try readReactions(item)
    } else if Recognizer.changeableWords.contains(key) {
      try change(key, item, ledger)
    } else {
      throw whole.unknown(key: key, allowed: Recognizer.words(type))
    }
  }

  /// Takes over one of `changeableWords`.
  mutating func change(_ key: String, _ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    switch key {
    case "log": logs = try reader.bool()
    case "requireToFail": requirements = try Recognizer.ids(reader, ledger)
    case "delegate": try readDelegate(reader, ledger)
    case "canPrevent": canPrevent = try Recognizer.prevention(reader, ledger)
    default: canBePreventedBy = try Recognizer.prevention(reader, ledger)
    }
  }

  private static func ids(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> [String] {
    var ids: [String] = []
    for item in try reader.list() { ids.append(try ledger.use(item, .recognizer)) }
    return ids
  }

  private static func prevention(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) -> Reply {
    let forms = ["true", "false", "{\"only\": [ids]}"]
    switch reader.value {
    case .bool(let answer): return .always(answer)
    case .object:
      let members = try reader.members()
      guard members.count == 1, members[0].key == "only" else { throw reader.expected("an answer about other recognisers", allowed: forms) }
      return .only(try ids(members[0].reader, ledger))
    default: throw reader.expected("an answer about other recognisers", allowed: forms)
    }
  }

  private mutating func readReactions(_ reader: Reader) throws(ScenarioError) {
    for (key, item) in try reader.members() {
      guard let index = Phases.words.firstIndex(of: key) else { throw reader.unknown(key: key, allowed: Phases.words) }
      let word = try item.word(of: Words.states + ["ignore"])
      reactions[index] = word == "ignore" ? .ignore : .state(gestureState(named: word))
    }
  }

  private mutating func readDelegate(_ reader: Reader, _ ledger: Ledger) throws(ScenarioError) {
    if reader.isNull {
      delegate = .none
      return
    }
    if case .string = reader.value {
      delegate = .view(try ledger.use(reader, .view))
      return
    }
    guard case .object = reader.value else { throw reader.expected("the id of a node, or an object with answers", allowed: Answers.words) }
    var answers = Answers()
    for (key, item) in try reader.members() {
      switch key {
      case "shouldBegin": answers.shouldBegin = try item.bool()
      case "shouldReceiveTouch": answers.shouldReceiveTouch = try item.bool()
      case "shouldReceiveEvent": answers.shouldReceiveEvent = try item.bool()
      case "shouldReceivePress": answers.shouldReceivePress = try item.bool()
      case "simultaneousWith":
        if case .array = item.value {
          answers.simultaneousWith = .only(try Recognizer.ids(item, ledger))
        } else {
          guard case .bool(let answer) = item.value else { throw item.expected("true or a list of ids") }
          answers.simultaneousWith = .always(answer)
        }
      case "requireFailureOf": answers.requireFailureOf = .only(try Recognizer.ids(item, ledger))
      case "requiredToFailBy": answers.requiredToFailBy = .only(try Recognizer.ids(item, ledger))
      default: throw reader.unknown(key: key, allowed: Answers.words)
      }
    }
    delegate = .answers(answers)
  }
}
