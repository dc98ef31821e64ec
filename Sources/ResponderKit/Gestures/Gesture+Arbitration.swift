// SPDX-License-Identifier: MIT
import CResponderKit

// Which recognisers may recognise together (SPEC 178-191): requirements, exclusion, prevention. Evaluated only when a state changes, never per event.

extension Recognizer {
  // MARK: Requirements (SPEC 178, 179, 182)

  /// It requires the failure of `other` from now on, for ever. The same pair counts once.
  func require(toFail other: Recognizer) throws(RKStatus) {
    guard self != other else { throw failure(.invalidArgument, "other", "is the recogniser itself; pass another one") }
    let handle = other.handle
    if context.hasRequirement(self, handle) { return }
    if requirements.count == requirements.capacity { context.pruneRequirements(self) }
    guard requirements.append(handle, context.memory) else { throw noMemory() }
    if requirements.count > Context.fewRequirements { context.placeRequirements(self) }
    other.set(.required, true)
    // A recogniser that is not required is in no cycle.
    guard has(.required) else { return }
    if context.hasRequirement(other, self.handle) || other.requirementLeads(to: self, context.nextWalk()) {
      diagnose(.gestureRequirementCycle, other.object)
    }
  }
}

extension Context {
  /// So many are looked through; more have their places in a table.
  fileprivate static var fewRequirements: Int { 16 }

  fileprivate func hasRequirement(_ g: Recognizer, _ handle: UInt) -> Bool {
    g.requirementPlaces.count > 0 ? g.requirementPlaces[UInt64(handle)] != 0 : contains(g.requirements, handle)
  }

  /// Before the list grows: those that have ended leave it. Then a quarter of it is free, so that this is not done for every few.
  fileprivate func pruneRequirements(_ g: Recognizer) {
    var kept = 0
    for k in 0..<g.requirements.count where live(g.requirements[k], .gestures) != 0 {
      g.requirements[kept] = g.requirements[k]
      kept += 1
    }
    while g.requirements.count > kept { g.requirements.removeLast() }
    g.requirementPlaces.free(memory)
    if kept * 4 > g.requirements.capacity * 3 { _ = g.requirements.reserve(g.requirements.capacity, memory) }
  }

  /// The last one, or all of them. Without memory they are looked through.
  fileprivate func placeRequirements(_ g: Recognizer) {
    for k in (g.requirementPlaces.count > 0 ? g.requirements.count - 1 : 0)..<g.requirements.count {
      guard g.requirementPlaces.reserve(memory) else { return g.requirementPlaces.free(memory) }
      g.requirementPlaces.set(UInt64(g.requirements[k]), 1)
    }
  }
}

extension Recognizer {
  /// Whether requirements lead from one recogniser to another. Bounded by its own depth: a chain too long for the stack is taken for open.
  @inline(never)
  func requirementLeads(to target: Recognizer, _ walk: UInt32) -> Bool {
    guard header.visit != walk, context.hasStack else { return false }
    header.visit = walk
    for required in requirements {
      if let next = context.liveGesture(required), next == target || next.requirementLeads(to: target, walk) { return true }
    }
    return false
  }

  func requires(_ other: Recognizer) -> Bool {
    if requirements.isEmpty && attemptRequirements.isEmpty { return false }
    let handle = other.handle
    return context.hasRequirement(self, handle) || context.contains(attemptRequirements, handle)
  }
}

extension Context {
  fileprivate func contains(_ list: Buffer<UInt>, _ handle: UInt) -> Bool {
    for k in places(list.count) {
      if list[k] == handle { return true }
    }
    return false
  }
}

extension Recognizer {
  /// The first recogniser required to fail that may still recognise: it is possible and takes part (SPEC 179).
  func unmetRequirement() -> Recognizer? {
    context.firstRequired(requirements) { $0.isPossible } ?? context.firstRequired(attemptRequirements) { $0.isPossible }
  }

  /// A recogniser required to fail that has recognised instead.
  func recognizedRequirement() -> Recognizer? {
    context.firstRequired(requirements) { $0.isUnderway || $0.state == .ended || $0.state == .cancelled }
      ?? context.firstRequired(attemptRequirements) { $0.isUnderway || $0.state == .ended || $0.state == .cancelled }
  }
}

extension Context {
  @inline(__always)
  fileprivate func firstRequired(_ list: Buffer<UInt>, _ test: (Recognizer) -> Bool) -> Recognizer? {
    for k in places(list.count) {
      if let g = liveGesture(list[k]), g.activeSlot != 0, !g.has(.disabled), g.view != nil, test(g) { return g }
    }
    return nil
  }
}

extension Recognizer {
  /// It has failed: recognisers that wait for it alone resume, in the order of SPEC 80.
  func releaseDependents() {
    context.forEachActive(where: { $0.isWaiting && $0.requires(self) }) { $0.goOn(self) }
  }
}

extension Context {
  /// A recogniser has failed and ended before those that wait for it were resumed. Resumes each that waits for no other one.
  func releaseStranded() {
    forEachActive(where: { $0.isWaiting && $0.unmetRequirement() == nil }) { $0.goOn(nil) }
  }
}

extension Recognizer {
  fileprivate func goOn(_ failed: Recognizer?) {
    guard isWaiting, unmetRequirement() == nil else { return }
    // SPEC 180
    if wish == .began, !hasTouches { return fail(.gestureWaitedTooLong, failed?.object) }
    trace(.gestureRequirementMet, failed?.object)
    takeState(wish)
  }

  /// It has recognised: those that require its failure fail (SPEC 178).
  func failDependents() {
    guard has(.required) else { return }
    context.forEachActive(where: { $0.isPossible && $0.requires(self) }) {
      if $0.activeSlot != 0 { $0.fail(.gestureRequirementRecognized, object) }
    }
  }
}

extension Context {
  /// Members of a cycle that all wait for one another fail when their touches are up (SPEC 182).
  func failCycles() {
    if !someWait { return }
    var waiting = 0
    for g in eachActive {
      if g.isWaiting { waiting += 1 }
    }
    someWait = waiting > 0
    if waiting < 2 { return }
    // A recogniser is not stuck if its requirements lead to one that may still fail on its own.
    let hopeful = nextWalk()
    var changed = true
    while changed {
      changed = false
      for g in eachActive {
        guard g.isWaiting, g.header.visit != hopeful else { continue }
        if hasHope(g.requirements, hopeful) || hasHope(g.attemptRequirements, hopeful) || g.hasTouches {
          g.header.visit = hopeful
          changed = true
        }
      }
    }
    // All of them before any callback: else the second would take the first's failure for its turn.
    let telling = tellingFailures
    tellingFailures = true
    forEachActive(where: { $0.isWaiting && $0.header.visit != hopeful }) {
      $0.fail(.gestureCycleFailed, $0.unmetRequirement()?.object)
    }
    tellingFailures = telling
    tellFailures()
  }

  private func hasHope(_ list: Buffer<UInt>, _ hopeful: UInt32) -> Bool {
    firstRequired(list) { $0.isPossible && (!$0.isWaiting || $0.header.visit == hopeful) } != nil
  }
}

extension Recognizer {
  // MARK: Sharing (SPEC 186, 187)

  /// Whether both accepted a touch, and ignore it not, in their present attempts.
  func share(_ b: Recognizer) -> Bool {
    let first = tracked, second = b.tracked
    for i in places(first.count) {
      if !first[i].ignored {
        for other in second {
          if other.order == first[i].order, !other.ignored { return true }
        }
      }
    }
    return false
  }

  // MARK: Exclusion and prevention (SPEC 183, 184)

  /// A recogniser that has recognised with one of its touches and keeps it from recognising; nil: none.
  func findExcluder() -> Recognizer? {
    if !context.someRecognized { return nil }
    let attempt = self.attempt
    for tracked in eachTracked {
      let t = tracked.link.index
      // A touch that is over, and alive only because it is retained, is of an earlier tap.
      if t == 0 || tracked.ignored || context.touch(t).has(.gone) { continue }
      var e = 0
      while t == tracked.link.index, e < context.touch(t).entries.count {
        let entry = context.touch(t).entries[e]
        e += 1
        guard let other = context.gesture(ifAny: entry.link.index), other != self, other.hasRecognized(entry) else { continue }
        let mayGoOn = other.mayCoexist(self)
        // What was asked may have ended this attempt or the other's, or have taken the touch from either.
        guard isLive(attempt) else { return nil }
        if !mayGoOn, isStillExcluded(by: other, tracked, e - 1) { return other }
      }
    }
    return nil
  }

  /// Whether the touch is there and counts for both, and the entry at a place of its list still excludes.
  @inline(never)
  private func isStillExcluded(by other: Recognizer, _ tracked: TrackedTouch, _ place: Int) -> Bool {
    guard isTracking(tracked.touch), let t = tracked.link.alive(in: context), place < t.entries.count else { return false }
    let entry = t.entries[place]
    return entry.link.index == other.index && other.hasRecognized(entry)
  }

  func isLive(_ attempt: UInt32) -> Bool { kind == .gesture && self.attempt == attempt }

  private func hasRecognized(_ entry: TouchEntry) -> Bool {
    if entry.flags & TouchEntry.ignored != 0 { return false }
    if entry.flags & TouchEntry.recognized != 0 { return true }
    return entry.flags & TouchEntry.accepted != 0 && attempt == entry.attempt && isUnderway
  }

  /// It has recognised: what it shares a touch with and is still possible fails at once.
  func preventOthers() {
    var wasAsked = false
    context.forEachActive(where: { $0 != self && $0.isPossible && share($0) }) { other in
      // What was asked before may have ended either's attempt.
      guard !wasAsked || other.isPossible && share(other) else { return }
      if !wasAsked, preventsUnasked(other) { return other.fail(.gesturePrevented, object) }
      wasAsked = true
      if mayCoexist(other) { return }
      guard other.kind == .gesture, other.isPossible, isUnderway || state == .ended, share(other) else { return }
      other.fail(.gesturePrevented, object)
    }
  }

  /// In its touches' lists, where it stays after the reset (SPEC 183).
  @_optimize(speed)
  func markRecognized(_ on: Bool) {
    if on { context.someRecognized = true }
    let handle = handleInPlace
    for finger in eachTracked {
      let t = finger.link.index
      if t == 0 { continue }
      let entries = context.touch(t).entries
      for e in places(entries.count) {
        if entries[e].recognizer == handle {
          if on { entries[e].flags |= TouchEntry.recognized } else { entries[e].flags &= ~TouchEntry.recognized }
          break
        }
      }
    }
  }

  /// Whether it prevents `other` without a question about it, and without a decision that is traced.
  @inline(__always)
  private func preventsUnasked(_ other: Recognizer) -> Bool { !scrollsTogether(other) && isUnasked(other) && !isFewerTaps(other) }

  /// A scroll view's pan and pinch go together.
  @inline(__always)
  private func scrollsTogether(_ other: Recognizer) -> Bool { has(.drivesScroll) && other.has(.drivesScroll) && view == other.view }

  /// No delegate and no override answers for the two.
  @inline(__always)
  private func isUnasked(_ other: Recognizer) -> Bool {
    delegate == nil && other.delegate == nil && (cls.overrides | other.cls.overrides) & (Method.canPrevent.bit | Method.canBePreventedBy.bit) == 0
  }

  /// Whether `blocker`, which has recognised, leaves `other` alone (SPEC 184, 185, 188).
  private func mayCoexist(_ other: Recognizer) -> Bool {
    if scrollsTogether(other) { return true }
    if isUnasked(other) {
      if !isFewerTaps(other) { return false }
      trace(.gestureFewerTaps, other.object)
      return true
    }
    let kept = keep(), keptOther = other.keep()
    if !canPrevent(other) {
      trace(isFewerTaps(other) ? .gestureFewerTaps : .gestureMayNotPrevent, other.object)
      return true
    }
    if !other.canBePrevented(self) {
      trace(.gestureMayNotPrevent, other.object)
      return true
    }
    if allowsSimultaneous(other) || other.allowsSimultaneous(self) {
      trace(.gestureSimultaneous, other.object)
      return true
    }
    keptOther.release()
    kept.release()
    return false
  }

  /// SPEC 188.
  func isFewerTaps(_ b: Recognizer) -> Bool {
    isTap && b.isTap && b.tapData.tapsRequired > tapData.tapsRequired
  }
}

extension Context {
  // MARK: Loops

  /// Visit those that take part and pass a test, as they are now, in the order of SPEC 80. `test` calls no host function. `visit` may: one that has ended
  /// meanwhile is left out.
  @inline(__always)
  @_optimize(speed)
  func forEachActive(where test: (Recognizer) -> Bool, _ visit: (Recognizer) -> Void) {
    // Most often none passes, or one: no list is needed then.
    var found = 0
    var only: Recognizer?
    for g in eachActive {
      if test(g) {
        found += 1
        only = g
      }
    }
    guard let only else { return }
    if found == 1 { return visit(only) }
    let mark = arena.mark
    if let list = arena.allocate(UInt.self, found, unlimited) {
      found = 0
      for g in eachActive {
        if test(g) {
          list[found] = g.handle
          found += 1
        }
      }
      sortByOrder(list, found)
      for k in places(found) {
        if let g = liveGesture(list[k]) { visit(g) }
      }
    } else {
      // Without memory in whatever order.
      for g in eachActive {
        if test(g) { visit(g) }
      }
    }
    arena.release(mark)
  }

  /// Shell's sort: no memory, no recursion, and quick for lists that are nearly in order.
  private func sortByOrder(_ list: UnsafeMutablePointer<UInt>, _ count: Int) {
    var gap = count / 2
    while gap > 0 {
      for k in places(count, from: gap) {
        let item = list[k]
        var j = k
        while j >= gap, gesture(Handle.index(item)).comesBefore(gesture(Handle.index(list[j - gap]))) {
          list[j] = list[j - gap]
          j -= gap
        }
        list[j] = item
      }
      gap /= 2
    }
  }
}
