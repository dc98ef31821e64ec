// SPDX-License-Identifier: MIT
import CResponderKit

// Searches in the trace, by the index. Places count from the oldest record that is left.

extension RecordKinds {
  /// Why a scroll view does not move.
  static var stopsScrolling: RecordKinds { .of(.scrollMayNotCancel, .scrollCancelRefused, .scrollCannotScroll, .scrollDisabled, .scrollCannotZoom) }

  /// Those of reasons that are no deliveries, and no events without a listener.
  static func of(
    _ a: RKReason, _ b: RKReason? = nil, _ c: RKReason? = nil, _ d: RKReason? = nil, _ e: RKReason? = nil, _ f: RKReason? = nil, _ g: RKReason? = nil
  ) -> RecordKinds {
    var kinds = RecordKinds(a, 0)
    func add(_ reason: RKReason?) { if let reason { kinds.formUnion(RecordKinds(reason, 0)) } }
    add(b)
    add(c)
    add(d)
    add(e)
    add(f)
    add(g)
    return kinds
  }

  init(_ reason: RKReason, _ value: Double) {
    switch reason {
    case .delivered, .forwarded, .discarded: self = value == 0 ? .began : value >= 3 ? .ended : .moved
    case .gestureActionSent, .gestureNoTarget: self = .actions
    case .gestureTouchWhileDone, .gestureTouchWhileWaiting, .actionPerformed, .gestureFewerTaps, .gestureMayNotPrevent, .gestureSimultaneous: self = .rest
    case .gestureReset: self = .reset
    case .gestureChanged: self = .changed
    case .gestureReceivedTouch: self = .received
    case .controlSentEvents: self = .sent
    case .controlNobodyListens: self = value == Double(valueChanged) ? .changedUnheard : .unheard
    default:
      let number = UInt64(truncatingIfNeeded: reason.rawValue)
      self = number < 100 ? .hitTest : Reason.isNote(reason) ? .note : RecordKinds(RecordKinds.own + number % (RecordKinds.bits - RecordKinds.own))
    }
  }
}

extension TraceRing {
  /// The number of the record at place 0.
  var oldest: UInt64 { sequence - UInt64(count) + 1 }

  /// A record has been added.
  @inline(never)
  mutating func enter(_ r: RKTraceRecord, _ classes: (object: UInt16, other: UInt16)) {
    index.add(r, RecordKinds(r.reason, r.value), classes, oldest: oldest)
    switch r.reason {
    case .touchHit, .touchHitNothing:
      enterHitTest(r)
      enterBeginning(r)
    case .inputHit:
      enterHitTest(r)
      index.otherInput = r.sequence
    case .touchIgnored, .touchDropped: if r.value == 0 { enterBeginning(r) }
    case .delivered, .discarded, .forwarded: if r.value >= 3 { enterEnd(r) }
    case .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow, .touchWithheldMultipleTouch, .touchWithheldExclusiveTouch, .scrollTouchRefused,
      .scrollDelayDropped, .heldBackDropped, .cancelledByGesture, .neverDelivered:
      enterEnd(r)
    case .pressDropped, .pressIgnored: if r.value == 0 { index.otherInput = r.sequence }
    // An event without touches that has no record of its own before.
    case .eventDropped: if isWithoutTouches(r), place(of: index.otherInput).map({ self[$0].time != r.time }) ?? true { index.otherInput = r.sequence }
    case .pressBegan, .motionDelivered, .motionForwarded, .motionDropped, .remoteDelivered, .remoteForwarded, .remoteDropped, .textNobody: index.otherInput = r.sequence
    default: break
    }
    if r.reason.rawValue >= 100, r.reason != .touchHitViewWithoutWindow { lastDecision = r.sequence }
  }

  /// How many decisions before this one are of its hit-test. An override there may have sent other touches.
  private func enterHitTest(_ r: RKTraceRecord) {
    let start = Swift.min(Swift.max(beforeHitTest, lastDecision), r.sequence - 1)
    self[moment: count - 1].hitTest = UInt32(clamping: r.sequence - 1 - start)
  }

  private func isWithoutTouches(_ r: RKTraceRecord) -> Bool {
    r.point.x == Double(RKEventType.motion.rawValue) || r.point.x == Double(RKEventType.presses.rawValue) || r.point.x == Double(RKEventType.remoteControl.rawValue)
  }

  private mutating func enterBeginning(_ r: RKTraceRecord) {
    index.beginnings.append(
      TraceBeginning(sequence: r.sequence, x: Float(r.point.x), y: Float(r.point.y), hit: Handle.index(UInt(bitPattern: r.other)), touch: UInt32(truncatingIfNeeded: r.touch_id)))
  }

  private mutating func enterEnd(_ r: RKTraceRecord) { index.ends.append(TraceEnd(sequence: r.sequence, touch: r.touch_id)) }

  /// The touch of the latest record has been found out.
  func correctEnd(_ id: Int64) {
    let last = index.ends.count - 1
    if last >= 0, index.ends[last].sequence == sequence { index.ends[last].touch = id }
  }

  /// The place of a record that is left.
  func place(of sequence: UInt64) -> Int? { sequence >= oldest && sequence <= self.sequence ? Int(sequence - oldest) : nil }

  /// How many of the beginnings of touches have been overwritten; those after them are of records that are left.
  var firstBeginning: Int { index.beginnings.first(from: oldest) }
}

extension Context {
  /// The latest record before a place that is about the object in this part, of one of the kinds, and meant.
  func latest(_ end: Int, _ handle: UInt, _ role: RecordRole = .object, _ kinds: RecordKinds = .all, from first: Int = 0, _ isMeant: (RKTraceRecord) -> Bool = { _ in true }) -> Int? {
    var end = end
    while let place = latestLink(end, handle, role, kinds, first) {
      if isMeant(trace[place]) { return place }
      end = place
    }
    return nil
  }

  @inline(never)
  private func latestLink(_ end: Int, _ handle: UInt, _ role: RecordRole, _ kinds: RecordKinds, _ first: Int) -> Int? {
    if handle == 0 || trace.count == 0 { return nil }
    let oldest = trace.oldest
    var isLink = end < trace.count && isAbout(trace[end], handle, role)
    var end = oldest + UInt64(end)
    while true {
      let found = trace.index.latest(before: end, isLink: isLink, handle, role, kinds, oldest: oldest + UInt64(first))
      if found == 0 { return nil }
      let place = Int(found - oldest)
      if isAbout(trace[place], handle, role) { return place }
      end = found
      isLink = true
    }
  }

  func latest(_ end: Int, _ object: OpaquePointer?, _ kinds: RecordKinds = .all, _ isMeant: (RKTraceRecord) -> Bool = { _ in true }) -> Int? {
    latest(end, UInt(bitPattern: object), .object, kinds, isMeant)
  }

  /// The latest one of a reason.
  @inline(never)
  func latest(_ end: Int, _ object: OpaquePointer?, _ reason: RKReason) -> Int? { latest(end, object, RecordKinds(reason, 0)) { $0.reason == reason } }

  /// The latest one of two reasons.
  @inline(never)
  func latest(_ end: Int, _ object: OpaquePointer?, _ a: RKReason, or b: RKReason) -> Int? {
    latest(end, object, RecordKinds(a, 0).union(RecordKinds(b, 0))) { $0.reason == a || $0.reason == b }
  }

  /// The first record from a place on, and before another one, that is about the object in this part, of one of the kinds, and meant.
  func first(_ start: Int, before end: Int, _ handle: UInt, _ role: RecordRole = .object, _ kinds: RecordKinds = .all, _ isMeant: (RKTraceRecord) -> Bool = { _ in true }) -> Int? {
    var start = start
    while let place = firstLink(start, end, handle, role, kinds) {
      if isMeant(trace[place]) { return place }
      start = place + 1
    }
    return nil
  }

  /// The first record after a place, of the same instant, that is about the object in either part. Hit-tests are left out: the program may make any number of them.
  @inline(never)
  func sameInstant(after place: Int, about handle: UInt) -> Int? {
    let kinds = RecordKinds.all.subtracting(.hitTest)
    let asObject = first(place + 1, before: trace.count, handle, .object, kinds)
    let found = first(place + 1, before: asObject ?? trace.count, handle, .other, kinds) ?? asObject
    return found.flatMap { trace[$0].time == trace[place].time ? $0 : nil }
  }

  @inline(never)
  private func firstLink(_ start: Int, _ end: Int, _ handle: UInt, _ role: RecordRole, _ kinds: RecordKinds) -> Int? {
    if handle == 0 || trace.count == 0 { return nil }
    let oldest = trace.oldest
    var last = oldest + UInt64(start) - 1
    while true {
      let found = trace.index.first(after: last, before: oldest + UInt64(end), handle, role, kinds, oldest: oldest)
      if found == 0 { return nil }
      let place = Int(found - oldest)
      if isAbout(trace[place], handle, role) { return place }
      last = found
    }
  }

  private func isAbout(_ r: RKTraceRecord, _ handle: UInt, _ role: RecordRole) -> Bool { UInt(bitPattern: role == .object ? r.object : r.other) == handle }
}
