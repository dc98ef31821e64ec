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
      controls[k] = ProblemControl(handle: bits, touch: touch(r.touch_id) ?? -1, hasSent: controls[k].sentTime == r.time, sentTime: controls[k].sentTime)
      if let touch = touch(r.touch_id) { hear(touch, nil, isWhole: true) }
    case .controlSentEvents:
      let k = try control(r.object)
      controls[k].hasSent = true
      controls[k].sentTime = r.time
    case .controlDisabled:
      // Its touch is the latest one.
      if touches.isEmpty { return }
      let touch = touches[touches.count - 1]
      touches[touches.count - 1].isSettled = true
      try list.add(.controlDisabled, at: place, victim: bits, culprit: bits, point: touch.point, touch: touch.id)
    case .controlRefusedTouch:
      guard let touch = touch(r.touch_id) else { return }
      touches[touch].isSettled = true
      try list.add(.swallowed, at: place, victim: bits, culprit: bits, point: touches[touch].point, touch: r.touch_id)
    case .controlCancelled:
      if r.other == nil { return }
      try list.add(
        .trackingCancelled, at: place, victim: bits, culprit: UInt(bitPattern: r.other), point: touch(r.touch_id).map { touches[$0].point } ?? RKPoint(), touch: r.touch_id)
    default: break
    }
  }

  @inline(never)
  mutating func readProgram(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    let object = UInt(bitPattern: r.object), other = UInt(bitPattern: r.other)
    switch r.reason {
    case .controlNobodyListens:
      guard r.value >= 0, r.value <= 4_294_967_295 else { return }
      // touchUpInside, valueChanged, primaryActionTriggered.
      let wanted: UInt32 = 1 << 6 | 1 << 12 | 1 << 13
      let k = try control(r.object)
      if UInt32(r.value) & wanted != 0 { controls[k].unsent = place }
    case .actionNotImplemented: try list.add(.actionLost, at: place, victim: other, culprit: object)
    case .actionNobody, .actionTargetGone: try list.add(.actionLost, at: place, victim: object)
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
    if control.hasSent || control.unsent < 0 || control.touch < 0 { return }
    if let alive = context.liveObject(control.handle, .controls)?.control {
      if alive.data.field != nil || alive.actsOnItsOwn || alive.view.has(.hasRecognizers) { return }
    }
    let touch = touches[control.touch]
    try list.add(.tapUnheard, at: control.unsent, victim: control.handle, point: touch.point, touch: touch.id)
  }
}
