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
  /// The latest touch that is meant; nil: there is none in the trace.
  func latestTouch(_ isMeant: (RKTraceRecord) -> Bool) -> TracedTouch? {
    var k = trace.count
    while k > 0 {
      k -= 1
      let r = trace[k]
      if isBeginning(r), isMeant(r) { return TracedTouch(first: r, place: k, range: range(ofTouchAt: k)) }
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
    if let hit = liveObject(UInt(bitPattern: r.other), .views)?.view, let window = hit.window { return Double(window.data.screen) }
    return r.reason == .touchHitNothing ? r.value : 0
  }

  /// Whether a recogniser or a control has received the touch.
  func hasTracked(_ object: OpaquePointer?, _ touch: Int64, _ range: TraceRange) -> Bool {
    places(range.end, from: range.first).contains { isTracking(trace[$0]) && trace[$0].touch_id == touch && trace[$0].object == object }
  }

  private func isTracking(_ r: RKTraceRecord) -> Bool { r.reason == .gestureReceivedTouch || r.reason == .controlBeganTracking }

  /// Where a recogniser, in the attempt of a decision, or a control received its touch; nil: it had several, or the trace has none of it.
  func onlyTouch(of object: Object, at place: Int) -> TracedTouch? {
    var found: Int?
    var k = place + 1
    while k > 0 {
      k -= 1
      let r = trace[k]
      if r.object != object.pointer { continue }
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
    let touch = trace[place]
    let first = hitTest(before: place)
    var end = place + 1
    var hasLifted = false
    while end < trace.count {
      let r = trace[end]
      if isBeginning(r), r.touch_id == touch.touch_id || hasLifted { break }
      if isEnd(r, of: touch) { hasLifted = true }
      end += 1
    }
    // A touch whose lift is in no record ends with the next of its number.
    if end < trace.count, isBeginning(trace[end]) { end = Swift.max(hitTest(before: end), place + 1) }
    return TraceRange(first: first, end: end)
  }

  /// The beginning of the hit-test of the touch that began at a place.
  private func hitTest(before place: Int) -> Int {
    var first = place
    while first > 0, trace[first - 1].time == trace[place].time, trace[first - 1].reason.rawValue < 100 || trace[first - 1].reason == .touchHitViewWithoutWindow { first -= 1 }
    return first
  }

  /// Its lift has come to the view that it hit, or it was cancelled; or nothing of it comes to a view any more.
  private func isEnd(_ r: RKTraceRecord, of touch: RKTraceRecord) -> Bool {
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
