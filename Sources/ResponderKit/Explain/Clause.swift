// SPDX-License-Identifier: MIT
import CResponderKit

/// One cause in words.
struct Clause {
  let context: Context
  let step: RKExplanationStep
  /// What the sentence is about, and calls "it"; nil: there is none, and the subject has its name.
  let it: Object?
  let touchID: Int64?
  /// What the touch hit. A cause by itself finds it in the trace.
  let hit: OpaquePointer?
  let isFirst: Bool
  /// The point is outside of the subject: nothing is in front of it there.
  var isElsewhere = false
  /// Something keeps the touch away, whatever overrides answer.
  var isDecided = false
  /// After the end of a hover, the point is where the pointer is.
  var isOfPointer = false
  /// An override, which was not called, may decide otherwise.
  var mayTake = false

  /// The view in which the subject gets touches.
  var place: View? { (it ?? context.liveObject(step.subject, .all))?.place }
  var here: OpaquePointer? { place?.pointer }

  func addRule(to text: inout Text) {
    if step.rule == 0 { return }
    text.add(" (SPEC ")
    text.add(UInt64(step.rule))
    text.add(UInt8(ascii: ")"))
  }

  func addIt(to text: inout Text) {
    if it == nil { context.addName(step.subject, to: &text) } else { text.add("it") }
  }

  /// "its value", "the value of amount".
  private func addIts(_ what: Literal, to text: inout Text) {
    text.add(it == nil ? "the " : "its ")
    text.add(what)
    if it != nil { return }
    text.add(" of ")
    context.addName(step.subject, to: &text)
  }

  private func addNoTouch(to text: inout Text) {
    let trace = context.trace
    text.add(it == nil ? "the trace holds no touch" : "the trace holds none")
    if trace.capacity == 0 { return text.add(" (it is off)") }
    if !trace.isOverwritten {
      text.add(" yet")
      let waiting = context.waitingCount
      if waiting == 0 { return }
      text.add(", and posted events are waiting: ")
      return text.add(waiting)
    }
    text.add(" among its latest ")
    text.add(UInt64(trace.capacity))
    text.add(" records (a larger capacity keeps more)")
  }

  /// It stands in the trace, and is not so any more.
  private var isPast: Bool { !step.time.isNaN }

  /// One view takes a touch; what else is in the way would.
  private func addTaking(to text: inout Text) {
    let hit = it == nil ? touchID.flatMap { id in context.latestTouch(among: { $0.touch == UInt32(truncatingIfNeeded: id) }) { $0.touch_id == id && !($0.time > step.time) } }?.first.other : hit
    if let touchID, step.culprit == hit { return text.add(context.stopsScrolling(touchID, on: hit) ? "was hit" : "took the touch") }
    text.add(touchID == nil && isFirst && !mayTake ? "takes the touch" : it == nil ? "would take the touch" : "would take it")
  }

  func write(to text: inout Text) {
    addCause(to: &text)
    context.addLayer(step, to: &text)
  }

  private func addCause(to text: inout Text) {
    switch step.reason {
    case .hitHidden: addCulprit(isPast ? " was hidden" : " is hidden", to: &text)
    case .hitInteractionDisabled:
      addPart("userInteractionEnabled", article: "", isPast ? " was false" : " is false", to: &text)
    case .hitAlpha:
      addPart("alpha", isPast ? " was " : " is ", to: &text)
      text.addRounded(step.value, apartFrom: step.limit)
      text.add(", and views below ")
      text.addRounded(step.limit)
      text.add(" are not hit")
    case .hitAnimating: addCulprit(isPast ? " was animating without interaction" : " is animating without interaction", to: &text)
    case .hitSingularTransform:
      addPart("transform", " cannot be inverted", to: &text)
    case .hitDisabledControl: addCulprit(" is a disabled control and disabledControlsHitTestNil is on", to: &text)
    case .hitOutside:
      if isPast {
        addPastOutside(to: &text)
      } else {
        addOutside(to: &text)
      }
    case .hitOutsideByOverride:
      addPart("pointInside override", " returned false", to: &text)
    case .hitInsideByOverride:
      addPart("pointInside override", isPast || touchID != nil ? " accepted the touch" : " accepts the point", to: &text)
      if step.value > 0 {
        text.add(" ")
        text.addRounded(step.value)
        text.add(" pt")
      }
      text.add(step.value > 0 ? " outside of its bounds" : " outside of the bounds")
    case .hitOverrideReturned, .hitOverrideReturnedNil:
      addPart("hitTest override", step.reason == .hitOverrideReturnedNil ? " returned nil" : context.returned(by: step) == step.culprit ? " returned the view itself" : " returned another view", to: &text)
      if step.reason == .hitOverrideReturned, let view = context.returned(by: step), view != step.culprit {
        text.add(", ")
        context.addPlaced(view, to: &text)
      }
    case .missNoWindow:
      if let it, let place, place.object != it { context.addName(place.object, to: &text) } else { addIt(to: &text) }
      text.add(" is in no window")
      if step.culprit != nil {
        text.add(": ")
        context.addPlaced(step.culprit, to: &text)
        text.add(", the topmost view above it, has no superview and is no window")
      }
    case .missOtherWindow:
      let isWindow = context.liveObject(step.culprit, .views)?.window != nil
      if isWindow { text.add("the window ") }
      context.addPlaced(step.culprit, to: &text)
      text.add(isWindow ? ", in front, " : ", in a window in front, ")
      addTaking(to: &text)
    case .missCovered:
      context.addPlaced(step.culprit, to: &text)
      if !isElsewhere {
        text.add(isPast ? " was in front of " : " is in front of ")
        addIt(to: &text)
        text.add(" there and")
      }
      text.add(" ")
      addTaking(to: &text)
      if let place { context.addOrder(of: step.culprit, before: place.pointer, to: &text) }
    case .missOtherScreen:
      if let it, step.culprit == it.pointer { text.add("it") } else { context.addPlaced(step.culprit, to: &text) }
      context.fill(step.rule == 239 ? " is on screen %x, and the pointer is on screen %v" : step.rule == 72 ? " is on screen %x, and the wheel or trackpad was used on screen %v" : " is on screen %x, and the touch was on screen %v", step.record(about: step.culprit), to: &text)
    case .missUnreported: text.add(step.value == 0 ? "the pointer has not been reported since the view came under it" : "the pointer has not been reported since the recogniser was attached or enabled")
    case .missNoSuper:
      addIts(phaseMethod, to: &text)
      text.add(" did not call super")
      if step.value == 0 { text.add(", and so it tracked nothing") }
    case .missNotKey:
      context.addPlaced(step.culprit, to: &text)
      text.add(", its window, is not key: text, keys and shakes go to the key window")
      if context.liveObject(step.culprit, .windows)?.isProgrammed(.canBecomeKeyWindow) == true { text.add(", and its canBecomeKeyWindow override decides whether it can be") }
    case .missSubview:
      if it != nil { text.add("its subview ") }
      context.addPlaced(step.culprit, to: &text)
      if it == nil {
        text.add(", a subview of ")
        addIt(to: &text)
        text.add(",")
      }
      text.add(" ")
      addTaking(to: &text)
    case .missOverride:
      let view = context.liveView(step.culprit)
      addPart(view?.has(.overridesHitTest) == true ? "hitTest override" : "pointInside override", isDecided ? " may decide, too, and was not called" : " decides, and was not called", to: &text)
    case .missNoTouch where step.rule == 239: text.add(step.value == 0 ? "the pointer is in no window" : "a hover recogniser receives no touches")
    case .missNoTouch: addNoTouch(to: &text)
    case .missUnattached where step.value == 1:
      addIt(to: &text)
      text.add(" was attached after the touch began")
    case .gestureButtonRefused where step.rule == 239:
      text.add("a button of the pointer is down")
    case .touchIgnored where !isPast:
      text.add("interaction events are being ignored")
    case .gestureDisabled where !isPast && touchID == nil:
      if it == nil {
        context.addPlaced(step.subject, to: &text)
        text.add(" receives no touch: ")
      }
      text.add("it is not enabled")
    case .controlRefusedTouch where !isPast:
      addIt(to: &text)
      context.fill(" would not track it: the point is %r pt beside the thumb, whose middle is at %p in its own coordinates", step.record(about: step.subject), to: &text)
    case .controlDisabled where !isPast:
      addIt(to: &text)
      text.add(" is not enabled")
    case .gestureNoNextTap where step.limit != step.value && step.unit == .seconds && step.touch_id != 0:
      text.add("touch ")
      text.add(step.touch_id)
      text.add(" began ")
      text.addSeconds(step.value)
      text.add(" after the tap before it had lifted, and at most ")
      text.addSeconds(step.limit)
      text.add(" are allowed: it counts as a first tap")
    case .missUnattached:
      addIt(to: &text)
      text.add(context.liveGesture(step.subject) != nil ? " is attached to no view" : " has no view")
    case .gestureTouchRefused, .gestureEventRefused:
      context.addName(step.subject, to: &text)
      // Another finger, which it waited for.
      if touchID.map({ $0 != step.touch_id }) ?? (it != nil && !isFirst) {
        text.add(" does not receive touch ")
        text.add(step.touch_id)
        text.add(": ")
      } else {
        text.add(it == nil ? " does not receive the touch: " : " does not receive it: ")
      }
      text.add(step.reason == .gestureTouchRefused ? "shouldReceiveTouch of " : "shouldReceiveEvent of ")
      text.add(step.culprit != step.subject ? "its delegate " : step.reason == .gestureTouchRefused ? "its delegate" : context.eventDecider(of: step.subject))
      if step.culprit != step.subject { context.addPlaced(step.culprit, to: &text) }
      text.add(" returned false")
    case .missHandledBelow:
      if step.unit == .number {
        text.add("the ")
        text.add(phaseMethod)
        text.add(" of ")
      }
      context.addPlaced(step.culprit, to: &text)
      text.add(step.unit == .number ? " did not call super" : " handles the touches and does not forward them")
    case .missOffChain where step.value == 2:
      text.add("the nextResponder override of ")
      context.addPlaced(step.culprit, to: &text)
      text.add(" decides where the chain continues")
    case .missOffChain where step.value == 1:
      text.add("the nextResponder override of ")
      context.addPlaced(step.culprit, to: &text)
      text.add(" leads past ")
      addIt(to: &text)
    case .missOffChain:
      addIt(to: &text)
      text.add(" is not in the responder chain of ")
      context.addPlaced(step.culprit, to: &text)
    case .touchHit where it != nil && isPast && step.touch_id != touchID: addRecord(to: &text)
    case .touchHit where it != nil && touchID == nil:
      let isLoose = context.liveView(step.culprit)?.window == nil
      text.add(isLoose ? "a touch there hits nothing: " : "a touch there hits ")
      context.addPlaced(step.culprit, to: &text)
      if isLoose { text.add(" is in no window") }
    case .touchHit where it != nil:
      text.add("the touch hit ")
      context.addPlaced(step.culprit, to: &text)
    case .touchHitNothing where it != nil: text.add("no window took the touch")
    case .missPassedOn:
      text.add("the class of ")
      context.addName(step.subject, to: &text)
      text.add(step.value == 0 ? " overrides no touches method" : " overrides none of the touches methods that were called")
      text.add(", and so the touch passed on to the next responder")
    case .neverDelivered where !isPast:
      context.addPlaced(step.culprit, to: &text)
      text.add(" had recognised already")
    case .missUnchanged:
      addIts("value", to: &text)
      text.add(" has not changed")
      if step.unit == .number {
        addBound(to: &text)
      } else if step.unit == .points {
        text.add(": the finger did not move along it")
      } else if context.liveControl(step.subject)?.data.type == .toggle {
        text.add(step.value == 1 ? ": it was on, and the touch ended on that side" : ": it was off, and the touch ended on that side")
      }
    case .missMoved:
      addIt(to: &text)
      let r = step.record(about: step.subject)
      context.fill(" had been moved by %r pt since the touch began", r, to: &text)
      if step.culprit != nil { context.fill(step.point.x == 0 ? ", into %w" : ", by %w", r, to: &text) }
    case .missOnlyThen:
      text.add("the tree has changed since")
      if step.value != 0 { return }
      text.add(", and now ")
      addIt(to: &text)
      text.add(" would get such a touch")
    case .missPlugin:
      text.add("that is code of the plugin ")
      context.fill("%u", step.record(about: step.culprit), to: &text)
    case .missUndecided:
      if let it, step.culprit == it.pointer { text.add("it") } else { context.addPlaced(step.culprit, to: &text) }
      let template: Literal = step.limit == 0 ? " has not decided" : step.unit == .touches ? " has not decided: it has %r of the %x fingers required" : " has not decided%M"
      context.fill(template, step.record(about: step.culprit), to: &text)
    case .gestureBegan, .gestureRecognized:
      let record = step.record(about: step.subject)
      context.addName(step.subject, to: &text)
      text.add(step.reason == .gestureBegan ? " began at " : " recognised at ")
      text.addSeconds(step.time)
      if step.limit != 0 { context.fill("%M", record, to: &text) }
    default: addRecord(to: &text)
    }
  }

  /// As the trace has it. A hit-test is about the view that decided.
  private func addRecord(to text: inout Text) {
    let record = step.record(about: step.reason.rawValue < 100 ? step.culprit : step.subject)
    context.fill(context.sentence(record), record, to: &text)
  }

  /// Why the value of a control could not change.
  private func addBound(to text: inout Text) {
    let control = context.liveObject(step.subject, .all)?.control
    switch control?.data.type {
    case .segmented where step.limit == 1: return text.add(": it has no segments")
    case .segmented where step.point.y == 3: return text.add(": the finger lifted beside its segments")
    case .segmented:
      text.add(": segment ")
      text.addRounded(step.value)
      return text.add(step.point.y == 2 ? " was selected already" : " was disabled")
    case .page where step.value < step.limit && step.limit == 2:
      text.add(": its numberOfPages is ")
      text.addRounded(step.value)
      return text.add(", and two are needed")
    case .page: text.add(step.limit == 0 ? ": its first page is " : ": its last page is ")
    default:
      let isLeast = control.map { $0.data.minimum == step.value } == true, isMost = control.map { $0.data.maximum == step.value } == true
      text.add(isLeast && isMost ? ": its minimum and its maximum are " : isLeast ? ": its minimum is " : ": its maximum is ")
    }
    text.addRounded(step.limit)
  }

  private var phaseMethod: Literal {
    switch step.value {
    case 0: step.rule == pressRule ? "pressesBegan override" : "touchesBegan override"
    case 1: "touchesMoved override"
    case 3 where step.rule == pressRule: "pressesEnded override"
    case 3 where step.rule == motionRule: "motionEnded override"
    case 3: "touchesEnded override"
    case sendsNoAction: "sendAction override"
    case keepsBeginTracking: "beginTracking override"
    case keepsEndTracking: "endTracking override"
    case keepsBecomingFirst: "becomeFirstResponder override"
    default: "touchesCancelled override"
    }
  }

  /// "its alpha", or "the alpha of panel, which it lies in,".
  func addPart(_ part: Literal, article: Literal = "the ", _ rest: Literal, to text: inout Text) {
    if let it, step.culprit == it.pointer {
      text.add("its ")
      text.add(part)
      return text.add(rest)
    }
    text.add(article)
    text.add(part)
    text.add(" of ")
    addCulprit(rest, to: &text)
  }

  /// "it", or the name of another view that it lies in.
  func addCulprit(_ rest: Literal, to text: inout Text) {
    if let it, step.culprit == it.pointer { text.add("it") } else { context.addPlaced(step.culprit, to: &text) }
    if step.culprit != here, let culprit = context.liveView(step.culprit), let place, place.isDescendant(of: culprit) {
      text.add(", which ")
      addIt(to: &text)
      text.add(rest.length == 0 ? " lies in" : " lies in,")
    }
    text.add(rest)
  }
}
