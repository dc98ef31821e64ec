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
  /// The point reaches the subject.
  var reached = false
  /// Nothing is in the way but overrides that were not called.
  var isOpen: Bool {
    let first = count > 0 && self[0].reason == .missNoTouch ? 1 : 0
    return count > first && places(count, from: first).allSatisfy { self[$0].reason == .missOverride }
  }

  init(_ subject: Object, _ steps: UnsafeMutablePointer<RKExplanationStep>) {
    self.subject = subject
    self.steps = steps
  }

  subscript(_ k: Int) -> RKExplanationStep { steps[k] }

  /// Something that is so now.
  mutating func add(_ reason: RKReason, _ culprit: Object?, point: RKPoint = RKPoint(), value: Double = 0, limit: Double = 0, _ unit: RKUnit = .none) {
    guard count < Explanation.most else { return }
    var step = RKExplanationStep()
    step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    step.reason = reason
    step.rule = Reason.rule(reason)
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

  /// A decision of the trace.
  mutating func add(_ r: RKTraceRecord) {
    guard count < Explanation.most else { return }
    count += 1
    replace(count - 1, r)
  }

  /// A decision of the trace in the place of a step.
  func replace(_ k: Int, _ r: RKTraceRecord) {
    let unit = unit(of: r)
    // There is none for a tap that came too late: what it was given is both.
    let limit = r.reason == .gestureHeldTooLong || r.reason == .gestureNoNextTap ? r.value : r.point.x
    let isLimited = unit != .none && (520..<570).contains(r.reason.rawValue)
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
    if r.reason == .gestureTouchRefused || r.reason == .gestureEventRefused || r.reason == .gestureRefusedByDelegate { step.culprit = delegate(of: r.object) ?? r.object }
    // Its view is the other object where no other one had a part.
    if (500..<570).contains(r.reason.rawValue), subject.context.liveObject(UInt(bitPattern: r.other), .views) != nil, step.culprit == r.other { step.culprit = r.object }
    step.point = isLimited ? RKPoint() : r.point
    step.value = r.value
    step.limit = isLimited ? limit : 0
    if r.reason == .controlEndedTracking, unit == .points {
      step.value = r.point.x
      step.limit = r.point.y
      step.point = RKPoint()
    }
    step.touch_id = r.touch_id
    steps[k] = step
  }

  /// An override beside the view's own way may decide: it comes after what does.
  func sortOpen() {
    var known = 0
    for k in places(count) {
      let culprit = subject.context.liveObject(UInt(bitPattern: self[k].culprit), .views)?.view
      if self[k].reason == .missOverride, let culprit, place?.isDescendant(of: culprit) != true { continue }
      let step = steps[k]
      for next in places(k - known) { steps[k - next] = steps[k - next - 1] }
      steps[known] = step
      known += 1
    }
  }

  mutating func clear() { count = 0 }

  mutating func remove(_ k: Int) {
    for next in places(count, from: k + 1) {
      steps[next - 1] = steps[next]
    }
    count -= 1
  }

  private func delegate(of recognizer: OpaquePointer?) -> OpaquePointer? {
    let context = subject.context
    guard let delegate = context.liveGesture(UInt(bitPattern: recognizer))?.delegate else { return nil }
    return context.liveObject(delegate.object, .named)?.pointer
  }

  private func unit(of r: RKTraceRecord) -> RKUnit {
    switch r.reason {
    case .gestureMovedTooFar, .gestureNextTapTooFar, .gestureNotAtEdge: .points
    case .gestureSwipeWrongWay: r.point.x == 0 ? .none : .points
    case .gestureHeldTooLong, .gestureNoNextTap, .gestureSwipeTooSlow, .gestureWaitsForTap, .scrollTouchDelayed: .seconds
    case .gestureTooManyTouches, .gestureTooFewTouches: .touches
    case .gestureBegan, .gestureRecognized, .gestureLiftedTooSoon:
      r.point.y == 1 ? .touches : r.point.x == 0 ? .none : subject.context.liveGesture(UInt(bitPattern: r.object))?.type.unit ?? .none
    case .controlRefusedTouch: r.value == 0 ? .none : .points
    case .controlEndedTracking: r.point.y == 0 ? .none : .points
    case .hitAlpha: .alpha
    case .hitHidden, .hitInteractionDisabled, .hitAnimating, .hitSingularTransform, .hitOutside, .hitInside, .touchHit, .touchHitNothing: .none
    default: r.value == 0 ? .none : .number
    }
  }
}
