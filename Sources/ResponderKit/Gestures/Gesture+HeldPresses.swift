import CResponderKit

// What recognisers do to responders' presses: taking them, holding them back, letting them go (SPEC 85-89, 101-106, 271, 273).

extension Context {
  // MARK: The update's own presses

  /// Decide which changes of the update responders do not hear of now.
  func decidePresses(_ frame: UnsafeMutablePointer<PressFrame>, _ window: UInt) {
    var k = 0
    while k < frame.pointee.changedCount {
      let place = k
      k += 1
      let change = frame.pointee.changed[place]
      let index = change.dispatched ? 0 : live(change.press, .presses)
      guard index != 0 else { continue }
      let p = press(index)
      guard p.window == window, p.update == frame.pointee.stamp, p.responder != 0, p.touch != 0 else { continue }
      if touch(p.touch).has(TouchFlag.claimed) {
        frame.pointee.changed[place].dispatched = true
        gesturesChanged = true
      } else if holdsBack(index, change.phase) {
        frame.pointee.changed[place].dispatched = true
      }
    }
  }

  private func holdsBack(_ index: UInt32, _ phase: RKPressPhase) -> Bool {
    let p = press(index)
    let standIn = p.touch
    switch phase {
    case .began:
      let taker = touch(standIn).takerFromTheStart()
      if taker != 0 {
        // SPEC 86: neither began nor cancelled.
        tracePress(.pressTakenByGesture, index, live(p.responder, .responders), taker)
        p.set(PressFlag.closed)
        p.responder = 0
        touch(standIn).view = 0
        return true
      }
      guard touch(standIn).findHolder(GestureFlag.delaysBegan) != 0, keepHeld(index) else { return false }
      p.heldBegan = nextHeldOrder()
      return true
    case .changed:
      guard p.heldBegan != 0, isBeganHeld(index) else { return false }
      p.heldChanged = nextHeldOrder()
      p.changedTime = p.timestamp
      p.changedForce = p.force
      return true
    case .ended:
      let isHolding = (p.heldBegan != 0 || p.has(PressFlag.open)) && touch(standIn).findHolder(0) != 0
      guard isBeganHeld(index) || isHolding, keepHeld(index) else { return false }
      p.heldEnded = nextHeldOrder()
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard p.heldBegan != 0 else { return false }
      dropHeld(index)
      return true
    }
  }

  private func nextHeldOrder() -> UInt64 {
    heldOrder += 1
    return heldOrder
  }

  /// What follows is held back with it; what comes when nobody holds it any more follows its release (SPEC 66).
  private func isBeganHeld(_ index: UInt32) -> Bool {
    if press(index).heldBegan == 0 { return false }
    if isBeganHeldNow(index) { return true }
    press(index).set(PressFlag.letGo)
    gesturesChanged = true
    return false
  }

  private func isBeganHeldNow(_ index: UInt32) -> Bool {
    !press(index).has(PressFlag.letGo) && touch(press(index).touch).findHolder(GestureFlag.delaysBegan) != 0
  }

  // MARK: What is held back

  /// Put a press on the list; false when there is no memory, and then nothing is held back.
  private func keepHeld(_ index: UInt32) -> Bool {
    let p = press(index)
    if p.has(PressFlag.held) { return true }
    guard heldPresses.append(index, unlimited) else { return false }
    p.set(PressFlag.held)
    own(index)
    return true
  }

  /// Forget what is held back of a press. The caller holds the press.
  private func dropHeld(_ index: UInt32) {
    let p = press(index)
    if p.heldBegan != 0 {
      p.set(PressFlag.closed)
      p.responder = 0
    }
    p.heldBegan = 0
    p.heldChanged = 0
    p.heldEnded = 0
    removeHeld(index)
  }

  private func removeHeld(_ index: UInt32) {
    guard press(index).has(PressFlag.held) else { return }
    press(index).flags &= ~(PressFlag.held | PressFlag.letGo)
    var k = 0
    while k < heldPresses.count {
      if heldPresses[k] == index {
        heldPresses.remove(at: k)
        break
      }
      k += 1
    }
    disown(index)
  }

  /// Tell responders what recognisers have decided: what was held back goes, or is dropped, oldest first and one call each; then each responder
  /// gets one pressesCancelled for the presses that were taken from it.
  func deliverPressDecisions() {
    while !heldPresses.isEmpty, let next = nextHeld() {
      own(next.press)
      let p = press(next.press)
      if p.responder == 0 {
        dropHeld(next.press)
      } else if isClaimed(p) {
        // A call of its own (SPEC 66).
        tracePress(.pressTakenByGesture, next.press, live(p.responder, .responders), live(touch(p.touch).taker, .gestures))
        dropHeld(next.press)
        if p.has(PressFlag.open) {
          var slot = pointer(next.press)
          withUnsafeMutablePointer(to: &slot) { cancel(p.responder, $0, 1) }
        }
      } else {
        release(next.press, next.phase)
      }
      disown(next.press)
    }
    while let responder = nextClaimed() { cancelClaimed(responder) }
  }

  private func isClaimed(_ p: Press) -> Bool {
    p.touch != 0 && touch(p.touch).has(TouchFlag.claimed)
  }

  /// The oldest phase that nobody holds back any more, or whose press was taken.
  private func nextHeld() -> (press: UInt32, phase: RKPressPhase)? {
    var best: (press: UInt32, phase: RKPressPhase)?
    var oldest = UInt64.max
    var k = 0
    while k < heldPresses.count {
      let index = heldPresses[k]
      k += 1
      let p = press(index)
      // Its responder has left: nobody is there to be told.
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
        let isHeld = phase == .ended ? touch(p.touch).findHolder(0) != 0 : isBeganHeldNow(index)
        if isHeld { continue }
      }
      oldest = order
      best = (index, phase)
    }
    return best
  }

  /// Deliver one phase as it was (SPEC 101).
  private func release(_ index: UInt32, _ phase: RKPressPhase) {
    let p = press(index)
    let responder = p.responder
    var shown = ShownPress(p, outer: shownPress)
    p.phase = phase
    switch phase {
    case .began:
      p.heldBegan = 0
      p.timestamp = p.beganTime
      p.force = p.beganForce
    case .changed:
      p.heldChanged = 0
      p.timestamp = p.changedTime
      p.force = p.changedForce
    default: p.heldEnded = 0
    }
    var slot = pointer(index)
    withUnsafeMutablePointer(to: &shown) { shown in
      shownPress = UnsafeMutableRawPointer(shown)
      withUnsafeMutablePointer(to: &slot) { deliverPresses(to: responder, phase, $0, 1) }
      shownPress = shown.pointee.outer
      shown.pointee.restore()
    }
    if p.heldBegan == 0, p.heldChanged == 0, p.heldEnded == 0 { removeHeld(index) }
  }

  // MARK: Cancelling

  /// The responder of the oldest press that was taken.
  private func nextClaimed() -> UInt? {
    var k = 0
    while k < presses.count {
      let p = press(presses[k])
      k += 1
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
    var k = 0
    while k < presses.count {
      let index = presses[k]
      let p = press(index)
      k += 1
      guard p.responder == responder, isClaimed(p) else { continue }
      tracePress(.pressTakenByGesture, index, live(responder, .responders), live(touch(p.touch).taker, .gestures))
      if let list, p.has(PressFlag.open) {
        list[count] = pointer(index)
        count += 1
      } else {
        p.set(PressFlag.closed)
        p.responder = 0
      }
    }
    if let list, count > 0 { cancel(responder, list, count) }
  }

  private func cancel(_ responder: UInt, _ presses: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    var k = 0
    while k < count {
      let index = Handle.index(UInt(bitPattern: presses[k]))
      own(index)
      press(index).phase = .cancelled
      k += 1
    }
    // All of them are open, and their responder's: the list stays as it is unless the responder is gone.
    deliverPresses(to: responder, .cancelled, presses, count)
    k = 0
    while k < count {
      let index = Handle.index(UInt(bitPattern: presses[k]))
      let p = press(index)
      p.set(PressFlag.closed)
      p.flags &= ~PressFlag.open
      p.responder = 0
      if p.phase == .cancelled { p.phase = p.has(PressFlag.lifted) ? .ended : .stationary }
      disown(index)
      k += 1
    }
  }
}
