// SPDX-License-Identifier: MIT
import CResponderKit

/// A reference to a `GestureRecord` and to the context that it belongs to: it keeps nothing alive.
struct Recognizer: Equatable {
  let context: Context
  let record: UnsafeMutablePointer<GestureRecord>

  @inline(__always) init(_ context: Context, _ record: UnsafeMutablePointer<GestureRecord>) {
    self.context = context
    self.record = record
  }

  /// Its index in the context's table.
  @inline(__always) var index: UInt32 { record.pointee.header.index }
  @inline(__always) var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(record) }
}

extension Recognizer {
  @inline(__always) var header: HeaderRecord {
    get { record.pointee.header }
    nonmutating _modify { yield &record.pointee.header }
  }
  @inline(__always) var state: RKGestureRecognizerState {
    get { record.pointee.state }
    nonmutating _modify { yield &record.pointee.state }
  }
  @inline(__always) var shown: RKGestureRecognizerState {
    get { record.pointee.shown }
    nonmutating _modify { yield &record.pointee.shown }
  }
  @inline(__always) var flags: GestureFlags {
    get { record.pointee.flags }
    nonmutating _modify { yield &record.pointee.flags }
  }
  @inline(__always) var type: GestureType {
    get { record.pointee.type }
    nonmutating _modify { yield &record.pointee.type }
  }
  @inline(__always) var wish: RKGestureRecognizerState {
    get { record.pointee.wish }
    nonmutating _modify { yield &record.pointee.wish }
  }
  @inline(__always) var rounds: UInt8 {
    get { record.pointee.rounds }
    nonmutating _modify { yield &record.pointee.rounds }
  }
  @inline(__always) var attempt: UInt32 {
    get { record.pointee.attempt }
    nonmutating _modify { yield &record.pointee.attempt }
  }
  /// What it is attached to.
  @inline(__always) var view: View? {
    get { context.view(ifAny: record.pointee.view) }
    nonmutating set { record.pointee.view = newValue.number }
  }
  @inline(__always) var depth: UInt32 {
    get { record.pointee.depth }
    nonmutating _modify { yield &record.pointee.depth }
  }
  @inline(__always) var order: UInt64 {
    get { record.pointee.order }
    nonmutating _modify { yield &record.pointee.order }
  }
  @inline(__always) var visit: UInt64 {
    get { record.pointee.visit }
    nonmutating _modify { yield &record.pointee.visit }
  }
  @inline(__always) var askedEvent: UInt64 {
    get { record.pointee.askedEvent }
    nonmutating _modify { yield &record.pointee.askedEvent }
  }
  @inline(__always) var activeSlot: UInt32 {
    get { record.pointee.activeSlot }
    nonmutating _modify { yield &record.pointee.activeSlot }
  }
  @inline(__always) var alarmSlot: UInt32 {
    get { record.pointee.alarmSlot }
    nonmutating _modify { yield &record.pointee.alarmSlot }
  }
  @inline(__always) var deadline: Double {
    get { record.pointee.deadline }
    nonmutating _modify { yield &record.pointee.deadline }
  }
  @inline(__always) var allowedTypes: UInt32 {
    get { record.pointee.allowedTypes }
    nonmutating _modify { yield &record.pointee.allowedTypes }
  }
  @inline(__always) var nextFailed: UInt32 {
    get { record.pointee.nextFailed }
    nonmutating _modify { yield &record.pointee.nextFailed }
  }
  @inline(__always) var location: RKPoint {
    get { record.pointee.location }
    nonmutating _modify { yield &record.pointee.location }
  }
  @inline(__always) var windowHandle: UInt {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  @inline(__always) var mask: InputMask {
    get { record.pointee.mask }
    nonmutating _modify { yield &record.pointee.mask }
  }
  @inline(__always) var tracked: Buffer<TrackedTouch> {
    get { record.pointee.tracked }
    nonmutating _modify { yield &record.pointee.tracked }
  }
  @inline(__always) var requirements: Buffer<UInt> {
    get { record.pointee.requirements }
    nonmutating _modify { yield &record.pointee.requirements }
  }
  @inline(__always) var attemptRequirements: Buffer<UInt> {
    get { record.pointee.attemptRequirements }
    nonmutating _modify { yield &record.pointee.attemptRequirements }
  }
  @inline(__always) var requirementPlaces: NumberMap {
    get { record.pointee.requirementPlaces }
    nonmutating _modify { yield &record.pointee.requirementPlaces }
  }
  @inline(__always) var targets: TargetList {
    get { record.pointee.targets }
    nonmutating _modify { yield &record.pointee.targets }
  }
  @inline(__always) var numbers: ActionNumbers {
    get { record.pointee.numbers }
    nonmutating _modify { yield &record.pointee.numbers }
  }
  @inline(__always) var delegate: GestureDelegate? {
    get { record.pointee.delegate }
    nonmutating _modify { yield &record.pointee.delegate }
  }
  @inline(__always) var data: UnsafeMutableRawPointer? {
    get { record.pointee.data }
    nonmutating _modify { yield &record.pointee.data }
  }
  @inline(__always) var allowedPressTypes: UInt64 {
    get { record.pointee.allowedPressTypes }
    nonmutating _modify { yield &record.pointee.allowedPressTypes }
  }
}
