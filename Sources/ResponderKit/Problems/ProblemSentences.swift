// SPDX-License-Identifier: MIT
import CResponderKit

// The texts of a problem.
//
//     %o   the victim                  %w   the culprit                 %i   the touch's number          %p   the point
//     %v   the value, rounded          %l   the limit, rounded          %s   the value as seconds        %S   the limit as seconds
//     %m   value and limit with unit   %c   why a recogniser failed     %r   the record as a clause      %d   what decided: override or delegate
//     %V   the value, whole            %k   the value as modifier keys   %K   the limit as such           %b   a button of a remote control
//     %e   the control events          %z   the content's size          %a   the action's selector
//     %A   the alpha that is needed    %L   how the limit is to be set     %f   ", or move" what to move "in front", where that helps
//     %E   the outermost superview that ends before the touch, too         %n   ", and that of" further superviews without user interaction
//     %t   the type of a press         %B   what the culprit belongs to in front of the victim
//     %h   "%o was touched at %p and not hit"             %N, %T   ", and nothing there handled the touch", or "else"
//     %Z   that the order of subviews decides and not zPosition, where they differ
//     %M   " in the middle of the touch"
//     %j   "%o lost touch %i, and its action was not sent:"             %q   "no responder performs %a of %o:"
//     %g   "%o did not get touch %i:"     %u   "it was the first responder of %w, which was not the key window"
//     %Q   "; %w implements" an action that differs in its colons
//     %x   "text was typed and did not reach %o:"                       %y   "%o did not scroll at %p:"

extension Context {
  func write(_ p: RKProblem, _ part: RKProblemPart, _ words: ProblemWords, to text: inout Text) {
    switch part {
    case .where:
      fill(words.place, p, to: &text)
      addMoment(p, to: &text)
    case .help:
      fill(words.help, p, to: &text)
      if p.kind == .notInteractive || p.kind == .outside || p.kind == .nearMiss { addOtherObstacle(p, to: &text) }
    default:
      fill(words.sentence, p, to: &text)
      if p.count > 1, p.kind != .alwaysPrevented {
        // The sentence is about the last one.
        text.add(p.kind == .recognizerDisabled ? ", " : ", the last of ")
        text.add(p.count)
        text.add(" times")
      }
      if p.rule != 0 {
        text.add(" (SPEC ")
        text.add(UInt64(p.rule))
        text.add(UInt8(ascii: ")"))
      }
    }
  }

  private func addMoment(_ p: RKProblem, to text: inout Text) {
    let isAnywhere = p.point.x != 0 || p.point.y != 0
    // 0 may be a touch's number, or none.
    let mayBe = p.touch_id == 0 && !p.isWithoutTouch && p.kind.rawValue <= RKProblemKind.failedNarrowly.rawValue && p.kind != .textRefused && p.kind != .eventUnheard
    let isOfTouch = p.touch_id != 0 || mayBe && !isOfPointer(p) && latestTouch(of: 0) != nil
    if isOfTouch || isAnywhere {
      text.add(isOfTouch ? "; touch " : "; ")
      if isOfTouch { text.add(p.touch_id) }
      text.add(isOfTouch ? " at " : "at ")
      addPlace(p.point, to: &text)
      text.add(p.window == nil ? " of the screen" : " in ")
      if p.window != nil { addName(p.window, to: &text) }
    }
    if p.sequence != 0 {
      text.add(isOfTouch || isAnywhere ? ", " : "; ")
      text.addSeconds(p.time)
    }
  }

  private func fill(_ template: Literal, _ p: RKProblem, to text: inout Text) {
    text.add(template) { letter, text in fillIn(letter, p, to: &text) }
  }

  private func fillIn(_ letter: UInt8, _ p: RKProblem, to text: inout Text) {
    switch letter {
    case UInt8(ascii: "o"): addPlaced(p.victim, to: &text)
    case UInt8(ascii: "w"): addPlaced(p.culprit, to: &text)
    case UInt8(ascii: "B"): addPlaced(lid(p)?.pointer, to: &text)
    case UInt8(ascii: "n"): addFurther(p, to: &text)
    case UInt8(ascii: "h"): fill(isOfPointer(p) ? "%o was under the pointer at %p and not hit" : "%o was touched at %p and not hit", p, to: &text)
    case UInt8(ascii: "g"): fill("%o did not get touch %i:", p, to: &text)
    case UInt8(ascii: "j"): fill("%o lost touch %i, and its action was not sent:", p, to: &text)
    case UInt8(ascii: "q"): fill("no responder performs %a of %o:", p, to: &text)
    case UInt8(ascii: "u"): fill("it was the first responder of %w, which was not the key window", p, to: &text)
    case UInt8(ascii: "x"): fill("text was typed and did not reach %o:", p, to: &text)
    case UInt8(ascii: "y"): fill("%o did not scroll at %p:", p, to: &text)
    // Something around it did.
    case UInt8(ascii: "N") where isHandledAround(p), UInt8(ascii: "T") where isHandledAround(p): break
    case UInt8(ascii: "N"): text.add(isOfPointer(p) ? ", and nothing there handled it" : ", and nothing there handled the touch")
    case UInt8(ascii: "Z"): addOrder(of: p.culprit, before: p.victim, to: &text)
    case UInt8(ascii: "T"): text.add(", and nothing else handled it")
    case UInt8(ascii: "M"): text.add(" in the middle of the touch")
    case UInt8(ascii: "t"): text.add(pressTypeName(record(of: p).point.x))
    case UInt8(ascii: "k"): addModifiers(p.value, to: &text)
    case UInt8(ascii: "K"): addModifiers(p.limit, to: &text)
    case UInt8(ascii: "f"): addMover(p.victim, p.culprit, isAll: p.value == 0, to: &text)
    case UInt8(ascii: "i"): text.add(p.touch_id)
    case UInt8(ascii: "p"):
      addPlace(p.point, to: &text)
      // The victim's own window may have other coordinates.
      guard let own = liveView(p.victim), p.window != nil, let there = place(of: p, in: own), there.distance(to: p.point) > 1e-6 else { return }
      text.add(" of ")
      addPlaced(p.window, to: &text)
    case UInt8(ascii: "v"): text.addRounded(p.value)
    case UInt8(ascii: "V"): text.add(p.value.rounded())
    case UInt8(ascii: "l"): text.addRounded(p.limit)
    case UInt8(ascii: "s"): text.addSeconds(p.value)
    case UInt8(ascii: "S"): text.addSeconds(p.limit)
    case UInt8(ascii: "m"): addMeasure(p, to: &text)
    case UInt8(ascii: "d"): addDecider(p, to: &text)
    case UInt8(ascii: "e"): addEvents(p.value, to: &text)
    case UInt8(ascii: "c"):
      let record = record(of: p)
      fill(cause(record), record, to: &text)
    case UInt8(ascii: "F"):
      text.add(bounceProperty(p.victim, vertical: p.value == 1 ? false : p.value == 2 ? true : nil))
      text.add(" was false")
    case UInt8(ascii: "z"): addContent(p, to: &text)
    case UInt8(ascii: "a"): addSelector(p, to: &text)
    case UInt8(ascii: "Q"):
      guard let other = otherSelector(p) else { return }
      text.add("; ")
      addPlaced(other.object.pointer, to: &text)
      text.add(" implements ")
      text.add(terminated: other.selector)
    case UInt8(ascii: "b"): text.add(remoteName(p.value))
    case UInt8(ascii: "A"): text.add(config(.alphaHitThreshold))
    case UInt8(ascii: "L"): addLimit(p, to: &text)
    case UInt8(ascii: "E"):
      addPlaced(ender(p)?.pointer, to: &text)
    default:
      let record = record(of: p)
      fill(sentence(record), record, to: &text)
    }
  }

  /// A wheel or a trackpad was at it. A touch may have the number 0, too.
  private func isOfPointer(_ p: RKProblem) -> Bool {
    p.touch_id == 0 && place(of: p).map { otherInput(at: $0) != nil } == true
  }

  /// A hint although its kind is a warning.
  private func isHandledAround(_ p: RKProblem) -> Bool { p.severity == .hint && ProblemList.severity(p.kind) == .warning && p.kind != .tapUnheard && p.reason != .controlRefusedTouch && p.reason != .gestureTouchRefused && p.reason != .gestureRefusedByView && p.reason != .gestureRefusedByDelegate }

  /// Rounded to tenths.
  private func addPlace(_ p: RKPoint, to text: inout Text) {
    func tenths(_ number: Double) -> Double { number.magnitude < 1e15 ? (number * 10).rounded() / 10 : number }
    add(RKPoint(x: tenths(p.x), y: tenths(p.y)), to: &text)
  }

  /// What else around the victim lets no touch through, up to the culprit.
  private func addFurther(_ p: RKProblem, to text: inout Text) {
    var next = liveView(p.victim)
    while let v = next, v.pointer != p.culprit {
      if v.has(.interactionDisabled) {
        text.add(", and that of ")
        addPlaced(v.pointer, to: &text)
      }
      next = v.superview
    }
  }

  /// What keeps the point from the victim as well, as the tree is now.
  private func addOtherObstacle(_ p: RKProblem, to text: inout Text) {
    guard let view = liveView(p.victim), let point = place(of: p, in: view) else { return }
    // Views may lie elsewhere by now.
    if let place = self.place(of: p), let touch = touch(of: p.touch_id, at: place), hasChanged(since: touch) { return }
    let mark = arena.mark
    defer { arena.release(mark) }
    guard let steps = arena.allocate(RKExplanationStep.self, Explanation.most, unlimited) else { return }
    var explanation = Explanation(view.object, steps)
    explanation.explain(view, at: point, calls: false)
    for k in places(explanation.count) {
      let step = explanation[k]
      if p.kind == .notInteractive, step.reason == .hitOutside && step.culprit == p.culprit || step.reason == .hitAlpha && p.value != Obstacle.alpha.rawValue {
        text.add("; ")
        return Clause(context: self, step: step, it: nil, touchID: nil, hit: nil, isFirst: true).write(to: &text)
      }
      // Beside a control the culprit is what was hit: what covers it since does not matter.
      guard (step.culprit == p.culprit) == (p.kind == .nearMiss),
        step.reason == .missCovered || step.reason == .hitOutside && p.kind == .notInteractive || step.reason == .missOtherWindow
      else { continue }
      text.add("; ")
      addPlaced(step.culprit, to: &text)
      return text.add(" is in the way, too")
    }
  }

  /// ", 400 pt wide," as it was then.
  private func addContent(_ p: RKProblem, to text: inout Text) {
    let r = record(of: p)
    if r.reason != .scrollCannotScroll || r.point.y <= 0 { return }
    text.add(", ")
    text.addRounded(r.point.x)
    text.add(r.value == 0 || r.value == 2 && r.depth == 0 ? " pt wide" : " pt high")
    if let data = liveView(p.victim)?.object.scrollView?.data, Double.minimum(Double.minimum(data.inset.top, data.inset.bottom), Double.minimum(data.inset.left, data.inset.right)) < 0 { text.add(" with its negative contentInset") }
    text.add(",")
  }

  /// "control and command".
  private func addModifiers(_ flags: Double, to text: inout Text) {
    var isFirst = true
    for bit in places(21, from: 17) where (UInt32(exactly: flags) ?? 0) >> bit & 1 != 0 {
      if !isFirst { text.add(" and ") }
      isFirst = false
      text.add(bit == 17 ? "shift" : bit == 18 ? "control" : bit == 19 ? "alternate" : "command")
    }
    if isFirst { text.add("no modifier") }
  }

  /// The selector of the only entry with that target; else "an action".
  private func addSelector(_ p: RKProblem, to text: inout Text) {
    if let selector = selector(ofActionIn: p) { text.add(terminated: selector) } else { text.add("an action") }
  }

  /// nil: it is not known which of several it was.
  func selector(ofActionIn p: RKProblem) -> UnsafePointer<CChar>? {
    if let selector = selector(of: record(of: p)) { return selector }
    let victim = liveObject(p.victim, .instances)
    var found: UInt32 = 0
    var isOnly = true
    func look(_ entry: ActionTarget) {
      if entry.identifier != 0 || entry.target != UInt(bitPattern: p.culprit) { return }
      if found != 0, found != entry.selector { isOnly = false }
      found = entry.selector
    }
    if let list = victim?.control?.data.targets { for k in places(list.count) { look(list[k]) } }
    if let list = victim?.recognizer?.targets { for k in places(list.count) { look(list[k]) } }
    return found != 0 && isOnly ? text(found) : nil
  }

  /// What was measured, and what was allowed or needed.
  private func addMeasure(_ p: RKProblem, to text: inout Text) {
    func add(_ value: Double) {
      if p.unit == .seconds { return text.addSeconds(value) }
      text.addRounded(value, apartFrom: value == p.limit ? p.value : p.limit)
      text.add(p.unit == .degrees ? "°" : " pt")
    }
    let what =
      switch p.reason {
      case .gestureHeldTooLong: 0
      case .gestureNoNextTap: 1
      case .gestureNextTapTooFar: 2
      case .gestureNotAtEdge: 3
      case .gestureSwipeWrongWay: 4
      default: p.unit == .seconds ? 5 : p.unit == .degrees ? 6 : isPinch(p) ? 7 : 8
      }
    let texts: Literal =
      "held for \0the next tap came after \0the next tap began at a distance of \0the touch began at a distance from the edge of \0the finger left the direction by \0it lasted \0the fingers turned by \0the fingers' distance changed by \0the finger moved "
    text.add(texts.word(what))
    if p.unit == .seconds { addApart(p, to: &text) } else { add(p.value) }
    text.add(p.value > p.limit ? ", at most " : ", at least ")
    add(p.limit)
    text.add(p.value > p.limit ? " are allowed" : " are needed")
  }

  /// "set allowableMovement of open to more than 12 pt": the property, or the constant of the context, that has the limit.
  private func addLimit(_ p: RKProblem, to text: inout Text) {
    let type = liveGesture(p.victim)?.type
    let property: Literal? =
      switch p.reason {
      case .gestureHeldTooLong where type == .tap: "maximumTapDuration"
      case .gestureNoNextTap where type == .tap: "maximumIntervalBetweenSuccessiveTaps"
      case .gestureMovedTooFar where type == .tap || type == .longPress: "allowableMovement"
      case .gestureNextTapTooFar where type == .tap: "allowableMovement"
      case .gestureLiftedTooSoon where type == .longPress: "minimumPressDuration"
      default: nil
      }
    text.add("set ")
    if let name = property ?? ConfigTable.row(Int(constant(p.reason, type).rawValue))?.name { text.add(name) }
    text.add(" of ")
    if property == nil { text.add("the context") } else { addName(p.victim, to: &text) }
    text.add(p.value > p.limit ? " to more than " : " to less than ")
    if p.unit == .seconds { return addApart(p, to: &text) }
    // What a swipe may go across shrinks while it lasts: this is enough to its end.
    let rest = p.reason == .gestureSwipeWrongWay ? 1 - config(.swipeSecondaryDecay) * config(.swipeMaximumDuration) : 1
    text.addRounded(rest > 0 ? p.value / rest : p.value, apartFrom: p.limit)
    text.add(p.unit == .degrees ? "°" : " pt")
  }

  /// Seconds that do not look like the limit.
  private func addApart(_ p: RKProblem, to text: inout Text) {
    if (p.value * 1000).rounded() != (p.limit * 1000).rounded() { return text.addSeconds(p.value) }
    text.addRounded(p.value, apartFrom: p.limit)
    text.add(" s")
  }

  private func constant(_ reason: RKReason, _ type: GestureType?) -> RKConfig {
    switch reason {
    case .gestureHeldTooLong: .tapMaximumDuration
    case .gestureNoNextTap: .tapMaximumInterval
    case .gestureMovedTooFar, .gestureNextTapTooFar: .tapAllowableMovement
    case .gestureNotAtEdge: .edgeRegion
    case .gestureSwipeTooSlow: .swipeMaximumDuration
    case .gestureSwipeWrongWay: .swipeMaximumSecondary
    default:
      switch type {
      case .screenEdgePan: .edgeHysteresis
      case .swipe: .swipeMinimumPrimary
      case .pinch: .pinchActivation
      case .rotation: .rotationActivation
      default: .panHysteresis
      }
    }
  }

  private func isPinch(_ p: RKProblem) -> Bool { liveGesture(p.victim)?.type == .pinch }

  /// The override, delegate or plugin that took a touch.
  private func addDecider(_ p: RKProblem, to text: inout Text) {
    let what: Literal
    switch p.reason {
    case .hitOutsideByOverride: what = "the pointInside override of "
    case .hitOverrideReturnedNil: what = "the hitTest override of "
    case .noteOverride: what = overrideWords(p.culprit)
    case .eventDropped: what = "the sendEvent override of "
    case .gestureTouchRefused: what = "shouldReceiveTouch of the delegate of "
    case .gestureEventRefused: what = isOfDelegate(p.culprit) ? "shouldReceiveEvent of the delegate of " : "shouldReceiveEvent of "
    case .gesturePressRefused: what = "shouldReceivePress of the delegate of "
    case .gestureRefusedByView: what = "gestureRecognizerShouldBegin of "
    case .gestureRefusedByDelegate: what = "gestureRecognizerShouldBegin of the delegate of "
    case .controlRefusedTouch: what = "beginTracking of "
    case .scrollCancelRefused: what = "touchesShouldCancel of "
    case .scrollMayNotCancel: what = "canCancelContentTouches of "
    case .missNoSuper, .missHandledBelow:
      let isPress = p.rule == pressRule
      what =
        switch p.value {
        case sendsNoAction: "sendAction of "
        case keepsBeginTracking: "beginTracking of "
        case keepsEndTracking: "endTracking of "
        case keepsBecomingFirst: "becomeFirstResponder of "
        case 0: isPress ? "pressesBegan of " : "touchesBegan of "
        case 1: "touchesMoved of "
        default: isPress ? "pressesEnded of " : "touchesEnded of "
        }
    default: what = "touchesShouldBegin of "
    }
    text.add(what)
    addPlaced(p.culprit, to: &text)
    addPlugin(p.reason, p.culprit, p.value, to: &text)
    switch p.reason {
    case .eventDropped: text.add(p.value <= 0 ? " did not pass the event on" : " did not pass it on")
    case .missNoSuper, .missHandledBelow: text.add(" did not call super")
    case .scrollMayNotCancel: text.add(" was false")
    case .gestureRefusedByView, .gestureRefusedByDelegate, .controlRefusedTouch: text.add(" returned false")
    default: text.add(" refused it")
    }
  }

  /// The decision as the trace had it, as far as the problem has kept it.
  func record(of p: RKProblem) -> RKTraceRecord {
    if let place = place(of: p) { return trace[place] }
    var record = RKTraceRecord()
    record.struct_size = UInt32(MemoryLayout<RKTraceRecord>.size)
    record.reason = p.reason
    record.time = p.time
    record.object = p.victim
    record.other = p.culprit
    record.point = isFailure(p.reason) ? RKPoint(x: p.limit, y: p.unit == .touches && p.reason == .gestureLiftedTooSoon ? 1 : 0) : p.point
    record.value = p.value
    record.touch_id = p.touch_id
    record.rule = p.rule
    return record
  }

  /// The place of its record in the trace; nil: it has none, or that is gone.
  func place(of p: RKProblem) -> Int? {
    let oldest = trace.sequence - UInt64(trace.count)
    guard p.sequence > oldest, p.sequence <= trace.sequence else { return nil }
    return Int(p.sequence - oldest) - 1
  }
}
