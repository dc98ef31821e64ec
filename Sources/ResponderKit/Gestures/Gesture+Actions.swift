// SPDX-License-Identifier: MIT
import CResponderKit

// Actions of recognisers (SPEC 162-164): rounds that wait until all methods have returned, and are then sent in the order of the decisions.

extension Context {
  var hasRoundsToSend: Bool { !rounds.isEmpty && !flag(.deferActionsToRunLoopTurn) }
}

extension Recognizer {
  /// Note an action; rounds of one kind fall together until they are sent (SPEC 163).
  func addRound(_ round: UInt8) {
    rounds |= round
    if has(.queued) { return }
    // There is room for each that takes part; see `activate`.
    guard context.rounds.append(handleInPlace, context.unlimited) else { return }
    set(.queued, true)
    retain()
  }
}

extension Context {
  /// Send what waits, in the order in which recognisers decided.
  @_optimize(speed)
  func sendRounds(inTurn: Bool = false) {
    if !inTurn, flag(.deferActionsToRunLoopTurn) { return }
    // Decisions of actions are carried out after the deliveries to views.
    var left = rounds.count
    while left > 0, !rounds.isEmpty {
      left -= 1
      let recognizer = storedObject(rounds[0], .gestures)?.recognizer
      if rounds.count == 1 { rounds.removeLast() } else { rounds.remove(at: 0) }
      guard let g = recognizer else { continue }
      let reference = g.taken()
      g.set(.queued, false)
      g.sendRoundInPlace()
      reference.releaseInPlace()
    }
  }

  /// Actions that were put off to the next turn (SPEC 82).
  func sendDeferredRounds() {
    if rounds.isEmpty || updateDepth > 0 || offering > 0 { return }
    enter()
    sendRounds(inTurn: true)
    gesturesChanged = true
    settleGestures(force: true)
    leave()
  }
}

extension Recognizer {
  /// Rounds leave the recogniser one by one: an action that detaches it finds what is still to be sent.
  @inline(__always)
  fileprivate func sendRoundInPlace() {
    // SPEC 163: the values of what began or ended in this update contain the change.
    if rounds & (Round.began | Round.ended | Round.cancelled) != 0 { rounds &= ~Round.changed }
    let keptView = view?.keep()
    var kinds = Round.began | Round.changed | Round.ended | Round.cancelled
    while rounds & kinds != 0 {
      let waiting = rounds & kinds, round = waiting & (0 &- waiting)
      rounds &= ~round
      // Of what an action adds, earlier kinds wait for the next time.
      kinds &= ~(round | (round &- 1))
      if round == Round.began { set(.announced, true) }
      send(round == Round.began ? .began : round == Round.changed ? .changed : round == Round.ended ? .ended : .cancelled)
    }
    keptView?.release()
  }

  @inline(never)
  func sendRound() { sendRoundInPlace() }

  /// One round: each target once, as the list was at the beginning.
  @inline(__always)
  private func send(_ state: RKGestureRecognizerState) {
    let isScroll = has(.drivesScroll)
    if isScroll { context.scrollRecognizerChanged(self, state) }
    let count = targets.count
    if count == 0, isScroll { return }
    if count == 0 { return trace(.gestureNoTarget, view?.object, value: Double(state.rawValue)) }
    guard context.hasStack else { return diagnose(.tooDeep) }
    trace(.gestureActionSent, view?.object, value: Double(state.rawValue))
    let before = (shown, has(.showing))
    shown = state
    set(.showing, true)
    if count == 1 { sendAction(targets[0]) } else { sendActions(count) }
    shown = before.0
    set(.showing, before.1)
  }

  @inline(never)
  private func sendActions(_ count: Int) {
    let mark = context.arena.mark
    if let list = context.arena.allocate(ActionTarget.self, count, context.unlimited), let base = targets.base {
      list.copy(from: base, count)
      var place = 0
      for k in places(count) {
        if targets.has(list[k], near: &place) { sendAction(list[k]) }
      }
    }
    context.arena.release(mark)
  }
}

extension Recognizer {
  @inline(__always)
  private func sendAction(_ entry: ActionTarget) {
    context.enter()
    if let function = entry.gestureFunction {
      if context.isRecording { context.writeEnter(index) }
      function(OpaquePointer(bitPattern: handleInPlace), entry.userdata)
      if context.isRecording { context.writeLeave() }
    } else {
      performAction(entry)
    }
    context.leaveInPlace()
  }

  @inline(never)
  private func performAction(_ entry: ActionTarget) {
    if let target = context.liveObject(entry.target, .instances) {
      if !context.perform(entry.selector, on: target, sender: object, event: nil) { diagnose(.targetDoesNotRespond, target) }
    } else {
      // SPEC 305
      targets.take(entry.target, 0, .max)
      trace(.actionTargetGone)
    }
  }
}
