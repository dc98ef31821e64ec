// SPDX-License-Identifier: MIT
import CResponderKit

// The decision that settled an object's last attempt, or what one touch did to it.

/// Which records are about a touch. Of several touches together a record names none.
struct TraceFilter {
  let touch: Int64?
  /// Of a control: it tracked the touch.
  var isTracked = true
  /// The object had to do with the touch, until when: what names no touch, and is about the object, may be about this one.
  var isConcerned = true
  var end = Double.infinity

  func has(_ r: RKTraceRecord) -> Bool {
    if touch == nil { return true }
    if isOtherInput(r.reason) { return false }
    return r.touch_id == touch || r.reason == .scrollStoppedByTouch || r.touch_id == 0 && isConcerned && r.time <= end && isTouch(r.reason)
  }

  /// Wheels and trackpads, presses, which have numbers of their own, shakes and remote control.
  private func isOtherInput(_ reason: RKReason) -> Bool { (590..<600).contains(reason.rawValue) || (650..<663).contains(reason.rawValue) }

  /// What a control sends names no touch: it is about the one that it tracks.
  private func isTouch(_ reason: RKReason) -> Bool { isTracked || reason != .controlSentEvents && reason != .controlNobodyListens }
}

/// Records of the trace that lie together, by their places.
struct TraceRange {
  var first: Int
  var end: Int
}

/// What the trace has of the pan of a scroll view, each looked for once.
private struct PanSearch {
  let pan: OpaquePointer?
  let range: TraceRange
  var hasLost = false
  var lost: Int?
  var hasBarred = false
  var barred: Int?
}

extension Context {
  /// Everything that the trace holds.
  var wholeTrace: TraceRange { TraceRange(first: 0, end: trace.count) }

  /// The record that settled what became of the object, of all that is recorded or of one touch; nil: nothing is recorded about it there.
  func settled(_ bits: UInt, in range: TraceRange, of traced: TracedTouch? = nil) -> Int? {
    let object = liveObject(bits, .all)
    let touch = traced?.first.touch_id
    var range = range
    var filter = TraceFilter(touch: touch)
    if let traced, object?.recognizer == nil { limit(&filter, &range, object, traced) }
    if let touch, object?.recognizer != nil {
      guard let named = named(bits, touch, range) else { return nil }
      // A touch that is one too many has no part in what the recogniser decides. Any other decision explains why it took no notice.
      if trace[named].reason == .gestureIgnoredTouch { return named }
      if let attempt = attempt(of: bits, touch, range) { range = attempt } else if trace[named].reason != .gestureTouchWhileWaiting { return named }
      filter = TraceFilter(touch: nil)
    }
    if let touch, object?.control != nil {
      if let tracking = tracking(of: bits, touch, range) { (range, filter.isConcerned, filter.end) = (tracking, true, .infinity) } else { filter.isTracked = false }
    }
    let own = object?.control != nil ? settlingControlRecord(about: bits, range, filter) : object?.scrollView != nil ? settlingScrollRecord(about: bits, range, filter) : nil
    return own ?? settlingRecord(about: bits, range, filter)
  }

  /// To what a touch did to an object that is no recogniser.
  private func limit(_ filter: inout TraceFilter, _ range: inout TraceRange, _ object: Object?, _ touch: TracedTouch) {
    guard let object else { return }
    let (id, hit) = (touch.first.touch_id, touch.first.other)
    let isAround = object.view.map { v in liveView(hit)?.isDescendant(of: v) == true } ?? false
    let kinds = RecordKinds.all.subtracting([.hitTest, .note])
    filter.isConcerned = isAround || latest(range.end, object.handle, .object, kinds, from: touch.place) { $0.touch_id == id || $0.touch_id == 0 && hit != nil && $0.other == hit } != nil
      || latest(range.end, object.handle, .other, kinds, from: touch.place) { $0.touch_id == id } != nil
    guard let scrollView = object.scrollView else {
      if let lift = lift(ofTouchAt: touch.place) { filter.end = trace[lift].time }
      return
    }
    // The lift of a touch that stops it comes to no view.
    guard let lift = lift(ofTouchAt: touch.place) ?? gesture(ifAny: scrollView.data.pan).flatMap({ first(touch.place, before: range.end, $0.handle, .object, .reset) }) else { return }
    // It moves on by itself, until something stops it, or has to do with it that is not of this touch.
    let time = trace[lift].time
    let other = first(lift + 1, before: trace.count, object.handle, .object, kinds) { $0.time > time && $0.touch_id != id && $0.reason != .inputHit && !isOwnMotion($0.reason) }
    if let other, isStop(trace[other]), latest(other, object.pointer, .scrollBeganDecelerating).map({ $0 >= touch.place }) == true {
      return range.end = other + 1
    }
    let asked = first(lift + 1, before: range.end, object.handle, .object, .hitTest) { $0.time > time }
    range.end = Swift.min(other ?? range.end, asked ?? range.end, range.end)
  }

  /// What a scroll view does by itself after a touch.
  private func isOwnMotion(_ reason: RKReason) -> Bool {
    switch reason {
    case .scrollEndedDragging, .scrollBeganDecelerating, .scrollEndedDecelerating, .scrollPaged, .scrollTargetChanged, .scrollLocked: true
    default: false
    }
  }

  private func isStop(_ r: RKTraceRecord) -> Bool {
    switch r.reason {
    case .scrollStoppedBySetting, .scrollStoppedByTouch, .scrollStoppedByHost, .scrollStopped: true
    case .scrollBeganDragging: r.value == 2
    default: false
    }
  }

  /// What a control did from tracking the touch on, until it had to do with another one.
  private func tracking(of bits: UInt, _ touch: Int64, _ range: TraceRange) -> TraceRange? {
    guard let first = first(range.first, before: range.end, bits, .object, .of(.controlBeganTracking), { $0.reason == .controlBeganTracking && $0.touch_id == touch }) else { return nil }
    let end = self.first(first, before: range.end, bits, .object, RecordKinds.all.subtracting([.deliveries, .sent, .unheard, .changedUnheard, .hitTest, .note])) { r in
      (700..<720).contains(r.reason.rawValue) && r.reason != .controlBusy && r.touch_id != 0 && r.touch_id != touch
    }
    return TraceRange(first: first, end: end ?? range.end)
  }

  /// The attempt of a recogniser in which it had the touch, without its reset.
  private func attempt(of bits: UInt, _ touch: Int64, _ range: TraceRange) -> TraceRange? {
    guard let first = first(range.first, before: range.end, bits, .object, .received, { $0.touch_id == touch }) else { return nil }
    let end = self.first(first, before: trace.count, bits, .object, .reset)
    return TraceRange(first: first, end: end ?? trace.count)
  }

  /// The latest time that a recogniser failed.
  @inline(never)
  func latestFailure(_ end: Int, of recognizer: OpaquePointer?) -> Int? { latest(end, recognizer, RecordKinds.all.subtracting(.routine)) { isFailure($0.reason) } }

  func isFailure(_ reason: RKReason) -> Bool {
    let number = reason.rawValue
    return (540..<570).contains(number) || (572..<580).contains(number)
  }

  /// The last decision about the object as its subject, else anything about it. A reset, an action and the like follow from a decision and are none: the decision
  /// is what is asked for.
  private func settlingRecord(about bits: UInt, _ range: TraceRange, _ filter: TraceFilter) -> Int? {
    func latest(_ role: RecordRole, _ kinds: RecordKinds, _ isMeant: (RKTraceRecord) -> Bool = { _ in true }) -> Int? {
      self.latest(range.end, bits, role, kinds, from: range.first) { r in
        if !filter.has(r) || Reason.isNote(r.reason) { return false }
        return role == .object ? isMeant(r) : UInt(bitPattern: r.object) != bits && !(filter.touch != nil && r.touch_id == 0 && isOfRecognizer(r.reason)) && isMeant(r)
      }
    }
    // Later touches are hit-tested, too.
    let some: RecordKinds = filter.touch == nil ? .all.subtracting(.note) : .all.subtracting([.note, .hitTest])
    let anything = latest(.object, some)
    let asOther = latest(.other, .of(.touchWithheldMultipleTouch, .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow, .scrollTouchDelayed, .scrollDelayDropped, .scrollTouchRefused)) {
      isAboutOther($0.reason)
    }
    if let asOther, asOther > anything ?? -1, !hasEnded(bits, trace[asOther], range) { return asOther }
    // These are of a recogniser whose view is the other object, and name no touch.
    let untouched: RecordKinds = filter.touch == nil ? [] : [.changed, .reset, .actions]
    return latest(.object, some.subtracting([.reset, .aftermath])) ?? anything ?? latest(.object, .hitTest) ?? latest(.other, RecordKinds.all.subtracting(.note).subtracting(untouched))
  }

  /// The object received the end of the touch that a record of the same moment takes away: it left its window in its own touchesEnded.
  private func hasEnded(_ bits: UInt, _ loss: RKTraceRecord, _ range: TraceRange) -> Bool {
    latest(range.end, bits, .object, .ended, from: range.first) { $0.reason == .delivered && $0.value == 3 && $0.time == loss.time && ($0.touch_id == loss.touch_id || $0.touch_id == 0) } != nil
  }

  /// What a recogniser decided, whose view is the other object.
  private func isOfRecognizer(_ reason: RKReason) -> Bool { (500..<600).contains(reason.rawValue) }

  /// The last record about a recogniser that names a touch.
  private func named(_ bits: UInt, _ touch: Int64, _ range: TraceRange) -> Int? {
    // What follows the touches that it has names none, as a rule.
    let some: RecordKinds = [.changed, .aftermath, .reset, .note]
    return latest(range.end, bits, .object, RecordKinds.all.subtracting(some), from: range.first) { $0.touch_id == touch }
      ?? latest(range.end, bits, .object, some, from: range.first) { $0.touch_id == touch }
  }

  /// Decisions on a touch, whose view is the other object.
  private func isAboutOther(_ reason: RKReason) -> Bool {
    switch reason {
    case .touchWithheldMultipleTouch, .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow: true
    case .scrollTouchDelayed, .scrollDelayDropped, .scrollTouchRefused: true
    default: false
    }
  }

  /// Why a scroll view did not scroll in its last touch, or that it did: deliveries to it settle nothing.
  private func settlingScrollRecord(about bits: UInt, _ range: TraceRange, _ filter: TraceFilter) -> Int? {
    var end = range.end
    let scroll = liveObject(bits, .views)?.scrollView
    // Of many touches that did not scroll it, each would search the same records.
    var search = PanSearch(pan: scroll.flatMap { gesture(ifAny: $0.data.pan)?.pointer }, range: range)
    // That it cannot scroll is only half of it where two fingers were to zoom it.
    var unmoved: Int?
    while let k = latest(end, bits, .object, RecordKinds.all.subtracting([.moved, .ended, .hitTest]), from: range.first, { filter.has($0) }) {
      end = k
      let r = trace[k]
      if r.reason == .scrollCannotScroll, unmoved == nil {
        unmoved = k
        continue
      }
      if let unmoved {
        if r.reason == .scrollCannotZoom { return k }
        if isDelivered(r) { return unmoved }
        continue
      }
      if (605..<650).contains(r.reason.rawValue) { return lostDrag(r) ?? k }
      switch r.reason {
      case .delivered where r.value == 0:
        if let stopped = latest(k, bits, .object, .of(.scrollStoppedByTouch), from: range.first, { $0.reason == .scrollStoppedByTouch && $0.time == r.time }) { return stopped }
        if let short = shortPan(of: r, after: k, &search) { return short }
      case .delivered, .forwarded, .beganHeldBack, .endedHeldBack, .heldBackReleased, .scrollDelayOver, .scrollDelayLifted: continue
      case .scrollTouchDelayed, .scrollDelayDropped:
        if let lost = lostPan(since: r.time, &search) { return lost }
        if r.reason == .scrollDelayDropped { return nil }
      default: return nil
      }
    }
    return unmoved ?? (range.first < range.end ? lostPan(since: trace[range.first].time, &search) : nil)
  }

  /// What took the touches from the pan of a scroll view as its drag ended; nil: the fingers lifted.
  private func lostDrag(_ r: RKTraceRecord) -> Int? {
    guard r.reason == .scrollEndedDragging, let scroll = liveObject(r.object, .views)?.scrollView, let pan = gesture(ifAny: scroll.data.pan)?.pointer else { return nil }
    let lost = latest(trace.count, pan, RecordKinds.all.subtracting(.routine)) {
      $0.time < r.time || $0.time == r.time && ($0.reason == .gestureCancelled || $0.reason == .gestureCancelledByRemoval || $0.reason == .gestureCancelledByDisabling)
    }
    return lost.flatMap { trace[$0].time == r.time ? $0 : nil }
  }

  private func isDelivered(_ r: RKTraceRecord) -> Bool { r.reason == .delivered && r.value == 0 || r.reason == .scrollTouchDelayed }

  /// That the pan of the scroll view of a record has not come far enough since; nil: it has, or the view's own class handles touches.
  private func shortPan(of r: RKTraceRecord, after place: Int, _ search: inout PanSearch) -> Int? {
    guard let object = liveObject(r.object, .views), !object.handlesTouches, let pan = search.pan else { return nil }
    return latest(search.range.end, UInt(bitPattern: pan), .object, .of(.gestureLiftedTooSoon), from: place) { $0.reason == .gestureLiftedTooSoon && $0.point.x != 0 } ?? barredPan(&search)
  }

  /// Why the pan of a scroll view was not the one that took a touch.
  private func lostPan(since time: Double, _ search: inout PanSearch) -> Int? {
    guard let pan = search.pan else { return nil }
    if !search.hasLost {
      search.hasLost = true
      search.lost = latest(search.range.end, pan, .of(.gesturePrevented, .gestureExcluded, .gestureRequirementRecognized)) { lost in
        lost.reason == .gesturePrevented || lost.reason == .gestureExcluded || lost.reason == .gestureRequirementRecognized
      }
    }
    return search.lost.flatMap { trace[$0].time >= time ? $0 : nil } ?? barredPan(&search)
  }

  /// What kept the pan of a scroll view from beginning, whatever the fingers did: it is disabled, was refused, waited, or needs more fingers.
  private func barredPan(_ search: inout PanSearch) -> Int? {
    guard !search.hasBarred, let pan = search.pan else { return search.barred }
    search.hasBarred = true
    search.barred = latest(search.range.end, UInt(bitPattern: pan), .object, RecordKinds.all.subtracting([.changed, .reset, .actions]), from: search.range.first) { r in
      switch r.reason {
      case .gestureDisabled, .gestureRefusedByView, .gestureRefusedByDelegate, .gestureWaitedTooLong, .gestureTooFewTouches, .gestureTouchRefused, .gestureTouchTypeRefused: true
      case .gestureLiftedTooSoon: r.point.y == 1
      default: false
      }
    }
    return search.barred
  }

  /// What became of a control's last touch: how its tracking ended, or why it did not begin; if it ended inside, what was sent. What a text field answered to the
  /// keyboard, or to becoming first responder, comes before events that it has no target for.
  private func settlingControlRecord(about bits: UInt, _ range: TraceRange, _ filter: TraceFilter) -> Int? {
    let isField = liveObject(bits, .all)?.control?.data.type == .textField
    var sent: Int?
    var unsent: Int?
    var end = range.end
    // What there are many of counts once.
    var kinds = RecordKinds.all.subtracting([.moved, .ended, .began, .hitTest, .note])
    while let k = latest(end, bits, .object, kinds, from: range.first, { filter.has($0) }) {
      end = k
      let r = trace[k]
      // A field that is touched is to become first responder, whatever it sends as well.
      if sent == nil || isField && trace[sent ?? 0].time == r.time {
        switch r.reason {
        // A delegate that has let it resign did what the key is for.
        case .textRefused where r.value == FieldQuestion.submit.rawValue && latest(k, bits, .object, .all, from: range.first) { $0.reason == .resignedFirst && $0.time == r.time } != nil: continue
        case .textRefused, .textReturnStays, .textKey, .textInserted: return k
        case .becameFirst, .cannotBecomeFirst, .firstRefusedByCurrent: if isField { return refusal(bits, before: k) ?? k }
        // Of a touch it is what that came to that counts, and not what came later.
        case .resignedFirst, .resignedByRemoval: if isField, filter.touch == nil { return k }
        default: break
        }
      }
      guard r.reason.rawValue >= 700, r.reason.rawValue < 800 else { continue }
      switch r.reason {
      case .controlSentEvents:
        sent = k
        kinds.subtract(.sent)
      case .controlNobodyListens:
        unsent = k
        kinds.subtract([.unheard, .changedUnheard])
      case .controlEndedTracking:
        // What its value is for is done, wherever the finger lifts.
        if r.value != 1 { return latest(range.end, bits, .object, .sent, from: latest(k, r.object, .controlBeganTracking) ?? range.first) { $0.controlEvents & valueChanged != 0 } ?? k }
      // While it tracks, events without a target settle nothing. What beginTracking has sent stands before it.
      case .controlBeganTracking where heldEnd(of: r, before: range.end) != nil: return heldEnd(of: r, before: range.end)
      case .controlBeganTracking:
        return sent ?? sentWhileBeginning(bits, before: k) ?? (range.end - 1 > k && hasEnded(bits, k, range) ? unheard(bits, k, range, filter) ?? unsent ?? k : k)
      default: return k
      }
    }
    return sent ?? unheard(bits, range.first, range, filter) ?? unsent
  }

  /// What a control with a value is for comes before what any touch sends: the first of these that found no listener.
  private func unheard(_ bits: UInt, _ place: Int, _ range: TraceRange, _ filter: TraceFilter) -> Int? {
    first(place, before: range.end, bits, .object, .changedUnheard) { filter.has($0) }
  }

  /// The end of the touch of a record, if it is held back from the record's object at `end`.
  func heldEnd(of record: RKTraceRecord, before end: Int) -> Int? {
    let last = latest(end, record.object, .of(.endedHeldBack, .heldBackReleased, .heldBackDropped, .cancelledByGesture, .controlBeganTracking)) { r in
      guard r.touch_id == record.touch_id else { return false }
      return r.reason == .endedHeldBack || r.reason == .heldBackReleased || r.reason == .heldBackDropped || r.reason == .cancelledByGesture || r.reason == .controlBeganTracking
    }
    return last.flatMap { trace[$0].reason == .endedHeldBack ? $0 : nil }
  }

  private func sentWhileBeginning(_ bits: UInt, before place: Int) -> Int? {
    var k = place
    while k > 0, trace[k - 1].time == trace[place].time {
      k -= 1
      if trace[k].reason == .controlSentEvents, UInt(bitPattern: trace[k].object) == bits { return k }
    }
    return nil
  }

  /// What its delegate has answered, which keeps a text field from becoming first responder.
  private func refusal(_ bits: UInt, before place: Int) -> Int? {
    var k = place
    while k > 0, trace[k - 1].time == trace[place].time {
      k -= 1
      if trace[k].reason == .textRefused, UInt(bitPattern: trace[k].object) == bits { return k }
    }
    return nil
  }

  /// Whether tracking that began at `place` ended inside.
  private func hasEnded(_ bits: UInt, _ place: Int, _ range: TraceRange) -> Bool {
    latest(range.end, OpaquePointer(bitPattern: bits), .controlEndedTracking).map { $0 >= place } == true
  }
}

extension RKTraceRecord {
  /// Of one about what a control sent, or had no target for.
  var controlEvents: UInt32 { UInt32(exactly: value) ?? 0 }
}
