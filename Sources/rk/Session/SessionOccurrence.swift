// SPDX-License-Identifier: MIT
import CResponderKit
import Scenario

/// One time that the program was called: the line that a scenario logs then, what was done in there, and what was answered.
final class SessionOccurrence {
  /// What must be switched on for a line to be logged.
  enum Log {
    case node(String, kind: String)
    case recognizer(String)
    /// At the top of the file.
    case everywhere(String)
    /// Of an object that performs an action.
    case action(String)
  }

  /// Something that was done, as a part of a scenario.
  enum Piece {
    case step(Value)
    /// The result of a recogniser's own method: a word that its description may contain once, and a step for where it may not.
    case reaction(OpaquePointer?, phase: String, word: String, step: Value?)
    /// A function was put into the queue.
    case posted(Posted)
    /// A reference was given back, which may have been the last.
    case released(Released)

    var isRelease: Bool {
      if case .released = self { return true }
      return false
    }
  }

  /// What a posted function did, once it has been called.
  final class Posted {
    var occurrence: SessionOccurrence?
  }

  final class Released {
    let handle: OpaquePointer
    let id: String
    var isLast = false

    init(_ handle: OpaquePointer, _ id: String) {
      self.handle = handle
      self.id = id
    }
  }

  let question: SessionQuestion
  var line: String?
  var log: Log?
  var pieces: [Piece] = []
  var setting: SessionSetting?
  /// What the inherited method answered, if it was called in there.
  var inherited: (object: OpaquePointer?, isTrue: Bool)?
  /// The views whose hitTest was called in there.
  var asked: [(view: UInt64, point: RKPoint)] = []

  /// The figures of which a pointInside may be.
  var figures: Figures = []
  /// How far beyond its bounds the view is asked, if its class promises that.
  var outset: Double?

  init(_ question: SessionQuestion) { self.question = question }

  var isPosted: Bool { question.slot == "RKPostedCallback" }

  /// Ways to answer pointInside that have a word of their own.
  struct Figures: OptionSet {
    let rawValue: UInt8
    static let circle = Figures(rawValue: 1)
    static let union = Figures(rawValue: 2)
    static let yes = Figures(rawValue: 4)
    static let no = Figures(rawValue: 8)
    /// The bounds and all around them in which the view is tested, which covers points farther out, too.
    static let inset = Figures(rawValue: 16)
    static let all: Figures = [.circle, .union, .yes, .no, .inset]

    /// The word of one that answers now one thing, now another; nil where a plain answer is enough.
    func value(outset: Double?) -> Value? {
      if let outset, contains(.inset) { return .object([Value.Member(key: "inset", value: .numbers([-outset, -outset]))]) }
      if contains(.yes) || contains(.no) || isEmpty { return nil }
      return .object([Value.Member(key: contains(.circle) ? "circle" : "unionOfSubviews", value: .bool(true))])
    }
  }
}

/// The result of an override or a delegate, as a node or `set` has it.
struct SessionSetting {
  /// Which key of which object.
  struct Key: Hashable {
    let id: String
    let word: String
    /// Of a delegate's answers or a `super` the one that it is about; else empty.
    var part = ""
    /// The recogniser that the question was about; empty: none.
    var other = ""

    /// The same about whichever recogniser.
    var group: Key { Key(id: id, word: word, part: part) }
  }

  let key: Key
  let value: Value
  /// Whether this is what the object would have done anyway.
  let isInherited: Bool
}

/// What happened in one call of the program, from the first input on.
struct SessionBeat {
  var pieces: [SessionOccurrence.Piece]
  var occurrences: [SessionOccurrence]
}
