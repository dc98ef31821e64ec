// SPDX-License-Identifier: MIT
import CResponderKit

// What recognisers do to views' touches: taking them, holding them back, letting them go (SPEC 85-89, 101-106).

extension Recognizer {
  // MARK: Taking (SPEC 86, 87)

  /// A recogniser has recognised: its touches are no longer their views'.
  func claimTouches() {
    if has(.leavesTouches) { return }
    let handle = handleInPlace
    for tracked in eachTracked {
      let index = tracked.link.index
      if index == 0 || tracked.ignored { continue }
      let t = context.touch(index)
      if t.viewHandle == 0 || t.has(.claimed) { continue }
      t.set(.claimed)
      t.takerHandle = handle
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
      guard t.windowHandle == frame.window, t.update == frame.stamp, !t.entries.isEmpty, t.viewHandle != 0
      else { continue }
      if t.has(.claimed) {
        frame.changed[place].dispatched = true
        gesturesChanged = true
        continue
      }
      if t.has(.withheld) { continue }
      if change.phase == .moved, t.phases.began == 0 { continue }
      if t.holdsBack(change.phase) { frame.changed[place].dispatched = true }
    }
  }
}

extension Touch {
  @_optimize(speed)
  fileprivate func holdsBack(_ phase: RKTouchPhase) -> Bool {
    switch phase {
    case .began:
      let (taker, holder) = takerOrHolder()
      if let taker {
        // SPEC 86: neither began nor cancelled.
        set(.closed)
        context.trace(.neverDelivered, view?.object, taker.object, touchID: id)
        view = nil
        return true
      }
      let isDelayed = context.scrolls.exists && context.scrollViewDelays(self)
      guard holder != nil || isDelayed else { return false }
      guard keepHeld() else {
        if isDelayed { stopDelaying(.scrollDelayOver) }
        return false
      }
      holdBack(.began)
      if let holder { context.trace(.beganHeldBack, view?.object, holder.object, touchID: id) }
      return true
    case .moved:
      guard isBeganHeld else { return false }
      holdBack(.changed)
      movedTime = timestamp
      movedLocation = location
      movedPrevious = previous
      return true
    case .ended:
      // SPEC 248
      if has(.delayed) { stopDelaying(.scrollDelayLifted) }
      let holder = phases.began != 0 || has(.open) ? findHolder(ofBegan: false) : nil
      guard isBeganHeld || holder != nil, keepHeld() else { return false }
      holdBack(.ended)
      if let holder { context.trace(.endedHeldBack, view?.object, holder.object, touchID: id) }
      return true
    default:
      // Cancelled by the system: what never began is not closed (SPEC 109).
      guard phases.began != 0 else { return false }
      dropHeld()
      return true
    }
  }

  /// Both for a new touch; nothing holds it back that is taken.
  @inline(__always)
  private func takerOrHolder() -> (taker: Recognizer?, holder: Recognizer?) {
    var holder: Recognizer?
    for entry in entries {
      guard let g = entry.accepted(in: context) else { continue }
      if g.isUnderway, !g.has(.leavesTouches) { return (g, nil) }
      if holder == nil, g.isPossible, g.has(.delaysBegan) { holder = g }
    }
    return (nil, holder)
  }

  /// A recogniser that has begun, takes touches from views, and has accepted this new one.
  func takerFromTheStart() -> Recognizer? {
    findEntry { $0.isUnderway && !$0.has(.leavesTouches) }
  }

  /// Who holds back began (`delaysBegan`) or ended of a touch: possible, and tracking it.
  func findHolder(ofBegan: Bool) -> Recognizer? {
    findEntry { $0.isPossible && (ofBegan ? $0.has(.delaysBegan) : !$0.has(.hurriesEnded)) }
  }

  @inline(__always)
  private func findEntry(_ test: (Recognizer) -> Bool) -> Recognizer? {
    let entries = self.entries
    for entry in entries {
      if let g = entry.accepted(in: context), test(g) { return g }
    }
    return nil
  }

  private func stopDelaying(_ reason: RKReason) { context.scrollViewDelayEnds(self, reason) }

  fileprivate var isListed: Bool { context.touchPlace(self) != nil }
}

extension Touch: HeldBack {
  // MARK: What is held back

  var listOfHeld: Buffer<UInt32> {
    get { context.held }
    nonmutating set { context.held = newValue }
  }

  var receiver: UInt {
    get { viewHandle }
    nonmutating set { viewHandle = newValue }
  }

  var isTaken: Bool { has(.claimed) }

  @inline(never)
  var isBeganDelayed: Bool { !has(.letGo) && (has(.delayed) || findHolder(ofBegan: true) != nil) }

  var nextPhase: (phase: HeldPhase, order: UInt64) {
    let first = phases.first
    return has(.claimed) && has(.open) && phases.ended != 0 ? (first.phase, phases.ended) : first
  }

  func dropTaken() {
    let isOpen = has(.open)
    if phases.began != 0, let taker { context.trace(.heldBackDropped, view?.object, taker.object, touchID: id) }
    dropHeld()
    if isOpen { cancelInView() }
    // After the view, a control that had it by forwarding and got no cancellation gets one, too.
    if !context.trackingControls.isEmpty, !isListed { context.touchIsOver(self) }
  }

  /// With its own time, in its own place (SPEC 101).
  func release(_ phase: HeldPhase) {
    let view = self.viewHandle
    var shown = ShownTouchRecord(self, outer: context.shown)
    phases[phase] = 0
    switch phase {
    case .began:
      self.phase = .began
      timestamp = beganTime
      location = start
      previous = start
    case .changed:
      self.phase = .moved
      timestamp = movedTime
      location = movedLocation
      previous = movedPrevious
    case .ended: self.phase = .ended
    }
    let delivered = self.phase
    context.trace(.heldBackReleased, context.object(ifAny: context.live(view, .views)), value: Double(delivered.rawValue), touchID: id)
    var slot = pointer
    withReference(to: &shown) { (shown: ShownTouch) in
      context.shown = shown
      withUnsafeMutablePointer(to: &slot) { context.deliver(DeliveryGroup(view: view, phase: delivered, touches: $0, count: 1)) }
      context.shown = shown.outer
      shown.restore()
    }
    if phases.isEmpty { leaveList() }
  }

  /// SPEC 249
  func willLeaveList() { if has(.delayed) { stopDelaying(.scrollDelayDropped) } }

  /// Its update is over as well, so nothing more comes of it.
  func didLeaveList() {
    if !context.trackingControls.isEmpty, !has(.claimed), !isListed { context.touchIsOver(self) }
  }

  // MARK: Cancelling in views

  /// One touch: touchesCancelled, then the touch has no view (SPEC 58).
  @_optimize(speed)
  fileprivate func cancelInView() {
    if context.isUnheard(.cancelled) {
      set(.closed)
      flags.subtract(.open)
      self.view = nil
      return
    }
    var slot = pointer
    let view = self.viewHandle
    withUnsafeMutablePointer(to: &slot) { context.cancel(view, $0, 1) }
  }
}

extension Context {
  /// Tell views what recognisers have decided: what was held back goes, or is dropped; then each view gets one touchesCancelled for the touches
  /// that were taken from it (SPEC 66, 86, 101-103).
  @_optimize(speed)
  func deliverDecisions() {
    if !held.isEmpty { deliverHeld(eachHeld) }
    while let view = nextClaimed() { cancelClaimed(view) }
  }

  /// The view of the oldest touch that was taken.
  private func nextClaimed() -> UInt? {
    for t in eachTouch {
      if t.has(.claimed) {
        if t.viewHandle != 0 { return t.viewHandle }
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
      if t.viewHandle != view || !t.has(.claimed) { continue }
      t.flags.subtract(.claimed)
      if let list, t.has(.open) {
        list[count] = pointer(index)
        count += 1
      } else {
        t.set(.closed)
        t.view = nil
      }
    }
    if let list, count > 0 { cancel(view, list, count) }
  }

  fileprivate func cancel(_ view: UInt, _ touches: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    var kept = KeptList(self, touches)
    for k in places(count) {
      let t = touch(Handle.index(UInt(bitPattern: touches[k])))
      kept.append(t.object, as: touches[k])
      trace(.cancelledByGesture, object(ifAny: live(view, .views)), t.taker?.object, touchID: t.id)
      touchIsChanging(t)
      t.phase = .cancelled
    }
    deliver(DeliveryGroup(view: view, phase: .cancelled, touches: touches, count: count))
    // All of them are open, and their view's: the list is as it was.
    kept.release { object in
      let t = Touch(object)
      t.set(.closed)
      t.view = nil
      if t.phase == .cancelled { t.phase = t.has(.lifted) ? .ended : .stationary }
    }
  }
}

extension TouchEntry {
  /// The recogniser, if it has taken the touch in its present attempt, and does not ignore it.
  @inline(__always)
  fileprivate func accepted(in context: Context) -> Recognizer? {
    guard flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted, let g = link.alive(in: context), g.attempt == attempt else { return nil }
    return g
  }
}
