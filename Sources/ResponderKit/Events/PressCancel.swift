// SPDX-License-Identifier: MIT
import CResponderKit

// Presses that are taken away: by the system, with a window, with a responder that leaves (SPEC 108, 273, 285-287, 297).

extension Context {
  /// Cancel the presses of a window (nil: all), as an update of its own. Their ids stay known as down.
  func cancelPresses(of window: Window?, _ reason: RKReason) throws(RKStatus) {
    if presses.isEmpty { return }
    commitOuterUpdates()
    let windowHandle = window?.handle ?? 0
    settlePresses(of: windowHandle)
    let mark = arena.mark
    defer { arena.release(mark) }
    let room = try makePressRoom(presses.count)
    updateDepth += 1
    enter()
    defer {
      leave()
      updateDepth -= 1
    }
    let stamp = beginPressUpdate()
    var count = 0
    for p in eachPress {
      if p.has(.lifted) || (window != nil && p.windowHandle != windowHandle) { continue }
      p.phase = .cancelled
      p.timestamp = time
      p.update = stamp
      p.lift()
      addPressGhost(p.id)
      p.tracePress(reason, p.responder?.object)
      room.changed[count] = ChangedPress(press: p.handle, phase: .cancelled)
      count += 1
    }
    if count > 0 { dispatchPresses(stamp, time, otherEvents[room.event].mask.modifiers, count, room) }
  }

  /// What is held back of the presses of a window (0: all) by an override of sendEvent.
  private func settlePresses(of window: UInt) {
    if pressFrame == nil { return }
    var k = presses.count
    while k > 0 {
      k -= 1
      // A handler may have ended presses.
      if k < presses.count, window == 0 || press(presses[k]).windowHandle == window { settlePress(press(presses[k])) }
    }
  }

  /// Responders leave: those below a view that leaves its window (SPEC 273), or one that ends. Each gets pressesCancelled for its presses,
  /// which then have no responder. Recognisers keep them (SPEC 298). No other press begins with one of these responders meanwhile (SPEC 347).
  func cancelPresses(where leaves: (Responder) -> Bool) {
    if presses.isEmpty, heldPresses.isEmpty { return }
    while let responder = firstPressed(where: leaves) { takePresses(from: responder) }
  }

  private func firstPressed(where leaves: (Responder) -> Bool) -> UInt? {
    for p in eachPressOrHeld {
      if let responder = p.responder, leaves(responder) { return p.responderHandle }
    }
    return nil
  }

}

extension Press {
  fileprivate func take() {
    responder = nil
    flags = flags.subtracting(.open).union(.closed)
    standIn?.view = nil
    // Held-back presses are dropped when decisions are carried out.
    if has(.held) { context.gesturesChanged = true }
  }
}

extension Context {
  private func takePresses(from responder: UInt) {
    let mark = arena.mark
    defer { arena.release(mark) }
    restoreShownPresses()
    // Without memory for the list they go without a word.
    let room = presses.count + heldPresses.count
    let list = arena.allocate(OpaquePointer?.self, room, unlimited)
    let phases = arena.allocate(RKPressPhase.self, room, unlimited)
    var open = KeptList(self, list)
    let receiver = live(responder, .responders)
    for p in eachPressOrHeld where p.responderHandle == responder {
      // In both lists.
      if let list, places(open.count).contains(where: { list[$0] == p.pointer }) { continue }
      p.tracePress(.pressCancelledByRemoval, object(ifAny: receiver))
      if list != nil, let phases, p.has(.open), !p.has(.closed) {
        phases[open.count] = p.phase
        p.flags = p.flags.subtracting(.open).union(.closed)
        p.phase = .cancelled
        open.append(p.object, as: p.pointer)
      } else {
        p.take()
      }
    }
    guard let list, let phases, open.count > 0 else { return }
    self.responder(receiver).sendPresses(.cancelled, list, open.count, pressEvent)
    var place = 0
    open.release { object in
      let p = Press(object)
      p.take()
      if p.phase == .cancelled { p.phase = phases[place] }
      place += 1
    }
  }
}
