import CResponderKit

// What stands behind a decision of the trace: why the recogniser that decided could, and whose override or delegate it was.

extension Explanation {
  /// How many recognisers the causes lead through.
  private static var longestChain: Int { 4 }

  /// The touch has come to the object: the record at `place` has the story, and others what led to it.
  mutating func tell(_ place: Int) {
    let context = subject.context
    let record = context.trace[place]
    settled = place
    if let wait = context.isFailure(record.reason) ? context.waitBefore(place, subject.handle) : nil { add(wait) }
    add(record)
    told = count
    follow(record, place)
    addLosses(record, place)
    addPlugins()
  }

  /// An action that was sent and reached nothing; a scroll view that could not move.
  private mutating func addLosses(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    switch record.reason {
    case .controlNobodyListens: addUnchanged(place)
    case .controlSentEvents, .gestureRecognized, .gestureBegan:
      for k in places(context.trace.count, from: place + 1) {
        let r = context.trace[k]
        if r.time != record.time { return }
        guard r.object == subject.pointer || r.other == subject.pointer else { continue }
        switch r.reason {
        case .gestureNoTarget, .actionNotImplemented, .actionNobody, .actionTargetGone, .targetDoesNotRespond: return add(r)
        case .controlSentEvents, .controlNobodyListens: return
        default: continue
        }
      }
    case .gestureLiftedTooSoon, .gestureRefusedByView:
      guard let recognizer = subject.recognizer, recognizer.has(.drivesScroll), let view = recognizer.view else { return }
      let began = context.latest(place, { $0.object == subject.pointer && $0.reason == .gestureReceivedTouch }) ?? 0
      if let reason = context.latest(place, { $0.object == view.pointer && stopsScrolling($0.reason) }), reason > began { add(context.trace[reason]) }
    default: return
    }
  }

  /// Whether valueChanged has found no target in the tracking that ended at `place`.
  private func hasChanged(_ place: Int) -> Bool {
    let context = subject.context
    let began = context.latest(place, { $0.object == subject.pointer && $0.reason == .controlBeganTracking }) ?? 0
    let time = context.trace[began].time
    let change = context.latest(place + 1) { $0.object == subject.pointer && $0.reason == .controlNobodyListens && $0.value == Double(valueChanged) }
    return change.map { context.trace[$0].time >= time } ?? false
  }

  /// A control with a value of its own has sent nothing: the value has stayed.
  private mutating func addUnchanged(_ place: Int) {
    guard let control = subject.control, !control.has(.tracking), !hasChanged(place) else { return }
    let data = control.data
    switch data.type {
    case .slider, .stepper:
      let bound = data.value == data.minimum ? data.minimum : data.value == data.maximum ? data.maximum : .nan
      add(.missUnchanged, subject, value: data.value, limit: bound.isNaN ? 0 : bound, bound.isNaN ? .none : .number)
    case .toggle, .segmented, .page: add(.missUnchanged, subject)
    default: break
    }
  }

  /// What led to the decision at `place`.
  private mutating func follow(_ record: RKTraceRecord, _ place: Int) {
    let context = subject.context
    switch record.reason {
    case .delivered, .forwarded:
      guard record.value == Double(RKTouchPhase.cancelled.rawValue), let cause = cancellation(of: record, place) else { return }
      add(context.trace[cause])
      followRecognizer(context.trace[cause].other, cause)
    case .gestureReceivedTouch: addUndecided(context.liveGesture(UInt(bitPattern: record.object)))
    case .gestureWaits: addUndecided(context.liveGesture(UInt(bitPattern: record.other)))
    case .scrollDelayDropped, .scrollStoppedByTouch:
      guard let scroll = context.liveObject(UInt(bitPattern: record.object), .views)?.scrollView else { return }
      followRecognizer(context.gesture(ifAny: scroll.data.pan)?.pointer, place)
    default: followRecognizer(record.other, place)
    }
  }

  /// Why a view lost the touch in which it got touchesCancelled.
  private func cancellation(of record: RKTraceRecord, _ place: Int) -> Int? {
    var k = place
    while k > 0 {
      k -= 1
      let r = subject.context.trace[k]
      if r.time != record.time { return nil }
      switch r.reason {
      case .cancelledByGesture, .touchCancelledBySystem, .touchCancelledByRemoval, .touchCancelledByWindow:
        if record.touch_id == 0 || record.touch_id == r.touch_id { return k }
      default: continue
      }
    }
    return nil
  }

  /// When a recogniser began or recognised and what it had measured; if it waited for another to fail, why that one failed.
  mutating func followRecognizer(_ pointer: OpaquePointer?, _ place: Int) {
    let context = subject.context
    var next = pointer
    var before = place
    for _ in places(Explanation.longestChain) {
      guard let bits = context.liveGesture(UInt(bitPattern: next))?.handle, bits != subject.handle else { return }
      guard let began = context.latest(before, { UInt(bitPattern: $0.object) == bits && ($0.reason == .gestureBegan || $0.reason == .gestureRecognized) }) else { return }
      add(context.trace[began])
      guard let met = context.requirementBefore(began, bits), met.other != nil else { return }
      add(met)
      guard let failed = context.latest(began, { $0.object == met.other && context.isFailure($0.reason) }) else { return }
      add(context.trace[failed])
      next = context.trace[failed].other
      before = failed
    }
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
      let reason = context.latest(context.trace.count, { $0.object == view.pointer && $0.time >= began && stopsScrolling($0.reason) })
    {
      return add(context.trace[reason])
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
      guard let plugin = subject.context.pluginObject(plugin(behind: self[k])) else { continue }
      add(.missPlugin, plugin)
    }
  }

  /// The number of the plugin whose code has decided; 0: the host's, or the library's own.
  private func plugin(behind step: RKExplanationStep) -> UInt16 {
    let context = subject.context
    let decider = context.liveObject(UInt(bitPattern: step.subject), .named), culprit = context.liveObject(UInt(bitPattern: step.culprit), .named)
    switch step.reason {
    case .hitOutsideByOverride: return plugin(of: culprit, .pointInside)
    case .hitOverrideReturned, .hitOverrideReturnedNil: return plugin(of: culprit, .hitTest)
    case .missOverride: return plugin(of: culprit, culprit?.view?.has(.overridesHitTest) == true ? .hitTest : .pointInside)
    case .missHandledBelow: return plugin(of: culprit, .touchesBegan)
    case .eventDropped: return plugin(of: decider, decider?.window == nil ? .applicationSendEvent : .windowSendEvent)
    case .gestureRefusedByView: return plugin(of: culprit, .gestureRecognizerShouldBegin)
    case .gestureRefusedByDelegate, .gestureTouchRefused, .gestureEventRefused:
      if let delegate = decider?.recognizer?.delegate { return delegate.plugin }
      return plugin(of: decider, .shouldReceiveEvent)
    case .controlRefusedTouch: return plugin(of: decider, .beginTracking)
    case .controlStoppedTracking: return plugin(of: decider, .continueTracking)
    case .scrollTouchRefused: return plugin(of: decider, .touchesShouldBegin)
    case .scrollCancelRefused: return plugin(of: decider, .touchesShouldCancel)
    case .cannotBecomeFirst: return plugin(of: decider, .canBecomeFirstResponder)
    case .firstRefusedByCurrent: return plugin(of: culprit, .canResignFirstResponder)
    default: return 0
    }
  }

  private func plugin(of object: Object?, _ method: Method) -> UInt16 {
    guard let slot = object?.slot(method), slot.function != nil else { return 0 }
    return slot.plugin
  }
}

extension Context {
  /// The place of the latest record before `place` that is meant.
  fileprivate func latest(_ place: Int, _ isMeant: (RKTraceRecord) -> Bool) -> Int? {
    var k = place
    while k > 0 {
      k -= 1
      if isMeant(trace[k]) { return k }
    }
    return nil
  }
}
