// SPDX-License-Identifier: MIT
import Replaying

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
extension Payload {
  /// Deeper than any argument nests.
  private static let deepest = 16

  mutating func value(depth: Int = 0) -> SessionValue? {
    guard let tag = byte() else { return nil }
    switch tag {
    case Tag.none: return SessionValue.none
    case Tag.no: return .bool(false)
    case Tag.yes: return .bool(true)
    case Tag.whole: return varint().map { .whole(Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1)) }
    case Tag.short: return bits(4).map { .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0)))) }
    case Tag.long: return bits(8).map { .number(Double(bitPattern: $0)) }
    case Tag.object: return varint().map { .object($0) }
    case Tag.text: return run().map { .text(Array(UnsafeBufferPointer(start: $0.start, count: $0.count))) }
    case Tag.list: return list(depth)
    case Tag.foreign: return .foreign
    case Tag.bytes: return run().map { .bytes(Array(UnsafeBufferPointer(start: $0.start, count: $0.count))) }
    case Tag.small...: return .whole(Int64(tag) - 0x80)
    default: return nil
    }
  }

  private mutating func list(_ depth: Int) -> SessionValue? {
    // A value takes at least a byte, so a count cannot ask for more than the file is long.
    guard let count = varint(), count <= UInt64(left), depth < Payload.deepest else { return nil }
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
}
