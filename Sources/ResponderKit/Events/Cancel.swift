// SPDX-License-Identifier: MIT
import CResponderKit

// Touches that are taken away: by the system, with a window, with a view that leaves its window (SPEC 108, 109, 285-287, 297).

/// What cancels touches: the value of a record in the ring. 0 stands in records that have none.
enum CancelCause: Int {
  /// rk_context_cancel_all_touches().
  case host = 1
  case ignoring, inactive
  /// The phase that the host has reported.
  case phase
  /// Of a window.
  case hidden, destroyed
}

extension Context {
  /// Cancel the touches of a window (nil: all), as an update of its own. Their ids stay known as down. `cause` stands in the trace.
  func cancelTouches(of window: Window?, _ reason: RKReason, _ cause: CancelCause) throws(RKStatus) {
    commitOuterUpdates()
    if scrollInput.touch | transformInput.touch != 0 { cancelInputs(of: window) }
    let windowHandle = window?.handle ?? 0
    settleTouches(of: window)
    let mark = arena.mark
    defer { arena.release(mark) }
    var wanted = 0
    for t in eachTouch {
      if isInFlight(t), window == nil || t.windowHandle == windowHandle { wanted += 1 }
    }
    if wanted == 0 { return }
    let room = try makeRoom(wanted)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    let stamp = beginUpdate(time)
    var count = 0
    for t in eachTouch {
      if !isInFlight(t) || (window != nil && t.windowHandle != windowHandle) { continue }
      if !t.has(.lifted) { addGhost(t.id) }
      t.flags.subtract(.taken)
      touchIsChanging(t)
      t.phase = .cancelled
      t.timestamp = time
      t.update = stamp
      t.set([.lifted, .liftUntold])
      touchesLifted = true
      breakTaps(t)
      t.trace(reason, window?.object ?? t.hitView?.object, touchID: t.id)
      if isTracing { addMeasure(Double(cause.rawValue), RKPoint()) }
      room.changed[count] = ChangedTouch(link: TouchLink(t), touch: t.handle, phase: .cancelled, previous: t.previous)
      count += 1
    }
    dispatch(stamp, time, count, room)
  }

  /// Down; or its lift is part of an update that is still being put together, and has not been delivered.
  private func isInFlight(_ t: Touch) -> Bool { !t.has(.lifted) || t.has(.taken) }

  private func settleTouches(of window: Window?) {
    guard innermostFrame != nil else { return }
    let windowHandle = window?.handle ?? 0
    var k = touches.count
    while k > 0 {
      k -= 1
      // A handler may have ended touches.
      if k >= touches.count { continue }
      let index = touches[k]
      if window == nil || touch(index).windowHandle == windowHandle { touch(index).settle() }
    }
  }

  /// A subtree (nil: everything) leaves its window: each view gets touchesCancelled for what it has, then the touches have no view (SPEC 297).
  /// No other touch gets one of these views meanwhile (SPEC 347).
  func cancelTouches(below top: View?) {
    while let view = firstTouchedView(below: top) { cancelTouches(on: view) }
  }

  private func cancelTouches(on view: View) {
    let mark = arena.mark
    defer { arena.release(mark) }
    let viewHandle = view.handle
    // Without memory for the list the touches lose their view without a word.
    let list = arena.allocate(OpaquePointer?.self, countWithHeld, unlimited)
    let phases = arena.allocate(RKTouchPhase.self, countWithHeld, unlimited)
    var open = KeptList(self, list)
    for k in places(countWithHeld) {
      let t = touchOrHeld(k)
      if t.viewHandle != viewHandle { continue }
      if let list, isListed(t, list, open.count) { continue }
      t.trace(.touchCancelledByRemoval, view.object, touchID: t.id)
      if t.has(.held) { gesturesChanged = true }
      breakTaps(t)
      if list != nil, let phases, t.has(.open), !t.has(.closed) {
        phases[open.count] = t.phase
        t.flags = t.flags.subtracting(.open).union(.closed)
        touchIsChanging(t)
        t.phase = .cancelled
        open.append(t.object, as: t.pointer)
      } else {
        t.view = nil
      }
    }
    guard let list, let phases, open.count > 0 else { return }
    let keptView = view.keep()
    view.responder.sendTouches(.cancelled, list, open.count, pointer(event))
    keptView.release()
    var place = 0
    open.release { object in
      let t = Touch(object)
      t.view = nil
      // Recognisers keep it (SPEC 298).
      if t.phase == .cancelled { t.phase = phases[place] }
      place += 1
    }
  }

  private func isListed(_ touch: Touch, _ list: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) -> Bool {
    for k in places(count) {
      if Handle.index(UInt(bitPattern: list[k])) == touch.index { return true }
    }
    return false
  }

  /// Touches that are down, then those that have lifted and of which something is held back from their views. Some are in both lists.
  private var countWithHeld: Int { touches.count + held.count }

  private func touchOrHeld(_ k: Int) -> Touch {
    touch(k < touches.count ? touches[k] : held[k - touches.count])
  }

  private func firstTouchedView(below top: View?) -> View? {
    for k in places(countWithHeld) {
      if let view = touchOrHeld(k).view, isPart(view, of: top) { return view }
    }
    return nil
  }

  // MARK: The application's part

  func beginIgnoringEvents() throws(RKStatus) {
    ignoring += 1
    if ignoring == 1 {
      remark(.noteIgnoring, object(ifAny: application))
      do throws(RKStatus) {
        try cancelTouches(of: nil, .touchCancelledBySystem, .ignoring)
        try cancelPresses(of: nil, .pressCancelledBySystem)
        interruptMotion()
      } catch {
        // A callback may have ended it.
        if ignoring > 0 { ignoring -= 1 }
        throw error
      }
    }
  }

  func setActive(_ active: Bool) throws(RKStatus) {
    if inactive != active || resigningActive { return }
    if active {
      inactive = false
      notify(.applicationDidBecomeActive, object(ifAny: application))
      return
    }
    // The notification's handler may ask for the same again.
    resigningActive = true
    notify(.applicationWillResignActive, object(ifAny: application))
    resigningActive = false
    inactive = true
    do throws(RKStatus) {
      try cancelTouches(of: nil, .touchCancelledBySystem, .inactive)
      try cancelPresses(of: nil, .pressCancelledBySystem)
      interruptMotion()
    } catch {
      inactive = false
      throw error
    }
  }
}
