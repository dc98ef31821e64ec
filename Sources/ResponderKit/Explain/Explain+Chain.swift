// SPDX-License-Identifier: MIT
import CResponderKit

// Touches that hit a view and have not come to the responder: where their phases ended on the responder chain (SPEC 90, 91).

/// Who received a phase last.
struct Passage {
  var end: Responder?
  /// No responder handled it; the chain ends there.
  var isDiscarded: Bool
}

extension Explanation {
  /// The touch hit the view, or one below it, and has not come to the object.
  mutating func explainUndelivered(_ touch: TracedTouch, _ hit: View) {
    let context = subject.context
    let record = touch.first, range = touch.range
    if let obstacle = obstacle(touch, hit) { return add(at: obstacle) }
    add(record)
    if let recognizer = subject.recognizer {
      if Int32(truncatingIfNeeded: recognizer.order) &- Int32(bitPattern: context.trace[moment: touch.place].attachments) > 0 { add(.missUnattached, nil, value: 1, rule: 59) } else if recognizer.has(.disabled) { add(.gestureDisabled, subject) } else { add(.missOnlyThen, recognizer.object) }
    } else if explainPassage(record, range, hit) {
      return
    } else if let taker = taker(of: touch) {
      // It had recognised before anything was delivered.
      if hit.object == subject { remove(count - 1) }
      add(.neverDelivered, context.liveObject(context.trace[taker].object, .gestures))
      followRecognizer(context.trace[taker].object, taker + 1)
    }
  }

  /// What kept the touch from every view: the first of the records that a sendEvent override, a scroll view or the touch itself has of it.
  func obstacle(_ touch: TracedTouch, _ hit: View) -> Int? {
    let context = subject.context
    let range = touch.range, id = touch.first.touch_id
    var found = range.end
    func look(_ handle: UInt, _ kinds: RecordKinds, _ isMeant: (RKTraceRecord) -> Bool) {
      found = context.first(range.first, before: found, handle, .object, kinds, isMeant) ?? found
    }
    let isDropped: (RKTraceRecord) -> Bool = { $0.reason == .eventDropped && $0.other != nil && $0.touch_id == id && $0.value == 0 }
    if let application = context.object(ifAny: context.application) { look(application.handle, .of(.eventDropped), isDropped) }
    for window in context.eachWindow { look(window.object.handle, .of(.eventDropped), isDropped) }
    var above: View? = hit
    while let v = above {
      if v.object.scrollView != nil { look(v.handle, .of(.scrollStoppedByTouch)) { $0.reason == .scrollStoppedByTouch && ($0.touch_id == id || $0.touch_id == 0) } }
      above = v.superview
    }
    let delivered = context.first(range.first, before: found, hit.handle, .other, .deliveries) { $0.reason == .delivered && ($0.touch_id == id || $0.touch_id == 0) }
    let lost = context.first(range.first, before: delivered ?? found, UInt(bitPattern: touch.first.object), .object, .all) { $0.touch_id == id && (103...109).contains($0.reason.rawValue) }
    if let lost, lost < found { found = lost }
    return found < range.end ? found : nil
  }

  /// What had recognised before anything of the touch was delivered.
  private func taker(of touch: TracedTouch) -> Int? {
    let context = subject.context
    for k in places(touch.range.end, from: touch.range.first) {
      let r = context.trace[k]
      if r.time != touch.first.time { break }
      if r.reason == .gestureBegan || r.reason == .gestureRecognized, r.touch_id == touch.first.touch_id || r.touch_id == 0 { return k }
    }
    return nil
  }

  /// Whether the object lies on the way of a delivery from a view to a responder, without it. Overrides of nextResponder are not called.
  private func isPassed(from hit: View, to end: Responder?) -> Bool { subject.context.liveResponder(hit.handle).map { subject.context.isAbove(subject, $0, until: end) } ?? false }

  /// What is no touch: a press, text, a shake, a button of a remote control. A responder that would handle it may not be on its way.
  mutating func addInput(_ place: Int) {
    let context = subject.context
    let r = context.trace[place]
    if r.reason == .motionDropped, r.value == Double(RKMotionPhase.cancelled.rawValue), let cause = context.interruption(of: r, place) { return add(at: cause) }
    if r.reason == .inputHit, let pinch = subject.scrollView.flatMap({ context.gesture(ifAny: $0.data.pinch) }),
      let zoom = context.latest(context.trace.count, pinch.pointer, RecordKinds.all.subtracting(.routine), { $0.reason == .gestureBegan || $0.reason == .gestureEnded }), zoom > place
    {
      return tell(zoom)
    }
    add(r)
    if let dropped = context.eventDropped(at: place) { return add(at: dropped) }
    if r.reason == .inputHit { return addObstacle(to: r) }
    addOffChain(of: r, place)
  }

  /// It handles presses, shakes or buttons of a remote control, and the chain from the responder that got the event first does not lead to it.
  private mutating func addOffChain(of input: RKTraceRecord, _ place: Int) {
    let context = subject.context
    guard let responder = context.liveResponder(subject.handle) else { return }
    let handles: Bool
    var first = input.object
    switch input.reason {
    case .pressBegan: handles = responder.overrides(.pressesBegan) || responder.overrides(.pressesEnded)
    case .motionDropped:
      handles = responder.overrides(.motion(.began)) || responder.overrides(.motion(.ended))
      if first != nil { first = context.latest(place) { $0.reason == .motionDelivered }.flatMap { context.trace[$0].object } }
    case .remoteDropped:
      handles = responder.overrides(.remoteControlReceived)
      if first != nil { first = context.latest(place) { $0.reason == .remoteDelivered }.flatMap { context.trace[$0].object } }
    default: return
    }
    guard handles, let start = context.liveResponder(first) else { return }
    var next: Responder? = start
    var cutter: Responder?
    for _ in places(longestChain) {
      guard let one = next, one != responder else { break }
      if cutter == nil, one.overrides(.nextResponder) { cutter = one }
      next = one.builtInNextResponder
    }
    if next == nil { add(.missOffChain, start.object) } else if let cutter { add(.missOffChain, cutter.object, value: 1) }
  }

  /// A wheel or trackpad has hit a view that the object is not around: what keeps it from there, as the tree is now.
  private mutating func addObstacle(to input: RKTraceRecord) {
    let context = subject.context
    let hit = context.liveView(input.object)
    guard let view = place, let window = view.window, hit?.isDescendant(of: view) != true else { return }
    let screen = hit?.window?.data.screen ?? input.depth
    if screen != window.data.screen { return add(.missOtherScreen, window.object, value: Double(screen), limit: Double(window.data.screen), .number, rule: 72) }
    explainPlace(view, at: window.view.toLocal(input.point), calls: false)
    reached = false
    putDistanceFirst(from: 1)
  }

  mutating func explainOffChain(_ touch: TracedTouch, _ hit: View?) {
    if subject.recognizer != nil || subject.controller != nil { return add(.missUnattached, nil) }
    if let hit, isPassed(from: hit, to: nil) { return explainUndelivered(touch, hit) }
    add(touch.first)
    if let hit { addOffChain(hit) }
  }

  /// Where the phases ended. Those count that the subject handles itself; of a class that handles none, the beginning. False: nothing was delivered.
  private mutating func explainPassage(_ record: RKTraceRecord, _ range: TraceRange, _ hit: View) -> Bool {
    let context = subject.context
    let responder = context.liveResponder(subject.handle)
    var isPassedOn = false
    var handlesAny = false
    for number in places(4) {
      let phase = Double(number < 2 ? number : number + 1)
      guard let method = Method(touches: phase) else { continue }
      let handles = responder?.overrides(method) == true
      handlesAny = handlesAny || handles
      guard phase == 0 || handles, let passage = context.passage(of: phase, record, range, hit) else { continue }
      if passage.isDiscarded, passage.end?.object != subject, !isPassed(from: hit, to: passage.end) {
        addOffChain(hit, passage.end)
        return true
      }
      // It would have received the phase, and did not: the chain leads past it.
      if handles, isPassed(from: hit, to: passage.end), addDetour(hit, passage.end) { return true }
      if !passage.isDiscarded, !isPassed(from: hit, to: passage.end) {
        addHandler(passage.end ?? context.liveResponder(hit.handle), phase, method, range)
        return true
      }
      isPassedOn = true
    }
    if isPassedOn { add(.missPassedOn, nil, value: handlesAny ? 1 : 0) }
    return isPassedOn
  }

  /// The responder that received a phase last. An override that has not called super is named.
  mutating func addHandler(_ handler: Responder?, _ phase: Double, _ method: Method, _ range: TraceRange) {
    let context = subject.context
    guard let handler, let owner = handler.object.slot(method).owner, owner != context.classData(BuiltIn.control) else {
      // The walk up the chain may have ended without a responder that handles it.
      if handler?.overrides(method) != true, let broken = context.latest(range.end, { context.isChainBroken($0.reason) }), broken > range.first { return add(at: broken) }
      return add(.missHandledBelow, handler?.object)
    }
    add(.missHandledBelow, handler.object, value: phase, .number, rule: 91)
  }

  /// The first responder on the way up from the subject whose override decides where an action goes.
  mutating func addCut() {
    var next = subject.context.liveResponder(subject.handle)
    for _ in places(longestChain) {
      guard let responder = next else { return }
      if responder.overrides(.nextResponder) { return add(.missOffChain, responder.object, value: 2) }
      next = responder.builtInNextResponder
    }
  }

  /// It is no part of the chain, or an override of nextResponder leads past it.
  private mutating func addOffChain(_ hit: View, _ end: Responder? = nil) {
    if !addDetour(hit, end) { add(.missOffChain, end?.object ?? hit.object) }
  }

  /// The override of nextResponder below it that leads past it, if there is one.
  private mutating func addDetour(_ hit: View, _ end: Responder?) -> Bool {
    var next = subject.context.liveResponder(hit.handle)
    for _ in places(longestChain) {
      guard let responder = next, responder.object != subject else { break }
      if responder.overrides(.nextResponder) {
        add(.missOffChain, responder.object, value: 1)
        return true
      }
      if responder == end { break }
      next = responder.builtInNextResponder
    }
    return false
  }
}

extension Context {
  /// A scroll view around what a touch hit was stopped by it, and kept it.
  func stopsScrolling(_ id: Int64, on hit: OpaquePointer?) -> Bool {
    var next = liveView(hit)
    while let v = next {
      if v.object.scrollView != nil, latest(trace.count, v.pointer, .of(.scrollStoppedByTouch), { $0.reason == .scrollStoppedByTouch && $0.touch_id == id }) != nil { return true }
      next = v.superview
    }
    return false
  }

  /// A sendEvent override did not pass on the event without touches that began with a record.
  func eventDropped(at place: Int) -> Int? {
    for k in places(trace.count, from: place + 1) {
      let r = trace[k]
      if r.time != trace[place].time { return nil }
      if r.reason == .eventDropped, r.touch_id == 0 { return k }
    }
    return nil
  }

  /// Where a phase of a touch ended; nil: nothing of it was delivered.
  func passage(of phase: Double, _ record: RKTraceRecord, _ range: TraceRange, _ hit: View) -> Passage? {
    func latest(_ role: RecordRole) -> Int? {
      self.latest(range.end, UInt(bitPattern: record.other), role, phase == 0 ? .began : phase >= 3 ? .ended : .moved, from: range.first) { r in
        r.value == phase && (r.touch_id == record.touch_id || r.touch_id == 0)
      }
    }
    let place = Swift.max(latest(.other) ?? -1, latest(.object) ?? -1)
    if place < 0 { return nil }
    let r = trace[place]
    return Passage(end: liveResponder(r.object), isDiscarded: r.reason == .discarded)
  }

  /// A walk up the responder chain ended before its end.
  fileprivate func isChainBroken(_ reason: RKReason) -> Bool { reason == .responderCycle || reason == .responderChainTooLong || reason == .tooDeep }
}

extension Context {
  /// Why a shake was cancelled, at the same moment.
  func interruption(of r: RKTraceRecord, _ place: Int) -> Int? {
    latest(place) { $0.time < r.time || $0.reason == .motionTooLong || $0.reason == .motionInterrupted }.flatMap { trace[$0].time == r.time ? $0 : nil }
  }
}
