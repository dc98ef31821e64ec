import CResponderKit

// What became of a touch for an object, from the trace; where the trace has no decision about the object, from the tree as it is.

/// A touch of the trace: its first record, and those that may be about it.
struct TracedTouch {
  let first: RKTraceRecord
  let place: Int
  let range: TraceRange
}

extension Context {
  /// The latest touch of that number in the trace; nil: there is none.
  func hasTouch(_ id: Int64) -> Bool { latestTouch { $0.touch_id == id } != nil }

  func latestTouch(_ isMeant: (RKTraceRecord) -> Bool) -> TracedTouch? {
    var k = trace.count
    while k > 0 {
      k -= 1
      let r = trace[k]
      if isBeginning(r.reason), isMeant(r) { return TracedTouch(first: r, place: k, range: range(of: r, k)) }
    }
    return nil
  }

  func isBeginning(_ reason: RKReason) -> Bool {
    reason == .touchHit || reason == .touchHitNothing || reason == .touchIgnored || reason == .touchDropped
  }

  /// From the hit-test of the touch to the next touch of its number.
  func range(of r: RKTraceRecord, _ place: Int) -> TraceRange {
    var first = place
    while first > 0, trace[first - 1].time == r.time, trace[first - 1].reason.rawValue < 100 || trace[first - 1].reason == .touchHitViewWithoutWindow { first -= 1 }
    var end = place + 1
    while end < trace.count, !(isBeginning(trace[end].reason) && trace[end].touch_id == r.touch_id) { end += 1 }
    return TraceRange(first: first, end: end)
  }
}

extension Explanation {
  /// How far from a view a touch is still aimed at it.
  private static var near: Double { 44 }

  /// What became of the latest attempt, or of the latest touch near it.
  mutating func explainLatest() {
    let context = subject.context
    let bits = subject.handle
    let view = place
    let latest = context.settled(bits, in: context.wholeTrace)
    let lastTouch = context.latestTouch { _ in true }?.place
    // A touch's hit-test comes before it: this one is the host's own.
    if let latest, isHitTest(latest), latest > lastTouch ?? -1 { return tell(latest) }
    let settled = latest.flatMap { isHitTest($0) ? nil : $0 }
    let aimed = context.latestTouch { r in
      if let hit = context.liveObject(UInt(bitPattern: r.other), .views)?.view, let view, hit.isDescendant(of: view) { return true }
      return (view?.distance(toScreen: r.point) ?? .infinity) <= Explanation.near
    }
    if let settled, settled >= (aimed?.place ?? 0) { return tell(settled) }
    if let aimed { return explain(aimed) }
    if let last = context.latestTouch({ _ in true }) { return explain(last) }
    add(.missNoTouch, nil)
    explainNow()
  }

  /// What one touch did to it, or why it did not come to it. False: there is no such touch.
  mutating func explainTouch(_ id: Int64) -> Bool {
    guard let touch = subject.context.latestTouch({ $0.touch_id == id }) else { return false }
    explain(touch)
    return true
  }

  private func isHitTest(_ place: Int) -> Bool { subject.context.trace[place].reason.rawValue < 100 }

  /// The view in which the object gets touches.
  var place: View? {
    if let view = subject.view { return view }
    if let recognizer = subject.recognizer { return recognizer.view }
    if let controller = subject.controller { return controller.view }
    return nil
  }

  mutating func explain(_ touch: TracedTouch) {
    let context = subject.context
    let record = touch.first
    touchID = record.touch_id
    if record.reason == .touchIgnored || record.reason == .touchDropped { return add(record) }
    if let settled = context.settled(subject.handle, in: touch.range), !isHitTest(settled) { return tell(settled) }
    let hit = context.liveObject(UInt(bitPattern: record.other), .views)?.view
    guard let view = place else { return explainOffChain(record, touch.range) }
    point = view.root.object.window?.view.toLocal(record.point) ?? record.point
    if let hit, hit.isDescendant(of: view) { return explainUndelivered(record, touch.range) }
    explainPlace(view, at: point, calls: false)
    takeRecorded(touch.range, hit)
    addPlugins()
    if count == 0 {
      reached = false
      add(record)
      add(.missOnlyThen, hit?.object)
    }
  }

  /// What overrides have answered is recorded: it stands for those that were not called now.
  private mutating func takeRecorded(_ range: TraceRange, _ hit: View?) {
    var k = count
    while k > 0 {
      k -= 1
      guard self[k].reason == .missOverride, let view = subject.context.liveObject(UInt(bitPattern: self[k].culprit), .views)?.view else { continue }
      let answer = recorded(view, range)
      if place?.isDescendant(of: view) == true {
        if let rejected = answer.rejected { replace(k, rejected) } else if answer.passed { remove(k) } else if let returned = answer.returned { replace(k, returned) }
      } else if answer.passed || answer.returned?.reason == .hitOverrideReturned {
        // It is in front.
        remove(k)
        add(.missCovered, (hit ?? view).object)
      } else {
        remove(k)
      }
    }
  }

  /// What a hit-test has recorded about a view: that it was rejected, that it contains the point, what its hitTest override returned.
  private func recorded(_ view: View, _ range: TraceRange) -> (rejected: RKTraceRecord?, passed: Bool, returned: RKTraceRecord?) {
    var rejected: RKTraceRecord?
    var returned: RKTraceRecord?
    var passed = false
    for place in places(range.end, from: range.first) {
      let r = subject.context.trace[place]
      guard r.object == view.pointer else { continue }
      switch r.reason {
      case .hitInside, .hitInsideByOverride: passed = true
      case .hitOverrideReturned: returned = r
      case .hitOverrideReturnedNil: (rejected, returned) = (rejected ?? r, r)
      case .hitTaken, .hitSubviewGone: break
      default: if r.reason.rawValue < 100 { rejected = r }
      }
    }
    return (rejected, passed, returned)
  }

  /// The touch hit the view, or one below it, and has not come to the object.
  private mutating func explainUndelivered(_ record: RKTraceRecord, _ range: TraceRange) {
    var handler: RKTraceRecord?
    for place in places(range.end, from: range.first) {
      let r = subject.context.trace[place]
      if r.reason == .eventDropped { return add(r) }
      if r.touch_id == record.touch_id, (103...109).contains(r.reason.rawValue) { return add(r) }
      if r.reason == .delivered || r.reason == .forwarded { handler = r }
    }
    add(record)
    if let recognizer = subject.recognizer {
      if recognizer.has(.disabled) { add(.gestureDisabled, subject) } else { add(.missOnlyThen, recognizer.object) }
    } else if let handler {
      add(.missHandledBelow, subject.context.liveObject(UInt(bitPattern: handler.object), .responders))
    }
  }

  private mutating func explainOffChain(_ record: RKTraceRecord, _ range: TraceRange) {
    if subject.recognizer != nil || subject.controller != nil { return add(.missUnattached, nil) }
    add(record)
    add(.missOffChain, subject.context.liveObject(UInt(bitPattern: record.other), .views))
  }

  /// Without a touch: what would keep one from its middle.
  private mutating func explainNow() {
    guard let view = place else {
      if subject.recognizer != nil || subject.controller != nil { add(.missUnattached, nil) }
      return
    }
    let bounds = view.bounds
    point = view.convertUp(RKPoint(x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2), to: view.root)
    explain(view, at: point, calls: false)
  }
}

extension View {
  /// How far a point of the screen is from its bounds, in its points; infinite if it is in no window, 0 if that cannot be computed.
  fileprivate func distance(toScreen point: RKPoint) -> Double {
    guard let window else { return .infinity }
    var next: View? = self
    while let v = next {
      if v.has(.singular) { return 0 }
      next = v.superview
    }
    let local = convertDown(window.view.toLocal(point), from: window.view)
    return local.isFinite ? bounds.distance(to: local) : .infinity
  }
}
