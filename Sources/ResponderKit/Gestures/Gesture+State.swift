import CResponderKit

// The state machine (SPEC 158-163, 166-168, 172-173). Every change of state goes through here. A change is final when the function
// returns (SPEC 84); its actions, and what views are told, come with `settleGestures`.

extension Context {
  // MARK: What a recogniser's class may ask for (SPEC 159-161)

  /// setState:, from a recogniser's class. What the table does not allow is ignored, with a diagnostic.
  func setState(_ index: UInt32, _ wanted: RKGestureRecognizerState) {
    let g = gesture(index)
    if g.has(GestureFlag.resetting) {
      if wanted != .possible { illegalState(index, wanted) }
      return
    }
    // Detached or disabled, by what it has just been told: nothing is recognised any more.
    if g.isPossible, g.view == 0 || g.has(GestureFlag.disabled), wanted != .possible, wanted != .failed { return illegalState(index, wanted) }
    switch (g.state, wanted) {
    case (.possible, .possible): return
    case (.possible, .began), (.possible, .changed):
      // In a callback whose touches a nested update has taken away, nothing would ever end it.
      if offering > 0, g.tracked.isEmpty { return illegalState(index, wanted) }
      if !g.isWaiting { leavePossible(index, .began) }
    case (.possible, .ended):
      if !g.isWaiting {
        leavePossible(index, .ended)
      } else if g.wish == .began {
        failGesture(index, .gestureWaitedTooLong, unmetRequirement(index))
      }
    case (.possible, .failed): failGesture(index, .gestureFailedBySelf)
    case (.possible, .cancelled):
      if g.isWaiting { failGesture(index, .gestureFailedBySelf) } else { illegalState(index, wanted) }
    case (.began, .changed), (.changed, .changed): changeGesture(index)
    case (.began, .ended), (.changed, .ended): endGesture(index)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      cancelGesture(index, .gestureCancelledBySelf)
    default: illegalState(index, wanted)
    }
  }

  private func illegalState(_ index: UInt32, _ wanted: RKGestureRecognizerState) {
    diagnose(.gestureIllegalState, index, value: Double(gesture(index).state.rawValue * 10 + wanted.rawValue))
  }

  // MARK: Leaving possible (SPEC 166)

  /// Recognise: at once, or when those that must fail have failed.
  @_optimize(speed)
  func leavePossible(_ index: UInt32, _ target: RKGestureRecognizerState) {
    let g = gesture(index)
    guard g.isPossible, !g.isWaiting else { return }
    // Recognising without a touch (custom classes, hover) is taking part too.
    guard activate(index) else { return failGesture(index, .gestureFailedBySelf) }
    if isLeaving(g.view) { return failGesture(index, .gestureFailedByRemoval) }
    if let other = recognizedRequirement(index) { return failGesture(index, .gestureRequirementRecognized, other) }
    let blocker = unmetRequirement(index)
    if blocker != 0 {
      g.wish = target
      someWait = true
      // Its touches may be up already, and all that it waits for may wait too (SPEC 180, 182).
      gesturesChanged = true
      disarm(index)
      trace(.gestureWaits, index, blocker, value: Double(target.rawValue))
      return
    }
    takeState(index, target)
  }

  /// Steps (b) to (e): exclusion, shouldBegin, the state, prevention.
  @_optimize(speed)
  func takeState(_ index: UInt32, _ target: RKGestureRecognizerState) {
    let g = gesture(index)
    let attempt = g.attempt
    g.wish = .possible
    if isLeaving(g.view) { return failGesture(index, .gestureFailedByRemoval) }
    own(index)
    defer { disown(index) }
    let excluder = findExcluder(index)
    guard isStillPossible(index, attempt) else { return }
    if excluder != 0 { return failGesture(index, .gestureExcluded, excluder) }
    let refusal = findRefusal(index)
    guard isStillPossible(index, attempt) else { return }
    if let refusal { return failGesture(index, refusal.reason, refusal.by) }
    if g.has(GestureFlag.drivesScroll) {
      let isRefused = scrollViewRefuses(index)
      guard isStillPossible(index, attempt) else { return }
      if isRefused { return failGesture(index, .gestureRefusedByView, g.view) }
    }
    g.state = target
    switch g.type {
    case .pan, .screenEdgePan: takeHysteresis(index)
    case .pinch, .rotation: takePair(index)
    default: break
    }
    disarm(index)
    gesturesChanged = true
    if target == .began {
      trace(.gestureBegan, index, g.view)
      addRound(index, Round.began)
    } else {
      trace(.gestureRecognized, index, g.view)
      addRound(index, Round.ended)
    }
    claimTouches(index)
    markRecognized(index, true)
    // Those it prevents must not go on because others that it prevents have failed.
    let telling = tellingFailures
    tellingFailures = true
    failDependents(of: index)
    preventOthers(index)
    tellingFailures = telling
    tellFailures()
  }

  @_optimize(speed)
  private func isStillPossible(_ index: UInt32, _ attempt: UInt32) -> Bool {
    let g = gesture(index)
    return g.header.kind == .gesture && g.isPossible && g.attempt == attempt && !isDying(index)
  }

  // MARK: Further states

  @_optimize(speed)
  func changeGesture(_ index: UInt32) {
    gesture(index).state = .changed
    trace(.gestureChanged, index, gesture(index).view)
    addRound(index, Round.changed)
  }

  func endGesture(_ index: UInt32) {
    gesture(index).state = .ended
    gesturesChanged = true
    trace(.gestureEnded, index, gesture(index).view)
    addRound(index, Round.ended)
  }

  func cancelGesture(_ index: UInt32, _ reason: RKReason) {
    gesture(index).state = .cancelled
    // What was taken away keeps nobody from recognising (SPEC 183).
    markRecognized(index, false)
    gesturesChanged = true
    trace(reason, index, gesture(index).view)
    addRound(index, Round.cancelled)
  }

  /// No action. Recognisers that wait for it resume when the present change of state is complete.
  @_optimize(speed)
  func failGesture(_ index: UInt32, _ reason: RKReason, _ other: UInt32 = 0, value: Double = 0, limit: Double = 0) {
    let g = gesture(index)
    guard g.isPossible else { return }
    g.state = .failed
    g.wish = .possible
    g.set(GestureFlag.endsLate, false)
    disarm(index)
    _ = activate(index)
    gesturesChanged = true
    trace(reason, index, other != 0 ? other : g.view, point: RKPoint(x: limit, y: 0), value: value)
    if trace.count != 0 { nameRule(reason, g.type) }
    guard g.has(GestureFlag.required), !g.has(GestureFlag.failureUntold) else { return }
    g.set(GestureFlag.failureUntold, true)
    g.nextFailed = 0
    if lastFailed != 0 { gesture(lastFailed - 1).nextFailed = index + 1 } else { firstFailed = index + 1 }
    lastFailed = index + 1
    tellFailures()
  }

  /// One reason stands for the same limit in several rules: the record names that of the type.
  private func nameRule(_ reason: RKReason, _ type: GestureType) {
    var rule: UInt32 = 0
    switch (reason, type) {
    case (.gestureMovedTooFar, .longPress), (.gestureTooManyTouches, .longPress), (.gestureLiftedTooSoon, .longPress): rule = 205
    case (.gestureLiftedTooSoon, .pan), (.gestureLiftedTooSoon, .screenEdgePan): rule = 216
    case (.gestureLiftedTooSoon, .swipe), (.gestureTooManyTouches, .swipe): rule = 227
    case (.gestureLiftedTooSoon, .pinch): rule = 233
    case (.gestureLiftedTooSoon, .rotation): rule = 238
    default: return
    }
    traceRecord(trace.count - 1).pointee.rule = rule
  }

  /// Those that waited for a recogniser that has failed go on (SPEC 178). One after the other, not nested: chains may be long.
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
      g.set(GestureFlag.failureUntold, false)
      own(failed)
      releaseDependents(of: failed)
      disown(failed)
    }
    tellingFailures = false
  }

  /// It ends before others have been told: `tellFailures` looks for them without it.
  func forgetUntold(_ index: UInt32) {
    failureForgotten = true
    var place = firstFailed
    var before: UInt32 = 0
    while place != 0 {
      let next = gesture(place - 1).nextFailed
      if place == index + 1 {
        if before == 0 { firstFailed = next } else { gesture(before - 1).nextFailed = next }
        if lastFailed == place { lastFailed = before }
        return
      }
      before = place
      place = next
    }
  }

  // MARK: Reset (SPEC 173)

  @_optimize(speed)
  func resetGesture(_ index: UInt32) {
    let g = gesture(index)
    if g.has(GestureFlag.resetting) { return }
    let isOverridden = overrides(index, .reset)
    if isOverridden {
      own(index)
      g.set(GestureFlag.resetting, true)
      callReset(index)
      g.set(GestureFlag.resetting, false)
    }
    g.set(GestureFlag.endsLate | GestureFlag.announced, false)
    if isTracing { trace(.gestureReset, index, g.view) }
    g.state = .possible
    g.wish = .possible
    g.attempt &+= 1
    disarm(index)
    if seesDetails { g.mask = gestureMask(index) }
    g.tracked.removeAll()
    g.attemptRequirements.removeAll()
    clearGestureData(g)
    deactivate(index)
    if isOverridden { disown(index) }
  }

  /// reset, overrides included. The built-in one does nothing: what it stands for is done after it, also for overrides that do not call super.
  private func callReset(_ index: UInt32) {
    let slot = slot(classData(of: index), .reset)
    guard let function = slot.function else { return }
    begin(slot, index)
    unsafeBitCast(function, to: RKGestureMethod.self)(pointer(index), slot.userdata)
    end(slot)
  }
}
