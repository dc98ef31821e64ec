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
  /// The point reaches the subject.
  var reached = false

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
    let isLimited = (540..<570).contains(r.reason.rawValue)
    var step = RKExplanationStep()
    step.struct_size = UInt32(MemoryLayout<RKExplanationStep>.size)
    step.reason = r.reason
    step.rule = r.rule
    step.unit = unit(of: r.reason)
    step.time = r.time
    // A hit-test is about the view that decided.
    let isHitTest = r.reason.rawValue < 100
    step.subject = isHitTest ? subject.pointer : r.object
    step.culprit = isHitTest ? r.object : r.other
    step.point = isLimited ? RKPoint() : r.point
    step.value = r.value
    step.limit = isLimited ? r.point.x : 0
    step.touch_id = r.touch_id
    steps[k] = step
  }

  mutating func remove(_ k: Int) {
    for next in places(count, from: k + 1) {
      steps[next - 1] = steps[next]
    }
    count -= 1
  }

  private func unit(of reason: RKReason) -> RKUnit {
    switch reason {
    case .gestureMovedTooFar, .gestureNextTapTooFar, .gestureNotAtEdge: .points
    case .gestureHeldTooLong, .gestureNoNextTap, .gestureSwipeTooSlow, .gestureWaitsForTap, .scrollTouchDelayed: .seconds
    case .gestureTooManyTouches, .gestureTooFewTouches: .touches
    case .hitAlpha: .alpha
    case .hitHidden, .hitInteractionDisabled, .hitAnimating, .hitSingularTransform, .hitOutside, .hitInside, .touchHit, .touchHitNothing: .none
    default: .number
    }
  }
}
