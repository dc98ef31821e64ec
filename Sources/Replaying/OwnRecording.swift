// SPDX-License-Identifier: MIT
import CReplay
import CResponderKit

/// What the context that replays records about itself, as it comes out of the library.
struct OwnRecording: ~Copyable {
  private var bytes = Bytes()
  private var at = 0
  /// Whether the header has been passed over.
  private var hasBegun = false
  /// Bytes were lost, for there is no memory.
  private(set) var isShort = false

  mutating func free() { bytes.free() }

  mutating func take(_ from: UnsafeRawPointer, _ count: Int) {
    if at == bytes.count {
      bytes.removeAll()
      at = 0
    }
    if !bytes.append(from.assumingMemoryBound(to: UInt8.self), count) { isShort = true }
  }

  /// The next record; nil if there is none yet. Its payload is good until the library records again.
  ///
  /// The bytes have not left the process: their checks are not looked at.
  @inline(__always) mutating func next() -> (kind: UInt8, payload: Payload)? {
    guard at < bytes.count else { return nil }
    if !hasBegun {
      guard bytes.count >= Header.size else { return nil }
      hasBegun = true
      at = Header.size
    }
    let first = UnsafePointer(bytes.start! + at)
    var reader = Payload(first, bytes.count - at)
    guard let length = reader.varint(), length > 0, length < UInt64(reader.left) else { return nil }
    let start = reader.at
    let head: Int = start - first
    at += head + Int(length) + 1
    return (start.pointee, Payload(start + 1, Int(length) - 1))
  }
}
