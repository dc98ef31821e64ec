// SPDX-License-Identifier: MIT
import CReplay

/// Kinds of records (Recording.md).
package enum Kind {
  package static let call: UInt8 = 1
  package static let enter: UInt8 = 2
  package static let leave: UInt8 = 3
  package static let birth: UInt8 = 4
  package static let decision: UInt8 = 5
  package static let time: UInt8 = 6
  package static let state: UInt8 = 7
  package static let mark: UInt8 = 8
  package static let end: UInt8 = 9
}

/// One record: its kind, and where it and its payload lie in the recording.
package struct Record: BitwiseCopyable {
  package var kind: UInt8 = 0
  package var offset = 0
  package var start = 0
  package var end = 0
}

/// Why there is no further record.
package enum Ending: BitwiseCopyable {
  /// There may be one.
  case none
  /// The recording ends with a whole record.
  case whole
  /// The record that begins where the stream stands is not whole: what a crash leaves.
  case cut
  /// It is damaged.
  case damage
  /// The system does not let the file be read on, or there is no memory for the record.
  case refused
}

/// What stands before the first record.
package struct Header: BitwiseCopyable {
  package var format: UInt32 = 0
  /// RKRecorderOptions.
  package var options: UInt32 = 0
  /// `rk_version()` and `rk_abi_version()` of the library that wrote it.
  package var version: UInt32 = 0
  package var abi: UInt32 = 0

  package static let size = 24
  package static let newest: UInt32 = 1
}

/// Why a recording is none.
package enum Refusal: Error {
  case empty, foreign, sentAsText, short, damaged, newer, system, memory
}

/// A recording, read record by record: bytes in memory, or a file of which a part is in memory.
package struct Stream: ~Copyable {
  private var memory: UnsafePointer<UInt8>?
  /// Where the bytes in memory begin and end in the recording.
  private var first = 0
  private var last = 0
  private var descriptor: Int32 = -1
  private var window = Bytes()
  private var isAtFileEnd = false
  /// Where the next record begins.
  package private(set) var position = 0
  private var check: UInt8 = 0
  package private(set) var ending = Ending.none
  package private(set) var header = Header()

  /// How much is read at once, and the longest record of a file; the recorder writes none as long.
  private static let chunk = 1 << 16
  private static let most = 1 << 28

  package init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    memory = bytes
    last = count
  }

  /// A file that is open; the stream closes it.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package mutating func close() {
    if descriptor >= 0 { rks_close(descriptor) }
    descriptor = -1
    window.free()
  }

  /// The bytes of the recording from a place on, as far as they are in memory.
  @inline(__always) package func bytes(at offset: Int) -> UnsafePointer<UInt8> { memory! + (offset - first) }

  @inline(__always) package func payload(_ record: Record) -> Payload { Payload(bytes(at: record.start), record.end - record.start) }

  /// Brings bytes up to a place into memory, and lets go of what stands before `kept`; false: the file ends before, or cannot be read.
  private mutating func fill(to wanted: Int, keeping kept: Int) -> Bool {
    guard descriptor >= 0 else { return false }
    if kept > first {
      window.removeFirst(kept - first)
      first = kept
    }
    while last < wanted, !isAtFileEnd {
      let room = max(wanted - last, Stream.chunk)
      guard window.reserve(room) else {
        ending = .refused
        return false
      }
      let count = rks_read(descriptor, window.start! + window.count, room)
      if count < 0 {
        ending = .refused
        return false
      }
      if count == 0 { isAtFileEnd = true }
      window.extend(by: count)
      last += count
    }
    if let start = window.start { memory = UnsafePointer(start) }
    return last >= wanted
  }

  private static let signature: (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8) = (0x89, 0x52, 0x4B, 0x52, 0x45, 0x43, 0x0D, 0x0A)

  private static func isSignature(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    withUnsafeBytes(of: signature) { rks_compare($0.baseAddress!, bytes, count) == 0 }
  }

  /// Reads the header; then the first record can be read.
  package mutating func begin() throws(Refusal) {
    if descriptor >= 0, !fill(to: Header.size, keeping: 0), ending == .refused { throw .system }
    guard last > 0 else { throw .empty }
    let start = bytes(at: 0)
    guard Stream.isSignature(start, min(last, 8)) else {
      throw last >= 6 && Stream.isSignature(start, 6) ? .sentAsText : .foreign
    }
    guard last >= Header.size else { throw .short }
    var reader = Payload(start + 8, 16)
    func number(_ size: Int) -> UInt32 { UInt32(truncatingIfNeeded: reader.bits(size) ?? 0) }
    header.format = number(2)
    header.options = number(2)
    header.version = number(4)
    header.abi = number(4)
    guard number(4) == rks_crc32(start, 20) else { throw .damaged }
    guard header.format > 0, header.format <= Header.newest else { throw .newer }
    position = Header.size
  }

  /// The next record; nil at the end, for which `ending` then has the reason. Bytes before `kept` are let go of.
  @inline(__always) package mutating func next(keeping kept: Int) -> Record? {
    // Most records are short, and there.
    let left = last - position
    if left > 2 {
      let start = bytes(at: position)
      let length = Int(start.pointee)
      if length > 0, length < 0x80, length + 1 < left {
        let expected = rks_crc8(start, length + 1, check)
        guard start[length + 1] == expected else { return stop(.damage) }
        check = expected
        let offset = position
        position += length + 2
        return Record(kind: start[1], offset: offset, start: offset + 2, end: offset + 1 + length)
      }
    }
    return longer(keeping: kept)
  }

  @inline(never) private mutating func longer(keeping kept: Int) -> Record? {
    if last - position < 11 { _ = fill(to: position + 11, keeping: min(kept, position)) }
    guard ending != .refused else { return nil }
    guard position < last else { return stop(.whole) }
    var reader = Payload(bytes(at: position), last - position)
    guard let length = reader.varint() else { return stop(last - position >= 10 ? .damage : .cut) }
    let start = position + (reader.at - bytes(at: position))
    guard length > 0 else { return stop(.damage) }
    if descriptor >= 0 {
      guard length < UInt64(Stream.most) else { return stop(.damage) }
      if !fill(to: start + Int(length) + 1, keeping: min(kept, position)) { return ending == .refused ? nil : stop(.cut) }
    }
    guard length < UInt64(last - start) else { return stop(.cut) }
    let end = start + Int(length)
    let expected = rks_crc8(bytes(at: position), end - position, check)
    guard bytes(at: end).pointee == expected else { return stop(.damage) }
    check = expected
    let offset = position
    position = end + 1
    return Record(kind: bytes(at: start).pointee, offset: offset, start: start + 1, end: end)
  }

  private mutating func stop(_ ending: Ending) -> Record? {
    self.ending = ending
    return nil
  }
}
