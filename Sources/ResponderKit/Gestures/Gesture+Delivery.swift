import CResponderKit

// What recognisers do to views' touches: taking them, holding them back, letting them go (SPEC 85-89, 101-106).

extension Recognizer {
  // MARK: Taking (SPEC 86, 87)

  /// A recogniser has recognised: its touches are no longer their views'.
  func claimTouches() {
    if has(GestureFlag.leavesTouches) { return }
    let handle = context.handle(index)
    var k = 0
    while k < self.tracked.count {
      let tracked = self.tracked[k]
      k += 1
      let index = tracked.link.index
      if index == 0 || tracked.ignored { continue }
      let t = context.touch(index)
      if t.view == 0 || t.has(TouchFlag.claimed) { continue }
      t.set(TouchFlag.claimed)
      t.taker = handle
    }
  }
}

extension Context {
  // MARK: The update's own touches

  /// Decide which changes of the update views do not hear of now. What is left is grouped and delivered by Events/Dispatch.swift.
  func decideTouches(_ frame: UnsafeMutablePointer<UpdateFrame>, only: UInt = 0) {
    var k = 0
    while k < frame.pointee.changedCount {
      let place = k
      k += 1
      let change = frame.pointee.changed[place]
      guard !change.dispatched, only == 0 || change.touch == only, let t = change.link.alive(in: self) else { continue }
      guard t.window == frame.pointee.window, t.update == frame.pointee.stamp, !t.entries.isEmpty, t.view != 0
      else { continue }
      if t.has(TouchFlag.claimed) {
        frame.pointee.changed[place].dispatched = true
        gesturesChanged = true
        continue
      }
      if t.has(TouchFlag.withheld) { continue }
      if change.phase == .moved, t.heldBegan == 0 { continue }
      if holdsBack(t.header.index, change.phase) { frame.pointee.changed[place].dispatched = true }
    }
  }

  @_optimize(speed)
  fileprivate func holdsBack(_ index: UInt32, _ phase: RKTouchPhase) -> Bool {
    let t = touch(index)
    switch phase {
    case .began:
      let taker = takerFromTheStart(index)
      if taker != 0 {
        // SPEC 86: neither began nor cancelled.
        t.set(TouchFlag.closed)
        trace(.neverDelivered, live(t.view, .views), taker, touchID: t.id)
        t.view = 0
        return true
      }
      let holder = findHolder(index, GestureFlag.delaysBegan)
      let isDelayed = scrolls.exists && scrollViewDelays(index)
      guard holder != 0 || isDelayed else { return false }
      guard keepHeld(index) else {
        if isDelayed { stopDelaying(index, .scrollDelayOver) }
        return false
      }
      heldOrder += 1
      t.heldBegan = heldOrder
      if holder != 0 { trace(.beganHeldBack, live(t.view, .views), holder, touchID: t.id) }
      return true
    case .moved:
      guard t.heldBegan != 0, isBeganHeld(index) else { return false }
      heldOrder += 1
      t.heldMoved = heldOrder
      t.movedTime = t.timestamp
      t.movedLocation = t.location
      t.movedPrevious = t.previous
      return true
    case .ended:
      // SPEC 248
      if t.has(TouchFlag.delayed) { stopDelaying(index, .scrollDelayLifted) }
      let holder = t.heldBegan != 0 || t.has(TouchFlag.open) ? findHolder(index, 0) : 0
      guard isBeganHeld(index) || holder != 0, keepHeld(index) else { return false }
      heldOrder += 1
      t.heldEnded = heldOrder
      if holder != 0 { trace(.endedHeldBack, live(t.view, .views), holder, touchID: t.id) }
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard t.heldBegan != 0 else { return false }
      dropHeld(index, 0)
      return true
    }
  }

  /// What follows is held back with it; what comes when nobody holds it any more follows its release (SPEC 66).
  fileprivate func isBeganHeld(_ index: UInt32) -> Bool {
    if touch(index).heldBegan == 0 { return false }
    if isBeganHeldNow(index) { return true }
    // Whatever has let go of it: it goes before what comes now.
    touch(index).set(TouchFlag.letGo)
    gesturesChanged = true
    return false
  }

  @inline(never)
  fileprivate func isBeganHeldNow(_ index: UInt32) -> Bool {
    !touch(index).has(TouchFlag.letGo) && (touch(index).has(TouchFlag.delayed) || findHolder(index, GestureFlag.delaysBegan) != 0)
  }

  /// A recogniser that has begun, takes touches from views, and has accepted this new one.
  @_optimize(speed)
  func takerFromTheStart(_ index: UInt32) -> UInt32 {
    findEntry(index) { $0.isUnderway && !$0.has(GestureFlag.leavesTouches) }
  }

  /// Who holds back began (`delaysBegan`) or ended (0) of a touch: possible, and tracking it.
  func findHolder(_ index: UInt32, _ began: UInt32) -> UInt32 {
    findEntry(index) { $0.isPossible && (began != 0 ? $0.has(GestureFlag.delaysBegan) : !$0.has(GestureFlag.hurriesEnded)) }
  }

  @inline(__always)
  fileprivate func findEntry(_ index: UInt32, _ test: (Recognizer) -> Bool) -> UInt32 {
    let entries = touch(index).entries
    var k = 0
    while k < entries.count {
      let entry = entries[k]
      k += 1
      guard entry.flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted else { continue }
      if let g = entry.link.alive(in: self), g.attempt == entry.attempt, test(g) { return g.header.index }
    }
    return 0
  }

  // MARK: What is held back

  /// Put a touch on the list; false when there is no memory, and then nothing is held back.
  fileprivate func keepHeld(_ index: UInt32) -> Bool {
    let t = touch(index)
    if t.has(TouchFlag.held) { return true }
    guard held.append(index, unlimited) else { return false }
    t.set(TouchFlag.held)
    own(index)
    return true
  }

  /// Forget what is held back of a touch. The caller holds the touch.
  fileprivate func dropHeld(_ index: UInt32, _ taker: UInt32) {
    let t = touch(index)
    if t.heldBegan != 0 {
      t.set(TouchFlag.closed)
      if taker != 0 { trace(.heldBackDropped, live(t.view, .views), taker, touchID: t.id) }
      t.view = 0
    }
    t.heldBegan = 0
    t.heldMoved = 0
    t.heldEnded = 0
    removeHeld(index)
  }

  fileprivate func stopDelaying(_ index: UInt32, _ reason: RKReason) { scrollViewDelayEnds(index, reason) }

  fileprivate func removeHeld(_ index: UInt32) {
    guard touch(index).has(TouchFlag.held) else { return }
    // SPEC 249
    if touch(index).has(TouchFlag.delayed) { stopDelaying(index, .scrollDelayDropped) }
    touch(index).flags &= ~(TouchFlag.held | TouchFlag.letGo)
    var k = 0
    while k < held.count {
      if held[k] == index {
        held.remove(at: k)
        break
      }
      k += 1
    }
    // Its update is over as well, so nothing more comes of it.
    if !trackingControls.isEmpty, !touch(index).has(TouchFlag.claimed), !isListed(index) {
      touchIsOver(index)
    }
    disown(index)
  }

  fileprivate func isListed(_ index: UInt32) -> Bool {
    touchPlace(index) != nil
  }

  /// Tell views what recognisers have decided: what was held back goes, or is dropped, oldest first and one call each; then each view gets one
  /// touchesCancelled for the touches that were taken from it (SPEC 66, 86, 101-103).
  @_optimize(speed)
  func deliverDecisions() {
    while !held.isEmpty, let next = nextHeld() {
      let t = touch(next.touch)
      own(next.touch)
      if t.view == 0 {
        dropHeld(next.touch, 0)
      } else if t.has(TouchFlag.claimed) {
        let isOpen = t.has(TouchFlag.open)
        dropHeld(next.touch, live(t.taker, .gestures))
        if isOpen { cancelInView(next.touch) }
        // Now that its view has been told, who had it by forwarding and has not is told as well.
        if !trackingControls.isEmpty, !isListed(next.touch) { touchIsOver(next.touch) }
      } else {
        release(next.touch, next.phase)
      }
      disown(next.touch)
    }
    while let view = nextClaimed() { cancelClaimed(view) }
  }

  /// The oldest phase that nobody holds back any more, or whose touch was taken.
  fileprivate func nextHeld() -> (touch: UInt32, phase: RKTouchPhase)? {
    var best: (touch: UInt32, phase: RKTouchPhase)?
    var oldest = UInt64.max
    var k = 0
    while k < held.count {
      let index = held[k]
      k += 1
      let t = touch(index)
      // Its view has left: nobody is there to be told.
      if t.view == 0 { return (index, .cancelled) }
      var order = t.heldBegan
      var phase = RKTouchPhase.began
      if order == 0 {
        order = t.heldMoved
        phase = .moved
      }
      if order == 0 {
        order = t.heldEnded
        phase = .ended
      }
      if t.has(TouchFlag.claimed), t.has(TouchFlag.open), t.heldEnded != 0 { order = t.heldEnded }
      // 0: its last phase is being delivered.
      guard order != 0, order < oldest else { continue }
      if !t.has(TouchFlag.claimed) {
        let isHeld = phase == .ended ? findHolder(index, 0) != 0 && t.heldBegan == 0 : isBeganHeldNow(index)
        if isHeld { continue }
      }
      oldest = order
      best = (index, phase)
    }
    return best
  }

  /// Deliver one phase as it was: its own time, its own place (SPEC 101).
  fileprivate func release(_ index: UInt32, _ phase: RKTouchPhase) {
    let t = touch(index)
    let view = t.view
    var shown = ShownTouch(t, outer: self.shown)
    t.phase = phase
    switch phase {
    case .began:
      t.heldBegan = 0
      t.timestamp = t.beganTime
      t.location = t.start
      t.previous = t.start
    case .moved:
      t.heldMoved = 0
      t.timestamp = t.movedTime
      t.location = t.movedLocation
      t.previous = t.movedPrevious
    default:
      t.heldEnded = 0
    }
    trace(.heldBackReleased, live(view, .views), 0, value: Double(phase.rawValue), touchID: t.id)
    var slot = pointer(index)
    withUnsafeMutablePointer(to: &shown) { shown in
      self.shown = UnsafeMutableRawPointer(shown)
      withUnsafeMutablePointer(to: &slot) { deliver(DeliveryGroup(view: view, phase: phase, touches: $0, count: 1)) }
      self.shown = shown.pointee.outer
      shown.pointee.restore()
    }
    if t.heldBegan == 0, t.heldMoved == 0, t.heldEnded == 0 { removeHeld(index) }
  }

  // MARK: Cancelling in views

  /// One touch: touchesCancelled, then the touch has no view (SPEC 58).
  @_optimize(speed)
  fileprivate func cancelInView(_ index: UInt32) {
    if isUnheard(.cancelled) {
      touch(index).set(TouchFlag.closed)
      touch(index).flags &= ~TouchFlag.open
      touch(index).view = 0
      return
    }
    var slot = pointer(index)
    let view = touch(index).view
    withUnsafeMutablePointer(to: &slot) { cancel(view, $0, 1) }
  }

  /// The view of the oldest touch that was taken.
  fileprivate func nextClaimed() -> UInt? {
    var k = 0
    while k < touches.count {
      let t = touch(touches[k])
      if t.has(TouchFlag.claimed) {
        if t.view != 0 { return t.view }
        t.flags &= ~TouchFlag.claimed
      }
      k += 1
    }
    return nil
  }

  fileprivate func cancelClaimed(_ view: UInt) {
    if touches.count == 1, touch(touches[0]).has(TouchFlag.open) {
      // The usual case: one finger.
      let index = touches[0]
      touch(index).flags &= ~TouchFlag.claimed
      return cancelInView(index)
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    // Without memory they are taken without a word.
    let list = arena.allocate(OpaquePointer?.self, touches.count, unlimited)
    var count = 0
    var k = 0
    while k < touches.count {
      let index = touches[k]
      let t = touch(index)
      k += 1
      if t.view != view || !t.has(TouchFlag.claimed) { continue }
      t.flags &= ~TouchFlag.claimed
      if let list, t.has(TouchFlag.open) {
        list[count] = pointer(index)
        count += 1
      } else {
        t.set(TouchFlag.closed)
        t.view = 0
      }
    }
    if let list, count > 0 { cancel(view, list, count) }
  }

  fileprivate func cancel(_ view: UInt, _ touches: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    var k = 0
    while k < count {
      let index = Handle.index(UInt(bitPattern: touches[k]))
      let t = touch(index)
      own(index)
      trace(.cancelledByGesture, live(view, .views), live(t.taker, .gestures), touchID: t.id)
      touchIsChanging(t)
      t.phase = .cancelled
      k += 1
    }
    deliver(DeliveryGroup(view: view, phase: .cancelled, touches: touches, count: count))
    // The list may have been shortened by `deliver`: what is cancelled now is found by its view.
    k = 0
    while k < count {
      let index = live(UInt(bitPattern: touches[k]), .touches)
      k += 1
      if index == 0 { continue }
      let t = touch(index)
      t.set(TouchFlag.closed)
      t.view = 0
      if t.phase == .cancelled { t.phase = t.has(TouchFlag.lifted) ? .ended : .stationary }
      disown(index)
    }
  }
}
