// SPDX-License-Identifier: MIT
import CResponderKit

// The index of the ring: explaining walks only what concerns an object, or a touch, however long the trace is. Each record is a link of two chains, of its object and
// of the other one. A link leads to the one before it and far back at once, past 1, 3, 7, 15... links; it knows the kinds of all that it leads past. So the latest
// record of a kind, and the first after a place, are found in about as many steps as the number of the chain's links has digits.

/// Kinds of records, one bit each: what floods a trace, and what searches look for or leave out, has one of its own. Others share: every match is looked at.
struct RecordKinds: OptionSet {
  let rawValue: UInt64

  static let all = RecordKinds(rawValue: .max)
  static let hitTest = RecordKinds(0)
  /// Deliveries: of moves, of beginnings, of ends.
  static let moved = RecordKinds(1), began = RecordKinds(2), ended = RecordKinds(3)
  static var deliveries: RecordKinds { [.moved, .began, .ended] }
  /// What follows from a decision and is none: actions of recognisers, which name no touch, and the rest.
  static let actions = RecordKinds(4), rest = RecordKinds(12)
  static var aftermath: RecordKinds { [.actions, .rest] }
  static let reset = RecordKinds(5)
  static let note = RecordKinds(6)
  static let sent = RecordKinds(7)
  /// Without a listener: valueChanged, and others.
  static let changedUnheard = RecordKinds(8), unheard = RecordKinds(9)
  static let changed = RecordKinds(10)
  static let received = RecordKinds(11)
  static let own: UInt64 = 13
  /// The bits above are a link's for other things.
  static let bits: UInt64 = 48
  /// What a recogniser goes through without deciding anything.
  static var routine: RecordKinds { [.hitTest, .deliveries, .aftermath, .reset, .note, .changed, .received] }

  init(_ bit: UInt64) { rawValue = 1 << bit }
  init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// In what part a record is about an object.
enum RecordRole: Int {
  case object
  case other
}

/// One record in one chain. Distances are in records; 0: there is none, or it has been overwritten.
struct TraceLink {
  static let noClass = UInt16.max
  private static let distances: UInt32 = 0xFF_FFFF

  /// The distance to the one before, and in the upper 8 bits how far back the jump leads: past 2^rank - 1 links.
  private let previous: UInt32
  /// The jump's distance, and in the upper 8 bits the bit of the record's own kind.
  private let far: UInt32
  /// The kinds of what the jump leads past, itself included; in the upper 16 bits the class of the object, which may end before the record goes.
  private let words: UInt64

  init(_ own: RecordKinds, _ cls: UInt16, distance: UInt32, jump: UInt32, rank: UInt32, past: UInt64 = 0) {
    previous = rank << 24 | distance
    far = UInt32(own.rawValue.trailingZeroBitCount) << 24 | jump
    words = own.rawValue | past | UInt64(cls) << RecordKinds.bits
  }

  var rank: UInt32 { previous >> 24 }
  var distance: UInt64 { UInt64(previous & TraceLink.distances) }
  var jump: UInt64 { UInt64(far & TraceLink.distances) }
  var kinds: UInt64 { words & (1 << RecordKinds.bits - 1) }
  var cls: UInt16 { UInt16(truncatingIfNeeded: words >> RecordKinds.bits) }
  func isOf(_ kinds: RecordKinds) -> Bool { kinds.rawValue >> UInt64(far >> 24) & 1 != 0 }
}

/// A touch began: where, on which view, and with which number, as far as searches sort out by these.
struct TraceBeginning {
  var sequence: UInt64
  var x: Float
  var y: Float
  var hit: UInt32
  var touch: UInt32
}

/// What may be the end of a touch.
struct TraceEnd {
  var sequence: UInt64
  var touch: Int64
}

protocol TraceEntry {
  var sequence: UInt64 { get }
}
extension TraceBeginning: TraceEntry {}
extension TraceEnd: TraceEntry {}

/// The entries of the records that are left, the oldest first; it has room for one of each record.
struct TraceEntries<Entry: TraceEntry> {
  private(set) var base: UnsafeMutablePointer<Entry>?
  private var capacity = 0
  private var next = 0
  private(set) var count = 0

  mutating func allocate(_ capacity: Int, _ memory: Memory) -> Bool {
    base = memory.allocate(Entry.self, capacity)
    self.capacity = capacity
    return base != nil
  }
  mutating func free(_ memory: Memory) {
    memory.free(base, capacity)
    self = TraceEntries()
  }
  mutating func append(_ entry: Entry) {
    base.unsafelyUnwrapped[next] = entry
    next += 1
    if next == capacity { next = 0 }
    if count < capacity { count += 1 }
  }
  mutating func clear() { (next, count) = (0, 0) }

  subscript(_ k: Int) -> Entry {
    get { base.unsafelyUnwrapped[place(k)] }
    nonmutating _modify { yield &base.unsafelyUnwrapped[place(k)] }
  }
  private func place(_ k: Int) -> Int {
    let place = next - count + k
    return place < 0 ? place + capacity : place
  }

  /// The first that is not before a record.
  func first(from sequence: UInt64) -> Int {
    var low = 0, high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].sequence < sequence { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

struct TraceIndex {
  private var links: UnsafeMutablePointer<TraceLink>?
  /// The last record of each chain. Objects share chains that are many more than there is room for.
  private var heads: UnsafeMutablePointer<UInt64>?
  private var capacity = 0
  private var headCount = 0
  var beginnings = TraceEntries<TraceBeginning>()
  var ends = TraceEntries<TraceEnd>()
  /// Presses, motion, remote control and scrolling begin like this, or are dropped: the latest.
  var otherInput: UInt64 = 0

  static let mostHeads = 1 << 16

  mutating func allocate(_ capacity: Int, _ memory: Memory) -> Bool {
    var heads = 16
    while heads < capacity, heads < TraceIndex.mostHeads { heads *= 2 }
    self.capacity = capacity
    headCount = heads
    links = memory.allocate(TraceLink.self, 2 * capacity)
    self.heads = memory.allocate(UInt64.self, 2 * heads)
    let hasAll = beginnings.allocate(capacity, memory) && ends.allocate(capacity, memory)
    if links != nil, self.heads != nil, hasAll { return true }
    free(memory)
    return false
  }

  mutating func free(_ memory: Memory) {
    memory.free(links, 2 * capacity)
    memory.free(heads, 2 * headCount)
    beginnings.free(memory)
    ends.free(memory)
    self = TraceIndex()
  }

  mutating func clear() {
    beginnings.clear()
    ends.clear()
    otherInput = 0
  }

  // Records are counted from 1 on, and lie in the ring by their numbers.

  private func link(_ sequence: UInt64, _ role: RecordRole) -> UnsafeMutablePointer<TraceLink> {
    links.unsafelyUnwrapped + (2 * Int(sequence % UInt64(capacity)) + role.rawValue)
  }

  private func head(_ handle: UInt, _ role: RecordRole) -> UnsafeMutablePointer<UInt64> {
    heads.unsafelyUnwrapped + (2 * Int(Handle.index(handle) & UInt32(headCount - 1)) + role.rawValue)
  }

  /// A record that is in the ring; `oldest` is the first of these.
  func add(_ r: RKTraceRecord, _ kinds: RecordKinds, _ classes: (object: UInt16, other: UInt16), oldest: UInt64) {
    let object = UInt(bitPattern: r.object), other = UInt(bitPattern: r.other)
    if object != 0 { add(r.sequence, object, .object, kinds, classes.object, oldest) }
    if other != 0 { add(r.sequence, other, .other, kinds, classes.other, oldest) }
  }

  private func add(_ sequence: UInt64, _ handle: UInt, _ role: RecordRole, _ kinds: RecordKinds, _ cls: UInt16, _ oldest: UInt64) {
    let head = head(handle, role)
    let last = head.pointee
    head.pointee = sequence
    let link = link(sequence, role)
    guard last >= oldest else { return link.pointee = TraceLink(kinds, cls, distance: 0, jump: 0, rank: 0) }
    let distance = UInt32(truncatingIfNeeded: sequence - last)
    let before = self.link(last, role).pointee
    link.pointee = TraceLink(kinds, cls, distance: distance, jump: distance, rank: 1)
    // Two jumps of one length behind one another become one, past both and this link.
    let middle = last - before.jump
    guard before.jump != 0, middle >= oldest else { return }
    let far = self.link(middle, role).pointee
    guard far.rank == before.rank, far.jump != 0, middle - far.jump >= oldest else { return }
    let jump = UInt32(truncatingIfNeeded: sequence - middle + far.jump)
    link.pointee = TraceLink(kinds, cls, distance: distance, jump: jump, rank: before.rank + 1, past: before.kinds | far.kinds)
  }

  /// The class that the object of a record had.
  func cls(_ sequence: UInt64, _ role: RecordRole) -> UInt16 { link(sequence, role).pointee.cls }

  /// A record before the link, at most `distance` away; 0: it is none of those that are left.
  private func back(_ sequence: UInt64, _ distance: UInt64, _ oldest: UInt64) -> UInt64 { distance == 0 || sequence - distance < oldest ? 0 : sequence - distance }

  /// The latest link of the chain before a record, and not before `oldest`, that is of one of the kinds; 0: there is none. `isLink`: the record is a link of this chain,
  /// from which the search goes back without looking for it.
  @inline(never)
  func latest(before end: UInt64, isLink: Bool, _ handle: UInt, _ role: RecordRole, _ kinds: RecordKinds, oldest: UInt64) -> UInt64 {
    var next = isLink ? back(end, link(end, role).pointee.distance, oldest) : head(handle, role).pointee
    while next >= oldest, next != 0 {
      let link = link(next, role).pointee
      let jump = back(next, link.jump, oldest)
      if next >= end {
        next = jump >= end ? jump : back(next, link.distance, oldest)
      } else if link.isOf(kinds) {
        return next
      } else {
        next = link.kinds & kinds.rawValue == 0 ? jump : back(next, link.distance, oldest)
      }
    }
    return 0
  }

  /// The first link of the chain after a record, and before `end`, that is of one of the kinds; 0: there is none.
  @inline(never)
  func first(after start: UInt64, before end: UInt64, _ handle: UInt, _ role: RecordRole, _ kinds: RecordKinds, oldest: UInt64) -> UInt64 {
    var low = Swift.max(start, oldest - 1)
    var next = head(handle, role).pointee
    while next >= end, next >= oldest {
      let link = link(next, role).pointee
      let jump = back(next, link.jump, oldest)
      next = jump >= end ? jump : back(next, link.distance, oldest)
    }
    var found: UInt64 = 0
    while true {
      var past: UInt64 = 0
      while next > low {
        let link = link(next, role).pointee
        let jump = back(next, link.jump, oldest)
        if jump > low {
          if link.kinds & kinds.rawValue != 0 { past = next }
          next = jump
        } else {
          if link.isOf(kinds) { (found, past) = (next, 0) }
          next = back(next, link.distance, oldest)
        }
      }
      if past == 0 { return found }
      // The earliest is among those that were passed here.
      let link = link(past, role).pointee
      if link.isOf(kinds) { found = past }
      low = past - link.jump
      next = past - link.distance
    }
  }
}
