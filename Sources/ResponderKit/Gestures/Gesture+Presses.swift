// SPDX-License-Identifier: MIT
import CResponderKit

// Recognisers and presses (SPEC 240, 271). Among recognisers a touch stands for each press: it is in no list of touches, its handle is never passed out,
// and it has no place. So attempts, requirements, exclusion and resets are the same for both, and a tap or long press counts presses as it counts
// fingers.

/// The type of such touches, which no finger has.
var pressTouchType: RKTouchType? { RKTouchType(rawValue: 64) }

extension Press {
  // MARK: The list

  /// Those of the responder's view and of the views above it that accept the press's type. No host function is called.
  func collectRecognizers() {
    guard let hit = responder?.view else { return }
    var entries = context.takeSpareEntries()
    var height: UInt32 = 0
    var next: View? = hit
    while let view = next {
      height += 1
      if view.has(.hasRecognizers) { collectRecognizers(from: view, height, into: &entries) }
      next = view.superview
    }
    // Without memory recognisers do not see it.
    guard let type = pressTouchType, let t = entries.isEmpty ? nil : context.makeStandIn() else { return context.keepSpareEntries(&entries) }
    // How deep views stand is known at the top.
    for k in places(entries.count) {
      let depth = height - entries[k].depth + 1
      entries.base.unsafelyUnwrapped[k].depth = depth
      entries[k].link.alive(in: context)?.depth = depth
    }
    t.retain()
    t.id = id
    t.type = type
    t.order = order
    t.timestamp = timestamp
    t.beganTime = timestamp
    t.update = update
    t.mask = InputMask(modifiers: modifiers)
    if modifiers != 0 { context.seesDetails = true }
    t.windowHandle = windowHandle
    t.hitViewHandle = hit.handle
    t.viewHandle = t.hitViewHandle
    t.entries = entries
    standIn = t
  }

  private func collectRecognizers(from view: View, _ height: UInt32, into entries: inout Buffer<TouchEntry>) {
    let list = context.recognizers(view)
    guard entries.reserve(list.count, context.unlimited) else { return }
    let firstAdded = context.flag(.sameViewTie)
    for k in places(list.count) {
      let g = context.gesture(list[firstAdded ? k : list.count - 1 - k])
      let isAllowed = g.allowedPressTypes >> UInt64(type.rawValue) & 1 != 0
      if !g.followsPresses {
        // Their types are empty where the host has not set them.
        if isAllowed { tracePress(.gesturePressTypeRefused, g.object, view.object) }
      } else if g.has(.disabled) {
        traceRefusal(.gestureDisabled, g.object, view.object)
      } else if !isAllowed {
        tracePress(.gesturePressTypeRefused, g.object, view.object)
      } else {
        entries.appendReserved(TouchEntry(link: GestureLink(g), recognizer: g.handle, depth: height))
      }
    }
  }
}

extension Press {
  /// A recogniser does not receive it, for a reason that touches have, too. That it is a press stands in the ring alone.
  fileprivate func traceRefusal(_ reason: RKReason, _ recognizer: Object, _ other: Object?) {
    if !context.isTracing { return }
    tracePress(reason, recognizer, other)
    context.addMeasure(2, RKPoint(x: Double(type.rawValue), y: 1))
  }
}

extension Context {
  // MARK: Offering

  /// Steps 1 to 3 of SPEC 78 for the frame's window, or what is left of them.
  func offerPresses() {
    guard let frame = pressFrame, let way = frame.way else { return }
    let window = way.window
    if frame.nextEntry < frame.entryCount { offerEntries(frame) }
    let mark = arena.mark
    defer { arena.release(mark) }
    // Several turns only where there is no memory for a common list.
    while prepareOffer(frame, window) { offerEntries(frame) }
    if touchesLifted { _ = endIdle() }
    decidePresses(frame, window)
    settleGestures()
  }

  /// Take the window's presses that have not been offered yet; false if there are none. New ones are accepted or refused here.
  private func prepareOffer(_ frame: PressFrame, _ window: UInt) -> Bool {
    var total = 0
    forEachUnoffered(frame, window) { total += $0.standIn.entries.count }
    if total == 0 {
      forEachUnoffered(frame, window) { frame.changed[$0.place].offered = true }
      return false
    }
    offers += 1
    let offer = offers
    // One at a time without memory; and its list as it is.
    let list = arena.allocate(TouchEntry.self, total, unlimited)
    frame.offer = offer
    frame.nextEntry = 0
    frame.entries = list
    frame.entryCount = 0
    var taken = 0
    forEachUnoffered(frame, window) { change in
      if list == nil, taken > 0 { return }
      taken += 1
      frame.changed[change.place].offered = true
      let t = change.standIn
      let phase = frame.changed[change.place].phase
      if t.has(.liftUntold) { t.liftIsTold() }
      t.offer = offer
      t.offerPhase = touchPhase(phase)
      if phase == .cancelled { failWaiting(t) }
      if let list {
        merge(t.entries, offer, into: list, &frame.entryCount)
      } else {
        frame.entries = t.entries.base
        frame.entryCount = t.entries.count
      }
    }
    // As for touches, while presses of it are down (SPEC 183).
    someRecognized = true
    acceptPresses(frame, offer)
    return true
  }

  /// Presses of a window that recognisers may see and have not been offered; nested updates that have changed one since have offered it.
  private func forEachUnoffered(_ frame: PressFrame, _ window: UInt, _ visit: ((place: Int, standIn: Touch)) -> Void) {
    for place in frame.changes.places {
      guard !frame.changed[place].offered, let p = livePress(frame.changed[place].press), p.windowHandle == window, p.update == frame.stamp,
        let standIn = p.standIn
      else { continue }
      visit((place, standIn))
    }
  }

  /// A touch for a press, without memory of the host's limit.
  @inline(__always)
  fileprivate func makeStandIn() -> Touch? {
    let lends = isLimited
    if lends { memory.lends = true }
    let made = makeRecord(.touch, classID: 0)
    if lends { memory.lends = false }
    return touch(ifAny: made)
  }

  fileprivate func touchPhase(_ phase: RKPressPhase) -> RKTouchPhase {
    switch phase {
    case .began: .began
    case .changed: .moved
    case .stationary: .stationary
    case .ended: .ended
    default: .cancelled
    }
  }

  /// Each recogniser once, in the order of SPEC 80.
  private func merge(_ entries: Buffer<TouchEntry>, _ offer: UInt64, into list: UnsafeMutablePointer<TouchEntry>, _ count: inout Int) {
    for e in places(entries.count) {
      let recognizer = entries[e].link.index
      if recognizer != 0, gesture(recognizer).visit != offer {
        gesture(recognizer).visit = offer
        var place = count
        while place > 0, gesture(recognizer).comesBefore(gesture(Handle.index(list[place - 1].recognizer))) {
          list[place] = list[place - 1]
          place -= 1
        }
        list[place] = entries[e]
        count += 1
      }
    }
  }

  // MARK: Who takes it

  private func acceptPresses(_ frame: PressFrame, _ offer: UInt64) {
    offering += 1
    forEachNew(frame, offer) { $0.accept(offer) }
    if asksPairs { forEachNew(frame, offer) { $0.standIn?.askPairs() } }
    offering -= 1
  }

  private func forEachNew(_ frame: PressFrame, _ offer: UInt64, _ visit: (Press) -> Void) {
    for change in frame.changes {
      guard change.phase == .began, let p = livePress(change.press), p.standIn?.offer == offer else { continue }
      let kept = p.keep()
      visit(p)
      kept.release()
    }
  }
}

extension Press {
  fileprivate func accept(_ offer: UInt64) {
    guard let t = standIn else { return }
    for place in t.eachEntry.places {
      guard let g = t.entries[place].link.alive(in: context) else { continue }
      let keptRecognizer = g.keep()
      if context.pressIsStillOffered(t, offer), g.accepts(self, offer), context.pressIsStillOffered(t, offer), g.view?.window != nil, g.track(t, place) {
        tracePress(.gestureReceivedPress, g.object, g.view?.object)
      } else {
        t.entries.base.unsafelyUnwrapped[place].flags |= TouchEntry.refused
      }
      keptRecognizer.release()
    }
  }
}

extension Context {
  /// A question may have ended the press, or led to a nested update that has finished this one.
  fileprivate func pressIsStillOffered(_ t: Touch, _ offer: UInt64) -> Bool {
    guard let frame = pressFrame, !t.has(.lifted) else { return false }
    return frame.entries != nil && frame.nextEntry == 0 && t.offer == offer
  }

}

extension Recognizer {
  fileprivate func accepts(_ press: Press, _ offer: UInt64) -> Bool {
    func refuse(_ reason: RKReason, _ other: @autoclosure () -> Object?) -> Bool {
      press.traceRefusal(reason, object, other())
      return false
    }
    if view == nil { return false }
    if has(.disabled) { return refuse(.gestureDisabled, view?.object) }
    if isDone { return refuse(.gestureTouchWhileDone, view?.object) }
    if isWaiting { return refuse(.gestureTouchWhileWaiting, unmetRequirement()?.object) }
    if !has(.mixesTypes), tracked.count > 0, !isOfPresses { return refuse(.gestureTouchTypeExclusive, view?.object) }
    if askedEvent != offer {
      askedEvent = offer
      set(.eventRefused, !shouldReceiveEvent(context.pressEvent))
    }
    if kind != .gesture || !isOpenForPresses { return false }
    if has(.eventRefused) { return refuse(.gestureEventRefused, view?.object) }
    if !shouldReceivePress(press) { return refuse(.gesturePressRefused, view?.object) }
    return isOpenForPresses
  }

  /// Still attached, enabled and open, after a callback.
  fileprivate var isOpenForPresses: Bool {
    return view != nil && !has(.disabled) && !isDone && !isWaiting && !isDying
  }

  /// The other types follow places, which presses do not have.
  var followsPresses: Bool { type == .custom || type == .tap || type == .longPress }

  /// Whether its present attempt is one of presses.
  var isOfPresses: Bool {
    return tracked.count > 0 && tracked[0].type == pressTouchType
  }
}

extension Context {
  // MARK: Callbacks

  private func offerEntries(_ frame: PressFrame) {
    offering += 1
    while frame.nextEntry < frame.entryCount, let entries = frame.entries {
      let recognizer = entries[frame.nextEntry].link.index
      frame.nextEntry += 1
      if recognizer != 0 { gesture(recognizer).sendPhases(frame.offer) }
    }
    frame.entries = nil
    endLateTaps()
    offering -= 1
  }
}

extension Recognizer {
  /// A recogniser's presses of this offer: one call for each phase.
  fileprivate func sendPhases(_ offer: UInt64) {
    let kept = keep()
    sendPhase(.began, offer)
    sendPhase(.changed, offer)
    sendPhase(.ended, offer)
    sendPhase(.cancelled, offer)
    kept.release()
  }

  private func sendPhase(_ phase: RKPressPhase, _ offer: UInt64) {
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    // Without memory one call for each press.
    let list = context.arena.allocate(OpaquePointer?.self, context.presses.count, context.unlimited)
    let wanted = context.touchPhase(phase)
    var count = 0
    for p in context.eachPress {
      if isDone { break }
      guard let t = p.standIn, t.offer == offer, t.offerPhase == wanted, isTracking(t.handle) else { continue }
      if let list {
        list[count] = p.pointer
        count += 1
      } else {
        var slot = p.pointer
        withUnsafeMutablePointer(to: &slot) { sendPhase(phase, $0, 1) }
      }
    }
    if let list, count > 0 { sendPhase(phase, list, count) }
  }

  private func sendPhase(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard context.hasStack else { return diagnose(.tooDeep) }
    guard isCalled(ObservedCall(phase, presses, count, context.pressEvent)) else { return }
    sendPresses(slot(.presses(phase)), phase, presses, count, context.pressEvent)
  }

  /// A press method of a recogniser, from a slot on.
  func sendPresses(
    _ slot: MethodSlot, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?
  ) {
    let kept = keep()
    if let function = slot.function {
      begin(slot)
      unsafeBitCast(function, to: RKGesturePressesMethod.self)(pointer, presses, count, event, slot.userdata)
      context.end(slot)
    } else {
      context.enter()
      recognizePresses(phase, presses, count)
      context.leave()
    }
    kept.release()
  }
}

extension Recognizer {
  /// What the built-in classes make of presses: tap and long press count them.
  fileprivate func recognizePresses(_ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if type == .custom { return }
    let mark = context.arena.mark
    defer { context.arena.release(mark) }
    let list = context.arena.allocate(OpaquePointer?.self, count, context.unlimited)
    var known = 0
    for k in places(count) {
      guard let t = context.livePress(UInt(bitPattern: presses[k]))?.standIn else { continue }
      var standIn = t.pointer
      if let list {
        list[known] = standIn
        known += 1
      } else {
        withUnsafeMutablePointer(to: &standIn) { builtInTouches(context.touchPhase(phase), $0, 1) }
      }
    }
    if let list, known > 0 { builtInTouches(context.touchPhase(phase), list, known) }
  }

  // MARK: Where it is

  /// A press has no place: its gesture is in the middle of the recogniser's view. Window coordinates; nil: the gesture is no press's.
  var pressLocation: RKPoint? {
    guard let view, isOfPresses else { return nil }
    let b = view.bounds
    let middle = RKPoint(x: b.origin.x + b.size.width / 2, y: b.origin.y + b.size.height / 2)
    return presentWindow.map { view.convertUp(middle, to: $0.view) }
  }
}
