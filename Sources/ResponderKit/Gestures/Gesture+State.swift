// SPDX-License-Identifier: MIT
import CResponderKit

// The state machine (SPEC 158-163, 166-168, 172-173). Every change of state goes through here. A change is final when the function
// returns (SPEC 84); its actions and the deliveries to views come with `settleGestures`.

extension Recognizer {
  // MARK: States that a recogniser's class sets (SPEC 159-161)

  /// setState: of a class. Transitions that SPEC 159 to 161 do not allow are ignored, with a diagnostic.
  func setState(_ wanted: RKGestureRecognizerState) {
    if has(.resetting) {
      if wanted != .possible { illegalState(wanted) }
      return
    }
    // Detached or disabled by the callback: nothing is recognised any more.
    if isPossible, view == nil || has(.disabled), wanted != .possible, wanted != .failed { return illegalState(wanted) }
    switch (state, wanted) {
    case (.possible, .possible): return
    case (.possible, .began), (.possible, .changed):
      // In a callback whose touches a nested update has taken away, nothing would ever end it.
      if context.offering > 0, tracked.isEmpty { return illegalState(wanted) }
      if !isWaiting { leavePossible(.began) }
    case (.possible, .ended):
      if !isWaiting {
        leavePossible(.ended)
      } else if wish == .began {
        fail(.gestureWaitedTooLong, unmetRequirement()?.object)
      }
    case (.possible, .failed): fail(.gestureFailedBySelf)
    case (.possible, .cancelled):
      if isWaiting { fail(.gestureFailedBySelf) } else { illegalState(wanted) }
    case (.began, .changed), (.changed, .changed): change()
    case (.began, .ended), (.changed, .ended): end()
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      cancel(.gestureCancelledBySelf)
    default: illegalState(wanted)
    }
  }

  private func illegalState(_ wanted: RKGestureRecognizerState) {
    diagnose(.gestureIllegalState, value: Double(state.rawValue * 10 + wanted.rawValue))
  }

  // MARK: Leaving possible (SPEC 166)

  /// Recognise: at once, or when those that must fail have failed.
  @_optimize(speed)
  func leavePossible(_ target: RKGestureRecognizerState) {
    guard isPossible, !isWaiting else { return }
    // Recognising without a touch (custom classes, hover) is taking part too.
    guard activate() else { return fail(.gestureFailedBySelf) }
    if context.isLeaving(view) { return fail(.gestureFailedByRemoval) }
    if let other = recognizedRequirement() { return fail(.gestureRequirementRecognized, other.object) }
    if let blocker = unmetRequirement() {
      wish = target
      context.someWait = true
      // Its touches may be up already, and all that it waits for may wait too (SPEC 180, 182).
      context.gesturesChanged = true
      disarm()
      trace(.gestureWaits, blocker.object, value: Double(target.rawValue))
      return
    }
    takeState(target)
  }

  /// Steps (b) to (e): exclusion, shouldBegin, the state, prevention.
  @_optimize(speed)
  func takeState(_ target: RKGestureRecognizerState) {
    let attempt = self.attempt
    wish = .possible
    if context.isLeaving(view) { return fail(.gestureFailedByRemoval) }
    let kept = keep()
    let excluder = findExcluder()
    guard isStillPossible(attempt) else { return }
    if let excluder { return fail(.gestureExcluded, excluder.object) }
    let refusal = findRefusal()
    guard isStillPossible(attempt) else { return }
    if let refusal { return fail(refusal.reason, refusal.by) }
    if has(.drivesScroll) {
      let isRefused = context.scrollViewRefuses(self)
      guard isStillPossible(attempt) else { return }
      if isRefused { return fail(.gestureRefusedByView, view?.object) }
    }
    state = target
    switch type {
    case .pan, .screenEdgePan: takeHysteresis()
    case .pinch, .rotation: takePair()
    default: break
    }
    disarm()
    context.gesturesChanged = true
    if target == .began {
      trace(.gestureBegan, view?.object)
      addRound(Round.began)
    } else {
      trace(.gestureRecognized, view?.object)
      addRound(Round.ended)
    }
    if context.isTracing { traceMeasure(target == .began ? .gestureBegan : .gestureRecognized) }
    claimTouches()
    markRecognized(true)
    // Those it prevents must not resume because others that it prevents have failed.
    let telling = context.tellingFailures
    context.tellingFailures = true
    failDependents()
    preventOthers()
    context.tellingFailures = telling
    context.tellFailures()
    kept.release()
  }

  @_optimize(speed)
  private func isStillPossible(_ attempt: UInt32) -> Bool {
    return header.kind == .gesture && isPossible && self.attempt == attempt && !isDying
  }

  // MARK: Further states

  @_optimize(speed)
  func change() {
    state = .changed
    trace(.gestureChanged, view?.object)
    addRound(Round.changed)
  }

  func end() {
    state = .ended
    context.gesturesChanged = true
    trace(.gestureEnded, view?.object)
    addRound(Round.ended)
  }

  func cancel(_ reason: RKReason, value: Double = 0) {
    state = .cancelled
    // A cancelled touch excludes no recogniser (SPEC 183).
    markRecognized(false)
    context.gesturesChanged = true
    trace(reason, view?.object, value: value)
    if context.trace.count != 0 { traceMeasure(reason) }
    addRound(Round.cancelled)
  }

  /// No action. Recognisers that wait for it resume when the present change of state is complete.
  @inline(never)
  func fail(_ reason: RKReason, _ other: Object? = nil, value: Double = 0, limit: Double = 0) {
    guard isPossible else { return }
    state = .failed
    wish = .possible
    set(.endsLate, false)
    disarm()
    _ = activate()
    context.gesturesChanged = true
    trace(reason, other ?? view?.object, point: RKPoint(x: limit, y: 0), value: value)
    if context.trace.count != 0 {
      context.nameRule(reason, type)
      traceMeasure(reason)
    }
    guard has(.required), !has(.failureUntold) else { return }
    set(.failureUntold, true)
    nextFailed = 0
    if context.lastFailed != 0 { context.gesture(context.lastFailed - 1).nextFailed = index + 1 } else { context.firstFailed = index + 1 }
    context.lastFailed = index + 1
    context.tellFailures()
  }
}

extension Context {
  /// One reason stands for the same limit in several rules: the record names that of the type.
  fileprivate func nameRule(_ reason: RKReason, _ type: GestureType) {
    var rule: UInt32 = 0
    switch (reason, type) {
    case (.gestureMovedTooFar, .longPress), (.gestureTooManyTouches, .longPress), (.gestureLiftedTooSoon, .longPress): rule = 205
    case (.gestureLiftedTooSoon, .pan), (.gestureLiftedTooSoon, .screenEdgePan): rule = 216
    case (.gestureLiftedTooSoon, .swipe), (.gestureTooManyTouches, .swipe): rule = 227
    case (.gestureLiftedTooSoon, .pinch): rule = 233
    case (.gestureLiftedTooSoon, .rotation): rule = 238
    default: return
    }
    trace[trace.count - 1].rule = rule
  }

  /// Recognisers that waited for one that has failed resume (SPEC 178). One after the other, not nested: chains may be long.
  func tellFailures() {
    if firstFailed != 0 || failureForgotten, !tellingFailures { tellAllFailures() }
  }

  @inline(never)
  private func tellAllFailures() {
    tellingFailures = true
    while firstFailed != 0 || failureForgotten {
      if firstFailed == 0 {
        failureForgotten = false
        releaseStranded()
        continue
      }
      let failed = firstFailed - 1
      let g = gesture(failed)
      firstFailed = g.nextFailed
      if firstFailed == 0 { lastFailed = 0 }
      g.set(.failureUntold, false)
      let keptFailed = object(failed).keep()
      gesture(failed).releaseDependents()
      keptFailed.release()
    }
    tellingFailures = false
  }
}

extension Recognizer {
  /// It ends before others were notified: `tellFailures` finds them without it.
  func forgetUntold() {
    context.failureForgotten = true
    var place = context.firstFailed
    var before: UInt32 = 0
    while place != 0 {
      let next = context.gesture(place - 1).nextFailed
      if place == index + 1 {
        if before == 0 { context.firstFailed = next } else { context.gesture(before - 1).nextFailed = next }
        if context.lastFailed == place { context.lastFailed = before }
        return
      }
      before = place
      place = next
    }
  }

  // MARK: Reset (SPEC 173)

  @inline(never)
  func reset() {
    if has(.resetting) { return }
    guard overrides(.reset) else { return startOver() }
    let kept = keep()
    set(.resetting, true)
    callReset()
    set(.resetting, false)
    startOver()
    kept.release()
  }

  /// A reset without its override.
  @_optimize(speed)
  func startOver() {
    set([.endsLate, .announced], false)
    if context.isTracing { trace(.gestureReset, view?.object) }
    state = .possible
    wish = .possible
    attempt &+= 1
    disarm()
    if context.seesDetails { mask = inputMask }
    tracked.removeAll()
    attemptRequirements.removeAll()
    context.clearGestureData(self)
    deactivate()
  }

  /// reset, overrides included. The built-in one does nothing: what it stands for is done after it, also for overrides that do not call super.
  private func callReset() {
    let slot = self.slot(.reset)
    guard let function = slot.function else { return }
    begin(slot)
    unsafeBitCast(function, to: RKGestureMethod.self)(pointer, slot.userdata)
    context.end(slot)
  }
}
