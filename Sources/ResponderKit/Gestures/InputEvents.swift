import CResponderKit

// Events of wheels and trackpads at the recognisers: who follows them, and how what they report gets there. They are offered like touches
// (Gesture+Offer.swift); only the two ends, accepting and recognising, are different.

extension Context {
  /// Driven by such an event: it takes no touches (and a recogniser that has touches takes no such event).
  func isDriven(_ index: UInt32) -> Bool {
    switch gesture(index).pointee.type {
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
    while k < t.pointee.entries.count {
      if let g = t.pointee.entries[k].link.alive {
        let recognizer = g.pointee.header.index
        own(recognizer)
        if isStillOffered(t, offer), follows(recognizer, t, offer, event), isStillOffered(t, offer), window(of: g.pointee.view) != 0,
          track(recognizer, index, k)
        {
          drive(recognizer, t)
        } else {
          t.pointee.entries.base.unsafelyUnwrapped[k].flags |= TouchEntry.refused
        }
        disown(recognizer)
      }
      k += 1
    }
    disown(index)
  }

  private func follows(_ index: UInt32, _ t: UnsafeMutablePointer<TouchRecord>, _ offer: UInt64, _ event: OpaquePointer?) -> Bool {
    let g = gesture(index)
    guard g.pointee.view != 0, follows(index, t) else { return false }
    if g.has(GestureFlag.disabled) {
      trace(.gestureDisabled, index, g.pointee.view)
      return false
    }
    if g.isDone {
      trace(.gestureTouchWhileDone, index, g.pointee.view)
      return false
    }
    if g.isWaiting {
      trace(.gestureTouchWhileWaiting, index, unmetRequirement(index))
      return false
    }
    if !g.pointee.tracked.isEmpty {
      trace(.gestureTouchTypeExclusive, index, g.pointee.view, value: Double(t.pointee.type.rawValue))
      return false
    }
    if g.pointee.delegate == nil, !overrides(index, .shouldReceiveEvent) { return true }
    let isWanted = shouldReceiveEvent(index, event)
    guard kind(index) == .gesture, g.pointee.view != 0, !g.has(GestureFlag.disabled), !g.isDone, !g.isWaiting, g.pointee.tracked.isEmpty, !isDying(index)
    else { return false }
    if !isWanted { trace(.gestureEventRefused, index, g.pointee.view) }
    return isWanted
  }

  /// By its type and properties.
  private func follows(_ index: UInt32, _ t: UnsafeMutablePointer<TouchRecord>) -> Bool {
    let type = gesture(index).pointee.type
    if t.scrollKind == 0 { return type == .pinch || type == .rotation }
    guard type == .pan else { return false }
    if panData(index).pointee.scrollTypes & t.scrollKind != 0 { return true }
    trace(.gestureScrollTypeRefused, index, gesture(index).pointee.view, value: Double(t.scrollKind))
    return false
  }

  private func drive(_ index: UInt32, _ t: UnsafeMutablePointer<TouchRecord>) {
    let g = gesture(index)
    switch g.pointee.type {
    case .pan: panData(index).pointee.input = t.scrollKind
    default: pairData(index).pointee.isDriven = true
    }
    trace(.gestureReceivedInput, index, g.pointee.view, value: Double((t.scrollKind == 0 ? RKEventType.transform : .scroll).rawValue))
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
    guard !g.isDone, g.pointee.tracked.count > 0, !g.pointee.tracked[0].ignored, let t = g.pointee.tracked[0].link.alive, t.has(TouchFlag.input),
      t.pointee.offer == offer
    else { return }
    guard hasStack else { return diagnose(.tooDeep, index) }
    own(index)
    enter()
    g.pointee.location = t.pointee.location
    g.pointee.mask = t.pointee.mask
    if t.pointee.offerPhase == .cancelled {
      if gesture(index).isUnderway { cancelGesture(index, .gestureCancelled) } else { failGesture(index, .gestureTouchesCancelled) }
    } else {
      switch gesture(index).pointee.type {
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
    guard frame.pointee.changed[0].offered, let t = frame.pointee.changed[0].link.alive, t.pointee.flags & (TouchFlag.notch | TouchFlag.lifted) == TouchFlag.notch else { return }
    let handle = handle(t.pointee.header.index)
    // Recognisers that wait for those that fail begin with it, and end too.
    forEachActive(where: { isTracking($0, handle) && gesture($0).isPossible }) { if isTracking($0, handle) { endInput($0) } }
    forEachActive(where: { isTracking($0, handle) && gesture($0).isUnderway }) { index in
      guard isTracking(index, handle) else { return }
      panData(index).pointee.liftTime = eventTime
      panData(index).pointee.hasLifted = true
      endInput(index)
    }
    lift(t)
    t.pointee.flags &= ~TouchFlag.liftUntold
  }
}
