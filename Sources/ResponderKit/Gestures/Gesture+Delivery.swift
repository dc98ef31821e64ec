import CResponderKit

// What recognisers do to views' touches: taking them, holding them back, letting them go (SPEC 85-89, 101-106).

extension Recognizer {
  // MARK: Taking (SPEC 86, 87)

  /// A recogniser has recognised: its touches are no longer their views'.
  func claimTouches() {
    if has(.leavesTouches) { return }
    let handle = context.handle(index)
    for tracked in eachTracked {
      let index = tracked.link.index
      if index == 0 || tracked.ignored { continue }
      let t = context.touch(index)
      if t.view == 0 || t.has(.claimed) { continue }
      t.set(.claimed)
      t.taker = handle
    }
  }
}

extension Context {
  // MARK: The update's own touches

  /// Decide which changes of the update views do not hear of now. What is left is grouped and delivered by Events/Dispatch.swift.
  func decideTouches(_ frame: UpdateFrame, only: UInt = 0) {
    for place in frame.changes.places {
      let change = frame.changed[place]
      guard !change.dispatched, only == 0 || change.touch == only, let t = change.link.alive(in: self) else { continue }
      guard t.window == frame.window, t.update == frame.stamp, !t.entries.isEmpty, t.view != 0
      else { continue }
      if t.has(.claimed) {
        frame.changed[place].dispatched = true
        gesturesChanged = true
        continue
      }
      if t.has(.withheld) { continue }
      if change.phase == .moved, t.heldBegan == 0 { continue }
      if touch(t.index).holdsBack(change.phase) { frame.changed[place].dispatched = true }
    }
  }
}

extension Touch {
  @_optimize(speed)
  fileprivate func holdsBack(_ phase: RKTouchPhase) -> Bool {
    switch phase {
    case .began:
      let taker = takerFromTheStart()
      if taker != 0 {
        // SPEC 86: neither began nor cancelled.
        set(.closed)
        context.trace(.neverDelivered, context.live(view, .views), taker, touchID: id)
        view = 0
        return true
      }
      let holder = findHolder(ofBegan: true)
      let isDelayed = context.scrolls.exists && context.scrollViewDelays(self)
      guard holder != 0 || isDelayed else { return false }
      guard keepHeld() else {
        if isDelayed { stopDelaying(.scrollDelayOver) }
        return false
      }
      context.heldOrder += 1
      heldBegan = context.heldOrder
      if holder != 0 { context.trace(.beganHeldBack, context.live(view, .views), holder, touchID: id) }
      return true
    case .moved:
      guard heldBegan != 0, isBeganHeld else { return false }
      context.heldOrder += 1
      heldMoved = context.heldOrder
      movedTime = timestamp
      movedLocation = location
      movedPrevious = previous
      return true
    case .ended:
      // SPEC 248
      if has(.delayed) { stopDelaying(.scrollDelayLifted) }
      let holder = heldBegan != 0 || has(.open) ? findHolder(ofBegan: false) : 0
      guard isBeganHeld || holder != 0, keepHeld() else { return false }
      context.heldOrder += 1
      heldEnded = context.heldOrder
      if holder != 0 { context.trace(.endedHeldBack, context.live(view, .views), holder, touchID: id) }
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard heldBegan != 0 else { return false }
      dropHeld(0)
      return true
    }
  }

  /// What follows is held back with it; what comes after the end of the delay follows its release (SPEC 66).
  private var isBeganHeld: Bool {
    if heldBegan == 0 { return false }
    if isBeganHeldNow { return true }
    // Whatever has let go of it: it goes before what comes now.
    set(.letGo)
    context.gesturesChanged = true
    return false
  }

  @inline(never)
  fileprivate var isBeganHeldNow: Bool {
    !has(.letGo) && (has(.delayed) || findHolder(ofBegan: true) != 0)
  }

  /// A recogniser that has begun, takes touches from views, and has accepted this new one.
  @_optimize(speed)
  func takerFromTheStart() -> UInt32 {
    findEntry { $0.isUnderway && !$0.has(.leavesTouches) }
  }

  /// Who holds back began (`delaysBegan`) or ended of a touch: possible, and tracking it.
  func findHolder(ofBegan: Bool) -> UInt32 {
    findEntry { $0.isPossible && (ofBegan ? $0.has(.delaysBegan) : !$0.has(.hurriesEnded)) }
  }

  @inline(__always)
  private func findEntry(_ test: (Recognizer) -> Bool) -> UInt32 {
    let entries = self.entries
    for entry in entries {
      guard entry.flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted else { continue }
      if let g = entry.link.alive(in: context), g.attempt == entry.attempt, test(g) { return g.index }
    }
    return 0
  }

  // MARK: What is held back

  /// Put a touch on the list; false when there is no memory, and then nothing is held back.
  private func keepHeld() -> Bool {
    if has(.held) { return true }
    guard context.held.append(index, context.unlimited) else { return false }
    set(.held)
    context.own(index)
    return true
  }

  /// Forget what is held back of a touch. The caller holds the touch.
  fileprivate func dropHeld(_ taker: UInt32) {
    if heldBegan != 0 {
      set(.closed)
      if taker != 0 { context.trace(.heldBackDropped, context.live(view, .views), taker, touchID: id) }
      view = 0
    }
    heldBegan = 0
    heldMoved = 0
    heldEnded = 0
    removeHeld()
  }

  private func stopDelaying(_ reason: RKReason) { context.scrollViewDelayEnds(self, reason) }

  private func removeHeld() {
    guard has(.held) else { return }
    // SPEC 249
    if has(.delayed) { stopDelaying(.scrollDelayDropped) }
    flags.subtract([.held, .letGo])
    for k in context.eachHeld.places {
      if context.held[k] == index {
        context.held.remove(at: k)
        break
      }
    }
    // Its update is over as well, so nothing more comes of it.
    if !context.trackingControls.isEmpty, !has(.claimed), !isListed {
      context.touchIsOver(context.control(index))
    }
    context.disown(index)
  }

  fileprivate var isListed: Bool {
    context.touchPlace(self) != nil
  }
}

extension Context {
  /// Tell views what recognisers have decided: what was held back goes, or is dropped, oldest first and one call each; then each view gets one
  /// touchesCancelled for the touches that were taken from it (SPEC 66, 86, 101-103).
  @_optimize(speed)
  func deliverDecisions() {
    while !held.isEmpty, let next = nextHeld() {
      let t = touch(next.touch)
      let keptNext = keep(next.touch)
      if t.view == 0 {
        touch(next.touch).dropHeld(0)
      } else if t.has(.claimed) {
        let isOpen = t.has(.open)
        touch(next.touch).dropHeld(live(t.taker, .gestures))
        if isOpen { touch(next.touch).cancelInView() }
        // After the view, a control that had it by forwarding and got no cancellation gets one, too.
        if !trackingControls.isEmpty, !touch(next.touch).isListed { touchIsOver(control(next.touch)) }
      } else {
        touch(next.touch).release(next.phase)
      }
      keptNext.release()
    }
    while let view = nextClaimed() { cancelClaimed(view) }
  }

  /// The oldest phase that no recogniser delays any more, or whose touch was cancelled.
  private func nextHeld() -> (touch: UInt32, phase: RKTouchPhase)? {
    var best: (touch: UInt32, phase: RKTouchPhase)?
    var oldest = UInt64.max
    for t in eachHeld {
      let index = t.index
      // Its view has left: there is no receiver.
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
      if t.has(.claimed), t.has(.open), t.heldEnded != 0 { order = t.heldEnded }
      // 0: its last phase is being delivered.
      guard order != 0, order < oldest else { continue }
      if !t.has(.claimed) {
        let isHeld = phase == .ended ? self.touch(index).findHolder(ofBegan: false) != 0 && t.heldBegan == 0 : self.touch(index).isBeganHeldNow
        if isHeld { continue }
      }
      oldest = order
      best = (index, phase)
    }
    return best
  }
}

extension Touch {
  /// Deliver one phase as it was: its own time, its own place (SPEC 101).
  fileprivate func release(_ phase: RKTouchPhase) {
    let view = self.view
    var shown = ShownTouchRecord(self, outer: context.shown)
    self.phase = phase
    switch phase {
    case .began:
      heldBegan = 0
      timestamp = beganTime
      location = start
      previous = start
    case .moved:
      heldMoved = 0
      timestamp = movedTime
      location = movedLocation
      previous = movedPrevious
    default:
      heldEnded = 0
    }
    context.trace(.heldBackReleased, context.live(view, .views), 0, value: Double(phase.rawValue), touchID: id)
    var slot = context.pointer(index)
    withReference(to: &shown) { (shown: ShownTouch) in
      context.shown = shown
      withUnsafeMutablePointer(to: &slot) { context.deliver(DeliveryGroup(view: view, phase: phase, touches: $0, count: 1)) }
      context.shown = shown.outer
      shown.restore()
    }
    if heldBegan == 0, heldMoved == 0, heldEnded == 0 { removeHeld() }
  }

  // MARK: Cancelling in views

  /// One touch: touchesCancelled, then the touch has no view (SPEC 58).
  @_optimize(speed)
  fileprivate func cancelInView() {
    if context.isUnheard(.cancelled) {
      set(.closed)
      flags.subtract(.open)
      self.view = 0
      return
    }
    var slot = context.pointer(index)
    let view = self.view
    withUnsafeMutablePointer(to: &slot) { context.cancel(view, $0, 1) }
  }
}

extension Context {
  /// The view of the oldest touch that was taken.
  private func nextClaimed() -> UInt? {
    for t in eachTouch {
      if t.has(.claimed) {
        if t.view != 0 { return t.view }
        t.flags.subtract(.claimed)
      }
    }
    return nil
  }

  private func cancelClaimed(_ view: UInt) {
    if touches.count == 1, touch(touches[0]).has(.open) {
      // The usual case: one finger.
      let index = touches[0]
      touch(index).flags.subtract(.claimed)
      return touch(index).cancelInView()
    }
    let mark = arena.mark
    defer { arena.release(mark) }
    // Without memory they are taken without a word.
    let list = arena.allocate(OpaquePointer?.self, touches.count, unlimited)
    var count = 0
    for t in eachTouch {
      let index = t.index
      if t.view != view || !t.has(.claimed) { continue }
      t.flags.subtract(.claimed)
      if let list, t.has(.open) {
        list[count] = pointer(index)
        count += 1
      } else {
        t.set(.closed)
        t.view = 0
      }
    }
    if let list, count > 0 { cancel(view, list, count) }
  }

  fileprivate func cancel(_ view: UInt, _ touches: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    for k in places(count) {
      let index = Handle.index(UInt(bitPattern: touches[k]))
      let t = touch(index)
      own(index)
      trace(.cancelledByGesture, live(view, .views), live(t.taker, .gestures), touchID: t.id)
      touchIsChanging(t)
      t.phase = .cancelled
    }
    deliver(DeliveryGroup(view: view, phase: .cancelled, touches: touches, count: count))
    // The list may have been shortened by `deliver`: what is cancelled now is found by its view.
    for k in places(count) {
      let index = live(UInt(bitPattern: touches[k]), .touches)
      if index == 0 { continue }
      let t = touch(index)
      t.set(.closed)
      t.view = 0
      if t.phase == .cancelled { t.phase = t.has(.lifted) ? .ended : .stationary }
      disown(index)
    }
  }
}
