// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// The table of records: the address of each by its number. Records never move; the table does, when it grows.
//
// Below its beginning stand the blocks, downwards: a word for each 64 numbers. Where the records of a block are views in one page of the operating system's, the
// word is the address that number 0 would have. So a hit-test among very many views waits for their records, and not for the table before.

enum RecordTable {
  static let blockBits: UInt32 = 6
  static let blockSize: UInt32 = 1 << blockBits

  static func blocks(_ count: Int) -> Int { count >> Int(blockBits) + 1 }

  static func make(_ capacity: Int, _ memory: Memory) -> UnsafeMutablePointer<UnsafeMutableRawPointer>? {
    memory.allocate(UnsafeMutableRawPointer.self, blocks(capacity) + capacity).map { $0 + blocks(capacity) }
  }
}

extension Context {
  func growTable(_ wanted: Int) -> Bool {
    if wanted <= recordCapacity { return true }
    if wanted <= FirstRecords.count {
      self.records = firstRecords
      recordCapacity = FirstRecords.count
      return true
    }
    // A large one grows by less: half of it unused would be four bytes for each of a million views.
    let larger = max(wanted, recordCapacity + recordCapacity / (recordCapacity < 65_536 ? 2 : 8))
    guard let records = RecordTable.make(larger, memory) else { return false }
    replaceTable(records, larger)
    return true
  }

  /// Another table of records, for those that there are.
  func replaceTable(_ records: UnsafeMutablePointer<UnsafeMutableRawPointer>, _ capacity: Int) {
    if let old = self.records {
      let blocks = RecordTable.blocks(Int(recordCount))
      (records - blocks).copy(from: old - blocks, blocks + Int(recordCount))
    }
    freeTable()
    self.records = records
    recordCapacity = capacity
  }

  var firstRecords: UnsafeMutablePointer<UnsafeMutableRawPointer> {
    (raw + FirstRecords.offset).assumingMemoryBound(to: UnsafeMutableRawPointer.self)
  }

  /// Nothing may be made from here on.
  func freeTable() {
    let blocks = RecordTable.blocks(recordCapacity)
    if let records, records != firstRecords { memory.free(records - blocks, blocks + recordCapacity) }
    records = nil
    recordCapacity = 0
  }

  @inline(__always) private func block(_ number: UInt32) -> UnsafeMutablePointer<UInt> {
    UnsafeMutableRawPointer(records.unsafelyUnwrapped).assumingMemoryBound(to: UInt.self) - (Int(number &>> RecordTable.blockBits) &+ 1)
  }

  /// A new page has these numbers: where number 0 would be, or 0 where the table alone knows.
  func setBlocks(_ first: UInt32, _ end: UInt32, _ origin: UInt) {
    var number = first
    while number < end {
      block(number).pointee = origin
      number = (number | (RecordTable.blockSize - 1)) + 1
    }
  }

  /// Who gets an object's handle asks the table next: its line is on the way while the call returns.
  @inline(__always) func fetchPlace(_ number: UInt32) { rkp_prefetch(records.unsafelyUnwrapped + Int(number)) }

  /// The same as `cursor`, for one of perhaps very many views.
  @inline(__always) func cursorAmongMany(_ number: UInt32) -> ViewCursor {
    if number < Page.many { return cursor(number) }
    let origin = block(number).pointee
    if origin == 0 { return cursor(number) }
    fetchPlace(number)
    let address = origin &+ UInt(number) &* UInt(MemoryLayout<ViewRecord>.stride)
    return ViewCursor(UnsafeMutablePointer<ViewRecord>(bitPattern: address).unsafelyUnwrapped)
  }
}
