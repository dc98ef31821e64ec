import CResponderKit

// Carrying out what recognisers have decided: actions, what views are told, resets (SPEC 78, 81-83, 162-164, 173, 241, 304).

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

  /// Those whose touches are all gone and who have not decided (SPEC 180, 182, 241).
  func endIdle() {
    let telling = tellingFailures
    tellingFailures = true
    forEachActive(where: isIdle) { index in
      let g = gesture(index)
      guard isIdle(index) else { return }
      if g.isUnderway {
        // Its class has forgotten to say so.
        if !g.tracked.isEmpty { cancelGesture(index, .gestureCancelled) }
      } else if g.wish == .began {
        failGesture(index, .gestureWaitedTooLong, unmetRequirement(index))
      } else if !g.isWaiting, g.alarmSlot == 0 || countsMissingFingers(index) {
        failGesture(index, areAllIgnored(g) ? .gestureIgnoredAll : .gestureUndecided)
      }
    }
    tellingFailures = telling
    tellFailures()
    failCycles()
  }

  /// A tap or press that has not heard of a lift, because an override of sendEvent kept it back.
  private func countsMissingFingers(_ index: UInt32) -> Bool {
    let type = gesture(index).type
    guard type == .tap || type == .longPress else { return false }
    let data = tapData(index)
    return data.pointee.fingers - data.pointee.lifted > Int64(touchesDown(index))
  }

  /// Without a touch that is down, and with something left to be decided; hover has none.
  @_optimize(speed)
  private func isIdle(_ index: UInt32) -> Bool {
    let g = gesture(index)
    return !g.isDone && (g.type != .hover || g.tracked.count > 0) && !hasTouches(index)
  }

  private func areAllIgnored(_ g: Recognizer) -> Bool {
    var k = 0
    while k < g.tracked.count {
      if !g.tracked[k].ignored { return false }
      k += 1
    }
    return g.tracked.count > 0
  }

  /// SPEC 173: at once after ended and cancelled; after failed when the touches it had received are up.
  @_optimize(speed)
  private func resetFinished() {
    if overridden & Method.reset.bit == 0, !isTracing {
      // Nobody sees in which order. The last one takes the place of the one that leaves.
      var k = active.count
      while k > 0 {
        k -= 1
        if isFinished(active[k]) { resetGesture(active[k]) }
      }
      return
    }
    forEachActive(where: isFinished) { if isFinished($0) { resetGesture($0) } }
  }

  private func isFinished(_ index: UInt32) -> Bool {
    let g = gesture(index)
    guard g.isDone, g.rounds == 0, !g.has(GestureFlag.resetting | GestureFlag.showing) else { return false }
    return g.state != .failed || g.view == 0 || !hasTouchesDown(index)
  }

  /// Whether it has a touch that it does not ignore, and of whose lift it has not heard.
  @_optimize(speed)
  func hasTouches(_ index: UInt32) -> Bool {
    let tracked = gesture(index).tracked
    var k = 0
    while k < tracked.count {
      if !tracked[k].ignored, let t = tracked[k].link.alive(in: self), !isOver(t) { return true }
      k += 1
    }
    return false
  }

  private func isOver(_ t: Touch) -> Bool {
    t.flags & (TouchFlag.lifted | TouchFlag.liftUntold) == TouchFlag.lifted
  }

  /// Ignored ones count here: it had received them.
  private func hasTouchesDown(_ index: UInt32) -> Bool {
    let tracked = gesture(index).tracked
    var k = 0
    while k < tracked.count {
      if let t = tracked[k].link.alive(in: self), !isOver(t) { return true }
      k += 1
    }
    return false
  }

  // MARK: Actions (SPEC 162-164)

  private var hasRoundsToSend: Bool { !rounds.isEmpty && !flag(.deferActionsToRunLoopTurn) }

  /// Note an action; rounds of one kind fall together until they are sent (SPEC 163).
  @_optimize(speed)
  func addRound(_ index: UInt32, _ round: UInt8) {
    let g = gesture(index)
    g.rounds |= round
    if g.has(GestureFlag.queued) { return }
    // There is room for each that takes part; see `activate`.
    guard rounds.append(handle(index), unlimited) else { return }
    g.set(GestureFlag.queued, true)
    own(index)
  }

  /// Send what waits, in the order in which recognisers decided.
  @_optimize(speed)
  func sendRounds(inTurn: Bool = false) {
    if !inTurn, flag(.deferActionsToRunLoopTurn) { return }
    // What actions decide has its turn after what views are told.
    var left = rounds.count
    while left > 0, !rounds.isEmpty {
      left -= 1
      let index = live(rounds[0], .gestures)
      rounds.remove(at: 0)
      if index == 0 { continue }
      gesture(index).set(GestureFlag.queued, false)
      sendRound(index)
      disown(index)
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

  /// Rounds leave the recogniser one by one: an action that detaches it finds what is still to be sent.
  @_optimize(speed)
  func sendRound(_ index: UInt32) {
    let g = gesture(index)
    // SPEC 163: what began or ended in this update says by its values what changed.
    if g.rounds & (Round.began | Round.ended | Round.cancelled) != 0 { g.rounds &= ~Round.changed }
    let view = g.view
    if view != 0 { own(view) }
    if takeRound(g, Round.began) {
      g.set(GestureFlag.announced, true)
      send(index, .began)
    }
    if takeRound(g, Round.changed) { send(index, .changed) }
    if takeRound(g, Round.ended) { send(index, .ended) }
    if takeRound(g, Round.cancelled) { send(index, .cancelled) }
    if view != 0 { disown(view) }
  }

  private func takeRound(_ g: Recognizer, _ round: UInt8) -> Bool {
    if g.rounds & round == 0 { return false }
    g.rounds &= ~round
    return true
  }

  /// One round: each target once, as the list was at the beginning.
  @_optimize(speed)
  private func send(_ index: UInt32, _ state: RKGestureRecognizerState) {
    let g = gesture(index)
    let isScroll = g.has(GestureFlag.drivesScroll)
    if isScroll { scrollRecognizerChanged(index, state) }
    let count = g.targets.count
    if count == 0, isScroll { return }
    if count == 0 { return trace(.gestureNoTarget, index, g.view, value: Double(state.rawValue)) }
    guard hasStack else { return diagnose(.tooDeep, index) }
    trace(.gestureActionSent, index, g.view, value: Double(state.rawValue))
    let before = (g.shown, g.has(GestureFlag.showing))
    g.shown = state
    g.set(GestureFlag.showing, true)
    let mark = arena.mark
    if count == 1 {
      sendAction(index, g.targets[0])
    } else if let list = arena.allocate(ActionTarget.self, count, unlimited), let base = g.targets.base {
      list.copy(from: base, count)
      var k = 0
      while k < count {
        if contains(g.targets, list[k]) { sendAction(index, list[k]) }
        k += 1
      }
    }
    arena.release(mark)
    g.shown = before.0
    g.set(GestureFlag.showing, before.1)
  }

  private func contains(_ list: Buffer<ActionTarget>, _ entry: ActionTarget) -> Bool {
    var k = 0
    while k < list.count {
      if list[k].identifier == entry.identifier, list[k].target == entry.target, list[k].selector == entry.selector { return true }
      k += 1
    }
    return false
  }

  @_optimize(speed)
  private func sendAction(_ index: UInt32, _ entry: ActionTarget) {
    enter()
    if let function = entry.gestureFunction {
      if isRecording { writeEnter(index) }
      function(pointer(index), entry.userdata)
      if isRecording { writeLeave() }
    } else {
      let target = live(entry.target, .instances)
      if target == 0 {
        // SPEC 305
        takeTargets(&gesture(index).targets, entry.target, 0, .max)
        trace(.actionTargetGone, index)
      } else if !perform(entry.selector, on: target, sender: index, event: nil) {
        diagnose(.targetDoesNotRespond, index, target)
      }
    }
    leave()
  }
}
