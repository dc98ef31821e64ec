// SPDX-License-Identifier: MIT
import CPlatform
import CResponderKit

// Tracking (SPEC 93, 143-151). The touch methods are those of the class Control, entered in its table as a host's class would enter its
// own: overrides and super-calls find them there.

/// The context and the object behind the receiver of a method that the library itself calls.
private func receiver(_ handle: OpaquePointer?) -> (Context, UInt32)? {
  let bits = UInt(bitPattern: handle)
  guard let entry = rkp_slot_load(UInt32(Handle.slot(bits))) else { return nil }
  let context = Context(entry)
  let index = context.live(bits, .controls)
  return index == 0 ? nil : (context, index)
}

extension Context {
  /// Enter the methods of Control in its table; its subclasses inherit them. False when there is no memory.
  func defineControlMethods() -> Bool {
    let cls = classData(BuiltIn.control)
    guard makeSlots(cls) else { return false }
    let began: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.control(index).touchesBegan(touches, count, event) }
    }
    let moved: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.control(index).touchesMoved(touches, count, event) }
    }
    let ended: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.control(index).touchesEnded(touches, count, event) }
    }
    let cancelled: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.control(index).touchesCancelled(touches, count, event) }
    }
    setMethod(cls, .touchesBegan, began)
    setMethod(cls, .touchesMoved, moved)
    setMethod(cls, .touchesEnded, ended)
    setMethod(cls, .touchesCancelled, cancelled)
    var id = BuiltIn.button
    while id <= BuiltIn.pageControl {
      classData(id).slots = cls.slots
      classData(id).overrides = cls.overrides
      id += 1
    }
    return true
  }
}

extension Control {
  // MARK: Touch methods

  fileprivate func touchesBegan(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    if has(.disabled) {
      trace(.controlDisabled)
      rememberForwarded(touches, count)
      return responder.forwardTouches(.began, touches, count, event)
    }
    guard let t = context.liveTouch(UInt(bitPattern: touches[0])) else { return }
    // One that is gone, whose end an override has kept to itself.
    if has(.tracking), context.live(self.data.touch, .touches) == 0 { cancelTracking(nil) }
    if has(.tracking) { return trace(.controlBusy, touchID: t.id) }
    guard !context.isLeaving(view), context.trackingControls.reserve(1, context.unlimited) else { return }
    let kept2 = keep()
    let keptTouch = t.keep()
    // It may have ended in the method that forwarded it.
    let isAgreed = t.isHeld && beginTracking(t, event)
    // The answer may have ended the touch, or taken it away.
    if isAgreed, t.isHeld, !has(.disabled), !has(.tracking), !context.isLeaving(view),
      context.trackingControls.reserve(1, context.unlimited)
    {
      let data = self.data
      data.flags.formUnion([.tracking, .inside, .highlighted])
      data.touch = t.handle
      context.trackingControls.appendReserved(index)
      trace(.controlBeganTracking, touchID: t.id)
      sendActions(t.tapCount > 1 ? 3 : 1, event)
      cancelIfLost(t)
    } else {
      trace(.controlRefusedTouch, touchID: t.id)
      if context.isTracing { traceThumb(t) }
      // What has begun is closed (SPEC 147).
      if isAgreed { tellCancelTracking(nil) }
    }
    keptTouch.release()
    kept2.release()
  }

  fileprivate func touchesMoved(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    guard let t = tracked(touches, count) else { return passOn(.moved, touches, count, event) }
    if has(.closing) { return }
    // It may have ended in the method that forwarded it.
    if !t.isHeld { return cancelTracking(nil) }
    let kept = keep()
    let keptTouch = t.keep()
    let data = self.data
    let wasInside = has(.inside)
    let isInside = contains(t)
    set(.inside, isInside)
    let goesOn = continueTracking(t, event)
    if has(.tracking), data.touch == t.handle {
      if goesOn {
        set(.highlighted, isInside)
        // DragInside or DragOutside, and DragEnter or DragExit with it.
        var events: UInt32 = isInside ? 1 << 2 : 1 << 3
        if isInside != wasInside { events |= isInside ? 1 << 4 : 1 << 5 }
        sendActions(events, event)
        cancelIfLost(t)
      } else {
        stopTracking()
        trace(.controlStoppedTracking, touchID: t.id)
      }
    }
    keptTouch.release()
    kept.release()
  }

  fileprivate func touchesEnded(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    guard let t = tracked(touches, count) else { return passOn(.ended, touches, count, event) }
    if has(.closing) { return }
    let kept = keep()
    let keptTouch = t.keep()
    let isInside = contains(t)
    set(.inside, isInside)
    set(.closing, true)
    endTracking(t, event)
    set(.closing, false)
    if has(.tracking), data.touch == t.handle {
      stopTracking()
      trace(.controlEndedTracking, value: isInside ? 1 : 0, touchID: t.id)
      if context.isTracing { isInside ? traceDrag(t) : traceDistance(t) }
      // A button's touch inside is what it is there for (SPEC 146).
      let inside: UInt32 = data.type == .button ? 1 << 6 | 1 << 13 : 1 << 6
      sendActions(isInside ? inside : 1 << 7, event)
    }
    keptTouch.release()
    kept.release()
  }

  fileprivate func touchesCancelled(_ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    guard let t = tracked(touches, count) else { return passOn(.cancelled, touches, count, event) }
    if context.leavingWindow {
      trace(.controlCancelledByRemoval)
    } else {
      trace(.controlCancelled, t.taker?.object, touchID: t.id)
    }
    cancelTracking(context.leavingWindow ? nil : event)
  }

  /// Touches that a disabled control has forwarded are still forwarded, whatever its state, and no others (SPEC 93, 109, 150).
  private func passOn(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    var wasForwarded = false
    data.forwarded.removeAll { handle in
      var isAmong = false
      for t in places(count) {
        if UInt(bitPattern: touches[t]) == handle { isAmong = true }
      }
      if isAmong { wasForwarded = true }
      return isAmong && phase != .moved
    }
    if wasForwarded { responder.forwardTouches(phase, touches, count, event) }
  }

  private func rememberForwarded(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = self.data
    data.forwarded.removeAll { context.live($0, .touches) == 0 }
    for k in places(count) {
      // Without memory the chain does not hear of the end.
      _ = data.forwarded.append(UInt(bitPattern: touches[k]), context.unlimited)
    }
  }

  /// An action may have ended the touch without a word to this control, which had it by forwarding.
  private func cancelIfLost(_ t: Touch) {
    if has(.tracking), data.touch == t.handle, !t.isHeld { cancelTracking(nil) }
  }
}

extension Touch {
  /// Still some view's, and not closed there. It may have lifted, if its beginning was held back.
  fileprivate var isHeld: Bool { viewHandle != 0 && !has([.closed, .claimed]) }
}

extension Control {
  /// The tracked touch, if it is among these.
  private func tracked(_ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> Touch? {
    let data = self.data
    guard data.has(.tracking) else { return nil }
    for k in places(count) {
      if UInt(bitPattern: touches[k]) == data.touch { return context.liveTouch(data.touch) }
    }
    return nil
  }

  /// SPEC 145: the bounds and 70 points around them, half-open.
  private func contains(_ t: Touch) -> Bool { keeps(point(t)) }

  @inline(__always)
  func keeps(_ p: RKPoint) -> Bool {
    let b = view.bounds
    let slop = context.config(.controlSlop)
    let minX = Double.minimum(b.origin.x, b.origin.x + b.size.width) - slop, maxX = Double.maximum(b.origin.x, b.origin.x + b.size.width) + slop
    let minY = Double.minimum(b.origin.y, b.origin.y + b.size.height) - slop, maxY = Double.maximum(b.origin.y, b.origin.y + b.size.height) + slop
    return p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }

  /// A slider tracks what comes down on its thumb: how far beside it the touch was, and where the thumb's middle is.
  @inline(never)
  private func traceThumb(_ t: Touch) {
    guard data.type == .slider else { return }
    let thumb = self.thumb, p = point(t)
    // In points of the window.
    let nearest = RKPoint(
      x: Double.minimum(Double.maximum(p.x, thumb.origin.x), thumb.origin.x + thumb.size.width), y: Double.minimum(Double.maximum(p.y, thumb.origin.y), thumb.origin.y + thumb.size.height))
    let apart = view.convertUp(nearest, to: view.root).distance(to: view.convertUp(p, to: view.root))
    guard apart.isFinite, !thumb.contains(p) else { return }
    // Two of its edges do not belong to it.
    context.addMeasure(Double.maximum(apart, .leastNonzeroMagnitude), RKPoint(x: thumb.origin.x + thumb.size.width / 2, y: thumb.origin.y + thumb.size.height / 2))
  }

  /// How far outside the finger lifted, and how far it may be.
  @inline(never)
  private func traceDistance(_ t: Touch) {
    let outside = view.bounds.distance(to: point(t))
    if outside.isFinite { context.addMeasure(0, RKPoint(x: outside, y: context.config(.controlSlop))) }
    context.touchLiftsOutside(t, of: self)
  }

  /// How far the finger has moved a slider's thumb, or would have, and whether that lies at an end. In which segment it lifted. The value of another control, and which way it was to go.
  @inline(never)
  private func traceDrag(_ t: Touch) {
    let b = view.bounds
    func way(_ x: Double) -> Double { x >= b.origin.x + b.size.width / 2 ? 1 : -1 }
    let start = t.knownLocation(t.start, in: view)
    switch data.type {
    case .segmented:
      let segment = place(point(t))
      let isKnown = segment >= 0 && segment < data.count
      // Those without a title or width of their own are in no list.
      let isDisabled = isKnown && segment < Int64(data.segments.count) && self.segment(segment).isDisabled
      return context.addMeasure(1, RKPoint(x: Double(segment), y: !isKnown ? 3 : isDisabled ? 1 : segment == data.selected ? 2 : 0))
    case .stepper: return context.addMeasure(1, RKPoint(x: data.value, y: way(start?.x ?? data.start.x)))
    case .page: return context.addMeasure(1, RKPoint(x: Double(data.selected), y: way(point(t).x)))
    case .toggle: return context.addMeasure(1, RKPoint(x: data.has(.on) ? 1 : 0, y: 0))
    default: break
    }
    guard data.type == .slider, let start else { return }
    context.addMeasure(1, RKPoint(x: point(t).x - start.x, y: data.value == data.minimum ? -1 : data.value == data.maximum ? 1 : 0))
  }

  /// A touch in the control's own coordinates.
  func point(_ t: Touch) -> RKPoint {
    // Outside of every window: nowhere.
    t.knownLocation(t.location, in: view) ?? RKPoint(x: .infinity, y: .infinity)
  }

  // MARK: Ending

  /// Ends tracking without a callback.
  fileprivate func stopTracking() {
    let data = self.data
    data.flags.subtract([.tracking, .highlighted, .stopsLater, .cancelsLater])
    data.touch = 0
    forgetTracking()
    stopRepeating()
  }

  func forgetTracking() {
    for k in places(context.trackingControls.count) {
      if context.trackingControls[k] == index {
        context.trackingControls.remove(at: k)
        return
      }
    }
  }

  /// SPEC 147-149.
  @inline(never)
  func cancelTracking(_ event: OpaquePointer?) {
    if has(.closing) { return }
    let kept = keep()
    set(.closing, true)
    tellCancelTracking(event)
    set(.closing, false)
    if has(.tracking) {
      stopTracking()
      sendActions(1 << 8, event)
    }
    kept.release()
  }
}

extension Context {
  /// A subtree leaves its window: a control that still tracks there did not pass its touchesCancelled to super (SPEC 148).
  func cancelTracking(below top: View?) {
    var k = trackingControls.count
    while k > 0 {
      k -= 1
      if k >= trackingControls.count { continue }
      let control = control(trackingControls[k])
      if isPart(control.view, of: top) {
        control.trace(.controlCancelledByRemoval)
        control.cancelTracking(nil)
      }
    }
  }
}

extension Touch {
  /// A touch is over, and a control still tracks it. A control whose own override kept the end from it just stops (SPEC 151); one that got
  /// the touch by forwarding, and lost it because the chain has changed since, gets cancelTracking.
  func endTracking() {
    let handle = self.handle
    var k = context.trackingControls.count
    while k > 0 {
      k -= 1
      if k >= context.trackingControls.count { continue }
      let control = context.control(context.trackingControls[k])
      if control.data.touch != handle { continue }
      let isItsOwn = hitViewHandle == control.handle
      if control.responder.isRunning(inAnyDelivery: true) {
        // In the middle of its own touch method it may still come to it.
        control.set(isItsOwn ? ControlFlags.stopsLater : ControlFlags.cancelsLater, true)
        context.afterTouches |= AfterTouches.trackingLost
      } else if isItsOwn {
        control.stopTracking()
      } else {
        control.cancelTracking(nil)
      }
    }
  }
}

extension Context {
  /// A touch method has returned: controls that it did not reach end tracking now.
  func endLostTracking() {
    afterTouches &= ~AfterTouches.trackingLost
    var k = trackingControls.count
    while k > 0 {
      k -= 1
      if k >= trackingControls.count { continue }
      let control = control(trackingControls[k])
      if !control.has([.stopsLater, .cancelsLater]) { continue }
      if control.responder.isRunning(inAnyDelivery: true) {
        afterTouches |= AfterTouches.trackingLost
      } else if control.has(.stopsLater) {
        control.stopTracking()
      } else {
        control.cancelTracking(nil)
      }
    }
  }
}

extension Control {
  // MARK: Overridable steps

  /// Show the observer a step about a touch.
  @inline(__always)
  private func isCalled(_ method: RKObservedMethod, _ touch: Touch, _ event: OpaquePointer?) -> Bool { !context.isObserved || show(method, touch, event) }

  @inline(never)
  private func show(_ method: RKObservedMethod, _ touch: Touch, _ event: OpaquePointer?) -> Bool {
    var slot = touch.pointer
    return withUnsafeMutablePointer(to: &slot) { isCalled(ObservedCall(method, $0, 1, event)) }
  }

  private func beginTracking(_ t: Touch, _ event: OpaquePointer?) -> Bool {
    isCalled(.beginTracking, t, event) && track(.beginTracking, slot(.beginTracking), t, event)
  }

  private func continueTracking(_ t: Touch, _ event: OpaquePointer?) -> Bool {
    isCalled(.continueTracking, t, event) && track(.continueTracking, slot(.continueTracking), t, event)
  }

  private func endTracking(_ t: Touch, _ event: OpaquePointer?) {
    if isCalled(.endTracking, t, event) { endTracking(slot(.endTracking), t, event) }
  }

  private func tellCancelTracking(_ event: OpaquePointer?) {
    if isCalled(ObservedCall(.cancelTracking, event: event)) { cancelTracking(slot(.cancelTracking), event) }
  }

  /// beginTracking or continueTracking, from a slot on.
  func track(_ method: Method, _ slot: MethodSlot, _ t: Touch, _ event: OpaquePointer?) -> Bool {
    let kept = keep()
    guard let function = slot.function else {
      return method == .beginTracking ? builtInBeginTracking(t, event) : builtInContinueTracking(t, event)
    }
    begin(slot)
    let answer = unsafeBitCast(function, to: TrackingCall.self)(pointer, t.pointer, event, slot.userdata)
    if end(slot, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method), t.kind == .touch else { return false }
    let goesOn = track(method, inherited, t, event)
    kept.release()
    return goesOn
  }

  func endTracking(_ slot: MethodSlot, _ t: Touch, _ event: OpaquePointer?) {
    let kept = keep()
    guard let function = slot.function else { return builtInEndTracking(t, event) }
    begin(slot)
    unsafeBitCast(function, to: RKControlEndTrackingMethod.self)(pointer, t.pointer, event, slot.userdata)
    context.end(slot)
    kept.release()
  }

  func cancelTracking(_ slot: MethodSlot, _ event: OpaquePointer?) {
    guard let function = slot.function else { return builtInCancelTracking() }
    let kept = keep()
    begin(slot)
    unsafeBitCast(function, to: RKControlCancelTrackingMethod.self)(pointer, event, slot.userdata)
    context.end(slot)
    kept.release()
  }
}
