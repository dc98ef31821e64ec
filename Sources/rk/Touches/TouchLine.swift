// SPDX-License-Identifier: MIT
import CResponderKit
import Glibc

/// Reads a frame of a touch-jsonl/1 file as programs write it, without making anything of the text in between. What it does not know (a key of another name, an
/// escape, a mistake) it leaves to the reader of any JSON, which takes fifty times as long and has the words for every mistake.
struct TouchLine {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>

  /// Whether the line could be read. `frame` is overwritten in any case.
  static func read(_ line: UnsafeRawBufferPointer, into frame: inout Recording.Frame) -> Bool {
    guard let base = line.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return false }
    var reader = TouchLine(next: base, end: base + line.count)
    frame.touches.removeAll(keepingCapacity: true)
    return reader.frame(&frame) && reader.isAtEnd
  }

  private mutating func frame(_ frame: inout Recording.Frame) -> Bool {
    var hasTime = false
    var hasTouches = false
    guard opens("{") else { return false }
    repeat {
      guard let key = key() else { return false }
      switch key {
      case Word("t"):
        guard !hasTime, let time = number() else { return false }
        (frame.time, hasTime) = (time, true)
      case Word("touches"):
        guard !hasTouches, touches(&frame.touches) else { return false }
        hasTouches = true
      default: return false
      }
    } while opens(",")
    return hasTime && hasTouches && opens("}")
  }

  private mutating func touches(_ touches: inout [Recording.Touch]) -> Bool {
    guard opens("[") else { return false }
    if opens("]") { return true }
    repeat {
      var touch = Recording.Touch(id: 0, x: 0, y: 0, phase: .began, pressure: nil)
      guard self.touch(&touch) else { return false }
      touches.append(touch)
    } while opens(",")
    return opens("]")
  }

  private mutating func touch(_ touch: inout Recording.Touch) -> Bool {
    var found: UInt8 = 0
    guard opens("{") else { return false }
    repeat {
      guard let key = key() else { return false }
      let part: UInt8
      switch key {
      case Word("id"):
        // As many as a Double holds exactly; the other reader refuses the rest.
        guard let id = number(), id == id.rounded(), id.magnitude <= 9_007_199_254_740_992 else { return false }
        (touch.id, part) = (Int64(id), 1)
      case Word("x"):
        guard let x = number() else { return false }
        (touch.x, part) = (x, 2)
      case Word("y"):
        guard let y = number() else { return false }
        (touch.y, part) = (y, 4)
      case Word("phase"):
        guard let phase = phase() else { return false }
        (touch.phase, part) = (phase, 8)
      case Word("pressure"):
        guard let pressure = number() else { return false }
        (touch.pressure, part) = (pressure, 16)
      case Word("coalesced"):
        guard samples(&touch.between) else { return false }
        part = 32
      default: return false
      }
      guard found & part == 0 else { return false }
      found |= part
    } while opens(",")
    return found & 15 == 15 && opens("}")
  }

  private mutating func samples(_ samples: inout [Recording.Sample]) -> Bool {
    guard opens("[") else { return false }
    if opens("]") { return true }
    repeat {
      guard opens("["), let time = number(), opens(","), let x = number(), opens(","), let y = number(), opens("]") else { return false }
      samples.append(Recording.Sample(time: time, x: x, y: y))
    } while opens(",")
    return opens("]")
  }

  private mutating func phase() -> RKTouchPhase? {
    switch word() {
    case Word("began")?: return .began
    case Word("moved")?: return .moved
    case Word("ended")?: return .ended
    case Word("cancelled")?: return .cancelled
    default: return nil
    }
  }

  // MARK: Parts of JSON

  /// A word of at most fifteen letters, as a number: its length behind its bytes.
  private struct Word: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0

    init() {}

    @inline(__always)
    init(_ text: StaticString) {
      for index in 0..<text.utf8CodeUnitCount { add(text.utf8Start[index], at: index) }
      high |= UInt64(text.utf8CodeUnitCount) << 56
    }

    @inline(__always)
    mutating func add(_ byte: UInt8, at index: Int) {
      if index < 8 { low |= UInt64(byte) << UInt64(8 * index) } else { high |= UInt64(byte) << UInt64(8 * (index - 8)) }
    }

    @inline(__always)
    static func ~= (one: Word, other: Word) -> Bool { one == other }
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return next == end
    }
  }

  @inline(__always)
  private mutating func skipSpace() {
    while next < end, next.pointee == 0x20 || next.pointee == 0x09 || next.pointee == 0x0D { next += 1 }
  }

  /// A character between values, with the space around it.
  @inline(__always)
  private mutating func opens(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next < end, next.pointee == UInt8(truncatingIfNeeded: character.value) else { return false }
    next += 1
    skipSpace()
    return true
  }

  private mutating func key() -> Word? {
    guard let word = word(), opens(":") else { return nil }
    return word
  }

  private mutating func word() -> Word? {
    guard next < end, next.pointee == UInt8(ascii: "\"") else { return nil }
    next += 1
    var word = Word()
    var count = 0
    while next < end, next.pointee != UInt8(ascii: "\"") {
      let byte = next.pointee
      guard count < 15, byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      word.add(byte, at: count)
      count += 1
      next += 1
    }
    guard next < end else { return nil }
    next += 1
    word.high |= UInt64(count) << 56
    return word
  }

  private static let tens: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private var digit: UInt64? {
    guard next < end else { return nil }
    let value = next.pointee &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }

  /// A number as JSON has it. Where its digits and the power of ten are both exact as Doubles, one operation rounds once; strtod does the rest.
  private mutating func number() -> Double? {
    let first = next
    var digits: UInt64 = 0
    var count = 0
    var exponent = 0
    let isNegative = next < end && next.pointee == UInt8(ascii: "-")
    if isNegative { next += 1 }
    guard let leading = digit else { return nil }
    if leading == 0 {
      next += 1
      if digit != nil { return nil }
    } else {
      while let digit {
        if count < 18 { digits = digits * 10 + digit }
        count += 1
        next += 1
      }
    }
    if next < end, next.pointee == UInt8(ascii: ".") {
      next += 1
      guard digit != nil else { return nil }
      while let digit {
        if count < 18 { digits = digits * 10 + digit }
        count += 1
        exponent -= 1
        next += 1
      }
    }
    var isPlain = count <= 18
    if next < end, next.pointee | 0x20 == UInt8(ascii: "e") {
      isPlain = false
      next += 1
      if next < end, next.pointee == UInt8(ascii: "+") || next.pointee == UInt8(ascii: "-") { next += 1 }
      guard digit != nil else { return nil }
      while digit != nil { next += 1 }
    }
    if isPlain, digits <= 9_007_199_254_740_992, exponent >= -22 {
      let value = exponent == 0 ? Double(digits) : Double(digits) / TouchLine.tens[-exponent]
      return isNegative ? -value : value
    }
    // A number is never the last thing in a line that can be read, and one byte behind the line is there: it ends.
    let value = first.withMemoryRebound(to: CChar.self, capacity: 1) { strtod($0, nil) }
    return value.isFinite ? value : nil
  }
}
