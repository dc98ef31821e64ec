import CResponderKit

// What became of a touch for an object, from the trace; where the trace has no decision about the object, from the tree as it is.

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
    point = record.point
    hit = record.other
    if record.reason == .touchIgnored || record.reason == .touchDropped { return add(record) }
    if let settled = context.settled(subject.handle, in: touch.range, touch: record.touch_id), !isHitTest(settled) { return tell(settled) }
    let hit = context.liveObject(UInt(bitPattern: record.other), .views)?.view
    guard let view = place else { return explainOffChain(record, touch.range, hit) }
    point = view.root.object.window?.view.toLocal(record.point) ?? record.point
    if let hit, hit.isDescendant(of: view) { return explainUndelivered(record, touch.range, hit) }
    explainPlace(view, at: point, calls: false)
    takeRecorded(touch.range, hit)
    keepToRecord(view, touch, hit)
    addPlugins()
    if count == 0 {
      reached = false
      add(record)
      add(.missOnlyThen, hit?.object)
    }
  }

  /// The tree may have changed since: what was decided then stands for what would be now.
  private mutating func keepToRecord(_ view: View, _ touch: TracedTouch, _ hit: View?) {
    if let rejected = rejection(of: view, touch) {
      if !places(count).contains(where: { self[$0].reason == rejected.reason && self[$0].culprit == rejected.object && isSamePlace(self[$0], rejected) }) {
        clear()
        add(rejected)
      } else if places(count).contains(where: { self[$0].reason.rawValue < 100 }) {
        // Nothing below what was rejected took part.
        if let k = places(count).first(where: { self[$0].reason == .missSubview }) { remove(k) }
      }
      return
    }
    guard let hit, !places(count).contains(where: { self[$0].culprit == hit.pointer || isOverride(self[$0].reason) }) else { return }
    if count == 0 { return }
    if hit.window == view.window {
      clear()
      add(.missCovered, hit.object)
    } else if let front = hit.window, let window = view.window, window.isBehind(front) {
      clear()
      add(.missOtherWindow, hit.object)
    }
  }

  /// A view that moved since has the point elsewhere.
  private func isSamePlace(_ step: RKExplanationStep, _ rejected: RKTraceRecord) -> Bool { step.reason != .hitOutside || step.point.distance(to: rejected.point) < 1e-6 }

  private func isOverride(_ reason: RKReason) -> Bool {
    reason == .missOverride || reason == .hitOverrideReturned || reason == .hitOverrideReturnedNil || reason == .hitOutsideByOverride
  }

  /// The decision of the touch's hit-test that kept it out of a view, or of one that it lies in.
  private func rejection(of view: View, _ touch: TracedTouch) -> RKTraceRecord? {
    for k in places(touch.place, from: touch.range.first) {
      let r = subject.context.trace[k]
      guard isRejection(r.reason), let rejected = subject.context.liveObject(UInt(bitPattern: r.object), .views)?.view else { continue }
      // Most of what a hit-test rejects has no subviews.
      if rejected == view || rejected.childCount > 0 && view.isDescendant(of: rejected) { return r }
    }
    return nil
  }

  private func isRejection(_ reason: RKReason) -> Bool {
    switch reason {
    case .hitHidden, .hitInteractionDisabled, .hitAlpha, .hitAnimating, .hitSingularTransform, .hitOutside, .hitOutsideByOverride, .hitOverrideReturnedNil, .hitDisabledControl: true
    default: false
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
  private mutating func explainUndelivered(_ record: RKTraceRecord, _ range: TraceRange, _ hit: View) {
    let context = subject.context
    var forwarded: RKTraceRecord?
    var discarded: RKTraceRecord?
    var taker: Int?
    var isDelivered = false
    for place in places(range.end, from: range.first) {
      let r = context.trace[place]
      if r.reason == .eventDropped { return add(r) }
      guard r.touch_id == record.touch_id || r.touch_id == 0 else { continue }
      switch r.reason {
      case .delivered: isDelivered = true
      case .forwarded: forwarded = forwarded ?? r
      case .discarded: discarded = discarded ?? r
      case .gestureBegan, .gestureRecognized: if r.time == record.time { taker = taker ?? place }
      case .scrollStoppedByTouch: return add(r)
      default: if r.touch_id == record.touch_id, (103...109).contains(r.reason.rawValue) { return add(r) }
      }
    }
    add(record)
    if let recognizer = subject.recognizer {
      if recognizer.has(.disabled) { add(.gestureDisabled, subject) } else { add(.missOnlyThen, recognizer.object) }
    } else if let forwarded {
      let handler = context.liveResponder(UInt(bitPattern: forwarded.object))
      if isPassed(from: hit, to: handler) { add(.missPassedOn, nil) } else { add(.missHandledBelow, handler?.object) }
    } else if let discarded {
      let last = context.liveResponder(UInt(bitPattern: discarded.object))
      if last?.object != subject, !isPassed(from: hit, to: last) { add(.missOffChain, last?.object) } else { add(.missPassedOn, nil) }
    } else if isDelivered {
      add(.missHandledBelow, hit.object)
    } else if let taker {
      // It had recognised before anything was delivered.
      add(.neverDelivered, context.liveObject(UInt(bitPattern: context.trace[taker].object), .gestures))
      followRecognizer(context.trace[taker].object, taker + 1)
    }
  }

  /// Whether the object lies on the way of a delivery from a view to a responder, without it. Overrides of nextResponder are not called.
  private func isPassed(from hit: View, to end: Responder?) -> Bool {
    var next = subject.context.liveResponder(hit.handle)
    for _ in places(longestChain) {
      guard let responder = next, responder != end else { return false }
      if responder.object == subject { return true }
      next = responder.builtInNextResponder
    }
    return false
  }

  private mutating func explainOffChain(_ record: RKTraceRecord, _ range: TraceRange, _ hit: View?) {
    if subject.recognizer != nil || subject.controller != nil { return add(.missUnattached, nil) }
    if let hit, isPassed(from: hit, to: nil) { return explainUndelivered(record, range, hit) }
    add(record)
    if let hit { add(.missOffChain, hit.object) }
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

extension Window {
  /// A hit-test asks the other one first.
  fileprivate func isBehind(_ other: Window) -> Bool {
    var k = context.windows.count
    while k > 0 {
      k -= 1
      let next = context.window(context.windows[k])
      if next == other { return true }
      if next == self { return false }
    }
    return false
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
