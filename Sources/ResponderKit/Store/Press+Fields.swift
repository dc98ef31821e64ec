// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `PressRecord` and to the context that it belongs to: it keeps nothing alive.
struct Press: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<PressRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<PressRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Press {
  /// All its fields at once.
  @inline(__always) var whole: PressRecord {
    get { record.pointee }
    nonmutating _modify { yield &record.pointee }
  }
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  @inline(__always) var id: Int64 {
    get { record.pointee.id }
    nonmutating _modify { yield &record.pointee.id }
  }
  @inline(__always) var phase: RKPressPhase {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var type: RKPressType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var flags: PressFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var keyCode: UInt32 {
    get { record.pointee.keyCode }
    nonmutating _modify { yield &record.pointee.keyCode }
  }
  @inline(__always) var modifiers: UInt32 {
    get { record.pointee.modifiers }
    nonmutating _modify { yield &record.pointee.modifiers }
  }
  /// The touch that stands for it with recognisers.
  @inline(__always) var standIn: Touch? {
    get { context.touch(ifAny: record.pointee.touch) }
    nonmutating set { record.pointee.touch = newValue.number }
  }
  @inline(__always) var force: Double {
    get { record.pointee.force }
    nonmutating _modify { yield &record.pointee.force }
  }
  @inline(__always) var timestamp: Double {
    get { record.pointee.timestamp }
    nonmutating _modify { yield &record.pointee.timestamp }
  }
  // What it belongs to may have ended; its handle still names it.
  @inline(__always) var responderHandle: UInt {
    get { record.pointee.responder }
    nonmutating _modify { yield &record.pointee.responder }
  }
  @inline(__always) var windowHandle: UInt {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  /// What receives it; nil: nothing, or nothing any more.
  @inline(__always) var responder: Responder? {
    get { context.liveResponder(record.pointee.responder) }
    nonmutating set { record.pointee.responder = newValue?.handle ?? 0 }
  }
  @inline(__always) var window: Window? { context.liveWindow(record.pointee.window) }
  @inline(__always) var order: UInt64 {
    get { record.pointee.order }
    nonmutating _modify { yield &record.pointee.order }
  }
  @inline(__always) var update: UInt64 {
    get { record.pointee.update }
    nonmutating _modify { yield &record.pointee.update }
  }
  @inline(__always) var characters: UnsafeMutablePointer<CChar>? {
    get { record.pointee.characters }
    nonmutating _modify { yield &record.pointee.characters }
  }
  @inline(__always) var charactersIgnoringModifiers: UnsafeMutablePointer<CChar>? {
    get { record.pointee.charactersIgnoringModifiers }
    nonmutating _modify { yield &record.pointee.charactersIgnoringModifiers }
  }
  @inline(__always) var phases: HeldPhases {
    get { record.pointee.phases }
    nonmutating _modify { yield &record.pointee.phases }
  }
  @inline(__always) var beganTime: Double {
    get { record.pointee.beganTime }
    nonmutating _modify { yield &record.pointee.beganTime }
  }
  @inline(__always) var beganForce: Double {
    get { record.pointee.beganForce }
    nonmutating _modify { yield &record.pointee.beganForce }
  }
  @inline(__always) var changedTime: Double {
    get { record.pointee.changedTime }
    nonmutating _modify { yield &record.pointee.changedTime }
  }
  @inline(__always) var changedForce: Double {
    get { record.pointee.changedForce }
    nonmutating _modify { yield &record.pointee.changedForce }
  }
}
