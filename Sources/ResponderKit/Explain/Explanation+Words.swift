import CResponderKit

// An explanation as one sentence: what happened to its subject, then each cause with its rule.

extension Explanation {
  func write(to text: inout Text) {
    if let settled {
      subject.context.story(about: subject.handle, settled, to: &text)
      return addClauses(from: told, "; ", to: &text)
    }
    let first = count > 0 ? self[0].reason : RKReason(rawValue: 0)
    if touchID == nil, isOpen, first != .missNoTouch { text.add("it depends on overrides whether ") }
    subject.context.addName(subject, to: &text)
    if first == .missNoTouch {
      text.add(" got no touch: ")
      addClause(self[0], to: &text)
      text.add("; a touch in its middle, ")
      subject.context.add(point, to: &text)
      if reached { return text.add(", would hit it") }
      text.add(isOpen ? ", may hit it" : ", would not hit it")
    } else if let touchID {
      text.add(isMissed ? " was not hit by touch " : " did not get touch ")
      text.add(touchID)
      text.add(" at ")
      subject.context.add(point, to: &text)
    } else {
      text.add(reached || isOpen ? " would be hit at " : " would not be hit at ")
      subject.context.add(point, to: &text)
    }
    addClauses(from: first == .missNoTouch ? 1 : 0, ": ", to: &text)
  }

  private func addClauses(from first: Int, _ opening: Literal, to text: inout Text) {
    var separator = opening
    for k in places(count, from: first) {
      text.add(separator)
      addClause(self[k], isFirst: k == first, to: &text)
      if self[k].rule != 0 {
        text.add(" (SPEC ")
        text.add(UInt64(self[k].rule))
        text.add(UInt8(ascii: ")"))
      }
      separator = "; "
    }
  }

  /// A hit-test has rejected it.
  private var isMissed: Bool { subject.isView && count > 0 && (self[0].reason.rawValue < 100 || self[0].reason == .missCovered || self[0].reason == .missSubview || self[0].reason == .missOtherWindow) }

  /// The view that the explanation is about: the subject, or the one in which it gets touches.
  private var here: OpaquePointer? { place?.pointer }

  private func addNoTouch(to text: inout Text) {
    let trace = subject.context.trace
    text.add("the trace holds none")
    if trace.capacity == 0 { return text.add(" (rk_trace_start begins one)") }
    if !trace.isOverwritten { return text.add(" yet") }
    text.add(" among its latest ")
    text.add(UInt64(trace.capacity))
    text.add(" records (rk_trace_start with a larger capacity keeps more)")
  }

  /// It stands in the trace, and is not so any more.
  private func isPast(_ step: RKExplanationStep) -> Bool { !step.time.isNaN }

  /// One view takes a touch; what else is in the way would.
  private func addTaking(_ step: RKExplanationStep, _ isFirst: Bool, to text: inout Text) {
    if touchID != nil, step.culprit == hit { return text.add("took the touch") }
    text.add(touchID == nil && isFirst ? "takes the touch" : "would take it")
  }

  private func addClause(_ step: RKExplanationStep, isFirst: Bool = true, to text: inout Text) {
    let context = subject.context
    switch step.reason {
    case .hitHidden: addCulprit(step, isPast(step) ? " was hidden" : " is hidden", to: &text)
    case .hitInteractionDisabled:
      text.add("userInteractionEnabled of ")
      addCulprit(step, isPast(step) ? " was NO" : " is NO", to: &text)
    case .hitAlpha:
      text.add("the alpha of ")
      addCulprit(step, " is ", to: &text)
      text.addRounded(step.value)
      text.add(", and views below ")
      text.addRounded(step.limit)
      text.add(" are not hit")
    case .hitAnimating: addCulprit(step, isPast(step) ? " was animating without interaction" : " is animating without interaction", to: &text)
    case .hitSingularTransform:
      text.add("the transform of ")
      addCulprit(step, " cannot be inverted", to: &text)
    case .hitDisabledControl: addCulprit(step, " is a disabled control and disabledControlsHitTestNil is on", to: &text)
    case .hitOutside:
      if isPast(step) {
        addCulprit(step, " did not contain ", to: &text)
        context.add(step.point, to: &text)
        text.add(" then")
      } else {
        addOutside(step, to: &text)
      }
    case .hitOutsideByOverride:
      text.add("the pointInside override of ")
      addCulprit(step, " returned false", to: &text)
    case .hitOverrideReturned, .hitOverrideReturnedNil:
      text.add("the hitTest override of ")
      addCulprit(step, step.reason == .hitOverrideReturned ? " returned another view" : " returned nil", to: &text)
    case .missNoWindow:
      text.add("it is in no window")
      if step.culprit != nil {
        text.add(": ")
        context.addName(step.culprit, to: &text)
        text.add(", the topmost view above it, has no superview and is no window")
      }
    case .missOtherWindow, .missCovered:
      context.addName(step.culprit, to: &text)
      text.add(step.reason == .missCovered ? " is in front of it" : ", in a window in front,")
      text.add(step.reason == .missCovered ? " there and " : " ")
      addTaking(step, isFirst, to: &text)
    case .missSubview:
      text.add("its subview ")
      context.addName(step.culprit, to: &text)
      text.add(" ")
      addTaking(step, isFirst, to: &text)
    case .missOverride:
      text.add("an override of ")
      addCulprit(step, " decides, which was not called", to: &text)
    case .missNoTouch: addNoTouch(to: &text)
    case .missUnattached: text.add(subject.recognizer != nil ? "it is attached to no view" : "it has no view")
    case .gestureTouchRefused, .gestureEventRefused:
      context.addName(step.subject, to: &text)
      text.add(" does not see it: ")
      text.add(step.reason == .gestureTouchRefused ? "shouldReceiveTouch of " : "shouldReceiveEvent of ")
      text.add(step.culprit == step.subject ? "its delegate or class" : "its delegate ")
      if step.culprit != step.subject { context.addName(step.culprit, to: &text) }
      text.add(" returned false")
    case .missHandledBelow:
      context.addName(step.culprit, to: &text)
      text.add(" handles the touches and does not forward them")
    case .missOffChain:
      text.add("it is not in the responder chain of ")
      context.addName(step.culprit, to: &text)
    case .touchHit:
      text.add("it hit ")
      context.addName(step.culprit, to: &text)
    case .touchHitNothing: text.add("no window took it")
    case .missPassedOn: text.add("its class overrides no touches method, and so the touch passed through it to the next responder")
    case .missUnchanged:
      text.add("its value has not changed")
      if step.unit == .number {
        text.add(subject.control.map { $0.data.minimum == step.value } == true ? ": its minimum is " : ": its maximum is ")
        text.addRounded(step.limit)
      }
    case .missOnlyThen: text.add("the tree has changed since, and now it would")
    case .missPlugin:
      text.add("that is code of the plugin ")
      context.fill("%u", record(of: step, about: step.culprit), to: &text)
    case .missUndecided:
      let template: Literal = step.limit == 0 ? "%o has not decided" : step.unit == .touches ? "%o has not decided: it has %r of the %x fingers required" : "%o has not decided: it%M"
      context.fill(template, record(of: step, about: step.culprit), to: &text)
    case .gestureBegan, .gestureRecognized:
      let record = record(of: step, about: step.subject)
      context.addName(step.subject, to: &text)
      text.add(step.reason == .gestureBegan ? " began at " : " recognised at ")
      text.addSeconds(step.time)
      if step.limit != 0 { context.fill(": it%M", record, to: &text) }
    default:
      let record = record(of: step, about: step.subject)
      context.fill(context.sentence(record), record, to: &text)
    }
  }

  /// A step as the record that it was made of.
  private func record(of step: RKExplanationStep, about object: OpaquePointer?) -> RKTraceRecord {
    var record = RKTraceRecord()
    record.reason = step.reason
    record.time = step.time
    record.object = object
    record.other = step.culprit
    record.point = step.unit == .none || step.limit == 0 ? step.point : RKPoint(x: step.limit, y: 0)
    record.value = step.value
    record.touch_id = step.touch_id
    if step.reason == .gestureLiftedTooSoon, step.unit == .touches { record.point.y = 1 }
    if step.reason == .controlEndedTracking, step.unit == .points {
      record.value = 0
      record.point = RKPoint(x: step.value, y: step.limit)
    }
    return record
  }

  /// "it", or the name of another view that it lies in.
  private func addCulprit(_ step: RKExplanationStep, _ rest: Literal, to text: inout Text) {
    if step.culprit == here {
      if place?.object == subject { text.add("it") } else { subject.context.addName(step.culprit, to: &text) }
    } else {
      subject.context.addName(step.culprit, to: &text)
      if let culprit = subject.context.liveObject(UInt(bitPattern: step.culprit), .views)?.view, let place, place.isDescendant(of: culprit) { text.add(", which it lies in,") }
    }
    text.add(rest)
  }

  /// By how much, and for a superview where it ends.
  private func addOutside(_ step: RKExplanationStep, to text: inout Text) {
    let context = subject.context
    let what: Literal = touchID == nil ? "the point is " : "the touch was "
    guard step.culprit != here, let culprit = context.liveObject(UInt(bitPattern: step.culprit), .views)?.view else {
      text.add(what)
      text.addRounded(step.value)
      text.add(" pt outside of ")
      return place?.object == subject ? text.add("it") : context.addName(step.culprit, to: &text)
    }
    context.addName(step.culprit, to: &text)
    let b = culprit.bounds.standardized
    let p = step.point
    let x = p.x < b.origin.x ? b.origin.x : p.x >= b.origin.x + b.size.width ? b.origin.x + b.size.width : p.x
    let y = p.y < b.origin.y ? b.origin.y : p.y >= b.origin.y + b.size.height ? b.origin.y + b.size.height : p.y
    let isBeside = p.x < b.origin.x || p.x >= b.origin.x + b.size.width
    let isVertical = (p.y - y).magnitude > (p.x - x).magnitude || !isBeside
    let isBefore = isVertical ? p.y < b.origin.y : p.x < b.origin.x
    // In the window's coordinates, where the views above are neither turned nor scaled.
    let isPlain = culprit.isUpright
    text.add(isBefore ? " begins at " : " ends at ")
    text.add(isVertical ? "y = " : "x = ")
    let edge = isVertical ? y : x, at = isVertical ? p.y : p.x
    let shift = !isPlain ? 0 : isVertical ? point.y - p.y : point.x - p.x
    text.addRounded(edge + shift)
    text.add(", and ")
    text.add(what)
    text.add("at ")
    text.addRounded(at + shift)
    if !isPlain { text.add(" of its coordinates") }
    text.add(": subviews are hit only inside it")
  }
}

extension View {
  /// Neither it nor a view above it is turned or scaled.
  fileprivate var isUpright: Bool {
    var next: View? = self
    while let v = next {
      if v.has(.linear) { return false }
      next = v.superview
    }
    return true
  }
}
