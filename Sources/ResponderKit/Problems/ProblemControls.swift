// SPDX-License-Identifier: MIT
import CResponderKit

// Controls, actions and diagnostics.

extension Problems {
  @inline(never)
  mutating func readControl(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let bits = UInt(bitPattern: r.object)
    switch r.reason {
    case .controlBeganTracking:
      let k = try control(r.object)
      try judge(control: controls[k])
      // What beginTracking has sent stands before it.
      let old = controls[k]
      let isEarly = old.sentTime == r.time
      controls[k] = ProblemControl(handle: bits, touch: touch(r.touch_id) ?? -1, isTracking: true, hasSent: isEarly, sent: isEarly ? old.sent : 0, sentTime: old.sentTime, isTargetGone: old.isTargetGone)
      if old.early >= 0, context.trace[old.early].time == r.time { controls[k].unsent = old.early }
      // Of several in one update it tracks one.
      var other = touch(on: r.object) ?? -1
      while other >= 0, context.trace[touches[other].place].time == r.time {
        if touches[other].id != r.touch_id { touches[other].withheld = place }
        other = touches[other].older
      }
      if let touch = touch(r.touch_id) {
        hear(touch, nil, isWhole: true)
        // What becomes of it then is the control's.
        touches[touch].isHandled = false
        touches[touch].isTracked = true
      }
    case .controlSentEvents:
      let k = try control(r.object)
      controls[k].hasSent = true
      if r.value >= 0, r.value <= 4_294_967_295 {
        controls[k].sent |= UInt32(r.value)
        if UInt32(r.value) & Problems.wanted != 0 { controls[k].sentPlace = place }
      }
      controls[k].sentTime = r.time
    case .controlDisabled:
      // Its touch is the latest one that hit it, or what is in it.
      if touches.isEmpty { return }
      let latest = touch(r.touch_id) ?? touch(on: r.object) ?? touches.count - 1
      touches[latest].isSettled = true
      try list.add(.controlDisabled, at: place, victim: bits, culprit: bits, of: touches[latest])
    case .controlRefusedTouch: if let touch = touch(r.touch_id) { touches[touch].refusal = place }
    case .controlBusy:
      guard let touch = touch(r.touch_id) else { return }
      touches[touch].withheld = place
    case .controlEndedTracking:
      let k = try control(r.object)
      (controls[k].isTracking, controls[k].endTime) = (false, r.time)
      if r.value == 1 { (controls[k].lift, controls[k].segment) = (r.point, Int64(exactly: r.point.x) ?? -1) }
    case .controlCancelled:
      let k = try control(r.object)
      (controls[k].isTracking, controls[k].endTime) = (false, r.time)
      // A slider that a recogniser stops under the finger has lost its touch, whatever it has sent before.
      let isStopped = r.other != nil && context.liveObject(bits, .controls)?.control?.data.type == .slider
      guard isStopped || missesAction(controls[k]), let touch = touch(r.touch_id) else { return }
      if r.other == nil {
        // Its window was hidden, or the system took it.
        if touches[touch].isSettled, let place = takenAway(r.touch_id, before: place) { lose(touch, bits, place) }
        return
      }
      // That scrolling takes the touch is what a scroll view is there for.
      if context.liveGesture(r.other)?.has(.drivesScroll) ?? false { return }
      // It was lost for nothing: the finger lifted elsewhere.
      if r.value == 1, !isStopped { return }
      // It is there for this control, such as a long press for its menu.
      if let own = context.liveGesture(r.other)?.view, own.handle == bits { return }
      // Another touch may have its number by now.
      try list.add(.trackingCancelled, at: place, victim: bits, culprit: UInt(bitPattern: r.other), of: touches[controls[k].touch >= 0 ? controls[k].touch : touch])
    case .controlCancelledByRemoval, .controlCancelledByDisabling, .controlStoppedTracking:
      let k = try control(r.object)
      (controls[k].isTracking, controls[k].endTime) = (false, r.time)
      // Of a slider whose override returned false the thumb has stopped under the finger.
      let hasStopped = r.reason == .controlStoppedTracking && context.liveObject(bits, .controls).map { $0.control?.data.type == .slider && $0.isProgrammed(.continueTracking) } == true
      if controls[k].touch >= 0, hasStopped || missesAction(controls[k]) { lose(controls[k].touch, bits, place) }
    default: break
    }
  }

  /// touchUpInside, valueChanged, primaryActionTriggered.
  static let wanted: UInt32 = 1 << 6 | 1 << 12 | 1 << 13

  /// Whether something waits for what the control has not sent.
  func missesAction(_ control: ProblemControl) -> Bool {
    if control.sent & Problems.wanted != 0 { return false }
    guard let alive = context.liveObject(control.handle, .controls)?.control else { return true }
    return alive.controlEvents & Problems.wanted != 0 || alive.actsOnItsOwn || alive.data.field != nil
  }

  /// The same for what it tracked at a place, until it tracks something else.
  func missesAction(_ control: UInt, after place: Int) -> Bool {
    let next = context.first(place + 1, before: context.trace.count, control, .object, .of(.controlBeganTracking)) { $0.reason == .controlBeganTracking }
    // What beginTracking sends stands before it.
    let end = next.map { context.trace[$0].time } ?? .infinity
    let sent = context.first(place, before: next ?? context.trace.count, control, .object, .sent) { r in r.time < end && UInt32(exactly: r.value).map { $0 & Problems.wanted != 0 } == true }
    return sent == nil && missesAction(ProblemControl(handle: control))
  }

  /// The class of the control that a touch hit kept it from tracking, and so it did not send what an action was added for.
  func isKept(_ touch: ProblemTouch) -> Bool {
    guard touch.isHandled, touch.hasEnded, !touch.isTracked, !touch.isSettled, touch.withheld < 0, touch.refusal < 0 else { return false }
    guard let control = context.liveObject(touch.hit, .controls)?.control, control.hasOwnBegan,
      control.controlEvents & Problems.wanted != 0 || control.data.type == .textField && !context.responder(control.index).isFirstResponder
    else { return false }
    // It may send by itself.
    return find(touch.hit).map { controls[$0].sentTime < context.trace[touch.place].time } ?? true
  }

  // MARK: The rest of a touch

  /// An override kept the end of a touch, or its moves, from what had the beginning. False: none did.
  @inline(never)
  mutating func tellRest(_ touch: ProblemTouch) throws(RKStatus) -> Bool {
    if touch.dropped >= 0 {
      let r = context.trace[touch.dropped]
      let victim = follower(touch)
      // What needs no moves has lost none.
      if r.value >= 3 || (context.liveObject(victim, .controls)?.control?.data.type ?? .slider) == .slider && !hasRecognized(victim) {
        try list.add(.swallowed, at: touch.dropped, victim: victim, culprit: UInt(bitPattern: r.object), value: r.value, of: touch)
        return true
      }
    }
    guard touch.hasEnded, !touch.isSettled, touch.forwarded >= 0 || touch.isTracked else { return false }
    let traced = TracedTouch(first: context.trace[touch.place], place: touch.place, range: context.range(ofTouchAt: touch.place))
    if touch.forwarded >= 0, let victim = context.liveObject(context.trace[touch.forwarded].object, .responders) {
      for number in places(3) {
        let phase = RKTouchPhase(kept: number)
        guard let keeper = context.keeper(of: phase, traced, from: victim) else { continue }
        try list.put(
          .swallowed, at: touch.place, reason: .missHandledBelow, rule: 91, victim: victim.handle, culprit: keeper.handle, point: touch.point, value: Double(phase.rawValue), touch: touch.id)
        return true
      }
    }
    guard touch.isTracked, let control = context.liveObject(touch.hit, .controls)?.control, let known = find(touch.hit), missesAction(controls[known]) else { return false }
    let phase: RKTouchPhase
    if controls[known].isTracking, control.object.isProgrammed(.touchesEnded) {
      phase = .ended
    } else if touch.hasMoved, control.object.isProgrammed(.touchesMoved), control.keepsMoves(before: traced.range.end) {
      phase = .moved
    } else {
      return false
    }
    try list.add(.swallowed, at: touch.place, reason: .missNoSuper, victim: touch.hit, culprit: touch.hit, value: Double(phase.rawValue), of: touch)
    return true
  }

  // MARK: Presses

  /// A press has gone up the responder chain: where its beginning or its end stayed.
  mutating func readPress(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    guard r.value == 0 || r.value == 3, let victim = context.liveObject(r.object, .responders), let kept = context.keptPress(from: victim, place) else { return }
    let last = context.trace[kept]
    try list.put(.swallowed, at: kept, reason: .missHandledBelow, rule: pressRule, victim: victim.handle, culprit: UInt(bitPattern: last.object), value: last.value)
  }

  /// What was at work with a touch: a recogniser that has not recognised, else the control that tracked it, else what it hit.
  private func follower(_ touch: ProblemTouch) -> UInt {
    let control = touch.isTracked ? controls.first { $0.touch >= 0 && touches[$0.touch].place == touch.place }?.handle : nil
    if let control { return control }
    func isAtWork(_ r: ProblemRecognizer) -> Bool {
      !r.hasRecognized && r.links >= 0 && touches[links[r.links].touch].place == touch.place && context.liveGesture(r.handle)?.has(.drivesScroll) == false
    }
    return recognizers.first { isAtWork($0) }?.handle ?? touch.hit
  }

  private func hasRecognized(_ recognizer: UInt) -> Bool { find(recognizer).map { context.liveGesture(recognizer) != nil && recognizers[$0].hasRecognized } ?? false }

  /// The record that the program has taken a touch away, at the same moment: its window has gone, or events are ignored from now on.
  func takenAway(_ id: Int64, before place: Int) -> Int? {
    var k = place
    while k > 0, context.trace[k - 1].time == context.trace[place].time {
      k -= 1
      let r = context.trace[k]
      if r.touch_id == id, r.reason == .touchCancelledByWindow || r.reason == .touchCancelledBySystem && r.value == Double(CancelCause.ignoring.rawValue) { return k }
    }
    return nil
  }

  @inline(never)
  mutating func readProgram(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let object = UInt(bitPattern: r.object), other = UInt(bitPattern: r.other)
    switch r.reason {
    case .controlNobodyListens:
      guard r.value >= 0, r.value <= 4_294_967_295 else { return }
      let k = try control(r.object)
      let events = UInt32(r.value)
      if events & Problems.wanted == 0 { return }
      if !controls[k].isTracking, controls[k].endTime != r.time {
        controls[k].early = place
        return
      }
      // What a control with a value is for comes before what any touch sends.
      if controls[k].unsent < 0 || context.trace[controls[k].unsent].value != Double(valueChanged) { controls[k].unsent = place }
    case .actionNotImplemented: try list.add(.actionLost, at: place, victim: other, culprit: object)
    // That an action is not available now is what canPerformAction is for.
    case .actionNobody: try list.put(.actionLost, at: place, victim: object, culprit: other, isMild: NobodyCause(rawValue: r.point.x) == .canPerformAction)
    case .actionTargetGone:
      try list.add(.actionLost, at: place, victim: object)
      if context.liveObject(object, .controls) != nil {
        let k = try control(r.object)
        controls[k].isTargetGone = true
      }
    case .targetDoesNotRespond:
      // The decision before it is the same one.
      if place > 0, context.trace[place - 1].reason == .actionNotImplemented, context.trace[place - 1].other == r.object { return }
      try list.add(.actionLost, at: place, victim: object, culprit: other)
    case .timeBackwards: try list.add(.timeBackwards, at: place, victim: 0, value: r.value, unit: .seconds)
    case .postedEventRefused: try list.add(.postRefused, at: place, victim: 0, value: r.value, unit: .number)
    case .pluginReport: return
    default: if r.reason.rawValue >= 900 { try list.add(.diagnostic, at: place, victim: object, culprit: other, value: r.value, unit: .number) }
    }
  }

  /// Whether something listened to what the control sent for its touch.
  @inline(never)
  mutating func judge(control: ProblemControl) throws(RKStatus) {
    if control.touch < 0 { return }
    if control.sentPlace >= 0, context.liveObject(control.handle, .controls)?.control?.keepsActions(sentAt: control.sentPlace) == true {
      let touch = touches[control.touch]
      return try list.put(
        .swallowed, at: control.sentPlace, reason: .missNoSuper, rule: 141, victim: control.handle, culprit: control.handle, point: touch.point, value: sendsNoAction, touch: touch.id)
    }
    if let lift = control.lift, let alive = context.liveObject(control.handle, .controls)?.control,
      alive.data.type == .textField || control.sent & 1 << 12 == 0 && alive.controlEvents & 1 << 12 != 0, let kept = alive.keptTracking(lift)
    {
      let touch = touches[control.touch]
      return try list.put(
        .swallowed, at: touch.place, reason: .missNoSuper, rule: 141, victim: control.handle, culprit: control.handle, point: touch.point, value: kept, touch: touch.id)
    }
    if control.hasSent || control.unsent < 0 || control.isTargetGone { return }
    if let alive = context.liveObject(control.handle, .controls)?.control {
      if alive.data.field != nil || alive.actsOnItsOwn || alive.view.has(.hasRecognizers) && !touches[control.touch].isMissed { return }
      if alive.isInert {
        return try list.add(.controlDisabled, at: control.unsent, reason: .missUnchanged, victim: control.handle, culprit: control.handle, of: touches[control.touch])
      }
      // It is at its end, or as it was.
      let segment = control.segment
      if alive.data.type == .segmented, segment >= 0, control.lift?.y == 1 {
        let touch = touches[control.touch]
        return try list.add(
          .controlDisabled, at: control.unsent, reason: .missUnchanged, victim: control.handle, culprit: control.handle, value: Double(segment), unit: .number, of: touch)
      }
      if alive.data.type != .button, alive.controlEvents & 1 << 12 != 0 { return }
    }
    let touch = touches[control.touch]
    var events = context.trace[control.unsent].value
    // What one with a value is there for, also where that has not changed.
    switch context.liveObject(control.handle, .controls)?.control?.data.type {
    case .toggle, .slider, .stepper, .segmented, .page: events = 4096
    default: break
    }
    // Its value may be read later.
    try list.add(.tapUnheard, at: control.unsent, victim: control.handle, value: events, of: touch, isMild: events == 4096)
  }
}

extension Control {
  /// No touch can change its value.
  fileprivate var isInert: Bool {
    switch data.type {
    case .segmented: data.count == 0
    case .page: data.count < 2
    case .slider: data.minimum >= data.maximum
    default: false
    }
  }
}
