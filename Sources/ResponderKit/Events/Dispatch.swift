import CResponderKit

// Sending an update's event: application, windows, views (SPEC 66, 67, 76-79, 109, 303).

extension Context {
  /// Send the event of one update, then let go of the touches that ended in it.
  func dispatch(_ stamp: UInt64, _ time: Double, _ count: Int, _ room: UpdateRoom, _ kind: UpdateKind = .touches, _ event: Object? = nil) {
    let carried = self.frame
    var frame = UpdateFrameRecord(
      stamp: stamp, time: time, changed: room.changed, changedCount: count, groups: room.groups, slots: room.slots,
      outer: carried == nil ? nil : innermostFrame, event: event?.index ?? self.event, kind: kind)
    withReference(to: &frame) { (frame: UpdateFrame) in
      self.frame = frame
      present(frame)
      changesAreSent(frame)
      if application != 0 { sendEventToApplication(pointer(frame.event)) }
      self.frame = carried
    }
    finish(stamp, room.changed, count)
  }

  /// Touches that begin or lift in the update: from now on the update itself knows of them.
  @inline(__always)
  private func changesAreSent(_ frame: UpdateFrame) {
    for change in frame.changes {
      let phase = change.phase
      if phase != .moved, let t = change.link.alive(in: self) { t.flags.subtract(phase == .began ? .fresh : .taken) }
    }
  }

  /// Make the touches show this update again, after nested ones. Who changed in a nested one stays as that left it.
  @inline(__always)
  fileprivate func present(_ frame: UpdateFrame) {
    eventTime = frame.time
    // Mostly nothing has come in between.
    if updateCount != frame.stamp { presentAgain(frame) }
  }

  @inline(never)
  private func presentAgain(_ frame: UpdateFrame) {
    for change in frame.changes {
      if let t = change.link.alive(in: self), t.update == frame.stamp {
        touchIsChanging(t)
        t.phase = change.phase
        t.previous = change.previous
      }
    }
  }

  @inline(__always)
  @_optimize(speed)
  private func finish(_ stamp: UInt64, _ changed: UnsafeMutablePointer<ChangedTouch>, _ count: Int) {
    for k in places(count) {
      if changed[k].phase != .moved, let t = changed[k].link.alive(in: self), t.update == stamp, t.has(.lifted) {
        t.flags.subtract(.liftUntold)
        t.detach()
      }
    }
    if touchesLifted, frame == nil { viewsHaveTouches() }
    if scrolls.caught > 0, frame == nil { updateIsOver() }
  }
}

extension Touch {
  /// Removes a finished touch from the list; its object ends unless it is retained.
  @_optimize(speed)
  func detach() {
    guard let place = context.touchPlace(self) else { return }
    context.touches.remove(at: place)
    if context.fingers.isKept { context.touchHasLeftList(self) }
    set([.lifted, .gone])
    if phase == .ended, !has(.noTap) { context.rememberTap(self) }
    if !context.trackingControls.isEmpty, !has(.held) { context.touchIsOver(self) }
    if header.owners == 1, header.references == 0, header.side == nil {
      // It is not retained and has no callbacks: it ends at once.
      context.objectDidEnd(object)
      context.freeRecord(index)
    } else {
      taken().release()
    }
  }
}

extension Context {
  // MARK: Application and windows

  /// sendEvent: of the application, overrides included (SPEC 76, 77).
  @_optimize(speed)
  func sendEventToApplication(_ event: OpaquePointer?) {
    let application = self.application
    if overridden & Method.applicationSendEvent.bit != 0, object(application).overrides(.applicationSendEvent) {
      call(application: object(application).slot(.applicationSendEvent), application, event)
      if let frame, !frame.reachedApplication { trace(.eventDropped, object(ifAny: application)) }
    } else {
      builtInApplicationSendEvent(event)
    }
  }

  func call(application slot: MethodSlot, _ application: UInt32, _ event: OpaquePointer?) {
    guard let function = slot.function else { return builtInApplicationSendEvent(event) }
    object(application).begin(slot)
    unsafeBitCast(function, to: RKApplicationSendEventMethod.self)(pointer(application), event, slot.userdata)
    end(slot)
  }

  /// sendEvent: of each window that has touches in the update, in the order of their touches (SPEC 76, 284).
  @_optimize(speed)
  func builtInApplicationSendEvent(_ event: OpaquePointer?) {
    guard let frame, live(UInt(bitPattern: event), .events) == frame.event else { return passOnFromApplication(event) }
    frame.reachedApplication = true
    if frame.changedCount == 1, frame.offered == 0 { return offerToOnlyWindow(frame, event) }
    offerToWindows(frame, event)
  }

  /// The usual update, in which one finger changed, has one window.
  private func offerToOnlyWindow(_ frame: UpdateFrame, _ event: OpaquePointer?) {
    guard let t = frame.changed[0].link.alive(in: self), t.windowHandle != 0 else { return }
    frame.offered = t.order
    let window = live(t.windowHandle, .windows)
    if window == 0 { return }
    if object(window).overrides(.windowSendEvent) { return offer(frame, to: self.window(window), event) }
    present(frame)
    let keptWindow = object(window).keep()
    frame.window = t.windowHandle
    carryOut(frame)
    keptWindow.releaseInPlace()
  }

  /// The event of the pointer: the window under it, or that it has left, once.
  private func offerToPointedWindow(_ frame: UpdateFrame, _ event: OpaquePointer?) {
    let window = live(pointer.window, .windows)
    if window == 0 || frame.offered != 0 { return }
    frame.offered = 1
    offer(frame, to: self.window(window), event)
  }

  @_optimize(speed)
  private func offer(_ frame: UpdateFrame, to window: Window, _ event: OpaquePointer?) {
    let handle = viewHandle(window.index)
    let keptWindow = window.keep()
    present(frame)
    if window.overrides(.windowSendEvent) {
      window.call(windowEvent: window.slot(.windowSendEvent), event)
      if isTracing, hasUndispatched(frame, handle) { window.trace(.eventDropped) }
    } else {
      window.builtInSendEvent(event)
    }
    keptWindow.releaseInPlace()
  }

  /// Each window is offered the event once, whether it takes it or not. A nested update continues where the outer one stopped (SPEC 303).
  @_optimize(speed)
  private func offerToWindows(_ frame: UpdateFrame, _ event: OpaquePointer?) {
    if frame.kind == .pointer { return offerToPointedWindow(frame, event) }
    while let next = nextWindow(frame, frame.offered) {
      frame.offered = next.order
      let window = live(next.window, .windows)
      if window != 0 { offer(frame, to: self.window(window), event) }
    }
  }

  /// The window whose first touch in the update began soonest after `after`.
  private func nextWindow(_ frame: UpdateFrame, _ after: UInt64) -> (window: UInt, order: UInt64)? {
    if frame.changedCount == 1 {
      guard after == 0, let t = frame.changed[0].link.alive(in: self), t.windowHandle != 0 else { return nil }
      return (t.windowHandle, t.order)
    }
    var best: (window: UInt, order: UInt64)?
    // Most have the window of the one before.
    var last: UInt = 0
    for change in frame.changes {
      let index = change.link.index
      if index == 0 || touch(index).windowHandle == 0 || touch(index).windowHandle == last { continue }
      let window = touch(index).windowHandle
      last = window
      let order = firstOrder(frame, window)
      if order > after, order < best?.order ?? .max { best = (window, order) }
    }
    return best
  }

  private func firstOrder(_ frame: UpdateFrame, _ window: UInt) -> UInt64 {
    var order = UInt64.max
    for change in frame.changes {
      let index = change.link.index
      if index != 0, touch(index).windowHandle == window { order = min(order, touch(index).order) }
    }
    return order
  }

  private func hasUndispatched(_ frame: UpdateFrame, _ window: UInt) -> Bool {
    for change in frame.changes {
      let index = change.link.index
      if index != 0, !change.dispatched, touch(index).windowHandle == window { return true }
    }
    return false
  }
}

extension Window {
  func call(windowEvent slot: MethodSlot, _ event: OpaquePointer?) {
    guard let function = slot.function else { return builtInSendEvent(event) }
    begin(slot)
    unsafeBitCast(function, to: RKWindowSendEventMethod.self)(pointer, event, slot.userdata)
    context.end(slot)
  }

  /// SPEC 78: recognisers and their actions, then views, then resets.
  func builtInSendEvent(_ event: OpaquePointer?) {
    guard let frame = context.frame, context.live(UInt(bitPattern: event), .events) == frame.event else { return context.passOnFromWindow(self, event) }
    frame.window = context.viewHandle(index)
    context.carryOut(frame)
  }
}

extension Context {
  /// What of a window's part in the update has not been done yet. A nested update calls this for the outer ones: what is found done then is
  /// not done again.
  @_optimize(speed)
  fileprivate func carryOut(_ frame: UpdateFrame) {
    if frame.window != 0 {
      offerTouchesToRecognizers()
      groupTouches(frame, frame.window)
    }
    deliverGroups(frame)
    if frame.window != 0 { viewsHaveTouches() }
  }

  // MARK: Views

  /// Sort a window's changed touches into groups: views in the order in which they acquired touches; for a view began, moved, ended,
  /// cancelled (SPEC 67).
  @_optimize(speed)
  private func groupTouches(_ frame: UpdateFrame, _ window: UInt) {
    if frame.changedCount == 1 { return groupOnly(frame, window) }
    if frame.changedCount >= TouchGroups.worthwhile, groupMany(frame, window) { return }
    while true {
      var view: UInt = 0
      var order = UInt64.max
      for k in frame.changes.places {
        let change = frame.changed[k]
        let index = change.link.index
        if index == 0 || change.dispatched || touch(index).windowHandle != window { continue }
        let t = touch(index)
        if t.update != frame.stamp || t.viewHandle == 0 || t.has(.withheld) {
          frame.changed[k].dispatched = true
          continue
        }
        let acquired = acquisition(t.viewHandle)
        if acquired < order {
          order = acquired
          view = t.viewHandle
        }
      }
      if view == 0 { return }
      addGroup(frame, view, .began)
      addGroup(frame, view, .moved)
      addGroup(frame, view, .ended)
      addGroup(frame, view, .cancelled)
    }
  }

  /// The same for the usual update, in which one finger changed.
  private func groupOnly(_ frame: UpdateFrame, _ window: UInt) {
    let change = frame.changed[0]
    guard !change.dispatched, let t = change.link.alive(in: self), t.windowHandle == window else { return }
    frame.changed[0].dispatched = true
    if t.update != frame.stamp || t.viewHandle == 0 || t.has(.withheld) { return }
    frame.slots[0] = OpaquePointer(bitPattern: change.touch)
    frame.groups[0] = DeliveryGroup(view: t.viewHandle, phase: change.phase, touches: frame.slots, count: 1)
    frame.groupCount = 1
  }

  /// When a view got the first of the touches it has now.
  private func acquisition(_ view: UInt) -> UInt64 {
    for t in eachTouch {
      // The list is in the order of beginning.
      if t.viewHandle == view, !t.has(.withheld) { return t.order }
    }
    return .max - 1
  }

  @_optimize(speed)
  private func addGroup(_ frame: UpdateFrame, _ view: UInt, _ phase: RKTouchPhase) {
    let first = frame.slots + frame.usedSlots
    var count = 0
    for k in frame.changes.places {
      let change = frame.changed[k]
      let index = change.link.index
      if index != 0, !change.dispatched, change.phase == phase, touch(index).viewHandle == view {
        frame.changed[k].dispatched = true
        first[count] = OpaquePointer(bitPattern: change.touch)
        count += 1
      }
    }
    if count == 0 { return }
    frame.usedSlots += count
    frame.groups[frame.groupCount] = DeliveryGroup(view: view, phase: phase, touches: first, count: count)
    frame.groupCount += 1
  }

  private func deliverGroups(_ frame: UpdateFrame) {
    while frame.nextGroup < frame.groupCount {
      let group = frame.groups[frame.nextGroup]
      frame.nextGroup += 1
      deliver(group)
    }
  }

  /// What the updates around a nested one still have to deliver goes first (SPEC 303).
  func commitOuterUpdates() {
    commitOuterPresses()
    guard let innermost = innermostFrame else { return }
    restoreShown()
    // A release in progress continues before anything else.
    if !held.isEmpty { gesturesChanged = true }
    // Outermost first. Frames are at most 64.
    var depth = 0
    var f: UpdateFrame? = innermost
    while let frame = f {
      depth += 1
      f = frame.outer
    }
    while depth > 0 {
      depth -= 1
      var frame = innermost
      var k = 0
      while k < depth, let outer = frame.outer {
        frame = outer
        k += 1
      }
      finishDelivery(frame, innermost)
    }
  }

  /// The groups that wait, then the windows that have not been offered the event. What handlers send meanwhile comes after all that waits, in the
  /// updates inside this one, too.
  private func finishDelivery(_ frame: UpdateFrame, _ innermost: UpdateFrame) {
    goBack(to: frame, innermost) {
      carryOut(frame)
      if frame.reachedApplication { offerToWindows(frame, pointer(frame.event)) }
    }
  }

  /// Resume an update around the innermost one. What begins meanwhile stands inside all updates in progress.
  @inline(__always)
  fileprivate func goBack(to frame: UpdateFrame, _ innermost: UpdateFrame?, _ body: () -> Void) {
    let carried = self.frame, inner = frame.inner
    self.frame = frame
    if innermost != frame { frame.inner = innermost }
    body()
    frame.inner = inner
    self.frame = carried
  }
}

extension Touch {
  /// Deliver what the updates in progress have not delivered of one touch.
  func settle() {
    var next = context.innermostFrame
    while let frame = next {
      next = frame.outer
      guard update == frame.stamp else { continue }
      let handle = self.handle
      for k in frame.changes.places {
        let change = frame.changed[k]
        if change.touch == handle, !change.dispatched {
          context.goBack(to: frame, context.innermostFrame) { context.offerTouchToRecognizers(self) }
          if context.live(handle, .touches) == 0 || frame.changed[k].dispatched { return }
          frame.changed[k].dispatched = true
          if viewHandle == 0 || has(.withheld) { return }
          context.present(frame)
          var slot = pointer
          withUnsafeMutablePointer(to: &slot) {
            context.deliver(DeliveryGroup(view: viewHandle, phase: change.phase, touches: $0, count: 1))
          }
          return
        }
      }
    }
  }
}

extension Context {
  /// No override handles this phase or changes the chain, and the trace is off.
  @inline(__always)
  func isUnheard(_ phase: RKTouchPhase) -> Bool {
    overridden & (Method.touches(phase).bit | Method.nextResponder.bit | Method.touchesEstimatedPropertiesUpdated.bit) == 0 && !isTracing
  }

  /// What scroll views above say before a view hears of new touches (SPEC 247, 248, 251): refused, it never does.
  private func isRefused(_ group: DeliveryGroup, _ view: View) -> Bool {
    func forEach(with flags: TouchFlags, _ visit: (Touch) -> Void) {
      for k in places(group.count) {
        let index = live(UInt(bitPattern: group.touches[k]), .touches)
        if index != 0, touch(index).viewHandle == group.view, touch(index).flags.intersection([.open, .closed, .fresh]) == flags {
          visit(touch(index))
        }
      }
    }
    var count = 0
    // Until the answer is there they have not begun: what ends meanwhile is closed in silence (SPEC 109).
    forEach(with: []) {
      count += 1
      $0.set(.fresh)
    }
    if count == 0 { return false }
    let mayBegin = viewMayBegin(view, group.touches, group.count)
    forEach(with: .fresh) {
      $0.flags.subtract(.fresh)
      if !mayBegin { $0.set([.withheld, .closed]) }
    }
    return !mayBegin
  }

  /// Whether the update in which a touch began is still in progress. (Without it an override of sendEvent has kept its began: SPEC 77.)
  @inline(never)
  private func isBeginning(_ handle: UInt) -> Bool {
    var next = innermostFrame
    while let frame = next {
      next = frame.outer
      for change in frame.changes {
        if change.touch == handle, change.phase == .began { return true }
      }
    }
    return false
  }

  /// One call of a touch method, with those of the group that still belong to the view. A closing phase closes once (SPEC 109).
  @_optimize(speed)
  func deliver(_ group: DeliveryGroup) {
    let view = live(group.view, .views)
    if view == 0 { return }
    if group.phase == .began, overridden & Method.touchesShouldBegin.bit != 0, isRefused(group, self.view(view)) { return }
    // Then only the accounts are kept.
    let isUnheard = isUnheard(group.phase)
    var list = KeptList(self, group.touches)
    for k in places(group.count) {
      let index = live(UInt(bitPattern: group.touches[k]), .touches)
      if index == 0 { continue }
      let t = touch(index)
      if t.viewHandle != group.view || t.has(.closed) { continue }
      // A nested update changed it before its own began: what has not begun is not closed, and does not begin any more (SPEC 109).
      if t.has(.fresh) {
        if group.phase != .moved { t.set(.closed) }
        continue
      }
      if group.phase == .began {
        if t.has(.open) { continue }
        t.set(.open)
      } else if !t.has(.open), isBeginning(UInt(bitPattern: group.touches[k])) {
        if group.phase != .moved { t.set(.closed) }
        continue
      } else if group.phase != .moved {
        t.flags = t.flags.subtracting(.open).union(.closed)
      }
      if isUnheard { continue }
      list.append(t.object, as: group.touches[k])
    }
    if list.count == 0 { return }
    responder(view).sendTouches(group.phase, group.touches, list.count, pointer(event))
    list.release()
  }
}
