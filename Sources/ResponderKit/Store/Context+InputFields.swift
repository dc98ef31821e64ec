// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Fields of a context: windows, the application, and what comes in: touches, presses, motion; the controls that it reaches.

extension Context {
  @inline(__always) var windows: Buffer<UInt32> {
    get { record.pointee.windows }
    nonmutating _modify { yield &record.pointee.windows }
  }
  @inline(__always) var keyWindow: UInt32 {
    get { record.pointee.keyWindow }
    nonmutating _modify { yield &record.pointee.keyWindow }
  }
  @inline(__always) var wantsKey: UInt32 {
    get { record.pointee.wantsKey }
    nonmutating _modify { yield &record.pointee.wantsKey }
  }
  @inline(__always) var application: UInt32 {
    get { record.pointee.application }
    nonmutating _modify { yield &record.pointee.application }
  }
  @inline(__always) var delegate: UInt32 {
    get { record.pointee.delegate }
    nonmutating _modify { yield &record.pointee.delegate }
  }
  @inline(__always) var inactive: Bool {
    get { record.pointee.inactive }
    nonmutating _modify { yield &record.pointee.inactive }
  }
  @inline(__always) var resigningActive: Bool {
    get { record.pointee.resigningActive }
    nonmutating _modify { yield &record.pointee.resigningActive }
  }
  @inline(__always) var ignoring: Int {
    get { record.pointee.ignoring }
    nonmutating _modify { yield &record.pointee.ignoring }
  }
  @inline(__always) var forcesResign: Bool {
    get { record.pointee.forcesResign }
    nonmutating _modify { yield &record.pointee.forcesResign }
  }
  @inline(__always) var firsts: UInt64 {
    get { record.pointee.firsts }
    nonmutating _modify { yield &record.pointee.firsts }
  }
  @inline(__always) var resigning: UInt32 {
    get { record.pointee.resigning }
    nonmutating _modify { yield &record.pointee.resigning }
  }
  @inline(__always) var touches: Buffer<UInt32> {
    get { record.pointee.touches }
    nonmutating _modify { yield &record.pointee.touches }
  }
  @inline(__always) var fingers: DownTable {
    get { record.pointee.fingers }
    nonmutating _modify { yield &record.pointee.fingers }
  }
  @inline(__always) var touchedViews: NumberMap {
    get { record.pointee.touchedViews }
    nonmutating _modify { yield &record.pointee.touchedViews }
  }
  @inline(__always) var seesExclusive: Bool {
    get { record.pointee.seesExclusive }
    nonmutating _modify { yield &record.pointee.seesExclusive }
  }
  @inline(__always) var event: UInt32 {
    get { record.pointee.event }
    nonmutating _modify { yield &record.pointee.event }
  }
  @inline(__always) var eventTime: Double {
    get { record.pointee.eventTime }
    nonmutating _modify { yield &record.pointee.eventTime }
  }
  @inline(__always) var eventMask: InputMask {
    get { record.pointee.eventMask }
    nonmutating _modify { yield &record.pointee.eventMask }
  }
  @inline(__always) var otherEvents: Buffer<EventState> {
    get { record.pointee.otherEvents }
    nonmutating _modify { yield &record.pointee.otherEvents }
  }
  @inline(__always) var updateCount: UInt64 {
    get { record.pointee.updateCount }
    nonmutating _modify { yield &record.pointee.updateCount }
  }
  @inline(__always) var updateDepth: Int {
    get { record.pointee.updateDepth }
    nonmutating _modify { yield &record.pointee.updateDepth }
  }
  @inline(__always) var updateLimit: Int {
    get { record.pointee.updateLimit }
    nonmutating _modify { yield &record.pointee.updateLimit }
  }
  @inline(__always) var touchOrder: UInt64 {
    get { record.pointee.touchOrder }
    nonmutating _modify { yield &record.pointee.touchOrder }
  }
  @inline(__always) var sequence: UInt64 {
    get { record.pointee.sequence }
    nonmutating _modify { yield &record.pointee.sequence }
  }
  @inline(__always) var shown: ShownTouch? {
    get { record.pointee.shown }
    nonmutating _modify { yield &record.pointee.shown }
  }
  @inline(__always) var rawRoom: UnsafeMutableRawPointer? {
    get { record.pointee.room }
    nonmutating _modify { yield &record.pointee.room }
  }
  @inline(__always) var frame: UpdateFrame? {
    get { record.pointee.frame }
    nonmutating _modify { yield &record.pointee.frame }
  }
  @inline(__always) var ghosts: Buffer<Int64> {
    get { record.pointee.ghosts }
    nonmutating _modify { yield &record.pointee.ghosts }
  }
  @inline(__always) var coalesced: Buffer<RKTouchSnapshot> {
    get { record.pointee.coalesced }
    nonmutating _modify { yield &record.pointee.coalesced }
  }
  @inline(__always) var spareTrails: Trail? {
    get { record.pointee.spareTrails }
    nonmutating _modify { yield &record.pointee.spareTrails }
  }
  @inline(__always) var estimates: Buffer<EstimatedSample> {
    get { record.pointee.estimates }
    nonmutating _modify { yield &record.pointee.estimates }
  }
  @inline(__always) var spareEstimates: Buffer<EstimatedSample> {
    get { record.pointee.spareEstimates }
    nonmutating _modify { yield &record.pointee.spareEstimates }
  }
  @inline(__always) var seesDetails: Bool {
    get { record.pointee.seesDetails }
    nonmutating _modify { yield &record.pointee.seesDetails }
  }
  @inline(__always) var touchStream: TouchStream {
    get { record.pointee.touchStream }
    nonmutating _modify { yield &record.pointee.touchStream }
  }
  @inline(__always) var scrollInput: InputState {
    get { record.pointee.scrollInput }
    nonmutating _modify { yield &record.pointee.scrollInput }
  }
  @inline(__always) var transformInput: InputState {
    get { record.pointee.transformInput }
    nonmutating _modify { yield &record.pointee.transformInput }
  }
  @inline(__always) var presses: Buffer<UInt32> {
    get { record.pointee.presses }
    nonmutating _modify { yield &record.pointee.presses }
  }
  @inline(__always) var heldPresses: Buffer<UInt32> {
    get { record.pointee.heldPresses }
    nonmutating _modify { yield &record.pointee.heldPresses }
  }
  @inline(__always) var pressGhosts: Buffer<Int64> {
    get { record.pointee.pressGhosts }
    nonmutating _modify { yield &record.pointee.pressGhosts }
  }
  @inline(__always) var pressUpdates: UInt64 {
    get { record.pointee.pressUpdates }
    nonmutating _modify { yield &record.pointee.pressUpdates }
  }
  @inline(__always) var pressFrame: PressFrame? {
    get { record.pointee.pressFrame }
    nonmutating _modify { yield &record.pointee.pressFrame }
  }
  @inline(__always) var shownPress: ShownPress? {
    get { record.pointee.shownPress }
    nonmutating _modify { yield &record.pointee.shownPress }
  }
  @inline(__always) var hasKeyCommands: Bool {
    get { record.pointee.hasKeyCommands }
    nonmutating _modify { yield &record.pointee.hasKeyCommands }
  }
  @inline(__always) var textFailure: RKStatus {
    get { record.pointee.textFailure }
    nonmutating _modify { yield &record.pointee.textFailure }
  }
  @inline(__always) var motion: MotionState {
    get { record.pointee.motion }
    nonmutating _modify { yield &record.pointee.motion }
  }
  @inline(__always) var receivesRemoteControl: Bool {
    get { record.pointee.receivesRemoteControl }
    nonmutating _modify { yield &record.pointee.receivesRemoteControl }
  }
  @inline(__always) var eventFrame: EventFrame? {
    get { record.pointee.eventFrame }
    nonmutating _modify { yield &record.pointee.eventFrame }
  }
  @inline(__always) var hasControls: Bool {
    get { record.pointee.hasControls }
    nonmutating _modify { yield &record.pointee.hasControls }
  }
  @inline(__always) var trackingControls: Buffer<UInt32> {
    get { record.pointee.trackingControls }
    nonmutating _modify { yield &record.pointee.trackingControls }
  }
  @inline(__always) var afterTouches: UInt8 {
    get { record.pointee.afterTouches }
    nonmutating _modify { yield &record.pointee.afterTouches }
  }
  @inline(__always) var leavingWindow: Bool {
    get { record.pointee.leavingWindow }
    nonmutating _modify { yield &record.pointee.leavingWindow }
  }
  @inline(__always) var leaving: LeavingFrame? {
    get { record.pointee.leaving }
    nonmutating _modify { yield &record.pointee.leaving }
  }
}
