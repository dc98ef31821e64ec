// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

/// What other threads leave for a context. It is read and written with the context's lock held, unless a comment excepts it.
///
/// It is not part of the context's record, which the context's own thread changes without the lock. For the thread sanitizer a change of any field is
/// an access to the beginning of its record.
struct InboxRecord {
  /// How many posted items there are.
  var count: UInt64 = 0
  /// Not 0 while `releases` may hold something; the context's thread reads it without the lock.
  var releaseCount: UInt64 = 0
  /// The posted items.
  var first: QueueNode?
  var last: QueueNode?
  /// The last item that a recorder has written down: so are those before it. The context's thread alone looks at it.
  var written: QueueNode?
  /// Releases that other threads ask for, last to first.
  var releases: QueueNode?
  /// Runs of the loop in progress, one inside the other, and how many of them are to end: at most all, or the next one if there is none.
  var runs = 0
  var stops = 0
  /// The loop was woken up before it had anything to be woken up by.
  var wakeRequested = false
}

/// A reference to an `InboxRecord`: it keeps nothing alive.
struct Inbox: Equatable {
  let record: UnsafeMutablePointer<InboxRecord>

  @inline(__always) init(_ raw: UnsafeMutableRawPointer) { record = raw.assumingMemoryBound(to: InboxRecord.self) }

  /// Empty, as every context begins with.
  func clear() { record.initialize(to: InboxRecord()) }

  /// For atomic access: no `&` of the field, which would be an access to where the record begins.
  @inline(__always) var releaseCounter: UnsafeMutablePointer<UInt64> {
    (UnsafeMutableRawPointer(record) + MemoryLayout<UInt64>.stride).assumingMemoryBound(to: UInt64.self)
  }
}

extension Inbox {
  @inline(__always) var first: QueueNode? {
    get { record.pointee.first }
    nonmutating _modify { yield &record.pointee.first }
  }
  @inline(__always) var last: QueueNode? {
    get { record.pointee.last }
    nonmutating _modify { yield &record.pointee.last }
  }
  @inline(__always) var count: UInt64 {
    get { record.pointee.count }
    nonmutating _modify { yield &record.pointee.count }
  }
  @inline(__always) var written: QueueNode? {
    get { record.pointee.written }
    nonmutating _modify { yield &record.pointee.written }
  }
  @inline(__always) var releases: QueueNode? {
    get { record.pointee.releases }
    nonmutating _modify { yield &record.pointee.releases }
  }
  @inline(__always) var runs: Int {
    get { record.pointee.runs }
    nonmutating _modify { yield &record.pointee.runs }
  }
  @inline(__always) var stops: Int {
    get { record.pointee.stops }
    nonmutating _modify { yield &record.pointee.stops }
  }
  @inline(__always) var wakeRequested: Bool {
    get { record.pointee.wakeRequested }
    nonmutating _modify { yield &record.pointee.wakeRequested }
  }
}

extension Context {
  /// Behind the context's account of memory; see `SlotLayout`.
  @inline(__always) var inbox: Inbox { Inbox(raw + SlotLayout.inbox) }
}
