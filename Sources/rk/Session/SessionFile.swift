// SPDX-License-Identifier: MIT
import CResponderKit
import Replaying

/// A recording as a file: its header, and its records one after another (Recording.md).
struct SessionFile {
  let name: String
  private let content: Content
  private let header: Header

  /// RKRecorderOptions.
  var options: UInt32 { header.options }
  /// `rk_version()` of the library that wrote it.
  var version: UInt32 { header.version }
  var size: Int { content.count }

  static let signature: [UInt8] = [0x89, 0x52, 0x4B, 0x52, 0x45, 0x43, 0x0D, 0x0A]

  /// The bytes; their place does not change as long as there is a reader.
  private final class Content {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ from: [UInt8]) {
      bytes = .allocate(capacity: max(from.count, 1))
      _ = bytes.initialize(from: from)
      count = from.count
    }

    let count: Int

    deinit { bytes.deallocate() }
  }

  /// Why there is no further record, and where the one begins that is not good.
  enum Ending: Equatable {
    /// The file ends with a whole record.
    case whole
    /// The record that begins here is not whole: what a crash leaves.
    case cut(Int)
    /// The record that begins here is damaged.
    case damage(Int)

    init(_ stream: borrowing Stream) {
      switch stream.ending {
      case .cut: self = .cut(stream.position)
      case .damage, .refused: self = .damage(stream.position)
      case .none, .whole: self = .whole
      }
    }
  }

  /// Whether a file is to be taken for a recording: by how it begins, or, where that is damaged, by its name.
  static func isOne(_ input: Input) -> Bool {
    input.bytes.starts(with: signature.prefix(6)) || input.name.hasSuffix(".rkrec")
  }

  init(_ input: Input) throws(ToolError) {
    name = input.name
    content = Content(input.bytes)
    var stream = Stream(UnsafePointer(content.bytes.baseAddress!), content.count)
    do throws(Refusal) {
      try stream.begin()
      header = stream.header
    } catch {
      if case .foreign = error { try input.refuse(unless: "a recording") }
      throw ToolError("\(input.name): " + SessionFile.text(error, of: stream.header, size: input.bytes.count))
    }
  }

  private static func text(_ refusal: Refusal, of header: Header, size: Int) -> String {
    switch refusal {
    case .empty: return "is empty: a recording begins with a header of 24 bytes"
    case .foreign: return "is no recording: it does not begin with the bytes 89 52 4B 52 45 43 0D 0A"
    case .sentAsText: return "is a recording that was sent as text: its ends of lines have been changed; send it as binary data"
    case .short: return "ends within the header of 24 bytes, at byte \(size)"
    case .damaged: return "the header is damaged: its checksum does not agree"
    case .newer: return "format \(header.format); this rk reads format \(Header.newest): use a newer rk"
    case .system, .memory: return "cannot be read"
    }
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
    var stream = stream()
    while stream.next(keeping: .max) != nil {}
    return Ending(stream)
  }

  /// The records from the first one on. The file must be there as long as it is read.
  func stream() -> Stream {
    var stream = Stream(UnsafePointer(content.bytes.baseAddress!), content.count)
    // The header was good when the file was read.
    try? stream.begin()
    return stream
  }
}
