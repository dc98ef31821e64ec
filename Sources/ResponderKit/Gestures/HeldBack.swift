// SPDX-License-Identifier: MIT
import CResponderKit

// Holding back, the same way for touches and presses (SPEC 66, 101-103, 271): what recognisers delay waits on a list, until none delays it any
// more, or one has taken it. Each phase then goes in the order in which it came, in a call of its own.

protocol HeldBack: Equatable {
  associatedtype Flags: DeliveryFlags
  var context: Context { get }
  var index: UInt32 { get }
  var flags: Flags { get nonmutating set }
  var phases: HeldPhases { get nonmutating set }
  /// The list of all that are held back.
  var listOfHeld: Buffer<UInt32> { get nonmutating set }
  /// The view's or the responder's handle; 0: it has left, or gets nothing more.
  var receiver: UInt { get nonmutating set }
  /// A recogniser has taken it.
  var isTaken: Bool { get }
  /// Something still delays its began.
  var isBeganDelayed: Bool { get }
  /// Which phase goes next, and when it came; 0: the last one is being delivered.
  var nextPhase: (phase: HeldPhase, order: UInt64) { get }
  func findHolder(ofBegan: Bool) -> Recognizer?

  /// Drop what is held back, and cancel what has begun: a recogniser has taken it.
  func dropTaken()
  /// Deliver one phase as it was.
  func release(_ phase: HeldPhase)
  func willLeaveList()
  func didLeaveList()
}

extension HeldBack {
  /// What follows is held back with it; what comes after the end of the delay follows its release (SPEC 66).
  var isBeganHeld: Bool {
    if phases.began == 0 { return false }
    if isBeganDelayed { return true }
    // Whatever has let go of it: it goes before what comes now.
    flags.formUnion(.letGo)
    context.gesturesChanged = true
    return false
  }

  func holdBack(_ phase: HeldPhase) {
    context.heldOrder += 1
    phases[phase] = context.heldOrder
  }

  /// Put it on the list; false when there is no memory, and then nothing is held back.
  func keepHeld() -> Bool {
    if flags.has(.held) { return true }
    guard listOfHeld.reserve(1, context.unlimited) else { return false }
    flags.formUnion(.held)
    listOfHeld.appendReserved(context.object(index).retain())
    return true
  }

  /// Forget what is held back. What never began is not closed (SPEC 109). The caller holds the object.
  func dropHeld() {
    if phases.began != 0 {
      flags.formUnion(.closed)
      receiver = 0
    }
    phases = HeldPhases()
    leaveList()
  }

  func leaveList() {
    guard flags.has(.held) else { return }
    willLeaveList()
    flags.subtract(Flags.held.union(.letGo))
    listOfHeld.removeAll { $0 == index }
    didLeaveList()
    context.object(index).taken().release()
  }
}

extension Context {
  /// Deliver what is held back, or drop it, oldest first and one call each.
  func deliverHeld<List: LiveList>(_ list: Each<List>) where List.Item: HeldBack {
    while let next = nextHeld(list) {
      let kept = object(next.item.index).keep()
      if next.item.receiver == 0 {
        next.item.dropHeld()
      } else if next.item.isTaken {
        next.item.dropTaken()
      } else {
        next.item.release(next.phase)
      }
      kept.release()
    }
  }

  /// The oldest phase that nothing delays any more, or whose touch or press was taken.
  private func nextHeld<List: LiveList>(_ list: Each<List>) -> (item: List.Item, phase: HeldPhase)? where List.Item: HeldBack {
    var best: (item: List.Item, phase: HeldPhase)?
    var oldest = UInt64.max
    for item in list {
      let (phase, order) = item.nextPhase
      // Its view or responder has left.
      if item.receiver == 0 { return (item, phase) }
      guard order != 0, order < oldest else { continue }
      if !item.isTaken, phase == .ended ? item.findHolder(ofBegan: false) != nil : item.isBeganDelayed { continue }
      oldest = order
      best = (item, phase)
    }
    return best
  }
}
