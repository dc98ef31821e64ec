// SPDX-License-Identifier: MIT
import CResponderKit

// Touches as they stand in the trace.

/// A touch of the trace: its first record, and those that may be about it.
struct TracedTouch {
  let first: RKTraceRecord
  let place: Int
  let range: TraceRange
}

extension Context {
  /// The latest touch that is meant; nil: there is none in the trace. `mayBe` sorts out by what is at hand.
  func latestTouch(among mayBe: (TraceBeginning) -> Bool = { _ in true }, _ isMeant: (RKTraceRecord) -> Bool = { _ in true }) -> TracedTouch? {
    latestBeginning(before: trace.count, among: mayBe, isMeant).map { TracedTouch(first: trace[$0], place: $0, range: range(ofTouchAt: $0)) }
  }

  /// Of the touches of that number the one that was under way at a place, or else the latest: hosts use their numbers again.
  @inline(never)
  func touch(of id: Int64, at place: Int) -> TracedTouch? {
    let begun = latestBeginning(before: place + 1, among: { $0.touch == UInt32(truncatingIfNeeded: id) }, { $0.touch_id == id })
    return begun.map { TracedTouch(first: trace[$0], place: $0, range: range(ofTouchAt: $0)) } ?? latestTouch(of: id)
  }

  func latestTouch(of id: Int64) -> TracedTouch? { latestTouch(among: { $0.touch == UInt32(truncatingIfNeeded: id) }, { $0.touch_id == id }) }

  /// The place where the latest touch that is meant began, before another place.
  @inline(never)
  func latestBeginning(before end: Int, among mayBe: (TraceBeginning) -> Bool = { _ in true }, _ isMeant: (RKTraceRecord) -> Bool) -> Int? {
    if trace.count == 0 { return nil }
    let beginnings = trace.index.beginnings
    let least = trace.firstBeginning
    var k = beginnings.first(from: trace.oldest + UInt64(end))
    while k > least {
      k -= 1
      if mayBe(beginnings[k]), let place = trace.place(of: beginnings[k].sequence), isMeant(trace[place]) { return place }
    }
    return nil
  }

  /// A touch begins. What is dropped may be a later sample of one that has been cancelled.
  func isBeginning(_ r: RKTraceRecord) -> Bool {
    switch r.reason {
    case .touchHit, .touchHitNothing: true
    case .touchIgnored, .touchDropped: r.value == 0
    default: false
    }
  }

  /// Whether a touch began on the screen of a window.
  func isOn(_ window: Window, _ r: RKTraceRecord) -> Bool { window.data.screen == UInt32(exactly: screen(of: r)) }

  /// The number of the screen that a touch began on.
  func screen(of r: RKTraceRecord) -> Double {
    if let hit = liveView(r.other), let window = hit.window { return Double(window.data.screen) }
    return r.reason == .touchHitNothing ? r.value : 0
  }

  /// What was noted when the touch began.
  func note(of touch: TracedTouch, _ isMeant: (RKTraceRecord) -> Bool) -> RKTraceRecord? {
    for k in places(touch.range.end, from: touch.place) {
      if trace[k].time != touch.first.time { break }
      if trace[k].touch_id == touch.first.touch_id, isMeant(trace[k]) { return trace[k] }
    }
    return nil
  }

  /// Whether a recogniser or a control has received the touch.
  func hasTracked(_ object: OpaquePointer?, _ touch: Int64, _ range: TraceRange) -> Bool {
    latest(range.end, UInt(bitPattern: object), .object, RecordKinds.received.union(.of(.controlBeganTracking)), from: range.first) { isTracking($0) && $0.touch_id == touch } != nil
  }

  private func isTracking(_ r: RKTraceRecord) -> Bool { r.reason == .gestureReceivedTouch || r.reason == .controlBeganTracking }

  /// Where a recogniser, in the attempt of a decision, or a control received its touch; nil: it had several, or the trace has none of it.
  func onlyTouch(of object: Object, at place: Int) -> TracedTouch? {
    var found: Int?
    var end = place + 1
    while let k = latest(end, object.pointer, RecordKinds([.reset, .received]).union(.of(.controlBeganTracking))) {
      end = k
      let r = trace[k]
      if r.reason == .gestureReset, k < place { break }
      if !isTracking(r) { continue }
      if let found, trace[found].touch_id != r.touch_id { return nil }
      found = k
      if object.control != nil { break }
    }
    return found.map { TracedTouch(first: trace[$0], place: $0, range: TraceRange(first: $0, end: trace.count)) }
  }

  /// From the hit-test of the touch until another one begins after it has lifted, or one of its number begins. Recognisers may be at it for longer: see
  /// `settled`.
  func range(ofTouchAt place: Int) -> TraceRange {
    let end = next(after: place) ?? trace.count
    // A touch whose lift is in no record ends with the next of its number.
    return TraceRange(first: hitTest(before: place), end: end == trace.count ? end : Swift.max(hitTest(before: end), place + 1))
  }

  /// The place where the touch ends that began at a place; nil: with the trace.
  private func next(after place: Int) -> Int? {
    let touch = trace[place]
    let beginnings = trace.index.beginnings
    let start = trace.oldest + UInt64(place)
    let lifted = lift(ofTouchAt: place).map { trace.oldest + UInt64($0) } ?? .max
    let number = UInt32(truncatingIfNeeded: touch.touch_id)
    for k in places(beginnings.count, from: beginnings.first(from: start + 1)) {
      let next = beginnings[k]
      guard next.sequence > lifted || next.touch == number, let place = trace.place(of: next.sequence) else { continue }
      // One that is withheld as it begins is over for its view: others of the same update come beside it.
      if trace[place].touch_id == touch.touch_id || next.sequence > lifted && trace[place].time > touch.time { return place }
    }
    return nil
  }

  /// The place of the record that ends the touch that began at a place; nil: it is down, or the trace does not have it.
  func lift(ofTouchAt place: Int) -> Int? {
    let touch = trace[place]
    let ends = trace.index.ends
    for k in places(ends.count, from: ends.first(from: trace.oldest + UInt64(place))) {
      let end = ends[k]
      if end.touch == touch.touch_id || end.touch == 0, let place = trace.place(of: end.sequence), isEnd(trace[place], of: touch) { return place }
    }
    return nil
  }

  /// The beginning of the hit-test of the touch that began at a place. The program may have hit-tested just before by itself.
  func hitTest(before place: Int) -> Int {
    if trace[place].reason == .touchHit || trace[place].reason == .touchHitNothing || trace[place].reason == .inputHit { return Swift.max(place - Int(trace[moment: place].hitTest), 0) }
    var first = place
    while first > 0, trace[first - 1].time == trace[place].time, trace[first - 1].reason.rawValue < 100 || trace[first - 1].reason == .touchHitViewWithoutWindow { first -= 1 }
    return first
  }

  /// Its lift has come to the view that it hit, or it was cancelled; or nothing of it comes to a view any more.
  func isEnd(_ r: RKTraceRecord, of touch: RKTraceRecord) -> Bool {
    switch r.reason {
    case .delivered, .discarded, .forwarded: r.value >= 3 && (r.touch_id == touch.touch_id || r.touch_id == 0 && r.other == touch.other)
    case .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow: r.touch_id == touch.touch_id
    case .touchWithheldMultipleTouch, .touchWithheldExclusiveTouch, .scrollTouchRefused, .scrollDelayDropped: r.touch_id == touch.touch_id
    case .heldBackDropped, .cancelledByGesture, .neverDelivered: r.touch_id == touch.touch_id || r.touch_id == 0 && UInt(bitPattern: r.object) == UInt(bitPattern: touch.other)
    default: false
    }
  }

  /// The place of the latest record before `place` that is meant.
  func latest(_ place: Int, _ isMeant: (RKTraceRecord) -> Bool) -> Int? {
    var k = place
    while k > 0 {
      k -= 1
      if isMeant(trace[k]) { return k }
    }
    return nil
  }
}
