// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `RecorderRecord`: it keeps nothing alive.
struct Recorder: Reference {
  let record: UnsafeMutablePointer<RecorderRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<RecorderRecord>) { self.record = record }
}

extension Recorder {
  @inline(__always) var context: Context {
    get { record.pointee.context }
    nonmutating _modify { yield &record.pointee.context }
  }
  @inline(__always) var bytes: UnsafeMutablePointer<UInt8> {
    get { record.pointee.bytes }
    nonmutating _modify { yield &record.pointee.bytes }
  }
  @inline(__always) var capacity: Int {
    get { record.pointee.capacity }
    nonmutating _modify { yield &record.pointee.capacity }
  }
  @inline(__always) var count: Int {
    get { record.pointee.count }
    nonmutating _modify { yield &record.pointee.count }
  }
  @inline(__always) var start: Int {
    get { record.pointee.start }
    nonmutating _modify { yield &record.pointee.start }
  }
  @inline(__always) var call: Int {
    get { record.pointee.call }
    nonmutating _modify { yield &record.pointee.call }
  }
  @inline(__always) var callCheck: UInt8 {
    get { record.pointee.callCheck }
    nonmutating _modify { yield &record.pointee.callCheck }
  }
  @inline(__always) var callTime: Double {
    get { record.pointee.callTime }
    nonmutating _modify { yield &record.pointee.callTime }
  }
  @inline(__always) var sent: UInt64 {
    get { record.pointee.sent }
    nonmutating _modify { yield &record.pointee.sent }
  }
  @inline(__always) var check: UInt8 {
    get { record.pointee.check }
    nonmutating _modify { yield &record.pointee.check }
  }
  @inline(__always) var table: UnsafeMutablePointer<UInt8> {
    get { record.pointee.table }
    nonmutating _modify { yield &record.pointee.table }
  }
  @inline(__always) var depth: Int {
    get { record.pointee.depth }
    nonmutating _modify { yield &record.pointee.depth }
  }
  @inline(__always) var wasSent: Bool {
    get { record.pointee.wasSent }
    nonmutating _modify { yield &record.pointee.wasSent }
  }
  @inline(__always) var isBroken: Bool {
    get { record.pointee.isBroken }
    nonmutating _modify { yield &record.pointee.isBroken }
  }
  @inline(__always) var lacksMemory: Bool {
    get { record.pointee.lacksMemory }
    nonmutating _modify { yield &record.pointee.lacksMemory }
  }
  @inline(__always) var isWriting: Bool {
    get { record.pointee.isWriting }
    nonmutating _modify { yield &record.pointee.isWriting }
  }
  @inline(__always) var time: UInt64 {
    get { record.pointee.time }
    nonmutating _modify { yield &record.pointee.time }
  }
  @inline(__always) var options: UInt32 {
    get { record.pointee.options }
    nonmutating _modify { yield &record.pointee.options }
  }
  @inline(__always) var file: Int32 {
    get { record.pointee.file }
    nonmutating _modify { yield &record.pointee.file }
  }
  @inline(__always) var writer: RKRecorderWriter? {
    get { record.pointee.writer }
    nonmutating _modify { yield &record.pointee.writer }
  }
  @inline(__always) var userdata: UnsafeMutableRawPointer? {
    get { record.pointee.userdata }
    nonmutating _modify { yield &record.pointee.userdata }
  }
  @inline(__always) var drop: DropFunction? {
    get { record.pointee.drop }
    nonmutating _modify { yield &record.pointee.drop }
  }
}
