// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `TimerRecord`: it keeps nothing alive.
struct Timer: Equatable {
  let record: UnsafeMutablePointer<TimerRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<TimerRecord>) { self.record = record }
  @inline(__always) init(_ raw: UnsafeRawPointer) { record = UnsafeMutablePointer(mutating: raw.assumingMemoryBound(to: TimerRecord.self)) }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Timer {
  /// All its fields at once.
  @inline(__always) var whole: TimerRecord {
    get { record.pointee }
    nonmutating _modify { yield &record.pointee }
  }
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  @inline(__always) var deadline: Double {
    get { record.pointee.deadline }
    nonmutating _modify { yield &record.pointee.deadline }
  }
  @inline(__always) var order: UInt64 {
    get { record.pointee.order }
    nonmutating _modify { yield &record.pointee.order }
  }
  @inline(__always) var planned: Double {
    get { record.pointee.planned }
    nonmutating _modify { yield &record.pointee.planned }
  }
  @inline(__always) var userdata: UnsafeMutableRawPointer? {
    get { record.pointee.userdata }
    nonmutating _modify { yield &record.pointee.userdata }
  }
  @inline(__always) var callback: TimerFunction? {
    get { record.pointee.callback }
    nonmutating _modify { yield &record.pointee.callback }
  }
  @inline(__always) var drop: DropFunction? {
    get { record.pointee.drop }
    nonmutating _modify { yield &record.pointee.drop }
  }
  @inline(__always) var isOwn: Bool {
    get { record.pointee.isOwn }
    nonmutating _modify { yield &record.pointee.isOwn }
  }
  @inline(__always) var isLate: Bool {
    get { record.pointee.isLate }
    nonmutating _modify { yield &record.pointee.isLate }
  }
  @inline(__always) var place: UInt32 {
    get { record.pointee.place }
    nonmutating _modify { yield &record.pointee.place }
  }
  func comesBefore(_ other: Timer) -> Bool { record.pointee.comesBefore(other.record.pointee) }
}
