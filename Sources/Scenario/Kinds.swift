/// Kinds of log lines.
struct LogKinds: OptionSet {
  var rawValue: UInt16

  static let hit = LogKinds(rawValue: 1 << 0)
  static let inside = LogKinds(rawValue: 1 << 1)
  static let touches = LogKinds(rawValue: 1 << 2)
  static let actions = LogKinds(rawValue: 1 << 3)
  static let responder = LogKinds(rawValue: 1 << 4)
  static let events = LogKinds(rawValue: 1 << 5)
  static let tracking = LogKinds(rawValue: 1 << 6)
  static let delegate = LogKinds(rawValue: 1 << 7)
  /// Kinds that nothing logs: those whose events do not exist yet, and `recognizers`, since each recogniser says itself whether it logs.
  static let silent: LogKinds = []

  static let standard: LogKinds = [.hit, .inside, .touches, .actions]

  static let words = [
    "hit", "inside", "touches", "events", "tracking", "actions", "recognizers", "delegate", "responder", "scroll", "presses", "motion",
    "remote",
  ]

  static func read(_ reader: Reader) throws(ScenarioError) -> LogKinds {
    var kinds: LogKinds = []
    for word in try reader.list() {
      switch try word.word(of: words) {
      case "hit": kinds.insert(.hit)
      case "inside": kinds.insert(.inside)
      case "touches": kinds.insert(.touches)
      case "actions": kinds.insert(.actions)
      case "responder": kinds.insert(.responder)
      case "events": kinds.insert(.events)
      case "tracking": kinds.insert(.tracking)
      case "delegate": kinds.insert(.delegate)
      default: kinds.formUnion(.silent)
      }
    }
    return kinds
  }
}

/// Touch phases that a handler can be called for.
struct Phases: OptionSet {
  var rawValue: UInt8

  static let began = Phases(rawValue: 1)
  static let moved = Phases(rawValue: 2)
  static let ended = Phases(rawValue: 4)
  static let cancelled = Phases(rawValue: 8)
  static let all: Phases = [.began, .moved, .ended, .cancelled]

  static let words = ["began", "moved", "ended", "cancelled"]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// nil for a word that is none.
  init?(word: String) {
    switch word {
    case "began": self = .began
    case "moved": self = .moved
    case "ended": self = .ended
    case "cancelled": self = .cancelled
    default: return nil
    }
  }

  /// The word of a single phase.
  var word: String {
    switch self {
    case .began: return "began"
    case .moved: return "moved"
    case .ended: return "ended"
    default: return "cancelled"
    }
  }

  static func read(_ reader: Reader) throws(ScenarioError) -> Phases {
    var phases: Phases = []
    for item in try reader.list() {
      if let phase = Phases(word: try item.word(of: words)) { phases.insert(phase) }
    }
    return phases
  }
}
