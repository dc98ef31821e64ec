import CResponderKit

// What recognisers do to responders' presses: taking them, holding them back, letting them go (SPEC 85-89, 101-106, 271, 273).

extension Context {
  // MARK: The update's own presses

  /// Decide which changes of the update responders do not hear of now.
  func decidePresses(_ frame: PressFrame, _ window: UInt) {
    for place in frame.changes.places {
      let change = frame.changed[place]
      let index = change.dispatched ? 0 : live(change.press, .presses)
      guard index != 0 else { continue }
      let p = press(index)
      guard p.window == window, p.update == frame.stamp, p.responder != 0, p.touch != 0 else { continue }
      if touch(p.touch).has(.claimed) {
        frame.changed[place].dispatched = true
        gesturesChanged = true
      } else if press(index).holdsBack(change.phase) {
        frame.changed[place].dispatched = true
      }
    }
  }
}

extension Press {
  fileprivate func holdsBack(_ phase: RKPressPhase) -> Bool {
    let standIn = touch
    switch phase {
    case .began:
      let taker = context.touch(standIn).takerFromTheStart()
      if taker != 0 {
        // SPEC 86: neither began nor cancelled.
        context.tracePress(.pressTakenByGesture, index, context.live(responder, .responders), taker)
        set(.closed)
        responder = 0
        context.touch(standIn).view = 0
        return true
      }
      guard context.touch(standIn).findHolder(ofBegan: true) != 0, keepHeld() else { return false }
      heldBegan = context.nextHeldOrder()
      return true
    case .changed:
      guard heldBegan != 0, isBeganHeld else { return false }
      heldChanged = context.nextHeldOrder()
      changedTime = timestamp
      changedForce = force
      return true
    case .ended:
      let isHolding = (heldBegan != 0 || has(.open)) && context.touch(standIn).findHolder(ofBegan: false) != 0
      guard isBeganHeld || isHolding, keepHeld() else { return false }
      heldEnded = context.nextHeldOrder()
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard heldBegan != 0 else { return false }
      dropHeld()
      return true
    }
  }
}

extension Context {
  fileprivate func nextHeldOrder() -> UInt64 {
    heldOrder += 1
    return heldOrder
  }
}

extension Press {
  /// What follows is held back with it; what comes after the end of the delay follows its release (SPEC 66).
  private var isBeganHeld: Bool {
    if heldBegan == 0 { return false }
    if isBeganHeldNow { return true }
    set(.letGo)
    context.gesturesChanged = true
    return false
  }

  fileprivate var isBeganHeldNow: Bool {
    !has(.letGo) && context.touch(touch).findHolder(ofBegan: true) != 0
  }

  // MARK: What is held back

  /// Put a press on the list; false when there is no memory, and then nothing is held back.
  private func keepHeld() -> Bool {
    if has(.held) { return true }
    guard context.heldPresses.append(index, context.unlimited) else { return false }
    set(.held)
    context.own(index)
    return true
  }

  /// Forget what is held back of a press. The caller holds the press.
  fileprivate func dropHeld() {
    if heldBegan != 0 {
      set(.closed)
      responder = 0
    }
    heldBegan = 0
    heldChanged = 0
    heldEnded = 0
    removeHeld()
  }

  private func removeHeld() {
    guard has(.held) else { return }
    flags.subtract([.held, .letGo])
    for k in context.eachHeldPress.places {
      if context.heldPresses[k] == index {
        context.heldPresses.remove(at: k)
        break
      }
    }
    context.disown(index)
  }
}

extension Context {
  /// Tell responders what recognisers have decided: what was held back goes, or is dropped, oldest first and one call each; then each responder
  /// gets one pressesCancelled for the presses that were taken from it.
  func deliverPressDecisions() {
    while !heldPresses.isEmpty, let next = nextHeld() {
      let keptNext = keep(next.press)
      let p = press(next.press)
      if p.responder == 0 {
        press(next.press).dropHeld()
      } else if isClaimed(p) {
        // A call of its own (SPEC 66).
        tracePress(.pressTakenByGesture, next.press, live(p.responder, .responders), live(touch(p.touch).taker, .gestures))
        press(next.press).dropHeld()
        if p.has(.open) {
          var slot = pointer(next.press)
          withUnsafeMutablePointer(to: &slot) { cancel(p.responder, $0, 1) }
        }
      } else {
        press(next.press).release(next.phase)
      }
      keptNext.release()
    }
    while let responder = nextClaimed() { cancelClaimed(responder) }
  }

  private func isClaimed(_ p: Press) -> Bool {
    p.touch != 0 && touch(p.touch).has(.claimed)
  }

  /// The oldest phase that no recogniser delays any more, or whose press was cancelled.
  private func nextHeld() -> (press: UInt32, phase: RKPressPhase)? {
    var best: (press: UInt32, phase: RKPressPhase)?
    var oldest = UInt64.max
    for p in eachHeldPress {
      let index = p.index
      // Its responder has left: there is no receiver.
      if p.responder == 0 { return (index, .cancelled) }
      var order = p.heldBegan
      var phase = RKPressPhase.began
      if order == 0 {
        order = p.heldChanged
        phase = .changed
      }
      if order == 0 {
        order = p.heldEnded
        phase = .ended
      }
      // 0: its last phase is being delivered.
      guard order != 0, order < oldest else { continue }
      if !isClaimed(p) {
        let isHeld = phase == .ended ? touch(p.touch).findHolder(ofBegan: false) != 0 : self.press(index).isBeganHeldNow
        if isHeld { continue }
      }
      oldest = order
      best = (index, phase)
    }
    return best
  }
}

extension Press {
  /// Deliver one phase as it was (SPEC 101).
  fileprivate func release(_ phase: RKPressPhase) {
    let responder = self.responder
    var shown = ShownPressRecord(self, outer: context.shownPress)
    self.phase = phase
    switch phase {
    case .began:
      heldBegan = 0
      timestamp = beganTime
      force = beganForce
    case .changed:
      heldChanged = 0
      timestamp = changedTime
      force = changedForce
    default: heldEnded = 0
    }
    var slot = context.pointer(index)
    withReference(to: &shown) { (shown: ShownPress) in
      context.shownPress = shown
      withUnsafeMutablePointer(to: &slot) { context.deliverPresses(to: responder, phase, $0, 1) }
      context.shownPress = shown.outer
      shown.restore()
    }
    if heldBegan == 0, heldChanged == 0, heldEnded == 0 { removeHeld() }
  }
}

extension Context {
  // MARK: Cancelling

  /// The responder of the oldest press that was taken.
  private func nextClaimed() -> UInt? {
    for p in eachPress {
      if p.responder != 0, isClaimed(p) { return p.responder }
    }
    return nil
  }

  /// One call for all presses that were taken from a responder; then they have none.
  private func cancelClaimed(_ responder: UInt) {
    let mark = arena.mark
    defer { arena.release(mark) }
    // Without memory they are taken without a word.
    let list = arena.allocate(OpaquePointer?.self, presses.count, unlimited)
    var count = 0
    for p in eachPress {
      let index = p.index
      guard p.responder == responder, isClaimed(p) else { continue }
      tracePress(.pressTakenByGesture, index, live(responder, .responders), live(touch(p.touch).taker, .gestures))
      if let list, p.has(.open) {
        list[count] = pointer(index)
        count += 1
      } else {
        p.set(.closed)
        p.responder = 0
      }
    }
    if let list, count > 0 { cancel(responder, list, count) }
  }

  private func cancel(_ responder: UInt, _ presses: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      let index = Handle.index(UInt(bitPattern: presses[k]))
      own(index)
      press(index).phase = .cancelled
    }
    // All of them are open, and their responder's: the list stays as it is unless the responder is gone.
    deliverPresses(to: responder, .cancelled, presses, count)
    for k in places(count) {
      let index = Handle.index(UInt(bitPattern: presses[k]))
      let p = press(index)
      p.set(.closed)
      p.flags.subtract(.open)
      p.responder = 0
      if p.phase == .cancelled { p.phase = p.has(.lifted) ? .ended : .stationary }
      disown(index)
    }
  }
}
