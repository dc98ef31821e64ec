// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Fields of a context: time, the run loop, what the host has configured, and the queue.

extension Context {
  @inline(__always) var time: Double {
    get { record.pointee.time }
    nonmutating _modify { yield &record.pointee.time }
  }
  @inline(__always) var timers: TimerHeap {
    get { record.pointee.timers }
    nonmutating _modify { yield &record.pointee.timers }
  }
  @inline(__always) var lateTimers: TimerHeap {
    get { record.pointee.lateTimers }
    nonmutating _modify { yield &record.pointee.lateTimers }
  }
  @inline(__always) var timerOrder: UInt64 {
    get { record.pointee.timerOrder }
    nonmutating _modify { yield &record.pointee.timerOrder }
  }
  @inline(__always) var firing: Int {
    get { record.pointee.firing }
    nonmutating _modify { yield &record.pointee.firing }
  }
  @inline(__always) var firingFrom: UInt64 {
    get { record.pointee.firingFrom }
    nonmutating _modify { yield &record.pointee.firingFrom }
  }
  @inline(__always) var firedNew: Double {
    get { record.pointee.firedNew }
    nonmutating _modify { yield &record.pointee.firedNew }
  }
  @inline(__always) var advancing: Int {
    get { record.pointee.advancing }
    nonmutating _modify { yield &record.pointee.advancing }
  }
  @inline(__always) var advanceTarget: Double {
    get { record.pointee.advanceTarget }
    nonmutating _modify { yield &record.pointee.advanceTarget }
  }
  @inline(__always) var waiter: rkp_waiter {
    get { record.pointee.waiter }
    nonmutating _modify { yield &record.pointee.waiter }
  }
  @inline(__always) var config: UnsafeMutablePointer<Double>? {
    get { record.pointee.config }
    nonmutating _modify { yield &record.pointee.config }
  }
  @inline(__always) var appearancesOver: Bool {
    get { record.pointee.appearancesOver }
    nonmutating _modify { yield &record.pointee.appearancesOver }
  }
  @inline(__always) var appearanceWalks: UInt64 {
    get { record.pointee.appearanceWalks }
    nonmutating _modify { yield &record.pointee.appearanceWalks }
  }
  @inline(__always) var diagnosticHandler: RKDiagnosticHandler? {
    get { record.pointee.diagnosticHandler }
    nonmutating _modify { yield &record.pointee.diagnosticHandler }
  }
  @inline(__always) var diagnosticUserdata: UnsafeMutableRawPointer? {
    get { record.pointee.diagnosticUserdata }
    nonmutating _modify { yield &record.pointee.diagnosticUserdata }
  }
  @inline(__always) var diagnosticDrop: DropFunction? {
    get { record.pointee.diagnosticDrop }
    nonmutating _modify { yield &record.pointee.diagnosticDrop }
  }
  @inline(__always) var reportingDiagnostic: Bool {
    get { record.pointee.reportingDiagnostic }
    nonmutating _modify { yield &record.pointee.reportingDiagnostic }
  }
  @inline(__always) var observer: RKObserver? {
    get { record.pointee.observer }
    nonmutating _modify { yield &record.pointee.observer }
  }
  @inline(__always) var observerUserdata: UnsafeMutableRawPointer? {
    get { record.pointee.observerUserdata }
    nonmutating _modify { yield &record.pointee.observerUserdata }
  }
  @inline(__always) var observerDrop: DropFunction? {
    get { record.pointee.observerDrop }
    nonmutating _modify { yield &record.pointee.observerDrop }
  }
  @inline(__always) var notificationHandler: RKNotificationHandler? {
    get { record.pointee.notificationHandler }
    nonmutating _modify { yield &record.pointee.notificationHandler }
  }
  @inline(__always) var notificationUserdata: UnsafeMutableRawPointer? {
    get { record.pointee.notificationUserdata }
    nonmutating _modify { yield &record.pointee.notificationUserdata }
  }
  @inline(__always) var notificationDrop: DropFunction? {
    get { record.pointee.notificationDrop }
    nonmutating _modify { yield &record.pointee.notificationDrop }
  }
  @inline(__always) var draining: Int {
    get { record.pointee.draining }
    nonmutating _modify { yield &record.pointee.draining }
  }
  @inline(__always) var drainLeft: Double {
    get { record.pointee.drainLeft }
    nonmutating _modify { yield &record.pointee.drainLeft }
  }
  @inline(__always) var endsInside: Int {
    get { record.pointee.endsInside }
    nonmutating _modify { yield &record.pointee.endsInside }
  }
}
