// SPDX-License-Identifier: MIT
import CResponderKit

// Touches, their deliveries, and what became of them.

extension Problems {
  @inline(never)
  mutating func readTouch(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    switch r.reason {
    case .touchHit, .touchHitNothing: try begin(r, place)
    case .touchDropped:
      // The window of the touch has been destroyed: its later samples are no mistake.
      if r.value != 0, touch(r.touch_id) != nil { return }
      try list.add(.inputDropped, at: place, victim: 0, point: ProblemPoint(place: r.point), touch: r.touch_id)
    case .touchIgnored:
      // Value: the phase. What follows a beginning is no further touch.
      if r.value != 0 { return }
      let isKnown = ignoring >= 0
      try list.add(
        .eventsIgnored, at: place, victim: 0, point: ProblemPoint(place: r.point), value: isKnown ? r.time - context.trace[ignoring].time : 0, unit: isKnown ? .seconds : .none,
        touch: r.touch_id)
    case .touchWithheldMultipleTouch, .touchWithheldExclusiveTouch:
      if let touch = touch(r.touch_id) { touches[touch].withheld = place }
    case .touchCancelledBySystem: if let touch = touch(r.touch_id) { touches[touch].isSettled = true }
    case .touchCancelledByRemoval, .touchCancelledByWindow:
      guard let touch = touch(r.touch_id) else { return }
      touches[touch].isSettled = true
      if touches[touch].isHandled || touches[touch].isDelayed, !touches[touch].hasEnded, touches[touch].loss < 0 { lose(touch, touches[touch].hit, place) }
    case .touchNoTap:
      if let touch = touch(r.touch_id) { touches[touch].hasMoved = true }
    default: break
    }
  }

  @inline(never)
  mutating func readDelivery(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    switch r.reason {
    case .delivered, .forwarded:
      if !isCutOff, r.value != 0, r.touch_id != 0, touch(r.touch_id) == nil { isCutOff = true }
      // What began or ended; moves come in great numbers and add nothing.
      if r.value != 0 && r.value != 3 { return }
      guard let latest = touch(on: r.other) else { return }
      // Of several touches of a view the record names none.
      var meant = r.touch_id == 0 ? latest : touch(r.touch_id) ?? -1
      while meant >= 0, !touches[meant].hasEnded || context.trace[touches[meant].ended].time == r.time {
        if r.value == 3 { touches[meant].ended = place }
        if r.reason == .forwarded, touches[meant].forwarded < 0 { touches[meant].forwarded = place }
        meant = r.touch_id == 0 ? touches[meant].older : -1
      }
      if touches[latest].isHeard { return }
      let responder = context.liveObject(r.object, .responders)
      if let responder { if !responder.handlesTouches { return } } else if isPassedOn(place) { return }
      var touch = latest
      while touch >= 0, !touches[touch].isHeard {
        if touches[touch].withheld < 0 {
          hear(touch, responder?.view)
          if UInt(bitPattern: r.object) == touches[touch].hit, responder != nil || !isPassedOn(place) { touches[touch].isHandled = true }
        }
        touch = touches[touch].older
      }
    case .eventDropped:
      // An event without touches: a press, a shake, a button of a remote control; a wheel or a trackpad stands right before it.
      let isWheel = wheel >= 0 && wheel == place - 1
      if isWheel || r.other == nil {
        if isWheel { wheel = -1 }
        return try list.add(.swallowed, at: place, victim: UInt(bitPattern: r.other ?? r.object), culprit: UInt(bitPattern: r.object), value: withoutTouch)
      }
      guard let touch = touch(r.touch_id) else { return }
      if r.value == 0 {
        touches[touch].refusal = place
      } else if touches[touch].dropped < 0 || r.value >= 3 {
        touches[touch].dropped = place
      }
    case .cancelledByGesture: try tellCancelledView(r, place)
    case .beganHeldBack:
      if let touch = touch(r.touch_id) { touches[touch].held = place }
    case .endedHeldBack:
      // It matters to what handles it.
      guard let touch = touch(r.touch_id), touches[touch].held < 0, context.liveObject(r.object, .views).map({ $0.kind == .control || $0.handlesTouches }) == true else { return }
      touches[touch].held = place
    case .heldBackReleased, .heldBackDropped:
      guard let touch = touch(r.touch_id), touches[touch].held >= 0 else { return }
      let held = context.trace[touches[touch].held]
      touches[touch].held = -1
      let waited = r.time - held.time
      guard r.reason == .heldBackReleased, waited > ProblemLimit.wait + timeTolerance else { return }
      try list.put(
        .longWait, at: place, reason: held.reason, victim: UInt(bitPattern: held.object), culprit: UInt(bitPattern: held.other), point: touches[touch].point,
        value: waited, limit: ProblemLimit.wait, unit: .seconds, touch: r.touch_id)
    default: break
    }
  }

  /// A tap or a long press of a view around it took a touch from a view that waits for its end.
  @inline(never)
  private mutating func tellCancelledView(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    guard let touch = touch(r.touch_id), !touches[touch].hasMoved, let object = context.liveObject(r.object, .views), let view = object.view, view.kind != .control,
      object.isProgrammed(.touchesEnded), let g = context.liveGesture(r.other), g.type == .tap || g.type == .longPress, g.tapData.touchesRequired == 1, let above = g.view, above != view, view.isDescendant(of: above)
    else { return }
    try list.add(.touchLost, at: place, victim: object.handle, culprit: g.handle, of: touches[touch])
  }

  /// Whether what a view received was forwarded to the next responder: its class need not handle it then.
  private func isPassedOn(_ place: Int) -> Bool {
    let r = context.trace[place]
    for k in places(context.trace.count, from: place + 1) {
      let next = context.trace[k]
      if next.time != r.time || next.reason == .delivered { return false }
      if next.reason == .forwarded || next.reason == .discarded, next.other == r.object { return true }
    }
    return false
  }

  @inline(never)
  mutating func readScrollView(_ r: RKTraceRecord, _ place: Int) {
    if r.reason == .scrollDisabled || r.reason == .scrollCannotScroll || r.reason == .scrollCannotZoom { return readUnmoved(r, place) }
    guard let touch = touch(r.touch_id) else { return }
    switch r.reason {
    case .scrollTouchDelayed: touches[touch].isDelayed = context.liveObject(touches[touch].hit, .views).map { $0.kind == .control || $0.handlesTouches } ?? false
    case .scrollDelayOver, .scrollDelayLifted: touches[touch].isDelayed = false
    default: break
    }
    if r.reason == .scrollStoppedByTouch { touches[touch].isHeard = true }
    if r.reason == .scrollTouchRefused { touches[touch].refusal = place }
  }

  @inline(never)
  mutating func readNote(_ r: RKTraceRecord, _ place: Int) throws(RKStatus) {
    switch r.reason {
    case .noteRefused:
      let kind: RKProblemKind = r.value == Double(RKStatus.alreadyExists.rawValue) ? .beganAgain : .neverBegan
      try list.add(kind, at: place, victim: UInt(bitPattern: r.object), point: r.object == nil ? ProblemPoint(place: r.point) : point(r), value: r.value, unit: .number, touch: r.touch_id)
    case .noteInWindow: if let touch = touch(r.touch_id) { touches[touch].point = ProblemPoint(place: r.point, window: UInt(bitPattern: r.object)) }
    case .noteIgnoring: ignoring = place
    case .noteInputIgnored: try list.add(.eventsIgnored, at: place, victim: 0, point: ProblemPoint(place: r.point))
    case .noteMoved:
      // Without the movement the lift would have been inside.
      let ended = context.trace[Swift.max(place - 1, 0)]
      if let touch = touch(r.touch_id), missesAction(controls[try control(r.object)]), ended.reason != .controlEndedTracking || ended.point.x - r.point.y <= ended.point.y {
        lose(touch, UInt(bitPattern: r.object), place)
      }
    case .noteSpike:
      try list.add(
        .velocitySpike, at: place, victim: UInt(bitPattern: r.object), point: point(r), value: r.value, limit: ProblemLimit.jumpSpeed, unit: .number, touch: r.touch_id)
    case .noteNarrowly where r.point.y == Double(RKUnit.number.rawValue):
      keyNote = place
    case .noteNarrowly:
      let recognizer = try recognizer(r.object)
      recognizers[recognizer].narrow = place
      try judgeNarrowness(recognizer)
    default:
      if place > 0, context.trace[place - 1].reason == .inputHit { wheelNote = place } else if let touch = touch(r.touch_id) { touches[touch].note = place }
    }
  }

  /// A place in the coordinates of its touch's window.
  private func point(_ r: RKTraceRecord) -> ProblemPoint { ProblemPoint(place: r.point, window: touch(r.touch_id).map { touches[$0].point.window } ?? 0) }

  // MARK: Judging

  @inline(never)
  mutating func judge(_ touch: ProblemTouch) throws(RKStatus) {
    if touch.loss >= 0 { return try tellLoss(touch) }
    if touch.refusal < 0, try tellRest(touch) { return }
    if isUnscrolled(touch), try tellUnmoved(touch) { return }
    if isKept(touch) { return try list.add(.swallowed, at: touch.place, reason: .missNoSuper, victim: touch.hit, culprit: touch.hit, of: touch) }
    if isKeptByButton(touch) { return try tellRefusal(touch, isMild: true) }
    if isMisled(touch) { return try tellNote(touch) }
    if touch.isHeard || touch.isSettled { return }
    // Still down: what becomes of it is open.
    if !touch.isOver, context.findTouch(touch.id) != nil { return }
    if touch.note >= 0, touch.refusal < 0 || !isVague(context.trace[touch.note]), touch.hasMoved ? !isForTaps(context.trace[touch.note]) : !isOfScrollView(context.trace[touch.note]) { return try tellNote(touch) }
    if touch.isHeardAbove { return }
    if touch.passedBy >= 0 {
      let control = UInt(bitPattern: context.trace[touch.passedBy].object)
      return try list.add(.controlDisabled, at: touch.passedBy, victim: control, culprit: control, of: touch)
    }
    if touch.withheld >= 0, wantsMore(touch) {
      let r = context.trace[touch.withheld]
      let isBusy = r.reason == .controlBusy || r.reason == .controlBeganTracking
      return try list.add(.withheld, at: touch.withheld, reason: isBusy ? .controlBusy : nil, victim: touch.hit, culprit: isBusy ? touch.hit : UInt(bitPattern: r.other), value: isBusy ? 0 : r.value, of: touch)
    }
    if touch.refusal >= 0 { return try tellRefusal(touch) }
    if touch.unmoved >= 0, try tellUnmoved(touch) { return }
    if touch.isMissTold { return }
    let failure = touch.hasMoved ? touch.moveFailure : touch.failure
    if failure >= 0, isMeant(UInt(bitPattern: context.trace[failure].object), touch) { return try tellFailure(touch, failure) }
    if touch.isAwaited { return }
    if touch.barred >= 0 {
      let r = context.trace[touch.barred]
      let victim = UInt(bitPattern: r.object)
      if isMeant(victim, touch) {
        let hasMask = r.point.y != 0
        return try list.add(
          .recognizerFailed, at: touch.barred, victim: victim, culprit: touch.hit, value: hasMask ? r.value : 0, limit: hasMask ? r.point.x : 0,
          unit: hasMask ? .number : .none, of: touch)
      }
    }
    if touch.hasMoved || touch.withheld >= 0 { return }
    // A recogniser for something else is no reason to call the place deaf.
    if touch.moveFailure >= 0, !isFarFromEdge(UInt(bitPattern: context.trace[touch.moveFailure].object), touch) { return try tellFailure(touch, touch.moveFailure) }
    if touch.disabled >= 0, try tellDisabled(touch) { return }
    let leader = touch.leading < 0 ? 0 : UInt(bitPattern: context.trace[touch.leading].object)
    try list.add(
      .tapUnheard, at: touch.place, reason: leader == 0 ? nil : .hitOverrideReturned, victim: touch.hit, culprit: leader, of: touch, isMild: leader == 0 && (isBackground(touch.hit) || isHeld(touch)))
  }

  /// An override gave it to another control than the one that it lay in.
  private func isMisled(_ touch: ProblemTouch) -> Bool {
    touch.note >= 0 && touch.hasEnded && !touch.hasMoved && context.trace[touch.note].reason == .noteOverride && context.liveObject(touch.hit, .controls) != nil
  }

  /// For longer than a tap.
  private func isHeld(_ touch: ProblemTouch) -> Bool { touch.hasEnded && context.trace[touch.ended].time - context.trace[touch.place].time > context.config(.tapMaximumDuration) }

  /// What fills more than half of its window, or holds what touches are meant for, looks like no button.
  private func isBackground(_ hit: UInt) -> Bool {
    guard let view = context.liveObject(hit, .views)?.view, let window = view.window else { return false }
    if view.holdsTarget(besides: view) { return true }
    return view.windowBox.intersection(window.view.windowBox).size * 2 > window.view.windowBox.size
  }

  private mutating func tellFailure(_ touch: ProblemTouch, _ place: Int) throws(RKStatus) {
    let r = context.trace[place]
    let unit = context.unit(of: r)
    // The finger that the decision is about.
    var touch = touch
    for k in touches.places where touches[k].id == r.touch_id && (touches[k].failure == place || touches[k].moveFailure == place) { touch = touches[k] }
    if let phase = phaseWithoutSuper(place) {
      let victim = UInt(bitPattern: r.object)
      return try list.put(.swallowed, at: place, reason: .missNoSuper, rule: 174, victim: victim, culprit: victim, point: touch.point, value: phase, touch: touch.id)
    }
    try list.add(
      .recognizerFailed, at: place, victim: UInt(bitPattern: r.object), culprit: r.reason == .gestureWaitedTooLong ? context.awaited(r) : touch.hit, value: unit == .none ? 0 : r.value,
      limit: unit == .none ? 0 : unit == .seconds && r.point.x == 0 ? r.value : r.point.x, unit: unit, of: touch)
  }

  /// The phase of the touches method of the recogniser that did not call super, and so it failed at a place of the trace; nil: none.
  private func phaseWithoutSuper(_ place: Int) -> Double? {
    guard let object = context.liveGesture(context.trace[place].object)?.object else { return nil }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    guard let steps = context.arena.allocate(RKExplanationStep.self, Explanation.most, context.unlimited) else { return nil }
    var explanation = Explanation(object, steps)
    explanation.tell(place)
    for k in places(explanation.count) where explanation[k].reason == .missNoSuper { return explanation[k].value }
    return nil
  }

  /// A recogniser was disabled when the touch began. False: it was not meant for it.
  private mutating func tellDisabled(_ touch: ProblemTouch) throws(RKStatus) -> Bool {
    let r = context.trace[touch.disabled]
    let victim = UInt(bitPattern: r.object)
    // One on a view around it, disabled all the time, is no cause: most places there are meant for something else.
    guard let g = context.liveGesture(victim), isMeant(victim, touch), isEnough(touch, for: g), !g.has(.disabled) || g.view?.handle == touch.hit || find(victim).map({ recognizers[$0].hasRecognized }) == true
    else { return false }
    if let known = find(victim) { recognizers[known].isDisabledTold = true }
    try list.add(.recognizerDisabled, at: touch.disabled, victim: victim, culprit: g.view?.handle ?? 0, value: 1, unit: .number, of: touch)
    return true
  }

  /// One finger, and for as long as a tap or a long press takes.
  private func isEnough(_ touch: ProblemTouch, for g: Recognizer) -> Bool {
    guard touch.hasEnded, g.type == .tap || g.type == .longPress else { return true }
    let held = context.trace[touch.ended].time - context.trace[touch.place].time
    return g.fingers == 1 && (g.type == .tap ? held <= g.tapData.maximumDuration : held >= g.tapData.pressDuration)
  }

  /// A control kept the touch, which moved, in a scroll view that holds more than its contentSize.
  private func isUnscrolled(_ touch: ProblemTouch) -> Bool {
    guard touch.unmoved >= 0, touch.hasMoved, touch.isTracked, touch.hasEnded, context.trace[touch.unmoved].reason == .scrollCannotScroll else { return false }
    return context.liveObject(scroller(context.trace[touch.unmoved]), .views)?.scrollView?.holdsMore == true
  }

  /// A button kept a touch that went farther than a press of one does, in a scroll view that would have scrolled.
  private func isKeptByButton(_ touch: ProblemTouch) -> Bool {
    guard touch.refusal >= 0, touch.hasMoved, touch.isTracked, context.liveObject(touch.hit, .controls)?.control?.data.type == .button else { return false }
    let reason = context.trace[touch.refusal].reason
    return reason == .scrollMayNotCancel || reason == .scrollCancelRefused
  }

  /// What scrolls is meant by touches that move.
  private func isOfScrollView(_ note: RKTraceRecord) -> Bool { context.isScroller(note.object) }

  /// Of a view that is no control, the record of its override names the method.
  private func isVague(_ note: RKTraceRecord) -> Bool { note.reason == .noteOverride && context.liveObject(note.object, .controls) == nil }

  /// Whether a withheld touch would have been handled: by the view's own class, or a control's.
  private func wantsMore(_ touch: ProblemTouch) -> Bool {
    guard let hit = context.liveObject(touch.hit, .views) else { return true }
    // A control that has sent its action for the touch that it tracked has missed nothing.
    if hit.kind == .control, context.trace[touch.withheld].reason != .touchWithheldExclusiveTouch { return missesAction(touch.hit, after: touch.withheld) }
    return hit.kind == .control || hit.handlesTouches
  }

  /// Whether a recogniser is there for touches like this one.
  func isMeant(_ recognizer: UInt, _ touch: ProblemTouch) -> Bool {
    switch context.liveGesture(recognizer)?.type {
    case .custom: true
    case .tap, .longPress: !touch.hasMoved
    case .pan, .swipe, .pinch, .rotation: touch.hasMoved
    case .screenEdgePan: touch.hasMoved && !isFarFromEdge(recognizer, touch)
    default: false
    }
  }

  /// A touch that began in the middle is meant for no edge.
  private func isFarFromEdge(_ recognizer: UInt, _ touch: ProblemTouch) -> Bool {
    guard touch.moveFailure >= 0 else { return false }
    let r = context.trace[touch.moveFailure]
    return UInt(bitPattern: r.object) == recognizer && r.reason == .gestureNotAtEdge && r.value > Explanation.near
  }

  /// The shape of a view is what its own class has pointInside for.
  private func hasOwnShape(_ object: Object) -> Bool { object.overrides(.pointInside) && object.slot(.pointInside).plugin == 0 }

  /// What was hit holds what touches are meant for, and the other view scrolls behind it.
  private func isBar(_ cover: UInt, over view: UInt) -> Bool {
    // What has gone since was there for a while only.
    guard let cover = context.liveObject(cover, .views)?.view else { return true }
    let holds = cover.holdsTarget()
    var next = context.liveObject(view, .views)?.view
    while let v = next, !cover.isDescendant(of: v) {
      // A bar covers a part of it.
      if v.scrolls, holds || !cover.windowBox.covers(v.windowBox) { return true }
      next = v.superview
    }
    return false
  }

  /// What was hit belongs to what holds touch targets, as an alert or a keyboard does, or to what has been taken away since.
  private func isModal(_ cover: UInt, over view: UInt) -> Bool {
    guard let view = context.liveObject(view, .views)?.view, var cover = context.liveObject(cover, .views)?.view else { return false }
    while let above = cover.superview, !view.isDescendant(of: above) { cover = above }
    return cover.window == nil || cover.holdsTarget(besides: cover)
  }

  /// A touch that went far was meant for no tap.
  private func isForTaps(_ note: RKTraceRecord) -> Bool {
    guard let type = context.liveObject(UInt(bitPattern: note.object), .controls)?.control?.data.type else { return false }
    return type == .button || type == .stepper || type == .page || type == .textField
  }

  @inline(never)
  mutating func tellNote(_ touch: ProblemTouch) throws(RKStatus) {
    let r = context.trace[touch.note]
    let control = UInt(bitPattern: r.object), other = UInt(bitPattern: r.other)
    // It may have been meant for what handled it, or for a bar over what scrolls.
    let isMild = touch.isHeardAbove || isMisled(touch) || r.reason == .noteUnderCover && (isBar(other, over: control) || isModal(other, over: control) || isBackground(control))
    switch r.reason {
    case .noteBesideControl:
      try list.add(.nearMiss, at: touch.note, victim: control, culprit: other, value: r.value, limit: ProblemLimit.beside, unit: .points, of: touch, isMild: isMild)
    case .noteUnderCover: try list.add(.covered, at: touch.note, victim: control, culprit: other, value: r.value == 1 || r.value == 3 ? 1 : 0, of: touch, isMild: isMild)
    case .noteOutsideSuperview:
      try list.add(.outside, at: touch.note, victim: control, culprit: other, value: r.value, unit: .points, of: touch, isMild: isMild)
    case .noteNotInteractive:
      try list.add(.notInteractive, at: touch.note, victim: control, culprit: other, value: r.value, unit: .number, of: touch, isMild: isMild)
    // An override that accepts points outside of the bounds, by how much.
    case .noteOverride where r.value > 0:
      try list.add(.swallowed, at: touch.note, reason: .hitInsideByOverride, victim: control, culprit: other, value: r.value, unit: .points, of: touch, isMild: isMild)
    // One that took the touch for another view.
    case .noteOverride where r.value < 0: try list.add(.swallowed, at: touch.note, reason: .hitOverrideReturned, victim: control, culprit: other, of: touch, isMild: isMild)
    default:
      let object = control == other ? context.liveObject(control, .views) : nil
      let isShape = object.map { hasOwnShape($0) && !$0.overrides(.hitTest) } == true
      try list.add(.swallowed, at: touch.note, victim: control, culprit: other, of: touch, isMild: isMild || isShape)
    }
  }

  /// An override or a delegate took the touch.
  @inline(never)
  private mutating func tellRefusal(_ touch: ProblemTouch, isMild: Bool = false) throws(RKStatus) {
    let r = context.trace[touch.refusal]
    var victim = UInt(bitPattern: r.object)
    var culprit = victim
    var (value, unit) = (0.0, RKUnit.none)
    switch r.reason {
    // Beside the thumb of a slider.
    case .controlRefusedTouch: if r.value > 0 { (value, unit) = (r.value, .points) }
    // The override belongs to the window or application, and the touch to the view; that of a scroll view's content to the scroll view.
    case .eventDropped: victim = touch.hit
    case .scrollTouchRefused: victim = UInt(bitPattern: r.other)
    case .gestureRefusedByView: culprit = UInt(bitPattern: r.other)
    default: break
    }
    // A delegate often leaves out what lies in the recogniser's view.
    let isInside = r.reason == .gestureTouchRefused && context.liveGesture(victim)?.view.map { $0.handle != touch.hit } == true
    // Which way a pan goes is what gestureRecognizerShouldBegin is for.
    let isOwnShape = r.reason == .hitOutsideByOverride && context.liveObject(victim, .views).map { hasOwnShape($0) } == true
    let isOwnWay = r.reason == .gestureRefusedByView || r.reason == .gestureRefusedByDelegate
    // The track of a slider is wide.
    let isOnTrack = unit == .points
    // A pan that refuses a tap has lost nothing.
    let isOther = r.reason == .gestureTouchRefused && !isMeant(victim, touch)
    try list.add(.swallowed, at: touch.refusal, victim: victim, culprit: culprit, value: value, unit: unit, of: touch, isMild: isMild || isInside || isOwnShape || isOwnWay || isOnTrack || isOther)
  }

  /// Touches that are down although nothing is heard of them.
  @inline(never)
  mutating func tellDown(_ inputHasEnded: Bool) throws(RKStatus) {
    let waiting = context.waitingCount
    if waiting > 0 { try list.put(.inputDropped, at: nil, reason: .missNoTouch, rule: 290, victim: 0, value: Double(waiting), unit: .number, isMild: true) }
    for t in context.eachTouch {
      if t.has(.lifted) || t.has(.input) { continue }
      let silence = context.time - t.lastReport.time
      if !inputHasEnded, silence < ProblemLimit.silence { continue }
      let begun = touch(t.id).map { touches[$0] }
      try list.put(
        .notEnded, at: begun?.place, reason: .touchHit, victim: t.hitViewHandle, point: begun?.point ?? ProblemPoint(place: t.location, window: t.windowHandle), value: silence,
        limit: silence < ProblemLimit.silence ? 0 : ProblemLimit.silence, unit: .seconds, touch: t.id, isMild: silence < ProblemLimit.abandoned)
    }
  }
}

extension ScrollView {
  /// A subview ends below its bounds, or to the right of them, and beyond its contentSize.
  fileprivate var holdsMore: Bool {
    let size = view.bounds.size, content = data.contentSize
    return places(Int(view.childCount)).contains { k in
      let v = view.child(k), frame = v.frame
      if v.has(.hidden) { return false }
      return frame.origin.y + frame.size.height > Double.maximum(content.height, size.height) || frame.origin.x + frame.size.width > Double.maximum(content.width, size.width)
    }
  }
}
