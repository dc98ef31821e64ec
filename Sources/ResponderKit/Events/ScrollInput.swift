// SPDX-License-Identifier: MIT
import CResponderKit

// Gestures of wheels and trackpads on their way in. Each is an update whose only touch is no finger: a record that stands for the gesture,
// hit-tested when it begins, with recognisers of its own. So everything that holds for touches holds for it: sendEvent, requirements,
// exclusion, cancelling, nested updates.

/// What a record keeps that stands for a gesture, where fingers keep what they do not share with it.
extension Touch {
  /// Window coordinates, of the present report.
  var delta: RKPoint {
    get { movedLocation }
    nonmutating set { movedLocation = newValue }
  }
  /// RKScrollTypeMask; 0: a transform.
  var scrollKind: UInt32 {
    get { tapCount }
    nonmutating set { tapCount = newValue }
  }
  var scale: Double {
    get { altitude }
    nonmutating set { altitude = newValue }
  }
  var rotation: Double {
    get { azimuth }
    nonmutating set { azimuth = newValue }
  }
}

extension Context {
  fileprivate func state(_ event: RKEventType) -> InputState { event == .scroll ? scrollInput : transformInput }

  fileprivate func setState(_ event: RKEventType, _ state: InputState) {
    if event == .scroll { scrollInput = state } else { transformInput = state }
  }

  // MARK: Entry

  /// Deliver one report of a wheel or trackpad.
  func send(_ input: GestureInputRecord, at timestamp: Double) throws(RKStatus) {
    guard updateDepth < updateLimit else {
      throw refused("update", updateDepth, "is nested too deep; post it instead")
    }
    try checkOrder(input)
    let time = Double.maximum(timestamp, self.time)
    // Timers, diagnostics, and what outer updates still had to deliver, may have changed what is under way.
    if try arrive(at: timestamp) { try checkOrder(input) }
    if frame != nil {
      commitOuterUpdates()
      // What an override of sendEvent holds back of the continuing gesture cannot be delivered later: it is delivered first.
      if !input.isNotch, self.state(input.event).touch != 0 { touch(self.state(input.event).touch).settle() }
      try checkOrder(input)
    }
    if application == 0 || windows.isEmpty || ignoring > 0 {
      if ignoring > 0, input.isNotch || input.phase == .began { remark(.noteInputIgnored, nil, point: input.location) }
      cancelInputs(of: nil)
      return drop(input)
    }
    let state = state(input.event)
    if !input.isNotch, input.phase != .began, state.touch == 0 {
      // Cancelled: it continues for the host only.
      if input.phase != .changed { setState(input.event, InputState()) }
      return
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    // All memory first: from here on nothing fails.
    let room = try makeRoom(1)
    var index = state.touch
    if input.isNotch || input.phase == .began {
      memory.lends = true
      index = makeRecord(.touch, classID: 0)
      memory.lends = false
      guard index != 0 else { throw noMemory() }
    }
    let event = try event(of: input.event)
    let t = touch(index)
    let kept = t.keep()
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    let stamp = beginUpdate(time)
    setEvent(event, time: time, mask: InputMask(buttons: pointer.buttons, modifiers: input.modifiers))
    if input.isNotch || input.phase == .began {
      guard begin(input, t, event) else { return }
    }
    t.changeInput(input, stamp, time)
    t.sendInput(stamp, time, room, event)
    if input.isNotch || input.phase == .ended || input.phase == .cancelled { t.endInput(input.event) }
    kept.release()
  }

  /// began while none is under way, everything else during one. Notches stand alone.
  private func checkOrder(_ input: GestureInputRecord) throws(RKStatus) {
    if input.isNotch { return }
    let state = state(input.event)
    if input.phase == .began {
      guard state.touch == 0 else {
        throw failure(.alreadyExists, "sample.phase", .int(0), "is began while such a gesture is under way; end that one first")
      }
    } else if state.touch == 0, !state.isGhost {
      throw failure(.notFound, "sample.phase", .int(Int64(input.phase.rawValue)), "is not began, and no such gesture is under way; send began first")
    }
  }

  /// There is no receiver (SPEC 286, 296).
  private func drop(_ input: GestureInputRecord) {
    if input.isNotch { return }
    let state = state(input.event)
    if state.touch != 0 { self.touch(state.touch).endInputTouch() }
    setState(input.event, InputState(touch: 0, isGhost: input.phase == .began || input.phase == .changed))
  }

  // MARK: The record that stands for it

  /// Hit-test it; false when a handler has meanwhile begun another one, or has had events ignored: then the record goes.
  private func begin(_ input: GestureInputRecord, _ t: Touch, _ event: Object) -> Bool {
    let before = trace.sequence
    let hit = hitTestWindows(input.location, input.screen, 0, event.pointer)
    guard ignoring == 0, input.isNotch || state(input.event).touch == 0 else {
      if !input.isNotch, state(input.event).touch == 0 { setState(input.event, InputState(touch: 0, isGhost: true)) }
      return false
    }
    touchOrder += 1
    t.type = .indirectPointer
    t.order = touchOrder
    t.windowHandle = hit?.window.handle ?? 0
    t.hitViewHandle = hit?.view.handle ?? 0
    let location = windowLocation(t, input.location)
    t.location = location
    t.previous = location
    t.start = location
    t.beganTime = time
    t.scrollKind = input.kind
    t.set(.input)
    if input.isNotch {
      t.set(.notch)
    } else {
      // The context's hold, beside the caller's.
      setState(input.event, InputState(touch: t.retain()))
    }
    if isTracing { trace.beforeHitTest = before }
    trace(.inputHit, hit?.view.object, hit?.window.object, point: input.location, value: Double(input.event.rawValue), depth: hit == nil ? Int(input.screen) : 0)
    if hit != nil { touchWillBegin(t) }
    return true
  }
}

extension Touch {
  fileprivate func changeInput(_ input: GestureInputRecord, _ stamp: UInt64, _ time: Double) {
    switch input.phase {
    case _ where input.isNotch: phase = .began
    case .began: phase = .began
    case .changed: phase = .moved
    case .ended: phase = .ended
    default: phase = .cancelled
    }
    if phase == .ended || phase == .cancelled { context.lift(self) }
    timestamp = time
    update = stamp
    mask = InputMask(buttons: context.pointer.buttons, modifiers: input.modifiers)
    delta = context.windowVector(self, input.delta)
    scale = input.scale
    rotation = input.rotation
  }
}

extension Context {
  func lift(_ t: Touch) {
    t.set([.lifted, .liftUntold])
    touchesLifted = true
  }

  /// A vector on the screen in the axes of the touch's window.
  func windowVector(_ t: Touch, _ vector: RKPoint) -> RKPoint { vectorOnScreen(vector, in: t.window) }

  /// A vector on the screen in the axes of a window; nil: as it is.
  func vectorOnScreen(_ vector: RKPoint, in window: Window?) -> RKPoint {
    guard let view = window?.view, view.has(.linear) else { return vector }
    let origin = view.toLocal(RKPoint()), tip = view.toLocal(vector)
    return RKPoint(x: tip.x - origin.x, y: tip.y - origin.y)
  }
}

extension Touch {
  fileprivate func sendInput(_ stamp: UInt64, _ time: Double, _ room: UpdateRoom, _ event: Object) {
    room.changed[0] = ChangedTouch(link: TouchLink(self), touch: handle, phase: phase, previous: previous)
    context.dispatch(stamp, time, 1, room, .input, event)
  }

  /// It is over, unless that has been seen to already.
  fileprivate func endInput(_ event: RKEventType) {
    if !has(.notch) {
      let state = context.state(event)
      if state.touch != index {
        // Taken away meanwhile; it is over for the host too.
        if state.touch == 0 { context.setState(event, InputState()) }
        return
      }
      context.setState(event, InputState())
      taken().release()
    }
    // Kept from recognisers, by an override of sendEvent: they learn of it here.
    if !has(.lifted) { context.lift(self) }
    liftIsTold()
    set(.gone)
    if context.touchesLifted, context.frame == nil { context.viewsHaveTouches() }
  }

  fileprivate func endInputTouch() {
    liftIsTold()
    set([.lifted, .gone])
    context.touchesLifted = true
    taken().release()
  }
}

extension Context {
  // MARK: Taking away

  /// Cancel what is under way in a window (nil: everywhere), each as an update of its own. It stays known as under way.
  func cancelInputs(of window: Window?) {
    cancelInput(.scroll, window)
    cancelInput(.transform, window)
  }

  private func cancelInput(_ type: RKEventType, _ window: Window?) {
    let index = state(type).touch
    guard index != 0, window == nil || touch(index).windowHandle == window?.handle else { return }
    self.touch(index).settle()
    // A handler has ended it.
    guard state(type).touch == index else { return }
    setState(type, InputState(touch: 0, isGhost: true))
    let mark = arena.mark
    defer { arena.release(mark) }
    let t = touch(index)
    // Without memory it ends without a word.
    guard let event = try? event(of: type), let room = try? makeRoom(1) else { return self.touch(index).endInputTouch() }
    updateDepth += 1
    enter()
    let stamp = beginUpdate(self.time)
    setEvent(event, time: self.time, mask: t.mask)
    t.phase = .cancelled
    t.timestamp = self.time
    t.update = stamp
    lift(t)
    t.sendInput(stamp, self.time, room, event)
    t.liftIsTold()
    t.set(.gone)
    if touchesLifted, frame == nil { viewsHaveTouches() }
    t.taken().release()
    leave()
    updateDepth -= 1
  }
}
