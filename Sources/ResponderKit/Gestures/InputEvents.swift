// SPDX-License-Identifier: MIT
import CResponderKit

// Events of wheels and trackpads at the recognisers: which ones follow them, and how their values arrive. They are offered like touches
// (Gesture+Offer.swift); only the two ends, accepting and recognising, are different.

/// The value of a record that a recogniser lost such a gesture, and not touches.
private let byTrackpad = 1.0

extension Recognizer {
  /// Driven by such an event: it takes no touches (and a recogniser that has touches takes no such event).
  var isDriven: Bool {
    switch type {
    case .pan: panData.input != 0
    case .pinch, .rotation: pairData.isDriven
    default: false
    }
  }
}

extension Touch {
  // MARK: Who follows

  /// As `acceptTouch`, for the record that stands for the gesture.
  func acceptInput(_ offer: UInt64, _ event: OpaquePointer?) {
    let kept = keep()
    for k in entries.places {
      if let g = entries[k].link.alive(in: context) {
        let keptRecognizer = g.keep()
        if context.isStillOffered(self, offer), g.follows(self, offer, event), context.isStillOffered(self, offer), g.view?.window != nil,
          g.track(self, k)
        {
          g.drive(self)
        } else {
          entries.base.unsafelyUnwrapped[k].flags |= TouchEntry.refused
        }
        keptRecognizer.release()
      }
    }
    kept.release()
  }
}

extension Recognizer {
  fileprivate func follows(_ t: Touch, _ offer: UInt64, _ event: OpaquePointer?) -> Bool {
    guard view != nil, follows(t) else { return false }
    if has(.disabled) {
      trace(.gestureDisabled, view?.object)
      if context.isTracing { context.addMeasure(1, RKPoint()) }
      return false
    }
    if isDone {
      trace(.gestureTouchWhileDone, view?.object)
      return false
    }
    if isWaiting {
      trace(.gestureTouchWhileWaiting, unmetRequirement()?.object)
      return false
    }
    if !tracked.isEmpty {
      trace(.gestureTouchTypeExclusive, view?.object, value: Double(t.type.rawValue))
      return false
    }
    if delegate == nil, !overrides(.shouldReceiveEvent) { return true }
    let isWanted = shouldReceiveEvent(event)
    guard kind == .gesture, view != nil, !has(.disabled), !isDone, !isWaiting, tracked.isEmpty, !isDying
    else { return false }
    if !isWanted { trace(.gestureEventRefused, view?.object) }
    return isWanted
  }

  /// By its type and properties.
  fileprivate func follows(_ t: Touch) -> Bool {
    let type = self.type
    if t.scrollKind == 0 { return type == .pinch || type == .rotation }
    guard type == .pan else { return false }
    if panData.scrollTypes & t.scrollKind != 0 { return true }
    trace(.gestureScrollTypeRefused, view?.object, value: Double(t.scrollKind))
    return false
  }

  fileprivate func drive(_ t: Touch) {
    switch type {
    case .pan: panData.input = t.scrollKind
    default: pairData.isDriven = true
    }
    trace(.gestureReceivedInput, view?.object, value: Double((t.scrollKind == 0 ? RKEventType.transform : .scroll).rawValue))
  }
}

extension Context {
  // MARK: What it reports

  /// Call those of the list that have not been called yet.
  @inline(never)
  func offerInput(_ frame: UpdateFrame) {
    while frame.nextEntry < frame.entryCount, let entries = frame.entries {
      let recognizer = entries[frame.nextEntry].link.index
      frame.nextEntry += 1
      if recognizer != 0 { gesture(recognizer).sendInput(frame.offer) }
    }
  }
}

extension Recognizer {
  /// Overrides of touch methods are not called: there are no touches.
  fileprivate func sendInput(_ offer: UInt64) {
    // A recogniser follows at most one.
    guard !isDone, tracked.count > 0, !tracked[0].ignored, let t = tracked[0].link.alive(in: context), t.has(.input),
      t.offer == offer
    else { return }
    guard context.hasStack else { return diagnose(.tooDeep) }
    let kept = keep()
    context.enter()
    location = t.location
    mask = t.mask
    if t.offerPhase == .cancelled {
      if isUnderway { cancel(.gestureCancelled, value: byTrackpad) } else { fail(.gestureTouchesCancelled, value: byTrackpad) }
    } else {
      switch type {
      case .pan: scrollPan(t)
      case .pinch, .rotation: transformPair(t)
      default: break
      }
    }
    context.leave()
    kept.release()
  }

  /// The fingers have left the trackpad.
  func endInput() {
    if isUnderway {
      end()
    } else if isPossible, !isWaiting {
      // A notch is over as soon as it has come.
      fail(type == .pan ? .gestureUndecided : .gestureLiftedTooSoon)
    }
  }
}

extension Context {
  /// What comes after the callbacks where there are no fingers.
  @inline(never)
  func endOffer(_ frame: UpdateFrame) {
    if frame.kind == .input { return endNotch(frame) }
    // The pointer, once.
    if frame.nextGroup > 0 { return }
    frame.nextGroup = 1
    offerPointer(pointer(frame.event))
  }

  /// A notch is over after its delivery to all recognisers.
  private func endNotch(_ frame: UpdateFrame) {
    guard frame.changed[0].offered, let t = frame.changed[0].link.alive(in: self), t.flags.intersection([.notch, .lifted]) == .notch else { return }
    let handle = t.handle
    // Recognisers that wait for those that fail begin with it, and end too.
    forEachActive(where: { $0.isTracking(handle) && $0.isPossible }) { if $0.isTracking(handle) { $0.endInput() } }
    forEachActive(where: { $0.isTracking(handle) && $0.isUnderway }) { g in
      guard g.isTracking(handle) else { return }
      g.panData.liftTime = eventTime
      g.panData.hasLifted = true
      g.endInput()
    }
    lift(t)
    t.liftIsTold()
  }
}
