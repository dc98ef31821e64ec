// SPDX-License-Identifier: MIT
import CResponderKit

/// A recording as a file: its header, and its records one after another (Recording.md).
struct SessionFile {
  let name: String
  let bytes: [UInt8]
  /// RKRecorderOptions.
  let options: UInt32
  /// `rk_version()` of the library that wrote it.
  let version: UInt32
  let abi: UInt32

  static let signature: [UInt8] = [0x89, 0x52, 0x4B, 0x52, 0x45, 0x43, 0x0D, 0x0A]
  static let headerSize = 24
  static let format: UInt32 = 1

  enum Kind: UInt8 {
    case call = 1
    case enter, leave, birth, decision, time, state, mark, end
  }

  /// One record; `payload` and `offset` are places in the file.
  struct Record {
    /// nil: one that this reader does not know.
    let kind: Kind?
    let offset: Int
    let payload: Range<Int>
  }

  /// Why there is no further record.
  enum Ending: Equatable {
    /// The file ends with a whole record.
    case whole
    /// The record that begins here is not whole: what a crash leaves.
    case cut(Int)
    /// The record that begins here is damaged.
    case damage(Int)
  }

  /// Whether a file is to be taken for a recording: by how it begins, or, where that is damaged, by its name.
  static func isOne(_ input: Input) -> Bool {
    input.bytes.starts(with: signature.prefix(6)) || input.name.hasSuffix(".rkrec")
  }

  init(_ input: Input) throws(ToolError) {
    name = input.name
    bytes = input.bytes
    func number(_ place: Int, _ size: Int) -> UInt32 {
      var value: UInt32 = 0
      for index in (0..<size).reversed() { value = value << 8 | UInt32(input.bytes[place + index]) }
      return value
    }
    guard !bytes.isEmpty else { throw ToolError("\(name): is empty: a recording begins with a header of 24 bytes") }
    guard bytes.starts(with: SessionFile.signature.prefix(bytes.count)) else {
      if bytes.starts(with: SessionFile.signature.prefix(6)) {
        throw ToolError("\(name): is a recording that was sent as text: its ends of lines have been changed; send it as binary data")
      }
      try input.refuse(unless: "a recording")
      throw ToolError("\(name): is no recording: it does not begin with the bytes 89 52 4B 52 45 43 0D 0A")
    }
    guard bytes.count >= SessionFile.headerSize else {
      throw ToolError("\(name): ends within the header of 24 bytes, at byte \(bytes.count)")
    }
    let format = number(8, 2)
    guard number(20, 4) == Checksum.crc32(bytes[..<20]) else { throw ToolError("\(name): the header is damaged: its checksum does not agree") }
    guard format <= SessionFile.format, format > 0 else {
      throw ToolError("\(name): format \(format); this rk reads format \(SessionFile.format): use a newer rk")
    }
    options = number(10, 2)
    version = number(12, 4)
    abi = number(16, 4)
  }

  /// A version as people write it, from the number of `rk_version()`.
  static func text(ofVersion version: UInt32) -> String { "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)" }

  /// The remark on a file that another version has written.
  var stranger: String? {
    guard version != rk_version() else { return nil }
    return "recorded with ResponderKit \(SessionFile.text(ofVersion: version)), played with \(libraryVersion()): they may differ"
  }

  /// How the file ends.
  var ending: Ending {
    var cursor = cursor
    while cursor.next(in: bytes) != nil {}
    return cursor.ending ?? .whole
  }

  var cursor: Cursor { Cursor(position: SessionFile.headerSize) }

  /// A place between two records.
  struct Cursor {
    private(set) var position: Int
    private var check: UInt8 = 0
    private(set) var ending: Ending?

    init(position: Int) { self.position = position }

    /// The next record; nil at the end, for which `ending` then has the reason. `bytes` may grow between two calls.
    mutating func next(in bytes: [UInt8]) -> Record? {
      let start = position
      guard start < bytes.count else {
        ending = .whole
        return nil
      }
      var place = start
      var length: UInt64 = 0
      var shift: UInt64 = 0
      while true {
        guard place < bytes.count else { return stop(.cut(start)) }
        let byte = bytes[place]
        place += 1
        if shift == 63 && byte > 1 { return stop(.damage(start)) }
        length |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { break }
        shift += 7
      }
      guard length > 0 else { return stop(.damage(start)) }
      guard length < UInt64(bytes.count - place) else { return stop(.cut(start)) }
      let end = place + Int(length)
      let expected = Checksum.crc8(bytes[start..<end], from: check)
      guard bytes[end] == expected else { return stop(.damage(start)) }
      check = expected
      position = end + 1
      ending = nil
      return Record(kind: Kind(rawValue: bytes[place]), offset: start, payload: place + 1..<end)
    }

    private mutating func stop(_ ending: Ending) -> Record? {
      self.ending = ending
      return nil
    }

    /// What stands before `count` bytes has been dropped from the bytes.
    mutating func drop(_ count: Int) { position -= count }
  }
}

/// The two checksums of recordings.
enum Checksum {
  private static let table8: [UInt8] = (0..<256).map { index in
    var value = UInt8(index)
    for _ in 0..<8 { value = value & 0x80 != 0 ? value << 1 ^ 0x07 : value << 1 }
    return value
  }

  private static let table32: [UInt32] = (0..<256).map { index in
    var value = UInt32(index)
    for _ in 0..<8 { value = value & 1 != 0 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    return value
  }

  static func crc8(_ bytes: ArraySlice<UInt8>, from start: UInt8) -> UInt8 {
    var value = start
    for byte in bytes { value = table8[Int(value ^ byte)] }
    return value
  }

  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = value >> 8 ^ table32[Int(UInt8(truncatingIfNeeded: value) ^ byte)] }
    return ~value
  }
}
