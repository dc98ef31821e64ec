import CResponderKit

// Who may recognise beside whom (SPEC 178-191): requirements, exclusion, prevention. Asked only when a state changes, never per event.

extension Context {
  // MARK: Requirements (SPEC 178, 179, 182)

  /// Make `index` require the failure of `other`, for ever. The same pair counts once.
  func require(_ index: UInt32, toFail other: UInt32) throws(RKStatus) {
    guard index != other else { throw failure(.invalidArgument, "other", "is the recogniser itself; pass another one") }
    let g = gesture(index)
    let handle = handle(other)
    if hasRequirement(g, handle) { return }
    if g.requirements.count == g.requirements.capacity { pruneRequirements(g) }
    guard g.requirements.append(handle, memory) else { throw noMemory() }
    if g.requirements.count > Self.fewRequirements { placeRequirements(g) }
    gesture(other).set(GestureFlag.required, true)
    // To one that nobody requires nothing leads.
    guard g.has(GestureFlag.required) else { return }
    if hasRequirement(gesture(other), self.handle(index)) || requirementLeads(from: other, to: index, nextWalk()) {
      diagnose(.gestureRequirementCycle, index, other)
    }
  }

  /// So many are looked through; more have their places in a table.
  private static var fewRequirements: Int { 16 }

  private func hasRequirement(_ g: Recognizer, _ handle: UInt) -> Bool {
    g.requirementPlaces.count > 0 ? g.requirementPlaces[UInt64(handle)] != 0 : contains(g.requirements, handle)
  }

  /// Before the list grows: those that have ended leave it. Then a quarter of it is free, so that this is not done for every few.
  private func pruneRequirements(_ g: Recognizer) {
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
  private func placeRequirements(_ g: Recognizer) {
    for k in (g.requirementPlaces.count > 0 ? g.requirements.count - 1 : 0)..<g.requirements.count {
      guard g.requirementPlaces.reserve(memory) else { return g.requirementPlaces.free(memory) }
      g.requirementPlaces.set(UInt64(g.requirements[k]), 1)
    }
  }

  /// Whether requirements lead from one recogniser to another. Bounded by its own depth: a chain too long for the stack is taken for open.
  private func requirementLeads(from start: UInt32, to target: UInt32, _ walk: UInt32) -> Bool {
    let g = gesture(start)
    guard g.header.visit != walk, hasStack else { return false }
    g.header.visit = walk
    var k = 0
    while k < g.requirements.count {
      let next = live(g.requirements[k], .gestures)
      k += 1
      if next == target || (next != 0 && requirementLeads(from: next, to: target, walk)) { return true }
    }
    return false
  }

  func requires(_ index: UInt32, _ other: UInt32) -> Bool {
    let g = gesture(index)
    if g.requirements.isEmpty && g.attemptRequirements.isEmpty { return false }
    let handle = handle(other)
    return hasRequirement(g, handle) || contains(g.attemptRequirements, handle)
  }

  private func contains(_ list: Buffer<UInt>, _ handle: UInt) -> Bool {
    var k = 0
    while k < list.count {
      if list[k] == handle { return true }
      k += 1
    }
    return false
  }

  /// The first recogniser required to fail that may still recognise: it is possible and takes part (SPEC 179). 0: none.
  @_optimize(speed)
  func unmetRequirement(_ index: UInt32) -> UInt32 {
    let g = gesture(index)
    return firstRequired(g.requirements) { $0.isPossible } ?? firstRequired(g.attemptRequirements) { $0.isPossible } ?? 0
  }

  /// A recogniser required to fail that has recognised instead.
  func recognizedRequirement(_ index: UInt32) -> UInt32? {
    let g = gesture(index)
    return firstRequired(g.requirements) { $0.isUnderway || $0.state == .ended || $0.state == .cancelled }
      ?? firstRequired(g.attemptRequirements) { $0.isUnderway || $0.state == .ended || $0.state == .cancelled }
  }

  @inline(__always)
  private func firstRequired(_ list: Buffer<UInt>, _ test: (Recognizer) -> Bool) -> UInt32? {
    var k = 0
    while k < list.count {
      let other = live(list[k], .gestures)
      k += 1
      if other == 0 { continue }
      let g = gesture(other)
      if g.activeSlot != 0, !g.has(GestureFlag.disabled), g.view != 0, test(g) { return other }
    }
    return nil
  }

  /// `index` has failed: those that wait for it and for nobody else go on, in the order of SPEC 80.
  func releaseDependents(of index: UInt32) {
    forEachActive(where: { gesture($0).isWaiting && requires($0, index) }) { goOn($0, index) }
  }

  /// A recogniser has failed and ended before those that wait for it were resumed. Resumes each that waits for no other one.
  func releaseStranded() {
    forEachActive(where: { gesture($0).isWaiting && unmetRequirement($0) == 0 }) { goOn($0, 0) }
  }

  private func goOn(_ dependent: UInt32, _ failed: UInt32) {
    guard gesture(dependent).isWaiting, unmetRequirement(dependent) == 0 else { return }
    // SPEC 180
    if gesture(dependent).wish == .began, !hasTouches(dependent) { return failGesture(dependent, .gestureWaitedTooLong, failed) }
    trace(.gestureRequirementMet, dependent, failed)
    takeState(dependent, gesture(dependent).wish)
  }

  /// `index` has recognised: those that require its failure fail (SPEC 178).
  func failDependents(of index: UInt32) {
    guard gesture(index).has(GestureFlag.required) else { return }
    forEachActive(where: { gesture($0).isPossible && requires($0, index) }) {
      if gesture($0).activeSlot != 0 { failGesture($0, .gestureRequirementRecognized, index) }
    }
  }

  /// Members of a cycle that all wait for one another fail when their touches are up (SPEC 182).
  func failCycles() {
    if !someWait { return }
    var waiting = 0
    var k = 0
    while k < active.count {
      if gesture(active[k]).isWaiting { waiting += 1 }
      k += 1
    }
    someWait = waiting > 0
    if waiting < 2 { return }
    // A recogniser is not stuck if its requirements lead to one that may still fail on its own.
    let hopeful = nextWalk()
    var changed = true
    while changed {
      changed = false
      k = 0
      while k < active.count {
        let index = active[k]
        k += 1
        let g = gesture(index)
        guard g.isWaiting, g.header.visit != hopeful else { continue }
        if hasHope(g.requirements, hopeful) || hasHope(g.attemptRequirements, hopeful) || hasTouches(index) {
          g.header.visit = hopeful
          changed = true
        }
      }
    }
    // All of them, before anybody is told: else the second would take the first's failure for its turn.
    let telling = tellingFailures
    tellingFailures = true
    forEachActive(where: { gesture($0).isWaiting && gesture($0).header.visit != hopeful }) {
      failGesture($0, .gestureCycleFailed, unmetRequirement($0))
    }
    tellingFailures = telling
    tellFailures()
  }

  private func hasHope(_ list: Buffer<UInt>, _ hopeful: UInt32) -> Bool {
    firstRequired(list) { $0.isPossible && (!$0.isWaiting || $0.header.visit == hopeful) } != nil
  }

  // MARK: Sharing (SPEC 186, 187)

  /// Whether both accepted a touch, and ignore it not, in their present attempts.
  @_optimize(speed)
  func share(_ a: UInt32, _ b: UInt32) -> Bool {
    let first = gesture(a).tracked, second = gesture(b).tracked
    var i = 0
    while i < first.count {
      if !first[i].ignored {
        var j = 0
        while j < second.count {
          if second[j].order == first[i].order, !second[j].ignored { return true }
          j += 1
        }
      }
      i += 1
    }
    return false
  }

  // MARK: Exclusion and prevention (SPEC 183, 184)

  /// A recogniser that has recognised with a touch of `index` and keeps it from recognising; 0: none.
  func findExcluder(_ index: UInt32) -> UInt32 {
    if !someRecognized { return 0 }
    let g = gesture(index)
    let attempt = g.attempt
    var k = 0
    while k < g.tracked.count {
      let tracked = g.tracked[k]
      k += 1
      let t = tracked.link.index
      // A touch that is over, and alive only because it is retained, is of an earlier tap.
      if t == 0 || tracked.ignored || touch(t).has(TouchFlag.gone) { continue }
      var e = 0
      while t == tracked.link.index, e < touch(t).entries.count {
        let entry = touch(t).entries[e]
        e += 1
        let other = entry.link.index
        if other == 0 || other == index || !hasRecognized(other, entry) { continue }
        let mayGoOn = mayCoexist(other, index)
        // What was asked may have ended this attempt or the other's, or have taken the touch from either.
        guard isLive(index, attempt) else { return 0 }
        if !mayGoOn, isStillExcluded(index, by: other, tracked, e - 1) { return other }
      }
    }
    return 0
  }

  /// Whether the touch is there and counts for both, and the entry at a place of its list still excludes.
  @inline(never)
  private func isStillExcluded(_ index: UInt32, by other: UInt32, _ tracked: TrackedTouch, _ place: Int) -> Bool {
    guard isTracking(index, tracked.touch), let t = tracked.link.alive(in: self), place < t.entries.count else { return false }
    let entry = t.entries[place]
    return entry.link.index == other && hasRecognized(other, entry)
  }

  func isLive(_ index: UInt32, _ attempt: UInt32) -> Bool { kind(index) == .gesture && gesture(index).attempt == attempt }

  private func hasRecognized(_ index: UInt32, _ entry: TouchEntry) -> Bool {
    if entry.flags & TouchEntry.ignored != 0 { return false }
    if entry.flags & TouchEntry.recognized != 0 { return true }
    let g = gesture(index)
    return entry.flags & TouchEntry.accepted != 0 && g.attempt == entry.attempt && g.isUnderway
  }

  /// `index` has recognised: what it shares a touch with and is still possible fails at once.
  func preventOthers(_ index: UInt32) {
    let g = gesture(index)
    forEachActive(where: { $0 != index && gesture($0).isPossible && share(index, $0) }) { other in
      // What was asked before may have ended either's attempt.
      guard gesture(other).isPossible, share(index, other) else { return }
      if mayCoexist(index, other) { return }
      guard kind(other) == .gesture, gesture(other).isPossible, g.isUnderway || g.state == .ended, share(index, other) else { return }
      failGesture(other, .gesturePrevented, index)
    }
  }

  /// In its touches' lists, where it stays after the reset (SPEC 183).
  @_optimize(speed)
  func markRecognized(_ index: UInt32, _ on: Bool) {
    if on { someRecognized = true }
    let g = gesture(index)
    let handle = handle(index)
    var k = 0
    while k < g.tracked.count {
      let t = g.tracked[k].link.index
      k += 1
      if t == 0 { continue }
      let entries = touch(t).entries
      var e = 0
      while e < entries.count {
        if entries[e].recognizer == handle {
          if on { entries[e].flags |= TouchEntry.recognized } else { entries[e].flags &= ~TouchEntry.recognized }
          break
        }
        e += 1
      }
    }
  }

  /// Whether `blocker`, which has recognised, leaves `other` alone (SPEC 184, 185, 188).
  private func mayCoexist(_ blocker: UInt32, _ other: UInt32) -> Bool {
    // A scroll view's pan and pinch go together.
    if gesture(blocker).has(GestureFlag.drivesScroll), gesture(other).has(GestureFlag.drivesScroll), gesture(blocker).view == gesture(other).view {
      return true
    }
    let questions = Method.canPrevent.bit | Method.canBePreventedBy.bit
    if gesture(blocker).delegate == nil, gesture(other).delegate == nil,
      (classData(of: blocker).overrides | classData(of: other).overrides) & questions == 0
    {
      // Nobody is there to be asked.
      if !isFewerTaps(blocker, other) { return false }
      trace(.gestureFewerTaps, blocker, other)
      return true
    }
    own(blocker)
    own(other)
    defer {
      disown(other)
      disown(blocker)
    }
    if !canPrevent(blocker, other) {
      trace(isFewerTaps(blocker, other) ? .gestureFewerTaps : .gestureMayNotPrevent, blocker, other)
      return true
    }
    if !canBePrevented(other, blocker) {
      trace(.gestureMayNotPrevent, blocker, other)
      return true
    }
    if allowsSimultaneous(blocker, other) || allowsSimultaneous(other, blocker) {
      trace(.gestureSimultaneous, blocker, other)
      return true
    }
    return false
  }

  /// SPEC 188.
  func isFewerTaps(_ a: UInt32, _ b: UInt32) -> Bool {
    gesture(a).isTap && gesture(b).isTap && tapData(b).pointee.tapsRequired > tapData(a).pointee.tapsRequired
  }

  // MARK: Loops

  /// Visit those that take part and pass a test, as they are now, in the order of SPEC 80. `test` calls nobody. `visit` may: who has ended
  /// meanwhile is left out.
  @inline(__always)
  @_optimize(speed)
  func forEachActive(where test: (UInt32) -> Bool, _ visit: (UInt32) -> Void) {
    // Most often nobody passes, or one: no list is needed then.
    var found = 0
    var only: UInt32 = 0
    var k = 0
    while k < active.count {
      if test(active[k]) {
        found += 1
        only = active[k]
      }
      k += 1
    }
    if found == 0 { return }
    if found == 1 { return visit(only) }
    let mark = arena.mark
    if let list = arena.allocate(UInt.self, found, unlimited) {
      found = 0
      k = 0
      while k < active.count {
        if test(active[k]) {
          list[found] = handle(active[k])
          found += 1
        }
        k += 1
      }
      sortByOrder(list, found)
      k = 0
      while k < found {
        let index = live(list[k], .gestures)
        if index != 0 { visit(index) }
        k += 1
      }
    } else {
      // Without memory in whatever order.
      k = 0
      while k < active.count {
        if test(active[k]) { visit(active[k]) }
        k += 1
      }
    }
    arena.release(mark)
  }

  /// Shell's sort: no memory, no recursion, and quick for lists that are nearly in order.
  private func sortByOrder(_ list: UnsafeMutablePointer<UInt>, _ count: Int) {
    var gap = count / 2
    while gap > 0 {
      var k = gap
      while k < count {
        let item = list[k]
        var j = k
        while j >= gap, comesBefore(Handle.index(item), Handle.index(list[j - gap])) {
          list[j] = list[j - gap]
          j -= gap
        }
        list[j] = item
        k += 1
      }
      gap /= 2
    }
  }
}
