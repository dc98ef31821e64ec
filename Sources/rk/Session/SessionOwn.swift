// SPDX-License-Identifier: MIT
import CResponderKit

/// What the context that replays records about itself, as it comes out of the library.
final class SessionOwn {
  private var bytes: [UInt8] = []
  private var cursor = SessionFile.Cursor(position: SessionFile.headerSize)
  private var dropped = 0

  /// Bytes that have been read are dropped from time to time.
  private static let most = 1 << 20

  func start(_ context: OpaquePointer?, options: UInt32) -> RKStatus {
    var desc = RKRecorderDesc()
    desc.struct_size = UInt32(MemoryLayout<RKRecorderDesc>.size)
    desc.options = options
    desc.userdata = Unmanaged.passUnretained(self).toOpaque()
    desc.writer = { bytes, count, userdata in
      let own = Unmanaged<SessionOwn>.fromOpaque(userdata!).takeUnretainedValue()
      own.bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
      return true
    }
    return rk_recorder_start(context, &desc)
  }

  /// The next record, and a reader of its payload; nil if there is none yet.
  func next() -> (record: SessionFile.Record, payload: SessionReader)? {
    guard bytes.count > SessionFile.headerSize || dropped > 0 else { return nil }
    if cursor.position > SessionOwn.most {
      let count = cursor.position
      bytes.removeFirst(count)
      cursor.drop(count)
      dropped += count
    }
    guard let record = cursor.next(in: bytes) else { return nil }
    return (record, SessionReader(bytes, record.payload))
  }

  /// Whether what came out is not what it should be; the library's fault.
  var isDamaged: Bool {
    if case .damage = cursor.ending { return true }
    return false
  }
}
