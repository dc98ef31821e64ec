// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

#if SWIFT_PACKAGE
  import Replaying
#endif

// Commands are words with spaces between them; what has spaces in it stands in quotation marks.

struct Word: BitwiseCopyable {
  var start: UnsafePointer<UInt8>
  var count: Int
  /// It stood in quotation marks: it is a name, never a point or a number.
  var isQuoted = false

  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

  func isWord(_ word: StaticString) -> Bool {
    !isQuoted && count == word.utf8CodeUnitCount && rks_compare(start, word.utf8Start, count) == 0
  }

  func refused(_ sentence: StaticString) -> Refused {
    var refused = Refused(sentence)
    refused.subject = bytes
    return refused
  }

  /// A decimal number with at most fifteen digits, which one division makes exact.
  private func number(_ from: Int, _ end: Int) -> Double? {
    guard !isQuoted else { return nil }
    var (at, digits, places, value, scale) = (from, 0, 0, 0.0, 1.0)
    let isNegative = at < end && start[at] == 45
    if isNegative { at += 1 }
    var isBehindPoint = false
    while at < end {
      let byte = start[at]
      if byte == 46, !isBehindPoint {
        isBehindPoint = true
      } else if byte >= 48, byte <= 57, digits < 15 {
        value = value * 10 + Double(byte - 48)
        digits += 1
        if isBehindPoint { (places, scale) = (places + 1, scale * 10) }
      } else {
        return nil
      }
      at += 1
    }
    return digits > 0 ? (isNegative ? -value : value) / scale : nil
  }

  var number: Double? { number(0, count) }

  /// `x,y`
  var point: RKPoint? {
    for comma in 0..<count where start[comma] == 44 {
      guard let x = number(0, comma), let y = number(comma + 1, count) else { return nil }
      return RKPoint(x: x, y: y)
    }
    return nil
  }

  var direction: RKSwipeDirection? {
    if isWord("up") { return .up }
    if isWord("down") { return .down }
    if isWord("left") { return .left }
    return isWord("right") ? .right : nil
  }
}

struct Words {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  /// The next word is read again.
  private var isBack = false
  private var last: Word?

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  mutating func next() throws(Refused) -> Word? {
    if isBack {
      isBack = false
      return last
    }
    while at < bytes.count, bytes[at] == 32 { at += 1 }
    guard at < bytes.count else {
      last = nil
      return nil
    }
    let isQuoted = bytes[at] == 34
    if isQuoted { at += 1 }
    let start = at
    while at < bytes.count, bytes[at] != (isQuoted ? 34 : 32) { at += 1 }
    let word = Word(start: bytes.baseAddress! + start, count: at - start, isQuoted: isQuoted)
    if isQuoted {
      guard at < bytes.count else { throw word.refused("a name in the command has no second quotation mark") }
      at += 1
    }
    last = word
    return word
  }

  /// The word that was read last is the next one again.
  mutating func back() { isBack = true }

  mutating func next(_ missing: StaticString) throws(Refused) -> Word {
    guard let word = try next() else { throw Refused(missing) }
    return word
  }
}

/// What may stand behind a command's target, each as its name and its value.
struct Options {
  enum Key: Int {
    case times, fingers, seconds, by, velocity, distance, scale, degrees, radius, to

    static let count = 10

    var word: StaticString {
      switch self {
      case .times: return "times"
      case .fingers: return "fingers"
      case .seconds: return "for"
      case .by: return "by"
      case .velocity: return "velocity"
      case .distance: return "distance"
      case .scale: return "scale"
      case .degrees: return "degrees"
      case .radius: return "radius"
      case .to: return "to"
      }
    }
  }

  /// The options that a command has.
  struct Keys: OptionSet {
    let rawValue: Int

    init(rawValue: Int) { self.rawValue = rawValue }
    private init(_ key: Key) { rawValue = 1 << key.rawValue }

    static let times = Keys(.times)
    static let fingers = Keys(.fingers)
    static let seconds = Keys(.seconds)
    static let by = Keys(.by)
    static let velocity = Keys(.velocity)
    static let distance = Keys(.distance)
    static let scale = Keys(.scale)
    static let degrees = Keys(.degrees)
    static let radius = Keys(.radius)
    static let to = Keys(.to)
  }

  var times = 1.0
  var fingers = 1.0
  var seconds: Double?
  var by: RKPoint?
  var velocity = 1500.0
  var distance: Double?
  var scale: Double?
  var degrees: Double?
  var radius = 60.0
  var to: Word?

  /// Reads the rest of a command.
  init(_ words: inout Words, _ allowed: Keys) throws(Refused) {
    while let word = try words.next() {
      var key: Key?
      for index in 0..<Key.count where allowed.rawValue & 1 << index != 0 {
        if let one = Key(rawValue: index), word.isWord(one.word) { key = one }
      }
      guard let key else { throw word.refused("this word is no option of the command") }
      let value = try words.next("the last option of the command has no value")
      try read(key, value)
    }
  }

  private mutating func read(_ key: Key, _ value: Word) throws(Refused) {
    if key == .to {
      to = value
      return
    }
    if key == .by {
      guard let point = value.point else { throw value.refused("by has no distance: expected two numbers, as in 100,-20") }
      by = point
      return
    }
    guard let number = value.number else { throw value.refused("an option of the command has no number") }
    switch key {
    case .times: times = number
    case .fingers: fingers = number
    case .seconds: seconds = number
    case .velocity: velocity = number
    case .distance: distance = number
    case .scale: scale = number
    case .degrees: degrees = number
    case .radius: radius = number
    case .by, .to: break
    }
  }
}
