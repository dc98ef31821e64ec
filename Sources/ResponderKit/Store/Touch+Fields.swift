// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `TouchRecord` and to the context that it belongs to: it keeps nothing alive.
struct Touch: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<TouchRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<TouchRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Touch {
  /// All its fields at once.
  @inline(__always) var whole: TouchRecord {
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
  @inline(__always) var phase: RKTouchPhase {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var type: RKTouchType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var flags: TouchFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var tapCount: UInt32 {
    get { record.pointee.tapCount }
    nonmutating _modify { yield &record.pointee.tapCount }
  }
  @inline(__always) var timestamp: Double {
    get { record.pointee.timestamp }
    nonmutating _modify { yield &record.pointee.timestamp }
  }
  @inline(__always) var location: RKPoint {
    get { record.pointee.location }
    nonmutating _modify { yield &record.pointee.location }
  }
  @inline(__always) var previous: RKPoint {
    get { record.pointee.previous }
    nonmutating _modify { yield &record.pointee.previous }
  }
  @inline(__always) var start: RKPoint {
    get { record.pointee.start }
    nonmutating _modify { yield &record.pointee.start }
  }
  @inline(__always) var force: Double {
    get { record.pointee.force }
    nonmutating _modify { yield &record.pointee.force }
  }
  @inline(__always) var radius: Double {
    get { record.pointee.radius }
    nonmutating _modify { yield &record.pointee.radius }
  }
  @inline(__always) var mask: InputMask {
    get { record.pointee.mask }
    nonmutating _modify { yield &record.pointee.mask }
  }
  @inline(__always) var altitude: Double {
    get { record.pointee.altitude }
    nonmutating _modify { yield &record.pointee.altitude }
  }
  @inline(__always) var azimuth: Double {
    get { record.pointee.azimuth }
    nonmutating _modify { yield &record.pointee.azimuth }
  }
  // What it belongs to may have ended. Its handle still names it: two touches are on one view if the handles are the same.
  @inline(__always) var viewHandle: UInt {
    get { record.pointee.view }
    nonmutating _modify { yield &record.pointee.view }
  }
  @inline(__always) var hitViewHandle: UInt {
    get { record.pointee.hitView }
    nonmutating _modify { yield &record.pointee.hitView }
  }
  @inline(__always) var windowHandle: UInt {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  @inline(__always) var takerHandle: UInt {
    get { record.pointee.taker }
    nonmutating _modify { yield &record.pointee.taker }
  }
  /// What receives it; nil: no view, or none any more.
  @inline(__always) var view: View? {
    get { context.liveView(ifAny: record.pointee.view) }
    nonmutating set { record.pointee.view = newValue?.handle ?? 0 }
  }
  @inline(__always) var hitView: View? { context.liveView(ifAny: record.pointee.hitView) }
  @inline(__always) var window: Window? { context.liveWindow(record.pointee.window) }
  /// The recogniser that has taken it from its view.
  @inline(__always) var taker: Recognizer? { context.liveGesture(record.pointee.taker) }
  @inline(__always) var order: UInt64 {
    get { record.pointee.order }
    nonmutating _modify { yield &record.pointee.order }
  }
  @inline(__always) var update: UInt64 {
    get { record.pointee.update }
    nonmutating _modify { yield &record.pointee.update }
  }
  @inline(__always) var coalescedStart: UInt32 {
    get { record.pointee.coalescedStart }
    nonmutating _modify { yield &record.pointee.coalescedStart }
  }
  @inline(__always) var coalescedCount: UInt32 {
    get { record.pointee.coalescedCount }
    nonmutating _modify { yield &record.pointee.coalescedCount }
  }
  @inline(__always) var entries: Buffer<TouchEntry> {
    get { record.pointee.entries }
    nonmutating _modify { yield &record.pointee.entries }
  }
  @inline(__always) var offer: UInt64 {
    get { record.pointee.offer }
    nonmutating _modify { yield &record.pointee.offer }
  }
  @inline(__always) var offerPhase: RKTouchPhase {
    get { record.pointee.offerPhase }
    nonmutating _modify { yield &record.pointee.offerPhase }
  }
  @inline(__always) var phases: HeldPhases {
    get { record.pointee.phases }
    nonmutating _modify { yield &record.pointee.phases }
  }
  @inline(__always) var beganTime: Double {
    get { record.pointee.beganTime }
    nonmutating _modify { yield &record.pointee.beganTime }
  }
  @inline(__always) var movedTime: Double {
    get { record.pointee.movedTime }
    nonmutating _modify { yield &record.pointee.movedTime }
  }
  @inline(__always) var movedLocation: RKPoint {
    get { record.pointee.movedLocation }
    nonmutating _modify { yield &record.pointee.movedLocation }
  }
  @inline(__always) var movedPrevious: RKPoint {
    get { record.pointee.movedPrevious }
    nonmutating _modify { yield &record.pointee.movedPrevious }
  }
  @inline(__always) var delayer: UInt {
    get { record.pointee.delayer }
    nonmutating _modify { yield &record.pointee.delayer }
  }
  @inline(__always) var delayEnd: Double {
    get { record.pointee.delayEnd }
    nonmutating _modify { yield &record.pointee.delayEnd }
  }
  @inline(__always) var trail: Trail? {
    get { record.pointee.trail }
    nonmutating _modify { yield &record.pointee.trail }
  }
}
