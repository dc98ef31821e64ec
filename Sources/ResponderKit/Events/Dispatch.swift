// SPDX-License-Identifier: MIT
import CResponderKit

// Sending an update's event: application, windows, views (SPEC 66, 67, 76-79, 109, 303).

extension Context {
  /// Send the event of one update, then let go of the touches that ended in it.
  @inline(never)
  func dispatch(_ stamp: UInt64, _ time: Double, _ count: Int, _ room: UpdateRoom, _ kind: UpdateKind = .touches, _ event: Object? = nil) {
    dispatchInPlace(stamp, time, count, room, kind, event, outer: self.frame)
  }

  /// The same without a call.
  @inline(__always)
  func dispatchInPlace(
    _ stamp: UInt64, _ time: Double, _ count: Int, _ room: UpdateRoom, _ kind: UpdateKind = .touches, _ event: Object? = nil, outer: UpdateFrame?
  ) {
    var frame = UpdateFrameRecord(
      stamp: stamp, time: time, changed: room.changed, changedCount: count, groups: room.groups, slots: room.slots,
      outer: outer == nil ? nil : innermostFrame, event: event?.index ?? self.event, kind: kind)
    withReference(to: &frame) { (frame: UpdateFrame) in
      self.frame = frame
      present(frame)
      changesAreSent(room.changed, count)
      if application != 0 { send(frame, count) }
      self.frame = outer
    }
    finish(stamp, room.changed, count)
  }

  /// Touches that begin or lift in the update: from now on the update itself knows of them.
  @inline(__always)
  private func changesAreSent(_ changed: UnsafeMutablePointer<ChangedTouch>, _ count: Int) {
    for k in places(count) {
      let phase = changed[k].phase
      if phase != .moved, let t = changed[k].link.alive(in: self) { t.flags.subtract(phase == .began ? .fresh : .taken) }
    }
  }

  /// Make the touches show this update again, after nested ones. Who changed in a nested one stays as that left it.
  @inline(__always)
  func present(_ frame: UpdateFrame) {
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
    if !has(.lifted) || has(.liftUntold) { liftIsTold() }
    set([.lifted, .gone])
    if phase == .ended, !has(.noTap) { context.rememberTap(self) }
    if !context.trackingControls.isEmpty, !has(.held) { context.touchIsOver(self) }
    if header.owners == 1, header.references == 0, header.side == nil {
      // It is not retained and has no callbacks: it ends at once.
      freeData()
      context.freeRecord(index)
    } else {
      taken().release()
    }
  }
}

extension Context {
  // MARK: Application and windows

  /// An update's event. Where nothing overrides sendEvent:, the event of one touch goes to its window at once.
  @inline(__always)
  private func send(_ frame: UpdateFrame, _ count: Int) {
    guard count == 1, overridden & (Method.applicationSendEvent.bit | Method.windowSendEvent.bit) == 0 else {
      return sendEventToApplication(pointer(frame.event))
    }
    frame.reachedApplication = true
    offerToOnlyWindow(frame)
  }

  /// sendEvent: of the application, overrides included (SPEC 76, 77).
  func sendEventToApplication(_ event: OpaquePointer?) {
    let application = self.application
    if overridden & Method.applicationSendEvent.bit != 0, object(application).overrides(.applicationSendEvent) {
      call(application: object(application).slot(.applicationSendEvent), application, event)
      if let frame, !frame.reachedApplication { noteDropped(object(ifAny: application), frame, 0) }
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
  func builtInApplicationSendEvent(_ event: OpaquePointer?) {
    guard let frame, live(UInt(bitPattern: event), .events) == frame.event else { return passOnFromApplication(event) }
    frame.reachedApplication = true
    if frame.changedCount == 1, frame.offered == 0 { return offerToOnlyWindow(frame) }
    offerToWindows(frame, event)
  }

  /// The usual update, in which one finger changed, has one window.
  @inline(__always)
  private func offerToOnlyWindow(_ frame: UpdateFrame) {
    guard let t = frame.changed[0].link.alive(in: self), t.windowHandle != 0 else { return }
    frame.offered = t.order
    guard let window = storedObject(t.windowHandle, .windows).map({ Window($0) }) else { return }
    if overridden & Method.windowSendEvent.bit != 0, window.overrides(.windowSendEvent) { return offer(frame, to: window, pointer(frame.event)) }
    present(frame)
    let keptWindow = window.keep()
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

  @inline(never)
  private func offer(_ frame: UpdateFrame, to window: Window, _ event: OpaquePointer?) {
    let handle = viewHandle(window.index)
    let keptWindow = window.keep()
    present(frame)
    if window.overrides(.windowSendEvent) {
      window.call(windowEvent: window.slot(.windowSendEvent), event)
      if isTracing, hasUndispatched(frame, handle) { noteDropped(window.object, frame, handle) }
    } else {
      window.builtInSendEvent(event)
    }
    keptWindow.releaseInPlace()
  }

  /// Each window is offered the event once, whether it takes it or not. A nested update continues where the outer one stopped (SPEC 303).
  @_optimize(speed)
  func offerToWindows(_ frame: UpdateFrame, _ event: OpaquePointer?) {
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

  /// A sendEvent override has not passed an update's event on. The ring has each touch that it kept, of one window or, with 0, of all.
  @inline(never)
  private func noteDropped(_ object: Object?, _ frame: UpdateFrame, _ window: UInt) {
    // Without touches it is one of the pointer.
    trace(.eventDropped, object, point: frame.kind == .pointer ? RKPoint(x: Double(RKEventType.hover.rawValue), y: 0) : RKPoint())
    var isFirst = true
    for change in frame.changes {
      guard !change.dispatched, let t = change.link.alive(in: self), window == 0 || t.windowHandle == window else { continue }
      if !isFirst { remark(.eventDropped, object) }
      isFirst = false
      addOther(t.hitView?.object ?? object)
      // A wheel or a trackpad has the number 0, as a touch may have.
      let type: RKEventType = t.has(.input) ? (t.scrollKind == 0 ? .transform : .scroll) : .touches
      addMeasure(Double(change.phase.rawValue), RKPoint(x: Double(type.rawValue), y: 0))
      addTouch(t.id)
    }
  }

  private func hasUndispatched(_ frame: UpdateFrame, _ window: UInt) -> Bool {
    if frame.kind == .pointer { return frame.nextGroup == 0 }
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
  func carryOut(_ frame: UpdateFrame) {
    if frame.window != 0 {
      offerTouchesToRecognizers()
      if frame.changedCount == 1 { deliverOnly(frame, frame.window) } else { groupTouches(frame, frame.window) }
    }
    if frame.nextGroup < frame.groupCount { deliverGroups(frame) }
    if frame.window != 0, touchesLifted || mayReset || gesturesChanged || !rounds.isEmpty { viewsHaveTouches() }
  }

  private func deliverGroups(_ frame: UpdateFrame) {
    while frame.nextGroup < frame.groupCount {
      let group = frame.groups[frame.nextGroup]
      frame.nextGroup += 1
      deliver(group)
    }
  }
}
