// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The recorder (recorder.h): what it keeps, and how bytes become records. The format is described in Recording.md.

/// Kinds of records.
enum RecordKind: UInt8 {
  case call = 1, enter, leave, birth, decision, time, state, mark, end
}

/// What records a context. Its memory is not counted against memory_limit: a recording must not change what it records.
struct RecorderRecord {
  /// So many bytes come together before they leave without being asked to.
  static let room = 1 << 16

  var context: Context
  var bytes: UnsafeMutablePointer<UInt8>
  var capacity: Int
  var count = 0
  /// Where the record that is being written begins.
  var start = 0
  /// Where the last call's record begins, the check byte before it, and the clock then; -1: it has left.
  var call = -1
  var callCheck: UInt8 = 0
  var callTime = 0.0
  /// Bytes that have left.
  var sent: UInt64 = 0
  /// The check byte of the record before.
  var check: UInt8 = 0
  /// CRC-8 of each byte.
  var table: UnsafeMutablePointer<UInt8>
  /// Calls out that are recorded and have not returned.
  var depth = 0
  /// Something has left since the outermost call began.
  var wasSent = false
  /// Nothing can be written any more: what follows is discarded until the host can be called.
  var isBroken = false
  /// That is why.
  var lacksMemory = false
  /// The writer is being called.
  var isWriting = false
  /// The clock as it was written last; the bits, so that any first one differs.
  var time: UInt64 = .max
  var options: UInt32 = 0
  var file: Int32 = -1
  var writer: RKRecorderWriter?
  var userdata: UnsafeMutableRawPointer?
  var drop: DropFunction?
}

extension Recorder {
  /// nil when there is no memory.
  static func make(_ context: Context) -> Recorder? {
    let capacity = RecorderRecord.room + 4096
    guard let raw = rkp_allocate(MemoryLayout<RecorderRecord>.stride + 1024) else { return nil }
    guard let bytes = rkp_allocate_raw(capacity) else {
      rkp_free(raw)
      return nil
    }
    let table = (raw + MemoryLayout<RecorderRecord>.stride).assumingMemoryBound(to: UInt8.self)
    var k = 0
    while k < 256 {
      var value = UInt8(k)
      var bit = 0
      while bit < 8 {
        value = value & 0x80 != 0 ? (value << 1) ^ 0x07 : value << 1
        bit += 1
      }
      table[k] = value
      k += 1
    }
    // What a byte does to the check three, two and one byte before the last of four: a record is checked four bytes at a time.
    while k < 1024 {
      table[k] = table[Int(table[k - 256])]
      k += 1
    }
    let recorder = raw.bound(to: Recorder.self)
    recorder.initialize(to: RecorderRecord(context: context, bytes: bytes.assumingMemoryBound(to: UInt8.self), capacity: capacity, table: table))
    return recorder
  }

  func free() {
    rkp_free(self.bytes)
    rkp_free(address)
  }

  // MARK: Bytes

  /// Room for so many more.
  @inline(__always) func reserve(_ more: Int) {
    if _slowPath(more > self.capacity - self.count) { grow(more) }
  }

  func lackMemory() {
    self.isBroken = true
    self.lacksMemory = true
  }

  @inline(never)
  private func grow(_ more: Int) {
    let larger = max(self.capacity * 2, self.count + more)
    if !self.isBroken, let raw = rkp_allocate_raw(larger) {
      let bytes = raw.assumingMemoryBound(to: UInt8.self)
      bytes.copy(from: self.bytes, self.count)
      rkp_free(self.bytes)
      self.bytes = bytes
      self.capacity = larger
    } else {
      // What is written from here on is lost, and so is the record.
      if !self.isBroken { lackMemory() }
      self.count = 0
      self.start = 0
    }
  }

  @inline(never)
  func put(_ byte: UInt8) {
    reserve(1)
    self.bytes[self.count] = byte
    self.count += 1
  }

  /// At most ten bytes. The room for them is looked for once: an update is recorded in a hundred bytes.
  @inline(never) @_optimize(speed)
  func put(varint number: UInt64) {
    reserve(10)
    let start = self.bytes + self.count
    var at = start
    var rest = number
    while rest >= 0x80 {
      at.pointee = UInt8(truncatingIfNeeded: rest) | 0x80
      at += 1
      rest >>= 7
    }
    at.pointee = UInt8(truncatingIfNeeded: rest)
    self.count += at - start + 1
  }

  @inline(never)
  func put(_ text: UnsafeRawPointer, _ count: Int) {
    // Pieces, so that a buffer that cannot grow is not written past its end.
    var k = 0
    while k < count {
      put(text.load(fromByteOffset: k, as: UInt8.self))
      k += 1
    }
  }

  /// The lowest `count` bytes of a number.
  @inline(never) @_optimize(speed)
  func put(bits: UInt64, _ count: Int) {
    reserve(8)
    // All eight are written; the next value goes over those that do not count.
    UnsafeMutableRawPointer(self.bytes + self.count).storeBytes(of: bits.littleEndian, as: UInt64.self)
    self.count += count
  }

  // MARK: Records

  func begin(_ kind: RecordKind) {
    reserve(2)
    let place = self.count
    self.start = place
    // The length, of which few records need more than a byte.
    self.bytes[place] = 0
    self.bytes[place + 1] = kind.rawValue
    self.count = place + 2
  }

  @inline(never) @_optimize(speed)
  func end() {
    let length = self.count - self.start - 1
    var extra = 0
    while length >> (7 * (extra + 1)) > 0 { extra += 1 }
    if extra > 0 {
      reserve(extra)
      if !self.isBroken {
        let payload = self.bytes + self.start + 1
        (payload + extra).update(from: payload, count: length)
        self.count += extra
      }
    }
    if !self.isBroken {
      var k = 0
      while k <= extra {
        self.bytes[self.start + k] = UInt8(truncatingIfNeeded: (length >> (7 * k)) & 0x7F) | (k < extra ? 0x80 : 0)
        k += 1
      }
      var check = self.check
      let table = self.table
      var at = self.bytes + self.start
      let end = self.bytes + self.count
      while end - at >= 4 {
        check = table[768 + Int(check ^ at[0])] ^ table[512 + Int(at[1])] ^ table[256 + Int(at[2])] ^ table[Int(at[3])]
        at += 4
      }
      while at < end {
        check = table[Int(check ^ at.pointee)]
        at += 1
      }
      self.check = check
      put(check)
    }
    flushIfFull()
  }

  /// Let go of what has come together if that is much. Where nothing can leave any more it is thrown away.
  @inline(never)
  func flushIfFull() {
    if self.isBroken { self.count = 0 } else if self.count >= RecorderRecord.room { flush() }
  }

  /// A record of a kind that has nothing more to say.
  func put(_ kind: RecordKind) {
    begin(kind)
    end()
  }

  /// A call that failed because memory_limit was reached, before anything came of it, is taken back: a replay has no such limit. Time may have gone on all the same.
  @inline(never)
  func settle() {
    let memory = self.context.memory
    if !memory.hasRefused { return }
    memory.hasRefused = false
    if self.call == self.start, self.call < self.count, rkp_error_text()[Int(rkp_error_capacity)] != 0 {
      self.count = self.call
      self.check = self.callCheck
      let time = self.context.time
      if time != self.callTime {
        begin(Call.context_advance)
        put(number: time)
        end()
      }
    }
  }

  /// Let go of what has come together.
  @inline(never)
  func flush() {
    settle()
    if self.count == 0 || self.isBroken || self.isWriting { return }
    let taken: Bool
    // A writer that calls the library all the same: nothing ends meanwhile.
    self.isWriting = true
    self.context.depth += 1
    if let writer = self.writer { taken = writer(self.bytes, self.count, self.userdata) } else { taken = rkp_recording_write(self.file, self.bytes, self.count) }
    if taken { self.sent &+= UInt64(self.count) } else { self.isBroken = true }
    self.count = 0
    self.call = -1
    self.context.depth -= 1
    self.isWriting = false
  }
}
