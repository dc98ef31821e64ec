// SPDX-License-Identifier: MIT
/// A value of a recording.
enum SessionValue {
  case none
  case bool(Bool)
  case whole(Int64)
  case number(Double)
  case object(UInt64)
  case text([UInt8])
  case list([SessionValue])
  /// What was no object of the context.
  case foreign
  case bytes([UInt8])

  /// A number of either form.
  var double: Double? {
    switch self {
    case .whole(let whole): return Double(whole)
    case .number(let number): return number
    default: return nil
    }
  }

  /// 0 for NULL, nil for what is no object.
  var objectNumber: UInt64? {
    switch self {
    case .object(let number): return number
    case .none: return 0
    default: return nil
    }
  }
}

/// Reads values from a part of a recording. What is not one is nil, and nothing can be read after it.
struct SessionReader {
  private let bytes: [UInt8]
  private(set) var place: Int
  private let end: Int

  /// Deeper than any argument nests.
  private static let maximumDepth = 16

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { place >= end }

  mutating func byte() -> UInt8? {
    guard place < end else { return nil }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func varint() -> UInt64? {
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

  mutating func run() -> Range<Int>? {
    guard let length = varint(), length <= UInt64(end - place) else { return nil }
    defer { place += Int(length) }
    return place..<place + Int(length)
  }

  private mutating func bits(_ size: Int) -> UInt64? {
    guard end - place >= size else { return nil }
    var value: UInt64 = 0
    for index in (0..<size).reversed() { value = value << 8 | UInt64(bytes[place + index]) }
    place += size
    return value
  }

  mutating func value(depth: Int = 0) -> SessionValue? {
    guard let tag = byte() else { return nil }
    switch tag {
    case 0x00: return SessionValue.none
    case 0x01: return .bool(false)
    case 0x02: return .bool(true)
    case 0x03: return varint().map { .whole(Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1)) }
    case 0x04: return bits(4).map { .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))) }
    case 0x05: return bits(8).map { .number(Double(bitPattern: $0)) }
    case 0x06: return varint().map { .object($0) }
    case 0x07: return run().map { .text(Array(bytes[$0])) }
    case 0x08: return list(depth)
    case 0x09: return .foreign
    case 0x0A: return run().map { .bytes(Array(bytes[$0])) }
    case 0x40...: return .whole(Int64(tag) - 0x80)
    default: return nil
    }
  }

  private mutating func list(_ depth: Int) -> SessionValue? {
    // A value takes at least a byte, so a count cannot ask for more than the file is long.
    guard let count = varint(), count <= UInt64(end - place), depth < SessionReader.maximumDepth else { return nil }
    var values: [SessionValue] = []
    for _ in 0..<count {
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  /// All values up to the end.
  mutating func values() -> [SessionValue]? {
    var values: [SessionValue] = []
    while !isAtEnd {
      guard let value = value() else { return nil }
      values.append(value)
    }
    return values
  }

  /// Whether both have the same values from here to their ends, with objects that are the same.
  static func same(_ first: SessionReader, _ second: SessionReader, _ areSame: (UInt64, UInt64) -> Bool) -> Bool {
    var first = first
    var second = second
    while let tag = first.byte() {
      guard second.byte() == tag else { return false }
      switch tag {
      case 0x06:
        guard let one = first.varint(), let other = second.varint(), areSame(one, other) else { return false }
      case 0x03, 0x08:
        guard let one = first.varint(), second.varint() == one else { return false }
      case 0x04, 0x05:
        let size = tag == 0x04 ? 4 : 8
        guard let one = first.bits(size), second.bits(size) == one else { return false }
      case 0x07, 0x0A:
        guard let one = first.run(), let other = second.run(), first.bytes[one] == second.bytes[other] else { return false }
      default: break
      }
    }
    return second.isAtEnd
  }
}
