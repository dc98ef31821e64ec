// SPDX-License-Identifier: MIT
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
  static let scroll = LogKinds(rawValue: 1 << 8)
  static let presses = LogKinds(rawValue: 1 << 9)
  static let motion = LogKinds(rawValue: 1 << 10)
  static let remote = LogKinds(rawValue: 1 << 11)
  static let appearance = LogKinds(rawValue: 1 << 12)

  static let standard: LogKinds = [.hit, .inside, .touches, .actions]

  static let words = [
    "hit", "inside", "touches", "events", "tracking", "actions", "recognizers", "delegate", "responder", "scroll", "presses", "motion",
    "remote", "appearance",
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
      case "scroll": kinds.insert(.scroll)
      case "presses": kinds.insert(.presses)
      case "motion": kinds.insert(.motion)
      case "remote": kinds.insert(.remote)
      case "appearance": kinds.insert(.appearance)
      // Each recogniser decides itself whether it logs.
      default: break
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

  /// nil for an unknown word.
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

/// The methods with which a responder handles input, and which may or may not call super.
struct Handlers: OptionSet {
  var rawValue: UInt16

  static let words =
    Phases.words + [
      "pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled", "motionBegan", "motionEnded", "motionCancelled", "remote",
      "insertText", "deleteBackward", "updated",
    ]

  /// The first four are those of touches.
  static let touches = Handlers(rawValue: 0x000F)
  static let pressesBegan = Handlers(rawValue: 1 << 4)
  static let pressesChanged = Handlers(rawValue: 1 << 5)
  static let pressesEnded = Handlers(rawValue: 1 << 6)
  static let pressesCancelled = Handlers(rawValue: 1 << 7)
  static let presses = Handlers(rawValue: 0x00F0)
  static let motionBegan = Handlers(rawValue: 1 << 8)
  static let motionEnded = Handlers(rawValue: 1 << 9)
  static let motionCancelled = Handlers(rawValue: 1 << 10)
  static let motion = Handlers(rawValue: 0x0700)
  static let remote = Handlers(rawValue: 1 << 11)
  static let insertText = Handlers(rawValue: 1 << 12)
  static let deleteBackward = Handlers(rawValue: 1 << 13)
  static let text = Handlers(rawValue: 0x3000)
  /// touchesEstimatedPropertiesUpdated:.
  static let updated = Handlers(rawValue: 1 << 14)
  static let all = Handlers(rawValue: 0x7FFF)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ phases: Phases) { rawValue = UInt16(phases.rawValue) }

  /// nil for an unknown word.
  init?(word: String) {
    guard let index = Handlers.words.firstIndex(of: word) else { return nil }
    rawValue = 1 << UInt16(index)
  }

  /// The word of a single method.
  var word: String { Handlers.words[min(rawValue.trailingZeroBitCount, Handlers.words.count - 1)] }
}
