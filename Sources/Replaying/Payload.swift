// SPDX-License-Identifier: MIT
import CReplay

/// Tags of values (Recording.md).
package enum Tag {
  package static let none: UInt8 = 0x00
  package static let no: UInt8 = 0x01
  package static let yes: UInt8 = 0x02
  package static let whole: UInt8 = 0x03
  package static let short: UInt8 = 0x04
  package static let long: UInt8 = 0x05
  package static let object: UInt8 = 0x06
  package static let text: UInt8 = 0x07
  package static let list: UInt8 = 0x08
  package static let foreign: UInt8 = 0x09
  package static let bytes: UInt8 = 0x0A
  /// A whole number from -64 to 127 is its tag less 0x80.
  package static let small: UInt8 = 0x40
}

/// Reads a part of a recording. What is not what it should be is nil, and nothing can be read after it. It is good until the recording is read on.
package struct Payload {
  package private(set) var at: UnsafePointer<UInt8>
  package let end: UnsafePointer<UInt8>

  /// Deeper than any argument nests.
  private static let maximumDepth = 16

  package init(_ at: UnsafePointer<UInt8>, _ count: Int) {
    self.at = at
    end = at + count
  }

  package var isAtEnd: Bool { at >= end }
  package var left: Int { end - at }

  @inline(__always) package mutating func byte() -> UInt8? {
    guard at < end else { return nil }
    defer { at += 1 }
    return at.pointee
  }

  @inline(__always) package mutating func varint() -> UInt64? {
    guard at < end else { return nil }
    let first = at.pointee
    if first < 0x80 {
      at += 1
      return UInt64(first)
    }
    // Most objects have a number of two bytes.
    if end - at > 1, at[1] < 0x80 {
      defer { at += 2 }
      return UInt64(first & 0x7F) | UInt64(at[1]) << 7
    }
    return longVarint()
  }

  @inline(never) private mutating func longVarint() -> UInt64? {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = byte() {
      if shift == 63 && byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    return nil
  }

  /// A length, and so many bytes.
  package mutating func run() -> (start: UnsafePointer<UInt8>, count: Int)? {
    guard let length = varint(), length <= UInt64(left) else { return nil }
    defer { at += Int(length) }
    return (at, Int(length))
  }

  @inline(__always) package mutating func bits(_ size: Int) -> UInt64? {
    guard left >= size else { return nil }
    var value: UInt64 = 0
    for index in 0..<size { value |= UInt64(at[index]) << UInt64(8 * index) }
    at += size
    return value
  }

  /// The number behind its tag; nil for a tag of something else.
  @inline(__always) private mutating func number(_ tag: UInt8) -> Double? {
    if tag >= Tag.small { return Double(Int(tag) - 0x80) }
    switch tag {
    case Tag.whole: return varint().map { Double(Payload.signed($0)) }
    case Tag.short: return bits(4).map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case Tag.long: return bits(8).map { Double(bitPattern: $0) }
    default: return nil
    }
  }

  static func signed(_ zigzag: UInt64) -> Int64 { Int64(bitPattern: zigzag >> 1) ^ -Int64(bitPattern: zigzag & 1) }

  /// The next value as a number; nil, and the value passed over, if it is something else.
  @inline(__always) package mutating func number() -> Double? {
    guard let tag = byte() else { return nil }
    if tag >= Tag.small || tag == Tag.whole || tag == Tag.short || tag == Tag.long { return number(tag) }
    at -= 1
    _ = skip()
    return nil
  }

  package mutating func whole() -> Int64? { number().flatMap { Int64(exactly: $0) } }

  /// The next value as an object's number, 0 for none; nil, and the value passed over, if it is something else.
  @inline(__always) package mutating func object() -> UInt64? {
    guard let tag = byte() else { return nil }
    if tag == Tag.object { return varint() }
    if tag == Tag.none { return 0 }
    at -= 1
    _ = skip()
    return nil
  }

  /// How many values a list has that begins here; what stands before is passed over.
  package mutating func list() -> Int? {
    guard let tag = byte() else { return nil }
    guard tag == Tag.list, let count = varint(), count <= UInt64(left) else { return nil }
    return Int(count)
  }

  /// Passes over one value. False: it is none.
  @inline(never) package mutating func skip(depth: Int = 0) -> Bool {
    guard let tag = byte() else { return false }
    switch tag {
    case Tag.none, Tag.no, Tag.yes, Tag.foreign: return true
    case Tag.whole, Tag.object: return varint() != nil
    case Tag.short: return bits(4) != nil
    case Tag.long: return bits(8) != nil
    case Tag.text, Tag.bytes: return run() != nil
    case Tag.list:
      // A value takes at least a byte, so a count cannot ask for more than the file is long.
      guard let count = varint(), count <= UInt64(left), depth < Payload.maximumDepth else { return false }
      for _ in 0..<count { guard skip(depth: depth + 1) else { return false } }
      return true
    default: return tag >= Tag.small
    }
  }

  /// Whether only values stand here, up to the end.
  package var isSound: Bool {
    var rest = self
    while !rest.isAtEnd { guard rest.skip() else { return false } }
    return true
  }

  /// Whether both have the same bytes from here to their ends.
  @inline(__always) static func equal(_ first: Payload, _ second: Payload) -> Bool {
    first.left == second.left && rks_compare(first.at, second.at, first.left) == 0
  }

  /// Whether both have the same values from here to their ends, with objects that are the same.
  static func same(_ first: Payload, _ second: Payload, _ objects: borrowing ObjectTable) -> Bool {
    var (first, second) = (first, second)
    while let tag = first.byte() {
      guard second.byte() == tag else { return false }
      switch tag {
      case Tag.object:
        guard let one = first.varint(), let other = second.varint(), objects.areSame(file: one, own: other) else { return false }
      case Tag.whole, Tag.list:
        guard let one = first.varint(), second.varint() == one else { return false }
      case Tag.short, Tag.long:
        let size = tag == Tag.short ? 4 : 8
        guard let one = first.bits(size), second.bits(size) == one else { return false }
      case Tag.text, Tag.bytes:
        guard let one = first.run(), let other = second.run(), one.count == other.count, rks_compare(one.start, other.start, one.count) == 0 else { return false }
      default: break
      }
    }
    return second.isAtEnd
  }
}
