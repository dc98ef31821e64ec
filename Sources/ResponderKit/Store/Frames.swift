// SPDX-License-Identifier: MIT
import CResponderKit

/// What an update is about.
enum UpdateKind: UInt8 {
  case touches
  /// A gesture of a wheel or trackpad: its only touch stands for that.
  case input
  /// The pointer: no touches.
  case pointer
}

/// A touch that an update changed. What nested updates overwrite is kept here.
struct ChangedTouch {
  var link: TouchLink
  var touch: UInt
  var phase: RKTouchPhase
  var previous: RKPoint
  /// Handed to its window's views, or held back from them.
  var dispatched = false
  /// Handed to recognisers.
  var offered = false
}

/// Touches of one view in one phase: one call of a touch method (SPEC 66).
struct DeliveryGroup {
  var view: UInt
  var phase: RKTouchPhase
  var touches: UnsafeMutablePointer<OpaquePointer?>
  var count: Int
}

/// An update in progress. Lives on the stack of `dispatch`; nested updates link to the outer ones.
struct UpdateFrameRecord {
  var stamp: UInt64
  var time: Double
  var changed: UnsafeMutablePointer<ChangedTouch>
  var changedCount: Int
  var groups: UnsafeMutablePointer<DeliveryGroup>
  var groupCount = 0
  /// The next group to deliver: a nested update delivers the rest first.
  var nextGroup = 0
  var slots: UnsafeMutablePointer<OpaquePointer?>
  var usedSlots = 0
  var reachedApplication = false
  /// The window whose sendEvent: is being carried out.
  var window: UInt = 0
  /// Recognisers that wait for their callbacks, in order, and the next of them.
  var entries: UnsafeMutablePointer<TouchEntry>?
  var entryCount = 0
  var nextEntry = 0
  /// Number of the offer; touches that take part in it carry it.
  var offer: UInt64 = 0
  /// Windows whose touches in the update began later than this have not been offered the event.
  var offered: UInt64 = 0
  var outer: UpdateFrame?
  /// While it is carried out on behalf of an update inside it: the innermost of those.
  var inner: UpdateFrame?
  /// The event being sent.
  var event: UInt32
  var kind = UpdateKind.touches
}

/// A reference to an `UpdateFrameRecord`: it keeps nothing alive.
struct UpdateFrame: Reference {
  let record: UnsafeMutablePointer<UpdateFrameRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<UpdateFrameRecord>) { self.record = record }
}

extension UpdateFrame {
  @inline(__always) var stamp: UInt64 {
    get { record.pointee.stamp }
    nonmutating _modify { yield &record.pointee.stamp }
  }
  @inline(__always) var time: Double {
    get { record.pointee.time }
    nonmutating _modify { yield &record.pointee.time }
  }
  @inline(__always) var changed: UnsafeMutablePointer<ChangedTouch> {
    get { record.pointee.changed }
    nonmutating _modify { yield &record.pointee.changed }
  }
  @inline(__always) var changedCount: Int {
    get { record.pointee.changedCount }
    nonmutating _modify { yield &record.pointee.changedCount }
  }
  @inline(__always) var groups: UnsafeMutablePointer<DeliveryGroup> {
    get { record.pointee.groups }
    nonmutating _modify { yield &record.pointee.groups }
  }
  @inline(__always) var groupCount: Int {
    get { record.pointee.groupCount }
    nonmutating _modify { yield &record.pointee.groupCount }
  }
  @inline(__always) var nextGroup: Int {
    get { record.pointee.nextGroup }
    nonmutating _modify { yield &record.pointee.nextGroup }
  }
  @inline(__always) var slots: UnsafeMutablePointer<OpaquePointer?> {
    get { record.pointee.slots }
    nonmutating _modify { yield &record.pointee.slots }
  }
  @inline(__always) var usedSlots: Int {
    get { record.pointee.usedSlots }
    nonmutating _modify { yield &record.pointee.usedSlots }
  }
  @inline(__always) var reachedApplication: Bool {
    get { record.pointee.reachedApplication }
    nonmutating _modify { yield &record.pointee.reachedApplication }
  }
  @inline(__always) var window: UInt {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  @inline(__always) var entries: UnsafeMutablePointer<TouchEntry>? {
    get { record.pointee.entries }
    nonmutating _modify { yield &record.pointee.entries }
  }
  @inline(__always) var entryCount: Int {
    get { record.pointee.entryCount }
    nonmutating _modify { yield &record.pointee.entryCount }
  }
  @inline(__always) var nextEntry: Int {
    get { record.pointee.nextEntry }
    nonmutating _modify { yield &record.pointee.nextEntry }
  }
  @inline(__always) var offer: UInt64 {
    get { record.pointee.offer }
    nonmutating _modify { yield &record.pointee.offer }
  }
  @inline(__always) var offered: UInt64 {
    get { record.pointee.offered }
    nonmutating _modify { yield &record.pointee.offered }
  }
  @inline(__always) var outer: UpdateFrame? {
    get { record.pointee.outer }
    nonmutating _modify { yield &record.pointee.outer }
  }
  @inline(__always) var inner: UpdateFrame? {
    get { record.pointee.inner }
    nonmutating _modify { yield &record.pointee.inner }
  }
  @inline(__always) var event: UInt32 {
    get { record.pointee.event }
    nonmutating _modify { yield &record.pointee.event }
  }
  @inline(__always) var kind: UpdateKind {
    get { record.pointee.kind }
    nonmutating _modify { yield &record.pointee.kind }
  }
}

/// A press that an update changed.
struct ChangedPress {
  var press: UInt
  var phase: RKPressPhase
  /// Handed to its responder, or held back from it.
  var dispatched = false
  /// Handed to recognisers.
  var offered = false
}

/// An update of presses in progress. Lives on the stack of `dispatchPresses`; nested updates link to the outer ones.
struct PressFrameRecord {
  let stamp: UInt64
  let time: Double
  let modifiers: UInt32
  let changed: UnsafeMutablePointer<ChangedPress>
  let changedCount: Int
  let slots: UnsafeMutablePointer<OpaquePointer?>
  /// Slots of calls that have been made, or are being made.
  var usedSlots = 0
  /// The event's way.
  var way: EventFrame?
  /// Recognisers that wait for their callbacks, in order, and the next of them.
  var entries: UnsafeMutablePointer<TouchEntry>?
  var entryCount = 0
  var nextEntry = 0
  /// Number of the offer; touches that stand for the presses carry it.
  var offer: UInt64 = 0
  var outer: PressFrame?
}

/// A reference to a `PressFrameRecord`: it keeps nothing alive.
struct PressFrame: Reference {
  let record: UnsafeMutablePointer<PressFrameRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<PressFrameRecord>) { self.record = record }
}

extension PressFrame {
  @inline(__always) var stamp: UInt64 { record.pointee.stamp }
  @inline(__always) var time: Double { record.pointee.time }
  @inline(__always) var modifiers: UInt32 { record.pointee.modifiers }
  @inline(__always) var changed: UnsafeMutablePointer<ChangedPress> { record.pointee.changed }
  @inline(__always) var changedCount: Int { record.pointee.changedCount }
  @inline(__always) var slots: UnsafeMutablePointer<OpaquePointer?> { record.pointee.slots }
  @inline(__always) var usedSlots: Int {
    get { record.pointee.usedSlots }
    nonmutating _modify { yield &record.pointee.usedSlots }
  }
  @inline(__always) var way: EventFrame? {
    get { record.pointee.way }
    nonmutating _modify { yield &record.pointee.way }
  }
  @inline(__always) var entries: UnsafeMutablePointer<TouchEntry>? {
    get { record.pointee.entries }
    nonmutating _modify { yield &record.pointee.entries }
  }
  @inline(__always) var entryCount: Int {
    get { record.pointee.entryCount }
    nonmutating _modify { yield &record.pointee.entryCount }
  }
  @inline(__always) var nextEntry: Int {
    get { record.pointee.nextEntry }
    nonmutating _modify { yield &record.pointee.nextEntry }
  }
  @inline(__always) var offer: UInt64 {
    get { record.pointee.offer }
    nonmutating _modify { yield &record.pointee.offer }
  }
  @inline(__always) var outer: PressFrame? {
    get { record.pointee.outer }
    nonmutating _modify { yield &record.pointee.outer }
  }
}

/// An event during its delivery. Lives on the stack of the sending function.
struct EventFrameRecord {
  /// The event's record.
  let event: UInt32
  /// Handles of the windows that it concerns, in order; none: it goes no further than to the application.
  let windows: UnsafePointer<UInt>?
  let windowCount: Int
  /// What is to be done for `window`. Called again by an override that calls super twice, and by nested input: it does what is not done yet.
  let carryOut: @convention(c) (UnsafeMutableRawPointer, UInt32) -> Void
  /// The window whose turn it is; 0: none yet.
  var window: UInt = 0
  /// The next window to be offered the event.
  var nextWindow = 0
  var reachedApplication = false
  var reachedWindow = false
  /// For `carryOut`: what is sent, the receiver's handle, and whether it was sent.
  var phase: Int32 = 0
  var receiver: UInt = 0
  var isDone = false
  var outer: EventFrame?
}

/// A reference to an `EventFrameRecord`: it keeps nothing alive.
struct EventFrame: Reference {
  let record: UnsafeMutablePointer<EventFrameRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<EventFrameRecord>) { self.record = record }
}

extension EventFrame {
  @inline(__always) var event: UInt32 { record.pointee.event }
  @inline(__always) var windows: UnsafePointer<UInt>? { record.pointee.windows }
  @inline(__always) var windowCount: Int { record.pointee.windowCount }
  @inline(__always) var carryOut: @convention(c) (UnsafeMutableRawPointer, UInt32) -> Void { record.pointee.carryOut }
  @inline(__always) var window: UInt {
    get { record.pointee.window }
    nonmutating _modify { yield &record.pointee.window }
  }
  @inline(__always) var nextWindow: Int {
    get { record.pointee.nextWindow }
    nonmutating _modify { yield &record.pointee.nextWindow }
  }
  @inline(__always) var reachedApplication: Bool {
    get { record.pointee.reachedApplication }
    nonmutating _modify { yield &record.pointee.reachedApplication }
  }
  @inline(__always) var reachedWindow: Bool {
    get { record.pointee.reachedWindow }
    nonmutating _modify { yield &record.pointee.reachedWindow }
  }
  @inline(__always) var phase: Int32 {
    get { record.pointee.phase }
    nonmutating _modify { yield &record.pointee.phase }
  }
  @inline(__always) var receiver: UInt {
    get { record.pointee.receiver }
    nonmutating _modify { yield &record.pointee.receiver }
  }
  @inline(__always) var isDone: Bool {
    get { record.pointee.isDone }
    nonmutating _modify { yield &record.pointee.isDone }
  }
  @inline(__always) var outer: EventFrame? {
    get { record.pointee.outer }
    nonmutating _modify { yield &record.pointee.outer }
  }
}

/// A method that forwards and is running, in the order of the super-calls that led to it.
struct ForwardFrameRecord {
  var responder: UInt32
  /// The number of deliveries in which it runs.
  var delivery: UInt32
  var outer: ForwardFrame?
}

/// A reference to a `ForwardFrameRecord`: it keeps nothing alive.
struct ForwardFrame: Reference {
  let record: UnsafeMutablePointer<ForwardFrameRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<ForwardFrameRecord>) { self.record = record }
}

extension ForwardFrame {
  @inline(__always) var responder: UInt32 {
    get { record.pointee.responder }
    nonmutating _modify { yield &record.pointee.responder }
  }
  @inline(__always) var delivery: UInt32 {
    get { record.pointee.delivery }
    nonmutating _modify { yield &record.pointee.delivery }
  }
  @inline(__always) var outer: ForwardFrame? {
    get { record.pointee.outer }
    nonmutating _modify { yield &record.pointee.outer }
  }
}

/// A subtree that leaves its window, all of a window that is hidden or ends, or everything. Lives on the stack of the function that closes what has begun in it.
struct LeavingFrameRecord {
  /// 0: everything, because the context is being destroyed.
  let top: UInt32
  let outer: LeavingFrame?
}

/// A reference to a `LeavingFrameRecord`: it keeps nothing alive.
struct LeavingFrame: Reference {
  let record: UnsafeMutablePointer<LeavingFrameRecord>

  @inline(__always) init(_ record: UnsafeMutablePointer<LeavingFrameRecord>) { self.record = record }
}

extension LeavingFrame {
  @inline(__always) var top: UInt32 { record.pointee.top }
  @inline(__always) var outer: LeavingFrame? { record.pointee.outer }
}
