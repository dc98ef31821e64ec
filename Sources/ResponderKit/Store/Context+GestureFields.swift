// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Fields of a context: recognisers, the pointer, scroll views, the indexes of wide parents.

extension Context {
  @inline(__always) var attachments: UInt64 {
    get { record.pointee.attachments }
    nonmutating _modify { yield &record.pointee.attachments }
  }
  @inline(__always) var active: Buffer<UInt32> {
    get { record.pointee.active }
    nonmutating _modify { yield &record.pointee.active }
  }
  @inline(__always) var alarms: Buffer<UInt32> {
    get { record.pointee.alarms }
    nonmutating _modify { yield &record.pointee.alarms }
  }
  @inline(__always) var alarm: Double {
    get { record.pointee.alarm }
    nonmutating _modify { yield &record.pointee.alarm }
  }
  @inline(__always) var alarmStale: Bool {
    get { record.pointee.alarmStale }
    nonmutating _modify { yield &record.pointee.alarmStale }
  }
  @inline(__always) var rounds: Buffer<UInt> {
    get { record.pointee.rounds }
    nonmutating _modify { yield &record.pointee.rounds }
  }
  @inline(__always) var held: Buffer<UInt32> {
    get { record.pointee.held }
    nonmutating _modify { yield &record.pointee.held }
  }
  @inline(__always) var heldOrder: UInt64 {
    get { record.pointee.heldOrder }
    nonmutating _modify { yield &record.pointee.heldOrder }
  }
  @inline(__always) var offers: UInt64 {
    get { record.pointee.offers }
    nonmutating _modify { yield &record.pointee.offers }
  }
  @inline(__always) var lateTaps: Int {
    get { record.pointee.lateTaps }
    nonmutating _modify { yield &record.pointee.lateTaps }
  }
  @inline(__always) var offering: Int {
    get { record.pointee.offering }
    nonmutating _modify { yield &record.pointee.offering }
  }
  @inline(__always) var settling: Int {
    get { record.pointee.settling }
    nonmutating _modify { yield &record.pointee.settling }
  }
  @inline(__always) var gesturesChanged: Bool {
    get { record.pointee.gesturesChanged }
    nonmutating _modify { yield &record.pointee.gesturesChanged }
  }
  @inline(__always) var viewsToTell: Bool {
    get { record.pointee.viewsToTell }
    nonmutating _modify { yield &record.pointee.viewsToTell }
  }
  @inline(__always) var touchesLifted: Bool {
    get { record.pointee.touchesLifted }
    nonmutating _modify { yield &record.pointee.touchesLifted }
  }
  @inline(__always) var mayBeIdle: Bool {
    get { record.pointee.mayBeIdle }
    nonmutating _modify { yield &record.pointee.mayBeIdle }
  }
  @inline(__always) var mayReset: Bool {
    get { record.pointee.mayReset }
    nonmutating _modify { yield &record.pointee.mayReset }
  }
  @inline(__always) var firstFailed: UInt32 {
    get { record.pointee.firstFailed }
    nonmutating _modify { yield &record.pointee.firstFailed }
  }
  @inline(__always) var lastFailed: UInt32 {
    get { record.pointee.lastFailed }
    nonmutating _modify { yield &record.pointee.lastFailed }
  }
  @inline(__always) var tellingFailures: Bool {
    get { record.pointee.tellingFailures }
    nonmutating _modify { yield &record.pointee.tellingFailures }
  }
  @inline(__always) var failureForgotten: Bool {
    get { record.pointee.failureForgotten }
    nonmutating _modify { yield &record.pointee.failureForgotten }
  }
  @inline(__always) var asksPairs: Bool {
    get { record.pointee.asksPairs }
    nonmutating _modify { yield &record.pointee.asksPairs }
  }
  @inline(__always) var delegatesAskPairs: Bool {
    get { record.pointee.delegatesAskPairs }
    nonmutating _modify { yield &record.pointee.delegatesAskPairs }
  }
  @inline(__always) var someRecognized: Bool {
    get { record.pointee.someRecognized }
    nonmutating _modify { yield &record.pointee.someRecognized }
  }
  @inline(__always) var someWait: Bool {
    get { record.pointee.someWait }
    nonmutating _modify { yield &record.pointee.someWait }
  }
  @inline(__always) var arrangement: UInt64 {
    get { record.pointee.arrangement }
    nonmutating _modify { yield &record.pointee.arrangement }
  }
  @inline(__always) var collected: CollectedRecognizers {
    get { record.pointee.collected }
    nonmutating _modify { yield &record.pointee.collected }
  }
  @inline(__always) var spareEntries: Buffer<Buffer<TouchEntry>> {
    get { record.pointee.spareEntries }
    nonmutating _modify { yield &record.pointee.spareEntries }
  }
  @inline(__always) var pointer: PointerState {
    get { record.pointee.pointer }
    nonmutating _modify { yield &record.pointee.pointer }
  }
  @inline(__always) var scrolls: ScrollState {
    get { record.pointee.scrolls }
    nonmutating _modify { yield &record.pointee.scrolls }
  }
  @inline(__always) var indexChanges: UInt64 {
    get { record.pointee.indexChanges }
    nonmutating _modify { yield &record.pointee.indexChanges }
  }
}
