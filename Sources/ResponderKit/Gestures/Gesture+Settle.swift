// SPDX-License-Identifier: MIT
import CResponderKit

// Carrying out decisions of recognisers: actions, deliveries to views, resets (SPEC 78, 81-83, 173, 241, 304).

/// How often what is decided in actions leads to further actions in one go.
private let mostTurns = 64

extension Context {
  // MARK: After callbacks

  /// Steps 2 to 4 of SPEC 78 as far as recognisers are concerned. Outside of an update, after a deadline or a property, resets too.
  @inline(__always)
  func settleGestures(force: Bool = false, afterIdle: Bool = false) {
    if hasToSettle { settle(force, afterIdle) }
  }

  @inline(never)
  @_optimize(speed)
  private func settle(_ force: Bool, _ afterIdle: Bool) {
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
      let lookThrough = gesturesChanged || touchesLifted
      if gesturesChanged { viewsToTell = true }
      gesturesChanged = false
      // A change of what is under way leaves all others as they are.
      if lookThrough || mayBeIdle || !held.isEmpty, !afterIdle || turns > 1 { _ = endIdle() }
      touchesLifted = false
      if lookThrough { mayReset = true }
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
    if mayReset || gesturesChanged { resetFinished() }
    if gesturesChanged || !rounds.isEmpty { settleGestures(force: true) }
  }

  /// Those whose touches have all ended and which have not decided (SPEC 180, 182, 241). False: there are none, and nothing has changed.
  func endIdle() -> Bool {
    mayBeIdle = false
    let telling = tellingFailures
    tellingFailures = true
    var isAny = failureForgotten || someWait
    forEachActive(where: { $0.isIdle }) { g in
      isAny = true
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
    return isAny
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
      mayReset = false
      // The order is not visible. The last one takes the place of the removed one.
      var k = active.count
      while k > 0 {
        k -= 1
        let g = gesture(active[k])
        if g.isFinished() { g.startOver() }
      }
      return
    }
    // An update inside an override of reset resets the others: until all are reset, `mayReset` stays true.
    forEachActive(where: { $0.isFinished() }) { if $0.isFinished() { $0.reset() } }
  }
}

extension Recognizer {
  /// One whose actions are still to be sent is looked at again. Where touches are down, their lifts lead to that.
  @inline(__always)
  fileprivate func isFinished() -> Bool {
    guard isDone else { return false }
    if rounds != 0 || has([.resetting, .showing]) {
      context.mayReset = true
      return false
    }
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
