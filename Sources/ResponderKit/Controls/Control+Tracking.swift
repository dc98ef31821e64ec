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
      if let (context, index) = receiver(control) { context.controlBegan(index, touches, count, event) }
    }
    let moved: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.controlMoved(index, touches, count, event) }
    }
    let ended: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.controlEnded(index, touches, count, event) }
    }
    let cancelled: RKTouchesMethod = { control, touches, count, event, _ in
      if let (context, index) = receiver(control) { context.controlCancelled(index, touches, count, event) }
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

  // MARK: Touch methods

  fileprivate func controlBegan(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    if has(index, ControlFlag.disabled) {
      trace(.controlDisabled, index)
      rememberForwarded(index, touches, count)
      return forwardTouches(from: index, .began, touches, count, event)
    }
    let t = live(UInt(bitPattern: touches[0]), .touches)
    if t == 0 { return }
    // One that is gone, whose end an override has kept to itself.
    if has(index, ControlFlag.tracking), live(controlData(index).touch, .touches) == 0 { cancelTracking(index, nil) }
    if has(index, ControlFlag.tracking) { return trace(.controlBusy, index, touchID: touch(t).id) }
    guard !isLeaving(index), trackingControls.reserve(1, unlimited) else { return }
    own(index)
    own(t)
    // Forwarded by somebody in whose hands it has ended.
    let isAgreed = isHeld(t) && beginTracking(index, t, event)
    // The answer may have ended the touch, or taken it away.
    if isAgreed, isHeld(t), !has(index, ControlFlag.disabled), !has(index, ControlFlag.tracking), !isLeaving(index),
      trackingControls.reserve(1, unlimited)
    {
      let data = controlData(index)
      data.flags |= ControlFlag.tracking | ControlFlag.inside | ControlFlag.highlighted
      data.touch = handle(t)
      trackingControls.appendReserved(index)
      trace(.controlBeganTracking, index, touchID: touch(t).id)
      sendActions(index, touch(t).tapCount > 1 ? 3 : 1, event)
      cancelIfLost(index, t)
    } else {
      trace(.controlRefusedTouch, index, touchID: touch(t).id)
      // What has begun is closed (SPEC 147).
      if isAgreed { tellCancelTracking(index, nil) }
    }
    disown(t)
    disown(index)
  }

  fileprivate func controlMoved(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    let t = tracked(index, touches, count)
    if t == 0 { return passOn(index, .moved, touches, count, event) }
    if has(index, ControlFlag.closing) { return }
    // Forwarded by somebody in whose hands it has ended.
    if !isHeld(t) { return cancelTracking(index, nil) }
    own(index)
    own(t)
    let data = controlData(index)
    let wasInside = has(index, ControlFlag.inside)
    let isInside = contains(index, t)
    setControl(index, ControlFlag.inside, isInside)
    let goesOn = continueTracking(index, t, event)
    if has(index, ControlFlag.tracking), data.touch == handle(t) {
      if goesOn {
        setControl(index, ControlFlag.highlighted, isInside)
        // DragInside or DragOutside, and DragEnter or DragExit with it.
        var events: UInt32 = isInside ? 1 << 2 : 1 << 3
        if isInside != wasInside { events |= isInside ? 1 << 4 : 1 << 5 }
        sendActions(index, events, event)
        cancelIfLost(index, t)
      } else {
        stopTracking(index)
        trace(.controlStoppedTracking, index, touchID: touch(t).id)
      }
    }
    disown(t)
    disown(index)
  }

  fileprivate func controlEnded(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    let t = tracked(index, touches, count)
    if t == 0 { return passOn(index, .ended, touches, count, event) }
    if has(index, ControlFlag.closing) { return }
    own(index)
    own(t)
    let isInside = contains(index, t)
    setControl(index, ControlFlag.inside, isInside)
    setControl(index, ControlFlag.closing, true)
    endTracking(index, t, event)
    setControl(index, ControlFlag.closing, false)
    if has(index, ControlFlag.tracking), controlData(index).touch == handle(t) {
      stopTracking(index)
      trace(.controlEndedTracking, index, value: isInside ? 1 : 0, touchID: touch(t).id)
      // A button's touch inside is what it is there for (SPEC 146).
      let inside: UInt32 = controlData(index).type == .button ? 1 << 6 | 1 << 13 : 1 << 6
      sendActions(index, isInside ? inside : 1 << 7, event)
    }
    disown(t)
    disown(index)
  }

  fileprivate func controlCancelled(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>?, _ count: Int, _ event: OpaquePointer?) {
    guard let touches, count > 0 else { return }
    let t = tracked(index, touches, count)
    if t == 0 { return passOn(index, .cancelled, touches, count, event) }
    if leavingWindow {
      trace(.controlCancelledByRemoval, index)
    } else {
      trace(.controlCancelled, index, live(touch(t).taker, .gestures), touchID: touch(t).id)
    }
    cancelTracking(index, leavingWindow ? nil : event)
  }

  /// What a disabled control has forwarded goes on to be forwarded, whatever it is by now, and nothing else (SPEC 93, 109, 150).
  private func passOn(_ index: UInt32, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    var wasForwarded = false
    var k = 0
    while k < controlData(index).forwarded.count {
      let handle = controlData(index).forwarded[k]
      var isAmong = false
      var t = 0
      while t < count {
        if UInt(bitPattern: touches[t]) == handle { isAmong = true }
        t += 1
      }
      if isAmong { wasForwarded = true }
      if isAmong, phase != .moved { controlData(index).forwarded.remove(at: k) } else { k += 1 }
    }
    if wasForwarded { forwardTouches(from: index, phase, touches, count, event) }
  }

  private func rememberForwarded(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    let data = controlData(index)
    var k = 0
    while k < data.forwarded.count {
      if live(data.forwarded[k], .touches) == 0 { data.forwarded.remove(at: k) } else { k += 1 }
    }
    k = 0
    while k < count {
      // Without memory the chain does not hear of the end.
      _ = data.forwarded.append(UInt(bitPattern: touches[k]), unlimited)
      k += 1
    }
  }

  /// An action may have ended the touch without a word to this control, which had it by forwarding.
  private func cancelIfLost(_ index: UInt32, _ t: UInt32) {
    if has(index, ControlFlag.tracking), controlData(index).touch == handle(t), !isHeld(t) { cancelTracking(index, nil) }
  }

  /// Still some view's, and not closed there. It may have lifted, if its beginning was held back.
  private func isHeld(_ t: UInt32) -> Bool {
    touch(t).view != 0 && touch(t).flags & (TouchFlag.closed | TouchFlag.claimed) == 0
  }

  /// The tracked touch, if it is among these.
  private func tracked(_ index: UInt32, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) -> UInt32 {
    let data = controlData(index)
    guard data.flags & ControlFlag.tracking != 0 else { return 0 }
    var k = 0
    while k < count {
      if UInt(bitPattern: touches[k]) == data.touch { return live(data.touch, .touches) }
      k += 1
    }
    return 0
  }

  /// SPEC 145: the bounds and 70 points around them, half-open.
  private func contains(_ index: UInt32, _ t: UInt32) -> Bool {
    let p = controlPoint(index, t)
    let b = view(index).bounds
    let slop = config(.controlSlop)
    let minX = Double.minimum(b.origin.x, b.origin.x + b.size.width) - slop, maxX = Double.maximum(b.origin.x, b.origin.x + b.size.width) + slop
    let minY = Double.minimum(b.origin.y, b.origin.y + b.size.height) - slop, maxY = Double.maximum(b.origin.y, b.origin.y + b.size.height) + slop
    return p.x >= minX && p.x < maxX && p.y >= minY && p.y < maxY
  }

  /// A touch in the control's own coordinates.
  func controlPoint(_ index: UInt32, _ t: UInt32) -> RKPoint {
    // Outside of every window: nowhere.
    knownLocation(touch(t), touch(t).location, in: index) ?? RKPoint(x: .infinity, y: .infinity)
  }

  // MARK: Ending

  /// No longer tracking. Nobody is told.
  private func stopTracking(_ index: UInt32) {
    let data = controlData(index)
    data.flags &= ~(ControlFlag.tracking | ControlFlag.highlighted | ControlFlag.stopsLater | ControlFlag.cancelsLater)
    data.touch = 0
    forgetTracking(index)
    stopRepeating(index)
  }

  func forgetTracking(_ index: UInt32) {
    var k = 0
    while k < trackingControls.count {
      if trackingControls[k] == index {
        trackingControls.remove(at: k)
        return
      }
      k += 1
    }
  }

  /// SPEC 147-149.
  func cancelTracking(_ index: UInt32, _ event: OpaquePointer?) {
    if has(index, ControlFlag.closing) { return }
    own(index)
    setControl(index, ControlFlag.closing, true)
    tellCancelTracking(index, event)
    setControl(index, ControlFlag.closing, false)
    if has(index, ControlFlag.tracking) {
      stopTracking(index)
      sendActions(index, 1 << 8, event)
    }
    disown(index)
  }

  /// A subtree leaves its window: whoever still tracks there has swallowed its touchesCancelled (SPEC 148).
  func cancelTracking(below top: UInt32) {
    var k = trackingControls.count
    while k > 0 {
      k -= 1
      if k >= trackingControls.count { continue }
      let index = trackingControls[k]
      if isPart(index, of: top) {
        trace(.controlCancelledByRemoval, index)
        cancelTracking(index, nil)
      }
    }
  }

  /// A touch is over, and somebody still tracks it. A control whose own override kept the end from it just stops (SPEC 151); one that got
  /// the touch by forwarding, and lost it because the chain has changed since, is told.
  func cancelTracking(ofTouch index: UInt32) {
    let handle = handle(index)
    var k = trackingControls.count
    while k > 0 {
      k -= 1
      if k >= trackingControls.count { continue }
      let control = trackingControls[k]
      if controlData(control).touch != handle { continue }
      let isItsOwn = touch(index).hitView == viewHandle(control)
      if isRunning(control, inAnyDelivery: true) {
        // In the middle of its own touch method it may still come to it.
        setControl(control, isItsOwn ? ControlFlag.stopsLater : ControlFlag.cancelsLater, true)
        afterTouches |= AfterTouches.trackingLost
      } else if isItsOwn {
        stopTracking(control)
      } else {
        cancelTracking(control, nil)
      }
    }
  }

  /// A touch method has returned: whoever did not come to it ends now.
  func endLostTracking() {
    afterTouches &= ~AfterTouches.trackingLost
    var k = trackingControls.count
    while k > 0 {
      k -= 1
      if k >= trackingControls.count { continue }
      let control = trackingControls[k]
      if !has(control, ControlFlag.stopsLater | ControlFlag.cancelsLater) { continue }
      if isRunning(control, inAnyDelivery: true) {
        afterTouches |= AfterTouches.trackingLost
      } else if has(control, ControlFlag.stopsLater) {
        stopTracking(control)
      } else {
        cancelTracking(control, nil)
      }
    }
  }

  // MARK: Overridable steps

  private func beginTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) -> Bool {
    track(.beginTracking, slot(classData(of: index), .beginTracking), index, t, event)
  }

  private func continueTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) -> Bool {
    track(.continueTracking, slot(classData(of: index), .continueTracking), index, t, event)
  }

  private func endTracking(_ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) {
    endTracking(slot(classData(of: index), .endTracking), index, t, event)
  }

  private func tellCancelTracking(_ index: UInt32, _ event: OpaquePointer?) {
    cancelTracking(slot(classData(of: index), .cancelTracking), index, event)
  }

  /// beginTracking or continueTracking, from a slot on.
  func track(_ method: Method, _ slot: MethodSlot, _ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) -> Bool {
    own(index)
    defer { disown(index) }
    guard let function = slot.function else {
      return method == .beginTracking ? builtInBeginTracking(index, t, event) : builtInContinueTracking(index, t, event)
    }
    begin(slot, index)
    let answer = unsafeBitCast(function, to: TrackingCall.self)(pointer(index), pointer(t), event, slot.userdata)
    if end(slot, index, bool: answer) { return answer != 0 }
    guard let inherited = superSlot(slot, method, index), kind(t) == .touch else { return false }
    return track(method, inherited, index, t, event)
  }

  func endTracking(_ slot: MethodSlot, _ index: UInt32, _ t: UInt32, _ event: OpaquePointer?) {
    own(index)
    defer { disown(index) }
    guard let function = slot.function else { return builtInEndTracking(index, t, event) }
    begin(slot, index)
    unsafeBitCast(function, to: RKControlEndTrackingMethod.self)(pointer(index), pointer(t), event, slot.userdata)
    end(slot)
  }

  func cancelTracking(_ slot: MethodSlot, _ index: UInt32, _ event: OpaquePointer?) {
    guard let function = slot.function else { return builtInCancelTracking(index) }
    own(index)
    begin(slot, index)
    unsafeBitCast(function, to: RKControlCancelTrackingMethod.self)(pointer(index), event, slot.userdata)
    end(slot)
    disown(index)
  }
}
