// SPDX-License-Identifier: MIT
import CResponderKit

// What recognisers do to responders' presses: taking them, holding them back, letting them go (SPEC 85-89, 101-106, 271, 273).

extension Context {
  // MARK: The update's own presses

  /// Decide which changes of the update responders do not hear of now.
  func decidePresses(_ frame: PressFrame, _ window: UInt) {
    for place in frame.changes.places {
      let change = frame.changed[place]
      guard !change.dispatched, let p = livePress(change.press), p.windowHandle == window, p.update == frame.stamp, p.responderHandle != 0,
        let standIn = p.standIn
      else { continue }
      if standIn.has(.claimed) {
        frame.changed[place].dispatched = true
        gesturesChanged = true
      } else if p.holdsBack(change.phase) {
        frame.changed[place].dispatched = true
      }
    }
  }
}

extension Press {
  fileprivate func holdsBack(_ phase: RKPressPhase) -> Bool {
    switch phase {
    case .began:
      if let taker = standIn?.takerFromTheStart() {
        // SPEC 86: neither began nor cancelled.
        tracePress(.pressTakenByGesture, responder?.object, taker.object)
        set(.closed)
        responder = nil
        standIn?.view = nil
        return true
      }
      guard findHolder(ofBegan: true) != nil, keepHeld() else { return false }
      holdBack(.began)
      return true
    case .changed:
      guard isBeganHeld else { return false }
      holdBack(.changed)
      changedTime = timestamp
      changedForce = force
      return true
    case .ended:
      let isHolding = (phases.began != 0 || has(.open)) && findHolder(ofBegan: false) != nil
      guard isBeganHeld || isHolding, keepHeld() else { return false }
      holdBack(.ended)
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard phases.began != 0 else { return false }
      dropHeld()
      return true
    }
  }
}

extension Press: HeldBack {
  // MARK: What is held back

  var listOfHeld: Buffer<UInt32> {
    get { context.heldPresses }
    nonmutating set { context.heldPresses = newValue }
  }

  var receiver: UInt {
    get { responderHandle }
    nonmutating set { responderHandle = newValue }
  }

  var isTaken: Bool { standIn?.has(.claimed) ?? false }
  var isBeganDelayed: Bool { !has(.letGo) && findHolder(ofBegan: true) != nil }
  var nextPhase: (phase: HeldPhase, order: UInt64) { phases.first }

  /// Recognisers hold the touch that stands for it.
  func findHolder(ofBegan: Bool) -> Recognizer? { standIn?.findHolder(ofBegan: ofBegan) }

  /// In a call of its own (SPEC 66).
  func dropTaken() {
    tracePress(.pressTakenByGesture, responder?.object, standIn?.taker?.object)
    dropHeld()
    if !has(.open) { return }
    var slot = pointer
    withUnsafeMutablePointer(to: &slot) { context.cancel(responderHandle, $0, 1) }
  }

  /// With its own time (SPEC 101).
  func release(_ phase: HeldPhase) {
    let responder = self.responderHandle
    var shown = ShownPressRecord(self, outer: context.shownPress)
    phases[phase] = 0
    switch phase {
    case .began:
      self.phase = .began
      timestamp = beganTime
      force = beganForce
    case .changed:
      self.phase = .changed
      timestamp = changedTime
      force = changedForce
    case .ended: self.phase = .ended
    }
    let delivered = self.phase
    var slot = pointer
    withReference(to: &shown) { (shown: ShownPress) in
      context.shownPress = shown
      withUnsafeMutablePointer(to: &slot) { context.deliverPresses(to: responder, delivered, $0, 1) }
      context.shownPress = shown.outer
      shown.restore()
    }
    if phases.isEmpty { leaveList() }
  }

  func willLeaveList() {}
  func didLeaveList() {}
}

extension Context {
  /// Tell responders what recognisers have decided: what was held back goes, or is dropped; then each responder gets one pressesCancelled for the
  /// presses that were taken from it.
  func deliverPressDecisions() {
    if !heldPresses.isEmpty { deliverHeld(eachHeldPress) }
    while let responder = nextClaimed() { cancelClaimed(responder) }
  }

  // MARK: Cancelling

  /// The responder of the oldest press that was taken.
  private func nextClaimed() -> UInt? {
    for p in eachPress {
      if p.responderHandle != 0, p.isTaken { return p.responderHandle }
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
      guard p.responderHandle == responder, p.isTaken else { continue }
      p.tracePress(.pressTakenByGesture, liveObject(responder, .responders), p.standIn?.taker?.object)
      if let list, p.has(.open) {
        list[count] = p.pointer
        count += 1
      } else {
        p.set(.closed)
        p.responder = nil
      }
    }
    if let list, count > 0 { cancel(responder, list, count) }
  }

  fileprivate func cancel(_ responder: UInt, _ presses: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    var kept = KeptList(self, presses)
    for k in places(count) {
      let p = press(Handle.index(UInt(bitPattern: presses[k])))
      kept.append(p.object, as: presses[k])
      p.phase = .cancelled
    }
    // All of them are open, and their responder's: the list stays as it is unless the responder is gone.
    deliverPresses(to: responder, .cancelled, presses, count)
    kept.release { object in
      let p = Press(object)
      p.set(.closed)
      p.flags.subtract(.open)
      p.responder = nil
      if p.phase == .cancelled { p.phase = p.has(.lifted) ? .ended : .stationary }
    }
  }
}
