// SPDX-License-Identifier: MIT
import CResponderKit

/// Causes, the first one first. What does not fit is left out.
struct Explanation {
  static let most = 32

  private let steps: UnsafeMutablePointer<RKExplanationStep>
  private(set) var count = 0
  /// What is explained.
  let subject: Object
  /// The touch, and where it began in the coordinates of the subject's window; nil: a point, without a touch.
  var touchID: Int64?
  var point = RKPoint()
  /// The record that settled the subject's attempt, which has a sentence of its own; nil: it missed the touch.
  var settled: Int?
  /// How many steps the sentence of that record is about.
  var told = 0
  /// What the touch hit; nil: nothing, or there is no touch.
  var hit: OpaquePointer?
  /// How many steps are about the moment of the touch, where the views have changed since: those after them are about now.
  var changedAt: Int?
  /// It is about the pointer.
  var hovers = false
  /// The point reaches the subject.
  var reached = false
  /// Nothing is in the way but overrides that were not called, or its own hitTest override decides.
  var isOpen: Bool {
    // Its own hitTest override, or one of a view around it.
    if let place, places(count).contains(where: { k in self[k].reason == .missOverride && subject.context.liveView(self[k].culprit).map { $0.has(.overridesHitTest) && place.isDescendant(of: $0) } == true }) { return true }
    let first = count > 0 && self[0].reason == .missNoTouch ? 1 : 0
    return count > first && places(count, from: first).allSatisfy { self[$0].reason == .missOverride || self[$0].reason == .missPlugin && $0 > first }
  }

  init(_ subject: Object, _ steps: UnsafeMutablePointer<RKExplanationStep>) {
    self.subject = subject
    self.steps = steps
  }

  subscript(_ k: Int) -> RKExplanationStep { steps[k] }

  /// Something that is so now.
  @inline(never)
  mutating func add(_ reason: RKReason, _ culprit: Object?, point: RKPoint = RKPoint(), value: Double = 0, limit: Double = 0, _ unit: RKUnit = .none, rule: UInt32? = nil) {
    guard count < Explanation.most else { return }
    var step = RKExplanationStep()
    step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    step.reason = reason
    step.rule = rule ?? (reason == .missOverride && culprit?.view?.has(.overridesHitTest) == false ? Reason.rule(.hitInsideByOverride) : Reason.rule(reason))
    step.unit = unit
    step.time = .nan
    step.subject = subject.pointer
    step.culprit = culprit?.pointer
    step.point = point
    step.value = value
    step.limit = limit
    step.touch_id = touchID ?? 0
    steps[count] = step
    count += 1
  }

  /// The decision at a place of the trace: a record is large, and many callers need nothing else of it.
  @inline(never)
  mutating func add(at place: Int) { add(subject.context.trace[place]) }

  /// A decision of the trace.
  @inline(never)
  mutating func add(_ r: RKTraceRecord) {
    guard count < Explanation.most else { return }
    count += 1
    replace(count - 1, r)
  }

  /// A decision of the trace in the place of a step.
  func replace(_ k: Int, _ r: RKTraceRecord) {
    let unit = subject.context.unit(of: r)
    // There is none for a tap that came too late, nor for one that is still held: what it was given is both.
    let limit = r.reason == .gestureNoNextTap || r.reason == .gestureHeldTooLong && r.point.x == 0 ? r.value : r.point.x
    let isLimited = unit != .none && ((520..<570).contains(r.reason.rawValue) || r.reason == .gestureTouchTypeRefused || r.reason == .gestureButtonRefused || r.reason == .gestureIgnoredTouch)
    var step = RKExplanationStep()
    step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    step.reason = r.reason
    step.rule = r.rule
    step.unit = unit
    step.time = r.time
    // A hit-test is about the view that decided.
    let isHitTest = r.reason.rawValue < 100
    step.subject = isHitTest ? subject.pointer : r.object
    step.culprit = isHitTest ? r.object : r.other
    if r.reason == .gestureTouchRefused || r.reason == .gestureEventRefused || r.reason == .gestureRefusedByDelegate {
      let isClass = r.reason == .gestureEventRefused && subject.context.liveGesture(r.object)?.overrides(.shouldReceiveEvent) == true
      step.culprit = isClass ? r.object : delegate(of: r.object) ?? r.object
    }
    // Its view is the other object where no other one had a part.
    if (500..<570).contains(r.reason.rawValue), subject.context.liveObject(r.other, .views) != nil, step.culprit == r.other { step.culprit = r.object }
    if r.reason == .gestureCycleFailed || r.reason == .gestureWaitedTooLong, subject.context.liveGesture(r.other) == nil { step.culprit = subject.context.lastWait(of: r)?.other ?? r.object }
    step.point = isLimited ? RKPoint() : r.point
    step.value = r.value
    step.limit = isLimited ? limit : 0
    if r.reason == .gestureNoNextTap { step.point = r.point }
    if r.reason == .gestureSwipeTooSlow { step.point.x = r.point.y }
    if isLimited, r.point.y == 3 || r.point.y == 4 { step.point = r.point.y == 3 ? RKPoint(x: 1, y: 0) : RKPoint(x: 0, y: 1) }
    // Which scroll view it was, and not what it kept the touch from.
    if r.reason == .scrollStoppedByTouch || r.reason == .eventDropped && r.other != nil { step.culprit = r.object }
    if r.reason == .controlEndedTracking, unit == .points {
      step.value = r.point.x
      step.limit = r.point.y
      step.point = RKPoint()
    }
    if isLimited, r.point.y == 5 { step.point = RKPoint(x: 1, y: 1) }
    if r.reason == .scrollCannotZoom, unit == .number { (step.limit, step.point) = (r.point.x, RKPoint()) }
    if r.reason == .scrollCannotScroll, unit == .points {
      step.value = r.point.x
      step.limit = r.point.y
      step.point = RKPoint(x: r.value == 1 ? 0 : 1, y: r.value == 0 ? 0 : 1)
    }
    step.touch_id = r.touch_id
    if isHitTest {
      step.touch_id = touchID ?? r.touch_id
      if r.reason == .hitAlpha { step.limit = subject.context.config(.alphaHitThreshold) }
    }
    steps[k] = step
  }

  /// What was measured for the last step.
  func measure(_ value: Double, _ unit: RKUnit, touch: Int64? = nil) {
    guard count > 0 else { return }
    if let touch { steps[count - 1].touch_id = touch }
    steps[count - 1].value = value
    steps[count - 1].unit = unit
  }

  /// Decisions about several touches name none: where this recogniser had the touch that is asked for, they are about that one.
  func nameTouch(_ id: Int64, _ isTracked: (OpaquePointer?) -> Bool) {
    for k in places(count) {
      if steps[k].touch_id == 0, !steps[k].time.isNaN, isTracked(steps[k].subject) { steps[k].touch_id = id }
    }
  }

  /// Where the point is outside of the view or of one that it lies in, that is why it misses, and not what lies there instead.
  mutating func putDistanceFirst(from first: Int = 0) {
    var next = first
    for k in places(count, from: first) where self[k].reason == .hitOutside && isOnWay(self[k].culprit) {
      let start = self[k].culprit == place?.pointer ? next : places(k, from: next).first { self[$0].reason == .missOtherWindow || self[$0].reason == .missCovered || self[$0].reason == .touchHit || isTaking($0) } ?? k
      move(k, to: start)
      next = start + 1
    }
  }

  /// The override of a view elsewhere has taken the point.
  private func isTaking(_ k: Int) -> Bool { (self[k].reason == .hitOverrideReturned || self[k].reason == .hitInsideByOverride) && !isOnWay(self[k].culprit) }

  private func isOnWay(_ culprit: OpaquePointer?) -> Bool {
    guard let culprit = subject.context.liveView(culprit) else { return false }
    return place?.isDescendant(of: culprit) == true
  }

  func move(_ k: Int, to first: Int) {
    let step = steps[k]
    for next in places(k - first) { steps[k - next] = steps[k - next - 1] }
    steps[first] = step
  }

  /// An override beside the view's own way may decide: it comes after what does. Where the view, or one around it, takes no touches, no answer of pointInside changes
  /// that.
  mutating func sortOpen() {
    if places(count).contains(where: { self[$0].reason.isFilter && isOnWay(self[$0].culprit) }) {
      let context = subject.context
      removeAll { $0.reason == .missOverride && context.liveView($0.culprit)?.has(.overridesHitTest) != true }
    }
    var known = told
    for k in places(count, from: told) {
      if self[k].reason == .missOverride, !isOnWay(self[k].culprit) { continue }
      move(k, to: known)
      known += 1
    }
  }

  /// All of it was so at the moment of a touch.
  func date(_ time: Double) {
    for k in places(count) { steps[k].time = time }
  }

  mutating func clear() { count = 0 }

  /// The first ones, and no more.
  mutating func keep(_ number: Int) { count = number }

  /// Something that was so at the moment of the touch.
  mutating func add(_ reason: RKReason, at time: Double, _ culprit: OpaquePointer?) {
    guard count < Explanation.most else { return }
    add(reason, nil)
    steps[count - 1].culprit = culprit
    steps[count - 1].time = time
  }

  mutating func removeAll(_ isMeant: (RKExplanationStep) -> Bool) {
    var k = count
    while k > 0 {
      k -= 1
      if isMeant(self[k]) { remove(k) }
    }
  }

  mutating func remove(_ k: Int) {
    for next in places(count, from: k + 1) {
      steps[next - 1] = steps[next]
    }
    count -= 1
  }

  private func delegate(of recognizer: OpaquePointer?) -> OpaquePointer? {
    let context = subject.context
    guard let delegate = context.liveGesture(recognizer)?.delegate else { return nil }
    return context.liveObject(delegate.object, .named)?.pointer
  }
}

extension Context {
  /// What the value of a record is counted in.
  func unit(of r: RKTraceRecord) -> RKUnit {
    switch r.reason {
    case .gestureMovedTooFar, .gestureNextTapTooFar: .points
    case .gestureNotAtEdge: r.point.x < 0 ? .none : .points
    case .gestureSwipeWrongWay: r.point.x == 0 && r.point.y == 0 ? .none : .points
    case .gestureNotInward: r.point.y == 0 ? .none : .points
    case .scrollCannotScroll: r.point.y <= 0 ? .none : .points
    case .gestureTouchTypeRefused, .gestureButtonRefused: r.point.y == 0 ? .none : .number
    case .gestureHeldTooLong, .gestureNoNextTap, .gestureSwipeTooSlow, .gestureWaitsForTap, .scrollTouchDelayed: .seconds
    case .gestureTooManyTouches, .gestureTooFewTouches: .touches
    case .gestureIgnoredTouch: r.value == 0 ? .none : .touches
    case .eventDropped: .none
    case .gestureBegan, .gestureRecognized, .gestureLiftedTooSoon:
      r.point.y == 1 ? .touches : r.point.x == 0 ? .none : r.point.y == 6 ? .number : liveGesture(r.object)?.type.unit ?? .none
    case .controlRefusedTouch: r.value == 0 ? .none : .points
    case .controlEndedTracking: r.value == 1 || r.point.y == 0 ? .none : .points
    case .hitAlpha: .alpha
    case .hitOutside: r.value == 0 ? .none : .points
    case .hitHidden, .hitInteractionDisabled, .hitAnimating, .hitSingularTransform, .hitInside, .touchHit, .touchHitNothing, .touchCancelledBySystem,
      .touchCancelledByWindow, .gestureDisabled: .none
    default: r.value == 0 ? .none : .number
    }
  }
}

extension RKReason {
  /// What a view is, whatever its overrides answer.
  var isFilter: Bool {
    switch self {
    case .hitHidden, .hitInteractionDisabled, .hitAlpha, .hitAnimating, .hitSingularTransform, .hitDisabledControl: true
    default: false
    }
  }
}

extension RKExplanationStep {
  /// The record that it was made of.
  func record(about object: OpaquePointer?) -> RKTraceRecord {
    var record = RKTraceRecord()
    record.reason = reason
    record.time = time
    record.object = object
    record.other = culprit
    record.point = unit == .none || limit == 0 ? point : RKPoint(x: limit, y: 0)
    record.value = value
    record.touch_id = touch_id
    switch reason {
    case .gestureLiftedTooSoon, .gestureBegan:
      if unit == .touches { record.point.y = 1 }
      if unit == .number { record.point.y = 6 }
      if unit == .points, point.x != point.y { record.point.y = point.x == 1 ? 3 : 4 }
      if unit == .points, point.x == 1, point.y == 1 { record.point.y = 5 }
    case .gestureTouchTypeRefused, .gestureButtonRefused: if unit == .number { record.point.y = 1 }
    case .scrollCannotZoom: if unit == .number { record.point = RKPoint(x: limit, y: point.y != 0 ? point.y : 1) }
    case .gestureNoNextTap: record.point = point
    case .gestureSwipeTooSlow: record.point.y = point.x
    case .gestureNotInward: if unit == .points { record.point.y = 1 }
    case .gestureSwipeWrongWay: if unit == .points, limit == 0 { record.point.y = 1 }
    case .controlEndedTracking:
      if unit != .points { break }
      record.value = 0
      record.point = RKPoint(x: value, y: limit)
    case .scrollCannotScroll:
      if unit != .points { break }
      record.value = point.x == 0 ? 1 : point.y == 0 ? 0 : 2
      record.point = RKPoint(x: value, y: limit)
    default: break
    }
    return record
  }
}
