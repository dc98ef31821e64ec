// SPDX-License-Identifier: MIT
import CResponderKit

// Offering an update to recognisers, before views hear of it (SPEC 78-80, 84). The frame of the update holds what is still to be done, so that
// a nested update can do it first (SPEC 303).

extension Context {
  /// Steps 1 to 3 of SPEC 78 for the frame's window, or what is left of them: callbacks, decisions, actions, and what was held back.
  func offerTouches() {
    guard let frame else { return }
    if frame.nextEntry < frame.entryCount { offerEntries(frame) }
    if frame.changedCount == 1 {
      if prepareOnly(frame) { offerEntries(frame) }
    } else {
      let mark = arena.mark
      // One at a time where there is no memory for a common list.
      while prepareOffer(frame, only: 0) { offerEntries(frame) }
      arena.release(mark)
    }
    if frame.kind != .touches { endOffer(frame) }
    // Who fails because its last touch is up lets go of this update's touches too (SPEC 241).
    let areUnchanged = touchesLifted && !endIdle()
    decideTouches(frame)
    settleGestures(afterIdle: areUnchanged)
  }
}

extension Touch {
  /// The same for one touch, whose window's sendEvent: has not passed it on yet.
  func offerToRecognizers() {
    guard let frame = context.frame else { return }
    let window = frame.window
    frame.window = self.windowHandle
    let mark = context.arena.mark
    if context.prepareOffer(frame, only: handle) { context.offerEntries(frame) }
    if context.touchesLifted { _ = context.endIdle() }
    context.decideTouches(frame, only: handle)
    context.settleGestures()
    context.arena.release(mark)
    frame.window = window
  }
}

extension Context {
  // MARK: Preparing

  /// The usual update, in which one touch changed: its list is that of the offer.
  @inline(__always)
  private func prepareOnly(_ frame: UpdateFrame) -> Bool {
    guard let t = takeOffered(frame, 0) else { return false }
    offers += 1
    let offer = offers, phase = frame.changed[0].phase
    t.offer = offer
    t.offerPhase = phase
    if phase == .cancelled { failWaiting(t) }
    frame.offer = offer
    frame.nextEntry = 0
    frame.entries = t.entries.base
    frame.entryCount = t.entries.count
    if phase == .began {
      if frame.kind == .touches, !asksPairs {
        offering += 1
        t.accept(offer, frame)
        offering -= 1
      } else {
        acceptTouches(frame, offer)
      }
    }
    return true
  }

  /// The touch at a place, if it is the window's, was not offered yet and has recognisers; it counts as offered.
  @inline(__always)
  private func takeOffered(_ frame: UpdateFrame, _ place: Int) -> Touch? {
    guard !frame.changed[place].offered, let t = frame.changed[place].link.alive(in: self), t.windowHandle == frame.window else { return nil }
    frame.changed[place].offered = true
    if t.has(.liftUntold) { t.liftIsTold() }
    // A nested update has changed it since: recognisers have heard of that.
    return t.update == frame.stamp && !t.entries.isEmpty ? t : nil
  }

  /// Take the window's touches that have not been offered yet; false if there are none. New ones are accepted or refused here.
  @inline(never)
  @_optimize(speed)
  fileprivate func prepareOffer(_ frame: UpdateFrame, only: UInt) -> Bool {
    offers += 1
    let offer = offers
    var taken = 0
    var total = 0
    var first: UInt32 = 0
    var begins = false
    for place in frame.changes.places {
      let change = frame.changed[place]
      guard only == 0 || change.touch == only, let t = takeOffered(frame, place) else { continue }
      t.offer = offer
      t.offerPhase = change.phase
      if change.phase == .began { begins = true }
      if change.phase == .cancelled { failWaiting(t) }
      taken += 1
      total += t.entries.count
      if first == 0 { first = t.index }
    }
    if taken == 0 { return false }
    frame.offer = offer
    frame.nextEntry = 0
    if taken == 1 {
      frame.entries = touch(first).entries.base
      frame.entryCount = total
    } else {
      merge(frame, offer, total)
    }
    if begins { acceptTouches(frame, offer) }
    return true
  }

  /// Who has recognised with a touch that the system takes, and waits for others to fail, fails with it, before any of them does (SPEC 108).
  func failWaiting(_ t: Touch) {
    let telling = tellingFailures
    tellingFailures = true
    let entries = t.entries
    for entry in entries {
      guard entry.flags & (TouchEntry.accepted | TouchEntry.ignored) == TouchEntry.accepted, let g = entry.link.alive(in: self),
        g.attempt == entry.attempt, g.isWaiting
      else { continue }
      gesture(g.index).fail(.gestureTouchesCancelled)
    }
    tellingFailures = telling
    tellFailures()
  }

  /// One list of all recognisers of the touches taken, each once, in the order of SPEC 80.
  @_optimize(speed)
  private func merge(_ frame: UpdateFrame, _ offer: UInt64, _ total: Int) {
    guard let list = arena.allocate(TouchEntry.self, total, unlimited) else { return takeFirst(frame, offer) }
    var count = 0
    for change in frame.changes {
      let index = change.link.index
      if index == 0 || touch(index).offer != offer { continue }
      let entries = touch(index).entries
      // Touches of one view bring the same list: then nothing is left to be put in order.
      var place = 0
      for e in places(entries.count) {
        let recognizer = entries[e].link.index
        if recognizer != 0, gesture(recognizer).visit != offer {
          gesture(recognizer).visit = offer
          place = insert(entries[e], into: list, count, from: place)
          count += 1
        }
      }
    }
    frame.entries = list
    frame.entryCount = count
  }

  /// Put an entry where it belongs; returns its place. The search starts near where the last one went.
  private func insert(_ entry: TouchEntry, into list: UnsafeMutablePointer<TouchEntry>, _ count: Int, from start: Int) -> Int {
    let recognizer = gesture(Handle.index(entry.recognizer))
    var place = min(start, count)
    while place > 0, recognizer.comesBefore(gesture(Handle.index(list[place - 1].recognizer))) { place -= 1 }
    while place < count, gesture(Handle.index(list[place].recognizer)).comesBefore(recognizer) { place += 1 }
    var k = count
    while k > place {
      list[k] = list[k - 1]
      k -= 1
    }
    list[place] = entry
    return place
  }

  /// Without memory the first touch goes alone; the others have their turn afterwards.
  private func takeFirst(_ frame: UpdateFrame, _ offer: UInt64) {
    var found = false
    for k in frame.changes.places {
      let index = frame.changed[k].link.index
      if index != 0, touch(index).offer == offer {
        if found {
          touch(index).offer = 0
          frame.changed[k].offered = false
        } else {
          found = true
          frame.entries = touch(index).entries.base
          frame.entryCount = touch(index).entries.count
        }
      }
    }
  }

  @inline(never)
  private func acceptTouches(_ frame: UpdateFrame, _ offer: UInt64) {
    offering += 1
    if frame.kind == .input {
      touch(frame.changed[0].link.index).acceptInput(offer, pointer(frame.event))
    } else {
      forEachNew(frame, offer) { $0.acceptAsking(from: 0, offer, frame) }
    }
    if asksPairs { forEachNew(frame, offer) { $0.askPairs() } }
    offering -= 1
  }

  private func forEachNew(_ frame: UpdateFrame, _ offer: UInt64, _ visit: (Touch) -> Void) {
    for change in frame.changes where change.phase == .began {
      if let t = change.link.alive(in: self), t.offer == offer { visit(t) }
    }
  }

  // MARK: Callbacks

  /// Call the recognisers of the list that have not been called yet.
  @_optimize(speed)
  fileprivate func offerEntries(_ frame: UpdateFrame) {
    offering += 1
    if frame.kind == .input { offerInput(frame) }
    while frame.nextEntry < frame.entryCount, let entries = frame.entries {
      let link = entries[frame.nextEntry].link
      frame.nextEntry += 1
      link.alive(in: self)?.sendPhases(frame.offer)
    }
    frame.entries = nil
    if lateTaps != 0 { endLateTaps() }
    offering -= 1
  }
}

extension Recognizer {
  /// A recogniser's touches of this offer: one call for each phase (SPEC 79).
  @inline(__always)
  fileprivate func sendPhases(_ offer: UInt64) {
    if isDone || self.tracked.isEmpty { return }
    if !context.estimates.isEmpty { context.recognizerGets(self, offer) }
    if self.tracked.count != 1 { return sendEachPhase(offer) }
    // The usual case: one finger. Nothing of the recogniser is used after the call.
    let tracked = self.tracked[0]
    guard !tracked.ignored, let t = tracked.link.alive(in: context), t.offer == offer else { return }
    let phase = t.offerPhase
    let method = Method.touches(phase)
    var slot = OpaquePointer(bitPattern: tracked.touch)
    if context.overridden & method.bit != 0 && overrides(method) || !context.hasStack || context.isObserved {
      withUnsafeMutablePointer(to: &slot) { sendPhase(phase, $0, 1) }
    } else {
      if phase == .ended || phase == .cancelled { location = t.location }
      // Others' questions are asked in here, and may end it.
      let kept = keep()
      withUnsafeMutablePointer(to: &slot) { recognize(phase, $0, 1) }
      kept.releaseInPlace()
    }
  }

  @inline(never)
  @_optimize(speed)
  private func sendEachPhase(_ offer: UInt64) {
    let kept = keep()
    sendPhase(.began, offer)
    sendPhase(.moved, offer)
    sendPhase(.ended, offer)
    sendPhase(.cancelled, offer)
    kept.releaseInPlace()
  }

  @_optimize(speed)
  private func sendPhase(_ phase: RKTouchPhase, _ offer: UInt64) {
    if isDone { return }
    var count = 0
    for tracked in eachTracked {
      if context.isOffered(tracked, phase, offer) { count += 1 }
    }
    if count == 0 { return }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    // Without memory one call for each touch.
    let list = context.arena.allocate(OpaquePointer?.self, count, context.unlimited)
    count = 0
    for tracked in eachTracked {
      guard context.isOffered(tracked, phase, offer) else { continue }
      if let list {
        list[count] = OpaquePointer(bitPattern: tracked.touch)
        count += 1
      } else if !isDone {
        var slot = OpaquePointer(bitPattern: tracked.touch)
        withUnsafeMutablePointer(to: &slot) { sendPhase(phase, $0, 1) }
      }
    }
    if let list { sendPhase(phase, list, count) }
  }
}

extension Context {
  fileprivate func isOffered(_ tracked: TrackedTouch, _ phase: RKTouchPhase, _ offer: UInt64) -> Bool {
    guard !tracked.ignored, let t = tracked.link.alive(in: self) else { return false }
    return t.offer == offer && t.offerPhase == phase
  }
}

extension Recognizer {
  @_optimize(speed)
  private func sendPhase(_ phase: RKTouchPhase, _ touches: UnsafeMutablePointer<OpaquePointer?>, _ count: Int) {
    if phase == .ended || phase == .cancelled { keepLocation() }
    guard context.hasStack else { return diagnose(.tooDeep) }
    let event = context.pointer(context.event)
    if isCalled(ObservedCall(phase, touches, count, event)) { sendTouches(slot(.touches(phase)), phase, touches, count, event) }
  }

  /// A touch method of a recogniser, from a slot on.
  func sendTouches(_ slot: MethodSlot, _ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?) {
    guard let function = slot.function else {
      let kept = keep()
      context.enter()
      builtInTouches(phase, touches, count)
      context.leaveInPlace()
      kept.releaseInPlace()
      return
    }
    let kept2 = keep()
    set(.calledSuper, false)
    begin(slot)
    unsafeBitCast(function, to: RKGestureTouchesMethod.self)(pointer, touches, count, event, slot.userdata)
    context.end(slot)
    if context.isTracing, kind == .gesture, type != .custom, !has(.calledSuper) { context.remark(.noteNoSuper, object, value: Double(phase.rawValue)) }
    kept2.releaseInPlace()
  }

  /// What the built-in classes make of touches.
  ///
  /// Only touches that it tracks: an override may have lost or ignored some before it calls super.
  @_optimize(speed)
  func builtInTouches(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    var known = 0
    while known < count, isTracking(UInt(bitPattern: touches[known])) { known += 1 }
    if known < count {
      let mark = context.arena.mark
      defer { context.arena.release(mark) }
      guard let list = context.arena.allocate(OpaquePointer?.self, count, context.unlimited) else { return }
      known = 0
      for k in places(count) {
        if isTracking(UInt(bitPattern: touches[k])) {
          list[known] = touches[k]
          known += 1
        }
      }
      if known > 0 { recognize(phase, list, known) }
    } else {
      recognize(phase, touches, count)
    }
  }

  @inline(__always)
  private func recognize(_ phase: RKTouchPhase, _ touches: UnsafePointer<OpaquePointer?>, _ count: Int) {
    switch type {
    case .custom, .hover: return
    case .tap: tapTouches(phase, touches, count)
    case .longPress: longPressTouches(phase, touches, count)
    case .pan, .screenEdgePan: panTouches(phase, touches, count)
    case .swipe: swipeTouches(phase, touches, count)
    case .pinch: pinchTouches(phase, touches, count)
    case .rotation: rotationTouches(phase, touches, count)
    }
  }

  /// What a built-in type has counted of a touch that is ignored now.
  private func forgetIgnored(_ touch: UInt) {
    switch type {
    case .pinch, .rotation: leavePair(touch)
    case .tap, .longPress:
      let data = tapData
      if isPossible, !isWaiting, data.fingers - data.lifted > Int64(touchesDown) { fail(.gestureIgnoredAll) }
    default: break
    }
  }

  func isTracking(_ touch: UInt) -> Bool {
    let tracked = self.tracked
    for k in places(tracked.count) {
      if tracked[k].touch == touch { return !tracked[k].ignored }
    }
    return false
  }

  /// ignoreTouch:forEvent: (SPEC 106). False if it does not track the touch. `most`: it is one more than the recogniser takes.
  @discardableResult
  func ignoreTouch(_ touchHandle: UInt, most: Int64 = 0) -> Bool {
    for k in eachTracked.places {
      if tracked[k].touch == touchHandle, !tracked[k].ignored {
        tracked.base.unsafelyUnwrapped[k].ignored = true
        let t = context.live(touchHandle, .touches)
        if t != 0 {
          let entries = context.touch(t).entries
          for e in places(entries.count) {
            if entries[e].recognizer == handle { entries[e].flags |= TouchEntry.ignored }
          }
          trace(.gestureIgnoredTouch, view?.object, touchID: context.touch(t).id)
          if most > 0 { context.addMeasure(Double(most) + 1, RKPoint(x: Double(most), y: 0)) }
        }
        forgetIgnored(touchHandle)
        context.gesturesChanged = true
        return true
      }
    }
    return false
  }
}
