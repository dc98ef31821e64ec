// SPDX-License-Identifier: MIT
import CResponderKit

// Carrying out decisions of recognisers: actions, deliveries to views, resets (SPEC 78, 81-83, 162-164, 173, 241, 304).

/// How often what is decided in actions leads to further actions in one go.
private let mostTurns = 64

extension Context {
  // MARK: After callbacks

  /// Steps 2 to 4 of SPEC 78 as far as recognisers are concerned. Outside of an update, after a deadline or a property, resets too.
  @_optimize(speed)
  func settleGestures(force: Bool = false) {
    guard hasToSettle else { return }
    guard hasStack else { return diagnose(.tooDeep) }
    enter()
    settling += 1
    // Actions and views may decide more. A handler that does so without end is not followed: the rest comes with the next update.
    var turns = 0
    while hasToSettle {
      turns += 1
      if turns > mostTurns {
        diagnose(.tooDeep)
        break
      }
      if gesturesChanged { viewsToTell = true }
      gesturesChanged = false
      if touchesLifted || !held.isEmpty || !active.isEmpty { endIdle() }
      touchesLifted = false
      if flag(.cancelBeforeAction) { tellViews() }
      sendRounds()
      tellViews()
      // During an update step 5 comes after the views; see `resetGestures`.
      if force || (frame == nil && pressFrame == nil) { resetFinished() }
    }
    settling -= 1
    leave()
  }

  /// After a class has decided something: at once, unless an update is in progress, which will come to it (SPEC 163).
  func settleIfIdle() {
    if offering == 0, settling == 0, frame == nil, pressFrame == nil { settleGestures(force: true) }
  }

  /// A nested update finds here what an outer one has left (SPEC 303).
  private var hasToSettle: Bool { gesturesChanged || touchesLifted || viewsToTell || hasRoundsToSend }

  private func tellViews() {
    if !viewsToTell { return }
    viewsToTell = false
    deliverDecisions()
    if !presses.isEmpty || !heldPresses.isEmpty { deliverPressDecisions() }
  }

  /// Step 5 of SPEC 78.
  func resetGestures() {
    // Some lift has been kept from recognisers, by an override of sendEvent.
    if touchesLifted { settleGestures(force: true) }
    if active.isEmpty { return }
    resetFinished()
    if gesturesChanged || !rounds.isEmpty { settleGestures(force: true) }
  }

  /// Those whose touches have all ended and which have not decided (SPEC 180, 182, 241).
  func endIdle() {
    let telling = tellingFailures
    tellingFailures = true
    forEachActive(where: { $0.isIdle }) { g in
      guard g.isIdle else { return }
      if g.isUnderway {
        // Its class has forgotten to say so.
        if !g.tracked.isEmpty { g.cancel(.gestureCancelled) }
      } else if g.wish == .began {
        g.fail(.gestureWaitedTooLong, g.unmetRequirement()?.object)
      } else if !g.isWaiting, g.alarmSlot == 0 || g.countsMissingFingers {
        g.fail(areAllIgnored(g) ? .gestureIgnoredAll : .gestureUndecided)
      }
    }
    tellingFailures = telling
    tellFailures()
    failCycles()
  }
}

extension Recognizer {
  /// A tap or press that has not heard of a lift, because an override of sendEvent kept it back.
  fileprivate var countsMissingFingers: Bool {
    let type = self.type
    guard type == .tap || type == .longPress else { return false }
    let data = tapData
    return data.fingers - data.lifted > Int64(touchesDown)
  }

  /// Without a touch that is down, and with something left to be decided; hover has none.
  @_optimize(speed)
  fileprivate var isIdle: Bool {
    return !isDone && (type != .hover || tracked.count > 0) && !hasTouches
  }
}

extension Context {
  private func areAllIgnored(_ g: Recognizer) -> Bool {
    for tracked in g.eachTracked {
      if !tracked.ignored { return false }
    }
    return g.tracked.count > 0
  }

  /// SPEC 173: at once after ended and cancelled; after failed when the touches it had received are up.
  @_optimize(speed)
  private func resetFinished() {
    if overridden & Method.reset.bit == 0, !isTracing {
      // The order is not visible. The last one takes the place of the removed one.
      var k = active.count
      while k > 0 {
        k -= 1
        if gesture(active[k]).isFinished { gesture(active[k]).reset() }
      }
      return
    }
    forEachActive(where: { $0.isFinished }) { if $0.isFinished { $0.reset() } }
  }
}

extension Recognizer {
  fileprivate var isFinished: Bool {
    guard isDone, rounds == 0, !has([.resetting, .showing]) else { return false }
    return state != .failed || view == nil || !hasTouchesDown
  }

  /// Whether it has a touch that it does not ignore, and of whose lift it has not heard.
  @_optimize(speed)
  var hasTouches: Bool {
    let tracked = self.tracked
    for k in places(tracked.count) {
      if !tracked[k].ignored, let t = tracked[k].link.alive(in: context), !context.isOver(t) { return true }
    }
    return false
  }
}

extension Context {
  fileprivate func isOver(_ t: Touch) -> Bool {
    t.flags.intersection([.lifted, .liftUntold]) == .lifted
  }
}

extension Recognizer {
  /// Ignored ones count here: it had received them.
  private var hasTouchesDown: Bool {
    let tracked = self.tracked
    for k in places(tracked.count) {
      if let t = tracked[k].link.alive(in: context), !context.isOver(t) { return true }
    }
    return false
  }
}

extension Context {
  // MARK: Actions (SPEC 162-164)

  private var hasRoundsToSend: Bool { !rounds.isEmpty && !flag(.deferActionsToRunLoopTurn) }
}

extension Recognizer {
  /// Note an action; rounds of one kind fall together until they are sent (SPEC 163).
  @_optimize(speed)
  func addRound(_ round: UInt8) {
    rounds |= round
    if has(.queued) { return }
    // There is room for each that takes part; see `activate`.
    guard context.rounds.append(handle, context.unlimited) else { return }
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
      let index = live(rounds[0], .gestures)
      rounds.remove(at: 0)
      if index == 0 { continue }
      let g = gesture(index), reference = g.taken()
      g.set(.queued, false)
      g.sendRound()
      reference.release()
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
  @_optimize(speed)
  func sendRound() {
    // SPEC 163: the values of what began or ended in this update contain the change.
    if rounds & (Round.began | Round.ended | Round.cancelled) != 0 { rounds &= ~Round.changed }
    let keptView = view?.keep()
    if context.takeRound(self, Round.began) {
      set(.announced, true)
      send(.began)
    }
    if context.takeRound(self, Round.changed) { send(.changed) }
    if context.takeRound(self, Round.ended) { send(.ended) }
    if context.takeRound(self, Round.cancelled) { send(.cancelled) }
    keptView?.release()
  }
}

extension Context {
  fileprivate func takeRound(_ g: Recognizer, _ round: UInt8) -> Bool {
    if g.rounds & round == 0 { return false }
    g.rounds &= ~round
    return true
  }
}

extension Recognizer {
  /// One round: each target once, as the list was at the beginning.
  @_optimize(speed)
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
    let mark = context.arena.mark
    if count == 1 {
      sendAction(targets[0])
    } else if let list = context.arena.allocate(ActionTarget.self, count, context.unlimited), let base = targets.base {
      list.copy(from: base, count)
      var place = 0
      for k in places(count) {
        if targets.has(list[k], near: &place) { sendAction(list[k]) }
      }
    }
    context.arena.release(mark)
    shown = before.0
    set(.showing, before.1)
  }
}

extension Recognizer {
  @_optimize(speed)
  private func sendAction(_ entry: ActionTarget) {
    context.enter()
    if let function = entry.gestureFunction {
      if context.isRecording { context.writeEnter(index) }
      function(pointer, entry.userdata)
      if context.isRecording { context.writeLeave() }
    } else {
      if let target = context.liveObject(entry.target, .instances) {
        if !context.perform(entry.selector, on: target, sender: object, event: nil) { diagnose(.targetDoesNotRespond, target) }
      } else {
        // SPEC 305
        targets.take(entry.target, 0, .max)
        trace(.actionTargetGone)
      }
    }
    context.leave()
  }
}
