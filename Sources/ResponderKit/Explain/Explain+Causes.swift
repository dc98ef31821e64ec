// SPDX-License-Identifier: MIT
import CResponderKit

// What stands behind a decision of the trace: why the recogniser that decided could, and whose override or delegate it was.

extension Explanation {
  /// How many recognisers the causes lead through.
  private static var longestChain: Int { 4 }

  /// The touch has come to the object: the record at `place` has the story, and others what led to it.
  mutating func tell(_ place: Int) {
    let context = subject.context
    let record = context.trace[place]
    // A scroll view held a touch back that the control would not have tracked.
    if record.reason == .scrollDelayDropped, let control = subject.control, control.data.has(.disabled), let touch = context.touch(of: record.touch_id, at: place) {
      (touchID, point) = (record.touch_id, began(touch, in: control.view.window))
      return add(.controlDisabled, subject)
    }
    let cause = scrollCause(record, place)
    if let cause, record.reason == .gestureRefusedByView || record.point.x == 0 {
      // What drives a scroll view failed because that does not move.
      settled = cause
      add(at: cause)
      told = count
      // That the scroll view refuses its own recogniser then is no further cause.
      if record.reason != .gestureRefusedByView { add(record) }
      return
    }
    settled = place
    if let wait = context.isFailure(record.reason) ? context.waitBefore(place, subject.handle) : nil { add(wait) }
    add(record)
    told = count
    // Along another axis it moves, which the finger has not gone far enough along.
    if let cause { add(at: cause) }
    follow(record, place)
    addLosses(record, place)
    addKept(record, place)
    addMissed(record, place)
    addRequirement(record, place)
    addScrolling(record, place)
    if subject.recognizer?.type == .hover, record.reason == .gestureEnded { explainHover() }
    addPlugins()
  }

  /// Why the scroll view of a recogniser did not move, where the recogniser failed in the same attempt.
  private func scrollCause(_ record: RKTraceRecord, _ place: Int) -> Int? {
    guard record.reason == .gestureLiftedTooSoon || record.reason == .gestureRefusedByView, let recognizer = subject.recognizer, recognizer.has(.drivesScroll), let view = recognizer.view
    else { return nil }
    let began = subject.context.latest(place, subject.pointer, .received) ?? 0
    // What keeps it from zooming is no cause for its pan, nor the reverse.
    let other: RKReason = recognizer.type == .pinch ? .scrollCannotScroll : .scrollCannotZoom
    return subject.context.latest(place, view.pointer, .stopsScrolling) { stopsScrolling($0.reason) && $0.reason != other }.flatMap { $0 > began ? $0 : nil }
  }

  /// An action that was sent and reached nothing; a scroll view that could not move.
  private mutating func addLosses(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    switch record.reason {
    case .controlNobodyListens:
      addUnchanged(place)
      if let began = focusedBefore(place) { add(at: began) }
      // It was there for one tap, and has been taken out.
      let events = record.controlEvents
      if let gone = context.latest(place, subject.pointer, .of(.actionTargetGone), { $0.reason == .actionTargetGone && $0.controlEvents & events != 0 }) { add(at: gone) }
    case .cannotBecomeFirst: if subject.control?.data.has(.disabled) == true { add(.controlDisabled, subject) }
    case .scrollCannotZoom:
      let end = touchID.flatMap { context.touch(of: $0, at: place)?.range.end } ?? context.trace.count
      if let pan = context.latest(end, subject.pointer, .scrollCannotScroll), pan > place { add(at: pan) }
    case .gestureNoNextTap: addLate(place)
    case .gestureCancelledByDisabling, .gestureFailedByDisabling: if let scrollView = context.liveGesture(record.object)?.stoppedScrollView { add(.scrollDisabled, scrollView) }
    case .controlEndedTracking: if record.value == 0 { addStart(record, place) }
    case .becameFirst:
      let responder = context.liveResponder(subject.handle)
      if let window = self.place?.window, window.firstResponder == responder, context.keyWindow != window.index, !isKeyLost(window, since: place) { return add(.missNotKey, window.object) }
      guard let window = self.place?.window, let change = context.latest(context.trace.count, window.pointer, .becameKey, or: .resignedKey) else { return }
      if change > place, context.trace[change].reason == .resignedKey { add(at: change) }
    case .controlSentEvents where subject.control?.keepsActions(sentAt: place) == true: add(.missNoSuper, subject, value: sendsNoAction, rule: 141)
    case .controlSentEvents, .gestureRecognized, .gestureBegan:
      // What a control with a value is for.
      if record.reason == .controlSentEvents, record.controlEvents & Explanation.touchUpInside != 0 { addUnchanged(place) }
      var last = place
      while let k = context.sameInstant(after: last, about: subject.handle) {
        last = k
        let r = context.trace[k]
        switch r.reason {
        case .gestureNoTarget, .actionNotImplemented, .actionTargetGone, .targetDoesNotRespond: return add(r)
        case .actionNobody:
          add(r)
          return addCut()
        case .controlSentEvents, .controlNobodyListens: return
        default: continue
        }
      }
    case .inputHit, .pressBegan:
      if let dropped = context.eventDropped(at: place) { return add(at: dropped) }
      guard record.reason == .inputHit, let pan = subject.scrollView.flatMap({ context.gesture(ifAny: $0.data.pan) }) else { return }
      if let k = context.latest(context.trace.count, pan.pointer, RecordKinds.all.subtracting(.routine), { $0.reason == .scrollCannotScroll || $0.reason == .gestureScrollTypeRefused || context.isFailure($0.reason) }), k > place {
        add(at: k)
      }
    default: return
    }
  }

  /// Where a text field became first responder that was it already as it was touched; nil: it was not.
  private func focusedBefore(_ place: Int) -> Int? {
    let context = subject.context
    guard subject.control?.data.type == .textField, let began = context.latest(place, subject.pointer, .of(.controlBeganTracking), { $0.reason == .controlBeganTracking }) else { return nil }
    let change = context.latest(began, subject.pointer, .of(.becameFirst, .resignedFirst, .resignedByRemoval)) { $0.reason == .becameFirst || $0.reason == .resignedFirst || $0.reason == .resignedByRemoval }
    return change.flatMap { context.trace[$0].reason == .becameFirst ? $0 : nil }
  }

  /// Why a finger that lifted outside of a control was outside: the program moved the control, or an override had accepted the touch there.
  private mutating func addStart(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    if let moved = context.latest(place + 2, subject.pointer, .note, { $0.reason == .noteMoved && $0.touch_id == record.touch_id && $0.time == record.time }) {
      let note = context.trace[moved]
      return add(.missMoved, context.liveObject(note.other, .views), point: note.point, value: note.value, .points)
    }
    guard let touch = context.touch(of: record.touch_id, at: place), let view = subject.view, let decider = decider(of: view, touch).decider else { return }
    addDecider(decider, nil)
  }

  /// Whether the trace has that a window is no longer key.
  private func isKeyLost(_ window: Window, since place: Int) -> Bool {
    subject.context.latest(subject.context.trace.count, window.pointer, .resignedKey).map { $0 > place } == true
  }

  /// Whether valueChanged has found no target in the tracking that ended at `place`.
  private func hasChanged(_ place: Int) -> Bool {
    let context = subject.context
    let began = context.latest(place, subject.pointer, .controlBeganTracking) ?? 0
    let time = context.trace[began].time
    // Other events of its tracking are many; those before it do not count.
    var end = place + 1
    while let k = context.latest(end, subject.pointer, [.sent, .unheard, .changedUnheard], { $0.time >= time }) {
      if context.trace[k].controlEvents & valueChanged != 0 { return true }
      end = k
      if k < began { break }
    }
    return false
  }

  private static let touchUpInside: UInt32 = 1 << 6

  /// A control with a value of its own has sent nothing: the value has stayed.
  private mutating func addUnchanged(_ place: Int) {
    guard let control = subject.control, !control.has(.tracking), !hasChanged(place) else { return }
    let data = control.data
    if let then = lifted(place), let kept = control.keptTracking(then) { return add(.missNoSuper, subject, value: kept, rule: 141) }
    switch data.type {
    case .slider where lifted(place)?.x == 0: add(.missUnchanged, subject, .points)
    case .slider:
      guard let then = lifted(place), then.y != 0 else { return add(.missUnchanged, subject) }
      let bound = then.y < 0 ? data.minimum : data.maximum
      add(.missUnchanged, subject, value: bound, limit: bound, .number)
    case .stepper:
      guard let then = lifted(place) else { return add(.missUnchanged, subject) }
      let bound = then.y > 0 ? data.maximum : data.minimum
      if then.x == bound { add(.missUnchanged, subject, value: bound, limit: bound, .number) } else { add(.missUnchanged, subject) }
    case .page where data.count < 2: add(.missUnchanged, subject, value: Double(data.count), limit: 2, .number)
    case .page:
      guard let then = lifted(place) else { return add(.missUnchanged, subject) }
      let bound = then.y > 0 ? Double(data.count - 1) : 0
      if then.x == bound { add(.missUnchanged, subject, value: bound, limit: bound, .number) } else { add(.missUnchanged, subject) }
    case .segmented where data.count == 0: add(.missUnchanged, subject, value: 0, limit: 1, .number)
    case .segmented:
      guard let then = lifted(place), then.y != 0 else { return add(.missUnchanged, subject) }
      add(.missUnchanged, subject, point: then, value: then.x, .number)
    case .toggle: add(.missUnchanged, subject, value: lifted(place)?.x ?? (data.has(.on) ? 1 : 0))
    default: break
    }
  }

  /// What the record of the lift has of the value: see `Control.traceDrag`; nil: that is not known.
  private func lifted(_ place: Int) -> RKPoint? {
    let context = subject.context
    let time = context.trace[place].time
    let end = context.latest(context.trace.count, subject.pointer, .of(.controlEndedTracking)) { $0.reason == .controlEndedTracking && $0.time <= time }
    guard let end, context.trace[end].time == time, context.trace[end].value == 1 else { return nil }
    return context.trace[end].point
  }

  /// What led to the decision at `place`.
  private mutating func follow(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    switch record.reason {
    case .delivered, .forwarded:
      guard record.value == Double(RKTouchPhase.cancelled.rawValue), let cause = cancellation(of: record, place) else { return }
      add(at: cause)
      followRecognizer(context.trace[cause].other, cause)
    case .gestureTouchesCancelled, .gestureCancelled, .gestureCancelledByRemoval, .gestureFailedByRemoval, .controlCancelledByRemoval: addCancellation(record, place)
    case .controlCancelled: if record.other == nil { addCancellation(record, place) } else { followRecognizer(record.other, place) }
    case .pressDelivered, .pressForwarded:
      if record.value == Double(RKPressPhase.cancelled.rawValue) { addPressCause(record, place) }
    case .motionDelivered, .motionForwarded:
      if record.value == Double(RKMotionPhase.cancelled.rawValue), let cause = context.interruption(of: record, place) { add(at: cause) }
    case .firstRefusedByCurrent:
      // A text field asks its delegate.
      guard let refusal = context.latest(place, record.other, .of(.textRefused), { $0.reason == .textRefused && $0.time == record.time }) else { return }
      add(at: refusal)
    case .gestureWaitedTooLong:
      // What it waited for was open then, and failed with it.
      guard let other = context.lastWait(of: record)?.other,
        let failed = context.first(place, before: context.end(of: other, from: place), UInt(bitPattern: other), .object, RecordKinds.all.subtracting(.routine), { context.isFailure($0.reason) })
        ?? context.latest(place, other, RecordKinds.all.subtracting(.routine), { context.isFailure($0.reason) && $0.time == record.time })
      else { return }
      add(at: failed)
    case .endedHeldBack, .beganHeldBack: addTapWait(of: record.other)
    case .controlBusy:
      guard let tracking = context.latest(place, subject.pointer, .controlBeganTracking), let held = context.heldEnd(of: context.trace[tracking], before: place) else { return }
      add(at: held)
      addTapWait(of: context.trace[held].other)
    case .gestureRecognized, .gestureBegan:
      guard record.object == subject.pointer, let met = context.requirementBefore(place, subject.handle), met.other != nil,
        let failed = context.latestFailure(place, of: met.other)
      else { return }
      add(at: failed)
    case .discarded: addCut()
    case .gestureTouchWhileDone:
      guard let end = context.latest(place, subject.pointer, RecordKinds.all.subtracting(.routine), { context.isFailure($0.reason) || $0.reason == .gestureRecognized || $0.reason == .gestureEnded }) else { return }
      add(at: end)
      followRecognizer(context.trace[end].other, end)
    case .gestureReceivedTouch: addUndecided(context.liveGesture(record.object))
    case .gestureWaits: addUndecided(context.liveGesture(record.other))
    case .scrollDelayDropped:
      guard let taker = context.latest(place, { $0.time < record.time || $0.time == record.time && ($0.reason == .gestureBegan || $0.reason == .gestureRecognized) }), context.trace[taker].time == record.time else {
        return addCancellation(record, place)
      }
      followRecognizer(context.trace[taker].object, taker + 1)
    case .scrollStoppedByTouch:
      guard let scroll = context.liveObject(record.object, .views)?.scrollView else { return }
      followRecognizer(context.gesture(ifAny: scroll.data.pan)?.pointer, place)
    default: followRecognizer(record.other, place)
    }
  }

  /// The responder lost a press: to which recogniser, or by what.
  private mutating func addPressCause(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    var k = place
    while k > 0, context.trace[k - 1].time == record.time {
      k -= 1
      switch context.trace[k].reason {
      case .pressTakenByGesture, .pressCancelledBySystem, .pressCancelledByRemoval:
        add(at: k)
        return followRecognizer(context.trace[k].other, place)
      default: continue
      }
    }
  }

  /// Who took the touches away. What has left its window since is in none.
  private mutating func addCancellation(_ record: RKTraceRecord, _ place: Int) {
    if let cause = cancellation(of: record, place) { add(at: cause) }
    guard record.reason != .gestureTouchesCancelled, record.reason != .gestureCancelled, record.reason != .controlCancelled else { return }
    if let view = self.place { if view.window == nil { add(.missNoWindow, view.root == view ? nil : view.root.object) } } else { add(.missUnattached, nil) }
  }

  /// Why an object lost the touch at this moment: recorded before or, where recognisers come first, after its own loss.
  private func cancellation(of record: RKTraceRecord, _ place: Int) -> Int? {
    let trace = subject.context.trace
    var k = place
    while k > 0, trace[k - 1].time == record.time {
      k -= 1
      if isCancellation(trace[k], record) { return k }
    }
    return places(trace.count, from: place + 1).first { trace[$0].time != record.time || isCancellation(trace[$0], record) }.flatMap { trace[$0].time == record.time ? $0 : nil }
  }

  private func isCancellation(_ r: RKTraceRecord, _ record: RKTraceRecord) -> Bool {
    // What a delivery of several touches lost, each has lost for itself.
    let touch = record.touch_id != 0 ? record.touch_id : touchID ?? 0
    return switch r.reason {
    case .cancelledByGesture: record.reason == .delivered && (touch == 0 || touch == r.touch_id)
    case .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow: touch == 0 || touch == r.touch_id
    case .pressCancelledBySystem, .pressCancelledByRemoval: record.reason.rawValue < 600
    default: false
    }
  }

  /// When a recogniser began or recognised and what it had measured; if it waited for another to fail, why that one failed.
  mutating func followRecognizer(_ pointer: OpaquePointer?, _ place: Int) {
    let context = subject.context
    var next = pointer
    var before = place
    for _ in places(Explanation.longestChain) {
      guard let bits = context.liveGesture(next)?.handle, bits != subject.handle else { return }
      guard let began = context.latest(before, next, .gestureBegan, or: .gestureRecognized) else { return }
      add(at: began)
      guard let met = context.requirementBefore(began, bits), met.other != nil else { return }
      add(met)
      guard let failed = context.latestFailure(began, of: met.other) else { return }
      add(at: failed)
      next = context.trace[failed].other
      before = failed
    }
  }

  /// A tap that came too late for the one before it, and began anew.
  private mutating func addLate(_ place: Int) {
    let context = subject.context
    guard let began = context.latest(place, subject.pointer, .received), context.trace[began].touch_id == touchID ?? context.trace[began].touch_id,
      let reset = context.latest(began, subject.pointer, .reset),
      let late = context.latest(reset, subject.pointer, .gestureNoNextTap, or: .gestureReset),
      context.trace[late].reason == .gestureNoNextTap,
      let wait = context.latest(late, subject.pointer, .gestureWaitsForTap)
    else { return }
    let interval = context.trace[began].time - context.trace[wait].time
    // What is long over is another try.
    if interval > 1 { return }
    add(at: late)
    measure(interval, .seconds, touch: context.trace[began].touch_id)
  }

  /// A tap that holds something back: until when it waits for the next one.
  private mutating func addTapWait(of pointer: OpaquePointer?) {
    let context = subject.context
    guard let recognizer = context.liveGesture(pointer), recognizer.isPossible,
      let wait = context.latest(context.trace.count, pointer, .gestureWaitsForTap, or: .gestureReset)
    else { return }
    if context.trace[wait].reason == .gestureWaitsForTap { add(at: wait) }
  }

  /// Why a scroll view does not move.
  private func stopsScrolling(_ reason: RKReason) -> Bool {
    switch reason {
    case .scrollMayNotCancel, .scrollCancelRefused, .scrollCannotScroll, .scrollDisabled, .scrollCannotZoom: true
    default: false
    }
  }

  /// A recogniser that is still possible, and how far it has come.
  private mutating func addUndecided(_ recognizer: Recognizer?) {
    let context = subject.context
    guard let recognizer, recognizer.isPossible, recognizer.touchesDown > 0 else { return }
    if recognizer.has(.drivesScroll), let view = recognizer.view, let began = recognizer.tracked[0].link.alive(in: context)?.beganTime,
      let reason = context.latest(context.trace.count, view.pointer, .stopsScrolling, { $0.time >= began && stopsScrolling($0.reason) })
    {
      return add(at: reason)
    }
    if recognizer.touchesDown < recognizer.fingersRequired {
      return add(.missUndecided, recognizer.object, value: Double(recognizer.touchesDown), limit: Double(recognizer.fingersRequired), .touches)
    }
    let measure = recognizer.measure
    add(.missUndecided, recognizer.object, value: measure?.value ?? 0, limit: measure?.limit ?? 0, measure == nil ? .none : recognizer.type.unit)
  }

  /// The plugins whose overrides and delegates have decided.
  mutating func addPlugins() {
    for k in places(count) {
      guard let plugin = subject.context.pluginObject(subject.context.plugin(behind: self[k])) else { continue }
      add(.missPlugin, plugin)
    }
  }
}

extension Context {
  /// Where the attempt of a recogniser ends that is under way at a place.
  fileprivate func end(of recognizer: OpaquePointer?, from place: Int) -> Int { first(place, before: trace.count, UInt(bitPattern: recognizer), .object, .reset) ?? trace.count }

  /// The number of the plugin whose code has decided; 0: the host's, or the library's own.
  func plugin(behind step: RKExplanationStep) -> UInt16 {
    switch step.reason {
    case .gestureRefusedByDelegate, .gestureTouchRefused, .gestureEventRefused:
      if let delegate = liveGesture(step.subject)?.delegate { return delegate.plugin }
    default: break
    }
    guard let (object, method) = override(behind: step), let slot = object?.slot(method), slot.function != nil else { return 0 }
    return slot.plugin
  }

  /// The object whose method has decided, and the method; nil: no override has.
  func override(behind step: RKExplanationStep) -> (object: Object?, method: Method)? {
    let decider = liveObject(step.subject, .named), culprit = liveObject(step.culprit, .named)
    switch step.reason {
    case .hitOutsideByOverride, .hitInsideByOverride: return (culprit, .pointInside)
    case .hitOverrideReturned, .hitOverrideReturnedNil: return (culprit, .hitTest)
    case .missOverride: return (culprit, culprit?.view?.has(.overridesHitTest) == true ? .hitTest : .pointInside)
    case .missNoSuper where step.value == sendsNoAction: return (culprit, .sendAction)
    case .missNoSuper where step.value == keepsBeginTracking: return (culprit, .beginTracking)
    case .missNoSuper where step.value == keepsEndTracking: return (culprit, .endTracking)
    case .missNoSuper where step.value == keepsBecomingFirst: return (culprit, .becomeFirstResponder)
    case .missHandledBelow where step.rule == pressRule: return (culprit, step.value == 0 ? .pressesBegan : .pressesEnded)
    case .missHandledBelow where step.rule == motionRule: return (culprit, .motionEnded)
    case .missHandledBelow, .missNoSuper: return Method(touches: step.value).map { (culprit, $0) }
    case .missOffChain: return step.value == 0 ? nil : (culprit, .nextResponder)
    case .eventDropped: return (decider, decider?.window == nil ? .applicationSendEvent : .windowSendEvent)
    case .gestureRefusedByView: return (culprit, .gestureRecognizerShouldBegin)
    case .gestureRefusedByDelegate, .gestureTouchRefused, .gestureEventRefused: return (decider, .shouldReceiveEvent)
    case .controlRefusedTouch: return (decider, .beginTracking)
    case .controlStoppedTracking: return (decider, .continueTracking)
    case .scrollTouchRefused: return (decider, .touchesShouldBegin)
    case .scrollCancelRefused: return (decider, .touchesShouldCancel)
    case .cannotBecomeFirst: return (decider, .canBecomeFirstResponder)
    case .firstRefusedByCurrent: return (culprit, .canResignFirstResponder)
    default: return nil
    }
  }

  /// " (by the extension …)": whose code an override is. Whose code a plugin has is another step.
  func addLayer(_ step: RKExplanationStep, to text: inout Text) {
    guard let (object, method) = override(behind: step), let slot = object?.slot(method), slot.function != nil, let owner = slot.owner, owner.isLayer, slot.plugin == 0 else { return }
    text.add(" (by the ")
    addClassName(owner.id, to: &text)
    text.add(UInt8(ascii: ")"))
  }

  /// What a hitTest override returned, by the record that a step was made of.
  func returned(by step: RKExplanationStep) -> OpaquePointer? {
    latest(trace.count, step.culprit, .hitTest) { $0.reason == .hitOverrideReturned && $0.time == step.time }.flatMap { trace[$0].other }
  }
}
