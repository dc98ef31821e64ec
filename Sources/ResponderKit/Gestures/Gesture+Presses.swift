import CResponderKit

// Recognisers and presses (SPEC 240, 271). Among recognisers a touch stands for each press: it is in no list of touches, nobody is given its handle,
// and it has no place. So attempts, requirements, exclusion and resets are the same for both, and a tap or long press counts presses as it counts
// fingers.

/// The type of such touches, which no finger has.
var pressTouchType: RKTouchType? { RKTouchType(rawValue: 64) }

extension Context {
  // MARK: The list

  /// Those of the responder's view and of the views above it that accept the press's type. Nobody is called.
  func collectForPress(_ index: UInt32) {
    let p = press(index)
    let hit = view(ofResponder: live(p.responder, .responders))
    if hit == 0 { return }
    var entries = takeSpareEntries()
    var height: UInt32 = 0
    var next = hit
    while next != 0 {
      height += 1
      if view(next).has(ViewFlag.hasRecognizers) { collectForPress(index, from: next, height, into: &entries) }
      next = view(next).superview
    }
    // Without memory recognisers do not see it.
    var standIn: UInt32 = 0
    if !entries.isEmpty {
      if isLimited {
        memory.pointee.lends = true
        standIn = makeRecord(.touch, classID: 0)
        memory.pointee.lends = false
      } else {
        standIn = makeRecord(.touch, classID: 0)
      }
    }
    guard standIn != 0, let type = pressTouchType else { return keepSpareEntries(&entries) }
    // How deep views stand is known at the top.
    var k = 0
    while k < entries.count {
      let depth = height - entries[k].depth + 1
      entries.base.unsafelyUnwrapped[k].depth = depth
      entries[k].link.alive(in: self)?.depth = depth
      k += 1
    }
    let t = touch(standIn)
    t.header.owners = 1
    t.id = p.id
    t.type = type
    t.order = p.order
    t.timestamp = p.timestamp
    t.beganTime = p.timestamp
    t.update = p.update
    t.mask = InputMask(modifiers: p.modifiers)
    if p.modifiers != 0 { seesDetails = true }
    t.window = p.window
    t.hitView = viewHandle(hit)
    t.view = t.hitView
    t.entries = entries
    p.touch = standIn
  }

  private func collectForPress(_ press: UInt32, from view: UInt32, _ height: UInt32, into entries: inout Buffer<TouchEntry>) {
    let list = recognizers(view)
    guard entries.reserve(list.count, unlimited) else { return }
    let firstAdded = flag(.sameViewTie)
    var k = 0
    while k < list.count {
      let g = gesture(list[firstAdded ? k : list.count - 1 - k])
      k += 1
      // The others follow places.
      guard g.type == .custom || g.type == .tap || g.type == .longPress else { continue }
      let index = g.header.index
      if g.has(GestureFlag.disabled) {
        tracePress(.gestureDisabled, press, index, view)
      } else if g.allowedPressTypes >> UInt64(self.press(press).type.rawValue) & 1 == 0 {
        tracePress(.gesturePressTypeRefused, press, index, view)
      } else {
        entries.appendReserved(TouchEntry(link: GestureLink(g), recognizer: handle(index), depth: height))
      }
    }
  }

  // MARK: Offering

  /// Steps 1 to 3 of SPEC 78 for the frame's window, or what is left of them.
  func offerPresses() {
    guard let frame = pressFrame, let way = frame.pointee.way else { return }
    let window = way.pointee.window
    if frame.pointee.nextEntry < frame.pointee.entryCount { offerEntries(frame) }
    let mark = arena.mark
    defer { arena.release(mark) }
    // Several turns only where there is no memory for a common list.
    while prepareOffer(frame, window) { offerEntries(frame) }
    if touchesLifted { endIdle() }
    decidePresses(frame, window)
    settleGestures()
  }

  /// Take the window's presses that have not been offered yet; false if there are none. New ones are accepted or refused here.
  private func prepareOffer(_ frame: UnsafeMutablePointer<PressFrame>, _ window: UInt) -> Bool {
    var total = 0
    forEachUnoffered(frame, window) { total += touch($0.standIn).entries.count }
    if total == 0 {
      forEachUnoffered(frame, window) { frame.pointee.changed[$0.place].offered = true }
      return false
    }
    offers += 1
    let offer = offers
    // One at a time without memory; and its list as it is.
    let list = arena.allocate(TouchEntry.self, total, unlimited)
    frame.pointee.offer = offer
    frame.pointee.nextEntry = 0
    frame.pointee.entries = list
    frame.pointee.entryCount = 0
    var taken = 0
    forEachUnoffered(frame, window) { change in
      if list == nil, taken > 0 { return }
      taken += 1
      frame.pointee.changed[change.place].offered = true
      let t = touch(change.standIn)
      let phase = frame.pointee.changed[change.place].phase
      t.flags &= ~TouchFlag.liftUntold
      t.offer = offer
      t.offerPhase = touchPhase(phase)
      if phase == .cancelled { failWaiting(t) }
      if let list {
        merge(t.entries, offer, into: list, &frame.pointee.entryCount)
      } else {
        frame.pointee.entries = t.entries.base
        frame.pointee.entryCount = t.entries.count
      }
    }
    // As for touches, while presses of it are down (SPEC 183).
    someRecognized = true
    acceptPresses(frame, offer)
    return true
  }

  /// Presses of a window that recognisers may see and have not been offered; nested updates that have changed one since have offered it.
  private func forEachUnoffered(_ frame: UnsafeMutablePointer<PressFrame>, _ window: UInt, _ visit: ((place: Int, standIn: UInt32)) -> Void) {
    var k = 0
    while k < frame.pointee.changedCount {
      let place = k
      k += 1
      let index = frame.pointee.changed[place].offered ? 0 : live(frame.pointee.changed[place].press, .presses)
      guard index != 0, press(index).window == window, press(index).update == frame.pointee.stamp, press(index).touch != 0 else { continue }
      visit((place, press(index).touch))
    }
  }

  private func touchPhase(_ phase: RKPressPhase) -> RKTouchPhase {
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
    var e = 0
    while e < entries.count {
      let recognizer = entries[e].link.index
      if recognizer != 0, gesture(recognizer).visit != offer {
        gesture(recognizer).visit = offer
        var place = count
        while place > 0, comesBefore(recognizer, Handle.index(list[place - 1].recognizer)) {
          list[place] = list[place - 1]
          place -= 1
        }
        list[place] = entries[e]
        count += 1
      }
      e += 1
    }
  }

  // MARK: Who takes it

  private func acceptPresses(_ frame: UnsafeMutablePointer<PressFrame>, _ offer: UInt64) {
    offering += 1
    forEachNew(frame, offer) { acceptPress($0, offer) }
    if asksPairs { forEachNew(frame, offer) { askPairs(press($0).touch) } }
    offering -= 1
  }

  private func forEachNew(_ frame: UnsafeMutablePointer<PressFrame>, _ offer: UInt64, _ visit: (UInt32) -> Void) {
    var k = 0
    while k < frame.pointee.changedCount {
      let change = frame.pointee.changed[k]
      k += 1
      let index = change.phase == .began ? live(change.press, .presses) : 0
      guard index != 0, press(index).touch != 0, touch(press(index).touch).offer == offer else { continue }
      own(index)
      visit(index)
      disown(index)
    }
  }

  private func acceptPress(_ index: UInt32, _ offer: UInt64) {
    let standIn = press(index).touch
    let t = touch(standIn)
    var k = 0
    while k < t.entries.count {
      let place = k
      k += 1
      guard let g = t.entries[place].link.alive(in: self) else { continue }
      let recognizer = g.header.index
      own(recognizer)
      if pressIsStillOffered(t, offer), accepts(recognizer, index, offer), pressIsStillOffered(t, offer), window(of: g.view) != 0, track(recognizer, standIn, place) {
        tracePress(.gestureReceivedPress, index, recognizer, g.view)
      } else {
        t.entries.base.unsafelyUnwrapped[place].flags |= TouchEntry.refused
      }
      disown(recognizer)
    }
  }

  /// A question may have ended the press, or led to a nested update that has finished this one.
  private func pressIsStillOffered(_ t: Touch, _ offer: UInt64) -> Bool {
    guard let frame = pressFrame, !t.has(TouchFlag.lifted) else { return false }
    return frame.pointee.entries != nil && frame.pointee.nextEntry == 0 && t.offer == offer
  }

  private func accepts(_ index: UInt32, _ press: UInt32, _ offer: UInt64) -> Bool {
    let g = gesture(index)
    func refuse(_ reason: RKReason, _ other: UInt32) -> Bool {
      tracePress(reason, press, index, other)
      return false
    }
    if g.view == 0 { return false }
    if g.has(GestureFlag.disabled) { return refuse(.gestureDisabled, g.view) }
    if g.isDone { return refuse(.gestureTouchWhileDone, g.view) }
    if g.isWaiting { return refuse(.gestureTouchWhileWaiting, unmetRequirement(index)) }
    if !g.has(GestureFlag.mixesTypes), g.tracked.count > 0, !isOfPresses(index) { return refuse(.gestureTouchTypeExclusive, g.view) }
    if g.askedEvent != offer {
      g.askedEvent = offer
      g.set(GestureFlag.eventRefused, !shouldReceiveEvent(index, pressEvent))
    }
    if kind(index) != .gesture || !isOpenForPresses(index) { return false }
    if g.has(GestureFlag.eventRefused) { return refuse(.gestureEventRefused, g.view) }
    if !shouldReceivePress(index, press) { return refuse(.gesturePressRefused, g.view) }
    return isOpenForPresses(index)
  }

  /// Still attached, enabled and open, after a callback.
  private func isOpenForPresses(_ index: UInt32) -> Bool {
    let g = gesture(index)
    return g.view != 0 && !g.has(GestureFlag.disabled) && !g.isDone && !g.isWaiting && !isDying(index)
  }

  /// Whether its present attempt is one of presses.
  func isOfPresses(_ index: UInt32) -> Bool {
    let g = gesture(index)
    return g.tracked.count > 0 && g.tracked[0].type == pressTouchType
  }

  // MARK: Callbacks

  private func offerEntries(_ frame: UnsafeMutablePointer<PressFrame>) {
    offering += 1
    while frame.pointee.nextEntry < frame.pointee.entryCount, let entries = frame.pointee.entries {
      let recognizer = entries[frame.pointee.nextEntry].link.index
      frame.pointee.nextEntry += 1
      if recognizer != 0 { sendPhases(recognizer, frame.pointee.offer) }
    }
    frame.pointee.entries = nil
    endLateTaps()
    offering -= 1
  }

  /// A recogniser's presses of this offer: one call for each phase.
  private func sendPhases(_ index: UInt32, _ offer: UInt64) {
    own(index)
    sendPhase(index, .began, offer)
    sendPhase(index, .changed, offer)
    sendPhase(index, .ended, offer)
    sendPhase(index, .cancelled, offer)
    disown(index)
  }

  private func sendPhase(_ index: UInt32, _ phase: RKPressPhase, _ offer: UInt64) {
    let mark = arena.mark
    defer { arena.release(mark) }
    // Without memory one call for each press.
    let list = arena.allocate(OpaquePointer?.self, presses.count, unlimited)
    let wanted = touchPhase(phase)
    var count = 0
    var k = 0
    while k < presses.count, !gesture(index).isDone {
      let p = press(presses[k])
      k += 1
      guard p.touch != 0 else { continue }
      let t = touch(p.touch)
      guard t.offer == offer, t.offerPhase == wanted, isTracking(index, handle(p.touch)) else { continue }
      if let list {
        list[count] = pointer(p.header.index)
        count += 1
      } else {
        var slot = pointer(p.header.index)
        withUnsafeMutablePointer(to: &slot) { sendPhase(index, phase, $0, 1) }
      }
    }
    if let list, count > 0 { sendPhase(index, phase, list, count) }
  }

  private func sendPhase(_ index: UInt32, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int) {
    guard hasStack else { return diagnose(.tooDeep, index) }
    sendPresses(toGesture: index, slot(classData(of: index), .presses(phase)), phase, presses, count, pressEvent)
  }

  /// A press method of a recogniser, from a slot on.
  func sendPresses(
    toGesture index: UInt32, _ slot: MethodSlot, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int, _ event: OpaquePointer?
  ) {
    own(index)
    if let function = slot.function {
      begin(slot, index)
      unsafeBitCast(function, to: RKGesturePressesMethod.self)(pointer(index), presses, count, event, slot.userdata)
      end(slot)
    } else {
      enter()
      recognizePresses(index, phase, presses, count)
      leave()
    }
    disown(index)
  }

  /// What the built-in classes make of presses: tap and long press count them.
  private func recognizePresses(_ index: UInt32, _ phase: RKPressPhase, _ presses: UnsafePointer<OpaquePointer?>, _ count: Int) {
    if gesture(index).type == .custom { return }
    let mark = arena.mark
    defer { arena.release(mark) }
    let list = arena.allocate(OpaquePointer?.self, count, unlimited)
    var known = 0
    var k = 0
    while k < count {
      let p = live(UInt(bitPattern: presses[k]), .presses)
      k += 1
      guard p != 0, press(p).touch != 0 else { continue }
      var standIn = pointer(press(p).touch)
      if let list {
        list[known] = standIn
        known += 1
      } else {
        withUnsafeMutablePointer(to: &standIn) { builtInTouches(index, touchPhase(phase), $0, 1) }
      }
    }
    if let list, known > 0 { builtInTouches(index, touchPhase(phase), list, known) }
  }

  // MARK: Where it is

  /// A press has no place: its gesture is in the middle of the recogniser's view. Window coordinates; nil: the gesture is no press's.
  func pressLocation(_ index: UInt32) -> RKPoint? {
    let view = gesture(index).view
    guard view != 0, isOfPresses(index) else { return nil }
    let b = self.view(view).bounds
    let middle = RKPoint(x: b.origin.x + b.size.width / 2, y: b.origin.y + b.size.height / 2)
    let window = gestureWindow(index)
    return window == 0 ? nil : convertUp(middle, from: view, to: window)
  }
}
