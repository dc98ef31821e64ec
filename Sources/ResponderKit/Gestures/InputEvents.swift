import CResponderKit

// Events of wheels and trackpads at the recognisers: who follows them, and how what they report gets there. They are offered like touches
// (Gesture+Offer.swift); only the two ends, accepting and recognising, are different.

extension Context {
  /// Driven by such an event: it takes no touches (and a recogniser that has touches takes no such event).
  func isDriven(_ index: UInt32) -> Bool {
    switch gesture(index).type {
    case .pan: panData(index).pointee.input != 0
    case .pinch, .rotation: pairData(index).pointee.isDriven
    default: false
    }
  }

  // MARK: Who follows

  /// As `acceptTouch`, for the record that stands for the gesture.
  func acceptInput(_ index: UInt32, _ offer: UInt64, _ event: OpaquePointer?) {
    let t = touch(index)
    own(index)
    var k = 0
    while k < t.entries.count {
      if let g = t.entries[k].link.alive(in: self) {
        let recognizer = g.header.index
        own(recognizer)
        if isStillOffered(t, offer), follows(recognizer, t, offer, event), isStillOffered(t, offer), window(of: g.view) != 0,
          track(recognizer, index, k)
        {
          drive(recognizer, t)
        } else {
          t.entries.base.unsafelyUnwrapped[k].flags |= TouchEntry.refused
        }
        disown(recognizer)
      }
      k += 1
    }
    disown(index)
  }

  private func follows(_ index: UInt32, _ t: Touch, _ offer: UInt64, _ event: OpaquePointer?) -> Bool {
    let g = gesture(index)
    guard g.view != 0, follows(index, t) else { return false }
    if g.has(GestureFlag.disabled) {
      trace(.gestureDisabled, index, g.view)
      return false
    }
    if g.isDone {
      trace(.gestureTouchWhileDone, index, g.view)
      return false
    }
    if g.isWaiting {
      trace(.gestureTouchWhileWaiting, index, unmetRequirement(index))
      return false
    }
    if !g.tracked.isEmpty {
      trace(.gestureTouchTypeExclusive, index, g.view, value: Double(t.type.rawValue))
      return false
    }
    if g.delegate == nil, !overrides(index, .shouldReceiveEvent) { return true }
    let isWanted = shouldReceiveEvent(index, event)
    guard kind(index) == .gesture, g.view != 0, !g.has(GestureFlag.disabled), !g.isDone, !g.isWaiting, g.tracked.isEmpty, !isDying(index)
    else { return false }
    if !isWanted { trace(.gestureEventRefused, index, g.view) }
    return isWanted
  }

  /// By its type and properties.
  private func follows(_ index: UInt32, _ t: Touch) -> Bool {
    let type = gesture(index).type
    if t.scrollKind == 0 { return type == .pinch || type == .rotation }
    guard type == .pan else { return false }
    if panData(index).pointee.scrollTypes & t.scrollKind != 0 { return true }
    trace(.gestureScrollTypeRefused, index, gesture(index).view, value: Double(t.scrollKind))
    return false
  }

  private func drive(_ index: UInt32, _ t: Touch) {
    let g = gesture(index)
    switch g.type {
    case .pan: panData(index).pointee.input = t.scrollKind
    default: pairData(index).pointee.isDriven = true
    }
    trace(.gestureReceivedInput, index, g.view, value: Double((t.scrollKind == 0 ? RKEventType.transform : .scroll).rawValue))
  }

  // MARK: What it reports

  /// Call those of the list that have not been called yet.
  @inline(never)
  func offerInput(_ frame: UnsafeMutablePointer<UpdateFrame>) {
    while frame.pointee.nextEntry < frame.pointee.entryCount, let entries = frame.pointee.entries {
      let recognizer = entries[frame.pointee.nextEntry].link.index
      frame.pointee.nextEntry += 1
      if recognizer != 0 { sendInput(to: recognizer, frame.pointee.offer) }
    }
  }

  /// Overrides of touch methods are not called: there are no touches.
  private func sendInput(to index: UInt32, _ offer: UInt64) {
    let g = gesture(index)
    // Nobody follows more than one.
    guard !g.isDone, g.tracked.count > 0, !g.tracked[0].ignored, let t = g.tracked[0].link.alive(in: self), t.has(TouchFlag.input),
      t.offer == offer
    else { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    own(index)
    enter()
    g.location = t.location
    g.mask = t.mask
    if t.offerPhase == .cancelled {
      if gesture(index).isUnderway { cancelGesture(index, .gestureCancelled) } else { failGesture(index, .gestureTouchesCancelled) }
    } else {
      switch gesture(index).type {
      case .pan: scrollPan(index, t)
      case .pinch, .rotation: transformPair(index, t)
      default: break
      }
    }
    leave()
    disown(index)
  }

  /// The fingers have left the trackpad.
  func endInput(_ index: UInt32) {
    let g = gesture(index)
    if g.isUnderway {
      endGesture(index)
    } else if g.isPossible, !g.isWaiting {
      failGesture(index, .gestureUndecided)
    }
  }

  /// What comes after the callbacks where there are no fingers.
  @inline(never)
  func endOffer(_ frame: UnsafeMutablePointer<UpdateFrame>) {
    if frame.pointee.kind == .input { return endNotch(frame) }
    // The pointer, once.
    if frame.pointee.nextGroup > 0 { return }
    frame.pointee.nextGroup = 1
    offerPointer(pointer(frame.pointee.event))
  }

  /// A notch is over when everybody has heard of it.
  private func endNotch(_ frame: UnsafeMutablePointer<UpdateFrame>) {
    guard frame.pointee.changed[0].offered, let t = frame.pointee.changed[0].link.alive(in: self), t.flags & (TouchFlag.notch | TouchFlag.lifted) == TouchFlag.notch else { return }
    let handle = handle(t.header.index)
    // Recognisers that wait for those that fail begin with it, and end too.
    forEachActive(where: { isTracking($0, handle) && gesture($0).isPossible }) { if isTracking($0, handle) { endInput($0) } }
    forEachActive(where: { isTracking($0, handle) && gesture($0).isUnderway }) { index in
      guard isTracking(index, handle) else { return }
      panData(index).pointee.liftTime = eventTime
      panData(index).pointee.hasLifted = true
      endInput(index)
    }
    lift(t)
    t.flags &= ~TouchFlag.liftUntold
  }
}
